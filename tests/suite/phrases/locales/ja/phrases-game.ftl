type-creature = クリーチャー
    .counter = 枚
type-trick = トリック
    .counter = 枚
number-power = パワー
noun-hand = カード
    .counter = 枚
noun-pile = カード
    .counter = 枚
in-field-any = { "" }
in-hand-self = あなたの手札の
in-pile-self = あなたの捨て札の
where-tired = 疲労状態の
    .order = 20
    .is = 疲労状態である
    .is-not = 疲労状態でない
    .false = 疲労していない
where-cost_at_most = コスト{ $n }以下
    .as = with
where-has = { TERM($word) }持ち
    .as = with
where-name = 「{ $card }」という名の
    .as = after
    .false = 「{ $card }」以外
    .false-as = with
where-type = { TERM($word) }
    .as = noun
np-same = そのクリーチャー
if-foe_controls =
    相手{ ATTR($cards, "pick") ->
        [at-most] の
       *[other] に
    }{ TERM($cards) }{ ATTR($cards, "pick") ->
        [none] いない
        [at-most] { "" }
       *[other] いる
    }
    .link =
        相手{ ATTR($cards, "pick") ->
            [at-most] の
           *[other] に
        }{ TERM($cards) }{ ATTR($cards, "pick") ->
            [none] おらず
            [at-most] で
           *[other] いて
        }
op-recall = { TERM($to) }を持ち主の手札に戻す
op-tire = { TERM($to) }を疲労させる
op-take = { TERM($to) }を手札に加える
op-drop = { TERM($to) }を捨てる
op-lend =
    { TERM($to) }は{ $depth ->
        [2] 『{ $effects }』
       *[other] 「{ $effects }」
    }を得る
op-call = 「{ TERM($card) }」のコピー{ $val }枚を手札に加える
cost-drop = 手札の{ TERM($cards) }を捨てる
op-scorch = { TERM($to) }に{ $val }ダメージを与える
