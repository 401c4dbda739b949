type-creature = существо
    .gender = n
    .gen = существа
    .dat = существу
    .ins = существом
    .pl = существа
    .gen-pl = существ
    .dat-pl = существам
type-trick = уловка
    .gender = f
    .acc = уловку
    .gen = уловки
    .dat = уловке
    .ins = уловкой
    .pl = уловки
    .gen-pl = уловок
    .dat-pl = уловкам
number-power = сила
    .ins = силой
noun-hand = карта
    .gender = f
    .acc = карту
    .gen = карты
    .dat = карте
    .pl = карты
    .gen-pl = карт
    .dat-pl = картам
noun-pile = карта
    .gender = f
    .acc = карту
    .gen = карты
    .dat = карте
    .pl = карты
    .gen-pl = карт
    .dat-pl = картам
in-field-any = { "" }
in-hand-self = из руки
in-pile-self = из своей стопки
where-tired = утомлённый
    .order = 20
    .f = утомлённая
    .n = утомлённое
    .acc-f = утомлённую
    .acc-an = утомлённого
    .gen = утомлённого
    .gen-f = утомлённой
    .dat = утомлённому
    .dat-f = утомлённой
    .pl = утомлённые
    .gen-pl = утомлённых
    .acc-an-pl = утомлённых
    .dat-pl = утомлённым
    .short = утомлён
    .short-f = утомлена
    .short-n = утомлено
    .short-pl = утомлены
    .false = неутомлённый
    .false-f = неутомлённая
    .false-n = неутомлённое
    .false-acc-f = неутомлённую
    .false-acc-an = неутомлённого
    .false-gen = неутомлённого
    .false-gen-f = неутомлённой
    .false-dat = неутомлённому
    .false-dat-f = неутомлённой
    .false-pl = неутомлённые
    .false-gen-pl = неутомлённых
    .false-dat-pl = неутомлённым
where-cost_at_most = ценой { $n } или меньше
    .as = with
where-has = { TERM($word, case: "ins") }
    .as = with
    .is =
        { $number ->
            [pl] имеют
           *[sg] имеет
        } { TERM($word, case: "acc") }
    .is-not =
        не { $number ->
            [pl] имеют
           *[sg] имеет
        } { TERM($word, case: "gen") }
where-name = «{ $card }»
    .as = after
    .false = , кроме карты «{ $card }»,
    .false-as = after
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] { $case ->
            [dat] тем существам
           *[other] те существа
        }
       *[sg] { $case ->
            [dat] тому существу
           *[other] то существо
        }
    }
if-foe_controls =
    у соперника { ATTR($cards, "pick") ->
        [none] нет
       *[other] есть
    } { TERM($cards) }
op-recall =
    верните { TERM($to, case: "acc") } в { ATTR($to, "number") ->
        [pl] руки владельцев
       *[other] руку владельца
    }
op-tire = утомите { TERM($to, case: "acc") }
op-take = положите { TERM($to, case: "acc") } в руку
op-drop = сбросьте { TERM($to, case: "acc") }
op-lend =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] получают
       *[other] получает
    } { $depth ->
        [2] „{ $effects }“
       *[other] «{ $effects }»
    }
op-call =
    положите { $val ->
        [one] { $val } копию
        [few] { $val } копии
       *[many] { $val } копий
    } карты «{ TERM($card) }» в руку
cost-drop = сбросьте { TERM($cards, case: "acc") } из руки
op-scorch = нанесите { $val } ед. урона { TERM($to, case: "dat") }
