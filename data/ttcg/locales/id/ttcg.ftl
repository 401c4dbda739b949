# Kata-kata permainan ini. Jumlah kartu hingga sepuluh ditulis dengan huruf; poin, peringkat, ATK, dan DEF dengan angka.

## Permainan

game-name = TTCG
game-about = Unit dan mantra yang tumbuh dengan ditaruh di atas satu sama lain. Tiap kartu punya dua efek; memakai satu efek membuat kartunya miring. Dua puluh poin untuk tiap pemain; unit yang hancur merugikan pemiliknya sebanyak peringkatnya.

## Tipe kartu: di belakang kata benda (“unit Api”). Mantra adalah kata benda sendiri (`.kind` = spell).

type-earth = Tanah
type-water = Air
type-fire = Api
type-air = Angin
type-electric = Listrik
type-light = Cahaya
type-nature = Alam
type-dark = Kegelapan
type-spell = mantra
    .kind = spell
class-unit = unit
class-spell = mantra

## Subtipe: di belakang kata benda juga (“unit Naga”)

set-subtypes = subtipe
word-dragon = Naga
word-beast = Satwa Buas
word-elemental = Elemental
word-aquatic = Akuatik
word-warrior = Prajurit
word-spellcaster = Perapal
word-machine = Mesin
word-ghost = Hantu
word-insect = Serangga
word-reptile = Reptil
word-fairy = Peri
word-undead = Mayat Hidup
word-botanic = Tumbuhan
word-flying = Terbang
word-humanoid = Humanoid
word-fish = Ikan

## Kata kunci

keyword-indestructible = tidak dapat dihancurkan
keyword-immune = kebal
about-keyword-indestructible = Kartu ini tidak dapat dihancurkan, baik dalam pertempuran maupun oleh efek.
about-keyword-immune = Efek kartu yang disebut bersama kata ini tidak memilih maupun mengubah kartu ini. Pertempuran bukan efek.

## Angka kartu

number-attack = ATK
number-defense = DEF
number-level = peringkat
number-more_attacks = serangan tambahan

## Milik pemain dan akibatnya

counter-points = poin
counter-plays = kartu yang dimainkan giliran ini
counter-extra_plays = jatah kartu tambahan giliran ini
quantity-plays_given = jatah kartu dari efek tetap
quantity-plays_allowed = jatah kartu dalam satu giliran

## Yang disandang kartu

state-tapped = miring
state-tapped_now = dimiringkan giliran ini
state-attacks_made = serangan yang dilakukan
state-held_back = ditahan

## Zona, dan kata benda untuk kartu di sebuah zona

zone-units = zona unit
zone-spells = zona mantra
zone-under = kartu di bawahnya
zone-hand = tangan
zone-deck = dek
zone-discard = tumpukan buangan
zone-field = arena
noun-units = unit
noun-spells = mantra
np-n =
    { $n ->
        [1] satu
        [2] dua
        [3] tiga
        [4] empat
        [5] lima
        [6] enam
        [7] tujuh
        [8] delapan
        [9] sembilan
        [10] sepuluh
       *[other] { $n }
    }

## Jenis efek

as-normal = Biasa
as-continuous = Berkelanjutan
as-counter = Tangkisan
as-equip = Perlengkapan
as-latent = Laten
as-dormant = Dorman
as-passive = Pasif
cost-and = { $a } dan { $b }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = jika mau, { $cost }: { $text }
    .then = capital
frame-cost-if = jika { $if }, { $cost }: { $text }
    .then = capital
frame-may-cost-if = jika { $if } dan kamu mau, { $cost }: { $text }
    .then = capital
on-use = { "" }
    .name = kapan pun pemainnya mau
on-opponent_draw = selama Fase Tarik lawan
on-opponent_main = selama Fase Utama lawan
on-opponent_battle = selama Fase Tempur lawan
on-opponent_end = selama Fase Akhir lawan
on-always = { "" }
    .name = selalu
on-turn_start = pada awal giliranmu
on-played =
    { $filtered ->
        [yes] saat { $of ->
            [self] kamu memainkan { TERM($cards) }
            [opponent] lawan memainkan { TERM($cards) }
           *[any] { TERM($cards) } dimainkan
        }
       *[no] saat { $of ->
            [self] kamu memainkan kartu
            [opponent] lawan memainkan kartu
           *[any] kartu dimainkan
        }
    }
    .name = saat kartu dimainkan
on-effect_activates =
    saat efek { $of ->
        [self] kartu milikmu
        [opponent] kartu lawan
       *[any] sebuah kartu
    } diaktifkan
    .name = saat efek sebuah kartu diaktifkan
on-effect_activates-counter = { "" }
on-attacks = saat kartu ini menyerang
on-enemy_attacks = saat kartu lawan menyerang
on-after_attack = setelah kartu ini menyerang
on-other_destroyed =
    saat { TERM($cards) } { $of ->
        [self] milikmu
        [opponent] milik lawan
       *[any] { "" }
    } dihancurkan
    .name = saat kartu lain dihancurkan
on-sent_to_discard = saat kartu ini masuk ke tumpukan buangan
noun-on-other_destroyed = kartu
cost-discard = buang { TERM($cards) }
    .name = buang kartu
cost-points = korbankan { $n } poin
    .name = korbankan poin
cost-discard_this = buang kartu ini
    .name = buang kartu ini
cost-opponent_draws = biarkan lawan menarik { np-n } kartu
    .name = biarkan lawan menarik kartu
cost-opponent_gains = biarkan lawan mendapat { $n } poin
    .name = biarkan lawan mendapat poin
cost-opponent_untaps = biarkan lawan menegakkan { np-n } kartu
    .name = biarkan lawan menegakkan kartu

## Sasaran. Kasus `from`: tempat asal kartu yang diambil dari situ.

np-head = { TERM($noun) } { TERM($adj) } { TERM($place) } { TERM($with) } { TERM($after) }
np-choose = { np-n } { np-head }
np-up-to = hingga { np-n } { np-head }
np-all = semua { np-head }
np-random = { np-n } { TERM($noun) } { TERM($adj) } acak { TERM($place) } { TERM($with) } { TERM($after) }
np-most = { TERM($noun) } { TERM($adj) } { TERM($place) } dengan { TERM($stat) } tertinggi { TERM($with) } { TERM($after) }
np-least = { TERM($noun) } { TERM($adj) } { TERM($place) } dengan { TERM($stat) } terendah { TERM($with) } { TERM($after) }
np-paid = { np-n } { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
np-event =
    { TERM($noun) } { TERM($adj) } { $other ->
        [yes] lain
       *[no] { "" }
    } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
       *[other] { np-n } { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) } atau lebih
    } { $zone ->
        [discard] di tumpukan buanganmu
       *[other] { "" }
    }
np-against =
    efek { TERM($noun) } { TERM($adj) } { $who ->
        [self] milikmu
        [opponent] lawan
       *[other] { "" }
    }
to-this = kartu ini
    .name = kartu ini
to-equipped = unit yang dilengkapi
    .name = kartu yang dilengkapinya
to-chosen = unit-unit itu
    .name = yang dipilih baris sebelumnya
to-attacker = kartu penyerang
    .name = kartu penyerang
to-defender = unit yang diserang
    .name = unit yang diserang
to-event = kartu itu
    .name = kartu yang memicu efek ini
to-source = kartu pemilik efek itu
    .name = kartu yang efeknya dijawab
to-revealed = kartu-kartu itu
    .name = yang diperlihatkan
in-units-self = milikmu
in-units-opponent = milik lawan
in-units-any = di arena
in-spells-self = milikmu
in-spells-opponent = milik lawan
in-spells-any = di arena
in-field-self = milikmu
in-field-opponent = milik lawan
in-field-any = di arena
in-hand-self = di tanganmu
    .from = dari tanganmu
in-hand-opponent = di tangan lawan
    .from = dari tangan lawan
in-hand-any = di tangan pemain mana pun
    .from = dari tangan pemain mana pun
in-deck-self = di dekmu
    .from = dari dekmu
    .bare = { "" }
in-deck-opponent = di dek lawan
    .from = dari dek lawan
in-deck-any = di dek mana pun
    .from = dari dek mana pun
in-discard-self = di tumpukan buanganmu
    .from = dari tumpukan buanganmu
    .bare = { "" }
in-discard-opponent = di tumpukan buangan lawan
    .from = dari tumpukan buangan lawan
in-discard-any = di tumpukan buangan mana pun
    .from = dari tumpukan buangan mana pun
in-under-self = di bawah kartu-kartumu
    .from = dari bawah kartu-kartumu
in-hand-discard-self = di tangan atau tumpukan buanganmu
    .from = dari tangan atau tumpukan buanganmu
in-hand-discard-opponent = di tangan atau tumpukan buangan lawan
    .from = dari tangan atau tumpukan buangan lawan
in-hand-discard-any = di tangan atau tumpukan buangan pemain mana pun
    .from = dari tangan atau tumpukan buangan pemain mana pun
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] unit { TERM($word) }
        }
       *[other] { TERM($word) }
    }
    .as-field = noun
    .order = 10
    .is = bertipe { TERM($word) }
    .is-not = tidak bertipe { TERM($word) }
    .name = tipe { $word }
where-class = { TERM($word) }
    .as = noun
    .name = kelas { $word }
where-subtype = { TERM($word) }
    .order = 20
    .is = merupakan { TERM($word) }
    .is-not = bukan { TERM($word) }
    .name = subtipe { $word }
where-level = peringkat { $n }
    .order = 30
    .is = berperingkat { $n }
    .name = peringkat { $n }
where-level_at_most = peringkat { $n } atau lebih rendah
    .order = 30
    .is = berperingkat { $n } atau lebih rendah
    .name = peringkat { $n } atau lebih rendah
where-level_at_least = peringkat { $n } atau lebih tinggi
    .order = 30
    .is = berperingkat { $n } atau lebih tinggi
    .name = peringkat { $n } atau lebih tinggi
where-attack_at_most = ATK { $n } atau kurang
    .as = with
    .name = ATK { $n } atau kurang
where-attack_at_least = ATK { $n } atau lebih
    .as = with
    .name = ATK { $n } atau lebih
where-defense_at_most = DEF { $n } atau kurang
    .as = with
    .name = DEF { $n } atau kurang
where-defense_at_least = DEF { $n } atau lebih
    .as = with
    .name = DEF { $n } atau lebih
where-tapped = miring
    .order = 25
    .false = tegak
    .name = miring
where-equipped = berperlengkapan
    .order = 26
    .false = tanpa perlengkapan
    .name = berperlengkapan
where-keyword = yang { TERM($word) }
    .as = after
    .is = { TERM($word) }
    .name = kata kunci { $word }
where-name = yang bernama “{ $card }”
    .as = after
    .is = bernama “{ $card }”
    .name = dengan nama tertentu
where-other = lain
    .order = 90
    .is = bukan kartu ini
    .name = lain

## Berapa lama efek berlaku

for-this_turn = selama giliran ini
    .name = hingga giliran berakhir
for-while_on_field = selama kartu ini berada di arena
    .name = selama kartu ini berada di arena

for-lasting =
    .name = selama berada di arena dan tidak tertutup

## Syarat

if-control =
    { ATTR($cards, "pick") ->
        [none] { $who ->
            [opponent] lawan tidak mengendalikan { TERM($cards) } apa pun
           *[self] kamu tidak mengendalikan { TERM($cards) } apa pun
        }
       *[other] { $who ->
            [opponent] lawan mengendalikan { TERM($cards) }
           *[self] kamu mengendalikan { TERM($cards) }
        }
    }
    .not =
        { $who ->
            [opponent] lawan tidak mengendalikan { TERM($cards) }
           *[self] kamu tidak mengendalikan { TERM($cards) }
        }
    .name = kamu mengendalikan kartu seperti itu
if-have =
    { ATTR($cards, "pick") ->
        [none] kamu tidak memiliki { TERM($cards) } apa pun
       *[other] kamu memiliki { TERM($cards) }
    } { ATTR($cards, "zone") ->
        [discard] { ATTR($cards, "pick") ->
            [at-most] di tumpukan buanganmu
            [exactly] di tumpukan buanganmu
            [none] di tumpukan buanganmu
           *[other] { "" }
        }
       *[other] { "" }
    }
    .name = kamu memiliki kartu seperti itu

## Efek. Setelah biaya, kalimatnya tetap di belakang titik dua; karena itu `.to` mengulang nilainya.

op-destroy = hancurkan { TERM($to) }
    .name = hancurkan
op-send = kirim { TERM($to, case: "from") } ke tumpukan buangan
    .name = kirim ke tumpukan buangan
op-return = kembalikan { TERM($to, case: "from") } ke tangan pemiliknya
    .name = kembalikan ke tangan
op-put_on_top = taruh { TERM($to, case: "from") } ke atas dek pemiliknya
    .name = taruh di atas dek
op-put_at_bottom = taruh { TERM($to, case: "from") } ke dasar dek pemiliknya
    .name = taruh di dasar dek
op-shuffle = kocok { TERM($to, case: "from") } ke dalam dek pemiliknya
    .name = kocok ke dalam dek
op-take = ambil kendali atas { TERM($to) }
    .name = ambil kendali
op-mill =
    { $who ->
        [opponent] lawan menaruh { np-val } kartu teratas deknya ke tumpukan buangannya
        [both] kedua pemain menaruh { np-val } kartu teratas deknya ke tumpukan buangannya
       *[other] taruh { np-val } kartu teratas dekmu ke tumpukan buanganmu
    }
    .to =
        { $who ->
            [opponent] lawan menaruh { np-val } kartu teratas deknya ke tumpukan buangannya
            [both] kedua pemain menaruh { np-val } kartu teratas deknya ke tumpukan buangannya
           *[other] taruh { np-val } kartu teratas dekmu ke tumpukan buanganmu
        }
    .name = dari dek ke tumpukan buangan
op-discard =
    { $who ->
        [opponent] lawan membuang { np-val } kartu dari tangannya
        [both] kedua pemain membuang { np-val } kartu dari tangannya
       *[other] buang { np-val } kartu dari tanganmu
    } { $choice ->
        [random] secara acak
       *[other] { "" }
    }
    .to =
        { $who ->
            [opponent] lawan membuang { np-val } kartu dari tangannya
            [both] kedua pemain membuang { np-val } kartu dari tangannya
           *[other] buang { np-val } kartu dari tanganmu
        } { $choice ->
            [random] secara acak
           *[other] { "" }
        }
    .name = buang
op-draw =
    { $who ->
        [opponent] lawan menarik
        [both] kedua pemain menarik
       *[other] tarik
    } { np-val } kartu
    .to =
        { $who ->
            [opponent] lawan menarik
            [both] kedua pemain menarik
           *[other] tarik
        } { np-val } kartu
    .name = tarik kartu
op-add = tambahkan { TERM($to, case: "from") } ke tanganmu
    .name = tambahkan ke tangan
op-recover = ambil kembali { TERM($to, case: "from") }
    .name = ambil kembali
op-search = cari { TERM($to, decl: "bare") } di dekmu dan tambahkan ke tanganmu
    .name = cari di dek
op-search_discard = cari { TERM($to, decl: "bare") } di tumpukan buanganmu dan tambahkan ke tanganmu
    .name = cari di tumpukan buangan
op-shuffle_deck =
    kocok { $who ->
        [opponent] dek lawan
        [both] kedua dek
       *[other] dekmu
    }
    .name = kocok dek
op-reveal = perlihatkan { TERM($to) }
    .name = perlihatkan
op-reveal_top =
    perlihatkan { np-val } kartu teratas { $who ->
        [opponent] dek lawan
        [both] dek masing-masing pemain
       *[other] dekmu
    }
    .name = perlihatkan kartu teratas dek
op-gain_points =
    { $who ->
        [opponent] lawan mendapat
        [both] kedua pemain mendapat
       *[other] dapatkan
    } { $val } poin
    .to =
        { $who ->
            [opponent] lawan mendapat
            [both] kedua pemain mendapat
           *[other] dapatkan
        } { $val } poin
    .name = dapatkan poin
op-lose_points =
    { $who ->
        [opponent] lawan kehilangan
        [both] kedua pemain kehilangan
       *[other] kamu kehilangan
    } { $val } poin
    .to =
        { $who ->
            [opponent] lawan kehilangan
            [both] kedua pemain kehilangan
           *[other] kamu kehilangan
        } { $val } poin
    .name = kehilangan poin
op-gain_attack = { TERM($to) } mendapat { $val } ATK
    .to = { TERM($to) } mendapat { $val } ATK
    .name = mendapat ATK
op-lose_attack = { TERM($to) } kehilangan { $val } ATK
    .to = { TERM($to) } kehilangan { $val } ATK
    .name = kehilangan ATK
op-gain_defense = { TERM($to) } mendapat { $val } DEF
    .to = { TERM($to) } mendapat { $val } DEF
    .name = mendapat DEF
op-lose_defense = { TERM($to) } kehilangan { $val } DEF
    .to = { TERM($to) } kehilangan { $val } DEF
    .name = kehilangan DEF
op-grant =
    { TERM($to) } { TERM($word) } { $choice ->
        [immune] terhadap { TERM($against) }
       *[other] { "" }
    }
    .to =
        { TERM($to) } { TERM($word) } { $choice ->
            [immune] terhadap { TERM($against) }
           *[other] { "" }
        }
    .name = beri kata kunci
op-tap = miringkan { TERM($to) }
    .name = miringkan
op-untap = tegakkan { TERM($to) }
    .name = tegakkan
op-play = mainkan { TERM($to, case: "from") }
    .name = mainkan
op-level_up = gunakan { TERM($to, case: "from") } untuk menaikkan peringkat satu kartu milikmu
    .name = naikkan peringkat
op-equip = lengkapi { TERM($to) } dengan kartu ini
    .name = lengkapi
op-counter =
    { $timing ->
        [enemy_attacks] hentikan serangan itu
       *[other] batalkan efek itu
    }
    .name = batalkan
op-activate = aktifkan satu efek dari { TERM($to) }
    .name = aktifkan efek
op-skip =
    { $who ->
        [self] kamu melewatkan { $choice ->
            [draw] Fase Tarikmu
            [main] Fase Utamamu
            [battle] Fase Tempurmu
           *[other] giliranmu
        }
        [both] kedua pemain melewatkan { $choice ->
            [draw] Fase Tariknya
            [main] Fase Utamanya
            [battle] Fase Tempurnya
           *[other] gilirannya
        }
       *[other] lawan melewatkan { $choice ->
            [draw] Fase Tariknya
            [main] Fase Utamanya
            [battle] Fase Tempurnya
           *[other] gilirannya
        }
    } yang berikutnya
    .to =
        { $who ->
            [self] kamu melewatkan { $choice ->
                [draw] Fase Tarikmu
                [main] Fase Utamamu
                [battle] Fase Tempurmu
               *[other] giliranmu
            }
            [both] kedua pemain melewatkan { $choice ->
                [draw] Fase Tariknya
                [main] Fase Utamanya
                [battle] Fase Tempurnya
               *[other] gilirannya
            }
           *[other] lawan melewatkan { $choice ->
                [draw] Fase Tariknya
                [main] Fase Utamanya
                [battle] Fase Tempurnya
               *[other] gilirannya
            }
        } yang berikutnya
    .name = lewatkan fase atau giliran
op-skip_attack = { TERM($to) } tidak dapat menyerang pada Fase Tempur pengendalinya yang berikutnya
    .name = cegah serangan
op-more_plays =
    { $who ->
        [opponent] lawan
        [both] kedua pemain
       *[other] kamu
    } boleh memainkan { np-val } kartu tambahan { $always ->
        [yes] setiap giliran
       *[no] { "" }
    }
    .name = mainkan kartu tambahan
op-more_attacks = { TERM($to) } boleh menyerang { np-val } kali lagi
    .name = menyerang lebih sering
np-val =
    { $val ->
        [1] satu
        [2] dua
        [3] tiga
        [4] empat
        [5] lima
        [6] enam
        [7] tujuh
        [8] delapan
        [9] sembilan
        [10] sepuluh
       *[other] { $val }
    }

## Jenis efek

kind-removal = Penyingkiran
kind-points = Poin
kind-cards = Kartu
kind-numbers = Angka
kind-field = Arena
kind-control = Kendali

## Fase, tindakan, yang disebutnya, jendela, peristiwa

phase-start = Fase Awal
phase-draw = Fase Tarik
phase-main = Fase Utama
phase-battle = Fase Tempur
phase-end = Fase Akhir
action-play = mainkan
action-level_up = naikkan peringkat
action-activate = aktifkan
action-attack = serang
pick-onto = kartu di bawahnya
pick-target = sasaran
window-respond = jawaban
window-moment = saat untuk efek
event-turn_begins = awal giliran
event-activates = sebuah efek diaktifkan
event-attacks = sebuah serangan
event-has_attacked = setelah serangan

## Mengapa tidak bisa

refused-no-plays = Kamu sudah memainkan semua kartu yang boleh dimainkan giliran ini
refused-level = Kartu peringkat 1 dimainkan di tempat kosong; kartu yang lebih tinggi, di atas kartu setipe yang satu peringkat lebih rendah
refused-first-turn = Tidak ada yang menyerang pada giliran pertama
refused-attacked = Unit ini sudah menyerang pada giliran ini
refused-held-back = Unit ini tidak dapat menyerang pada Fase Tempur ini

## Nama untuk teks aturan

word-chosen = dipilih
word-random = acak
word-never = tidak pernah
word-own_turn = pada giliran sendiri
word-stands_up = menegakkannya
word-stays = membiarkannya miring
word-either = pada kedua giliran
word-own = pada giliran sendiri
word-both_stand = keduanya bertahan
word-both_fall = keduanya gugur
word-turn = giliran
word-unit = unit
setting-untap = kapan kartu seorang pemain tegak kembali
setting-dormant_use = akibat pemakaian efek dorman bagi kartunya
setting-spell_normal = pada giliran siapa efek mantra dipakai
setting-equal_strength = yang terjadi jika ATK dan DEF sama
role-attacker = kartu penyerang
role-defender = unit yang diserang
role-direct = kartu yang menyerang pemain
role-revealed = kartu yang diperlihatkan
role-rising = kartu yang naik peringkat
role-base = kartu di bawahnya
to-own_unit =
    .name = satu unit milikmu
to-enemy_unit =
    .name = satu unit milik lawan
to-any_unit =
    .name = satu unit di arena
to-enemy_card =
    .name = satu kartu milik lawan
to-any_card =
    .name = satu kartu di arena
to-own_units =
    .name = semua unit milikmu
to-enemy_units =
    .name = semua unit milik lawan
to-all_units =
    .name = semua unit di arena
to-from_hand =
    .name = satu kartu di tanganmu
to-from_deck =
    .name = satu kartu di dekmu
to-from_discard =
    .name = satu kartu di tumpukan buanganmu
on-would_be_destroyed =
    .name = saat akan dihancurkan
op-stay =
    .name = tetap di arena

## Dek

deck-rootfire = Api Akar
deck-stormgrave = Makam Badai

## Kartu

card-TT-F001 = Anak Naga Bara
card-TT-F002 = Pelari Abu
card-TT-F003 = Bara Dendam
card-TT-F004 = Setan Kecil Kayu Api
card-TT-F005 = Naga Tungku
card-TT-F006 = Badak Terak
card-TT-F007 = Bapak Tanur
card-TT-F008 = Pendekar Bara
card-TT-F009 = Raksasa Unggun
card-TT-N001 = Kura-Kura Lumut
card-TT-N002 = Perawat Semak Duri
card-TT-N003 = Pemanggil Benih
card-TT-N004 = Akar yang Tidur
card-TT-N005 = Ibu Agung Duri
card-TT-N006 = Rusa Belukar
card-TT-N007 = Kawanan Serbuk Sari
card-TT-N008 = Tajuk Purba
card-TT-N009 = Naga Akar Dunia
card-TT-W001 = Berang-Berang Air Asin
card-TT-W002 = Ikan Lentera
card-TT-W003 = Pembaca Pasang
card-TT-W004 = Petapa Lanau
card-TT-W005 = Pengawal Karang
card-TT-W006 = Arus Bawah
card-TT-W007 = Belut Cermin
card-TT-W008 = Arus Dalam
card-TT-W009 = Bentara Pusaran
card-TT-D001 = Anjing Ruang Makam
card-TT-D002 = Pelayan Hampa
card-TT-D003 = Pengumpul Tulang
card-TT-D004 = Makelar Kubur
card-TT-D005 = Ngengat Wabah
card-TT-D006 = Kapten Arwah
card-TT-D007 = Kerudung Duka
card-TT-D008 = Penagih Terakhir
card-TT-D009 = Lich Anak Tangga Kesembilan
card-TT-E001 = Penjaga Batu
card-TT-E002 = Golem Tambang Batu
card-TT-E003 = Mamut Granit
card-TT-A001 = Penyisir Angin Kencang
card-TT-A002 = Pencuri Layang-Layang
card-TT-A003 = Garuda Badai
card-TT-V001 = Relai Percikan
card-TT-V002 = Tikus Kumparan
card-TT-V003 = Mesin Busur Listrik
card-TT-L001 = Calon Imam Fajar
card-TT-L002 = Peri Lilin
card-TT-L003 = Paladin Tengah Hari
card-TT-S001 = Hujan Percikan
card-TT-S002 = Upeti Hijau
card-TT-S003 = Mata Pedang Tempaan
card-TT-S004 = Pedang Para Raja
card-TT-S005 = Perisai Kulit Kayu
card-TT-S006 = Jam Pinjaman
card-TT-S007 = Lingkaran Abu
card-TT-S008 = Bayangan Panjang
card-TT-S009 = Bulan Kedua
card-TT-S010 = Mekar Seketika
card-TT-S011 = Gerbang Tertutup
card-TT-S012 = Buku Kas Terbuka
card-TT-S013 = Salinan Bersih
card-TT-S014 = Pembacaan Kedua
card-TT-S015 = Lonceng yang Tenggelam
card-TT-S016 = Takhta Laut Dalam
