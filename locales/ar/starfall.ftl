## Operations. Value: the bare clause; .replace and .bonus: the clause in those roles; .name: the short name.

op-dmg =
    ألحق بالخصم { $val ->
        [zero] { $val } نقطة ضرر
        [one] نقطة ضرر واحدة
        [two] نقطتي ضرر
        [few] { $val } نقاط ضرر
        [many] { $val } نقطة ضرر
       *[other] { $val } نقطة ضرر
    }
    .replace =
        ألحق بالخصم { $val ->
            [zero] { $val } نقطة ضرر
            [one] نقطة ضرر واحدة
            [two] نقطتي ضرر
            [few] { $val } نقاط ضرر
            [many] { $val } نقطة ضرر
           *[other] { $val } نقطة ضرر
        } بدلًا من ذلك
    .bonus =
        ألحق بالخصم { $val ->
            [zero] { $val } نقطة ضرر إضافية
            [one] نقطة ضرر إضافية
            [two] نقطتي ضرر إضافيتين
            [few] { $val } نقاط ضرر إضافية
            [many] { $val } نقطة ضرر إضافية
           *[other] { $val } نقطة ضرر إضافية
        }
    .name = ضرر
op-heal =
    استعِد { $val ->
        [zero] { $val } نقطة درع
        [one] نقطة درع واحدة
        [two] نقطتي درع
        [few] { $val } نقاط درع
        [many] { $val } نقطة درع
       *[other] { $val } نقطة درع
    }
    .replace =
        استعِد { $val ->
            [zero] { $val } نقطة درع
            [one] نقطة درع واحدة
            [two] نقطتي درع
            [few] { $val } نقاط درع
            [many] { $val } نقطة درع
           *[other] { $val } نقطة درع
        } بدلًا من ذلك
    .bonus =
        استعِد { $val ->
            [zero] { $val } نقطة درع إضافية
            [one] نقطة درع إضافية
            [two] نقطتي درع إضافيتين
            [few] { $val } نقاط درع إضافية
            [many] { $val } نقطة درع إضافية
           *[other] { $val } نقطة درع إضافية
        }
    .name = استعادة الدرع
op-draw =
    اسحب { $val ->
        [zero] { $val } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $val } بطاقات
        [many] { $val } بطاقة
       *[other] { $val } بطاقة
    }
    .replace =
        اسحب { $val ->
            [zero] { $val } بطاقة
            [one] بطاقة واحدة
            [two] بطاقتين
            [few] { $val } بطاقات
            [many] { $val } بطاقة
           *[other] { $val } بطاقة
        } بدلًا من ذلك
    .bonus =
        اسحب { $val ->
            [zero] { $val } بطاقة إضافية
            [one] بطاقة إضافية
            [two] بطاقتين إضافيتين
            [few] { $val } بطاقات إضافية
            [many] { $val } بطاقة إضافية
           *[other] { $val } بطاقة إضافية
        }
    .name = سحب
op-nrg =
    اكسب { $val ->
        [zero] { $val } نقطة طاقة
        [one] نقطة طاقة واحدة
        [two] نقطتي طاقة
        [few] { $val } نقاط طاقة
        [many] { $val } نقطة طاقة
       *[other] { $val } نقطة طاقة
    }
    .replace =
        اكسب { $val ->
            [zero] { $val } نقطة طاقة
            [one] نقطة طاقة واحدة
            [two] نقطتي طاقة
            [few] { $val } نقاط طاقة
            [many] { $val } نقطة طاقة
           *[other] { $val } نقطة طاقة
        } بدلًا من ذلك
    .bonus =
        اكسب { $val ->
            [zero] { $val } نقطة طاقة إضافية
            [one] نقطة طاقة إضافية
            [two] نقطتي طاقة إضافيتين
            [few] { $val } نقاط طاقة إضافية
            [many] { $val } نقطة طاقة إضافية
           *[other] { $val } نقطة طاقة إضافية
        }
    .name = كسب الطاقة
op-drain =
    يخسر الخصم { $val ->
        [zero] { $val } نقطة طاقة
        [one] نقطة طاقة واحدة
        [two] نقطتي طاقة
        [few] { $val } نقاط طاقة
        [many] { $val } نقطة طاقة
       *[other] { $val } نقطة طاقة
    }
    .replace =
        يخسر الخصم { $val ->
            [zero] { $val } نقطة طاقة
            [one] نقطة طاقة واحدة
            [two] نقطتي طاقة
            [few] { $val } نقاط طاقة
            [many] { $val } نقطة طاقة
           *[other] { $val } نقطة طاقة
        } بدلًا من ذلك
    .bonus =
        يخسر الخصم { $val ->
            [zero] { $val } نقطة طاقة إضافية
            [one] نقطة طاقة إضافية
            [two] نقطتي طاقة إضافيتين
            [few] { $val } نقاط طاقة إضافية
            [many] { $val } نقطة طاقة إضافية
           *[other] { $val } نقطة طاقة إضافية
        }
    .name = استنزاف الطاقة
op-disc =
    يتخلص الخصم عشوائيًا من { $val ->
        [zero] { $val } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $val } بطاقات
        [many] { $val } بطاقة
       *[other] { $val } بطاقة
    }
    .replace =
        يتخلص الخصم عشوائيًا من { $val ->
            [zero] { $val } بطاقة
            [one] بطاقة واحدة
            [two] بطاقتين
            [few] { $val } بطاقات
            [many] { $val } بطاقة
           *[other] { $val } بطاقة
        } بدلًا من ذلك
    .bonus =
        يتخلص الخصم عشوائيًا من { $val ->
            [zero] { $val } بطاقة إضافية
            [one] بطاقة إضافية
            [two] بطاقتين إضافيتين
            [few] { $val } بطاقات إضافية
            [many] { $val } بطاقة إضافية
           *[other] { $val } بطاقة إضافية
        }
    .name = تخلص
op-aoe =
    ألحق بكل حليف للخصم { $val ->
        [zero] { $val } نقطة ضرر
        [one] نقطة ضرر واحدة
        [two] نقطتي ضرر
        [few] { $val } نقاط ضرر
        [many] { $val } نقطة ضرر
       *[other] { $val } نقطة ضرر
    }
    .replace =
        ألحق بكل حليف للخصم { $val ->
            [zero] { $val } نقطة ضرر
            [one] نقطة ضرر واحدة
            [two] نقطتي ضرر
            [few] { $val } نقاط ضرر
            [many] { $val } نقطة ضرر
           *[other] { $val } نقطة ضرر
        } بدلًا من ذلك
    .bonus =
        ألحق بكل حليف للخصم { $val ->
            [zero] { $val } نقطة ضرر إضافية
            [one] نقطة ضرر إضافية
            [two] نقطتي ضرر إضافيتين
            [few] { $val } نقاط ضرر إضافية
            [many] { $val } نقطة ضرر إضافية
           *[other] { $val } نقطة ضرر إضافية
        }
    .name = ضرر جماعي
op-buf_atk = يحصل حلفاؤك على +{ $val } للهجوم في هذا الدور
    .replace = يحصل حلفاؤك على +{ $val } للهجوم في هذا الدور بدلًا من ذلك
    .bonus = يحصل حلفاؤك على +{ $val } أخرى للهجوم في هذا الدور
    .name = رفع الهجوم
op-floor = لا ينخفض درعك عن 1 في هذا الدور
    .replace = لا ينخفض درعك عن 1 في هذا الدور بدلًا من ذلك
    .bonus = لا ينخفض درعك أيضًا عن 1 في هذا الدور
    .name = حد الدرع الأدنى
op-negate = أبطل تأثيرات تلك البطاقة
    .replace = أبطل تأثيرات تلك البطاقة بدلًا من ذلك
    .bonus = أبطل أيضًا تأثيرات تلك البطاقة
    .name = إبطال
op-double = يُنفَّذ إجراؤك التالي في هذا الدور مرتين
    .replace = يُنفَّذ إجراؤك التالي في هذا الدور مرتين بدلًا من ذلك
    .bonus = يُنفَّذ أيضًا إجراؤك التالي في هذا الدور مرتين
    .name = مضاعفة التالي
op-banish =
    استبعد أحدث { $val ->
        [zero] { $val } بطاقة
        [one] بطاقة
        [two] بطاقتين
        [few] { $val } بطاقات
        [many] { $val } بطاقة
       *[other] { $val } بطاقة
    } من كومة التخلص لدى الخصم
    .replace =
        استبعد أحدث { $val ->
            [zero] { $val } بطاقة
            [one] بطاقة
            [two] بطاقتين
            [few] { $val } بطاقات
            [many] { $val } بطاقة
           *[other] { $val } بطاقة
        } من كومة التخلص لدى الخصم بدلًا من ذلك
    .bonus =
        استبعد { $val ->
            [zero] { $val } بطاقة إضافية
            [one] بطاقة إضافية
            [two] بطاقتين إضافيتين
            [few] { $val } بطاقات إضافية
            [many] { $val } بطاقة إضافية
           *[other] { $val } بطاقة إضافية
        } من كومة التخلص لدى الخصم
    .name = استبعاد
op-dbf_atk = يتلقى حليف تختاره من حلفاء الخصم −{ $val } للهجوم
    .replace = يتلقى حليف تختاره من حلفاء الخصم −{ $val } للهجوم بدلًا من ذلك
    .bonus = يتلقى حليف تختاره من حلفاء الخصم −{ $val } أخرى للهجوم
    .name = خفض الهجوم
op-dbf_hp = يتلقى حليف تختاره من حلفاء الخصم −{ $val } للصحة
    .replace = يتلقى حليف تختاره من حلفاء الخصم −{ $val } للصحة بدلًا من ذلك
    .bonus = يتلقى حليف تختاره من حلفاء الخصم −{ $val } أخرى للصحة
    .name = خفض الصحة
op-retrigger_traps = تُنفَّذ فخاخك المكشوفة في هذا الدور مرة أخرى
    .replace = تُنفَّذ فخاخك المكشوفة في هذا الدور مرة أخرى بدلًا من ذلك
    .bonus = تُنفَّذ أيضًا فخاخك المكشوفة في هذا الدور مرة أخرى
    .name = إعادة الفخاخ

## Passives: hold while the ally is in play

op-p_nrg =
    اكسب { $val ->
        [zero] { $val } نقطة طاقة
        [one] نقطة طاقة واحدة
        [two] نقطتي طاقة
        [few] { $val } نقاط طاقة
        [many] { $val } نقطة طاقة
       *[other] { $val } نقطة طاقة
    } في مرحلة الطاقة من دورك
    .name = طاقة كل دور
op-p_adx =
    تُلحق إجراءاتك { $val ->
        [zero] { $val } نقطة ضرر إضافية
        [one] نقطة ضرر إضافية
        [two] نقطتي ضرر إضافيتين
        [few] { $val } نقاط ضرر إضافية
        [many] { $val } نقطة ضرر إضافية
       *[other] { $val } نقطة ضرر إضافية
    }
    .name = ضرر الإجراءات
op-p_tdx =
    تُلحق فخاخك { $val ->
        [zero] { $val } نقطة ضرر إضافية
        [one] نقطة ضرر إضافية
        [two] نقطتي ضرر إضافيتين
        [few] { $val } نقاط ضرر إضافية
        [many] { $val } نقطة ضرر إضافية
       *[other] { $val } نقطة ضرر إضافية
    }
    .name = ضرر الفخاخ
op-p_red =
    يقل كل ضرر يلحق بك بمقدار { $val ->
        [zero] { $val } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $val } نقاط
        [many] { $val } نقطة
       *[other] { $val } نقطة
    }
    .name = تخفيف الضرر
op-p_eot =
    استعِد { $val ->
        [zero] { $val } نقطة درع
        [one] نقطة درع واحدة
        [two] نقطتي درع
        [few] { $val } نقاط درع
        [many] { $val } نقطة درع
       *[other] { $val } نقطة درع
    } في مرحلة النهاية من دورك
    .name = استعادة كل دور
op-p_adisc =
    تقل تكلفة إجراءاتك بمقدار { $val ->
        [zero] { $val } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $val } نقاط
        [many] { $val } نقطة
       *[other] { $val } نقطة
    } (والحد الأدنى 1)
    .name = إجراءات أرخص
op-p_tdisc =
    تقل تكلفة فخاخك بمقدار { $val ->
        [zero] { $val } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $val } نقاط
        [many] { $val } نقطة
       *[other] { $val } نقطة
    } (والحد الأدنى 1)
    .name = فخاخ أرخص

## When an ally is destroyed

on-death = عند تدمير هذا الحليف
op-d_heal =
    استعِد { $val ->
        [zero] { $val } نقطة درع
        [one] نقطة درع واحدة
        [two] نقطتي درع
        [few] { $val } نقاط درع
        [many] { $val } نقطة درع
       *[other] { $val } نقطة درع
    }
    .replace =
        استعِد { $val ->
            [zero] { $val } نقطة درع
            [one] نقطة درع واحدة
            [two] نقطتي درع
            [few] { $val } نقاط درع
            [many] { $val } نقطة درع
           *[other] { $val } نقطة درع
        } بدلًا من ذلك
    .bonus =
        استعِد { $val ->
            [zero] { $val } نقطة درع إضافية
            [one] نقطة درع إضافية
            [two] نقطتي درع إضافيتين
            [few] { $val } نقاط درع إضافية
            [many] { $val } نقطة درع إضافية
           *[other] { $val } نقطة درع إضافية
        }
    .name = عند التدمير: استعادة
op-d_dmg =
    ألحق بالخصم { $val ->
        [zero] { $val } نقطة ضرر
        [one] نقطة ضرر واحدة
        [two] نقطتي ضرر
        [few] { $val } نقاط ضرر
        [many] { $val } نقطة ضرر
       *[other] { $val } نقطة ضرر
    }
    .replace =
        ألحق بالخصم { $val ->
            [zero] { $val } نقطة ضرر
            [one] نقطة ضرر واحدة
            [two] نقطتي ضرر
            [few] { $val } نقاط ضرر
            [many] { $val } نقطة ضرر
           *[other] { $val } نقطة ضرر
        } بدلًا من ذلك
    .bonus =
        ألحق بالخصم { $val ->
            [zero] { $val } نقطة ضرر إضافية
            [one] نقطة ضرر إضافية
            [two] نقطتي ضرر إضافيتين
            [few] { $val } نقاط ضرر إضافية
            [many] { $val } نقطة ضرر إضافية
           *[other] { $val } نقطة ضرر إضافية
        }
    .name = عند التدمير: ضرر
op-d_draw =
    اسحب { $val ->
        [zero] { $val } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $val } بطاقات
        [many] { $val } بطاقة
       *[other] { $val } بطاقة
    }
    .replace =
        اسحب { $val ->
            [zero] { $val } بطاقة
            [one] بطاقة واحدة
            [two] بطاقتين
            [few] { $val } بطاقات
            [many] { $val } بطاقة
           *[other] { $val } بطاقة
        } بدلًا من ذلك
    .bonus =
        اسحب { $val ->
            [zero] { $val } بطاقة إضافية
            [one] بطاقة إضافية
            [two] بطاقتين إضافيتين
            [few] { $val } بطاقات إضافية
            [many] { $val } بطاقة إضافية
           *[other] { $val } بطاقة إضافية
        }
    .name = عند التدمير: سحب
op-d_return = أعد هذه البطاقة إلى يدك
    .replace = أعد هذه البطاقة إلى يدك بدلًا من ذلك
    .bonus = أعد أيضًا هذه البطاقة إلى يدك
    .name = عند التدمير: عودة

## Trap triggers

trigger-t_action = عندما يلعب الخصم إجراءً
    .name = إجراء الخصم
trigger-t_summon = عندما يستدعي الخصم حليفًا
    .name = استدعاء الخصم
trigger-t_play = عندما يلعب الخصم بطاقة
    .name = أي بطاقة للخصم
trigger-t_hit = عندما تتلقى ضررًا
    .name = تلقي الضرر
trigger-t_lethal = عندما يصل درعك إلى 0
    .name = ضرر قاتل

## Conditions: bare clauses in the past, as إذا asks

if-first_action = كان هذا أول إجراء لك في هذا الدور
if-played_action = سبق أن لعبت إجراءً في هذا الدور
if-ctrl = كان لديك حليف { TERM($sub) }
if-ctrl_n =
    كان لديك { $n ->
        [zero] { $n } حليف على الأقل
        [one] حليف واحد على الأقل
        [two] حليفان على الأقل
        [few] { $n } حلفاء على الأقل
        [many] { $n } حليفًا على الأقل
       *[other] { $n } حليف على الأقل
    }
if-shield_below = كان درعك أقل من { $n }
if-o_shield_below = كان درع الخصم أقل من { $n }
if-o_no_allies = لم يكن لدى الخصم حلفاء
if-o_allies =
    كان لدى الخصم { $n ->
        [zero] { $n } حليف على الأقل
        [one] حليف واحد على الأقل
        [two] حليفان على الأقل
        [few] { $n } حلفاء على الأقل
        [many] { $n } حليفًا على الأقل
       *[other] { $n } حليف على الأقل
    }
if-o_fewer = كانت بطاقات يد الخصم أقل من بطاقات يدك
if-o_zero_nrg = كانت طاقة الخصم 0
if-destroyed_any = دمّر هذا التأثير حليفًا
if-vs_book = كنت تواجه بطلًا من الكتاب { $n }
vs-vs_book = عند مواجهة بطل من الكتاب { $n }

## Names of things on a board

counter-shield = الدرع
counter-energy = الطاقة
counter-actions_played = الإجراءات الملعوبة
counter-floor = حد الدرع الأدنى
counter-double_next = مضاعفة التالي
counter-damage_taken = الضرر المتلقى
counter-guard = الصمود
number-cost = التكلفة
number-atk = الهجوم
number-hp = الصحة
number-T = التكتيك
number-S = المهارة
number-R = الصمود
number-M = الروحانية
number-shield = الدرع
number-sim_shield = الدرع الابتدائي
number-cooldown = فترة الانتظار
number-trap_limit = حد الفخاخ الأقصى
zone-hand = اليد
zone-deck = الرزمة
zone-field = الساحة
zone-traps = منطقة الفخاخ
zone-discard = كومة التخلص
zone-banished = منطقة الاستبعاد
quantity-action_bonus = مكافأة ضرر الإجراءات
quantity-trap_bonus = مكافأة ضرر الفخاخ
quantity-reduction = تخفيف الضرر
quantity-energy_income = الطاقة من الحلفاء
quantity-end_restore = الدرع من الحلفاء
quantity-action_discount = تخفيض تكلفة الإجراءات
quantity-trap_discount = تخفيض تكلفة الفخاخ
quantity-damage_bonus = مكافأة الضرر
quantity-skill = المهارة
quantity-card_damage = الضرر
quantity-action_cost = تكلفة الإجراء
quantity-trap_cost = تكلفة الفخ
tally-destroyed = الحلفاء المدمَّرون
phase-energy = مرحلة الطاقة
phase-draw = مرحلة السحب
phase-play = مرحلة اللعب
phase-battle = مرحلة القتال
phase-end = مرحلة النهاية
kind-damage = الضرر
kind-restore = الاستعادة
kind-cards = البطاقات
kind-energy = الطاقة
kind-allies = الحلفاء
kind-control = التحكم
