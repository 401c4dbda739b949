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
    .counter = 個
word-stone = 石頭
    .counter = 個
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

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = 直到回合結束
    .name = 直到回合結束
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] 當你打出此生物時
    }
    .name = 打出時
on-reply = 回應
    .as = label
    .name = 作為回應
on-on_death = 當此生物被消滅時
    .name = 被消滅時
on-friend_dies = 當你的另一個生物被消滅時
    .name = 你的另一個生物被消滅時
on-at_dawn = 在你回合的黎明
    .name = 在你回合的黎明
on-main = { "" }
    .name = 在你的白晝
on-would_be_hurt = 當此生物將受傷時
    .name = 將受傷時
cost-sparks = { $n }點火花
    .name = 火花
cost-tire = 使此生物疲憊
    .name = 使此牌疲憊
where-power_at_most = 力量不大於{ $n }
    .as = with
    .is = 力量不大於{ $n }
    .is-not = 力量大於{ $n }
    .name = 力量不超過{ $n }
where-kind = { TERM($word) }
    .as = noun
    .name = 種類為{ $word }
to-this = 此生物
    .name = 此牌
to-enemy = 對手
    .name = 對手
noun-field = 生物
    .counter = 個
in-field-self = 你的
in-field-opponent = 對手的
if-controls =
    { $who ->
        [opponent] 對手
        [any] 場上
       *[self] 你
    }{ ATTR($cards, "pick") ->
        [none] 沒有
       *[other] 有
    }{ TERM($cards) }
    .name = 你控制生物
if-life_at_most = 你的生命不大於{ $n }
    .name = 你的生命不超過{ $n }
op-burn = { TERM($to) }失去{ $val }點生命
    .may = 令{ TERM($to) }失去{ $val }點生命
    .name = 灼燒
op-mend = 獲得{ $val }點生命
    .name = 治療
op-strike = 對{ TERM($to) }造成{ $val }點傷害
    .name = 打擊
op-banish = 消滅{ TERM($to) }
    .name = 放逐
op-grow = { TERM($to) }的力量{ SIGNED($val) }
    .may = 令{ TERM($to) }的力量{ SIGNED($val) }
    .name = 成長
op-teach = { TERM($to) }獲得{ TERM($word) }
    .may = 令{ TERM($to) }獲得{ TERM($word) }
    .name = 教導
op-draw = 抽{ $val }張牌
    .name = 抽牌
op-hush = 使該牌無效
    .name = 噤聲
op-shrug = 防止之
    .name = 抖落
printed-keyword = { TERM($word) }。
for-for_good =
    .name = 只要在場
on-always =
    .name = 始終
to-foe =
    .name = 一個對手的生物
to-friend =
    .name = 你的一個生物
to-friends =
    .name = 你的所有生物

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
