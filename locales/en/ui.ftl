## The window: screens and panels

screen-cards = Cards
screen-print = Print
screen-settings = Settings
library = Library
# $shown and $all are counts of cards.
library-some = { $shown } of { $all } cards
library-all = { $all } cards
library-flat = One list without groups
library-group = Group by hero
library-empty = No cards yet
library-empty-hint = Make the first one, or paste cards from the clipboard.
group-no-hero = Without a hero
fold = Fold
unnamed = No name
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
filter-nothing = Nothing fits
filter-nothing-hint = No card has all that the filter asks for. Take a word out, or clear it.

## Fields of a card

field-name = Name
field-type = Type
field-hero = Hero
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
editor-empty = No card chosen
editor-empty-hint = Choose one in the library, or make a new one.

## Rows

if = if
always = always
while-in-play = while in play
# $rows and $most are counts of rows.
rows-of = { $rows } of { $most } rows
rows-empty = No rows yet: what should the card do?
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
part-needs-condition = A row that replaces or adds needs a condition
replace-needs-base = There is no earlier row of this operation to replace
part-not-on-passive = What works while in play cannot replace or add
condition = condition
condition-add = Add a condition to row { $n }
condition-of-row = Condition of row { $n }
condition-number = Number of the condition
condition-remove = Remove the condition
condition-search = Search conditions
condition-taken = The row has it already
legacy = Legacy
# $limit is a percentage such as "50 %".
legacy-of = of { $limit }
legacy-none = No Legacy bonus is possible: it needs an unconditional row with a value, a later book and some of its share left
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
json-no-row = Choose a row to see it as JSON.

## Languages of a card

languages-none = No text yet
languages-none-hint = The text stands here in every language as soon as the card has no errors.
languages-whole = { $n ->
    [one] { $n } complete
   *[other] { $n } complete
}
languages-fall-back = { $n ->
    [one] { $n } falls back
   *[other] { $n } fall back
}
languages-own-words = { $n ->
    [one] { $n } in your own words
   *[other] { $n } in your own words
}
language-source = The source
language-whole = Complete
language-own-words = In your own words
language-falls-back = Falls back to English
face-language = Language of the card

## The face

face-none = The face is drawn as soon as the card has no errors.
face-drawing = Drawing…
face-failed = The template cannot draw this face.
face-size = Size
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Rules text
face-fits = fits
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-under-pointer = Under the pointer
face-over = { $n ->
    [one] { $n } does not fit
   *[other] { $n } do not fit
}
face-all-fit = all fit
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Zoom of the face
face-point = Point at a phrase or a row to see where it comes from.
export-picture = PNG

## Bars and menus

project-menu = Project
recent-projects = Recent
unsaved = Unsaved
read-only = Read-only
search = Search
search-everything = Search cards, commands, screens
interface-language = Language of the window
problems-count = { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
cards-chosen = { $n ->
    [one] { $n } card chosen
   *[other] { $n } cards chosen
}
move-to-hero = Move to another hero
dismiss = Dismiss
cancel = Cancel
close = Close
apply = Apply
autosaved = Autosaved

## What can be done

do-new-project = New project
do-open = Open
do-open-bundled = Open the bundled game
do-save = Save
do-save-as = Save as
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
do-go-settings = Go to Settings
do-new-card = New card
do-duplicate-cards = Duplicate cards
do-delete-cards = Delete cards
do-copy = Copy
do-cut = Cut
do-paste = Paste
do-bulk-edit = Edit several cards
do-replace = Find and replace
do-filter = Filter the library
do-select-all = Choose all cards shown
do-next-card = Next card
do-previous-card = Previous card
do-edit-name = Edit the name
do-add-row = Add row
do-add-legacy = Add Legacy
do-duplicate-row = Duplicate row
do-delete-row = Delete row
do-row-up = Move row up
do-row-down = Move row down
do-json = Show JSON
do-zoom-in = Zoom in
do-zoom-out = Zoom out
do-zoom-reset = Normal size
do-dark = Dark theme
do-light = Light theme
do-system = Theme of the system
do-quit = Quit

## The palette

palette-name = Search everything
palette-hint = A command, a card, a screen
palette-commands = Commands
palette-cards = Cards
palette-nothing = Nothing found
palette-choose = choose
palette-run = run
palette-only-commands = commands
palette-only-cards = cards
# $found and $all are counts.
palette-count = { $found } of { $all }
reason-nothing-to-undo = Nothing to undo
reason-nothing-to-redo = Nothing to redo
reason-no-card = No card is chosen
reason-no-row = No row is chosen
reason-no-problem = There are no problems
reason-read-only = The project is read-only

## Problems

problem = Problem
problem-card = Card
problem-place = Place
problem-code = Code
problem-filter = Code, card or message
problems-none = No problems
problems-none-hint = Every card follows the rules.
problems-nothing = No problem fits the filter
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
files-new = Folder of the new project
files-save-as = Save in a folder
files-picture = Choose a picture
files-path = Path
files-up = Folder above
files-name = Name of the new folder
files-empty = Nothing to choose here
files-no-portal = The system shows no file dialogs here, so the studio shows its own.
choose-this-folder = Choose this folder
find = Find
replace-with = Replace with
in-names = In names
in-notes = In notes
in-flavour = In flavour
match-case = Match case
only-chosen = Only in the chosen cards
replace-all = Replace all
replace-found = { $n ->
    [0] Found nowhere
    [one] Found in { $n } card
   *[other] Found in { $n } cards
}
bulk-title = { $n ->
    [one] Edit { $n } card
   *[other] Edit { $n } cards
}
bulk-hint = What you set here is set on all chosen cards.
bulk-unchanged = Unchanged
conflict-title = The file was changed elsewhere
conflict-hint = Someone else has saved this project since you opened it. Nothing has been overwritten.
conflict-mine = Keep mine
conflict-theirs = Take theirs
conflict-merge = Merge both
conflict-changed-mine = changed here
conflict-changed-theirs = changed elsewhere
conflict-changed-both = changed on both sides
recovery-title = Unsaved edits were found
recovery-hint = { $n ->
    [one] The studio ended before { $n } change was saved.
   *[other] The studio ended before { $n } changes were saved.
}
recovery-recover = Recover them
recovery-discard = Throw them away
backups-title = Earlier versions
backups-none = There are no earlier versions yet. One is kept with every save.
backups-restore = Restore
end-title = There are unsaved edits
end-hint = Save them before you go on?
end-save = Save
end-discard = Do not save

## Settings

settings-look = Look
settings-theme = Theme
settings-zoom = Zoom
settings-language = Language
settings-card-language = Language of the cards
settings-about = About
settings-version = Version { $version }
settings-licences = Inter, JetBrains Mono and Noto stand under the SIL Open Font License, Lucide’s icons under ISC.

## Print

print-what = What
print-all = All cards
print-shown = Cards in the library
print-chosen = Chosen cards
print-as = As
print-png = Pictures (PNG)
print-pdf = Sheets (PDF)
print-svg = Drawings (SVG)
print-tts = Tabletop Simulator
print-dpi = Dots per inch
print-paper = Paper
print-bleed = Bleed
print-crop-marks = Crop marks
print-backs = Backs for both sides
print-to = Folder
print-start = Print
# $done and $all are counts of cards.
print-progress = { $done } of { $all }
print-done = { $n ->
    [one] { $n } card printed
   *[other] { $n } cards printed
}
print-stopped = Printing was stopped; nothing half is left.
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
print-more-problems = and { $n } more
# $n is the page, $all the number of pages.
print-page-of = Page { $n } of { $all }
print-back-side = Backs
print-first-page = First page
print-previous-page = Previous page
print-next-page = Next page
print-last-page = Last page
print-nothing = There is nothing to print.
print-nothing-hint = Choose other cards, or loosen the filter of the library.
print-no-language = No language is chosen.
print-no-language-hint = Tick at least one language.

## Notices

toast-saved = Saved
toast-saved-formatted = Saved, and put in the usual form
toast-reloaded = Read anew: the file was changed elsewhere
toast-id-copied = ID copied
toast-row-copied = Row copied
toast-cards-copied = Cards copied
toast-deleted = { $n ->
    [one] { $n } card deleted
   *[other] { $n } cards deleted
}
toast-replaced = { $n ->
    [one] { $n } card changed
   *[other] { $n } cards changed
}

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
undo-set-ruleset = Change the ruleset
undo-write-message = Edit { $id } ({ $language })
undo-remove-message = Remove { $id } ({ $language })
undo-approve-messages = Approve messages: { $count } ({ $language })
undo-review-messages = Review messages: { $count } ({ $language })
undo-new-language = New language: { $language }
undo-reload = Read the file anew
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
sandbox-presets = Begin with
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
sandbox-save-hint = The board, its steps and what is expected become a file.
sandbox-taken = Another file stands there, or this one was changed elsewhere. Choose another name.
sandbox-drag-hint = Drag to a zone, or press Alt+Enter
sandbox-put-into = Put into
sandbox-move-to = Move to
sandbox-add-card = Add a card
sandbox-remove = Remove
sandbox-copy-card = Duplicate
sandbox-card-menu = Card
sandbox-play-card = Play from the hand
sandbox-arrived = Came this turn
sandbox-not-arrived = Was here before
sandbox-reveal = Mark as revealed
sandbox-hide = Mark as hidden
sandbox-revealed = revealed
sandbox-count = Number of cards
sandbox-pile = Cards of the pile
sandbox-pile-hint = To the hand
sandbox-no-hero = No hero
sandbox-more-numbers = More numbers
sandbox-expect-this = Expect this
sandbox-written-out = Card without an ID
sandbox-played-by = Played by
sandbox-pick = Pick a card
sandbox-pick-hint = Click a card at the left or on the board, then Resolve or Step.
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
sandbox-nothing-hint = Pick a card and resolve it: each row tells here what it did and why.
sandbox-no-board = This file is not a board
sandbox-no-board-hint = Its problems stand above. Begin with another board, or mend the file.
sandbox-expectations = Expectations
sandbox-holding = { $n } of { $all } hold
sandbox-expect = Expect
sandbox-expect-hint = Expect a value, and the scenario checks it.
sandbox-found = now { $value }
sandbox-forget = Expect no more
sandbox-match = Match
sandbox-legal = Legal actions
sandbox-log = Log
sandbox-log-start = Start
sandbox-back-to = Take back to here
sandbox-forth-to = Make again up to here
sandbox-save-log = Save the log
sandbox-to-move = { $who } to move, turn { $turn }
sandbox-end-phase = End the phase
sandbox-aim = Choose a target
sandbox-attack = Attack
sandbox-won = { $who } wins
sandbox-draw = Draw
sandbox-over-hint = The match is over. Take actions back, save its log, or go on as a board.
sandbox-let-one = one action
sandbox-let-turn = the turn
sandbox-let-end = to the end
sandbox-to-board = Edit as a board
sandbox-to-board-hint = The position becomes a board on which everything can be changed
sandbox-player = Player
player-by-hand = By hand
player-random = Random
player-greedy = Greedy
player-search = Search
sandbox-new-match-hint = Two heroes with their own decks. The same seed gives the same match.
sandbox-first = Goes first
sandbox-first-rules = By the rules
sandbox-begin = Begin
sandbox-undo-edit = Edit the board
sandbox-undo-action = Move in the match
sandbox-undo-take-back = Take back
