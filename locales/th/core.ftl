## Sentence frames. A Thai sentence has no full stop: a wide space (two spaces, in seq) parts sentences,
## a narrow one parts phrases. “ให้” ties the deed to its condition.

frame-base = { $do }
frame-base-if = หาก{ $if } ให้{ $do }
frame-replace-if = หาก{ $if } ให้{ $do }
frame-bonus-if = หาก{ $if } ให้{ $do }
frame-bonus-vs = { $vs } ให้{ $do }
frame-bonus-if-vs = { $vs } หาก{ $if } ให้{ $do }
frame-passive = { $do }
frame-death = { $on } ให้{ $do }
frame-death-if = { $on } หาก{ $if } ให้{ $do }
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { $text } { times }
times = { $n } ครั้ง

## Joins

seq = { $a }  { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } และ{ $b }
cond-start = { $a } { $b }
cond-middle = { $a } { $b }
cond-end = { $a } และ{ $b }
# How a sentence begins after a trap's trigger: capital or plain.
sentence-after-trigger = plain

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = ค่าพลังงาน { $n }
line-ability = ความสามารถ
line-cooldown =
    { $n ->
        [1] ความสามารถ ใช้ได้เทิร์นละ 1 ครั้ง
       *[other] ความสามารถ ใช้ได้ 1 ครั้งทุก { $n } เทิร์น
    }
line-book = เล่ม { $n }
line-crossover = ข้ามเล่ม

## Marks

tag-legacy = มรดก
tag-trap = กับดัก
# Stands in for a row whose wording is missing in every language.
wording-missing = (ไม่มีข้อความ)
