## Headings of the rules as text

rules-setup = Подготовка
rules-the-turn = Ход
rules-actions = Действия
rules-windows = Ответы
rules-fighting = Повреждения
rules-by-itself = Что происходит само
rules-order = Порядок способностей
rules-the-end = Конец
rules-counters = Что считается
rules-zones = Зоны
rules-states = Что несут карты
rules-durations = Сколько длятся эффекты
rules-card-types = Типы карт
rules-numbers = Числа и слова карт
rules-keywords = Ключевые слова
rules-timings = Когда срабатывают способности
rules-ways = Виды способностей
rules-costs-of-abilities = Цены способностей
rules-filters = Какие карты
rules-conditions = Условия
rules-operations = Что делают эффекты
rules-decks = Колоды

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = вы
    .gen = вас
rules-opponent = противник
    .gen = противника
rules-both = оба игрока
    .gen = обоих игроков
rules-whom = названный игрок
    .gen = названного игрока
rules-of-you = { $name }
rules-of-opponent = { $name } противника
rules-of-both = { $name } обоих игроков
rules-of-whom = { $name } названного игрока
rules-of-owner = { $name } владельца
rules-of = { $name } { $cards }
    .cards = gen
rules-of-rows = { $name } всех эффектов { $cards }
    .cards = gen
rules-of-row = { $name } эффекта
rules-owner-of = владелец { $cards }
    .gen = владельца { $cards }
    .cards = gen
rules-side-of = игрок { $cards }
    .gen = игрока { $cards }
    .cards = gen

## Cards

rules-no-cards = ни одной карты
rules-it = карта
    .gen = карты
rules-looked = она
    .gen = её
rules-this = эта карта
    .gen = этой карты
rules-target = цель
    .gen = цели
rules-event = названная карта
    .gen = названной карты
rules-victim = поражённая цель
    .gen = поражённой цели
rules-bearer = уходящая карта
    .gen = уходящей карты
rules-answered = карта, на которую отвечают,
    .gen = карты, на которую отвечают,
rules-these = эти карты
    .gen = этих карт
rules-picked = { $name } (выбор)
rules-cards-in = карты ({ $places })
    .gen = карт ({ $places })
rules-all = все из числа: { $cards } (где: { $test })
    .gen = всех из числа: { $cards } (где: { $test })
rules-top = { $n ->
    [1] верхняя карта ({ $places })
    [one] верхняя { $n } карта ({ $places })
    [few] верхние { $n } карты ({ $places })
   *[many] верхние { $n } карт ({ $places })
}
    .gen = { $n ->
        [1] верхней карты ({ $places })
        [one] верхней { $n } карты ({ $places })
        [few] верхних { $n } карт ({ $places })
       *[many] верхних { $n } карт ({ $places })
    }
rules-top-some = верхние карты ({ $places })
rules-bottom = { $n ->
    [1] нижняя карта ({ $places })
    [one] нижняя { $n } карта ({ $places })
    [few] нижние { $n } карты ({ $places })
   *[many] нижние { $n } карт ({ $places })
}
    .gen = { $n ->
        [1] нижней карты ({ $places })
        [one] нижней { $n } карты ({ $places })
        [few] нижних { $n } карт ({ $places })
       *[many] нижних { $n } карт ({ $places })
    }
rules-bottom-some = нижние карты ({ $places })
rules-random = { $n ->
    [one] { $n } случайная карта ({ $places })
    [few] { $n } случайные карты ({ $places })
   *[many] { $n } случайных карт ({ $places })
}
rules-random-some = случайные карты ({ $places })
rules-most-of = первая из числа: { $cards }, с наибольшим: { $n }
    .gen = первой из числа: { $cards }, с наибольшим: { $n }
rules-least-of = первая из числа: { $cards }, с наименьшим: { $n }
    .gen = первой из числа: { $cards }, с наименьшим: { $n }
rules-choose = { $n } из { $cards } (на ваш выбор)
    .cards = gen
rules-choose-with = { $n } из { $cards } (на ваш выбор; где: { $test })
    .cards = gen
rules-choose-fit = { $n } из подходящих { $cards } (на ваш выбор)
    .cards = gen
rules-choose-fit-with = { $n } из подходящих { $cards } (на ваш выбор; где: { $test })
    .cards = gen
rules-up-to = до { $n } из { $cards } (на ваш выбор)
    .cards = gen
rules-up-to-with = до { $n } из { $cards } (на ваш выбор; где: { $test })
    .cards = gen
rules-theirs = { $n } из { $cards } (по выбору их игрока)
    .cards = gen
rules-theirs-with = { $n } из { $cards } (по выбору их игрока; где: { $test })
    .cards = gen
rules-fitting = подходящие из { $cards }
    .cards = gen
    .gen = подходящих из { $cards }
rules-fit = столько из { $cards }, сколько указывает эффект
    .cards = gen
rules-under = то, что лежит под картой: { $cards }
    .gen = того, что лежит под картой: { $cards }
rules-worn = то, что прикреплено к карте: { $cards }
    .gen = того, что прикреплено к карте: { $cards }
rules-host-of = то, к чему прикреплено: { $cards }
    .gen = того, к чему прикреплено: { $cards }
rules-either = ({ $a }, если { $test }, иначе { $b })

## Numbers

rules-x = X
rules-n = N
rules-word = названное слово
rules-amount = повреждения
rules-turn = номер хода
rules-round = номер раунда
rules-turns = число ходов { $who }
    .who = gen
rules-book = книга { $who }
    .who = gen
rules-printed = напечатанное: { $name } { $cards }
    .cards = gen
rules-before = прежнее: { $name } карты
rules-count = число { $cards }
    .cards = gen
rules-count-with = число { $cards } (где: { $test })
    .cards = gen
rules-sum = сумма ({ $cards }) по: { $n }
rules-price = цена { $cards }
    .cards = gen
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (с округлением вниз)
rules-rounded = { $a } ÷ { $b } (с округлением)
rules-at-least = { $a } (не меньше { $b })
rules-at-most = { $a } (не больше { $b })
rules-larger = большее из { $a } и { $b }
rules-smaller = меньшее из { $a } и { $b }
rules-truth = (1, если { $test }, иначе 0)
rules-group = ({ $a })

## Words

rules-type-of = тип { $cards }
    .cards = gen
rules-class-of = класс { $cards }
    .cards = gen
rules-subtype-of = подтип { $cards }
    .cards = gen
rules-name-of = название { $cards }
    .cards = gen
rules-zone-of = зона { $cards }
    .cards = gen
rules-zone-before = прежняя зона
rules-phase = фаза

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a } и { $b }
rules-or = { $a } или { $b }
rules-always-so = всегда
rules-never = никогда
rules-did = эффект выше что-то изменил
rules-did-not = эффект выше ничего не изменил
rules-running = способность уже действует
rules-running-not = способность ещё не действует
rules-active = чей ход: { $who }
rules-active-not = чей не ход: { $who }
rules-your-turn = сейчас ваш ход
rules-your-turn-not = сейчас не ваш ход
rules-their-turn = сейчас ход противника
rules-their-turn-not = сейчас не ход противника
rules-first = кто начал: { $who }
rules-first-not = кто не начал: { $who }
rules-you-began = начали вы
rules-you-began-not = начали не вы
rules-they-began = начал противник
rules-they-began-not = начал не противник
rules-arrived = { $cards } в игре с этого хода
rules-arrived-not = { $cards } в игре не с этого хода
rules-is = { $cards } несёт «{ $name }»
rules-is-not = { $cards } не несёт «{ $name }»
rules-was = карта несла «{ $name }»
rules-was-not = карта не несла «{ $name }»
rules-has = { $cards } имеет слово «{ $word }»
rules-has-not = { $cards } не имеет слова «{ $word }»
rules-words-in = { $others } имеет все слова ({ $name }) { $cards }
    .cards = gen
rules-words-in-not = { $others } имеет не все слова ({ $name }) { $cards }
    .cards = gen
rules-in = { $cards } находится в зоне: { $places }
rules-in-not = { $cards } не находится в зоне: { $places }
rules-same = { $cards } и есть { $others }
rules-same-not = { $cards } — не { $others }
rules-one-of = { $word } — одно из: { $words }
rules-one-of-not = { $word } — не одно из: { $words }
rules-filled = есть карты ({ $places })
rules-empty = пусто: { $places }
rules-there = { $cards } есть
rules-there-not = { $cards } отсутствует
rules-any = среди { $cards } есть такая, что { $test }
    .cards = gen
rules-any-not = среди { $cards } нет такой, что { $test }
    .cards = gen
rules-bears = { $cards } имеет способность «{ $name }»
rules-bears-not = { $cards } не имеет способности «{ $name }»
rules-room = есть место: { $places }
rules-room-not = нет места: { $places }

## What is done

rules-gain = увеличить: { $what } (на столько: { $n })
rules-lose = уменьшить: { $what } (на столько: { $n })
rules-set = установить { $what } = { $n }
rules-damage = нанести повреждения ({ $n }): { $cards }
rules-damage-from = нанести повреждения ({ $n }): { $cards }; источник: { $source }
rules-heal = вылечить повреждения ({ $n }): { $cards }
rules-modify = изменить ({ $n }): { $name } { $cards }
    .cards = gen
rules-give = дать «{ $word }»: { $cards }
rules-remove = отнять «{ $word }»: { $cards }
rules-remove-all = отнять все слова: { $cards }
rules-mark = отметить «{ $name }»: { $cards }
rules-unmark = снять отметку «{ $name }»: { $cards }
rules-reset = вернуть к напечатанному: { $cards }
rules-become = изменить подтип на { $word }: { $cards }
rules-grant = прикрепить эффекты: { $cards }
rules-move = переместить: { $cards } → { $places }
rules-move-bottom = переместить вниз: { $cards } → { $places }
rules-move-shuffled = замешать: { $cards } → { $places }
rules-move-asked = переместить в порядке по выбору: { $cards } → { $places }
rules-destroy = уничтожить: { $cards }
rules-destroy-up = уничтожить: { $cards }; лежащее ниже поднимается
rules-destroy-along = уничтожить вместе с лежащим ниже: { $cards }
rules-shuffle = перемешать: { $places }
rules-reveal = показать обоим игрокам: { $cards }
rules-look = посмотреть: { $cards }
rules-create = создать { $n } × { $card } → { $places }
rules-copy = положить копию: { $cards } → { $places }
rules-transform = превратить: { $cards } → { $card }
rules-attach = прикрепить: { $cards } → { $host }
rules-stack = положить сверху: { $cards } → { $host }
rules-control = передать контроль: { $cards } → { $who }
rules-play = разыграть: { $cards }
rules-resolve = выполнить способности { $cards }: { $names }
    .cards = gen
rules-resolve-hero = выполнить способность героя
rules-resolve-again = выполнить ещё раз то, что раскрыто: { $places }
rules-use = оплатить способность { $cards } и выполнить её
    .cards = gen
rules-pay = оплатить способность { $cards }
    .cards = gen
rules-aim = назвать цели { $cards }
    .cards = gen
rules-effects = выполнить способность { $cards }
    .cards = gen
rules-perform = выполнить без оплаты одну способность { $cards }
    .cards = gen
rules-negate = отменить то, на что отвечают
rules-prevent = предотвратить это
rules-prevent-some = предотвратить из этого: { $n }
rules-let = теперь { $name } — это { $cards }
rules-forget = конец роли: { $name }
rules-happens = наступает момент «{ $name }»
rules-happens-to = наступает момент «{ $name }» для: { $cards }
rules-opens = игроки могут ответить: { $name }
rules-run = выполнить «{ $name }»
rules-end = кончается то, что длится «{ $name }»
rules-skip = в следующий раз пропускается { $name }: { $who }
rules-whole-turn = ход
rules-again = сделать ещё один ход
rules-win = игру выигрывает: { $who }
rules-lose-match = игру проигрывает: { $who }
rules-you-win = вы выигрываете игру
rules-you-lose = вы проигрываете игру
rules-draw-match = ничья
rules-say = показываются слова
rules-for = { $do } ({ $name })
rules-during = столько, сколько указывает эффект
rules-as-many = столько: { $n }
rules-row-card = карта, которую называет эффект,
    .gen = карты, которую называет эффект,
rules-row-place = место, которое называет эффект
rules-if = Если { $test }:
rules-else = Иначе:
rules-each-seat = Каждый игрок:
rules-each = По очереди ({ $cards }):
rules-repeat = Столько раз: { $n }
rules-repeat-some = Столько раз: { $n }
rules-at-once = Одновременно:
rules-answer = Другой может ответить ({ $name }). Если не отменено:
rules-answer-else = Если отменено:

## The course of a match

rules-first-chance = Кто начинает, решает случай.
rules-first-most = Начинает тот, у кого больше: { $n }. При равенстве решает случай.
rules-only-if = Только если { $test }.
rules-may = Затем игрок может, в любом порядке и пока возможно: { $names }.
rules-must = Затем игрок должен, пока возможно: { $names }.
rules-waits = Игрок говорит, когда продолжить.
rules-after = После каждого действия:
rules-then = В конце фазы:
rules-with-card = С картой из зоны: { $places }.
rules-any-ability = Используется способность карты.
rules-ability-of = Используется способность карты: { $names }.
rules-needs = Только если { $test }. (Иначе: { $name }.)
rules-times-a-turn = За ход не больше раз: { $n }.
rules-pick = Выберите { $name }: карта ({ $places }).
rules-pick-if = Должно выполняться: { $test }.
rules-pick-or = Или противник.
rules-pick-or-if = Или противник, если { $test }.
rules-pick-may = Можно не выбирать.
rules-pick-number = Выберите { $name }: от { $a } до { $b }.
rules-aims = Цели называются при использовании: { $names }.
rules-pays = Цена:
rules-does = Эффект:
rules-window-own = Вы можете действовать: { $names }.
rules-window-other = Противник может действовать: { $names }.
rules-window-each = Каждый игрок по очереди может действовать: { $names }.
rules-window-both = Игроки действуют по очереди, пока оба не спасуют: { $names }.
rules-window-once = Один раз.
rules-window-times = Не больше раз: { $n }.
rules-window-any = Сколько угодно раз.
rules-window-must = Кто может действовать, обязан.
rules-window-opens = Даже если ничего нельзя сделать, вопрос задаётся, если { $test }.
rules-wounds = Повреждения карты накапливаются ({ $name }). Карта, у которой их столько же, сколько { $health }, уничтожается.
rules-health = Повреждения карты уменьшают { $health }. Карта с 0 уничтожается.
rules-destroyed-to = Уничтоженные карты идут в зону: { $name }.
rules-damage-to = Повреждения игрока уменьшают: { $name }.
rules-damage-less = Сначала вычитается: { $name }.
rules-damage-once = { $name } вычитается из следующих повреждений и расходуется.
rules-damage-floor = Не опускается ниже: { $name }.
rules-damage-taken = Это считает { $name }.
rules-when = Когда происходит это: { $name }
rules-once = Один раз за игру.
rules-always-in = Всегда, для карт в зоне { $places }:
rules-adds = { $name }: + { $n }
rules-adds-less = { $name }: − { $n }
rules-gives = У них есть { $word }.
rules-silent = Напечатанное на карте не считается, пока { $test }.
rules-fires = Эффект срабатывает, только если { $test }. Перед этим:
rules-at-row = Что вызвал эффект, происходит сразу после него.
rules-at-effect = Что вызвала способность, происходит, когда она выполнена.
rules-at-chain = Способности образуют цепь, в которой можно отвечать; последняя выполняется первой.
rules-oldest = Что вызвано раньше, происходит раньше.
rules-newest = Что вызвано позже, происходит раньше.
rules-chain-window = На каждую способность можно ответить: { $name }.
rules-aim-row = Цели называются при использовании способности; эффект без цели ничего не делает.
rules-aim-whole = Цели называются при использовании способности; без них она ничего не делает.
rules-loses = Вы проигрываете, если { $test }.
rules-wins = Вы выигрываете, если { $test }.
rules-draws = Ничья, если { $test }.
rules-turn-limit = Игра кончается, когда общее число ходов обоих игроков достигает { $n }.
rules-tie-draw = Если тогда никто не выиграл или оба проиграли сразу, это ничья.
rules-tie-most = Если тогда никто не выиграл или оба проиграли сразу, выигрывает тот, у кого больше: { $n }.
rules-tie-share = Если тогда никто не выиграл или оба проиграли сразу, выигрывает большая доля: { $a } из { $b }.

## Counters, zones, states

rules-start = Начало: { $n }.
rules-least = Не меньше: { $n }.
rules-most = Не больше: { $n }.
rules-until = Кончается с: { $name }.
rules-worth = Равно: { $n }.
rules-summed = Равно тому, что добавляют эффекты.
rules-state-mark = Карта это несёт или нет.
rules-state-counter = Считается на карте.
rules-state-row = Считается на каждом эффекте, для всех копий его карты.
rules-seen-all = Все видят эти карты.
rules-seen-owner = Только игрок видит свои карты.
rules-seen-nobody = Никто не видит эти карты.
rules-in-play = Эти карты в игре.
rules-face-down = Эти карты лежат рубашкой вверх.
rules-beneath = Эти карты лежат под другими.
rules-keeps = Эти карты сохраняют то, что с ними сделано.
rules-enters-shuffled = Карты сюда замешиваются.
rules-reveals = Скрытые карты раскрываются, когда приходит их момент.
rules-capacity = Вмещает карт не больше: { $n }.
rules-full-stays = Когда места нет, карты больше не приходят.
rules-full = Когда места нет, с картой, которая пришла бы:
rules-takes = Принимает только { $names }.
rules-left-up = Когда верхнее уходит, следующая карта поднимается.
rules-left-along = Когда верхнее уходит, эти карты уходят с ним.
rules-left = Когда уходит то, чему принадлежат эти карты:
rules-destroyed-up = Когда верхнее уничтожено, следующая карта поднимается.
rules-destroyed-along = Когда верхнее уничтожено, эти карты уходят с ним.
rules-destroyed = Когда уничтожено то, чему принадлежат эти карты:
rules-event-would_damage = вот-вот будут нанесены повреждения
rules-event-would_destroy = карта вот-вот будет уничтожена
rules-event-damaged = карта получила повреждения
rules-event-dealt = карта нанесла повреждения
rules-event-player_damaged = игрок получил повреждения
rules-event-moved = карта перемещена
rules-event-destroyed = карта уничтожена
rules-event-played = карта разыграна
rules-event-phase = началась фаза
rules-state-arrived = только что пришла
rules-state-attacked = после атаки
rules-for-while_in_play = пока карта в игре
rules-pick-target = цель

## Cards and abilities

rules-played = Разыгрывается из зоны { $from } в зону { $to }.
rules-begins-in = Начинает в зоне: { $name }.
rules-costs = Стоит { $n }.
rules-resolves = При розыгрыше срабатывают способности: { $names }.
rules-stays = Ничто её не уничтожает.
rules-trap = Лежит рубашкой вверх, пока не придёт её момент.
rules-range = От { $a } до { $b }.
rules-words = { $name }: { $names }.
rules-spares = Эффекты карт, о которых говорится, её не касаются.
rules-ability = { $name }: { $rows }.
rules-row = { $name } { $n }
rules-continuous = Пока карта в игре.
rules-event-this = Эта карта: { $name }.
rules-event-own = На вашей стороне: { $name }.
rules-event-opposing = На стороне противника: { $name }.
rules-event-other-own = Другая карта на вашей стороне: { $name }.
rules-event-other = Другая карта: { $name }.
rules-event-any = На любой стороне: { $name }.
rules-works-in = Действует в зоне: { $places }.
rules-optional = Игрок может отказаться.
rules-bounded = Требует оплаты или действует раз в ход.
rules-trigger-own = Вы разыгрываете: { $names }.
rules-trigger-play = Противник разыгрывает: { $names }.
rules-trigger-hit = Вы получаете повреждения.
rules-trigger-hits = Противник получает повреждения.
rules-trigger-lethal = Вы проиграли бы.
rules-trigger-lethals = Противник проиграл бы.
rules-way-on = Можно использовать: { $names }.
rules-way-answers = Только в ответ.
rules-usual-for = Длится { $name }.
rules-n-from = N от { $a } до { $b }.
rules-x-from = X от { $a } до { $b }.
rules-n-cards = Считает карты: число или какие карты и сколько.
rules-n-word = N — слово.
rules-word-of = Слово — одно из: { $names }.
rules-holds = Выполняется, если { $test }.
rules-holds-both = Выполняется, если { $test }; для «нет» — если { $other }.
rules-targets = Касается: { $names }.
rules-fits = Возможно только с картой, где: { $test }.
rules-lasts = Длится: { $names }.
rules-while = Пока карта в игре:
rules-copies = { $n } × { $name }
rules-deck = Карт: { $n } — { $cards }.
rules-deck-any = Случайных карт: { $n }.
rules-deck-size = В колоде карт: { $n }.
rules-deck-copies = Копий одной карты не больше: { $n }.

## What random matches showed

rules-check-matches = { $n ->
    [one] { $n } случайная игра
    [few] { $n } случайные игры
   *[many] { $n } случайных игр
}
rules-check-turns = Половина игр кончилась к ходу { $median }, самая длинная — на ходу { $longest }.
rules-check-wins = Выиграл начавший: { $first }; другой: { $second }; ничьи: { $draws }.
rules-check-limited = Закончены по пределу ходов: { $n }
rules-check-all = Всё, что есть в правилах, встретилось.
rules-check-never = Ни разу не встретилось: { $n }
rules-check-statement = оператор
rules-check-action = действие { $name }
rules-check-timing = момент { $name }
rules-check-operation = операция { $name }
rules-check-end = условие конца, которое не решило ни одной игры
rules-check-card = карта { $name }
rules-check-statements = Пропущено: операторы сверх 4096 в одном действии.
rules-check-abilities = Пропущено: способности сверх 256, вызванные одним действием.
rules-check-depth = Пропущено: эффекты или ответы глубже 16 уровней.
rules-check-chains = Пропущено: цепи сверх 20 после одного действия.
rules-check-cards = Пропущено: карты сверх предела правил.
rules-check-list = Пропущено: действия сверх 512 в списке или повторы сверх 20.
rules-check-room = Пропущено: то, что несут карты сверх места в игре.
rules-check-endless = Не закончились: { $n }
rules-check-unlawful = Положения, нарушающие закон правил: { $n }
rules-check-law = нарушенный закон
rules-check-capacity = переполненная зона
rules-check-stale = Постоянные эффекты, которые устарели, — ошибка программы: { $n }
why-in-play = карты в игре
why-skipped = фазы и ходы, которые пропускает другой игрок
why-trade = обмен ударами
why-damage = повреждения противнику
why-rows = эффекты карты за вычетом её цены
why-win = игра выиграна
why-loss = игра проиграна
why-draw = игра закончена вничью

## Between the items of a list

rules-comma = {", "}
