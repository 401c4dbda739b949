## 游戏

game-name = 精华之冠：碎片战争
game-about = 两位神祇，一局定胜负：用碎片支付卡牌的费用，让化身攻击对手的神祇；精华降至0者落败。

## 牌的类别，.counter 是量词

type-deity = 神祇
    .counter = 位
type-avatar = 化身
    .counter = 个
type-spell = 法术
    .counter = 张
type-relic = 圣物
    .counter = 件
type-shard = 碎片
    .counter = 张
type-domain = 领域
    .counter = 张
type-essence = 精华
    .counter = 张
type-rite = 仪式
    .counter = 张

## 牌上的数字

number-cost = 费用
number-power = 力量
number-toughness = 防御力
number-essence = 精华

## 牌上的词语

set-aspects = 属性
set-domain = 领域
set-rarity = 稀有度
word-glow = 辉光
word-gray = 灰
word-void = 虚空
word-beast = 野兽
word-second_sun = 第二太阳
word-nullgrid = 零网
word-new_earth = 新大地
word-common = 普通
word-adept = 精通
word-mythic = 神话

## 玩家和牌所拥有的

counter-essence_max = 精华上限
counter-essence = 精华
counter-shards = 碎片
counter-kl = KL
state-tapped = 横置
state-damage = 伤害

## 区域

zone-deck = 牌库
zone-hand = 手牌
zone-new_earth = 新大地
zone-graveyard = 坟场
zone-exile = 放逐区
zone-deity = 神祇
zone-board = 神祇与新大地
noun-new_earth = 牌
    .counter = 张
    .where = new_earth
in-new_earth-self = 你的
in-new_earth-opponent = 对手的

## 持续多久

for-this_turn = 直到回合结束
    .name = 直到回合结束
for-while_in_play =
    .name = 只要此牌在场

## 何时发生

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] 打出时
    }
    .as = label
    .name = 打出时
on-on_attack = 攻击时
    .as = label
    .name = 攻击时
on-start_turn = 回合开始
    .as = label
    .name = 你的回合开始时
on-end_turn = 回合结束
    .as = label
    .name = 你的回合结束时
on-activate = 主要阶段
    .as = label
    .name = 在你的主要阶段
frame-label-once = { $on }，{ $once }：{ $text }
frame-label-cost = { $on }——{ $cost }：{ $text }
frame-label-once-cost = { $on }——{ $cost }，{ $once }：{ $text }
frame-label-may-cost = { $on }——{ $cost }：{ $text }
frame-label-once-may-cost = { $on }——{ $cost }，{ $once }：{ $text }
once-turn = 每回合一次
once-match = 每局一次

## 费用

cost-shards = { $n }枚碎片
    .name = 碎片
cost-kl = { $n }点KL
    .name = KL
cost-essence = { $n }点精华
    .name = 精华
cost-discard = 弃置{ $n }张手牌
    .name = 弃置手牌
cost-tap = 横置
    .name = 横置此牌

## 对象

to-own_deity = 你的神祇
    .name = 你的神祇
to-enemy_deity = 对手的神祇
    .name = 对手的神祇
to-target_deity = 所选的1位神祇
    .name = 所选的1位神祇
to-both_deities = 双方神祇
    .name = 双方神祇
to-this = 此牌
    .name = 此牌
to-own_avatar =
    .name = 你的1个化身
to-enemy_avatar =
    .name = 对手的1个化身
to-any_avatar =
    .name = 1个化身
to-own_avatars =
    .name = 你的所有化身
to-other_own_avatars = 你的所有其他{ np-head }
    .name = 你的所有其他化身
to-enemy_avatars =
    .name = 对手的所有化身
to-random_enemy_avatar =
    .name = 对手的随机1个化身
to-any_card =
    { ATTR($noun, "where") ->
        [new_earth] 新大地上的
       *[other] { "" }
    }{ np-n }{ ATTR($noun, "counter") }{ np-head }
    .name = 新大地上的1张牌

## 哪些牌

where-type = { TERM($word) }
    .as = noun
    .name = 类别为{ $word }
where-aspect = “{ TERM($word) }”
    .order = 60
    .name = 属性为{ $word }
where-domain = 属于“{ TERM($word) }”的
    .as = after
    .is = 属于“{ TERM($word) }”
    .is-not = 不属于“{ TERM($word) }”
    .name = 领域为{ $word }
where-tapped = 已横置的
    .order = 50
    .false = 未横置的
    .is = 已横置
    .is-not = 未横置
    .name = 已横置
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
where-toughness_at_most = 防御力不大于{ $n }
    .as = with
    .is = 防御力不大于{ $n }
    .is-not = 防御力大于{ $n }
    .name = 防御力不大于{ $n }

## 条件

if-essence_at_most = 你的神祇的精华不多于{ $n }点
    .name = 你的神祇的精华不多于{ $n }点
if-enemy_essence_at_most = 对手神祇的精华不多于{ $n }点
    .name = 对手神祇的精华不多于{ $n }点
if-hand_at_most = 你的手牌不多于{ $n }张
    .name = 你的手牌不多于{ $n }张
if-graveyard_at_least = 你的坟场中有至少{ $n }张牌
    .name = 你的坟场中有至少{ $n }张牌
if-ctrl_avatars = 你有至少{ $n }个化身
    .name = 你有至少{ $n }个化身
if-ctrl_aspect = 你场上有“{ TERM($word) }”牌
    .name = 你场上有某属性的牌
if-ctrl_domain = 你场上有属于“{ TERM($word) }”的牌
    .name = 你场上有某领域的牌
if-enemy_no_avatars = 对手没有化身
    .name = 对手没有化身
if-kl_at_least = 你有至少{ $n }点KL
    .name = 你有至少{ $n }点KL
if-shards_at_least = 你有至少{ $n }枚碎片
    .name = 你有至少{ $n }枚碎片
if-turn_at_least = 已到第{ $n }轮或之后
    .name = 已到第{ $n }轮或之后

## 效果。.replace 取代前一个效果，.bonus 在其之外。

op-essence_damage = 对{ TERM($to) }造成{ $val }点精华伤害
    .replace = 对{ TERM($to) }改为造成{ $val }点精华伤害
    .bonus = 对{ TERM($to) }额外造成{ $val }点精华伤害
    .name = 精华伤害
op-essence_heal = { TERM($to) }获得{ $val }点精华
    .replace = { TERM($to) }改为获得{ $val }点精华
    .bonus = { TERM($to) }额外获得{ $val }点精华
    .name = 精华
op-essence_max = { TERM($to) }的精华上限提高{ $val }点
    .replace = { TERM($to) }的精华上限改为提高{ $val }点
    .bonus = { TERM($to) }的精华上限额外提高{ $val }点
    .name = 精华上限
op-draw = 抽{ $val }张牌
    .replace = 改为抽{ $val }张牌
    .bonus = 额外抽{ $val }张牌
    .name = 抽牌
op-gain_shards = 获得{ $val }枚碎片
    .replace = 改为获得{ $val }枚碎片
    .bonus = 额外获得{ $val }枚碎片
    .name = 获得碎片
op-lose_shards = 对手失去{ $val }枚碎片
    .replace = 对手改为失去{ $val }枚碎片
    .bonus = 对手额外失去{ $val }枚碎片
    .name = 失去碎片
op-gain_kl = 获得{ $val }点KL
    .replace = 改为获得{ $val }点KL
    .bonus = 额外获得{ $val }点KL
    .name = 获得KL
op-lose_kl = 对手失去{ $val }点KL
    .replace = 对手改为失去{ $val }点KL
    .bonus = 对手额外失去{ $val }点KL
    .name = 失去KL
op-buff = { TERM($to) }得{ SIGNED($power) }/{ SIGNED($toughness) }
    .replace = { TERM($to) }改为得{ SIGNED($power) }/{ SIGNED($toughness) }
    .bonus = { TERM($to) }额外得{ SIGNED($power) }/{ SIGNED($toughness) }
    .name = 力量与防御力
op-hurt = 对{ TERM($to) }造成{ $val }点伤害
    .replace = 对{ TERM($to) }改为造成{ $val }点伤害
    .bonus = 对{ TERM($to) }额外造成{ $val }点伤害
    .name = 伤害
op-destroy = 消灭{ TERM($to) }
    .replace = 改为消灭{ TERM($to) }
    .bonus = 还会消灭{ TERM($to) }
    .name = 消灭
op-exile = 放逐{ TERM($to) }
    .replace = 改为放逐{ TERM($to) }
    .bonus = 还会放逐{ TERM($to) }
    .name = 放逐
op-return = 将{ TERM($to) }移回其拥有者的手牌
    .replace = 改为将{ TERM($to) }移回其拥有者的手牌
    .bonus = 还会将{ TERM($to) }移回其拥有者的手牌
    .name = 移回手牌
op-recover = 将你坟场中的{ $val }张牌移回手牌
    .replace = 改为将你坟场中的{ $val }张牌移回手牌
    .bonus = 额外将你坟场中的{ $val }张牌移回手牌
    .name = 从坟场移回
op-discard = 对手随机弃置{ $val }张牌
    .replace = 对手改为随机弃置{ $val }张牌
    .bonus = 对手额外随机弃置{ $val }张牌
    .name = 弃牌
op-mill = 对手将其牌库顶的{ $val }张牌置入其坟场
    .replace = 对手改为将其牌库顶的{ $val }张牌置入其坟场
    .bonus = 对手额外将其牌库顶的{ $val }张牌置入其坟场
    .name = 从牌库到坟场
op-tap = 横置{ TERM($to) }
    .replace = 改为横置{ TERM($to) }
    .bonus = 还会横置{ TERM($to) }
    .name = 横置
op-untap = 重置{ TERM($to) }
    .replace = 改为重置{ TERM($to) }
    .bonus = 还会重置{ TERM($to) }
    .name = 重置
op-create = 将{ $val }张“{ TERM($card) }”的复制品加入手牌
    .replace = 改为将{ $val }张“{ TERM($card) }”的复制品加入手牌
    .bonus = 额外将{ $val }张“{ TERM($card) }”的复制品加入手牌
    .name = 加入复制品
op-defeat =
    { ATTR($to, "who") ->
        [opponent] 你赢得此局
       *[other] 你输掉此局
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] 改为你赢得此局
           *[other] 改为你输掉此局
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] 同时你赢得此局
           *[other] 同时你输掉此局
        }
    .name = 胜负
op-say =
    .name = 故事的话语

## 效果的种类

kind-damage = 伤害
kind-restore = 精华
kind-cards = 牌
kind-energy = 碎片与KL
kind-allies = 化身
kind-control = 控制

## 阶段、操作、事件

phase-start = 开始阶段
phase-main = 主要阶段
phase-attack = 攻击阶段
phase-end = 结束阶段
phase-clean_up = 清理
action-play = 打出
action-activate = 起动能力
action-attack = 攻击
event-turn_begins = 回合开始
event-turn_ends = 回合结束
event-attack = 攻击

## 为何不行

refused-not-playable = 神祇不能打出
refused-not-an-avatar = 只有化身可以攻击
refused-tapped = 此牌已横置
refused-not-a-deity = 这张牌不能统领牌组：{ $what }
refused-deity-in-deck = 神祇统领牌组，不在牌表中：{ $what }

## 牌组

deck-morning = 晨之宫廷
deck-lattice = 寂静格网

## 牌名

card-EC-001 = 迟晓的伊索尔德
    .flavour = 他们夺走她一个黎明，她又造了一个。
card-EC-002 = 隐忍之零
    .flavour = 它从不着急。万物终归于零。
card-EC-003 = 清晨残片
    .flavour = 它还温热。明天依然温热。
card-EC-004 = 杂波残片
    .flavour = 放到耳边：它在听你。
card-EC-005 = 缓光之杯
    .flavour = 若等得起，就用一年来喝。
card-EC-006 = 无光小瓶
    .flavour = 一滴下去，灯便忘了自己为何而亮。
card-EC-007 = 提灯见习
    .flavour = 她叫得出每盏灯的名字。
card-EC-008 = 灰烬哨卫
    .flavour = 没人告诉他，城门早已不在。
card-EC-009 = 逐晓者
    .flavour = 他跑在光的前面，再停下来等它。
card-EC-010 = 二连击之鹭
    .flavour = 第一击给鱼。第二击给你。
card-EC-011 = 第二之光唱诗班
    .flavour = 他们唱一个音，余下的由清晨去找。
card-EC-012 = 白衣元帅
    .flavour = 她的军装历经四十场战役，依旧洁白。
card-EC-013 = 灰袍仲裁者
    .flavour = 双方都说他不公。双方都付了他钱。
card-EC-014 = 践诺巨像
    .flavour = 每有一个诺言兑现，它便迈出一步。
card-EC-015 = 第一道光
    .flavour = 眼睛尚未诞生，它已离开太阳。
card-EC-016 = 共享的子午线
    .flavour = 线所经之处，正午不归任何一方。
card-EC-017 = 解读地平线
    .flavour = 明天就写在那里，字很小。
card-EC-018 = 衡量争端
    .flavour = 分量更重的论点只好离场。
card-EC-019 = 正午裁决
    .flavour = 正午时分，谁也没有可藏身的影子。
card-EC-020 = 唤回失落的时辰
    .flavour = 它不过是躲在别的时辰后面。
card-EC-021 = 子午透镜
    .flavour = 透过它，能从另一面看见正午。
card-EC-022 = 双阶之钟
    .flavour = 下一声，上一声，从不独鸣。
card-EC-023 = 迟阳梯台
    .flavour = 这里的葡萄一年熟两回。
card-EC-024 = 无灯交易所
    .flavour = 这里买卖的，是你明天才会想念的东西。
card-EC-025 = 摊掌仪式
    .flavour = 给出去的，便不会失手。
card-EC-026 = 减法仪式
    .flavour = 从自己算起，再减去一。
card-EC-027 = 余烬幼犬
    .flavour = 凡是还亮着的，它都咬。
card-EC-028 = 格网爬行者
    .flavour = 它听嗡鸣就认得每一根线。
card-EC-029 = 空心审计官
    .flavour = 他一无所获，并把它带走了。
card-EC-030 = 啃噬的算术
    .flavour = 它只吃余数，而余数总是有的。
card-EC-031 = 杂波猎犬
    .flavour = 生于两个电台之间的噪声。
card-EC-032 = 第九缺位
    .flavour = 在它之前有八个。没人记得。
card-EC-033 = 短路
    .flavour = 最短的路未必最安全。
card-EC-034 = 轮流停电
    .flavour = 一区接一区，城市学会了低语。
card-EC-035 = 零和
    .flavour = 他们握了手，双双变穷。
card-EC-036 = 超频
    .flavour = 为百年而造，或为一个好夜晚。
card-EC-037 = 追讨欠债
    .flavour = 本金不多。利息是你。
card-EC-038 = 拆解偶像
    .flavour = 一百年的祈祷，一把螺丝刀就拆了。
card-EC-039 = 喧嚣犬舍
    .flavour = 喂它们寂静，它们会吠着再要。
card-EC-040 = 末次清算之冠
    .flavour = 最后戴上它的人，已无可清点。

## 对局结束的原因

end-essence = { $loser }的神祇精华降至0。
end-held_out = { $winner }坚守到了最后。

## 章节

chapter-ch1_second_morning = 第二个早晨
ch1-opening = 第二轮太阳越过山脊。在它升到天顶之前，王庭必须坚守。
ch1-hound = 杂音之中，有什么在吠叫。
ch1-near = “还不是时候。”伊索尔德说道，光芒随之回应。
