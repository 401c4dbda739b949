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
    .gender = f
    .pl = falene
word-stone = pietra
    .gender = f
    .pl = pietre
keyword-swift = Rapido
keyword-shelter = Riparo

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

## How long effects last, when abilities happen, costs, targets, conditions, operations. The value is printed on cards; `.name` is for the rules.

for-this_turn = fino alla fine del turno
    .name = fino alla fine del turno
on-on_play =
    { $type ->
        [trick] { "" }
       *[creature] quando giochi questa creatura
    }
    .name = quando viene giocata
on-reply = Risposta
    .as = label
    .name = come risposta
on-on_death = quando questa creatura viene distrutta
    .name = quando viene distrutta
on-friend_dies = quando un’altra tua creatura viene distrutta
    .name = quando un’altra tua creatura viene distrutta
on-at_dawn = all’alba del tuo turno
    .name = all’alba del tuo turno
on-main = { "" }
    .name = nel tuo giorno
on-would_be_hurt = quando questa creatura verrebbe ferita
    .name = quando starebbe per essere ferita
cost-sparks =
    { $n ->
        [one] { $n } scintilla
       *[other] { $n } scintille
    }
    .name = scintille
cost-tire = stanca questa creatura
    .name = stancare questa carta
where-power_at_most = forza { $n } o meno
    .as = with
    .is =
        { $number ->
            [pl] hanno
           *[other] ha
        } forza { $n } o meno
    .name = forza { $n } o meno
where-kind = { TERM($word) }
    .as = noun
    .name = genere { $word }
to-this = questa creatura
    .gender = f
    .name = questa carta
to-enemy = il tuo avversario
    .name = l’avversario
noun-field = creatura
    .gender = f
    .pl = creature
in-field-self = che controlli
    .all = { "" }
in-field-opponent = avversaria
    .as = adjective
    .order = 10
    .pl = avversarie
if-controls =
    { ATTR($cards, "pick") ->
        [none] { $who ->
            [opponent] l’avversario non controlla
            [any] i giocatori non controllano
           *[self] non controlli
        }
       *[other] { $who ->
            [opponent] l’avversario controlla
            [any] i giocatori controllano
           *[self] controlli
        }
    } { TERM($cards) }
    .name = hai creature
if-life_at_most = la tua vita è { $n } o meno
    .name = la tua vita è { $n } o meno
op-burn = { TERM($to) } perde { $val ->
        [one] { $val } punto vita
       *[other] { $val } punti vita
    }
    .name = bruciare
op-mend = guadagni { $val ->
        [one] { $val } punto vita
       *[other] { $val } punti vita
    }
    .name = curare
op-strike = infliggi { $val ->
        [one] { $val } danno
       *[other] { $val } danni
    } a { TERM($to) }
    .name = colpire
op-banish = distruggi { TERM($to) }
    .name = esiliare
op-grow =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ricevono
       *[other] riceve
    } { SIGNED($val) } di forza
    .name = crescere
op-teach =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ottengono
       *[other] ottiene
    } { TERM($word) }
    .name = insegnare
op-draw =
    pesca { $val ->
        [one] { $val } carta
       *[other] { $val } carte
    }
    .name = pescare
op-hush = annulla la carta giocata
    .name = zittire
op-shrug = previeni ciò
    .name = resistere
printed-keyword = { TERM($word) }.
for-for_good =
    .name = finché è in gioco
on-always =
    .name = sempre
to-foe =
    .name = una creatura avversaria
to-friend =
    .name = una delle tue creature
to-friends =
    .name = le tue creature

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
