## Gra

game-name = Wielki rejs
game-about = Lider i załoga przeciw drugiej załodze: Postacie atakują, inne je zasłaniają, kontry ratują, a utracone karty życia trafiają na rękę tego, kto je traci.

## Typy kart. „ma” to rodzaj męskożywotny.

type-leader = Lider
    .gender = ma
    .acc = Lidera
    .gen = Lidera
    .dat = Liderowi
    .ins = Liderem
    .pl = Liderzy
    .acc-pl = Liderów
    .gen-pl = Liderów
    .dat-pl = Liderom
type-character = Postać
    .gender = f
    .gen = Postaci
    .dat = Postaci
    .ins = Postacią
    .pl = Postacie
    .gen-pl = Postaci
    .dat-pl = Postaciom
type-event = Wydarzenie
    .gender = n
    .gen = Wydarzenia
    .dat = Wydarzeniu
    .ins = Wydarzeniem
    .pl = Wydarzenia
    .gen-pl = Wydarzeń
    .dat-pl = Wydarzeniom
type-stage = Lokacja
    .gender = f
    .acc = Lokację
    .gen = Lokacji
    .dat = Lokacji
    .ins = Lokacją
    .pl = Lokacje
    .gen-pl = Lokacji
    .dat-pl = Lokacjom

## Liczby kart

number-cost = koszt
    .loc = koszcie
number-power = siła
    .loc = sile
number-counter = kontra
    .loc = kontrze
number-life = życie
    .loc = życiu

## Słowa kart: kolory to przymiotniki, atrybuty i cechy nie odmieniają się („z cechą Korsarz”)

set-colours = kolory
set-attribute = atrybut
set-tags = cechy
word-red = czerwony
    .f = czerwona
    .n = czerwone
    .acc-f = czerwoną
    .acc-ma = czerwonego
    .gen = czerwonego
    .gen-f = czerwonej
    .dat = czerwonemu
    .dat-f = czerwonej
    .pl = czerwone
    .gen-pl = czerwonych
    .dat-pl = czerwonym
word-green = zielony
    .f = zielona
    .n = zielone
    .acc-f = zieloną
    .acc-ma = zielonego
    .gen = zielonego
    .gen-f = zielonej
    .dat = zielonemu
    .dat-f = zielonej
    .pl = zielone
    .gen-pl = zielonych
    .dat-pl = zielonym
word-blue = niebieski
    .f = niebieska
    .n = niebieskie
    .acc-f = niebieską
    .acc-ma = niebieskiego
    .gen = niebieskiego
    .gen-f = niebieskiej
    .dat = niebieskiemu
    .dat-f = niebieskiej
    .pl = niebieskie
    .gen-pl = niebieskich
    .dat-pl = niebieskim
word-purple = fioletowy
    .f = fioletowa
    .n = fioletowe
    .acc-f = fioletową
    .acc-ma = fioletowego
    .gen = fioletowego
    .gen-f = fioletowej
    .dat = fioletowemu
    .dat-f = fioletowej
    .pl = fioletowe
    .gen-pl = fioletowych
    .dat-pl = fioletowym
word-black = czarny
    .f = czarna
    .n = czarne
    .acc-f = czarną
    .acc-ma = czarnego
    .gen = czarnego
    .gen-f = czarnej
    .dat = czarnemu
    .dat-f = czarnej
    .pl = czarne
    .gen-pl = czarnych
    .dat-pl = czarnym
word-yellow = żółty
    .f = żółta
    .n = żółte
    .acc-f = żółtą
    .acc-ma = żółtego
    .gen = żółtego
    .gen-f = żółtej
    .dat = żółtemu
    .dat-f = żółtej
    .pl = żółte
    .gen-pl = żółtych
    .dat-pl = żółtym
word-blade = Ostrze
word-fist = Pięść
word-shot = Strzał
word-lore = Wiedza
word-craft = Rzemiosło
word-corsair = Korsarz
word-tidewright = Pływmistrz
word-admiralty = Admiralicja
word-islander = Wyspiarz
word-beast = Bestia
word-spirit = Duch
word-artisan = Rzemieślnik

## Słowa kluczowe

keyword-rush = [Szarża]
keyword-blocker = [Zasłona]
keyword-double_attack = [Podwójny atak]
keyword-banish = [Wygnanie]
keyword-hunter = [Łowy]
keyword-unblockable = [Nieuchronność]
keyword-relentless = [Zawziętość]
keyword-bound = [Spętanie]
keyword-steadfast = [Niezłomność]
about-keyword-rush = Może atakować w turze, w której przybyła.
about-keyword-blocker = Jeśli nie jest wyczerpana, można ją wyczerpać, aby została zaatakowana zamiast innej karty.
about-keyword-double_attack = Zadaje Liderowi 2 obrażenia.
about-keyword-banish = Karty życia utracone przez jej atak trafiają na stos kart odrzuconych bez użycia Wyzwalacza.
about-keyword-hunter = Może atakować także Postacie, które nie są wyczerpane.
about-keyword-unblockable = Jej ataków nie można zablokować.
about-keyword-relentless = Może atakować dwa razy w każdej turze.
about-keyword-bound = Nie może atakować.
about-keyword-steadfast = Nie zostaje znokautowana w walce.
printed-keyword = { TERM($word) }

## Rzeczowniki stref

noun-characters = Postać
    .gender = f
    .gen = Postaci
    .dat = Postaci
    .ins = Postacią
    .pl = Postacie
    .gen-pl = Postaci
    .dat-pl = Postaciom
noun-crew = Lider lub Postać
    .gender = ma
    .acc = Lidera lub Postać
    .gen = Lidera lub Postaci
    .dat = Liderowi lub Postaci
    .pl = karty Lidera lub Postaci
    .gen-pl = kart Lidera lub Postaci
    .dat-pl = kartom Lidera lub Postaci
noun-leader = Lider
    .gender = ma
    .acc = Lidera
    .gen = Lidera
    .dat = Liderowi
    .pl = Liderzy
    .acc-pl = Liderów
    .gen-pl = Liderów
    .dat-pl = Liderom
noun-stage = Lokacja
    .gender = f
    .acc = Lokację
    .gen = Lokacji
    .dat = Lokacji
    .pl = Lokacje
    .gen-pl = Lokacji
    .dat-pl = Lokacjom

## Co mają gracze i karty

counter-wind_deck = talia Wiatrów
counter-winds = gotowe Wiatry
counter-winds_rested = wyczerpane Wiatry
state-rested = wyczerpana
state-silenced = uciszona
state-attacks = ataki
state-winds = Wiatry

## Strefy

zone-leader = Lider
zone-characters = Postacie
zone-stage = Lokacja
zone-hand = ręka
zone-deck = talia
zone-life = życie
zone-trash = stos kart odrzuconych
zone-resolving = rozpatrywane
zone-crew = Lider i Postacie
zone-board = strona stołu

## Kiedy działają zdolności

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on } { $text }
frame-on-may = { $on } jeśli chcesz, { $text }
frame-on-once-may = [{ $once }] { $on } jeśli chcesz, { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-cost = { $cost }: { $text }
frame-may = jeśli chcesz, { $text }
frame-may-cost = jeśli chcesz, { $cost }: { $text }
frame-for = { $text } { $for }
once-turn = Raz na turę
once-match = Raz na grę
cost-and = { $a } i { $b }
on-on_play = Zagranie
    .as = label
    .name = gdy zostaje zagrana
on-when_attacking = Atak
    .as = label
    .name = gdy atakuje
on-on_enemy_attack = Atak wroga
    .as = label
    .name = gdy atakuje wroga karta
on-on_block = Blok
    .as = label
    .name = gdy blokuje
on-on_ko = Nokaut
    .as = label
    .name = gdy zostaje znokautowana
on-activate_main = Aktywacja: faza główna
    .as = label
    .name = w twojej fazie głównej
on-main = Faza główna
    .as = label
    .name = Faza główna
on-counter = Kontra
    .as = label
    .name = Kontra
on-trigger = Wyzwalacz
    .as = label
    .name = Wyzwalacz
on-start_of_turn = Początek tury
    .as = label
    .name = na początku twojej tury
on-end_of_turn = Koniec tury
    .as = label
    .name = na końcu twojej tury
on-continuous =
    .name = zawsze
on-instead_of_ko = Gdy ta Postać miałaby zostać znokautowana,
    .name = gdy miałaby zostać znokautowana

## Koszty

cost-rest_winds =
    { $n ->
        [one] wyczerp { $n } Wiatr
        [few] wyczerp { $n } Wiatry
       *[many] wyczerp { $n } Wiatrów
    }
    .name = wyczerp Wiatry
cost-return_winds =
    { $n ->
        [one] zwróć { $n } Wiatr
        [few] zwróć { $n } Wiatry
       *[many] zwróć { $n } Wiatrów
    } do talii Wiatrów
    .name = zwróć Wiatry
cost-discard = odrzuć { TERM($cards, case: "acc") } z ręki
    .name = odrzuć karty z ręki
cost-rest_this =
    wyczerp { $type ->
        [leader] tego Lidera
        [stage] tę Lokację
       *[other] tę Postać
    }
    .name = wyczerp tę kartę
cost-trash_this =
    odrzuć { $type ->
        [stage] tę Lokację
       *[other] tę Postać
    }
    .name = odrzuć tę kartę
cost-rest_cards = wyczerp { TERM($cards, case: "acc") }
    .name = wyczerp karty
cost-take_life =
    weź na rękę { $n ->
        [one] wierzchnią ze swoich kart życia
        [few] { $n } wierzchnie ze swoich kart życia
       *[many] { $n } wierzchnich ze swoich kart życia
    }
    .name = karty życia na rękę
cost-bounce_own = cofnij na rękę { TERM($cards, case: "acc") }
    .name = cofnij Postacie na rękę
np-paid = { np-counted } { np-tail }
noun-cost-rest_cards = ze swoich gotowych kart Lidera i Postaci
noun-cost-bounce_own = ze swoich Postaci

## O czym mówią efekty

np-with = o { $list }
np-tail = { TERM($after) } { TERM($with) }
np-whose =
    { $who ->
        [self] { $number ->
            [pl] { $case ->
                [acc] swoje
                [gen] swoich
                [dat] swoim
               *[nom] twoje
            }
           *[sg] { $case ->
                [acc] { $gender ->
                    [f] swoją
                    [n] swoje
                    [ma] swojego
                   *[other] swój
                }
                [gen] { $gender ->
                    [f] swojej
                   *[other] swojego
                }
                [dat] { $gender ->
                    [f] swojej
                   *[other] swojemu
                }
               *[nom] { $gender ->
                    [f] twoja
                    [n] twoje
                   *[other] twój
                }
            }
        }
        [opponent] { $number ->
            [pl] { $case ->
                [gen] wrogich
                [dat] wrogim
               *[nom] wrogie
            }
           *[sg] { $case ->
                [acc] { $gender ->
                    [f] wrogą
                    [n] wrogie
                    [ma] wrogiego
                   *[other] wrogi
                }
                [gen] { $gender ->
                    [f] wrogiej
                   *[other] wrogiego
                }
                [dat] { $gender ->
                    [f] wrogiej
                   *[other] wrogiemu
                }
               *[nom] { $gender ->
                    [f] wroga
                    [n] wrogie
                   *[other] wrogi
                }
            }
        }
       *[any] { "" }
    }
np-whose-many =
    { $who ->
        [self] { $case ->
            [acc] swoich
            [gen] swoich
            [dat] swoim
           *[nom] twoich
        }
        [opponent] { $case ->
            [dat] wrogim
           *[nom] wrogich
        }
       *[any] { "" }
    }
np-counted-whose =
    { $n ->
        [one] { $n } { np-whose } { TERM($adj, number: "sg") } { TERM($noun, number: "sg") }
        [few] { $n } { np-whose } { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
       *[many] { $n } { np-whose-many } { $case ->
            [dat] { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
           *[nom] { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
        }
    }
np-up-to =
    maksymalnie { $zone ->
        [hand] { np-counted } { np-tail } z ręki
        [trash] { np-counted } { np-tail } ze stosu kart odrzuconych
       *[other] { np-counted-whose } { np-tail }
    }
np-choose = { np-counted-whose } { np-tail }
np-choose-theirs = { np-counted-whose } { np-tail } (wybiera przeciwnik)
np-all =
    { $who ->
        [self] { np-whose }
        [opponent] { $case ->
            [gen] wszystkich
            [dat] wszystkim
           *[nom] wszystkie
        } { np-whose }
       *[any] { $case ->
            [gen] wszystkich
            [dat] wszystkim
           *[nom] wszystkie
        }
    } { TERM($adj) } { TERM($noun) } { np-tail }
np-random =
    { $n ->
        [one] { $n } { $case ->
            [acc] { $gender ->
                [f] losową
                [n] losowe
               *[other] losowego
            }
           *[nom] { $gender ->
                [f] losowa
                [n] losowe
               *[other] losowy
            }
        } { TERM($adj, number: "sg") } { TERM($noun, number: "sg") }
        [few] { $n } losowe { TERM($adj, number: "pl") } { TERM($noun, number: "pl") }
       *[many] { $n } losowych { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") }
    } { np-tail } { $zone ->
        [trash] ze stosu kart odrzuconych
        [hand] z ręki
       *[other] { "" }
    }
np-at-least =
    { $n ->
        [1] { np-words }
       *[other] { $case ->
            [less] mniej niż
           *[nom] co najmniej
        } { np-counted }
    } { np-tail }
np-this =
    { $type ->
        [leader] { $case ->
            [acc] tego Lidera
            [gen] tego Lidera
            [dat] temu Liderowi
           *[nom] ten Lider
        }
        [stage] { $case ->
            [acc] tę Lokację
            [gen] tej Lokacji
            [dat] tej Lokacji
           *[nom] ta Lokacja
        }
       *[other] { $case ->
            [acc] tę Postać
            [gen] tej Postaci
            [dat] tej Postaci
           *[nom] ta Postać
        }
    }
np-same =
    { $case ->
        [acc] wybraną Postać
        [gen] wybranej Postaci
        [dat] wybranej Postaci
       *[nom] wybrana Postać
    }
to-attacker =
    { $case ->
        [acc] atakującą kartę
        [gen] atakującej karty
        [dat] atakującej karcie
       *[nom] atakująca karta
    }
    .number = sg
    .name = atakująca karta
to-defender =
    { $case ->
        [acc] broniącą się kartę
        [gen] broniącej się karty
        [dat] broniącej się karcie
       *[nom] broniąca się karta
    }
    .number = sg
    .name = broniąca się karta
to-own_leader =
    { $case ->
        [acc] swojego Lidera
        [gen] swojego Lidera
        [dat] swojemu Liderowi
       *[nom] twój Lider
    }
    .number = sg
    .name = twój Lider
to-their_leader =
    { $case ->
        [acc] wrogiego Lidera
        [gen] wrogiego Lidera
        [dat] wrogiemu Liderowi
       *[nom] wrogi Lider
    }
    .number = sg
    .name = wrogi Lider
to-own_stage =
    { $case ->
        [acc] swoją Lokację
        [gen] swojej Lokacji
        [dat] swojej Lokacji
       *[nom] twoja Lokacja
    }
    .number = sg
    .name = twoja Lokacja
to-their_stage =
    { $case ->
        [acc] wrogą Lokację
        [gen] wrogiej Lokacji
        [dat] wrogiej Lokacji
       *[nom] wroga Lokacja
    }
    .number = sg
    .name = wroga Lokacja
to-whole_crew =
    { $case ->
        [acc] swojego Lidera i swoje { TERM($adj) } Postacie
        [gen] swojego Lidera i swoich { TERM($adj) } Postaci
        [dat] swojemu Liderowi i swoim { TERM($adj) } Postaciom
       *[nom] twój Lider i twoje { TERM($adj) } Postacie
    } { np-tail }
    .gender = f
    .name = twój Lider i twoje Postacie
to-whole_hand = { TERM($adj) } { TERM($noun) } { np-tail } na twojej ręce
    .name = twoja ręka
to-found = maksymalnie { np-counted } { np-tail }
    .name = jedna z obejrzanych kart
to-this =
    .name = ta karta
to-same =
    .name = to, co wybrał efekt powyżej
to-their_character =
    .name = wroga Postać
to-their_characters =
    .name = wszystkie wrogie Postacie
to-own_character =
    .name = jedna z twoich Postaci
to-own_characters =
    .name = wszystkie twoje Postacie
to-any_character =
    .name = Postać
to-any_characters =
    .name = wszystkie Postacie
to-own_crew =
    .name = twój Lider lub twoja Postać
to-their_crew =
    .name = wrogi Lider lub wroga Postać
to-own_card =
    .name = jedna z twoich kart w grze
to-their_card =
    .name = wroga karta w grze
to-hand_card =
    .name = karta z twojej ręki
to-trash_card =
    .name = karta z twojego stosu kart odrzuconych

## Które karty

where-type = { TERM($word) }
    .as = noun
    .name = typ { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = kolor { $word }
where-tagged = z cechą { TERM($word, case: "nom") }
    .as = after
    .order = 10
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } cechę { TERM($word, case: "nom") }
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } cechy { TERM($word, case: "nom") }
    .name = cecha { $word }
where-attribute = atrybucie { TERM($word, case: "nom") }
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } atrybut { TERM($word, case: "nom") }
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } atrybutu { TERM($word, case: "nom") }
    .name = atrybut { $word }
where-name = o nazwie „{ $card }”
    .as = after
    .order = 90
    .false = o nazwie innej niż „{ $card }”
    .false-as = after
    .name = właśnie ta karta
where-keyword = ze słowem kluczowym { TERM($word) }
    .as = after
    .order = 20
    .name = słowo kluczowe { $word }
where-rested = wyczerpany
    .order = 20
    .f = wyczerpana
    .n = wyczerpane
    .acc-f = wyczerpaną
    .acc-ma = wyczerpanego
    .gen = wyczerpanego
    .gen-f = wyczerpanej
    .dat = wyczerpanemu
    .dat-f = wyczerpanej
    .pl = wyczerpane
    .gen-pl = wyczerpanych
    .dat-pl = wyczerpanym
    .false = gotowy
    .f-false = gotowa
    .false-n = gotowe
    .acc-f-false = gotową
    .acc-false-ma = gotowego
    .false-gen = gotowego
    .f-false-gen = gotowej
    .dat-false = gotowemu
    .dat-f-false = gotowej
    .false-pl = gotowe
    .false-gen-pl = gotowych
    .dat-false-pl = gotowym
    .name = wyczerpana lub gotowa
where-cost_at_most = koszcie { $n } lub mniejszym
    .as = with
    .is =
        { $number ->
            [pl] kosztują
           *[other] kosztuje
        } najwyżej { $n }
    .is-not =
        { $number ->
            [pl] kosztują
           *[other] kosztuje
        } więcej niż { $n }
    .name = koszt { $n } lub mniejszy
where-cost_at_least = koszcie { $n } lub większym
    .as = with
    .is =
        { $number ->
            [pl] kosztują
           *[other] kosztuje
        } co najmniej { $n }
    .is-not =
        { $number ->
            [pl] kosztują
           *[other] kosztuje
        } mniej niż { $n }
    .name = koszt { $n } lub większy
where-power_at_most = sile { $n } lub mniejszej
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } siłę { $n } lub mniejszą
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } siły { $n } lub mniejszej
    .name = siła { $n } lub mniejsza
where-power_at_least = sile { $n } lub większej
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } siłę { $n } lub większą
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } siły { $n } lub większej
    .name = siła { $n } lub większa
where-base_power_at_most = nadrukowanej sile { $n } lub mniejszej
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } nadrukowaną siłę { $n } lub mniejszą
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } nadrukowanej siły { $n } lub mniejszej
    .name = nadrukowana siła { $n } lub mniejsza
where-winds_at_least =
    { $n ->
        [1] z Wiatrem
       *[other] z co najmniej { $n } Wiatrami
    }
    .as = after
    .order = 30
    .name = Wiatry: { $n } lub więcej
where-other = inny
    .order = 10
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
    .name = inna niż ta karta

## Jak długo

for-this_battle = w tej walce
for-this_turn = do końca tury
for-until_own_turn = do początku twojej następnej tury
for-until_their_turn_ends = do końca następnej tury przeciwnika
for-while_in_play =
    .name = dopóki jest w grze

## Warunki

n-cards-acc =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
n-winds-acc =
    { $n ->
        [one] { $n } Wiatr
        [few] { $n } Wiatry
       *[many] { $n } Wiatrów
    }
n-life-acc =
    { $n ->
        [one] { $n } kartę życia
        [few] { $n } karty życia
       *[many] { $n } kart życia
    }
if-winds_on_this =
    ta Postać ma { $n ->
        [1] Wiatr
       *[other] co najmniej { n-winds-acc }
    }
    .tag = Wiatr ×{ $n }
    .name = ma Wiatry: { $n } lub więcej
if-my_turn = trwa twoja tura
    .not = nie trwa twoja tura
    .name = twoja tura
if-opponent_turn = trwa tura przeciwnika
    .not = nie trwa tura przeciwnika
    .name = tura przeciwnika
if-life_at_most = masz najwyżej { n-life-acc }
    .not = masz więcej niż { n-life-acc }
    .name = masz najwyżej { n-life-acc }
if-life_at_least = masz co najmniej { n-life-acc }
    .not = masz mniej niż { n-life-acc }
    .name = masz co najmniej { n-life-acc }
if-opponent_life_at_most = przeciwnik ma najwyżej { n-life-acc }
    .subject = opponent
    .name = przeciwnik ma najwyżej { n-life-acc }
if-behind = masz mniej kart życia niż przeciwnik
    .not = nie masz mniej kart życia niż przeciwnik
    .name = mniej kart życia niż przeciwnik
if-hand_at_most = masz na ręce najwyżej { n-cards-acc }
    .not = masz na ręce więcej niż { n-cards-acc }
    .name = na ręce najwyżej tyle kart: { $n }
if-hand_at_least =
    { $n ->
        [1] masz kartę na ręce
       *[other] masz na ręce co najmniej { n-cards-acc }
    }
    .name = na ręce co najmniej tyle kart: { $n }
if-opponent_hand_at_least =
    { $n ->
        [1] przeciwnik ma kartę na ręce
       *[other] przeciwnik ma na ręce co najmniej { n-cards-acc }
    }
    .subject = opponent
    .name = na ręce przeciwnika co najmniej tyle kart: { $n }
if-deck_at_most = twoja talia ma najwyżej { n-cards-acc }
    .name = w talii najwyżej tyle kart: { $n }
if-trash_at_least =
    { $n ->
        [1] twój stos kart odrzuconych ma kartę
       *[other] twój stos kart odrzuconych ma co najmniej { n-cards-acc }
    }
    .name = w stosie kart odrzuconych co najmniej tyle kart: { $n }
if-winds_at_least =
    { $n ->
        [1] masz Wiatr
       *[other] masz co najmniej { n-winds-acc }
    }
    .name = co najmniej tyle Wiatrów: { $n }
if-controls =
    { ATTR($cards, "pick") ->
        [none] nie kontrolujesz
       *[other] kontrolujesz
    } { TERM($cards, case: "acc") }
    .not =
        { ATTR($cards, "pick") ->
            [none] kontrolujesz { TERM($cards, case: "acc") }
            [at-least] kontrolujesz { TERM($cards, case: "less") }
           *[other] nie kontrolujesz { TERM($cards, case: "gen") }
        }
    .name = kontrolujesz Postacie
if-opponent_controls =
    { ATTR($cards, "pick") ->
        [none] przeciwnik nie kontroluje
       *[other] przeciwnik kontroluje
    } { TERM($cards, case: "acc") }
    .subject = opponent
    .not =
        { ATTR($cards, "pick") ->
            [none] przeciwnik kontroluje { TERM($cards, case: "acc") }
            [at-least] przeciwnik kontroluje { TERM($cards, case: "less") }
           *[other] przeciwnik nie kontroluje { TERM($cards, case: "gen") }
        }
    .name = przeciwnik kontroluje Postacie
if-leader = twój Lider { TERM($is) }
    .name = jaki jest twój Lider
if-this_rested = ta Postać jest wyczerpana
    .not = ta Postać nie jest wyczerpana
    .name = jest wyczerpana
if-attacking = ta Postać atakuje
    .not = ta Postać nie atakuje
    .name = atakuje
if-attacked_leader = ta Postać atakuje Lidera
    .not = ta Postać nie atakuje Lidera
    .name = zaatakowano Lidera
if-turn_at_least = trwa tura { $n } lub późniejsza
    .name = tura { $n } lub późniejsza
if-revealed = ujawniono { TERM($cards, case: "acc") }
    .name = co ujawniono
if-did = tak się stało
    .not = tak się nie stało
    .name = jeśli tak się stało

## Działania

n-top-cards =
    { $val ->
        [one] wierzchnią kartę
        [few] { $val } wierzchnie karty
       *[many] { $val } wierzchnich kart
    }
op-power =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] otrzymują
       *[other] otrzymuje
    } { SIGNED($val) } siły
    .name = siła
op-ko = znokautuj { TERM($to, case: "acc") }
    .name = nokaut
np-owner =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "who") ->
            [any] na ręce właścicieli
           *[other] na rękę właściciela
        }
       *[other] na rękę właściciela
    }
op-bounce = cofnij { TERM($to, case: "acc") } { np-owner }
    .name = cofnięcie na rękę
op-search = obejrzyj { n-top-cards } swojej talii; ujawnij i weź na rękę { TERM($to, case: "acc") }. Resztę połóż na spodzie w dowolnej kolejności
    .name = przeszukanie talii
op-draw =
    { $who ->
        [opponent] przeciwnik dobiera
        [both] obaj gracze dobierają
       *[other] dobierz
    } { $val ->
        [one] { $val } kartę
        [few] { $val } karty
       *[many] { $val } kart
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] dobiera
            [both] obaj gracze dobierają
           *[other] dobierz
        } { $val ->
            [one] { $val } kartę
            [few] { $val } karty
           *[many] { $val } kart
        }
    .name = dobranie kart
op-discard =
    { $who ->
        [opponent] przeciwnik odrzuca
        [both] obaj gracze odrzucają
       *[other] odrzuć
    } { $choice ->
        [random] { $val ->
            [one] { $val } losową kartę
            [few] { $val } losowe karty
           *[many] { $val } losowych kart
        }
       *[other] { $val ->
            [one] { $val } kartę
            [few] { $val } karty
           *[many] { $val } kart
        }
    } { $who ->
        [both] z rąk
       *[other] z ręki
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] odrzuca
            [both] obaj gracze odrzucają
           *[other] odrzuć
        } { $choice ->
            [random] { $val ->
                [one] { $val } losową kartę
                [few] { $val } losowe karty
               *[many] { $val } losowych kart
            }
           *[other] { $val ->
                [one] { $val } kartę
                [few] { $val } karty
               *[many] { $val } kart
            }
        } { $who ->
            [both] z rąk
           *[other] z ręki
        }
    .name = odrzucenie z ręki
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] zyskują
       *[other] zyskuje
    } { TERM($word) }
    .name = słowo kluczowe
op-attach =
    daj maksymalnie { $choice ->
        [active] { $val ->
            [one] { $val } gotowy Wiatr
            [few] { $val } gotowe Wiatry
           *[many] { $val } gotowych Wiatrów
        }
       *[rested] { $val ->
            [one] { $val } wyczerpany Wiatr
            [few] { $val } wyczerpane Wiatry
           *[many] { $val } wyczerpanych Wiatrów
        }
    } { TERM($to, case: "dat") }
    .name = przekazanie Wiatrów
op-rest = wyczerp { TERM($to, case: "acc") }
    .name = wyczerpanie
op-activate = przygotuj { TERM($to, case: "acc") }
    .name = przygotowanie
op-damage =
    zadaj { $who ->
        [self] sobie
        [both] obu graczom
       *[other] przeciwnikowi
    } { $val ->
        [one] { $val } obrażenie
        [few] { $val } obrażenia
       *[many] { $val } obrażeń
    }
    .name = obrażenia
op-look =
    obejrzyj { n-top-cards } swojej talii i połóż { $val ->
        [1] ją
       *[other] je
    } { $choice ->
        [top] z powrotem na wierzchu
        [bottom] na spodzie
       *[other] na wierzchu lub na spodzie
    } { $val ->
        [1] { "" }
       *[other] w dowolnej kolejności
    }
    .name = obejrzenie talii
op-reveal =
    ujawnij { n-top-cards } { $who ->
        [opponent] talii przeciwnika
        [both] obu talii
       *[other] swojej talii
    }
    .name = ujawnienie
op-trash = odrzuć { TERM($to, case: "acc") }
    .name = odrzucenie
op-mill =
    { $who ->
        [opponent] przeciwnik odrzuca
        [both] obaj gracze odrzucają
       *[other] odrzuć
    } { n-top-cards } swojej talii
    .subject = opponent
    .same =
        { $who ->
            [opponent] odrzuca
            [both] obaj gracze odrzucają
           *[other] odrzuć
        } { n-top-cards } swojej talii
    .name = z talii na stos kart odrzuconych
op-play = zagraj { TERM($to, case: "acc") }
    .name = zagranie
op-take = weź na rękę { TERM($to, case: "acc") }
    .name = ze stosu kart odrzuconych na rękę
op-tuck = połóż { TERM($to, case: "acc") } na spodzie talii właściciela
    .name = na spód talii
op-winds =
    dołóż z talii Wiatrów maksymalnie { $choice ->
        [active] { $val ->
            [one] { $val } gotowy Wiatr
            [few] { $val } gotowe Wiatry
           *[many] { $val } gotowych Wiatrów
        }
       *[other] { $val ->
            [one] { $val } wyczerpany Wiatr
            [few] { $val } wyczerpane Wiatry
           *[many] { $val } wyczerpanych Wiatrów
        }
    }
    .name = nowe Wiatry
op-ready_winds =
    przygotuj maksymalnie { $val ->
        [one] { $val } swój Wiatr
        [few] { $val } swoje Wiatry
       *[many] { $val } swoich Wiatrów
    }
    .name = przygotowanie Wiatrów
op-cost =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] kosztują
       *[other] kosztuje
    } o { $abs } { $sign ->
        [minus] mniej
       *[other] więcej
    }
    .name = koszt
op-heal = połóż { n-top-cards } swojej talii na swoich kartach życia
    .name = życie
op-silence = anuluj efekty { TERM($to, case: "gen") }
    .name = anulowanie
op-stay = zapobiegnij temu
    .cost = { $cost }, aby temu zapobiec
    .name = pozostanie w grze

## Rodzaje działań

kind-damage = Usuwanie
kind-restore = Życie
kind-cards = Karty
kind-energy = Wiatry
kind-allies = Załoga
kind-control = Kontrola

## Fazy

phase-refresh = Odświeżenie
phase-draw = Dobranie
phase-wind = Wiatry
phase-main = Faza główna
phase-end = Koniec

## Akcje, to, co się w nich wskazuje, okna, zdarzenia

action-play = zagranie karty
action-give = przekazanie Wiatrów
action-activate = użycie zdolności
action-attack = atak
action-block = blok
action-counter_card = kontra Postacią
action-counter_event = kontra Wydarzeniem
action-use_trigger = użycie Wyzwalacza
action-redraw = nowa ręka
pick-amount = liczba Wiatrów
pick-target = cel
window-mulligan = nowa ręka
window-block = blok
window-counter = kontra
window-trigger = Wyzwalacz
event-turn_begins = początek tury
event-turn_ends = koniec tury
event-attack = atak
event-block = blok
role-attacker = atakująca karta
    .gen = atakującej karty
role-defender = broniąca się karta
    .gen = broniącej się karty
role-drawn = karta życia
    .gen = karty życia
role-seen = obejrzane karty
    .gen = obejrzanych kart
role-taken = wzięte karty
    .gen = wziętych kart
role-revealed = ujawnione karty
    .gen = ujawnionych kart
routine-enter = karta wchodzi do gry
routine-past_zero = brak życia
routine-wound = jedno obrażenie
routine-banished = jedno obrażenie ze słowem [Wygnanie]

## Ustawienia

setting-leader_attacks = Liderzy atakują
setting-wind_power = kiedy Wiatry dają siłę
setting-life_rule = kiedy gracz przegrywa
setting-first_battle = kto nie atakuje w pierwszej turze

## Dlaczego czegoś nie można

refused-leader = Liderzy nie atakują
refused-first-turn = W tej pierwszej turze nikt nie atakuje
refused-rested = Ta karta jest wyczerpana
refused-attacked = Ta karta już atakowała w tej turze
refused-arrived = Ta Postać przybyła w tej turze i nie ma słowa [Szarża]
refused-bound = Ta karta nie może atakować
refused-no-blocker = Ta Postać nie ma słowa [Zasłona]
refused-defender = Ta Postać już jest atakowana
refused-no-counter = Ta karta nie ma kontry
refused-no-trigger = Ta karta nie ma Wyzwalacza

## Nazwy do tekstu zasad

word-active = gotowe
word-rested = wyczerpane
word-chosen = wybrane
word-random = losowe
word-top = wierzch
word-bottom = spód
word-either = wierzch lub spód
word-yes = tak
word-no = nie
word-always = zawsze
word-own_turn = we własnej turze
word-at_zero = przy zerze
word-past_zero = poniżej zera
word-first_player = pierwszy gracz
word-both = obaj

## Talie

deck-cinder_wake = Żarzący się kilwater
deck-tidewright_guild = Gildia Pływmistrzów

## Karty

card-GV-01-L01 = Maren Węglodłoń
    .flavour = Nie podpisuje umów. Ściska dłoń, a sadza zostaje.
card-GV-01-L02 = Osric Vane, pływmistrz
    .flavour = Nigdy się nie spóźnił, bo to on ustala pływy.
card-GV-01-C01 = Artylerzysta żaru
    .flavour = Jeden strzał za banderę, jeden na szczęście, a żadnego do dziennika.
card-GV-01-C02 = Siostra liny
    .flavour = Jedne jej węzły trzymają statki. Drugie trzymają załogi.
card-GV-01-C03 = Lewiatan żaru
    .flavour = Zanim się wynurzy, morze wrze na milę wokół.
card-GV-01-C04 = Goniec prochowy
    .flavour = „Iść? Z tym na plecach?”
card-GV-01-C05 = Pojedynkowiczka z trapu
    .flavour = Przeskakuje burtę, zanim statki się zetkną.
card-GV-01-C06 = Tropiciel rafy
    .flavour = Czyta cienie na piasku jak inni mapy.
card-GV-01-C07 = Wyrocznia łojowych świec
    .flavour = Każda jej świeca wie jedną rzecz.
card-GV-01-C08 = Rhea Szybka Głownia, pierwszy oficer
    .flavour = Dwa razy to nawyk, mówi kapitan. Dwa razy to śniadanie, mówi Rhea.
card-GV-01-C09 = Bombardier Hesk
    .flavour = Liczy, ilu zostało ich, a potem ilu nas.
card-GV-01-C10 = Sieciarz z klifu
    .flavour = Z góry każdy maszt wygląda jak uchwyt.
card-GV-01-C11 = Kwatermistrz z bębnem
    .flavour = Nikt na pokładzie nie umie już wiosłować nie do rytmu.
card-GV-01-C12 = Łataczka latawców
    .flavour = Podarty żagiel to latawiec, który zapomniał.
card-GV-01-C13 = Sabotażystka ostatniej zapałki
    .flavour = Wzięła jedną zapałkę. Więcej nie trzeba.
card-GV-01-C14 = Kapitan Ash Vardell
    .flavour = Tego, co zabierze, nie zatrzyma nawet morze.
card-GV-01-C15 = Przewoźniczka z płycizn
    .flavour = „Jeden wysiada, jeden wsiada. Taka jest opłata”.
card-GV-01-C16 = Zabijaka z dwóch kadłubów
    .flavour = Stoi jedną nogą na jednym pokładzie, drugą na drugim i na obu jest u siebie.
card-GV-01-C17 = Takielarz palmowych lin
    .flavour = Splata liny przy świetle gwiazd, żeby mieć wolne poranki.
card-GV-01-E18 = Salwa o świcie
    .flavour = Śniadanie mieli gotowe. Nikt go nie zjadł.
card-GV-01-E19 = Wszyscy do burty
    .flavour = Nawet kucharz. Przede wszystkim kucharz.
card-GV-01-E20 = Parada na rei
    .flavour = Dwanaście metrów nad pokładem praca nóg to inna sztuka.
card-GV-01-S21 = Tlący się pokład
    .flavour = Płonie od dziewięciu lat i ani razu nie zatonął.
card-GV-01-C22 = Strażnik rafy
    .flavour = Kanał jest otwarty. Zaproszenia nie masz.
card-GV-01-C23 = Nurkini od wraków
    .flavour = Schodzi z liną, a wraca z kolegą.
card-GV-01-C24 = Stara Kotwica, bosman
    .flavour = Pochowano go w morzu. Stawił się na poranną wachtę.
card-GV-01-C25 = Mierniczy z harpunem
    .flavour = Mierzy głębokość, a potem to, co w niej żyje.
card-GV-01-C26 = Porucznik z falochronu
    .flavour = Nocą nie ustępuje, a nocą nigdy nie śpi.
card-GV-01-C27 = Szept wraku
    .flavour = Pyta, co trzymasz. Część puszczasz.
card-GV-01-C28 = Inżynier prądu wstecznego
    .flavour = „Ja nie topię statków. Ja je tylko kataloguję niżej”.
card-GV-01-C29 = Czytająca mapy z Dolnego Nabrzeża
    .flavour = Czyta mapę od końca, by się dowiedzieć, gdzie się zaczęła.
card-GV-01-C30 = Medium z boi dzwonowej
    .flavour = Jedno uderzenie: tak. Dwa: tak, ale ci się nie spodoba.
card-GV-01-C31 = Komandor Ilse Brand
    .flavour = Pośpiech, mówi pani komandor, to rodzaj hałasu.
card-GV-01-C32 = Sortujący wyrzutki morza
    .flavour = Ma trzy stosy: przydatne, nieprzydatne i do kogoś zaadresowane.
card-GV-01-C33 = Zapaśnik z perłowiska
    .flavour = Każda perła to dług spłacony przez ostrygę.
card-GV-01-C34 = Vesna Dalekowzroczna, mistrzyni śluz
    .flavour = Otwiera wrota w górze rzeki, a tydzień później potyka się bohater.
card-GV-01-C35 = Uczeń przy kabestanie
    .flavour = Pół obrotu więcej, codziennie, przez dziewięć lat.
card-GV-01-C36 = Anno, szermierz gildii
    .flavour = Jego lekcje zaczynają się od ostatniego cięcia.
card-GV-01-C37 = Utopiony sędzia
    .flavour = Wyrok zapadł. Możesz wskazać, na kogo.
card-GV-01-C38 = Długa fala
    .flavour = Wyruszyła, zanim urodziła się twoja babka.
card-GV-01-E39 = Nagły odpływ
    .flavour = W południe port odszedł i zabrał ze sobą flotę.
card-GV-01-E40 = Świeca za zaginionych
    .flavour = Gaśnie, gdy są w domu.
card-GV-01-E41 = Utrzymać latarnie
    .flavour = Światło to rozkaz jak każdy inny.
card-GV-01-S42 = Suchy dok w Zatoce Szpiku
    .flavour = Każda stępka stąd była czyimś kręgosłupem.
card-GV-01-C43 = Urwis z Mewiej Skały
    .flavour = Miota trzy kamyki: jeden w ciebie, dwa w twoją godność.
card-GV-01-C44 = Kłapacz z mangrowców
    .flavour = Wszystko mu jedno, czyja to noga.
card-GV-01-C45 = Korsarka pasa ognia
    .flavour = Pali to, co zbędne, a potem to, co niezbędne.
card-GV-01-C46 = Mówczyni wyspy
    .flavour = Gdy mówi, wyspa nachyla się, by posłuchać.
card-GV-01-C47 = Chór dział
    .flavour = Dwanaście luf, cztery głosy, jedna nuta.
card-GV-01-C48 = Opiekunka kadłuba
    .flavour = Gdy na pokładzie nie ma nikogo, ona jest kadłubem.
card-GV-01-E49 = Iskra w takielunku
    .flavour = Pobiegła w górę po wantach, a my za nią.
card-GV-01-E50 = Zaciszne kotwicowisko
    .flavour = Dwie godziny snu i cała załoga jak nowa.
card-GV-01-S51 = Atol latarń
    .flavour = Każde światło na nim to ktoś, kto czeka do późna.
card-GV-01-C52 = Paszcza głębin
    .flavour = Najpierw gryzie. Potem jest głodna.
card-GV-01-C53 = Kucharz dwóch rozbitych statków
    .flavour = Najpierw ratuje piec. Za każdym razem.
card-GV-01-C54 = Kancelista pływów
    .flavour = W trzech egzemplarzach: przypływ, odpływ i postój.
card-GV-01-C55 = Wołająca wielki przypływ
    .flavour = Wszystko, co małe, pływa.
card-GV-01-C56 = Stróż szkła burzowego
    .flavour = Potrząsa szkłem, a pogoda przeprasza.
card-GV-01-C57 = Duch dziewiątej fali
    .flavour = Osiem fal to pogoda. Dziewiąta to sprawa osobista.
card-GV-01-C58 = Wartownik wrót
    .flavour = Zamyka, a rzeka się namyśla.
card-GV-01-C59 = Chór spod stępki
    .flavour = Znają tylko jedną zwrotkę, i to o tobie.
card-GV-01-C60 = Mistrz śluz
    .flavour = Nie przejdzie nic, co nie zostało podniesione.
card-GV-01-E61 = Czytanie z nurtu
    .flavour = Był wszędzie. Wystarczy zapytać.
card-GV-01-E62 = Zapłata w soli
    .flavour = Morze przyjmuje każdą monetę, która krwawi.
card-GV-01-S63 = Zatopione obserwatorium
    .flavour = Pod wodą gwiazdy stoją w miejscu.
card-GV-01-C64 = Kolos z rdzy
    .flavour = Kiedyś był flotą i zachował ją całą.
