## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = คุณ
player-opponent = ฝ่ายตรงข้าม
card-unknown = การ์ดไม่ทราบชื่อ

trace-fixed = กำหนดไว้ตั้งแต่เริ่ม
trace-row = แถว { $n }: { $op }
trace-row-value = แถว { $n }: { $op } { $val }
trace-again = ทำงานเป็นครั้งที่สอง
row-kind-base = พื้นฐาน
row-kind-replace = แทนที่
row-kind-bonus = เพิ่มเติม

# States of a row
trace-applied = มีผล
trace-skipped = ข้าม
trace-undone = ถูกย้อนกลับโดยแถว { $n }
trace-cancelled = ถูกลบล้าง
trace-without-effect = ไม่เกิดผล

# Why
trace-true = จริง
trace-false = เท็จ
trace-reads = { $what } = { $value }
trace-reads-of = { $who } { $what } = { $value }
trace-of = { $who } { $what }
trace-condition = { $if }
trace-item = { $what }: { $is }
trace-book = เล่ม
trace-value = ค่า
trace-why-no-target = ไม่มีเป้าหมายให้เลือก
trace-why-empty = { $zone }ว่าง
trace-why-full = { $zone }เต็ม
trace-why-nothing = ไม่มีสิ่งใดเปลี่ยนแปลง
trace-why-nothing-to-cancel = ไม่มีการ์ดให้ลบล้าง

# How a value came about
trace-part-base = { $n } ตามหน้าการ์ด
trace-part-result = ได้ { $n }

# Changes
trace-change = { $who } { $what }: { $before } → { $after }
trace-change-card = { $card } { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = ย้อนกลับแถว { $n }
trace-destroyed = { $card } ถูกทำลาย
trace-death = { $card } ถูกทำลายแล้ว
trace-trap = { $card } ถูกกระตุ้น: { $trigger }
trace-retrigger = { $card } ทำงานอีกครั้ง
trace-attack = โจมตี: { $card } → { $target } ความเสียหาย { $n } แต้ม
trace-chosen = เลือก { $card }
trace-lethal = { $who }จะแพ้
trace-nothing-happened = ไม่มีอะไรเกิดขึ้น

# เหตุที่ปฏิเสธ
refused-over = แมตช์จบแล้ว
refused-no-card = ไม่มีการ์ดที่นี่
refused-unplayable = เล่นการ์ดใบนี้ไม่ได้
refused-arrived = พันธมิตรตัวนี้เพิ่งลงสนามในเทิร์นนี้ จะโจมตีได้ตั้งแต่เทิร์นถัดไป
refused-attacked = พันธมิตรตัวนี้โจมตีไปแล้วในเทิร์นนี้
refused-no-target = ไม่มีพันธมิตรฝ่ายตรงข้ามที่นี่

# แมตช์ที่โปรแกรมอื่นควบคุม
match-won = จบเกม: { $winner } ชนะ
match-drawn = จบเกม: เสมอ
refused-no-match = ยังไม่มีแมตช์ที่เริ่ม
refused-no-player = ไม่มีผู้เล่นนี้: { $what }
refused-not-your-turn = เป็นเทิร์นของผู้เล่นอีกฝ่าย
refused-not-now = ทำไม่ได้ในช่วงนี้
refused-no-ability = การ์ดไม่มีความสามารถนี้
refused-used = ใช้ไปแล้ว
refused-unpaid = จ่ายคอสต์ไม่ได้
refused-bad-target = เลือกไม่ได้: { $what }
refused-players = แมตช์ต้องมีผู้เล่นสองคนที่รหัสต่างกัน
refused-unknown-card = ไม่มีการ์ดนี้: { $what }
refused-unknown-resource = ไม่มีทรัพยากรนี้: { $what }
refused-too-many-cards = การ์ดมากเกินกว่าที่แมตช์รับได้: { $what }
refused-amount = อยู่นอกช่วง: { $what }
refused-bad-request = อ่านคำขอไม่ได้: { $what }
refused-no-call = ไม่มีคำสั่งเรียกนี้: { $what }
refused-nothing-to-undo = ไม่มีอะไรให้เลิกทำ
