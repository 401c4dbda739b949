## 游戏

game-name = 伟大航程
game-about = 领袖率众船员，与对手一决高下：角色发起攻击，阻挡者挺身而出，反击牌力挽狂澜，而失去的每张生命牌都会充实失去者的手牌。

## 牌的类别：.counter 是量词，.card 是手牌、牌库与弃牌区中的说法

type-leader = 领袖
    .counter = 位
    .card = 领袖牌
type-character = 角色
    .counter = 个
    .card = 角色牌
type-event = 事件
    .counter = 张
    .card = 事件牌
type-stage = 场地
    .counter = 张
    .card = 场地牌

## 牌上的数字

number-cost = 费用
number-power = 力量
number-counter = 反击值
number-life = 生命

## 牌上的词语

set-colours = 颜色
set-attribute = 属性
set-tags = 标签
word-red = 红色
word-green = 绿色
word-blue = 蓝色
word-purple = 紫色
word-black = 黑色
word-yellow = 黄色
word-blade = 斩击
word-fist = 拳脚
word-shot = 射击
word-lore = 学识
word-craft = 工艺
word-corsair = 海盗
word-tidewright = 潮匠
word-admiralty = 海军部
word-islander = 岛民
word-beast = 野兽
word-spirit = 亡魂
word-artisan = 工匠

## 关键词

keyword-rush = 【速攻】
keyword-blocker = 【阻挡者】
keyword-double_attack = 【双重攻击】
keyword-banish = 【放逐】
keyword-hunter = 【猎手】
keyword-unblockable = 【不可阻挡】
keyword-relentless = 【无休】
keyword-bound = 【束缚】
keyword-steadfast = 【坚守】
about-keyword-rush = 此牌可以在登场的回合攻击。
about-keyword-blocker = 若此牌未横置，可以横置此牌，使其代替另一张牌受到攻击。
about-keyword-double_attack = 此牌对领袖造成2点伤害。
about-keyword-banish = 因此牌而失去的生命牌置入弃牌区，且不能发动触发。
about-keyword-hunter = 此牌也可以攻击未横置的角色。
about-keyword-unblockable = 此牌的攻击不能被阻挡。
about-keyword-relentless = 此牌每回合可以攻击2次。
about-keyword-bound = 此牌不能攻击。
about-keyword-steadfast = 此牌不会在战斗中被KO。
printed-keyword = { TERM($word) }

## 区域中的名词

noun-characters = 角色
    .counter = 个
noun-crew = 领袖或角色
    .counter = 个
noun-leader = 领袖
    .counter = 位
noun-stage = 场地
    .counter = 张

## 玩家和牌所拥有的

counter-wind_deck = 顺风牌库
counter-winds = 竖置的顺风
counter-winds_rested = 横置的顺风
state-rested = 横置
state-silenced = 无效
state-attacks = 攻击次数
state-winds = 顺风

## 区域

zone-leader = 领袖区
zone-characters = 角色区
zone-stage = 场地区
zone-hand = 手牌
zone-deck = 牌库
zone-life = 生命区
zone-trash = 弃牌区
zone-resolving = 结算区
zone-crew = 领袖与角色
zone-board = 场上

## 能力何时发生

frame-label = 【{ $on }】{ $text }
frame-once = 【{ $once }】{ $text }
frame-on-once = 【{ $once }】{ $on }，{ $text }
frame-tag = 【{ $tag }】{ $text }
frame-may-cost = 你可以{ $cost }：{ $text }
frame-for = { $for }，{ $text }
once-turn = 每回合一次
once-match = 每局一次
cost-and = { $a }并{ $b }
on-on_play = 登场时
    .as = label
    .name = 登场时
on-when_attacking = 攻击时
    .as = label
    .name = 攻击时
on-on_enemy_attack = 对手攻击时
    .as = label
    .name = 对手的牌攻击时
on-on_block = 阻挡时
    .as = label
    .name = 阻挡时
on-on_ko = KO时
    .as = label
    .name = 被KO时
on-activate_main = 起动：主要
    .as = label
    .name = 在你的主要阶段
on-main = 主要
    .as = label
    .name = 主要
on-counter = 反击
    .as = label
    .name = 反击
on-trigger = 触发
    .as = label
    .name = 触发
on-start_of_turn = 回合开始
    .as = label
    .name = 你的回合开始时
on-end_of_turn = 回合结束
    .as = label
    .name = 你的回合结束时
on-continuous =
    .name = 始终
on-instead_of_ko = 若此角色将被KO
    .name = 将被KO时

## 费用

cost-rest_winds = 横置{ $n }张顺风
    .name = 横置顺风
cost-return_winds = 将{ $n }张顺风移回顺风牌库
    .name = 移回顺风
cost-discard = 弃置手牌中的{ TERM($cards, decl: "card") }
    .name = 弃置手牌
cost-rest_this =
    横置此{ $type ->
        [leader] 领袖
        [stage] 场地
       *[other] 角色
    }
    .name = 横置此牌
cost-trash_this =
    弃置此{ $type ->
        [stage] 场地
       *[other] 角色
    }
    .name = 弃置此牌
cost-rest_cards = 横置你的{ TERM($cards) }
    .name = 横置你的牌
cost-take_life = 将你的生命区顶的{ $n }张牌加入手牌
    .name = 将生命区的牌加入手牌
cost-bounce_own = 将你的{ TERM($cards) }移回手牌
    .name = 将角色移回手牌
np-paid =
    { np-n }{ $zone ->
        [cost-discard] 张
       *[other] { ATTR($noun, "counter") }
    }{ np-head }
noun-cost-rest_cards = 竖置的领袖或角色
    .counter = 个
noun-cost-bounce_own = 角色
    .counter = 个

## 对象

np-card-head = { TERM($after) }{ TERM($with) }{ TERM($adj) }{ TERM($noun, decl: "card") }
np-up-to =
    { $zone ->
        [hand] 你手牌中的至多{ np-n }张{ np-card-head }
        [trash] 你弃牌区中的至多{ np-n }张{ np-card-head }
        [board] { $who ->
            [self] 你场上的
            [opponent] 对手场上的
           *[any] 场上的
        }至多{ np-n }{ ATTR($noun, "counter") }{ np-head }
       *[other] { $who ->
            [self] 你的
            [opponent] 对手的
           *[any] { "" }
        }至多{ np-n }{ ATTR($noun, "counter") }{ np-head }
    }
np-choose =
    { $who ->
        [self] 你的
        [opponent] 对手的
       *[any] { "" }
    }{ np-n }{ ATTR($noun, "counter") }{ np-head }
np-choose-theirs =
    { $who ->
        [self] 你的
        [opponent] 对手的
       *[any] { "" }
    }{ np-n }{ ATTR($noun, "counter") }{ np-head }（由对手选择）
np-all =
    { $who ->
        [self] 你的
        [opponent] 对手的
       *[any] { "" }
    }所有{ np-head }
np-random =
    { $zone ->
        [trash] 你弃牌区中的随机{ np-n }张{ np-card-head }
        [hand] 你手牌中的随机{ np-n }张{ np-card-head }
       *[other] 随机{ np-n }{ ATTR($noun, "counter") }{ np-head }
    }
np-this =
    { $type ->
        [leader] 此领袖
        [stage] 此场地
       *[other] 此角色
    }
np-same = 该角色
np-some = { np-card-head }
# 条件不成立时：“角色不足3个”。
np-at-least =
    { $n ->
        [1] { np-head }
       *[other] 至少{ np-n }{ ATTR($noun, "counter") }{ np-head }
    }
    .fewer =
        { $n ->
            [1] 没有{ np-head }
           *[other] 的{ np-head }不足{ np-n }{ ATTR($noun, "counter") }
        }
np-at-most = { np-n }{ ATTR($noun, "counter") }{ np-head }
np-exactly = { np-n }{ ATTR($noun, "counter") }{ np-head }
to-attacker = 进行攻击的牌
    .name = 进行攻击的牌
to-defender = 受攻击的牌
    .name = 受攻击的牌
to-own_leader = 你的领袖
    .name = 你的领袖
to-their_leader = 对手的领袖
    .name = 对手的领袖
to-own_stage = 你的场地
    .name = 你的场地
to-their_stage = 对手的场地
    .name = 对手的场地
to-whole_crew = 你的领袖与所有{ TERM($after) }{ TERM($with) }{ TERM($adj) }角色
    .name = 你的领袖与所有角色
to-whole_hand = 你手牌中所有{ np-card-head }
    .name = 你的手牌
to-found = 至多{ np-n }张{ np-card-head }
    .name = 所查看的牌之一
to-this =
    .name = 此牌
to-same =
    .name = 上述效果所选的牌
to-their_character =
    .name = 对手的1个角色
to-their_characters =
    .name = 对手的所有角色
to-own_character =
    .name = 你的1个角色
to-own_characters =
    .name = 你的所有角色
to-any_character =
    .name = 1个角色
to-any_characters =
    .name = 所有角色
to-own_crew =
    .name = 你的领袖或1个角色
to-their_crew =
    .name = 对手的领袖或1个角色
to-own_card =
    .name = 你场上的1张牌
to-their_card =
    .name = 对手场上的1张牌
to-hand_card =
    .name = 你手牌中的1张牌
to-trash_card =
    .name = 你弃牌区中的1张牌

## 哪些牌

where-type = { TERM($word) }
    .as = noun
    .is = 是{ TERM($word) }
    .is-not = 不是{ TERM($word) }
    .name = 类别为{ $word }
where-colour = { TERM($word) }
    .order = 30
    .is = 为{ TERM($word) }
    .is-not = 不为{ TERM($word) }
    .name = 颜色为{ $word }
where-tagged = “{ TERM($word) }”
    .order = 40
    .is = 具有“{ TERM($word) }”标签
    .is-not = 不具有“{ TERM($word) }”标签
    .name = 标签为{ $word }
where-attribute = 属性为“{ TERM($word) }”
    .as = with
    .is = 属性为“{ TERM($word) }”
    .name = 属性为{ $word }
where-name = 名为“{ $card }”的
    .as = after
    .false = “{ $card }”以外的
    .false-as = after
    .is = 名为“{ $card }”
    .name = 正是此牌
where-keyword = 具有{ TERM($word) }
    .as = with
    .is = 具有{ TERM($word) }
    .is-not = 不具有{ TERM($word) }
    .name = 具有{ $word }
where-rested = 横置的
    .order = 20
    .false = 竖置的
    .is = 已横置
    .is-not = 已竖置
    .name = 横置或竖置
where-cost_at_most = 费用不大于{ $n }
    .as = with
    .is = 费用不大于{ $n }
    .is-not = 费用大于{ $n }
    .name = 费用不大于{ $n }
where-cost_at_least = 费用不小于{ $n }
    .as = with
    .is = 费用不小于{ $n }
    .is-not = 费用小于{ $n }
    .name = 费用不小于{ $n }
where-power_at_most = 力量不大于{ $n }
    .as = with
    .is = 力量不大于{ $n }
    .is-not = 力量大于{ $n }
    .name = 力量不大于{ $n }
where-power_at_least = 力量不小于{ $n }
    .as = with
    .is = 力量不小于{ $n }
    .is-not = 力量小于{ $n }
    .name = 力量不小于{ $n }
where-base_power_at_most = 原有力量不大于{ $n }
    .as = with
    .is = 原有力量不大于{ $n }
    .is-not = 原有力量大于{ $n }
    .name = 原有力量不大于{ $n }
where-winds_at_least =
    { $n ->
        [1] 附有顺风
       *[other] 附有至少{ $n }张顺风
    }
    .as = with
    .is =
        { $n ->
            [1] 附有顺风
           *[other] 附有至少{ $n }张顺风
        }
    .name = 附有至少{ $n }张顺风
where-other = 其他
    .order = 10
    .is = 不是此牌
    .name = 并非此牌

## 持续多久

for-this_battle = 本次战斗中
for-this_turn = 本回合中
for-until_own_turn = 直到你的下个回合开始
for-until_their_turn_ends = 直到对手的下个回合结束
for-while_in_play =
    .name = 只要此牌在场

## 条件

if-winds_on_this =
    { $n ->
        [1] 此角色附有顺风
       *[other] 此角色附有至少{ $n }张顺风
    }
    .not =
        { $n ->
            [1] 此角色未附有顺风
           *[other] 此角色附有的顺风不足{ $n }张
        }
    .tag = 顺风×{ $n }
    .name = 附有至少{ $n }张顺风
if-my_turn = 现在是你的回合
    .not = 现在不是你的回合
    .name = 你的回合
if-opponent_turn = 现在是对手的回合
    .not = 现在不是对手的回合
    .name = 对手的回合
if-life_at_most = 你的生命不多于{ $n }张
    .not = 你的生命多于{ $n }张
    .name = 你的生命不多于{ $n }张
if-life_at_least = 你的生命有至少{ $n }张
    .not = 你的生命不足{ $n }张
    .name = 你的生命有至少{ $n }张
if-opponent_life_at_most = 对手的生命不多于{ $n }张
    .not = 对手的生命多于{ $n }张
    .name = 对手的生命不多于{ $n }张
if-behind = 你的生命少于对手
    .not = 你的生命不少于对手
    .name = 你的生命少于对手
if-hand_at_most = 你的手牌不多于{ $n }张
    .not = 你的手牌多于{ $n }张
    .name = 你的手牌不多于{ $n }张
if-hand_at_least =
    { $n ->
        [1] 你有手牌
       *[other] 你的手牌有至少{ $n }张
    }
    .not =
        { $n ->
            [1] 你没有手牌
           *[other] 你的手牌不足{ $n }张
        }
    .name = 你的手牌有至少{ $n }张
if-opponent_hand_at_least =
    { $n ->
        [1] 对手有手牌
       *[other] 对手的手牌有至少{ $n }张
    }
    .not =
        { $n ->
            [1] 对手没有手牌
           *[other] 对手的手牌不足{ $n }张
        }
    .name = 对手的手牌有至少{ $n }张
if-deck_at_most = 你的牌库不多于{ $n }张牌
    .not = 你的牌库多于{ $n }张牌
    .name = 你的牌库不多于{ $n }张牌
if-trash_at_least =
    { $n ->
        [1] 你的弃牌区中有牌
       *[other] 你的弃牌区中有至少{ $n }张牌
    }
    .not =
        { $n ->
            [1] 你的弃牌区中没有牌
           *[other] 你的弃牌区中的牌不足{ $n }张
        }
    .name = 你的弃牌区中有至少{ $n }张牌
if-winds_at_least =
    { $n ->
        [1] 你有顺风
       *[other] 你有至少{ $n }张顺风
    }
    .not =
        { $n ->
            [1] 你没有顺风
           *[other] 你的顺风不足{ $n }张
        }
    .name = 你有至少{ $n }张顺风
if-controls =
    你场上{ ATTR($cards, "pick") ->
        [none] 没有
        [at-most] 至多有
        [exactly] 恰好有
       *[other] 有
    }{ TERM($cards) }
    .not =
        你场上{ ATTR($cards, "pick") ->
            [exactly] 并非恰好有{ TERM($cards) }
           *[other] { TERM($cards, decl: "fewer") }
        }
    .name = 你场上有角色
if-opponent_controls =
    对手场上{ ATTR($cards, "pick") ->
        [none] 没有
        [at-most] 至多有
        [exactly] 恰好有
       *[other] 有
    }{ TERM($cards) }
    .not =
        对手场上{ ATTR($cards, "pick") ->
            [exactly] 并非恰好有{ TERM($cards) }
           *[other] { TERM($cards, decl: "fewer") }
        }
    .name = 对手场上有角色
if-leader = 你的领袖{ TERM($is) }
    .name = 你的领袖符合条件
if-this_rested = 此角色处于横置状态
    .not = 此角色不处于横置状态
    .name = 此牌处于横置状态
if-attacking = 此角色正在攻击
    .not = 此角色没有在攻击
    .name = 此牌正在攻击
if-attacked_leader = 攻击的对象是领袖
    .not = 攻击的对象不是领袖
    .name = 领袖受到攻击
if-turn_at_least = 已到第{ $n }回合或之后
    .not = 尚未到第{ $n }回合
    .name = 第{ $n }回合或之后
if-revealed = 展示的牌中有{ TERM($cards) }
    .not = 展示的牌中没有{ TERM($cards) }
    .name = 展示的牌符合条件
if-did = 如此做
    .not = 未如此做
    .name = 如此做

## 效果

op-power = { TERM($to) }力量{ SIGNED($val) }
    .may = 令{ TERM($to) }力量{ SIGNED($val) }
    .name = 力量
op-ko = KO{ TERM($to) }
    .name = KO对手或你的角色
op-bounce = 将{ TERM($to) }移回其拥有者的手牌
    .name = 移回手牌
op-search = 查看你的牌库顶的{ $val }张牌，展示其中{ TERM($to) }并加入你的手牌，将其余的牌以任意顺序置于牌库底
    .name = 检索
op-draw =
    { $who ->
        [opponent] 对手抽
        [both] 双方玩家各抽
       *[other] 抽
    }{ $val }张牌
    .may =
        { $who ->
            [opponent] 令对手抽
            [both] 令双方玩家各抽
           *[other] 抽
        }{ $val }张牌
    .name = 抽牌
op-discard =
    { $who ->
        [opponent] 对手
        [both] 双方玩家各
       *[other] { "" }
    }{ $choice ->
        [random] 随机
       *[other] { "" }
    }弃置{ $val }张手牌
    .may =
        { $who ->
            [opponent] 令对手
            [both] 令双方玩家各
           *[other] { "" }
        }{ $choice ->
            [random] 随机
           *[other] { "" }
        }弃置{ $val }张手牌
    .name = 弃置手牌
op-grant = { TERM($to) }获得{ TERM($word) }
    .may = 令{ TERM($to) }获得{ TERM($word) }
    .name = 关键词
op-attach =
    将至多{ $val }张{ $choice ->
        [active] 竖置的
        [rested] 横置的
       *[other] { "" }
    }顺风给予{ TERM($to) }
    .name = 给予顺风
op-rest = 横置{ TERM($to) }
    .name = 横置
op-activate = 竖置{ TERM($to) }
    .name = 竖置
op-damage =
    对{ $who ->
        [self] 你
        [both] 双方玩家各
       *[other] 对手
    }造成{ $val }点伤害
    .name = 伤害
op-look =
    查看你的牌库顶的{ $val }张牌，将其{ $val ->
        [1] { "" }
       *[other] 以任意顺序
    }{ $choice ->
        [top] 放回牌库顶
        [bottom] 置于牌库底
       *[other] 置于牌库顶或牌库底
    }
    .name = 查看牌库
op-reveal =
    { $who ->
        [opponent] 展示对手的牌库顶的{ $val }张牌
        [both] 展示双方牌库顶各{ $val }张牌
       *[other] 展示你的牌库顶的{ $val }张牌
    }
    .name = 展示
op-trash = 弃置{ TERM($to) }
    .name = 弃置
op-mill =
    { $who ->
        [opponent] 对手将其牌库顶的{ $val }张牌置入弃牌区
        [both] 双方玩家各将其牌库顶的{ $val }张牌置入弃牌区
       *[other] 将你的牌库顶的{ $val }张牌置入弃牌区
    }
    .may =
        { $who ->
            [opponent] 令对手将其牌库顶的{ $val }张牌置入弃牌区
            [both] 令双方玩家各将其牌库顶的{ $val }张牌置入弃牌区
           *[other] 将你的牌库顶的{ $val }张牌置入弃牌区
        }
    .name = 从牌库到弃牌区
op-play = 使{ TERM($to) }登场
    .name = 登场
op-take = 将{ TERM($to) }加入你的手牌
    .name = 从弃牌区加入手牌
op-tuck = 将{ TERM($to) }置于其拥有者的牌库底
    .name = 置于牌库底
op-winds =
    从你的顺风牌库中追加至多{ $val }张{ $choice ->
        [active] 竖置的
       *[other] 横置的
    }顺风
    .name = 追加顺风
op-ready_winds = 竖置你的至多{ $val }张顺风
    .name = 竖置顺风
op-cost =
    { TERM($to) }的费用{ $sign ->
        [minus] 降低
       *[other] 提高
    }{ $abs }点
    .name = 费用
op-heal = 将你的牌库顶的{ $val }张牌置于生命区顶
    .name = 生命
op-silence = { TERM($to) }的效果无效
    .may = 令{ TERM($to) }的效果无效
    .name = 使效果无效
op-stay = 防止其被KO
    .cost = 改为{ $cost }
    .name = 留在场上

## 效果的种类

kind-damage = 移除
kind-restore = 生命
kind-cards = 牌
kind-energy = 顺风
kind-allies = 船员
kind-control = 控制

## 阶段

phase-refresh = 重整阶段
phase-draw = 抽牌阶段
phase-wind = 顺风阶段
phase-main = 主要阶段
phase-end = 结束阶段

## 操作、操作所指、窗口、事件

action-play = 打出牌
action-give = 给予顺风
action-activate = 起动能力
action-attack = 攻击
action-block = 阻挡
action-counter_card = 用角色牌反击
action-counter_event = 用事件牌反击
action-use_trigger = 发动【触发】
action-redraw = 更换手牌
pick-amount = 顺风的张数
pick-target = 目标
window-mulligan = 更换手牌
window-block = 阻挡
window-counter = 反击
window-trigger = 触发
event-turn_begins = 回合开始
event-turn_ends = 回合结束
event-attack = 攻击
event-block = 阻挡
role-attacker = 进行攻击的牌
role-defender = 受攻击的牌
role-drawn = 那张生命牌
role-seen = 所查看的牌
role-taken = 所取得的牌
role-revealed = 所展示的牌
routine-enter = 牌登场
routine-past_zero = 已没有生命牌
routine-wound = 1点伤害
routine-banished = 具有【放逐】的1点伤害

## 设置及其词语

setting-leader_attacks = 领袖可以攻击
setting-wind_power = 顺风给予力量
setting-life_rule = 玩家何时落败
setting-first_battle = 首回合谁不能攻击

## 为何不行

refused-leader = 领袖不能攻击
refused-first-turn = 首回合不能攻击
refused-rested = 此牌已横置
refused-attacked = 此牌本回合已攻击过
refused-arrived = 此角色本回合才登场，且没有【速攻】
refused-bound = 此牌不能攻击
refused-no-blocker = 此角色没有【阻挡者】
refused-defender = 此角色已经在受到攻击
refused-no-counter = 此牌没有反击值
refused-no-trigger = 此牌没有【触发】

## 规则文本中的名称

word-active = 竖置
word-rested = 横置
word-chosen = 自选
word-random = 随机
word-top = 牌库顶
word-bottom = 牌库底
word-either = 牌库顶或牌库底
word-yes = 是
word-no = 否
word-always = 始终
word-own_turn = 自己的回合
word-at_zero = 失去最后一张生命牌时
word-past_zero = 没有生命牌而受到伤害时
word-first_player = 先手玩家
word-both = 双方玩家

## 牌组

deck-cinder_wake = 余烬航迹
deck-tidewright_guild = 潮匠公会

## 牌名与风味文字

card-GV-01-L01 = 煤手玛伦
    .flavour = 她从不签契约，只与你握手，煤灰就此留下。
card-GV-01-L02 = 潮匠奥斯里克·韦恩
    .flavour = 他从不迟到，因为潮汐由他来定。
card-GV-01-C01 = 余烬炮手
    .flavour = 一发敬旗帜，一发求好运，一发也不写进航海日志。
card-GV-01-C02 = 绳结修女
    .flavour = 她打的绳结，有的系住船，有的系住船员。
card-GV-01-C03 = 余烬利维坦
    .flavour = 它还没浮上来，方圆一里的海水便已沸腾。
card-GV-01-C04 = 火药快腿
    .flavour = “走着去？背着这玩意儿？”
card-GV-01-C05 = 舷梯决斗士
    .flavour = 两船还没靠上，她已翻过船舷。
card-GV-01-C06 = 礁岩潜猎者
    .flavour = 别人读海图，他读沙上的影子。
card-GV-01-C07 = 烛脂先知
    .flavour = 她做的每支蜡烛都知道一件事。
card-GV-01-C08 = 大副瑞亚·疾焰
    .flavour = 船长说，两次就成了习惯。瑞亚说，两次只够当早餐。
card-GV-01-C09 = 投弹手赫斯克
    .flavour = 他先数他们还剩多少，再数我们还剩多少。
card-GV-01-C10 = 崖顶撒网人
    .flavour = 从那上面看，每根桅杆都像个把手。
card-GV-01-C11 = 擂鼓军需官
    .flavour = 船上再没有人能划乱节拍。
card-GV-01-C12 = 补帆匠
    .flavour = 破帆不过是忘了怎么飞的翅膀。
card-GV-01-C13 = 孤火破坏者
    .flavour = 她只带了一根火柴。她也只需要一根。
card-GV-01-C14 = 阿什·瓦戴尔船长
    .flavour = 他夺走的东西，大海也休想留住。
card-GV-01-C15 = 浅滩摆渡女
    .flavour = “下一个，上一个。这就是船资。”
card-GV-01-C16 = 双体船斗士
    .flavour = 他一脚踩一边甲板，在哪边都像在家。
card-GV-01-C17 = 棕绳帆缆手
    .flavour = 他借星光接绳，好把早晨空出来。
card-GV-01-E18 = 黎明舷炮
    .flavour = 他们备好了早餐。没人吃上一口。
card-GV-01-E19 = 全员上舷
    .flavour = 连厨子也上。尤其是厨子。
card-GV-01-E20 = 帆杆格挡
    .flavour = 离甲板四十尺，步法便是另一门学问。
card-GV-01-S21 = 阴燃甲板
    .flavour = 她烧了九年，一次也没沉过。
card-GV-01-C22 = 礁岩守卫
    .flavour = 航道畅通，但不欢迎你。
card-GV-01-C23 = 打捞潜水员
    .flavour = 她带着绳子下去，带着同僚上来。
card-GV-01-C24 = 水手长老铁锚
    .flavour = 他们将他海葬，他却准时来值早班。
card-GV-01-C25 = 鱼叉测量员
    .flavour = 他先量水深，再量水里住着什么。
card-GV-01-C26 = 防波堤尉官
    .flavour = 夜里她寸步不让，夜里她也从不合眼。
card-GV-01-C27 = 沉船低语
    .flavour = 它问你手里握着什么。于是你松开了几样。
card-GV-01-C28 = 潜流工程师
    .flavour = “我不击沉船只，我只是把它们归档到更低的一层。”
card-GV-01-C29 = 低岸码头读图人
    .flavour = 她倒着读海图，想知道它从哪里开始。
card-GV-01-C30 = 钟浮标灵媒
    .flavour = 一声是“是”。两声也是“是”，只是你不会喜欢。
card-GV-01-C31 = 准将伊尔莎·布兰德
    .flavour = 准将说，匆忙不过是一种噪音。
card-GV-01-C32 = 漂流物分拣员
    .flavour = 他分三堆：有用的、没用的，和写了收件人的。
card-GV-01-C33 = 珠床角力士
    .flavour = 每颗珍珠，都是蚌贝还清的一笔债。
card-GV-01-C34 = 水闸总管维丝娜·远目
    .flavour = 她在上游开一道闸，一周之后，某位英雄绊了一跤。
card-GV-01-C35 = 绞盘学徒
    .flavour = 每天多转半圈，转了九年。
card-GV-01-C36 = 公会剑师安诺
    .flavour = 他的课从最后一剑教起。
card-GV-01-C37 = 溺水裁判官
    .flavour = 判决已下。判给谁，由你来说。
card-GV-01-C38 = 漫长涌浪
    .flavour = 它启程时，你的祖母还没出生。
card-GV-01-E39 = 骤退之潮
    .flavour = 正午时分，海港走了，还带走了舰队。
card-GV-01-E40 = 为迷失者点烛
    .flavour = 等他们回到家，它就会熄灭。
card-GV-01-E41 = 举稳提灯
    .flavour = 光也是一道命令，和别的命令没有两样。
card-GV-01-S42 = 骨髓湾干船坞
    .flavour = 在这里安下的每根龙骨，都曾是谁的脊梁。
card-GV-01-C43 = 鸥岩野孩子
    .flavour = 弹出三颗石子：一颗打你，两颗打你的尊严。
card-GV-01-C44 = 红树林咬龟
    .flavour = 它才不管那是谁的腿。
card-GV-01-C45 = 断火海盗
    .flavour = 她先烧舍得的，再烧舍不得的。
card-GV-01-C46 = 岛屿代言人
    .flavour = 她一开口，整座岛都凑近来听。
card-GV-01-C47 = 火炮合唱团
    .flavour = 十二门炮，四个声部，一个音。
card-GV-01-C48 = 守船人
    .flavour = 船上再无旁人时，她就是船壳。
card-GV-01-E49 = 帆索火花
    .flavour = 它顺着索具往上蹿，我们也是。
card-GV-01-E50 = 避风锚地
    .flavour = 睡上两个钟头，全体船员焕然一新。
card-GV-01-S51 = 灯火环礁
    .flavour = 那里的每一盏灯，都有人在等门。
card-GV-01-C52 = 深渊巨口
    .flavour = 它先咬上一口，然后才觉得饿。
card-GV-01-C53 = 两度遇难的厨子
    .flavour = 他先救炉子。两次都是。
card-GV-01-C54 = 潮汐书记
    .flavour = 一式三份：高潮、低潮、平潮。
card-GV-01-C55 = 唤潮人
    .flavour = 凡是小东西，都会漂起来。
card-GV-01-C56 = 风暴瓶看守
    .flavour = 他摇一摇瓶子，天气便道歉。
card-GV-01-C57 = 第九浪的幽灵
    .flavour = 八道浪是天气。第九道是私怨。
card-GV-01-C58 = 防洪闸哨卫
    .flavour = 他一合上，河水便三思。
card-GV-01-C59 = 船底唱诗班
    .flavour = 他们只会一段，唱的就是你。
card-GV-01-C60 = 船闸总监
    .flavour = 未经抬升者，一概不得通过。
card-GV-01-E61 = 解读洋流
    .flavour = 它哪里都去过，问一声就是了。
card-GV-01-E62 = 以盐偿付
    .flavour = 只要会流血，什么钱币大海都收。
card-GV-01-S63 = 沉没天文台
    .flavour = 在水下，星星一动不动。
card-GV-01-C64 = 铁锈巨像
    .flavour = 它曾是一支舰队，一艘也没丢下。
