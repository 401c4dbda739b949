## El juego

game-name = Essence Crown: la guerra de los fragmentos
game-about = Dos Deidades, una partida: los fragmentos pagan las cartas, los Avatares golpean a la Deidad rival, y pierde quien vea caer su Esencia a 0.

## Tipos de carta

type-deity = Deidad
    .gender = f
    .pl = Deidades
type-avatar = Avatar
    .gender = m
    .pl = Avatares
type-spell = Hechizo
    .gender = m
    .pl = Hechizos
type-relic = Reliquia
    .gender = f
    .pl = Reliquias
type-shard = Fragmento
    .gender = m
    .pl = Fragmentos
type-domain = Dominio
    .gender = m
    .pl = Dominios
type-essence = Esencia
    .gender = f
    .pl = Esencias
type-rite = Rito
    .gender = m
    .pl = Ritos

## Números de las cartas

number-cost = coste
number-power = Fuerza
number-toughness = Resistencia
number-essence = Esencia

## Palabras de las cartas. `.of` sigue al nombre de una carta: «Avatar del Vacío».

set-aspects = aspectos
set-domain = dominio
set-rarity = rareza
word-glow = Fulgor
    .of = del Fulgor
word-gray = Gris
    .of = del Gris
word-void = Vacío
    .of = del Vacío
word-beast = Bestia
    .of = de las Bestias
word-second_sun = Segundo Sol
    .of = del Segundo Sol
word-nullgrid = Red Nula
    .of = de la Red Nula
word-new_earth = Nueva Tierra
    .of = de la Nueva Tierra
word-common = Común
word-adept = Adepta
word-mythic = Mítica

## Lo que tienen los jugadores y las cartas

counter-essence_max = Esencia máxima
counter-essence = Esencia
counter-shards = fragmentos
counter-kl = KL
state-tapped = girada
state-damage = daño

## Zonas

zone-deck = mazo
zone-hand = mano
zone-new_earth = Nueva Tierra
zone-graveyard = cementerio
zone-exile = exilio
zone-deity = Deidad
zone-board = Deidad y Nueva Tierra
noun-new_earth = carta
    .gender = f
    .pl = cartas
    .where = new_earth
in-new_earth-self = que controlas
    .all = { "" }
in-new_earth-opponent = rival
    .as = adjective
    .order = 10
    .pl = rivales

## Cuánto dura

for-this_turn = hasta el final del turno
    .name = hasta el final del turno
for-while_in_play =
    .name = mientras esté en juego

## Cuándo ocurre

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] Al jugarse
    }
    .as = label
    .name = al jugarse
on-on_attack = Al atacar
    .as = label
    .name = al atacar
on-start_turn = Inicio del turno
    .as = label
    .name = al inicio de tu turno
on-end_turn = Final del turno
    .as = label
    .name = al final de tu turno
on-activate = Fase principal
    .as = label
    .name = en tu fase principal
frame-label-once = { $on }, { $once }: { $text }
    .then = capital
frame-label-cost = { $on } — { $cost }: { $text }
    .then = capital
frame-label-once-cost = { $on } — { $cost }, { $once }: { $text }
    .then = capital
frame-label-may-cost = { $on } — { $cost }: { $text }
    .then = capital
frame-label-once-may-cost = { $on } — { $cost }, { $once }: { $text }
    .then = capital
once-turn = una vez por turno
once-match = una vez por partida

## Costes

cost-shards =
    { $n ->
        [one] { $n } fragmento
       *[other] { $n } fragmentos
    }
    .name = fragmentos
cost-kl = { $n } KL
    .name = KL
cost-essence = { $n } de Esencia
    .name = Esencia
cost-discard =
    { $n ->
        [1] descarta una carta
       *[other] descarta { $n } cartas
    }
    .name = descartar cartas
cost-tap = gira esta carta
    .name = girar esta carta

## Objetivos

to-own_deity = tu Deidad
    .gender = f
    .name = tu Deidad
to-enemy_deity = la Deidad rival
    .gender = f
    .name = la Deidad rival
to-target_deity = la Deidad que elijas
    .gender = f
    .name = la Deidad que elijas
to-both_deities = ambas Deidades
    .number = pl
    .name = ambas Deidades
to-this = esta carta
    .gender = f
    .name = esta carta
to-own_avatar = { np-un } { np-head } { TERM($after) } { TERM($with) } que controlas
    .name = un Avatar que controlas
to-enemy_avatar = { np-un } { np-head } { TERM($after) } { TERM($with) }
    .name = un Avatar rival
to-any_avatar = { np-un } { np-head } { TERM($after) } { TERM($with) }
    .name = un Avatar
to-own_avatars = tus { np-head } { TERM($after) } { TERM($with) }
    .name = tus Avatares
to-other_own_avatars =
    { $gender ->
        [f] tus otras
       *[other] tus otros
    } { np-head } { TERM($after) } { TERM($with) }
    .name = tus otros Avatares
to-enemy_avatars = cada { np-head } { TERM($after) } { TERM($with) }
    .number = sg
    .name = cada Avatar rival
to-random_enemy_avatar = { np-un } { np-head } { TERM($after) } elegido al azar { TERM($with) }
    .name = un Avatar rival elegido al azar
to-any_card =
    { np-un } { np-head } { TERM($after) } { ATTR($noun, "where") ->
        [new_earth] en la Nueva Tierra
       *[other] { "" }
    } { TERM($with) }
    .name = una carta en la Nueva Tierra

## Qué cartas

where-type = { TERM($word) }
    .as = noun
    .name = tipo { $word }
where-aspect = { TERM($word, case: "of") }
    .as = after
    .order = 20
    .name = aspecto { $word }
where-domain = { TERM($word, case: "of") }
    .as = after
    .order = 30
    .name = dominio { $word }
where-tapped = girado
    .order = 20
    .f = girada
    .pl = girados
    .f-pl = giradas
    .false = enderezado
    .f-false = enderezada
    .false-pl = enderezados
    .f-false-pl = enderezadas
    .name = girada
where-power_at_most = Fuerza { $n } o menos
    .as = with
    .name = Fuerza { $n } o menos
where-power_at_least = Fuerza { $n } o más
    .as = with
    .name = Fuerza { $n } o más
where-toughness_at_most = Resistencia { $n } o menos
    .as = with
    .name = Resistencia { $n } o menos

## Condiciones

if-essence_at_most = tu Deidad tiene { $n } o menos de Esencia
    .name = tu Deidad tiene { $n } o menos de Esencia
if-enemy_essence_at_most = la Deidad rival tiene { $n } o menos de Esencia
    .name = la Deidad rival tiene { $n } o menos de Esencia
if-hand_at_most =
    tienes { $n ->
        [1] 1 carta o menos
       *[other] { $n } cartas o menos
    } en la mano
    .name = tienes { $n } cartas o menos en la mano
if-graveyard_at_least =
    tu cementerio contiene { $n ->
        [1] 1 carta o más
       *[other] { $n } cartas o más
    }
    .name = tu cementerio contiene { $n } cartas o más
if-ctrl_avatars =
    controlas { $n ->
        [1] 1 Avatar o más
       *[other] { $n } Avatares o más
    }
    .name = controlas { $n } Avatares o más
if-ctrl_aspect = controlas una carta { TERM($word, case: "of") }
    .name = controlas una carta de un aspecto
if-ctrl_domain = controlas una carta { TERM($word, case: "of") }
    .name = controlas una carta de un dominio
if-enemy_no_avatars = tu rival no controla ningún Avatar
    .name = tu rival no controla ningún Avatar
if-kl_at_least = tienes { $n } KL o más
    .name = tienes { $n } KL o más
if-shards_at_least =
    tienes { $n ->
        [1] 1 fragmento o más
       *[other] { $n } fragmentos o más
    }
    .name = tienes { $n } fragmentos o más
if-turn_at_least = se ha llegado a la ronda { $n }
    .name = se ha llegado a la ronda { $n }

## Operaciones. `.replace` en lugar de un efecto anterior, `.bonus` además de él.

v-gain =
    { ATTR($to, "number") ->
        [pl] ganan
       *[other] gana
    }
v-get =
    { ATTR($to, "number") ->
        [pl] obtienen
       *[other] obtiene
    }
n-shards =
    { $val ->
        [one] { $val } fragmento
       *[other] { $val } fragmentos
    }
n-more-shards =
    { $val ->
        [one] { $val } fragmento adicional
       *[other] { $val } fragmentos adicionales
    }
n-cards =
    { $val ->
        [1] una carta
       *[other] { $val } cartas
    }
n-more-cards =
    { $val ->
        [1] una carta adicional
       *[other] { $val } cartas adicionales
    }
n-top-cards =
    { $val ->
        [1] la carta superior
       *[other] las { $val } cartas superiores
    }
n-copies =
    { $val ->
        [1] una copia
       *[other] { $val } copias
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] a las manos de sus propietarios
       *[other] a la mano de su propietario
    }

op-essence_damage = inflige { $val } de daño de Esencia a { TERM($to) }
    .replace = en vez de eso, inflige { $val } de daño de Esencia a { TERM($to) }
    .bonus = inflige { $val } de daño de Esencia adicional a { TERM($to) }
    .name = daño de Esencia
op-essence_heal = { TERM($to) } { v-gain } { $val } de Esencia
    .replace = en vez de eso, { TERM($to) } { v-gain } { $val } de Esencia
    .bonus = { TERM($to) } { v-gain } { $val } de Esencia adicional
    .name = Esencia
op-essence_max = la Esencia máxima de { TERM($to) } aumenta en { $val }
    .replace = en vez de eso, la Esencia máxima de { TERM($to) } aumenta en { $val }
    .bonus = la Esencia máxima de { TERM($to) } aumenta en { $val } más
    .name = Esencia máxima
op-draw = roba { n-cards }
    .replace = en vez de eso, roba { n-cards }
    .bonus = roba { n-more-cards }
    .name = robar
op-gain_shards = ganas { n-shards }
    .replace = en vez de eso, ganas { n-shards }
    .bonus = ganas { n-more-shards }
    .name = ganar fragmentos
op-lose_shards = tu rival pierde { n-shards }
    .replace = en vez de eso, tu rival pierde { n-shards }
    .bonus = tu rival pierde { n-more-shards }
    .name = perder fragmentos
op-gain_kl = ganas { $val } KL
    .replace = en vez de eso, ganas { $val } KL
    .bonus = ganas { $val } KL más
    .name = ganar KL
op-lose_kl = tu rival pierde { $val } KL
    .replace = en vez de eso, tu rival pierde { $val } KL
    .bonus = tu rival pierde { $val } KL más
    .name = perder KL
op-buff = { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = en vez de eso, { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) }
    .bonus = { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) } adicional
    .name = Fuerza y Resistencia
op-hurt = inflige { $val } de daño a { TERM($to) }
    .replace = en vez de eso, inflige { $val } de daño a { TERM($to) }
    .bonus = inflige { $val } de daño adicional a { TERM($to) }
    .name = daño
op-destroy = destruye { TERM($to) }
    .replace = en vez de eso, destruye { TERM($to) }
    .bonus = destruye además { TERM($to) }
    .name = destruir
op-exile = exilia { TERM($to) }
    .replace = en vez de eso, exilia { TERM($to) }
    .bonus = exilia además { TERM($to) }
    .name = exiliar
op-return = devuelve { TERM($to) } { np-to-hand }
    .replace = en vez de eso, devuelve { TERM($to) } { np-to-hand }
    .bonus = devuelve además { TERM($to) } { np-to-hand }
    .name = devolver a la mano
op-recover = devuelve { n-cards } de tu cementerio a tu mano
    .replace = en vez de eso, devuelve { n-cards } de tu cementerio a tu mano
    .bonus = devuelve { n-more-cards } de tu cementerio a tu mano
    .name = recuperar del cementerio
op-discard = tu rival descarta { n-cards } al azar
    .replace = en vez de eso, tu rival descarta { n-cards } al azar
    .bonus = tu rival descarta { n-more-cards } al azar
    .name = descartar
op-mill = tu rival pone { n-top-cards } de su mazo en su cementerio
    .replace = en vez de eso, tu rival pone { n-top-cards } de su mazo en su cementerio
    .bonus = tu rival pone además { n-top-cards } de su mazo en su cementerio
    .name = del mazo al cementerio
op-tap = gira { TERM($to) }
    .replace = en vez de eso, gira { TERM($to) }
    .bonus = gira además { TERM($to) }
    .name = girar
op-untap = endereza { TERM($to) }
    .replace = en vez de eso, endereza { TERM($to) }
    .bonus = endereza además { TERM($to) }
    .name = enderezar
op-create = añade { n-copies } de «{ TERM($card) }» a tu mano
    .replace = en vez de eso, añade { n-copies } de «{ TERM($card) }» a tu mano
    .bonus = añade además { n-copies } de «{ TERM($card) }» a tu mano
    .name = añadir copias
op-defeat =
    { ATTR($to, "who") ->
        [opponent] ganas la partida
       *[other] pierdes la partida
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] en vez de eso, ganas la partida
           *[other] en vez de eso, pierdes la partida
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] además, ganas la partida
           *[other] además, pierdes la partida
        }
    .name = ganar o perder la partida
op-say =
    .name = palabras de la historia

## Clases de operaciones

kind-damage = Daño
kind-restore = Esencia
kind-cards = Cartas
kind-energy = Fragmentos y KL
kind-allies = Avatares
kind-control = Control

## Fases, acciones, sucesos

phase-start = Inicio
phase-main = Fase principal
phase-attack = Ataque
phase-end = Final
phase-clean_up = Limpieza
action-play = jugar
action-activate = activar
action-attack = atacar
event-turn_begins = inicio del turno
event-turn_ends = final del turno
event-attack = ataque

## Por qué no se puede

refused-not-playable = Una Deidad no se juega
refused-not-an-avatar = Solo los Avatares atacan
refused-tapped = Esta carta está girada
refused-not-a-deity = Esta carta no lidera ningún mazo: { $what }
refused-deity-in-deck = Una Deidad lidera un mazo y no está en su lista: { $what }

## Mazos

deck-morning = La corte de la mañana
deck-lattice = La retícula callada

## Cartas

card-EC-001 = Ysolde del alba tardía
    .flavour = Le quitaron un alba. Ella hizo otra.
card-EC-002 = La Nada paciente
    .flavour = Nunca ha tenido prisa. Todo llega a cero.
card-EC-003 = Esquirla de mañana
    .flavour = Aún está tibia. Mañana también lo estará.
card-EC-004 = Esquirla de estática
    .flavour = Acércatela al oído: está escuchando.
card-EC-005 = Copa de luz lenta
    .flavour = Bébela en un año, si sabes esperar.
card-EC-006 = Vial de antiluz
    .flavour = Una gota, y la lámpara olvida para qué sirve.
card-EC-007 = Novicio del farol
    .flavour = Saluda a cada farol por su nombre.
card-EC-008 = Centinela gris ceniza
    .flavour = Nadie le ha dicho que la puerta ya no existe.
card-EC-009 = Corredor del alba
    .flavour = Corre más que la luz y luego la espera.
card-EC-010 = Garza de doble golpe
    .flavour = El primer golpe es para el pez. El segundo es para ti.
card-EC-011 = Coro de la segunda luz
    .flavour = Cantan una nota y la mañana encuentra las demás.
card-EC-012 = Mariscala de blanco
    .flavour = Su uniforme ha estado en cuarenta batallas y sigue blanco.
card-EC-013 = Árbitro gris
    .flavour = A los dos bandos les pareció injusto. Los dos le pagaron.
card-EC-014 = Coloso de las promesas cumplidas
    .flavour = Da un paso por cada promesa cumplida.
card-EC-015 = Primer rayo
    .flavour = Salió del sol antes de que hubiera ojos para verlo.
card-EC-016 = Meridiano compartido
    .flavour = Donde pasa la línea, el mediodía no es de nadie.
card-EC-017 = Leer el horizonte
    .flavour = El mañana está escrito allí, en letra muy pequeña.
card-EC-018 = Sopesar la disputa
    .flavour = El argumento más pesado tuvo que salir de la sala.
card-EC-019 = Veredicto al mediodía
    .flavour = A mediodía nadie tiene una sombra donde esconderse.
card-EC-020 = Reclamar la hora perdida
    .flavour = Solo estaba detrás de las otras horas.
card-EC-021 = Lente meridiana
    .flavour = Con ella se ve el mediodía desde el otro lado.
card-EC-022 = Campana de peldaños gemelos
    .flavour = Suena una vez abajo, otra arriba y nunca sola.
card-EC-023 = Terrazas del sol tardío
    .flavour = Aquí la vid madura dos veces.
card-EC-024 = La lonja sin luz
    .flavour = Comercian con lo que no echarás de menos hasta mañana.
card-EC-025 = Rito de la mano abierta
    .flavour = Lo que regalas ya no se te puede caer.
card-EC-026 = Rito de la sustracción
    .flavour = Empieza por ti y resta uno.
card-EC-027 = Cachorro de escoria
    .flavour = Muerde todo lo que aún brilla.
card-EC-028 = Reptador de la retícula
    .flavour = Conoce cada cable por su zumbido.
card-EC-029 = Auditor hueco
    .flavour = No encontró nada y se lo llevó.
card-EC-030 = Aritmética roedora
    .flavour = Solo come el resto, y siempre queda un resto.
card-EC-031 = Sabueso de estática
    .flavour = Nació del ruido entre dos emisoras.
card-EC-032 = La novena ausencia
    .flavour = Ocho vinieron antes. Nadie las recuerda.
card-EC-033 = Cortocircuito
    .flavour = El camino más corto no es el más seguro.
card-EC-034 = Apagón en cadena
    .flavour = Barrio a barrio, la ciudad aprendió a susurrar.
card-EC-035 = Suma cero
    .flavour = Se dieron la mano y los dos quedaron más pobres.
card-EC-036 = Aceleración forzada
    .flavour = Hecho para cien años, o para una buena noche.
card-EC-037 = Deuda reclamada
    .flavour = La suma es pequeña. El interés eres tú.
card-EC-038 = Deshacer el ídolo
    .flavour = Un siglo de plegarias, deshecho con un destornillador.
card-EC-039 = Perrera del ruido
    .flavour = Dales silencio y ladrarán pidiendo más.
card-EC-040 = Corona del último recuento
    .flavour = Quien la lleva al final ya no tiene nada que contar.

## Por qué termina una partida

end-essence = La Esencia de la Deidad de { $loser } ha caído a 0.
end-held_out = { $winner } ha resistido.

## Capítulos

chapter-ch1_second_morning = La segunda mañana
ch1-opening = El segundo sol asoma sobre la cresta. La corte debe resistir hasta que llegue al cenit.
ch1-hound = Algo ladra en la estática.
ch1-near = «Todavía no», dice Ysolde, y la luz responde.
