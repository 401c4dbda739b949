## Operaciones. Valor: la oración sola; .replace y .bonus: la oración en esos papeles; .name: el nombre corto.

op-dmg = inflige { $val } de daño a tu rival
    .replace = en vez de eso, inflige { $val } de daño a tu rival
    .bonus = inflige { $val } de daño adicional a tu rival
    .name = Daño
    .subject = opponent
    .same = inflígele { $val } de daño
    .replace-same = en vez de eso, inflígele { $val } de daño
    .bonus-same = inflígele { $val } de daño adicional
op-heal = restaura { $val } de Escudo
    .replace = en vez de eso, restaura { $val } de Escudo
    .bonus = restaura { $val } de Escudo adicional
    .name = Restaurar Escudo
op-draw =
    roba { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
    .replace =
        en vez de eso, roba { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        }
    .bonus =
        roba { $val ->
            [one] { $val } carta adicional
           *[other] { $val } cartas adicionales
        }
    .name = Robar
op-nrg = obtén { $val } de Energía
    .replace = en vez de eso, obtén { $val } de Energía
    .bonus = obtén { $val } de Energía adicional
    .name = Obtener Energía
op-drain = tu rival pierde { $val } de Energía
    .replace = en vez de eso, tu rival pierde { $val } de Energía
    .bonus = tu rival pierde { $val } de Energía adicional
    .name = Drenar Energía
    .subject = opponent
    .same = este pierde { $val } de Energía
    .replace-same = en vez de eso, este pierde { $val } de Energía
    .bonus-same = este pierde { $val } de Energía adicional
op-disc =
    tu rival descarta { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    } al azar
    .replace =
        en vez de eso, tu rival descarta { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } al azar
    .bonus =
        tu rival descarta { $val ->
            [one] { $val } carta adicional
           *[other] { $val } cartas adicionales
        } al azar
    .name = Descarte
    .subject = opponent
    .same =
        este descarta { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } al azar
    .replace-same =
        en vez de eso, este descarta { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } al azar
    .bonus-same =
        este descarta { $val ->
            [one] { $val } carta adicional
           *[other] { $val } cartas adicionales
        } al azar
op-aoe = inflige { $val } de daño a cada aliado rival
    .replace = en vez de eso, inflige { $val } de daño a cada aliado rival
    .bonus = inflige { $val } de daño adicional a cada aliado rival
    .name = Daño de área
op-buf_atk = tus aliados obtienen +{ $val } ATK este turno
    .replace = en vez de eso, tus aliados obtienen +{ $val } ATK este turno
    .bonus = tus aliados obtienen un +{ $val } ATK adicional este turno
    .name = Aumentar ATK
op-floor = tu Escudo no puede bajar de 1 este turno
    .replace = en vez de eso, tu Escudo no puede bajar de 1 este turno
    .bonus = además, tu Escudo no puede bajar de 1 este turno
    .name = Escudo mínimo
op-negate = anula los efectos de la carta rival
    .replace = en vez de eso, anula los efectos de la carta rival
    .bonus = además, anula los efectos de la carta rival
    .name = Anular
op-double = tu siguiente Acción de este turno se resuelve dos veces
    .replace = en vez de eso, tu siguiente Acción de este turno se resuelve dos veces
    .bonus = además, tu siguiente Acción de este turno se resuelve dos veces
    .name = Acción doble
op-banish =
    destierra { $val ->
        [one] la carta superior
       *[other] las { $val } cartas superiores
    } de la pila de descartes de tu rival
    .replace =
        en vez de eso, destierra { $val ->
            [one] la carta superior
           *[other] las { $val } cartas superiores
        } de la pila de descartes de tu rival
    .bonus =
        además, destierra { $val ->
            [one] la carta superior
           *[other] las { $val } cartas superiores
        } de la pila de descartes de tu rival
    .name = Desterrar
op-dbf_atk = un aliado rival de tu elección obtiene −{ $val } ATK
    .times = { times }, un aliado rival de tu elección obtiene −{ $val } ATK
    .replace = en vez de eso, un aliado rival de tu elección obtiene −{ $val } ATK
    .bonus = un aliado rival de tu elección obtiene un −{ $val } ATK adicional
    .name = Reducir ATK
op-dbf_hp = un aliado rival de tu elección obtiene −{ $val } PS
    .times = { times }, un aliado rival de tu elección obtiene −{ $val } PS
    .replace = en vez de eso, un aliado rival de tu elección obtiene −{ $val } PS
    .bonus = un aliado rival de tu elección obtiene un −{ $val } PS adicional
    .name = Reducir PS
op-retrigger_traps = tus Trampas reveladas este turno se resuelven una vez más
    .replace = en vez de eso, tus Trampas reveladas este turno se resuelven una vez más
    .bonus = además, tus Trampas reveladas este turno se resuelven una vez más
    .name = Reactivar Trampas

## Pasivas: valen mientras el aliado está en juego

op-p_nrg = obtienes { $val } de Energía en tu Fase de Energía
    .name = Energía por turno
op-p_adx = tus Acciones infligen { $val } de daño adicional
    .name = Daño de Acciones
op-p_tdx = tus Trampas infligen { $val } de daño adicional
    .name = Daño de Trampas
op-p_red = el daño que recibes se reduce en { $val }
    .name = Reducción
op-p_eot = restauras { $val } de Escudo en tu Fase Final
    .name = Restauración por turno
op-p_adisc = tus Acciones cuestan { $val } menos (mínimo 1)
    .name = Acciones más baratas
op-p_tdisc = tus Trampas cuestan { $val } menos (mínimo 1)
    .name = Trampas más baratas

## Cuando un aliado es destruido

on-play = cuando invoques este aliado
    .when = mixed
on-death = cuando este aliado sea destruido
op-d_heal = restaura { $val } de Escudo
    .replace = en vez de eso, restaura { $val } de Escudo
    .bonus = restaura { $val } de Escudo adicional
    .name = Destruido: restaurar
op-d_dmg = inflige { $val } de daño a tu rival
    .replace = en vez de eso, inflige { $val } de daño a tu rival
    .bonus = inflige { $val } de daño adicional a tu rival
    .name = Destruido: daño
op-d_draw =
    roba { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
    .replace =
        en vez de eso, roba { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        }
    .bonus =
        roba { $val ->
            [one] { $val } carta adicional
           *[other] { $val } cartas adicionales
        }
    .name = Destruido: robar
op-d_return = devuelve esta carta a tu mano
    .replace = en vez de eso, devuelve esta carta a tu mano
    .bonus = además, devuelve esta carta a tu mano
    .name = Destruido: regresar

## Disparadores de Trampas

trigger-t_action = cuando tu rival juegue una Acción
    .name = Acción del rival
    .subject = opponent
trigger-t_summon = cuando tu rival invoque un aliado
    .name = Invocación del rival
trigger-t_play = cuando tu rival juegue una carta
    .name = Cualquier carta del rival
    .subject = opponent
trigger-t_hit = cuando recibas daño
    .name = Recibes daño
trigger-t_lethal = cuando tu Escudo llegue a 0
    .name = Tu Escudo llega a 0

## Condiciones: oraciones que siguen a «si»

if-first_action = no has jugado ninguna otra Acción este turno
if-played_action = has jugado una Acción este turno
if-ctrl = controlas un aliado { TERM($sub) }
    .subject = control
    .same = un aliado { TERM($sub) }
    .link-same = un aliado { TERM($sub) }
if-ctrl_n = controlas { $n } o más aliados
    .subject = control
    .same = { $n } o más aliados en total
    .link-same = { $n } o más aliados en total
if-shield_below = tu Escudo es inferior a { $n }
if-o_shield_below = el Escudo de tu rival es inferior a { $n }
if-o_no_allies = tu rival no tiene aliados
    .subject = opponent
    .same = no tiene aliados
    .link-same = no tiene aliados
if-o_allies = tu rival tiene { $n } o más aliados
if-o_fewer = tu rival tiene menos cartas en la mano que tú
    .subject = opponent
    .same = tiene menos cartas en la mano que tú
    .link-same = tiene menos cartas en la mano que tú
if-o_zero_nrg = tu rival tiene 0 de Energía
    .subject = opponent
    .same = tiene 0 de Energía
    .link-same = tiene 0 de Energía
if-destroyed_any = un aliado rival ha sido destruido de esta forma
if-vs_book = te enfrentas a un héroe del Libro { $n } o posterior
vs-vs_book = contra un héroe del Libro { $n } o posterior

## Nombres de lo que hay en la mesa

counter-shield = Escudo
counter-energy = Energía
counter-actions_played = Acciones jugadas
counter-floor = Escudo mínimo
counter-double_next = Acción doble
counter-damage_taken = Daño recibido
counter-guard = Resistencia
number-cost = Coste
number-atk = ATK
number-hp = PS
number-T = Táctica
number-S = Maestría
number-R = Resistencia
number-M = Mística
number-shield = Escudo
number-sim_shield = Escudo inicial
number-cooldown = Recarga
number-trap_limit = Límite de Trampas
zone-hand = mano
zone-deck = mazo
zone-field = campo
zone-traps = zona de Trampas
zone-discard = pila de descartes
zone-banished = destierro
quantity-action_bonus = bonificación al daño de Acciones
quantity-trap_bonus = bonificación al daño de Trampas
quantity-reduction = reducción
quantity-energy_income = Energía de los aliados
quantity-end_restore = Escudo de los aliados
quantity-action_discount = descuento de Acciones
quantity-trap_discount = descuento de Trampas
quantity-damage_bonus = bonificación al daño
quantity-skill = Maestría
quantity-card_damage = daño
quantity-action_cost = coste de la Acción
quantity-trap_cost = coste de la Trampa
tally-destroyed = aliados destruidos
phase-energy = Fase de Energía
phase-draw = Fase de Robo
phase-play = Fase de Juego
phase-battle = Fase de Batalla
phase-end = Fase Final
action-play = jugar
action-ability = habilidad
action-attack = atacar
kind-damage = Daño
kind-restore = Restauración
kind-cards = Cartas
kind-energy = Energía
kind-allies = Aliados
kind-control = Control

## The game

game-about = Dos héroes con mazos fijos y un Escudo cada uno: gana quien rompa primero el del otro.
