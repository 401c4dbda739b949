## El juego

game-name = Cartas del Caos
game-about = Treinta turnos cada uno, veinte cartas y un líder: las cartas nacen de una gramática, así que todo lo que esta sepa decir puede estar en el mazo rival.

## Palabras: los tipos y los subtipos son nombres con género; las palabras clave se escriben siempre con mayúscula

type-leader = líder
    .gender = m
    .pl = líderes
type-minion = esbirro
    .gender = m
    .pl = esbirros
type-spell = hechizo
    .gender = m
    .pl = hechizos
subtype-beast = Bestia
    .gender = f
    .pl = Bestias
subtype-dragon = Dragón
    .gender = m
    .pl = Dragones
subtype-demon = Demonio
    .gender = m
    .pl = Demonios
keyword-charge = Carga
keyword-taunt = Provocar
keyword-stealth = Sigilo
keyword-untargetable = Elusivo
keyword-shield = Escudo
keyword-poisonous = Veneno
keyword-lifesteal = Robo de vida
about-keyword-charge = Puede atacar en el turno en que llega.
about-keyword-taunt = Los enemigos deben atacar a un personaje con Provocar que puedan ver.
about-keyword-stealth = El rival no puede atacarla ni elegirla. Pierde Sigilo cuando ataca.
about-keyword-untargetable = Ningún efecto puede elegirla. Los efectos que alcanzan a todas las cartas, o a una al azar, sí la alcanzan.
about-keyword-shield = Absorbe por completo el primer daño y luego desaparece.
about-keyword-poisonous = Un esbirro al que inflija daño es destruido.
about-keyword-lifesteal = El daño que inflige restaura otro tanto de salud al líder de su jugador.
noun-play = personaje
    .gender = m
    .pl = personajes
# El número de cartas en letras: «invoca dos Bestias 1/1».
np-n =
    { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
       *[other] { $n }
    }

## Números de las cartas, contadores, lo que llevan las cartas

number-cost = coste
number-atk = ataque
number-hp = salud
number-attacks = ataques por turno
counter-max_mp = PM máximos
counter-mp_used = PM gastados
counter-fatigue = fatiga
quantity-mp = PM
state-lost = salud perdida
state-attacked = ataques realizados
state-heat = calor
state-threshold = umbral de sobrecalentamiento

## Zonas

zone-leader = puesto del líder
zone-field = campo
zone-hand = mano
zone-deck = mazo
zone-graveyard = cementerio
zone-play = líder y campo
zone-hand_or_deck = mano o mazo
zone-everywhere = líder, campo, mano y mazo

## Cuánto duran los cambios: no se imprime nada

for-lasting =
    .name = hasta que se restablezca

## Frases. Todos los efectos de una carta forman un solo párrafo: `seq-abilities` los une con un espacio.
## `frame-as-on-if` une el lugar desde el que obra un efecto y su condición en un solo «si».

seq-abilities = { $a } { $b }
frame-as-on = { $on }, { $as }, { $text }
frame-as-on-if = { $on }, { $as } y { $if }, { $text }
as-in_hand = si esta carta está en tu mano
    .name = funciona desde la mano
as-in_deck = si esta carta está en tu mazo
    .name = funciona desde el mazo
as-in_hand_or_deck = si esta carta está en tu mano o en tu mazo
    .name = funciona desde la mano y el mazo
printed-keyword = { TERM($word) }.
printed-attacks =
    { $n ->
        [one] Ataca { $n } vez por turno.
       *[other] Ataca { $n } veces por turno.
    }
on-battlecry = Grito de batalla
    .as = label
    .name = Grito de batalla
# En un hechizo no se imprime; `.quoted` va dentro de las comillas de un efecto otorgado.
on-cast =
    .name = Al lanzarse
    .quoted = Al lanzarse
on-deathrattle = Último aliento
    .as = label
    .name = Último aliento
on-on_discard = Al descartarse
    .as = label
    .name = Al descartarse
on-your_turn_start = al inicio de tu turno
on-their_turn_start = al inicio del turno de tu rival
on-each_turn_start = al inicio de cada turno
on-your_turn_end = al final de tu turno
on-their_turn_end = al final del turno de tu rival
on-each_turn_end = al final de cada turno

## De qué cartas hablan los efectos. `np-a-to` y `np-de-to` ponen la preposición, salvo ante «el», que la lleva dentro.

np-a-to =
    { ATTR($to, "article") ->
        [joined] { "" }
       *[other] a
    } { TERM($to, case: "at") }
np-de-to =
    { ATTR($to, "article") ->
        [joined] { "" }
       *[other] de
    } { TERM($to, case: "of") }
np-all =
    { $gender ->
        [f] todas
       *[other] todos
    } { $zone ->
        [play] { $who ->
            [self] tus
           *[other] { np-los }
        }
       *[other] { np-los }
    } { np-head } { np-tail }
np-los =
    { $gender ->
        [f] las
       *[other] los
    }
np-random = { np-one-or-n } { np-head } al azar { np-tail }
np-some =
    { $zone ->
        [play] { $type ->
            [spell] { np-un }
           *[other] { $gender ->
                [f] otra
               *[other] otro
            }
        }
       *[other] { np-un }
    } { np-head } { $zone ->
        [play] { np-tail }
       *[other] { TERM($with) } { TERM($after) } { TERM($place) }
    }
np-is =
    { $number ->
        [pl] son
       *[other] es
    } { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] son
           *[other] es
        }
    } { $number ->
        [pl] { "" }
       *[other] { ATTR($what, "gender") ->
            [f] una
           *[other] un
        }
    } { TERM($what) }
np-has =
    { $number ->
        [pl] tienen
       *[other] tiene
    } { TERM($what) }
to-own_leader = tu líder
    .number = sg
    .name = tu líder
to-enemy_leader =
    { $case ->
        [at] al líder enemigo
        [of] del líder enemigo
       *[nom] el líder enemigo
    }
    .article = joined
    .number = sg
    .name = el líder enemigo
to-both_leaders = ambos líderes
    .number = pl
    .name = ambos líderes
to-this =
    { $type ->
        [leader] este líder
        [minion] este esbirro
       *[other] esta carta
    }
    .name = esta carta
in-play-self = aliado
    .as = adjective
    .order = 10
    .f = aliada
    .pl = aliados
    .f-pl = aliadas
    .all = { "" }
in-play-opponent = enemigo
    .as = adjective
    .order = 10
    .f = enemiga
    .pl = enemigos
    .f-pl = enemigas
in-hand-self = de tu mano
    .some = en tu mano
in-hand-opponent = de la mano de tu rival
    .some = en la mano de tu rival
in-hand-any = de la mano de cualquier jugador
    .all = de las manos de ambos jugadores
    .some = en la mano de algún jugador
in-deck-self = de tu mazo
    .some = en tu mazo
in-deck-opponent = del mazo de tu rival
    .some = en el mazo de tu rival
in-deck-any = del mazo de cualquier jugador
    .all = de los mazos de ambos jugadores
    .some = en el mazo de algún jugador
in-hand_or_deck-self = de tu mano o tu mazo
    .all = de tu mano y tu mazo
    .some = en tu mano o tu mazo
in-hand_or_deck-opponent = de la mano o el mazo de tu rival
    .all = de la mano y el mazo de tu rival
    .some = en la mano o el mazo de tu rival
in-hand_or_deck-any = de la mano o el mazo de cualquier jugador
    .all = de las manos y los mazos de ambos jugadores
    .some = en la mano o el mazo de algún jugador
where-type = { TERM($word) }
    .as = noun
    .name = tipo { $word }
where-subtype = { TERM($word) }
    .as = noun
    .name = subtipo { $word }
where-has = { TERM($word) }
    .as = with
    .name = palabra clave { $word }
where-cost_at_least =
    { $number ->
        [pl] que cuesten
       *[other] que cueste
    } { $n } o más
    .as = after
    .is =
        { $number ->
            [pl] cuestan
           *[other] cuesta
        } { $n } o más
    .name = coste { $n } o más
where-cost_at_most =
    { $number ->
        [pl] que cuesten
       *[other] que cueste
    } { $n } o menos
    .as = after
    .is =
        { $number ->
            [pl] cuestan
           *[other] cuesta
        } { $n } o menos
    .name = coste { $n } o menos
where-atk_at_least = { $n } o más de ataque
    .as = with
    .name = ataque { $n } o más
where-atk_at_most = { $n } o menos de ataque
    .as = with
    .name = ataque { $n } o menos
where-hp_at_least = { $n } o más de salud
    .as = with
    .name = salud { $n } o más
where-hp_at_most = { $n } o menos de salud
    .as = with
    .name = salud { $n } o menos
where-attacks_at_least =
    { $n ->
        [one] { $n } ataque restante o más
       *[other] { $n } ataques restantes o más
    }
    .as = with
    .name = ataques restantes: { $n } o más
where-attacks_at_most =
    { $n ->
        [0] 0 ataques restantes
        [one] { $n } ataque restante o menos
       *[other] { $n } ataques restantes o menos
    }
    .as = with
    .name = ataques restantes: { $n } o menos

## Condiciones

if-exists = hay { TERM($cards) }
    .name = hay una carta así
if-this =
    { $type ->
        [leader] este líder
        [minion] este esbirro
       *[other] esta carta
    } { TERM($is) }
    .name = esta carta es así
if-own_leader = tu líder { TERM($is) }
    .name = tu líder es así
if-enemy_leader = el líder enemigo { TERM($is) }
    .name = el líder enemigo es así
if-both_leaders = ambos líderes { TERM($is, number: "pl") }
    .name = ambos líderes son así
if-mp_at_least = tienes { $n } PM o más
if-mp_at_most =
    { $n ->
        [0] tienes 0 PM
       *[other] tienes { $n } PM o menos
    }
if-enemy_mp_at_least = tu rival tiene { $n } PM o más
    .subject = opponent
if-enemy_mp_at_most =
    { $n ->
        [0] tu rival tiene 0 PM
       *[other] tu rival tiene { $n } PM o menos
    }
    .subject = opponent
if-both_mp_at_least = ambos jugadores tienen { $n } PM o más
if-both_mp_at_most =
    { $n ->
        [0] ambos jugadores tienen 0 PM
       *[other] ambos jugadores tienen { $n } PM o menos
    }
if-max_mp_at_least =
    { $n ->
        [one] tienes { $n } PM máximo o más
       *[other] tienes { $n } PM máximos o más
    }
if-max_mp_at_most =
    { $n ->
        [0] tienes 0 PM máximos
        [one] tienes { $n } PM máximo o menos
       *[other] tienes { $n } PM máximos o menos
    }
if-enemy_max_mp_at_least =
    { $n ->
        [one] tu rival tiene { $n } PM máximo o más
       *[other] tu rival tiene { $n } PM máximos o más
    }
    .subject = opponent
if-enemy_max_mp_at_most =
    { $n ->
        [0] tu rival tiene 0 PM máximos
        [one] tu rival tiene { $n } PM máximo o menos
       *[other] tu rival tiene { $n } PM máximos o menos
    }
    .subject = opponent
if-both_max_mp_at_least =
    { $n ->
        [one] ambos jugadores tienen { $n } PM máximo o más
       *[other] ambos jugadores tienen { $n } PM máximos o más
    }
if-both_max_mp_at_most =
    { $n ->
        [0] ambos jugadores tienen 0 PM máximos
        [one] ambos jugadores tienen { $n } PM máximo o menos
       *[other] ambos jugadores tienen { $n } PM máximos o menos
    }

## Operaciones

op-dmg = inflige { $val } de daño { np-a-to }
    .name = daño
op-heal = restaura { $val } de salud { np-a-to }
    .name = restaurar salud
op-rearm =
    { $val ->
        [one] restaura { $val } ataque { np-a-to }
       *[other] restaura { $val } ataques { np-a-to }
    }
    .name = restaurar ataques
op-cost =
    { $sign ->
        [minus] reduce
       *[other] aumenta
    } en { $abs } el coste { np-de-to }
    .name = cambiar el coste
op-buff = otorga { SIGNED($atk) }/{ SIGNED($hp) } { np-a-to }
    .name = ataque y salud
op-attacks =
    { $val ->
        [one] otorga { $val } ataque adicional por turno { np-a-to }
       *[other] otorga { $val } ataques adicionales por turno { np-a-to }
    }
    .name = más ataques
op-destroy = destruye { TERM($to) }
    .name = destruir
op-discard = descarta { TERM($to) }
    .name = descartar
# El nombre de una carta entre comillas; dentro de un efecto otorgado, con las de dentro.
np-card =
    { $depth ->
        [1] «{ TERM($card) }»
        [2] “{ TERM($card) }”
       *[other] ‘{ TERM($card) }’
    }
op-transform =
    transforma { TERM($to) } en { ATTR($card, "made") ->
        [known] { np-card }
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($card, number: "pl") }
           *[other] { TERM($card) }
        }
    }
    .name = transformar
# «Pon este esbirro en tu campo», pero «pon en tu campo un esbirro al azar de tu mano».
v-put =
    { $dest ->
        [self-deck] baraja
        [opponent-deck] baraja
        [both-deck] baraja
        [owner-deck] baraja
       *[other] pon
    }
np-dest =
    { $dest ->
        [self-hand] en tu mano
        [opponent-hand] en la mano de tu rival
        [both-hand] en las manos de ambos jugadores
        [owner-hand] { ATTR($to, "number") ->
            [pl] en las manos de sus propietarios
           *[other] en la mano de su propietario
        }
        [self-field] en tu campo
        [opponent-field] en el campo de tu rival
        [both-field] en ambos campos
        [owner-field] { ATTR($to, "number") ->
            [pl] en los campos de sus propietarios
           *[other] en el campo de su propietario
        }
        [self-deck] en tu mazo
        [opponent-deck] en el mazo de tu rival
        [both-deck] en ambos mazos
       *[owner-deck] { ATTR($to, "number") ->
            [pl] en los mazos de sus propietarios
           *[other] en el mazo de su propietario
        }
    }
op-move =
    { $dest ->
        [owner-hand] devuelve { TERM($to) } { ATTR($to, "number") ->
            [pl] a las manos de sus propietarios
           *[other] a la mano de su propietario
        }
        [owner-field] { v-put } { TERM($to) } { np-dest }
        [owner-deck] { v-put } { TERM($to) } { np-dest }
       *[other] { ATTR($to, "pick") ->
            [this] { v-put } { TERM($to) } { np-dest }
           *[other] { v-put } { np-dest } { TERM($to) }
        }
    }
    .name = poner en otro lugar
np-copies =
    { ATTR($to, "number") ->
        [pl] copias
       *[other] una copia
    } { np-de-to }
op-copy =
    { $dest ->
        [owner-hand] { v-put } { np-copies } { np-dest }
        [owner-field] { v-put } { np-copies } { np-dest }
        [owner-deck] { v-put } { np-copies } { np-dest }
       *[other] { ATTR($to, "pick") ->
            [this] { v-put } { np-copies } { np-dest }
           *[other] { v-put } { np-dest } { np-copies }
        }
    }
    .name = copiar
op-become =
    convierte { TERM($to) } en { ATTR($to, "number") ->
        [pl] { TERM($word, number: "pl") }
       *[other] { ATTR($word, "gender") ->
            [f] una
           *[other] un
        } { TERM($word) }
    }
    .name = cambiar el subtipo
op-give = otorga { TERM($word) } { np-a-to }
    .name = otorgar una palabra clave
op-strip = elimina todas las palabras clave { np-de-to }
    .name = eliminar palabras clave
op-overheat = sobrecalienta todos los efectos { np-de-to }
    .name = sobrecalentar
op-dampen = reduce en { $val } el umbral de sobrecalentamiento { np-de-to }
    .name = reducir el umbral
op-reset = restablece { TERM($to) }
    .name = restablecer
op-attach =
    otorga { np-a-to } { $depth ->
        [2] “{ $effects }”
       *[other] «{ $effects }»
    }
    .name = otorgar efectos
op-draw =
    { $who ->
        [opponent] tu rival roba
        [both] ambos jugadores roban
       *[other] roba
    } { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] tu rival roba
            [both] ambos jugadores roban
           *[other] roba
        } { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        }
    .name = robar
op-mp =
    { $who ->
        [opponent] tu rival { $sign ->
            [minus] pierde
           *[other] recupera
        }
        [both] ambos jugadores { $sign ->
            [minus] pierden
           *[other] recuperan
        }
       *[other] { $sign ->
            [minus] pierdes
           *[other] recuperas
        }
    } { $abs } PM
    .subject = opponent
    .same =
        { $who ->
            [opponent] { $sign ->
                [minus] pierde
               *[other] recupera
            }
            [both] ambos jugadores { $sign ->
                [minus] pierden
               *[other] recuperan
            }
           *[other] { $sign ->
                [minus] pierdes
               *[other] recuperas
            }
        } { $abs } PM
    .name = PM
op-max_mp =
    { $who ->
        [opponent] tu rival { $sign ->
            [minus] pierde
           *[other] gana
        }
        [both] ambos jugadores { $sign ->
            [minus] pierden
           *[other] ganan
        }
       *[other] { $sign ->
            [minus] pierdes
           *[other] ganas
        }
    } { $abs ->
        [one] { $abs } PM máximo
       *[other] { $abs } PM máximos
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] { $sign ->
                [minus] pierde
               *[other] gana
            }
            [both] ambos jugadores { $sign ->
                [minus] pierden
               *[other] ganan
            }
           *[other] { $sign ->
                [minus] pierdes
               *[other] ganas
            }
        } { $abs ->
            [one] { $abs } PM máximo
           *[other] { $abs } PM máximos
        }
    .name = PM máximos
# «Dos copias de «Cachorro de campo»»: el nombre de una carta no tiene plural ni género.
n-copies =
    { ATTR($card, "made") ->
        [known]
            { $val ->
                [1] una copia de
                [2] dos copias de
                [3] tres copias de
                [4] cuatro copias de
                [5] cinco copias de
                [6] seis copias de
               *[other] { $val } copias de
            } { np-card }
       *[other] { TERM($card) }
    }
op-create =
    { $dest ->
        [self-field] invoca { n-copies } en tu campo
        [opponent-field] invoca { n-copies } en el campo de tu rival
        [both-field] invoca { n-copies } en cada campo
        [self-hand] pon { n-copies } en tu mano
        [opponent-hand] pon { n-copies } en la mano de tu rival
        [both-hand] pon { n-copies } en la mano de cada jugador
        [self-deck] baraja { n-copies } en tu mazo
        [opponent-deck] baraja { n-copies } en el mazo de tu rival
       *[other] baraja { n-copies } en cada mazo
    }
    .name = crear cartas
op-win =
    { $who ->
        [opponent] tu rival gana la partida
        [both] ambos jugadores ganan la partida
       *[other] ganas la partida
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] gana la partida
            [both] ambos jugadores ganan la partida
           *[other] ganas la partida
        }
    .name = ganar la partida
made-noun =
    { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-un =
    { $has-subtype ->
        [yes] { ATTR($subtype, "gender") ->
            [f] una
           *[other] un
        }
       *[no] { ATTR($type, "gender") ->
            [f] una
           *[other] un
        }
    }
made-count =
    { $n ->
        [1] { $number ->
            [pl] { "" }
           *[other] { made-un }
        }
       *[other] { np-n }
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] con “{ $effects }”
           *[other] con «{ $effects }»
        }
       *[no] { "" }
    }
made-written =
    { made-count } { made-noun } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { made-effects }
made-random =
    { made-count } { made-noun } { $cost ->
        [none] { "" }
       *[other] de coste { $cost }
    } al azar

## Clases de operaciones

kind-damage = Daño
kind-restore = Restauración
kind-energy = Costes y PM
kind-cards = Cartas
kind-allies = Refuerzo
kind-control = Control

## Fases, acciones y sucesos

phase-start = Inicio
phase-main = Fase principal
phase-end = Final
action-play = jugar
action-attack = atacar
event-destroyed = destruida
event-discarded = descartada
routine-discard = descartar
routine-draw = robar

## Por qué no se puede

refused-full = No queda sitio en el campo
refused-weak = Un personaje sin ataque no puede atacar
refused-asleep = Acaba de llegar
refused-attacked = No le quedan ataques este turno

## Nombres para el texto de las reglas

pick-target = objetivo
to-target =
    .name = la carta elegida
to-all =
    .name = todas las que encajan
to-random =
    .name = una al azar de las que encajan
where-reachable =
    .name = se puede elegir

## Mazos

deck-herd = La larga manada
deck-kiln = Hornos y cenizas
deck-ledger = Las cuentas amargas
deck-crossing = Puertas y espejos
deck-vigil = La vigilia lenta
deck-quench = Hierro frío

## Nombres de cartas creadas. Criaturas y hechizos son todos masculinos; las cualidades tienen la misma forma en ambos
## géneros, y solo el artículo de los líderes cambia.

gen-name-1 = { $b } { $a }
gen-name-2 = { $a } de { $b }
gen-name-3 = { $b } nacido de { $a }
gen-name-4 = { $b } { $a }
gen-name-5 = { $a } de { $b }
gen-name-6 =
    { ATTR($a, "gender") ->
        [f] { $a } la { $b }
        [m] { $a } el { $b }
       *[other] { $a }, { $b }
    }
gen-name-7 = { $a } de { $b }

gen-beast-1 = Sabueso
gen-beast-2 = Ciervo
gen-beast-3 = Tejón
gen-beast-4 = Jabalí
gen-beast-5 = Castor
gen-beast-6 = Martinete
gen-beast-7 = Lince
gen-beast-8 = Carnero
gen-beast-9 = Mulo
gen-beast-10 = Buey
gen-beast-11 = Lebrel
gen-beast-12 = Lobo
gen-beast-13 = Oso
gen-beast-14 = Zorro
gen-beast-15 = Cernícalo
gen-beast-16 = Sapo
gen-beast-17 = Armiño
gen-beast-18 = Chivo
gen-beast-19 = Toro
gen-beast-20 = Cuervo
gen-beast-21 = Búho
gen-beast-22 = Áspid
gen-beast-23 = Alce
gen-beast-24 = Topo
gen-beast-25 = Hurón
gen-beast-26 = Turón
gen-beast-27 = Ibis
gen-beast-28 = Bisonte
gen-beast-29 = Zorzal
gen-beast-30 = Lucio
gen-beast-31 = Grajo
gen-beast-32 = Erizo

gen-dragon-1 = Draco
gen-dragon-2 = Guiverno
gen-dragon-3 = Dragoncillo
gen-dragon-4 = Ofidio
gen-dragon-5 = Leviatán
gen-dragon-6 = Tritón
gen-dragon-7 = Basilisco
gen-dragon-8 = Draquillo
gen-dragon-9 = Pirodraco
gen-dragon-10 = Anfíptero
gen-dragon-11 = Alacenizas
gen-dragon-12 = Cuélebre
gen-dragon-13 = Dragón
gen-dragon-14 = Alabrasas
gen-dragon-15 = Lomoescama
gen-dragon-16 = Llamarón
gen-dragon-17 = Colalarga
gen-dragon-18 = Fauceascua
gen-dragon-19 = Escamatruenos
gen-dragon-20 = Guardanidos
gen-dragon-21 = Acaparador
gen-dragon-22 = Cuidanidadas
gen-dragon-23 = Escamasol
gen-dragon-24 = Muerdecolas
gen-dragon-25 = Rasavuelos
gen-dragon-26 = Planeador
gen-dragon-27 = Abrasador
gen-dragon-28 = Humeador
gen-dragon-29 = Dracúnculo
gen-dragon-30 = Lomocresta
gen-dragon-31 = Zarpador
gen-dragon-32 = Rizavientos

gen-demon-1 = Diablillo
gen-demon-2 = Demonio
gen-demon-3 = Alguacil
gen-demon-4 = Tentador
gen-demon-5 = Devorador
gen-demon-6 = Escribano
gen-demon-7 = Susurrador
gen-demon-8 = Corredor
gen-demon-9 = Verdugo
gen-demon-10 = Espectro
gen-demon-11 = Descarnado
gen-demon-12 = Recaudador
gen-demon-13 = Impostor
gen-demon-14 = Roedor
gen-demon-15 = Horror
gen-demon-16 = Bufón
gen-demon-17 = Desdichado
gen-demon-18 = Atormentador
gen-demon-19 = Usurero
gen-demon-20 = Deudor
gen-demon-21 = Embaucador
gen-demon-22 = Acechador
gen-demon-23 = Glotón
gen-demon-24 = Plañidor
gen-demon-25 = Acusador
gen-demon-26 = Desollador
gen-demon-27 = Hechicero
gen-demon-28 = Traidor
gen-demon-29 = Capataz
gen-demon-30 = Burlón
gen-demon-31 = Aparecido
gen-demon-32 = Seductor

gen-leader-1 = Úrsola
    .gender = f
gen-leader-2 = Tamsina
    .gender = f
gen-leader-3 = Bránoc
    .gender = m
gen-leader-4 = Ismaya
    .gender = f
gen-leader-5 = Corvino
    .gender = m
gen-leader-6 = Maelisa
    .gender = f
gen-leader-7 = Tobrén
    .gender = m
gen-leader-8 = Hespéride
    .gender = f
gen-leader-9 = Ludovico
    .gender = m
gen-leader-10 = Guenda
    .gender = f
gen-leader-11 = Osrico
    .gender = m
gen-leader-12 = Petronila
    .gender = f
gen-leader-13 = Quílez
    .gender = m
gen-leader-14 = Rovena
    .gender = f
gen-leader-15 = Sabino
    .gender = m
gen-leader-16 = Tesalia
    .gender = f
gen-leader-17 = Ulrico
    .gender = m
gen-leader-18 = Vigdisa
    .gender = f
gen-leader-19 = Vistán
    .gender = m
gen-leader-20 = Jantipa
    .gender = f
gen-leader-21 = Yórik
    .gender = m
gen-leader-22 = Zelina
    .gender = f
gen-leader-23 = Aldo
    .gender = m
gen-leader-24 = Berita
    .gender = f
gen-leader-25 = Cosme
    .gender = m
gen-leader-26 = Delfina
    .gender = f
gen-leader-27 = Elda
    .gender = f
gen-leader-28 = Fabián
    .gender = m
gen-leader-29 = Gretel
    .gender = f
gen-leader-30 = Haakón
    .gender = m
gen-leader-31 = Ilsa
    .gender = f
gen-leader-32 = Jorunda
    .gender = f
gen-leader-33 = Casto
    .gender = m
gen-leader-34 = Lina
    .gender = f
gen-leader-35 = Magno
    .gender = m
gen-leader-36 = Nerisa
    .gender = f
gen-leader-37 = Odón
    .gender = m
gen-leader-38 = Perpetua
    .gender = f
gen-leader-39 = Rufo
    .gender = m
gen-leader-40 = Suniva
    .gender = f

## Cartas

card-CC-L0001 = El no escrito
card-CC-L0002 = Brannoch de la larga manada
card-CC-L0003 = Vessa Forjacenizas
card-CC-L0004 = Aurelle, guardiana de los hornos
card-CC-L0005 = Mordant, el que lleva la cuenta
card-CC-L0006 = Hermana Lumen
card-CC-L0007 = El viejo Karst
card-CC-L0008 = El registrador gélido
card-CC-L0009 = Imra Manos Ligeras
card-CC-M0001 = Zorrezno de abrojo
card-CC-M0002 = Jabalina de lomo espinoso
card-CC-M0003 = Sabueso de grava
card-CC-M0004 = Voz de la jauría
card-CC-M0005 = Coloso del prado
card-CC-M0006 = Señora de las astas
card-CC-M0007 = Armiño nocturno
card-CC-M0008 = Corredor hirsuto
card-CC-M0009 = Rey del lodazal
card-CC-M0010 = Osezno dormido
card-CC-M0011 = Nueve veces mártir
card-CC-M0012 = Guardián del seto
card-CC-M0013 = Mensajero de ceniza
card-CC-M0014 = Escribano de azufre
card-CC-M0015 = Diablillo del portal
card-CC-M0016 = Devoracontratos
card-CC-M0017 = Draco vigía de la marea
card-CC-M0018 = Alguacil hueco
card-CC-M0019 = Demonio del farol
card-CC-M0020 = Susurro enterrado
card-CC-M0021 = Cobrador de deudas
card-CC-M0022 = Portero de las puertas gemelas
card-CC-M0023 = Draco barquero
card-CC-M0024 = Ternero del espejo
card-CC-M0025 = Campana errante
card-CC-M0026 = Sierpe del archivo
card-CC-M0027 = Tratante cambiante
card-CC-M0028 = Fantasma del cartógrafo
card-CC-M0029 = Acechador de la zanja
card-CC-M0030 = Dragoncillo de ascuas
card-CC-M0031 = Escupidor de escoria
card-CC-M0032 = Matriarca del horno
card-CC-M0033 = Sargento de carbón
card-CC-M0034 = Draco de cristal
card-CC-M0035 = Lector de humo
card-CC-M0036 = Duque de la yesca
card-CC-M0037 = Recuento abrasador
card-CC-M0038 = Noveno horno
card-CC-M0039 = Sepulturero paciente
card-CC-M0040 = Hortelano de huesos
card-CC-M0041 = Cuidador de tumbas
card-CC-M0042 = Buey relicario
card-CC-M0043 = Santo de las velas
card-CC-M0044 = La última lección
card-CC-M0045 = Guardián del manómetro
card-CC-M0046 = Mano del temple
card-CC-M0047 = Giraválvulas
card-CC-M0048 = Motor al rojo
card-CC-S0002 = Criba
card-CC-S0003 = Celo primaveral
card-CC-S0004 = Diezmo rojo
card-CC-S0005 = Segundo aliento
card-CC-S0006 = Estampida
card-CC-S0007 = Hibernación
card-CC-S0008 = Cuentas amargas
card-CC-S0009 = Lastre
card-CC-S0010 = Fuego por los dos extremos
card-CC-S0011 = Lluvia del horno
card-CC-S0012 = Plata viva
card-CC-S0013 = La larga instrucción
card-CC-S0014 = Vientos alisios
card-CC-S0015 = Metamorfosis no solicitada
card-CC-S0016 = Rostros prestados
card-CC-S0017 = La gran barajada
card-CC-S0018 = Mascarada
card-CC-S0019 = Contado dos veces
card-CC-S0020 = Inspiración profunda
card-CC-S0021 = Silencio del horno
card-CC-S0022 = Hierro frío
card-CC-S0023 = Tabla rasa
card-CC-S0024 = Válvulas abiertas
card-CC-S0025 = Rito de la hora sin luz
card-CC-S0026 = Misivas selladas
card-CC-S0027 = Óxido y rumores
card-CC-S0028 = La multitud decide
card-CC-S0029 = Veredicto
card-CC-S0001 = Nuevos bríos
card-CC-M0901 = Pichón de barro
card-CC-M0902 = Cachorro de campo
card-CC-M0903 = Oso despierto
card-CC-M0904 = Diablillo del sótano
card-CC-M0905 = Jardinero de costillas
card-CC-M0906 = Lápida andante
card-CC-M0907 = Ternero mohoso
card-CC-M0908 = Polilla de pavesas
card-CC-M0909 = Cordero de hierro
card-CC-M0910 = Dragón de papel
card-CC-M0911 = Página inacabada
card-CC-S0901 = Pena prestada
card-CC-S0902 = Misiva sellada
card-CC-S0903 = Pequeño soborno
