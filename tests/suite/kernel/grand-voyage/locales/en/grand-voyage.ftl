## Words

type-leader = Leader
    .pl = Leaders
type-character = Character
    .pl = Characters
type-event = Event
    .pl = Events
    .onset = vowel
type-stage = Stage
    .pl = Stages
word-red = red
word-green = green
word-blue = blue
word-purple = purple
word-black = black
word-yellow = yellow
word-blade = Blade
word-fist = Fist
word-shot = Shot
word-lore = Lore
word-craft = Craft
word-corsair = Corsair
word-tidewright = Tidewright
word-admiralty = Admiralty
    .onset = vowel
word-islander = Islander
    .onset = vowel
word-beast = Beast
word-spirit = Spirit
word-artisan = Artisan
    .onset = vowel
keyword-rush = [Rush]
keyword-blocker = [Blocker]
keyword-double_attack = [Double Attack]
keyword-banish = [Banish]
keyword-hunter = [Hunter]
keyword-unblockable = [Unblockable]
keyword-relentless = [Relentless]
keyword-bound = [Bound]
keyword-steadfast = [Steadfast]
printed-keyword = { TERM($word) }
noun-characters = Character
    .pl = Characters
noun-crew = Leader or Character
    .pl = Leader or Characters
noun-leader = Leader
noun-stage = Stage

## Tags

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on }, { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-may-cost = you may { $cost }: { $text }
    .then = capital
once-turn = Once per Turn
once-match = Once per Game
cost-and = { $a } and { $b }
on-on_play = On Play
    .as = label
on-when_attacking = When Attacking
    .as = label
on-on_enemy_attack = On Enemy Attack
    .as = label
on-on_block = On Block
    .as = label
on-on_ko = On K.O.
    .as = label
on-activate_main = Activate: Main
    .as = label
on-main = Main
    .as = label
on-counter = Counter
    .as = label
on-trigger = Trigger
    .as = label
on-start_of_turn = Start of Turn
    .as = label
on-end_of_turn = End of Turn
    .as = label
on-continuous =
    .name = continuous
on-instead_of_ko = If this Character would be K.O.’d

## Costs

cost-rest_winds =
    { $n ->
        [one] rest { $n } Wind
       *[other] rest { $n } Winds
    }
cost-return_winds =
    { $n ->
        [one] return { $n } Wind
       *[other] return { $n } Winds
    } to your Wind deck
cost-discard = trash { TERM($cards) } from your hand
cost-rest_this = rest this { $type ->
        [stage] Stage
       *[other] Character
    }
cost-trash_this = trash this { $type ->
        [stage] Stage
       *[other] Character
    }
cost-rest_cards = rest { TERM($cards) }
cost-take_life =
    { $n ->
        [1] add the top card
       *[other] add the top { $n } cards
    } of your life to your hand
cost-bounce_own = return { TERM($cards) } to your hand
np-paid = { $n } { TERM($adj) } { TERM($noun) } { TERM($with) }
noun-cost-rest_cards = of your active Leader or Characters
noun-cost-bounce_own = of your Characters

## What effects are about

np-up-to =
    up to { $n } { $zone ->
        [hand] { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) } from your hand
        [trash] { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) } from your trash
       *[other] { $who ->
            [self] of your { TERM($adj, number: "sg") } { TERM($noun, number: "pl") }
            [opponent] opposing { TERM($adj, number: "sg") } { TERM($noun) }
           *[any] { TERM($adj, number: "sg") } { TERM($noun) }
        } { TERM($with) } { TERM($after) }
    }
np-choose =
    { $n } { $who ->
        [self] of your { TERM($adj, number: "sg") } { TERM($noun, number: "pl") }
        [opponent] opposing { TERM($adj, number: "sg") } { TERM($noun) }
       *[any] { TERM($adj, number: "sg") } { TERM($noun) }
    } { TERM($with) } { TERM($after) }
np-choose-theirs = { $n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) } of your opponent’s choice
np-all =
    { $who ->
        [self] your { TERM($adj, number: "sg") } { TERM($noun) }
        [opponent] all opposing { TERM($adj, number: "sg") } { TERM($noun) }
       *[any] all { TERM($adj, number: "sg") } { TERM($noun) }
    } { TERM($with) } { TERM($after) }
np-random = { $n } random { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) } { $zone ->
        [trash] from your trash
        [hand] from your hand
       *[other] { "" }
    }
np-this =
    this { $type ->
        [leader] Leader
        [stage] Stage
       *[other] Character
    }
np-same = that Character
to-attacker = the attacking card
    .number = sg
to-defender = the defending card
    .number = sg
to-own_leader = your Leader
    .number = sg
to-their_leader = your opponent’s Leader
    .number = sg
to-own_stage = your Stage
    .number = sg
to-their_stage = your opponent’s Stage
    .number = sg
to-whole_crew = your Leader and { TERM($adj, number: "sg") } Characters { TERM($with) } { TERM($after) }
to-whole_hand = { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } in your hand
to-found = up to { $n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
where-type = { TERM($word) }
    .as = noun
where-colour = { TERM($word) }
    .order = 30
where-tagged = { TERM($word) }
    .order = 40
    .is =
        { $number ->
            [pl] are { TERM($word) } cards
           *[other] is { TERM($word) }
        }
where-attribute = attribute { TERM($word) }
    .as = with
where-name = named { $card }
    .as = after
    .false = other than { $card }
    .false-as = after
where-keyword = { TERM($word) }
    .as = with
where-rested = rested
    .order = 20
    .false = active
    .onset = consonant
where-cost_at_most = cost { $n } or less
    .as = with
where-cost_at_least = cost { $n } or more
    .as = with
where-power_at_most = { $n } or less power
    .as = with
where-power_at_least = { $n } or more power
    .as = with
where-base_power_at_most = { $n } or less printed power
    .as = with
where-winds_at_least =
    { $n ->
        [one] a Wind
       *[other] { $n } or more Winds
    }
    .as = with
where-other = other
    .order = 10
    .onset = vowel

## How long effects last

for-this_battle = during this battle
for-this_turn = this turn
for-until_own_turn = until your next turn begins
for-until_their_turn_ends = until your opponent’s next turn ends

## Conditions

if-winds_on_this =
    { $n ->
        [one] this Character has a Wind
       *[other] this Character has { $n } or more Winds
    }
    .tag = Wind ×{ $n }
if-my_turn = it is your turn
if-opponent_turn = it is your opponent’s turn
if-life_at_most = you have { $n } or fewer life
if-life_at_least = you have { $n } or more life
if-opponent_life_at_most = your opponent has { $n } or fewer life
if-behind = you have less life than your opponent
if-hand_at_most = you have { $n } or fewer cards in hand
if-hand_at_least =
    { $n ->
        [one] you have a card in hand
       *[other] you have { $n } or more cards in hand
    }
if-opponent_hand_at_least =
    { $n ->
        [one] your opponent has a card in hand
       *[other] your opponent has { $n } or more cards in hand
    }
if-deck_at_most = your deck has { $n } or fewer cards
if-trash_at_least =
    { $n ->
        [one] your trash has a card
       *[other] your trash has { $n } or more cards
    }
if-winds_at_least =
    { $n ->
        [one] you have a Wind
       *[other] you have { $n } or more Winds
    }
if-controls = you control { TERM($cards) }
if-opponent_controls = your opponent controls { TERM($cards) }
if-leader = your Leader { TERM($is) }
if-this_rested = this Character is rested
if-attacking = this Character is attacking
if-attacked_leader = it is attacking a Leader
if-turn_at_least = it is turn { $n } or later
if-revealed = { TERM($cards) } was revealed
if-did = you did

## Operations

op-power =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] get
       *[other] gets
    } { SIGNED($val) } power
op-ko = K.O. { TERM($to) }
op-bounce = return { TERM($to) } to the owner’s hand
op-search =
    look at the top { $val ->
        [1] card
       *[other] { $val } cards
    } of your deck; reveal { TERM($to) } and add it to your hand. Put the rest at the bottom in any order
op-draw =
    { $who ->
        [opponent] your opponent draws
        [both] both players draw
       *[other] draw
    } { $val ->
        [one] { $val } card
       *[other] { $val } cards
    }
op-discard =
    { $who ->
        [opponent] your opponent trashes
        [both] both players trash
       *[other] trash
    } { $val ->
        [one] { $val } card
       *[other] { $val } cards
    } from { $who ->
        [self] your
       *[other] their
    } hand { $choice ->
        [random] at random
       *[other] { "" }
    }
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    } { TERM($word) }
op-attach =
    give up to { $val ->
        [one] { $val } { $choice } Wind
       *[other] { $val } { $choice } Winds
    } to { TERM($to) }
op-rest = rest { TERM($to) }
op-activate = set { TERM($to) } active
op-damage =
    deal { $val } damage to { $who ->
        [self] you
        [both] both players
       *[other] your opponent
    }
op-look =
    look at the top { $val ->
        [1] card of your deck and put it
       *[other] { $val } cards of your deck and put them
    } { $choice ->
        [top] back on the top
        [bottom] at the bottom
       *[other] back on the top or bottom
    } in any order
op-reveal =
    { $who ->
        [opponent] reveal the top { $val ->
            [1] card
           *[other] { $val } cards
        } of your opponent’s deck
       *[other] reveal the top { $val ->
            [1] card
           *[other] { $val } cards
        } of your deck
    }
op-trash = trash { TERM($to) }
op-mill =
    { $who ->
        [opponent] your opponent trashes
       *[other] trash
    } the top { $val ->
        [1] card
       *[other] { $val } cards
    } of { $who ->
        [opponent] their
       *[other] your
    } deck
op-play = play { TERM($to) }
op-take = add { TERM($to) } to your hand
op-tuck = put { TERM($to) } at the bottom of the owner’s deck
op-winds =
    add up to { $val ->
        [one] { $val } Wind
       *[other] { $val } Winds
    } from your Wind deck, { $choice }
op-ready_winds =
    set up to { $val } of your Winds active
op-cost =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] cost
       *[other] costs
    } { $abs } { $sign ->
        [minus] less
       *[other] more
    }
op-heal =
    put the top { $val ->
        [1] card
       *[other] { $val } cards
    } of your deck onto your life
op-silence = negate the effects of { TERM($to) }
op-stay = prevent that
    .cost = { $cost } instead
