## Frases. $do, $if, $vs, $on, $trigger y $text llegan terminados.

frame-base = { $do }.
frame-base-if = si { $if }, { $do }.
frame-replace-if = si { $if }, { $do }.
frame-bonus-if = si { $if }, { $do }.
frame-bonus-vs = { $vs }, { $do }.
frame-bonus-if-vs = { $vs }, si { $if }, { $do }.
frame-passive = { $do }.
frame-death = { $on }, { $do }.
frame-death-if = { $on }, si { $if }, { $do }.
frame-trigger = { $trigger }: { $text }
frame-timing = { $on }: { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { $text } { times }
times =
    { $n ->
        [one] una vez
        [2] dos veces
        [3] tres veces
        [4] cuatro veces
        [5] cinco veces
       *[other] { $n } veces
    }

## Uniones

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
cond-and = { $a } y { $b }
cond-start = { $a }, { $b }
cond-middle = { $a }, { $b }
cond-end = { $a } y { $b }
# Tras los dos puntos del disparador se sigue en minúscula.
sentence-after-trigger = plain

## Líneas de una carta

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Coste { $n }
line-ability = Habilidad
line-cooldown =
    { $n ->
        [one] Habilidad, una vez por turno
       *[other] Habilidad, una vez cada { $n } turnos
    }
line-book = Libro { $n }
line-crossover = Crossover

## Marcas

tag-legacy = Legado
tag-trap = Trampa
# Ocupa el lugar de una fila cuyo texto falta en todos los idiomas.
wording-missing = (falta el texto)
