## Operazioni. Valore: la proposizione semplice; .replace e .bonus: la proposizione in quei ruoli; .name: il nome breve.

op-dmg =
    infliggi { $val ->
        [one] { $val } danno
       *[other] { $val } danni
    } all’avversario
    .replace =
        infliggi invece { $val ->
            [one] { $val } danno
           *[other] { $val } danni
        } all’avversario
    .bonus =
        infliggi { $val ->
            [one] { $val } danno
           *[other] { $val } danni
        } in più all’avversario
    .name = Danni
    .subject = opponent
    .same =
        infliggigli { $val ->
            [one] { $val } danno
           *[other] { $val } danni
        }
    .replace-same =
        infliggigli invece { $val ->
            [one] { $val } danno
           *[other] { $val } danni
        }
    .bonus-same =
        infliggigli { $val ->
            [one] { $val } danno
           *[other] { $val } danni
        } in più
op-heal =
    ripristina { $val ->
        [one] { $val } punto
       *[other] { $val } punti
    } Scudo
    .replace =
        ripristina invece { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Scudo
    .bonus =
        ripristina { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Scudo in più
    .name = Ripristina Scudo
op-draw =
    pesca { $val ->
        [one] { $val } carta
       *[other] { $val } carte
    }
    .replace =
        pesca invece { $val ->
            [one] { $val } carta
           *[other] { $val } carte
        }
    .bonus =
        pesca { $val ->
            [one] { $val } carta
           *[other] { $val } carte
        } in più
    .name = Pesca
op-nrg =
    ottieni { $val ->
        [one] { $val } punto
       *[other] { $val } punti
    } Energia
    .replace =
        ottieni invece { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Energia
    .bonus =
        ottieni { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Energia in più
    .name = Ottieni Energia
op-drain =
    l’avversario perde { $val ->
        [one] { $val } punto
       *[other] { $val } punti
    } Energia
    .replace =
        l’avversario perde invece { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Energia
    .bonus =
        l’avversario perde { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Energia in più
    .name = Prosciuga Energia
    .subject = opponent
    .same =
        perde { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Energia
    .replace-same =
        perde invece { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Energia
    .bonus-same =
        perde { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Energia in più
op-disc =
    l’avversario scarta { $val ->
        [one] { $val } carta
       *[other] { $val } carte
    } a caso
    .replace =
        l’avversario scarta invece { $val ->
            [one] { $val } carta
           *[other] { $val } carte
        } a caso
    .bonus =
        l’avversario scarta a caso { $val ->
            [one] { $val } carta
           *[other] { $val } carte
        } in più
    .name = Scarto
op-aoe =
    infliggi { $val ->
        [one] { $val } danno
       *[other] { $val } danni
    } a ogni alleato dell’avversario
    .replace =
        infliggi invece { $val ->
            [one] { $val } danno
           *[other] { $val } danni
        } a ogni alleato dell’avversario
    .bonus =
        infliggi { $val ->
            [one] { $val } danno
           *[other] { $val } danni
        } in più a ogni alleato dell’avversario
    .name = Danni ad area
op-buf_atk = i tuoi alleati ottengono +{ $val } ATK in questo turno
    .replace = i tuoi alleati ottengono invece +{ $val } ATK in questo turno
    .bonus = i tuoi alleati ottengono un ulteriore +{ $val } ATK in questo turno
    .name = Aumenta ATK
op-floor = il tuo Scudo non può scendere al di sotto di 1 in questo turno
    .replace = il tuo Scudo non può invece scendere al di sotto di 1 in questo turno
    .bonus = il tuo Scudo non può inoltre scendere al di sotto di 1 in questo turno
    .name = Scudo minimo
op-negate = annulla gli effetti della carta avversaria
    .replace = annulla invece gli effetti della carta avversaria
    .bonus = annulla inoltre gli effetti della carta avversaria
    .name = Annulla
op-double = la tua prossima Azione di questo turno si risolve due volte
    .replace = la tua prossima Azione di questo turno si risolve invece due volte
    .bonus = la tua prossima Azione di questo turno si risolve inoltre due volte
    .name = Azione doppia
op-banish =
    bandisci { $val ->
        [one] la carta
       *[other] le { $val } carte
    } in cima alla pila degli scarti dell’avversario
    .replace =
        bandisci invece { $val ->
            [one] la carta
           *[other] le { $val } carte
        } in cima alla pila degli scarti dell’avversario
    .bonus =
        bandisci inoltre { $val ->
            [one] la carta
           *[other] le { $val } carte
        } in cima alla pila degli scarti dell’avversario
    .name = Bandisci
op-dbf_atk = un alleato dell’avversario a tua scelta ottiene −{ $val } ATK
    .times = { times }, un alleato dell’avversario a tua scelta ottiene −{ $val } ATK
    .replace = un alleato dell’avversario a tua scelta ottiene invece −{ $val } ATK
    .bonus = un alleato dell’avversario a tua scelta ottiene un ulteriore −{ $val } ATK
    .name = Riduci ATK
op-dbf_hp = un alleato dell’avversario a tua scelta ottiene −{ $val } PS
    .times = { times }, un alleato dell’avversario a tua scelta ottiene −{ $val } PS
    .replace = un alleato dell’avversario a tua scelta ottiene invece −{ $val } PS
    .bonus = un alleato dell’avversario a tua scelta ottiene un ulteriore −{ $val } PS
    .name = Riduci PS
op-retrigger_traps = le tue Trappole rivelate in questo turno si risolvono un’altra volta
    .replace = le tue Trappole rivelate in questo turno si risolvono invece un’altra volta
    .bonus = le tue Trappole rivelate in questo turno si risolvono inoltre un’altra volta
    .name = Riattiva Trappole

## Passive: valgono finché l’alleato è in gioco

op-p_nrg =
    ottieni { $val ->
        [one] { $val } punto
       *[other] { $val } punti
    } Energia nella tua Fase di Energia
    .name = Energia ogni turno
op-p_adx =
    le tue Azioni infliggono { $val ->
        [one] { $val } danno
       *[other] { $val } danni
    } in più
    .name = Danni delle Azioni
op-p_tdx =
    le tue Trappole infliggono { $val ->
        [one] { $val } danno
       *[other] { $val } danni
    } in più
    .name = Danni delle Trappole
op-p_red = i danni che subisci sono ridotti di { $val }
    .name = Riduzione
op-p_eot =
    ripristini { $val ->
        [one] { $val } punto
       *[other] { $val } punti
    } Scudo nella tua Fase Finale
    .name = Ripristino ogni turno
op-p_adisc = le tue Azioni costano { $val } in meno (minimo 1)
    .name = Azioni più economiche
op-p_tdisc = le tue Trappole costano { $val } in meno (minimo 1)
    .name = Trappole più economiche

## Quando un alleato viene distrutto

on-play = quando evochi questo alleato
    .when = mixed
on-death = quando questo alleato viene distrutto
op-d_heal =
    ripristina { $val ->
        [one] { $val } punto
       *[other] { $val } punti
    } Scudo
    .replace =
        ripristina invece { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Scudo
    .bonus =
        ripristina { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        } Scudo in più
    .name = Distruzione: ripristino
op-d_dmg =
    infliggi { $val ->
        [one] { $val } danno
       *[other] { $val } danni
    } all’avversario
    .replace =
        infliggi invece { $val ->
            [one] { $val } danno
           *[other] { $val } danni
        } all’avversario
    .bonus =
        infliggi { $val ->
            [one] { $val } danno
           *[other] { $val } danni
        } in più all’avversario
    .name = Distruzione: danni
op-d_draw =
    pesca { $val ->
        [one] { $val } carta
       *[other] { $val } carte
    }
    .replace =
        pesca invece { $val ->
            [one] { $val } carta
           *[other] { $val } carte
        }
    .bonus =
        pesca { $val ->
            [one] { $val } carta
           *[other] { $val } carte
        } in più
    .name = Distruzione: pesca
op-d_return = fai tornare questa carta nella tua mano
    .replace = fai invece tornare questa carta nella tua mano
    .bonus = fai inoltre tornare questa carta nella tua mano
    .name = Distruzione: ritorno

## Inneschi delle Trappole

trigger-t_action = quando l’avversario gioca un’Azione
    .name = Azione avversaria
    .subject = opponent
trigger-t_summon = quando l’avversario evoca un alleato
    .name = Evocazione avversaria
trigger-t_play = quando l’avversario gioca una carta
    .name = Qualsiasi carta avversaria
    .subject = opponent
trigger-t_hit = quando subisci danni
    .name = Subisci danni
trigger-t_lethal = quando il tuo Scudo arriva a 0
    .name = Il tuo Scudo arriva a 0

## Condizioni: proposizioni che seguono «se»

# Non comincia per «è»: «e è» suonerebbe male dopo un’altra condizione.
if-first_action = non hai giocato altre Azioni in questo turno
if-played_action = hai giocato un’Azione in questo turno
if-ctrl = controlli un alleato { TERM($sub) }
    .subject = control
    .same = un alleato { TERM($sub) }
    .link-same = un alleato { TERM($sub) }
if-ctrl_n = controlli { $n } o più alleati
    .subject = control
    .same = { $n } o più alleati in tutto
    .link-same = { $n } o più alleati in tutto
if-shield_below = il tuo Scudo è inferiore a { $n }
if-o_shield_below = lo Scudo dell’avversario è inferiore a { $n }
if-o_no_allies = l’avversario non ha alleati
    .subject = opponent
    .same = non ha alleati
    .link-same = non ha alleati
if-o_allies = l’avversario ha { $n } o più alleati
if-o_fewer = l’avversario ha meno carte in mano di te
    .subject = opponent
    .same = ha meno carte in mano di te
    .link-same = ha meno carte in mano di te
if-o_zero_nrg = l’avversario ha 0 punti Energia
    .subject = opponent
    .same = ha 0 punti Energia
    .link-same = ha 0 punti Energia
if-destroyed_any = un alleato dell’avversario è stato distrutto in questo modo
if-vs_book = affronti un eroe del Libro { $n } o successivo
vs-vs_book = contro un eroe del Libro { $n } o successivo

## Nomi di ciò che sta sul tavolo

counter-shield = Scudo
counter-energy = Energia
counter-actions_played = Azioni giocate
counter-floor = Scudo minimo
counter-double_next = Azione doppia
counter-damage_taken = Danni subiti
counter-guard = Resistenza
number-cost = Costo
number-atk = ATK
number-hp = PS
number-T = Tattica
number-S = Maestria
number-R = Resistenza
number-M = Mistica
number-shield = Scudo
number-sim_shield = Scudo iniziale
number-cooldown = Ricarica
number-trap_limit = Limite di Trappole
zone-hand = mano
zone-deck = mazzo
zone-field = campo
zone-traps = zona Trappole
zone-discard = pila degli scarti
zone-banished = carte bandite
quantity-action_bonus = bonus ai danni delle Azioni
quantity-trap_bonus = bonus ai danni delle Trappole
quantity-reduction = riduzione
quantity-energy_income = Energia dagli alleati
quantity-end_restore = Scudo dagli alleati
quantity-action_discount = sconto sulle Azioni
quantity-trap_discount = sconto sulle Trappole
quantity-damage_bonus = bonus ai danni
quantity-skill = Maestria
quantity-card_damage = danni
quantity-action_cost = costo dell’Azione
quantity-trap_cost = costo della Trappola
tally-destroyed = alleati distrutti
phase-energy = Fase di Energia
phase-draw = Fase di Pesca
phase-play = Fase di Gioco
phase-battle = Fase di Battaglia
phase-end = Fase Finale
action-play = giocare
action-ability = abilità
action-attack = attaccare
kind-damage = Danni
kind-restore = Ripristino
kind-cards = Carte
kind-energy = Energia
kind-allies = Alleati
kind-control = Controllo

## The game

game-about = Due eroi con mazzi fissi e uno Scudo ciascuno: vince chi spezza per primo quello dell’altro.
