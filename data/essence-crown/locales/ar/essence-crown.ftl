## اللعبة

game-name = تاج الجوهر: حرب الشظايا
game-about = معبودان في مباراة واحدة: تُدفع أثمان البطاقات بالشظايا، وتضرب التجسيدات معبود الخصم، ومن هبط جوهره إلى الصفر خسر.

## أنواع البطاقات

type-deity = معبود
    .gender = m
    .plural = f
    .acc = معبودًا
    .acc-def = المعبود
    .pl = معبودات
    .du = معبودان
    .acc-du = معبودين
    .gen-du = معبودين
    .def = المعبود
    .def-pl = المعبودات
    .own-pl = معبوداتك
    .poss-pl = معبودات
type-avatar = تجسيد
    .gender = m
    .plural = f
    .acc = تجسيدًا
    .acc-def = التجسيد
    .pl = تجسيدات
    .du = تجسيدان
    .acc-du = تجسيدين
    .gen-du = تجسيدين
    .def = التجسيد
    .def-pl = التجسيدات
    .own-pl = تجسيداتك
    .poss-pl = تجسيدات
type-spell = تعويذة
    .gender = f
    .plural = f
    .pl = تعاويذ
    .du = تعويذتان
    .acc-du = تعويذتين
    .gen-du = تعويذتين
    .def = التعويذة
    .def-pl = التعاويذ
    .own-pl = تعاويذك
    .poss-pl = تعاويذ
type-relic = تحفة
    .gender = f
    .plural = f
    .pl = تحف
    .du = تحفتان
    .acc-du = تحفتين
    .gen-du = تحفتين
    .def = التحفة
    .def-pl = التحف
    .own-pl = تحفك
    .poss-pl = تحف
type-shard = شظية
    .gender = f
    .plural = f
    .pl = شظايا
    .du = شظيتان
    .acc-du = شظيتين
    .gen-du = شظيتين
    .def = الشظية
    .def-pl = الشظايا
    .own-pl = شظاياك
    .poss-pl = شظايا
type-domain = نطاق
    .gender = m
    .plural = f
    .acc = نطاقًا
    .acc-def = النطاق
    .pl = نطاقات
    .du = نطاقان
    .acc-du = نطاقين
    .gen-du = نطاقين
    .def = النطاق
    .def-pl = النطاقات
    .own-pl = نطاقاتك
    .poss-pl = نطاقات
type-essence = جوهر
    .gender = m
    .plural = f
    .acc = جوهرًا
    .acc-def = الجوهر
    .pl = جواهر
    .du = جوهران
    .acc-du = جوهرين
    .gen-du = جوهرين
    .def = الجوهر
    .def-pl = الجواهر
    .own-pl = جواهرك
    .poss-pl = جواهر
type-rite = طقس
    .gender = m
    .plural = f
    .acc = طقسًا
    .acc-def = الطقس
    .pl = طقوس
    .du = طقسان
    .acc-du = طقسين
    .gen-du = طقسين
    .def = الطقس
    .def-pl = الطقوس
    .own-pl = طقوسك
    .poss-pl = طقوس

## أعداد البطاقات

number-cost = التكلفة
number-power = القوة
number-toughness = الصلابة
number-essence = الجوهر

## كلمات البطاقات

set-aspects = السمات
set-domain = النطاق
set-rarity = الندرة
word-glow = الوهج
word-gray = الرماد
word-void = الفراغ
word-beast = الوحوش
word-second_sun = الشمس الثانية
word-nullgrid = الشبكة الصفرية
word-new_earth = الأرض الجديدة
word-common = شائعة
word-adept = ماهرة
word-mythic = أسطورية

## ما لدى اللاعبين والبطاقات

counter-essence_max = الحد الأقصى للجوهر
counter-essence = الجوهر
counter-shards = الشظايا
counter-kl = KL
state-tapped = مُمالة
state-damage = ضرر

## المناطق

zone-deck = الرزمة
zone-hand = اليد
zone-new_earth = الأرض الجديدة
zone-graveyard = المقبرة
zone-exile = المستبعدة
zone-deity = المعبود
zone-board = المعبود والأرض الجديدة
noun-new_earth = بطاقة
    .gender = f
    .plural = f
    .pl = بطاقات
    .du = بطاقتان
    .acc-du = بطاقتين
    .gen-du = بطاقتين
    .def = البطاقة
    .def-pl = البطاقات
    .own-pl = بطاقاتك
    .poss-pl = بطاقات
    .where = new_earth
in-new_earth-self = لك
    .all = { "" }
in-new_earth-opponent = للخصم
    .all = { "" }

## كم يدوم

for-this_turn = حتى نهاية الدور
    .name = حتى نهاية الدور
for-while_in_play =
    .name = ما دامت البطاقة في اللعب

## متى

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] عند اللعب
    }
    .as = label
    .name = عند لعبها
on-on_attack = عند الهجوم
    .as = label
    .name = عند هجومها
on-start_turn = بداية الدور
    .as = label
    .name = في بداية دورك
on-end_turn = نهاية الدور
    .as = label
    .name = في نهاية دورك
on-activate = المرحلة الرئيسية
    .as = label
    .name = في مرحلتك الرئيسية
frame-label-once = { $on }، { $once }: { $text }
frame-label-cost = { $on } – { $cost }: { $text }
frame-label-once-cost = { $on } – { $cost }، { $once }: { $text }
frame-label-may-cost = { $on } – { $cost }: { $text }
frame-label-once-may-cost = { $on } – { $cost }، { $once }: { $text }
once-turn = مرة واحدة في الدور
once-match = مرة واحدة في المباراة

## الأثمان

cost-shards =
    { $n ->
        [zero] { $n } شظية
        [one] شظية واحدة
        [two] شظيتان
        [few] { $n } شظايا
        [many] { $n } شظية
       *[other] { $n } شظية
    }
    .name = شظايا
cost-kl = { $n } KL
    .name = KL
cost-essence =
    { $n ->
        [zero] { $n } نقطة جوهر
        [one] نقطة جوهر واحدة
        [two] نقطتا جوهر
        [few] { $n } نقاط جوهر
        [many] { $n } نقطة جوهر
       *[other] { $n } نقطة جوهر
    }
    .name = نقاط جوهر
cost-discard =
    { $n ->
        [zero] تخلّص من { $n } بطاقة
        [one] تخلّص من بطاقة
        [two] تخلّص من بطاقتين
        [few] تخلّص من { $n } بطاقات
        [many] تخلّص من { $n } بطاقة
       *[other] تخلّص من { $n } بطاقة
    }
    .name = التخلص من بطاقات
cost-tap = أمِل هذه البطاقة
    .name = إمالة هذه البطاقة

## الأهداف

np-tail = { TERM($after) } { TERM($place) } { TERM($with) }
to-own_deity = معبودك
    .gender = m
    .name = معبودك
to-enemy_deity = معبود الخصم
    .gender = m
    .name = معبود الخصم
to-target_deity =
    { $case ->
        [acc] معبودًا
       *[nom] معبود
    } تختاره
    .gender = m
    .name = معبود تختاره
to-both_deities = كلا المعبودين
    .number = du
    .gender = m
    .name = كلا المعبودين
to-this = هذه البطاقة
    .gender = f
    .name = هذه البطاقة
to-own_avatar = { np-one } { np-tail }
    .name = تجسيد لك
to-enemy_avatar = { np-one } { np-tail }
    .name = تجسيد للخصم
to-any_avatar = { np-one } { np-tail }
    .name = تجسيد
to-own_avatars =
    .name = كل تجسيداتك
to-other_own_avatars = كل { TERM($noun, decl: "own") } { TERM($adj, decl: "def") } الأخرى { np-tail }
    .name = كل تجسيداتك الأخرى
to-enemy_avatars =
    .name = كل تجسيدات الخصم
to-random_enemy_avatar = { np-one } { np-tail } عشوائيًّا
    .name = تجسيد للخصم عشوائيًّا
to-any_card =
    { np-one } { TERM($after) } { ATTR($noun, "where") ->
        [new_earth] على الأرض الجديدة
       *[other] { "" }
    } { TERM($with) }
    .name = بطاقة على الأرض الجديدة

## أي البطاقات

where-type = { TERM($word) }
    .as = noun
    .name = نوع { $word }
where-aspect = من { TERM($word, number: "sg") }
    .as = after
    .order = 20
    .name = سمة { $word }
where-domain = من { TERM($word, number: "sg") }
    .as = after
    .order = 30
    .name = نطاق { $word }
where-tapped = مُمال
    .f = مُمالة
    .acc = مُمالًا
    .acc-f = مُمالة
    .du = مُمالان
    .acc-du = مُمالين
    .gen-du = مُمالين
    .du-f = مُمالتان
    .acc-du-f = مُمالتين
    .gen-du-f = مُمالتين
    .def = المُمال
    .def-f = المُمالة
    .acc-def = المُمال
    .acc-def-f = المُمالة
    .false = قائم
    .f-false = قائمة
    .acc-false = قائمًا
    .acc-f-false = قائمة
    .def-false = القائم
    .def-f-false = القائمة
    .acc-def-false = القائم
    .acc-def-f-false = القائمة
    .name = مُمالة
where-power_at_most = قوة { $n } أو أقل
    .as = with
    .name = قوة { $n } أو أقل
where-power_at_least = قوة { $n } أو أكثر
    .as = with
    .name = قوة { $n } أو أكثر
where-toughness_at_most = صلابة { $n } أو أقل
    .as = with
    .name = صلابة { $n } أو أقل

## الشروط

n-essence-if =
    { $n ->
        [zero] { $n } نقطة جوهر
        [one] نقطة جوهر واحدة
        [two] نقطتا جوهر
        [few] { $n } نقاط جوهر
        [many] { $n } نقطة جوهر
       *[other] { $n } نقطة جوهر
    }
n-cards-if =
    { $n ->
        [zero] { $n } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
        [many] { $n } بطاقة
       *[other] { $n } بطاقة
    }
if-essence_at_most = كانت لدى معبودك { n-essence-if } أو أقل
    .name = لدى معبودك { n-essence-if } أو أقل
if-enemy_essence_at_most = كانت لدى معبود الخصم { n-essence-if } أو أقل
    .name = لدى معبود الخصم { n-essence-if } أو أقل
if-hand_at_most = كانت في يدك { n-cards-if } أو أقل
    .name = في يدك { n-cards-if } أو أقل
if-graveyard_at_least = كانت في مقبرتك { n-cards-if } أو أكثر
    .name = في مقبرتك { n-cards-if } أو أكثر
if-ctrl_avatars =
    كان لديك { $n ->
        [zero] { $n } تجسيد أو أكثر
        [one] تجسيد واحد أو أكثر
        [two] تجسيدان أو أكثر
        [few] { $n } تجسيدات أو أكثر
        [many] { $n } تجسيدًا أو أكثر
       *[other] { $n } تجسيد أو أكثر
    }
    .name = عدد تجسيداتك { $n } أو أكثر
if-ctrl_aspect = كانت لديك بطاقة من { TERM($word) }
    .name = لديك بطاقة ذات سمة
if-ctrl_domain = كانت لديك بطاقة من { TERM($word) }
    .name = لديك بطاقة من نطاق
if-enemy_no_avatars = لم يكن لدى الخصم أي تجسيد
    .name = ليس لدى الخصم أي تجسيد
if-kl_at_least = كان لديك { $n } KL أو أكثر
    .name = لديك { $n } KL أو أكثر
if-shards_at_least =
    كانت لديك { $n ->
        [zero] { $n } شظية أو أكثر
        [one] شظية واحدة أو أكثر
        [two] شظيتان أو أكثر
        [few] { $n } شظايا أو أكثر
        [many] { $n } شظية أو أكثر
       *[other] { $n } شظية أو أكثر
    }
    .name = عدد شظاياك { $n } أو أكثر
if-turn_at_least = بدأت الجولة { $n } أو ما بعدها
    .name = بدأت الجولة { $n } أو ما بعدها

## التأثيرات. .replace بدلًا من تأثير سابق، و.bonus زيادةً عليه.

n-essence =
    { $val ->
        [zero] { $val } نقطة جوهر
        [one] نقطة جوهر واحدة
        [two] نقطتي جوهر
        [few] { $val } نقاط جوهر
        [many] { $val } نقطة جوهر
       *[other] { $val } نقطة جوهر
    }
n-more-essence =
    { $val ->
        [zero] { $val } نقطة جوهر إضافية
        [one] نقطة جوهر إضافية واحدة
        [two] نقطتي جوهر إضافيتين
        [few] { $val } نقاط جوهر إضافية
        [many] { $val } نقطة جوهر إضافية
       *[other] { $val } نقطة جوهر إضافية
    }
n-shards =
    { $val ->
        [zero] { $val } شظية
        [one] شظية واحدة
        [two] شظيتين
        [few] { $val } شظايا
        [many] { $val } شظية
       *[other] { $val } شظية
    }
n-more-shards =
    { $val ->
        [zero] { $val } شظية إضافية
        [one] شظية إضافية واحدة
        [two] شظيتين إضافيتين
        [few] { $val } شظايا إضافية
        [many] { $val } شظية إضافية
       *[other] { $val } شظية إضافية
    }
n-cards =
    { $val ->
        [zero] { $val } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $val } بطاقات
        [many] { $val } بطاقة
       *[other] { $val } بطاقة
    }
n-more-cards =
    { $val ->
        [zero] { $val } بطاقة إضافية
        [one] بطاقة إضافية واحدة
        [two] بطاقتين إضافيتين
        [few] { $val } بطاقات إضافية
        [many] { $val } بطاقة إضافية
       *[other] { $val } بطاقة إضافية
    }
n-top-cards =
    { $val ->
        [zero] أعلى { $val } بطاقة
        [one] أعلى بطاقة
        [two] أعلى بطاقتين
        [few] أعلى { $val } بطاقات
        [many] أعلى { $val } بطاقة
       *[other] أعلى { $val } بطاقة
    }
n-copies =
    { $val ->
        [zero] { $val } نسخة
        [one] نسخة واحدة
        [two] نسختين
        [few] { $val } نسخ
        [many] { $val } نسخة
       *[other] { $val } نسخة
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] إلى أيدي أصحابها
        [du] إلى يدي صاحبيهما
       *[other] { ATTR($to, "gender") ->
            [f] إلى يد صاحبها
           *[other] إلى يد صاحبه
        }
    }

op-essence_damage = ألحِق ب{ TERM($to, case: "gen") } ضررًا في الجوهر مقداره { $val }
    .replace = ألحِق ب{ TERM($to, case: "gen") } ضررًا في الجوهر مقداره { $val } بدلًا من ذلك
    .bonus = ألحِق ب{ TERM($to, case: "gen") } ضررًا إضافيًّا في الجوهر مقداره { $val }
    .name = ضرر الجوهر
op-essence_heal = امنح { TERM($to, case: "acc") } { n-essence }
    .replace = امنح { TERM($to, case: "acc") } { n-essence } بدلًا من ذلك
    .bonus = امنح { TERM($to, case: "acc") } { n-more-essence }
    .name = الجوهر
op-essence_max = ارفع الحد الأقصى لجوهر { TERM($to, case: "gen") } بمقدار { $val }
    .replace = ارفع الحد الأقصى لجوهر { TERM($to, case: "gen") } بمقدار { $val } بدلًا من ذلك
    .bonus = ارفع الحد الأقصى لجوهر { TERM($to, case: "gen") } أيضًا بمقدار { $val }
    .name = الحد الأقصى للجوهر
op-draw = اسحب { n-cards }
    .replace = اسحب { n-cards } بدلًا من ذلك
    .bonus = اسحب { n-more-cards }
    .name = سحب
op-gain_shards = اكسب { n-shards }
    .replace = اكسب { n-shards } بدلًا من ذلك
    .bonus = اكسب { n-more-shards }
    .name = كسب الشظايا
op-lose_shards = أفقِد الخصم { n-shards }
    .replace = أفقِد الخصم { n-shards } بدلًا من ذلك
    .bonus = أفقِد الخصم { n-more-shards }
    .name = إفقاد الشظايا
op-gain_kl = اكسب { $val } KL
    .replace = اكسب { $val } KL بدلًا من ذلك
    .bonus = اكسب { $val } KL إضافية
    .name = كسب KL
op-lose_kl = أفقِد الخصم { $val } KL
    .replace = أفقِد الخصم { $val } KL بدلًا من ذلك
    .bonus = أفقِد الخصم { $val } KL إضافية
    .name = إفقاد KL
op-buff = امنح { TERM($to, case: "acc") } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = امنح { TERM($to, case: "acc") } { SIGNED($power) }/{ SIGNED($toughness) } بدلًا من ذلك
    .bonus = امنح { TERM($to, case: "acc") } { SIGNED($power) }/{ SIGNED($toughness) } أيضًا
    .name = القوة والصلابة
op-hurt = ألحِق ب{ TERM($to, case: "gen") } ضررًا مقداره { $val }
    .replace = ألحِق ب{ TERM($to, case: "gen") } ضررًا مقداره { $val } بدلًا من ذلك
    .bonus = ألحِق ب{ TERM($to, case: "gen") } ضررًا إضافيًّا مقداره { $val }
    .name = ضرر
op-destroy = دمّر { TERM($to, case: "acc") }
    .replace = دمّر { TERM($to, case: "acc") } بدلًا من ذلك
    .bonus = دمّر أيضًا { TERM($to, case: "acc") }
    .name = تدمير
op-exile = استبعد { TERM($to, case: "acc") }
    .replace = استبعد { TERM($to, case: "acc") } بدلًا من ذلك
    .bonus = استبعد أيضًا { TERM($to, case: "acc") }
    .name = استبعاد
op-return = أعِد { TERM($to, case: "acc") } { np-to-hand }
    .replace = أعِد { TERM($to, case: "acc") } { np-to-hand } بدلًا من ذلك
    .bonus = أعِد أيضًا { TERM($to, case: "acc") } { np-to-hand }
    .name = إعادة إلى اليد
op-recover = أعِد { n-cards } من مقبرتك إلى يدك
    .replace = أعِد { n-cards } من مقبرتك إلى يدك بدلًا من ذلك
    .bonus = أعِد { n-more-cards } من مقبرتك إلى يدك
    .name = استرداد من المقبرة
op-discard = اجعل الخصم يتخلص عشوائيًّا من { n-cards } من يده
    .replace = اجعل الخصم يتخلص عشوائيًّا من { n-cards } من يده بدلًا من ذلك
    .bonus = اجعل الخصم يتخلص عشوائيًّا من { n-more-cards } من يده
    .name = تخلص
op-mill = انقل { n-top-cards } من رزمة الخصم إلى مقبرته
    .replace = انقل { n-top-cards } من رزمة الخصم إلى مقبرته بدلًا من ذلك
    .bonus = انقل أيضًا { n-top-cards } من رزمة الخصم إلى مقبرته
    .name = من الرزمة إلى المقبرة
op-tap = أمِل { TERM($to, case: "acc") }
    .replace = أمِل { TERM($to, case: "acc") } بدلًا من ذلك
    .bonus = أمِل أيضًا { TERM($to, case: "acc") }
    .name = إمالة
op-untap = أقِم { TERM($to, case: "acc") }
    .replace = أقِم { TERM($to, case: "acc") } بدلًا من ذلك
    .bonus = أقِم أيضًا { TERM($to, case: "acc") }
    .name = إقامة
op-create = أضِف { n-copies } من «{ TERM($card) }» إلى يدك
    .replace = أضِف { n-copies } من «{ TERM($card) }» إلى يدك بدلًا من ذلك
    .bonus = أضِف أيضًا { n-copies } من «{ TERM($card) }» إلى يدك
    .name = إضافة نسخ
op-defeat =
    { ATTR($to, "who") ->
        [opponent] الفوز لك
       *[other] الخسارة عليك
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] الفوز لك بدلًا من ذلك
           *[other] الخسارة عليك بدلًا من ذلك
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] الفوز لك أيضًا
           *[other] الخسارة عليك أيضًا
        }
    .name = فوز أو خسارة
op-say =
    .name = كلمات القصة

## أصناف التأثيرات

kind-damage = ضرر
kind-restore = الجوهر
kind-cards = بطاقات
kind-energy = الشظايا وKL
kind-allies = التجسيدات
kind-control = تحكّم

## المراحل والحركات والأحداث

phase-start = مرحلة البداية
phase-main = المرحلة الرئيسية
phase-attack = مرحلة الهجوم
phase-end = مرحلة النهاية
phase-clean_up = الترتيب
action-play = لعب بطاقة
action-activate = استعمال قدرة
action-attack = هجوم
event-turn_begins = بداية الدور
event-turn_ends = نهاية الدور
event-attack = الهجوم

## لماذا لا يمكن ذلك

refused-not-playable = المعبود لا يُلعب
refused-not-an-avatar = لا يهاجم إلا التجسيدات
refused-tapped = هذه البطاقة مُمالة
refused-not-a-deity = هذه البطاقة لا تقود مجموعة: { $what }
refused-deity-in-deck = المعبود يقود المجموعة وليس في قائمتها: { $what }

## الرزم

deck-morning = بلاط الصباح
deck-lattice = الشبكة الصامتة

## البطاقات

card-EC-001 = إيزولدا صاحبة الفجر المتأخر
    .flavour = أخذوا منها فجرًا، فصنعت فجرًا آخر.
card-EC-002 = العدم الصبور
    .flavour = لم يستعجل قط. كل شيء يصل إلى الصفر.
card-EC-003 = شظية من الصباح
    .flavour = ما زالت دافئة، وستبقى دافئة غدًا.
card-EC-004 = شظية من التشويش
    .flavour = قرّبها من أذنك: إنها تصغي.
card-EC-005 = كأس النور البطيء
    .flavour = اشربها على مدى عام إن كنت تطيق الانتظار.
card-EC-006 = قارورة اللانور
    .flavour = قطرة واحدة، وينسى المصباح ما شأنه.
card-EC-007 = مبتدئة الفانوس
    .flavour = تحيّي كل فانوس باسمه.
card-EC-008 = حارس بلون الرماد
    .flavour = لم يخبره أحد أن البوابة لم تعد هناك.
card-EC-009 = عدّاء الفجر
    .flavour = يسبق الضوء ثم ينتظره.
card-EC-010 = مالك الحزين مزدوج الضربة
    .flavour = الضربة الأولى للسمكة، والثانية لك.
card-EC-011 = جوقة النور الثاني
    .flavour = تغنّي نغمة واحدة، ويجد الصباح البقية.
card-EC-012 = المشيرة ذات الثوب الأبيض
    .flavour = شهد زيّها أربعين معركة وما زال أبيض.
card-EC-013 = المُحكِّم الرمادي
    .flavour = رآه الطرفان ظالمًا، ودفع له الطرفان.
card-EC-014 = عملاق الوعود الموفاة
    .flavour = يخطو خطوة لكل وعد وُفي به.
card-EC-015 = الشعاع الأول
    .flavour = غادر الشمس قبل أن توجد عيون تراه.
card-EC-016 = خط الزوال المشترك
    .flavour = حيث يمر الخط، لا أحد يملك الظهيرة.
card-EC-017 = قراءة الأفق
    .flavour = الغد مكتوب هناك، بخط صغير جدًا.
card-EC-018 = وزن الخصومة
    .flavour = الحجة الأثقل اضطرت إلى مغادرة القاعة.
card-EC-019 = حكم عند الظهيرة
    .flavour = عند الظهيرة لا ظل لأحد يختبئ فيه.
card-EC-020 = استرجاع الساعة الضائعة
    .flavour = كانت خلف الساعات الأخرى فحسب.
card-EC-021 = عدسة خط الزوال
    .flavour = منها ترى الظهيرة من الجانب الآخر.
card-EC-022 = جرس الدرجات التوأم
    .flavour = يرن مرة في الأسفل ومرة في الأعلى، ولا يرن وحده.
card-EC-023 = مدرجات الشمس المتأخرة
    .flavour = هنا تنضج الكروم مرتين.
card-EC-024 = البورصة المعتمة
    .flavour = يتاجرون بما لن تفتقده قبل الغد.
card-EC-025 = طقس اليد المبسوطة
    .flavour = ما تهبه لا يسقط من يدك.
card-EC-026 = طقس الطرح
    .flavour = ابدأ بنفسك، ثم اطرح واحدًا.
card-EC-027 = جرو الجمر
    .flavour = يعض كل ما زال يتوهج.
card-EC-028 = زاحف الشبكة
    .flavour = يعرف كل سلك من طنينه.
card-EC-029 = المدقق الأجوف
    .flavour = لم يجد شيئًا، وأخذه معه.
card-EC-030 = الحساب القارض
    .flavour = لا يأكل إلا الباقي، وهناك باقٍ دائمًا.
card-EC-031 = كلب صيد التشويش
    .flavour = وُلد من الضجيج بين محطتين.
card-EC-032 = الغياب التاسع
    .flavour = جاءت قبله ثمانية، ولا أحد يتذكرها.
card-EC-033 = تماس كهربائي
    .flavour = أقصر الطرق ليس آمنها.
card-EC-034 = انقطاع متنقل للتيار
    .flavour = حيًّا بعد حي، تعلمت المدينة الهمس.
card-EC-035 = محصلة صفرية
    .flavour = تصافحا، وصار كلاهما أفقر.
card-EC-036 = تسريع فوق الحد
    .flavour = صُنع لمئة عام، أو لليلة جيدة واحدة.
card-EC-037 = المطالبة بالدين
    .flavour = المبلغ صغير، والفائدة أنت.
card-EC-038 = تفكيك الصنم
    .flavour = قرن من الصلوات، فُكّ بمفك براغٍ.
card-EC-039 = وجار الضجيج
    .flavour = أطعمها الصمت، فتنبح طلبًا للمزيد.
card-EC-040 = تاج الحساب الأخير
    .flavour = من يلبسه أخيرًا لا يبقى له ما يعدّه.

## لماذا تنتهي المباراة

end-essence = هبط جوهر معبود { $loser } إلى 0.
end-held_out = صمد { $winner } حتى النهاية.

## الفصول

chapter-ch1_second_morning = الصباح الثاني
ch1-opening = تعلو الشمس الثانية فوق الحافة. على البلاط أن يصمد حتى تتوسط السماء.
ch1-hound = شيء ما ينبح في التشويش.
ch1-near = «ليس بعد»، تقول إيزولدا، فيجيبها النور.
