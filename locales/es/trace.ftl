## Cómo se cuenta una resolución. Cada mensaje es una línea; $op, $card, $what… llegan terminados.

player-self = Tú
player-opponent = Rival
card-unknown = carta desconocida

trace-fixed = Fijado al inicio
trace-row = Fila { $n }: { $op }
trace-row-value = Fila { $n }: { $op } { $val }
trace-again = Se resuelve por segunda vez
row-kind-base = base
row-kind-replace = sustituye
row-kind-bonus = añade

# Estados de una fila (femenino: la fila)
trace-applied = aplicada
trace-skipped = omitida
trace-undone = deshecha por la fila { $n }
trace-cancelled = anulada
trace-without-effect = sin efecto

# Motivos. Dos puntos en vez de verbo: lo nombrado puede ser de cualquier género y número.
trace-true = verdadero
trace-false = falso
trace-reads = { $what } = { $value }
trace-reads-of = { $who }, { $what } = { $value }
trace-of = { $who }, { $what }
trace-condition = { $if }
trace-item = { $what }: { $is }
trace-book = Libro
trace-value = valor
trace-why-no-target = no hay nada que elegir
trace-why-empty = sin cartas: { $zone }
trace-why-full = sin espacio: { $zone }
trace-why-nothing = no cambiaría nada
trace-why-nothing-to-cancel = no hay ninguna carta que anular

# De dónde sale un valor
trace-part-base = { $n } en la carta
trace-part-result = da { $n }

# Cambios
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = Se deshace la fila { $n }
trace-destroyed = Carta destruida: { $card }
trace-death = Tras la destrucción: { $card }
trace-trap = { $card } se activa: { $trigger }
trace-retrigger = { $card } se resuelve una vez más
trace-attack = Ataque: { $card } → { $target }, daño: { $n }
trace-chosen = Carta elegida: { $card }
trace-lethal = Derrota inminente: { $who }
trace-nothing-happened = No ocurre nada

# Rechazos
refused-over = La partida ha terminado
refused-no-card = Aquí no hay ninguna carta
refused-unplayable = Esta carta no se puede jugar
refused-arrived = Este aliado ha sido invocado este turno; podrá atacar a partir del siguiente
refused-attacked = Este aliado ya ha atacado este turno
refused-no-target = Aquí no hay ningún aliado rival

# Partidas que dirigen otros programas
match-won = FIN DE LA PARTIDA: gana { $winner }.
match-drawn = FIN DE LA PARTIDA: empate.
refused-no-match = No ha empezado ninguna partida
refused-no-player = No existe ese jugador: { $what }
refused-not-your-turn = Es el turno del otro jugador
refused-not-now = No es posible en esta fase
refused-no-ability = La carta no tiene esa habilidad
refused-used = Ya se ha usado
refused-unpaid = No se puede pagar el coste
refused-bad-target = No se puede elegir: { $what }
refused-players = Una partida necesita dos jugadores con identificadores distintos
refused-unknown-card = No existe esa carta: { $what }
refused-unknown-resource = No existe ese recurso: { $what }
refused-too-many-cards = Más cartas de las que caben en una partida: { $what }
refused-amount = Fuera de los límites: { $what }
refused-bad-request = No se puede leer la petición: { $what }
refused-no-call = No existe esa llamada: { $what }
refused-nothing-to-undo = No hay nada que deshacer
