## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = Вы
player-opponent = Противник
card-unknown = неизвестная карта

trace-fixed = Зафиксировано в начале
trace-row = Строка { $n }: { $op }
trace-row-value = Строка { $n }: { $op } { $val }
trace-again = Срабатывает второй раз
row-kind-base = основа
row-kind-replace = замена
row-kind-bonus = прибавка

# States of a row
trace-applied = применена
trace-skipped = пропущена
trace-undone = снята строкой { $n }
trace-cancelled = отменена
trace-without-effect = без эффекта

# Why
trace-true = верно
trace-false = неверно
trace-reads = { $what } = { $value }
trace-reads-of = { $who }, { $what } = { $value }
trace-of = { $who }, { $what }
trace-condition = { $if }
trace-item = { $what }: { $is }
trace-book = Книга
trace-value = значение
trace-why-no-target = выбирать не из чего
trace-why-empty = нет карт: { $zone }
trace-why-full = нет места: { $zone }
trace-why-nothing = ничего бы не изменилось
trace-why-nothing-to-cancel = нет карты, которую можно отменить

# How a value came about
trace-part-base = { $n } на карте
trace-part-result = получается { $n }

# Changes
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = Снятие строки { $n }
trace-destroyed = { $card }: уничтожение
trace-death = { $card }: эффект при уничтожении
trace-trap = { $card } — срабатывание: { $trigger }
trace-retrigger = { $card }: повторное срабатывание
trace-attack = Атака: { $card } → { $target }, повреждения: { $n }
trace-chosen = Выбор: { $card }
trace-lethal = { $who }: грозит поражение
trace-nothing-happened = Ничего не происходит

# Отказы
refused-over = Партия окончена
refused-no-card = Здесь нет карты
refused-unplayable = Эту карту нельзя разыграть
refused-arrived = Этот союзник призван в этом ходу; он сможет атаковать со следующего
refused-attacked = Этот союзник уже атаковал в этом ходу
refused-no-target = Здесь нет союзника противника

# Партии, которыми управляют другие программы
match-won = КОНЕЦ ИГРЫ: побеждает { $winner }.
match-drawn = КОНЕЦ ИГРЫ: ничья.
refused-no-match = Партия не начата
refused-no-player = Такого игрока нет: { $what }
refused-not-your-turn = Сейчас ход другого игрока
refused-not-now = В этой фазе невозможно
refused-no-ability = У карты нет такой способности
refused-used = Это уже использовано
refused-unpaid = Стоимость нельзя оплатить
refused-bad-target = Это нельзя выбрать: { $what }
refused-players = Для партии нужны два игрока с разными идентификаторами
refused-unknown-card = Такой карты нет: { $what }
refused-unknown-resource = Такого ресурса нет: { $what }
refused-too-many-cards = Карт больше, чем вмещает партия: { $what }
refused-amount = Вне допустимых значений: { $what }
refused-bad-request = Запрос не читается: { $what }
refused-no-call = Такого вызова нет: { $what }
refused-nothing-to-undo = Отменять нечего
