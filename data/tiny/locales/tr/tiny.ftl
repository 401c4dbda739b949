## The game

game-name = Kıvılcımlar
game-about = On canlı iki oyuncu küçük yaratıklar ve hızlı numaralarla dövüşür. Her tur ödeme için bir kıvılcım daha getirir.

## Card types

type-creature = yaratık
type-trick = numara

## Numbers of cards

number-cost = bedel
number-power = güç
number-health = dayanıklılık

## Words of cards

set-kinds = tür
word-moth = güve
word-stone = taş
keyword-swift = çevik
keyword-shelter = sığınak

## Counters of players

counter-life = can
counter-sparks_max = en çok kıvılcım
counter-sparks = kıvılcım

## What cards bear

state-tired = yorgun
state-hurt = yara

## Zones

zone-deck = deste
zone-hand = el
zone-field = alan
zone-pile = yığın

## How long effects last

for-this_turn = tur bitene kadar
for-for_good = oyunda olduğu sürece

## When abilities happen

on-on_play = oynandığında
on-reply = yanıt olarak
on-on_death = yok edildiğinde
on-friend_dies = başka bir yaratığın yok edildiğinde
on-at_dawn = turunun şafağında
on-always = her zaman
on-main = senin gündüzünde
on-would_be_hurt = yaralanacağı zaman

## Costs

cost-sparks = kıvılcım
cost-tire = bu kartı yor

## Which cards

where-power_at_most = gücü en çok { $n }
where-kind = türü { $word }

## What effects are about

to-this = bu kart
to-foe = rakibin bir yaratığı
to-friend = yaratıklarından biri
to-friends = yaratıkların
to-enemy = rakip

## Conditions

if-controls = yaratıkların var
if-life_at_most = canın en çok { $n }

## Operations

op-burn =
    .name = yakma
op-mend =
    .name = iyileştirme
op-strike =
    .name = vuruş
op-banish =
    .name = sürgün
op-grow =
    .name = büyüme
op-teach =
    .name = öğretme
op-draw =
    .name = çekme
op-hush =
    .name = susturma
op-shrug =
    .name = silkinme

## Phases

phase-dawn = şafak
phase-day = gündüz
phase-dusk = alacakaranlık

## Actions, what they name, windows, events

action-play = oynama
action-reply = yanıtlama
action-use = kullanma
action-attack = saldırma
pick-target = hedef
window-reply = yanıtlar
event-dawn = şafak

## Why something cannot be done

refused-a-reply = bu kart yalnızca yanıt içindir
refused-no-reply = bu kartla yanıt verilemez
refused-tired = bu yaratık yorgun
refused-arrived = bu yaratık daha yeni geldi

## Decks

deck-lights = Işıklar
deck-stones = Taşlar

## Cards

card-tiny_moth = Gri Güve
card-tiny_swarm = Lamba Sürüsü
card-tiny_stone = Yol Taşı
card-tiny_golem = Moloz Golemi
card-tiny_ember = Kor Çocuğu
card-tiny_mourner = Yasçı
card-tiny_smith = Kıvılcım Demircisi
card-tiny_teacher = Yaşlı Öğretmen
card-tiny_bolt = Yıldırım
card-tiny_axe = Devirme
card-tiny_feast = Şölen
card-tiny_hush = Sessizlik
