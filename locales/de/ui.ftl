## The window: screens and panels

screen-cards = Karten
screen-print = Druck
screen-generate = Erzeugen
screen-settings = Optionen
library = Bibliothek
library-tags = Spalten für Schlagwörter
# $shown and $all are counts of cards.
library-some = { $shown } von { $all } Karten
library-all = { $all ->
    [one] { $all } Karte
   *[other] { $all } Karten
}
library-flat = Eine Liste ohne Gruppen
library-group = Nach Helden gruppieren
library-empty = Noch keine Karten
library-empty-hint = Lege die erste an oder füge Karten aus der Zwischenablage ein.
group-no-hero = Kein Held
fold = Einklappen
unnamed = Ohne Namen
preview = Vorschau
effects = Effekte
languages = Sprachen
problems = Probleme
effect = Effekt
face = Vorderseite

## Columns of the library

column-id = ID
column-name = Name
column-type = Typ
column-languages = Spr.
column-problems = Probleme

## The filter

filter-clear = Filter löschen
filter-nothing = Nichts passt
filter-nothing-hint = Keine Karte hat alles, was der Filter verlangt. Nimm ein Wort heraus oder lösche den Filter.

## Fields of a card

field-name = Name
field-type = Typ
field-hero = Held
field-book = Buch
field-status = Status
field-subtype = Unterart
field-trigger = Auslöser
field-art = Bild
field-notes = Notizen
field-flavour = Stimmung
status-none = Kein Status
status-idea = Idee
status-draft = Entwurf
status-playtest = Spieltest
status-final = Fertig
art-hint = Bild hier ablegen
art-choose = Bild auswählen
new-card-name = Neue Karte
choose = Auswählen
more = Mehr
copy-id = ID kopieren
editor-empty = Keine Karte ausgewählt
editor-empty-hint = Wähle eine in der Bibliothek aus oder lege eine neue an.

## Rows

if = falls
always = immer
while-in-play = solange im Spiel
# $rows and $most are counts of rows.
rows-of = { $rows } von { $most } Zeilen
rows-empty = Noch keine Zeilen: Was soll die Karte tun?
rows-full = { $n ->
    [one] Eine Karte hat höchstens { $n } Zeile
   *[other] Eine Karte hat höchstens { $n } Zeilen
}
row-number = Zeile { $n }
row-handle = Zeile { $n }: zum Verschieben ziehen
# $rows is a list of numbers.
row-numbers = Z. { $rows }
row-no-text = Kein Text, solange die Zeile Fehler hat
operation = Operation
operation-search = Operationen suchen
operation-of-row = Operation der Zeile { $n }
value-of-row = Wert der Zeile { $n }
# $types is a list of card types.
only-on = Nur auf: { $types }
part = Rolle
part-base = Basis
part-replace = Ersatz
part-bonus = Bonus
condition = Bedingung
condition-add = Bedingung zu Zeile { $n } hinzufügen
condition-of-row = Bedingung der Zeile { $n }
condition-number = Zahl der Bedingung
condition-remove = Bedingung entfernen
condition-search = Bedingungen suchen
legacy = Vermächtnis
# $limit is a percentage such as "50 %".
legacy-of = von { $limit }
legacy-none = Kein Vermächtnis-Bonus möglich: Nötig sind eine Zeile mit Wert und ohne Bedingung, ein späteres Buch und ein noch nicht ausgeschöpfter Anteil
# $op is the name of an operation, $book a number.
legacy-offer = { $op } gegen Buch { $book }
percent = { $n } %

## The pane of JSON

json = JSON
json-name = JSON der Zeile oder Karte
json-of-row = Zeile { $n } als JSON
json-row = Zeile
json-record = Karte
json-valid = gültig
json-no-row = Wähle eine Zeile aus, um sie als JSON zu sehen.

## Languages of a card

languages-none = Noch kein Text
languages-none-hint = Hier steht der Text in allen Sprachen, sobald die Karte keine Fehler hat.
language-source = Ausgangssprache
language-own-words = Eigener Text
language-falls-back = Teilweise auf Englisch
language-lacks-name = Name nicht übersetzt
language-lacks-flavour = Stimmungstext nicht übersetzt
language-open = Klicke, um den Text unter Sprachen zu öffnen
face-language = Sprache der Karte

## The face

face-none = Die Vorderseite wird gezeichnet, sobald die Karte keine Fehler hat.
face-drawing = Wird gezeichnet …
face-failed = Die Vorlage kann diese Vorderseite nicht zeichnen.
face-size = Größe
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Regeltext
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n ->
    [one] { $n } passt nicht
   *[other] { $n } passen nicht
}
face-all-fit = alle passen
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Zoom der Vorderseite
face-point = Zeige auf eine Wendung oder Zeile, um zu sehen, woher sie stammt.
export-picture = PNG

## Bars and menus

project-menu = Projekt
recent-projects = Zuletzt geöffnet
unsaved = Nicht gespeichert
read-only = Schreibgeschützt
search = Suchen
words-search-or-new = Suchen oder neues Wort eingeben
search-everything = Karten, Befehle, Ansichten suchen
interface-language = Sprache der Oberfläche
problems-count = { $errors ->
    [one] { $errors } Fehler
   *[other] { $errors } Fehler
}, { $warnings ->
    [one] { $warnings } Warnung
   *[other] { $warnings } Warnungen
}
cards-chosen = { $n ->
    [one] { $n } Karte ausgewählt
   *[other] { $n } Karten ausgewählt
}
move-to-hero = Zu anderem Helden verschieben
dismiss = Ausblenden
cancel = Abbrechen
close = Schließen
apply = Anwenden

## What can be done

do-new-project = Neues Projekt
do-open = Öffnen
do-save = Speichern
do-save-as = Speichern unter
do-backups = Frühere Versionen
do-undo = Rückgängig
do-redo = Wiederholen
do-palette = Alles durchsuchen
do-shortcuts = Tastenkürzel
do-problems = Probleme anzeigen
do-next-problem = Nächstes Problem
do-fix-all = Alle dieser Art beheben
do-go-cards = Zu den Karten wechseln
do-go-print = Zum Druck wechseln
do-go-generate = Zum Erzeugen wechseln
do-go-settings = Zu den Optionen wechseln
do-new-card = Neue Karte
do-duplicate-cards = Karten duplizieren
do-delete-cards = Karten löschen
do-copy = Kopieren
do-cut = Ausschneiden
do-paste = Einfügen
do-bulk-edit = Mehrere Karten bearbeiten
do-replace = Suchen und ersetzen
do-filter = Bibliothek filtern
do-select-all = Alle angezeigten Karten auswählen
do-next-card = Nächste Karte
do-previous-card = Vorherige Karte
do-edit-name = Namen bearbeiten
do-add-row = Zeile hinzufügen
do-add-legacy = Vermächtnis hinzufügen
do-duplicate-row = Zeile duplizieren
do-delete-row = Zeile löschen
do-row-up = Zeile nach oben
do-row-down = Zeile nach unten
do-json = JSON anzeigen
do-zoom-in = Vergrößern
do-zoom-out = Verkleinern
do-zoom-reset = Normale Größe
do-dark = Dunkles Design
do-light = Helles Design
do-system = Design des Systems
do-quit = Beenden

## The palette

palette-name = Alles durchsuchen
palette-hint = Befehl, Karte oder Ansicht
palette-commands = Befehle
palette-cards = Karten
palette-nothing = Nichts gefunden
palette-choose = auswählen
palette-run = ausführen
palette-only-commands = Befehle
palette-only-cards = Karten
# $found and $all are counts.
palette-count = { $found } von { $all }
reason-nothing-to-undo = Nichts rückgängig zu machen
reason-nothing-to-redo = Nichts zu wiederholen
reason-no-card = Keine Karte ausgewählt
reason-no-row = Keine Zeile ausgewählt
reason-no-problem = Es gibt keine Probleme
reason-read-only = Das Projekt ist schreibgeschützt

## Problems

problem = Problem
problem-card = Karte
problem-place = Stelle
problem-code = Code
problem-filter = Code, Karte oder Meldung
problems-none = Keine Probleme
problems-none-hint = Alle Karten folgen den Regeln.
problems-nothing = Kein Problem passt zum Filter
fix-set = Auf { $value } setzen
fix-change = In { $value } ändern
fix-remove = { $member } entfernen
fix-remove-conditions = Bedingungen entfernen
fix-remove-value = Wert entfernen
fix-make-base = Zur Basis machen
errors-shown = { $n } Fehler
warnings-shown = { $n ->
    [one] { $n } Warnung
   *[other] { $n } Warnungen
}
# $code is the code of a kind of problem.
fix-all-of = Alle { $code } beheben

## Dialogs

files-open = Projekt öffnen
files-save-as = In Ordner speichern
files-picture = Bild auswählen
files-path = Pfad
files-up = Übergeordneter Ordner
files-name = Name des neuen Ordners
files-empty = Hier gibt es nichts auszuwählen
files-no-portal = Das System zeigt hier keine Dateidialoge, daher zeigt das Studio seine eigenen.
files-system = Der Dateidialog des Systems ist in einem eigenen Fenster geöffnet.
files-here = Stattdessen hier auswählen
choose-this-folder = Diesen Ordner auswählen
find = Suchen
replace-with = Ersetzen durch
in-names = In Namen
in-notes = In Notizen
in-flavour = In Stimmungstexten
match-case = Groß-/Kleinschreibung beachten
only-chosen = Nur in ausgewählten Karten
replace-all = Alle ersetzen
replace-found = { $n ->
    [0] Nirgends gefunden
    [one] In { $n } Karte gefunden
   *[other] In { $n } Karten gefunden
}
bulk-title = { $n ->
    [one] { $n } Karte bearbeiten
   *[other] { $n } Karten bearbeiten
}
bulk-hint = Was hier eingestellt wird, gilt in einem Schritt für alle ausgewählten Karten.
bulk-unchanged = Unverändert
conflict-title = Die Datei wurde anderswo geändert
conflict-hint = Seit dem Öffnen wurde dieses Projekt von anderer Seite gespeichert. Nichts wurde überschrieben.
conflict-legend = − hier, + in der Datei; wo beide Seiten dasselbe geändert haben, bleibt beim Zusammenführen, was hier steht
conflict-mine = Eigene behalten
conflict-theirs = Andere übernehmen
conflict-merge = Beide zusammenführen
conflict-changed-mine = hier geändert
conflict-changed-theirs = anderswo geändert
conflict-changed-both = auf beiden Seiten geändert
recovery-title = Nicht gespeicherte Änderungen gefunden
recovery-hint = { $n ->
    [one] Das Studio wurde beendet, bevor { $n } Änderung gespeichert war.
   *[other] Das Studio wurde beendet, bevor { $n } Änderungen gespeichert waren.
}
recovery-recover = Wiederherstellen
recovery-discard = Verwerfen
backups-title = Frühere Versionen
backups-none = Noch keine früheren Versionen. Bei jedem Speichern wird eine aufbewahrt.
backups-restore = Wiederherstellen
end-title = Es gibt nicht gespeicherte Änderungen
end-hint = Vor dem Fortfahren speichern?
end-save = Speichern
end-discard = Nicht speichern

## The start screen, and the dialog for a new project

screen-start = Start
do-go-start = Startansicht
start-projects = Projekte
start-no-projects = Noch keine Projekte
start-no-projects-hint = Wähle rechts ein Spiel oder öffne einen Ordner.
start-no-match = Keine Treffer
start-filter = Projekte und Spiele filtern
start-missing = Nicht mehr am alten Ort
start-forget = Aus der Liste entfernen
start-back = Zurück zum offenen Projekt
start-days = { $n ->
    [0] heute
    [1] gestern
   *[other] vor { $n } Tagen
}
start-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
start-decks = { $n ->
    [one] { $n } Deck
   *[other] { $n } Decks
}
start-begin = Mit einem Spiel anfangen
start-begin-hint = Eine Kopie eines ganzen Spiels, die du ändern kannst: Regeln, Karten, Kartenbilder, Texte in 16 Sprachen
start-small = Oder klein anfangen
start-small-hint = Das kleinste vollständige Spiel, Eintrag für Eintrag erklärt
start-begin-with = Kopie anlegen
start-look = Umsehen
begin-title = Neues Projekt
begin-hint = Eine Kopie eines mitgelieferten Spiels in einem eigenen Ordner.
begin-game = Spiel
begin-folder = Im Ordner
begin-rules-only = Nur die Regeln, ohne Karten
begin-now = Anlegen
begin-no-name = Gib dem Projekt einen Namen und einen Ordner.
begin-taken = { $path } gibt es schon, und der Ordner ist nicht leer.
begin-place = Es wird in { $path } angelegt.
outline-title = Ein leeres Spiel
outline-hint = Drei Schritte; alle Regeln lassen sich später ändern.
outline-begin = Spiel anlegen …
outline-name = Mein Spiel
outline-card = Was eine Karte hat
outline-turn = Was ein Zug ist
outline-end = Wie man gewinnt
outline-so-far = Dein Spiel bisher
outline-most = { $what }, höchstens
outline-deck = Karten im Deck
outline-copies = Von einer Karte höchstens
outline-grows = Wächst jeden Zug um eins
outline-hand = Starthand
outline-drawn = Gezogene Karten je Zug
outline-field = Im Spiel höchstens
outline-life = Leben zu Beginn
outline-decked = Wer nicht ziehen kann, verliert
outline-limit = Zuglimit
outline-trying = Zufallspartien laufen …
outline-tried = { $n } Zufallspartien mit einfachen Karten: { $ended } enden vor dem Zuglimit, nach { $turns } Zügen (Median).

## Settings

settings-look = Darstellung
settings-theme = Design
settings-zoom = Zoom
settings-language = Sprache
settings-card-language = Sprache der Karten
settings-about = Über das Programm
settings-version = Version { $version }
settings-licences = Inter, JetBrains Mono und Noto stehen unter der SIL Open Font License, die Symbole von Lucide unter ISC.

## Locales

screen-locales = Sprachen
do-go-locales = Zu den Sprachen wechseln
messages = Texte
messages-search = ID, Quelle oder Text
messages-nothing-hint = Kein Text hat alles, was die Filter verlangen. Nimm einen weg oder leere die Suche.
messages-approved = { $done } von { $all } freigegeben
message-empty = Kein Text ausgewählt
message-empty-hint = Wähle links einen aus, um ihn zu schreiben, zu prüfen und auf Karten zu sehen.
message-none = noch kein Text
message-used = { $n ->
    [one] auf { $n } Karte
   *[other] auf { $n } Karten
}
translation-language = Zielsprache
state-missing = Fehlt
state-draft = Entwurf
state-suggested = Vorgeschlagen
state-approved = Freigegeben
state-needs-work = Überarbeiten
state-rejected = Abgelehnt
state-outdated = Veraltet
all-files = Alle Dateien
all-checks = Alle Prüfungen
with-problems = Mit Problemen
filter-file = Nach Datei filtern
filter-check = Nach Prüfung filtern
group-operations = Operationen
group-conditions = Bedingungen
group-triggers = Auslöser
group-targets = Ziele
group-costs = Kosten und Dauer
group-frames = Sätze
group-words = Lexikon
group-names = Namen
group-cards = Karten
group-trace = Abhandlung
group-rules = Regeln
group-interface = Oberfläche
group-other = Sonstiges
locale-source = Quelle
source-before = wie freigegeben
source-now = jetzt
source-changed = Die Quelle hat sich seit der Freigabe geändert.
source-signature = Die Quelle hat jetzt andere Variablen oder Attribute als bei der Freigabe.
fluent = Fluent
fields = Felder
writing-mode = Eingabeart
fields-entangled = Die Varianten dieses Textes hängen so voneinander ab, dass Felder es nicht zeigen können. Bearbeite ihn als Fluent.
fields-broken = Dieser Text ist noch nicht gültig. Berichtige ihn als Fluent.
field-text = Text
fields-by-number = Ein Text je Zahlform
new-text-marked = Neuer Text ist bis zum Speichern markiert.
not-kept-yet = Noch nicht gespeichert: Behebe zuerst die Fehler.
caret-place = Z. { $line }, Sp. { $column }
checks = Prüfungen
checks-count = { $pass } bestanden, { $look } anzusehen
check-syntax = Syntax
check-variables = Variablen
check-plurals = Zahlformen
check-attributes = Attribute
check-references = Verweise
check-typography = Zeichen und Abstände
check-terms = Begriffe
check-forms = Wortformen
check-fidelity = Sagt, was die Zeilen tun
other-languages = Andere Sprachen
other-languages-more = Alle Sprachen zeigen
other-languages-fewer = Weniger Sprachen zeigen
terms = Begriffe
comments = Kommentare
comment-write = Kommentar schreiben
comment-send = Hinzufügen
message-history = Verlauf
history-none = Noch kein Verlauf
lexicon = Lexikon
lexicon-word = Wort des Lexikons
lexicon-plain = Grundform
lexicon-add-form = Form hinzufügen
cells-missing = { $n ->
    [one] { $n } Feld fehlt
   *[other] { $n } Felder fehlen
}
cell-missing = fehlt
coverage = Abdeckung
coverage-none = Jede Operation hat in jeder Sprache einen Text.
coverage-blocks = { $n ->
    [one] { $n } Karte wartet darauf
   *[other] { $n } Karten warten darauf
}
real-cards = Auf echten Karten
real-cards-none = Keine Karte zeigt diesen Text.
sweep-value = Wert
cards-changed = Karten, die sich ändern
count-of = { $n } von { $all }
cards-changed-none = Kein Kartentext weicht vom gespeicherten ab.
changes-layout = Umbruch
layout-same = wie zuvor
more-troubles = { $n } weitere
new-language = Neue Sprache
new-language-hint = Ihre Dateien beginnen mit den Zahl- und Wortformen, die sie braucht, und mit Englisch, wo noch nichts steht.
new-language-tag = Sprachkürzel, etwa nl oder pt-PT
create = Anlegen
do-approve = Freigeben und weiter
do-suggest = Vorschlagen und weiter
do-needs-work = Überarbeiten
do-reject = Mit Begründung ablehnen
reject = Ablehnen
reject-reason = Warum wird abgelehnt?
do-approve-shown = Alle gezeigten freigeben
do-next-message = Nächster Text
do-previous-message = Voriger Text
do-copy-source = Quelle übernehmen
do-edit-message = Text bearbeiten
do-filter-messages = Texte filtern
do-fields = In Feldern bearbeiten
do-comment = Kommentar schreiben
do-first-fix = Erste Korrektur anwenden
do-next-value = Nächster Wert auf den Karten
do-new-language = Neue Sprache
do-suggest-only = Nur vorschlagen
suggestions = Vorschläge
suggestion-take = Übernehmen
suggestion-drop = Verwerfen
author-name = Dein Name, wie er neben deinen Beiträgen erscheint
wording = Eigener Wortlaut
wording-of = Eigener Wortlaut ({ $language })
wording-remove = Zurück zum erzeugten Text
wording-stale = Die Zeilen haben sich geändert, seit dieser Wortlaut geschrieben wurde.
toast-approved = { $n ->
    [one] { $n } Text freigegeben
   *[other] { $n } Texte freigegeben
}
toast-approve-blocked = Ein Fehler verhindert die Freigabe. Behebe ihn zuerst.
toast-all-done = Hier ist nichts mehr offen.
comment-resolved = Erledigt
did-edited = Geändert
did-removed = Entfernt
did-reopened = Wieder geöffnet
did-accepted = Vorschlag übernommen
mend-remove = Entfernen
mend-put = { $text } einfügen
new-language-there = Diese Sprache gibt es schon.
mend-add-form = { $form } ergänzen
mend-copy-attribute = { $name } aus der Quelle übernehmen
mend-space = Richtiges Leerzeichen setzen

## Print

print-what = Umfang
print-all = Alle Karten
print-shown = Karten in der Bibliothek
print-chosen = Ausgewählte Karten
print-as = Format
print-png = Bilder (PNG)
print-pdf = Bögen (PDF)
print-svg = Zeichnungen (SVG)
print-tts = Für Tabletop Simulator
print-gallery = Galerie (Webseite)
print-only-unlocked = Nur freigeschaltete Karten zeigen
print-open = Im Browser öffnen
print-unusable = { $path } lässt sich nicht verwenden: { $words }
print-dpi = Punkte je Zoll
print-paper = Papier
print-bleed = Beschnitt
print-crop-marks = Schnittmarken
print-backs = Rückseiten für beidseitigen Druck
print-to = Ordner
print-start = Drucken
# $done and $all are counts of cards.
print-progress = { $done } von { $all }
print-done = { $n ->
    [one] { $n } Karte gedruckt
   *[other] { $n } Karten gedruckt
}
print-stopped = Der Druck wurde abgebrochen; es bleiben keine unvollständigen Dateien zurück.
print-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
print-languages = Sprachen
print-all-languages = Alle Sprachen
print-one-language = Eine Sprache
print-left-out = Wegen Fehlern ausgelassen: { $n }
# $path is a folder or a file.
print-written = Gedruckt nach { $path }
print-failed = Es wurde nichts gedruckt.
print-denied = In { $path } darf nicht geschrieben werden; wähle einen anderen Ordner
print-no-folder = Eine Datei steht { $path } im Weg; wähle einen anderen Ordner
print-full = Auf dem Datenträger von { $path } ist kein Platz mehr
print-unwritable = { $path } lässt sich nicht schreiben: { $words }
print-not-made = Nicht gedruckt: { $n }
print-more-problems = und { $n } weitere
# $n is the page, $all the number of pages.
print-page-of = Seite { $n } von { $all }
print-back-side = Rückseiten
print-first-page = Erste Seite
print-previous-page = Vorherige Seite
print-next-page = Nächste Seite
print-last-page = Letzte Seite
print-nothing = Es gibt nichts zu drucken.
print-nothing-hint = Wähle andere Karten aus oder lösche den Filter der Bibliothek.
print-no-language = Keine Sprache ist ausgewählt.
print-no-language-hint = Wähle mindestens eine Sprache aus.

## Generate

generate-next = Neue Karten
generate-last = Vorherige
generate-shown = Ansicht
generate-list = Liste
# $n: the number of cards
generate-pool = Vorrat von { $n }
generate-over = Der Text passt nicht auf die Karte
generate-a-second = Karten pro Sekunde
generate-cost = Kosten
generate-cost-fitted = an den Preis angepasst
generate-cost-drawn = gezogen
generate-refuse = Ablehnen
generate-same = gleiche
generate-worse = schlechtere
generate-like = Vorlage
generate-locked = Gesperrt
generate-lock-operation = Nur die Operation
generate-unlock = Entsperren
generate-others = Übrige Entscheidungen
generate-weight-hint = Doppelklick: Gewicht des Regelwerks. Alt+Klick: nur dies.
generate-seen = { $taken } von { $seen } gesehenen übernommen
generate-like-none = Keine Vorlage
generate-weights = Gewichte
generate-edits = Geändert: { $n }
generate-reset = Zurück zu den Gewichten des Regelwerks
generate-keep = Gewichte ins Regelwerk übernehmen
generate-types = Kartentypen
generate-timings = Zeitpunkte
generate-targets = Ziele
generate-operations = Operationen
generate-impossible = So eine Karte gibt es nicht
generate-working = Karten entstehen …
generate-take = Übernehmen
generate-taken = Übernommen
generate-more = Mehr davon
generate-again = Neu
generate-price = Preis
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = von { $n }, { $off }
generate-derived = Wahrscheinlichkeit
# The probability of a card.
generate-one-in = 1 zu { $n }
# A part of a card follows, such as “row 1”.
generate-lock = Sperren:
generate-rows = Zeilen einer Karte
generate-nested = Verschachtelt
generate-off = Preis minus Budget
generate-fits = Passt beim ersten Zug
generate-refused = Abgelehnt
generate-refused-same = Gleich wie eine Karte
generate-refused-worse = Schlechter als eine Karte
generate-refused-budget = Außerhalb der Spanne
generate-refused-check = Gegen eine Prüfung der Regeln
generate-drawn = Gezogen nach Gewicht
generate-nearest = Am ähnlichsten
generate-parts = Abweichende Teile: { $n }
generate-budget = Budget nach Kosten

## Notices

toast-saved = Gespeichert
toast-saved-formatted = Gespeichert und in die übliche Form gebracht
toast-reloaded = Neu eingelesen: Die Datei wurde anderswo geändert
toast-id-copied = ID kopiert
toast-row-copied = Zeile kopiert
toast-cards-copied = Karten kopiert
toast-deleted = { $n ->
    [one] { $n } Karte gelöscht
   *[other] { $n } Karten gelöscht
}

## Balance

screen-balance = Balance
do-go-balance = Zur Balance wechseln
do-run-balance = Simulieren
do-sensitivity = Empfindlichkeit
do-stop-work = Simulation anhalten
do-calibrate = Kalibrieren
do-evaluate = Stärke der Karten
do-save-result = Ergebnis speichern
do-open-result = Ergebnis öffnen
do-export-result = Karten als CSV exportieren
balance-heroes = { $who ->
    [decks] Decks
   *[heroes] Helden
}
balance-heroes-hint = Balken: Mittel, Linie: niedrigste bis höchste Paarung
balance-book = Buch { $n }
balance-all = Alle { $n }
balance-chosen = { $n } gewählt
balance-choose-heroes = { $who ->
    [decks] Decks wählen
   *[heroes] Helden wählen
}
balance-two-heroes = { $who ->
    [decks] Wähle mindestens zwei Decks
   *[heroes] Wähle mindestens zwei Helden
}
balance-games = Spiele
balance-seed = Startwert
balance-new-seed = Anderer Startwert
balance-players = Spieler
player-random = Zufällig
player-easy = Leicht
player-greedy = Gierig
player-search = Suchend
balance-threads = Threads
balance-progress = { $done } von { $all } Paarungen
balance-left = noch { $time }
balance-simulating = Simulation läuft
balance-calibrating = Kalibrierung läuft
balance-measuring = Zeilen werden gemessen
balance-evaluating = Karten werden bewertet
balance-preparing = Wird vorbereitet …
balance-done = Die Simulation ist fertig
balance-evaluated = Die Bewertung ist fertig
balance-stopped = Die Simulation wurde angehalten
balance-broken = Die Berechnung ist unerwartet abgebrochen; das ist ein Programmfehler
balance-busy = Es läuft noch eine andere Berechnung; halte sie zuerst an
balance-errors = Das Projekt hat Fehler, daher kann nicht gespielt werden
balance-errors-hint = Behebe sie zuerst; die Problemliste zeigt, wo sie sind.
balance-no-heroes = { $who ->
    [decks] Keine zwei Decks können spielen
   *[heroes] Keine zwei Helden können spielen
}
balance-no-heroes-hint = { $who ->
    [decks] Ein Deck kann spielen, wenn es den Deckregeln entspricht und seine Karten fehlerfrei sind.
   *[heroes] Ein Held kann spielen, wenn sein Deck vollständig und fehlerfrei ist.
}
balance-empty = Noch keine Zahlen
balance-empty-hint = { $who ->
    [decks] Wähle oben Decks und Spiele und simuliere dann. Jedes Deck spielt gegen jedes andere; Paarungen: { $n }.
   *[heroes] Wähle oben Helden und Spiele und simuliere dann. Jeder Held spielt gegen jeden anderen; Paarungen: { $n }.
}
balance-matchups = Paarungen
balance-matchups-hint = { $who ->
    [decks] Siegquote des Decks der Zeile, %
   *[heroes] Siegquote des Helden der Zeile, %
}
balance-changed-note = signifikant geändert: { $n } von { $all }
balance-against = { $one } gegen { $other }
balance-win-rate = Siegquote
balance-change = Änderung
balance-before = Vorher
balance-interval = 95-%-Intervall
balance-first-seat = Beginnender Platz
balance-length = Länge
balance-turns = { $n } Züge
balance-turns-share = Züge: { $n }, Anteil: { $rate }
balance-not-run = noch nicht gespielt
balance-outside = Außerhalb 45–55: { $n }
balance-outside-band = außerhalb 45–55
balance-beyond = signifikant
balance-game-length = Spiellänge
balance-ends = Wie Partien enden
balance-end-rule = Durch eine andere Regel
balance-length-note = Züge beider Spieler, Median { $n }, wer beginnt, gewinnt { $rate }
balance-mean = Mittel
balance-not-printed = * simulierter Schild; auf der Karte steht ein anderer
balance-cards = Karten
balance-cards-all = Alle
balance-silent = Nie angewandt
balance-changed = Geändert
balance-played = Gespielt
balance-drawn = Gezogen, Sieg
balance-played-win = Gespielt, Sieg
balance-reach = Intervall
balance-silent-rows = In { $n } Spielen nie angewandte Zeilen: { $rows }
balance-open-card = Karte öffnen
balance-result = Ergebnis
balance-run = Lauf { $n }
balance-compare = Vergleichen
balance-compare-with = Vergleich mit { $run }
balance-compare-none = Nichts
balance-differs = { $run } wurde anders gespielt: { $what }
balance-other-game = andere Karten oder Regeln
balance-stale = Diese Zahlen gehören zu einem früheren Stand der Karten oder Regeln
balance-again = Neu berechnen
balance-gone = Nicht mehr im Spiel: { $heroes }
balance-stopped-at = Angehalten: { $done } von { $all } Paarungen sind vollständig
balance-go-on = Fortsetzen
balance-game = Spiel
balance-show-game = Spiel zeigen
balance-watch = Im Sandkasten ansehen
balance-watch-hint = Öffnet das Spiel im Sandkasten an seinem Anfang; dort lässt es sich Aktion für Aktion durchgehen
balance-watch-changed = Die Karten haben sich seit diesem Spiel geändert. Simuliere noch einmal.
balance-won = { $who } gewinnt
balance-draw = Unentschieden
balance-game-note = { $won }, Züge: { $n }, Startwert { $seed }
balance-turn = Zug { $n }
balance-end = Ende der Phase
balance-calibration = Kalibrierung
balance-calibration-hint = Ändert Anfangsschilde und Vermächtniswerte innerhalb ihrer Grenzen, bis alle Paarungen in 45–55 % liegen. Nichts ändert sich, bevor du den Vorschlag anwendest.
balance-shields = Schilde
balance-legacy-values = Vermächtniswerte
balance-rounds = Runden
balance-round = Runde { $n }: { $outside } außerhalb 45–55, am weitesten { $rate }
balance-round-plain = Ohne Vermächtnis: { $outside } außerhalb 45–55, am weitesten { $rate }
balance-proposal = Vorschlag
balance-changes = Änderungen: { $n }
balance-no-proposal = Keine Änderung verbessert das Ergebnis.
balance-applied = Angewandt, oder die Werte wurden seither geändert
balance-rows-of = Empfindlichkeit von { $card }
balance-rows-hint = Um wie viele Prozentpunkte sich die Siegquote von { $hero } ändert, wenn ein Wert um eins höher oder niedriger ist; Spiele je Änderung: { $games }
balance-rows-stopped = Es wurde nichts gemessen.
balance-no-values = Keine Zeile der Karte hat einen Wert, der sich ändern lässt.
balance-not-tried = Zeile { $n } mit { $value } ist nicht erlaubt
balance-no-match = Die Regeln dieses Projekts beschreiben keine Partie, daher lassen sich seine Karten nicht spielen
balance-strength = Stärke
balance-strength-hint = Wie viel ein Deck mit der Karte gewinnt, gewichtet danach, wie viel sie beigetragen hat: in zufälligen Decks und in Decks, die sich zum Gewinnen hin entwickeln.
balance-pairs = Spielpaare
balance-by-chance = Zufällig
balance-evolved = Entwickelt
balance-prices = Passende Preise
balance-prices-hint = Der passende Preis einer Operation im Verhältnis zum jetzigen. Nichts ändert sich, bis du den Vorschlag anwendest.
balance-no-prices = Die Stärken sagen nichts über die Preise.
balance-saved = Gespeichert: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = ID in { $value } ändern
undo-set-name = Namen in { $value } ändern
undo-set-type = Typ in { $value } ändern
undo-set-number = { $number } auf { $value } setzen
undo-set-subtype = Unterart in { $value } ändern
undo-set-trigger = Auslöser in { $value } ändern
undo-set-hero = Helden in { $value } ändern
undo-set-book = Buch in { $value } ändern
undo-set-flavour = Stimmungstext ändern
undo-set-art = Bild in { $value } ändern
undo-set-notes = Notizen ändern
undo-set-status = Status in { $value } ändern
undo-set-wording = Wortlaut ({ $language }) ändern
undo-set-all = { $count ->
    [one] { $count } Karte bearbeiten
   *[other] { $count } Karten bearbeiten
}
undo-set-row = Zeile { $row } ändern
undo-insert-rows = { $count ->
    [one] { $count } Zeile hinzufügen
   *[other] { $count } Zeilen hinzufügen
}
undo-remove-row = Zeile { $row } löschen
undo-move-row = Zeile { $row } verschieben
undo-duplicate-row = Zeile { $row } duplizieren
undo-add-card = { $id } hinzufügen
undo-add-hero = { $id } hinzufügen
undo-add-book = { $name } hinzufügen
undo-duplicate = { $count ->
    [one] { $name } duplizieren
   *[other] { $count } Karten duplizieren
}
undo-delete = { $count ->
    [one] { $name } löschen
   *[other] { $count } Karten löschen
}
undo-move-to-hero = Zu { $hero } verschieben
undo-paste-cards = { $count ->
    [one] { $name } einfügen
   *[other] { $count } Karten einfügen
}
undo-set-json = JSON von { $name } bearbeiten
undo-replace = { $find } durch { $with } ersetzen
undo-fix = { $count ->
    [one] { $count } Problem beheben
   *[other] { $count } Probleme beheben
}
undo-set-levers = Balance kalibrieren ({ $count })
undo-set-ruleset = Regelwerk ändern
undo-write-message = { $id } bearbeiten ({ $language })
undo-remove-message = { $id } entfernen ({ $language })
undo-approve-messages = Texte freigeben: { $count } ({ $language })
undo-review-messages = Texte prüfen: { $count } ({ $language })
undo-new-language = Neue Sprache: { $language }
undo-reload = Datei neu einlesen
undo-merge = Mit der Datei zusammenführen
undo-recover = Nicht gespeicherte Änderungen wiederherstellen
undo-restore = Frühere Version wiederherstellen

## The sandbox

screen-sandbox = Sandkasten
do-go-sandbox = Zum Sandkasten
do-try = Auf dem Spielfeld ausprobieren
do-resolve = Abhandeln
do-step = Schritt
do-back = Zurück
do-restart = Von vorn
do-save-scenario = Szenario speichern
do-run-scenarios = Szenarien ausführen
do-new-match = Neue Partie
sandbox-board = Spielfeld
sandbox-presets = Beginnen mit
sandbox-scenarios = Szenarien
sandbox-open-file = Szenario oder Partie öffnen
preset-empty = Leeres Spielfeld
preset-mid-game = Mitte der Partie
preset-nearly-dead = Kurz vor dem Ende
preset-full = Volle Spielfelder
preset-later-book = Mitte der Partie, gegen ein späteres Buch
sandbox-against = { $one } gegen { $other }
sandbox-turn = Zug
sandbox-seed = Startwert
sandbox-play-on = Weiterspielen
sandbox-play-on-hint = Von dieser Stellung an nach den Regeln spielen
sandbox-end-turn = Zug beenden
sandbox-no-scenarios = Das Projekt hat noch keine Szenarien
sandbox-pass = Alle bestanden: { $n }
sandbox-fail = Fehlgeschlagen: { $n }
sandbox-passing = Bestanden
sandbox-failing = Fehlgeschlagen
sandbox-about = Was es zeigt
sandbox-save-hint = Spielfeld, Schritte und Erwartungen werden zu einer Datei.
sandbox-taken = Dort liegt eine andere Datei, oder diese wurde anderswo geändert. Wähle einen anderen Namen.
sandbox-drag-hint = Ziehe sie in eine Zone oder drücke Alt+Enter
sandbox-put-into = Legen in
sandbox-move-to = Verschieben nach
sandbox-add-card = Karte hinzufügen
sandbox-remove = Entfernen
sandbox-copy-card = Duplizieren
sandbox-card-menu = Karte
sandbox-play-card = Aus der Hand spielen
sandbox-arrived = In diesem Zug beschworen
sandbox-not-arrived = Früher beschworen
sandbox-reveal = Als aufgedeckt markieren
sandbox-hide = Als verdeckt markieren
sandbox-revealed = aufgedeckt
sandbox-count = Anzahl der Karten
sandbox-pile = Karten des Stapels
sandbox-pile-hint = Auf die Hand
sandbox-no-hero = Kein Held
sandbox-more-numbers = Weitere Werte
sandbox-expect-this = Diesen Wert erwarten
sandbox-written-out = Karte ohne ID
sandbox-played-by = Gespielt von
sandbox-pick = Karte auswählen
sandbox-pick-hint = Klicke links oder auf dem Spielfeld eine Karte an, dann Abhandeln oder Schritt.
sandbox-no-rows = Diese Karte hat keinen Effekt.
sandbox-undone = rückgängig gemacht
sandbox-next = als Nächstes
sandbox-choose-target = Wähle ein Ziel auf dem Spielfeld
sandbox-rules-choose = Die Regeln wählen lassen
sandbox-trace = Ablauf
sandbox-step = Schritt { $n }: { $what }
sandbox-steps = Schritte: { $n }
sandbox-copy-trace = Ablauf kopieren
toast-trace-copied = Ablauf kopiert
sandbox-nothing = Noch ist nichts geschehen
sandbox-nothing-hint = Wähle eine Karte aus und handle sie ab: Jede Zeile zeigt hier, was sie getan hat und warum.
sandbox-no-board = Diese Datei ist kein Spielfeld
sandbox-no-board-hint = Ihre Probleme stehen oben. Beginne mit einem anderen Spielfeld oder berichtige die Datei.
sandbox-expectations = Erwartungen
sandbox-holding = { $n } von { $all } erfüllt
sandbox-expect = Erwartung hinzufügen
sandbox-expect-hint = Lege einen erwarteten Wert fest, und das Szenario prüft ihn.
sandbox-found = jetzt { $value }
sandbox-forget = Erwartung entfernen
sandbox-match = Partie
sandbox-legal = Erlaubte Aktionen
sandbox-log = Verlauf
sandbox-log-start = Beginn
sandbox-back-to = Bis hierher zurücknehmen
sandbox-forth-to = Bis hierher wiederholen
sandbox-to-end = Bis zum Ende
sandbox-to-move = Am Zug: { $who }, Zug { $turn }
sandbox-end-phase = Phase beenden
sandbox-won = Sieg: { $who }
sandbox-draw = Unentschieden
sandbox-player = Spieler
player-by-hand = Von Hand
sandbox-first = Beginnt
sandbox-first-rules = Nach den Regeln
sandbox-begin = Beginnen
sandbox-undo-edit = Spielfeld bearbeiten
sandbox-undo-action = Aktion der Partie
tabletop-yes = Ja
tabletop-no = Nein
tabletop-effect = Effekt { $n }
tabletop-no-target = Kein Ziel
tabletop-order = Reihenfolge
tabletop-order-hint = in der Reihenfolge, in der du wählst
tabletop-use = Einsetzen?
tabletop-choose = { $n } wählen
tabletop-choose-some = { $min } bis { $max } wählen
tabletop-costs = Die Kosten können nicht bezahlt werden
tabletop-over = Die Partie ist vorbei. Nimm Entscheidungen zurück oder beginne eine neue Partie.
tabletop-shown = Spielfeld nach: { $what }
tabletop-shown-title = Mitten in einer Aktion
tabletop-shown-hint = Geh von Eintrag zu Eintrag. Um zu entscheiden, geh ans Ende.
tabletop-show-entry = Spielfeld zu diesem Zeitpunkt zeigen
tabletop-confirm = Bestätigen
tabletop-pass = Passen
tabletop-pass-key = Leertaste
tabletop-thinks = Das Programm entscheidet für diesen Spieler
tabletop-nothing = Jetzt ist nichts möglich
tabletop-why = Warum?
tabletop-why-hint = Was diese Entscheidung in den Augen des gierigen Spielers gegenüber dem Passen oder der Stellung davor gewinnt, und ihr Platz unter allen Antworten
tabletop-why-others = Andere Antworten
tabletop-waiting = Wartet
tabletop-waiting-hint = { $n }, das nächste oben
tabletop-waiting-more = { $n } weitere
tabletop-limbo = wird gespielt
tabletop-rule = Regeln
tabletop-edited = Bearbeitetes Spielfeld
tabletop-unwritten = Ein Spielfeld kann nicht wiedergeben, was für { $card } gerade gilt. Bearbeite eine frühere Stellung.
tabletop-unlaid = Die Regeln erlauben dieses Spielfeld nicht: { $fault }
tabletop-library = Karten des Spiels
tabletop-chapters = Kapitel
tabletop-match-hint = Zwei Decks des Projekts. Derselbe Startwert ergibt dieselbe Partie.
tabletop-seen-by = Wessen verdeckte Karten gezeigt werden
tabletop-seen-by-hand = Der Spieler, für die du entscheidest
tabletop-seen-by-both = Beider Spieler
tabletop-forward = Nächste Entscheidung
tabletop-back = Zurück zu deiner letzten Entscheidung
tabletop-empty = Es gibt keine Partie
tabletop-empty-hint = Eine Partie braucht ein Regelwerk ohne Fehler.
tabletop-question = Frage
tabletop-not-now = Nicht in diesem Moment
tabletop-used = Bereits benutzt
tabletop-full = Es ist kein Platz mehr
tabletop-not-from-here = Nicht aus dieser Zone
tabletop-aimless = Es gibt kein Ziel dafür

## Rows and screens of games that are data

slot-on = wann
slot-as = wie
slot-once = einmal pro
slot-may = optional
slot-cost = Kosten
slot-word = Wort
slot-who = wer
slot-to = Ziel
slot-for = Dauer
slot-add = Zu Zeile { $n } hinzufügen
slot-nothing = Es gibt nichts zur Auswahl.
slot-once-turn = Zug
slot-once-match = Partie
slot-who-self = du
slot-who-opponent = der Gegner
slot-who-both = beide Spieler
group-no-type = Kein Typ
field-keywords = Schlüsselwörter
undo-set-words = { $set } in { $value } ändern

## Abilities and targets of whole games

abilities-of =
    { $abilities ->
        [one] 1 Fähigkeit
       *[other] { $abilities } Fähigkeiten
    }
rows-counted =
    { $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    }
do-add-ability = Fähigkeit hinzufügen
do-ability-up = Fähigkeit nach oben
do-ability-down = Fähigkeit nach unten
do-row-in = Zeile in die Zeile darüber verschieben
do-row-out = Zeile herausziehen
do-duplicate-ability = Fähigkeit duplizieren
do-delete-ability = Fähigkeit löschen
undo-move-ability = Fähigkeit verschieben
undo-remove-ability = Fähigkeit löschen
undo-duplicate-ability = Fähigkeit duplizieren
undo-add-ability = Fähigkeit hinzufügen
ability-handle = Fähigkeit bei Zeile { $n }: zum Verschieben ziehen
ability-plain = wie üblich
effects-add = Eine Zeile hinzufügen, die Zeile { $n } verleiht
slot-remove = Entfernen
slot-card = Karte
slot-against = gegen
card-by-chance = eine zufällige Karte
slot-card-named = Mit Namen
slot-card-random = Zufällig
slot-card-written = Ausgeschrieben
slot-card-add = Eigenschaft hinzufügen
flag-yes = ja
flag-no = nein
count-at-least = mindestens
count-at-most = höchstens
count-exactly = genau
target-preset = Vorlage
target-custom = Eigene Auswahl
target-who = Wer
target-who-self = Du
target-who-opponent = Gegner
target-who-any = Beide
target-zone = Zone
target-zone-add = Weitere Zone
target-count = Anzahl
target-exactly = Genau
target-up-to = Bis zu
target-all = Alle
target-chosen = Auswahl
target-choose = durch dich
target-by-opponent = durch den Gegner
target-named = beim Einsatz
target-random = zufällig
target-most = am meisten
target-least = am wenigsten
target-number = Zahl
target-other = eine andere Karte als diese
target-filters = Filter
target-fits = { $n } von { $of } passen
target-show = Zeigen
filter-add = Filter
filter-or = oder
filter-in-play = erst im Spiel bekannt
tests-any = eines von
tests-all = alle von
tests-not = nicht

## Decks

do-decks = Decks bearbeiten
deck-choose = Deck wählen
deck-new = Neues Deck
deck-duplicate = Deck duplizieren
deck-delete = Deck löschen
deck-copy = Deck als Text kopieren
deck-save = Deck als Text speichern
deck-name = Name des Decks
deck-leader = Anführer
deck-locked = Gesperrt: Die Karten ergeben sich aus dem Helden
deck-none = Es gibt noch keine Decks
deck-none-hint = Ein Deck ist eine Liste von Karten, mit der Sandbox und Balance spielen.
deck-empty = Dieses Deck hat noch keine Karten
deck-empty-hint = Doppelklicke auf eine Karte der Bibliothek oder drücke dort +.
deck-add = Eine hinzufügen
deck-remove = Eine entfernen
deck-legal = Nach den Deckregeln erlaubt
deck-unchecked = Die Regeln schränken Decks nicht ein
deck-hand = Testhand
deck-redraw = Neue Hand geben
deck-draw = Eine Karte ziehen
deck-hand-none = Aus diesem Deck lässt sich keine Hand geben.
column-in-deck = Im Deck
toast-deck-copied = Deck kopiert
undo-set-deck = { $name } ändern

## Import

do-import = Karten importieren
import-new = Neu: { $n }
import-changed = Geändert: { $n }
import-same = Unverändert: { $n }
import-absent = Nicht in der Tabelle: { $n }
import-line = Zeile { $n }
import-unread = Nicht verstanden ({ $n }): { $text }
import-now = Importieren
import-blocked = Nichts zu importieren: Erst die Fehler beheben, oder es gibt nichts Neues.
undo-import = Karten importieren

## The gallery of cards, a page for any browser

gallery-search = Namen und Texte durchsuchen
gallery-tags = Schlagwörter
# $n is a count of cards.
gallery-count = Karten: { $n }
gallery-nothing = Keine Karte passt. Wähle weniger Schlagwörter oder leere die Suche.
gallery-locked = Gesperrte Karte
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Registriert: { $counted } von { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = Das Kartenbild von „{ $name }“

do-design = Designwerkzeuge
do-submit = Karte einreichen
design-line = Fertigungslinie
design-goals = Ziele
design-packs = Packungen
design-prints = Gedruckte Karten
design-inbox = Einsendungen
design-rulings = Regelfragen
design-glossary = Glossar
design-clues = Versteckte Codes
design-text = Kartentext
design-cards = Karten
design-combinations = { $shown } von { $all } Kombinationen sind erlaubt
design-excluded = { $rule }: { $n } ausgelassen
design-no-file = diese Datei gibt es nicht
design-step = Schritt
design-step-combine = Kombinieren
design-step-tag = Schlagwort setzen
design-step-write = Schreiben
design-count = Anzahl
design-group = Gruppe
design-lift = Faktor
design-won = Gewonnen
design-tags-of = Schlagwörter von { $card }: { $tags }
design-goal = Ziel
design-bound = Grenze
design-values = Gemessen
design-state = Stand
design-met = Erreicht
design-missed = Verfehlt
design-unmeasured = Nicht gemessen
design-unmeasured-hint = Spiele Partien auf dem Bildschirm „Balance“; dann wird dieses Ziel darin gemessen.
design-no-values = Für dieses Ziel gibt es nichts zu messen.
design-pack = Packung
design-lore = Geschichtskarte
design-packs-note = Gedruckte Karten: { $cards }, Packungen: { $packs }; ein ganzer Satz braucht im Schnitt { $n } Packungen
design-packs-trades = Tauschende Spieler: { $players }, Packungen für jeden: { $n }, getauschte Karten: { $cards }
design-packs-mix = Neue Karten: { $new }, früher gedruckt: { $old }
design-printed = Gedruckt
design-registered = Gemeldet
design-prints-note = Seriennummern stehen in { $ledger }, Meldungen der Besitzer in { $owners }.
design-question = Frage
design-uses = Verwendet
design-term = Begriff
design-meaning = Bedeutung
design-unused = Keine Karte und keine Regel verwendet diesen Begriff.
design-code = Geheimcode
design-mark = Zeichen
design-place = Stelle auf der Vorderseite
design-author = Von
design-taken = Übernommen als { $card }
design-state-new = Neu
design-state-in-talk = Im Gespräch
design-state-wanted = Erwünscht
design-state-declined = Abgelehnt
design-same = Tut dasselbe wie { $cards }
design-worse = In allem schlechter als { $cards }
design-better = In allem besser als { $cards }
design-no-match = Die Regeln dieses Spiels beschreiben keine ganze Partie
design-no-match-hint = Dieses Werkzeug braucht Regeln in Format 2; die anderen funktionieren auch mit diesem Spiel.
design-working = In Arbeit …
design-none = Dieses Spiel hat noch keine
design-none-hint = { $file } im Projektordner legt fest, was hier erscheint.
design-wrong = Das lässt sich nicht anzeigen
design-save = Als Dateien speichern
design-open-pack = Eine Packung öffnen
design-receive = Einsendung hinzufügen
design-issue = Seriennummern ausgeben
design-surprise = Überrasche mich
design-empty = Hier ist noch nichts
design-all-kinds = Alle Arten von Effekten
design-as-grid = Als Raster zeigen
design-as-list = Als Liste zeigen
design-add-to = Zu { $card } hinzufügen
design-take = Als Karte übernehmen
design-put-on = Zu einer Karte hinzufügen …
design-comment-on = Worum es im Kommentar geht
design-comment-card = Die ganze Karte
design-comment-row = Zeile { $n }
design-measure-letters = Buchstaben einer Karte
design-measure-rows = Zeilen einer Karte
design-measure-partners = Karten, die auf die Filter einer Karte passen
design-measure-off-budget = Abstand vom Budget
design-measure-better = Bessere Karten
design-measure-negating = Effekte, die annullieren, in Prozent
design-measure-median-turns = Züge einer Partie, Median
design-measure-shortest-game = Züge der kürzesten Partie
design-measure-early = Früh entschiedene Partien, in Prozent
design-measure-deck-wins = Von einem Deck gewonnene Partien, in Prozent
design-measure-overtaken = Bessere Karten, die später kamen
design-measure-rulings = Regelfragen zu einer Karte
design-measure-acts = Entscheidungen je Zug
design-measure-unplayed = Karten einer Partie, die ungespielt bleiben
design-measure-watching = Züge, in denen der andere nur zusieht, in Prozent
design-measure-stuck = Partien mit einem Zug ohne jede Aktion, in Prozent
design-measure-cut-off = Partien, die erst der letzte Zug beendet, in Prozent
design-measure-price-rank = Übereinstimmung von Preisen und Spiel, in Prozent
design-measure-even-cards = Karten mit einer Siegquote von 45–55 %, in Prozent
design-add = Hinzufügen: { $name }
design-remove = Entfernen: { $name }
design-up = Nach oben: { $name }
design-down = Nach unten: { $name }
design-nothing = Keine Angabe
design-price-flat = Fest
design-price-each = Je Stück
design-new-tag = neues Schlagwort
design-new-look = neues Aussehen
design-add-tag = Schlagwort hinzufügen
design-add-goal = Ziel hinzufügen
design-set-up = Einrichten
design-field-id = Name
design-field-find = Findet
design-field-lang = Sprache der Texte
design-field-requires = Braucht auch
design-field-group = Gruppe
design-field-also = Von Hand gewählt
design-field-measure = Maß
design-field-at-least = Mindestens
design-field-at-most = Höchstens
design-field-turn = Vor Zug
design-field-operations = Operationen
design-field-why = Warum
design-field-letter = Buchstabe
design-field-weight = Gewicht (mg)
design-field-paper-weight = Gewicht (g/m²)
design-field-copies = Exemplare je Karte
design-field-size = Karten je Packung
design-field-rarities = Seltenheiten
design-field-target = Packung wiegt (mg)
design-field-paper = Papier der Einlagen
design-field-width = Breite (µm)
design-field-height = Höhe (µm)
design-field-printed = Früher gedruckt
design-field-threshold = Nötige Nummern
design-field-one-per-account = Eine je Konto
design-field-each-rarity = Jede Seltenheit
design-field-prefix = IDs beginnen mit
design-field-slack = Spielraum
design-field-limits = Grenzen
design-field-types = Kartentypen
design-field-base = Grundwert
design-field-per = Mehr je
design-field-is = Fest
design-field-each = Je Stück
design-field-lasting = Nach Dauer
design-field-words = Nach Wort
design-field-bound = Nach Grenze von
design-field-plus = Dazu
design-field-who = Nach Spieler
design-field-to = Nach Ziel
design-field-ways = Effekttypen
design-field-timings = Zeitpunkte
design-field-costs = Kosten
design-field-condition = Mit Bedingung
design-field-all = Für alle passenden
design-field-all-targets = Ziele „alle“
design-field-numbers = Mehr ist besser
design-field-same = In beiden gleich
design-field-run = Auflage
design-field-unlock = Freischalten
design-field-portal = Einsendungen
design-field-budget = Budget
design-field-better = Bessere Karten
