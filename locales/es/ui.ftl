## The window: screens and panels

screen-cards = Cartas
screen-print = Imprimir
screen-generate = Generar
screen-settings = Ajustes
library = Biblioteca
library-tags = Columnas de etiquetas
# $shown and $all are counts of cards.
library-some = { $shown } de { $all } cartas
library-all = { $all ->
    [one] { $all } carta
   *[other] { $all } cartas
}
library-flat = Una sola lista, sin grupos
library-group = Agrupar por héroe
library-empty = Aún no hay cartas
library-empty-hint = Crea la primera o pega cartas del portapapeles.
group-no-hero = Sin héroe
fold = Contraer
unnamed = Sin nombre
preview = Vista previa
effects = Efectos
languages = Idiomas
problems = Problemas
effect = Efecto
face = Anverso

## Columns of the library

column-id = ID
column-name = Nombre
column-type = Tipo
column-languages = Idi.
column-problems = Problemas

## The filter

filter-clear = Borrar el filtro
filter-nothing = Sin resultados
filter-nothing-hint = Ninguna carta tiene todo lo que pide el filtro. Quita una palabra o bórralo.

## Fields of a card

field-name = Nombre
field-type = Tipo
field-hero = Héroe
field-book = Libro
field-status = Estado
field-subtype = Subtipo
field-trigger = Disparad.
field-art = Imagen
field-notes = Notas
field-flavour = Ambiente
status-none = Sin estado
status-idea = Idea
status-draft = Borrador
status-playtest = En pruebas
status-final = Final
art-hint = Suelta una imagen aquí
art-choose = Elegir imagen
new-card-name = Carta nueva
choose = Elegir
more = Más
copy-id = Copiar el ID
editor-empty = Ninguna carta seleccionada
editor-empty-hint = Elige una en la biblioteca o crea una nueva.

## Rows

if = si
always = siempre
while-in-play = mientras esté en juego
# $rows and $most are counts of rows.
rows-of = { $rows } de { $most } filas
rows-empty = Aún no hay filas: ¿qué debe hacer la carta?
rows-full = { $n ->
    [one] Una carta tiene como máximo { $n } fila
   *[other] Una carta tiene como máximo { $n } filas
}
row-number = fila { $n }
row-handle = Fila { $n }: arrastra para mover
# $rows is a list of numbers.
row-numbers = fila { $rows }
row-no-text = Sin texto mientras la fila tenga errores
operation = Operación
operation-search = Buscar operaciones
operation-of-row = Operación de la fila { $n }
value-of-row = Valor de la fila { $n }
# $types is a list of card types.
only-on = Solo en: { $types }
part = Función
part-base = Base
part-replace = Sustituye
part-bonus = Añade
condition = condición
condition-add = Añadir una condición a la fila { $n }
condition-of-row = Condición de la fila { $n }
condition-number = Número de la condición
condition-remove = Quitar la condición
condition-search = Buscar condiciones
legacy = Legado
# $limit is a percentage such as "50 %".
legacy-of = de { $limit }
legacy-none = No es posible añadir Legado: hace falta una fila sin condiciones con un valor, un Libro posterior y que quede parte del porcentaje
# $op is the name of an operation, $book a number.
legacy-offer = { $op } contra el Libro { $book }
percent = { $n } %

## The pane of JSON

json = JSON
json-name = JSON de la fila o carta
json-of-row = Fila { $n } en JSON
json-row = Fila
json-record = Carta
json-valid = válido
json-no-row = Elige una fila para verla en JSON.

## Languages of a card

languages-none = Aún no hay texto
languages-none-hint = El texto aparecerá aquí en todos los idiomas en cuanto la carta no tenga errores.
language-source = Idioma de origen
language-own-words = Texto personalizado
language-falls-back = En parte en inglés
language-lacks-name = Nombre sin traducir
language-lacks-flavour = Texto de ambientación sin traducir
language-open = Haz clic para abrirlo en Idiomas
face-language = Idioma de la carta

## The face

face-none = El anverso se dibujará en cuanto la carta no tenga errores.
face-drawing = Dibujando…
face-failed = La plantilla no puede dibujar este anverso.
face-size = Tamaño
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Texto de reglas
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n ->
    [one] { $n } no cabe
   *[other] { $n } no caben
}
face-all-fit = todos caben
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Zoom del anverso
face-point = Señala una frase o una fila para ver de dónde viene.
export-picture = PNG

## Bars and menus

project-menu = Proyecto
recent-projects = Recientes
unsaved = Sin guardar
read-only = Solo lectura
search = Buscar
words-search-or-new = Buscar o escribir una palabra nueva
search-everything = Buscar cartas, comandos, pantallas
interface-language = Idioma de la interfaz
problems-count = { $errors ->
    [one] { $errors } error
   *[other] { $errors } errores
}, { $warnings ->
    [one] { $warnings } advertencia
   *[other] { $warnings } advertencias
}
cards-chosen = { $n ->
    [one] { $n } carta seleccionada
   *[other] { $n } cartas seleccionadas
}
move-to-hero = Mover a otro héroe
dismiss = Ocultar
cancel = Cancelar
close = Cerrar
apply = Aplicar

## What can be done

do-new-project = Proyecto nuevo
do-open = Abrir
do-save = Guardar
do-save-as = Guardar como
do-backups = Versiones anteriores
do-undo = Deshacer
do-redo = Rehacer
do-palette = Buscar en todo
do-shortcuts = Atajos de teclado
do-problems = Mostrar problemas
do-next-problem = Problema siguiente
do-fix-all = Corregir todos los de este tipo
do-go-cards = Ir a las cartas
do-go-print = Ir a la impresión
do-go-generate = Ir a la generación
do-go-settings = Ir a los ajustes
do-new-card = Carta nueva
do-duplicate-cards = Duplicar cartas
do-delete-cards = Eliminar cartas
do-copy = Copiar
do-cut = Cortar
do-paste = Pegar
do-bulk-edit = Editar varias cartas
do-replace = Buscar y reemplazar
do-filter = Filtrar la biblioteca
do-select-all = Seleccionar todas las cartas mostradas
do-next-card = Carta siguiente
do-previous-card = Carta anterior
do-edit-name = Editar el nombre
do-add-row = Añadir fila
do-add-legacy = Añadir Legado
do-duplicate-row = Duplicar fila
do-delete-row = Eliminar fila
do-row-up = Subir fila
do-row-down = Bajar fila
do-json = Mostrar JSON
do-zoom-in = Acercar
do-zoom-out = Alejar
do-zoom-reset = Tamaño normal
do-dark = Tema oscuro
do-light = Tema claro
do-system = Tema del sistema
do-quit = Salir

## The palette

palette-name = Buscar en todo
palette-hint = Un comando, una carta, una pantalla
palette-commands = Comandos
palette-cards = Cartas
palette-nothing = Sin resultados
palette-choose = elegir
palette-run = ejecutar
palette-only-commands = comandos
palette-only-cards = cartas
# $found and $all are counts.
palette-count = { $found } de { $all }
reason-nothing-to-undo = Nada que deshacer
reason-nothing-to-redo = Nada que rehacer
reason-no-card = Ninguna carta seleccionada
reason-no-row = Ninguna fila seleccionada
reason-no-problem = No hay problemas
reason-read-only = El proyecto es de solo lectura

## Problems

problem = Problema
problem-card = Carta
problem-place = Lugar
problem-code = Código
problem-filter = Código, carta o mensaje
problems-none = Sin problemas
problems-none-hint = Todas las cartas cumplen las reglas.
problems-nothing = Ningún problema coincide con el filtro
fix-set = Poner en { $value }
fix-change = Cambiar a { $value }
fix-remove = Quitar { $member }
fix-remove-conditions = Quitar las condiciones
fix-remove-value = Quitar el valor
fix-make-base = Convertir en base
errors-shown = { $n ->
    [one] { $n } error
   *[other] { $n } errores
}
warnings-shown = { $n ->
    [one] { $n } advertencia
   *[other] { $n } advertencias
}
# $code is the code of a kind of problem.
fix-all-of = Corregir todos los { $code }

## Dialogs

files-open = Abrir un proyecto
files-save-as = Guardar en una carpeta
files-picture = Elegir una imagen
files-path = Ruta
files-up = Carpeta superior
files-name = Nombre de la carpeta nueva
files-empty = No hay nada que elegir aquí
files-no-portal = El sistema no ofrece aquí cuadros de diálogo de archivos, así que el estudio muestra los suyos.
files-system = El cuadro de diálogo de archivos del sistema está abierto en su propia ventana.
files-here = Elegir aquí
choose-this-folder = Elegir esta carpeta
find = Buscar
replace-with = Reemplazar por
in-names = En nombres
in-notes = En notas
in-flavour = En textos de ambientación
match-case = Distinguir mayúsculas
only-chosen = Solo en las cartas seleccionadas
replace-all = Reemplazar todo
replace-found = { $n ->
    [0] Sin resultados
    [one] Encontrado en { $n } carta
   *[other] Encontrado en { $n } cartas
}
bulk-title = { $n ->
    [one] Editar { $n } carta
   *[other] Editar { $n } cartas
}
bulk-hint = Lo que fijes aquí se aplica a todas las cartas seleccionadas, en un solo paso.
bulk-unchanged = Sin cambios
conflict-title = El archivo se ha modificado en otro lugar
conflict-hint = Alguien más ha guardado este proyecto desde que lo abriste. No se ha sobrescrito nada.
conflict-legend = − aquí, + en el archivo; donde ambas partes cambiaron lo mismo, al combinar queda lo de aquí
conflict-mine = Conservar mi versión
conflict-theirs = Tomar la otra versión
conflict-merge = Combinar ambas
conflict-changed-mine = modificado aquí
conflict-changed-theirs = modificado en otro lugar
conflict-changed-both = modificado en ambos lados
recovery-title = Se han encontrado cambios sin guardar
recovery-hint = { $n ->
    [one] El estudio se cerró antes de guardar { $n } cambio.
   *[other] El estudio se cerró antes de guardar { $n } cambios.
}
recovery-recover = Recuperar
recovery-discard = Descartar
backups-title = Versiones anteriores
backups-none = Aún no hay versiones anteriores. Se conserva una cada vez que guardas.
backups-restore = Restaurar
end-title = Hay cambios sin guardar
end-hint = ¿Guardarlos antes de continuar?
end-save = Guardar
end-discard = No guardar

## The start screen, and the dialog for a new project

screen-start = Inicio
do-go-start = Pantalla de inicio
start-projects = Proyectos
start-no-projects = Aún no hay proyectos
start-no-projects-hint = Parte de un juego de la derecha o abre una carpeta.
start-no-match = Sin resultados
start-filter = Filtrar proyectos y juegos
start-missing = No está en su sitio anterior
start-forget = Quitar de la lista
start-back = Volver al proyecto abierto
start-days = { $n ->
    [0] hoy
    [1] ayer
   *[other] hace { $n } días
}
start-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
start-decks = { $n ->
    [one] { $n } mazo
   *[other] { $n } mazos
}
start-begin = Partir de un juego
start-begin-hint = Una copia de un juego completo que puedes cambiar: reglas, cartas, caras y textos en 16 idiomas
start-small = O empezar con algo pequeño
start-small-hint = El juego completo más pequeño, explicado entrada por entrada
start-begin-with = Crear una copia
start-look = Echar un vistazo
begin-title = Proyecto nuevo
begin-hint = Una copia de un juego incluido, en su propia carpeta.
begin-game = Juego
begin-folder = En la carpeta
begin-rules-only = Solo las reglas, sin cartas
begin-now = Crear
begin-no-name = Pon un nombre y una carpeta al proyecto.
begin-taken = { $path } ya existe y no está vacía.
begin-place = Se creará en { $path }.
outline-title = Un juego vacío
outline-hint = Tres pasos; todas las reglas se pueden cambiar después.
outline-begin = Crear el juego…
outline-name = Mi juego
outline-card = Qué tiene una carta
outline-turn = Qué es un turno
outline-end = Cómo se gana
outline-so-far = Tu juego hasta ahora
outline-most = { $what }, como máximo
outline-deck = Cartas por mazo
outline-copies = Copias de una carta
outline-grows = Crece en uno cada turno
outline-hand = Mano inicial
outline-drawn = Cartas robadas por turno
outline-field = En juego, como máximo
outline-life = Vida inicial
outline-decked = Quien no puede robar pierde
outline-limit = Límite de turnos
outline-trying = Se juegan partidas al azar…
outline-tried = { $n } partidas al azar con cartas simples: { $ended } acaban antes del límite de turnos, tras { $turns } turnos (mediana).

## Settings

settings-look = Apariencia
settings-theme = Tema
settings-zoom = Zoom
settings-language = Idioma
settings-card-language = Idioma de las cartas
settings-about = Acerca de
settings-version = Versión { $version }
settings-licences = Inter, JetBrains Mono y Noto se distribuyen con la licencia SIL Open Font License; los iconos de Lucide, con la licencia ISC.

## Locales

screen-locales = Idiomas
do-go-locales = Ir a los idiomas
messages = Mensajes
messages-search = ID, origen o texto
messages-nothing-hint = Ningún mensaje tiene todo lo que piden los filtros. Quita uno o vacía la búsqueda.
messages-approved = { $done } de { $all } aprobados
message-empty = Ningún mensaje elegido
message-empty-hint = Elige uno en la lista para escribirlo, revisarlo y verlo en las cartas.
message-none = aún sin texto
message-used = { $n ->
    [one] en { $n } carta
   *[other] en { $n } cartas
}
translation-language = Idioma de destino
state-missing = Falta
state-draft = Borrador
state-suggested = Propuesto
state-approved = Aprobado
state-needs-work = Por mejorar
state-rejected = Rechazado
state-outdated = Desfasado
all-files = Todos los archivos
all-checks = Todas las revisiones
with-problems = Con problemas
filter-file = Filtrar por archivo
filter-check = Filtrar por revisión
group-operations = Operaciones
group-conditions = Condiciones
group-triggers = Disparadores
group-targets = Objetivos
group-costs = Costes y duraciones
group-frames = Frases
group-words = Léxico
group-names = Nombres
group-cards = Cartas
group-trace = Resolución
group-rules = Reglas
group-interface = Interfaz
group-other = Otros
locale-source = origen
source-before = como se aprobó
source-now = ahora
source-changed = El origen ha cambiado desde que se aprobó este texto.
source-signature = El origen tiene ahora otras variables o atributos que al aprobarse.
fluent = Fluent
fields = Campos
writing-mode = Modo de edición
fields-entangled = Las variantes de este texto dependen unas de otras de un modo que los campos no muestran. Edítalo como Fluent.
fields-broken = Este texto aún no es válido. Corrígelo como Fluent.
field-text = Texto
fields-by-number = Un texto por forma de número
new-text-marked = El texto nuevo queda marcado hasta que se guarda.
not-kept-yet = Aún sin guardar: corrige antes los errores.
caret-place = Lín. { $line }, col. { $column }
checks = Revisiones
checks-count = { $pass } bien, { $look } por ver
check-syntax = Sintaxis
check-variables = Variables
check-plurals = Formas de número
check-attributes = Atributos
check-references = Referencias
check-typography = Puntuación y espacios
check-terms = Términos
check-forms = Formas de palabras
check-fidelity = Dice lo que hacen las filas
other-languages = Otros idiomas
other-languages-more = Mostrar todos los idiomas
other-languages-fewer = Mostrar menos idiomas
terms = Términos
comments = Comentarios
comment-write = Escribir un comentario
comment-send = Añadir
message-history = Historial
history-none = Aún sin historial
lexicon = Léxico
lexicon-word = Palabra del léxico
lexicon-plain = simple
lexicon-add-form = Añadir una forma
cells-missing = { $n ->
    [one] falta { $n } casilla
   *[other] faltan { $n } casillas
}
cell-missing = falta
coverage = Cobertura
coverage-none = Cada operación tiene un texto en cada idioma.
coverage-blocks = { $n ->
    [one] { $n } carta lo espera
   *[other] { $n } cartas lo esperan
}
real-cards = En cartas reales
real-cards-none = Ninguna carta muestra este texto.
sweep-value = Valor
cards-changed = Cartas que cambian
count-of = { $n } de { $all }
cards-changed-none = Ningún texto de carta difiere del guardado.
changes-layout = Composición
layout-same = como antes
more-troubles = { $n } más
new-language = Idioma nuevo
new-language-hint = Sus archivos empiezan con las formas de número y de palabra que necesita, y con inglés donde aún no hay nada.
new-language-tag = Código de idioma, como nl o pt-PT
create = Crear
do-approve = Aprobar y siguiente
do-suggest = Proponer y siguiente
do-needs-work = Por mejorar
do-reject = Rechazar con motivo
reject = Rechazar
reject-reason = ¿Por qué se rechaza?
do-approve-shown = Aprobar todos los mostrados
do-next-message = Mensaje siguiente
do-previous-message = Mensaje anterior
do-copy-source = Copiar el origen
do-edit-message = Editar el texto
do-filter-messages = Filtrar los mensajes
do-fields = Editar en campos
do-comment = Escribir un comentario
do-first-fix = Aplicar la primera corrección
do-next-value = Valor siguiente en las cartas
do-new-language = Idioma nuevo
do-suggest-only = Solo proponer
suggestions = Propuestas
suggestion-take = Aceptar
suggestion-drop = Descartar
author-name = Tu nombre, tal como figura junto a tus aportaciones
wording = Texto personalizado
wording-of = Texto personalizado ({ $language })
wording-remove = Volver al texto generado
wording-stale = Las filas han cambiado desde que se escribió este texto.
toast-approved = { $n ->
    [one] { $n } texto aprobado
   *[other] { $n } textos aprobados
}
toast-approve-blocked = Un error impide aprobarlo: corrígelo antes.
toast-all-done = Aquí no queda nada abierto.
comment-resolved = Resuelto
did-edited = Modificado
did-removed = Quitado
did-reopened = Reabierto
did-accepted = Propuesta aceptada
mend-remove = Quitar
mend-put = Insertar { $text }
new-language-there = Este idioma ya existe.
mend-add-form = Añadir { $form }
mend-copy-attribute = Copiar { $name } del origen
mend-space = Poner el espacio correcto

## Print

print-what = Contenido
print-all = Todas las cartas
print-shown = Cartas de la biblioteca
print-chosen = Cartas seleccionadas
print-as = Formato
print-png = Imágenes (PNG)
print-pdf = Pliegos (PDF)
print-svg = Dibujos (SVG)
print-tts = Para Tabletop Simulator
print-gallery = Galería (página web)
print-only-unlocked = Mostrar solo las cartas desbloqueadas
print-open = Abrir en el navegador
print-unusable = No se puede usar { $path }: { $words }
print-dpi = Puntos por pulgada
print-paper = Papel
print-bleed = Sangrado
print-crop-marks = Marcas de corte
print-backs = Dorsos a doble cara
print-to = Carpeta
print-start = Imprimir
# $done and $all are counts of cards.
print-progress = { $done } de { $all }
print-done = { $n ->
    [one] { $n } carta impresa
   *[other] { $n } cartas impresas
}
print-stopped = La impresión se ha detenido; no han quedado archivos incompletos.
print-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
print-languages = Idiomas
print-all-languages = Todos los idiomas
print-one-language = Un solo idioma
print-left-out = Omitidas por errores: { $n }
# $path is a folder or a file.
print-written = Impreso en { $path }
print-failed = No se ha impreso nada.
print-denied = No está permitido escribir en { $path }; elige otra carpeta
print-no-folder = Un archivo ocupa el lugar de { $path }; elige otra carpeta
print-full = No queda espacio en el disco de { $path }
print-unwritable = No se puede escribir { $path }: { $words }
print-not-made = Sin imprimir: { $n }
print-more-problems = y { $n } más
# $n is the page, $all the number of pages.
print-page-of = Página { $n } de { $all }
print-back-side = Dorsos
print-first-page = Primera página
print-previous-page = Página anterior
print-next-page = Página siguiente
print-last-page = Última página
print-nothing = No hay nada que imprimir.
print-nothing-hint = Elige otras cartas o borra el filtro de la biblioteca.
print-no-language = No se ha elegido ningún idioma.
print-no-language-hint = Elige al menos un idioma.

## Generate

generate-next = Cartas nuevas
generate-last = Anteriores
generate-shown = Vista
generate-list = Lista
# $n: the number of cards
generate-pool = Reserva de { $n }
generate-over = El texto no cabe en la carta
generate-a-second = Cartas por segundo
generate-cost = Coste
generate-cost-fitted = ajustado al precio
generate-cost-drawn = al azar
generate-refuse = Rechazar
generate-same = iguales
generate-worse = peores
generate-like = Modelo
generate-locked = Bloqueado
generate-lock-operation = Solo la operación
generate-unlock = Desbloquear
generate-others = Otras elecciones
generate-weight-hint = Doble clic: peso del reglamento. Alt+clic: solo este.
generate-seen = Añadidas: { $taken } de { $seen } vistas
generate-like-none = Sin carta de modelo
generate-weights = Pesos
generate-edits = Cambiados: { $n }
generate-reset = Volver a los pesos del reglamento
generate-keep = Guardar estos pesos en el reglamento
generate-types = Tipos
generate-timings = Momentos
generate-targets = Objetivos
generate-operations = Operaciones
generate-impossible = No existe una carta así
generate-working = Creando cartas…
generate-take = Añadir
generate-taken = Añadida
generate-more = Más como esta
generate-again = Otra vez
generate-price = Precio
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = de { $n }, { $off }
generate-derived = Probabilidad
# The probability of a card.
generate-one-in = 1 de cada { $n }
# A part of a card follows, such as “row 1”.
generate-lock = Bloquear
generate-rows = Filas de una carta
generate-nested = Anidadas
generate-off = Precio menos presupuesto
generate-fits = Encaja a la primera
generate-refused = Rechazadas
generate-refused-same = Igual que una carta
generate-refused-worse = Peor que una carta
generate-refused-budget = Fuera del margen
generate-refused-check = Contra una comprobación de las reglas
generate-drawn = Sorteo según los pesos
generate-nearest = La más parecida
generate-parts = Partes distintas: { $n }
generate-budget = Presupuesto por coste

## Notices

toast-saved = Guardado
toast-saved-formatted = Guardado y puesto en la forma habitual
toast-reloaded = Leído de nuevo: el archivo se ha modificado en otro lugar
toast-id-copied = ID copiado
toast-row-copied = Fila copiada
toast-cards-copied = Cartas copiadas
toast-deleted = { $n ->
    [one] { $n } carta eliminada
   *[other] { $n } cartas eliminadas
}

## Balance

screen-balance = Equilibrio
do-go-balance = Ir al equilibrio
do-run-balance = Simular
do-sensitivity = Sensibilidad
do-stop-work = Detener la simulación
do-calibrate = Calibrar
do-evaluate = Fuerza de las cartas
do-save-result = Guardar el resultado
do-open-result = Abrir un resultado
do-export-result = Exportar las cartas como CSV
balance-heroes = { $who ->
    [decks] Mazos
   *[heroes] Héroes
}
balance-heroes-hint = barra: media, línea: del peor al mejor duelo
balance-book = Libro { $n }
balance-all = Los { $n }
balance-chosen = { $n } elegidos
balance-choose-heroes = { $who ->
    [decks] Elegir mazos
   *[heroes] Elegir héroes
}
balance-two-heroes = { $who ->
    [decks] Elige al menos dos mazos
   *[heroes] Elige al menos dos héroes
}
balance-games = Partidas
balance-seed = Semilla
balance-new-seed = Otra semilla
balance-players = Jugadores
player-random = Aleatorio
player-easy = Fácil
player-greedy = Voraz
player-search = Búsqueda
balance-threads = Hilos
balance-progress = { $done } de { $all } duelos
balance-left = quedan { $time }
balance-simulating = Simulando
balance-calibrating = Calibrando
balance-measuring = Midiendo filas
balance-evaluating = Evaluando cartas
balance-preparing = Preparando…
balance-done = La simulación ha terminado
balance-evaluated = La evaluación ha terminado
balance-stopped = La simulación se ha detenido
balance-broken = El cálculo se interrumpió de forma inesperada; es un error del programa
balance-busy = Hay otro cálculo en curso; detenlo primero
balance-errors = El proyecto tiene errores, así que no se puede jugar
balance-errors-hint = Corrígelos primero; la lista de problemas muestra dónde están.
balance-no-heroes = { $who ->
    [decks] No hay dos mazos que puedan jugar
   *[heroes] No hay dos héroes que puedan jugar
}
balance-no-heroes-hint = { $who ->
    [decks] Un mazo puede jugar cuando cumple las reglas de construcción y sus cartas no tienen errores.
   *[heroes] Un héroe puede jugar cuando su mazo está completo y sin errores.
}
balance-empty = Aún no hay cifras
balance-empty-hint = { $who ->
    [decks] Elige arriba mazos y partidas y luego simula. Cada mazo juega contra todos los demás; duelos: { $n }.
   *[heroes] Elige arriba héroes y partidas y luego simula. Cada héroe juega contra todos los demás; duelos: { $n }.
}
balance-matchups = Duelos
balance-matchups-hint = { $who ->
    [decks] tasa de victorias del mazo de la fila, %
   *[heroes] tasa de victorias del héroe de la fila, %
}
balance-changed-note = cambios significativos: { $n } de { $all }
balance-against = { $one } contra { $other }
balance-win-rate = Tasa de victorias
balance-change = Cambio
balance-before = Antes
balance-interval = Intervalo del 95 %
balance-first-seat = Primer turno
balance-length = Duración
balance-turns = { $n } turnos
balance-turns-share = Turnos: { $n }, parte: { $rate }
balance-not-run = sin jugar
balance-outside = Fuera de 45–55: { $n }
balance-outside-band = fuera de 45–55
balance-beyond = significativo
balance-game-length = Duración de la partida
balance-ends = Cómo terminan las partidas
balance-end-rule = Por otra regla
balance-length-note = turnos de ambos jugadores, mediana { $n }, quien empieza gana { $rate }
balance-mean = Media
balance-not-printed = * Escudo simulado; en la carta figura otro
balance-cards = Cartas
balance-cards-all = Todas
balance-silent = Nunca aplicadas
balance-changed = Cambiadas
balance-played = Jugada
balance-drawn = Robada, gana
balance-played-win = Jugada, gana
balance-reach = Intervalo
balance-silent-rows = Filas nunca aplicadas en { $n } partidas: { $rows }
balance-open-card = Abrir la carta
balance-result = Resultado
balance-run = Ensayo { $n }
balance-compare = Comparar
balance-compare-with = Comparar con { $run }
balance-compare-none = Nada
balance-differs = { $run } se jugó de otro modo: { $what }
balance-other-game = otras cartas o reglas
balance-stale = Estas cifras son de un estado anterior de las cartas o las reglas
balance-again = Repetir
balance-gone = Ya no está en el juego: { $heroes }
balance-stopped-at = Detenido: { $done } de { $all } duelos completos
balance-go-on = Continuar
balance-game = Partida
balance-show-game = Mostrar la partida
balance-watch = Ver en el banco de pruebas
balance-watch-hint = Abre la partida por su inicio en el banco de pruebas, para recorrerla acción por acción
balance-watch-changed = Las cartas han cambiado desde esta partida. Vuelve a simular.
balance-won = Gana { $who }
balance-draw = Empate
balance-game-note = { $won }, turnos: { $n }, semilla { $seed }
balance-turn = Turno { $n }
balance-end = Fin de la fase
balance-calibration = Calibración
balance-calibration-hint = Ajusta los Escudos iniciales y los valores de Legado dentro de sus límites hasta que todos los duelos estén en 45–55 %. Nada cambia antes de que apliques la propuesta.
balance-shields = Escudos
balance-legacy-values = Valores de Legado
balance-rounds = Rondas
balance-round = Ronda { $n }: { $outside } fuera de 45–55, el más alejado { $rate }
balance-round-plain = Sin Legado: { $outside } fuera de 45–55, el más alejado { $rate }
balance-proposal = Propuesta
balance-changes = cambios: { $n }
balance-no-proposal = Ningún cambio lo mejora.
balance-applied = Aplicado, o los valores han cambiado desde entonces
balance-rows-of = Sensibilidad de { $card }
balance-rows-hint = Cuántos puntos porcentuales cambia la tasa de victorias de { $hero } cuando un valor sube o baja uno; partidas por cambio: { $games }
balance-rows-stopped = No se ha medido nada.
balance-no-values = Ninguna fila de la carta tiene un valor que pueda cambiar.
balance-not-tried = La fila { $n } con { $value } no está permitida
balance-no-match = Las reglas de este proyecto no describen ninguna partida, así que sus cartas no se pueden jugar
balance-strength = Fuerza
balance-strength-hint = Qué parte de sus partidas gana un mazo con la carta, ponderada por cuánto participó la carta: en mazos aleatorios y en mazos que evolucionan para ganar.
balance-pairs = Pares de partidas
balance-by-chance = Aleatorio
balance-evolved = Evolucionado
balance-prices = Precios ajustados
balance-prices-hint = El precio que correspondería a una operación, respecto al actual. Nada cambia hasta que apliques la propuesta.
balance-no-prices = Las fuerzas no dicen nada sobre los precios.
balance-saved = Guardado: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = Cambiar el ID a { $value }
undo-set-name = Cambiar el nombre a { $value }
undo-set-type = Cambiar el tipo a { $value }
undo-set-number = Cambiar { $number } a { $value }
undo-set-subtype = Cambiar el subtipo a { $value }
undo-set-trigger = Cambiar el disparador a { $value }
undo-set-hero = Cambiar el héroe a { $value }
undo-set-book = Cambiar el Libro a { $value }
undo-set-flavour = Cambiar el texto de ambientación
undo-set-art = Cambiar la imagen a { $value }
undo-set-notes = Cambiar las notas
undo-set-status = Cambiar el estado a { $value }
undo-set-wording = Cambiar el texto ({ $language })
undo-set-all = { $count ->
    [one] Editar { $count } carta
   *[other] Editar { $count } cartas
}
undo-set-row = Modificar la fila { $row }
undo-insert-rows = { $count ->
    [one] Añadir { $count } fila
   *[other] Añadir { $count } filas
}
undo-remove-row = Eliminar la fila { $row }
undo-move-row = Mover la fila { $row }
undo-duplicate-row = Duplicar la fila { $row }
undo-add-card = Añadir { $id }
undo-add-hero = Añadir { $id }
undo-add-book = Añadir { $name }
undo-duplicate = { $count ->
    [one] Duplicar { $name }
   *[other] Duplicar { $count } cartas
}
undo-delete = { $count ->
    [one] Eliminar { $name }
   *[other] Eliminar { $count } cartas
}
undo-move-to-hero = Mover a { $hero }
undo-paste-cards = { $count ->
    [one] Pegar { $name }
   *[other] Pegar { $count } cartas
}
undo-set-json = Editar el JSON de { $name }
undo-replace = Reemplazar { $find } por { $with }
undo-fix = { $count ->
    [one] Corregir { $count } problema
   *[other] Corregir { $count } problemas
}
undo-set-levers = Calibrar el equilibrio ({ $count })
undo-set-ruleset = Modificar el reglamento
undo-write-message = Editar { $id } ({ $language })
undo-remove-message = Quitar { $id } ({ $language })
undo-approve-messages = Aprobar mensajes: { $count } ({ $language })
undo-review-messages = Revisar mensajes: { $count } ({ $language })
undo-new-language = Nuevo idioma: { $language }
undo-reload = Volver a leer el archivo
undo-merge = Combinar con el archivo
undo-recover = Recuperar los cambios sin guardar
undo-restore = Restaurar una versión anterior

## The sandbox

screen-sandbox = Banco de pruebas
do-go-sandbox = Ir al banco de pruebas
do-try = Probar en el tablero
do-resolve = Resolver
do-step = Paso
do-back = Atrás
do-restart = Desde el principio
do-save-scenario = Guardar escenario
do-run-scenarios = Ejecutar escenarios
do-new-match = Nueva partida
sandbox-board = Tablero
sandbox-presets = Empezar con
sandbox-scenarios = Escenarios
sandbox-open-file = Abrir un escenario o una partida
preset-empty = Tablero vacío
preset-mid-game = Mitad de la partida
preset-nearly-dead = Casi derrotados
preset-full = Tableros llenos
preset-later-book = Mitad de la partida, contra un Libro posterior
sandbox-against = { $one } contra { $other }
sandbox-turn = Turno
sandbox-seed = Semilla
sandbox-play-on = Seguir jugando
sandbox-play-on-hint = Jugar según las reglas desde esta posición
sandbox-end-turn = Terminar el turno
sandbox-no-scenarios = El proyecto aún no tiene escenarios
sandbox-pass = Todos correctos: { $n }
sandbox-fail = Fallan: { $n }
sandbox-passing = Correctos
sandbox-failing = Fallidos
sandbox-about = Qué muestra
sandbox-save-hint = Guarda en un archivo el tablero, sus pasos y las expectativas.
sandbox-taken = Ahí hay otro archivo, o este se cambió en otro sitio. Elige otro nombre.
sandbox-drag-hint = Arrastra a una zona o pulsa Alt+Intro
sandbox-put-into = Poner en
sandbox-move-to = Mover a
sandbox-add-card = Añadir una carta
sandbox-remove = Quitar
sandbox-copy-card = Duplicar
sandbox-card-menu = Carta
sandbox-play-card = Jugar desde la mano
sandbox-arrived = Invocado este turno
sandbox-not-arrived = Invocado antes
sandbox-reveal = Marcar como revelada
sandbox-hide = Marcar como oculta
sandbox-revealed = revelada
sandbox-count = Número de cartas
sandbox-pile = Cartas del montón
sandbox-pile-hint = A la mano
sandbox-no-hero = Sin héroe
sandbox-more-numbers = Más valores
sandbox-expect-this = Fijar como valor esperado
sandbox-written-out = Carta sin ID
sandbox-played-by = Jugada por
sandbox-pick = Elige una carta
sandbox-pick-hint = Haz clic en una carta a la izquierda o en el tablero y luego en Resolver o Paso.
sandbox-no-rows = Esta carta no tiene efecto.
sandbox-undone = deshecha
sandbox-next = siguiente
sandbox-choose-target = Elige un objetivo en el tablero
sandbox-rules-choose = Que elijan las reglas
sandbox-trace = Traza
sandbox-step = Paso { $n }: { $what }
sandbox-steps = Pasos: { $n }
sandbox-copy-trace = Copiar la traza
toast-trace-copied = Traza copiada
sandbox-nothing = Aún no ha pasado nada
sandbox-nothing-hint = Elige una carta y resuélvela: cada fila cuenta aquí qué hizo y por qué.
sandbox-no-board = Este archivo no es un tablero
sandbox-no-board-hint = Sus problemas están arriba. Empieza con otro tablero o corrige el archivo.
sandbox-expectations = Expectativas
sandbox-holding = Se cumplen { $n } de { $all }
sandbox-expect = Añadir expectativa
sandbox-expect-hint = Fija el valor esperado, y el escenario lo comprobará.
sandbox-found = ahora { $value }
sandbox-forget = Quitar expectativa
sandbox-match = Partida
sandbox-legal = Acciones permitidas
sandbox-log = Registro
sandbox-log-start = Inicio
sandbox-back-to = Deshacer hasta aquí
sandbox-forth-to = Rehacer hasta aquí
sandbox-to-end = Hasta el final
sandbox-to-move = Jugador activo: { $who }, turno { $turn }
sandbox-end-phase = Terminar la fase
sandbox-won = Victoria: { $who }
sandbox-draw = Empate
sandbox-player = Jugador
player-by-hand = A mano
sandbox-first = Empieza
sandbox-first-rules = Según las reglas
sandbox-begin = Empezar
sandbox-undo-edit = Editar el tablero
sandbox-undo-action = Acción de la partida
tabletop-yes = Sí
tabletop-no = No
tabletop-effect = Efecto { $n }
tabletop-no-target = Sin objetivo
tabletop-order = Orden
tabletop-order-hint = en el orden en que elijas
tabletop-use = ¿Usarlo?
tabletop-choose = elige { $n }
tabletop-choose-some = elige de { $min } a { $max }
tabletop-costs = No se puede pagar el coste
tabletop-over = La partida ha terminado. Deshaz decisiones o empieza otra partida.
tabletop-shown = Tablero después de: { $what }
tabletop-shown-title = En mitad de una acción
tabletop-shown-hint = Pasa de una entrada a otra o ve al final para decidir.
tabletop-show-entry = Mostrar el tablero en ese momento
tabletop-confirm = Confirmar
tabletop-pass = Pasar
tabletop-pass-key = Espacio
tabletop-thinks = El programa decide por este jugador
tabletop-nothing = Ahora no se puede hacer nada
tabletop-why = ¿Por qué?
tabletop-why-hint = Lo que esta decisión gana a ojos del jugador voraz, frente a pasar o a la posición anterior, y su lugar entre todas las respuestas
tabletop-why-others = Otras respuestas
tabletop-waiting = En espera
tabletop-waiting-hint = { $n }, el siguiente arriba
tabletop-waiting-more = { $n } más
tabletop-limbo = jugándose
tabletop-rule = Reglas
tabletop-edited = Tablero editado
tabletop-unwritten = Un tablero no puede reflejar lo que afecta ahora a { $card }. Edita una posición anterior.
tabletop-unlaid = Las reglas no permiten este tablero: { $fault }
tabletop-library = Cartas del juego
tabletop-chapters = Capítulos
tabletop-match-hint = Dos mazos del proyecto. La misma semilla da la misma partida.
tabletop-seen-by = De quién se muestran las cartas ocultas
tabletop-seen-by-hand = De los jugadores por los que decides
tabletop-seen-by-both = De ambos jugadores
tabletop-forward = Decisión siguiente
tabletop-back = Volver a tu última decisión
tabletop-empty = No hay partida
tabletop-empty-hint = Una partida necesita un reglamento sin errores.
tabletop-question = Pregunta
tabletop-not-now = No en este momento
tabletop-used = Ya se ha usado
tabletop-full = No queda sitio
tabletop-not-from-here = No desde esta zona
tabletop-aimless = No hay objetivo para ello

## Rows and screens of games that are data

slot-on = cuándo
slot-as = cómo
slot-once = una vez por
slot-may = opcional
slot-cost = coste
slot-word = palabra
slot-who = quién
slot-to = objetivo
slot-for = duración
slot-add = Añadir a la fila { $n }
slot-nothing = No hay nada que elegir.
slot-once-turn = turno
slot-once-match = partida
slot-who-self = tú
slot-who-opponent = el rival
slot-who-both = ambos jugadores
group-no-type = Sin tipo
field-keywords = Palabras clave
undo-set-words = Cambiar { $set } a { $value }

## Abilities and targets of whole games

abilities-of =
    { $abilities ->
        [one] 1 habilidad
       *[other] { $abilities } habilidades
    }
rows-counted =
    { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    }
do-add-ability = Añadir habilidad
do-ability-up = Subir habilidad
do-ability-down = Bajar habilidad
do-row-in = Mover la fila dentro de la anterior
do-row-out = Sacar la fila
do-duplicate-ability = Duplicar habilidad
do-delete-ability = Eliminar habilidad
undo-move-ability = Mover la habilidad
undo-remove-ability = Eliminar la habilidad
undo-duplicate-ability = Duplicar la habilidad
undo-add-ability = Añadir una habilidad
ability-handle = Habilidad de la fila { $n }: arrastra para mover
ability-plain = como de costumbre
effects-add = Añadir una fila que otorga la fila { $n }
slot-remove = Quitar
slot-card = carta
slot-against = contra
card-by-chance = una carta al azar
slot-card-named = Por nombre
slot-card-random = Al azar
slot-card-written = Escrita aquí
slot-card-add = Añadir una propiedad
flag-yes = sí
flag-no = no
count-at-least = al menos
count-at-most = como máximo
count-exactly = exactamente
target-preset = Modelo
target-custom = Personalizado
target-who = Quién
target-who-self = Tú
target-who-opponent = Rival
target-who-any = Ambos
target-zone = Zona
target-zone-add = Otra zona
target-count = Cantidad
target-exactly = Exactamente
target-up-to = Hasta
target-all = Todas
target-chosen = Elección
target-choose = tuya
target-by-opponent = del rival
target-named = al usarla
target-random = al azar
target-most = la que más
target-least = la que menos
target-number = Número
target-other = otra carta que no sea esta
target-filters = Filtros
target-fits = { $n } de { $of } encajan
target-show = Mostrar
filter-add = filtro
filter-or = o
filter-in-play = se sabe en juego
tests-any = cualquiera de
tests-all = todo de
tests-not = no

## Decks

do-decks = Editar mazos
deck-choose = Elegir un mazo
deck-new = Mazo nuevo
deck-duplicate = Duplicar el mazo
deck-delete = Eliminar el mazo
deck-copy = Copiar el mazo como texto
deck-save = Guardar el mazo como texto
deck-name = Nombre del mazo
deck-leader = Líder
deck-locked = Bloqueado: las cartas dependen del héroe
deck-none = Aún no hay mazos
deck-none-hint = Un mazo es una lista de cartas con la que juegan el banco de pruebas y el equilibrio.
deck-empty = Este mazo aún no tiene cartas
deck-empty-hint = Haz doble clic en una carta de la biblioteca o pulsa + sobre ella.
deck-add = Añadir una
deck-remove = Quitar una
deck-legal = Cumple las reglas de los mazos
deck-unchecked = Las reglas no limitan los mazos
deck-hand = Mano de prueba
deck-redraw = Repartir otra mano
deck-draw = Robar una carta
deck-hand-none = Con este mazo no se puede repartir ninguna mano.
column-in-deck = En mazo
toast-deck-copied = Mazo copiado
undo-set-deck = Cambiar { $name }

## Import

do-import = Importar cartas
import-new = Nuevas: { $n }
import-changed = Cambiadas: { $n }
import-same = Sin cambios: { $n }
import-absent = No están en la hoja: { $n }
import-line = Línea { $n }
import-unread = No se entiende ({ $n }): { $text }
import-now = Importar
import-blocked = No hay nada que importar: primero los errores, o no hay novedades.
undo-import = Importar cartas

## The gallery of cards, a page for any browser

gallery-search = Buscar en nombres y textos
gallery-tags = Etiquetas
# $n is a count of cards.
gallery-count = Cartas: { $n }
gallery-nothing = Ninguna carta coincide. Elige menos etiquetas o vacía la búsqueda.
gallery-locked = Carta bloqueada
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Registradas: { $counted } de { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = La carta «{ $name }»

do-design = Herramientas de diseño
do-submit = Proponer la carta
design-line = Línea de producción
design-goals = Objetivos
design-packs = Sobres
design-prints = Cartas impresas
design-inbox = Propuestas recibidas
design-rulings = Consultas de reglas
design-glossary = Glosario
design-clues = Códigos ocultos
design-text = Texto
design-cards = Cartas
design-combinations = Se permiten { $shown } de { $all } combinaciones
design-excluded = { $rule }: { $n } descartadas
design-no-file = no existe ese archivo
design-step = Paso
design-step-combine = Combinar
design-step-tag = Poner etiqueta
design-step-write = Escribir
design-count = Cantidad
design-group = Grupo
design-lift = Afinidad
design-won = Ganadas
design-tags-of = Etiquetas de { $card }: { $tags }
design-goal = Objetivo
design-bound = Límite
design-values = Medido
design-state = Estado
design-met = Cumplido
design-missed = No cumplido
design-unmeasured = Sin medir
design-unmeasured-hint = Juega partidas en la pantalla Equilibrio; este objetivo se medirá en ellas.
design-no-values = No hay nada que medir para este objetivo.
design-pack = Sobre
design-lore = Carta de historia
design-packs-note = Cartas impresas: { $cards }, sobres: { $packs }; una serie completa requiere { $n } sobres de media
design-packs-trades = Jugadores que intercambian: { $players }, sobres para cada uno: { $n }, cartas intercambiadas: { $cards }
design-packs-mix = Cartas nuevas: { $new }, impresas antes: { $old }
design-printed = Impresas
design-registered = Registradas
design-prints-note = Los números de serie están en { $ledger }; lo que registran los dueños, en { $owners }.
design-question = Pregunta
design-uses = Usa
design-term = Término
design-meaning = Significado
design-unused = Ninguna carta ni regla usa este término.
design-code = Código
design-mark = Marca
design-place = Lugar en la cara
design-author = Autor
design-taken = Aceptada como { $card }
design-state-new = Nueva
design-state-in-talk = En conversación
design-state-wanted = Deseada
design-state-declined = Rechazada
design-same = Hace lo mismo que { $cards }
design-worse = Peor en todo que { $cards }
design-better = Mejor en todo que { $cards }
design-no-match = Las reglas de este juego no describen una partida entera
design-no-match-hint = Esta herramienta necesita reglas de formato 2; las demás también funcionan con este juego.
design-working = Trabajando…
design-none = Este juego aún no tiene
design-none-hint = { $file }, en la carpeta del proyecto, dice qué se muestra aquí.
design-wrong = No se puede mostrar
design-save = Guardar como archivos
design-open-pack = Abrir un sobre
design-receive = Añadir una propuesta
design-issue = Emitir números de serie
design-surprise = Sorpréndeme
design-empty = Aún no hay nada aquí
design-all-kinds = Todas las clases de efectos
design-as-grid = Mostrar como cuadrícula
design-as-list = Mostrar como lista
design-add-to = Añadir a { $card }
design-take = Aceptar como carta
design-put-on = Poner en una carta…
design-comment-on = De qué trata el comentario
design-comment-card = Toda la carta
design-comment-row = Fila { $n }
design-measure-letters = Letras de una carta
design-measure-rows = Filas de una carta
design-measure-partners = Cartas que cumplen los filtros de una carta
design-measure-off-budget = Distancia al presupuesto
design-measure-better = Cartas mejores
design-measure-negating = Efectos que anulan, en porcentaje
design-measure-median-turns = Turnos de una partida, mediana
design-measure-shortest-game = Turnos de la partida más corta
design-measure-early = Partidas decididas pronto, en porcentaje
design-measure-deck-wins = Partidas que gana un mazo, en porcentaje
design-measure-overtaken = Cartas mejores que llegaron después
design-measure-rulings = Consultas sobre una carta
design-measure-acts = Decisiones por turno
design-measure-unplayed = Cartas de una partida que no se juegan
design-measure-watching = Turnos en los que el otro jugador solo mira, en porcentaje
design-measure-stuck = Partidas con un turno sin ninguna acción, en porcentaje
design-measure-cut-off = Partidas que solo acaban en el último turno, en porcentaje
design-measure-price-rank = Concordancia entre precios y juego, en porcentaje
design-measure-even-cards = Cartas con un 45–55 % de victorias, en porcentaje
design-add = Añadir: { $name }
design-remove = Quitar: { $name }
design-up = Subir: { $name }
design-down = Bajar: { $name }
design-nothing = Ninguno
design-price-flat = Fijo
design-price-each = Por unidad
design-new-tag = etiqueta nueva
design-new-look = aspecto nuevo
design-add-tag = Añadir una etiqueta
design-add-goal = Añadir un objetivo
design-set-up = Configurar
design-field-id = Nombre
design-field-find = Encuentra
design-field-lang = Idioma de los textos
design-field-requires = Requiere también
design-field-group = Grupo
design-field-also = Elegidas a mano
design-field-measure = Medida
design-field-at-least = Como mínimo
design-field-at-most = Como máximo
design-field-turn = Antes del turno
design-field-operations = Operaciones
design-field-why = Por qué
design-field-letter = Letra
design-field-weight = Peso (mg)
design-field-paper-weight = Gramaje (g/m²)
design-field-copies = Copias de cada una
design-field-size = Cartas por sobre
design-field-rarities = Rarezas
design-field-target = Peso del sobre (mg)
design-field-paper = Papel de los insertos
design-field-width = Ancho (µm)
design-field-height = Alto (µm)
design-field-printed = Impresas antes
design-field-threshold = Números necesarios
design-field-one-per-account = Uno por cuenta
design-field-each-rarity = Cada rareza
design-field-prefix = Los ID empiezan por
design-field-slack = Margen
design-field-limits = Límites
design-field-types = Tipos de carta
design-field-base = Base
design-field-per = Más por unidad
design-field-is = Fijo
design-field-each = Por unidad
design-field-lasting = Según duración
design-field-words = Según la palabra
design-field-bound = Según el límite de
design-field-plus = Además
design-field-who = Según el jugador
design-field-to = Según el objetivo
design-field-ways = Tipos de efecto
design-field-timings = Momentos
design-field-costs = Costes
design-field-condition = Con condición
design-field-all = Para todas
design-field-all-targets = Objetivos «todas»
design-field-numbers = Más es mejor
design-field-same = Igual en ambas
design-field-run = Tirada
design-field-unlock = Desbloqueo
design-field-portal = Propuestas
design-field-budget = Presupuesto
design-field-better = Cartas mejores
