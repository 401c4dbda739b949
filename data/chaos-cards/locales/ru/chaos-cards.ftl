## Игра

game-name = Карты хаоса
game-about = По тридцать ходов, двадцать карт и лидер: карты составляет грамматика, и в колоде противника может оказаться всё, что она способна сказать.

## Слова: типы и подтипы — существительные, ключевые слова всегда пишутся с прописной. «an» — одушевлённый мужской род.

type-leader = лидер
    .gender = an
    .plural = an
    .acc = лидера
    .gen = лидера
    .dat = лидеру
    .ins = лидером
    .pl = лидеры
    .gen-pl = лидеров
    .acc-pl = лидеров
    .dat-pl = лидерам
    .ins-pl = лидерами
type-minion = существо
    .gender = n
    .gen = существа
    .dat = существу
    .ins = существом
    .pl = существа
    .gen-pl = существ
    .dat-pl = существам
    .ins-pl = существами
type-spell = заклинание
    .gender = n
    .gen = заклинания
    .dat = заклинанию
    .ins = заклинанием
    .pl = заклинания
    .gen-pl = заклинаний
    .dat-pl = заклинаниям
    .ins-pl = заклинаниями
subtype-beast = Зверь
    .gender = an
    .plural = an
    .acc = Зверя
    .gen = Зверя
    .dat = Зверю
    .ins = Зверем
    .pl = Звери
    .gen-pl = Зверей
    .acc-pl = Зверей
    .dat-pl = Зверям
    .ins-pl = Зверями
subtype-dragon = Дракон
    .gender = an
    .plural = an
    .acc = Дракона
    .gen = Дракона
    .dat = Дракону
    .ins = Драконом
    .pl = Драконы
    .gen-pl = Драконов
    .acc-pl = Драконов
    .dat-pl = Драконам
    .ins-pl = Драконами
subtype-demon = Демон
    .gender = an
    .plural = an
    .acc = Демона
    .gen = Демона
    .dat = Демону
    .ins = Демоном
    .pl = Демоны
    .gen-pl = Демонов
    .acc-pl = Демонов
    .dat-pl = Демонам
    .ins-pl = Демонами
keyword-charge = Рывок
    .ins = Рывком
keyword-taunt = Провокация
    .acc = Провокацию
    .ins = Провокацией
keyword-stealth = Маскировка
    .acc = Маскировку
    .ins = Маскировкой
keyword-untargetable = Неуловимость
    .ins = Неуловимостью
keyword-shield = Щит
    .ins = Щитом
    .prep = so
keyword-poisonous = Яд
    .ins = Ядом
keyword-lifesteal = Похищение жизни
    .ins = Похищением жизни
about-keyword-charge = Может атаковать в том же ходу, в котором появилась.
about-keyword-taunt = Враги обязаны атаковать видимого им персонажа с Провокацией.
about-keyword-stealth = Противник не может ни атаковать её, ни выбрать. Она теряет Маскировку, когда атакует.
about-keyword-untargetable = Ни один эффект не может её выбрать. Эффекты, поражающие всех или кого-то случайного, на неё по-прежнему действуют.
about-keyword-shield = Принимает на себя первые повреждения целиком и исчезает.
about-keyword-poisonous = Существо, которому она наносит повреждения, уничтожается.
about-keyword-lifesteal = Повреждения, которые она наносит, на столько же лечат лидера её игрока.
noun-play = персонаж
    .gender = an
    .plural = an
    .acc = персонажа
    .gen = персонажа
    .dat = персонажу
    .ins = персонажем
    .pl = персонажи
    .gen-pl = персонажей
    .acc-pl = персонажей
    .dat-pl = персонажам
    .ins-pl = персонажами
np-n = { $n }

## Числа карт и то, что на них лежит

number-cost = стоимость
number-atk = атака
number-hp = здоровье
number-attacks = атаки за ход
counter-max_mp = максимум MP
counter-mp_used = потраченные MP
counter-fatigue = усталость
quantity-mp = MP
state-lost = потерянное здоровье
state-attacked = совершённые атаки
state-heat = нагрев
state-threshold = порог перегрева

## Зоны

zone-leader = место лидера
zone-field = поле
zone-hand = рука
zone-deck = колода
zone-graveyard = кладбище
zone-play = лидер и поле
zone-hand_or_deck = рука или колода
zone-everywhere = лидер, поле, рука и колода

## Сколько длится: ничего не печатается

for-lasting =
    .name = до возврата в исходное состояние

## Фразы

seq-abilities = { $a } { $b }
frame-as-on = { $on }, { $as }, { $text }
frame-as-on-if = { $on }, { $as } и { $if }, { $text }
as-in_hand = если эта карта у вас в руке
    .name = действует из руки
as-in_deck = если эта карта в вашей колоде
    .name = действует из колоды
as-in_hand_or_deck = если эта карта в вашей руке или колоде
    .name = действует из руки и колоды
printed-keyword = { TERM($word) }.
printed-attacks =
    { $n ->
        [0] Не атакует.
        [1] Атакует 1 раз за ход.
        [one] Атакует { $n } раз за ход.
        [few] Атакует { $n } раза за ход.
       *[many] Атакует { $n } раз за ход.
    }
on-battlecry = Боевой клич
    .as = label
    .name = Боевой клич
# На заклинании не печатается; `.quoted` стоит в кавычках приданного эффекта.
on-cast =
    .name = Применение
    .quoted = Применение
on-deathrattle = Предсмертный хрип
    .as = label
    .name = Предсмертный хрип
on-on_discard = При сбросе
    .as = label
    .name = При сбросе
on-your_turn_start = в начале вашего хода
on-their_turn_start = в начале хода противника
on-each_turn_start = в начале каждого хода
on-your_turn_end = в конце вашего хода
on-their_turn_end = в конце хода противника
on-each_turn_end = в конце каждого хода

## О чём говорят эффекты

np-tail = { TERM($with) } { TERM($after) } { TERM($place) }
np-with = { $list }
np-chosen =
    { $case ->
        [acc] { $gender ->
            [f] выбранную
            [n] выбранное
           *[other] выбранного
        }
        [gen] { $gender ->
            [f] выбранной
           *[other] выбранного
        }
        [dat] { $gender ->
            [f] выбранной
           *[other] выбранному
        }
       *[nom] { $gender ->
            [f] выбранная
            [n] выбранное
           *[other] выбранный
        }
    }
np-target = { np-chosen } { np-some-words } { np-tail }
np-another =
    { $gender ->
        [f] другая
        [n] другое
       *[other] другой
    }
# За «у вас»: «в руке есть Демон».
np-some =
    { TERM($place) } есть { $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] { $who ->
                [opponent] { "" }
               *[other] { np-another }
            }
        }
       *[other] { "" }
    } { np-some-words } { TERM($with) } { TERM($after) }
to-own_leader =
    { $case ->
        [acc] своего лидера
        [gen] своего лидера
        [dat] своему лидеру
       *[nom] ваш лидер
    }
    .number = sg
    .name = ваш лидер
to-enemy_leader =
    { $case ->
        [acc] вражеского лидера
        [gen] вражеского лидера
        [dat] вражескому лидеру
       *[nom] вражеский лидер
    }
    .number = sg
    .name = вражеский лидер
to-both_leaders =
    { $case ->
        [acc] обоих лидеров
        [gen] обоих лидеров
        [dat] обоим лидерам
       *[nom] оба лидера
    }
    .number = pl
    .name = оба лидера
to-this =
    { $type ->
        [leader] { $case ->
            [acc] этого лидера
            [gen] этого лидера
            [dat] этому лидеру
           *[nom] этот лидер
        }
        [minion] { $case ->
            [gen] этого существа
            [dat] этому существу
           *[nom] это существо
        }
       *[other] { $case ->
            [acc] эту карту
            [gen] этой карты
            [dat] этой карте
           *[nom] эта карта
        }
    }
    .name = эта карта
in-play-self = союзный
    .as = adjective
    .order = 10
    .f = союзная
    .n = союзное
    .acc-an = союзного
    .acc-f = союзную
    .gen = союзного
    .gen-f = союзной
    .dat = союзному
    .dat-f = союзной
    .pl = союзные
    .acc-an-pl = союзных
    .gen-pl = союзных
    .dat-pl = союзным
    .some = { "" }
in-play-opponent = вражеский
    .as = adjective
    .order = 10
    .f = вражеская
    .n = вражеское
    .acc-an = вражеского
    .acc-f = вражескую
    .gen = вражеского
    .gen-f = вражеской
    .dat = вражескому
    .dat-f = вражеской
    .pl = вражеские
    .acc-an-pl = вражеских
    .gen-pl = вражеских
    .dat-pl = вражеским
    .some = { "" }
in-hand-self = в вашей руке
    .acc = из руки
    .from = из вашей руки
    .all-from = из вашей руки
    .some = в руке
in-hand-opponent = в руке противника
    .acc = из руки противника
    .from = из руки противника
    .all-from = из руки противника
    .some = в руке
in-hand-any = в руке любого из игроков
    .acc = из руки любого из игроков
    .from = из руки любого из игроков
    .all-from = из рук обоих игроков
    .all = в руках обоих игроков
    .acc-all = из рук обоих игроков
    .some = в руке
in-deck-self = в вашей колоде
    .acc = из своей колоды
    .from = из вашей колоды
    .all-from = из вашей колоды
    .some = в колоде
in-deck-opponent = в колоде противника
    .acc = из колоды противника
    .from = из колоды противника
    .all-from = из колоды противника
    .some = в колоде
in-deck-any = в колоде любого из игроков
    .acc = из колоды любого из игроков
    .from = из колоды любого из игроков
    .all-from = из колод обоих игроков
    .all = в колодах обоих игроков
    .acc-all = из колод обоих игроков
    .some = в колоде
in-hand_or_deck-self = в вашей руке или колоде
    .acc = из руки или колоды
    .from = из вашей руки или колоды
    .all-from = из вашей руки и колоды
    .all = в вашей руке и колоде
    .acc-all = из руки и колоды
    .some = в руке или колоде
in-hand_or_deck-opponent = в руке или колоде противника
    .acc = из руки или колоды противника
    .from = из руки или колоды противника
    .all-from = из руки и колоды противника
    .all = в руке и колоде противника
    .acc-all = из руки и колоды противника
    .some = в руке или колоде
in-hand_or_deck-any = в руке или колоде любого из игроков
    .acc = из руки или колоды любого из игроков
    .from = из руки или колоды любого из игроков
    .all-from = из рук и колод обоих игроков
    .all = в руках и колодах обоих игроков
    .acc-all = из рук и колод обоих игроков
    .some = в руке или колоде
where-type = { TERM($word) }
    .as = noun
    .is = тип — { TERM($word, case: "nom", number: "sg") }
    .is-not = тип — не { TERM($word, case: "nom", number: "sg") }
    .name = тип { $word }
where-subtype = { TERM($word) }
    .as = noun
    .is = подтип — { TERM($word, case: "nom", number: "sg") }
    .is-not = подтип — не { TERM($word, case: "nom", number: "sg") }
    .name = подтип { $word }
where-has =
    { ATTR($word, "prep") ->
        [so] со
       *[other] с
    } { TERM($word, case: "ins") }
    .as = with
    .is = есть { TERM($word, case: "nom") }
    .name = ключевое слово { $word }
where-cost_at_least = стоимостью { $n } или больше
    .as = after
    .is = стоимость не менее { $n }
    .is-not = стоимость менее { $n }
    .name = стоимость { $n } или больше
where-cost_at_most = стоимостью { $n } или меньше
    .as = after
    .is = стоимость не более { $n }
    .is-not = стоимость более { $n }
    .name = стоимость { $n } или меньше
where-atk_at_least = с атакой { $n } или больше
    .as = with
    .is = атака не менее { $n }
    .is-not = атака менее { $n }
    .name = атака { $n } или больше
where-atk_at_most = с атакой { $n } или меньше
    .as = with
    .is = атака не более { $n }
    .is-not = атака более { $n }
    .name = атака { $n } или меньше
n-health =
    { $n ->
        [one] { $n } единицы здоровья
        [few] { $n } единиц здоровья
       *[many] { $n } единиц здоровья
    }
n-attacks-left =
    { $n ->
        [one] { $n } атаки
        [few] { $n } атак
       *[many] { $n } атак
    }
where-hp_at_least = со здоровьем { $n } или больше
    .as = with
    .is = не менее { n-health }
    .is-not = менее { n-health }
    .name = здоровье { $n } или больше
where-hp_at_most = со здоровьем { $n } или меньше
    .as = with
    .is = не более { n-health }
    .is-not = более { n-health }
    .name = здоровье { $n } или меньше
where-attacks_at_least = с { $n } или более оставшимися атаками
    .as = with
    .is = осталось не менее { n-attacks-left }
    .is-not = осталось менее { n-attacks-left }
    .name = оставшиеся атаки: { $n } или больше
where-attacks_at_most = с { $n } или менее оставшимися атаками
    .as = with
    .is =
        { $n ->
            [0] не осталось атак
           *[other] осталось не более { n-attacks-left }
        }
    .name = оставшиеся атаки: { $n } или меньше

## Условия

if-exists =
    { ATTR($cards, "who") ->
        [self] у вас
        [opponent] у противника
       *[any] { ATTR($cards, "zone") ->
            [play] в игре
           *[other] у кого-либо из игроков
        }
    } { TERM($cards) }
    .name = есть такая карта
if-this = у этой карты { TERM($is) }
    .name = эта карта такова
if-own_leader = у вашего лидера { TERM($is) }
    .name = ваш лидер таков
if-enemy_leader = у вражеского лидера { TERM($is) }
    .name = вражеский лидер таков
if-both_leaders = у обоих лидеров { TERM($is) }
    .name = оба лидера таковы
if-mp_at_least = у вас не менее { $n } MP
if-mp_at_most =
    { $n ->
        [0] у вас нет MP
       *[other] у вас не более { $n } MP
    }
if-enemy_mp_at_least = у противника не менее { $n } MP
    .subject = opponent
if-enemy_mp_at_most =
    { $n ->
        [0] у противника нет MP
       *[other] у противника не более { $n } MP
    }
    .subject = opponent
if-both_mp_at_least = у обоих игроков не менее { $n } MP
if-both_mp_at_most =
    { $n ->
        [0] у обоих игроков нет MP
       *[other] у обоих игроков не более { $n } MP
    }
if-max_mp_at_least = ваш максимум MP не менее { $n }
if-max_mp_at_most = ваш максимум MP не более { $n }
if-enemy_max_mp_at_least = максимум MP противника не менее { $n }
if-enemy_max_mp_at_most = максимум MP противника не более { $n }
if-both_max_mp_at_least = максимум MP обоих игроков не менее { $n }
if-both_max_mp_at_most = максимум MP обоих игроков не более { $n }

## Действия

v-gain =
    { ATTR($to, "number") ->
        [pl] получают
       *[other] получает
    }
n-damage =
    { $val ->
        [one] { $val } повреждение
        [few] { $val } повреждения
       *[many] { $val } повреждений
    }
n-life =
    { $val ->
        [one] { $val } единицу здоровья
        [few] { $val } единицы здоровья
       *[many] { $val } единиц здоровья
    }
n-attacks =
    { $val ->
        [one] { $val } атаку
        [few] { $val } атаки
       *[many] { $val } атак
    }
n-more-attacks =
    { $val ->
        [one] { $val } дополнительную атаку
        [few] { $val } дополнительные атаки
       *[many] { $val } дополнительных атак
    }
op-dmg = нанесите { n-damage } { TERM($to, case: "dat") }
    .name = повреждения
op-heal = восстановите { n-life } { TERM($to, case: "dat") }
    .name = восстановить здоровье
op-rearm = восстановите { n-attacks } { TERM($to, case: "dat") }
    .name = восстановить атаки
op-cost =
    { $sign ->
        [minus] уменьшите
       *[other] увеличьте
    } стоимость { TERM($to, case: "gen") } на { $abs }
    .name = изменить стоимость
op-buff = { TERM($to) } { v-gain } { SIGNED($atk) }/{ SIGNED($hp) }
    .name = атака и здоровье
op-attacks = { TERM($to) } { v-gain } { n-more-attacks } каждый ход
    .name = больше атак
op-destroy = уничтожьте { TERM($to, case: "acc") }
    .name = уничтожить
op-discard = сбросьте { TERM($to, case: "acc") }
    .name = сбросить
op-transform =
    превратите { TERM($to, case: "acc") } в { ATTR($card, "made") ->
        [known] карту { n-quoted }
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($card, case: "acc", number: "pl") }
           *[other] { TERM($card, case: "acc") }
        }
    }
    .name = превратить
op-move =
    { $dest ->
        [self-hand] возьмите в руку { TERM($to, case: "acc") }
        [opponent-hand] переместите { TERM($to, case: "acc") } в руку противника
        [owner-hand] верните { TERM($to, case: "acc") } { ATTR($to, "number") ->
            [pl] в руки владельцев
           *[other] в руку владельца
        }
        [self-field] переместите { TERM($to, case: "acc") } на своё поле
        [opponent-field] переместите { TERM($to, case: "acc") } на поле противника
        [owner-field] переместите { TERM($to, case: "acc") } { ATTR($to, "number") ->
            [pl] на поля владельцев
           *[other] на поле владельца
        }
        [self-deck] замешайте { TERM($to, case: "acc") } в свою колоду
        [opponent-deck] замешайте { TERM($to, case: "acc") } в колоду противника
       *[owner-deck] замешайте { TERM($to, case: "acc") } { ATTR($to, "number") ->
            [pl] в колоды владельцев
           *[other] в колоду владельца
        }
    }
    .name = переместить
op-copy =
    { $dest ->
        [self-hand] возьмите в руку
        [opponent-hand] положите
        [both-hand] положите
        [owner-hand] положите
        [self-deck] замешайте
        [opponent-deck] замешайте
        [both-deck] замешайте
        [owner-deck] замешайте
       *[other] поместите
    } { ATTR($to, "number") ->
        [pl] копии
       *[other] копию
    } { TERM($to, case: "gen", decl: "from") } { $dest ->
        [self-hand] { "" }
        [opponent-hand] в руку противника
        [both-hand] в руки обоих игроков
        [owner-hand] { ATTR($to, "number") ->
            [pl] в руки владельцев
           *[other] в руку владельца
        }
        [self-field] на своё поле
        [opponent-field] на поле противника
        [both-field] на оба поля
        [owner-field] { ATTR($to, "number") ->
            [pl] на поля владельцев
           *[other] на поле владельца
        }
        [self-deck] в свою колоду
        [opponent-deck] в колоду противника
        [both-deck] в обе колоды
       *[owner-deck] { ATTR($to, "number") ->
            [pl] в колоды владельцев
           *[other] в колоду владельца
        }
    }
    .name = скопировать
op-become =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] становятся { TERM($word, case: "ins", number: "pl") }
       *[other] становится { TERM($word, case: "ins", number: "sg") }
    }
    .name = сменить подтип
op-give = { TERM($to) } { v-gain } { TERM($word, case: "acc") }
    .name = дать ключевое слово
op-strip =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] теряют
       *[other] теряет
    } все ключевые слова
    .name = убрать ключевые слова
op-overheat = перегрейте все эффекты { TERM($to, case: "gen") }
    .name = перегреть
op-dampen = понизьте порог перегрева { TERM($to, case: "gen") } на { $val }
    .name = понизить порог
op-reset = верните { TERM($to, case: "acc") } в исходное состояние
    .name = вернуть в исходное состояние
op-attach =
    { TERM($to) } { v-gain } { $depth ->
        [2] „{ $effects }“
       *[other] «{ $effects }»
    }
    .name = дать эффекты
op-draw =
    { $who ->
        [opponent] противник берёт
        [both] оба игрока берут
       *[other] возьмите
    } { $val ->
        [1] карту
        [one] { $val } карту
        [few] { $val } карты
       *[many] { $val } карт
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] он берёт
            [both] оба игрока берут
           *[other] возьмите
        } { $val ->
            [1] карту
            [one] { $val } карту
            [few] { $val } карты
           *[many] { $val } карт
        }
    .name = взять карты
op-mp =
    { $who ->
        [opponent] противник { $sign ->
            [minus] теряет
           *[other] восстанавливает
        }
        [both] оба игрока { $sign ->
            [minus] теряют
           *[other] восстанавливают
        }
       *[other] { $sign ->
            [minus] вы теряете
           *[other] восстановите
        }
    } { $abs } MP
    .subject = opponent
    .same =
        { $who ->
            [opponent] он { $sign ->
                [minus] теряет
               *[other] восстанавливает
            }
            [both] оба игрока { $sign ->
                [minus] теряют
               *[other] восстанавливают
            }
           *[other] { $sign ->
                [minus] вы теряете
               *[other] восстановите
            }
        } { $abs } MP
    .name = MP
op-max_mp =
    { $who ->
        [opponent] максимум MP противника
        [both] максимум MP обоих игроков
       *[other] ваш максимум MP
    } { $sign ->
        [minus] уменьшается
       *[other] увеличивается
    } на { $abs }
    .name = максимум MP
n-quoted =
    { $depth ->
        [2] „{ TERM($card) }“
       *[other] «{ TERM($card) }»
    }
n-copies =
    { ATTR($card, "made") ->
        [known] { $val ->
            [1] карту { n-quoted }
            [one] { $val } копию карты { n-quoted }
            [few] { $val } копии карты { n-quoted }
           *[many] { $val } копий карты { n-quoted }
        }
       *[other] { TERM($card, case: "acc") }
    }
op-create =
    { $dest ->
        [self-field] призовите { n-copies } на своё поле
        [opponent-field] призовите { n-copies } на поле противника
        [both-field] призовите { n-copies } на поле каждого игрока
        [self-hand] возьмите в руку { n-copies }
        [opponent-hand] положите { n-copies } в руку противника
        [both-hand] положите { n-copies } в руку каждого игрока
        [self-deck] замешайте { n-copies } в свою колоду
        [opponent-deck] замешайте { n-copies } в колоду противника
       *[other] замешайте { n-copies } в колоду каждого игрока
    }
    .name = создать карты
op-win =
    { $who ->
        [opponent] противник выигрывает партию
        [both] оба игрока выигрывают партию
       *[other] вы выигрываете партию
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] он выигрывает партию
            [both] оба игрока выигрывают партию
           *[other] вы выигрываете партию
        }
    .name = выиграть партию
# Созданные карты всегда стоят в винительном падеже.
made-noun =
    { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-noun-few =
    { $has-subtype ->
        [yes] { TERM($subtype, case: "gen", number: "pl") }
       *[no] { ATTR($type, "gender") ->
            [an] { TERM($type, case: "gen", number: "pl") }
            [n] { TERM($type, case: "gen", number: "sg") }
           *[f] { TERM($type, case: "gen", number: "sg") }
        }
    }
made-noun-many =
    { $has-subtype ->
        [yes] { TERM($subtype, case: "gen", number: "pl") }
       *[no] { TERM($type, case: "gen", number: "pl") }
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] с эффектом „{ $effects }“
           *[other] с эффектом «{ $effects }»
        }
       *[no] { "" }
    }
made-written =
    { $n ->
        [1] { made-noun }
        [one] { np-n } { made-noun }
        [few] { np-n } { made-noun-few }
       *[many] { np-n } { made-noun-many }
    } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { made-effects }
made-chance =
    { $number ->
        [pl] { $has-subtype ->
            [yes] случайных
           *[no] { ATTR($type, "gender") ->
                [an] случайных
                [n] случайные
               *[f] случайные
            }
        }
       *[sg] { $has-subtype ->
            [yes] случайного
           *[no] { ATTR($type, "gender") ->
                [an] случайного
                [n] случайное
               *[f] случайную
            }
        }
    }
made-random =
    { $n ->
        [1] { made-chance } { made-noun }
        [one] { np-n } { made-chance } { made-noun }
        [few] { np-n } случайных { made-noun-few }
       *[many] { np-n } случайных { made-noun-many }
    } { $cost ->
        [none] { "" }
       *[other] стоимостью { $cost }
    }

## Виды действий

kind-damage = Повреждения
kind-restore = Восстановление
kind-energy = Стоимость и MP
kind-cards = Карты
kind-allies = Усиление
kind-control = Контроль

## Фазы, поступки и события

phase-start = Начало
phase-main = Главная фаза
phase-end = Конец
action-play = розыгрыш
action-attack = атака
pick-target = цель
event-destroyed = уничтожение
event-discarded = сброс
routine-discard = сброс
routine-draw = взятие карты

## Почему нельзя

refused-full = На поле нет места
refused-weak = Персонаж без атаки не может атаковать
refused-asleep = Этот персонаж только что появился
refused-attacked = У этого персонажа не осталось атак в этом ходу

## Названия для текста правил

to-target =
    .name = выбранная карта
to-all =
    .name = все подходящие
to-random =
    .name = случайная из подходящих
where-reachable =
    .name = доступная для выбора

## Колоды

deck-herd = Долгое стадо
deck-kiln = Печи и зола
deck-ledger = Горькая книга
deck-crossing = Врата и зеркала
deck-vigil = Медленное бдение
deck-quench = Холодное железо

## Карты

card-CC-L0001 = Ненаписанный
card-CC-L0002 = Браннох из Долгого Стада
card-CC-L0003 = Весса, мастерица золы
card-CC-L0004 = Аурель, хранительница печей
card-CC-L0005 = Мордант, ведущий счёт
card-CC-L0006 = Сестра Люмен
card-CC-L0007 = Старый Карст
card-CC-L0008 = Холодный регистратор
card-CC-L0009 = Имра Быстрорукая
card-CC-M0001 = Лисёнок в репьях
card-CC-M0002 = Шипоспинная свинья
card-CC-M0003 = Гравийная гончая
card-CC-M0004 = Голос стаи
card-CC-M0005 = Луговой колосс
card-CC-M0006 = Рогатая олениха
card-CC-M0007 = Ночной горностай
card-CC-M0008 = Щетинистый бегун
card-CC-M0009 = Король грязевых луж
card-CC-M0010 = Спящий медвежонок
card-CC-M0011 = Девятикратный мученик
card-CC-M0012 = Страж изгороди
card-CC-M0013 = Пепельный гонец
card-CC-M0014 = Серный писарь
card-CC-M0015 = Бес у ворот
card-CC-M0016 = Пожиратель договоров
card-CC-M0017 = Дракон приливной стражи
card-CC-M0018 = Полый пристав
card-CC-M0019 = Чёрт с фонарём
card-CC-M0020 = Погребённый шёпот
card-CC-M0021 = Сборщик долгов
card-CC-M0022 = Привратник двух врат
card-CC-M0023 = Дракон-паромщик
card-CC-M0024 = Зеркальный телёнок
card-CC-M0025 = Блуждающий колокол
card-CC-M0026 = Архивный змей
card-CC-M0027 = Торговец подменышами
card-CC-M0028 = Призрак картографа
card-CC-M0029 = Затаившийся в канаве
card-CC-M0030 = Дракончик из углей
card-CC-M0031 = Плюющий шлаком
card-CC-M0032 = Матерь горнила
card-CC-M0033 = Угольный сержант
card-CC-M0034 = Стеклянный дракон
card-CC-M0035 = Чтец дыма
card-CC-M0036 = Герцог растопки
card-CC-M0037 = Выжженный счёт
card-CC-M0038 = Девятое горнило
card-CC-M0039 = Терпеливый могильщик
card-CC-M0040 = Костяной садовод
card-CC-M0041 = Смотритель могил
card-CC-M0042 = Вол с реликварием
card-CC-M0043 = Свечной святой
card-CC-M0044 = Последний урок
card-CC-M0045 = Хранитель манометра
card-CC-M0046 = Рука закалки
card-CC-M0047 = Вентильщик
card-CC-M0048 = Мотор на красной черте
card-CC-S0001 = Второе дыхание
card-CC-S0002 = Отстрел
card-CC-S0003 = Весенний гон
card-CC-S0004 = Красная десятина
card-CC-S0005 = Перевести дух
card-CC-S0006 = Паническое бегство
card-CC-S0007 = Зимняя спячка
card-CC-S0008 = Горькая книга
card-CC-S0009 = Балласт
card-CC-S0010 = Огонь с двух концов
card-CC-S0011 = Дождь из печи
card-CC-S0012 = Живое серебро
card-CC-S0013 = Долгое наставление
card-CC-S0014 = Пассаты
card-CC-S0015 = Непрошеное превращение
card-CC-S0016 = Одолженные лица
card-CC-S0017 = Великая тасовка
card-CC-S0018 = Маскарад
card-CC-S0019 = Рассказанное дважды
card-CC-S0020 = Глубокий вдох
card-CC-S0021 = Тишина горнила
card-CC-S0022 = Холодное железо
card-CC-S0023 = Чистый лист
card-CC-S0024 = Открытые вентили
card-CC-S0025 = Обряд часа без огней
card-CC-S0026 = Запечатанные письма
card-CC-S0027 = Ржавчина и слухи
card-CC-S0028 = Решает толпа
card-CC-S0029 = Приговор
card-CC-M0901 = Глиняный голубь
card-CC-M0902 = Полевой щенок
card-CC-M0903 = Проснувшийся медведь
card-CC-M0904 = Погребной бес
card-CC-M0905 = Садовник рёбер
card-CC-M0906 = Ходячее надгробие
card-CC-M0907 = Заплесневелый телёнок
card-CC-M0908 = Зольный мотылёк
card-CC-M0909 = Железный ягнёнок
card-CC-M0910 = Бумажный дракон
card-CC-M0911 = Недописанная страница
card-CC-S0901 = Одолженное горе
card-CC-S0902 = Запечатанное письмо
card-CC-S0903 = Мелкая взятка

## Имена созданных карт: образцы, в которых $a и $b — слова из списков ниже. `.low` — слово внутри имени, `.f` — женский род
## прозвища. Вещи стоят в родительном падеже, существа и заклинания — мужского рода, чтобы подходить к прилагательным.

gen-name-1 = { $a } { TERM($b, case: "low") }
gen-name-2 = { $a } { $b }
gen-name-3 = { $b } из страны { $a }
gen-name-4 = { $a } { TERM($b, case: "low") }
gen-name-5 = { $a } { $b }
gen-name-6 =
    { $a } { ATTR($a, "gender") ->
        [f] { TERM($b, gender: "f") }
       *[m] { $b }
    }
gen-name-7 = { $a }, голос { $b }

gen-beast-1 = Пёс
    .low = пёс
gen-beast-2 = Олень
    .low = олень
gen-beast-3 = Барсук
    .low = барсук
gen-beast-4 = Кабан
    .low = кабан
gen-beast-5 = Бобёр
    .low = бобёр
gen-beast-6 = Журавль
    .low = журавль
gen-beast-7 = Манул
    .low = манул
gen-beast-8 = Баран
    .low = баран
gen-beast-9 = Мул
    .low = мул
gen-beast-10 = Вол
    .low = вол
gen-beast-11 = Заяц
    .low = заяц
gen-beast-12 = Волк
    .low = волк
gen-beast-13 = Медведь
    .low = медведь
gen-beast-14 = Лис
    .low = лис
gen-beast-15 = Сокол
    .low = сокол
gen-beast-16 = Ёж
    .low = ёж
gen-beast-17 = Крот
    .low = крот
gen-beast-18 = Козёл
    .low = козёл
gen-beast-19 = Бык
    .low = бык
gen-beast-20 = Ворон
    .low = ворон
gen-beast-21 = Филин
    .low = филин
gen-beast-22 = Уж
    .low = уж
gen-beast-23 = Лось
    .low = лось
gen-beast-24 = Хорёк
    .low = хорёк
gen-beast-25 = Соболь
    .low = соболь
gen-beast-26 = Горностай
    .low = горностай
gen-beast-27 = Аист
    .low = аист
gen-beast-28 = Зубр
    .low = зубр
gen-beast-29 = Крапивник
    .low = крапивник
gen-beast-30 = Окунь
    .low = окунь
gen-beast-31 = Грач
    .low = грач
gen-beast-32 = Бизон
    .low = бизон

gen-dragon-1 = Дракон
    .low = дракон
gen-dragon-2 = Змей
    .low = змей
gen-dragon-3 = Дракончик
    .low = дракончик
gen-dragon-4 = Полоз
    .low = полоз
gen-dragon-5 = Виверн
    .low = виверн
gen-dragon-6 = Пламенник
    .low = пламенник
gen-dragon-7 = Василиск
    .low = василиск
gen-dragon-8 = Птенец
    .low = птенец
gen-dragon-9 = Огневик
    .low = огневик
gen-dragon-10 = Свиватель
    .low = свиватель
gen-dragon-11 = Жаркокрыл
    .low = жаркокрыл
gen-dragon-12 = Небесный червь
    .low = небесный червь
gen-dragon-13 = Линдворм
    .low = линдворм
gen-dragon-14 = Пеплокрыл
    .low = пеплокрыл
gen-dragon-15 = Чешуеспин
    .low = чешуеспин
gen-dragon-16 = Огнерождённый
    .low = огнерождённый
gen-dragon-17 = Длиннохвост
    .low = длиннохвост
gen-dragon-18 = Углепаст
    .low = углепаст
gen-dragon-19 = Бурекож
    .low = бурекож
gen-dragon-20 = Страж гнезда
    .low = страж гнезда
gen-dragon-21 = Скопидом
    .low = скопидом
gen-dragon-22 = Хранитель кладки
    .low = хранитель кладки
gen-dragon-23 = Солнцекож
    .low = солнцекож
gen-dragon-24 = Хвостогрыз
    .low = хвостогрыз
gen-dragon-25 = Скользящий
    .low = скользящий
gen-dragon-26 = Парящий
    .low = парящий
gen-dragon-27 = Поджигатель
    .low = поджигатель
gen-dragon-28 = Тлеющий
    .low = тлеющий
gen-dragon-29 = Вылупок
    .low = вылупок
gen-dragon-30 = Гребнеспин
    .low = гребнеспин
gen-dragon-31 = Коготник
    .low = коготник
gen-dragon-32 = Ветровей
    .low = ветровей

gen-demon-1 = Бес
    .low = бес
gen-demon-2 = Чёрт
    .low = чёрт
gen-demon-3 = Пристав
    .low = пристав
gen-demon-4 = Искуситель
    .low = искуситель
gen-demon-5 = Пожиратель
    .low = пожиратель
gen-demon-6 = Писарь
    .low = писарь
gen-demon-7 = Шептун
    .low = шептун
gen-demon-8 = Посредник
    .low = посредник
gen-demon-9 = Палач
    .low = палач
gen-demon-10 = Призрак
    .low = призрак
gen-demon-11 = Доходяга
    .low = доходяга
gen-demon-12 = Сборщик
    .low = сборщик
gen-demon-13 = Самозванец
    .low = самозванец
gen-demon-14 = Грызун
    .low = грызун
gen-demon-15 = Кошмар
    .low = кошмар
gen-demon-16 = Насмешник
    .low = насмешник
gen-demon-17 = Бедолага
    .low = бедолага
gen-demon-18 = Мучитель
    .low = мучитель
gen-demon-19 = Ростовщик
    .low = ростовщик
gen-demon-20 = Должник
    .low = должник
gen-demon-21 = Обманщик
    .low = обманщик
gen-demon-22 = Притаившийся
    .low = притаившийся
gen-demon-23 = Обжора
    .low = обжора
gen-demon-24 = Плакальщик
    .low = плакальщик
gen-demon-25 = Обвинитель
    .low = обвинитель
gen-demon-26 = Живодёр
    .low = живодёр
gen-demon-27 = Заклинатель
    .low = заклинатель
gen-demon-28 = Предатель
    .low = предатель
gen-demon-29 = Надсмотрщик
    .low = надсмотрщик
gen-demon-30 = Ухмыляющийся
    .low = ухмыляющийся
gen-demon-31 = Преследователь
    .low = преследователь
gen-demon-32 = Соблазнитель
    .low = соблазнитель

gen-leader-1 = Оршоя
    .gender = f
gen-leader-2 = Тамсин
    .gender = f
gen-leader-3 = Браннох
    .gender = m
gen-leader-4 = Исмей
    .gender = f
gen-leader-5 = Корвин
    .gender = m
gen-leader-6 = Маэлис
    .gender = f
gen-leader-7 = Тобрен
    .gender = m
gen-leader-8 = Хеспер
    .gender = m
gen-leader-9 = Людо
    .gender = m
gen-leader-10 = Венна
    .gender = f
gen-leader-11 = Осрик
    .gender = m
gen-leader-12 = Петра
    .gender = f
gen-leader-13 = Квилл
    .gender = m
gen-leader-14 = Ровена
    .gender = f
gen-leader-15 = Сабин
    .gender = m
gen-leader-16 = Фессалия
    .gender = f
gen-leader-17 = Ульрик
    .gender = m
gen-leader-18 = Вигдис
    .gender = f
gen-leader-19 = Вистан
    .gender = m
gen-leader-20 = Ксанта
    .gender = f
gen-leader-21 = Йорик
    .gender = m
gen-leader-22 = Зельда
    .gender = f
gen-leader-23 = Алдос
    .gender = m
gen-leader-24 = Берит
    .gender = f
gen-leader-25 = Космо
    .gender = m
gen-leader-26 = Дельфина
    .gender = f
gen-leader-27 = Эдда
    .gender = f
gen-leader-28 = Фабиан
    .gender = m
gen-leader-29 = Грета
    .gender = f
gen-leader-30 = Хакон
    .gender = m
gen-leader-31 = Ильза
    .gender = f
gen-leader-32 = Йорунн
    .gender = f
gen-leader-33 = Кестер
    .gender = m
gen-leader-34 = Линнея
    .gender = f
gen-leader-35 = Магнус
    .gender = m
gen-leader-36 = Нерис
    .gender = f
gen-leader-37 = Одо
    .gender = m
gen-leader-38 = Перпетуя
    .gender = f
gen-leader-39 = Руфус
    .gender = m
gen-leader-40 = Сунива
    .gender = f
