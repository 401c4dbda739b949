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
    .gender = f
    .pl = phalènes
word-stone = pierre
    .gender = f
    .pl = pierres
keyword-swift = Vif
keyword-shelter = Abri

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

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = jusqu’à la fin du tour
    .name = jusqu’à la fin du tour
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] quand vous jouez cette créature
    }
    .name = quand elle est jouée
on-reply = Réponse
    .as = label
    .name = en réponse
on-on_death = quand cette créature est détruite
    .name = quand elle est détruite
on-friend_dies = quand une autre de vos créatures est détruite
    .name = quand une autre de vos créatures est détruite
on-at_dawn = à l’aube de votre tour
    .name = à l’aube de votre tour
on-main = { "" }
    .name = pendant votre journée
on-would_be_hurt = quand cette créature devrait être blessée
    .name = quand elle serait blessée
cost-sparks =
    { $n ->
        [one] { $n } étincelle
       *[other] { $n } étincelles
    }
    .name = étincelles
cost-tire = fatiguez cette créature
    .name = fatiguer cette carte
where-power_at_most = une force de { $n } ou moins
    .as = with
    .is =
        { $number ->
            [pl] ont
           *[other] a
        } une force de { $n } ou moins
    .name = force de { $n } au plus
where-kind = { TERM($word) }
    .as = noun
    .name = genre { $word }
to-this = cette créature
    .gender = f
    .name = cette carte
to-enemy = votre adversaire
    .name = l’adversaire
noun-field = créature
    .gender = f
    .pl = créatures
in-field-self = que vous contrôlez
    .all = { "" }
in-field-opponent = adverse
    .as = adjective
    .order = 10
    .pl = adverses
if-controls =
    { $who ->
        [opponent] votre adversaire { ATTR($cards, "pick") ->
            [none] n’a
           *[other] a
        }
        [any] les joueurs { ATTR($cards, "pick") ->
            [none] n’ont
           *[other] ont
        }
       *[self] vous { ATTR($cards, "pick") ->
            [none] n’avez
           *[other] avez
        }
    } { TERM($cards) }
    .name = vous avez des créatures
if-life_at_most = votre vie est de { $n } ou moins
    .name = votre vie est de { $n } au plus
op-burn = { TERM($to) } perd { $val } PV
    .name = brûler
op-mend = vous gagnez { $val } PV
    .name = soigner
op-strike =
    infligez { $val ->
        [one] { $val } blessure
       *[other] { $val } blessures
    } à { TERM($to) }
    .name = frapper
op-banish = détruisez { TERM($to) }
    .name = bannir
op-grow =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] reçoivent
       *[other] reçoit
    } { SIGNED($val) } en force
    .name = grandir
op-teach =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gagnent
       *[other] gagne
    } { TERM($word) }
    .name = enseigner
op-draw =
    piochez { $val ->
        [one] { $val } carte
       *[other] { $val } cartes
    }
    .name = piocher
op-hush = annulez la carte jouée
    .name = faire taire
op-shrug = évitez cela
    .name = encaisser
printed-keyword = { TERM($word) }.
for-for_good =
    .name = tant qu’elle est en jeu
on-always =
    .name = toujours
to-foe =
    .name = une créature adverse
to-friend =
    .name = une de vos créatures
to-friends =
    .name = vos créatures

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
