## The game

game-name = 火花
game-about = 两名拥有十点生命的玩家用小生物和快速戏法对战。每回合可用来支付的火花多一点。

## Card types

type-creature = 生物
type-trick = 戏法

## Numbers of cards

number-cost = 费用
number-power = 力量
number-health = 体力

## Words of cards

set-kinds = 种类
word-moth = 飞蛾
word-stone = 石头
keyword-swift = 迅捷
keyword-shelter = 庇护

## Counters of players

counter-life = 生命
counter-sparks_max = 火花上限
counter-sparks = 火花

## What cards bear

state-tired = 疲惫
state-hurt = 伤口

## Zones

zone-deck = 牌库
zone-hand = 手牌
zone-field = 战场
zone-pile = 弃牌堆

## How long effects last

for-this_turn = 直到回合结束
for-for_good = 只要在场

## When abilities happen

on-on_play = 打出时
on-reply = 作为回应
on-on_death = 被消灭时
on-friend_dies = 你的另一个生物被消灭时
on-at_dawn = 在你回合的黎明
on-always = 始终
on-main = 在你的白昼
on-would_be_hurt = 将受伤时

## Costs

cost-sparks = 火花
cost-tire = 使此牌疲惫

## Which cards

where-power_at_most = 力量不超过{ $n }
where-kind = 种类为{ $word }

## What effects are about

to-this = 此牌
to-foe = 一个对手的生物
to-friend = 你的一个生物
to-friends = 你的所有生物
to-enemy = 对手

## Conditions

if-controls = 你控制生物
if-life_at_most = 你的生命不超过{ $n }

## Operations

op-burn =
    .name = 灼烧
op-mend =
    .name = 治疗
op-strike =
    .name = 打击
op-banish =
    .name = 放逐
op-grow =
    .name = 成长
op-teach =
    .name = 教导
op-draw =
    .name = 抽牌
op-hush =
    .name = 噤声
op-shrug =
    .name = 抖落

## Phases

phase-dawn = 黎明
phase-day = 白昼
phase-dusk = 黄昏

## Actions, what they name, windows, events

action-play = 打出
action-reply = 回应
action-use = 使用
action-attack = 攻击
pick-target = 目标
window-reply = 回应
event-dawn = 黎明

## Why something cannot be done

refused-a-reply = 此牌只能用于回应
refused-no-reply = 此牌不能用于回应
refused-tired = 此生物已疲惫
refused-arrived = 此生物刚刚入场

## Decks

deck-lights = 灯火
deck-stones = 岩石

## Cards

card-tiny_moth = 灰蛾
card-tiny_swarm = 灯下蛾群
card-tiny_stone = 路石
card-tiny_golem = 碎石魔像
card-tiny_ember = 余烬之子
card-tiny_mourner = 悼亡者
card-tiny_smith = 火花铁匠
card-tiny_teacher = 老教师
card-tiny_bolt = 闪电
card-tiny_axe = 砍伐
card-tiny_feast = 盛宴
card-tiny_hush = 静默
