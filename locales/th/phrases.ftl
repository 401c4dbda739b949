## วลีนาม $n คือจำนวน คำขยายตามหลังคำนาม .counter คือลักษณนาม

noun-card = การ์ด
    .counter = ใบ
np-n = { $n }
np-words = { TERM($noun) }{ TERM($adj) }{ TERM($place) }
np-tail = { TERM($with) }{ TERM($after) }
np-head = { np-words }{ np-tail }
np-choose = { np-words } { np-n } { ATTR($noun, "counter") }{ np-tail }
np-target = { np-choose }
np-up-to = { np-words }ไม่เกิน { np-n } { ATTR($noun, "counter") }{ np-tail }
np-all = { np-words }ทั้งหมด{ np-tail }
np-random = { np-words } { np-n } { ATTR($noun, "counter") }แบบสุ่ม{ np-tail }
np-most = { TERM($noun) }{ TERM($adj) }{ TERM($place) }ที่มี{ TERM($stat) }สูงสุด 1 { ATTR($noun, "counter") }
np-least = { TERM($noun) }{ TERM($adj) }{ TERM($place) }ที่มี{ TERM($stat) }ต่ำสุด 1 { ATTR($noun, "counter") }
np-this = การ์ดใบนี้
np-same = การ์ดใบนั้น
np-host = การ์ดที่ติดอยู่
np-some = { np-head }
np-event = { TERM($noun) }{ TERM($adj) }{ TERM($with) }{ TERM($after) } { $other ->
        [yes] ใบอื่น
       *[no] { "" }
    }
np-paid = { np-words } { np-n } { ATTR($noun, "counter") }{ np-tail }
np-at-least =
    { $n ->
        [1] { np-head }
       *[other] { np-words }อย่างน้อย { np-n } { ATTR($noun, "counter") }{ np-tail }
    }
np-at-most = { np-words }ไม่เกิน { np-n } { ATTR($noun, "counter") }{ np-tail }
np-exactly = { np-words } { np-n } { ATTR($noun, "counter") }พอดี{ np-tail }
np-none = { np-head }
np-against = { np-head }
np-player-self = คุณ
np-player-opponent = ฝ่ายตรงข้าม
np-player-any = ผู้เล่น 1 คน
np-with = ที่มี{ $list }
np-that = ที่{ $is }
np-is = { TERM($what) }
np-is-not = ไม่{ TERM($what) }
np-is-a = เป็น{ TERM($what) }
np-is-not-a = ไม่เป็น{ TERM($what) }
np-has = มี{ TERM($what) }
np-has-not = ไม่มี{ TERM($what) }
np-is-and = { $a } และ{ $b }
np-is-or = { $a } หรือ{ $b }
np-is-or-middle = { $a } { $b }
np-is-middle = { $a } { $b }
where-other = อื่น
    .order = 90
    .is = ไม่ใช่การ์ดใบนี้
row = { $text }
row-quoted = { $text }
row-inside = { $text }
    .quoted = { $text }
frame-as = [{ $as }] { $text }
frame-label = { $on }: { $text }
frame-on = { $on } { $text }
frame-once = { $once } { $text }
frame-on-once = { $once } { $on } { $text }
frame-may = คุณอาจ{ $text }
frame-did = ถ้าทำ { $text }
frame-did-if = ถ้าทำและ{ $if } ให้{ $text }
frame-cost = { $cost }: { $text }
frame-may-cost = คุณอาจจ่าย { $cost } ถ้าทำ { $text }
frame-if = หาก{ $if } ให้{ $text }
frame-for = { $text } { $for }
head-way = { TERM($word) }
once-turn = เทิร์นละครั้ง
once-match = เกมละครั้ง
cost-and = { $a }, { $b }
np-and = { $a } และ{ $b }
cond-or = { $a } หรือ{ $b }
cond-or-middle = { $a } { $b }
cond-not = ไม่ใช่ว่า{ $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = { TERM($type) }แบบสุ่ม
read-numbers = หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|สิบเอ็ด|สิบสอง
