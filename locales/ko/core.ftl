## Sentence frames. $do, $if, $vs, $on, $trigger and $text are finished pieces.
## A condition ends in -다, so that 면 can follow it: 있다면, 낮다면, 사용했다면.

frame-base = { $do }.
frame-base-if = { $if }면, { $do }.
frame-replace-if = { $if }면, { $do }.
frame-bonus-if = { $if }면, { $do }.
frame-bonus-vs = { $vs }, { $do }.
frame-bonus-if-vs = { $vs }, { $if }면, { $do }.
frame-passive = { $do }.
frame-death = { $on }, { $do }.
frame-death-if = { $on }, { $if }면, { $do }.
frame-trigger = { $trigger }, { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { times }, { $text }
times = { $n }번

## Joins. Every condition but the last stands in its .link form (-고).

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a }, { $b }
# How a sentence begins after a trap's trigger: capital or plain.
sentence-after-trigger = plain

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = 비용 { $n }
line-ability = 능력
line-cooldown = 능력({ $n }턴에 1번)
line-book = 제{ $n }권
line-crossover = 크로스오버

## Marks

tag-legacy = 계승
tag-trap = 함정
# Stands in for a row whose wording is missing in every language.
wording-missing = (텍스트 없음)
