## The game

game-name = 火花
game-about = 兩名擁有十點生命的玩家以小生物和快速戲法對戰。每回合可用來支付的火花多一點。

## Card types

type-creature = 生物
type-trick = 戲法

## Numbers of cards

number-cost = 費用
number-power = 力量
number-health = 體力

## Words of cards

set-kinds = 種類
word-moth = 飛蛾
word-stone = 石頭
keyword-swift = 迅捷
keyword-shelter = 庇護

## Counters of players

counter-life = 生命
counter-sparks_max = 火花上限
counter-sparks = 火花

## What cards bear

state-tired = 疲憊
state-hurt = 傷口

## Zones

zone-deck = 牌庫
zone-hand = 手牌
zone-field = 戰場
zone-pile = 棄牌堆

## How long effects last

for-this_turn = 直到回合結束
for-for_good = 只要在場

## When abilities happen

on-on_play = 打出時
on-reply = 作為回應
on-on_death = 被消滅時
on-friend_dies = 你的另一個生物被消滅時
on-at_dawn = 在你回合的黎明
on-always = 始終
on-main = 在你的白晝
on-would_be_hurt = 將受傷時

## Costs

cost-sparks = 火花
cost-tire = 使此牌疲憊

## Which cards

where-power_at_most = 力量不超過{ $n }
where-kind = 種類為{ $word }

## What effects are about

to-this = 此牌
to-foe = 一個對手的生物
to-friend = 你的一個生物
to-friends = 你的所有生物
to-enemy = 對手

## Conditions

if-controls = 你控制生物
if-life_at_most = 你的生命不超過{ $n }

## Operations

op-burn =
    .name = 灼燒
op-mend =
    .name = 治療
op-strike =
    .name = 打擊
op-banish =
    .name = 放逐
op-grow =
    .name = 成長
op-teach =
    .name = 教導
op-draw =
    .name = 抽牌
op-hush =
    .name = 噤聲
op-shrug =
    .name = 抖落

## Phases

phase-dawn = 黎明
phase-day = 白晝
phase-dusk = 黃昏

## Actions, what they name, windows, events

action-play = 打出
action-reply = 回應
action-use = 使用
action-attack = 攻擊
pick-target = 目標
window-reply = 回應
event-dawn = 黎明

## Why something cannot be done

refused-a-reply = 此牌只能用於回應
refused-no-reply = 此牌不能用於回應
refused-tired = 此生物已疲憊
refused-arrived = 此生物剛剛進場

## Decks

deck-lights = 燈火
deck-stones = 岩石

## Cards

card-tiny_moth = 灰蛾
card-tiny_swarm = 燈下蛾群
card-tiny_stone = 路石
card-tiny_golem = 碎石魔像
card-tiny_ember = 餘燼之子
card-tiny_mourner = 悼亡者
card-tiny_smith = 火花鐵匠
card-tiny_teacher = 老教師
card-tiny_bolt = 閃電
card-tiny_axe = 砍伐
card-tiny_feast = 盛宴
card-tiny_hush = 靜默
