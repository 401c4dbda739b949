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
    .gender = f
    .pl = mariposas
word-stone = pedra
    .gender = f
    .pl = pedras
keyword-swift = Veloz
keyword-shelter = Abrigo

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

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = até o fim do turno
    .name = até o fim do turno
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] quando você jogar esta criatura
    }
    .name = quando é jogada
on-reply = Resposta
    .as = label
    .name = como resposta
on-on_death = quando esta criatura for destruída
    .name = quando é destruída
on-friend_dies = quando outra criatura sua for destruída
    .name = quando outra de suas criaturas é destruída
on-at_dawn = na aurora do seu turno
    .name = na aurora do seu turno
on-main = { "" }
    .name = no seu dia
on-would_be_hurt = quando esta criatura fosse ser ferida
    .name = quando seria ferida
cost-sparks =
    { $n ->
        [one] { $n } faísca
       *[other] { $n } faíscas
    }
    .name = faíscas
cost-tire = canse esta criatura
    .name = cansar esta carta
where-power_at_most = força { $n } ou menos
    .as = with
    .is =
        { $number ->
            [pl] tenham
           *[other] tenha
        } força { $n } ou menos
    .name = força { $n } ou menos
where-kind = { TERM($word) }
    .as = noun
    .name = espécie { $word }
to-this = esta criatura
    .gender = f
    .name = esta carta
to-enemy = seu oponente
    .name = o oponente
noun-field = criatura
    .gender = f
    .pl = criaturas
in-field-self = que você controla
    .all = { "" }
in-field-opponent = do oponente
if-controls =
    { $who ->
        [opponent] seu oponente { ATTR($cards, "pick") ->
            [none] não controlar
           *[other] controlar
        }
        [any] os jogadores { ATTR($cards, "pick") ->
            [none] não controlarem
           *[other] controlarem
        }
       *[self] você { ATTR($cards, "pick") ->
            [none] não controlar
           *[other] controlar
        }
    } { TERM($cards) }
    .name = você tem criaturas
if-life_at_most = sua vida for { $n } ou menos
    .name = sua vida é { $n } ou menos
op-burn = { TERM($to) } perde { $val ->
        [one] { $val } ponto de vida
       *[other] { $val } pontos de vida
    }
    .name = queimar
op-mend = ganhe { $val ->
        [one] { $val } ponto de vida
       *[other] { $val } pontos de vida
    }
    .name = curar
op-strike = cause { $val ->
        [one] { $val } ponto de dano
       *[other] { $val } pontos de dano
    } a { TERM($to) }
    .name = golpear
op-banish = destrua { TERM($to) }
    .name = banir
op-grow =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] recebem
       *[other] recebe
    } { SIGNED($val) } de força
    .name = crescer
op-teach =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ganham
       *[other] ganha
    } { TERM($word) }
    .name = ensinar
op-draw =
    compre { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
    .name = comprar
op-hush = anule a carta jogada
    .name = silenciar
op-shrug = evite isso
    .name = resistir
printed-keyword = { TERM($word) }.
for-for_good =
    .name = enquanto estiver em jogo
on-always =
    .name = sempre
to-foe =
    .name = uma criatura do oponente
to-friend =
    .name = uma de suas criaturas
to-friends =
    .name = suas criaturas

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
