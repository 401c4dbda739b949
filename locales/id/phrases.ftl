## Frasa benda. $n jumlahnya; kata sifat dan keterangan di belakang kata benda, .counter kata penggolong.

noun-card = kartu
    .counter = lembar
np-n = { $n }
np-head = { TERM($noun) } { TERM($adj) } { TERM($place) } { TERM($with) } { TERM($after) }
np-choose = { np-n } { np-head }
np-target = { np-choose }
np-up-to = hingga { np-n } { np-head }
np-all = semua { np-head }
np-random = { np-n } { TERM($noun) } { TERM($adj) } { TERM($place) } secara acak { TERM($with) } { TERM($after) }
np-most = { TERM($noun) } { TERM($adj) } { TERM($place) } dengan { TERM($stat) } tertinggi { TERM($after) }
np-least = { TERM($noun) } { TERM($adj) } { TERM($place) } dengan { TERM($stat) } terendah { TERM($after) }
np-this = kartu ini
np-same = kartu itu
np-host = pembawanya
np-some = { np-head }
np-event = { TERM($noun) } { TERM($adj) } { $other ->
        [yes] lain
       *[no] { "" }
    } { TERM($with) } { TERM($after) }
np-paid = { np-n } { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
       *[other] setidaknya { np-n } { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
    }
np-at-most = paling banyak { np-n } { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
np-exactly = tepat { np-n } { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
np-none = { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
np-against = { TERM($noun) } { TERM($adj) }
np-player-self = kamu
np-player-opponent = lawan
np-player-any = seorang pemain
np-with = dengan { $list }
np-that = yang { $is }
np-is = { TERM($what) }
np-is-not = tidak { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] merupakan
    } { TERM($what) }
np-is-not-a = bukan { TERM($what) }
np-has = memiliki { TERM($what) }
np-has-not = tidak memiliki { TERM($what) }
np-is-and = { $a } dan { $b }
np-is-or = { $a } atau { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = lain
    .order = 90
    .is = bukan kartu ini
row = { $text }.
row-quoted = { $text }
row-inside = { $text }.
    .quoted = { $text }
frame-as = [{ $as }] { $text }
    .then = capital
frame-label = { $on }: { $text }
    .then = capital
frame-on = { $on }, { $text }
frame-once = { $once }, { $text }
frame-on-once = { $once }, { $on }, { $text }
frame-may = kamu boleh { $text }
frame-did = jika ya, { $text }
frame-did-if = jika ya, dan jika { $if }, { $text }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = kamu boleh membayar { $cost }. Jika ya, { $text }
frame-if = jika { $if }, { $text }
frame-for = { $text } { $for }
head-way = { TERM($word) }
once-turn = sekali tiap giliran
once-match = sekali tiap permainan
cost-and = { $a }, { $b }
np-and = { $a } dan { $b }
cond-or = { $a } atau { $b }
cond-or-middle = { $a }, { $b }
cond-not = tidak benar bahwa { $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = { TERM($type) } acak
read-numbers = satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|dua belas
