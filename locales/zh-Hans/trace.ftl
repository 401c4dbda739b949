## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = 你
player-opponent = 对手
card-unknown = 未知卡牌

trace-fixed = 开始时确定
trace-row = 第{ $n }行：{ $op }
trace-row-value = 第{ $n }行：{ $op } { $val }
trace-again = 再结算一次
row-kind-base = 基础
row-kind-replace = 替换
row-kind-bonus = 额外

# States of a row
trace-applied = 已生效
trace-skipped = 已跳过
trace-undone = 被第{ $n }行撤销
trace-cancelled = 已无效
trace-without-effect = 没有效果

# Why
trace-true = 成立
trace-false = 不成立
trace-reads = { $what }为{ $value }
trace-reads-of = { $who }，{ $what }为{ $value }
trace-of = { $who }，{ $what }
trace-condition = { $if }
trace-item = { $what }：{ $is }
trace-book = 卷
trace-value = 数值
trace-why-no-target = 没有可选择的目标
trace-why-empty = { $zone }为空
trace-why-full = { $zone }已满
trace-why-nothing = 没有任何变化
trace-why-nothing-to-cancel = 没有可无效的牌

# How a value came about
trace-part-base = 牌面数值为{ $n }
trace-part-result = 结果为{ $n }

# Changes
trace-change = { $who }，{ $what }：{ $before } → { $after }
trace-change-card = { $card }，{ $what }：{ $before } → { $after }
trace-moved = { $card }：{ $from } → { $to }
trace-undo = 撤销第{ $n }行
trace-destroyed = { $card }被消灭
trace-death = { $card }已被消灭
trace-trap = { $card }被触发：{ $trigger }
trace-retrigger = { $card }再结算一次
trace-attack = 攻击：{ $card } → { $target }，{ $n }点伤害
trace-chosen = 选择了{ $card }
trace-lethal = { $who }将会落败
trace-nothing-happened = 什么也没有发生

# 拒绝的原因
refused-over = 对局已结束
refused-no-card = 这里没有牌
refused-unplayable = 这张牌不能打出
refused-arrived = 这名盟友本回合才入场，下回合起才能攻击
refused-attacked = 这名盟友本回合已经攻击过
refused-no-target = 这里没有对手的盟友

# 由其他程序控制的对局
match-won = 游戏结束：{ $winner }获胜。
match-drawn = 游戏结束：平局。
refused-no-match = 尚未开始对局
refused-no-player = 没有该玩家：{ $what }
refused-not-your-turn = 现在是对方的回合
refused-not-now = 本阶段不能这样做
refused-no-ability = 该牌没有这个能力
refused-used = 已经使用过了
refused-unpaid = 无法支付费用
refused-bad-target = 不能选择：{ $what }
refused-players = 对局需要两名标识不同的玩家
refused-unknown-card = 没有这张牌：{ $what }
refused-unknown-resource = 没有这种资源：{ $what }
refused-too-many-cards = 牌数超出对局容量：{ $what }
refused-amount = 超出范围：{ $what }
refused-bad-request = 无法读取请求：{ $what }
refused-no-call = 没有这个调用：{ $what }
refused-nothing-to-undo = 没有可撤销的操作
