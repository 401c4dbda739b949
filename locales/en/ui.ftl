## The window: screens and panels

screen-cards = Cards
screen-print = Print
screen-settings = Settings
library = Library
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
language-source = The source
language-own-words = In your own words
language-falls-back = Partly in English
language-lacks-name = Name not translated
language-lacks-flavour = Flavour text not translated
language-open = Click to open it in Locales
face-language = Language of the card

## The face

face-none = The face is drawn as soon as the card has no errors.
face-drawing = Drawing…
face-failed = The template cannot draw this face.
face-size = Size
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Rules text
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
problem-unknown = The game has no { $id }; choose one that it has
problem-val-out-of-range = { $op } takes { $low } to { $high }, not { $val }
problem-val-missing = { $op } needs a value from { $low } to { $high }
problem-val-not-allowed = { $op } takes no value
problem-condition-not-allowed = { $op } works all the while its card is in play and takes no conditions
problem-op-not-on-type = { $op } belongs on { $types }, not on { $type }
problem-op-idle-on-type = On { $type }, { $op } does nothing; it belongs on { $types }
problem-dead-row-again = An earlier row has done { $op } already; a second time changes nothing
problem-dead-row-never = The condition can hold only after a row of { $ops }
problem-contradiction = These conditions can never hold together; take one of them out
problem-legacy-not-later = Legacy counts only against later books: from Book { $book } on
problem-legacy-bonus-range = The Legacy bonus { $val } is { $percent } of the base { $base }; allowed are { $least } to { $most }, here { $low } to { $high }
problem-legacy-total = All Legacy bonuses together are { $percent } of the base { $base }; at most { $limit } are allowed, here { $high }
problem-stat-out-of-range = { $number } lies between { $low } and { $high }, not at { $val }
problem-stat-missing = { $number } is missing; it lies between { $low } and { $high }
problem-trigger-missing = A card of this type needs a trigger; choose what sets it off
problem-id-duplicate = { $id } is taken by an earlier record; each needs an ID of its own
problem-subtype-missing = A card of this type needs a subtype; choose one
problem-too-many-rows = { $count } rows are too many; at most { $top } are allowed
problem-condition-out-of-range = The number of this condition lies between { $low } and { $high }, not at { $val }
problem-legacy-crossover = A Crossover card has no Legacy
problem-legacy-base-low = The base { $base } is too low for a Legacy bonus: no whole number is { $least } to { $most } of it
problem-face-overflow = { $place } ({ $language }): { $over } mm too long for the face; say it shorter
problem-face-glyph = { $language }: no font has the character { $character }; use another
problem-art-missing = There is no picture { $path } in the project; drop one on the field or correct the path
problem-art-outside = The picture { $path } must be inside the project; drop it on the field, and it is copied there
problem-art-unusable = { $path } is not a picture that can be printed: PNG, JPEG or WebP of at most { $mib } MiB
problem-art-link = The picture { $path } must be inside the project, but the link { $link } leads to { $target }; put the picture itself there
problem-art-type = { $path } is neither PNG nor JPEG nor WebP; save the picture as one of these
problem-art-animated = { $path } is animated; a card is printed from a still picture
problem-art-large = { $path } is { $size } pixels large; at most { $side } a side can be printed
problem-art-broken = { $path } is damaged or cannot be read; save the picture anew
problem-text-missing = { $language } has no words for { $message }, so the English ones are shown; write them under { screen-locales }
problem-text-nowhere = No language has words for { $message }; write them under { screen-locales }
problem-deck-count = The deck of { $name } is not whole: { $counts }
code-json-syntax = This is not JSON
code-duplicate-key = A name stands twice
code-unknown-member = Nothing reads this entry; it is kept
code-type-mismatch = A value is missing or of the wrong kind
code-file-too-large = The file is too large
code-nesting-too-deep = Nested too deep
code-file-unreadable = The file cannot be read
code-format-too-new = A later version of the studio has written this file
code-condition-number = The number of the condition does not fit
code-modifier-conflict = A row cannot both replace and add
code-stat-not-allowed = Cards of this type do not have this number
code-trigger-not-allowed = Cards of this type have no trigger
code-id-format = The ID does not have the form of the game
code-id-mismatch = The ID names another book, hero or type than the card has
code-ruleset = The ruleset has an error
code-match-not-playable = The rules or the decks lack something that a match needs
code-game-mismatch = The file is of another game
code-zone-full = There is no room for more cards
code-step-invalid = A step of the scenario cannot be taken
code-unknown-setting = The ruleset does not have this setting
code-expectation-failed = Something else happened than was expected
code-file-unwritable = The file cannot be written; nothing unsaved is lost
code-edit-refused = This cannot be done
code-face-stopped = The template took too much time or memory
code-language-unknown = The studio does not have this language
code-plural-missing = A number form is missing
code-variable-missing = A variable is missing
code-variable-unknown = There is no such variable here
code-untranslated = The text reads as in English
code-reference-missing = There is no such message or term
code-form-missing = A word form is missing
code-term = The glossary has another word
code-unfaithful = The text does not say what the row does
code-message-missing = The language lacks this message
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
files-new = Folder of the new project
files-save-as = Save in a folder
files-picture = Choose a picture
files-path = Path
files-up = Folder above
files-name = Name of the new folder
files-empty = Nothing to choose here
files-no-portal = The system shows no file dialogs here, so the studio shows its own.
files-system = The system’s file dialog is open in a window of its own.
files-here = Choose here instead
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
bulk-hint = What you set here is set on all chosen cards, as one step.
bulk-unchanged = Unchanged
conflict-title = The file was changed elsewhere
conflict-hint = Someone else has saved this project since you opened it. Nothing has been overwritten.
conflict-legend = − here, + in the file; where both sides changed the same, merging keeps what is here
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

## Locales

screen-locales = Locales
do-go-locales = Go to Locales
messages = Messages
messages-search = Id, source or text
messages-nothing-hint = No message has all that the filters ask for. Take one away, or clear the search.
messages-approved = { $done } of { $all } approved
message-empty = No message chosen
message-empty-hint = Choose one in the list to write it, check it and see it on cards.
message-none = no text yet
message-used = { $n ->
    [one] { $n } card uses it
   *[other] { $n } cards use it
}
translation-language = Language to translate into
state-missing = Missing
state-draft = Draft
state-suggested = Suggested
state-approved = Approved
state-needs-work = Needs work
state-rejected = Rejected
state-outdated = Outdated
all-files = All files
all-checks = Any check
with-problems = With problems
filter-file = Filter by file
filter-check = Filter by check
group-operations = Operations
group-conditions = Conditions
group-triggers = Triggers
group-frames = Sentences
group-words = Lexicon
group-names = Names
group-cards = Cards
group-telling = Resolution
group-interface = Interface
locale-source = source
source-before = as it was approved
source-now = now
source-changed = The source has changed since this text was approved.
source-signature = The source now has other variables or attributes than when this text was approved.
fluent = Fluent
fields = Fields
writing-mode = Way of writing
fields-entangled = The variants of this text depend on each other in a way that fields cannot show. Write it as Fluent.
fields-broken = What stands here is not whole yet; mend it as Fluent.
field-text = Text
fields-by-number = A text for each number form
new-text-marked = New text is marked until it is saved.
not-kept-yet = Not kept yet: mend what is wrong first.
caret-place = Ln { $line }, Col { $column }
checks = Checks
checks-count = { $pass } pass, { $look } to look at
check-syntax = Syntax
check-variables = Variables
check-plurals = Number forms
check-attributes = Attributes
check-references = References
check-typography = Punctuation and spaces
check-terms = Terms
check-forms = Word forms
check-fidelity = Says what the rows do
other-languages = Other languages
other-languages-more = Show all languages
other-languages-fewer = Show fewer languages
terms = Terms
comments = Comments
comment-write = Write a comment
comment-send = Add
message-history = History
history-none = Nothing has happened here yet
lexicon = Lexicon
lexicon-word = Word of the lexicon
lexicon-plain = plain
lexicon-add-form = Add a form
cells-missing = { $n ->
    [one] { $n } cell missing
   *[other] { $n } cells missing
}
cell-missing = missing
coverage = Coverage
coverage-none = Every operation has its words in every language.
coverage-blocks = { $n ->
    [one] { $n } card waits for it
   *[other] { $n } cards wait for it
}
on-real-cards = On real cards
on-no-card = No card shows this text.
sweep-value = Value
cards-changed = Cards this edit changes
count-of = { $n } of { $all }
cards-changed-none = No card’s text differs from the saved one.
changes-layout = Layout
layout-same = as before
more-troubles = { $n } more
new-language = New language
new-language-hint = Its files begin with the number forms and the word forms that it needs, and with English where nothing is written yet.
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
do-copy-source = Copy the source
do-edit-message = Write the text
do-filter-messages = Filter the messages
do-fields = Write in fields
do-comment = Write a comment
do-first-fix = Apply the first fix
do-next-value = Next value on the cards
do-new-language = New language
do-suggest-only = Only suggest
suggestions = Suggestions
suggestion-take = Take
suggestion-drop = Drop
author-name = Your name, as it stands beside your work
wording = Own wording
wording-of = Own wording in { $language }
wording-remove = Back to the generated text
wording-stale = The rows have changed since this wording was written.
toast-approved = { $n ->
    [one] { $n } text approved
   *[other] { $n } texts approved
}
toast-approve-blocked = An error stands against approving it: mend it first.
toast-all-done = Nothing is left open here.
comment-resolved = Settled
did-edited = Edited
did-removed = Taken out
did-reopened = Reopened
did-accepted = Suggestion taken
mend-remove = Remove
mend-put = Put { $text }
new-language-there = This language is there already.
mend-add-form = Add { $form }
mend-copy-attribute = Copy { $name } from the source
mend-space = Put the right space

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
print-failed = Nothing was printed.
print-denied = { $path } may not be written to; choose another folder
print-no-folder = A file stands in the way of { $path }; choose another folder
print-full = There is no room left on the disk of { $path }
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

## Balance

screen-balance = Balance
do-go-balance = Go to Balance
do-run-balance = Simulate
do-sensitivity = Sensitivity
do-stop-work = Stop the simulation
do-calibrate = Calibrate
do-save-result = Save the result
do-open-result = Open a result
do-export-result = Export the cards as CSV
balance-heroes = Heroes
balance-heroes-hint = bar: mean, line: lowest to highest matchup
balance-book = Book { $n }
balance-all = All { $n }
balance-chosen = { $n } chosen
balance-choose-heroes = Choose heroes
balance-two-heroes = Choose at least two heroes
balance-games = Games
balance-seed = Seed
balance-new-seed = Another seed
balance-players = Players
player-random = Random
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
balance-preparing = Preparing…
balance-done = The simulation is done
balance-stopped = The simulation was stopped
balance-broken = The work broke off by itself; this is a fault of the program
balance-busy = Other work is still going on; stop it first
balance-errors = The project has errors, so no games can be played
balance-errors-hint = Fix them first; the list of problems shows where they are.
balance-no-heroes = No two heroes can play
balance-no-heroes-hint = A hero can play when its deck is complete and has no errors.
balance-empty = No figures yet
balance-empty-hint = Choose heroes and games above, then simulate. Every hero plays every other one; matchups: { $n }.
balance-matchups = Matchups
balance-matchups-hint = win rate of the row’s hero, %
balance-changed-note = changed beyond chance: { $n } of { $all }
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
balance-not-run = not yet run
balance-outside = Outside 45–55: { $n }
balance-outside-band = outside 45–55
balance-beyond = beyond chance
balance-game-length = Game length
# $n is a number of turns, $rate a percentage.
balance-length-note = turns of both players, median { $n }, first seat wins { $rate }
balance-mean = Mean
balance-not-printed = * simulated shield; the card prints another one
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
balance-differs = { $run } was played otherwise: { $what }
balance-other-game = other cards or rules
balance-stale = These figures are of an earlier state of the cards or rules
balance-again = Run again
# $heroes is a list of ids.
balance-gone = No longer in the game: { $heroes }
balance-stopped-at = Stopped: { $done } of { $all } matchups are complete
balance-go-on = Go on
balance-game = Game
balance-show-game = Show the game
balance-watch = Watch in the sandbox
balance-watch-hint = The game stands in the sandbox at its start, to be gone through action by action
balance-watch-changed = The cards have changed since this game was played. Simulate again.
balance-won = { $who } wins
balance-draw = Draw
# $won says who wins, $n is a number of turns.
balance-game-note = { $won }, turns: { $n }, seed { $seed }
balance-turn = Turn { $n }
balance-ability = Ability of { $hero }
balance-attack = { $card } attacks
balance-end = End of the phase
balance-calibration = Calibration
balance-calibration-hint = Moves starting Shields and Legacy values within their limits until all matchups lie in 45–55 %. Nothing changes before you apply the proposal.
balance-shields = Shields
balance-legacy-values = Legacy values
balance-rounds = Rounds
# $outside is a number of matchups, $rate a win rate.
balance-round = Round { $n }: { $outside } outside 45–55, furthest { $rate }
balance-round-plain = Without Legacy: { $outside } outside 45–55, furthest { $rate }
balance-proposal = Proposal
balance-changes = changes: { $n }
balance-no-proposal = No change makes it better.
balance-applied = Applied, or the values were changed since
balance-rows-of = Sensitivity of { $card }
# $games is a number of games.
balance-rows-hint = By how many points the win rate of { $hero } changes when a value is one more or one less; games of each change: { $games }
balance-rows-stopped = Nothing has been measured.
balance-no-values = No row of the card has a value that can change.
balance-not-tried = Row { $n } with { $value } is not allowed
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
undo-set-levers = Calibrate the balance ({ $count })
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
sandbox-to-end = To the end
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
sandbox-new-match-hint = Two heroes with their own decks. The same seed gives the same match.
sandbox-first = Goes first
sandbox-first-rules = By the rules
sandbox-begin = Begin
sandbox-undo-edit = Edit the board
sandbox-undo-action = Move in the match
sandbox-undo-take-back = Take back
sandbox-watch = Watch a game
