## The game

game-name = Искры
game-about = Два игрока с десятью жизнями сражаются небольшими существами и быстрыми уловками. Каждый ход приносит на одну искру больше, чтобы платить.

## Card types

type-creature = существо
type-trick = уловка

## Numbers of cards

number-cost = цена
number-power = сила
    .ins = силой
number-health = стойкость

## Words of cards

set-kinds = вид
word-moth = мотылёк
    .gender = an
    .plural = an
    .acc = мотылька
    .gen = мотылька
    .dat = мотыльку
    .ins = мотыльком
    .pl = мотыльки
    .gen-pl = мотыльков
    .acc-pl = мотыльков
    .dat-pl = мотылькам
    .ins-pl = мотыльками
word-stone = камень
    .gender = m
    .gen = камня
    .dat = камню
    .ins = камнем
    .pl = камни
    .gen-pl = камней
    .dat-pl = камням
    .ins-pl = камнями
keyword-swift = проворство
    .ins = проворством
    .gen = проворства
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

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = до конца хода
    .name = до конца хода
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] когда вы разыгрываете это существо,
    }
    .name = когда карту разыгрывают
on-reply = Ответ
    .as = label
    .name = в ответ
on-on_death = когда это существо уничтожено,
    .name = когда карту уничтожают
on-friend_dies = когда другое ваше существо уничтожено,
    .name = когда уничтожают другое ваше существо
on-at_dawn = на рассвете вашего хода
    .name = на рассвете вашего хода
on-main = { "" }
    .name = в ваш день
on-would_be_hurt = когда это существо было бы ранено,
    .name = когда карта была бы ранена
cost-sparks =
    { $n ->
        [one] { $n } искра
        [few] { $n } искры
       *[many] { $n } искр
    }
    .name = искры
cost-tire = утомите это существо
    .name = утомить эту карту
where-power_at_most = силой { $n } или меньше
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } силу { $n } или меньше
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } силы { $n } или меньше
    .name = сила не больше { $n }
where-kind = { TERM($word) }
    .as = noun
    .name = вид { $word }
to-this =
    { $case ->
        [dat] этому существу
       *[other] это существо
    }
    .name = эта карта
to-enemy =
    { $case ->
        [acc] соперника
        [dat] сопернику
       *[nom] соперник
    }
    .name = соперник
noun-field = существо
    .gender = n
    .gen = существа
    .dat = существу
    .ins = существом
    .pl = существа
    .gen-pl = существ
    .dat-pl = существам
    .ins-pl = существами
in-field-self = под вашим контролем
in-field-opponent = соперника
if-controls =
    { $who ->
        [opponent] у противника
        [any] у игроков
       *[self] у вас
    } { ATTR($cards, "pick") ->
        [none] нет
       *[other] есть
    } { TERM($cards) }
    .name = у вас есть существа
if-life_at_most = ваша жизнь не больше { $n }
    .name = ваша жизнь не больше { $n }
op-burn =
    { TERM($to) } теряет { $val ->
        [one] { $val } жизнь
        [few] { $val } жизни
       *[many] { $val } жизней
    }
    .name = ожог
op-mend =
    вы получаете { $val ->
        [one] { $val } жизнь
        [few] { $val } жизни
       *[many] { $val } жизней
    }
    .name = лечение
op-strike = нанесите { $val } ед. урона { TERM($to, case: "dat") }
    .name = удар
op-banish = уничтожьте { TERM($to, case: "acc") }
    .name = изгнание
op-grow =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] получают
       *[other] получает
    } { SIGNED($val) } к силе
    .name = рост
op-teach =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] получают
       *[other] получает
    } { TERM($word) }
    .name = обучение
op-draw =
    возьмите { $val ->
        [one] { $val } карту
        [few] { $val } карты
       *[many] { $val } карт
    }
    .name = добор
op-hush = отмените разыгранную карту
    .name = безмолвие
op-shrug = предотвратите это
    .name = стойкость
printed-keyword = { TERM($word) }.
for-for_good =
    .name = пока карта в игре
on-always =
    .name = всегда
to-foe =
    .name = существо соперника
to-friend =
    .name = одно из ваших существ
to-friends =
    .name = ваши существа

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
