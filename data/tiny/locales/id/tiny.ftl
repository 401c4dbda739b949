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
keyword-swift = gesit
keyword-shelter = naungan

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

## How long effects last

for-this_turn = sampai giliran berakhir
for-for_good = selama berada dalam permainan

## When abilities happen

on-on_play = saat dimainkan
on-reply = sebagai balasan
on-on_death = saat dihancurkan
on-friend_dies = saat makhlukmu yang lain dihancurkan
on-at_dawn = saat fajar giliranmu
on-always = selalu
on-main = pada siangmu
on-would_be_hurt = saat akan terluka

## Costs

cost-sparks = percikan
cost-tire = lelahkan kartu ini

## Which cards

where-power_at_most = kekuatan { $n } atau kurang
where-kind = jenis { $word }

## What effects are about

to-this = kartu ini
to-foe = satu makhluk lawan
to-friend = salah satu makhlukmu
to-friends = semua makhlukmu
to-enemy = lawan

## Conditions

if-controls = kamu punya makhluk
if-life_at_most = nyawamu { $n } atau kurang

## Operations

op-burn =
    .name = bakar
op-mend =
    .name = pulihkan
op-strike =
    .name = pukul
op-banish =
    .name = usir
op-grow =
    .name = tumbuh
op-teach =
    .name = ajari
op-draw =
    .name = ambil kartu
op-hush =
    .name = bungkam
op-shrug =
    .name = tepis

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
