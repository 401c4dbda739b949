## The game

game-name = Kıvılcımlar
game-about = On canlı iki oyuncu küçük yaratıklar ve hızlı numaralarla dövüşür. Her tur ödeme için bir kıvılcım daha getirir.

## Card types

type-creature = yaratık
type-trick = numara

## Numbers of cards

number-cost = bedel
number-power = güç
    .poss = gücü
number-health = dayanıklılık

## Words of cards

set-kinds = tür
word-moth = güve
    .acc = güveyi
    .dat = güveye
    .pl = güveler
    .acc-pl = güveleri
    .dat-pl = güvelere
word-stone = taş
    .acc = taşı
    .dat = taşa
    .pl = taşlar
    .acc-pl = taşları
    .dat-pl = taşlara
keyword-swift = Çevik
keyword-shelter = Sığınak

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

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = tur bitene kadar
    .name = tur bitene kadar
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] bu yaratığı oynadığında
    }
    .name = oynandığında
on-reply = Yanıt
    .as = label
    .name = yanıt olarak
on-on_death = bu yaratık yok edildiğinde
    .name = yok edildiğinde
on-friend_dies = kontrol ettiğin başka bir yaratık yok edildiğinde
    .name = başka bir yaratığın yok edildiğinde
on-at_dawn = turunun şafağında
    .name = turunun şafağında
on-main = { "" }
    .name = senin gündüzünde
on-would_be_hurt = bu yaratık yaralanacağı zaman
    .name = yaralanacağı zaman
cost-sparks = { $n } kıvılcım
    .name = kıvılcım
cost-tire = bu yaratığı yor
    .name = bu kartı yor
where-power_at_most = gücü { $n } veya daha az
    .as = with
    .name = gücü en çok { $n }
where-kind = { TERM($word) }
    .as = noun
    .name = türü { $word }
to-this =
    bu { $case ->
        [acc] yaratığı
        [dat] yaratığa
        [gen] yaratığın
       *[nom] yaratık
    }
    .name = bu kart
to-enemy =
    { $case ->
        [acc] rakibini
        [dat] rakibine
       *[nom] rakibin
    }
    .name = rakip
noun-field = yaratık
    .acc = yaratığı
    .dat = yaratığa
    .gen = yaratığın
    .pl = yaratıklar
    .acc-pl = yaratıkları
    .dat-pl = yaratıklara
    .gen-pl = yaratıkların
in-field-self = kontrol ettiğin
in-field-opponent = rakibinin kontrol ettiği
if-controls =
    { $who ->
        [opponent] rakibin { TERM($cards) } { ATTR($cards, "pick") ->
            [none] kontrol etmiyorsa
           *[other] kontrol ediyorsa
        }
        [any] oyuncular { TERM($cards) } { ATTR($cards, "pick") ->
            [none] kontrol etmiyorsa
           *[other] kontrol ediyorsa
        }
       *[self] { TERM($cards) } { ATTR($cards, "pick") ->
            [none] kontrol etmiyorsan
           *[other] kontrol ediyorsan
        }
    }
    .name = yaratıkların var
if-life_at_most = canın { $n } veya daha azsa
    .name = canın en çok { $n }
op-burn = { TERM($to) } { $val } can kaybeder
    .name = yakma
op-mend = { $val } can kazan
    .name = iyileştirme
op-strike = { TERM($to, case: "dat") } { $val } hasar ver
    .name = vuruş
op-banish = { TERM($to, case: "acc") } yok et
    .name = sürgün
op-grow = { TERM($to) } { SIGNED($val) } güç alır
    .for = { TERM($to) } { $for } { SIGNED($val) } güç alır
    .name = büyüme
op-teach = { TERM($to) } { TERM($word) } kazanır
    .name = öğretme
op-draw = { $val } kart çek
    .name = çekme
op-hush = oynanan kartı etkisiz kıl
    .name = susturma
op-shrug = bunu önle
    .name = silkinme
printed-keyword = { TERM($word) }.
for-for_good =
    .name = oyunda olduğu sürece
on-always =
    .name = her zaman
to-foe =
    .name = rakibin bir yaratığı
to-friend =
    .name = yaratıklarından biri
to-friends =
    .name = yaratıkların

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
