## Come si racconta una risoluzione. Ogni messaggio è una riga; $op, $card, $what… arrivano già composti.

player-self = Tu
player-opponent = Avversario
card-unknown = carta sconosciuta

trace-fixed = Fissato all’inizio
trace-row = Riga { $n }: { $op }
trace-row-value = Riga { $n }: { $op } { $val }
trace-again = Si risolve una seconda volta
row-kind-base = base
row-kind-replace = sostituisce
row-kind-bonus = aggiunge

# Stati di una riga (femminile: la riga)
trace-applied = applicata
trace-skipped = saltata
trace-undone = revocata dalla riga { $n }
trace-cancelled = annullata
trace-without-effect = senza effetto

# Motivi. Due punti al posto del verbo: ciò che è nominato può essere di ogni genere e numero.
trace-true = vero
trace-false = falso
trace-reads = { $what } = { $value }
trace-reads-of = { $who }, { $what } = { $value }
trace-of = { $who }, { $what }
trace-condition = { $if }
trace-item = { $what }: { $is }
trace-book = Libro
trace-value = valore
trace-why-no-target = non c’è nulla da scegliere
trace-why-empty = nessuna carta: { $zone }
trace-why-full = spazio esaurito: { $zone }
trace-why-nothing = non cambierebbe nulla
trace-why-nothing-to-cancel = non c’è nessuna carta da annullare

# Come nasce un valore
trace-part-base = { $n } sulla carta
trace-part-result = dà { $n }

# Cambiamenti
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = Revoca della riga { $n }
trace-destroyed = Carta distrutta: { $card }
trace-death = Dopo la distruzione: { $card }
trace-trap = { $card } si attiva: { $trigger }
trace-retrigger = { $card } si risolve un’altra volta
trace-attack = Attacco: { $card } → { $target }, danni: { $n }
trace-chosen = Carta scelta: { $card }
trace-lethal = Sconfitta imminente: { $who }
trace-nothing-happened = Non succede nulla

# Rifiuti
refused-over = La partita è finita
refused-no-card = Qui non c’è nessuna carta
refused-unplayable = Questa carta non può essere giocata
refused-arrived = Questo alleato è stato evocato in questo turno; potrà attaccare dal prossimo
refused-attacked = Questo alleato ha già attaccato in questo turno
refused-no-target = Qui non c’è nessun alleato dell’avversario

# Partite guidate da altri programmi
match-won = FINE DELLA PARTITA: vince { $winner }.
match-drawn = FINE DELLA PARTITA: pareggio.
refused-no-match = Nessuna partita è iniziata
refused-no-player = Questo giocatore non esiste: { $what }
refused-not-your-turn = È il turno dell’altro giocatore
refused-not-now = Non è possibile in questa fase
refused-no-ability = La carta non ha questa abilità
refused-used = È già stata usata
refused-unpaid = Il costo non può essere pagato
refused-bad-target = Non si può scegliere: { $what }
refused-players = Una partita richiede due giocatori con identificativi diversi
refused-unknown-card = Questa carta non esiste: { $what }
refused-unknown-resource = Questa risorsa non esiste: { $what }
refused-too-many-cards = Più carte di quante ne contiene una partita: { $what }
refused-amount = Fuori dai limiti: { $what }
refused-bad-request = La richiesta non è leggibile: { $what }
refused-no-call = Questa chiamata non esiste: { $what }
refused-nothing-to-undo = Non c’è niente da annullare
