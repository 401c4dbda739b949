## The game

game-name = 불꽃
game-about = 생명 10을 가진 두 플레이어가 작은 생물과 빠른 재주로 싸웁니다. 턴마다 비용으로 쓸 불꽃이 하나씩 늘어납니다.

## Card types

type-creature = 생물
type-trick = 재주

## Numbers of cards

number-cost = 비용
number-power = 힘
number-health = 체력

## Words of cards

set-kinds = 종류
word-moth = 나방
word-stone = 돌
keyword-swift = 민첩
keyword-shelter = 보호

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

## How long effects last

for-this_turn = 턴이 끝날 때까지
for-for_good = 플레이 중인 동안

## When abilities happen

on-on_play = 플레이될 때
on-reply = 응답으로
on-on_death = 파괴될 때
on-friend_dies = 당신의 다른 생물이 파괴될 때
on-at_dawn = 당신 턴의 새벽에
on-always = 항상
on-main = 당신의 낮에
on-would_be_hurt = 상처를 입게 될 때

## Costs

cost-sparks = 불꽃
cost-tire = 이 카드를 지치게 하기

## Which cards

where-power_at_most = 힘 { $n } 이하
where-kind = 종류 { $word }

## What effects are about

to-this = 이 카드
to-foe = 상대 생물 하나
to-friend = 당신의 생물 하나
to-friends = 당신의 모든 생물
to-enemy = 상대

## Conditions

if-controls = 당신에게 생물이 있음
if-life_at_most = 당신의 생명이 { $n } 이하

## Operations

op-burn =
    .name = 태우기
op-mend =
    .name = 치유
op-strike =
    .name = 타격
op-banish =
    .name = 추방
op-grow =
    .name = 성장
op-teach =
    .name = 가르침
op-draw =
    .name = 뽑기
op-hush =
    .name = 침묵
op-shrug =
    .name = 버티기

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
