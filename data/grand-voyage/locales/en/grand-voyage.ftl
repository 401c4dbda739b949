# The wording of this game. A name that is missing is shown as its id.
#
# For translators
#
# - Winds are the resource: cards that stand for a fair wind; they lie rested or active, and are given to a Leader or
#   Character to make it stronger. Power is counted in thousands. Life are the cards that a Leader loses; losing them is
#   damage. K.O. is what happens to a Character that loses a battle; it is not the same as trashing it.
# - Rested and active are the two ways in which a card lies (turned sideways, upright). To rest a card turns it sideways,
#   to set it active turns it back.
# - Keywords and the moments of abilities are printed in square brackets and always the same, so they are not inflected.
# - Where a message has $to, this is the noun phrase of the effect’s target, e.g. “up to 1 of your rested Corsair
#   Characters”; TERM($to, case: "…") makes another case of it, ATTR($to, "number") says whether the verb is plural.
# - In noun phrases $noun is the noun (its number and case are those of the phrase, unless TERM says otherwise), $adj the
#   words before it (colour, tag, rested), $with and $after what stands behind it (“with cost 4 or less”, “other than …”).

## The game

game-name = Grand Voyage
game-about = A Leader and a crew against another: Characters attack, Blockers step in, counters save, and the life cards that are lost feed the hand of whoever loses them.

## Card types: nouns of most texts. `.pl` is the plural, `.onset` the sound that an article depends on.

type-leader = Leader
    .pl = Leaders
type-character = Character
    .pl = Characters
type-event = Event
    .pl = Events
    .onset = vowel
type-stage = Stage
    .pl = Stages

## Numbers of cards

number-cost = cost
number-power = power
number-counter = counter
number-life = life

## Words of cards. Colours are adjectives before a noun; attributes follow “attribute”; tags stand before a noun
## (“Corsair Characters”), and after “is” (“your Leader is Tidewright”). Tags are groups of people and creatures: Corsairs
## sail under their own flag, the Tidewrights are a guild that steers the tides, the Admiralty keeps the sea lanes.

set-colours = colours
set-attribute = attribute
set-tags = tags
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

## Keywords. `keyword-…` is how a text names it (“gains [Rush]”); `printed-keyword` how it stands on a card that has it.

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

# What the rules say of keywords
about-keyword-rush = It can attack in the turn in which it comes.
about-keyword-blocker = If it is not rested, it can be rested to be attacked in the place of another card.
about-keyword-double_attack = It deals 2 damage to a Leader.
about-keyword-banish = Life cards that are lost to it go to the trash, without their Trigger.
about-keyword-hunter = It can attack Characters that are not rested, too.
about-keyword-unblockable = Its attacks cannot be blocked.
about-keyword-relentless = It can attack twice each turn.
about-keyword-bound = It cannot attack.
about-keyword-steadfast = It is not K.O.’d in battle.

## Nouns of zones: what a target without a type is called. `noun-crew` is a Leader or a Character.

noun-characters = Character
    .pl = Characters
noun-crew = Leader or Character
    .pl = Leader or Characters
noun-leader = Leader
    .pl = Leaders
noun-stage = Stage
    .pl = Stages

## What players and cards have

counter-wind_deck = Wind deck
counter-winds = active Winds
counter-winds_rested = rested Winds
state-rested = rested
state-silenced = negated
state-attacks = attacks
state-winds = Winds

## Zones

zone-leader = Leader
zone-characters = Characters
zone-stage = Stage
zone-hand = hand
zone-deck = deck
zone-life = life
zone-trash = trash
zone-resolving = resolving area
zone-crew = Leader and Characters
zone-board = side of the table

## When abilities happen: the tag in brackets. `.name` is for the rules.

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
    .name = when it is played
on-when_attacking = When Attacking
    .as = label
    .name = when it attacks
on-on_enemy_attack = On Enemy Attack
    .as = label
    .name = when an opposing card attacks
on-on_block = On Block
    .as = label
    .name = when it blocks
on-on_ko = On K.O.
    .as = label
    .name = when it is K.O.’d
on-activate_main = Activate: Main
    .as = label
    .name = in your main phase
on-main = Main
    .as = label
    .name = Main
on-counter = Counter
    .as = label
    .name = Counter
on-trigger = Trigger
    .as = label
    .name = Trigger
on-start_of_turn = Start of Turn
    .as = label
    .name = at the start of your turn
on-end_of_turn = End of Turn
    .as = label
    .name = at the end of your turn
on-continuous =
    .name = always
on-instead_of_ko = If this Character would be K.O.’d
    .name = when it would be K.O.’d

## Costs: an instruction, after “you may” too. $n is how many; $cards is a noun phrase made with `np-paid`: “1 red card”.

cost-rest_winds =
    { $n ->
        [one] rest { $n } Wind
       *[other] rest { $n } Winds
    }
    .name = rest Winds
cost-return_winds =
    { $n ->
        [one] return { $n } Wind
       *[other] return { $n } Winds
    } to your Wind deck
    .name = return Winds
cost-discard = trash { TERM($cards) } from your hand
    .name = trash cards from your hand
cost-rest_this =
    rest this { $type ->
        [leader] Leader
        [stage] Stage
       *[other] Character
    }
    .name = rest this card
cost-trash_this =
    trash this { $type ->
        [stage] Stage
       *[other] Character
    }
    .name = trash this card
cost-rest_cards = rest { TERM($cards) }
    .name = rest cards
cost-take_life =
    { $n ->
        [1] add the top card
       *[other] add the top { $n } cards
    } of your life to your hand
    .name = life cards to your hand
cost-bounce_own = return { TERM($cards) } to your hand
    .name = return Characters to your hand
np-paid = { $n } { TERM($adj) } { TERM($noun) } { TERM($with) }
noun-cost-rest_cards = of your active Leader or Characters
noun-cost-bounce_own = of your Characters

## What effects are about. $n is how many; $who is whose cards (self, opponent, any); $zone is where they are.

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
np-choose-theirs =
    { $n } { $who ->
        [self] of your { TERM($adj, number: "sg") } { TERM($noun, number: "pl") }
        [opponent] opposing { TERM($adj, number: "sg") } { TERM($noun) }
       *[any] { TERM($adj, number: "sg") } { TERM($noun) }
    } { TERM($with) } { TERM($after) } of your opponent’s choice
np-all =
    { $who ->
        [self] your { TERM($adj, number: "sg") } { TERM($noun) }
        [opponent] all opposing { TERM($adj, number: "sg") } { TERM($noun) }
       *[any] all { TERM($adj, number: "sg") } { TERM($noun) }
    } { TERM($with) } { TERM($after) }
np-random =
    { $n } random { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) } { $zone ->
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
    .name = the attacking card
to-defender = the defending card
    .number = sg
    .name = the defending card
to-own_leader = your Leader
    .number = sg
    .name = your Leader
to-their_leader = your opponent’s Leader
    .number = sg
    .name = the opposing Leader
to-own_stage = your Stage
    .number = sg
    .name = your Stage
to-their_stage = your opponent’s Stage
    .number = sg
    .name = the opposing Stage
to-whole_crew = your Leader and { TERM($adj, number: "sg") } Characters { TERM($with) } { TERM($after) }
    .name = your Leader and Characters
to-whole_hand = { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } in your hand
    .name = your hand
to-found = up to { $n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
    .name = one of the cards looked at
to-this =
    .name = this card
to-same =
    .name = what the effect above chose
to-their_character =
    .name = an opposing Character
to-their_characters =
    .name = all opposing Characters
to-own_character =
    .name = one of your Characters
to-own_characters =
    .name = all your Characters
to-any_character =
    .name = a Character
to-any_characters =
    .name = all Characters
to-own_crew =
    .name = your Leader or a Character of yours
to-their_crew =
    .name = the opposing Leader or Character
to-own_card =
    .name = one of your cards in play
to-their_card =
    .name = an opposing card in play
to-hand_card =
    .name = a card in your hand
to-trash_card =
    .name = a card in your trash

## Which cards. `.as` says what it becomes in a noun phrase: `noun` is the noun itself, `with` follows “with”, `after`
## follows the noun phrase, all others are adjectives in the order of `.order`. `.false` is the opposite.

where-type = { TERM($word) }
    .as = noun
    .name = type { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = colour { $word }
where-tagged = { TERM($word) }
    .order = 40
    .is =
        { $number ->
            [pl] are { TERM($word) } cards
           *[other] is { TERM($word) }
        }
    .name = tag { $word }
where-attribute = attribute { TERM($word) }
    .as = with
    .name = attribute { $word }
where-name = named { $card }
    .as = after
    .false = other than { $card }
    .false-as = after
    .name = a certain card
where-keyword = { TERM($word) }
    .as = with
    .name = keyword { $word }
where-rested = rested
    .order = 20
    .false = active
    .onset = consonant
    .name = rested or active
where-cost_at_most = cost { $n } or less
    .as = with
    .name = cost { $n } or less
where-cost_at_least = cost { $n } or more
    .as = with
    .name = cost { $n } or more
where-power_at_most = { $n } or less power
    .as = with
    .name = power { $n } or less
where-power_at_least = { $n } or more power
    .as = with
    .name = power { $n } or more
where-base_power_at_most = { $n } or less printed power
    .as = with
    .name = printed power { $n } or less
where-winds_at_least =
    { $n ->
        [one] a Wind
       *[other] { $n } or more Winds
    }
    .as = with
    .name = { $n } or more Winds
where-other = other
    .order = 10
    .onset = vowel
    .is =
        { $number ->
            [pl] are not this card
           *[other] is not this card
        }
    .name = not this card

## How long effects last: behind the whole clause. `.name` is for the rules.

for-this_battle = during this battle
for-this_turn = this turn
for-until_own_turn = until your next turn begins
for-until_their_turn_ends = until your opponent’s next turn ends
for-while_in_play =
    .name = as long as it is in play

## Conditions: they follow “if”. $n is the number asked for; $cards a noun phrase: “3 or more red Characters”; $is what is
## said about a Leader: “is Tidewright”. `.not` is the opposite, `.tag` a tag in brackets before the text.

if-winds_on_this =
    { $n ->
        [one] this Character has a Wind
       *[other] this Character has { $n } or more Winds
    }
    .tag = Wind ×{ $n }
    .name = it has { $n } or more Winds
if-my_turn = it is your turn
    .not = it is not your turn
    .name = your turn
if-opponent_turn = it is your opponent’s turn
    .not = it is not your opponent’s turn
    .name = your opponent’s turn
if-life_at_most = you have { $n } or less life
    .not = you do not have { $n } or less life
    .name = you have { $n } or less life
if-life_at_least = you have { $n } or more life
    .not = you do not have { $n } or more life
    .name = you have { $n } or more life
if-opponent_life_at_most = your opponent has { $n } or less life
    .subject = opponent
    .name = your opponent has { $n } or less life
if-behind = you have less life than your opponent
    .not = you do not have less life than your opponent
    .name = less life than your opponent
if-hand_at_most = you have { $n } or fewer cards in hand
    .not = you do not have { $n } or fewer cards in hand
    .name = { $n } or fewer cards in hand
if-hand_at_least =
    { $n ->
        [one] you have a card in hand
       *[other] you have { $n } or more cards in hand
    }
    .name = { $n } or more cards in hand
if-opponent_hand_at_least =
    { $n ->
        [one] your opponent has a card in hand
       *[other] your opponent has { $n } or more cards in hand
    }
    .subject = opponent
    .name = your opponent has { $n } or more cards in hand
if-deck_at_most = your deck has { $n } or fewer cards
    .name = { $n } or fewer cards in your deck
if-trash_at_least =
    { $n ->
        [one] your trash has a card
       *[other] your trash has { $n } or more cards
    }
    .name = { $n } or more cards in your trash
if-winds_at_least =
    { $n ->
        [one] you have a Wind
       *[other] you have { $n } or more Winds
    }
    .name = you have { $n } or more Winds
if-controls = you control { TERM($cards) }
    .not = you do not control { TERM($cards) }
    .name = you control Characters
if-opponent_controls = your opponent controls { TERM($cards) }
    .subject = opponent
    .not = your opponent does not control { TERM($cards) }
    .name = your opponent controls Characters
if-leader = your Leader { TERM($is) }
    .name = what your Leader is
if-this_rested = this Character is rested
    .not = this Character is not rested
    .name = it is rested
if-attacking = this Character is attacking
    .not = this Character is not attacking
    .name = it is attacking
if-attacked_leader = it is attacking a Leader
    .not = it is not attacking a Leader
    .name = a Leader is attacked
if-turn_at_least = it is turn { $n } or later
    .name = turn { $n } or later
if-revealed = { TERM($cards) } was revealed
    .name = what was revealed
if-did = you did
    .not = you did not
    .name = if you did

## Operations: instructions without capital and full stop. $val is the number, $who whose deck or hand (self, opponent,
## both), $choice a word of the effect (rested, active; random; top, bottom, either), $word a keyword, $abs the number
## without its sign, $sign minus or plus.

op-power =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] get
       *[other] gets
    } { SIGNED($val) } power
    .may = have { TERM($to) } get { SIGNED($val) } power
    .name = power
op-ko = K.O. { TERM($to) }
    .name = K.O.
op-bounce = return { TERM($to) } to the owner’s hand
    .name = return to hand
op-search =
    look at the top { $val ->
        [1] card
       *[other] { $val } cards
    } of your deck; reveal { TERM($to) } and add it to your hand. Put the rest at the bottom in any order
    .name = search
op-draw =
    { $who ->
        [opponent] your opponent draws
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
    .may =
        { $who ->
            [opponent] have your opponent draw
            [both] have both players draw
           *[other] draw
        } { $val ->
            [one] { $val } card
           *[other] { $val } cards
        }
    .name = draw
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
    .subject = opponent
    .same =
        { $who ->
            [opponent] they trash
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
    .may =
        { $who ->
            [opponent] have your opponent trash
            [both] have both players trash
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
    .name = trash from hand
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    } { TERM($word) }
    .may = have { TERM($to) } gain { TERM($word) }
    .name = keyword
op-attach =
    give up to { $val ->
        [one] { $val } { $choice } Wind
       *[other] { $val } { $choice } Winds
    } to { TERM($to) }
    .name = give Winds
op-rest = rest { TERM($to) }
    .name = rest
op-activate = set { TERM($to) } active
    .name = set active
op-damage =
    deal { $val } damage to { $who ->
        [self] you
        [both] both players
       *[other] your opponent
    }
    .name = damage
op-look =
    look at the top { $val ->
        [1] card of your deck and put it
       *[other] { $val } cards of your deck and put them
    } { $choice ->
        [top] back on the top
        [bottom] at the bottom
       *[other] back on the top or bottom
    } { $val ->
        [1] { "" }
       *[other] in any order
    }
    .name = look at the deck
op-reveal =
    { $who ->
        [opponent] reveal the top { $val ->
            [1] card
           *[other] { $val } cards
        } of your opponent’s deck
        [both] reveal the top { $val ->
            [1] card
           *[other] { $val } cards
        } of each player’s deck
       *[other] reveal the top { $val ->
            [1] card
           *[other] { $val } cards
        } of your deck
    }
    .name = reveal
op-trash = trash { TERM($to) }
    .name = trash
op-mill =
    { $who ->
        [opponent] your opponent trashes
        [both] both players trash
       *[other] trash
    } the top { $val ->
        [1] card
       *[other] { $val } cards
    } of { $who ->
        [self] your
       *[other] their
    } deck
    .subject = opponent
    .same =
        { $who ->
            [opponent] they trash
            [both] both players trash
           *[other] trash
        } the top { $val ->
            [1] card
           *[other] { $val } cards
        } of { $who ->
            [self] your
           *[other] their
        } deck
    .may =
        { $who ->
            [opponent] have your opponent trash
            [both] have both players trash
           *[other] trash
        } the top { $val ->
            [1] card
           *[other] { $val } cards
        } of { $who ->
            [self] your
           *[other] their
        } deck
    .name = from deck to trash
op-play = play { TERM($to) }
    .name = play
op-take = add { TERM($to) } to your hand
    .name = from trash to hand
op-tuck = put { TERM($to) } at the bottom of the owner’s deck
    .name = to the bottom of the deck
op-winds =
    add up to { $val ->
        [one] { $val } Wind
       *[other] { $val } Winds
    } from your Wind deck, { $choice ->
        [active] active
       *[other] rested
    }
    .name = new Winds
op-ready_winds =
    set up to { $val } of your Winds active
    .name = set Winds active
op-cost =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] cost
       *[other] costs
    } { $abs } { $sign ->
        [minus] less
       *[other] more
    }
    .name = cost
op-heal =
    put the top { $val ->
        [1] card
       *[other] { $val } cards
    } of your deck onto your life
    .name = life
op-silence = negate the effects of { TERM($to) }
    .name = negate
op-stay = prevent that
    .cost = { $cost } instead
    .name = stay in play

## Kinds of operations

kind-damage = Removal
kind-restore = Life
kind-cards = Cards
kind-energy = Winds
kind-allies = Crew
kind-control = Control

## Phases

phase-refresh = Refresh
phase-draw = Draw
phase-wind = Winds
phase-main = Main
phase-end = End

## Actions, what they name, windows, events

action-play = play a card
action-give = give Winds
action-activate = activate an ability
action-attack = attack
action-block = block
action-counter_card = counter with a Character
action-counter_event = counter with an Event
action-use_trigger = use a Trigger
action-redraw = take a new hand
pick-amount = number of Winds
pick-target = target
window-mulligan = new hand
window-block = block
window-counter = counter
window-trigger = Trigger
event-turn_begins = start of turn
event-turn_ends = end of turn
event-attack = attack
event-block = block
role-attacker = the attacking card
role-defender = the defending card
role-drawn = the life card
role-seen = the cards looked at
role-taken = the cards taken
role-revealed = the revealed cards
routine-enter = a card enters play
routine-past_zero = no life left
routine-wound = one damage
routine-banished = one damage with [Banish]

## Settings and their words

setting-leader_attacks = Leaders attack
setting-wind_power = Winds give power
setting-life_rule = when a player has lost
setting-first_battle = who cannot attack in the first turn
word-yes = yes
word-no = no
word-always = always
word-own_turn = in their player’s own turn
word-at_zero = at zero
word-past_zero = past zero
word-first_player = the first player
word-both = both players
word-chosen = chosen
word-random = random
word-rested = rested
word-active = active
word-top = top
word-bottom = bottom
word-either = top or bottom

## Why something cannot be done

refused-leader = Leaders do not attack
refused-first-turn = Nobody attacks in this first turn
refused-rested = This card is rested
refused-attacked = This card has already attacked this turn
refused-arrived = This Character came this turn and has no Rush
refused-bound = This card cannot attack
refused-no-blocker = This Character is no Blocker
refused-defender = This Character is being attacked already
refused-no-counter = This card has no counter
refused-no-trigger = This card has no Trigger

## Decks

deck-cinder_wake = Cinder Wake
deck-tidewright_guild = Tidewright Guild
