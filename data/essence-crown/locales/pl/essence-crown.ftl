## Gra

game-name = Essence Crown: wojna odłamków
game-about = Dwa Bóstwa, jedna gra: odłamkami płaci się za karty, Awatary uderzają we wrogie Bóstwo, a przegrywa ten, czyja Esencja spadnie do 0.

## Typy kart

type-deity = Bóstwo
    .gender = n
    .gen = Bóstwa
    .dat = Bóstwu
    .ins = Bóstwem
    .pl = Bóstwa
    .gen-pl = Bóstw
    .dat-pl = Bóstwom
type-avatar = Awatar
    .gender = ma
    .acc = Awatara
    .gen = Awatara
    .dat = Awatarowi
    .ins = Awatarem
    .pl = Awatary
    .gen-pl = Awatarów
    .dat-pl = Awatarom
type-spell = Czar
    .gender = m
    .gen = Czaru
    .dat = Czarowi
    .ins = Czarem
    .pl = Czary
    .gen-pl = Czarów
    .dat-pl = Czarom
type-relic = Relikt
    .gender = m
    .gen = Reliktu
    .dat = Reliktowi
    .ins = Reliktem
    .pl = Relikty
    .gen-pl = Reliktów
    .dat-pl = Reliktom
type-shard = Odłamek
    .gender = m
    .gen = Odłamka
    .dat = Odłamkowi
    .ins = Odłamkiem
    .pl = Odłamki
    .gen-pl = Odłamków
    .dat-pl = Odłamkom
type-domain = Domena
    .gender = f
    .acc = Domenę
    .gen = Domeny
    .dat = Domenie
    .ins = Domeną
    .pl = Domeny
    .gen-pl = Domen
    .dat-pl = Domenom
type-essence = Esencja
    .gender = f
    .acc = Esencję
    .gen = Esencji
    .dat = Esencji
    .ins = Esencją
    .pl = Esencje
    .gen-pl = Esencji
    .dat-pl = Esencjom
type-rite = Rytuał
    .gender = m
    .gen = Rytuału
    .dat = Rytuałowi
    .ins = Rytuałem
    .pl = Rytuały
    .gen-pl = Rytuałów
    .dat-pl = Rytuałom

## Liczby kart

number-cost = koszt
number-power = Siła
    .loc = Sile
number-toughness = Wytrzymałość
    .loc = Wytrzymałości
number-essence = Esencja
    .loc = Esencji

## Słowa kart. `.gen` stoi za nazwą karty: „Awatar Pustki”.

set-aspects = aspekty
set-domain = domena
set-rarity = rzadkość
word-glow = Blask
    .gen = Blasku
word-gray = Szarość
    .gen = Szarości
word-void = Pustka
    .gen = Pustki
word-beast = Bestia
    .gen = Bestii
word-second_sun = Drugie Słońce
    .gen = Drugiego Słońca
word-nullgrid = Sieć Zero
    .gen = Sieci Zero
word-new_earth = Nowa Ziemia
    .gen = Nowej Ziemi
word-common = Pospolita
word-adept = Adepcka
word-mythic = Mityczna

## Co mają gracze i karty

counter-essence_max = maksimum Esencji
counter-essence = Esencja
counter-shards = odłamki
counter-kl = KL
state-tapped = wyczerpana
state-damage = obrażenia

## Strefy

zone-deck = talia
zone-hand = ręka
zone-new_earth = Nowa Ziemia
zone-graveyard = cmentarz
zone-exile = wygnanie
zone-deity = Bóstwo
zone-board = Bóstwo i Nowa Ziemia
noun-new_earth = karta
    .gender = f
    .acc = kartę
    .gen = karty
    .dat = karcie
    .pl = karty
    .gen-pl = kart
    .dat-pl = kartom
    .where = new_earth
in-new_earth-self = pod twoją kontrolą
in-new_earth-opponent = wrogi
    .as = adjective
    .order = 10
    .f = wroga
    .n = wrogie
    .acc-f = wrogą
    .acc-ma = wrogiego
    .gen = wrogiego
    .gen-f = wrogiej
    .dat = wrogiemu
    .dat-f = wrogiej
    .pl = wrogie
    .gen-pl = wrogich
    .dat-pl = wrogim

## Jak długo

for-this_turn = do końca tury
    .name = do końca tury
for-while_in_play =
    .name = dopóki karta jest w grze

## Kiedy

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] Zagranie
    }
    .as = label
    .name = gdy zostaje zagrana
on-on_attack = Atak
    .as = label
    .name = gdy atakuje
on-start_turn = Początek tury
    .as = label
    .name = na początku twojej tury
on-end_turn = Koniec tury
    .as = label
    .name = na końcu twojej tury
on-activate = Faza główna
    .as = label
    .name = w twojej fazie głównej
frame-label-once = { $on }, { $once }: { $text }
    .then = capital
frame-label-cost = { $on } – { $cost }: { $text }
    .then = capital
frame-label-once-cost = { $on } – { $cost }, { $once }: { $text }
    .then = capital
frame-label-may-cost = { $on } – { $cost }: { $text }
    .then = capital
frame-label-once-may-cost = { $on } – { $cost }, { $once }: { $text }
    .then = capital
once-turn = raz na turę
once-match = raz na grę

## Koszty

cost-shards =
    { $n ->
        [one] { $n } odłamek
        [few] { $n } odłamki
       *[many] { $n } odłamków
    }
    .name = odłamki
cost-kl = { $n } KL
    .name = KL
cost-essence =
    { $n ->
        [one] { $n } punkt Esencji
        [few] { $n } punkty Esencji
       *[many] { $n } punktów Esencji
    }
    .name = punkty Esencji
cost-discard =
    { $n ->
        [one] odrzuć kartę
        [few] odrzuć { $n } karty
       *[many] odrzuć { $n } kart
    }
    .name = odrzuć karty
cost-tap = wyczerp tę kartę
    .name = wyczerp tę kartę

## Cele

np-tail = { TERM($after) } { TERM($place) } { TERM($with) }
np-chosen =
    { $case ->
        [acc] { $gender ->
            [f] wybraną
            [n] wybrane
            [ma] wybranego
           *[other] wybrany
        }
        [gen] { $gender ->
            [f] wybranej
           *[other] wybranego
        }
        [dat] { $gender ->
            [f] wybranej
           *[other] wybranemu
        }
       *[nom] { $gender ->
            [f] wybrana
            [n] wybrane
           *[other] wybrany
        }
    }
np-your =
    { $case ->
        [gen] twoich
        [acc] swoje
        [dat] swoim
       *[nom] twoje
    }
np-your-other =
    { $case ->
        [gen] twoich pozostałych
        [acc] swoje pozostałe
        [dat] swoim pozostałym
       *[nom] twoje pozostałe
    }
np-each =
    { $case ->
        [acc] { $gender ->
            [f] każdą
            [n] każde
            [ma] każdego
           *[other] każdy
        }
        [dat] { $gender ->
            [f] każdej
           *[other] każdemu
        }
       *[nom] { $gender ->
            [f] każda
            [n] każde
           *[other] każdy
        }
    }
to-own_deity =
    { $case ->
        [gen] twojego Bóstwa
        [dat] swojemu Bóstwu
       *[nom] twoje Bóstwo
    }
    .gender = n
    .name = twoje Bóstwo
to-enemy_deity =
    { $case ->
        [gen] wrogiego Bóstwa
        [dat] wrogiemu Bóstwu
       *[nom] wrogie Bóstwo
    }
    .gender = n
    .name = wrogie Bóstwo
to-target_deity =
    { $case ->
        [gen] wybranego Bóstwa
        [dat] wybranemu Bóstwu
       *[nom] wybrane Bóstwo
    }
    .gender = n
    .name = wybrane Bóstwo
to-both_deities =
    { $case ->
        [gen] obu Bóstw
        [dat] obu Bóstwom
       *[nom] oba Bóstwa
    }
    .number = pl
    .name = oba Bóstwa
to-this =
    { $case ->
        [acc] tę kartę
        [gen] tej karty
        [dat] tej karcie
       *[nom] ta karta
    }
    .gender = f
    .name = ta karta
to-own_avatar = { np-chosen } { np-words } { np-tail }
    .name = wybrany Awatar pod twoją kontrolą
to-enemy_avatar = { np-chosen } { np-words } { np-tail }
    .name = wybrany wrogi Awatar
to-any_avatar = { np-chosen } { np-words } { np-tail }
    .name = wybrany Awatar
to-own_avatars = { np-your } { np-words } { TERM($after) } { TERM($with) }
    .name = twoje Awatary
to-other_own_avatars = { np-your-other } { np-words } { TERM($after) } { TERM($with) }
    .name = twoje pozostałe Awatary
to-enemy_avatars = { np-each } { np-words } { np-tail }
    .number = sg
    .name = każdy wrogi Awatar
to-random_enemy_avatar =
    .name = losowy wrogi Awatar
to-any_card =
    { np-chosen } { np-words } { TERM($after) } { ATTR($noun, "where") ->
        [new_earth] na Nowej Ziemi
       *[other] { "" }
    } { TERM($with) }
    .name = wybrana karta na Nowej Ziemi

## Które karty

where-type = { TERM($word) }
    .as = noun
    .name = typ { $word }
where-aspect = { TERM($word, case: "gen") }
    .as = after
    .order = 20
    .name = aspekt { $word }
where-domain = { TERM($word, case: "gen") }
    .as = after
    .order = 30
    .name = domena { $word }
where-tapped = wyczerpany
    .order = 5
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
    .name = wyczerpana
where-power_at_most = o Sile { $n } lub mniejszej
    .as = with
    .name = Siła { $n } lub mniejsza
where-power_at_least = o Sile { $n } lub większej
    .as = with
    .name = Siła { $n } lub większa
where-toughness_at_most = o Wytrzymałości { $n } lub mniejszej
    .as = with
    .name = Wytrzymałość { $n } lub mniejsza

## Warunki

n-essence-if =
    { $n ->
        [one] { $n } punkt Esencji
        [few] { $n } punkty Esencji
       *[many] { $n } punktów Esencji
    }
if-essence_at_most = twoje Bóstwo ma najwyżej { n-essence-if }
    .name = twoje Bóstwo ma najwyżej { n-essence-if }
if-enemy_essence_at_most = wrogie Bóstwo ma najwyżej { n-essence-if }
    .name = wrogie Bóstwo ma najwyżej { n-essence-if }
if-hand_at_most =
    masz na ręce najwyżej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
    .name = masz na ręce najwyżej tyle kart: { $n }
if-graveyard_at_least =
    na twoim cmentarzu { $n ->
        [one] jest co najmniej { $n } karta
        [few] są co najmniej { $n } karty
       *[many] jest co najmniej { $n } kart
    }
    .name = na twoim cmentarzu jest co najmniej tyle kart: { $n }
if-ctrl_avatars =
    kontrolujesz co najmniej { $n ->
        [one] { $n } Awatara
        [few] { $n } Awatary
       *[many] { $n } Awatarów
    }
    .name = kontrolujesz co najmniej tyle Awatarów: { $n }
if-ctrl_aspect = kontrolujesz kartę { TERM($word, case: "gen") }
    .name = kontrolujesz kartę o danym aspekcie
if-ctrl_domain = kontrolujesz kartę { TERM($word, case: "gen") }
    .name = kontrolujesz kartę danej domeny
if-enemy_no_avatars = przeciwnik nie kontroluje żadnego Awatara
    .name = przeciwnik nie kontroluje żadnego Awatara
if-kl_at_least = masz co najmniej { $n } KL
    .name = masz co najmniej { $n } KL
if-shards_at_least =
    masz co najmniej { $n ->
        [one] { $n } odłamek
        [few] { $n } odłamki
       *[many] { $n } odłamków
    }
    .name = masz co najmniej tyle odłamków: { $n }
if-turn_at_least = trwa runda { $n } lub późniejsza
    .name = trwa runda { $n } lub późniejsza

## Działania. `.replace` zamiast wcześniejszego, `.bonus` oprócz niego.

v-gain =
    { ATTR($to, "number") ->
        [pl] zyskują
       *[other] zyskuje
    }
v-get =
    { ATTR($to, "number") ->
        [pl] otrzymują
       *[other] otrzymuje
    }
n-essence =
    { $val ->
        [one] { $val } punkt Esencji
        [few] { $val } punkty Esencji
       *[many] { $val } punktów Esencji
    }
n-more-essence =
    { $val ->
        [one] { $val } dodatkowy punkt Esencji
        [few] { $val } dodatkowe punkty Esencji
       *[many] { $val } dodatkowych punktów Esencji
    }
n-damage =
    { $val ->
        [one] { $val } obrażenie
        [few] { $val } obrażenia
       *[many] { $val } obrażeń
    }
n-more-damage =
    { $val ->
        [one] { $val } dodatkowe obrażenie
        [few] { $val } dodatkowe obrażenia
       *[many] { $val } dodatkowych obrażeń
    }
n-shards =
    { $val ->
        [one] { $val } odłamek
        [few] { $val } odłamki
       *[many] { $val } odłamków
    }
n-more-shards =
    { $val ->
        [one] { $val } dodatkowy odłamek
        [few] { $val } dodatkowe odłamki
       *[many] { $val } dodatkowych odłamków
    }
n-cards =
    { $val ->
        [one] kartę
        [few] { $val } karty
       *[many] { $val } kart
    }
n-more-cards =
    { $val ->
        [one] dodatkową kartę
        [few] { $val } dodatkowe karty
       *[many] { $val } dodatkowych kart
    }
n-random-cards =
    { $val ->
        [one] losową kartę
        [few] { $val } losowe karty
       *[many] { $val } losowych kart
    }
n-top-cards =
    { $val ->
        [one] wierzchnią kartę
        [few] { $val } wierzchnie karty
       *[many] { $val } wierzchnich kart
    }
n-copies =
    { $val ->
        [one] kopię
        [few] { $val } kopie
       *[many] { $val } kopii
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] na ręce właścicieli
       *[other] na rękę właściciela
    }

op-essence_damage = zadaj { TERM($to, case: "dat") } { n-damage } Esencji
    .replace = zamiast tego zadaj { TERM($to, case: "dat") } { n-damage } Esencji
    .bonus = zadaj { TERM($to, case: "dat") } { n-more-damage } Esencji
    .name = obrażenia Esencji
op-essence_heal = { TERM($to) } { v-gain } { n-essence }
    .replace = zamiast tego { TERM($to) } { v-gain } { n-essence }
    .bonus = { TERM($to) } { v-gain } { n-more-essence }
    .name = Esencja
op-essence_max = maksimum Esencji { TERM($to, case: "gen") } wzrasta o { $val }
    .replace = zamiast tego maksimum Esencji { TERM($to, case: "gen") } wzrasta o { $val }
    .bonus = maksimum Esencji { TERM($to, case: "gen") } wzrasta dodatkowo o { $val }
    .name = maksimum Esencji
op-draw = dobierz { n-cards }
    .replace = zamiast tego dobierz { n-cards }
    .bonus = dobierz { n-more-cards }
    .name = dobranie kart
op-gain_shards = zyskaj { n-shards }
    .replace = zamiast tego zyskaj { n-shards }
    .bonus = zyskaj { n-more-shards }
    .name = zyskanie odłamków
op-lose_shards = przeciwnik traci { n-shards }
    .replace = zamiast tego przeciwnik traci { n-shards }
    .bonus = przeciwnik traci { n-more-shards }
    .name = utrata odłamków
op-gain_kl = zyskaj { $val } KL
    .replace = zamiast tego zyskaj { $val } KL
    .bonus = zyskaj dodatkowo { $val } KL
    .name = zyskanie KL
op-lose_kl = przeciwnik traci { $val } KL
    .replace = zamiast tego przeciwnik traci { $val } KL
    .bonus = przeciwnik traci dodatkowo { $val } KL
    .name = utrata KL
op-buff = { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = zamiast tego { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace-for = zamiast tego { $for } { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) }
    .bonus = { TERM($to) } { v-get } dodatkowo { SIGNED($power) }/{ SIGNED($toughness) }
    .name = Siła i Wytrzymałość
op-hurt = zadaj { TERM($to, case: "dat") } { n-damage }
    .replace = zamiast tego zadaj { TERM($to, case: "dat") } { n-damage }
    .bonus = zadaj { TERM($to, case: "dat") } { n-more-damage }
    .name = obrażenia
op-destroy = zniszcz { TERM($to, case: "acc") }
    .replace = zamiast tego zniszcz { TERM($to, case: "acc") }
    .bonus = zniszcz też { TERM($to, case: "acc") }
    .name = zniszczenie
op-exile = wygnaj { TERM($to, case: "acc") }
    .replace = zamiast tego wygnaj { TERM($to, case: "acc") }
    .bonus = wygnaj też { TERM($to, case: "acc") }
    .name = wygnanie
op-return = cofnij { TERM($to, case: "acc") } { np-to-hand }
    .replace = zamiast tego cofnij { TERM($to, case: "acc") } { np-to-hand }
    .bonus = cofnij też { TERM($to, case: "acc") } { np-to-hand }
    .name = cofnięcie na rękę
op-recover = weź na rękę { n-cards } ze swojego cmentarza
    .replace = zamiast tego weź na rękę { n-cards } ze swojego cmentarza
    .bonus = weź na rękę { n-more-cards } ze swojego cmentarza
    .name = odzyskanie z cmentarza
op-discard = przeciwnik odrzuca { n-random-cards }
    .replace = zamiast tego przeciwnik odrzuca { n-random-cards }
    .bonus = przeciwnik odrzuca też { n-random-cards }
    .name = odrzucenie kart
op-mill = przeciwnik kładzie { n-top-cards } swojej talii na swoim cmentarzu
    .replace = zamiast tego przeciwnik kładzie { n-top-cards } swojej talii na swoim cmentarzu
    .bonus = przeciwnik kładzie też { n-top-cards } swojej talii na swoim cmentarzu
    .name = z talii na cmentarz
op-tap = wyczerp { TERM($to, case: "acc") }
    .replace = zamiast tego wyczerp { TERM($to, case: "acc") }
    .bonus = wyczerp też { TERM($to, case: "acc") }
    .name = wyczerpanie
op-untap = przygotuj { TERM($to, case: "acc") }
    .replace = zamiast tego przygotuj { TERM($to, case: "acc") }
    .bonus = przygotuj też { TERM($to, case: "acc") }
    .name = przygotowanie
op-create = weź na rękę { n-copies } karty „{ TERM($card) }”
    .replace = zamiast tego weź na rękę { n-copies } karty „{ TERM($card) }”
    .bonus = weź też na rękę { n-copies } karty „{ TERM($card) }”
    .name = dodanie kopii
op-defeat =
    { ATTR($to, "who") ->
        [opponent] wygrywasz grę
       *[other] przegrywasz grę
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] zamiast tego wygrywasz grę
           *[other] zamiast tego przegrywasz grę
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] wygrywasz też grę
           *[other] przegrywasz też grę
        }
    .name = wygrana lub przegrana
op-say =
    .name = słowa opowieści

## Rodzaje działań

kind-damage = Obrażenia
kind-restore = Esencja
kind-cards = Karty
kind-energy = Odłamki i KL
kind-allies = Awatary
kind-control = Kontrola

## Fazy, akcje, zdarzenia

phase-start = Początek
phase-main = Faza główna
phase-attack = Atak
phase-end = Koniec
phase-clean_up = Porządkowanie
action-play = zagranie karty
action-activate = użycie zdolności
action-attack = atak
event-turn_begins = początek tury
event-turn_ends = koniec tury
event-attack = atak

## Dlaczego czegoś nie można

refused-not-playable = Bóstwa się nie zagrywa
refused-not-an-avatar = Atakują tylko Awatary
refused-tapped = Ta karta jest wyczerpana
refused-not-a-deity = Ta karta nie przewodzi talii: { $what }
refused-deity-in-deck = Bóstwo przewodzi talii i nie ma go na jej liście: { $what }

## Talie

deck-morning = Dwór poranka
deck-lattice = Cicha krata

## Karty

card-EC-001 = Ysolde późnego świtu
    .flavour = Zabrano jej świt. Zrobiła drugi.
card-EC-002 = Cierpliwa nicość
    .flavour = Nigdy się nie spieszy. Wszystko dochodzi do zera.
card-EC-003 = Okruch poranka
    .flavour = Wciąż ciepły. Jutro też będzie ciepły.
card-EC-004 = Okruch szumu
    .flavour = Przyłóż go do ucha: słucha.
card-EC-005 = Kielich powolnego światła
    .flavour = Pij go przez rok, jeśli umiesz czekać.
card-EC-006 = Fiolka nieświatła
    .flavour = Kropla, i lampa zapomina, po co jest.
card-EC-007 = Nowicjuszka z latarnią
    .flavour = Wita każdą latarnię po imieniu.
card-EC-008 = Popielaty strażnik
    .flavour = Nikt mu nie powiedział, że bramy już nie ma.
card-EC-009 = Biegnący ze świtem
    .flavour = Prześciga światło, a potem na nie czeka.
card-EC-010 = Czapla o dwóch ciosach
    .flavour = Pierwszy cios jest dla ryby. Drugi dla ciebie.
card-EC-011 = Chór drugiego światła
    .flavour = Śpiewa jedną nutę, a poranek znajduje pozostałe.
card-EC-012 = Marszałkini w bieli
    .flavour = Jej mundur był w czterdziestu bitwach i wciąż jest biały.
card-EC-013 = Szary rozjemca
    .flavour = Obie strony uznały go za niesprawiedliwego. Obie mu zapłaciły.
card-EC-014 = Kolos dotrzymanych obietnic
    .flavour = Robi krok za każdą dotrzymaną obietnicę.
card-EC-015 = Pierwszy promień
    .flavour = Opuścił słońce, zanim były oczy, by go ujrzeć.
card-EC-016 = Wspólny południk
    .flavour = Tam, gdzie biegnie linia, południe jest niczyje.
card-EC-017 = Czytanie z horyzontu
    .flavour = Jutro jest tam zapisane, bardzo drobno.
card-EC-018 = Rozważenie sporu
    .flavour = Cięższy argument musiał opuścić salę.
card-EC-019 = Wyrok w południe
    .flavour = W południe nikt nie ma cienia, w którym mógłby się skryć.
card-EC-020 = Przywołanie straconej godziny
    .flavour = Była tylko za innymi godzinami.
card-EC-021 = Soczewka południka
    .flavour = Widać przez nią południe z drugiej strony.
card-EC-022 = Dzwon bliźniaczych szczebli
    .flavour = Bije raz na dole, raz na górze i nigdy samotnie.
card-EC-023 = Tarasy późnego słońca
    .flavour = Winorośl dojrzewa tu dwa razy.
card-EC-024 = Giełda bez światła
    .flavour = Handlują tym, czego zabraknie ci dopiero jutro.
card-EC-025 = Rytuał otwartej dłoni
    .flavour = Co oddasz, tego nie upuścisz.
card-EC-026 = Rytuał odejmowania
    .flavour = Zacznij od siebie i odejmij jeden.
card-EC-027 = Żużlowe szczenię
    .flavour = Gryzie wszystko, co jeszcze się żarzy.
card-EC-028 = Pełzacz z kraty
    .flavour = Poznaje każdy przewód po brzęczeniu.
card-EC-029 = Wydrążony rewident
    .flavour = Nie znalazł nic i zabrał to ze sobą.
card-EC-030 = Gryząca arytmetyka
    .flavour = Zjada tylko resztę, a reszta zawsze zostaje.
card-EC-031 = Ogar szumu
    .flavour = Wyhodowany z szumu między dwiema stacjami.
card-EC-032 = Dziewiąta nieobecność
    .flavour = Osiem było przed nią. Nikt ich nie pamięta.
card-EC-033 = Zwarcie
    .flavour = Najkrótsza droga nie jest najbezpieczniejsza.
card-EC-034 = Rotacyjne wyłączenie prądu
    .flavour = Dzielnica po dzielnicy miasto uczyło się szeptać.
card-EC-035 = Suma zerowa
    .flavour = Podali sobie ręce i obaj zubożeli.
card-EC-036 = Podkręcenie
    .flavour = Zbudowane na sto lat albo na jedną dobrą noc.
card-EC-037 = Wezwanie do spłaty
    .flavour = Suma jest mała. Odsetki to ty.
card-EC-038 = Rozebranie idola
    .flavour = Wiek modlitw, rozebrany śrubokrętem.
card-EC-039 = Psiarnia zgiełku
    .flavour = Karm je ciszą, a zaszczekają o więcej.
card-EC-040 = Korona ostatniego rachunku
    .flavour = Kto nosi ją ostatni, nie ma już czego liczyć.

## Dlaczego rozgrywka się kończy

end-essence = Esencja Bóstwa gracza { $loser } spadła do 0.
end-held_out = Obronę utrzymał gracz { $winner }.

## Rozdziały

chapter-ch1_second_morning = Drugi poranek
ch1-opening = Drugie słońce wschodzi nad granią. Dwór musi wytrwać, aż stanie w zenicie.
ch1-hound = Coś szczeka wśród szumu.
ch1-near = „Jeszcze nie” – mówi Ysolde, a światło odpowiada.
