## 游戏

game-name = TTCG
game-about = 单位与法术层层相叠，越叠越强。每张牌有两个效果，使用其一便会横置该牌。双方各有二十分；单位被消灭时，其拥有者失去与其星级相同的分数。

## 牌的类别：在名词之前（“火属性单位”“火属性牌”）。.counter 是量词，.card 是手牌、牌库与弃牌堆中的说法

type-earth = 土属性
    .counter = 个
type-water = 水属性
    .counter = 个
type-fire = 火属性
    .counter = 个
type-air = 风属性
    .counter = 个
type-electric = 雷属性
    .counter = 个
type-light = 光属性
    .counter = 个
type-nature = 自然属性
    .counter = 个
type-dark = 暗属性
    .counter = 个
type-spell = 法术
    .counter = 张
    .kind = spell
    .card = 法术牌
class-unit = 单位
    .counter = 个
    .card = 单位牌
class-spell = 法术
    .counter = 张
    .card = 法术牌

## 种族

set-subtypes = 种族
word-dragon = 龙族
word-beast = 兽族
word-elemental = 元素族
word-aquatic = 水生族
word-warrior = 战士族
word-spellcaster = 法师族
word-machine = 机械族
word-ghost = 幽灵族
word-insect = 昆虫族
word-reptile = 爬虫族
word-fairy = 妖精族
word-undead = 不死族
word-botanic = 植物族
word-flying = 飞行族
word-humanoid = 人型族
word-fish = 鱼族

## 关键词

keyword-indestructible = 不可被消灭
keyword-immune = 免疫
about-keyword-indestructible = 此牌不会被消灭，无论是在战斗中还是因效果。
about-keyword-immune = 所注明的牌的效果不能选择或改变此牌。战斗不算效果。

## 牌上的数字

number-attack = 攻击力
number-defense = 防御力
number-level = 星级
number-more_attacks = 额外攻击次数

## 玩家所拥有的

counter-points = 分数
counter-plays = 本回合打出的牌
counter-extra_plays = 本回合可额外打出的牌
quantity-plays_given = 持续效果增加的打出数
quantity-plays_allowed = 每回合可打出的牌数

## 牌的状态

state-tapped = 横置
state-tapped_now = 本回合横置
state-attacks_made = 已攻击次数
state-held_back = 不能攻击

## 区域

zone-units = 单位区
zone-spells = 法术区
zone-under = 下方的牌
zone-hand = 手牌
zone-deck = 牌库
zone-discard = 弃牌堆
zone-field = 战场
noun-units = 单位
    .counter = 个
noun-spells = 法术
    .counter = 张
noun-against = 卡牌
    .counter = 张
np-n = { $n }

## 效果的种类

as-normal = 通常
as-continuous = 永续
as-counter = 反制
as-equip = 装备
as-latent = 潜伏
as-dormant = 休眠
as-passive = 被动
frame-cost = { $cost }：{ $text }
frame-may-cost = 你可以{ $cost }：{ $text }
frame-cost-if = 若{ $if }，则可{ $cost }：{ $text }
frame-may-cost-if = 若{ $if }，则你可以{ $cost }：{ $text }
frame-for = { $for }，{ $text }
on-use = { "" }
    .name = 由其玩家决定时
on-opponent_draw = 在对手的抽牌阶段
on-opponent_main = 在对手的主要阶段
on-opponent_battle = 在对手的战斗阶段
on-opponent_end = 在对手的结束阶段
on-always = { "" }
    .name = 始终
on-turn_start = 在你的回合开始时
on-played =
    { $filtered ->
        [yes] { $of ->
            [self] 当你打出{ TERM($cards) }时
            [opponent] 当对手打出{ TERM($cards) }时
           *[any] 当有玩家打出{ TERM($cards) }时
        }
       *[no] { $of ->
            [self] 当你打出牌时
            [opponent] 当对手打出牌时
           *[any] 当有玩家打出牌时
        }
    }
    .name = 打出牌时
on-effect_activates =
    { $of ->
        [self] 当你的另一张牌的效果发动时
        [opponent] 当对手的牌的效果发动时
       *[any] 当另一张牌的效果发动时
    }
    .name = 牌的效果发动时
on-effect_activates-counter = { "" }
on-attacks = 当此牌攻击时
on-enemy_attacks = 当对手的牌攻击时
on-after_attack = 在此牌攻击后
on-other_destroyed =
    { $of ->
        [self] 当你的{ TERM($cards) }被消灭时
        [opponent] 当对手的{ TERM($cards) }被消灭时
       *[any] 当{ TERM($cards) }被消灭时
    }
    .name = 另一张牌被消灭时
on-sent_to_discard = 当此牌置入弃牌堆时
noun-on-other_destroyed = 牌
    .counter = 张
cost-discard = 弃置{ TERM($cards) }
    .name = 弃牌
cost-points = 失去{ $n }分
    .name = 失去分数
cost-discard_this = 弃置此牌
    .name = 弃置此牌
cost-opponent_draws = 让对手抽{ $n }张牌
    .name = 让对手抽牌
cost-opponent_gains = 让对手获得{ $n }分
    .name = 让对手获得分数
cost-opponent_untaps = 让对手重置{ $n }张牌
    .name = 让对手重置牌

## 对象

np-counter =
    { $zone ->
        [units] { ATTR($noun, "counter") }
        [spells] { ATTR($noun, "counter") }
        [field] { ATTR($noun, "counter") }
       *[other] 张
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
np-random = { TERM($place) }随机{ np-n }{ np-counter }{ np-head }
np-paid = { np-n }张{ np-head }
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
        [opponent] 对手的
       *[any] { "" }
    }{ TERM($after) }{ TERM($with) }{ TERM($adj) }{ TERM($noun) }效果
to-this = 此牌
    .name = 此牌
to-equipped = 所装备的单位
    .name = 所装备的牌
to-chosen = 这些单位
    .name = 上一项效果所涉及的牌
to-attacker = 该牌
    .name = 进行攻击的牌
to-defender = 受攻击的单位
    .name = 受攻击的单位
to-event = 该牌
    .name = 引发此效果的牌
to-source = 该牌
    .name = 被回应的牌
to-revealed = 这些牌
    .name = 所展示的牌
in-units-self = 你的
in-units-opponent = 对手的
in-units-any = 场上的
in-spells-self = 你的
in-spells-opponent = 对手的
in-spells-any = 场上的
in-field-self = 你的
in-field-opponent = 对手的
in-field-any = 场上的
in-hand-self = 你手牌中的
    .all = 你手牌中
in-hand-opponent = 对手手牌中的
    .all = 对手手牌中
in-hand-any = 任一玩家手牌中的
    .all = 双方手牌中
in-deck-self = 你牌库中的
    .all = 你牌库中
    .bare = { "" }
    .bare-all = { "" }
in-deck-opponent = 对手牌库中的
    .all = 对手牌库中
in-deck-any = 任一牌库中的
    .all = 双方牌库中
in-discard-self = 你弃牌堆中的
    .all = 你弃牌堆中
    .bare = { "" }
    .bare-all = { "" }
in-discard-opponent = 对手弃牌堆中的
    .all = 对手弃牌堆中
in-discard-any = 任一弃牌堆中的
    .all = 双方弃牌堆中
in-under-self = 你的牌下方的
    .all = 你的牌下方
in-hand-discard-self = 你手牌或弃牌堆中的
    .all = 你手牌与弃牌堆中
in-hand-discard-opponent = 对手手牌或弃牌堆中的
    .all = 对手手牌与弃牌堆中
in-hand-discard-any = 任一玩家手牌或弃牌堆中的
    .all = 双方手牌与弃牌堆中

## 哪些牌

where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { TERM($word) }单位
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
    .name = 类别{ $word }
where-subtype = { TERM($word) }
    .order = 45
    .is = 是{ TERM($word) }
    .is-not = 不是{ TERM($word) }
    .name = 种族为{ $word }
where-level = { $n }星
    .order = 30
    .is = 为{ $n }星
    .is-not = 不是{ $n }星
    .name = { $n }星
where-level_at_most = { $n }星以下的
    .order = 30
    .is = 在{ $n }星以下
    .is-not = 高于{ $n }星
    .name = { $n }星以下
where-level_at_least = { $n }星以上的
    .order = 30
    .is = 在{ $n }星以上
    .is-not = 低于{ $n }星
    .name = { $n }星以上
where-attack_at_most = 攻击力不大于{ $n }
    .as = with
    .is = 攻击力不大于{ $n }
    .is-not = 攻击力大于{ $n }
    .name = 攻击力不大于{ $n }
where-attack_at_least = 攻击力不小于{ $n }
    .as = with
    .is = 攻击力不小于{ $n }
    .is-not = 攻击力小于{ $n }
    .name = 攻击力不小于{ $n }
where-defense_at_most = 防御力不大于{ $n }
    .as = with
    .is = 防御力不大于{ $n }
    .is-not = 防御力大于{ $n }
    .name = 防御力不大于{ $n }
where-defense_at_least = 防御力不小于{ $n }
    .as = with
    .is = 防御力不小于{ $n }
    .is-not = 防御力小于{ $n }
    .name = 防御力不小于{ $n }
where-tapped = 横置的
    .order = 20
    .false = 未横置的
    .is = 已横置
    .is-not = 未横置
    .name = 已横置
where-equipped = 已装备的
    .order = 20
    .false = 未装备的
    .is = 已装备
    .is-not = 未装备
    .name = 已装备
where-keyword = { TERM($word) }的
    .order = 25
    .is = { TERM($word) }
    .is-not = 并非{ TERM($word) }
    .name = 具有{ $word }
where-name = 名为“{ $card }”的
    .as = after
    .is = 名为“{ $card }”
    .is-not = 并非名为“{ $card }”
    .name = 指定名称
where-other = 其他
    .order = 10
    .is = 不是此牌
    .name = 其他

## 持续多久

for-this_turn = 本回合中
    .name = 直到回合结束
for-while_on_field = 只要此牌留在场上
    .name = 只要此牌留在场上
for-lasting =
    .name = 只要其在场上且未被覆盖

## 条件

if-control =
    { $who ->
        [opponent] { ATTR($cards, "pick") ->
            [none] 对手场上没有
            [at-most] 对手场上至多有
            [exactly] 对手场上恰好有
           *[other] 对手场上有
        }
       *[self] { ATTR($cards, "pick") ->
            [none] 你场上没有
            [at-most] 你场上至多有
            [exactly] 你场上恰好有
           *[other] 你场上有
        }
    }{ TERM($cards) }
    .name = 你场上有此种牌
if-have =
    { ATTR($cards, "zone") ->
        [hand] 你手牌中
        [discard] 你弃牌堆中
       *[other] 你的手牌与场上
    }{ ATTR($cards, "pick") ->
        [none] 没有
        [at-most] 至多有
        [exactly] 恰好有
       *[other] 有
    }{ TERM($cards) }
    .name = 你有此种牌

## 效果

op-destroy = 消灭{ TERM($to) }
    .name = 消灭
op-send = 将{ TERM($to) }置入弃牌堆
    .name = 置入弃牌堆
op-return = 将{ TERM($to) }移回其拥有者的手牌
    .name = 移回手牌
op-put_on_top = 将{ TERM($to) }置于其拥有者的牌库顶
    .name = 置于牌库顶
op-put_at_bottom = 将{ TERM($to) }置于其拥有者的牌库底
    .name = 置于牌库底
op-shuffle = 将{ TERM($to) }洗入其拥有者的牌库
    .name = 洗入牌库
op-take = 获得{ TERM($to) }的控制权
    .name = 获得控制权
op-mill =
    { $who ->
        [opponent] 对手将其牌库顶的{ $val }张牌置入弃牌堆
        [both] 双方玩家各将其牌库顶的{ $val }张牌置入弃牌堆
       *[other] 将你的牌库顶的{ $val }张牌置入弃牌堆
    }
    .name = 从牌库到弃牌堆
op-discard =
    { $who ->
        [opponent] 对手
        [both] 双方玩家各
       *[other] { "" }
    }{ $choice ->
        [random] 随机
       *[other] { "" }
    }弃置{ $val }张手牌
    .name = 弃牌
op-draw =
    { $who ->
        [opponent] 对手抽
        [both] 双方玩家各抽
       *[other] 抽
    }{ $val }张牌
    .name = 抽牌
op-add = 将{ TERM($to) }加入你的手牌
    .name = 加入手牌
op-recover = 收回{ TERM($to) }
    .name = 收回
op-search = 从你的牌库中检索{ TERM($to, decl: "bare") }并加入你的手牌
    .name = 检索牌库
op-search_discard = 从你的弃牌堆中检索{ TERM($to, decl: "bare") }并加入你的手牌
    .name = 检索弃牌堆
op-shuffle_deck =
    { $who ->
        [opponent] 将对手的牌库洗牌
        [both] 将双方的牌库洗牌
       *[other] 将你的牌库洗牌
    }
    .name = 洗牌
op-reveal = 展示{ TERM($to) }
    .name = 展示
op-reveal_top =
    { $who ->
        [opponent] 展示对手的牌库顶的{ $val }张牌
        [both] 展示双方牌库顶各{ $val }张牌
       *[other] 展示你的牌库顶的{ $val }张牌
    }
    .name = 展示牌库顶
op-gain_points =
    { $who ->
        [opponent] 对手获得
        [both] 双方玩家各获得
       *[other] 获得
    }{ $val }分
    .name = 获得分数
op-lose_points =
    { $who ->
        [opponent] 对手失去
        [both] 双方玩家各失去
       *[other] 你失去
    }{ $val }分
    .name = 失去分数
op-gain_attack = { TERM($to) }的攻击力提高{ $val }点
    .name = 提高攻击力
op-lose_attack = { TERM($to) }的攻击力降低{ $val }点
    .name = 降低攻击力
op-gain_defense = { TERM($to) }的防御力提高{ $val }点
    .name = 提高防御力
op-lose_defense = { TERM($to) }的防御力降低{ $val }点
    .name = 降低防御力
op-grant =
    { TERM($to) }{ $choice ->
        [immune] 不受{ TERM($against) }影响
       *[other] { TERM($word) }
    }
    .name = 赋予关键词
op-tap = 横置{ TERM($to) }
    .name = 横置
op-untap = 重置{ TERM($to) }
    .name = 重置
op-play = 打出{ TERM($to) }
    .name = 打出
op-level_up = 用{ TERM($to) }使你的1张牌升星
    .name = 升星
op-equip = 将此牌装备给{ TERM($to) }
    .name = 装备
op-counter =
    { $timing ->
        [enemy_attacks] 使该次攻击无效
       *[other] 使该效果无效
    }
    .name = 使其无效
op-activate = 发动{ TERM($to) }的1个效果
    .name = 发动效果
op-skip =
    { $who ->
        [self] 你跳过你的
        [both] 双方玩家各跳过其
       *[other] 对手跳过其
    }下个{ $choice ->
        [draw] 抽牌阶段
        [main] 主要阶段
        [battle] 战斗阶段
       *[other] 回合
    }
    .name = 跳过阶段或回合
op-skip_attack = { TERM($to) }在其控制者的下个战斗阶段中不能攻击
    .name = 使其不能攻击
op-more_plays =
    { $who ->
        [opponent] 对手
        [both] 双方玩家各自
       *[other] 你
    }{ $always ->
        [yes] 每回合
       *[no] { "" }
    }可以额外打出{ $val }张牌
    .name = 额外打出牌
op-more_attacks = { TERM($to) }可以额外攻击{ $val }次
    .name = 额外攻击

## 效果的类别

kind-removal = 移除
kind-points = 分数
kind-cards = 牌
kind-numbers = 数值
kind-field = 战场
kind-control = 控制

## 阶段、操作、操作所指、窗口、事件

phase-start = 开始阶段
phase-draw = 抽牌阶段
phase-main = 主要阶段
phase-battle = 战斗阶段
phase-end = 结束阶段
action-play = 打出
action-level_up = 升星
action-activate = 发动
action-attack = 攻击
pick-onto = 下方的牌
pick-target = 目标
window-respond = 回应
window-moment = 发动效果的时机
event-turn_begins = 回合开始
event-activates = 效果发动
event-attacks = 攻击
event-has_attacked = 攻击之后

## 为何不行

refused-no-plays = 本回合可打出的牌都已打出
refused-level = 1星的牌打出到空位上，更高星的牌叠放在低1星的同类别牌上
refused-first-turn = 首回合不能攻击
refused-attacked = 该单位本回合已攻击过
refused-held-back = 该单位在本次战斗阶段中不能攻击

## 规则文本中的名称

word-chosen = 自选
word-random = 随机
word-never = 从不
word-own_turn = 自己的回合
word-stands_up = 重置该牌
word-stays = 保持横置
word-either = 双方的回合
word-own = 自己的回合中
word-both_stand = 都留在场上
word-both_fall = 都被消灭
word-turn = 回合
word-unit = 单位
setting-untap = 玩家的牌何时重置
setting-dormant_use = 使用休眠效果后
setting-spell_normal = 法术效果在谁的回合使用
setting-equal_strength = 攻防相等时
role-attacker = 进行攻击的牌
role-defender = 受攻击的单位
role-direct = 直接攻击玩家的牌
role-revealed = 所展示的牌
role-rising = 升星的牌
role-base = 下方的牌
to-own_unit =
    .name = 你的1个单位
to-enemy_unit =
    .name = 对手的1个单位
to-any_unit =
    .name = 场上的1个单位
to-enemy_card =
    .name = 对手的1张牌
to-any_card =
    .name = 场上的1张牌
to-own_units =
    .name = 你的所有单位
to-enemy_units =
    .name = 对手的所有单位
to-all_units =
    .name = 场上的所有单位
to-from_hand =
    .name = 你手牌中的牌
to-from_deck =
    .name = 你牌库中的牌
to-from_discard =
    .name = 你弃牌堆中的牌
on-would_be_destroyed =
    .name = 将被消灭时
op-stay =
    .name = 留在场上

## 牌组

deck-rootfire = 根之火
deck-stormgrave = 风暴之墓

## 牌名

card-TT-F001 = 余烬雏龙
card-TT-F002 = 灰烬奔兽
card-TT-F003 = 怨恨火星
card-TT-F004 = 引火小鬼
card-TT-F005 = 窑炉飞龙
card-TT-F006 = 熔渣犀牛
card-TT-F007 = 熔炉之祖
card-TT-F008 = 余烬决斗士
card-TT-F009 = 柴堆巨像
card-TT-N001 = 青苔陆龟
card-TT-N002 = 荆棘护士
card-TT-N003 = 唤种者
card-TT-N004 = 沉睡之根
card-TT-N005 = 棘刺主母
card-TT-N006 = 林地雄鹿
card-TT-N007 = 花粉虫群
card-TT-N008 = 远古树冠
card-TT-N009 = 世界根古龙
card-TT-W001 = 咸水水獭
card-TT-W002 = 灯笼鱼
card-TT-W003 = 观潮者
card-TT-W004 = 淤泥贤者
card-TT-W005 = 礁石哨卫
card-TT-W006 = 暗流
card-TT-W007 = 镜面鳗
card-TT-W008 = 深海洋流
card-TT-W009 = 旋涡使者
card-TT-D001 = 墓穴猎犬
card-TT-D002 = 空洞侍童
card-TT-D003 = 集骨者
card-TT-D004 = 坟墓中间人
card-TT-D005 = 瘟疫飞蛾
card-TT-D006 = 尸妖队长
card-TT-D007 = 哀悼面纱
card-TT-D008 = 最后的债主
card-TT-D009 = 第九阶巫妖
card-TT-E001 = 岩石守卫
card-TT-E002 = 采石场魔像
card-TT-E003 = 花岗岩巨象
card-TT-A001 = 掠风者
card-TT-A002 = 滑翔窃贼
card-TT-A003 = 风暴巨鹏
card-TT-V001 = 火花继电器
card-TT-V002 = 线圈鼠
card-TT-V003 = 电弧引擎
card-TT-L001 = 黎明侍僧
card-TT-L002 = 烛光妖精
card-TT-L003 = 正午圣骑士
card-TT-S001 = 火花之雨
card-TT-S002 = 绿色什一税
card-TT-S003 = 淬炼之刃
card-TT-S004 = 王者之锋
card-TT-S005 = 树皮结界
card-TT-S006 = 借来的时辰
card-TT-S007 = 灰烬法阵
card-TT-S008 = 长影
card-TT-S009 = 第二轮月
card-TT-S010 = 骤然绽放
card-TT-S011 = 紧闭之门
card-TT-S012 = 摊开的账簿
card-TT-S013 = 誊清本
card-TT-S014 = 重读
card-TT-S015 = 沉没之钟
card-TT-S016 = 深海王座
