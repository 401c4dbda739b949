## Sentence frames. $do, $if, $vs, $on, $trigger and $text are finished pieces.

frame-base = { $do }.
frame-base-if = If { $if }, { $do }.
frame-replace-if = If { $if }, { $do }.
frame-bonus-if = If { $if }, { $do }.
frame-bonus-vs = { $vs }, { $do }.
frame-bonus-if-vs = { $vs }, if { $if }, { $do }.
frame-passive = { $do }.
frame-death = { $on }, { $do }.
frame-death-if = { $on }, if { $if }, { $do }.
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { $text } { times }
times =
    { $n ->
        [one] once
        [2] twice
        [3] three times
        [4] four times
        [5] five times
       *[other] { $n } times
    }

## Joins

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } and { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a }, and { $b }
# How a sentence begins after a trap's trigger: capital or plain.
sentence-after-trigger = capital

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Cost { $n }
line-ability = Ability
line-cooldown =
    { $n ->
        [one] Ability, once each turn
       *[other] Ability, once every { $n } turns
    }
line-book = Book { $n }
line-crossover = Crossover

## Marks

tag-legacy = Legacy
tag-trap = Trap
# Replaces a row whose wording is missing in every language.
wording-missing = (wording missing)
