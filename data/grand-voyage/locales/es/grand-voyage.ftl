## El juego

game-name = La Gran Travesía
game-about = Un Líder y su tripulación contra otros: los Personajes atacan, los Bloqueadores se interponen, los contraataques salvan, y las cartas de vida que se pierden pasan a la mano de quien las pierde.

## Tipos de carta

type-leader = Líder
    .gender = m
    .pl = Líderes
type-character = Personaje
    .gender = m
    .pl = Personajes
type-event = Evento
    .gender = m
    .pl = Eventos
type-stage = Escenario
    .gender = m
    .pl = Escenarios

## Números de las cartas

number-cost = coste
number-power = poder
number-counter = contraataque
number-life = vida

## Palabras de las cartas. Los colores concuerdan con el nombre; las etiquetas lo siguen («Personajes Corsarios»), y `.of` es
## la forma de las que necesitan «de» («Personajes del Gremio de las Mareas»).

set-colours = colores
set-attribute = atributo
set-tags = etiquetas
word-red = rojo
    .f = roja
    .pl = rojos
    .f-pl = rojas
word-green = verde
    .pl = verdes
word-blue = azul
    .pl = azules
word-purple = morado
    .f = morada
    .pl = morados
    .f-pl = moradas
word-black = negro
    .f = negra
    .pl = negros
    .f-pl = negras
word-yellow = amarillo
    .f = amarilla
    .pl = amarillos
    .f-pl = amarillas
word-blade = Filo
word-fist = Puño
word-shot = Disparo
word-lore = Saber
word-craft = Oficio
word-corsair = Corsario
    .f = Corsaria
    .pl = Corsarios
    .f-pl = Corsarias
word-tidewright = Gremio de las Mareas
    .of = del Gremio de las Mareas
word-admiralty = Almirantazgo
    .of = del Almirantazgo
word-islander = Isleño
    .f = Isleña
    .pl = Isleños
    .f-pl = Isleñas
word-beast = Bestia
word-spirit = Espíritu
word-artisan = Artesano
    .f = Artesana
    .pl = Artesanos
    .f-pl = Artesanas

## Palabras clave

keyword-rush = [Ímpetu]
keyword-blocker = [Bloqueador]
keyword-double_attack = [Ataque doble]
keyword-banish = [Destierro]
keyword-hunter = [Cazador]
keyword-unblockable = [Imbloqueable]
keyword-relentless = [Incansable]
keyword-bound = [Atadura]
keyword-steadfast = [Firmeza]
about-keyword-rush = Puede atacar en el turno en que llega.
about-keyword-blocker = Si no está en reposo, puede ponerse en reposo para ser atacada en lugar de otra carta.
about-keyword-double_attack = Inflige 2 de daño a un Líder.
about-keyword-banish = Las cartas de vida que se pierden por su causa van a la pila de descartes, sin su Disparador.
about-keyword-hunter = También puede atacar a Personajes que no estén en reposo.
about-keyword-unblockable = Sus ataques no se pueden bloquear.
about-keyword-relentless = Puede atacar dos veces por turno.
about-keyword-bound = No puede atacar.
about-keyword-steadfast = No queda K.O. en batalla.
printed-keyword = { TERM($word) }

## Nombres de las zonas: cómo se llama un objetivo sin tipo. `noun-crew` es un Líder o un Personaje.

noun-characters = Personaje
    .gender = m
    .pl = Personajes
noun-crew = Líder o Personaje
    .gender = m
    .pl = Líderes o Personajes
noun-leader = Líder
    .gender = m
noun-stage = Escenario
    .gender = m

## Lo que tienen los jugadores y las cartas

counter-wind_deck = mazo de Vientos
counter-winds = Vientos activos
counter-winds_rested = Vientos en reposo
state-rested = en reposo
state-silenced = anulada
state-attacks = ataques
state-winds = Vientos

## Zonas

zone-leader = Líder
zone-characters = Personajes
zone-stage = Escenario
zone-hand = mano
zone-deck = mazo
zone-life = vida
zone-trash = pila de descartes
zone-resolving = zona de resolución
zone-crew = Líder y Personajes
zone-board = lado de la mesa

## Cuándo ocurre: la etiqueta entre corchetes. Los costes van en infinitivo, para que sirvan también tras «puedes».

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on }, { $text }
frame-on-may = { $on }, puedes { $text }
frame-on-once-may = [{ $once }] { $on }, puedes { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-may = si quieres, { $text }
frame-may-cost = puedes { $cost }: { $text }
    .then = capital
once-turn = Una vez por turno
once-match = Una vez por partida
cost-and = { $a } y { $b }
on-on_play = Al jugarse
    .as = label
    .name = al jugarse
on-when_attacking = Al atacar
    .as = label
    .name = al atacar
on-on_enemy_attack = Al atacar el rival
    .as = label
    .name = cuando ataca una carta rival
on-on_block = Al bloquear
    .as = label
    .name = al bloquear
on-on_ko = Al quedar K.O.
    .as = label
    .name = al quedar K.O.
on-activate_main = Activar: principal
    .as = label
    .name = en tu fase principal
on-main = Principal
    .as = label
    .name = Principal
on-counter = Contraataque
    .as = label
    .name = Contraataque
on-trigger = Disparador
    .as = label
    .name = Disparador
on-start_of_turn = Inicio del turno
    .as = label
    .name = al inicio de tu turno
on-end_of_turn = Final del turno
    .as = label
    .name = al final de tu turno
on-continuous =
    .name = siempre
on-instead_of_ko = Si este Personaje fuera a quedar K.O.
    .name = cuando fuera a quedar K.O.

## Costes

cost-rest_winds =
    { $n ->
        [one] poner en reposo { $n } Viento
       *[other] poner en reposo { $n } Vientos
    }
    .name = poner Vientos en reposo
cost-return_winds =
    { $n ->
        [one] devolver { $n } Viento
       *[other] devolver { $n } Vientos
    } a tu mazo de Vientos
    .name = devolver Vientos
cost-discard = descartar { TERM($cards) } de tu mano
    .name = descartar cartas de tu mano
cost-rest_this =
    poner en reposo este { $type ->
        [leader] Líder
        [stage] Escenario
       *[other] Personaje
    }
    .name = poner en reposo esta carta
cost-trash_this =
    descartar este { $type ->
        [stage] Escenario
       *[other] Personaje
    }
    .name = descartar esta carta
cost-rest_cards = poner en reposo { TERM($cards) }
    .name = poner cartas en reposo
cost-take_life =
    { $n ->
        [1] añadir a tu mano la carta superior
       *[other] añadir a tu mano las { $n } cartas superiores
    } de tu vida
    .name = cartas de vida a tu mano
cost-bounce_own = devolver { TERM($cards) } a tu mano
    .name = devolver Personajes a tu mano
np-paid =
    { $n } { np-head } { $zone ->
        [cost-rest_cards] de entre tu Líder y tus Personajes
        [cost-bounce_own] { $number ->
            [pl] tuyos
           *[other] tuyo
        }
       *[other] { "" }
    } { TERM($with) }
noun-cost-rest_cards = carta activa
    .gender = f
    .pl = cartas activas
noun-cost-bounce_own = Personaje
    .gender = m
    .pl = Personajes

## Objetivos. `np-whose` dice de quién son las cartas en juego; `np-from`, de dónde salen las demás.

np-whose =
    { $zone ->
        [hand] { "" }
        [trash] { "" }
       *[other] { $who ->
            [self] { $gender ->
                [f] { $number ->
                    [pl] tuyas
                   *[other] tuya
                }
               *[other] { $number ->
                    [pl] tuyos
                   *[other] tuyo
                }
            }
            [opponent] { $number ->
                [pl] rivales
               *[other] rival
            }
           *[any] { "" }
        }
    }
np-from =
    { $zone ->
        [hand] de tu mano
        [trash] de tu pila de descartes
       *[other] { "" }
    }
np-up-to =
    { $case ->
        [at] un máximo de
       *[nom] hasta
    } { $n } { np-head } { np-whose } { TERM($after) } { np-from } { TERM($with) }
np-choose = { $n } { np-head } { np-whose } { TERM($after) } { np-from } { TERM($with) }
np-choose-theirs = { $n } { np-head } { np-whose } { TERM($after) } { TERM($with) }, a elección de tu rival
np-all =
    { $who ->
        [self] tus
       *[other] { $gender ->
            [f] todas las
           *[other] todos los
        }
    } { np-head } { $who ->
        [opponent] rivales
       *[other] { "" }
    } { TERM($after) } { TERM($with) }
np-random = { $n } { np-head } al azar { TERM($after) } { np-from } { TERM($with) }
np-at-least =
    { $n ->
        [1] { np-un }
       *[other] { np-n } o más
    } { np-head } { TERM($after) } { TERM($with) }
np-this =
    este { $type ->
        [leader] Líder
        [stage] Escenario
       *[other] Personaje
    }
    .gender = m
np-same = ese Personaje
    .gender = m
np-is =
    { $case ->
        [ind] es
       *[other] sea
    } { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $case ->
            [ind] es
           *[other] sea
        }
    } { ATTR($what, "gender") ->
        [f] una
       *[other] un
    } { TERM($what) }
np-has =
    { $case ->
        [ind] tiene
       *[other] tenga
    } { TERM($what) }
to-attacker = la carta atacante
    .gender = f
    .number = sg
    .name = la carta atacante
to-defender = la carta defensora
    .gender = f
    .number = sg
    .name = la carta defensora
to-own_leader = tu Líder
    .number = sg
    .name = tu Líder
to-their_leader = el Líder rival
    .number = sg
    .name = el Líder rival
to-own_stage = tu Escenario
    .number = sg
    .name = tu Escenario
to-their_stage = el Escenario rival
    .number = sg
    .name = el Escenario rival
to-whole_crew = tu Líder y tus Personajes { TERM($adj, gender: "m", number: "pl") } { TERM($after) } { TERM($with) }
    .name = tu Líder y tus Personajes
to-whole_hand =
    { $gender ->
        [f] las
       *[other] los
    } { np-head } de tu mano { TERM($with) }
    .name = tu mano
to-found = hasta { $n } { np-head } { TERM($after) } { TERM($with) }
    .name = una de las cartas miradas
to-this =
    .name = esta carta
to-same =
    .name = lo que eligió el efecto anterior
to-their_character =
    .name = un Personaje rival
to-their_characters =
    .name = todos los Personajes rivales
to-own_character =
    .name = uno de tus Personajes
to-own_characters =
    .name = todos tus Personajes
to-any_character =
    .name = un Personaje
to-any_characters =
    .name = todos los Personajes
to-own_crew =
    .name = tu Líder o uno de tus Personajes
to-their_crew =
    .name = el Líder o un Personaje rival
to-own_card =
    .name = una de tus cartas en juego
to-their_card =
    .name = una carta rival en juego
to-hand_card =
    .name = una carta de tu mano
to-trash_card =
    .name = una carta de tu pila de descartes

## Qué cartas

where-type = { TERM($word) }
    .as = noun
    .name = tipo { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = color { $word }
where-tagged = { TERM($word, case: "of") }
    .order = 20
    .is =
        { $case ->
            [ind] es
           *[other] sea
        } { TERM($word, case: "of") }
    .name = etiqueta { $word }
where-attribute = atributo { TERM($word) }
    .as = with
    .name = atributo { $word }
where-name = llamado «{ $card }»
    .as = after
    .f = llamada «{ $card }»
    .false = distinto de «{ $card }»
    .f-false = distinta de «{ $card }»
    .false-as = after
    .name = esta misma carta
where-keyword = { TERM($word) }
    .as = with
    .name = palabra clave { $word }
where-rested = en reposo
    .as = after
    .order = 50
    .false = activo
    .false-as = after
    .f-false = activa
    .false-pl = activos
    .f-false-pl = activas
    .is =
        { $case ->
            [ind] está en reposo
           *[other] { $number ->
                [pl] estén en reposo
               *[other] esté en reposo
            }
        }
    .is-not =
        { $case ->
            [ind] no está en reposo
           *[other] { $number ->
                [pl] no estén en reposo
               *[other] no esté en reposo
            }
        }
    .name = en reposo o activa
where-cost_at_most = coste { $n } o menos
    .as = with
    .name = coste { $n } o menos
where-cost_at_least = coste { $n } o más
    .as = with
    .name = coste { $n } o más
where-power_at_most = { $n } o menos de poder
    .as = with
    .name = poder { $n } o menos
where-power_at_least = { $n } o más de poder
    .as = with
    .name = poder { $n } o más
where-base_power_at_most = { $n } o menos de poder impreso
    .as = with
    .name = poder impreso { $n } o menos
where-winds_at_least =
    { $n ->
        [one] al menos { $n } Viento
       *[other] al menos { $n } Vientos
    }
    .as = with
    .name = al menos { $n } Vientos
where-other = otro
    .as = before
    .f = otra
    .pl = otros
    .f-pl = otras
    .is =
        { $number ->
            [pl] no son esta carta
           *[other] no es esta carta
        }
    .name = que no sea esta carta

## Cuánto duran los efectos

for-this_battle = durante esta batalla
for-this_turn = durante este turno
for-until_own_turn = hasta que comience tu próximo turno
for-until_their_turn_ends = hasta que termine el próximo turno de tu rival
for-while_in_play =
    .name = mientras esté en juego

## Condiciones

if-winds_on_this =
    { $n ->
        [one] este Personaje tiene al menos { $n } Viento
       *[other] este Personaje tiene al menos { $n } Vientos
    }
    .tag = Viento ×{ $n }
    .name = tiene al menos { $n } Vientos
if-my_turn = es tu turno
    .not = no es tu turno
    .name = tu turno
if-opponent_turn = es el turno de tu rival
    .not = no es el turno de tu rival
    .name = el turno de tu rival
if-life_at_most = tienes { $n } o menos de vida
    .not = tienes más de { $n } de vida
    .name = tienes { $n } o menos de vida
if-life_at_least = tienes { $n } o más de vida
    .not = tienes menos de { $n } de vida
    .name = tienes { $n } o más de vida
if-opponent_life_at_most = tu rival tiene { $n } o menos de vida
    .subject = opponent
    .name = tu rival tiene { $n } o menos de vida
if-behind = tienes menos vida que tu rival
    .not = tienes tanta vida como tu rival o más
    .name = menos vida que tu rival
if-hand_at_most =
    { $n ->
        [one] tienes { $n } carta o menos en la mano
       *[other] tienes { $n } cartas o menos en la mano
    }
    .not =
        { $n ->
            [one] tienes más de { $n } carta en la mano
           *[other] tienes más de { $n } cartas en la mano
        }
    .name = { $n } cartas o menos en la mano
if-hand_at_least =
    { $n ->
        [one] tienes al menos { $n } carta en la mano
       *[other] tienes { $n } cartas o más en la mano
    }
    .name = { $n } cartas o más en la mano
if-opponent_hand_at_least =
    { $n ->
        [one] tu rival tiene al menos { $n } carta en la mano
       *[other] tu rival tiene { $n } cartas o más en la mano
    }
    .subject = opponent
    .name = tu rival tiene { $n } cartas o más en la mano
if-deck_at_most =
    { $n ->
        [one] tu mazo contiene { $n } carta o menos
       *[other] tu mazo contiene { $n } cartas o menos
    }
    .name = { $n } cartas o menos en tu mazo
if-trash_at_least =
    { $n ->
        [one] tu pila de descartes contiene al menos { $n } carta
       *[other] tu pila de descartes contiene { $n } cartas o más
    }
    .name = { $n } cartas o más en tu pila de descartes
if-winds_at_least =
    { $n ->
        [one] tienes al menos { $n } Viento
       *[other] tienes { $n } Vientos o más
    }
    .name = tienes { $n } Vientos o más
if-controls =
    { ATTR($cards, "pick") ->
        [none] no controlas { TERM($cards) }
       *[other] controlas { TERM($cards) }
    }
    .not = no controlas { TERM($cards) }
    .name = controlas Personajes
if-opponent_controls =
    { ATTR($cards, "pick") ->
        [none] tu rival no controla { TERM($cards) }
       *[other] tu rival controla { TERM($cards) }
    }
    .subject = opponent
    .not = tu rival no controla { TERM($cards) }
    .name = tu rival controla Personajes
if-leader = tu Líder { TERM($is, case: "ind") }
    .not = tu Líder no { TERM($is, case: "ind") }
    .name = cómo es tu Líder
if-this_rested = este Personaje está en reposo
    .not = este Personaje no está en reposo
    .name = está en reposo
if-attacking = este Personaje está atacando
    .not = este Personaje no está atacando
    .name = está atacando
if-attacked_leader = está atacando a un Líder
    .not = no está atacando a un Líder
    .name = se ataca a un Líder
if-turn_at_least = es el turno { $n } o posterior
    .name = turno { $n } o posterior
if-revealed = has revelado { TERM($cards) }
    .name = lo que se ha revelado
if-did = lo haces
    .not = no lo haces
    .name = si lo haces

## Operaciones

op-power =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] obtienen
       *[other] obtiene
    } { SIGNED($val) } de poder
    .name = poder
op-ko = deja K.O. { TERM($to) }
    .name = dejar K.O.
op-bounce =
    devuelve { TERM($to) } { ATTR($to, "number") ->
        [pl] a las manos de sus propietarios
       *[other] a la mano de su propietario
    }
    .name = devolver a la mano
np-it =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "gender") ->
            [f] añádelas
           *[other] añádelos
        }
       *[other] { ATTR($to, "gender") ->
            [f] añádela
           *[other] añádelo
        }
    }
op-search =
    mira { $val ->
        [1] la carta superior
       *[other] las { $val } cartas superiores
    } de tu mazo; revela { TERM($to) } y { np-it } a tu mano. Pon el resto en el fondo en cualquier orden
    .name = buscar
op-draw =
    { $who ->
        [opponent] tu rival roba
        [both] ambos jugadores roban
       *[other] roba
    } { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
    .name = robar
op-discard =
    { $who ->
        [opponent] tu rival descarta
        [both] ambos jugadores descartan
       *[other] descarta
    } { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    } { $choice ->
        [random] al azar
       *[other] { "" }
    } de { $who ->
        [self] tu
       *[other] su
    } mano
    .subject = opponent
    .same =
        { $who ->
            [opponent] descarta
            [both] ambos jugadores descartan
           *[other] descarta
        } { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } { $choice ->
            [random] al azar
           *[other] { "" }
        } de { $who ->
            [self] tu
           *[other] su
        } mano
    .name = descartar de la mano
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] obtienen
       *[other] obtiene
    } { TERM($word) }
    .name = palabra clave
op-attach =
    asigna hasta { $val ->
        [one] { $val } Viento { $choice ->
            [active] activo
           *[other] en reposo
        }
       *[other] { $val } Vientos { $choice ->
            [active] activos
           *[other] en reposo
        }
    } a { TERM($to, case: "at") }
    .name = asignar Vientos
op-rest = pon en reposo { TERM($to) }
    .name = poner en reposo
op-activate = activa { TERM($to) }
    .name = activar
op-damage =
    { $who ->
        [self] recibes { $val } de daño
        [both] inflige { $val } de daño a ambos jugadores
       *[other] inflige { $val } de daño a tu rival
    }
    .name = daño
op-look =
    mira { $val ->
        [1] la carta superior de tu mazo y ponla
       *[other] las { $val } cartas superiores de tu mazo y ponlas
    } { $choice ->
        [top] de nuevo encima
        [bottom] en el fondo
       *[other] de nuevo encima o en el fondo
    } { $val ->
        [1] { "" }
       *[other] en cualquier orden
    }
    .name = mirar el mazo
op-reveal =
    revela { $val ->
        [1] la carta superior
       *[other] las { $val } cartas superiores
    } { $who ->
        [opponent] del mazo de tu rival
        [both] de ambos mazos
       *[other] de tu mazo
    }
    .name = revelar
op-trash = descarta { TERM($to) }
    .name = descartar
op-mill =
    { $who ->
        [opponent] tu rival descarta
        [both] ambos jugadores descartan
       *[other] descarta
    } { $val ->
        [1] la carta superior
       *[other] las { $val } cartas superiores
    } de { $who ->
        [self] tu
       *[other] su
    } mazo
    .subject = opponent
    .same =
        { $who ->
            [opponent] descarta
            [both] ambos jugadores descartan
           *[other] descarta
        } { $val ->
            [1] la carta superior
           *[other] las { $val } cartas superiores
        } de { $who ->
            [self] tu
           *[other] su
        } mazo
    .name = del mazo a la pila de descartes
op-play = juega { TERM($to) }
    .name = jugar
op-take = añade a tu mano { TERM($to) }
    .name = de la pila de descartes a la mano
op-tuck =
    pon { TERM($to) } { ATTR($to, "number") ->
        [pl] en el fondo de los mazos de sus propietarios
       *[other] en el fondo del mazo de su propietario
    }
    .name = al fondo del mazo
op-winds =
    añade hasta { $val ->
        [one] { $val } Viento
       *[other] { $val } Vientos
    } de tu mazo de Vientos, { $choice ->
        [active] { $val ->
            [one] activo
           *[other] activos
        }
       *[other] en reposo
    }
    .name = nuevos Vientos
op-ready_winds =
    activa hasta { $val ->
        [one] { $val } Viento tuyo
       *[other] { $val } Vientos tuyos
    }
    .name = activar Vientos
op-cost =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] cuestan
       *[other] cuesta
    } { $abs } { $sign ->
        [minus] menos
       *[other] más
    }
    .name = coste
op-heal =
    añade a tu vida { $val ->
        [1] la carta superior
       *[other] las { $val } cartas superiores
    } de tu mazo
    .name = vida
op-silence = anula los efectos de { TERM($to) }
    .name = anular
op-stay = impídelo
    .cost = { $cost } en vez de eso
    .name = seguir en juego

## Clases de operaciones

kind-damage = Eliminación
kind-restore = Vida
kind-cards = Cartas
kind-energy = Vientos
kind-allies = Tripulación
kind-control = Control

## Fases

phase-refresh = Renovación
phase-draw = Robo
phase-wind = Vientos
phase-main = Fase principal
phase-end = Final

## Acciones, lo que nombran, ventanas, sucesos

action-play = jugar una carta
action-give = asignar Vientos
action-activate = activar una habilidad
action-attack = atacar
action-block = bloquear
action-counter_card = contraatacar con un Personaje
action-counter_event = contraatacar con un Evento
action-use_trigger = usar un Disparador
action-redraw = cambiar la mano
pick-amount = número de Vientos
pick-target = objetivo
window-mulligan = cambio de mano
window-block = bloqueo
window-counter = contraataque
window-trigger = Disparador
event-turn_begins = inicio del turno
event-turn_ends = final del turno
event-attack = ataque
event-block = bloqueo
role-attacker = la carta atacante
    .gen = de la carta atacante
role-defender = la carta defensora
    .gen = de la carta defensora
role-drawn = la carta de vida
    .gen = de la carta de vida
role-seen = las cartas miradas
    .gen = de las cartas miradas
role-taken = las cartas tomadas
    .gen = de las cartas tomadas
role-revealed = las cartas reveladas
    .gen = de las cartas reveladas
routine-enter = una carta entra en juego
routine-past_zero = no queda vida
routine-wound = un punto de daño
routine-banished = un punto de daño con [Destierro]

## Ajustes y sus palabras

setting-leader_attacks = los Líderes atacan
setting-wind_power = los Vientos dan poder
setting-life_rule = cuándo pierde un jugador
setting-first_battle = quién no puede atacar en el primer turno

## Por qué no se puede

refused-leader = Los Líderes no atacan
refused-first-turn = Nadie ataca en este primer turno
refused-rested = Esta carta está en reposo
refused-attacked = Esta carta ya ha atacado este turno
refused-arrived = Este Personaje ha llegado este turno y no tiene [Ímpetu]
refused-bound = Esta carta no puede atacar
refused-no-blocker = Este Personaje no tiene [Bloqueador]
refused-defender = Este Personaje ya está siendo atacado
refused-no-counter = Esta carta no tiene contraataque
refused-no-trigger = Esta carta no tiene Disparador

## Nombres para el texto de las reglas

word-active = activo
word-rested = en reposo
word-chosen = a elección
word-random = al azar
word-top = encima
word-bottom = en el fondo
word-either = encima o en el fondo
word-yes = sí
word-no = no
word-always = siempre
word-own_turn = en el turno propio
word-at_zero = al quedarse sin vida
word-past_zero = al recibir daño sin vida
word-first_player = el primer jugador
word-both = ambos

## Mazos

deck-cinder_wake = Estela de brasas
deck-tidewright_guild = Gremio de las Mareas

## Cartas

card-GV-01-L01 = Maren Manos de Carbón
    .flavour = No firma contratos. Te da la mano, y el hollín se queda.
card-GV-01-L02 = Osric Vane, maestro de mareas
    .flavour = Nunca ha llegado tarde, porque la marea la marca él.
card-GV-01-C01 = Artillera de las brasas
    .flavour = Un disparo por la bandera, otro por la suerte y ninguno para el diario de a bordo.
card-GV-01-C02 = Hermana de la soga
    .flavour = Unos nudos suyos sujetan barcos. Los otros sujetan tripulaciones.
card-GV-01-C03 = Leviatán de ascuas
    .flavour = El mar hierve una milla antes de que asome.
card-GV-01-C04 = Correpólvora
    .flavour = «¿Andando? ¿Con esto a la espalda?»
card-GV-01-C05 = Duelista de pasarela
    .flavour = Ya ha saltado la borda antes de que los barcos se toquen.
card-GV-01-C06 = Acechador del arrecife
    .flavour = Lee las sombras de la arena como otros leen las cartas de marear.
card-GV-01-C07 = Oráculo del sebo
    .flavour = Cada vela que hace sabe una sola cosa.
card-GV-01-C08 = Rhea Tizonveloz, primera oficial
    .flavour = Dos veces es costumbre, dice el capitán. Dos veces es el desayuno, dice Rhea.
card-GV-01-C09 = Bombardero Hesk
    .flavour = Cuenta lo que queda de ellos y luego lo que queda de nosotros.
card-GV-01-C10 = Redero del acantilado
    .flavour = Desde allá arriba, todo mástil parece un asa.
card-GV-01-C11 = Contramaestre del tambor
    .flavour = A bordo ya nadie sabe remar fuera de compás.
card-GV-01-C12 = Remendona de cometas
    .flavour = Una vela rota no es más que una cometa que ha olvidado.
card-GV-01-C13 = Saboteadora de la última cerilla
    .flavour = Trajo una cerilla. Solo necesita una.
card-GV-01-C14 = Capitán Ash Vardell
    .flavour = Lo que él se lleva, tampoco se lo queda el mar.
card-GV-01-C15 = Barquera del bajío
    .flavour = «Uno baja, uno sube. Ese es el pasaje».
card-GV-01-C16 = Luchador de los dos cascos
    .flavour = Tiene un pie en cada cubierta y en ambas está en casa.
card-GV-01-C17 = Aparejador de cuerda de palma
    .flavour = Empalma cabos a la luz de las estrellas para tener libres las mañanas.
card-GV-01-E18 = Andanada al alba
    .flavour = Tenían el desayuno listo. Nadie lo probó.
card-GV-01-E19 = ¡Todos a la borda!
    .flavour = Hasta el cocinero. Sobre todo el cocinero.
card-GV-01-E20 = Parada en la verga
    .flavour = A doce metros de altura, el juego de pies es otro arte.
card-GV-01-S21 = La cubierta humeante
    .flavour = Lleva nueve años ardiendo y no se ha hundido ni una vez.
card-GV-01-C22 = Guardiana del arrecife
    .flavour = El canal está abierto. Tú no estás invitado.
card-GV-01-C23 = Buceadora de rescate
    .flavour = Baja con una soga y sube con un colega.
card-GV-01-C24 = Vieja Ancla, contramaestre
    .flavour = Lo sepultaron en el mar. Se presentó a la guardia del alba.
card-GV-01-C25 = Agrimensor del arpón
    .flavour = Mide la profundidad y después lo que vive en ella.
card-GV-01-C26 = Teniente del rompeolas
    .flavour = De noche no cede el paso, y de noche nunca duerme.
card-GV-01-C27 = Susurro del naufragio
    .flavour = Pregunta qué llevas en las manos. Algo acabas soltando.
card-GV-01-C28 = Ingeniera de la resaca
    .flavour = «Yo no hundo barcos. Los archivo más abajo».
card-GV-01-C29 = Lectora de cartas del muelle bajo
    .flavour = Lee la carta al revés para saber dónde empezó.
card-GV-01-C30 = Médium de la boya de campana
    .flavour = Un toque es que sí. Dos es que sí, pero no te gustará.
card-GV-01-C31 = Comodoro Ilse Brand
    .flavour = La prisa, dice la comodoro, es una forma de ruido.
card-GV-01-C32 = Clasificador de pecios
    .flavour = Hace tres montones: lo útil, lo inútil y lo que lleva destinatario.
card-GV-01-C33 = Luchadora del banco de perlas
    .flavour = Cada perla es una deuda que una ostra ha saldado.
card-GV-01-C34 = Vesna Vistalarga, maestra de esclusas
    .flavour = Abre una compuerta río arriba, y una semana después tropieza un héroe.
card-GV-01-C35 = Aprendiz de cabrestante
    .flavour = Media vuelta más, cada día, durante nueve años.
card-GV-01-C36 = Anno, maestro de armas del gremio
    .flavour = Sus lecciones empiezan por el último tajo.
card-GV-01-C37 = Magistrado ahogado
    .flavour = La sentencia está dictada. Puedes decir contra quién.
card-GV-01-C38 = La mar de fondo
    .flavour = Partió antes de que naciera tu abuela.
card-GV-01-E39 = Reflujo repentino
    .flavour = El puerto se marchó a mediodía y se llevó la flota.
card-GV-01-E40 = Una vela por los perdidos
    .flavour = Se apaga cuando están en casa.
card-GV-01-E41 = ¡Alto los faroles!
    .flavour = La luz es una orden como cualquier otra.
card-GV-01-S42 = Dique seco de la bahía Tuétano
    .flavour = Cada quilla puesta aquí ha sido el espinazo de alguien.
card-GV-01-C43 = Golfillo de la Peña de las Gaviotas
    .flavour = Lanza tres piedras con la honda: una a ti y dos a tu dignidad.
card-GV-01-C44 = Mordedor de los manglares
    .flavour = No le importa de quién sea la pierna.
card-GV-01-C45 = Corsaria del cortafuegos
    .flavour = Quema lo que le sobra, y luego lo que no.
card-GV-01-C46 = Portavoz de la isla
    .flavour = Cuando habla, la isla se inclina para escuchar.
card-GV-01-C47 = Coro de cañones
    .flavour = Doce cañones, cuatro voces, una nota.
card-GV-01-C48 = Guardacascos
    .flavour = Cuando no queda nadie más a bordo, el casco es ella.
card-GV-01-E49 = Chispa en la jarcia
    .flavour = Subió corriendo por los obenques, y nosotros también.
card-GV-01-E50 = Fondeadero al abrigo
    .flavour = Dos horas de sueño, y la tripulación entera está como nueva.
card-GV-01-S51 = Atolón de los faroles
    .flavour = Cada luz es alguien que espera despierto.
card-GV-01-C52 = Fauces del abismo
    .flavour = Primero muerden. Después les entra hambre.
card-GV-01-C53 = Cocinero dos veces náufrago
    .flavour = Primero salva el fogón. Las dos veces.
card-GV-01-C54 = Escribiente de mareas
    .flavour = Por triplicado: alta, baja y muerta.
card-GV-01-C55 = Llamadora de mareas vivas
    .flavour = Todo lo pequeño flota.
card-GV-01-C56 = Guardián del cristal de tormentas
    .flavour = Sacude el cristal, y el tiempo pide disculpas.
card-GV-01-C57 = Fantasma de la novena ola
    .flavour = Ocho olas son mal tiempo. La novena es personal.
card-GV-01-C58 = Centinela de la compuerta
    .flavour = Él cierra, y el río se lo piensa dos veces.
card-GV-01-C59 = Coro de los pasados por la quilla
    .flavour = Solo saben una estrofa, y habla de ti.
card-GV-01-C60 = Maestra de las esclusas
    .flavour = Nada pasa sin haber sido izado.
card-GV-01-E61 = Leer la corriente
    .flavour = Ha estado en todas partes. Solo hay que preguntarle.
card-GV-01-E62 = Pagado en sal
    .flavour = El mar acepta toda moneda que sangre.
card-GV-01-S63 = Observatorio hundido
    .flavour = Abajo, las estrellas se están quietas.
card-GV-01-C64 = Coloso de herrumbre
    .flavour = Fue una flota, y lo ha conservado todo de ella.
