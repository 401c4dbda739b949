## Grupos nominais. $gender é o gênero, $number o número; os adjetivos vêm depois do nome.

noun-card = carta
    .gender = f
    .pl = cartas
np-n = { $n }
np-un =
    { $gender ->
        [f] uma
       *[other] um
    }
np-le =
    { $gender ->
        [f] a
       *[other] o
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
np-up-to = até { np-n } { np-head } { np-tail }
np-all =
    { $who ->
        [self] { $gender ->
            [f] todas as suas
           *[other] todos os seus
        }
       *[other] { $gender ->
            [f] todas as
           *[other] todos os
        }
    } { np-head } { np-tail }
np-random = { np-one-or-n } { np-head } { TERM($place) } ao acaso { TERM($with) } { TERM($after) }
np-most = { np-le } { np-head } { TERM($place) } com a maior { TERM($stat) } { TERM($after) }
np-least = { np-le } { np-head } { TERM($place) } com a menor { TERM($stat) } { TERM($after) }
np-this = esta carta
    .gender = f
np-same = aquela carta
    .gender = f
np-host = seu portador
np-some = { np-un } { np-head } { np-tail }
np-event =
    { $other ->
        [yes] { $gender ->
            [f] outra
           *[other] outro
        }
       *[no] { np-un }
    } { np-head } { TERM($with) } { TERM($after) }
np-paid = { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-un }
       *[other] pelo menos { np-n }
    } { np-head } { TERM($with) } { TERM($after) }
np-at-most = no máximo { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-exactly = exatamente { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-none =
    { $gender ->
        [f] nenhuma
       *[other] nenhum
    } { np-head } { TERM($with) } { TERM($after) }
    .number = sg
np-against = { TERM($noun, number: "pl") } { TERM($adj) }
np-player-self =
    { $case ->
        [at] a você
        [of] de você
       *[other] você
    }
np-player-opponent =
    { $case ->
        [at] ao seu oponente
        [of] do seu oponente
       *[other] seu oponente
    }
np-player-any =
    { $case ->
        [at] a um jogador
        [of] de um jogador
       *[other] um jogador
    }
np-with = com { $list }
np-that = que { $is }
np-is =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] sejam
           *[other] seja
        }
    } { TERM($what) }
np-is-not =
    { $number ->
        [pl] não sejam
       *[other] não seja
    } { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] sejam
           *[other] seja
        }
    } { $number ->
        [pl] { "" }
       *[other] { ATTR($what, "gender") ->
            [f] uma
           *[other] um
        }
    } { TERM($what) }
np-is-not-a =
    { $number ->
        [pl] não sejam
       *[other] não seja { ATTR($what, "gender") ->
            [f] uma
           *[other] um
        }
    } { TERM($what) }
np-has =
    { $number ->
        [pl] tenham
       *[other] tenha
    } { TERM($what) }
np-has-not =
    { $number ->
        [pl] não tenham
       *[other] não tenha
    } { TERM($what) }
np-is-and = { $a } e { $b }
np-is-or = { $a } ou { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = outro
    .as = before
    .f = outra
    .pl = outros
    .f-pl = outras
    .is =
        { $number ->
            [pl] não são esta carta
           *[other] não é esta carta
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
frame-may = você pode fazer o seguinte: { $text }
frame-did = se fizer isso, { $text }
frame-did-if = se fizer isso e { $if }, { $text }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = você pode pagar: { $cost }. Se fizer isso, { $text }
frame-if = se { $if }, { $text }
frame-for = { $text } { $for }
head-way = { TERM($word) }
once-turn = uma vez por turno
once-match = uma vez por partida
cost-and = { $a }, { $b }
np-and = { $a } e { $b }
cond-or = { $a } ou { $b }
cond-or-middle = { $a }, { $b }
cond-not = não se cumprir a condição “{ $a }”
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = { TERM($type) } aleatório
read-numbers = um/uma|dois/duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze
