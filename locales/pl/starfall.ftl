## Operations. Value: the bare clause; .replace and .bonus: the clause in those roles; .name: the short name.

op-dmg =
    zadaj przeciwnikowi { $val ->
        [one] { $val } obrażenie
        [few] { $val } obrażenia
       *[many] { $val } obrażeń
    }
    .replace =
        zamiast tego zadaj przeciwnikowi { $val ->
            [one] { $val } obrażenie
            [few] { $val } obrażenia
           *[many] { $val } obrażeń
        }
    .bonus =
        zadaj przeciwnikowi { $val ->
            [one] { $val } dodatkowe obrażenie
            [few] { $val } dodatkowe obrażenia
           *[many] { $val } dodatkowych obrażeń
        }
    .name = Obrażenia
    .subject = opponent
    .same =
        zadaj mu { $val ->
            [one] { $val } obrażenie
            [few] { $val } obrażenia
           *[many] { $val } obrażeń
        }
    .replace-same =
        zamiast tego zadaj mu { $val ->
            [one] { $val } obrażenie
            [few] { $val } obrażenia
           *[many] { $val } obrażeń
        }
    .bonus-same =
        zadaj mu { $val ->
            [one] { $val } dodatkowe obrażenie
            [few] { $val } dodatkowe obrażenia
           *[many] { $val } dodatkowych obrażeń
        }
op-heal =
    odzyskaj { $val ->
        [one] { $val } punkt Tarczy
        [few] { $val } punkty Tarczy
       *[many] { $val } punktów Tarczy
    }
    .replace =
        zamiast tego odzyskaj { $val ->
            [one] { $val } punkt Tarczy
            [few] { $val } punkty Tarczy
           *[many] { $val } punktów Tarczy
        }
    .bonus =
        odzyskaj { $val ->
            [one] { $val } dodatkowy punkt Tarczy
            [few] { $val } dodatkowe punkty Tarczy
           *[many] { $val } dodatkowych punktów Tarczy
        }
    .name = Odzyskanie Tarczy
op-draw =
    dobierz { $val ->
        [one] { $val } kartę
        [few] { $val } karty
       *[many] { $val } kart
    }
    .replace =
        zamiast tego dobierz { $val ->
            [one] { $val } kartę
            [few] { $val } karty
           *[many] { $val } kart
        }
    .bonus =
        dobierz { $val ->
            [one] { $val } dodatkową kartę
            [few] { $val } dodatkowe karty
           *[many] { $val } dodatkowych kart
        }
    .name = Dobranie kart
op-nrg =
    zyskaj { $val ->
        [one] { $val } punkt Energii
        [few] { $val } punkty Energii
       *[many] { $val } punktów Energii
    }
    .replace =
        zamiast tego zyskaj { $val ->
            [one] { $val } punkt Energii
            [few] { $val } punkty Energii
           *[many] { $val } punktów Energii
        }
    .bonus =
        zyskaj { $val ->
            [one] { $val } dodatkowy punkt Energii
            [few] { $val } dodatkowe punkty Energii
           *[many] { $val } dodatkowych punktów Energii
        }
    .name = Zysk Energii
op-drain =
    przeciwnik traci { $val ->
        [one] { $val } punkt Energii
        [few] { $val } punkty Energii
       *[many] { $val } punktów Energii
    }
    .replace =
        zamiast tego przeciwnik traci { $val ->
            [one] { $val } punkt Energii
            [few] { $val } punkty Energii
           *[many] { $val } punktów Energii
        }
    .bonus =
        przeciwnik traci { $val ->
            [one] { $val } dodatkowy punkt Energii
            [few] { $val } dodatkowe punkty Energii
           *[many] { $val } dodatkowych punktów Energii
        }
    .name = Utrata Energii
    .subject = opponent
    .same =
        traci { $val ->
            [one] { $val } punkt Energii
            [few] { $val } punkty Energii
           *[many] { $val } punktów Energii
        }
    .replace-same =
        zamiast tego traci { $val ->
            [one] { $val } punkt Energii
            [few] { $val } punkty Energii
           *[many] { $val } punktów Energii
        }
    .bonus-same =
        traci { $val ->
            [one] { $val } dodatkowy punkt Energii
            [few] { $val } dodatkowe punkty Energii
           *[many] { $val } dodatkowych punktów Energii
        }
op-disc =
    przeciwnik odrzuca z ręki { $val ->
        [one] { $val } losową kartę
        [few] { $val } losowe karty
       *[many] { $val } losowych kart
    }
    .replace =
        zamiast tego przeciwnik odrzuca z ręki { $val ->
            [one] { $val } losową kartę
            [few] { $val } losowe karty
           *[many] { $val } losowych kart
        }
    .bonus =
        przeciwnik odrzuca z ręki { $val ->
            [one] { $val } dodatkową losową kartę
            [few] { $val } dodatkowe losowe karty
           *[many] { $val } dodatkowych losowych kart
        }
    .name = Odrzucenie kart
    .subject = opponent
    .same =
        odrzuca z ręki { $val ->
            [one] { $val } losową kartę
            [few] { $val } losowe karty
           *[many] { $val } losowych kart
        }
    .replace-same =
        zamiast tego odrzuca z ręki { $val ->
            [one] { $val } losową kartę
            [few] { $val } losowe karty
           *[many] { $val } losowych kart
        }
    .bonus-same =
        odrzuca z ręki { $val ->
            [one] { $val } dodatkową losową kartę
            [few] { $val } dodatkowe losowe karty
           *[many] { $val } dodatkowych losowych kart
        }
op-aoe =
    zadaj { $val ->
        [one] { $val } obrażenie
        [few] { $val } obrażenia
       *[many] { $val } obrażeń
    } każdemu sojusznikowi przeciwnika
    .replace =
        zamiast tego zadaj { $val ->
            [one] { $val } obrażenie
            [few] { $val } obrażenia
           *[many] { $val } obrażeń
        } każdemu sojusznikowi przeciwnika
    .bonus =
        zadaj { $val ->
            [one] { $val } dodatkowe obrażenie
            [few] { $val } dodatkowe obrażenia
           *[many] { $val } dodatkowych obrażeń
        } każdemu sojusznikowi przeciwnika
    .name = Obrażenia obszarowe
op-buf_atk = twoi sojusznicy otrzymują +{ $val } do Ataku w tej turze
    .replace = zamiast tego twoi sojusznicy otrzymują +{ $val } do Ataku w tej turze
    .bonus = twoi sojusznicy otrzymują dodatkowe +{ $val } do Ataku w tej turze
    .name = Wzmocnienie Ataku
op-floor = w tej turze twoja Tarcza nie może spaść poniżej 1
    .replace = zamiast tego w tej turze twoja Tarcza nie może spaść poniżej 1
    .bonus = ponadto w tej turze twoja Tarcza nie może spaść poniżej 1
    .name = Próg Tarczy
op-negate = anuluj efekty zagranej karty
    .replace = zamiast tego anuluj efekty zagranej karty
    .bonus = anuluj także efekty zagranej karty
    .name = Anulowanie
op-double = twoja następna Akcja w tej turze jest rozpatrywana dwukrotnie
    .replace = zamiast tego twoja następna Akcja w tej turze jest rozpatrywana dwukrotnie
    .bonus = ponadto twoja następna Akcja w tej turze jest rozpatrywana dwukrotnie
    .name = Podwojenie Akcji
op-banish =
    wygnaj { $val ->
        [one] wierzchnią kartę
        [few] { $val } wierzchnie karty
       *[many] { $val } wierzchnich kart
    } ze stosu kart odrzuconych przeciwnika
    .replace =
        zamiast tego wygnaj { $val ->
            [one] wierzchnią kartę
            [few] { $val } wierzchnie karty
           *[many] { $val } wierzchnich kart
        } ze stosu kart odrzuconych przeciwnika
    .bonus =
        wygnaj { $val ->
            [one] { $val } dodatkową wierzchnią kartę
            [few] { $val } dodatkowe wierzchnie karty
           *[many] { $val } dodatkowych wierzchnich kart
        } ze stosu kart odrzuconych przeciwnika
    .name = Wygnanie
op-dbf_atk = wybrany przez ciebie sojusznik przeciwnika otrzymuje −{ $val } do Ataku
    .times = { times } wybierz sojusznika przeciwnika: otrzymuje −{ $val } do Ataku
    .replace = zamiast tego wybrany przez ciebie sojusznik przeciwnika otrzymuje −{ $val } do Ataku
    .bonus = wybrany przez ciebie sojusznik przeciwnika otrzymuje dodatkowe −{ $val } do Ataku
    .name = Osłabienie Ataku
op-dbf_hp = wybrany przez ciebie sojusznik przeciwnika otrzymuje −{ $val } do Życia
    .times = { times } wybierz sojusznika przeciwnika: otrzymuje −{ $val } do Życia
    .replace = zamiast tego wybrany przez ciebie sojusznik przeciwnika otrzymuje −{ $val } do Życia
    .bonus = wybrany przez ciebie sojusznik przeciwnika otrzymuje dodatkowe −{ $val } do Życia
    .name = Osłabienie Życia
op-retrigger_traps = twoje Pułapki ujawnione w tej turze są rozpatrywane jeszcze raz
    .replace = zamiast tego twoje Pułapki ujawnione w tej turze są rozpatrywane jeszcze raz
    .bonus = ponadto twoje Pułapki ujawnione w tej turze są rozpatrywane jeszcze raz
    .name = Ponowienie Pułapek

## Passives: hold while the ally is in play

op-p_nrg =
    w swojej fazie Energii zyskujesz { $val ->
        [one] { $val } punkt Energii
        [few] { $val } punkty Energii
       *[many] { $val } punktów Energii
    }
    .name = Energia co turę
op-p_adx =
    twoje Akcje zadają { $val ->
        [one] { $val } dodatkowe obrażenie
        [few] { $val } dodatkowe obrażenia
       *[many] { $val } dodatkowych obrażeń
    }
    .name = Obrażenia Akcji
op-p_tdx =
    twoje Pułapki zadają { $val ->
        [one] { $val } dodatkowe obrażenie
        [few] { $val } dodatkowe obrażenia
       *[many] { $val } dodatkowych obrażeń
    }
    .name = Obrażenia Pułapek
op-p_red = zadawane ci obrażenia są zmniejszone o { $val }
    .name = Redukcja
op-p_eot =
    w swojej fazie końcowej odzyskujesz { $val ->
        [one] { $val } punkt Tarczy
        [few] { $val } punkty Tarczy
       *[many] { $val } punktów Tarczy
    }
    .name = Tarcza co turę
op-p_adisc = twoje Akcje kosztują o { $val } mniej (minimum 1)
    .name = Tańsze Akcje
op-p_tdisc = twoje Pułapki kosztują o { $val } mniej (minimum 1)
    .name = Tańsze Pułapki

## When an ally is destroyed

on-play = gdy przyzywasz tego sojusznika
    .when = mixed
on-death = gdy ten sojusznik zostanie zniszczony
op-d_heal =
    odzyskaj { $val ->
        [one] { $val } punkt Tarczy
        [few] { $val } punkty Tarczy
       *[many] { $val } punktów Tarczy
    }
    .replace =
        zamiast tego odzyskaj { $val ->
            [one] { $val } punkt Tarczy
            [few] { $val } punkty Tarczy
           *[many] { $val } punktów Tarczy
        }
    .bonus =
        odzyskaj { $val ->
            [one] { $val } dodatkowy punkt Tarczy
            [few] { $val } dodatkowe punkty Tarczy
           *[many] { $val } dodatkowych punktów Tarczy
        }
    .name = Zniszczenie: Tarcza
op-d_dmg =
    zadaj przeciwnikowi { $val ->
        [one] { $val } obrażenie
        [few] { $val } obrażenia
       *[many] { $val } obrażeń
    }
    .replace =
        zamiast tego zadaj przeciwnikowi { $val ->
            [one] { $val } obrażenie
            [few] { $val } obrażenia
           *[many] { $val } obrażeń
        }
    .bonus =
        zadaj przeciwnikowi { $val ->
            [one] { $val } dodatkowe obrażenie
            [few] { $val } dodatkowe obrażenia
           *[many] { $val } dodatkowych obrażeń
        }
    .name = Zniszczenie: obrażenia
op-d_draw =
    dobierz { $val ->
        [one] { $val } kartę
        [few] { $val } karty
       *[many] { $val } kart
    }
    .replace =
        zamiast tego dobierz { $val ->
            [one] { $val } kartę
            [few] { $val } karty
           *[many] { $val } kart
        }
    .bonus =
        dobierz { $val ->
            [one] { $val } dodatkową kartę
            [few] { $val } dodatkowe karty
           *[many] { $val } dodatkowych kart
        }
    .name = Zniszczenie: dobranie
op-d_return = weź tę kartę z powrotem na rękę
    .replace = zamiast tego weź tę kartę z powrotem na rękę
    .bonus = weź także tę kartę z powrotem na rękę
    .name = Zniszczenie: powrót

## Trap triggers

trigger-t_action = gdy przeciwnik zagrywa Akcję
    .name = Akcja przeciwnika
    .subject = opponent
trigger-t_summon = gdy przeciwnik przyzywa sojusznika
    .name = Przyzwanie przeciwnika
trigger-t_play = gdy przeciwnik zagrywa kartę
    .name = Dowolna karta przeciwnika
    .subject = opponent
trigger-t_hit = gdy otrzymujesz obrażenia
    .name = Otrzymane obrażenia
trigger-t_lethal = gdy twoja Tarcza spada do 0
    .name = Tarcza spada do 0

## Conditions: bare clauses that follow “jeśli”

if-first_action = w tej turze nie rozpatrzono innej twojej Akcji
if-played_action = w tej turze rozpatrzono już twoją Akcję
if-ctrl = kontrolujesz { TERM($sub, case: "acc", gender: "m") } sojusznika
    .subject = control
    .same = { TERM($sub, case: "acc", gender: "m") } sojusznika
    .link-same = { TERM($sub, case: "acc", gender: "m") } sojusznika
if-ctrl_n =
    kontrolujesz co najmniej { $n ->
        [one] { $n } sojusznika
        [few] { $n } sojuszników
       *[many] { $n } sojuszników
    }
    .subject = control
    .same =
        łącznie co najmniej { $n ->
            [one] { $n } sojusznika
            [few] { $n } sojuszników
           *[many] { $n } sojuszników
        }
    .link-same =
        łącznie co najmniej { $n ->
            [one] { $n } sojusznika
            [few] { $n } sojuszników
           *[many] { $n } sojuszników
        }
if-shield_below = twoja Tarcza wynosi mniej niż { $n }
if-o_shield_below = Tarcza przeciwnika wynosi mniej niż { $n }
if-o_no_allies = przeciwnik nie kontroluje sojuszników
    .subject = opponent
    .same = nie kontroluje sojuszników
    .link-same = nie kontroluje sojuszników
if-o_allies =
    przeciwnik kontroluje co najmniej { $n ->
        [one] { $n } sojusznika
        [few] { $n } sojuszników
       *[many] { $n } sojuszników
    }
if-o_fewer = przeciwnik ma na ręce mniej kart niż ty
    .subject = opponent
    .same = ma na ręce mniej kart niż ty
    .link-same = ma na ręce mniej kart niż ty
if-o_zero_nrg = przeciwnik nie ma Energii
    .subject = opponent
    .same = nie ma Energii
    .link-same = nie ma Energii
if-destroyed_any = w ten sposób zniszczono sojusznika przeciwnika
if-vs_book = mierzysz się z bohaterem Księgi { $n } lub późniejszej
vs-vs_book = w starciu z bohaterem Księgi { $n } lub późniejszej

## Names of things on a board

counter-shield = Tarcza
counter-energy = Energia
counter-actions_played = Zagrane Akcje
counter-floor = Próg Tarczy
counter-double_next = Podwojenie następnej Akcji
counter-damage_taken = Otrzymane obrażenia
counter-guard = Odporność
number-cost = Koszt
number-atk = Atak
number-hp = Życie
number-T = Taktyka
number-S = Biegłość
number-R = Odporność
number-M = Mistyka
number-shield = Tarcza
number-sim_shield = Tarcza początkowa
number-cooldown = Odnowienie
number-trap_limit = Limit Pułapek
zone-hand = ręka
zone-deck = talia
zone-field = pole
zone-traps = Pułapki
zone-discard = stos kart odrzuconych
zone-banished = karty wygnane
quantity-action_bonus = premia do obrażeń Akcji
quantity-trap_bonus = premia do obrażeń Pułapek
quantity-reduction = redukcja obrażeń
quantity-energy_income = Energia od sojuszników
quantity-end_restore = Tarcza od sojuszników
quantity-action_discount = zniżka na Akcje
quantity-trap_discount = zniżka na Pułapki
quantity-damage_bonus = premia do obrażeń
quantity-skill = Biegłość
quantity-card_damage = obrażenia
quantity-action_cost = koszt Akcji
quantity-trap_cost = koszt Pułapki
tally-destroyed = zniszczeni sojusznicy
phase-energy = Faza Energii
phase-draw = Faza dobierania
phase-play = Faza zagrywania
phase-battle = Faza walki
phase-end = Faza końcowa
action-play = zagranie
action-ability = zdolność
action-attack = atak
kind-damage = Obrażenia
kind-restore = Odzyskiwanie
kind-cards = Karty
kind-energy = Energia
kind-allies = Sojusznicy
kind-control = Kontrola

## The game

game-about = Dwaj bohaterowie ze stałymi taliami i po jednej Tarczy: wygrywa ten, kto pierwszy rozbije Tarczę przeciwnika.
