## Sentence frames. $do, $if, $vs, $on, $trigger and $text are finished pieces.

frame-base = { $do }.
frame-base-if = если { $if }, { $do }.
frame-replace-if = если { $if }, { $do }.
frame-bonus-if = если { $if }, { $do }.
frame-bonus-vs = { $vs } { $do }.
frame-bonus-if-vs = { $vs }, если { $if }, { $do }.
frame-passive = { $do }.
frame-death = { $on } { $do }.
frame-death-if = { $on }, если { $if }, { $do }.
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { times } { $text }
times =
    { $n ->
        [2] дважды
        [3] трижды
        [4] четырежды
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }

## Joins

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } и { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a } и { $b }
# After the colon of a trigger a sentence goes on in lower case.
sentence-after-trigger = plain

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Стоимость { $n }
line-ability = Способность
line-cooldown =
    { $n ->
        [1] Способность, раз в ход
        [one] Способность, раз в { $n } ход
        [few] Способность, раз в { $n } хода
       *[many] Способность, раз в { $n } ходов
    }
line-book = Книга { $n }
line-crossover = Кроссовер

## Marks

tag-legacy = Наследие
tag-trap = Ловушка
# Stands in for a row whose wording is missing in every language.
wording-missing = (текст отсутствует)
