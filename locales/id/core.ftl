## Sentence frames. $do, $if, $vs, $on, $trigger and $text are finished pieces.

frame-base = { $do }.
frame-base-if = Jika { $if }, { $do }.
frame-replace-if = Jika { $if }, { $do }.
frame-bonus-if = Jika { $if }, { $do }.
frame-bonus-vs = { $vs }, { $do }.
frame-bonus-if-vs = { $vs }, jika { $if }, { $do }.
frame-passive = { $do }.
frame-death = { $on }, { $do }.
frame-death-if = { $on }, jika { $if }, { $do }.
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { $text } { times }
times = sebanyak { $n } kali

## Joins

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } dan { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a }, dan { $b }
# How a sentence begins after a trap's trigger: capital or plain.
sentence-after-trigger = capital

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Biaya { $n }
line-ability = Kemampuan
line-cooldown =
    { $n ->
        [1] Kemampuan, sekali setiap giliran
       *[other] Kemampuan, sekali setiap { $n } giliran
    }
line-book = Buku { $n }
line-crossover = Lintas Buku

## Marks

tag-legacy = Warisan
tag-trap = Jebakan
# Stands in for a row whose wording is missing in every language.
wording-missing = (teks tidak tersedia)
