type-creature = créature
    .gender = f
    .pl = créatures
type-trick = ruse
    .gender = f
    .pl = ruses
number-power = force
noun-hand = carte
    .gender = f
    .pl = cartes
noun-pile = carte
    .gender = f
    .pl = cartes
in-field-any = { "" }
in-hand-self = de votre main
in-pile-self = de votre défausse
where-tired = fatigué
    .f = fatiguée
    .pl = fatigués
    .f-pl = fatiguées
    .false = reposé
    .false-f = reposée
    .false-pl = reposés
    .false-f-pl = reposées
where-cost_at_most = un coût de { $n } ou moins
    .as = with
where-has = la capacité { TERM($word) }
    .as = with
where-name = nommée « { $card } »
    .as = after
    .false = autre que « { $card } »
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] ces créatures
       *[sg] cette créature
    }
    .gender = f
if-foe_controls =
    { ATTR($cards, "pick") ->
        [none] votre adversaire ne contrôle
       *[other] votre adversaire contrôle
    } { TERM($cards) }
op-recall =
    renvoyez { TERM($to) } dans { ATTR($to, "number") ->
        [pl] la main de leurs propriétaires
       *[other] la main de son propriétaire
    }
op-tire = fatiguez { TERM($to) }
op-take = prenez en main { TERM($to) }
op-drop = défaussez { TERM($to) }
op-lend =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gagnent
       *[other] gagne
    } { $depth ->
        [2] “{ $effects }”
       *[other] « { $effects } »
    }
op-call =
    prenez en main { $val ->
        [1] une copie
       *[other] { $val } copies
    } de « { TERM($card) } »
cost-drop = défaussez { TERM($cards) }
op-scorch =
    infligez { $val ->
        [one] { $val } blessure
       *[other] { $val } blessures
    } { TERM($to, case: "at") }
