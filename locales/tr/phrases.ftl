## Ad öbekleri. $case durum, $n sayı; sayıdan sonra ad tekil kalır. Sıfatlar ve nerede olduğu adın önünde durur.

noun-card = kart
    .acc = kartı
    .dat = karta
    .gen = kartın
    .pl = kartlar
    .acc-pl = kartları
    .dat-pl = kartlara
    .gen-pl = kartların
np-n = { $n }
np-head = { TERM($place) } { TERM($after) } { TERM($with) }
np-choose =
    { np-head } { $n ->
        [1] { TERM($adj) } bir
       *[other] { np-n } { TERM($adj) }
    } { TERM($noun, number: "sg") }
np-target = { np-choose }
np-up-to = { np-head } en çok { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-all = { TERM($place) } tüm { TERM($after) } { TERM($with) } { TERM($adj) } { TERM($noun) }
np-random =
    { TERM($place) } rastgele { TERM($after) } { TERM($with) } { $n ->
        [1] { TERM($adj) } bir
       *[other] { np-n } { TERM($adj) }
    } { TERM($noun, number: "sg") }
np-most = { TERM($place) } { TERM($stat, case: "poss") } en yüksek { TERM($after) } { TERM($with) } { TERM($adj) } { TERM($noun) }
np-least = { TERM($place) } { TERM($stat, case: "poss") } en düşük { TERM($after) } { TERM($with) } { TERM($adj) } { TERM($noun) }
np-this =
    bu { $case ->
        [acc] kartı
        [dat] karta
        [gen] kartın
       *[nom] kart
    }
np-same =
    o { $case ->
        [acc] kartı
        [dat] karta
        [gen] kartın
       *[nom] kart
    }
np-host = taşıyıcısı
np-some = { np-head } { TERM($adj) } bir { TERM($noun) }
np-event =
    { $other ->
        [yes] başka
       *[no] { "" }
    } { TERM($after) } { TERM($with) } { TERM($adj) } bir { TERM($noun) }
np-paid =
    { TERM($after) } { TERM($with) } { $n ->
        [1] { TERM($adj) } bir
       *[other] { np-n } { TERM($adj) }
    } { TERM($noun, number: "sg") }
np-at-least =
    { $n ->
        [1] { "" }
       *[other] en az
    } { TERM($after) } { TERM($with) } { $n ->
        [1] { TERM($adj) } bir
       *[other] { np-n } { TERM($adj) }
    } { TERM($noun, number: "sg") }
np-at-most = en çok { TERM($after) } { TERM($with) } { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-exactly = tam { TERM($after) } { TERM($with) } { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-none = hiç { TERM($after) } { TERM($with) } { TERM($adj) } { TERM($noun, number: "sg") }
np-against = { TERM($adj) } { TERM($noun) }
np-player-self =
    { $case ->
        [acc] kendini
        [dat] kendine
        [gen] senin
       *[nom] sen
    }
np-player-opponent =
    { $case ->
        [acc] rakibini
        [dat] rakibine
        [gen] rakibinin
       *[nom] rakibin
    }
np-player-any =
    { $case ->
        [acc] bir oyuncuyu
        [dat] bir oyuncuya
        [gen] bir oyuncunun
       *[nom] bir oyuncu
    }
np-with = { $list } olan
np-that = { $is }
np-is =
    { TERM($what, case: "nom", number: "sg") } { $follows ->
        [yes] { "" }
       *[no] olan
    }
np-is-not = { TERM($what, case: "nom", number: "sg") } olmayan
np-is-a =
    { TERM($what, case: "nom", number: "sg") } { $follows ->
        [yes] { "" }
       *[no] olan
    }
np-is-not-a = { TERM($what, case: "nom", number: "sg") } olmayan
np-has = { TERM($what, case: "nom", number: "sg") } olan
np-has-not = { TERM($what, case: "nom", number: "sg") } olmayan
np-is-and = { $a } ve { $b }
np-is-or = { $a } ya da { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = diğer
    .order = 5
    .is = bu kart olmayan

## Yetenek cümleleri

row = { $text }.
row-quoted = { $text }.
row-inside = { $text }
    .quoted = { $text }
frame-as = [{ $as }] { $text }
    .then = capital
frame-label = { $on }: { $text }
    .then = capital
frame-on = { $on } { $text }
frame-once = { $once } { $text }
frame-on-once = { $once }, { $on } { $text }
frame-may = şunu yapabilirsin: { $text }
frame-did = bunu yaparsan { $text }
frame-did-if = bunu yaparsan ve { $if } { $text }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = şunu ödeyebilirsin: { $cost }. Ödersen, { $text }
frame-if = { $if } { $text }
frame-for = { $for } { $text }
head-way = { TERM($word) }
once-turn = her tur bir kez
once-match = her oyun bir kez
cost-and = { $a }, { $b }
np-and = { $a } ve { $b }
cond-or = { $a } ya da { $b }
cond-or-middle = { $a }, { $b }
cond-not = “{ $a }” koşulu sağlanmıyorsa
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = rastgele { TERM($type) }
read-numbers = bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|on bir|on iki
