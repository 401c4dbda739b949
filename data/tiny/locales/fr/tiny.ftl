## The game

game-name = Étincelles
game-about = Deux joueurs de dix vies s’affrontent avec de petites créatures et des ruses rapides. Chaque tour apporte une étincelle de plus pour payer.

## Card types

type-creature = créature
type-trick = ruse

## Numbers of cards

number-cost = coût
number-power = force
number-health = endurance

## Words of cards

set-kinds = genre
word-moth = phalène
word-stone = pierre
keyword-swift = vif
keyword-shelter = abri

## Counters of players

counter-life = vie
counter-sparks_max = étincelles maximales
counter-sparks = étincelles

## What cards bear

state-tired = fatigué
state-hurt = blessures

## Zones

zone-deck = pioche
zone-hand = main
zone-field = terrain
zone-pile = défausse

## How long effects last

for-this_turn = jusqu’à la fin du tour
for-for_good = tant qu’elle est en jeu

## When abilities happen

on-on_play = quand elle est jouée
on-reply = en réponse
on-on_death = quand elle est détruite
on-friend_dies = quand une autre de vos créatures est détruite
on-at_dawn = à l’aube de votre tour
on-always = toujours
on-main = pendant votre journée
on-would_be_hurt = quand elle serait blessée

## Costs

cost-sparks = étincelles
cost-tire = fatiguer cette carte

## Which cards

where-power_at_most = force de { $n } au plus
where-kind = genre { $word }

## What effects are about

to-this = cette carte
to-foe = une créature adverse
to-friend = une de vos créatures
to-friends = vos créatures
to-enemy = l’adversaire

## Conditions

if-controls = vous avez des créatures
if-life_at_most = votre vie est de { $n } au plus

## Operations

op-burn =
    .name = brûler
op-mend =
    .name = soigner
op-strike =
    .name = frapper
op-banish =
    .name = bannir
op-grow =
    .name = grandir
op-teach =
    .name = enseigner
op-draw =
    .name = piocher
op-hush =
    .name = faire taire
op-shrug =
    .name = encaisser

## Phases

phase-dawn = aube
phase-day = journée
phase-dusk = crépuscule

## Actions, what they name, windows, events

action-play = jouer
action-reply = répondre
action-use = utiliser
action-attack = attaquer
pick-target = cible
window-reply = réponses
event-dawn = aube

## Why something cannot be done

refused-a-reply = cette carte ne sert qu’à répondre
refused-no-reply = cette carte ne peut pas répondre
refused-tired = cette créature est fatiguée
refused-arrived = cette créature vient d’arriver

## Decks

deck-lights = Lumières
deck-stones = Pierres

## Cards

card-tiny_moth = Phalène grise
card-tiny_swarm = Essaim des lampes
card-tiny_stone = Pierre du chemin
card-tiny_golem = Golem de gravats
card-tiny_ember = Enfant de braise
card-tiny_mourner = Pleureuse
card-tiny_smith = Forgeron d’étincelles
card-tiny_teacher = Vieux maître
card-tiny_bolt = Éclair
card-tiny_axe = Abattage
card-tiny_feast = Festin
card-tiny_hush = Silence
