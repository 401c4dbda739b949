# La redacción de este juego. Los costes van en infinitivo, para que sirvan también tras «puedes».

## El juego

game-name = TTCG
game-about = Unidades y hechizos que crecen al colocarse unos sobre otros. Cada carta tiene dos efectos; usar uno gira la carta. Veinte puntos por jugador; cada unidad destruida le cuesta a su dueño tantos como su rango.

## Tipos de carta: siguen al nombre con «de» («unidad de Fuego»). `.gender` es el género de ese nombre; un hechizo es un nombre
## por sí mismo (`.kind` = spell).

type-earth = Tierra
    .gender = f
type-water = Agua
    .gender = f
type-fire = Fuego
    .gender = f
type-air = Aire
    .gender = f
type-electric = Electricidad
    .gender = f
type-light = Luz
    .gender = f
type-nature = Naturaleza
    .gender = f
type-dark = Oscuridad
    .gender = f
type-spell = hechizo
    .gender = m
    .pl = hechizos
    .kind = spell
class-unit = unidad
    .gender = f
    .pl = unidades
class-spell = hechizo
    .gender = m
    .pl = hechizos

## Subtipos: siguen al nombre («unidad Dragón»); los adjetivos concuerdan con él

set-subtypes = subtipos
word-dragon = Dragón
word-beast = Bestia
word-elemental = Elemental
    .pl = Elementales
word-aquatic = Acuático
    .f = Acuática
    .pl = Acuáticos
    .f-pl = Acuáticas
word-warrior = Guerrero
    .f = Guerrera
    .pl = Guerreros
    .f-pl = Guerreras
word-spellcaster = Hechicero
    .f = Hechicera
    .pl = Hechiceros
    .f-pl = Hechiceras
word-machine = Máquina
word-ghost = Fantasma
word-insect = Insecto
word-reptile = Reptil
word-fairy = Hada
word-undead = No Muerto
    .f = No Muerta
    .pl = No Muertos
    .f-pl = No Muertas
word-botanic = Botánico
    .f = Botánica
    .pl = Botánicos
    .f-pl = Botánicas
word-flying = Volador
    .f = Voladora
    .pl = Voladores
    .f-pl = Voladoras
word-humanoid = Humanoide
    .pl = Humanoides
word-fish = Pez

## Palabras clave

keyword-indestructible = indestructible
    .pl = indestructibles
keyword-immune = inmune
    .pl = inmunes
about-keyword-indestructible = No puede ser destruida, ni en batalla ni por efectos.
about-keyword-immune = Los efectos de las cartas que se nombran con esta palabra no pueden elegirla ni cambiarla. La batalla no es un efecto.

## Números de las cartas

number-attack = ataque
    .gender = m
number-defense = defensa
    .gender = f
number-level = rango
    .gender = m
number-more_attacks = ataques adicionales

## Lo que tienen los jugadores y lo que se deriva de ello

counter-points = puntos
counter-plays = cartas jugadas este turno
counter-extra_plays = cartas adicionales este turno
quantity-plays_given = cartas que añaden los efectos continuos
quantity-plays_allowed = cartas que se pueden jugar en un turno

## Lo que llevan las cartas

state-tapped = girada
state-tapped_now = girada este turno
state-attacks_made = ataques realizados
state-held_back = retenida

## Zonas, y el nombre de las cartas de una zona

zone-units = zona de unidades
zone-spells = zona de hechizos
zone-under = cartas debajo
zone-hand = mano
zone-deck = mazo
zone-discard = pila de descartes
zone-field = campo
noun-units = unidad
    .gender = f
    .pl = unidades
noun-spells = hechizo
    .gender = m
    .pl = hechizos
np-n =
    { $n ->
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
       *[other] { $n }
    }
# Cartas en letras, con su nombre.
n-cards =
    { $n ->
        [1] una carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
        [5] cinco cartas
        [6] seis cartas
        [7] siete cartas
        [8] ocho cartas
        [9] nueve cartas
        [10] diez cartas
       *[other] { $n } cartas
    }

## Clases de efectos

as-normal = Normal
as-continuous = Continuo
as-counter = Respuesta
as-equip = Equipo
as-latent = Latente
as-dormant = Durmiente
as-passive = Pasivo
cost-and = { $a } y { $b }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = puedes { $cost }: { $text }
    .then = capital
frame-cost-if = si { $if }, puedes { $cost }: { $text }
    .then = capital
frame-may-cost-if = si { $if }, puedes { $cost }: { $text }
    .then = capital
on-use = { "" }
    .name = cuando su jugador quiera
on-opponent_draw = durante la Fase de Robo de tu rival
on-opponent_main = durante la Fase Principal de tu rival
on-opponent_battle = durante la Fase de Batalla de tu rival
on-opponent_end = durante la Fase Final de tu rival
on-always = { "" }
    .name = siempre
on-turn_start = al inicio de tu turno
on-played =
    { $filtered ->
        [yes] cuando { $of ->
            [self] juegues { TERM($cards) }
            [opponent] tu rival juegue { TERM($cards) }
           *[any] se juegue { TERM($cards) }
        }
       *[no] cuando { $of ->
            [self] juegues una carta
            [opponent] tu rival juegue una carta
           *[any] se juegue una carta
        }
    }
    .name = cuando se juegue una carta
on-effect_activates =
    cuando se active el efecto de { $of ->
        [self] una carta que controlas
        [opponent] una carta rival
       *[any] una carta
    }
    .name = cuando se active el efecto de una carta
on-effect_activates-counter = { "" }
on-attacks = cuando esta carta ataque
on-enemy_attacks = cuando una carta rival ataque
on-after_attack = después de que esta carta ataque
on-other_destroyed =
    cuando { TERM($cards) } { $of ->
        [self] que controlas
        [opponent] que controla tu rival
       *[any] { "" }
    } sea { ATTR($cards, "gender") ->
        [f] destruida
       *[other] destruido
    }
    .name = cuando otra carta sea destruida
on-sent_to_discard = cuando esta carta vaya a la pila de descartes
noun-on-other_destroyed = carta
    .gender = f
    .pl = cartas
cost-discard = descartar { TERM($cards) }
    .name = descartar cartas
cost-points =
    { $n ->
        [one] perder { $n } punto
       *[other] perder { $n } puntos
    }
    .name = perder puntos
cost-discard_this = descartar esta carta
    .name = descartar esta carta
cost-opponent_draws = dejar que tu rival robe { n-cards }
    .name = dejar que tu rival robe cartas
cost-opponent_gains =
    { $n ->
        [one] dejar que tu rival gane { $n } punto
       *[other] dejar que tu rival gane { $n } puntos
    }
    .name = dejar que tu rival gane puntos
cost-opponent_untaps = dejar que tu rival enderece { n-cards }
    .name = dejar que tu rival enderece cartas

## Objetivos. `np-de-to` y `np-a-to` ponen la preposición, salvo ante «el», que la lleva dentro.

np-de-to =
    { ATTR($to, "article") ->
        [joined] { "" }
       *[other] de
    } { TERM($to, case: "of") }
np-a-to =
    { ATTR($to, "article") ->
        [joined] { "" }
       *[other] a
    } { TERM($to, case: "at") }
np-the =
    { $case ->
        [of] { $gender ->
            [f] de la
           *[other] del
        }
        [at] { $gender ->
            [f] a la
           *[other] al
        }
       *[nom] { np-le }
    }

np-choose = { np-one-or-n } { np-head } { np-tail }
np-up-to = hasta { np-one-or-n } { np-head } { np-tail }
np-all =
    { $gender ->
        [f] todas las
       *[other] todos los
    } { np-head } { np-tail }
np-random = { np-one-or-n } { np-head } al azar { np-tail }
np-most =
    { np-the } { np-head } de mayor { TERM($stat) } { TERM($place) } { TERM($with) } { TERM($after) }
    .article = joined
np-least =
    { np-the } { np-head } de menor { TERM($stat) } { TERM($place) } { TERM($with) } { TERM($after) }
    .article = joined
np-paid = { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-event =
    { $other ->
        [yes] { $gender ->
            [f] otra
           *[other] otro
        }
       *[no] { np-un }
    } { np-head } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-un }
       *[other] { np-n } o más
    } { np-head } { TERM($with) } { TERM($after) } { $zone ->
        [discard] en tu pila de descartes
       *[other] { "" }
    }
np-against =
    los efectos de { TERM($noun, number: "pl") } { TERM($adj, number: "pl") } { $who ->
        [self] tuyos
        [opponent] de tu rival
       *[other] { "" }
    }
to-this = esta carta
    .gender = f
    .name = esta carta
to-equipped = la unidad equipada
    .gender = f
    .name = la carta a la que está equipada
to-chosen = esas unidades
    .gender = f
    .number = pl
    .name = aquello de lo que trataba la fila anterior
to-attacker = la carta atacante
    .gender = f
    .number = sg
    .name = la carta atacante
to-defender = la unidad defensora
    .gender = f
    .number = sg
    .name = la unidad defensora
to-event = esa carta
    .gender = f
    .short = yes
    .number = sg
    .name = la carta que ha activado esto
to-source = la carta de ese efecto
    .gender = f
    .number = sg
    .name = la carta a cuyo efecto se responde
to-revealed = esas cartas
    .gender = f
    .short = yes
    .number = pl
    .name = lo que se ha revelado
in-units-self = que controlas
in-units-opponent = que controla tu rival
in-units-any = del campo
in-spells-self = que controlas
in-spells-opponent = que controla tu rival
in-spells-any = del campo
in-field-self = que controlas
in-field-opponent = que controla tu rival
in-field-any = del campo
in-hand-self = de tu mano
in-hand-opponent = de la mano de tu rival
in-hand-any = de la mano de cualquier jugador
in-deck-self = de tu mazo
    .bare = { "" }
in-deck-opponent = del mazo de tu rival
in-deck-any = de cualquier mazo
in-discard-self = de tu pila de descartes
    .bare = { "" }
in-discard-opponent = de la pila de descartes de tu rival
in-discard-any = de cualquier pila de descartes
in-under-self = de debajo de tus cartas
in-hand-discard-self = de tu mano o tu pila de descartes
in-hand-discard-opponent = de la mano o la pila de descartes de tu rival
in-hand-discard-any = de la mano o la pila de descartes de cualquier jugador
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { $number ->
                [pl] unidades
               *[other] unidad
            } de { TERM($word) }
        }
       *[other] de { TERM($word, number: "sg") }
    }
    .as-field = noun
    .order = 20
    .name = tipo { $word }
where-class = { TERM($word) }
    .as = noun
    .name = clase { $word }
where-subtype = { TERM($word) }
    .order = 10
    .is =
        { $number ->
            [pl] sean
           *[other] sea
        } { TERM($word) }
    .name = subtipo { $word }
where-level = de rango { $n }
    .order = 30
    .name = rango { $n }
where-level_at_most = de rango { $n } o inferior
    .order = 30
    .name = rango { $n } o inferior
where-level_at_least = de rango { $n } o superior
    .order = 30
    .name = rango { $n } o superior
where-attack_at_most = { $n } o menos de ataque
    .as = with
    .name = { $n } o menos de ataque
where-attack_at_least = { $n } o más de ataque
    .as = with
    .name = { $n } o más de ataque
where-defense_at_most = { $n } o menos de defensa
    .as = with
    .name = { $n } o menos de defensa
where-defense_at_least = { $n } o más de defensa
    .as = with
    .name = { $n } o más de defensa
where-tapped = girado
    .order = 25
    .f = girada
    .pl = girados
    .f-pl = giradas
    .false = enderezado
    .f-false = enderezada
    .false-pl = enderezados
    .f-false-pl = enderezadas
    .is =
        { $number ->
            [pl] estén
           *[other] esté
        } { $gender ->
            [f] { $number ->
                [pl] giradas
               *[other] girada
            }
           *[other] { $number ->
                [pl] girados
               *[other] girado
            }
        }
    .is-not =
        { $number ->
            [pl] no estén
           *[other] no esté
        } { $gender ->
            [f] { $number ->
                [pl] giradas
               *[other] girada
            }
           *[other] { $number ->
                [pl] girados
               *[other] girado
            }
        }
    .name = girada
where-equipped = equipado
    .order = 26
    .f = equipada
    .pl = equipados
    .f-pl = equipadas
    .false = sin equipo
    .is =
        { $number ->
            [pl] estén
           *[other] esté
        } { $gender ->
            [f] { $number ->
                [pl] equipadas
               *[other] equipada
            }
           *[other] { $number ->
                [pl] equipados
               *[other] equipado
            }
        }
    .is-not =
        { $number ->
            [pl] no estén
           *[other] no esté
        } { $gender ->
            [f] { $number ->
                [pl] equipadas
               *[other] equipada
            }
           *[other] { $number ->
                [pl] equipados
               *[other] equipado
            }
        }
    .name = equipada
where-keyword = { TERM($word) }
    .order = 22
    .name = palabra clave { $word }
where-name = llamado «{ $card }»
    .as = after
    .f = llamada «{ $card }»
    .name = con un nombre dado
where-other = distinto de esta carta
    .as = after
    .order = 10
    .f = distinta de esta
    .pl = distintos de esta carta
    .f-pl = distintas de esta
    .is =
        { $number ->
            [pl] no son esta carta
           *[other] no es esta carta
        }
    .name = otra

## Cuánto duran los efectos

for-this_turn = durante este turno
    .name = hasta que termine el turno
for-while_on_field = mientras esta carta permanezca en el campo
    .name = mientras esta carta permanezca en el campo

for-lasting =
    .name = mientras esté en el campo y al descubierto

## Condiciones

if-control =
    { ATTR($cards, "pick") ->
        [none] { $who ->
            [opponent] tu rival no controla { TERM($cards) }
           *[self] no controlas { TERM($cards) }
        }
       *[other] { $who ->
            [opponent] tu rival controla { TERM($cards) }
           *[self] controlas { TERM($cards) }
        }
    }
    .not =
        { $who ->
            [opponent] tu rival no controla { TERM($cards) }
           *[self] no controlas { TERM($cards) }
        }
    .name = controlas cartas así
if-have =
    { ATTR($cards, "pick") ->
        [none] no tienes { TERM($cards) }
       *[other] tienes { TERM($cards) }
    } { ATTR($cards, "zone") ->
        [discard] { ATTR($cards, "pick") ->
            [at-most] en tu pila de descartes
            [exactly] en tu pila de descartes
            [none] en tu pila de descartes
           *[other] { "" }
        }
       *[other] { "" }
    }
    .name = tienes cartas así

## Operaciones. Tras un coste van tal cual, detrás de los dos puntos; `.to` repite por eso el valor.

op-destroy = destruye { TERM($to) }
    .name = destruir
op-send = envía { TERM($to) } a la pila de descartes
    .name = enviar a la pila de descartes
op-return =
    devuelve { ATTR($to, "number") ->
        [pl] { ATTR($to, "pick") ->
            [all] a las manos de sus propietarios { TERM($to) }
           *[other] { TERM($to) } a las manos de sus propietarios
        }
       *[other] { TERM($to) } a la mano de su propietario
    }
    .name = devolver a la mano
op-put_on_top =
    pon { TERM($to) } { ATTR($to, "number") ->
        [pl] encima de los mazos de sus propietarios
       *[other] encima del mazo de su propietario
    }
    .name = poner encima del mazo
op-put_at_bottom =
    pon { TERM($to) } { ATTR($to, "number") ->
        [pl] en el fondo de los mazos de sus propietarios
       *[other] en el fondo del mazo de su propietario
    }
    .name = poner en el fondo del mazo
op-shuffle =
    baraja { TERM($to) } { ATTR($to, "number") ->
        [pl] en los mazos de sus propietarios
       *[other] en el mazo de su propietario
    }
    .name = barajar en el mazo
op-take = toma el control { np-de-to }
    .name = tomar el control
n-top-cards =
    { $val ->
        [1] la carta superior
       *[other] las { np-val } cartas superiores
    }
op-mill =
    { $who ->
        [opponent] tu rival pone { n-top-cards } de su mazo en su pila de descartes
        [both] ambos jugadores ponen { n-top-cards } de su mazo en su pila de descartes
       *[other] pon { n-top-cards } de tu mazo en tu pila de descartes
    }
    .to =
        { $who ->
            [opponent] tu rival pone { n-top-cards } de su mazo en su pila de descartes
            [both] ambos jugadores ponen { n-top-cards } de su mazo en su pila de descartes
           *[other] pon { n-top-cards } de tu mazo en tu pila de descartes
        }
    .name = del mazo a la pila de descartes
op-discard =
    { $who ->
        [opponent] tu rival descarta
        [both] ambos jugadores descartan
       *[other] descarta
    } { np-val } { $val ->
        [one] carta
       *[other] cartas
    } { $choice ->
        [random] al azar
       *[other] { "" }
    }
    .to =
        { $who ->
            [opponent] tu rival descarta
            [both] ambos jugadores descartan
           *[other] descarta
        } { np-val } { $val ->
            [one] carta
           *[other] cartas
        } { $choice ->
            [random] al azar
           *[other] { "" }
        }
    .name = descartar
op-draw =
    { $who ->
        [opponent] tu rival roba
        [both] ambos jugadores roban
       *[other] roba
    } { np-val } { $val ->
        [one] carta
       *[other] cartas
    }
    .to =
        { $who ->
            [opponent] tu rival roba
            [both] ambos jugadores roban
           *[other] roba
        } { np-val } { $val ->
            [one] carta
           *[other] cartas
        }
    .name = robar
# «Añade esas cartas a tu mano», pero «añade a tu mano una unidad de rango 1 de cualquier pila de descartes».
op-add =
    { ATTR($to, "short") ->
        [yes] añade { TERM($to) } a tu mano
       *[other] añade a tu mano { TERM($to) }
    }
    .name = añadir a la mano
op-recover = recupera { TERM($to) }
    .name = recuperar
op-search =
    busca en tu mazo { TERM($to, decl: "bare") } y { np-it } a tu mano
    .name = buscar en el mazo
op-search_discard =
    busca en tu pila de descartes { TERM($to, decl: "bare") } y { np-it } a tu mano
    .name = buscar en la pila de descartes
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
op-shuffle_deck =
    baraja { $who ->
        [opponent] el mazo de tu rival
        [both] ambos mazos
       *[other] tu mazo
    }
    .name = barajar un mazo
op-reveal = revela { TERM($to) }
    .name = revelar
op-reveal_top =
    revela { n-top-cards } { $who ->
        [opponent] del mazo de tu rival
        [both] de ambos mazos
       *[other] de tu mazo
    }
    .name = revelar la parte superior de un mazo
op-gain_points =
    { $who ->
        [opponent] tu rival gana
        [both] ambos jugadores ganan
       *[other] ganas
    } { $val ->
        [one] { $val } punto
       *[other] { $val } puntos
    }
    .to =
        { $who ->
            [opponent] tu rival gana
            [both] ambos jugadores ganan
           *[other] ganas
        } { $val ->
            [one] { $val } punto
           *[other] { $val } puntos
        }
    .name = ganar puntos
op-lose_points =
    { $who ->
        [opponent] tu rival pierde
        [both] ambos jugadores pierden
       *[other] pierdes
    } { $val ->
        [one] { $val } punto
       *[other] { $val } puntos
    }
    .to =
        { $who ->
            [opponent] tu rival pierde
            [both] ambos jugadores pierden
           *[other] pierdes
        } { $val ->
            [one] { $val } punto
           *[other] { $val } puntos
        }
    .name = perder puntos
v-gain =
    { ATTR($to, "number") ->
        [pl] ganan
       *[other] gana
    }
v-lose =
    { ATTR($to, "number") ->
        [pl] pierden
       *[other] pierde
    }
op-gain_attack = { TERM($to) } { v-gain } { $val } de ataque
    .to = { TERM($to) } { v-gain } { $val } de ataque
    .name = ganar ataque
op-lose_attack = { TERM($to) } { v-lose } { $val } de ataque
    .to = { TERM($to) } { v-lose } { $val } de ataque
    .name = perder ataque
op-gain_defense = { TERM($to) } { v-gain } { $val } de defensa
    .to = { TERM($to) } { v-gain } { $val } de defensa
    .name = ganar defensa
op-lose_defense = { TERM($to) } { v-lose } { $val } de defensa
    .to = { TERM($to) } { v-lose } { $val } de defensa
    .name = perder defensa
v-is =
    { ATTR($to, "number") ->
        [pl] son { TERM($word, number: "pl") }
       *[other] es { TERM($word) }
    }
op-grant =
    { TERM($to) } { v-is } { $choice ->
        [immune] a { TERM($against) }
       *[other] { "" }
    }
    .to =
        { TERM($to) } { v-is } { $choice ->
            [immune] a { TERM($against) }
           *[other] { "" }
        }
    .name = otorgar una palabra clave
op-tap = gira { TERM($to) }
    .name = girar
op-untap = endereza { TERM($to) }
    .name = enderezar
op-play = juega { TERM($to) }
    .name = jugar
op-level_up = usa { TERM($to) } para subir de rango una carta que controlas
    .name = subir de rango
op-equip = equipa esta carta { np-a-to }
    .name = equipar
op-counter =
    { $timing ->
        [enemy_attacks] detén ese ataque
       *[other] anula ese efecto
    }
    .name = anular
op-activate = activa un efecto { np-de-to }
    .name = activar un efecto
op-skip =
    { $who ->
        [self] te saltas
        [both] ambos jugadores se saltan
       *[other] tu rival se salta
    } { $who ->
        [self] tu
       *[other] su
    } { $choice ->
        [draw] próxima Fase de Robo
        [main] próxima Fase Principal
        [battle] próxima Fase de Batalla
       *[other] próximo turno
    }
    .to =
        { $who ->
            [self] te saltas
            [both] ambos jugadores se saltan
           *[other] tu rival se salta
        } { $who ->
            [self] tu
           *[other] su
        } { $choice ->
            [draw] próxima Fase de Robo
            [main] próxima Fase Principal
            [battle] próxima Fase de Batalla
           *[other] próximo turno
        }
    .name = saltarse una fase o un turno
op-skip_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] no pueden
       *[other] no puede
    } atacar en la próxima Fase de Batalla de su controlador
    .name = impedir que ataque
op-more_plays =
    { $who ->
        [opponent] tu rival puede
        [both] ambos jugadores pueden
       *[other] puedes
    } jugar { np-val } { $val ->
        [one] carta
       *[other] cartas
    } más { $always ->
        [yes] cada turno
       *[no] { "" }
    }
    .name = jugar más cartas
op-more_attacks =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] pueden
       *[other] puede
    } atacar { np-val } { $val ->
        [one] vez
       *[other] veces
    } más
    .name = atacar más veces
np-val =
    { $val ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
       *[other] { $val }
    }

## Clases de operaciones

kind-removal = Eliminación
kind-points = Puntos
kind-cards = Cartas
kind-numbers = Números
kind-field = Campo
kind-control = Control

## Fases, acciones, lo que nombran, ventanas, sucesos

phase-start = Inicio
phase-draw = Fase de Robo
phase-main = Fase Principal
phase-battle = Fase de Batalla
phase-end = Fase Final
action-play = jugar
action-level_up = subir de rango
action-activate = activar
action-attack = atacar
pick-onto = la carta de debajo
pick-target = objetivo
window-respond = respuestas
window-moment = un momento para efectos
event-turn_begins = inicio del turno
event-activates = se activa un efecto
event-attacks = un ataque
event-has_attacked = después de un ataque

## Por qué no se puede

refused-no-plays = Ya has jugado todas las cartas que puedes jugar este turno
refused-level = Una carta de rango 1 se juega en un lugar libre; una de rango superior, sobre una carta de su tipo de un rango menos
refused-first-turn = Nadie ataca en el primer turno
refused-attacked = Esta unidad ya ha atacado este turno
refused-held-back = Esta unidad no puede atacar en esta Fase de Batalla

## Nombres para el texto de las reglas

word-chosen = a elección
word-random = al azar
word-never = nunca
word-own_turn = en el turno propio
word-stands_up = la endereza
word-stays = la deja girada
word-either = en ambos turnos
word-own = en el turno propio
word-both_stand = ambas quedan en pie
word-both_fall = ambas caen
word-turn = turno
word-unit = unidad
setting-untap = cuándo se enderezan las cartas de un jugador
setting-dormant_use = qué hace con su carta usar un efecto durmiente
setting-spell_normal = en qué turnos se usan los efectos de los hechizos
setting-equal_strength = qué pasa si ataque y defensa son iguales
role-attacker = la carta atacante
    .gen = de la carta atacante
role-defender = la unidad defensora
    .gen = de la unidad defensora
role-direct = la carta que ataca al jugador
    .gen = de la carta que ataca al jugador
role-revealed = las cartas reveladas
    .gen = de las cartas reveladas
role-rising = la carta que sube de rango
    .gen = de la carta que sube de rango
role-base = la carta de debajo
    .gen = de la carta de debajo
to-own_unit =
    .name = una unidad que controlas
to-enemy_unit =
    .name = una unidad rival
to-any_unit =
    .name = una unidad del campo
to-enemy_card =
    .name = una carta rival
to-any_card =
    .name = una carta del campo
to-own_units =
    .name = todas las unidades que controlas
to-enemy_units =
    .name = todas las unidades rivales
to-all_units =
    .name = todas las unidades del campo
to-from_hand =
    .name = una carta de tu mano
to-from_deck =
    .name = una carta de tu mazo
to-from_discard =
    .name = una carta de tu pila de descartes
on-would_be_destroyed =
    .name = cuando fuera a ser destruida
op-stay =
    .name = permanecer en el campo

## Mazos

deck-rootfire = Raíz y fuego
deck-stormgrave = Tumba de tormentas

## Cartas

card-TT-F001 = Dragoncillo de brasas
card-TT-F002 = Corredor de ceniza
card-TT-F003 = Ascua rencorosa
card-TT-F004 = Duendecillo de yesca
card-TT-F005 = Draco del horno
card-TT-F006 = Rinoceronte de escoria
card-TT-F007 = Padre de la fragua
card-TT-F008 = Duelista de ascuas
card-TT-F009 = Coloso de la pira
card-TT-N001 = Tortuga musgosa
card-TT-N002 = Nodriza de zarzas
card-TT-N003 = Llamasemillas
card-TT-N004 = Raíz durmiente
card-TT-N005 = Matriarca espinosa
card-TT-N006 = Ciervo de la arboleda
card-TT-N007 = Enjambre de polen
card-TT-N008 = Dosel ancestral
card-TT-N009 = Sierpe de la raíz del mundo
card-TT-W001 = Nutria de salmuera
card-TT-W002 = Pez farol
card-TT-W003 = Lectora de mareas
card-TT-W004 = Sabio del limo
card-TT-W005 = Centinela del arrecife
card-TT-W006 = Resaca
card-TT-W007 = Anguila espejo
card-TT-W008 = Corriente profunda
card-TT-W009 = Heraldo de la vorágine
card-TT-D001 = Sabueso de la cripta
card-TT-D002 = Paje hueco
card-TT-D003 = Coleccionista de huesos
card-TT-D004 = Tratante de tumbas
card-TT-D005 = Polilla de la peste
card-TT-D006 = Capitán espectral
card-TT-D007 = Velo de luto
card-TT-D008 = El último acreedor
card-TT-D009 = Liche del noveno escalón
card-TT-E001 = Guardián de piedra
card-TT-E002 = Gólem de cantera
card-TT-E003 = Mamut de granito
card-TT-A001 = Surcador del vendaval
card-TT-A002 = Ladrón de la cometa
card-TT-A003 = Roc de tormenta
card-TT-V001 = Relé de chispas
card-TT-V002 = Rata de bobina
card-TT-V003 = Motor de arco
card-TT-L001 = Acólita del alba
card-TT-L002 = Hada de la vela
card-TT-L003 = Paladín del mediodía
card-TT-S001 = Lluvia de chispas
card-TT-S002 = Diezmo verde
card-TT-S003 = Filo templado
card-TT-S004 = Filo de reyes
card-TT-S005 = Amparo de corteza
card-TT-S006 = Hora prestada
card-TT-S007 = Círculo de ceniza
card-TT-S008 = Sombra alargada
card-TT-S009 = Segunda luna
card-TT-S010 = Floración súbita
card-TT-S011 = Puerta cerrada
card-TT-S012 = Libro abierto
card-TT-S013 = Copia en limpio
card-TT-S014 = Segunda lectura
card-TT-S015 = Campana ahogada
card-TT-S016 = Trono del abismo
