## Frasi. $do, $if, $vs, $on, $trigger e $text arrivano già composti.

frame-base = { $do }.
frame-base-if = se { $if }, { $do }.
frame-replace-if = se { $if }, { $do }.
frame-bonus-if = se { $if }, { $do }.
frame-bonus-vs = { $vs }, { $do }.
frame-bonus-if-vs = { $vs }, se { $if }, { $do }.
frame-passive = { $do }.
frame-death = { $on }, { $do }.
frame-death-if = { $on }, se { $if }, { $do }.
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { $text } { times }
times =
    { $n ->
        [one] una volta
        [2] due volte
        [3] tre volte
        [4] quattro volte
        [5] cinque volte
       *[other] { $n } volte
    }

## Unioni

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } e { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a } e { $b }
# Dopo i due punti dell’innesco si prosegue in minuscolo.
sentence-after-trigger = plain

## Righe di una carta

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Costo { $n }
line-ability = Abilità
line-cooldown =
    { $n ->
        [one] Abilità, una volta per turno
       *[other] Abilità, una volta ogni { $n } turni
    }
line-book = Libro { $n }
line-crossover = Crossover

## Contrassegni

tag-legacy = Retaggio
tag-trap = Trappola
# Sta al posto di una riga il cui testo manca in ogni lingua.
wording-missing = (testo mancante)
