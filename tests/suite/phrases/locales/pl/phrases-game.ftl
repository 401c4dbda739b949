type-creature = stwór
    .gender = ma
    .acc = stwora
    .gen = stwora
    .dat = stworowi
    .pl = stwory
    .gen-pl = stworów
    .dat-pl = stworom
type-trick = sztuczka
    .gender = f
    .acc = sztuczkę
    .gen = sztuczki
    .dat = sztuczce
    .pl = sztuczki
    .gen-pl = sztuczek
    .dat-pl = sztuczkom
number-power = siła
    .loc = sile
noun-hand = karta
    .gender = f
    .acc = kartę
    .gen = karty
    .pl = karty
    .gen-pl = kart
noun-pile = karta
    .gender = f
    .acc = kartę
    .gen = karty
    .pl = karty
    .gen-pl = kart
in-field-any = { "" }
in-hand-self = z ręki
in-pile-self = ze swojego stosu
where-tired = zmęczony
    .order = 20
    .f = zmęczona
    .n = zmęczone
    .acc-f = zmęczoną
    .acc-ma = zmęczonego
    .gen = zmęczonego
    .gen-f = zmęczonej
    .dat = zmęczonemu
    .dat-f = zmęczonej
    .pl = zmęczone
    .gen-pl = zmęczonych
    .dat-pl = zmęczonym
    .false = wypoczęty
    .false-f = wypoczęta
    .false-n = wypoczęte
    .false-acc-f = wypoczętą
    .false-acc-ma = wypoczętego
    .false-gen = wypoczętego
    .false-gen-f = wypoczętej
    .false-dat = wypoczętemu
    .false-dat-f = wypoczętej
    .false-pl = wypoczęte
    .false-gen-pl = wypoczętych
    .false-dat-pl = wypoczętym
where-cost_at_most = o koszcie { $n } lub mniej
    .as = with
where-has = z cechą { TERM($word) }
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[sg] ma
        } cechę { TERM($word) }
    .is-not =
        nie { $number ->
            [pl] mają
           *[sg] ma
        } cechy { TERM($word) }
where-name = o nazwie „{ $card }”
    .as = after
    .false = , z wyjątkiem karty „{ $card }”,
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] { $case ->
            [dat] tym samym stworom
           *[other] te same stwory
        }
       *[sg] { $case ->
            [acc] tego samego stwora
            [dat] temu samemu stworowi
           *[nom] ten sam stwór
        }
    }
if-foe_controls =
    przeciwnik { ATTR($cards, "pick") ->
        [none] nie ma
       *[other] ma
    } { TERM($cards, case: "acc") }
op-recall =
    cofnij { TERM($to, case: "acc") } na { ATTR($to, "number") ->
        [pl] ręce właścicieli
       *[other] rękę właściciela
    }
op-tire = zmęcz { TERM($to, case: "acc") }
op-take = weź { TERM($to, case: "acc") } na rękę
op-drop = odrzuć { TERM($to, case: "acc") }
op-lend =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] zyskują
       *[other] zyskuje
    } { $depth ->
        [2] ‚{ $effects }’
       *[other] „{ $effects }”
    }
op-call =
    weź na rękę { $val ->
        [one] { $val } kopię
        [few] { $val } kopie
       *[many] { $val } kopii
    } karty „{ TERM($card) }”
cost-drop = odrzuć z ręki { TERM($cards, case: "acc") }
op-scorch =
    zadaj { $val ->
        [one] { $val } obrażenie
        [few] { $val } obrażenia
       *[many] { $val } obrażeń
    } { TERM($to, case: "dat") }
