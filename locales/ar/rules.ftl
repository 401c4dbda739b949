## Headings of the rules as text

rules-setup = الإعداد
rules-the-turn = الدور
rules-actions = الإجراءات
rules-windows = الردود
rules-fighting = الضرر
rules-by-itself = ما يحدث من تلقاء نفسه
rules-order = ترتيب القدرات
rules-the-end = النهاية
rules-counters = ما يُعَدّ
rules-zones = المناطق
rules-states = ما تحمله البطاقات
rules-durations = مدة التأثيرات
rules-card-types = أنواع البطاقات
rules-numbers = أرقام البطاقات وكلماتها
rules-keywords = الكلمات المفتاحية
rules-timings = متى تحدث القدرات
rules-ways = أصناف القدرات
rules-costs-of-abilities = تكاليف القدرات
rules-filters = أي البطاقات
rules-conditions = الشروط
rules-operations = ما تفعله التأثيرات
rules-decks = الرزم

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = أنت
rules-opponent = الخصم
rules-both = كلا اللاعبين
rules-whom = اللاعب المذكور
rules-of-you = { $name } (أنت)
rules-of-opponent = { $name } (الخصم)
rules-of-both = { $name } (كلا اللاعبين)
rules-of-whom = { $name } (اللاعب المذكور)
rules-of-owner = { $name } (المالك)
rules-of = { $name } ({ $cards })
rules-of-rows = { $name } (كل تأثيرات: { $cards })
rules-of-row = { $name } (التأثير)
rules-owner-of = مالك { $cards }
rules-side-of = لاعب { $cards }

## Cards

rules-no-cards = لا بطاقة
rules-it = البطاقة
rules-looked = تلك
rules-this = هذه البطاقة
rules-target = الهدف
rules-event = البطاقة المعنية
rules-victim = ما أصيب
rules-bearer = البطاقة المغادرة
rules-answered = البطاقة المردود عليها
rules-these = هذه البطاقات
rules-picked = ما اختير ({ $name })
rules-cards-in = بطاقات { $places }
rules-all = كل { $cards } (بشرط: { $test })
rules-top = { $n ->
    [zero] أعلى البطاقات ({ $n }) من { $places }
    [one] أعلى بطاقة من { $places }
    [two] أعلى بطاقتين ({ $n }) من { $places }
    [few] أعلى { $n } بطاقات من { $places }
    [many] أعلى { $n } بطاقة من { $places }
   *[other] أعلى { $n } بطاقة من { $places }
}
rules-top-some = أعلى بطاقات { $places }
rules-bottom = { $n ->
    [zero] أسفل البطاقات ({ $n }) من { $places }
    [one] أسفل بطاقة من { $places }
    [two] أسفل بطاقتين ({ $n }) من { $places }
    [few] أسفل { $n } بطاقات من { $places }
    [many] أسفل { $n } بطاقة من { $places }
   *[other] أسفل { $n } بطاقة من { $places }
}
rules-bottom-some = أسفل بطاقات { $places }
rules-random = { $n ->
    [zero] بطاقات عشوائية ({ $n }) من { $places }
    [one] بطاقة عشوائية ({ $n }) من { $places }
    [two] بطاقتان عشوائيتان ({ $n }) من { $places }
    [few] { $n } بطاقات عشوائية من { $places }
    [many] { $n } بطاقة عشوائية من { $places }
   *[other] { $n } بطاقة عشوائية من { $places }
}
rules-random-some = بطاقات عشوائية من { $places }
rules-most-of = الأولى من { $cards } ذات أعلى قيمة: { $n }
rules-least-of = الأولى من { $cards } ذات أدنى قيمة: { $n }
rules-choose = { $n } من { $cards } (باختيارك)
rules-choose-with = { $n } من { $cards } (باختيارك، بشرط: { $test })
rules-choose-fit = { $n } مما يناسب من { $cards } (باختيارك)
rules-choose-fit-with = { $n } مما يناسب من { $cards } (باختيارك، بشرط: { $test })
rules-up-to = حتى { $n } من { $cards } (باختيارك)
rules-up-to-with = حتى { $n } من { $cards } (باختيارك، بشرط: { $test })
rules-theirs = { $n } من { $cards } (باختيار لاعبها)
rules-theirs-with = { $n } من { $cards } (باختيار لاعبها، بشرط: { $test })
rules-fitting = المناسب من { $cards }
rules-fit = من { $cards } بقدر ما يقول التأثير
rules-under = ما تحت { $cards }
rules-worn = ما أُلحق بـ: { $cards }
rules-host-of = ما أُلحقت به: { $cards }
rules-either = ({ $a } إذا صحّ أن { $test } وإلا { $b })

## Numbers

rules-x = X
rules-n = N
rules-word = الكلمة المذكورة
rules-amount = الضرر
rules-turn = رقم الدور
rules-round = رقم الجولة
rules-turns = عدد أدوار { $who }
rules-book = كتاب { $who }
rules-printed = { $name } المطبوع ({ $cards })
rules-before = { $name } السابق للبطاقة
rules-count = عدد { $cards }
rules-count-with = عدد { $cards } (بشرط: { $test })
rules-sum = مجموع { $n } على { $cards }
rules-price = سعر { $cards }
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (بالتقريب إلى الأدنى)
rules-rounded = { $a } ÷ { $b } (بالتقريب)
rules-at-least = { $a } (على الأقل { $b })
rules-at-most = { $a } (على الأكثر { $b })
rules-larger = الأكبر من { $a } و{ $b }
rules-smaller = الأصغر من { $a } و{ $b }
rules-truth = (1 إذا صحّ أن { $test } وإلا 0)
rules-group = ({ $a })

## Words

rules-type-of = نوع { $cards }
rules-class-of = صنف { $cards }
rules-subtype-of = فئة { $cards }
rules-name-of = اسم { $cards }
rules-zone-of = منطقة { $cards }
rules-zone-before = المنطقة السابقة
rules-phase = المرحلة

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a } و{ $b }
rules-or = { $a } أو { $b }
rules-always-so = دائمًا
rules-never = أبدًا
rules-did = التأثير السابق غيّر شيئًا
rules-did-not = التأثير السابق لم يغيّر شيئًا
rules-running = القدرة سارية
rules-running-not = القدرة غير سارية بعد
rules-active = صاحب الدور: { $who }
rules-active-not = ليس صاحب الدور: { $who }
rules-your-turn = الدور دورك
rules-your-turn-not = الدور ليس دورك
rules-their-turn = الدور دور الخصم
rules-their-turn-not = الدور ليس دور الخصم
rules-first = البادئ: { $who }
rules-first-not = ليس البادئ: { $who }
rules-you-began = البادئ أنت
rules-you-began-not = البادئ غيرك
rules-they-began = الخصم هو البادئ
rules-they-began-not = الخصم ليس البادئ
rules-arrived = وصلت في هذا الدور: { $cards }
rules-arrived-not = لم تصل في هذا الدور: { $cards }
rules-is = { $cards } في حالة { $name }
rules-is-not = { $cards } في غير حالة { $name }
rules-was = كانت البطاقة في حالة { $name }
rules-was-not = لم تكن البطاقة في حالة { $name }
rules-has = لدى { $cards }: { $word }
rules-has-not = ليس لدى { $cards }: { $word }
rules-words-in = لدى { $others } كل كلمات { $name } الخاصة بـ: { $cards }
rules-words-in-not = ليست لدى { $others } كل كلمات { $name } الخاصة بـ: { $cards }
rules-in = { $cards } في { $places }
rules-in-not = { $cards } خارج { $places }
rules-same = { $cards } = { $others }
rules-same-not = { $cards } ≠ { $others }
rules-one-of = { $word } من بين { $words }
rules-one-of-not = { $word } ليست من بين { $words }
rules-filled = توجد بطاقات في { $places }
rules-empty = لا توجد بطاقات في { $places }
rules-there = { $cards } ضمن اللعب
rules-there-not = { $cards } خارج اللعب
rules-any = بين { $cards } ما يحقق: { $test }
rules-any-not = ليس بين { $cards } ما يحقق: { $test }
rules-bears = لدى { $cards } قدرة { $name }
rules-bears-not = ليس لدى { $cards } قدرة { $name }
rules-room = يوجد مكان في { $places }
rules-room-not = لا مكان في { $places }

## What is done

rules-gain = زد { $what } بمقدار { $n }
rules-lose = أنقص { $what } بمقدار { $n }
rules-set = اجعل { $what } مساويًا { $n }
rules-damage = ألحق ضررًا ({ $n }): { $cards }
rules-damage-from = ألحق ضررًا ({ $n }): { $cards }؛ المصدر: { $source }
rules-heal = اشفِ ضررًا ({ $n }): { $cards }
rules-modify = غيّر { $name } ({ $cards }) بمقدار { $n }
rules-give = أعطِ { $word }: { $cards }
rules-remove = خذ { $word } من: { $cards }
rules-remove-all = خذ كل الكلمات من: { $cards }
rules-mark = ضع في حالة { $name }: { $cards }
rules-unmark = أزل حالة { $name } عن: { $cards }
rules-reset = أعد إلى ما هو مطبوع: { $cards }
rules-become = غيّر الفئة إلى { $word }: { $cards }
rules-grant = ألحق التأثيرات بـ: { $cards }
rules-move = انقل { $cards } إلى { $places }
rules-move-bottom = انقل { $cards } إلى أسفل { $places }
rules-move-shuffled = اخلط { $cards } في { $places }
rules-move-asked = انقل { $cards } إلى { $places } بالترتيب الذي تختاره
rules-destroy = دمّر { $cards }
rules-destroy-up = دمّر { $cards }؛ ويصعد ما تحتها
rules-destroy-along = دمّر { $cards } مع ما تحتها
rules-shuffle = اخلط { $places }
rules-reveal = اعرض على كلا اللاعبين: { $cards }
rules-look = انظر إلى { $cards }
rules-create = أنشئ { $n } × { $card } في { $places }
rules-copy = ضع نسخة من { $cards } في { $places }
rules-transform = حوّل { $cards } إلى { $card }
rules-attach = ألحق { $cards } بـ: { $host }
rules-stack = ضع { $cards } فوق { $host }
rules-control = سلّم السيطرة على { $cards } إلى { $who }
rules-play = العب { $cards }
rules-resolve = نفّذ قدرات { $cards }: { $names }
rules-resolve-hero = نفّذ قدرة البطل
rules-resolve-again = نفّذ مرة أخرى ما كُشف في { $places }
rules-use = ادفع تكلفة قدرة { $cards } ونفّذها
rules-pay = ادفع تكلفة قدرة { $cards }
rules-aim = سمِّ أهداف { $cards }
rules-effects = نفّذ قدرة { $cards }
rules-perform = نفّذ قدرة واحدة من { $cards } دون دفع تكلفتها
rules-negate = أبطل ما يُردّ عليه
rules-prevent = امنع ذلك
rules-prevent-some = امنع منه: { $n }
rules-let = { $name } الآن: { $cards }
rules-forget = يزول تعيين { $name }
rules-happens = حلّت لحظة «{ $name }»
rules-happens-to = حلّت لحظة «{ $name }» من أجل: { $cards }
rules-opens = للاعبين أن يردّوا: { $name }
rules-run = نفّذ «{ $name }»
rules-end = ينتهي ما يدوم «{ $name }»
rules-skip = { $who } يتخطى المرة التالية: { $name }
rules-whole-turn = الدور
rules-again = خذ دورًا آخر
rules-win = الفائز بالمباراة: { $who }
rules-lose-match = الخاسر في المباراة: { $who }
rules-you-win = تفوز بالمباراة
rules-you-lose = تخسر المباراة
rules-draw-match = تنتهي المباراة بالتعادل
rules-say = تُعرض كلمات
rules-for = { $do } ({ $name })
rules-during = ما دام التأثير يقول
rules-as-many = بقدر { $n }
rules-row-card = البطاقة التي يسميها التأثير
rules-row-place = المكان الذي يسميه التأثير
rules-if = إذا صحّ أن { $test }:
rules-else = وإلا:
rules-each-seat = كل لاعب:
rules-each = واحدًا تلو الآخر ({ $cards }):
rules-repeat = عدد المرات: { $n }
rules-repeat-some = عدد المرات: { $n }
rules-at-once = في آن واحد:
rules-answer = للآخر أن يردّ ({ $name }). إن لم يُبطَل:
rules-answer-else = إن أُبطل:

## The course of a match

rules-first-chance = الحظ يقرر من يبدأ.
rules-first-most = يبدأ من لديه أكثر: { $n }. وعند التساوي يقرر الحظ.
rules-only-if = فقط إذا صحّ أن { $test }.
rules-may = ثم للاعب أن يفعل ما يلي بأي ترتيب وما دام ممكنًا: { $names }.
rules-must = ثم يفعل اللاعب ما يلي حتى لا يبقى ممكنًا: { $names }.
rules-waits = يقرر اللاعب متى يستمر اللعب.
rules-after = بعد كل فعل:
rules-then = في نهاية المرحلة:
rules-with-card = ببطاقة من { $places }.
rules-any-ability = يستخدم قدرة للبطاقة.
rules-ability-of = يستخدم قدرة للبطاقة: { $names }.
rules-needs = فقط إذا صحّ أن { $test }. (وإلا: { $name }.)
rules-times-a-turn = لا تزيد المرات في الدور على { $n }.
rules-pick = اختر { $name }: بطاقة من { $places }.
rules-pick-if = يجب أن يتحقق: { $test }.
rules-pick-or = أو الخصم.
rules-pick-or-if = أو الخصم إذا صحّ أن { $test }.
rules-pick-may = يمكن تركه.
rules-pick-number = اختر { $name }: من { $a } إلى { $b }.
rules-aims = تُسمى أهدافه عند استخدامه: { $names }.
rules-pays = التكلفة:
rules-does = التأثير:
rules-window-own = لك أن تفعل: { $names }.
rules-window-other = للخصم أن يفعل: { $names }.
rules-window-each = لكل لاعب بدوره أن يفعل: { $names }.
rules-window-both = يتناوب اللاعبان حتى يمرّر كلاهما: { $names }.
rules-window-once = مرة واحدة.
rules-window-times = لا تزيد المرات على { $n }.
rules-window-any = أي عدد من المرات.
rules-window-must = من يستطيع الفعل وجب عليه.
rules-window-opens = حتى إن لم يكن شيء ممكنًا يُطرح السؤال إذا صحّ أن { $test }.
rules-wounds = يتراكم ضرر البطاقة ({ $name }). والبطاقة التي يبلغ ما تراكم عليها { $health } تُدمَّر.
rules-health = ضرر البطاقة ينقص { $health }. والبطاقة ذات 0 تُدمَّر.
rules-destroyed-to = تذهب البطاقات المدمَّرة إلى { $name }.
rules-damage-to = ضرر اللاعب ينقص { $name }.
rules-damage-less = يُطرح منه أولًا { $name }.
rules-damage-once = يُطرح { $name } من الضرر التالي ثم ينفد.
rules-damage-floor = لا ينزل تحت { $name }.
rules-damage-taken = يعدّه { $name }.
rules-when = عندما يحدث هذا: { $name }
rules-once = مرة واحدة في المباراة.
rules-always-in = دائمًا، للبطاقات في { $places }:
rules-adds = { $name }: + { $n }
rules-adds-less = { $name }: − { $n }
rules-gives = لديها { $word }.
rules-silent = ما هو مطبوع على البطاقة لا يُحسب ما دام { $test }.
rules-fires = لا يحدث التأثير إلا إذا صحّ أن { $test }. وقبله:
rules-at-row = ما يثيره تأثير يحدث بعده مباشرة.
rules-at-effect = ما تثيره قدرة يحدث بعد تنفيذها.
rules-at-chain = تكوّن القدرات سلسلة يمكن الرد فيها؛ والأخيرة تُنفَّذ أولًا.
rules-oldest = ما أُثير أولًا يحدث أولًا.
rules-newest = ما أُثير أخيرًا يحدث أولًا.
rules-chain-window = يمكن الرد على كل قدرة: { $name }.
rules-aim-row = تُسمى الأهداف عند استخدام القدرة؛ والتأثير بلا هدفه لا يفعل شيئًا.
rules-aim-whole = تُسمى الأهداف عند استخدام القدرة؛ وبدونها لا تفعل شيئًا.
rules-loses = تخسر إذا صحّ أن { $test }.
rules-wins = تفوز إذا صحّ أن { $test }.
rules-draws = تنتهي المباراة بالتعادل إذا صحّ أن { $test }.
rules-turn-limit = تنتهي المباراة حين يبلغ مجموع أدوار اللاعبين { $n }.
rules-tie-draw = إن لم يفز أحد عندئذ أو خسر كلاهما معًا فهو تعادل.
rules-tie-most = إن لم يفز أحد عندئذ أو خسر كلاهما معًا يفوز من لديه أكثر: { $n }.
rules-tie-share = إن لم يفز أحد عندئذ أو خسر كلاهما معًا تفوز الحصة الأكبر: { $a } من { $b }.

## Counters, zones, states

rules-start = يبدأ من { $n }.
rules-least = لا يقل عن { $n }.
rules-most = لا يزيد على { $n }.
rules-until = ينتهي مع: { $name }.
rules-worth = قيمته { $n }.
rules-summed = قيمته ما تضيفه التأثيرات.
rules-state-mark = تحمله البطاقة أو لا تحمله.
rules-state-counter = يُعَدّ على البطاقة.
rules-state-row = يُعَدّ على كل تأثير، لكل نسخ بطاقته معًا.
rules-seen-all = يرى الجميع بطاقاتها.
rules-seen-owner = لا يرى بطاقاتها إلا لاعبها.
rules-seen-nobody = لا يرى أحد بطاقاتها.
rules-in-play = بطاقاتها في اللعب.
rules-face-down = بطاقاتها مقلوبة.
rules-beneath = بطاقاتها تحت غيرها.
rules-keeps = تحتفظ بطاقاتها بما جرى لها.
rules-enters-shuffled = تُخلط البطاقات فيها.
rules-reveals = تُكشف بطاقاتها المخفية حين تأتي لحظتها.
rules-capacity = لا يزيد عدد بطاقاتها على { $n }.
rules-full-stays = عندما تمتلئ لا تأتي بطاقات أخرى.
rules-full = عندما تمتلئ، مع البطاقة التي كانت ستأتي:
rules-takes = لا تقبل إلا { $names }.
rules-left-up = حين يغادر ما فوقها تصعد البطاقة التالية.
rules-left-along = حين يغادر ما فوقها تتبعه بطاقاتها.
rules-left = حين يغادر ما تتبع له بطاقاتها:
rules-destroyed-up = حين يُدمَّر ما فوقها تصعد البطاقة التالية.
rules-destroyed-along = حين يُدمَّر ما فوقها تتبعه بطاقاتها.
rules-destroyed = حين يُدمَّر ما تتبع له بطاقاتها:
rules-event-would_damage = ضرر على وشك أن يقع
rules-event-would_destroy = بطاقة على وشك أن تُدمَّر
rules-event-damaged = تضررت بطاقة
rules-event-dealt = ألحقت بطاقة ضررًا
rules-event-player_damaged = تضرر لاعب
rules-event-moved = انتقلت بطاقة
rules-event-destroyed = دُمّرت بطاقة
rules-event-played = لُعبت بطاقة
rules-event-phase = بدأت مرحلة
rules-state-arrived = واصلة للتو
rules-state-attacked = ما بعد الهجوم
rules-for-while_in_play = ما دامت البطاقة في اللعب
rules-pick-target = الهدف

## Cards and abilities

rules-played = تُلعب من { $from } إلى { $to }.
rules-begins-in = تبدأ في { $name }.
rules-costs = تكلفتها { $n }.
rules-resolves = عند لعبها تحدث هذه القدرات: { $names }.
rules-stays = لا شيء يدمّرها.
rules-trap = تبقى مقلوبة حتى تأتي لحظتها.
rules-range = من { $a } إلى { $b }.
rules-words = { $name }: { $names }.
rules-spares = تأثيرات البطاقات التي يذكرها لا تمسّها.
rules-ability = { $name }: { $rows }.
rules-row = { $name } { $n }
rules-continuous = ما دامت البطاقة في اللعب.
rules-event-this = هذه البطاقة: { $name }.
rules-event-own = في جانبك: { $name }.
rules-event-opposing = في جانب الخصم: { $name }.
rules-event-other-own = بطاقة أخرى في جانبك: { $name }.
rules-event-other = بطاقة أخرى: { $name }.
rules-event-any = في أي جانب: { $name }.
rules-works-in = تعمل في { $places }.
rules-optional = للاعبها أن يتركها.
rules-bounded = تحتاج إلى تكلفة، أو تعمل مرة في الدور.
rules-trigger-own = تلعب: { $names }.
rules-trigger-play = يلعب الخصم: { $names }.
rules-trigger-hit = تتلقى ضررًا.
rules-trigger-hits = يتلقى الخصم ضررًا.
rules-trigger-lethal = توشك أن تخسر.
rules-trigger-lethals = يوشك الخصم أن يخسر.
rules-way-on = يمكن استخدامها عند: { $names }.
rules-way-answers = ردًّا فقط.
rules-usual-for = يدوم { $name }.
rules-n-from = N من { $a } إلى { $b }.
rules-x-from = X من { $a } إلى { $b }.
rules-n-cards = يعدّ البطاقات: رقم، أو أي البطاقات وكم منها.
rules-n-word = N كلمة.
rules-word-of = الكلمة واحدة من { $names }.
rules-holds = يتحقق إذا صحّ أن { $test }.
rules-holds-both = يتحقق إذا صحّ أن { $test }؛ ومع «لا» إذا صحّ أن { $other }.
rules-targets = يخص: { $names }.
rules-fits = لا يمكن إلا مع بطاقة تحقق: { $test }.
rules-lasts = يدوم: { $names }.
rules-while = ما دامت البطاقة في اللعب:
rules-copies = { $n } × { $name }
rules-deck = عدد البطاقات { $n }: { $cards }.
rules-deck-any = بطاقات عشوائية: { $n }.
rules-deck-size = عدد بطاقات الرزمة: { $n }.
rules-deck-copies = لا تزيد نسخ البطاقة الواحدة على { $n }.

## What random matches showed

rules-check-matches = { $n ->
    [zero] مباريات عشوائية: { $n }
    [one] مباراة عشوائية ({ $n })
    [two] مباراتان عشوائيتان ({ $n })
    [few] { $n } مباريات عشوائية
    [many] { $n } مباراة عشوائية
   *[other] { $n } مباراة عشوائية
}
rules-check-turns = انتهى نصف المباريات حتى الدور { $median }، وانتهت أطولها في الدور { $longest }.
rules-check-wins = فاز البادئ: { $first }؛ فاز الآخر: { $second }؛ تعادل: { $draws }.
rules-check-limited = انتهت عند حدّ الأدوار: { $n }
rules-check-all = ظهر كل ما في القواعد.
rules-check-never = لم يظهر قط: { $n }
rules-check-statement = تعليمة
rules-check-action = فعل { $name }
rules-check-timing = توقيت { $name }
rules-check-operation = عملية { $name }
rules-check-end = نهاية لم تحسم أي مباراة
rules-check-card = بطاقة { $name }
rules-check-statements = تُرك: تعليمات فوق 4096 في فعل واحد.
rules-check-abilities = تُرك: قدرات فوق 256 أثارها فعل واحد.
rules-check-depth = تُرك: تأثيرات أو ردود أعمق من 16.
rules-check-chains = تُرك: سلاسل فوق 20 بعد فعل واحد.
rules-check-cards = تُرك: بطاقات فوق حد القواعد.
rules-check-list = تُرك: أفعال فوق 512 في قائمة، أو تكرار فوق 20.
rules-check-room = تُرك: ما تحمله البطاقات فوق سعة المباراة.
rules-check-endless = لم تنتهِ: { $n }
rules-check-unlawful = أوضاع تخالف قانونًا من القواعد: { $n }
rules-check-law = قانون مخالَف
rules-check-capacity = منطقة تجاوزت سعتها
rules-check-stale = تأثيرات مستمرة لم تكن محدّثة، وهو خطأ في البرنامج: { $n }
why-in-play = البطاقات في اللعب
why-skipped = المراحل والأدوار التي يتخطاها اللاعب الآخر
why-trade = تبادل الضربات
why-damage = الضرر الواقع على الخصم
why-rows = تأثيرات البطاقة ناقص ثمنها
why-win = رُبحت المباراة
why-loss = خُسرت المباراة
why-draw = انتهت المباراة بالتعادل

## Between the items of a list

rules-comma = {"، "}
