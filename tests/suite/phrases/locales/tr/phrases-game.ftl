type-creature = yaratık
    .acc = yaratığı
    .dat = yaratığa
    .pl = yaratıklar
type-trick = numara
    .acc = numarayı
    .dat = numaraya
    .pl = numaralar
number-power = güç
    .poss = gücü
noun-hand = kart
    .acc = kartı
    .dat = karta
    .pl = kartlar
noun-pile = kart
    .acc = kartı
    .dat = karta
    .pl = kartlar
in-field-any = { "" }
in-hand-self = elindeki
in-pile-self = yığınındaki
where-tired = yorgun
    .order = 20
    .false = dinç
where-cost_at_most = bedeli { $n } veya daha az
    .as = with
where-has = { TERM($word) } yeteneği
    .as = with
where-name = “{ $card }” adlı
    .as = after
    .false = “{ $card }” dışındaki
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] { $case ->
            [acc] o yaratıkları
            [dat] o yaratıklara
           *[nom] o yaratıklar
        }
       *[sg] { $case ->
            [acc] o yaratığı
            [dat] o yaratığa
           *[nom] o yaratık
        }
    }
if-foe_controls =
    rakibin { TERM($cards) } { ATTR($cards, "pick") ->
        [none] kontrol etmiyorsa
       *[other] kontrol ediyorsa
    }
op-recall =
    { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] sahiplerinin eline
       *[other] sahibinin eline
    } geri döndür
op-tire = { TERM($to, case: "acc") } yor
op-take = { TERM($to, case: "acc") } eline al
op-drop = { TERM($to, case: "acc") } at
op-lend =
    { TERM($to) } { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    } kazanır
op-call = eline { $val } “{ TERM($card) }” kopyası al
cost-drop = elinden { TERM($cards, case: "acc") } at
op-scorch = { TERM($to, case: "dat") } { $val } hasar ver
