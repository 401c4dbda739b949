## The game

game-name = Percikan
game-about = Dua pemain dengan sepuluh nyawa bertarung dengan makhluk kecil dan trik cepat. Setiap giliran membawa satu percikan lagi untuk membayar.

## Card types

type-creature = makhluk
type-trick = trik

## Numbers of cards

number-cost = biaya
number-power = kekuatan
number-health = daya tahan

## Words of cards

set-kinds = jenis
word-moth = ngengat
word-stone = batu
keyword-swift = Gesit
keyword-shelter = Naungan

## Counters of players

counter-life = nyawa
counter-sparks_max = percikan maksimum
counter-sparks = percikan

## What cards bear

state-tired = lelah
state-hurt = luka

## Zones

zone-deck = dek
zone-hand = tangan
zone-field = medan
zone-pile = tumpukan

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = sampai giliran berakhir
    .name = sampai giliran berakhir
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] saat kamu memainkan makhluk ini
    }
    .name = saat dimainkan
on-reply = Balasan
    .as = label
    .name = sebagai balasan
on-on_death = saat makhluk ini dihancurkan
    .name = saat dihancurkan
on-friend_dies = saat makhlukmu yang lain dihancurkan
    .name = saat makhlukmu yang lain dihancurkan
on-at_dawn = saat fajar giliranmu
    .name = saat fajar giliranmu
on-main = { "" }
    .name = pada siangmu
on-would_be_hurt = saat makhluk ini akan terluka
    .name = saat akan terluka
cost-sparks = { $n } percikan
    .name = percikan
cost-tire = lelahkan makhluk ini
    .name = lelahkan kartu ini
where-power_at_most = kekuatan { $n } atau kurang
    .as = with
    .is = memiliki kekuatan { $n } atau kurang
    .name = kekuatan { $n } atau kurang
where-kind = { TERM($word) }
    .as = noun
    .name = jenis { $word }
to-this = makhluk ini
    .name = kartu ini
to-enemy = lawan
    .name = lawan
noun-field = makhluk
in-field-self = milikmu
in-field-opponent = lawan
if-controls =
    { $who ->
        [opponent] lawan
        [any] para pemain
       *[self] kamu
    } { ATTR($cards, "pick") ->
        [none] tidak punya
       *[other] punya
    } { TERM($cards) }
    .name = kamu punya makhluk
if-life_at_most = nyawamu { $n } atau kurang
    .name = nyawamu { $n } atau kurang
op-burn = { TERM($to) } kehilangan { $val } nyawa
    .may = membuat { TERM($to) } kehilangan { $val } nyawa
    .name = bakar
op-mend = dapatkan { $val } nyawa
    .name = pulihkan
op-strike = timbulkan { $val } DMG ke { TERM($to) }
    .name = pukul
op-banish = hancurkan { TERM($to) }
    .name = usir
op-grow = { TERM($to) } mendapat { SIGNED($val) } kekuatan
    .may = membuat { TERM($to) } mendapat { SIGNED($val) } kekuatan
    .name = tumbuh
op-teach = { TERM($to) } memperoleh { TERM($word) }
    .may = membuat { TERM($to) } memperoleh { TERM($word) }
    .name = ajari
op-draw = tarik { $val } kartu
    .name = tarik kartu
op-hush = batalkan kartu itu
    .name = bungkam
op-shrug = cegah hal itu
    .name = tepis
printed-keyword = { TERM($word) }.
for-for_good =
    .name = selama berada dalam permainan
on-always =
    .name = selalu
to-foe =
    .name = satu makhluk lawan
to-friend =
    .name = salah satu makhlukmu
to-friends =
    .name = semua makhlukmu

## Phases

phase-dawn = fajar
phase-day = siang
phase-dusk = senja

## Actions, what they name, windows, events

action-play = main
action-reply = balas
action-use = pakai
action-attack = serang
pick-target = sasaran
window-reply = balasan
event-dawn = fajar

## Why something cannot be done

refused-a-reply = kartu ini hanya untuk membalas
refused-no-reply = kartu ini tidak bisa membalas
refused-tired = makhluk ini lelah
refused-arrived = makhluk ini baru saja tiba

## Decks

deck-lights = Cahaya
deck-stones = Batu

## Cards

card-tiny_moth = Ngengat Kelabu
card-tiny_swarm = Kawanan Lampu
card-tiny_stone = Batu Penanda
card-tiny_golem = Golem Puing
card-tiny_ember = Anak Bara
card-tiny_mourner = Peratap
card-tiny_smith = Pandai Percikan
card-tiny_teacher = Guru Tua
card-tiny_bolt = Kilat
card-tiny_axe = Penebangan
card-tiny_feast = Pesta
card-tiny_hush = Hening
