## Headings of the rules as text

rules-setup = Preparación
rules-the-turn = El turno
rules-actions = Acciones
rules-windows = Respuestas
rules-fighting = Daño
rules-by-itself = Lo que ocurre por sí solo
rules-order = Orden de las habilidades
rules-the-end = El final
rules-counters = Lo que se cuenta
rules-zones = Zonas
rules-states = Lo que llevan las cartas
rules-durations = Cuánto duran los efectos
rules-card-types = Tipos de carta
rules-numbers = Números y palabras de las cartas
rules-keywords = Palabras clave
rules-timings = Cuándo ocurren las habilidades
rules-ways = Clases de habilidades
rules-costs-of-abilities = Costes de las habilidades
rules-filters = Qué cartas
rules-conditions = Condiciones
rules-operations = Lo que hacen los efectos
rules-decks = Mazos

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = tú
    .gen = de ti
rules-opponent = el rival
    .gen = del rival
rules-both = ambos jugadores
    .gen = de ambos jugadores
rules-whom = el jugador nombrado
    .gen = del jugador nombrado
rules-of-you = { $name }
rules-of-opponent = { $name } del rival
rules-of-both = { $name } de ambos jugadores
rules-of-whom = { $name } del jugador nombrado
rules-of-owner = { $name } de su propietario
rules-of = { $name } { $cards }
    .cards = gen
rules-of-rows = { $name } de todos los efectos { $cards }
    .cards = gen
rules-of-row = { $name } del efecto
rules-owner-of = el propietario { $cards }
    .gen = del propietario { $cards }
    .cards = gen
rules-side-of = el jugador { $cards }
    .gen = del jugador { $cards }
    .cards = gen

## Cards

rules-no-cards = ninguna carta
    .gen = de ninguna carta
rules-it = la carta
    .gen = de la carta
rules-looked = esa
    .gen = de esa
rules-this = esta carta
    .gen = de esta carta
rules-target = el objetivo
    .gen = del objetivo
rules-event = la carta en cuestión
    .gen = de la carta en cuestión
rules-victim = lo que recibió el golpe
    .gen = de lo que recibió el golpe
rules-bearer = la carta que se va
    .gen = de la carta que se va
rules-answered = la carta a la que se responde
    .gen = de la carta a la que se responde
rules-these = estas cartas
    .gen = de estas cartas
rules-picked = { $name } (elección)
    .gen = de { $name } (elección)
rules-cards-in = las cartas en { $places }
    .gen = de las cartas en { $places }
rules-all = { $cards } (solo las cartas que cumplan: { $test })
    .gen = de todas entre { $cards } (que cumplan: { $test })
rules-top = { $n ->
    [one] la carta superior de { $places }
   *[other] las { $n } cartas superiores de { $places }
}
    .gen = { $n ->
        [one] de la carta superior de { $places }
       *[other] de las { $n } cartas superiores de { $places }
    }
rules-top-some = las cartas superiores de { $places }
rules-bottom = { $n ->
    [one] la carta inferior de { $places }
   *[other] las { $n } cartas inferiores de { $places }
}
    .gen = { $n ->
        [one] de la carta inferior de { $places }
       *[other] de las { $n } cartas inferiores de { $places }
    }
rules-bottom-some = las cartas inferiores de { $places }
rules-random = { $n ->
    [one] { $n } carta al azar de { $places }
   *[other] { $n } cartas al azar de { $places }
}
    .gen = { $n ->
        [one] de { $n } carta al azar de { $places }
       *[other] de { $n } cartas al azar de { $places }
    }
rules-random-some = cartas al azar de { $places }
rules-most-of = la primera entre { $cards } con el valor más alto: { $n }
    .gen = de la primera entre { $cards } con el valor más alto: { $n }
rules-least-of = la primera entre { $cards } con el valor más bajo: { $n }
    .gen = de la primera entre { $cards } con el valor más bajo: { $n }
rules-choose = { $n } { $cards } (a tu elección)
    .cards = gen
rules-choose-with = { $n } { $cards } (a tu elección; condición: { $test })
    .cards = gen
rules-choose-fit = { $n } { $cards } que encajen (a tu elección)
    .cards = gen
rules-choose-fit-with = { $n } { $cards } que encajen (a tu elección; condición: { $test })
    .cards = gen
rules-up-to = hasta { $n } { $cards } (a tu elección)
    .cards = gen
rules-up-to-with = hasta { $n } { $cards } (a tu elección; condición: { $test })
    .cards = gen
rules-theirs = { $n } { $cards } (a elección de su jugador)
    .cards = gen
rules-theirs-with = { $n } { $cards } (a elección de su jugador; condición: { $test })
    .cards = gen
rules-fitting = las que encajan entre { $cards }
    .gen = de las que encajan entre { $cards }
rules-fit = entre { $cards }, tantas como diga el efecto
rules-under = lo que hay debajo { $cards }
    .cards = gen
    .gen = de lo que hay debajo { $cards }
rules-worn = lo que está unido a: { $cards }
    .gen = de lo que está unido a: { $cards }
rules-host-of = a lo que está unida: { $cards }
    .gen = de aquello a lo que está unida: { $cards }
rules-either = ({ $a } si { $test }, si no { $b })

## Numbers

rules-x = X
rules-n = N
rules-word = la palabra nombrada
rules-amount = el daño
rules-turn = el número del turno
rules-round = el número de la ronda
rules-turns = el número de turnos (jugador: { $who })
rules-book = el libro (de: { $who })
rules-printed = { $name } { $cards } según lo impreso
    .cards = gen
rules-before = { $name } que tenía la carta
rules-count = el número { $cards }
    .cards = gen
rules-count-with = el número { $cards } (condición: { $test })
    .cards = gen
rules-sum = la suma, por { $cards }, de: { $n }
rules-price = el precio { $cards }
    .cards = gen
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (redondeado hacia abajo)
rules-rounded = { $a } ÷ { $b } (redondeado)
rules-at-least = { $a } (al menos { $b })
rules-at-most = { $a } (como mucho { $b })
rules-larger = el mayor de { $a } y { $b }
rules-smaller = el menor de { $a } y { $b }
rules-truth = (1 si { $test }, si no 0)
rules-group = ({ $a })

## Words

rules-type-of = el tipo { $cards }
    .cards = gen
rules-class-of = la clase { $cards }
    .cards = gen
rules-subtype-of = el subtipo { $cards }
    .cards = gen
rules-name-of = el nombre { $cards }
    .cards = gen
rules-zone-of = la zona { $cards }
    .cards = gen
rules-zone-before = la zona anterior
rules-phase = la fase

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a } y { $b }
rules-or = { $a } o { $b }
rules-always-so = siempre
rules-never = nunca
rules-did = el efecto anterior ha cambiado algo
rules-did-not = el efecto anterior no ha cambiado nada
rules-running = la habilidad está en vigor
rules-running-not = la habilidad aún no está en vigor
rules-active = el jugador activo es: { $who }
rules-active-not = el jugador activo no es: { $who }
rules-your-turn = es tu turno
rules-your-turn-not = no es tu turno
rules-their-turn = es el turno del rival
rules-their-turn-not = no es el turno del rival
rules-first = empezó: { $who }
rules-first-not = no empezó: { $who }
rules-you-began = empezaste tú
rules-you-began-not = no empezaste tú
rules-they-began = empezó el rival
rules-they-began-not = no empezó el rival
rules-arrived = { $cards } ha llegado este turno
rules-arrived-not = { $cards } no ha llegado este turno
rules-is = { $cards } está: { $name }
rules-is-not = { $cards } no está: { $name }
rules-was = la carta estaba: { $name }
rules-was-not = la carta no estaba: { $name }
rules-has = { $cards } tiene { $word }
rules-has-not = { $cards } no tiene { $word }
rules-words-in = { $others } tiene todas las palabras ({ $name }) { $cards }
    .cards = gen
rules-words-in-not = a { $others } le falta alguna palabra ({ $name }) { $cards }
    .cards = gen
rules-in = { $cards } está en { $places }
rules-in-not = { $cards } no está en { $places }
rules-same = { $cards } es { $others }
rules-same-not = { $cards } no es { $others }
rules-one-of = { $word } es una de: { $words }
rules-one-of-not = { $word } no es ninguna de: { $words }
rules-filled = hay cartas en { $places }
rules-empty = no hay cartas en { $places }
rules-there = { $cards } está ahí
rules-there-not = { $cards } no está ahí
rules-any = entre { $cards } hay una tal que { $test }
rules-any-not = entre { $cards } no hay ninguna tal que { $test }
rules-bears = { $cards } tiene una habilidad { $name }
rules-bears-not = { $cards } no tiene ninguna habilidad { $name }
rules-room = hay sitio en { $places }
rules-room-not = no hay sitio en { $places }

## What is done

rules-gain = aumenta { $what } en { $n }
rules-lose = reduce { $what } en { $n }
rules-set = pon { $what } en { $n }
rules-damage = inflige daño ({ $n }) a: { $cards }
rules-damage-from = inflige daño ({ $n }) a: { $cards }; fuente: { $source }
rules-heal = cura daño ({ $n }) a: { $cards }
rules-modify = cambia { $name } { $cards } en { $n }
    .cards = gen
rules-give = da { $word } a: { $cards }
rules-remove = quita { $word } a: { $cards }
rules-remove-all = quita todas las palabras a: { $cards }
rules-mark = estado { $name } para: { $cards }
rules-unmark = fin del estado { $name } para: { $cards }
rules-reset = { $cards } vuelve a ser como está impresa
rules-become = cambia el subtipo { $cards } a: { $word }
    .cards = gen
rules-grant = une los efectos a: { $cards }
rules-move = mueve { $cards } a { $places }
rules-move-bottom = mueve { $cards } al fondo de { $places }
rules-move-shuffled = baraja { $cards } en { $places }
rules-move-asked = mueve { $cards } a { $places } en el orden que elijas
rules-destroy = destruye { $cards }
rules-destroy-up = destruye { $cards }; lo que hay debajo sube
rules-destroy-along = destruye { $cards } con lo que hay debajo
rules-shuffle = baraja { $places }
rules-reveal = muestra a ambos jugadores { $cards }
rules-look = mira { $cards }
rules-create = crea { $n } × { $card } en { $places }
rules-copy = pon en { $places } una copia { $cards }
    .cards = gen
rules-transform = transforma { $cards } en { $card }
rules-attach = une { $cards } a: { $host }
rules-stack = coloca { $cards } encima de: { $host }
rules-control = da el control { $cards } a: { $who }
    .cards = gen
rules-play = juega { $cards }
rules-resolve = resuelve las habilidades { $cards }: { $names }
    .cards = gen
rules-resolve-hero = resuelve la habilidad del héroe
rules-resolve-again = resuelve de nuevo lo revelado en { $places }
rules-use = paga la habilidad { $cards } y resuélvela
    .cards = gen
rules-pay = paga la habilidad { $cards }
    .cards = gen
rules-aim = nombra los objetivos { $cards }
    .cards = gen
rules-effects = resuelve la habilidad { $cards }
    .cards = gen
rules-perform = resuelve sin pagar una habilidad { $cards }
    .cards = gen
rules-negate = anula aquello a lo que se responde
rules-prevent = evítalo
rules-prevent-some = evita { $n } de ello
rules-let = desde ahora, { $name }: { $cards }
rules-forget = fin del papel: { $name }
rules-happens = es el momento «{ $name }»
rules-happens-to = es el momento «{ $name }» para: { $cards }
rules-opens = los jugadores pueden responder: { $name }
rules-run = realiza «{ $name }»
rules-end = lo que dura «{ $name }» termina
rules-skip = { $name } se salta la próxima vez: { $who }
rules-whole-turn = el turno
rules-again = un turno más
rules-win = gana la partida: { $who }
rules-lose-match = pierde la partida: { $who }
rules-you-win = ganas la partida
rules-you-lose = pierdes la partida
rules-draw-match = la partida queda en empate
rules-say = se muestran palabras
rules-for = { $do } ({ $name })
rules-during = mientras lo diga el efecto
rules-as-many = tantas como { $n }
rules-row-card = la carta que nombra el efecto
rules-row-place = donde diga el efecto
rules-if = Si { $test }:
rules-else = Si no:
rules-each-seat = Cada jugador:
rules-each = Para { $cards }, en orden:
rules-repeat = { $n } veces:
rules-repeat-some = Repite este número de veces: { $n }
rules-at-once = A la vez:
rules-answer = El otro puede responder ({ $name }). Si no se anula:
rules-answer-else = Si se anuló:

## The course of a match

rules-first-chance = El azar decide quién empieza.
rules-first-most = Empieza quien tenga más: { $n }. Si hay empate, decide el azar.
rules-only-if = Solo si { $test }.
rules-may = Después el jugador puede hacer esto, en cualquier orden y mientras sea posible: { $names }.
rules-must = Después el jugador hace esto mientras sea posible: { $names }.
rules-waits = El jugador dice cuándo se sigue.
rules-after = Después de cada acción:
rules-then = Al final de la fase:
rules-with-card = Con una carta en { $places }.
rules-any-ability = Usa una habilidad de la carta.
rules-ability-of = Usa una habilidad de la carta: { $names }.
rules-needs = Solo si { $test }. (Si no: { $name }.)
rules-times-a-turn = Como mucho { $n } veces por turno.
rules-pick = Elige { $name }: una carta en { $places }.
rules-pick-if = Debe cumplirse: { $test }.
rules-pick-or = O el rival.
rules-pick-or-if = O el rival, si { $test }.
rules-pick-may = Se puede omitir.
rules-pick-number = Elige { $name }: de { $a } a { $b }.
rules-aims = Sus objetivos se nombran al usarla: { $names }.
rules-pays = Coste:
rules-does = Efecto:
rules-window-own = Puedes actuar: { $names }.
rules-window-other = El rival puede actuar: { $names }.
rules-window-each = Cada jugador puede actuar, uno tras otro: { $names }.
rules-window-both = Los jugadores actúan por turnos hasta que ambos pasan: { $names }.
rules-window-once = Una vez.
rules-window-times = Como mucho { $n } veces.
rules-window-any = Tantas veces como se quiera.
rules-window-must = Quien pueda actuar debe hacerlo.
rules-window-opens = Aunque no se pueda hacer nada, se pregunta si { $test }.
rules-wounds = El daño a una carta se acumula ({ $name }). Una carta con tanto como su { $health } es destruida.
rules-health = El daño a una carta reduce su { $health }. Con 0 es destruida.
rules-destroyed-to = Las cartas destruidas van a { $name }.
rules-damage-to = El daño a un jugador reduce { $name }.
rules-damage-less = Antes se reduce en { $name }.
rules-damage-once = { $name } se resta del próximo daño y se gasta.
rules-damage-floor = No baja de { $name }.
rules-damage-taken = { $name } lo cuenta.
rules-when = Cuando ocurre esto: { $name }
rules-once = Una vez por partida.
rules-always-in = Siempre, para las cartas en { $places }:
rules-adds = { $name }: + { $n }
rules-adds-less = { $name }: − { $n }
rules-gives = Tienen { $word }.
rules-silent = Lo impreso en una carta no cuenta mientras { $test }.
rules-fires = Un efecto ocurre solo si { $test }. Antes:
rules-at-row = Lo que un efecto desencadena ocurre justo después.
rules-at-effect = Lo que una habilidad desencadena ocurre cuando se ha resuelto.
rules-at-chain = Las habilidades forman una cadena en la que se puede responder; la última se resuelve primero.
rules-oldest = Lo que se desencadenó primero ocurre primero.
rules-newest = Lo que se desencadenó al final ocurre primero.
rules-chain-window = Se puede responder a cada habilidad: { $name }.
rules-aim-row = Los objetivos se nombran al usar una habilidad; un efecto sin su objetivo no hace nada.
rules-aim-whole = Los objetivos se nombran al usar una habilidad; sin ellos no hace nada.
rules-loses = Pierdes si { $test }.
rules-wins = Ganas si { $test }.
rules-draws = La partida queda en empate si { $test }.
rules-turn-limit = Tras { $n } turnos de ambos jugadores juntos, la partida termina.
rules-tie-draw = Si entonces nadie ha ganado, o ambos pierden a la vez, hay empate.
rules-tie-most = Si entonces nadie ha ganado, o ambos pierden a la vez, gana quien tenga más: { $n }.
rules-tie-share = Si entonces nadie ha ganado, o ambos pierden a la vez, gana la mayor parte: { $a } de { $b }.

## Counters, zones, states

rules-start = Empieza en { $n }.
rules-least = Es al menos { $n }.
rules-most = Es como mucho { $n }.
rules-until = Termina con: { $name }.
rules-worth = Es { $n }.
rules-summed = Es lo que añaden los efectos.
rules-state-mark = Una carta lo tiene o no.
rules-state-counter = Se cuenta en una carta.
rules-state-row = Se cuenta en cada efecto, para todas las copias de su carta.
rules-seen-all = Todos ven sus cartas.
rules-seen-owner = Solo su jugador ve sus cartas.
rules-seen-nobody = Nadie ve sus cartas.
rules-in-play = Sus cartas están en juego.
rules-face-down = Sus cartas están boca abajo.
rules-beneath = Sus cartas están debajo de otras.
rules-keeps = Sus cartas conservan lo que se les hizo.
rules-enters-shuffled = Las cartas se barajan en ella.
rules-reveals = Sus cartas ocultas se revelan cuando llega su momento.
rules-capacity = { $n ->
    [one] Cabe como mucho { $n } carta.
   *[other] Caben como mucho { $n } cartas.
}
rules-full-stays = Cuando está llena, no llegan más cartas.
rules-full = Cuando está llena, con la carta que llegaría:
rules-takes = Solo admite { $names }.
rules-left-up = Cuando se va lo que está encima, sube su siguiente carta.
rules-left-along = Cuando se va lo que está encima, sus cartas lo siguen.
rules-left = Cuando se va aquello a lo que pertenecen sus cartas:
rules-destroyed-up = Cuando se destruye lo que está encima, sube su siguiente carta.
rules-destroyed-along = Cuando se destruye lo que está encima, sus cartas lo siguen.
rules-destroyed = Cuando se destruye aquello a lo que pertenecen sus cartas:
rules-event-would_damage = está a punto de infligirse daño
rules-event-would_destroy = una carta está a punto de ser destruida
rules-event-damaged = una carta ha recibido daño
rules-event-dealt = una carta ha infligido daño
rules-event-player_damaged = un jugador ha recibido daño
rules-event-moved = una carta se ha movido
rules-event-destroyed = una carta ha sido destruida
rules-event-played = una carta ha sido jugada
rules-event-phase = ha empezado una fase
rules-state-arrived = recién llegada
rules-state-attacked = ya usada para atacar
rules-for-while_in_play = mientras esté en juego
rules-pick-target = objetivo

## Cards and abilities

rules-played = Se juega de { $from } a { $to }.
rules-begins-in = Empieza en { $name }.
rules-costs = Cuesta { $n }.
rules-resolves = Al jugarla ocurren estas habilidades: { $names }.
rules-stays = Nada la destruye.
rules-trap = Está boca abajo hasta que llega su momento.
rules-range = De { $a } a { $b }.
rules-words = { $name }: { $names }.
rules-spares = Los efectos de las cartas de las que habla no la tocan.
rules-ability = { $name }: { $rows }.
rules-row = { $name } { $n }
rules-continuous = Mientras la carta está en juego.
rules-event-this = Esta carta: { $name }.
rules-event-own = De tu lado: { $name }.
rules-event-opposing = Del lado del rival: { $name }.
rules-event-other-own = Otra carta de tu lado: { $name }.
rules-event-other = Otra carta: { $name }.
rules-event-any = De cualquier lado: { $name }.
rules-works-in = Funciona en { $places }.
rules-optional = Su jugador puede renunciar.
rules-bounded = Necesita un coste, o funciona una vez por turno.
rules-trigger-own = Juegas: { $names }.
rules-trigger-play = El rival juega: { $names }.
rules-trigger-hit = Recibes daño.
rules-trigger-hits = El rival recibe daño.
rules-trigger-lethal = Perderías.
rules-trigger-lethals = El rival perdería.
rules-way-on = Se puede usar en: { $names }.
rules-way-answers = Solo como respuesta.
rules-usual-for = Dura { $name }.
rules-n-from = N va de { $a } a { $b }.
rules-x-from = X va de { $a } a { $b }.
rules-n-cards = Cuenta cartas: un número, o cuáles y cuántas.
rules-n-word = N es una palabra.
rules-word-of = La palabra es una de: { $names }.
rules-holds = Se cumple si { $test }.
rules-holds-both = Se cumple si { $test }; con «no», si { $other }.
rules-targets = Trata de: { $names }.
rules-fits = Solo es posible con una carta que cumpla: { $test }.
rules-lasts = Dura: { $names }.
rules-while = Mientras la carta está en juego:
rules-copies = { $n } × { $name }
rules-deck = { $n } cartas: { $cards }.
rules-deck-any = { $n } cartas al azar.
rules-deck-size = Un mazo tiene { $n } cartas.
rules-deck-copies = Como mucho { $n } copias de una carta.

## What random matches showed

rules-check-matches = { $n ->
    [one] { $n } partida al azar
   *[other] { $n } partidas al azar
}
rules-check-turns = La mitad de las partidas había terminado en el turno { $median }; la más larga, en el turno { $longest }.
rules-check-wins = Ganadas por quien empezó: { $first }; por el otro: { $second }; empates: { $draws }.
rules-check-limited = Terminadas por el límite de turnos: { $n }
rules-check-all = Ocurrió todo lo que dicen las reglas.
rules-check-never = Nunca ocurrió: { $n }
rules-check-statement = instrucción
rules-check-action = acción { $name }
rules-check-timing = momento { $name }
rules-check-operation = operación { $name }
rules-check-end = final que no decidió ninguna partida
rules-check-card = carta { $name }
rules-check-statements = Omitido: instrucciones más allá de 4096 en una acción.
rules-check-abilities = Omitido: habilidades más allá de 256 desencadenadas por una acción.
rules-check-depth = Omitido: efectos o respuestas con más de 16 niveles.
rules-check-chains = Omitido: cadenas más allá de 20 tras una acción.
rules-check-cards = Omitido: cartas más allá del límite de las reglas.
rules-check-list = Omitido: acciones más allá de 512 en una lista, o repeticiones más allá de 20.
rules-check-room = Omitido: lo que llevan las cartas más allá del espacio de una partida.
rules-check-endless = No terminaron: { $n }
rules-check-unlawful = Posiciones que incumplen una ley de las reglas: { $n }
rules-check-law = ley incumplida
rules-check-capacity = zona por encima de su capacidad
rules-check-stale = Efectos continuos que no estaban al día, un fallo del programa: { $n }
why-in-play = cartas en juego
why-skipped = fases y turnos que se salta el otro jugador
why-trade = intercambio de golpes
why-damage = daño al rival
why-rows = efectos de la carta, menos su precio
why-win = la partida está ganada
why-loss = la partida está perdida
why-draw = la partida acaba en empate

## Between the items of a list

rules-comma = {", "}
