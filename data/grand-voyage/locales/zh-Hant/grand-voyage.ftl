## 遊戲

game-name = 偉大航程
game-about = 領袖率眾船員，與對手一決高下：角色發起攻擊，阻擋者挺身而出，反擊牌扭轉戰局，而失去的每張生命牌都會充實失去者的手牌。

## 牌的類別：.counter 是量詞，.card 是手牌、牌庫與棄牌區中的說法

type-leader = 領袖
    .counter = 位
    .card = 領袖牌
type-character = 角色
    .counter = 個
    .card = 角色牌
type-event = 事件
    .counter = 張
    .card = 事件牌
type-stage = 場地
    .counter = 張
    .card = 場地牌

## 牌上的數字

number-cost = 費用
number-power = 力量
number-counter = 反擊值
number-life = 生命

## 牌上的字詞

set-colours = 顏色
set-attribute = 屬性
set-tags = 標籤
word-red = 紅色
word-green = 綠色
word-blue = 藍色
word-purple = 紫色
word-black = 黑色
word-yellow = 黃色
word-blade = 斬擊
word-fist = 拳腳
word-shot = 射擊
word-lore = 學識
word-craft = 工藝
word-corsair = 海盜
word-tidewright = 潮匠
word-admiralty = 海軍部
word-islander = 島民
word-beast = 野獸
word-spirit = 亡魂
word-artisan = 工匠

## 關鍵字

keyword-rush = 【速攻】
keyword-blocker = 【阻擋者】
keyword-double_attack = 【雙重攻擊】
keyword-banish = 【放逐】
keyword-hunter = 【獵手】
keyword-unblockable = 【不可阻擋】
keyword-relentless = 【無休】
keyword-bound = 【束縛】
keyword-steadfast = 【堅守】
about-keyword-rush = 此牌可以在登場的回合攻擊。
about-keyword-blocker = 若此牌未橫置，可以橫置此牌，使其代替另一張牌受到攻擊。
about-keyword-double_attack = 此牌對領袖造成2點傷害。
about-keyword-banish = 因此牌而失去的生命牌置入棄牌區，且不能發動觸發。
about-keyword-hunter = 此牌也可以攻擊未橫置的角色。
about-keyword-unblockable = 此牌的攻擊不能被阻擋。
about-keyword-relentless = 此牌每回合可以攻擊2次。
about-keyword-bound = 此牌不能攻擊。
about-keyword-steadfast = 此牌不會在戰鬥中被KO。
printed-keyword = { TERM($word) }

## 區域中的名詞

noun-characters = 角色
    .counter = 個
noun-crew = 領袖或角色
    .counter = 個
noun-leader = 領袖
    .counter = 位
noun-stage = 場地
    .counter = 張

## 玩家和牌所擁有的

counter-wind_deck = 順風牌庫
counter-winds = 豎置的順風
counter-winds_rested = 橫置的順風
state-rested = 橫置
state-silenced = 無效
state-attacks = 攻擊次數
state-winds = 順風

## 區域

zone-leader = 領袖區
zone-characters = 角色區
zone-stage = 場地區
zone-hand = 手牌
zone-deck = 牌庫
zone-life = 生命區
zone-trash = 棄牌區
zone-resolving = 結算區
zone-crew = 領袖與角色
zone-board = 場上

## 能力何時發生

frame-label = 【{ $on }】{ $text }
frame-once = 【{ $once }】{ $text }
frame-on-once = 【{ $once }】{ $on }，{ $text }
frame-tag = 【{ $tag }】{ $text }
frame-may-cost = 你可以{ $cost }：{ $text }
frame-for = { $for }，{ $text }
once-turn = 每回合一次
once-match = 每局一次
cost-and = { $a }並{ $b }
on-on_play = 登場時
    .as = label
    .name = 登場時
on-when_attacking = 攻擊時
    .as = label
    .name = 攻擊時
on-on_enemy_attack = 對手攻擊時
    .as = label
    .name = 對手的牌攻擊時
on-on_block = 阻擋時
    .as = label
    .name = 阻擋時
on-on_ko = KO時
    .as = label
    .name = 被KO時
on-activate_main = 啟動：主要
    .as = label
    .name = 在你的主要階段
on-main = 主要
    .as = label
    .name = 主要
on-counter = 反擊
    .as = label
    .name = 反擊
on-trigger = 觸發
    .as = label
    .name = 觸發
on-start_of_turn = 回合開始
    .as = label
    .name = 你的回合開始時
on-end_of_turn = 回合結束
    .as = label
    .name = 你的回合結束時
on-continuous =
    .name = 始終
on-instead_of_ko = 若此角色將被KO
    .name = 將被KO時

## 費用

cost-rest_winds = 橫置{ $n }張順風
    .name = 橫置順風
cost-return_winds = 將{ $n }張順風移回順風牌庫
    .name = 移回順風
cost-discard = 棄置手牌中的{ TERM($cards, decl: "card") }
    .name = 棄置手牌
cost-rest_this =
    橫置此{ $type ->
        [leader] 領袖
        [stage] 場地
       *[other] 角色
    }
    .name = 橫置此牌
cost-trash_this =
    棄置此{ $type ->
        [stage] 場地
       *[other] 角色
    }
    .name = 棄置此牌
cost-rest_cards = 橫置你的{ TERM($cards) }
    .name = 橫置你的牌
cost-take_life = 將你的生命區頂的{ $n }張牌加入手牌
    .name = 將生命區的牌加入手牌
cost-bounce_own = 將你的{ TERM($cards) }移回手牌
    .name = 將角色移回手牌
np-paid =
    { np-n }{ $zone ->
        [cost-discard] 張
       *[other] { ATTR($noun, "counter") }
    }{ np-head }
noun-cost-rest_cards = 豎置的領袖或角色
    .counter = 個
noun-cost-bounce_own = 角色
    .counter = 個

## 對象

np-card-head = { TERM($after) }{ TERM($with) }{ TERM($adj) }{ TERM($noun, decl: "card") }
np-up-to =
    { $zone ->
        [hand] 你手牌中的至多{ np-n }張{ np-card-head }
        [trash] 你棄牌區中的至多{ np-n }張{ np-card-head }
        [board] { $who ->
            [self] 你場上的
            [opponent] 對手場上的
           *[any] 場上的
        }至多{ np-n }{ ATTR($noun, "counter") }{ np-head }
       *[other] { $who ->
            [self] 你的
            [opponent] 對手的
           *[any] { "" }
        }至多{ np-n }{ ATTR($noun, "counter") }{ np-head }
    }
np-choose =
    { $who ->
        [self] 你的
        [opponent] 對手的
       *[any] { "" }
    }{ np-n }{ ATTR($noun, "counter") }{ np-head }
np-choose-theirs =
    { $who ->
        [self] 你的
        [opponent] 對手的
       *[any] { "" }
    }{ np-n }{ ATTR($noun, "counter") }{ np-head }（由對手選擇）
np-all =
    { $who ->
        [self] 你的
        [opponent] 對手的
       *[any] { "" }
    }所有{ np-head }
np-random =
    { $zone ->
        [trash] 你棄牌區中的隨機{ np-n }張{ np-card-head }
        [hand] 你手牌中的隨機{ np-n }張{ np-card-head }
       *[other] 隨機{ np-n }{ ATTR($noun, "counter") }{ np-head }
    }
np-this =
    { $type ->
        [leader] 此領袖
        [stage] 此場地
       *[other] 此角色
    }
np-same = 該角色
np-some = { np-card-head }
# 條件不成立時：「角色不足3個」。
np-at-least =
    { $n ->
        [1] { np-head }
       *[other] 至少{ np-n }{ ATTR($noun, "counter") }{ np-head }
    }
    .fewer =
        { $n ->
            [1] 沒有{ np-head }
           *[other] 的{ np-head }不足{ np-n }{ ATTR($noun, "counter") }
        }
np-at-most = { np-n }{ ATTR($noun, "counter") }{ np-head }
np-exactly = { np-n }{ ATTR($noun, "counter") }{ np-head }
to-attacker = 進行攻擊的牌
    .name = 進行攻擊的牌
to-defender = 受攻擊的牌
    .name = 受攻擊的牌
to-own_leader = 你的領袖
    .name = 你的領袖
to-their_leader = 對手的領袖
    .name = 對手的領袖
to-own_stage = 你的場地
    .name = 你的場地
to-their_stage = 對手的場地
    .name = 對手的場地
to-whole_crew = 你的領袖與所有{ TERM($after) }{ TERM($with) }{ TERM($adj) }角色
    .name = 你的領袖與所有角色
to-whole_hand = 你手牌中所有{ np-card-head }
    .name = 你的手牌
to-found = 至多{ np-n }張{ np-card-head }
    .name = 所查看的牌之一
to-this =
    .name = 此牌
to-same =
    .name = 上述效果所選的牌
to-their_character =
    .name = 對手的1個角色
to-their_characters =
    .name = 對手的所有角色
to-own_character =
    .name = 你的1個角色
to-own_characters =
    .name = 你的所有角色
to-any_character =
    .name = 1個角色
to-any_characters =
    .name = 所有角色
to-own_crew =
    .name = 你的領袖或1個角色
to-their_crew =
    .name = 對手的領袖或1個角色
to-own_card =
    .name = 你場上的1張牌
to-their_card =
    .name = 對手場上的1張牌
to-hand_card =
    .name = 你手牌中的1張牌
to-trash_card =
    .name = 你棄牌區中的1張牌

## 哪些牌

where-type = { TERM($word) }
    .as = noun
    .is = 是{ TERM($word) }
    .is-not = 不是{ TERM($word) }
    .name = 類別為{ $word }
where-colour = { TERM($word) }
    .order = 30
    .is = 為{ TERM($word) }
    .is-not = 不為{ TERM($word) }
    .name = 顏色為{ $word }
where-tagged = 「{ TERM($word) }」
    .order = 40
    .is = 具有「{ TERM($word) }」標籤
    .is-not = 不具有「{ TERM($word) }」標籤
    .name = 標籤為{ $word }
where-attribute = 屬性為「{ TERM($word) }」
    .as = with
    .is = 屬性為「{ TERM($word) }」
    .name = 屬性為{ $word }
where-name = 名為「{ $card }」的
    .as = after
    .false = 「{ $card }」以外的
    .false-as = after
    .is = 名為「{ $card }」
    .name = 正是此牌
where-keyword = 具有{ TERM($word) }
    .as = with
    .is = 具有{ TERM($word) }
    .is-not = 不具有{ TERM($word) }
    .name = 具有{ $word }
where-rested = 橫置的
    .order = 20
    .false = 豎置的
    .is = 已橫置
    .is-not = 已豎置
    .name = 橫置或豎置
where-cost_at_most = 費用不大於{ $n }
    .as = with
    .is = 費用不大於{ $n }
    .is-not = 費用大於{ $n }
    .name = 費用不大於{ $n }
where-cost_at_least = 費用不小於{ $n }
    .as = with
    .is = 費用不小於{ $n }
    .is-not = 費用小於{ $n }
    .name = 費用不小於{ $n }
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
where-base_power_at_most = 原有力量不大於{ $n }
    .as = with
    .is = 原有力量不大於{ $n }
    .is-not = 原有力量大於{ $n }
    .name = 原有力量不大於{ $n }
where-winds_at_least =
    { $n ->
        [1] 附有順風
       *[other] 附有至少{ $n }張順風
    }
    .as = with
    .is =
        { $n ->
            [1] 附有順風
           *[other] 附有至少{ $n }張順風
        }
    .name = 附有至少{ $n }張順風
where-other = 其他
    .order = 10
    .is = 不是此牌
    .name = 並非此牌

## 持續多久

for-this_battle = 本次戰鬥中
for-this_turn = 本回合中
for-until_own_turn = 直到你的下個回合開始
for-until_their_turn_ends = 直到對手的下個回合結束
for-while_in_play =
    .name = 只要此牌在場

## 條件

if-winds_on_this =
    { $n ->
        [1] 此角色附有順風
       *[other] 此角色附有至少{ $n }張順風
    }
    .not =
        { $n ->
            [1] 此角色未附有順風
           *[other] 此角色附有的順風不足{ $n }張
        }
    .tag = 順風×{ $n }
    .name = 附有至少{ $n }張順風
if-my_turn = 現在是你的回合
    .not = 現在不是你的回合
    .name = 你的回合
if-opponent_turn = 現在是對手的回合
    .not = 現在不是對手的回合
    .name = 對手的回合
if-life_at_most = 你的生命不多於{ $n }張
    .not = 你的生命多於{ $n }張
    .name = 你的生命不多於{ $n }張
if-life_at_least = 你的生命有至少{ $n }張
    .not = 你的生命不足{ $n }張
    .name = 你的生命有至少{ $n }張
if-opponent_life_at_most = 對手的生命不多於{ $n }張
    .not = 對手的生命多於{ $n }張
    .name = 對手的生命不多於{ $n }張
if-behind = 你的生命少於對手
    .not = 你的生命不少於對手
    .name = 你的生命少於對手
if-hand_at_most = 你的手牌不多於{ $n }張
    .not = 你的手牌多於{ $n }張
    .name = 你的手牌不多於{ $n }張
if-hand_at_least =
    { $n ->
        [1] 你有手牌
       *[other] 你的手牌有至少{ $n }張
    }
    .not =
        { $n ->
            [1] 你沒有手牌
           *[other] 你的手牌不足{ $n }張
        }
    .name = 你的手牌有至少{ $n }張
if-opponent_hand_at_least =
    { $n ->
        [1] 對手有手牌
       *[other] 對手的手牌有至少{ $n }張
    }
    .not =
        { $n ->
            [1] 對手沒有手牌
           *[other] 對手的手牌不足{ $n }張
        }
    .name = 對手的手牌有至少{ $n }張
if-deck_at_most = 你的牌庫不多於{ $n }張牌
    .not = 你的牌庫多於{ $n }張牌
    .name = 你的牌庫不多於{ $n }張牌
if-trash_at_least =
    { $n ->
        [1] 你的棄牌區中有牌
       *[other] 你的棄牌區中有至少{ $n }張牌
    }
    .not =
        { $n ->
            [1] 你的棄牌區中沒有牌
           *[other] 你的棄牌區中的牌不足{ $n }張
        }
    .name = 你的棄牌區中有至少{ $n }張牌
if-winds_at_least =
    { $n ->
        [1] 你有順風
       *[other] 你有至少{ $n }張順風
    }
    .not =
        { $n ->
            [1] 你沒有順風
           *[other] 你的順風不足{ $n }張
        }
    .name = 你有至少{ $n }張順風
if-controls =
    你場上{ ATTR($cards, "pick") ->
        [none] 沒有
        [at-most] 至多有
        [exactly] 恰好有
       *[other] 有
    }{ TERM($cards) }
    .not =
        你場上{ ATTR($cards, "pick") ->
            [exactly] 並非恰好有{ TERM($cards) }
           *[other] { TERM($cards, decl: "fewer") }
        }
    .name = 你場上有角色
if-opponent_controls =
    對手場上{ ATTR($cards, "pick") ->
        [none] 沒有
        [at-most] 至多有
        [exactly] 恰好有
       *[other] 有
    }{ TERM($cards) }
    .not =
        對手場上{ ATTR($cards, "pick") ->
            [exactly] 並非恰好有{ TERM($cards) }
           *[other] { TERM($cards, decl: "fewer") }
        }
    .name = 對手場上有角色
if-leader = 你的領袖{ TERM($is) }
    .name = 你的領袖符合條件
if-this_rested = 此角色處於橫置狀態
    .not = 此角色不處於橫置狀態
    .name = 此牌處於橫置狀態
if-attacking = 此角色正在攻擊
    .not = 此角色沒有在攻擊
    .name = 此牌正在攻擊
if-attacked_leader = 攻擊的對象是領袖
    .not = 攻擊的對象不是領袖
    .name = 領袖受到攻擊
if-turn_at_least = 已到第{ $n }回合或之後
    .not = 尚未到第{ $n }回合
    .name = 第{ $n }回合或之後
if-revealed = 展示的牌中有{ TERM($cards) }
    .not = 展示的牌中沒有{ TERM($cards) }
    .name = 展示的牌符合條件
if-did = 如此做
    .not = 未如此做
    .name = 如此做

## 效果

op-power = { TERM($to) }力量{ SIGNED($val) }
    .may = 令{ TERM($to) }力量{ SIGNED($val) }
    .name = 力量
op-ko = KO{ TERM($to) }
    .name = KO對手或你的角色
op-bounce = 將{ TERM($to) }移回其擁有者的手牌
    .name = 移回手牌
op-search = 查看你的牌庫頂的{ $val }張牌，展示其中{ TERM($to) }並加入你的手牌，將其餘的牌以任意順序置於牌庫底
    .name = 搜尋
op-draw =
    { $who ->
        [opponent] 對手抽
        [both] 雙方玩家各抽
       *[other] 抽
    }{ $val }張牌
    .may =
        { $who ->
            [opponent] 令對手抽
            [both] 令雙方玩家各抽
           *[other] 抽
        }{ $val }張牌
    .name = 抽牌
op-discard =
    { $who ->
        [opponent] 對手
        [both] 雙方玩家各
       *[other] { "" }
    }{ $choice ->
        [random] 隨機
       *[other] { "" }
    }棄置{ $val }張手牌
    .may =
        { $who ->
            [opponent] 令對手
            [both] 令雙方玩家各
           *[other] { "" }
        }{ $choice ->
            [random] 隨機
           *[other] { "" }
        }棄置{ $val }張手牌
    .name = 棄置手牌
op-grant = { TERM($to) }獲得{ TERM($word) }
    .may = 令{ TERM($to) }獲得{ TERM($word) }
    .name = 關鍵字
op-attach =
    將至多{ $val }張{ $choice ->
        [active] 豎置的
        [rested] 橫置的
       *[other] { "" }
    }順風給予{ TERM($to) }
    .name = 給予順風
op-rest = 橫置{ TERM($to) }
    .name = 橫置
op-activate = 豎置{ TERM($to) }
    .name = 豎置
op-damage =
    對{ $who ->
        [self] 你
        [both] 雙方玩家各
       *[other] 對手
    }造成{ $val }點傷害
    .name = 傷害
op-look =
    查看你的牌庫頂的{ $val }張牌，將其{ $val ->
        [1] { "" }
       *[other] 以任意順序
    }{ $choice ->
        [top] 放回牌庫頂
        [bottom] 置於牌庫底
       *[other] 置於牌庫頂或牌庫底
    }
    .name = 查看牌庫
op-reveal =
    { $who ->
        [opponent] 展示對手的牌庫頂的{ $val }張牌
        [both] 展示雙方牌庫頂各{ $val }張牌
       *[other] 展示你的牌庫頂的{ $val }張牌
    }
    .name = 展示
op-trash = 棄置{ TERM($to) }
    .name = 棄置
op-mill =
    { $who ->
        [opponent] 對手將其牌庫頂的{ $val }張牌置入棄牌區
        [both] 雙方玩家各將其牌庫頂的{ $val }張牌置入棄牌區
       *[other] 將你的牌庫頂的{ $val }張牌置入棄牌區
    }
    .may =
        { $who ->
            [opponent] 令對手將其牌庫頂的{ $val }張牌置入棄牌區
            [both] 令雙方玩家各將其牌庫頂的{ $val }張牌置入棄牌區
           *[other] 將你的牌庫頂的{ $val }張牌置入棄牌區
        }
    .name = 從牌庫到棄牌區
op-play = 使{ TERM($to) }登場
    .name = 登場
op-take = 將{ TERM($to) }加入你的手牌
    .name = 從棄牌區加入手牌
op-tuck = 將{ TERM($to) }置於其擁有者的牌庫底
    .name = 置於牌庫底
op-winds =
    從你的順風牌庫中追加至多{ $val }張{ $choice ->
        [active] 豎置的
       *[other] 橫置的
    }順風
    .name = 追加順風
op-ready_winds = 豎置你的至多{ $val }張順風
    .name = 豎置順風
op-cost =
    { TERM($to) }的費用{ $sign ->
        [minus] 降低
       *[other] 提高
    }{ $abs }點
    .name = 費用
op-heal = 將你的牌庫頂的{ $val }張牌置於生命區頂
    .name = 生命
op-silence = { TERM($to) }的效果無效
    .may = 令{ TERM($to) }的效果無效
    .name = 使效果無效
op-stay = 防止其被KO
    .cost = 改為{ $cost }
    .name = 留在場上

## 效果的種類

kind-damage = 移除
kind-restore = 生命
kind-cards = 牌
kind-energy = 順風
kind-allies = 船員
kind-control = 控制

## 階段

phase-refresh = 重整階段
phase-draw = 抽牌階段
phase-wind = 順風階段
phase-main = 主要階段
phase-end = 結束階段

## 操作、操作所指、時機、事件

action-play = 打出牌
action-give = 給予順風
action-activate = 啟動能力
action-attack = 攻擊
action-block = 阻擋
action-counter_card = 用角色牌反擊
action-counter_event = 用事件牌反擊
action-use_trigger = 發動【觸發】
action-redraw = 更換手牌
pick-amount = 順風的張數
pick-target = 目標
window-mulligan = 更換手牌
window-block = 阻擋
window-counter = 反擊
window-trigger = 觸發
event-turn_begins = 回合開始
event-turn_ends = 回合結束
event-attack = 攻擊
event-block = 阻擋
role-attacker = 進行攻擊的牌
role-defender = 受攻擊的牌
role-drawn = 那張生命牌
role-seen = 所查看的牌
role-taken = 所取得的牌
role-revealed = 所展示的牌
routine-enter = 牌登場
routine-past_zero = 已沒有生命牌
routine-wound = 1點傷害
routine-banished = 具有【放逐】的1點傷害

## 設定及其字詞

setting-leader_attacks = 領袖可以攻擊
setting-wind_power = 順風給予力量
setting-life_rule = 玩家何時落敗
setting-first_battle = 首回合誰不能攻擊

## 為何不行

refused-leader = 領袖不能攻擊
refused-first-turn = 首回合不能攻擊
refused-rested = 此牌已橫置
refused-attacked = 此牌本回合已攻擊過
refused-arrived = 此角色本回合才登場，且沒有【速攻】
refused-bound = 此牌不能攻擊
refused-no-blocker = 此角色沒有【阻擋者】
refused-defender = 此角色已經在受到攻擊
refused-no-counter = 此牌沒有反擊值
refused-no-trigger = 此牌沒有【觸發】

## 規則文字中的名稱

word-active = 豎置
word-rested = 橫置
word-chosen = 自選
word-random = 隨機
word-top = 牌庫頂
word-bottom = 牌庫底
word-either = 牌庫頂或牌庫底
word-yes = 是
word-no = 否
word-always = 始終
word-own_turn = 自己的回合
word-at_zero = 失去最後一張生命牌時
word-past_zero = 沒有生命牌而受到傷害時
word-first_player = 先手玩家
word-both = 雙方玩家

## 牌組

deck-cinder_wake = 餘燼航跡
deck-tidewright_guild = 潮匠公會

## 牌名與風味文字

card-GV-01-L01 = 煤手瑪倫
    .flavour = 她從不簽契約，只跟你握手，煤灰就這麼留下了。
card-GV-01-L02 = 潮匠奧斯里克·韋恩
    .flavour = 他從不遲到，因為潮汐由他來定。
card-GV-01-C01 = 餘燼砲手
    .flavour = 一發敬旗幟，一發求好運，一發也不寫進航海日誌。
card-GV-01-C02 = 繩結修女
    .flavour = 她打的繩結，有的繫住船，有的繫住船員。
card-GV-01-C03 = 餘燼利維坦
    .flavour = 牠還沒浮上來，方圓一浬的海水就已經沸騰。
card-GV-01-C04 = 火藥快腿
    .flavour = 「用走的？背著這東西？」
card-GV-01-C05 = 舷梯決鬥士
    .flavour = 兩船還沒靠上，她已經翻過船舷。
card-GV-01-C06 = 礁岩獵手
    .flavour = 別人讀海圖，他讀沙上的影子。
card-GV-01-C07 = 燭脂先知
    .flavour = 她做的每支蠟燭都知道一件事。
card-GV-01-C08 = 大副瑞亞·疾焰
    .flavour = 船長說，兩次就成了習慣。瑞亞說，兩次只夠當早餐。
card-GV-01-C09 = 投彈手赫斯克
    .flavour = 他先數他們還剩多少，再數我們還剩多少。
card-GV-01-C10 = 崖頂撒網人
    .flavour = 從那上面看，每根桅杆都像一支把手。
card-GV-01-C11 = 擂鼓軍需官
    .flavour = 船上再也沒有人能划亂節拍。
card-GV-01-C12 = 補箏匠
    .flavour = 破帆不過是忘了自己身分的風箏。
card-GV-01-C13 = 孤火破壞者
    .flavour = 她只帶了一根火柴。她也只需要一根。
card-GV-01-C14 = 艾許·瓦戴爾船長
    .flavour = 他奪走的東西，大海也休想留住。
card-GV-01-C15 = 淺灘擺渡女
    .flavour = 「下一個，上一個。這就是船資。」
card-GV-01-C16 = 雙體船鬥士
    .flavour = 他一腳踩一邊甲板，在哪邊都像在家。
card-GV-01-C17 = 棕繩帆纜手
    .flavour = 他藉星光接繩，好把早晨空出來。
card-GV-01-E18 = 黎明舷砲
    .flavour = 他們備好了早餐。沒人吃上一口。
card-GV-01-E19 = 全員上舷
    .flavour = 連廚子也上。尤其是廚子。
card-GV-01-E20 = 桁端格擋
    .flavour = 離甲板四十呎，步法又是另一門學問。
card-GV-01-S21 = 悶燒甲板
    .flavour = 她燒了九年，一次也沒沉過。
card-GV-01-C22 = 礁岩守衛
    .flavour = 航道暢通，只是不歡迎你。
card-GV-01-C23 = 打撈潛水員
    .flavour = 她帶著繩子下去，帶著同僚上來。
card-GV-01-C24 = 水手長老鐵錨
    .flavour = 他們將他海葬，他卻準時來值早班。
card-GV-01-C25 = 魚叉測量員
    .flavour = 他先量水深，再量水裡住著什麼。
card-GV-01-C26 = 防波堤尉官
    .flavour = 夜裡她寸步不讓，夜裡她也從不闔眼。
card-GV-01-C27 = 沉船低語
    .flavour = 它問你手裡握著什麼。於是你鬆開了幾樣。
card-GV-01-C28 = 潛流工程師
    .flavour = 「我不擊沉船隻，我只是把它們歸檔到更低的一層。」
card-GV-01-C29 = 低岸碼頭讀圖人
    .flavour = 她倒著讀海圖，想知道它從哪裡開始。
card-GV-01-C30 = 鐘浮標靈媒
    .flavour = 一聲是「是」。兩聲也是「是」，只是你不會喜歡。
card-GV-01-C31 = 准將伊兒莎·布蘭德
    .flavour = 准將說，匆忙不過是一種噪音。
card-GV-01-C32 = 漂流物分揀員
    .flavour = 他分成三堆：有用的、沒用的，和寫了收件人的。
card-GV-01-C33 = 珠床角力士
    .flavour = 每顆珍珠，都是牡蠣還清的一筆債。
card-GV-01-C34 = 水閘總管薇絲娜·遠目
    .flavour = 她在上游開一道閘，一週之後，某位英雄絆了一跤。
card-GV-01-C35 = 絞盤學徒
    .flavour = 每天多轉半圈，轉了九年。
card-GV-01-C36 = 公會劍師安諾
    .flavour = 他的課從最後一劍教起。
card-GV-01-C37 = 溺水裁判官
    .flavour = 判決已下。判給誰，由你來說。
card-GV-01-C38 = 漫長湧浪
    .flavour = 它啟程時，你的祖母還沒出生。
card-GV-01-E39 = 驟退之潮
    .flavour = 正午時分，海港走了，還帶走了艦隊。
card-GV-01-E40 = 為迷失者點燭
    .flavour = 等他們回到家，它就會熄滅。
card-GV-01-E41 = 穩舉提燈
    .flavour = 光也是一道命令，和別的命令沒有兩樣。
card-GV-01-S42 = 骨髓灣乾船塢
    .flavour = 在這裡安下的每根龍骨，都曾是誰的脊梁。
card-GV-01-C43 = 鷗岩野孩子
    .flavour = 彈出三顆石子：一顆打你，兩顆打你的尊嚴。
card-GV-01-C44 = 紅樹林鱷龜
    .flavour = 牠才不管那是誰的腿。
card-GV-01-C45 = 斷火海盜
    .flavour = 她先燒捨得的，再燒捨不得的。
card-GV-01-C46 = 島嶼代言人
    .flavour = 她一開口，整座島都湊過來聽。
card-GV-01-C47 = 火砲合唱團
    .flavour = 十二門砲，四個聲部，一個音。
card-GV-01-C48 = 守船人
    .flavour = 船上再無旁人時，她就是船殼。
card-GV-01-E49 = 帆索火花
    .flavour = 它順著索具往上竄，我們也是。
card-GV-01-E50 = 避風錨地
    .flavour = 睡上兩個鐘頭，全體船員煥然一新。
card-GV-01-S51 = 燈火環礁
    .flavour = 那裡的每一盞燈，都有人在等門。
card-GV-01-C52 = 深淵巨口
    .flavour = 牠先咬上一口，然後才覺得餓。
card-GV-01-C53 = 兩度遇難的廚子
    .flavour = 他先救爐子。兩次都是。
card-GV-01-C54 = 潮汐書記
    .flavour = 一式三份：滿潮、乾潮、平潮。
card-GV-01-C55 = 喚潮人
    .flavour = 凡是小東西，都會漂起來。
card-GV-01-C56 = 風暴瓶看守
    .flavour = 他搖一搖瓶子，天氣便道歉。
card-GV-01-C57 = 第九浪的幽靈
    .flavour = 八道浪是天氣。第九道是私怨。
card-GV-01-C58 = 防洪閘哨衛
    .flavour = 他一闔上，河水便三思。
card-GV-01-C59 = 船底唱詩班
    .flavour = 他們只會一段，唱的就是你。
card-GV-01-C60 = 船閘總監
    .flavour = 未經抬升者，一概不得通過。
card-GV-01-E61 = 解讀洋流
    .flavour = 它哪裡都去過，問一聲就是了。
card-GV-01-E62 = 以鹽償付
    .flavour = 只要會流血，什麼錢幣大海都收。
card-GV-01-S63 = 沉沒天文台
    .flavour = 在水底，星星一動也不動。
card-GV-01-C64 = 鐵鏽巨像
    .flavour = 它曾是一支艦隊，一艘也沒丟下。
