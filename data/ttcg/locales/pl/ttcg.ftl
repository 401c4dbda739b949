## Gra

game-name = TTCG
game-about = Jednostki i zaklęcia rosną, gdy kładzie się je jedne na drugich. Każda karta ma dwa efekty; użycie efektu obraca ją na bok. Po dwadzieścia punktów na gracza; zniszczona jednostka kosztuje właściciela tyle, ile wynosi jej ranga.

## Typy kart stoją za rzeczownikiem w dopełniaczu: „jednostka Ognia”, „karta Ognia”. `.gender` to rodzaj wyrazu „jednostka”.

type-earth = Ziemia
    .gender = f
    .gen = Ziemi
type-water = Woda
    .gender = f
    .gen = Wody
type-fire = Ogień
    .gender = f
    .gen = Ognia
type-air = Powietrze
    .gender = f
    .gen = Powietrza
type-electric = Elektryczność
    .gender = f
    .gen = Elektryczności
type-light = Światło
    .gender = f
    .gen = Światła
type-nature = Natura
    .gender = f
    .gen = Natury
type-dark = Mrok
    .gender = f
    .gen = Mroku
type-spell = zaklęcie
    .gender = n
    .gen = zaklęcia
    .dat = zaklęciu
    .ins = zaklęciem
    .pl = zaklęcia
    .gen-pl = zaklęć
    .dat-pl = zaklęciom
    .kind = spell
class-unit = jednostka
    .gender = f
    .acc = jednostkę
    .gen = jednostki
    .dat = jednostce
    .ins = jednostką
    .pl = jednostki
    .gen-pl = jednostek
    .dat-pl = jednostkom
class-spell = zaklęcie
    .gender = n
    .gen = zaklęcia
    .dat = zaklęciu
    .ins = zaklęciem
    .pl = zaklęcia
    .gen-pl = zaklęć
    .dat-pl = zaklęciom

## Podtypy: „jednostka podtypu Smok”

set-subtypes = podtypy
word-dragon = Smok
word-beast = Bestia
word-elemental = Żywiołak
word-aquatic = Morskie
word-warrior = Wojownik
word-spellcaster = Zaklinacz
word-machine = Maszyna
word-ghost = Duch
word-insect = Owad
word-reptile = Gad
word-fairy = Wróżka
word-undead = Nieumarły
word-botanic = Roślina
word-flying = Latające
word-humanoid = Humanoid
word-fish = Ryba

## Słowa kluczowe: przymiotniki

keyword-indestructible = niezniszczalny
    .f = niezniszczalna
    .n = niezniszczalne
    .acc-f = niezniszczalną
    .acc-ma = niezniszczalnego
    .gen = niezniszczalnego
    .gen-f = niezniszczalnej
    .dat = niezniszczalnemu
    .dat-f = niezniszczalnej
    .pl = niezniszczalne
    .gen-pl = niezniszczalnych
    .dat-pl = niezniszczalnym
keyword-immune = odporny
    .f = odporna
    .n = odporne
    .acc-f = odporną
    .acc-ma = odpornego
    .gen = odpornego
    .gen-f = odpornej
    .dat = odpornemu
    .dat-f = odpornej
    .pl = odporne
    .gen-pl = odpornych
    .dat-pl = odpornym
about-keyword-indestructible = Nie można jej zniszczyć ani w walce, ani efektami.
about-keyword-immune = Efekty kart wskazanych przy tym słowie nie wybierają jej ani nie zmieniają. Walka nie jest efektem.

## Liczby kart

number-attack = atak
    .gender = m
    .loc = ataku
number-defense = obrona
    .gender = f
    .loc = obronie
number-level = ranga
    .gender = f
    .loc = randze
number-more_attacks = dodatkowe ataki
    .gender = pl
    .loc = dodatkowych atakach

## Co mają gracze

counter-points = punkty
counter-plays = karty zagrane w tej turze
counter-extra_plays = dodatkowe zagrania w tej turze
quantity-plays_given = zagrania dodane przez trwałe efekty
quantity-plays_allowed = dozwolone zagrania w turze

## Co noszą karty

state-tapped = wyczerpana
state-tapped_now = wyczerpana w tej turze
state-attacks_made = wykonane ataki
state-held_back = powstrzymana

## Strefy

zone-units = strefa jednostek
zone-spells = strefa zaklęć
zone-under = karty pod spodem
zone-hand = ręka
zone-deck = talia
zone-discard = stos kart odrzuconych
zone-field = pole
noun-units = jednostka
    .gender = f
    .acc = jednostkę
    .gen = jednostki
    .dat = jednostce
    .pl = jednostki
    .gen-pl = jednostek
    .dat-pl = jednostkom
noun-spells = zaklęcie
    .gender = n
    .gen = zaklęcia
    .dat = zaklęciu
    .pl = zaklęcia
    .gen-pl = zaklęć
    .dat-pl = zaklęciom
np-n = { $n }

## Rodzaje efektów

as-normal = Zwykły
as-continuous = Ciągły
as-counter = Kontra
as-equip = Wyposażenie
as-latent = Utajony
as-dormant = Uśpiony
as-passive = Bierny
frame-cost = { $cost }: { $text }
frame-may-cost = jeśli chcesz, { $cost }: { $text }
frame-cost-if = jeśli { $if }, { $cost }: { $text }
frame-may-cost-if = jeśli { $if } i jeśli chcesz, { $cost }: { $text }
frame-for = { $text } { $for }
on-use = { "" }
    .name = gdy chce tego jej gracz
on-opponent_draw = w fazie dobierania przeciwnika
on-opponent_main = w fazie głównej przeciwnika
on-opponent_battle = w fazie walki przeciwnika
on-opponent_end = w fazie końcowej przeciwnika
on-always = { "" }
    .name = zawsze
on-turn_start = na początku twojej tury
on-played =
    { $filtered ->
        [yes] gdy { $of ->
            [self] zagrywasz { TERM($cards, case: "acc") },
            [opponent] przeciwnik zagrywa { TERM($cards, case: "acc") },
           *[any] ktoś zagrywa { TERM($cards, case: "acc") },
        }
       *[no] gdy { $of ->
            [self] zagrywasz kartę,
            [opponent] przeciwnik zagrywa kartę,
           *[any] ktoś zagrywa kartę,
        }
    }
    .name = gdy zostaje zagrana karta
on-effect_activates =
    gdy zostaje użyty efekt { $of ->
        [self] twojej karty,
        [opponent] karty przeciwnika,
       *[any] karty,
    }
    .name = gdy zostaje użyty efekt karty
on-effect_activates-counter = { "" }
on-attacks = gdy ta karta atakuje,
    .name = gdy ta karta atakuje
on-enemy_attacks = gdy wroga karta atakuje,
    .name = gdy wroga karta atakuje
on-after_attack = po ataku tej karty
on-other_destroyed =
    gdy { TERM($cards, case: "nom") } { $of ->
        [self] pod twoją kontrolą zostaje zniszczona,
        [opponent] pod kontrolą przeciwnika zostaje zniszczona,
       *[any] zostaje zniszczona,
    }
    .name = gdy inna karta zostaje zniszczona
on-sent_to_discard = gdy ta karta trafia na stos kart odrzuconych,
    .name = gdy ta karta trafia na stos kart odrzuconych
noun-on-other_destroyed = karta
    .gender = f
    .acc = kartę
    .gen = karty
    .dat = karcie
    .pl = karty
    .gen-pl = kart
    .dat-pl = kartom
n-cards-cost =
    { $n ->
        [one] { np-n } kartę
        [few] { np-n } karty
       *[many] { np-n } kart
    }
cost-discard = odrzuć { TERM($cards, case: "acc") }
    .name = odrzuć karty
cost-points =
    strać { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    .name = strać punkty
cost-discard_this = odrzuć tę kartę
    .name = odrzuć tę kartę
cost-opponent_draws = przeciwnik dobiera { n-cards-cost }
    .name = przeciwnik dobiera karty
cost-opponent_gains =
    przeciwnik zyskuje { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    .name = przeciwnik zyskuje punkty
cost-opponent_untaps =
    przeciwnik przygotowuje { $n ->
        [one] { np-n } swoją kartę
        [few] { np-n } swoje karty
       *[many] { np-n } swoich kart
    }
    .name = przeciwnik przygotowuje karty

## O czym mówią efekty

np-with = o { $list }
np-tail = { TERM($after) } { TERM($with) } { TERM($place) }
np-chosen =
    { $case ->
        [acc] { $gender ->
            [f] wybraną
            [n] wybrane
           *[other] wybranego
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
np-choose =
    { $n ->
        [1] { np-chosen } { np-words }
       *[other] { np-counted }
    } { np-tail }
np-up-to = maksymalnie { np-counted } { np-tail }
np-all =
    { $case ->
        [gen] wszystkich
        [dat] wszystkim
       *[nom] wszystkie
    } { TERM($adj) } { TERM($noun) } { np-tail }
np-paid = { np-counted } { np-tail }
np-event =
    { $other ->
        [yes] { $case ->
            [acc] { $gender ->
                [n] inne
               *[other] inną
            }
           *[nom] { $gender ->
                [n] inne
               *[other] inna
            }
        }
       *[no] { "" }
    } { np-words } { TERM($after) } { TERM($with) }
np-at-least =
    { $n ->
        [1] { np-words }
       *[other] co najmniej { np-counted }
    } { TERM($after) } { TERM($with) }
np-most =
    { np-words } { TERM($after) } o { ATTR($stat, "gender") ->
        [f] najwyższej
        [pl] najwyższych
       *[m] najwyższym
    } { TERM($stat, case: "loc") } { TERM($place) }
np-least =
    { np-words } { TERM($after) } o { ATTR($stat, "gender") ->
        [f] najniższej
        [pl] najniższych
       *[m] najniższym
    } { TERM($stat, case: "loc") } { TERM($place) }
np-against =
    efekty { $who ->
        [self] twoich
       *[other] { "" }
    } { TERM($adj, case: "gen", number: "pl") } { TERM($noun, case: "gen", number: "pl") } { TERM($after) } { TERM($with) } { $who ->
        [opponent] przeciwnika
       *[other] { "" }
    }
to-this =
    { $case ->
        [acc] tę kartę
        [gen] tej karty
        [dat] tej karcie
       *[nom] ta karta
    }
    .gender = f
    .name = ta karta
to-equipped =
    { $case ->
        [acc] wyposażoną jednostkę
        [gen] wyposażonej jednostki
        [dat] wyposażonej jednostce
       *[nom] wyposażona jednostka
    }
    .gender = f
    .name = wyposażona jednostka
to-chosen =
    { $case ->
        [gen] tych jednostek
        [dat] tym jednostkom
       *[nom] te jednostki
    }
    .number = pl
    .name = to, o czym mówił efekt powyżej
to-attacker =
    { $case ->
        [acc] atakującą kartę
        [gen] atakującej karty
        [dat] atakującej karcie
       *[nom] atakująca karta
    }
    .gender = f
    .number = sg
    .name = atakująca karta
to-defender =
    { $case ->
        [acc] broniącą się jednostkę
        [gen] broniącej się jednostki
        [dat] broniącej się jednostce
       *[nom] broniąca się jednostka
    }
    .gender = f
    .number = sg
    .name = broniąca się jednostka
to-event =
    { $case ->
        [acc] daną kartę
        [gen] danej karty
        [dat] danej karcie
       *[nom] dana karta
    }
    .gender = f
    .number = sg
    .name = karta, która to wywołała
to-source =
    { $case ->
        [acc] kartę tego efektu
        [gen] karty tego efektu
        [dat] karcie tego efektu
       *[nom] karta tego efektu
    }
    .gender = f
    .number = sg
    .name = karta, na której efekt padła odpowiedź
to-revealed =
    { $case ->
        [gen] ujawnionych kart
        [dat] ujawnionym kartom
       *[nom] ujawnione karty
    }
    .number = pl
    .name = ujawnione karty
in-units-self = twój
    .as = adjective
    .order = 12
    .f = twoja
    .n = twoje
    .acc-f = swoją
    .acc-n = swoje
    .gen = swojego
    .gen-f = swojej
    .dat = swojemu
    .dat-f = swojej
    .pl = twoje
    .acc-pl = swoje
    .gen-pl = swoich
    .dat-pl = swoim
in-units-opponent = wrogi
    .as = adjective
    .order = 12
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
in-units-any = na polu
in-spells-self = twój
    .as = adjective
    .order = 12
    .f = twoja
    .n = twoje
    .acc-f = swoją
    .acc-n = swoje
    .gen = swojego
    .gen-f = swojej
    .dat = swojemu
    .dat-f = swojej
    .pl = twoje
    .acc-pl = swoje
    .gen-pl = swoich
    .dat-pl = swoim
in-spells-opponent = wrogi
    .as = adjective
    .order = 12
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
in-spells-any = na polu
in-field-self = twój
    .as = adjective
    .order = 12
    .f = twoja
    .n = twoje
    .acc-f = swoją
    .acc-n = swoje
    .gen = swojego
    .gen-f = swojej
    .dat = swojemu
    .dat-f = swojej
    .pl = twoje
    .acc-pl = swoje
    .gen-pl = swoich
    .dat-pl = swoim
in-field-opponent = wrogi
    .as = adjective
    .order = 12
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
in-field-any = na polu
    .acc = z pola
in-hand-self = na twojej ręce
    .acc = z ręki
in-hand-opponent = na ręce przeciwnika
    .acc = z ręki przeciwnika
in-hand-any = na ręce dowolnego gracza
    .acc = z ręki dowolnego gracza
in-deck-self = w twojej talii
    .acc = z talii
    .acc-bare = { "" }
    .bare = { "" }
in-deck-opponent = w talii przeciwnika
    .acc = z talii przeciwnika
in-deck-any = w dowolnej talii
    .acc = z dowolnej talii
in-discard-self = w twoim stosie kart odrzuconych
    .acc = ze swojego stosu kart odrzuconych
    .acc-bare = { "" }
    .bare = { "" }
in-discard-opponent = w stosie kart odrzuconych przeciwnika
    .acc = ze stosu kart odrzuconych przeciwnika
in-discard-any = w dowolnym stosie kart odrzuconych
    .acc = z dowolnego stosu kart odrzuconych
in-under-self = pod twoimi kartami
    .acc = spod swoich kart
in-hand-discard-self = na twojej ręce lub w stosie kart odrzuconych
    .acc = z ręki lub ze swojego stosu kart odrzuconych
in-hand-discard-opponent = na ręce przeciwnika lub w jego stosie kart odrzuconych
    .acc = z ręki przeciwnika lub z jego stosu kart odrzuconych
in-hand-discard-any = na ręce lub w stosie kart odrzuconych dowolnego gracza
    .acc = z ręki lub ze stosu kart odrzuconych dowolnego gracza
n-unit =
    { $number ->
        [pl] { $case ->
            [gen] jednostek
            [dat] jednostkom
           *[nom] jednostki
        }
       *[sg] { $case ->
            [acc] jednostkę
            [gen] jednostki
            [dat] jednostce
           *[nom] jednostka
        }
    }
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { n-unit } { TERM($word, case: "gen", number: "sg") }
        }
       *[other] { TERM($word, case: "gen", number: "sg") }
    }
    .as = after
    .as-field = noun
    .order = 10
    .is =
        { $number ->
            [pl] należą
           *[other] należy
        } do typu { TERM($word, case: "nom", number: "sg") }
    .is-not =
        nie { $number ->
            [pl] należą
           *[other] należy
        } do typu { TERM($word, case: "nom", number: "sg") }
    .name = typ { $word }
where-class = { TERM($word) }
    .as = noun
    .name = klasa { $word }
where-subtype = podtypu { TERM($word, case: "nom", number: "sg") }
    .as = after
    .order = 20
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } podtyp { TERM($word, case: "nom", number: "sg") }
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } podtypu { TERM($word, case: "nom", number: "sg") }
    .name = podtyp { $word }
where-level = rangi { $n }
    .as = after
    .order = 30
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } rangę { $n }
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } rangi { $n }
    .name = ranga { $n }
where-level_at_most = rangi { $n } lub niższej
    .as = after
    .order = 30
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } rangę { $n } lub niższą
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } rangi { $n } lub niższej
    .name = ranga { $n } lub niższa
where-level_at_least = rangi { $n } lub wyższej
    .as = after
    .order = 30
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } rangę { $n } lub wyższą
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } rangi { $n } lub wyższej
    .name = ranga { $n } lub wyższa
where-attack_at_most = ataku { $n } lub mniejszym
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } atak { $n } lub mniejszy
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } ataku { $n } lub mniejszego
    .name = atak { $n } lub mniejszy
where-attack_at_least = ataku { $n } lub większym
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } atak { $n } lub większy
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } ataku { $n } lub większego
    .name = atak { $n } lub większy
where-defense_at_most = obronie { $n } lub mniejszej
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } obronę { $n } lub mniejszą
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } obrony { $n } lub mniejszej
    .name = obrona { $n } lub mniejsza
where-defense_at_least = obronie { $n } lub większej
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } obronę { $n } lub większą
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } obrony { $n } lub większej
    .name = obrona { $n } lub większa
where-tapped = wyczerpany
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
    .name = wyczerpana
where-equipped = wyposażony
    .order = 20
    .f = wyposażona
    .n = wyposażone
    .acc-f = wyposażoną
    .acc-ma = wyposażonego
    .gen = wyposażonego
    .gen-f = wyposażonej
    .dat = wyposażonemu
    .dat-f = wyposażonej
    .pl = wyposażone
    .gen-pl = wyposażonych
    .dat-pl = wyposażonym
    .false = niewyposażony
    .f-false = niewyposażona
    .false-n = niewyposażone
    .acc-f-false = niewyposażoną
    .acc-false-ma = niewyposażonego
    .false-gen = niewyposażonego
    .f-false-gen = niewyposażonej
    .dat-false = niewyposażonemu
    .dat-f-false = niewyposażonej
    .false-pl = niewyposażone
    .false-gen-pl = niewyposażonych
    .dat-false-pl = niewyposażonym
    .name = wyposażona
where-keyword = { TERM($word) }
    .order = 25
    .name = słowo kluczowe { $word }
where-name = o nazwie „{ $card }”
    .as = after
    .order = 90
    .name = podana nazwa
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
    .name = inna

## Jak długo

for-this_turn = do końca tury
    .name = do końca tury
for-while_on_field = , dopóki ta karta jest na polu
    .name = dopóki ta karta jest na polu

for-lasting =
    .name = dopóki jest odkryta na polu

## Warunki

if-control =
    { $who ->
        [opponent] { ATTR($cards, "pick") ->
            [none] przeciwnik nie kontroluje
           *[other] przeciwnik kontroluje
        }
       *[self] { ATTR($cards, "pick") ->
            [none] nie kontrolujesz
           *[other] kontrolujesz
        }
    } { TERM($cards, case: "acc") }
    .subject = opponent
    .name = kontrolujesz takie karty
if-have =
    { ATTR($cards, "pick") ->
        [none] nie masz
       *[other] masz
    } { TERM($cards, case: "acc") } { ATTR($cards, "zone") ->
        [discard] w swoim stosie kart odrzuconych
       *[other] { "" }
    }
    .name = masz takie karty

## Działania

np-val = { $val }
n-cards =
    { $val ->
        [one] { np-val } kartę
        [few] { np-val } karty
       *[many] { np-val } kart
    }
n-random-cards =
    { $val ->
        [one] { np-val } losową kartę
        [few] { np-val } losowe karty
       *[many] { np-val } losowych kart
    }
n-top-cards =
    { $val ->
        [one] wierzchnią kartę
        [few] { np-val } wierzchnie karty
       *[many] { np-val } wierzchnich kart
    }
n-points =
    { $val ->
        [one] { $val } punkt
        [few] { $val } punkty
       *[many] { $val } punktów
    }
v-get =
    { ATTR($to, "number") ->
        [pl] otrzymują
       *[other] otrzymuje
    }
op-destroy = zniszcz { TERM($to, case: "acc") }
    .name = zniszczenie
op-send = odłóż { TERM($to, case: "acc") } na stos kart odrzuconych
    .name = odłożenie na stos kart odrzuconych
op-return =
    cofnij { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] na ręce właścicieli
       *[other] na rękę właściciela
    }
    .name = cofnięcie na rękę
op-put_on_top =
    połóż { TERM($to, case: "acc") } na wierzchu { ATTR($to, "number") ->
        [pl] talii właścicieli
       *[other] talii właściciela
    }
    .name = na wierzch talii
op-put_at_bottom =
    połóż { TERM($to, case: "acc") } na spodzie { ATTR($to, "number") ->
        [pl] talii właścicieli
       *[other] talii właściciela
    }
    .name = na spód talii
op-shuffle =
    wtasuj { TERM($to, case: "acc") } do talii { ATTR($to, "number") ->
        [pl] właścicieli
       *[other] właściciela
    }
    .name = wtasowanie do talii
op-take = przejmij { TERM($to, case: "acc") }
    .name = przejęcie kontroli
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
    .name = odrzucenie z talii
op-discard =
    { $who ->
        [opponent] przeciwnik odrzuca
        [both] obaj gracze odrzucają
       *[other] odrzuć
    } { $choice ->
        [random] { n-random-cards }
       *[other] { n-cards }
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] odrzuca
            [both] obaj gracze odrzucają
           *[other] odrzuć
        } { $choice ->
            [random] { n-random-cards }
           *[other] { n-cards }
        }
    .name = odrzucenie kart
op-draw =
    { $who ->
        [opponent] przeciwnik dobiera
        [both] obaj gracze dobierają
       *[other] dobierz
    } { n-cards }
    .subject = opponent
    .same =
        { $who ->
            [opponent] dobiera
            [both] obaj gracze dobierają
           *[other] dobierz
        } { n-cards }
    .name = dobranie kart
op-add = weź na rękę { TERM($to, case: "acc") }
    .name = wzięcie na rękę
op-recover = odzyskaj { TERM($to, case: "acc") }
    .name = odzyskanie
op-search = znajdź w swojej talii { TERM($to, case: "acc", decl: "bare") } i weź na rękę
    .name = przeszukanie talii
op-search_discard = znajdź w swoim stosie kart odrzuconych { TERM($to, case: "acc", decl: "bare") } i weź na rękę
    .name = przeszukanie stosu kart odrzuconych
op-shuffle_deck =
    potasuj { $who ->
        [opponent] talię przeciwnika
        [both] obie talie
       *[other] swoją talię
    }
    .name = potasowanie talii
op-reveal = ujawnij { TERM($to, case: "acc") }
    .name = ujawnienie
op-reveal_top =
    ujawnij { n-top-cards } { $who ->
        [opponent] talii przeciwnika
        [both] obu talii
       *[other] swojej talii
    }
    .name = ujawnienie wierzchu talii
op-gain_points =
    { $who ->
        [opponent] przeciwnik zyskuje
        [both] obaj gracze zyskują
       *[other] zyskaj
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] zyskuje
            [both] obaj gracze zyskują
           *[other] zyskaj
        } { n-points }
    .name = zyskanie punktów
op-lose_points =
    { $who ->
        [opponent] przeciwnik traci
        [both] obaj gracze tracą
       *[other] strać
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] traci
            [both] obaj gracze tracą
           *[other] strać
        } { n-points }
    .name = utrata punktów
op-gain_attack = { TERM($to) } { v-get } +{ $val } do ataku
    .name = wzrost ataku
op-lose_attack = { TERM($to) } { v-get } −{ $val } do ataku
    .name = spadek ataku
op-gain_defense = { TERM($to) } { v-get } +{ $val } do obrony
    .name = wzrost obrony
op-lose_defense = { TERM($to) } { v-get } −{ $val } do obrony
    .name = spadek obrony
n-granted =
    { ATTR($to, "number") ->
        [pl] są { TERM($word, number: "pl") }
       *[other] { ATTR($to, "gender") ->
            [n] jest { TERM($word, gender: "n") }
           *[other] jest { TERM($word, gender: "f") }
        }
    }
op-grant =
    { TERM($to) } { n-granted } { $choice ->
        [immune] na { TERM($against) }
       *[other] { "" }
    }
    .name = nadanie słowa kluczowego
op-tap = wyczerp { TERM($to, case: "acc") }
    .name = wyczerpanie
op-untap = przygotuj { TERM($to, case: "acc") }
    .name = przygotowanie
op-play = zagraj { TERM($to, case: "acc") }
    .name = zagranie
op-level_up = awansuj swoją kartę, kładąc na niej { TERM($to, case: "acc") }
    .name = awans
op-equip = wyposaż w tę kartę { TERM($to, case: "acc") }
    .name = wyposażenie
op-counter =
    { $timing ->
        [enemy_attacks] powstrzymaj ten atak
       *[other] anuluj ten efekt
    }
    .name = anulowanie
op-activate = użyj jednego efektu { TERM($to, case: "gen") }
    .name = użycie efektu
op-skip =
    { $who ->
        [self] pomijasz swoją
        [both] obaj gracze pomijają swoją
       *[other] przeciwnik pomija swoją
    } następną { $choice ->
        [draw] fazę dobierania
        [main] fazę główną
        [battle] fazę walki
       *[other] turę
    }
    .name = pominięcie fazy lub tury
op-skip_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] nie mogą atakować w następnej fazie walki swoich kontrolerów
       *[other] nie może atakować w następnej fazie walki swojego kontrolera
    }
    .name = powstrzymanie od ataku
op-more_plays =
    { $who ->
        [opponent] przeciwnik może
        [both] obaj gracze mogą
       *[other] możesz
    } zagrać o { n-cards } więcej { $always ->
        [yes] w każdej turze
       *[no] { "" }
    }
    .name = więcej zagrań
op-more_attacks =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] mogą
       *[other] może
    } zaatakować jeszcze { $val ->
        [one] { np-val } raz
        [few] { np-val } razy
       *[many] { np-val } razy
    }
    .name = więcej ataków

## Rodzaje działań

kind-removal = Usuwanie
kind-points = Punkty
kind-cards = Karty
kind-numbers = Liczby
kind-field = Pole
kind-control = Kontrola

## Fazy, akcje, to, co się w nich wskazuje, okna, zdarzenia

phase-start = Początek
phase-draw = Faza dobierania
phase-main = Faza główna
phase-battle = Faza walki
phase-end = Faza końcowa
action-play = zagranie
action-level_up = awans
action-activate = użycie efektu
action-attack = atak
pick-onto = karta pod spodem
pick-target = cel
window-respond = odpowiedzi
window-moment = chwila na efekty
event-turn_begins = początek tury
event-activates = użyto efektu
event-attacks = atak
event-has_attacked = po ataku

## Dlaczego czegoś nie można

refused-no-plays = W tej turze zagrano już wszystkie dozwolone karty
refused-level = Kartę rangi 1 zagrywa się na wolne miejsce, a wyższą na kartę tego samego typu o rangę niższą
refused-first-turn = W pierwszej turze nikt nie atakuje
refused-attacked = Ta jednostka już atakowała w tej turze
refused-held-back = Ta jednostka nie może atakować w tej fazie walki

## Nazwy do tekstu zasad

word-chosen = wybrane
word-random = losowe
word-never = nigdy
word-own_turn = we własnej turze
word-stands_up = przygotowuje
word-stays = zostawia wyczerpaną
word-either = w obu turach
word-own = we własnej turze gracza
word-both_stand = obie zostają
word-both_fall = obie padają
word-turn = tura
word-unit = jednostka
setting-untap = kiedy karty gracza się przygotowują
setting-dormant_use = co robi użycie uśpionego efektu
setting-spell_normal = w czyich turach działają zaklęcia
setting-equal_strength = co się dzieje przy równej sile
role-attacker = atakująca karta
    .gen = atakującej karty
role-defender = broniąca się jednostka
    .gen = broniącej się jednostki
role-direct = karta atakująca gracza
    .gen = karty atakującej gracza
role-revealed = ujawnione karty
    .gen = ujawnionych kart
role-rising = awansująca karta
    .gen = awansującej karty
role-base = karta pod spodem
    .gen = karty pod spodem
to-own_unit =
    .name = twoja jednostka
to-enemy_unit =
    .name = wroga jednostka
to-any_unit =
    .name = jednostka na polu
to-enemy_card =
    .name = wroga karta
to-any_card =
    .name = karta na polu
to-own_units =
    .name = wszystkie twoje jednostki
to-enemy_units =
    .name = wszystkie wrogie jednostki
to-all_units =
    .name = wszystkie jednostki na polu
to-from_hand =
    .name = karta z twojej ręki
to-from_deck =
    .name = karta z twojej talii
to-from_discard =
    .name = karta z twojego stosu kart odrzuconych
on-would_be_destroyed =
    .name = gdy miałaby zostać zniszczona
op-stay =
    .name = pozostanie w grze

## Talie

deck-rootfire = Ogień korzeni
deck-stormgrave = Burzowy grób

## Karty

card-TT-F001 = Żużlowe smoczątko
card-TT-F002 = Popielny biegacz
card-TT-F003 = Iskra złości
card-TT-F004 = Chochlik podpałki
card-TT-F005 = Smok z pieca
card-TT-F006 = Żużlowy nosorożec
card-TT-F007 = Ojciec hutniczych ogni
card-TT-F008 = Szermierz żaru
card-TT-F009 = Kolos z płonącego stosu
card-TT-N001 = Omszały żółw
card-TT-N002 = Jeżynowa pielęgniarka
card-TT-N003 = Wołająca nasiona
card-TT-N004 = Śpiący korzeń
card-TT-N005 = Ciernista matrona
card-TT-N006 = Jeleń z gaju
card-TT-N007 = Pyłkowy rój
card-TT-N008 = Prastary baldachim
card-TT-N009 = Żmij korzenia świata
card-TT-W001 = Słona wydra
card-TT-W002 = Ryba z latarenką
card-TT-W003 = Czytająca z przypływu
card-TT-W004 = Mędrzec mułu
card-TT-W005 = Wartownik rafy
card-TT-W006 = Prąd wsteczny
card-TT-W007 = Lustrzany węgorz
card-TT-W008 = Głębinowy nurt
card-TT-W009 = Herold wiru
card-TT-D001 = Ogar z krypty
card-TT-D002 = Pusty paź
card-TT-D003 = Zbieracz kości
card-TT-D004 = Pośrednik grobów
card-TT-D005 = Ćma zarazy
card-TT-D006 = Kapitan upiorów
card-TT-D007 = Żałobny welon
card-TT-D008 = Ostatni wierzyciel
card-TT-D009 = Licz z dziewiątych schodów
card-TT-E001 = Kamienny strażnik
card-TT-E002 = Golem z kamieniołomu
card-TT-E003 = Granitowy mamut
card-TT-A001 = Ślizgacz wichru
card-TT-A002 = Złodziej latawców
card-TT-A003 = Burzowy ruk
card-TT-V001 = Przekaźnik iskier
card-TT-V002 = Szczur z cewką
card-TT-V003 = Silnik łukowy
card-TT-L001 = Akolita świtu
card-TT-L002 = Świecowa wróżka
card-TT-L003 = Paladyn południa
card-TT-S001 = Deszcz iskier
card-TT-S002 = Zielona dziesięcina
card-TT-S003 = Hartowane ostrze
card-TT-S004 = Miecz królów
card-TT-S005 = Osłona z kory
card-TT-S006 = Pożyczona godzina
card-TT-S007 = Krąg popiołu
card-TT-S008 = Długi cień
card-TT-S009 = Drugi księżyc
card-TT-S010 = Nagły rozkwit
card-TT-S011 = Zamknięta brama
card-TT-S012 = Otwarta księga
card-TT-S013 = Czystopis
card-TT-S014 = Drugie czytanie
card-TT-S015 = Utopiony dzwon
card-TT-S016 = Tron głębin
