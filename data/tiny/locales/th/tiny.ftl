## The game

game-name = ประกายไฟ
game-about = ผู้เล่นสองคนที่มีชีวิตสิบแต้มสู้กันด้วยสัตว์ตัวเล็กและกลเม็ดที่รวดเร็ว ทุกเทิร์นมีประกายไฟสำหรับจ่ายเพิ่มขึ้นหนึ่ง

## Card types

type-creature = สัตว์
type-trick = กลเม็ด

## Numbers of cards

number-cost = ค่าใช้
number-power = พลัง
number-health = ความอึด

## Words of cards

set-kinds = ชนิด
word-moth = ผีเสื้อกลางคืน
    .counter = ตัว
word-stone = หิน
    .counter = ตัว
keyword-swift = “ว่องไว”
keyword-shelter = “กำบัง”

## Counters of players

counter-life = พลังชีวิต
counter-sparks_max = ประกายไฟสูงสุด
counter-sparks = ประกายไฟ

## What cards bear

state-tired = เหนื่อย
state-hurt = บาดแผล

## Zones

zone-deck = เด็ค
zone-hand = มือ
zone-field = สนาม
zone-pile = กองทิ้ง

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = จนจบเทิร์น
    .name = จนจบเทิร์น
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] เมื่อคุณเล่นสัตว์ตัวนี้
    }
    .name = เมื่อถูกเล่น
on-reply = ตอบโต้
    .as = label
    .name = เป็นการตอบโต้
on-on_death = เมื่อสัตว์ตัวนี้ถูกทำลาย
    .name = เมื่อถูกทำลาย
on-friend_dies = เมื่อสัตว์ตัวอื่นของคุณถูกทำลาย
    .name = เมื่อสัตว์อื่นของคุณถูกทำลาย
on-at_dawn = ในยามรุ่งสางของเทิร์นคุณ
    .name = ในยามรุ่งสางของเทิร์นคุณ
on-main = { "" }
    .name = ในยามกลางวันของคุณ
on-would_be_hurt = เมื่อสัตว์ตัวนี้กำลังจะบาดเจ็บ
    .name = เมื่อกำลังจะบาดเจ็บ
cost-sparks = ประกายไฟ { $n }
    .name = ประกายไฟ
cost-tire = ทำให้สัตว์ตัวนี้เหนื่อย
    .name = ทำให้การ์ดนี้เหนื่อย
where-power_at_most = พลัง { $n } หรือน้อยกว่า
    .as = with
    .is = มีพลัง { $n } หรือน้อยกว่า
    .name = พลังไม่เกิน { $n }
where-kind = { TERM($word) }
    .as = noun
    .name = ชนิด { $word }
to-this = สัตว์ตัวนี้
    .name = การ์ดนี้
to-enemy = ฝ่ายตรงข้าม
    .name = ฝ่ายตรงข้าม
noun-field = สัตว์
    .counter = ตัว
in-field-self = ของคุณ
in-field-opponent = ของฝ่ายตรงข้าม
if-controls =
    { $who ->
        [opponent] ฝ่ายตรงข้าม
        [any] บนสนาม
       *[self] คุณ
    }{ ATTR($cards, "pick") ->
        [none] ไม่มี
       *[other] มี
    }{ TERM($cards) }
    .name = คุณมีสัตว์
if-life_at_most = พลังชีวิตของคุณเหลือไม่เกิน { $n }
    .name = พลังชีวิตของคุณไม่เกิน { $n }
op-burn = { TERM($to) }เสียพลังชีวิต { $val } แต้ม
    .may = ให้{ TERM($to) }เสียพลังชีวิต { $val } แต้ม
    .name = เผา
op-mend = ได้รับพลังชีวิต { $val } แต้ม
    .name = รักษา
op-strike = สร้างความเสียหาย { $val } แต้มแก่{ TERM($to) }
    .name = โจมตีใส่
op-banish = ทำลาย{ TERM($to) }
    .name = เนรเทศ
op-grow = { TERM($to) }ได้รับพลัง { SIGNED($val) }
    .may = ให้{ TERM($to) }ได้รับพลัง { SIGNED($val) }
    .name = เติบโต
op-teach = { TERM($to) }ได้รับ { TERM($word) }
    .may = ให้{ TERM($to) }ได้รับ { TERM($word) }
    .name = สอน
op-draw = จั่วการ์ด { $val } ใบ
    .name = จั่ว
op-hush = ทำให้การ์ดใบนั้นไร้ผล
    .name = ทำให้เงียบ
op-shrug = ป้องกันสิ่งนั้น
    .name = สลัดทิ้ง
printed-keyword = { TERM($word) }
for-for_good =
    .name = ตราบที่อยู่ในสนาม
on-always =
    .name = ตลอดเวลา
to-foe =
    .name = สัตว์หนึ่งตัวของฝ่ายตรงข้าม
to-friend =
    .name = สัตว์หนึ่งตัวของคุณ
to-friends =
    .name = สัตว์ทั้งหมดของคุณ

## Phases

phase-dawn = รุ่งสาง
phase-day = กลางวัน
phase-dusk = พลบค่ำ

## Actions, what they name, windows, events

action-play = เล่น
action-reply = ตอบโต้
action-use = ใช้
action-attack = โจมตี
pick-target = เป้าหมาย
window-reply = การตอบโต้
event-dawn = รุ่งสาง

## Why something cannot be done

refused-a-reply = การ์ดนี้ใช้ตอบโต้เท่านั้น
refused-no-reply = การ์ดนี้ใช้ตอบโต้ไม่ได้
refused-tired = สัตว์ตัวนี้เหนื่อยอยู่
refused-arrived = สัตว์ตัวนี้เพิ่งมาถึง

## Decks

deck-lights = แสงไฟ
deck-stones = ก้อนหิน

## Cards

card-tiny_moth = ผีเสื้อกลางคืนสีเทา
card-tiny_swarm = ฝูงแมลงใต้โคม
card-tiny_stone = หินบอกทาง
card-tiny_golem = โกเลมเศษหิน
card-tiny_ember = เด็กถ่านไฟ
card-tiny_mourner = ผู้ไว้อาลัย
card-tiny_smith = ช่างตีประกายไฟ
card-tiny_teacher = ครูเฒ่า
card-tiny_bolt = สายฟ้า
card-tiny_axe = โค่นล้ม
card-tiny_feast = งานเลี้ยง
card-tiny_hush = ความเงียบ
