## The window: screens and panels

screen-cards = Карты
screen-print = Печать
screen-generate = Создание
screen-settings = Настройки
library = Библиотека
library-tags = Столбцы меток
# $shown and $all are counts of cards.
library-some = Карт: { $shown } из { $all }
library-all = Карт: { $all }
library-flat = Общий список без групп
library-group = Группы по героям
library-empty = Карт пока нет
library-empty-hint = Создайте первую или вставьте карты из буфера обмена.
group-no-hero = Без героя
fold = Свернуть
unnamed = Без названия
preview = Просмотр
effects = Эффекты
languages = Языки
problems = Проблемы
effect = Эффект
face = Лицо

## Columns of the library

column-id = ID
column-name = Название
column-type = Тип
column-languages = Яз.
column-problems = Проблемы

## The filter

filter-clear = Сбросить фильтр
filter-nothing = Ничего не подходит
filter-nothing-hint = Ни в одной карте нет всего, чего требует фильтр. Уберите слово или сбросьте фильтр.

## Fields of a card

field-name = Название
field-type = Тип
field-hero = Герой
field-book = Книга
field-status = Статус
field-subtype = Подтип
field-trigger = Триггер
field-art = Изображение
field-notes = Заметки
field-flavour = Худ. текст
status-none = Без статуса
status-idea = Идея
status-draft = Черновик
status-playtest = Тест
status-final = Готово
art-hint = Перетащите изображение сюда
art-choose = Выбрать изображение
new-card-name = Новая карта
choose = Выбрать
more = Ещё
copy-id = Копировать ID
editor-empty = Карта не выбрана
editor-empty-hint = Выберите карту в библиотеке или создайте новую.

## Rows

if = если
always = всегда
while-in-play = пока в игре
# $rows and $most are counts of rows.
rows-of = Строк: { $rows } из { $most }
rows-empty = Строк пока нет: что должна делать карта?
rows-full = { $n ->
    [one] На карте не может быть больше { $n } строки
    [few] На карте не может быть больше { $n } строк
   *[many] На карте не может быть больше { $n } строк
}
row-number = строка { $n }
row-handle = Строка { $n }: перетащите, чтобы переместить
# $rows is a list of numbers.
row-numbers = строки: { $rows }
row-no-text = Пока в строке есть ошибки, текста нет
operation = Операция
operation-search = Поиск операции
operation-of-row = Операция строки { $n }
value-of-row = Значение строки { $n }
# $types is a list of card types.
only-on = Только для: { $types }
part = Роль
part-base = Основа
part-replace = Замена
part-bonus = Прибавка
condition = условие
condition-add = Добавить условие в строку { $n }
condition-of-row = Условие строки { $n }
condition-number = Число в условии
condition-remove = Убрать условие
condition-search = Поиск условия
legacy = Наследие
# $limit is a percentage such as "50 %".
legacy-of = из { $limit }
legacy-none = Прибавка Наследия невозможна: нужны строка без условий со значением, более поздняя Книга и неизрасходованная доля
# $op is the name of an operation, $book a number.
legacy-offer = { $op }: против Книги { $book }
percent = { $n } %

## The pane of JSON

json = JSON
json-name = JSON строки или карты
json-of-row = Строка { $n } в JSON
json-row = Строка
json-record = Карта
json-valid = верно
json-no-row = Выберите строку, чтобы увидеть её JSON.

## Languages of a card

languages-none = Текста пока нет
languages-none-hint = Текст на всех языках появится здесь, как только на карте не останется ошибок.
language-source = Язык оригинала
language-own-words = Своя формулировка
language-falls-back = Частично на английском
language-lacks-name = Название не переведено
language-lacks-flavour = Художественный текст не переведён
language-open = Нажмите, чтобы открыть в разделе «Языки»
face-language = Язык карты

## The face

face-none = Карта будет нарисована, как только на ней не останется ошибок.
face-drawing = Рисуется…
face-failed = Шаблон не может нарисовать эту карту.
face-size = Размер
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } мм
face-rules = Текст правил
# $size is a length such as "2.6 mm".
face-rules-size = { $size } мм
face-over = не помещается: { $n }
face-all-fit = всё помещается
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } мм
face-zoom = Масштаб карты
face-point = Наведите указатель на фразу или строку, чтобы увидеть, откуда она взялась.
export-picture = PNG

## Bars and menus

project-menu = Проект
recent-projects = Недавние
unsaved = Не сохранено
read-only = Только чтение
search = Поиск
words-search-or-new = Найти или ввести новое слово
search-everything = Поиск карт, команд, экранов
interface-language = Язык интерфейса
problems-count = { $errors ->
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[many] { $errors } ошибок
}, { $warnings ->
    [one] { $warnings } предупреждение
    [few] { $warnings } предупреждения
   *[many] { $warnings } предупреждений
}
cards-chosen = { $n ->
    [one] Выбрана { $n } карта
    [few] Выбраны { $n } карты
   *[many] Выбрано { $n } карт
}
move-to-hero = Перенести к другому герою
dismiss = Скрыть
cancel = Отмена
close = Закрыть
apply = Применить

## What can be done

do-new-project = Новый проект
do-open = Открыть
do-save = Сохранить
do-save-as = Сохранить как
do-backups = Прежние версии
do-undo = Отменить
do-redo = Повторить
do-palette = Искать везде
do-shortcuts = Сочетания клавиш
do-problems = Показать проблемы
do-next-problem = Следующая проблема
do-fix-all = Исправить все такие
do-go-cards = Перейти к картам
do-go-print = Перейти к печати
do-go-generate = Перейти к созданию
do-go-settings = Перейти к настройкам
do-new-card = Новая карта
do-duplicate-cards = Дублировать карты
do-delete-cards = Удалить карты
do-copy = Копировать
do-cut = Вырезать
do-paste = Вставить
do-bulk-edit = Изменить несколько карт
do-replace = Найти и заменить
do-filter = Отфильтровать библиотеку
do-select-all = Выбрать все показанные карты
do-next-card = Следующая карта
do-previous-card = Предыдущая карта
do-edit-name = Изменить название
do-add-row = Добавить строку
do-add-legacy = Добавить Наследие
do-duplicate-row = Дублировать строку
do-delete-row = Удалить строку
do-row-up = Переместить строку вверх
do-row-down = Переместить строку вниз
do-json = Показать JSON
do-zoom-in = Увеличить
do-zoom-out = Уменьшить
do-zoom-reset = Обычный размер
do-dark = Тёмная тема
do-light = Светлая тема
do-system = Системная тема
do-quit = Выйти

## The palette

palette-name = Искать везде
palette-hint = Команда, карта, экран
palette-commands = Команды
palette-cards = Карты
palette-nothing = Ничего не найдено
palette-choose = выбрать
palette-run = выполнить
palette-only-commands = команды
palette-only-cards = карты
# $found and $all are counts.
palette-count = { $found } из { $all }
reason-nothing-to-undo = Нечего отменять
reason-nothing-to-redo = Нечего повторять
reason-no-card = Карта не выбрана
reason-no-row = Строка не выбрана
reason-no-problem = Проблем нет
reason-read-only = Проект открыт только для чтения

## Problems

problem = Проблема
problem-card = Карта
problem-place = Место
problem-code = Код
problem-filter = Код, карта или сообщение
problems-none = Проблем нет
problems-none-hint = Все карты соответствуют правилам.
problems-nothing = Фильтру не соответствует ни одна проблема
fix-set = Установить { $value }
fix-change = Заменить на { $value }
fix-remove = Удалить { $member }
fix-remove-conditions = Удалить условия
fix-remove-value = Удалить значение
fix-make-base = Сделать основой
errors-shown = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
warnings-shown = { $n ->
    [one] { $n } предупреждение
    [few] { $n } предупреждения
   *[many] { $n } предупреждений
}
# $code is the code of a kind of problem.
fix-all-of = Исправить все { $code }

## Dialogs

files-open = Открыть проект
files-save-as = Сохранить в папку
files-picture = Выбрать изображение
files-path = Путь
files-up = На папку выше
files-name = Имя новой папки
files-empty = Здесь нечего выбрать
files-no-portal = Система не показывает здесь окон выбора файлов, поэтому студия показывает свои.
files-system = Системное окно выбора файлов открыто отдельно.
files-here = Выбрать здесь
choose-this-folder = Выбрать эту папку
find = Найти
replace-with = Заменить на
in-names = В названиях
in-notes = В заметках
in-flavour = В худ. текстах
match-case = С учётом регистра
only-chosen = Только в выбранных картах
replace-all = Заменить все
replace-found = { $n ->
    [0] Ничего не найдено
    [one] Найдено в { $n } карте
    [few] Найдено в { $n } картах
   *[many] Найдено в { $n } картах
}
bulk-title = { $n ->
    [one] Изменить { $n } карту
    [few] Изменить { $n } карты
   *[many] Изменить { $n } карт
}
bulk-hint = То, что задано здесь, задаётся всем выбранным картам за один шаг.
bulk-unchanged = Без изменений
conflict-title = Файл изменён в другом месте
conflict-hint = Кто-то сохранил этот проект после того, как вы его открыли. Ничего не перезаписано.
conflict-legend = − здесь, + в файле; где обе стороны изменили одно и то же, при слиянии остаётся то, что здесь
conflict-mine = Оставить мою версию
conflict-theirs = Взять другую версию
conflict-merge = Объединить
conflict-changed-mine = изменено здесь
conflict-changed-theirs = изменено в другом месте
conflict-changed-both = изменено с обеих сторон
recovery-title = Найдены несохранённые правки
recovery-hint = { $n ->
    [one] Студия закрылась, не сохранив { $n } изменение.
    [few] Студия закрылась, не сохранив { $n } изменения.
   *[many] Студия закрылась, не сохранив { $n } изменений.
}
recovery-recover = Восстановить
recovery-discard = Отбросить
backups-title = Прежние версии
backups-none = Прежних версий пока нет. Одна остаётся при каждом сохранении.
backups-restore = Восстановить
end-title = Есть несохранённые правки
end-hint = Сохранить их, прежде чем продолжить?
end-save = Сохранить
end-discard = Не сохранять

## The start screen, and the dialog for a new project

screen-start = Старт
do-go-start = Начальный экран
start-projects = Проекты
start-no-projects = Проектов пока нет
start-no-projects-hint = Выберите игру справа или откройте папку.
start-no-match = Ничего не найдено
start-filter = Фильтр проектов и игр
start-missing = Не найден на прежнем месте
start-forget = Убрать из списка
start-back = Вернуться к открытому проекту
start-days = { $n ->
    [0] сегодня
    [1] вчера
    [one] { $n } день назад
    [few] { $n } дня назад
   *[many] { $n } дней назад
}
start-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
start-decks = { $n ->
    [one] { $n } колода
    [few] { $n } колоды
   *[many] { $n } колод
}
start-begin = Взять за основу готовую игру
start-begin-hint = Копия целой игры, которую можно менять: правила, карты, оформление, тексты на 16 языках
start-small = Или начать с малого
start-small-hint = Самая маленькая полная игра с пояснением к каждой записи
start-begin-with = Создать копию
start-look = Осмотреться
begin-title = Новый проект
begin-hint = Копия встроенной игры в отдельной папке.
begin-game = Игра
begin-folder = В папке
begin-rules-only = Только правила, без карт
begin-now = Создать
begin-no-name = Задайте название и папку проекта.
begin-taken = { $path } уже существует, и там что-то есть.
begin-place = Будет создан в { $path }.
outline-title = Пустая игра
outline-hint = Три шага; все правила можно изменить позже.
outline-begin = Создать игру…
outline-name = Моя игра
outline-card = Что есть у карты
outline-turn = Что такое ход
outline-end = Как победить
outline-so-far = Ваша игра сейчас
outline-most = { $what }, не больше
outline-deck = Карт в колоде
outline-copies = Копий одной карты, не больше
outline-grows = Растёт на единицу каждый ход
outline-hand = Начальная рука
outline-drawn = Карт за ход
outline-field = В игре, не больше
outline-life = Жизни в начале
outline-decked = Кто не может взять карту, проигрывает
outline-limit = Предел ходов
outline-trying = Играются случайные партии…
outline-tried = Случайных партий с простыми картами: { $n }; до предела ходов закончилось: { $ended }, медиана ходов: { $turns }.

## Settings

settings-look = Вид
settings-theme = Тема
settings-zoom = Масштаб
settings-language = Язык
settings-card-language = Язык карт
settings-about = О программе
settings-version = Версия { $version }
settings-licences = Inter, JetBrains Mono и Noto доступны по лицензии SIL Open Font License, значки Lucide — по лицензии ISC.

## Locales

screen-locales = Языки
do-go-locales = Перейти к языкам
messages = Сообщения
messages-search = ID, источник или текст
messages-nothing-hint = Ни одно сообщение не проходит через все фильтры. Уберите один или очистите поиск.
messages-approved = Утверждено: { $done } из { $all }
message-empty = Сообщение не выбрано
message-empty-hint = Выберите сообщение в списке, чтобы написать его, проверить и увидеть на картах.
message-none = текста пока нет
message-used = на картах: { $n }
translation-language = Язык перевода
state-missing = Нет перевода
state-draft = Черновик
state-suggested = Предложено
state-approved = Утверждено
state-needs-work = Доработать
state-rejected = Отклонено
state-outdated = Устарело
all-files = Все файлы
all-checks = Все проверки
with-problems = С проблемами
filter-file = Фильтр по файлу
filter-check = Фильтр по проверке
group-operations = Операции
group-conditions = Условия
group-triggers = Триггеры
group-targets = Цели
group-costs = Стоимость и срок
group-frames = Предложения
group-words = Словарь
group-names = Названия
group-cards = Карты
group-trace = Срабатывание
group-rules = Правила
group-interface = Интерфейс
group-other = Прочее
locale-source = источник
source-before = как было утверждено
source-now = сейчас
source-changed = Источник изменился после утверждения этого текста.
source-signature = У источника теперь другие переменные или атрибуты, чем при утверждении.
fluent = Fluent
fields = Поля
writing-mode = Способ правки
fields-entangled = Варианты этого текста зависят друг от друга так, что поля этого не покажут. Отредактируйте его в формате Fluent.
fields-broken = Этот текст пока неверен. Исправьте его в формате Fluent.
field-text = Текст
fields-by-number = Свой текст для каждой формы числа
new-text-marked = Новый текст отмечен, пока не сохранён.
not-kept-yet = Ещё не сохранено: сначала исправьте ошибки.
caret-place = Стр. { $line }, стлб. { $column }
checks = Проверки
checks-count = в порядке: { $pass }, посмотреть: { $look }
check-syntax = Синтаксис
check-variables = Переменные
check-plurals = Формы числа
check-attributes = Атрибуты
check-references = Ссылки
check-typography = Пунктуация и пробелы
check-terms = Термины
check-forms = Формы слов
check-fidelity = Говорит то, что делают строки
other-languages = Другие языки
other-languages-more = Показать все языки
other-languages-fewer = Показать меньше языков
terms = Термины
comments = Комментарии
comment-write = Написать комментарий
comment-send = Добавить
message-history = История
history-none = Истории пока нет
lexicon = Словарь
lexicon-word = Слово словаря
lexicon-plain = основная
lexicon-add-form = Добавить форму
cells-missing = не хватает: { $n }
cell-missing = нет
coverage = Охват
coverage-none = Для каждой операции есть текст на каждом языке.
coverage-blocks = ждут карты: { $n }
real-cards = На настоящих картах
real-cards-none = Ни одна карта не показывает этот текст.
sweep-value = Значение
cards-changed = Карты, которые изменятся
count-of = { $n } из { $all }
cards-changed-none = Тексты карт не отличаются от сохранённых.
changes-layout = Вёрстка
layout-same = как раньше
more-troubles = ещё { $n }
new-language = Новый язык
new-language-hint = Его файлы начинаются с нужных форм числа и слов, а где ещё ничего нет, с английского.
new-language-tag = Код языка, например nl или pt-PT
create = Создать
do-approve = Утвердить и дальше
do-suggest = Предложить и дальше
do-needs-work = На доработку
do-reject = Отклонить с причиной
reject = Отклонить
reject-reason = Почему отклоняется?
do-approve-shown = Утвердить все показанные
do-next-message = Следующее сообщение
do-previous-message = Предыдущее сообщение
do-copy-source = Скопировать источник
do-edit-message = Изменить текст
do-filter-messages = Отфильтровать сообщения
do-fields = Править в полях
do-comment = Написать комментарий
do-first-fix = Применить первое исправление
do-next-value = Следующее значение на картах
do-new-language = Новый язык
do-suggest-only = Только предлагать
suggestions = Предложения
suggestion-take = Принять
suggestion-drop = Отбросить
author-name = Ваше имя, как оно показано рядом с вашими правками
wording = Своя формулировка
wording-of = Своя формулировка ({ $language })
wording-remove = Вернуть созданный текст
wording-stale = Строки изменились после написания этой формулировки.
toast-approved = Утверждено: { $n }
toast-approve-blocked = Ошибка мешает утвердить: сначала исправьте её.
toast-all-done = Здесь больше нечего делать.
comment-resolved = Решено
did-edited = Изменено
did-removed = Убрано
did-reopened = Открыто снова
did-accepted = Предложение принято
mend-remove = Убрать
mend-put = Вставить { $text }
new-language-there = Этот язык уже есть.
mend-add-form = Добавить { $form }
mend-copy-attribute = Взять { $name } из источника
mend-space = Поставить нужный пробел

## Print

print-what = Что печатать
print-all = Все карты
print-shown = Карты в библиотеке
print-chosen = Выбранные карты
print-as = Формат
print-png = Изображения (PNG)
print-pdf = Листы (PDF)
print-svg = Векторные рисунки (SVG)
print-tts = { "Tabletop Simulator" }
print-gallery = Галерея (веб-страница)
print-only-unlocked = Показывать только открытые карты
print-open = Открыть в браузере
print-unusable = Не удаётся использовать { $path }: { $words }
print-dpi = Точек на дюйм
print-paper = Бумага
print-bleed = Вылеты
print-crop-marks = Метки обреза
print-backs = Рубашки для двусторонней печати
print-to = Папка
print-start = Печатать
# $done and $all are counts of cards.
print-progress = { $done } из { $all }
print-done = { $n ->
    [one] Напечатана { $n } карта
    [few] Напечатаны { $n } карты
   *[many] Напечатано { $n } карт
}
print-stopped = Печать остановлена; незаконченных файлов не осталось.
print-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
print-languages = Языки
print-all-languages = Все языки
print-one-language = Один язык
print-left-out = Пропущено из-за ошибок: { $n }
# $path is a folder or a file.
print-written = Напечатано в { $path }
print-failed = Ничего не напечатано.
print-denied = Запись в { $path } запрещена; выберите другую папку
print-no-folder = Место { $path } занято файлом; выберите другую папку
print-full = На диске с { $path } не осталось места
print-unwritable = Не удаётся записать { $path }: { $words }
print-not-made = Не напечатано: { $n }
print-more-problems = и ещё { $n }
# $n is the page, $all the number of pages.
print-page-of = Страница { $n } из { $all }
print-back-side = Рубашки
print-first-page = Первая страница
print-previous-page = Предыдущая страница
print-next-page = Следующая страница
print-last-page = Последняя страница
print-nothing = Печатать нечего.
print-nothing-hint = Выберите другие карты или сбросьте фильтр библиотеки.
print-no-language = Язык не выбран.
print-no-language-hint = Выберите хотя бы один язык.

## Generate

generate-next = Новые карты
generate-last = Предыдущие
generate-shown = Вид
generate-list = Список
# $n: the number of cards
generate-pool = Набор из { $n }
generate-over = Текст не помещается на карте
generate-a-second = Карт в секунду
generate-cost = Стоимость
generate-cost-fitted = по цене
generate-cost-drawn = случайная
generate-refuse = Отклонять
generate-same = такие же
generate-worse = худшие
generate-like = Образец
generate-locked = Закреплено
generate-lock-operation = Только операция
generate-unlock = Открепить
generate-others = Остальной выбор
generate-weight-hint = Двойной щелчок: вес из правил. Alt+щелчок: только этот.
generate-seen = Добавлено { $taken } из { $seen } просмотренных
generate-like-none = Без образца
generate-weights = Веса
generate-edits = Изменено: { $n }
generate-reset = Вернуть веса из правил
generate-keep = Сохранить эти веса в правилах
generate-types = Типы
generate-timings = Моменты
generate-targets = Цели
generate-operations = Операции
generate-impossible = Такой карты не бывает
generate-working = Карты создаются…
generate-take = Добавить
generate-taken = Добавлена
generate-more = Похожие
generate-again = Ещё раз
generate-price = Цена
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = из { $n }, { $off }
generate-derived = Вероятность
# The probability of a card.
generate-one-in = 1 из { $n }
# A part of a card follows, such as “row 1”.
generate-lock = Закрепить:
generate-rows = Строк на карте
generate-nested = Вложенные
generate-off = Цена минус бюджет
generate-fits = Подходит с первого раза
generate-refused = Отклонено
generate-refused-same = Такая же, как другая
generate-refused-worse = Хуже другой карты
generate-refused-budget = Вне допуска
generate-refused-check = Не проходит проверку правил
generate-drawn = Выпадение по весам
generate-nearest = Самая похожая
generate-parts = Различных частей: { $n }
generate-budget = Бюджет по стоимости

## Notices

toast-saved = Сохранено
toast-saved-formatted = Сохранено и приведено к обычному виду
toast-reloaded = Прочитано заново: файл изменён в другом месте
toast-id-copied = ID скопирован
toast-row-copied = Строка скопирована
toast-cards-copied = Карты скопированы
toast-deleted = { $n ->
    [one] Удалена { $n } карта
    [few] Удалены { $n } карты
   *[many] Удалено { $n } карт
}

## Balance

screen-balance = Баланс
do-go-balance = Перейти к балансу
do-run-balance = Симулировать
do-sensitivity = Чувствительность
do-stop-work = Остановить симуляцию
do-calibrate = Калибровать
do-evaluate = Сила карт
do-save-result = Сохранить результат
do-open-result = Открыть результат
do-export-result = Экспорт карт в CSV
balance-heroes = { $who ->
    [decks] Колоды
   *[heroes] Герои
}
balance-heroes-hint = полоса: среднее, линия: от худшей до лучшей пары
balance-book = Книга { $n }
balance-all = Все: { $n }
balance-chosen = Выбрано: { $n }
balance-choose-heroes = { $who ->
    [decks] Выбрать колоды
   *[heroes] Выбрать героев
}
balance-two-heroes = { $who ->
    [decks] Выберите хотя бы две колоды
   *[heroes] Выберите хотя бы двух героев
}
balance-games = Партии
balance-seed = Зерно
balance-new-seed = Другое зерно
balance-players = Игроки
player-random = Случайный
player-easy = Лёгкий
player-greedy = Жадный
player-search = С поиском
balance-threads = Потоки
balance-progress = Пары: { $done } из { $all }
balance-left = осталось { $time }
balance-simulating = Идёт симуляция
balance-calibrating = Идёт калибровка
balance-measuring = Измерение строк
balance-evaluating = Оценка карт
balance-preparing = Подготовка…
balance-done = Симуляция завершена
balance-evaluated = Оценка завершена
balance-stopped = Симуляция остановлена
balance-broken = Расчёт неожиданно прервался; это ошибка программы
balance-busy = Идёт другой расчёт; сначала остановите его
balance-errors = В проекте есть ошибки, играть нельзя
balance-errors-hint = Сначала исправьте их; список проблем показывает, где они.
balance-no-heroes = { $who ->
    [decks] Нет двух колод, которые могут играть
   *[heroes] Нет двух героев, которые могут играть
}
balance-no-heroes-hint = { $who ->
    [decks] Колода может играть, если она собрана по правилам и в её картах нет ошибок.
   *[heroes] Герой может играть, если его колода полна и без ошибок.
}
balance-empty = Данных пока нет
balance-empty-hint = { $who ->
    [decks] Выберите выше колоды и число партий и запустите симуляцию. Каждая колода играет с каждой; пар: { $n }.
   *[heroes] Выберите выше героев и число партий и запустите симуляцию. Каждый герой играет с каждым; пар: { $n }.
}
balance-matchups = Пары
balance-matchups-hint = { $who ->
    [decks] доля побед колоды строки, %
   *[heroes] доля побед героя строки, %
}
balance-changed-note = изменилось значимо: { $n } из { $all }
balance-against = { $one } против { $other }
balance-win-rate = Доля побед
balance-change = Изменение
balance-before = Раньше
balance-interval = Интервал 95 %
balance-first-seat = Первый ход
balance-length = Длина
balance-turns = Ходов: { $n }
balance-turns-share = Ходов: { $n }, доля: { $rate }
balance-not-run = ещё не сыграно
balance-outside = Вне 45–55: { $n }
balance-outside-band = вне 45–55
balance-beyond = значимо
balance-game-length = Длина партии
balance-ends = Чем кончаются партии
balance-end-rule = По другому правилу
balance-length-note = ходы обоих игроков, медиана { $n }, первый побеждает в { $rate }
balance-mean = Среднее
balance-not-printed = * Щит в симуляции; на карте напечатан другой
balance-cards = Карты
balance-cards-all = Все
balance-silent = Ни разу не применены
balance-changed = Изменились
balance-played = Сыграна
balance-drawn = Взята, победа
balance-played-win = Сыграна, победа
balance-reach = Интервал
balance-silent-rows = Строки, не применённые ни разу (партий: { $n }): { $rows }
balance-open-card = Открыть карту
balance-result = Результат
balance-run = Прогон { $n }
balance-compare = Сравнить
balance-compare-with = Сравнение: { $run }
balance-compare-none = Ничего
balance-differs = { $run }: сыграно иначе: { $what }
balance-other-game = другие карты или правила
balance-stale = Эти данные относятся к прежнему состоянию карт или правил
balance-again = Повторить
balance-gone = Больше нет в игре: { $heroes }
balance-stopped-at = Остановлено: полных пар { $done } из { $all }
balance-go-on = Продолжить
balance-game = Партия
balance-show-game = Показать партию
balance-watch = Смотреть в песочнице
balance-watch-hint = Открывает партию в песочнице с начала; её можно пройти действие за действием
balance-watch-changed = С тех пор карты изменились. Запустите симуляцию снова.
balance-won = Побеждает { $who }
balance-draw = Ничья
balance-game-note = { $won }, ходов: { $n }, зерно { $seed }
balance-turn = Ход { $n }
balance-end = Конец фазы
balance-calibration = Калибровка
balance-calibration-hint = Меняет начальные Щиты и значения Наследия в их пределах, пока все пары не окажутся в 45–55 %. Ничего не изменится, пока вы не примените предложение.
balance-shields = Щиты
balance-legacy-values = Значения Наследия
balance-rounds = Раунды
balance-round = Раунд { $n }: вне 45–55: { $outside }, самая далёкая { $rate }
balance-round-plain = Без Наследия: вне 45–55: { $outside }, самая далёкая { $rate }
balance-proposal = Предложение
balance-changes = изменений: { $n }
balance-no-proposal = Ни одно изменение не улучшает результат.
balance-applied = Применено, или значения с тех пор изменились
balance-rows-of = Чувствительность: { $card }
balance-rows-hint = На сколько процентных пунктов меняется доля побед ({ $hero }), если значение больше или меньше на единицу; партий на изменение: { $games }
balance-rows-stopped = Ничего не измерено.
balance-no-values = Ни у одной строки карты нет значения, которое можно изменить.
balance-not-tried = Строка { $n } со значением { $value } недопустима
balance-no-match = Правила этого проекта не описывают партию, поэтому его картами нельзя сыграть
balance-strength = Сила
balance-strength-hint = Какую долю партий выигрывает колода с этой картой с учётом её участия: в случайных колодах и в колодах, которые развиваются ради побед.
balance-pairs = Пары партий
balance-by-chance = Случайно
balance-evolved = Развитые
balance-prices = Подходящие цены
balance-prices-hint = Какой должна быть цена операции относительно нынешней. Ничего не изменится, пока вы не примените предложение.
balance-no-prices = Сила карт ничего не говорит о ценах.
balance-saved = Сохранено: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = ID: { $value }
undo-set-name = Название: { $value }
undo-set-type = Тип: { $value }
undo-set-number = { $number }: { $value }
undo-set-subtype = Подтип: { $value }
undo-set-trigger = Триггер: { $value }
undo-set-hero = Герой: { $value }
undo-set-book = Книга: { $value }
undo-set-flavour = Правка художественного текста
undo-set-art = Изображение: { $value }
undo-set-notes = Правка заметок
undo-set-status = Статус: { $value }
undo-set-wording = Формулировка: { $language }
undo-set-all = { $count ->
    [one] Изменение { $count } карты
    [few] Изменение { $count } карт
   *[many] Изменение { $count } карт
}
undo-set-row = Изменение строки { $row }
undo-insert-rows = { $count ->
    [one] Добавление { $count } строки
    [few] Добавление { $count } строк
   *[many] Добавление { $count } строк
}
undo-remove-row = Удаление строки { $row }
undo-move-row = Перемещение строки { $row }
undo-duplicate-row = Дублирование строки { $row }
undo-add-card = Добавление: { $id }
undo-add-hero = Добавление: { $id }
undo-add-book = Добавление: { $name }
undo-duplicate = { $count ->
    [1] Дублирование: { $name }
    [one] Дублирование { $count } карты
    [few] Дублирование { $count } карт
   *[many] Дублирование { $count } карт
}
undo-delete = { $count ->
    [1] Удаление: { $name }
    [one] Удаление { $count } карты
    [few] Удаление { $count } карт
   *[many] Удаление { $count } карт
}
undo-move-to-hero = Перенос к герою { $hero }
undo-paste-cards = { $count ->
    [1] Вставка: { $name }
    [one] Вставка { $count } карты
    [few] Вставка { $count } карт
   *[many] Вставка { $count } карт
}
undo-set-json = Правка JSON: { $name }
undo-replace = Замена «{ $find }» на «{ $with }»
undo-fix = { $count ->
    [one] Исправление { $count } проблемы
    [few] Исправление { $count } проблем
   *[many] Исправление { $count } проблем
}
undo-set-levers = Калибровка баланса ({ $count })
undo-set-ruleset = Изменение набора правил
undo-write-message = Правка { $id } ({ $language })
undo-remove-message = Удаление { $id } ({ $language })
undo-approve-messages = Утверждение сообщений: { $count } ({ $language })
undo-review-messages = Проверка сообщений: { $count } ({ $language })
undo-new-language = Новый язык: { $language }
undo-reload = Повторное чтение файла
undo-merge = Объединение с файлом
undo-recover = Восстановление несохранённых правок
undo-restore = Возврат к прежней версии

## The sandbox

screen-sandbox = Песочница
do-go-sandbox = Перейти в песочницу
do-try = Проверить на столе
do-resolve = Применить эффект
do-step = Шаг
do-back = Назад
do-restart = Сначала
do-save-scenario = Сохранить сценарий
do-run-scenarios = Запустить сценарии
do-new-match = Новая партия
sandbox-board = Стол
sandbox-presets = Начать с
sandbox-scenarios = Сценарии
sandbox-open-file = Открыть сценарий или партию
preset-empty = Пустой стол
preset-mid-game = Середина партии
preset-nearly-dead = На грани поражения
preset-full = Полные столы
preset-later-book = Середина партии, против более поздней Книги
sandbox-against = { $one } против { $other }
sandbox-turn = Ход
sandbox-seed = Зерно
sandbox-play-on = Играть дальше
sandbox-play-on-hint = Играть по правилам с этой позиции
sandbox-end-turn = Завершить ход
sandbox-no-scenarios = В проекте пока нет сценариев
sandbox-pass = Все пройдены: { $n }
sandbox-fail = Не пройдены: { $n }
sandbox-passing = Пройдены
sandbox-failing = Не пройдены
sandbox-about = Что показывает
sandbox-save-hint = Сохраняет стол, его шаги и ожидания в файл.
sandbox-taken = Там лежит другой файл, или этот изменён в другом месте. Выберите другое имя.
sandbox-drag-hint = Перетащите в зону или нажмите Alt+Enter
sandbox-put-into = Положить в зону
sandbox-move-to = Переместить в зону
sandbox-add-card = Добавить карту
sandbox-remove = Убрать
sandbox-copy-card = Дублировать
sandbox-card-menu = Карта
sandbox-play-card = Разыграть с руки
sandbox-arrived = Призван в этом ходу
sandbox-not-arrived = Призван раньше
sandbox-reveal = Отметить как раскрытую
sandbox-hide = Отметить как скрытую
sandbox-revealed = раскрыта
sandbox-count = Количество карт
sandbox-pile = Карты стопки
sandbox-pile-hint = В руку
sandbox-no-hero = Без героя
sandbox-more-numbers = Другие значения
sandbox-expect-this = Задать как ожидаемое
sandbox-written-out = Карта без ID
sandbox-played-by = Разыгрывает
sandbox-pick = Выберите карту
sandbox-pick-hint = Нажмите на карту слева или на столе, затем «Применить эффект» или «Шаг».
sandbox-no-rows = У этой карты нет эффекта.
sandbox-undone = отменена
sandbox-next = следующая
sandbox-choose-target = Выберите цель на столе
sandbox-rules-choose = Пусть выберут правила
sandbox-trace = Ход событий
sandbox-step = Шаг { $n }: { $what }
sandbox-steps = Шаги: { $n }
sandbox-copy-trace = Копировать ход событий
toast-trace-copied = Ход событий скопирован
sandbox-nothing = Пока ничего не произошло
sandbox-nothing-hint = Выберите карту и примените её эффект: каждая строка скажет здесь, что сделала и почему.
sandbox-no-board = Этот файл не является столом
sandbox-no-board-hint = Его ошибки указаны выше. Начните с другого стола или исправьте файл.
sandbox-expectations = Ожидания
sandbox-holding = Выполнено { $n } из { $all }
sandbox-expect = Добавить ожидание
sandbox-expect-hint = Задайте ожидаемое значение, и сценарий его проверит.
sandbox-found = сейчас { $value }
sandbox-forget = Убрать ожидание
sandbox-match = Партия
sandbox-legal = Допустимые действия
sandbox-log = Журнал
sandbox-log-start = Начало
sandbox-back-to = Вернуться сюда
sandbox-forth-to = Повторить до этого места
sandbox-to-end = До конца
sandbox-to-move = Очередь: { $who }, ход { $turn }
sandbox-end-phase = Завершить фазу
sandbox-won = Победа: { $who }
sandbox-draw = Ничья
sandbox-player = Игрок
player-by-hand = Вручную
sandbox-first = Начинает
sandbox-first-rules = По правилам
sandbox-begin = Начать
sandbox-undo-edit = Правка стола
sandbox-undo-action = Действие партии
tabletop-yes = Да
tabletop-no = Нет
tabletop-effect = Эффект { $n }
tabletop-no-target = Без цели
tabletop-order = Порядок
tabletop-order-hint = в порядке выбора
tabletop-use = Использовать?
tabletop-choose = выберите: { $n }
tabletop-choose-some = выберите от { $min } до { $max }
tabletop-costs = Стоимость нельзя оплатить
tabletop-over = Партия окончена. Отмените решения или начните новую партию.
tabletop-shown = Стол после шага «{ $what }»
tabletop-shown-title = Посреди действия
tabletop-shown-hint = Переходите от шага к шагу или перейдите в конец, чтобы принять решение.
tabletop-show-entry = Показать стол на этот момент
tabletop-confirm = Подтвердить
tabletop-pass = Пас
tabletop-pass-key = Пробел
tabletop-thinks = За этого игрока решает программа
tabletop-nothing = Сейчас ничего нельзя сделать
tabletop-why = Почему?
tabletop-why-hint = Что это решение даёт в глазах жадного игрока по сравнению с пасом или прежним положением и его место среди всех ответов
tabletop-why-others = Другие ответы
tabletop-waiting = Ожидает
tabletop-waiting-hint = { $n }, следующий сверху
tabletop-waiting-more = ещё { $n }
tabletop-limbo = разыгрывается
tabletop-rule = Правила
tabletop-edited = Изменённый стол
tabletop-unwritten = Стол не может передать то, что сейчас действует на карту «{ $card }». Измените более раннюю позицию.
tabletop-unlaid = Правила не допускают такого стола: { $fault }
tabletop-library = Карты игры
tabletop-chapters = Главы
tabletop-match-hint = Две колоды проекта. Одно и то же зерно даёт ту же партию.
tabletop-seen-by = Чьи скрытые карты показаны
tabletop-seen-by-hand = Игроков, за которых решаете вы
tabletop-seen-by-both = Обоих игроков
tabletop-forward = Следующее решение
tabletop-back = Назад к вашему последнему решению
tabletop-empty = Партии нет
tabletop-empty-hint = Для партии нужен набор правил без ошибок.
tabletop-question = Вопрос
tabletop-not-now = Не в этот момент
tabletop-used = Уже использовано
tabletop-full = Места больше нет
tabletop-not-from-here = Не из этой зоны
tabletop-aimless = Для этого нет цели

## Rows and screens of games that are data

slot-on = когда
slot-as = как
slot-once = раз за
slot-may = по желанию
slot-cost = стоимость
slot-word = слово
slot-who = кто
slot-to = цель
slot-for = срок
slot-add = Добавить в строку { $n }
slot-nothing = Выбирать не из чего.
slot-once-turn = ход
slot-once-match = партию
slot-who-self = вы
slot-who-opponent = противник
slot-who-both = оба игрока
group-no-type = Без типа
field-keywords = Ключевые слова
undo-set-words = Изменить { $set } на { $value }

## Abilities and targets of whole games

abilities-of = Способностей: { $abilities }
rows-counted = Строк: { $rows }
do-add-ability = Добавить способность
do-ability-up = Переместить способность вверх
do-ability-down = Переместить способность вниз
do-row-in = Переместить строку внутрь предыдущей
do-row-out = Вынести строку наружу
do-duplicate-ability = Дублировать способность
do-delete-ability = Удалить способность
undo-move-ability = Перемещение способности
undo-remove-ability = Удаление способности
undo-duplicate-ability = Дублирование способности
undo-add-ability = Добавление способности
ability-handle = Способность у строки { $n }: перетащите, чтобы переместить
ability-plain = как обычно
effects-add = Добавить строку, которую даёт строка { $n }
slot-remove = Убрать
slot-card = карта
slot-against = против
card-by-chance = случайная карта
slot-card-named = По названию
slot-card-random = Случайно
slot-card-written = Описана здесь
slot-card-add = Добавить свойство
flag-yes = да
flag-no = нет
count-at-least = не менее
count-at-most = не более
count-exactly = ровно
target-preset = Образец
target-custom = Свой
target-who = Кто
target-who-self = Вы
target-who-opponent = Противник
target-who-any = Любой
target-zone = Зона
target-zone-add = Ещё одна зона
target-count = Сколько
target-exactly = Ровно
target-up-to = До
target-all = Все
target-chosen = Выбор
target-choose = ваш
target-by-opponent = противника
target-named = при использовании
target-random = случайно
target-most = наибольшее
target-least = наименьшее
target-number = Число
target-other = другая карта, не эта
target-filters = Фильтры
target-fits = Подходит: { $n } из { $of }
target-show = Показать
filter-add = фильтр
filter-or = или
filter-in-play = известно в игре
tests-any = любое из
tests-all = все из
tests-not = не

## Decks

do-decks = Изменить колоды
deck-choose = Выбрать колоду
deck-new = Новая колода
deck-duplicate = Дублировать колоду
deck-delete = Удалить колоду
deck-copy = Скопировать колоду как текст
deck-save = Сохранить колоду как текст
deck-name = Название колоды
deck-leader = Лидер
deck-locked = Закрыта: карты определяет герой
deck-none = Колод пока нет
deck-none-hint = Колода — это список карт, которым играют в песочнице и при проверке баланса.
deck-empty = В этой колоде пока нет карт
deck-empty-hint = Дважды щёлкните карту в библиотеке или нажмите на ней +.
deck-add = Добавить одну
deck-remove = Убрать одну
deck-legal = Соответствует правилам для колод
deck-unchecked = Правила не ограничивают колоды
deck-hand = Пробная рука
deck-redraw = Раздать новую руку
deck-draw = Взять карту
deck-hand-none = Из этой колоды нельзя раздать руку.
column-in-deck = В колоде
toast-deck-copied = Колода скопирована
undo-set-deck = Изменение: { $name }

## Import

do-import = Импорт карт
import-new = Новые: { $n }
import-changed = Изменены: { $n }
import-same = Без изменений: { $n }
import-absent = Нет в таблице: { $n }
import-line = Строка { $n }
import-unread = Не распознано ({ $n }): { $text }
import-now = Импортировать
import-blocked = Импортировать нечего: сначала исправьте ошибки, или нового нет.
undo-import = Импорт карт

## The gallery of cards, a page for any browser

gallery-search = Поиск по названиям и текстам
gallery-tags = Метки
# $n is a count of cards.
gallery-count = Карты: { $n }
gallery-nothing = Ни одна карта не подходит. Выберите меньше меток или очистите поиск.
gallery-locked = Закрытая карта
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Зарегистрировано: { $counted } из { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = Карта «{ $name }»

do-design = Инструменты дизайна
do-submit = Отправить карту
design-line = Производственная линия
design-goals = Цели
design-packs = Бустеры
design-prints = Напечатанные карты
design-inbox = Присланное
design-rulings = Разъяснения
design-glossary = Глоссарий
design-clues = Скрытые коды
design-text = Текст
design-cards = Карты
design-combinations = Допустимые комбинации: { $shown } из { $all }
design-excluded = { $rule }: исключено { $n }
design-no-file = такого файла нет
design-step = Шаг
design-step-combine = Сочетать
design-step-tag = Поставить метку
design-step-write = Записать
design-count = Количество
design-group = Группа
design-lift = Связь
design-won = Победы
design-tags-of = Метки карты «{ $card }»: { $tags }
design-goal = Цель
design-bound = Граница
design-values = Измерено
design-state = Состояние
design-met = Достигнута
design-missed = Не достигнута
design-unmeasured = Не измерена
design-unmeasured-hint = Сыграйте партии на экране «Баланс»: эта цель будет измерена по ним.
design-no-values = Для этой цели измерять нечего.
design-pack = Бустер
design-lore = Карта истории
design-packs-note = Напечатано карт: { $cards }, бустеров: { $packs }; на полный набор уходит в среднем { $n } бустера
design-packs-trades = Игроков, которые меняются: { $players }, бустеров на каждого: { $n }, обменяно карт: { $cards }
design-packs-mix = Новых карт: { $new }, напечатано раньше: { $old }
design-printed = Напечатано
design-registered = Зарегистрировано
design-prints-note = Серийные номера хранятся в { $ledger }, регистрации владельцев — в { $owners }.
design-question = Вопрос
design-uses = Использует
design-term = Термин
design-meaning = Значение
design-unused = Этот термин не используют ни карты, ни правила.
design-code = Код
design-mark = Знак
design-place = Место на лицевой стороне
design-author = Автор
design-taken = Принято как { $card }
design-state-new = Новое
design-state-in-talk = Обсуждается
design-state-wanted = Желательно
design-state-declined = Отклонено
design-same = Делает то же, что { $cards }
design-worse = Во всём хуже, чем { $cards }
design-better = Во всём лучше, чем { $cards }
design-no-match = Правила этой игры не описывают партию целиком
design-no-match-hint = Этому инструменту нужны правила формата 2; остальные работают и с этой игрой.
design-working = Идёт работа…
design-none = В этой игре их пока нет
design-none-hint = Файл { $file } в папке проекта определяет, что здесь показано.
design-wrong = Это нельзя показать
design-save = Сохранить как файлы
design-open-pack = Открыть бустер
design-receive = Добавить присланное
design-issue = Выдать серийные номера
design-surprise = Удивите меня
design-empty = Здесь пока ничего нет
design-all-kinds = Все виды эффектов
design-as-grid = Показать сеткой
design-as-list = Показать списком
design-add-to = Добавить к карте { $card }
design-take = Принять как карту
design-put-on = Добавить к карте…
design-comment-on = О чём комментарий
design-comment-card = Вся карта
design-comment-row = Строка { $n }
design-measure-letters = Букв на карте
design-measure-rows = Строк на карте
design-measure-partners = Карт, подходящих под фильтры карты
design-measure-off-budget = Отклонение от бюджета
design-measure-better = Карт лучше
design-measure-negating = Эффектов, которые отменяют, в процентах
design-measure-median-turns = Ходов в партии, медиана
design-measure-shortest-game = Ходов в самой короткой партии
design-measure-early = Партий, решённых рано, в процентах
design-measure-deck-wins = Партий, выигранных колодой, в процентах
design-measure-overtaken = Карт лучше, вышедших позже
design-measure-rulings = Разъяснений о карте
design-measure-acts = Решений за ход
design-measure-unplayed = Карт за партию, которые не сыграны
design-measure-watching = Ходов, когда другой игрок только смотрит, в процентах
design-measure-stuck = Партий с ходом без единого действия, в процентах
design-measure-cut-off = Партий, законченных лишь последним ходом, в процентах
design-measure-price-rank = Соответствие цен игре, в процентах
design-measure-even-cards = Карт с долей побед 45–55 %, в процентах
design-add = Добавить: { $name }
design-remove = Убрать: { $name }
design-up = Выше: { $name }
design-down = Ниже: { $name }
design-nothing = Нет
design-price-flat = Постоянная
design-price-each = За единицу
design-new-tag = новая метка
design-new-look = новый вид
design-add-tag = Добавить метку
design-add-goal = Добавить цель
design-set-up = Настроить
design-field-id = Название
design-field-find = Находит
design-field-lang = Язык текстов
design-field-requires = Нужна также
design-field-group = Группа
design-field-also = Выбраны вручную
design-field-measure = Показатель
design-field-at-least = Не меньше
design-field-at-most = Не больше
design-field-turn = До хода
design-field-operations = Операции
design-field-why = Почему
design-field-letter = Буква
design-field-weight = Вес (мг)
design-field-paper-weight = Плотность (г/м²)
design-field-copies = Копий каждой
design-field-size = Карт в бустере
design-field-rarities = Редкости
design-field-target = Вес бустера (мг)
design-field-paper = Бумага вкладышей
design-field-width = Ширина (мкм)
design-field-height = Высота (мкм)
design-field-printed = Напечатаны ранее
design-field-threshold = Нужно номеров
design-field-one-per-account = Один на аккаунт
design-field-each-rarity = Каждая редкость
design-field-prefix = Начало ID
design-field-slack = Допуск
design-field-limits = Пределы
design-field-types = Типы карт
design-field-base = Основа
design-field-per = Ещё за единицу
design-field-is = Постоянная
design-field-each = За единицу
design-field-lasting = По сроку
design-field-words = По слову
design-field-bound = По пределу
design-field-plus = Прибавка
design-field-who = По игроку
design-field-to = По цели
design-field-ways = Типы эффектов
design-field-timings = Моменты
design-field-costs = Стоимость
design-field-condition = С условием
design-field-all = Для всех
design-field-all-targets = Цели «все»
design-field-numbers = Больше — лучше
design-field-same = Равны у обеих
design-field-run = Тираж
design-field-unlock = Открытие
design-field-portal = Присланное
design-field-budget = Бюджет
design-field-better = Лучшие карты
