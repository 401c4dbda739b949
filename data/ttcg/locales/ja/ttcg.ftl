## ゲーム

game-name = TTCG
game-about = 重ねて置くことで育つユニットと呪文のゲーム。カードにはそれぞれ2つの効果があり、使うとカードは横向きになる。持ち点は20ポイントずつ。ユニットが破壊されると、持ち主はそのランクと同じだけポイントを失う。

## カードの種類。`.lives`は「いる」と言うもの

type-earth = 地
    .counter = 体
    .lives = yes
type-water = 水
    .counter = 体
    .lives = yes
type-fire = 火
    .counter = 体
    .lives = yes
type-air = 風
    .counter = 体
    .lives = yes
type-electric = 電気
    .counter = 体
    .lives = yes
type-light = 光
    .counter = 体
    .lives = yes
type-nature = 自然
    .counter = 体
    .lives = yes
type-dark = 闇
    .counter = 体
    .lives = yes
type-spell = 呪文
    .counter = 枚
    .kind = spell
class-unit = ユニット
    .counter = 体
    .lives = yes
class-spell = 呪文
    .counter = 枚

## サブタイプ

set-subtypes = サブタイプ
word-dragon = ドラゴン
word-beast = 獣
word-elemental = エレメンタル
word-aquatic = 水棲
word-warrior = 戦士
word-spellcaster = 魔術師
word-machine = 機械
word-ghost = ゴースト
word-insect = 昆虫
word-reptile = 爬虫類
word-fairy = 妖精
word-undead = アンデッド
word-botanic = 植物
word-flying = 飛行
word-humanoid = 人型
word-fish = 魚

## キーワード

keyword-indestructible = 破壊不能
keyword-immune = 効果耐性
about-keyword-indestructible = このカードは、バトルでも効果でも破壊されない。
about-keyword-immune = 指定されたカードの効果は、このカードを選ぶことも変えることもできない。バトルは効果ではない。

## カードの数値

number-attack = 攻撃力
number-defense = 防御力
number-level = ランク
number-more_attacks = 追加の攻撃回数

## プレイヤーのカウンター

counter-points = ポイント
counter-plays = このターンにプレイしたカード
counter-extra_plays = このターンの追加のプレイ
quantity-plays_given = 継続する効果が加えるプレイ
quantity-plays_allowed = 1ターンにできるプレイ

## カードが持つ状態

state-tapped = タップ状態
state-tapped_now = このターンにタップした
state-attacks_made = 行った攻撃
state-held_back = 攻撃できない

## 領域

zone-units = ユニットゾーン
zone-spells = 呪文ゾーン
zone-under = 下のカード
zone-hand = 手札
zone-deck = デッキ
zone-discard = 捨て札
zone-field = 場
noun-units = ユニット
    .counter = 体
    .lives = yes
noun-spells = 呪文
    .counter = 枚

## 効果の種類

as-normal = 通常
as-continuous = 永続
as-counter = カウンター
as-equip = 装備
as-latent = 潜在
as-dormant = 休眠
as-passive = 常在
frame-cost = { $cost }：{ $text }
cost-and = { $a }とともに、{ $b }
frame-may-cost = { $cost }ことができる：{ $text }
frame-cost-if = { $if }なら、{ $cost }：{ $text }
frame-may-cost-if = { $if }なら、{ $cost }ことができる：{ $text }
on-use = { "" }
    .name = そのプレイヤーが望むとき
on-opponent_draw = 相手のドローフェイズ中
on-opponent_main = 相手のメインフェイズ中
on-opponent_battle = 相手のバトルフェイズ中
on-opponent_end = 相手のエンドフェイズ中
on-always = { "" }
    .name = 常に
on-turn_start = あなたのターンの開始時
on-played =
    { $filtered ->
        [yes] { $of ->
            [self] あなたが{ TERM($cards) }をプレイしたとき
            [opponent] 相手が{ TERM($cards) }をプレイしたとき
           *[any] { TERM($cards) }がプレイされたとき
        }
       *[no] { $of ->
            [self] あなたがカードをプレイしたとき
            [opponent] 相手がカードをプレイしたとき
           *[any] カードがプレイされたとき
        }
    }
    .name = カードがプレイされたとき
on-effect_activates =
    { $of ->
        [self] あなたの
        [opponent] 相手の
       *[any] { "" }
    }カードの効果が発動したとき
    .name = カードの効果が発動したとき
on-effect_activates-counter = { "" }
on-attacks = このカードが攻撃したとき
on-enemy_attacks = 相手のカードが攻撃したとき
on-after_attack = このカードの攻撃後
on-other_destroyed =
    { $of ->
        [self] あなたの
        [opponent] 相手の
       *[any] { "" }
    }{ TERM($cards) }が破壊されたとき
    .name = ほかのカードが破壊されたとき
on-sent_to_discard = このカードが捨て札に置かれたとき
noun-on-other_destroyed = カード
    .counter = 枚
cost-discard = 手札から{ TERM($cards) }を捨てる
    .name = 手札を捨てる
cost-points = { $n }ポイントを失う
    .name = ポイントを失う
cost-discard_this = このカードを捨てる
    .name = このカードを捨てる
cost-opponent_draws = 相手にカードを{ $n }枚引かせる
    .name = 相手にカードを引かせる
cost-opponent_gains = 相手に{ $n }ポイントを得させる
    .name = 相手にポイントを得させる
cost-opponent_untaps = 相手にカードを{ $n }枚アンタップさせる
    .name = 相手にカードをアンタップさせる

## 対象。手札、デッキ、捨て札のカードは場所を先に言う

np-where =
    { $zone ->
        [units] { TERM($after) }{ TERM($place) }
        [spells] { TERM($after) }{ TERM($place) }
        [field] { TERM($after) }{ TERM($place) }
       *[other] { TERM($place) }{ TERM($after) }
    }
np-head = { np-where }{ TERM($with) }{ TERM($adj) }{ TERM($noun) }
np-at-least =
    { $zone ->
        [discard] あなたの捨て札に
       *[other] { "" }
    }{ np-head }が{ $n ->
        [1] { "" }
       *[other] { $n }{ ATTR($noun, "counter") }以上
    }
np-at-most = { np-head }が{ $n }{ ATTR($noun, "counter") }以下
np-against =
    { $who ->
        [self] あなたの
        [opponent] 相手の
       *[other] { "" }
    }{ TERM($adj) }{ TERM($noun) }の効果
to-this = このカード
    .name = このカード
to-equipped = 装備したユニット
    .name = これを装備したカード
to-chosen = それらのユニット
    .name = 直前の効果の対象
to-attacker = そのカード
    .name = 攻撃しているカード
to-defender = 攻撃されたユニット
    .name = 攻撃されたユニット
to-event = そのカード
    .name = これを引き起こしたカード
to-source = そのカード
    .name = その効果を発動したカード
to-revealed = それらのカード
    .name = 公開されたカード
in-units-self = あなたの
in-units-opponent = 相手の
in-units-any = 場の
in-spells-self = あなたの
in-spells-opponent = 相手の
in-spells-any = 場の
in-field-self = あなたの
in-field-opponent = 相手の
in-field-any = 場の
in-hand-self = あなたの手札の
in-hand-opponent = 相手の手札の
in-hand-any = いずれかのプレイヤーの手札の
in-deck-self = あなたのデッキの
    .bare = { "" }
in-deck-opponent = 相手のデッキの
in-deck-any = いずれかのデッキの
in-discard-self = あなたの捨て札の
    .bare = { "" }
in-discard-opponent = 相手の捨て札の
in-discard-any = いずれかの捨て札の
in-under-self = あなたのカードの下にある
in-hand-discard-self = あなたの手札か捨て札の
in-hand-discard-opponent = 相手の手札か捨て札の
in-hand-discard-any = いずれかのプレイヤーの手札か捨て札の
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { TERM($word) }属性のユニット
        }
       *[other] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { TERM($word) }属性の
        }
    }
    .as-field = noun
    .order = 40
    .is = { TERM($word) }属性である
    .is-not = { TERM($word) }属性でない
    .name = 種類が{ $word }
where-class = { TERM($word) }
    .as = noun
    .name = 分類が{ $word }
where-subtype = 《{ TERM($word) }》の
    .order = 45
    .is = 《{ TERM($word) }》である
    .is-not = 《{ TERM($word) }》でない
    .name = サブタイプ《{ $word }》
where-level = ランク{ $n }の
    .order = 30
    .is = ランク{ $n }である
    .is-not = ランク{ $n }でない
    .name = ランク{ $n }
where-level_at_most = ランク{ $n }以下の
    .order = 30
    .is = ランク{ $n }以下である
    .is-not = ランク{ $n }以下でない
    .name = ランク{ $n }以下
where-level_at_least = ランク{ $n }以上の
    .order = 30
    .is = ランク{ $n }以上である
    .is-not = ランク{ $n }以上でない
    .name = ランク{ $n }以上
where-attack_at_most = 攻撃力{ $n }以下
    .as = with
    .is = 攻撃力{ $n }以下である
    .name = 攻撃力{ $n }以下
where-attack_at_least = 攻撃力{ $n }以上
    .as = with
    .is = 攻撃力{ $n }以上である
    .name = 攻撃力{ $n }以上
where-defense_at_most = 防御力{ $n }以下
    .as = with
    .is = 防御力{ $n }以下である
    .name = 防御力{ $n }以下
where-defense_at_least = 防御力{ $n }以上
    .as = with
    .is = 防御力{ $n }以上である
    .name = 防御力{ $n }以上
where-tapped = タップ状態の
    .order = 20
    .false = アンタップ状態の
    .is = タップ状態である
    .is-not = アンタップ状態である
    .name = タップ状態
where-equipped = 装備状態の
    .order = 20
    .false = 装備状態でない
    .is = 装備状態である
    .is-not = 装備状態でない
    .name = 装備状態
where-keyword = { TERM($word) }の
    .order = 25
    .is = { TERM($word) }である
    .is-not = { TERM($word) }でない
    .name = キーワード{ $word }
where-name = 「{ $card }」という名前の
    .as = after
    .is = 名前が「{ $card }」である
    .name = 指定の名前
where-other = ほかの
    .order = 10
    .is = このカードでない
    .name = ほかの

## どれだけ続くか

for-this_turn = このターン
    .name = ターン終了時まで
for-while_on_field = このカードが場にある間
    .name = このカードが場にある間
for-lasting =
    .name = 場にあり、何にも覆われていない間

## 条件

if-control =
    { $who ->
        [opponent] 相手の場
       *[self] あなたの場
    }{ ATTR($cards, "pick") ->
        [at-most] の
       *[other] に
    }{ TERM($cards) }{ ATTR($cards, "pick") ->
        [at-most] { "" }
        [none] { ATTR($cards, "lives") ->
            [yes] いない
           *[other] ない
        }
       *[other] { ATTR($cards, "lives") ->
            [yes] いる
           *[other] ある
        }
    }
    .name = そのようなカードをコントロールしている
if-have =
    { ATTR($cards, "zone") ->
        [discard] { ATTR($cards, "pick") ->
            [at-most] あなたの捨て札に
            [exactly] あなたの捨て札に
            [none] あなたの捨て札に
           *[other] { "" }
        }
       *[other] あなたの場と手札に
    }{ TERM($cards) }{ ATTR($cards, "pick") ->
        [at-most] { "" }
        [none] ない
       *[other] ある
    }
    .name = そのようなカードを持っている

## 効果

op-destroy = { TERM($to) }を破壊する
    .name = 破壊
op-send = { TERM($to) }を捨て札に置く
    .name = 捨て札に置く
op-return = { TERM($to) }を持ち主の手札に戻す
    .name = 手札に戻す
op-put_on_top = { TERM($to) }を持ち主のデッキの一番上に置く
    .name = デッキの一番上に置く
op-put_at_bottom = { TERM($to) }を持ち主のデッキの一番下に置く
    .name = デッキの一番下に置く
op-shuffle = { TERM($to) }を持ち主のデッキに加えてシャッフルする
    .name = デッキに加えてシャッフル
op-take = { TERM($to) }のコントロールを得る
    .name = コントロールを得る
op-mill =
    { $who ->
        [opponent] 相手は自分
        [both] 両プレイヤーは自分
       *[other] あなた
    }のデッキの上から{ $val }枚を捨て札に置く
    .name = デッキから捨て札へ
op-discard =
    { $who ->
        [opponent] 相手は
        [both] 両プレイヤーは
       *[other] { "" }
    }{ $choice ->
        [random] 手札からランダムに{ $val }枚捨てる
       *[other] 手札を{ $val }枚捨てる
    }
    .name = 手札を捨てる
op-draw =
    { $who ->
        [opponent] 相手は
        [both] 両プレイヤーは
       *[other] { "" }
    }カードを{ $val }枚引く
    .name = ドロー
op-add = { TERM($to) }を手札に加える
    .name = 手札に加える
op-recover = { TERM($to) }を回収する
    .name = 回収
op-search = あなたのデッキから{ TERM($to, decl: "bare") }を探し、手札に加える
    .name = デッキを探す
op-search_discard = あなたの捨て札から{ TERM($to, decl: "bare") }を探し、手札に加える
    .name = 捨て札を探す
op-shuffle_deck =
    { $who ->
        [opponent] 相手のデッキ
        [both] 両方のデッキ
       *[other] あなたのデッキ
    }をシャッフルする
    .name = シャッフル
op-reveal = { TERM($to) }を公開する
    .name = 公開
op-reveal_top =
    { $who ->
        [opponent] 相手
        [both] お互い
       *[other] あなた
    }のデッキの上から{ $val }枚を公開する
    .name = デッキの上を公開
op-gain_points =
    { $who ->
        [opponent] 相手は
        [both] 両プレイヤーは
       *[other] { "" }
    }{ $val }ポイントを得る
    .name = ポイントを得る
op-lose_points =
    { $who ->
        [opponent] 相手は
        [both] 両プレイヤーは
       *[other] { "" }
    }{ $val }ポイントを失う
    .name = ポイントを失う
op-gain_attack = { TERM($to) }の攻撃力を{ $val }上げる
    .name = 攻撃力を上げる
op-lose_attack = { TERM($to) }の攻撃力を{ $val }下げる
    .name = 攻撃力を下げる
op-gain_defense = { TERM($to) }の防御力を{ $val }上げる
    .name = 防御力を上げる
op-lose_defense = { TERM($to) }の防御力を{ $val }下げる
    .name = 防御力を下げる
op-grant =
    { TERM($to) }は{ $choice ->
        [immune] { TERM($against) }を受けない
       *[other] { TERM($word) }になる
    }
    .name = キーワードの付与
op-tap = { TERM($to) }をタップする
    .name = タップ
op-untap = { TERM($to) }をアンタップする
    .name = アンタップ
op-play = { TERM($to) }をプレイする
    .name = プレイ
op-level_up = { TERM($to) }を使って、あなたのカード1枚をランクアップする
    .name = ランクアップ
op-equip = このカードを{ TERM($to) }に装備する
    .name = 装備
op-counter =
    { $timing ->
        [enemy_attacks] その攻撃を中止する
       *[other] その効果を無効にする
    }
    .name = 無効
op-activate = { TERM($to) }の効果1つを発動する
    .name = 効果の発動
op-skip =
    { $who ->
        [self] あなた
        [both] 両プレイヤー
       *[other] 相手
    }は次の{ $choice ->
        [draw] ドローフェイズ
        [main] メインフェイズ
        [battle] バトルフェイズ
       *[other] ターン
    }を飛ばす
    .name = フェイズやターンを飛ばす
op-skip_attack = { TERM($to) }はコントローラーの次のバトルフェイズに攻撃できない
    .name = 攻撃を封じる
op-more_plays =
    { $who ->
        [opponent] 相手
        [both] 両プレイヤー
       *[other] あなた
    }は{ $always ->
        [yes] 各ターン、
       *[no] { "" }
    }カードをさらに{ $val }枚プレイできる
    .name = プレイの追加
op-more_attacks = { TERM($to) }はさらに{ $val }回攻撃できる
    .name = 攻撃の追加

## 効果の分類

kind-removal = 除去
kind-points = ポイント
kind-cards = カード
kind-numbers = 数値
kind-field = 場
kind-control = 制御

## フェイズ、行動、指定するもの、返答の機会、出来事

phase-start = 開始フェイズ
phase-draw = ドローフェイズ
phase-main = メインフェイズ
phase-battle = バトルフェイズ
phase-end = エンドフェイズ
action-play = プレイ
action-level_up = ランクアップ
action-activate = 発動
action-attack = 攻撃
pick-onto = 下に置くカード
pick-target = 対象
window-respond = 返答
window-moment = 効果を使う機会
event-turn_begins = ターン開始時
event-activates = 効果の発動
event-attacks = 攻撃
event-has_attacked = 攻撃後

## ルールの文章に出る名前

word-chosen = 選んだもの
word-random = ランダム
word-never = しない
word-own_turn = 自分のターン
word-stands_up = アンタップする
word-stays = タップ状態のまま
word-either = どのターンでも
word-own = 自分のターンだけ
word-both_stand = どちらも残る
word-both_fall = どちらも破壊される
word-turn = ターン
word-unit = ユニット
setting-untap = カードをアンタップするとき
setting-dormant_use = 休眠効果を使ったカード
setting-spell_normal = 呪文の通常効果を使えるターン
setting-equal_strength = 強さが同じ場合
role-attacker = 攻撃しているカード
role-defender = 攻撃されたユニット
role-direct = プレイヤーを攻撃しているカード
role-revealed = 公開されたカード
role-rising = ランクアップするカード
role-base = 下に置くカード
to-own_unit =
    .name = あなたのユニット
to-enemy_unit =
    .name = 相手のユニット
to-any_unit =
    .name = 場のユニット
to-enemy_card =
    .name = 相手のカード
to-any_card =
    .name = 場のカード
to-own_units =
    .name = あなたのユニットすべて
to-enemy_units =
    .name = 相手のユニットすべて
to-all_units =
    .name = 場のユニットすべて
to-from_hand =
    .name = あなたの手札のカード
to-from_deck =
    .name = あなたのデッキのカード
to-from_discard =
    .name = あなたの捨て札のカード
on-would_be_destroyed =
    .name = 破壊される代わりに
op-stay =
    .name = 場に残る

## できない理由

refused-no-plays = このターンにプレイできる枚数をすべてプレイしました
refused-level = ランク1のカードは空いている場所に、それより上のランクのカードは同じ種類でランクが1つ下のカードの上にプレイします
refused-first-turn = 最初のターンには誰も攻撃できません
refused-attacked = このユニットはこのターンにもう攻撃しました
refused-held-back = このユニットはこのバトルフェイズに攻撃できません

## デッキ

deck-rootfire = 根の火
deck-stormgrave = 嵐の墓

## カード

card-TT-F001 = 燃え殻の仔竜
card-TT-F002 = 灰を駆けるもの
card-TT-F003 = 恨みの熾火
card-TT-F004 = 焚きつけのインプ
card-TT-F005 = 窯のドレイク
card-TT-F006 = 鉱滓の犀
card-TT-F007 = 溶鉱炉の父竜
card-TT-F008 = 熾火の決闘者
card-TT-F009 = 火葬の巨像
card-TT-N001 = 苔の陸亀
card-TT-N002 = 茨の看護人
card-TT-N003 = 種を呼ぶ者
card-TT-N004 = 眠れる根
card-TT-N005 = 棘の女家長
card-TT-N006 = 木立の牡鹿
card-TT-N007 = 花粉の群れ
card-TT-N008 = 長老の樹冠
card-TT-N009 = 世界根のワーム
card-TT-W001 = 潮水の川獺
card-TT-W002 = 提灯魚
card-TT-W003 = 潮を読む者
card-TT-W004 = 沈泥の賢者
card-TT-W005 = 礁の歩哨
card-TT-W006 = 引き波
card-TT-W007 = 鏡の鰻
card-TT-W008 = 深層流
card-TT-W009 = 大渦の先触れ
card-TT-D001 = 地下墓所の猟犬
card-TT-D002 = 虚ろな小姓
card-TT-D003 = 骨の蒐集家
card-TT-D004 = 墓の仲買人
card-TT-D005 = 疫病の蛾
card-TT-D006 = ワイトの隊長
card-TT-D007 = 喪のヴェール
card-TT-D008 = 最後の債権者
card-TT-D009 = 第九の階段のリッチ
card-TT-E001 = 石の番人
card-TT-E002 = 石切り場のゴーレム
card-TT-E003 = 花崗岩のマンモス
card-TT-A001 = 疾風の滑空者
card-TT-A002 = 凧の盗賊
card-TT-A003 = 嵐のロック鳥
card-TT-V001 = 火花の継電器
card-TT-V002 = コイル鼠
card-TT-V003 = 電弧機関
card-TT-L001 = 暁の侍祭
card-TT-L002 = 蝋燭の妖精
card-TT-L003 = 正午の聖騎士
card-TT-S001 = 火花の雨
card-TT-S002 = 緑の十分の一税
card-TT-S003 = 鍛えられた刃
card-TT-S004 = 王の刃
card-TT-S005 = 樹皮の護り
card-TT-S006 = 借り物の一時間
card-TT-S007 = 灰の円陣
card-TT-S008 = 長い影
card-TT-S009 = 第二の月
card-TT-S010 = 突然の開花
card-TT-S011 = 閉ざされた門
card-TT-S012 = 開かれた帳簿
card-TT-S013 = 清書
card-TT-S014 = 再読
card-TT-S015 = 溺れた鐘
card-TT-S016 = 深海の玉座
