## Игра

game-name = TTCG
game-about = Существа и заклинания растут, когда их кладут друг на друга. У каждой карты два эффекта; применив один, карту поворачивают. По двадцать очков у каждого; уничтоженное существо стоит владельцу столько очков, каков его ранг.

## Типы карт стоят за существительным в родительном падеже: «существо Огня», «карта Огня». `.gender` — род слова «существо».

type-earth = Земля
    .gender = n
    .gen = Земли
    .dat = Земле
type-water = Вода
    .gender = n
    .gen = Воды
    .dat = Воде
type-fire = Огонь
    .gender = n
    .gen = Огня
    .dat = Огню
type-air = Воздух
    .gender = n
    .gen = Воздуха
    .dat = Воздуху
type-electric = Электричество
    .gender = n
    .gen = Электричества
    .dat = Электричеству
type-light = Свет
    .gender = n
    .gen = Света
    .dat = Свету
type-nature = Природа
    .gender = n
    .gen = Природы
    .dat = Природе
type-dark = Тьма
    .gender = n
    .gen = Тьмы
    .dat = Тьме
type-spell = заклинание
    .gender = n
    .gen = заклинания
    .dat = заклинанию
    .ins = заклинанием
    .pl = заклинания
    .gen-pl = заклинаний
    .dat-pl = заклинаниям
    .kind = spell
class-unit = существо
    .gender = n
    .gen = существа
    .dat = существу
    .ins = существом
    .pl = существа
    .gen-pl = существ
    .dat-pl = существам
    .ins-pl = существами
class-spell = заклинание
    .gender = n
    .gen = заклинания
    .dat = заклинанию
    .ins = заклинанием
    .pl = заклинания
    .gen-pl = заклинаний
    .dat-pl = заклинаниям
    .ins-pl = заклинаниями

## Подтипы: «существо подтипа Дракон»

set-subtypes = подтипы
word-dragon = Дракон
word-beast = Зверь
word-elemental = Элементаль
word-aquatic = Морское
word-warrior = Воин
word-spellcaster = Чародей
word-machine = Машина
word-ghost = Призрак
word-insect = Насекомое
word-reptile = Рептилия
word-fairy = Фея
word-undead = Нежить
word-botanic = Растение
word-flying = Летающее
word-humanoid = Гуманоид
word-fish = Рыба

## Ключевые слова: прилагательные

keyword-indestructible = неуничтожимый
    .f = неуничтожимая
    .n = неуничтожимое
    .acc-an = неуничтожимого
    .acc-f = неуничтожимую
    .gen = неуничтожимого
    .gen-f = неуничтожимой
    .dat = неуничтожимому
    .dat-f = неуничтожимой
    .pl = неуничтожимые
    .acc-an-pl = неуничтожимых
    .gen-pl = неуничтожимых
    .dat-pl = неуничтожимым
    .ins = неуничтожимым
    .short = неуничтожим
    .f-short = неуничтожима
    .n-short = неуничтожимо
    .pl-short = неуничтожимы
    .f-ins = неуничтожимой
    .ins-pl = неуничтожимыми
keyword-immune = невосприимчивый
    .f = невосприимчивая
    .n = невосприимчивое
    .acc-an = невосприимчивого
    .acc-f = невосприимчивую
    .gen = невосприимчивого
    .gen-f = невосприимчивой
    .dat = невосприимчивому
    .dat-f = невосприимчивой
    .pl = невосприимчивые
    .acc-an-pl = невосприимчивых
    .gen-pl = невосприимчивых
    .dat-pl = невосприимчивым
    .ins = невосприимчивым
    .short = невосприимчив
    .f-short = невосприимчива
    .n-short = невосприимчиво
    .pl-short = невосприимчивы
    .f-ins = невосприимчивой
    .ins-pl = невосприимчивыми
about-keyword-indestructible = Её нельзя уничтожить ни в бою, ни эффектами.
about-keyword-immune = Эффекты карт, названных при этом слове, не выбирают её и не меняют. Бой — не эффект.

## Числа карт

number-attack = атака
    .gender = f
    .ins = атакой
number-defense = защита
    .gender = f
    .ins = защитой
number-level = ранг
    .gender = m
    .ins = рангом
number-more_attacks = дополнительные атаки
    .gender = pl
    .ins = дополнительными атаками

## Что есть у игроков

counter-points = очки
counter-plays = карты, разыгранные в этом ходу
counter-extra_plays = дополнительные розыгрыши в этом ходу
quantity-plays_given = розыгрыши, добавленные постоянными эффектами
quantity-plays_allowed = сколько карт можно разыграть за ход

## Что лежит на картах

state-tapped = повёрнута
state-tapped_now = повёрнута в этом ходу
state-attacks_made = совершённые атаки
state-held_back = удержана

## Зоны

zone-units = зона существ
zone-spells = зона заклинаний
zone-under = карты снизу
zone-hand = рука
zone-deck = колода
zone-discard = сброс
zone-field = поле
noun-units = существо
    .gender = n
    .gen = существа
    .dat = существу
    .pl = существа
    .gen-pl = существ
    .dat-pl = существам
noun-spells = заклинание
    .gender = n
    .gen = заклинания
    .dat = заклинанию
    .pl = заклинания
    .gen-pl = заклинаний
    .dat-pl = заклинаниям
np-n = { $n }

## Виды эффектов

as-normal = Обычный
as-continuous = Постоянный
as-counter = Противодействие
as-equip = Снаряжение
as-latent = Скрытый
as-dormant = Дремлющий
as-passive = Пассивный
frame-cost = { $cost }: { $text }
frame-may-cost = если хотите, { $cost }: { $text }
frame-cost-if = если { $if }, { $cost }: { $text }
frame-may-cost-if = если { $if } и вы этого хотите, { $cost }: { $text }
frame-for = { $text } { $for }
on-use = { "" }
    .name = когда пожелает её игрок
on-opponent_draw = в ход противника в фазу взятия карт
on-opponent_main = в главную фазу противника
on-opponent_battle = в фазу боя противника
on-opponent_end = в заключительную фазу противника
on-always = { "" }
    .name = всегда
on-turn_start = в начале вашего хода
on-played =
    { $filtered ->
        [yes] когда { $of ->
            [self] вы разыгрываете { TERM($cards, case: "acc") },
            [opponent] противник разыгрывает { TERM($cards, case: "acc") },
           *[any] кто-либо разыгрывает { TERM($cards, case: "acc") },
        }
       *[no] когда { $of ->
            [self] вы разыгрываете карту,
            [opponent] противник разыгрывает карту,
           *[any] кто-либо разыгрывает карту,
        }
    }
    .name = когда разыгрывают карту
on-effect_activates =
    когда применяют эффект { $of ->
        [self] вашей карты,
        [opponent] карты противника,
       *[any] карты,
    }
    .name = когда применяют эффект карты
on-effect_activates-counter = { "" }
on-attacks = когда эта карта атакует,
    .name = когда эта карта атакует
on-enemy_attacks = когда вражеская карта атакует,
    .name = когда вражеская карта атакует
on-after_attack = после атаки этой карты
on-other_destroyed =
    когда уничтожают { TERM($cards, case: "acc") }{ $of ->
        [self] { " " }под вашим контролем,
        [opponent] { " " }под контролем противника,
       *[any] ,
    }
    .name = когда уничтожают другую карту
on-sent_to_discard = когда эта карта попадает в сброс,
    .name = когда эта карта попадает в сброс
noun-on-other_destroyed = карта
    .gender = f
    .acc = карту
    .gen = карты
    .dat = карте
    .pl = карты
    .gen-pl = карт
    .dat-pl = картам
n-cards-cost =
    { $n ->
        [one] { np-n } карту
        [few] { np-n } карты
       *[many] { np-n } карт
    }
cost-discard = сбросьте { TERM($cards, case: "acc") }
    .name = сбросить карты
cost-points =
    потеряйте { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
    .name = потерять очки
cost-discard_this = сбросьте эту карту
    .name = сбросить эту карту
cost-opponent_draws = противник берёт { n-cards-cost }
    .name = противник берёт карты
cost-opponent_gains =
    противник получает { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
    .name = противник получает очки
cost-opponent_untaps =
    противник разворачивает { $n ->
        [one] { np-n } свою карту
        [few] { np-n } свои карты
       *[many] { np-n } своих карт
    }
    .name = противник разворачивает карты

## О чём говорят эффекты

np-with = { $list }
np-tail = { TERM($after) } { TERM($with) } { TERM($place) }
np-chosen =
    { $case ->
        [acc] { $gender ->
            [f] выбранную
            [n] выбранное
            [an] выбранного
           *[other] выбранный
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
np-counted =
    { $n ->
        [one] { np-n } { TERM($adj, number: "sg") } { TERM($noun, number: "sg") }
        [few] { $case ->
            [gen] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [dat] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [ins] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [acc] { $gender ->
                [f] { np-n } { TERM($adj, number: "pl") } { TERM($noun, case: "gen", number: "sg") }
               *[other] { np-n } { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "sg") }
            }
           *[nom] { $gender ->
                [f] { np-n } { TERM($adj, number: "pl") } { TERM($noun, case: "gen", number: "sg") }
               *[other] { np-n } { TERM($adj, case: "gen", number: "pl", decl: "subj") } { TERM($noun, case: "gen", number: "sg") }
            }
        }
       *[many] { $case ->
            [dat] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [ins] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [nom] { np-n } { TERM($adj, case: "gen", number: "pl", decl: "subj") } { TERM($noun, case: "gen", number: "pl") }
           *[acc] { np-n } { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
        }
    }
np-random =
    { $n ->
        [one] { np-n } { $case ->
            [acc] { $gender ->
                [f] случайную
               *[other] случайное
            }
           *[nom] { $gender ->
                [f] случайная
               *[other] случайное
            }
        } { TERM($adj, number: "sg") } { TERM($noun, number: "sg") }
        [few] { $gender ->
            [f] { np-n } случайные { TERM($adj, number: "pl") } { TERM($noun, case: "gen", number: "sg") }
           *[other] { np-n } случайных { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "sg") }
        }
       *[many] { np-n } случайных { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
    } { np-tail }
np-choose =
    { $n ->
        [1] { np-chosen } { np-some-words }
       *[other] { np-counted }
    } { np-tail }
np-up-to = не более чем { np-counted } { np-tail }
np-all =
    { $case ->
        [gen] всех
        [dat] всем
       *[nom] все
    } { TERM($adj) } { TERM($noun) } { np-tail }
np-paid = { np-counted } { np-tail }
np-event =
    { $other ->
        [yes] { $case ->
            [acc] { $gender ->
                [f] другую
               *[n] другое
            }
           *[nom] { $gender ->
                [f] другая
               *[n] другое
            }
        }
       *[no] { "" }
    } { np-some-words } { TERM($after) } { TERM($with) }
np-at-least =
    { $n ->
        [1] { np-some-words }
       *[other] не менее { np-n } { $n ->
            [one] { TERM($adj, case: "gen", number: "sg") } { TERM($noun, case: "gen", number: "sg") }
           *[other] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
        }
    } { TERM($after) } { TERM($with) }
np-most =
    { np-some-words } { TERM($after) } с { ATTR($stat, "gender") ->
        [f] наибольшей
        [pl] наибольшими
       *[m] наибольшим
    } { TERM($stat, case: "ins") } { TERM($place) }
np-least =
    { np-some-words } { TERM($after) } с { ATTR($stat, "gender") ->
        [f] наименьшей
        [pl] наименьшими
       *[m] наименьшим
    } { TERM($stat, case: "ins") } { TERM($place) }
np-against =
    эффектам { $who ->
        [self] ваших
       *[other] { "" }
    } { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") } { TERM($after) } { TERM($with) } { $who ->
        [opponent] противника
       *[other] { "" }
    }
to-this =
    { $case ->
        [acc] эту карту
        [gen] этой карты
        [dat] этой карте
       *[nom] эта карта
    }
    .gender = f
    .name = эта карта
to-equipped =
    { $case ->
        [gen] снаряжённого существа
        [dat] снаряжённому существу
       *[nom] снаряжённое существо
    }
    .gender = n
    .name = снаряжённое существо
to-chosen =
    { $case ->
        [gen] этих существ
        [dat] этим существам
       *[nom] эти существа
    }
    .number = pl
    .name = то, о чём говорит эффект выше
to-attacker =
    { $case ->
        [acc] атакующую карту
        [gen] атакующей карты
        [dat] атакующей карте
       *[nom] атакующая карта
    }
    .gender = f
    .number = sg
    .name = атакующая карта
to-defender =
    { $case ->
        [gen] обороняющегося существа
        [dat] обороняющемуся существу
       *[nom] обороняющееся существо
    }
    .gender = n
    .number = sg
    .name = обороняющееся существо
to-event =
    { $case ->
        [acc] ту карту
        [gen] той карты
        [dat] той карте
       *[nom] та карта
    }
    .gender = f
    .number = sg
    .name = карта, которая это вызвала
to-source =
    { $case ->
        [acc] карту этого эффекта
        [gen] карты этого эффекта
        [dat] карте этого эффекта
       *[nom] карта этого эффекта
    }
    .gender = f
    .number = sg
    .name = карта, на чей эффект отвечают
to-revealed =
    { $case ->
        [gen] показанных карт
        [dat] показанным картам
       *[nom] показанные карты
    }
    .number = pl
    .name = показанные карты
in-units-self = ваш
    .as = adjective
    .order = 12
    .f = ваша
    .n = ваше
    .acc-f = свою
    .acc-n = своё
    .gen = своего
    .gen-f = своей
    .dat = своему
    .dat-f = своей
    .pl = ваши
    .acc-pl = свои
    .gen-pl = своих
    .gen-pl-subj = ваших
    .dat-pl = своим
in-units-opponent = вражеский
    .as = adjective
    .order = 12
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
in-units-any = на поле
in-spells-self = ваш
    .as = adjective
    .order = 12
    .f = ваша
    .n = ваше
    .acc-f = свою
    .acc-n = своё
    .gen = своего
    .gen-f = своей
    .dat = своему
    .dat-f = своей
    .pl = ваши
    .acc-pl = свои
    .gen-pl = своих
    .gen-pl-subj = ваших
    .dat-pl = своим
in-spells-opponent = вражеский
    .as = adjective
    .order = 12
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
in-spells-any = на поле
in-field-self = ваш
    .as = adjective
    .order = 12
    .f = ваша
    .n = ваше
    .acc-f = свою
    .acc-n = своё
    .gen = своего
    .gen-f = своей
    .dat = своему
    .dat-f = своей
    .pl = ваши
    .acc-pl = свои
    .gen-pl = своих
    .gen-pl-subj = ваших
    .dat-pl = своим
in-field-opponent = вражеский
    .as = adjective
    .order = 12
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
in-field-any = на поле
    .acc = с поля
in-hand-self = в вашей руке
    .acc = из руки
in-hand-opponent = в руке противника
    .acc = из руки противника
in-hand-any = в руке любого игрока
    .acc = из руки любого игрока
in-deck-self = в вашей колоде
    .acc = из колоды
    .acc-bare = { "" }
    .bare = { "" }
in-deck-opponent = в колоде противника
    .acc = из колоды противника
in-deck-any = в любой колоде
    .acc = из любой колоды
in-discard-self = в вашем сбросе
    .acc = из своего сброса
    .acc-bare = { "" }
    .bare = { "" }
in-discard-opponent = в сбросе противника
    .acc = из сброса противника
in-discard-any = в любом сбросе
    .acc = из любого сброса
in-under-self = под вашими картами
    .acc = из-под своих карт
in-hand-discard-self = в вашей руке или сбросе
    .acc = из руки или своего сброса
in-hand-discard-opponent = в руке или сбросе противника
    .acc = из руки или сброса противника
in-hand-discard-any = в руке или сбросе любого игрока
    .acc = из руки или сброса любого игрока
n-unit =
    { $number ->
        [pl] { $case ->
            [gen] существ
            [dat] существам
           *[nom] существа
        }
       *[sg] { $case ->
            [gen] существа
            [dat] существу
           *[nom] существо
        }
    }
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { n-unit } { TERM($word, case: "gen", number: "sg") }
        }
       *[other] { TERM($word, case: "gen", number: "sg") }
    }
    .as = after
    .as-field = noun
    .order = 10
    .is =
        { $number ->
            [pl] относятся
           *[other] относится
        } к { TERM($word, case: "dat", number: "sg") }
    .is-not =
        не { $number ->
            [pl] относятся
           *[other] относится
        } к { TERM($word, case: "dat", number: "sg") }
    .name = тип { $word }
where-class = { TERM($word) }
    .as = noun
    .name = класс { $word }
where-subtype = подтипа { TERM($word, case: "nom", number: "sg") }
    .as = after
    .order = 20
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } подтип { TERM($word, case: "nom", number: "sg") }
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } подтипа { TERM($word, case: "nom", number: "sg") }
    .name = подтип { $word }
where-level = ранга { $n }
    .as = after
    .order = 30
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } ранг { $n }
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } ранга { $n }
    .name = ранг { $n }
where-level_at_most = ранга { $n } или ниже
    .as = after
    .order = 30
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } ранг { $n } или ниже
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } ранга { $n } или ниже
    .name = ранг { $n } или ниже
where-level_at_least = ранга { $n } или выше
    .as = after
    .order = 30
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } ранг { $n } или выше
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } ранга { $n } или выше
    .name = ранг { $n } или выше
where-attack_at_most = с атакой { $n } или меньше
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } атаку { $n } или меньше
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } атаки { $n } или меньше
    .name = атака { $n } или меньше
where-attack_at_least = с атакой { $n } или больше
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } атаку { $n } или больше
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } атаки { $n } или больше
    .name = атака { $n } или больше
where-defense_at_most = с защитой { $n } или меньше
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } защиту { $n } или меньше
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } защиты { $n } или меньше
    .name = защита { $n } или меньше
where-defense_at_least = с защитой { $n } или больше
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[other] имеет
        } защиту { $n } или больше
    .is-not =
        не { $number ->
            [pl] имеют
           *[other] имеет
        } защиты { $n } или больше
    .name = защита { $n } или больше
where-tapped = повёрнутый
    .order = 20
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
    .false = неповёрнутый
    .f-false = неповёрнутая
    .false-n = неповёрнутое
    .acc-an-false = неповёрнутого
    .acc-f-false = неповёрнутую
    .false-gen = неповёрнутого
    .f-false-gen = неповёрнутой
    .dat-false = неповёрнутому
    .dat-f-false = неповёрнутой
    .false-pl = неповёрнутые
    .acc-an-false-pl = неповёрнутых
    .false-gen-pl = неповёрнутых
    .dat-false-pl = неповёрнутым
    .short = повёрнут
    .f-short = повёрнута
    .n-short = повёрнуто
    .pl-short = повёрнуты
    .false-short = неповёрнут
    .f-false-short = неповёрнута
    .false-n-short = неповёрнуто
    .false-pl-short = неповёрнуты
    .name = повёрнута
where-equipped = снаряжённый
    .order = 20
    .f = снаряжённая
    .n = снаряжённое
    .acc-an = снаряжённого
    .acc-f = снаряжённую
    .gen = снаряжённого
    .gen-f = снаряжённой
    .dat = снаряжённому
    .dat-f = снаряжённой
    .pl = снаряжённые
    .acc-an-pl = снаряжённых
    .gen-pl = снаряжённых
    .dat-pl = снаряжённым
    .false = неснаряжённый
    .f-false = неснаряжённая
    .false-n = неснаряжённое
    .acc-an-false = неснаряжённого
    .acc-f-false = неснаряжённую
    .false-gen = неснаряжённого
    .f-false-gen = неснаряжённой
    .dat-false = неснаряжённому
    .dat-f-false = неснаряжённой
    .false-pl = неснаряжённые
    .acc-an-false-pl = неснаряжённых
    .false-gen-pl = неснаряжённых
    .dat-false-pl = неснаряжённым
    .short = снаряжён
    .f-short = снаряжена
    .n-short = снаряжено
    .pl-short = снаряжены
    .false-short = неснаряжён
    .f-false-short = неснаряжена
    .false-n-short = неснаряжено
    .false-pl-short = неснаряжены
    .name = снаряжена
where-keyword = { TERM($word) }
    .order = 25
    .name = ключевое слово { $word }
where-name = с названием «{ $card }»
    .as = after
    .order = 90
    .name = указанное название
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
    .name = другая

## Сколько длится

for-this_turn = до конца хода
    .name = до конца хода
for-while_on_field = , пока эта карта на поле
    .name = пока эта карта на поле

for-lasting =
    .name = пока карта открыта на поле

## Условия

if-control =
    { $who ->
        [opponent] под контролем противника
       *[self] под вашим контролем
    } { ATTR($cards, "pick") ->
        [none] нет
        [some] есть
       *[other] { "" }
    } { TERM($cards) }
    .subject = opponent
    .name = под вашим контролем есть такие карты
if-have =
    { ATTR($cards, "zone") ->
        [discard] в вашем сбросе
       *[other] у вас
    } { ATTR($cards, "pick") ->
        [none] нет
        [some] есть
       *[other] { "" }
    } { TERM($cards) }
    .name = у вас есть такие карты

## Действия

np-val = { $val }
n-cards =
    { $val ->
        [one] { np-val } карту
        [few] { np-val } карты
       *[many] { np-val } карт
    }
n-random-cards =
    { $val ->
        [one] { np-val } случайную карту
        [few] { np-val } случайные карты
       *[many] { np-val } случайных карт
    }
n-top-cards =
    { $val ->
        [1] верхнюю карту
        [one] { np-val } верхнюю карту
        [few] { np-val } верхние карты
       *[many] { np-val } верхних карт
    }
n-points =
    { $val ->
        [one] { $val } очко
        [few] { $val } очка
       *[many] { $val } очков
    }
v-gain =
    { ATTR($to, "number") ->
        [pl] получают
       *[other] получает
    }
op-destroy = уничтожьте { TERM($to, case: "acc") }
    .name = уничтожить
op-send = отправьте { TERM($to, case: "acc") } в сброс
    .name = отправить в сброс
op-return =
    верните { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] в руки владельцев
       *[other] в руку владельца
    }
    .name = вернуть в руку
op-put_on_top =
    положите { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] на верх колод владельцев
       *[other] на верх колоды владельца
    }
    .name = на верх колоды
op-put_at_bottom =
    положите { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] в низ колод владельцев
       *[other] в низ колоды владельца
    }
    .name = в низ колоды
op-shuffle =
    замешайте { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] в колоды владельцев
       *[other] в колоду владельца
    }
    .name = замешать в колоду
op-take = захватите { TERM($to, case: "acc") }
    .name = захватить контроль
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
    .name = сбросить с верха колоды
op-discard =
    { $who ->
        [opponent] противник сбрасывает
        [both] оба игрока сбрасывают
       *[other] сбросьте
    } { $choice ->
        [random] { n-random-cards }
       *[other] { n-cards }
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] он сбрасывает
            [both] оба игрока сбрасывают
           *[other] сбросьте
        } { $choice ->
            [random] { n-random-cards }
           *[other] { n-cards }
        }
    .name = сбросить
op-draw =
    { $who ->
        [opponent] противник берёт
        [both] оба игрока берут
       *[other] возьмите
    } { n-cards }
    .subject = opponent
    .same =
        { $who ->
            [opponent] он берёт
            [both] оба игрока берут
           *[other] возьмите
        } { n-cards }
    .name = взять карты
op-add = возьмите в руку { TERM($to, case: "acc") }
    .name = взять в руку
op-recover = верните себе { TERM($to, case: "acc") }
    .name = вернуть себе
op-search = найдите в своей колоде { TERM($to, case: "acc", decl: "bare") } и возьмите в руку
    .name = поиск в колоде
op-search_discard = найдите в своём сбросе { TERM($to, case: "acc", decl: "bare") } и возьмите в руку
    .name = поиск в сбросе
op-shuffle_deck =
    перетасуйте { $who ->
        [opponent] колоду противника
        [both] обе колоды
       *[other] свою колоду
    }
    .name = перетасовать колоду
op-reveal = покажите { TERM($to, case: "acc") }
    .name = показать
op-reveal_top =
    покажите { n-top-cards } { $who ->
        [opponent] колоды противника
        [both] каждой из колод
       *[other] своей колоды
    }
    .name = показать верх колоды
op-gain_points =
    { $who ->
        [opponent] противник получает
        [both] оба игрока получают
       *[other] получите
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] он получает
            [both] оба игрока получают
           *[other] получите
        } { n-points }
    .name = получить очки
op-lose_points =
    { $who ->
        [opponent] противник теряет
        [both] оба игрока теряют
       *[other] вы теряете
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] он теряет
            [both] оба игрока теряют
           *[other] вы теряете
        } { n-points }
    .name = потерять очки
op-gain_attack = { TERM($to) } { v-gain } +{ $val } к атаке
    .name = повысить атаку
op-lose_attack = { TERM($to) } { v-gain } −{ $val } к атаке
    .name = понизить атаку
op-gain_defense = { TERM($to) } { v-gain } +{ $val } к защите
    .name = повысить защиту
op-lose_defense = { TERM($to) } { v-gain } −{ $val } к защите
    .name = понизить защиту
n-granted =
    { ATTR($to, "number") ->
        [pl] { TERM($word, case: "short", number: "pl") }
       *[other] { ATTR($to, "gender") ->
            [f] { TERM($word, case: "short", gender: "f") }
           *[other] { TERM($word, case: "short", gender: "n") }
        }
    }
op-grant =
    { TERM($to) } { n-granted } { $choice ->
        [immune] к { TERM($against) }
       *[other] { "" }
    }
    .name = дать ключевое слово
op-tap = поверните { TERM($to, case: "acc") }
    .name = повернуть
op-untap = разверните { TERM($to, case: "acc") }
    .name = развернуть
op-play = разыграйте { TERM($to, case: "acc") }
    .name = разыграть
op-level_up = повысьте свою карту, положив на неё { TERM($to, case: "acc") }
    .name = повысить ранг
op-equip = снарядите этой картой { TERM($to, case: "acc") }
    .name = снарядить
op-counter =
    { $timing ->
        [enemy_attacks] остановите эту атаку
       *[other] отмените этот эффект
    }
    .name = отменить
op-activate = примените один эффект { TERM($to, case: "gen") }
    .name = применить эффект
op-skip =
    { $who ->
        [self] вы пропускаете
        [both] оба игрока пропускают
       *[other] противник пропускает
    } { $choice ->
        [draw] следующую фазу взятия карт
        [main] следующую главную фазу
        [battle] следующую фазу боя
       *[other] следующий ход
    }
    .name = пропустить фазу или ход
op-skip_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] не могут атаковать в следующую фазу боя контролирующих их игроков
       *[other] не может атаковать в следующую фазу боя контролирующего { ATTR($to, "gender") ->
            [f] её
           *[other] его
        } игрока
    }
    .name = удержать от атаки
op-more_plays =
    { $who ->
        [opponent] противник может
        [both] оба игрока могут
       *[other] вы можете
    } { $always ->
        [yes] каждый ход разыгрывать на { n-cards } больше
       *[no] разыграть ещё { n-cards }
    }
    .name = разыграть больше карт
op-more_attacks =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] могут
       *[other] может
    } атаковать ещё { $val ->
        [one] { np-val } раз
        [few] { np-val } раза
       *[many] { np-val } раз
    }
    .name = атаковать чаще

## Виды действий

kind-removal = Устранение
kind-points = Очки
kind-cards = Карты
kind-numbers = Числа
kind-field = Поле
kind-control = Контроль

## Фазы, поступки, что в них называют, окна, события

phase-start = Начало
phase-draw = Фаза взятия карт
phase-main = Главная фаза
phase-battle = Фаза боя
phase-end = Заключительная фаза
action-play = розыгрыш
action-level_up = повышение
action-activate = применение эффекта
action-attack = атака
pick-onto = карта снизу
pick-target = цель
window-respond = ответы
window-moment = время для эффектов
event-turn_begins = начало хода
event-activates = применён эффект
event-attacks = атака
event-has_attacked = после атаки

## Почему нельзя

refused-no-plays = В этом ходу уже разыграны все карты, которые можно разыграть
refused-level = Карту ранга 1 разыгрывают на свободное место, а более высокую — на карту её типа рангом ниже
refused-first-turn = В первый ход никто не атакует
refused-attacked = Это существо уже атаковало в этом ходу
refused-held-back = Это существо не может атаковать в эту фазу боя

## Названия для текста правил

word-chosen = по выбору
word-random = случайно
word-never = никогда
word-own_turn = в свой ход
word-stands_up = разворачивает
word-stays = оставляет повёрнутой
word-either = в любой ход
word-own = в ход игрока
word-both_stand = обе остаются
word-both_fall = обе гибнут
word-turn = ход
word-unit = существо
setting-untap = когда карты игрока разворачиваются
setting-dormant_use = что делает применение дремлющего эффекта
setting-spell_normal = в чьи ходы действуют заклинания
setting-equal_strength = что происходит при равной силе
role-attacker = атакующая карта
    .gen = атакующей карты
role-defender = обороняющееся существо
    .gen = обороняющегося существа
role-direct = карта, атакующая игрока
    .gen = карты, атакующей игрока,
role-revealed = показанные карты
    .gen = показанных карт
role-rising = повышающая карта
    .gen = повышающей карты
role-base = карта снизу
    .gen = карты снизу
to-own_unit =
    .name = ваше существо
to-enemy_unit =
    .name = вражеское существо
to-any_unit =
    .name = существо на поле
to-enemy_card =
    .name = вражеская карта
to-any_card =
    .name = карта на поле
to-own_units =
    .name = все ваши существа
to-enemy_units =
    .name = все вражеские существа
to-all_units =
    .name = все существа на поле
to-from_hand =
    .name = карта из вашей руки
to-from_deck =
    .name = карта из вашей колоды
to-from_discard =
    .name = карта из вашего сброса
on-would_be_destroyed =
    .name = когда карта была бы уничтожена
op-stay =
    .name = остаться в игре

## Колоды

deck-rootfire = Корни и пламя
deck-stormgrave = Грозовая могила

## Карты

card-TT-F001 = Тлеющий дракончик
card-TT-F002 = Пепельный бегун
card-TT-F003 = Уголёк злобы
card-TT-F004 = Бесёнок растопки
card-TT-F005 = Дракон из печи
card-TT-F006 = Шлаковый носорог
card-TT-F007 = Отец горнил
card-TT-F008 = Огненный дуэлянт
card-TT-F009 = Костровой колосс
card-TT-N001 = Мшистая черепаха
card-TT-N002 = Ежевичная сиделка
card-TT-N003 = Зовущая семена
card-TT-N004 = Спящий корень
card-TT-N005 = Матрона шипов
card-TT-N006 = Олень рощи
card-TT-N007 = Рой пыльцы
card-TT-N008 = Древний полог
card-TT-N009 = Змей мирового корня
card-TT-W001 = Солёная выдра
card-TT-W002 = Рыба-фонарик
card-TT-W003 = Чтица прилива
card-TT-W004 = Мудрец ила
card-TT-W005 = Часовой рифа
card-TT-W006 = Обратное течение
card-TT-W007 = Зеркальный угорь
card-TT-W008 = Глубинный поток
card-TT-W009 = Вестник водоворота
card-TT-D001 = Пёс из склепа
card-TT-D002 = Полый паж
card-TT-D003 = Собиратель костей
card-TT-D004 = Могильный маклер
card-TT-D005 = Чумной мотылёк
card-TT-D006 = Капитан умертвий
card-TT-D007 = Траурная вуаль
card-TT-D008 = Последний кредитор
card-TT-D009 = Лич с девятой лестницы
card-TT-E001 = Каменный страж
card-TT-E002 = Голем каменоломни
card-TT-E003 = Гранитный мамонт
card-TT-A001 = Скользящий по буре
card-TT-A002 = Похититель змеев
card-TT-A003 = Грозовая птица Рух
card-TT-V001 = Искровое реле
card-TT-V002 = Крыса с катушкой
card-TT-V003 = Дуговой двигатель
card-TT-L001 = Послушник рассвета
card-TT-L002 = Свечная фея
card-TT-L003 = Паладин полудня
card-TT-S001 = Дождь искр
card-TT-S002 = Зелёная десятина
card-TT-S003 = Закалённый клинок
card-TT-S004 = Меч королей
card-TT-S005 = Щит из коры
card-TT-S006 = Одолженный час
card-TT-S007 = Круг пепла
card-TT-S008 = Длинная тень
card-TT-S009 = Вторая луна
card-TT-S010 = Внезапное цветение
card-TT-S011 = Закрытые врата
card-TT-S012 = Открытая книга
card-TT-S013 = Чистовик
card-TT-S014 = Второе чтение
card-TT-S015 = Утонувший колокол
card-TT-S016 = Трон глубин
