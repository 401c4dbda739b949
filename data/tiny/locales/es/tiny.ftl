## The game

game-name = Chispas
game-about = Dos jugadores con diez vidas luchan con criaturas pequeñas y trucos rápidos. Cada turno trae una chispa más con la que pagar.

## Card types

type-creature = criatura
type-trick = truco

## Numbers of cards

number-cost = coste
number-power = fuerza
number-health = aguante

## Words of cards

set-kinds = clase
word-moth = polilla
    .gender = f
    .pl = polillas
word-stone = piedra
    .gender = f
    .pl = piedras
keyword-swift = Veloz
keyword-shelter = Amparo

## Counters of players

counter-life = vida
counter-sparks_max = máximo de chispas
counter-sparks = chispas

## What cards bear

state-tired = cansado
state-hurt = heridas

## Zones

zone-deck = mazo
zone-hand = mano
zone-field = campo
zone-pile = pila

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = hasta que termine el turno
    .name = hasta que termine el turno
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] cuando juegues esta criatura
    }
    .name = cuando se juega
on-reply = Respuesta
    .as = label
    .name = como respuesta
on-on_death = cuando esta criatura sea destruida
    .name = cuando es destruida
on-friend_dies = cuando otra de tus criaturas sea destruida
    .name = cuando otra de tus criaturas es destruida
on-at_dawn = al alba de tu turno
    .name = al alba de tu turno
on-main = { "" }
    .name = en tu día
on-would_be_hurt = cuando esta criatura fuera a ser herida
    .name = cuando fuera a ser herida
cost-sparks =
    { $n ->
        [one] { $n } chispa
       *[other] { $n } chispas
    }
    .name = chispas
cost-tire = cansa esta criatura
    .name = cansar esta carta
where-power_at_most = fuerza { $n } o menos
    .as = with
    .is =
        { $number ->
            [pl] tengan
           *[other] tenga
        } fuerza { $n } o menos
    .name = fuerza { $n } o menos
where-kind = { TERM($word) }
    .as = noun
    .name = clase { $word }
to-this = esta criatura
    .gender = f
    .name = esta carta
to-enemy = tu rival
    .name = el rival
noun-field = criatura
    .gender = f
    .pl = criaturas
in-field-self = que controlas
    .all = { "" }
in-field-opponent = del rival
if-controls =
    { ATTR($cards, "pick") ->
        [none] { $who ->
            [opponent] tu rival no controla
            [any] los jugadores no controlan
           *[self] no controlas
        }
       *[other] { $who ->
            [opponent] tu rival controla
            [any] los jugadores controlan
           *[self] controlas
        }
    } { TERM($cards) }
    .name = tienes criaturas
if-life_at_most = tu vida es de { $n } o menos
    .name = tu vida es { $n } o menos
op-burn = { TERM($to) } pierde { $val ->
        [one] { $val } punto de vida
       *[other] { $val } puntos de vida
    }
    .name = quemar
op-mend = ganas { $val ->
        [one] { $val } punto de vida
       *[other] { $val } puntos de vida
    }
    .name = curar
op-strike = haz { $val ->
        [one] { $val } punto de daño
       *[other] { $val } puntos de daño
    } a { TERM($to) }
    .name = golpear
op-banish = destruye { TERM($to) }
    .name = desterrar
op-grow =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] obtienen
       *[other] obtiene
    } { SIGNED($val) } de fuerza
    .name = crecer
op-teach =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ganan
       *[other] gana
    } { TERM($word) }
    .name = enseñar
op-draw =
    roba { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
    .name = robar
op-hush = anula la carta jugada
    .name = acallar
op-shrug = evita eso
    .name = resistir
printed-keyword = { TERM($word) }.
for-for_good =
    .name = mientras esté en juego
on-always =
    .name = siempre
to-foe =
    .name = una criatura rival
to-friend =
    .name = una de tus criaturas
to-friends =
    .name = tus criaturas

## Phases

phase-dawn = alba
phase-day = día
phase-dusk = ocaso

## Actions, what they name, windows, events

action-play = jugar
action-reply = responder
action-use = usar
action-attack = atacar
pick-target = objetivo
window-reply = respuestas
event-dawn = alba

## Why something cannot be done

refused-a-reply = esta carta solo sirve para responder
refused-no-reply = esta carta no puede responder
refused-tired = esta criatura está cansada
refused-arrived = esta criatura acaba de llegar

## Decks

deck-lights = Luces
deck-stones = Piedras

## Cards

card-tiny_moth = Polilla gris
card-tiny_swarm = Enjambre de faroles
card-tiny_stone = Piedra del camino
card-tiny_golem = Gólem de escombros
card-tiny_ember = Niño de brasa
card-tiny_mourner = Plañidera
card-tiny_smith = Herrero de chispas
card-tiny_teacher = Viejo maestro
card-tiny_bolt = Rayo
card-tiny_axe = Tala
card-tiny_feast = Banquete
card-tiny_hush = Silencio
