## O jogo

game-name = TTCG
game-about = Unidades e magias que crescem ao serem postas umas sobre as outras. Cada carta tem dois efeitos; quem usa um deles vira a carta. Vinte pontos para cada um; uma unidade destruída custa ao dono tantos pontos quanto o nível dela.

## Tipos de carta: “unidade de Fogo”

type-earth = Terra
    .of = de Terra
type-water = Água
    .of = de Água
type-fire = Fogo
    .of = de Fogo
type-air = Ar
    .of = de Ar
type-electric = Eletricidade
    .of = de Eletricidade
type-light = Luz
    .of = de Luz
type-nature = Natureza
    .of = de Natureza
type-dark = Trevas
    .of = das Trevas
type-spell = magia
    .gender = f
    .pl = magias
    .of = do tipo magia
class-unit = unidade
    .gender = f
    .pl = unidades
class-spell = magia
    .gender = f
    .pl = magias

## Subtipos: “unidade Dragão”

set-subtypes = subtipos
word-dragon = Dragão
word-beast = Fera
word-elemental = Elemental
word-aquatic = Aquático
word-warrior = Guerreiro
word-spellcaster = Feiticeiro
word-machine = Máquina
word-ghost = Fantasma
word-insect = Inseto
word-reptile = Réptil
word-fairy = Fada
word-undead = Morto-Vivo
word-botanic = Planta
word-flying = Voador
word-humanoid = Humanoide
word-fish = Peixe

## Palavras-chave: “esta carta é indestrutível”

keyword-indestructible = indestrutível
    .pl = indestrutíveis
keyword-immune = imune
    .pl = imunes
about-keyword-indestructible = Não pode ser destruída, nem em combate nem por efeitos.
about-keyword-immune = Os efeitos das cartas nomeadas junto com a palavra não a escolhem nem a alteram. Combate não é efeito.

## Números das cartas

number-attack = Ataque
    .gender = m
number-defense = Defesa
    .gender = f
number-level = nível
    .gender = m
number-more_attacks = ataques a mais

## Contadores dos jogadores e o que decorre deles

counter-points = pontos
counter-plays = cartas jogadas neste turno
counter-extra_plays = cartas a mais neste turno
quantity-plays_given = cartas permitidas por efeitos contínuos
quantity-plays_allowed = cartas permitidas por turno

## O que as cartas trazem

state-tapped = virada
state-tapped_now = virada neste turno
state-attacks_made = ataques feitos
state-held_back = contida

## Zonas

zone-units = zona de unidades
zone-spells = zona de magias
zone-under = cartas de baixo
zone-hand = mão
zone-deck = baralho
zone-discard = pilha de descarte
zone-field = campo
noun-units = unidade
    .gender = f
    .pl = unidades
noun-spells = magia
    .gender = f
    .pl = magias
np-n =
    { $n ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
       *[other] { $n }
    }

## Espécies de efeitos. Os custos estão no infinitivo.

as-normal = Comum
as-continuous = Contínuo
as-counter = Resposta
as-equip = Equipamento
as-latent = Latente
as-dormant = Dormente
as-passive = Passivo
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = você pode { $cost }: { $text }
    .then = capital
cost-and = { $a } e { $b }
on-use = { "" }
    .name = quando seu jogador quiser
on-opponent_draw = durante a Fase de Compra do oponente
on-opponent_main = durante a Fase Principal do oponente
on-opponent_battle = durante a Fase de Batalha do oponente
on-opponent_end = durante a Fase Final do oponente
on-always = { "" }
    .name = sempre
on-turn_start = no início do seu turno
on-played =
    quando { $filtered ->
        [yes] { $of ->
            [self] você jogar { TERM($cards) }
            [opponent] o oponente jogar { TERM($cards) }
           *[any] um jogador jogar { TERM($cards) }
        }
       *[no] { $of ->
            [self] você jogar uma carta
            [opponent] o oponente jogar uma carta
           *[any] um jogador jogar uma carta
        }
    }
    .subject = opponent
    .name = quando uma carta é jogada
on-effect_activates =
    quando { $of ->
        [self] você ativar um efeito de carta
        [opponent] o oponente ativar um efeito de carta
       *[any] um efeito de carta for ativado
    }
    .subject = opponent
    .name = quando um efeito de carta é ativado
on-effect_activates-counter = { "" }
on-attacks = quando esta carta atacar
on-enemy_attacks = quando uma carta do oponente atacar
on-after_attack = depois que esta carta atacar
on-other_destroyed =
    quando { TERM($cards) } for { ATTR($cards, "gender") ->
        [f] destruída
       *[other] destruído
    }
    .name = quando outra carta é destruída
on-sent_to_discard = quando esta carta for para a pilha de descarte
noun-on-other_destroyed = carta
    .gender = f
    .pl = cartas
cost-discard = descartar { TERM($cards) }
    .name = descartar cartas
cost-points =
    perder { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
    .name = perder pontos
cost-discard_this = descartar esta carta
    .name = descartar esta carta
cost-opponent_draws =
    deixar o oponente comprar { np-n } { $n ->
        [one] carta
       *[other] cartas
    }
    .name = deixar o oponente comprar cartas
cost-opponent_gains =
    deixar o oponente ganhar { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
    .name = deixar o oponente ganhar pontos
cost-opponent_untaps =
    deixar o oponente desvirar { np-n } { $n ->
        [one] carta
       *[other] cartas
    }
    .name = deixar o oponente desvirar cartas

## Alvos. `case: "of"`: com “de”; `decl: "nenhum"`: negado.

np-prep =
    { $case ->
        [of] de
       *[nom] { "" }
    }
np-le =
    { $case ->
        [of] { $gender ->
            [f] da
           *[other] do
        }
       *[nom] { $gender ->
            [f] a
           *[other] o
        }
    }
np-seu =
    { $case ->
        [of] { $gender ->
            [f] da sua
           *[other] do seu
        }
       *[nom] { $gender ->
            [f] sua
           *[other] seu
        }
    }
np-tail = { TERM($with) } { TERM($place) } { TERM($after) }
np-one-or-n =
    { np-prep } { $n ->
        [1] { np-un }
       *[other] { np-n }
    }
np-choose = { np-one-or-n } { np-head } { np-tail }
np-up-to = { np-prep } até { np-n } { np-head } { np-tail }
np-all =
    { np-prep } { $gender ->
        [f] todas as
       *[other] todos os
    } { $who ->
        [self] { $gender ->
            [f] suas
           *[other] seus
        }
       *[other] { "" }
    } { np-head } { np-tail }
np-random = { np-one-or-n } { np-head } ao acaso { np-tail }
np-most =
    { $who ->
        [self] { np-seu }
       *[other] { np-le }
    } { np-head } com { ATTR($stat, "gender") ->
        [f] a maior
       *[other] o maior
    } { TERM($stat) } { np-tail }
np-least =
    { $who ->
        [self] { np-seu }
       *[other] { np-le }
    } { np-head } com { ATTR($stat, "gender") ->
        [f] a menor
       *[other] o menor
    } { TERM($stat) } { np-tail }
np-event =
    { $other ->
        [yes] { $who ->
            [opponent] { np-un }
           *[any] { $gender ->
                [f] outra
               *[other] outro
            }
        } { np-head } { $who ->
            [self] { $gender ->
                [f] aliada
               *[other] aliado
            }
            [opponent] do oponente
           *[any] { "" }
        }
       *[no] { np-un } { np-head }
    } { TERM($with) } { TERM($after) }
np-paid = { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-un }
       *[other] pelo menos { np-n }
    } { np-head } { TERM($with) } { TERM($after) } { $zone ->
        [discard] na sua pilha de descarte
       *[other] { "" }
    }
    .nenhum =
        { $n ->
            [1] { $gender ->
                [f] nenhuma
               *[other] nenhum
            }
           *[other] pelo menos { np-n }
        } { np-head } { TERM($with) } { TERM($after) } { $zone ->
            [discard] na sua pilha de descarte
           *[other] { "" }
        }
np-against =
    efeitos { $who ->
        [self] das suas
       *[other] de
    } { TERM($noun, number: "pl") } { TERM($adj, number: "pl") } { $who ->
        [opponent] do oponente
       *[other] { "" }
    } { TERM($with) } { TERM($after) }
np-esta =
    { $case ->
        [of] desta
       *[nom] esta
    }
to-this = { np-esta } carta
    .gender = f
    .name = esta carta
to-equipped =
    { $case ->
        [of] da
       *[nom] a
    } unidade equipada
    .gender = f
    .name = a carta equipada com ela
to-chosen =
    { $case ->
        [of] daquelas
       *[nom] aquelas
    } unidades
    .gender = f
    .number = pl
    .name = do que tratava a linha anterior
to-attacker =
    { $case ->
        [of] da
       *[nom] a
    } carta atacante
    .gender = f
    .number = sg
    .name = a carta atacante
to-defender =
    { $case ->
        [of] da
       *[nom] a
    } unidade atacada
    .gender = f
    .number = sg
    .name = a unidade atacada
to-event =
    { $case ->
        [of] daquela
       *[nom] aquela
    } carta
    .gender = f
    .number = sg
    .name = a carta que causou isto
to-source =
    { $case ->
        [of] da
       *[nom] a
    } carta que gerou o efeito
    .gender = f
    .number = sg
    .name = a carta a cujo efeito se responde
to-revealed =
    { $case ->
        [of] daquelas
       *[nom] aquelas
    } cartas
    .gender = f
    .number = pl
    .name = o que foi revelado
in-units-self = aliado
    .as = adjective
    .order = 10
    .f = aliada
    .pl = aliados
    .f-pl = aliadas
    .all = { "" }
    .most = { "" }
    .least = { "" }
in-units-opponent = do oponente
    .as = adjective
    .order = 90
in-units-any = do campo
in-spells-self = aliado
    .as = adjective
    .order = 10
    .f = aliada
    .pl = aliados
    .f-pl = aliadas
    .all = { "" }
    .most = { "" }
    .least = { "" }
in-spells-opponent = do oponente
    .as = adjective
    .order = 90
in-spells-any = do campo
in-field-self = aliado
    .as = adjective
    .order = 10
    .f = aliada
    .pl = aliados
    .f-pl = aliadas
    .all = { "" }
    .most = { "" }
    .least = { "" }
in-field-opponent = do oponente
    .as = adjective
    .order = 90
in-field-any = do campo
in-hand-self = da sua mão
in-hand-opponent = da mão do oponente
in-hand-any = da mão de qualquer jogador
in-deck-self = do seu baralho
    .bare = { "" }
in-deck-opponent = do baralho do oponente
in-deck-any = de qualquer baralho
in-discard-self = da sua pilha de descarte
    .bare = { "" }
in-discard-opponent = da pilha de descarte do oponente
in-discard-any = de qualquer pilha de descarte
in-under-self = sob as suas cartas
in-hand-discard-self = da sua mão ou da sua pilha de descarte
in-hand-discard-opponent = da mão ou da pilha de descarte do oponente
in-hand-discard-any = da mão ou da pilha de descarte de qualquer jogador
where-type = { TERM($word, case: "of") }
    .order = 40
    .name = tipo { $word }
where-class = { TERM($word) }
    .as = noun
    .name = classe { $word }
where-subtype = { TERM($word, number: "sg") }
    .order = 12
    .is =
        { $number ->
            [pl] sejam
           *[other] seja
        } do subtipo { TERM($word) }
    .is-not =
        não { $number ->
            [pl] sejam
           *[other] seja
        } do subtipo { TERM($word) }
    .name = subtipo { $word }
where-level = de nível { $n }
    .order = 50
    .name = nível { $n }
where-level_at_most = de nível { $n } ou menor
    .order = 50
    .name = nível { $n } ou menor
where-level_at_least = de nível { $n } ou maior
    .order = 50
    .name = nível { $n } ou maior
where-attack_at_most = no máximo { $n } de Ataque
    .as = with
    .name = no máximo { $n } de Ataque
where-attack_at_least = pelo menos { $n } de Ataque
    .as = with
    .name = pelo menos { $n } de Ataque
where-defense_at_most = no máximo { $n } de Defesa
    .as = with
    .name = no máximo { $n } de Defesa
where-defense_at_least = pelo menos { $n } de Defesa
    .as = with
    .name = pelo menos { $n } de Defesa
where-tapped = virado
    .order = 20
    .f = virada
    .pl = virados
    .f-pl = viradas
    .false = desvirado
    .f-false = desvirada
    .false-pl = desvirados
    .f-false-pl = desviradas
    .is =
        { $number ->
            [pl] estejam { $gender ->
                [f] viradas
               *[other] virados
            }
           *[other] esteja { $gender ->
                [f] virada
               *[other] virado
            }
        }
    .is-not =
        { $number ->
            [pl] não estejam { $gender ->
                [f] viradas
               *[other] virados
            }
           *[other] não esteja { $gender ->
                [f] virada
               *[other] virado
            }
        }
    .name = virada
where-equipped = equipado
    .order = 20
    .f = equipada
    .pl = equipados
    .f-pl = equipadas
    .false = não equipado
    .f-false = não equipada
    .false-pl = não equipados
    .f-false-pl = não equipadas
    .name = equipada
where-keyword = { TERM($word) }
    .order = 25
    .name = palavra-chave { $word }
where-name = chamado “{ $card }”
    .as = after
    .f = chamada “{ $card }”
    .pl = chamados “{ $card }”
    .f-pl = chamadas “{ $card }”
    .name = com um nome dado
where-other = outro
    .as = before
    .order = 5
    .f = outra
    .pl = outros
    .f-pl = outras
    .is =
        { $number ->
            [pl] não são esta carta
           *[other] não é esta carta
        }
    .name = outra

## Quanto dura

for-this_turn = neste turno
    .name = até o fim do turno
for-while_on_field = enquanto esta carta permanecer no campo
    .name = enquanto esta carta permanecer no campo

for-lasting =
    .name = enquanto estiver no campo e descoberta

## Condições

if-control =
    { $who ->
        [opponent] o oponente { ATTR($cards, "pick") ->
            [none] não controlar
           *[other] controlar
        } { TERM($cards) }
       *[self] você { ATTR($cards, "pick") ->
            [none] não controlar
           *[other] controlar
        } { TERM($cards) }
    }
    .subject = opponent
    .not =
        { $who ->
            [opponent] o oponente não controlar { TERM($cards, decl: "nenhum") }
           *[self] você não controlar { TERM($cards, decl: "nenhum") }
        }
    .name = você controla cartas assim
if-have =
    você { ATTR($cards, "pick") ->
        [none] não tiver
       *[other] tiver
    } { TERM($cards) } { ATTR($cards, "zone") ->
        [discard] { ATTR($cards, "pick") ->
            [at-most] na sua pilha de descarte
            [exactly] na sua pilha de descarte
            [none] na sua pilha de descarte
           *[other] { "" }
        }
       *[other] { "" }
    }
    .not = você não tiver { TERM($cards, decl: "nenhum") }
    .name = você tem cartas assim

## Operações

np-val =
    { $val ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
       *[other] { $val }
    }
n-cards =
    { np-val } { $val ->
        [one] carta
       *[other] cartas
    }
n-top-cards =
    { $val ->
        [1] a carta do topo
       *[other] as { np-val } cartas do topo
    }
n-points =
    { $val ->
        [one] { $val } ponto
       *[other] { $val } pontos
    }
v-gain =
    { ATTR($to, "number") ->
        [pl] ganham
       *[other] ganha
    }
v-lose =
    { ATTR($to, "number") ->
        [pl] perdem
       *[other] perde
    }
np-dono =
    { ATTR($to, "number") ->
        [pl] de seus donos
       *[other] de seu dono
    }
v-put-it =
    { ATTR($to, "number") ->
        [pl] coloque-as
       *[other] { ATTR($to, "gender") ->
            [f] coloque-a
           *[other] coloque-o
        }
    }

op-destroy = destrua { TERM($to) }
    .name = destruir
op-send =
    { ATTR($to, "pick") ->
        [most] coloque na pilha de descarte { TERM($to) }
        [least] coloque na pilha de descarte { TERM($to) }
       *[other] coloque { TERM($to) } na pilha de descarte
    }
    .name = colocar na pilha de descarte
op-return =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "zone") ->
            [none] devolva { TERM($to) } para a mão { np-dono }
           *[other] devolva para a mão { np-dono } { TERM($to) }
        }
       *[other] devolva { TERM($to) } para a mão { np-dono }
    }
    .name = devolver à mão
op-put_on_top =
    { ATTR($to, "pick") ->
        [most] coloque no topo do baralho { np-dono } { TERM($to) }
        [least] coloque no topo do baralho { np-dono } { TERM($to) }
       *[other] coloque { TERM($to) } no topo do baralho { np-dono }
    }
    .name = colocar no topo do baralho
op-put_at_bottom =
    { ATTR($to, "pick") ->
        [most] coloque no fundo do baralho { np-dono } { TERM($to) }
        [least] coloque no fundo do baralho { np-dono } { TERM($to) }
       *[other] coloque { TERM($to) } no fundo do baralho { np-dono }
    }
    .name = colocar no fundo do baralho
op-shuffle = embaralhe { TERM($to) } no baralho { np-dono }
    .name = embaralhar no baralho
op-take = assuma o controle { TERM($to, case: "of") }
    .name = assumir o controle
op-mill =
    { $who ->
        [opponent] o oponente coloca { n-top-cards } do baralho dele na pilha de descarte
        [both] cada jogador coloca { n-top-cards } do próprio baralho na pilha de descarte
       *[other] coloque { n-top-cards } do seu baralho na sua pilha de descarte
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] ele coloca { n-top-cards } do baralho dele na pilha de descarte
            [both] cada jogador coloca { n-top-cards } do próprio baralho na pilha de descarte
           *[other] coloque { n-top-cards } do seu baralho na sua pilha de descarte
        }
    .name = do baralho à pilha de descarte
op-discard =
    { $who ->
        [opponent] o oponente descarta
        [both] cada jogador descarta
       *[other] descarte
    } { n-cards } { $choice ->
        [random] ao acaso
       *[other] { "" }
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] ele descarta
            [both] cada jogador descarta
           *[other] descarte
        } { n-cards } { $choice ->
            [random] ao acaso
           *[other] { "" }
        }
    .name = descartar
op-draw =
    { $who ->
        [opponent] o oponente compra
        [both] cada jogador compra
       *[other] compre
    } { n-cards }
    .subject = opponent
    .same =
        { $who ->
            [opponent] ele compra
            [both] cada jogador compra
           *[other] compre
        } { n-cards }
    .name = comprar
op-add =
    { ATTR($to, "zone") ->
        [none] coloque { TERM($to) } na sua mão
       *[other] coloque na sua mão { TERM($to) }
    }
    .name = colocar na mão
op-recover = recupere { TERM($to) } para a sua mão
    .name = recuperar
op-search = procure no seu baralho { TERM($to, decl: "bare") } e { v-put-it } na sua mão
    .name = procurar no baralho
op-search_discard = procure na sua pilha de descarte { TERM($to, decl: "bare") } e { v-put-it } na sua mão
    .name = procurar na pilha de descarte
op-shuffle_deck =
    embaralhe { $who ->
        [opponent] o baralho do oponente
        [both] ambos os baralhos
       *[other] seu baralho
    }
    .name = embaralhar um baralho
op-reveal = revele { TERM($to) }
    .name = revelar
op-reveal_top =
    revele { n-top-cards } do { $who ->
        [opponent] baralho do oponente
        [both] baralho de cada jogador
       *[other] seu baralho
    }
    .name = revelar o topo de um baralho
op-gain_points =
    { $who ->
        [opponent] o oponente ganha
        [both] cada jogador ganha
       *[other] ganhe
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] ele ganha
            [both] cada jogador ganha
           *[other] ganhe
        } { n-points }
    .name = ganhar pontos
op-lose_points =
    { $who ->
        [opponent] o oponente perde
        [both] cada jogador perde
       *[other] perca
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] ele perde
            [both] cada jogador perde
           *[other] perca
        } { n-points }
    .name = perder pontos
op-gain_attack = { TERM($to) } { v-gain } { $val } de Ataque
    .name = ganhar Ataque
op-lose_attack = { TERM($to) } { v-lose } { $val } de Ataque
    .name = perder Ataque
op-gain_defense = { TERM($to) } { v-gain } { $val } de Defesa
    .name = ganhar Defesa
op-lose_defense = { TERM($to) } { v-lose } { $val } de Defesa
    .name = perder Defesa
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] são { $choice ->
            [immune] imunes a { TERM($against) }
           *[other] { TERM($word, number: "pl") }
        }
       *[other] é { $choice ->
            [immune] imune a { TERM($against) }
           *[other] { TERM($word) }
        }
    }
    .name = dar uma palavra-chave
op-tap = vire { TERM($to) }
    .name = virar
op-untap = desvire { TERM($to) }
    .name = desvirar
op-play = jogue { TERM($to) }
    .name = jogar
op-level_up = suba de nível uma carta aliada com { TERM($to) }
    .name = subir de nível
op-equip = equipe { TERM($to) } com esta carta
    .name = equipar
op-counter =
    { $timing ->
        [enemy_attacks] detenha o ataque
       *[other] anule o efeito
    }
    .name = anular
op-activate = ative um efeito { TERM($to, case: "of") }
    .name = ativar um efeito
op-skip =
    { $who ->
        [self] pule { $choice ->
            [draw] sua próxima Fase de Compra
            [main] sua próxima Fase Principal
            [battle] sua próxima Fase de Batalha
           *[other] seu próximo turno
        }
        [both] cada jogador pula { $choice ->
            [draw] sua próxima Fase de Compra
            [main] sua próxima Fase Principal
            [battle] sua próxima Fase de Batalha
           *[other] seu próximo turno
        }
       *[other] o oponente pula { $choice ->
            [draw] a próxima Fase de Compra dele
            [main] a próxima Fase Principal dele
            [battle] a próxima Fase de Batalha dele
           *[other] o próximo turno dele
        }
    }
    .name = pular uma fase ou turno
op-skip_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] não podem
       *[other] não pode
    } atacar na próxima Fase de Batalha de quem { ATTR($to, "number") ->
        [pl] as controla
       *[other] a controla
    }
    .name = impedir de atacar
op-more_plays =
    { $who ->
        [opponent] o oponente pode
        [both] cada jogador pode
       *[other] você pode
    } jogar mais { n-cards } { $always ->
        [yes] a cada turno
       *[no] { "" }
    }
    .name = jogar mais cartas
op-more_attacks =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] podem
       *[other] pode
    } atacar mais { np-val } { $val ->
        [one] vez
       *[other] vezes
    }
    .name = atacar mais vezes

## Espécies de operações

kind-removal = Remoção
kind-points = Pontos
kind-cards = Cartas
kind-numbers = Números
kind-field = Campo
kind-control = Controle

## Fases, ações, o que elas nomeiam, janelas, eventos

phase-start = Início
phase-draw = Fase de Compra
phase-main = Fase Principal
phase-battle = Fase de Batalha
phase-end = Fase Final
action-play = jogar
action-level_up = subir de nível
action-activate = ativar
action-attack = atacar
pick-onto = a carta de baixo
pick-target = alvo
window-respond = respostas
window-moment = um momento para efeitos
event-turn_begins = início do turno
event-activates = um efeito é ativado
event-attacks = um ataque
event-has_attacked = depois de um ataque

## Nomes para o texto das regras

word-chosen = escolhido
word-random = ao acaso
word-never = nunca
word-own_turn = no próprio turno
word-stands_up = desvira a carta
word-stays = deixa a carta virada
word-either = no turno de qualquer jogador
word-own = no turno do próprio jogador
word-both_stand = ambas ficam
word-both_fall = ambas caem
word-turn = turno
word-unit = unidade
setting-untap = quando as cartas de um jogador desviram
setting-dormant_use = o que o uso de um efeito dormente faz com a carta
setting-spell_normal = no turno de quem as magias são usadas
setting-equal_strength = o que acontece com forças iguais
role-attacker = a carta atacante
    .gen = da carta atacante
role-defender = a unidade atacada
    .gen = da unidade atacada
role-direct = a carta que ataca o jogador
    .gen = da carta que ataca o jogador
role-revealed = as cartas reveladas
    .gen = das cartas reveladas
role-rising = a carta que sobe de nível
    .gen = da carta que sobe de nível
role-base = a carta de baixo
    .gen = da carta de baixo
to-own_unit =
    .name = uma unidade aliada
to-enemy_unit =
    .name = uma unidade do oponente
to-any_unit =
    .name = uma unidade do campo
to-enemy_card =
    .name = uma carta do oponente
to-any_card =
    .name = uma carta do campo
to-own_units =
    .name = todas as suas unidades
to-enemy_units =
    .name = todas as unidades do oponente
to-all_units =
    .name = todas as unidades do campo
to-from_hand =
    .name = uma carta da sua mão
to-from_deck =
    .name = uma carta do seu baralho
to-from_discard =
    .name = uma carta da sua pilha de descarte
on-would_be_destroyed =
    .name = quando a carta seria destruída
op-stay =
    .name = ficar em jogo

## Por que não se pode

refused-no-plays = Você já jogou todas as cartas permitidas neste turno
refused-level = Uma carta de nível 1 é jogada em um lugar livre; uma de nível maior, sobre uma carta do mesmo tipo de um nível a menos
refused-first-turn = Ninguém ataca no primeiro turno
refused-attacked = Esta unidade já atacou neste turno
refused-held-back = Esta unidade não pode atacar nesta Fase de Batalha

## Baralhos

deck-rootfire = Fogo das Raízes
deck-stormgrave = Túmulo da Tempestade

## Cartas

card-TT-F001 = Dragonete de Cinza
card-TT-F002 = Corredor das Cinzas
card-TT-F003 = Brasa Rancorosa
card-TT-F004 = Diabrete dos Gravetos
card-TT-F005 = Draco do Forno
card-TT-F006 = Rinoceronte de Escória
card-TT-F007 = Patriarca da Fornalha
card-TT-F008 = Duelista das Brasas
card-TT-F009 = Colosso da Pira
card-TT-N001 = Tartaruga Musgosa
card-TT-N002 = Enfermeira da Sarça
card-TT-N003 = Chamador de Sementes
card-TT-N004 = Raiz Adormecida
card-TT-N005 = Matrona de Espinhos
card-TT-N006 = Cervo do Bosque
card-TT-N007 = Enxame de Pólen
card-TT-N008 = Copa Anciã
card-TT-N009 = Serpe da Raiz do Mundo
card-TT-W001 = Lontra da Salmoura
card-TT-W002 = Peixe-Lanterna
card-TT-W003 = Leitor das Marés
card-TT-W004 = Sábio do Lodo
card-TT-W005 = Sentinela do Recife
card-TT-W006 = Repuxo do Mar
card-TT-W007 = Enguia Espelhada
card-TT-W008 = Corrente Profunda
card-TT-W009 = Arauto do Turbilhão
card-TT-D001 = Cão da Cripta
card-TT-D002 = Pajem Oco
card-TT-D003 = Coletor de Ossos
card-TT-D004 = Corretor de Túmulos
card-TT-D005 = Mariposa da Peste
card-TT-D006 = Capitão Espectral
card-TT-D007 = Véu de Luto
card-TT-D008 = Último Credor
card-TT-D009 = Lich do Nono Degrau
card-TT-E001 = Guardião de Pedra
card-TT-E002 = Golem da Pedreira
card-TT-E003 = Mamute de Granito
card-TT-A001 = Planador da Ventania
card-TT-A002 = Ladrão de Pipa
card-TT-A003 = Pássaro-Roca da Tempestade
card-TT-V001 = Relé de Faíscas
card-TT-V002 = Rato de Bobina
card-TT-V003 = Motor de Arco Voltaico
card-TT-L001 = Acólito da Aurora
card-TT-L002 = Fada da Vela
card-TT-L003 = Paladino do Meio-Dia
card-TT-S001 = Chuva de Faíscas
card-TT-S002 = Dízimo Verde
card-TT-S003 = Fio Temperado
card-TT-S004 = Gume Real
card-TT-S005 = Proteção de Casca
card-TT-S006 = Hora Emprestada
card-TT-S007 = Círculo de Cinzas
card-TT-S008 = Sombra Longa
card-TT-S009 = Segunda Lua
card-TT-S010 = Florada Súbita
card-TT-S011 = Portão Fechado
card-TT-S012 = Livro Aberto
card-TT-S013 = Passar a Limpo
card-TT-S014 = Segunda Leitura
card-TT-S015 = Sino Afogado
card-TT-S016 = Trono das Profundezas
