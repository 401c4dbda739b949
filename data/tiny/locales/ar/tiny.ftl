## The game

game-name = شرارات
game-about = لاعبان لكل منهما عشر نقاط حياة يتقاتلان بمخلوقات صغيرة وحيل سريعة. يجلب كل دور شرارة إضافية للدفع.

## Card types

type-creature = مخلوق
type-trick = حيلة

## Numbers of cards

number-cost = تكلفة
number-power = قوة
number-health = تحمّل

## Words of cards

set-kinds = نوع
word-moth = عثة
    .gender = f
    .plural = f
    .pl = عثّات
    .du = عثتان
    .acc-du = عثتين
    .gen-du = عثتين
    .def = العثة
    .def-pl = العثّات
    .own-pl = عثّاتك
    .poss-pl = عثّات
word-stone = حجر
    .gender = m
    .plural = f
    .acc = حجرًا
    .acc-def = الحجر
    .pl = أحجار
    .du = حجران
    .acc-du = حجرين
    .gen-du = حجرين
    .def = الحجر
    .def-pl = الأحجار
    .own-pl = أحجارك
    .poss-pl = أحجار
keyword-swift = «سريع»
keyword-shelter = «حماية»

## Counters of players

counter-life = حياة
counter-sparks_max = أقصى الشرارات
counter-sparks = شرارات

## What cards bear

state-tired = متعب
state-hurt = جروح

## Zones

zone-deck = مجموعة
zone-hand = يد
zone-field = ساحة
zone-pile = كومة

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = حتى نهاية الدور
    .name = حتى نهاية الدور
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] عندما تلعب هذا المخلوق
    }
    .name = عند لعبها
on-reply = ردّ
    .as = label
    .name = ردًّا
on-on_death = عندما يُدمَّر هذا المخلوق
    .name = عند تدميرها
on-friend_dies = عندما يُدمَّر مخلوق آخر لك
    .name = عند تدمير مخلوق آخر لك
on-at_dawn = عند فجر دورك
    .name = عند فجر دورك
on-main = { "" }
    .name = في نهارك
on-would_be_hurt = عندما يوشك هذا المخلوق أن يُجرح
    .name = عندما توشك أن تُجرح
cost-sparks =
    { $n ->
        [zero] { $n } شرارة
        [one] شرارة واحدة
        [two] شرارتان
        [few] { $n } شرارات
        [many] { $n } شرارة
       *[other] { $n } شرارة
    }
    .name = شرارات
cost-tire = أتعِب هذا المخلوق
    .name = إتعاب هذه البطاقة
where-power_at_most = قوة { $n } أو أقل
    .as = with
    .is =
        { $gender ->
            [f] قوتها
           *[m] قوته
        } { $n } أو أقل
    .name = قوة لا تزيد على { $n }
where-kind = { TERM($word) }
    .as = noun
    .name = نوع { $word }
to-this = هذا المخلوق
    .gender = m
    .name = هذه البطاقة
to-enemy = الخصم
    .gender = m
    .name = الخصم
noun-field = مخلوق
    .gender = m
    .plural = f
    .acc = مخلوقًا
    .acc-def = المخلوق
    .pl = مخلوقات
    .du = مخلوقان
    .acc-du = مخلوقين
    .gen-du = مخلوقين
    .def = المخلوق
    .def-pl = المخلوقات
    .own-pl = مخلوقاتك
    .poss-pl = مخلوقات
in-field-self =
    { $number ->
       *[other] لك
    }
    .all = { "" }
in-field-opponent = للخصم
    .all = { "" }
if-controls =
    { ATTR($cards, "pick") ->
        [none] لم يكن
       *[other] كان
    } { $who ->
        [opponent] لدى الخصم
        [any] لدى اللاعبَين
       *[self] لديك
    } { TERM($cards) }
    .name = لديك مخلوقات
if-life_at_most = كانت حياتك { $n } أو أقل
    .name = حياتك لا تزيد على { $n }
op-burn =
    يخسر { TERM($to) } { $val ->
        [zero] { $val } نقطة حياة
        [one] نقطة حياة واحدة
        [two] نقطتي حياة
        [few] { $val } نقاط حياة
        [many] { $val } نقطة حياة
       *[other] { $val } نقطة حياة
    }
    .name = حرق
op-mend =
    اكسب { $val ->
        [zero] { $val } نقطة حياة
        [one] نقطة حياة واحدة
        [two] نقطتي حياة
        [few] { $val } نقاط حياة
        [many] { $val } نقطة حياة
       *[other] { $val } نقطة حياة
    }
    .name = شفاء
op-strike = ألحِق ضررًا مقداره { $val } ب{ TERM($to, case: "gen") }
    .name = ضربة
op-banish = دمّر { TERM($to, case: "acc") }
    .name = نفي
op-grow =
    { $always ->
        [yes] ل{ TERM($to, case: "gen") } { SIGNED($val) } قوة
       *[other] امنح { TERM($to, case: "acc") } { SIGNED($val) } قوة
    }
    .name = نمو
op-teach = امنح { TERM($to, case: "acc") } { TERM($word) }
    .name = تعليم
op-draw =
    اسحب { $val ->
        [zero] { $val } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $val } بطاقات
        [many] { $val } بطاقة
       *[other] { $val } بطاقة
    }
    .name = سحب
op-hush = أبطِل البطاقة الملعوبة
    .name = إسكات
op-shrug = امنع ذلك
    .name = صدّ
printed-keyword = { TERM($word) }.
for-for_good =
    .name = ما دامت في اللعب
on-always =
    .name = دائمًا
to-foe =
    .name = مخلوق للخصم
to-friend =
    .name = أحد مخلوقاتك
to-friends =
    .name = مخلوقاتك

## Phases

phase-dawn = فجر
phase-day = نهار
phase-dusk = غسق

## Actions, what they name, windows, events

action-play = لعب
action-reply = رد
action-use = استخدام
action-attack = هجوم
pick-target = هدف
window-reply = ردود
event-dawn = فجر

## Why something cannot be done

refused-a-reply = هذه البطاقة للرد فقط
refused-no-reply = لا يمكن الرد بهذه البطاقة
refused-tired = هذا المخلوق متعب
refused-arrived = وصل هذا المخلوق للتو

## Decks

deck-lights = الأضواء
deck-stones = الأحجار

## Cards

card-tiny_moth = العثة الرمادية
card-tiny_swarm = سرب المصابيح
card-tiny_stone = حجر الطريق
card-tiny_golem = غولم الركام
card-tiny_ember = طفل الجمر
card-tiny_mourner = النائحة
card-tiny_smith = حدّاد الشرر
card-tiny_teacher = المعلّم العجوز
card-tiny_bolt = صاعقة
card-tiny_axe = إسقاط
card-tiny_feast = وليمة
card-tiny_hush = صمت
