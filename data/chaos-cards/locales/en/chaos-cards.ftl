# The wording of this game. A name that is missing is shown as its id.
#
# For translators. A card's text is made of the messages below; nothing else is printed. Noun phrases come from
# `phrases.ftl` of the language (`np-target`, `np-all`, `np-random`, …): override one here only where this game says it
# otherwise. Give types, subtypes and characters their gender and case forms (`.gender`, `.acc`, `.pl`, `.acc-pl`, …), as
# the other games of the language do; `{ TERM($to, case: "acc") }` asks for them. English has no message for names of
# cards: the other languages have one for each card and deck, `card-CC-M0001 = …` and `deck-herd = …`, behind the last
# section; `name` in `registry.json` is the source. The cards to read while you work: `ses-studio text chaos-cards
# --all --lang de`; what is missing: `ses-studio locales chaos-cards --lang de`.

## The game

game-name = Chaos Cards
game-about = Thirty turns each, twenty cards, a leader: cards are made by a grammar, so anything that it can say may be in the other deck.

## Words: types and subtypes are nouns, keywords are printed with a capital wherever they are named

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

# What the rules say of keywords
about-keyword-charge = It can attack in the turn in which it comes.
about-keyword-taunt = Enemies must attack a character with Taunt that they can see.
about-keyword-stealth = The opponent can neither attack nor choose it. It loses Stealth when it attacks.
about-keyword-untargetable = No effect can choose it. Effects that hit all, or one by chance, still do.
about-keyword-shield = It takes the first damage whole, and is then gone.
about-keyword-poisonous = A minion that it damages is destroyed.
about-keyword-lifesteal = Damage that it deals heals its player’s leader by as much.
noun-play = character
    .pl = characters
# The number of cards in words, as printed in "summon two 1/1 Beasts".
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

## Numbers of cards, counters, what cards bear

number-cost = cost
number-atk = attack
number-hp = health
number-attacks = attacks each turn
counter-max_mp = max MP
counter-mp_used = spent MP
counter-fatigue = fatigue
quantity-mp = MP
state-lost = lost health
state-attacked = used attacks
state-heat = heat
state-threshold = overheat threshold

## Zones

zone-leader = leader’s place
zone-field = field
zone-hand = hand
zone-deck = deck
zone-graveyard = graveyard
zone-play = leader and field
zone-hand_or_deck = hand or deck
zone-everywhere = leader, field, hand and deck

## How long changes last: nothing is printed

for-lasting =
    .name = until it is reset

## Sentences. All effects of a card are one paragraph, so `seq-abilities` joins them with a space.
## `frame-as-on-if` joins the place where an effect works and its condition into one "if".

seq-abilities = { $a } { $b }
frame-as-on = { $on }, { $as }, { $text }
frame-as-on-if = { $on }, { $as } and { $if }, { $text }
as-in_hand = if this is in your hand
    .name = works from the hand
as-in_deck = if this is in your deck
    .name = works from the deck
as-in_hand_or_deck = if this is in your hand or deck
    .name = works from hand and deck
printed-keyword = { TERM($word) }.
printed-attacks =
    { $n ->
        [1] Attacks once each turn.
        [2] Attacks 2 times each turn.
       *[other] Attacks { $n } times each turn.
    }
on-battlecry = Battlecry
    .as = label
    .name = Battlecry
# Not printed on a spell; `.quoted` is printed inside the quotes of an attached effect.
on-cast =
    .name = Cast
    .quoted = Cast
on-deathrattle = Deathrattle
    .as = label
    .name = Deathrattle
on-on_discard = When discarded
    .as = label
    .name = When discarded
on-your_turn_start = at the start of your turn
on-their_turn_start = at the start of the opponent’s turn
on-each_turn_start = at the start of each turn
on-your_turn_end = at the end of your turn
on-their_turn_end = at the end of the opponent’s turn
on-each_turn_end = at the end of each turn

## What effects are about

# Kinds of targets (rules).
rules-to-target = the chosen card
rules-to-all = all that fit
rules-to-random = a random one of those that fit
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
    .name = your leader
to-enemy_leader = the enemy leader
    .number = sg
    .name = the enemy leader
to-both_leaders = both leaders
    .number = pl
    .name = both leaders
to-this =
    this { $type ->
        [leader] leader
        [minion] minion
       *[other] card
    }
    .name = this card
# Where cards are; `.from` is where they are taken from.
in-play-self = friendly
    .as = adjective
    .order = 10
in-play-opponent = enemy
    .as = adjective
    .order = 10
    .onset = vowel
in-hand-self = in your hand
    .from = from your hand
in-hand-opponent = in the opponent’s hand
    .from = from the opponent’s hand
in-hand-any = in either player’s hand
    .from = from either player’s hand
    .all = in both players’ hands
    .from-all = from both players’ hands
in-deck-self = in your deck
    .from = from your deck
in-deck-opponent = in the opponent’s deck
    .from = from the opponent’s deck
in-deck-any = in either player’s deck
    .from = from either player’s deck
    .all = in both players’ decks
    .from-all = from both players’ decks
in-hand_or_deck-self = in your hand or deck
    .from = from your hand or deck
    .all = in your hand and deck
    .from-all = from your hand and deck
in-hand_or_deck-opponent = in the opponent’s hand or deck
    .from = from the opponent’s hand or deck
    .all = in the opponent’s hand and deck
    .from-all = from the opponent’s hand and deck
in-hand_or_deck-any = in either player’s hand or deck
    .from = from either player’s hand or deck
    .all = in both players’ hands and decks
    .from-all = from both players’ hands and decks
where-type = { TERM($word) }
    .as = adjective
    .as-play = noun
    .name = type { $word }
where-subtype = { TERM($word) }
    .as = adjective
    .as-play = noun
    .name = subtype { $word }
where-has = { TERM($word) }
    .as = with
    .name = keyword { $word }
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
    .name = cost { $n } or more
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
    .name = cost { $n } or less
where-atk_at_least = at least { $n } attack
    .as = with
    .name = attack { $n } or more
where-atk_at_most = at most { $n } attack
    .as = with
    .name = attack { $n } or less
where-hp_at_least = at least { $n } health
    .as = with
    .name = health { $n } or more
where-hp_at_most = at most { $n } health
    .as = with
    .name = health { $n } or less
where-attacks_at_least =
    { $n ->
        [one] at least { $n } attack left
       *[other] at least { $n } attacks left
    }
    .as = with
    .name = { $n } or more attacks left
where-attacks_at_most =
    { $n ->
        [0] no attacks left
        [one] at most { $n } attack left
       *[other] at most { $n } attacks left
    }
    .as = with
    .name = { $n } or fewer attacks left
# Which cards a player may choose (rules).
where-reachable =
    .name = can be chosen

## Conditions

if-exists = there is { TERM($cards) }
    .name = there is such a card
if-this = this { TERM($is) }
    .name = this card is such a one
if-own_leader = your leader { TERM($is) }
    .name = your leader is such a one
if-enemy_leader = the enemy leader { TERM($is) }
    .name = the enemy leader is such a one
if-both_leaders = both leaders { TERM($is, number: "pl") }
    .name = both leaders are such
if-mp_at_least = you have at least { $n } MP
if-mp_at_most =
    { $n ->
        [0] you have no MP
       *[other] you have at most { $n } MP
    }
if-enemy_mp_at_least = the opponent has at least { $n } MP
    .subject = opponent
if-enemy_mp_at_most =
    { $n ->
        [0] the opponent has no MP
       *[other] the opponent has at most { $n } MP
    }
    .subject = opponent
if-both_mp_at_least = both players have at least { $n } MP
if-both_mp_at_most =
    { $n ->
        [0] neither player has any MP
       *[other] both players have at most { $n } MP
    }
if-max_mp_at_least = you have at least { $n } max MP
if-max_mp_at_most =
    { $n ->
        [0] you have no max MP
       *[other] you have at most { $n } max MP
    }
if-enemy_max_mp_at_least = the opponent has at least { $n } max MP
    .subject = opponent
if-enemy_max_mp_at_most =
    { $n ->
        [0] the opponent has no max MP
       *[other] the opponent has at most { $n } max MP
    }
    .subject = opponent
if-both_max_mp_at_least = both players have at least { $n } max MP
if-both_max_mp_at_most =
    { $n ->
        [0] neither player has any max MP
       *[other] both players have at most { $n } max MP
    }

## Operations

op-dmg = deal { $val } damage to { TERM($to) }
    .name = damage
op-heal = restore { $val } health to { TERM($to) }
    .name = restore health
op-rearm =
    { $val ->
        [one] restore { $val } attack to { TERM($to) }
       *[other] restore { $val } attacks to { TERM($to) }
    }
    .name = restore attacks
op-cost =
    { $sign ->
        [minus] reduce
       *[other] increase
    } the cost of { TERM($to) } by { $abs }
    .name = change the cost
op-buff = give { TERM($to) } { SIGNED($atk) }/{ SIGNED($hp) }
    .name = attack and health
op-attacks =
    give { TERM($to) } { $val ->
        [one] { $val } more attack
       *[other] { $val } more attacks
    } each turn
    .name = more attacks
op-destroy = destroy { TERM($to) }
    .name = destroy
op-discard = discard { TERM($to, decl: "from") }
    .name = discard
op-transform =
    { ATTR($to, "number") ->
        [pl] transform { TERM($to) } into { TERM($card, number: "pl") }
       *[other] transform { TERM($to) } into { TERM($card) }
    }
    .name = transform
op-move =
    { $dest ->
        [self-hand] put { TERM($to, decl: "from") } into your hand
        [opponent-hand] put { TERM($to, decl: "from") } into the opponent’s hand
        [owner-hand] put { TERM($to, decl: "from") } into { ATTR($to, "number") ->
            [pl] their owners’ hands
           *[other] its owner’s hand
        }
        [self-field] put { TERM($to, decl: "from") } onto your field
        [opponent-field] put { TERM($to, decl: "from") } onto the opponent’s field
        [owner-field] put { TERM($to, decl: "from") } onto { ATTR($to, "number") ->
            [pl] their owners’ fields
           *[other] its owner’s field
        }
        [self-deck] shuffle { TERM($to, decl: "from") } into your deck
        [opponent-deck] shuffle { TERM($to, decl: "from") } into the opponent’s deck
       *[owner-deck] shuffle { TERM($to, decl: "from") } into { ATTR($to, "number") ->
            [pl] their owners’ decks
           *[other] its owner’s deck
        }
    }
    .name = put elsewhere
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
    .name = copy
op-become =
    make { TERM($to) } { ATTR($to, "number") ->
        [pl] { TERM($word, number: "pl") }
       *[other] a { TERM($word) }
    }
    .name = change the subtype
op-give = give { TERM($to) } { TERM($word) }
    .name = give a keyword
op-strip = remove all keywords from { TERM($to) }
    .name = remove keywords
op-overheat = overheat every effect of { TERM($to) }
    .name = overheat
op-dampen = lower the overheat threshold of { TERM($to) } by { $val }
    .name = lower the threshold
op-reset = reset { TERM($to) }
    .name = reset
op-attach =
    give { TERM($to) } { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
    .name = give effects
op-draw =
    { $who ->
        [opponent] the opponent draws
        [both] both players draw
       *[other] draw
    } { $val ->
        [one] { $val } card
       *[other] { $val } cards
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] they draw
            [both] both players draw
           *[other] draw
        } { $val ->
            [one] { $val } card
           *[other] { $val } cards
        }
    .name = draw
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
    .subject = opponent
    .same =
        { $who ->
            [opponent] they { $sign ->
                [minus] lose
               *[other] recover
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
    .name = MP
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
    .subject = opponent
    .same =
        { $who ->
            [opponent] they { $sign ->
                [minus] lose
               *[other] gain
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
    .name = max MP
# "two copies of Field Pup": a card that is named has no plural.
n-copies =
    { ATTR($card, "made") ->
        [known]
            { $val ->
                [1] { "" }
                [2] two copies of
                [3] three copies of
                [4] four copies of
                [5] five copies of
                [6] six copies of
               *[other] { $val } copies of
            }
       *[other] { "" }
    }
op-create =
    { $dest ->
        [self-field] summon { n-copies } { TERM($card) } onto your field
        [opponent-field] summon { n-copies } { TERM($card) } onto the opponent’s field
        [both-field] summon { n-copies } { TERM($card) } onto each field
        [self-hand] put { n-copies } { TERM($card) } into your hand
        [opponent-hand] put { n-copies } { TERM($card) } into the opponent’s hand
        [both-hand] put { n-copies } { TERM($card) } into each hand
        [self-deck] shuffle { n-copies } { TERM($card) } into your deck
        [opponent-deck] shuffle { n-copies } { TERM($card) } into the opponent’s deck
       *[other] shuffle { n-copies } { TERM($card) } into each deck
    }
    .name = make cards
op-win =
    { $who ->
        [opponent] the opponent wins the game
        [both] both players win the game
       *[other] win the game
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] they win the game
            [both] both players win the game
           *[other] win the game
        }
    .name = win the game
# What the rows of a card say that is written out in a row.
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] with ‘{ $effects }’
           *[other] with “{ $effects }”
        }
       *[no] { "" }
    }
made-written =
    { $n ->
        [1] { $number ->
            [pl] { "" }
           *[other] { $atk ->
                [8] an
               *[other] a
            }
        }
       *[other] { np-n }
    } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    } { made-effects }
made-random =
    { $n ->
        [1] { $number ->
            [pl] random
           *[other] a random
        }
       *[other] { np-n } random
    } { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    } { $cost ->
        [none] { "" }
       *[other] { $number ->
            [pl] that cost { $cost }
           *[other] that costs { $cost }
        }
    }

## Kinds of operations

kind-damage = Damage
kind-restore = Restore
kind-energy = Costs and MP
kind-cards = Cards
kind-allies = Strengthen
kind-control = Control

## Phases, actions and events

phase-start = Start
phase-main = Main
phase-end = End
action-play = play
action-attack = attack
pick-target = target
event-destroyed = destroyed
event-discarded = discarded
routine-discard = discard
routine-draw = draw

## Why something cannot be done

refused-full = The field has no room
refused-weak = A character without attack cannot attack
refused-asleep = It has only just come
refused-attacked = It has no attacks left this turn

## Decks

deck-herd = The Long Herd
deck-kiln = Kilns and Cinders
deck-ledger = The Bitter Ledger
deck-crossing = Gates and Mirrors
deck-vigil = The Slow Vigil
deck-quench = Cold Iron

## Names of made cards: patterns, in which $a and $b are words of the lists below. Each list has the same number of words in
## every language; they need not mean the same, but each must suit its list: qualities, things, kinds of creatures, …

gen-name-1 = { $a } { $b }
gen-name-2 = { $a } of { $b }
gen-name-3 = { $a } { $b }
gen-name-4 = { $a } { $b }
gen-name-5 = { $a } of { $b }
gen-name-6 = { $a } the { $b }
gen-name-7 = { $a } of { $b }

gen-beast-1 = Hound
gen-beast-2 = Stag
gen-beast-3 = Badger
gen-beast-4 = Boar
gen-beast-5 = Otter
gen-beast-6 = Heron
gen-beast-7 = Lynx
gen-beast-8 = Ram
gen-beast-9 = Mule
gen-beast-10 = Ox
gen-beast-11 = Hare
gen-beast-12 = Wolf
gen-beast-13 = Bear
gen-beast-14 = Fox
gen-beast-15 = Kestrel
gen-beast-16 = Toad
gen-beast-17 = Marten
gen-beast-18 = Goat
gen-beast-19 = Bull
gen-beast-20 = Crow
gen-beast-21 = Owl
gen-beast-22 = Adder
gen-beast-23 = Elk
gen-beast-24 = Mole
gen-beast-25 = Weasel
gen-beast-26 = Ferret
gen-beast-27 = Crane
gen-beast-28 = Bison
gen-beast-29 = Wren
gen-beast-30 = Pike
gen-beast-31 = Rook
gen-beast-32 = Hedgehog

gen-dragon-1 = Drake
gen-dragon-2 = Wyrm
gen-dragon-3 = Whelp
gen-dragon-4 = Serpent
gen-dragon-5 = Wyvern
gen-dragon-6 = Salamander
gen-dragon-7 = Basilisk
gen-dragon-8 = Hatchling
gen-dragon-9 = Firedrake
gen-dragon-10 = Coiler
gen-dragon-11 = Cinderwing
gen-dragon-12 = Skyworm
gen-dragon-13 = Lindworm
gen-dragon-14 = Ashwing
gen-dragon-15 = Scaleback
gen-dragon-16 = Flamekin
gen-dragon-17 = Longtail
gen-dragon-18 = Emberjaw
gen-dragon-19 = Stormscale
gen-dragon-20 = Nestguard
gen-dragon-21 = Hoarder
gen-dragon-22 = Broodmother
gen-dragon-23 = Sunscale
gen-dragon-24 = Tailbiter
gen-dragon-25 = Skimmer
gen-dragon-26 = Glider
gen-dragon-27 = Scorcher
gen-dragon-28 = Smoulderer
gen-dragon-29 = Clutchling
gen-dragon-30 = Ridgeback
gen-dragon-31 = Clawling
gen-dragon-32 = Windcoil

gen-demon-1 = Imp
gen-demon-2 = Fiend
gen-demon-3 = Bailiff
gen-demon-4 = Tempter
gen-demon-5 = Devourer
gen-demon-6 = Clerk
gen-demon-7 = Whisperer
gen-demon-8 = Broker
gen-demon-9 = Torturer
gen-demon-10 = Shade
gen-demon-11 = Gaunt
gen-demon-12 = Collector
gen-demon-13 = Pretender
gen-demon-14 = Gnawer
gen-demon-15 = Horror
gen-demon-16 = Mocker
gen-demon-17 = Wretch
gen-demon-18 = Tormentor
gen-demon-19 = Usurer
gen-demon-20 = Debtor
gen-demon-21 = Deceiver
gen-demon-22 = Lurker
gen-demon-23 = Glutton
gen-demon-24 = Wailer
gen-demon-25 = Accuser
gen-demon-26 = Flayer
gen-demon-27 = Hexer
gen-demon-28 = Betrayer
gen-demon-29 = Taskmaster
gen-demon-30 = Grinner
gen-demon-31 = Haunter
gen-demon-32 = Seducer

gen-leader-1 = Orsolya
gen-leader-2 = Tamsin
gen-leader-3 = Brannoch
gen-leader-4 = Ysmay
gen-leader-5 = Corvin
gen-leader-6 = Maelis
gen-leader-7 = Tobren
gen-leader-8 = Hesper
gen-leader-9 = Ludo
gen-leader-10 = Wenna
gen-leader-11 = Osric
gen-leader-12 = Petra
gen-leader-13 = Quill
gen-leader-14 = Rowena
gen-leader-15 = Sabin
gen-leader-16 = Thessaly
gen-leader-17 = Ulric
gen-leader-18 = Vigdis
gen-leader-19 = Wystan
gen-leader-20 = Xanthe
gen-leader-21 = Yorick
gen-leader-22 = Zelda
gen-leader-23 = Aldous
gen-leader-24 = Berit
gen-leader-25 = Cosmo
gen-leader-26 = Delphine
gen-leader-27 = Edda
gen-leader-28 = Fabian
gen-leader-29 = Greta
gen-leader-30 = Hakon
gen-leader-31 = Ilse
gen-leader-32 = Jorun
gen-leader-33 = Kester
gen-leader-34 = Linnea
gen-leader-35 = Magnus
gen-leader-36 = Nerys
gen-leader-37 = Odo
gen-leader-38 = Perpetua
gen-leader-39 = Rufus
gen-leader-40 = Sunniva
