## Operations. Value: the bare clause; .replace and .bonus: the clause in those roles; .name: the short name.

op-dmg = timbulkan { $val } DMG ke lawan
    .replace = timbulkan { $val } DMG ke lawan sebagai gantinya
    .bonus = timbulkan { $val } DMG tambahan ke lawan
    .name = DMG
op-heal = pulihkan { $val } Perisai
    .replace = pulihkan { $val } Perisai sebagai gantinya
    .bonus = pulihkan { $val } Perisai tambahan
    .name = Pulihkan Perisai
op-draw = tarik { $val } kartu
    .replace = tarik { $val } kartu sebagai gantinya
    .bonus = tarik { $val } kartu tambahan
    .name = Tarik Kartu
op-nrg = dapatkan { $val } Energi
    .replace = dapatkan { $val } Energi sebagai gantinya
    .bonus = dapatkan { $val } Energi tambahan
    .name = Dapatkan Energi
op-drain = lawan kehilangan { $val } Energi
    .replace = lawan kehilangan { $val } Energi sebagai gantinya
    .bonus = lawan kehilangan { $val } Energi tambahan
    .name = Kuras Energi
op-disc = lawan membuang { $val } kartu secara acak dari tangannya
    .replace = lawan membuang { $val } kartu secara acak dari tangannya sebagai gantinya
    .bonus = lawan membuang { $val } kartu tambahan secara acak dari tangannya
    .name = Buang Kartu
op-aoe = timbulkan { $val } DMG ke setiap sekutu lawan
    .replace = timbulkan { $val } DMG ke setiap sekutu lawan sebagai gantinya
    .bonus = timbulkan { $val } DMG tambahan ke setiap sekutu lawan
    .name = DMG Area
op-buf_atk = semua sekutumu mendapat +{ $val } ATK selama giliran ini
    .replace = semua sekutumu mendapat +{ $val } ATK selama giliran ini sebagai gantinya
    .bonus = semua sekutumu mendapat +{ $val } ATK lagi selama giliran ini
    .name = Naikkan ATK
op-floor = Perisaimu tidak dapat turun di bawah 1 selama giliran ini
    .replace = Perisaimu tidak dapat turun di bawah 1 selama giliran ini sebagai gantinya
    .bonus = Perisaimu juga tidak dapat turun di bawah 1 selama giliran ini
    .name = Batas Perisai
op-negate = batalkan efek kartu itu
    .replace = batalkan efek kartu itu sebagai gantinya
    .bonus = batalkan juga efek kartu itu
    .name = Batalkan
op-double = Aksimu berikutnya pada giliran ini berlaku dua kali
    .replace = Aksimu berikutnya pada giliran ini berlaku dua kali sebagai gantinya
    .bonus = Aksimu berikutnya pada giliran ini juga berlaku dua kali
    .name = Gandakan Aksi
op-banish = asingkan { $val } kartu terbaru dari tumpukan buangan lawan
    .replace = asingkan { $val } kartu terbaru dari tumpukan buangan lawan sebagai gantinya
    .bonus = asingkan { $val } kartu terbaru lagi dari tumpukan buangan lawan
    .name = Asingkan
op-dbf_atk = pilih satu sekutu lawan; sekutu itu mendapat −{ $val } ATK
    .times = { times }, pilih satu sekutu lawan; sekutu itu mendapat −{ $val } ATK
    .replace = pilih satu sekutu lawan; sekutu itu mendapat −{ $val } ATK sebagai gantinya
    .bonus = pilih satu sekutu lawan; sekutu itu mendapat −{ $val } ATK lagi
    .name = Turunkan ATK
op-dbf_hp = pilih satu sekutu lawan; sekutu itu mendapat −{ $val } HP
    .times = { times }, pilih satu sekutu lawan; sekutu itu mendapat −{ $val } HP
    .replace = pilih satu sekutu lawan; sekutu itu mendapat −{ $val } HP sebagai gantinya
    .bonus = pilih satu sekutu lawan; sekutu itu mendapat −{ $val } HP lagi
    .name = Turunkan HP
op-retrigger_traps = Jebakanmu yang terbuka pada giliran ini berlaku sekali lagi
    .replace = Jebakanmu yang terbuka pada giliran ini berlaku sekali lagi sebagai gantinya
    .bonus = Jebakanmu yang terbuka pada giliran ini juga berlaku sekali lagi
    .name = Ulangi Jebakan

## Passives: hold while the ally is in play

op-p_nrg = dapatkan { $val } Energi pada Fase Energimu
    .name = Energi tiap giliran
op-p_adx = Aksimu menimbulkan { $val } DMG tambahan
    .name = DMG Aksi
op-p_tdx = Jebakanmu menimbulkan { $val } DMG tambahan
    .name = DMG Jebakan
op-p_red = DMG yang kamu terima berkurang { $val }
    .name = Pengurangan DMG
op-p_eot = pulihkan { $val } Perisai pada Fase Akhirmu
    .name = Pulihkan tiap giliran
op-p_adisc = biaya Aksimu berkurang { $val } (minimal 1)
    .name = Aksi lebih murah
op-p_tdisc = biaya Jebakanmu berkurang { $val } (minimal 1)
    .name = Jebakan lebih murah

## When an ally is destroyed

on-play = saat kamu memanggil sekutu ini
    .when = mixed
on-death = saat sekutu ini dihancurkan
op-d_heal = pulihkan { $val } Perisai
    .replace = pulihkan { $val } Perisai sebagai gantinya
    .bonus = pulihkan { $val } Perisai tambahan
    .name = Hancur: pulihkan
op-d_dmg = timbulkan { $val } DMG ke lawan
    .replace = timbulkan { $val } DMG ke lawan sebagai gantinya
    .bonus = timbulkan { $val } DMG tambahan ke lawan
    .name = Hancur: DMG
op-d_draw = tarik { $val } kartu
    .replace = tarik { $val } kartu sebagai gantinya
    .bonus = tarik { $val } kartu tambahan
    .name = Hancur: tarik kartu
op-d_return = kembalikan kartu ini ke tanganmu
    .replace = kembalikan kartu ini ke tanganmu sebagai gantinya
    .bonus = kembalikan juga kartu ini ke tanganmu
    .name = Hancur: kembali

## Trap triggers

trigger-t_action = saat lawan memainkan Aksi
    .name = Saat lawan memainkan Aksi
trigger-t_summon = saat lawan memanggil sekutu
    .name = Saat lawan memanggil sekutu
trigger-t_play = saat lawan memainkan kartu
    .name = Saat lawan memainkan kartu
trigger-t_hit = saat kamu menerima DMG
    .name = Saat kamu menerima DMG
trigger-t_lethal = saat Perisaimu mencapai 0
    .name = Saat Perisaimu mencapai 0

## Conditions: bare clauses that follow “jika”

if-first_action = kamu belum memainkan Aksi selain kartu ini pada giliran ini
if-played_action = kamu sudah memainkan Aksi pada giliran ini
    .same = sudah memainkan Aksi pada giliran ini
    .subject = you
if-ctrl = kamu memiliki sekutu { TERM($sub) }
    .same = memiliki sekutu { TERM($sub) }
    .subject = you
if-ctrl_n = kamu memiliki { $n } sekutu atau lebih
    .same = memiliki { $n } sekutu atau lebih
    .subject = you
if-shield_below = Perisaimu di bawah { $n }
if-o_shield_below = Perisai lawan di bawah { $n }
if-o_no_allies = lawan tidak memiliki sekutu
if-o_allies = lawan memiliki { $n } sekutu atau lebih
if-o_fewer = kartu di tangan lawan lebih sedikit daripada di tanganmu
if-o_zero_nrg = Energi lawan 0
if-destroyed_any = efek ini menghancurkan sekutu
if-vs_book = kamu menghadapi pahlawan Buku { $n } atau setelahnya
vs-vs_book = saat menghadapi pahlawan Buku { $n } atau setelahnya

## Names of things on a board

counter-shield = Perisai
counter-energy = Energi
counter-actions_played = Aksi dimainkan
counter-floor = Batas Perisai
counter-double_next = Aksi ganda
counter-damage_taken = DMG diterima
counter-guard = Ketahanan
number-cost = Biaya
number-atk = ATK
number-hp = HP
number-T = Taktik
number-S = Keahlian
number-R = Ketahanan
number-M = Mistik
number-shield = Perisai
number-sim_shield = Perisai awal
number-cooldown = Jeda
number-trap_limit = Batas Jebakan
zone-hand = tangan
zone-deck = dek
zone-field = arena
zone-traps = Jebakan
zone-discard = tumpukan buangan
zone-banished = pengasingan
quantity-action_bonus = Bonus DMG Aksi
quantity-trap_bonus = Bonus DMG Jebakan
quantity-reduction = pengurangan DMG
quantity-energy_income = Energi dari sekutu
quantity-end_restore = Perisai dari sekutu
quantity-action_discount = Potongan biaya Aksi
quantity-trap_discount = Potongan biaya Jebakan
quantity-damage_bonus = bonus DMG
quantity-skill = Keahlian
quantity-card_damage = DMG
quantity-action_cost = Biaya Aksi
quantity-trap_cost = Biaya Jebakan
tally-destroyed = sekutu dihancurkan
phase-energy = Fase Energi
phase-draw = Fase Tarik
phase-play = Fase Utama
phase-battle = Fase Tempur
phase-end = Fase Akhir
action-play = mainkan
action-ability = kemampuan
action-attack = serang
kind-damage = DMG
kind-restore = Pemulihan
kind-cards = Kartu
kind-energy = Energi
kind-allies = Sekutu
kind-control = Kendali

## The game

game-about = Dua pahlawan dengan dek tetap dan satu Perisai masing-masing: siapa yang lebih dulu memecahkan Perisai lawan, dialah pemenangnya.
