## 遊戲

game-name = 混沌卡牌
game-about = 一位領袖，二十張牌，雙方各三十回合：卡牌由語法生成，凡語法說得出的，都可能出現在對手的牌組裡。

## 字詞：.counter 是量詞，.card 是手牌與牌庫中的說法

type-leader = 領袖
    .counter = 位
    .card = 領袖牌
type-minion = 手下
    .counter = 個
    .card = 手下牌
type-spell = 法術
    .counter = 張
    .card = 法術牌
subtype-beast = 野獸
    .counter = 個
    .card = 野獸牌
subtype-dragon = 龍
    .counter = 條
    .card = 龍牌
subtype-demon = 惡魔
    .counter = 個
    .card = 惡魔牌
keyword-charge = 衝鋒
keyword-taunt = 嘲諷
keyword-stealth = 潛行
keyword-untargetable = 帷幕
keyword-shield = 護盾
keyword-poisonous = 致命劇毒
keyword-lifesteal = 生命竊取
about-keyword-charge = 此角色可以在進場的回合攻擊。
about-keyword-taunt = 敵方角色必須攻擊其能看見的具有嘲諷的角色。
about-keyword-stealth = 對手不能攻擊或選擇此角色。此角色攻擊時失去潛行。
about-keyword-untargetable = 任何效果都不能選擇此牌。影響全體或隨機目標的效果不受此限。
about-keyword-shield = 擋下首次受到的全部傷害，隨後消失。
about-keyword-poisonous = 受到此牌傷害的手下會被消滅。
about-keyword-lifesteal = 此牌造成傷害時，為其玩家的領袖恢復等量的生命值。
noun-play = 角色
    .counter = 個

## 牌上的數字，玩家和牌所擁有的

number-cost = 費用
number-atk = 攻擊力
number-hp = 生命值
number-attacks = 每回合攻擊次數
counter-max_mp = MP上限
counter-mp_used = 已用MP
counter-fatigue = 疲勞
quantity-mp = MP
state-lost = 失去的生命值
state-attacked = 已用攻擊次數
state-heat = 熱度
state-threshold = 過熱門檻

## 區域

zone-leader = 領袖區
zone-field = 戰場
zone-hand = 手牌
zone-deck = 牌庫
zone-graveyard = 墳場
zone-play = 領袖區與戰場
zone-hand_or_deck = 手牌與牌庫
zone-everywhere = 領袖區、戰場、手牌與牌庫

## 持續多久：牌上不寫

for-lasting =
    .name = 直到被重設

## 句子

seq-abilities = { $a }{ $b }
frame-as-on = { $on }，{ $as }，則{ $text }
frame-as-on-if = { $on }，{ $as }且{ $if }，則{ $text }
as-in_hand = 若此牌在你的手牌中
    .name = 在手牌中生效
as-in_deck = 若此牌在你的牌庫中
    .name = 在牌庫中生效
as-in_hand_or_deck = 若此牌在你的手牌或牌庫中
    .name = 在手牌與牌庫中生效
printed-keyword = { TERM($word) }。
printed-attacks =
    { $n ->
        [0] 不能攻擊。
       *[other] 每回合可攻擊{ $n }次。
    }
on-battlecry = 戰吼
    .as = label
    .name = 戰吼
on-cast =
    .name = 施放
    .quoted = 施放
on-deathrattle = 死亡之聲
    .as = label
    .name = 死亡之聲
on-on_discard = 被棄置時
    .as = label
    .name = 被棄置時
on-your_turn_start = 在你的回合開始時
on-their_turn_start = 在對手的回合開始時
on-each_turn_start = 在每個回合開始時
on-your_turn_end = 在你的回合結束時
on-their_turn_end = 在對手的回合結束時
on-each_turn_end = 在每個回合結束時

## 對象

np-some =
    { $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] { $who ->
                [opponent] { "" }
               *[self] 其他
            }
        }
       *[other] { "" }
    }{ np-head }
to-own_leader = 你的領袖
    .name = 你的領袖
to-enemy_leader = 敵方領袖
    .name = 敵方領袖
to-both_leaders = 雙方領袖
    .name = 雙方領袖
to-this =
    { $type ->
        [leader] 此領袖
        [minion] 此手下
       *[other] 此牌
    }
    .name = 此牌
in-play-self = 友方
    .as = adjective
    .order = 10
in-play-opponent = 敵方
    .as = adjective
    .order = 10
in-hand-self = 你手牌中的
    .all = 你手牌中
in-hand-opponent = 對手手牌中的
    .all = 對手手牌中
in-hand-any = 任一玩家手牌中的
    .all = 雙方手牌中
in-deck-self = 你牌庫中的
    .all = 你牌庫中
in-deck-opponent = 對手牌庫中的
    .all = 對手牌庫中
in-deck-any = 任一玩家牌庫中的
    .all = 雙方牌庫中
in-hand_or_deck-self = 你手牌或牌庫中的
    .all = 你手牌與牌庫中
in-hand_or_deck-opponent = 對手手牌或牌庫中的
    .all = 對手手牌與牌庫中
in-hand_or_deck-any = 任一玩家手牌或牌庫中的
    .all = 雙方手牌與牌庫中
where-type = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = 是{ TERM($word) }
    .is-not = 不是{ TERM($word) }
    .is-pl = 都是{ TERM($word) }
    .name = 類別為{ $word }
where-subtype = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = 是{ TERM($word) }
    .is-not = 不是{ TERM($word) }
    .is-pl = 都是{ TERM($word) }
    .name = 子類別為{ $word }
where-has = 具有{ TERM($word) }
    .as = with
    .is = 具有{ TERM($word) }
    .is-not = 不具有{ TERM($word) }
    .is-pl = 都具有{ TERM($word) }
    .name = 具有{ $word }
where-cost_at_least = 費用不小於{ $n }
    .as = with
    .is = 費用不小於{ $n }
    .is-not = 費用小於{ $n }
    .is-pl = 費用都不小於{ $n }
    .name = 費用不小於{ $n }
where-cost_at_most = 費用不大於{ $n }
    .as = with
    .is = 費用不大於{ $n }
    .is-not = 費用大於{ $n }
    .is-pl = 費用都不大於{ $n }
    .name = 費用不大於{ $n }
where-atk_at_least = 攻擊力不小於{ $n }
    .as = with
    .is = 攻擊力不小於{ $n }
    .is-not = 攻擊力小於{ $n }
    .is-pl = 攻擊力都不小於{ $n }
    .name = 攻擊力不小於{ $n }
where-atk_at_most = 攻擊力不大於{ $n }
    .as = with
    .is = 攻擊力不大於{ $n }
    .is-not = 攻擊力大於{ $n }
    .is-pl = 攻擊力都不大於{ $n }
    .name = 攻擊力不大於{ $n }
where-hp_at_least = 生命值不小於{ $n }
    .as = with
    .is = 生命值不小於{ $n }
    .is-not = 生命值小於{ $n }
    .is-pl = 生命值都不小於{ $n }
    .name = 生命值不小於{ $n }
where-hp_at_most = 生命值不大於{ $n }
    .as = with
    .is = 生命值不大於{ $n }
    .is-not = 生命值大於{ $n }
    .is-pl = 生命值都不大於{ $n }
    .name = 生命值不大於{ $n }
where-attacks_at_least = 剩餘攻擊次數不少於{ $n }
    .as = with
    .is = 剩餘攻擊次數不少於{ $n }
    .is-not = 剩餘攻擊次數少於{ $n }
    .is-pl = 剩餘攻擊次數都不少於{ $n }
    .name = 剩餘攻擊次數不少於{ $n }
where-attacks_at_most =
    { $n ->
        [0] 沒有剩餘攻擊次數
       *[other] 剩餘攻擊次數不多於{ $n }
    }
    .as = with
    .is =
        { $n ->
            [0] 沒有剩餘攻擊次數
           *[other] 剩餘攻擊次數不多於{ $n }
        }
    .is-pl =
        { $n ->
            [0] 都沒有剩餘攻擊次數
           *[other] 剩餘攻擊次數都不多於{ $n }
        }
    .name = 剩餘攻擊次數不多於{ $n }

## 條件

if-exists =
    { ATTR($cards, "zone") ->
        [hand] { ATTR($cards, "who") ->
            [self] 你手牌中有
            [opponent] 對手手牌中有
           *[any] 任一玩家手牌中有
        }
        [deck] { ATTR($cards, "who") ->
            [self] 你牌庫中有
            [opponent] 對手牌庫中有
           *[any] 任一玩家牌庫中有
        }
        [hand_or_deck] { ATTR($cards, "who") ->
            [self] 你手牌或牌庫中有
            [opponent] 對手手牌或牌庫中有
           *[any] 任一玩家手牌或牌庫中有
        }
       *[play] 場上存在
    }{ TERM($cards) }
    .name = 有此種牌
if-this =
    { $type ->
        [leader] 此領袖
        [minion] 此手下
       *[other] 此牌
    }{ TERM($is) }
    .name = 此牌符合條件
if-own_leader = 你的領袖{ TERM($is) }
    .name = 你的領袖符合條件
if-enemy_leader = 敵方領袖{ TERM($is) }
    .name = 敵方領袖符合條件
if-both_leaders = 雙方領袖{ TERM($is, number: "pl") }
    .name = 雙方領袖都符合條件
if-mp_at_least = 你有至少{ $n }點MP
if-mp_at_most =
    { $n ->
        [0] 你沒有MP
       *[other] 你的MP不多於{ $n }點
    }
if-enemy_mp_at_least = 對手有至少{ $n }點MP
if-enemy_mp_at_most =
    { $n ->
        [0] 對手沒有MP
       *[other] 對手的MP不多於{ $n }點
    }
if-both_mp_at_least = 雙方玩家都有至少{ $n }點MP
if-both_mp_at_most =
    { $n ->
        [0] 雙方玩家都沒有MP
       *[other] 雙方玩家的MP都不多於{ $n }點
    }
if-max_mp_at_least = 你的MP上限不小於{ $n }點
if-max_mp_at_most =
    { $n ->
        [0] 你的MP上限為0
       *[other] 你的MP上限不大於{ $n }點
    }
if-enemy_max_mp_at_least = 對手的MP上限不小於{ $n }點
if-enemy_max_mp_at_most =
    { $n ->
        [0] 對手的MP上限為0
       *[other] 對手的MP上限不大於{ $n }點
    }
if-both_max_mp_at_least = 雙方玩家的MP上限都不小於{ $n }點
if-both_max_mp_at_most =
    { $n ->
        [0] 雙方玩家的MP上限都為0
       *[other] 雙方玩家的MP上限都不大於{ $n }點
    }

## 效果

op-dmg = 對{ TERM($to) }造成{ $val }點傷害
    .name = 傷害
op-heal = 為{ TERM($to) }恢復{ $val }點生命值
    .name = 恢復生命值
op-rearm = 為{ TERM($to) }恢復{ $val }次攻擊機會
    .name = 恢復攻擊機會
op-cost =
    使{ TERM($to) }的費用{ $sign ->
        [minus] 降低
       *[other] 提高
    }{ $abs }點
    .name = 改變費用
op-buff = { TERM($to) }得{ SIGNED($atk) }/{ SIGNED($hp) }
    .name = 攻擊力與生命值
op-attacks = 使{ TERM($to) }每回合可額外攻擊{ $val }次
    .name = 額外攻擊
op-destroy = 消滅{ TERM($to) }
    .name = 消滅
op-discard = 棄置{ TERM($to) }
    .name = 棄置
# 場上的變成手下，手牌與牌庫中的變成某種牌。
op-transform =
    將{ TERM($to) }變形為{ ATTR($card, "made") ->
        [known] { $depth ->
            [2] 『{ TERM($card) }』
           *[other] 「{ TERM($card) }」
        }
       *[other] { ATTR($to, "zone") ->
            [hand] { TERM($card, decl: "card") }
            [deck] { TERM($card, decl: "card") }
            [hand_or_deck] { TERM($card, decl: "card") }
           *[play] { TERM($card) }
        }
    }
    .name = 變形
op-move =
    將{ TERM($to) }{ $dest ->
        [self-hand] 置入你的手牌
        [opponent-hand] 置入對手的手牌
        [owner-hand] { ATTR($to, "zone") ->
            [play] 移回
           *[other] 置入
        }其擁有者的手牌
        [self-field] 置入你的戰場
        [opponent-field] 置入對手的戰場
        [owner-field] 置入其擁有者的戰場
        [self-deck] 洗入你的牌庫
        [opponent-deck] 洗入對手的牌庫
       *[owner-deck] 洗入其擁有者的牌庫
    }
    .name = 移動
op-copy =
    將{ TERM($to) }的複製品{ $dest ->
        [self-hand] 置入你的手牌
        [opponent-hand] 置入對手的手牌
        [both-hand] 置入雙方的手牌
        [owner-hand] 置入其擁有者的手牌
        [self-field] 置入你的戰場
        [opponent-field] 置入對手的戰場
        [both-field] 置入雙方的戰場
        [owner-field] 置入其擁有者的戰場
        [self-deck] 洗入你的牌庫
        [opponent-deck] 洗入對手的牌庫
        [both-deck] 洗入雙方的牌庫
       *[owner-deck] 洗入其擁有者的牌庫
    }
    .name = 複製
op-become = 使{ TERM($to) }變為{ TERM($word) }
    .name = 改變子類別
op-give = 使{ TERM($to) }獲得{ TERM($word) }
    .name = 賦予關鍵字
op-strip = 移除{ TERM($to) }的所有關鍵字
    .name = 移除關鍵字
op-overheat = 使{ TERM($to) }的所有效果過熱
    .name = 過熱
op-dampen = 使{ TERM($to) }的過熱門檻降低{ $val }點
    .name = 降低門檻
op-reset = 重設{ TERM($to) }
    .name = 重設
op-attach =
    使{ TERM($to) }獲得{ $depth ->
        [2] 『{ $effects }』
       *[other] 「{ $effects }」
    }
    .name = 賦予效果
op-draw =
    { $who ->
        [opponent] 對手抽
        [both] 雙方玩家各抽
       *[other] 抽
    }{ $val }張牌
    .name = 抽牌
op-mp =
    { $who ->
        [opponent] 對手{ $sign ->
            [minus] 失去
           *[other] 恢復
        }
        [both] 雙方玩家各{ $sign ->
            [minus] 失去
           *[other] 恢復
        }
       *[other] { $sign ->
            [minus] 失去
           *[other] 恢復
        }
    }{ $abs }點MP
    .name = MP
op-max_mp =
    { $who ->
        [opponent] 對手的MP上限
        [both] 雙方玩家的MP上限
       *[other] 你的MP上限
    }{ $who ->
        [both] 各
       *[other] { "" }
    }{ $sign ->
        [minus] 降低
       *[other] 提高
    }{ $abs }點
    .name = MP上限
n-made =
    { $val }{ ATTR($card, "made") ->
        [known] { $depth ->
            [2] 個『{ TERM($card) }』
           *[other] 個「{ TERM($card) }」
        }
       *[other] { ATTR($card, "counter") }{ TERM($card) }
    }
n-made-cards =
    { $val }張{ ATTR($card, "made") ->
        [known] { $depth ->
            [2] 『{ TERM($card) }』
           *[other] 「{ TERM($card) }」
        }
       *[other] { TERM($card, decl: "card") }
    }
op-create =
    { $dest ->
        [self-field] 在你的戰場上召喚{ n-made }
        [opponent-field] 在對手的戰場上召喚{ n-made }
        [both-field] 在雙方的戰場上各召喚{ n-made }
        [self-hand] 將{ n-made-cards }置入你的手牌
        [opponent-hand] 將{ n-made-cards }置入對手的手牌
        [both-hand] 將{ n-made-cards }置入每位玩家的手牌
        [self-deck] 將{ n-made-cards }洗入你的牌庫
        [opponent-deck] 將{ n-made-cards }洗入對手的牌庫
       *[other] 將{ n-made-cards }洗入每位玩家的牌庫
    }
    .name = 製造牌
op-win =
    { $who ->
        [opponent] 對手贏得此局
        [both] 雙方玩家都贏得此局
       *[other] 你贏得此局
    }
    .name = 贏得此局
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] 具有『{ $effects }』的
           *[other] 具有「{ $effects }」的
        }
       *[no] { "" }
    }
made-written =
    { made-effects }{ $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }的
    }{ $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-random =
    { $cost ->
        [none] { "" }
       *[other] 費用為{ $cost }的
    }隨機{ $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }

## 效果的種類

kind-damage = 傷害
kind-restore = 恢復
kind-energy = 費用與MP
kind-cards = 牌
kind-allies = 強化
kind-control = 控制

## 階段、操作、事件

phase-start = 開始階段
phase-main = 主要階段
phase-end = 結束階段
action-play = 打出
action-attack = 攻擊
pick-target = 目標
event-destroyed = 被消滅
event-discarded = 被棄置
routine-discard = 棄置
routine-draw = 抽牌

## 為何不行

refused-full = 戰場上已沒有空位
refused-weak = 沒有攻擊力的角色不能攻擊
refused-asleep = 該角色剛剛進場
refused-attacked = 該角色本回合已沒有攻擊機會

## 規則文字中的名稱

to-target =
    .name = 所選的牌
to-all =
    .name = 所有符合條件的牌
to-random =
    .name = 隨機的牌
where-reachable =
    .name = 可選擇的牌

## 牌組

deck-herd = 漫長獸群
deck-kiln = 窯火與餘燼
deck-ledger = 苦澀帳簿
deck-crossing = 門與鏡
deck-vigil = 漫漫守夜
deck-quench = 冷鐵

## 產生的牌名：$a 和 $b 是下列詞表中的詞

gen-name-1 = { $a }{ $b }
gen-name-2 = { $b }之{ $a }
gen-name-3 = { $a }{ $b }
gen-name-4 = { $a }{ $b }
gen-name-5 = { $b }之{ $a }
gen-name-6 = { $b }的{ $a }
gen-name-7 = { $b }之主{ $a }

gen-beast-1 = 獵犬
gen-beast-2 = 雄鹿
gen-beast-3 = 狗獾
gen-beast-4 = 野豬
gen-beast-5 = 水獺
gen-beast-6 = 蒼鷺
gen-beast-7 = 山貓
gen-beast-8 = 公羊
gen-beast-9 = 騾子
gen-beast-10 = 耕牛
gen-beast-11 = 野兔
gen-beast-12 = 野狼
gen-beast-13 = 巨熊
gen-beast-14 = 狐狸
gen-beast-15 = 蒼鷹
gen-beast-16 = 蛤蟆
gen-beast-17 = 紫貂
gen-beast-18 = 山羊
gen-beast-19 = 公牛
gen-beast-20 = 烏鴉
gen-beast-21 = 夜梟
gen-beast-22 = 毒蛇
gen-beast-23 = 駝鹿
gen-beast-24 = 鼴鼠
gen-beast-25 = 黃鼬
gen-beast-26 = 雪貂
gen-beast-27 = 白鶴
gen-beast-28 = 野牛
gen-beast-29 = 麻雀
gen-beast-30 = 狗魚
gen-beast-31 = 寒鴉
gen-beast-32 = 豪豬

gen-dragon-1 = 亞龍
gen-dragon-2 = 古龍
gen-dragon-3 = 雛龍
gen-dragon-4 = 蛇龍
gen-dragon-5 = 飛龍
gen-dragon-6 = 火蜥蜴
gen-dragon-7 = 蛇尾怪
gen-dragon-8 = 幼龍
gen-dragon-9 = 火龍
gen-dragon-10 = 盤龍
gen-dragon-11 = 燼翼龍
gen-dragon-12 = 天龍
gen-dragon-13 = 地龍
gen-dragon-14 = 灰翼龍
gen-dragon-15 = 鱗背龍
gen-dragon-16 = 焰裔龍
gen-dragon-17 = 長尾龍
gen-dragon-18 = 燃顎龍
gen-dragon-19 = 嵐鱗龍
gen-dragon-20 = 守巢龍
gen-dragon-21 = 藏寶龍
gen-dragon-22 = 龍母
gen-dragon-23 = 日鱗龍
gen-dragon-24 = 銜尾龍
gen-dragon-25 = 掠水龍
gen-dragon-26 = 滑翔龍
gen-dragon-27 = 灼龍
gen-dragon-28 = 悶燒龍
gen-dragon-29 = 破殼龍
gen-dragon-30 = 棘背龍
gen-dragon-31 = 利爪龍
gen-dragon-32 = 旋風龍

gen-demon-1 = 小鬼
gen-demon-2 = 邪魔
gen-demon-3 = 執達吏
gen-demon-4 = 誘惑者
gen-demon-5 = 吞噬者
gen-demon-6 = 書記官
gen-demon-7 = 低語者
gen-demon-8 = 仲介
gen-demon-9 = 拷問官
gen-demon-10 = 幽影
gen-demon-11 = 枯瘦魔
gen-demon-12 = 收帳人
gen-demon-13 = 僭位者
gen-demon-14 = 啃噬者
gen-demon-15 = 驚懼魔
gen-demon-16 = 嘲弄者
gen-demon-17 = 落魄鬼
gen-demon-18 = 折磨者
gen-demon-19 = 高利貸主
gen-demon-20 = 負債鬼
gen-demon-21 = 欺詐者
gen-demon-22 = 潛伏者
gen-demon-23 = 貪食鬼
gen-demon-24 = 哀號者
gen-demon-25 = 控訴者
gen-demon-26 = 剝皮者
gen-demon-27 = 施咒者
gen-demon-28 = 背叛者
gen-demon-29 = 工頭
gen-demon-30 = 獰笑者
gen-demon-31 = 纏身鬼
gen-demon-32 = 魅魔

gen-leader-1 = 歐索莉雅
gen-leader-2 = 坦辛
gen-leader-3 = 布蘭諾赫
gen-leader-4 = 伊絲梅
gen-leader-5 = 科文
gen-leader-6 = 梅莉絲
gen-leader-7 = 托布倫
gen-leader-8 = 赫絲珀
gen-leader-9 = 盧多
gen-leader-10 = 溫娜
gen-leader-11 = 奧斯里克
gen-leader-12 = 佩特拉
gen-leader-13 = 奎爾
gen-leader-14 = 羅薇娜
gen-leader-15 = 薩賓
gen-leader-16 = 瑟莎莉
gen-leader-17 = 烏爾里克
gen-leader-18 = 薇格蒂絲
gen-leader-19 = 威斯坦
gen-leader-20 = 贊西
gen-leader-21 = 約里克
gen-leader-22 = 潔爾達
gen-leader-23 = 奧德斯
gen-leader-24 = 貝莉特
gen-leader-25 = 柯茲莫
gen-leader-26 = 黛芬妮
gen-leader-27 = 艾達
gen-leader-28 = 法比安
gen-leader-29 = 葛瑞塔
gen-leader-30 = 哈康
gen-leader-31 = 伊兒莎
gen-leader-32 = 約倫
gen-leader-33 = 凱斯特
gen-leader-34 = 琳妮雅
gen-leader-35 = 馬格努斯
gen-leader-36 = 妮瑞絲
gen-leader-37 = 奧多
gen-leader-38 = 佩佩圖雅
gen-leader-39 = 魯弗斯
gen-leader-40 = 蘇妮娃

## 牌名

card-CC-L0001 = 未書之人
card-CC-L0002 = 長群之主布蘭諾赫
card-CC-L0003 = 鑄燼者薇莎
card-CC-L0004 = 窯爐守護者奧蕾兒
card-CC-L0005 = 記帳人莫登特
card-CC-L0006 = 盧門修女
card-CC-L0007 = 老卡斯特
card-CC-L0008 = 冷面登記官
card-CC-L0009 = 快手伊姆菈
card-CC-M0001 = 刺果幼狐
card-CC-M0002 = 棘背母豬
card-CC-M0003 = 碎石獵犬
card-CC-M0004 = 喚群者
card-CC-M0005 = 草原巨獸
card-CC-M0006 = 鹿角族母
card-CC-M0007 = 夜行白鼬
card-CC-M0008 = 剛毛奔獸
card-CC-M0009 = 泥沼之王
card-CC-M0010 = 沉睡幼熊
card-CC-M0011 = 九重殉道者
card-CC-M0012 = 樹籬守衛
card-CC-M0013 = 灰燼信使
card-CC-M0014 = 硫磺書記
card-CC-M0015 = 門邊小鬼
card-CC-M0016 = 噬契者
card-CC-M0017 = 觀潮飛龍
card-CC-M0018 = 空心執達吏
card-CC-M0019 = 提燈邪魔
card-CC-M0020 = 深埋的低語
card-CC-M0021 = 討債人
card-CC-M0022 = 雙門腳夫
card-CC-M0023 = 擺渡飛龍
card-CC-M0024 = 鏡中牛犢
card-CC-M0025 = 流浪之鐘
card-CC-M0026 = 檔案古龍
card-CC-M0027 = 換形仲介
card-CC-M0028 = 製圖師的幽魂
card-CC-M0029 = 溝渠潛伏者
card-CC-M0030 = 餘燼雛龍
card-CC-M0031 = 噴渣龍
card-CC-M0032 = 熔爐龍母
card-CC-M0033 = 煤炭士官
card-CC-M0034 = 琉璃飛龍
card-CC-M0035 = 觀煙者
card-CC-M0036 = 引火公爵
card-CC-M0037 = 灼痕記帳龍
card-CC-M0038 = 第九熔爐
card-CC-M0039 = 耐心的掘墓人
card-CC-M0040 = 枯骨園丁
card-CC-M0041 = 守墓獸
card-CC-M0042 = 聖骨匣公牛
card-CC-M0043 = 燭光聖徒
card-CC-M0044 = 最後一課
card-CC-M0045 = 儀表看守
card-CC-M0046 = 淬火工
card-CC-M0047 = 轉閥工
card-CC-M0048 = 紅線引擎
card-CC-S0001 = 緩一口氣
card-CC-S0002 = 汰弱
card-CC-S0003 = 春日躁動
card-CC-S0004 = 血色什一稅
card-CC-S0005 = 重整氣息
card-CC-S0006 = 獸群狂奔
card-CC-S0007 = 冬眠
card-CC-S0008 = 苦澀帳簿
card-CC-S0009 = 壓艙石
card-CC-S0010 = 兩頭點火
card-CC-S0011 = 窯火之雨
card-CC-S0012 = 疾速水銀
card-CC-S0013 = 冗長的指令
card-CC-S0014 = 信風
card-CC-S0015 = 不請自來的變形
card-CC-S0016 = 借來的面孔
card-CC-S0017 = 大洗牌
card-CC-S0018 = 化裝舞會
card-CC-S0019 = 舊話重提
card-CC-S0020 = 深呼吸
card-CC-S0021 = 熔爐的靜默
card-CC-S0022 = 冷鐵
card-CC-S0023 = 一張白紙
card-CC-S0024 = 閥門全開
card-CC-S0025 = 無光時刻的儀式
card-CC-S0026 = 彌封的信札
card-CC-S0027 = 鏽蝕與流言
card-CC-S0028 = 群眾說了算
card-CC-S0029 = 判決
card-CC-M0901 = 陶土鴿
card-CC-M0902 = 田野幼犬
card-CC-M0903 = 甦醒的巨熊
card-CC-M0904 = 地窖小鬼
card-CC-M0905 = 肋骨園丁
card-CC-M0906 = 行走的墓碑
card-CC-M0907 = 霉斑牛犢
card-CC-M0908 = 燼火飛蛾
card-CC-M0909 = 鐵羔羊
card-CC-M0910 = 紙龍
card-CC-M0911 = 未寫完的一頁
card-CC-S0901 = 借來的悲傷
card-CC-S0902 = 彌封的信
card-CC-S0903 = 小小的賄賂
