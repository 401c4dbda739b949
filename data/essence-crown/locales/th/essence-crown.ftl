## เกม

game-name = Essence Crown: สงครามชาร์ด
game-about = เทพสององค์ในเกมเดียว จ่ายชาร์ดเพื่อเล่นการ์ด ส่งอวตารเข้าโจมตีเทพของฝ่ายตรงข้าม ฝ่ายที่แก่นแท้เหลือ 0 เป็นฝ่ายแพ้

## ประเภทการ์ด

type-deity = เทพ
    .counter = องค์
type-avatar = อวตาร
    .counter = ตัว
type-spell = เวท
    .counter = ใบ
type-relic = วัตถุโบราณ
    .counter = ชิ้น
type-shard = ชาร์ด
    .counter = ใบ
type-domain = แดน
    .counter = ใบ
type-essence = แก่นแท้
    .counter = ใบ
type-rite = พิธีกรรม
    .counter = ใบ

## ตัวเลขบนการ์ด

number-cost = ค่าร่าย
number-power = พลัง
number-toughness = ความทนทาน
number-essence = แก่นแท้

## คำบนการ์ด

set-aspects = ธาตุ
set-domain = แดน
set-rarity = ความหายาก
word-glow = เรืองรอง
word-gray = เทา
word-void = สุญญะ
word-beast = สัตว์ร้าย
word-second_sun = สุริยาที่สอง
word-nullgrid = โครงข่ายศูนย์
word-new_earth = โลกใหม่
word-common = ทั่วไป
word-adept = ชำนาญ
word-mythic = ตำนาน

## สิ่งที่ผู้เล่นและการ์ดมี

counter-essence_max = แก่นแท้สูงสุด
counter-essence = แก่นแท้
counter-shards = ชาร์ด
counter-kl = KL
state-tapped = แท็ป
state-damage = ความเสียหาย

## โซน

zone-deck = เด็ค
zone-hand = มือ
zone-new_earth = โลกใหม่
zone-graveyard = สุสาน
zone-exile = กองเนรเทศ
zone-deity = เทพ
zone-board = เทพและโลกใหม่
noun-new_earth = การ์ด
    .counter = ใบ
    .where = new_earth
in-new_earth-self = ของคุณ
in-new_earth-opponent = ของฝ่ายตรงข้าม

## นานเท่าใด

for-this_turn = จนจบเทิร์น
    .name = จนจบเทิร์น
for-while_in_play =
    .name = ตราบที่การ์ดอยู่ในสนาม

## เมื่อใด

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] เมื่อเล่น
    }
    .as = label
    .name = เมื่อถูกเล่น
on-on_attack = เมื่อโจมตี
    .as = label
    .name = เมื่อโจมตี
on-start_turn = เริ่มเทิร์น
    .as = label
    .name = เมื่อเริ่มเทิร์นของคุณ
on-end_turn = จบเทิร์น
    .as = label
    .name = เมื่อจบเทิร์นของคุณ
on-activate = ช่วงหลัก
    .as = label
    .name = ในช่วงหลักของคุณ
frame-label-once = { $on }, { $once }: { $text }
frame-label-cost = { $on } – { $cost }: { $text }
frame-label-once-cost = { $on } – { $cost }, { $once }: { $text }
frame-label-may-cost = { $on } – { $cost }: { $text }
frame-label-once-may-cost = { $on } – { $cost }, { $once }: { $text }
frame-if = หาก{ $if } ให้{ $text }
seq = { $a }  { $b }
once-turn = เทิร์นละครั้ง
once-match = เกมละครั้ง

## ราคา

cost-shards = { $n } ชาร์ด
    .name = ชาร์ด
cost-kl = { $n } KL
    .name = KL
cost-essence = แก่นแท้ { $n } แต้ม
    .name = แก่นแท้
cost-discard = ทิ้งการ์ดบนมือ { $n } ใบ
    .name = ทิ้งการ์ดบนมือ
cost-tap = แท็ปการ์ดใบนี้
    .name = แท็ปการ์ดใบนี้

## เป้าหมาย

to-own_deity = เทพของคุณ
    .name = เทพของคุณ
to-enemy_deity = เทพของฝ่ายตรงข้าม
    .name = เทพของฝ่ายตรงข้าม
to-target_deity = เทพ 1 องค์ที่คุณเลือก
    .name = เทพ 1 องค์ที่คุณเลือก
to-both_deities = เทพทั้งสององค์
    .name = เทพทั้งสององค์
to-this = การ์ดใบนี้
    .name = การ์ดใบนี้
to-own_avatar = { TERM($noun) }{ TERM($adj) }{ TERM($place) } { np-n } { ATTR($noun, "counter") }{ TERM($with) }{ TERM($after) }
    .name = อวตารของคุณ 1 ตัว
to-enemy_avatar = { TERM($noun) }{ TERM($adj) }{ TERM($place) } { np-n } { ATTR($noun, "counter") }{ TERM($with) }{ TERM($after) }
    .name = อวตารของฝ่ายตรงข้าม 1 ตัว
to-any_avatar = { TERM($noun) }{ TERM($adj) }{ TERM($place) } { np-n } { ATTR($noun, "counter") }{ TERM($with) }{ TERM($after) }
    .name = อวตาร 1 ตัว
to-own_avatars =
    .name = อวตารของคุณทั้งหมด
to-other_own_avatars = { TERM($noun) }{ TERM($adj) }{ TERM($after) }{ TERM($place) }ตัวอื่นทั้งหมด{ TERM($with) }
    .name = อวตารของคุณตัวอื่นทั้งหมด
to-enemy_avatars =
    .name = อวตารของฝ่ายตรงข้ามทั้งหมด
to-random_enemy_avatar = { TERM($noun) }{ TERM($adj) }{ TERM($place) } { np-n } { ATTR($noun, "counter") }แบบสุ่ม{ TERM($with) }{ TERM($after) }
    .name = อวตารของฝ่ายตรงข้าม 1 ตัวแบบสุ่ม
to-any_card =
    { TERM($noun) }{ TERM($adj) }{ ATTR($noun, "where") ->
        [new_earth] บนโลกใหม่
       *[other] { "" }
    } { np-n } { ATTR($noun, "counter") }{ TERM($with) }{ TERM($after) }
    .name = การ์ดบนโลกใหม่ 1 ใบ

## การ์ดใด

where-type = { TERM($word) }
    .as = noun
    .name = ประเภท{ $word }
where-aspect = ธาตุ{ TERM($word) }
    .order = 20
    .name = ธาตุ{ $word }
where-domain = แดน{ TERM($word) }
    .order = 30
    .name = แดน{ $word }
where-tapped = ที่แท็ปอยู่
    .order = 60
    .false = ที่ไม่ได้แท็ป
    .is = แท็ปอยู่
    .is-not = ไม่ได้แท็ป
    .name = แท็ปอยู่
where-power_at_most = พลัง { $n } หรือน้อยกว่า
    .as = with
    .is = มีพลัง { $n } หรือน้อยกว่า
    .name = พลัง { $n } หรือน้อยกว่า
where-power_at_least = พลัง { $n } ขึ้นไป
    .as = with
    .is = มีพลัง { $n } ขึ้นไป
    .name = พลัง { $n } ขึ้นไป
where-toughness_at_most = ความทนทาน { $n } หรือน้อยกว่า
    .as = with
    .is = มีความทนทาน { $n } หรือน้อยกว่า
    .name = ความทนทาน { $n } หรือน้อยกว่า

## เงื่อนไข

if-essence_at_most = เทพของคุณมีแก่นแท้ไม่เกิน { $n } แต้ม
    .name = เทพของคุณมีแก่นแท้ไม่เกิน { $n } แต้ม
if-enemy_essence_at_most = เทพของฝ่ายตรงข้ามมีแก่นแท้ไม่เกิน { $n } แต้ม
    .name = เทพของฝ่ายตรงข้ามมีแก่นแท้ไม่เกิน { $n } แต้ม
if-hand_at_most = คุณมีการ์ดบนมือไม่เกิน { $n } ใบ
    .name = คุณมีการ์ดบนมือไม่เกิน { $n } ใบ
if-graveyard_at_least = สุสานของคุณมีการ์ด { $n } ใบขึ้นไป
    .name = สุสานของคุณมีการ์ด { $n } ใบขึ้นไป
if-ctrl_avatars = คุณมีอวตาร { $n } ตัวขึ้นไป
    .name = คุณมีอวตาร { $n } ตัวขึ้นไป
if-ctrl_aspect = คุณมีการ์ดธาตุ{ TERM($word) }
    .name = คุณมีการ์ดของธาตุหนึ่ง
if-ctrl_domain = คุณมีการ์ดแดน{ TERM($word) }
    .name = คุณมีการ์ดของแดนหนึ่ง
if-enemy_no_avatars = ฝ่ายตรงข้ามไม่มีอวตาร
    .name = ฝ่ายตรงข้ามไม่มีอวตาร
if-kl_at_least = คุณมี { $n } KL ขึ้นไป
    .name = คุณมี { $n } KL ขึ้นไป
if-shards_at_least = คุณมี { $n } ชาร์ดขึ้นไป
    .name = คุณมี { $n } ชาร์ดขึ้นไป
if-turn_at_least = ถึงรอบที่ { $n } แล้ว
    .name = ถึงรอบที่ { $n } แล้ว

## เอฟเฟกต์ .replace แทนผลก่อนหน้า .bonus เพิ่มจากผลนั้น

op-essence_damage = สร้างความเสียหายต่อแก่นแท้ { $val } แต้มแก่{ TERM($to) }
    .replace = สร้างความเสียหายต่อแก่นแท้ { $val } แต้มแก่{ TERM($to) }แทน
    .bonus = สร้างความเสียหายต่อแก่นแท้เพิ่มอีก { $val } แต้มแก่{ TERM($to) }
    .name = ความเสียหายต่อแก่นแท้
op-essence_heal = { TERM($to) }ได้รับแก่นแท้ { $val } แต้ม
    .replace = { TERM($to) }ได้รับแก่นแท้ { $val } แต้มแทน
    .bonus = { TERM($to) }ได้รับแก่นแท้เพิ่มอีก { $val } แต้ม
    .name = แก่นแท้
op-essence_max = แก่นแท้สูงสุดของ{ TERM($to) }เพิ่มขึ้น { $val } แต้ม
    .replace = แก่นแท้สูงสุดของ{ TERM($to) }เพิ่มขึ้น { $val } แต้มแทน
    .bonus = แก่นแท้สูงสุดของ{ TERM($to) }เพิ่มขึ้นอีก { $val } แต้ม
    .name = แก่นแท้สูงสุด
op-draw = จั่วการ์ด { $val } ใบ
    .replace = จั่วการ์ด { $val } ใบแทน
    .bonus = จั่วการ์ดเพิ่มอีก { $val } ใบ
    .name = จั่วการ์ด
op-gain_shards = ได้รับ { $val } ชาร์ด
    .replace = ได้รับ { $val } ชาร์ดแทน
    .bonus = ได้รับเพิ่มอีก { $val } ชาร์ด
    .name = ได้รับชาร์ด
op-lose_shards = ฝ่ายตรงข้ามเสีย { $val } ชาร์ด
    .replace = ฝ่ายตรงข้ามเสีย { $val } ชาร์ดแทน
    .bonus = ฝ่ายตรงข้ามเสียเพิ่มอีก { $val } ชาร์ด
    .name = เสียชาร์ด
op-gain_kl = ได้รับ { $val } KL
    .replace = ได้รับ { $val } KL แทน
    .bonus = ได้รับเพิ่มอีก { $val } KL
    .name = ได้รับ KL
op-lose_kl = ฝ่ายตรงข้ามเสีย { $val } KL
    .replace = ฝ่ายตรงข้ามเสีย { $val } KL แทน
    .bonus = ฝ่ายตรงข้ามเสียเพิ่มอีก { $val } KL
    .name = เสีย KL
op-buff = { TERM($to) }ได้รับ { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = { TERM($to) }ได้รับ { SIGNED($power) }/{ SIGNED($toughness) } แทน
    .bonus = { TERM($to) }ได้รับเพิ่มอีก { SIGNED($power) }/{ SIGNED($toughness) }
    .name = พลังและความทนทาน
op-hurt = สร้างความเสียหาย { $val } แต้มแก่{ TERM($to) }
    .replace = สร้างความเสียหาย { $val } แต้มแก่{ TERM($to) }แทน
    .bonus = สร้างความเสียหายเพิ่มอีก { $val } แต้มแก่{ TERM($to) }
    .name = ความเสียหาย
op-destroy = ทำลาย{ TERM($to) }
    .replace = ทำลาย{ TERM($to) }แทน
    .bonus = ทำลาย{ TERM($to) }ด้วย
    .name = ทำลาย
op-exile = เนรเทศ{ TERM($to) }
    .replace = เนรเทศ{ TERM($to) }แทน
    .bonus = เนรเทศ{ TERM($to) }ด้วย
    .name = เนรเทศ
op-return = นำ{ TERM($to) }กลับขึ้นมือเจ้าของ
    .replace = นำ{ TERM($to) }กลับขึ้นมือเจ้าของแทน
    .bonus = นำ{ TERM($to) }กลับขึ้นมือเจ้าของด้วย
    .name = กลับขึ้นมือ
op-recover = นำการ์ด { $val } ใบจากสุสานของคุณกลับขึ้นมือ
    .replace = นำการ์ด { $val } ใบจากสุสานของคุณกลับขึ้นมือแทน
    .bonus = นำการ์ดเพิ่มอีก { $val } ใบจากสุสานของคุณกลับขึ้นมือ
    .name = นำกลับจากสุสาน
op-discard = ฝ่ายตรงข้ามสุ่มทิ้งการ์ดบนมือ { $val } ใบ
    .replace = ฝ่ายตรงข้ามสุ่มทิ้งการ์ดบนมือ { $val } ใบแทน
    .bonus = ฝ่ายตรงข้ามสุ่มทิ้งการ์ดบนมือเพิ่มอีก { $val } ใบ
    .name = ทิ้งการ์ด
op-mill = ฝ่ายตรงข้ามนำการ์ดบนสุดของเด็คตนเอง { $val } ใบลงสุสาน
    .replace = ฝ่ายตรงข้ามนำการ์ดบนสุดของเด็คตนเอง { $val } ใบลงสุสานแทน
    .bonus = ฝ่ายตรงข้ามนำการ์ดบนสุดของเด็คตนเองเพิ่มอีก { $val } ใบลงสุสาน
    .name = จากเด็คลงสุสาน
op-tap = แท็ป{ TERM($to) }
    .replace = แท็ป{ TERM($to) }แทน
    .bonus = แท็ป{ TERM($to) }ด้วย
    .name = แท็ป
op-untap = ปลดแท็ป{ TERM($to) }
    .replace = ปลดแท็ป{ TERM($to) }แทน
    .bonus = ปลดแท็ป{ TERM($to) }ด้วย
    .name = ปลดแท็ป
op-create = เพิ่มสำเนาของ “{ TERM($card) }” { $val } ใบขึ้นมือคุณ
    .replace = เพิ่มสำเนาของ “{ TERM($card) }” { $val } ใบขึ้นมือคุณแทน
    .bonus = เพิ่มสำเนาของ “{ TERM($card) }” อีก { $val } ใบขึ้นมือคุณ
    .name = เพิ่มสำเนา
op-defeat =
    { ATTR($to, "who") ->
        [opponent] คุณชนะเกมนี้
       *[other] คุณแพ้เกมนี้
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] คุณชนะเกมนี้แทน
           *[other] คุณแพ้เกมนี้แทน
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] คุณชนะเกมนี้ด้วย
           *[other] คุณแพ้เกมนี้ด้วย
        }
    .name = ชนะหรือแพ้
op-say =
    .name = ถ้อยคำของเรื่อง

## ชนิดของเอฟเฟกต์

kind-damage = ความเสียหาย
kind-restore = แก่นแท้
kind-cards = การ์ด
kind-energy = ชาร์ดและ KL
kind-allies = อวตาร
kind-control = ควบคุม

## ช่วง การกระทำ เหตุการณ์

phase-start = ช่วงเริ่ม
phase-main = ช่วงหลัก
phase-attack = ช่วงโจมตี
phase-end = ช่วงจบ
phase-clean_up = เก็บกวาด
action-play = เล่นการ์ด
action-activate = ใช้ความสามารถ
action-attack = โจมตี
event-turn_begins = เริ่มเทิร์น
event-turn_ends = จบเทิร์น
event-attack = การโจมตี

## เหตุใดจึงทำไม่ได้

refused-not-playable = เล่นเทพไม่ได้
refused-not-an-avatar = มีแต่อวตารที่โจมตีได้
refused-tapped = การ์ดใบนี้แท็ปอยู่
refused-not-a-deity = การ์ดนี้ไม่ได้นำเด็ค: { $what }
refused-deity-in-deck = เทพนำเด็คและไม่อยู่ในรายการ: { $what }

## เด็ค

deck-morning = ราชสำนักยามเช้า
deck-lattice = โครงตาข่ายเงียบงัน

## การ์ด

card-EC-001 = อีโซลเดแห่งอรุณสาย
    .flavour = อรุณหนึ่งถูกพรากไป นางจึงสร้างขึ้นใหม่
card-EC-002 = ศูนย์ผู้อดทน
    .flavour = ไม่เคยรีบร้อน ทุกสิ่งย่อมมาถึงศูนย์
card-EC-003 = เศษเสี้ยวแห่งยามเช้า
    .flavour = ยังอุ่นอยู่ พรุ่งนี้ก็ยังอุ่น
card-EC-004 = เศษเสี้ยวแห่งสัญญาณรบกวน
    .flavour = ลองแนบหู มันกำลังฟังอยู่
card-EC-005 = ถ้วยแสงเชื่องช้า
    .flavour = จิบให้ครบปี หากรอไหว
card-EC-006 = ขวดอแสง
    .flavour = หยดเดียว ตะเกียงก็ลืมว่ามีไว้ทำไม
card-EC-007 = สามเณรถือโคม
    .flavour = ทักทายโคมทุกดวงด้วยชื่อ
card-EC-008 = ยามสีเทาเถ้า
    .flavour = ไม่มีใครบอกเขาว่าประตูไม่อยู่แล้ว
card-EC-009 = ผู้วิ่งไล่อรุณ
    .flavour = วิ่งแซงแสง แล้วหยุดรอแสง
card-EC-010 = นกกระสาจิกสองครา
    .flavour = จิกแรกเพื่อปลา จิกสองเพื่อเจ้า
card-EC-011 = คณะประสานเสียงแห่งแสงที่สอง
    .flavour = พวกเขาร้องหนึ่งเสียง ยามเช้าหาเสียงที่เหลือ
card-EC-012 = จอมพลชุดขาว
    .flavour = เครื่องแบบผ่านสี่สิบศึกและยังขาว
card-EC-013 = ตุลาการสีเทา
    .flavour = ทั้งสองฝ่ายว่าเขาไม่เป็นธรรม ทั้งสองฝ่ายจ่ายเขา
card-EC-014 = มหารูปแห่งคำสัญญาที่รักษาไว้
    .flavour = ก้าวหนึ่งก้าวต่อคำสัญญาที่รักษาไว้หนึ่งข้อ
card-EC-015 = ลำแสงแรก
    .flavour = จากดวงตะวันมาก่อนจะมีดวงตาให้เห็น
card-EC-016 = เส้นเมริเดียนร่วม
    .flavour = ตรงที่เส้นพาดผ่าน เที่ยงวันไม่ใช่ของใคร
card-EC-017 = อ่านขอบฟ้า
    .flavour = วันพรุ่งนี้เขียนไว้ที่นั่น ตัวเล็กมาก
card-EC-018 = ชั่งข้อพิพาท
    .flavour = ข้อโต้แย้งที่หนักกว่าต้องออกจากห้อง
card-EC-019 = คำตัดสินยามเที่ยง
    .flavour = ยามเที่ยงไม่มีใครมีเงาให้ซ่อน
card-EC-020 = เรียกคืนโมงยามที่หายไป
    .flavour = มันแค่อยู่หลังโมงยามอื่น
card-EC-021 = เลนส์เมริเดียน
    .flavour = มองผ่านแล้วเห็นเที่ยงวันจากอีกด้าน
card-EC-022 = ระฆังขั้นบันไดแฝด
    .flavour = ดังข้างล่างครั้ง ข้างบนครั้ง ไม่เคยดังลำพัง
card-EC-023 = ลานขั้นบันไดตะวันสาย
    .flavour = องุ่นที่นี่สุกสองครั้ง
card-EC-024 = ตลาดแลกเปลี่ยนไร้แสง
    .flavour = ค้าขายสิ่งที่เจ้าจะคิดถึงในวันพรุ่ง
card-EC-025 = พิธีกรรมแห่งมือที่แบออก
    .flavour = สิ่งที่ให้ไปแล้วย่อมไม่มีวันหลุดมือ
card-EC-026 = พิธีกรรมแห่งการลบ
    .flavour = เริ่มที่ตัวเจ้า แล้วลบออกหนึ่ง
card-EC-027 = ลูกหมาถ่านคุ
    .flavour = กัดทุกสิ่งที่ยังเรืองแสง
card-EC-028 = ตัวคืบคลานตาข่าย
    .flavour = รู้จักสายทุกเส้นจากเสียงหึ่ง
card-EC-029 = ผู้ตรวจบัญชีกลวงเปล่า
    .flavour = เขาไม่พบอะไรเลย และเอามันไปด้วย
card-EC-030 = เลขคณิตกัดแทะ
    .flavour = กินแต่เศษ และมีเศษเหลือเสมอ
card-EC-031 = หมาล่าสัญญาณรบกวน
    .flavour = เกิดจากเสียงซ่าระหว่างสองสถานี
card-EC-032 = ความไม่มีครั้งที่เก้า
    .flavour = มาก่อนแล้วแปด ไม่มีใครจำได้
card-EC-033 = ไฟฟ้าลัดวงจร
    .flavour = ทางสั้นที่สุดไม่ใช่ทางปลอดภัยที่สุด
card-EC-034 = ไฟดับเป็นทอด ๆ
    .flavour = ทีละย่าน เมืองเรียนรู้ที่จะกระซิบ
card-EC-035 = ผลรวมเป็นศูนย์
    .flavour = จับมือกัน แล้วต่างก็จนลง
card-EC-036 = โอเวอร์คล็อก
    .flavour = สร้างมาให้อยู่ร้อยปี หรือหนึ่งคืนดี ๆ
card-EC-037 = ทวงหนี้
    .flavour = เงินต้นน้อยนิด ดอกเบี้ยคือเจ้า
card-EC-038 = รื้อรูปเคารพ
    .flavour = คำภาวนาร้อยปี ถอดออกด้วยไขควง
card-EC-039 = คอกสุนัขแห่งเสียงอึกทึก
    .flavour = ป้อนความเงียบ แล้วมันจะเห่าขออีก
card-EC-040 = มงกุฎแห่งยอดนับสุดท้าย
    .flavour = ผู้สวมคนสุดท้ายไม่เหลืออะไรให้นับ

## เหตุที่แมตช์จบ

end-essence = แก่นแท้ของเทพฝ่าย { $loser } เหลือ 0
end-held_out = { $winner } ยืนหยัดได้สำเร็จ

## บท

chapter-ch1_second_morning = รุ่งเช้าที่สอง
ch1-opening = ดวงอาทิตย์ดวงที่สองโผล่พ้นสันเขา ราชสำนักต้องยืนหยัดจนกว่ามันจะอยู่เหนือศีรษะ
ch1-hound = บางสิ่งเห่าอยู่ในเสียงซ่า
ch1-near = “ยังก่อน” อีโซลเดกล่าว แล้วแสงก็ตอบรับ
