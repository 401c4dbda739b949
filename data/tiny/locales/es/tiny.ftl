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
word-stone = piedra
keyword-swift = veloz
keyword-shelter = amparo

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

## How long effects last

for-this_turn = hasta que termine el turno
for-for_good = mientras esté en juego

## When abilities happen

on-on_play = cuando se juega
on-reply = como respuesta
on-on_death = cuando es destruida
on-friend_dies = cuando otra de tus criaturas es destruida
on-at_dawn = al alba de tu turno
on-always = siempre
on-main = en tu día
on-would_be_hurt = cuando fuera a ser herida

## Costs

cost-sparks = chispas
cost-tire = cansar esta carta

## Which cards

where-power_at_most = fuerza { $n } o menos
where-kind = clase { $word }

## What effects are about

to-this = esta carta
to-foe = una criatura rival
to-friend = una de tus criaturas
to-friends = tus criaturas
to-enemy = el oponente

## Conditions

if-controls = tienes criaturas
if-life_at_most = tu vida es { $n } o menos

## Operations

op-burn =
    .name = quemar
op-mend =
    .name = curar
op-strike =
    .name = golpear
op-banish =
    .name = desterrar
op-grow =
    .name = crecer
op-teach =
    .name = enseñar
op-draw =
    .name = robar
op-hush =
    .name = acallar
op-shrug =
    .name = resistir

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
