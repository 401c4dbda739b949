## The game

game-name = Funken
game-about = Zwei Spieler mit zehn Leben kämpfen mit kleinen Wesen und schnellen Kniffen. Jeder Zug bringt einen Funken mehr, mit dem bezahlt wird.

## Card types

type-creature = Wesen
type-trick = Kniff

## Numbers of cards

number-cost = Kosten
number-power = Kraft
number-health = Ausdauer

## Words of cards

set-kinds = Art
word-moth = Motte
    .gender = f
    .pl = Motten
word-stone = Stein
    .gender = m
    .pl = Steine
    .dat-pl = Steinen
keyword-swift = Flink
keyword-shelter = Schutz

## Counters of players

counter-life = Leben
counter-sparks_max = höchste Funken
counter-sparks = Funken

## What cards bear

state-tired = müde
state-hurt = Wunden

## Zones

zone-deck = Deck
zone-hand = Hand
zone-field = Feld
zone-pile = Stapel

## Wie lange Wirkungen dauern. Der Wert steht auf Karten, `.name` in den Regeln.

for-this_turn = bis zum Ende des Zuges
    .name = bis der Zug endet
for-for_good =
    .name = solange die Karte im Spiel ist

## Wann Fähigkeiten wirken

on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] wenn du dieses Wesen spielst
    }
    .name = wenn die Karte gespielt wird
on-reply = Antwort
    .as = label
    .name = als Antwort
on-on_death = wenn dieses Wesen zerstört wird
    .name = wenn die Karte zerstört wird
on-friend_dies = wenn ein anderes deiner Wesen zerstört wird
    .name = wenn ein anderes deiner Wesen zerstört wird
on-at_dawn = am Morgen deines Zuges
    .name = im Morgen deines Zugs
on-always =
    .name = immer
on-main = { "" }
    .name = an deinem Tag
on-would_be_hurt = wenn dieses Wesen verletzt würde
    .name = wenn die Karte verletzt würde

## Kosten

cost-sparks =
    { $n ->
        [one] { $n } Funken
       *[other] { $n } Funken
    }
    .name = Funken
cost-tire = ermüde dieses Wesen
    .name = diese Karte ermüden

## Welche Karten

where-power_at_most = Kraft { $n } oder weniger
    .name = Kraft höchstens { $n }
    .as = with
where-kind = { TERM($word) }
    .name = Art { $word }
    .as = noun

## Worum es geht

to-this =
    { $case ->
        [dat] diesem
       *[other] dieses
    } Wesen
    .name = diese Karte
to-foe =
    .name = ein gegnerisches Wesen
to-friend =
    .name = eines deiner Wesen
to-friends =
    .name = deine Wesen
to-enemy =
    { $case ->
        [acc] deinen Gegner
        [dat] deinem Gegner
       *[nom] dein Gegner
    }
    .name = der Gegner
noun-field = Wesen
    .gender = n
in-field-opponent = gegnerische
    .as = adjective
    .order = 30
    .m = gegnerischer
    .n = gegnerisches
    .acc-m = gegnerischen
    .dat = gegnerischen
    .dat-pl = gegnerischen
    .pl = gegnerische
    .weak = gegnerische
    .weak-pl = gegnerischen
in-field-self = eigene
    .as = adjective
    .order = 30
    .all = { "" }
    .most = { "" }
    .least = { "" }
    .m = eigener
    .n = eigenes
    .acc-m = eigenen
    .dat = eigenen
    .dat-pl = eigenen
    .pl = eigene
    .weak = eigene
    .weak-pl = eigenen

## Bedingungen

if-controls =
    { $who ->
        [opponent] dein Gegner { TERM($cards, case: "acc") } hat
        [any] die Spieler { TERM($cards, case: "acc") } haben
       *[self] du { TERM($cards, case: "acc") } hast
    }
    .name = du hast Wesen
if-life_at_most = dein Leben { $n } oder weniger beträgt
    .name = dein Leben ist höchstens { $n }

## Wirkungen

op-burn = { TERM($to) } verliert { $val } Leben
    .name = Brennen
op-mend = du erhältst { $val } Leben
    .name = Heilen
op-strike = füge { TERM($to, case: "dat") } { $val } Schaden zu
    .name = Schlagen
op-banish = zerstöre { TERM($to, case: "acc") }
    .name = Verbannen
op-grow =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] erhalten
       *[other] erhält
    } { SIGNED($val) } Kraft
    .name = Wachsen
op-teach =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] erhalten
       *[other] erhält
    } { TERM($word) }
    .name = Lehren
op-draw =
    ziehe { $val ->
        [one] { $val } Karte
       *[other] { $val } Karten
    }
    .name = Ziehen
op-hush = negiere die gespielte Karte
    .name = Verstummen
op-shrug = verhindere dies
    .name = Abschütteln
printed-keyword = { TERM($word) }.

## Phases

phase-dawn = Morgen
phase-day = Tag
phase-dusk = Abend

## Actions, what they name, windows, events

action-play = spielen
action-reply = antworten
action-use = benutzen
action-attack = angreifen
pick-target = Ziel
window-reply = Antworten
event-dawn = Morgen

## Why something cannot be done

refused-a-reply = diese Karte ist nur zum Antworten da
refused-no-reply = mit dieser Karte kann man nicht antworten
refused-tired = dieses Wesen ist müde
refused-arrived = dieses Wesen ist eben erst angekommen

## Decks

deck-lights = Lichter
deck-stones = Steine

## Cards

card-tiny_moth = Graue Motte
card-tiny_swarm = Lampenschwarm
card-tiny_stone = Wegstein
card-tiny_golem = Geröllgolem
card-tiny_ember = Glutkind
card-tiny_mourner = Trauernde
card-tiny_smith = Funkenschmied
card-tiny_teacher = Alter Lehrer
card-tiny_bolt = Blitz
card-tiny_axe = Fällung
card-tiny_feast = Festmahl
card-tiny_hush = Stille
