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
word-moth = Moth
    .pl = Moths
word-stone = Stone
    .pl = Stones
keyword-swift = Swift
keyword-shelter = Shelter

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

## How long effects last. The value is printed on cards; `.name` is for the rules.

for-this_turn = this turn
    .name = until the turn ends
for-for_good =
    .name = as long as it is in play

## When abilities happen

on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] when you play this creature
    }
    .name = when it is played
on-reply = Reply
    .as = label
    .name = as a reply
on-on_death = when this creature is destroyed
    .name = when it is destroyed
on-friend_dies = when another of your creatures is destroyed
    .name = when another of your creatures is destroyed
on-at_dawn = at dawn in your turn
    .name = at dawn, in your turn
on-always =
    .name = always
on-main = { "" }
    .name = in your day
on-would_be_hurt = when this creature would be hurt
    .name = when it would be hurt

## Costs

cost-sparks =
    { $n ->
        [one] { $n } spark
       *[other] { $n } sparks
    }
    .name = sparks
cost-tire = tire this creature
    .name = tire this card

## Which cards

where-power_at_most = power { $n } or less
    .name = power { $n } or less
    .as = with
where-kind = { TERM($word) }
    .name = kind { $word }
    .as = noun

## What effects are about

to-this = this creature
    .name = this card
to-foe =
    .name = an opposing creature
to-friend =
    .name = one of your creatures
to-friends = your { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
    .name = your creatures
to-enemy = your opponent
    .name = the opponent
in-field-self = you control
in-field-opponent = opposing
    .as = adjective
    .order = 90
    .onset = vowel
noun-field = creature
    .pl = creatures

## Conditions

if-controls =
    { $who ->
        [opponent] your opponent has
        [any] the players have
       *[self] you have
    } { TERM($cards) }
    .name = you have creatures
if-life_at_most = your life is { $n } or less

## Operations

op-burn = { TERM($to) } loses { $val } life
    .may = have { TERM($to) } lose { $val } life
    .name = burn
op-mend = gain { $val } life
    .name = mend
op-strike = deal { $val } damage to { TERM($to) }
    .name = strike
op-banish = destroy { TERM($to) }
    .name = banish
op-grow =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] get
       *[other] gets
    } { SIGNED($val) } power
    .may = have { TERM($to) } get { SIGNED($val) } power
    .name = grow
op-teach =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    } { TERM($word) }
    .may = have { TERM($to) } gain { TERM($word) }
    .name = teach
op-draw =
    draw { $val ->
        [one] { $val } card
       *[other] { $val } cards
    }
    .name = draw
op-hush = negate that card
    .name = hush
op-shrug = prevent that
    .name = shrug
printed-keyword = { TERM($word) }.

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
