## Permainan

game-name = Kartu Kekacauan
game-about = Masing-masing tiga puluh giliran, dua puluh kartu, satu pemimpin: kartu-kartunya lahir dari sebuah tata bahasa, jadi apa pun yang dapat diucapkannya mungkin ada di dek lawan.

## Kata: tipe dan subtipe adalah kata benda; kata kunci selalu ditulis dengan huruf besar

type-leader = pemimpin
type-minion = pengikut
type-spell = mantra
subtype-beast = Binatang Buas
subtype-dragon = Naga
subtype-demon = Iblis
keyword-charge = Serbu
keyword-taunt = Provokasi
keyword-stealth = Senyap
keyword-untargetable = Kebal Sasaran
keyword-shield = Perisai
keyword-poisonous = Racun
keyword-lifesteal = Isap Nyawa
about-keyword-charge = Karakter ini dapat menyerang pada giliran saat masuk arena.
about-keyword-taunt = Karakter lawan harus menyerang karakter dengan Provokasi yang dapat dilihatnya.
about-keyword-stealth = Lawan tidak dapat menyerang atau memilih karakter ini. Karakter ini kehilangan Senyap saat menyerang.
about-keyword-untargetable = Tidak ada efek yang dapat memilih kartu ini. Efek yang mengenai semua, atau satu secara acak, tetap mengenainya.
about-keyword-shield = Perisai menahan seluruh DMG pertama, lalu hilang.
about-keyword-poisonous = Pengikut yang terkena DMG dari kartu ini dihancurkan.
about-keyword-lifesteal = DMG yang ditimbulkan kartu ini memulihkan HP pemimpin pemainnya sebanyak itu juga.
noun-play = karakter
np-n = { $n }

## Angka kartu, penghitung, yang disandang kartu

number-cost = biaya
number-atk = ATK
number-hp = HP
number-attacks = serangan setiap giliran
counter-max_mp = MP maksimum
counter-mp_used = MP terpakai
counter-fatigue = keletihan
quantity-mp = MP
state-lost = HP yang hilang
state-attacked = serangan terpakai
state-heat = panas
state-threshold = ambang panas

## Zona

zone-leader = tempat pemimpin
zone-field = arena
zone-hand = tangan
zone-deck = dek
zone-graveyard = kuburan
zone-play = pemimpin dan arena
zone-hand_or_deck = tangan atau dek
zone-everywhere = pemimpin, arena, tangan, dan dek

## Berapa lama perubahan berlaku: tidak ada yang dicetak

for-lasting =
    .name = hingga disetel ulang

## Kalimat. Semua efek sebuah kartu menjadi satu paragraf: `seq-abilities` menyambungnya dengan spasi.
## `frame-as-on-if` menyatukan tempat efek bekerja dan syaratnya dalam satu “jika”.

seq-abilities = { $a } { $b }
frame-as-on = { $on }, { $as }, { $text }
frame-as-on-if = { $on }, { $as } dan { $if }, { $text }
as-in_hand = jika kartu ini ada di tanganmu
    .name = bekerja dari tangan
as-in_deck = jika kartu ini ada di dekmu
    .name = bekerja dari dek
as-in_hand_or_deck = jika kartu ini ada di tangan atau dekmu
    .name = bekerja dari tangan dan dek
printed-keyword = { TERM($word) }.
printed-attacks = Menyerang { $n } kali setiap giliran.
on-battlecry = Pekik Perang
    .as = label
    .name = Pekik Perang
# Tidak dicetak pada mantra; `.quoted` dicetak di dalam tanda kutip efek yang diberikan.
on-cast =
    .name = Saat Dirapal
    .quoted = Saat Dirapal
on-deathrattle = Napas Terakhir
    .as = label
    .name = Napas Terakhir
on-on_discard = Saat Dibuang
    .as = label
    .name = Saat Dibuang
on-your_turn_start = pada awal giliranmu
on-their_turn_start = pada awal giliran lawan
on-each_turn_start = pada awal setiap giliran
on-your_turn_end = pada akhir giliranmu
on-their_turn_end = pada akhir giliran lawan
on-each_turn_end = pada akhir setiap giliran

## Kartu mana. Kasus `from`: tempat asal kartu yang diambil dari situ.

np-random = { np-n } { TERM($noun) } { TERM($adj) } acak { TERM($place) } { TERM($with) } { TERM($after) }
np-some =
    { TERM($noun) } { TERM($adj) } { $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] lain
        }
       *[other] { "" }
    } { $zone ->
        [play] { TERM($place) } { TERM($with) } { TERM($after) }
       *[other] { TERM($with) } { TERM($after) } { TERM($place) }
    }
to-own_leader = pemimpinmu
    .name = pemimpinmu
to-enemy_leader = pemimpin lawan
    .name = pemimpin lawan
to-both_leaders = kedua pemimpin
    .name = kedua pemimpin
to-this =
    { $type ->
        [leader] pemimpin ini
        [minion] pengikut ini
       *[other] kartu ini
    }
    .name = kartu ini
in-play-self = milikmu
in-play-opponent = milik lawan
in-hand-self = di tanganmu
    .from = dari tanganmu
in-hand-opponent = di tangan lawan
    .from = dari tangan lawan
in-hand-any = di tangan pemain mana pun
    .all = di tangan kedua pemain
    .from = dari tangan pemain mana pun
    .all-from = dari tangan kedua pemain
in-deck-self = di dekmu
    .from = dari dekmu
in-deck-opponent = di dek lawan
    .from = dari dek lawan
in-deck-any = di dek pemain mana pun
    .all = di dek kedua pemain
    .from = dari dek pemain mana pun
    .all-from = dari dek kedua pemain
in-hand_or_deck-self = di tangan atau dekmu
    .all = di tangan dan dekmu
    .from = dari tangan atau dekmu
    .all-from = dari tangan dan dekmu
in-hand_or_deck-opponent = di tangan atau dek lawan
    .all = di tangan dan dek lawan
    .from = dari tangan atau dek lawan
    .all-from = dari tangan dan dek lawan
in-hand_or_deck-any = di tangan atau dek pemain mana pun
    .all = di tangan dan dek kedua pemain
    .from = dari tangan atau dek pemain mana pun
    .all-from = dari tangan dan dek kedua pemain
where-type = { TERM($word) }
    .as = noun
    .name = tipe { $word }
where-subtype = { TERM($word) }
    .as = noun
    .name = subtipe { $word }
where-has = { TERM($word) }
    .as = with
    .name = kata kunci { $word }
where-cost_at_least = yang berbiaya { $n } atau lebih
    .as = after
    .is = berbiaya { $n } atau lebih
    .name = biaya { $n } atau lebih
where-cost_at_most = yang berbiaya { $n } atau kurang
    .as = after
    .is = berbiaya { $n } atau kurang
    .name = biaya { $n } atau kurang
where-atk_at_least = ATK { $n } atau lebih
    .as = with
    .name = ATK { $n } atau lebih
where-atk_at_most = ATK { $n } atau kurang
    .as = with
    .name = ATK { $n } atau kurang
where-hp_at_least = HP { $n } atau lebih
    .as = with
    .name = HP { $n } atau lebih
where-hp_at_most = HP { $n } atau kurang
    .as = with
    .name = HP { $n } atau kurang
where-attacks_at_least = sisa serangan { $n } atau lebih
    .as = with
    .name = sisa serangan { $n } atau lebih
where-attacks_at_most =
    { $n ->
        [0] sisa serangan 0
       *[other] sisa serangan { $n } atau kurang
    }
    .as = with
    .name = sisa serangan { $n } atau kurang

## Syarat

if-exists = ada { TERM($cards) }
    .name = ada kartu seperti itu
if-this =
    { $type ->
        [leader] pemimpin ini
        [minion] pengikut ini
       *[other] kartu ini
    } { TERM($is) }
    .name = kartu ini seperti itu
if-own_leader = pemimpinmu { TERM($is) }
    .name = pemimpinmu seperti itu
if-enemy_leader = pemimpin lawan { TERM($is) }
    .name = pemimpin lawan seperti itu
if-both_leaders = kedua pemimpin { TERM($is) }
    .name = kedua pemimpin seperti itu
if-mp_at_least = kamu memiliki { $n } MP atau lebih
if-mp_at_most =
    { $n ->
        [0] kamu memiliki 0 MP
       *[other] kamu memiliki { $n } MP atau kurang
    }
if-enemy_mp_at_least = lawan memiliki { $n } MP atau lebih
if-enemy_mp_at_most =
    { $n ->
        [0] lawan memiliki 0 MP
       *[other] lawan memiliki { $n } MP atau kurang
    }
if-both_mp_at_least = kedua pemain memiliki { $n } MP atau lebih
if-both_mp_at_most =
    { $n ->
        [0] kedua pemain memiliki 0 MP
       *[other] kedua pemain memiliki { $n } MP atau kurang
    }
if-max_mp_at_least = kamu memiliki { $n } MP maksimum atau lebih
if-max_mp_at_most =
    { $n ->
        [0] kamu memiliki 0 MP maksimum
       *[other] kamu memiliki { $n } MP maksimum atau kurang
    }
if-enemy_max_mp_at_least = lawan memiliki { $n } MP maksimum atau lebih
if-enemy_max_mp_at_most =
    { $n ->
        [0] lawan memiliki 0 MP maksimum
       *[other] lawan memiliki { $n } MP maksimum atau kurang
    }
if-both_max_mp_at_least = kedua pemain memiliki { $n } MP maksimum atau lebih
if-both_max_mp_at_most =
    { $n ->
        [0] kedua pemain memiliki 0 MP maksimum
       *[other] kedua pemain memiliki { $n } MP maksimum atau kurang
    }

## Efek

op-dmg = timbulkan { $val } DMG ke { TERM($to) }
    .name = DMG
op-heal = pulihkan { $val } HP pada { TERM($to) }
    .name = pulihkan HP
op-rearm = pulihkan { $val } serangan pada { TERM($to) }
    .name = pulihkan serangan
op-cost =
    { $sign ->
        [minus] kurangi
       *[other] naikkan
    } biaya { TERM($to) } sebesar { $abs }
    .name = ubah biaya
op-buff = { TERM($to) } mendapat { SIGNED($atk) }/{ SIGNED($hp) }
    .name = ATK dan HP
op-attacks = { TERM($to) } mendapat { $val } serangan tambahan setiap giliran
    .name = serangan tambahan
op-destroy = hancurkan { TERM($to) }
    .name = hancurkan
op-discard = buang { TERM($to, case: "from") }
    .name = buang
# Nama kartu dalam tanda kutip; di dalam efek yang diberikan, dengan tanda kutip dalam.
np-card =
    { $depth ->
        [2] ‘{ TERM($card) }’
       *[other] “{ TERM($card) }”
    }
op-transform =
    ubah { TERM($to) } menjadi { ATTR($card, "made") ->
        [known] { np-card }
       *[other] { TERM($card, number: "pl") }
    }
    .name = ubah wujud
op-move =
    { $dest ->
        [self-hand] taruh { TERM($to, case: "from") } ke tanganmu
        [opponent-hand] taruh { TERM($to, case: "from") } ke tangan lawan
        [owner-hand] kembalikan { TERM($to, case: "from") } ke tangan pemiliknya
        [self-field] taruh { TERM($to, case: "from") } ke arenamu
        [opponent-field] taruh { TERM($to, case: "from") } ke arena lawan
        [owner-field] taruh { TERM($to, case: "from") } ke arena pemiliknya
        [self-deck] kocok { TERM($to, case: "from") } ke dalam dekmu
        [opponent-deck] kocok { TERM($to, case: "from") } ke dalam dek lawan
       *[owner-deck] kocok { TERM($to, case: "from") } ke dalam dek pemiliknya
    }
    .name = pindahkan
op-copy =
    { $dest ->
        [self-hand] taruh salinan { TERM($to) } ke tanganmu
        [opponent-hand] taruh salinan { TERM($to) } ke tangan lawan
        [both-hand] taruh salinan { TERM($to) } ke tangan kedua pemain
        [owner-hand] taruh salinan { TERM($to) } ke tangan pemiliknya
        [self-field] taruh salinan { TERM($to) } ke arenamu
        [opponent-field] taruh salinan { TERM($to) } ke arena lawan
        [both-field] taruh salinan { TERM($to) } ke kedua arena
        [owner-field] taruh salinan { TERM($to) } ke arena pemiliknya
        [self-deck] kocok salinan { TERM($to) } ke dalam dekmu
        [opponent-deck] kocok salinan { TERM($to) } ke dalam dek lawan
        [both-deck] kocok salinan { TERM($to) } ke dalam kedua dek
       *[owner-deck] kocok salinan { TERM($to) } ke dalam dek pemiliknya
    }
    .name = salin
op-become = { TERM($to) } menjadi { TERM($word) }
    .name = ubah subtipe
op-give = { TERM($to) } mendapat { TERM($word) }
    .name = beri kata kunci
op-strip = hapus semua kata kunci dari { TERM($to) }
    .name = hapus kata kunci
op-overheat = buat semua efek dari { TERM($to) } menjadi terlalu panas
    .name = buat terlalu panas
op-dampen = turunkan ambang panas { TERM($to) } sebesar { $val }
    .name = turunkan ambang
op-reset = setel ulang { TERM($to) }
    .name = setel ulang
op-attach =
    { TERM($to) } mendapat { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
    .name = beri efek
op-draw =
    { $who ->
        [opponent] lawan menarik
        [both] kedua pemain menarik
       *[other] tarik
    } { $val } kartu
    .name = tarik kartu
op-mp =
    { $who ->
        [opponent] lawan { $sign ->
            [minus] kehilangan
           *[other] memulihkan
        }
        [both] kedua pemain { $sign ->
            [minus] kehilangan
           *[other] memulihkan
        }
       *[other] { $sign ->
            [minus] kamu kehilangan
           *[other] pulihkan
        }
    } { $abs } MP
    .name = MP
op-max_mp =
    { $who ->
        [opponent] lawan { $sign ->
            [minus] kehilangan
           *[other] mendapat
        }
        [both] kedua pemain { $sign ->
            [minus] kehilangan
           *[other] mendapat
        }
       *[other] { $sign ->
            [minus] kamu kehilangan
           *[other] dapatkan
        }
    } { $abs } MP maksimum
    .name = MP maksimum
n-copies =
    { ATTR($card, "made") ->
        [known] { $val } salinan { np-card }
       *[other] { TERM($card) }
    }
op-create =
    { $dest ->
        [self-field] panggil { n-copies } ke arenamu
        [opponent-field] panggil { n-copies } ke arena lawan
        [both-field] panggil { n-copies } ke masing-masing arena
        [self-hand] taruh { n-copies } ke tanganmu
        [opponent-hand] taruh { n-copies } ke tangan lawan
        [both-hand] taruh { n-copies } ke tangan masing-masing pemain
        [self-deck] kocok { n-copies } ke dalam dekmu
        [opponent-deck] kocok { n-copies } ke dalam dek lawan
       *[other] kocok { n-copies } ke dalam masing-masing dek
    }
    .name = buat kartu
op-win =
    { $who ->
        [opponent] lawan memenangkan permainan
        [both] kedua pemain memenangkan permainan
       *[other] kamu memenangkan permainan
    }
    .name = menangkan permainan
made-count =
    { $n ->
        [1] { $number ->
            [pl] { "" }
           *[other] { $n }
        }
       *[other] { $n }
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] dengan ‘{ $effects }’
           *[other] dengan “{ $effects }”
        }
       *[no] { "" }
    }
made-written =
    { made-count } { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { made-effects }
made-random =
    { made-count } { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    } acak { $cost ->
        [none] { "" }
       *[other] berbiaya { $cost }
    }

## Jenis efek

kind-damage = DMG
kind-restore = Pemulihan
kind-energy = Biaya dan MP
kind-cards = Kartu
kind-allies = Penguatan
kind-control = Kendali

## Fase, tindakan, peristiwa

phase-start = Fase Awal
phase-main = Fase Utama
phase-end = Fase Akhir
action-play = mainkan
action-attack = serang
event-destroyed = dihancurkan
event-discarded = dibuang
routine-discard = buang
routine-draw = tarik

## Mengapa tidak bisa

refused-full = Arena sudah penuh
refused-weak = Karakter tanpa ATK tidak dapat menyerang
refused-asleep = Karakter ini baru saja datang
refused-attacked = Karakter ini tidak punya sisa serangan giliran ini

## Nama untuk teks aturan

pick-target = sasaran
to-target =
    .name = kartu yang dipilih
to-all =
    .name = semua kartu yang cocok
to-random =
    .name = satu kartu acak yang cocok
where-reachable =
    .name = dapat dipilih

## Dek

deck-herd = Kawanan Panjang
deck-kiln = Tungku dan Bara
deck-ledger = Buku Utang yang Pahit
deck-crossing = Gerbang dan Cermin
deck-vigil = Jaga Malam yang Lambat
deck-quench = Besi Dingin

## Nama kartu buatan

gen-name-1 = { $b } { $a }
gen-name-2 = { $a } dari { $b }
gen-name-3 = { $b } { $a }
gen-name-4 = { $b } { $a }
gen-name-5 = { $a } { $b }
gen-name-6 = { $a } yang { $b }
gen-name-7 = { $a } dari { $b }

gen-beast-1 = Anjing Pemburu
gen-beast-2 = Rusa
gen-beast-3 = Luak
gen-beast-4 = Babi Hutan
gen-beast-5 = Berang-Berang
gen-beast-6 = Cangak
gen-beast-7 = Macan Dahan
gen-beast-8 = Domba Jantan
gen-beast-9 = Bagal
gen-beast-10 = Lembu
gen-beast-11 = Kelinci
gen-beast-12 = Serigala
gen-beast-13 = Beruang
gen-beast-14 = Rubah
gen-beast-15 = Alap-Alap
gen-beast-16 = Kodok
gen-beast-17 = Musang
gen-beast-18 = Kambing
gen-beast-19 = Banteng
gen-beast-20 = Gagak
gen-beast-21 = Burung Hantu
gen-beast-22 = Ular Beludak
gen-beast-23 = Kijang
gen-beast-24 = Celurut
gen-beast-25 = Cerpelai
gen-beast-26 = Garangan
gen-beast-27 = Bangau
gen-beast-28 = Bison
gen-beast-29 = Prenjak
gen-beast-30 = Gabus
gen-beast-31 = Kerbau
gen-beast-32 = Landak

gen-dragon-1 = Naga Muda
gen-dragon-2 = Naga Tua
gen-dragon-3 = Anak Naga
gen-dragon-4 = Ular Naga
gen-dragon-5 = Naga Bersayap
gen-dragon-6 = Salamander
gen-dragon-7 = Basilisk
gen-dragon-8 = Tetasan
gen-dragon-9 = Naga Api
gen-dragon-10 = Pelilit
gen-dragon-11 = Sayap Bara
gen-dragon-12 = Naga Langit
gen-dragon-13 = Naga Tanah
gen-dragon-14 = Sayap Abu
gen-dragon-15 = Punggung Sisik
gen-dragon-16 = Titisan Api
gen-dragon-17 = Ekor Panjang
gen-dragon-18 = Rahang Bara
gen-dragon-19 = Sisik Badai
gen-dragon-20 = Penjaga Sarang
gen-dragon-21 = Penimbun
gen-dragon-22 = Induk Naga
gen-dragon-23 = Sisik Surya
gen-dragon-24 = Penggigit Ekor
gen-dragon-25 = Penyisir Awan
gen-dragon-26 = Peluncur
gen-dragon-27 = Penghangus
gen-dragon-28 = Naga Membara
gen-dragon-29 = Bungsu Sarang
gen-dragon-30 = Punggung Jambul
gen-dragon-31 = Cakar Kecil
gen-dragon-32 = Lilit Angin

gen-demon-1 = Setan Kecil
gen-demon-2 = Jin
gen-demon-3 = Juru Sita
gen-demon-4 = Penggoda
gen-demon-5 = Pelahap
gen-demon-6 = Juru Tulis
gen-demon-7 = Pembisik
gen-demon-8 = Makelar
gen-demon-9 = Algojo
gen-demon-10 = Bayang-Bayang
gen-demon-11 = Si Ceking
gen-demon-12 = Penagih
gen-demon-13 = Penyaru
gen-demon-14 = Pengerat
gen-demon-15 = Momok
gen-demon-16 = Pencemooh
gen-demon-17 = Si Malang
gen-demon-18 = Penyiksa
gen-demon-19 = Lintah Darat
gen-demon-20 = Pengutang
gen-demon-21 = Penipu
gen-demon-22 = Pengintai
gen-demon-23 = Si Rakus
gen-demon-24 = Peratap
gen-demon-25 = Penuduh
gen-demon-26 = Penguliti
gen-demon-27 = Penenung
gen-demon-28 = Pengkhianat
gen-demon-29 = Mandor
gen-demon-30 = Penyeringai
gen-demon-31 = Penghantu
gen-demon-32 = Pemikat

gen-leader-1 = Orsolya
gen-leader-2 = Tamsin
gen-leader-3 = Brano
gen-leader-4 = Ismaya
gen-leader-5 = Korvin
gen-leader-6 = Maelis
gen-leader-7 = Tobren
gen-leader-8 = Hespera
gen-leader-9 = Ludo
gen-leader-10 = Wenna
gen-leader-11 = Osrik
gen-leader-12 = Petra
gen-leader-13 = Kuilan
gen-leader-14 = Rowena
gen-leader-15 = Sabin
gen-leader-16 = Tesalia
gen-leader-17 = Ulrik
gen-leader-18 = Wigdis
gen-leader-19 = Wistan
gen-leader-20 = Santipe
gen-leader-21 = Yorik
gen-leader-22 = Selda
gen-leader-23 = Aldus
gen-leader-24 = Berit
gen-leader-25 = Kosmo
gen-leader-26 = Delfina
gen-leader-27 = Edda
gen-leader-28 = Fabian
gen-leader-29 = Greta
gen-leader-30 = Hakon
gen-leader-31 = Ilsa
gen-leader-32 = Jorun
gen-leader-33 = Kester
gen-leader-34 = Linea
gen-leader-35 = Magnus
gen-leader-36 = Neris
gen-leader-37 = Odo
gen-leader-38 = Perpetua
gen-leader-39 = Rufus
gen-leader-40 = Suniwa

## Kartu

card-CC-L0001 = Yang Tak Tertulis
card-CC-L0002 = Brannoch dari Kawanan Panjang
card-CC-L0003 = Vessa Penempa Bara
card-CC-L0004 = Aurelle, Penjaga Tungku
card-CC-L0005 = Mordant, Sang Pemegang Hitungan
card-CC-L0006 = Suster Lumen
card-CC-L0007 = Karst Tua
card-CC-L0008 = Panitera Dingin
card-CC-L0009 = Imra si Tangan Kilat
card-CC-M0001 = Anak Rubah Pulutan
card-CC-M0002 = Induk Babi Duri
card-CC-M0003 = Anjing Kerikil
card-CC-M0004 = Pemanggil Kawanan
card-CC-M0005 = Raksasa Padang
card-CC-M0006 = Ibu Agung Bertanduk
card-CC-M0007 = Cerpelai Malam
card-CC-M0008 = Pelari Bulu Kaku
card-CC-M0009 = Raja Kubangan
card-CC-M0010 = Anak Beruang Tidur
card-CC-M0011 = Martir Sembilan Lipat
card-CC-M0012 = Penjaga Pagar Hidup
card-CC-M0013 = Kurir Abu
card-CC-M0014 = Juru Tulis Belerang
card-CC-M0015 = Setan Kecil Gerbang
card-CC-M0016 = Pemakan Kontrak
card-CC-M0017 = Naga Penjaga Pasang
card-CC-M0018 = Juru Sita Hampa
card-CC-M0019 = Iblis Lentera
card-CC-M0020 = Bisikan Terkubur
card-CC-M0021 = Penagih Utang
card-CC-M0022 = Kuli Gerbang Kembar
card-CC-M0023 = Naga Penyeberang
card-CC-M0024 = Anak Sapi Cermin
card-CC-M0025 = Lonceng Kelana
card-CC-M0026 = Naga Tua Arsip
card-CC-M0027 = Makelar Ganti Rupa
card-CC-M0028 = Hantu Pembuat Peta
card-CC-M0029 = Pengintai Parit
card-CC-M0030 = Anak Naga Bara
card-CC-M0031 = Peludah Terak
card-CC-M0032 = Ibu Suri Tanur
card-CC-M0033 = Sersan Batu Bara
card-CC-M0034 = Naga Kaca
card-CC-M0035 = Pembaca Asap
card-CC-M0036 = Adipati Kayu Api
card-CC-M0037 = Hitungan Hangus
card-CC-M0038 = Tanur Kesembilan
card-CC-M0039 = Penggali Kubur yang Sabar
card-CC-M0040 = Pekebun Tulang
card-CC-M0041 = Perawat Makam
card-CC-M0042 = Lembu Pembawa Relik
card-CC-M0043 = Santo Lilin
card-CC-M0044 = Pelajaran Terakhir
card-CC-M0045 = Penjaga Pengukur Tekanan
card-CC-M0046 = Tangan Penyepuh
card-CC-M0047 = Pemutar Katup
card-CC-M0048 = Mesin Garis Merah
card-CC-S0002 = Penyiangan
card-CC-S0003 = Berahi Musim Semi
card-CC-S0004 = Upeti Merah
card-CC-S0005 = Napas Kedua
card-CC-S0006 = Serbuan Kawanan
card-CC-S0007 = Hibernasi
card-CC-S0008 = Catatan Utang yang Pahit
card-CC-S0009 = Pemberat
card-CC-S0010 = Api dari Dua Ujung
card-CC-S0011 = Hujan Tungku
card-CC-S0012 = Air Raksa
card-CC-S0013 = Petunjuk Panjang
card-CC-S0014 = Angin Niaga
card-CC-S0015 = Metamorfosis Tak Diminta
card-CC-S0016 = Wajah Pinjaman
card-CC-S0017 = Pengocokan Akbar
card-CC-S0018 = Pesta Topeng
card-CC-S0019 = Dua Kali Dikisahkan
card-CC-S0020 = Tarikan Napas Dalam
card-CC-S0021 = Heningnya Tanur
card-CC-S0022 = Besi Dingin
card-CC-S0023 = Lembaran Kosong
card-CC-S0024 = Katup Terbuka
card-CC-S0025 = Ritus Jam Tanpa Cahaya
card-CC-S0026 = Surat-Surat Bersegel
card-CC-S0027 = Karat dan Desas-Desus
card-CC-S0028 = Orang Banyak Memutuskan
card-CC-S0029 = Putusan
card-CC-S0001 = Semangat Baru
card-CC-M0901 = Merpati Tanah Liat
card-CC-M0902 = Anak Anjing Padang
card-CC-M0903 = Beruang yang Terjaga
card-CC-M0904 = Setan Kecil Gudang
card-CC-M0905 = Tukang Kebun Rusuk
card-CC-M0906 = Nisan Berjalan
card-CC-M0907 = Anak Sapi Berjamur
card-CC-M0908 = Ngengat Bara
card-CC-M0909 = Domba Besi
card-CC-M0910 = Naga Kertas
card-CC-M0911 = Halaman Tak Selesai
card-CC-S0901 = Duka Pinjaman
card-CC-S0902 = Surat Bersegel
card-CC-S0903 = Suap Kecil
