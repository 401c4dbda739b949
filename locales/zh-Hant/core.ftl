## Sentence frames. $do, $if, $vs, $on, $trigger and $text are finished pieces.

frame-base = { $do }。
frame-base-if = 若{ $if }，則{ $do }。
frame-replace-if = 若{ $if }，則{ $do }。
frame-bonus-if = 若{ $if }，則{ $do }。
frame-bonus-vs = { $vs }，{ $do }。
frame-bonus-if-vs = { $vs }，若{ $if }，則{ $do }。
frame-passive = { $do }。
frame-death = { $on }，{ $do }。
frame-death-if = { $on }，若{ $if }，則{ $do }。
frame-trigger = { $trigger }，{ $text }
frame-timing = { $on }：{ $text }
frame-tag = 【{ $tag }】{ $text }
frame-times = { $text }，共{ times }
times = { $n }次

## Joins

seq = { $a }{ $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a }且{ $b }
cond-start = { $a }，{ $b }
cond-middle = { $a }，{ $b }
cond-end = { $a }，且{ $b }
# How a sentence begins after a trap's trigger: capital or plain.
sentence-after-trigger = plain

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = 費用{ $n }
line-ability = 能力
line-cooldown =
    { $n ->
        [1] 能力（每回合一次）
       *[other] 能力（每{ $n }回合一次）
    }
line-book = 第{ $n }卷
line-crossover = 跨界

## Marks

tag-legacy = 傳承
tag-trap = 陷阱
# Stands in for a row whose wording is missing in every language.
wording-missing = （無文字）
