## Headings of the rules as text

rules-setup = Preparazione
rules-the-turn = Il turno
rules-actions = Azioni
rules-windows = Risposte
rules-fighting = Danni
rules-by-itself = Ciò che accade da sé
rules-order = Ordine delle abilità
rules-the-end = La fine
rules-counters = Ciò che si conta
rules-zones = Zone
rules-states = Ciò che portano le carte
rules-durations = Quanto durano gli effetti
rules-card-types = Tipi di carte
rules-numbers = Valori e parole delle carte
rules-keywords = Parole chiave
rules-timings = Quando accadono le abilità
rules-ways = Specie di abilità
rules-costs-of-abilities = Costi delle abilità
rules-filters = Quali carte
rules-conditions = Condizioni
rules-operations = Ciò che fanno gli effetti
rules-decks = Mazzi

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = tu
    .gen = di te
rules-opponent = l’avversario
    .gen = dell’avversario
rules-both = entrambi i giocatori
    .gen = di entrambi i giocatori
rules-whom = il giocatore nominato
    .gen = del giocatore nominato
rules-of-you = { $name }
rules-of-opponent = { $name } dell’avversario
rules-of-both = { $name } di entrambi i giocatori
rules-of-whom = { $name } del giocatore nominato
rules-of-owner = { $name } del proprietario
rules-of = { $name } { $cards }
    .cards = gen
rules-of-rows = { $name } di tutti gli effetti { $cards }
    .cards = gen
rules-of-row = { $name } dell’effetto
rules-owner-of = il proprietario { $cards }
    .gen = del proprietario { $cards }
    .cards = gen
rules-side-of = il giocatore { $cards }
    .gen = del giocatore { $cards }
    .cards = gen

## Cards

rules-no-cards = nessuna carta
    .gen = di nessuna carta
rules-it = la carta
    .gen = della carta
rules-looked = quella
    .gen = di quella
rules-this = questa carta
    .gen = di questa carta
rules-target = il bersaglio
    .gen = del bersaglio
rules-event = la carta in questione
    .gen = della carta in questione
rules-victim = ciò che è stato colpito
    .gen = di ciò che è stato colpito
rules-bearer = la carta che se ne va
    .gen = della carta che se ne va
rules-answered = la carta a cui si risponde
    .gen = della carta a cui si risponde
rules-these = queste carte
    .gen = di queste carte
rules-picked = { $name } (scelta)
    .gen = di { $name } (scelta)
rules-cards-in = le carte in { $places }
    .gen = delle carte in { $places }
rules-all = { $cards } (solo le carte per cui vale: { $test })
    .gen = di tutte tra { $cards } (per cui vale: { $test })
rules-top = { $n ->
    [one] la prima carta di { $places }
   *[other] le prime { $n } carte di { $places }
}
    .gen = { $n ->
        [one] della prima carta di { $places }
       *[other] delle prime { $n } carte di { $places }
    }
rules-top-some = le prime carte di { $places }
rules-bottom = { $n ->
    [one] l’ultima carta di { $places }
   *[other] le ultime { $n } carte di { $places }
}
    .gen = { $n ->
        [one] dell’ultima carta di { $places }
       *[other] delle ultime { $n } carte di { $places }
    }
rules-bottom-some = le ultime carte di { $places }
rules-random = { $n ->
    [one] { $n } carta a caso di { $places }
   *[other] { $n } carte a caso di { $places }
}
    .gen = { $n ->
        [one] di { $n } carta a caso di { $places }
       *[other] di { $n } carte a caso di { $places }
    }
rules-random-some = carte a caso di { $places }
rules-most-of = la prima tra { $cards } con il valore più alto: { $n }
    .gen = della prima tra { $cards } con il valore più alto: { $n }
rules-least-of = la prima tra { $cards } con il valore più basso: { $n }
    .gen = della prima tra { $cards } con il valore più basso: { $n }
rules-choose = { $n } { $cards } (a tua scelta)
    .cards = gen
rules-choose-with = { $n } { $cards } (a tua scelta; condizione: { $test })
    .cards = gen
rules-choose-fit = { $n } { $cards } (a tua scelta tra quelle adatte)
    .cards = gen
rules-choose-fit-with = { $n } { $cards } (a tua scelta tra quelle adatte; condizione: { $test })
    .cards = gen
rules-up-to = fino a { $n } { $cards } (a tua scelta)
    .cards = gen
rules-up-to-with = fino a { $n } { $cards } (a tua scelta; condizione: { $test })
    .cards = gen
rules-theirs = { $n } { $cards } (a scelta del loro giocatore)
    .cards = gen
rules-theirs-with = { $n } { $cards } (a scelta del loro giocatore; condizione: { $test })
    .cards = gen
rules-fitting = quelle adatte tra { $cards }
    .gen = di quelle adatte tra { $cards }
rules-fit = tra { $cards }, tante quante dice l’effetto
rules-under = ciò che sta sotto: { $cards }
    .gen = di ciò che sta sotto: { $cards }
rules-worn = ciò che è assegnato a: { $cards }
    .gen = di ciò che è assegnato a: { $cards }
rules-host-of = ciò a cui è assegnata: { $cards }
    .gen = di ciò a cui è assegnata: { $cards }
rules-either = ({ $a } se { $test }, altrimenti { $b })

## Numbers

rules-x = X
rules-n = N
rules-word = la parola nominata
rules-amount = i danni
rules-turn = il numero del turno
rules-round = il numero del giro
rules-turns = il numero di turni (giocatore: { $who })
rules-book = il libro (di: { $who })
rules-printed = { $name } { $cards } com’è stampato
    .cards = gen
rules-before = { $name } che la carta aveva
rules-count = il numero { $cards }
    .cards = gen
rules-count-with = il numero { $cards } (condizione: { $test })
    .cards = gen
rules-sum = la somma, per { $cards }, di: { $n }
rules-price = il prezzo { $cards }
    .cards = gen
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (arrotondato per difetto)
rules-rounded = { $a } ÷ { $b } (arrotondato)
rules-at-least = { $a } (almeno { $b })
rules-at-most = { $a } (al massimo { $b })
rules-larger = il maggiore tra { $a } e { $b }
rules-smaller = il minore tra { $a } e { $b }
rules-truth = (1 se { $test }, altrimenti 0)
rules-group = ({ $a })

## Words

rules-type-of = il tipo { $cards }
    .cards = gen
rules-class-of = la classe { $cards }
    .cards = gen
rules-subtype-of = il sottotipo { $cards }
    .cards = gen
rules-name-of = il nome { $cards }
    .cards = gen
rules-zone-of = la zona { $cards }
    .cards = gen
rules-zone-before = la zona precedente
rules-phase = la fase

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a } e { $b }
rules-or = { $a } o { $b }
rules-always-so = sempre
rules-never = mai
rules-did = l’effetto precedente ha cambiato qualcosa
rules-did-not = l’effetto precedente non ha cambiato nulla
rules-running = l’abilità è in vigore
rules-running-not = l’abilità non è ancora in vigore
rules-active = il giocatore di turno è: { $who }
rules-active-not = il giocatore di turno non è: { $who }
rules-your-turn = è il tuo turno
rules-your-turn-not = non è il tuo turno
rules-their-turn = è il turno dell’avversario
rules-their-turn-not = non è il turno dell’avversario
rules-first = ha cominciato: { $who }
rules-first-not = non ha cominciato: { $who }
rules-you-began = hai cominciato tu
rules-you-began-not = non hai cominciato tu
rules-they-began = ha cominciato l’avversario
rules-they-began-not = non ha cominciato l’avversario
rules-arrived = { $cards } è arrivata in questo turno
rules-arrived-not = { $cards } non è arrivata in questo turno
rules-is = { $cards } è: { $name }
rules-is-not = { $cards } non è: { $name }
rules-was = la carta era: { $name }
rules-was-not = la carta non era: { $name }
rules-has = { $cards } ha { $word }
rules-has-not = { $cards } non ha { $word }
rules-words-in = { $others } ha tutte le parole ({ $name }) { $cards }
    .cards = gen
rules-words-in-not = a { $others } manca una parola ({ $name }) { $cards }
    .cards = gen
rules-in = { $cards } è in { $places }
rules-in-not = { $cards } non è in { $places }
rules-same = { $cards } è { $others }
rules-same-not = { $cards } non è { $others }
rules-one-of = { $word } è una tra: { $words }
rules-one-of-not = { $word } non è nessuna tra: { $words }
rules-filled = ci sono carte in { $places }
rules-empty = non ci sono carte in { $places }
rules-there = { $cards } c’è
rules-there-not = { $cards } non c’è
rules-any = tra { $cards } ce n’è una tale che { $test }
rules-any-not = tra { $cards } non ce n’è nessuna tale che { $test }
rules-bears = { $cards } ha un’abilità { $name }
rules-bears-not = { $cards } non ha un’abilità { $name }
rules-room = c’è posto in { $places }
rules-room-not = non c’è posto in { $places }

## What is done

rules-gain = aumenta { $what } di: { $n }
rules-lose = riduci { $what } di: { $n }
rules-set = porta { $what } a { $n }
rules-damage = infliggi danni ({ $n }) a: { $cards }
rules-damage-from = infliggi danni ({ $n }) a: { $cards }; fonte: { $source }
rules-heal = cura danni ({ $n }) a: { $cards }
rules-modify = modifica { $name } { $cards } di { $n }
    .cards = gen
rules-give = dai { $word } a: { $cards }
rules-remove = togli { $word } a: { $cards }
rules-remove-all = togli tutte le parole a: { $cards }
rules-mark = stato { $name } per: { $cards }
rules-unmark = fine dello stato { $name } per: { $cards }
rules-reset = { $cards } torna com’è stampata
rules-become = cambia il sottotipo { $cards } in: { $word }
    .cards = gen
rules-grant = assegna gli effetti a: { $cards }
rules-move = sposta { $cards } in { $places }
rules-move-bottom = sposta { $cards } in fondo a { $places }
rules-move-shuffled = mescola { $cards } in { $places }
rules-move-asked = sposta { $cards } in { $places } nell’ordine che scegli
rules-destroy = distruggi { $cards }
rules-destroy-up = distruggi { $cards }; ciò che sta sotto sale
rules-destroy-along = distruggi { $cards } con ciò che sta sotto
rules-shuffle = mescola { $places }
rules-reveal = mostra a entrambi i giocatori { $cards }
rules-look = guarda { $cards }
rules-create = crea { $n } × { $card } in { $places }
rules-copy = metti in { $places } una copia { $cards }
    .cards = gen
rules-transform = trasforma { $cards } in { $card }
rules-attach = assegna { $cards } a: { $host }
rules-stack = metti { $cards } sopra: { $host }
rules-control = dai il controllo { $cards } a: { $who }
    .cards = gen
rules-play = gioca { $cards }
rules-resolve = risolvi le abilità { $cards }: { $names }
    .cards = gen
rules-resolve-hero = risolvi l’abilità dell’eroe
rules-resolve-again = risolvi di nuovo ciò che è stato rivelato in { $places }
rules-use = paga l’abilità { $cards } e risolvila
    .cards = gen
rules-pay = paga l’abilità { $cards }
    .cards = gen
rules-aim = nomina i bersagli { $cards }
    .cards = gen
rules-effects = risolvi l’abilità { $cards }
    .cards = gen
rules-perform = risolvi senza pagarla un’abilità { $cards }
    .cards = gen
rules-negate = annulla ciò a cui si risponde
rules-prevent = impediscilo
rules-prevent-some = impediscine { $n }
rules-let = da ora, { $name }: { $cards }
rules-forget = fine del ruolo: { $name }
rules-happens = è il momento «{ $name }»
rules-happens-to = è il momento «{ $name }» per: { $cards }
rules-opens = i giocatori possono rispondere: { $name }
rules-run = esegui «{ $name }»
rules-end = ciò che dura «{ $name }» finisce
rules-skip = { $name } viene saltato la prossima volta da: { $who }
rules-whole-turn = il turno
rules-again = ancora un turno
rules-win = vince la partita: { $who }
rules-lose-match = perde la partita: { $who }
rules-you-win = vinci la partita
rules-you-lose = perdi la partita
rules-draw-match = la partita è patta
rules-say = vengono mostrate delle parole
rules-for = { $do } ({ $name })
rules-during = finché lo dice l’effetto
rules-as-many = tante quante { $n }
rules-row-card = la carta che l’effetto nomina
rules-row-place = una zona nominata dall’effetto
rules-if = Se { $test }:
rules-else = Altrimenti:
rules-each-seat = Ogni giocatore:
rules-each = Per { $cards }, in ordine:
rules-repeat = { $n } volte:
rules-repeat-some = Ripeti questo numero di volte: { $n }
rules-at-once = Insieme:
rules-answer = L’altro può rispondere ({ $name }). Se non viene annullato:
rules-answer-else = Se è stato annullato:

## The course of a match

rules-first-chance = Il caso decide chi comincia.
rules-first-most = Comincia chi ha di più: { $n }. In caso di parità decide il caso.
rules-only-if = Solo se { $test }.
rules-may = Poi il giocatore può fare questo, in qualsiasi ordine e finché è possibile: { $names }.
rules-must = Poi il giocatore fa questo finché è possibile: { $names }.
rules-waits = Il giocatore dice quando si prosegue.
rules-after = Dopo ogni azione:
rules-then = Alla fine della fase:
rules-with-card = Con una carta in { $places }.
rules-any-ability = Usa un’abilità della carta.
rules-ability-of = Usa un’abilità della carta: { $names }.
rules-needs = Solo se { $test }. (Altrimenti: { $name }.)
rules-times-a-turn = Al massimo { $n } volte per turno.
rules-pick = Scegli { $name }: una carta in { $places }.
rules-pick-if = Deve valere: { $test }.
rules-pick-or = Oppure l’avversario.
rules-pick-or-if = Oppure l’avversario, se { $test }.
rules-pick-may = Si può tralasciare.
rules-pick-number = Scegli { $name }: da { $a } a { $b }.
rules-aims = I suoi bersagli si nominano usandola: { $names }.
rules-pays = Costo:
rules-does = Effetto:
rules-window-own = Puoi agire: { $names }.
rules-window-other = L’avversario può agire: { $names }.
rules-window-each = Ogni giocatore può agire, uno dopo l’altro: { $names }.
rules-window-both = I giocatori agiscono a turno finché entrambi passano: { $names }.
rules-window-once = Una volta.
rules-window-times = Al massimo { $n } volte.
rules-window-any = Quante volte si vuole.
rules-window-must = Chi può agire deve farlo.
rules-window-opens = Anche se nulla è possibile, si chiede se { $test }.
rules-wounds = I danni a una carta si sommano ({ $name }). Una carta che ne ha tanti quanto il suo valore di { $health } è distrutta.
rules-health = I danni a una carta riducono il suo valore di { $health }. Con 0 è distrutta.
rules-destroyed-to = Le carte distrutte vanno in { $name }.
rules-damage-to = I danni a un giocatore riducono { $name }.
rules-damage-less = Prima vengono ridotti di { $name }.
rules-damage-once = { $name } si toglie dai prossimi danni e si esaurisce.
rules-damage-floor = Non scende sotto { $name }.
rules-damage-taken = { $name } li conta.
rules-when = Quando accade questo: { $name }
rules-once = Una volta per partita.
rules-always-in = Sempre, per le carte in { $places }:
rules-adds = { $name }: + { $n }
rules-adds-less = { $name }: − { $n }
rules-gives = Hanno { $word }.
rules-silent = Ciò che è stampato su una carta non conta finché { $test }.
rules-fires = Un effetto accade solo se { $test }. Prima:
rules-at-row = Ciò che un effetto innesca accade subito dopo.
rules-at-effect = Ciò che un’abilità innesca accade quando è risolta.
rules-at-chain = Le abilità formano una catena in cui si può rispondere; l’ultima si risolve per prima.
rules-oldest = Ciò che è stato innescato per primo accade per primo.
rules-newest = Ciò che è stato innescato per ultimo accade per primo.
rules-chain-window = A ogni abilità si può rispondere: { $name }.
rules-aim-row = I bersagli si nominano quando si usa un’abilità; un effetto senza il suo bersaglio non fa nulla.
rules-aim-whole = I bersagli si nominano quando si usa un’abilità; senza di essi non fa nulla.
rules-loses = Perdi se { $test }.
rules-wins = Vinci se { $test }.
rules-draws = La partita è patta se { $test }.
rules-turn-limit = Dopo { $n } turni di entrambi i giocatori insieme la partita finisce.
rules-tie-draw = Se allora nessuno ha vinto, o entrambi perdono insieme, è patta.
rules-tie-most = Se allora nessuno ha vinto, o entrambi perdono insieme, vince chi ha di più: { $n }.
rules-tie-share = Se allora nessuno ha vinto, o entrambi perdono insieme, vince la quota maggiore: { $a } su { $b }.

## Counters, zones, states

rules-start = Comincia da { $n }.
rules-least = È almeno { $n }.
rules-most = È al massimo { $n }.
rules-until = Finisce con: { $name }.
rules-worth = È { $n }.
rules-summed = È ciò che gli effetti aggiungono.
rules-state-mark = Una carta ce l’ha oppure no.
rules-state-counter = Si conta su una carta.
rules-state-row = Si conta su ogni effetto, per tutte le copie della sua carta.
rules-seen-all = Tutti vedono le sue carte.
rules-seen-owner = Solo il suo giocatore vede le sue carte.
rules-seen-nobody = Nessuno vede le sue carte.
rules-in-play = Le sue carte sono in gioco.
rules-face-down = Le sue carte sono coperte.
rules-beneath = Le sue carte stanno sotto altre.
rules-keeps = Le sue carte conservano ciò che è stato fatto loro.
rules-enters-shuffled = Le carte vi vengono mescolate.
rules-reveals = Le sue carte nascoste vengono rivelate quando arriva il loro momento.
rules-capacity = { $n ->
    [one] Contiene al massimo { $n } carta.
   *[other] Contiene al massimo { $n } carte.
}
rules-full-stays = Quando è piena, non arrivano altre carte.
rules-full = Quando è piena, per la carta che arriverebbe:
rules-takes = Accoglie solo { $names }.
rules-left-up = Quando se ne va ciò che sta sopra, sale la sua carta successiva.
rules-left-along = Quando se ne va ciò che sta sopra, le sue carte lo seguono.
rules-left = Quando se ne va ciò a cui appartengono le sue carte:
rules-destroyed-up = Quando è distrutto ciò che sta sopra, sale la sua carta successiva.
rules-destroyed-along = Quando è distrutto ciò che sta sopra, le sue carte lo seguono.
rules-destroyed = Quando è distrutto ciò a cui appartengono le sue carte:
rules-event-would_damage = stanno per essere inflitti danni
rules-event-would_destroy = una carta sta per essere distrutta
rules-event-damaged = una carta ha subito danni
rules-event-dealt = una carta ha inflitto danni
rules-event-player_damaged = un giocatore ha subito danni
rules-event-moved = una carta si è spostata
rules-event-destroyed = una carta è stata distrutta
rules-event-played = una carta è stata giocata
rules-event-phase = una fase è cominciata
rules-state-arrived = appena arrivata
rules-state-attacked = già usata per attaccare
rules-for-while_in_play = finché è in gioco
rules-pick-target = bersaglio

## Cards and abilities

rules-played = Si gioca da { $from } a { $to }.
rules-begins-in = Comincia in { $name }.
rules-costs = Costa { $n }.
rules-resolves = Quando si gioca accadono queste abilità: { $names }.
rules-stays = Nulla la distrugge.
rules-trap = Sta coperta finché arriva il suo momento.
rules-range = Da { $a } a { $b }.
rules-words = { $name }: { $names }.
rules-spares = Gli effetti delle carte di cui parla non la toccano.
rules-ability = { $name }: { $rows }.
rules-row = { $name } { $n }
rules-continuous = Finché la carta è in gioco.
rules-event-this = Questa carta: { $name }.
rules-event-own = Dalla tua parte: { $name }.
rules-event-opposing = Dalla parte dell’avversario: { $name }.
rules-event-other-own = Un’altra carta dalla tua parte: { $name }.
rules-event-other = Un’altra carta: { $name }.
rules-event-any = Da una delle due parti: { $name }.
rules-works-in = Funziona in { $places }.
rules-optional = Il suo giocatore può rinunciarvi.
rules-bounded = Richiede un costo, o funziona una volta per turno.
rules-trigger-own = Giochi: { $names }.
rules-trigger-play = L’avversario gioca: { $names }.
rules-trigger-hit = Subisci danni.
rules-trigger-hits = L’avversario subisce danni.
rules-trigger-lethal = Perderesti.
rules-trigger-lethals = L’avversario perderebbe.
rules-way-on = Si può usare in: { $names }.
rules-way-answers = Solo come risposta.
rules-usual-for = Dura { $name }.
rules-n-from = N va da { $a } a { $b }.
rules-x-from = X va da { $a } a { $b }.
rules-n-cards = Conta carte: un numero, oppure quali e quante.
rules-n-word = N è una parola.
rules-word-of = La parola è una tra: { $names }.
rules-holds = Vale se { $test }.
rules-holds-both = Vale se { $test }; con «no», se { $other }.
rules-targets = Riguarda: { $names }.
rules-fits = Possibile solo con una carta per cui vale: { $test }.
rules-lasts = Dura: { $names }.
rules-while = Finché la carta è in gioco:
rules-copies = { $n } × { $name }
rules-deck = { $n } carte: { $cards }.
rules-deck-any = { $n } carte a caso.
rules-deck-size = Un mazzo ha { $n } carte.
rules-deck-copies = Al massimo { $n } copie di una carta.

## What random matches showed

rules-check-matches = { $n ->
    [one] { $n } partita a caso
   *[other] { $n } partite a caso
}
rules-check-turns = Metà delle partite era finita al turno { $median }, la più lunga al turno { $longest }.
rules-check-wins = Vinte da chi ha cominciato: { $first }; dall’altro: { $second }; patte: { $draws }.
rules-check-limited = Finite per il limite di turni: { $n }
rules-check-all = È accaduto tutto ciò che dicono le regole.
rules-check-never = Non è mai accaduto: { $n }
rules-check-statement = istruzione
rules-check-action = azione { $name }
rules-check-timing = momento { $name }
rules-check-operation = operazione { $name }
rules-check-end = fine che non ha deciso alcuna partita
rules-check-card = carta { $name }
rules-check-statements = Tralasciato: istruzioni oltre 4096 in un’azione.
rules-check-abilities = Tralasciato: abilità oltre 256 innescate da un’azione.
rules-check-depth = Tralasciato: effetti o risposte oltre 16 livelli.
rules-check-chains = Tralasciato: catene oltre 20 dopo un’azione.
rules-check-cards = Tralasciato: carte oltre il limite delle regole.
rules-check-list = Tralasciato: azioni oltre 512 in un elenco, o ripetizioni oltre 20.
rules-check-room = Tralasciato: ciò che le carte portano oltre lo spazio di una partita.
rules-check-endless = Non sono finite: { $n }
rules-check-unlawful = Posizioni che violano una legge delle regole: { $n }
rules-check-law = legge violata
rules-check-capacity = zona oltre la sua capienza
rules-check-stale = Effetti continui non aggiornati, un errore del programma: { $n }
why-in-play = carte in gioco
why-skipped = fasi e turni che l’altro giocatore salta
why-trade = scambio di colpi
why-damage = danni all’avversario
why-rows = effetti della carta, meno il suo prezzo
why-win = la partita è vinta
why-loss = la partita è persa
why-draw = la partita è pari

## Between the items of a list

rules-comma = {", "}
