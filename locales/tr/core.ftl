## Sentence frames. $do, $if, $vs, $on, $trigger and $text are finished pieces.
## A condition carries its own suffix (-sa, -se): no word for “if” and no comma.

frame-base = { $do }.
frame-base-if = { $if } { $do }.
frame-replace-if = { $if } { $do }.
frame-bonus-if = { $if } { $do }.
frame-bonus-vs = { $vs } { $do }.
frame-bonus-if-vs = { $vs }, { $if } { $do }.
frame-passive = { $do }.
frame-death = { $on } { $do }.
frame-death-if = { $on }, { $if } { $do }.
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { times } { $text }
times = { $n } kez

## Joins

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } ve { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a } ve { $b }
# A full sentence after a colon begins with a capital.
sentence-after-trigger = capital

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Bedel { $n }
line-ability = Yetenek
line-cooldown =
    { $n ->
        [one] Yetenek, her tur bir kez
       *[other] Yetenek, { $n } turda bir kez
    }
line-book = { $n }. Kitap
line-crossover = Konuk kart

## Marks

tag-legacy = Miras
tag-trap = Tuzak
# Stands in for a row whose wording is missing in every language.
wording-missing = (metin yok)
