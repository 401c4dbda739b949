## Das Spiel

game-name = Große Fahrt
game-about = Ein Anführer und seine Mannschaft gegen den anderen: Charaktere greifen an, Blocker werfen sich dazwischen, Konter retten, und jede verlorene Lebenskarte füllt die Hand dessen, der sie verliert.

## Kartentypen

type-leader = Anführer
    .gender = m
    .pl = Anführer
    .dat-pl = Anführern
type-character = Charakter
    .gender = m
    .pl = Charaktere
    .dat-pl = Charakteren
type-event = Ereignis
    .gender = n
    .pl = Ereignisse
    .dat-pl = Ereignissen
type-stage = Schauplatz
    .gender = m
    .pl = Schauplätze
    .dat-pl = Schauplätzen

## Zahlen der Karten

number-cost = Kosten
number-power = Stärke
    .gender = f
number-counter = Konter
number-life = Leben

## Wörter der Karten. Farben sind Adjektive; Gruppen stehen im Genitiv hinter dem Substantiv („Charakter der Korsaren“).

set-colours = Farben
set-attribute = Attribut
set-tags = Gruppen
word-red = rot
    .f = rote
    .m = roter
    .n = rotes
    .acc-m = roten
    .dat = roten
    .dat-strong = rotem
    .dat-f-strong = roter
    .dat-pl = roten
    .pl = rote
    .weak = rote
    .weak-pl = roten
    .bare = rot
word-green = grün
    .f = grüne
    .m = grüner
    .n = grünes
    .acc-m = grünen
    .dat = grünen
    .dat-strong = grünem
    .dat-f-strong = grüner
    .dat-pl = grünen
    .pl = grüne
    .weak = grüne
    .weak-pl = grünen
    .bare = grün
word-blue = blau
    .f = blaue
    .m = blauer
    .n = blaues
    .acc-m = blauen
    .dat = blauen
    .dat-strong = blauem
    .dat-f-strong = blauer
    .dat-pl = blauen
    .pl = blaue
    .weak = blaue
    .weak-pl = blauen
    .bare = blau
word-purple = violett
    .f = violette
    .m = violetter
    .n = violettes
    .acc-m = violetten
    .dat = violetten
    .dat-strong = violettem
    .dat-f-strong = violetter
    .dat-pl = violetten
    .pl = violette
    .weak = violette
    .weak-pl = violetten
    .bare = violett
word-black = schwarz
    .f = schwarze
    .m = schwarzer
    .n = schwarzes
    .acc-m = schwarzen
    .dat = schwarzen
    .dat-strong = schwarzem
    .dat-f-strong = schwarzer
    .dat-pl = schwarzen
    .pl = schwarze
    .weak = schwarze
    .weak-pl = schwarzen
    .bare = schwarz
word-yellow = gelb
    .f = gelbe
    .m = gelber
    .n = gelbes
    .acc-m = gelben
    .dat = gelben
    .dat-strong = gelbem
    .dat-f-strong = gelber
    .dat-pl = gelben
    .pl = gelbe
    .weak = gelbe
    .weak-pl = gelben
    .bare = gelb
word-blade = Klinge
word-fist = Faust
word-shot = Schuss
word-lore = Wissen
word-craft = Handwerk
word-corsair = Korsaren
    .gen = der Korsaren
    .dat = den Korsaren
word-tidewright = Gezeitenmeister
    .gen = der Gezeitenmeister
    .dat = den Gezeitenmeistern
word-admiralty = Admiralität
    .gen = der Admiralität
    .dat = der Admiralität
word-islander = Insulaner
    .gen = der Insulaner
    .dat = den Insulanern
word-beast = Bestien
    .gen = der Bestien
    .dat = den Bestien
word-spirit = Geister
    .gen = der Geister
    .dat = den Geistern
word-artisan = Handwerker
    .gen = der Handwerker
    .dat = den Handwerkern

## Schlüsselwörter

keyword-rush = [Eile]
keyword-blocker = [Blocker]
keyword-double_attack = [Doppelangriff]
keyword-banish = [Verbannen]
keyword-hunter = [Jäger]
keyword-unblockable = [Unblockbar]
keyword-relentless = [Unermüdlich]
keyword-bound = [Gefesselt]
keyword-steadfast = [Standhaft]
about-keyword-rush = Sie kann in dem Zug angreifen, in dem sie ins Spiel kommt.
about-keyword-blocker = Ist sie nicht erschöpft, kann sie erschöpft werden, um anstelle einer anderen Karte angegriffen zu werden.
about-keyword-double_attack = Sie fügt einem Anführer 2 Schaden zu.
about-keyword-banish = Lebenskarten, die durch sie verloren gehen, kommen ohne ihren Auslöser auf den Ablagestapel.
about-keyword-hunter = Sie kann auch Charaktere angreifen, die nicht erschöpft sind.
about-keyword-unblockable = Ihre Angriffe können nicht geblockt werden.
about-keyword-relentless = Sie kann in jedem Zug zweimal angreifen.
about-keyword-bound = Sie kann nicht angreifen.
about-keyword-steadfast = Sie wird im Kampf nicht besiegt.
printed-keyword = { TERM($word) }

## Substantive der Zonen

noun-characters = Charakter
    .gender = m
    .pl = Charaktere
    .dat-pl = Charakteren
noun-crew = Anführer oder Charakter
    .gender = m
    .pl = Anführer oder Charaktere
    .dat-pl = Anführern oder Charakteren
noun-leader = Anführer
    .gender = m
    .dat-pl = Anführern
noun-stage = Schauplatz
    .gender = m

## Was Spieler und Karten haben

counter-wind_deck = Winddeck
counter-winds = aktive Winde
counter-winds_rested = erschöpfte Winde
state-rested = erschöpft
state-silenced = annulliert
state-attacks = Angriffe
state-winds = Winde

## Zonen

zone-leader = Anführer
zone-characters = Charaktere
zone-stage = Schauplatz
zone-hand = Hand
zone-deck = Deck
zone-life = Lebenskarten
zone-trash = Ablagestapel
zone-resolving = Abhandlungszone
zone-crew = Anführer und Charaktere
zone-board = Tischseite

## Wann Fähigkeiten wirken. Kosten stehen im Infinitiv.

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on }, { $text }
frame-on-may = { $on }, darfst du { $text }
frame-on-once-may = [{ $once }] { $on }, darfst du { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = du darfst { $cost }: { $text }
    .then = capital
once-turn = Einmal pro Zug
once-match = Einmal pro Partie
cost-and = { $a } und { $b }
on-on_play = Beim Ausspielen
    .as = label
    .name = wenn die Karte ausgespielt wird
on-when_attacking = Beim Angriff
    .as = label
    .name = wenn die Karte angreift
on-on_enemy_attack = Bei gegnerischem Angriff
    .as = label
    .name = wenn eine gegnerische Karte angreift
on-on_block = Beim Blocken
    .as = label
    .name = wenn die Karte blockt
on-on_ko = Wenn besiegt
    .as = label
    .name = wenn die Karte besiegt wird
on-activate_main = Aktivierung: Hauptphase
    .as = label
    .name = in deiner Hauptphase
on-main = Hauptphase
    .as = label
    .name = Hauptphase
on-counter = Konter
    .as = label
    .name = Konter
on-trigger = Auslöser
    .as = label
    .name = Auslöser
on-start_of_turn = Zugbeginn
    .as = label
    .name = zu Beginn deines Zuges
on-end_of_turn = Zugende
    .as = label
    .name = am Ende deines Zuges
on-continuous =
    .name = immer
on-instead_of_ko = Würde dieser Charakter besiegt
    .name = wenn die Karte besiegt würde

## Kosten, im Infinitiv

cost-rest_winds =
    { $n ->
        [one] { $n } Wind
       *[other] { $n } Winde
    } erschöpfen
    .name = Winde erschöpfen
cost-return_winds =
    { $n ->
        [one] { $n } Wind
       *[other] { $n } Winde
    } in dein Winddeck zurücklegen
    .name = Winde zurücklegen
cost-discard = { TERM($cards, case: "acc") } aus deiner Hand abwerfen
    .name = Karten aus der Hand abwerfen
cost-rest_this =
    { $type ->
        [leader] diesen Anführer
        [stage] diesen Schauplatz
       *[other] diesen Charakter
    } erschöpfen
    .name = diese Karte erschöpfen
cost-trash_this =
    { $type ->
        [stage] diesen Schauplatz
       *[other] diesen Charakter
    } auf den Ablagestapel legen
    .name = diese Karte auf den Ablagestapel legen
cost-rest_cards = { TERM($cards, case: "acc") } erschöpfen
    .name = Karten erschöpfen
cost-take_life =
    { $n ->
        [1] deine oberste Lebenskarte
       *[other] deine obersten { $n } Lebenskarten
    } auf deine Hand nehmen
    .name = Lebenskarten auf die Hand nehmen
cost-bounce_own = { TERM($cards, case: "acc") } auf deine Hand zurücknehmen
    .name = Charaktere auf die Hand zurücknehmen
np-paid = { $n } { TERM($adj, decl: "strong") } { TERM($noun) } { TERM($after) } { TERM($with) }
noun-cost-rest_cards = deiner aktiven Karten (Anführer oder Charaktere)
    .gender = f
noun-cost-bounce_own = deiner Charaktere
    .gender = m

## Worum es geht

np-tail = { TERM($after) } { TERM($with) } { TERM($place) }
np-choose = { $n } { TERM($adj, decl: "strong") } { TERM($noun) } { np-tail }
np-choose-theirs = { $n } { TERM($adj, decl: "strong") } { TERM($noun) } { np-tail } nach Wahl deines Gegners
np-some = { np-one } { np-tail }
np-at-least = mindestens { $n } { TERM($adj, decl: "strong") } { TERM($noun) } { TERM($after) } { TERM($with) }
np-this =
    { $case ->
        [acc] diesen
        [dat] diesem
       *[nom] dieser
    } { $type ->
        [leader] Anführer
        [stage] Schauplatz
       *[other] Charakter
    }
np-same =
    { $case ->
        [acc] jenen
        [dat] jenem
       *[nom] jener
    } Charakter
to-attacker =
    { $case ->
        [dat] der angreifenden Karte
       *[nom] die angreifende Karte
    }
    .number = sg
    .name = die angreifende Karte
to-defender =
    { $case ->
        [dat] der angegriffenen Karte
       *[nom] die angegriffene Karte
    }
    .number = sg
    .name = die angegriffene Karte
to-own_leader =
    { $case ->
        [acc] deinen
        [dat] deinem
       *[nom] dein
    } Anführer
    .number = sg
    .name = dein Anführer
to-their_leader =
    { $case ->
        [acc] den gegnerischen
        [dat] dem gegnerischen
       *[nom] der gegnerische
    } Anführer
    .number = sg
    .name = der gegnerische Anführer
to-own_stage =
    { $case ->
        [acc] deinen
        [dat] deinem
       *[nom] dein
    } Schauplatz
    .number = sg
    .name = dein Schauplatz
to-their_stage =
    { $case ->
        [acc] den gegnerischen
        [dat] dem gegnerischen
       *[nom] der gegnerische
    } Schauplatz
    .number = sg
    .name = der gegnerische Schauplatz
to-whole_crew =
    { $case ->
        [acc] deinen Anführer und deine { TERM($adj, decl: "weak") } Charaktere
        [dat] deinem Anführer und deinen { TERM($adj, decl: "weak") } Charakteren
       *[nom] dein Anführer und deine { TERM($adj, decl: "weak") } Charaktere
    } { TERM($after) } { TERM($with) }
    .name = dein Anführer und deine Charaktere
to-whole_hand =
    { $case ->
        [dat] den { TERM($adj, decl: "weak") } { TERM($noun) } { TERM($after) } { TERM($with) }
       *[nom] die { TERM($adj, decl: "weak") } { TERM($noun) } { TERM($after) } { TERM($with) }
    } auf deiner Hand
    .name = deine Hand
to-found = bis zu { $n } { TERM($adj, decl: "strong") } { TERM($noun) } { TERM($after) } { TERM($with) }
    .name = eine der angesehenen Karten
to-this =
    .name = diese Karte
to-same =
    .name = was der Effekt davor gewählt hat
to-their_character =
    .name = ein gegnerischer Charakter
to-their_characters =
    .name = alle gegnerischen Charaktere
to-own_character =
    .name = ein eigener Charakter
to-own_characters =
    .name = alle deine Charaktere
to-any_character =
    .name = ein Charakter
to-any_characters =
    .name = alle Charaktere
to-own_crew =
    .name = dein Anführer oder ein eigener Charakter
to-their_crew =
    .name = der gegnerische Anführer oder ein gegnerischer Charakter
to-own_card =
    .name = eine eigene Karte im Spiel
to-their_card =
    .name = eine gegnerische Karte im Spiel
to-hand_card =
    .name = eine Karte auf deiner Hand
to-trash_card =
    .name = eine Karte in deinem Ablagestapel
in-characters-self = eigene
    .as = adjective
    .order = 15
    .all = { "" }
    .m = eigener
    .n = eigenes
    .acc-m = eigenen
    .dat = eigenen
    .dat-strong = eigenem
    .dat-f-strong = eigener
    .dat-pl = eigenen
    .pl = eigene
    .weak = eigene
    .weak-pl = eigenen
in-characters-opponent = gegnerische
    .as = adjective
    .order = 35
    .m = gegnerischer
    .n = gegnerisches
    .acc-m = gegnerischen
    .dat = gegnerischen
    .dat-strong = gegnerischem
    .dat-f-strong = gegnerischer
    .dat-pl = gegnerischen
    .pl = gegnerische
    .weak = gegnerische
    .weak-pl = gegnerischen
in-crew-self = eigene
    .as = adjective
    .order = 15
    .all = { "" }
    .m = eigener
    .n = eigenes
    .acc-m = eigenen
    .dat = eigenen
    .dat-strong = eigenem
    .dat-f-strong = eigener
    .dat-pl = eigenen
    .pl = eigene
    .weak = eigene
    .weak-pl = eigenen
in-crew-opponent = gegnerische
    .as = adjective
    .order = 35
    .m = gegnerischer
    .n = gegnerisches
    .acc-m = gegnerischen
    .dat = gegnerischen
    .dat-strong = gegnerischem
    .dat-f-strong = gegnerischer
    .dat-pl = gegnerischen
    .pl = gegnerische
    .weak = gegnerische
    .weak-pl = gegnerischen
in-board-self = eigene
    .as = adjective
    .order = 15
    .all = { "" }
    .m = eigener
    .n = eigenes
    .acc-m = eigenen
    .dat = eigenen
    .dat-strong = eigenem
    .dat-f-strong = eigener
    .dat-pl = eigenen
    .pl = eigene
    .weak = eigene
    .weak-pl = eigenen
in-board-opponent = gegnerische
    .as = adjective
    .order = 35
    .m = gegnerischer
    .n = gegnerisches
    .acc-m = gegnerischen
    .dat = gegnerischen
    .dat-strong = gegnerischem
    .dat-f-strong = gegnerischer
    .dat-pl = gegnerischen
    .pl = gegnerische
    .weak = gegnerische
    .weak-pl = gegnerischen
in-hand-self = aus deiner Hand
in-trash-self = aus deinem Ablagestapel

## Welche Karten

where-type = { TERM($word) }
    .as = noun
    .name = Typ { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = Farbe { $word }
where-tagged = { TERM($word, case: "gen") }
    .as = after
    .order = 40
    .is =
        zu { TERM($word, case: "dat") } { $number ->
            [pl] gehören
           *[other] gehört
        }
    .is-not =
        nicht zu { TERM($word, case: "dat") } { $number ->
            [pl] gehören
           *[other] gehört
        }
    .name = Gruppe { $word }
where-attribute = dem Attribut { TERM($word) }
    .as = with
    .is =
        das Attribut { TERM($word) } { $number ->
            [pl] haben
           *[other] hat
        }
    .is-not =
        nicht das Attribut { TERM($word) } { $number ->
            [pl] haben
           *[other] hat
        }
    .name = Attribut { $word }
where-name = namens „{ $card }“
    .as = after
    .order = 60
    .false = außer „{ $card }“
    .false-as = after
    .name = genau diese Karte
where-keyword = { TERM($word) }
    .as = with
    .name = Schlüsselwort { $word }
where-rested = erschöpfte
    .order = 20
    .bare = erschöpft
    .m = erschöpfter
    .n = erschöpftes
    .acc-m = erschöpften
    .dat = erschöpften
    .dat-strong = erschöpftem
    .dat-f-strong = erschöpfter
    .dat-pl = erschöpften
    .pl = erschöpfte
    .weak = erschöpfte
    .weak-pl = erschöpften
    .false = aktive
    .false-m = aktiver
    .false-n = aktives
    .acc-false-m = aktiven
    .dat-false = aktiven
    .dat-false-strong = aktivem
    .dat-f-false-strong = aktiver
    .dat-false-pl = aktiven
    .false-pl = aktive
    .false-weak = aktive
    .false-pl-weak = aktiven
    .is =
        erschöpft { $number ->
            [pl] sind
           *[other] ist
        }
    .is-not =
        aktiv { $number ->
            [pl] sind
           *[other] ist
        }
    .name = erschöpft oder aktiv
where-cost_at_most = Kosten von { $n } oder weniger
    .as = with
    .name = Kosten höchstens { $n }
where-cost_at_least = Kosten von { $n } oder mehr
    .as = with
    .name = Kosten mindestens { $n }
where-power_at_most = Stärke { $n } oder weniger
    .as = with
    .name = Stärke höchstens { $n }
where-power_at_least = Stärke { $n } oder mehr
    .as = with
    .name = Stärke mindestens { $n }
where-base_power_at_most = aufgedruckter Stärke { $n } oder weniger
    .as = with
    .is =
        aufgedruckte Stärke { $n } oder weniger { $number ->
            [pl] haben
           *[other] hat
        }
    .name = aufgedruckte Stärke höchstens { $n }
where-winds_at_least =
    { $n ->
        [one] mindestens { $n } Wind
       *[other] mindestens { $n } Winden
    }
    .as = with
    .is =
        mindestens { $n ->
            [one] { $n } Wind
           *[other] { $n } Winde
        } { $number ->
            [pl] haben
           *[other] hat
        }
    .name = mindestens { $n } Winde
where-other = andere
    .order = 10
    .m = anderer
    .n = anderes
    .acc-m = anderen
    .dat = anderen
    .dat-strong = anderem
    .dat-f-strong = anderer
    .dat-pl = anderen
    .pl = andere
    .weak = andere
    .weak-pl = anderen
    .is = nicht diese Karte { np-sind }
    .name = nicht diese Karte

## Wie lange Wirkungen dauern

for-this_battle = für diesen Kampf
for-this_turn = bis zum Ende des Zuges
for-until_own_turn = bis zum Beginn deines nächsten Zuges
for-until_their_turn_ends = bis zum Ende des nächsten gegnerischen Zuges
for-while_in_play =
    .name = solange die Karte im Spiel ist

## Bedingungen: Nebensätze nach „falls“

if-winds_on_this =
    dieser Charakter mindestens { $n ->
        [one] { $n } Wind
       *[other] { $n } Winde
    } hat
    .tag = Wind ×{ $n }
    .name = die Karte hat mindestens { $n } Winde
if-my_turn = du am Zug bist
    .not = du nicht am Zug bist
    .name = dein Zug
if-opponent_turn = dein Gegner am Zug ist
    .not = dein Gegner nicht am Zug ist
    .name = gegnerischer Zug
if-life_at_most = du { $n } oder weniger Leben hast
    .not = du mehr als { $n } Leben hast
    .name = du hast { $n } oder weniger Leben
if-life_at_least = du { $n } oder mehr Leben hast
    .not = du weniger als { $n } Leben hast
    .name = du hast { $n } oder mehr Leben
if-opponent_life_at_most = dein Gegner { $n } oder weniger Leben hat
    .subject = opponent
    .same = er { $n } oder weniger Leben hat
    .not = dein Gegner mehr als { $n } Leben hat
    .name = dein Gegner hat { $n } oder weniger Leben
if-behind = du weniger Leben hast als dein Gegner
    .not = du nicht weniger Leben hast als dein Gegner
    .name = du hast weniger Leben als dein Gegner
if-hand_at_most =
    du höchstens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } auf der Hand hast
    .not =
        du mehr als { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } auf der Hand hast
    .name = höchstens { $n } Karten auf der Hand
if-hand_at_least =
    du mindestens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } auf der Hand hast
    .not =
        du weniger als { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } auf der Hand hast
    .name = mindestens { $n } Karten auf der Hand
if-opponent_hand_at_least =
    dein Gegner mindestens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } auf der Hand hat
    .subject = opponent
    .same =
        er mindestens { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } auf der Hand hat
    .not =
        dein Gegner weniger als { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } auf der Hand hat
    .name = dein Gegner hat mindestens { $n } Karten auf der Hand
if-deck_at_most =
    dein Deck höchstens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } enthält
    .not =
        dein Deck mehr als { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } enthält
    .name = höchstens { $n } Karten in deinem Deck
if-trash_at_least =
    dein Ablagestapel mindestens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } enthält
    .not =
        dein Ablagestapel weniger als { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } enthält
    .name = mindestens { $n } Karten in deinem Ablagestapel
if-winds_at_least =
    du mindestens { $n ->
        [one] { $n } Wind
       *[other] { $n } Winde
    } hast
    .not =
        du weniger als { $n ->
            [one] { $n } Wind
           *[other] { $n } Winde
        } hast
    .name = du hast mindestens { $n } Winde
if-controls = du { TERM($cards, case: "acc") } kontrollierst
    .not = du nicht { TERM($cards, case: "acc") } kontrollierst
    .name = du kontrollierst Charaktere
if-opponent_controls = dein Gegner { TERM($cards, case: "acc") } kontrolliert
    .subject = opponent
    .same = er { TERM($cards, case: "acc") } kontrolliert
    .not = dein Gegner nicht { TERM($cards, case: "acc") } kontrolliert
    .name = dein Gegner kontrolliert Charaktere
if-leader = dein Anführer { TERM($is) }
    .not = dein Anführer nicht { TERM($is) }
    .name = was dein Anführer ist
if-this_rested = dieser Charakter erschöpft ist
    .not = dieser Charakter nicht erschöpft ist
    .name = die Karte ist erschöpft
if-attacking = dieser Charakter angreift
    .not = dieser Charakter nicht angreift
    .name = die Karte greift an
if-attacked_leader = er einen Anführer angreift
    .not = er keinen Anführer angreift
    .name = ein Anführer wird angegriffen
if-turn_at_least = mindestens Zug { $n } erreicht ist
    .not = Zug { $n } noch nicht erreicht ist
    .name = mindestens Zug { $n }
if-revealed = { TERM($cards) } aufgedeckt wurde
    .name = was aufgedeckt wurde
if-did = du dies getan hast
    .not = du dies nicht getan hast
    .name = falls du dies getan hast

## Wirkungen

n-cards =
    { $val ->
        [one] { $val } Karte
       *[other] { $val } Karten
    }
n-winds =
    { $val ->
        [one] { $val } Wind
       *[other] { $val } Winde
    }
n-top-cards =
    { $val ->
        [1] die oberste Karte
       *[other] die obersten { $val } Karten
    }

op-power =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] erhalten
       *[other] erhält
    } { SIGNED($val) } Stärke
    .name = Stärke
op-ko = besiege { TERM($to, case: "acc") }
    .name = Besiegen
op-bounce =
    bringe { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] auf die Hand ihrer Besitzer
       *[other] auf die Hand des Besitzers
    } zurück
    .name = auf die Hand zurückbringen
op-search =
    sieh dir { n-top-cards } deines Decks an, decke davon { TERM($to, case: "acc") } auf, nimm { ATTR($to, "number") ->
        [pl] sie
       *[other] { ATTR($to, "gender") ->
            [m] ihn
            [n] es
           *[f] sie
        }
    } auf deine Hand und lege den Rest in beliebiger Reihenfolge unter dein Deck
    .name = Suchen
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
op-discard =
    { $who ->
        [opponent] dein Gegner wirft
        [both] beide Spieler werfen je
       *[other] wirf
    } { $choice ->
        [random] { $val ->
            [one] { $val } zufällige Karte
           *[other] { $val } zufällige Karten
        }
       *[other] { n-cards }
    } aus { $who ->
        [opponent] seiner
        [both] ihrer
       *[other] deiner
    } Hand ab
    .subject = opponent
    .same =
        { $who ->
            [opponent] er wirft
            [both] beide Spieler werfen je
           *[other] wirf
        } { $choice ->
            [random] { $val ->
                [one] { $val } zufällige Karte
               *[other] { $val } zufällige Karten
            }
           *[other] { n-cards }
        } aus { $who ->
            [opponent] seiner
            [both] ihrer
           *[other] deiner
        } Hand ab
    .name = Abwerfen
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] erhalten
       *[other] erhält
    } { TERM($word) }
    .name = Schlüsselwort
op-attach =
    gib { TERM($to, case: "dat") } bis zu { $val ->
        [one] { $val } { $choice ->
            [active] aktiven
           *[other] erschöpften
        } Wind
       *[other] { $val } { $choice ->
            [active] aktive
           *[other] erschöpfte
        } Winde
    }
    .name = Winde geben
op-rest = erschöpfe { TERM($to, case: "acc") }
    .name = Erschöpfen
op-activate = mache { TERM($to, case: "acc") } aktiv
    .name = Aktiv machen
op-damage =
    füge { $who ->
        [self] dir
        [both] beiden Spielern
       *[other] deinem Gegner
    } { $val } Schaden zu
    .name = Schaden
op-look =
    sieh dir { n-top-cards } deines Decks an und lege { $val ->
        [1] sie
       *[other] sie in beliebiger Reihenfolge
    } { $choice ->
        [top] oben auf dein Deck
        [bottom] unter dein Deck
       *[other] oben auf oder unter dein Deck
    }
    .name = Deck ansehen
op-reveal =
    decke { n-top-cards } { $who ->
        [opponent] des gegnerischen Decks
        [both] beider Decks
       *[other] deines Decks
    } auf
    .name = Aufdecken
op-trash =
    lege { TERM($to, case: "acc") } auf { ATTR($to, "number") ->
        [pl] die Ablagestapel ihrer Besitzer
       *[other] den Ablagestapel
    }
    .name = Auf den Ablagestapel legen
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
op-play = spiele { TERM($to, case: "acc") }
    .name = Spielen
op-take = nimm { TERM($to, case: "acc") } auf deine Hand
    .name = Vom Ablagestapel auf die Hand
op-tuck =
    lege { TERM($to, case: "acc") } unter { ATTR($to, "number") ->
        [pl] die Decks ihrer Besitzer
       *[other] das Deck des Besitzers
    }
    .name = Unter das Deck
op-winds =
    lege bis zu { n-winds } aus deinem Winddeck { $choice ->
        [active] aktiv
       *[other] erschöpft
    } ins Spiel
    .name = Neue Winde
op-ready_winds =
    mache bis zu { $val ->
        [one] { $val } deiner Winde
       *[other] { $val } deiner Winde
    } aktiv
    .name = Winde aktiv machen
op-cost =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] kosten
       *[other] kostet
    } { $abs } { $sign ->
        [minus] weniger
       *[other] mehr
    }
    .name = Kosten
op-heal = lege { n-top-cards } deines Decks auf deine Lebenskarten
    .name = Leben
op-silence = annulliere die Effekte von { TERM($to, case: "dat") }
    .name = Annullieren
op-stay = verhindere dies
    .cost = stattdessen { $cost }
    .name = Im Spiel bleiben

## Arten von Wirkungen

kind-damage = Beseitigung
kind-restore = Leben
kind-cards = Karten
kind-energy = Winde
kind-allies = Mannschaft
kind-control = Kontrolle

## Phasen

phase-refresh = Auffrischung
phase-draw = Ziehen
phase-wind = Winde
phase-main = Hauptphase
phase-end = Ende

## Aktionen, was sie nennen, Fenster, Ereignisse

action-play = eine Karte ausspielen
action-give = Winde geben
action-activate = eine Fähigkeit aktivieren
action-attack = angreifen
action-block = blocken
action-counter_card = mit einem Charakter kontern
action-counter_event = mit einem Ereignis kontern
action-use_trigger = einen Auslöser nutzen
action-redraw = eine neue Hand nehmen
pick-amount = Anzahl der Winde
pick-target = Ziel
window-mulligan = neue Hand
window-block = Blocken
window-counter = Konter
window-trigger = Auslöser
event-turn_begins = Zugbeginn
event-turn_ends = Zugende
event-attack = Angriff
event-block = Blocken
role-attacker = die angreifende Karte
    .gen = der angreifenden Karte
role-defender = die angegriffene Karte
    .gen = der angegriffenen Karte
role-drawn = die Lebenskarte
    .gen = der Lebenskarte
role-seen = die angesehenen Karten
    .gen = der angesehenen Karten
role-taken = die genommenen Karten
    .gen = der genommenen Karten
role-revealed = die aufgedeckten Karten
    .gen = der aufgedeckten Karten
routine-enter = eine Karte kommt ins Spiel
routine-past_zero = kein Leben übrig
routine-wound = ein Schaden
routine-banished = ein Schaden mit [Verbannen]

## Einstellungen und ihre Wörter

setting-leader_attacks = Anführer greifen an
setting-wind_power = Winde geben Stärke
setting-life_rule = wann ein Spieler verloren hat
setting-first_battle = wer im ersten Zug nicht angreifen darf

## Namen für den Regeltext

word-active = aktiv
word-rested = erschöpft
word-chosen = gewählt
word-random = zufällig
word-top = oben
word-bottom = unten
word-either = oben oder unten
word-yes = ja
word-no = nein
word-always = immer
word-own_turn = im eigenen Zug
word-at_zero = bei null
word-past_zero = unter null
word-first_player = der erste Spieler
word-both = beide

## Warum etwas nicht geht

refused-leader = Anführer greifen nicht an
refused-first-turn = In diesem ersten Zug greift niemand an
refused-rested = Diese Karte ist erschöpft
refused-attacked = Diese Karte hat in diesem Zug schon angegriffen
refused-arrived = Dieser Charakter ist erst in diesem Zug gekommen und hat nicht [Eile]
refused-bound = Diese Karte kann nicht angreifen
refused-no-blocker = Dieser Charakter ist kein Blocker
refused-defender = Dieser Charakter wird bereits angegriffen
refused-no-counter = Diese Karte hat keinen Konter
refused-no-trigger = Diese Karte hat keinen Auslöser

## Decks

deck-cinder_wake = Aschenkielwasser
deck-tidewright_guild = Gilde der Gezeitenmeister

## Karten

card-GV-01-L01 = Maren Kohlenhand
    .flavour = Sie unterschreibt keine Heuer. Sie gibt dir die Hand, und der Ruß bleibt.
card-GV-01-L02 = Osric Vane, Gezeitenmeister
    .flavour = Er kam noch nie zu spät, denn er stellt die Flut.
card-GV-01-C01 = Zunderkanonier
    .flavour = Ein Schuss für die Flagge, einer für das Glück und keiner fürs Logbuch.
card-GV-01-C02 = Schwester vom Tau
    .flavour = Ihre Knoten halten Schiffe. Ihre anderen Knoten halten Mannschaften.
card-GV-01-C03 = Glutleviathan
    .flavour = Eine Meile, bevor er auftaucht, kocht schon die See.
card-GV-01-C04 = Pulverläufer
    .flavour = „Gehen? Mit dem Zeug auf dem Rücken?“
card-GV-01-C05 = Fallreep-Duellantin
    .flavour = Sie ist über die Reling, ehe die Schiffe sich berühren.
card-GV-01-C06 = Riffpirscher
    .flavour = Er liest Schatten im Sand wie andere Seekarten.
card-GV-01-C07 = Talgorakel
    .flavour = Jede Kerze, die sie zieht, weiß genau eine Sache.
card-GV-01-C08 = Rhea Flinkbrand, Erste Offizierin
    .flavour = Zweimal ist Gewohnheit, sagt der Käpt’n. Zweimal ist Frühstück, sagt Rhea.
card-GV-01-C09 = Bombardier Hesk
    .flavour = Erst zählt er, was von denen übrig ist, dann, was von uns.
card-GV-01-C10 = Klippennetzwerfer
    .flavour = Von da oben sieht jeder Mast wie ein Griff aus.
card-GV-01-C11 = Quartiermeister am Taktschlag
    .flavour = Niemand an Bord kann noch aus dem Takt rudern.
card-GV-01-C12 = Drachenflickerin
    .flavour = Ein zerrissenes Segel ist nur ein Drachen, der es vergessen hat.
card-GV-01-C13 = Saboteurin mit letztem Streichholz
    .flavour = Sie hat ein Streichholz dabei. Mehr braucht sie nicht.
card-GV-01-C14 = Kapitän Ash Vardell
    .flavour = Was er nimmt, darf auch die See nicht behalten.
card-GV-01-C15 = Fährfrau der Untiefen
    .flavour = „Einer runter, einer rauf. Das ist der Preis.“
card-GV-01-C16 = Raufbold vom Doppelrumpf
    .flavour = Er steht mit je einem Fuß auf zwei Decks und ist auf beiden zu Hause.
card-GV-01-C17 = Palmtau-Takler
    .flavour = Er spleißt bei Sternenlicht, damit der Morgen frei bleibt.
card-GV-01-E18 = Breitseite im Morgengrauen
    .flavour = Das Frühstück stand bereit. Gegessen hat es niemand.
card-GV-01-E19 = Alle Mann an die Reling
    .flavour = Auch der Koch. Vor allem der Koch.
card-GV-01-E20 = Parade auf der Rah
    .flavour = Zwölf Meter über Deck ist Beinarbeit eine andere Kunst.
card-GV-01-S21 = Das schwelende Deck
    .flavour = Seit neun Jahren brennt das Schiff, und gesunken ist es noch kein einziges Mal.
card-GV-01-C22 = Riffwärter
    .flavour = Die Fahrrinne ist frei. Du bist nicht eingeladen.
card-GV-01-C23 = Bergungstaucherin
    .flavour = Sie geht mit einem Seil hinab und kommt mit einem Kollegen herauf.
card-GV-01-C24 = Alter Anker, Bootsmann
    .flavour = Man hat ihn auf See bestattet. Zur Morgenwache war er zur Stelle.
card-GV-01-C25 = Harpunen-Landmesser
    .flavour = Erst misst er die Tiefe, dann, was in ihr lebt.
card-GV-01-C26 = Leutnant der Mole
    .flavour = Nachts weicht sie nicht, und nachts schläft sie nie.
card-GV-01-C27 = Flüstern des Wracks
    .flavour = Es fragt, was du in der Hand hältst. Einiges davon lässt du los.
card-GV-01-C28 = Ingenieur der Unterströmung
    .flavour = „Ich versenke keine Schiffe. Ich lege sie tiefer ab.“
card-GV-01-C29 = Kartenleserin vom Unteren Kai
    .flavour = Sie liest die Karte rückwärts, um zu erfahren, wo sie anfing.
card-GV-01-C30 = Glockenbojen-Medium
    .flavour = Ein Schlag heißt Ja. Zwei heißen Ja, aber es wird dir nicht gefallen.
card-GV-01-C31 = Kommodore Ilse Brand
    .flavour = Eile, sagt die Kommodore, ist eine Art von Lärm.
card-GV-01-C32 = Treibgutsortierer
    .flavour = Er macht drei Haufen: brauchbar, unbrauchbar und an jemanden adressiert.
card-GV-01-C33 = Ringer der Perlenbänke
    .flavour = Jede Perle ist eine Schuld, die eine Auster beglichen hat.
card-GV-01-C34 = Vesna Fernblick, Schleusenmeisterin
    .flavour = Stromauf öffnet sie ein Tor, und eine Woche später stolpert ein Held.
card-GV-01-C35 = Lehrling am Ankerspill
    .flavour = Jeden Tag eine halbe Umdrehung mehr, neun Jahre lang.
card-GV-01-C36 = Gildenfechtmeister Anno
    .flavour = Seine Lektionen beginnen mit dem letzten Hieb.
card-GV-01-C37 = Ertrunkener Richter
    .flavour = Das Urteil ist gefällt. Du darfst sagen, über wen.
card-GV-01-C38 = Die lange Dünung
    .flavour = Sie brach auf, ehe deine Großmutter geboren wurde.
card-GV-01-E39 = Plötzliche Ebbe
    .flavour = Der Hafen ging am Mittag und nahm die Flotte mit.
card-GV-01-E40 = Eine Kerze für die Verlorenen
    .flavour = Sie erlischt, wenn sie zu Hause sind.
card-GV-01-E41 = Haltet die Laternen
    .flavour = Licht ist ein Befehl wie jeder andere.
card-GV-01-S42 = Trockendock der Knochenbucht
    .flavour = Jeder Kiel, der hier gelegt wurde, war einmal jemandes Rückgrat.
card-GV-01-C43 = Göre vom Möwenfels
    .flavour = Schleudert drei Kiesel: einen auf dich, zwei auf deine Würde.
card-GV-01-C44 = Mangrovenschnapper
    .flavour = Ihm ist egal, wem das Bein gehört.
card-GV-01-C45 = Feuerschneisen-Korsarin
    .flavour = Sie verbrennt, was sie entbehren kann, und dann, was nicht.
card-GV-01-C46 = Sprecherin der Insel
    .flavour = Wenn sie spricht, beugt die Insel sich vor, um zuzuhören.
card-GV-01-C47 = Kanonenchor
    .flavour = Zwölf Rohre, vier Stimmen, ein Ton.
card-GV-01-C48 = Rumpfhüterin
    .flavour = Ist sonst niemand an Bord, ist sie der Rumpf.
card-GV-01-E49 = Funke in der Takelage
    .flavour = Er lief die Wanten hinauf, und wir ihm nach.
card-GV-01-E50 = Geschützter Ankerplatz
    .flavour = Zwei Stunden Schlaf, und die ganze Mannschaft ist wie neu.
card-GV-01-S51 = Laternenatoll
    .flavour = Hinter jedem Licht bleibt jemand wach und wartet.
card-GV-01-C52 = Schlund der Tiefe
    .flavour = Erst beißt er. Dann hat er Hunger.
card-GV-01-C53 = Zweimal gestrandeter Smutje
    .flavour = Zuerst rettet er den Herd. Beide Male.
card-GV-01-C54 = Gezeitenschreiber
    .flavour = In dreifacher Ausfertigung: Flut, Ebbe und Stillwasser.
card-GV-01-C55 = Springflutruferin
    .flavour = Alles Kleine schwimmt.
card-GV-01-C56 = Hüter des Sturmglases
    .flavour = Er schüttelt das Glas, und das Wetter bittet um Verzeihung.
card-GV-01-C57 = Geist der neunten Welle
    .flavour = Acht Wellen sind Wetter. Die neunte meint dich.
card-GV-01-C58 = Wächter des Fluttors
    .flavour = Er schließt, und der Fluss überlegt es sich anders.
card-GV-01-C59 = Kielgeholter Chor
    .flavour = Sie können nur eine Strophe, und die handelt von dir.
card-GV-01-C60 = Herr der Schleusen
    .flavour = Nichts kommt vorbei, was nicht gehoben wurde.
card-GV-01-E61 = Die Strömung lesen
    .flavour = Sie war schon überall. Man muss sie nur fragen.
card-GV-01-E62 = Mit Salz bezahlt
    .flavour = Die See nimmt jede Münze, die bluten kann.
card-GV-01-S63 = Versunkene Sternwarte
    .flavour = Hier unten halten die Sterne still.
card-GV-01-C64 = Rostkoloss
    .flavour = Einst war er eine Flotte, und er hat alles davon behalten.
