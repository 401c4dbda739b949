## اللعبة

game-name = الرحلة الكبرى
game-about = قائد وطاقم في مواجهة قائد وطاقم: تهاجم الشخصيات، ويتدخل من يصدّ، وتنقذ بطاقات الرد، وكل بطاقة حياة تُفقد تغذّي يد من فقدها.

## أنواع البطاقات

type-leader = قائد
    .gender = m
    .plural = m
    .acc = قائدًا
    .acc-def = القائد
    .pl = قادة
    .du = قائدان
    .acc-du = قائدين
    .gen-du = قائدين
    .def = القائد
    .def-pl = القادة
    .own-pl = قادتك
    .poss-pl = قادة
type-character = شخصية
    .gender = f
    .plural = f
    .pl = شخصيات
    .du = شخصيتان
    .acc-du = شخصيتين
    .gen-du = شخصيتين
    .def = الشخصية
    .def-pl = الشخصيات
    .own-pl = شخصياتك
    .poss-pl = شخصيات
type-event = حدث
    .gender = m
    .plural = f
    .acc = حدثًا
    .acc-def = الحدث
    .pl = أحداث
    .du = حدثان
    .acc-du = حدثين
    .gen-du = حدثين
    .def = الحدث
    .def-pl = الأحداث
    .own-pl = أحداثك
    .poss-pl = أحداث
type-stage = موقع
    .gender = m
    .plural = f
    .acc = موقعًا
    .acc-def = الموقع
    .pl = مواقع
    .du = موقعان
    .acc-du = موقعين
    .gen-du = موقعين
    .def = الموقع
    .def-pl = المواقع
    .own-pl = مواقعك
    .poss-pl = مواقع

## أعداد البطاقات

number-cost = التكلفة
number-power = القوة
number-counter = قيمة الرد
number-life = الحياة

## كلمات البطاقات

set-colours = الألوان
set-attribute = السمة
set-tags = الجماعات
word-red = أحمر
    .f = حمراء
    .du = أحمران
    .acc-du = أحمرين
    .gen-du = أحمرين
    .du-f = حمراوان
    .acc-du-f = حمراوين
    .gen-du-f = حمراوين
    .def = الأحمر
    .def-f = الحمراء
word-green = أخضر
    .f = خضراء
    .du = أخضران
    .acc-du = أخضرين
    .gen-du = أخضرين
    .du-f = خضراوان
    .acc-du-f = خضراوين
    .gen-du-f = خضراوين
    .def = الأخضر
    .def-f = الخضراء
word-blue = أزرق
    .f = زرقاء
    .du = أزرقان
    .acc-du = أزرقين
    .gen-du = أزرقين
    .du-f = زرقاوان
    .acc-du-f = زرقاوين
    .gen-du-f = زرقاوين
    .def = الأزرق
    .def-f = الزرقاء
word-purple = بنفسجي
    .f = بنفسجية
    .acc = بنفسجيًّا
    .acc-f = بنفسجية
    .du = بنفسجيان
    .acc-du = بنفسجيين
    .gen-du = بنفسجيين
    .du-f = بنفسجيتان
    .acc-du-f = بنفسجيتين
    .gen-du-f = بنفسجيتين
    .def = البنفسجي
    .def-f = البنفسجية
    .acc-def = البنفسجي
    .acc-def-f = البنفسجية
word-black = أسود
    .f = سوداء
    .du = أسودان
    .acc-du = أسودين
    .gen-du = أسودين
    .du-f = سوداوان
    .acc-du-f = سوداوين
    .gen-du-f = سوداوين
    .def = الأسود
    .def-f = السوداء
word-yellow = أصفر
    .f = صفراء
    .du = أصفران
    .acc-du = أصفرين
    .gen-du = أصفرين
    .du-f = صفراوان
    .acc-du-f = صفراوين
    .gen-du-f = صفراوين
    .def = الأصفر
    .def-f = الصفراء
word-blade = النصل
word-fist = القبضة
word-shot = الرمي
word-lore = المعرفة
word-craft = الصنعة
word-corsair = القراصنة
word-tidewright = صنّاع المد
word-admiralty = الأميرالية
word-islander = أهل الجزر
word-beast = الوحوش
word-spirit = الأرواح
word-artisan = الحرفيون
    .gen = الحرفيين

## الكلمات المفتاحية

keyword-rush = [اندفاع]
keyword-blocker = [صدّ]
keyword-double_attack = [هجوم مزدوج]
keyword-banish = [استبعاد]
keyword-hunter = [صيّاد]
keyword-unblockable = [لا يُصدّ]
keyword-relentless = [بلا هوادة]
keyword-bound = [تقييد]
keyword-steadfast = [رسوخ]
about-keyword-rush = يمكن لهذه البطاقة أن تهاجم في الدور الذي تدخل فيه.
about-keyword-blocker = إن لم تكن هذه البطاقة مُمالة، يمكن إمالتها لتتلقى الهجوم بدلًا من بطاقة أخرى.
about-keyword-double_attack = تُلحق هذه البطاقة بالقائد ضررًا مقداره 2.
about-keyword-banish = بطاقات الحياة التي تُفقد بسبب هذه البطاقة تذهب إلى كومة التخلص دون محفّزها.
about-keyword-hunter = يمكن لهذه البطاقة أن تهاجم أيضًا الشخصيات غير المُمالة.
about-keyword-unblockable = لا يمكن صدّ هجمات هذه البطاقة.
about-keyword-relentless = يمكن لهذه البطاقة أن تهاجم مرتين في كل دور.
about-keyword-bound = لا يمكن لهذه البطاقة أن تهاجم.
about-keyword-steadfast = لا تسقط هذه البطاقة في المعركة.
printed-keyword = { TERM($word) }

## أسماء ما في المناطق

noun-characters = شخصية
    .gender = f
    .plural = f
    .pl = شخصيات
    .du = شخصيتان
    .acc-du = شخصيتين
    .gen-du = شخصيتين
    .def = الشخصية
    .def-pl = الشخصيات
    .own-pl = شخصياتك
    .poss-pl = شخصيات
noun-crew = بطاقة
    .gender = f
    .plural = f
    .crew = yes
    .pl = بطاقات
    .du = بطاقتان
    .acc-du = بطاقتين
    .gen-du = بطاقتين
    .def = القائد والشخصية
    .def-pl = القادة والشخصيات
    .own-pl = أفراد طاقمك
    .poss-pl = أفراد طاقم
noun-leader = قائد
    .gender = m
    .plural = m
    .acc = قائدًا
    .acc-def = القائد
    .pl = قادة
    .du = قائدان
    .acc-du = قائدين
    .gen-du = قائدين
    .def = القائد
    .def-pl = القادة
    .own-pl = قادتك
    .poss-pl = قادة
noun-stage = موقع
    .gender = m
    .plural = f
    .acc = موقعًا
    .acc-def = الموقع
    .pl = مواقع
    .du = موقعان
    .acc-du = موقعين
    .gen-du = موقعين
    .def = الموقع
    .def-pl = المواقع
    .own-pl = مواقعك
    .poss-pl = مواقع

noun-board = بطاقة
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

## ما لدى اللاعبين والبطاقات

counter-wind_deck = رزمة الرياح
counter-winds = رياح قائمة
counter-winds_rested = رياح مُمالة
state-rested = مُمالة
state-silenced = مُبطَلة
state-attacks = الهجمات
state-winds = الرياح

## المناطق

zone-leader = موضع القائد
zone-characters = الشخصيات
zone-stage = موضع الموقع
zone-hand = اليد
zone-deck = الرزمة
zone-life = منطقة الحياة
zone-trash = كومة التخلص
zone-resolving = منطقة التنفيذ
zone-crew = القائد والشخصيات
zone-board = جانب اللاعب من الطاولة

## متى

frame-label = [{ $on }] { $text }
frame-once = [{ $once }] { $text }
frame-on-once = [{ $once }] { $on }، { $text }
frame-tag = [{ $tag }] { $text }
frame-may-cost = يمكنك أن تدفع الثمن الآتي: { $cost }. إن دفعته، ف{ $text }
once-turn = مرة واحدة في الدور
once-match = مرة واحدة في المباراة
cost-and = { $a } و{ $b }
on-on_play = عند اللعب
    .as = label
    .name = عند لعبها
on-when_attacking = عند الهجوم
    .as = label
    .name = عند هجومها
on-on_enemy_attack = عند هجوم الخصم
    .as = label
    .name = عند هجوم بطاقة للخصم
on-on_block = عند الصدّ
    .as = label
    .name = عند صدّها هجومًا
on-on_ko = عند السقوط
    .as = label
    .name = عند سقوطها
on-activate_main = تفعيل: الرئيسية
    .as = label
    .name = في مرحلتك الرئيسية
on-main = الرئيسية
    .as = label
    .name = الرئيسية
on-counter = رد
    .as = label
    .name = رد
on-trigger = محفّز
    .as = label
    .name = محفّز
on-start_of_turn = بداية الدور
    .as = label
    .name = في بداية دورك
on-end_of_turn = نهاية الدور
    .as = label
    .name = في نهاية دورك
on-continuous =
    .name = دائمًا
on-instead_of_ko = عندما توشك هذه الشخصية أن تسقط
    .name = عندما توشك أن تسقط

## الأثمان

n-winds-cost =
    { $n ->
        [zero] { $n } ريح
        [one] ريحًا واحدة
        [two] ريحين
        [few] { $n } رياح
        [many] { $n } ريحًا
       *[other] { $n } ريح
    }
cost-rest_winds = أمِل { n-winds-cost }
    .name = إمالة رياح
cost-return_winds = أعِد { n-winds-cost } إلى رزمة الرياح
    .name = إعادة رياح
cost-discard = تخلّص من { TERM($cards, case: "gen") } من يدك
    .name = التخلص من بطاقات من يدك
cost-rest_this =
    أمِل { $type ->
        [leader] هذا القائد
        [stage] هذا الموقع
       *[other] هذه الشخصية
    }
    .name = إمالة هذه البطاقة
cost-trash_this =
    تخلّص من { $type ->
        [stage] هذا الموقع
       *[other] هذه الشخصية
    }
    .name = التخلص من هذه البطاقة
cost-rest_cards = أمِل { TERM($cards, case: "acc") } من بين قائدك وشخصياتك
    .name = إمالة بطاقات
cost-take_life =
    أضِف إلى يدك { $n ->
        [zero] أعلى { $n } بطاقة
        [one] أعلى بطاقة
        [two] أعلى بطاقتين
        [few] أعلى { $n } بطاقات
        [many] أعلى { $n } بطاقة
       *[other] أعلى { $n } بطاقة
    } من بطاقات حياتك
    .name = بطاقات حياة إلى يدك
cost-bounce_own = أعِد { TERM($cards, case: "acc") } من بين شخصياتك إلى يدك
    .name = إعادة شخصيات إلى يدك
noun-cost-rest_cards = بطاقة قائمة
    .gender = f
    .plural = f
    .pl = بطاقات قائمة
    .du = بطاقتان قائمتان
    .acc-du = بطاقتين قائمتين
    .gen-du = بطاقتين قائمتين
    .def = البطاقة القائمة
    .def-pl = البطاقات القائمة
    .own-pl = بطاقاتك القائمة
    .poss-pl = بطاقات
noun-cost-bounce_own = شخصية
    .gender = f
    .plural = f
    .pl = شخصيات
    .du = شخصيتان
    .acc-du = شخصيتين
    .gen-du = شخصيتين
    .def = الشخصية
    .def-pl = الشخصيات
    .own-pl = شخصياتك
    .poss-pl = شخصيات

## الأهداف

np-tail = { TERM($after) } { TERM($place) } { np-such }
# An attribute is as definite as its noun: «كل شخصياتك ذات القوة 3000»، «شخصية ذات قوة 3000».
np-al =
    { $pick ->
        [all] ال
        [up-to] { $zone ->
            [characters] { $who ->
                [any] { "" }
               *[self] ال
            }
            [stage] { $who ->
                [any] { "" }
               *[self] ال
            }
            [board] { $who ->
                [any] { "" }
               *[self] ال
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
np-which =
    { $gender ->
        [m] الذي
       *[f] التي
    }
np-of-which =
    { $pick ->
        [all] { np-which }
        [up-to] { $zone ->
            [characters] { $who ->
                [any] { "" }
               *[self] { np-which }
            }
            [stage] { $who ->
                [any] { "" }
               *[self] { np-which }
            }
            [board] { $who ->
                [any] { "" }
               *[self] { np-which }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
np-that = { np-of-which } { $is }
np-all =
    كل { $zone ->
        [hand] { TERM($noun, decl: "def") } { TERM($adj, decl: "def") }
        [trash] { TERM($noun, decl: "def") } { TERM($adj, decl: "def") }
       *[other] { $who ->
            [self] { TERM($noun, decl: "own") } { TERM($adj, decl: "def") }
            [opponent] { TERM($noun, decl: "poss") } الخصم { TERM($adj, decl: "def") }
           *[any] { TERM($noun, decl: "def") } { TERM($adj, decl: "def") }
        }
    } { np-tail }
np-from-whose =
    { $zone ->
        [hand] { np-such } { TERM($after) } { TERM($place) }
        [trash] { np-such } { TERM($after) } { TERM($place) }
        [crew] { TERM($after) } { np-such } { TERM($place) }
       *[other] { $who ->
            [self] من { TERM($noun, case: "gen", decl: "own", number: "pl") }
            [opponent] من { TERM($noun, case: "gen", decl: "poss", number: "pl") } الخصم
           *[any] { "" }
        } { TERM($after) } { TERM($with) }
    }
np-up-to =
    { $n ->
        [one] { TERM($noun, number: "sg") } { TERM($adj, number: "sg") } { $gender ->
            [f] واحدة
           *[m] { $case ->
                [acc] واحدًا
               *[nom] واحد
            }
        } على الأكثر { np-from-whose }
        [two] { TERM($noun, number: "du") } { TERM($adj, number: "du") } على الأكثر { np-from-whose }
        [few] { np-n } { TERM($noun, case: "gen", number: "pl") } { TERM($adj, case: "gen", number: "pl") } على الأكثر { np-from-whose }
       *[many] { np-n } { TERM($noun, case: "acc", number: "sg") } { TERM($adj, case: "acc", number: "sg") } على الأكثر { np-from-whose }
    }
np-choose-theirs =
    { np-counted } { np-tail } { $gender ->
        [f] { $n ->
            [two] يختارهما الخصم
           *[other] يختارها الخصم
        }
       *[m] { $n ->
            [one] يختاره الخصم
            [two] يختارهما الخصم
           *[other] يختارها الخصم
        }
    }
np-this =
    { $type ->
        [leader] هذا القائد
        [stage] هذا الموقع
       *[other] هذه الشخصية
    }
    .gender = f
np-same = تلك الشخصية
    .gender = f
to-attacker = البطاقة المهاجِمة
    .number = sg
    .gender = f
    .name = البطاقة المهاجِمة
to-defender = البطاقة المدافِعة
    .number = sg
    .gender = f
    .name = البطاقة المدافِعة
to-own_leader = قائدك
    .number = sg
    .gender = m
    .name = قائدك
to-their_leader = قائد الخصم
    .number = sg
    .gender = m
    .name = قائد الخصم
to-own_stage = موقعك
    .number = sg
    .gender = m
    .name = موقعك
to-their_stage = موقع الخصم
    .number = sg
    .gender = m
    .name = موقع الخصم
to-whole_crew = قائدك وكل شخصياتك { TERM($adj, decl: "def", number: "pl", gender: "f") } { TERM($after) } { TERM($with) }
    .gender = f
    .name = قائدك وشخصياتك
to-whole_hand = كل { TERM($noun, decl: "def") } { TERM($adj, decl: "def") } { TERM($after) } { TERM($with) } التي في يدك
    .name = يدك
to-found =
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
        [many] { np-n } { TERM($noun, case: "acc", number: "sg") } { TERM($adj, case: "acc", number: "sg") } على الأكثر
        [zero] { np-n } { TERM($noun, case: "gen", number: "sg") } { TERM($adj, case: "gen", number: "sg") } على الأكثر
       *[other] { np-n } { TERM($noun, case: "gen", number: "sg") } { TERM($adj, case: "gen", number: "sg") } على الأكثر
    } { TERM($after) } { np-such }
    .name = إحدى البطاقات المنظور إليها
to-this =
    .name = هذه البطاقة
to-same =
    .name = ما اختاره التأثير السابق
to-their_character =
    .name = شخصية للخصم
to-their_characters =
    .name = كل شخصيات الخصم
to-own_character =
    .name = شخصية لك
to-own_characters =
    .name = كل شخصياتك
to-any_character =
    .name = شخصية
to-any_characters =
    .name = كل الشخصيات
to-own_crew =
    { ATTR($noun, "crew") ->
        [yes] بطاقة { TERM($adj, gender: "f", number: "sg") } واحدة على الأكثر { TERM($after) } { TERM($with) } من بين قائدك وشخصياتك
       *[other] { np-up-to }
    }
    .name = قائدك أو شخصية لك
to-their_crew =
    { ATTR($noun, "crew") ->
        [yes] بطاقة { TERM($adj, gender: "f", number: "sg") } واحدة على الأكثر { TERM($after) } { TERM($with) } من بين قائد الخصم وشخصياته
       *[other] { np-up-to }
    }
    .name = قائد الخصم أو شخصية له
to-own_card =
    .name = بطاقة لك في اللعب
to-their_card =
    .name = بطاقة للخصم في اللعب
to-hand_card =
    .name = بطاقة في يدك
to-trash_card =
    .name = بطاقة في كومة تخلصك
in-characters-self = لك
    .all = { "" }
in-characters-opponent = للخصم
    .all = { "" }
in-crew-self = من بين قائدك وشخصياتك
    .all = { "" }
in-crew-opponent = من بين قائد الخصم وشخصياته
    .all = { "" }
in-crew-any = من بين القادة والشخصيات
    .all = { "" }
in-stage-self = لك
    .all = { "" }
in-stage-opponent = للخصم
    .all = { "" }
in-board-self = لك
    .all = { "" }
in-board-opponent = للخصم
    .all = { "" }
in-hand-self = من يدك
    .all = التي في يدك
in-trash-self = من كومة تخلصك
    .all = التي في كومة تخلصك

## أي البطاقات

where-type = { TERM($word) }
    .as = noun
    .name = نوع { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = لون { $word }
where-tagged = من { TERM($word, case: "gen", number: "sg") }
    .as = after
    .order = 20
    .is = من { TERM($word, case: "gen", number: "sg") }
    .name = جماعة { $word }
where-attribute = سمة { TERM($word, case: "gen", number: "sg") }
    .as = with
    .name = سمة { $word }
where-name = باسم «{ $card }»
    .as = after
    .order = 60
    .false = غير «{ $card }»
    .false-as = after
    .name = هذه البطاقة بعينها
where-keyword = { TERM($word) }
    .as = with
    .name = كلمة مفتاحية { $word }
where-rested = مُمال
    .order = 40
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
    .name = مُمالة أو قائمة
where-cost_at_most = { np-al }تكلفة { $n } أو أقل
    .as = with
    .is =
        { $gender ->
            [f] تكلفتها
           *[m] تكلفته
        } { $n } أو أقل
    .name = تكلفة { $n } أو أقل
where-cost_at_least = { np-al }تكلفة { $n } أو أكثر
    .as = with
    .is =
        { $gender ->
            [f] تكلفتها
           *[m] تكلفته
        } { $n } أو أكثر
    .name = تكلفة { $n } أو أكثر
where-power_at_most = { np-al }قوة { $n } أو أقل
    .as = with
    .is =
        { $gender ->
            [f] قوتها
           *[m] قوته
        } { $n } أو أقل
    .name = قوة { $n } أو أقل
where-power_at_least = { np-al }قوة { $n } أو أكثر
    .as = with
    .is =
        { $gender ->
            [f] قوتها
           *[m] قوته
        } { $n } أو أكثر
    .name = قوة { $n } أو أكثر
where-base_power_at_most = { np-al }قوة { np-al }أصلية { $n } أو أقل
    .as = with
    .name = قوة أصلية { $n } أو أقل
n-winds-on =
    { $gender ->
        [m] عليه
       *[f] عليها
    } { $n ->
        [zero] { $n } ريح أو أكثر
        [one] رياح
        [two] ريحان أو أكثر
        [few] { $n } رياح أو أكثر
        [many] { $n } ريحًا أو أكثر
       *[other] { $n } ريح أو أكثر
    }
where-winds_at_least = { np-of-which } { n-winds-on }
    .as = after
    .is = { n-winds-on }
    .name = عليها { $n } من الرياح أو أكثر
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
    .name = غير هذه البطاقة

## كم يدوم

for-this_battle = خلال هذه المعركة
for-this_turn = خلال هذا الدور
for-until_own_turn = حتى بداية دورك التالي
for-until_their_turn_ends = حتى نهاية دور الخصم التالي
for-while_in_play =
    .name = ما دامت البطاقة في اللعب

## الشروط

n-life-if =
    { $n ->
        [zero] { $n } بطاقة حياة
        [one] بطاقة حياة واحدة
        [two] بطاقتا حياة
        [few] { $n } بطاقات حياة
        [many] { $n } بطاقة حياة
       *[other] { $n } بطاقة حياة
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
n-winds-if =
    { $n ->
        [zero] { $n } ريح
        [one] ريح واحدة
        [two] ريحان
        [few] { $n } رياح
        [many] { $n } ريحًا
       *[other] { $n } ريح
    }
if-winds_on_this = كانت على هذه الشخصية { n-winds-if } أو أكثر
    .not = لم تكن على هذه الشخصية { n-winds-if } أو أكثر
    .tag = رياح ×{ $n }
    .name = عليها { $n } من الرياح أو أكثر
if-my_turn = كان الدور لك
    .not = لم يكن الدور لك
    .name = دورك
if-opponent_turn = كان الدور للخصم
    .not = لم يكن الدور للخصم
    .name = دور الخصم
if-life_at_most = كانت لديك { n-life-if } أو أقل
    .not = كانت لديك أكثر من { $n } من بطاقات الحياة
    .name = لديك { n-life-if } أو أقل
if-life_at_least = كانت لديك { n-life-if } أو أكثر
    .not = كانت لديك أقل من { $n } من بطاقات الحياة
    .name = لديك { n-life-if } أو أكثر
if-opponent_life_at_most = كانت لدى الخصم { n-life-if } أو أقل
    .not = كانت لدى الخصم أكثر من { $n } من بطاقات الحياة
    .name = لدى الخصم { n-life-if } أو أقل
if-behind = كانت بطاقات حياتك أقل من بطاقات حياة الخصم
    .not = لم تكن بطاقات حياتك أقل من بطاقات حياة الخصم
    .name = بطاقات حياتك أقل من بطاقات حياة الخصم
if-hand_at_most = كانت في يدك { n-cards-if } أو أقل
    .not = كانت في يدك أكثر من { $n } من البطاقات
    .name = في يدك { n-cards-if } أو أقل
if-hand_at_least = كانت في يدك { n-cards-if } أو أكثر
    .not = لم تكن في يدك { n-cards-if } أو أكثر
    .name = في يدك { n-cards-if } أو أكثر
if-opponent_hand_at_least = كانت في يد الخصم { n-cards-if } أو أكثر
    .not = لم تكن في يد الخصم { n-cards-if } أو أكثر
    .name = في يد الخصم { n-cards-if } أو أكثر
if-deck_at_most = كانت في رزمتك { n-cards-if } أو أقل
    .not = كانت في رزمتك أكثر من { $n } من البطاقات
    .name = في رزمتك { n-cards-if } أو أقل
if-trash_at_least = كانت في كومة تخلصك { n-cards-if } أو أكثر
    .not = لم تكن في كومة تخلصك { n-cards-if } أو أكثر
    .name = في كومة تخلصك { n-cards-if } أو أكثر
if-winds_at_least = كانت لديك { n-winds-if } أو أكثر
    .not = لم تكن لديك { n-winds-if } أو أكثر
    .name = لديك { n-winds-if } أو أكثر
if-controls =
    { ATTR($cards, "pick") ->
        [none] { ATTR($cards, "gender") ->
            [f] لم تكن لديك
           *[m] لم يكن لديك
        }
       *[other] { ATTR($cards, "gender") ->
            [f] كانت لديك
           *[m] كان لديك
        }
    } { TERM($cards) }
    .not =
        { ATTR($cards, "gender") ->
            [f] لم تكن لديك
           *[m] لم يكن لديك
        } { TERM($cards) }
    .name = لديك شخصيات
if-opponent_controls =
    { ATTR($cards, "pick") ->
        [none] { ATTR($cards, "gender") ->
            [f] لم تكن لدى الخصم
           *[m] لم يكن لدى الخصم
        }
       *[other] { ATTR($cards, "gender") ->
            [f] كانت لدى الخصم
           *[m] كان لدى الخصم
        }
    } { TERM($cards) }
    .not =
        { ATTR($cards, "gender") ->
            [f] لم تكن لدى الخصم
           *[m] لم يكن لدى الخصم
        } { TERM($cards) }
    .name = لدى الخصم شخصيات
if-leader = كان قائدك { TERM($is, gender: "m", case: "acc") }
    .name = ما يكون عليه قائدك
if-this_rested = كانت هذه الشخصية مُمالة
    .not = لم تكن هذه الشخصية مُمالة
    .name = البطاقة مُمالة
if-attacking = كانت هذه الشخصية تهاجم
    .not = لم تكن هذه الشخصية تهاجم
    .name = البطاقة تهاجم
if-attacked_leader = كان الهجوم على قائد
    .not = لم يكن الهجوم على قائد
    .name = الهجوم على قائد
if-turn_at_least = بلغت المباراة الدور { $n } أو ما بعده
    .not = لم تبلغ المباراة الدور { $n }
    .name = الدور { $n } أو ما بعده
if-revealed = كُشف عن { TERM($cards, case: "gen") }
    .not = لم يُكشف عن { TERM($cards, case: "gen") }
    .name = البطاقة المكشوفة
if-did = فعلت ذلك
    .not = لم تفعل ذلك
    .name = إذا فعلت ذلك

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
n-top-cards =
    { $val ->
        [zero] أعلى { $val } بطاقة
        [one] أعلى بطاقة
        [two] أعلى بطاقتين
        [few] أعلى { $val } بطاقات
        [many] أعلى { $val } بطاقة
       *[other] أعلى { $val } بطاقة
    }
n-winds-rested =
    { $val ->
        [zero] { $val } ريح مُمالة
        [one] ريحًا مُمالة واحدة
        [two] ريحين مُمالتين
        [few] { $val } رياح مُمالة
        [many] { $val } ريحًا مُمالة
       *[other] { $val } ريح مُمالة
    }
n-winds-active =
    { $val ->
        [zero] { $val } ريح قائمة
        [one] ريحًا قائمة واحدة
        [two] ريحين قائمتين
        [few] { $val } رياح قائمة
        [many] { $val } ريحًا قائمة
       *[other] { $val } ريح قائمة
    }
n-winds-any =
    { $val ->
        [zero] { $val } ريح
        [one] ريحًا واحدة
        [two] ريحين
        [few] { $val } رياح
        [many] { $val } ريحًا
       *[other] { $val } ريح
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] إلى أيدي أصحابها
       *[other] { ATTR($to, "gender") ->
            [f] إلى يد صاحبها
           *[m] إلى يد صاحبه
        }
    }
np-to-bottom =
    { ATTR($to, "number") ->
        [pl] أسفل رزم أصحابها
       *[other] { ATTR($to, "gender") ->
            [f] أسفل رزمة صاحبها
           *[m] أسفل رزمة صاحبه
        }
    }

op-power =
    { $sign ->
        [minus] اخفض
       *[other] ارفع
    } قوة { TERM($to, case: "gen") } بمقدار { $abs }
    .name = القوة
op-ko = أسقِط { TERM($to, case: "acc") }
    .name = إسقاط
op-bounce = أعِد { TERM($to, case: "acc") } { np-to-hand }
    .name = إعادة إلى اليد
op-search = انظر إلى { n-top-cards } من رزمتك، واكشف عن { TERM($to, case: "gen") } وأضِف ما كشفته إلى يدك، ثم ضع الباقي أسفل الرزمة بأي ترتيب
    .name = بحث
op-draw =
    { $who ->
        [opponent] اجعل الخصم يسحب
        [both] اجعل كل لاعب يسحب
       *[other] اسحب
    } { n-cards }
    .name = سحب
op-discard =
    { $who ->
        [opponent] اجعل الخصم يتخلص
        [both] اجعل كل لاعب يتخلص
       *[other] تخلّص
    } { $choice ->
        [random] عشوائيًّا
       *[other] { "" }
    } من { n-cards } من { $who ->
        [opponent] يده
        [both] يده
       *[other] يدك
    }
    .name = التخلص من اليد
op-grant = امنح { TERM($to, case: "acc") } { TERM($word) }
    .name = كلمة مفتاحية
op-attach =
    امنح { TERM($to, case: "acc") } { $choice ->
        [active] { n-winds-active }
        [rested] { n-winds-rested }
       *[other] { n-winds-any }
    } على الأكثر
    .name = منح رياح
op-rest = أمِل { TERM($to, case: "acc") }
    .name = إمالة
op-activate = أقِم { TERM($to, case: "acc") }
    .name = إقامة
op-damage =
    ألحِق { $who ->
        [self] بنفسك
        [both] بكل لاعب
       *[other] بالخصم
    } ضررًا مقداره { $val }
    .name = ضرر
op-look =
    { $val ->
        [1] انظر إلى أعلى بطاقة من رزمتك، ثم ضعها
        [2] انظر إلى أعلى بطاقتين من رزمتك، ثم ضعهما
       *[other] انظر إلى { n-top-cards } من رزمتك، ثم ضعها
    } { $choice ->
        [top] أعلى الرزمة
        [bottom] أسفل الرزمة
       *[other] أعلى الرزمة أو أسفلها
    } { $val ->
        [1] { "" }
       *[other] بأي ترتيب
    }
    .name = النظر إلى الرزمة
op-reveal =
    اكشف عن { n-top-cards } { $who ->
        [opponent] من رزمة الخصم
        [both] من رزمة كل لاعب
       *[other] من رزمتك
    }
    .name = كشف
op-trash = تخلّص من { TERM($to, case: "gen") }
    .name = التخلص
op-mill =
    { $who ->
        [opponent] انقل { n-top-cards } من رزمة الخصم إلى كومة تخلصه
        [both] اجعل كل لاعب ينقل { n-top-cards } من رزمته إلى كومة تخلصه
       *[other] انقل { n-top-cards } من رزمتك إلى كومة تخلصك
    }
    .name = من الرزمة إلى كومة التخلص
op-play = العب { TERM($to, case: "acc") }
    .name = لعب
op-take = أضِف إلى يدك { TERM($to, case: "acc") }
    .name = من كومة التخلص إلى اليد
op-tuck = ضع { TERM($to, case: "acc") } { np-to-bottom }
    .name = إلى أسفل الرزمة
op-winds =
    أضِف من رزمة الرياح { $choice ->
        [active] { n-winds-active }
       *[other] { n-winds-rested }
    } على الأكثر
    .name = رياح جديدة
op-ready_winds =
    أقِم { $val ->
        [zero] { $val } من رياحك
        [one] ريحًا واحدة من رياحك
        [two] ريحين من رياحك
        [few] { $val } من رياحك
        [many] { $val } من رياحك
       *[other] { $val } من رياحك
    } على الأكثر
    .name = إقامة رياح
op-cost =
    { $sign ->
        [minus] اخفض
       *[other] ارفع
    } تكلفة { TERM($to, case: "gen") } بمقدار { $abs }
    .name = التكلفة
op-heal = ضع { n-top-cards } من رزمتك فوق بطاقات حياتك
    .name = الحياة
op-silence = أبطِل تأثيرات { TERM($to, case: "gen") }
    .name = إبطال
op-stay = امنع ذلك
    .cost = { $cost } بدلًا من ذلك
    .name = البقاء في اللعب

## أصناف التأثيرات

kind-damage = إزالة
kind-restore = الحياة
kind-cards = بطاقات
kind-energy = الرياح
kind-allies = الطاقم
kind-control = تحكّم

## المراحل

phase-refresh = مرحلة التجديد
phase-draw = مرحلة السحب
phase-wind = مرحلة الرياح
phase-main = المرحلة الرئيسية
phase-end = مرحلة النهاية

## الحركات وما تسمّيه، والفرص والأحداث

action-play = لعب بطاقة
action-give = منح رياح
action-activate = استعمال قدرة
action-attack = هجوم
action-block = صدّ
action-counter_card = رد بشخصية
action-counter_event = رد بحدث
action-use_trigger = استعمال محفّز
action-redraw = أخذ يد جديدة
pick-amount = عدد الرياح
pick-target = الهدف
window-mulligan = يد جديدة
window-block = صدّ
window-counter = رد
window-trigger = محفّز
event-turn_begins = بداية الدور
event-turn_ends = نهاية الدور
event-attack = الهجوم
event-block = الصدّ
role-attacker = البطاقة المهاجِمة
role-defender = البطاقة المدافِعة
role-drawn = بطاقة الحياة
role-seen = البطاقات المنظور إليها
role-taken = البطاقات المأخوذة
role-revealed = البطاقات المكشوفة
routine-enter = دخول بطاقة إلى اللعب
routine-past_zero = لم تبقَ حياة
routine-wound = ضرر واحد
routine-banished = ضرر واحد مع [استبعاد]

## الإعدادات وكلماتها

setting-leader_attacks = هجوم القادة
setting-wind_power = متى تمنح الرياح قوة
setting-life_rule = متى يخسر اللاعب
setting-first_battle = من لا يهاجم في الدور الأول

## لماذا لا يمكن ذلك

refused-leader = القادة لا يهاجمون
refused-first-turn = لا هجوم في هذا الدور الأول
refused-rested = هذه البطاقة مُمالة
refused-attacked = هاجمت هذه البطاقة في هذا الدور من قبل
refused-arrived = دخلت هذه الشخصية في هذا الدور وليس لها [اندفاع]
refused-bound = لا يمكن لهذه البطاقة أن تهاجم
refused-no-blocker = ليس لهذه الشخصية [صدّ]
refused-defender = هذه الشخصية تتعرض للهجوم أصلًا
refused-no-counter = ليس لهذه البطاقة قيمة رد
refused-no-trigger = ليس لهذه البطاقة محفّز

## الأسماء في نص القواعد

word-active = قائمة
word-rested = مُمالة
word-chosen = بالاختيار
word-random = عشوائيًّا
word-top = الأعلى
word-bottom = الأسفل
word-either = الأعلى أو الأسفل
word-yes = نعم
word-no = لا
word-always = دائمًا
word-own_turn = في دوره
word-at_zero = عند فقد آخر بطاقة حياة
word-past_zero = عند ضرر بلا بطاقات حياة
word-first_player = اللاعب الأول
word-both = كلا اللاعبين

## الرزم

deck-cinder_wake = أثر الجمر
deck-tidewright_guild = نقابة صنّاع المد

## البطاقات

card-GV-01-L01 = مارن سخامية اليد
    .flavour = لا توقّع عقودًا. تصافحك فيبقى السخام.
card-GV-01-L02 = أوسريك فين صانع المد
    .flavour = لم يتأخر قط، فهو من يضبط المد.
card-GV-01-C01 = مدفعي الجمر
    .flavour = طلقة للراية، وطلقة للحظ، ولا طلقة لسجل السفينة.
card-GV-01-C02 = أخت الحبال
    .flavour = بعض عُقَدها يمسك السفن، وبعضها يمسك البحّارة.
card-GV-01-C03 = لوياثان الجمر
    .flavour = يغلي البحر مسافة ميل قبل أن يطفو.
card-GV-01-C04 = عدّاء البارود
    .flavour = «أمشي؟ وهذا على ظهري؟»
card-GV-01-C05 = مبارِزة المعبر
    .flavour = تقفز فوق الحاجز قبل أن تتلامس السفينتان.
card-GV-01-C06 = متعقّب الشعاب
    .flavour = يقرأ الظلال على الرمل كما يقرأ غيره الخرائط.
card-GV-01-C07 = عرّافة الشموع
    .flavour = كل شمعة تصنعها تعرف شيئًا واحدًا.
card-GV-01-C08 = ريا سريعة النار، نائبة القبطان
    .flavour = مرتان عادة، يقول القبطان. مرتان فطور، تقول ريا.
card-GV-01-C09 = القاذف هيسك
    .flavour = يعدّ ما بقي منهم، ثم ما بقي منا.
card-GV-01-C10 = ناصب الشباك على الجرف
    .flavour = من هناك يبدو كل صارٍ مقبضًا.
card-GV-01-C11 = أمين المؤن قارع الطبل
    .flavour = لم يعد أحد على متنها يخطئ إيقاع التجديف.
card-GV-01-C12 = مصلح الطائرات الورقية
    .flavour = الشراع الممزق طائرة ورقية نسيت نفسها.
card-GV-01-C13 = مخرّبة الثقاب الأخير
    .flavour = جلبت عود ثقاب واحدًا. ولا تحتاج إلا إلى واحد.
card-GV-01-C14 = القبطان آش فارديل
    .flavour = ما يأخذه لا يبقى للبحر أيضًا.
card-GV-01-C15 = صاحبة معدّية المياه الضحلة
    .flavour = «واحد ينزل وواحد يصعد. هذه هي الأجرة.»
card-GV-01-C16 = ملاكم الهيكلين
    .flavour = يضع قدمًا على كل سطح، وهو في بيته على كليهما.
card-GV-01-C17 = ضافر حبال النخيل
    .flavour = يضفر على ضوء النجوم ليفرغ له الصباح.
card-GV-01-E18 = قصف عند الفجر
    .flavour = كان فطورهم جاهزًا. ولم يأكله أحد.
card-GV-01-E19 = الجميع إلى الحاجز
    .flavour = حتى الطاهي. بل الطاهي قبل الجميع.
card-GV-01-E20 = صدّة فوق العارضة
    .flavour = على علو أربعين قدمًا، لنقل الخطى فن آخر.
card-GV-01-S21 = السطح المتّقد
    .flavour = تحترق منذ تسع سنوات ولم تغرق مرة واحدة.
card-GV-01-C22 = حارس الشعاب
    .flavour = القناة مفتوحة. أما أنت فلست مدعوًّا.
card-GV-01-C23 = غطّاسة الحطام
    .flavour = تنزل بحبل وتصعد بزميل.
card-GV-01-C24 = المرساة العجوز، رئيس البحّارة
    .flavour = دفنوه في البحر، فحضر لنوبة الصباح.
card-GV-01-C25 = المسّاح ذو الحربة
    .flavour = يقيس العمق، ثم ما يعيش فيه.
card-GV-01-C26 = ملازمة كاسر الأمواج
    .flavour = في الليل لا تتزحزح، وفي الليل لا تنام.
card-GV-01-C27 = همس الحطام
    .flavour = يسألك عمّا تمسكه، فتفلت بعضه.
card-GV-01-C28 = مهندس التيار السفلي
    .flavour = «لا أُغرق السفن. أنا أحفظها في درج أسفل.»
card-GV-01-C29 = قارئة خرائط الرصيف الواطئ
    .flavour = تقرأ الخريطة من آخرها لتعرف من أين بدأت.
card-GV-01-C30 = وسيط عوّامة الجرس
    .flavour = دقة واحدة تعني نعم. ودقتان تعنيان نعم، لكنها لن تعجبك.
card-GV-01-C31 = الكومودور إيلزه براند
    .flavour = «العجلة»، تقول الكومودور، «ضرب من الضجيج».
card-GV-01-C32 = فارز الحطام الطافي
    .flavour = عنده ثلاث كومات: نافع، وغير نافع، ومُرسَل إلى أحدهم.
card-GV-01-C33 = مصارع مغاص اللؤلؤ
    .flavour = كل لؤلؤة دَين سدّدته محارة.
card-GV-01-C34 = فيسنا بعيدة النظر، سيدة السدود
    .flavour = تفتح بوابة في أعلى النهر، وبعد أسبوع يتعثّر بطل.
card-GV-01-C35 = متدرّب الرافعة
    .flavour = نصف دورة زيادة كل يوم، تسع سنوات.
card-GV-01-C36 = آنو، معلّم سيف النقابة
    .flavour = تبدأ دروسه بالضربة الأخيرة.
card-GV-01-C37 = القاضي الغريق
    .flavour = صدر الحكم. ولك أن تقول على من.
card-GV-01-C38 = الموجة الطويلة
    .flavour = انطلقت قبل أن تولد جدتك.
card-GV-01-E39 = جَزْر مفاجئ
    .flavour = غادر المرفأ عند الظهر وأخذ الأسطول معه.
card-GV-01-E40 = شمعة للمفقودين
    .flavour = تنطفئ حين يعودون إلى بيوتهم.
card-GV-01-E41 = ثبّتوا الفوانيس
    .flavour = الضوء أمر كسائر الأوامر.
card-GV-01-S42 = الحوض الجاف في خليج النخاع
    .flavour = كل عارضة قعر مُدّت هنا كانت عمودًا فقريًّا لأحد.
card-GV-01-C43 = صبي صخرة النوارس
    .flavour = يرمي ثلاث حصيات: واحدة عليك، واثنتين على كرامتك.
card-GV-01-C44 = نهّاش المانغروف
    .flavour = لا يهمه لمن الساق.
card-GV-01-C45 = قرصانة خط النار
    .flavour = تحرق ما تستغني عنه، ثم ما لا تستغني عنه.
card-GV-01-C46 = لسان الجزيرة
    .flavour = حين تتكلم، تميل الجزيرة لتصغي.
card-GV-01-C47 = جوقة المدافع
    .flavour = اثنا عشر مدفعًا، وأربعة أصوات، ونغمة واحدة.
card-GV-01-C48 = حارسة البدن
    .flavour = حين لا يبقى على متنها أحد غيرها، تصير هي البدن.
card-GV-01-E49 = شرارة في الحبال
    .flavour = صعدت في الحبال، وصعدنا نحن أيضًا.
card-GV-01-E50 = مرسى آمن
    .flavour = ساعتان من النوم، فإذا الطاقم كله جديد.
card-GV-01-S51 = جزيرة الفوانيس المرجانية
    .flavour = كل ضوء فيها أحدٌ يسهر منتظرًا.
card-GV-01-C52 = فم الأعماق
    .flavour = يعضّ أولًا، ثم يجوع.
card-GV-01-C53 = الطاهي الناجي مرتين
    .flavour = ينقذ الموقد أولًا. في المرتين.
card-GV-01-C54 = كاتب المد
    .flavour = من ثلاث نسخ: مدّ وجزر وسكون.
card-GV-01-C55 = منادي المد العالي
    .flavour = كل صغير يطفو.
card-GV-01-C56 = حافظ زجاجة العاصفة
    .flavour = يهز الزجاجة فيعتذر الطقس.
card-GV-01-C57 = شبح الموجة التاسعة
    .flavour = ثماني موجات طقس. أما التاسعة فمسألة شخصية.
card-GV-01-C58 = حارس بوابة الفيضان
    .flavour = يوصد، فيعيد النهر النظر.
card-GV-01-C59 = جوقة القعر
    .flavour = لا يعرفون إلا مقطعًا واحدًا، وهو عنك.
card-GV-01-C60 = سيد الأهوسة
    .flavour = لا يمرّ ما لم يُرفَع.
card-GV-01-E61 = قراءة التيار
    .flavour = لقد كان في كل مكان. يكفي أن تسأله.
card-GV-01-E62 = الثمن بالملح
    .flavour = يقبل البحر كل عملة تنزف.
card-GV-01-S63 = المرصد الغارق
    .flavour = في الأسفل تثبت النجوم.
card-GV-01-C64 = عملاق الصدأ
    .flavour = كان أسطولًا ذات يوم، ولم يفرّط في شيء منه.
