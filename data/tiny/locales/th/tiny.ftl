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
word-stone = หิน
keyword-swift = ว่องไว
keyword-shelter = กำบัง

## Counters of players

counter-life = ชีวิต
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

## How long effects last

for-this_turn = จนจบเทิร์น
for-for_good = ตราบที่อยู่ในสนาม

## When abilities happen

on-on_play = เมื่อถูกเล่น
on-reply = เป็นการตอบโต้
on-on_death = เมื่อถูกทำลาย
on-friend_dies = เมื่อสัตว์อื่นของคุณถูกทำลาย
on-at_dawn = ในยามรุ่งสางของเทิร์นคุณ
on-always = ตลอดเวลา
on-main = ในยามกลางวันของคุณ
on-would_be_hurt = เมื่อกำลังจะบาดเจ็บ

## Costs

cost-sparks = ประกายไฟ
cost-tire = ทำให้การ์ดนี้เหนื่อย

## Which cards

where-power_at_most = พลังไม่เกิน { $n }
where-kind = ชนิด { $word }

## What effects are about

to-this = การ์ดนี้
to-foe = สัตว์หนึ่งตัวของคู่ต่อสู้
to-friend = สัตว์หนึ่งตัวของคุณ
to-friends = สัตว์ทั้งหมดของคุณ
to-enemy = คู่ต่อสู้

## Conditions

if-controls = คุณมีสัตว์
if-life_at_most = ชีวิตของคุณไม่เกิน { $n }

## Operations

op-burn =
    .name = เผา
op-mend =
    .name = รักษา
op-strike =
    .name = โจมตีใส่
op-banish =
    .name = เนรเทศ
op-grow =
    .name = เติบโต
op-teach =
    .name = สอน
op-draw =
    .name = จั่ว
op-hush =
    .name = ทำให้เงียบ
op-shrug =
    .name = สลัดทิ้ง

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
