## The game

game-name = Faíscas
game-about = Dois jogadores com dez vidas lutam com pequenas criaturas e truques rápidos. Cada turno traz mais uma faísca para pagar.

## Card types

type-creature = criatura
type-trick = truque

## Numbers of cards

number-cost = custo
number-power = força
number-health = vigor

## Words of cards

set-kinds = espécie
word-moth = mariposa
word-stone = pedra
keyword-swift = veloz
keyword-shelter = abrigo

## Counters of players

counter-life = vida
counter-sparks_max = máximo de faíscas
counter-sparks = faíscas

## What cards bear

state-tired = cansado
state-hurt = ferimentos

## Zones

zone-deck = baralho
zone-hand = mão
zone-field = campo
zone-pile = pilha

## How long effects last

for-this_turn = até o fim do turno
for-for_good = enquanto estiver em jogo

## When abilities happen

on-on_play = quando é jogada
on-reply = como resposta
on-on_death = quando é destruída
on-friend_dies = quando outra de suas criaturas é destruída
on-at_dawn = na aurora do seu turno
on-always = sempre
on-main = no seu dia
on-would_be_hurt = quando seria ferida

## Costs

cost-sparks = faíscas
cost-tire = cansar esta carta

## Which cards

where-power_at_most = força { $n } ou menos
where-kind = espécie { $word }

## What effects are about

to-this = esta carta
to-foe = uma criatura do oponente
to-friend = uma de suas criaturas
to-friends = suas criaturas
to-enemy = o oponente

## Conditions

if-controls = você tem criaturas
if-life_at_most = sua vida é { $n } ou menos

## Operations

op-burn =
    .name = queimar
op-mend =
    .name = curar
op-strike =
    .name = golpear
op-banish =
    .name = banir
op-grow =
    .name = crescer
op-teach =
    .name = ensinar
op-draw =
    .name = comprar
op-hush =
    .name = silenciar
op-shrug =
    .name = resistir

## Phases

phase-dawn = aurora
phase-day = dia
phase-dusk = ocaso

## Actions, what they name, windows, events

action-play = jogar
action-reply = responder
action-use = usar
action-attack = atacar
pick-target = alvo
window-reply = respostas
event-dawn = aurora

## Why something cannot be done

refused-a-reply = esta carta só serve para responder
refused-no-reply = esta carta não pode responder
refused-tired = esta criatura está cansada
refused-arrived = esta criatura acabou de chegar

## Decks

deck-lights = Luzes
deck-stones = Pedras

## Cards

card-tiny_moth = Mariposa cinzenta
card-tiny_swarm = Enxame das lamparinas
card-tiny_stone = Pedra do caminho
card-tiny_golem = Golem de entulho
card-tiny_ember = Filho da brasa
card-tiny_mourner = Carpideira
card-tiny_smith = Ferreiro de faíscas
card-tiny_teacher = Velho mestre
card-tiny_bolt = Raio
card-tiny_axe = Derrubada
card-tiny_feast = Banquete
card-tiny_hush = Silêncio
