## Groupes nominaux. $gender est le genre, $number le nombre ; les adjectifs suivent le nom.

noun-card = carte
    .gender = f
    .pl = cartes
np-n = { $n }
np-un =
    { $gender ->
        [f] une
       *[other] un
    }
np-le =
    { $gender ->
        [f] la
       *[other] le
    }
np-head = { TERM($pre) } { TERM($noun) } { TERM($adj) }
np-tail = { TERM($place) } { TERM($with) } { TERM($after) }
np-one-or-n =
    { $n ->
        [1] { np-un }
       *[other] { np-n }
    }
np-choose = { np-one-or-n } { np-head } { np-tail }
np-target = { np-choose }
np-up-to =
    { $n ->
        [1] au plus { np-un }
       *[other] un maximum de { np-n }
    } { np-head } { np-tail }
np-all =
    { $who ->
        [self] { $gender ->
            [f] toutes vos
           *[other] tous vos
        }
       *[other] { $gender ->
            [f] toutes les
           *[other] tous les
        }
    } { np-head } { np-tail }
np-random = { np-one-or-n } { np-head } { TERM($place) } au hasard { TERM($with) } { TERM($after) }
np-most = { np-le } { np-head } { TERM($place) } ayant la plus grande { TERM($stat) } { TERM($after) }
np-least = { np-le } { np-head } { TERM($place) } ayant la plus petite { TERM($stat) } { TERM($after) }
np-this = cette carte
    .gender = f
np-same = cette carte-là
    .gender = f
np-host = son porteur
np-some = { np-un } { np-head } { np-tail }
np-event =
    { $other ->
        [yes] { $gender ->
            [f] une autre
           *[other] un autre
        }
       *[no] { np-un }
    } { np-head } { TERM($with) } { TERM($after) }
np-paid = { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-un }
       *[other] au moins { np-n }
    } { np-head } { TERM($with) } { TERM($after) }
np-at-most = au plus { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-exactly = exactement { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-none =
    { $gender ->
        [f] aucune
       *[other] aucun
    } { np-head } { TERM($with) } { TERM($after) }
    .number = sg
np-against = { TERM($noun, number: "pl") } { TERM($adj) }
np-player-self =
    { $case ->
        [at] à vous-même
        [of] de vous
       *[other] vous
    }
np-player-opponent =
    { $case ->
        [at] à votre adversaire
        [of] de votre adversaire
       *[other] votre adversaire
    }
np-player-any =
    { $case ->
        [at] à un joueur
        [of] d’un joueur
       *[other] un joueur
    }
np-with = avec { $list }
np-that = qui { $is }
np-is =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] sont
           *[other] est
        }
    } { TERM($what) }
np-is-not =
    { $number ->
        [pl] ne sont pas
       *[other] n’est pas
    } { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] sont
           *[other] est
        }
    } { $number ->
        [pl] { "" }
       *[other] { ATTR($what, "gender") ->
            [f] une
           *[other] un
        }
    } { TERM($what) }
np-is-not-a =
    { $number ->
        [pl] ne sont pas
       *[other] n’est pas { ATTR($what, "gender") ->
            [f] une
           *[other] un
        }
    } { TERM($what) }
np-has =
    { $number ->
        [pl] ont
       *[other] a
    } { TERM($what) }
np-has-not =
    { $number ->
        [pl] n’ont pas
       *[other] n’a pas
    } { TERM($what) }
np-is-and = { $a } et { $b }
np-is-or = { $a } ou { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = autre
    .as = before
    .f = autre
    .pl = autres
    .f-pl = autres
    .is =
        { $number ->
            [pl] ne sont pas cette carte
           *[other] n’est pas cette carte
        }

## Frames

row = { $text }.
row-quoted = { $text }
row-inside = { $text }.
    .quoted = { $text }
frame-as = [{ $as }] { $text }
    .then = capital
frame-label = { $on } : { $text }
    .then = capital
frame-on = { $on }, { $text }
frame-once = { $once }, { $text }
frame-on-once = { $once }, { $on }, { $text }
frame-may = vous pouvez faire ceci : { $text }
frame-did = si vous le faites, { $text }
frame-did-if = si vous le faites et si { $if }, { $text }
frame-cost = { $cost } : { $text }
    .then = capital
frame-may-cost = vous pouvez payer : { $cost }. Si vous le faites, { $text }
frame-if = si { $if }, { $text }
frame-for = { $text } { $for }
head-way = { TERM($word) }
once-turn = une fois par tour
once-match = une fois par partie
cost-and = { $a }, { $b }
np-and = { $a } et { $b }
cond-or = { $a } ou si { $b }
cond-or-middle = { $a }, si { $b }
cond-not = ce n’est pas vrai que { $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = { TERM($type) } aléatoire
read-numbers = un/une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze
