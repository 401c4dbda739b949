## The game

game-name = スパーク
game-about = ライフ10の2人のプレイヤーが、小さなクリーチャーとすばやいトリックで戦います。ターンごとに、支払いに使うスパークが1つ増えます。

## Card types

type-creature = クリーチャー
type-trick = トリック

## Numbers of cards

number-cost = コスト
number-power = パワー
number-health = 耐久

## Words of cards

set-kinds = 種族
word-moth = 蛾
word-stone = 石
keyword-swift = 俊足
keyword-shelter = 庇護

## Counters of players

counter-life = ライフ
counter-sparks_max = 最大スパーク
counter-sparks = スパーク

## What cards bear

state-tired = 疲労
state-hurt = 傷

## Zones

zone-deck = デッキ
zone-hand = 手札
zone-field = 場
zone-pile = 捨て札

## How long effects last

for-this_turn = ターン終了時まで
for-for_good = 場にある間

## When abilities happen

on-on_play = プレイされたとき
on-reply = 返答として
on-on_death = 破壊されたとき
on-friend_dies = あなたのほかのクリーチャーが破壊されたとき
on-at_dawn = あなたのターンの夜明けに
on-always = 常に
on-main = あなたの昼に
on-would_be_hurt = 傷つくとき

## Costs

cost-sparks = スパーク
cost-tire = このカードを疲労させる

## Which cards

where-power_at_most = パワー{ $n }以下
where-kind = 種族「{ $word }」

## What effects are about

to-this = このカード
to-foe = 相手のクリーチャー1体
to-friend = あなたのクリーチャー1体
to-friends = あなたのクリーチャーすべて
to-enemy = 相手

## Conditions

if-controls = あなたにクリーチャーがいる
if-life_at_most = あなたのライフが{ $n }以下

## Operations

op-burn =
    .name = 燃焼
op-mend =
    .name = 治癒
op-strike =
    .name = 打撃
op-banish =
    .name = 追放
op-grow =
    .name = 成長
op-teach =
    .name = 伝授
op-draw =
    .name = ドロー
op-hush =
    .name = 沈黙
op-shrug =
    .name = 耐える

## Phases

phase-dawn = 夜明け
phase-day = 昼
phase-dusk = 夕暮れ

## Actions, what they name, windows, events

action-play = プレイ
action-reply = 返答
action-use = 使用
action-attack = 攻撃
pick-target = 対象
window-reply = 返答
event-dawn = 夜明け

## Why something cannot be done

refused-a-reply = このカードは返答にしか使えません
refused-no-reply = このカードでは返答できません
refused-tired = このクリーチャーは疲労しています
refused-arrived = このクリーチャーは出たばかりです

## Decks

deck-lights = 灯火
deck-stones = 岩石

## Cards

card-tiny_moth = 灰色の蛾
card-tiny_swarm = 灯りの群れ
card-tiny_stone = 道しるべの石
card-tiny_golem = 瓦礫のゴーレム
card-tiny_ember = 残り火の子
card-tiny_mourner = 悼む者
card-tiny_smith = 火花の鍛冶師
card-tiny_teacher = 老いた師
card-tiny_bolt = 稲妻
card-tiny_axe = 伐採
card-tiny_feast = 宴
card-tiny_hush = 静寂
