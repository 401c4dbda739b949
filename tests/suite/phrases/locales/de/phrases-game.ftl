type-creature = Wesen
    .gender = n
type-trick = Kniff
    .gender = m
    .pl = Kniffe
    .dat-pl = Kniffen
number-power = Kraft
    .gender = f
noun-hand = Karte
    .gender = f
    .pl = Karten
noun-pile = Karte
    .gender = f
    .pl = Karten
in-field-any = { "" }
in-hand-self = aus deiner Hand
in-pile-self = aus deinem Stapel
where-tired = müde
    .order = 20
    .m = müder
    .n = müdes
    .acc-m = müden
    .dat = müden
    .dat-pl = müden
    .pl = müde
    .weak = müde
    .weak-pl = müden
    .bare = müde
    .false = ausgeruhte
    .false-m = ausgeruhter
    .false-n = ausgeruhtes
    .false-acc-m = ausgeruhten
    .false-dat = ausgeruhten
    .false-dat-pl = ausgeruhten
    .false-pl = ausgeruhte
    .false-weak = ausgeruhte
    .false-weak-pl = ausgeruhten
    .false-bare = ausgeruht
where-cost_at_most = Kosten { $n } oder weniger
    .as = with
where-has = { TERM($word) }
    .as = with
where-name = namens „{ $card }“
    .as = after
    .false = außer „{ $card }“
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] { $case ->
            [dat] jenen
           *[other] jene
        }
       *[sg] { $case ->
            [dat] jenem
           *[other] jenes
        }
    } Wesen
if-foe_controls = dein Gegner { TERM($cards, case: "acc") } hat
op-recall =
    bringe { TERM($to, case: "acc") } auf die Hand { ATTR($to, "number") ->
        [pl] ihrer Besitzer
       *[other] { ATTR($to, "gender") ->
            [f] ihres Besitzers
           *[other] seines Besitzers
        }
    } zurück
op-tire = ermüde { TERM($to, case: "acc") }
op-take = nimm { TERM($to, case: "acc") } auf deine Hand
op-drop = wirf { TERM($to, case: "acc") } ab
op-lend =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] erhalten
       *[other] erhält
    } { $depth ->
        [2] ‚{ $effects }‘
       *[other] „{ $effects }“
    }
op-call =
    nimm { $val ->
        [1] eine Kopie
       *[other] { $val } Kopien
    } von „{ TERM($card) }“ auf deine Hand
cost-drop = wirf { TERM($cards, case: "acc") } ab
op-scorch = füge { TERM($to, case: "dat") } { $val } Schaden zu
