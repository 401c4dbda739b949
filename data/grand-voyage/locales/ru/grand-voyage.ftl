## Игра

game-name = Великое плавание
game-about = Лидер и команда против другой команды: Персонажи атакуют и заслоняют своих, отпор спасает, а потерянные карты жизни приходят в руку того, кто их теряет.

## Типы карт. «an» — одушевлённый мужской род.

type-leader = Лидер
    .gender = an
    .plural = an
    .acc = Лидера
    .gen = Лидера
    .dat = Лидеру
    .ins = Лидером
    .pl = Лидеры
    .gen-pl = Лидеров
    .acc-pl = Лидеров
    .dat-pl = Лидерам
    .ins-pl = Лидерами
type-character = Персонаж
    .gender = an
    .plural = an
    .acc = Персонажа
    .gen = Персонажа
    .dat = Персонажу
    .ins = Персонажем
    .pl = Персонажи
    .gen-pl = Персонажей
    .acc-pl = Персонажей
    .dat-pl = Персонажам
    .ins-pl = Персонажами
type-event = Событие
    .gender = n
    .gen = События
    .dat = Событию
    .ins = Событием
    .pl = События
    .gen-pl = Событий
    .dat-pl = Событиям
    .ins-pl = Событиями
type-stage = Локация
    .gender = f
    .acc = Локацию
    .gen = Локации
    .dat = Локации
    .ins = Локацией
    .pl = Локации
    .gen-pl = Локаций
    .dat-pl = Локациям
    .ins-pl = Локациями

## Числа карт

number-cost = стоимость
    .ins = стоимостью
number-power = сила
    .ins = силой
number-counter = отпор
    .ins = отпором
number-life = жизнь
    .ins = жизнью

## Слова карт: цвета — прилагательные, атрибуты и черты не склоняются («с чертой Корсар»)

set-colours = цвета
set-attribute = атрибут
set-tags = черты
word-red = красный
    .f = красная
    .n = красное
    .acc-an = красного
    .acc-f = красную
    .gen = красного
    .gen-f = красной
    .dat = красному
    .dat-f = красной
    .pl = красные
    .acc-an-pl = красных
    .gen-pl = красных
    .dat-pl = красным
word-green = зелёный
    .f = зелёная
    .n = зелёное
    .acc-an = зелёного
    .acc-f = зелёную
    .gen = зелёного
    .gen-f = зелёной
    .dat = зелёному
    .dat-f = зелёной
    .pl = зелёные
    .acc-an-pl = зелёных
    .gen-pl = зелёных
    .dat-pl = зелёным
word-blue = синий
    .f = синяя
    .n = синее
    .acc-an = синего
    .acc-f = синюю
    .gen = синего
    .gen-f = синей
    .dat = синему
    .dat-f = синей
    .pl = синие
    .acc-an-pl = синих
    .gen-pl = синих
    .dat-pl = синим
word-purple = фиолетовый
    .f = фиолетовая
    .n = фиолетовое
    .acc-an = фиолетового
    .acc-f = фиолетовую
    .gen = фиолетового
    .gen-f = фиолетовой
    .dat = фиолетовому
    .dat-f = фиолетовой
    .pl = фиолетовые
    .acc-an-pl = фиолетовых
    .gen-pl = фиолетовых
    .dat-pl = фиолетовым
word-black = чёрный
    .f = чёрная
    .n = чёрное
    .acc-an = чёрного
    .acc-f = чёрную
    .gen = чёрного
    .gen-f = чёрной
    .dat = чёрному
    .dat-f = чёрной
    .pl = чёрные
    .acc-an-pl = чёрных
    .gen-pl = чёрных
    .dat-pl = чёрным
word-yellow = жёлтый
    .f = жёлтая
    .n = жёлтое
    .acc-an = жёлтого
    .acc-f = жёлтую
    .gen = жёлтого
    .gen-f = жёлтой
    .dat = жёлтому
    .dat-f = жёлтой
    .pl = жёлтые
    .acc-an-pl = жёлтых
    .gen-pl = жёлтых
    .dat-pl = жёлтым
word-blade = Клинок
word-fist = Кулак
word-shot = Выстрел
word-lore = Знание
word-craft = Ремесло
word-corsair = Корсар
word-tidewright = Приливник
word-admiralty = Адмиралтейство
word-islander = Островитянин
word-beast = Зверь
word-spirit = Дух
word-artisan = Мастеровой

## Ключевые слова

keyword-rush = [Рывок]
keyword-blocker = [Заслон]
keyword-double_attack = [Двойная атака]
keyword-banish = [Изгнание]
keyword-hunter = [Охота]
keyword-unblockable = [Неотвратимость]
keyword-relentless = [Неутомимость]
keyword-bound = [Путы]
keyword-steadfast = [Стойкость]
about-keyword-rush = Может атаковать в том же ходу, в котором появилась.
about-keyword-blocker = Если она не повёрнута, её можно повернуть, чтобы атаковали её вместо другой карты.
about-keyword-double_attack = Наносит Лидеру 2 повреждения.
about-keyword-banish = Карты жизни, потерянные от её атаки, идут в сброс без применения Триггера.
about-keyword-hunter = Может атаковать и неповёрнутых Персонажей.
about-keyword-unblockable = Против её атак нельзя применить Заслон.
about-keyword-relentless = Может атаковать дважды за ход.
about-keyword-bound = Не может атаковать.
about-keyword-steadfast = Её нельзя нокаутировать в бою.
printed-keyword = { TERM($word) }

## Существительные зон

noun-characters = Персонаж
    .gender = an
    .plural = an
    .acc = Персонажа
    .gen = Персонажа
    .dat = Персонажу
    .pl = Персонажи
    .gen-pl = Персонажей
    .acc-pl = Персонажей
    .dat-pl = Персонажам
noun-crew = Лидер или Персонаж
    .gender = an
    .plural = an
    .acc = Лидера или Персонажа
    .gen = Лидера или Персонажа
    .dat = Лидеру или Персонажу
    .pl = Лидер или Персонажи
    .gen-pl = Лидеров или Персонажей
    .acc-pl = Лидеров или Персонажей
    .dat-pl = Лидерам или Персонажам
noun-leader = Лидер
    .gender = an
    .plural = an
    .acc = Лидера
    .gen = Лидера
    .dat = Лидеру
    .pl = Лидеры
    .gen-pl = Лидеров
    .acc-pl = Лидеров
    .dat-pl = Лидерам
noun-stage = Локация
    .gender = f
    .acc = Локацию
    .gen = Локации
    .dat = Локации
    .pl = Локации
    .gen-pl = Локаций
    .dat-pl = Локациям

## Что есть у игроков и карт

counter-wind_deck = колода Ветров
counter-winds = активные Ветры
counter-winds_rested = повёрнутые Ветры
state-rested = повёрнута
state-silenced = лишена эффектов
state-attacks = атаки
state-winds = Ветры

## Зоны

zone-leader = Лидер
zone-characters = Персонажи
zone-stage = Локация
zone-hand = рука
zone-deck = колода
zone-life = жизнь
zone-trash = сброс
zone-resolving = срабатывает
zone-crew = Лидер и Персонажи
zone-board = сторона стола

## Когда действуют способности

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on } { $text }
frame-on-may = { $on } вы можете сделать следующее: { $text }
frame-on-once-may = [{ $once }] { $on } вы можете сделать следующее: { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-cost = { $cost }: { $text }
frame-may = если хотите, { $text }
frame-may-cost = если хотите, { $cost }: { $text }
frame-for = { $text } { $for }
once-turn = Раз в ход
once-match = Раз за партию
cost-and = { $a } и { $b }
on-on_play = При розыгрыше
    .as = label
    .name = когда карту разыгрывают
on-when_attacking = При атаке
    .as = label
    .name = когда карта атакует
on-on_enemy_attack = При атаке противника
    .as = label
    .name = когда атакует вражеская карта
on-on_block = При заслоне
    .as = label
    .name = когда карта заслоняет
on-on_ko = При нокауте
    .as = label
    .name = когда карту нокаутируют
on-activate_main = Активация: главная фаза
    .as = label
    .name = в вашу главную фазу
on-main = Главная фаза
    .as = label
    .name = Главная фаза
on-counter = Отпор
    .as = label
    .name = Отпор
on-trigger = Триггер
    .as = label
    .name = Триггер
on-start_of_turn = Начало хода
    .as = label
    .name = в начале вашего хода
on-end_of_turn = Конец хода
    .as = label
    .name = в конце вашего хода
on-continuous =
    .name = всегда
on-instead_of_ko = Если этот Персонаж должен быть нокаутирован,
    .name = когда карта должна быть нокаутирована

## Стоимость

cost-rest_winds =
    { $n ->
        [one] поверните { $n } Ветер
        [few] поверните { $n } Ветра
       *[many] поверните { $n } Ветров
    }
    .name = повернуть Ветры
cost-return_winds =
    { $n ->
        [one] верните { $n } Ветер
        [few] верните { $n } Ветра
       *[many] верните { $n } Ветров
    } в колоду Ветров
    .name = вернуть Ветры
cost-discard = сбросьте { TERM($cards, case: "acc") } из руки
    .name = сбросить карты из руки
cost-rest_this =
    поверните { $type ->
        [leader] этого Лидера
        [stage] эту Локацию
       *[other] этого Персонажа
    }
    .name = повернуть эту карту
cost-trash_this =
    сбросьте { $type ->
        [stage] эту Локацию
       *[other] этого Персонажа
    }
    .name = сбросить эту карту
cost-rest_cards = поверните { TERM($cards, case: "acc") }
    .name = повернуть карты
cost-take_life =
    { $n ->
        [1] возьмите в руку верхнюю из своих карт жизни
        [one] возьмите в руку { $n } верхнюю из своих карт жизни
        [few] возьмите в руку { $n } верхние из своих карт жизни
       *[many] возьмите в руку { $n } верхних из своих карт жизни
    }
    .name = карты жизни в руку
cost-bounce_own = верните в руку { TERM($cards, case: "acc") }
    .name = вернуть Персонажей в руку
np-paid = { np-counted } { np-tail }
noun-cost-rest_cards = из своих активных карт Лидера и Персонажей
noun-cost-bounce_own = из своих Персонажей

## О чём говорят эффекты

np-with = { $list }
np-tail = { TERM($with) } { TERM($after) }
np-counted =
    { $n ->
        [one] { $n } { TERM($adj, number: "sg") } { TERM($noun, number: "sg") }
        [few] { $case ->
            [gen] { $n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [dat] { $n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [ins] { $n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
           *[nom] { $gender ->
                [f] { $n } { TERM($adj, number: "pl") } { TERM($noun, case: "gen", number: "sg") }
               *[other] { $n } { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "sg") }
            }
        }
       *[many] { $case ->
            [dat] { $n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [ins] { $n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
           *[nom] { $n } { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
        }
    }
np-whose =
    { $who ->
        [self] { $number ->
            [pl] { $case ->
                [gen] своих
                [dat] своим
                [acc] { $gender ->
                    [an] своих
                   *[other] свои
                }
               *[nom] ваши
            }
           *[sg] { $case ->
                [acc] { $gender ->
                    [f] свою
                    [n] своё
                    [an] своего
                   *[other] свой
                }
                [gen] { $gender ->
                    [f] своей
                   *[other] своего
                }
                [dat] { $gender ->
                    [f] своей
                   *[other] своему
                }
               *[nom] { $gender ->
                    [f] ваша
                    [n] ваше
                   *[other] ваш
                }
            }
        }
        [opponent] { $number ->
            [pl] { $case ->
                [gen] вражеских
                [dat] вражеским
                [acc] { $gender ->
                    [an] вражеских
                   *[other] вражеские
                }
               *[nom] вражеские
            }
           *[sg] { $case ->
                [acc] { $gender ->
                    [f] вражескую
                    [n] вражеское
                    [an] вражеского
                   *[other] вражеский
                }
                [gen] { $gender ->
                    [f] вражеской
                   *[other] вражеского
                }
                [dat] { $gender ->
                    [f] вражеской
                   *[other] вражескому
                }
               *[nom] { $gender ->
                    [f] вражеская
                    [n] вражеское
                   *[other] вражеский
                }
            }
        }
       *[any] { "" }
    }
np-whose-many =
    { $who ->
        [self] { $case ->
            [acc] своих
            [gen] своих
            [dat] своим
           *[nom] ваших
        }
        [opponent] { $case ->
            [dat] вражеским
           *[nom] вражеских
        }
       *[any] { "" }
    }
np-counted-whose =
    { $n ->
        [one] { $n } { np-whose } { TERM($adj, number: "sg") } { TERM($noun, number: "sg") }
        [few] { $n } { np-whose-many } { $case ->
            [gen] { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [dat] { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [acc] { $gender ->
                [an] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
               *[other] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "sg") }
            }
           *[nom] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "sg") }
        }
       *[many] { $n } { np-whose-many } { $case ->
            [dat] { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
           *[nom] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
        }
    }
np-up-to =
    не более чем { $zone ->
        [hand] { np-counted } { np-tail } из руки
        [trash] { np-counted } { np-tail } из сброса
       *[other] { np-counted-whose } { np-tail }
    }
np-choose = { np-counted-whose } { np-tail }
np-choose-theirs = { np-counted-whose } { np-tail } по выбору противника
np-all =
    { $who ->
        [self] { np-whose }
        [opponent] { $case ->
            [gen] всех
            [dat] всем
            [acc] { $gender ->
                [an] всех
               *[other] все
            }
           *[nom] все
        } { np-whose }
       *[any] { $case ->
            [gen] всех
            [dat] всем
            [acc] { $gender ->
                [an] всех
               *[other] все
            }
           *[nom] все
        }
    } { TERM($adj) } { TERM($noun) } { np-tail }
np-random =
    { $n ->
        [one] { $n } { $case ->
            [acc] { $gender ->
                [f] случайную
                [n] случайное
               *[other] случайного
            }
           *[nom] { $gender ->
                [f] случайная
                [n] случайное
               *[other] случайный
            }
        } { TERM($adj, number: "sg") } { TERM($noun, number: "sg") }
        [few] { $n } случайных { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "sg") }
       *[many] { $n } случайных { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
    } { np-tail } { $zone ->
        [trash] из сброса
        [hand] из руки
       *[other] { "" }
    }
np-at-least =
    { $n ->
        [1] { np-some-words }
       *[other] { $case ->
            [less] менее
           *[nom] не менее
        } { $n } { $n ->
            [one] { TERM($adj, case: "gen", number: "sg") } { TERM($noun, case: "gen", number: "sg") }
           *[other] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
        }
    } { np-tail }
np-this =
    { $type ->
        [leader] { $case ->
            [acc] этого Лидера
            [gen] этого Лидера
            [dat] этому Лидеру
           *[nom] этот Лидер
        }
        [stage] { $case ->
            [acc] эту Локацию
            [gen] этой Локации
            [dat] этой Локации
           *[nom] эта Локация
        }
       *[other] { $case ->
            [acc] этого Персонажа
            [gen] этого Персонажа
            [dat] этому Персонажу
           *[nom] этот Персонаж
        }
    }
np-same =
    { $case ->
        [acc] выбранного Персонажа
        [gen] выбранного Персонажа
        [dat] выбранному Персонажу
       *[nom] выбранный Персонаж
    }
to-attacker =
    { $case ->
        [acc] атакующую карту
        [gen] атакующей карты
        [dat] атакующей карте
       *[nom] атакующая карта
    }
    .number = sg
    .name = атакующая карта
to-defender =
    { $case ->
        [acc] обороняющуюся карту
        [gen] обороняющейся карты
        [dat] обороняющейся карте
       *[nom] обороняющаяся карта
    }
    .number = sg
    .name = обороняющаяся карта
to-own_leader =
    { $case ->
        [acc] своего Лидера
        [gen] своего Лидера
        [dat] своему Лидеру
       *[nom] ваш Лидер
    }
    .number = sg
    .name = ваш Лидер
to-their_leader =
    { $case ->
        [acc] вражеского Лидера
        [gen] вражеского Лидера
        [dat] вражескому Лидеру
       *[nom] вражеский Лидер
    }
    .number = sg
    .name = вражеский Лидер
to-own_stage =
    { $case ->
        [acc] свою Локацию
        [gen] своей Локации
        [dat] своей Локации
       *[nom] ваша Локация
    }
    .number = sg
    .name = ваша Локация
to-their_stage =
    { $case ->
        [acc] вражескую Локацию
        [gen] вражеской Локации
        [dat] вражеской Локации
       *[nom] вражеская Локация
    }
    .number = sg
    .name = вражеская Локация
to-whole_crew =
    { $case ->
        [acc] своего Лидера и своих { TERM($adj) } Персонажей
        [gen] своего Лидера и своих { TERM($adj) } Персонажей
        [dat] своему Лидеру и своим { TERM($adj) } Персонажам
       *[nom] ваш Лидер и ваши { TERM($adj) } Персонажи
    } { np-tail }
    .gender = an
    .name = ваш Лидер и ваши Персонажи
to-whole_hand = { TERM($adj) } { TERM($noun) } { np-tail } в вашей руке
    .name = ваша рука
to-found = не более чем { np-counted } { np-tail }
    .name = одна из просмотренных карт
to-this =
    .name = эта карта
to-same =
    .name = то, что выбрал эффект выше
to-their_character =
    .name = вражеский Персонаж
to-their_characters =
    .name = все вражеские Персонажи
to-own_character =
    .name = один из ваших Персонажей
to-own_characters =
    .name = все ваши Персонажи
to-any_character =
    .name = Персонаж
to-any_characters =
    .name = все Персонажи
to-own_crew =
    .name = ваш Лидер или Персонаж
to-their_crew =
    .name = вражеский Лидер или Персонаж
to-own_card =
    .name = одна из ваших карт в игре
to-their_card =
    .name = вражеская карта в игре
to-hand_card =
    .name = карта из вашей руки
to-trash_card =
    .name = карта из вашего сброса

## Какие карты

where-type = { TERM($word) }
    .as = noun
    .name = тип { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = цвет { $word }
where-tagged = с чертой { TERM($word, case: "nom") }
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } черту { TERM($word, case: "nom") }
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } черты { TERM($word, case: "nom") }
    .name = черта { $word }
where-attribute = с атрибутом { TERM($word, case: "nom") }
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } атрибут { TERM($word, case: "nom") }
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } атрибута { TERM($word, case: "nom") }
    .name = атрибут { $word }
where-name = с названием «{ $card }»
    .as = after
    .order = 90
    .false = (кроме карты «{ $card }»)
    .false-as = after
    .name = именно эта карта
where-keyword = с ключевым словом { TERM($word) }
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } ключевое слово { TERM($word) }
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } ключевого слова { TERM($word) }
    .name = ключевое слово { $word }
where-rested = повёрнутый
    .f = повёрнутая
    .n = повёрнутое
    .acc-an = повёрнутого
    .acc-f = повёрнутую
    .gen = повёрнутого
    .gen-f = повёрнутой
    .dat = повёрнутому
    .dat-f = повёрнутой
    .pl = повёрнутые
    .acc-an-pl = повёрнутых
    .gen-pl = повёрнутых
    .dat-pl = повёрнутым
    .order = 20
    .false = активный
    .f-false = активная
    .false-n = активное
    .acc-an-false = активного
    .acc-f-false = активную
    .false-gen = активного
    .f-false-gen = активной
    .dat-false = активному
    .dat-f-false = активной
    .false-pl = активные
    .acc-an-false-pl = активных
    .false-gen-pl = активных
    .dat-false-pl = активным
    .short = повёрнут
    .f-short = повёрнута
    .n-short = повёрнуто
    .pl-short = повёрнуты
    .false-short = активен
    .f-false-short = активна
    .false-n-short = активно
    .false-pl-short = активны
    .name = повёрнута или активна
where-cost_at_most = стоимостью { $n } или меньше
    .as = with
    .is =
        { $number ->
            [pl] стоят
           *[other] стоит
        } не более { $n }
    .is-not =
        { $number ->
            [pl] стоят
           *[other] стоит
        } более { $n }
    .name = стоимость { $n } или меньше
where-cost_at_least = стоимостью { $n } или больше
    .as = with
    .is =
        { $number ->
            [pl] стоят
           *[other] стоит
        } не менее { $n }
    .is-not =
        { $number ->
            [pl] стоят
           *[other] стоит
        } менее { $n }
    .name = стоимость { $n } или больше
where-power_at_most = с силой { $n } или меньше
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
    .name = сила { $n } или меньше
where-power_at_least = с силой { $n } или больше
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } силу { $n } или больше
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } силы { $n } или больше
    .name = сила { $n } или больше
where-base_power_at_most = с напечатанной силой { $n } или меньше
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } напечатанную силу { $n } или меньше
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } напечатанной силы { $n } или меньше
    .name = напечатанная сила { $n } или меньше
where-winds_at_least =
    { $n ->
        [1] с Ветром
       *[other] с { $n } или более Ветрами
    }
    .as = with
    .name = Ветры: { $n } или больше
where-other = другой
    .order = 10
    .f = другая
    .n = другое
    .acc-an = другого
    .acc-f = другую
    .gen = другого
    .gen-f = другой
    .dat = другому
    .dat-f = другой
    .pl = другие
    .acc-an-pl = других
    .gen-pl = других
    .dat-pl = другим
    .is =
        { $number ->
            [pl] не являются этой картой
           *[other] не является этой картой
        }
    .name = кроме этой карты

## Сколько длится

for-this_battle = в этом бою
for-this_turn = до конца хода
for-until_own_turn = до начала вашего следующего хода
for-until_their_turn_ends = до конца следующего хода противника
for-while_in_play =
    .name = пока карта в игре

## Условия

n-cards-if =
    { $n ->
        [one] { $n } карты
        [few] { $n } карт
       *[many] { $n } карт
    }
n-life-if =
    { $n ->
        [one] { $n } карты жизни
        [few] { $n } карт жизни
       *[many] { $n } карт жизни
    }
n-winds-if =
    { $n ->
        [one] { $n } Ветра
        [few] { $n } Ветров
       *[many] { $n } Ветров
    }
if-winds_on_this =
    { $n ->
        [1] у этого Персонажа есть Ветер
       *[other] у этого Персонажа не менее { n-winds-if }
    }
    .tag = Ветер ×{ $n }
    .name = Ветров не менее { $n }
if-my_turn = сейчас ваш ход
    .not = сейчас не ваш ход
    .name = ваш ход
if-opponent_turn = сейчас ход противника
    .not = сейчас не ход противника
    .name = ход противника
if-life_at_most = у вас не более { n-life-if }
    .not = у вас более { n-life-if }
    .name = у вас не более { n-life-if }
if-life_at_least = у вас не менее { n-life-if }
    .not = у вас менее { n-life-if }
    .name = у вас не менее { n-life-if }
if-opponent_life_at_most = у противника не более { n-life-if }
    .subject = opponent
    .name = у противника не более { n-life-if }
if-behind = у вас меньше карт жизни, чем у противника
    .link = по картам жизни вы уступаете противнику
    .not = у вас не меньше карт жизни, чем у противника
    .name = меньше карт жизни, чем у противника
if-hand_at_most = у вас в руке не более { n-cards-if }
    .not = у вас в руке более { n-cards-if }
    .name = в руке не более { n-cards-if }
if-hand_at_least =
    { $n ->
        [1] у вас в руке есть карта
       *[other] у вас в руке не менее { n-cards-if }
    }
    .name = в руке не менее { n-cards-if }
if-opponent_hand_at_least =
    { $n ->
        [1] у противника в руке есть карта
       *[other] у противника в руке не менее { n-cards-if }
    }
    .subject = opponent
    .name = в руке противника не менее { n-cards-if }
if-deck_at_most = в вашей колоде не более { n-cards-if }
    .name = в вашей колоде не более { n-cards-if }
if-trash_at_least =
    { $n ->
        [1] в вашем сбросе есть карта
       *[other] в вашем сбросе не менее { n-cards-if }
    }
    .name = в вашем сбросе не менее { n-cards-if }
if-winds_at_least =
    { $n ->
        [1] у вас есть Ветер
       *[other] у вас не менее { n-winds-if }
    }
    .name = у вас не менее { n-winds-if }
if-controls =
    { ATTR($cards, "pick") ->
        [none] у вас нет
        [some] у вас есть
       *[other] у вас
    } { TERM($cards) }
    .not =
        { ATTR($cards, "pick") ->
            [none] у вас есть { TERM($cards, case: "nom") }
            [some] у вас нет { TERM($cards, case: "gen") }
            [at-least] у вас { TERM($cards, case: "less") }
           *[other] неверно, что у вас { TERM($cards, case: "nom") }
        }
    .name = у вас есть Персонажи
if-opponent_controls =
    { ATTR($cards, "pick") ->
        [none] у противника нет
        [some] у противника есть
       *[other] у противника
    } { TERM($cards) }
    .subject = opponent
    .not =
        { ATTR($cards, "pick") ->
            [none] у противника есть { TERM($cards, case: "nom") }
            [some] у противника нет { TERM($cards, case: "gen") }
            [at-least] у противника { TERM($cards, case: "less") }
           *[other] неверно, что у противника { TERM($cards, case: "nom") }
        }
    .name = у противника есть Персонажи
if-leader = ваш Лидер { TERM($is) }
    .name = каков ваш Лидер
if-this_rested = этот Персонаж повёрнут
    .not = этот Персонаж не повёрнут
    .name = карта повёрнута
if-attacking = этот Персонаж атакует
    .not = этот Персонаж не атакует
    .name = карта атакует
if-attacked_leader = этот Персонаж атакует Лидера
    .not = этот Персонаж не атакует Лидера
    .name = атакован Лидер
if-turn_at_least = уже наступил { $n }-й ход
    .name = уже наступил { $n }-й ход
if-revealed =
    { ATTR($cards, "gender") ->
        [f] показана
        [n] показано
       *[other] показан
    } { TERM($cards) }
    .name = что показано
if-did = это произошло
    .not = это не произошло
    .name = если это произошло

## Действия

n-top-cards =
    { $val ->
        [1] верхнюю карту
        [one] { $val } верхнюю карту
        [few] { $val } верхние карты
       *[many] { $val } верхних карт
    }
op-power =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] получают
       *[other] получает
    } { SIGNED($val) } к силе
    .name = сила
op-ko = нокаутируйте { TERM($to, case: "acc") }
    .name = нокаут
np-owner =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "who") ->
            [any] в руки владельцев
           *[other] в руку владельца
        }
       *[other] в руку владельца
    }
op-bounce = верните { TERM($to, case: "acc") } { np-owner }
    .name = вернуть в руку
op-search = посмотрите { n-top-cards } своей колоды; покажите и возьмите в руку { TERM($to, case: "acc") }. Остальные положите в низ колоды в любом порядке
    .name = поиск в колоде
op-draw =
    { $who ->
        [opponent] противник берёт
        [both] оба игрока берут
       *[other] возьмите
    } { $val ->
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
            [one] { $val } карту
            [few] { $val } карты
           *[many] { $val } карт
        }
    .name = взять карты
op-discard =
    { $who ->
        [opponent] противник сбрасывает
        [both] оба игрока сбрасывают
       *[other] сбросьте
    } { $choice ->
        [random] { $val ->
            [one] { $val } случайную карту
            [few] { $val } случайные карты
           *[many] { $val } случайных карт
        }
       *[other] { $val ->
            [one] { $val } карту
            [few] { $val } карты
           *[many] { $val } карт
        }
    } { $who ->
        [self] из руки
       *[other] из своей руки
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] он сбрасывает
            [both] оба игрока сбрасывают
           *[other] сбросьте
        } { $choice ->
            [random] { $val ->
                [one] { $val } случайную карту
                [few] { $val } случайные карты
               *[many] { $val } случайных карт
            }
           *[other] { $val ->
                [one] { $val } карту
                [few] { $val } карты
               *[many] { $val } карт
            }
        } { $who ->
            [self] из руки
           *[other] из своей руки
        }
    .name = сбросить из руки
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] получают
       *[other] получает
    } { TERM($word) }
    .name = ключевое слово
op-attach =
    передайте не более чем { $choice ->
        [active] { $val ->
            [one] { $val } активный Ветер
            [few] { $val } активных Ветра
           *[many] { $val } активных Ветров
        }
       *[rested] { $val ->
            [one] { $val } повёрнутый Ветер
            [few] { $val } повёрнутых Ветра
           *[many] { $val } повёрнутых Ветров
        }
    } { TERM($to, case: "dat") }
    .name = передать Ветры
op-rest = поверните { TERM($to, case: "acc") }
    .name = повернуть
op-activate = разверните { TERM($to, case: "acc") }
    .name = развернуть
op-damage =
    нанесите { $who ->
        [self] себе
        [both] обоим игрокам
       *[other] противнику
    } { $val ->
        [one] { $val } повреждение
        [few] { $val } повреждения
       *[many] { $val } повреждений
    }
    .name = повреждения
op-look =
    посмотрите { n-top-cards } своей колоды и положите { $val ->
        [1] её
       *[other] их
    } { $choice ->
        [top] обратно на верх колоды
        [bottom] в низ колоды
       *[other] на верх или в низ колоды
    } { $val ->
        [1] { "" }
       *[other] в любом порядке
    }
    .name = посмотреть колоду
op-reveal =
    покажите { n-top-cards } { $who ->
        [opponent] колоды противника
        [both] каждой из колод
       *[other] своей колоды
    }
    .name = показать
op-trash = сбросьте { TERM($to, case: "acc") }
    .name = сбросить
op-mill =
    { $who ->
        [opponent] противник сбрасывает
        [both] оба игрока сбрасывают
       *[other] сбросьте
    } { n-top-cards } своей колоды
    .subject = opponent
    .same =
        { $who ->
            [opponent] он сбрасывает
            [both] оба игрока сбрасывают
           *[other] сбросьте
        } { n-top-cards } своей колоды
    .name = из колоды в сброс
op-play = разыграйте { TERM($to, case: "acc") }
    .name = разыграть
op-take = возьмите в руку { TERM($to, case: "acc") }
    .name = из сброса в руку
op-tuck = положите { TERM($to, case: "acc") } в низ колоды владельца
    .name = в низ колоды
op-winds =
    добавьте из колоды Ветров не более чем { $choice ->
        [active] { $val ->
            [one] { $val } активный Ветер
            [few] { $val } активных Ветра
           *[many] { $val } активных Ветров
        }
       *[other] { $val ->
            [one] { $val } повёрнутый Ветер
            [few] { $val } повёрнутых Ветра
           *[many] { $val } повёрнутых Ветров
        }
    }
    .name = новые Ветры
op-ready_winds =
    разверните не более чем { $val ->
        [one] { $val } свой Ветер
        [few] { $val } своих Ветра
       *[many] { $val } своих Ветров
    }
    .name = развернуть Ветры
op-cost =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] стоят
       *[other] стоит
    } на { $abs } { $sign ->
        [minus] меньше
       *[other] больше
    }
    .name = стоимость
op-heal = положите { n-top-cards } своей колоды на свои карты жизни
    .name = жизнь
op-silence = отмените эффекты { TERM($to, case: "gen") }
    .name = отмена
op-stay = предотвратите это
    .cost = { $cost }, чтобы предотвратить это
    .name = остаться в игре

## Виды действий

kind-damage = Устранение
kind-restore = Жизнь
kind-cards = Карты
kind-energy = Ветры
kind-allies = Команда
kind-control = Контроль

## Фазы

phase-refresh = Обновление
phase-draw = Взятие карты
phase-wind = Ветры
phase-main = Главная фаза
phase-end = Конец

## Поступки, что в них называют, окна, события

action-play = розыгрыш карты
action-give = передача Ветров
action-activate = применение способности
action-attack = атака
action-block = заслон
action-counter_card = отпор Персонажем
action-counter_event = отпор Событием
action-use_trigger = применение Триггера
action-redraw = новая рука
pick-amount = число Ветров
pick-target = цель
window-mulligan = новая рука
window-block = заслон
window-counter = отпор
window-trigger = Триггер
event-turn_begins = начало хода
event-turn_ends = конец хода
event-attack = атака
event-block = заслон
role-attacker = атакующая карта
    .gen = атакующей карты
role-defender = обороняющаяся карта
    .gen = обороняющейся карты
role-drawn = карта жизни
    .gen = карты жизни
role-seen = просмотренные карты
    .gen = просмотренных карт
role-taken = взятые карты
    .gen = взятых карт
role-revealed = показанные карты
    .gen = показанных карт
routine-enter = карта входит в игру
routine-past_zero = жизни не осталось
routine-wound = одно повреждение
routine-banished = одно повреждение со словом [Изгнание]

## Настройки

setting-leader_attacks = Лидеры атакуют
setting-wind_power = когда Ветры дают силу
setting-life_rule = когда игрок проигрывает
setting-first_battle = кто не атакует в первый ход

## Почему нельзя

refused-leader = Лидеры не атакуют
refused-first-turn = В этот первый ход никто не атакует
refused-rested = Эта карта повёрнута
refused-attacked = Эта карта уже атаковала в этом ходу
refused-arrived = Этот Персонаж появился в этом ходу, и у него нет слова [Рывок]
refused-bound = Эта карта не может атаковать
refused-no-blocker = У этого Персонажа нет слова [Заслон]
refused-defender = Этого Персонажа уже атакуют
refused-no-counter = У этой карты нет отпора
refused-no-trigger = У этой карты нет Триггера

## Названия для текста правил

word-active = активные
word-rested = повёрнутые
word-chosen = по выбору
word-random = случайно
word-top = верх
word-bottom = низ
word-either = верх или низ
word-yes = да
word-no = нет
word-always = всегда
word-own_turn = в свой ход
word-at_zero = на нуле
word-past_zero = ниже нуля
word-first_player = первый игрок
word-both = оба

## Колоды

deck-cinder_wake = Тлеющий след
deck-tidewright_guild = Гильдия приливников

## Карты

card-GV-01-L01 = Марен Угольная Рука
    .flavour = Договоров она не подписывает. Она жмёт руку, и сажа остаётся.
card-GV-01-L02 = Осрик Вейн, приливник
    .flavour = Он ни разу не опоздал: время прилива назначает он сам.
card-GV-01-C01 = Пепельный канонир
    .flavour = Один выстрел за флаг, один на удачу и ни одного для журнала.
card-GV-01-C02 = Сестра каната
    .flavour = Одни её узлы держат корабли. Другие держат команды.
card-GV-01-C03 = Левиафан углей
    .flavour = Море закипает за милю до того, как он всплывёт.
card-GV-01-C04 = Пороховой бегун
    .flavour = «Шагом? С этим на спине?»
card-GV-01-C05 = Дуэлянтка со сходней
    .flavour = Она перемахнёт через борт, прежде чем сойдутся корабли.
card-GV-01-C06 = Охотник рифов
    .flavour = Тени на песке он читает, как другие — карты.
card-GV-01-C07 = Сальная вещунья
    .flavour = Каждая её свеча знает что-то одно.
card-GV-01-C08 = Рея Быстрый Клинок, старпом
    .flavour = Дважды — это привычка, говорит капитан. Дважды — это завтрак, говорит Рея.
card-GV-01-C09 = Бомбардир Хеск
    .flavour = Он считает, сколько осталось их, а потом — сколько нас.
card-GV-01-C10 = Ловец с утёса
    .flavour = Сверху любая мачта похожа на ручку.
card-GV-01-C11 = Квартирмейстер с барабаном
    .flavour = Больше никто на борту не умеет грести не в такт.
card-GV-01-C12 = Чинильщица змеев
    .flavour = Рваный парус — это змей, который всё забыл.
card-GV-01-C13 = Диверсантка последней спички
    .flavour = Она взяла одну спичку. Больше и не нужно.
card-GV-01-C14 = Капитан Эш Варделл
    .flavour = Того, что он взял, не оставит себе и море.
card-GV-01-C15 = Перевозчица с отмелей
    .flavour = «Один сошёл, один сел. Такова плата».
card-GV-01-C16 = Драчун с катамарана
    .flavour = Одной ногой он на одной палубе, другой — на другой, и на обеих дома.
card-GV-01-C17 = Такелажник пальмовых канатов
    .flavour = Он плетёт при свете звёзд, чтобы утром быть свободным.
card-GV-01-E18 = Залп на рассвете
    .flavour = Завтрак у них был готов. Его никто не съел.
card-GV-01-E19 = Все к борту
    .flavour = Даже кок. Прежде всего кок.
card-GV-01-E20 = Парирование на рее
    .flavour = На высоте в сорок футов работа ног — другое искусство.
card-GV-01-S21 = Тлеющая палуба
    .flavour = Она горит девять лет и ещё ни разу не тонула.
card-GV-01-C22 = Смотритель рифа
    .flavour = Пролив открыт. Вас не приглашали.
card-GV-01-C23 = Ныряльщица за обломками
    .flavour = Уходит вниз с канатом, возвращается с товарищем.
card-GV-01-C24 = Старый Якорь, боцман
    .flavour = Его похоронили в море. Он явился на утреннюю вахту.
card-GV-01-C25 = Гидрограф с гарпуном
    .flavour = Он измеряет глубину, а потом то, что в ней живёт.
card-GV-01-C26 = Лейтенант волнолома
    .flavour = Ночью она не отступает, и ночью она не спит.
card-GV-01-C27 = Шёпот разбитого корабля
    .flavour = Он спрашивает, что у вас в руках. Кое-что вы роняете.
card-GV-01-C28 = Инженер обратного течения
    .flavour = «Я не топлю корабли. Я храню их полкой ниже».
card-GV-01-C29 = Чтица карт с Нижней набережной
    .flavour = Она читает карту задом наперёд, чтобы узнать, где та началась.
card-GV-01-C30 = Медиум звонкого буя
    .flavour = Один удар — да. Два — да, но вам не понравится.
card-GV-01-C31 = Коммодор Ильзе Бранд
    .flavour = Спешка, говорит коммодор, — это разновидность шума.
card-GV-01-C32 = Разборщик прибойного хлама
    .flavour = У него три кучи: полезное, бесполезное и кому-то адресованное.
card-GV-01-C33 = Борец с жемчужной отмели
    .flavour = Каждая жемчужина — долг, уплаченный устрицей.
card-GV-01-C34 = Весна Дальновидная, хозяйка шлюзов
    .flavour = Она откроет ворота в верховьях, и через неделю споткнётся герой.
card-GV-01-C35 = Ученик у брашпиля
    .flavour = На пол-оборота больше, каждый день, девять лет.
card-GV-01-C36 = Анно, мастер меча гильдии
    .flavour = Его уроки начинаются с последнего удара.
card-GV-01-C37 = Утопший судья
    .flavour = Приговор вынесен. Кому — можете сказать сами.
card-GV-01-C38 = Долгая зыбь
    .flavour = Она вышла в путь, когда ваша бабушка ещё не родилась.
card-GV-01-E39 = Внезапный отлив
    .flavour = В полдень гавань ушла и увела с собой флот.
card-GV-01-E40 = Свеча за пропавших
    .flavour = Она гаснет, когда они дома.
card-GV-01-E41 = Не гасить фонари
    .flavour = Свет — такой же приказ, как и любой другой.
card-GV-01-S42 = Сухой док бухты Мозговой Кости
    .flavour = Каждый киль, заложенный здесь, был чьим-то хребтом.
card-GV-01-C43 = Сорванец с Чаячьей скалы
    .flavour = Мечет три камешка: один в вас, два в ваше достоинство.
card-GV-01-C44 = Мангровый хватала
    .flavour = Ему всё равно, чья это нога.
card-GV-01-C45 = Корсарка огненной полосы
    .flavour = Она жжёт то, чего не жалко, а потом то, чего жалко.
card-GV-01-C46 = Говорящая за остров
    .flavour = Когда она говорит, остров наклоняется послушать.
card-GV-01-C47 = Пушечный хор
    .flavour = Двенадцать стволов, четыре голоса, одна нота.
card-GV-01-C48 = Хранительница корпуса
    .flavour = Когда на борту больше никого, корпус — это она.
card-GV-01-E49 = Искра в снастях
    .flavour = Она взбежала по вантам, а за ней и мы.
card-GV-01-E50 = Тихая стоянка
    .flavour = Два часа сна — и вся команда как новая.
card-GV-01-S51 = Атолл фонарей
    .flavour = Каждый огонёк на нём — это кто-то, кто ждёт.
card-GV-01-C52 = Пасть глубин
    .flavour = Сначала она кусает. Потом она голодна.
card-GV-01-C53 = Кок двух крушений
    .flavour = Первой он спасает плиту. Оба раза.
card-GV-01-C54 = Писарь приливов
    .flavour = В трёх экземплярах: прилив, отлив и стоячая вода.
card-GV-01-C55 = Зовущая большую воду
    .flavour = Всё малое всплывает.
card-GV-01-C56 = Хранитель штормгласса
    .flavour = Он встряхивает стекло, и погода извиняется.
card-GV-01-C57 = Призрак девятого вала
    .flavour = Восемь валов — погода. Девятый — это личное.
card-GV-01-C58 = Страж затвора
    .flavour = Он закрывает, и река передумывает.
card-GV-01-C59 = Хор из-под киля
    .flavour = Они знают один куплет, и он о вас.
card-GV-01-C60 = Мастер шлюзов
    .flavour = Не пройдёт ничто, чего не подняли.
card-GV-01-E61 = Чтение течения
    .flavour = Оно бывало везде. Надо только спросить.
card-GV-01-E62 = Плата солью
    .flavour = Море берёт любую монету, лишь бы она кровоточила.
card-GV-01-S63 = Затонувшая обсерватория
    .flavour = Внизу звёзды не движутся.
card-GV-01-C64 = Колосс из ржавчины
    .flavour = Когда-то он был флотом и сберёг его весь.
