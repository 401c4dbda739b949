## Das Spiel

game-name = TTCG
game-about = Einheiten und Zauber, die wachsen, indem man sie aufeinanderlegt. Jede Karte hat zwei Effekte; wer einen nutzt, dreht die Karte quer. Zwanzig Punkte für jeden; eine zerstörte Einheit kostet so viele davon, wie ihr Rang beträgt.

## Kartentypen: „Einheit vom Typ Feuer“

type-earth = Erde
type-water = Wasser
type-fire = Feuer
type-air = Luft
type-electric = Elektro
type-light = Licht
type-nature = Natur
type-dark = Dunkelheit
type-spell = Zauber
    .gender = m
    .gen = Zaubers
    .pl = Zauber
    .gen-pl = Zauber
    .dat-pl = Zaubern
class-unit = Einheit
    .gender = f
    .pl = Einheiten
class-spell = Zauber
    .gender = m
    .gen = Zaubers
    .pl = Zauber
    .gen-pl = Zauber
    .dat-pl = Zaubern

## Unterarten: „Einheit der Art Drache“

set-subtypes = Arten
word-dragon = Drache
word-beast = Bestie
word-elemental = Elementar
word-aquatic = Wasserwesen
word-warrior = Krieger
word-spellcaster = Magier
word-machine = Maschine
word-ghost = Geist
word-insect = Insekt
word-reptile = Reptil
word-fairy = Fee
word-undead = Untoter
word-botanic = Pflanze
word-flying = Flieger
word-humanoid = Humanoider
word-fish = Fisch

## Schlüsselwörter: „diese Karte ist unzerstörbar“, „alle unzerstörbaren Einheiten“

keyword-indestructible = unzerstörbar
    .f = unzerstörbare
    .m = unzerstörbarer
    .n = unzerstörbares
    .acc-m = unzerstörbaren
    .dat = unzerstörbaren
    .gen = unzerstörbaren
    .dat-strong = unzerstörbarem
    .dat-f-strong = unzerstörbarer
    .dat-pl = unzerstörbaren
    .gen-pl = unzerstörbaren
    .pl = unzerstörbare
    .weak = unzerstörbare
    .weak-pl = unzerstörbaren
    .bare = unzerstörbar
keyword-immune = immun
    .f = immune
    .m = immuner
    .n = immunes
    .acc-m = immunen
    .dat = immunen
    .gen = immunen
    .dat-strong = immunem
    .dat-f-strong = immuner
    .dat-pl = immunen
    .gen-pl = immunen
    .pl = immune
    .weak = immune
    .weak-pl = immunen
    .bare = immun
about-keyword-indestructible = Sie kann nicht zerstört werden, weder im Kampf noch durch Effekte.
about-keyword-immune = Effekte der Karten, die dabei genannt sind, können sie weder wählen noch verändern. Der Kampf ist kein Effekt.

## Zahlen der Karten

number-attack = Angriff
    .gender = m
number-defense = Verteidigung
    .gender = f
number-level = Rang
    .gender = m
number-more_attacks = weitere Angriffe

## Zähler der Spieler und was daraus folgt

counter-points = Punkte
counter-plays = in diesem Zug ausgespielte Karten
counter-extra_plays = weitere Karten in diesem Zug
quantity-plays_given = Karten, die ständige Effekte erlauben
quantity-plays_allowed = erlaubte Karten pro Zug

## Was Karten an sich haben

state-tapped = getappt
state-tapped_now = in diesem Zug getappt
state-attacks_made = ausgeführte Angriffe
state-held_back = zurückgehalten

## Zonen

zone-units = Einheitenzone
zone-spells = Zauberzone
zone-under = Karten darunter
zone-hand = Hand
zone-deck = Deck
zone-discard = Ablagestapel
zone-field = Feld
noun-units = Einheit
    .gender = f
    .pl = Einheiten
noun-spells = Zauber
    .gender = m
    .gen = Zaubers
    .pl = Zauber
    .gen-pl = Zauber
    .dat-pl = Zaubern
np-n =
    { $n ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $n }
    }

## Arten von Effekten. Kosten stehen im Infinitiv.

as-normal = Normal
as-continuous = Dauerhaft
as-counter = Konter
as-equip = Ausrüstung
as-latent = Latent
as-dormant = Ruhend
as-passive = Passiv
frame-on-cost = { $on }, { $cost }: { $text }
    .then = capital
frame-on-may-cost = { $on }, darfst du { $cost }: { $text }
    .then = capital
frame-may-cost = du darfst { $cost }: { $text }
    .then = capital
cost-and = { $a } und { $b }
on-use = { "" }
    .name = wenn ihr Spieler möchte
on-opponent_draw = während der Ziehphase deines Gegners
on-opponent_main = während der Hauptphase deines Gegners
on-opponent_battle = während der Kampfphase deines Gegners
on-opponent_end = während der Endphase deines Gegners
on-always = { "" }
    .name = immer
on-turn_start = zu Beginn deines Zuges
on-played =
    wenn { $filtered ->
        [yes] { $of ->
            [self] du { TERM($cards, case: "acc") } ausspielst
            [opponent] dein Gegner { TERM($cards, case: "acc") } ausspielt
           *[any] { TERM($cards) } ausgespielt wird
        }
       *[no] { $of ->
            [self] du eine Karte ausspielst
            [opponent] dein Gegner eine Karte ausspielt
           *[any] eine Karte ausgespielt wird
        }
    }
    .subject = opponent
    .name = wenn eine Karte ausgespielt wird
on-effect_activates =
    wenn { $of ->
        [self] du einen Karteneffekt aktivierst
        [opponent] dein Gegner einen Karteneffekt aktiviert
       *[any] ein Karteneffekt aktiviert wird
    }
    .subject = opponent
    .name = wenn ein Karteneffekt aktiviert wird
on-effect_activates-counter = { "" }
on-attacks = wenn diese Karte angreift
on-enemy_attacks = wenn eine gegnerische Karte angreift
on-after_attack = nachdem diese Karte angegriffen hat
on-other_destroyed = wenn { TERM($cards) } zerstört wird
    .name = wenn eine andere Karte zerstört wird
on-sent_to_discard = wenn diese Karte auf den Ablagestapel gelegt wird
noun-on-other_destroyed = Karte
    .gender = f
    .pl = Karten
cost-discard = { TERM($cards, case: "acc") } abwerfen
    .name = Karten abwerfen
cost-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } verlieren
    .name = Punkte verlieren
cost-discard_this = diese Karte abwerfen
    .name = diese Karte abwerfen
cost-opponent_draws =
    deinen Gegner { np-n } { $n ->
        [one] Karte
       *[other] Karten
    } ziehen lassen
    .name = deinen Gegner Karten ziehen lassen
cost-opponent_gains =
    deinen Gegner { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } erhalten lassen
    .name = deinen Gegner Punkte erhalten lassen
cost-opponent_untaps =
    deinen Gegner { np-n } { $n ->
        [one] Karte
       *[other] Karten
    } enttappen lassen
    .name = deinen Gegner Karten enttappen lassen

## Worum es geht. `decl: "from"`: woher eine Karte kommt; `decl: "keine"`: verneint.

np-tail = { TERM($after) } { TERM($with) } { TERM($place) }
np-up-to =
    bis zu { $n ->
        [1] { np-one }
       *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { np-tail }
np-most = { np-das } { TERM($adj, decl: "weak") } { TERM($noun) } { TERM($after) } mit { np-stat } höchsten { TERM($stat) } { TERM($with) } { TERM($place) }
np-least = { np-das } { TERM($adj, decl: "weak") } { TERM($noun) } { TERM($after) } mit { np-stat } niedrigsten { TERM($stat) } { TERM($with) } { TERM($place) }
np-event =
    { $other ->
        [yes] { $who ->
            [self] eine andere eigene
            [opponent] eine gegnerische
           *[any] eine andere
        } { TERM($adj, decl: "strong") } { TERM($noun) }
       *[no] { np-one }
    } { TERM($after) } { TERM($with) }
np-paid =
    { $n ->
        [1] { np-one }
       *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { TERM($after) } { TERM($with) }
np-where =
    { $zone ->
        [discard] in deinem Ablagestapel
       *[other] { "" }
    }
np-at-least =
    { $n ->
        [1] { np-one }
       *[other] mindestens { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { TERM($after) } { TERM($with) } { np-where }
    .keine =
        { $n ->
            [1] { $gender ->
                [m] keinen
                [f] keine
               *[n] kein
            } { TERM($adj, decl: "strong") } { TERM($noun) }
           *[other] nicht mindestens { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
        } { TERM($after) } { TERM($with) } { np-where }
np-at-most =
    höchstens { $n ->
        [1] { np-one }
       *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { TERM($after) } { TERM($with) }
    .keine =
        mehr als { $n ->
            [1] { np-one }
           *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
        } { TERM($after) } { TERM($with) }
np-exactly =
    genau { $n ->
        [1] { np-one }
       *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { TERM($after) } { TERM($with) }
    .keine =
        nicht genau { $n ->
            [1] { np-one }
           *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
        } { TERM($after) } { TERM($with) }
np-against =
    Effekte { $who ->
        [self] eigener
        [opponent] gegnerischer
       *[other] aller
    } { TERM($adj, decl: "weak", number: "pl") } { TERM($noun, number: "pl", case: "gen") } { TERM($after) } { TERM($with) }
to-this =
    { $case ->
        [dat] dieser
       *[other] diese
    } Karte
    .gender = f
    .name = diese Karte
to-equipped =
    { $case ->
        [dat] der ausgerüsteten
       *[other] die ausgerüstete
    } Einheit
    .gender = f
    .name = die Karte, die damit ausgerüstet ist
to-chosen =
    { $case ->
        [dat] jenen
       *[other] jene
    } Einheiten
    .number = pl
    .name = worum es in der Zeile davor ging
to-attacker =
    { $case ->
        [dat] der angreifenden
       *[other] die angreifende
    } Karte
    .gender = f
    .number = sg
    .name = die angreifende Karte
to-defender =
    { $case ->
        [dat] der angegriffenen
       *[other] die angegriffene
    } Einheit
    .gender = f
    .number = sg
    .name = die angegriffene Einheit
to-event =
    { $case ->
        [dat] jener
       *[other] jene
    } Karte
    .gender = f
    .number = sg
    .name = die Karte, die dies ausgelöst hat
to-source =
    { $case ->
        [dat] der auslösenden
       *[other] die auslösende
    } Karte
    .gender = f
    .number = sg
    .name = die Karte, auf deren Effekt geantwortet wird
to-revealed =
    { $case ->
        [dat] jenen
       *[other] jene
    } Karten
    .number = pl
    .name = was aufgedeckt wurde
in-units-self = eigene
    .as = adjective
    .order = 15
    .all = { "" }
    .most = { "" }
    .least = { "" }
    .m = eigener
    .n = eigenes
    .acc-m = eigenen
    .dat = eigenen
    .gen = eigenen
    .dat-strong = eigenem
    .dat-f-strong = eigener
    .dat-pl = eigenen
    .gen-pl = eigenen
    .pl = eigene
    .weak = eigene
    .weak-pl = eigenen
in-units-opponent = gegnerische
    .as = adjective
    .order = 35
    .m = gegnerischer
    .n = gegnerisches
    .acc-m = gegnerischen
    .dat = gegnerischen
    .gen = gegnerischen
    .dat-strong = gegnerischem
    .dat-f-strong = gegnerischer
    .dat-pl = gegnerischen
    .gen-pl = gegnerischen
    .pl = gegnerische
    .weak = gegnerische
    .weak-pl = gegnerischen
in-units-any = auf dem Feld
    .from = vom Feld
in-spells-self = eigene
    .as = adjective
    .order = 15
    .all = { "" }
    .most = { "" }
    .least = { "" }
    .m = eigener
    .n = eigenes
    .acc-m = eigenen
    .dat = eigenen
    .gen = eigenen
    .dat-strong = eigenem
    .dat-f-strong = eigener
    .dat-pl = eigenen
    .gen-pl = eigenen
    .pl = eigene
    .weak = eigene
    .weak-pl = eigenen
in-spells-opponent = gegnerische
    .as = adjective
    .order = 35
    .m = gegnerischer
    .n = gegnerisches
    .acc-m = gegnerischen
    .dat = gegnerischen
    .gen = gegnerischen
    .dat-strong = gegnerischem
    .dat-f-strong = gegnerischer
    .dat-pl = gegnerischen
    .gen-pl = gegnerischen
    .pl = gegnerische
    .weak = gegnerische
    .weak-pl = gegnerischen
in-spells-any = auf dem Feld
    .from = vom Feld
in-field-self = eigene
    .as = adjective
    .order = 15
    .all = { "" }
    .most = { "" }
    .least = { "" }
    .m = eigener
    .n = eigenes
    .acc-m = eigenen
    .dat = eigenen
    .gen = eigenen
    .dat-strong = eigenem
    .dat-f-strong = eigener
    .dat-pl = eigenen
    .gen-pl = eigenen
    .pl = eigene
    .weak = eigene
    .weak-pl = eigenen
in-field-opponent = gegnerische
    .as = adjective
    .order = 35
    .m = gegnerischer
    .n = gegnerisches
    .acc-m = gegnerischen
    .dat = gegnerischen
    .gen = gegnerischen
    .dat-strong = gegnerischem
    .dat-f-strong = gegnerischer
    .dat-pl = gegnerischen
    .gen-pl = gegnerischen
    .pl = gegnerische
    .weak = gegnerische
    .weak-pl = gegnerischen
in-field-any = auf dem Feld
    .from = vom Feld
in-hand-self = auf deiner Hand
    .from = aus deiner Hand
in-hand-opponent = auf der gegnerischen Hand
    .from = aus der gegnerischen Hand
in-hand-any = auf der Hand eines beliebigen Spielers
    .from = aus der Hand eines beliebigen Spielers
in-deck-self = in deinem Deck
    .from = aus deinem Deck
    .bare = { "" }
in-deck-opponent = im gegnerischen Deck
    .from = aus dem gegnerischen Deck
in-deck-any = in einem beliebigen Deck
    .from = aus einem beliebigen Deck
in-discard-self = in deinem Ablagestapel
    .from = aus deinem Ablagestapel
    .bare = { "" }
in-discard-opponent = im gegnerischen Ablagestapel
    .from = aus dem gegnerischen Ablagestapel
in-discard-any = in einem beliebigen Ablagestapel
    .from = aus einem beliebigen Ablagestapel
    .pl = in beliebigen Ablagestapeln
    .pl-from = aus beliebigen Ablagestapeln
in-under-self = unter deinen Karten
    .from = unter deinen Karten hervor
in-hand-discard-self = auf deiner Hand oder in deinem Ablagestapel
    .from = aus deiner Hand oder deinem Ablagestapel
in-hand-discard-opponent = auf der gegnerischen Hand oder im gegnerischen Ablagestapel
    .from = aus der gegnerischen Hand oder dem gegnerischen Ablagestapel
in-hand-discard-any = auf der Hand oder im Ablagestapel eines beliebigen Spielers
    .from = aus der Hand oder dem Ablagestapel eines beliebigen Spielers
where-type = vom Typ { TERM($word) }
    .as = after
    .order = 40
    .name = Typ { $word }
where-class = { TERM($word) }
    .as = noun
    .name = Klasse { $word }
where-subtype = der Art { TERM($word) }
    .as = after
    .order = 45
    .is =
        zur Art { TERM($word) } { $number ->
            [pl] gehören
           *[other] gehört
        }
    .is-not =
        nicht zur Art { TERM($word) } { $number ->
            [pl] gehören
           *[other] gehört
        }
    .name = Art { $word }
where-level = von Rang { $n }
    .as = after
    .order = 47
    .is =
        Rang { $n } { $number ->
            [pl] haben
           *[other] hat
        }
    .is-not =
        nicht Rang { $n } { $number ->
            [pl] haben
           *[other] hat
        }
    .name = Rang { $n }
where-level_at_most = von Rang { $n } oder niedriger
    .as = after
    .order = 47
    .is =
        Rang { $n } oder niedriger { $number ->
            [pl] haben
           *[other] hat
        }
    .is-not =
        nicht Rang { $n } oder niedriger { $number ->
            [pl] haben
           *[other] hat
        }
    .name = Rang { $n } oder niedriger
where-level_at_least = von Rang { $n } oder höher
    .as = after
    .order = 47
    .is =
        Rang { $n } oder höher { $number ->
            [pl] haben
           *[other] hat
        }
    .is-not =
        nicht Rang { $n } oder höher { $number ->
            [pl] haben
           *[other] hat
        }
    .name = Rang { $n } oder höher
where-attack_at_most = höchstens { $n } Angriff
    .as = with
    .name = höchstens { $n } Angriff
where-attack_at_least = mindestens { $n } Angriff
    .as = with
    .name = mindestens { $n } Angriff
where-defense_at_most = höchstens { $n } Verteidigung
    .as = with
    .name = höchstens { $n } Verteidigung
where-defense_at_least = mindestens { $n } Verteidigung
    .as = with
    .name = mindestens { $n } Verteidigung
where-tapped = getappte
    .order = 20
    .bare = getappt
    .m = getappter
    .n = getapptes
    .acc-m = getappten
    .dat = getappten
    .gen = getappten
    .dat-strong = getapptem
    .dat-f-strong = getappter
    .dat-pl = getappten
    .gen-pl = getappten
    .pl = getappte
    .weak = getappte
    .weak-pl = getappten
    .false = ungetappte
    .m-false = ungetappter
    .n-false = ungetapptes
    .acc-m-false = ungetappten
    .dat-false = ungetappten
    .gen-false = ungetappten
    .dat-strong-false = ungetapptem
    .dat-f-strong-false = ungetappter
    .dat-pl-false = ungetappten
    .gen-pl-false = ungetappten
    .pl-false = ungetappte
    .weak-false = ungetappte
    .weak-pl-false = ungetappten
    .is =
        getappt { $number ->
            [pl] sind
           *[other] ist
        }
    .is-not =
        nicht getappt { $number ->
            [pl] sind
           *[other] ist
        }
    .name = getappt
where-equipped = ausgerüstete
    .order = 20
    .bare = ausgerüstet
    .m = ausgerüsteter
    .n = ausgerüstetes
    .acc-m = ausgerüsteten
    .dat = ausgerüsteten
    .gen = ausgerüsteten
    .dat-strong = ausgerüstetem
    .dat-f-strong = ausgerüsteter
    .dat-pl = ausgerüsteten
    .gen-pl = ausgerüsteten
    .pl = ausgerüstete
    .weak = ausgerüstete
    .weak-pl = ausgerüsteten
    .false = unausgerüstete
    .m-false = unausgerüsteter
    .n-false = unausgerüstetes
    .acc-m-false = unausgerüsteten
    .dat-false = unausgerüsteten
    .gen-false = unausgerüsteten
    .dat-strong-false = unausgerüstetem
    .dat-f-strong-false = unausgerüsteter
    .dat-pl-false = unausgerüsteten
    .gen-pl-false = unausgerüsteten
    .pl-false = unausgerüstete
    .weak-false = unausgerüstete
    .weak-pl-false = unausgerüsteten
    .is =
        ausgerüstet { $number ->
            [pl] sind
           *[other] ist
        }
    .is-not =
        nicht ausgerüstet { $number ->
            [pl] sind
           *[other] ist
        }
    .name = ausgerüstet
where-keyword = { TERM($word) }
    .order = 25
    .name = Schlüsselwort { $word }
where-name = namens „{ $card }“
    .as = after
    .order = 60
    .name = mit bestimmtem Namen
where-other = andere
    .order = 10
    .m = anderer
    .n = anderes
    .acc-m = anderen
    .dat = anderen
    .gen = anderen
    .dat-strong = anderem
    .dat-f-strong = anderer
    .dat-pl = anderen
    .gen-pl = anderen
    .pl = andere
    .weak = andere
    .weak-pl = anderen
    .is = nicht diese Karte { np-sind }
    .name = andere

## Wie lange Wirkungen dauern

for-this_turn = in diesem Zug
    .name = bis zum Ende des Zuges
for-while_on_field = , solange diese Karte auf dem Feld bleibt,
    .name = solange diese Karte auf dem Feld bleibt

for-lasting =
    .name = solange die Karte unbedeckt auf dem Feld liegt

## Bedingungen: Nebensätze nach „falls“

if-control =
    { $who ->
        [opponent] dein Gegner { TERM($cards, case: "acc") } kontrolliert
       *[self] du { TERM($cards, case: "acc") } kontrollierst
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] er { TERM($cards, case: "acc") } kontrolliert
           *[self] du { TERM($cards, case: "acc") } kontrollierst
        }
    .not =
        { $who ->
            [opponent] dein Gegner { TERM($cards, case: "acc", decl: "keine") } kontrolliert
           *[self] du { TERM($cards, case: "acc", decl: "keine") } kontrollierst
        }
    .name = du kontrollierst solche Karten
if-have =
    du { TERM($cards, case: "acc") } { ATTR($cards, "zone") ->
        [discard] { ATTR($cards, "pick") ->
            [at-most] in deinem Ablagestapel
            [exactly] in deinem Ablagestapel
            [none] in deinem Ablagestapel
           *[other] { "" }
        }
       *[other] { "" }
    } hast
    .not = du { TERM($cards, case: "acc", decl: "keine") } hast
    .name = du hast solche Karten

## Wirkungen

np-val =
    { $val ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $val }
    }
n-cards =
    { np-val } { $val ->
        [one] Karte
       *[other] Karten
    }
n-top-cards =
    { $val ->
        [1] die oberste Karte
       *[other] die obersten { np-val } Karten
    }
n-points =
    { $val ->
        [one] { $val } Punkt
       *[other] { $val } Punkte
    }
v-gain =
    { ATTR($to, "number") ->
        [pl] erhalten
       *[other] erhält
    }
v-lose =
    { ATTR($to, "number") ->
        [pl] verlieren
       *[other] verliert
    }
np-it =
    { ATTR($to, "number") ->
        [pl] sie
       *[other] { ATTR($to, "gender") ->
            [m] ihn
           *[other] sie
        }
    }

op-destroy = zerstöre { TERM($to, case: "acc") }
    .name = Zerstören
op-send = lege { TERM($to, case: "acc", decl: "from") } auf den Ablagestapel
    .name = Auf den Ablagestapel legen
op-return =
    bringe { TERM($to, case: "acc", decl: "from") } auf die Hand { ATTR($to, "number") ->
        [pl] ihrer Besitzer
       *[other] des Besitzers
    } zurück
    .name = Auf die Hand zurückbringen
op-put_on_top =
    lege { TERM($to, case: "acc", decl: "from") } oben auf { ATTR($to, "number") ->
        [pl] die Decks ihrer Besitzer
       *[other] das Deck des Besitzers
    }
    .name = Oben auf das Deck legen
op-put_at_bottom =
    lege { TERM($to, case: "acc", decl: "from") } unter { ATTR($to, "number") ->
        [pl] die Decks ihrer Besitzer
       *[other] das Deck des Besitzers
    }
    .name = Unter das Deck legen
op-shuffle =
    mische { TERM($to, case: "acc", decl: "from") } in { ATTR($to, "number") ->
        [pl] die Decks ihrer Besitzer
       *[other] das Deck des Besitzers
    }
    .name = Ins Deck mischen
op-take = übernimm die Kontrolle über { TERM($to, case: "acc") }
    .name = Kontrolle übernehmen
op-mill =
    { $who ->
        [opponent] dein Gegner legt { n-top-cards } seines Decks auf seinen Ablagestapel
        [both] beide Spieler legen { n-top-cards } ihres Decks auf ihren Ablagestapel
       *[other] lege { n-top-cards } deines Decks auf deinen Ablagestapel
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] er legt { n-top-cards } seines Decks auf seinen Ablagestapel
            [both] beide Spieler legen { n-top-cards } ihres Decks auf ihren Ablagestapel
           *[other] lege { n-top-cards } deines Decks auf deinen Ablagestapel
        }
    .name = Vom Deck auf den Ablagestapel
op-discard =
    { $who ->
        [opponent] dein Gegner wirft
        [both] beide Spieler werfen je
       *[other] wirf
    } { $choice ->
        [random] { np-val } { $val ->
            [one] zufällige Karte
           *[other] zufällige Karten
        }
       *[other] { n-cards }
    } ab
    .subject = opponent
    .same =
        { $who ->
            [opponent] er wirft
            [both] beide Spieler werfen je
           *[other] wirf
        } { $choice ->
            [random] { np-val } { $val ->
                [one] zufällige Karte
               *[other] zufällige Karten
            }
           *[other] { n-cards }
        } ab
    .name = Abwerfen
op-draw =
    { $who ->
        [opponent] dein Gegner zieht
        [both] beide Spieler ziehen je
       *[other] ziehe
    } { n-cards }
    .subject = opponent
    .same =
        { $who ->
            [opponent] er zieht
            [both] beide Spieler ziehen je
           *[other] ziehe
        } { n-cards }
    .name = Ziehen
op-add = nimm { TERM($to, case: "acc", decl: "from") } auf deine Hand
    .name = Auf die Hand nehmen
op-recover = nimm { TERM($to, case: "acc", decl: "from") } auf deine Hand zurück
    .name = Zurücknehmen
op-search = durchsuche dein Deck nach { TERM($to, case: "dat", decl: "bare") } und nimm { np-it } auf deine Hand
    .name = Deck durchsuchen
op-search_discard = durchsuche deinen Ablagestapel nach { TERM($to, case: "dat", decl: "bare") } und nimm { np-it } auf deine Hand
    .name = Ablagestapel durchsuchen
op-shuffle_deck =
    mische { $who ->
        [opponent] das gegnerische Deck
        [both] beide Decks
       *[other] dein Deck
    }
    .name = Deck mischen
op-reveal = decke { TERM($to, case: "acc", decl: "from") } auf
    .name = Aufdecken
op-reveal_top =
    decke { n-top-cards } { $who ->
        [opponent] des gegnerischen Decks
        [both] beider Decks
       *[other] deines Decks
    } auf
    .name = Vom Deck aufdecken
op-gain_points =
    { $who ->
        [opponent] dein Gegner erhält
        [both] beide Spieler erhalten je
       *[other] erhalte
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] er erhält
            [both] beide Spieler erhalten je
           *[other] erhalte
        } { n-points }
    .name = Punkte erhalten
op-lose_points =
    { $who ->
        [opponent] dein Gegner verliert
        [both] beide Spieler verlieren je
       *[other] verliere
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] er verliert
            [both] beide Spieler verlieren je
           *[other] verliere
        } { n-points }
    .name = Punkte verlieren
op-gain_attack = { TERM($to) } { v-gain } { $val } Angriff
    .name = Angriff erhalten
op-lose_attack = { TERM($to) } { v-lose } { $val } Angriff
    .name = Angriff verlieren
op-gain_defense = { TERM($to) } { v-gain } { $val } Verteidigung
    .name = Verteidigung erhalten
op-lose_defense = { TERM($to) } { v-lose } { $val } Verteidigung
    .name = Verteidigung verlieren
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] sind
       *[other] ist
    } { $choice ->
        [immune] immun gegen { TERM($against) }
       *[other] { TERM($word, decl: "bare") }
    }
    .for =
        { TERM($to) } { ATTR($to, "number") ->
            [pl] sind
           *[other] ist
        } { $for } { $choice ->
            [immune] immun gegen { TERM($against) }
           *[other] { TERM($word, decl: "bare") }
        }
    .name = Schlüsselwort geben
op-tap = tappe { TERM($to, case: "acc") }
    .name = Tappen
op-untap = enttappe { TERM($to, case: "acc") }
    .name = Enttappen
op-play = spiele { TERM($to, case: "acc", decl: "from") } aus
    .name = Ausspielen
op-level_up = lege { TERM($to, case: "acc", decl: "from") } als Rangaufstieg auf eine eigene Karte
    .name = Rangaufstieg
op-equip = rüste { TERM($to, case: "acc") } mit dieser Karte aus
    .name = Ausrüsten
op-counter =
    { $timing ->
        [enemy_attacks] stoppe den Angriff
       *[other] annulliere den Effekt
    }
    .name = Annullieren
op-activate = aktiviere einen Effekt von { TERM($to, case: "dat") }
    .name = Einen Effekt aktivieren
op-skip =
    { $who ->
        [self] überspringe { $choice ->
            [draw] deine nächste Ziehphase
            [main] deine nächste Hauptphase
            [battle] deine nächste Kampfphase
           *[other] deinen nächsten Zug
        }
        [both] beide Spieler überspringen { $choice ->
            [draw] ihre nächste Ziehphase
            [main] ihre nächste Hauptphase
            [battle] ihre nächste Kampfphase
           *[other] ihren nächsten Zug
        }
       *[other] dein Gegner überspringt { $choice ->
            [draw] seine nächste Ziehphase
            [main] seine nächste Hauptphase
            [battle] seine nächste Kampfphase
           *[other] seinen nächsten Zug
        }
    }
    .name = Phase oder Zug überspringen
op-skip_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] können in ihrer
       *[other] kann in ihrer
    } nächsten Kampfphase nicht angreifen
    .name = Am Angreifen hindern
op-more_plays =
    { $who ->
        [opponent] dein Gegner darf
        [both] beide Spieler dürfen
       *[other] du darfst
    } { $always ->
        [yes] in jedem Zug
       *[no] { "" }
    } { np-val } { $val ->
        [one] Karte
       *[other] Karten
    } mehr ausspielen
    .for =
        { $who ->
            [opponent] dein Gegner darf
        [both] beide Spieler dürfen
       *[other] du darfst
        } { $for } { np-val } { $val ->
            [one] Karte
           *[other] Karten
        } mehr ausspielen
    .name = Mehr Karten ausspielen
n-times =
    { $val ->
        [1] ein weiteres Mal
        [2] zwei weitere Male
        [3] drei weitere Male
       *[other] { $val } weitere Male
    }
op-more_attacks =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] dürfen
       *[other] darf
    } { n-times } angreifen
    .for =
        { TERM($to) } { ATTR($to, "number") ->
            [pl] dürfen
           *[other] darf
        } { $for } { n-times } angreifen
    .name = Öfter angreifen

## Arten von Wirkungen

kind-removal = Beseitigung
kind-points = Punkte
kind-cards = Karten
kind-numbers = Zahlen
kind-field = Feld
kind-control = Kontrolle

## Phasen, Aktionen, was sie nennen, Fenster, Ereignisse

phase-start = Beginn
phase-draw = Ziehphase
phase-main = Hauptphase
phase-battle = Kampfphase
phase-end = Endphase
action-play = ausspielen
action-level_up = im Rang aufsteigen
action-activate = aktivieren
action-attack = angreifen
pick-onto = die Karte darunter
pick-target = Ziel
window-respond = Antworten
window-moment = ein Moment für Effekte
event-turn_begins = Beginn des Zuges
event-activates = ein Effekt wird aktiviert
event-attacks = ein Angriff
event-has_attacked = nach einem Angriff

## Namen für den Regeltext

word-chosen = gewählt
word-random = zufällig
word-never = nie
word-own_turn = im eigenen Zug
word-stands_up = enttappt sie
word-stays = lässt sie getappt
word-either = in beiden Zügen
word-own = im Zug ihres Spielers
word-both_stand = beide bleiben
word-both_fall = beide fallen
word-turn = Zug
word-unit = Einheit
setting-untap = wann die Karten eines Spielers enttappen
setting-dormant_use = was die Nutzung eines ruhenden Effekts mit der Karte tut
setting-spell_normal = in wessen Zügen Zauber wirken
setting-equal_strength = was bei Gleichstand geschieht
role-attacker = die angreifende Karte
    .gen = der angreifenden Karte
role-defender = die angegriffene Einheit
    .gen = der angegriffenen Einheit
role-direct = die Karte, die den Spieler angreift
    .gen = der Karte, die den Spieler angreift
role-revealed = die aufgedeckten Karten
    .gen = der aufgedeckten Karten
role-rising = die aufsteigende Karte
    .gen = der aufsteigenden Karte
role-base = die Karte darunter
    .gen = der Karte darunter
to-own_unit =
    .name = eine eigene Einheit
to-enemy_unit =
    .name = eine gegnerische Einheit
to-any_unit =
    .name = eine Einheit auf dem Feld
to-enemy_card =
    .name = eine gegnerische Karte
to-any_card =
    .name = eine Karte auf dem Feld
to-own_units =
    .name = alle deine Einheiten
to-enemy_units =
    .name = alle gegnerischen Einheiten
to-all_units =
    .name = alle Einheiten auf dem Feld
to-from_hand =
    .name = eine Karte auf deiner Hand
to-from_deck =
    .name = eine Karte in deinem Deck
to-from_discard =
    .name = eine Karte in deinem Ablagestapel
on-would_be_destroyed =
    .name = wenn die Karte zerstört würde
op-stay =
    .name = Im Spiel bleiben

## Warum etwas nicht geht

refused-no-plays = Du hast in diesem Zug schon alle erlaubten Karten ausgespielt
refused-level = Eine Karte mit Rang 1 wird auf einen freien Platz gespielt, eine höhere auf eine Karte ihres Typs, deren Rang um eins niedriger ist
refused-first-turn = Im ersten Zug greift niemand an
refused-attacked = Diese Einheit hat in diesem Zug schon angegriffen
refused-held-back = Diese Einheit kann in dieser Kampfphase nicht angreifen

## Decks

deck-rootfire = Wurzelfeuer
deck-stormgrave = Sturmgrab

## Karten

card-TT-F001 = Schlackewelpe
card-TT-F002 = Ascheläufer
card-TT-F003 = Trotzfunke
card-TT-F004 = Zunderkobold
card-TT-F005 = Ofendrache
card-TT-F006 = Schlackennashorn
card-TT-F007 = Stammvater der Esse
card-TT-F008 = Glutduellant
card-TT-F009 = Scheiterhaufenkoloss
card-TT-N001 = Moosschildkröte
card-TT-N002 = Dornenamme
card-TT-N003 = Saatrufer
card-TT-N004 = Schlafende Wurzel
card-TT-N005 = Dornenmatrone
card-TT-N006 = Hainhirsch
card-TT-N007 = Pollenschwarm
card-TT-N008 = Uralte Baumkrone
card-TT-N009 = Lindwurm der Weltwurzel
card-TT-W001 = Salzotter
card-TT-W002 = Laternenfisch
card-TT-W003 = Gezeitenleser
card-TT-W004 = Schlickweiser
card-TT-W005 = Riffwächter
card-TT-W006 = Unterströmung
card-TT-W007 = Spiegelaal
card-TT-W008 = Tiefenstrom
card-TT-W009 = Herold des Mahlstroms
card-TT-D001 = Grufthund
card-TT-D002 = Hohler Page
card-TT-D003 = Knochensammler
card-TT-D004 = Grabmakler
card-TT-D005 = Seuchenmotte
card-TT-D006 = Hauptmann der Wiedergänger
card-TT-D007 = Trauerschleier
card-TT-D008 = Letzter Gläubiger
card-TT-D009 = Lich der neunten Stiege
card-TT-E001 = Steinwächter
card-TT-E002 = Steinbruchgolem
card-TT-E003 = Granitmammut
card-TT-A001 = Böenläufer
card-TT-A002 = Lenkdrachendieb
card-TT-A003 = Sturmroch
card-TT-V001 = Funkenrelais
card-TT-V002 = Spulenratte
card-TT-V003 = Lichtbogenmaschine
card-TT-L001 = Akolyth der Morgenröte
card-TT-L002 = Kerzenfee
card-TT-L003 = Paladin des Mittags
card-TT-S001 = Funkenregen
card-TT-S002 = Grüner Zehnt
card-TT-S003 = Gehärtete Schneide
card-TT-S004 = Königsschneide
card-TT-S005 = Borkenschutz
card-TT-S006 = Geborgte Stunde
card-TT-S007 = Aschekreis
card-TT-S008 = Langer Schatten
card-TT-S009 = Zweiter Mond
card-TT-S010 = Jähe Blüte
card-TT-S011 = Geschlossenes Tor
card-TT-S012 = Offenes Hauptbuch
card-TT-S013 = Reinschrift
card-TT-S014 = Zweite Lesung
card-TT-S015 = Ertrunkene Glocke
card-TT-S016 = Thron der Tiefe
