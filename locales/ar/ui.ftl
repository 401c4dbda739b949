## The window: screens and panels

screen-cards = البطاقات
screen-print = الطباعة
screen-generate = التوليد
screen-settings = الإعدادات
library = المكتبة
library-tags = أعمدة الوسوم
# $shown and $all are counts of cards.
library-some = البطاقات: { $shown } من { $all }
library-all = البطاقات: { $all }
library-flat = قائمة واحدة بلا رزم
library-group = تجميع حسب البطل
library-empty = لا بطاقات بعد
library-empty-hint = أنشئ بطاقة جديدة، أو الصق بطاقات من الحافظة.
group-no-hero = بلا بطل
fold = طي
unnamed = بلا اسم
preview = معاينة
effects = التأثيرات
languages = اللغات
problems = المشكلات
effect = التأثير
face = الوجه

## Columns of the library

column-id = الرمز
column-name = الاسم
column-type = النوع
column-languages = لغات
column-problems = المشكلات

## The filter

filter-clear = مسح المرشح
filter-nothing = لا شيء يطابق
filter-nothing-hint = لا بطاقة فيها كل ما يطلبه المرشح. احذف كلمة منه أو امسحه.

## Fields of a card

field-name = الاسم
field-type = النوع
field-hero = البطل
field-book = الكتاب
field-status = الحالة
field-subtype = نوع فرعي
field-trigger = المحفّز
field-art = الرسم
field-notes = الملاحظات
field-flavour = نص أدبي
status-none = بلا حالة
status-idea = فكرة
status-draft = مسودة
status-playtest = قيد التجربة
status-final = نهائية
art-hint = أفلت صورة هنا
art-choose = اختيار صورة
new-card-name = بطاقة جديدة
choose = اختيار
more = المزيد
copy-id = نسخ المعرّف
editor-empty = لم تُختر بطاقة
editor-empty-hint = اختر بطاقة من المكتبة أو أنشئ بطاقة جديدة.

## Rows

if = إذا
always = دائمًا
while-in-play = ما دامت في اللعب
# $rows and $most are counts of rows.
rows-of = الصفوف: { $rows } من { $most }
rows-empty = لا صفوف بعد: ماذا ينبغي أن تفعل البطاقة؟
rows-full = { $n ->
    [zero] للبطاقة { $n } صف على الأكثر
    [one] للبطاقة صف واحد على الأكثر
    [two] للبطاقة صفان على الأكثر
    [few] للبطاقة { $n } صفوف على الأكثر
    [many] للبطاقة { $n } صفًا على الأكثر
   *[other] للبطاقة { $n } صف على الأكثر
}
row-number = الصف { $n }
row-handle = الصف { $n }: اسحبه لنقله
# $rows is a list of numbers.
row-numbers = الصفوف: { $rows }
row-no-text = لا نص ما دامت في الصف أخطاء
operation = العملية
operation-search = بحث في العمليات
operation-of-row = عملية الصف { $n }
value-of-row = قيمة الصف { $n }
# $types is a list of card types.
only-on = لهذه فقط: { $types }
part = الوظيفة
part-base = أساسي
part-replace = بديل
part-bonus = إضافي
condition = شرط
condition-add = إضافة شرط إلى الصف { $n }
condition-of-row = شرط الصف { $n }
condition-number = عدد الشرط
condition-remove = إزالة الشرط
condition-search = بحث في الشروط
legacy = إرث
# $limit is a percentage such as "50 %".
legacy-of = من { $limit }
legacy-none = لا مكافأة إرث ممكنة: يلزم صف بلا شرط له قيمة، وكتاب لاحق، وبقية من حصة الإرث
# $op is the name of an operation, $book a number.
legacy-offer = { $op } ضد الكتاب { $book }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = نص JSON للصف أو البطاقة
json-of-row = الصف { $n } بصيغة JSON
json-row = الصف
json-record = البطاقة
json-valid = صالح
json-no-row = اختر صفًا لتراه بصيغة JSON.

## Languages of a card

languages-none = لا نص بعد
languages-none-hint = يظهر النص هنا بكل اللغات حالما تخلو البطاقة من الأخطاء.
language-source = الأصل
language-own-words = صياغة خاصة
language-falls-back = بعضه بالإنجليزية
language-lacks-name = الاسم غير مترجم
language-lacks-flavour = النص الأدبي غير مترجم
language-open = انقر لفتحه في الترجمة
face-language = لغة البطاقة

## The face

face-none = يُرسم الوجه حالما تخلو البطاقة من الأخطاء.
face-drawing = جارٍ الرسم…
face-failed = لا يستطيع القالب رسم هذا الوجه.
face-size = المقاس
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } مم
face-rules = نص القواعد
# $size is a length such as "2.6 mm".
face-rules-size = { $size } مم
face-over = ما لا يتسع له المكان: { $n }
face-all-fit = يتسع المكان للكل
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } مم
face-zoom = تكبير الوجه
face-point = أشر إلى عبارة أو صف لترى مصدره.
export-picture = PNG

## Bars and menus

project-menu = المشروع
recent-projects = المشاريع الأخيرة
unsaved = غير محفوظ
read-only = للقراءة فقط
search = بحث
words-search-or-new = ابحث أو اكتب كلمة جديدة
search-everything = بحث في البطاقات والأوامر والشاشات
interface-language = لغة الواجهة
problems-count = { $errors ->
    [zero] لا أخطاء
    [one] خطأ واحد
    [two] خطآن
    [few] { $errors } أخطاء
    [many] { $errors } خطأً
   *[other] { $errors } خطأ
}، { $warnings ->
    [zero] لا تحذيرات
    [one] تحذير واحد
    [two] تحذيران
    [few] { $warnings } تحذيرات
    [many] { $warnings } تحذيرًا
   *[other] { $warnings } تحذير
}
cards-chosen = { $n ->
    [zero] لا بطاقات مختارة
    [one] بطاقة واحدة مختارة
    [two] بطاقتان مختارتان
    [few] { $n } بطاقات مختارة
    [many] { $n } بطاقة مختارة
   *[other] { $n } بطاقة مختارة
}
move-to-hero = نقل إلى بطل آخر
dismiss = إخفاء
cancel = إلغاء
close = إغلاق
apply = تطبيق

## What can be done

do-new-project = مشروع جديد
do-open = فتح
do-save = حفظ
do-save-as = حفظ باسم
do-backups = النسخ السابقة
do-undo = تراجع
do-redo = إعادة
do-palette = بحث في كل شيء
do-shortcuts = اختصارات لوحة المفاتيح
do-problems = عرض المشكلات
do-next-problem = المشكلة التالية
do-fix-all = إصلاح كل ما هو من هذا النوع
do-go-cards = الذهاب إلى البطاقات
do-go-print = الذهاب إلى الطباعة
do-go-generate = الذهاب إلى التوليد
do-go-settings = الذهاب إلى الإعدادات
do-new-card = بطاقة جديدة
do-duplicate-cards = تكرار البطاقات
do-delete-cards = حذف البطاقات
do-copy = نسخ
do-cut = قص
do-paste = لصق
do-bulk-edit = تعديل عدة بطاقات
do-replace = بحث واستبدال
do-filter = ترشيح المكتبة
do-select-all = اختيار كل البطاقات المعروضة
do-next-card = البطاقة التالية
do-previous-card = البطاقة السابقة
do-edit-name = تعديل الاسم
do-add-row = إضافة صف
do-add-legacy = إضافة إرث
do-duplicate-row = تكرار الصف
do-delete-row = حذف الصف
do-row-up = نقل الصف إلى أعلى
do-row-down = نقل الصف إلى أسفل
do-json = عرض JSON
do-zoom-in = تكبير
do-zoom-out = تصغير
do-zoom-reset = الحجم العادي
do-dark = السمة الداكنة
do-light = السمة الفاتحة
do-system = سمة النظام
do-quit = إنهاء

## The palette

palette-name = بحث في كل شيء
palette-hint = أمر أو بطاقة أو شاشة
palette-commands = الأوامر
palette-cards = البطاقات
palette-nothing = لم يُعثر على شيء
palette-choose = اختيار
palette-run = تنفيذ
palette-only-commands = الأوامر
palette-only-cards = البطاقات
# $found and $all are counts.
palette-count = { $found } من { $all }
reason-nothing-to-undo = لا شيء للتراجع عنه
reason-nothing-to-redo = لا شيء لإعادته
reason-no-card = لم تُختر بطاقة
reason-no-row = لم يُختر صف
reason-no-problem = لا مشكلات
reason-read-only = المشروع للقراءة فقط

## Problems

problem = المشكلة
problem-card = البطاقة
problem-place = الموضع
problem-code = الرمز
problem-filter = رمز أو بطاقة أو نص
problems-none = لا مشكلات
problems-none-hint = كل البطاقات توافق القواعد.
problems-nothing = لا مشكلة تطابق المرشح
fix-set = التعيين إلى { $value }
fix-change = التغيير إلى { $value }
fix-remove = إزالة { $member }
fix-remove-conditions = إزالة الشروط
fix-remove-value = إزالة القيمة
fix-make-base = جعله صفًا أساسيًا
errors-shown = { $n ->
    [zero] لا أخطاء
    [one] خطأ واحد
    [two] خطآن
    [few] { $n } أخطاء
    [many] { $n } خطأً
   *[other] { $n } خطأ
}
warnings-shown = { $n ->
    [zero] لا تحذيرات
    [one] تحذير واحد
    [two] تحذيران
    [few] { $n } تحذيرات
    [many] { $n } تحذيرًا
   *[other] { $n } تحذير
}
# $code is the code of a kind of problem.
fix-all-of = إصلاح كل { $code }

## Dialogs

files-open = فتح مشروع
files-save-as = حفظ في مجلد
files-picture = اختيار صورة
files-path = المسار
files-up = المجلد الأعلى
files-name = اسم المجلد الجديد
files-empty = لا شيء هنا لاختياره
files-no-portal = لا يعرض النظام هنا نوافذ الملفات، فيعرض الاستوديو نوافذه.
files-system = نافذة الملفات الخاصة بالنظام مفتوحة على حدة.
files-here = الاختيار هنا بدلًا من ذلك
choose-this-folder = اختيار هذا المجلد
find = بحث عن
replace-with = البديل
in-names = في الأسماء
in-notes = في الملاحظات
in-flavour = في النصوص الأدبية
match-case = مطابقة حالة الأحرف
only-chosen = في البطاقات المختارة فقط
replace-all = استبدال الكل
replace-found = { $n ->
    [zero] لم يوجد في أي بطاقة
    [one] وُجد في بطاقة واحدة
    [two] وُجد في بطاقتين
    [few] وُجد في { $n } بطاقات
    [many] وُجد في { $n } بطاقة
   *[other] وُجد في { $n } بطاقة
}
bulk-title = { $n ->
    [zero] تعديل { $n } بطاقة
    [one] تعديل بطاقة واحدة
    [two] تعديل بطاقتين
    [few] تعديل { $n } بطاقات
    [many] تعديل { $n } بطاقة
   *[other] تعديل { $n } بطاقة
}
bulk-hint = ما تحدده هنا يُطبَّق على كل البطاقات المختارة في خطوة واحدة.
bulk-unchanged = بلا تغيير
conflict-title = غيّر برنامج آخر الملف
conflict-hint = حفظ شخص آخر هذا المشروع بعد أن فتحته. لم يُستبدل شيء.
conflict-legend = − هنا، + في الملف؛ وحيث غيّر الطرفان الشيء نفسه يُبقي الدمج ما هنا
conflict-mine = إبقاء ما لديّ
conflict-theirs = أخذ ما في الملف
conflict-merge = دمج الاثنين
conflict-changed-mine = تغيّر هنا
conflict-changed-theirs = تغيّر في مكان آخر
conflict-changed-both = تغيّر في الجانبين
recovery-title = عُثر على تعديلات غير محفوظة
recovery-hint = { $n ->
    [zero] توقف الاستوديو قبل حفظ { $n } تغيير.
    [one] توقف الاستوديو قبل حفظ تغيير واحد.
    [two] توقف الاستوديو قبل حفظ تغييرين.
    [few] توقف الاستوديو قبل حفظ { $n } تغييرات.
    [many] توقف الاستوديو قبل حفظ { $n } تغييرًا.
   *[other] توقف الاستوديو قبل حفظ { $n } تغيير.
}
recovery-recover = استرجاعها
recovery-discard = تجاهلها
backups-title = النسخ السابقة
backups-none = لا نسخ سابقة بعد. تُحفظ نسخة مع كل حفظ.
backups-restore = استرجاع
end-title = توجد تعديلات غير محفوظة
end-hint = هل تحفظها قبل المتابعة؟
end-save = حفظ
end-discard = عدم الحفظ

## The start screen, and the dialog for a new project

screen-start = البداية
do-go-start = شاشة البداية
start-projects = المشاريع
start-no-projects = لا مشاريع بعد
start-no-projects-hint = اختر لعبة، أو افتح مجلدًا.
start-no-match = لا نتائج
start-filter = تصفية المشاريع والألعاب
start-missing = غير موجود في مكانه السابق
start-forget = إزالة من القائمة
start-back = العودة إلى المشروع المفتوح
start-days = { $n ->
    [0] اليوم
    [1] أمس
    [two] قبل يومين
    [few] قبل { $n } أيام
    [many] قبل { $n } يومًا
   *[other] قبل { $n } يوم
}
start-cards = { $n ->
    [zero] لا بطاقات
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $n } بطاقات
    [many] { $n } بطاقة
   *[other] { $n } بطاقة
}
start-decks = { $n ->
    [zero] لا رزم
    [one] رزمة واحدة
    [two] رزمتان
    [few] { $n } رزم
    [many] { $n } رزمة
   *[other] { $n } رزمة
}
start-begin = انطلق من لعبة
start-begin-hint = نسخة من لعبة كاملة يمكنك تغييرها: القواعد والبطاقات ووجوهها والنصوص بـ16 لغة
start-small = أو ابدأ صغيرًا
start-small-hint = أصغر لعبة كاملة، مشروحة بندًا بندًا
start-begin-with = أنشئ نسخة
start-look = ألقِ نظرة
begin-title = مشروع جديد
begin-hint = نسخة من لعبة مرفقة في مجلد خاص بها.
begin-game = اللعبة
begin-folder = في المجلد
begin-rules-only = القواعد فقط دون بطاقات
begin-now = إنشاء
begin-no-name = أعطِ المشروع اسمًا ومجلدًا.
begin-taken = المجلد { $path } موجود وليس فارغًا.
begin-place = سيُنشأ في { $path }.
outline-title = لعبة فارغة
outline-hint = ثلاث خطوات؛ ويمكن تغيير كل القواعد لاحقًا.
outline-begin = أنشئ اللعبة…
outline-name = لعبتي
outline-card = ما في البطاقة
outline-turn = ما في الدور
outline-end = كيف يكون الفوز
outline-so-far = لعبتك حتى الآن
outline-most = { $what }، الحد الأقصى
outline-deck = بطاقات الرزمة
outline-copies = الحد الأقصى لنسخ البطاقة
outline-grows = تزيد واحدًا كل دور
outline-hand = اليد الأولى
outline-drawn = البطاقات المسحوبة كل دور
outline-field = الحد الأقصى في اللعب
outline-life = الحياة في البداية
outline-decked = من لا يستطيع السحب يخسر
outline-limit = حد الأدوار
outline-trying = تُلعب مباريات عشوائية…
outline-tried = مباريات عشوائية ببطاقات بسيطة: { $n }؛ انتهى منها قبل حد الأدوار: { $ended }، ووسيط الأدوار: { $turns }.

## Settings

settings-look = المظهر
settings-theme = السمة
settings-zoom = التكبير
settings-language = اللغة
settings-card-language = لغة البطاقات
settings-about = حول البرنامج
settings-version = الإصدار { $version }
settings-licences = خطوط Inter وJetBrains Mono وNoto مرخصة بموجب SIL Open Font License، وأيقونات Lucide بموجب ISC.

## Locales

screen-locales = الترجمة
do-go-locales = الذهاب إلى الترجمة
messages = النصوص
messages-search = المعرّف أو الأصل أو النص
messages-nothing-hint = لا نص فيه كل ما تطلبه المرشحات. أزل واحدًا منها أو امسح البحث.
messages-approved = اعتُمد { $done } من { $all }
message-empty = لم يُختر نص
message-empty-hint = اختر نصًا من القائمة لتعدّله وتفحصه وتراه على البطاقات.
message-none = لا نص بعد
message-used = عدد البطاقات التي تستعمله: { $n }
translation-language = لغة الترجمة
state-missing = ناقص
state-draft = مسودة
state-suggested = مقترح
state-approved = معتمد
state-needs-work = يحتاج إلى تعديل
state-rejected = مرفوض
state-outdated = تغيّر الأصل
all-files = كل الملفات
all-checks = كل الفحوص
with-problems = فيه مشكلات
filter-file = ترشيح حسب الملف
filter-check = ترشيح حسب الفحص
group-operations = العمليات
group-conditions = الشروط
group-triggers = المحفزات
group-targets = الأهداف
group-costs = التكاليف والمدد
group-frames = صيغ الجمل
group-words = المعجم
group-names = الأسماء
group-cards = البطاقات
group-trace = سير الأحداث
group-rules = القواعد
group-interface = الواجهة
group-other = أخرى
locale-source = الأصل
source-before = كما اعتُمد
source-now = الآن
source-changed = تغيّر الأصل بعد اعتماد هذا النص.
source-signature = صارت للأصل متغيرات أو سمات غير التي كانت عند الاعتماد.
fluent = Fluent
fields = الحقول
writing-mode = طريقة الكتابة
fields-entangled = تعتمد صيغ هذا النص بعضها على بعض بما لا تُظهره الحقول. اكتبه بصيغة Fluent.
fields-broken = هذا النص غير صالح بعد؛ أصلحه بصيغة Fluent.
field-text = النص
fields-by-number = نص لكل صيغة عدد
new-text-marked = يبقى النص الجديد معلَّمًا حتى يُحفظ.
not-kept-yet = لم يُحفظ بعد: أصلح الأخطاء أولًا.
caret-place = السطر { $line }، العمود { $column }
checks = الفحوص
checks-count = سليم: { $pass }، للمراجعة: { $look }
check-syntax = البنية
check-variables = المتغيرات
check-plurals = صيغ العدد
check-attributes = السمات
check-references = الإحالات
check-typography = الترقيم والمسافات
check-terms = المصطلحات
check-forms = صيغ الكلمات
check-fidelity = يقول ما تفعله الصفوف
other-languages = لغات أخرى
other-languages-more = إظهار كل اللغات
other-languages-fewer = إظهار لغات أقل
terms = المصطلحات
comments = التعليقات
comment-write = كتابة تعليق
comment-send = إضافة
message-history = السجل
history-none = لا سجل بعد
lexicon = المعجم
lexicon-word = كلمة من المعجم
lexicon-plain = مجردة
lexicon-add-form = إضافة صيغة
cells-missing = خانات ناقصة: { $n }
cell-missing = ناقص
coverage = التغطية
coverage-none = لكل عملية كلماتها في كل لغة.
coverage-blocks = بطاقات تنتظره: { $n }
real-cards = على بطاقات حقيقية
real-cards-none = لا بطاقة تُظهر هذا النص.
sweep-value = القيمة
cards-changed = البطاقات التي تتغير
count-of = { $n } من { $all }
cards-changed-none = لا يختلف نص أي بطاقة عن المحفوظ.
changes-layout = التنضيد
layout-same = كما كان
more-troubles = و{ $n } أخرى
new-language = لغة جديدة
new-language-hint = تبدأ ملفاتها بصيغ العدد والكلمات التي تحتاج إليها، وبالإنجليزية حيث لم يُترجم شيء بعد.
new-language-tag = رمز اللغة، مثل nl أو pt-PT
create = إنشاء
do-approve = اعتماد والتالي
do-suggest = اقتراح والتالي
do-needs-work = وسم بأنه يحتاج إلى تعديل
do-reject = رفض مع ذكر السبب
reject = رفض
reject-reason = لماذا يُرفض؟
do-approve-shown = اعتماد كل المعروض
do-next-message = النص التالي
do-previous-message = النص السابق
do-copy-source = نسخ الأصل
do-edit-message = كتابة النص
do-filter-messages = ترشيح النصوص
do-fields = الكتابة في الحقول
do-comment = كتابة تعليق
do-first-fix = تطبيق الإصلاح الأول
do-next-value = القيمة التالية على البطاقات
do-new-language = لغة جديدة
do-suggest-only = الاقتراح فقط
suggestions = المقترحات
suggestion-take = قبول
suggestion-drop = استبعاد
author-name = اسمك كما يظهر بجانب عملك
wording = صياغة خاصة
wording-of = صياغة خاصة ({ $language })
wording-remove = العودة إلى النص المولَّد
wording-stale = تغيّرت الصفوف بعد كتابة هذه الصياغة.
toast-approved = اعتُمد: { $n }
toast-approve-blocked = خطأ يمنع اعتماده: أصلحه أولًا.
toast-all-done = لم يبق شيء مفتوح هنا.
comment-resolved = محسوم
did-edited = عُدّل
did-removed = أُزيل
did-reopened = أُعيد فتحه
did-accepted = قُبل الاقتراح
mend-remove = إزالة
mend-put = وضع { $text }
new-language-there = هذه اللغة موجودة من قبل.
mend-add-form = إضافة { $form }
mend-copy-attribute = نسخ { $name } من الأصل
mend-space = تصحيح المسافة

## Print

print-what = البطاقات
print-all = كل البطاقات
print-shown = بطاقات المكتبة
print-chosen = البطاقات المختارة
print-as = الصيغة
print-png = صور (PNG)
print-pdf = صفحات (PDF)
print-svg = رسوم متجهة (SVG)
print-tts = { "Tabletop Simulator" }
print-gallery = معرض (صفحة ويب)
print-only-unlocked = إظهار البطاقات المفتوحة فقط
print-open = فتح في المتصفح
print-unusable = تعذّر استخدام { $path }: { $words }
print-dpi = نقطة لكل بوصة
print-paper = الورق
print-bleed = زيادة القص
print-crop-marks = علامات القص
print-backs = ظهور البطاقات للطباعة على الوجهين
print-to = المجلد
print-start = طباعة
# $done and $all are counts of cards.
print-progress = { $done } من { $all }
print-done = { $n ->
    [zero] لم تُطبع أي بطاقة
    [one] طُبعت بطاقة واحدة
    [two] طُبعت بطاقتان
    [few] طُبعت { $n } بطاقات
    [many] طُبعت { $n } بطاقة
   *[other] طُبعت { $n } بطاقة
}
print-stopped = أُوقفت الطباعة، ولم يبقَ شيء غير مكتمل.
print-cards = { $n ->
    [zero] لا بطاقات
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $n } بطاقات
    [many] { $n } بطاقة
   *[other] { $n } بطاقة
}
print-languages = اللغات
print-all-languages = كل اللغات
print-one-language = لغة واحدة
print-left-out = استُبعد بسبب الأخطاء: { $n }
# $path is a folder or a file.
print-written = طُبع في { $path }
print-failed = لم يُطبع شيء.
print-denied = الكتابة في { $path } غير مسموحة؛ اختر مجلدًا آخر
print-no-folder = يشغل ملفٌ مكان { $path }؛ اختر مجلدًا آخر
print-full = لم تعد هناك مساحة على قرص { $path }
print-unwritable = تعذّرت كتابة { $path }: { $words }
print-not-made = لم يُطبع: { $n }
print-more-problems = و{ $n } غيرها
# $n is the page, $all the number of pages.
print-page-of = الصفحة { $n } من { $all }
print-back-side = ظهور البطاقات
print-first-page = الصفحة الأولى
print-previous-page = الصفحة السابقة
print-next-page = الصفحة التالية
print-last-page = الصفحة الأخيرة
print-nothing = لا شيء للطباعة.
print-nothing-hint = اختر بطاقات أخرى أو امسح مرشح المكتبة.
print-no-language = لم تُختر أي لغة.
print-no-language-hint = علّم على لغة واحدة على الأقل.

## Generate

generate-next = بطاقات جديدة
generate-last = السابقة
generate-shown = العرض
generate-list = قائمة
# $n: the number of cards
generate-pool = مجموعة من { $n }
generate-over = النص لا يتسع له وجه البطاقة
generate-a-second = بطاقات في الثانية
generate-cost = التكلفة
generate-cost-fitted = بحسب السعر
generate-cost-drawn = عشوائية
generate-refuse = رفض
generate-same = المماثلة
generate-worse = الأسوأ
generate-like = النموذج
generate-locked = مثبّت
generate-lock-operation = العملية فقط
generate-unlock = إلغاء التثبيت
generate-others = خيارات أخرى
generate-weight-hint = نقر مزدوج: وزن القواعد. نقر مع Alt: هذا وحده.
generate-seen = المضافة: { $taken } من { $seen } معروضة
generate-like-none = بلا بطاقة مثال
generate-weights = الأوزان
generate-edits = المعدَّل: { $n }
generate-reset = العودة إلى أوزان القواعد
generate-keep = حفظ هذه الأوزان في القواعد
generate-types = الأنواع
generate-timings = التوقيتات
generate-targets = الأهداف
generate-operations = العمليات
generate-impossible = لا توجد بطاقة كهذه
generate-working = جارٍ صنع البطاقات…
generate-take = أضف
generate-taken = أُضيفت
generate-more = المزيد مثلها
generate-again = من جديد
generate-price = السعر
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = من { $n }، { $off }
generate-derived = الاحتمال
# The probability of a card.
generate-one-in = 1 من { $n }
# A part of a card follows, such as “row 1”.
generate-lock = تثبيت
generate-rows = صفوف البطاقة
generate-nested = متداخلة
generate-off = السعر ناقص الميزانية
generate-fits = تناسب من أول سحب
generate-refused = المرفوض
generate-refused-same = مماثلة لبطاقة
generate-refused-worse = أسوأ من بطاقة
generate-refused-budget = خارج المجال
generate-refused-check = خلاف فحص في القواعد
generate-drawn = السحب وفق الأوزان
generate-nearest = الأقرب
generate-parts = الأجزاء المختلفة: { $n }
generate-budget = الميزانية حسب التكلفة

## Notices

toast-saved = تم الحفظ
toast-saved-formatted = تم الحفظ والترتيب بالشكل المعتاد
toast-reloaded = قُرئ من جديد: غيّر برنامج آخر الملف
toast-id-copied = نُسخ المعرّف
toast-row-copied = نُسخ الصف
toast-cards-copied = نُسخت البطاقات
toast-deleted = { $n ->
    [zero] لم تُحذف أي بطاقة
    [one] حُذفت بطاقة واحدة
    [two] حُذفت بطاقتان
    [few] حُذفت { $n } بطاقات
    [many] حُذفت { $n } بطاقة
   *[other] حُذفت { $n } بطاقة
}

## Balance

screen-balance = التوازن
do-go-balance = الذهاب إلى التوازن
do-run-balance = محاكاة
do-sensitivity = الحساسية
do-stop-work = إيقاف المحاكاة
do-calibrate = معايرة
do-evaluate = قوة البطاقات
do-save-result = حفظ النتيجة
do-open-result = فتح نتيجة
do-export-result = تصدير البطاقات بصيغة CSV
balance-heroes = { $who ->
    [decks] الرزم
   *[heroes] الأبطال
}
balance-heroes-hint = العمود: المتوسط، الخط: من أدنى مواجهة إلى أعلاها
balance-book = الكتاب { $n }
balance-all = الكل { $n }
balance-chosen = المختار { $n }
balance-choose-heroes = { $who ->
    [decks] اختيار الرزم
   *[heroes] اختيار الأبطال
}
balance-two-heroes = { $who ->
    [decks] اختر رزمتين على الأقل
   *[heroes] اختر بطلين على الأقل
}
balance-games = المباريات
balance-seed = البذرة
balance-new-seed = بذرة أخرى
balance-players = اللاعبون
player-random = عشوائي
player-easy = سهل
player-greedy = جشع
player-search = باحث
balance-threads = الخيوط
balance-progress = { $done } من { $all } مواجهة
balance-left = بقي { $time }
balance-simulating = المحاكاة جارية
balance-calibrating = المعايرة جارية
balance-measuring = قياس الصفوف
balance-evaluating = تقييم البطاقات
balance-preparing = جارٍ التحضير…
balance-done = انتهت المحاكاة
balance-evaluated = انتهى التقييم
balance-stopped = أُوقفت المحاكاة
balance-broken = توقف العمل فجأة، وهذا عيب في البرنامج
balance-busy = ثمة عمل آخر جارٍ، أوقفه أولًا
balance-errors = في المشروع أخطاء، فلا يمكن اللعب
balance-errors-hint = أصلحها أولًا، وتبيّن قائمة المشكلات مواضعها.
balance-no-heroes = { $who ->
    [decks] لا توجد رزمتان يمكنهما اللعب
   *[heroes] لا يوجد بطلان يمكنهما اللعب
}
balance-no-heroes-hint = { $who ->
    [decks] يمكن للرزمة أن تلعب إذا وافقت قواعد بناء الرزم وخلت بطاقاتها من الأخطاء.
   *[heroes] يمكن للبطل أن يلعب إذا كانت رزمته كاملة وخالية من الأخطاء.
}
balance-empty = لا أرقام بعد
balance-empty-hint = { $who ->
    [decks] اختر الرزم والمباريات في الأعلى ثم ابدأ المحاكاة. تلعب كل رزمة ضد كل رزمة أخرى، والمواجهات: { $n }.
   *[heroes] اختر الأبطال والمباريات في الأعلى ثم ابدأ المحاكاة. يلعب كل بطل ضد كل بطل آخر، والمواجهات: { $n }.
}
balance-matchups = المواجهات
balance-matchups-hint = { $who ->
    [decks] نسبة فوز رزمة الصف، %
   *[heroes] نسبة فوز بطل الصف، %
}
balance-changed-note = تغيّرات ذات دلالة: { $n } من { $all }
balance-against = { $one } ضد { $other }
balance-win-rate = نسبة الفوز
balance-change = التغيّر
balance-before = سابقًا
balance-interval = فترة 95%
balance-first-seat = البادئ
balance-length = الطول
balance-turns = الأدوار: { $n }
balance-turns-share = الأدوار { $n }: { $rate }
balance-not-run = لم تُلعب بعد
balance-outside = خارج 45–55: { $n }
balance-outside-band = خارج 45–55
balance-beyond = ذو دلالة
balance-game-length = طول المباراة
balance-ends = كيف تنتهي المباريات
balance-end-rule = بقاعدة أخرى
balance-length-note = أدوار اللاعبين معًا، الوسيط { $n }، فوز البادئ { $rate }
balance-mean = المتوسط
balance-not-printed = * الدرع في المحاكاة، وعلى البطاقة قيمة أخرى
balance-cards = البطاقات
balance-cards-all = الكل
balance-silent = لم تُطبَّق قط
balance-changed = تغيّرت
balance-played = لُعبت
balance-drawn = سُحبت، فوز
balance-played-win = لُعبت، فوز
balance-reach = الفترة
balance-silent-rows = صفوف لم تُطبَّق قط (المباريات: { $n }): { $rows }
balance-open-card = فتح البطاقة
balance-result = النتيجة
balance-run = التشغيل { $n }
balance-compare = مقارنة
balance-compare-with = مقارنة مع { $run }
balance-compare-none = لا شيء
balance-differs = شروط { $run } مختلفة: { $what }
balance-other-game = بطاقات أو قواعد أخرى
balance-stale = هذه الأرقام لحالة سابقة من البطاقات أو القواعد
balance-again = إعادة التشغيل
balance-gone = لم يعد في اللعبة: { $heroes }
balance-stopped-at = أُوقفت: اكتملت { $done } من { $all } مواجهة
balance-go-on = متابعة
balance-game = المباراة
balance-show-game = عرض المباراة
balance-watch = مشاهدة في ساحة التجربة
balance-watch-hint = تُفتح المباراة من بدايتها في ساحة التجربة لتُتابَع حركة بعد حركة
balance-watch-changed = تغيّرت البطاقات منذ هذه المباراة. أعد المحاكاة.
balance-won = الفائز: { $who }
balance-draw = تعادل
balance-game-note = { $won }، الأدوار: { $n }، البذرة { $seed }
balance-turn = الدور { $n }
balance-end = نهاية المرحلة
balance-calibration = المعايرة
balance-calibration-hint = تغيّر قيمة الدرع الابتدائي وقيم الإرث ضمن حدودها حتى تقع كل المواجهات في 45–55%. لا يتغير شيء قبل أن تطبّق الاقتراح.
balance-shields = الدرع الابتدائي
balance-legacy-values = قيم الإرث
balance-rounds = الجولات
balance-round = الجولة { $n }: خارج 45–55: { $outside }، والأبعد { $rate }
balance-round-plain = بلا إرث: خارج 45–55: { $outside }، والأبعد { $rate }
balance-proposal = الاقتراح
balance-changes = التغييرات: { $n }
balance-no-proposal = لا تغيير يحسّن النتيجة.
balance-applied = طُبّق، أو تغيّرت القيم منذ ذلك
balance-rows-of = حساسية { $card }
balance-rows-hint = كم نقطة تتغير نسبة فوز { $hero } إذا زادت قيمة أو نقصت واحدًا، وعدد المباريات لكل تغيير: { $games }
balance-rows-stopped = لم يُقَس شيء.
balance-no-values = لا صف في البطاقة له قيمة يمكن تغييرها.
balance-not-tried = الصف { $n } بالقيمة { $value } غير مسموح
balance-no-match = قواعد هذا المشروع لا تصف مباراة، لذا لا يمكن لعب بطاقاته
balance-strength = القوة
balance-strength-hint = نسبة ما تفوز به رزمة فيها البطاقة، مرجحة بمقدار مشاركتها: في رزم عشوائية وفي رزم تتطور نحو الفوز.
balance-pairs = أزواج المباريات
balance-by-chance = عشوائي
balance-evolved = بعد التطور
balance-prices = الأسعار المناسبة
balance-prices-hint = السعر المناسب لكل عملية مقارنة بسعرها الحالي. لا يتغير شيء حتى تطبق الاقتراح.
balance-no-prices = لا تدل القوى على شيء بشأن الأسعار.
balance-saved = تم الحفظ: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = المعرّف: { $value }
undo-set-name = الاسم: { $value }
undo-set-type = النوع: { $value }
undo-set-number = { $number }: { $value }
undo-set-subtype = النوع الفرعي: { $value }
undo-set-trigger = المحفّز: { $value }
undo-set-hero = البطل: { $value }
undo-set-book = الكتاب: { $value }
undo-set-flavour = تعديل النص الأدبي
undo-set-art = الرسم: { $value }
undo-set-notes = تعديل الملاحظات
undo-set-status = الحالة: { $value }
undo-set-wording = الصياغة: { $language }
undo-set-all = { $count ->
    [zero] تعديل { $count } بطاقة
    [one] تعديل بطاقة واحدة
    [two] تعديل بطاقتين
    [few] تعديل { $count } بطاقات
    [many] تعديل { $count } بطاقة
   *[other] تعديل { $count } بطاقة
}
undo-set-row = تعديل الصف { $row }
undo-insert-rows = { $count ->
    [zero] إضافة { $count } صف
    [one] إضافة صف واحد
    [two] إضافة صفين
    [few] إضافة { $count } صفوف
    [many] إضافة { $count } صفًا
   *[other] إضافة { $count } صف
}
undo-remove-row = حذف الصف { $row }
undo-move-row = نقل الصف { $row }
undo-duplicate-row = تكرار الصف { $row }
undo-add-card = إضافة { $id }
undo-add-hero = إضافة { $id }
undo-add-book = إضافة { $name }
undo-duplicate = { $count ->
    [zero] تكرار { $count } بطاقة
    [one] تكرار { $name }
    [two] تكرار بطاقتين
    [few] تكرار { $count } بطاقات
    [many] تكرار { $count } بطاقة
   *[other] تكرار { $count } بطاقة
}
undo-delete = { $count ->
    [zero] حذف { $count } بطاقة
    [one] حذف { $name }
    [two] حذف بطاقتين
    [few] حذف { $count } بطاقات
    [many] حذف { $count } بطاقة
   *[other] حذف { $count } بطاقة
}
undo-move-to-hero = نقل إلى { $hero }
undo-paste-cards = { $count ->
    [zero] لصق { $count } بطاقة
    [one] لصق { $name }
    [two] لصق بطاقتين
    [few] لصق { $count } بطاقات
    [many] لصق { $count } بطاقة
   *[other] لصق { $count } بطاقة
}
undo-set-json = تعديل JSON: { $name }
undo-replace = استبدال: «{ $find }» ← «{ $with }»
undo-fix = { $count ->
    [zero] إصلاح { $count } مشكلة
    [one] إصلاح مشكلة واحدة
    [two] إصلاح مشكلتين
    [few] إصلاح { $count } مشكلات
    [many] إصلاح { $count } مشكلة
   *[other] إصلاح { $count } مشكلة
}
undo-set-levers = معايرة التوازن ({ $count })
undo-set-ruleset = تغيير مجموعة القواعد
undo-write-message = تعديل { $id } ({ $language })
undo-remove-message = إزالة { $id } ({ $language })
undo-approve-messages = اعتماد النصوص: { $count } ({ $language })
undo-review-messages = مراجعة النصوص: { $count } ({ $language })
undo-new-language = لغة جديدة: { $language }
undo-reload = قراءة الملف من جديد
undo-merge = دمج مع الملف
undo-recover = استرجاع التعديلات غير المحفوظة
undo-restore = استرجاع نسخة سابقة

## The sandbox

screen-sandbox = ساحة التجربة
do-go-sandbox = الذهاب إلى ساحة التجربة
do-try = تجربة على اللوحة
do-resolve = تنفيذ
do-step = خطوة
do-back = رجوع
do-restart = من البداية
do-save-scenario = حفظ السيناريو
do-run-scenarios = تشغيل السيناريوهات
do-new-match = مباراة جديدة
sandbox-board = اللوحة
sandbox-presets = البدء من
sandbox-scenarios = السيناريوهات
sandbox-open-file = فتح سيناريو أو مباراة
preset-empty = لوحة فارغة
preset-mid-game = منتصف المباراة
preset-nearly-dead = على وشك الخسارة
preset-full = لوحات ممتلئة
preset-later-book = منتصف المباراة أمام كتاب لاحق
sandbox-against = { $one } ضد { $other }
sandbox-turn = الدور
sandbox-seed = البذرة
sandbox-play-on = متابعة اللعب
sandbox-play-on-hint = اللعب وفق القواعد من هذا الوضع
sandbox-end-turn = إنهاء الدور
sandbox-no-scenarios = لا سيناريوهات في المشروع بعد
sandbox-pass = نجحت كلها: { $n }
sandbox-fail = فشلت: { $n }
sandbox-passing = ناجحة
sandbox-failing = فاشلة
sandbox-about = ما يبيّنه
sandbox-save-hint = تُحفظ اللوحة وخطواتها وتوقعاتها في ملف.
sandbox-taken = يوجد ملف بهذا الاسم، أو غيّر برنامج آخر هذا الملف. اختر اسمًا آخر.
sandbox-drag-hint = اسحب إلى منطقة، أو اضغط Alt+Enter
sandbox-put-into = وضع في
sandbox-move-to = نقل إلى
sandbox-add-card = إضافة بطاقة
sandbox-remove = إزالة
sandbox-copy-card = تكرار
sandbox-card-menu = بطاقة
sandbox-play-card = لعب من اليد
sandbox-arrived = دخل الساحة في هذا الدور
sandbox-not-arrived = كان في الساحة من قبل
sandbox-reveal = وسم بأنها مكشوفة
sandbox-hide = وسم بأنها مخفية
sandbox-revealed = مكشوفة
sandbox-count = عدد البطاقات
sandbox-pile = بطاقات الكومة
sandbox-pile-hint = إلى اليد
sandbox-no-hero = بلا بطل
sandbox-more-numbers = قيم أخرى
sandbox-expect-this = إضافة هذه القيمة إلى التوقعات
sandbox-written-out = بطاقة بلا معرّف
sandbox-played-by = يلعبها
sandbox-pick = اختر بطاقة
sandbox-pick-hint = انقر بطاقة على اليمين أو على اللوحة، ثم «تنفيذ» أو «خطوة».
sandbox-no-rows = لا تأثير لهذه البطاقة.
sandbox-undone = أُلغي
sandbox-next = التالي
sandbox-choose-target = اختر هدفًا على اللوحة
sandbox-rules-choose = لتختر القواعد
sandbox-trace = سير الأحداث
sandbox-step = الخطوة { $n }: { $what }
sandbox-steps = الخطوات: { $n }
sandbox-copy-trace = نسخ سير الأحداث
toast-trace-copied = نُسخ سير الأحداث
sandbox-nothing = لم يحدث شيء بعد
sandbox-nothing-hint = اختر بطاقة ونفّذها: يبيّن كل صف هنا ما فعله ولماذا.
sandbox-no-board = هذا الملف ليس لوحة
sandbox-no-board-hint = مشكلاته أعلاه. ابدأ من لوحة أخرى أو أصلح الملف.
sandbox-expectations = التوقعات
sandbox-holding = تحقق { $n } من { $all }
sandbox-expect = إضافة توقع
sandbox-expect-hint = أضف قيمة متوقعة فيتحقق السيناريو منها.
sandbox-found = الآن { $value }
sandbox-forget = إزالة التوقع
sandbox-match = المباراة
sandbox-legal = الحركات الممكنة
sandbox-log = السجل
sandbox-log-start = البداية
sandbox-back-to = التراجع إلى هنا
sandbox-forth-to = الإعادة حتى هنا
sandbox-to-end = حتى النهاية
sandbox-to-move = اللاعب: { $who }، الدور { $turn }
sandbox-end-phase = إنهاء المرحلة
sandbox-won = الفائز: { $who }
sandbox-draw = تعادل
sandbox-player = اللاعب
player-by-hand = يدويًا
sandbox-first = يبدأ أولًا
sandbox-first-rules = وفق القواعد
sandbox-begin = بدء
sandbox-undo-edit = تعديل اللوحة
sandbox-undo-action = حركة في المباراة
tabletop-yes = نعم
tabletop-no = لا
tabletop-effect = التأثير { $n }
tabletop-no-target = بلا هدف
tabletop-order = الترتيب
tabletop-order-hint = بالترتيب الذي تختاره
tabletop-use = أتستخدمه؟
tabletop-choose = اختر { $n }
tabletop-choose-some = اختر من { $min } إلى { $max }
tabletop-costs = لا يمكن دفع التكلفة
tabletop-over = انتهت المباراة. تراجع عن قرارات أو ابدأ مباراة أخرى.
tabletop-shown = اللوحة بعد: { $what }
tabletop-shown-title = في منتصف حركة
tabletop-shown-hint = انتقل من سطر إلى سطر، أو اذهب إلى النهاية لاتخاذ القرار.
tabletop-show-entry = إظهار اللوحة في هذه اللحظة
tabletop-confirm = تأكيد
tabletop-pass = تمرير
tabletop-pass-key = مسافة
tabletop-thinks = البرنامج يقرر عن هذا اللاعب
tabletop-nothing = لا شيء ممكن الآن
tabletop-why = لماذا؟
tabletop-why-hint = ما يكسبه هذا القرار في نظر اللاعب الجشع مقارنةً بالتمرير أو بالوضع السابق، ومرتبته بين كل الإجابات
tabletop-why-others = إجابات أخرى
tabletop-waiting = في الانتظار
tabletop-waiting-hint = { $n }، التالي في الأعلى
tabletop-waiting-more = { $n } أخرى
tabletop-limbo = قيد اللعب
tabletop-rule = القواعد
tabletop-edited = لوحة معدّلة
tabletop-unwritten = لا يمكن للوحة أن تعبّر عمّا يؤثر في { $card } الآن. عدّل وضعًا سابقًا.
tabletop-unlaid = لا تسمح القواعد بهذه اللوحة: { $fault }
tabletop-library = بطاقات اللعبة
tabletop-chapters = الفصول
tabletop-match-hint = رزمتان من المشروع. البذرة نفسها تعطي المباراة نفسها.
tabletop-seen-by = إظهار البطاقات المخفية لدى
tabletop-seen-by-hand = اللاعبين الذين تقرر عنهم
tabletop-seen-by-both = اللاعبين كليهما
tabletop-forward = القرار التالي
tabletop-back = العودة إلى قرارك الأخير
tabletop-empty = لا توجد مباراة
tabletop-empty-hint = تحتاج المباراة إلى قواعد بلا أخطاء.
tabletop-question = السؤال
tabletop-not-now = ليس في هذه اللحظة
tabletop-used = استُخدم من قبل
tabletop-full = لا يوجد مكان
tabletop-not-from-here = ليس من هذه المنطقة
tabletop-aimless = لا يوجد هدف له

## Rows and screens of games that are data

slot-on = متى
slot-as = كيف
slot-once = مرة لكل
slot-may = اختياري
slot-cost = التكلفة
slot-word = الكلمة
slot-who = مَن
slot-to = الهدف
slot-for = المدة
slot-add = أضف إلى الصف { $n }
slot-nothing = لا يوجد ما يُختار.
slot-once-turn = دور
slot-once-match = مباراة
slot-who-self = أنت
slot-who-opponent = الخصم
slot-who-both = اللاعبان
group-no-type = بلا نوع
field-keywords = الكلمات المفتاحية
undo-set-words = تغيير { $set } إلى { $value }

## Abilities and targets of whole games

abilities-of = القدرات: { $abilities }
rows-counted = الصفوف: { $rows }
do-add-ability = إضافة قدرة
do-ability-up = نقل القدرة إلى أعلى
do-ability-down = نقل القدرة إلى أسفل
do-row-in = نقل الصف إلى داخل الصف الذي فوقه
do-row-out = إخراج الصف
do-duplicate-ability = تكرار القدرة
do-delete-ability = حذف القدرة
undo-move-ability = نقل القدرة
undo-remove-ability = حذف القدرة
undo-duplicate-ability = تكرار القدرة
undo-add-ability = إضافة قدرة
ability-handle = القدرة عند الصف { $n }: اسحبها لنقلها
ability-plain = كالمعتاد
effects-add = إضافة صف يمنحه الصف { $n }
slot-remove = إزالة
slot-card = بطاقة
slot-against = ضد
card-by-chance = بطاقة عشوائية
slot-card-named = بالاسم
slot-card-random = عشوائيًا
slot-card-written = مكتوبة هنا
slot-card-add = إضافة خاصية
flag-yes = نعم
flag-no = لا
count-at-least = على الأقل
count-at-most = على الأكثر
count-exactly = بالضبط
target-preset = نموذج
target-custom = مخصص
target-who = مَن
target-who-self = أنت
target-who-opponent = الخصم
target-who-any = أيّهما
target-zone = المنطقة
target-zone-add = منطقة أخرى
target-count = العدد
target-exactly = بالضبط
target-up-to = حتى
target-all = الكل
target-chosen = الاختيار
target-choose = باختيارك
target-by-opponent = باختيار الخصم
target-named = عند الاستعمال
target-random = عشوائيًا
target-most = الأكثر
target-least = الأقل
target-number = الرقم
target-other = بطاقة غير هذه
target-filters = المرشّحات
target-fits = المطابق: { $n } من { $of }
target-show = إظهار
filter-add = مرشّح
filter-or = أو
filter-in-play = يُعرف أثناء اللعب
tests-any = أيّ من
tests-all = كل من
tests-not = ليس

## Decks

do-decks = تحرير الرزم
deck-choose = اختيار رزمة
deck-new = رزمة جديدة
deck-duplicate = تكرار الرزمة
deck-delete = حذف الرزمة
deck-copy = نسخ الرزمة نصًا
deck-save = حفظ الرزمة نصًا
deck-name = اسم الرزمة
deck-leader = القائد
deck-locked = مقفلة: بطاقاتها تتبع البطل
deck-none = لا توجد رزم بعد
deck-none-hint = الرزمة قائمة بطاقات تُلعب بها مباريات الملعب والتوازن.
deck-empty = لا توجد بطاقات في هذه الرزمة بعد
deck-empty-hint = انقر بطاقة في المكتبة نقرتين، أو اضغط + عليها.
deck-add = إضافة بطاقة
deck-remove = إزالة بطاقة
deck-legal = مطابقة لقواعد الرزم
deck-unchecked = القواعد لا تقيّد الرزم
deck-hand = يد تجريبية
deck-redraw = توزيع يد جديدة
deck-draw = سحب بطاقة
deck-hand-none = لا يمكن توزيع يد من هذه الرزمة.
column-in-deck = في الرزمة
toast-deck-copied = نُسخت الرزمة
undo-set-deck = تغيير { $name }

## Import

do-import = استيراد البطاقات
import-new = جديدة: { $n }
import-changed = متغيرة: { $n }
import-same = كما هي: { $n }
import-absent = ليست في الجدول: { $n }
import-line = السطر { $n }
import-unread = غير مفهوم ({ $n }): { $text }
import-now = استيراد
import-blocked = لا شيء للاستيراد: تُصحَّح الأخطاء أولًا، أو لا جديد.
undo-import = استيراد البطاقات

## The gallery of cards, a page for any browser

gallery-search = البحث في الأسماء والنصوص
gallery-tags = الوسوم
# $n is a count of cards.
gallery-count = البطاقات: { $n }
gallery-nothing = لا توجد بطاقة مطابقة. اختر وسومًا أقل أو امسح البحث.
gallery-locked = بطاقة مقفلة
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = المسجَّل: { $counted } من { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = بطاقة «{ $name }»

do-design = أدوات التصميم
do-submit = إرسال البطاقة
design-line = خط الإنتاج
design-goals = الأهداف
design-packs = العبوات
design-prints = البطاقات المطبوعة
design-inbox = المشاركات الواردة
design-rulings = إيضاحات القواعد
design-glossary = مسرد المصطلحات
design-clues = الرموز الخفية
design-text = النص
design-cards = البطاقات
design-combinations = المسموح { $shown } من { $all } من التركيبات
design-excluded = { $rule }: استُبعد { $n }
design-no-file = لا يوجد ملف كهذا
design-step = الخطوة
design-step-combine = تركيب
design-step-tag = وضع وسم
design-step-write = كتابة
design-count = العدد
design-group = المجموعة
design-lift = التلازم
design-won = فوز
design-tags-of = وسوم { $card }: { $tags }
design-goal = الهدف
design-bound = الحد
design-values = المقيس
design-state = الحالة
design-met = تحقق
design-missed = لم يتحقق
design-unmeasured = لم يُقس
design-unmeasured-hint = شغّل مباريات في شاشة التوازن، فيُقاس هذا الهدف فيها.
design-no-values = لا شيء هنا يمكن قياسه لهذا الهدف.
design-pack = العبوة
design-lore = بطاقة قصة
design-packs-note = البطاقات المطبوعة: { $cards }، العبوات: { $packs }؛ تحتاج المجموعة الكاملة إلى { $n } من العبوات في المتوسط
design-packs-trades = اللاعبون المتبادلون: { $players }، عبوات لكل منهم: { $n }، البطاقات المتبادلة: { $cards }
design-packs-mix = البطاقات الجديدة: { $new }، المطبوعة سابقًا: { $old }
design-printed = مطبوعة
design-registered = مسجّلة
design-prints-note = الأرقام التسلسلية في { $ledger }، وما سجّله المالكون في { $owners }.
design-question = السؤال
design-uses = يستخدم
design-term = المصطلح
design-meaning = المعنى
design-unused = لا تستخدم أي بطاقة ولا أي قاعدة هذا المصطلح.
design-code = الرمز
design-mark = العلامة
design-place = الموضع على الوجه
design-author = المصمم
design-taken = أُخذت باسم { $card }
design-state-new = جديدة
design-state-in-talk = قيد النقاش
design-state-wanted = مرغوبة
design-state-declined = مرفوضة
design-same = تفعل ما تفعله { $cards }
design-worse = أسوأ في كل شيء من { $cards }
design-better = أفضل في كل شيء من { $cards }
design-no-match = قواعد هذه اللعبة لا تصف مباراة كاملة
design-no-match-hint = هذه الأداة تحتاج إلى قواعد بالصيغة 2؛ الأدوات الأخرى تعمل مع هذه اللعبة أيضًا.
design-working = جارٍ العمل…
design-none = لا شيء منها في هذه اللعبة بعد
design-none-hint = يحدد { $file } في مجلد المشروع ما يظهر هنا.
design-wrong = لا يمكن عرض هذا
design-save = حفظ كملفات
design-open-pack = فتح عبوة
design-receive = إضافة مشاركة
design-issue = إصدار أرقام تسلسلية
design-surprise = فاجئني
design-empty = لا شيء هنا بعد
design-all-kinds = كل أنواع التأثيرات
design-as-grid = عرض كشبكة
design-as-list = عرض كقائمة
design-add-to = إضافة إلى { $card }
design-take = أخذها بطاقةً
design-put-on = إضافة إلى بطاقة…
design-comment-on = موضوع التعليق
design-comment-card = البطاقة كلها
design-comment-row = الصف { $n }
design-measure-letters = حروف البطاقة
design-measure-rows = صفوف البطاقة
design-measure-partners = البطاقات التي توافق مرشحات البطاقة
design-measure-off-budget = البعد عن الميزانية
design-measure-better = البطاقات الأفضل
design-measure-negating = التأثيرات المُبطِلة بالنسبة المئوية
design-measure-median-turns = أدوار المباراة، الوسيط
design-measure-shortest-game = أدوار أقصر مباراة
design-measure-early = المباريات المحسومة مبكرًا بالنسبة المئوية
design-measure-deck-wins = مباريات فازت بها رزمة بالنسبة المئوية
design-measure-overtaken = بطاقات أفضل جاءت لاحقًا
design-measure-rulings = إيضاحات عن البطاقة
design-measure-acts = القرارات في الدور
design-measure-unplayed = بطاقات المباراة التي لم تُلعب
design-measure-watching = الأدوار التي يكتفي فيها اللاعب الآخر بالمشاهدة بالنسبة المئوية
design-measure-stuck = المباريات التي فيها دور بلا أي حركة بالنسبة المئوية
design-measure-cut-off = المباريات التي لا ينهيها إلا الدور الأخير بالنسبة المئوية
design-measure-price-rank = توافق الأسعار مع اللعب بالنسبة المئوية
design-measure-even-cards = بطاقات نسبة فوزها 45–55٪ بالنسبة المئوية
design-add = إضافة: { $name }
design-remove = إزالة: { $name }
design-up = إلى الأعلى: { $name }
design-down = إلى الأسفل: { $name }
design-nothing = لا شيء
design-price-flat = ثابت
design-price-each = لكل وحدة
design-new-tag = وسم جديد
design-new-look = مظهر جديد
design-add-tag = إضافة وسم
design-add-goal = إضافة هدف
design-set-up = إعداد
design-field-id = الاسم
design-field-find = شرط البحث
design-field-lang = لغة النصوص
design-field-requires = يتطلب أيضًا
design-field-group = المجموعة
design-field-also = مختارة يدويًا
design-field-measure = المقياس
design-field-at-least = على الأقل
design-field-at-most = على الأكثر
design-field-turn = قبل الدور
design-field-operations = العمليات
design-field-why = السبب
design-field-letter = الحرف
design-field-weight = الوزن (ملغ)
design-field-paper-weight = الوزن (غ/م²)
design-field-copies = نسخ كل بطاقة
design-field-size = بطاقات العبوة
design-field-rarities = درجات الندرة
design-field-target = وزن العبوة (ملغ)
design-field-paper = ورق المرفقات
design-field-width = العرض (ميكرومتر)
design-field-height = الارتفاع (ميكرومتر)
design-field-printed = طُبعت سابقًا
design-field-threshold = الأرقام المطلوبة
design-field-one-per-account = واحد لكل حساب
design-field-each-rarity = كل درجة ندرة
design-field-prefix = تبدأ المعرّفات بـ
design-field-slack = هامش التفاوت
design-field-limits = الحدود
design-field-types = أنواع البطاقات
design-field-base = القيمة الأساسية
design-field-per = زيادة لكل وحدة
design-field-is = ثابت
design-field-each = لكل وحدة
design-field-lasting = حسب المدة
design-field-words = حسب الكلمة
design-field-bound = حسب حدّ
design-field-plus = يضاف
design-field-who = حسب اللاعب
design-field-to = حسب الهدف
design-field-ways = أنواع التأثير
design-field-timings = التوقيتات
design-field-costs = التكاليف
design-field-condition = مع شرط
design-field-all = لكل ما يناسب
design-field-all-targets = أهداف «الكل»
design-field-numbers = الأكثر أفضل
design-field-same = متساوٍ في كلتيهما
design-field-run = الطبعة
design-field-unlock = فتح القفل
design-field-portal = المشاركات
design-field-budget = الميزانية
design-field-better = البطاقات الأفضل
