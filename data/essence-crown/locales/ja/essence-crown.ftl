## ゲーム

game-name = エッセンス・クラウン：シャード戦争
game-about = 神格と神格の一騎打ち。シャードでカードの対価を払い、アバターで相手の神格を攻める。エッセンスが0になったプレイヤーの負け。

## カードの種類

type-deity = 神格
    .counter = 柱
type-avatar = アバター
    .counter = 体
type-spell = 呪文
    .counter = 枚
type-relic = 遺物
    .counter = 枚
type-shard = シャード
    .counter = 枚
type-domain = 領域
    .counter = 枚
type-essence = エッセンス
    .counter = 枚
type-rite = 儀式
    .counter = 枚

## カードの数値

number-cost = コスト
number-power = パワー
number-toughness = タフネス
number-essence = エッセンス

## カードの言葉

set-aspects = 相
set-domain = 領域
set-rarity = レアリティ
word-glow = 輝き
word-gray = 灰
word-void = 虚無
word-beast = 獣
word-second_sun = 第二の太陽
word-nullgrid = ヌルグリッド
word-new_earth = 新大地
word-common = コモン
word-adept = アデプト
word-mythic = 神話

## プレイヤーとカードが持つもの

counter-essence_max = 最大エッセンス
counter-essence = エッセンス
counter-shards = シャード
counter-kl = KL
state-tapped = タップ状態
state-damage = ダメージ

## 領域

zone-deck = デッキ
zone-hand = 手札
zone-new_earth = 新大地
zone-graveyard = 墓地
zone-exile = 追放領域
zone-deity = 神格
zone-board = 神格と新大地
noun-new_earth = カード
    .counter = 枚
    .where = new_earth
in-new_earth-self = あなたの
in-new_earth-opponent = 相手の

## どれだけ続くか

for-this_turn = ターン終了時まで
    .name = ターン終了時まで
for-while_in_play =
    .name = 場にある間

## いつ起こるか

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] プレイ時
    }
    .as = label
    .name = プレイされたとき
on-on_attack = 攻撃時
    .as = label
    .name = 攻撃したとき
on-start_turn = ターン開始時
    .as = label
    .name = あなたのターンの開始時
on-end_turn = ターン終了時
    .as = label
    .name = あなたのターンの終了時
on-activate = メイン
    .as = label
    .name = あなたのメインフェイズに
frame-label-once = { $on }（{ $once }）：{ $text }
frame-label-cost = { $on }／{ $cost }：{ $text }
frame-label-once-cost = { $on }／{ $cost }（{ $once }）：{ $text }
frame-label-may-cost = { $on }／{ $cost }：{ $text }
frame-label-once-may-cost = { $on }／{ $cost }（{ $once }）：{ $text }
once-turn = 各ターン1回
once-match = 各ゲーム1回

## コスト

cost-shards = シャード{ $n }個
    .name = シャード
cost-kl = { $n }KL
    .name = KL
cost-essence = エッセンス{ $n }点
    .name = エッセンス
cost-discard = 手札{ $n }枚を捨てる
    .name = 手札を捨てる
cost-tap = このカードをタップする
    .name = このカードをタップする

## 対象

to-own_deity = あなたの神格
    .name = あなたの神格
to-enemy_deity = 相手の神格
    .name = 相手の神格
to-target_deity = 神格1柱
    .name = 神格1柱
to-both_deities = 両方の神格
    .name = 両方の神格
to-this = このカード
    .name = このカード
to-own_avatar =
    .name = あなたのアバター1体
to-enemy_avatar =
    .name = 相手のアバター1体
to-any_avatar =
    .name = アバター1体
to-own_avatars =
    .name = あなたのアバターすべて
to-other_own_avatars = { TERM($after) }{ TERM($with) }あなたのほかの{ TERM($adj) }{ TERM($noun) }すべて
    .name = あなたのほかのアバターすべて
to-enemy_avatars =
    .name = 相手のアバターすべて
to-random_enemy_avatar =
    .name = ランダムに選んだ相手のアバター1体
to-any_card =
    { ATTR($noun, "where") ->
        [new_earth] 新大地にある
       *[other] { "" }
    }{ np-head }{ np-n }{ ATTR($noun, "counter") }
    .name = 新大地にあるカード1枚

## どのカードか

where-type = { TERM($word) }
    .as = noun
    .name = 種類が{ $word }
where-aspect = 《{ TERM($word) }》の
    .order = 60
    .name = 相が{ $word }
where-domain = 「{ TERM($word) }」に属する
    .as = after
    .is = 「{ TERM($word) }」に属する
    .name = 領域が{ $word }
where-tapped = タップ状態の
    .order = 50
    .false = アンタップ状態の
    .is = タップ状態である
    .is-not = タップ状態でない
    .name = タップ状態
where-power_at_most = パワー{ $n }以下
    .as = with
    .is = パワー{ $n }以下である
    .name = パワー{ $n }以下
where-power_at_least = パワー{ $n }以上
    .as = with
    .is = パワー{ $n }以上である
    .name = パワー{ $n }以上
where-toughness_at_most = タフネス{ $n }以下
    .as = with
    .is = タフネス{ $n }以下である
    .name = タフネス{ $n }以下

## 条件

cond-and = { $a }、かつ{ $b }
if-essence_at_most = あなたの神格のエッセンスが{ $n }点以下
    .link = あなたの神格のエッセンスが{ $n }点以下で
    .name = あなたの神格のエッセンスが{ $n }点以下
if-enemy_essence_at_most = 相手の神格のエッセンスが{ $n }点以下
    .link = 相手の神格のエッセンスが{ $n }点以下で
    .name = 相手の神格のエッセンスが{ $n }点以下
if-hand_at_most = あなたの手札が{ $n }枚以下
    .link = あなたの手札が{ $n }枚以下で
    .name = あなたの手札が{ $n }枚以下
if-graveyard_at_least = あなたの墓地にカードが{ $n }枚以上ある
    .link = あなたの墓地にカードが{ $n }枚以上あり
    .name = あなたの墓地にカードが{ $n }枚以上ある
if-ctrl_avatars = あなたのアバターが{ $n }体以上いる
    .link = あなたのアバターが{ $n }体以上いて
    .name = あなたのアバターが{ $n }体以上いる
if-ctrl_aspect = あなたの場に《{ TERM($word) }》のカードがある
    .link = あなたの場に《{ TERM($word) }》のカードがあり
    .name = あなたの場にその相のカードがある
if-ctrl_domain = あなたの場に「{ TERM($word) }」に属するカードがある
    .link = あなたの場に「{ TERM($word) }」に属するカードがあり
    .name = あなたの場にその領域のカードがある
if-enemy_no_avatars = 相手のアバターがいない
    .link = 相手のアバターがおらず
    .name = 相手のアバターがいない
if-kl_at_least = あなたが{ $n }KL以上を持っている
    .link = あなたが{ $n }KL以上を持っていて
    .name = あなたが{ $n }KL以上を持っている
if-shards_at_least = あなたがシャードを{ $n }個以上持っている
    .link = あなたがシャードを{ $n }個以上持っていて
    .name = あなたがシャードを{ $n }個以上持っている
if-turn_at_least = 第{ $n }ラウンド以降
    .link = 第{ $n }ラウンド以降で
    .name = 第{ $n }ラウンド以降

## 効果。`.replace`は前の効果の代わり、`.bonus`はそれに加えて。

np-to-hand = 持ち主の手札

op-essence_damage = { TERM($to) }に{ $val }点のエッセンスダメージを与える
    .replace = 代わりに{ TERM($to) }に{ $val }点のエッセンスダメージを与える
    .bonus = { TERM($to) }にさらに{ $val }点のエッセンスダメージを与える
    .name = エッセンスダメージ
op-essence_heal = { TERM($to) }は{ $val }点のエッセンスを得る
    .replace = 代わりに{ TERM($to) }は{ $val }点のエッセンスを得る
    .bonus = { TERM($to) }はさらに{ $val }点のエッセンスを得る
    .name = エッセンス
op-essence_max = { TERM($to) }の最大エッセンスは{ $val }点増える
    .replace = { TERM($to) }の最大エッセンスは代わりに{ $val }点増える
    .bonus = { TERM($to) }の最大エッセンスはさらに{ $val }点増える
    .name = 最大エッセンス
op-draw = カードを{ $val }枚引く
    .replace = 代わりにカードを{ $val }枚引く
    .bonus = さらにカードを{ $val }枚引く
    .name = ドロー
op-gain_shards = シャードを{ $val }個得る
    .replace = シャードを代わりに{ $val }個得る
    .bonus = シャードをさらに{ $val }個得る
    .name = シャード獲得
op-lose_shards = 相手はシャードを{ $val }個失う
    .replace = 相手はシャードを代わりに{ $val }個失う
    .bonus = 相手はシャードをさらに{ $val }個失う
    .name = シャード喪失
op-gain_kl = { $val }KLを得る
    .replace = 代わりに{ $val }KLを得る
    .bonus = さらに{ $val }KLを得る
    .name = KL獲得
op-lose_kl = 相手は{ $val }KLを失う
    .replace = 相手は代わりに{ $val }KLを失う
    .bonus = 相手はさらに{ $val }KLを失う
    .name = KL喪失
op-buff = { TERM($to) }は{ SIGNED($power) }/{ SIGNED($toughness) }の修整を受ける
    .replace = { TERM($to) }は代わりに{ SIGNED($power) }/{ SIGNED($toughness) }の修整を受ける
    .bonus = { TERM($to) }はさらに{ SIGNED($power) }/{ SIGNED($toughness) }の修整を受ける
    .name = パワーとタフネス
op-hurt = { TERM($to) }に{ $val }ダメージを与える
    .replace = 代わりに{ TERM($to) }に{ $val }ダメージを与える
    .bonus = { TERM($to) }にさらに{ $val }ダメージを与える
    .name = ダメージ
op-destroy = { TERM($to) }を破壊する
    .replace = 代わりに{ TERM($to) }を破壊する
    .bonus = さらに{ TERM($to) }を破壊する
    .name = 破壊
op-exile = { TERM($to) }を追放する
    .replace = 代わりに{ TERM($to) }を追放する
    .bonus = さらに{ TERM($to) }を追放する
    .name = 追放
op-return = { TERM($to) }を{ np-to-hand }に戻す
    .replace = 代わりに{ TERM($to) }を{ np-to-hand }に戻す
    .bonus = さらに{ TERM($to) }を{ np-to-hand }に戻す
    .name = 手札に戻す
op-recover = あなたの墓地のカード{ $val }枚を手札に戻す
    .replace = 代わりにあなたの墓地のカード{ $val }枚を手札に戻す
    .bonus = さらにあなたの墓地のカード{ $val }枚を手札に戻す
    .name = 墓地から回収
op-discard = 相手は手札からランダムに{ $val }枚を捨てる
    .replace = 相手は代わりに手札からランダムに{ $val }枚を捨てる
    .bonus = 相手はさらに手札からランダムに{ $val }枚を捨てる
    .name = ディスカード
op-mill = 相手は自分のデッキの上から{ $val }枚を墓地に置く
    .replace = 相手は代わりに自分のデッキの上から{ $val }枚を墓地に置く
    .bonus = 相手はさらに自分のデッキの上から{ $val }枚を墓地に置く
    .name = デッキから墓地へ
op-tap = { TERM($to) }をタップする
    .replace = 代わりに{ TERM($to) }をタップする
    .bonus = さらに{ TERM($to) }をタップする
    .name = タップ
op-untap = { TERM($to) }をアンタップする
    .replace = 代わりに{ TERM($to) }をアンタップする
    .bonus = さらに{ TERM($to) }をアンタップする
    .name = アンタップ
op-create = 「{ TERM($card) }」のコピー{ $val }枚を手札に加える
    .replace = 代わりに「{ TERM($card) }」のコピー{ $val }枚を手札に加える
    .bonus = さらに「{ TERM($card) }」のコピー{ $val }枚を手札に加える
    .name = コピーを加える
op-defeat =
    { ATTR($to, "who") ->
        [opponent] あなたはゲームに勝利する
       *[other] あなたはゲームに敗北する
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] 代わりにあなたはゲームに勝利する
           *[other] 代わりにあなたはゲームに敗北する
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] さらにあなたはゲームに勝利する
           *[other] さらにあなたはゲームに敗北する
        }
    .name = 勝利・敗北
op-say =
    .name = 物語の言葉

## 効果の種類

kind-damage = ダメージ
kind-restore = エッセンス
kind-cards = カード
kind-energy = シャードとKL
kind-allies = アバター
kind-control = 制御

## フェイズ、行動、出来事

phase-start = 開始フェイズ
phase-main = メインフェイズ
phase-attack = 攻撃フェイズ
phase-end = 終了フェイズ
phase-clean_up = クリンナップ
action-play = プレイ
action-activate = 能力の起動
action-attack = 攻撃
event-turn_begins = ターン開始時
event-turn_ends = ターン終了時
event-attack = 攻撃

## できない理由

refused-not-playable = 神格はプレイできません
refused-not-an-avatar = 攻撃できるのはアバターだけです
refused-tapped = このカードはタップ状態です
refused-not-a-deity = このカードはデッキを率いません：{ $what }
refused-deity-in-deck = 神格はデッキを率い、リストには入りません：{ $what }

## デッキ

deck-morning = 朝の宮廷
deck-lattice = 静かなる格子

## カード

card-EC-001 = 後の曙光のイゾルデ
    .flavour = 夜明けを一つ奪われ、彼女は別の夜明けを作った。
card-EC-002 = 忍耐強き零
    .flavour = 急いだことはない。すべては零に行き着く。
card-EC-003 = 朝の破片
    .flavour = まだ温かい。明日も温かいだろう。
card-EC-004 = 雑音の破片
    .flavour = 耳に当ててみよ。向こうが聴いている。
card-EC-005 = 遅き光の杯
    .flavour = 待てるのなら、一年かけて飲むとよい。
card-EC-006 = 無明の小瓶
    .flavour = 一滴で、灯は自分の役目を忘れる。
card-EC-007 = 灯籠の見習い
    .flavour = どの灯籠にも名前で挨拶する。
card-EC-008 = 灰色の番人
    .flavour = 門がもうないことを、誰も彼に伝えていない。
card-EC-009 = 暁を駆ける者
    .flavour = 光を追い越し、それから光を待つ。
card-EC-010 = 二度打つ鷺
    .flavour = 一打目は魚に。二打目はおまえに。
card-EC-011 = 第二の光の聖歌隊
    .flavour = 一つの音を歌えば、残りは朝が見つける。
card-EC-012 = 純白の元帥
    .flavour = 軍服は四十の戦をくぐり、なお白い。
card-EC-013 = 灰色の調停者
    .flavour = どちらの側も不公平だと言い、どちらの側も報酬を払った。
card-EC-014 = 果たされた約束の巨像
    .flavour = 果たされた約束の数だけ、一歩ずつ進む。
card-EC-015 = 最初の光条
    .flavour = それを見る目が生まれる前に、太陽を発った。
card-EC-016 = 分かち合う子午線
    .flavour = 線の通るところ、正午は誰のものでもない。
card-EC-017 = 地平を読む
    .flavour = 明日はそこに書いてある。とても小さく。
card-EC-018 = 争いを量る
    .flavour = 重いほうの言い分が、部屋を出ることになった。
card-EC-019 = 正午の評決
    .flavour = 正午には、隠れる影を誰も持たない。
card-EC-020 = 失われた刻を呼び戻す
    .flavour = ほかの刻の後ろにあっただけだ。
card-EC-021 = 子午線のレンズ
    .flavour = 覗けば、正午が裏側から見える。
card-EC-022 = 双段の鐘
    .flavour = 下で一度、上で一度。ひとりでは鳴らない。
card-EC-023 = 遅き太陽の段丘
    .flavour = ここの葡萄は二度実る。
card-EC-024 = 灯なき取引所
    .flavour = 明日まで惜しまれないものを商っている。
card-EC-025 = 開いた手の儀式
    .flavour = 与えたものは、もう落とせない。
card-EC-026 = 減算の儀式
    .flavour = まず自分から始め、一を引け。
card-EC-027 = 燃え殻の仔犬
    .flavour = まだ光るものなら何にでも噛みつく。
card-EC-028 = 格子を這うもの
    .flavour = うなりだけで、どの線かを知る。
card-EC-029 = 虚ろな監査官
    .flavour = 何も見つからず、それを持ち去った。
card-EC-030 = 齧る算術
    .flavour = 食べるのは余りだけ。余りは必ず出る。
card-EC-031 = 雑音の猟犬
    .flavour = 二つの放送局のあいだの雑音から生まれた。
card-EC-032 = 九番目の不在
    .flavour = 前に八つあった。覚えている者はいない。
card-EC-033 = 短絡
    .flavour = 最短の道は、最も安全な道ではない。
card-EC-034 = 輪番停電
    .flavour = 一区画ずつ、街はささやき方を覚えた。
card-EC-035 = ゼロサム
    .flavour = 握手をして、どちらも貧しくなった。
card-EC-036 = オーバークロック
    .flavour = 百年もつ造りか、上等な一夜の造りだ。
card-EC-037 = 債権の取り立て
    .flavour = 元金はわずか。利息はおまえだ。
card-EC-038 = 偶像の解体
    .flavour = 一世紀の祈りを、ねじ回し一本で。
card-EC-039 = 騒音の犬舎
    .flavour = 静けさを与えると、もっとくれと吠える。
card-EC-040 = 最後の集計の冠
    .flavour = 最後に戴く者には、数えるものが残っていない。

## 対戦が終わる理由

end-essence = { $loser }の神格のエッセンスが0になった。
end-held_out = { $winner }は耐え抜いた。

## チャプター

chapter-ch1_second_morning = 第二の朝
ch1-opening = 第二の太陽が尾根を越える。それが天頂に至るまで、宮廷は耐えねばならない。
ch1-hound = ノイズの中で何かが吠える。
ch1-near = 「まだよ」とイゾルデが言い、光が応える。
