## The game

game-name = Искры
game-about = Два игрока с десятью жизнями сражаются небольшими существами и быстрыми уловками. Каждый ход приносит на одну искру больше, чтобы платить.

## Card types

type-creature = существо
type-trick = уловка

## Numbers of cards

number-cost = цена
number-power = сила
number-health = стойкость

## Words of cards

set-kinds = вид
word-moth = мотылёк
word-stone = камень
keyword-swift = проворство
keyword-shelter = укрытие

## Counters of players

counter-life = жизнь
counter-sparks_max = предел искр
counter-sparks = искры

## What cards bear

state-tired = усталость
state-hurt = раны

## Zones

zone-deck = колода
zone-hand = рука
zone-field = поле
zone-pile = сброс

## How long effects last

for-this_turn = до конца хода
for-for_good = пока карта в игре

## When abilities happen

on-on_play = когда карту разыгрывают
on-reply = в ответ
on-on_death = когда карту уничтожают
on-friend_dies = когда уничтожают другое ваше существо
on-at_dawn = на рассвете вашего хода
on-always = всегда
on-main = в ваш день
on-would_be_hurt = когда карта была бы ранена

## Costs

cost-sparks = искры
cost-tire = утомить эту карту

## Which cards

where-power_at_most = сила не больше { $n }
where-kind = вид { $word }

## What effects are about

to-this = эта карта
to-foe = существо соперника
to-friend = одно из ваших существ
to-friends = ваши существа
to-enemy = соперник

## Conditions

if-controls = у вас есть существа
if-life_at_most = ваша жизнь не больше { $n }

## Operations

op-burn =
    .name = ожог
op-mend =
    .name = лечение
op-strike =
    .name = удар
op-banish =
    .name = изгнание
op-grow =
    .name = рост
op-teach =
    .name = обучение
op-draw =
    .name = добор
op-hush =
    .name = безмолвие
op-shrug =
    .name = стойкость

## Phases

phase-dawn = рассвет
phase-day = день
phase-dusk = закат

## Actions, what they name, windows, events

action-play = розыгрыш
action-reply = ответ
action-use = применение
action-attack = атака
pick-target = цель
window-reply = ответы
event-dawn = рассвет

## Why something cannot be done

refused-a-reply = эта карта годится только для ответа
refused-no-reply = этой картой нельзя ответить
refused-tired = это существо устало
refused-arrived = это существо только что появилось

## Decks

deck-lights = Огни
deck-stones = Камни

## Cards

card-tiny_moth = Серый мотылёк
card-tiny_swarm = Рой у лампы
card-tiny_stone = Путевой камень
card-tiny_golem = Голем из щебня
card-tiny_ember = Дитя углей
card-tiny_mourner = Плакальщица
card-tiny_smith = Кузнец искр
card-tiny_teacher = Старый учитель
card-tiny_bolt = Молния
card-tiny_axe = Вырубка
card-tiny_feast = Пир
card-tiny_hush = Тишина
