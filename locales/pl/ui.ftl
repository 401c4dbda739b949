## The window: screens and panels

screen-cards = Karty
screen-print = Druk
screen-generate = Generuj
screen-settings = Opcje
library = Biblioteka
library-tags = Kolumny znaczników
# $shown and $all are counts of cards.
library-some = { $shown } z { $all ->
    [one] { $all } karty
    [few] { $all } kart
   *[many] { $all } kart
}
library-all = { $all ->
    [one] { $all } karta
    [few] { $all } karty
   *[many] { $all } kart
}
library-flat = Jedna lista bez grup
library-group = Grupuj według bohatera
library-empty = Nie ma jeszcze kart
library-empty-hint = Utwórz pierwszą kartę lub wklej karty ze schowka.
group-no-hero = Bez bohatera
fold = Zwiń
unnamed = Bez nazwy
preview = Podgląd
effects = Efekty
languages = Języki
problems = Problemy
effect = Efekt
face = Awers

## Columns of the library

column-id = ID
column-name = Nazwa
column-type = Typ
column-languages = Jęz.
column-problems = Problemy

## The filter

filter-clear = Wyczyść filtr
filter-nothing = Brak wyników
filter-nothing-hint = Żadna karta nie spełnia wszystkich warunków filtra. Usuń jedno słowo lub wyczyść filtr.

## Fields of a card

field-name = Nazwa
field-type = Typ
field-hero = Bohater
field-book = Księga
field-status = Status
field-subtype = Podtyp
field-trigger = Wyzwal.
field-art = Ilustracja
field-notes = Notatki
field-flavour = Klimat
status-none = Bez statusu
status-idea = Pomysł
status-draft = Szkic
status-playtest = Testy
status-final = Gotowa
art-hint = Upuść tu ilustrację
art-choose = Wybierz ilustrację
new-card-name = Nowa karta
choose = Wybierz
more = Więcej
copy-id = Kopiuj ID
editor-empty = Nie wybrano karty
editor-empty-hint = Wybierz kartę w bibliotece lub utwórz nową.

## Rows

if = jeśli
always = zawsze
while-in-play = dopóki jest w grze
# $rows and $most are counts of rows.
rows-of = { $rows } z { $most ->
    [one] { $most } wiersza
    [few] { $most } wierszy
   *[many] { $most } wierszy
}
rows-empty = Nie ma jeszcze wierszy: co karta ma robić?
rows-full = { $n ->
    [one] Karta może mieć najwyżej { $n } wiersz
    [few] Karta może mieć najwyżej { $n } wiersze
   *[many] Karta może mieć najwyżej { $n } wierszy
}
row-number = wiersz { $n }
row-handle = Wiersz { $n }: przeciągnij, aby przenieść
# $rows is a list of numbers.
row-numbers = wiersz { $rows }
row-no-text = Brak tekstu, dopóki wiersz zawiera błędy
operation = Operacja
operation-search = Szukaj operacji
operation-of-row = Operacja wiersza { $n }
value-of-row = Wartość wiersza { $n }
# $types is a list of card types.
only-on = Tylko na: { $types }
part = Rola
part-base = Baza
part-replace = Zamiana
part-bonus = Premia
condition = warunek
condition-add = Dodaj warunek do wiersza { $n }
condition-of-row = Warunek wiersza { $n }
condition-number = Liczba w warunku
condition-remove = Usuń warunek
condition-search = Szukaj warunków
legacy = Dziedzictwo
# $limit is a percentage such as "50 %".
legacy-of = z { $limit }
legacy-none = Premia Dziedzictwa nie jest możliwa: potrzebne są wiersz bez warunków z wartością, późniejsza Księga i niewyczerpany limit
# $op is the name of an operation, $book a number.
legacy-offer = { $op } przeciw Księdze { $book }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = JSON wiersza lub karty
json-of-row = Wiersz { $n } jako JSON
json-row = Wiersz
json-record = Karta
json-valid = poprawny
json-no-row = Wybierz wiersz, aby zobaczyć go jako JSON.

## Languages of a card

languages-none = Nie ma jeszcze tekstu
languages-none-hint = Tekst pojawi się tu we wszystkich językach, gdy tylko karta nie będzie zawierać błędów.
language-source = Język oryginału
language-own-words = Własny tekst
language-falls-back = Częściowo po angielsku
language-lacks-name = Nazwa nieprzetłumaczona
language-lacks-flavour = Tekst klimatyczny nieprzetłumaczony
language-open = Kliknij, aby otworzyć w sekcji Języki
face-language = Język karty

## The face

face-none = Awers zostanie narysowany, gdy tylko karta nie będzie zawierać błędów.
face-drawing = Rysowanie…
face-failed = Szablon nie może narysować tego awersu.
face-size = Rozmiar
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Tekst zasad
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n ->
    [one] { $n } się nie mieści
    [few] { $n } się nie mieszczą
   *[many] { $n } się nie mieści
}
face-all-fit = wszystkie się mieszczą
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Powiększenie awersu
face-point = Wskaż fragment tekstu lub wiersz, aby zobaczyć, skąd pochodzi.
export-picture = PNG

## Bars and menus

project-menu = Projekt
recent-projects = Ostatnie
unsaved = Niezapisany
read-only = Tylko do odczytu
search = Szukaj
words-search-or-new = Szukaj lub wpisz nowe słowo
search-everything = Szukaj kart, poleceń, ekranów
interface-language = Język interfejsu
problems-count = { $errors ->
    [one] { $errors } błąd
    [few] { $errors } błędy
   *[many] { $errors } błędów
}, { $warnings ->
    [one] { $warnings } ostrzeżenie
    [few] { $warnings } ostrzeżenia
   *[many] { $warnings } ostrzeżeń
}
cards-chosen = { $n ->
    [one] Wybrano { $n } kartę
    [few] Wybrano { $n } karty
   *[many] Wybrano { $n } kart
}
move-to-hero = Przenieś do innego bohatera
dismiss = Ukryj
cancel = Anuluj
close = Zamknij
apply = Zastosuj

## What can be done

do-new-project = Nowy projekt
do-open = Otwórz
do-save = Zapisz
do-save-as = Zapisz jako
do-backups = Wcześniejsze wersje
do-undo = Cofnij
do-redo = Ponów
do-palette = Szukaj wszędzie
do-shortcuts = Skróty klawiszowe
do-problems = Pokaż problemy
do-next-problem = Następny problem
do-fix-all = Napraw wszystkie tego rodzaju
do-go-cards = Przejdź do: Karty
do-go-print = Przejdź do: Druk
do-go-generate = Przejdź do: Generuj
do-go-settings = Przejdź do: Opcje
do-new-card = Nowa karta
do-duplicate-cards = Powiel karty
do-delete-cards = Usuń karty
do-copy = Kopiuj
do-cut = Wytnij
do-paste = Wklej
do-bulk-edit = Edytuj wiele kart
do-replace = Znajdź i zamień
do-filter = Filtruj bibliotekę
do-select-all = Wybierz wszystkie pokazane karty
do-next-card = Następna karta
do-previous-card = Poprzednia karta
do-edit-name = Edytuj nazwę
do-add-row = Dodaj wiersz
do-add-legacy = Dodaj Dziedzictwo
do-duplicate-row = Powiel wiersz
do-delete-row = Usuń wiersz
do-row-up = Przenieś wiersz w górę
do-row-down = Przenieś wiersz w dół
do-json = Pokaż JSON
do-zoom-in = Powiększ
do-zoom-out = Pomniejsz
do-zoom-reset = Rozmiar normalny
do-dark = Motyw ciemny
do-light = Motyw jasny
do-system = Motyw systemowy
do-quit = Zakończ

## The palette

palette-name = Szukaj wszędzie
palette-hint = Polecenie, karta, ekran
palette-commands = Polecenia
palette-cards = Karty
palette-nothing = Brak wyników
palette-choose = wybierz
palette-run = uruchom
palette-only-commands = polecenia
palette-only-cards = karty
# $found and $all are counts.
palette-count = { $found } z { $all }
reason-nothing-to-undo = Nie ma czego cofnąć
reason-nothing-to-redo = Nie ma czego ponowić
reason-no-card = Nie wybrano karty
reason-no-row = Nie wybrano wiersza
reason-no-problem = Nie ma problemów
reason-read-only = Projekt jest tylko do odczytu

## Problems

problem = Problem
problem-card = Karta
problem-place = Miejsce
problem-code = Kod
problem-filter = Kod, karta lub komunikat
problems-none = Brak problemów
problems-none-hint = Wszystkie karty są zgodne z zasadami.
problems-nothing = Żaden problem nie pasuje do filtra
fix-set = Ustaw na { $value }
fix-change = Zmień na { $value }
fix-remove = Usuń { $member }
fix-remove-conditions = Usuń warunki
fix-remove-value = Usuń wartość
fix-make-base = Zmień w bazę
errors-shown = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
}
warnings-shown = { $n ->
    [one] { $n } ostrzeżenie
    [few] { $n } ostrzeżenia
   *[many] { $n } ostrzeżeń
}
# $code is the code of a kind of problem.
fix-all-of = Napraw wszystkie: { $code }

## Dialogs

files-open = Otwórz projekt
files-save-as = Zapisz w folderze
files-picture = Wybierz ilustrację
files-path = Ścieżka
files-up = Folder nadrzędny
files-name = Nazwa nowego folderu
files-empty = Nie ma tu nic do wyboru
files-no-portal = System nie udostępnia tu okien plików, więc program używa własnych.
files-system = Systemowe okno wyboru plików jest otwarte osobno.
files-here = Wybierz tutaj
choose-this-folder = Wybierz ten folder
find = Znajdź
replace-with = Zamień na
in-names = W nazwach
in-notes = W notatkach
in-flavour = W tekstach klimatycznych
match-case = Uwzględnij wielkość liter
only-chosen = Tylko w wybranych kartach
replace-all = Zamień wszystko
replace-found = { $n ->
    [0] Nie znaleziono
    [one] Znaleziono w { $n } karcie
    [few] Znaleziono w { $n } kartach
   *[many] Znaleziono w { $n } kartach
}
bulk-title = { $n ->
    [one] Edycja { $n } karty
    [few] Edycja { $n } kart
   *[many] Edycja { $n } kart
}
bulk-hint = To, co tu ustawisz, zmieni się na wszystkich wybranych kartach w jednym kroku.
bulk-unchanged = Bez zmian
conflict-title = Plik zmieniono gdzie indziej
conflict-hint = Ktoś inny zapisał ten projekt po tym, jak został tu otwarty. Niczego nie nadpisano.
conflict-legend = − tutaj, + w pliku; gdzie obie strony zmieniły to samo, po scaleniu zostaje to, co jest tutaj
conflict-mine = Zachowaj moją
conflict-theirs = Przyjmij tamtą
conflict-merge = Scal obie
conflict-changed-mine = zmiany tutaj
conflict-changed-theirs = zmiany gdzie indziej
conflict-changed-both = zmiany po obu stronach
recovery-title = Znaleziono niezapisane zmiany
recovery-hint = { $n ->
    [one] Program zakończył działanie przed zapisaniem { $n } zmiany.
    [few] Program zakończył działanie przed zapisaniem { $n } zmian.
   *[many] Program zakończył działanie przed zapisaniem { $n } zmian.
}
recovery-recover = Odzyskaj
recovery-discard = Odrzuć
backups-title = Wcześniejsze wersje
backups-none = Nie ma jeszcze wcześniejszych wersji. Każdy zapis zachowuje jedną.
backups-restore = Przywróć
end-title = Są niezapisane zmiany
end-hint = Zapisać je przed przejściem dalej?
end-save = Zapisz
end-discard = Nie zapisuj

## The start screen, and the dialog for a new project

screen-start = Start
do-go-start = Ekran startowy
start-projects = Projekty
start-no-projects = Nie ma jeszcze projektów
start-no-projects-hint = Wybierz grę po prawej albo otwórz folder.
start-no-match = Brak wyników
start-filter = Filtruj projekty i gry
start-missing = Nie ma go w dawnym miejscu
start-forget = Usuń z listy
start-back = Wróć do otwartego projektu
start-days = { $n ->
    [0] dzisiaj
    [1] wczoraj
    [few] { $n } dni temu
   *[many] { $n } dni temu
}
start-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
start-decks = { $n ->
    [one] { $n } talia
    [few] { $n } talie
   *[many] { $n } talii
}
start-begin = Zacznij od gotowej gry
start-begin-hint = Kopia całej gry, którą możesz zmieniać: zasady, karty, wygląd kart, teksty w 16 językach
start-small = Albo zacznij od małej
start-small-hint = Najmniejsza kompletna gra, objaśniona wpis po wpisie
start-begin-with = Utwórz kopię
start-look = Rozejrzyj się
begin-title = Nowy projekt
begin-hint = Kopia dołączonej gry, we własnym folderze.
begin-game = Gra
begin-folder = W folderze
begin-rules-only = Same zasady, bez kart
begin-now = Utwórz
begin-no-name = Podaj nazwę i folder projektu.
begin-taken = { $path } już istnieje i nie jest puste.
begin-place = Powstanie w { $path }.
outline-title = Pusta gra
outline-hint = Trzy kroki; wszystkie zasady można potem zmienić.
outline-begin = Utwórz grę…
outline-name = Moja gra
outline-card = Co ma karta
outline-turn = Czym jest tura
outline-end = Jak się wygrywa
outline-so-far = Twoja gra do tej pory
outline-most = { $what }, najwyżej
outline-deck = Liczba kart w talii
outline-copies = Kopii jednej karty najwyżej
outline-grows = Rośnie o jeden co turę
outline-hand = Początkowa ręka
outline-drawn = Kart dobieranych na turę
outline-field = W grze najwyżej
outline-life = Życie na początku
outline-decked = Kto nie może dobrać, przegrywa
outline-limit = Limit tur
outline-trying = Trwają losowe partie…
outline-tried = Losowe partie ze zwykłymi kartami: { $n }; przed limitem tur kończy się { $ended }, mediana tur: { $turns }.

## Settings

settings-look = Wygląd
settings-theme = Motyw
settings-zoom = Skala
settings-language = Język
settings-card-language = Język kart
settings-about = O programie
settings-version = Wersja { $version }
settings-licences = Kroje Inter, JetBrains Mono i Noto są dostępne na licencji SIL Open Font License, ikony Lucide — na licencji ISC.

## Locales

screen-locales = Języki
do-go-locales = Przejdź do: Języki
messages = Komunikaty
messages-search = ID, oryginał lub tekst
messages-nothing-hint = Żaden komunikat nie spełnia wszystkich filtrów. Usuń jeden z nich lub wyczyść wyszukiwanie.
messages-approved = Zatwierdzone: { $done } z { $all }
message-empty = Nie wybrano komunikatu
message-empty-hint = Wybierz komunikat z listy, aby go napisać, sprawdzić i zobaczyć na kartach.
message-none = jeszcze bez tekstu
message-used = na kartach: { $n }
translation-language = Język docelowy
state-missing = Brak
state-draft = Szkic
state-suggested = Propozycja
state-approved = Zatwierdzone
state-needs-work = Do poprawy
state-rejected = Odrzucone
state-outdated = Nieaktualne
all-files = Wszystkie pliki
all-checks = Wszystkie testy
with-problems = Z problemami
filter-file = Filtruj według pliku
filter-check = Filtruj według testu
group-operations = Operacje
group-conditions = Warunki
group-triggers = Wyzwalacze
group-targets = Cele
group-costs = Koszty i czas trwania
group-frames = Zdania
group-words = Słownik
group-names = Nazwy
group-cards = Karty
group-trace = Rozpatrywanie
group-rules = Zasady
group-interface = Interfejs
group-other = Inne
locale-source = oryginał
source-before = jak zatwierdzono
source-now = teraz
source-changed = Oryginał zmienił się od zatwierdzenia tego tekstu.
source-signature = Oryginał ma teraz inne zmienne lub atrybuty niż przy zatwierdzeniu.
fluent = Fluent
fields = Pola
writing-mode = Tryb edycji
fields-entangled = Warianty tego tekstu zależą od siebie tak, że pola tego nie pokażą. Edytuj go w formacie Fluent.
fields-broken = Ten tekst nie jest jeszcze poprawny. Popraw go w formacie Fluent.
field-text = Tekst
fields-by-number = Tekst dla każdej formy liczby
new-text-marked = Nowy tekst jest zaznaczony do czasu zapisania.
not-kept-yet = Jeszcze niezapisane: najpierw popraw błędy.
caret-place = W. { $line }, kol. { $column }
checks = Testy
checks-count = w porządku: { $pass }, do obejrzenia: { $look }
check-syntax = Składnia
check-variables = Zmienne
check-plurals = Formy liczby
check-attributes = Atrybuty
check-references = Odwołania
check-typography = Interpunkcja i odstępy
check-terms = Terminy
check-forms = Formy wyrazów
check-fidelity = Mówi, co robią wiersze
other-languages = Inne języki
other-languages-more = Pokaż wszystkie języki
other-languages-fewer = Pokaż mniej języków
terms = Terminy
comments = Komentarze
comment-write = Napisz komentarz
comment-send = Dodaj
message-history = Historia
history-none = Brak historii
lexicon = Słownik
lexicon-word = Słowo ze słownika
lexicon-plain = podstawowa
lexicon-add-form = Dodaj formę
cells-missing = brakujące pola: { $n }
cell-missing = brak
coverage = Pokrycie
coverage-none = Każda operacja ma tekst w każdym języku.
coverage-blocks = czekające karty: { $n }
real-cards = Na prawdziwych kartach
real-cards-none = Żadna karta nie pokazuje tego tekstu.
sweep-value = Wartość
cards-changed = Zmieniane karty
count-of = { $n } z { $all }
cards-changed-none = Tekst żadnej karty nie różni się od zapisanego.
changes-layout = Skład
layout-same = jak wcześniej
more-troubles = jeszcze { $n }
new-language = Nowy język
new-language-hint = Jego pliki zaczynają się od potrzebnych form liczby i wyrazów, a gdzie nic nie ma, od angielskiego.
new-language-tag = Kod języka, np. nl lub pt-PT
create = Utwórz
do-approve = Zatwierdź i dalej
do-suggest = Zaproponuj i dalej
do-needs-work = Do poprawy
do-reject = Odrzuć z uzasadnieniem
reject = Odrzuć
reject-reason = Dlaczego odrzucasz?
do-approve-shown = Zatwierdź wszystkie pokazane
do-next-message = Następny komunikat
do-previous-message = Poprzedni komunikat
do-copy-source = Skopiuj oryginał
do-edit-message = Edytuj tekst
do-filter-messages = Filtruj komunikaty
do-fields = Edytuj w polach
do-comment = Napisz komentarz
do-first-fix = Zastosuj pierwszą poprawkę
do-next-value = Następna wartość na kartach
do-new-language = Nowy język
do-suggest-only = Tylko proponuj
suggestions = Propozycje
suggestion-take = Przyjmij
suggestion-drop = Odrzuć
author-name = Twoje imię, widoczne przy twoich zmianach
wording = Własny tekst
wording-of = Własny tekst ({ $language })
wording-remove = Wróć do tekstu z wierszy
wording-stale = Wiersze zmieniły się od napisania tego tekstu.
toast-approved = Zatwierdzono: { $n }
toast-approve-blocked = Błąd nie pozwala zatwierdzić: najpierw go popraw.
toast-all-done = Nie zostało tu nic do zrobienia.
comment-resolved = Załatwione
did-edited = Zmieniono
did-removed = Usunięto
did-reopened = Otwarto ponownie
did-accepted = Przyjęto propozycję
mend-remove = Usuń
mend-put = Wstaw { $text }
new-language-there = Ten język już tu jest.
mend-add-form = Dodaj { $form }
mend-copy-attribute = Skopiuj { $name } z oryginału
mend-space = Wstaw właściwy odstęp

## Print

print-what = Zakres
print-all = Wszystkie karty
print-shown = Karty w bibliotece
print-chosen = Wybrane karty
print-as = Format
print-png = Obrazy (PNG)
print-pdf = Arkusze (PDF)
print-svg = Rysunki (SVG)
print-tts = Dla Tabletop Simulator
print-gallery = Galeria (strona internetowa)
print-only-unlocked = Pokaż tylko odblokowane karty
print-open = Otwórz w przeglądarce
print-unusable = Nie można użyć { $path }: { $words }
print-dpi = Punkty na cal
print-paper = Papier
print-bleed = Spad
print-crop-marks = Znaczniki cięcia
print-backs = Rewersy do druku dwustronnego
print-to = Folder
print-start = Drukuj
# $done and $all are counts of cards.
print-progress = { $done } z { $all }
print-done = { $n ->
    [one] Wydrukowano { $n } kartę
    [few] Wydrukowano { $n } karty
   *[many] Wydrukowano { $n } kart
}
print-stopped = Drukowanie przerwano; nie pozostał żaden niedokończony plik.
print-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
print-languages = Języki
print-all-languages = Wszystkie języki
print-one-language = Jeden język
print-left-out = Pominięte z powodu błędów: { $n }
# $path is a folder or a file.
print-written = Wydrukowano do { $path }
print-failed = Niczego nie wydrukowano.
print-denied = Zapis w { $path } jest niedozwolony; wybierz inny folder
print-no-folder = Miejsce { $path } zajmuje plik; wybierz inny folder
print-full = Na dysku z { $path } nie ma już miejsca
print-unwritable = Nie można zapisać { $path }: { $words }
print-not-made = Niewydrukowane: { $n }
print-more-problems = i jeszcze { $n }
# $n is the page, $all the number of pages.
print-page-of = Strona { $n } z { $all }
print-back-side = Rewersy
print-first-page = Pierwsza strona
print-previous-page = Poprzednia strona
print-next-page = Następna strona
print-last-page = Ostatnia strona
print-nothing = Nie ma czego drukować.
print-nothing-hint = Wybierz inne karty albo wyczyść filtr biblioteki.
print-no-language = Nie wybrano żadnego języka.
print-no-language-hint = Wybierz co najmniej jeden język.

## Generate

generate-next = Nowe karty
generate-last = Poprzednie
generate-shown = Widok
generate-list = Lista
# $n: the number of cards
generate-pool = Pula { $n }
generate-over = Tekst nie mieści się na karcie
generate-a-second = Karty na sekundę
generate-cost = Koszt
generate-cost-fitted = dopasowany do ceny
generate-cost-drawn = losowany
generate-refuse = Odrzucaj
generate-same = takie same
generate-worse = gorsze
generate-like = Wzór
generate-locked = Zablokowane
generate-lock-operation = Tylko operacja
generate-unlock = Odblokuj
generate-others = Pozostałe wybory
generate-weight-hint = Dwukrotne kliknięcie: waga z zasad. Alt+kliknięcie: tylko ta.
generate-seen = Dodano { $taken } z { $seen } obejrzanych
generate-like-none = Bez karty wzorcowej
generate-weights = Wagi
generate-edits = Zmienione: { $n }
generate-reset = Przywróć wagi z zasad
generate-keep = Zapisz te wagi w zasadach
generate-types = Typy
generate-timings = Momenty
generate-targets = Cele
generate-operations = Operacje
generate-impossible = Nie ma takiej karty
generate-working = Tworzenie kart…
generate-take = Dodaj
generate-taken = Dodano
generate-more = Więcej takich
generate-again = Jeszcze raz
generate-price = Cena
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = z { $n }, { $off }
generate-derived = Prawdopodobieństwo
# The probability of a card.
generate-one-in = 1 na { $n }
# A part of a card follows, such as “row 1”.
generate-lock = Zablokuj:
generate-rows = Wiersze karty
generate-nested = Zagnieżdżone
generate-off = Cena minus budżet
generate-fits = Pasuje za pierwszym razem
generate-refused = Odrzucone
generate-refused-same = Taka sama jak inna karta
generate-refused-worse = Gorsza od innej karty
generate-refused-budget = Poza przedziałem
generate-refused-check = Wbrew kontroli zasad
generate-drawn = Losowanie według wag
generate-nearest = Najbardziej podobna
generate-parts = Różniące się części: { $n }
generate-budget = Budżet według kosztu

## Notices

toast-saved = Zapisano
toast-saved-formatted = Zapisano w zwykłej postaci
toast-reloaded = Wczytano ponownie: plik zmieniono gdzie indziej
toast-id-copied = Skopiowano ID
toast-row-copied = Skopiowano wiersz
toast-cards-copied = Skopiowano karty
toast-deleted = { $n ->
    [one] Usunięto { $n } kartę
    [few] Usunięto { $n } karty
   *[many] Usunięto { $n } kart
}

## Balance

screen-balance = Balans
do-go-balance = Przejdź do: Balans
do-run-balance = Symuluj
do-sensitivity = Wrażliwość
do-stop-work = Zatrzymaj symulację
do-calibrate = Kalibruj
do-evaluate = Siła kart
do-save-result = Zapisz wynik
do-open-result = Otwórz wynik
do-export-result = Eksportuj karty do CSV
balance-heroes = { $who ->
    [decks] Talie
   *[heroes] Bohaterowie
}
balance-heroes-hint = słupek: średnia, linia: od najgorszego do najlepszego starcia
balance-book = Księga { $n }
balance-all = Wszyscy: { $n }
balance-chosen = Wybrani: { $n }
balance-choose-heroes = { $who ->
    [decks] Wybierz talie
   *[heroes] Wybierz bohaterów
}
balance-two-heroes = { $who ->
    [decks] Wybierz co najmniej dwie talie
   *[heroes] Wybierz co najmniej dwóch bohaterów
}
balance-games = Partie
balance-seed = Ziarno
balance-new-seed = Inne ziarno
balance-players = Gracze
player-random = Losowy
player-easy = Łatwy
player-greedy = Zachłanny
player-search = Szukający
balance-threads = Wątki
balance-progress = Starcia: { $done } z { $all }
balance-left = zostało { $time }
balance-simulating = Trwa symulacja
balance-calibrating = Trwa kalibracja
balance-measuring = Pomiar wierszy
balance-evaluating = Ocena kart
balance-preparing = Przygotowanie…
balance-done = Symulacja zakończona
balance-evaluated = Ocena zakończona
balance-stopped = Symulację zatrzymano
balance-broken = Obliczenia przerwały się nieoczekiwanie; to błąd programu
balance-busy = Trwają inne obliczenia; najpierw je zatrzymaj
balance-errors = Projekt ma błędy, więc nie można grać
balance-errors-hint = Najpierw je napraw; lista problemów pokazuje, gdzie są.
balance-no-heroes = { $who ->
    [decks] Żadna para talii nie może grać
   *[heroes] Żadna para bohaterów nie może grać
}
balance-no-heroes-hint = { $who ->
    [decks] Talia może grać, gdy spełnia zasady budowy talii, a jej karty nie mają błędów.
   *[heroes] Bohater może grać, gdy jego talia jest pełna i bez błędów.
}
balance-empty = Nie ma jeszcze wyników
balance-empty-hint = { $who ->
    [decks] Wybierz powyżej talie i liczbę partii, a potem symuluj. Każda talia gra z każdą inną; starcia: { $n }.
   *[heroes] Wybierz powyżej bohaterów i liczbę partii, a potem symuluj. Każdy bohater gra z każdym innym; starcia: { $n }.
}
balance-matchups = Starcia
balance-matchups-hint = { $who ->
    [decks] odsetek zwycięstw talii z wiersza, %
   *[heroes] odsetek zwycięstw bohatera wiersza, %
}
balance-changed-note = istotne zmiany: { $n } z { $all }
balance-against = { $one } przeciw { $other }
balance-win-rate = Odsetek zwycięstw
balance-change = Zmiana
balance-before = Przedtem
balance-interval = Przedział 95%
balance-first-seat = Zaczynający
balance-length = Długość
balance-turns = Tury: { $n }
balance-turns-share = Tury: { $n }, udział: { $rate }
balance-not-run = jeszcze nie rozegrane
balance-outside = Poza 45–55: { $n }
balance-outside-band = poza 45–55
balance-beyond = istotne
balance-game-length = Długość partii
balance-ends = Jak kończą się partie
balance-end-rule = Na mocy innej zasady
balance-length-note = tury obu graczy, mediana { $n }, zaczynający wygrywa { $rate }
balance-mean = Średnia
balance-not-printed = * Tarcza w symulacji; na karcie jest inna
balance-cards = Karty
balance-cards-all = Wszystkie
balance-silent = Nigdy niezastosowane
balance-changed = Zmienione
balance-played = Zagrana
balance-drawn = Dobrana, wygr.
balance-played-win = Zagrana, wygr.
balance-reach = Przedział
balance-silent-rows = Wiersze niezastosowane ani razu (partie: { $n }): { $rows }
balance-open-card = Otwórz kartę
balance-result = Wynik
balance-run = Przebieg { $n }
balance-compare = Porównaj
balance-compare-with = Porównanie: { $run }
balance-compare-none = Nic
balance-differs = { $run }: rozegrano inaczej: { $what }
balance-other-game = inne karty lub zasady
balance-stale = Te liczby dotyczą wcześniejszego stanu kart lub zasad
balance-again = Powtórz
balance-gone = Nie ma już w grze: { $heroes }
balance-stopped-at = Zatrzymano: pełne starcia: { $done } z { $all }
balance-go-on = Kontynuuj
balance-game = Partia
balance-show-game = Pokaż partię
balance-watch = Obejrzyj w piaskownicy
balance-watch-hint = Otwiera partię od początku w piaskownicy, gdzie można ją przejść akcja po akcji
balance-watch-changed = Karty zmieniły się od czasu tej partii. Przeprowadź symulację ponownie.
balance-won = Wygrywa { $who }
balance-draw = Remis
balance-game-note = { $won }, tury: { $n }, ziarno { $seed }
balance-turn = Tura { $n }
balance-end = Koniec fazy
balance-calibration = Kalibracja
balance-calibration-hint = Zmienia Tarcze początkowe i wartości Dziedzictwa w ich granicach, aż wszystkie starcia znajdą się w 45–55%. Nic się nie zmieni, dopóki nie zastosujesz propozycji.
balance-shields = Tarcze
balance-legacy-values = Wartości Dziedzictwa
balance-rounds = Rundy
balance-round = Runda { $n }: poza 45–55: { $outside }, najdalsza { $rate }
balance-round-plain = Bez Dziedzictwa: poza 45–55: { $outside }, najdalsza { $rate }
balance-proposal = Propozycja
balance-changes = zmiany: { $n }
balance-no-proposal = Żadna zmiana nie poprawia wyniku.
balance-applied = Zastosowano albo wartości zmieniły się od tego czasu
balance-rows-of = Wrażliwość: { $card }
balance-rows-hint = O ile punktów procentowych zmienia się odsetek zwycięstw ({ $hero }), gdy wartość jest o jeden większa lub mniejsza; partie na zmianę: { $games }
balance-rows-stopped = Niczego nie zmierzono.
balance-no-values = Żaden wiersz karty nie ma wartości, którą można zmienić.
balance-not-tried = Wiersz { $n } z wartością { $value } jest niedozwolony
balance-no-match = Zasady tego projektu nie opisują partii, więc jego kartami nie można grać
balance-strength = Siła
balance-strength-hint = Jaką część gier wygrywa talia z tą kartą, z uwzględnieniem jej udziału: w taliach losowych i w taliach, które ewoluują ku wygranym.
balance-pairs = Pary partii
balance-by-chance = Losowo
balance-evolved = Po ewolucji
balance-prices = Dopasowane ceny
balance-prices-hint = Jaka powinna być cena operacji w stosunku do obecnej. Nic się nie zmieni, dopóki nie zastosujesz propozycji.
balance-no-prices = Siły nic nie mówią o cenach.
balance-saved = Zapisano: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = Zmień ID na { $value }
undo-set-name = Zmień nazwę na { $value }
undo-set-type = Zmień typ na { $value }
undo-set-number = Zmień { $number } na { $value }
undo-set-subtype = Zmień podtyp na { $value }
undo-set-trigger = Zmień wyzwalacz na { $value }
undo-set-hero = Zmień bohatera na { $value }
undo-set-book = Zmień Księgę na { $value }
undo-set-flavour = Zmień tekst klimatyczny
undo-set-art = Zmień ilustrację na { $value }
undo-set-notes = Zmień notatki
undo-set-status = Zmień status na { $value }
undo-set-wording = Zmień tekst ({ $language })
undo-set-all = { $count ->
    [one] Zmień { $count } kartę
    [few] Zmień { $count } karty
   *[many] Zmień { $count } kart
}
undo-set-row = Zmień wiersz { $row }
undo-insert-rows = { $count ->
    [one] Dodaj { $count } wiersz
    [few] Dodaj { $count } wiersze
   *[many] Dodaj { $count } wierszy
}
undo-remove-row = Usuń wiersz { $row }
undo-move-row = Przenieś wiersz { $row }
undo-duplicate-row = Powiel wiersz { $row }
undo-add-card = Dodaj { $id }
undo-add-hero = Dodaj { $id }
undo-add-book = Dodaj { $name }
undo-duplicate = { $count ->
    [one] Powiel: { $name }
    [few] Powiel { $count } karty
   *[many] Powiel { $count } kart
}
undo-delete = { $count ->
    [one] Usuń: { $name }
    [few] Usuń { $count } karty
   *[many] Usuń { $count } kart
}
undo-move-to-hero = Przenieś do: { $hero }
undo-paste-cards = { $count ->
    [one] Wklej: { $name }
    [few] Wklej { $count } karty
   *[many] Wklej { $count } kart
}
undo-set-json = Edytuj JSON: { $name }
undo-replace = Zamień { $find } na { $with }
undo-fix = { $count ->
    [one] Napraw { $count } problem
    [few] Napraw { $count } problemy
   *[many] Napraw { $count } problemów
}
undo-set-levers = Skalibruj balans ({ $count })
undo-set-ruleset = Zmień zasady
undo-write-message = Edytuj { $id } ({ $language })
undo-remove-message = Usuń { $id } ({ $language })
undo-approve-messages = Zatwierdź komunikaty: { $count } ({ $language })
undo-review-messages = Przejrzyj komunikaty: { $count } ({ $language })
undo-new-language = Nowy język: { $language }
undo-reload = Wczytaj plik ponownie
undo-merge = Scal z plikiem
undo-recover = Odzyskaj niezapisane zmiany
undo-restore = Przywróć wcześniejszą wersję

## The sandbox

screen-sandbox = Piaskownica
do-go-sandbox = Przejdź do piaskownicy
do-try = Wypróbuj na planszy
do-resolve = Rozpatrz
do-step = Krok
do-back = Wstecz
do-restart = Od początku
do-save-scenario = Zapisz scenariusz
do-run-scenarios = Uruchom scenariusze
do-new-match = Nowa rozgrywka
sandbox-board = Plansza
sandbox-presets = Zacznij od
sandbox-scenarios = Scenariusze
sandbox-open-file = Otwórz scenariusz lub rozgrywkę
preset-empty = Pusta plansza
preset-mid-game = Środek rozgrywki
preset-nearly-dead = Blisko porażki
preset-full = Pełne plansze
preset-later-book = Środek rozgrywki, przeciw późniejszej Księdze
sandbox-against = { $one } przeciw { $other }
sandbox-turn = Tura
sandbox-seed = Ziarno
sandbox-play-on = Graj dalej
sandbox-play-on-hint = Graj według zasad od tej pozycji
sandbox-end-turn = Zakończ turę
sandbox-no-scenarios = Projekt nie ma jeszcze scenariuszy
sandbox-pass = Wszystkie przechodzą: { $n }
sandbox-fail = Nie przechodzą: { $n }
sandbox-passing = Przechodzą
sandbox-failing = Nie przechodzą
sandbox-about = Co pokazuje
sandbox-save-hint = Zapisuje w pliku planszę, jej kroki i oczekiwania.
sandbox-taken = Jest tam inny plik albo ten zmieniono gdzie indziej. Wybierz inną nazwę.
sandbox-drag-hint = Przeciągnij do strefy lub naciśnij Alt+Enter
sandbox-put-into = Umieść w
sandbox-move-to = Przenieś do
sandbox-add-card = Dodaj kartę
sandbox-remove = Usuń
sandbox-copy-card = Powiel
sandbox-card-menu = Karta
sandbox-play-card = Zagraj z ręki
sandbox-arrived = Przyzwany w tej turze
sandbox-not-arrived = Przyzwany wcześniej
sandbox-reveal = Oznacz jako ujawnioną
sandbox-hide = Oznacz jako zakrytą
sandbox-revealed = ujawniona
sandbox-count = Liczba kart
sandbox-pile = Karty ze stosu
sandbox-pile-hint = Do ręki
sandbox-no-hero = Bez bohatera
sandbox-more-numbers = Więcej wartości
sandbox-expect-this = Ustaw jako oczekiwane
sandbox-written-out = Karta bez ID
sandbox-played-by = Zagrywa
sandbox-pick = Wybierz kartę
sandbox-pick-hint = Kliknij kartę po lewej lub na planszy, potem Rozpatrz albo Krok.
sandbox-no-rows = Ta karta nie ma efektu.
sandbox-undone = cofnięty
sandbox-next = następny
sandbox-choose-target = Wybierz cel na planszy
sandbox-rules-choose = Niech wybiorą zasady
sandbox-trace = Przebieg
sandbox-step = Krok { $n }: { $what }
sandbox-steps = Kroki: { $n }
sandbox-copy-trace = Kopiuj przebieg
toast-trace-copied = Skopiowano przebieg
sandbox-nothing = Nic się jeszcze nie stało
sandbox-nothing-hint = Wybierz kartę i rozpatrz ją: każdy wiersz powie tu, co zrobił i dlaczego.
sandbox-no-board = Ten plik nie jest planszą
sandbox-no-board-hint = Jego problemy są powyżej. Zacznij od innej planszy albo popraw plik.
sandbox-expectations = Oczekiwania
sandbox-holding = Spełnione: { $n } z { $all }
sandbox-expect = Dodaj oczekiwanie
sandbox-expect-hint = Ustal oczekiwaną wartość, a scenariusz ją sprawdzi.
sandbox-found = teraz { $value }
sandbox-forget = Usuń oczekiwanie
sandbox-match = Rozgrywka
sandbox-legal = Dozwolone akcje
sandbox-log = Dziennik
sandbox-log-start = Początek
sandbox-back-to = Cofnij do tego miejsca
sandbox-forth-to = Ponów do tego miejsca
sandbox-to-end = Do końca
sandbox-to-move = Ruch: { $who }, tura { $turn }
sandbox-end-phase = Zakończ fazę
sandbox-won = Zwycięstwo: { $who }
sandbox-draw = Remis
sandbox-player = Gracz
player-by-hand = Ręcznie
sandbox-first = Zaczyna
sandbox-first-rules = Według zasad
sandbox-begin = Zacznij
sandbox-undo-edit = Edycja planszy
sandbox-undo-action = Akcja rozgrywki
tabletop-yes = Tak
tabletop-no = Nie
tabletop-effect = Efekt { $n }
tabletop-no-target = Brak celu
tabletop-order = Kolejność
tabletop-order-hint = w kolejności wybierania
tabletop-use = Użyć?
tabletop-choose = wybierz: { $n }
tabletop-choose-some = wybierz od { $min } do { $max }
tabletop-costs = Nie można zapłacić kosztu
tabletop-over = Rozgrywka jest skończona. Cofnij decyzje albo zacznij nową.
tabletop-shown = Plansza po: { $what }
tabletop-shown-title = W trakcie akcji
tabletop-shown-hint = Przechodź od wpisu do wpisu albo idź na koniec, aby zdecydować.
tabletop-show-entry = Pokaż planszę z tego momentu
tabletop-confirm = Potwierdź
tabletop-pass = Spasuj
tabletop-pass-key = Spacja
tabletop-thinks = Za tego gracza decyduje program
tabletop-nothing = Teraz nic nie można zrobić
tabletop-why = Dlaczego?
tabletop-why-hint = Ile ta decyzja daje w oczach zachłannego gracza w porównaniu z pasem lub wcześniejszą pozycją i jej miejsce wśród wszystkich odpowiedzi
tabletop-why-others = Inne odpowiedzi
tabletop-waiting = Oczekuje
tabletop-waiting-hint = { $n }, następny na górze
tabletop-waiting-more = jeszcze { $n }
tabletop-limbo = właśnie zagrywana
tabletop-rule = Zasady
tabletop-edited = Edytowana plansza
tabletop-unwritten = Na planszy nie da się zapisać tego, co działa teraz na kartę { $card }. Edytuj wcześniejszą pozycję.
tabletop-unlaid = Zasady nie dopuszczają takiej planszy: { $fault }
tabletop-library = Karty gry
tabletop-chapters = Rozdziały
tabletop-match-hint = Dwie talie projektu. To samo ziarno daje tę samą rozgrywkę.
tabletop-seen-by = Czyje ukryte karty są widoczne
tabletop-seen-by-hand = Graczy, za których decydujesz
tabletop-seen-by-both = Obu graczy
tabletop-forward = Następna decyzja
tabletop-back = Wróć do swojej ostatniej decyzji
tabletop-empty = Nie ma rozgrywki
tabletop-empty-hint = Rozgrywka wymaga zestawu zasad bez błędów.
tabletop-question = Pytanie
tabletop-not-now = Nie w tej chwili
tabletop-used = Już użyte
tabletop-full = Nie ma już miejsca
tabletop-not-from-here = Nie z tej strefy
tabletop-aimless = Nie ma dla tego celu

## Rows and screens of games that are data

slot-on = kiedy
slot-as = jak
slot-once = raz na
slot-may = opcjonalnie
slot-cost = koszt
slot-word = słowo
slot-who = kto
slot-to = cel
slot-for = czas trwania
slot-add = Dodaj do wiersza { $n }
slot-nothing = Nie ma nic do wyboru.
slot-once-turn = turę
slot-once-match = rozgrywkę
slot-who-self = ty
slot-who-opponent = przeciwnik
slot-who-both = obaj gracze
group-no-type = Bez typu
field-keywords = Słowa kluczowe
undo-set-words = Zmień { $set } na { $value }

## Abilities and targets of whole games

abilities-of = Zdolności: { $abilities }
rows-counted = Wiersze: { $rows }
do-add-ability = Dodaj zdolność
do-ability-up = Przenieś zdolność w górę
do-ability-down = Przenieś zdolność w dół
do-row-in = Przenieś wiersz do wiersza powyżej
do-row-out = Wyjmij wiersz
do-duplicate-ability = Powiel zdolność
do-delete-ability = Usuń zdolność
undo-move-ability = Przenieś zdolność
undo-remove-ability = Usuń zdolność
undo-duplicate-ability = Powiel zdolność
undo-add-ability = Dodaj zdolność
ability-handle = Zdolność przy wierszu { $n }: przeciągnij, aby przenieść
ability-plain = jak zwykle
effects-add = Dodaj wiersz nadawany przez wiersz { $n }
slot-remove = Usuń
slot-card = karta
slot-against = przeciw
card-by-chance = losowa karta
slot-card-named = Po nazwie
slot-card-random = Losowo
slot-card-written = Zapisana tutaj
slot-card-add = Dodaj właściwość
flag-yes = tak
flag-no = nie
count-at-least = co najmniej
count-at-most = co najwyżej
count-exactly = dokładnie
target-preset = Wzorzec
target-custom = Własny
target-who = Kto
target-who-self = Ty
target-who-opponent = Przeciwnik
target-who-any = Dowolny
target-zone = Strefa
target-zone-add = Kolejna strefa
target-count = Liczba
target-exactly = Dokładnie
target-up-to = Do
target-all = Wszystkie
target-chosen = Wybór
target-choose = twój
target-by-opponent = przeciwnika
target-named = przy użyciu
target-random = losowo
target-most = najwięcej
target-least = najmniej
target-number = Cecha
target-other = inna karta niż ta
target-filters = Filtry
target-fits = Pasuje: { $n } z { $of }
target-show = Pokaż
filter-add = filtr
filter-or = lub
filter-in-play = znane w grze
tests-any = dowolne z
tests-all = wszystkie z
tests-not = nie

## Decks

do-decks = Edytuj talie
deck-choose = Wybierz talię
deck-new = Nowa talia
deck-duplicate = Powiel talię
deck-delete = Usuń talię
deck-copy = Skopiuj talię jako tekst
deck-save = Zapisz talię jako tekst
deck-name = Nazwa talii
deck-leader = Przywódca
deck-locked = Zablokowana: karty wynikają z bohatera
deck-none = Nie ma jeszcze talii
deck-none-hint = Talia to lista kart, którymi gra się w piaskownicy i w balansie.
deck-empty = Ta talia nie ma jeszcze kart
deck-empty-hint = Kliknij dwukrotnie kartę w bibliotece albo naciśnij na niej +.
deck-add = Dodaj jedną
deck-remove = Usuń jedną
deck-legal = Zgodna z zasadami talii
deck-unchecked = Zasady nie ograniczają talii
deck-hand = Ręka próbna
deck-redraw = Rozdaj nową rękę
deck-draw = Dobierz kartę
deck-hand-none = Z tej talii nie da się rozdać ręki.
column-in-deck = W talii
toast-deck-copied = Skopiowano talię
undo-set-deck = Zmień { $name }

## Import

do-import = Importuj karty
import-new = Nowe: { $n }
import-changed = Zmienione: { $n }
import-same = Bez zmian: { $n }
import-absent = Nie ma w arkuszu: { $n }
import-line = Wiersz { $n }
import-unread = Niezrozumiane ({ $n }): { $text }
import-now = Importuj
import-blocked = Nie ma czego importować: najpierw błędy albo nie ma nic nowego.
undo-import = Importuj karty

## The gallery of cards, a page for any browser

gallery-search = Szukaj w nazwach i tekstach
gallery-tags = Znaczniki
# $n is a count of cards.
gallery-count = Karty: { $n }
gallery-nothing = Żadna karta nie pasuje. Wybierz mniej znaczników albo wyczyść wyszukiwanie.
gallery-locked = Zablokowana karta
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Zarejestrowano: { $counted } z { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = Karta „{ $name }”

do-design = Narzędzia projektowe
do-submit = Zgłoś kartę
design-line = Linia produkcyjna
design-goals = Cele
design-packs = Paczki
design-prints = Wydrukowane karty
design-inbox = Zgłoszenia
design-rulings = Wyjaśnienia zasad
design-glossary = Słowniczek
design-clues = Ukryte kody
design-text = Tekst
design-cards = Karty
design-combinations = Dozwolone kombinacje: { $shown } z { $all }
design-excluded = { $rule }: pominięto { $n }
design-no-file = nie ma takiego pliku
design-step = Krok
design-step-combine = Łączenie
design-step-tag = Nadanie znacznika
design-step-write = Zapis
design-count = Liczba
design-group = Grupa
design-lift = Współczynnik
design-won = Wygrane
design-tags-of = Znaczniki karty { $card }: { $tags }
design-goal = Cel
design-bound = Granica
design-values = Zmierzono
design-state = Stan
design-met = Osiągnięty
design-missed = Nieosiągnięty
design-unmeasured = Nie zmierzono
design-unmeasured-hint = Rozegraj partie na ekranie Balans; ten cel zostanie w nich zmierzony.
design-no-values = Dla tego celu nie ma czego mierzyć.
design-pack = Paczka
design-lore = Karta opowieści
design-packs-note = Wydrukowane karty: { $cards }, paczki: { $packs }; do całego zestawu potrzeba średnio { $n } paczek
design-packs-trades = Wymieniający się gracze: { $players }, paczki na każdego: { $n }, wymienione karty: { $cards }
design-packs-mix = Nowe karty: { $new }, wydrukowane wcześniej: { $old }
design-printed = Wydrukowano
design-registered = Zarejestrowano
design-prints-note = Numery seryjne są w pliku { $ledger }, zgłoszenia właścicieli w pliku { $owners }.
design-question = Pytanie
design-uses = Używa
design-term = Pojęcie
design-meaning = Znaczenie
design-unused = Żadna karta ani zasada nie używa tego pojęcia.
design-code = Kod
design-mark = Znak
design-place = Miejsce na przedniej stronie
design-author = Autor
design-taken = Przyjęto jako { $card }
design-state-new = Nowe
design-state-in-talk = W rozmowach
design-state-wanted = Pożądane
design-state-declined = Odrzucone
design-same = Robi to samo co { $cards }
design-worse = Pod każdym względem gorsza niż { $cards }
design-better = Pod każdym względem lepsza niż { $cards }
design-no-match = Zasady tej gry nie opisują całej rozgrywki
design-no-match-hint = To narzędzie wymaga zasad w formacie 2; pozostałe działają także z tą grą.
design-working = Praca w toku…
design-none = Ta gra jeszcze ich nie ma
design-none-hint = Plik { $file } w folderze projektu określa, co tu widać.
design-wrong = Nie można tego pokazać
design-save = Zapisz jako pliki
design-open-pack = Otwórz paczkę
design-receive = Dodaj zgłoszenie
design-issue = Wydaj numery seryjne
design-surprise = Zaskocz mnie
design-empty = Na razie nic tu nie ma
design-all-kinds = Wszystkie rodzaje efektów
design-as-grid = Pokaż jako siatkę
design-as-list = Pokaż jako listę
design-add-to = Dodaj do: { $card }
design-take = Przyjmij jako kartę
design-put-on = Dodaj do karty…
design-comment-on = Czego dotyczy komentarz
design-comment-card = Cała karta
design-comment-row = Wiersz { $n }
design-measure-letters = Litery na karcie
design-measure-rows = Wiersze karty
design-measure-partners = Karty pasujące do filtrów karty
design-measure-off-budget = Odległość od budżetu
design-measure-better = Lepsze karty
design-measure-negating = Efekty, które anulują, w procentach
design-measure-median-turns = Tury partii, mediana
design-measure-shortest-game = Tury najkrótszej partii
design-measure-early = Partie rozstrzygnięte wcześnie, w procentach
design-measure-deck-wins = Partie wygrane przez talię, w procentach
design-measure-overtaken = Lepsze karty, które przyszły później
design-measure-rulings = Wyjaśnienia o karcie
design-measure-acts = Decyzje w turze
design-measure-unplayed = Karty w partii, których nie zagrano
design-measure-watching = Tury, w których drugi gracz tylko patrzy, w procentach
design-measure-stuck = Partie z turą bez żadnego działania, w procentach
design-measure-cut-off = Partie, które kończy dopiero ostatnia tura, w procentach
design-measure-price-rank = Zgodność cen z grą, w procentach
design-measure-even-cards = Karty z 45–55% wygranych, w procentach
design-add = Dodaj: { $name }
design-remove = Usuń: { $name }
design-up = W górę: { $name }
design-down = W dół: { $name }
design-nothing = Brak
design-price-flat = Stała
design-price-each = Za jednostkę
design-new-tag = nowy znacznik
design-new-look = nowy wygląd
design-add-tag = Dodaj znacznik
design-add-goal = Dodaj cel
design-set-up = Ustaw
design-field-id = Nazwa
design-field-find = Znajduje
design-field-lang = Język tekstów
design-field-requires = Wymaga też
design-field-group = Grupa
design-field-also = Wybrane ręcznie
design-field-measure = Miara
design-field-at-least = Co najmniej
design-field-at-most = Co najwyżej
design-field-turn = Przed turą
design-field-operations = Operacje
design-field-why = Dlaczego
design-field-letter = Litera
design-field-weight = Waga (mg)
design-field-paper-weight = Gramatura (g/m²)
design-field-copies = Kopie każdej
design-field-size = Karty w paczce
design-field-rarities = Rzadkości
design-field-target = Waga paczki (mg)
design-field-paper = Papier wkładek
design-field-width = Szerokość (µm)
design-field-height = Wysokość (µm)
design-field-printed = Wydrukowane wcześniej
design-field-threshold = Potrzebne numery
design-field-one-per-account = Jeden na konto
design-field-each-rarity = Każda rzadkość
design-field-prefix = ID zaczynają się od
design-field-slack = Tolerancja
design-field-limits = Limity
design-field-types = Typy kart
design-field-base = Podstawa
design-field-per = Więcej za jednostkę
design-field-is = Stała
design-field-each = Za jednostkę
design-field-lasting = Według czasu trwania
design-field-words = Według słowa
design-field-bound = Według granicy
design-field-plus = Plus
design-field-who = Według gracza
design-field-to = Według celu
design-field-ways = Typy efektów
design-field-timings = Momenty
design-field-costs = Koszty
design-field-condition = Z warunkiem
design-field-all = Dla wszystkich
design-field-all-targets = Cele „wszystkie”
design-field-numbers = Więcej znaczy lepiej
design-field-same = Równe w obu
design-field-run = Nakład
design-field-unlock = Odblokowanie
design-field-portal = Zgłoszenia
design-field-budget = Budżet
design-field-better = Lepsze karty
