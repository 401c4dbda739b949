type-creature = criatura
    .gender = f
    .pl = criaturas
type-trick = truque
    .gender = m
    .pl = truques
number-power = força
noun-hand = carta
    .gender = f
    .pl = cartas
noun-pile = carta
    .gender = f
    .pl = cartas
in-field-any = { "" }
in-hand-self = da sua mão
in-pile-self = da sua pilha
where-tired = cansado
    .f = cansada
    .pl = cansados
    .f-pl = cansadas
    .false = descansado
    .is = esteja cansada
    .is-pl = estejam cansadas
    .is-not = não esteja cansada
    .is-not-pl = não estejam cansadas
    .false-f = descansada
    .false-pl = descansados
    .false-f-pl = descansadas
where-cost_at_most = custo { $n } ou menos
    .as = with
where-has = { TERM($word) }
    .as = with
where-name = chamada “{ $card }”
    .as = after
    .false = diferente de “{ $card }”
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] aquelas criaturas
       *[sg] aquela criatura
    }
    .gender = f
if-foe_controls =
    { ATTR($cards, "pick") ->
        [none] seu oponente não controlar
       *[other] seu oponente controlar
    } { TERM($cards) }
op-recall =
    devolva { TERM($to) } { ATTR($to, "number") ->
        [pl] para as mãos de seus donos
       *[other] para a mão do dono
    }
op-tire = canse { TERM($to) }
op-take = coloque na sua mão { TERM($to) }
op-drop = descarte { TERM($to) }
op-lend =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ganham
       *[other] ganha
    } { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
op-call =
    coloque na sua mão { $val ->
        [1] uma cópia
       *[other] { $val } cópias
    } de “{ TERM($card) }”
cost-drop = descarte { TERM($cards) }
op-scorch = cause { $val ->
        [one] { $val } ponto de dano
       *[other] { $val } pontos de dano
    } { TERM($to, case: "at") }
