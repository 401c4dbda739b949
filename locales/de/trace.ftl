## Wie eine Abhandlung erzählt wird. Jede Meldung ist eine Zeile; $op, $card, $what … sind fertige Stücke.

player-self = Du
player-opponent = Gegner
card-unknown = unbekannte Karte

trace-fixed = Zu Beginn festgelegt
trace-row = Zeile { $n }: { $op }
trace-row-value = Zeile { $n }: { $op } { $val }
trace-again = Wird ein zweites Mal abgehandelt
row-kind-base = Grundeffekt
row-kind-replace = Ersatz
row-kind-bonus = Bonus

# Zustände einer Zeile
trace-applied = angewendet
trace-skipped = übersprungen
trace-undone = durch Zeile { $n } rückgängig gemacht
trace-cancelled = annulliert
trace-without-effect = ohne Wirkung

# Warum
trace-true = trifft zu
trace-false = trifft nicht zu
trace-reads = { $what } = { $value }
trace-reads-of = { $who }, { $what } = { $value }
trace-of = { $who }, { $what }
trace-condition = falls { $if }
trace-item = { $what }: { $is }
trace-book = Buch
trace-value = Wert
trace-why-no-target = es gibt nichts zu wählen
trace-why-empty = { $zone }: leer
trace-why-full = { $zone }: voll
trace-why-nothing = nichts würde sich ändern
trace-why-nothing-to-cancel = es gibt keine Karte zu annullieren

# Wie ein Wert zustande kam
trace-part-base = { $n } aufgedruckt
trace-part-result = ergibt { $n }

# Änderungen
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = Zeile { $n } wird rückgängig gemacht
trace-destroyed = { $card } wird zerstört
trace-death = { $card } wurde zerstört
trace-trap = { $card } wird ausgelöst: { $trigger }
trace-retrigger = { $card } wird noch einmal abgehandelt
trace-attack = Angriff: { $card } → { $target }, { $n } Schaden
trace-chosen = { $card } wird gewählt
trace-lethal = { $who }: drohende Niederlage
trace-nothing-happened = Nichts passiert

# Ablehnungen
refused-over = Die Partie ist vorbei
refused-no-card = Hier liegt keine Karte
refused-unplayable = Diese Karte kann nicht gespielt werden
refused-arrived = Dieser Verbündete wurde in diesem Zug beschworen; angreifen kann er ab dem nächsten
refused-attacked = Dieser Verbündete hat in diesem Zug schon angegriffen
refused-no-target = Hier steht kein gegnerischer Verbündeter

# Partien, die andere Programme steuern
match-won = SPIELENDE: { $winner } gewinnt.
match-drawn = SPIELENDE: unentschieden.
refused-no-match = Es läuft keine Partie
refused-no-player = Diesen Spieler gibt es nicht: { $what }
refused-not-your-turn = Der andere Spieler ist am Zug
refused-not-now = In dieser Phase nicht möglich
refused-no-ability = Die Karte hat keine solche Fähigkeit
refused-used = Das wurde schon eingesetzt
refused-unpaid = Die Kosten können nicht bezahlt werden
refused-bad-target = Das kann nicht gewählt werden: { $what }
refused-players = Eine Partie braucht zwei Spieler mit verschiedenen Kennungen
refused-unknown-card = Diese Karte gibt es nicht: { $what }
refused-unknown-resource = Diese Ressource gibt es nicht: { $what }
refused-too-many-cards = Mehr Karten, als in eine Partie passen: { $what }
refused-amount = Außerhalb des Bereichs: { $what }
refused-bad-request = Die Anfrage ist nicht lesbar: { $what }
refused-no-call = Diesen Aufruf gibt es nicht: { $what }
refused-nothing-to-undo = Es gibt nichts zurückzunehmen
