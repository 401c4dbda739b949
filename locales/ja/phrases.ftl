## 名詞句。$n は枚数、$noun は名詞、$adj $with $place $after はその前の語。名詞の .counter は助数詞。

noun-card = カード
    .counter = 枚
np-n = { $n }
np-head = { TERM($after) }{ TERM($place) }{ TERM($with) }{ TERM($adj) }{ TERM($noun) }
np-choose = { np-head }{ np-n }{ ATTR($noun, "counter") }
np-target = { np-choose }
np-up-to = { np-head }{ np-n }{ ATTR($noun, "counter") }まで
np-all = { np-head }すべて
np-random = { np-head }からランダムに選んだ{ np-n }{ ATTR($noun, "counter") }
np-most = { np-head }のうち{ TERM($stat) }が最も高い1{ ATTR($noun, "counter") }
np-least = { np-head }のうち{ TERM($stat) }が最も低い1{ ATTR($noun, "counter") }
np-this = このカード
np-same = そのカード
np-host = それを付けたカード
np-some = { np-head }
np-event =
    { $other ->
        [yes] ほかの
       *[no] { "" }
    }{ np-head }
np-paid = { np-head }{ np-n }{ ATTR($noun, "counter") }
np-at-least =
    { np-head }が{ $n ->
        [1] { "" }
       *[other] { np-n }{ ATTR($noun, "counter") }以上
    }
np-at-most = { np-head }が{ np-n }{ ATTR($noun, "counter") }以下
np-exactly = { np-head }がちょうど{ np-n }{ ATTR($noun, "counter") }
np-none = { np-head }が
np-against = { np-head }
np-player-self = あなた
np-player-opponent = 相手
np-player-any = プレイヤー1人
np-with = { $list }の
np-that = { $is }
np-is =
    { TERM($what) }{ $follows ->
        [yes] { "" }
       *[no] である
    }
np-is-not = { TERM($what) }でない
np-is-a =
    { TERM($what) }{ $follows ->
        [yes] { "" }
       *[no] である
    }
np-is-not-a = { TERM($what) }でない
np-has = { TERM($what) }である
np-has-not = { TERM($what) }でない
np-is-and = { $a }、かつ{ $b }
np-is-or = { $a }か、{ $b }
np-is-or-middle = { $a }か、{ $b }
np-is-middle = { $a }、{ $b }
where-other = ほかの
    .order = 5
    .is = このカードでない

## 能力の文

row = { $text }。
row-quoted = { $text }。
row-inside = { $text }
    .quoted = { $text }
frame-as = 【{ $as }】{ $text }
frame-label = { $on }：{ $text }
frame-on = { $on }、{ $text }
frame-once = { $once }、{ $text }
frame-on-once = { $once }、{ $on }、{ $text }
frame-may = 次を行ってもよい：{ $text }
frame-did = そうしたなら、{ $text }
frame-did-if = そうしたうえで{ $if }なら、{ $text }
frame-cost = { $cost }：{ $text }
frame-may-cost = 次を支払ってもよい：{ $cost }。そうしたなら、{ $text }
frame-if = { $if }なら、{ $text }
frame-for = { $for }、{ $text }
head-way = { TERM($word) }
once-turn = 各ターンに1回
once-match = 各ゲームに1回
cost-and = { $a }、{ $b }
np-and = { $a }かつ{ $b }
cond-or = { $a }か、{ $b }
cond-or-middle = { $a }か、{ $b }
cond-not = 「{ $a }」でない
seq-words = { $a }{ $b }
made-written = { TERM($type) }
made-random = ランダムな{ TERM($type) }
read-numbers = 一|二|三|四|五|六|七|八|九|十|十一|十二
