## Il gioco

game-name = Essence Crown: la guerra delle schegge
game-about = Due Divinità, una partita: le schegge pagano le carte, gli Avatar colpiscono la Divinità avversaria, e chi vede scendere a 0 la propria Essenza ha perso.

## Tipi di carta

type-deity = Divinità
    .gender = f
    .pl = Divinità
type-avatar = Avatar
    .gender = m
    .onset = vowel
    .pl = Avatar
type-spell = Magia
    .gender = f
    .pl = Magie
type-relic = Reliquia
    .gender = f
    .pl = Reliquie
type-shard = Scheggia
    .gender = f
    .pl = Schegge
type-domain = Dominio
    .gender = m
    .pl = Domini
type-essence = Essenza
    .gender = f
    .onset = vowel
    .pl = Essenze
type-rite = Rito
    .gender = m
    .pl = Riti

## Numeri delle carte

number-cost = costo
number-power = Forza
number-toughness = Costituzione
number-essence = Essenza

## Parole delle carte. `.of` segue il nome di una carta: «Avatar del Vuoto».

set-aspects = aspetti
set-domain = dominio
set-rarity = rarità
word-glow = Bagliore
    .of = del Bagliore
word-gray = Grigio
    .of = del Grigio
word-void = Vuoto
    .of = del Vuoto
word-beast = Bestia
    .of = delle Bestie
word-second_sun = Secondo Sole
    .of = del Secondo Sole
word-nullgrid = Rete Nulla
    .of = della Rete Nulla
word-new_earth = Nuova Terra
    .of = della Nuova Terra
word-common = Comune
word-adept = Adepta
word-mythic = Mitica

## Che cosa hanno i giocatori e le carte

counter-essence_max = Essenza massima
counter-essence = Essenza
counter-shards = schegge
counter-kl = KL
state-tapped = tappata
state-damage = danni

## Zone

zone-deck = mazzo
zone-hand = mano
zone-new_earth = Nuova Terra
zone-graveyard = cimitero
zone-exile = esilio
zone-deity = Divinità
zone-board = Divinità e Nuova Terra
noun-new_earth = carta
    .gender = f
    .pl = carte
    .where = new_earth
in-new_earth-self = che controlli
    .all = { "" }
in-new_earth-opponent = avversario
    .as = adjective
    .order = 10
    .f = avversaria
    .pl = avversari
    .f-pl = avversarie

## Quanto dura

for-this_turn = fino alla fine del turno
    .name = fino alla fine del turno
for-while_in_play =
    .name = finché è in gioco

## Quando avviene

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] Quando entra
    }
    .as = label
    .name = quando viene giocata
on-on_attack = Quando attacca
    .as = label
    .name = quando attacca
on-start_turn = Inizio del turno
    .as = label
    .name = all’inizio del tuo turno
on-end_turn = Fine del turno
    .as = label
    .name = alla fine del tuo turno
on-activate = Fase principale
    .as = label
    .name = nella tua fase principale
frame-label-once = { $on }, { $once }: { $text }
    .then = capital
frame-label-cost = { $on } — { $cost }: { $text }
    .then = capital
frame-label-once-cost = { $on } — { $cost }, { $once }: { $text }
    .then = capital
frame-label-may-cost = { $on } — { $cost }: { $text }
    .then = capital
frame-label-once-may-cost = { $on } — { $cost }, { $once }: { $text }
    .then = capital
once-turn = una volta per turno
once-match = una volta per partita

## Costi

cost-shards =
    { $n ->
        [one] { $n } scheggia
       *[other] { $n } schegge
    }
    .name = schegge
cost-kl = { $n } KL
    .name = KL
cost-essence =
    { $n ->
        [one] { $n } punto Essenza
       *[other] { $n } punti Essenza
    }
    .name = punti Essenza
cost-discard =
    { $n ->
        [1] scarta una carta
       *[other] scarta { $n } carte
    }
    .name = scartare carte
cost-tap = tappa questa carta
    .name = tappare questa carta

## Bersagli: caso `at` con la preposizione «a», `of` con «di»

to-own_deity =
    { $case ->
        [at] alla tua
        [of] della tua
       *[nom] la tua
    } Divinità
    .gender = f
    .name = la tua Divinità
to-enemy_deity =
    { $case ->
        [at] alla Divinità
        [of] della Divinità
       *[nom] la Divinità
    } avversaria
    .gender = f
    .name = la Divinità avversaria
to-target_deity =
    { $case ->
        [at] a una Divinità
        [of] di una Divinità
       *[nom] una Divinità
    } a tua scelta
    .gender = f
    .name = una Divinità a tua scelta
to-both_deities =
    { $case ->
        [at] a entrambe le
        [of] di entrambe le
       *[nom] entrambe le
    } Divinità
    .number = pl
    .name = entrambe le Divinità
to-this =
    { $case ->
        [at] a questa carta
       *[nom] questa carta
    }
    .gender = f
    .name = questa carta
np-un-head =
    { $gender ->
        [f] { ATTR($noun, "onset") ->
            [vowel] un’{ TERM($noun) } { TERM($adj) }
           *[other] una { np-head }
        }
       *[other] un { np-head }
    }
np-at-to =
    { $case ->
        [at] a
       *[nom] { "" }
    }
to-own_avatar = { np-at-to } { np-un-head } { TERM($after) } { TERM($with) } che controlli
    .name = un Avatar che controlli
to-enemy_avatar = { np-at-to } { np-un-head } { TERM($after) } { TERM($with) }
    .name = un Avatar avversario
to-any_avatar = { np-at-to } { np-un-head } { TERM($after) } { TERM($with) }
    .name = un Avatar
to-own_avatars =
    { $case ->
        [at] { $gender ->
            [f] alle tue
           *[other] ai tuoi
        }
       *[nom] { $gender ->
            [f] le tue
           *[other] i tuoi
        }
    } { np-head } { TERM($after) } { TERM($with) }
    .name = i tuoi Avatar
to-other_own_avatars =
    { $case ->
        [at] { $gender ->
            [f] alle tue altre
           *[other] ai tuoi altri
        }
       *[nom] { $gender ->
            [f] le tue altre
           *[other] i tuoi altri
        }
    } { np-head } { TERM($after) } { TERM($with) }
    .name = i tuoi altri Avatar
to-enemy_avatars = { np-at-to } ogni { np-head } { TERM($after) } { TERM($with) }
    .number = sg
    .name = ogni Avatar avversario
to-random_enemy_avatar = { np-at-to } { np-un-head } { TERM($after) } scelto a caso { TERM($with) }
    .name = un Avatar avversario scelto a caso
to-any_card =
    { np-at-to } { np-un-head } { TERM($after) } { ATTR($noun, "where") ->
        [new_earth] presente sulla Nuova Terra
       *[other] { "" }
    } { TERM($with) }
    .name = una carta presente sulla Nuova Terra

## Quali carte

where-type = { TERM($word) }
    .as = noun
    .name = tipo { $word }
where-aspect = { TERM($word, case: "of") }
    .as = after
    .order = 20
    .name = aspetto { $word }
where-domain = { TERM($word, case: "of") }
    .as = after
    .order = 30
    .name = dominio { $word }
where-tapped = tappato
    .order = 20
    .f = tappata
    .pl = tappati
    .f-pl = tappate
    .false = stappato
    .f-false = stappata
    .false-pl = stappati
    .f-false-pl = stappate
    .name = tappata
where-power_at_most = Forza pari o inferiore a { $n }
    .as = with
    .name = Forza pari o inferiore a { $n }
where-power_at_least = Forza pari o superiore a { $n }
    .as = with
    .name = Forza pari o superiore a { $n }
where-toughness_at_most = Costituzione pari o inferiore a { $n }
    .as = with
    .name = Costituzione pari o inferiore a { $n }

## Condizioni

if-essence_at_most =
    la tua Divinità ha { $n ->
        [1] 1 punto Essenza
       *[other] { $n } punti Essenza
    } o meno
    .name = la tua Divinità ha { $n } punti Essenza o meno
if-enemy_essence_at_most =
    la Divinità avversaria ha { $n ->
        [1] 1 punto Essenza
       *[other] { $n } punti Essenza
    } o meno
    .name = la Divinità avversaria ha { $n } punti Essenza o meno
if-hand_at_most =
    hai in mano { $n ->
        [1] 1 carta
       *[other] { $n } carte
    } o meno
    .name = hai in mano { $n } carte o meno
if-graveyard_at_least =
    { $n ->
        [1] c’è 1 carta
       *[other] ci sono { $n } carte
    } o più nel tuo cimitero
    .name = ci sono { $n } carte o più nel tuo cimitero
if-ctrl_avatars = controlli { $n } o più Avatar
    .name = controlli { $n } o più Avatar
if-ctrl_aspect = controlli una carta { TERM($word, case: "of") }
    .name = controlli una carta di un aspetto
if-ctrl_domain = controlli una carta { TERM($word, case: "of") }
    .name = controlli una carta di un dominio
if-enemy_no_avatars = l’avversario non controlla Avatar
    .name = l’avversario non controlla Avatar
if-kl_at_least = hai { $n } o più KL
    .name = hai { $n } o più KL
if-shards_at_least = hai { $n } o più schegge
    .name = hai { $n } o più schegge
if-turn_at_least = si è almeno al round { $n }
    .name = si è almeno al round { $n }

## Operazioni. `.replace` al posto di un effetto precedente, `.bonus` in più.

v-gain =
    { ATTR($to, "number") ->
        [pl] ottengono
       *[other] ottiene
    }
v-get =
    { ATTR($to, "number") ->
        [pl] prendono
       *[other] prende
    }
n-essence =
    { $val ->
        [one] { $val } punto Essenza
       *[other] { $val } punti Essenza
    }
n-damage =
    { $val ->
        [one] { $val } danno
       *[other] { $val } danni
    }
n-shards =
    { $val ->
        [one] { $val } scheggia
       *[other] { $val } schegge
    }
n-cards =
    { $val ->
        [1] una carta
       *[other] { $val } carte
    }
n-more-cards =
    { $val ->
        [1] un’altra carta
       *[other] altre { $val } carte
    }
n-top-cards =
    { $val ->
        [1] la prima carta
       *[other] le prime { $val } carte
    }
n-copies =
    { $val ->
        [1] una copia
       *[other] { $val } copie
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] in mano ai rispettivi proprietari
       *[other] in mano al suo proprietario
    }

op-essence_damage = infliggi { n-damage } all’Essenza { TERM($to, case: "of") }
    .replace = infliggi invece { n-damage } all’Essenza { TERM($to, case: "of") }
    .bonus = infliggi { n-damage } in più all’Essenza { TERM($to, case: "of") }
    .name = danni all’Essenza
op-essence_heal = { TERM($to) } { v-gain } { n-essence }
    .replace = { TERM($to) } { v-gain } invece { n-essence }
    .bonus = { TERM($to) } { v-gain } { n-essence } in più
    .name = Essenza
op-essence_max = l’Essenza massima { TERM($to, case: "of") } aumenta di { $val }
    .replace = l’Essenza massima { TERM($to, case: "of") } aumenta invece di { $val }
    .bonus = l’Essenza massima { TERM($to, case: "of") } aumenta di altri { $val }
    .name = Essenza massima
op-draw = pesca { n-cards }
    .replace = pesca invece { n-cards }
    .bonus = pesca { n-more-cards }
    .name = pescare
op-gain_shards = ottieni { n-shards }
    .replace = ottieni invece { n-shards }
    .bonus = ottieni { n-shards } in più
    .name = ottenere schegge
op-lose_shards = l’avversario perde { n-shards }
    .replace = l’avversario perde invece { n-shards }
    .bonus = l’avversario perde { n-shards } in più
    .name = far perdere schegge
op-gain_kl = ottieni { $val } KL
    .replace = ottieni invece { $val } KL
    .bonus = ottieni { $val } KL in più
    .name = ottenere KL
op-lose_kl = l’avversario perde { $val } KL
    .replace = l’avversario perde invece { $val } KL
    .bonus = l’avversario perde { $val } KL in più
    .name = far perdere KL
op-buff = { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = { TERM($to) } { v-get } invece { SIGNED($power) }/{ SIGNED($toughness) }
    .bonus = { TERM($to) } { v-get } un ulteriore { SIGNED($power) }/{ SIGNED($toughness) }
    .name = Forza e Costituzione
op-hurt = infliggi { n-damage } { TERM($to, case: "at") }
    .replace = infliggi invece { n-damage } { TERM($to, case: "at") }
    .bonus = infliggi { n-damage } in più { TERM($to, case: "at") }
    .name = danni
op-destroy = distruggi { TERM($to) }
    .replace = distruggi invece { TERM($to) }
    .bonus = distruggi inoltre { TERM($to) }
    .name = distruggere
op-exile = esilia { TERM($to) }
    .replace = esilia invece { TERM($to) }
    .bonus = esilia inoltre { TERM($to) }
    .name = esiliare
op-return = fai tornare { TERM($to) } { np-to-hand }
    .replace = fai tornare invece { TERM($to) } { np-to-hand }
    .bonus = fai tornare inoltre { TERM($to) } { np-to-hand }
    .name = far tornare in mano
op-recover = riprendi in mano { n-cards } dal tuo cimitero
    .replace = riprendi invece in mano { n-cards } dal tuo cimitero
    .bonus = riprendi in mano { n-more-cards } dal tuo cimitero
    .name = riprendere dal cimitero
op-discard = l’avversario scarta { n-cards } a caso
    .replace = l’avversario scarta invece { n-cards } a caso
    .bonus = l’avversario scarta { n-more-cards } a caso
    .name = scartare
op-mill = l’avversario mette { n-top-cards } del suo mazzo nel suo cimitero
    .replace = l’avversario mette invece { n-top-cards } del suo mazzo nel suo cimitero
    .bonus = l’avversario mette inoltre { n-top-cards } del suo mazzo nel suo cimitero
    .name = dal mazzo al cimitero
op-tap = tappa { TERM($to) }
    .replace = tappa invece { TERM($to) }
    .bonus = tappa inoltre { TERM($to) }
    .name = tappare
op-untap = stappa { TERM($to) }
    .replace = stappa invece { TERM($to) }
    .bonus = stappa inoltre { TERM($to) }
    .name = stappare
op-create = aggiungi alla tua mano { n-copies } di «{ TERM($card) }»
    .replace = aggiungi invece alla tua mano { n-copies } di «{ TERM($card) }»
    .bonus = aggiungi inoltre alla tua mano { n-copies } di «{ TERM($card) }»
    .name = aggiungere copie
op-defeat =
    { ATTR($to, "who") ->
        [opponent] vinci la partita
       *[other] perdi la partita
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] vinci invece la partita
           *[other] perdi invece la partita
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] vinci inoltre la partita
           *[other] perdi inoltre la partita
        }
    .name = vincere o perdere la partita
op-say =
    .name = parole della storia

## Generi di operazioni

kind-damage = Danni
kind-restore = Essenza
kind-cards = Carte
kind-energy = Schegge e KL
kind-allies = Avatar
kind-control = Controllo

## Fasi, azioni, eventi

phase-start = Inizio
phase-main = Fase principale
phase-attack = Attacco
phase-end = Fine
phase-clean_up = Pulizia
action-play = giocare
action-activate = attivare
action-attack = attaccare
event-turn_begins = inizio del turno
event-turn_ends = fine del turno
event-attack = attacco

## Perché non si può

refused-not-playable = Una Divinità non si gioca
refused-not-an-avatar = Solo gli Avatar attaccano
refused-tapped = Questa carta è tappata
refused-not-a-deity = Questa carta non guida alcun mazzo: { $what }
refused-deity-in-deck = Una Divinità guida un mazzo e non è nella sua lista: { $what }

## Mazzi

deck-morning = La Corte del Mattino
deck-lattice = Il Reticolo Quieto

## Carte

card-EC-001 = Ysolde dell’Alba Tardiva
    .flavour = Le tolsero un’alba. Lei ne fece un’altra.
card-EC-002 = Il Nulla Paziente
    .flavour = Non ha mai avuto fretta. Tutto arriva a zero.
card-EC-003 = Frammento di Mattino
    .flavour = È ancora caldo. Lo sarà anche domani.
card-EC-004 = Frammento di Disturbo
    .flavour = Avvicinalo all’orecchio: sta ascoltando.
card-EC-005 = Coppa di Luce Lenta
    .flavour = Bevila in un anno, se sai aspettare.
card-EC-006 = Fiala di Antiluce
    .flavour = Una goccia, e la lampada dimentica a che cosa serve.
card-EC-007 = Novizia della Lanterna
    .flavour = Saluta ogni lanterna per nome.
card-EC-008 = Sentinella Grigio Cenere
    .flavour = Nessuno le ha detto che la porta non c’è più.
card-EC-009 = Corridore dell’Alba
    .flavour = Corre più della luce e poi la aspetta.
card-EC-010 = Airone dal Doppio Colpo
    .flavour = Il primo colpo è per il pesce. Il secondo è per te.
card-EC-011 = Coro della Seconda Luce
    .flavour = Cantano una nota, e il mattino trova le altre.
card-EC-012 = Marescialla in Bianco
    .flavour = La sua uniforme ha visto quaranta battaglie ed è ancora bianca.
card-EC-013 = Arbitro Grigio
    .flavour = Entrambe le parti lo trovarono ingiusto. Entrambe lo pagarono.
card-EC-014 = Colosso delle Promesse Mantenute
    .flavour = Fa un passo per ogni promessa mantenuta.
card-EC-015 = Primo Raggio
    .flavour = Lasciò il sole prima che ci fossero occhi per vederlo.
card-EC-016 = Meridiano Condiviso
    .flavour = Dove passa la linea, il mezzogiorno non è di nessuno.
card-EC-017 = Leggere l’Orizzonte
    .flavour = Il domani è scritto lì, in piccolo.
card-EC-018 = Pesare la Contesa
    .flavour = L’argomento più pesante dovette lasciare la sala.
card-EC-019 = Verdetto a Mezzogiorno
    .flavour = A mezzogiorno nessuno ha un’ombra in cui nascondersi.
card-EC-020 = Richiamare l’Ora Perduta
    .flavour = Era soltanto dietro le altre ore.
card-EC-021 = Lente Meridiana
    .flavour = Attraverso di essa si vede il mezzogiorno dall’altro lato.
card-EC-022 = Campana dai Pioli Gemelli
    .flavour = Suona una volta in basso, una in alto e mai da sola.
card-EC-023 = Terrazze del Sole Tardivo
    .flavour = Qui la vite matura due volte.
card-EC-024 = La Borsa Senza Luce
    .flavour = Qui si vende ciò che ti mancherà soltanto domani.
card-EC-025 = Rito della Mano Aperta
    .flavour = Ciò che doni non può più caderti.
card-EC-026 = Rito della Sottrazione
    .flavour = Comincia da te e togli uno.
card-EC-027 = Cucciolo di Scoria
    .flavour = Morde tutto ciò che brilla ancora.
card-EC-028 = Strisciante del Reticolo
    .flavour = Riconosce ogni filo dal suo ronzio.
card-EC-029 = Revisore Cavo
    .flavour = Non trovò nulla e lo portò via con sé.
card-EC-030 = Aritmetica Rosicchiante
    .flavour = Mangia solo il resto, e un resto c’è sempre.
card-EC-031 = Segugio di Disturbo
    .flavour = Nacque dal rumore tra due stazioni.
card-EC-032 = La Nona Assenza
    .flavour = Otto vennero prima. Nessuno le ricorda.
card-EC-033 = Cortocircuito
    .flavour = La via più breve non è la più sicura.
card-EC-034 = Blackout a Catena
    .flavour = Quartiere dopo quartiere, la città imparò a sussurrare.
card-EC-035 = Somma Zero
    .flavour = Si strinsero la mano, e furono entrambi più poveri.
card-EC-036 = Frequenza Forzata
    .flavour = Fatto per cent’anni, o per una bella notte.
card-EC-037 = Debito Reclamato
    .flavour = La somma è piccola. L’interesse sei tu.
card-EC-038 = Disfare l’Idolo
    .flavour = Un secolo di preghiere, smontato con un cacciavite.
card-EC-039 = Canile del Frastuono
    .flavour = Nutrili di silenzio, e abbaieranno per averne ancora.
card-EC-040 = Corona dell’Ultimo Conto
    .flavour = Chi la porta per ultimo non ha più nulla da contare.

## Perché una partita finisce

end-essence = L’Essenza della Divinità di { $loser } è scesa a 0.
end-held_out = { $winner } ha resistito.

## Capitoli

chapter-ch1_second_morning = Il secondo mattino
ch1-opening = Il secondo sole supera la cresta. La corte deve resistere finché non sarà allo zenit.
ch1-hound = Qualcosa abbaia tra le interferenze.
ch1-near = «Non ancora», dice Ysolde, e la luce risponde.
