## Gruppi nominali. $gender è il genere, $number il numero; gli aggettivi seguono il nome.

noun-card = carta
    .gender = f
    .pl = carte
np-n = { $n }
np-un =
    { $gender ->
        [f] una
       *[other] un
    }
np-le =
    { $gender ->
        [f] la
       *[other] il
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
np-up-to = un massimo di { np-one-or-n } { np-head } { np-tail }
np-all =
    { $who ->
        [self] { $gender ->
            [f] tutte le tue
           *[other] tutti i tuoi
        }
       *[other] { $gender ->
            [f] tutte le
           *[other] tutti i
        }
    } { np-head } { np-tail }
np-random = { np-one-or-n } { np-head } { TERM($place) } a caso { TERM($with) } { TERM($after) }
np-most = { np-le } { np-head } { TERM($place) } con la { TERM($stat) } più alta { TERM($after) }
np-least = { np-le } { np-head } { TERM($place) } con la { TERM($stat) } più bassa { TERM($after) }
np-this = questa carta
    .gender = f
np-same = quella carta
    .gender = f
np-host = il suo portatore
np-some = { np-un } { np-head } { np-tail }
np-event =
    { $other ->
        [yes] { $gender ->
            [f] un’altra
           *[other] un altro
        }
       *[no] { np-un }
    } { np-head } { TERM($with) } { TERM($after) }
np-paid = { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-un }
       *[other] almeno { np-n }
    } { np-head } { TERM($with) } { TERM($after) }
np-at-most = al massimo { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-exactly = esattamente { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-none =
    { $gender ->
        [f] nessuna
       *[other] nessun
    } { np-head } { TERM($with) } { TERM($after) }
    .number = sg
np-against = { TERM($noun, number: "pl") } { TERM($adj) }
np-player-self =
    { $case ->
        [at] a te stesso
        [of] di te
       *[other] tu
    }
np-player-opponent =
    { $case ->
        [at] al tuo avversario
        [of] del tuo avversario
       *[other] il tuo avversario
    }
np-player-any =
    { $case ->
        [at] a un giocatore
        [of] di un giocatore
       *[other] un giocatore
    }
np-with = con { $list }
np-that = che { $is }
np-is =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] sono
           *[other] è
        }
    } { TERM($what) }
np-is-not =
    { $number ->
        [pl] non sono
       *[other] non è
    } { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] sono
           *[other] è
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
        [pl] non sono
       *[other] non è { ATTR($what, "gender") ->
            [f] una
           *[other] un
        }
    } { TERM($what) }
np-has =
    { $number ->
        [pl] hanno
       *[other] ha
    } { TERM($what) }
np-has-not =
    { $number ->
        [pl] non hanno
       *[other] non ha
    } { TERM($what) }
np-is-and = { $a } e { $b }
np-is-or = { $a } o { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = altro
    .as = before
    .f = altra
    .pl = altri
    .f-pl = altre
    .is =
        { $number ->
            [pl] non sono questa carta
           *[other] non è questa carta
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
frame-may = puoi fare quanto segue: { $text }
frame-did = se lo fai, { $text }
frame-did-if = se lo fai e { $if }, { $text }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = puoi pagare: { $cost }. Se lo fai, { $text }
frame-if = se { $if }, { $text }
frame-for = { $text } { $for }
head-way = { TERM($word) }
once-turn = una volta per turno
once-match = una volta per partita
cost-and = { $a }, { $b }
np-and = { $a } e { $b }
cond-or = { $a } o { $b }
cond-or-middle = { $a }, { $b }
cond-not = non è vero che { $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = { TERM($type) } a caso
read-numbers = un/uno/una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici
