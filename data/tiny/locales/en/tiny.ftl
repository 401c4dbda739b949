# The names of this game. The rules as text (`ses-studio rules`) use them; a name that is missing is shown as its id.

## The game

game-name = Sparks
game-about = Two players with ten life fight with small creatures and quick tricks. Each turn brings one more spark to pay with.

## Card types

type-creature = creature
type-trick = trick

## Numbers of cards

number-cost = cost
number-power = power
number-health = health

## Words of cards

set-kinds = kind
word-moth = moth
word-stone = stone
keyword-swift = swift
keyword-shelter = shelter

## Counters of players

counter-life = life
counter-sparks_max = most sparks
counter-sparks = sparks

## What cards bear

state-tired = tired
state-hurt = wounds

## Zones

zone-deck = deck
zone-hand = hand
zone-field = field
zone-pile = pile

## How long effects last

for-this_turn = until the turn ends
for-for_good = as long as it is in play

## When abilities happen

on-on_play = when it is played
on-reply = as a reply
on-on_death = when it is destroyed
on-friend_dies = when another of your creatures is destroyed
on-at_dawn = at dawn, in your turn
on-always = always
on-main = in your day
on-would_be_hurt = when it would be hurt

## Costs

cost-sparks = sparks
cost-tire = tire this card

## Which cards

where-power_at_most = power { $n } or less
where-kind = kind { $word }

## What effects are about

to-this = this card
to-foe = an opposing creature
to-friend = one of your creatures
to-friends = your creatures
to-enemy = the opponent

## Conditions

if-controls = you have creatures
if-life_at_most = your life is { $n } or less

## Operations

op-burn =
    .name = burn
op-mend =
    .name = mend
op-strike =
    .name = strike
op-banish =
    .name = banish
op-grow =
    .name = grow
op-teach =
    .name = teach
op-draw =
    .name = draw
op-hush =
    .name = hush
op-shrug =
    .name = shrug

## Phases

phase-dawn = dawn
phase-day = day
phase-dusk = dusk

## Actions, what they name, windows, events

action-play = play
action-reply = reply
action-use = use
action-attack = attack
pick-target = target
window-reply = replies
event-dawn = dawn

## Why something cannot be done

refused-a-reply = this card is only for replies
refused-no-reply = this card cannot reply
refused-tired = this creature is tired
refused-arrived = this creature has only just arrived

## Decks

deck-lights = Lights
deck-stones = Stones
