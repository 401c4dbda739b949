type-creature = 生物
    .counter = 張
type-trick = 戲法
    .counter = 張
number-power = 力量
noun-hand = 牌
    .counter = 張
noun-pile = 牌
    .counter = 張
in-field-any = { "" }
in-hand-self = 你手中的
in-pile-self = 你棄牌堆中的
where-tired = 疲憊的
    .order = 20
    .is = 疲憊
    .is-not = 未疲憊
    .false = 未疲憊的
where-cost_at_most = 費用不大於{ $n }
    .as = with
where-has = 具有{ TERM($word) }
    .as = with
    .is = 具有{ TERM($word) }
    .is-not = 不具有{ TERM($word) }
where-name = 名為「{ $card }」的
    .as = after
    .false = 「{ $card }」以外的
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] 這些生物
       *[sg] 該生物
    }
if-foe_controls = 
    對手{ ATTR($cards, "pick") ->
        [none] 沒有
       *[other] 有
    }{ TERM($cards) }
op-recall = 將{ TERM($to) }移回其擁有者手中
op-tire = 使{ TERM($to) }疲憊
op-take = 將{ TERM($to) }加入手牌
op-drop = 棄置{ TERM($to) }
op-lend =
    { TERM($to) }獲得{ $depth ->
        [2] 『{ $effects }』
       *[other] 「{ $effects }」
    }
op-call = 將{ $val }張「{ TERM($card) }」的複製品加入手牌
cost-drop = 從手中棄置{ TERM($cards) }
op-scorch = 對{ TERM($to) }造成{ $val }點傷害
