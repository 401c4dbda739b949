## The window: screens and panels

screen-cards = Carte
screen-print = Stampa
screen-generate = Genera
screen-settings = Opzioni
library = Libreria
library-tags = Colonne delle etichette
# $shown and $all are counts of cards.
library-some = { $shown } di { $all ->
    [one] { $all } carta
   *[other] { $all } carte
}
library-all = { $all ->
    [one] { $all } carta
   *[other] { $all } carte
}
library-flat = Elenco unico senza gruppi
library-group = Raggruppa per eroe
library-empty = Ancora nessuna carta
library-empty-hint = Crea la prima o incolla delle carte dagli appunti.
group-no-hero = Senza eroe
fold = Comprimi
unnamed = Senza nome
preview = Anteprima
effects = Effetti
languages = Lingue
problems = Problemi
effect = Effetto
face = Fronte

## Columns of the library

column-id = ID
column-name = Nome
column-type = Tipo
column-languages = Ling.
column-problems = Problemi

## The filter

filter-clear = Azzera il filtro
filter-nothing = Nessun risultato
filter-nothing-hint = Nessuna carta ha tutto ciò che il filtro chiede. Togli una parola o azzera il filtro.

## Fields of a card

field-name = Nome
field-type = Tipo
field-hero = Eroe
field-book = Libro
field-status = Stato
field-subtype = Sottotipo
field-trigger = Innesco
field-art = Immagine
field-notes = Note
field-flavour = T. colore
status-none = Nessuno stato
status-idea = Idea
status-draft = Bozza
status-playtest = In prova
status-final = Definitiva
art-hint = Trascina qui un’immagine
art-choose = Scegli un’immagine
new-card-name = Nuova carta
choose = Scegli
more = Altro
copy-id = Copia l’ID
editor-empty = Nessuna carta selezionata
editor-empty-hint = Selezionane una nella libreria o creane una nuova.

## Rows

if = se
always = sempre
while-in-play = finché è in gioco
# $rows and $most are counts of rows.
rows-of = { $rows } di { $most ->
    [one] { $most } riga
   *[other] { $most } righe
}
rows-empty = Ancora nessuna riga: che cosa deve fare la carta?
rows-full = { $n ->
    [one] Una carta ha al massimo { $n } riga
   *[other] Una carta ha al massimo { $n } righe
}
row-number = riga { $n }
row-handle = Riga { $n }: trascina per spostarla
# $rows is a list of numbers.
row-numbers = riga { $rows }
row-no-text = Nessun testo finché la riga contiene errori
operation = Operazione
operation-search = Cerca operazioni
operation-of-row = Operazione della riga { $n }
value-of-row = Valore della riga { $n }
# $types is a list of card types.
only-on = Solo su: { $types }
part = Ruolo
part-base = Base
part-replace = Sostituisce
part-bonus = Bonus
condition = condizione
condition-add = Aggiungi una condizione alla riga { $n }
condition-of-row = Condizione della riga { $n }
condition-number = Numero della condizione
condition-remove = Rimuovi la condizione
condition-search = Cerca condizioni
legacy = Retaggio
# $limit is a percentage such as "50 %".
legacy-of = su { $limit }
legacy-none = Nessun bonus Retaggio possibile: servono una riga senza condizioni con un valore, un Libro successivo e una quota non ancora esaurita
# $op is the name of an operation, $book a number.
legacy-offer = { $op } contro il Libro { $book }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = JSON della riga o della carta
json-of-row = Riga { $n } in JSON
json-row = Riga
json-record = Carta
json-valid = valido
json-no-row = Seleziona una riga per vederla in JSON.

## Languages of a card

languages-none = Ancora nessun testo
languages-none-hint = Il testo appare qui in ogni lingua appena la carta è senza errori.
language-source = Lingua originale
language-own-words = Testo personalizzato
language-falls-back = In parte in inglese
language-lacks-name = Nome non tradotto
language-lacks-flavour = Testo di colore non tradotto
language-open = Fai clic per aprirlo in Lingue
face-language = Lingua della carta

## The face

face-none = Il fronte viene disegnato appena la carta è senza errori.
face-drawing = Disegno in corso…
face-failed = Il modello non può disegnare questo fronte.
face-size = Formato
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Testo regole
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n ->
    [one] { $n } non ci sta
   *[other] { $n } non ci stanno
}
face-all-fit = ci stanno tutte
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Zoom del fronte
face-point = Punta una frase o una riga per vedere da dove viene.
export-picture = PNG

## Bars and menus

project-menu = Progetto
recent-projects = Recenti
unsaved = Non salvato
read-only = Sola lettura
search = Cerca
words-search-or-new = Cerca o scrivi una parola nuova
search-everything = Cerca carte, comandi, schermate
interface-language = Lingua dell’interfaccia
problems-count = { $errors ->
    [one] { $errors } errore
   *[other] { $errors } errori
}, { $warnings ->
    [one] { $warnings } avviso
   *[other] { $warnings } avvisi
}
cards-chosen = { $n ->
    [one] { $n } carta selezionata
   *[other] { $n } carte selezionate
}
move-to-hero = Sposta a un altro eroe
dismiss = Nascondi
cancel = Annulla
close = Chiudi
apply = Applica

## What can be done

do-new-project = Nuovo progetto
do-open = Apri
do-save = Salva
do-save-as = Salva con nome
do-backups = Versioni precedenti
do-undo = Annulla
do-redo = Ripeti
do-palette = Cerca ovunque
do-shortcuts = Scorciatoie da tastiera
do-problems = Mostra problemi
do-next-problem = Problema successivo
do-fix-all = Correggi tutti di questo tipo
do-go-cards = Vai a Carte
do-go-print = Vai a Stampa
do-go-generate = Vai a Genera
do-go-settings = Vai a Opzioni
do-new-card = Nuova carta
do-duplicate-cards = Duplica carte
do-delete-cards = Elimina carte
do-copy = Copia
do-cut = Taglia
do-paste = Incolla
do-bulk-edit = Modifica più carte
do-replace = Trova e sostituisci
do-filter = Filtra la libreria
do-select-all = Seleziona tutte le carte mostrate
do-next-card = Carta successiva
do-previous-card = Carta precedente
do-edit-name = Modifica il nome
do-add-row = Aggiungi riga
do-add-legacy = Aggiungi Retaggio
do-duplicate-row = Duplica riga
do-delete-row = Elimina riga
do-row-up = Sposta riga in su
do-row-down = Sposta riga in giù
do-json = Mostra JSON
do-zoom-in = Ingrandisci
do-zoom-out = Riduci
do-zoom-reset = Dimensione normale
do-dark = Tema scuro
do-light = Tema chiaro
do-system = Tema di sistema
do-quit = Esci

## The palette

palette-name = Cerca ovunque
palette-hint = Un comando, una carta, una schermata
palette-commands = Comandi
palette-cards = Carte
palette-nothing = Nessun risultato
palette-choose = scegli
palette-run = esegui
palette-only-commands = comandi
palette-only-cards = carte
# $found and $all are counts.
palette-count = { $found } di { $all }
reason-nothing-to-undo = Nulla da annullare
reason-nothing-to-redo = Nulla da ripetere
reason-no-card = Nessuna carta selezionata
reason-no-row = Nessuna riga selezionata
reason-no-problem = Non ci sono problemi
reason-read-only = Il progetto è in sola lettura

## Problems

problem = Problema
problem-card = Carta
problem-place = Dove
problem-code = Codice
problem-filter = Codice, carta o messaggio
problems-none = Nessun problema
problems-none-hint = Tutte le carte rispettano le regole.
problems-nothing = Nessun problema corrisponde al filtro
fix-set = Imposta a { $value }
fix-change = Cambia in { $value }
fix-remove = Rimuovi { $member }
fix-remove-conditions = Rimuovi le condizioni
fix-remove-value = Rimuovi il valore
fix-make-base = Rendila una base
errors-shown = { $n ->
    [one] { $n } errore
   *[other] { $n } errori
}
warnings-shown = { $n ->
    [one] { $n } avviso
   *[other] { $n } avvisi
}
# $code is the code of a kind of problem.
fix-all-of = Correggi tutti: { $code }

## Dialogs

files-open = Apri un progetto
files-save-as = Salva in una cartella
files-picture = Scegli un’immagine
files-path = Percorso
files-up = Cartella superiore
files-name = Nome della nuova cartella
files-empty = Qui non c’è nulla da scegliere
files-no-portal = Qui il sistema non offre finestre per i file, perciò il programma usa le proprie.
files-system = La finestra di selezione dei file del sistema è aperta a parte.
files-here = Scegli invece qui
choose-this-folder = Scegli questa cartella
find = Trova
replace-with = Sostituisci con
in-names = Nei nomi
in-notes = Nelle note
in-flavour = Nei testi di colore
match-case = Maiuscole/minuscole
only-chosen = Solo nelle carte selezionate
replace-all = Sostituisci tutto
replace-found = { $n ->
    [0] Nessun risultato
    [one] Trovato in { $n } carta
   *[other] Trovato in { $n } carte
}
bulk-title = { $n ->
    [one] Modifica { $n } carta
   *[other] Modifica { $n } carte
}
bulk-hint = Ciò che imposti qui vale per tutte le carte selezionate, in un unico passo.
bulk-unchanged = Invariato
conflict-title = Il file è stato modificato altrove
conflict-hint = Qualcun altro ha salvato questo progetto dopo che l’hai aperto. Nulla è stato sovrascritto.
conflict-legend = − qui, + nel file; dove entrambe le parti hanno cambiato la stessa cosa, unendo resta ciò che è qui
conflict-mine = Tieni la mia
conflict-theirs = Prendi l’altra
conflict-merge = Unisci entrambe
conflict-changed-mine = modifiche qui
conflict-changed-theirs = modifiche altrove
conflict-changed-both = modifiche da entrambe le parti
recovery-title = Trovate modifiche non salvate
recovery-hint = { $n ->
    [one] Il programma si è chiuso prima di salvare { $n } modifica.
   *[other] Il programma si è chiuso prima di salvare { $n } modifiche.
}
recovery-recover = Recupera
recovery-discard = Scarta
backups-title = Versioni precedenti
backups-none = Non ci sono ancora versioni precedenti. A ogni salvataggio se ne conserva una.
backups-restore = Ripristina
end-title = Ci sono modifiche non salvate
end-hint = Vuoi salvarle prima di continuare?
end-save = Salva
end-discard = Non salvare

## The start screen, and the dialog for a new project

screen-start = Inizio
do-go-start = Schermata iniziale
start-projects = Progetti
start-no-projects = Ancora nessun progetto
start-no-projects-hint = Parti da un gioco a destra o apri una cartella.
start-no-match = Nessun risultato
start-filter = Filtra progetti e giochi
start-missing = Non si trova più dov’era
start-forget = Togli dall’elenco
start-back = Torna al progetto aperto
start-days = { $n ->
    [0] oggi
    [1] ieri
   *[other] { $n } giorni fa
}
start-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
start-decks = { $n ->
    [one] { $n } mazzo
   *[other] { $n } mazzi
}
start-begin = Parti da un gioco
start-begin-hint = Una copia di un gioco completo da modificare: regole, carte, facce, testi in 16 lingue
start-small = Oppure comincia in piccolo
start-small-hint = Il più piccolo gioco completo, spiegato voce per voce
start-begin-with = Crea una copia
start-look = Dai un’occhiata
begin-title = Nuovo progetto
begin-hint = Una copia di un gioco incluso, in una cartella propria.
begin-game = Gioco
begin-folder = Nella cartella
begin-rules-only = Solo le regole, senza carte
begin-now = Crea
begin-no-name = Dai al progetto un nome e una cartella.
begin-taken = { $path } esiste già e non è vuota.
begin-place = Sarà creato in { $path }.
outline-title = Un gioco vuoto
outline-hint = Tre passi; tutte le regole si possono cambiare in seguito.
outline-begin = Crea il gioco…
outline-name = Il mio gioco
outline-card = Che cosa ha una carta
outline-turn = Che cos’è un turno
outline-end = Come si vince
outline-so-far = Il tuo gioco finora
outline-most = { $what }, al massimo
outline-deck = Carte in un mazzo
outline-copies = Copie di una carta
outline-grows = Cresce di uno ogni turno
outline-hand = Mano iniziale
outline-drawn = Carte pescate per turno
outline-field = In gioco, al massimo
outline-life = Vita iniziale
outline-decked = Chi non può pescare perde
outline-limit = Limite di turni
outline-trying = Partite casuali in corso…
outline-tried = { $n } partite casuali con carte semplici: { $ended } finiscono prima del limite di turni, dopo { $turns } turni (mediana).

## Settings

settings-look = Aspetto
settings-theme = Tema
settings-zoom = Zoom
settings-language = Lingua
settings-card-language = Lingua delle carte
settings-about = Informazioni
settings-version = Versione { $version }
settings-licences = Inter, JetBrains Mono e Noto sono distribuiti con la SIL Open Font License, le icone di Lucide con la licenza ISC.

## Locales

screen-locales = Lingue
do-go-locales = Vai a Lingue
messages = Messaggi
messages-search = ID, originale o testo
messages-nothing-hint = Nessun messaggio ha tutto ciò che i filtri chiedono. Togline uno o svuota la ricerca.
messages-approved = { $done } di { $all } approvati
message-empty = Nessun messaggio scelto
message-empty-hint = Scegline uno nell’elenco per scriverlo, verificarlo e vederlo sulle carte.
message-none = ancora nessun testo
message-used = { $n ->
    [one] su { $n } carta
   *[other] su { $n } carte
}
translation-language = Lingua di arrivo
state-missing = Mancante
state-draft = Bozza
state-suggested = Proposto
state-approved = Approvato
state-needs-work = Da rivedere
state-rejected = Respinto
state-outdated = Superato
all-files = Tutti i file
all-checks = Tutti i controlli
with-problems = Con problemi
filter-file = Filtra per file
filter-check = Filtra per controllo
group-operations = Operazioni
group-conditions = Condizioni
group-triggers = Inneschi
group-targets = Bersagli
group-costs = Costi e durate
group-frames = Frasi
group-words = Lessico
group-names = Nomi
group-cards = Carte
group-trace = Risoluzione
group-rules = Regole
group-interface = Interfaccia
group-other = Altro
locale-source = originale
source-before = com’era approvato
source-now = adesso
source-changed = L’originale è cambiato da quando questo testo è stato approvato.
source-signature = L’originale ha ora variabili o attributi diversi da quando è stato approvato.
fluent = Fluent
fields = Campi
writing-mode = Modalità di modifica
fields-entangled = Le varianti di questo testo dipendono l’una dall’altra in un modo che i campi non mostrano. Modificalo in Fluent.
fields-broken = Questo testo non è ancora valido. Correggilo in Fluent.
field-text = Testo
fields-by-number = Un testo per ogni forma del numero
new-text-marked = Il testo nuovo resta segnato finché non si salva.
not-kept-yet = Non ancora salvato: prima correggi gli errori.
caret-place = R. { $line }, col. { $column }
checks = Controlli
checks-count = { $pass } a posto, { $look } da vedere
check-syntax = Sintassi
check-variables = Variabili
check-plurals = Forme del numero
check-attributes = Attributi
check-references = Rimandi
check-typography = Punteggiatura e spazi
check-terms = Termini
check-forms = Forme delle parole
check-fidelity = Dice ciò che fanno le righe
other-languages = Altre lingue
other-languages-more = Mostra tutte le lingue
other-languages-fewer = Mostra meno lingue
terms = Termini
comments = Commenti
comment-write = Scrivi un commento
comment-send = Aggiungi
message-history = Cronologia
history-none = Ancora nessuna cronologia
lexicon = Lessico
lexicon-word = Parola del lessico
lexicon-plain = semplice
lexicon-add-form = Aggiungi una forma
cells-missing = { $n ->
    [one] manca { $n } casella
   *[other] mancano { $n } caselle
}
cell-missing = manca
coverage = Copertura
coverage-none = Ogni operazione ha un testo in ogni lingua.
coverage-blocks = { $n ->
    [one] { $n } carta lo aspetta
   *[other] { $n } carte lo aspettano
}
real-cards = Su carte vere
real-cards-none = Nessuna carta mostra questo testo.
sweep-value = Valore
cards-changed = Carte che cambiano
count-of = { $n } di { $all }
cards-changed-none = Nessun testo di carta è diverso da quello salvato.
changes-layout = Impaginazione
layout-same = come prima
more-troubles = altre { $n }
new-language = Nuova lingua
new-language-hint = I suoi file iniziano con le forme del numero e delle parole che le servono, e con l’inglese dove non c’è ancora nulla.
new-language-tag = Codice della lingua, come nl o pt-PT
create = Crea
do-approve = Approva e avanti
do-suggest = Proponi e avanti
do-needs-work = Da rivedere
do-reject = Respingi con motivo
reject = Respingi
reject-reason = Perché viene respinto?
do-approve-shown = Approva tutti i mostrati
do-next-message = Messaggio successivo
do-previous-message = Messaggio precedente
do-copy-source = Copia l’originale
do-edit-message = Modifica il testo
do-filter-messages = Filtra i messaggi
do-fields = Modifica nei campi
do-comment = Scrivi un commento
do-first-fix = Applica la prima correzione
do-next-value = Valore successivo sulle carte
do-new-language = Nuova lingua
do-suggest-only = Proponi soltanto
suggestions = Proposte
suggestion-take = Accetta
suggestion-drop = Scarta
author-name = Il tuo nome, come appare accanto ai tuoi contributi
wording = Testo personalizzato
wording-of = Testo personalizzato ({ $language })
wording-remove = Torna al testo generato
wording-stale = Le righe sono cambiate da quando questo testo è stato scritto.
toast-approved = { $n ->
    [one] { $n } testo approvato
   *[other] { $n } testi approvati
}
toast-approve-blocked = Un errore impedisce di approvarlo: prima correggilo.
toast-all-done = Qui non resta nulla di aperto.
comment-resolved = Risolto
did-edited = Modificato
did-removed = Rimosso
did-reopened = Riaperto
did-accepted = Proposta accettata
mend-remove = Rimuovi
mend-put = Inserisci { $text }
new-language-there = Questa lingua c’è già.
mend-add-form = Aggiungi { $form }
mend-copy-attribute = Copia { $name } dall’originale
mend-space = Metti lo spazio giusto

## Print

print-what = Contenuto
print-all = Tutte le carte
print-shown = Carte nella libreria
print-chosen = Carte selezionate
print-as = Formato
print-png = Immagini (PNG)
print-pdf = Fogli (PDF)
print-svg = Disegni (SVG)
print-tts = Per Tabletop Simulator
print-gallery = Galleria (pagina web)
print-only-unlocked = Mostra solo le carte sbloccate
print-open = Apri nel browser
print-unusable = Impossibile usare { $path }: { $words }
print-dpi = Punti per pollice
print-paper = Foglio
print-bleed = Abbondanza
print-crop-marks = Crocini di taglio
print-backs = Dorsi per fronte/retro
print-to = Cartella
print-start = Stampa
# $done and $all are counts of cards.
print-progress = { $done } di { $all }
print-done = { $n ->
    [one] { $n } carta stampata
   *[other] { $n } carte stampate
}
print-stopped = Stampa interrotta: non restano file a metà.
print-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
print-languages = Lingue
print-all-languages = Tutte le lingue
print-one-language = Una sola lingua
print-left-out = Escluse per errori: { $n }
# $path is a folder or a file.
print-written = Stampato in { $path }
print-failed = Non è stato stampato nulla.
print-denied = Non è permesso scrivere in { $path }; scegli un’altra cartella
print-no-folder = Un file occupa il posto di { $path }; scegli un’altra cartella
print-full = Non c’è più spazio sul disco di { $path }
print-unwritable = Impossibile scrivere { $path }: { $words }
print-not-made = Non stampate: { $n }
print-more-problems = e altri { $n }
# $n is the page, $all the number of pages.
print-page-of = Pagina { $n } di { $all }
print-back-side = Dorsi
print-first-page = Prima pagina
print-previous-page = Pagina precedente
print-next-page = Pagina successiva
print-last-page = Ultima pagina
print-nothing = Non c’è niente da stampare.
print-nothing-hint = Scegli altre carte o azzera il filtro della libreria.
print-no-language = Nessuna lingua è selezionata.
print-no-language-hint = Seleziona almeno una lingua.

## Generate

generate-next = Nuove carte
generate-last = Precedenti
generate-shown = Vista
generate-list = Elenco
# $n: the number of cards
generate-pool = Riserva di { $n }
generate-over = Il testo non entra nella carta
generate-a-second = Carte al secondo
generate-cost = Costo
generate-cost-fitted = adattato al prezzo
generate-cost-drawn = estratto
generate-refuse = Scarta
generate-same = uguali
generate-worse = peggiori
generate-like = Modello
generate-locked = Bloccato
generate-lock-operation = Solo l’operazione
generate-unlock = Sblocca
generate-others = Altre scelte
generate-weight-hint = Doppio clic: peso del regolamento. Alt+clic: solo questo.
generate-seen = Aggiunte: { $taken } di { $seen } viste
generate-like-none = Nessuna carta modello
generate-weights = Pesi
generate-edits = Modificati: { $n }
generate-reset = Torna ai pesi del regolamento
generate-keep = Salva questi pesi nel regolamento
generate-types = Tipi
generate-timings = Momenti
generate-targets = Bersagli
generate-operations = Operazioni
generate-impossible = Una carta così non esiste
generate-working = Creazione delle carte…
generate-take = Aggiungi
generate-taken = Aggiunta
generate-more = Altre simili
generate-again = Di nuovo
generate-price = Prezzo
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = di { $n }, { $off }
generate-derived = Probabilità
# The probability of a card.
generate-one-in = 1 su { $n }
# A part of a card follows, such as “row 1”.
generate-lock = Blocca
generate-rows = Righe di una carta
generate-nested = Annidate
generate-off = Prezzo meno budget
generate-fits = Adatta alla prima estrazione
generate-refused = Scartate
generate-refused-same = Uguale a una carta
generate-refused-worse = Peggiore di una carta
generate-refused-budget = Fuori dalla fascia
generate-refused-check = Contro un controllo delle regole
generate-drawn = Estrazione secondo i pesi
generate-nearest = La più simile
generate-parts = Parti diverse: { $n }
generate-budget = Budget per costo

## Notices

toast-saved = Salvato
toast-saved-formatted = Salvato e riportato alla forma consueta
toast-reloaded = Riletto: il file è stato modificato altrove
toast-id-copied = ID copiato
toast-row-copied = Riga copiata
toast-cards-copied = Carte copiate
toast-deleted = { $n ->
    [one] { $n } carta eliminata
   *[other] { $n } carte eliminate
}

## Balance

screen-balance = Bilanciamento
do-go-balance = Vai a Bilanciamento
do-run-balance = Simula
do-sensitivity = Sensibilità
do-stop-work = Ferma la simulazione
do-calibrate = Calibra
do-evaluate = Forza delle carte
do-save-result = Salva il risultato
do-open-result = Apri un risultato
do-export-result = Esporta le carte in CSV
balance-heroes = { $who ->
    [decks] Mazzi
   *[heroes] Eroi
}
balance-heroes-hint = barra: media, linea: dal peggiore al migliore scontro
balance-book = Libro { $n }
balance-all = Tutti e { $n }
balance-chosen = { $n } scelti
balance-choose-heroes = { $who ->
    [decks] Scegli i mazzi
   *[heroes] Scegli gli eroi
}
balance-two-heroes = { $who ->
    [decks] Scegli almeno due mazzi
   *[heroes] Scegli almeno due eroi
}
balance-games = Partite
balance-seed = Seme
balance-new-seed = Altro seme
balance-players = Giocatori
player-random = Casuale
player-easy = Facile
player-greedy = Avido
player-search = Ricerca
balance-threads = Thread
balance-progress = { $done } di { $all } scontri
balance-left = restano { $time }
balance-simulating = Simulazione in corso
balance-calibrating = Calibrazione in corso
balance-measuring = Misura delle righe
balance-evaluating = Valutazione delle carte
balance-preparing = Preparazione…
balance-done = La simulazione è finita
balance-evaluated = La valutazione è finita
balance-stopped = La simulazione è stata fermata
balance-broken = Il calcolo si è interrotto in modo imprevisto; è un errore del programma
balance-busy = È in corso un altro calcolo; fermalo prima
balance-errors = Il progetto ha errori, quindi non si può giocare
balance-errors-hint = Correggili prima; l’elenco dei problemi mostra dove sono.
balance-no-heroes = { $who ->
    [decks] Non ci sono due mazzi che possano giocare
   *[heroes] Non ci sono due eroi che possano giocare
}
balance-no-heroes-hint = { $who ->
    [decks] Un mazzo può giocare quando rispetta le regole di costruzione e le sue carte sono senza errori.
   *[heroes] Un eroe può giocare quando il suo mazzo è completo e senza errori.
}
balance-empty = Ancora nessun dato
balance-empty-hint = { $who ->
    [decks] Scegli sopra mazzi e partite, poi simula. Ogni mazzo affronta tutti gli altri; scontri: { $n }.
   *[heroes] Scegli sopra eroi e partite, poi simula. Ogni eroe affronta tutti gli altri; scontri: { $n }.
}
balance-matchups = Scontri
balance-matchups-hint = { $who ->
    [decks] percentuale di vittorie del mazzo della riga, %
   *[heroes] percentuale di vittorie dell’eroe della riga, %
}
balance-changed-note = cambiamenti significativi: { $n } di { $all }
balance-against = { $one } contro { $other }
balance-win-rate = Vittorie
balance-change = Variazione
balance-before = Prima
balance-interval = Intervallo al 95%
balance-first-seat = Chi inizia
balance-length = Durata
balance-turns = { $n } turni
balance-turns-share = Turni: { $n }, quota: { $rate }
balance-not-run = non ancora giocato
balance-outside = Fuori da 45–55: { $n }
balance-outside-band = fuori da 45–55
balance-beyond = significativo
balance-game-length = Durata della partita
balance-ends = Come finiscono le partite
balance-end-rule = Per un’altra regola
balance-length-note = turni di entrambi i giocatori, mediana { $n }, chi inizia vince { $rate }
balance-mean = Media
balance-not-printed = * Scudo simulato; sulla carta ne compare un altro
balance-cards = Carte
balance-cards-all = Tutte
balance-silent = Mai applicate
balance-changed = Cambiate
balance-played = Giocata
balance-drawn = Pescata, vince
balance-played-win = Giocata, vince
balance-reach = Intervallo
balance-silent-rows = Righe mai applicate in { $n } partite: { $rows }
balance-open-card = Apri la carta
balance-result = Risultato
balance-run = Prova { $n }
balance-compare = Confronta
balance-compare-with = Confronta con { $run }
balance-compare-none = Niente
balance-differs = { $run } è stata giocata diversamente: { $what }
balance-other-game = altre carte o regole
balance-stale = Questi dati sono di uno stato precedente delle carte o delle regole
balance-again = Ripeti
balance-gone = Non più nel gioco: { $heroes }
balance-stopped-at = Fermata: { $done } di { $all } scontri completi
balance-go-on = Continua
balance-game = Partita
balance-show-game = Mostra la partita
balance-watch = Guarda nel banco di prova
balance-watch-hint = Apre la partita dall’inizio nel banco di prova, per seguirla azione per azione
balance-watch-changed = Le carte sono cambiate dopo questa partita. Simula di nuovo.
balance-won = Vince { $who }
balance-draw = Pareggio
balance-game-note = { $won }, turni: { $n }, seme { $seed }
balance-turn = Turno { $n }
balance-end = Fine della fase
balance-calibration = Calibrazione
balance-calibration-hint = Regola gli Scudi iniziali e i valori di Retaggio entro i loro limiti finché tutti gli scontri stanno in 45–55%. Nulla cambia prima che tu applichi la proposta.
balance-shields = Scudi
balance-legacy-values = Valori di Retaggio
balance-rounds = Giri
balance-round = Giro { $n }: { $outside } fuori da 45–55, il più lontano { $rate }
balance-round-plain = Senza Retaggio: { $outside } fuori da 45–55, il più lontano { $rate }
balance-proposal = Proposta
balance-changes = modifiche: { $n }
balance-no-proposal = Nessuna modifica migliora il risultato.
balance-applied = Applicata, oppure i valori sono cambiati da allora
balance-rows-of = Sensibilità di { $card }
balance-rows-hint = Di quanti punti percentuali cambiano le vittorie di { $hero } quando un valore sale o scende di uno; partite per modifica: { $games }
balance-rows-stopped = Non è stato misurato nulla.
balance-no-values = Nessuna riga della carta ha un valore che possa cambiare.
balance-not-tried = La riga { $n } con { $value } non è consentita
balance-no-match = Le regole di questo progetto non descrivono una partita, quindi le sue carte non si possono giocare
balance-strength = Forza
balance-strength-hint = Quante partite vince un mazzo con la carta, in base a quanto la carta ha partecipato: in mazzi casuali e in mazzi che si evolvono per vincere.
balance-pairs = Coppie di partite
balance-by-chance = Casuale
balance-evolved = Evoluto
balance-prices = Prezzi adeguati
balance-prices-hint = Il prezzo adatto a un’operazione, rispetto a quello attuale. Nulla cambia finché non applichi la proposta.
balance-no-prices = Le forze non dicono nulla sui prezzi.
balance-saved = Salvato: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = Cambia ID in { $value }
undo-set-name = Cambia nome in { $value }
undo-set-type = Cambia tipo in { $value }
undo-set-number = Cambia { $number } in { $value }
undo-set-subtype = Cambia sottotipo in { $value }
undo-set-trigger = Cambia innesco in { $value }
undo-set-hero = Cambia eroe in { $value }
undo-set-book = Cambia Libro in { $value }
undo-set-flavour = Modifica testo di colore
undo-set-art = Cambia immagine in { $value }
undo-set-notes = Modifica note
undo-set-status = Cambia stato in { $value }
undo-set-wording = Modifica testo ({ $language })
undo-set-all = { $count ->
    [one] Modifica { $count } carta
   *[other] Modifica { $count } carte
}
undo-set-row = Modifica riga { $row }
undo-insert-rows = { $count ->
    [one] Aggiungi { $count } riga
   *[other] Aggiungi { $count } righe
}
undo-remove-row = Elimina riga { $row }
undo-move-row = Sposta riga { $row }
undo-duplicate-row = Duplica riga { $row }
undo-add-card = Aggiungi { $id }
undo-add-hero = Aggiungi { $id }
undo-add-book = Aggiungi { $name }
undo-duplicate = { $count ->
    [one] Duplica { $name }
   *[other] Duplica { $count } carte
}
undo-delete = { $count ->
    [one] Elimina { $name }
   *[other] Elimina { $count } carte
}
undo-move-to-hero = Sposta a { $hero }
undo-paste-cards = { $count ->
    [one] Incolla { $name }
   *[other] Incolla { $count } carte
}
undo-set-json = Modifica JSON di { $name }
undo-replace = Sostituisci { $find } con { $with }
undo-fix = { $count ->
    [one] Correggi { $count } problema
   *[other] Correggi { $count } problemi
}
undo-set-levers = Calibra il bilanciamento ({ $count })
undo-set-ruleset = Cambia le regole
undo-write-message = Modifica { $id } ({ $language })
undo-remove-message = Rimuovi { $id } ({ $language })
undo-approve-messages = Approva messaggi: { $count } ({ $language })
undo-review-messages = Rivedi messaggi: { $count } ({ $language })
undo-new-language = Nuova lingua: { $language }
undo-reload = Rileggi il file
undo-merge = Unisci con il file
undo-recover = Recupera modifiche non salvate
undo-restore = Ripristina versione precedente

## The sandbox

screen-sandbox = Banco di prova
do-go-sandbox = Vai al banco di prova
do-try = Prova sul tavolo
do-resolve = Risolvi
do-step = Passo
do-back = Indietro
do-restart = Dall’inizio
do-save-scenario = Salva lo scenario
do-run-scenarios = Esegui gli scenari
do-new-match = Nuova partita
sandbox-board = Tavolo
sandbox-presets = Comincia con
sandbox-scenarios = Scenari
sandbox-open-file = Apri uno scenario o una partita
preset-empty = Tavolo vuoto
preset-mid-game = Metà partita
preset-nearly-dead = Quasi sconfitti
preset-full = Tavoli pieni
preset-later-book = Metà partita, contro un Libro successivo
sandbox-against = { $one } contro { $other }
sandbox-turn = Turno
sandbox-seed = Seme
sandbox-play-on = Continua a giocare
sandbox-play-on-hint = Gioca secondo le regole da questa posizione
sandbox-end-turn = Termina il turno
sandbox-no-scenarios = Il progetto non ha ancora scenari
sandbox-pass = Tutti riusciti: { $n }
sandbox-fail = Falliti: { $n }
sandbox-passing = Riusciti
sandbox-failing = Falliti
sandbox-about = Che cosa mostra
sandbox-save-hint = Salva in un file il tavolo, i passi e i valori attesi.
sandbox-taken = Lì c’è già un altro file, oppure questo è stato modificato altrove. Scegli un altro nome.
sandbox-drag-hint = Trascina in una zona o premi Alt+Invio
sandbox-put-into = Metti in
sandbox-move-to = Sposta in
sandbox-add-card = Aggiungi una carta
sandbox-remove = Rimuovi
sandbox-copy-card = Duplica
sandbox-card-menu = Carta
sandbox-play-card = Gioca dalla mano
sandbox-arrived = Evocato in questo turno
sandbox-not-arrived = Evocato prima
sandbox-reveal = Segna come rivelata
sandbox-hide = Segna come nascosta
sandbox-revealed = rivelata
sandbox-count = Numero di carte
sandbox-pile = Carte della pila
sandbox-pile-hint = Nella mano
sandbox-no-hero = Nessun eroe
sandbox-more-numbers = Altri valori
sandbox-expect-this = Fissa come valore atteso
sandbox-written-out = Carta senza ID
sandbox-played-by = Giocata da
sandbox-pick = Scegli una carta
sandbox-pick-hint = Fai clic su una carta a sinistra o sul tavolo, poi su Risolvi o Passo.
sandbox-no-rows = Questa carta non ha effetto.
sandbox-undone = annullata
sandbox-next = prossima
sandbox-choose-target = Scegli un bersaglio sul tavolo
sandbox-rules-choose = Lascia scegliere alle regole
sandbox-trace = Traccia
sandbox-step = Passo { $n }: { $what }
sandbox-steps = Passi: { $n }
sandbox-copy-trace = Copia la traccia
toast-trace-copied = Traccia copiata
sandbox-nothing = Non è ancora successo nulla
sandbox-nothing-hint = Scegli una carta e risolvila: qui ogni riga dice che cosa ha fatto e perché.
sandbox-no-board = Questo file non è un tavolo
sandbox-no-board-hint = I suoi problemi sono qui sopra. Comincia con un altro tavolo o correggi il file.
sandbox-expectations = Valori attesi
sandbox-holding = { $n } su { $all } soddisfatti
sandbox-expect = Aggiungi valore atteso
sandbox-expect-hint = Fissa un valore atteso e lo scenario lo verificherà.
sandbox-found = ora { $value }
sandbox-forget = Togli il valore atteso
sandbox-match = Partita
sandbox-legal = Azioni permesse
sandbox-log = Registro
sandbox-log-start = Inizio
sandbox-back-to = Torna fino a qui
sandbox-forth-to = Ripeti fino a qui
sandbox-to-end = Fino alla fine
sandbox-to-move = Di turno: { $who }, turno { $turn }
sandbox-end-phase = Termina la fase
sandbox-won = Vittoria: { $who }
sandbox-draw = Pareggio
sandbox-player = Giocatore
player-by-hand = A mano
sandbox-first = Comincia
sandbox-first-rules = Secondo le regole
sandbox-begin = Comincia
sandbox-undo-edit = Modifica il tavolo
sandbox-undo-action = Azione della partita
tabletop-yes = Sì
tabletop-no = No
tabletop-effect = Effetto { $n }
tabletop-no-target = Nessun bersaglio
tabletop-order = Ordine
tabletop-order-hint = nell’ordine in cui scegli
tabletop-use = Usarlo?
tabletop-choose = scegli { $n }
tabletop-choose-some = scegli da { $min } a { $max }
tabletop-costs = Il costo non può essere pagato
tabletop-over = La partita è finita. Annulla delle decisioni o iniziane un’altra.
tabletop-shown = Tavolo dopo: { $what }
tabletop-shown-title = Nel mezzo di un’azione
tabletop-shown-hint = Passa da una voce all’altra o vai alla fine per decidere.
tabletop-show-entry = Mostra il tavolo in quel momento
tabletop-confirm = Conferma
tabletop-pass = Passa
tabletop-pass-key = Spazio
tabletop-thinks = Il programma decide per questo giocatore
tabletop-nothing = Ora non si può fare nulla
tabletop-why = Perché?
tabletop-why-hint = Quanto guadagna questa decisione agli occhi del giocatore avido, rispetto a passare o alla posizione precedente, e il suo posto fra tutte le risposte
tabletop-why-others = Altre risposte
tabletop-waiting = In attesa
tabletop-waiting-hint = { $n }, il prossimo in alto
tabletop-waiting-more = altri { $n }
tabletop-limbo = in gioco ora
tabletop-rule = Regole
tabletop-edited = Tavolo modificato
tabletop-unwritten = Un tavolo non può riportare gli effetti attuali su { $card }. Modifica una posizione precedente.
tabletop-unlaid = Le regole non permettono questo tavolo: { $fault }
tabletop-library = Carte del gioco
tabletop-chapters = Capitoli
tabletop-match-hint = Due mazzi del progetto. Lo stesso seme dà la stessa partita.
tabletop-seen-by = Di chi si mostrano le carte nascoste
tabletop-seen-by-hand = Dei giocatori per cui decidi
tabletop-seen-by-both = Di entrambi i giocatori
tabletop-forward = Decisione successiva
tabletop-back = Torna alla tua ultima decisione
tabletop-empty = Non c’è una partita
tabletop-empty-hint = Una partita richiede un regolamento senza errori.
tabletop-question = Domanda
tabletop-not-now = Non in questo momento
tabletop-used = Già usato
tabletop-full = Non c’è più posto
tabletop-not-from-here = Non da questa zona
tabletop-aimless = Non c’è un bersaglio

## Rows and screens of games that are data

slot-on = quando
slot-as = come
slot-once = una volta per
slot-may = facoltativo
slot-cost = costo
slot-word = parola
slot-who = chi
slot-to = bersaglio
slot-for = durata
slot-add = Aggiungi alla riga { $n }
slot-nothing = Non c’è nulla da scegliere.
slot-once-turn = turno
slot-once-match = partita
slot-who-self = tu
slot-who-opponent = l’avversario
slot-who-both = entrambi i giocatori
group-no-type = Senza tipo
field-keywords = Parole chiave
undo-set-words = Cambia { $set } in { $value }

## Abilities and targets of whole games

abilities-of =
    { $abilities ->
        [one] 1 abilità
       *[other] { $abilities } abilità
    }
rows-counted =
    { $rows ->
        [one] 1 riga
       *[other] { $rows } righe
    }
do-add-ability = Aggiungi abilità
do-ability-up = Sposta abilità in su
do-ability-down = Sposta abilità in giù
do-row-in = Sposta la riga in quella sopra
do-row-out = Porta fuori la riga
do-duplicate-ability = Duplica abilità
do-delete-ability = Elimina abilità
undo-move-ability = Sposta abilità
undo-remove-ability = Elimina abilità
undo-duplicate-ability = Duplica abilità
undo-add-ability = Aggiungi abilità
ability-handle = Abilità della riga { $n }: trascina per spostarla
ability-plain = come di consueto
effects-add = Aggiungi una riga conferita dalla riga { $n }
slot-remove = Rimuovi
slot-card = carta
slot-against = contro
card-by-chance = una carta a caso
slot-card-named = Per nome
slot-card-random = A caso
slot-card-written = Scritta qui
slot-card-add = Aggiungi una proprietà
flag-yes = sì
flag-no = no
count-at-least = almeno
count-at-most = al massimo
count-exactly = esattamente
target-preset = Modello
target-custom = Personalizzato
target-who = Chi
target-who-self = Tu
target-who-opponent = Avversario
target-who-any = Entrambi
target-zone = Zona
target-zone-add = Un’altra zona
target-count = Quantità
target-exactly = Esattamente
target-up-to = Fino a
target-all = Tutte
target-chosen = Scelta
target-choose = tua
target-by-opponent = dell’avversario
target-named = all’uso
target-random = a caso
target-most = quella con più
target-least = quella con meno
target-number = Numero
target-other = una carta diversa da questa
target-filters = Filtri
target-fits = { $n } su { $of } corrispondono
target-show = Mostra
filter-add = filtro
filter-or = o
filter-in-play = noto in gioco
tests-any = uno di
tests-all = tutti
tests-not = non

## Decks

do-decks = Modifica i mazzi
deck-choose = Scegli un mazzo
deck-new = Nuovo mazzo
deck-duplicate = Duplica il mazzo
deck-delete = Elimina il mazzo
deck-copy = Copia il mazzo come testo
deck-save = Salva il mazzo come testo
deck-name = Nome del mazzo
deck-leader = Capo
deck-locked = Bloccato: le carte dipendono dall’eroe
deck-none = Non ci sono ancora mazzi
deck-none-hint = Un mazzo è un elenco di carte con cui giocano la prova e il bilanciamento.
deck-empty = Questo mazzo non ha ancora carte
deck-empty-hint = Fai doppio clic su una carta della libreria o premi + su di essa.
deck-add = Aggiungine una
deck-remove = Togline una
deck-legal = Conforme alle regole dei mazzi
deck-unchecked = Le regole non limitano i mazzi
deck-hand = Mano di prova
deck-redraw = Dai una nuova mano
deck-draw = Pesca una carta
deck-hand-none = Da questo mazzo non si può dare una mano.
column-in-deck = Nel mazzo
toast-deck-copied = Mazzo copiato
undo-set-deck = Modifica { $name }

## Import

do-import = Importa carte
import-new = Nuove: { $n }
import-changed = Modificate: { $n }
import-same = Invariate: { $n }
import-absent = Non nel foglio: { $n }
import-line = Riga { $n }
import-unread = Non capito ({ $n }): { $text }
import-now = Importa
import-blocked = Niente da importare: prima gli errori, oppure non c’è nulla di nuovo.
undo-import = Importa carte

## The gallery of cards, a page for any browser

gallery-search = Cerca nei nomi e nei testi
gallery-tags = Etichette
# $n is a count of cards.
gallery-count = Carte: { $n }
gallery-nothing = Nessuna carta corrisponde. Scegli meno etichette o svuota la ricerca.
gallery-locked = Carta bloccata
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Registrate: { $counted } su { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = La carta «{ $name }»

do-design = Strumenti di design
do-submit = Proponi la carta
design-line = Linea di produzione
design-goals = Obiettivi
design-packs = Bustine
design-prints = Carte stampate
design-inbox = Proposte ricevute
design-rulings = Chiarimenti
design-glossary = Glossario
design-clues = Codici nascosti
design-text = Testo
design-cards = Carte
design-combinations = Sono ammesse { $shown } combinazioni su { $all }
design-excluded = { $rule }: { $n } escluse
design-no-file = questo file non esiste
design-step = Passo
design-step-combine = Combina
design-step-tag = Assegna etichetta
design-step-write = Scrivi
design-count = Quantità
design-group = Gruppo
design-lift = Affinità
design-won = Vinte
design-tags-of = Etichette di { $card }: { $tags }
design-goal = Obiettivo
design-bound = Limite
design-values = Misurato
design-state = Stato
design-met = Raggiunto
design-missed = Mancato
design-unmeasured = Non misurato
design-unmeasured-hint = Gioca delle partite nella schermata Bilanciamento: l’obiettivo sarà misurato lì.
design-no-values = Non c’è nulla da misurare per questo obiettivo.
design-pack = Bustina
design-lore = Carta racconto
design-packs-note = Carte stampate: { $cards }, bustine: { $packs }; per una serie completa servono in media { $n } bustine
design-packs-trades = Giocatori che scambiano: { $players }, bustine per ciascuno: { $n }, carte scambiate: { $cards }
design-packs-mix = Carte nuove: { $new }, stampate prima: { $old }
design-printed = Stampate
design-registered = Registrate
design-prints-note = I numeri di serie sono in { $ledger }, le registrazioni dei proprietari in { $owners }.
design-question = Domanda
design-uses = Usa
design-term = Termine
design-meaning = Significato
design-unused = Nessuna carta e nessuna regola usa questo termine.
design-code = Codice
design-mark = Segno
design-place = Posto sulla faccia
design-author = Autore
design-taken = Accolta come { $card }
design-state-new = Nuova
design-state-in-talk = In discussione
design-state-wanted = Desiderata
design-state-declined = Respinta
design-same = Fa lo stesso di { $cards }
design-worse = Peggiore in tutto di { $cards }
design-better = Migliore in tutto di { $cards }
design-no-match = Le regole di questo gioco non descrivono una partita intera
design-no-match-hint = Questo strumento richiede regole nel formato 2; gli altri funzionano anche con questo gioco.
design-working = Al lavoro…
design-none = Questo gioco non ne ha ancora
design-none-hint = { $file }, nella cartella del progetto, dice che cosa appare qui.
design-wrong = Impossibile da mostrare
design-save = Salva come file
design-open-pack = Apri una bustina
design-receive = Aggiungi una proposta
design-issue = Emetti numeri di serie
design-surprise = Sorprendimi
design-empty = Qui non c’è ancora nulla
design-all-kinds = Tutti i tipi di effetti
design-as-grid = Mostra come griglia
design-as-list = Mostra come elenco
design-add-to = Aggiungi a { $card }
design-take = Accogli come carta
design-put-on = Metti su una carta…
design-comment-on = Oggetto del commento
design-comment-card = L’intera carta
design-comment-row = Riga { $n }
design-measure-letters = Lettere di una carta
design-measure-rows = Righe di una carta
design-measure-partners = Carte che soddisfano i filtri di una carta
design-measure-off-budget = Distanza dal budget
design-measure-better = Carte migliori
design-measure-negating = Effetti che annullano, in percentuale
design-measure-median-turns = Turni di una partita, mediana
design-measure-shortest-game = Turni della partita più breve
design-measure-early = Partite decise presto, in percentuale
design-measure-deck-wins = Partite vinte da un mazzo, in percentuale
design-measure-overtaken = Carte migliori arrivate dopo
design-measure-rulings = Chiarimenti su una carta
design-measure-acts = Decisioni per turno
design-measure-unplayed = Carte di una partita che non si giocano
design-measure-watching = Turni in cui l’altro giocatore guarda soltanto, in percentuale
design-measure-stuck = Partite con un turno senza alcuna azione, in percentuale
design-measure-cut-off = Partite che finiscono solo all’ultimo turno, in percentuale
design-measure-price-rank = Concordanza tra prezzi e gioco, in percentuale
design-measure-even-cards = Carte con il 45–55% di vittorie, in percentuale
design-add = Aggiungi: { $name }
design-remove = Rimuovi: { $name }
design-up = Sposta su: { $name }
design-down = Sposta giù: { $name }
design-nothing = Nessuna
design-price-flat = Fisso
design-price-each = Per unità
design-new-tag = nuova etichetta
design-new-look = nuovo aspetto
design-add-tag = Aggiungi un’etichetta
design-add-goal = Aggiungi un obiettivo
design-set-up = Imposta
design-field-id = Nome
design-field-find = Trova
design-field-lang = Lingua dei testi
design-field-requires = Richiede anche
design-field-group = Gruppo
design-field-also = Scelte a mano
design-field-measure = Misura
design-field-at-least = Almeno
design-field-at-most = Al massimo
design-field-turn = Prima del turno
design-field-operations = Operazioni
design-field-why = Perché
design-field-letter = Lettera
design-field-weight = Peso (mg)
design-field-paper-weight = Grammatura (g/m²)
design-field-copies = Copie di ciascuna
design-field-size = Carte per bustina
design-field-rarities = Rarità
design-field-target = Peso bustina (mg)
design-field-paper = Carta degli inserti
design-field-width = Larghezza (µm)
design-field-height = Altezza (µm)
design-field-printed = Già stampate
design-field-threshold = Numeri necessari
design-field-one-per-account = Uno per account
design-field-each-rarity = Ogni rarità
design-field-prefix = Gli ID iniziano con
design-field-slack = Tolleranza
design-field-limits = Limiti
design-field-types = Tipi di carta
design-field-base = Base
design-field-per = In più per unità
design-field-is = Fisso
design-field-each = Per unità
design-field-lasting = Secondo la durata
design-field-words = Secondo la parola
design-field-bound = Secondo il limite di
design-field-plus = In più
design-field-who = Secondo il giocatore
design-field-to = Secondo il bersaglio
design-field-ways = Tipi di effetto
design-field-timings = Momenti
design-field-costs = Costi
design-field-condition = Con condizione
design-field-all = Per tutte
design-field-all-targets = Bersagli «tutte»
design-field-numbers = Di più è meglio
design-field-same = Uguali in entrambe
design-field-run = Tiratura
design-field-unlock = Sblocco
design-field-portal = Proposte
design-field-budget = Budget
design-field-better = Carte migliori
