type-creature = creatura
    .gender = f
    .pl = creature
type-trick = trucco
    .gender = m
    .pl = trucchi
number-power = forza
noun-hand = carta
    .gender = f
    .pl = carte
noun-pile = carta
    .gender = f
    .pl = carte
in-field-any = { "" }
in-hand-self = dalla tua mano
in-pile-self = dalla tua pila
where-tired = stanco
    .f = stanca
    .pl = stanchi
    .f-pl = stanche
    .false = riposato
    .false-f = riposata
    .false-pl = riposati
    .false-f-pl = riposate
where-cost_at_most = costo { $n } o meno
    .as = with
where-has = { TERM($word) }
    .as = with
where-name = chiamata «{ $card }»
    .as = after
    .false = diversa da «{ $card }»
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] quelle creature
       *[sg] quella creatura
    }
    .gender = f
if-foe_controls =
    { ATTR($cards, "pick") ->
        [none] il tuo avversario non controlla
       *[other] il tuo avversario controlla
    } { TERM($cards) }
op-recall =
    fai tornare { TERM($to) } in mano { ATTR($to, "number") ->
        [pl] ai loro proprietari
       *[other] al suo proprietario
    }
op-tire = stanca { TERM($to) }
op-take = aggiungi alla tua mano { TERM($to) }
op-drop = scarta { TERM($to) }
op-lend =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ottengono
       *[other] ottiene
    } { $depth ->
        [2] “{ $effects }”
       *[other] «{ $effects }»
    }
op-call =
    aggiungi alla tua mano { $val ->
        [1] una copia
       *[other] { $val } copie
    } di «{ TERM($card) }»
cost-drop = scarta { TERM($cards) }
op-scorch = infliggi { $val ->
        [one] { $val } danno
       *[other] { $val } danni
    } { TERM($to, case: "at") }
