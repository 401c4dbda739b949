# The wording of this game. A name that is missing is shown as its id.
#
# For translators. A card has two effects. Each effect prints as: [Tag] when, if, cost to do how-long. The words of the game:
#   unit    a card that fights; it has a type (Earth … Dark), one subtype or more, attack and defense
#   spell   a card that does not fight; units and spells together are cards
#   rank    the number of stars of a card, 1 to 5
#   tapped  turned by 90 degrees; a tapped card activates nothing
#   point   what a player has 20 of at the start; at 0 the player has lost
# Numbers of cards up to ten are words in English ("two cards"), points, ranks, attack and defense are digits. A language
# decides by `np-n` and `np-val`, which format the same numbers.
# A message with `.name` is printed on cards by its value, and in the rules and menus by its name.

## The game

game-name = TTCG
game-about = Units and spells that grow by being placed on one another. Each card has two effects; using one turns the card aside. Twenty points each; a destroyed unit costs its owner as many as its rank.

## Card types. They stand before a noun ("Fire unit", "Fire card"); the noun is `class-unit`, `noun-card`.
## `.onset` chooses between "a" and "an". A spell is a noun itself (`.kind` = spell).

type-earth = Earth
    .onset = vowel
type-water = Water
type-fire = Fire
type-air = Air
    .onset = vowel
type-electric = Electric
    .onset = vowel
type-light = Light
type-nature = Nature
type-dark = Dark
type-spell = spell
    .pl = spells
    .kind = spell
class-unit = unit
    .pl = units
class-spell = spell
    .pl = spells

## Subtypes. They stand before a noun too ("Dragon unit"), or alone ("is a Dragon").

set-subtypes = subtypes
word-dragon = Dragon
word-beast = Beast
word-elemental = Elemental
    .onset = vowel
word-aquatic = Aquatic
    .onset = vowel
word-warrior = Warrior
word-spellcaster = Spellcaster
word-machine = Machine
word-ghost = Ghost
word-insect = Insect
    .onset = vowel
word-reptile = Reptile
word-fairy = Fairy
word-undead = Undead
    .onset = vowel
word-botanic = Botanic
word-flying = Flying
word-humanoid = Humanoid
word-fish = Fish

## Keywords: adjectives ("this card is indestructible", "all indestructible units"); with immune it says against what.

keyword-indestructible = indestructible
    .onset = vowel
keyword-immune = immune
    .onset = vowel

# What the rules say of keywords
about-keyword-indestructible = It cannot be destroyed, neither in battle nor by effects.
about-keyword-immune = Effects of the cards that are named with it neither choose nor change it. Battle is no effect.

## Numbers of cards

number-attack = attack
number-defense = defense
number-level = rank
number-more_attacks = further attacks

## Counters of players and what follows from them (rules)

counter-points = points
counter-plays = cards played this turn
counter-extra_plays = further plays this turn
quantity-plays_given = plays that standing effects add
quantity-plays_allowed = plays allowed in a turn

## What cards bear (rules)

state-tapped = tapped
state-tapped_now = tapped this turn
state-attacks_made = attacks made
state-held_back = held back

## Zones (rules), and the noun for a card of a zone on cards

zone-units = unit zone
zone-spells = spell zone
zone-under = cards beneath
zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-field = field
noun-units = unit
    .pl = units
noun-spells = spell
    .pl = spells
# $n: how many cards
np-n =
    { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $n }
    }

## Kinds of effects

# The tag in brackets before an effect.
as-normal = Normal
as-continuous = Continuous
as-counter = Counter
as-equip = Equip
as-latent = Latent
as-dormant = Dormant
as-passive = Passive
# $cost: one of the costs below, $text: an operation in its form `.to`, or in its plain form ("discard one card to destroy …").
frame-cost = { $cost } to { $text }
frame-may-cost = you may { $cost } to { $text }
frame-cost-if = if { $if }, { $cost } to { $text }
cost-and = { $a } and { $b }
frame-may-cost-if = if { $if }, you may { $cost } to { $text }
on-use = { "" }
    .name = when its player wants
on-opponent_draw = during your opponent’s Draw Phase
on-opponent_main = during your opponent’s Main Phase
on-opponent_battle = during your opponent’s Battle Phase
on-opponent_end = during your opponent’s End Phase
on-always = { "" }
    .name = always
on-turn_start = at the start of your turn
# $filtered: yes if the effect asks for certain cards, which are then $cards ("a Fire card"); $of: whose play.
on-played =
    { $filtered ->
        [yes] when { $of ->
            [self] you play { TERM($cards) }
            [opponent] your opponent plays { TERM($cards) }
           *[any] { TERM($cards) } is played
        }
       *[no] when { $of ->
            [self] you play a card
            [opponent] your opponent plays a card
           *[any] a card is played
        }
    }
    .name = when a card is played
# $of: who controls the card whose effect it is.
on-effect_activates =
    when { $of ->
        [self] your card effect
        [opponent] an opponent’s card effect
       *[any] a card effect
    } activates
    .name = when a card effect activates
on-effect_activates-counter = { "" }
on-attacks = when this card attacks
on-enemy_attacks = when an enemy card attacks
on-after_attack = after this card attacks
# $cards: which cards, a phrase made with `np-event` ("another unit"); $of: who controlled it.
on-other_destroyed =
    when { TERM($cards) } { $of ->
        [self] you control is
        [opponent] your opponent controls is
       *[any] is
    } destroyed
    .name = when another card is destroyed
on-sent_to_discard = when this card is sent to the discard pile
on-would_be_destroyed =
    .name = when it would be destroyed
noun-on-other_destroyed = card
    .pl = cards
cost-discard = discard { TERM($cards) }
    .name = discard cards
cost-points =
    lose { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .name = lose points
cost-discard_this = discard this card
    .name = discard this card
cost-opponent_draws =
    let your opponent draw { np-n } { $n ->
        [one] card
       *[other] cards
    }
    .name = let your opponent draw cards
cost-opponent_gains =
    let your opponent gain { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .name = let your opponent gain points
cost-opponent_untaps =
    let your opponent untap { np-n } { $n ->
        [one] card
       *[other] cards
    }
    .name = let your opponent untap cards

## What effects are about

# Phrases for cards: $adj adjectives (rank, type, subtype, tapped), $noun unit, spell or card, $place "you control", $with "with 5 or
# less attack", $after "that are not Fire".
np-choose = { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($place) } { TERM($with) } { TERM($after) }
np-up-to = up to { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($place) } { TERM($with) } { TERM($after) }
np-all = all { TERM($adj, number: "sg") } { TERM($noun) } { TERM($place) } { TERM($with) } { TERM($after) }
np-paid = { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
np-event =
    { $other ->
        [yes] another
       *[no] { $onset ->
            [vowel] an
           *[other] a
        }
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
# $cards of "if you control", "if you have"; $zone discard: the phrase says so itself.
np-at-least =
    { $n ->
        [1] { $onset ->
            [vowel] an
           *[other] a
        }
       *[other] { np-n } or more
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { $zone ->
        [discard] { TERM($after) } in your discard pile
       *[other] { TERM($after) }
    }
np-at-most =
    at most { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { $zone ->
        [discard] { TERM($after) } in your discard pile
       *[other] { TERM($after) }
    }
np-exactly =
    exactly { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { $zone ->
        [discard] { TERM($after) } in your discard pile
       *[other] { TERM($after) }
    }
np-none =
    no { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { $zone ->
        [discard] { TERM($after) } in your discard pile
       *[other] { TERM($after) }
    }
np-most = the { TERM($adj, number: "sg") } { TERM($noun) } { TERM($place) } with the highest { TERM($stat) } { TERM($after) }
np-least = the { TERM($adj, number: "sg") } { TERM($noun) } { TERM($place) } with the lowest { TERM($stat) } { TERM($after) }
# What a card is immune to: $who whose cards, $adj and $noun which ones ("your opponent’s spell effects").
np-against =
    { $who ->
        [self] your
        [opponent] your opponent’s
       *[other] { "" }
    } { TERM($adj, number: "sg") } { TERM($noun) } effects
# What effects are about. `.number` tells verbs whether they are singular or plural.
to-this = this card
    .name = this card
to-equipped = the equipped unit
    .name = the card it is equipped to
to-chosen = those units
    .number = pl
    .name = what the row before was about
to-attacker = that card
    .number = sg
    .name = the attacking card
to-defender = the defending unit
    .number = sg
    .name = the defending unit
to-event = that card
    .number = sg
    .name = the card that set this off
to-source = that card
    .number = sg
    .name = the card whose effect is answered
to-revealed = those cards
    .number = pl
    .name = what was revealed
rules-to-own_unit = a unit you control
rules-to-enemy_unit = a unit your opponent controls
rules-to-any_unit = a unit on the field
rules-to-enemy_card = a card your opponent controls
rules-to-any_card = a card on the field
rules-to-own_units = all units you control
rules-to-enemy_units = all units your opponent controls
rules-to-all_units = all units on the field
rules-to-from_hand = a card in your hand
rules-to-from_deck = a card in your deck
rules-to-from_discard = a card in your discard pile
# Where the cards of a phrase are and whose. `.bare` is the form after "search your deck for",
# `.from` the one of cards that go elsewhere.
in-units-self = you control
in-units-opponent = your opponent controls
in-units-any = on the field
in-spells-self = you control
in-spells-opponent = your opponent controls
in-spells-any = on the field
in-field-self = you control
in-field-opponent = your opponent controls
in-field-any = on the field
in-hand-self = in your hand
    .from = from your hand
in-hand-opponent = in your opponent’s hand
    .from = from your opponent’s hand
in-hand-any = in either player’s hand
    .from = from either player’s hand
in-deck-self = in your deck
    .from = from your deck
    .bare = { "" }
in-deck-opponent = in your opponent’s deck
    .from = from your opponent’s deck
in-deck-any = in either player’s deck
    .from = from either player’s deck
in-discard-self = in your discard pile
    .from = from your discard pile
    .bare = { "" }
in-discard-opponent = in your opponent’s discard pile
    .from = from your opponent’s discard pile
in-discard-any = in any discard pile
    .from = from any discard pile
in-under-self = beneath your cards
    .from = from beneath your cards
in-hand-discard-self = in your hand or discard pile
    .from = from your hand or discard pile
in-hand-discard-opponent = in your opponent’s hand or discard pile
    .from = from your opponent’s hand or discard pile
in-hand-discard-any = in either player’s hand or discard pile
    .from = from either player’s hand or discard pile
# Which cards. `.as = noun` takes the place of the noun, `.as = with` goes into "with …"; the others are adjectives, in the order of
# `.order`. On the field the noun is "unit" or "spell", elsewhere "card" follows.
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { TERM($word) } { $number ->
                [pl] units
               *[other] unit
            }
        }
       *[other] { TERM($word) }
    }
    .as-field = noun
    .order = 40
    .name = type { $word }
where-class = { TERM($word) }
    .as = noun
    .name = class { $word }
where-subtype = { TERM($word) }
    .order = 45
    .is =
        { $number ->
            [pl] are { TERM($word) }
           *[other] is { ATTR($word, "onset") ->
                [vowel] an
               *[other] a
            } { TERM($word) }
        }
    .name = subtype { $word }
where-level = rank { $n }
    .order = 30
    .name = rank { $n }
where-level_at_most = rank { $n } or lower
    .order = 30
    .name = rank { $n } or lower
where-level_at_least = rank { $n } or higher
    .order = 30
    .name = rank { $n } or higher
where-attack_at_most = { $n } or less attack
    .as = with
    .name = { $n } or less attack
where-attack_at_least = { $n } or more attack
    .as = with
    .name = { $n } or more attack
where-defense_at_most = { $n } or less defense
    .as = with
    .name = { $n } or less defense
where-defense_at_least = { $n } or more defense
    .as = with
    .name = { $n } or more defense
where-tapped = tapped
    .order = 20
    .false = untapped
    .name = tapped
where-equipped = equipped
    .order = 20
    .onset = vowel
    .false = unequipped
    .name = equipped
where-keyword = { TERM($word) }
    .order = 25
    .onset = vowel
    .name = keyword { $word }
where-name = named { $card }
    .as = after
    .name = a certain card
where-other = other
    .order = 10
    .onset = vowel
    .is =
        { $number ->
            [pl] are not this card
           *[other] is not this card
        }
    .name = other

## How long effects last

for-this_turn = this turn
    .name = until the turn ends
for-while_on_field = while this card remains on the field
    .name = while this card remains on the field

for-lasting =
    .name = as long as it is on the field and uncovered

## Conditions

if-control =
    { $who ->
        [opponent] your opponent controls { TERM($cards) }
       *[self] you control { TERM($cards) }
    }
    .subject = opponent
    .name = you control such cards
if-have = you have { TERM($cards) }
    .name = you have such cards

## Operations

# $to: the cards, a phrase; ATTR($to, "number") is sg or pl. $val: how many. $who: who does it, self, opponent or both. The value is a
# whole sentence without its full stop; `.to` is its form after a cost ("discard one card to make your opponent lose 2 points").
op-destroy = destroy { TERM($to) }
    .name = destroy
op-send = send { TERM($to, decl: "from") } to the discard pile
    .name = send to the discard pile
op-return =
    return { TERM($to, decl: "from") } to { ATTR($to, "number") ->
        [pl] their owners’ hands
       *[other] its owner’s hand
    }
    .name = return to hand
op-put_on_top =
    send { TERM($to, decl: "from") } to the top of { ATTR($to, "number") ->
        [pl] their owners’ decks
       *[other] its owner’s deck
    }
    .name = put on top of the deck
op-put_at_bottom =
    send { TERM($to, decl: "from") } to the bottom of { ATTR($to, "number") ->
        [pl] their owners’ decks
       *[other] its owner’s deck
    }
    .name = put at the bottom of the deck
op-shuffle =
    shuffle { TERM($to, decl: "from") } into { ATTR($to, "number") ->
        [pl] their owners’ decks
       *[other] its owner’s deck
    }
    .name = shuffle into the deck
op-take = take control of { TERM($to) }
    .name = take control
op-mill =
    { $who ->
        [opponent] your opponent mills
        [both] both players mill
       *[other] mill
    } { np-val } { $val ->
        [one] card
       *[other] cards
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] they mill
            [both] both players mill
           *[other] mill
        } { np-val } { $val ->
            [one] card
           *[other] cards
        }
    .to =
        { $who ->
            [opponent] make your opponent mill
            [both] make both players mill
           *[other] mill
        } { np-val } { $val ->
            [one] card
           *[other] cards
        }
    .name = mill
op-discard =
    { $who ->
        [opponent] your opponent discards
        [both] both players discard
       *[other] discard
    } { np-val } { $val ->
        [one] card
       *[other] cards
    } { $choice ->
        [random] at random
       *[other] { "" }
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] they discard
            [both] both players discard
           *[other] discard
        } { np-val } { $val ->
            [one] card
           *[other] cards
        } { $choice ->
            [random] at random
           *[other] { "" }
        }
    .to =
        { $who ->
            [opponent] make your opponent discard
            [both] make both players discard
           *[other] discard
        } { np-val } { $val ->
            [one] card
           *[other] cards
        } { $choice ->
            [random] at random
           *[other] { "" }
        }
    .name = discard
op-draw =
    { $who ->
        [opponent] your opponent draws
        [both] both players draw
       *[other] draw
    } { np-val } { $val ->
        [one] card
       *[other] cards
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] they draw
            [both] both players draw
           *[other] draw
        } { np-val } { $val ->
            [one] card
           *[other] cards
        }
    .to =
        { $who ->
            [opponent] make your opponent draw
            [both] make both players draw
           *[other] draw
        } { np-val } { $val ->
            [one] card
           *[other] cards
        }
    .name = draw
op-add = add { TERM($to, decl: "from") } to your hand
    .name = add to hand
op-recover = recover { TERM($to, decl: "from") }
    .name = recover
op-search =
    search your deck for { TERM($to, decl: "bare") } and add { ATTR($to, "number") ->
        [pl] them
       *[other] it
    } to your hand
    .name = search the deck
op-search_discard =
    search your discard pile for { TERM($to, decl: "bare") } and add { ATTR($to, "number") ->
        [pl] them
       *[other] it
    } to your hand
    .name = search the discard pile
op-shuffle_deck =
    shuffle { $who ->
        [opponent] your opponent’s deck
        [both] both decks
       *[other] your deck
    }
    .name = shuffle a deck
op-reveal = reveal { TERM($to) }
    .name = reveal
op-reveal_top =
    reveal the top { $val ->
        [1] card
       *[other] { np-val } cards
    } of { $who ->
        [opponent] your opponent’s deck
        [both] each player’s deck
       *[other] your deck
    }
    .name = reveal the top of a deck
op-gain_points =
    { $who ->
        [opponent] your opponent gains
        [both] both players gain
       *[other] gain
    } { $val ->
        [one] { $val } point
       *[other] { $val } points
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] they gain
            [both] both players gain
           *[other] gain
        } { $val ->
            [one] { $val } point
           *[other] { $val } points
        }
    .to =
        { $who ->
            [opponent] make your opponent gain
            [both] make both players gain
           *[other] gain
        } { $val ->
            [one] { $val } point
           *[other] { $val } points
        }
    .name = gain points
op-lose_points =
    { $who ->
        [opponent] your opponent loses
        [both] both players lose
       *[other] lose
    } { $val ->
        [one] { $val } point
       *[other] { $val } points
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] they lose
            [both] both players lose
           *[other] lose
        } { $val ->
            [one] { $val } point
           *[other] { $val } points
        }
    .to =
        { $who ->
            [opponent] make your opponent lose
            [both] make both players lose
           *[other] lose
        } { $val ->
            [one] { $val } point
           *[other] { $val } points
        }
    .name = lose points
op-gain_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    } { $val } attack
    .to = have { TERM($to) } gain { $val } attack
    .name = gain attack
op-lose_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] lose
       *[other] loses
    } { $val } attack
    .to = have { TERM($to) } lose { $val } attack
    .name = lose attack
op-gain_defense =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    } { $val } defense
    .to = have { TERM($to) } gain { $val } defense
    .name = gain defense
op-lose_defense =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] lose
       *[other] loses
    } { $val } defense
    .to = have { TERM($to) } lose { $val } defense
    .name = lose defense
# $word: the keyword; for immune $against says to what.
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] are
       *[other] is
    } { $choice ->
        [immune] immune to { TERM($against) }
       *[other] { TERM($word) }
    }
    .to =
        make { TERM($to) } { $choice ->
            [immune] immune to { TERM($against) }
           *[other] { TERM($word) }
        }
    .name = grant a keyword
op-tap = tap { TERM($to) }
    .name = tap
op-untap = untap { TERM($to) }
    .name = untap
op-play = play { TERM($to, decl: "from") }
    .name = play
op-level_up = rank up a card you control with { TERM($to, decl: "from") }
    .name = rank up
op-equip = equip this card to { TERM($to) }
    .name = equip
# $timing: what is answered, an attack or an effect.
op-counter =
    { $timing ->
        [enemy_attacks] stop that attack
       *[other] negate that effect
    }
    .name = negate
op-activate = activate one effect of { TERM($to) }
    .name = activate an effect
# $choice: which phase, or the whole turn.
op-skip =
    { $who ->
        [self] you skip your
        [both] both players skip their
       *[other] your opponent skips their
    } next { $choice ->
        [draw] Draw Phase
        [main] Main Phase
        [battle] Battle Phase
       *[other] turn
    }
    .to =
        { $who ->
            [self] skip your
            [both] make both players skip their
           *[other] make your opponent skip their
        } next { $choice ->
            [draw] Draw Phase
            [main] Main Phase
            [battle] Battle Phase
           *[other] turn
        }
    .name = skip a phase or turn
op-skip_attack =
    { TERM($to) } cannot attack in { ATTR($to, "number") ->
        [pl] their
       *[other] its
    } controller’s next Battle Phase
    .to =
        keep { TERM($to) } from attacking in { ATTR($to, "number") ->
            [pl] their
           *[other] its
        } controller’s next Battle Phase
    .name = keep from attacking
# $always: yes if it holds as long as the card is on the field.
op-more_plays =
    { $who ->
        [opponent] your opponent
        [both] both players
       *[other] you
    } may play { np-val } more { $val ->
        [one] card
       *[other] cards
    } { $always ->
        [yes] each turn
       *[no] { "" }
    }
    .to =
        { $who ->
            [opponent] let your opponent
            [both] let both players
           *[other] be able to
        } play { np-val } more { $val ->
            [one] card
           *[other] cards
        } { $always ->
            [yes] each turn
           *[no] { "" }
        }
    .name = play more cards
op-more_attacks =
    { TERM($to) } may attack { np-val } more { $val ->
        [one] time
       *[other] times
    }
    .to =
        let { TERM($to) } attack { np-val } more { $val ->
            [one] time
           *[other] times
        }
    .name = attack more often
op-stay =
    .name = stay on the field
np-val =
    { $val ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $val }
    }

## Kinds of operations

kind-removal = Removal
kind-points = Points
kind-cards = Cards
kind-numbers = Numbers
kind-field = Field
kind-control = Control

## Phases, actions, what they name, windows, events (rules)

phase-start = Start
phase-draw = Draw Phase
phase-main = Main Phase
phase-battle = Battle Phase
phase-end = End Phase
action-play = play
action-level_up = rank up
action-activate = activate
action-attack = attack
pick-onto = the card below
pick-target = target
window-respond = answers
window-moment = a moment for effects
event-turn_begins = start of the turn
event-activates = an effect is activated
event-attacks = an attack
event-has_attacked = after an attack
role-attacker = the attacking card
role-defender = the defending unit
role-direct = the card attacking the player
role-revealed = the revealed cards
role-rising = the card ranking up
role-base = the card below

## Settings and the words of effects (rules)

setting-untap = when a player’s cards untap
setting-dormant_use = what using a dormant effect does to its card
setting-spell_normal = when spell effects are used
setting-equal_strength = when attack and defense are equal
word-never = never
word-own_turn = at the start of that player’s turn
word-stands_up = untaps it
word-stays = leaves it tapped
word-either = in either turn
word-own = in their player’s own turn
word-both_stand = both stand
word-both_fall = both fall
word-chosen = chosen
word-random = random
word-turn = turn
word-unit = unit

## Why something cannot be done

refused-no-plays = You have played all the cards that you may play this turn
refused-level = A rank 1 card is played onto a free place, a higher one onto a card of its type that is one rank lower
refused-first-turn = Nobody attacks in the first turn
refused-attacked = This unit has already attacked this turn
refused-held-back = This unit cannot attack in this Battle Phase

## Decks

deck-rootfire = Rootfire
deck-stormgrave = Stormgrave
