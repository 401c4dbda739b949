## The window: screens and panels

screen-cards = การ์ด
screen-print = พิมพ์
screen-generate = สร้าง
screen-settings = การตั้งค่า
library = คลังการ์ด
library-tags = คอลัมน์แท็ก
# $shown and $all are counts of cards.
library-some = { $shown } จาก { $all } ใบ
library-all = การ์ด { $all } ใบ
library-flat = รายการเดียวไม่แบ่งกลุ่ม
library-group = จัดกลุ่มตามฮีโร่
library-empty = ยังไม่มีการ์ด
library-empty-hint = สร้างการ์ดใหม่ หรือวางการ์ดจากคลิปบอร์ด
group-no-hero = ไม่มีฮีโร่
fold = ยุบ
unnamed = ไม่มีชื่อ
preview = ตัวอย่าง
effects = เอฟเฟกต์
languages = ภาษา
problems = ปัญหา
effect = เอฟเฟกต์
face = หน้าการ์ด

## Columns of the library

column-id = ID
column-name = ชื่อ
column-type = ประเภท
column-languages = ภาษา
column-problems = ปัญหา

## The filter

filter-clear = ล้างตัวกรอง
filter-nothing = ไม่พบการ์ด
filter-nothing-hint = ไม่มีการ์ดใบใดตรงตามตัวกรองทั้งหมด ลองตัดบางคำออกหรือล้างตัวกรอง

## Fields of a card

field-name = ชื่อ
field-type = ประเภท
field-hero = ฮีโร่
field-book = เล่ม
field-status = สถานะ
field-subtype = เผ่า
field-trigger = ตัวกระตุ้น
field-art = ภาพ
field-notes = โน้ต
field-flavour = คำโปรย
status-none = ไม่มีสถานะ
status-idea = ไอเดีย
status-draft = ฉบับร่าง
status-playtest = ทดสอบเล่น
status-final = เสร็จแล้ว
art-hint = วางภาพที่นี่
art-choose = เลือกภาพ
new-card-name = การ์ดใหม่
choose = เลือก
more = เพิ่มเติม
copy-id = คัดลอก ID
editor-empty = ยังไม่ได้เลือกการ์ด
editor-empty-hint = เลือกจากคลังการ์ด หรือสร้างใบใหม่

## Rows

if = หาก
always = ทุกกรณี
while-in-play = ขณะอยู่ในสนาม
# $rows and $most are counts of rows.
rows-of = { $rows } จาก { $most } แถว
rows-empty = ยังไม่มีแถว: การ์ดใบนี้ควรทำอะไร
rows-full = การ์ดหนึ่งใบมีได้ไม่เกิน { $n } แถว
row-number = แถว { $n }
row-handle = แถว { $n }: ลากเพื่อย้าย
# $rows is a list of numbers.
row-numbers = แถว { $rows }
row-no-text = ไม่มีข้อความตราบที่แถวยังมีข้อผิดพลาด
operation = การดำเนินการ
operation-search = ค้นหาการดำเนินการ
operation-of-row = การดำเนินการของแถว { $n }
value-of-row = ค่าของแถว { $n }
# $types is a list of card types.
only-on = เฉพาะใน: { $types }
part = บทบาท
part-base = พื้นฐาน
part-replace = แทนที่
part-bonus = เพิ่มเติม
condition = เงื่อนไข
condition-add = เพิ่มเงื่อนไขในแถว { $n }
condition-of-row = เงื่อนไขของแถว { $n }
condition-number = ตัวเลขของเงื่อนไข
condition-remove = ลบเงื่อนไข
condition-search = ค้นหาเงื่อนไข
legacy = มรดก
# $limit is a percentage such as "50 %".
legacy-of = จาก { $limit }
legacy-none = เพิ่มโบนัสมรดกไม่ได้: ต้องมีแถวที่ไม่มีเงื่อนไขและมีค่า มีเล่มหลังจากเล่มนี้ และยังเหลือส่วนแบ่งมรดก
# $op is the name of an operation, $book a number.
legacy-offer = { $op } เมื่อเผชิญหน้าเล่ม { $book }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = JSON ของแถวหรือการ์ด
json-of-row = แถว { $n } เป็น JSON
json-row = แถว
json-record = การ์ด
json-valid = ถูกต้อง
json-no-row = เลือกแถวเพื่อดูเป็น JSON

## Languages of a card

languages-none = ยังไม่มีข้อความ
languages-none-hint = ข้อความจะแสดงที่นี่ในทุกภาษาทันทีที่การ์ดไม่มีข้อผิดพลาด
language-source = ต้นฉบับ
language-own-words = เขียนเอง
language-falls-back = บางส่วนเป็นภาษาอังกฤษ
language-lacks-name = ยังไม่ได้แปลชื่อ
language-lacks-flavour = ยังไม่ได้แปลคำโปรย
language-open = คลิกเพื่อเปิดในหน้าการแปล
face-language = ภาษาของการ์ด

## The face

face-none = หน้าการ์ดจะแสดงทันทีที่การ์ดไม่มีข้อผิดพลาด
face-drawing = กำลังวาด…
face-failed = เทมเพลตวาดหน้าการ์ดนี้ไม่ได้
face-size = ขนาด
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } มม.
face-rules = ข้อความกติกา
# $size is a length such as "2.6 mm".
face-rules-size = { $size } มม.
face-over = ล้น { $n } ภาษา
face-all-fit = พอดีทั้งหมด
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } มม.
face-zoom = ซูมหน้าการ์ด
face-point = ชี้ที่วลีหรือแถวเพื่อดูว่ามาจากไหน
export-picture = PNG

## Bars and menus

project-menu = โปรเจกต์
recent-projects = โปรเจกต์ล่าสุด
unsaved = ยังไม่บันทึก
read-only = อ่านอย่างเดียว
search = ค้นหา
words-search-or-new = ค้นหาหรือพิมพ์คำใหม่
search-everything = ค้นหาการ์ด คำสั่ง หน้าจอ
interface-language = ภาษาของโปรแกรม
problems-count = ข้อผิดพลาด { $errors } รายการ คำเตือน { $warnings } รายการ
cards-chosen = เลือกการ์ดไว้ { $n } ใบ
move-to-hero = ย้ายไปฮีโร่อื่น
dismiss = ปิด
cancel = ยกเลิก
close = ปิด
apply = นำไปใช้

## What can be done

do-new-project = โปรเจกต์ใหม่
do-open = เปิด
do-save = บันทึก
do-save-as = บันทึกเป็น
do-backups = เวอร์ชันก่อนหน้า
do-undo = เลิกทำ
do-redo = ทำซ้ำ
do-palette = ค้นหาทุกอย่าง
do-shortcuts = แป้นพิมพ์ลัด
do-problems = แสดงปัญหา
do-next-problem = ปัญหาถัดไป
do-fix-all = แก้ปัญหาชนิดนี้ทั้งหมด
do-go-cards = ไปที่การ์ด
do-go-print = ไปที่พิมพ์
do-go-generate = ไปที่สร้าง
do-go-settings = ไปที่การตั้งค่า
do-new-card = การ์ดใหม่
do-duplicate-cards = ทำสำเนาการ์ด
do-delete-cards = ลบการ์ด
do-copy = คัดลอก
do-cut = ตัด
do-paste = วาง
do-bulk-edit = แก้ไขการ์ดหลายใบ
do-replace = ค้นหาและแทนที่
do-filter = กรองคลังการ์ด
do-select-all = เลือกการ์ดที่แสดงทั้งหมด
do-next-card = การ์ดถัดไป
do-previous-card = การ์ดก่อนหน้า
do-edit-name = แก้ไขชื่อ
do-add-row = เพิ่มแถว
do-add-legacy = เพิ่มมรดก
do-duplicate-row = ทำสำเนาแถว
do-delete-row = ลบแถว
do-row-up = ย้ายแถวขึ้น
do-row-down = ย้ายแถวลง
do-json = แสดง JSON
do-zoom-in = ซูมเข้า
do-zoom-out = ซูมออก
do-zoom-reset = ขนาดปกติ
do-dark = ธีมมืด
do-light = ธีมสว่าง
do-system = ธีมตามระบบ
do-quit = ออก

## The palette

palette-name = ค้นหาทุกอย่าง
palette-hint = คำสั่ง การ์ด หรือหน้าจอ
palette-commands = คำสั่ง
palette-cards = การ์ด
palette-nothing = ไม่พบอะไรเลย
palette-choose = เลือก
palette-run = เรียกใช้
palette-only-commands = คำสั่ง
palette-only-cards = การ์ด
# $found and $all are counts.
palette-count = { $found } จาก { $all }
reason-nothing-to-undo = ไม่มีอะไรให้เลิกทำ
reason-nothing-to-redo = ไม่มีอะไรให้ทำซ้ำ
reason-no-card = ยังไม่ได้เลือกการ์ด
reason-no-row = ยังไม่ได้เลือกแถว
reason-no-problem = ไม่มีปัญหา
reason-read-only = โปรเจกต์นี้อ่านได้อย่างเดียว

## Problems

problem = ปัญหา
problem-card = การ์ด
problem-place = ตำแหน่ง
problem-code = รหัส
problem-filter = รหัส การ์ด หรือข้อความ
problems-none = ไม่มีปัญหา
problems-none-hint = การ์ดทุกใบเป็นไปตามกติกา
problems-nothing = ไม่มีปัญหาที่ตรงกับตัวกรอง
fix-set = ตั้งเป็น { $value }
fix-change = เปลี่ยนเป็น { $value }
fix-remove = ลบ { $member }
fix-remove-conditions = ลบเงื่อนไข
fix-remove-value = ลบค่า
fix-make-base = เปลี่ยนเป็นแถวพื้นฐาน
errors-shown = ข้อผิดพลาด { $n } รายการ
warnings-shown = คำเตือน { $n } รายการ
# $code is the code of a kind of problem.
fix-all-of = แก้ { $code } ทั้งหมด

## Dialogs

files-open = เปิดโปรเจกต์
files-save-as = บันทึกในโฟลเดอร์
files-picture = เลือกภาพ
files-path = เส้นทาง
files-up = โฟลเดอร์ระดับบน
files-name = ชื่อโฟลเดอร์ใหม่
files-empty = ไม่มีอะไรให้เลือกที่นี่
files-no-portal = ระบบไม่แสดงกล่องโต้ตอบไฟล์ที่นี่ สตูดิโอจึงแสดงของตนเอง
files-system = กล่องโต้ตอบไฟล์ของระบบเปิดอยู่ในหน้าต่างแยกต่างหาก
files-here = เลือกที่นี่แทน
choose-this-folder = เลือกโฟลเดอร์นี้
find = ค้นหา
replace-with = แทนที่ด้วย
in-names = ในชื่อ
in-notes = ในโน้ต
in-flavour = ในคำโปรย
match-case = ตรงตามตัวพิมพ์ใหญ่-เล็ก
only-chosen = เฉพาะการ์ดที่เลือก
replace-all = แทนที่ทั้งหมด
replace-found = { $n ->
    [0] ไม่พบเลย
   *[other] พบในการ์ด { $n } ใบ
}
bulk-title = แก้ไขการ์ด { $n } ใบ
bulk-hint = สิ่งที่ตั้งค่าที่นี่จะใช้กับการ์ดที่เลือกทุกใบ โดยนับเป็นขั้นตอนเดียว
bulk-unchanged = ไม่เปลี่ยน
conflict-title = ไฟล์ถูกโปรแกรมอื่นแก้ไข
conflict-hint = มีผู้อื่นบันทึกโปรเจกต์นี้หลังจากที่คุณเปิด แต่ยังไม่มีสิ่งใดถูกเขียนทับ
conflict-legend = − คือที่นี่ + คือในไฟล์ ถ้าทั้งสองฝ่ายแก้ที่เดียวกัน เมื่อรวมจะเก็บของที่นี่ไว้
conflict-mine = ใช้ของฉัน
conflict-theirs = ใช้ของในไฟล์
conflict-merge = รวมทั้งสอง
conflict-changed-mine = แก้ที่นี่
conflict-changed-theirs = แก้จากที่อื่น
conflict-changed-both = แก้ทั้งสองฝั่ง
recovery-title = พบการแก้ไขที่ยังไม่บันทึก
recovery-hint = สตูดิโอปิดลงก่อนที่จะบันทึกการแก้ไข { $n } รายการ
recovery-recover = กู้คืน
recovery-discard = ทิ้ง
backups-title = เวอร์ชันก่อนหน้า
backups-none = ยังไม่มีเวอร์ชันก่อนหน้า โดยจะเก็บไว้หนึ่งเวอร์ชันทุกครั้งที่บันทึก
backups-restore = คืนค่า
end-title = มีการแก้ไขที่ยังไม่บันทึก
end-hint = บันทึกก่อนดำเนินการต่อหรือไม่
end-save = บันทึก
end-discard = ไม่บันทึก

## The start screen, and the dialog for a new project

screen-start = เริ่มต้น
do-go-start = หน้าจอเริ่มต้น
start-projects = โปรเจกต์
start-no-projects = ยังไม่มีโปรเจกต์
start-no-projects-hint = เริ่มเกมทางขวา หรือเปิดโฟลเดอร์
start-no-match = ไม่พบรายการที่ตรงกัน
start-filter = กรองโปรเจกต์และเกม
start-missing = ไม่พบในตำแหน่งเดิม
start-forget = เอาออกจากรายการ
start-back = กลับไปยังโปรเจกต์ที่เปิดอยู่
start-days = { $n ->
    [0] วันนี้
    [1] เมื่อวาน
   *[other] { $n } วันก่อน
}
start-cards = การ์ด { $n } ใบ
start-decks = { $n } เด็ค
start-begin = เริ่มจากเกม
start-begin-hint = สำเนาของเกมทั้งเกมที่แก้ไขได้ ทั้งกติกา การ์ด หน้าการ์ด และข้อความ 16 ภาษา
start-small = หรือเริ่มจากเกมเล็ก
start-small-hint = เกมที่สมบูรณ์ขนาดเล็กที่สุด พร้อมคำอธิบายทุกรายการ
start-begin-with = สร้างสำเนา
start-look = ลองดู
begin-title = โปรเจกต์ใหม่
begin-hint = สำเนาของเกมที่มาพร้อมโปรแกรม ในโฟลเดอร์ของตัวเอง
begin-game = เกม
begin-folder = ในโฟลเดอร์
begin-rules-only = เฉพาะกติกา ไม่มีการ์ด
begin-now = สร้าง
begin-no-name = ตั้งชื่อและเลือกโฟลเดอร์ของโปรเจกต์
begin-taken = มี { $path } อยู่แล้วและไม่ว่าง
begin-place = จะสร้างไว้ที่ { $path }
outline-title = เกมเปล่า
outline-hint = สามขั้นตอน กติกาทั้งหมดเปลี่ยนภายหลังได้
outline-begin = สร้างเกม…
outline-name = เกมของฉัน
outline-card = การ์ดมีอะไรบ้าง
outline-turn = หนึ่งเทิร์นมีอะไรบ้าง
outline-end = ชนะอย่างไร
outline-so-far = เกมของคุณตอนนี้
outline-most = { $what } สูงสุด
outline-deck = จำนวนการ์ดในเด็ค
outline-copies = การ์ดเดียวกันสูงสุด
outline-grows = เพิ่มขึ้นหนึ่งทุกเทิร์น
outline-hand = การ์ดบนมือตอนเริ่ม
outline-drawn = การ์ดที่จั่วต่อเทิร์น
outline-field = ในสนามสูงสุด
outline-life = พลังชีวิตตอนเริ่ม
outline-decked = ผู้ที่จั่วการ์ดไม่ได้แพ้
outline-limit = จำกัดเทิร์น
outline-trying = กำลังเล่นแมตช์แบบสุ่ม…
outline-tried = แมตช์แบบสุ่ม { $n } แมตช์ด้วยการ์ดธรรมดา: { $ended } แมตช์จบก่อนครบจำกัดเทิร์น มัธยฐาน { $turns } เทิร์น

## Settings

settings-look = รูปลักษณ์
settings-theme = ธีม
settings-zoom = ซูม
settings-language = ภาษา
settings-card-language = ภาษาของการ์ด
settings-about = เกี่ยวกับ
settings-version = เวอร์ชัน { $version }
settings-licences = Inter, JetBrains Mono และ Noto ใช้สัญญาอนุญาต SIL Open Font License ส่วนไอคอนของ Lucide ใช้สัญญาอนุญาต ISC

## Locales

screen-locales = การแปล
do-go-locales = ไปที่การแปล
messages = ข้อความ
messages-search = ID ต้นฉบับ หรือคำแปล
messages-nothing-hint = ไม่มีข้อความใดตรงตามตัวกรองทั้งหมด ลองเอาออกหนึ่งข้อหรือล้างการค้นหา
messages-approved = อนุมัติแล้ว { $done } จาก { $all }
message-empty = ยังไม่ได้เลือกข้อความ
message-empty-hint = เลือกจากรายการเพื่อแก้ไข ตรวจ และดูบนการ์ด
message-none = ยังไม่มีคำแปล
message-used = ใช้ในการ์ด { $n } ใบ
translation-language = ภาษาปลายทาง
state-missing = ยังไม่มี
state-draft = ฉบับร่าง
state-suggested = เสนอแล้ว
state-approved = อนุมัติแล้ว
state-needs-work = ต้องแก้ไข
state-rejected = ปฏิเสธแล้ว
state-outdated = ต้นฉบับเปลี่ยนแล้ว
all-files = ทุกไฟล์
all-checks = ทุกการตรวจ
with-problems = มีปัญหา
filter-file = กรองตามไฟล์
filter-check = กรองตามการตรวจ
group-operations = การดำเนินการ
group-conditions = เงื่อนไข
group-triggers = ตัวกระตุ้น
group-targets = เป้าหมาย
group-costs = คอสต์และระยะเวลา
group-frames = รูปประโยค
group-words = คลังคำ
group-names = ชื่อ
group-cards = การ์ด
group-trace = ลำดับเหตุการณ์
group-rules = กติกา
group-interface = ส่วนติดต่อผู้ใช้
group-other = อื่น ๆ
locale-source = ต้นฉบับ
source-before = ตอนที่อนุมัติ
source-now = ตอนนี้
source-changed = ต้นฉบับเปลี่ยนไปหลังจากอนุมัติข้อความนี้
source-signature = ตัวแปรหรือแอตทริบิวต์ของต้นฉบับต่างไปจากตอนที่อนุมัติ
fluent = Fluent
fields = ช่องกรอก
writing-mode = วิธีเขียน
fields-entangled = รูปแปรของข้อความนี้พึ่งพากันจนช่องกรอกแสดงไม่ได้ โปรดเขียนเป็น Fluent
fields-broken = ข้อความนี้ยังไม่ถูกต้อง โปรดแก้เป็น Fluent
field-text = ข้อความ
fields-by-number = ข้อความแยกตามรูปพหูพจน์
new-text-marked = ข้อความใหม่จะมีเครื่องหมายจนกว่าจะบันทึก
not-kept-yet = ยังไม่บันทึก: แก้ข้อผิดพลาดก่อน
caret-place = บรรทัด { $line } คอลัมน์ { $column }
checks = การตรวจ
checks-count = ผ่าน { $pass } ควรดู { $look }
check-syntax = ไวยากรณ์
check-variables = ตัวแปร
check-plurals = รูปพหูพจน์
check-attributes = แอตทริบิวต์
check-references = การอ้างอิง
check-typography = เครื่องหมายและช่องว่าง
check-terms = ศัพท์
check-forms = รูปคำ
check-fidelity = ตรงกับที่แถวทำ
other-languages = ภาษาอื่น
other-languages-more = แสดงทุกภาษา
other-languages-fewer = แสดงภาษาน้อยลง
terms = ศัพท์
comments = ความเห็น
comment-write = เขียนความเห็น
comment-send = เพิ่ม
message-history = ประวัติ
history-none = ยังไม่มีประวัติ
lexicon = คลังคำ
lexicon-word = คำในคลังคำ
lexicon-plain = รูปพื้นฐาน
lexicon-add-form = เพิ่มรูปคำ
cells-missing = ขาด { $n } ช่อง
cell-missing = ขาด
coverage = ความครบถ้วน
coverage-none = ทุกการดำเนินการมีคำครบในทุกภาษา
coverage-blocks = มีการ์ด { $n } ใบรออยู่
real-cards = บนการ์ดจริง
real-cards-none = ไม่มีการ์ดใดแสดงข้อความนี้
sweep-value = ค่า
cards-changed = การ์ดที่จะเปลี่ยน
count-of = { $n } จาก { $all }
cards-changed-none = ไม่มีการ์ดใดต่างจากที่บันทึกไว้
changes-layout = การจัดวาง
layout-same = เหมือนเดิม
more-troubles = อีก { $n } รายการ
new-language = ภาษาใหม่
new-language-hint = ไฟล์จะเริ่มด้วยรูปพหูพจน์และรูปคำที่ภาษานั้นต้องใช้ ส่วนที่ยังไม่แปลเป็นภาษาอังกฤษ
new-language-tag = รหัสภาษา เช่น nl หรือ pt-PT
create = สร้าง
do-approve = อนุมัติแล้วไปต่อ
do-suggest = เสนอแล้วไปต่อ
do-needs-work = ทำเครื่องหมายว่าต้องแก้ไข
do-reject = ปฏิเสธพร้อมเหตุผล
reject = ปฏิเสธ
reject-reason = เหตุใดจึงปฏิเสธ
do-approve-shown = อนุมัติทั้งหมดที่แสดง
do-next-message = ข้อความถัดไป
do-previous-message = ข้อความก่อนหน้า
do-copy-source = คัดลอกต้นฉบับ
do-edit-message = เขียนข้อความ
do-filter-messages = กรองข้อความ
do-fields = เขียนในช่องกรอก
do-comment = เขียนความเห็น
do-first-fix = ใช้การแก้ไขแรก
do-next-value = ค่าถัดไปบนการ์ด
do-new-language = ภาษาใหม่
do-suggest-only = เสนอเท่านั้น
suggestions = ข้อเสนอ
suggestion-take = ใช้
suggestion-drop = ทิ้ง
author-name = ชื่อของคุณที่แสดงข้างงาน
wording = ถ้อยคำเฉพาะ
wording-of = ถ้อยคำเฉพาะ ({ $language })
wording-remove = กลับไปใช้ข้อความที่สร้าง
wording-stale = แถวเปลี่ยนไปหลังจากเขียนถ้อยคำนี้
toast-approved = อนุมัติแล้ว { $n } ข้อความ
toast-approve-blocked = มีข้อผิดพลาดจึงอนุมัติไม่ได้ โปรดแก้ก่อน
toast-all-done = ไม่มีสิ่งที่ค้างอยู่แล้ว
comment-resolved = เรียบร้อยแล้ว
did-edited = แก้ไขแล้ว
did-removed = เอาออกแล้ว
did-reopened = เปิดใหม่
did-accepted = รับข้อเสนอแล้ว
mend-remove = ลบออก
mend-put = ใช้ { $text }
new-language-there = มีภาษานี้อยู่แล้ว
mend-add-form = เพิ่ม { $form }
mend-copy-attribute = คัดลอก { $name } จากต้นฉบับ
mend-space = ใช้ช่องว่างที่ถูก

## Print

print-what = พิมพ์อะไร
print-all = การ์ดทั้งหมด
print-shown = การ์ดในคลังการ์ด
print-chosen = การ์ดที่เลือก
print-as = รูปแบบ
print-png = ภาพ (PNG)
print-pdf = แผ่นพิมพ์ (PDF)
print-svg = ภาพเวกเตอร์ (SVG)
print-tts = สำหรับ Tabletop Simulator
print-gallery = แกลเลอรี (หน้าเว็บ)
print-only-unlocked = แสดงเฉพาะการ์ดที่ปลดล็อกแล้ว
print-open = เปิดในเบราว์เซอร์
print-unusable = ใช้ { $path } ไม่ได้: { $words }
print-dpi = จุดต่อนิ้ว
print-paper = กระดาษ
print-bleed = ระยะตัดตก
print-crop-marks = เครื่องหมายตัด
print-backs = ด้านหลังสำหรับสองหน้า
print-to = โฟลเดอร์
print-start = พิมพ์
# $done and $all are counts of cards.
print-progress = { $done } จาก { $all }
print-done = พิมพ์การ์ดแล้ว { $n } ใบ
print-stopped = หยุดพิมพ์แล้ว ไม่มีงานพิมพ์ที่ค้างกลางคัน
print-cards = การ์ด { $n } ใบ
print-languages = ภาษา
print-all-languages = ทุกภาษา
print-one-language = ภาษาเดียว
print-left-out = ไม่รวมเพราะมีข้อผิดพลาด: { $n }
# $path is a folder or a file.
print-written = พิมพ์ไว้ที่ { $path }
print-failed = ไม่ได้พิมพ์อะไรเลย
print-denied = ไม่มีสิทธิ์เขียนลงใน { $path } ให้เลือกโฟลเดอร์อื่น
print-no-folder = มีไฟล์ขวางตำแหน่ง { $path } อยู่ ให้เลือกโฟลเดอร์อื่น
print-full = ดิสก์ของ { $path } ไม่มีที่ว่างแล้ว
print-unwritable = เขียน { $path } ไม่ได้: { $words }
print-not-made = ไม่ได้พิมพ์: { $n }
print-more-problems = และอีก { $n }
# $n is the page, $all the number of pages.
print-page-of = หน้า { $n } จาก { $all }
print-back-side = ด้านหลัง
print-first-page = หน้าแรก
print-previous-page = หน้าก่อนหน้า
print-next-page = หน้าถัดไป
print-last-page = หน้าสุดท้าย
print-nothing = ไม่มีอะไรให้พิมพ์
print-nothing-hint = เลือกการ์ดอื่น หรือล้างตัวกรองของคลังการ์ด
print-no-language = ยังไม่ได้เลือกภาษา
print-no-language-hint = เลือกอย่างน้อยหนึ่งภาษา

## Generate

generate-next = การ์ดใหม่
generate-last = ก่อนหน้า
generate-shown = มุมมอง
generate-list = รายการ
# $n: the number of cards
generate-pool = กอง { $n } ใบ
generate-over = ข้อความไม่พอดีกับหน้าการ์ด
generate-a-second = การ์ดต่อวินาที
generate-cost = ค่าใช้จ่าย
generate-cost-fitted = ปรับตามราคา
generate-cost-drawn = สุ่ม
generate-refuse = ไม่รับ
generate-same = ที่เหมือนกัน
generate-worse = ที่แย่กว่า
generate-like = ต้นแบบ
generate-locked = ล็อกแล้ว
generate-lock-operation = เฉพาะการดำเนินการ
generate-unlock = ปลดล็อก
generate-others = ตัวเลือกอื่น
generate-weight-hint = ดับเบิลคลิก: น้ำหนักของกติกา Alt+คลิก: เฉพาะรายการนี้
generate-seen = เพิ่ม { $taken } จากที่ดู { $seen } ใบ
generate-like-none = ไม่มีการ์ดต้นแบบ
generate-weights = น้ำหนัก
generate-edits = แก้ไขแล้ว: { $n }
generate-reset = กลับไปใช้น้ำหนักของกติกา
generate-keep = บันทึกน้ำหนักเหล่านี้ในกติกา
generate-types = ประเภท
generate-timings = จังหวะ
generate-targets = เป้าหมาย
generate-operations = การดำเนินการ
generate-impossible = ไม่มีการ์ดแบบนั้น
generate-working = กำลังสร้างการ์ด…
generate-take = เพิ่ม
generate-taken = เพิ่มแล้ว
generate-more = คล้ายใบนี้
generate-again = อีกครั้ง
generate-price = ราคา
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = จาก { $n }, { $off }
generate-derived = ความน่าจะเป็น
# The probability of a card.
generate-one-in = 1 ใน { $n }
# A part of a card follows, such as “row 1”.
generate-lock = ล็อก
generate-rows = จำนวนแถวของการ์ด
generate-nested = ซ้อนกัน
generate-off = ราคาลบงบ
generate-fits = พอดีในการสุ่มครั้งแรก
generate-refused = ไม่รับ
generate-refused-same = เหมือนการ์ดอื่น
generate-refused-worse = แย่กว่าการ์ดอื่น
generate-refused-budget = นอกช่วง
generate-refused-check = ขัดกับการตรวจของกติกา
generate-drawn = สุ่มตามน้ำหนัก
generate-nearest = ใกล้เคียงที่สุด
generate-parts = ส่วนที่ต่างกัน: { $n }
generate-budget = งบตามค่าใช้จ่าย

## Notices

toast-saved = บันทึกแล้ว
toast-saved-formatted = บันทึกและจัดเป็นรูปแบบปกติแล้ว
toast-reloaded = อ่านใหม่แล้ว: ไฟล์ถูกโปรแกรมอื่นแก้ไข
toast-id-copied = คัดลอก ID แล้ว
toast-row-copied = คัดลอกแถวแล้ว
toast-cards-copied = คัดลอกการ์ดแล้ว
toast-deleted = ลบการ์ดแล้ว { $n } ใบ

## Balance

screen-balance = สมดุล
do-go-balance = ไปที่สมดุล
do-run-balance = จำลอง
do-sensitivity = ความไว
do-stop-work = หยุดการจำลอง
do-calibrate = ปรับสมดุล
do-evaluate = ความแข็งแกร่งของการ์ด
do-save-result = บันทึกผล
do-open-result = เปิดผล
do-export-result = ส่งออกการ์ดเป็น CSV
balance-heroes = { $who ->
    [decks] เด็ค
   *[heroes] ฮีโร่
}
balance-heroes-hint = แท่ง: ค่าเฉลี่ย เส้น: จากคู่ที่ต่ำสุดถึงสูงสุด
balance-book = เล่ม { $n }
balance-all = ทั้งหมด { $n }
balance-chosen = เลือก { $n }
balance-choose-heroes = { $who ->
    [decks] เลือกเด็ค
   *[heroes] เลือกฮีโร่
}
balance-two-heroes = { $who ->
    [decks] เลือกเด็คอย่างน้อยสองเด็ค
   *[heroes] เลือกฮีโร่อย่างน้อยสองตัว
}
balance-games = จำนวนเกม
balance-seed = ค่าเริ่มสุ่ม
balance-new-seed = ค่าเริ่มสุ่มอื่น
balance-players = ผู้เล่น
player-random = สุ่ม
player-easy = ง่าย
player-greedy = ละโมบ
player-search = ค้นหา
balance-threads = เธรด
balance-progress = { $done } จาก { $all } คู่
balance-left = เหลือ { $time }
balance-simulating = กำลังจำลอง
balance-calibrating = กำลังปรับสมดุล
balance-measuring = กำลังวัดแถว
balance-evaluating = กำลังประเมินการ์ด
balance-preparing = กำลังเตรียม…
balance-done = จำลองเสร็จแล้ว
balance-evaluated = ประเมินเสร็จแล้ว
balance-stopped = หยุดการจำลองแล้ว
balance-broken = งานหยุดลงโดยไม่คาดคิด เป็นข้อผิดพลาดของโปรแกรม
balance-busy = มีงานอื่นดำเนินอยู่ โปรดหยุดก่อน
balance-errors = โปรเจกต์มีข้อผิดพลาด จึงเล่นเกมไม่ได้
balance-errors-hint = แก้ก่อน รายการปัญหาจะแสดงตำแหน่ง
balance-no-heroes = { $who ->
    [decks] ไม่มีเด็คสองเด็คที่เล่นได้
   *[heroes] ไม่มีฮีโร่สองตัวที่เล่นได้
}
balance-no-heroes-hint = { $who ->
    [decks] เด็คเล่นได้เมื่อเป็นไปตามกติกาการจัดเด็คและการ์ดไม่มีข้อผิดพลาด
   *[heroes] ฮีโร่เล่นได้เมื่อเด็คครบและไม่มีข้อผิดพลาด
}
balance-empty = ยังไม่มีตัวเลข
balance-empty-hint = { $who ->
    [decks] เลือกเด็คและจำนวนเกมด้านบน แล้วจำลอง ทุกเด็คจะแข่งกันทุกคู่ จำนวนคู่: { $n }
   *[heroes] เลือกฮีโร่และจำนวนเกมด้านบน แล้วจำลอง ฮีโร่ทุกตัวจะแข่งกันทุกคู่ จำนวนคู่: { $n }
}
balance-matchups = คู่ประลอง
balance-matchups-hint = { $who ->
    [decks] อัตราชนะของเด็คในแถว, %
   *[heroes] อัตราชนะของฮีโร่ในแถว, %
}
balance-changed-note = เปลี่ยนอย่างมีนัยสำคัญ: { $n } จาก { $all }
balance-against = { $one } ปะทะ { $other }
balance-win-rate = อัตราชนะ
balance-change = การเปลี่ยนแปลง
balance-before = ก่อนหน้า
balance-interval = ช่วง 95%
balance-first-seat = ผู้เริ่มก่อน
balance-length = ความยาว
balance-turns = { $n } เทิร์น
balance-turns-share = { $n } เทิร์น: { $rate }
balance-not-run = ยังไม่ได้เล่น
balance-outside = นอก 45–55: { $n }
balance-outside-band = นอก 45–55
balance-beyond = มีนัยสำคัญ
balance-game-length = ความยาวเกม
balance-ends = เกมจบอย่างไร
balance-end-rule = จากกฎข้ออื่น
balance-length-note = เทิร์นของทั้งสองฝ่าย มัธยฐาน { $n } ผู้เริ่มก่อนชนะ { $rate }
balance-mean = ค่าเฉลี่ย
balance-not-printed = * โล่ในการจำลอง การ์ดพิมพ์ค่าอื่น
balance-cards = การ์ด
balance-cards-all = ทั้งหมด
balance-silent = ไม่เคยมีผล
balance-changed = เปลี่ยนแปลง
balance-played = ถูกเล่น
balance-drawn = จั่วแล้วชนะ
balance-played-win = เล่นแล้วชนะ
balance-reach = ช่วง
balance-silent-rows = แถวที่ไม่เคยมีผลใน { $n } เกม: { $rows }
balance-open-card = เปิดการ์ด
balance-result = ผล
balance-run = รอบที่ { $n }
balance-compare = เปรียบเทียบ
balance-compare-with = เปรียบเทียบกับ { $run }
balance-compare-none = ไม่เปรียบเทียบ
balance-differs = { $run } ใช้เงื่อนไขต่างกัน: { $what }
balance-other-game = การ์ดหรือกติกาต่างกัน
balance-stale = ตัวเลขนี้เป็นของการ์ดหรือกติกาก่อนหน้า
balance-again = จำลองใหม่
balance-gone = ไม่อยู่ในเกมแล้ว: { $heroes }
balance-stopped-at = หยุดแล้ว: ครบ { $done } จาก { $all } คู่
balance-go-on = ทำต่อ
balance-game = เกม
balance-show-game = แสดงเกม
balance-watch = ดูในแซนด์บ็อกซ์
balance-watch-hint = เปิดเกมนี้จากจุดเริ่มต้นในแซนด์บ็อกซ์ และดูได้ทีละการกระทำ
balance-watch-changed = การ์ดเปลี่ยนไปแล้วหลังจากเกมนี้ จำลองใหม่อีกครั้ง
balance-won = { $who } ชนะ
balance-draw = เสมอ
balance-game-note = { $won } { $n } เทิร์น ค่าเริ่มสุ่ม { $seed }
balance-turn = เทิร์น { $n }
balance-end = จบช่วง
balance-calibration = การปรับสมดุล
balance-calibration-hint = ปรับโล่เริ่มต้นและค่ามรดกภายในขอบเขต จนทุกคู่อยู่ใน 45–55% จะไม่มีอะไรเปลี่ยนจนกว่าคุณจะใช้ข้อเสนอ
balance-shields = โล่
balance-legacy-values = ค่ามรดก
balance-rounds = จำนวนรอบ
balance-round = รอบ { $n }: นอก 45–55 { $outside } คู่ ไกลสุด { $rate }
balance-round-plain = ไม่มีมรดก: นอก 45–55 { $outside } คู่ ไกลสุด { $rate }
balance-proposal = ข้อเสนอ
balance-changes = การเปลี่ยน: { $n }
balance-no-proposal = ไม่มีการเปลี่ยนที่ดีกว่า
balance-applied = ใช้แล้ว หรือค่าถูกเปลี่ยนไปแล้ว
balance-rows-of = ความไวของ { $card }
balance-rows-hint = อัตราชนะของ { $hero } เปลี่ยนกี่จุดเมื่อค่าเพิ่มหรือลดหนึ่ง จำนวนเกมต่อการเปลี่ยน: { $games }
balance-rows-stopped = ยังไม่ได้วัดอะไร
balance-no-values = การ์ดนี้ไม่มีแถวที่เปลี่ยนค่าได้
balance-not-tried = แถว { $n } ใช้ค่า { $value } ไม่ได้
balance-no-match = กติกาของโปรเจกต์นี้ไม่ได้กำหนดการแข่งขัน จึงเล่นการ์ดไม่ได้
balance-strength = ความแข็งแกร่ง
balance-strength-hint = เด็คที่มีการ์ดนี้ชนะมากเพียงใด ถ่วงน้ำหนักตามการมีส่วนร่วมของการ์ด ทั้งในเด็คสุ่มและในเด็คที่วิวัฒน์เพื่อชัยชนะ
balance-pairs = คู่เกม
balance-by-chance = สุ่ม
balance-evolved = วิวัฒน์แล้ว
balance-prices = ราคาที่เหมาะสม
balance-prices-hint = ราคาที่ควรเป็นของการทำงานเทียบกับราคาปัจจุบัน จะไม่มีอะไรเปลี่ยนจนกว่าจะใช้ข้อเสนอ
balance-no-prices = ความแข็งแกร่งไม่ได้บอกอะไรเกี่ยวกับราคา
balance-saved = บันทึกแล้ว: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = ตั้ง ID เป็น { $value }
undo-set-name = ตั้งชื่อเป็น { $value }
undo-set-type = ตั้งประเภทเป็น { $value }
undo-set-number = ตั้ง { $number } เป็น { $value }
undo-set-subtype = ตั้งเผ่าเป็น { $value }
undo-set-trigger = ตั้งตัวกระตุ้นเป็น { $value }
undo-set-hero = ตั้งฮีโร่เป็น { $value }
undo-set-book = ตั้งเล่มเป็น { $value }
undo-set-flavour = แก้ไขคำโปรย
undo-set-art = ตั้งภาพเป็น { $value }
undo-set-notes = แก้ไขโน้ต
undo-set-status = ตั้งสถานะเป็น { $value }
undo-set-wording = แก้ไขถ้อยคำ ({ $language })
undo-set-all = แก้ไขการ์ด { $count } ใบ
undo-set-row = แก้ไขแถว { $row }
undo-insert-rows = เพิ่ม { $count } แถว
undo-remove-row = ลบแถว { $row }
undo-move-row = ย้ายแถว { $row }
undo-duplicate-row = ทำสำเนาแถว { $row }
undo-add-card = เพิ่ม { $id }
undo-add-hero = เพิ่ม { $id }
undo-add-book = เพิ่ม { $name }
undo-duplicate = { $count ->
    [1] ทำสำเนา { $name }
   *[other] ทำสำเนาการ์ด { $count } ใบ
}
undo-delete = { $count ->
    [1] ลบ { $name }
   *[other] ลบการ์ด { $count } ใบ
}
undo-move-to-hero = ย้ายไป { $hero }
undo-paste-cards = { $count ->
    [1] วาง { $name }
   *[other] วางการ์ด { $count } ใบ
}
undo-set-json = แก้ไข JSON ของ { $name }
undo-replace = แทนที่ { $find } ด้วย { $with }
undo-fix = แก้ปัญหา { $count } รายการ
undo-set-levers = ปรับสมดุล ({ $count })
undo-set-ruleset = แก้ไขชุดกติกา
undo-write-message = แก้ไข { $id } ({ $language })
undo-remove-message = นำ { $id } ออก ({ $language })
undo-approve-messages = อนุมัติข้อความ: { $count } ({ $language })
undo-review-messages = ตรวจทานข้อความ: { $count } ({ $language })
undo-new-language = ภาษาใหม่: { $language }
undo-reload = อ่านไฟล์ใหม่
undo-merge = รวมกับไฟล์
undo-recover = กู้คืนการแก้ไขที่ยังไม่บันทึก
undo-restore = คืนค่าเวอร์ชันก่อนหน้า

## The sandbox

screen-sandbox = แซนด์บ็อกซ์
do-go-sandbox = ไปที่แซนด์บ็อกซ์
do-try = ลองบนกระดาน
do-resolve = ใช้ผล
do-step = ทีละขั้น
do-back = ย้อนกลับ
do-restart = เริ่มใหม่
do-save-scenario = บันทึกฉากจำลอง
do-run-scenarios = รันฉากจำลอง
do-new-match = แมตช์ใหม่
sandbox-board = กระดาน
sandbox-presets = เริ่มจาก
sandbox-scenarios = ฉากจำลอง
sandbox-open-file = เปิดฉากจำลองหรือแมตช์
preset-empty = กระดานว่าง
preset-mid-game = กลางเกม
preset-nearly-dead = ใกล้แพ้
preset-full = กระดานเต็ม
preset-later-book = กลางเกม เจอเล่มที่ใหม่กว่า
sandbox-against = { $one } ปะทะ { $other }
sandbox-turn = เทิร์น
sandbox-seed = ค่าเริ่มสุ่ม
sandbox-play-on = เล่นต่อ
sandbox-play-on-hint = เล่นตามกติกาจากสถานการณ์นี้
sandbox-end-turn = จบเทิร์น
sandbox-no-scenarios = โปรเจกต์ยังไม่มีฉากจำลอง
sandbox-pass = ผ่านทั้งหมด: { $n }
sandbox-fail = ไม่ผ่าน: { $n }
sandbox-passing = ผ่าน
sandbox-failing = ไม่ผ่าน
sandbox-about = สิ่งที่ฉากจำลองแสดง
sandbox-save-hint = บันทึกกระดาน ขั้นตอน และค่าที่คาดไว้เป็นไฟล์
sandbox-taken = มีไฟล์ชื่อนี้อยู่แล้ว หรือไฟล์นี้ถูกโปรแกรมอื่นแก้ไข โปรดเลือกชื่ออื่น
sandbox-drag-hint = ลากไปยังโซน หรือกด Alt+Enter
sandbox-put-into = วางใน
sandbox-move-to = ย้ายไป
sandbox-add-card = เพิ่มการ์ด
sandbox-remove = นำออก
sandbox-copy-card = ทำสำเนา
sandbox-card-menu = การ์ด
sandbox-play-card = เล่นจากมือ
sandbox-arrived = ลงสนามในเทิร์นนี้
sandbox-not-arrived = อยู่ในสนามก่อนแล้ว
sandbox-reveal = ทำเครื่องหมายว่าเปิดเผยแล้ว
sandbox-hide = ทำเครื่องหมายว่าซ่อนอยู่
sandbox-revealed = เปิดเผยแล้ว
sandbox-count = จำนวนการ์ด
sandbox-pile = การ์ดในกอง
sandbox-pile-hint = ขึ้นมือ
sandbox-no-hero = ไม่มีฮีโร่
sandbox-more-numbers = ค่าอื่น
sandbox-expect-this = คาดไว้เป็นค่านี้
sandbox-written-out = การ์ดที่ไม่มี ID
sandbox-played-by = เล่นโดย
sandbox-pick = เลือกการ์ด
sandbox-pick-hint = คลิกการ์ดทางซ้ายหรือบนกระดาน แล้วกด “ใช้ผล” หรือ “ทีละขั้น”
sandbox-no-rows = การ์ดใบนี้ไม่มีเอฟเฟกต์
sandbox-undone = ถูกย้อนกลับ
sandbox-next = ถัดไป
sandbox-choose-target = เลือกเป้าหมายบนกระดาน
sandbox-rules-choose = ให้กติกาเลือก
sandbox-trace = ลำดับเหตุการณ์
sandbox-step = ขั้นที่ { $n }: { $what }
sandbox-steps = ขั้นตอน: { $n }
sandbox-copy-trace = คัดลอกลำดับเหตุการณ์
toast-trace-copied = คัดลอกลำดับเหตุการณ์แล้ว
sandbox-nothing = ยังไม่มีอะไรเกิดขึ้น
sandbox-nothing-hint = เลือกการ์ดแล้วใช้ผล แต่ละแถวจะบอกที่นี่ว่าทำอะไรและเพราะอะไร
sandbox-no-board = ไฟล์นี้ไม่ใช่กระดาน
sandbox-no-board-hint = ปัญหาอยู่ด้านบน เริ่มจากกระดานอื่นหรือแก้ไฟล์
sandbox-expectations = ค่าที่คาดไว้
sandbox-holding = เป็นจริง { $n } จาก { $all }
sandbox-expect = เพิ่มค่าที่คาดไว้
sandbox-expect-hint = เพิ่มค่าที่คาดไว้ แล้วฉากจำลองจะตรวจให้
sandbox-found = ตอนนี้ { $value }
sandbox-forget = ลบค่าที่คาดไว้
sandbox-match = แมตช์
sandbox-legal = การกระทำที่ทำได้
sandbox-log = บันทึกการเล่น
sandbox-log-start = เริ่มต้น
sandbox-back-to = ย้อนมาถึงตรงนี้
sandbox-forth-to = ทำซ้ำถึงตรงนี้
sandbox-to-end = ไปจนจบ
sandbox-to-move = ตาของ { $who } เทิร์น { $turn }
sandbox-end-phase = จบช่วง
sandbox-won = { $who } ชนะ
sandbox-draw = เสมอ
sandbox-player = ผู้เล่น
player-by-hand = เล่นเอง
sandbox-first = เริ่มก่อน
sandbox-first-rules = ตามกติกา
sandbox-begin = เริ่ม
sandbox-undo-edit = แก้กระดาน
sandbox-undo-action = การกระทำในแมตช์
tabletop-yes = ใช่
tabletop-no = ไม่
tabletop-effect = เอฟเฟกต์ { $n }
tabletop-no-target = ไม่มีเป้าหมาย
tabletop-order = ลำดับ
tabletop-order-hint = ตามลำดับที่เลือก
tabletop-use = ใช้หรือไม่
tabletop-choose = เลือก { $n }
tabletop-choose-some = เลือก { $min } ถึง { $max }
tabletop-costs = จ่ายคอสต์ไม่ได้
tabletop-over = แมตช์จบแล้ว ย้อนการตัดสินใจหรือเริ่มแมตช์ใหม่
tabletop-shown = กระดานหลังจาก: { $what }
tabletop-shown-title = อยู่ระหว่างการกระทำ
tabletop-shown-hint = ไปทีละรายการ หรือไปจนจบเพื่อตัดสินใจ
tabletop-show-entry = แสดงกระดาน ณ จุดนี้
tabletop-confirm = ยืนยัน
tabletop-pass = ผ่าน
tabletop-pass-key = เว้นวรรค
tabletop-thinks = โปรแกรมตัดสินใจแทนผู้เล่นนี้
tabletop-nothing = ตอนนี้ทำอะไรไม่ได้
tabletop-why = ทำไม?
tabletop-why-hint = ผู้เล่นแบบละโมบเห็นว่าการตัดสินใจนี้ได้เปรียบเท่าใดเมื่อเทียบกับการผ่านหรือสถานการณ์ก่อนหน้า และอยู่อันดับใดในคำตอบทั้งหมด
tabletop-why-others = คำตอบอื่น
tabletop-waiting = รออยู่
tabletop-waiting-hint = { $n } อันถัดไปอยู่บนสุด
tabletop-waiting-more = อีก { $n }
tabletop-limbo = กำลังเล่น
tabletop-rule = กติกา
tabletop-edited = กระดานที่แก้ไขแล้ว
tabletop-unwritten = กระดานบันทึกสิ่งที่มีผลกับ { $card } อยู่ตอนนี้ไม่ได้ ให้แก้ไขสถานการณ์ก่อนหน้า
tabletop-unlaid = กติกาไม่อนุญาตให้มีกระดานแบบนี้: { $fault }
tabletop-library = การ์ดของเกม
tabletop-chapters = บท
tabletop-match-hint = สองเด็คของโปรเจกต์ ค่าเริ่มสุ่มเดียวกันให้แมตช์เดียวกัน
tabletop-seen-by = แสดงการ์ดที่ซ่อนของใคร
tabletop-seen-by-hand = ของผู้เล่นที่คุณตัดสินใจแทน
tabletop-seen-by-both = ของผู้เล่นทั้งสอง
tabletop-forward = การตัดสินใจถัดไป
tabletop-back = กลับไปการตัดสินใจล่าสุดของคุณ
tabletop-empty = ไม่มีแมตช์
tabletop-empty-hint = แมตช์ต้องมีกติกาที่ไม่มีข้อผิดพลาด
tabletop-question = คำถาม
tabletop-not-now = ยังทำไม่ได้ในตอนนี้
tabletop-used = ใช้ไปแล้ว
tabletop-full = ไม่มีที่ว่างแล้ว
tabletop-not-from-here = ไม่ได้จากโซนนี้
tabletop-aimless = ไม่มีเป้าหมาย

## Rows and screens of games that are data

slot-on = เมื่อ
slot-as = วิธีใช้
slot-once = จำนวนครั้ง
slot-may = ไม่บังคับ
slot-cost = คอสต์
slot-word = คำ
slot-who = ผู้เล่น
slot-to = เป้าหมาย
slot-for = ระยะเวลา
slot-add = เพิ่มในแถวที่ { $n }
slot-nothing = ไม่มีสิ่งใดให้เลือก
slot-once-turn = หนึ่งครั้งต่อเทิร์น
slot-once-match = หนึ่งครั้งต่อแมตช์
slot-who-self = คุณ
slot-who-opponent = ฝ่ายตรงข้าม
slot-who-both = ผู้เล่นทั้งสอง
group-no-type = ไม่มีประเภท
field-keywords = คีย์เวิร์ด
undo-set-words = เปลี่ยน { $set } เป็น { $value }

## Abilities and targets of whole games

abilities-of = { $abilities } ความสามารถ
rows-counted = { $rows } แถว
do-add-ability = เพิ่มความสามารถ
do-ability-up = ย้ายความสามารถขึ้น
do-ability-down = ย้ายความสามารถลง
do-row-in = ย้ายแถวเข้าไปในแถวด้านบน
do-row-out = ย้ายแถวออก
do-duplicate-ability = ทำสำเนาความสามารถ
do-delete-ability = ลบความสามารถ
undo-move-ability = ย้ายความสามารถ
undo-remove-ability = ลบความสามารถ
undo-duplicate-ability = ทำสำเนาความสามารถ
undo-add-ability = เพิ่มความสามารถ
ability-handle = ความสามารถที่แถว { $n }: ลากเพื่อย้าย
ability-plain = ตามปกติ
effects-add = เพิ่มแถวที่แถว { $n } มอบให้
slot-remove = เอาออก
slot-card = การ์ด
slot-against = ต่อ
card-by-chance = การ์ดสุ่มหนึ่งใบ
slot-card-named = ตามชื่อ
slot-card-random = สุ่ม
slot-card-written = เขียนไว้ที่นี่
slot-card-add = เพิ่มคุณสมบัติ
flag-yes = ใช่
flag-no = ไม่ใช่
count-at-least = อย่างน้อย
count-at-most = ไม่เกิน
count-exactly = พอดี
target-preset = แบบสำเร็จ
target-custom = กำหนดเอง
target-who = ใคร
target-who-self = คุณ
target-who-opponent = ฝ่ายตรงข้าม
target-who-any = ฝ่ายใดก็ได้
target-zone = โซน
target-zone-add = อีกหนึ่งโซน
target-count = จำนวน
target-exactly = พอดี
target-up-to = ไม่เกิน
target-all = ทั้งหมด
target-chosen = การเลือก
target-choose = โดยคุณ
target-by-opponent = โดยฝ่ายตรงข้าม
target-named = เมื่อใช้งาน
target-random = สุ่ม
target-most = มากที่สุด
target-least = น้อยที่สุด
target-number = ค่า
target-other = การ์ดใบอื่นที่ไม่ใช่ใบนี้
target-filters = ตัวกรอง
target-fits = เข้าเกณฑ์ { $n } จาก { $of }
target-show = แสดง
filter-add = ตัวกรอง
filter-or = หรือ
filter-in-play = ทราบเมื่อเล่น
tests-any = ข้อใดข้อหนึ่ง
tests-all = ทุกข้อ
tests-not = ไม่

## Decks

do-decks = แก้ไขเด็ค
deck-choose = เลือกเด็ค
deck-new = เด็คใหม่
deck-duplicate = ทำสำเนาเด็ค
deck-delete = ลบเด็ค
deck-copy = คัดลอกเด็คเป็นข้อความ
deck-save = บันทึกเด็คเป็นข้อความ
deck-name = ชื่อเด็ค
deck-leader = ผู้นำ
deck-locked = ล็อกไว้: การ์ดเป็นไปตามฮีโร่
deck-none = ยังไม่มีเด็ค
deck-none-hint = เด็คคือรายการการ์ดที่กระดานทดลองและสมดุลใช้เล่น
deck-empty = เด็คนี้ยังไม่มีการ์ด
deck-empty-hint = ดับเบิลคลิกการ์ดในคลัง หรือกด + ที่การ์ด
deck-add = เพิ่มหนึ่งใบ
deck-remove = เอาออกหนึ่งใบ
deck-legal = ถูกต้องตามกติกาของเด็ค
deck-unchecked = กติกาไม่ได้จำกัดเด็ค
deck-hand = มือทดลอง
deck-redraw = แจกมือใหม่
deck-draw = จั่วการ์ด
deck-hand-none = แจกมือจากเด็คนี้ไม่ได้
column-in-deck = ในเด็ค
toast-deck-copied = คัดลอกเด็คแล้ว
undo-set-deck = เปลี่ยน { $name }

## Import

do-import = นำเข้าการ์ด
import-new = ใหม่: { $n }
import-changed = เปลี่ยน: { $n }
import-same = เหมือนเดิม: { $n }
import-absent = ไม่อยู่ในตาราง: { $n }
import-line = บรรทัด { $n }
import-unread = ไม่เข้าใจ ({ $n }): { $text }
import-now = นำเข้า
import-blocked = ไม่มีอะไรให้นำเข้า: แก้ข้อผิดพลาดก่อน หรือไม่มีอะไรใหม่
undo-import = นำเข้าการ์ด

## The gallery of cards, a page for any browser

gallery-search = ค้นหาชื่อและข้อความ
gallery-tags = แท็ก
# $n is a count of cards.
gallery-count = การ์ด: { $n } ใบ
gallery-nothing = ไม่มีการ์ดที่ตรงกัน ลองเลือกแท็กให้น้อยลงหรือล้างคำค้นหา
gallery-locked = การ์ดที่ยังล็อกอยู่
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = ลงทะเบียนแล้ว: { $counted } จาก { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = หน้าการ์ด “{ $name }”

do-design = เครื่องมือออกแบบ
do-submit = ส่งการ์ด
design-line = สายการผลิต
design-goals = เป้าหมาย
design-packs = ซองการ์ด
design-prints = การ์ดที่พิมพ์
design-inbox = ผลงานที่ส่งมา
design-rulings = คำวินิจฉัย
design-glossary = อภิธานศัพท์
design-clues = รหัสลับ
design-text = ข้อความ
design-cards = การ์ด
design-combinations = อนุญาต { $shown } จาก { $all } แบบ
design-excluded = { $rule }: ตัดออก { $n } แบบ
design-no-file = ไม่มีไฟล์นี้
design-step = ขั้นตอน
design-step-combine = รวมกัน
design-step-tag = ใส่แท็ก
design-step-write = เขียน
design-count = จำนวน
design-group = กลุ่ม
design-lift = ค่าลิฟต์
design-won = ชนะ
design-tags-of = แท็กของ { $card }: { $tags }
design-goal = เป้าหมาย
design-bound = ขอบเขต
design-values = ค่าที่วัดได้
design-state = สถานะ
design-met = บรรลุ
design-missed = ไม่บรรลุ
design-unmeasured = ยังไม่ได้วัด
design-unmeasured-hint = เล่นเกมในหน้าสมดุล แล้วเป้าหมายนี้จะวัดจากเกมเหล่านั้น
design-no-values = ไม่มีสิ่งใดให้วัดสำหรับเป้าหมายนี้
design-pack = ซอง
design-lore = การ์ดเรื่องราว
design-packs-note = การ์ดที่พิมพ์ { $cards } ใบ รวม { $packs } ซอง ครบทั้งชุดใช้เฉลี่ย { $n } ซอง
design-packs-trades = ผู้เล่นที่แลกการ์ดกัน { $players } คน ซองคนละ { $n } ซอง การ์ดที่เปลี่ยนมือ { $cards } ใบ
design-packs-mix = การ์ดใหม่ { $new } ใบ พิมพ์ไว้ก่อนแล้ว { $old } ใบ
design-printed = พิมพ์แล้ว
design-registered = ลงทะเบียนแล้ว
design-prints-note = หมายเลขประจำการ์ดอยู่ใน { $ledger } และการลงทะเบียนของเจ้าของอยู่ใน { $owners }
design-question = คำถาม
design-uses = ใช้
design-term = คำศัพท์
design-meaning = ความหมาย
design-unused = ไม่มีการ์ดหรือกฎใดใช้คำนี้
design-code = รหัส
design-mark = เครื่องหมาย
design-place = ตำแหน่งบนหน้าการ์ด
design-author = ผู้ออกแบบ
design-taken = รับเป็น { $card }
design-state-new = ใหม่
design-state-in-talk = กำลังคุย
design-state-wanted = อยากได้
design-state-declined = ปฏิเสธ
design-same = ทำสิ่งเดียวกับ { $cards }
design-worse = ด้อยกว่า { $cards } ทุกด้าน
design-better = ดีกว่า { $cards } ทุกด้าน
design-no-match = กติกาของเกมนี้ไม่ได้อธิบายการแข่งทั้งหมด
design-no-match-hint = เครื่องมือนี้ต้องใช้กติการูปแบบ 2 เครื่องมืออื่นใช้กับเกมนี้ได้เช่นกัน
design-working = กำลังทำงาน…
design-none = เกมนี้ยังไม่มี
design-none-hint = { $file } ในโฟลเดอร์ของโปรเจกต์เป็นตัวกำหนดสิ่งที่แสดงที่นี่
design-wrong = แสดงไม่ได้
design-save = บันทึกเป็นไฟล์
design-open-pack = เปิดซอง
design-receive = เพิ่มผลงาน
design-issue = ออกหมายเลขประจำการ์ด
design-surprise = สุ่มให้หน่อย
design-empty = ที่นี่ยังไม่มีอะไร
design-all-kinds = เอฟเฟกต์ทุกชนิด
design-as-grid = แสดงเป็นตาราง
design-as-list = แสดงเป็นรายการ
design-add-to = เพิ่มใน { $card }
design-take = รับเป็นการ์ด
design-put-on = ใส่บนการ์ด…
design-comment-on = ความเห็นเกี่ยวกับ
design-comment-card = การ์ดทั้งใบ
design-comment-row = แถว { $n }
design-measure-letters = ตัวอักษรของการ์ด
design-measure-rows = แถวของการ์ด
design-measure-partners = การ์ดที่เข้ากับตัวกรองของการ์ด
design-measure-off-budget = ระยะห่างจากงบ
design-measure-better = การ์ดที่ดีกว่า
design-measure-negating = เอฟเฟกต์ที่ลบล้าง คิดเป็นร้อยละ
design-measure-median-turns = เทิร์นของเกม ค่ามัธยฐาน
design-measure-shortest-game = เทิร์นของเกมที่สั้นที่สุด
design-measure-early = เกมที่ตัดสินกันเร็ว คิดเป็นร้อยละ
design-measure-deck-wins = เกมที่เด็คชนะ คิดเป็นร้อยละ
design-measure-overtaken = การ์ดที่ดีกว่าซึ่งออกมาทีหลัง
design-measure-rulings = คำวินิจฉัยเกี่ยวกับการ์ด
design-measure-acts = การตัดสินใจต่อเทิร์น
design-measure-unplayed = การ์ดที่ไม่ได้ใช้ในเกม
design-measure-watching = เทิร์นที่อีกฝ่ายได้แต่ดู คิดเป็นร้อยละ
design-measure-stuck = เกมที่มีเทิร์นซึ่งทำอะไรไม่ได้เลย คิดเป็นร้อยละ
design-measure-cut-off = เกมที่จบเพราะถึงเทิร์นสุดท้าย คิดเป็นร้อยละ
design-measure-price-rank = ความสอดคล้องของราคากับการเล่น คิดเป็นร้อยละ
design-measure-even-cards = การ์ดที่มีอัตราชนะ 45–55% คิดเป็นร้อยละ
design-add = เพิ่ม: { $name }
design-remove = เอาออก: { $name }
design-up = เลื่อนขึ้น: { $name }
design-down = เลื่อนลง: { $name }
design-nothing = ไม่มี
design-price-flat = คงที่
design-price-each = ต่อหน่วย
design-new-tag = แท็กใหม่
design-new-look = รูปลักษณ์ใหม่
design-add-tag = เพิ่มแท็ก
design-add-goal = เพิ่มเป้าหมาย
design-set-up = ตั้งค่า
design-field-id = ชื่อ
design-field-find = เงื่อนไขค้นหา
design-field-lang = ภาษาของข้อความ
design-field-requires = ต้องมีด้วย
design-field-group = กลุ่ม
design-field-also = การ์ดที่เลือกเอง
design-field-measure = สิ่งที่วัด
design-field-at-least = อย่างน้อย
design-field-at-most = อย่างมาก
design-field-turn = ก่อนเทิร์น
design-field-operations = การดำเนินการ
design-field-why = เหตุผล
design-field-letter = ตัวอักษร
design-field-weight = น้ำหนัก (มก.)
design-field-paper-weight = น้ำหนัก (g/m²)
design-field-copies = จำนวนต่อใบ
design-field-size = การ์ดต่อซอง
design-field-rarities = ระดับความหายาก
design-field-target = น้ำหนักซอง (มก.)
design-field-paper = กระดาษแทรก
design-field-width = ความกว้าง (µm)
design-field-height = ความสูง (µm)
design-field-printed = พิมพ์แล้ว
design-field-threshold = จำนวนหมายเลขที่ต้องมี
design-field-one-per-account = หนึ่งต่อบัญชี
design-field-each-rarity = ทุกระดับความหายาก
design-field-prefix = รหัสขึ้นต้นด้วย
design-field-slack = ค่าเผื่อ
design-field-limits = ขีดจำกัด
design-field-types = ประเภทการ์ด
design-field-base = ค่าพื้นฐาน
design-field-per = เพิ่มต่อหน่วย
design-field-is = คงที่
design-field-each = ต่อหน่วย
design-field-lasting = ตามระยะเวลา
design-field-words = ตามคำ
design-field-bound = ตามขอบเขตของ
design-field-plus = บวกเพิ่ม
design-field-who = ตามผู้เล่น
design-field-to = ตามเป้าหมาย
design-field-ways = ชนิดเอฟเฟกต์
design-field-timings = จังหวะ
design-field-costs = คอสต์
design-field-condition = มีเงื่อนไข
design-field-all = กับทุกใบที่ตรง
design-field-all-targets = เป้าหมาย “ทั้งหมด”
design-field-numbers = มากยิ่งดี
design-field-same = เท่ากันทั้งสอง
design-field-run = รอบพิมพ์
design-field-unlock = การปลดล็อก
design-field-portal = ผลงานที่ส่ง
design-field-budget = งบ
design-field-better = การ์ดที่ดีกว่า
