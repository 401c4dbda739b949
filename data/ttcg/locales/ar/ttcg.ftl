## اللعبة

game-name = TTCG
game-about = وحدات وتعاويذ تقوى حين توضع بعضها فوق بعض. لكل بطاقة تأثيران، واستعمال أحدهما يُميلها. لكل لاعب عشرون نقطة، والوحدة المدمَّرة تُفقد صاحبها من النقاط بقدر رتبتها.

## أنواع البطاقات: «وحدة من النار»، «بطاقة من النار»

type-earth = الأرض
type-water = الماء
type-fire = النار
type-air = الهواء
type-electric = الكهرباء
type-light = النور
type-nature = الطبيعة
type-dark = الظلام
type-spell = تعويذة
    .kind = spell
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
class-unit = وحدة
    .gender = f
    .plural = f
    .pl = وحدات
    .du = وحدتان
    .acc-du = وحدتين
    .gen-du = وحدتين
    .def = الوحدة
    .def-pl = الوحدات
    .own-pl = وحداتك
    .poss-pl = وحدات
class-spell = تعويذة
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

## الأنواع الفرعية

set-subtypes = الأنواع الفرعية
word-dragon = التنانين
word-beast = الوحوش
word-elemental = العناصر
word-aquatic = المائيات
word-warrior = المحاربون
    .gen = المحاربين
word-spellcaster = السحرة
word-machine = الآلات
word-ghost = الأشباح
word-insect = الحشرات
word-reptile = الزواحف
word-fairy = الجنيات
word-undead = الموتى الأحياء
word-botanic = النباتات
word-flying = المجنّحات
word-humanoid = أشباه البشر
word-fish = الأسماك

## الكلمات المفتاحية

keyword-indestructible = محصّن من التدمير
    .noun = حصانة من التدمير
    .f = محصّنة من التدمير
    .acc = محصّنًا من التدمير
    .acc-f = محصّنة من التدمير
    .du-f = محصّنتان من التدمير
    .acc-du-f = محصّنتين من التدمير
    .gen-du-f = محصّنتين من التدمير
    .def = المحصّن من التدمير
    .def-f = المحصّنة من التدمير
    .acc-def = المحصّن من التدمير
    .acc-def-f = المحصّنة من التدمير
keyword-immune = منيع
    .noun = مناعة
    .f = منيعة
    .acc = منيعًا
    .acc-f = منيعة
    .du-f = منيعتان
    .acc-du-f = منيعتين
    .gen-du-f = منيعتين
    .def = المنيع
    .def-f = المنيعة
    .acc-def = المنيع
    .acc-def-f = المنيعة
about-keyword-indestructible = لا يمكن تدمير هذه البطاقة، لا في القتال ولا بالتأثيرات.
about-keyword-immune = تأثيرات البطاقات المذكورة مع هذه الكلمة لا تختار هذه البطاقة ولا تغيّرها. والقتال ليس تأثيرًا.

## أعداد البطاقات

number-attack = هجوم
number-defense = دفاع
number-level = رتبة
number-more_attacks = الهجمات الإضافية

## ما لدى اللاعبين

counter-points = النقاط
counter-plays = البطاقات الملعوبة في هذا الدور
counter-extra_plays = البطاقات الإضافية في هذا الدور
quantity-plays_given = ما تضيفه التأثيرات القائمة من بطاقات
quantity-plays_allowed = البطاقات المسموح بلعبها في الدور

## حال البطاقات

state-tapped = مُمالة
state-tapped_now = أُميلت في هذا الدور
state-attacks_made = الهجمات المنفَّذة
state-held_back = ممنوعة من الهجوم

## المناطق

zone-units = منطقة الوحدات
zone-spells = منطقة التعاويذ
zone-under = البطاقات تحتها
zone-hand = اليد
zone-deck = الرزمة
zone-discard = كومة التخلص
zone-field = الساحة
noun-units = وحدة
    .gender = f
    .plural = f
    .pl = وحدات
    .du = وحدتان
    .acc-du = وحدتين
    .gen-du = وحدتين
    .def = الوحدة
    .def-pl = الوحدات
    .own-pl = وحداتك
    .poss-pl = وحدات
noun-spells = تعويذة
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
noun-field = بطاقة
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
np-n = { $n }

## أصناف التأثيرات على البطاقات

as-normal = عادي
as-continuous = مستمر
as-counter = مضاد
as-equip = تجهيز
as-latent = كامن
as-dormant = خامد
as-passive = دائم
frame-cost = { $cost }: { $text }
frame-may-cost = يمكنك أن تدفع الثمن الآتي: { $cost }. إن دفعته، ف{ $text }
frame-cost-if = إذا { $if }، ف{ $cost }: { $text }
frame-may-cost-if = إذا { $if }، فيمكنك أن تدفع الثمن الآتي: { $cost }. إن دفعته، ف{ $text }
on-use = { "" }
    .name = متى أراد اللاعب
on-opponent_draw = خلال مرحلة السحب في دور الخصم
on-opponent_main = خلال المرحلة الرئيسية في دور الخصم
on-opponent_battle = خلال مرحلة القتال في دور الخصم
on-opponent_end = خلال مرحلة النهاية في دور الخصم
on-always = { "" }
    .name = دائمًا
on-turn_start = في بداية دورك
on-played =
    { $filtered ->
        [yes] { $of ->
            [self] عندما تلعب { TERM($cards, case: "acc") }
            [opponent] عندما يلعب الخصم { TERM($cards, case: "acc") }
           *[any] عندما تُلعب { TERM($cards) }
        }
       *[no] { $of ->
            [self] عندما تلعب بطاقة
            [opponent] عندما يلعب الخصم بطاقة
           *[any] عندما تُلعب بطاقة
        }
    }
    .name = عندما تُلعب بطاقة
on-effect_activates =
    { $of ->
        [self] عندما يُفعَّل تأثير بطاقة أخرى لك
        [opponent] عندما يُفعَّل تأثير بطاقة للخصم
       *[any] عندما يُفعَّل تأثير بطاقة أخرى
    }
    .name = عندما يُفعَّل تأثير بطاقة
on-effect_activates-counter = { "" }
on-attacks = عندما تهاجم هذه البطاقة
on-enemy_attacks = عندما تهاجم بطاقة للخصم
on-after_attack = بعد هجوم هذه البطاقة
on-other_destroyed =
    عندما تُدمَّر { TERM($cards) } { $of ->
        [self] لك
        [opponent] للخصم
       *[any] { "" }
    }
    .name = عندما تُدمَّر بطاقة أخرى
on-sent_to_discard = عندما تُنقل هذه البطاقة إلى كومة التخلص
noun-on-other_destroyed = بطاقة
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
n-cards-cost =
    { $n ->
        [zero] { $n } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $n } بطاقات
        [many] { $n } بطاقة
       *[other] { $n } بطاقة
    }
n-points-cost =
    { $n ->
        [zero] { $n } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $n } نقاط
        [many] { $n } نقطة
       *[other] { $n } نقطة
    }
cost-discard = تخلّص من { TERM($cards, case: "gen") }
    .name = التخلص من بطاقات
cost-points = اخسر { n-points-cost }
    .name = خسارة نقاط
cost-discard_this = تخلّص من هذه البطاقة
    .name = التخلص من هذه البطاقة
cost-opponent_draws = اجعل الخصم يسحب { n-cards-cost }
    .name = أن يسحب الخصم بطاقات
cost-opponent_gains = امنح الخصم { n-points-cost }
    .name = منح الخصم نقاطًا
cost-opponent_untaps = اجعل الخصم يُقيم { n-cards-cost }
    .name = أن يُقيم الخصم بطاقات

## الأهداف

# An attribute is as definite as its noun: «كل وحداتك ذات الهجوم 5»، «وحدة ذات هجوم 5».
np-al =
    { $pick ->
        [all] ال
        [most] ال
        [least] ال
        [up-to] { $zone ->
            [units] { $who ->
                [any] { "" }
               *[self] ال
            }
            [spells] { $who ->
                [any] { "" }
               *[self] ال
            }
            [field] { $who ->
                [any] { "" }
               *[self] ال
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
np-that =
    { $pick ->
        [all] التي
        [most] التي
        [least] التي
        [up-to] { $zone ->
            [units] { $who ->
                [any] { "" }
               *[self] التي
            }
            [spells] { $who ->
                [any] { "" }
               *[self] التي
            }
            [field] { $who ->
                [any] { "" }
               *[self] التي
            }
           *[other] { "" }
        }
       *[other] { "" }
    } { $is }
np-tail =
    { $zone ->
        [units] { TERM($place) } { TERM($after) } { np-such }
        [spells] { TERM($place) } { TERM($after) } { np-such }
        [field] { TERM($place) } { TERM($after) } { np-such }
       *[other] { TERM($after) } { TERM($place) } { np-such }
    }
np-all-whose =
    { $who ->
        [self] { TERM($noun, decl: "own") } { TERM($adj, decl: "def") }
        [opponent] { TERM($noun, decl: "poss") } الخصم { TERM($adj, decl: "def") }
       *[any] { TERM($noun, decl: "def") } { TERM($adj, decl: "def") }
    }
np-all =
    كل { $zone ->
        [units] { np-all-whose }
        [spells] { np-all-whose }
        [field] { np-all-whose }
       *[other] { TERM($noun, decl: "def") } { TERM($adj, decl: "def") }
    } { np-tail }
np-whose =
    { $who ->
        [self] من { TERM($noun, case: "gen", decl: "own", number: "pl") }
        [opponent] من { TERM($noun, case: "gen", decl: "poss", number: "pl") } الخصم
       *[any] { TERM($place) }
    } { TERM($after) } { TERM($with) }
np-from-whose =
    { $zone ->
        [units] { np-whose }
        [spells] { np-whose }
        [field] { np-whose }
       *[other] { np-tail }
    }
np-few =
    { $n ->
        [one] { TERM($noun, number: "sg") } { TERM($adj, number: "sg") } { $gender ->
            [f] واحدة
           *[m] { $case ->
                [acc] واحدًا
               *[nom] واحد
            }
        } على الأكثر
        [two] { TERM($noun, number: "du") } { TERM($adj, number: "du") } على الأكثر
        [few] { np-n } { TERM($noun, case: "gen", number: "pl") } { TERM($adj, case: "gen", number: "pl") } على الأكثر
       *[many] { np-n } { TERM($noun, case: "acc", number: "sg") } { TERM($adj, case: "acc", number: "sg") } على الأكثر
    }
np-at-most = { np-few } { np-such } { TERM($after) }
np-up-to = { np-few } { np-from-whose }
np-event =
    { np-one } { $other ->
        [yes] { $who ->
            [opponent] { "" }
           *[other] { $gender ->
                [f] أخرى
               *[m] آخر
            }
        }
       *[no] { "" }
    } { TERM($with) } { TERM($after) }
np-none = أي { TERM($noun, case: "gen", number: "sg") } { TERM($adj, case: "gen", number: "sg") } { TERM($with) } { TERM($after) }
np-against =
    تأثيرات { $who ->
        [self] { TERM($noun, decl: "own", number: "pl") }
        [opponent] { TERM($noun, decl: "poss", number: "pl") } الخصم
       *[any] { TERM($noun, decl: "def", number: "pl") }
    } { TERM($adj, decl: "def", number: "pl") } { TERM($with) } { TERM($after) }
to-this = هذه البطاقة
    .gender = f
    .name = هذه البطاقة
to-equipped = الوحدة المجهّزة
    .gender = f
    .name = ما جُهّز بهذه البطاقة
to-chosen = تلك الوحدات
    .number = pl
    .gender = f
    .name = ما تناوله التأثير السابق
to-attacker = تلك البطاقة
    .number = sg
    .gender = f
    .name = البطاقة المهاجِمة
to-defender = الوحدة المدافِعة
    .number = sg
    .gender = f
    .name = الوحدة المدافِعة
to-event = تلك البطاقة
    .number = sg
    .gender = f
    .name = البطاقة التي أثارت ذلك
to-source = تلك البطاقة
    .number = sg
    .gender = f
    .name = البطاقة التي يُردّ على تأثيرها
to-revealed = تلك البطاقات
    .number = pl
    .gender = f
    .name = ما كُشف عنه
in-units-self = لك
    .all = { "" }
in-units-opponent = للخصم
    .all = { "" }
in-units-any = في الساحة
in-spells-self = لك
    .all = { "" }
in-spells-opponent = للخصم
    .all = { "" }
in-spells-any = في الساحة
in-field-self = لك
    .all = { "" }
in-field-opponent = للخصم
    .all = { "" }
in-field-any = في الساحة
in-hand-self = من يدك
    .all = التي في يدك
in-hand-opponent = من يد الخصم
    .all = التي في يد الخصم
in-hand-any = من يد أي لاعب
    .all = التي في يدي اللاعبين
in-deck-self = من رزمتك
    .all = التي في رزمتك
    .bare = { "" }
    .bare-all = { "" }
in-deck-opponent = من رزمة الخصم
    .all = التي في رزمة الخصم
in-deck-any = من أي رزمة
    .all = التي في الرزمتين
in-discard-self = من كومة تخلصك
    .all = التي في كومة تخلصك
    .bare = { "" }
    .bare-all = { "" }
in-discard-opponent = من كومة تخلص الخصم
    .all = التي في كومة تخلص الخصم
in-discard-any = من أي كومة تخلص
    .all = التي في كومتي التخلص
in-under-self = من تحت بطاقاتك
    .all = التي تحت بطاقاتك
in-hand-discard-self = من يدك أو كومة تخلصك
    .all = التي في يدك وكومة تخلصك
in-hand-discard-opponent = من يد الخصم أو كومة تخلصه
    .all = التي في يد الخصم وكومة تخلصه
in-hand-discard-any = من يد أي لاعب أو كومة تخلصه
    .all = التي في يدي اللاعبين وكومتي تخلصهما

## أي البطاقات

where-type = من { TERM($word, case: "gen", decl: "def", number: "pl") }
    .as = after
    .order = 24
    .is = من { TERM($word, case: "gen", decl: "def", number: "pl") }
    .is-not =
        { $gender ->
            [f] ليست
           *[m] ليس
        } من { TERM($word, case: "gen", decl: "def", number: "pl") }
    .name = نوع { $word }
where-class = { TERM($word) }
    .as = noun
    .name = صنف { $word }
where-subtype = من { TERM($word, case: "gen") }
    .as = after
    .order = 26
    .is = من { TERM($word, case: "gen") }
    .is-not =
        { $gender ->
            [f] ليست
           *[m] ليس
        } من { TERM($word, case: "gen") }
    .name = نوع فرعي { $word }
where-level = من الرتبة { $n }
    .as = after
    .order = 30
    .is =
        { $gender ->
            [f] رتبتها
           *[m] رتبته
        } { $n }
    .name = الرتبة { $n }
where-level_at_most = من الرتبة { $n } فما دونها
    .as = after
    .order = 30
    .is =
        { $gender ->
            [f] رتبتها
           *[m] رتبته
        } { $n } فما دونها
    .name = الرتبة { $n } فما دونها
where-level_at_least = من الرتبة { $n } فما فوقها
    .as = after
    .order = 30
    .is =
        { $gender ->
            [f] رتبتها
           *[m] رتبته
        } { $n } فما فوقها
    .name = الرتبة { $n } فما فوقها
where-attack_at_most = { np-al }هجوم { $n } أو أقل
    .as = with
    .is =
        { $gender ->
            [f] هجومها
           *[m] هجومه
        } { $n } أو أقل
    .name = هجوم { $n } أو أقل
where-attack_at_least = { np-al }هجوم { $n } أو أكثر
    .as = with
    .is =
        { $gender ->
            [f] هجومها
           *[m] هجومه
        } { $n } أو أكثر
    .name = هجوم { $n } أو أكثر
where-defense_at_most = { np-al }دفاع { $n } أو أقل
    .as = with
    .is =
        { $gender ->
            [f] دفاعها
           *[m] دفاعه
        } { $n } أو أقل
    .name = دفاع { $n } أو أقل
where-defense_at_least = { np-al }دفاع { $n } أو أكثر
    .as = with
    .is =
        { $gender ->
            [f] دفاعها
           *[m] دفاعه
        } { $n } أو أكثر
    .name = دفاع { $n } أو أكثر
where-tapped = مُمال
    .order = 20
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
    .du-false = قائمان
    .acc-du-false = قائمين
    .gen-du-false = قائمين
    .du-f-false = قائمتان
    .acc-du-f-false = قائمتين
    .gen-du-f-false = قائمتين
    .def-false = القائم
    .def-f-false = القائمة
    .acc-def-false = القائم
    .acc-def-f-false = القائمة
    .is =
        { $gender ->
            [f] تكون مُمالة
           *[m] يكون مُمالًا
        }
    .is-not =
        { $gender ->
            [f] تكون قائمة
           *[m] يكون قائمًا
        }
    .name = مُمالة
where-equipped = مجهّز
    .order = 25
    .f = مجهّزة
    .acc = مجهّزًا
    .acc-f = مجهّزة
    .du = مجهّزان
    .acc-du = مجهّزين
    .gen-du = مجهّزين
    .du-f = مجهّزتان
    .acc-du-f = مجهّزتين
    .gen-du-f = مجهّزتين
    .def = المجهّز
    .def-f = المجهّزة
    .acc-def = المجهّز
    .acc-def-f = المجهّزة
    .false = غير مجهّز
    .f-false = غير مجهّزة
    .acc-false = غير مجهّز
    .acc-f-false = غير مجهّزة
    .du-false = غير مجهّزين
    .du-f-false = غير مجهّزتين
    .def-false = غير المجهّز
    .def-f-false = غير المجهّزة
    .name = مجهّزة
where-keyword = { TERM($word) }
    .order = 28
    .name = كلمة مفتاحية { $word }
where-name = باسم «{ $card }»
    .as = after
    .order = 60
    .name = باسم محدّد
where-other = آخر
    .order = 90
    .f = أخرى
    .du = آخران
    .acc-du = آخرين
    .gen-du = آخرين
    .du-f = أخريان
    .acc-du-f = أخريين
    .gen-du-f = أخريين
    .def = الآخر
    .def-f = الأخرى
    .is =
        { $gender ->
            [f] ليست
           *[other] ليس
        } هذه البطاقة
    .name = أخرى

## كم يدوم

for-this_turn = خلال هذا الدور
    .name = حتى نهاية الدور
for-while_on_field = ما دامت هذه البطاقة في الساحة
    .name = ما دامت هذه البطاقة في الساحة
for-lasting =
    .name = ما دامت في الساحة مكشوفة

## الشروط

if-control =
    { ATTR($cards, "pick") ->
        [none] لم تكن
       *[other] كانت
    } { $who ->
        [opponent] لدى الخصم
       *[self] لديك
    } { TERM($cards) }
    .name = لديك بطاقات كهذه
if-have =
    { ATTR($cards, "pick") ->
        [none] لم تكن
       *[other] كانت
    } { ATTR($cards, "zone") ->
        [hand] في يدك
        [discard] في كومة تخلصك
       *[other] في يدك وساحتك
    } { TERM($cards) }
    .name = لديك بطاقات كهذه في اليد أو الساحة

## التأثيرات

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
n-points =
    { $val ->
        [zero] { $val } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $val } نقاط
        [many] { $val } نقطة
       *[other] { $val } نقطة
    }
np-owner-hand =
    { ATTR($to, "number") ->
        [pl] أيدي أصحابها
       *[other] يد صاحبها
    }
np-owner-deck =
    { ATTR($to, "number") ->
        [pl] رزم أصحابها
       *[other] رزمة صاحبها
    }

op-destroy = دمّر { TERM($to, case: "acc") }
    .name = تدمير
op-send = انقل { TERM($to, case: "acc") } إلى كومة التخلص
    .name = نقل إلى كومة التخلص
op-return = أعِد { TERM($to, case: "acc") } إلى { np-owner-hand }
    .name = إعادة إلى اليد
op-put_on_top = ضع { TERM($to, case: "acc") } أعلى { np-owner-deck }
    .name = وضع أعلى الرزمة
op-put_at_bottom = ضع { TERM($to, case: "acc") } أسفل { np-owner-deck }
    .name = وضع أسفل الرزمة
op-shuffle = اخلط { TERM($to, case: "acc") } في { np-owner-deck }
    .name = خلط في الرزمة
op-take = سيطِر على { TERM($to, case: "gen") }
    .name = سيطرة
op-mill =
    انقل { n-top-cards } { $who ->
        [opponent] من رزمة الخصم إلى كومة تخلصه
        [both] من رزمة كل لاعب إلى كومة تخلصه
       *[other] من رزمتك إلى كومة تخلصك
    }
    .name = من الرزمة إلى كومة التخلص
op-discard =
    { $who ->
        [opponent] اجعل الخصم يتخلص
        [both] اجعل كل لاعب يتخلص
       *[other] تخلّص
    } { $choice ->
        [random] عشوائيًّا
       *[other] { "" }
    } من { n-cards } { $who ->
        [opponent] من يده
        [both] من يده
       *[other] من يدك
    }
    .name = تخلص
op-draw =
    { $who ->
        [opponent] اجعل الخصم يسحب
        [both] اجعل كل لاعب يسحب
       *[other] اسحب
    } { n-cards }
    .name = سحب
op-add = أضِف إلى يدك { TERM($to, case: "acc") }
    .name = إضافة إلى اليد
op-recover = استرِد { TERM($to, case: "acc") }
    .name = استرداد
op-search = ابحث في رزمتك عن { TERM($to, case: "gen", decl: "bare") } وأضِفها إلى يدك
    .name = بحث في الرزمة
op-search_discard = ابحث في كومة تخلصك عن { TERM($to, case: "gen", decl: "bare") } وأضِفها إلى يدك
    .name = بحث في كومة التخلص
op-shuffle_deck =
    اخلط { $who ->
        [opponent] رزمة الخصم
        [both] كلتا الرزمتين
       *[other] رزمتك
    }
    .name = خلط رزمة
op-reveal = اكشف عن { TERM($to, case: "gen") }
    .name = كشف
op-reveal_top =
    اكشف عن { n-top-cards } { $who ->
        [opponent] من رزمة الخصم
        [both] من رزمة كل لاعب
       *[other] من رزمتك
    }
    .name = كشف أعلى رزمة
op-gain_points =
    { $who ->
        [opponent] امنح الخصم
        [both] امنح كل لاعب
       *[other] اكسب
    } { n-points }
    .name = كسب نقاط
op-lose_points =
    { $who ->
        [opponent] أفقِد الخصم
        [both] أفقِد كل لاعب
       *[other] اخسر
    } { n-points }
    .name = خسارة نقاط
op-gain_attack = ارفع هجوم { TERM($to, case: "gen") } بمقدار { $val }
    .name = رفع الهجوم
op-lose_attack = اخفض هجوم { TERM($to, case: "gen") } بمقدار { $val }
    .name = خفض الهجوم
op-gain_defense = ارفع دفاع { TERM($to, case: "gen") } بمقدار { $val }
    .name = رفع الدفاع
op-lose_defense = اخفض دفاع { TERM($to, case: "gen") } بمقدار { $val }
    .name = خفض الدفاع
op-grant =
    امنح { TERM($to, case: "acc") } { $choice ->
        [immune] مناعة من { TERM($against, case: "gen") }
       *[other] { TERM($word, decl: "noun") }
    }
    .name = منح كلمة مفتاحية
op-tap = أمِل { TERM($to, case: "acc") }
    .name = إمالة
op-untap = أقِم { TERM($to, case: "acc") }
    .name = إقامة
op-play = العب { TERM($to, case: "acc") }
    .name = لعب
op-level_up = رقِّ بطاقة لك باستعمال { TERM($to, case: "gen") }
    .name = ترقية
op-equip = جهّز { TERM($to, case: "acc") } بهذه البطاقة
    .name = تجهيز
op-counter =
    { $timing ->
        [enemy_attacks] أوقِف ذلك الهجوم
       *[other] أبطِل ذلك التأثير
    }
    .name = إبطال
op-activate = فعِّل تأثيرًا واحدًا من تأثيرات { TERM($to, case: "gen") }
    .name = تفعيل تأثير
op-skip =
    { $who ->
        [self] تخطَّ { $choice ->
            [draw] مرحلة سحبك التالية
            [main] مرحلتك الرئيسية التالية
            [battle] مرحلة قتالك التالية
           *[other] دورك التالي
        }
        [both] اجعل كل لاعب يتخطى { $choice ->
            [draw] مرحلة سحبه التالية
            [main] مرحلته الرئيسية التالية
            [battle] مرحلة قتاله التالية
           *[other] دوره التالي
        }
       *[other] اجعل الخصم يتخطى { $choice ->
            [draw] مرحلة سحبه التالية
            [main] مرحلته الرئيسية التالية
            [battle] مرحلة قتاله التالية
           *[other] دوره التالي
        }
    }
    .name = تخطي مرحلة أو دور
op-skip_attack = امنع { TERM($to, case: "acc") } من الهجوم في مرحلة القتال التالية للمسيطر عليها
    .name = منع من الهجوم
op-more_plays =
    { $who ->
        [opponent] يمكن للخصم أن يلعب
        [both] يمكن لكل لاعب أن يلعب
       *[other] يمكنك أن تلعب
    } { n-more-cards } { $always ->
        [yes] في كل دور
       *[no] { "" }
    }
    .name = لعب بطاقات إضافية
op-more_attacks = ارفع عدد هجمات { TERM($to, case: "gen") } بمقدار { $val }
    .name = هجمات إضافية

## أصناف التأثيرات

kind-removal = إزالة
kind-points = نقاط
kind-cards = بطاقات
kind-numbers = أعداد
kind-field = الساحة
kind-control = تحكّم

## المراحل والحركات وما تسمّيه، والفرص والأحداث

phase-start = مرحلة البداية
phase-draw = مرحلة السحب
phase-main = المرحلة الرئيسية
phase-battle = مرحلة القتال
phase-end = مرحلة النهاية
action-play = لعب بطاقة
action-level_up = ترقية
action-activate = تفعيل
action-attack = هجوم
pick-onto = البطاقة التي تحتها
pick-target = الهدف
window-respond = ردود
window-moment = فرصة للتأثيرات
event-turn_begins = بداية الدور
event-activates = تفعيل تأثير
event-attacks = هجوم
event-has_attacked = بعد الهجوم

## لماذا لا يمكن ذلك

refused-no-plays = لعبت كل ما يُسمح لك بلعبه في هذا الدور
refused-level = بطاقة الرتبة 1 تُلعب في مكان خالٍ، والأعلى رتبةً على بطاقة من نوعها أدنى منها برتبة
refused-first-turn = لا هجوم في الدور الأول
refused-attacked = هاجمت هذه الوحدة في هذا الدور من قبل
refused-held-back = لا يمكن لهذه الوحدة أن تهاجم في مرحلة القتال هذه

## الأسماء في نص القواعد

word-chosen = بالاختيار
word-random = عشوائيًّا
word-never = أبدًا
word-own_turn = في دور صاحبها
word-stands_up = يقيمها
word-stays = يبقيها مُمالة
word-either = في دور أيٍّ من اللاعبين
word-own = في دور صاحبها وحده
word-both_stand = تبقى كلتاهما
word-both_fall = تُدمَّر كلتاهما
word-turn = الدور
word-unit = وحدة
setting-untap = متى تُقام بطاقات اللاعب
setting-dormant_use = ما يفعله استعمال التأثير الخامد ببطاقته
setting-spell_normal = متى تُستعمل تأثيرات التعاويذ
setting-equal_strength = ما يحدث عند تساوي الهجوم والدفاع
role-attacker = البطاقة المهاجِمة
role-defender = الوحدة المدافِعة
role-direct = البطاقة التي تهاجم اللاعب
role-revealed = البطاقات المكشوفة
role-rising = البطاقة المرقّاة
role-base = البطاقة التي في الأسفل
to-own_unit =
    .name = وحدة لك
to-enemy_unit =
    .name = وحدة للخصم
to-any_unit =
    .name = وحدة في الساحة
to-enemy_card =
    .name = بطاقة للخصم
to-any_card =
    .name = بطاقة في الساحة
to-own_units =
    .name = كل وحداتك
to-enemy_units =
    .name = كل وحدات الخصم
to-all_units =
    .name = كل الوحدات في الساحة
to-from_hand =
    .name = بطاقة من يدك
to-from_deck =
    .name = بطاقة من رزمتك
to-from_discard =
    .name = بطاقة من كومة تخلصك
on-would_be_destroyed =
    .name = عندما توشك أن تُدمَّر
op-stay =
    .name = البقاء في الساحة

## الرزم

deck-rootfire = نار الجذور
deck-stormgrave = قبر العاصفة

## البطاقات

card-TT-F001 = فرخ الجمر
card-TT-F002 = عدّاء الرماد
card-TT-F003 = جمرة الضغينة
card-TT-F004 = عفريت الهشيم
card-TT-F005 = تنين الأتون
card-TT-F006 = كركدن الخبث
card-TT-F007 = سلف الأفران
card-TT-F008 = مبارز الجمر
card-TT-F009 = عملاق الأجيج
card-TT-N001 = سلحفاة الطحلب
card-TT-N002 = ممرضة العليق
card-TT-N003 = منادي البذور
card-TT-N004 = الجذر النائم
card-TT-N005 = سيدة الأشواك
card-TT-N006 = أيّل الغيضة
card-TT-N007 = سرب اللقاح
card-TT-N008 = الظلة العتيقة
card-TT-N009 = تنين جذر العالم
card-TT-W001 = قضاعة الملح
card-TT-W002 = سمكة الفانوس
card-TT-W003 = قارئ المد
card-TT-W004 = حكيم الطمي
card-TT-W005 = حارس الشعاب
card-TT-W006 = التيار السفلي
card-TT-W007 = أنقليس المرآة
card-TT-W008 = تيار الأعماق
card-TT-W009 = نذير الدوّامة
card-TT-D001 = كلب السرداب
card-TT-D002 = الوصيف الأجوف
card-TT-D003 = جامع العظام
card-TT-D004 = سمسار القبور
card-TT-D005 = عثة الطاعون
card-TT-D006 = نقيب الموتى
card-TT-D007 = حجاب الحداد
card-TT-D008 = الدائن الأخير
card-TT-D009 = مُخلَّد الدرجة التاسعة
card-TT-E001 = حارس الحجر
card-TT-E002 = غولم المحجر
card-TT-E003 = ماموث الغرانيت
card-TT-A001 = خاطف الريح
card-TT-A002 = لص الطائرات الورقية
card-TT-A003 = رخّ العاصفة
card-TT-V001 = مُرحِّل الشرر
card-TT-V002 = جرذ الأسلاك
card-TT-V003 = محرّك القوس الكهربائي
card-TT-L001 = مريد الفجر
card-TT-L002 = جنية الشمعة
card-TT-L003 = فارس الظهيرة المقدّس
card-TT-S001 = مطر الشرر
card-TT-S002 = العُشر الأخضر
card-TT-S003 = النصل المسقيّ
card-TT-S004 = نصل الملك
card-TT-S005 = حرز اللحاء
card-TT-S006 = ساعة مستعارة
card-TT-S007 = دائرة الرماد
card-TT-S008 = الظل الطويل
card-TT-S009 = القمر الثاني
card-TT-S010 = إزهار مفاجئ
card-TT-S011 = البوابة الموصدة
card-TT-S012 = الدفتر المفتوح
card-TT-S013 = نسخة مبيَّضة
card-TT-S014 = قراءة ثانية
card-TT-S015 = الجرس الغريق
card-TT-S016 = عرش الأعماق
