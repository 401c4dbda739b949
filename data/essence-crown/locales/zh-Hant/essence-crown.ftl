## 遊戲

game-name = 精華之冠：碎片戰爭
game-about = 兩位神祇，一局定勝負：用碎片支付卡牌的費用，讓化身攻擊對手的神祇；精華降至0者落敗。

## 牌的類別，.counter 是量詞

type-deity = 神祇
    .counter = 位
type-avatar = 化身
    .counter = 個
type-spell = 法術
    .counter = 張
type-relic = 聖物
    .counter = 件
type-shard = 碎片
    .counter = 張
type-domain = 領域
    .counter = 張
type-essence = 精華
    .counter = 張
type-rite = 儀式
    .counter = 張

## 牌上的數字

number-cost = 費用
number-power = 力量
number-toughness = 防禦力
number-essence = 精華

## 牌上的詞語

set-aspects = 屬性
set-domain = 領域
set-rarity = 稀有度
word-glow = 輝光
word-gray = 灰
word-void = 虛空
word-beast = 野獸
word-second_sun = 第二太陽
word-nullgrid = 零網
word-new_earth = 新大地
word-common = 普通
word-adept = 精通
word-mythic = 神話

## 玩家和牌所擁有的

counter-essence_max = 精華上限
counter-essence = 精華
counter-shards = 碎片
counter-kl = KL
state-tapped = 橫置
state-damage = 傷害

## 區域

zone-deck = 牌庫
zone-hand = 手牌
zone-new_earth = 新大地
zone-graveyard = 墳場
zone-exile = 放逐區
zone-deity = 神祇
zone-board = 神祇與新大地
noun-new_earth = 牌
    .counter = 張
    .where = new_earth
in-new_earth-self = 你的
in-new_earth-opponent = 對手的

## 持續多久

for-this_turn = 直到回合結束
    .name = 直到回合結束
for-while_in_play =
    .name = 只要此牌在場

## 何時發生

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] 打出時
    }
    .as = label
    .name = 打出時
on-on_attack = 攻擊時
    .as = label
    .name = 攻擊時
on-start_turn = 回合開始
    .as = label
    .name = 你的回合開始時
on-end_turn = 回合結束
    .as = label
    .name = 你的回合結束時
on-activate = 主要階段
    .as = label
    .name = 在你的主要階段
frame-label-once = { $on }，{ $once }：{ $text }
frame-label-cost = { $on }——{ $cost }：{ $text }
frame-label-once-cost = { $on }——{ $cost }，{ $once }：{ $text }
frame-label-may-cost = { $on }——{ $cost }：{ $text }
frame-label-once-may-cost = { $on }——{ $cost }，{ $once }：{ $text }
once-turn = 每回合一次
once-match = 每局一次

## 費用

cost-shards = { $n }枚碎片
    .name = 碎片
cost-kl = { $n }點KL
    .name = KL
cost-essence = { $n }點精華
    .name = 精華
cost-discard = 棄置{ $n }張手牌
    .name = 棄置手牌
cost-tap = 橫置
    .name = 橫置此牌

## 對象

to-own_deity = 你的神祇
    .name = 你的神祇
to-enemy_deity = 對手的神祇
    .name = 對手的神祇
to-target_deity = 所選的1位神祇
    .name = 所選的1位神祇
to-both_deities = 雙方神祇
    .name = 雙方神祇
to-this = 此牌
    .name = 此牌
to-own_avatar =
    .name = 你的1個化身
to-enemy_avatar =
    .name = 對手的1個化身
to-any_avatar =
    .name = 1個化身
to-own_avatars =
    .name = 你的所有化身
to-other_own_avatars = 你的所有其他{ np-head }
    .name = 你的所有其他化身
to-enemy_avatars =
    .name = 對手的所有化身
to-random_enemy_avatar =
    .name = 對手的隨機1個化身
to-any_card =
    { ATTR($noun, "where") ->
        [new_earth] 新大地上的
       *[other] { "" }
    }{ np-n }{ ATTR($noun, "counter") }{ np-head }
    .name = 新大地上的1張牌

## 哪些牌

where-type = { TERM($word) }
    .as = noun
    .name = 類別為{ $word }
where-aspect = 「{ TERM($word) }」
    .order = 60
    .name = 屬性為{ $word }
where-domain = 屬於「{ TERM($word) }」的
    .as = after
    .is = 屬於「{ TERM($word) }」
    .is-not = 不屬於「{ TERM($word) }」
    .name = 領域為{ $word }
where-tapped = 已橫置的
    .order = 50
    .false = 未橫置的
    .is = 已橫置
    .is-not = 未橫置
    .name = 已橫置
where-power_at_most = 力量不大於{ $n }
    .as = with
    .is = 力量不大於{ $n }
    .is-not = 力量大於{ $n }
    .name = 力量不大於{ $n }
where-power_at_least = 力量不小於{ $n }
    .as = with
    .is = 力量不小於{ $n }
    .is-not = 力量小於{ $n }
    .name = 力量不小於{ $n }
where-toughness_at_most = 防禦力不大於{ $n }
    .as = with
    .is = 防禦力不大於{ $n }
    .is-not = 防禦力大於{ $n }
    .name = 防禦力不大於{ $n }

## 條件

if-essence_at_most = 你的神祇的精華不多於{ $n }點
    .name = 你的神祇的精華不多於{ $n }點
if-enemy_essence_at_most = 對手神祇的精華不多於{ $n }點
    .name = 對手神祇的精華不多於{ $n }點
if-hand_at_most = 你的手牌不多於{ $n }張
    .name = 你的手牌不多於{ $n }張
if-graveyard_at_least = 你的墳場中有至少{ $n }張牌
    .name = 你的墳場中有至少{ $n }張牌
if-ctrl_avatars = 你有至少{ $n }個化身
    .name = 你有至少{ $n }個化身
if-ctrl_aspect = 你場上有「{ TERM($word) }」牌
    .name = 你場上有某屬性的牌
if-ctrl_domain = 你場上有屬於「{ TERM($word) }」的牌
    .name = 你場上有某領域的牌
if-enemy_no_avatars = 對手沒有化身
    .name = 對手沒有化身
if-kl_at_least = 你有至少{ $n }點KL
    .name = 你有至少{ $n }點KL
if-shards_at_least = 你有至少{ $n }枚碎片
    .name = 你有至少{ $n }枚碎片
if-turn_at_least = 已到第{ $n }輪或之後
    .name = 已到第{ $n }輪或之後

## 效果。.replace 取代前一個效果，.bonus 在其之外。

op-essence_damage = 對{ TERM($to) }造成{ $val }點精華傷害
    .replace = 對{ TERM($to) }改為造成{ $val }點精華傷害
    .bonus = 對{ TERM($to) }額外造成{ $val }點精華傷害
    .name = 精華傷害
op-essence_heal = { TERM($to) }獲得{ $val }點精華
    .replace = { TERM($to) }改為獲得{ $val }點精華
    .bonus = { TERM($to) }額外獲得{ $val }點精華
    .name = 精華
op-essence_max = { TERM($to) }的精華上限提高{ $val }點
    .replace = { TERM($to) }的精華上限改為提高{ $val }點
    .bonus = { TERM($to) }的精華上限額外提高{ $val }點
    .name = 精華上限
op-draw = 抽{ $val }張牌
    .replace = 改為抽{ $val }張牌
    .bonus = 額外抽{ $val }張牌
    .name = 抽牌
op-gain_shards = 獲得{ $val }枚碎片
    .replace = 改為獲得{ $val }枚碎片
    .bonus = 額外獲得{ $val }枚碎片
    .name = 獲得碎片
op-lose_shards = 對手失去{ $val }枚碎片
    .replace = 對手改為失去{ $val }枚碎片
    .bonus = 對手額外失去{ $val }枚碎片
    .name = 失去碎片
op-gain_kl = 獲得{ $val }點KL
    .replace = 改為獲得{ $val }點KL
    .bonus = 額外獲得{ $val }點KL
    .name = 獲得KL
op-lose_kl = 對手失去{ $val }點KL
    .replace = 對手改為失去{ $val }點KL
    .bonus = 對手額外失去{ $val }點KL
    .name = 失去KL
op-buff = { TERM($to) }得{ SIGNED($power) }/{ SIGNED($toughness) }
    .replace = { TERM($to) }改為得{ SIGNED($power) }/{ SIGNED($toughness) }
    .bonus = { TERM($to) }額外得{ SIGNED($power) }/{ SIGNED($toughness) }
    .name = 力量與防禦力
op-hurt = 對{ TERM($to) }造成{ $val }點傷害
    .replace = 對{ TERM($to) }改為造成{ $val }點傷害
    .bonus = 對{ TERM($to) }額外造成{ $val }點傷害
    .name = 傷害
op-destroy = 消滅{ TERM($to) }
    .replace = 改為消滅{ TERM($to) }
    .bonus = 還會消滅{ TERM($to) }
    .name = 消滅
op-exile = 放逐{ TERM($to) }
    .replace = 改為放逐{ TERM($to) }
    .bonus = 還會放逐{ TERM($to) }
    .name = 放逐
op-return = 將{ TERM($to) }移回其擁有者的手牌
    .replace = 改為將{ TERM($to) }移回其擁有者的手牌
    .bonus = 還會將{ TERM($to) }移回其擁有者的手牌
    .name = 移回手牌
op-recover = 將你墳場中的{ $val }張牌移回手牌
    .replace = 改為將你墳場中的{ $val }張牌移回手牌
    .bonus = 額外將你墳場中的{ $val }張牌移回手牌
    .name = 從墳場移回
op-discard = 對手隨機棄置{ $val }張牌
    .replace = 對手改為隨機棄置{ $val }張牌
    .bonus = 對手額外隨機棄置{ $val }張牌
    .name = 棄牌
op-mill = 對手將其牌庫頂的{ $val }張牌置入其墳場
    .replace = 對手改為將其牌庫頂的{ $val }張牌置入其墳場
    .bonus = 對手額外將其牌庫頂的{ $val }張牌置入其墳場
    .name = 從牌庫到墳場
op-tap = 橫置{ TERM($to) }
    .replace = 改為橫置{ TERM($to) }
    .bonus = 還會橫置{ TERM($to) }
    .name = 橫置
op-untap = 重置{ TERM($to) }
    .replace = 改為重置{ TERM($to) }
    .bonus = 還會重置{ TERM($to) }
    .name = 重置
op-create = 將{ $val }張「{ TERM($card) }」的複製品加入手牌
    .replace = 改為將{ $val }張「{ TERM($card) }」的複製品加入手牌
    .bonus = 額外將{ $val }張「{ TERM($card) }」的複製品加入手牌
    .name = 加入複製品
op-defeat =
    { ATTR($to, "who") ->
        [opponent] 你贏得此局
       *[other] 你輸掉此局
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] 改為你贏得此局
           *[other] 改為你輸掉此局
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] 同時你贏得此局
           *[other] 同時你輸掉此局
        }
    .name = 勝負
op-say =
    .name = 故事的話語

## 效果的種類

kind-damage = 傷害
kind-restore = 精華
kind-cards = 牌
kind-energy = 碎片與KL
kind-allies = 化身
kind-control = 控制

## 階段、操作、事件

phase-start = 開始階段
phase-main = 主要階段
phase-attack = 攻擊階段
phase-end = 結束階段
phase-clean_up = 清理
action-play = 打出
action-activate = 啟動能力
action-attack = 攻擊
event-turn_begins = 回合開始
event-turn_ends = 回合結束
event-attack = 攻擊

## 為何不行

refused-not-playable = 神祇不能打出
refused-not-an-avatar = 只有化身可以攻擊
refused-tapped = 此牌已橫置
refused-not-a-deity = 這張牌不能統領牌組：{ $what }
refused-deity-in-deck = 神祇統領牌組，不在牌表中：{ $what }

## 牌組

deck-morning = 晨之宮廷
deck-lattice = 寂靜格網

## 牌名

card-EC-001 = 遲曉的伊索爾德
    .flavour = 他們奪走她一個黎明，她又造了一個。
card-EC-002 = 隱忍之零
    .flavour = 它從不著急。萬物終歸於零。
card-EC-003 = 清晨殘片
    .flavour = 它還溫熱。明天依然溫熱。
card-EC-004 = 雜訊殘片
    .flavour = 放到耳邊：它在聽你。
card-EC-005 = 緩光之杯
    .flavour = 若等得起，就用一年來喝。
card-EC-006 = 無光小瓶
    .flavour = 一滴下去，燈便忘了自己為何而亮。
card-EC-007 = 提燈見習
    .flavour = 她叫得出每盞燈的名字。
card-EC-008 = 灰燼哨衛
    .flavour = 沒人告訴他，城門早已不在。
card-EC-009 = 逐曉者
    .flavour = 他跑在光的前面，再停下來等它。
card-EC-010 = 二連擊之鷺
    .flavour = 第一擊給魚。第二擊給你。
card-EC-011 = 第二之光唱詩班
    .flavour = 他們唱一個音，餘下的由清晨去找。
card-EC-012 = 白衣元帥
    .flavour = 她的軍裝歷經四十場戰役，依舊潔白。
card-EC-013 = 灰袍仲裁者
    .flavour = 雙方都說他不公。雙方都付了他錢。
card-EC-014 = 踐諾巨像
    .flavour = 每有一個諾言兌現，它便邁出一步。
card-EC-015 = 第一道光
    .flavour = 眼睛尚未誕生，它已離開太陽。
card-EC-016 = 共享的子午線
    .flavour = 線所經之處，正午不歸任何一方。
card-EC-017 = 解讀地平線
    .flavour = 明天就寫在那裡，字很小。
card-EC-018 = 衡量爭端
    .flavour = 分量更重的論點只好離場。
card-EC-019 = 正午裁決
    .flavour = 正午時分，誰也沒有可藏身的影子。
card-EC-020 = 喚回失落的時辰
    .flavour = 它不過是躲在別的時辰後面。
card-EC-021 = 子午透鏡
    .flavour = 透過它，能從另一面看見正午。
card-EC-022 = 雙階之鐘
    .flavour = 下一聲，上一聲，從不獨鳴。
card-EC-023 = 遲陽梯臺
    .flavour = 這裡的葡萄一年熟兩回。
card-EC-024 = 無燈交易所
    .flavour = 這裡買賣的，是你明天才會想念的東西。
card-EC-025 = 攤掌儀式
    .flavour = 給出去的，便不會失手。
card-EC-026 = 減法儀式
    .flavour = 從自己算起，再減去一。
card-EC-027 = 餘燼幼犬
    .flavour = 凡是還亮著的，它都咬。
card-EC-028 = 格網爬行者
    .flavour = 它聽嗡鳴就認得每一條線。
card-EC-029 = 空心稽核官
    .flavour = 他一無所獲，並把它帶走了。
card-EC-030 = 啃噬的算術
    .flavour = 它只吃餘數，而餘數總是有的。
card-EC-031 = 雜訊獵犬
    .flavour = 生於兩個電臺之間的噪聲。
card-EC-032 = 第九缺位
    .flavour = 在它之前有八個。沒人記得。
card-EC-033 = 短路
    .flavour = 最短的路未必最安全。
card-EC-034 = 輪流限電
    .flavour = 一區接一區，城市學會了低語。
card-EC-035 = 零和
    .flavour = 他們握了手，雙雙變窮。
card-EC-036 = 超頻
    .flavour = 為百年而造，或為一個好夜晚。
card-EC-037 = 追討欠債
    .flavour = 本金不多。利息是你。
card-EC-038 = 拆解偶像
    .flavour = 一百年的祈禱，一把螺絲起子就拆了。
card-EC-039 = 喧囂犬舍
    .flavour = 餵牠們寂靜，牠們會吠著再要。
card-EC-040 = 末次清算之冠
    .flavour = 最後戴上它的人，已無可清點。

## 對局結束的原因

end-essence = { $loser }的神祇精華降至0。
end-held_out = { $winner }堅守到了最後。

## 章節

chapter-ch1_second_morning = 第二個早晨
ch1-opening = 第二輪太陽越過山脊。在它升到天頂之前，王庭必須堅守。
ch1-hound = 雜音之中，有什麼在吠叫。
ch1-near = 「還不是時候。」伊索爾德說道，光芒隨之回應。
