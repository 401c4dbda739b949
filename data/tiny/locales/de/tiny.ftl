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
word-stone = Stein
keyword-swift = flink
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

## How long effects last

for-this_turn = bis der Zug endet
for-for_good = solange die Karte im Spiel ist

## When abilities happen

on-on_play = wenn die Karte gespielt wird
on-reply = als Antwort
on-on_death = wenn die Karte zerstört wird
on-friend_dies = wenn ein anderes deiner Wesen zerstört wird
on-at_dawn = im Morgen deines Zugs
on-always = immer
on-main = an deinem Tag
on-would_be_hurt = wenn die Karte verletzt würde

## Costs

cost-sparks = Funken
cost-tire = diese Karte ermüden

## Which cards

where-power_at_most = Kraft höchstens { $n }
where-kind = Art { $word }

## What effects are about

to-this = diese Karte
to-foe = ein gegnerisches Wesen
to-friend = eines deiner Wesen
to-friends = deine Wesen
to-enemy = der Gegner

## Conditions

if-controls = du hast Wesen
if-life_at_most = dein Leben ist höchstens { $n }

## Operations

op-burn =
    .name = Brennen
op-mend =
    .name = Heilen
op-strike =
    .name = Schlagen
op-banish =
    .name = Verbannen
op-grow =
    .name = Wachsen
op-teach =
    .name = Lehren
op-draw =
    .name = Ziehen
op-hush =
    .name = Verstummen
op-shrug =
    .name = Abschütteln

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
