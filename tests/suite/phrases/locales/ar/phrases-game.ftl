type-creature = مخلوق
    .gender = m
    .plural = f
    .acc = مخلوقًا
    .pl = مخلوقات
    .du = مخلوقان
    .acc-du = مخلوقين
    .gen-du = مخلوقين
type-trick = حيلة
    .gender = f
    .plural = f
    .pl = حيل
    .du = حيلتان
    .acc-du = حيلتين
    .gen-du = حيلتين
number-power = قوة
noun-hand = بطاقة
    .gender = f
    .plural = f
    .pl = بطاقات
    .du = بطاقتان
    .acc-du = بطاقتين
    .gen-du = بطاقتين
noun-pile = بطاقة
    .gender = f
    .plural = f
    .pl = بطاقات
    .du = بطاقتان
    .acc-du = بطاقتين
    .gen-du = بطاقتين
in-field-any = { "" }
in-hand-self = من يدك
in-pile-self = من كومتك
where-tired = متعب
    .order = 20
    .acc = متعبًا
    .f = متعبة
    .acc-f = متعبة
    .du = متعبان
    .acc-du = متعبين
    .gen-du = متعبين
    .f-du = متعبتان
    .acc-f-du = متعبتين
    .gen-f-du = متعبتين
    .def = المتعب
    .def-f = المتعبة
    .false = غير متعب
    .false-f = غير متعبة
where-cost_at_most = تكلفة { $n } أو أقل
    .as = with
where-has = كلمة { TERM($word) }
    .as = with
where-name = باسم «{ $card }»
    .as = after
    .false = عدا «{ $card }»
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] تلك المخلوقات
       *[sg] ذلك المخلوق
    }
    .gender = m
if-foe_controls =
    { ATTR($cards, "pick") ->
        [none] لم يكن لدى الخصم
       *[other] كان لدى الخصم
    } { TERM($cards) }
op-recall =
    أعِد { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] كلًّا إلى يد صاحبه
       *[other] { ATTR($to, "gender") ->
            [f] إلى يد صاحبها
           *[m] إلى يد صاحبه
        }
    }
op-tire = أتعِب { TERM($to, case: "acc") }
op-take = ضع { TERM($to, case: "acc") } في يدك
op-drop = تخلَّص من { TERM($to, case: "gen") }
op-lend =
    امنح { TERM($to, case: "acc") } { $depth ->
        [2] “{ $effects }”
       *[other] «{ $effects }»
    }
op-call =
    ضع { $val ->
        [zero] { $val } نسخة
        [one] نسخة واحدة
        [two] نسختين
        [few] { $val } نسخ
        [many] { $val } نسخة
       *[other] { $val } نسخة
    } من «{ TERM($card) }» في يدك
cost-drop = تخلَّص من { TERM($cards, case: "gen") } من يدك
op-scorch = ألحِق ضررًا مقداره { $val } ب{ TERM($to, case: "gen") }
