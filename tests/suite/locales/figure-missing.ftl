# language: ru
# expect: figure-missing 6:10
# expect: figure-missing 14:14
op-heal =
    восстановите { $val ->
        [one] единицу Щита
        [few] { $val } единицы Щита
       *[many] { $val } единиц Щита
    }
    .replace =
        вместо этого восстановите { $val ->
            [1] единицу Щита
            [one] { $val } единицу Щита
            [few] единицы Щита
           *[many] { $val } единиц Щита
        }
    .bonus = восстановите ещё { $val } Щита
    .name = Восстановление Щита
# Draws are never more than five, so that these variants stand for one number each.
op-draw =
    возьмите { $val ->
        [one] карту
        [few] { $val } карты
       *[many] пять карт
    }
    .replace = вместо этого возьмите { $val }
    .bonus = возьмите ещё { $val }
    .name = Взятие карт
