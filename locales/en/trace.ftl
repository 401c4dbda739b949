## The trace of a resolution. Each message is one line; $op, $card, $what … are finished pieces.

player-self = You
player-opponent = Opponent
card-unknown = unknown card

trace-fixed = Fixed at the start
trace-row = Row { $n }: { $op }
trace-row-value = Row { $n }: { $op } { $val }
trace-again = Resolves a second time
row-kind-base = base
row-kind-replace = replace
row-kind-bonus = bonus

# States of a row
trace-applied = applied
trace-skipped = skipped
trace-undone = undone by row { $n }
trace-cancelled = cancelled
trace-without-effect = without effect

# Why
trace-true = true
trace-false = false
trace-reads = { $what } is { $value }
trace-reads-of = { $who }, { $what }: { $value }
trace-of = { $who }, { $what }
# A condition of a row by itself, e.g. "you control five or more cards"
trace-condition = { $if }
trace-item = { $what }: { $is }
trace-book = Book
trace-value = value
trace-why-no-target = there is nothing to choose
trace-why-empty = { $zone } is empty
trace-why-full = { $zone } is full
trace-why-nothing = nothing would change
trace-why-nothing-to-cancel = there is no card to cancel

# How a value came about
trace-part-base = { $n } printed
trace-part-result = makes { $n }

# Changes
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = Undo of row { $n }
trace-destroyed = { $card } is destroyed
trace-death = { $card } was destroyed
trace-trap = { $card } is triggered: { $trigger }
trace-retrigger = { $card } resolves once more
trace-attack = Attack: { $card } → { $target }, { $n } damage
trace-chosen = { $card } is chosen
trace-lethal = { $who } would lose
trace-nothing-happened = Nothing happens

# Why an action is refused
refused-over = The match is over
refused-no-card = There is no card here
refused-unplayable = This card cannot be played
refused-arrived = This ally came this turn; it attacks from the next one on
refused-attacked = This ally has already attacked this turn
refused-no-target = There is no enemy ally here

# Of matches that other programs drive
match-won = GAME OVER: { $winner } wins.
match-drawn = GAME OVER: a draw.
refused-no-match = No match has begun
refused-no-player = There is no such player: { $what }
refused-not-your-turn = It is the other player’s turn
refused-not-now = Not possible in this phase
refused-no-ability = The card has no such ability
refused-used = This has been used already
refused-unpaid = The cost cannot be paid
refused-bad-target = This cannot be chosen: { $what }
refused-players = A match needs two players with different ids
refused-unknown-card = There is no such card: { $what }
refused-unknown-resource = There is no such resource: { $what }
refused-too-many-cards = More cards than a match has room for: { $what }
refused-amount = Out of range: { $what }
refused-bad-request = The request cannot be read: { $what }
refused-no-call = There is no such call: { $what }
refused-nothing-to-undo = There is nothing to undo
