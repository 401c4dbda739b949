## Words

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
    .onset = vowel
type-rite = Rite
    .pl = Rites
word-glow = Glow
word-gray = Gray
word-void = Void
word-beast = Beast
word-second_sun = Second Sun
word-nullgrid = Nullgrid
word-new_earth = New Earth
noun-new_earth = card on New Earth
    .pl = cards on New Earth

## When abilities happen, and what they cost

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] On Play
    }
    .as = label
on-on_attack = On Attack
    .as = label
on-start_turn = Start of Turn
    .as = label
on-end_turn = End of Turn
    .as = label
on-activate = Main
    .as = label
frame-label-once = { $on }, { $once }: { $text }
    .then = capital
frame-label-cost = { $on } — { $cost }: { $text }
    .then = capital
frame-label-once-cost = { $on } — { $cost }, { $once }: { $text }
    .then = capital
once-turn = once per turn
once-match = once per game
cost-shards =
    { $n ->
        [one] { $n } shard
       *[other] { $n } shards
    }
cost-kl = { $n } KL
cost-essence = { $n } Essence
cost-discard =
    { $n ->
        [1] discard a card
       *[other] discard { $n } cards
    }
cost-tap = tap

## What effects are about

to-own_deity = your Deity
to-enemy_deity = the enemy Deity
to-target_deity = target Deity
to-both_deities = both Deities
    .number = pl
to-this = this card
to-own_avatar = target { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) } you control
to-enemy_avatar = target enemy { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
to-any_avatar = target { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
to-own_avatars = your { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
to-other_own_avatars = your other { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
to-enemy_avatars = each enemy { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
    .number = sg
to-random_enemy_avatar = a random enemy { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
to-any_card = target { TERM($adj, number: "sg") } { TERM($noun) } { TERM($after) } { TERM($with) }
where-type = { TERM($word) }
    .as = noun
where-aspect = { TERM($word) }
    .order = 60
where-domain = of { TERM($word) }
    .as = after
where-tapped = tapped
where-power_at_most = Power { $n } or less
    .as = with
where-power_at_least = Power { $n } or more
    .as = with
where-toughness_at_most = Toughness { $n } or less
    .as = with

## How long effects last

for-this_turn = until end of turn

## Conditions

if-essence_at_most = your Deity has { $n } or less Essence
if-enemy_essence_at_most = the enemy Deity has { $n } or less Essence
if-hand_at_most = you have { $n } or fewer cards in hand
if-graveyard_at_least = your graveyard has { $n } or more cards
if-ctrl_avatars = you control { $n } or more Avatars
if-ctrl_aspect = you control a { TERM($word) } card
if-ctrl_domain = you control a card of { TERM($word) }
if-enemy_no_avatars = the enemy has no Avatars
if-kl_at_least = you have { $n } or more KL
if-shards_at_least = you have { $n } or more shards
if-turn_at_least = it is round { $n } or later

## Operations

op-essence_damage = deal { $val } Essence damage to { TERM($to) }
    .replace = deal { $val } Essence damage to { TERM($to) } instead
    .bonus = deal { $val } more Essence damage to { TERM($to) }
op-essence_heal =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    } { $val } Essence
    .replace =
        { TERM($to) } { ATTR($to, "number") ->
            [pl] gain
           *[other] gains
        } { $val } Essence instead
    .bonus =
        { TERM($to) } { ATTR($to, "number") ->
            [pl] gain
           *[other] gains
        } { $val } more Essence
op-essence_max = { TERM($to) }’s maximum Essence rises by { $val }
op-draw =
    draw { $val ->
        [1] a card
       *[other] { $val } cards
    }
op-gain_shards =
    gain { $val ->
        [one] { $val } shard
       *[other] { $val } shards
    }
op-lose_shards =
    your opponent loses { $val ->
        [one] { $val } shard
       *[other] { $val } shards
    }
op-gain_kl = gain { $val } KL
op-lose_kl = your opponent loses { $val } KL
op-buff =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] get
       *[other] gets
    } { SIGNED($power) }/{ SIGNED($toughness) }
op-hurt = deal { $val } damage to { TERM($to) }
op-destroy = destroy { TERM($to) }
op-exile = exile { TERM($to) }
op-return =
    return { TERM($to) } to { ATTR($to, "pick") ->
        [all] their owners’ hands
       *[other] its owner’s hand
    }
op-recover =
    return { $val ->
        [1] a card
       *[other] { $val } cards
    } from your graveyard to your hand
    .replace =
        return { $val ->
            [1] a card
           *[other] { $val } cards
        } from your graveyard to your hand instead
op-discard =
    your opponent discards { $val ->
        [1] a card
       *[other] { $val } cards
    } at random
op-mill =
    your opponent puts the top { $val ->
        [1] card
       *[other] { $val } cards
    } of their deck into their graveyard
op-tap = tap { TERM($to) }
op-untap = untap { TERM($to) }
op-create =
    add { $val ->
        [1] a copy
       *[other] { $val } copies
    } of { TERM($card) } to your hand
op-defeat =
    { ATTR($to, "who") ->
        [opponent] you win the game
       *[other] you lose the game
    }
