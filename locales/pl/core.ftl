## Sentence frames. $do, $if, $vs, $on, $trigger and $text are finished pieces.

frame-base = { $do }.
frame-base-if = jeśli { $if }, { $do }.
frame-replace-if = jeśli { $if }, { $do }.
frame-bonus-if = jeśli { $if }, { $do }.
frame-bonus-vs = { $vs } { $do }.
frame-bonus-if-vs = { $vs }, jeśli { $if }, { $do }.
frame-passive = { $do }.
frame-death = { $on }, { $do }.
frame-death-if = { $on }, jeśli { $if }, { $do }.
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { times } { $text }
times =
    { $n ->
        [one] raz
        [2] dwa razy
        [3] trzy razy
        [4] cztery razy
        [5] pięć razy
        [few] { $n } razy
       *[many] { $n } razy
    }

## Joins

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } i { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a } i { $b }
# After the colon of a trigger a sentence goes on in lower case.
sentence-after-trigger = plain

## Lines of a card

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Koszt { $n }
line-ability = Zdolność
line-cooldown =
    { $n ->
        [one] Zdolność, raz na turę
        [few] Zdolność, raz na { $n } tury
       *[many] Zdolność, raz na { $n } tur
    }
line-book = Księga { $n }
line-crossover = Crossover

## Marks

tag-legacy = Dziedzictwo
tag-trap = Pułapka
# Stands in for a row whose wording is missing in every language.
wording-missing = (brak tekstu)
