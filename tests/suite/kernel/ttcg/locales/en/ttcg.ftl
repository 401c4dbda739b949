## Words

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
word-dragon = Dragon
word-insect = Insect
    .onset = vowel
word-machine = Machine
keyword-indestructible = indestructible
keyword-immune = immune
number-attack = attack
number-defense = defense
number-level = rank
noun-units = unit
    .pl = units
noun-spells = spell
    .pl = spells
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

as-normal = Normal
as-continuous = Continuous
as-counter = Counter
as-equip = Equip
as-latent = Latent
as-dormant = Dormant
as-passive = Passive
frame-cost = { $cost } to { $text }
frame-may-cost = you may { $cost } to { $text }
frame-cost-if = if { $if }, { $cost } to { $text }
frame-may-cost-if = if { $if }, you may { $cost } to { $text }
on-use = { "" }
on-opponent_draw = during your opponent’s Draw Phase
on-opponent_main = during your opponent’s Main Phase
on-opponent_battle = during your opponent’s Battle Phase
on-opponent_end = during your opponent’s End Phase
on-always = { "" }
on-turn_start = at the start of your turn
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
on-effect_activates = when a card effect activates
on-effect_activates-counter = { "" }
on-attacks = when this card attacks
on-enemy_attacks = when an enemy card attacks
on-enemy_attacks-counter = { "" }
on-after_attack = after this card attacks
on-other_destroyed =
    when { TERM($cards) } { $of ->
        [self] you control is
        [opponent] your opponent controls is
       *[any] is
    } destroyed
on-sent_to_discard = when this card is sent to the discard pile
noun-on-other_destroyed = card
    .pl = cards
cost-discard = discard { TERM($cards) }
cost-points =
    lose { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cost-discard_this = discard this card
cost-opponent_draws =
    let your opponent draw { np-n } { $n ->
        [one] card
       *[other] cards
    }
cost-opponent_gains =
    let your opponent gain { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cost-opponent_untaps =
    let your opponent untap { np-n } { $n ->
        [one] card
       *[other] cards
    }

## What effects are about

np-choose = { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($place) } { TERM($after) }
np-paid = { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
np-event =
    { $other ->
        [yes] another
       *[no] { $onset ->
            [vowel] an
           *[other] a
        }
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
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
np-against =
    { $who ->
        [self] your
        [opponent] your opponent’s
       *[other] { "" }
    } { TERM($adj, number: "sg") } { TERM($noun) } effects
to-this = this card
to-equipped = the equipped unit
to-chosen = those units
    .number = pl
to-attacker = that card
    .number = sg
to-defender = the defending unit
    .number = sg
to-event = that card
    .number = sg
to-source = that card
    .number = sg
to-revealed = those cards
    .number = pl
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
in-hand-opponent = in your opponent’s hand
in-deck-self = in your deck
    .bare = { "" }
in-discard-self = in your discard pile
    .bare = { "" }
in-discard-any = in any discard pile
in-under-self = beneath your cards
in-hand-discard-self = in your hand or discard pile
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
where-class = { TERM($word) }
    .as = noun
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
where-level = rank { $n }
    .order = 30
where-level_at_most = rank { $n } or lower
    .order = 30
where-level_at_least = rank { $n } or higher
    .order = 30
where-attack_at_most = { $n } or less attack
    .as = with
where-attack_at_least = { $n } or more attack
    .as = with
where-defense_at_most = { $n } or less defense
    .as = with
where-defense_at_least = { $n } or more defense
    .as = with
where-tapped = tapped
    .order = 20
    .false = untapped
where-equipped = equipped
    .order = 20
    .onset = vowel
    .false = unequipped
where-keyword = { TERM($word) }
    .order = 25
    .onset = vowel
where-name = named { $card }
    .as = after
where-other = other
    .order = 10
    .onset = vowel

## How long effects last

for-this_turn = this turn
for-while_on_field = while this card remains on the field

## Conditions

if-control =
    { $who ->
        [opponent] your opponent controls { TERM($cards) }
       *[self] you control { TERM($cards) }
    }
if-have = you have { TERM($cards) }

## Operations

op-destroy = destroy { TERM($to) }
op-send = send { TERM($to) } to the discard pile
op-return =
    return { TERM($to) } to { ATTR($to, "number") ->
        [pl] their owners’ hands
       *[other] its owner’s hand
    }
op-put_on_top =
    send { TERM($to) } to the top of { ATTR($to, "number") ->
        [pl] their owners’ decks
       *[other] its owner’s deck
    }
op-put_at_bottom =
    send { TERM($to) } to the bottom of { ATTR($to, "number") ->
        [pl] their owners’ decks
       *[other] its owner’s deck
    }
op-shuffle =
    shuffle { TERM($to) } into { ATTR($to, "number") ->
        [pl] their owners’ decks
       *[other] its owner’s deck
    }
op-take = take control of { TERM($to) }
op-mill =
    { $who ->
        [opponent] your opponent mills
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
op-draw =
    { $who ->
        [opponent] your opponent draws
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
op-add = add { TERM($to) } to your hand
op-recover = recover { TERM($to) }
op-search = search your deck for { TERM($to, decl: "bare") } and add it to your hand
op-search_discard = search your discard pile for { TERM($to, decl: "bare") } and add it to your hand
op-shuffle_deck =
    shuffle { $who ->
        [opponent] your opponent’s deck
        [both] both decks
       *[other] your deck
    }
op-reveal = reveal { TERM($to) }
op-reveal_top =
    reveal the top { $val ->
        [1] card
       *[other] { np-val } cards
    } of { $who ->
        [opponent] your opponent’s deck
       *[other] your deck
    }
op-gain_points =
    { $who ->
        [opponent] your opponent gains
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
op-lose_points =
    { $who ->
        [opponent] your opponent loses
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
op-gain_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    } { $val } attack
    .to = have { TERM($to) } gain { $val } attack
op-lose_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] lose
       *[other] loses
    } { $val } attack
    .to = have { TERM($to) } lose { $val } attack
op-gain_defense =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    } { $val } defense
    .to = have { TERM($to) } gain { $val } defense
op-lose_defense =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] lose
       *[other] loses
    } { $val } defense
    .to = have { TERM($to) } lose { $val } defense
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
op-tap = tap { TERM($to) }
op-untap = untap { TERM($to) }
op-play = play { TERM($to) }
op-level_up = rank up a card you control with { TERM($to) }
op-equip = equip this card to { TERM($to) }
op-counter =
    { $timing ->
        [enemy_attacks] stop that attack
       *[other] negate that effect
    }
op-activate = activate one effect of { TERM($to) }
op-skip =
    { $who ->
        [self] you skip your
       *[other] your opponent skips their
    } next { $choice ->
        [draw] Draw Phase
        [main] Main Phase
        [battle] Battle Phase
       *[other] turn
    }
    .to =
        make { $who ->
            [self] yourself skip your
           *[other] your opponent skip their
        } next { $choice ->
            [draw] Draw Phase
            [main] Main Phase
            [battle] Battle Phase
           *[other] turn
        }
op-skip_attack = { TERM($to) } cannot attack in its controller’s next Battle Phase
op-more_plays =
    { $who ->
        [opponent] your opponent
       *[other] you
    } may play { np-val } more { $val ->
        [one] card
       *[other] cards
    } { $always ->
        [yes] each turn
       *[no] { "" }
    }
op-more_attacks =
    { TERM($to) } may attack { np-val } more { $val ->
        [one] time
       *[other] times
    }
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
