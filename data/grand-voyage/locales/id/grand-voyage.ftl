## Permainan

game-name = Pelayaran Agung
game-about = Satu Pemimpin dan awaknya melawan yang lain: Karakter menyerang, Penghadang maju, tangkisan menyelamatkan, dan kartu nyawa yang hilang masuk ke tangan orang yang kehilangannya.

## Tipe kartu

type-leader = Pemimpin
type-character = Karakter
type-event = Peristiwa
type-stage = Lokasi

## Angka pada kartu

number-cost = biaya
number-power = kekuatan
number-counter = tangkisan
number-life = nyawa

## Kata pada kartu: warna dan label di belakang kata benda

set-colours = warna
set-attribute = atribut
set-tags = label
word-red = merah
word-green = hijau
word-blue = biru
word-purple = ungu
word-black = hitam
word-yellow = kuning
word-blade = Bilah
word-fist = Tinju
word-shot = Tembakan
word-lore = Ilmu
word-craft = Kriya
word-corsair = Perompak
word-tidewright = Serikat Pasang
word-admiralty = Angkatan Laut
word-islander = Orang Pulau
word-beast = Binatang Buas
word-spirit = Roh
word-artisan = Perajin

## Kata kunci

keyword-rush = [Terjang]
keyword-blocker = [Penghadang]
keyword-double_attack = [Serangan Ganda]
keyword-banish = [Pengasingan]
keyword-hunter = [Pemburu]
keyword-unblockable = [Tak Terhadang]
keyword-relentless = [Pantang Lelah]
keyword-bound = [Terikat]
keyword-steadfast = [Teguh]
about-keyword-rush = Kartu ini dapat menyerang pada giliran saat masuk permainan.
about-keyword-blocker = Jika tidak sedang istirahat, kartu ini dapat diistirahatkan untuk diserang sebagai ganti kartu lain.
about-keyword-double_attack = Kartu ini menimbulkan 2 DMG ke Pemimpin.
about-keyword-banish = Kartu nyawa yang hilang karena kartu ini masuk ke tumpukan buangan, tanpa Pemicunya.
about-keyword-hunter = Kartu ini juga dapat menyerang Karakter yang tidak sedang istirahat.
about-keyword-unblockable = Serangan kartu ini tidak dapat dihadang.
about-keyword-relentless = Kartu ini dapat menyerang dua kali setiap giliran.
about-keyword-bound = Kartu ini tidak dapat menyerang.
about-keyword-steadfast = Kartu ini tidak K.O. dalam pertempuran.
printed-keyword = { TERM($word) }

## Kata benda zona: sebutan sasaran tanpa tipe. `noun-crew` adalah Pemimpin atau Karakter.

noun-characters = Karakter
noun-crew = Pemimpin atau Karakter
noun-leader = Pemimpin
noun-stage = Lokasi

## Milik pemain dan kartu

counter-wind_deck = dek Angin
counter-winds = Angin aktif
counter-winds_rested = Angin istirahat
state-rested = istirahat
state-silenced = dibatalkan
state-attacks = serangan
state-winds = Angin

## Zona

zone-leader = Pemimpin
zone-characters = Karakter
zone-stage = Lokasi
zone-hand = tangan
zone-deck = dek
zone-life = nyawa
zone-trash = tumpukan buangan
zone-resolving = area penyelesaian
zone-crew = Pemimpin dan Karakter
zone-board = sisi meja

## Kapan kemampuan terjadi: label dalam kurung siku

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on }, { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-may = jika mau, { $text }
frame-may-cost = jika mau, { $cost }: { $text }
    .then = capital
once-turn = Sekali per Giliran
once-match = Sekali per Permainan
cost-and = { $a } dan { $b }
on-on_play = Saat Dimainkan
    .as = label
    .name = saat dimainkan
on-when_attacking = Saat Menyerang
    .as = label
    .name = saat menyerang
on-on_enemy_attack = Saat Lawan Menyerang
    .as = label
    .name = saat kartu lawan menyerang
on-on_block = Saat Menghadang
    .as = label
    .name = saat menghadang
on-on_ko = Saat K.O.
    .as = label
    .name = saat K.O.
on-activate_main = Aktifkan: Utama
    .as = label
    .name = pada Fase Utamamu
on-main = Utama
    .as = label
    .name = Utama
on-counter = Tangkisan
    .as = label
    .name = Tangkisan
on-trigger = Pemicu
    .as = label
    .name = Pemicu
on-start_of_turn = Awal Giliran
    .as = label
    .name = pada awal giliranmu
on-end_of_turn = Akhir Giliran
    .as = label
    .name = pada akhir giliranmu
on-continuous =
    .name = selalu
on-instead_of_ko = Saat Karakter ini akan K.O.
    .name = saat akan K.O.

## Biaya

cost-rest_winds = istirahatkan { $n } Angin
    .name = istirahatkan Angin
cost-return_winds = kembalikan { $n } Angin ke dek Anginmu
    .name = kembalikan Angin
cost-discard = buang { TERM($cards) } dari tanganmu
    .name = buang kartu dari tanganmu
cost-rest_this =
    istirahatkan { $type ->
        [leader] Pemimpin
        [stage] Lokasi
       *[other] Karakter
    } ini
    .name = istirahatkan kartu ini
cost-trash_this =
    buang { $type ->
        [stage] Lokasi
       *[other] Karakter
    } ini
    .name = buang kartu ini
cost-rest_cards = istirahatkan { TERM($cards) }
    .name = istirahatkan kartu
cost-take_life = tambahkan { $n } kartu nyawamu yang teratas ke tanganmu
    .name = kartu nyawa ke tanganmu
cost-bounce_own = kembalikan { TERM($cards) } ke tanganmu
    .name = kembalikan Karakter ke tanganmu
np-paid = { $n } { TERM($noun) } { TERM($adj) } { $zone ->
        [cost-rest_cards] di antara Pemimpin dan Karakter milikmu
        [cost-bounce_own] milikmu
       *[other] { "" }
    } { TERM($with) }
noun-cost-rest_cards = kartu aktif
noun-cost-bounce_own = Karakter

## Sasaran. `np-place` menyebut milik siapa, atau dari mana.

np-place =
    { $zone ->
        [hand] dari tanganmu
        [trash] dari tumpukan buanganmu
       *[other] { $who ->
            [self] milikmu
            [opponent] lawan
           *[any] { "" }
        }
    }
np-up-to =
    { $case ->
        [at] maksimal
       *[nom] hingga
    } { $n } { TERM($noun) } { TERM($adj) } { np-place } { TERM($with) } { TERM($after) }
np-choose = { $n } { TERM($noun) } { TERM($adj) } { np-place } { TERM($with) } { TERM($after) }
np-choose-theirs = { $n } { TERM($noun) } { TERM($adj) } { np-place } { TERM($with) } { TERM($after) } pilihan lawan
np-all = semua { TERM($noun) } { TERM($adj) } { np-place } { TERM($with) } { TERM($after) }
np-random = { $n } { TERM($noun) } { TERM($adj) } acak { np-place } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
       *[other] { np-n } { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) } atau lebih
    }
np-this =
    { $type ->
        [leader] Pemimpin
        [stage] Lokasi
       *[other] Karakter
    } ini
np-same = Karakter itu
to-attacker = kartu penyerang
    .name = kartu penyerang
to-defender = kartu yang diserang
    .name = kartu yang diserang
to-own_leader = Pemimpinmu
    .name = Pemimpinmu
to-their_leader = Pemimpin lawan
    .name = Pemimpin lawan
to-own_stage = Lokasimu
    .name = Lokasimu
to-their_stage = Lokasi lawan
    .name = Lokasi lawan
to-whole_crew = Pemimpinmu dan semua Karakter { TERM($adj) } milikmu { TERM($with) } { TERM($after) }
    .name = Pemimpin dan semua Karaktermu
to-whole_hand = semua { TERM($noun) } { TERM($adj) } di tanganmu { TERM($with) }
    .name = tanganmu
to-found = hingga { $n } { TERM($noun) } { TERM($adj) } { TERM($with) } { TERM($after) }
    .name = salah satu kartu yang dilihat
to-this =
    .name = kartu ini
to-same =
    .name = yang dipilih efek di atasnya
to-their_character =
    .name = 1 Karakter lawan
to-their_characters =
    .name = semua Karakter lawan
to-own_character =
    .name = 1 Karakter milikmu
to-own_characters =
    .name = semua Karakter milikmu
to-any_character =
    .name = 1 Karakter
to-any_characters =
    .name = semua Karakter
to-own_crew =
    .name = Pemimpin atau 1 Karakter milikmu
to-their_crew =
    .name = Pemimpin atau 1 Karakter lawan
to-own_card =
    .name = 1 kartumu yang sedang dimainkan
to-their_card =
    .name = 1 kartu lawan yang sedang dimainkan
to-hand_card =
    .name = 1 kartu di tanganmu
to-trash_card =
    .name = 1 kartu di tumpukan buanganmu

## Kartu mana

where-type = { TERM($word) }
    .as = noun
    .name = tipe { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = warna { $word }
where-tagged = { TERM($word) }
    .order = 20
    .is = berlabel { TERM($word) }
    .is-not = tidak berlabel { TERM($word) }
    .name = label { $word }
where-attribute = atribut { TERM($word) }
    .as = with
    .name = atribut { $word }
where-name = bernama “{ $card }”
    .as = after
    .false = selain “{ $card }”
    .false-as = after
    .name = kartu ini sendiri
where-keyword = { TERM($word) }
    .as = with
    .name = kata kunci { $word }
where-rested = yang sedang istirahat
    .as = after
    .order = 50
    .is = sedang istirahat
    .is-not = tidak sedang istirahat
    .false = yang aktif
    .false-as = after
    .name = istirahat atau aktif
where-cost_at_most = biaya { $n } atau kurang
    .as = with
    .name = biaya { $n } atau kurang
where-cost_at_least = biaya { $n } atau lebih
    .as = with
    .name = biaya { $n } atau lebih
where-power_at_most = kekuatan { $n } atau kurang
    .as = with
    .name = kekuatan { $n } atau kurang
where-power_at_least = kekuatan { $n } atau lebih
    .as = with
    .name = kekuatan { $n } atau lebih
where-base_power_at_most = kekuatan tercetak { $n } atau kurang
    .as = with
    .name = kekuatan tercetak { $n } atau kurang
where-winds_at_least = { $n } Angin atau lebih
    .as = with
    .name = { $n } Angin atau lebih
where-other = lain
    .order = 90
    .is = bukan kartu ini
    .name = bukan kartu ini

## Berapa lama efek berlaku

for-this_battle = selama pertempuran ini
for-this_turn = selama giliran ini
for-until_own_turn = sampai giliranmu berikutnya dimulai
for-until_their_turn_ends = sampai giliran lawan berikutnya berakhir
for-while_in_play =
    .name = selama kartu berada dalam permainan

## Syarat

if-winds_on_this = Karakter ini memiliki { $n } Angin atau lebih
    .tag = Angin ×{ $n }
    .name = memiliki { $n } Angin atau lebih
if-my_turn = ini giliranmu
    .not = ini bukan giliranmu
    .name = giliranmu
if-opponent_turn = ini giliran lawan
    .not = ini bukan giliran lawan
    .name = giliran lawan
if-life_at_most = nyawamu { $n } atau kurang
    .not = nyawamu lebih dari { $n }
    .name = nyawamu { $n } atau kurang
if-life_at_least = nyawamu { $n } atau lebih
    .not = nyawamu kurang dari { $n }
    .name = nyawamu { $n } atau lebih
if-opponent_life_at_most = nyawa lawan { $n } atau kurang
    .name = nyawa lawan { $n } atau kurang
if-behind = nyawamu lebih sedikit daripada nyawa lawan
    .not = nyawamu tidak lebih sedikit daripada nyawa lawan
    .name = nyawamu lebih sedikit daripada nyawa lawan
if-hand_at_most = di tanganmu ada { $n } kartu atau kurang
    .not = di tanganmu ada lebih dari { $n } kartu
    .name = { $n } kartu atau kurang di tanganmu
if-hand_at_least = di tanganmu ada { $n } kartu atau lebih
    .name = { $n } kartu atau lebih di tanganmu
if-opponent_hand_at_least = di tangan lawan ada { $n } kartu atau lebih
    .name = di tangan lawan ada { $n } kartu atau lebih
if-deck_at_most = di dekmu ada { $n } kartu atau kurang
    .name = { $n } kartu atau kurang di dekmu
if-trash_at_least = di tumpukan buanganmu ada { $n } kartu atau lebih
    .name = { $n } kartu atau lebih di tumpukan buanganmu
if-winds_at_least = kamu memiliki { $n } Angin atau lebih
    .name = kamu memiliki { $n } Angin atau lebih
if-controls =
    { ATTR($cards, "pick") ->
        [none] kamu tidak mengendalikan { TERM($cards) } apa pun
       *[other] kamu mengendalikan { TERM($cards) }
    }
    .not = kamu tidak mengendalikan { TERM($cards) }
    .name = kamu mengendalikan Karakter
if-opponent_controls =
    { ATTR($cards, "pick") ->
        [none] lawan tidak mengendalikan { TERM($cards) } apa pun
       *[other] lawan mengendalikan { TERM($cards) }
    }
    .not = lawan tidak mengendalikan { TERM($cards) }
    .name = lawan mengendalikan Karakter
if-leader = Pemimpinmu { TERM($is) }
    .not = Pemimpinmu tidak { TERM($is) }
    .name = seperti apa Pemimpinmu
if-this_rested = Karakter ini sedang istirahat
    .not = Karakter ini tidak sedang istirahat
    .name = sedang istirahat
if-attacking = Karakter ini sedang menyerang
    .not = Karakter ini tidak sedang menyerang
    .name = sedang menyerang
if-attacked_leader = kartu ini menyerang Pemimpin
    .not = kartu ini tidak menyerang Pemimpin
    .name = Pemimpin diserang
if-turn_at_least = ini giliran { $n } atau setelahnya
    .name = giliran { $n } atau setelahnya
if-revealed = yang diperlihatkan adalah { TERM($cards) }
    .name = apa yang diperlihatkan
if-did = kamu melakukannya
    .not = kamu tidak melakukannya
    .name = jika dilakukan

## Efek

op-power = { TERM($to) } mendapat { SIGNED($val) } kekuatan
    .may = membuat { TERM($to) } mendapat { SIGNED($val) } kekuatan
    .name = kekuatan
op-ko = K.O.-kan { TERM($to) }
    .name = K.O.-kan
op-bounce = kembalikan { TERM($to) } ke tangan pemiliknya
    .name = kembalikan ke tangan
op-search = lihat { $val } kartu teratas dekmu; perlihatkan { TERM($to) } dan tambahkan ke tanganmu. Taruh sisanya di dasar dek dengan urutan bebas
    .name = cari
op-draw =
    { $who ->
        [opponent] lawan menarik
        [both] kedua pemain menarik
       *[other] tarik
    } { $val } kartu
    .may =
        { $who ->
            [opponent] membuat lawan menarik
            [both] membuat kedua pemain menarik
           *[other] tarik
        } { $val } kartu
    .name = tarik kartu
op-discard =
    { $who ->
        [opponent] lawan membuang
        [both] kedua pemain membuang
       *[other] buang
    } { $val } kartu dari { $who ->
        [self] tanganmu
       *[other] tangannya
    } { $choice ->
        [random] secara acak
       *[other] { "" }
    }
    .may =
        { $who ->
            [opponent] membuat lawan membuang
            [both] membuat kedua pemain membuang
           *[other] buang
        } { $val } kartu dari { $who ->
            [self] tanganmu
           *[other] tangannya
        } { $choice ->
            [random] secara acak
           *[other] { "" }
        }
    .name = buang dari tangan
op-grant = { TERM($to) } mendapat { TERM($word) }
    .may = membuat { TERM($to) } mendapat { TERM($word) }
    .name = kata kunci
op-attach =
    berikan hingga { $val } Angin { $choice ->
        [active] aktif
       *[other] istirahat
    } kepada { TERM($to, case: "at") }
    .name = berikan Angin
op-rest = istirahatkan { TERM($to) }
    .name = istirahatkan
op-activate = aktifkan { TERM($to) }
    .name = aktifkan
op-damage =
    { $who ->
        [self] kamu menerima { $val } DMG
        [both] timbulkan { $val } DMG ke kedua pemain
       *[other] timbulkan { $val } DMG ke lawan
    }
    .name = DMG
op-look =
    lihat { $val } kartu teratas dekmu dan taruh { $choice ->
        [top] kembali di atas dek
        [bottom] di dasar dek
       *[other] kembali di atas atau di dasar dek
    } { $val ->
        [1] { "" }
       *[other] dengan urutan bebas
    }
    .name = lihat dek
op-reveal =
    perlihatkan { $val } kartu teratas { $who ->
        [opponent] dek lawan
        [both] dek masing-masing pemain
       *[other] dekmu
    }
    .name = perlihatkan
op-trash = buang { TERM($to) }
    .name = buang
op-mill =
    { $who ->
        [opponent] lawan membuang { $val } kartu teratas deknya
        [both] kedua pemain membuang { $val } kartu teratas deknya
       *[other] buang { $val } kartu teratas dekmu
    }
    .may =
        { $who ->
            [opponent] membuat lawan membuang { $val } kartu teratas deknya
            [both] membuat kedua pemain membuang { $val } kartu teratas deknya
           *[other] buang { $val } kartu teratas dekmu
        }
    .name = dari dek ke tumpukan buangan
op-play = mainkan { TERM($to) }
    .name = mainkan
op-take = tambahkan { TERM($to) } ke tanganmu
    .name = dari tumpukan buangan ke tangan
op-tuck = taruh { TERM($to) } di dasar dek pemiliknya
    .name = ke dasar dek
op-winds =
    tambahkan hingga { $val } Angin { $choice ->
        [active] aktif
       *[other] istirahat
    } dari dek Anginmu
    .name = Angin baru
op-ready_winds = aktifkan hingga { $val } Angin milikmu
    .name = aktifkan Angin
op-cost =
    biaya { TERM($to) } { $sign ->
        [minus] berkurang
       *[other] bertambah
    } { $abs }
    .name = biaya
op-heal = tambahkan { $val } kartu teratas dekmu ke nyawamu
    .name = nyawa
op-silence = batalkan efek dari { TERM($to, case: "at") }
    .name = batalkan
op-stay = cegah hal itu
    .cost = { $cost } sebagai gantinya
    .name = tetap dalam permainan

## Jenis efek

kind-damage = Penyingkiran
kind-restore = Nyawa
kind-cards = Kartu
kind-energy = Angin
kind-allies = Awak
kind-control = Kendali

## Fase

phase-refresh = Fase Segar
phase-draw = Fase Tarik
phase-wind = Fase Angin
phase-main = Fase Utama
phase-end = Fase Akhir

## Tindakan, yang disebutnya, jendela, peristiwa

action-play = mainkan kartu
action-give = berikan Angin
action-activate = aktifkan kemampuan
action-attack = serang
action-block = hadang
action-counter_card = tangkis dengan Karakter
action-counter_event = tangkis dengan Peristiwa
action-use_trigger = gunakan Pemicu
action-redraw = ganti kartu tangan
pick-amount = jumlah Angin
pick-target = sasaran
window-mulligan = ganti kartu tangan
window-block = hadangan
window-counter = tangkisan
window-trigger = Pemicu
event-turn_begins = awal giliran
event-turn_ends = akhir giliran
event-attack = serangan
event-block = hadangan
role-attacker = kartu penyerang
role-defender = kartu yang diserang
role-drawn = kartu nyawa
role-seen = kartu yang dilihat
role-taken = kartu yang diambil
role-revealed = kartu yang diperlihatkan
routine-enter = sebuah kartu masuk permainan
routine-past_zero = nyawa habis
routine-wound = satu DMG
routine-banished = satu DMG dengan [Pengasingan]

## Pengaturan dan kata-katanya

setting-leader_attacks = Pemimpin menyerang
setting-wind_power = Angin memberi kekuatan
setting-life_rule = kapan seorang pemain kalah
setting-first_battle = siapa yang tidak dapat menyerang pada giliran pertama

## Mengapa tidak bisa

refused-leader = Pemimpin tidak menyerang
refused-first-turn = Tidak ada yang menyerang pada giliran pertama ini
refused-rested = Kartu ini sedang istirahat
refused-attacked = Kartu ini sudah menyerang pada giliran ini
refused-arrived = Karakter ini baru masuk pada giliran ini dan tidak memiliki [Terjang]
refused-bound = Kartu ini tidak dapat menyerang
refused-no-blocker = Karakter ini tidak memiliki [Penghadang]
refused-defender = Karakter ini sudah sedang diserang
refused-no-counter = Kartu ini tidak memiliki tangkisan
refused-no-trigger = Kartu ini tidak memiliki Pemicu

## Nama untuk teks aturan

word-active = aktif
word-rested = istirahat
word-chosen = dipilih
word-random = acak
word-top = di atas
word-bottom = di dasar
word-either = di atas atau di dasar
word-yes = ya
word-no = tidak
word-always = selalu
word-own_turn = pada giliran sendiri
word-at_zero = saat nyawanya habis
word-past_zero = saat menerima DMG tanpa nyawa tersisa
word-first_player = pemain pertama
word-both = keduanya

## Dek

deck-cinder_wake = Jejak Bara
deck-tidewright_guild = Serikat Pasang

## Kartu

card-GV-01-L01 = Maren Tangan Jelaga
    .flavour = Ia tidak menandatangani surat perjanjian. Ia menjabat tanganmu, dan jelaganya tertinggal.
card-GV-01-L02 = Osric Vane, Penata Pasang
    .flavour = Ia tak pernah terlambat, sebab ialah yang mengatur pasang.
card-GV-01-C01 = Penembak Bara
    .flavour = Satu tembakan untuk bendera, satu untuk keberuntungan, dan tak satu pun untuk buku log.
card-GV-01-C02 = Saudari Tali
    .flavour = Simpulnya menahan kapal. Simpulnya yang lain menahan awak kapal.
card-GV-01-C03 = Lewiatan Bara
    .flavour = Laut mendidih satu mil sebelum ia muncul.
card-GV-01-C04 = Pembawa Mesiu
    .flavour = “Jalan kaki? Dengan ini di punggungku?”
card-GV-01-C05 = Pendekar Titian Kapal
    .flavour = Ia sudah melompati pagar sebelum kedua kapal bersentuhan.
card-GV-01-C06 = Pengintai Karang
    .flavour = Ia membaca bayangan di pasir seperti orang lain membaca peta laut.
card-GV-01-C07 = Peramal Lilin
    .flavour = Setiap lilin buatannya tahu satu hal.
card-GV-01-C08 = Rhea Si Suluh Kilat, Mualim Satu
    .flavour = Dua kali itu kebiasaan, kata kapten. Dua kali itu sarapan, kata Rhea.
card-GV-01-C09 = Pengebom Hesk
    .flavour = Ia menghitung sisa mereka, lalu sisa kita.
card-GV-01-C10 = Penjala Tebing
    .flavour = Dari atas sana, setiap tiang kapal tampak seperti gagang.
card-GV-01-C11 = Kepala Kelasi Penabuh Genderang
    .flavour = Di atas kapal tak ada lagi yang bisa mendayung di luar irama.
card-GV-01-C12 = Penambal Layang-Layang
    .flavour = Layar robek hanyalah layang-layang yang lupa diri.
card-GV-01-C13 = Penyabot Korek Terakhir
    .flavour = Ia membawa satu batang korek. Ia hanya butuh satu.
card-GV-01-C14 = Kapten Ash Vardell
    .flavour = Apa yang diambilnya, laut pun tak boleh menyimpannya.
card-GV-01-C15 = Tukang Perahu Perairan Dangkal
    .flavour = “Satu turun, satu naik. Itulah ongkosnya.”
card-GV-01-C16 = Jagoan Lambung Kembar
    .flavour = Satu kakinya di tiap geladak, dan di keduanya ia merasa di rumah.
card-GV-01-C17 = Juru Temali Sabut
    .flavour = Ia menyambung tali di bawah cahaya bintang, supaya paginya lowong.
card-GV-01-E18 = Tembakan Lambung Kala Fajar
    .flavour = Sarapan mereka sudah siap. Tak seorang pun menyantapnya.
card-GV-01-E19 = Semua ke Pagar Kapal!
    .flavour = Juru masak juga. Terutama juru masak.
card-GV-01-E20 = Tangkisan di Ujung Andang
    .flavour = Di ketinggian dua belas meter, gerak kaki adalah seni yang lain.
card-GV-01-S21 = Geladak yang Membara
    .flavour = Sembilan tahun ia terbakar, dan belum sekali pun karam.
card-GV-01-C22 = Penjaga Karang
    .flavour = Alur terbuka. Kamu tidak diundang.
card-GV-01-C23 = Penyelam Penyelamat
    .flavour = Ia turun membawa tali dan naik membawa rekan kerja.
card-GV-01-C24 = Si Jangkar Tua, Mandor Kapal
    .flavour = Mereka memakamkannya di laut. Ia melapor untuk jaga pagi.
card-GV-01-C25 = Juru Ukur Harpun
    .flavour = Ia mengukur kedalaman, lalu apa yang hidup di dalamnya.
card-GV-01-C26 = Letnan Pemecah Gelombang
    .flavour = Di malam hari ia tak memberi jalan, dan di malam hari ia tak pernah tidur.
card-GV-01-C27 = Bisikan Bangkai Kapal
    .flavour = Ia bertanya apa yang kamu genggam. Sebagian kamu lepaskan.
card-GV-01-C28 = Insinyur Arus Bawah
    .flavour = “Aku tidak menenggelamkan kapal. Aku mengarsipkannya lebih rendah.”
card-GV-01-C29 = Pembaca Peta Dermaga Bawah
    .flavour = Ia membaca peta dari belakang, supaya tahu di mana awalnya.
card-GV-01-C30 = Cenayang Pelampung Lonceng
    .flavour = Satu dentang berarti ya. Dua berarti ya, tapi kamu takkan suka.
card-GV-01-C31 = Komodor Ilse Brand
    .flavour = Ketergesaan, kata sang Komodor, adalah sejenis kebisingan.
card-GV-01-C32 = Pemilah Barang Hanyut
    .flavour = Ia membuat tiga tumpukan: berguna, tak berguna, dan beralamat.
card-GV-01-C33 = Pegulat Ladang Mutiara
    .flavour = Setiap mutiara adalah utang yang telah dibayar seekor tiram.
card-GV-01-C34 = Vesna Si Mata Jauh, Kepala Pintu Air
    .flavour = Ia membuka pintu air di hulu, dan seminggu kemudian seorang pahlawan tersandung.
card-GV-01-C35 = Murid Pemutar Kerek
    .flavour = Setengah putaran lagi, setiap hari, selama sembilan tahun.
card-GV-01-C36 = Anno, Guru Pedang Serikat
    .flavour = Pelajarannya dimulai dengan tebasan terakhir.
card-GV-01-C37 = Hakim yang Tenggelam
    .flavour = Hukuman sudah dijatuhkan. Kamu boleh bilang kepada siapa.
card-GV-01-C38 = Alun Panjang
    .flavour = Ia berangkat sebelum nenekmu lahir.
card-GV-01-E39 = Surut Mendadak
    .flavour = Pelabuhan pergi pada tengah hari dan membawa armada bersamanya.
card-GV-01-E40 = Lilin bagi yang Hilang
    .flavour = Ia padam ketika mereka sudah pulang.
card-GV-01-E41 = Angkat Lentera!
    .flavour = Cahaya adalah perintah seperti perintah lainnya.
card-GV-01-S42 = Galangan Kering Teluk Sumsum
    .flavour = Setiap lunas yang dipasang di sini pernah menjadi tulang punggung seseorang.
card-GV-01-C43 = Bocah Batu Camar
    .flavour = Mengetapelkan tiga kerikil: satu untukmu, dua untuk harga dirimu.
card-GV-01-C44 = Pengatup Rahang Bakau
    .flavour = Ia tak peduli itu kaki siapa.
card-GV-01-C45 = Perompak Sekat Api
    .flavour = Ia membakar yang bisa direlakan, lalu yang tidak.
card-GV-01-C46 = Juru Bicara Pulau
    .flavour = Ketika ia bicara, pulau mencondongkan diri untuk menyimak.
card-GV-01-C47 = Paduan Meriam
    .flavour = Dua belas meriam, empat suara, satu nada.
card-GV-01-C48 = Perawat Lambung
    .flavour = Bila tak ada orang lain di kapal, dialah lambungnya.
card-GV-01-E49 = Percik di Tali-Temali
    .flavour = Ia merambat naik di tali tiang, dan kami menyusulnya.
card-GV-01-E50 = Tempat Berlabuh yang Teduh
    .flavour = Dua jam tidur, dan seluruh awak segar kembali.
card-GV-01-S51 = Atol Lentera
    .flavour = Setiap cahayanya adalah seseorang yang menunggu tanpa tidur.
card-GV-01-C52 = Mulut Laut Dalam
    .flavour = Mula-mula ia menggigit. Baru kemudian ia lapar.
card-GV-01-C53 = Juru Masak Dua Kali Karam
    .flavour = Dua kali karam, dua kali kompor yang lebih dulu diselamatkannya.
card-GV-01-C54 = Juru Tulis Pasang
    .flavour = Rangkap tiga: pasang, surut, dan diam.
card-GV-01-C55 = Pemanggil Pasang Purnama
    .flavour = Semua yang kecil mengapung.
card-GV-01-C56 = Penjaga Kaca Badai
    .flavour = Ia mengguncang kacanya, dan cuaca minta maaf.
card-GV-01-C57 = Hantu Ombak Kesembilan
    .flavour = Delapan ombak adalah cuaca. Yang kesembilan adalah urusan pribadi.
card-GV-01-C58 = Pengawal Pintu Banjir
    .flavour = Ia menutup, dan sungai berpikir ulang.
card-GV-01-C59 = Paduan Suara Seretan Lunas
    .flavour = Mereka hanya tahu satu bait, dan isinya tentang kamu.
card-GV-01-C60 = Kepala Bilik Pintu Air
    .flavour = Tak ada yang lewat tanpa diangkat.
card-GV-01-E61 = Membaca Arus
    .flavour = Ia sudah ke mana-mana. Kita tinggal bertanya.
card-GV-01-E62 = Dibayar dengan Garam
    .flavour = Laut menerima mata uang apa pun yang berdarah.
card-GV-01-S63 = Observatorium Karam
    .flavour = Di bawah sini bintang-bintang diam.
card-GV-01-C64 = Raksasa Karat
    .flavour = Dulu ia sebuah armada, dan semuanya masih disimpannya.
