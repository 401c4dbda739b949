## Sentence frames. The answer to إذا begins with the joined ف.

frame-base = { $do }.
frame-base-if = إذا { $if }، ف{ $do }.
frame-replace-if = إذا { $if }، ف{ $do }.
frame-bonus-if = إذا { $if }، ف{ $do }.
frame-bonus-vs = { $vs }، { $do }.
frame-bonus-if-vs = { $vs }، إذا { $if }، ف{ $do }.
frame-passive = { $do }.
frame-death = { $on }، { $do }.
frame-death-if = { $on }، إذا { $if }، ف{ $do }.
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { $text } { times }
times =
    { $n ->
        [zero] { $n } مرة
        [one] مرة واحدة
        [two] مرتين
        [3] ثلاث مرات
        [4] أربع مرات
        [5] خمس مرات
        [few] { $n } مرات
        [many] { $n } مرة
       *[other] { $n } مرة
    }

## Joins

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } و{ $b }
cond-start = { $a }، و{ $b }
cond-middle = { $a }، و{ $b }
cond-end = { $a }، و{ $b }
# How a sentence begins after a trap's trigger: capital or plain.
sentence-after-trigger = plain

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = التكلفة { $n }
line-ability = القدرة
line-cooldown =
    { $n ->
        [zero] القدرة، مرة كل { $n } دور
        [one] القدرة، مرة كل دور
        [two] القدرة، مرة كل دورين
        [few] القدرة، مرة كل { $n } أدوار
        [many] القدرة، مرة كل { $n } دورًا
       *[other] القدرة، مرة كل { $n } دور
    }
line-book = الكتاب { $n }
line-crossover = عابرة للكتب

## Marks

tag-legacy = إرث
tag-trap = فخ
# Stands in for a row whose wording is missing in every language.
wording-missing = (النص مفقود)
