## Satzrahmen. Die Bedingung steht hinten, damit Aufforderung und Aussage gleich gut passen.

frame-base = { $do }.
frame-base-if = { $do }, falls { $if }.
frame-replace-if = { $do }, falls { $if }.
frame-bonus-if = { $do }, falls { $if }.
frame-bonus-vs = { $do }, { $vs }.
frame-bonus-if-vs = { $do }, { $vs } und { $if }.
frame-passive = { $do }.
frame-death = { $on }, { $do }.
frame-death-if = { $on }, { $do }, falls { $if }.
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { times }: { $text }
    .then = capital
times =
    { $n ->
        [one] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $n }-mal
    }

## Verbindungen

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } und { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a } und { $b }
# Wie ein Satz nach dem Auslöser einer Falle beginnt: capital oder plain.
sentence-after-trigger = capital

## Zeilen einer Karte

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Kosten { $n }
line-ability = Fähigkeit
line-cooldown =
    { $n ->
        [one] Fähigkeit, einmal pro Zug
       *[other] Fähigkeit, alle { $n } Züge einmal
    }
line-book = Buch { $n }
line-crossover = Crossover

## Marken

tag-legacy = Vermächtnis
tag-trap = Falle
# Steht für eine Zeile, deren Wortlaut in jeder Sprache fehlt.
wording-missing = (Text fehlt)
