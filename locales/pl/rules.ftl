## Headings of the rules as text

rules-setup = Przygotowanie
rules-the-turn = Tura
rules-actions = Akcje
rules-windows = Odpowiedzi
rules-fighting = Obrażenia
rules-by-itself = Co dzieje się samo
rules-order = Kolejność zdolności
rules-the-end = Koniec
rules-counters = Co się liczy
rules-zones = Strefy
rules-states = Co noszą karty
rules-durations = Jak długo trwają efekty
rules-card-types = Typy kart
rules-numbers = Liczby i słowa kart
rules-keywords = Słowa kluczowe
rules-timings = Kiedy działają zdolności
rules-ways = Rodzaje zdolności
rules-costs-of-abilities = Koszty zdolności
rules-filters = Które karty
rules-conditions = Warunki
rules-operations = Co robią efekty
rules-decks = Talie

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = ty
    .gen = ciebie
rules-opponent = przeciwnik
    .gen = przeciwnika
rules-both = obaj gracze
    .gen = obu graczy
rules-whom = wskazany gracz
    .gen = wskazanego gracza
rules-of-you = { $name }
rules-of-opponent = { $name } przeciwnika
rules-of-both = { $name } obu graczy
rules-of-whom = { $name } wskazanego gracza
rules-of-owner = { $name } właściciela
rules-of = { $name } { $cards }
    .cards = gen
rules-of-rows = { $name } wszystkich efektów { $cards }
    .cards = gen
rules-of-row = { $name } efektu
rules-owner-of = właściciel { $cards }
    .gen = właściciela { $cards }
    .cards = gen
rules-side-of = gracz { $cards }
    .gen = gracza { $cards }
    .cards = gen

## Cards

rules-no-cards = żadna karta
    .gen = żadnej karty
rules-it = karta
    .gen = karty
rules-looked = ona
    .gen = jej
rules-this = ta karta
    .gen = tej karty
rules-target = cel
    .gen = celu
rules-event = wspomniana karta
    .gen = wspomnianej karty
rules-victim = trafiony cel
    .gen = trafionego celu
rules-bearer = odchodząca karta
    .gen = odchodzącej karty
rules-answered = karta, na którą padła odpowiedź,
    .gen = karty, na którą padła odpowiedź,
rules-these = te karty
    .gen = tych kart
rules-picked = { $name } (wybór)
rules-cards-in = karty ({ $places })
    .gen = kart ({ $places })
rules-all = wszystkie spośród: { $cards } (gdzie: { $test })
    .gen = wszystkich spośród: { $cards } (gdzie: { $test })
rules-top = { $n ->
    [one] wierzchnia karta ({ $places })
    [few] { $n } wierzchnie karty ({ $places })
   *[many] { $n } wierzchnich kart ({ $places })
}
    .gen = { $n ->
        [one] wierzchniej karty ({ $places })
        [few] { $n } wierzchnich kart ({ $places })
       *[many] { $n } wierzchnich kart ({ $places })
    }
rules-top-some = wierzchnie karty ({ $places })
rules-bottom = { $n ->
    [one] spodnia karta ({ $places })
    [few] { $n } spodnie karty ({ $places })
   *[many] { $n } spodnich kart ({ $places })
}
    .gen = { $n ->
        [one] spodniej karty ({ $places })
        [few] { $n } spodnich kart ({ $places })
       *[many] { $n } spodnich kart ({ $places })
    }
rules-bottom-some = spodnie karty ({ $places })
rules-random = { $n ->
    [one] { $n } losowa karta ({ $places })
    [few] { $n } losowe karty ({ $places })
   *[many] { $n } losowych kart ({ $places })
}
rules-random-some = losowe karty ({ $places })
rules-most-of = pierwsza spośród: { $cards }, z największą wartością: { $n }
    .gen = pierwszej spośród: { $cards }, z największą wartością: { $n }
rules-least-of = pierwsza spośród: { $cards }, z najmniejszą wartością: { $n }
    .gen = pierwszej spośród: { $cards }, z najmniejszą wartością: { $n }
rules-choose = { $n } z { $cards } (twój wybór)
    .cards = gen
rules-choose-with = { $n } z { $cards } (twój wybór; gdzie: { $test })
    .cards = gen
rules-choose-fit = { $n } z pasujących { $cards } (twój wybór)
    .cards = gen
rules-choose-fit-with = { $n } z pasujących { $cards } (twój wybór; gdzie: { $test })
    .cards = gen
rules-up-to = do { $n } z { $cards } (twój wybór)
    .cards = gen
rules-up-to-with = do { $n } z { $cards } (twój wybór; gdzie: { $test })
    .cards = gen
rules-theirs = { $n } z { $cards } (wybór ich gracza)
    .cards = gen
rules-theirs-with = { $n } z { $cards } (wybór ich gracza; gdzie: { $test })
    .cards = gen
rules-fitting = pasujące z { $cards }
    .cards = gen
    .gen = pasujących z { $cards }
rules-fit = tyle z { $cards }, ile mówi efekt
    .cards = gen
rules-under = to, co leży pod kartą: { $cards }
    .gen = tego, co leży pod kartą: { $cards }
rules-worn = to, co dołączono do karty: { $cards }
    .gen = tego, co dołączono do karty: { $cards }
rules-host-of = to, do czego dołączono: { $cards }
    .gen = tego, do czego dołączono: { $cards }
rules-either = ({ $a }, jeśli { $test }, inaczej { $b })

## Numbers

rules-x = X
rules-n = N
rules-word = wskazane słowo
rules-amount = obrażenia
rules-turn = numer tury
rules-round = numer rundy
rules-turns = liczba tur { $who }
    .who = gen
rules-book = księga { $who }
    .who = gen
rules-printed = nadrukowane: { $name } { $cards }
    .cards = gen
rules-before = dawne: { $name } karty
rules-count = liczba { $cards }
    .cards = gen
rules-count-with = liczba { $cards } (gdzie: { $test })
    .cards = gen
rules-sum = suma ({ $cards }) z: { $n }
rules-price = cena { $cards }
    .cards = gen
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (w dół)
rules-rounded = { $a } ÷ { $b } (zaokrąglone)
rules-at-least = { $a } (co najmniej { $b })
rules-at-most = { $a } (co najwyżej { $b })
rules-larger = większa z: { $a } i { $b }
rules-smaller = mniejsza z: { $a } i { $b }
rules-truth = (1, jeśli { $test }, inaczej 0)
rules-group = ({ $a })

## Words

rules-type-of = typ { $cards }
    .cards = gen
rules-class-of = klasa { $cards }
    .cards = gen
rules-subtype-of = podtyp { $cards }
    .cards = gen
rules-name-of = nazwa { $cards }
    .cards = gen
rules-zone-of = strefa { $cards }
    .cards = gen
rules-zone-before = poprzednia strefa
rules-phase = faza

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a } i { $b }
rules-or = { $a } lub { $b }
rules-always-so = zawsze
rules-never = nigdy
rules-did = efekt powyżej coś zmienił
rules-did-not = efekt powyżej niczego nie zmienił
rules-running = zdolność już obowiązuje
rules-running-not = zdolność jeszcze nie obowiązuje
rules-active = czyja jest tura: { $who }
rules-active-not = czyja nie jest tura: { $who }
rules-your-turn = trwa twoja tura
rules-your-turn-not = nie trwa twoja tura
rules-their-turn = trwa tura przeciwnika
rules-their-turn-not = nie trwa tura przeciwnika
rules-first = kto zaczął: { $who }
rules-first-not = kto nie zaczął: { $who }
rules-you-began = to ty zaczynasz grę
rules-you-began-not = to nie ty zaczynasz grę
rules-they-began = grę zaczyna przeciwnik
rules-they-began-not = to nie przeciwnik zaczyna grę
rules-arrived = przybyła w tej turze: { $cards }
rules-arrived-not = nie przybyła w tej turze: { $cards }
rules-is = { $cards } ma stan „{ $name }”
rules-is-not = { $cards } nie ma stanu „{ $name }”
rules-was = karta miała stan „{ $name }”
rules-was-not = karta nie miała stanu „{ $name }”
rules-has = { $cards } ma słowo „{ $word }”
rules-has-not = { $cards } nie ma słowa „{ $word }”
rules-words-in = { $others } ma wszystkie słowa ({ $name }) { $cards }
    .cards = gen
rules-words-in-not = { $others } nie ma wszystkich słów ({ $name }) { $cards }
    .cards = gen
rules-in = { $cards } jest w strefie: { $places }
rules-in-not = { $cards } nie jest w strefie: { $places }
rules-same = { $cards } to { $others }
rules-same-not = { $cards } to inna karta niż { $others }
rules-one-of = { $word } to jedno z: { $words }
rules-one-of-not = { $word } to żadne z: { $words }
rules-filled = są karty ({ $places })
rules-empty = pusto: { $places }
rules-there = { $cards } jest
rules-there-not = brak: { $cards }
rules-any = wśród { $cards } jest taka, że { $test }
    .cards = gen
rules-any-not = wśród { $cards } nie ma takiej, że { $test }
    .cards = gen
rules-bears = { $cards } ma zdolność „{ $name }”
rules-bears-not = { $cards } nie ma zdolności „{ $name }”
rules-room = jest miejsce: { $places }
rules-room-not = nie ma miejsca: { $places }

## What is done

rules-gain = zwiększ: { $what } (o tyle: { $n })
rules-lose = zmniejsz: { $what } (o tyle: { $n })
rules-set = ustaw { $what } = { $n }
rules-damage = zadaj obrażenia ({ $n }): { $cards }
rules-damage-from = zadaj obrażenia ({ $n }): { $cards }; źródło: { $source }
rules-heal = ulecz obrażenia ({ $n }): { $cards }
rules-modify = zmień ({ $n }): { $name } { $cards }
    .cards = gen
rules-give = daj „{ $word }”: { $cards }
rules-remove = odbierz „{ $word }”: { $cards }
rules-remove-all = odbierz wszystkie słowa: { $cards }
rules-mark = nadaj stan „{ $name }”: { $cards }
rules-unmark = zdejmij stan „{ $name }”: { $cards }
rules-reset = przywróć do nadrukowanego stanu: { $cards }
rules-become = zmień podtyp na { $word }: { $cards }
rules-grant = dołącz efekty: { $cards }
rules-move = przenieś: { $cards } → { $places }
rules-move-bottom = przenieś na spód: { $cards } → { $places }
rules-move-shuffled = wtasuj: { $cards } → { $places }
rules-move-asked = przenieś w wybranej kolejności: { $cards } → { $places }
rules-destroy = zniszcz: { $cards }
rules-destroy-up = zniszcz: { $cards }; to, co pod spodem, wychodzi na wierzch
rules-destroy-along = zniszcz wraz z tym, co pod spodem: { $cards }
rules-shuffle = potasuj: { $places }
rules-reveal = pokaż obu graczom: { $cards }
rules-look = obejrzyj: { $cards }
rules-create = utwórz { $n } × { $card } → { $places }
rules-copy = połóż kopię: { $cards } → { $places }
rules-transform = zamień: { $cards } → { $card }
rules-attach = dołącz: { $cards } → { $host }
rules-stack = połóż na wierzchu: { $cards } → { $host }
rules-control = oddaj kontrolę: { $cards } → { $who }
rules-play = zagraj: { $cards }
rules-resolve = wykonaj zdolności { $cards }: { $names }
    .cards = gen
rules-resolve-hero = wykonaj zdolność bohatera
rules-resolve-again = wykonaj ponownie to, co ujawniono: { $places }
rules-use = opłać zdolność { $cards } i wykonaj ją
    .cards = gen
rules-pay = opłać zdolność { $cards }
    .cards = gen
rules-aim = wskaż cele { $cards }
    .cards = gen
rules-effects = wykonaj zdolność { $cards }
    .cards = gen
rules-perform = wykonaj bez opłaty jedną zdolność { $cards }
    .cards = gen
rules-negate = anuluj to, na co padła odpowiedź
rules-prevent = zapobiegnij temu
rules-prevent-some = zapobiegnij z tego: { $n }
rules-let = { $name } to teraz { $cards }
rules-forget = koniec roli: { $name }
rules-happens = nadchodzi chwila „{ $name }”
rules-happens-to = nadchodzi chwila „{ $name }” dla: { $cards }
rules-opens = gracze mogą odpowiedzieć: { $name }
rules-run = wykonaj „{ $name }”
rules-end = kończy się to, co trwa „{ $name }”
rules-skip = następnym razem pominięte: { $name } ({ $who })
rules-whole-turn = tura
rules-again = rozegraj jeszcze jedną turę
rules-win = grę wygrywa: { $who }
rules-lose-match = grę przegrywa: { $who }
rules-you-win = wygrywasz grę
rules-you-lose = przegrywasz grę
rules-draw-match = gra kończy się remisem
rules-say = pokazane zostają słowa
rules-for = { $do } ({ $name })
rules-during = jak długo mówi efekt
rules-as-many = tyle: { $n }
rules-row-card = karta, którą wskazuje efekt,
    .gen = karty, którą wskazuje efekt,
rules-row-place = miejsce, które wskazuje efekt
rules-if = Jeśli { $test }:
rules-else = Inaczej:
rules-each-seat = Każdy gracz:
rules-each = Kolejno ({ $cards }):
rules-repeat = Tyle razy: { $n }
rules-repeat-some = Tyle razy: { $n }
rules-at-once = Jednocześnie:
rules-answer = Drugi gracz może odpowiedzieć ({ $name }). Jeśli nie anulowano:
rules-answer-else = Jeśli anulowano:

## The course of a match

rules-first-chance = Kto zaczyna, decyduje los.
rules-first-most = Zaczyna ten, kto ma więcej: { $n }. Przy równości decyduje los.
rules-only-if = Tylko jeśli { $test }.
rules-may = Potem gracz może, w dowolnej kolejności i dopóki się da: { $names }.
rules-must = Potem gracz musi, dopóki się da: { $names }.
rules-waits = Gracz mówi, kiedy grać dalej.
rules-after = Po każdej akcji:
rules-then = Na końcu fazy:
rules-with-card = Kartą ze strefy: { $places }.
rules-any-ability = Używa zdolności karty.
rules-ability-of = Używa zdolności karty: { $names }.
rules-needs = Tylko jeśli { $test }. (Inaczej: { $name }.)
rules-times-a-turn = Na turę nie więcej razy niż: { $n }.
rules-pick = Wybierz { $name }: karta ({ $places }).
rules-pick-if = Musi być spełnione: { $test }.
rules-pick-or = Albo przeciwnik.
rules-pick-or-if = Albo przeciwnik, jeśli { $test }.
rules-pick-may = Można pominąć.
rules-pick-number = Wybierz { $name }: od { $a } do { $b }.
rules-aims = Cele wskazuje się przy użyciu: { $names }.
rules-pays = Koszt:
rules-does = Efekt:
rules-window-own = Możesz działać: { $names }.
rules-window-other = Przeciwnik może działać: { $names }.
rules-window-each = Każdy gracz po kolei może działać: { $names }.
rules-window-both = Gracze działają na przemian, aż obaj spasują: { $names }.
rules-window-once = Raz.
rules-window-times = Nie więcej razy niż: { $n }.
rules-window-any = Dowolnie wiele razy.
rules-window-must = Kto może działać, musi.
rules-window-opens = Nawet gdy nic nie można zrobić, pada pytanie, jeśli { $test }.
rules-wounds = Obrażenia karty sumują się ({ $name }). Karta, która ma ich tyle, ile wynosi { $health }, zostaje zniszczona.
rules-health = Obrażenia karty zmniejszają { $health }. Karta z 0 zostaje zniszczona.
rules-destroyed-to = Zniszczone karty trafiają do strefy: { $name }.
rules-damage-to = Obrażenia gracza zmniejszają: { $name }.
rules-damage-less = Najpierw odejmuje się: { $name }.
rules-damage-once = { $name } odejmuje się od następnych obrażeń i zużywa.
rules-damage-floor = Nie spada poniżej: { $name }.
rules-damage-taken = Liczy to { $name }.
rules-when = Gdy dzieje się to: { $name }
rules-once = Raz na grę.
rules-always-in = Zawsze, dla kart w strefie { $places }:
rules-adds = { $name }: + { $n }
rules-adds-less = { $name }: − { $n }
rules-gives = Mają { $word }.
rules-silent = To, co nadrukowano na karcie, nie liczy się, dopóki { $test }.
rules-fires = Efekt działa tylko, jeśli { $test }. Przedtem:
rules-at-row = To, co wywołał efekt, dzieje się zaraz po nim.
rules-at-effect = To, co wywołała zdolność, dzieje się, gdy jest wykonana.
rules-at-chain = Zdolności tworzą łańcuch, w którym można odpowiadać; ostatnia jest wykonywana pierwsza.
rules-oldest = Co wywołano wcześniej, dzieje się wcześniej.
rules-newest = Co wywołano później, dzieje się wcześniej.
rules-chain-window = Na każdą zdolność można odpowiedzieć: { $name }.
rules-aim-row = Cele wskazuje się przy użyciu zdolności; efekt bez celu nic nie robi.
rules-aim-whole = Cele wskazuje się przy użyciu zdolności; bez nich nic nie robi.
rules-loses = Przegrywasz, jeśli { $test }.
rules-wins = Wygrywasz, jeśli { $test }.
rules-draws = Gra kończy się remisem, jeśli { $test }.
rules-turn-limit = Gra kończy się, gdy łączna liczba tur obu graczy sięga { $n }.
rules-tie-draw = Jeśli wtedy nikt nie wygrał lub obaj przegrali naraz, jest remis.
rules-tie-most = Jeśli wtedy nikt nie wygrał lub obaj przegrali naraz, wygrywa ten, kto ma więcej: { $n }.
rules-tie-share = Jeśli wtedy nikt nie wygrał lub obaj przegrali naraz, wygrywa większy udział: { $a } z { $b }.

## Counters, zones, states

rules-start = Początek: { $n }.
rules-least = Co najmniej: { $n }.
rules-most = Co najwyżej: { $n }.
rules-until = Kończy się z: { $name }.
rules-worth = Wynosi: { $n }.
rules-summed = Wynosi tyle, ile dodają efekty.
rules-state-mark = Karta ma to albo nie.
rules-state-counter = Liczone na karcie.
rules-state-row = Liczone na każdym efekcie, wspólnie dla wszystkich kopii jego karty.
rules-seen-all = Wszyscy widzą te karty.
rules-seen-owner = Tylko ich gracz widzi te karty.
rules-seen-nobody = Nikt nie widzi tych kart.
rules-in-play = Te karty są w grze.
rules-face-down = Te karty są zakryte.
rules-beneath = Te karty leżą pod innymi.
rules-keeps = Te karty zachowują to, co z nimi zrobiono.
rules-enters-shuffled = Karty są tu wtasowywane.
rules-reveals = Ukryte karty są ujawniane, gdy nadejdzie ich chwila.
rules-capacity = Mieści kart nie więcej niż: { $n }.
rules-full-stays = Gdy nie ma miejsca, karty już nie przychodzą.
rules-full = Gdy nie ma miejsca, z kartą, która by przyszła:
rules-takes = Przyjmuje tylko { $names }.
rules-left-up = Gdy to, co wyżej, odchodzi, następna karta wychodzi na wierzch.
rules-left-along = Gdy to, co wyżej, odchodzi, te karty odchodzą razem z nim.
rules-left = Gdy odchodzi to, do czego należą te karty:
rules-destroyed-up = Gdy to, co wyżej, zostaje zniszczone, następna karta wychodzi na wierzch.
rules-destroyed-along = Gdy to, co wyżej, zostaje zniszczone, te karty odchodzą razem z nim.
rules-destroyed = Gdy zostaje zniszczone to, do czego należą te karty:
rules-event-would_damage = zaraz zostaną zadane obrażenia
rules-event-would_destroy = karta ma zaraz zostać zniszczona
rules-event-damaged = karta otrzymała obrażenia
rules-event-dealt = karta zadała obrażenia
rules-event-player_damaged = gracz otrzymał obrażenia
rules-event-moved = karta została przeniesiona
rules-event-destroyed = karta została zniszczona
rules-event-played = karta została zagrana
rules-event-phase = zaczęła się faza
rules-state-arrived = właśnie przybyła
rules-state-attacked = po ataku
rules-for-while_in_play = dopóki karta jest w grze
rules-pick-target = cel

## Cards and abilities

rules-played = Zagrywana ze strefy { $from } do strefy { $to }.
rules-begins-in = Zaczyna w strefie: { $name }.
rules-costs = Kosztuje { $n }.
rules-resolves = Przy zagraniu działają zdolności: { $names }.
rules-stays = Nic jej nie niszczy.
rules-trap = Leży zakryta, aż nadejdzie jej chwila.
rules-range = Od { $a } do { $b }.
rules-words = { $name }: { $names }.
rules-spares = Efekty kart, o których mówi, jej nie dotykają.
rules-ability = { $name }: { $rows }.
rules-row = { $name } { $n }
rules-continuous = Dopóki karta jest w grze.
rules-event-this = Ta karta: { $name }.
rules-event-own = Po twojej stronie: { $name }.
rules-event-opposing = Po stronie przeciwnika: { $name }.
rules-event-other-own = Inna karta po twojej stronie: { $name }.
rules-event-other = Inna karta: { $name }.
rules-event-any = Po dowolnej stronie: { $name }.
rules-works-in = Działa w strefie: { $places }.
rules-optional = Gracz może zrezygnować.
rules-bounded = Wymaga kosztu albo działa raz na turę.
rules-trigger-own = Zagrywasz: { $names }.
rules-trigger-play = Przeciwnik zagrywa: { $names }.
rules-trigger-hit = Otrzymujesz obrażenia.
rules-trigger-hits = Przeciwnik otrzymuje obrażenia.
rules-trigger-lethal = Przegrałbyś.
rules-trigger-lethals = Przeciwnik przegrałby.
rules-way-on = Można użyć: { $names }.
rules-way-answers = Tylko w odpowiedzi.
rules-usual-for = Trwa { $name }.
rules-n-from = N od { $a } do { $b }.
rules-x-from = X od { $a } do { $b }.
rules-n-cards = Liczy karty: liczba albo które karty i ile.
rules-n-word = N to słowo.
rules-word-of = Słowo to jedno z: { $names }.
rules-holds = Spełnione, jeśli { $test }.
rules-holds-both = Spełnione, jeśli { $test }; dla „nie” – jeśli { $other }.
rules-targets = Dotyczy: { $names }.
rules-fits = Możliwe tylko z kartą, gdzie: { $test }.
rules-lasts = Trwa: { $names }.
rules-while = Dopóki karta jest w grze:
rules-copies = { $n } × { $name }
rules-deck = Kart: { $n } – { $cards }.
rules-deck-any = Losowych kart: { $n }.
rules-deck-size = Kart w talii: { $n }.
rules-deck-copies = Kopii jednej karty co najwyżej: { $n }.

## What random matches showed

rules-check-matches = { $n ->
    [one] { $n } losowa gra
    [few] { $n } losowe gry
   *[many] { $n } losowych gier
}
rules-check-turns = Połowa gier skończyła się do tury { $median }, najdłuższa w turze { $longest }.
rules-check-wins = Wygrał zaczynający: { $first }; drugi: { $second }; remisy: { $draws }.
rules-check-limited = Zakończone limitem tur: { $n }
rules-check-all = Wszystko, co jest w zasadach, wystąpiło.
rules-check-never = Nie wystąpiło ani razu: { $n }
rules-check-statement = instrukcja
rules-check-action = akcja { $name }
rules-check-timing = chwila { $name }
rules-check-operation = operacja { $name }
rules-check-end = zakończenie, które nie rozstrzygnęło żadnej gry
rules-check-card = karta { $name }
rules-check-statements = Pominięto: instrukcje ponad 4096 w jednej akcji.
rules-check-abilities = Pominięto: zdolności ponad 256 wywołane jedną akcją.
rules-check-depth = Pominięto: efekty lub odpowiedzi głębsze niż 16 poziomów.
rules-check-chains = Pominięto: łańcuchy ponad 20 po jednej akcji.
rules-check-cards = Pominięto: karty ponad limit zasad.
rules-check-list = Pominięto: akcje ponad 512 na liście lub powtórzenia ponad 20.
rules-check-room = Pominięto: to, co noszą karty ponad miejsce w grze.
rules-check-endless = Nie zakończyły się: { $n }
rules-check-unlawful = Pozycje, które łamią prawo zasad: { $n }
rules-check-law = złamane prawo
rules-check-capacity = przepełniona strefa
rules-check-stale = Efekty ciągłe, które nie były aktualne, błąd programu: { $n }
why-in-play = karty w grze
why-skipped = fazy i tury, które pomija drugi gracz
why-trade = wymiana ciosów
why-damage = obrażenia przeciwnika
why-rows = efekty karty minus jej cena
why-win = gra jest wygrana
why-loss = gra jest przegrana
why-draw = gra kończy się remisem

## Between the items of a list

rules-comma = {", "}
