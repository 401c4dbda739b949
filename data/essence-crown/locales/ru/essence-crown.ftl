## Игра

game-name = Essence Crown: война осколков
game-about = Два Божества, одна партия: осколками платят за карты, Аватары бьют вражеское Божество, и проигрывает тот, чья Эссенция упадёт до 0.

## Типы карт

type-deity = Божество
    .gender = n
    .gen = Божества
    .dat = Божеству
    .ins = Божеством
    .pl = Божества
    .gen-pl = Божеств
    .dat-pl = Божествам
    .ins-pl = Божествами
type-avatar = Аватар
    .gender = an
    .plural = an
    .acc = Аватара
    .gen = Аватара
    .dat = Аватару
    .ins = Аватаром
    .pl = Аватары
    .gen-pl = Аватаров
    .acc-pl = Аватаров
    .dat-pl = Аватарам
    .ins-pl = Аватарами
type-spell = Заклинание
    .gender = n
    .gen = Заклинания
    .dat = Заклинанию
    .ins = Заклинанием
    .pl = Заклинания
    .gen-pl = Заклинаний
    .dat-pl = Заклинаниям
    .ins-pl = Заклинаниями
type-relic = Реликвия
    .gender = f
    .acc = Реликвию
    .gen = Реликвии
    .dat = Реликвии
    .ins = Реликвией
    .pl = Реликвии
    .gen-pl = Реликвий
    .dat-pl = Реликвиям
    .ins-pl = Реликвиями
type-shard = Осколок
    .gender = m
    .gen = Осколка
    .dat = Осколку
    .ins = Осколком
    .pl = Осколки
    .gen-pl = Осколков
    .dat-pl = Осколкам
    .ins-pl = Осколками
type-domain = Владение
    .gender = n
    .gen = Владения
    .dat = Владению
    .ins = Владением
    .pl = Владения
    .gen-pl = Владений
    .dat-pl = Владениям
    .ins-pl = Владениями
type-essence = Эссенция
    .gender = f
    .acc = Эссенцию
    .gen = Эссенции
    .dat = Эссенции
    .ins = Эссенцией
    .pl = Эссенции
    .gen-pl = Эссенций
    .dat-pl = Эссенциям
    .ins-pl = Эссенциями
type-rite = Ритуал
    .gender = m
    .gen = Ритуала
    .dat = Ритуалу
    .ins = Ритуалом
    .pl = Ритуалы
    .gen-pl = Ритуалов
    .dat-pl = Ритуалам
    .ins-pl = Ритуалами

## Числа карт

number-cost = стоимость
    .ins = стоимостью
number-power = Сила
    .ins = Силой
number-toughness = Выносливость
    .ins = Выносливостью
number-essence = Эссенция
    .ins = Эссенцией

## Слова карт. `.gen` следует за названием карты: «Аватар Пустоты».

set-aspects = аспекты
set-domain = владение
set-rarity = редкость
word-glow = Сияние
    .gen = Сияния
word-gray = Сумрак
    .gen = Сумрака
word-void = Пустота
    .gen = Пустоты
word-beast = Зверь
    .gen = Зверей
word-second_sun = Второе Солнце
    .gen = Второго Солнца
word-nullgrid = Нуль-сеть
    .gen = Нуль-сети
word-new_earth = Новая Земля
    .gen = Новой Земли
word-common = Обычная
word-adept = Искусная
word-mythic = Мифическая

## Что есть у игроков и карт

counter-essence_max = предел Эссенции
counter-essence = Эссенция
counter-shards = осколки
counter-kl = KL
state-tapped = повёрнута
state-damage = повреждения

## Зоны

zone-deck = колода
zone-hand = рука
zone-new_earth = Новая Земля
zone-graveyard = кладбище
zone-exile = изгнание
zone-deity = Божество
zone-board = Божество и Новая Земля
noun-new_earth = карта
    .gender = f
    .acc = карту
    .gen = карты
    .dat = карте
    .pl = карты
    .gen-pl = карт
    .acc-pl = карты
    .dat-pl = картам
    .where = new_earth
in-new_earth-self = под вашим контролем
in-new_earth-opponent = вражеский
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

## Сколько длится

for-this_turn = до конца хода
    .name = до конца хода
for-while_in_play =
    .name = пока карта в игре

## Когда

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] При розыгрыше
    }
    .as = label
    .name = когда карту разыгрывают
on-on_attack = При атаке
    .as = label
    .name = когда карта атакует
on-start_turn = Начало хода
    .as = label
    .name = в начале вашего хода
on-end_turn = Конец хода
    .as = label
    .name = в конце вашего хода
on-activate = Главная фаза
    .as = label
    .name = в вашу главную фазу
frame-label-once = { $on }, { $once }: { $text }
    .then = capital
frame-label-cost = { $on } — { $cost }: { $text }
    .then = capital
frame-label-once-cost = { $on } — { $cost }, { $once }: { $text }
    .then = capital
frame-label-may-cost = { $on } — { $cost }: { $text }
    .then = capital
frame-label-once-may-cost = { $on } — { $cost }, { $once }: { $text }
    .then = capital
once-turn = раз в ход
once-match = раз за партию

## Стоимость

cost-shards =
    { $n ->
        [one] { $n } осколок
        [few] { $n } осколка
       *[many] { $n } осколков
    }
    .name = осколки
cost-kl = { $n } KL
    .name = KL
cost-essence =
    { $n ->
        [one] { $n } единица Эссенции
        [few] { $n } единицы Эссенции
       *[many] { $n } единиц Эссенции
    }
    .name = единицы Эссенции
cost-discard =
    { $n ->
        [1] сбросьте карту
        [one] сбросьте { $n } карту
        [few] сбросьте { $n } карты
       *[many] сбросьте { $n } карт
    }
    .name = сбросить карты
cost-tap = поверните эту карту
    .name = повернуть эту карту

## Цели

np-tail = { TERM($after) } { TERM($place) } { TERM($with) }
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
np-your =
    { $case ->
        [gen] ваших
        [dat] своим
        [acc] { $gender ->
            [an] своих
           *[other] свои
        }
       *[nom] ваши
    }
np-your-other =
    { $case ->
        [gen] остальных ваших
        [dat] остальным своим
        [acc] { $gender ->
            [an] остальных своих
           *[other] остальные свои
        }
       *[nom] остальные ваши
    }
np-each =
    { $case ->
        [acc] { $gender ->
            [f] каждую
            [n] каждое
            [an] каждого
           *[other] каждый
        }
        [dat] { $gender ->
            [f] каждой
           *[other] каждому
        }
       *[nom] { $gender ->
            [f] каждая
            [n] каждое
           *[other] каждый
        }
    }
to-own_deity =
    { $case ->
        [gen] вашего Божества
        [dat] своему Божеству
       *[nom] ваше Божество
    }
    .gender = n
    .name = ваше Божество
to-enemy_deity =
    { $case ->
        [gen] вражеского Божества
        [dat] вражескому Божеству
       *[nom] вражеское Божество
    }
    .gender = n
    .name = вражеское Божество
to-target_deity =
    { $case ->
        [gen] выбранного Божества
        [dat] выбранному Божеству
       *[nom] выбранное Божество
    }
    .gender = n
    .name = выбранное Божество
to-both_deities =
    { $case ->
        [gen] обоих Божеств
        [dat] обоим Божествам
       *[nom] оба Божества
    }
    .number = pl
    .name = оба Божества
to-this =
    { $case ->
        [acc] эту карту
        [gen] этой карты
        [dat] этой карте
       *[nom] эта карта
    }
    .gender = f
    .name = эта карта
to-own_avatar = { np-chosen } { np-some-words } { np-tail }
    .name = выбранный Аватар под вашим контролем
to-enemy_avatar = { np-chosen } { np-some-words } { np-tail }
    .name = выбранный вражеский Аватар
to-any_avatar = { np-chosen } { np-some-words } { np-tail }
    .name = выбранный Аватар
to-own_avatars = { np-your } { np-some-words } { TERM($after) } { TERM($with) }
    .name = ваши Аватары
to-other_own_avatars = { np-your-other } { np-some-words } { TERM($after) } { TERM($with) }
    .name = остальные ваши Аватары
to-enemy_avatars = { np-each } { np-some-words } { np-tail }
    .number = sg
    .name = каждый вражеский Аватар
to-random_enemy_avatar =
    .name = случайный вражеский Аватар
to-any_card =
    { np-chosen } { np-some-words } { TERM($after) } { ATTR($noun, "where") ->
        [new_earth] на Новой Земле
       *[other] { "" }
    } { TERM($with) }
    .name = выбранная карта на Новой Земле

## Какие карты

where-type = { TERM($word) }
    .as = noun
    .name = тип { $word }
where-aspect = { TERM($word, case: "gen") }
    .as = after
    .order = 20
    .name = аспект { $word }
where-domain = { TERM($word, case: "gen") }
    .as = after
    .order = 30
    .name = владение { $word }
where-tapped = повёрнутый
    .order = 5
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
    .name = повёрнута
where-power_at_most = Силой { $n } или меньше
    .as = with
    .name = Сила { $n } или меньше
where-power_at_least = Силой { $n } или больше
    .as = with
    .name = Сила { $n } или больше
where-toughness_at_most = Выносливостью { $n } или меньше
    .as = with
    .name = Выносливость { $n } или меньше

## Условия

n-essence-if =
    { $n ->
        [one] { $n } единицы Эссенции
        [few] { $n } единиц Эссенции
       *[many] { $n } единиц Эссенции
    }
n-cards-if =
    { $n ->
        [one] { $n } карты
        [few] { $n } карт
       *[many] { $n } карт
    }
if-essence_at_most = у вашего Божества не более { n-essence-if }
    .name = у вашего Божества не более { n-essence-if }
if-enemy_essence_at_most = у вражеского Божества не более { n-essence-if }
    .name = у вражеского Божества не более { n-essence-if }
if-hand_at_most = у вас в руке не более { n-cards-if }
    .name = у вас в руке не более { n-cards-if }
if-graveyard_at_least = на вашем кладбище не менее { n-cards-if }
    .name = на вашем кладбище не менее { n-cards-if }
if-ctrl_avatars =
    у вас не менее { $n ->
        [one] { $n } Аватара
        [few] { $n } Аватаров
       *[many] { $n } Аватаров
    }
    .name = у вас Аватаров не менее { $n }
if-ctrl_aspect = у вас есть карта { TERM($word, case: "gen") }
    .name = у вас есть карта с аспектом
if-ctrl_domain = у вас есть карта { TERM($word, case: "gen") }
    .name = у вас есть карта из владения
if-enemy_no_avatars = у противника нет Аватаров
    .name = у противника нет Аватаров
if-kl_at_least = у вас не менее { $n } KL
    .name = у вас не менее { $n } KL
if-shards_at_least =
    у вас не менее { $n ->
        [one] { $n } осколка
        [few] { $n } осколков
       *[many] { $n } осколков
    }
    .name = у вас осколков не менее { $n }
if-turn_at_least = уже наступил раунд { $n }
    .name = уже наступил раунд { $n }

## Действия. `.replace` вместо прежнего, `.bonus` сверх него.

v-gain =
    { ATTR($to, "number") ->
        [pl] получают
       *[other] получает
    }
n-essence =
    { $val ->
        [one] { $val } единицу Эссенции
        [few] { $val } единицы Эссенции
       *[many] { $val } единиц Эссенции
    }
n-damage =
    { $val ->
        [one] { $val } повреждение
        [few] { $val } повреждения
       *[many] { $val } повреждений
    }
n-shards =
    { $val ->
        [one] { $val } осколок
        [few] { $val } осколка
       *[many] { $val } осколков
    }
n-cards =
    { $val ->
        [1] карту
        [one] { $val } карту
        [few] { $val } карты
       *[many] { $val } карт
    }
n-random-cards =
    { $val ->
        [1] случайную карту
        [one] { $val } случайную карту
        [few] { $val } случайные карты
       *[many] { $val } случайных карт
    }
n-top-cards =
    { $val ->
        [1] верхнюю карту
        [one] { $val } верхнюю карту
        [few] { $val } верхние карты
       *[many] { $val } верхних карт
    }
n-copies =
    { $val ->
        [1] копию
        [one] { $val } копию
        [few] { $val } копии
       *[many] { $val } копий
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] в руки их владельцев
       *[other] { ATTR($to, "gender") ->
            [f] в руку её владельца
           *[other] в руку его владельца
        }
    }

op-essence_damage = нанесите { TERM($to, case: "dat") } { n-damage } Эссенции
    .replace = вместо этого нанесите { TERM($to, case: "dat") } { n-damage } Эссенции
    .bonus = нанесите { TERM($to, case: "dat") } ещё { n-damage } Эссенции
    .name = повреждения Эссенции
op-essence_heal = { TERM($to) } { v-gain } { n-essence }
    .replace = вместо этого { TERM($to) } { v-gain } { n-essence }
    .bonus = { TERM($to) } { v-gain } ещё { n-essence }
    .name = Эссенция
op-essence_max = предел Эссенции { TERM($to, case: "gen") } повышается на { $val }
    .replace = вместо этого предел Эссенции { TERM($to, case: "gen") } повышается на { $val }
    .bonus = предел Эссенции { TERM($to, case: "gen") } повышается ещё на { $val }
    .name = предел Эссенции
op-draw = возьмите { n-cards }
    .replace = вместо этого возьмите { n-cards }
    .bonus = возьмите ещё { n-cards }
    .name = взять карты
op-gain_shards = получите { n-shards }
    .replace = вместо этого получите { n-shards }
    .bonus = получите ещё { n-shards }
    .name = получить осколки
op-lose_shards = противник теряет { n-shards }
    .replace = вместо этого противник теряет { n-shards }
    .bonus = противник теряет ещё { n-shards }
    .name = потеря осколков
op-gain_kl = получите { $val } KL
    .replace = вместо этого получите { $val } KL
    .bonus = получите ещё { $val } KL
    .name = получить KL
op-lose_kl = противник теряет { $val } KL
    .replace = вместо этого противник теряет { $val } KL
    .bonus = противник теряет ещё { $val } KL
    .name = потеря KL
op-buff = { TERM($to) } { v-gain } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = вместо этого { TERM($to) } { v-gain } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace-for = вместо этого { $for } { TERM($to) } { v-gain } { SIGNED($power) }/{ SIGNED($toughness) }
    .bonus = { TERM($to) } { v-gain } ещё { SIGNED($power) }/{ SIGNED($toughness) }
    .name = Сила и Выносливость
op-hurt = нанесите { TERM($to, case: "dat") } { n-damage }
    .replace = вместо этого нанесите { TERM($to, case: "dat") } { n-damage }
    .bonus = нанесите { TERM($to, case: "dat") } ещё { n-damage }
    .name = повреждения
op-destroy = уничтожьте { TERM($to, case: "acc") }
    .replace = вместо этого уничтожьте { TERM($to, case: "acc") }
    .bonus = также уничтожьте { TERM($to, case: "acc") }
    .name = уничтожить
op-exile = изгоните { TERM($to, case: "acc") }
    .replace = вместо этого изгоните { TERM($to, case: "acc") }
    .bonus = также изгоните { TERM($to, case: "acc") }
    .name = изгнать
op-return = верните { TERM($to, case: "acc") } { np-to-hand }
    .replace = вместо этого верните { TERM($to, case: "acc") } { np-to-hand }
    .bonus = также верните { TERM($to, case: "acc") } { np-to-hand }
    .name = вернуть в руку
op-recover = верните { n-cards } со своего кладбища в руку
    .replace = вместо этого верните { n-cards } со своего кладбища в руку
    .bonus = верните ещё { n-cards } со своего кладбища в руку
    .name = вернуть с кладбища
op-discard = противник сбрасывает { n-random-cards }
    .replace = вместо этого противник сбрасывает { n-random-cards }
    .bonus = противник сбрасывает ещё { n-random-cards }
    .name = сбросить
op-mill = противник кладёт { n-top-cards } своей колоды на своё кладбище
    .replace = вместо этого противник кладёт { n-top-cards } своей колоды на своё кладбище
    .bonus = противник кладёт ещё { n-top-cards } своей колоды на своё кладбище
    .name = из колоды на кладбище
op-tap = поверните { TERM($to, case: "acc") }
    .replace = вместо этого поверните { TERM($to, case: "acc") }
    .bonus = также поверните { TERM($to, case: "acc") }
    .name = повернуть
op-untap = разверните { TERM($to, case: "acc") }
    .replace = вместо этого разверните { TERM($to, case: "acc") }
    .bonus = также разверните { TERM($to, case: "acc") }
    .name = развернуть
op-create = возьмите в руку { n-copies } карты «{ TERM($card) }»
    .replace = вместо этого возьмите в руку { n-copies } карты «{ TERM($card) }»
    .bonus = возьмите в руку ещё { n-copies } карты «{ TERM($card) }»
    .name = добавить копии
op-defeat =
    { ATTR($to, "who") ->
        [opponent] вы выигрываете партию
       *[other] вы проигрываете партию
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] вместо этого вы выигрываете партию
           *[other] вместо этого вы проигрываете партию
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] вы также выигрываете партию
           *[other] вы также проигрываете партию
        }
    .name = выиграть или проиграть
op-say =
    .name = слова истории

## Виды действий

kind-damage = Повреждения
kind-restore = Эссенция
kind-cards = Карты
kind-energy = Осколки и KL
kind-allies = Аватары
kind-control = Контроль

## Фазы, поступки, события

phase-start = Начало
phase-main = Главная фаза
phase-attack = Атака
phase-end = Конец
phase-clean_up = Очистка
action-play = розыгрыш
action-activate = применение способности
action-attack = атака
event-turn_begins = начало хода
event-turn_ends = конец хода
event-attack = атака

## Почему нельзя

refused-not-playable = Божество не разыгрывают
refused-not-an-avatar = Атакуют только Аватары
refused-tapped = Эта карта повёрнута
refused-not-a-deity = Эта карта не возглавляет колоду: { $what }
refused-deity-in-deck = Божество возглавляет колоду и не входит в её список: { $what }

## Колоды

deck-morning = Утренний двор
deck-lattice = Тихая решётка

## Карты

card-EC-001 = Изольда позднего рассвета
    .flavour = У неё отняли рассвет. Она сделала другой.
card-EC-002 = Терпеливый Ноль
    .flavour = Он никогда не спешил. Всё приходит к нулю.
card-EC-003 = Осколок утра
    .flavour = Он ещё тёплый. И завтра будет тёплым.
card-EC-004 = Осколок помех
    .flavour = Поднеси его к уху: он слушает.
card-EC-005 = Чаша медленного света
    .flavour = Пей её целый год, если умеешь ждать.
card-EC-006 = Флакон несвета
    .flavour = Одна капля, и лампа забывает, зачем она.
card-EC-007 = Послушница с фонарём
    .flavour = Она здоровается с каждым фонарём по имени.
card-EC-008 = Пепельный страж
    .flavour = Никто не сказал ему, что ворот больше нет.
card-EC-009 = Бегущий с рассветом
    .flavour = Он обгоняет свет, а потом ждёт его.
card-EC-010 = Дважды бьющая цапля
    .flavour = Первый удар для рыбы. Второй для тебя.
card-EC-011 = Хор второго света
    .flavour = Они поют одну ноту, а утро находит остальные.
card-EC-012 = Маршал в белом
    .flavour = Мундир прошёл сорок битв и всё ещё бел.
card-EC-013 = Серый арбитр
    .flavour = Обе стороны сочли его несправедливым. Обе заплатили.
card-EC-014 = Колосс сдержанных обещаний
    .flavour = Он делает шаг за каждое сдержанное обещание.
card-EC-015 = Первый луч
    .flavour = Он покинул солнце раньше, чем появились глаза.
card-EC-016 = Общий меридиан
    .flavour = Там, где проходит черта, полдень ничей.
card-EC-017 = Чтение горизонта
    .flavour = Завтра написано там очень мелко.
card-EC-018 = Взвесить спор
    .flavour = Самому тяжёлому доводу пришлось покинуть зал.
card-EC-019 = Приговор в полдень
    .flavour = В полдень ни у кого нет тени, чтобы укрыться.
card-EC-020 = Вернуть потерянный час
    .flavour = Он просто был позади других часов.
card-EC-021 = Меридианная линза
    .flavour = Сквозь неё виден полдень с другой стороны.
card-EC-022 = Колокол парных ступеней
    .flavour = Он бьёт раз внизу, раз наверху и никогда один.
card-EC-023 = Террасы позднего солнца
    .flavour = Лоза здесь зреет дважды.
card-EC-024 = Бессветная биржа
    .flavour = Здесь торгуют тем, чего хватишься лишь завтра.
card-EC-025 = Ритуал открытой ладони
    .flavour = Отданное уже не уронишь.
card-EC-026 = Ритуал вычитания
    .flavour = Начни с себя и отними единицу.
card-EC-027 = Шлаковый щенок
    .flavour = Он кусает всё, что ещё тлеет.
card-EC-028 = Ползун решётки
    .flavour = Он узнаёт каждый провод по гулу.
card-EC-029 = Полый аудитор
    .flavour = Он ничего не нашёл и забрал это с собой.
card-EC-030 = Гложущая арифметика
    .flavour = Она ест только остаток, а остаток есть всегда.
card-EC-031 = Гончая помех
    .flavour = Выведена из шума между двумя станциями.
card-EC-032 = Девятое отсутствие
    .flavour = До него было восемь. Их никто не помнит.
card-EC-033 = Короткое замыкание
    .flavour = Кратчайший путь не самый безопасный.
card-EC-034 = Веерное отключение
    .flavour = Квартал за кварталом город учился шептать.
card-EC-035 = Нулевая сумма
    .flavour = Они пожали руки, и оба стали беднее.
card-EC-036 = Разгон
    .flavour = Построено на сто лет или на одну славную ночь.
card-EC-037 = Востребованный долг
    .flavour = Сумма мала. Проценты — это ты.
card-EC-038 = Разобрать идола
    .flavour = Век молитв, разобранный отвёрткой.
card-EC-039 = Псарня шума
    .flavour = Корми их тишиной, и они залают ещё.
card-EC-040 = Венец последнего счёта
    .flavour = Последнему, кто её носит, нечего больше считать.

## Почему партия заканчивается

end-essence = Эссенция божества игрока { $loser } упала до 0.
end-held_out = { $winner }: оборона выстояла.

## Главы

chapter-ch1_second_morning = Второе утро
ch1-opening = Второе солнце поднимается над хребтом. Двор должен выстоять, пока оно не достигнет зенита.
ch1-hound = В помехах что-то лает.
ch1-near = «Ещё не время», — говорит Изольда, и свет отвечает.
