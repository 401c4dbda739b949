## เกม

game-name = TTCG
game-about = ยูนิตและเวทที่เติบโตด้วยการวางซ้อนกัน การ์ดแต่ละใบมีเอฟเฟกต์สองข้อ เมื่อใช้แล้วการ์ดจะหันข้าง เริ่มฝ่ายละยี่สิบแต้ม ยูนิตที่ถูกทำลายทำให้เจ้าของเสียแต้มเท่ากับแรงก์ของมัน

## ประเภทการ์ด

type-earth = ดิน
    .counter = ตัว
type-water = น้ำ
    .counter = ตัว
type-fire = ไฟ
    .counter = ตัว
type-air = ลม
    .counter = ตัว
type-electric = ไฟฟ้า
    .counter = ตัว
type-light = แสง
    .counter = ตัว
type-nature = ธรรมชาติ
    .counter = ตัว
type-dark = มืด
    .counter = ตัว
type-spell = เวท
    .counter = ใบ
    .kind = spell
class-unit = ยูนิต
    .counter = ตัว
class-spell = เวท
    .counter = ใบ

## เผ่า

set-subtypes = เผ่า
word-dragon = มังกร
word-beast = สัตว์ร้าย
word-elemental = ภูตธาตุ
word-aquatic = สัตว์น้ำ
word-warrior = นักรบ
word-spellcaster = จอมเวท
word-machine = จักรกล
word-ghost = ผี
word-insect = แมลง
word-reptile = สัตว์เลื้อยคลาน
word-fairy = แฟรี่
word-undead = อันเดด
word-botanic = พืช
word-flying = เวหา
word-humanoid = กึ่งมนุษย์
word-fish = ปลา

## คีย์เวิร์ด

keyword-indestructible = ทำลายไม่ได้
keyword-immune = ไม่รับผล
about-keyword-indestructible = การ์ดใบนี้ถูกทำลายไม่ได้ ทั้งจากการต่อสู้และจากเอฟเฟกต์
about-keyword-immune = เอฟเฟกต์ของการ์ดที่ระบุไว้กับคำนี้ไม่เลือกและไม่เปลี่ยนแปลงการ์ดใบนี้ การต่อสู้ไม่นับเป็นเอฟเฟกต์

## ตัวเลขบนการ์ด

number-attack = พลังโจมตี
number-defense = พลังป้องกัน
number-level = แรงก์
number-more_attacks = การโจมตีเพิ่ม

## ตัวนับของผู้เล่น

counter-points = แต้ม
counter-plays = การ์ดที่เล่นในเทิร์นนี้
counter-extra_plays = การเล่นเพิ่มในเทิร์นนี้
quantity-plays_given = การเล่นที่ได้เพิ่มจากเอฟเฟกต์ที่มีผลอยู่
quantity-plays_allowed = การเล่นที่ทำได้ในหนึ่งเทิร์น

## สิ่งที่การ์ดมี

state-tapped = แท็ป
state-tapped_now = แท็ปในเทิร์นนี้
state-attacks_made = จำนวนครั้งที่โจมตี
state-held_back = โจมตีไม่ได้

## โซน

zone-units = โซนยูนิต
zone-spells = โซนเวท
zone-under = การ์ดที่อยู่ใต้
zone-hand = มือ
zone-deck = เด็ค
zone-discard = กองทิ้ง
zone-field = สนาม
noun-units = ยูนิต
    .counter = ตัว
noun-spells = เวท
    .counter = ใบ

## ชนิดของเอฟเฟกต์

as-normal = ปกติ
as-continuous = ต่อเนื่อง
as-counter = เคาน์เตอร์
as-equip = สวมใส่
as-latent = แฝง
as-dormant = หลับใหล
as-passive = ติดตัว
frame-cost = { $cost }: { $text }
frame-may-cost = คุณอาจ{ $cost }: { $text }
cost-and = { $a } และ{ $b }
frame-cost-if = หาก{ $if } { $cost }: { $text }
frame-may-cost-if = หาก{ $if } คุณอาจ{ $cost }: { $text }
on-use = { "" }
    .name = เมื่อผู้เล่นต้องการ
on-opponent_draw = ในช่วงจั่วของฝ่ายตรงข้าม
on-opponent_main = ในช่วงหลักของฝ่ายตรงข้าม
on-opponent_battle = ในช่วงต่อสู้ของฝ่ายตรงข้าม
on-opponent_end = ในช่วงจบของฝ่ายตรงข้าม
on-always = { "" }
    .name = ตลอดเวลา
on-turn_start = เมื่อเริ่มเทิร์นของคุณ
on-played =
    { $filtered ->
        [yes] { $of ->
            [self] เมื่อคุณเล่น{ TERM($cards) }
            [opponent] เมื่อฝ่ายตรงข้ามเล่น{ TERM($cards) }
           *[any] เมื่อมีการเล่น{ TERM($cards) }
        }
       *[no] { $of ->
            [self] เมื่อคุณเล่นการ์ด
            [opponent] เมื่อฝ่ายตรงข้ามเล่นการ์ด
           *[any] เมื่อมีการเล่นการ์ด
        }
    }
    .name = เมื่อมีการเล่นการ์ด
on-effect_activates =
    เมื่อเอฟเฟกต์ของการ์ด{ $of ->
        [self] ของคุณ
        [opponent] ของฝ่ายตรงข้าม
       *[any] { "" }
    }ทำงาน
    .name = เมื่อเอฟเฟกต์ของการ์ดทำงาน
on-effect_activates-counter = { "" }
on-attacks = เมื่อการ์ดใบนี้โจมตี
on-enemy_attacks = เมื่อการ์ดของฝ่ายตรงข้ามโจมตี
on-after_attack = หลังการ์ดใบนี้โจมตี
on-other_destroyed =
    เมื่อ{ TERM($cards) }{ $of ->
        [self] ของคุณ
        [opponent] ของฝ่ายตรงข้าม
       *[any] { "" }
    }ถูกทำลาย
    .name = เมื่อการ์ดใบอื่นถูกทำลาย
on-sent_to_discard = เมื่อการ์ดใบนี้ลงสู่กองทิ้ง
noun-on-other_destroyed = การ์ด
    .counter = ใบ
cost-discard = ทิ้ง{ TERM($cards) }จากมือ
    .name = ทิ้งการ์ด
cost-points = เสีย { $n } แต้ม
    .name = เสียแต้ม
cost-discard_this = ทิ้งการ์ดใบนี้
    .name = ทิ้งการ์ดใบนี้
cost-opponent_draws = ให้ฝ่ายตรงข้ามจั่วการ์ด { $n } ใบ
    .name = ให้ฝ่ายตรงข้ามจั่วการ์ด
cost-opponent_gains = ให้ฝ่ายตรงข้ามได้รับ { $n } แต้ม
    .name = ให้ฝ่ายตรงข้ามได้รับแต้ม
cost-opponent_untaps = ให้ฝ่ายตรงข้ามปลดแท็ปการ์ด { $n } ใบ
    .name = ให้ฝ่ายตรงข้ามปลดแท็ปการ์ด

## เป้าหมาย

np-up-to = { np-words }ไม่เกิน { $n } { ATTR($noun, "counter") }{ np-tail }
np-event =
    { TERM($noun) }{ TERM($adj) }{ $other ->
        [yes] { ATTR($noun, "counter") }อื่น
       *[no] { "" }
    }{ TERM($with) }{ TERM($after) }
np-at-least =
    { np-words }{ $zone ->
        [discard] ในกองทิ้งของคุณ
       *[other] { "" }
    }{ $n ->
        [1] { "" }
       *[other] { " " }{ $n } { ATTR($noun, "counter") }ขึ้นไป
    }{ np-tail }
np-against =
    เอฟเฟกต์{ TERM($noun) }{ TERM($adj) }{ $who ->
        [self] ของคุณ
        [opponent] ของฝ่ายตรงข้าม
       *[other] { "" }
    }
to-this = การ์ดใบนี้
    .name = การ์ดใบนี้
to-equipped = ยูนิตที่สวมใส่การ์ดใบนี้
    .name = การ์ดที่สวมใส่การ์ดใบนี้
to-chosen = ยูนิตเหล่านั้น
    .name = สิ่งที่แถวก่อนหน้ากล่าวถึง
to-attacker = การ์ดใบนั้น
    .name = การ์ดที่โจมตี
to-defender = ยูนิตที่ถูกโจมตี
    .name = ยูนิตที่ถูกโจมตี
to-event = การ์ดใบนั้น
    .name = การ์ดที่ทำให้เกิดสิ่งนี้
to-source = การ์ดใบนั้น
    .name = การ์ดที่เอฟเฟกต์ถูกตอบโต้
to-revealed = การ์ดเหล่านั้น
    .name = สิ่งที่ถูกเปิดเผย
in-units-self = ของคุณ
in-units-opponent = ของฝ่ายตรงข้าม
in-units-any = ในสนาม
in-spells-self = ของคุณ
in-spells-opponent = ของฝ่ายตรงข้าม
in-spells-any = ในสนาม
in-field-self = ของคุณ
in-field-opponent = ของฝ่ายตรงข้าม
in-field-any = ในสนาม
in-hand-self = บนมือคุณ
in-hand-opponent = บนมือฝ่ายตรงข้าม
in-hand-any = บนมือของฝ่ายใดก็ได้
in-deck-self = ในเด็คของคุณ
    .bare = { "" }
in-deck-opponent = ในเด็คของฝ่ายตรงข้าม
in-deck-any = ในเด็คของฝ่ายใดก็ได้
in-discard-self = ในกองทิ้งของคุณ
    .bare = { "" }
in-discard-opponent = ในกองทิ้งของฝ่ายตรงข้าม
in-discard-any = ในกองทิ้งของฝ่ายใดก็ได้
in-under-self = ที่อยู่ใต้การ์ดของคุณ
in-hand-discard-self = บนมือหรือในกองทิ้งของคุณ
in-hand-discard-opponent = บนมือหรือในกองทิ้งของฝ่ายตรงข้าม
in-hand-discard-any = บนมือหรือในกองทิ้งของฝ่ายใดก็ได้
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] ยูนิตธาตุ{ TERM($word) }
        }
       *[other] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] ธาตุ{ TERM($word) }
        }
    }
    .as-field = noun
    .order = 15
    .is = เป็นธาตุ{ TERM($word) }
    .is-not = ไม่ใช่ธาตุ{ TERM($word) }
    .name = ประเภท{ $word }
where-class = { TERM($word) }
    .as = noun
    .name = คลาส{ $word }
where-subtype = เผ่า{ TERM($word) }
    .order = 10
    .is = เป็นเผ่า{ TERM($word) }
    .is-not = ไม่ใช่เผ่า{ TERM($word) }
    .name = เผ่า{ $word }
n-level =
    { $n ->
        [1] หนึ่ง
        [2] สอง
        [3] สาม
        [4] สี่
        [5] ห้า
       *[other] { $n }
    }
where-level = แรงก์{ n-level }
    .order = 20
    .is = มีแรงก์{ n-level }
    .is-not = ไม่ได้มีแรงก์{ n-level }
    .name = แรงก์ { $n }
where-level_at_most = แรงก์{ n-level }หรือต่ำกว่า
    .order = 20
    .is = มีแรงก์{ n-level }หรือต่ำกว่า
    .name = แรงก์ { $n } หรือต่ำกว่า
where-level_at_least = แรงก์{ n-level }ขึ้นไป
    .order = 20
    .is = มีแรงก์{ n-level }ขึ้นไป
    .name = แรงก์ { $n } ขึ้นไป
where-attack_at_most = พลังโจมตี { $n } หรือน้อยกว่า
    .as = with
    .is = มีพลังโจมตี { $n } หรือน้อยกว่า
    .name = พลังโจมตี { $n } หรือน้อยกว่า
where-attack_at_least = พลังโจมตี { $n } ขึ้นไป
    .as = with
    .is = มีพลังโจมตี { $n } ขึ้นไป
    .name = พลังโจมตี { $n } ขึ้นไป
where-defense_at_most = พลังป้องกัน { $n } หรือน้อยกว่า
    .as = with
    .is = มีพลังป้องกัน { $n } หรือน้อยกว่า
    .name = พลังป้องกัน { $n } หรือน้อยกว่า
where-defense_at_least = พลังป้องกัน { $n } ขึ้นไป
    .as = with
    .is = มีพลังป้องกัน { $n } ขึ้นไป
    .name = พลังป้องกัน { $n } ขึ้นไป
where-tapped = ที่แท็ปอยู่
    .order = 80
    .false = ที่ไม่ได้แท็ป
    .is = แท็ปอยู่
    .is-not = ไม่ได้แท็ป
    .name = แท็ปอยู่
where-equipped = ที่สวมใส่การ์ดอยู่
    .order = 81
    .false = ที่ไม่ได้สวมใส่การ์ด
    .is = สวมใส่การ์ดอยู่
    .is-not = ไม่ได้สวมใส่การ์ด
    .name = สวมใส่การ์ดอยู่
where-keyword = ที่{ TERM($word) }
    .order = 82
    .is = { TERM($word) }
    .name = คีย์เวิร์ด { $word }
where-name = ที่ชื่อ “{ $card }”
    .as = after
    .is = ชื่อ “{ $card }”
    .name = ชื่อที่ระบุ
where-other = อื่น
    .order = 75
    .is = ไม่ใช่การ์ดใบนี้
    .name = การ์ดอื่น

## นานเท่าใด

for-this_turn = ในเทิร์นนี้
    .name = จนจบเทิร์น
for-while_on_field = ตราบที่การ์ดใบนี้อยู่ในสนาม
    .name = ตราบที่การ์ดใบนี้อยู่ในสนาม
for-lasting =
    .name = ตราบที่อยู่ในสนามและไม่ถูกทับ

## เงื่อนไข

if-control =
    { $who ->
        [opponent] ในสนามของฝ่ายตรงข้าม
       *[self] ในสนามของคุณ
    }{ ATTR($cards, "pick") ->
        [none] ไม่มี
       *[other] มี
    }{ TERM($cards) }
    .name = คุณควบคุมการ์ดเช่นนั้น
if-have =
    { ATTR($cards, "zone") ->
        [discard] คุณ
       *[other] ในสนามและบนมือของคุณ
    }{ ATTR($cards, "pick") ->
        [none] ไม่มี
       *[other] มี
    }{ TERM($cards) }{ ATTR($cards, "zone") ->
        [discard] { ATTR($cards, "pick") ->
            [at-most] ในกองทิ้งของคุณ
            [exactly] ในกองทิ้งของคุณ
            [none] ในกองทิ้งของคุณ
           *[other] { "" }
        }
       *[other] { "" }
    }
    .name = คุณมีการ์ดเช่นนั้น

## เอฟเฟกต์

op-destroy = ทำลาย{ TERM($to) }
    .name = ทำลาย
op-send = นำ{ TERM($to) }ลงกองทิ้ง
    .name = นำลงกองทิ้ง
op-return = นำ{ TERM($to) }กลับขึ้นมือเจ้าของ
    .name = กลับขึ้นมือ
op-put_on_top = วาง{ TERM($to) }ไว้บนสุดของเด็คเจ้าของ
    .name = วางบนสุดของเด็ค
op-put_at_bottom = วาง{ TERM($to) }ไว้ล่างสุดของเด็คเจ้าของ
    .name = วางล่างสุดของเด็ค
op-shuffle = สับ{ TERM($to) }เข้าเด็คของเจ้าของ
    .name = สับเข้าเด็ค
op-take = ยึดการควบคุม{ TERM($to) }
    .name = ยึดการควบคุม
op-mill =
    { $who ->
        [opponent] ฝ่ายตรงข้ามนำการ์ดบนสุดของเด็คตนเอง
        [both] ผู้เล่นทั้งสองนำการ์ดบนสุดของเด็คตนเอง
       *[other] นำการ์ดบนสุดของเด็คคุณ
    }{ $who ->
        [both] คนละ
       *[other] { "" }
    } { $val } ใบลงกองทิ้ง
    .name = จากเด็คลงกองทิ้ง
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
    .name = ทิ้งการ์ด
op-draw =
    { $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ผู้เล่นทั้งสอง
       *[other] { "" }
    }จั่วการ์ด{ $who ->
        [both] คนละ
       *[other] { "" }
    } { $val } ใบ
    .name = จั่ว
op-add = นำ{ TERM($to) }ขึ้นมือคุณ
    .name = นำขึ้นมือ
op-recover = เก็บกู้{ TERM($to) }
    .name = เก็บกู้
op-search = ค้นหา{ TERM($to, decl: "bare") }จากเด็คของคุณแล้วนำขึ้นมือ
    .name = ค้นหาในเด็ค
op-search_discard = ค้นหา{ TERM($to, decl: "bare") }จากกองทิ้งของคุณแล้วนำขึ้นมือ
    .name = ค้นหาในกองทิ้ง
op-shuffle_deck =
    สับเด็คของ{ $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ทั้งสองฝ่าย
       *[other] คุณ
    }
    .name = สับเด็ค
op-reveal = เปิดเผย{ TERM($to) }
    .name = เปิดเผย
op-reveal_top =
    เปิดเผยการ์ดบนสุดของเด็ค{ $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ผู้เล่นทั้งสองฝ่าย
       *[other] คุณ
    }{ $who ->
        [both] ฝ่ายละ
       *[other] { "" }
    } { $val } ใบ
    .name = เปิดเผยบนสุดของเด็ค
op-gain_points =
    { $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ผู้เล่นทั้งสอง
       *[other] { "" }
    }ได้รับ{ $who ->
        [both] คนละ
       *[other] { "" }
    } { $val } แต้ม
    .name = ได้รับแต้ม
op-lose_points =
    { $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ผู้เล่นทั้งสอง
       *[other] { "" }
    }เสีย{ $who ->
        [both] คนละ
       *[other] { "" }
    } { $val } แต้ม
    .name = เสียแต้ม
op-gain_attack = เพิ่มพลังโจมตีของ{ TERM($to) }ขึ้น { $val }
    .name = เพิ่มพลังโจมตี
op-lose_attack = ลดพลังโจมตีของ{ TERM($to) }ลง { $val }
    .name = ลดพลังโจมตี
op-gain_defense = เพิ่มพลังป้องกันของ{ TERM($to) }ขึ้น { $val }
    .name = เพิ่มพลังป้องกัน
op-lose_defense = ลดพลังป้องกันของ{ TERM($to) }ลง { $val }
    .name = ลดพลังป้องกัน
op-grant =
    { TERM($to) }{ $choice ->
        [immune] ไม่รับผลจาก{ TERM($against) }
       *[other] มีคุณสมบัติ “{ TERM($word) }”
    }
    .name = ให้คีย์เวิร์ด
op-tap = แท็ป{ TERM($to) }
    .name = แท็ป
op-untap = ปลดแท็ป{ TERM($to) }
    .name = ปลดแท็ป
op-play = เล่น{ TERM($to) }
    .name = เล่น
op-level_up = เลื่อนแรงก์การ์ดของคุณ 1 ใบด้วย{ TERM($to) }
    .name = เลื่อนแรงก์
op-equip = สวมการ์ดใบนี้ให้{ TERM($to) }
    .name = สวมใส่
op-counter =
    { $timing ->
        [enemy_attacks] หยุดการโจมตีนั้น
       *[other] ลบล้างเอฟเฟกต์นั้น
    }
    .name = ลบล้าง
op-activate = ใช้เอฟเฟกต์หนึ่งข้อของ{ TERM($to) }
    .name = ใช้เอฟเฟกต์
op-skip =
    { $who ->
        [self] คุณ
        [both] ผู้เล่นทั้งสอง
       *[other] ฝ่ายตรงข้าม
    }ต้องข้าม{ $choice ->
        [draw] ช่วงจั่วครั้งถัดไป
        [main] ช่วงหลักครั้งถัดไป
        [battle] ช่วงต่อสู้ครั้งถัดไป
       *[other] เทิร์นถัดไป
    }ของตน
    .name = ข้ามช่วงหรือเทิร์น
op-skip_attack = { TERM($to) }โจมตีไม่ได้ในช่วงต่อสู้ครั้งถัดไปของผู้ควบคุม
    .name = ห้ามโจมตี
op-more_plays =
    { $who ->
        [opponent] ฝ่ายตรงข้าม
        [both] ผู้เล่นทั้งสอง
       *[other] คุณ
    }เล่นการ์ดได้เพิ่มอีก { $val } ใบ{ $always ->
        [yes] ทุกเทิร์น
       *[no] { "" }
    }
    .name = เล่นการ์ดเพิ่ม
op-more_attacks = { TERM($to) }โจมตีได้เพิ่มอีก { $val } ครั้ง
    .name = โจมตีเพิ่ม

## หมวดของเอฟเฟกต์

kind-removal = กำจัด
kind-points = แต้ม
kind-cards = การ์ด
kind-numbers = ตัวเลข
kind-field = สนาม
kind-control = ควบคุม

## ช่วง การกระทำ สิ่งที่ระบุ จังหวะตอบโต้ เหตุการณ์

phase-start = ช่วงเริ่ม
phase-draw = ช่วงจั่ว
phase-main = ช่วงหลัก
phase-battle = ช่วงต่อสู้
phase-end = ช่วงจบ
action-play = เล่นการ์ด
action-level_up = เลื่อนแรงก์
action-activate = ใช้เอฟเฟกต์
action-attack = โจมตี
pick-onto = การ์ดที่อยู่ใต้
pick-target = เป้าหมาย
window-respond = การตอบโต้
window-moment = จังหวะใช้เอฟเฟกต์
event-turn_begins = เริ่มเทิร์น
event-activates = เอฟเฟกต์ทำงาน
event-attacks = การโจมตี
event-has_attacked = หลังการโจมตี

## ชื่อที่ใช้ในข้อความกติกา

word-chosen = เลือก
word-random = สุ่ม
word-never = ไม่เลย
word-own_turn = เทิร์นของตน
word-stands_up = ปลดแท็ป
word-stays = แท็ปอยู่เช่นเดิม
word-either = ทุกเทิร์น
word-own = เฉพาะเทิร์นของตน
word-both_stand = อยู่รอดทั้งคู่
word-both_fall = ถูกทำลายทั้งคู่
word-turn = เทิร์น
word-unit = ยูนิต
setting-untap = เวลาที่ปลดแท็ปการ์ด
setting-dormant_use = การ์ดที่ใช้เอฟเฟกต์หลับใหล
setting-spell_normal = เทิร์นที่ใช้เอฟเฟกต์ปกติของเวทได้
setting-equal_strength = เมื่อพลังเท่ากัน
role-attacker = การ์ดที่โจมตี
role-defender = ยูนิตที่ถูกโจมตี
role-direct = การ์ดที่โจมตีผู้เล่น
role-revealed = การ์ดที่เปิดเผย
role-rising = การ์ดที่เลื่อนแรงก์
role-base = การ์ดที่อยู่ใต้
to-own_unit =
    .name = ยูนิตของคุณ
to-enemy_unit =
    .name = ยูนิตของฝ่ายตรงข้าม
to-any_unit =
    .name = ยูนิตในสนาม
to-enemy_card =
    .name = การ์ดของฝ่ายตรงข้าม
to-any_card =
    .name = การ์ดในสนาม
to-own_units =
    .name = ยูนิตของคุณทั้งหมด
to-enemy_units =
    .name = ยูนิตของฝ่ายตรงข้ามทั้งหมด
to-all_units =
    .name = ยูนิตในสนามทั้งหมด
to-from_hand =
    .name = การ์ดบนมือคุณ
to-from_deck =
    .name = การ์ดในเด็คของคุณ
to-from_discard =
    .name = การ์ดในกองทิ้งของคุณ
on-would_be_destroyed =
    .name = เมื่อกำลังจะถูกทำลาย
op-stay =
    .name = อยู่ในสนามต่อ

## เหตุใดจึงทำไม่ได้

refused-no-plays = คุณเล่นการ์ดครบจำนวนที่เล่นได้ในเทิร์นนี้แล้ว
refused-level = การ์ดแรงก์ 1 เล่นลงที่ว่าง ส่วนแรงก์ที่สูงกว่าเล่นทับการ์ดประเภทเดียวกันที่แรงก์ต่ำกว่าหนึ่งขั้น
refused-first-turn = ไม่มีใครโจมตีได้ในเทิร์นแรก
refused-attacked = ยูนิตตัวนี้โจมตีไปแล้วในเทิร์นนี้
refused-held-back = ยูนิตตัวนี้โจมตีไม่ได้ในช่วงต่อสู้นี้

## เด็ค

deck-rootfire = รากเพลิง
deck-stormgrave = สุสานพายุ

## การ์ด

card-TT-F001 = ลูกมังกรเถ้าคุ
card-TT-F002 = ผู้วิ่งบนเถ้าถ่าน
card-TT-F003 = ถ่านคุแค้น
card-TT-F004 = อิมป์เชื้อไฟ
card-TT-F005 = เดรกเตาเผา
card-TT-F006 = แรดขี้โลหะ
card-TT-F007 = พ่อมังกรแห่งเตาหลอม
card-TT-F008 = นักดวลถ่านคุ
card-TT-F009 = มหารูปกองฟืน
card-TT-N001 = เต่ามอส
card-TT-N002 = นางพยาบาลพุ่มหนาม
card-TT-N003 = ผู้เรียกเมล็ดพันธุ์
card-TT-N004 = รากหลับใหล
card-TT-N005 = แม่ใหญ่หนามแหลม
card-TT-N006 = กวางหนุ่มแห่งป่าละเมาะ
card-TT-N007 = ฝูงเกสร
card-TT-N008 = เรือนยอดผู้เฒ่า
card-TT-N009 = พญานาครากพิภพ
card-TT-W001 = นากน้ำเค็ม
card-TT-W002 = ปลาโคมไฟ
card-TT-W003 = ผู้อ่านกระแสน้ำ
card-TT-W004 = ปราชญ์โคลนตม
card-TT-W005 = ยามแนวปะการัง
card-TT-W006 = กระแสใต้น้ำ
card-TT-W007 = ปลาไหลกระจก
card-TT-W008 = กระแสห้วงลึก
card-TT-W009 = ผู้ประกาศน้ำวน
card-TT-D001 = หมาล่าเนื้อใต้สุสาน
card-TT-D002 = เด็กรับใช้กลวงเปล่า
card-TT-D003 = นักสะสมกระดูก
card-TT-D004 = นายหน้าหลุมศพ
card-TT-D005 = ผีเสื้อราตรีโรคระบาด
card-TT-D006 = หัวหน้าไวต์
card-TT-D007 = ผ้าคลุมไว้ทุกข์
card-TT-D008 = เจ้าหนี้คนสุดท้าย
card-TT-D009 = ลิชแห่งบันไดขั้นที่เก้า
card-TT-E001 = ผู้พิทักษ์ศิลา
card-TT-E002 = โกเลมเหมืองหิน
card-TT-E003 = แมมมอธแกรนิต
card-TT-A001 = แมลงร่อนลมแรง
card-TT-A002 = จอมโจรว่าว
card-TT-A003 = นกร็อกพายุ
card-TT-V001 = รีเลย์ประกายไฟ
card-TT-V002 = หนูขดลวด
card-TT-V003 = จักรกลอาร์ก
card-TT-L001 = สามเณรรุ่งอรุณ
card-TT-L002 = แฟรี่เปลวเทียน
card-TT-L003 = อัศวินศักดิ์สิทธิ์ยามเที่ยง
card-TT-S001 = ฝนประกายไฟ
card-TT-S002 = ส่วยสีเขียว
card-TT-S003 = คมดาบชุบแข็ง
card-TT-S004 = คมดาบราชัน
card-TT-S005 = เกราะเปลือกไม้
card-TT-S006 = ชั่วโมงที่ยืมมา
card-TT-S007 = วงเถ้าถ่าน
card-TT-S008 = เงายาว
card-TT-S009 = จันทร์ดวงที่สอง
card-TT-S010 = ผลิบานฉับพลัน
card-TT-S011 = ประตูปิด
card-TT-S012 = สมุดบัญชีเปิด
card-TT-S013 = ฉบับคัดลอก
card-TT-S014 = อ่านรอบสอง
card-TT-S015 = ระฆังจมน้ำ
card-TT-S016 = บัลลังก์ห้วงลึก
