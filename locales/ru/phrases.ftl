## Именные группы. $case — падеж, $gender — род, $number — число. При числах 2–4 и 5+ существительное стоит в родительном падеже.

noun-card = карта
    .gender = f
    .acc = карту
    .gen = карты
    .dat = карте
    .ins = картой
    .pl = карты
    .gen-pl = карт
    .acc-pl = карты
    .dat-pl = картам
    .ins-pl = картами
np-n = { $n }
# Число с существительным: в именительном и винительном, иначе слово целиком в своём падеже.
np-counted =
    { $n ->
        [one] { np-n } { TERM($adj, number: "sg") } { TERM($noun, number: "sg") }
        [few] { $case ->
            [gen] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [dat] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [ins] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
           *[nom] { np-n } { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "sg") }
        }
       *[many] { $case ->
            [dat] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
            [ins] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
           *[nom] { np-n } { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
        }
    }
np-some-words = { TERM($adj) } { TERM($noun) }
np-tail = { TERM($place) } { TERM($with) } { TERM($after) }
np-choose =
    { $n ->
        [1] { np-some-words }
       *[other] { np-counted }
    } { np-tail }
np-target = { np-choose }
np-up-to = не более чем { np-counted } { np-tail }
np-all =
    { $case ->
        [gen] всех
        [dat] всем
        [ins] всеми
        [acc] { $gender ->
            [an] всех
           *[other] все
        }
       *[nom] все
    } { TERM($adj) } { TERM($noun) } { np-tail }
np-random =
    { $n ->
        [1] { $case ->
            [gen] { $gender ->
                [f] случайной
               *[other] случайного
            }
            [dat] { $gender ->
                [f] случайной
               *[other] случайному
            }
            [acc] { $gender ->
                [f] случайную
                [n] случайное
                [an] случайного
               *[other] случайный
            }
           *[nom] { $gender ->
                [f] случайная
                [n] случайное
               *[other] случайный
            }
        } { np-some-words }
       *[other] { $case ->
            [dat] { np-n } случайным { TERM($adj) } { TERM($noun) }
           *[nom] { $n ->
                [one] { np-counted }
                [few] { np-n } случайных { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "sg") }
               *[many] { np-n } случайных { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
            }
        }
    } { np-tail }
np-most = { np-some-words } { TERM($place) } с наибольшей { TERM($stat, case: "ins") } { TERM($after) }
np-least = { np-some-words } { TERM($place) } с наименьшей { TERM($stat, case: "ins") } { TERM($after) }
np-this =
    { $case ->
        [acc] эту карту
        [gen] этой карты
        [dat] этой карте
       *[nom] эта карта
    }
np-same =
    { $case ->
        [acc] ту карту
        [gen] той карты
        [dat] той карте
       *[nom] та карта
    }
np-host = носитель
np-some = { np-some-words } { np-tail }
np-event =
    { $other ->
        [yes] { $gender ->
            [f] другая
            [n] другое
           *[other] другой
        }
       *[no] { "" }
    } { np-some-words } { TERM($with) } { TERM($after) }
np-paid =
    { $n ->
        [1] { np-some-words }
       *[other] { np-counted }
    } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-some-words }
       *[other] не менее { np-n } { $n ->
            [one] { TERM($adj, case: "gen", number: "sg") } { TERM($noun, case: "gen", number: "sg") }
           *[other] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
        }
    } { TERM($with) } { TERM($after) }
np-at-most =
    не более { np-n } { $n ->
        [one] { TERM($adj, case: "gen", number: "sg") } { TERM($noun, case: "gen", number: "sg") }
       *[other] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
    } { TERM($with) } { TERM($after) }
np-exactly =
    ровно { $n ->
        [1] { $gender ->
            [f] одна
            [n] одно
           *[other] один
        } { np-some-words }
       *[other] { np-counted }
    } { TERM($with) } { TERM($after) }
np-none = { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") } { TERM($with) } { TERM($after) }
np-against = { TERM($adj) } { TERM($noun, number: "pl") }
np-player-self =
    { $case ->
        [acc] себя
        [gen] себя
        [dat] себе
       *[nom] вы
    }
np-player-opponent =
    { $case ->
        [acc] соперника
        [gen] соперника
        [dat] сопернику
       *[nom] соперник
    }
np-player-any =
    { $case ->
        [acc] игрока
        [gen] игрока
        [dat] игроку
       *[nom] игрок
    }
np-with = с { $list }
np-that =
    , { $number ->
        [pl] которые
       *[sg] { $gender ->
            [f] которая
            [n] которое
           *[other] который
        }
    } { $is },
np-is = { TERM($what, case: "short") }
np-is-not = не { TERM($what, case: "short") }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] являются
           *[other] является
        }
    } { TERM($what, case: "ins") }
np-is-not-a =
    не { $number ->
        [pl] являются
       *[sg] является
    } { TERM($what, case: "ins") }
np-has =
    { $number ->
        [pl] имеют
       *[sg] имеет
    } { TERM($what, case: "acc") }
np-has-not =
    не { $number ->
        [pl] имеют
       *[sg] имеет
    } { TERM($what, case: "gen") }
np-is-and = { $a } и { $b }
np-is-or = { $a } либо { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = другой
    .order = 5
    .f = другая
    .n = другое
    .acc-f = другую
    .gen = другого
    .gen-f = другой
    .dat = другому
    .dat-f = другой
    .pl = другие
    .gen-pl = других
    .acc-pl = другие
    .dat-pl = другим
    .is =
        { $number ->
            [pl] не являются этой картой
           *[other] не является этой картой
        }

## Фразы способностей

row = { $text }.
row-quoted = { $text }.
row-inside = { $text }
    .quoted = { $text }
frame-as = [{ $as }] { $text }
    .then = capital
frame-label = { $on }: { $text }
    .then = capital
frame-on = { $on } { $text }
frame-once = { $once } { $text }
frame-on-once = { $once }, { $on } { $text }
frame-may = вы можете: { $text }
frame-did = если вы это сделаете, { $text }
frame-did-if = если вы это сделаете и { $if }, { $text }
frame-on-once-may = { $once }, { $on } вы можете сделать следующее: { $text }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = вы можете заплатить: { $cost }. Если заплатите, { $text }
frame-on-if = { $on }, если { $if }, { $text }
frame-if = если { $if }, { $text }
frame-for = { $for } { $text }
head-way = { TERM($word) }
once-turn = раз в ход
once-match = раз за партию
cost-and = { $a }, { $b }
np-and = { $a } и { $b }
cond-or = { $a } или { $b }
cond-or-middle = { $a }, { $b }
cond-not = неверно, что { $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = случайная { TERM($type) }
read-numbers = один/одна/одно/одну/одного/одной/одному/одним|два/две/двух/двум/двумя|три/трёх/трех/трём/трем/тремя|четыре/четырёх/четырех/четырём/четырем/четырьмя|пять/пяти/пятью|шесть/шести/шестью|семь/семи/семью|восемь/восьми/восемью|девять/девяти/девятью|десять/десяти/десятью|одиннадцать/одиннадцати|двенадцать/двенадцати
