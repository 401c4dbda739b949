type-creature = criatura
    .gender = f
    .pl = criaturas
type-trick = truco
    .gender = m
    .pl = trucos
number-power = fuerza
noun-hand = carta
    .gender = f
    .pl = cartas
noun-pile = carta
    .gender = f
    .pl = cartas
in-field-any = { "" }
in-hand-self = de tu mano
in-pile-self = de tu pila
where-tired = cansado
    .f = cansada
    .pl = cansados
    .f-pl = cansadas
    .false = descansado
    .is = esté cansada
    .is-pl = estén cansadas
    .is-not = no esté cansada
    .is-not-pl = no estén cansadas
    .false-f = descansada
    .false-pl = descansados
    .false-f-pl = descansadas
where-cost_at_most = coste { $n } o menos
    .as = with
where-has = { TERM($word) }
    .as = with
where-name = llamada «{ $card }»
    .as = after
    .false = que no sea «{ $card }»
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] esas criaturas
       *[sg] esa criatura
    }
    .gender = f
if-foe_controls =
    { ATTR($cards, "pick") ->
        [none] tu rival no controla
       *[other] tu rival controla
    } { TERM($cards) }
op-recall =
    regresa { TERM($to) } a { ATTR($to, "number") ->
        [pl] las manos de sus propietarios
       *[other] la mano de su propietario
    }
op-tire = cansa { TERM($to) }
op-take = añade a tu mano { TERM($to) }
op-drop = descarta { TERM($to) }
op-lend =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ganan
       *[other] gana
    } { $depth ->
        [2] “{ $effects }”
       *[other] «{ $effects }»
    }
op-call =
    añade a tu mano { $val ->
        [1] una copia
       *[other] { $val } copias
    } de «{ TERM($card) }»
cost-drop = descarta { TERM($cards) }
op-scorch = haz { $val ->
        [one] { $val } punto de daño
       *[other] { $val } puntos de daño
    } { TERM($to, case: "at") }
