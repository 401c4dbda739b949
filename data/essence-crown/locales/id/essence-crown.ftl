## Permainan

game-name = Essence Crown: Perang Serpihan
game-about = Dua Dewata, satu permainan: serpihan membayar kartu, Avatar menyerang Dewata lawan, dan siapa yang Esensinya turun ke 0 kalah.

## Tipe kartu

type-deity = Dewata
type-avatar = Avatar
type-spell = Mantra
type-relic = Relik
type-shard = Serpihan
type-domain = Ranah
type-essence = Esensi
type-rite = Ritus

## Angka pada kartu

number-cost = biaya
number-power = Kekuatan
number-toughness = Ketahanan
number-essence = Esensi

## Kata pada kartu

set-aspects = aspek
set-domain = ranah
set-rarity = kelangkaan
word-glow = Pendar
word-gray = Kelabu
word-void = Kehampaan
word-beast = Binatang Buas
word-second_sun = Matahari Kedua
word-nullgrid = Kisi Nol
word-new_earth = Bumi Baru
word-common = Umum
word-adept = Mahir
word-mythic = Mitos

## Milik pemain dan kartu

counter-essence_max = Esensi maksimum
counter-essence = Esensi
counter-shards = serpihan
counter-kl = KL
state-tapped = miring
state-damage = DMG

## Zona

zone-deck = dek
zone-hand = tangan
zone-new_earth = Bumi Baru
zone-graveyard = kuburan
zone-exile = pengasingan
zone-deity = Dewata
zone-board = Dewata dan Bumi Baru
noun-new_earth = kartu
    .where = new_earth
in-new_earth-self = milikmu
in-new_earth-opponent = lawan

## Berapa lama

for-this_turn = hingga akhir giliran
    .name = hingga akhir giliran
for-while_in_play =
    .name = selama kartu berada dalam permainan

## Kapan

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] Saat Dimainkan
    }
    .as = label
    .name = saat dimainkan
on-on_attack = Saat Menyerang
    .as = label
    .name = saat menyerang
on-start_turn = Awal Giliran
    .as = label
    .name = pada awal giliranmu
on-end_turn = Akhir Giliran
    .as = label
    .name = pada akhir giliranmu
on-activate = Fase Utama
    .as = label
    .name = pada Fase Utamamu
frame-label-once = { $on }, { $once }: { $text }
    .then = capital
frame-label-cost = { $on } – { $cost }: { $text }
    .then = capital
frame-label-once-cost = { $on } – { $cost }, { $once }: { $text }
    .then = capital
frame-label-may-cost = { $on } – { $cost }: { $text }
    .then = capital
frame-label-once-may-cost = { $on } – { $cost }, { $once }: { $text }
    .then = capital
once-turn = sekali per giliran
once-match = sekali per permainan

## Biaya

cost-shards = { $n } serpihan
    .name = serpihan
cost-kl = { $n } KL
    .name = KL
cost-essence = { $n } Esensi
    .name = Esensi
cost-discard = buang { $n } kartu
    .name = buang kartu
cost-tap = miringkan kartu ini
    .name = miringkan kartu ini

## Sasaran

to-own_deity = Dewatamu
    .name = Dewatamu
to-enemy_deity = Dewata lawan
    .name = Dewata lawan
to-target_deity = satu Dewata pilihanmu
    .name = satu Dewata pilihanmu
to-both_deities = kedua Dewata
    .name = kedua Dewata
to-this = kartu ini
    .name = kartu ini
np-head = { TERM($noun) } { TERM($adj) } { TERM($place) } { TERM($after) } { TERM($with) }
to-own_avatar =
    .name = 1 Avatar milikmu
to-enemy_avatar =
    .name = 1 Avatar lawan
to-any_avatar =
    .name = 1 Avatar
to-own_avatars =
    .name = semua Avatar milikmu
to-other_own_avatars = semua { TERM($noun) } { TERM($adj) } lain milikmu { TERM($after) } { TERM($with) }
    .name = semua Avatar lain milikmu
to-enemy_avatars =
    .name = semua Avatar lawan
to-random_enemy_avatar = { np-n } { TERM($noun) } { TERM($adj) } { TERM($place) } { TERM($after) } secara acak { TERM($with) }
    .name = 1 Avatar lawan secara acak
to-any_card =
    { np-n } { TERM($noun) } { TERM($adj) } { ATTR($noun, "where") ->
        [new_earth] di Bumi Baru
       *[other] { "" }
    } { TERM($after) } { TERM($with) }
    .name = 1 kartu di Bumi Baru

## Kartu mana

where-type = { TERM($word) }
    .as = noun
    .name = tipe { $word }
where-aspect = { TERM($word) }
    .order = 20
    .name = aspek { $word }
where-domain = dari { TERM($word) }
    .as = after
    .name = ranah { $word }
where-tapped = miring
    .order = 50
    .false = tegak
    .name = miring
where-power_at_most = Kekuatan { $n } atau kurang
    .as = with
    .name = Kekuatan { $n } atau kurang
where-power_at_least = Kekuatan { $n } atau lebih
    .as = with
    .name = Kekuatan { $n } atau lebih
where-toughness_at_most = Ketahanan { $n } atau kurang
    .as = with
    .name = Ketahanan { $n } atau kurang

## Syarat

if-essence_at_most = Esensi Dewatamu { $n } atau kurang
    .name = Esensi Dewatamu { $n } atau kurang
if-enemy_essence_at_most = Esensi Dewata lawan { $n } atau kurang
    .name = Esensi Dewata lawan { $n } atau kurang
if-hand_at_most = di tanganmu ada { $n } kartu atau kurang
    .name = di tanganmu ada { $n } kartu atau kurang
if-graveyard_at_least = di kuburanmu ada { $n } kartu atau lebih
    .name = di kuburanmu ada { $n } kartu atau lebih
if-ctrl_avatars = kamu mengendalikan { $n } Avatar atau lebih
    .name = kamu mengendalikan { $n } Avatar atau lebih
if-ctrl_aspect = kamu mengendalikan kartu { TERM($word) }
    .name = kamu mengendalikan kartu suatu aspek
if-ctrl_domain = kamu mengendalikan kartu dari { TERM($word) }
    .name = kamu mengendalikan kartu suatu ranah
if-enemy_no_avatars = lawan tidak memiliki Avatar
    .name = lawan tidak memiliki Avatar
if-kl_at_least = kamu memiliki { $n } KL atau lebih
    .name = kamu memiliki { $n } KL atau lebih
if-shards_at_least = kamu memiliki { $n } serpihan atau lebih
    .name = kamu memiliki { $n } serpihan atau lebih
if-turn_at_least = ronde { $n } sudah tercapai
    .name = ronde { $n } sudah tercapai

## Efek. `.replace` menggantikan efek sebelumnya, `.bonus` menambahnya.

op-essence_damage = timbulkan { $val } DMG Esensi ke { TERM($to) }
    .replace = timbulkan { $val } DMG Esensi ke { TERM($to) } sebagai gantinya
    .bonus = timbulkan { $val } DMG Esensi tambahan ke { TERM($to) }
    .name = DMG Esensi
op-essence_heal = { TERM($to) } mendapat { $val } Esensi
    .replace = { TERM($to) } mendapat { $val } Esensi sebagai gantinya
    .bonus = { TERM($to) } mendapat { $val } Esensi tambahan
    .name = Esensi
op-essence_max = Esensi maksimum { TERM($to) } naik { $val }
    .replace = Esensi maksimum { TERM($to) } naik { $val } sebagai gantinya
    .bonus = Esensi maksimum { TERM($to) } naik { $val } lagi
    .name = Esensi maksimum
op-draw = tarik { $val } kartu
    .replace = tarik { $val } kartu sebagai gantinya
    .bonus = tarik { $val } kartu tambahan
    .name = tarik kartu
op-gain_shards = dapatkan { $val } serpihan
    .replace = dapatkan { $val } serpihan sebagai gantinya
    .bonus = dapatkan { $val } serpihan tambahan
    .name = dapat serpihan
op-lose_shards = lawan kehilangan { $val } serpihan
    .replace = lawan kehilangan { $val } serpihan sebagai gantinya
    .bonus = lawan kehilangan { $val } serpihan tambahan
    .name = hilang serpihan
op-gain_kl = dapatkan { $val } KL
    .replace = dapatkan { $val } KL sebagai gantinya
    .bonus = dapatkan { $val } KL tambahan
    .name = dapat KL
op-lose_kl = lawan kehilangan { $val } KL
    .replace = lawan kehilangan { $val } KL sebagai gantinya
    .bonus = lawan kehilangan { $val } KL tambahan
    .name = hilang KL
op-buff = { TERM($to) } mendapat { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = { TERM($to) } mendapat { SIGNED($power) }/{ SIGNED($toughness) } sebagai gantinya
    .bonus = { TERM($to) } mendapat { SIGNED($power) }/{ SIGNED($toughness) } lagi
    .name = Kekuatan dan Ketahanan
op-hurt = timbulkan { $val } DMG ke { TERM($to) }
    .replace = timbulkan { $val } DMG ke { TERM($to) } sebagai gantinya
    .bonus = timbulkan { $val } DMG tambahan ke { TERM($to) }
    .name = DMG
op-destroy = hancurkan { TERM($to) }
    .replace = hancurkan { TERM($to) } sebagai gantinya
    .bonus = hancurkan juga { TERM($to) }
    .name = hancurkan
op-exile = asingkan { TERM($to) }
    .replace = asingkan { TERM($to) } sebagai gantinya
    .bonus = asingkan juga { TERM($to) }
    .name = asingkan
op-return = kembalikan { TERM($to) } ke tangan pemiliknya
    .replace = kembalikan { TERM($to) } ke tangan pemiliknya sebagai gantinya
    .bonus = kembalikan juga { TERM($to) } ke tangan pemiliknya
    .name = kembalikan ke tangan
op-recover = ambil { $val } kartu dari kuburanmu ke tanganmu
    .replace = ambil { $val } kartu dari kuburanmu ke tanganmu sebagai gantinya
    .bonus = ambil { $val } kartu tambahan dari kuburanmu ke tanganmu
    .name = ambil dari kuburan
op-discard = lawan membuang { $val } kartu dari tangannya secara acak
    .replace = lawan membuang { $val } kartu dari tangannya secara acak sebagai gantinya
    .bonus = lawan membuang { $val } kartu tambahan dari tangannya secara acak
    .name = buang kartu
op-mill = lawan menaruh { $val } kartu teratas deknya ke kuburannya
    .replace = lawan menaruh { $val } kartu teratas deknya ke kuburannya sebagai gantinya
    .bonus = lawan juga menaruh { $val } kartu teratas deknya ke kuburannya
    .name = dari dek ke kuburan
op-tap = miringkan { TERM($to) }
    .replace = miringkan { TERM($to) } sebagai gantinya
    .bonus = miringkan juga { TERM($to) }
    .name = miringkan
op-untap = tegakkan { TERM($to) }
    .replace = tegakkan { TERM($to) } sebagai gantinya
    .bonus = tegakkan juga { TERM($to) }
    .name = tegakkan
op-create = tambahkan { $val } salinan “{ TERM($card) }” ke tanganmu
    .replace = tambahkan { $val } salinan “{ TERM($card) }” ke tanganmu sebagai gantinya
    .bonus = tambahkan juga { $val } salinan “{ TERM($card) }” ke tanganmu
    .name = tambah salinan
op-defeat =
    { ATTR($to, "who") ->
        [opponent] kamu memenangkan permainan
       *[other] kamu kalah dalam permainan
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] kamu memenangkan permainan sebagai gantinya
           *[other] kamu kalah dalam permainan sebagai gantinya
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] kamu juga memenangkan permainan
           *[other] kamu juga kalah dalam permainan
        }
    .name = menang atau kalah
op-say =
    .name = kata-kata kisah

## Jenis efek

kind-damage = DMG
kind-restore = Esensi
kind-cards = Kartu
kind-energy = Serpihan dan KL
kind-allies = Avatar
kind-control = Kendali

## Fase, tindakan, peristiwa

phase-start = Fase Awal
phase-main = Fase Utama
phase-attack = Fase Serang
phase-end = Fase Akhir
phase-clean_up = Pembersihan
action-play = mainkan
action-activate = aktifkan
action-attack = serang
event-turn_begins = awal giliran
event-turn_ends = akhir giliran
event-attack = serangan

## Mengapa tidak bisa

refused-not-playable = Dewata tidak dimainkan
refused-not-an-avatar = Hanya Avatar yang menyerang
refused-tapped = Kartu ini sedang miring
refused-not-a-deity = Kartu ini tidak memimpin dek: { $what }
refused-deity-in-deck = Dewata memimpin dek dan tidak ada dalam daftarnya: { $what }

## Dek

deck-morning = Istana Pagi
deck-lattice = Kisi Sunyi

## Kartu

card-EC-001 = Ysolde dari Fajar Kemudian
    .flavour = Satu fajar direnggut darinya. Ia membuat yang lain.
card-EC-002 = Sang Nol yang Sabar
    .flavour = Ia tak pernah terburu-buru. Semua akan tiba di nol.
card-EC-003 = Pecahan Pagi
    .flavour = Masih hangat. Besok pun tetap hangat.
card-EC-004 = Pecahan Derau
    .flavour = Dekatkan ke telinga: ia sedang mendengarkan.
card-EC-005 = Cawan Cahaya Lambat
    .flavour = Minumlah selama setahun, jika kau sanggup menunggu.
card-EC-006 = Botol Nircahaya
    .flavour = Setetes saja, dan lampu lupa apa gunanya.
card-EC-007 = Calon Penjaga Lentera
    .flavour = Ia menyapa setiap lentera dengan namanya.
card-EC-008 = Pengawal Kelabu Abu
    .flavour = Tak ada yang memberitahunya bahwa gerbang itu sudah tiada.
card-EC-009 = Pelari Fajar
    .flavour = Ia berlari lebih cepat dari cahaya, lalu menunggunya.
card-EC-010 = Bangau Patuk Ganda
    .flavour = Patukan pertama untuk ikan. Yang kedua untukmu.
card-EC-011 = Paduan Suara Cahaya Kedua
    .flavour = Mereka menyanyikan satu nada, dan pagi menemukan sisanya.
card-EC-012 = Marsekal Berbaju Putih
    .flavour = Seragamnya melewati empat puluh perang dan tetap putih.
card-EC-013 = Juru Wasit Kelabu
    .flavour = Kedua pihak menganggapnya tak adil. Keduanya membayarnya.
card-EC-014 = Raksasa Janji yang Ditepati
    .flavour = Ia melangkah sekali untuk tiap janji yang ditepati.
card-EC-015 = Sinar Pertama
    .flavour = Ia meninggalkan matahari sebelum ada mata yang melihatnya.
card-EC-016 = Meridian Bersama
    .flavour = Di garis itu, tengah hari bukan milik siapa pun.
card-EC-017 = Membaca Cakrawala
    .flavour = Esok hari tertulis di sana, kecil sekali.
card-EC-018 = Menimbang Sengketa
    .flavour = Alasan yang lebih berat terpaksa keluar ruangan.
card-EC-019 = Putusan Tengah Hari
    .flavour = Di tengah hari tak seorang pun punya bayangan untuk bersembunyi.
card-EC-020 = Memanggil Kembali Jam yang Hilang
    .flavour = Ia hanya ada di balik jam-jam lain.
card-EC-021 = Lensa Meridian
    .flavour = Lewat lensa ini tengah hari tampak dari sisi lain.
card-EC-022 = Lonceng Anak Tangga Kembar
    .flavour = Sekali di bawah, sekali di atas, dan tak pernah sendiri.
card-EC-023 = Undakan Matahari yang Terlambat
    .flavour = Anggur di sini matang dua kali.
card-EC-024 = Bursa Tanpa Cahaya
    .flavour = Mereka menjual apa yang baru kaurindukan besok.
card-EC-025 = Ritus Tangan Terbuka
    .flavour = Apa yang kauberikan tak bisa lagi kaujatuhkan.
card-EC-026 = Ritus Pengurangan
    .flavour = Mulailah dari dirimu, lalu kurangi satu.
card-EC-027 = Anak Anjing Bara
    .flavour = Ia menggigit apa pun yang masih membara.
card-EC-028 = Perayap Kisi
    .flavour = Ia mengenal setiap kabel dari dengungnya.
card-EC-029 = Auditor Berongga
    .flavour = Ia tak menemukan apa-apa, lalu membawanya pergi.
card-EC-030 = Aritmetika Penggerogot
    .flavour = Ia hanya memakan sisa, dan selalu ada sisa.
card-EC-031 = Anjing Pemburu Derau
    .flavour = Dibiakkan dari derau di antara dua stasiun.
card-EC-032 = Ketiadaan Kesembilan
    .flavour = Delapan datang sebelumnya. Tak ada yang mengingatnya.
card-EC-033 = Korsleting
    .flavour = Jalan terpendek bukan jalan teraman.
card-EC-034 = Pemadaman Bergilir
    .flavour = Distrik demi distrik, kota belajar berbisik.
card-EC-035 = Jumlah Nol
    .flavour = Mereka berjabat tangan, dan keduanya lebih miskin.
card-EC-036 = Pacu Berlebih
    .flavour = Dibuat untuk seratus tahun, atau satu malam yang hebat.
card-EC-037 = Utang yang Ditagih
    .flavour = Utangnya kecil. Bunganya dirimu.
card-EC-038 = Membongkar Berhala
    .flavour = Doa seabad, dibongkar dengan sebuah obeng.
card-EC-039 = Kandang Kebisingan
    .flavour = Beri mereka sunyi, dan mereka menyalak minta lagi.
card-EC-040 = Mahkota Hitungan Terakhir
    .flavour = Pemakai terakhirnya tak punya apa-apa lagi untuk dihitung.

## Mengapa pertandingan berakhir

end-essence = Esensi Dewata milik { $loser } turun menjadi 0.
end-held_out = { $winner } berhasil bertahan.

## Bab

chapter-ch1_second_morning = Pagi Kedua
ch1-opening = Matahari kedua muncul di atas punggung bukit. Istana harus bertahan sampai ia berada tepat di atas.
ch1-hound = Sesuatu menggonggong di tengah derau.
ch1-near = “Belum,” kata Ysolde, dan cahaya menjawab.
