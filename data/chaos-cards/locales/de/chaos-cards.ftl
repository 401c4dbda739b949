## Das Spiel

game-name = Chaoskarten
game-about = Dreißig Züge für jeden, zwanzig Karten, ein Anführer: Eine Grammatik erschafft die Karten, also kann im anderen Deck alles stecken, was sie zu sagen weiß.

## Typen und Unterarten sind Substantive, Schlüsselwörter werden wie Namen gedruckt

type-leader = Anführer
    .gender = m
    .gen = Anführers
    .pl = Anführer
    .gen-pl = Anführer
    .dat-pl = Anführern
type-minion = Diener
    .gender = m
    .gen = Dieners
    .pl = Diener
    .gen-pl = Diener
    .dat-pl = Dienern
type-spell = Zauber
    .gender = m
    .gen = Zaubers
    .pl = Zauber
    .gen-pl = Zauber
    .dat-pl = Zaubern
subtype-beast = Wildtier
    .gender = n
    .gen = Wildtiers
    .pl = Wildtiere
    .gen-pl = Wildtiere
    .dat-pl = Wildtieren
subtype-dragon = Drache
    .gender = m
    .acc = Drachen
    .dat = Drachen
    .gen = Drachen
    .pl = Drachen
subtype-demon = Dämon
    .gender = m
    .gen = Dämons
    .pl = Dämonen
keyword-charge = Ansturm
keyword-taunt = Spott
keyword-stealth = Verstohlenheit
keyword-untargetable = Verhüllung
keyword-shield = Schild
keyword-poisonous = Gift
keyword-lifesteal = Lebensentzug
about-keyword-charge = Sie kann in dem Zug angreifen, in dem sie ins Spiel kommt.
about-keyword-taunt = Gegner müssen einen für sie sichtbaren Charakter mit Spott angreifen.
about-keyword-stealth = Der Gegner kann sie weder angreifen noch wählen. Greift sie an, verliert sie Verstohlenheit.
about-keyword-untargetable = Kein Effekt kann sie wählen. Effekte, die alle oder zufällig eine Karte treffen, treffen sie dennoch.
about-keyword-shield = Er fängt den ersten Schaden ganz ab und ist dann weg.
about-keyword-poisonous = Ein Diener, dem sie Schaden zufügt, wird zerstört.
about-keyword-lifesteal = Schaden, den sie zufügt, heilt den Anführer ihres Spielers um ebenso viel.
noun-play = Charakter
    .gender = m
    .gen = Charakters
    .pl = Charaktere
    .gen-pl = Charaktere
    .dat-pl = Charakteren
np-n =
    { $n ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
       *[other] { $n }
    }

## Zahlen der Karten, Zähler, was Karten an sich haben. Die Zahl heißt Angriff, der einzelne Angriff Attacke.

number-cost = Kosten
number-atk = Angriff
number-hp = Leben
number-attacks = Attacken pro Zug
counter-max_mp = MP-Maximum
counter-mp_used = verbrauchte MP
counter-fatigue = Erschöpfung
quantity-mp = MP
state-lost = verlorenes Leben
state-attacked = verbrauchte Attacken
state-heat = Hitze
state-threshold = Überhitzungsschwelle

## Zonen

zone-leader = Platz des Anführers
zone-field = Feld
zone-hand = Hand
zone-deck = Deck
zone-graveyard = Friedhof
zone-play = Anführer und Feld
zone-hand_or_deck = Hand oder Deck
zone-everywhere = Anführer, Feld, Hand und Deck

## Wie lange Änderungen dauern: Nichts wird gedruckt

for-lasting =
    .name = bis zum Zurücksetzen

## Sätze. Alle Effekte einer Karte bilden einen Absatz.

seq-abilities = { $a } { $b }
# Die Bedingung steht vorn, damit ein verliehener Effekt mit seinem Punkt am Ende steht.
frame-if = falls { $if }, { $text }
frame-as-on = { $on }, { $as }: { $text }
    .then = capital
frame-as-on-if = { $on }, { $as } und { $if }: { $text }
    .then = capital
as-in_hand = falls diese Karte auf deiner Hand ist
    .name = wirkt von der Hand aus
as-in_deck = falls diese Karte in deinem Deck ist
    .name = wirkt vom Deck aus
as-in_hand_or_deck = falls diese Karte auf deiner Hand oder in deinem Deck ist
    .name = wirkt von Hand und Deck aus
printed-keyword = { TERM($word) }.
printed-attacks = Greift { $n }-mal pro Zug an.
on-battlecry = Kampfschrei
    .as = label
    .name = Kampfschrei
# Auf Zaubern steht nichts; `.quoted` steht in den Anführungszeichen eines verliehenen Effekts.
on-cast =
    .name = Wirken
    .quoted = Beim Wirken
on-deathrattle = Todesröcheln
    .as = label
    .name = Todesröcheln
on-on_discard = Beim Abwerfen
    .as = label
    .name = Beim Abwerfen
on-your_turn_start = zu Beginn deines Zuges
on-their_turn_start = zu Beginn des gegnerischen Zuges
on-each_turn_start = zu Beginn jedes Zuges
on-your_turn_end = am Ende deines Zuges
on-their_turn_end = am Ende des gegnerischen Zuges
on-each_turn_end = am Ende jedes Zuges

## Worum es geht. Neben den Fällen gibt es `decl: "from"`: woher etwas kommt („aus deiner Hand“).

np-ein =
    { $case ->
        [acc] { $gender ->
            [f] eine
            [m] einen
           *[other] ein
        }
        [dat] { $gender ->
            [f] einer
           *[other] einem
        }
        [gen] { $gender ->
            [f] einer
           *[other] eines
        }
       *[nom] { $gender ->
            [f] eine
           *[other] ein
        }
    }
np-one =
    { np-ein } { $case ->
        [dat] { TERM($adj, decl: "weak") }
        [gen] { TERM($adj, decl: "weak") }
       *[other] { TERM($adj, decl: "strong") }
    } { TERM($noun) }
np-all =
    { $zone ->
        [play] { $who ->
            [self] { $case ->
                [dat] deinen
                [gen] deiner
               *[other] deine
            }
           *[other] { $case ->
                [dat] allen
                [gen] aller
               *[other] alle
            }
        }
       *[other] { $case ->
            [dat] allen
            [gen] aller
           *[other] alle
        }
    } { TERM($adj, decl: "weak") } { TERM($noun) } { np-tail }
np-random =
    { np-ein } { $case ->
        [dat] zufälligen { TERM($adj, decl: "weak") }
        [gen] zufälligen { TERM($adj, decl: "weak") }
        [acc] { $gender ->
            [f] zufällige
            [m] zufälligen
           *[other] zufälliges
        } { TERM($adj, decl: "strong") }
       *[nom] { $gender ->
            [f] zufällige
            [m] zufälliger
           *[other] zufälliges
        } { TERM($adj, decl: "strong") }
    } { TERM($noun) } { np-tail }
np-some =
    { np-ein } { $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] { $who ->
                [opponent] { "" }
               *[other] { $gender ->
                    [f] andere
                    [m] anderer
                   *[other] anderes
                }
            }
        }
       *[other] { "" }
    } { TERM($adj, decl: "strong") } { TERM($noun) } { np-tail }
to-own_leader =
    { $case ->
        [acc] deinen Anführer
        [dat] deinem Anführer
        [gen] deines Anführers
       *[nom] dein Anführer
    }
    .number = sg
    .name = dein Anführer
to-enemy_leader =
    { $case ->
        [acc] den gegnerischen Anführer
        [dat] dem gegnerischen Anführer
        [gen] des gegnerischen Anführers
       *[nom] der gegnerische Anführer
    }
    .number = sg
    .name = der gegnerische Anführer
to-both_leaders =
    { $case ->
        [dat] beiden Anführern
        [gen] beider Anführer
       *[other] beide Anführer
    }
    .number = pl
    .name = beide Anführer
to-this =
    { $type ->
        [leader] { $case ->
            [acc] diesen Anführer
            [dat] diesem Anführer
            [gen] dieses Anführers
           *[nom] dieser Anführer
        }
        [minion] { $case ->
            [acc] diesen Diener
            [dat] diesem Diener
            [gen] dieses Dieners
           *[nom] dieser Diener
        }
       *[other] { $case ->
            [dat] dieser Karte
            [gen] dieser Karte
           *[other] diese Karte
        }
    }
    .name = diese Karte
in-play-self = eigene
    .as = adjective
    .order = 10
    .all = { "" }
    .m = eigener
    .n = eigenes
    .acc-m = eigenen
    .dat = eigenen
    .gen = eigenen
    .weak = eigene
    .pl = eigene
    .weak-pl = eigenen
in-play-opponent = gegnerische
    .as = adjective
    .order = 10
    .m = gegnerischer
    .n = gegnerisches
    .acc-m = gegnerischen
    .dat = gegnerischen
    .gen = gegnerischen
    .weak = gegnerische
    .pl = gegnerische
    .weak-pl = gegnerischen
in-hand-self = auf deiner Hand
    .from = aus deiner Hand
in-hand-opponent = auf der gegnerischen Hand
    .from = aus der gegnerischen Hand
in-hand-any = auf einer der beiden Hände
    .from = aus einer der beiden Hände
    .all = auf beiden Händen
    .all-from = aus beiden Händen
in-deck-self = in deinem Deck
    .from = aus deinem Deck
in-deck-opponent = im gegnerischen Deck
    .from = aus dem gegnerischen Deck
in-deck-any = in einem der beiden Decks
    .from = aus einem der beiden Decks
    .all = in beiden Decks
    .all-from = aus beiden Decks
in-hand_or_deck-self = auf deiner Hand oder in deinem Deck
    .from = aus deiner Hand oder deinem Deck
    .all = auf deiner Hand und in deinem Deck
    .all-from = aus deiner Hand und deinem Deck
in-hand_or_deck-opponent = auf der gegnerischen Hand oder im gegnerischen Deck
    .from = aus der gegnerischen Hand oder dem gegnerischen Deck
    .all = auf der gegnerischen Hand und im gegnerischen Deck
    .all-from = aus der gegnerischen Hand und dem gegnerischen Deck
in-hand_or_deck-any = auf einer der beiden Hände oder in einem der beiden Decks
    .from = aus einer der beiden Hände oder einem der beiden Decks
    .all = auf beiden Händen und in beiden Decks
    .all-from = aus beiden Händen und beiden Decks
where-type = { TERM($word) }
    .as = noun
    .name = Typ { $word }
where-subtype = { TERM($word) }
    .as = noun
    .name = Unterart { $word }
where-has = { TERM($word) }
    .as = with
    .name = Schlüsselwort { $word }
where-cost_at_least = Kosten von mindestens { $n }
    .as = with
    .is =
        mindestens { $n } { $number ->
            [pl] kosten
           *[other] kostet
        }
    .name = Kosten mindestens { $n }
where-cost_at_most = Kosten von höchstens { $n }
    .as = with
    .is =
        höchstens { $n } { $number ->
            [pl] kosten
           *[other] kostet
        }
    .name = Kosten höchstens { $n }
where-atk_at_least = mindestens { $n } Angriff
    .as = with
    .name = Angriff mindestens { $n }
where-atk_at_most = höchstens { $n } Angriff
    .as = with
    .name = Angriff höchstens { $n }
where-hp_at_least = mindestens { $n } Leben
    .as = with
    .name = Leben mindestens { $n }
where-hp_at_most = höchstens { $n } Leben
    .as = with
    .name = Leben höchstens { $n }
where-attacks_at_least =
    { $n ->
        [one] mindestens { $n } verbleibender Attacke
       *[other] mindestens { $n } verbleibenden Attacken
    }
    .as = with
    .is =
        mindestens { $n ->
            [one] { $n } Attacke
           *[other] { $n } Attacken
        } übrig { $number ->
            [pl] haben
           *[other] hat
        }
    .name = mindestens { $n } verbleibende Attacken
where-attacks_at_most =
    { $n ->
        [one] höchstens { $n } verbleibender Attacke
       *[other] höchstens { $n } verbleibenden Attacken
    }
    .as = with
    .is =
        { $n ->
            [0] keine Attacken
            [one] höchstens { $n } Attacke
           *[other] höchstens { $n } Attacken
        } übrig { $number ->
            [pl] haben
           *[other] hat
        }
    .name = höchstens { $n } verbleibende Attacken

## Bedingungen: Nebensätze nach „falls“

if-exists =
    { TERM($cards) } { ATTR($cards, "zone") ->
        [play] im Spiel ist
       *[other] ist
    }
    .name = es gibt eine solche Karte
if-this =
    { $type ->
        [leader] dieser Anführer
        [minion] dieser Diener
       *[other] diese Karte
    } { TERM($is) }
    .name = diese Karte ist so beschaffen
if-own_leader = dein Anführer { TERM($is) }
    .name = dein Anführer ist so beschaffen
if-enemy_leader = der gegnerische Anführer { TERM($is) }
    .name = der gegnerische Anführer ist so beschaffen
if-both_leaders = beide Anführer { TERM($is, number: "pl") }
    .name = beide Anführer sind so beschaffen
if-mp_at_least = du mindestens { $n } MP hast
    .name = du hast mindestens { $n } MP
if-mp_at_most =
    { $n ->
        [0] du keine MP hast
       *[other] du höchstens { $n } MP hast
    }
    .name = du hast höchstens { $n } MP
if-enemy_mp_at_least = dein Gegner mindestens { $n } MP hat
    .name = dein Gegner hat mindestens { $n } MP
if-enemy_mp_at_most =
    { $n ->
        [0] dein Gegner keine MP hat
       *[other] dein Gegner höchstens { $n } MP hat
    }
    .name = dein Gegner hat höchstens { $n } MP
if-both_mp_at_least = beide Spieler mindestens { $n } MP haben
    .name = beide Spieler haben mindestens { $n } MP
if-both_mp_at_most =
    { $n ->
        [0] kein Spieler MP hat
       *[other] beide Spieler höchstens { $n } MP haben
    }
    .name = beide Spieler haben höchstens { $n } MP
if-max_mp_at_least = dein MP-Maximum mindestens { $n } beträgt
    .name = dein MP-Maximum beträgt mindestens { $n }
if-max_mp_at_most =
    { $n ->
        [0] dein MP-Maximum 0 beträgt
       *[other] dein MP-Maximum höchstens { $n } beträgt
    }
    .name = dein MP-Maximum beträgt höchstens { $n }
if-enemy_max_mp_at_least = das gegnerische MP-Maximum mindestens { $n } beträgt
    .name = das gegnerische MP-Maximum beträgt mindestens { $n }
if-enemy_max_mp_at_most =
    { $n ->
        [0] das gegnerische MP-Maximum 0 beträgt
       *[other] das gegnerische MP-Maximum höchstens { $n } beträgt
    }
    .name = das gegnerische MP-Maximum beträgt höchstens { $n }
if-both_max_mp_at_least = beide MP-Maxima mindestens { $n } betragen
    .name = beide MP-Maxima betragen mindestens { $n }
if-both_max_mp_at_most =
    { $n ->
        [0] beide MP-Maxima 0 betragen
       *[other] beide MP-Maxima höchstens { $n } betragen
    }
    .name = beide MP-Maxima betragen höchstens { $n }

## Wirkungen

n-attacks =
    { $val ->
        [one] { $val } Attacke
       *[other] { $val } Attacken
    }
n-cards =
    { $val ->
        [one] { $val } Karte
       *[other] { $val } Karten
    }
np-copies =
    { ATTR($to, "number") ->
        [pl] Kopien
       *[other] eine Kopie
    } { TERM($to, case: "gen", decl: "from") }
np-owner-hand =
    { ATTR($to, "number") ->
        [pl] die Hand ihrer Besitzer
       *[other] die Hand des Besitzers
    }
np-owner-field =
    { ATTR($to, "number") ->
        [pl] die Felder ihrer Besitzer
       *[other] das Feld des Besitzers
    }
np-owner-deck =
    { ATTR($to, "number") ->
        [pl] die Decks ihrer Besitzer
       *[other] das Deck des Besitzers
    }

op-dmg = füge { TERM($to, case: "dat") } { $val } Schaden zu
    .name = Schaden
op-heal = heile { TERM($to, case: "acc") } um { $val }
    .name = Heilen
op-rearm = gib { TERM($to, case: "dat") } { n-attacks } zurück
    .name = Attacken zurückgeben
op-cost =
    { $sign ->
        [minus] senke
       *[other] erhöhe
    } die Kosten { TERM($to, case: "gen") } um { $abs }
    .name = Kosten ändern
op-buff = verleihe { TERM($to, case: "dat") } { SIGNED($atk) }/{ SIGNED($hp) }
    .name = Angriff und Leben
op-attacks =
    verleihe { TERM($to, case: "dat") } { $val ->
        [one] { $val } zusätzliche Attacke
       *[other] { $val } zusätzliche Attacken
    } pro Zug
    .name = zusätzliche Attacken
op-destroy = zerstöre { TERM($to, case: "acc") }
    .name = Zerstören
op-discard = wirf { TERM($to, case: "acc", decl: "from") } ab
    .name = Abwerfen
op-transform =
    verwandle { TERM($to, case: "acc") } in { ATTR($card, "made") ->
        [known] { np-card-name }
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($card, case: "acc", number: "pl") }
           *[other] { TERM($card, case: "acc") }
        }
    }
    .name = Verwandeln
op-move =
    { $dest ->
        [self-hand] nimm { TERM($to, case: "acc", decl: "from") } auf deine Hand
        [opponent-hand] bringe { TERM($to, case: "acc", decl: "from") } auf die gegnerische Hand
        [owner-hand] bringe { TERM($to, case: "acc", decl: "from") } auf { np-owner-hand }
        [self-field] bringe { TERM($to, case: "acc", decl: "from") } auf dein Feld
        [opponent-field] bringe { TERM($to, case: "acc", decl: "from") } auf das gegnerische Feld
        [owner-field] bringe { TERM($to, case: "acc", decl: "from") } auf { np-owner-field }
        [self-deck] mische { TERM($to, case: "acc", decl: "from") } in dein Deck
        [opponent-deck] mische { TERM($to, case: "acc", decl: "from") } in das gegnerische Deck
       *[owner-deck] mische { TERM($to, case: "acc", decl: "from") } in { np-owner-deck }
    }
    .name = Verlegen
op-copy =
    { $dest ->
        [self-hand] nimm { np-copies } auf deine Hand
        [opponent-hand] lege { np-copies } auf die gegnerische Hand
        [both-hand] lege { np-copies } auf jede Hand
        [owner-hand] lege { np-copies } auf { np-owner-hand }
        [self-field] lege { np-copies } auf dein Feld
        [opponent-field] lege { np-copies } auf das gegnerische Feld
        [both-field] lege { np-copies } auf jedes Feld
        [owner-field] lege { np-copies } auf { np-owner-field }
        [self-deck] mische { np-copies } in dein Deck
        [opponent-deck] mische { np-copies } in das gegnerische Deck
        [both-deck] mische { np-copies } in jedes Deck
       *[owner-deck] mische { np-copies } in { np-owner-deck }
    }
    .name = Kopieren
op-become =
    mache { TERM($to, case: "acc") } zu { ATTR($to, "number") ->
        [pl] { TERM($word, case: "dat", number: "pl") }
       *[other] einem { TERM($word, case: "dat") }
    }
    .name = Unterart ändern
op-give = verleihe { TERM($to, case: "dat") } { TERM($word) }
    .name = Schlüsselwort verleihen
op-strip = entferne alle Schlüsselwörter { TERM($to, case: "gen") }
    .name = Schlüsselwörter entfernen
op-overheat = überhitze alle Effekte { TERM($to, case: "gen") }
    .name = Überhitzen
op-dampen = senke die Überhitzungsschwelle { TERM($to, case: "gen") } um { $val }
    .name = Schwelle senken
op-reset = setze { TERM($to, case: "acc") } zurück
    .name = Zurücksetzen
op-attach =
    verleihe { TERM($to, case: "dat") } { $depth ->
        [2] ‚{ $effects }‘
       *[other] „{ $effects }“
    }
    .name = Effekte verleihen
op-draw =
    { $who ->
        [opponent] lass deinen Gegner { n-cards } ziehen
        [both] lass beide Spieler je { n-cards } ziehen
       *[other] ziehe { n-cards }
    }
    .name = Ziehen
op-mp =
    { $who ->
        [opponent] { $sign ->
            [minus] lass deinen Gegner { $abs } MP verlieren
           *[other] lass deinen Gegner { $abs } MP zurückerhalten
        }
        [both] { $sign ->
            [minus] lass beide Spieler je { $abs } MP verlieren
           *[other] lass beide Spieler je { $abs } MP zurückerhalten
        }
       *[other] { $sign ->
            [minus] verliere { $abs } MP
           *[other] erhalte { $abs } MP zurück
        }
    }
    .name = MP
op-max_mp =
    { $sign ->
        [minus] senke
       *[other] erhöhe
    } { $who ->
        [opponent] das gegnerische MP-Maximum
        [both] beide MP-Maxima
       *[other] dein MP-Maximum
    } um { $abs }
    .name = MP-Maximum
np-card-name =
    { $depth ->
        [1] „{ TERM($card) }“
        [2] ‚{ TERM($card) }‘
       *[other] „{ TERM($card) }“
    }
# „zwei Kopien von „Feldwelpe““: Eine Karte mit Namen hat keinen Plural.
n-copies =
    { ATTR($card, "made") ->
        [known] { $val ->
            [1] { np-card-name }
            [2] zwei Kopien von { np-card-name }
            [3] drei Kopien von { np-card-name }
            [4] vier Kopien von { np-card-name }
            [5] fünf Kopien von { np-card-name }
            [6] sechs Kopien von { np-card-name }
            [7] sieben Kopien von { np-card-name }
           *[other] { $val } Kopien von { np-card-name }
        }
       *[other] { TERM($card, case: "acc") }
    }
op-create =
    { $dest ->
        [self-field] beschwöre { n-copies } auf dein Feld
        [opponent-field] beschwöre { n-copies } auf das gegnerische Feld
        [both-field] beschwöre { n-copies } auf jedes Feld
        [self-hand] nimm { n-copies } auf deine Hand
        [opponent-hand] lege { n-copies } auf die gegnerische Hand
        [both-hand] lege { n-copies } auf jede Hand
        [self-deck] mische { n-copies } in dein Deck
        [opponent-deck] mische { n-copies } in das gegnerische Deck
       *[other] mische { n-copies } in jedes Deck
    }
    .name = Karten erschaffen
op-win =
    { $who ->
        [opponent] lass deinen Gegner die Partie gewinnen
        [both] lass beide Spieler die Partie gewinnen
       *[other] gewinne die Partie
    }
    .name = Partie gewinnen
np-ein-subtype =
    { ATTR($subtype, "gender") ->
        [m] { $case ->
            [acc] einen
           *[other] ein
        }
       *[other] ein
    }
np-ein-type =
    { ATTR($type, "gender") ->
        [f] eine
        [m] { $case ->
            [acc] einen
           *[other] ein
        }
       *[other] ein
    }
np-stats =
    { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }-
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] mit ‚{ $effects }‘
           *[other] mit „{ $effects }“
        }
       *[no] { "" }
    }
made-written =
    { $has-subtype ->
        [yes] { $n ->
            [1] { $number ->
                [pl] { "" }
               *[other] { np-ein-subtype }
            }
           *[other] { np-n }
        } { np-stats }{ TERM($subtype) }
       *[no] { $n ->
            [1] { $number ->
                [pl] { "" }
               *[other] { np-ein-type }
            }
           *[other] { np-n }
        } { np-stats }{ TERM($type) }
    } { made-effects }
np-random-type =
    { $number ->
        [pl] zufällige
       *[other] { $case ->
            [acc] { ATTR($type, "gender") ->
                [f] zufällige
                [m] zufälligen
               *[other] zufälliges
            }
           *[other] { ATTR($type, "gender") ->
                [f] zufällige
                [m] zufälliger
               *[other] zufälliges
            }
        }
    }
np-random-subtype =
    { $number ->
        [pl] zufällige
       *[other] { ATTR($subtype, "gender") ->
            [m] { $case ->
                [acc] zufälligen
               *[other] zufälliger
            }
           *[other] zufälliges
        }
    }
made-random =
    { $has-subtype ->
        [yes] { $n ->
            [1] { $number ->
                [pl] { "" }
               *[other] { np-ein-subtype }
            }
           *[other] { np-n }
        } { np-random-subtype } { TERM($subtype) }
       *[no] { $n ->
            [1] { $number ->
                [pl] { "" }
               *[other] { np-ein-type }
            }
           *[other] { np-n }
        } { np-random-type } { TERM($type) }
    } { $cost ->
        [none] { "" }
       *[other] mit Kosten von { $cost }
    }

## Arten von Wirkungen

kind-damage = Schaden
kind-restore = Wiederherstellung
kind-energy = Kosten und MP
kind-cards = Karten
kind-allies = Stärkung
kind-control = Kontrolle

## Phasen, Aktionen und Ereignisse

phase-start = Beginn
phase-main = Hauptphase
phase-end = Ende
action-play = ausspielen
action-attack = angreifen
pick-target = Ziel
event-destroyed = zerstört
event-discarded = abgeworfen
routine-discard = abwerfen
routine-draw = ziehen

## Warum etwas nicht geht

refused-full = Auf dem Feld ist kein Platz
refused-weak = Ein Charakter ohne Angriff kann nicht angreifen
refused-asleep = Dieser Charakter ist eben erst gekommen
refused-attacked = Dieser Charakter hat in diesem Zug keine Attacken mehr

## Decks

deck-herd = Die Lange Herde
deck-kiln = Öfen und Asche
deck-ledger = Das bittere Hauptbuch
deck-crossing = Tore und Spiegel
deck-vigil = Die langsame Wache
deck-quench = Kaltes Eisen

## Namen für den Regeltext

to-target =
    .name = die gewählte Karte
to-all =
    .name = alle passenden
to-random =
    .name = eine zufällige der passenden
where-reachable =
    .name = wählbar

## Namen erzeugter Karten. Eigenschaften sind Stämme, an die das Muster die Endung hängt („Hohl“: „Hohler Dachs“, „Hohle Klage“);
## Wildtiere, Drachen und Dämonen sind männlich, Zauber weiblich, Dinge stehen im Genitiv mit Artikel („Dachs des Nebels“).

gen-name-1 = { $a }er { $b }
gen-name-2 = { $a } { $b }
gen-name-3 = { $b } jenseits { $a }
gen-name-4 = { $a }e { $b }
gen-name-5 = { $a } { $b }
gen-name-6 = { $a } von den { $b }en
gen-name-7 = { $a }, Kind { $b }

gen-beast-1 = Jagdhund
gen-beast-2 = Hirsch
gen-beast-3 = Dachs
gen-beast-4 = Eber
gen-beast-5 = Otter
gen-beast-6 = Reiher
gen-beast-7 = Luchs
gen-beast-8 = Widder
gen-beast-9 = Maulesel
gen-beast-10 = Ochse
gen-beast-11 = Hase
gen-beast-12 = Wolf
gen-beast-13 = Bär
gen-beast-14 = Fuchs
gen-beast-15 = Falke
gen-beast-16 = Frosch
gen-beast-17 = Marder
gen-beast-18 = Ziegenbock
gen-beast-19 = Stier
gen-beast-20 = Rabe
gen-beast-21 = Uhu
gen-beast-22 = Molch
gen-beast-23 = Elch
gen-beast-24 = Maulwurf
gen-beast-25 = Iltis
gen-beast-26 = Biber
gen-beast-27 = Kranich
gen-beast-28 = Bison
gen-beast-29 = Zaunkönig
gen-beast-30 = Hecht
gen-beast-31 = Häher
gen-beast-32 = Igel

gen-dragon-1 = Drache
gen-dragon-2 = Lindwurm
gen-dragon-3 = Welpe
gen-dragon-4 = Wyrm
gen-dragon-5 = Flugdrache
gen-dragon-6 = Salamander
gen-dragon-7 = Basilisk
gen-dragon-8 = Schlüpfling
gen-dragon-9 = Feuerdrache
gen-dragon-10 = Ringler
gen-dragon-11 = Glutflügler
gen-dragon-12 = Himmelswurm
gen-dragon-13 = Tatzelwurm
gen-dragon-14 = Ascheflügler
gen-dragon-15 = Schuppenrücken
gen-dragon-16 = Flammenspross
gen-dragon-17 = Langschwanz
gen-dragon-18 = Glutrachen
gen-dragon-19 = Sturmschupper
gen-dragon-20 = Nesthüter
gen-dragon-21 = Hortwächter
gen-dragon-22 = Brutvater
gen-dragon-23 = Sonnenschupper
gen-dragon-24 = Schwanzbeißer
gen-dragon-25 = Segler
gen-dragon-26 = Gleiter
gen-dragon-27 = Versenger
gen-dragon-28 = Schweler
gen-dragon-29 = Gelegewurm
gen-dragon-30 = Gratrücken
gen-dragon-31 = Klauenwurm
gen-dragon-32 = Windringler

gen-demon-1 = Wichtel
gen-demon-2 = Unhold
gen-demon-3 = Büttel
gen-demon-4 = Versucher
gen-demon-5 = Verschlinger
gen-demon-6 = Schreiber
gen-demon-7 = Flüsterer
gen-demon-8 = Makler
gen-demon-9 = Folterer
gen-demon-10 = Schatten
gen-demon-11 = Hagerling
gen-demon-12 = Eintreiber
gen-demon-13 = Blender
gen-demon-14 = Nager
gen-demon-15 = Schrecken
gen-demon-16 = Spötter
gen-demon-17 = Elendling
gen-demon-18 = Peiniger
gen-demon-19 = Wucherer
gen-demon-20 = Schuldner
gen-demon-21 = Betrüger
gen-demon-22 = Lauerer
gen-demon-23 = Vielfraß
gen-demon-24 = Klagegeist
gen-demon-25 = Ankläger
gen-demon-26 = Schinder
gen-demon-27 = Hexer
gen-demon-28 = Verräter
gen-demon-29 = Zuchtmeister
gen-demon-30 = Grinser
gen-demon-31 = Heimsucher
gen-demon-32 = Verführer

gen-leader-1 = Orsolya
gen-leader-2 = Tamsin
gen-leader-3 = Brannoch
gen-leader-4 = Ysmay
gen-leader-5 = Corvin
gen-leader-6 = Maelis
gen-leader-7 = Tobren
gen-leader-8 = Hesper
gen-leader-9 = Ludo
gen-leader-10 = Wenna
gen-leader-11 = Osric
gen-leader-12 = Petra
gen-leader-13 = Quill
gen-leader-14 = Rowena
gen-leader-15 = Sabin
gen-leader-16 = Thessaly
gen-leader-17 = Ulric
gen-leader-18 = Vigdis
gen-leader-19 = Wystan
gen-leader-20 = Xanthe
gen-leader-21 = Yorick
gen-leader-22 = Zelda
gen-leader-23 = Aldous
gen-leader-24 = Berit
gen-leader-25 = Cosmo
gen-leader-26 = Delphine
gen-leader-27 = Edda
gen-leader-28 = Fabian
gen-leader-29 = Greta
gen-leader-30 = Hakon
gen-leader-31 = Ilse
gen-leader-32 = Jorun
gen-leader-33 = Kester
gen-leader-34 = Linnea
gen-leader-35 = Magnus
gen-leader-36 = Nerys
gen-leader-37 = Odo
gen-leader-38 = Perpetua
gen-leader-39 = Rufus
gen-leader-40 = Sunniva

## Karten

card-CC-L0001 = Der Ungeschriebene
card-CC-L0002 = Brannoch von der Langen Herde
card-CC-L0003 = Vessa Aschenschmied
card-CC-L0004 = Aurelle, Hüterin der Brennöfen
card-CC-L0005 = Mordant, Herr der Strichliste
card-CC-L0006 = Schwester Lumen
card-CC-L0007 = Der alte Karst
card-CC-L0008 = Der kalte Registrator
card-CC-L0009 = Imra Flinkhand
card-CC-M0001 = Klettenjunges
card-CC-M0002 = Dornrückenbache
card-CC-M0003 = Kieshund
card-CC-M0004 = Rudelrufer
card-CC-M0005 = Wiesenkoloss
card-CC-M0006 = Geweihmatrone
card-CC-M0007 = Nachthermelin
card-CC-M0008 = Borstenrenner
card-CC-M0009 = Suhlenkönig
card-CC-M0010 = Schlafendes Bärenjunges
card-CC-M0011 = Neunfacher Märtyrer
card-CC-M0012 = Heckenwächter
card-CC-M0013 = Aschekurier
card-CC-M0014 = Schwefelschreiber
card-CC-M0015 = Torwichtel
card-CC-M0016 = Vertragsfresser
card-CC-M0017 = Gezeitendrache
card-CC-M0018 = Hohler Büttel
card-CC-M0019 = Laternenunhold
card-CC-M0020 = Begrabenes Flüstern
card-CC-M0021 = Schuldeneintreiber
card-CC-M0022 = Träger der Zwillingstore
card-CC-M0023 = Fährdrache
card-CC-M0024 = Spiegelkalb
card-CC-M0025 = Wandernde Glocke
card-CC-M0026 = Archivlindwurm
card-CC-M0027 = Wechselbalgmakler
card-CC-M0028 = Geist des Kartografen
card-CC-M0029 = Grabenlauerer
card-CC-M0030 = Glutwelpe
card-CC-M0031 = Schlackenspucker
card-CC-M0032 = Matriarchin der Esse
card-CC-M0033 = Kohlefeldwebel
card-CC-M0034 = Glasdrache
card-CC-M0035 = Rauchleser
card-CC-M0036 = Zunderherzog
card-CC-M0037 = Brandzähler
card-CC-M0038 = Die neunte Esse
card-CC-M0039 = Geduldiger Totengräber
card-CC-M0040 = Knochenobstgärtner
card-CC-M0041 = Grabpfleger
card-CC-M0042 = Reliquienochse
card-CC-M0043 = Kerzenheiliger
card-CC-M0044 = Die letzte Lektion
card-CC-M0045 = Manometerwart
card-CC-M0046 = Löschknecht
card-CC-M0047 = Ventildreher
card-CC-M0048 = Überdrehter Motor
card-CC-S0001 = Neuer Schwung
card-CC-S0002 = Auslese
card-CC-S0003 = Frühlingsbrunft
card-CC-S0004 = Roter Zehnt
card-CC-S0005 = Zweite Luft
card-CC-S0006 = Stampede
card-CC-S0007 = Winterschlaf
card-CC-S0008 = Bitteres Hauptbuch
card-CC-S0009 = Ballast
card-CC-S0010 = Feuer von beiden Enden
card-CC-S0011 = Ofenregen
card-CC-S0012 = Quecksilber
card-CC-S0013 = Die lange Anweisung
card-CC-S0014 = Passatwinde
card-CC-S0015 = Ungebetene Verwandlung
card-CC-S0016 = Geborgte Gesichter
card-CC-S0017 = Das große Mischen
card-CC-S0018 = Maskerade
card-CC-S0019 = Doppelt erzählt
card-CC-S0020 = Tief durchatmen
card-CC-S0021 = Schweigen der Esse
card-CC-S0022 = Kaltes Eisen
card-CC-S0023 = Unbeschriebenes Blatt
card-CC-S0024 = Offene Ventile
card-CC-S0025 = Ritus der lichtlosen Stunde
card-CC-S0026 = Versiegelte Briefe
card-CC-S0027 = Rost und Gerücht
card-CC-S0028 = Die Menge entscheidet
card-CC-S0029 = Urteilsspruch
card-CC-M0901 = Tontaube
card-CC-M0902 = Feldwelpe
card-CC-M0903 = Erwachender Bär
card-CC-M0904 = Kellerwichtel
card-CC-M0905 = Rippengärtner
card-CC-M0906 = Wandelnder Grabstein
card-CC-M0907 = Schimmelkalb
card-CC-M0908 = Aschemotte
card-CC-M0909 = Eisernes Lamm
card-CC-M0910 = Papierdrache
card-CC-M0911 = Unvollendete Seite
card-CC-S0901 = Geborgter Kummer
card-CC-S0902 = Versiegelter Brief
card-CC-S0903 = Kleine Bestechung
