## เกม

game-name = การ์ดโกลาหล
game-about = ฝ่ายละสามสิบเทิร์น การ์ดยี่สิบใบ ผู้นำหนึ่งคน การ์ดทุกใบเกิดจากไวยากรณ์ อะไรก็ตามที่ไวยากรณ์นี้พูดได้จึงอาจอยู่ในเด็คของอีกฝ่าย

## ประเภทและเผ่า

type-leader = ผู้นำ
    .counter = คน
type-minion = มินเนียน
    .counter = ตัว
type-spell = เวท
    .counter = ใบ
subtype-beast = สัตว์ร้าย
    .counter = ตัว
subtype-dragon = มังกร
    .counter = ตัว
subtype-demon = ปีศาจ
    .counter = ตัว
keyword-charge = พุ่งชน
keyword-taunt = ยั่วยุ
keyword-stealth = ซ่อนตัว
keyword-untargetable = ไม่ตกเป็นเป้า
keyword-shield = โล่
keyword-poisonous = พิษร้าย
keyword-lifesteal = ดูดชีวิต
about-keyword-charge = ตัวละครตัวนี้โจมตีได้ในเทิร์นที่ลงสนาม
about-keyword-taunt = ศัตรูต้องโจมตีตัวละครที่มี [ยั่วยุ] ซึ่งตนมองเห็น
about-keyword-stealth = ฝ่ายตรงข้ามโจมตีหรือเลือกตัวละครตัวนี้ไม่ได้ และตัวละครตัวนี้จะเสีย [ซ่อนตัว] เมื่อโจมตี
about-keyword-untargetable = ไม่มีเอฟเฟกต์ใดเลือกการ์ดใบนี้ได้ แต่เอฟเฟกต์ที่มีผลกับทั้งหมดหรือที่สุ่มหนึ่งใบยังมีผล
about-keyword-shield = โล่รับความเสียหายครั้งแรกไว้ทั้งหมด แล้วหมดไป
about-keyword-poisonous = มินเนียนที่ได้รับความเสียหายจากการ์ดใบนี้จะถูกทำลาย
about-keyword-lifesteal = ผู้นำฝ่ายเดียวกันฟื้นฟูพลังชีวิตเท่ากับความเสียหายที่การ์ดใบนี้สร้าง
noun-play = ตัวละคร
    .counter = ตัว

## ตัวเลขบนการ์ด ตัวนับ สิ่งที่การ์ดมี

number-cost = ค่าร่าย
number-atk = พลังโจมตี
number-hp = พลังชีวิต
number-attacks = จำนวนครั้งโจมตีต่อเทิร์น
counter-max_mp = MP สูงสุด
counter-mp_used = MP ที่ใช้ไป
counter-fatigue = ความล้า
quantity-mp = MP
state-lost = พลังชีวิตที่เสียไป
state-attacked = สิทธิ์โจมตีที่ใช้ไป
state-heat = ความร้อน
state-threshold = ขีดโอเวอร์ฮีต

## โซน

zone-leader = ที่ของผู้นำ
zone-field = สนาม
zone-hand = มือ
zone-deck = เด็ค
zone-graveyard = สุสาน
zone-play = ผู้นำและสนาม
zone-hand_or_deck = มือหรือเด็ค
zone-everywhere = ผู้นำ สนาม มือ และเด็ค

## นานเท่าใด ไม่พิมพ์บนการ์ด

for-lasting =
    .name = จนกว่าจะถูกรีเซ็ต

## ประโยค

seq-abilities = { $a }  { $b }
seq-words = { $a }  { $b }
frame-as-on = { $on } หาก{ $as } ให้{ $text }
frame-as-on-if = { $on } หาก{ $as }และ{ $if } ให้{ $text }
as-in_hand = การ์ดใบนี้อยู่บนมือ
    .name = มีผลจากบนมือ
as-in_deck = การ์ดใบนี้อยู่ในเด็ค
    .name = มีผลจากในเด็ค
as-in_hand_or_deck = การ์ดใบนี้อยู่บนมือหรือในเด็ค
    .name = มีผลจากบนมือและในเด็ค
printed-keyword = { TERM($word) }
printed-attacks = โจมตีได้ { $n } ครั้งต่อเทิร์น
on-battlecry = คำรามศึก
    .as = label
    .name = คำรามศึก
on-cast =
    .name = เมื่อร่าย
    .quoted = เมื่อร่าย
on-deathrattle = คำสั่งเสีย
    .as = label
    .name = คำสั่งเสีย
on-on_discard = เมื่อถูกทิ้ง
    .as = label
    .name = เมื่อถูกทิ้ง
on-your_turn_start = เมื่อเริ่มเทิร์นของคุณ
on-their_turn_start = เมื่อเริ่มเทิร์นของฝ่ายตรงข้าม
on-each_turn_start = เมื่อเริ่มทุกเทิร์น
on-your_turn_end = เมื่อจบเทิร์นของคุณ
on-their_turn_end = เมื่อจบเทิร์นของฝ่ายตรงข้าม
on-each_turn_end = เมื่อจบทุกเทิร์น

## เป้าหมาย

np-all = { TERM($noun) }{ TERM($adj) }ทั้งหมด{ TERM($place) }{ np-tail }
np-some =
    { $zone ->
        [play] { TERM($place) }มี
       *[other] มี
    }{ TERM($noun) }{ TERM($adj) }{ $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] ตัวอื่น
        }
       *[other] { TERM($place) }
    }{ TERM($with) }{ TERM($after) }
to-own_leader = ผู้นำของคุณ
    .name = ผู้นำของคุณ
to-enemy_leader = ผู้นำของฝ่ายตรงข้าม
    .name = ผู้นำของฝ่ายตรงข้าม
to-both_leaders = ผู้นำทั้งสองฝ่าย
    .name = ผู้นำทั้งสองฝ่าย
to-this =
    { $type ->
        [leader] ผู้นำคนนี้
        [minion] มินเนียนตัวนี้
       *[other] การ์ดใบนี้
    }
    .name = การ์ดใบนี้
in-play-self = ของคุณ
    .some = คุณ
in-play-opponent = ของฝ่ายตรงข้าม
    .some = ฝ่ายตรงข้าม
in-hand-self = บนมือคุณ
in-hand-opponent = บนมือฝ่ายตรงข้าม
in-hand-any = บนมือผู้เล่นฝ่ายใดก็ได้
    .all = บนมือผู้เล่นทั้งสอง
in-deck-self = ในเด็คของคุณ
in-deck-opponent = ในเด็คของฝ่ายตรงข้าม
in-deck-any = ในเด็คของผู้เล่นฝ่ายใดก็ได้
    .all = ในเด็คของผู้เล่นทั้งสอง
in-hand_or_deck-self = บนมือหรือในเด็คของคุณ
    .all = บนมือและในเด็คของคุณ
in-hand_or_deck-opponent = บนมือหรือในเด็คของฝ่ายตรงข้าม
    .all = บนมือและในเด็คของฝ่ายตรงข้าม
in-hand_or_deck-any = บนมือหรือในเด็คของผู้เล่นฝ่ายใดก็ได้
    .all = บนมือและในเด็คของผู้เล่นทั้งสอง
where-type = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = เป็น{ TERM($word) }
    .name = ประเภท{ $word }
where-subtype = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = เป็น{ TERM($word) }
    .name = เผ่า{ $word }
where-has = ที่มี [{ TERM($word) }] อยู่
    .as = after
    .is = มี [{ TERM($word) }]
    .name = มี [{ $word }]
where-cost_at_least = ค่าร่าย { $n } ขึ้นไป
    .as = with
    .is = มีค่าร่าย { $n } ขึ้นไป
    .name = ค่าร่าย { $n } ขึ้นไป
where-cost_at_most = ค่าร่าย { $n } หรือน้อยกว่า
    .as = with
    .is = มีค่าร่าย { $n } หรือน้อยกว่า
    .name = ค่าร่าย { $n } หรือน้อยกว่า
where-atk_at_least = พลังโจมตี { $n } ขึ้นไป
    .as = with
    .is = มีพลังโจมตี { $n } ขึ้นไป
    .name = พลังโจมตี { $n } ขึ้นไป
where-atk_at_most = พลังโจมตี { $n } หรือน้อยกว่า
    .as = with
    .is = มีพลังโจมตี { $n } หรือน้อยกว่า
    .name = พลังโจมตี { $n } หรือน้อยกว่า
where-hp_at_least = พลังชีวิต { $n } ขึ้นไป
    .as = with
    .is = มีพลังชีวิต { $n } ขึ้นไป
    .name = พลังชีวิต { $n } ขึ้นไป
where-hp_at_most = พลังชีวิต { $n } หรือน้อยกว่า
    .as = with
    .is = มีพลังชีวิต { $n } หรือน้อยกว่า
    .name = พลังชีวิต { $n } หรือน้อยกว่า
where-attacks_at_least = สิทธิ์โจมตีเหลือ { $n } ครั้งขึ้นไป
    .as = with
    .is = มีสิทธิ์โจมตีเหลือ { $n } ครั้งขึ้นไป
    .name = สิทธิ์โจมตีเหลือ { $n } ครั้งขึ้นไป
where-attacks_at_most = สิทธิ์โจมตีเหลือไม่เกิน { $n } ครั้ง
    .as = with
    .is =
        { $n ->
            [0] ไม่มีสิทธิ์โจมตีเหลือ
           *[other] มีสิทธิ์โจมตีเหลือไม่เกิน { $n } ครั้ง
        }
    .name = สิทธิ์โจมตีเหลือไม่เกิน { $n } ครั้ง

## เงื่อนไข

if-exists = { TERM($cards) }
    .name = มีการ์ดเช่นนั้น
if-this =
    { $type ->
        [leader] ผู้นำคนนี้
        [minion] มินเนียนตัวนี้
       *[other] การ์ดใบนี้
    }{ TERM($is) }
    .name = การ์ดใบนี้เป็นเช่นนั้น
if-own_leader = ผู้นำของคุณ{ TERM($is) }
    .name = ผู้นำของคุณเป็นเช่นนั้น
if-enemy_leader = ผู้นำของฝ่ายตรงข้าม{ TERM($is) }
    .name = ผู้นำของฝ่ายตรงข้ามเป็นเช่นนั้น
if-both_leaders = ผู้นำทั้งสองฝ่ายต่าง{ TERM($is) }
    .name = ผู้นำทั้งสองฝ่ายต่างเป็นเช่นนั้น
if-mp_at_least = คุณมี { $n } MP ขึ้นไป
if-mp_at_most =
    { $n ->
        [0] คุณไม่มี MP
       *[other] คุณมีไม่เกิน { $n } MP
    }
if-enemy_mp_at_least = ฝ่ายตรงข้ามมี { $n } MP ขึ้นไป
if-enemy_mp_at_most =
    { $n ->
        [0] ฝ่ายตรงข้ามไม่มี MP
       *[other] ฝ่ายตรงข้ามมีไม่เกิน { $n } MP
    }
if-both_mp_at_least = ผู้เล่นทั้งสองต่างมี { $n } MP ขึ้นไป
if-both_mp_at_most =
    { $n ->
        [0] ผู้เล่นทั้งสองต่างไม่มี MP
       *[other] ผู้เล่นทั้งสองต่างมีไม่เกิน { $n } MP
    }
if-max_mp_at_least = คุณมี MP สูงสุด { $n } ขึ้นไป
if-max_mp_at_most =
    { $n ->
        [0] MP สูงสุดของคุณเป็น 0
       *[other] คุณมี MP สูงสุดไม่เกิน { $n }
    }
if-enemy_max_mp_at_least = ฝ่ายตรงข้ามมี MP สูงสุด { $n } ขึ้นไป
if-enemy_max_mp_at_most =
    { $n ->
        [0] MP สูงสุดของฝ่ายตรงข้ามเป็น 0
       *[other] ฝ่ายตรงข้ามมี MP สูงสุดไม่เกิน { $n }
    }
if-both_max_mp_at_least = ผู้เล่นทั้งสองต่างมี MP สูงสุด { $n } ขึ้นไป
if-both_max_mp_at_most =
    { $n ->
        [0] MP สูงสุดของผู้เล่นทั้งสองเป็น 0
       *[other] ผู้เล่นทั้งสองต่างมี MP สูงสุดไม่เกิน { $n }
    }

## เอฟเฟกต์

op-dmg = สร้างความเสียหาย { $val } แต้มแก่{ TERM($to) }
    .name = ความเสียหาย
op-heal = ฟื้นฟูพลังชีวิต { $val } แต้มแก่{ TERM($to) }
    .name = ฟื้นฟูพลังชีวิต
op-rearm = คืนสิทธิ์โจมตี { $val } ครั้งแก่{ TERM($to) }
    .name = คืนสิทธิ์โจมตี
op-cost =
    { $sign ->
        [minus] ลดค่าร่ายของ{ TERM($to) }ลง { $abs }
       *[other] เพิ่มค่าร่ายของ{ TERM($to) }ขึ้น { $abs }
    }
    .name = เปลี่ยนค่าร่าย
op-buff = { TERM($to) }ได้รับ { SIGNED($atk) }/{ SIGNED($hp) }
    .name = พลังโจมตีและพลังชีวิต
op-attacks = { TERM($to) }โจมตีได้เพิ่มอีก { $val } ครั้งต่อเทิร์น
    .name = เพิ่มจำนวนครั้งโจมตี
op-destroy = ทำลาย{ TERM($to) }
    .name = ทำลาย
op-discard = ทิ้ง{ TERM($to) }
    .name = ทิ้ง
n-name =
    { $depth ->
        [2] ‘{ TERM($card) }’
       *[other] “{ TERM($card) }”
    }
op-transform =
    แปลงร่าง{ TERM($to) }เป็น{ ATTR($card, "made") ->
        [known] { " " }{ n-name }
       *[other] { TERM($card) }
    }
    .name = แปลงร่าง
n-onto =
    { ATTR($to, "zone") ->
        [hand] นำ{ TERM($to) }ลงสนามของ
        [deck] นำ{ TERM($to) }ลงสนามของ
        [hand_or_deck] นำ{ TERM($to) }ลงสนามของ
       *[other] ย้าย{ TERM($to) }ไปยังสนามของ
    }
op-move =
    { $dest ->
        [self-hand] นำ{ TERM($to) }ขึ้นมือคุณ
        [opponent-hand] นำ{ TERM($to) }ขึ้นมือฝ่ายตรงข้าม
        [owner-hand] นำ{ TERM($to) }กลับขึ้นมือเจ้าของ
        [self-field] { n-onto }คุณ
        [opponent-field] { n-onto }ฝ่ายตรงข้าม
        [owner-field] { n-onto }เจ้าของ
        [self-deck] สับ{ TERM($to) }เข้าเด็คของคุณ
        [opponent-deck] สับ{ TERM($to) }เข้าเด็คของฝ่ายตรงข้าม
        [owner-deck] สับ{ TERM($to) }เข้าเด็คของเจ้าของ
       *[other] สับ{ TERM($to) }เข้าเด็คของเจ้าของ
    }
    .name = ย้าย
op-copy =
    { $dest ->
        [self-hand] เพิ่มสำเนาของ{ TERM($to) }ขึ้นมือคุณ
        [opponent-hand] เพิ่มสำเนาของ{ TERM($to) }ขึ้นมือฝ่ายตรงข้าม
        [both-hand] เพิ่มสำเนาของ{ TERM($to) }ขึ้นมือผู้เล่นทั้งสอง
        [owner-hand] เพิ่มสำเนาของ{ TERM($to) }ขึ้นมือเจ้าของ
        [self-field] นำสำเนาของ{ TERM($to) }ลงสนามของคุณ
        [opponent-field] นำสำเนาของ{ TERM($to) }ลงสนามของฝ่ายตรงข้าม
        [both-field] นำสำเนาของ{ TERM($to) }ลงสนามของทั้งสองฝ่าย
        [owner-field] นำสำเนาของ{ TERM($to) }ลงสนามของเจ้าของ
        [self-deck] สับสำเนาของ{ TERM($to) }เข้าเด็คของคุณ
        [opponent-deck] สับสำเนาของ{ TERM($to) }เข้าเด็คของฝ่ายตรงข้าม
        [both-deck] สับสำเนาของ{ TERM($to) }เข้าเด็คของทั้งสองฝ่าย
        [owner-deck] สับสำเนาของ{ TERM($to) }เข้าเด็คของเจ้าของ
       *[other] สับสำเนาของ{ TERM($to) }เข้าเด็คของเจ้าของ
    }
    .name = ทำสำเนา
op-become = เปลี่ยนเผ่าของ{ TERM($to) }เป็น{ TERM($word) }
    .name = เปลี่ยนเผ่า
op-give = { TERM($to) }ได้รับ [{ TERM($word) }]
    .name = ให้คีย์เวิร์ด
op-strip = ลบคีย์เวิร์ดทั้งหมดของ{ TERM($to) }
    .name = ลบคีย์เวิร์ด
op-overheat = เอฟเฟกต์ทุกข้อของ{ TERM($to) }โอเวอร์ฮีต
    .name = โอเวอร์ฮีต
op-dampen = ลดขีดโอเวอร์ฮีตของ{ TERM($to) }ลง { $val }
    .name = ลดขีดโอเวอร์ฮีต
op-reset = รีเซ็ต{ TERM($to) }
    .name = รีเซ็ต
op-attach =
    { TERM($to) }ได้รับ { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
    .name = ให้เอฟเฟกต์
op-draw =
    { $who ->
        [opponent] ฝ่ายตรงข้ามจั่วการ์ด { $val } ใบ
        [both] ผู้เล่นทั้งสองจั่วการ์ดคนละ { $val } ใบ
       *[other] จั่วการ์ด { $val } ใบ
    }
    .name = จั่ว
op-mp =
    { $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ผู้เล่นทั้งสอง
       *[other] { "" }
    }{ $sign ->
        [minus] เสีย
       *[other] ฟื้นฟู
    }{ $who ->
        [both] คนละ
       *[other] { "" }
    } { $abs } MP
    .name = MP
op-max_mp =
    { $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ผู้เล่นทั้งสอง
       *[other] { "" }
    }{ $sign ->
        [minus] เสีย
       *[other] ได้รับ
    } MP สูงสุด{ $who ->
        [both] คนละ
       *[other] { "" }
    } { $abs } แต้ม
    .name = MP สูงสุด
n-made =
    { ATTR($card, "made") ->
        [known] { " " }{ n-name } { $val }
        [written] { TERM($card) } จำนวน { $val }
       *[other] { TERM($card) } { $val }
    }
op-create =
    { $dest ->
        [self-field] อัญเชิญ{ n-made } ตัวลงสนามของคุณ
        [opponent-field] อัญเชิญ{ n-made } ตัวลงสนามของฝ่ายตรงข้าม
        [both-field] อัญเชิญ{ n-made } ตัวลงสนามของแต่ละฝ่าย
        [self-hand] เพิ่ม{ n-made } ใบขึ้นมือคุณ
        [opponent-hand] เพิ่ม{ n-made } ใบขึ้นมือฝ่ายตรงข้าม
        [both-hand] เพิ่ม{ n-made } ใบขึ้นมือผู้เล่นแต่ละฝ่าย
        [self-deck] สับ{ n-made } ใบเข้าเด็คของคุณ
        [opponent-deck] สับ{ n-made } ใบเข้าเด็คของฝ่ายตรงข้าม
       *[other] สับ{ n-made } ใบเข้าเด็คของแต่ละฝ่าย
    }
    .name = สร้างการ์ด
op-win =
    { $who ->
        [opponent] ฝ่ายตรงข้ามชนะเกม
        [both] ผู้เล่นทั้งสองชนะเกม
       *[other] คุณชนะเกม
    }
    .name = ชนะเกม
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] ที่มี ‘{ $effects }’
           *[other] ที่มี “{ $effects }”
        }
       *[no] { "" }
    }
made-written =
    { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { made-effects }
made-random =
    { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }{ $cost ->
        [none] { "" }
       *[other] ค่าร่าย { $cost }{ " " }
    }แบบสุ่ม

## ชนิดของเอฟเฟกต์

kind-damage = ความเสียหาย
kind-restore = ฟื้นฟู
kind-energy = ค่าร่ายและ MP
kind-cards = การ์ด
kind-allies = เสริมกำลัง
kind-control = ควบคุม

## ช่วง การกระทำ เหตุการณ์

phase-start = ช่วงเริ่ม
phase-main = ช่วงหลัก
phase-end = ช่วงจบ
action-play = เล่นการ์ด
action-attack = โจมตี
event-destroyed = ถูกทำลาย
event-discarded = ถูกทิ้ง
routine-discard = ทิ้งการ์ด
routine-draw = จั่วการ์ด

## ชื่อที่ใช้ในข้อความกติกา

pick-target = เป้าหมาย
to-target =
    .name = การ์ดที่เลือก
to-all =
    .name = ทุกใบที่ตรงเงื่อนไข
to-random =
    .name = ใบที่ตรงเงื่อนไขแบบสุ่ม
where-reachable =
    .name = เลือกได้

## เหตุใดจึงทำไม่ได้

refused-full = สนามไม่มีที่ว่าง
refused-weak = ตัวละครที่ไม่มีพลังโจมตีโจมตีไม่ได้
refused-asleep = เพิ่งลงสนามในเทิร์นนี้
refused-attacked = ไม่เหลือสิทธิ์โจมตีในเทิร์นนี้

## เด็ค

deck-herd = ฝูงยาวไกล
deck-kiln = เตาเผากับเถ้าคุ
deck-ledger = สมุดบัญชีอันขมขื่น
deck-crossing = ประตูกับกระจก
deck-vigil = การเฝ้ายามอันเชื่องช้า
deck-quench = เหล็กเย็นเยียบ

## การ์ด

card-CC-L0001 = ผู้ไม่ถูกจารึก
card-CC-L0002 = แบรนน็อกแห่งฝูงยาวไกล
card-CC-L0003 = เวสซา ช่างเถ้าคุ
card-CC-L0004 = ออเรล ผู้ดูแลเตาเผา
card-CC-L0005 = มอร์แดนต์ ผู้นับแต้มไม่หยุด
card-CC-L0006 = ซิสเตอร์ลูเมน
card-CC-L0007 = เฒ่าคาร์สต์
card-CC-L0008 = นายทะเบียนผู้เย็นชา
card-CC-L0009 = อิมรามือไว
card-CC-M0001 = ลูกสัตว์ขนหญ้าเจ้าชู้
card-CC-M0002 = แม่หมูหลังหนาม
card-CC-M0003 = หมาล่าเนื้อกรวดหิน
card-CC-M0004 = ผู้เรียกฝูง
card-CC-M0005 = มหึมาแห่งทุ่งหญ้า
card-CC-M0006 = นางพญาเขากวาง
card-CC-M0007 = เพียงพอนราตรี
card-CC-M0008 = นักวิ่งขนแข็ง
card-CC-M0009 = ราชาปลักโคลน
card-CC-M0010 = ลูกหมีหลับใหล
card-CC-M0011 = มรณสักขีเก้าชั้น
card-CC-M0012 = ผู้พิทักษ์แนวพุ่มไม้
card-CC-M0013 = ผู้ส่งสารเถ้าถ่าน
card-CC-M0014 = เสมียนกำมะถัน
card-CC-M0015 = อิมป์เฝ้าประตู
card-CC-M0016 = ผู้กลืนสัญญา
card-CC-M0017 = เดรกเฝ้าน้ำขึ้นลง
card-CC-M0018 = พนักงานบังคับคดีไร้วิญญาณ
card-CC-M0019 = มารโคมไฟ
card-CC-M0020 = เสียงกระซิบใต้ดิน
card-CC-M0021 = คนทวงหนี้
card-CC-M0022 = คนหาบประตูแฝด
card-CC-M0023 = เดรกข้ามฟาก
card-CC-M0024 = ลูกวัวกระจก
card-CC-M0025 = ระฆังพเนจร
card-CC-M0026 = พญานาคหอจดหมายเหตุ
card-CC-M0027 = นายหน้าสับเปลี่ยนร่าง
card-CC-M0028 = ผีช่างทำแผนที่
card-CC-M0029 = ตัวซุ่มในคู
card-CC-M0030 = ลูกมังกรถ่านคุ
card-CC-M0031 = ตัวพ่นขี้โลหะ
card-CC-M0032 = แม่ใหญ่แห่งเตาหลอม
card-CC-M0033 = จ่าถ่านหิน
card-CC-M0034 = เดรกแก้ว
card-CC-M0035 = ผู้อ่านควัน
card-CC-M0036 = ดยุกเชื้อไฟ
card-CC-M0037 = แต้มรอยไหม้
card-CC-M0038 = เตาหลอมที่เก้า
card-CC-M0039 = สัปเหร่อใจเย็น
card-CC-M0040 = ชาวสวนกระดูก
card-CC-M0041 = ผู้ดูแลหลุมศพ
card-CC-M0042 = วัวแบกหีบพระธาตุ
card-CC-M0043 = นักบุญเปลวเทียน
card-CC-M0044 = บทเรียนสุดท้าย
card-CC-M0045 = ผู้เฝ้ามาตรวัด
card-CC-M0046 = มือชุบเหล็ก
card-CC-M0047 = ตัวหมุนวาล์ว
card-CC-M0048 = เครื่องจักรเกินขีดแดง
card-CC-M0901 = นกพิราบดินเหนียว
card-CC-M0902 = ลูกหมาทุ่ง
card-CC-M0903 = หมีตื่นนอน
card-CC-M0904 = อิมป์ใต้ถุน
card-CC-M0905 = คนสวนซี่โครง
card-CC-M0906 = ป้ายหลุมศพเดินได้
card-CC-M0907 = ลูกวัวขึ้นรา
card-CC-M0908 = ผีเสื้อราตรีเถ้าคุ
card-CC-M0909 = ลูกแกะเหล็ก
card-CC-M0910 = มังกรกระดาษ
card-CC-M0911 = หน้ากระดาษที่เขียนไม่จบ
card-CC-S0001 = ลมหวน
card-CC-S0002 = คัดทิ้ง
card-CC-S0003 = ฤดูผสมพันธุ์
card-CC-S0004 = ส่วยสีเลือด
card-CC-S0005 = ลมหายใจเฮือกที่สอง
card-CC-S0006 = ฝูงแตกตื่น
card-CC-S0007 = จำศีล
card-CC-S0008 = บัญชีขมขื่น
card-CC-S0009 = อับเฉา
card-CC-S0010 = ไฟจากสองปลาย
card-CC-S0011 = ฝนเตาเผา
card-CC-S0012 = ปรอทว่องไว
card-CC-S0013 = คำสั่งยืดยาว
card-CC-S0014 = ลมสินค้า
card-CC-S0015 = แปรร่างที่ไม่ได้ขอ
card-CC-S0016 = ใบหน้าที่ยืมมา
card-CC-S0017 = การสับครั้งใหญ่
card-CC-S0018 = งานเต้นรำหน้ากาก
card-CC-S0019 = เรื่องเล่าสองครา
card-CC-S0020 = สูดลมลึก
card-CC-S0021 = ความเงียบแห่งเตาหลอม
card-CC-S0022 = เหล็กเย็น
card-CC-S0023 = กระดานชนวนว่างเปล่า
card-CC-S0024 = เปิดวาล์ว
card-CC-S0025 = พิธีกรรมแห่งยามไร้แสง
card-CC-S0026 = จดหมายผนึกปึกใหญ่
card-CC-S0027 = สนิมกับข่าวลือ
card-CC-S0028 = ฝูงชนตัดสิน
card-CC-S0029 = คำพิพากษา
card-CC-S0901 = ความโศกที่ยืมมา
card-CC-S0902 = จดหมายผนึก
card-CC-S0903 = สินบนเล็กน้อย

## ชื่อการ์ดที่สร้างขึ้น

gen-name-1 = { $b }ผู้{ $a }
gen-name-2 = { $a }แห่ง{ $b }
gen-name-3 = { $b }{ $a }
gen-name-4 = { $b }อัน{ $a }
gen-name-5 = { $a }แห่ง{ $b }
gen-name-6 = { $a }ผู้{ $b }
gen-name-7 = { $a }แห่ง{ $b }

gen-beast-1 = หมาล่าเนื้อ
gen-beast-2 = กวางหนุ่ม
gen-beast-3 = แบดเจอร์
gen-beast-4 = หมูป่า
gen-beast-5 = นาก
gen-beast-6 = นกกระสา
gen-beast-7 = แมวป่า
gen-beast-8 = แกะผู้
gen-beast-9 = ล่อ
gen-beast-10 = วัวงาน
gen-beast-11 = กระต่ายป่า
gen-beast-12 = หมาป่า
gen-beast-13 = หมี
gen-beast-14 = จิ้งจอก
gen-beast-15 = เหยี่ยว
gen-beast-16 = คางคก
gen-beast-17 = มาร์เทน
gen-beast-18 = แพะ
gen-beast-19 = กระทิง
gen-beast-20 = กา
gen-beast-21 = นกเค้า
gen-beast-22 = งูพิษ
gen-beast-23 = กวางเอลก์
gen-beast-24 = ตุ่น
gen-beast-25 = เพียงพอน
gen-beast-26 = เฟอร์เรต
gen-beast-27 = นกกระเรียน
gen-beast-28 = ไบซัน
gen-beast-29 = นกจาบ
gen-beast-30 = ปลาช่อน
gen-beast-31 = อีแก
gen-beast-32 = เม่น

gen-dragon-1 = เดรก
gen-dragon-2 = พญานาค
gen-dragon-3 = ลูกมังกร
gen-dragon-4 = อสรพิษ
gen-dragon-5 = ไวเวิร์น
gen-dragon-6 = ซาลามานเดอร์
gen-dragon-7 = บาซิลิสก์
gen-dragon-8 = มังกรแรกฟัก
gen-dragon-9 = มังกรไฟ
gen-dragon-10 = มังกรขดตัว
gen-dragon-11 = ปีกเถ้าคุ
gen-dragon-12 = มังกรฟ้า
gen-dragon-13 = ลินด์เวิร์ม
gen-dragon-14 = ปีกเถ้า
gen-dragon-15 = มังกรหลังเกล็ด
gen-dragon-16 = เผ่าเปลวไฟ
gen-dragon-17 = มังกรหางยาว
gen-dragon-18 = มังกรกรามไฟ
gen-dragon-19 = มังกรเกล็ดพายุ
gen-dragon-20 = มังกรเฝ้ารัง
gen-dragon-21 = มังกรหวงสมบัติ
gen-dragon-22 = แม่มังกร
gen-dragon-23 = มังกรเกล็ดตะวัน
gen-dragon-24 = มังกรงับหาง
gen-dragon-25 = มังกรโฉบน้ำ
gen-dragon-26 = มังกรร่อนลม
gen-dragon-27 = มังกรแผดเผา
gen-dragon-28 = มังกรควันกรุ่น
gen-dragon-29 = ลูกครอก
gen-dragon-30 = มังกรสันหลังคม
gen-dragon-31 = ลูกกรงเล็บ
gen-dragon-32 = มังกรม้วนลม

gen-demon-1 = อิมป์
gen-demon-2 = มาร
gen-demon-3 = พนักงานบังคับคดี
gen-demon-4 = มารยั่วยวน
gen-demon-5 = ตัวเขมือบ
gen-demon-6 = เสมียน
gen-demon-7 = มารกระซิบ
gen-demon-8 = นายหน้า
gen-demon-9 = เพชฌฆาต
gen-demon-10 = เงาผี
gen-demon-11 = ผีผอม
gen-demon-12 = คนเก็บส่วย
gen-demon-13 = ตัวแอบอ้าง
gen-demon-14 = ตัวแทะ
gen-demon-15 = สยองขวัญ
gen-demon-16 = มารเย้ยหยัน
gen-demon-17 = เปรต
gen-demon-18 = มารทรมาน
gen-demon-19 = เจ้าหนี้เงินกู้
gen-demon-20 = ลูกหนี้
gen-demon-21 = มารหลอกลวง
gen-demon-22 = ตัวซุ่ม
gen-demon-23 = ตัวตะกละ
gen-demon-24 = ผีคร่ำครวญ
gen-demon-25 = โจทก์
gen-demon-26 = มารถลกหนัง
gen-demon-27 = หมอผี
gen-demon-28 = คนทรยศ
gen-demon-29 = นายงาน
gen-demon-30 = มารแสยะ
gen-demon-31 = ผีสิงสู่
gen-demon-32 = มารล่อลวง

gen-leader-1 = ออร์โชยา
gen-leader-2 = แทมซิน
gen-leader-3 = แบรนน็อก
gen-leader-4 = อิสเมย์
gen-leader-5 = คอร์วิน
gen-leader-6 = มาเอลิส
gen-leader-7 = โทเบรน
gen-leader-8 = เฮสเปอร์
gen-leader-9 = ลูโด
gen-leader-10 = เวนนา
gen-leader-11 = ออสริก
gen-leader-12 = เพตรา
gen-leader-13 = ควิลล์
gen-leader-14 = โรวีนา
gen-leader-15 = ซาบิน
gen-leader-16 = เทสซาลี
gen-leader-17 = อุลริก
gen-leader-18 = วิกดิส
gen-leader-19 = วิสตัน
gen-leader-20 = แซนธี
gen-leader-21 = ยอริก
gen-leader-22 = เซลดา
gen-leader-23 = อัลดัส
gen-leader-24 = เบริต
gen-leader-25 = คอสโม
gen-leader-26 = เดลฟีน
gen-leader-27 = เอดดา
gen-leader-28 = ฟาเบียน
gen-leader-29 = เกรตา
gen-leader-30 = โฮคอน
gen-leader-31 = อิลเซ
gen-leader-32 = ยอรุน
gen-leader-33 = เคสเตอร์
gen-leader-34 = ลินเนีย
gen-leader-35 = มักนุส
gen-leader-36 = เนริส
gen-leader-37 = โอโด
gen-leader-38 = เพอร์เพทัว
gen-leader-39 = รูฟัส
gen-leader-40 = ซุนนิวา
