## Sentence frames. $do, $if, $vs, $on, $trigger and $text are finished pieces.
## なら follows a noun as well as a plain verb, so a condition may end in either.

frame-base = { $do }。
frame-base-if = { $if }なら、{ $do }。
frame-replace-if = { $if }なら、{ $do }。
frame-bonus-if = { $if }なら、{ $do }。
frame-bonus-vs = { $vs }、{ $do }。
frame-bonus-if-vs = { $vs }、{ $if }なら、{ $do }。
frame-passive = { $do }。
frame-death = { $on }、{ $do }。
frame-death-if = { $on }、{ $if }なら、{ $do }。
frame-trigger = { $trigger }、{ $text }
frame-timing = { $on }：{ $text }
frame-tag = 【{ $tag }】{ $text }
frame-times = { times }、{ $text }
times = { $n }回

## Joins. Every condition but the last stands in its .link form.

seq = { $a }{ $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a }、{ $b }
cond-start = { $a }、{ $b }
cond-middle = { $a }、{ $b }
cond-end = { $a }、{ $b }
# How a sentence begins after a trap's trigger: capital or plain.
sentence-after-trigger = plain

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = コスト{ $n }
line-ability = 能力
line-cooldown = 能力（{ $n }ターンに1回）
line-book = 第{ $n }巻
line-crossover = クロスオーバー

## Marks

tag-legacy = 継承
tag-trap = トラップ
# Stands in for a row whose wording is missing in every language.
wording-missing = （テキストなし）
