## المركّبات الاسمية. $case الإعراب، و$gender الجنس، و$number العدد، وdecl التعريف والإضافة (def وposs). الصفة بعد الاسم.

noun-card = بطاقة
    .gender = f
    .plural = f
    .pl = بطاقات
    .du = بطاقتان
    .acc-du = بطاقتين
    .gen-du = بطاقتين
    .def-pl = البطاقات
    .def = البطاقة
    .poss-pl = بطاقات
np-n = { $n }
np-counted =
    { $n ->
        [one] { TERM($noun, number: "sg") } { TERM($adj, number: "sg") }
        [two] { TERM($noun, number: "du") } { TERM($adj, number: "du") }
        [few] { np-n } { TERM($noun, case: "gen", number: "pl") } { TERM($adj, case: "gen", number: "pl") }
       *[many] { np-n } { TERM($noun, case: "acc", number: "sg") } { TERM($adj, case: "acc", number: "sg") }
    }
np-one = { TERM($noun, number: "sg") } { TERM($adj, number: "sg") }
# Of two cards the attribute is dual too: «بطاقتين ذواتي هجوم 2».
np-such =
    { $n ->
        [two] { TERM($with, number: "du") }
       *[other] { TERM($with) }
    }
np-tail = { TERM($place) } { np-such } { TERM($after) }
np-choose = { np-counted } { np-tail }
np-target = { np-choose }
np-up-to =
    { $n ->
        [one] { TERM($noun, number: "sg") } { $gender ->
            [f] واحدة
           *[other] { $case ->
                [acc] واحدًا
               *[nom] واحد
            }
        } { TERM($adj, number: "sg") } { np-tail } على الأكثر
        [two] { TERM($noun, number: "du") } { TERM($adj, number: "du") } { np-tail } على الأكثر
        [few] { np-n } { TERM($noun, case: "gen", number: "pl") } { TERM($adj, case: "gen", number: "pl") } { np-tail } على الأكثر
       *[many] { np-n } { TERM($noun, case: "acc", number: "sg") } { TERM($adj, case: "acc", number: "sg") } { np-tail } على الأكثر
    }
np-all =
    كل { $who ->
        [self] { TERM($noun, decl: "own") } { TERM($adj, decl: "def") }
        [opponent] { TERM($noun, decl: "poss") } الخصم { TERM($adj, decl: "def") }
       *[any] { TERM($noun, decl: "def") } { TERM($adj, decl: "def") }
    } { np-tail }
np-random = { np-counted } { np-tail } عشوائيًّا
np-has-most =
    { TERM($noun, decl: "def") } { TERM($adj, decl: "def") } { TERM($with) } { TERM($after) } { $gender ->
        [f] صاحبة
       *[other] صاحب
    }
np-at-whom =
    { $who ->
        [self] لديك
        [opponent] لدى الخصم
       *[any] { "" }
    }
np-most = { np-has-most } أعلى { TERM($stat) } { np-at-whom }
np-least = { np-has-most } أدنى { TERM($stat) } { np-at-whom }
np-this = هذه البطاقة
np-same = تلك البطاقة
np-host = حاملها
np-some = { np-one } { np-tail }
np-event =
    { np-one } { $other ->
        [yes] { $gender ->
            [f] أخرى
           *[other] آخر
        }
       *[no] { "" }
    } { TERM($with) } { TERM($after) }
np-paid = { np-counted } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [one] { np-one } { TERM($with) } { TERM($after) }
       *[other] { np-counted } على الأقل { np-such } { TERM($after) }
    }
np-at-most = { np-counted } على الأكثر { np-such } { TERM($after) }
np-exactly =
    { np-counted } { $n ->
        [one] { $gender ->
            [f] واحدة
           *[other] واحد
        }
       *[other] { "" }
    } بالضبط { np-such } { TERM($after) }
np-none = { TERM($noun, number: "sg") } { TERM($adj, number: "sg") } { TERM($with) } { TERM($after) }
np-against = { TERM($noun, number: "pl") } { TERM($adj) }
np-player-self =
    { $case ->
        [acc] نفسك
        [gen] نفسك
       *[nom] أنت
    }
np-player-opponent = الخصم
np-player-any = لاعب
np-with =
    { $number ->
        [du] { $gender ->
            [f] { $case ->
                [nom] ذواتا
               *[acc] ذواتي
            }
           *[m] { $case ->
                [nom] ذوا
               *[acc] ذوي
            }
        }
        [pl] { $gender ->
            [f] ذات
           *[m] { $case ->
                [nom] ذوو
               *[acc] ذوي
            }
        }
       *[sg] { $gender ->
            [f] ذات
           *[m] { $case ->
                [acc] ذا
                [gen] ذي
               *[nom] ذو
            }
        }
    } { $list }
np-that = { $is }
np-is = { TERM($what, case: "nom") }
np-is-not = غير { TERM($what, case: "gen") }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $gender ->
            [f] تكون
           *[other] يكون
        }
    } { TERM($what, case: "acc") }
np-is-not-a =
    { $gender ->
        [f] ليست
       *[m] ليس
    } { TERM($what, case: "acc") }
np-has =
    { $gender ->
        [f] لها
       *[m] له
    } { TERM($what) }
np-has-not =
    ليس { $gender ->
        [f] لها
       *[m] له
    } { TERM($what) }
np-is-and = { $a } و{ $b }
np-is-or = { $a } أو { $b }
np-is-or-middle = { $a } أو { $b }
np-is-middle = { $a }، و{ $b }
where-other = آخر
    .order = 5
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

## صيغ القدرات

row = { $text }.
row-quoted = { $text }
row-inside = { $text }.
    .quoted = { $text }
frame-as = [{ $as }] { $text }
frame-label = { $on }: { $text }
frame-on = { $on }، { $text }
frame-once = { $once }: { $text }
frame-on-once = { $once }: { $on }، { $text }
frame-may = يمكنك أن تفعل الآتي: { $text }
frame-did = إن فعلت ذلك، ف{ $text }
frame-did-if = إن فعلت ذلك و{ $if }، ف{ $text }
frame-cost = { $cost }: { $text }
frame-may-cost = يمكنك أن تدفع الثمن الآتي: { $cost }. إن دفعته، ف{ $text }
frame-if = إذا { $if }، ف{ $text }
frame-for = { $text } { $for }
head-way = { TERM($word) }
once-turn = مرة واحدة في الدور
once-match = مرة واحدة في المباراة
cost-and = { $a } و{ $b }
np-and = { $a } و{ $b }
cond-or = { $a } أو { $b }
cond-or-middle = { $a } أو { $b }
cond-not = لم يصحّ أنه { $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = { TERM($type) } عشوائية
read-numbers = واحد/واحدة|اثنان/اثنين/اثنتان/اثنتين|ثلاث/ثلاثة|أربع/أربعة|خمس/خمسة|ست/ستة|سبع/سبعة|ثماني/ثمانية/ثمان|تسع/تسعة|عشر/عشرة|أحد عشر/إحدى عشرة|اثنا عشر/اثني عشر/اثنتا عشرة/اثنتي عشرة
