type-creature = 生物
    .counter = 张
type-trick = 戏法
    .counter = 张
number-power = 力量
noun-hand = 牌
    .counter = 张
noun-pile = 牌
    .counter = 张
in-field-any = { "" }
in-hand-self = 你手中的
in-pile-self = 你弃牌堆中的
where-tired = 疲惫的
    .order = 20
    .is = 疲惫
    .is-not = 未疲惫
    .false = 未疲惫的
where-cost_at_most = 费用不大于{ $n }
    .as = with
where-has = 具有{ TERM($word) }
    .as = with
    .is = 具有{ TERM($word) }
    .is-not = 不具有{ TERM($word) }
where-name = 名为“{ $card }”的
    .as = after
    .false = “{ $card }”以外的
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] 这些生物
       *[sg] 该生物
    }
if-foe_controls = 
    对手{ ATTR($cards, "pick") ->
        [none] 没有
       *[other] 有
    }{ TERM($cards) }
op-recall = 将{ TERM($to) }移回其拥有者手中
op-tire = 使{ TERM($to) }疲惫
op-take = 将{ TERM($to) }加入手牌
op-drop = 弃置{ TERM($to) }
op-lend =
    { TERM($to) }获得{ $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
op-call = 将{ $val }张“{ TERM($card) }”的复制品加入手牌
cost-drop = 从手中弃置{ TERM($cards) }
op-scorch = 对{ TERM($to) }造成{ $val }点伤害
