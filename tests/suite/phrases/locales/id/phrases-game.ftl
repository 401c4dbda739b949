type-creature = makhluk
type-trick = trik
number-power = kekuatan
noun-hand = kartu
noun-pile = kartu
in-field-any = { "" }
in-hand-self = dari tanganmu
in-pile-self = dari tumpukanmu
where-tired = lelah
    .order = 20
    .is = lelah
    .is-not = tidak lelah
    .false = bugar
where-cost_at_most = biaya { $n } atau kurang
    .as = with
where-has = { TERM($word) }
    .as = with
where-name = bernama “{ $card }”
    .as = after
    .false = selain “{ $card }”
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] makhluk-makhluk itu
       *[sg] makhluk itu
    }
if-foe_controls = 
    lawan { ATTR($cards, "pick") ->
        [none] tidak punya
       *[other] punya
    } { TERM($cards) }
op-recall = kembalikan { TERM($to) } ke tangan pemiliknya
op-tire = lelahkan { TERM($to) }
op-take = masukkan { TERM($to) } ke tanganmu
op-drop = buang { TERM($to) }
op-lend =
    { TERM($to) } memperoleh { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
op-call = masukkan { $val } salinan “{ TERM($card) }” ke tanganmu
cost-drop = buang { TERM($cards) } dari tanganmu
op-scorch = timbulkan { $val } DMG ke { TERM($to) }
