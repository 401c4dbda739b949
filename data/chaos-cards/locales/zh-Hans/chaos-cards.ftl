## 游戏

game-name = 混乱卡牌
game-about = 一位领袖，二十张牌，双方各三十回合：卡牌由语法生成，凡语法说得出的，都可能出现在对手的牌组里。

## 词语：.counter 是量词，.card 是手牌与牌库中的说法

type-leader = 领袖
    .counter = 位
    .card = 领袖牌
type-minion = 随从
    .counter = 个
    .card = 随从牌
type-spell = 法术
    .counter = 张
    .card = 法术牌
subtype-beast = 野兽
    .counter = 个
    .card = 野兽牌
subtype-dragon = 龙
    .counter = 条
    .card = 龙牌
subtype-demon = 恶魔
    .counter = 个
    .card = 恶魔牌
keyword-charge = 冲锋
keyword-taunt = 嘲讽
keyword-stealth = 潜行
keyword-untargetable = 帷幕
keyword-shield = 护盾
keyword-poisonous = 剧毒
keyword-lifesteal = 吸血
about-keyword-charge = 此角色可以在入场的回合攻击。
about-keyword-taunt = 敌方角色必须攻击其能看见的具有嘲讽的角色。
about-keyword-stealth = 对手不能攻击或选择此角色。此角色攻击时失去潜行。
about-keyword-untargetable = 任何效果都不能选择此牌。影响全体或随机目标的效果不受此限。
about-keyword-shield = 挡下首次受到的全部伤害，随后消失。
about-keyword-poisonous = 受到此牌伤害的随从会被消灭。
about-keyword-lifesteal = 此牌造成伤害时，为其玩家的领袖恢复等量的生命值。
noun-play = 角色
    .counter = 个

## 牌上的数字，玩家和牌所拥有的

number-cost = 费用
number-atk = 攻击力
number-hp = 生命值
number-attacks = 每回合攻击次数
counter-max_mp = MP上限
counter-mp_used = 已用MP
counter-fatigue = 疲劳
quantity-mp = MP
state-lost = 失去的生命值
state-attacked = 已用攻击次数
state-heat = 热度
state-threshold = 过热上限

## 区域

zone-leader = 领袖区
zone-field = 战场
zone-hand = 手牌
zone-deck = 牌库
zone-graveyard = 坟场
zone-play = 领袖区与战场
zone-hand_or_deck = 手牌与牌库
zone-everywhere = 领袖区、战场、手牌与牌库

## 持续多久：牌上不写

for-lasting =
    .name = 直到被重置

## 句子

seq-abilities = { $a }{ $b }
frame-as-on = { $on }，{ $as }，则{ $text }
frame-as-on-if = { $on }，{ $as }且{ $if }，则{ $text }
as-in_hand = 若此牌在你的手牌中
    .name = 在手牌中生效
as-in_deck = 若此牌在你的牌库中
    .name = 在牌库中生效
as-in_hand_or_deck = 若此牌在你的手牌或牌库中
    .name = 在手牌与牌库中生效
printed-keyword = { TERM($word) }。
printed-attacks =
    { $n ->
        [0] 不能攻击。
       *[other] 每回合可攻击{ $n }次。
    }
on-battlecry = 战吼
    .as = label
    .name = 战吼
on-cast =
    .name = 施放
    .quoted = 施放
on-deathrattle = 亡语
    .as = label
    .name = 亡语
on-on_discard = 被弃置时
    .as = label
    .name = 被弃置时
on-your_turn_start = 在你的回合开始时
on-their_turn_start = 在对手的回合开始时
on-each_turn_start = 在每个回合开始时
on-your_turn_end = 在你的回合结束时
on-their_turn_end = 在对手的回合结束时
on-each_turn_end = 在每个回合结束时

## 对象

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
to-own_leader = 你的领袖
    .name = 你的领袖
to-enemy_leader = 敌方领袖
    .name = 敌方领袖
to-both_leaders = 双方领袖
    .name = 双方领袖
to-this =
    { $type ->
        [leader] 此领袖
        [minion] 此随从
       *[other] 此牌
    }
    .name = 此牌
in-play-self = 友方
    .as = adjective
    .order = 10
in-play-opponent = 敌方
    .as = adjective
    .order = 10
in-hand-self = 你手牌中的
    .all = 你手牌中
in-hand-opponent = 对手手牌中的
    .all = 对手手牌中
in-hand-any = 任一玩家手牌中的
    .all = 双方手牌中
in-deck-self = 你牌库中的
    .all = 你牌库中
in-deck-opponent = 对手牌库中的
    .all = 对手牌库中
in-deck-any = 任一玩家牌库中的
    .all = 双方牌库中
in-hand_or_deck-self = 你手牌或牌库中的
    .all = 你手牌与牌库中
in-hand_or_deck-opponent = 对手手牌或牌库中的
    .all = 对手手牌与牌库中
in-hand_or_deck-any = 任一玩家手牌或牌库中的
    .all = 双方手牌与牌库中
where-type = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = 是{ TERM($word) }
    .is-not = 不是{ TERM($word) }
    .is-pl = 都是{ TERM($word) }
    .name = 类别为{ $word }
where-subtype = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = 是{ TERM($word) }
    .is-not = 不是{ TERM($word) }
    .is-pl = 都是{ TERM($word) }
    .name = 子类别为{ $word }
where-has = 具有{ TERM($word) }
    .as = with
    .is = 具有{ TERM($word) }
    .is-not = 不具有{ TERM($word) }
    .is-pl = 都具有{ TERM($word) }
    .name = 具有{ $word }
where-cost_at_least = 费用不小于{ $n }
    .as = with
    .is = 费用不小于{ $n }
    .is-not = 费用小于{ $n }
    .is-pl = 费用都不小于{ $n }
    .name = 费用不小于{ $n }
where-cost_at_most = 费用不大于{ $n }
    .as = with
    .is = 费用不大于{ $n }
    .is-not = 费用大于{ $n }
    .is-pl = 费用都不大于{ $n }
    .name = 费用不大于{ $n }
where-atk_at_least = 攻击力不小于{ $n }
    .as = with
    .is = 攻击力不小于{ $n }
    .is-not = 攻击力小于{ $n }
    .is-pl = 攻击力都不小于{ $n }
    .name = 攻击力不小于{ $n }
where-atk_at_most = 攻击力不大于{ $n }
    .as = with
    .is = 攻击力不大于{ $n }
    .is-not = 攻击力大于{ $n }
    .is-pl = 攻击力都不大于{ $n }
    .name = 攻击力不大于{ $n }
where-hp_at_least = 生命值不小于{ $n }
    .as = with
    .is = 生命值不小于{ $n }
    .is-not = 生命值小于{ $n }
    .is-pl = 生命值都不小于{ $n }
    .name = 生命值不小于{ $n }
where-hp_at_most = 生命值不大于{ $n }
    .as = with
    .is = 生命值不大于{ $n }
    .is-not = 生命值大于{ $n }
    .is-pl = 生命值都不大于{ $n }
    .name = 生命值不大于{ $n }
where-attacks_at_least = 剩余攻击次数不少于{ $n }
    .as = with
    .is = 剩余攻击次数不少于{ $n }
    .is-not = 剩余攻击次数少于{ $n }
    .is-pl = 剩余攻击次数都不少于{ $n }
    .name = 剩余攻击次数不少于{ $n }
where-attacks_at_most =
    { $n ->
        [0] 没有剩余攻击次数
       *[other] 剩余攻击次数不多于{ $n }
    }
    .as = with
    .is =
        { $n ->
            [0] 没有剩余攻击次数
           *[other] 剩余攻击次数不多于{ $n }
        }
    .is-pl =
        { $n ->
            [0] 都没有剩余攻击次数
           *[other] 剩余攻击次数都不多于{ $n }
        }
    .name = 剩余攻击次数不多于{ $n }

## 条件

if-exists =
    { ATTR($cards, "zone") ->
        [hand] { ATTR($cards, "who") ->
            [self] 你手牌中有
            [opponent] 对手手牌中有
           *[any] 任一玩家手牌中有
        }
        [deck] { ATTR($cards, "who") ->
            [self] 你牌库中有
            [opponent] 对手牌库中有
           *[any] 任一玩家牌库中有
        }
        [hand_or_deck] { ATTR($cards, "who") ->
            [self] 你手牌或牌库中有
            [opponent] 对手手牌或牌库中有
           *[any] 任一玩家手牌或牌库中有
        }
       *[play] 场上存在
    }{ TERM($cards) }
    .name = 有此种牌
if-this =
    { $type ->
        [leader] 此领袖
        [minion] 此随从
       *[other] 此牌
    }{ TERM($is) }
    .name = 此牌符合条件
if-own_leader = 你的领袖{ TERM($is) }
    .name = 你的领袖符合条件
if-enemy_leader = 敌方领袖{ TERM($is) }
    .name = 敌方领袖符合条件
if-both_leaders = 双方领袖{ TERM($is, number: "pl") }
    .name = 双方领袖都符合条件
if-mp_at_least = 你有至少{ $n }点MP
if-mp_at_most =
    { $n ->
        [0] 你没有MP
       *[other] 你的MP不多于{ $n }点
    }
if-enemy_mp_at_least = 对手有至少{ $n }点MP
if-enemy_mp_at_most =
    { $n ->
        [0] 对手没有MP
       *[other] 对手的MP不多于{ $n }点
    }
if-both_mp_at_least = 双方玩家都有至少{ $n }点MP
if-both_mp_at_most =
    { $n ->
        [0] 双方玩家都没有MP
       *[other] 双方玩家的MP都不多于{ $n }点
    }
if-max_mp_at_least = 你的MP上限不小于{ $n }点
if-max_mp_at_most =
    { $n ->
        [0] 你的MP上限为0
       *[other] 你的MP上限不大于{ $n }点
    }
if-enemy_max_mp_at_least = 对手的MP上限不小于{ $n }点
if-enemy_max_mp_at_most =
    { $n ->
        [0] 对手的MP上限为0
       *[other] 对手的MP上限不大于{ $n }点
    }
if-both_max_mp_at_least = 双方玩家的MP上限都不小于{ $n }点
if-both_max_mp_at_most =
    { $n ->
        [0] 双方玩家的MP上限都为0
       *[other] 双方玩家的MP上限都不大于{ $n }点
    }

## 效果

op-dmg = 对{ TERM($to) }造成{ $val }点伤害
    .name = 伤害
op-heal = 为{ TERM($to) }恢复{ $val }点生命值
    .name = 恢复生命值
op-rearm = 为{ TERM($to) }恢复{ $val }次攻击机会
    .name = 恢复攻击机会
op-cost =
    使{ TERM($to) }的费用{ $sign ->
        [minus] 降低
       *[other] 提高
    }{ $abs }点
    .name = 改变费用
op-buff = { TERM($to) }得{ SIGNED($atk) }/{ SIGNED($hp) }
    .name = 攻击力与生命值
op-attacks = 使{ TERM($to) }每回合可额外攻击{ $val }次
    .name = 额外攻击
op-destroy = 消灭{ TERM($to) }
    .name = 消灭
op-discard = 弃置{ TERM($to) }
    .name = 弃置
# 场上的变成随从，手牌与牌库中的变成某种牌。
op-transform =
    将{ TERM($to) }变形为{ ATTR($card, "made") ->
        [known] { $depth ->
            [2] ‘{ TERM($card) }’
           *[other] “{ TERM($card) }”
        }
       *[other] { ATTR($to, "zone") ->
            [hand] { TERM($card, decl: "card") }
            [deck] { TERM($card, decl: "card") }
            [hand_or_deck] { TERM($card, decl: "card") }
           *[play] { TERM($card) }
        }
    }
    .name = 变形
op-move =
    将{ TERM($to) }{ $dest ->
        [self-hand] 置入你的手牌
        [opponent-hand] 置入对手的手牌
        [owner-hand] { ATTR($to, "zone") ->
            [play] 移回
           *[other] 置入
        }其拥有者的手牌
        [self-field] 置入你的战场
        [opponent-field] 置入对手的战场
        [owner-field] 置入其拥有者的战场
        [self-deck] 洗入你的牌库
        [opponent-deck] 洗入对手的牌库
       *[owner-deck] 洗入其拥有者的牌库
    }
    .name = 移动
op-copy =
    将{ TERM($to) }的复制品{ $dest ->
        [self-hand] 置入你的手牌
        [opponent-hand] 置入对手的手牌
        [both-hand] 置入双方的手牌
        [owner-hand] 置入其拥有者的手牌
        [self-field] 置入你的战场
        [opponent-field] 置入对手的战场
        [both-field] 置入双方的战场
        [owner-field] 置入其拥有者的战场
        [self-deck] 洗入你的牌库
        [opponent-deck] 洗入对手的牌库
        [both-deck] 洗入双方的牌库
       *[owner-deck] 洗入其拥有者的牌库
    }
    .name = 复制
op-become = 使{ TERM($to) }变为{ TERM($word) }
    .name = 改变子类别
op-give = 使{ TERM($to) }获得{ TERM($word) }
    .name = 赋予关键词
op-strip = 移除{ TERM($to) }的所有关键词
    .name = 移除关键词
op-overheat = 使{ TERM($to) }的所有效果过热
    .name = 过热
op-dampen = 使{ TERM($to) }的过热上限降低{ $val }点
    .name = 降低过热上限
op-reset = 重置{ TERM($to) }
    .name = 重置
op-attach =
    使{ TERM($to) }获得{ $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
    .name = 赋予效果
op-draw =
    { $who ->
        [opponent] 对手抽
        [both] 双方玩家各抽
       *[other] 抽
    }{ $val }张牌
    .name = 抽牌
op-mp =
    { $who ->
        [opponent] 对手{ $sign ->
            [minus] 失去
           *[other] 恢复
        }
        [both] 双方玩家各{ $sign ->
            [minus] 失去
           *[other] 恢复
        }
       *[other] { $sign ->
            [minus] 失去
           *[other] 恢复
        }
    }{ $abs }点MP
    .name = MP
op-max_mp =
    { $who ->
        [opponent] 对手的MP上限
        [both] 双方玩家的MP上限
       *[other] 你的MP上限
    }{ $who ->
        [both] 各
       *[other] { "" }
    }{ $sign ->
        [minus] 降低
       *[other] 提高
    }{ $abs }点
    .name = MP上限
n-made =
    { $val }{ ATTR($card, "made") ->
        [known] { $depth ->
            [2] 个‘{ TERM($card) }’
           *[other] 个“{ TERM($card) }”
        }
       *[other] { ATTR($card, "counter") }{ TERM($card) }
    }
n-made-cards =
    { $val }张{ ATTR($card, "made") ->
        [known] { $depth ->
            [2] ‘{ TERM($card) }’
           *[other] “{ TERM($card) }”
        }
       *[other] { TERM($card, decl: "card") }
    }
op-create =
    { $dest ->
        [self-field] 在你的战场上召唤{ n-made }
        [opponent-field] 在对手的战场上召唤{ n-made }
        [both-field] 在双方的战场上各召唤{ n-made }
        [self-hand] 将{ n-made-cards }置入你的手牌
        [opponent-hand] 将{ n-made-cards }置入对手的手牌
        [both-hand] 将{ n-made-cards }置入每位玩家的手牌
        [self-deck] 将{ n-made-cards }洗入你的牌库
        [opponent-deck] 将{ n-made-cards }洗入对手的牌库
       *[other] 将{ n-made-cards }洗入每位玩家的牌库
    }
    .name = 制造牌
op-win =
    { $who ->
        [opponent] 对手赢得此局
        [both] 双方玩家都赢得此局
       *[other] 你赢得此局
    }
    .name = 赢得此局
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] 具有‘{ $effects }’的
           *[other] 具有“{ $effects }”的
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
       *[other] 费用为{ $cost }的
    }随机{ $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }

## 效果的种类

kind-damage = 伤害
kind-restore = 恢复
kind-energy = 费用与MP
kind-cards = 牌
kind-allies = 强化
kind-control = 控制

## 阶段、操作、事件

phase-start = 开始阶段
phase-main = 主要阶段
phase-end = 结束阶段
action-play = 打出
action-attack = 攻击
pick-target = 目标
event-destroyed = 被消灭
event-discarded = 被弃置
routine-discard = 弃置
routine-draw = 抽牌

## 为何不行

refused-full = 战场上已没有空位
refused-weak = 没有攻击力的角色不能攻击
refused-asleep = 该角色刚刚入场
refused-attacked = 该角色本回合已没有攻击机会

## 规则文本中的名称

to-target =
    .name = 所选的牌
to-all =
    .name = 所有符合条件的牌
to-random =
    .name = 随机的牌
where-reachable =
    .name = 可选择的牌

## 牌组

deck-herd = 漫长兽群
deck-kiln = 窑火与余烬
deck-ledger = 苦涩账簿
deck-crossing = 门与镜
deck-vigil = 漫漫守夜
deck-quench = 冷铁

## 生成的牌名：$a 和 $b 是下列词表中的词

gen-name-1 = { $a }{ $b }
gen-name-2 = { $b }之{ $a }
gen-name-3 = { $a }{ $b }
gen-name-4 = { $a }{ $b }
gen-name-5 = { $b }之{ $a }
gen-name-6 = { $b }的{ $a }
gen-name-7 = { $b }之主{ $a }

gen-beast-1 = 猎犬
gen-beast-2 = 雄鹿
gen-beast-3 = 狗獾
gen-beast-4 = 野猪
gen-beast-5 = 水獭
gen-beast-6 = 苍鹭
gen-beast-7 = 山猫
gen-beast-8 = 公羊
gen-beast-9 = 骡子
gen-beast-10 = 耕牛
gen-beast-11 = 野兔
gen-beast-12 = 野狼
gen-beast-13 = 巨熊
gen-beast-14 = 狐狸
gen-beast-15 = 苍鹰
gen-beast-16 = 牛蛙
gen-beast-17 = 松鼠
gen-beast-18 = 山羊
gen-beast-19 = 公牛
gen-beast-20 = 乌鸦
gen-beast-21 = 夜鹰
gen-beast-22 = 毒蛇
gen-beast-23 = 驼鹿
gen-beast-24 = 田鼠
gen-beast-25 = 羚羊
gen-beast-26 = 雪兔
gen-beast-27 = 白鹤
gen-beast-28 = 野牛
gen-beast-29 = 麻雀
gen-beast-30 = 狗鱼
gen-beast-31 = 寒鸦
gen-beast-32 = 豪猪

gen-dragon-1 = 亚龙
gen-dragon-2 = 古龙
gen-dragon-3 = 雏龙
gen-dragon-4 = 蛇龙
gen-dragon-5 = 飞龙
gen-dragon-6 = 火蜥蜴
gen-dragon-7 = 蛇怪
gen-dragon-8 = 幼龙
gen-dragon-9 = 火龙
gen-dragon-10 = 盘龙
gen-dragon-11 = 烬翼龙
gen-dragon-12 = 天龙
gen-dragon-13 = 地龙
gen-dragon-14 = 灰翼龙
gen-dragon-15 = 鳞背龙
gen-dragon-16 = 焰裔龙
gen-dragon-17 = 长尾龙
gen-dragon-18 = 燃颚龙
gen-dragon-19 = 风鳞龙
gen-dragon-20 = 守巢龙
gen-dragon-21 = 囤宝龙
gen-dragon-22 = 龙母
gen-dragon-23 = 日鳞龙
gen-dragon-24 = 衔尾龙
gen-dragon-25 = 掠水龙
gen-dragon-26 = 滑翔龙
gen-dragon-27 = 灼龙
gen-dragon-28 = 闷燃龙
gen-dragon-29 = 破壳龙
gen-dragon-30 = 棘背龙
gen-dragon-31 = 利爪龙
gen-dragon-32 = 旋风龙

gen-demon-1 = 小鬼
gen-demon-2 = 邪魔
gen-demon-3 = 法警
gen-demon-4 = 诱惑者
gen-demon-5 = 吞噬者
gen-demon-6 = 书记官
gen-demon-7 = 低语者
gen-demon-8 = 中间人
gen-demon-9 = 拷问者
gen-demon-10 = 幽影
gen-demon-11 = 瘦魔
gen-demon-12 = 收账人
gen-demon-13 = 冒充者
gen-demon-14 = 啃噬者
gen-demon-15 = 恐魔
gen-demon-16 = 嘲弄者
gen-demon-17 = 落魄鬼
gen-demon-18 = 折磨者
gen-demon-19 = 放贷人
gen-demon-20 = 负债鬼
gen-demon-21 = 欺诈者
gen-demon-22 = 潜伏者
gen-demon-23 = 贪食鬼
gen-demon-24 = 哀号者
gen-demon-25 = 控诉者
gen-demon-26 = 剥皮者
gen-demon-27 = 施咒者
gen-demon-28 = 背叛者
gen-demon-29 = 监工
gen-demon-30 = 狞笑者
gen-demon-31 = 缠魂鬼
gen-demon-32 = 迷魂鬼

gen-leader-1 = 奥尔索利娅
gen-leader-2 = 塔姆辛
gen-leader-3 = 布兰诺赫
gen-leader-4 = 伊丝梅
gen-leader-5 = 科尔文
gen-leader-6 = 梅莉丝
gen-leader-7 = 托布伦
gen-leader-8 = 赫斯帕
gen-leader-9 = 卢多
gen-leader-10 = 温娜
gen-leader-11 = 奥斯里克
gen-leader-12 = 佩特拉
gen-leader-13 = 奎尔
gen-leader-14 = 罗薇娜
gen-leader-15 = 萨宾
gen-leader-16 = 塞萨莉
gen-leader-17 = 乌尔里克
gen-leader-18 = 薇格迪丝
gen-leader-19 = 威斯坦
gen-leader-20 = 赞西
gen-leader-21 = 约里克
gen-leader-22 = 泽尔达
gen-leader-23 = 奥尔德斯
gen-leader-24 = 贝丽特
gen-leader-25 = 科兹莫
gen-leader-26 = 德尔菲娜
gen-leader-27 = 埃达
gen-leader-28 = 法比安
gen-leader-29 = 格蕾塔
gen-leader-30 = 哈康
gen-leader-31 = 伊尔莎
gen-leader-32 = 约伦
gen-leader-33 = 凯斯特
gen-leader-34 = 琳内娅
gen-leader-35 = 马格努斯
gen-leader-36 = 内莉丝
gen-leader-37 = 奥多
gen-leader-38 = 佩佩图阿
gen-leader-39 = 鲁弗斯
gen-leader-40 = 苏妮娃

## 牌名

card-CC-L0001 = 未被书写者
card-CC-L0002 = 长群之主布兰诺赫
card-CC-L0003 = 铸烬者维萨
card-CC-L0004 = 窑炉守护者奥蕾尔
card-CC-L0005 = 记账人莫丹特
card-CC-L0006 = 卢门修女
card-CC-L0007 = 老卡斯特
card-CC-L0008 = 冷面登记官
card-CC-L0009 = 快手伊姆拉
card-CC-M0001 = 刺果幼狐
card-CC-M0002 = 棘背母猪
card-CC-M0003 = 砾石猎犬
card-CC-M0004 = 唤群者
card-CC-M0005 = 草甸巨兽
card-CC-M0006 = 鹿角族母
card-CC-M0007 = 夜行黄鼠狼
card-CC-M0008 = 鬃毛疾行者
card-CC-M0009 = 泥沼之王
card-CC-M0010 = 沉睡幼熊
card-CC-M0011 = 九重殉道者
card-CC-M0012 = 树篱守望者
card-CC-M0013 = 灰烬信使
card-CC-M0014 = 硫磺书记员
card-CC-M0015 = 门边小鬼
card-CC-M0016 = 噬契者
card-CC-M0017 = 观潮飞龙
card-CC-M0018 = 空心法警
card-CC-M0019 = 提灯邪魔
card-CC-M0020 = 深埋的低语
card-CC-M0021 = 讨债人
card-CC-M0022 = 双门脚夫
card-CC-M0023 = 摆渡飞龙
card-CC-M0024 = 镜中牛犊
card-CC-M0025 = 流浪之钟
card-CC-M0026 = 档案古龙
card-CC-M0027 = 换形中间人
card-CC-M0028 = 制图师的幽魂
card-CC-M0029 = 沟渠潜伏者
card-CC-M0030 = 余烬雏龙
card-CC-M0031 = 喷渣龙
card-CC-M0032 = 熔炉龙母
card-CC-M0033 = 煤炭军士
card-CC-M0034 = 玻璃飞龙
card-CC-M0035 = 观烟者
card-CC-M0036 = 引火公爵
card-CC-M0037 = 灼痕记账龙
card-CC-M0038 = 第九熔炉
card-CC-M0039 = 耐心的掘墓人
card-CC-M0040 = 白骨园丁
card-CC-M0041 = 守墓兽
card-CC-M0042 = 圣骨匣公牛
card-CC-M0043 = 烛光圣徒
card-CC-M0044 = 最后一课
card-CC-M0045 = 量表看守
card-CC-M0046 = 淬火工
card-CC-M0047 = 拧阀工
card-CC-M0048 = 红线引擎
card-CC-S0001 = 缓一口气
card-CC-S0002 = 剔除
card-CC-S0003 = 春日躁动
card-CC-S0004 = 血色什一税
card-CC-S0005 = 重整气息
card-CC-S0006 = 兽群狂奔
card-CC-S0007 = 冬眠
card-CC-S0008 = 苦涩账簿
card-CC-S0009 = 压舱石
card-CC-S0010 = 两头点火
card-CC-S0011 = 窑火之雨
card-CC-S0012 = 疾速水银
card-CC-S0013 = 冗长的指令
card-CC-S0014 = 信风
card-CC-S0015 = 不请自来的变形
card-CC-S0016 = 借来的面孔
card-CC-S0017 = 大洗牌
card-CC-S0018 = 假面舞会
card-CC-S0019 = 旧话重提
card-CC-S0020 = 深呼吸
card-CC-S0021 = 熔炉的静默
card-CC-S0022 = 冷铁
card-CC-S0023 = 一张白纸
card-CC-S0024 = 阀门全开
card-CC-S0025 = 无光时刻的仪式
card-CC-S0026 = 密封的信札
card-CC-S0027 = 锈蚀与流言
card-CC-S0028 = 群众说了算
card-CC-S0029 = 判决
card-CC-M0901 = 陶土鸽
card-CC-M0902 = 田野幼犬
card-CC-M0903 = 苏醒的巨熊
card-CC-M0904 = 地窖小鬼
card-CC-M0905 = 肋骨园丁
card-CC-M0906 = 行走的墓碑
card-CC-M0907 = 霉斑牛犊
card-CC-M0908 = 烬火飞蛾
card-CC-M0909 = 铁羔羊
card-CC-M0910 = 纸龙
card-CC-M0911 = 未写完的一页
card-CC-S0901 = 借来的悲伤
card-CC-S0902 = 密封的信
card-CC-S0903 = 小小的贿赂
