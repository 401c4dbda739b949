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
    .counter = 个
word-stone = 石头
    .counter = 个
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

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = 直到回合结束
    .name = 直到回合结束
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] 当你打出此生物时
    }
    .name = 打出时
on-reply = 回应
    .as = label
    .name = 作为回应
on-on_death = 当此生物被消灭时
    .name = 被消灭时
on-friend_dies = 当你的另一个生物被消灭时
    .name = 你的另一个生物被消灭时
on-at_dawn = 在你回合的黎明
    .name = 在你回合的黎明
on-main = { "" }
    .name = 在你的白昼
on-would_be_hurt = 当此生物将受伤时
    .name = 将受伤时
cost-sparks = { $n }点火花
    .name = 火花
cost-tire = 使此生物疲惫
    .name = 使此牌疲惫
where-power_at_most = 力量不大于{ $n }
    .as = with
    .is = 力量不大于{ $n }
    .is-not = 力量大于{ $n }
    .name = 力量不超过{ $n }
where-kind = { TERM($word) }
    .as = noun
    .name = 种类为{ $word }
to-this = 此生物
    .name = 此牌
to-enemy = 对手
    .name = 对手
noun-field = 生物
    .counter = 个
in-field-self = 你的
in-field-opponent = 对手的
if-controls =
    { $who ->
        [opponent] 对手
        [any] 场上
       *[self] 你
    }{ ATTR($cards, "pick") ->
        [none] 没有
       *[other] 有
    }{ TERM($cards) }
    .name = 你控制生物
if-life_at_most = 你的生命不大于{ $n }
    .name = 你的生命不超过{ $n }
op-burn = { TERM($to) }失去{ $val }点生命
    .may = 令{ TERM($to) }失去{ $val }点生命
    .name = 灼烧
op-mend = 获得{ $val }点生命
    .name = 治疗
op-strike = 对{ TERM($to) }造成{ $val }点伤害
    .name = 打击
op-banish = 消灭{ TERM($to) }
    .name = 放逐
op-grow = { TERM($to) }的力量{ SIGNED($val) }
    .may = 令{ TERM($to) }的力量{ SIGNED($val) }
    .name = 成长
op-teach = { TERM($to) }获得{ TERM($word) }
    .may = 令{ TERM($to) }获得{ TERM($word) }
    .name = 教导
op-draw = 抽{ $val }张牌
    .name = 抽牌
op-hush = 使该牌无效
    .name = 噤声
op-shrug = 防止之
    .name = 抖落
printed-keyword = { TERM($word) }。
for-for_good =
    .name = 只要在场
on-always =
    .name = 始终
to-foe =
    .name = 一个对手的生物
to-friend =
    .name = 你的一个生物
to-friends =
    .name = 你的所有生物

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
