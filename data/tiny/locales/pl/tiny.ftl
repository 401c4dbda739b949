## The game

game-name = Iskry
game-about = Dwóch graczy z dziesięcioma życiami walczy małymi stworami i szybkimi sztuczkami. Każda tura daje o jedną iskrę więcej na opłaty.

## Card types

type-creature = stwór
type-trick = sztuczka

## Numbers of cards

number-cost = koszt
number-power = siła
    .loc = sile
number-health = wytrzymałość

## Words of cards

set-kinds = rodzaj
word-moth = ćma
    .gender = f
    .acc = ćmę
    .gen = ćmy
    .dat = ćmie
    .ins = ćmą
    .pl = ćmy
    .gen-pl = ciem
    .dat-pl = ćmom
    .ins-pl = ćmami
word-stone = kamień
    .gender = m
    .gen = kamienia
    .dat = kamieniowi
    .ins = kamieniem
    .pl = kamienie
    .gen-pl = kamieni
    .dat-pl = kamieniom
    .ins-pl = kamieniami
keyword-swift = Chyżość
keyword-shelter = Osłona

## Counters of players

counter-life = życie
counter-sparks_max = najwięcej iskier
counter-sparks = iskry

## What cards bear

state-tired = zmęczenie
state-hurt = rany

## Zones

zone-deck = talia
zone-hand = ręka
zone-field = pole
zone-pile = stos

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = do końca tury
    .name = do końca tury
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] gdy zagrywasz tego stwora,
    }
    .name = gdy zostaje zagrana
on-reply = Odpowiedź
    .as = label
    .name = jako odpowiedź
on-on_death = gdy ten stwór zostanie zniszczony,
    .name = gdy zostaje zniszczona
on-friend_dies = gdy inny twój stwór zostanie zniszczony,
    .name = gdy inny twój stwór zostaje zniszczony
on-at_dawn = o świcie twojej tury
    .name = o świcie twojej tury
on-main = { "" }
    .name = w twoim dniu
on-would_be_hurt = gdy ten stwór miałby zostać zraniony,
    .name = gdy miałaby zostać zraniona
cost-sparks =
    { $n ->
        [one] { $n } iskra
        [few] { $n } iskry
       *[many] { $n } iskier
    }
    .name = iskry
cost-tire = zmęcz tego stwora
    .name = zmęcz tę kartę
where-power_at_most = o sile { $n } lub mniej
    .as = with
    .is =
        { $number ->
            [pl] mają
           *[other] ma
        } siłę { $n } lub mniej
    .is-not =
        nie { $number ->
            [pl] mają
           *[other] ma
        } siły { $n } lub mniej
    .name = siła { $n } lub mniejsza
where-kind = { TERM($word) }
    .as = noun
    .name = rodzaj { $word }
to-this =
    { $case ->
        [acc] tego stwora
        [gen] tego stwora
        [dat] temu stworowi
       *[nom] ten stwór
    }
    .name = ta karta
to-enemy =
    { $case ->
        [acc] przeciwnika
        [dat] przeciwnikowi
       *[nom] przeciwnik
    }
    .name = przeciwnik
noun-field = stwór
    .gender = ma
    .acc = stwora
    .gen = stwora
    .dat = stworowi
    .ins = stworem
    .pl = stwory
    .gen-pl = stworów
    .dat-pl = stworom
    .ins-pl = stworami
in-field-self = pod twoją kontrolą
in-field-opponent = przeciwnika
if-controls =
    { $who ->
        [opponent] przeciwnik { ATTR($cards, "pick") ->
            [none] nie ma
           *[other] ma
        }
        [any] gracze { ATTR($cards, "pick") ->
            [none] nie mają
           *[other] mają
        }
       *[self] { ATTR($cards, "pick") ->
            [none] nie masz
           *[other] masz
        }
    } { TERM($cards, case: "acc") }
    .name = masz stwory
if-life_at_most = masz { $n } życia lub mniej
    .name = twoje życie wynosi { $n } lub mniej
op-burn =
    { TERM($to) } traci { $val } { $val ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } życia
    .name = spalenie
op-mend =
    zyskujesz { $val } { $val ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } życia
    .name = leczenie
op-strike =
    zadaj { $val ->
        [one] { $val } obrażenie
        [few] { $val } obrażenia
       *[many] { $val } obrażeń
    } { TERM($to, case: "dat") }
    .name = uderzenie
op-banish = zniszcz { TERM($to, case: "acc") }
    .name = wygnanie
op-grow =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] otrzymują
       *[other] otrzymuje
    } { SIGNED($val) } do siły
    .name = wzrost
op-teach =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] zyskują
       *[other] zyskuje
    } { TERM($word) }
    .name = nauka
op-draw =
    dobierz { $val ->
        [one] { $val } kartę
        [few] { $val } karty
       *[many] { $val } kart
    }
    .name = dobranie
op-hush = anuluj zagraną kartę
    .name = uciszenie
op-shrug = zapobiegnij temu
    .name = otrząśnięcie
printed-keyword = { TERM($word) }.
for-for_good =
    .name = dopóki jest w grze
on-always =
    .name = zawsze
to-foe =
    .name = stwór przeciwnika
to-friend =
    .name = jeden z twoich stworów
to-friends =
    .name = twoje stwory

## Phases

phase-dawn = świt
phase-day = dzień
phase-dusk = zmierzch

## Actions, what they name, windows, events

action-play = zagranie
action-reply = odpowiedź
action-use = użycie
action-attack = atak
pick-target = cel
window-reply = odpowiedzi
event-dawn = świt

## Why something cannot be done

refused-a-reply = ta karta służy tylko do odpowiedzi
refused-no-reply = tą kartą nie można odpowiedzieć
refused-tired = ten stwór jest zmęczony
refused-arrived = ten stwór dopiero przybył

## Decks

deck-lights = Światła
deck-stones = Kamienie

## Cards

card-tiny_moth = Szara ćma
card-tiny_swarm = Rój przy lampie
card-tiny_stone = Kamień przydrożny
card-tiny_golem = Golem z gruzu
card-tiny_ember = Dziecko żaru
card-tiny_mourner = Żałobnica
card-tiny_smith = Kowal iskier
card-tiny_teacher = Stary nauczyciel
card-tiny_bolt = Błyskawica
card-tiny_axe = Powalenie
card-tiny_feast = Uczta
card-tiny_hush = Cisza
