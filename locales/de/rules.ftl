## Headings of the rules as text

rules-setup = Aufbau
rules-the-turn = Der Zug
rules-actions = Aktionen
rules-windows = Antworten
rules-fighting = Schaden
rules-by-itself = Was von selbst geschieht
rules-order = Reihenfolge der Fähigkeiten
rules-the-end = Das Ende
rules-counters = Was gezählt wird
rules-zones = Zonen
rules-states = Was Karten tragen
rules-durations = Wie lange Effekte gelten
rules-card-types = Kartentypen
rules-numbers = Werte und Wörter von Karten
rules-keywords = Schlüsselwörter
rules-timings = Wann Fähigkeiten geschehen
rules-ways = Arten von Fähigkeiten
rules-costs-of-abilities = Kosten von Fähigkeiten
rules-filters = Welche Karten
rules-conditions = Bedingungen
rules-operations = Was Effekte tun
rules-decks = Decks

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = du
rules-opponent = der Gegner
    .gen = des Gegners
rules-both = beide Spieler
    .gen = beider Spieler
rules-whom = der genannte Spieler
    .gen = des genannten Spielers
rules-of-you = { $name }
rules-of-opponent = { $name } des Gegners
rules-of-both = { $name } beider Spieler
rules-of-whom = { $name } des genannten Spielers
rules-of-owner = { $name } des Besitzers
rules-of = { $name } { $cards }
    .cards = gen
rules-of-rows = { $name } aller Effekte { $cards }
    .cards = gen
rules-of-row = { $name } des Effekts
rules-owner-of = der Besitzer { $cards }
    .gen = des Besitzers { $cards }
    .cards = gen
rules-side-of = der Spieler { $cards }
    .gen = des Spielers { $cards }
    .cards = gen

## Cards

rules-no-cards = keine Karte
    .gen = keiner Karte
rules-it = die Karte
    .gen = der Karte
rules-looked = sie
    .gen = dieser
rules-this = diese Karte
    .gen = dieser Karte
rules-target = das Ziel
    .gen = des Ziels
rules-event = die betroffene Karte
    .gen = der betroffenen Karte
rules-victim = was getroffen wurde
    .gen = des Getroffenen
rules-bearer = die Karte, die geht,
    .gen = der Karte, die geht
rules-answered = die Karte, auf die geantwortet wird,
    .gen = der Karte, auf die geantwortet wird
rules-these = diese Karten
    .gen = dieser Karten
rules-picked = { $name } (gewählt)
    .gen = von { $name } (gewählt)
rules-cards-in = die Karten in { $places }
    .gen = der Karten in { $places }
rules-all = { $cards } (nur soweit gilt: { $test })
    .gen = all dieser Karten: { $cards } (nur soweit gilt: { $test })
rules-top = { $n ->
    [one] die oberste Karte von { $places }
   *[other] die obersten { $n } Karten von { $places }
}
    .gen = { $n ->
        [one] der obersten Karte von { $places }
       *[other] der obersten { $n } Karten von { $places }
    }
rules-top-some = die obersten Karten von { $places }
rules-bottom = { $n ->
    [one] die unterste Karte von { $places }
   *[other] die untersten { $n } Karten von { $places }
}
    .gen = { $n ->
        [one] der untersten Karte von { $places }
       *[other] der untersten { $n } Karten von { $places }
    }
rules-bottom-some = die untersten Karten von { $places }
rules-random = { $n ->
    [one] { $n } zufällige Karte von { $places }
   *[other] { $n } zufällige Karten von { $places }
}
rules-random-some = zufällige Karten von { $places }
rules-most-of = die erste { $cards } mit dem höchsten Wert von: { $n }
    .cards = gen
    .gen = der ersten { $cards } mit dem höchsten Wert von: { $n }
rules-least-of = die erste { $cards } mit dem niedrigsten Wert von: { $n }
    .cards = gen
    .gen = der ersten { $cards } mit dem niedrigsten Wert von: { $n }
rules-choose = { $n } { $cards } (deine Wahl)
    .cards = gen
rules-choose-with = { $n } { $cards } (deine Wahl; es gilt: { $test })
    .cards = gen
rules-choose-fit = { $n } { $cards } (passende nach deiner Wahl)
    .cards = gen
rules-choose-fit-with = { $n } { $cards } (passende nach deiner Wahl; es gilt: { $test })
    .cards = gen
rules-up-to = bis zu { $n } { $cards } (deine Wahl)
    .cards = gen
rules-up-to-with = bis zu { $n } { $cards } (deine Wahl; es gilt: { $test })
    .cards = gen
rules-theirs = { $n } { $cards } (Wahl ihres Spielers)
    .cards = gen
rules-theirs-with = { $n } { $cards } (Wahl ihres Spielers; es gilt: { $test })
    .cards = gen
rules-fitting = die passenden { $cards }
    .cards = gen
    .gen = der passenden { $cards }
rules-fit = so viele { $cards }, wie der Effekt sagt
    .cards = gen
rules-under = was unter der Karte liegt: { $cards }
    .gen = dessen, was darunter liegt: { $cards }
rules-worn = was angelegt ist an: { $cards }
    .gen = dessen, was angelegt ist an: { $cards }
rules-host-of = woran angelegt ist: { $cards }
    .gen = dessen, woran angelegt ist: { $cards }
rules-either = ({ $a }, falls gilt: { $test }; sonst { $b })

## Numbers

rules-x = X
rules-n = N
rules-word = das genannte Wort
rules-amount = der Schaden
    .acc = den Schaden
rules-turn = die Nummer des Zugs
rules-round = die Nummer der Runde
rules-turns = die Zahl der Züge (nur: { $who })
rules-book = das Buch (von: { $who })
rules-printed = aufgedruckt: { $name } { $cards }
    .cards = gen
rules-before = { $name } der Karte vorher
rules-count = die Anzahl { $cards }
    .cards = gen
rules-count-with = die Anzahl { $cards } (nur soweit gilt: { $test })
    .cards = gen
rules-sum = die Summe über alle { $cards } von: { $n }
    .cards = gen
rules-price = der Preis { $cards }
    .cards = gen
    .acc = den Preis { $cards }
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (abgerundet)
rules-rounded = { $a } ÷ { $b } (gerundet)
rules-at-least = { $a } (mindestens { $b })
rules-at-most = { $a } (höchstens { $b })
rules-larger = das Größere von { $a } und { $b }
rules-smaller = das Kleinere von { $a } und { $b }
rules-truth = (1, falls gilt: { $test }; sonst 0)
rules-group = ({ $a })

## Words

rules-type-of = der Typ { $cards }
    .cards = gen
rules-class-of = die Klasse { $cards }
    .cards = gen
rules-subtype-of = die Unterart { $cards }
    .cards = gen
rules-name-of = der Name { $cards }
    .cards = gen
rules-zone-of = die Zone { $cards }
    .cards = gen
rules-zone-before = die Zone vorher
rules-phase = die Phase

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a } und { $b }
rules-or = { $a } oder { $b }
rules-always-so = immer
rules-never = nie
rules-did = der Effekt darüber hat etwas geändert
rules-did-not = der Effekt darüber hat nichts geändert
rules-running = die Fähigkeit gilt bereits
rules-running-not = die Fähigkeit gilt noch nicht
rules-active = am Zug ist: { $who }
rules-active-not = nicht am Zug ist: { $who }
rules-your-turn = du bist am Zug
rules-your-turn-not = du bist nicht am Zug
rules-their-turn = der Gegner ist am Zug
rules-their-turn-not = der Gegner ist nicht am Zug
rules-first = begonnen hat: { $who }
rules-first-not = nicht begonnen hat: { $who }
rules-you-began = du hast begonnen
rules-you-began-not = du hast nicht begonnen
rules-they-began = der Gegner hat begonnen
rules-they-began-not = der Gegner hat nicht begonnen
rules-arrived = in diesem Zug angekommen: { $cards }
rules-arrived-not = nicht in diesem Zug angekommen: { $cards }
rules-is = { $cards } ist { $name }
rules-is-not = { $cards } ist nicht { $name }
rules-was = die Karte war { $name }
rules-was-not = die Karte war nicht { $name }
rules-has = { $cards } hat { $word }
rules-has-not = { $cards } hat nicht { $word }
rules-words-in = { $others } hat jedes Wort (Satz { $name }) { $cards }
    .cards = gen
rules-words-in-not = { $others } fehlt ein Wort (Satz { $name }) { $cards }
    .cards = gen
rules-in = { $cards } liegt in { $places }
rules-in-not = { $cards } liegt nicht in { $places }
rules-same = { $cards } ist { $others }
rules-same-not = { $cards } ist nicht { $others }
rules-one-of = { $word } ist eines von { $words }
rules-one-of-not = { $word } ist keines von { $words }
rules-filled = in { $places } liegen Karten
rules-empty = { $places } ist leer
rules-there = { $cards } ist da
rules-there-not = { $cards } ist nicht da
rules-any = für mindestens eine { $cards } gilt: { $test }
    .cards = gen
rules-any-not = für keine { $cards } gilt: { $test }
    .cards = gen
rules-bears = { $cards } hat eine Fähigkeit { $name }
rules-bears-not = { $cards } hat keine Fähigkeit { $name }
rules-room = in { $places } ist Platz
rules-room-not = { $places } ist voll

## What is done

rules-gain = erhöhe { $what } um { $n }
    .n = acc
rules-lose = senke { $what } um { $n }
    .n = acc
rules-set = setze { $what } auf { $n }
rules-damage = füge Schaden zu ({ $n }): { $cards }
rules-damage-from = füge Schaden zu ({ $n }): { $cards }; Quelle: { $source }
rules-heal = heile Schaden ({ $n }): { $cards }
rules-modify = ändere { $name } { $cards } um { $n }
    .cards = gen
rules-give = gib { $word } an: { $cards }
rules-remove = nimm { $word } von: { $cards }
rules-remove-all = nimm alle Wörter von: { $cards }
rules-mark = mache { $cards } { $name }
rules-unmark = mache { $cards } nicht länger { $name }
rules-reset = setze { $cards } auf den aufgedruckten Stand zurück
rules-become = ändere die Unterart { $cards } zu: { $word }
    .cards = gen
rules-grant = lege die Effekte an: { $cards }
rules-move = bewege { $cards } nach { $places }
rules-move-bottom = bewege { $cards } unter { $places }
rules-move-shuffled = mische { $cards } in { $places }
rules-move-asked = bewege { $cards } nach { $places }, in einer Reihenfolge deiner Wahl
rules-destroy = zerstöre { $cards }
rules-destroy-up = zerstöre { $cards }; was darunter liegt, kommt hoch
rules-destroy-along = zerstöre { $cards } und was darunter liegt
rules-shuffle = mische { $places }
rules-reveal = zeige beiden Spielern { $cards }
rules-look = sieh dir { $cards } an
rules-create = erzeuge { $n } × { $card } in { $places }
rules-copy = lege eine Kopie in { $places } von: { $cards }
rules-transform = verwandle { $cards } in { $card }
rules-attach = lege { $cards } an: { $host }
rules-stack = lege { $cards } auf: { $host }
rules-control = gib die Kontrolle über { $cards } an: { $who }
rules-play = spiele { $cards }
rules-resolve = handle die Fähigkeiten { $cards } ab: { $names }
    .cards = gen
rules-resolve-hero = handle die Fähigkeit des Helden ab
rules-resolve-again = handle noch einmal ab, was aufgedeckt wurde in { $places }
rules-use = bezahle die Fähigkeit { $cards } und handle sie ab
    .cards = gen
rules-pay = bezahle die Fähigkeit { $cards }
    .cards = gen
rules-aim = nenne die Ziele { $cards }
    .cards = gen
rules-effects = handle die Fähigkeit { $cards } ab
    .cards = gen
rules-perform = handle eine Fähigkeit { $cards } ab, ohne sie zu bezahlen
    .cards = gen
rules-negate = annulliere, worauf geantwortet wird
rules-prevent = verhindere es
rules-prevent-some = verhindere { $n } davon
rules-let = { $name } von jetzt an: { $cards }
rules-forget = Ende der Rolle: { $name }
rules-happens = es ist der Moment „{ $name }“
rules-happens-to = es ist der Moment „{ $name }“ für: { $cards }
rules-opens = die Spieler dürfen antworten: { $name }
rules-run = führe „{ $name }“ aus
rules-end = was „{ $name }“ gilt, endet
rules-skip = { $name } wird beim nächsten Mal übersprungen von: { $who }
rules-whole-turn = der Zug
rules-again = noch ein Zug
rules-win = das Spiel gewinnt: { $who }
rules-lose-match = das Spiel verliert: { $who }
rules-you-win = du gewinnst das Spiel
rules-you-lose = du verlierst das Spiel
rules-draw-match = das Spiel endet unentschieden
rules-say = Worte werden gezeigt
rules-for = { $do } ({ $name })
rules-during = so lange, wie der Effekt sagt
rules-as-many = so viele: { $n }
rules-row-card = die Karte, die der Effekt nennt
rules-row-place = dem Ort, den der Effekt nennt
rules-if = Falls gilt – { $test }:
rules-else = Sonst:
rules-each-seat = Jeder Spieler:
rules-each = Nacheinander ({ $cards }):
rules-repeat = { $n }-mal:
rules-repeat-some = So oft: { $n }
rules-at-once = Gleichzeitig:
rules-answer = Der andere darf antworten ({ $name }). Falls nicht annulliert wird:
rules-answer-else = Falls annulliert wurde:

## The course of a match

rules-first-chance = Der Zufall entscheidet, wer beginnt.
rules-first-most = Wer mehr hat, beginnt: { $n }. Bei Gleichstand entscheidet der Zufall.
rules-only-if = Nur falls gilt: { $test }.
rules-may = Dann darf der Spieler dies tun, in beliebiger Folge und so lange es geht: { $names }.
rules-must = Dann tut der Spieler dies, bis nichts mehr geht: { $names }.
rules-waits = Der Spieler sagt, wann es weitergeht.
rules-after = Nach jeder Aktion:
rules-then = Am Ende der Phase:
rules-with-card = Mit einer Karte in { $places }.
rules-any-ability = Sie benutzt eine Fähigkeit der Karte.
rules-ability-of = Sie benutzt eine Fähigkeit der Karte: { $names }.
rules-needs = Nur falls gilt: { $test }. (Sonst: { $name }.)
rules-times-a-turn = Höchstens { $n }-mal je Zug.
rules-pick = Wähle { $name }: eine Karte in { $places }.
rules-pick-if = Für sie muss gelten: { $test }.
rules-pick-or = Oder den Gegner.
rules-pick-or-if = Oder den Gegner, falls gilt: { $test }.
rules-pick-may = Dies kann entfallen.
rules-pick-number = Wähle { $name }: von { $a } bis { $b }.
rules-aims = Ihre Ziele werden beim Benutzen genannt: { $names }.
rules-pays = Kosten:
rules-does = Wirkung:
rules-window-own = Du darfst handeln: { $names }.
rules-window-other = Der Gegner darf handeln: { $names }.
rules-window-each = Jeder Spieler darf handeln, einer nach dem anderen: { $names }.
rules-window-both = Die Spieler handeln abwechselnd, bis beide gepasst haben: { $names }.
rules-window-once = Einmal.
rules-window-times = Höchstens { $n }-mal.
rules-window-any = Beliebig oft.
rules-window-must = Wer handeln kann, muss.
rules-window-opens = Auch wenn nichts möglich ist, wird gefragt, falls gilt: { $test }.
rules-wounds = Schaden an einer Karte sammelt sich als { $name }. Hat sie so viel davon wie { $health }, wird sie zerstört.
rules-health = Schaden an einer Karte senkt { $health }. Eine Karte mit 0 wird zerstört.
rules-destroyed-to = Zerstörte Karten kommen nach { $name }.
rules-damage-to = Schaden an einem Spieler senkt { $name }.
rules-damage-less = Er wird vorher verringert um { $name }.
rules-damage-once = { $name } wird vom nächsten Schaden abgezogen und verbraucht.
rules-damage-floor = Er senkt es nicht unter { $name }.
rules-damage-taken = { $name } zählt ihn.
rules-when = Wenn dies geschieht: { $name }
rules-once = Einmal im Spiel.
rules-always-in = Immer, für Karten in { $places }:
rules-adds = { $name }: + { $n }
rules-adds-less = { $name }: − { $n }
rules-gives = Sie haben { $word }.
rules-silent = Was auf einer Karte steht, zählt nicht, solange gilt: { $test }.
rules-fires = Ein Effekt geschieht nur, falls gilt: { $test }. Davor:
rules-at-row = Was ein Effekt auslöst, geschieht gleich nach ihm.
rules-at-effect = Was eine Fähigkeit auslöst, geschieht, wenn sie abgehandelt ist.
rules-at-chain = Fähigkeiten bilden eine Kette, in der geantwortet werden kann; die letzte wird zuerst abgehandelt.
rules-oldest = Was zuerst ausgelöst wurde, geschieht zuerst.
rules-newest = Was zuletzt ausgelöst wurde, geschieht zuerst.
rules-chain-window = Auf jede Fähigkeit kann geantwortet werden: { $name }.
rules-aim-row = Ziele werden beim Benutzen einer Fähigkeit genannt; ein Effekt ohne sein Ziel tut nichts.
rules-aim-whole = Ziele werden beim Benutzen einer Fähigkeit genannt; ohne sie tut sie nichts.
rules-loses = Du verlierst, falls gilt: { $test }.
rules-wins = Du gewinnst, falls gilt: { $test }.
rules-draws = Das Spiel endet unentschieden, falls gilt: { $test }.
rules-turn-limit = Nach { $n } Zügen beider Spieler zusammen endet das Spiel.
rules-tie-draw = Hat dann niemand gewonnen oder verlieren beide zugleich, ist es unentschieden.
rules-tie-most = Hat dann niemand gewonnen oder verlieren beide zugleich, gewinnt, wer mehr hat: { $n }.
rules-tie-share = Hat dann niemand gewonnen oder verlieren beide zugleich, gewinnt der größere Anteil: { $a } von { $b }.

## Counters, zones, states

rules-start = Beginnt mit { $n }.
rules-least = Ist mindestens { $n }.
rules-most = Ist höchstens { $n }.
rules-until = Endet mit: { $name }.
rules-worth = Ist { $n }.
rules-summed = Ist, was Effekte hinzufügen.
rules-state-mark = Eine Karte hat es oder nicht.
rules-state-counter = Wird auf einer Karte gezählt.
rules-state-row = Wird auf jedem Effekt gezählt, für alle Kopien seiner Karte.
rules-seen-all = Alle sehen ihre Karten.
rules-seen-owner = Nur ihr Spieler sieht ihre Karten.
rules-seen-nobody = Niemand sieht ihre Karten.
rules-in-play = Ihre Karten sind im Spiel.
rules-face-down = Ihre Karten liegen verdeckt.
rules-beneath = Ihre Karten liegen unter anderen.
rules-keeps = Ihre Karten behalten, was mit ihnen geschehen ist.
rules-enters-shuffled = Karten werden hineingemischt.
rules-reveals = Ihre verdeckten Karten werden aufgedeckt, wenn ihr Moment kommt.
rules-capacity = { $n ->
    [one] Fasst höchstens { $n } Karte.
   *[other] Fasst höchstens { $n } Karten.
}
rules-full-stays = Ist sie voll, kommen keine Karten mehr hinzu.
rules-full = Ist sie voll, gilt für die Karte, die käme:
rules-takes = Fasst nur { $names }.
rules-left-up = Geht, was darüber liegt, kommt ihre nächste Karte hoch.
rules-left-along = Geht, was darüber liegt, gehen ihre Karten mit.
rules-left = Geht, wozu ihre Karten gehören:
rules-destroyed-up = Wird zerstört, was darüber liegt, kommt ihre nächste Karte hoch.
rules-destroyed-along = Wird zerstört, was darüber liegt, gehen ihre Karten mit.
rules-destroyed = Wird zerstört, wozu ihre Karten gehören:
rules-event-would_damage = Schaden steht bevor
rules-event-would_destroy = eine Karte würde zerstört
rules-event-damaged = eine Karte hat Schaden genommen
rules-event-dealt = eine Karte hat Schaden zugefügt
rules-event-player_damaged = ein Spieler hat Schaden genommen
rules-event-moved = eine Karte ist bewegt worden
rules-event-destroyed = eine Karte ist zerstört worden
rules-event-played = eine Karte ist gespielt worden
rules-event-phase = eine Phase hat begonnen
rules-state-arrived = eben angekommen
rules-state-attacked = mit dem Angriff fertig
rules-for-while_in_play = solange die Karte im Spiel ist
rules-pick-target = Ziel

## Cards and abilities

rules-played = Wird aus { $from } nach { $to } gespielt.
rules-begins-in = Beginnt in { $name }.
rules-costs = Kostet: { $n }.
rules-resolves = Beim Spielen geschehen diese Fähigkeiten: { $names }.
rules-stays = Nichts zerstört sie.
rules-trap = Liegt verdeckt, bis ihr Moment kommt.
rules-range = Von { $a } bis { $b }.
rules-words = { $name }: { $names }.
rules-spares = Effekte der Karten, von denen es spricht, berühren sie nicht.
rules-ability = { $name }: { $rows }.
rules-row = { $name } { $n }
rules-continuous = Solange die Karte im Spiel ist.
rules-event-this = Diese Karte: { $name }.
rules-event-own = Auf deiner Seite: { $name }.
rules-event-opposing = Auf der Seite des Gegners: { $name }.
rules-event-other-own = Eine andere Karte auf deiner Seite: { $name }.
rules-event-other = Eine andere Karte: { $name }.
rules-event-any = Auf einer der Seiten: { $name }.
rules-works-in = Gilt in { $places }.
rules-optional = Ihr Spieler darf darauf verzichten.
rules-bounded = Braucht Kosten oder gilt einmal je Zug.
rules-trigger-own = Du spielst: { $names }.
rules-trigger-play = Der Gegner spielt: { $names }.
rules-trigger-hit = Du nimmst Schaden.
rules-trigger-hits = Der Gegner nimmt Schaden.
rules-trigger-lethal = Du würdest verlieren.
rules-trigger-lethals = Der Gegner würde verlieren.
rules-way-on = Benutzbar bei: { $names }.
rules-way-answers = Nur als Antwort.
rules-usual-for = Gilt { $name }.
rules-n-from = N ist von { $a } bis { $b }.
rules-x-from = X ist von { $a } bis { $b }.
rules-n-cards = Zählt Karten: eine Zahl, oder welche Karten und wie viele.
rules-n-word = N ist ein Wort.
rules-word-of = Das Wort ist eines von { $names }.
rules-holds = Erfüllt, falls gilt: { $test }.
rules-holds-both = Erfüllt, falls gilt: { $test }; mit „nein“, falls gilt: { $other }.
rules-targets = Betrifft: { $names }.
rules-fits = Nur möglich bei einer Karte, für die gilt: { $test }.
rules-lasts = Gilt: { $names }.
rules-while = Solange die Karte im Spiel ist:
rules-copies = { $n } × { $name }
rules-deck = { $n } Karten: { $cards }.
rules-deck-any = { $n } zufällige Karten.
rules-deck-size = Ein Deck hat { $n } Karten.
rules-deck-copies = Höchstens { $n } Kopien einer Karte.

## What random matches showed

rules-check-matches = { $n ->
    [one] { $n } Zufallsspiel
   *[other] { $n } Zufallsspiele
}
rules-check-turns = Die Hälfte der Spiele war bis Zug { $median } zu Ende, das längste in Zug { $longest }.
rules-check-wins = Gewonnen von dem, der begann: { $first }; vom anderen: { $second }; unentschieden: { $draws }.
rules-check-limited = Durch die Höchstzahl an Zügen beendet: { $n }
rules-check-all = Alles in den Regeln kam vor.
rules-check-never = Nie kam vor: { $n }
rules-check-statement = Anweisung
rules-check-action = Aktion { $name }
rules-check-timing = Zeitpunkt { $name }
rules-check-operation = Operation { $name }
rules-check-end = Ende, das kein Spiel entschieden hat
rules-check-card = Karte { $name }
rules-check-statements = Ausgelassen: Anweisungen über 4096 in einer Aktion.
rules-check-abilities = Ausgelassen: Fähigkeiten über 256, die eine Aktion auslöste.
rules-check-depth = Ausgelassen: Effekte oder Antworten, die tiefer als 16 verschachtelt sind.
rules-check-chains = Ausgelassen: Ketten über 20 nach einer Aktion.
rules-check-cards = Ausgelassen: Karten über die Grenze der Regeln hinaus.
rules-check-list = Ausgelassen: Aktionen über 512 in einer Liste, oder Wiederholungen über 20.
rules-check-room = Ausgelassen: was Karten über den Platz eines Spiels hinaus tragen.
rules-check-endless = Endeten nicht: { $n }
rules-check-unlawful = Stellungen, die gegen ein Gesetz der Regeln verstoßen: { $n }
rules-check-law = verletztes Gesetz
rules-check-capacity = überfüllte Zone
rules-check-stale = Dauerhafte Effekte, die nicht auf dem neuesten Stand waren, ein Fehler des Programms: { $n }
why-in-play = Karten im Spiel
why-skipped = Phasen und Züge, die der andere auslässt
why-trade = Schlagabtausch
why-damage = Schaden am Gegner
why-rows = Effekte der Karte, abzüglich ihres Preises
why-win = das Spiel ist gewonnen
why-loss = das Spiel ist verloren
why-draw = das Spiel endet unentschieden

## Between the items of a list

rules-comma = {", "}
