## اللعبة

game-name = بطاقات الفوضى
game-about = ثلاثون دورًا لكل لاعب، وعشرون بطاقة، وقائد: تصنع البطاقاتِ قواعدُ كقواعد اللغة، فكل ما يمكن أن تقوله قد يكون في رزمة الخصم.

## الكلمات: الأنواع والكلمات المفتاحية

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
type-minion = مخلوق
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
subtype-beast = وحش
    .gender = m
    .plural = f
    .acc = وحشًا
    .acc-def = الوحش
    .pl = وحوش
    .acc-pl = وحوشًا
    .du = وحشان
    .acc-du = وحشين
    .gen-du = وحشين
    .def = الوحش
    .def-pl = الوحوش
    .acc-def-pl = الوحوش
    .own-pl = وحوشك
    .acc-own-pl = وحوشك
    .poss-pl = وحوش
    .acc-poss-pl = وحوش
subtype-dragon = تنين
    .gender = m
    .plural = f
    .acc = تنينًا
    .acc-def = التنين
    .pl = تنانين
    .du = تنينان
    .acc-du = تنينين
    .gen-du = تنينين
    .def = التنين
    .def-pl = التنانين
    .own-pl = تنانينك
    .poss-pl = تنانين
subtype-demon = شيطان
    .gender = m
    .plural = f
    .acc = شيطانًا
    .acc-def = الشيطان
    .pl = شياطين
    .du = شيطانان
    .acc-du = شيطانين
    .gen-du = شيطانين
    .def = الشيطان
    .def-pl = الشياطين
    .own-pl = شياطينك
    .poss-pl = شياطين
keyword-charge = اندفاع
    .gender = m
    .acc = اندفاعًا
    .def = الاندفاع
keyword-taunt = استفزاز
    .gender = m
    .acc = استفزازًا
    .def = الاستفزاز
keyword-stealth = خفاء
    .gender = m
    .acc = خفاءً
    .def = الخفاء
keyword-untargetable = حصانة
    .gender = f
    .def = الحصانة
keyword-shield = درع
    .gender = m
    .acc = درعًا
    .def = الدرع
keyword-poisonous = سُمّ
    .gender = m
    .acc = سُمًّا
    .def = السُمّ
keyword-lifesteal = امتصاص الحياة
    .gender = m
about-keyword-charge = يمكن لهذه الشخصية أن تهاجم في الدور الذي تصل فيه.
about-keyword-taunt = على شخصيات الخصم أن تهاجم شخصية ذات استفزاز تراها.
about-keyword-stealth = لا يمكن للخصم أن يهاجم هذه الشخصية ولا أن يختارها. وتفقد الخفاء عندما تهاجم.
about-keyword-untargetable = لا يمكن لأي تأثير أن يختار هذه البطاقة. لكن التأثيرات التي تصيب الكل أو واحدة عشوائيًّا قد تصيبها.
about-keyword-shield = يتلقى الدرع الضرر الأول كله ثم يزول.
about-keyword-poisonous = يُدمَّر كل مخلوق تُلحق به هذه البطاقة ضررًا.
about-keyword-lifesteal = الضرر الذي تُلحقه هذه البطاقة يعالج قائد لاعبها بالمقدار نفسه.
noun-play = شخصية
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

## الأعداد وما لدى اللاعبين والبطاقات

number-cost = التكلفة
number-atk = الهجوم
number-hp = الصحة
number-attacks = الهجمات في كل دور
counter-max_mp = الحد الأقصى للمانا
counter-mp_used = المانا المصروفة
counter-fatigue = الإرهاق
quantity-mp = المانا
state-lost = الصحة المفقودة
state-attacked = الهجمات المستعملة
state-heat = السخونة
state-threshold = حد فرط السخونة

## المناطق

zone-leader = موضع القائد
zone-field = الساحة
zone-hand = اليد
zone-deck = الرزمة
zone-graveyard = المقبرة
zone-play = موضع القائد والساحة
zone-hand_or_deck = اليد والرزمة
zone-everywhere = موضع القائد والساحة واليد والرزمة

## كم يدوم: لا يُطبع

for-lasting =
    .name = حتى يُعاد الضبط

## الجمل

seq-abilities = { $a } { $b }
frame-as-on = { $on }، { $as }، ف{ $text }
frame-as-on-if = { $on }، { $as } و{ $if }، ف{ $text }
as-in_hand = إذا كانت هذه البطاقة في يدك
    .name = تعمل من اليد
as-in_deck = إذا كانت هذه البطاقة في رزمتك
    .name = تعمل من الرزمة
as-in_hand_or_deck = إذا كانت هذه البطاقة في يدك أو رزمتك
    .name = تعمل من اليد والرزمة
printed-keyword = { TERM($word) }.
printed-attacks =
    { $n ->
        [zero] لا يهاجم.
        [one] هجمة واحدة في كل دور.
        [two] هجمتان في كل دور.
        [few] { $n } هجمات في كل دور.
        [many] { $n } هجمة في كل دور.
       *[other] { $n } هجمة في كل دور.
    }
on-battlecry = صيحة المعركة
    .as = label
    .name = صيحة المعركة
on-cast =
    .name = إلقاء التعويذة
    .quoted = عند الإلقاء
on-deathrattle = حشرجة الموت
    .as = label
    .name = حشرجة الموت
on-on_discard = عند التخلص منها
    .as = label
    .name = عند التخلص منها
on-your_turn_start = في بداية دورك
on-their_turn_start = في بداية دور الخصم
on-each_turn_start = في بداية كل دور
on-your_turn_end = في نهاية دورك
on-their_turn_end = في نهاية دور الخصم
on-each_turn_end = في نهاية كل دور

## الأهداف

np-this-card =
    { $type ->
        [leader] هذا القائد
        [minion] هذا المخلوق
       *[other] هذه البطاقة
    }
np-all =
    كل { $zone ->
        [play] { $who ->
            [self] { TERM($noun, decl: "own") } { TERM($adj, decl: "def") }
            [opponent] { TERM($noun, decl: "poss") } الخصم { TERM($adj, decl: "def") }
           *[any] { TERM($noun, decl: "def") } { TERM($adj, decl: "def") }
        }
       *[other] { TERM($noun, decl: "def") } { TERM($adj, decl: "def") }
    } { np-tail }
np-tail =
    { $zone ->
        [play] { TERM($place) } { np-such } { TERM($after) }
       *[other] { $pick ->
            [all] { np-such } { TERM($after) } { TERM($place) }
           *[choose] { TERM($place) } { np-such } { TERM($after) }
        }
    }
# An attribute is as definite as its noun: «كل الوحوش ذات الدرع»، «وحش ذو درع».
np-al =
    { $pick ->
        [all] ال
       *[other] { "" }
    }
np-who =
    { $pick ->
        [all] { $gender ->
            [m] الذين
           *[f] التي
        }
       *[other] { "" }
    }
np-that = { np-who } { $is }
np-them =
    { $number ->
        [du] هما
        [pl] { $gender ->
            [m] هم
           *[f] ها
        }
       *[sg] { $gender ->
            [m] ه
           *[f] ها
        }
    }
np-by-chance =
    { $n ->
        [one] { $gender ->
            [f] عشوائية
           *[m] { $case ->
                [acc] عشوائيًّا
               *[nom] عشوائي
            }
        }
        [two] { $gender ->
            [f] { $case ->
                [nom] عشوائيتان
               *[acc] عشوائيتين
            }
           *[m] { $case ->
                [nom] عشوائيان
               *[acc] عشوائيين
            }
        }
        [few] عشوائية
       *[many] { $gender ->
            [f] عشوائية
           *[m] عشوائيًّا
        }
    }
np-random = { np-counted } { np-by-chance } { np-tail }
np-some =
    { np-one } { $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] { $who ->
                [opponent] { "" }
               *[self] { $gender ->
                    [f] أخرى
                   *[m] آخر
                }
            }
        }
       *[other] { "" }
    } { TERM($with) } { TERM($after) }
to-own_leader = قائدك
    .gender = m
    .name = قائدك
to-enemy_leader = قائد الخصم
    .gender = m
    .name = قائد الخصم
to-both_leaders = كلا القائدين
    .number = du
    .gender = m
    .name = كلا القائدين
to-this = { np-this-card }
    .gender = m
    .name = هذه البطاقة
in-play-self = لك
    .all = { "" }
in-play-opponent = للخصم
    .all = { "" }
in-hand-self = من يدك
    .all =
        { $gender ->
            [m] الذين في يدك
           *[f] التي في يدك
        }
in-hand-opponent = من يد الخصم
    .all =
        { $gender ->
            [m] الذين في يد الخصم
           *[f] التي في يد الخصم
        }
in-hand-any = من يد أي لاعب
    .all =
        { $gender ->
            [m] الذين في أيدي اللاعبين
           *[f] التي في أيدي اللاعبين
        }
in-deck-self = من رزمتك
    .all =
        { $gender ->
            [m] الذين في رزمتك
           *[f] التي في رزمتك
        }
in-deck-opponent = من رزمة الخصم
    .all =
        { $gender ->
            [m] الذين في رزمة الخصم
           *[f] التي في رزمة الخصم
        }
in-deck-any = من رزمة أي لاعب
    .all =
        { $gender ->
            [m] الذين في رزمتي اللاعبين
           *[f] التي في رزمتي اللاعبين
        }
in-hand_or_deck-self = من يدك أو رزمتك
    .all =
        { $gender ->
            [m] الذين في يدك ورزمتك
           *[f] التي في يدك ورزمتك
        }
in-hand_or_deck-opponent = من يد الخصم أو رزمته
    .all =
        { $gender ->
            [m] الذين في يد الخصم ورزمته
           *[f] التي في يد الخصم ورزمته
        }
in-hand_or_deck-any = من يد أي لاعب أو رزمته
    .all =
        { $gender ->
            [m] الذين في أيدي اللاعبين ورزمتيهما
           *[f] التي في أيدي اللاعبين ورزمتيهما
        }
where-type = { TERM($word) }
    .as = noun
    .is-mine = كان قائدك { TERM($word, case: "acc") }
    .is-theirs = كان قائد الخصم { TERM($word, case: "acc") }
    .is-both = كان كلا القائدين { TERM($word, case: "acc") }
    .is-this =
        { $type ->
            [leader] كان هذا القائد
            [minion] كان هذا المخلوق
           *[other] كانت هذه البطاقة
        } { TERM($word, case: "acc") }
    .name = نوع { $word }
where-subtype = { TERM($word) }
    .as = noun
    .is-mine = كان قائدك { TERM($word, case: "acc") }
    .is-theirs = كان قائد الخصم { TERM($word, case: "acc") }
    .is-both = كان كلا القائدين { TERM($word, case: "acc") }
    .is-this =
        { $type ->
            [leader] كان هذا القائد
            [minion] كان هذا المخلوق
           *[other] كانت هذه البطاقة
        } { TERM($word, case: "acc") }
    .name = نوع فرعي { $word }
where-has =
    { $pick ->
        [all] { TERM($word, case: "gen", decl: "def") }
       *[other] { TERM($word, case: "gen") }
    }
    .as = with
    .is-mine =
        { ATTR($word, "gender") ->
            [f] كانت لقائدك
           *[m] كان لقائدك
        } { TERM($word, case: "nom") }
    .is-theirs =
        { ATTR($word, "gender") ->
            [f] كانت لقائد الخصم
           *[m] كان لقائد الخصم
        } { TERM($word, case: "nom") }
    .is-both =
        { ATTR($word, "gender") ->
            [f] كانت لكلا القائدين
           *[m] كان لكلا القائدين
        } { TERM($word, case: "nom") }
    .is-this =
        { ATTR($word, "gender") ->
            [f] كانت
           *[m] كان
        } ل{ np-this-card } { TERM($word, case: "nom") }
    .name = الكلمة المفتاحية { $word }
where-cost_at_least = { np-al }تكلفة { $n } أو أكثر
    .as = with
    .is-mine = كانت تكلفة قائدك { $n } أو أكثر
    .is-theirs = كانت تكلفة قائد الخصم { $n } أو أكثر
    .is-both = كانت تكلفة كلٍّ من القائدين { $n } أو أكثر
    .is-this = كانت تكلفة { np-this-card } { $n } أو أكثر
    .name = تكلفة { $n } أو أكثر
where-cost_at_most = { np-al }تكلفة { $n } أو أقل
    .as = with
    .is-mine = كانت تكلفة قائدك { $n } أو أقل
    .is-theirs = كانت تكلفة قائد الخصم { $n } أو أقل
    .is-both = كانت تكلفة كلٍّ من القائدين { $n } أو أقل
    .is-this = كانت تكلفة { np-this-card } { $n } أو أقل
    .name = تكلفة { $n } أو أقل
where-atk_at_least = { np-al }هجوم { $n } أو أكثر
    .as = with
    .is-mine = كان هجوم قائدك { $n } أو أكثر
    .is-theirs = كان هجوم قائد الخصم { $n } أو أكثر
    .is-both = كان هجوم كلٍّ من القائدين { $n } أو أكثر
    .is-this = كان هجوم { np-this-card } { $n } أو أكثر
    .name = هجوم { $n } أو أكثر
where-atk_at_most = { np-al }هجوم { $n } أو أقل
    .as = with
    .is-mine = كان هجوم قائدك { $n } أو أقل
    .is-theirs = كان هجوم قائد الخصم { $n } أو أقل
    .is-both = كان هجوم كلٍّ من القائدين { $n } أو أقل
    .is-this = كان هجوم { np-this-card } { $n } أو أقل
    .name = هجوم { $n } أو أقل
where-hp_at_least = { np-al }صحة { $n } أو أكثر
    .as = with
    .is-mine = كانت صحة قائدك { $n } أو أكثر
    .is-theirs = كانت صحة قائد الخصم { $n } أو أكثر
    .is-both = كانت صحة كلٍّ من القائدين { $n } أو أكثر
    .is-this = كانت صحة { np-this-card } { $n } أو أكثر
    .name = صحة { $n } أو أكثر
where-hp_at_most = { np-al }صحة { $n } أو أقل
    .as = with
    .is-mine = كانت صحة قائدك { $n } أو أقل
    .is-theirs = كانت صحة قائد الخصم { $n } أو أقل
    .is-both = كانت صحة كلٍّ من القائدين { $n } أو أقل
    .is-this = كانت صحة { np-this-card } { $n } أو أقل
    .name = صحة { $n } أو أقل
where-attacks_at_least = { np-who } هجمات{ np-them } المتبقية { $n } أو أكثر
    .as = after
    .is-mine = كان عدد هجمات قائدك المتبقية { $n } أو أكثر
    .is-theirs = كان عدد هجمات قائد الخصم المتبقية { $n } أو أكثر
    .is-both = كان عدد الهجمات المتبقية لكلٍّ من القائدين { $n } أو أكثر
    .is-this = كان عدد الهجمات المتبقية ل{ np-this-card } { $n } أو أكثر
    .name = الهجمات المتبقية { $n } أو أكثر
where-attacks_at_most =
    { np-who } { $n ->
        [0] لم تبقَ ل{ np-them } هجمات
       *[other] هجمات{ np-them } المتبقية { $n } أو أقل
    }
    .as = after
    .is-mine =
        { $n ->
            [0] لم تبقَ لقائدك هجمات
           *[other] كان عدد هجمات قائدك المتبقية { $n } أو أقل
        }
    .is-theirs =
        { $n ->
            [0] لم تبقَ لقائد الخصم هجمات
           *[other] كان عدد هجمات قائد الخصم المتبقية { $n } أو أقل
        }
    .is-both =
        { $n ->
            [0] لم تبقَ لأيٍّ من القائدين هجمات
           *[other] كان عدد الهجمات المتبقية لكلٍّ من القائدين { $n } أو أقل
        }
    .is-this =
        { $n ->
            [0] لم تبقَ ل{ np-this-card } هجمات
           *[other] كان عدد الهجمات المتبقية ل{ np-this-card } { $n } أو أقل
        }
    .name = الهجمات المتبقية { $n } أو أقل

## الشروط

if-exists =
    { ATTR($cards, "gender") ->
        [f] كانت
       *[m] كان
    } { ATTR($cards, "zone") ->
        [hand] { ATTR($cards, "who") ->
            [self] في يدك
            [opponent] في يد الخصم
           *[any] في يد أي لاعب
        }
        [deck] { ATTR($cards, "who") ->
            [self] في رزمتك
            [opponent] في رزمة الخصم
           *[any] في رزمة أي لاعب
        }
        [hand_or_deck] { ATTR($cards, "who") ->
            [self] في يدك أو رزمتك
            [opponent] في يد الخصم أو رزمته
           *[any] في يد أي لاعب أو رزمته
        }
       *[play] { ATTR($cards, "who") ->
            [self] لديك
            [opponent] لدى الخصم
           *[any] في اللعب
        }
    } { TERM($cards) }
    .name = وجود بطاقة كهذه
if-this = { TERM($is, of: "this") }
    .name = هذه البطاقة كذلك
if-own_leader = { TERM($is, of: "mine") }
    .name = قائدك كذلك
if-enemy_leader = { TERM($is, of: "theirs") }
    .name = قائد الخصم كذلك
if-both_leaders = { TERM($is, of: "both") }
    .name = كلا القائدين كذلك
n-mp-if =
    { $n ->
        [zero] { $n } نقطة مانا
        [one] نقطة مانا واحدة
        [two] نقطتا مانا
        [few] { $n } نقاط مانا
        [many] { $n } نقطة مانا
       *[other] { $n } نقطة مانا
    }
if-mp_at_least = كانت لديك { n-mp-if } أو أكثر
    .name = لديك { n-mp-if } أو أكثر
if-mp_at_most =
    { $n ->
        [0] لم تكن لديك مانا
       *[other] كانت لديك { n-mp-if } أو أقل
    }
    .name = لديك { n-mp-if } أو أقل
if-enemy_mp_at_least = كانت لدى الخصم { n-mp-if } أو أكثر
    .name = لدى الخصم { n-mp-if } أو أكثر
if-enemy_mp_at_most =
    { $n ->
        [0] لم تكن لدى الخصم مانا
       *[other] كانت لدى الخصم { n-mp-if } أو أقل
    }
    .name = لدى الخصم { n-mp-if } أو أقل
if-both_mp_at_least = كانت لدى كلٍّ من اللاعبين { n-mp-if } أو أكثر
    .name = لدى كلٍّ من اللاعبين { n-mp-if } أو أكثر
if-both_mp_at_most =
    { $n ->
        [0] لم تكن لدى أيٍّ من اللاعبين مانا
       *[other] كانت لدى كلٍّ من اللاعبين { n-mp-if } أو أقل
    }
    .name = لدى كلٍّ من اللاعبين { n-mp-if } أو أقل
if-max_mp_at_least = كان حدك الأقصى للمانا { $n } أو أكثر
    .name = حدك الأقصى للمانا { $n } أو أكثر
if-max_mp_at_most =
    { $n ->
        [0] كان حدك الأقصى للمانا 0
       *[other] كان حدك الأقصى للمانا { $n } أو أقل
    }
    .name = حدك الأقصى للمانا { $n } أو أقل
if-enemy_max_mp_at_least = كان الحد الأقصى لمانا الخصم { $n } أو أكثر
    .name = الحد الأقصى لمانا الخصم { $n } أو أكثر
if-enemy_max_mp_at_most =
    { $n ->
        [0] كان الحد الأقصى لمانا الخصم 0
       *[other] كان الحد الأقصى لمانا الخصم { $n } أو أقل
    }
    .name = الحد الأقصى لمانا الخصم { $n } أو أقل
if-both_max_mp_at_least = كان الحد الأقصى لمانا كلٍّ من اللاعبين { $n } أو أكثر
    .name = الحد الأقصى لمانا كلٍّ من اللاعبين { $n } أو أكثر
if-both_max_mp_at_most =
    { $n ->
        [0] كان الحد الأقصى لمانا كلٍّ من اللاعبين 0
       *[other] كان الحد الأقصى لمانا كلٍّ من اللاعبين { $n } أو أقل
    }
    .name = الحد الأقصى لمانا كلٍّ من اللاعبين { $n } أو أقل

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
n-mp =
    { $abs ->
        [zero] { $abs } نقطة مانا
        [one] نقطة مانا واحدة
        [two] نقطتي مانا
        [few] { $abs } نقاط مانا
        [many] { $abs } نقطة مانا
       *[other] { $abs } نقطة مانا
    }
n-owner =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "plural") ->
            [m] أصحابهم
           *[f] أصحابها
        }
        [du] صاحبيهما
       *[other] { ATTR($to, "gender") ->
            [f] صاحبها
           *[m] صاحبه
        }
    }
np-owner-hand =
    { ATTR($to, "number") ->
        [pl] أيدي
        [du] يدي
       *[other] يد
    } { n-owner }
np-owner-field =
    { ATTR($to, "number") ->
        [pl] ساحات
        [du] ساحتي
       *[other] ساحة
    } { n-owner }
np-owner-deck =
    { ATTR($to, "number") ->
        [pl] رزم
        [du] رزمتي
       *[other] رزمة
    } { n-owner }

op-dmg = ألحِق ب{ TERM($to, case: "gen") } ضررًا مقداره { $val }
    .name = ضرر
op-heal = عالِج { TERM($to, case: "acc") } بمقدار { $val }
    .name = علاج
op-rearm = جدِّد هجمات { TERM($to, case: "gen") } بمقدار { $val }
    .name = تجديد الهجمات
op-cost =
    { $sign ->
        [minus] اخفض
       *[other] ارفع
    } تكلفة { TERM($to, case: "gen") } بمقدار { $abs }
    .name = تغيير التكلفة
op-buff = امنح { TERM($to, case: "acc") } { SIGNED($atk) }/{ SIGNED($hp) }
    .name = الهجوم والصحة
op-attacks = ارفع هجمات { TERM($to, case: "gen") } في كل دور بمقدار { $val }
    .name = هجمات إضافية
op-destroy = دمّر { TERM($to, case: "acc") }
    .name = تدمير
op-discard = تخلّص من { TERM($to, case: "gen") }
    .name = تخلص
op-transform =
    حوِّل { TERM($to, case: "acc") } إلى { ATTR($card, "made") ->
        [known] { np-card-name }
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($card, case: "gen", number: "pl") }
           *[other] { TERM($card, case: "gen") }
        }
    }
    .name = تحويل
op-move =
    { $dest ->
        [self-hand] ضع { TERM($to, case: "acc") } في يدك
        [opponent-hand] ضع { TERM($to, case: "acc") } في يد الخصم
        [owner-hand] { ATTR($to, "zone") ->
            [play] أعِد { TERM($to, case: "acc") } إلى { np-owner-hand }
           *[other] ضع { TERM($to, case: "acc") } في { np-owner-hand }
        }
        [self-field] ضع { TERM($to, case: "acc") } على ساحتك
        [opponent-field] ضع { TERM($to, case: "acc") } على ساحة الخصم
        [owner-field] ضع { TERM($to, case: "acc") } على { np-owner-field }
        [self-deck] اخلط { TERM($to, case: "acc") } في رزمتك
        [opponent-deck] اخلط { TERM($to, case: "acc") } في رزمة الخصم
       *[owner-deck] اخلط { TERM($to, case: "acc") } في { np-owner-deck }
    }
    .name = نقل
op-copy =
    { $dest ->
        [self-deck] اخلط
        [opponent-deck] اخلط
        [both-deck] اخلط
        [owner-deck] اخلط
       *[other] ضع
    } { ATTR($to, "number") ->
        [pl] نسخًا
       *[other] نسخة
    } من { TERM($to, case: "gen") } { $dest ->
        [self-hand] في يدك
        [opponent-hand] في يد الخصم
        [both-hand] في يد كل لاعب
        [owner-hand] في { np-owner-hand }
        [self-field] على ساحتك
        [opponent-field] على ساحة الخصم
        [both-field] على ساحة كل لاعب
        [owner-field] على { np-owner-field }
        [self-deck] في رزمتك
        [opponent-deck] في رزمة الخصم
        [both-deck] في رزمة كل لاعب
       *[owner-deck] في { np-owner-deck }
    }
    .name = نسخ
op-become =
    اجعل { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] { TERM($word, case: "acc", number: "pl") }
       *[other] { TERM($word, case: "acc") }
    }
    .name = تغيير النوع الفرعي
op-give = امنح { TERM($to, case: "acc") } { TERM($word, case: "acc") }
    .name = منح كلمة مفتاحية
op-strip = جرّد { TERM($to, case: "acc") } من كل الكلمات المفتاحية
    .name = إزالة الكلمات المفتاحية
op-overheat = أوصِل جميع تأثيرات { TERM($to, case: "gen") } إلى فرط السخونة
    .name = فرط السخونة
op-dampen = اخفض حد فرط السخونة ل{ TERM($to, case: "gen") } بمقدار { $val }
    .name = خفض الحد
op-reset = أعِد ضبط { TERM($to, case: "gen") }
    .name = إعادة الضبط
op-attach =
    امنح { TERM($to, case: "acc") } { $depth ->
        [2] “{ $effects }”
       *[other] «{ $effects }»
    }
    .name = منح تأثيرات
op-draw =
    { $who ->
        [opponent] اجعل الخصم يسحب
        [both] اجعل كل لاعب يسحب
       *[other] اسحب
    } { n-cards }
    .name = سحب
op-mp =
    { $who ->
        [opponent] { $sign ->
            [minus] أفقِد الخصم
           *[other] اجعل الخصم يستعيد
        }
        [both] { $sign ->
            [minus] أفقِد كل لاعب
           *[other] اجعل كل لاعب يستعيد
        }
       *[other] { $sign ->
            [minus] اخسر
           *[other] استعِد
        }
    } { n-mp }
    .name = المانا
op-max_mp =
    { $sign ->
        [minus] اخفض
       *[other] ارفع
    } { $who ->
        [opponent] الحد الأقصى لمانا الخصم
        [both] الحد الأقصى لمانا كل لاعب
       *[other] حدك الأقصى للمانا
    } بمقدار { $abs }
    .name = الحد الأقصى للمانا
np-card-name =
    { $depth ->
        [2] “{ TERM($card) }”
       *[other] «{ TERM($card) }»
    }
n-made =
    { ATTR($card, "made") ->
        [known] { $val ->
            [zero] { $val } نسخة من { np-card-name }
            [one] { np-card-name }
            [two] نسختين من { np-card-name }
            [few] { $val } نسخ من { np-card-name }
            [many] { $val } نسخة من { np-card-name }
           *[other] { $val } نسخة من { np-card-name }
        }
       *[other] { TERM($card, case: "acc") }
    }
op-create =
    { $dest ->
        [self-field] استدعِ { n-made } إلى ساحتك
        [opponent-field] استدعِ { n-made } إلى ساحة الخصم
        [both-field] استدعِ { n-made } إلى ساحة كل لاعب
        [self-hand] ضع { n-made } في يدك
        [opponent-hand] ضع { n-made } في يد الخصم
        [both-hand] ضع { n-made } في يد كل لاعب
        [self-deck] اخلط { n-made } في رزمتك
        [opponent-deck] اخلط { n-made } في رزمة الخصم
       *[other] اخلط { n-made } في رزمة كل لاعب
    }
    .name = صنع بطاقات
op-win =
    { $who ->
        [opponent] الفوز للخصم
        [both] الفوز لكلا اللاعبين
       *[other] الفوز لك
    }
    .name = الفوز بالمباراة
made-noun =
    { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-nouns =
    { $n ->
        [one] { made-noun }
        [two] { $has-subtype ->
            [yes] { TERM($subtype, number: "du") }
           *[no] { TERM($type, number: "du") }
        }
        [few] { $n } { $has-subtype ->
            [yes] { TERM($subtype, case: "gen", number: "pl") }
           *[no] { TERM($type, case: "gen", number: "pl") }
        }
       *[many] { $n } { $has-subtype ->
            [yes] { TERM($subtype, case: "acc", number: "sg") }
           *[no] { TERM($type, case: "acc", number: "sg") }
        }
    }
made-by-chance-m =
    { $n ->
        [one] { $number ->
            [pl] عشوائية
           *[sg] { $case ->
                [acc] عشوائيًّا
               *[nom] عشوائي
            }
        }
        [two] عشوائيين
        [few] عشوائية
       *[many] عشوائيًّا
    }
made-by-chance-f =
    { $n ->
        [two] عشوائيتين
       *[other] عشوائية
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] مع “{ $effects }”
           *[other] مع «{ $effects }»
        }
       *[no] { "" }
    }
made-written =
    { made-nouns } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { made-effects }
made-random =
    { made-nouns } { $has-subtype ->
        [yes] { made-by-chance-m }
       *[no] { ATTR($type, "gender") ->
            [f] { made-by-chance-f }
           *[m] { made-by-chance-m }
        }
    } { $cost ->
        [none] { "" }
       *[other] بتكلفة { $cost }
    }

## أصناف التأثيرات

kind-damage = ضرر
kind-restore = علاج
kind-energy = التكاليف والمانا
kind-cards = بطاقات
kind-allies = تعزيز
kind-control = تحكّم

## المراحل والحركات والأحداث

phase-start = مرحلة البداية
phase-main = المرحلة الرئيسية
phase-end = مرحلة النهاية
action-play = لعب بطاقة
action-attack = هجوم
pick-target = الهدف
event-destroyed = التدمير
event-discarded = التخلص
routine-discard = تخلص
routine-draw = سحب

## لماذا لا يمكن ذلك

refused-full = لا مكان في الساحة
refused-weak = لا تهاجم شخصية بلا هجوم
refused-asleep = وصلت هذه الشخصية للتو
refused-attacked = لم تبقَ لهذه الشخصية هجمات في هذا الدور

## الأسماء في نص القواعد

to-target =
    .name = البطاقة المختارة
to-all =
    .name = كل ما يطابق
to-random =
    .name = بطاقة عشوائية مما يطابق
where-reachable =
    .name = ما يمكن اختياره

## الرزم

deck-herd = القطيع الطويل
deck-kiln = أفران وجمر
deck-ledger = الدفتر المرّ
deck-crossing = بوابات ومرايا
deck-vigil = السهر الطويل
deck-quench = الحديد البارد

## أسماء البطاقات المصنوعة: $a و$b كلمات من القوائم الآتية، وكلها مفردة يصح أن تسبقها «ال»

gen-name-1 = ال{ $b } ال{ $a }
gen-name-2 = { $a } ال{ $b }
gen-name-3 = { $b } من { $a }
gen-name-4 = ال{ $b } ال{ $a }
gen-name-5 = { $a } ال{ $b }
gen-name-6 =
    { ATTR($a, "gender") ->
        [f] { $a } ال{ TERM($b, gender: "f") }
       *[m] { $a } ال{ $b }
    }
gen-name-7 =
    { ATTR($a, "gender") ->
        [f] { $a } صاحبة ال{ $b }
       *[m] { $a } صاحب ال{ $b }
    }

gen-beast-1 = كلب
gen-beast-2 = أيّل
gen-beast-3 = غرير
gen-beast-4 = فهد
gen-beast-5 = قندس
gen-beast-6 = بلشون
gen-beast-7 = وشق
gen-beast-8 = كبش
gen-beast-9 = بغل
gen-beast-10 = ثور
gen-beast-11 = أرنب
gen-beast-12 = ذئب
gen-beast-13 = دب
gen-beast-14 = ثعلب
gen-beast-15 = صقر
gen-beast-16 = ضفدع
gen-beast-17 = سمّور
gen-beast-18 = تيس
gen-beast-19 = عجل
gen-beast-20 = غراب
gen-beast-21 = نسر
gen-beast-22 = أفعوان
gen-beast-23 = ظبي
gen-beast-24 = خلد
gen-beast-25 = نمس
gen-beast-26 = ظربان
gen-beast-27 = كركي
gen-beast-28 = جاموس
gen-beast-29 = سنونو
gen-beast-30 = سلّور
gen-beast-31 = زاغ
gen-beast-32 = قنفذ

gen-dragon-1 = تنين
gen-dragon-2 = أرقم
gen-dragon-3 = فرخ
gen-dragon-4 = ثعبان
gen-dragon-5 = جارح
gen-dragon-6 = سمندل
gen-dragon-7 = صلّ
gen-dragon-8 = حنش
gen-dragon-9 = لاهب
gen-dragon-10 = نافث
gen-dragon-11 = حارق
gen-dragon-12 = محلّق
gen-dragon-13 = زاحف
gen-dragon-14 = ماخر
gen-dragon-15 = خازن
gen-dragon-16 = حارس
gen-dragon-17 = ناهش
gen-dragon-18 = صاهر
gen-dragon-19 = وامض
gen-dragon-20 = هادر
gen-dragon-21 = كاسر
gen-dragon-22 = غائر
gen-dragon-23 = عاصف
gen-dragon-24 = مجنّح
gen-dragon-25 = شاهق
gen-dragon-26 = لافح
gen-dragon-27 = مارد
gen-dragon-28 = قاصف
gen-dragon-29 = ساطع
gen-dragon-30 = ورل
gen-dragon-31 = عملاق
gen-dragon-32 = كامن

gen-demon-1 = عفريت
gen-demon-2 = غول
gen-demon-3 = وكيل
gen-demon-4 = وسواس
gen-demon-5 = ملتهم
gen-demon-6 = كاتب
gen-demon-7 = هامس
gen-demon-8 = سمسار
gen-demon-9 = جلّاد
gen-demon-10 = طيف
gen-demon-11 = هزيل
gen-demon-12 = جلواز
gen-demon-13 = دجّال
gen-demon-14 = قارض
gen-demon-15 = رعب
gen-demon-16 = ساخر
gen-demon-17 = شقيّ
gen-demon-18 = معذِّب
gen-demon-19 = محصّل
gen-demon-20 = مدين
gen-demon-21 = مخادع
gen-demon-22 = متربص
gen-demon-23 = نهِم
gen-demon-24 = نائح
gen-demon-25 = نمّام
gen-demon-26 = سلّاخ
gen-demon-27 = ساحر
gen-demon-28 = خائن
gen-demon-29 = مشرف
gen-demon-30 = شامت
gen-demon-31 = شبح
gen-demon-32 = فتّان

gen-leader-1 = أورسوليا
    .gender = f
gen-leader-2 = تامسين
    .gender = f
gen-leader-3 = برانوخ
    .gender = m
gen-leader-4 = إيسماي
    .gender = f
gen-leader-5 = كورفين
    .gender = m
gen-leader-6 = ماييليس
    .gender = f
gen-leader-7 = توبرن
    .gender = m
gen-leader-8 = هيسبر
    .gender = f
gen-leader-9 = لودو
    .gender = m
gen-leader-10 = وينا
    .gender = f
gen-leader-11 = أوسريك
    .gender = m
gen-leader-12 = بيترا
    .gender = f
gen-leader-13 = كويل
    .gender = m
gen-leader-14 = روينا
    .gender = f
gen-leader-15 = سابين
    .gender = m
gen-leader-16 = ثيسالي
    .gender = f
gen-leader-17 = أولريك
    .gender = m
gen-leader-18 = فيغديس
    .gender = f
gen-leader-19 = ويستان
    .gender = m
gen-leader-20 = زانثي
    .gender = f
gen-leader-21 = يوريك
    .gender = m
gen-leader-22 = زيلدا
    .gender = f
gen-leader-23 = ألدوس
    .gender = m
gen-leader-24 = بيريت
    .gender = f
gen-leader-25 = كوزمو
    .gender = m
gen-leader-26 = ديلفين
    .gender = f
gen-leader-27 = إيدا
    .gender = f
gen-leader-28 = فابيان
    .gender = m
gen-leader-29 = غريتا
    .gender = f
gen-leader-30 = هاكون
    .gender = m
gen-leader-31 = إيلزه
    .gender = f
gen-leader-32 = يورون
    .gender = f
gen-leader-33 = كستر
    .gender = m
gen-leader-34 = لينيا
    .gender = f
gen-leader-35 = ماغنوس
    .gender = m
gen-leader-36 = نيريس
    .gender = f
gen-leader-37 = أودو
    .gender = m
gen-leader-38 = بيربيتوا
    .gender = f
gen-leader-39 = روفوس
    .gender = m
gen-leader-40 = سونيفا
    .gender = f

## البطاقات

card-CC-L0001 = غير المكتوب
card-CC-L0002 = برانوخ صاحب القطيع الطويل
card-CC-L0003 = فيسا صانعة الجمر
card-CC-L0004 = أوريل حارسة الأفران
card-CC-L0005 = موردانت ماسك الحساب
card-CC-L0006 = الأخت لومن
card-CC-L0007 = كارست العجوز
card-CC-L0008 = المسجِّل البارد
card-CC-L0009 = إمرا خفيفة اليد
card-CC-M0001 = ثُعيلب الأشواك
card-CC-M0002 = الخنزيرة شوكية الظهر
card-CC-M0003 = كلب الحصى
card-CC-M0004 = منادي القطيع
card-CC-M0005 = عملاق المروج
card-CC-M0006 = أم القرون المتشعبة
card-CC-M0007 = قاقم الليل
card-CC-M0008 = العدّاء خشن الشعر
card-CC-M0009 = ملك الوحل
card-CC-M0010 = الدب الصغير النائم
card-CC-M0011 = الفادي تسع مرات
card-CC-M0012 = حارس السياج
card-CC-M0013 = ساعي الرماد
card-CC-M0014 = كاتب الكبريت
card-CC-M0015 = عفريت البوابة
card-CC-M0016 = آكل العقود
card-CC-M0017 = التنين رقيب المد
card-CC-M0018 = المُحضِر الأجوف
card-CC-M0019 = شيطان الفانوس
card-CC-M0020 = الهمس الدفين
card-CC-M0021 = محصّل الديون
card-CC-M0022 = حمّال البوابتين
card-CC-M0023 = تنين العبّارة
card-CC-M0024 = عجل المرآة
card-CC-M0025 = الجرس الجوّال
card-CC-M0026 = تنين المحفوظات
card-CC-M0027 = سمسار البدلاء
card-CC-M0028 = شبح رسّام الخرائط
card-CC-M0029 = متربص الخندق
card-CC-M0030 = فرخ الجمر
card-CC-M0031 = باصق الخبث
card-CC-M0032 = سيدة الأتون
card-CC-M0033 = رقيب الفحم
card-CC-M0034 = تنين الزجاج
card-CC-M0035 = قارئ الدخان
card-CC-M0036 = دوق الهشيم
card-CC-M0037 = حاسب الحروق
card-CC-M0038 = الأتون التاسع
card-CC-M0039 = حفّار القبور الصبور
card-CC-M0040 = بستاني العظام
card-CC-M0041 = راعي القبور
card-CC-M0042 = ثور الذخائر
card-CC-M0043 = قديس الشموع
card-CC-M0044 = الدرس الأخير
card-CC-M0045 = حارس العدّاد
card-CC-M0046 = عامل التسقية
card-CC-M0047 = عامل الصمامات
card-CC-M0048 = محرّك الخط الأحمر
card-CC-S0001 = نَفَس جديد
card-CC-S0002 = غربلة القطيع
card-CC-S0003 = هياج الربيع
card-CC-S0004 = العُشر الأحمر
card-CC-S0005 = التقاط الأنفاس
card-CC-S0006 = تدافع القطيع
card-CC-S0007 = سبات الشتاء
card-CC-S0008 = دفتر المرارة
card-CC-S0009 = صابورة السفينة
card-CC-S0010 = نار من الطرفين
card-CC-S0011 = مطر الأفران
card-CC-S0012 = الزئبق السريع
card-CC-S0013 = التعليمات الطويلة
card-CC-S0014 = الرياح التجارية
card-CC-S0015 = تحوّل غير مطلوب
card-CC-S0016 = وجوه مستعارة
card-CC-S0017 = الخلط الكبير
card-CC-S0018 = حفلة تنكرية
card-CC-S0019 = حكاية تُروى مرتين
card-CC-S0020 = نَفَس عميق
card-CC-S0021 = سكون الأتون
card-CC-S0022 = حديد بارد
card-CC-S0023 = صفحة بيضاء
card-CC-S0024 = صمامات مفتوحة
card-CC-S0025 = طقس الساعة المطفأة
card-CC-S0026 = رسائل مختومة
card-CC-S0027 = صدأ وشائعات
card-CC-S0028 = الحشد يقرر
card-CC-S0029 = النطق بالحكم
card-CC-M0901 = حمامة من طين
card-CC-M0902 = جرو الحقل
card-CC-M0903 = الدب المستيقظ
card-CC-M0904 = عفريت القبو
card-CC-M0905 = بستاني الأضلاع
card-CC-M0906 = شاهد القبر السائر
card-CC-M0907 = عجل العفن
card-CC-M0908 = عثة الجمر
card-CC-M0909 = الحَمَل الحديدي
card-CC-M0910 = تنين من ورق
card-CC-M0911 = صفحة لم تكتمل
card-CC-S0901 = حزن مستعار
card-CC-S0902 = رسالة مختومة
card-CC-S0903 = رشوة صغيرة
