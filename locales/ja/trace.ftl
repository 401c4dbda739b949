## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = 自分
player-opponent = 相手
card-unknown = 不明なカード

trace-fixed = 開始時に決定
trace-row = { $n }行目：{ $op }
trace-row-value = { $n }行目：{ $op } { $val }
trace-again = もう一度発動する
row-kind-base = 基本
row-kind-replace = 置換
row-kind-bonus = 追加

# States of a row
trace-applied = 適用
trace-skipped = スキップ
trace-undone = { $n }行目により取り消し
trace-cancelled = 無効
trace-without-effect = 効果なし

# Why
trace-true = 成立
trace-false = 不成立
trace-reads = { $what }は{ $value }
trace-reads-of = { $who }の{ $what }は{ $value }
trace-of = { $who }の{ $what }
trace-condition = { $if }
trace-item = { $what }：{ $is }
trace-book = 巻
trace-value = 値
trace-why-no-target = 選べる対象がない
trace-why-empty = { $zone }が空
trace-why-full = { $zone }がいっぱい
trace-why-nothing = 変化するものがない
trace-why-nothing-to-cancel = 無効にするカードがない

# How a value came about
trace-part-base = 記載値は{ $n }
trace-part-result = 結果は{ $n }

# Changes
trace-change = { $who }、{ $what }：{ $before } → { $after }
trace-change-card = { $card }、{ $what }：{ $before } → { $after }
trace-moved = { $card }：{ $from } → { $to }
trace-undo = { $n }行目の取り消し
trace-destroyed = { $card }が破壊される
trace-death = { $card }が破壊された
trace-trap = { $card }が発動：{ $trigger }
trace-retrigger = { $card }がもう一度発動する
trace-attack = 攻撃：{ $card } → { $target }、{ $n }ダメージ
trace-chosen = { $card }が選ばれる
trace-lethal = { $who }の敗北となる
trace-nothing-happened = 何も起こらない

# 拒否の理由
refused-over = 対戦は終了しています
refused-no-card = ここにカードはありません
refused-unplayable = このカードはプレイできません
refused-arrived = この盟友はこのターンに出たため、攻撃できるのは次のターンからです
refused-attacked = この盟友はこのターンすでに攻撃しました
refused-no-target = ここに相手の盟友はいません

# ほかのプログラムが進める対戦
match-won = ゲーム終了：{ $winner }の勝利。
match-drawn = ゲーム終了：引き分け。
refused-no-match = 対戦が始まっていません
refused-no-player = そのプレイヤーはいません：{ $what }
refused-not-your-turn = 相手のターンです
refused-not-now = このフェイズではできません
refused-no-ability = このカードにその能力はありません
refused-used = すでに使用されています
refused-unpaid = コストを支払えません
refused-bad-target = これは選べません：{ $what }
refused-players = 対戦にはIDの異なる2人のプレイヤーが必要です
refused-unknown-card = そのカードはありません：{ $what }
refused-unknown-resource = そのリソースはありません：{ $what }
refused-too-many-cards = 対戦に入る枚数を超えています：{ $what }
refused-amount = 範囲外です：{ $what }
refused-bad-request = リクエストを読み取れません：{ $what }
refused-no-call = その呼び出しはありません：{ $what }
refused-nothing-to-undo = 取り消すものがありません
