## Grupos nominales. $gender es el género, $number el número; los adjetivos van detrás del nombre.

noun-card = carta
    .gender = f
    .pl = cartas
np-n = { $n }
np-un =
    { $gender ->
        [f] una
       *[other] un
    }
np-le =
    { $gender ->
        [f] la
       *[other] el
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
np-up-to = hasta { np-n } { np-head } { np-tail }
np-all =
    { $who ->
        [self] { $gender ->
            [f] todas tus
           *[other] todos tus
        }
       *[other] { $gender ->
            [f] todas las
           *[other] todos los
        }
    } { np-head } { np-tail }
np-random = { np-one-or-n } { np-head } { TERM($place) } al azar { TERM($with) } { TERM($after) }
np-most = { np-le } { np-head } { TERM($place) } con la mayor { TERM($stat) } { TERM($after) }
np-least = { np-le } { np-head } { TERM($place) } con la menor { TERM($stat) } { TERM($after) }
np-this = esta carta
    .gender = f
np-same = esa carta
    .gender = f
np-host = su portador
np-some = { np-un } { np-head } { np-tail }
np-event =
    { $other ->
        [yes] { $gender ->
            [f] otra
           *[other] otro
        }
       *[no] { np-un }
    } { np-head } { TERM($with) } { TERM($after) }
np-paid = { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-un }
       *[other] al menos { np-n }
    } { np-head } { TERM($with) } { TERM($after) }
np-at-most = como máximo { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-exactly = exactamente { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-none =
    { $gender ->
        [f] ninguna
       *[other] ningún
    } { np-head } { TERM($with) } { TERM($after) }
    .number = sg
np-against = { TERM($noun, number: "pl") } { TERM($adj) }
np-player-self =
    { $case ->
        [at] a ti mismo
        [of] de ti
       *[other] tú
    }
np-player-opponent =
    { $case ->
        [at] a tu rival
        [of] de tu rival
       *[other] tu rival
    }
np-player-any =
    { $case ->
        [at] a un jugador
        [of] de un jugador
       *[other] un jugador
    }
np-with = con { $list }
np-that = que { $is }
np-is =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] sean
           *[other] sea
        }
    } { TERM($what) }
np-is-not =
    { $number ->
        [pl] no sean
       *[other] no sea
    } { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] sean
           *[other] sea
        }
    } { $number ->
        [pl] { "" }
       *[other] { ATTR($what, "gender") ->
            [f] una
           *[other] un
        }
    } { TERM($what) }
np-is-not-a =
    { $number ->
        [pl] no sean
       *[other] no sea { ATTR($what, "gender") ->
            [f] una
           *[other] un
        }
    } { TERM($what) }
np-has =
    { $number ->
        [pl] tengan
       *[other] tenga
    } { TERM($what) }
np-has-not =
    { $number ->
        [pl] no tengan
       *[other] no tenga
    } { TERM($what) }
np-is-and = { $a } y { $b }
np-is-or = { $a } o { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = otro
    .as = before
    .f = otra
    .pl = otros
    .f-pl = otras
    .is =
        { $number ->
            [pl] no son esta carta
           *[other] no es esta carta
        }

## Frames

row = { $text }.
row-quoted = { $text }.
row-inside = { $text }
    .quoted = { $text }
frame-as = [{ $as }] { $text }
    .then = capital
frame-label = { $on }: { $text }
    .then = capital
frame-on = { $on }, { $text }
frame-once = { $once }, { $text }
frame-on-once = { $once }, { $on }, { $text }
frame-may = puedes hacer lo siguiente: { $text }
frame-did = si lo haces, { $text }
frame-did-if = si lo haces y { $if }, { $text }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = puedes pagar: { $cost }. Si lo haces, { $text }
frame-if = si { $if }, { $text }
frame-for = { $text } { $for }
head-way = { TERM($word) }
once-turn = una vez por turno
once-match = una vez por partida
cost-and = { $a }, { $b }
np-and = { $a } y { $b }
cond-or = { $a } o { $b }
cond-or-middle = { $a }, { $b }
cond-not = no se cumple que { $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = { TERM($type) } al azar
read-numbers = un/una/uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce
