## Headings of the rules as text

rules-setup = Set-up
rules-the-turn = The turn
rules-actions = Actions
rules-windows = Answers
rules-fighting = Damage
rules-by-itself = What happens by itself
rules-order = Order of abilities
rules-the-end = The end
rules-counters = What is counted
rules-zones = Zones
rules-states = What cards bear
rules-durations = How long effects last
rules-card-types = Card types
rules-numbers = Numbers and words of cards
rules-keywords = Keywords
rules-timings = When abilities happen
rules-ways = Kinds of abilities
rules-costs-of-abilities = Costs of abilities
rules-filters = Which cards
rules-conditions = Conditions
rules-operations = What effects do
rules-decks = Decks

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = you
rules-opponent = the opponent
rules-both = both players
rules-whom = the named player
rules-of-you = your { $name }
rules-of-opponent = the opponent’s { $name }
rules-of-both = both players’ { $name }
rules-of-whom = the named player’s { $name }
rules-of-owner = its owner’s { $name }
rules-of = the { $name } of { $cards }
rules-of-rows = the { $name } of all effects of { $cards }
rules-of-row = the { $name } of the effect
rules-owner-of = the owner of { $cards }
rules-side-of = the player of { $cards }

## Cards

rules-no-cards = no card
rules-it = the card
rules-looked = it
rules-this = this card
rules-target = the target
rules-event = the card in question
rules-victim = what was hit
rules-bearer = the card that goes
rules-answered = the card that is answered
rules-these = these cards
rules-picked = the chosen { $name }
rules-cards-in = the cards in { $places }
rules-all = all of { $cards } (with: { $test })
rules-top = { $n ->
    [one] the top card of { $places }
   *[other] the top { $n } cards of { $places }
}
rules-top-some = the top cards of { $places }
rules-bottom = { $n ->
    [one] the bottom card of { $places }
   *[other] the bottom { $n } cards of { $places }
}
rules-bottom-some = the bottom cards of { $places }
rules-random = { $n ->
    [one] { $n } random card of { $places }
   *[other] { $n } random cards of { $places }
}
rules-random-some = random cards of { $places }
rules-most-of = the first of { $cards } with the highest: { $n }
rules-least-of = the first of { $cards } with the lowest: { $n }
rules-choose = { $n } of { $cards } (your choice)
rules-choose-with = { $n } of { $cards } (your choice, with: { $test })
rules-choose-fit = { $n } of { $cards } that fit (your choice)
rules-choose-fit-with = { $n } of { $cards } that fit (your choice, with: { $test })
rules-up-to = up to { $n } of { $cards } (your choice)
rules-up-to-with = up to { $n } of { $cards } (your choice, with: { $test })
rules-theirs = { $n } of { $cards } (their player’s choice)
rules-theirs-with = { $n } of { $cards } (their player’s choice, with: { $test })
rules-fitting = those of { $cards } that fit
rules-fit = as many of { $cards } as the effect says
rules-under = what lies beneath { $cards }
rules-worn = what is attached to { $cards }
rules-host-of = what { $cards } is attached to
rules-either = { $a } if { $test }, else { $b }

## Numbers

rules-x = X
rules-n = N
rules-word = the named word
rules-amount = the damage
rules-turn = the number of the turn
rules-round = the number of the round
rules-turns = the number of turns of { $who }
rules-book = the book of { $who }
rules-printed = the printed { $name } of { $cards }
rules-before = the { $name } that the card had
rules-count = the number of { $cards }
rules-count-with = the number of { $cards } (with: { $test })
rules-sum = the sum over { $cards } of: { $n }
rules-price = the price of { $cards }
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (rounded down)
rules-rounded = { $a } ÷ { $b } (rounded)
rules-at-least = { $a } (at least { $b })
rules-at-most = { $a } (at most { $b })
rules-larger = the larger of { $a } and { $b }
rules-smaller = the smaller of { $a } and { $b }
rules-truth = 1 if { $test }, else 0
rules-group = ({ $a })

## Words

rules-type-of = the type of { $cards }
rules-class-of = the class of { $cards }
rules-subtype-of = the subtype of { $cards }
rules-name-of = the name of { $cards }
rules-zone-of = the zone of { $cards }
rules-zone-before = the zone before
rules-phase = the phase

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a }, and { $b }
rules-or = { $a }, or { $b }
rules-always-so = always
rules-never = never
rules-did = the effect above has changed something
rules-did-not = the effect above has changed nothing
rules-running = the ability is in force
rules-running-not = the ability is not in force yet
rules-active = whose turn it is: { $who }
rules-active-not = whose turn it is not: { $who }
rules-your-turn = it is your turn
rules-your-turn-not = it is not your turn
rules-their-turn = it is the opponent’s turn
rules-their-turn-not = it is not the opponent’s turn
rules-first = who began: { $who }
rules-first-not = who did not begin: { $who }
rules-you-began = you began
rules-you-began-not = you did not begin
rules-they-began = the opponent began
rules-they-began-not = the opponent did not begin
rules-arrived = { $cards } has come this turn
rules-arrived-not = { $cards } has not come this turn
rules-is = { $cards } is { $name }
rules-is-not = { $cards } is not { $name }
rules-was = the card was { $name }
rules-was-not = the card was not { $name }
rules-has = { $cards } has { $word }
rules-has-not = { $cards } does not have { $word }
rules-words-in = { $others } has every { $name } of { $cards }
rules-words-in-not = { $others } lacks a { $name } of { $cards }
rules-in = { $cards } is in { $places }
rules-in-not = { $cards } is not in { $places }
rules-same = { $cards } is { $others }
rules-same-not = { $cards } is not { $others }
rules-one-of = { $word } is one of { $words }
rules-one-of-not = { $word } is none of { $words }
rules-filled = { $places } has cards
rules-empty = { $places } is empty
rules-there = { $cards } is there
rules-there-not = { $cards } is not there
rules-any = one of { $cards } is such that { $test }
rules-any-not = none of { $cards } is such that { $test }
rules-bears = { $cards } has an ability { $name }
rules-bears-not = { $cards } has no ability { $name }
rules-room = { $places } has room
rules-room-not = { $places } is full

## What is done

rules-gain = raise { $what } by { $n }
rules-lose = lower { $what } by { $n }
rules-set = set { $what } to { $n }
rules-damage = deal { $n } damage to { $cards }
rules-damage-from = deal { $n } damage to { $cards }, from { $source }
rules-heal = heal { $n } damage of { $cards }
rules-modify = change the { $name } of { $cards } by { $n }
rules-give = give { $word } to { $cards }
rules-remove = take { $word } from { $cards }
rules-remove-all = take all words from { $cards }
rules-mark = make { $cards } { $name }
rules-unmark = make { $cards } no longer { $name }
rules-reset = make { $cards } as printed
rules-become = make the subtype of { $cards }: { $word }
rules-grant = attach the effects to { $cards }
rules-move = move { $cards } to { $places }
rules-move-bottom = move { $cards } to the bottom of { $places }
rules-move-shuffled = shuffle { $cards } into { $places }
rules-move-asked = move { $cards } to { $places } in an order of your choice
rules-destroy = destroy { $cards }
rules-destroy-up = destroy { $cards }; what lies beneath comes up
rules-destroy-along = destroy { $cards } with what lies beneath
rules-shuffle = shuffle { $places }
rules-reveal = show { $cards } to both players
rules-look = look at { $cards }
rules-create = make { $n } × { $card } in { $places }
rules-copy = put a copy of { $cards } into { $places }
rules-transform = turn { $cards } into { $card }
rules-attach = attach { $cards } to { $host }
rules-stack = place { $cards } on top of { $host }
rules-control = give control of { $cards } to { $who }
rules-play = play { $cards }
rules-resolve = do the abilities of { $cards }: { $names }
rules-resolve-hero = do the hero’s ability
rules-resolve-again = do again what was revealed in { $places }
rules-use = pay for the ability of { $cards } and do it
rules-pay = pay for the ability of { $cards }
rules-aim = name the targets of { $cards }
rules-effects = do the ability of { $cards }
rules-perform = do one ability of { $cards } without paying for it
rules-negate = negate what is answered
rules-prevent = prevent it
rules-prevent-some = prevent { $n } of it
rules-let = { $name } is now { $cards }
rules-forget = forget { $name }
rules-happens = it is the moment “{ $name }”
rules-happens-to = for { $cards } it is the moment “{ $name }”
rules-opens = players may answer: { $name }
rules-run = go through “{ $name }”
rules-end = what lasts “{ $name }” ends
rules-skip = { $name } is skipped the next time for { $who }
rules-whole-turn = the turn
rules-again = take one more turn
rules-win = the match is won by { $who }
rules-lose-match = the match is lost by { $who }
rules-you-win = you win the match
rules-you-lose = you lose the match
rules-draw-match = the match is a draw
rules-say = words are shown
rules-for = { $do } ({ $name })
rules-during = for as long as the effect says
rules-as-many = as many as { $n }
rules-row-card = the card that the effect names
rules-row-place = the place that the effect names
rules-if = If { $test }:
rules-else = Else:
rules-each-seat = Each player:
rules-each = For { $cards }, one after another:
rules-repeat = { $n } times:
rules-repeat-some = This many times: { $n }
rules-at-once = At once:
rules-answer = The other may answer ({ $name }). Unless it is negated:
rules-answer-else = If it was negated:

## The course of a match

rules-first-chance = Chance decides who begins.
rules-first-most = Whoever has more begins: { $n }. Of equals chance decides.
rules-only-if = Only if { $test }.
rules-may = Then the player may do these, in any order and as long as possible: { $names }.
rules-must = Then the player does these, until none is possible: { $names }.
rules-waits = The player says when to go on.
rules-after = After each action:
rules-then = At the end of the phase:
rules-with-card = With a card in { $places }.
rules-any-ability = It uses an ability of the card.
rules-ability-of = It uses an ability of the card: { $names }.
rules-needs = Only if { $test }. (Else: { $name }.)
rules-times-a-turn = { $n ->
    [one] At most once a turn.
   *[other] At most { $n } times a turn.
}
rules-pick = Choose { $name }: a card in { $places }.
rules-pick-if = It must fit: { $test }.
rules-pick-or = Or the opponent.
rules-pick-or-if = Or the opponent, if { $test }.
rules-pick-may = It may be left out.
rules-pick-number = Choose { $name }: from { $a } to { $b }.
rules-aims = Its targets are named as it is used: { $names }.
rules-pays = Cost:
rules-does = Effect:
rules-window-own = You may act: { $names }.
rules-window-other = The opponent may act: { $names }.
rules-window-each = Each player may act, one after the other: { $names }.
rules-window-both = The players act in turn until both have passed: { $names }.
rules-window-once = Once.
rules-window-times = { $n ->
    [one] At most once.
   *[other] At most { $n } times.
}
rules-window-any = Any number of times.
rules-window-must = Whoever can act must.
rules-window-opens = Even where nothing can be done, the question is asked if { $test }.
rules-wounds = Damage to a card adds up as { $name }. A card with as much of it as its { $health } is destroyed.
rules-health = Damage to a card lowers its { $health }. A card with 0 is destroyed.
rules-destroyed-to = Destroyed cards go to { $name }.
rules-damage-to = Damage to a player lowers { $name }.
rules-damage-less = It is lowered by { $name } first.
rules-damage-once = { $name } is taken from the next damage, and used up.
rules-damage-floor = It does not go below { $name }.
rules-damage-taken = { $name } counts it.
rules-when = When this happens: { $name }
rules-once = Once in a match.
rules-always-in = Always, for cards in { $places }:
rules-adds = { $name }: + { $n }
rules-adds-less = { $name }: − { $n }
rules-gives = They have { $word }.
rules-silent = What is printed on a card does not count while { $test }.
rules-fires = An effect happens only if { $test }. Before it happens:
rules-at-row = What an effect sets off happens right after it.
rules-at-effect = What an ability sets off happens when the ability is done.
rules-at-chain = Abilities form a chain, in which they can be answered; the last is done first.
rules-oldest = What was set off first happens first.
rules-newest = What was set off last happens first.
rules-chain-window = Each ability can be answered: { $name }.
rules-aim-row = Targets are named when an ability is used; an effect without its target does nothing.
rules-aim-whole = Targets are named when an ability is used; without them it does nothing.
rules-loses = You lose if { $test }.
rules-wins = You win if { $test }.
rules-draws = The match is a draw if { $test }.
rules-turn-limit = After { $n } turns of both players together the match ends.
rules-tie-draw = If nobody has won then, or both lose at once, it is a draw.
rules-tie-most = If nobody has won then, or both lose at once, whoever has more wins: { $n }.
rules-tie-share = If nobody has won then, or both lose at once, the larger share wins: { $a } of { $b }.

## Counters, zones, states

rules-start = It begins at { $n }.
rules-least = It is at least { $n }.
rules-most = It is at most { $n }.
rules-until = It ends with: { $name }.
rules-worth = It is { $n }.
rules-summed = It is what effects add.
rules-state-mark = A card has it or not.
rules-state-counter = It is counted on a card.
rules-state-row = It is counted on each effect, for all copies of its card.
rules-seen-all = Everybody sees its cards.
rules-seen-owner = Only its player sees its cards.
rules-seen-nobody = Nobody sees its cards.
rules-in-play = Its cards are in play.
rules-face-down = Its cards lie face down.
rules-beneath = Its cards lie beneath others.
rules-keeps = Its cards keep what was done to them.
rules-enters-shuffled = Cards are shuffled into it.
rules-reveals = Its hidden cards are revealed when their moment comes.
rules-capacity = { $n ->
    [one] It holds at most { $n } card.
   *[other] It holds at most { $n } cards.
}
rules-full-stays = When it is full, no more cards come.
rules-full = When it is full, with the card that would come:
rules-takes = It takes only { $names }.
rules-left-up = When what lies above leaves, its next card comes up.
rules-left-along = When what lies above leaves, its cards go along.
rules-left = When what its cards belong to leaves:
rules-destroyed-up = When what lies above is destroyed, its next card comes up.
rules-destroyed-along = When what lies above is destroyed, its cards go along.
rules-destroyed = When what its cards belong to is destroyed:
rules-event-would_damage = damage is about to be dealt
rules-event-would_destroy = a card is about to be destroyed
rules-event-damaged = a card was damaged
rules-event-dealt = a card has dealt damage
rules-event-player_damaged = a player was damaged
rules-event-moved = a card has moved
rules-event-destroyed = a card was destroyed
rules-event-played = a card was played
rules-event-phase = a phase has begun
rules-state-arrived = newly come
# Names that games of format 1 have without messages of their own
rules-state-attacked = done attacking
rules-for-while_in_play = as long as it is in play
rules-pick-target = target

## Cards and abilities

rules-played = It is played from { $from } to { $to }.
rules-begins-in = It begins in { $name }.
rules-costs = It costs { $n }.
rules-resolves = As it is played, these abilities happen: { $names }.
rules-stays = Nothing destroys it.
rules-trap = It lies face down until its moment comes.
rules-range = From { $a } to { $b }.
rules-words = { $name }: { $names }.
rules-spares = Effects of the cards that it speaks of do not touch it.
rules-ability = { $name }: { $rows }.
rules-row = { $name } { $n }
rules-continuous = For as long as the card is in play.
rules-event-this = This card: { $name }.
rules-event-own = On your side: { $name }.
rules-event-opposing = On the opponent’s side: { $name }.
rules-event-other-own = Another card on your side: { $name }.
rules-event-other = Another card: { $name }.
rules-event-any = On either side: { $name }.
rules-works-in = It works in { $places }.
rules-optional = Its player may leave it.
rules-bounded = It needs a cost, or works once a turn.
rules-trigger-own = You play: { $names }.
rules-trigger-play = The opponent plays: { $names }.
rules-trigger-hit = You take damage.
rules-trigger-hits = The opponent takes damage.
rules-trigger-lethal = You would lose.
rules-trigger-lethals = The opponent would lose.
rules-way-on = It can be used at: { $names }.
rules-way-answers = Only as an answer.
rules-usual-for = It lasts { $name }.
rules-n-from = N is from { $a } to { $b }.
rules-x-from = X is from { $a } to { $b }.
rules-n-cards = It counts cards: a number, or which cards, and how many.
rules-n-word = N is a word.
rules-word-of = The word is one of { $names }.
rules-holds = It holds if { $test }.
rules-holds-both = It holds if { $test }; with “no”, if { $other }.
rules-targets = It is about: { $names }.
rules-fits = It can only be done to a card with: { $test }.
rules-lasts = It lasts: { $names }.
rules-while = While the card is in play:
rules-copies = { $n } × { $name }
rules-deck = { $n } cards: { $cards }.
rules-deck-any = { $n } random cards.
rules-deck-size = A deck has { $n } cards.
rules-deck-copies = { $n ->
    [one] At most { $n } copy of a card.
   *[other] At most { $n } copies of a card.
}

## What random matches showed

rules-check-matches = { $n ->
    [one] { $n } random match
   *[other] { $n } random matches
}
rules-check-turns = Half of the matches were over by turn { $median }, the longest in turn { $longest }.
rules-check-wins = Won by who began: { $first }; by the other: { $second }; drawn: { $draws }.
rules-check-limited = Ended at the turn limit: { $n }
rules-check-all = Everything in the rules came up.
rules-check-never = Never came up: { $n }
rules-check-statement = statement
rules-check-action = action { $name }
rules-check-timing = timing { $name }
rules-check-operation = operation { $name }
rules-check-end = end that decided no match
rules-check-card = card { $name }
rules-check-statements = Left out: statements beyond 4096 in an action.
rules-check-abilities = Left out: abilities beyond 256 that an action set off.
rules-check-depth = Left out: effects or answers more than 16 deep.
rules-check-chains = Left out: chains beyond 20 after an action.
rules-check-cards = Left out: cards beyond the limit of the rules.
rules-check-list = Left out: actions beyond 512 in a list, or repeats beyond 20.
rules-check-room = Left out: what cards bear beyond the room of a match.
rules-check-endless = Did not end: { $n }
rules-check-unlawful = Positions that break a law of the rules: { $n }
rules-check-law = broken law
rules-check-capacity = zone over its capacity
rules-check-stale = Continuous effects that were not up to date, a fault of the program: { $n }
why-in-play = cards in play
why-skipped = phases and turns that the other player skips
why-trade = exchange of blows
why-damage = damage to the opponent
why-rows = effects of the card, less its price
why-win = the match is won
why-loss = the match is lost
why-draw = the match is drawn

## Between the items of a list

rules-comma = {", "}
