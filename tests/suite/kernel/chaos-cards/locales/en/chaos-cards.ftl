## Words

type-leader = leader
    .pl = leaders
type-minion = minion
    .pl = minions
type-spell = spell
    .pl = spells
subtype-beast = Beast
    .pl = Beasts
subtype-dragon = Dragon
    .pl = Dragons
subtype-demon = Demon
    .pl = Demons
keyword-charge = Charge
keyword-taunt = Taunt
keyword-stealth = Stealth
keyword-untargetable = Untargetable
keyword-shield = Shield
keyword-poisonous = Poisonous
keyword-lifesteal = Lifesteal
noun-play = character
    .pl = characters
np-n =
    { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $n }
    }

## Sentences

seq-abilities = { $a } { $b }
frame-as-on = { $on }, { $as }, { $text }
as-in_hand = if this is in your hand
as-in_deck = if this is in your deck
as-in_hand_or_deck = if this is in your hand or deck
printed-keyword = { TERM($word) }.
printed-attacks =
    { $n ->
        [2] Attacks 2 times each turn.
       *[other] Attacks { $n } times each turn.
    }
on-battlecry = Battlecry
    .as = label
on-cast =
    .name = Cast
    .quoted = Cast
on-deathrattle = Deathrattle
    .as = label
on-on_discard = When discarded
    .as = label
on-your_turn_start = at the start of your turn
on-their_turn_start = at the start of the opponent’s turn
on-each_turn_start = at the start of each turn
on-your_turn_end = at the end of your turn
on-their_turn_end = at the end of the opponent’s turn
on-each_turn_end = at the end of each turn

## What effects are about

np-some =
    { $zone ->
        [play] { $type ->
            [spell] { $onset ->
                [vowel] an
               *[other] a
            }
           *[other] another
        }
       *[other] { $onset ->
            [vowel] an
           *[other] a
        }
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($place) } { TERM($after) }
to-own_leader = your leader
    .number = sg
to-enemy_leader = the enemy leader
    .number = sg
to-both_leaders = both leaders
to-this =
    this { $type ->
        [leader] leader
        [minion] minion
       *[other] card
    }
in-play-self = friendly
    .as = adjective
    .order = 10
in-play-opponent = enemy
    .as = adjective
    .order = 10
    .onset = vowel
in-hand-self = in your hand
in-hand-opponent = in the opponent’s hand
in-hand-any = in either player’s hand
    .all = in both players’ hands
in-deck-self = in your deck
in-deck-opponent = in the opponent’s deck
in-deck-any = in either player’s deck
    .all = in both players’ decks
in-hand_or_deck-self = in your hand or deck
    .all = in your hand and deck
in-hand_or_deck-opponent = in the opponent’s hand or deck
    .all = in the opponent’s hand and deck
in-hand_or_deck-any = in either player’s hand or deck
    .all = in both players’ hands and decks
where-type = { TERM($word) }
    .as = adjective
    .as-play = noun
where-subtype = { TERM($word) }
    .as = adjective
    .as-play = noun
where-has = { TERM($word) }
    .as = with
where-cost_at_least =
    { $number ->
        [pl] that cost
       *[other] that costs
    } at least { $n }
    .as = after
    .is =
        { $number ->
            [pl] cost
           *[other] costs
        } at least { $n }
where-cost_at_most =
    { $number ->
        [pl] that cost
       *[other] that costs
    } at most { $n }
    .as = after
    .is =
        { $number ->
            [pl] cost
           *[other] costs
        } at most { $n }
where-atk_at_least = at least { $n } attack
    .as = with
where-atk_at_most = at most { $n } attack
    .as = with
where-hp_at_least = at least { $n } health
    .as = with
where-hp_at_most = at most { $n } health
    .as = with
where-attacks_at_least = at least { $n } attacks left
    .as = with
where-attacks_at_most = at most { $n } attacks left
    .as = with

## Conditions

if-exists = there is { TERM($cards) }
if-this = this { TERM($is) }
if-own_leader = your leader { TERM($is) }
if-enemy_leader = the enemy leader { TERM($is) }
if-both_leaders = both leaders { TERM($is, number: "pl") }
if-mp_at_least = you have at least { $n } MP
if-mp_at_most = you have at most { $n } MP
if-enemy_mp_at_least = the opponent has at least { $n } MP
if-enemy_mp_at_most = the opponent has at most { $n } MP
if-both_mp_at_least = both players have at least { $n } MP
if-both_mp_at_most = both players have at most { $n } MP
if-max_mp_at_least = you have at least { $n } max MP
if-max_mp_at_most = you have at most { $n } max MP
if-enemy_max_mp_at_least = the opponent has at least { $n } max MP
if-enemy_max_mp_at_most = the opponent has at most { $n } max MP
if-both_max_mp_at_least = both players have at least { $n } max MP
if-both_max_mp_at_most = both players have at most { $n } max MP

## Operations

op-dmg = deal { $val } damage to { TERM($to) }
op-heal = restore { $val } health to { TERM($to) }
op-rearm =
    { $val ->
        [one] restore { $val } attack to { TERM($to) }
       *[other] restore { $val } attacks to { TERM($to) }
    }
op-cost =
    { $sign ->
        [minus] reduce
       *[other] increase
    } the cost of { TERM($to) } by { $abs }
op-buff = give { TERM($to) } { SIGNED($atk) }/{ SIGNED($hp) }
op-attacks =
    give { TERM($to) } { $val ->
        [one] { $val } more attack
       *[other] { $val } more attacks
    } each turn
op-destroy = destroy { TERM($to) }
op-discard = discard { TERM($to) }
op-transform =
    { ATTR($to, "number") ->
        [pl] transform { TERM($to) } into { TERM($card, number: "pl") }
       *[other] transform { TERM($to) } into { TERM($card) }
    }
op-move =
    { $dest ->
        [self-hand] put { TERM($to) } into your hand
        [opponent-hand] put { TERM($to) } into the opponent’s hand
        [owner-hand] put { TERM($to) } into { ATTR($to, "number") ->
            [pl] their owners’ hands
           *[other] its owner’s hand
        }
        [self-field] put { TERM($to) } onto your field
        [opponent-field] put { TERM($to) } onto the opponent’s field
        [owner-field] put { TERM($to) } onto { ATTR($to, "number") ->
            [pl] their owners’ fields
           *[other] its owner’s field
        }
        [self-deck] shuffle { TERM($to) } into your deck
        [opponent-deck] shuffle { TERM($to) } into the opponent’s deck
       *[owner-deck] shuffle { TERM($to) } into { ATTR($to, "number") ->
            [pl] their owners’ decks
           *[other] its owner’s deck
        }
    }
op-copy =
    { $dest ->
        [self-deck] shuffle
        [opponent-deck] shuffle
        [both-deck] shuffle
        [owner-deck] shuffle
       *[other] put
    } { ATTR($to, "number") ->
        [pl] copies
       *[other] a copy
    } of { TERM($to) } { $dest ->
        [self-hand] into your hand
        [opponent-hand] into the opponent’s hand
        [both-hand] into both players’ hands
        [owner-hand] into { ATTR($to, "number") ->
            [pl] their owners’ hands
           *[other] its owner’s hand
        }
        [self-field] onto your field
        [opponent-field] onto the opponent’s field
        [both-field] onto both fields
        [owner-field] onto { ATTR($to, "number") ->
            [pl] their owners’ fields
           *[other] its owner’s field
        }
        [self-deck] into your deck
        [opponent-deck] into the opponent’s deck
        [both-deck] into both decks
       *[owner-deck] into { ATTR($to, "number") ->
            [pl] their owners’ decks
           *[other] its owner’s deck
        }
    }
op-become =
    make { TERM($to) } { ATTR($to, "number") ->
        [pl] { TERM($word, number: "pl") }
       *[other] a { TERM($word) }
    }
op-give = give { TERM($to) } { TERM($word) }
op-strip = remove all keywords from { TERM($to) }
op-overheat = overheat every effect of { TERM($to) }
op-dampen = lower the overheat threshold of { TERM($to) } by { $val }
op-reset = reset { TERM($to) }
op-attach =
    give { TERM($to) } { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
op-draw =
    { $who ->
        [opponent] the opponent draws
        [both] both players draw
       *[other] draw
    } { $val ->
        [one] { $val } card
       *[other] { $val } cards
    }
op-mp =
    { $who ->
        [opponent] the opponent { $sign ->
            [minus] loses
           *[other] recovers
        }
        [both] both players { $sign ->
            [minus] lose
           *[other] recover
        }
       *[other] { $sign ->
            [minus] lose
           *[other] recover
        }
    } { $abs } MP
op-max_mp =
    { $who ->
        [opponent] the opponent { $sign ->
            [minus] loses
           *[other] gains
        }
        [both] both players { $sign ->
            [minus] lose
           *[other] gain
        }
       *[other] { $sign ->
            [minus] lose
           *[other] gain
        }
    } { $abs } max MP
op-create =
    { $dest ->
        [self-field] summon { TERM($card) } onto your field
        [opponent-field] summon { TERM($card) } onto the opponent’s field
        [both-field] summon { TERM($card) } onto each field
        [self-hand] put { TERM($card) } into your hand
        [opponent-hand] put { TERM($card) } into the opponent’s hand
        [both-hand] put { TERM($card) } into each hand
        [self-deck] shuffle { TERM($card) } into your deck
        [opponent-deck] shuffle { TERM($card) } into the opponent’s deck
       *[other] shuffle { TERM($card) } into each deck
    }
op-win =
    { $who ->
        [opponent] the opponent wins the game
        [both] both players win the game
       *[other] win the game
    }
made-written =
    { $n ->
        [1] { $number ->
            [pl] { "" }
           *[other] a
        }
       *[other] { np-n }
    } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-random =
    { $n ->
        [1] a random
       *[other] { np-n } random
    } { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    } { $cost ->
        [none] { "" }
       *[other] { $n ->
            [1] that costs { $cost }
           *[other] that cost { $cost }
        }
    }
