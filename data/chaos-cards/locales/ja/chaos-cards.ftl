## ゲーム

game-name = カオス・カード
game-about = 各プレイヤー30ターン、カード20枚、リーダー1人。カードは文法から作られる。文法で言えることなら、何が相手のデッキに入っていてもおかしくない。

## 種類と種族

type-leader = リーダー
    .counter = 体
type-minion = ミニオン
    .counter = 体
type-spell = 呪文
    .counter = 枚
subtype-beast = ビースト
    .counter = 体
subtype-dragon = ドラゴン
    .counter = 体
subtype-demon = デーモン
    .counter = 体
keyword-charge = 突撃
keyword-taunt = 挑発
keyword-stealth = 隠れ身
keyword-untargetable = 対象不可
keyword-shield = シールド
keyword-poisonous = 猛毒
keyword-lifesteal = 生命奪取
about-keyword-charge = このキャラクターは出たターンに攻撃できる。
about-keyword-taunt = 相手のキャラクターは、挑発を持つキャラクターが見えているなら、それを攻撃しなければならない。
about-keyword-stealth = 相手はこのキャラクターを攻撃することも選ぶこともできない。このキャラクターは攻撃すると隠れ身を失う。
about-keyword-untargetable = どの効果もこのカードを選べない。全体への効果やランダムに当たる効果は受ける。
about-keyword-shield = 最初に受けるダメージをすべて防ぎ、その後なくなる。
about-keyword-poisonous = このカードがダメージを与えたミニオンは破壊される。
about-keyword-lifesteal = このカードが与えたダメージと同じだけ、そのプレイヤーのリーダーの体力を回復する。
noun-play = キャラクター
    .counter = 体

## カードの数値、カウンター、状態

number-cost = コスト
number-atk = 攻撃力
number-hp = 体力
number-attacks = 毎ターンの攻撃回数
counter-max_mp = 最大MP
counter-mp_used = 使用済みMP
counter-fatigue = 疲労
quantity-mp = MP
state-lost = 失った体力
state-attacked = 使った攻撃回数
state-heat = 熱
state-threshold = 過熱限界

## 領域

zone-leader = リーダーの席
zone-field = 場
zone-hand = 手札
zone-deck = デッキ
zone-graveyard = 墓地
zone-play = リーダーと場
zone-hand_or_deck = 手札とデッキ
zone-everywhere = リーダー、場、手札、デッキ

## どれだけ続くか。印刷はされない

for-lasting =
    .name = リセットされるまで

## 名詞句。場所と持ち主を先に言う

np-head = { TERM($place) }{ TERM($after) }{ TERM($with) }{ TERM($adj) }{ TERM($noun) }
np-random = { TERM($place) }{ TERM($after) }{ TERM($with) }ランダムな{ TERM($adj) }{ TERM($noun) }{ np-n }{ ATTR($noun, "counter") }

## 文

seq-abilities = { $a }{ $b }
cond-and = { $a }、かつ{ $b }
frame-as-on = { $on }、{ $as }るなら、{ $text }
frame-as-on-if = { $on }、{ $as }り、かつ{ $if }なら、{ $text }
as-in_hand = このカードが手札にあ
    .name = 手札で働く
as-in_deck = このカードがデッキにあ
    .name = デッキで働く
as-in_hand_or_deck = このカードが手札かデッキにあ
    .name = 手札とデッキで働く
printed-keyword = { TERM($word) }。
printed-attacks = 毎ターンの攻撃回数は{ $n }回。
on-battlecry = 雄叫び
    .as = label
    .name = 雄叫び
on-cast =
    .name = 使用時
    .quoted = 使用時
on-deathrattle = 断末魔
    .as = label
    .name = 断末魔
on-on_discard = 捨てられたとき
    .as = label
    .name = 捨てられたとき
on-your_turn_start = あなたのターンの開始時
on-their_turn_start = 相手のターンの開始時
on-each_turn_start = 各ターンの開始時
on-your_turn_end = あなたのターンの終了時
on-their_turn_end = 相手のターンの終了時
on-each_turn_end = 各ターンの終了時

## 対象

np-some =
    { TERM($place) }{ TERM($after) }{ TERM($with) }{ $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] ほかの
        }
       *[other] { "" }
    }{ TERM($adj) }{ TERM($noun) }
to-own_leader = あなたのリーダー
    .name = あなたのリーダー
to-enemy_leader = 相手のリーダー
    .name = 相手のリーダー
to-both_leaders = 両方のリーダー
    .name = 両方のリーダー
to-this =
    この{ $type ->
        [leader] リーダー
        [minion] ミニオン
       *[other] カード
    }
    .name = このカード
in-play-self = あなたの
in-play-opponent = 相手の
in-hand-self = あなたの手札の
    .some = あなたの手札に
in-hand-opponent = 相手の手札の
    .some = 相手の手札に
in-hand-any = いずれかのプレイヤーの手札の
    .all = 両プレイヤーの手札の
    .some = いずれかのプレイヤーの手札に
in-deck-self = あなたのデッキの
    .some = あなたのデッキに
in-deck-opponent = 相手のデッキの
    .some = 相手のデッキに
in-deck-any = いずれかのプレイヤーのデッキの
    .all = 両プレイヤーのデッキの
    .some = いずれかのプレイヤーのデッキに
in-hand_or_deck-self = あなたの手札かデッキの
    .all = あなたの手札とデッキの
    .some = あなたの手札かデッキに
in-hand_or_deck-opponent = 相手の手札かデッキの
    .all = 相手の手札とデッキの
    .some = 相手の手札かデッキに
in-hand_or_deck-any = いずれかのプレイヤーの手札かデッキの
    .all = 両プレイヤーの手札とデッキの
    .some = いずれかのプレイヤーの手札かデッキに
where-type = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = 種類が{ TERM($word) }
    .name = 種類が{ $word }
where-subtype = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = 種族が{ TERM($word) }
    .name = 種族が{ $word }
where-has = { TERM($word) }を持つ
    .as = after
    .is = キーワードに{ TERM($word) }がある
    .name = { $word }を持つ
where-cost_at_least = コスト{ $n }以上
    .as = with
    .is = コストが{ $n }以上
    .name = コスト{ $n }以上
where-cost_at_most = コスト{ $n }以下
    .as = with
    .is = コストが{ $n }以下
    .name = コスト{ $n }以下
where-atk_at_least = 攻撃力{ $n }以上
    .as = with
    .is = 攻撃力が{ $n }以上
    .name = 攻撃力{ $n }以上
where-atk_at_most = 攻撃力{ $n }以下
    .as = with
    .is = 攻撃力が{ $n }以下
    .name = 攻撃力{ $n }以下
where-hp_at_least = 体力{ $n }以上
    .as = with
    .is = 体力が{ $n }以上
    .name = 体力{ $n }以上
where-hp_at_most = 体力{ $n }以下
    .as = with
    .is = 体力が{ $n }以下
    .name = 体力{ $n }以下
where-attacks_at_least = 残り攻撃回数{ $n }以上
    .as = with
    .is = 残り攻撃回数が{ $n }以上
    .name = 残り攻撃回数{ $n }以上
where-attacks_at_most = 残り攻撃回数{ $n }以下
    .as = with
    .is = 残り攻撃回数が{ $n }以下
    .name = 残り攻撃回数{ $n }以下

## 条件

if-exists =
    { TERM($cards) }が{ ATTR($cards, "zone") ->
        [play] いる
       *[other] ある
    }
    .name = そのようなカードがある
if-this =
    この{ $type ->
        [leader] リーダー
        [minion] ミニオン
       *[other] カード
    }の{ TERM($is) }
    .name = このカードがそのようなものである
if-own_leader = あなたのリーダーの{ TERM($is) }
    .name = あなたのリーダーがそのようなものである
if-enemy_leader = 相手のリーダーの{ TERM($is) }
    .name = 相手のリーダーがそのようなものである
if-both_leaders = どちらのリーダーも{ TERM($is) }
    .name = どちらのリーダーもそのようなものである
if-mp_at_least = あなたのMPが{ $n }以上
if-mp_at_most = あなたのMPが{ $n }以下
if-enemy_mp_at_least = 相手のMPが{ $n }以上
if-enemy_mp_at_most = 相手のMPが{ $n }以下
if-both_mp_at_least = どちらのプレイヤーもMPが{ $n }以上
if-both_mp_at_most = どちらのプレイヤーもMPが{ $n }以下
if-max_mp_at_least = あなたの最大MPが{ $n }以上
if-max_mp_at_most = あなたの最大MPが{ $n }以下
if-enemy_max_mp_at_least = 相手の最大MPが{ $n }以上
if-enemy_max_mp_at_most = 相手の最大MPが{ $n }以下
if-both_max_mp_at_least = どちらのプレイヤーも最大MPが{ $n }以上
if-both_max_mp_at_most = どちらのプレイヤーも最大MPが{ $n }以下

## 効果

op-dmg = { TERM($to) }に{ $val }ダメージを与える
    .name = ダメージ
op-heal = { TERM($to) }の体力を{ $val }回復する
    .name = 体力の回復
op-rearm = { TERM($to) }の攻撃回数を{ $val }回復する
    .name = 攻撃回数の回復
op-cost =
    { TERM($to) }のコストを{ $abs }{ $sign ->
        [minus] 減らす
       *[other] 増やす
    }
    .name = コストの変更
op-buff = { TERM($to) }を{ SIGNED($atk) }/{ SIGNED($hp) }する
    .name = 攻撃力と体力
op-attacks = { TERM($to) }の毎ターンの攻撃回数を{ $val }増やす
    .name = 攻撃回数の追加
op-destroy = { TERM($to) }を破壊する
    .name = 破壊
op-discard = { TERM($to) }を捨てる
    .name = 捨てる
n-made =
    { ATTR($card, "made") ->
        [known] { $depth ->
            [2] 『{ TERM($card) }』
           *[other] 「{ TERM($card) }」
        }
       *[other] { TERM($card) }
    }
op-transform = { TERM($to) }を{ n-made }に変身させる
    .name = 変身
op-move =
    { $dest ->
        [self-hand] { TERM($to) }をあなたの手札に加える
        [opponent-hand] { TERM($to) }を相手の手札に加える
        [owner-hand]
            { TERM($to) }を持ち主の手札に{ ATTR($to, "zone") ->
                [deck] 加える
                [hand_or_deck] 加える
               *[other] 戻す
            }
        [self-field]
            { TERM($to) }をあなたの場に{ ATTR($to, "zone") ->
                [hand] 出す
                [deck] 出す
                [hand_or_deck] 出す
               *[other] 移す
            }
        [opponent-field]
            { TERM($to) }を相手の場に{ ATTR($to, "zone") ->
                [hand] 出す
                [deck] 出す
                [hand_or_deck] 出す
               *[other] 移す
            }
        [owner-field]
            { TERM($to) }を持ち主の場に{ ATTR($to, "zone") ->
                [hand] 出す
                [deck] 出す
                [hand_or_deck] 出す
               *[other] 移す
            }
        [self-deck] { TERM($to) }をあなたのデッキに混ぜる
        [opponent-deck] { TERM($to) }を相手のデッキに混ぜる
        [owner-deck] { TERM($to) }を持ち主のデッキに混ぜる
       *[other] { TERM($to) }を持ち主のデッキに混ぜる
    }
    .name = 移動
op-copy =
    { TERM($to) }のコピーを{ $dest ->
        [self-hand] あなたの手札に加える
        [opponent-hand] 相手の手札に加える
        [both-hand] 両プレイヤーの手札に加える
        [owner-hand] 持ち主の手札に加える
        [self-field] あなたの場に出す
        [opponent-field] 相手の場に出す
        [both-field] 両プレイヤーの場に出す
        [owner-field] 持ち主の場に出す
        [self-deck] あなたのデッキに混ぜる
        [opponent-deck] 相手のデッキに混ぜる
        [both-deck] 両プレイヤーのデッキに混ぜる
        [owner-deck] 持ち主のデッキに混ぜる
       *[other] 持ち主のデッキに混ぜる
    }
    .name = コピー
op-become = { TERM($to) }を{ TERM($word) }にする
    .name = 種族の変更
op-give = { TERM($to) }に{ TERM($word) }を与える
    .name = キーワードの付与
op-strip = { TERM($to) }からキーワードをすべて取り除く
    .name = キーワードの除去
op-overheat = { TERM($to) }の全効果を過熱させる
    .name = 過熱
op-dampen = { TERM($to) }の過熱限界を{ $val }下げる
    .name = 限界の低下
op-reset = { TERM($to) }をリセットする
    .name = リセット
op-attach =
    { TERM($to) }に{ $depth ->
        [2] 『{ $effects }』
       *[other] 「{ $effects }」
    }を与える
    .name = 効果の付与
op-draw =
    { $who ->
        [opponent] 相手は
        [both] 両プレイヤーは
       *[other] { "" }
    }カードを{ $val }枚引く
    .name = ドロー
op-mp =
    { $who ->
        [opponent] 相手は
        [both] 両プレイヤーは
       *[other] { "" }
    }MPを{ $abs }{ $sign ->
        [minus] 失う
       *[other] 回復する
    }
    .name = MP
op-max_mp =
    { $who ->
        [opponent] 相手の
        [both] 両プレイヤーの
       *[other] あなたの
    }最大MPを{ $abs }{ $sign ->
        [minus] 減らす
       *[other] 増やす
    }
    .name = 最大MP
op-create =
    { $dest ->
        [self-field] あなたの場に{ n-made }{ $val }体を召喚する
        [opponent-field] 相手の場に{ n-made }{ $val }体を召喚する
        [both-field] 両プレイヤーの場に{ n-made }{ $val }体ずつを召喚する
        [self-hand] { n-made }{ $val }枚をあなたの手札に加える
        [opponent-hand] { n-made }{ $val }枚を相手の手札に加える
        [both-hand] { n-made }{ $val }枚ずつを両プレイヤーの手札に加える
        [self-deck] { n-made }{ $val }枚をあなたのデッキに混ぜる
        [opponent-deck] { n-made }{ $val }枚を相手のデッキに混ぜる
       *[other] { n-made }{ $val }枚ずつを両プレイヤーのデッキに混ぜる
    }
    .name = カードの生成
op-win =
    { $who ->
        [opponent] 相手はゲームに勝利する
        [both] 両プレイヤーはゲームに勝利する
       *[other] あなたはゲームに勝利する
    }
    .name = ゲームに勝利
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] 『{ $effects }』を持つ
           *[other] 「{ $effects }」を持つ
        }
       *[no] { "" }
    }
made-written =
    { made-effects }{ $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }の
    }{ $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-random =
    { $cost ->
        [none] { "" }
       *[other] コスト{ $cost }の
    }ランダムな{ $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }

## 効果の種類

kind-damage = ダメージ
kind-restore = 回復
kind-energy = コストとMP
kind-cards = カード
kind-allies = 強化
kind-control = 制御

## フェイズ、行動、出来事

phase-start = 開始フェイズ
phase-main = メインフェイズ
phase-end = 終了フェイズ
action-play = プレイ
action-attack = 攻撃
event-destroyed = 破壊
event-discarded = 捨てられる
routine-discard = 捨てる
routine-draw = ドロー

## ルールの文章に出る名前

pick-target = 対象
to-target =
    .name = 選んだカード
to-all =
    .name = 条件に合うものすべて
to-random =
    .name = 条件に合うものからランダムに1枚
where-reachable =
    .name = 選べるもの

## できない理由

refused-full = 場に空きがありません
refused-weak = 攻撃力のないキャラクターは攻撃できません
refused-asleep = 出たばかりです
refused-attacked = このターンの攻撃回数が残っていません

## デッキ

deck-herd = 長き群れ
deck-kiln = 窯と燃え殻
deck-ledger = 苦い帳簿
deck-crossing = 門と鏡
deck-vigil = 緩やかな夜番
deck-quench = 冷たい鉄

## カード

card-CC-L0001 = 書かれざる者
card-CC-L0002 = 長き群れのブラノック
card-CC-L0003 = 燼の細工師ヴェッサ
card-CC-L0004 = 窯の番人アウレル
card-CC-L0005 = 数え続けるモーダント
card-CC-L0006 = シスター・ルーメン
card-CC-L0007 = 老カルスト
card-CC-L0008 = 冷たき登記官
card-CC-L0009 = 早業のイムラ
card-CC-M0001 = 毬毛の仔獣
card-CC-M0002 = 茨背の雌猪
card-CC-M0003 = 砂利の猟犬
card-CC-M0004 = 群れを呼ぶもの
card-CC-M0005 = 草原の巨獣
card-CC-M0006 = 枝角の女家長
card-CC-M0007 = 夜の白貂
card-CC-M0008 = 剛毛の疾走者
card-CC-M0009 = 泥浴びの王
card-CC-M0010 = 眠れる仔熊
card-CC-M0011 = 九重の殉教者
card-CC-M0012 = 生垣の番人
card-CC-M0013 = 灰の急使
card-CC-M0014 = 硫黄の書記
card-CC-M0015 = 門のインプ
card-CC-M0016 = 契約食らい
card-CC-M0017 = 潮見のドレイク
card-CC-M0018 = 虚ろな執行吏
card-CC-M0019 = 提灯の悪鬼
card-CC-M0020 = 埋もれた囁き
card-CC-M0021 = 借金取り
card-CC-M0022 = 双門の運び手
card-CC-M0023 = 渡し守のドレイク
card-CC-M0024 = 鏡の仔牛
card-CC-M0025 = さまよう鐘
card-CC-M0026 = 書庫のワーム
card-CC-M0027 = 取り替え子の仲買人
card-CC-M0028 = 地図職人の亡霊
card-CC-M0029 = 溝に潜むもの
card-CC-M0030 = 熾火の仔竜
card-CC-M0031 = 鉱滓吐き
card-CC-M0032 = 溶鉱炉の女家長
card-CC-M0033 = 石炭軍曹
card-CC-M0034 = 硝子のドレイク
card-CC-M0035 = 煙を読むもの
card-CC-M0036 = 焚きつけ公爵
card-CC-M0037 = 焦げ跡の勘定役
card-CC-M0038 = 第九の溶鉱炉
card-CC-M0039 = 気長な墓守
card-CC-M0040 = 骨の果樹園主
card-CC-M0041 = 墓の世話役
card-CC-M0042 = 聖遺箱の牡牛
card-CC-M0043 = 蝋燭の聖者
card-CC-M0044 = 最後の教訓
card-CC-M0045 = 計器番
card-CC-M0046 = 焼き入れ役
card-CC-M0047 = 弁回し
card-CC-M0048 = 赤線を越えた機関
card-CC-M0901 = 粘土の鳩
card-CC-M0902 = 野原の仔犬
card-CC-M0903 = 目覚めた熊
card-CC-M0904 = 地下室のインプ
card-CC-M0905 = 肋の庭師
card-CC-M0906 = 歩く墓石
card-CC-M0907 = 黴の仔牛
card-CC-M0908 = 燃え殻の蛾
card-CC-M0909 = 鉄の仔羊
card-CC-M0910 = 紙の竜
card-CC-M0911 = 書きかけの頁
card-CC-S0001 = 二度目の風
card-CC-S0002 = 間引き
card-CC-S0003 = 春の盛り
card-CC-S0004 = 赤い十分の一税
card-CC-S0005 = 二度目の息
card-CC-S0006 = 大暴走
card-CC-S0007 = 冬眠
card-CC-S0008 = 苦い帳簿
card-CC-S0009 = 底荷
card-CC-S0010 = 両端からの火
card-CC-S0011 = 窯の雨
card-CC-S0012 = 素早い水銀
card-CC-S0013 = 長い言いつけ
card-CC-S0014 = 貿易風
card-CC-S0015 = 頼まれざる変容
card-CC-S0016 = 借り物の顔
card-CC-S0017 = 大いなる混ぜ直し
card-CC-S0018 = 仮面舞踏会
card-CC-S0019 = 二度語り
card-CC-S0020 = 深呼吸
card-CC-S0021 = 溶鉱炉の静寂
card-CC-S0022 = 冷たい鉄
card-CC-S0023 = 白紙の石板
card-CC-S0024 = 弁の開放
card-CC-S0025 = 灯なき刻の儀式
card-CC-S0026 = 封書の束
card-CC-S0027 = 錆と噂
card-CC-S0028 = 群衆が決める
card-CC-S0029 = 評決
card-CC-S0901 = 借り物の悲しみ
card-CC-S0902 = 封書
card-CC-S0903 = ささやかな賄賂

## 作られたカードの名前

gen-name-1 = { $a }{ $b }
gen-name-2 = { $b }の{ $a }
gen-name-3 = { $a }纏いの{ $b }
gen-name-4 = { $a }{ $b }
gen-name-5 = { $b }の{ $a }
gen-name-6 = { $b }{ $a }
gen-name-7 = { $b }の{ $a }

gen-beast-1 = 猟犬
gen-beast-2 = 牡鹿
gen-beast-3 = 穴熊
gen-beast-4 = 猪
gen-beast-5 = 川獺
gen-beast-6 = 青鷺
gen-beast-7 = 山猫
gen-beast-8 = 牡羊
gen-beast-9 = 騾馬
gen-beast-10 = 牡牛
gen-beast-11 = 野兎
gen-beast-12 = 狼
gen-beast-13 = 熊
gen-beast-14 = 狐
gen-beast-15 = 隼
gen-beast-16 = 蟇蛙
gen-beast-17 = 貂
gen-beast-18 = 山羊
gen-beast-19 = 闘牛
gen-beast-20 = 烏
gen-beast-21 = 梟
gen-beast-22 = 蝮
gen-beast-23 = 箆鹿
gen-beast-24 = 土竜
gen-beast-25 = 鼬
gen-beast-26 = 白鼬
gen-beast-27 = 鶴
gen-beast-28 = 野牛
gen-beast-29 = 鷦鷯
gen-beast-30 = 川鱒
gen-beast-31 = 深山烏
gen-beast-32 = 針鼠

gen-dragon-1 = ドレイク
gen-dragon-2 = ワーム
gen-dragon-3 = 仔竜
gen-dragon-4 = 大蛇
gen-dragon-5 = ワイバーン
gen-dragon-6 = サラマンダー
gen-dragon-7 = バジリスク
gen-dragon-8 = 雛竜
gen-dragon-9 = 火竜
gen-dragon-10 = 蟠竜
gen-dragon-11 = 燼翼竜
gen-dragon-12 = 天竜
gen-dragon-13 = リンドワーム
gen-dragon-14 = 灰翼竜
gen-dragon-15 = 鱗背竜
gen-dragon-16 = 炎の眷属
gen-dragon-17 = 長尾竜
gen-dragon-18 = 熾顎竜
gen-dragon-19 = 嵐鱗竜
gen-dragon-20 = 巣守竜
gen-dragon-21 = 宝守竜
gen-dragon-22 = 母竜
gen-dragon-23 = 陽鱗竜
gen-dragon-24 = 尾噛み竜
gen-dragon-25 = 水切り竜
gen-dragon-26 = 滑空竜
gen-dragon-27 = 焦土竜
gen-dragon-28 = 燻り竜
gen-dragon-29 = 卵の仔
gen-dragon-30 = 峰背竜
gen-dragon-31 = 爪仔竜
gen-dragon-32 = 風巻き竜

gen-demon-1 = インプ
gen-demon-2 = 悪鬼
gen-demon-3 = 執行吏
gen-demon-4 = 誘惑魔
gen-demon-5 = 貪食魔
gen-demon-6 = 書記
gen-demon-7 = 囁き魔
gen-demon-8 = 仲買人
gen-demon-9 = 拷問吏
gen-demon-10 = 影法師
gen-demon-11 = 痩せ鬼
gen-demon-12 = 取り立て人
gen-demon-13 = 僭称者
gen-demon-14 = 齧り魔
gen-demon-15 = 戦慄魔
gen-demon-16 = 嘲笑魔
gen-demon-17 = 餓鬼
gen-demon-18 = 苛み魔
gen-demon-19 = 高利貸し
gen-demon-20 = 債務者
gen-demon-21 = 欺瞞魔
gen-demon-22 = 潜み魔
gen-demon-23 = 暴食魔
gen-demon-24 = 慟哭魔
gen-demon-25 = 告発者
gen-demon-26 = 皮剥ぎ
gen-demon-27 = 呪術師
gen-demon-28 = 裏切り者
gen-demon-29 = 監督官
gen-demon-30 = 笑い鬼
gen-demon-31 = 憑依魔
gen-demon-32 = 誑かし魔

gen-leader-1 = オルショヤ
gen-leader-2 = タムシン
gen-leader-3 = ブラノック
gen-leader-4 = イズメイ
gen-leader-5 = コーヴィン
gen-leader-6 = マエリス
gen-leader-7 = トブレン
gen-leader-8 = ヘスパー
gen-leader-9 = ルド
gen-leader-10 = ウェンナ
gen-leader-11 = オズリック
gen-leader-12 = ペトラ
gen-leader-13 = クイル
gen-leader-14 = ロウィーナ
gen-leader-15 = サビン
gen-leader-16 = テッサリー
gen-leader-17 = ウルリック
gen-leader-18 = ヴィグディス
gen-leader-19 = ウィスタン
gen-leader-20 = ザンシー
gen-leader-21 = ヨリック
gen-leader-22 = ゼルダ
gen-leader-23 = オルダス
gen-leader-24 = ベリット
gen-leader-25 = コズモ
gen-leader-26 = デルフィーヌ
gen-leader-27 = エッダ
gen-leader-28 = ファビアン
gen-leader-29 = グレタ
gen-leader-30 = ホーコン
gen-leader-31 = イルゼ
gen-leader-32 = ヨルン
gen-leader-33 = ケスター
gen-leader-34 = リンネア
gen-leader-35 = マグヌス
gen-leader-36 = ネリス
gen-leader-37 = オド
gen-leader-38 = ペルペトゥア
gen-leader-39 = ルーファス
gen-leader-40 = スンニヴァ
