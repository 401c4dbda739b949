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
    أفقِد الخصم { $val ->
        [zero] { $val } نقطة طاقة
        [one] نقطة طاقة واحدة
        [two] نقطتي طاقة
        [few] { $val } نقاط طاقة
        [many] { $val } نقطة طاقة
       *[other] { $val } نقطة طاقة
    }
    .replace =
        أفقِد الخصم { $val ->
            [zero] { $val } نقطة طاقة
            [one] نقطة طاقة واحدة
            [two] نقطتي طاقة
            [few] { $val } نقاط طاقة
            [many] { $val } نقطة طاقة
           *[other] { $val } نقطة طاقة
        } بدلًا من ذلك
    .bonus =
        أفقِد الخصم { $val ->
            [zero] { $val } نقطة طاقة إضافية
            [one] نقطة طاقة إضافية
            [two] نقطتي طاقة إضافيتين
            [few] { $val } نقاط طاقة إضافية
            [many] { $val } نقطة طاقة إضافية
           *[other] { $val } نقطة طاقة إضافية
        }
    .name = استنزاف الطاقة
op-disc =
    اجعل الخصم يتخلص عشوائيًا من { $val ->
        [zero] { $val } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $val } بطاقات
        [many] { $val } بطاقة
       *[other] { $val } بطاقة
    } من يده
    .replace =
        اجعل الخصم يتخلص عشوائيًا من { $val ->
            [zero] { $val } بطاقة
            [one] بطاقة واحدة
            [two] بطاقتين
            [few] { $val } بطاقات
            [many] { $val } بطاقة
           *[other] { $val } بطاقة
        } من يده بدلًا من ذلك
    .bonus =
        اجعل الخصم يتخلص عشوائيًا من { $val ->
            [zero] { $val } بطاقة إضافية
            [one] بطاقة إضافية
            [two] بطاقتين إضافيتين
            [few] { $val } بطاقات إضافية
            [many] { $val } بطاقة إضافية
           *[other] { $val } بطاقة إضافية
        } من يده
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
op-buf_atk =
    امنح كلًّا من حلفائك في هذا الدور { $val ->
        [zero] { $val } نقطة هجوم
        [one] نقطة هجوم واحدة
        [two] نقطتي هجوم
        [few] { $val } نقاط هجوم
        [many] { $val } نقطة هجوم
       *[other] { $val } نقطة هجوم
    }
    .replace =
        امنح كلًّا من حلفائك في هذا الدور { $val ->
            [zero] { $val } نقطة هجوم
            [one] نقطة هجوم واحدة
            [two] نقطتي هجوم
            [few] { $val } نقاط هجوم
            [many] { $val } نقطة هجوم
           *[other] { $val } نقطة هجوم
        } بدلًا من ذلك
    .bonus =
        امنح كلًّا من حلفائك في هذا الدور { $val ->
            [zero] { $val } نقطة هجوم إضافية
            [one] نقطة هجوم إضافية
            [two] نقطتي هجوم إضافيتين
            [few] { $val } نقاط هجوم إضافية
            [many] { $val } نقطة هجوم إضافية
           *[other] { $val } نقطة هجوم إضافية
        }
    .name = رفع الهجوم
op-floor = لا ينخفض درعك عن 1 في هذا الدور
    .replace = لا ينخفض درعك عن 1 في هذا الدور بدلًا من ذلك
    .bonus = لا ينخفض درعك أيضًا عن 1 في هذا الدور
    .name = حد الدرع الأدنى
op-negate = أبطل تأثيرات تلك البطاقة
    .replace = أبطل تأثيرات تلك البطاقة بدلًا من ذلك
    .bonus = أبطل أيضًا تأثيرات تلك البطاقة
    .name = إبطال
op-double = نفّذ إجراءك التالي في هذا الدور مرتين
    .replace = نفّذ إجراءك التالي في هذا الدور مرتين بدلًا من ذلك
    .bonus = نفّذ أيضًا إجراءك التالي في هذا الدور مرتين
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
        استبعد أيضًا أحدث { $val ->
            [zero] { $val } بطاقة
            [one] بطاقة
            [two] بطاقتين
            [few] { $val } بطاقات
            [many] { $val } بطاقة
           *[other] { $val } بطاقة
        } من كومة التخلص لدى الخصم
    .name = استبعاد
op-dbf_atk =
    اخفض هجوم حليف تختاره من حلفاء الخصم بمقدار { $val ->
        [zero] { $val } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $val } نقاط
        [many] { $val } نقطة
       *[other] { $val } نقطة
    }
    .times =
        { times }، اخفض هجوم حليف تختاره من حلفاء الخصم بمقدار { $val ->
            [zero] { $val } نقطة
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $val } نقاط
            [many] { $val } نقطة
           *[other] { $val } نقطة
        }
    .replace =
        اخفض هجوم حليف تختاره من حلفاء الخصم بمقدار { $val ->
            [zero] { $val } نقطة
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $val } نقاط
            [many] { $val } نقطة
           *[other] { $val } نقطة
        } بدلًا من ذلك
    .bonus =
        اخفض هجوم حليف تختاره من حلفاء الخصم بمقدار { $val ->
            [zero] { $val } نقطة إضافية
            [one] نقطة إضافية
            [two] نقطتين إضافيتين
            [few] { $val } نقاط إضافية
            [many] { $val } نقطة إضافية
           *[other] { $val } نقطة إضافية
        }
    .name = خفض الهجوم
op-dbf_hp =
    اخفض صحة حليف تختاره من حلفاء الخصم بمقدار { $val ->
        [zero] { $val } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $val } نقاط
        [many] { $val } نقطة
       *[other] { $val } نقطة
    }
    .times =
        { times }، اخفض صحة حليف تختاره من حلفاء الخصم بمقدار { $val ->
            [zero] { $val } نقطة
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $val } نقاط
            [many] { $val } نقطة
           *[other] { $val } نقطة
        }
    .replace =
        اخفض صحة حليف تختاره من حلفاء الخصم بمقدار { $val ->
            [zero] { $val } نقطة
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $val } نقاط
            [many] { $val } نقطة
           *[other] { $val } نقطة
        } بدلًا من ذلك
    .bonus =
        اخفض صحة حليف تختاره من حلفاء الخصم بمقدار { $val ->
            [zero] { $val } نقطة إضافية
            [one] نقطة إضافية
            [two] نقطتين إضافيتين
            [few] { $val } نقاط إضافية
            [many] { $val } نقطة إضافية
           *[other] { $val } نقطة إضافية
        }
    .name = خفض الصحة
op-retrigger_traps = نفّذ فخاخك المكشوفة في هذا الدور مرة أخرى
    .replace = نفّذ فخاخك المكشوفة في هذا الدور مرة أخرى بدلًا من ذلك
    .bonus = نفّذ أيضًا فخاخك المكشوفة في هذا الدور مرة أخرى
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

on-play = عند استدعاء هذا الحليف
    .when = mixed
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
    .name = عندما يلعب الخصم إجراءً
trigger-t_summon = عندما يستدعي الخصم حليفًا
    .name = عندما يستدعي الخصم حليفًا
trigger-t_play = عندما يلعب الخصم بطاقة
    .name = عندما يلعب الخصم بطاقة
trigger-t_hit = عندما تتلقى ضررًا
    .name = عندما تتلقى ضررًا
trigger-t_lethal = عندما يصل درعك إلى الصفر
    .name = عندما يصل درعك إلى الصفر

## Conditions: bare clauses in the past, as إذا asks

if-first_action = لم تلعب في هذا الدور أي إجراء غير هذه البطاقة
    .name = لا إجراء في هذا الدور غير هذه البطاقة
if-played_action = سبق أن لعبت إجراءً في هذا الدور
    .name = لعبت إجراءً في هذا الدور
if-ctrl = كان لديك حليف «{ TERM($sub) }»
    .same = حليف «{ TERM($sub) }»
    .name = لديك حليف «{ TERM($sub) }»
    .subject = control
if-ctrl_n =
    كان لديك { $n ->
        [zero] { $n } حليف على الأقل
        [one] حليف واحد على الأقل
        [two] حليفان على الأقل
        [few] { $n } حلفاء على الأقل
        [many] { $n } حليفًا على الأقل
       *[other] { $n } حليف على الأقل
    }
    .same =
        { $n ->
            [zero] { $n } حليف على الأقل
            [one] حليف واحد على الأقل
            [two] حليفان على الأقل
            [few] { $n } حلفاء على الأقل
            [many] { $n } حليفًا على الأقل
           *[other] { $n } حليف على الأقل
        }
    .name =
        لديك { $n ->
            [zero] { $n } حليف على الأقل
            [one] حليف واحد على الأقل
            [two] حليفان على الأقل
            [few] { $n } حلفاء على الأقل
            [many] { $n } حليفًا على الأقل
           *[other] { $n } حليف على الأقل
        }
    .subject = control
if-shield_below = كان درعك أقل من { $n }
    .name = درعك أقل من { $n }
if-o_shield_below = كان درع الخصم أقل من { $n }
    .name = درع الخصم أقل من { $n }
if-o_no_allies = لم يكن لدى الخصم حلفاء
    .name = لا حلفاء لدى الخصم
if-o_allies =
    كان لدى الخصم { $n ->
        [zero] { $n } حليف على الأقل
        [one] حليف واحد على الأقل
        [two] حليفان على الأقل
        [few] { $n } حلفاء على الأقل
        [many] { $n } حليفًا على الأقل
       *[other] { $n } حليف على الأقل
    }
    .name =
        لدى الخصم { $n ->
            [zero] { $n } حليف على الأقل
            [one] حليف واحد على الأقل
            [two] حليفان على الأقل
            [few] { $n } حلفاء على الأقل
            [many] { $n } حليفًا على الأقل
           *[other] { $n } حليف على الأقل
        }
if-o_fewer = كانت بطاقات يد الخصم أقل من بطاقات يدك
    .name = بطاقات يد الخصم أقل من بطاقات يدك
if-o_zero_nrg = لم تكن لدى الخصم طاقة
    .name = لا طاقة لدى الخصم
if-destroyed_any = دمّر هذا التأثير حليفًا
if-vs_book = كنت تواجه بطلًا من الكتاب { $n } أو ما بعده
    .name = تواجه بطلًا من الكتاب { $n } أو ما بعده
vs-vs_book = عند مواجهة بطل من الكتاب { $n } أو ما بعده

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
action-play = لعب بطاقة
action-ability = قدرة
action-attack = هجوم
kind-damage = الضرر
kind-restore = الاستعادة
kind-cards = البطاقات
kind-energy = الطاقة
kind-allies = الحلفاء
kind-control = التحكم

## The game

game-about = بطلان لكلٍّ منهما رزمة ثابتة ودرع: من يكسر درع الآخر أولًا يفوز.
