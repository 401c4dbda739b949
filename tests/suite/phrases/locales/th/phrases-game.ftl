type-creature = สัตว์
    .counter = ใบ
type-trick = กลเม็ด
    .counter = ใบ
number-power = พลัง
noun-hand = การ์ด
    .counter = ใบ
noun-pile = การ์ด
    .counter = ใบ
in-field-any = { "" }
in-hand-self = จากมือของคุณ
in-pile-self = จากกองทิ้งของคุณ
where-tired = ที่เหนื่อย
    .order = 20
    .is = เหนื่อย
    .is-not = ไม่เหนื่อย
    .false = ที่ไม่เหนื่อย
where-cost_at_most = ค่าใช้จ่าย { $n } หรือน้อยกว่า
    .as = with
where-has = ความสามารถ { TERM($word) }
    .as = with
where-name = ชื่อ “{ $card }”
    .as = after
    .false = ที่ไม่ใช่ “{ $card }”
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] สัตว์เหล่านั้น
       *[sg] สัตว์ตัวนั้น
    }
if-foe_controls = 
    { ATTR($cards, "pick") ->
        [none] ฝ่ายตรงข้ามไม่มี
       *[other] ฝ่ายตรงข้ามมี
    }{ TERM($cards) }
op-recall = นำ{ TERM($to) } กลับขึ้นมือเจ้าของ
op-tire = ทำให้{ TERM($to) }เหนื่อย
op-take = นำ{ TERM($to) } ขึ้นมือคุณ
op-drop = ทิ้ง{ TERM($to) }
op-lend =
    { TERM($to) }ได้รับ { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
op-call = นำสำเนาของ “{ TERM($card) }” { $val } ใบขึ้นมือคุณ
cost-drop = ทิ้ง{ TERM($cards) }จากมือ
op-scorch = สร้างความเสียหาย { $val } แต้มแก่{ TERM($to) }
