## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.
## Names whose gender is unknown stand after a word of known gender, or after a colon.

player-self = أنت
player-opponent = الخصم
card-unknown = بطاقة مجهولة

trace-fixed = محدد عند البداية
trace-row = الصف { $n }: { $op }
trace-row-value = الصف { $n }: { $op } { $val }
trace-again = تنفيذ ثانٍ
row-kind-base = أساسي
row-kind-replace = بديل
row-kind-bonus = إضافي

# States of a row
trace-applied = نُفّذ
trace-skipped = تُخطّي
trace-undone = ألغاه الصف { $n }
trace-cancelled = أُبطل
trace-without-effect = بلا تأثير

# Why
trace-true = صحيح
trace-false = خطأ
trace-reads = قيمة { $what } هي { $value }
trace-reads-of = { $who }، { $what }: { $value }
trace-of = { $who }، { $what }
trace-condition = إذا { $if }
trace-item = { $what }: { $is }
trace-book = الكتاب
trace-value = القيمة
trace-why-no-target = لا هدف يمكن اختياره
trace-why-empty = لا بطاقات في { $zone }
trace-why-full = لا متسع في { $zone }
trace-why-nothing = لن يتغير شيء
trace-why-nothing-to-cancel = لا بطاقة يمكن إبطالها

# How a value came about
trace-part-base = القيمة المطبوعة { $n }
trace-part-result = الحاصل { $n }

# Changes
trace-change = { $who }، { $what }: { $before } ← { $after }
trace-change-card = { $card }، { $what }: { $before } ← { $after }
trace-moved = { $card }: { $from } ← { $to }
trace-undo = إلغاء الصف { $n }
trace-destroyed = تُدمَّر بطاقة { $card }
trace-death = دُمِّرت بطاقة { $card }
trace-trap = انطلق الفخ { $card }: { $trigger }
trace-retrigger = تُنفَّذ بطاقة { $card } مرة أخرى
trace-attack = هجوم: { $card } ← { $target }، الضرر { $n }
trace-chosen = اختيرت بطاقة { $card }
trace-lethal = هزيمة محققة: { $who }
trace-nothing-happened = لا يحدث شيء

# أسباب الرفض
refused-over = انتهت المباراة
refused-no-card = لا بطاقة هنا
refused-unplayable = لا يمكن لعب هذه البطاقة
refused-arrived = دخل هذا الحليف الساحة في هذا الدور، ويهاجم ابتداءً من الدور التالي
refused-attacked = هاجم هذا الحليف في هذا الدور من قبل
refused-no-target = لا حليف للخصم هنا

# مباريات تديرها برامج أخرى
match-won = انتهت اللعبة. الفائز: { $winner }.
match-drawn = انتهت اللعبة: تعادل.
refused-no-match = لم تبدأ أي مباراة
refused-no-player = لا يوجد لاعب كهذا: { $what }
refused-not-your-turn = إنه دور اللاعب الآخر
refused-not-now = غير ممكن في هذه المرحلة
refused-no-ability = ليس للبطاقة قدرة كهذه
refused-used = استُخدمت هذه من قبل
refused-unpaid = لا يمكن دفع التكلفة
refused-bad-target = لا يمكن اختيار هذا: { $what }
refused-players = تحتاج المباراة إلى لاعبين بمعرّفين مختلفين
refused-unknown-card = لا توجد بطاقة كهذه: { $what }
refused-unknown-resource = لا يوجد مورد كهذا: { $what }
refused-too-many-cards = بطاقات أكثر مما تتسع له المباراة: { $what }
refused-amount = خارج النطاق: { $what }
refused-bad-request = تتعذّر قراءة الطلب: { $what }
refused-no-call = لا يوجد استدعاء كهذا: { $what }
refused-nothing-to-undo = لا شيء للتراجع عنه
