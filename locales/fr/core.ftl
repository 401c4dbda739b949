## Cadres de phrase. $do, $if, $vs, $on, $trigger et $text sont des morceaux achevés.

frame-base = { $do }.
frame-base-if = si { $if }, { $do }.
frame-replace-if = si { $if }, { $do }.
frame-bonus-if = si { $if }, { $do }.
frame-bonus-vs = { $vs }, { $do }.
frame-bonus-if-vs = { $vs }, si { $if }, { $do }.
frame-passive = { $do }.
frame-death = { $on }, { $do }.
frame-death-if = { $on }, si { $if }, { $do }.
frame-trigger = { $trigger } : { $text }
frame-timing = { $on } : { $text }
frame-tag = [{ $tag }] { $text }
frame-times = { $text } { times }
times =
    { $n ->
        [one] { $n } fois
        [2] deux fois
        [3] trois fois
        [4] quatre fois
        [5] cinq fois
       *[other] { $n } fois
    }

## Liaisons

seq = { $a } { $b }
seq-abilities = { $a }{ "\u000A" }{ $b }
# Chaque condition coordonnée reprend « si ».
cond-and = { $a } et si { $b }
cond-start = { $a }, si { $b }
cond-middle = { $a }, si { $b }
cond-end = { $a } et si { $b }
# Début d’une phrase après le déclencheur d’un Piège : capital ou plain.
sentence-after-trigger = plain

## Lignes d’une carte

line-type = { TERM($type) }
line-type-subtype = { TERM($type) } — { TERM($sub) }
line-cost = Coût { $n }
line-ability = Capacité
line-cooldown =
    { $n ->
        [1] Capacité, une fois par tour
        [one] Capacité, une fois tous les { $n } tour
       *[other] Capacité, une fois tous les { $n } tours
    }
line-book = Livre { $n }
line-crossover = Crossover

## Marques

tag-legacy = Héritage
tag-trap = Piège
# Remplace une ligne dont le texte manque dans toutes les langues.
wording-missing = (texte manquant)
