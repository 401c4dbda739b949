# The wording of this game. A name that is missing is shown as its id.

## The game

game-name = Essence Crown: Shard Wars
game-about = Two Deities, one match: shards pay for cards, Avatars strike the enemy Deity, and whoever’s Essence falls to 0 has lost.

## Card types

type-deity = Deity
    .pl = Deities
type-avatar = Avatar
    .pl = Avatars
    .onset = vowel
type-spell = Spell
    .pl = Spells
type-relic = Relic
    .pl = Relics
type-shard = Shard
    .pl = Shards
type-domain = Domain
    .pl = Domains
type-essence = Essence
    .pl = Essences
    .onset = vowel
type-rite = Rite
    .pl = Rites

## Numbers of cards

number-cost = cost
number-power = Power
number-toughness = Toughness
number-essence = Essence

## Words of cards

set-aspects = aspects
set-domain = domain
set-rarity = rarity
word-glow = Glow
word-gray = Gray
word-void = Void
word-beast = Beast
word-second_sun = Second Sun
word-nullgrid = Nullgrid
word-new_earth = New Earth
word-common = Common
word-adept = Adept
word-mythic = Mythic

## Counters of players

counter-essence_max = maximum Essence
counter-essence = Essence
counter-shards = shards
counter-kl = KL

## What cards bear

state-tapped = tapped
state-damage = damage

## Zones

zone-deck = deck
zone-hand = hand
zone-new_earth = New Earth
zone-graveyard = graveyard
zone-exile = exile
zone-deity = Deity
zone-board = Deity and New Earth
noun-new_earth = card on New Earth
    .pl = cards on New Earth
in-new_earth-self = you control
in-new_earth-opponent = enemy
    .as = adjective
    .order = 10
    .onset = vowel

## How long effects last. The value is printed on cards; `.name` is for the rules.

for-this_turn = until end of turn
    .name = until end of turn
for-while_in_play =
    .name = as long as it is in play

## When abilities happen

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] On Play
    }
    .as = label
    .name = when it is played
on-on_attack = On Attack
    .as = label
    .name = when it attacks
on-start_turn = Start of Turn
    .as = label
    .name = at the start of your turn
on-end_turn = End of Turn
    .as = label
    .name = at the end of your turn
on-activate = Main
    .as = label
    .name = in your main phase
frame-label-once = { $on }, { $once }: { $text }
    .then = capital
frame-label-cost = { $on } — { $cost }: { $text }
    .then = capital
frame-label-once-cost = { $on } — { $cost }, { $once }: { $text }
    .then = capital
frame-label-may-cost = { $on } — { $cost }: { $text }
    .then = capital
frame-label-once-may-cost = { $on } — { $cost }, { $once }: { $text }
    .then = capital
once-turn = once per turn
once-match = once per game

## Costs

cost-shards =
    { $n ->
        [one] { $n } shard
       *[other] { $n } shards
    }
    .name = shards
cost-kl = { $n } KL
    .name = KL
cost-essence = { $n } Essence
    .name = Essence
cost-discard =
    { $n ->
        [1] discard a card
       *[other] discard { $n } cards
    }
    .name = discard cards
cost-tap = tap
    .name = tap this card

## What effects are about

to-own_deity = your Deity
    .name = your Deity
to-enemy_deity = the enemy Deity
    .name = the enemy Deity
to-target_deity = target Deity
    .name = target Deity
to-both_deities = both Deities
    .number = pl
    .name = both Deities
to-this = this card
    .name = this card
to-own_avatar = target { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) } you control
    .name = target Avatar you control
to-enemy_avatar = target { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
    .name = target enemy Avatar
to-any_avatar = target { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
    .name = target Avatar
to-own_avatars = your { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
    .name = your Avatars
to-other_own_avatars = your other { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
    .name = your other Avatars
to-enemy_avatars = each { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
    .number = sg
    .name = each enemy Avatar
to-random_enemy_avatar = a random { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
    .name = a random enemy Avatar
to-any_card = target { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
    .name = target card on New Earth

## Which cards

where-type = { TERM($word) }
    .as = noun
    .name = type { $word }
where-aspect = { TERM($word) }
    .order = 60
    .name = aspect { $word }
where-domain = of { TERM($word) }
    .as = after
    .name = domain { $word }
where-tapped = tapped
    .order = 50
    .false = untapped
    .name = tapped
where-power_at_most = Power { $n } or less
    .as = with
    .name = Power { $n } or less
where-power_at_least = Power { $n } or more
    .as = with
    .name = Power { $n } or more
where-toughness_at_most = Toughness { $n } or less
    .as = with
    .name = Toughness { $n } or less

## Conditions

if-essence_at_most = your Deity has { $n } or less Essence
    .name = your Deity has { $n } or less Essence
if-enemy_essence_at_most = the enemy Deity has { $n } or less Essence
    .name = the enemy Deity has { $n } or less Essence
if-hand_at_most = you have { $n } or fewer cards in hand
    .name = you have { $n } or fewer cards in hand
if-graveyard_at_least = your graveyard has { $n } or more cards
    .name = your graveyard has { $n } or more cards
if-ctrl_avatars = you control { $n } or more Avatars
    .name = you control { $n } or more Avatars
if-ctrl_aspect =
    you control { ATTR($word, "onset") ->
        [vowel] an
       *[other] a
    } { TERM($word) } card
    .name = you control a card of an aspect
if-ctrl_domain = you control a card of { TERM($word) }
    .name = you control a card of a domain
if-enemy_no_avatars = the enemy has no Avatars
    .name = the enemy has no Avatars
if-kl_at_least = you have { $n } or more KL
    .name = you have { $n } or more KL
if-shards_at_least = you have { $n } or more shards
    .name = you have { $n } or more shards
if-turn_at_least = it is round { $n } or later
    .name = it is round { $n } or later

## Operations: `.replace` in place of an effect before, `.bonus` besides one

v-get =
    { ATTR($to, "number") ->
        [pl] get
       *[other] gets
    }
v-gain =
    { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    }
n-shards =
    { $val ->
        [one] { $val } shard
       *[other] { $val } shards
    }
n-more-shards =
    { $val ->
        [one] { $val } more shard
       *[other] { $val } more shards
    }
n-cards =
    { $val ->
        [1] a card
       *[other] { $val } cards
    }
n-more-cards =
    { $val ->
        [1] 1 more card
       *[other] { $val } more cards
    }
n-top-cards =
    { $val ->
        [1] card
       *[other] { $val } cards
    }
n-copies =
    { $val ->
        [1] a copy
       *[other] { $val } copies
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] their owners’ hands
       *[other] its owner’s hand
    }

op-essence_damage = deal { $val } Essence damage to { TERM($to) }
    .replace = deal { $val } Essence damage to { TERM($to) } instead
    .bonus = deal { $val } more Essence damage to { TERM($to) }
    .name = Essence damage
op-essence_heal = { TERM($to) } { v-gain } { $val } Essence
    .replace = { TERM($to) } { v-gain } { $val } Essence instead
    .bonus = { TERM($to) } { v-gain } { $val } more Essence
    .name = Essence
op-essence_max = { TERM($to) }’s maximum Essence rises by { $val }
    .replace = { TERM($to) }’s maximum Essence rises by { $val } instead
    .bonus = { TERM($to) }’s maximum Essence rises by { $val } more
    .name = maximum Essence
op-draw = draw { n-cards }
    .replace = draw { n-cards } instead
    .bonus = draw { n-more-cards }
    .name = draw
op-gain_shards = gain { n-shards }
    .replace = gain { n-shards } instead
    .bonus = gain { n-more-shards }
    .name = gain shards
op-lose_shards = your opponent loses { n-shards }
    .replace = your opponent loses { n-shards } instead
    .bonus = your opponent loses { n-more-shards }
    .name = lose shards
op-gain_kl = gain { $val } KL
    .replace = gain { $val } KL instead
    .bonus = gain { $val } more KL
    .name = gain KL
op-lose_kl = your opponent loses { $val } KL
    .replace = your opponent loses { $val } KL instead
    .bonus = your opponent loses { $val } more KL
    .name = lose KL
op-buff = { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) } instead
    .replace-for = { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) } { $for } instead
    .bonus = { TERM($to) } { v-get } an additional { SIGNED($power) }/{ SIGNED($toughness) }
    .name = Power and Toughness
op-hurt = deal { $val } damage to { TERM($to) }
    .replace = deal { $val } damage to { TERM($to) } instead
    .bonus = deal { $val } more damage to { TERM($to) }
    .name = damage
op-destroy = destroy { TERM($to) }
    .replace = destroy { TERM($to) } instead
    .bonus = also destroy { TERM($to) }
    .name = destroy
op-exile = exile { TERM($to) }
    .replace = exile { TERM($to) } instead
    .bonus = also exile { TERM($to) }
    .name = exile
op-return = return { TERM($to) } to { np-to-hand }
    .replace = return { TERM($to) } to { np-to-hand } instead
    .bonus = also return { TERM($to) } to { np-to-hand }
    .name = return to hand
op-recover = return { n-cards } from your graveyard to your hand
    .replace = return { n-cards } from your graveyard to your hand instead
    .bonus = return { n-more-cards } from your graveyard to your hand
    .name = return from the graveyard
op-discard = your opponent discards { n-cards } at random
    .replace = your opponent discards { n-cards } at random instead
    .bonus = your opponent discards { n-more-cards } at random
    .name = discard
op-mill = your opponent puts the top { n-top-cards } of their deck into their graveyard
    .replace = your opponent puts the top { n-top-cards } of their deck into their graveyard instead
    .bonus = your opponent also puts the top { n-top-cards } of their deck into their graveyard
    .name = from deck to graveyard
op-tap = tap { TERM($to) }
    .replace = tap { TERM($to) } instead
    .bonus = also tap { TERM($to) }
    .name = tap
op-untap = untap { TERM($to) }
    .replace = untap { TERM($to) } instead
    .bonus = also untap { TERM($to) }
    .name = untap
op-create = add { n-copies } of { TERM($card) } to your hand
    .replace = add { n-copies } of { TERM($card) } to your hand instead
    .bonus = also add { n-copies } of { TERM($card) } to your hand
    .name = add copies
op-defeat =
    { ATTR($to, "who") ->
        [opponent] you win the game
       *[other] you lose the game
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] you win the game instead
           *[other] you lose the game instead
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] you win the game as well
           *[other] you lose the game as well
        }
    .name = win or lose the game
op-say =
    .name = words of the story

## Kinds of operations

kind-damage = Damage
kind-restore = Essence
kind-cards = Cards
kind-energy = Shards and KL
kind-allies = Avatars
kind-control = Control

## Phases

phase-start = Start
phase-main = Main
phase-attack = Attack
phase-end = End
phase-clean_up = Clean-up

## Actions and events

action-play = play
action-activate = activate
action-attack = attack
event-turn_begins = start of turn
event-turn_ends = end of turn
event-attack = attack

## Why something cannot be done

refused-not-playable = A Deity is not played
refused-not-an-avatar = Only Avatars attack
refused-tapped = This card is tapped
refused-not-a-deity = This card leads no deck: { $what }
refused-deity-in-deck = A Deity leads a deck and is not in its list: { $what }

## Decks

deck-morning = The Morning Court
deck-lattice = The Quiet Lattice

## Why a match ends

end-essence = { $loser }’s Deity hit 0 Essence.
end-held_out = { $winner } has held out.

## Chapters

chapter-ch1_second_morning = The Second Morning
ch1-opening = The second sun clears the ridge. The court must hold until it is overhead.
ch1-hound = Something in the static barks.
ch1-near = “Not yet,” says Ysolde, and the light answers.
