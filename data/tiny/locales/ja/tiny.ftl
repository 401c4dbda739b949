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
    .counter = 体
word-stone = 石
    .counter = 体
keyword-swift = 「俊足」
keyword-shelter = 「庇護」

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

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = ターン終了時まで
    .name = ターン終了時まで
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] このクリーチャーをプレイしたとき
    }
    .name = プレイされたとき
on-reply = 返答
    .as = label
    .name = 返答として
on-on_death = このクリーチャーが破壊されたとき
    .name = 破壊されたとき
on-friend_dies = あなたのほかのクリーチャーが破壊されたとき
    .name = あなたのほかのクリーチャーが破壊されたとき
on-at_dawn = あなたのターンの夜明けに
    .name = あなたのターンの夜明けに
on-main = { "" }
    .name = あなたの昼に
on-would_be_hurt = このクリーチャーが傷つくとき
    .name = 傷つくとき
cost-sparks = { $n }スパーク
    .name = スパーク
cost-tire = このクリーチャーを疲労させる
    .name = このカードを疲労させる
where-power_at_most = パワー{ $n }以下
    .as = with
    .is = パワー{ $n }以下である
    .name = パワー{ $n }以下
where-kind = { TERM($word) }
    .as = noun
    .name = 種族「{ $word }」
to-this = このクリーチャー
    .name = このカード
to-enemy = 相手
    .name = 相手
noun-field = クリーチャー
    .counter = 体
in-field-self = あなたの
in-field-opponent = 相手の
if-controls =
    { $who ->
        [opponent] 相手
        [any] お互いの場
       *[self] あなた
    }{ ATTR($cards, "pick") ->
        [at-most] の
       *[other] に
    }{ TERM($cards) }{ ATTR($cards, "pick") ->
        [none] いない
        [at-most] { "" }
       *[other] いる
    }
    .link =
        { $who ->
            [opponent] 相手
            [any] お互いの場
           *[self] あなた
        }{ ATTR($cards, "pick") ->
            [at-most] の
           *[other] に
        }{ TERM($cards) }{ ATTR($cards, "pick") ->
            [none] おらず
            [at-most] で
           *[other] いて
        }
    .name = あなたにクリーチャーがいる
if-life_at_most = あなたのライフが{ $n }以下
    .name = あなたのライフが{ $n }以下
op-burn = { TERM($to) }は{ $val }ライフを失う
    .name = 燃焼
op-mend = { $val }ライフを得る
    .name = 治癒
op-strike = { TERM($to) }に{ $val }ダメージを与える
    .name = 打撃
op-banish = { TERM($to) }を破壊する
    .name = 追放
op-grow = { TERM($to) }のパワーを{ SIGNED($val) }する
    .name = 成長
op-teach = { TERM($to) }は{ TERM($word) }を得る
    .name = 伝授
op-draw = カードを{ $val }枚引く
    .name = ドロー
op-hush = そのカードを打ち消す
    .name = 沈黙
op-shrug = それを防ぐ
    .name = 耐える
printed-keyword = { TERM($word) }。
for-for_good =
    .name = 場にある間
on-always =
    .name = 常に
to-foe =
    .name = 相手のクリーチャー1体
to-friend =
    .name = あなたのクリーチャー1体
to-friends =
    .name = あなたのクリーチャーすべて

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
