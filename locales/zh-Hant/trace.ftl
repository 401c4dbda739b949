## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = 你
player-opponent = 對手
card-unknown = 未知卡牌

trace-fixed = 開始時決定
trace-row = 第{ $n }列：{ $op }
trace-row-value = 第{ $n }列：{ $op } { $val }
trace-again = 再結算一次
row-kind-base = 基礎
row-kind-replace = 替換
row-kind-bonus = 額外

# States of a row
trace-applied = 已生效
trace-skipped = 已略過
trace-undone = 被第{ $n }列取消
trace-cancelled = 已無效
trace-without-effect = 沒有效果

# Why
trace-true = 成立
trace-false = 不成立
trace-reads = { $what }為{ $value }
trace-reads-of = { $who }，{ $what }為{ $value }
trace-of = { $who }，{ $what }
trace-condition = { $if }
trace-item = { $what }：{ $is }
trace-book = 卷
trace-value = 數值
trace-why-no-target = 沒有可選擇的目標
trace-why-empty = { $zone }為空
trace-why-full = { $zone }已滿
trace-why-nothing = 沒有任何變化
trace-why-nothing-to-cancel = 沒有可無效的牌

# How a value came about
trace-part-base = 牌面數值為{ $n }
trace-part-result = 結果為{ $n }

# Changes
trace-change = { $who }，{ $what }：{ $before } → { $after }
trace-change-card = { $card }，{ $what }：{ $before } → { $after }
trace-moved = { $card }：{ $from } → { $to }
trace-undo = 取消第{ $n }列
trace-destroyed = { $card }被消滅
trace-death = { $card }已被消滅
trace-trap = { $card }被觸發：{ $trigger }
trace-retrigger = { $card }再結算一次
trace-attack = 攻擊：{ $card } → { $target }，{ $n }點傷害
trace-chosen = 選擇了{ $card }
trace-lethal = { $who }將會落敗
trace-nothing-happened = 沒有發生任何事

# 拒絕的原因
refused-over = 對局已結束
refused-no-card = 這裡沒有牌
refused-unplayable = 這張牌不能打出
refused-arrived = 這名盟友本回合才入場，下回合起才能攻擊
refused-attacked = 這名盟友本回合已經攻擊過
refused-no-target = 這裡沒有對手的盟友

# 由其他程式控制的對局
match-won = 遊戲結束：{ $winner }獲勝。
match-drawn = 遊戲結束：平手。
refused-no-match = 尚未開始對局
refused-no-player = 沒有該玩家：{ $what }
refused-not-your-turn = 現在是對方的回合
refused-not-now = 本階段不能這樣做
refused-no-ability = 該牌沒有這個能力
refused-used = 已經使用過了
refused-unpaid = 無法支付費用
refused-bad-target = 不能選擇：{ $what }
refused-players = 對局需要兩名識別碼不同的玩家
refused-unknown-card = 沒有這張牌：{ $what }
refused-unknown-resource = 沒有這種資源：{ $what }
refused-too-many-cards = 牌數超出對局容量：{ $what }
refused-amount = 超出範圍：{ $what }
refused-bad-request = 無法讀取請求：{ $what }
refused-no-call = 沒有這個呼叫：{ $what }
refused-nothing-to-undo = 沒有可復原的操作
