## Operations. Value: the bare clause; .replace and .bonus: the clause in those roles; .name: the short name.

op-dmg = deal { $val } damage
    .replace = deal { $val } instead
    .bonus = deal { $val } more
    .name = Damage
op-heal = restore { $val } Shield
    .replace = restore { $val } Shield instead
    .bonus = restore { $val } more Shield
    .name = Restore Shield
op-draw =
    draw { $val ->
        [one] { $val } card
       *[other] { $val } cards
    }
    .replace =
        draw { $val ->
            [one] { $val } card
           *[other] { $val } cards
        } instead
    .bonus =
        draw { $val ->
            [one] { $val } more card
           *[other] { $val } more cards
        }
    .name = Draw
op-nrg = gain { $val } Energy
    .replace = gain { $val } Energy instead
    .bonus = gain { $val } more Energy
    .name = Gain Energy
op-drain = opponent loses { $val } Energy
    .replace = opponent loses { $val } Energy instead
    .bonus = opponent loses { $val } more Energy
    .name = Drain Energy
op-disc =
    opponent discards { $val ->
        [one] { $val } card
       *[other] { $val } cards
    } at random
    .replace =
        opponent discards { $val ->
            [one] { $val } card
           *[other] { $val } cards
        } at random instead
    .bonus =
        opponent discards { $val ->
            [one] { $val } more card
           *[other] { $val } more cards
        } at random
    .name = Discard
op-aoe = deal { $val } damage to each enemy ally
    .replace = deal { $val } damage to each enemy ally instead
    .bonus = deal { $val } more damage to each enemy ally
    .name = Area Damage
op-buf_atk = your allies get +{ $val } ATK this turn
    .replace = your allies get +{ $val } ATK this turn instead
    .bonus = your allies get another +{ $val } ATK this turn
    .name = Raise ATK
op-floor = your Shield can’t drop below 1 this turn
    .replace = your Shield can’t drop below 1 this turn instead
    .bonus = your Shield also can’t drop below 1 this turn
    .name = Shield Floor
op-negate = negate that card’s effects
    .replace = negate that card’s effects instead
    .bonus = also negate that card’s effects
    .name = Negate
op-double = your next Action this turn resolves twice
    .replace = your next Action this turn resolves twice instead
    .bonus = your next Action this turn also resolves twice
    .name = Double Next
op-banish =
    banish the newest { $val ->
        [one] card
       *[other] { $val } cards
    } in opponent’s discard
    .replace =
        banish the newest { $val ->
            [one] card
           *[other] { $val } cards
        } in opponent’s discard instead
    .bonus =
        banish { $val ->
            [one] { $val } more card
           *[other] { $val } more cards
        } from opponent’s discard
    .name = Banish
op-dbf_atk = one enemy ally of your choice gets −{ $val } ATK
    .times = { times }, one enemy ally of your choice gets −{ $val } ATK
    .replace = one enemy ally of your choice gets −{ $val } ATK instead
    .bonus = one enemy ally of your choice gets another −{ $val } ATK
    .name = Lower ATK
op-dbf_hp = one enemy ally of your choice gets −{ $val } HP
    .times = { times }, one enemy ally of your choice gets −{ $val } HP
    .replace = one enemy ally of your choice gets −{ $val } HP instead
    .bonus = one enemy ally of your choice gets another −{ $val } HP
    .name = Lower HP
op-retrigger_traps = your Traps revealed this turn resolve once more
    .replace = your Traps revealed this turn resolve once more instead
    .bonus = your Traps revealed this turn also resolve once more
    .name = Retrigger Traps

## Passives: hold while the ally is in play

op-p_nrg = gain { $val } Energy in your Energy Phase
    .name = Energy each turn
op-p_adx = your Actions deal { $val } more damage
    .name = Action damage
op-p_tdx = your Traps deal { $val } more damage
    .name = Trap damage
op-p_red = damage dealt to you is reduced by { $val }
    .name = Reduction
op-p_eot = restore { $val } Shield in your End Phase
    .name = Restore each turn
op-p_adisc = your Actions cost { $val } less (minimum 1)
    .name = Cheaper Actions
op-p_tdisc = your Traps cost { $val } less (minimum 1)
    .name = Cheaper Traps

## When an ally is destroyed

on-play = when you summon this ally
    .when = mixed
on-death = when this ally is destroyed
op-d_heal = restore { $val } Shield
    .replace = restore { $val } Shield instead
    .bonus = restore { $val } more Shield
    .name = Death: restore
op-d_dmg = deal { $val } damage
    .replace = deal { $val } instead
    .bonus = deal { $val } more
    .name = Death: damage
op-d_draw =
    draw { $val ->
        [one] { $val } card
       *[other] { $val } cards
    }
    .replace =
        draw { $val ->
            [one] { $val } card
           *[other] { $val } cards
        } instead
    .bonus =
        draw { $val ->
            [one] { $val } more card
           *[other] { $val } more cards
        }
    .name = Death: draw
op-d_return = return this card to your hand
    .replace = return this card to your hand instead
    .bonus = also return this card to your hand
    .name = Death: return

## Trap triggers

trigger-t_action = when opponent plays an Action
    .name = Opponent’s Action
trigger-t_summon = when opponent summons an ally
    .name = Opponent’s summon
trigger-t_play = when opponent plays a card
    .name = Any opposing card
trigger-t_hit = when you take damage
    .name = You are hit
trigger-t_lethal = when your Shield reaches 0
    .name = Lethal damage

## Conditions: bare clauses that follow "if"

if-first_action = first Action this turn
if-played_action = you have played an Action this turn
if-ctrl =
    you control { ATTR($sub, "onset") ->
        [vowel] an
       *[consonant] a
    } { TERM($sub) } ally
if-ctrl_n =
    you control { $n ->
        [one] { $n } or more allies
       *[other] { $n } or more allies
    }
if-shield_below = your Shield is below { $n }
if-o_shield_below = opponent’s Shield is below { $n }
if-o_no_allies = opponent has no allies
if-o_allies =
    opponent has { $n ->
        [one] { $n } or more allies
       *[other] { $n } or more allies
    }
if-o_fewer = opponent has fewer cards in hand than you
if-o_zero_nrg = opponent has 0 Energy
if-destroyed_any = this destroyed an ally
if-vs_book = you are facing a Book { $n } hero
vs-vs_book = when facing Book { $n } hero

## Names of things on a board

counter-shield = Shield
counter-energy = Energy
counter-actions_played = Actions played
counter-floor = Shield floor
counter-double_next = Double next
counter-damage_taken = Damage taken
counter-guard = Resilience
number-cost = Cost
number-atk = ATK
number-hp = HP
number-T = Tactics
number-S = Skill
number-R = Resilience
number-M = Mystic
number-shield = Shield
number-sim_shield = Starting Shield
number-cooldown = Cooldown
number-trap_limit = Trap limit
zone-hand = hand
zone-deck = deck
zone-field = field
zone-traps = traps
zone-discard = discard
zone-banished = banished
quantity-action_bonus = Action damage bonus
quantity-trap_bonus = Trap damage bonus
quantity-reduction = reduction
quantity-energy_income = Energy from allies
quantity-end_restore = Shield from allies
quantity-action_discount = Action discount
quantity-trap_discount = Trap discount
quantity-damage_bonus = damage bonus
quantity-skill = Skill
quantity-card_damage = damage
quantity-action_cost = Action cost
quantity-trap_cost = Trap cost
tally-destroyed = allies destroyed
phase-energy = Energy Phase
phase-draw = Draw Phase
phase-play = Play Phase
phase-battle = Battle Phase
phase-end = End Phase
action-play = play
action-ability = ability
action-attack = attack
kind-damage = Damage
kind-restore = Restore
kind-cards = Cards
kind-energy = Energy
kind-allies = Allies
kind-control = Control

## The game

game-about = Two heroes with locked decks, and a Shield each: whoever breaks the other’s first has won.
