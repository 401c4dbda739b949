## The game

game-name = شرارات
game-about = لاعبان لكل منهما عشر نقاط حياة يتقاتلان بمخلوقات صغيرة وحيل سريعة. يجلب كل دور شرارة إضافية للدفع.

## Card types

type-creature = مخلوق
type-trick = حيلة

## Numbers of cards

number-cost = تكلفة
number-power = قوة
number-health = تحمّل

## Words of cards

set-kinds = نوع
word-moth = عثة
word-stone = حجر
keyword-swift = سريع
keyword-shelter = حماية

## Counters of players

counter-life = حياة
counter-sparks_max = أقصى الشرارات
counter-sparks = شرارات

## What cards bear

state-tired = متعب
state-hurt = جروح

## Zones

zone-deck = مجموعة
zone-hand = يد
zone-field = ساحة
zone-pile = كومة

## How long effects last

for-this_turn = حتى نهاية الدور
for-for_good = ما دامت في اللعب

## When abilities happen

on-on_play = عند لعبها
on-reply = ردًّا
on-on_death = عند تدميرها
on-friend_dies = عند تدمير مخلوق آخر لك
on-at_dawn = عند فجر دورك
on-always = دائمًا
on-main = في نهارك
on-would_be_hurt = عندما توشك أن تُجرح

## Costs

cost-sparks = شرارات
cost-tire = إتعاب هذه البطاقة

## Which cards

where-power_at_most = قوة لا تزيد على { $n }
where-kind = نوع { $word }

## What effects are about

to-this = هذه البطاقة
to-foe = مخلوق للخصم
to-friend = أحد مخلوقاتك
to-friends = مخلوقاتك
to-enemy = الخصم

## Conditions

if-controls = لديك مخلوقات
if-life_at_most = حياتك لا تزيد على { $n }

## Operations

op-burn =
    .name = حرق
op-mend =
    .name = شفاء
op-strike =
    .name = ضربة
op-banish =
    .name = نفي
op-grow =
    .name = نمو
op-teach =
    .name = تعليم
op-draw =
    .name = سحب
op-hush =
    .name = إسكات
op-shrug =
    .name = صدّ

## Phases

phase-dawn = فجر
phase-day = نهار
phase-dusk = غسق

## Actions, what they name, windows, events

action-play = لعب
action-reply = رد
action-use = استخدام
action-attack = هجوم
pick-target = هدف
window-reply = ردود
event-dawn = فجر

## Why something cannot be done

refused-a-reply = هذه البطاقة للرد فقط
refused-no-reply = لا يمكن الرد بهذه البطاقة
refused-tired = هذا المخلوق متعب
refused-arrived = وصل هذا المخلوق للتو

## Decks

deck-lights = الأضواء
deck-stones = الأحجار

## Cards

card-tiny_moth = العثة الرمادية
card-tiny_swarm = سرب المصابيح
card-tiny_stone = حجر الطريق
card-tiny_golem = غولم الركام
card-tiny_ember = طفل الجمر
card-tiny_mourner = النائحة
card-tiny_smith = حدّاد الشرر
card-tiny_teacher = المعلّم العجوز
card-tiny_bolt = صاعقة
card-tiny_axe = إسقاط
card-tiny_feast = وليمة
card-tiny_hush = صمت
