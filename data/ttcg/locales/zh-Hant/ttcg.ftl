## 遊戲

game-name = TTCG
game-about = 單位與法術層層相疊，越疊越強。每張牌有兩個效果，使用其一便會橫置該牌。雙方各有二十分；單位被消滅時，其擁有者失去與其星級相同的分數。

## 牌的類別：在名詞之前（「火屬性單位」「火屬性牌」）。.counter 是量詞，.card 是手牌、牌庫與棄牌堆中的說法

type-earth = 土屬性
    .counter = 個
type-water = 水屬性
    .counter = 個
type-fire = 火屬性
    .counter = 個
type-air = 風屬性
    .counter = 個
type-electric = 雷屬性
    .counter = 個
type-light = 光屬性
    .counter = 個
type-nature = 自然屬性
    .counter = 個
type-dark = 暗屬性
    .counter = 個
type-spell = 法術
    .counter = 張
    .kind = spell
    .card = 法術牌
class-unit = 單位
    .counter = 個
    .card = 單位牌
class-spell = 法術
    .counter = 張
    .card = 法術牌

## 種族

set-subtypes = 種族
word-dragon = 龍族
word-beast = 獸族
word-elemental = 元素族
word-aquatic = 水生族
word-warrior = 戰士族
word-spellcaster = 法師族
word-machine = 機械族
word-ghost = 幽靈族
word-insect = 昆蟲族
word-reptile = 爬蟲族
word-fairy = 妖精族
word-undead = 不死族
word-botanic = 植物族
word-flying = 飛行族
word-humanoid = 人型族
word-fish = 魚族

## 關鍵字

keyword-indestructible = 不可被消滅
keyword-immune = 免疫
about-keyword-indestructible = 此牌不會被消滅，無論是在戰鬥中還是因效果。
about-keyword-immune = 所注明的牌的效果不能選擇或改變此牌。戰鬥不算效果。

## 牌上的數字

number-attack = 攻擊力
number-defense = 防禦力
number-level = 星級
number-more_attacks = 額外攻擊次數

## 玩家所擁有的

counter-points = 分數
counter-plays = 本回合打出的牌
counter-extra_plays = 本回合可額外打出的牌
quantity-plays_given = 持續效果增加的打出數
quantity-plays_allowed = 每回合可打出的牌數

## 牌的狀態

state-tapped = 橫置
state-tapped_now = 本回合橫置
state-attacks_made = 已攻擊次數
state-held_back = 不能攻擊

## 區域

zone-units = 單位區
zone-spells = 法術區
zone-under = 下方的牌
zone-hand = 手牌
zone-deck = 牌庫
zone-discard = 棄牌堆
zone-field = 戰場
noun-units = 單位
    .counter = 個
noun-spells = 法術
    .counter = 張
noun-against = 卡牌
    .counter = 張
np-n = { $n }

## 效果的種類

as-normal = 通常
as-continuous = 永續
as-counter = 反制
as-equip = 裝備
as-latent = 潛伏
as-dormant = 休眠
as-passive = 被動
frame-cost = { $cost }：{ $text }
frame-may-cost = 你可以{ $cost }：{ $text }
frame-cost-if = 若{ $if }，則可{ $cost }：{ $text }
frame-may-cost-if = 若{ $if }，則你可以{ $cost }：{ $text }
frame-for = { $for }，{ $text }
on-use = { "" }
    .name = 由其玩家決定時
on-opponent_draw = 在對手的抽牌階段
on-opponent_main = 在對手的主要階段
on-opponent_battle = 在對手的戰鬥階段
on-opponent_end = 在對手的結束階段
on-always = { "" }
    .name = 始終
on-turn_start = 在你的回合開始時
on-played =
    { $filtered ->
        [yes] { $of ->
            [self] 當你打出{ TERM($cards) }時
            [opponent] 當對手打出{ TERM($cards) }時
           *[any] 當有玩家打出{ TERM($cards) }時
        }
       *[no] { $of ->
            [self] 當你打出牌時
            [opponent] 當對手打出牌時
           *[any] 當有玩家打出牌時
        }
    }
    .name = 打出牌時
on-effect_activates =
    { $of ->
        [self] 當你的另一張牌的效果發動時
        [opponent] 當對手的牌的效果發動時
       *[any] 當另一張牌的效果發動時
    }
    .name = 牌的效果發動時
on-effect_activates-counter = { "" }
on-attacks = 當此牌攻擊時
on-enemy_attacks = 當對手的牌攻擊時
on-after_attack = 在此牌攻擊後
on-other_destroyed =
    { $of ->
        [self] 當你的{ TERM($cards) }被消滅時
        [opponent] 當對手的{ TERM($cards) }被消滅時
       *[any] 當{ TERM($cards) }被消滅時
    }
    .name = 另一張牌被消滅時
on-sent_to_discard = 當此牌置入棄牌堆時
noun-on-other_destroyed = 牌
    .counter = 張
cost-discard = 棄置{ TERM($cards) }
    .name = 棄牌
cost-points = 失去{ $n }分
    .name = 失去分數
cost-discard_this = 棄置此牌
    .name = 棄置此牌
cost-opponent_draws = 讓對手抽{ $n }張牌
    .name = 讓對手抽牌
cost-opponent_gains = 讓對手獲得{ $n }分
    .name = 讓對手獲得分數
cost-opponent_untaps = 讓對手重置{ $n }張牌
    .name = 讓對手重置牌

## 對象

np-counter =
    { $zone ->
        [units] { ATTR($noun, "counter") }
        [spells] { ATTR($noun, "counter") }
        [field] { ATTR($noun, "counter") }
       *[other] 張
    }
np-head =
    { TERM($after) }{ TERM($with) }{ TERM($adj) }{ $zone ->
        [units] { TERM($noun) }
        [spells] { TERM($noun) }
        [field] { TERM($noun) }
       *[other] { TERM($noun, decl: "card") }
    }
np-choose = { TERM($place) }{ np-n }{ np-counter }{ np-head }
np-up-to = { TERM($place) }至多{ np-n }{ np-counter }{ np-head }
np-all = { TERM($place) }所有{ np-head }
np-random = { TERM($place) }隨機{ np-n }{ np-counter }{ np-head }
np-paid = { np-n }張{ np-head }
np-event =
    { $other ->
        [yes] { $who ->
            [opponent] 1
           *[other] 另一
        }
       *[no] 1
    }{ ATTR($noun, "counter") }{ TERM($after) }{ TERM($with) }{ TERM($adj) }{ TERM($noun) }
np-at-least =
    { $n ->
        [1] { np-head }
       *[other] 至少{ np-n }{ np-counter }{ np-head }
    }
np-at-most = { np-n }{ np-counter }{ np-head }
np-exactly = { np-n }{ np-counter }{ np-head }
np-none = { np-head }
np-against =
    { $who ->
        [self] 你的
        [opponent] 對手的
       *[any] { "" }
    }{ TERM($after) }{ TERM($with) }{ TERM($adj) }{ TERM($noun) }效果
to-this = 此牌
    .name = 此牌
to-equipped = 所裝備的單位
    .name = 所裝備的牌
to-chosen = 這些單位
    .name = 上一項效果所涉及的牌
to-attacker = 該牌
    .name = 進行攻擊的牌
to-defender = 受攻擊的單位
    .name = 受攻擊的單位
to-event = 該牌
    .name = 引發此效果的牌
to-source = 該牌
    .name = 被回應的牌
to-revealed = 這些牌
    .name = 所展示的牌
in-units-self = 你的
in-units-opponent = 對手的
in-units-any = 場上的
in-spells-self = 你的
in-spells-opponent = 對手的
in-spells-any = 場上的
in-field-self = 你的
in-field-opponent = 對手的
in-field-any = 場上的
in-hand-self = 你手牌中的
    .all = 你手牌中
in-hand-opponent = 對手手牌中的
    .all = 對手手牌中
in-hand-any = 任一玩家手牌中的
    .all = 雙方手牌中
in-deck-self = 你牌庫中的
    .all = 你牌庫中
    .bare = { "" }
    .bare-all = { "" }
in-deck-opponent = 對手牌庫中的
    .all = 對手牌庫中
in-deck-any = 任一牌庫中的
    .all = 雙方牌庫中
in-discard-self = 你棄牌堆中的
    .all = 你棄牌堆中
    .bare = { "" }
    .bare-all = { "" }
in-discard-opponent = 對手棄牌堆中的
    .all = 對手棄牌堆中
in-discard-any = 任一棄牌堆中的
    .all = 雙方棄牌堆中
in-under-self = 你的牌下方的
    .all = 你的牌下方
in-hand-discard-self = 你手牌或棄牌堆中的
    .all = 你手牌與棄牌堆中
in-hand-discard-opponent = 對手手牌或棄牌堆中的
    .all = 對手手牌與棄牌堆中
in-hand-discard-any = 任一玩家手牌或棄牌堆中的
    .all = 雙方手牌與棄牌堆中

## 哪些牌

where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { TERM($word) }單位
        }
       *[other] { TERM($word) }
    }
    .as-field = noun
    .order = 40
    .is = 是{ TERM($word) }
    .is-not = 不是{ TERM($word) }
    .name = { $word }
where-class = { TERM($word) }
    .as = noun
    .name = 類別{ $word }
where-subtype = { TERM($word) }
    .order = 45
    .is = 是{ TERM($word) }
    .is-not = 不是{ TERM($word) }
    .name = 種族為{ $word }
where-level = { $n }星
    .order = 30
    .is = 為{ $n }星
    .is-not = 不是{ $n }星
    .name = { $n }星
where-level_at_most = { $n }星以下的
    .order = 30
    .is = 在{ $n }星以下
    .is-not = 高於{ $n }星
    .name = { $n }星以下
where-level_at_least = { $n }星以上的
    .order = 30
    .is = 在{ $n }星以上
    .is-not = 低於{ $n }星
    .name = { $n }星以上
where-attack_at_most = 攻擊力不大於{ $n }
    .as = with
    .is = 攻擊力不大於{ $n }
    .is-not = 攻擊力大於{ $n }
    .name = 攻擊力不大於{ $n }
where-attack_at_least = 攻擊力不小於{ $n }
    .as = with
    .is = 攻擊力不小於{ $n }
    .is-not = 攻擊力小於{ $n }
    .name = 攻擊力不小於{ $n }
where-defense_at_most = 防禦力不大於{ $n }
    .as = with
    .is = 防禦力不大於{ $n }
    .is-not = 防禦力大於{ $n }
    .name = 防禦力不大於{ $n }
where-defense_at_least = 防禦力不小於{ $n }
    .as = with
    .is = 防禦力不小於{ $n }
    .is-not = 防禦力小於{ $n }
    .name = 防禦力不小於{ $n }
where-tapped = 橫置的
    .order = 20
    .false = 未橫置的
    .is = 已橫置
    .is-not = 未橫置
    .name = 已橫置
where-equipped = 已裝備的
    .order = 20
    .false = 未裝備的
    .is = 已裝備
    .is-not = 未裝備
    .name = 已裝備
where-keyword = { TERM($word) }的
    .order = 25
    .is = { TERM($word) }
    .is-not = 並非{ TERM($word) }
    .name = 具有{ $word }
where-name = 名為「{ $card }」的
    .as = after
    .is = 名為「{ $card }」
    .is-not = 並非名為「{ $card }」
    .name = 指定名稱
where-other = 其他
    .order = 10
    .is = 不是此牌
    .name = 其他

## 持續多久

for-this_turn = 本回合中
    .name = 直到回合結束
for-while_on_field = 只要此牌留在場上
    .name = 只要此牌留在場上
for-lasting =
    .name = 只要其在場上且未被覆蓋

## 條件

if-control =
    { $who ->
        [opponent] { ATTR($cards, "pick") ->
            [none] 對手場上沒有
            [at-most] 對手場上至多有
            [exactly] 對手場上恰好有
           *[other] 對手場上有
        }
       *[self] { ATTR($cards, "pick") ->
            [none] 你場上沒有
            [at-most] 你場上至多有
            [exactly] 你場上恰好有
           *[other] 你場上有
        }
    }{ TERM($cards) }
    .name = 你場上有此種牌
if-have =
    { ATTR($cards, "zone") ->
        [hand] 你手牌中
        [discard] 你棄牌堆中
       *[other] 你的手牌與場上
    }{ ATTR($cards, "pick") ->
        [none] 沒有
        [at-most] 至多有
        [exactly] 恰好有
       *[other] 有
    }{ TERM($cards) }
    .name = 你有此種牌

## 效果

op-destroy = 消滅{ TERM($to) }
    .name = 消滅
op-send = 將{ TERM($to) }置入棄牌堆
    .name = 置入棄牌堆
op-return = 將{ TERM($to) }移回其擁有者的手牌
    .name = 移回手牌
op-put_on_top = 將{ TERM($to) }置於其擁有者的牌庫頂
    .name = 置於牌庫頂
op-put_at_bottom = 將{ TERM($to) }置於其擁有者的牌庫底
    .name = 置於牌庫底
op-shuffle = 將{ TERM($to) }洗入其擁有者的牌庫
    .name = 洗入牌庫
op-take = 獲得{ TERM($to) }的控制權
    .name = 獲得控制權
op-mill =
    { $who ->
        [opponent] 對手將其牌庫頂的{ $val }張牌置入棄牌堆
        [both] 雙方玩家各將其牌庫頂的{ $val }張牌置入棄牌堆
       *[other] 將你的牌庫頂的{ $val }張牌置入棄牌堆
    }
    .name = 從牌庫到棄牌堆
op-discard =
    { $who ->
        [opponent] 對手
        [both] 雙方玩家各
       *[other] { "" }
    }{ $choice ->
        [random] 隨機
       *[other] { "" }
    }棄置{ $val }張手牌
    .name = 棄牌
op-draw =
    { $who ->
        [opponent] 對手抽
        [both] 雙方玩家各抽
       *[other] 抽
    }{ $val }張牌
    .name = 抽牌
op-add = 將{ TERM($to) }加入你的手牌
    .name = 加入手牌
op-recover = 收回{ TERM($to) }
    .name = 收回
op-search = 從你的牌庫中搜尋{ TERM($to, decl: "bare") }並加入你的手牌
    .name = 搜尋牌庫
op-search_discard = 從你的棄牌堆中搜尋{ TERM($to, decl: "bare") }並加入你的手牌
    .name = 搜尋棄牌堆
op-shuffle_deck =
    { $who ->
        [opponent] 將對手的牌庫洗牌
        [both] 將雙方的牌庫洗牌
       *[other] 將你的牌庫洗牌
    }
    .name = 洗牌
op-reveal = 展示{ TERM($to) }
    .name = 展示
op-reveal_top =
    { $who ->
        [opponent] 展示對手的牌庫頂的{ $val }張牌
        [both] 展示雙方牌庫頂各{ $val }張牌
       *[other] 展示你的牌庫頂的{ $val }張牌
    }
    .name = 展示牌庫頂
op-gain_points =
    { $who ->
        [opponent] 對手獲得
        [both] 雙方玩家各獲得
       *[other] 獲得
    }{ $val }分
    .name = 獲得分數
op-lose_points =
    { $who ->
        [opponent] 對手失去
        [both] 雙方玩家各失去
       *[other] 你失去
    }{ $val }分
    .name = 失去分數
op-gain_attack = { TERM($to) }的攻擊力提高{ $val }點
    .name = 提高攻擊力
op-lose_attack = { TERM($to) }的攻擊力降低{ $val }點
    .name = 降低攻擊力
op-gain_defense = { TERM($to) }的防禦力提高{ $val }點
    .name = 提高防禦力
op-lose_defense = { TERM($to) }的防禦力降低{ $val }點
    .name = 降低防禦力
op-grant =
    { TERM($to) }{ $choice ->
        [immune] 不受{ TERM($against) }影響
       *[other] { TERM($word) }
    }
    .name = 賦予關鍵字
op-tap = 橫置{ TERM($to) }
    .name = 橫置
op-untap = 重置{ TERM($to) }
    .name = 重置
op-play = 打出{ TERM($to) }
    .name = 打出
op-level_up = 用{ TERM($to) }使你的1張牌升星
    .name = 升星
op-equip = 將此牌裝備給{ TERM($to) }
    .name = 裝備
op-counter =
    { $timing ->
        [enemy_attacks] 使該次攻擊無效
       *[other] 使該效果無效
    }
    .name = 使其無效
op-activate = 發動{ TERM($to) }的1個效果
    .name = 發動效果
op-skip =
    { $who ->
        [self] 你跳過你的
        [both] 雙方玩家各跳過其
       *[other] 對手跳過其
    }下個{ $choice ->
        [draw] 抽牌階段
        [main] 主要階段
        [battle] 戰鬥階段
       *[other] 回合
    }
    .name = 跳過階段或回合
op-skip_attack = { TERM($to) }在其控制者的下個戰鬥階段中不能攻擊
    .name = 使其不能攻擊
op-more_plays =
    { $who ->
        [opponent] 對手
        [both] 雙方玩家各自
       *[other] 你
    }{ $always ->
        [yes] 每回合
       *[no] { "" }
    }可以額外打出{ $val }張牌
    .name = 額外打出牌
op-more_attacks = { TERM($to) }可以額外攻擊{ $val }次
    .name = 額外攻擊

## 效果的類別

kind-removal = 移除
kind-points = 分數
kind-cards = 牌
kind-numbers = 數值
kind-field = 戰場
kind-control = 控制

## 階段、操作、操作所指、時機、事件

phase-start = 開始階段
phase-draw = 抽牌階段
phase-main = 主要階段
phase-battle = 戰鬥階段
phase-end = 結束階段
action-play = 打出
action-level_up = 升星
action-activate = 發動
action-attack = 攻擊
pick-onto = 下方的牌
pick-target = 目標
window-respond = 回應
window-moment = 發動效果的時機
event-turn_begins = 回合開始
event-activates = 效果發動
event-attacks = 攻擊
event-has_attacked = 攻擊之後

## 為何不行

refused-no-plays = 本回合可打出的牌都已打出
refused-level = 1星的牌打出到空位上，更高星的牌疊放在低1星的同類別牌上
refused-first-turn = 首回合不能攻擊
refused-attacked = 該單位本回合已攻擊過
refused-held-back = 該單位在本次戰鬥階段中不能攻擊

## 規則文字中的名稱

word-chosen = 自選
word-random = 隨機
word-never = 從不
word-own_turn = 自己的回合
word-stands_up = 重置該牌
word-stays = 保持橫置
word-either = 雙方的回合
word-own = 自己的回合中
word-both_stand = 都留在場上
word-both_fall = 都被消滅
word-turn = 回合
word-unit = 單位
setting-untap = 玩家的牌何時重置
setting-dormant_use = 使用休眠效果後
setting-spell_normal = 法術效果在誰的回合使用
setting-equal_strength = 攻防相等時
role-attacker = 進行攻擊的牌
role-defender = 受攻擊的單位
role-direct = 直接攻擊玩家的牌
role-revealed = 所展示的牌
role-rising = 升星的牌
role-base = 下方的牌
to-own_unit =
    .name = 你的1個單位
to-enemy_unit =
    .name = 對手的1個單位
to-any_unit =
    .name = 場上的1個單位
to-enemy_card =
    .name = 對手的1張牌
to-any_card =
    .name = 場上的1張牌
to-own_units =
    .name = 你的所有單位
to-enemy_units =
    .name = 對手的所有單位
to-all_units =
    .name = 場上的所有單位
to-from_hand =
    .name = 你手牌中的牌
to-from_deck =
    .name = 你牌庫中的牌
to-from_discard =
    .name = 你棄牌堆中的牌
on-would_be_destroyed =
    .name = 將被消滅時
op-stay =
    .name = 留在場上

## 牌組

deck-rootfire = 根之火
deck-stormgrave = 風暴之墓

## 牌名

card-TT-F001 = 餘燼雛龍
card-TT-F002 = 灰燼奔獸
card-TT-F003 = 怨恨火星
card-TT-F004 = 引火小鬼
card-TT-F005 = 窯爐飛龍
card-TT-F006 = 熔渣犀牛
card-TT-F007 = 熔爐之祖
card-TT-F008 = 餘燼決鬥士
card-TT-F009 = 柴堆巨像
card-TT-N001 = 苔蘚陸龜
card-TT-N002 = 荊棘看護
card-TT-N003 = 喚種者
card-TT-N004 = 沉睡之根
card-TT-N005 = 棘刺主母
card-TT-N006 = 林地雄鹿
card-TT-N007 = 花粉蟲群
card-TT-N008 = 遠古樹冠
card-TT-N009 = 世界根古龍
card-TT-W001 = 鹹水水獺
card-TT-W002 = 燈籠魚
card-TT-W003 = 觀潮者
card-TT-W004 = 淤泥賢者
card-TT-W005 = 礁石哨衛
card-TT-W006 = 暗流
card-TT-W007 = 鏡面鰻
card-TT-W008 = 深海洋流
card-TT-W009 = 漩渦使者
card-TT-D001 = 墓穴獵犬
card-TT-D002 = 空洞侍童
card-TT-D003 = 集骨者
card-TT-D004 = 墳墓仲介
card-TT-D005 = 瘟疫飛蛾
card-TT-D006 = 屍妖隊長
card-TT-D007 = 哀悼面紗
card-TT-D008 = 最後的債主
card-TT-D009 = 第九階巫妖
card-TT-E001 = 岩石守衛
card-TT-E002 = 採石場魔像
card-TT-E003 = 花崗岩長毛象
card-TT-A001 = 掠風者
card-TT-A002 = 風箏竊賊
card-TT-A003 = 風暴巨鵬
card-TT-V001 = 火花繼電器
card-TT-V002 = 線圈鼠
card-TT-V003 = 電弧引擎
card-TT-L001 = 黎明侍僧
card-TT-L002 = 燭光妖精
card-TT-L003 = 正午聖騎士
card-TT-S001 = 火花之雨
card-TT-S002 = 綠色什一稅
card-TT-S003 = 淬鍊之刃
card-TT-S004 = 王者之鋒
card-TT-S005 = 樹皮結界
card-TT-S006 = 借來的時辰
card-TT-S007 = 灰燼法陣
card-TT-S008 = 長影
card-TT-S009 = 第二輪月
card-TT-S010 = 驟然綻放
card-TT-S011 = 緊閉之門
card-TT-S012 = 攤開的帳簿
card-TT-S013 = 清謄本
card-TT-S014 = 重讀
card-TT-S015 = 沉沒之鐘
card-TT-S016 = 深海王座
