## The game

game-name = Iskry
game-about = Dwóch graczy z dziesięcioma życiami walczy małymi stworami i szybkimi sztuczkami. Każda tura daje o jedną iskrę więcej na opłaty.

## Card types

type-creature = stwór
type-trick = sztuczka

## Numbers of cards

number-cost = koszt
number-power = siła
number-health = wytrzymałość

## Words of cards

set-kinds = rodzaj
word-moth = ćma
word-stone = kamień
keyword-swift = chyży
keyword-shelter = osłona

## Counters of players

counter-life = życie
counter-sparks_max = najwięcej iskier
counter-sparks = iskry

## What cards bear

state-tired = zmęczenie
state-hurt = rany

## Zones

zone-deck = talia
zone-hand = ręka
zone-field = pole
zone-pile = stos

## How long effects last

for-this_turn = do końca tury
for-for_good = dopóki jest w grze

## When abilities happen

on-on_play = gdy zostaje zagrana
on-reply = jako odpowiedź
on-on_death = gdy zostaje zniszczona
on-friend_dies = gdy inny twój stwór zostaje zniszczony
on-at_dawn = o świcie twojej tury
on-always = zawsze
on-main = w twoim dniu
on-would_be_hurt = gdy miałaby zostać zraniona

## Costs

cost-sparks = iskry
cost-tire = zmęcz tę kartę

## Which cards

where-power_at_most = siła { $n } lub mniejsza
where-kind = rodzaj { $word }

## What effects are about

to-this = ta karta
to-foe = stwór przeciwnika
to-friend = jeden z twoich stworów
to-friends = twoje stwory
to-enemy = przeciwnik

## Conditions

if-controls = masz stwory
if-life_at_most = twoje życie wynosi { $n } lub mniej

## Operations

op-burn =
    .name = spalenie
op-mend =
    .name = leczenie
op-strike =
    .name = uderzenie
op-banish =
    .name = wygnanie
op-grow =
    .name = wzrost
op-teach =
    .name = nauka
op-draw =
    .name = dobranie
op-hush =
    .name = uciszenie
op-shrug =
    .name = otrząśnięcie

## Phases

phase-dawn = świt
phase-day = dzień
phase-dusk = zmierzch

## Actions, what they name, windows, events

action-play = zagranie
action-reply = odpowiedź
action-use = użycie
action-attack = atak
pick-target = cel
window-reply = odpowiedzi
event-dawn = świt

## Why something cannot be done

refused-a-reply = ta karta służy tylko do odpowiedzi
refused-no-reply = tą kartą nie można odpowiedzieć
refused-tired = ten stwór jest zmęczony
refused-arrived = ten stwór dopiero przybył

## Decks

deck-lights = Światła
deck-stones = Kamienie

## Cards

card-tiny_moth = Szara ćma
card-tiny_swarm = Rój przy lampie
card-tiny_stone = Kamień przydrożny
card-tiny_golem = Golem z gruzu
card-tiny_ember = Dziecko żaru
card-tiny_mourner = Żałobnica
card-tiny_smith = Kowal iskier
card-tiny_teacher = Stary nauczyciel
card-tiny_bolt = Błyskawica
card-tiny_axe = Powalenie
card-tiny_feast = Uczta
card-tiny_hush = Cisza
