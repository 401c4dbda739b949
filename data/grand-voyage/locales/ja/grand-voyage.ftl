## ゲーム

game-name = グランド・ヴォヤージュ
game-about = リーダーと乗組員たちが、もう一組のリーダーと乗組員たちに挑む。キャラがアタックし、ブロッカーが割って入り、カウンターが守り、失ったライフは失った者の手札になる。

## カードの種類

type-leader = リーダー
    .counter = 枚
type-character = キャラ
    .counter = 枚
type-event = イベント
    .counter = 枚
type-stage = ステージ
    .counter = 枚

## カードの数値

number-cost = コスト
number-power = パワー
number-counter = カウンター
number-life = ライフ

## カードの言葉

set-colours = 色
set-attribute = 属性
set-tags = 特徴
word-red = 赤
word-green = 緑
word-blue = 青
word-purple = 紫
word-black = 黒
word-yellow = 黄
word-blade = 剣
word-fist = 拳
word-shot = 射
word-lore = 知
word-craft = 技
word-corsair = 海賊
word-tidewright = 潮匠
word-admiralty = 提督府
word-islander = 島民
word-beast = 獣
word-spirit = 霊
word-artisan = 職人

## キーワード

keyword-rush = 【速攻】
keyword-blocker = 【ブロッカー】
keyword-double_attack = 【ダブルアタック】
keyword-banish = 【バニッシュ】
keyword-hunter = 【狩人】
keyword-unblockable = 【ブロック不可】
keyword-relentless = 【猛追】
keyword-bound = 【束縛】
keyword-steadfast = 【不屈】
about-keyword-rush = このカードは登場したターンにアタックできる。
about-keyword-blocker = レスト状態でなければ、このカードをレストにして、ほかのカードの代わりにアタックを受けることができる。
about-keyword-double_attack = このカードはリーダーに2ダメージを与える。
about-keyword-banish = このカードによって失われるライフのカードは、トリガーを使えずにトラッシュに置かれる。
about-keyword-hunter = このカードはレスト状態でないキャラにもアタックできる。
about-keyword-unblockable = このカードのアタックはブロックされない。
about-keyword-relentless = このカードは1ターンに2回アタックできる。
about-keyword-bound = このカードはアタックできない。
about-keyword-steadfast = このカードはバトルではKOされない。
printed-keyword = { TERM($word) }

## 領域の名詞

noun-characters = キャラ
    .counter = 枚
noun-crew = リーダーかキャラ
    .counter = 枚
noun-leader = リーダー
    .counter = 枚
noun-stage = ステージ
    .counter = 枚

## プレイヤーとカードが持つもの

counter-wind_deck = 追い風デッキ
counter-winds = アクティブの追い風
counter-winds_rested = レストの追い風
state-rested = レスト状態
state-silenced = 無効
state-attacks = アタック回数
state-winds = 追い風

## 領域

zone-leader = リーダー
zone-characters = キャラ
zone-stage = ステージ
zone-hand = 手札
zone-deck = デッキ
zone-life = ライフ
zone-trash = トラッシュ
zone-resolving = 発動中のカード
zone-crew = リーダーとキャラ
zone-board = 場

## いつ起こるか

frame-label = 【{ $on }】{ $text }
frame-once = 【{ $once }】{ $text }
frame-on-once = 【{ $once }】{ $on }、{ $text }
frame-tag = 【{ $tag }】{ $text }
frame-may = { $text }ことができる
frame-may-cost = { $cost }ことができる：{ $text }
once-turn = ターンに1回
once-match = ゲームに1回
cost-and = { $a }とともに、{ $b }
on-on_play = 登場時
    .as = label
    .name = 登場したとき
on-when_attacking = アタック時
    .as = label
    .name = アタックしたとき
on-on_enemy_attack = 相手のアタック時
    .as = label
    .name = 相手のカードがアタックしたとき
on-on_block = ブロック時
    .as = label
    .name = ブロックしたとき
on-on_ko = KO時
    .as = label
    .name = KOされたとき
on-activate_main = 起動メイン
    .as = label
    .name = 自分のメインフェイズに使う
on-main = メイン
    .as = label
    .name = メイン
on-counter = カウンター
    .as = label
    .name = カウンター
on-trigger = トリガー
    .as = label
    .name = トリガー
on-start_of_turn = ターン開始時
    .as = label
    .name = 自分のターンの開始時
on-end_of_turn = ターン終了時
    .as = label
    .name = 自分のターンの終了時
on-continuous =
    .name = 常に
on-instead_of_ko = このキャラがKOされる場合
    .name = KOされる場合

## コスト

cost-rest_winds = 追い風{ $n }枚をレストにする
    .name = 追い風をレストにする
cost-return_winds = 追い風{ $n }枚を追い風デッキに戻す
    .name = 追い風を戻す
cost-discard = 自分の手札から{ TERM($cards) }を捨てる
    .name = 手札を捨てる
cost-rest_this =
    この{ $type ->
        [leader] リーダー
        [stage] ステージ
       *[other] キャラ
    }をレストにする
    .name = このカードをレストにする
cost-trash_this =
    この{ $type ->
        [stage] ステージ
       *[other] キャラ
    }をトラッシュに置く
    .name = このカードをトラッシュに置く
cost-rest_cards = 自分の{ TERM($cards) }をレストにする
    .name = カードをレストにする
cost-take_life = 自分のライフの上から{ $n }枚を手札に加える
    .name = ライフを手札に加える
cost-bounce_own = 自分の{ TERM($cards) }を手札に戻す
    .name = 自分のキャラを手札に戻す
np-paid = { TERM($with) }{ TERM($adj) }{ TERM($noun) }{ $n }枚
noun-cost-rest_cards = アクティブのリーダーかキャラ
    .counter = 枚
noun-cost-bounce_own = キャラ
    .counter = 枚

## 対象

np-whose =
    { $zone ->
        [hand] 自分の手札の
        [trash] 自分のトラッシュの
       *[other] { $who ->
            [self] 自分の
            [opponent] 相手の
           *[any] { "" }
        }
    }
np-mine = { TERM($after) }{ np-whose }
np-body = { TERM($with) }{ TERM($adj) }{ TERM($noun) }
np-up-to = { np-mine }{ np-body }{ $n }枚まで
np-choose = { np-mine }{ np-body }{ $n }枚
np-choose-theirs = 相手が選んだ{ np-mine }{ np-body }{ $n }枚
np-all = { np-mine }{ np-body }すべて
np-random = { np-mine }ランダムな{ np-body }{ $n }枚
np-this =
    この{ $type ->
        [leader] リーダー
        [stage] ステージ
       *[other] キャラ
    }
np-same = そのキャラ
to-attacker = アタックしているカード
    .name = アタックしているカード
to-defender = アタックされているカード
    .name = アタックされているカード
to-own_leader = 自分のリーダー
    .name = 自分のリーダー
to-their_leader = 相手のリーダー
    .name = 相手のリーダー
to-own_stage = 自分のステージ
    .name = 自分のステージ
to-their_stage = 相手のステージ
    .name = 相手のステージ
to-whole_crew = 自分のリーダーと{ TERM($after) }{ TERM($with) }{ TERM($adj) }キャラすべて
    .name = 自分のリーダーとキャラすべて
to-whole_hand = 自分の手札の{ TERM($with) }{ TERM($adj) }{ TERM($noun) }
    .name = 自分の手札
to-found = { TERM($after) }{ TERM($with) }{ TERM($adj) }{ TERM($noun) }{ $n }枚まで
    .name = 見たカードのうち1枚
to-this =
    .name = このカード
to-same =
    .name = 直前の効果が選んだもの
to-their_character =
    .name = 相手のキャラ1枚
to-their_characters =
    .name = 相手のキャラすべて
to-own_character =
    .name = 自分のキャラ1枚
to-own_characters =
    .name = 自分のキャラすべて
to-any_character =
    .name = キャラ1枚
to-any_characters =
    .name = キャラすべて
to-own_crew =
    .name = 自分のリーダーかキャラ1枚
to-their_crew =
    .name = 相手のリーダーかキャラ1枚
to-own_card =
    .name = 自分の場のカード1枚
to-their_card =
    .name = 相手の場のカード1枚
to-hand_card =
    .name = 自分の手札1枚
to-trash_card =
    .name = 自分のトラッシュのカード1枚

## どのカードか

where-type = { TERM($word) }
    .as = noun
    .name = 種類が{ $word }
where-colour = { TERM($word) }の
    .order = 30
    .is = { TERM($word) }である
    .is-not = { TERM($word) }でない
    .name = 色が{ $word }
where-tagged = 特徴《{ TERM($word) }》を持つ
    .order = 20
    .is = 特徴《{ TERM($word) }》を持つ
    .is-not = 特徴《{ TERM($word) }》を持たない
    .name = 特徴《{ $word }》
where-attribute = 属性《{ TERM($word) }》を持つ
    .order = 15
    .is = 属性《{ TERM($word) }》を持つ
    .is-not = 属性《{ TERM($word) }》を持たない
    .name = 属性《{ $word }》
where-name = カード名が「{ $card }」の
    .as = after
    .false = 「{ $card }」以外の
    .false-as = after
    .is = カード名が「{ $card }」である
    .is-not = カード名が「{ $card }」でない
    .name = このカードそのもの
where-keyword = { TERM($word) }を持つ
    .order = 16
    .is = { TERM($word) }を持つ
    .is-not = { TERM($word) }を持たない
    .name = キーワード{ $word }
where-rested = レストの
    .order = 40
    .false = アクティブの
    .is = レスト状態である
    .is-not = アクティブ状態である
    .name = レストかアクティブか
where-cost_at_most = コスト{ $n }以下
    .as = with
    .is = コスト{ $n }以下である
    .name = コスト{ $n }以下
where-cost_at_least = コスト{ $n }以上
    .as = with
    .is = コスト{ $n }以上である
    .name = コスト{ $n }以上
where-power_at_most = パワー{ $n }以下
    .as = with
    .is = パワー{ $n }以下である
    .name = パワー{ $n }以下
where-power_at_least = パワー{ $n }以上
    .as = with
    .is = パワー{ $n }以上である
    .name = パワー{ $n }以上
where-base_power_at_most = 元々のパワー{ $n }以下
    .as = with
    .is = 元々のパワー{ $n }以下である
    .name = 元々のパワー{ $n }以下
where-winds_at_least = 追い風が{ $n }枚以上付与されている
    .as = after
    .is = 追い風が{ $n }枚以上付与されている
    .name = 追い風{ $n }枚以上
where-other = このカード以外の
    .as = after
    .is = このカードでない
    .name = このカード以外

## どれだけ続くか

for-this_battle = このバトル中
for-this_turn = このターン中
for-until_own_turn = 次の自分のターン開始時まで
for-until_their_turn_ends = 次の相手のターン終了時まで
for-while_in_play =
    .name = 場にある間

## 条件

cond-and = { $a }、かつ{ $b }
if-winds_on_this = このキャラに追い風が{ $n }枚以上付与されている
    .tag = 追い風×{ $n }
    .name = 追い風が{ $n }枚以上付与されている
if-my_turn = 自分のターン
    .not = 自分のターンでない
    .name = 自分のターン
if-opponent_turn = 相手のターン
    .not = 相手のターンでない
    .name = 相手のターン
if-life_at_most = 自分のライフが{ $n }枚以下
    .not = 自分のライフが{ $n }枚以下でない
    .name = 自分のライフが{ $n }枚以下
if-life_at_least = 自分のライフが{ $n }枚以上
    .not = 自分のライフが{ $n }枚以上でない
    .name = 自分のライフが{ $n }枚以上
if-opponent_life_at_most = 相手のライフが{ $n }枚以下
    .name = 相手のライフが{ $n }枚以下
if-behind = 自分のライフが相手のライフより少ない
    .not = 自分のライフが相手のライフと同じか多い
    .name = 相手よりライフが少ない
if-hand_at_most = 自分の手札が{ $n }枚以下
    .not = 自分の手札が{ $n }枚以下でない
    .name = 自分の手札が{ $n }枚以下
if-hand_at_least = 自分の手札が{ $n }枚以上
    .name = 自分の手札が{ $n }枚以上
if-opponent_hand_at_least = 相手の手札が{ $n }枚以上
    .name = 相手の手札が{ $n }枚以上
if-deck_at_most = 自分のデッキが{ $n }枚以下
    .name = 自分のデッキが{ $n }枚以下
if-trash_at_least = 自分のトラッシュが{ $n }枚以上
    .name = 自分のトラッシュが{ $n }枚以上
if-winds_at_least = 自分の追い風が{ $n }枚以上
    .name = 自分の追い風が{ $n }枚以上
if-controls =
    自分の{ TERM($cards) }{ ATTR($cards, "pick") ->
        [none] いない
        [at-most] { "" }
       *[other] いる
    }
    .not = 自分の{ TERM($cards) }いない
    .name = 自分のキャラがいる
if-opponent_controls =
    相手の{ TERM($cards) }{ ATTR($cards, "pick") ->
        [none] いない
        [at-most] { "" }
       *[other] いる
    }
    .not = 相手の{ TERM($cards) }いない
    .name = 相手のキャラがいる
if-leader = 自分のリーダーが{ TERM($is) }
    .name = 自分のリーダーがどのようなものか
if-this_rested = このキャラがレスト状態
    .not = このキャラがレスト状態でない
    .name = レスト状態である
if-attacking = このキャラがアタックしている
    .not = このキャラがアタックしていない
    .name = アタックしている
if-attacked_leader = リーダーにアタックしている
    .not = リーダーにアタックしていない
    .name = リーダーにアタックしている
if-turn_at_least = 第{ $n }ターン以降
    .name = 第{ $n }ターン以降
if-revealed = 公開されたカードが{ TERM($cards) }
    .name = 公開されたカード
if-did = そうした
    .not = そうしなかった
    .name = そうしたなら

## 効果

op-power = { TERM($to) }のパワーを{ SIGNED($val) }する
    .name = パワー
op-ko = { TERM($to) }をKOする
    .name = KO
op-bounce = { TERM($to) }を持ち主の手札に戻す
    .name = 手札に戻す
op-search = 自分のデッキの上から{ $val }枚を見て、{ TERM($to) }を公開し、手札に加える。残りを好きな順番でデッキの下に置く
    .name = サーチ
op-draw =
    { $who ->
        [opponent] 相手は
        [both] 両プレイヤーは
       *[other] { "" }
    }カードを{ $val }枚引く
    .name = ドロー
op-discard =
    { $who ->
        [opponent] 相手は
        [both] 両プレイヤーは
       *[other] 自分の
    }手札{ $choice ->
        [random] からランダムに{ $val }枚
       *[other] { $val }枚
    }を捨てる
    .name = 手札を捨てる
op-grant = { TERM($to) }は{ TERM($word) }を得る
    .name = キーワード
op-attach =
    { TERM($to) }に、自分の{ $choice ->
        [active] アクティブ
       *[rested] レスト
    }の追い風{ $val }枚までを付与する
    .name = 追い風の付与
op-rest = { TERM($to) }をレストにする
    .name = レスト
op-activate = { TERM($to) }をアクティブにする
    .name = アクティブ
op-damage =
    { $who ->
        [self] 自分
        [both] 両プレイヤー
       *[other] 相手
    }に{ $val }ダメージを与える
    .name = ダメージ
op-look =
    自分のデッキの上から{ $val }枚を見て、{ $val ->
        [1] { "" }
       *[other] 好きな順番で
    }デッキの{ $choice ->
        [top] 上
        [bottom] 下
       *[other] 上か下
    }に置く
    .name = デッキを見る
op-reveal =
    { $who ->
        [opponent] 相手
        [both] お互い
       *[other] 自分
    }のデッキの上から{ $val }枚を公開する
    .name = 公開
op-trash = { TERM($to) }をトラッシュに置く
    .name = トラッシュ
op-mill =
    { $who ->
        [opponent] 相手は自身
        [both] 両プレイヤーは自身
       *[other] 自分
    }のデッキの上から{ $val }枚をトラッシュに置く
    .name = デッキからトラッシュへ
op-play = { TERM($to) }を登場させる
    .name = 登場
op-take = { TERM($to) }を手札に加える
    .name = トラッシュから手札へ
op-tuck = { TERM($to) }を持ち主のデッキの下に置く
    .name = デッキの下へ
op-winds =
    追い風デッキから追い風{ $val }枚までを{ $choice ->
        [active] アクティブ
       *[rested] レスト
    }で追加する
    .name = 追い風の追加
op-ready_winds = 自分の追い風{ $val }枚までをアクティブにする
    .name = 追い風をアクティブに
op-cost =
    { TERM($to) }のコストは{ $abs }{ $sign ->
        [minus] 少なく
       *[other] 多く
    }なる
    .name = コスト
op-heal = 自分のデッキの上から{ $val }枚をライフの上に置く
    .name = ライフ
op-silence = { TERM($to) }の効果を無効にする
    .name = 無効
op-stay = それを防ぐ
    .cost = 代わりに{ $cost }
    .name = 場に残る

## 効果の種類

kind-damage = 除去
kind-restore = ライフ
kind-cards = カード
kind-energy = 追い風
kind-allies = 強化
kind-control = 制御

## フェイズ

phase-refresh = リフレッシュフェイズ
phase-draw = ドローフェイズ
phase-wind = 追い風フェイズ
phase-main = メインフェイズ
phase-end = エンドフェイズ

## 行動、指定するもの、返答の機会、出来事

action-play = カードをプレイする
action-give = 追い風を付与する
action-activate = 能力を起動する
action-attack = アタックする
action-block = ブロックする
action-counter_card = キャラでカウンターする
action-counter_event = イベントでカウンターする
action-use_trigger = トリガーを使う
action-redraw = 手札を引き直す
pick-amount = 追い風の枚数
pick-target = 対象
window-mulligan = 手札の引き直し
window-block = ブロック
window-counter = カウンター
window-trigger = トリガー
event-turn_begins = ターン開始時
event-turn_ends = ターン終了時
event-attack = アタック
event-block = ブロック
role-attacker = アタックしているカード
role-defender = アタックされているカード
role-drawn = ライフのカード
role-seen = 見たカード
role-taken = 加えたカード
role-revealed = 公開されたカード
routine-enter = カードが場に出る
routine-past_zero = ライフがない状態
routine-wound = 1ダメージ
routine-banished = 【バニッシュ】の1ダメージ

## 設定

setting-leader_attacks = リーダーのアタック
setting-wind_power = 追い風によるパワー
setting-life_rule = プレイヤーが敗北するとき
setting-first_battle = 最初のターンにアタックできないプレイヤー

## ルールの文章に出る言葉

word-active = アクティブ
word-rested = レスト
word-chosen = 選んだもの
word-random = ランダム
word-top = 上
word-bottom = 下
word-either = 上か下
word-yes = できる
word-no = できない
word-always = 常に
word-own_turn = 自分のターン中
word-at_zero = ライフが0になったとき
word-past_zero = ライフが0でダメージを受けたとき
word-first_player = 先攻のプレイヤー
word-both = 両プレイヤー

## できない理由

refused-leader = リーダーはアタックしません
refused-first-turn = この最初のターンには誰もアタックできません
refused-rested = このカードはレスト状態です
refused-attacked = このカードはこのターンにもうアタックしました
refused-arrived = このキャラはこのターンに登場し、【速攻】を持っていません
refused-bound = このカードはアタックできません
refused-no-blocker = このキャラは【ブロッカー】を持っていません
refused-defender = このキャラはすでにアタックされています
refused-no-counter = このカードにはカウンターがありません
refused-no-trigger = このカードには【トリガー】がありません

## デッキ

deck-cinder_wake = 燃え殻の航跡
deck-tidewright_guild = 潮匠ギルド

## カード

card-GV-01-L01 = 煤手のマレン
    .flavour = 契約書に署名はしない。握手をする。煤だけが残る。
card-GV-01-L02 = 潮匠オズリック・ヴェイン
    .flavour = 遅れたことは一度もない。潮の時刻を決めるのは彼だから。
card-GV-01-C01 = 燃え殻の砲手
    .flavour = 一発は旗に、一発は運に。航海日誌には一発も残さない。
card-GV-01-C02 = 縄の修道女
    .flavour = 彼女の結び目は船を繋ぐ。もう一つの結び目は乗組員を繋ぐ。
card-GV-01-C03 = 熾火のリヴァイアサン
    .flavour = 姿を現す一海里も前から、海は煮え立っている。
card-GV-01-C04 = 火薬運び
    .flavour = 「歩けって？　こいつを背負って？」
card-GV-01-C05 = 渡り板の決闘者
    .flavour = 船と船が触れる前に、彼女はもう船縁を越えている。
card-GV-01-C06 = 礁の追跡者
    .flavour = 人が海図を読むように、彼は砂に落ちた影を読む。
card-GV-01-C07 = 獣脂の託宣者
    .flavour = 彼女の作る蝋燭は、どれも一つだけ何かを知っている。
card-GV-01-C08 = 一等航海士リア・クイックブランド
    .flavour = 二度やれば癖だ、と船長は言う。二度なんて朝飯前、とリアは言う。
card-GV-01-C09 = 砲撃手ヘスク
    .flavour = まず敵の残りを数え、それから味方の残りを数える。
card-GV-01-C10 = 断崖の投網師
    .flavour = あの高さから見れば、どのマストも取っ手に見える。
card-GV-01-C11 = 太鼓打ちの操舵長
    .flavour = この船ではもう、誰も調子を外して漕げない。
card-GV-01-C12 = 凧の繕い手
    .flavour = 破れた帆とは、自分を忘れた凧のことだ。
card-GV-01-C13 = 最後のマッチの工作員
    .flavour = 持ってきたマッチは一本。必要なのも一本。
card-GV-01-C14 = 船長アッシュ・ヴァーデル
    .flavour = 彼が奪ったものは、海の手にも残らない。
card-GV-01-C15 = 浅瀬の渡し女
    .flavour = 「一人降りて、一人乗る。それが渡し賃さ」
card-GV-01-C16 = 双胴船の喧嘩屋
    .flavour = 両の甲板に片足ずつ置いて、どちらも我が家だ。
card-GV-01-C17 = 椰子縄の索具師
    .flavour = 縄は星明かりで継ぐ。朝をのんびり過ごすために。
card-GV-01-E18 = 夜明けの片舷斉射
    .flavour = 朝食の支度はできていた。食べた者はいない。
card-GV-01-E19 = 総員、船縁へ
    .flavour = 料理人もだ。いや、料理人こそだ。
card-GV-01-E20 = 帆桁の上の受け流し
    .flavour = 高さ四十フィートでは、足さばきは別の芸になる。
card-GV-01-S21 = 燻る甲板
    .flavour = 九年燃え続けて、まだ一度も沈んでいない。
card-GV-01-C22 = 礁の番人
    .flavour = 水路は開いている。あんたは招かれていないがね。
card-GV-01-C23 = サルベージの潜り手
    .flavour = 縄を一本持って潜り、仲間を一人連れて上がってくる。
card-GV-01-C24 = 水夫長オールド・アンカー
    .flavour = 海に葬られた男は、朝の当直に出てきた。
card-GV-01-C25 = ハープーンの測量士
    .flavour = まず深さを測り、次にそこに住むものを測る。
card-GV-01-C26 = 防波堤の海尉
    .flavour = 夜には一歩も退かず、夜には決して眠らない。
card-GV-01-C27 = 難破船の囁き
    .flavour = 何を握っているのかと問われ、いくつかは手放してしまう。
card-GV-01-C28 = 引き波の技師
    .flavour = 「船を沈めるのではない。低い棚に整理するだけだ」
card-GV-01-C29 = 低き埠頭の海図読み
    .flavour = 海図を逆さにたどり、始まりの場所を知る。
card-GV-01-C30 = 鐘浮標の霊媒
    .flavour = 一つ鳴れば、はい。二つ鳴れば、はい、ただし気に入るまい。
card-GV-01-C31 = 代将イルゼ・ブラント
    .flavour = 焦りとは騒音の一種である、と代将は言う。
card-GV-01-C32 = 漂流物の仕分け人
    .flavour = 山は三つ。使えるもの、使えないもの、宛名のあるもの。
card-GV-01-C33 = 真珠床の格闘士
    .flavour = どの真珠も、貝が払い終えた借りなのだ。
card-GV-01-C34 = 水門長ヴェスナ・ファーサイト
    .flavour = 上流で水門を一つ開けると、一週間後に英雄がつまずく。
card-GV-01-C35 = 揚錨機の見習い
    .flavour = 毎日もう半回転。それを九年。
card-GV-01-C36 = ギルド剣術師範アンノ
    .flavour = 彼の稽古は、とどめの一太刀から始まる。
card-GV-01-C37 = 溺れた判事
    .flavour = 判決は下った。誰に下すかは、そちらで決めてよい。
card-GV-01-C38 = 遠きうねり
    .flavour = 祖母が生まれるより前に、それは旅立った。
card-GV-01-E39 = 突然の引き潮
    .flavour = 正午に港が出ていき、艦隊も連れていった。
card-GV-01-E40 = 帰らぬ者への蝋燭
    .flavour = みなが家に帰ったとき、火は消える。
card-GV-01-E41 = 灯を絶やすな
    .flavour = 光もまた、命令の一つだ。
card-GV-01-S42 = マロー湾の乾ドック
    .flavour = ここに据えられた竜骨は、どれも誰かの背骨だった。
card-GV-01-C43 = 鴎岩の悪童
    .flavour = 飛ばす小石は三つ。一つはおまえに、二つはおまえの面目に。
card-GV-01-C44 = マングローブの噛みつき屋
    .flavour = 誰の脚だろうと構いはしない。
card-GV-01-C45 = 火除けの海賊
    .flavour = 惜しくないものを焼き、それから惜しいものを焼く。
card-GV-01-C46 = 島の語り部
    .flavour = 彼女が語るとき、島は身を乗り出して耳を傾ける。
card-GV-01-C47 = 大砲の合唱隊
    .flavour = 大砲十二門、四声部、音は一つ。
card-GV-01-C48 = 船体守り
    .flavour = ほかに誰も乗っていなければ、彼女こそが船体だ。
card-GV-01-E49 = 索具を走る火花
    .flavour = それは静索を駆け上がり、俺たちも駆け上がった。
card-GV-01-E50 = 風待ちの錨地
    .flavour = 二時間眠れば、乗組員はみな新品だ。
card-GV-01-S51 = 灯火の環礁
    .flavour = 灯りの一つ一つが、誰かを待って起きている人。
card-GV-01-C52 = 深淵の顎
    .flavour = まず噛みつく。それから腹を空かせる。
card-GV-01-C53 = 二度難破した料理人
    .flavour = まず竈を救う。二度ともそうした。
card-GV-01-C54 = 潮の書記
    .flavour = 三部作成のこと。満ち潮、引き潮、潮止まり。
card-GV-01-C55 = 大潮を呼ぶ者
    .flavour = 小さきものは、みな浮かぶ。
card-GV-01-C56 = ストームグラスの番人
    .flavour = 彼が硝子を振ると、空模様のほうが詫びを入れる。
card-GV-01-C57 = 第九波の亡霊
    .flavour = 八つ目までは天気だ。九つ目は私怨だ。
card-GV-01-C58 = 防潮門の歩哨
    .flavour = 彼が門を閉じ、川は考え直す。
card-GV-01-C59 = 船底くぐりの聖歌隊
    .flavour = 知っている歌詞は一節だけ。それはおまえのことだ。
card-GV-01-C60 = 閘門の主
    .flavour = 持ち上げられずに通れるものは、何一つない。
card-GV-01-E61 = 海流を読む
    .flavour = それはあらゆる場所を巡ってきた。ただ尋ねればいい。
card-GV-01-E62 = 塩の支払い
    .flavour = 血を流すものなら、海はどんな貨幣でも受け取る。
card-GV-01-S63 = 沈んだ天文台
    .flavour = 水底では、星が動かない。
card-GV-01-C64 = 錆の巨像
    .flavour = かつては一つの艦隊で、今もその全部を手放していない。
