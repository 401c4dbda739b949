## Frases. $do, $if, $vs, $on, $trigger e $text chegam prontos.

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
        [one] { $n } vez
        [2] duas vezes
        [3] três vezes
        [4] quatro vezes
        [5] cinco vezes
       *[other] { $n } vezes
    }

## Junções

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } e { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a } e { $b }
# Depois dos dois-pontos do gatilho, a frase segue em minúscula.
sentence-after-trigger = plain

## Linhas de uma carta

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Custo { $n }
line-ability = Habilidade
# [one] vale para 0 e 1 em português: o número fica sempre à vista.
line-cooldown =
    { $n ->
        [one] Habilidade, recarga de { $n } turno
       *[other] Habilidade, recarga de { $n } turnos
    }
line-book = Livro { $n }
line-crossover = Crossover

## Marcas

tag-legacy = Legado
tag-trap = Armadilha
# Fica no lugar de uma linha cujo texto falta em todos os idiomas.
wording-missing = (texto ausente)
