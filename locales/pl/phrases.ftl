## Grupy rzeczownikowe. $case to przypadek, $gender rodzaj (ma: męskozwierzęcy), $number liczba.

noun-card = karta
    .gender = f
    .acc = kartę
    .gen = karty
    .dat = karcie
    .pl = karty
    .gen-pl = kart
    .dat-pl = kartom
np-n = { $n }
np-counted =
    { $n ->
        [one] { np-n } { TERM($adj, number: "sg") } { TERM($noun, number: "sg") }
        [few] { np-n } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
       *[many] { np-n } { $case ->
            [dat] { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
           *[nom] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
        }
    }
np-words = { TERM($adj) } { TERM($noun) }
np-tail = { TERM($place) } { TERM($with) } { TERM($after) }
np-choose =
    { $n ->
        [1] { np-words }
       *[other] { np-counted }
    } { np-tail }
np-target = { np-choose }
np-up-to = maksymalnie { np-counted } { np-tail }
np-all =
    { $case ->
        [gen] wszystkich
        [dat] wszystkim
       *[nom] wszystkie
    } { TERM($adj) } { TERM($noun) } { np-tail }
np-random =
    { $n ->
        [1] { $case ->
            [gen] { $gender ->
                [f] losowej
               *[other] losowego
            }
            [dat] { $gender ->
                [f] losowej
               *[other] losowemu
            }
            [acc] { $gender ->
                [f] losową
                [n] losowe
                [ma] losowego
               *[other] losowy
            }
           *[nom] { $gender ->
                [f] losowa
                [n] losowe
               *[other] losowy
            }
        } { np-words }
       *[other] { np-n } { $case ->
            [dat] losowym { TERM($adj) } { TERM($noun) }
           *[nom] { $n ->
                [few] losowe { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
               *[many] losowych { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
            }
        }
    } { np-tail }
np-most = { np-words } { TERM($place) } o najwyższej { TERM($stat, case: "loc") } { TERM($after) }
np-least = { np-words } { TERM($place) } o najniższej { TERM($stat, case: "loc") } { TERM($after) }
np-this =
    { $case ->
        [acc] tę kartę
        [gen] tej karty
        [dat] tej karcie
       *[nom] ta karta
    }
np-same =
    { $case ->
        [acc] tę samą kartę
        [gen] tej samej karty
        [dat] tej samej karcie
       *[nom] ta sama karta
    }
np-host = nosiciel
np-some = { np-words } { np-tail }
np-event =
    { $other ->
        [yes] { $gender ->
            [f] inna
            [n] inne
           *[other] inny
        }
       *[no] { "" }
    } { np-words } { TERM($with) } { TERM($after) }
np-paid =
    { $n ->
        [1] { np-words }
       *[other] { np-counted }
    } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-words }
       *[other] co najmniej { np-counted }
    } { TERM($with) } { TERM($after) }
np-at-most = najwyżej { np-counted } { TERM($with) } { TERM($after) }
np-exactly =
    dokładnie { $n ->
        [1] { $gender ->
            [f] { $case ->
                [acc] jedną
               *[nom] jedna
            }
            [n] jedno
            [ma] { $case ->
                [acc] jednego
               *[nom] jeden
            }
           *[other] jeden
        } { np-words }
       *[other] { np-counted }
    } { TERM($with) } { TERM($after) }
np-none = { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") } { TERM($with) } { TERM($after) }
np-against = { TERM($adj) } { TERM($noun, number: "pl") }
np-player-self =
    { $case ->
        [acc] siebie
        [gen] siebie
        [dat] sobie
       *[nom] ty
    }
np-player-opponent =
    { $case ->
        [acc] przeciwnika
        [gen] przeciwnika
        [dat] przeciwnikowi
       *[nom] przeciwnik
    }
np-player-any =
    { $case ->
        [acc] gracza
        [gen] gracza
        [dat] graczowi
       *[nom] gracz
    }
np-with = { $list }
np-that =
    , { $number ->
        [pl] które
       *[sg] { $gender ->
            [f] która
            [n] które
           *[other] który
        }
    } { $is },
np-is =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] są
           *[other] jest
        }
    } { TERM($what, case: "nom") }
np-is-not =
    nie { $number ->
        [pl] są
       *[sg] jest
    } { TERM($what, case: "nom") }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] są
           *[other] jest
        }
    } { TERM($what, case: "ins") }
np-is-not-a =
    nie { $number ->
        [pl] są
       *[sg] jest
    } { TERM($what, case: "ins") }
np-has =
    { $number ->
        [pl] mają
       *[sg] ma
    } { TERM($what, case: "acc") }
np-has-not =
    nie { $number ->
        [pl] mają
       *[sg] ma
    } { TERM($what, case: "gen") }
np-is-and = { $a } i { $b }
np-is-or = { $a } albo { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = inny
    .order = 5
    .f = inna
    .n = inne
    .acc-f = inną
    .acc-ma = innego
    .gen = innego
    .gen-f = innej
    .dat = innemu
    .dat-f = innej
    .pl = inne
    .gen-pl = innych
    .dat-pl = innym
    .is =
        { $number ->
            [pl] nie są tą kartą
           *[other] nie jest tą kartą
        }

## Zdania zdolności

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
frame-may = możesz zrobić to: { $text }
frame-did = jeśli to zrobisz, { $text }
frame-did-if = jeśli to zrobisz i { $if }, { $text }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = możesz zapłacić: { $cost }. Jeśli to zrobisz, { $text }
frame-on-if = { $on }, jeśli { $if }, { $text }
frame-if = jeśli { $if }, { $text }
frame-for = { $for } { $text }
head-way = { TERM($word) }
once-turn = raz na turę
once-match = raz na grę
cost-and = { $a }, { $b }
np-and = { $a } i { $b }
cond-or = { $a } lub { $b }
cond-or-middle = { $a }, { $b }
cond-not = nie jest prawdą, że { $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = losowa { TERM($type) }
read-numbers = jeden/jedna/jedno/jedną/jednego/jednej/jednemu/jednym|dwa/dwie/dwóch/dwu/dwóm/dwoma/dwiema|trzy/trzech/trzem/trzema|cztery/czterech/czterem/czterema|pięć/pięciu|sześć/sześciu|siedem/siedmiu|osiem/ośmiu|dziewięć/dziewięciu|dziesięć/dziesięciu|jedenaście/jedenastu|dwanaście/dwunastu
