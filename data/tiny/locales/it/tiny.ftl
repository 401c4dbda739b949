## The game

game-name = Scintille
game-about = Due giocatori con dieci vite combattono con piccole creature e trucchi veloci. Ogni turno porta una scintilla in più con cui pagare.

## Card types

type-creature = creatura
type-trick = trucco

## Numbers of cards

number-cost = costo
number-power = forza
number-health = resistenza

## Words of cards

set-kinds = genere
word-moth = falena
word-stone = pietra
keyword-swift = rapido
keyword-shelter = riparo

## Counters of players

counter-life = vita
counter-sparks_max = scintille massime
counter-sparks = scintille

## What cards bear

state-tired = stanco
state-hurt = ferite

## Zones

zone-deck = mazzo
zone-hand = mano
zone-field = campo
zone-pile = pila

## How long effects last

for-this_turn = fino alla fine del turno
for-for_good = finché è in gioco

## When abilities happen

on-on_play = quando viene giocata
on-reply = come risposta
on-on_death = quando viene distrutta
on-friend_dies = quando un’altra tua creatura viene distrutta
on-at_dawn = all’alba del tuo turno
on-always = sempre
on-main = nel tuo giorno
on-would_be_hurt = quando starebbe per essere ferita

## Costs

cost-sparks = scintille
cost-tire = stancare questa carta

## Which cards

where-power_at_most = forza { $n } o meno
where-kind = genere { $word }

## What effects are about

to-this = questa carta
to-foe = una creatura avversaria
to-friend = una delle tue creature
to-friends = le tue creature
to-enemy = l’avversario

## Conditions

if-controls = hai creature
if-life_at_most = la tua vita è { $n } o meno

## Operations

op-burn =
    .name = bruciare
op-mend =
    .name = curare
op-strike =
    .name = colpire
op-banish =
    .name = esiliare
op-grow =
    .name = crescere
op-teach =
    .name = insegnare
op-draw =
    .name = pescare
op-hush =
    .name = zittire
op-shrug =
    .name = resistere

## Phases

phase-dawn = alba
phase-day = giorno
phase-dusk = tramonto

## Actions, what they name, windows, events

action-play = giocare
action-reply = rispondere
action-use = usare
action-attack = attaccare
pick-target = bersaglio
window-reply = risposte
event-dawn = alba

## Why something cannot be done

refused-a-reply = questa carta serve solo a rispondere
refused-no-reply = questa carta non può rispondere
refused-tired = questa creatura è stanca
refused-arrived = questa creatura è appena arrivata

## Decks

deck-lights = Luci
deck-stones = Pietre

## Cards

card-tiny_moth = Falena grigia
card-tiny_swarm = Sciame delle lampade
card-tiny_stone = Pietra della via
card-tiny_golem = Golem di macerie
card-tiny_ember = Figlio della brace
card-tiny_mourner = Dolente
card-tiny_smith = Fabbro di scintille
card-tiny_teacher = Vecchio maestro
card-tiny_bolt = Fulmine
card-tiny_axe = Abbattimento
card-tiny_feast = Banchetto
card-tiny_hush = Silenzio
