type-creature = creature
    .pl = creatures
type-trick = trick
    .pl = tricks
number-power = power
noun-hand = card
    .pl = cards
noun-pile = card
    .pl = cards
in-field-any = { "" }
in-hand-self = from your hand
in-pile-self = from your pile
where-tired = tired
    .order = 20
    .false = rested
    .onset = consonant
where-cost_at_most = cost { $n } or less
    .as = with
where-has = { TERM($word) }
    .as = with
where-name = named { $card }
    .as = after
    .false = other than { $card }
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same = { $number ->
        [pl] those creatures
       *[sg] that creature
    }
if-foe_controls = your opponent has { TERM($cards) }
op-recall =
    return { TERM($to) } to { ATTR($to, "number") ->
        [pl] their owners’ hands
       *[other] its owner’s hand
    }
op-tire = tire { TERM($to) }
op-take = add { TERM($to) } to your hand
op-drop = discard { TERM($to) }
op-lend =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gain
       *[other] gains
    } { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
op-call =
    add { $val ->
        [1] a copy
       *[other] { $val } copies
    } of { TERM($card) } to your hand
cost-drop = discard { TERM($cards) }
op-scorch = deal { $val } damage to { TERM($to) }
