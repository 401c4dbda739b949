## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = Ty
player-opponent = Przeciwnik
card-unknown = nieznana karta

trace-fixed = Ustalone na początku
trace-row = Wiersz { $n }: { $op }
trace-row-value = Wiersz { $n }: { $op } { $val }
trace-again = Rozpatrywanie po raz drugi
row-kind-base = baza
row-kind-replace = zamiana
row-kind-bonus = premia

# States of a row
trace-applied = zastosowany
trace-skipped = pominięty
trace-undone = cofnięty przez wiersz { $n }
trace-cancelled = anulowany
trace-without-effect = bez efektu

# Why
trace-true = prawda
trace-false = fałsz
trace-reads = { $what } = { $value }
trace-reads-of = { $who }, { $what } = { $value }
trace-of = { $who }, { $what }
trace-condition = { $if }
trace-item = { $what }: { $is }
trace-book = Księga
trace-value = wartość
trace-why-no-target = nie ma czego wybrać
trace-why-empty = brak kart: { $zone }
trace-why-full = brak miejsca: { $zone }
trace-why-nothing = nic by się nie zmieniło
trace-why-nothing-to-cancel = nie ma karty do anulowania

# How a value came about
trace-part-base = { $n } na karcie
trace-part-result = daje { $n }

# Changes
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = Cofnięcie wiersza { $n }
trace-destroyed = { $card }: zniszczenie
trace-death = { $card }: efekt po zniszczeniu
trace-trap = { $card } — uruchomienie: { $trigger }
trace-retrigger = { $card }: ponowne rozpatrzenie
trace-attack = Atak: { $card } → { $target }, obrażenia: { $n }
trace-chosen = Wybór: { $card }
trace-lethal = { $who }: grozi przegrana
trace-nothing-happened = Nic się nie dzieje

# Odmowy
refused-over = Rozgrywka jest zakończona
refused-no-card = Nie ma tu karty
refused-unplayable = Tej karty nie można zagrać
refused-arrived = Ten sojusznik został przyzwany w tej turze; zaatakuje najwcześniej w następnej
refused-attacked = Ten sojusznik już atakował w tej turze
refused-no-target = Nie ma tu sojusznika przeciwnika

# Rozgrywki sterowane przez inne programy
match-won = KONIEC GRY: wygrywa { $winner }.
match-drawn = KONIEC GRY: remis.
refused-no-match = Nie rozpoczęto rozgrywki
refused-no-player = Nie ma takiego gracza: { $what }
refused-not-your-turn = Trwa tura drugiego gracza
refused-not-now = W tej fazie to niemożliwe
refused-no-ability = Karta nie ma takiej zdolności
refused-used = Tego już użyto
refused-unpaid = Nie można zapłacić kosztu
refused-bad-target = Tego nie można wybrać: { $what }
refused-players = Rozgrywka wymaga dwóch graczy o różnych identyfikatorach
refused-unknown-card = Nie ma takiej karty: { $what }
refused-unknown-resource = Nie ma takiego zasobu: { $what }
refused-too-many-cards = Więcej kart, niż mieści rozgrywka: { $what }
refused-amount = Poza zakresem: { $what }
refused-bad-request = Nie można odczytać żądania: { $what }
refused-no-call = Nie ma takiego wywołania: { $what }
refused-nothing-to-undo = Nie ma czego cofnąć
