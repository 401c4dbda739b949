## The game

game-name = 불꽃
game-about = 생명 10을 가진 두 플레이어가 작은 생물과 빠른 재주로 싸웁니다. 턴마다 비용으로 쓸 불꽃이 하나씩 늘어납니다.

## Card types

type-creature = 생물
type-trick = 재주

## Numbers of cards

number-cost = 비용
number-power = 힘
    .subj = 힘이
number-health = 체력

## Words of cards

set-kinds = 종류
word-moth = 나방
    .subj = 나방이
    .counter = 마리
    .final = vowel
word-stone = 돌
    .subj = 돌이
    .counter = 개
    .final = vowel
keyword-swift = ‘민첩’
keyword-shelter = ‘보호’
    .final = vowel

## Counters of players

counter-life = 생명
counter-sparks_max = 최대 불꽃
counter-sparks = 불꽃

## What cards bear

state-tired = 지침
state-hurt = 상처

## Zones

zone-deck = 덱
zone-hand = 손패
zone-field = 전장
zone-pile = 더미

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = 턴이 끝날 때까지
    .name = 턴이 끝날 때까지
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] 이 생물을 냈을 때
    }
    .name = 플레이될 때
on-reply = 응답
    .as = label
    .name = 응답으로
on-on_death = 이 생물이 파괴되었을 때
    .name = 파괴될 때
on-friend_dies = 당신의 다른 생물이 파괴되었을 때
    .name = 당신의 다른 생물이 파괴될 때
on-at_dawn = 당신 턴의 새벽에
    .name = 당신 턴의 새벽에
on-main = { "" }
    .name = 당신의 낮에
on-would_be_hurt = 이 생물이 다치게 될 때
    .name = 상처를 입게 될 때
cost-sparks = 불꽃 { $n }개
    .name = 불꽃
cost-tire = 이 생물을 지치게 하기
    .name = 이 카드를 지치게 하기
where-power_at_most = 힘이 { $n } 이하인
    .as = with
    .is = 힘 { $n } 이하
    .name = 힘 { $n } 이하
where-kind = { TERM($word) }
    .as = noun
    .name = 종류 { $word }
to-this = 이 생물
    .final = consonant
    .name = 이 카드
to-enemy = 상대
    .final = vowel
    .name = 상대
noun-field = 생물
    .subj = 생물이
    .counter = 마리
    .final = vowel
in-field-self = 당신의
in-field-opponent = 상대의
if-controls =
    { $who ->
        [opponent] 상대에게
        [any] 두 플레이어에게
       *[self] 당신에게
    } { TERM($cards) } { ATTR($cards, "pick") ->
        [none] 없다면
       *[other] 있다면
    }
    .link =
        { $who ->
            [opponent] 상대에게
            [any] 두 플레이어에게
           *[self] 당신에게
        } { TERM($cards) } { ATTR($cards, "pick") ->
            [none] 없고
           *[other] 있고
        }
    .name = 당신에게 생물이 있음
if-life_at_most = 당신의 생명이 { $n } 이하라면
    .link = 당신의 생명이 { $n } 이하이고
    .name = 당신의 생명이 { $n } 이하
op-burn = { TERM($to) }{ np-i } 생명을 { $val } 잃습니다
    .name = 태우기
op-mend = 생명을 { $val } 얻습니다
    .name = 치유
op-strike = { TERM($to) }에게 피해를 { $val } 줍니다
    .name = 타격
op-banish = { TERM($to) }{ np-eul } 파괴합니다
    .name = 추방
op-grow =
    { TERM($to) }의 힘이 { $abs } { $sign ->
        [minus] 감소합니다
       *[other] 증가합니다
    }
    .name = 성장
op-teach = { TERM($to) }{ np-i } { TERM($word) }{ ATTR($word, "final") ->
        [vowel] 를
       *[other] 을
    } 얻습니다
    .name = 가르침
op-draw = 카드를 { $val }장 뽑습니다
    .name = 뽑기
op-hush = 그 카드를 무효로 합니다
    .name = 침묵
op-shrug = 그것을 막습니다
    .name = 버티기
printed-keyword = { TERM($word) }.
for-for_good =
    .name = 플레이 중인 동안
on-always =
    .name = 항상
to-foe =
    .name = 상대 생물 하나
to-friend =
    .name = 당신의 생물 하나
to-friends =
    .name = 당신의 모든 생물

## Phases

phase-dawn = 새벽
phase-day = 낮
phase-dusk = 황혼

## Actions, what they name, windows, events

action-play = 플레이
action-reply = 응답
action-use = 사용
action-attack = 공격
pick-target = 대상
window-reply = 응답
event-dawn = 새벽

## Why something cannot be done

refused-a-reply = 이 카드는 응답에만 쓸 수 있습니다
refused-no-reply = 이 카드로는 응답할 수 없습니다
refused-tired = 이 생물은 지쳐 있습니다
refused-arrived = 이 생물은 이제 막 나왔습니다

## Decks

deck-lights = 빛
deck-stones = 돌

## Cards

card-tiny_moth = 회색 나방
card-tiny_swarm = 등불 떼
card-tiny_stone = 길잡이 돌
card-tiny_golem = 돌무더기 골렘
card-tiny_ember = 잉걸불 아이
card-tiny_mourner = 애도하는 이
card-tiny_smith = 불꽃 대장장이
card-tiny_teacher = 늙은 스승
card-tiny_bolt = 번개
card-tiny_axe = 벌목
card-tiny_feast = 잔치
card-tiny_hush = 고요
