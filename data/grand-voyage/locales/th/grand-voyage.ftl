## เกม

game-name = มหาสมุทรยาตรา
game-about = ผู้นำกับลูกเรือประจันหน้าผู้นำกับลูกเรืออีกฝ่าย ตัวละครเข้าโจมตี บล็อกเกอร์เข้าขวาง เคาน์เตอร์ช่วยป้องกัน และการ์ดชีวิตที่เสียไปจะขึ้นมือผู้ที่เสียมัน

## ประเภทการ์ด

type-leader = ผู้นำ
    .counter = ใบ
type-character = ตัวละคร
    .counter = ใบ
type-event = อีเวนต์
    .counter = ใบ
type-stage = สเตจ
    .counter = ใบ

## ตัวเลขบนการ์ด

number-cost = คอสต์
number-power = พลัง
number-counter = เคาน์เตอร์
number-life = ชีวิต

## คำบนการ์ด

set-colours = สี
set-attribute = สาย
set-tags = กลุ่ม
word-red = แดง
word-green = เขียว
word-blue = น้ำเงิน
word-purple = ม่วง
word-black = ดำ
word-yellow = เหลือง
word-blade = ดาบ
word-fist = หมัด
word-shot = ยิง
word-lore = วิชา
word-craft = ช่าง
word-corsair = โจรสลัด
word-tidewright = ช่างกระแสน้ำ
word-admiralty = ราชนาวี
word-islander = ชาวเกาะ
word-beast = สัตว์ร้าย
word-spirit = วิญญาณ
word-artisan = ช่างฝีมือ

## คีย์เวิร์ด

keyword-rush = [จู่โจม]
keyword-blocker = [บล็อกเกอร์]
keyword-double_attack = [โจมตีคู่]
keyword-banish = [ขับไล่]
keyword-hunter = [นักล่า]
keyword-unblockable = [บล็อกไม่ได้]
keyword-relentless = [ไม่ลดละ]
keyword-bound = [พันธนาการ]
keyword-steadfast = [แน่วแน่]
about-keyword-rush = การ์ดใบนี้โจมตีได้ในเทิร์นที่ลงสนาม
about-keyword-blocker = หากไม่ได้เรสต์อยู่ สามารถเรสต์การ์ดใบนี้เพื่อรับการโจมตีแทนการ์ดใบอื่นได้
about-keyword-double_attack = การ์ดใบนี้สร้างความเสียหาย 2 แต้มแก่ผู้นำ
about-keyword-banish = การ์ดชีวิตที่เสียไปเพราะการ์ดใบนี้จะลงกองทิ้งโดยไม่ได้ใช้ [ทริกเกอร์]
about-keyword-hunter = การ์ดใบนี้โจมตีตัวละครที่ไม่ได้เรสต์อยู่ได้ด้วย
about-keyword-unblockable = การโจมตีของการ์ดใบนี้บล็อกไม่ได้
about-keyword-relentless = การ์ดใบนี้โจมตีได้ 2 ครั้งต่อเทิร์น
about-keyword-bound = การ์ดใบนี้โจมตีไม่ได้
about-keyword-steadfast = การ์ดใบนี้ไม่ถูก KO ในการต่อสู้
printed-keyword = { TERM($word) }

## คำนามของโซน

noun-characters = ตัวละคร
    .counter = ใบ
noun-crew = ผู้นำหรือตัวละคร
    .counter = ใบ
noun-leader = ผู้นำ
    .counter = ใบ
noun-stage = สเตจ
    .counter = ใบ

## สิ่งที่ผู้เล่นและการ์ดมี

counter-wind_deck = เด็คลมส่ง
counter-winds = ลมส่งที่แอ็กทีฟ
counter-winds_rested = ลมส่งที่เรสต์
state-rested = เรสต์
state-silenced = ถูกลบล้าง
state-attacks = จำนวนครั้งที่โจมตี
state-winds = ลมส่ง

## โซน

zone-leader = ผู้นำ
zone-characters = ตัวละคร
zone-stage = สเตจ
zone-hand = มือ
zone-deck = เด็ค
zone-life = ชีวิต
zone-trash = กองทิ้ง
zone-resolving = โซนทำงาน
zone-crew = ผู้นำและตัวละคร
zone-board = สนาม

## เมื่อใด

frame-label = [{ $on }] { $text }
frame-once = [{ $once }] { $text }
frame-on-once = [{ $once }] { $on } { $text }
frame-tag = [{ $tag }] { $text }
frame-may-cost = คุณอาจ{ $cost }: { $text }
once-turn = เทิร์นละครั้ง
once-match = เกมละครั้ง
cost-and = { $a } และ{ $b }
on-on_play = เมื่อลงสนาม
    .as = label
    .name = เมื่อลงสนาม
on-when_attacking = เมื่อโจมตี
    .as = label
    .name = เมื่อโจมตี
on-on_enemy_attack = เมื่อฝ่ายตรงข้ามโจมตี
    .as = label
    .name = เมื่อการ์ดของฝ่ายตรงข้ามโจมตี
on-on_block = เมื่อบล็อก
    .as = label
    .name = เมื่อบล็อก
on-on_ko = เมื่อถูก KO
    .as = label
    .name = เมื่อถูก KO
on-activate_main = สั่งใช้: ช่วงหลัก
    .as = label
    .name = ในช่วงหลักของคุณ
on-main = ช่วงหลัก
    .as = label
    .name = ช่วงหลัก
on-counter = เคาน์เตอร์
    .as = label
    .name = เคาน์เตอร์
on-trigger = ทริกเกอร์
    .as = label
    .name = ทริกเกอร์
on-start_of_turn = เริ่มเทิร์น
    .as = label
    .name = เมื่อเริ่มเทิร์นของคุณ
on-end_of_turn = จบเทิร์น
    .as = label
    .name = เมื่อจบเทิร์นของคุณ
on-continuous =
    .name = ตลอดเวลา
on-instead_of_ko = หากตัวละครใบนี้จะถูก KO
    .name = เมื่อกำลังจะถูก KO

## คอสต์

cost-rest_winds = เรสต์ลมส่ง { $n } ใบ
    .name = เรสต์ลมส่ง
cost-return_winds = คืนลมส่ง { $n } ใบสู่เด็คลมส่ง
    .name = คืนลมส่ง
cost-discard = ทิ้ง{ TERM($cards) }จากมือ
    .name = ทิ้งการ์ดจากมือ
cost-rest_this =
    เรสต์{ $type ->
        [leader] ผู้นำ
        [stage] สเตจ
       *[other] ตัวละคร
    }ใบนี้
    .name = เรสต์การ์ดใบนี้
cost-trash_this =
    นำ{ $type ->
        [stage] สเตจ
       *[other] ตัวละคร
    }ใบนี้ลงกองทิ้ง
    .name = นำการ์ดใบนี้ลงกองทิ้ง
cost-rest_cards = เรสต์{ TERM($cards) }
    .name = เรสต์การ์ด
cost-take_life = นำการ์ดชีวิตบนสุดของคุณ { $n } ใบขึ้นมือ
    .name = นำการ์ดชีวิตขึ้นมือ
cost-bounce_own = นำ{ TERM($cards) }กลับขึ้นมือ
    .name = นำตัวละครกลับขึ้นมือ
np-paid = { TERM($noun) }{ TERM($adj) } { $n } ใบ{ TERM($with) }
noun-cost-rest_cards = ผู้นำหรือตัวละครของคุณที่แอ็กทีฟอยู่
    .counter = ใบ
noun-cost-bounce_own = ตัวละครของคุณ
    .counter = ใบ

## เป้าหมาย

np-whose =
    { $zone ->
        [hand] บนมือคุณ
        [trash] ในกองทิ้งของคุณ
       *[other] { $who ->
            [self] ของคุณ
            [opponent] ของฝ่ายตรงข้าม
           *[any] { "" }
        }
    }
np-up-to = { TERM($noun) }{ TERM($adj) }{ np-whose }ไม่เกิน { $n } ใบ{ TERM($with) }{ TERM($after) }
np-choose = { TERM($noun) }{ TERM($adj) }{ np-whose } { $n } ใบ{ TERM($with) }{ TERM($after) }
np-choose-theirs = { TERM($noun) }{ TERM($adj) }{ np-whose } { $n } ใบ{ TERM($with) }{ TERM($after) }ซึ่งฝ่ายตรงข้ามเลือกเอง
np-all = { TERM($noun) }{ TERM($adj) }{ np-whose }ทั้งหมด{ TERM($with) }{ TERM($after) }
np-random = { TERM($noun) }{ TERM($adj) }{ np-whose } { $n } ใบแบบสุ่ม{ TERM($with) }{ TERM($after) }
np-at-least =
    { np-words }{ $n ->
        [1] { "" }
       *[other] { " " }{ $n } ใบขึ้นไป
    }{ TERM($with) }{ TERM($after) }
np-this =
    { $type ->
        [leader] ผู้นำ
        [stage] สเตจ
       *[other] ตัวละคร
    }ใบนี้
np-same = ตัวละครใบนั้น
to-attacker = การ์ดที่กำลังโจมตี
    .name = การ์ดที่กำลังโจมตี
to-defender = การ์ดที่ถูกโจมตี
    .name = การ์ดที่ถูกโจมตี
to-own_leader = ผู้นำของคุณ
    .name = ผู้นำของคุณ
to-their_leader = ผู้นำของฝ่ายตรงข้าม
    .name = ผู้นำของฝ่ายตรงข้าม
to-own_stage = สเตจของคุณ
    .name = สเตจของคุณ
to-their_stage = สเตจของฝ่ายตรงข้าม
    .name = สเตจของฝ่ายตรงข้าม
to-whole_crew = ผู้นำและตัวละคร{ TERM($adj) }ของคุณทั้งหมด{ TERM($with) }{ TERM($after) }
    .name = ผู้นำและตัวละครของคุณทั้งหมด
to-whole_hand = { TERM($noun) }{ TERM($adj) }บนมือคุณ{ TERM($with) }
    .name = การ์ดบนมือคุณ
to-found = { TERM($noun) }{ TERM($adj) }ไม่เกิน { $n } ใบ{ TERM($with) }{ TERM($after) }
    .name = หนึ่งในการ์ดที่ดู
to-this =
    .name = การ์ดใบนี้
to-same =
    .name = สิ่งที่เอฟเฟกต์ก่อนหน้าเลือก
to-their_character =
    .name = ตัวละครของฝ่ายตรงข้าม 1 ใบ
to-their_characters =
    .name = ตัวละครของฝ่ายตรงข้ามทั้งหมด
to-own_character =
    .name = ตัวละครของคุณ 1 ใบ
to-own_characters =
    .name = ตัวละครของคุณทั้งหมด
to-any_character =
    .name = ตัวละคร 1 ใบ
to-any_characters =
    .name = ตัวละครทั้งหมด
to-own_crew =
    .name = ผู้นำหรือตัวละครของคุณ 1 ใบ
to-their_crew =
    .name = ผู้นำหรือตัวละครของฝ่ายตรงข้าม 1 ใบ
to-own_card =
    .name = การ์ดในสนามของคุณ 1 ใบ
to-their_card =
    .name = การ์ดในสนามของฝ่ายตรงข้าม 1 ใบ
to-hand_card =
    .name = การ์ดบนมือคุณ 1 ใบ
to-trash_card =
    .name = การ์ดในกองทิ้งของคุณ 1 ใบ

## การ์ดใด

where-type = { TERM($word) }
    .as = noun
    .name = ประเภท{ $word }
where-colour = สี{ TERM($word) }
    .order = 30
    .is = เป็นสี{ TERM($word) }
    .is-not = ไม่เป็นสี{ TERM($word) }
    .name = สี{ $word }
where-tagged = กลุ่ม{ TERM($word) }
    .order = 20
    .is = อยู่กลุ่ม{ TERM($word) }
    .is-not = ไม่อยู่กลุ่ม{ TERM($word) }
    .name = กลุ่ม{ $word }
where-attribute = สาย{ TERM($word) }
    .order = 25
    .is = อยู่สาย{ TERM($word) }
    .is-not = ไม่อยู่สาย{ TERM($word) }
    .name = สาย{ $word }
where-name = ที่ชื่อ “{ $card }”
    .as = after
    .false = ที่ไม่ใช่ “{ $card }”
    .false-as = after
    .is = ชื่อ “{ $card }”
    .is-not = ไม่ใช่ “{ $card }”
    .name = การ์ดใบนี้เอง
where-keyword = ที่มี { TERM($word) } อยู่
    .as = after
    .is = มี { TERM($word) }
    .is-not = ไม่มี { TERM($word) }
    .name = คีย์เวิร์ด { $word }
where-rested = ที่เรสต์อยู่
    .order = 80
    .false = ที่แอ็กทีฟอยู่
    .is = เรสต์อยู่
    .is-not = แอ็กทีฟอยู่
    .name = เรสต์หรือแอ็กทีฟ
where-cost_at_most = คอสต์ { $n } หรือน้อยกว่า
    .as = with
    .is = มีคอสต์ { $n } หรือน้อยกว่า
    .name = คอสต์ { $n } หรือน้อยกว่า
where-cost_at_least = คอสต์ { $n } ขึ้นไป
    .as = with
    .is = มีคอสต์ { $n } ขึ้นไป
    .name = คอสต์ { $n } ขึ้นไป
where-power_at_most = พลัง { $n } หรือน้อยกว่า
    .as = with
    .is = มีพลัง { $n } หรือน้อยกว่า
    .name = พลัง { $n } หรือน้อยกว่า
where-power_at_least = พลัง { $n } ขึ้นไป
    .as = with
    .is = มีพลัง { $n } ขึ้นไป
    .name = พลัง { $n } ขึ้นไป
where-base_power_at_most = พลังที่พิมพ์ไว้ { $n } หรือน้อยกว่า
    .as = with
    .is = มีพลังที่พิมพ์ไว้ { $n } หรือน้อยกว่า
    .name = พลังที่พิมพ์ไว้ { $n } หรือน้อยกว่า
where-winds_at_least = ลมส่ง { $n } ใบขึ้นไป
    .as = with
    .is = มีลมส่ง { $n } ใบขึ้นไป
    .name = ลมส่ง { $n } ใบขึ้นไป
where-other = ใบอื่น
    .order = 70
    .is = ไม่ใช่การ์ดใบนี้
    .name = ไม่ใช่การ์ดใบนี้

## นานเท่าใด

for-this_battle = ในการต่อสู้นี้
for-this_turn = ในเทิร์นนี้
for-until_own_turn = จนกว่าเทิร์นถัดไปของคุณจะเริ่ม
for-until_their_turn_ends = จนจบเทิร์นถัดไปของฝ่ายตรงข้าม
for-while_in_play =
    .name = ตราบที่การ์ดอยู่ในสนาม

## เงื่อนไข

if-winds_on_this = ตัวละครใบนี้มีลมส่ง { $n } ใบขึ้นไป
    .tag = ลมส่ง ×{ $n }
    .name = มีลมส่ง { $n } ใบขึ้นไป
if-my_turn = เป็นเทิร์นของคุณ
    .not = ไม่ใช่เทิร์นของคุณ
    .name = เทิร์นของคุณ
if-opponent_turn = เป็นเทิร์นของฝ่ายตรงข้าม
    .not = ไม่ใช่เทิร์นของฝ่ายตรงข้าม
    .name = เทิร์นของฝ่ายตรงข้าม
if-life_at_most = คุณมีการ์ดชีวิตไม่เกิน { $n } ใบ
    .not = คุณมีการ์ดชีวิตเกิน { $n } ใบ
    .name = คุณมีการ์ดชีวิตไม่เกิน { $n } ใบ
if-life_at_least = คุณมีการ์ดชีวิต { $n } ใบขึ้นไป
    .not = คุณมีการ์ดชีวิตไม่ถึง { $n } ใบ
    .name = คุณมีการ์ดชีวิต { $n } ใบขึ้นไป
if-opponent_life_at_most = ฝ่ายตรงข้ามมีการ์ดชีวิตไม่เกิน { $n } ใบ
    .name = ฝ่ายตรงข้ามมีการ์ดชีวิตไม่เกิน { $n } ใบ
if-behind = คุณมีการ์ดชีวิตน้อยกว่าฝ่ายตรงข้าม
    .not = คุณมีการ์ดชีวิตไม่น้อยกว่าฝ่ายตรงข้าม
    .name = การ์ดชีวิตน้อยกว่าฝ่ายตรงข้าม
if-hand_at_most = คุณมีการ์ดบนมือไม่เกิน { $n } ใบ
    .not = คุณมีการ์ดบนมือเกิน { $n } ใบ
    .name = การ์ดบนมือไม่เกิน { $n } ใบ
if-hand_at_least = คุณมีการ์ดบนมือ { $n } ใบขึ้นไป
    .name = การ์ดบนมือ { $n } ใบขึ้นไป
if-opponent_hand_at_least = ฝ่ายตรงข้ามมีการ์ดบนมือ { $n } ใบขึ้นไป
    .name = ฝ่ายตรงข้ามมีการ์ดบนมือ { $n } ใบขึ้นไป
if-deck_at_most = เด็คของคุณมีการ์ดไม่เกิน { $n } ใบ
    .name = การ์ดในเด็คของคุณไม่เกิน { $n } ใบ
if-trash_at_least = กองทิ้งของคุณมีการ์ด { $n } ใบขึ้นไป
    .name = การ์ดในกองทิ้งของคุณ { $n } ใบขึ้นไป
if-winds_at_least = คุณมีลมส่ง { $n } ใบขึ้นไป
    .name = คุณมีลมส่ง { $n } ใบขึ้นไป
if-controls =
    คุณ{ ATTR($cards, "pick") ->
        [none] ไม่มี
       *[other] มี
    }{ TERM($cards) }
    .not = คุณไม่มี{ TERM($cards) }
    .name = คุณมีตัวละคร
if-opponent_controls =
    ฝ่ายตรงข้าม{ ATTR($cards, "pick") ->
        [none] ไม่มี
       *[other] มี
    }{ TERM($cards) }
    .not = ฝ่ายตรงข้ามไม่มี{ TERM($cards) }
    .name = ฝ่ายตรงข้ามมีตัวละคร
if-leader = ผู้นำของคุณ{ TERM($is) }
    .name = ผู้นำของคุณเป็นอย่างไร
if-this_rested = ตัวละครใบนี้เรสต์อยู่
    .not = ตัวละครใบนี้ไม่ได้เรสต์อยู่
    .name = เรสต์อยู่
if-attacking = ตัวละครใบนี้กำลังโจมตี
    .not = ตัวละครใบนี้ไม่ได้กำลังโจมตี
    .name = กำลังโจมตี
if-attacked_leader = กำลังโจมตีผู้นำ
    .not = ไม่ได้กำลังโจมตีผู้นำ
    .name = ผู้นำถูกโจมตี
if-turn_at_least = ถึงเทิร์นที่ { $n } แล้ว
    .name = ถึงเทิร์นที่ { $n } แล้ว
if-revealed = การ์ดที่เปิดเผยเป็น{ TERM($cards) }
    .name = สิ่งที่ถูกเปิดเผย
if-did = ทำเช่นนั้น
    .not = ไม่ได้ทำเช่นนั้น
    .name = หากทำเช่นนั้น

## เอฟเฟกต์

op-power = { TERM($to) }ได้รับพลัง { SIGNED($val) }
    .may = ให้{ TERM($to) }ได้รับพลัง { SIGNED($val) }
    .name = พลัง
op-ko = ทำ KO { TERM($to) }
    .name = KO
op-bounce = นำ{ TERM($to) }กลับขึ้นมือเจ้าของ
    .name = กลับขึ้นมือ
op-search = ดูการ์ดบนสุดของเด็คคุณ { $val } ใบ เปิดเผย{ TERM($to) } แล้วนำขึ้นมือ จากนั้นวางใบที่เหลือไว้ล่างสุดของเด็คตามลำดับที่ต้องการ
    .name = ค้นหา
op-draw =
    { $who ->
        [opponent] ฝ่ายตรงข้ามจั่วการ์ด { $val } ใบ
        [both] ผู้เล่นทั้งสองจั่วการ์ดคนละ { $val } ใบ
       *[other] จั่วการ์ด { $val } ใบ
    }
    .may =
        { $who ->
            [opponent] ให้ฝ่ายตรงข้ามจั่วการ์ด { $val } ใบ
            [both] ให้ผู้เล่นทั้งสองจั่วการ์ดคนละ { $val } ใบ
           *[other] จั่วการ์ด { $val } ใบ
        }
    .name = จั่ว
op-discard =
    { $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ผู้เล่นทั้งสอง
       *[other] { "" }
    }{ $choice ->
        [random] สุ่มทิ้ง
       *[other] ทิ้ง
    }การ์ดบนมือ{ $who ->
        [both] คนละ
       *[other] { "" }
    } { $val } ใบ
    .may =
        { $who ->
            [opponent] ให้ฝ่ายตรงข้าม
            [both] ให้ผู้เล่นทั้งสอง
           *[other] { "" }
        }{ $choice ->
            [random] สุ่มทิ้ง
           *[other] ทิ้ง
        }การ์ดบนมือ{ $who ->
            [both] คนละ
           *[other] { "" }
        } { $val } ใบ
    .name = ทิ้งการ์ดบนมือ
op-grant = { TERM($to) }ได้รับ { TERM($word) }
    .may = ให้{ TERM($to) }ได้รับ { TERM($word) }
    .name = คีย์เวิร์ด
op-attach =
    มอบลมส่งของคุณที่{ $choice ->
        [active] แอ็กทีฟ
       *[rested] เรสต์
    }อยู่ไม่เกิน { $val } ใบให้{ TERM($to) }
    .name = มอบลมส่ง
op-rest = เรสต์{ TERM($to) }
    .name = เรสต์
op-activate = แอ็กทีฟ{ TERM($to) }
    .name = แอ็กทีฟ
op-damage =
    สร้างความเสียหาย { $val } แต้มแก่{ $who ->
        [self] คุณ
        [both] ผู้เล่นทั้งสอง
       *[other] ฝ่ายตรงข้าม
    }
    .name = ความเสียหาย
op-look =
    ดูการ์ดบนสุดของเด็คคุณ { $val } ใบ แล้ววาง{ $choice ->
        [top] กลับไว้บนสุด
        [bottom] ไว้ล่างสุด
       *[other] ไว้บนสุดหรือล่างสุด
    }ของเด็ค{ $val ->
        [1] { "" }
       *[other] ตามลำดับที่ต้องการ
    }
    .name = ดูเด็ค
op-reveal =
    เปิดเผยการ์ดบนสุดของเด็ค{ $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ผู้เล่นทั้งสองฝ่าย
       *[other] คุณ
    }{ $who ->
        [both] ฝ่ายละ
       *[other] { "" }
    } { $val } ใบ
    .name = เปิดเผย
op-trash = นำ{ TERM($to) }ลงกองทิ้ง
    .name = ลงกองทิ้ง
op-mill =
    { $who ->
        [opponent] ฝ่ายตรงข้ามนำการ์ดบนสุดของเด็คตนเอง
        [both] ผู้เล่นทั้งสองนำการ์ดบนสุดของเด็คตนเองคนละ
       *[other] นำการ์ดบนสุดของเด็คคุณ
    } { $val } ใบลงกองทิ้ง
    .may =
        { $who ->
            [opponent] ให้ฝ่ายตรงข้ามนำการ์ดบนสุดของเด็คตนเอง
            [both] ให้ผู้เล่นทั้งสองนำการ์ดบนสุดของเด็คตนเองคนละ
           *[other] นำการ์ดบนสุดของเด็คคุณ
        } { $val } ใบลงกองทิ้ง
    .name = จากเด็คลงกองทิ้ง
op-play = นำ{ TERM($to) }ลงสนาม
    .name = ลงสนาม
op-take = นำ{ TERM($to) }ขึ้นมือ
    .name = จากกองทิ้งขึ้นมือ
op-tuck = วาง{ TERM($to) }ไว้ล่างสุดของเด็คเจ้าของ
    .name = ไปไว้ล่างสุดของเด็ค
op-winds =
    นำลมส่งไม่เกิน { $val } ใบออกจากเด็คลมส่งในสภาพ{ $choice ->
        [active] แอ็กทีฟ
       *[rested] เรสต์
    }
    .name = ลมส่งใหม่
op-ready_winds = แอ็กทีฟลมส่งของคุณไม่เกิน { $val } ใบ
    .name = แอ็กทีฟลมส่ง
op-cost =
    { TERM($to) }มีคอสต์{ $sign ->
        [minus] ลดลง
       *[other] เพิ่มขึ้น
    } { $abs }
    .name = คอสต์
op-heal = วางการ์ดบนสุดของเด็คคุณ { $val } ใบไว้บนกองการ์ดชีวิต
    .name = การ์ดชีวิต
op-silence = ลบล้างเอฟเฟกต์ของ{ TERM($to) }
    .name = ลบล้าง
op-stay = ป้องกันสิ่งนั้น
    .cost = { $cost }แทน
    .name = อยู่ในสนามต่อ

## ชนิดของเอฟเฟกต์

kind-damage = กำจัด
kind-restore = การ์ดชีวิต
kind-cards = การ์ด
kind-energy = ลมส่ง
kind-allies = ลูกเรือ
kind-control = ควบคุม

## ช่วง

phase-refresh = ช่วงรีเฟรช
phase-draw = ช่วงจั่ว
phase-wind = ช่วงลมส่ง
phase-main = ช่วงหลัก
phase-end = ช่วงจบ

## การกระทำ สิ่งที่ระบุ จังหวะตอบโต้ เหตุการณ์

action-play = เล่นการ์ด
action-give = มอบลมส่ง
action-activate = ใช้ความสามารถ
action-attack = โจมตี
action-block = บล็อก
action-counter_card = เคาน์เตอร์ด้วยตัวละคร
action-counter_event = เคาน์เตอร์ด้วยอีเวนต์
action-use_trigger = ใช้ทริกเกอร์
action-redraw = จั่วมือใหม่
pick-amount = จำนวนลมส่ง
pick-target = เป้าหมาย
window-mulligan = จั่วมือใหม่
window-block = บล็อก
window-counter = เคาน์เตอร์
window-trigger = ทริกเกอร์
event-turn_begins = เริ่มเทิร์น
event-turn_ends = จบเทิร์น
event-attack = การโจมตี
event-block = การบล็อก
role-attacker = การ์ดที่กำลังโจมตี
role-defender = การ์ดที่ถูกโจมตี
role-drawn = การ์ดชีวิต
role-seen = การ์ดที่ดู
role-taken = การ์ดที่นำขึ้นมือ
role-revealed = การ์ดที่เปิดเผย
routine-enter = การ์ดลงสู่สนาม
routine-past_zero = ไม่เหลือการ์ดชีวิต
routine-wound = ความเสียหายหนึ่งแต้ม
routine-banished = ความเสียหายหนึ่งแต้มจาก [ขับไล่]

## การตั้งค่า

setting-leader_attacks = การโจมตีของผู้นำ
setting-wind_power = ลมส่งเพิ่มพลัง
setting-life_rule = เมื่อใดผู้เล่นจึงแพ้
setting-first_battle = ใครโจมตีไม่ได้ในเทิร์นแรก

## คำที่ใช้ในข้อความกติกา

word-active = แอ็กทีฟ
word-rested = เรสต์
word-chosen = เลือก
word-random = สุ่ม
word-top = บนสุด
word-bottom = ล่างสุด
word-either = บนสุดหรือล่างสุด
word-yes = ได้
word-no = ไม่ได้
word-always = ตลอดเวลา
word-own_turn = เฉพาะในเทิร์นของตน
word-at_zero = เมื่อไม่เหลือการ์ดชีวิต
word-past_zero = เมื่อรับความเสียหายตอนไม่เหลือการ์ดชีวิต
word-first_player = ผู้เล่นคนแรก
word-both = ทั้งสองฝ่าย

## เหตุใดจึงทำไม่ได้

refused-leader = ผู้นำโจมตีไม่ได้
refused-first-turn = ไม่มีใครโจมตีได้ในเทิร์นแรกนี้
refused-rested = การ์ดใบนี้เรสต์อยู่
refused-attacked = การ์ดใบนี้โจมตีไปแล้วในเทิร์นนี้
refused-arrived = ตัวละครใบนี้เพิ่งลงสนามในเทิร์นนี้และไม่มี [จู่โจม]
refused-bound = การ์ดใบนี้โจมตีไม่ได้
refused-no-blocker = ตัวละครใบนี้ไม่มี [บล็อกเกอร์]
refused-defender = ตัวละครใบนี้ถูกโจมตีอยู่แล้ว
refused-no-counter = การ์ดใบนี้ไม่มีเคาน์เตอร์
refused-no-trigger = การ์ดใบนี้ไม่มี [ทริกเกอร์]

## เด็ค

deck-cinder_wake = คลื่นท้ายเรือเถ้าคุ
deck-tidewright_guild = สมาคมช่างกระแสน้ำ

## การ์ด

card-GV-01-L01 = มาเรนมือถ่าน
    .flavour = นางไม่ลงนามในสัญญาใด นางจับมือคุณ แล้วเขม่าก็ติดอยู่
card-GV-01-L02 = ออสริก เวน ช่างกระแสน้ำ
    .flavour = เขาไม่เคยมาสาย เพราะเขาคือผู้กำหนดเวลาน้ำ
card-GV-01-C01 = พลปืนเถ้าคุ
    .flavour = นัดหนึ่งเพื่อธง นัดหนึ่งเพื่อโชค และไม่มีนัดใดลงปูมเรือ
card-GV-01-C02 = ภคินีแห่งเชือก
    .flavour = ปมของนางรั้งเรือไว้ได้ ปมอื่นของนางรั้งลูกเรือไว้
card-GV-01-C03 = เลวีอาธานถ่านคุ
    .flavour = ทะเลเดือดเป็นไมล์ก่อนที่มันจะโผล่ขึ้นมา
card-GV-01-C04 = คนวิ่งดินปืน
    .flavour = “ให้เดินเหรอ แบกไอ้นี่ไว้บนหลังเนี่ยนะ”
card-GV-01-C05 = นักดวลสะพานเรือ
    .flavour = นางข้ามกราบเรือไปแล้วก่อนที่เรือจะแตะกัน
card-GV-01-C06 = ผู้ย่องตามแนวปะการัง
    .flavour = เขาอ่านเงาบนผืนทราย เหมือนที่คนอื่นอ่านแผนที่
card-GV-01-C07 = ผู้พยากรณ์ไขเทียน
    .flavour = เทียนทุกเล่มที่นางหล่อรู้อะไรอยู่อย่างหนึ่ง
card-GV-01-C08 = รีอา ควิกแบรนด์ ต้นเรือ
    .flavour = กัปตันว่าสองครั้งคือนิสัย รีอาว่าสองครั้งคือมื้อเช้า
card-GV-01-C09 = พลระเบิดเฮสก์
    .flavour = เขานับว่าพวกมันเหลือเท่าไร แล้วค่อยนับว่าพวกเราเหลือเท่าไร
card-GV-01-C10 = นักเหวี่ยงแหบนผา
    .flavour = มองจากข้างบนนั้น เสากระโดงทุกต้นดูเหมือนด้ามจับ
card-GV-01-C11 = ต้นหนกลองพาย
    .flavour = บนเรือลำนี้ไม่มีใครพายผิดจังหวะได้อีกแล้ว
card-GV-01-C12 = ช่างซ่อมว่าว
    .flavour = ใบเรือขาดก็แค่ว่าวที่ลืมตัวเอง
card-GV-01-C13 = มือวินาศกรรมไม้ขีดก้านสุดท้าย
    .flavour = นางพกไม้ขีดมาก้านเดียว นางต้องใช้แค่ก้านเดียว
card-GV-01-C14 = กัปตันแอช วาร์เดลล์
    .flavour = สิ่งที่เขาชิงไป แม้แต่ทะเลก็ไม่ได้เก็บไว้
card-GV-01-C15 = หญิงแจวเรือน้ำตื้น
    .flavour = “ลงหนึ่ง ขึ้นหนึ่ง นั่นแหละค่าโดยสาร”
card-GV-01-C16 = นักเลงเรือลำแฝด
    .flavour = เขายืนเหยียบดาดฟ้าข้างละเท้า และทั้งสองลำก็คือบ้าน
card-GV-01-C17 = ช่างเชือกใยปาล์ม
    .flavour = เขาต่อเชือกใต้แสงดาว ยามเช้าจะได้ว่าง
card-GV-01-E18 = ระดมยิงยามรุ่งสาง
    .flavour = พวกเขาเตรียมมื้อเช้าไว้พร้อม แต่ไม่มีใครได้กิน
card-GV-01-E19 = ทุกคนประจำกราบเรือ
    .flavour = แม้แต่พ่อครัว ไม่สิ ยิ่งต้องเป็นพ่อครัว
card-GV-01-E20 = ปัดป้องบนคานใบเรือ
    .flavour = ที่ความสูงสี่สิบฟุต การก้าวเท้าเป็นอีกศาสตร์หนึ่ง
card-GV-01-S21 = ดาดฟ้าคุกรุ่น
    .flavour = เรือลำนี้ไหม้มาเก้าปี และไม่เคยจมสักครั้ง
card-GV-01-C22 = ผู้พิทักษ์แนวปะการัง
    .flavour = ร่องน้ำเปิดอยู่ แต่ไม่มีใครเชิญคุณ
card-GV-01-C23 = นักประดาน้ำกู้ซาก
    .flavour = นางดำลงไปพร้อมเชือก และขึ้นมาพร้อมเพื่อนร่วมงาน
card-GV-01-C24 = สมอเฒ่า สรั่งเรือ
    .flavour = พวกเขาฝังเขาไว้กลางทะเล เขามารายงานตัวเข้ายามเช้า
card-GV-01-C25 = นักสำรวจฉมวก
    .flavour = เขาวัดความลึก แล้วจึงวัดสิ่งที่อาศัยอยู่ในนั้น
card-GV-01-C26 = เรือเอกเขื่อนกันคลื่น
    .flavour = ยามค่ำคืนนางไม่ถอย และยามค่ำคืนนางไม่เคยหลับ
card-GV-01-C27 = เสียงกระซิบจากซากเรือ
    .flavour = มันถามว่าคุณถืออะไรอยู่ แล้วคุณก็ปล่อยบางอย่างไป
card-GV-01-C28 = วิศวกรกระแสใต้น้ำ
    .flavour = “ข้าไม่ได้จมเรือ ข้าแค่จัดเก็บไว้ในชั้นที่ต่ำลง”
card-GV-01-C29 = ผู้อ่านแผนที่แห่งท่าต่ำ
    .flavour = นางอ่านแผนที่ย้อนหลัง เพื่อให้รู้ว่ามันเริ่มที่ใด
card-GV-01-C30 = คนทรงทุ่นระฆัง
    .flavour = ดังหนึ่งครั้งคือใช่ ดังสองครั้งคือใช่ แต่คุณจะไม่ชอบ
card-GV-01-C31 = พลเรือจัตวาอิลเซ บรันด์
    .flavour = ความรีบร้อนคือเสียงรบกวนชนิดหนึ่ง พลเรือจัตวากล่าว
card-GV-01-C32 = คนคัดของลอยน้ำ
    .flavour = เขาแยกไว้สามกอง ใช้ได้ ใช้ไม่ได้ และจ่าหน้าถึงใครสักคน
card-GV-01-C33 = นักมวยปล้ำลานไข่มุก
    .flavour = ไข่มุกทุกเม็ดคือหนี้ที่หอยได้ชดใช้แล้ว
card-GV-01-C34 = เวสนา ฟาร์ไซต์ นายประตูน้ำ
    .flavour = นางเปิดประตูน้ำที่ต้นน้ำ และสัปดาห์ต่อมาวีรบุรุษคนหนึ่งก็สะดุดล้ม
card-GV-01-C35 = ลูกมือกว้านสมอ
    .flavour = หมุนเพิ่มวันละครึ่งรอบ ตลอดเก้าปี
card-GV-01-C36 = อันโน ครูดาบประจำสมาคม
    .flavour = บทเรียนของเขาเริ่มที่ดาบสุดท้าย
card-GV-01-C37 = ตุลาการจมน้ำ
    .flavour = คำตัดสินออกแล้ว คุณเลือกได้ว่าจะให้ตกแก่ใคร
card-GV-01-C38 = คลื่นใหญ่จากแดนไกล
    .flavour = มันออกเดินทางตั้งแต่ก่อนย่าของคุณเกิด
card-GV-01-E39 = น้ำลงฉับพลัน
    .flavour = ท่าเรือจากไปตอนเที่ยง และพาทั้งกองเรือไปด้วย
card-GV-01-E40 = เทียนแด่ผู้สูญหาย
    .flavour = มันจะดับเมื่อพวกเขาถึงบ้าน
card-GV-01-E41 = ชูโคมไว้
    .flavour = แสงสว่างก็เป็นคำสั่งอย่างหนึ่ง
card-GV-01-S42 = อู่แห้งอ่าวแมร์โรว์
    .flavour = กระดูกงูทุกลำที่วางที่นี่เคยเป็นกระดูกสันหลังของใครสักคน
card-GV-01-C43 = เด็กซนโขดนกนางนวล
    .flavour = ดีดกรวดสามก้อน หนึ่งใส่คุณ สองใส่ศักดิ์ศรีของคุณ
card-GV-01-C44 = ตัวงับป่าชายเลน
    .flavour = มันไม่สนว่าเป็นขาของใคร
card-GV-01-C45 = โจรสลัดแนวกันไฟ
    .flavour = นางเผาสิ่งที่สละได้ แล้วจึงเผาสิ่งที่สละไม่ได้
card-GV-01-C46 = ผู้กล่าวแทนเกาะ
    .flavour = เมื่อนางพูด ทั้งเกาะเอนตัวเข้ามาฟัง
card-GV-01-C47 = คณะประสานเสียงปืนใหญ่
    .flavour = ปืนสิบสองกระบอก สี่แนวเสียง หนึ่งตัวโน้ต
card-GV-01-C48 = ผู้ดูแลลำเรือ
    .flavour = เมื่อไม่มีใครอื่นบนเรือ นางก็คือลำเรือ
card-GV-01-E49 = ประกายไฟบนสายระโยง
    .flavour = มันวิ่งขึ้นตามเชือก และพวกเราก็เช่นกัน
card-GV-01-E50 = ที่ทอดสมออันสงบ
    .flavour = หลับสักสองชั่วโมง ลูกเรือทั้งลำก็เหมือนใหม่
card-GV-01-S51 = เกาะปะการังโคมไฟ
    .flavour = แสงทุกดวงบนเกาะคือใครสักคนที่ยังตื่นรออยู่
card-GV-01-C52 = ปากแห่งห้วงลึก
    .flavour = มันกัดก่อน แล้วค่อยหิว
card-GV-01-C53 = พ่อครัวเรือแตกสองครา
    .flavour = เขาช่วยเตาก่อน ทั้งสองครั้ง
card-GV-01-C54 = เสมียนน้ำขึ้นน้ำลง
    .flavour = ทำสามฉบับ น้ำขึ้น น้ำลง และน้ำนิ่ง
card-GV-01-C55 = ผู้เรียกน้ำเกิด
    .flavour = ทุกสิ่งที่เล็กย่อมลอย
card-GV-01-C56 = ผู้ดูแลแก้วพยากรณ์พายุ
    .flavour = เขาเขย่าแก้ว แล้วฟ้าฝนก็ขอโทษ
card-GV-01-C57 = ผีแห่งคลื่นลูกที่เก้า
    .flavour = แปดลูกแรกคือดินฟ้าอากาศ ลูกที่เก้าคือเรื่องส่วนตัว
card-GV-01-C58 = ยามประตูกันน้ำ
    .flavour = เขาปิดประตู แล้วแม่น้ำก็คิดทบทวน
card-GV-01-C59 = คณะประสานเสียงใต้ท้องเรือ
    .flavour = พวกเขารู้แค่ท่อนเดียว และท่อนนั้นเกี่ยวกับคุณ
card-GV-01-C60 = นายแห่งประตูเรือสัญจร
    .flavour = สิ่งใดไม่ถูกยกขึ้น สิ่งนั้นผ่านไปไม่ได้
card-GV-01-E61 = อ่านกระแสน้ำ
    .flavour = มันไปมาแล้วทุกแห่ง แค่เอ่ยปากถามก็พอ
card-GV-01-E62 = จ่ายด้วยเกลือ
    .flavour = ทะเลรับเงินตราทุกชนิดที่มีเลือด
card-GV-01-S63 = หอดูดาวใต้น้ำ
    .flavour = เบื้องล่างนี้ ดวงดาวอยู่นิ่ง
card-GV-01-C64 = มหารูปสนิม
    .flavour = มันเคยเป็นกองเรือทั้งกอง และยังเก็บไว้ครบทุกลำ
