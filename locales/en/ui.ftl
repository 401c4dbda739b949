## The window: screens and panels

screen-cards = Cards
screen-print = Print
screen-generate = Generate
screen-settings = Settings
library = Library
library-tags = Columns of tags
# $shown and $all are counts of cards.
library-some = { $shown } of { $all ->
    [one] { $all } card
   *[other] { $all } cards
}
library-all = { $all ->
    [one] { $all } card
   *[other] { $all } cards
}
library-flat = One list without groups
library-group = Group by hero
library-empty = No cards yet
library-empty-hint = Create one, or paste cards from the clipboard.
group-no-hero = No hero
fold = Collapse
unnamed = Unnamed
preview = Preview
effects = Effects
languages = Languages
problems = Problems
effect = Effect
face = Face

## Columns of the library

column-id = ID
column-name = Name
column-type = Type
column-languages = Lang
column-problems = Problems

## The filter

filter-clear = Clear the filter
filter-nothing = No matches
filter-nothing-hint = No card matches every term. Remove a term or clear the filter.

## Fields of a card

field-name = Name
field-type = Type
field-hero = Hero
field-book = Book
field-status = Status
field-subtype = Subtype
field-trigger = Trigger
field-art = Art
field-notes = Notes
field-flavour = Flavour
status-none = No status
status-idea = Idea
status-draft = Draft
status-playtest = Playtest
status-final = Final
art-hint = Drop a picture here
art-choose = Choose a picture
new-card-name = New card
choose = Choose
more = More
copy-id = Copy the ID
editor-empty = No card selected
editor-empty-hint = Select one in the library, or create a new one.

## Rows

if = if
always = always
while-in-play = while in play
# $rows and $most are counts of rows.
rows-of = { $rows } of { $most } rows
rows-empty = No rows yet. What should the card do?
rows-full = { $n ->
    [one] A card has at most { $n } row
   *[other] A card has at most { $n } rows
}
row-number = row { $n }
row-handle = Row { $n }: drag to move
# $rows is a list of numbers.
row-numbers = row { $rows }
row-no-text = No text while the row has errors
operation = Operation
operation-search = Search operations
operation-of-row = Operation of row { $n }
value-of-row = Value of row { $n }
# $types is a list of card types.
only-on = Only on: { $types }
part = Role
part-base = Base
part-replace = Replace
part-bonus = Bonus
condition = condition
condition-add = Add a condition to row { $n }
condition-of-row = Condition of row { $n }
condition-number = Number in the condition
condition-remove = Remove the condition
condition-search = Search conditions
legacy = Legacy
# $limit is a percentage such as "50 %".
legacy-of = of { $limit }
legacy-none = No Legacy bonus is possible: it needs an unconditional row with a value, a later book, and some of the allowance left
# $op is the name of an operation, $book a number.
legacy-offer = { $op } against Book { $book }
percent = { $n } %

## The pane of JSON

json = JSON
json-name = JSON of the row or card
json-of-row = Row { $n } as JSON
json-row = Row
json-record = Card
json-valid = valid
json-no-row = Select a row to see it as JSON.

## Languages of a card

languages-none = No text yet
languages-none-hint = The text appears here in every language as soon as the card has no errors.
language-source = Source language
language-own-words = Custom wording
language-falls-back = Partly in English
language-lacks-name = Name not translated
language-lacks-flavour = Flavour text not translated
language-open = Click to open in Locales
face-language = Card language

## The face

face-none = The face appears as soon as the card has no errors.
face-drawing = Drawing…
face-failed = The template cannot render this card.
face-size = Size
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Rules text
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n ->
    [one] { $n } does not fit
   *[other] { $n } do not fit
}
face-all-fit = all fit
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Zoom
face-point = Point at a phrase or a row to see where it comes from.
export-picture = PNG

## Bars and menus

project-menu = Project
recent-projects = Recent
unsaved = Unsaved
read-only = Read-only
search = Search
words-search-or-new = Search, or type a new word
search-everything = Search cards, commands, screens
interface-language = Interface language
problems-count = { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
cards-chosen = { $n ->
    [one] { $n } card selected
   *[other] { $n } cards selected
}
move-to-hero = Move to another hero
dismiss = Dismiss
cancel = Cancel
close = Close
apply = Apply

## What can be done

do-new-project = New project
do-open = Open
do-save = Save
do-save-as = Save as…
do-backups = Earlier versions
do-undo = Undo
do-redo = Redo
do-palette = Search everything
do-shortcuts = Keyboard shortcuts
do-problems = Show problems
do-next-problem = Next problem
do-fix-all = Fix all of this kind
do-go-cards = Go to Cards
do-go-print = Go to Print
do-go-generate = Go to Generate
do-go-settings = Go to Settings
do-new-card = New card
do-duplicate-cards = Duplicate cards
do-delete-cards = Delete cards
do-copy = Copy
do-cut = Cut
do-paste = Paste
do-bulk-edit = Edit multiple cards
do-replace = Find and replace
do-filter = Filter the library
do-select-all = Select all cards shown
do-next-card = Next card
do-previous-card = Previous card
do-edit-name = Edit name
do-add-row = Add row
do-add-legacy = Add Legacy
do-duplicate-row = Duplicate row
do-delete-row = Delete row
do-row-up = Move row up
do-row-down = Move row down
do-json = Show JSON
do-zoom-in = Zoom in
do-zoom-out = Zoom out
do-zoom-reset = Reset zoom
do-dark = Dark theme
do-light = Light theme
do-system = System theme
do-quit = Quit

## The palette

palette-name = Search everything
palette-hint = Type a command, card or screen
palette-commands = Commands
palette-cards = Cards
palette-nothing = No matches
palette-choose = select
palette-run = run
palette-only-commands = commands
palette-only-cards = cards
# $found and $all are counts.
palette-count = { $found } of { $all }
reason-nothing-to-undo = Nothing to undo
reason-nothing-to-redo = Nothing to redo
reason-no-card = No card is selected
reason-no-row = No row is selected
reason-no-problem = There are no problems
reason-read-only = The project is read-only

## Problems

problem = Problem
problem-card = Card
problem-place = Location
problem-code = Code
problem-filter = Code, card or message
problems-none = No problems
problems-none-hint = Every card follows the rules.
problems-nothing = No problem matches the filter
fix-set = Set to { $value }
fix-change = Change to { $value }
fix-remove = Remove { $member }
fix-remove-conditions = Remove the conditions
fix-remove-value = Remove the value
fix-make-base = Make it a base row
errors-shown = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
warnings-shown = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
}
# $code is the code of a kind of problem.
fix-all-of = Fix all { $code }

## Dialogs

files-open = Open a project
files-save-as = Save in a folder
files-picture = Choose a picture
files-path = Path
files-up = Parent folder
files-name = Name of the new folder
files-empty = Nothing to select here
files-no-portal = No system file dialog is available, so the studio shows its own.
files-system = The system’s file dialog is open in a separate window.
files-here = Choose here instead
choose-this-folder = Select this folder
find = Find
replace-with = Replace with
in-names = In names
in-notes = In notes
in-flavour = In flavour
match-case = Match case
only-chosen = Only in selected cards
replace-all = Replace all
replace-found = { $n ->
    [0] Not found
    [one] Found in { $n } card
   *[other] Found in { $n } cards
}
bulk-title = { $n ->
    [one] Edit { $n } card
   *[other] Edit { $n } cards
}
bulk-hint = What you set here applies to all selected cards, as one step.
bulk-unchanged = Unchanged
conflict-title = The file was changed by another program
conflict-hint = Someone else has saved this project since you opened it. Nothing has been overwritten.
conflict-legend = − yours, + in the file; where both sides changed the same field, merging keeps yours
conflict-mine = Keep mine
conflict-theirs = Take theirs
conflict-merge = Merge both
conflict-changed-mine = changed by you
conflict-changed-theirs = changed elsewhere
conflict-changed-both = changed by both
recovery-title = Unsaved edits were found
recovery-hint = { $n ->
    [one] The studio ended before { $n } change was saved.
   *[other] The studio ended before { $n } changes were saved.
}
recovery-recover = Recover
recovery-discard = Discard
backups-title = Earlier versions
backups-none = There are no earlier versions yet. One is kept with every save.
backups-restore = Restore
end-title = Unsaved edits
end-hint = Save them before you continue?
end-save = Save
end-discard = Don’t save

## The start screen, and the dialog for a new project

screen-start = Start
do-go-start = Start screen
start-projects = Projects
start-no-projects = No projects yet
start-no-projects-hint = Start a project from a game at the right, or open a folder.
start-no-match = No matches
start-filter = Filter projects and games
start-missing = Folder not found
start-forget = Remove from the list
start-back = Back to the open project
# $n is how many days ago a project was saved.
start-days = { $n ->
    [0] today
    [1] yesterday
   *[other] { $n } days ago
}
# $n is a count of cards.
start-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# $n is a count of decks.
start-decks = { $n ->
    [one] { $n } deck
   *[other] { $n } decks
}
start-begin = Start a project
start-begin-hint = A copy of a whole game that you can change: rules, cards, faces, texts in 16 languages
start-small = Or start small
start-small-hint = The smallest complete game, explained entry by entry
start-begin-with = Create a copy
start-look = Browse
begin-title = New project
begin-hint = A copy of a bundled game, in a folder of its own.
begin-game = Game
begin-folder = In folder
begin-rules-only = Only the rules, without cards
begin-now = Create
begin-no-name = Give the project a name and a folder.
# $path is a folder.
begin-taken = { $path } exists and is not empty.
begin-place = Will be created in { $path }.
outline-title = An empty game
outline-hint = Three steps. All rules can be changed later.
outline-begin = Start this game…
outline-name = My game
outline-card = What a card has
outline-turn = What a turn is
outline-end = How a game is won
outline-so-far = Your game so far
outline-most = { $what }, at most
outline-deck = Cards in a deck
outline-copies = Copies of a card, at most
outline-grows = Grows by one each turn
outline-hand = Opening hand
outline-drawn = Cards drawn each turn
outline-field = Cards in play, at most
outline-life = Life at the start
outline-decked = A player who can’t draw loses
outline-limit = Turn limit
outline-trying = Random matches are being played…
outline-tried = { $n } random matches with plain cards: { $ended } end before the turn limit. Median length: { $turns } turns.

## Settings

settings-look = Appearance
settings-theme = Theme
settings-zoom = Zoom
settings-language = Language
settings-card-language = Card language
settings-about = About
settings-version = Version { $version }
settings-licences = Inter, JetBrains Mono and Noto are licensed under the SIL Open Font License, Lucide’s icons under the ISC licence.

## Locales

screen-locales = Locales
do-go-locales = Go to Locales
messages = Messages
messages-search = ID, source or text
messages-nothing-hint = No message matches all filters. Remove one, or clear the search.
messages-approved = { $done } of { $all } approved
message-empty = No message selected
message-empty-hint = Select one in the list to write it, check it and see it on cards.
message-none = no text yet
message-used = { $n ->
    [one] { $n } card uses it
   *[other] { $n } cards use it
}
translation-language = Target language
state-missing = Missing
state-draft = Draft
state-suggested = Suggested
state-approved = Approved
state-needs-work = Needs work
state-rejected = Rejected
state-outdated = Outdated
all-files = All files
all-checks = All checks
with-problems = With problems
filter-file = Filter by file
filter-check = Filter by check
group-operations = Operations
group-conditions = Conditions
group-triggers = Triggers
group-targets = Targets
group-costs = Costs and durations
group-frames = Sentences
group-words = Lexicon
group-names = Names
group-cards = Cards
group-trace = Trace
group-rules = Rules
group-interface = Interface
group-other = Other
locale-source = source
source-before = when approved
source-now = now
source-changed = The source has changed since this text was approved.
source-signature = The source’s variables or attributes have changed since this text was approved.
fluent = Fluent
fields = Fields
writing-mode = Editing mode
fields-entangled = The variants of this text depend on each other in a way that fields cannot show. Edit it as Fluent.
fields-broken = This text is not valid yet. Fix it as Fluent.
field-text = Text
fields-by-number = A text for each plural form
new-text-marked = New text is marked until it is saved.
not-kept-yet = Not saved yet: fix the errors first.
caret-place = Ln { $line }, Col { $column }
checks = Checks
checks-count = { $pass } passed, { $look } to review
check-syntax = Syntax
check-variables = Variables
check-plurals = Plural forms
check-attributes = Attributes
check-references = References
check-typography = Punctuation and spacing
check-terms = Terms
check-forms = Word forms
check-fidelity = Matches the rows
other-languages = Other languages
other-languages-more = Show all languages
other-languages-fewer = Show fewer languages
terms = Terms
comments = Comments
comment-write = Write a comment
comment-send = Add
message-history = History
history-none = No history yet
lexicon = Lexicon
lexicon-word = Lexicon word
lexicon-plain = plain
lexicon-add-form = Add a form
cells-missing = { $n ->
    [one] { $n } cell missing
   *[other] { $n } cells missing
}
cell-missing = missing
coverage = Coverage
coverage-none = Every operation is worded in every language.
coverage-blocks = { $n ->
    [one] { $n } card waits for it
   *[other] { $n } cards wait for it
}
real-cards = On real cards
real-cards-none = No card shows this text.
sweep-value = Value
cards-changed = Cards this edit changes
count-of = { $n } of { $all }
cards-changed-none = No card’s text differs from the saved version.
changes-layout = Layout
layout-same = unchanged
more-troubles = { $n } more
new-language = New language
new-language-hint = Its files start with the plural forms and word forms that it needs, and with English wherever nothing is translated yet.
new-language-tag = Language tag, such as nl or pt-PT
create = Create
do-approve = Approve and next
do-suggest = Suggest and next
do-needs-work = Needs work
do-reject = Reject with a reason
reject = Reject
reject-reason = Why is it rejected?
do-approve-shown = Approve all shown
do-next-message = Next message
do-previous-message = Previous message
do-copy-source = Copy source
do-edit-message = Edit the text
do-filter-messages = Filter messages
do-fields = Edit in fields
do-comment = Write a comment
do-first-fix = Apply the first fix
do-next-value = Next value on the cards
do-new-language = New language
do-suggest-only = Suggest only
suggestions = Suggestions
suggestion-take = Accept
suggestion-drop = Decline
author-name = Your name, as shown next to your work
wording = Custom wording
wording-of = Custom wording in { $language }
wording-remove = Back to the generated text
wording-stale = The rows have changed since this wording was written.
toast-approved = { $n ->
    [one] { $n } text approved
   *[other] { $n } texts approved
}
toast-approve-blocked = It cannot be approved while it has an error. Fix the error first.
toast-all-done = Nothing left to do here.
comment-resolved = Resolved
did-edited = Edited
did-removed = Removed
did-reopened = Reopened
did-accepted = Suggestion accepted
mend-remove = Remove
mend-put = Insert { $text }
new-language-there = This language already exists.
mend-add-form = Add { $form }
mend-copy-attribute = Copy { $name } from the source
mend-space = Use the right space

## Print

print-what = Cards
print-all = All cards
print-shown = Cards in the library
print-chosen = Selected cards
print-as = Format
print-png = Pictures (PNG)
print-pdf = Sheets (PDF)
print-svg = Drawings (SVG)
print-tts = Tabletop Simulator
print-gallery = Gallery (web page)
print-only-unlocked = Show only unlocked cards
print-open = Open in the browser
print-unusable = { $path } cannot be used: { $words }
print-dpi = Dots per inch
print-paper = Paper
print-bleed = Bleed
print-crop-marks = Crop marks
print-backs = Double-sided backs
print-to = Folder
print-start = Print
# $done and $all are counts of cards.
print-progress = { $done } of { $all }
print-done = { $n ->
    [one] { $n } card printed
   *[other] { $n } cards printed
}
print-stopped = Printing was stopped; no partial files are left.
print-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
print-languages = Languages
print-all-languages = All languages
print-one-language = One language
print-left-out = Left out because of errors: { $n }
# $path is a folder or a file.
print-written = Printed to { $path }
print-failed = Nothing was printed.
print-denied = No permission to write to { $path }; choose another folder
print-no-folder = A file is in the way of { $path }; choose another folder
print-full = The disk of { $path } is full
print-unwritable = { $path } cannot be written: { $words }
print-not-made = Not printed: { $n }
print-more-problems = and { $n } more
# $n is the page, $all the number of pages.
print-page-of = Page { $n } of { $all }
print-back-side = Backs
print-first-page = First page
print-previous-page = Previous page
print-next-page = Next page
print-last-page = Last page
print-nothing = There is nothing to print.
print-nothing-hint = Choose other cards, or clear the library’s filter.
print-no-language = No language is selected.
print-no-language-hint = Select at least one language.

## Generate

generate-next = New cards
generate-last = Previous
generate-shown = Shown
generate-list = List
# $n: the number of cards
generate-pool = Pool of { $n }
generate-over = The text does not fit the face
generate-a-second = Cards a second
generate-cost = Cost
generate-cost-fitted = fitted to the price
generate-cost-drawn = drawn
generate-refuse = Refuse
generate-same = the same
generate-worse = worse
generate-like = Like
generate-locked = Locked
generate-lock-operation = Only its operation
generate-unlock = Unlock
generate-others = Other choices
generate-weight-hint = Double-click: back to the ruleset. Alt+click: only this one.
# $taken of the $seen cards that were shown are in the project now.
generate-seen = { $taken } added of { $seen } seen
generate-like-none = No model card
generate-weights = Weights
generate-edits = Changed: { $n }
generate-reset = Back to the ruleset’s weights
generate-keep = Save these weights in the ruleset
generate-types = Types
generate-timings = Timings
generate-targets = Targets
generate-operations = Operations
generate-impossible = No card matches these settings
generate-working = Making cards…
generate-take = Add
generate-taken = Added
generate-more = More like this
generate-again = Again
generate-price = Price
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = of { $n }, { $off }
generate-derived = Derived
# The probability of a card.
generate-one-in = 1 in { $n }
# A part of a card follows, such as “row 1”.
generate-lock = Lock
generate-rows = Rows of a card
generate-nested = Nested
generate-off = Price minus budget
generate-fits = Fits at the first draw
generate-refused = Refused
generate-refused-same = Same as a card
generate-refused-worse = Worse than a card
generate-refused-budget = Outside the price range
generate-refused-check = Against a check of the rules
generate-drawn = Drawn as weighted
generate-nearest = Nearest
generate-parts = Parts that differ: { $n }
generate-budget = Budget per cost

## Notices

toast-saved = Saved
toast-saved-formatted = Saved and formatted
toast-reloaded = Reloaded: the file was changed by another program
toast-id-copied = ID copied
toast-row-copied = Row copied
toast-cards-copied = Cards copied
toast-deleted = { $n ->
    [one] { $n } card deleted
   *[other] { $n } cards deleted
}

## Balance

screen-balance = Balance
do-go-balance = Go to Balance
do-run-balance = Simulate
do-sensitivity = Sensitivity
do-stop-work = Stop the simulation
do-calibrate = Calibrate
do-evaluate = Strength of the cards
do-save-result = Save the result
do-open-result = Open a result
do-export-result = Export the cards as CSV
# $who is who plays: `heroes`, or the `decks` of a game without heroes.
balance-heroes = { $who ->
    [decks] Decks
   *[heroes] Heroes
}
balance-heroes-hint = bar: mean, line: lowest to highest matchup
balance-book = Book { $n }
balance-all = All { $n }
balance-chosen = { $n } selected
balance-choose-heroes = { $who ->
    [decks] Choose decks
   *[heroes] Choose heroes
}
balance-two-heroes = { $who ->
    [decks] Choose at least two decks
   *[heroes] Choose at least two heroes
}
balance-games = Games
balance-seed = Seed
balance-new-seed = New seed
balance-players = Players
player-random = Random
player-easy = Easy
player-greedy = Greedy
player-search = Search
balance-threads = Threads
# $done and $all are counts of matchups.
balance-progress = { $done } of { $all } matchups
# $time is minutes and seconds such as "0:38".
balance-left = { $time } left
balance-simulating = Simulating
balance-calibrating = Calibrating
balance-measuring = Measuring rows
balance-evaluating = Evaluating cards
balance-preparing = Preparing…
balance-done = The simulation is done
balance-evaluated = The evaluation is done
balance-stopped = The simulation was stopped
balance-broken = The work ended unexpectedly; this is a bug in the program
balance-busy = Another task is running. Stop it first.
balance-errors = The project has errors, so no games can be played
balance-errors-hint = Fix them first; the problems panel shows where they are.
balance-no-heroes = { $who ->
    [decks] No two decks can play
   *[heroes] No two heroes can play
}
balance-no-heroes-hint = { $who ->
    [decks] A deck can play when it follows the rules for decks and its cards have no errors.
   *[heroes] A hero can play when its deck is complete and has no errors.
}
balance-empty = No figures yet
balance-empty-hint = { $who ->
    [decks] Choose decks and games above, then simulate. Every deck plays every other deck; matchups: { $n }.
   *[heroes] Choose heroes and games above, then simulate. Every hero plays every other hero; matchups: { $n }.
}
balance-matchups = Matchups
balance-matchups-hint = { $who ->
    [decks] win rate of the row’s deck, %
   *[heroes] win rate of the row’s hero, %
}
balance-changed-note = changed significantly: { $n } of { $all }
# $one and $other are names of heroes.
balance-against = { $one } against { $other }
balance-win-rate = Win rate
balance-change = Change
balance-before = Before
balance-interval = 95 % interval
balance-first-seat = First seat
balance-length = Length
balance-turns = { $n } turns
balance-turns-share = { $n } turns: { $rate }
balance-not-run = not run yet
balance-outside = Outside 45–55: { $n }
balance-outside-band = outside 45–55
balance-beyond = significant
balance-game-length = Game length
balance-ends = How games end
balance-end-rule = By another rule
# $n is a number of turns, $rate a percentage.
balance-length-note = turns of both players, median { $n }, first seat wins { $rate }
balance-mean = Mean
balance-not-printed = * simulated shield; the card prints a different value
balance-cards = Cards
balance-cards-all = All
balance-silent = Never applied
balance-changed = Changed
balance-played = Played
balance-drawn = Drawn, win
balance-played-win = Played, win
balance-reach = Interval
# $rows is a list of numbers, $n a number of games.
balance-silent-rows = Rows never applied in { $n } games: { $rows }
balance-open-card = Open the card
balance-result = Result
balance-run = Run { $n }
balance-compare = Compare
# $run is the name of a result.
balance-compare-with = Compare with { $run }
balance-compare-none = Nothing
# $what lists settings such as "Games 50 → 100".
balance-differs = { $run } used other settings: { $what }
balance-other-game = other cards or rules
balance-stale = These figures are from an earlier version of the cards or rules
balance-again = Run again
# $heroes is a list of ids.
balance-gone = No longer in the game: { $heroes }
balance-stopped-at = Stopped: { $done } of { $all } matchups are complete
balance-go-on = Continue
balance-game = Game
balance-show-game = Show the game
balance-watch = Watch in the sandbox
balance-watch-hint = Opens the game at its start in the sandbox, where you can step through it
balance-watch-changed = The cards have changed since this game was played. Simulate again.
balance-won = { $who } wins
balance-draw = Draw
# $won says who wins, $n is a number of turns.
balance-game-note = { $won }, turns: { $n }, seed { $seed }
balance-turn = Turn { $n }
balance-end = End of the phase
balance-calibration = Calibration
balance-calibration-hint = Adjusts starting Shields and Legacy values within their limits until all matchups are within 45–55 %. Nothing changes until you apply the proposal.
balance-shields = Shields
balance-legacy-values = Legacy values
balance-rounds = Rounds
# $outside is a number of matchups, $rate a win rate.
balance-round = Round { $n }: { $outside } outside 45–55, furthest { $rate }
balance-round-plain = Without Legacy: { $outside } outside 45–55, furthest { $rate }
balance-proposal = Proposal
balance-changes = changes: { $n }
balance-no-proposal = No change would improve it.
balance-applied = Applied, or the values have changed since
balance-rows-of = Sensitivity of { $card }
# $games is a number of games.
balance-rows-hint = Change of { $hero }’s win rate, in percentage points, when a value is one higher or lower; games per change: { $games }
balance-rows-stopped = Nothing was measured.
balance-no-values = No row of the card has a value that can change.
balance-not-tried = Row { $n } with { $value } is not allowed
balance-no-match = The rules of this project describe no match, so its cards cannot be played
balance-strength = Strength
balance-strength-hint = How much of its games a deck wins with the card, weighted by how much the card took part: in random decks, and in decks that evolve towards winning.
balance-pairs = Pairs of games
balance-by-chance = Random
balance-evolved = Evolved
balance-prices = Prices that fit
balance-prices-hint = What the price of an operation should be, of its price now. Nothing changes until you apply the proposal.
balance-no-prices = The strengths say nothing about the prices.
balance-saved = Saved: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = Set ID to { $value }
undo-set-name = Set name to { $value }
undo-set-type = Set type to { $value }
undo-set-number = Set { $number } to { $value }
undo-set-subtype = Set subtype to { $value }
undo-set-trigger = Set trigger to { $value }
undo-set-hero = Set hero to { $value }
undo-set-book = Set book to { $value }
undo-set-flavour = Set flavour
undo-set-art = Set art to { $value }
undo-set-notes = Set notes
undo-set-status = Set status to { $value }
undo-set-wording = Set wording in { $language }
undo-set-all = { $count ->
    [one] Edit { $count } card
   *[other] Edit { $count } cards
}
undo-set-row = Change row { $row }
undo-insert-rows = { $count ->
    [one] Add { $count } row
   *[other] Add { $count } rows
}
undo-remove-row = Delete row { $row }
undo-move-row = Move row { $row }
undo-duplicate-row = Duplicate row { $row }
undo-add-card = Add { $id }
undo-add-hero = Add { $id }
undo-add-book = Add { $name }
undo-duplicate = { $count ->
    [one] Duplicate { $name }
   *[other] Duplicate { $count } cards
}
undo-delete = { $count ->
    [one] Delete { $name }
   *[other] Delete { $count } cards
}
undo-move-to-hero = Move to { $hero }
undo-paste-cards = { $count ->
    [one] Paste { $name }
   *[other] Paste { $count } cards
}
undo-set-json = Edit JSON of { $name }
undo-replace = Replace { $find } with { $with }
undo-fix = { $count ->
    [one] Fix { $count } problem
   *[other] Fix { $count } problems
}
undo-set-levers = Calibrate ({ $count })
undo-set-ruleset = Change the ruleset
undo-write-message = Edit { $id } ({ $language })
undo-remove-message = Remove { $id } ({ $language })
undo-approve-messages = Approve messages: { $count } ({ $language })
undo-review-messages = Review messages: { $count } ({ $language })
undo-new-language = New language: { $language }
undo-reload = Reload the file
undo-merge = Merge with the file
undo-recover = Recover unsaved edits
undo-restore = Restore an earlier version

## The sandbox

screen-sandbox = Sandbox
do-go-sandbox = Go to Sandbox
do-try = Try on the board
do-resolve = Resolve
do-step = Step
do-back = Back
do-restart = Restart
do-save-scenario = Save scenario
do-run-scenarios = Run scenarios
do-new-match = New match
sandbox-board = Board
sandbox-presets = Start from
sandbox-scenarios = Scenarios
sandbox-open-file = Open a scenario or match
preset-empty = Empty board
preset-mid-game = Mid-game
preset-nearly-dead = Nearly dead
preset-full = Full boards
preset-later-book = Mid-game, facing a later book
sandbox-against = { $one } against { $other }
sandbox-turn = Turn
sandbox-seed = Seed
sandbox-play-on = Play on
sandbox-play-on-hint = Take turns by the rules from this position
sandbox-end-turn = End the turn
sandbox-no-scenarios = The project has no scenarios yet
sandbox-pass = All pass: { $n }
sandbox-fail = Failing: { $n }
sandbox-passing = Passing
sandbox-failing = Failing
sandbox-about = What it shows
sandbox-save-hint = Saves the board, its steps and the expectations as a file.
sandbox-taken = A file with this name exists, or this one was changed by another program. Choose another name.
sandbox-drag-hint = Drag to a zone, or press Alt+Enter
sandbox-put-into = Put into
sandbox-move-to = Move to
sandbox-add-card = Add a card
sandbox-remove = Remove
sandbox-copy-card = Duplicate
sandbox-card-menu = Card
sandbox-play-card = Play from the hand
sandbox-arrived = Summoned this turn
sandbox-not-arrived = Summoned earlier
sandbox-reveal = Mark as revealed
sandbox-hide = Mark as hidden
sandbox-revealed = revealed
sandbox-count = Number of cards
sandbox-pile = Cards in the pile
sandbox-pile-hint = Move to hand
sandbox-no-hero = No hero
sandbox-more-numbers = More numbers
sandbox-expect-this = Expect this
sandbox-written-out = Card without an ID
sandbox-played-by = Played by
sandbox-pick = Pick a card
sandbox-pick-hint = Click a card on the left or on the board, then Resolve or Step.
sandbox-no-rows = This card has no effect.
sandbox-undone = undone
sandbox-next = next
sandbox-choose-target = Choose a target on the board
sandbox-rules-choose = Let the rules choose
sandbox-trace = Trace
sandbox-step = Step { $n }: { $what }
sandbox-steps = Steps: { $n }
sandbox-copy-trace = Copy the trace
toast-trace-copied = Trace copied
sandbox-nothing = Nothing has happened yet
sandbox-nothing-hint = Pick a card and resolve it: each row shows here what it did and why.
sandbox-no-board = This file is not a board
sandbox-no-board-hint = Its problems are listed above. Start from another board, or fix the file.
sandbox-expectations = Expectations
sandbox-holding = { $n } of { $all } met
sandbox-expect = Expect
sandbox-expect-hint = Expect a value, and the scenario will check it.
sandbox-found = now { $value }
sandbox-forget = Remove expectation
sandbox-match = Match
sandbox-legal = Legal actions
sandbox-log = Log
sandbox-log-start = Start
sandbox-back-to = Back to here
sandbox-forth-to = Forward to here
sandbox-to-end = To the end
sandbox-to-move = { $who } to move, turn { $turn }
sandbox-end-phase = End the phase
sandbox-won = { $who } wins
sandbox-draw = Draw
sandbox-player = Player
player-by-hand = By hand
sandbox-first = Goes first
sandbox-first-rules = By the rules
sandbox-begin = Start
sandbox-undo-edit = Edit the board
sandbox-undo-action = Move in the match
tabletop-yes = Yes
tabletop-no = No
tabletop-effect = Effect { $n }
tabletop-no-target = No target
tabletop-order = Order
tabletop-order-hint = in the order in which you choose
tabletop-use = Use it?
tabletop-choose = choose { $n }
tabletop-choose-some = choose { $min } to { $max }
tabletop-costs = The cost cannot be paid
tabletop-over = The match is over. Undo decisions or start another match.
# The position after an entry of the trace is shown
tabletop-shown = Board after: { $what }
tabletop-shown-title = In the middle of an action
tabletop-shown-hint = Step from entry to entry, or go to the end to decide.
tabletop-show-entry = Show the board at this moment
tabletop-confirm = Confirm
tabletop-pass = Pass
tabletop-pass-key = Space
tabletop-thinks = The program decides for this player
tabletop-nothing = Nothing can be done now
tabletop-why = Why?
tabletop-why-hint = What this decision gains in the eyes of the greedy player, over passing or over the position before, and its place among all answers
tabletop-why-others = Other answers
tabletop-waiting = Waiting
tabletop-waiting-hint = { $n }, the next on top
tabletop-waiting-more = { $n } more
tabletop-limbo = being played
tabletop-rule = Rules
tabletop-edited = Edited board
tabletop-unwritten = A board can’t say what { $card } bears now. Edit an earlier position.
tabletop-unlaid = The rules don’t allow this board: { $fault }
tabletop-library = Cards of the game
tabletop-chapters = Chapters
tabletop-match-hint = Two decks of the project. The same seed gives the same match.
tabletop-seen-by = Show hidden cards of
tabletop-seen-by-hand = Players you control
tabletop-seen-by-both = Both players
tabletop-forward = Next decision
tabletop-back = Back to your last decision
tabletop-empty = There is no match
tabletop-empty-hint = A match needs a ruleset without errors.
tabletop-question = Question
tabletop-not-now = Not at this moment
tabletop-used = Already used
tabletop-full = There is no room left
tabletop-not-from-here = Not from this zone
tabletop-aimless = There is no target for it

## Rows and screens of games that are data

slot-on = when
slot-as = how
slot-once = once per
slot-may = you may
slot-cost = cost
slot-word = word
slot-who = who
slot-to = to
slot-for = for
slot-add = Add to row { $n }
slot-nothing = There is nothing to choose.
slot-once-turn = turn
slot-once-match = match
slot-who-self = you
slot-who-opponent = the opponent
slot-who-both = both players
group-no-type = No type
field-keywords = Keywords
undo-set-words = Set { $set } to { $value }

## Abilities and targets of whole games

abilities-of =
    { $abilities ->
        [one] 1 ability
       *[other] { $abilities } abilities
    }
rows-counted =
    { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
do-add-ability = Add ability
do-ability-up = Move ability up
do-ability-down = Move ability down
do-row-in = Move row into the row above
do-row-out = Move row out
do-duplicate-ability = Duplicate ability
do-delete-ability = Delete ability
undo-move-ability = Move ability
undo-remove-ability = Delete ability
undo-duplicate-ability = Duplicate ability
undo-add-ability = Add ability
ability-handle = Ability at row { $n }: drag to move
ability-plain = as usual
effects-add = Add a row granted by row { $n }
slot-remove = Remove
slot-card = card
slot-against = against
card-by-chance = a random card
slot-card-named = By name
slot-card-random = By chance
slot-card-written = Written out
slot-card-add = Add a property
flag-yes = yes
flag-no = no
count-at-least = at least
count-at-most = at most
count-exactly = exactly
target-preset = Preset
target-custom = Custom
target-who = Who
target-who-self = You
target-who-opponent = Opponent
target-who-any = Either
target-zone = Zone
target-zone-add = Another zone
target-count = Count
target-exactly = Exactly
target-up-to = Up to
target-all = All
target-chosen = Chosen
target-choose = by you
target-by-opponent = by the opponent
target-named = when it is used
target-random = at random
target-most = highest
target-least = lowest
target-number = Number
target-other = a different card
target-filters = Filters
target-fits = { $n } of { $of } fit
target-show = Show
filter-add = filter
filter-or = or
filter-in-play = known in play
tests-any = any of
tests-all = all of
tests-not = not

## Decks

do-decks = Edit decks
deck-choose = Choose a deck
deck-new = New deck
deck-duplicate = Duplicate deck
deck-delete = Delete deck
deck-copy = Copy deck as text
deck-save = Save deck as text
deck-name = Name of the deck
deck-leader = Leader
deck-locked = Locked: the cards follow from the hero
deck-none = There are no decks yet
deck-none-hint = A deck is a list of cards that Sandbox and Balance play with.
deck-empty = This deck has no cards yet
deck-empty-hint = Double-click a card of the library, or press + on it.
deck-add = Add one
deck-remove = Remove one
deck-legal = Legal deck
deck-unchecked = No deck rules in this game
deck-hand = Test hand
deck-redraw = Deal a new hand
deck-draw = Draw a card
deck-hand-none = No hand can be dealt from this deck.
column-in-deck = In deck
toast-deck-copied = Deck copied
undo-set-deck = Change { $name }

## Import

do-import = Import cards
import-new = New: { $n }
import-changed = Changed: { $n }
import-same = Unchanged: { $n }
import-absent = Not in the sheet: { $n }
import-line = Line { $n }
import-unread = Not understood ({ $n }): { $text }
import-now = Import
import-blocked = Nothing to import: fix the errors, or the sheet has no changes.
undo-import = Import cards

## The gallery of cards, a page for any browser

gallery-search = Search names and texts
gallery-tags = Tags
# $n is a count of cards.
gallery-count = Cards: { $n }
gallery-nothing = No card fits. Choose fewer tags, or clear the search.
gallery-locked = Locked card
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Registered: { $counted } of { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = The face of { $name }

## The design tools beside the library

do-design = Design tools
do-submit = Submit the card
design-line = Build line
design-goals = Goals
design-packs = Packs
design-prints = Printed cards
design-inbox = Submissions
design-rulings = Rulings
design-glossary = Glossary
design-clues = Hidden codes
design-text = Text
design-cards = Cards
# $shown and $all are counts of combinations.
design-combinations = { $shown } of { $all } combinations are allowed
# $rule is a code such as effect-combination, $n a count of combinations.
design-excluded = { $rule }: { $n } left out
design-no-file = there is no such file
design-step = Step
design-step-combine = Combine
design-step-tag = Set tag
design-step-write = Write
design-count = Count
design-group = Group
design-lift = Lift
design-won = Won
design-tags-of = Tags of { $card }: { $tags }
design-goal = Goal
design-bound = Bound
design-values = Measured
design-state = State
design-met = Met
design-missed = Not met
design-unmeasured = Not measured
design-unmeasured-hint = Play games on the Balance screen; this goal is then measured in them.
design-no-values = There is nothing to measure for this goal.
design-pack = Pack
design-lore = Lore card
# $cards and $packs are counts; $n is a number with decimals.
design-packs-note = Printed cards: { $cards }, packs: { $packs }; a whole set takes { $n } packs on average
design-packs-trades = Trading players: { $players }, packs for each: { $n }, cards that change hands: { $cards }
design-packs-mix = New cards: { $new }, printed before: { $old }
design-printed = Printed
design-registered = Registered
# $ledger and $owners are names of files.
design-prints-note = Serial numbers are in { $ledger }, what owners have registered in { $owners }.
design-question = Question
design-uses = Uses
design-term = Term
design-meaning = Meaning
design-unused = No card and no rule uses this term.
design-code = Code
design-mark = Mark
design-place = Place on the face
design-author = Author
# $card is the id of a card.
design-taken = Taken as { $card }
design-state-new = New
design-state-in-talk = In talk
design-state-wanted = Wanted
design-state-declined = Declined
# $cards are ids of cards, separated by commas.
design-same = Does the same as { $cards }
design-worse = Worse in everything than { $cards }
design-better = Better in everything than { $cards }
design-no-match = The rules of this game do not describe a whole match
design-no-match-hint = This tool needs rules of format 2; the others work with this game, too.
design-working = Working…
design-none = This game has none yet
design-none-hint = { $file } in the project’s folder says what is shown here.
design-wrong = This cannot be shown
design-save = Save as files
design-open-pack = Open a pack
design-receive = Add a submission
design-issue = Issue serial numbers
design-surprise = Surprise me
design-empty = Nothing here yet
design-all-kinds = All kinds of effects
design-as-grid = Show as a grid
design-as-list = Show as a list
# $card is the name of a card.
design-add-to = Add to { $card }
design-take = Take as a card
design-put-on = Put on a card…
design-comment-on = What the comment is about
design-comment-card = The whole card
design-comment-row = Row { $n }
design-measure-letters = Letters of a card
design-measure-rows = Rows of a card
design-measure-partners = Cards that fit a card’s filters
design-measure-off-budget = Distance from the budget
design-measure-better = Better cards
design-measure-negating = Effects that negate, in percent
design-measure-median-turns = Turns of a game, median
design-measure-shortest-game = Turns of the shortest game
design-measure-early = Games decided early, in percent
design-measure-deck-wins = Games won by a deck, in percent
design-measure-overtaken = Better cards that came later
design-measure-rulings = Rulings about a card
design-measure-acts = Decisions of a turn
design-measure-unplayed = Cards of a game that stay unplayed
design-measure-watching = Turns in which the other player only watches, in percent
design-measure-stuck = Games with a turn without any act, in percent
design-measure-cut-off = Games that only the last turn ends, in percent
design-measure-price-rank = Agreement of prices and play, in percent
design-measure-even-cards = Cards with a win rate of 45–55 %, in percent
design-add = Add: { $name }
design-remove = Remove: { $name }
design-up = Move up: { $name }
design-down = Move down: { $name }
design-nothing = None
design-price-flat = Flat
design-price-each = For each
design-new-tag = new tag
design-new-look = new look
design-add-tag = Add a tag
design-add-goal = Add a goal
design-set-up = Set up
design-field-id = Name
design-field-find = Finds
design-field-lang = Language of texts
design-field-requires = Also needs
design-field-group = Group
design-field-also = Cards by hand
design-field-measure = Measure
design-field-at-least = At least
design-field-at-most = At most
design-field-turn = Before turn
design-field-operations = Operations
design-field-why = Why
design-field-letter = Letter
design-field-weight = Weight (mg)
design-field-paper-weight = Weight (g/m²)
design-field-copies = Copies of each
design-field-size = Cards in a pack
design-field-rarities = Rarities
design-field-target = Pack weighs (mg)
design-field-paper = Paper of inserts
design-field-width = Width (µm)
design-field-height = Height (µm)
design-field-printed = Printed before
design-field-threshold = Numbers needed
design-field-one-per-account = One an account
design-field-each-rarity = Each rarity
design-field-prefix = Ids begin with
design-field-slack = Slack
design-field-limits = Limits
design-field-types = Card types
design-field-base = Base
design-field-per = More for each
design-field-is = Flat
design-field-each = For each
design-field-lasting = By duration
design-field-words = By word
design-field-bound = By the bound of
design-field-plus = Plus
design-field-who = By player
design-field-to = By target
design-field-ways = Effect types
design-field-timings = Timings
design-field-costs = Costs
design-field-condition = With a condition
design-field-all = For all that fit
design-field-all-targets = Targets that are all
design-field-numbers = More is better
design-field-same = Equal in both
design-field-run = Print run
design-field-unlock = Unlocking
design-field-portal = Submissions
design-field-budget = Budget
design-field-better = Better cards
