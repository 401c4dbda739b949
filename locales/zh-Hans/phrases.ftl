## 名词短语。$n 是数量，名词的 .counter 是量词，修饰语都在名词之前。

noun-card = 牌
    .counter = 张
np-n = { $n }
np-head = { TERM($after) }{ TERM($with) }{ TERM($adj) }{ TERM($noun) }
np-choose = { TERM($place) }{ np-n }{ ATTR($noun, "counter") }{ np-head }
np-target = { np-choose }
np-up-to = { TERM($place) }至多{ np-n }{ ATTR($noun, "counter") }{ np-head }
np-all = { TERM($place) }所有{ np-head }
np-random = { TERM($place) }随机{ np-n }{ ATTR($noun, "counter") }{ np-head }
np-most = { TERM($place) }{ np-head }中{ TERM($stat) }最高的1{ ATTR($noun, "counter") }
np-least = { TERM($place) }{ np-head }中{ TERM($stat) }最低的1{ ATTR($noun, "counter") }
np-this = 此牌
np-same = 该牌
np-host = 其承载者
np-some = 1{ ATTR($noun, "counter") }{ np-head }
np-event =
    { $other ->
        [yes] 另一
       *[no] 1
    }{ ATTR($noun, "counter") }{ TERM($after) }{ TERM($with) }{ TERM($adj) }{ TERM($noun) }
np-paid = { np-n }{ ATTR($noun, "counter") }{ np-head }
np-at-least =
    { $n ->
        [1] { np-head }
       *[other]至少{ np-n }{ ATTR($noun, "counter") }{ np-head }
    }
np-at-most = 至多{ np-n }{ ATTR($noun, "counter") }{ np-head }
np-exactly = 恰好{ np-n }{ ATTR($noun, "counter") }{ np-head }
np-none = { np-head }
np-against = { np-head }
np-player-self = 你
np-player-opponent = 对手
np-player-any = 一名玩家
np-with = { $list }的
np-that = { $is }的
np-is = 为{ TERM($what) }
np-is-not = 不为{ TERM($what) }
np-is-a = 是{ TERM($what) }
np-is-not-a = 不是{ TERM($what) }
np-has = { TERM($what) }
np-has-not = 没有{ TERM($what) }
np-is-and = { $a }且{ $b }
np-is-or = { $a }或{ $b }
np-is-or-middle = { $a }、{ $b }
np-is-middle = { $a }、{ $b }
where-other = 其他
    .order = 5
    .is = 不是此牌
row = { $text }。
row-quoted = { $text }
row-inside = { $text }。
    .quoted = { $text }
frame-as = 【{ $as }】{ $text }
frame-label = { $on }：{ $text }
frame-on = { $on }，{ $text }
frame-once = { $once }，{ $text }
frame-on-once = { $once }，{ $on }，{ $text }
frame-may = 你可以{ $text }
frame-did = 若如此做，{ $text }
frame-did-if = 若如此做且{ $if }，则{ $text }
frame-cost = { $cost }：{ $text }
frame-may-cost = 你可以支付以下费用：{ $cost }。若如此做，{ $text }
frame-if = 若{ $if }，则{ $text }
frame-for = { $text }，{ $for }
head-way = { TERM($word) }
once-turn = 每回合一次
once-match = 每局一次
cost-and = { $a }，{ $b }
np-and = { $a }且{ $b }
cond-or = { $a }或{ $b }
cond-or-middle = { $a }、{ $b }
cond-not = 并非{ $a }
seq-words = { $a }{ $b }
made-written = { TERM($type) }
made-random = 随机的{ TERM($type) }
read-numbers = 一|两/二|三|四|五|六|七|八|九|十|十一|十二
