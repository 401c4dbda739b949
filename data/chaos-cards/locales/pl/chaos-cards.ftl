## Gra

game-name = Karty chaosu
game-about = Po trzydzieści tur, dwadzieścia kart i przywódca: karty układa gramatyka, więc w talii przeciwnika może być wszystko, co da się w niej powiedzieć.

## Słowa: typy i podtypy to rzeczowniki, słowa kluczowe zawsze piszemy wielką literą. „ma” to rodzaj męskożywotny, „mp” męskoosobowy.

type-leader = przywódca
    .gender = ma
    .plural = mp
    .acc = przywódcę
    .gen = przywódcy
    .dat = przywódcy
    .ins = przywódcą
    .pl = przywódcy
    .acc-pl = przywódców
    .gen-pl = przywódców
    .dat-pl = przywódcom
    .ins-pl = przywódcami
type-minion = stronnik
    .gender = ma
    .plural = mp
    .acc = stronnika
    .gen = stronnika
    .dat = stronnikowi
    .ins = stronnikiem
    .pl = stronnicy
    .acc-pl = stronników
    .gen-pl = stronników
    .dat-pl = stronnikom
    .ins-pl = stronnikami
type-spell = zaklęcie
    .gender = n
    .gen = zaklęcia
    .dat = zaklęciu
    .ins = zaklęciem
    .pl = zaklęcia
    .gen-pl = zaklęć
    .dat-pl = zaklęciom
    .ins-pl = zaklęciami
subtype-beast = Bestia
    .gender = f
    .acc = Bestię
    .gen = Bestii
    .dat = Bestii
    .ins = Bestią
    .pl = Bestie
    .gen-pl = Bestii
    .dat-pl = Bestiom
    .ins-pl = Bestiami
subtype-dragon = Smok
    .gender = ma
    .acc = Smoka
    .gen = Smoka
    .dat = Smokowi
    .ins = Smokiem
    .pl = Smoki
    .gen-pl = Smoków
    .dat-pl = Smokom
    .ins-pl = Smokami
subtype-demon = Demon
    .gender = ma
    .acc = Demona
    .gen = Demona
    .dat = Demonowi
    .ins = Demonem
    .pl = Demony
    .gen-pl = Demonów
    .dat-pl = Demonom
    .ins-pl = Demonami
keyword-charge = Szarża
    .acc = Szarżę
    .ins = Szarżą
keyword-taunt = Prowokacja
    .acc = Prowokację
    .ins = Prowokacją
keyword-stealth = Ukrycie
    .ins = Ukryciem
keyword-untargetable = Nieuchwytność
    .ins = Nieuchwytnością
keyword-shield = Tarcza
    .acc = Tarczę
    .ins = Tarczą
keyword-poisonous = Trucizna
    .acc = Truciznę
    .ins = Trucizną
keyword-lifesteal = Kradzież życia
    .ins = Kradzieżą życia
about-keyword-charge = Może atakować w turze, w której przybyła.
about-keyword-taunt = Wrogowie muszą atakować widoczną dla nich postać z Prowokacją.
about-keyword-stealth = Przeciwnik nie może jej atakować ani wybrać. Traci Ukrycie, gdy atakuje.
about-keyword-untargetable = Żaden efekt nie może jej wybrać. Efekty, które obejmują wszystkich albo kogoś losowego, nadal na nią działają.
about-keyword-shield = Przyjmuje w całości pierwsze obrażenia, po czym znika.
about-keyword-poisonous = Stronnik, któremu zada obrażenia, zostaje zniszczony.
about-keyword-lifesteal = Obrażenia, które zadaje, leczą o tyle samo przywódcę jej gracza.
noun-play = postać
    .gender = f
    .gen = postaci
    .dat = postaci
    .ins = postacią
    .pl = postacie
    .gen-pl = postaci
    .dat-pl = postaciom
    .ins-pl = postaciami
np-n = { $n }

## Liczby kart i to, co noszą karty

number-cost = koszt
number-atk = atak
number-hp = życie
number-attacks = ataki w turze
counter-max_mp = maksimum MP
counter-mp_used = wydane MP
counter-fatigue = zmęczenie
quantity-mp = MP
state-lost = utracone życie
state-attacked = wykonane ataki
state-heat = nagrzanie
state-threshold = próg przegrzania

## Strefy

zone-leader = miejsce przywódcy
zone-field = pole
zone-hand = ręka
zone-deck = talia
zone-graveyard = cmentarz
zone-play = przywódca i pole
zone-hand_or_deck = ręka lub talia
zone-everywhere = przywódca, pole, ręka i talia

## Jak długo: nic się nie drukuje

for-lasting =
    .name = do zresetowania

## Zdania

seq-abilities = { $a } { $b }
frame-as-on = { $on }, { $as }, { $text }
frame-as-on-if = { $on }, { $as } i { $if }, { $text }
as-in_hand = jeśli ta karta jest na twojej ręce
    .name = działa z ręki
as-in_deck = jeśli ta karta jest w twojej talii
    .name = działa z talii
as-in_hand_or_deck = jeśli ta karta jest na twojej ręce lub w talii
    .name = działa z ręki i z talii
printed-keyword = { TERM($word) }.
printed-attacks =
    { $n ->
        [0] Nie atakuje.
        [1] Atakuje 1 raz na turę.
       *[many] Atakuje { $n } razy na turę.
    }
on-battlecry = Okrzyk bojowy
    .as = label
    .name = Okrzyk bojowy
# Na zaklęciu nie drukowane; `.quoted` stoi w cudzysłowie dołączonego efektu.
on-cast =
    .name = Rzucenie
    .quoted = Rzucenie
on-deathrattle = Agonia
    .as = label
    .name = Agonia
on-on_discard = Po odrzuceniu
    .as = label
    .name = Po odrzuceniu
on-your_turn_start = na początku twojej tury
on-their_turn_start = na początku tury przeciwnika
on-each_turn_start = na początku każdej tury
on-your_turn_end = na koniec twojej tury
on-their_turn_end = na koniec tury przeciwnika
on-each_turn_end = na koniec każdej tury

## O czym mówią efekty

np-tail = { TERM($after) } { TERM($with) } { TERM($place) }
np-with = o { $list }
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
np-target = { np-chosen } { np-words } { np-tail }
np-all =
    { $case ->
        [gen] wszystkich
        [dat] wszystkim
        [acc] { $gender ->
            [mp] wszystkich
           *[other] wszystkie
        }
       *[nom] { $gender ->
            [mp] wszyscy
           *[other] wszystkie
        }
    } { TERM($adj) } { TERM($noun) } { np-tail }
np-another =
    { $case ->
        [acc] { $gender ->
            [f] inną
            [n] inne
           *[other] innego
        }
       *[nom] { $gender ->
            [f] inna
            [n] inne
           *[other] inny
        }
    }
np-some =
    { $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] { $who ->
                [opponent] { "" }
               *[other] { np-another }
            }
        }
       *[other] { "" }
    } { np-words } { np-tail }
to-own_leader =
    { $case ->
        [acc] swojego przywódcę
        [gen] swojego przywódcy
        [dat] swojemu przywódcy
       *[nom] twój przywódca
    }
    .number = sg
    .name = twój przywódca
to-enemy_leader =
    { $case ->
        [acc] wrogiego przywódcę
        [gen] wrogiego przywódcy
        [dat] wrogiemu przywódcy
       *[nom] wrogi przywódca
    }
    .number = sg
    .name = wrogi przywódca
to-both_leaders =
    { $case ->
        [acc] obu przywódców
        [gen] obu przywódców
        [dat] obu przywódcom
       *[nom] obaj przywódcy
    }
    .number = pl
    .name = obaj przywódcy
to-this =
    { $type ->
        [leader] { $case ->
            [acc] tego przywódcę
            [gen] tego przywódcy
            [dat] temu przywódcy
           *[nom] ten przywódca
        }
        [minion] { $case ->
            [acc] tego stronnika
            [gen] tego stronnika
            [dat] temu stronnikowi
           *[nom] ten stronnik
        }
       *[other] { $case ->
            [acc] tę kartę
            [gen] tej karty
            [dat] tej karcie
           *[nom] ta karta
        }
    }
    .name = ta karta
in-play-self = przyjazny
    .as = adjective
    .order = 10
    .f = przyjazna
    .n = przyjazne
    .acc-f = przyjazną
    .acc-ma = przyjaznego
    .gen = przyjaznego
    .gen-f = przyjaznej
    .dat = przyjaznemu
    .dat-f = przyjaznej
    .pl = przyjazne
    .mp-pl = przyjaźni
    .acc-mp-pl = przyjaznych
    .gen-pl = przyjaznych
    .dat-pl = przyjaznym
    .some = { "" }
in-play-opponent = wrogi
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
    .mp-pl = wrodzy
    .acc-mp-pl = wrogich
    .gen-pl = wrogich
    .dat-pl = wrogim
    .some = { "" }
in-hand-self = na twojej ręce
    .acc = z ręki
    .from = z twojej ręki
    .all-from = z twojej ręki
    .some = na ręce
in-hand-opponent = na ręce przeciwnika
    .acc = z ręki przeciwnika
    .from = z ręki przeciwnika
    .all-from = z ręki przeciwnika
    .some = na ręce
in-hand-any = na ręce dowolnego gracza
    .acc = z ręki dowolnego gracza
    .from = z ręki dowolnego gracza
    .all-from = z rąk obu graczy
    .all = na rękach obu graczy
    .acc-all = z rąk obu graczy
    .some = na ręce
in-deck-self = w twojej talii
    .acc = ze swojej talii
    .from = z twojej talii
    .all-from = z twojej talii
    .some = w talii
in-deck-opponent = w talii przeciwnika
    .acc = z talii przeciwnika
    .from = z talii przeciwnika
    .all-from = z talii przeciwnika
    .some = w talii
in-deck-any = w talii dowolnego gracza
    .acc = z talii dowolnego gracza
    .from = z talii dowolnego gracza
    .all-from = z talii obu graczy
    .all = w taliach obu graczy
    .acc-all = z talii obu graczy
    .some = w talii
in-hand_or_deck-self = na twojej ręce lub w twojej talii
    .acc = z ręki lub talii
    .from = z twojej ręki lub talii
    .all = na twojej ręce i w twojej talii
    .acc-all = z ręki i talii
    .all-from = z twojej ręki i talii
    .some = na ręce lub w talii
in-hand_or_deck-opponent = na ręce lub w talii przeciwnika
    .acc = z ręki lub talii przeciwnika
    .from = z ręki lub talii przeciwnika
    .all-from = z ręki i talii przeciwnika
    .all = na ręce i w talii przeciwnika
    .acc-all = z ręki i talii przeciwnika
    .some = na ręce lub w talii
in-hand_or_deck-any = na ręce lub w talii dowolnego gracza
    .acc = z ręki lub talii dowolnego gracza
    .from = z ręki lub talii dowolnego gracza
    .all-from = z rąk i talii obu graczy
    .all = na rękach i w taliach obu graczy
    .acc-all = z rąk i talii obu graczy
    .some = na ręce lub w talii
where-type = { TERM($word) }
    .as = noun
    .name = typ { $word }
where-subtype = { TERM($word) }
    .as = noun
    .name = podtyp { $word }
where-has = z { TERM($word, case: "ins") }
    .as = after
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } { TERM($word, case: "acc") }
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } { TERM($word, case: "gen") }
    .name = słowo kluczowe { $word }
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
where-atk_at_least = ataku { $n } lub większym
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
where-atk_at_most = ataku { $n } lub mniejszym
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
n-health =
    { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    }
where-hp_at_least = życiu { $n } lub większym
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } co najmniej { n-health }
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } co najmniej { n-health }
    .name = życie { $n } lub większe
where-hp_at_most = życiu { $n } lub mniejszym
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } najwyżej { n-health }
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } najwyżej { n-health }
    .name = życie { $n } lub mniejsze
n-attacks-left =
    { $n ->
        [one] { $n } pozostały atak
        [few] { $n } pozostałe ataki
       *[many] { $n } pozostałych ataków
    }
n-attacks-left-loc =
    { $n ->
        [one] { $n } pozostałym ataku
        [few] { $n } pozostałych atakach
       *[many] { $n } pozostałych atakach
    }
where-attacks_at_least = co najmniej { n-attacks-left-loc }
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } co najmniej { n-attacks-left }
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } co najmniej { n-attacks-left }
    .name = pozostałe ataki: { $n } lub więcej
where-attacks_at_most = najwyżej { n-attacks-left-loc }
    .as = with
    .is =
        { $n ->
            [0] nie { $number ->
                [pl] mają
               *[other] ma
            } już ataków
           *[other] { $number ->
                [pl] mają
               *[other] ma
            } najwyżej { n-attacks-left }
        }
    .name = pozostałe ataki: { $n } lub mniej

## Warunki

if-exists =
    { ATTR($cards, "who") ->
        [self] masz { TERM($cards, case: "acc") }
        [opponent] przeciwnik ma { TERM($cards, case: "acc") }
       *[any] { ATTR($cards, "zone") ->
            [play] w grze jest { TERM($cards, case: "nom") }
           *[other] któryś z graczy ma { TERM($cards, case: "acc") }
        }
    }
    .name = jest taka karta
if-this = ta karta { TERM($is) }
    .name = ta karta jest taka
if-own_leader = twój przywódca { TERM($is) }
    .name = twój przywódca jest taki
if-enemy_leader = wrogi przywódca { TERM($is) }
    .name = wrogi przywódca jest taki
if-both_leaders = obaj przywódcy { TERM($is, number: "pl") }
    .name = obaj przywódcy są tacy
if-mp_at_least = masz co najmniej { $n } MP
if-mp_at_most =
    { $n ->
        [0] nie masz MP
       *[other] masz najwyżej { $n } MP
    }
if-enemy_mp_at_least = przeciwnik ma co najmniej { $n } MP
    .subject = opponent
if-enemy_mp_at_most =
    { $n ->
        [0] przeciwnik nie ma MP
       *[other] przeciwnik ma najwyżej { $n } MP
    }
    .subject = opponent
if-both_mp_at_least = obaj gracze mają co najmniej { $n } MP
if-both_mp_at_most =
    { $n ->
        [0] obaj gracze nie mają MP
       *[other] obaj gracze mają najwyżej { $n } MP
    }
if-max_mp_at_least = twoje maksimum MP wynosi co najmniej { $n }
if-max_mp_at_most = twoje maksimum MP wynosi najwyżej { $n }
if-enemy_max_mp_at_least = maksimum MP przeciwnika wynosi co najmniej { $n }
if-enemy_max_mp_at_most = maksimum MP przeciwnika wynosi najwyżej { $n }
if-both_max_mp_at_least = maksimum MP obu graczy wynosi co najmniej { $n }
if-both_max_mp_at_most = maksimum MP obu graczy wynosi najwyżej { $n }

## Działania

n-damage =
    { $val ->
        [one] { $val } obrażenie
        [few] { $val } obrażenia
       *[many] { $val } obrażeń
    }
n-life =
    { $val ->
        [one] { $val } punkt życia
        [few] { $val } punkty życia
       *[many] { $val } punktów życia
    }
n-attacks =
    { $val ->
        [one] { $val } atak
        [few] { $val } ataki
       *[many] { $val } ataków
    }
n-more-attacks =
    { $val ->
        [one] { $val } dodatkowy atak
        [few] { $val } dodatkowe ataki
       *[many] { $val } dodatkowych ataków
    }
op-dmg = zadaj { n-damage } { TERM($to, case: "dat") }
    .name = obrażenia
op-heal = przywróć { n-life } { TERM($to, case: "dat") }
    .name = przywrócenie życia
op-rearm = przywróć { n-attacks } { TERM($to, case: "dat") }
    .name = przywrócenie ataków
op-cost =
    { $sign ->
        [minus] zmniejsz
       *[other] zwiększ
    } koszt { TERM($to, case: "gen") } o { $abs }
    .name = zmiana kosztu
op-buff = daj { SIGNED($atk) }/{ SIGNED($hp) } { TERM($to, case: "dat") }
    .name = atak i życie
op-attacks = daj { TERM($to, case: "dat") } { n-more-attacks } w każdej turze
    .name = więcej ataków
op-destroy = zniszcz { TERM($to, case: "acc") }
    .name = zniszczenie
op-discard = odrzuć { TERM($to, case: "acc") }
    .name = odrzucenie
op-transform =
    zamień { TERM($to, case: "acc") } w { ATTR($card, "made") ->
        [known] kartę { n-quoted }
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($card, case: "acc", number: "pl") }
           *[other] { TERM($card, case: "acc") }
        }
    }
    .name = przemiana
op-move =
    { $dest ->
        [self-hand] weź na rękę { TERM($to, case: "acc") }
        [opponent-hand] przenieś { TERM($to, case: "acc") } do ręki przeciwnika
        [owner-hand] cofnij { TERM($to, case: "acc") } { ATTR($to, "number") ->
            [pl] na ręce właścicieli
           *[other] na rękę właściciela
        }
        [self-field] przenieś { TERM($to, case: "acc") } na swoje pole
        [opponent-field] przenieś { TERM($to, case: "acc") } na pole przeciwnika
        [owner-field] przenieś { TERM($to, case: "acc") } { ATTR($to, "number") ->
            [pl] na pola właścicieli
           *[other] na pole właściciela
        }
        [self-deck] wtasuj { TERM($to, case: "acc") } do swojej talii
        [opponent-deck] wtasuj { TERM($to, case: "acc") } do talii przeciwnika
       *[owner-deck] wtasuj { TERM($to, case: "acc") } { ATTR($to, "number") ->
            [pl] do talii właścicieli
           *[other] do talii właściciela
        }
    }
    .name = przeniesienie
op-copy =
    { $dest ->
        [self-hand] weź na rękę
        [opponent-hand] dodaj
        [both-hand] dodaj
        [owner-hand] dodaj
        [self-deck] wtasuj
        [opponent-deck] wtasuj
        [both-deck] wtasuj
        [owner-deck] wtasuj
       *[other] połóż
    } { ATTR($to, "number") ->
        [pl] kopie
       *[other] kopię
    } { TERM($to, case: "gen", decl: "from") } { $dest ->
        [self-hand] { "" }
        [opponent-hand] do ręki przeciwnika
        [both-hand] do rąk obu graczy
        [owner-hand] { ATTR($to, "number") ->
            [pl] do rąk właścicieli
           *[other] do ręki właściciela
        }
        [self-field] na swoim polu
        [opponent-field] na polu przeciwnika
        [both-field] na obu polach
        [owner-field] { ATTR($to, "number") ->
            [pl] na polach właścicieli
           *[other] na polu właściciela
        }
        [self-deck] do swojej talii
        [opponent-deck] do talii przeciwnika
        [both-deck] do obu talii
       *[owner-deck] { ATTR($to, "number") ->
            [pl] do talii właścicieli
           *[other] do talii właściciela
        }
    }
    .name = kopia
op-become = nadaj podtyp { TERM($word) } { TERM($to, case: "dat") }
    .name = zmiana podtypu
op-give = daj { TERM($word, case: "acc") } { TERM($to, case: "dat") }
    .name = nadanie słowa kluczowego
op-strip = odbierz wszystkie słowa kluczowe { TERM($to, case: "dat") }
    .name = odebranie słów kluczowych
op-overheat = przegrzej wszystkie efekty { TERM($to, case: "gen") }
    .name = przegrzanie
op-dampen = obniż próg przegrzania { TERM($to, case: "gen") } o { $val }
    .name = obniżenie progu
op-reset = zresetuj { TERM($to, case: "acc") }
    .name = reset
op-attach =
    daj { TERM($to, case: "dat") } efekt { $depth ->
        [2] «{ $effects }»
       *[other] „{ $effects }”
    }
    .name = nadanie efektów
op-draw =
    { $who ->
        [opponent] przeciwnik dobiera
        [both] obaj gracze dobierają
       *[other] dobierz
    } { $val ->
        [one] kartę
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
            [one] kartę
            [few] { $val } karty
           *[many] { $val } kart
        }
    .name = dobranie kart
op-mp =
    { $who ->
        [opponent] przeciwnik { $sign ->
            [minus] traci
           *[other] odzyskuje
        }
        [both] obaj gracze { $sign ->
            [minus] tracą
           *[other] odzyskują
        }
       *[other] { $sign ->
            [minus] tracisz
           *[other] odzyskaj
        }
    } { $abs } MP
    .subject = opponent
    .same =
        { $who ->
            [opponent] { $sign ->
                [minus] traci
               *[other] odzyskuje
            }
            [both] obaj gracze { $sign ->
                [minus] tracą
               *[other] odzyskują
            }
           *[other] { $sign ->
                [minus] tracisz
               *[other] odzyskaj
            }
        } { $abs } MP
    .name = MP
op-max_mp =
    { $who ->
        [opponent] maksimum MP przeciwnika
        [both] maksimum MP obu graczy
       *[other] twoje maksimum MP
    } { $sign ->
        [minus] spada
       *[other] wzrasta
    } o { $abs }
    .name = maksimum MP
n-quoted =
    { $depth ->
        [2] «{ TERM($card) }»
       *[other] „{ TERM($card) }”
    }
n-copies =
    { ATTR($card, "made") ->
        [known] { $val ->
            [1] kartę { n-quoted }
            [few] { $val } kopie karty { n-quoted }
           *[many] { $val } kopii karty { n-quoted }
        }
       *[other] { TERM($card, case: "acc") }
    }
op-create =
    { $dest ->
        [self-field] przyzwij { n-copies } na swoje pole
        [opponent-field] przyzwij { n-copies } na pole przeciwnika
        [both-field] przyzwij { n-copies } na pole każdego z graczy
        [self-hand] weź na rękę { n-copies }
        [opponent-hand] dodaj { n-copies } do ręki przeciwnika
        [both-hand] dodaj { n-copies } do ręki każdego z graczy
        [self-deck] wtasuj { n-copies } do swojej talii
        [opponent-deck] wtasuj { n-copies } do talii przeciwnika
       *[other] wtasuj { n-copies } do talii każdego z graczy
    }
    .name = tworzenie kart
op-win =
    { $who ->
        [opponent] przeciwnik wygrywa grę
        [both] obaj gracze wygrywają grę
       *[other] wygrywasz grę
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] wygrywa grę
            [both] obaj gracze wygrywają grę
           *[other] wygrywasz grę
        }
    .name = wygrana
# Karty tworzone przez efekty stoją zawsze w bierniku.
made-noun =
    { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-noun-many =
    { $has-subtype ->
        [yes] { TERM($subtype, case: "gen", number: "pl") }
       *[no] { TERM($type, case: "gen", number: "pl") }
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] z efektem «{ $effects }»
           *[other] z efektem „{ $effects }”
        }
       *[no] { "" }
    }
made-written =
    { $n ->
        [1] { made-noun }
        [few] { np-n } { made-noun }
       *[many] { np-n } { made-noun-many }
    } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { made-effects }
made-chance =
    { $number ->
        [pl] { $has-subtype ->
            [yes] losowe
           *[no] { ATTR($type, "gender") ->
                [ma] losowych
                [n] losowe
               *[f] losowe
            }
        }
       *[sg] { $has-subtype ->
            [yes] { ATTR($subtype, "gender") ->
                [f] losową
               *[other] losowego
            }
           *[no] { ATTR($type, "gender") ->
                [f] losową
                [n] losowe
               *[ma] losowego
            }
        }
    }
made-random =
    { $n ->
        [1] { made-chance } { made-noun }
        [few] { np-n } { made-chance } { made-noun }
       *[many] { np-n } losowych { made-noun-many }
    } { $cost ->
        [none] { "" }
       *[other] o koszcie { $cost }
    }

## Rodzaje działań

kind-damage = Obrażenia
kind-restore = Odnowa
kind-energy = Koszty i MP
kind-cards = Karty
kind-allies = Wzmocnienie
kind-control = Kontrola

## Fazy, akcje i zdarzenia

phase-start = Początek
phase-main = Faza główna
phase-end = Koniec
action-play = zagranie
action-attack = atak
pick-target = cel
event-destroyed = zniszczenie
event-discarded = odrzucenie
routine-discard = odrzucenie
routine-draw = dobranie

## Dlaczego czegoś nie można

refused-full = Na polu nie ma miejsca
refused-weak = Postać bez ataku nie może atakować
refused-asleep = Ta postać dopiero przybyła
refused-attacked = Ta postać wykonała już wszystkie ataki w tej turze

## Nazwy do tekstu zasad

to-target =
    .name = wybrana karta
to-all =
    .name = wszystkie pasujące
to-random =
    .name = losowa z pasujących
where-reachable =
    .name = możliwa do wybrania

## Talie

deck-herd = Długie stado
deck-kiln = Piece i żużel
deck-ledger = Gorzka księga
deck-crossing = Bramy i zwierciadła
deck-vigil = Powolne czuwanie
deck-quench = Zimne żelazo

## Karty

card-CC-L0001 = Niezapisany
card-CC-L0002 = Brannoch od Długiego Stada
card-CC-L0003 = Vessa, kowalka żaru
card-CC-L0004 = Aurelle, strażniczka pieców
card-CC-L0005 = Mordant, który zlicza długi
card-CC-L0006 = Siostra Lumen
card-CC-L0007 = Stary Karst
card-CC-L0008 = Zimny rejestrator
card-CC-L0009 = Imra Szybkoręka
card-CC-M0001 = Lisiątko w rzepach
card-CC-M0002 = Maciora o kolczastym grzbiecie
card-CC-M0003 = Żwirowy ogar
card-CC-M0004 = Głos sfory
card-CC-M0005 = Łąkowy kolos
card-CC-M0006 = Łania z porożem
card-CC-M0007 = Nocny gronostaj
card-CC-M0008 = Szczeciniasty biegacz
card-CC-M0009 = Król błotnej kąpieli
card-CC-M0010 = Śpiące niedźwiedziątko
card-CC-M0011 = Dziewięciokrotny męczennik
card-CC-M0012 = Strażnik żywopłotu
card-CC-M0013 = Popielny kurier
card-CC-M0014 = Siarkowy kancelista
card-CC-M0015 = Chochlik u bramy
card-CC-M0016 = Pożeracz umów
card-CC-M0017 = Smok ze straży przypływów
card-CC-M0018 = Wydrążony komornik
card-CC-M0019 = Czart z latarnią
card-CC-M0020 = Pogrzebany szept
card-CC-M0021 = Poborca długów
card-CC-M0022 = Odźwierny dwóch bram
card-CC-M0023 = Smok przewoźnik
card-CC-M0024 = Lustrzane cielę
card-CC-M0025 = Wędrujący dzwon
card-CC-M0026 = Żmij z archiwum
card-CC-M0027 = Handlarz odmieńcami
card-CC-M0028 = Duch kartografa
card-CC-M0029 = Zaczajony w rowie
card-CC-M0030 = Smoczę z żaru
card-CC-M0031 = Plujący żużlem
card-CC-M0032 = Matka wielkiego pieca
card-CC-M0033 = Węglowy sierżant
card-CC-M0034 = Szklany smok
card-CC-M0035 = Czytający z dymu
card-CC-M0036 = Książę podpałki
card-CC-M0037 = Wypalony rachunek
card-CC-M0038 = Dziewiąty piec
card-CC-M0039 = Cierpliwy grabarz
card-CC-M0040 = Sadownik kości
card-CC-M0041 = Doglądający grobów
card-CC-M0042 = Wół z relikwiarzem
card-CC-M0043 = Święty od świec
card-CC-M0044 = Ostatnia lekcja
card-CC-M0045 = Strażnik manometru
card-CC-M0046 = Ręka hartownika
card-CC-M0047 = Zaworowy
card-CC-M0048 = Silnik na czerwonym polu
card-CC-S0001 = Drugi oddech
card-CC-S0002 = Odstrzał
card-CC-S0003 = Wiosenna ruja
card-CC-S0004 = Czerwona dziesięcina
card-CC-S0005 = Złapanie tchu
card-CC-S0006 = Pędzące stado
card-CC-S0007 = Sen zimowy
card-CC-S0008 = Gorzka księga
card-CC-S0009 = Balast
card-CC-S0010 = Ogień z obu końców
card-CC-S0011 = Deszcz z pieca
card-CC-S0012 = Żywe srebro
card-CC-S0013 = Długa instrukcja
card-CC-S0014 = Pasaty
card-CC-S0015 = Nieproszona przemiana
card-CC-S0016 = Pożyczone twarze
card-CC-S0017 = Wielkie tasowanie
card-CC-S0018 = Maskarada
card-CC-S0019 = Powtórzone dwa razy
card-CC-S0020 = Głęboki wdech
card-CC-S0021 = Cisza pieca
card-CC-S0022 = Zimne żelazo
card-CC-S0023 = Czysta karta
card-CC-S0024 = Otwarte zawory
card-CC-S0025 = Rytuał godziny bez świateł
card-CC-S0026 = Zapieczętowane listy
card-CC-S0027 = Rdza i plotka
card-CC-S0028 = Tłum decyduje
card-CC-S0029 = Wyrok
card-CC-M0901 = Gliniany gołąb
card-CC-M0902 = Polne szczenię
card-CC-M0903 = Zbudzony niedźwiedź
card-CC-M0904 = Piwniczny chochlik
card-CC-M0905 = Ogrodnik żeber
card-CC-M0906 = Chodzący nagrobek
card-CC-M0907 = Spleśniałe cielę
card-CC-M0908 = Żużlowa ćma
card-CC-M0909 = Żelazne jagnię
card-CC-M0910 = Papierowy smok
card-CC-M0911 = Niedokończona strona
card-CC-S0901 = Pożyczony żal
card-CC-S0902 = Zapieczętowany list
card-CC-S0903 = Mała łapówka

## Nazwy tworzonych kart: wzory, w których $a i $b to słowa z list poniżej. `.low` to słowo w środku nazwy, `.f` rodzaj
## żeński przydomka. Rzeczy stoją w dopełniaczu, istoty i zaklęcia są rodzaju męskiego, by pasowały do przymiotników.

gen-name-1 = { $a } { TERM($b, case: "low") }
gen-name-2 = { $a } { $b }
gen-name-3 = { $b } z krainy { $a }
gen-name-4 = { $a } { TERM($b, case: "low") }
gen-name-5 = { $a } { $b }
gen-name-6 =
    { $a } { ATTR($a, "gender") ->
        [f] { TERM($b, gender: "f") }
       *[m] { $b }
    }
gen-name-7 = { $a }, głos { $b }

gen-beast-1 = Ogar
    .low = ogar
gen-beast-2 = Jeleń
    .low = jeleń
gen-beast-3 = Borsuk
    .low = borsuk
gen-beast-4 = Dzik
    .low = dzik
gen-beast-5 = Bóbr
    .low = bóbr
gen-beast-6 = Żuraw
    .low = żuraw
gen-beast-7 = Ryś
    .low = ryś
gen-beast-8 = Baran
    .low = baran
gen-beast-9 = Muł
    .low = muł
gen-beast-10 = Wół
    .low = wół
gen-beast-11 = Zając
    .low = zając
gen-beast-12 = Wilk
    .low = wilk
gen-beast-13 = Niedźwiedź
    .low = niedźwiedź
gen-beast-14 = Lis
    .low = lis
gen-beast-15 = Sokół
    .low = sokół
gen-beast-16 = Jeż
    .low = jeż
gen-beast-17 = Kret
    .low = kret
gen-beast-18 = Kozioł
    .low = kozioł
gen-beast-19 = Byk
    .low = byk
gen-beast-20 = Kruk
    .low = kruk
gen-beast-21 = Puchacz
    .low = puchacz
gen-beast-22 = Zaskroniec
    .low = zaskroniec
gen-beast-23 = Łoś
    .low = łoś
gen-beast-24 = Żbik
    .low = żbik
gen-beast-25 = Tchórz
    .low = tchórz
gen-beast-26 = Gronostaj
    .low = gronostaj
gen-beast-27 = Bocian
    .low = bocian
gen-beast-28 = Żubr
    .low = żubr
gen-beast-29 = Strzyżyk
    .low = strzyżyk
gen-beast-30 = Szczupak
    .low = szczupak
gen-beast-31 = Gawron
    .low = gawron
gen-beast-32 = Rosomak
    .low = rosomak

gen-dragon-1 = Smok
    .low = smok
gen-dragon-2 = Żmij
    .low = żmij
gen-dragon-3 = Smoczek
    .low = smoczek
gen-dragon-4 = Wąż
    .low = wąż
gen-dragon-5 = Latawiec
    .low = latawiec
gen-dragon-6 = Płomieniec
    .low = płomieniec
gen-dragon-7 = Bazyliszek
    .low = bazyliszek
gen-dragon-8 = Wykluwek
    .low = wykluwek
gen-dragon-9 = Ognik
    .low = ognik
gen-dragon-10 = Zwijacz
    .low = zwijacz
gen-dragon-11 = Żaroskrzydły
    .low = żaroskrzydły
gen-dragon-12 = Czerw nieba
    .low = czerw nieba
gen-dragon-13 = Gad
    .low = gad
gen-dragon-14 = Popiołoskrzydły
    .low = popiołoskrzydły
gen-dragon-15 = Łuskogrzbiet
    .low = łuskogrzbiet
gen-dragon-16 = Ognisty pomiot
    .low = ognisty pomiot
gen-dragon-17 = Długoogon
    .low = długoogon
gen-dragon-18 = Żaropysk
    .low = żaropysk
gen-dragon-19 = Burzołuski
    .low = burzołuski
gen-dragon-20 = Strażnik gniazda
    .low = strażnik gniazda
gen-dragon-21 = Ciułacz
    .low = ciułacz
gen-dragon-22 = Stróż lęgu
    .low = stróż lęgu
gen-dragon-23 = Słońcołuski
    .low = słońcołuski
gen-dragon-24 = Gryziogon
    .low = gryziogon
gen-dragon-25 = Ślizgacz
    .low = ślizgacz
gen-dragon-26 = Szybownik
    .low = szybownik
gen-dragon-27 = Podpalacz
    .low = podpalacz
gen-dragon-28 = Tlący się
    .low = tlący się
gen-dragon-29 = Szponiasty
    .low = szponiasty
gen-dragon-30 = Grzebieniasty
    .low = grzebieniasty
gen-dragon-31 = Pazurnik
    .low = pazurnik
gen-dragon-32 = Wichrowij
    .low = wichrowij

gen-demon-1 = Chochlik
    .low = chochlik
gen-demon-2 = Czart
    .low = czart
gen-demon-3 = Komornik
    .low = komornik
gen-demon-4 = Kusiciel
    .low = kusiciel
gen-demon-5 = Pożeracz
    .low = pożeracz
gen-demon-6 = Kancelista
    .low = kancelista
gen-demon-7 = Szeptacz
    .low = szeptacz
gen-demon-8 = Pośrednik
    .low = pośrednik
gen-demon-9 = Kat
    .low = kat
gen-demon-10 = Cień
    .low = cień
gen-demon-11 = Chudzielec
    .low = chudzielec
gen-demon-12 = Poborca
    .low = poborca
gen-demon-13 = Uzurpator
    .low = uzurpator
gen-demon-14 = Kąsacz
    .low = kąsacz
gen-demon-15 = Koszmar
    .low = koszmar
gen-demon-16 = Szyderca
    .low = szyderca
gen-demon-17 = Nędznik
    .low = nędznik
gen-demon-18 = Dręczyciel
    .low = dręczyciel
gen-demon-19 = Lichwiarz
    .low = lichwiarz
gen-demon-20 = Dłużnik
    .low = dłużnik
gen-demon-21 = Zwodziciel
    .low = zwodziciel
gen-demon-22 = Zaczajony
    .low = zaczajony
gen-demon-23 = Żarłok
    .low = żarłok
gen-demon-24 = Zawodzący
    .low = zawodzący
gen-demon-25 = Oskarżyciel
    .low = oskarżyciel
gen-demon-26 = Oprawca
    .low = oprawca
gen-demon-27 = Zaklinacz
    .low = zaklinacz
gen-demon-28 = Zdrajca
    .low = zdrajca
gen-demon-29 = Nadzorca
    .low = nadzorca
gen-demon-30 = Wyszczerzony
    .low = wyszczerzony
gen-demon-31 = Nawiedzacz
    .low = nawiedzacz
gen-demon-32 = Uwodziciel
    .low = uwodziciel

gen-leader-1 = Orsolya
    .gender = f
gen-leader-2 = Tamsin
    .gender = f
gen-leader-3 = Brannoch
    .gender = m
gen-leader-4 = Ysmay
    .gender = f
gen-leader-5 = Corvin
    .gender = m
gen-leader-6 = Maelis
    .gender = f
gen-leader-7 = Tobren
    .gender = m
gen-leader-8 = Hesper
    .gender = m
gen-leader-9 = Ludo
    .gender = m
gen-leader-10 = Wenna
    .gender = f
gen-leader-11 = Osric
    .gender = m
gen-leader-12 = Petra
    .gender = f
gen-leader-13 = Quill
    .gender = m
gen-leader-14 = Rowena
    .gender = f
gen-leader-15 = Sabin
    .gender = m
gen-leader-16 = Tessalia
    .gender = f
gen-leader-17 = Ulryk
    .gender = m
gen-leader-18 = Vigdis
    .gender = f
gen-leader-19 = Wystan
    .gender = m
gen-leader-20 = Ksantia
    .gender = f
gen-leader-21 = Yorick
    .gender = m
gen-leader-22 = Zelda
    .gender = f
gen-leader-23 = Aldous
    .gender = m
gen-leader-24 = Berit
    .gender = f
gen-leader-25 = Cosmo
    .gender = m
gen-leader-26 = Delphine
    .gender = f
gen-leader-27 = Edda
    .gender = f
gen-leader-28 = Fabian
    .gender = m
gen-leader-29 = Greta
    .gender = f
gen-leader-30 = Hakon
    .gender = m
gen-leader-31 = Ilse
    .gender = f
gen-leader-32 = Jorunn
    .gender = f
gen-leader-33 = Kester
    .gender = m
gen-leader-34 = Linnea
    .gender = f
gen-leader-35 = Magnus
    .gender = m
gen-leader-36 = Nerys
    .gender = f
gen-leader-37 = Odo
    .gender = m
gen-leader-38 = Perpetua
    .gender = f
gen-leader-39 = Rufus
    .gender = m
gen-leader-40 = Sunniva
    .gender = f
