## O jogo

game-name = Grande Viagem
game-about = Um Líder e sua tripulação contra outros: Personagens atacam, Bloqueadores se põem no caminho, contragolpes salvam, e cada carta de Vida perdida vai para a mão de quem a perde.

## Tipos de carta

type-leader = Líder
    .gender = m
    .pl = Líderes
type-character = Personagem
    .gender = m
    .pl = Personagens
type-event = Evento
    .gender = m
    .pl = Eventos
type-stage = Local
    .gender = m
    .pl = Locais

## Números das cartas

number-cost = custo
number-power = Poder
    .gender = m
number-counter = contragolpe
number-life = Vida

## Palavras das cartas. `.of` vem depois do nome de uma carta: “Personagem dos Corsários”.

set-colours = cores
set-attribute = atributo
set-tags = grupos
word-red = vermelho
    .f = vermelha
    .pl = vermelhos
    .f-pl = vermelhas
word-green = verde
    .pl = verdes
word-blue = azul
    .pl = azuis
word-purple = roxo
    .f = roxa
    .pl = roxos
    .f-pl = roxas
word-black = preto
    .f = preta
    .pl = pretos
    .f-pl = pretas
word-yellow = amarelo
    .f = amarela
    .pl = amarelos
    .f-pl = amarelas
word-blade = Lâmina
word-fist = Punho
word-shot = Tiro
word-lore = Saber
word-craft = Ofício
word-corsair = Corsários
    .of = dos Corsários
word-tidewright = Mestres da Maré
    .of = dos Mestres da Maré
word-admiralty = Almirantado
    .of = do Almirantado
word-islander = Ilhéus
    .of = dos Ilhéus
word-beast = Feras
    .of = das Feras
word-spirit = Espíritos
    .of = dos Espíritos
word-artisan = Artesãos
    .of = dos Artesãos

## Palavras-chave

keyword-rush = [Ímpeto]
keyword-blocker = [Bloqueador]
keyword-double_attack = [Ataque Duplo]
keyword-banish = [Desterro]
keyword-hunter = [Caçador]
keyword-unblockable = [Imbloqueável]
keyword-relentless = [Incansável]
keyword-bound = [Amarrado]
keyword-steadfast = [Inabalável]
about-keyword-rush = Pode atacar no turno em que chega.
about-keyword-blocker = Se não estiver virada, pode ser virada para ser atacada no lugar de outra carta.
about-keyword-double_attack = Causa 2 de dano a um Líder.
about-keyword-banish = As cartas de Vida perdidas por causa dela vão para a pilha de descarte, sem que se use o Gatilho.
about-keyword-hunter = Também pode atacar Personagens desvirados.
about-keyword-unblockable = Seus ataques não podem ser bloqueados.
about-keyword-relentless = Pode atacar duas vezes por turno.
about-keyword-bound = Não pode atacar.
about-keyword-steadfast = Não é nocauteada em combate.
printed-keyword = { TERM($word) }

## Nomes das zonas

noun-characters = Personagem
    .gender = m
    .pl = Personagens
noun-crew = Líder ou Personagem
    .gender = m
    .pl = Líderes ou Personagens
noun-leader = Líder
    .gender = m
noun-stage = Local
    .gender = m

## O que jogadores e cartas têm

counter-wind_deck = baralho de Ventos
counter-winds = Ventos desvirados
counter-winds_rested = Ventos virados
state-rested = virada
state-silenced = anulada
state-attacks = ataques
state-winds = Ventos

## Zonas

zone-leader = Líder
zone-characters = Personagens
zone-stage = Local
zone-hand = mão
zone-deck = baralho
zone-life = cartas de Vida
zone-trash = pilha de descarte
zone-resolving = área de resolução
zone-crew = Líder e Personagens
zone-board = lado da mesa

## Quando acontece. Os custos estão no infinitivo.

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on }, { $text }
frame-on-may = { $on }, você pode { $text }
frame-on-once-may = [{ $once }] { $on }, você pode { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = você pode { $cost }: { $text }
    .then = capital
once-turn = Uma Vez por Turno
once-match = Uma Vez por Partida
cost-and = { $a } e { $b }
on-on_play = Ao Entrar
    .as = label
    .name = ao ser jogada
on-when_attacking = Ao Atacar
    .as = label
    .name = ao atacar
on-on_enemy_attack = Ataque do Oponente
    .as = label
    .name = quando uma carta do oponente ataca
on-on_block = Ao Bloquear
    .as = label
    .name = ao bloquear
on-on_ko = Ao Ser Nocauteado
    .as = label
    .name = ao ser nocauteada
on-activate_main = Ativação: Fase Principal
    .as = label
    .name = na sua fase principal
on-main = Fase Principal
    .as = label
    .name = Fase Principal
on-counter = Contragolpe
    .as = label
    .name = Contragolpe
on-trigger = Gatilho
    .as = label
    .name = Gatilho
on-start_of_turn = Início do Turno
    .as = label
    .name = no início do seu turno
on-end_of_turn = Fim do Turno
    .as = label
    .name = no fim do seu turno
on-continuous =
    .name = sempre
on-instead_of_ko = Se este Personagem fosse nocauteado
    .name = quando seria nocauteada

## Custos, no infinitivo

cost-rest_winds =
    virar { $n ->
        [one] { $n } Vento
       *[other] { $n } Ventos
    }
    .name = virar Ventos
cost-return_winds =
    devolver { $n ->
        [one] { $n } Vento
       *[other] { $n } Ventos
    } ao seu baralho de Ventos
    .name = devolver Ventos
cost-discard = descartar { TERM($cards) } da sua mão
    .name = descartar cartas da mão
cost-rest_this =
    virar este { $type ->
        [leader] Líder
        [stage] Local
       *[other] Personagem
    }
    .name = virar esta carta
cost-trash_this =
    colocar este { $type ->
        [stage] Local
       *[other] Personagem
    } na pilha de descarte
    .name = colocar esta carta na pilha de descarte
cost-rest_cards = virar { TERM($cards) } (Líder ou Personagens)
    .name = virar cartas
cost-take_life =
    colocar { $n ->
        [1] a carta do topo da sua Vida
       *[other] as { $n } cartas do topo da sua Vida
    } na sua mão
    .name = cartas de Vida para a mão
cost-bounce_own = devolver { TERM($cards) } à sua mão
    .name = devolver Personagens à mão
np-paid = { $n } { np-head } { TERM($with) } { TERM($after) }
noun-cost-rest_cards = carta aliada desvirada
    .gender = f
    .pl = cartas aliadas desviradas
noun-cost-bounce_own = Personagem aliado
    .gender = m
    .pl = Personagens aliados

## Alvos. `case: "at"`: com “a”; `case: "of"`: com “de”.

np-prep =
    { $case ->
        [at] a
        [of] de
       *[nom] { "" }
    }
np-tail = { TERM($place) } { TERM($with) } { TERM($after) }
np-up-to = { np-prep } até { $n } { np-head } { np-tail }
np-choose = { np-prep } { $n } { np-head } { np-tail }
np-choose-theirs =
    { np-prep } { $n } { np-head } { np-tail } { $who ->
        [opponent] à escolha dele
       *[other] à escolha do oponente
    }
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
np-random = { np-prep } { $n } { np-head } ao acaso { np-tail }
np-at-least = pelo menos { $n } { np-head } { TERM($with) } { TERM($after) }
np-has =
    { $number ->
        [pl] tiverem
       *[other] tiver
    } { TERM($what) }
np-has-not =
    { $number ->
        [pl] não tiverem
       *[other] não tiver
    } { TERM($what) }
np-is =
    { $number ->
        [pl] forem
       *[other] for
    } { TERM($what) }
np-is-not =
    { $number ->
        [pl] não forem
       *[other] não for
    } { TERM($what) }
np-este =
    { $case ->
        [at] a este
        [of] deste
       *[nom] este
    }
np-this =
    { np-este } { $type ->
        [leader] Líder
        [stage] Local
       *[other] Personagem
    }
    .gender = m
np-same =
    { $case ->
        [at] àquele
        [of] daquele
       *[nom] aquele
    } Personagem
    .gender = m
to-attacker =
    { $case ->
        [at] à
        [of] da
       *[nom] a
    } carta atacante
    .number = sg
    .name = a carta atacante
to-defender =
    { $case ->
        [at] à
        [of] da
       *[nom] a
    } carta atacada
    .number = sg
    .name = a carta atacada
to-own_leader =
    { $case ->
        [at] ao seu
        [of] do seu
       *[nom] seu
    } Líder
    .number = sg
    .name = seu Líder
to-their_leader =
    { $case ->
        [at] ao
        [of] do
       *[nom] o
    } Líder do oponente
    .number = sg
    .name = o Líder do oponente
to-own_stage =
    { $case ->
        [at] ao seu
        [of] do seu
       *[nom] seu
    } Local
    .number = sg
    .name = seu Local
to-their_stage =
    { $case ->
        [at] ao
        [of] do
       *[nom] o
    } Local do oponente
    .number = sg
    .name = o Local do oponente
to-whole_crew =
    { $case ->
        [at] ao seu Líder e aos seus Personagens
        [of] do seu Líder e dos seus Personagens
       *[nom] seu Líder e seus Personagens
    } { TERM($adj) } { TERM($with) } { TERM($after) }
    .name = seu Líder e seus Personagens
to-whole_hand =
    { $gender ->
        [f] as
       *[other] os
    } { np-head } { TERM($with) } { TERM($after) } na sua mão
    .name = sua mão
to-found = até { $n } { np-head } { TERM($with) } { TERM($after) }
    .name = uma das cartas olhadas
to-this =
    .name = esta carta
to-same =
    .name = o que o efeito anterior escolheu
to-their_character =
    .name = um Personagem do oponente
to-their_characters =
    .name = todos os Personagens do oponente
to-own_character =
    .name = um Personagem aliado
to-own_characters =
    .name = todos os seus Personagens
to-any_character =
    .name = um Personagem
to-any_characters =
    .name = todos os Personagens
to-own_crew =
    .name = seu Líder ou um Personagem aliado
to-their_crew =
    .name = o Líder ou um Personagem do oponente
to-own_card =
    .name = uma carta sua em jogo
to-their_card =
    .name = uma carta do oponente em jogo
to-hand_card =
    .name = uma carta da sua mão
to-trash_card =
    .name = uma carta da sua pilha de descarte
in-characters-self = aliado
    .as = adjective
    .order = 10
    .f = aliada
    .pl = aliados
    .f-pl = aliadas
    .all = { "" }
in-characters-opponent = do oponente
    .as = adjective
    .order = 90
in-crew-self = aliado
    .as = adjective
    .order = 10
    .f = aliada
    .pl = aliados
    .f-pl = aliadas
    .all = { "" }
in-crew-opponent = do oponente
    .as = adjective
    .order = 90
in-board-self = aliado
    .as = adjective
    .order = 10
    .f = aliada
    .pl = aliados
    .f-pl = aliadas
    .all = { "" }
in-board-opponent = do oponente
    .as = adjective
    .order = 90
in-hand-self = da sua mão
in-trash-self = da sua pilha de descarte

## Quais cartas

where-type = { TERM($word) }
    .as = noun
    .name = tipo { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = cor { $word }
where-tagged = { TERM($word, case: "of") }
    .order = 40
    .is =
        { $number ->
            [pl] fizerem
           *[other] fizer
        } parte { TERM($word, case: "of") }
    .is-not =
        não { $number ->
            [pl] fizerem
           *[other] fizer
        } parte { TERM($word, case: "of") }
    .name = grupo { $word }
where-attribute = o atributo { TERM($word) }
    .as = with
    .name = atributo { $word }
where-name = chamado “{ $card }”
    .as = after
    .f = chamada “{ $card }”
    .pl = chamados “{ $card }”
    .f-pl = chamadas “{ $card }”
    .false = exceto “{ $card }”
    .false-as = after
    .name = exatamente esta carta
where-keyword = { TERM($word) }
    .as = with
    .name = palavra-chave { $word }
where-rested = virado
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
            [pl] estiverem { $gender ->
                [f] viradas
               *[other] virados
            }
           *[other] estiver { $gender ->
                [f] virada
               *[other] virado
            }
        }
    .is-not =
        { $number ->
            [pl] não estiverem { $gender ->
                [f] viradas
               *[other] virados
            }
           *[other] não estiver { $gender ->
                [f] virada
               *[other] virado
            }
        }
    .name = virada ou desvirada
where-cost_at_most = custo { $n } ou menor
    .as = with
    .name = custo { $n } ou menor
where-cost_at_least = custo { $n } ou maior
    .as = with
    .name = custo { $n } ou maior
where-power_at_most = Poder { $n } ou menor
    .as = with
    .name = Poder { $n } ou menor
where-power_at_least = Poder { $n } ou maior
    .as = with
    .name = Poder { $n } ou maior
where-base_power_at_most = Poder impresso { $n } ou menor
    .as = with
    .name = Poder impresso { $n } ou menor
where-winds_at_least =
    pelo menos { $n ->
        [one] { $n } Vento
       *[other] { $n } Ventos
    }
    .as = with
    .name = pelo menos { $n } Ventos
where-other = outro
    .as = before
    .order = 10
    .f = outra
    .pl = outros
    .f-pl = outras
    .is =
        { $number ->
            [pl] não são esta carta
           *[other] não é esta carta
        }
    .name = não esta carta

## Quanto dura

for-this_battle = durante este combate
for-this_turn = até o fim do turno
for-until_own_turn = até o início do seu próximo turno
for-until_their_turn_ends = até o fim do próximo turno do oponente
for-while_in_play =
    .name = enquanto estiver em jogo

## Condições

if-winds_on_this =
    este Personagem tiver pelo menos { $n ->
        [one] { $n } Vento
       *[other] { $n } Ventos
    }
    .tag = Vento ×{ $n }
    .name = a carta tem pelo menos { $n } Ventos
if-my_turn = for o seu turno
    .not = não for o seu turno
    .name = seu turno
if-opponent_turn = for o turno do oponente
    .not = não for o turno do oponente
    .name = turno do oponente
if-life_at_most = você tiver { $n } ou menos de Vida
    .not = você tiver mais de { $n } de Vida
    .name = você tem { $n } ou menos de Vida
if-life_at_least = você tiver { $n } ou mais de Vida
    .not = você tiver menos de { $n } de Vida
    .name = você tem { $n } ou mais de Vida
if-opponent_life_at_most = o oponente tiver { $n } ou menos de Vida
    .subject = opponent
    .not = o oponente tiver mais de { $n } de Vida
    .name = o oponente tem { $n } ou menos de Vida
if-behind = você tiver menos Vida que o oponente
    .not = você não tiver menos Vida que o oponente
    .name = menos Vida que o oponente
if-hand_at_most = você tiver { $n } ou menos cartas na mão
    .not =
        você tiver mais de { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        } na mão
    .name = { $n } ou menos cartas na mão
if-hand_at_least =
    você tiver pelo menos { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } na mão
    .not =
        você não tiver pelo menos { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        } na mão
    .name = pelo menos { $n } cartas na mão
if-opponent_hand_at_least =
    o oponente tiver pelo menos { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } na mão
    .subject = opponent
    .not =
        o oponente não tiver pelo menos { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        } na mão
    .name = o oponente tem pelo menos { $n } cartas na mão
if-deck_at_most = seu baralho tiver { $n } ou menos cartas
    .not =
        seu baralho tiver mais de { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }
    .name = { $n } ou menos cartas no seu baralho
if-trash_at_least =
    sua pilha de descarte tiver pelo menos { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
    .not =
        sua pilha de descarte não tiver pelo menos { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }
    .name = pelo menos { $n } cartas na sua pilha de descarte
if-winds_at_least =
    você tiver pelo menos { $n ->
        [one] { $n } Vento
       *[other] { $n } Ventos
    }
    .not =
        você não tiver pelo menos { $n ->
            [one] { $n } Vento
           *[other] { $n } Ventos
        }
    .name = você tem pelo menos { $n } Ventos
if-controls =
    você { ATTR($cards, "pick") ->
        [none] não controlar
       *[other] controlar
    } { TERM($cards) }
    .not = você não controlar { TERM($cards) }
    .name = você controla Personagens
if-opponent_controls =
    o oponente { ATTR($cards, "pick") ->
        [none] não controlar
       *[other] controlar
    } { TERM($cards) }
    .subject = opponent
    .not = o oponente não controlar { TERM($cards) }
    .name = o oponente controla Personagens
if-leader = seu Líder { TERM($is) }
    .not = seu Líder não { TERM($is) }
    .name = o que seu Líder é
if-this_rested = este Personagem estiver virado
    .not = este Personagem não estiver virado
    .name = a carta está virada
if-attacking = este Personagem estiver atacando
    .not = este Personagem não estiver atacando
    .name = a carta está atacando
if-attacked_leader = estiver atacando um Líder
    .not = não estiver atacando um Líder
    .name = um Líder é atacado
if-turn_at_least = for o turno { $n } ou posterior
    .not = for um turno anterior ao turno { $n }
    .name = turno { $n } ou posterior
if-revealed =
    { TERM($cards) } for { ATTR($cards, "gender") ->
        [f] revelada
       *[other] revelado
    }
    .not =
        { TERM($cards) } não for { ATTR($cards, "gender") ->
            [f] revelada
           *[other] revelado
        }
    .name = o que foi revelado
if-did = fizer isso
    .not = não fizer isso
    .name = se você fez isso

## Operações

n-cards =
    { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
n-winds =
    { $val ->
        [one] { $val } Vento
       *[other] { $val } Ventos
    }
n-top-cards =
    { $val ->
        [1] a carta do topo
       *[other] as { $val } cartas do topo
    }
v-get =
    { ATTR($to, "number") ->
        [pl] recebem
       *[other] recebe
    }

op-power = { TERM($to) } { v-get } { SIGNED($val) } de Poder
    .name = Poder
op-ko = nocauteie { TERM($to) }
    .name = nocautear
op-bounce =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "zone") ->
            [none] devolva { TERM($to) } para as mãos de seus donos
           *[other] devolva para as mãos de seus donos { TERM($to) }
        }
       *[other] devolva { TERM($to) } para a mão de seu dono
    }
    .name = devolver à mão
op-search =
    olhe { n-top-cards } do seu baralho; revele { TERM($to) } e { ATTR($to, "number") ->
        [pl] { ATTR($to, "gender") ->
            [f] coloque-as
           *[other] coloque-os
        }
       *[other] { ATTR($to, "gender") ->
            [f] coloque-a
           *[other] coloque-o
        }
    } na sua mão. Coloque o restante no fundo em qualquer ordem
    .name = procurar
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
op-discard =
    { $who ->
        [opponent] o oponente descarta
        [both] cada jogador descarta
       *[other] descarte
    } { n-cards } { $who ->
        [opponent] da mão dele
        [both] da própria mão
       *[other] da sua mão
    } { $choice ->
        [random] ao acaso
       *[other] { "" }
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] ele descarta
            [both] cada jogador descarta
           *[other] descarte
        } { n-cards } { $who ->
            [opponent] da mão dele
            [both] da própria mão
           *[other] da sua mão
        } { $choice ->
            [random] ao acaso
           *[other] { "" }
        }
    .name = descartar
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ganham
       *[other] ganha
    } { TERM($word) }
    .name = palavra-chave
op-attach =
    dê até { n-winds } { $choice ->
        [active] { $val ->
            [one] desvirado
           *[other] desvirados
        }
       *[other] { $val ->
            [one] virado
           *[other] virados
        }
    } { TERM($to, case: "at") }
    .name = dar Ventos
op-rest = vire { TERM($to) }
    .name = virar
op-activate = desvire { TERM($to) }
    .name = desvirar
op-damage =
    { $who ->
        [self] você sofre { $val } de dano
        [both] cause { $val } de dano a cada jogador
       *[other] cause { $val } de dano ao oponente
    }
    .name = dano
op-look =
    olhe { n-top-cards } do seu baralho e { $val ->
        [1] coloque-a
       *[other] coloque-as
    } { $choice ->
        [top] de volta no topo
        [bottom] no fundo
       *[other] no topo ou no fundo
    } { $val ->
        [1] { "" }
       *[other] em qualquer ordem
    }
    .name = olhar o baralho
op-reveal =
    revele { n-top-cards } do { $who ->
        [opponent] baralho do oponente
        [both] baralho de cada jogador
       *[other] seu baralho
    }
    .name = revelar
op-trash =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "zone") ->
            [none] coloque { TERM($to) } nas pilhas de descarte de seus donos
           *[other] coloque nas pilhas de descarte de seus donos { TERM($to) }
        }
       *[other] { ATTR($to, "pick") ->
            [all] coloque { TERM($to) } na pilha de descarte
            [this] coloque { TERM($to) } na pilha de descarte
            [same] coloque { TERM($to) } na pilha de descarte
           *[other] coloque na pilha de descarte { TERM($to) }
        }
    }
    .name = colocar na pilha de descarte
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
op-play = jogue { TERM($to) }
    .name = jogar
op-take = coloque na sua mão { TERM($to) }
    .name = da pilha de descarte à mão
op-tuck =
    coloque { TERM($to) } no fundo do baralho { ATTR($to, "number") ->
        [pl] de seus donos
       *[other] de seu dono
    }
    .name = para o fundo do baralho
op-winds =
    adicione até { n-winds } do seu baralho de Ventos, { $choice ->
        [active] { $val ->
            [one] desvirado
           *[other] desvirados
        }
       *[other] { $val ->
            [one] virado
           *[other] virados
        }
    }
    .name = novos Ventos
op-ready_winds = desvire até { $val } dos seus Ventos
    .name = desvirar Ventos
op-cost =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] custam
       *[other] custa
    } { $abs } a { $sign ->
        [minus] menos
       *[other] mais
    }
    .name = custo
op-heal = coloque { n-top-cards } do seu baralho sobre a sua Vida
    .name = Vida
op-silence = anule os efeitos { TERM($to, case: "of") }
    .name = anular
op-stay = evite isso
    .cost = { $cost } em vez disso
    .name = ficar em jogo

## Espécies de operações

kind-damage = Remoção
kind-restore = Vida
kind-cards = Cartas
kind-energy = Ventos
kind-allies = Tripulação
kind-control = Controle

## Fases

phase-refresh = Renovação
phase-draw = Compra
phase-wind = Ventos
phase-main = Fase Principal
phase-end = Fim

## Ações, o que elas nomeiam, janelas, eventos

action-play = jogar uma carta
action-give = dar Ventos
action-activate = ativar uma habilidade
action-attack = atacar
action-block = bloquear
action-counter_card = contragolpe com um Personagem
action-counter_event = contragolpe com um Evento
action-use_trigger = usar um Gatilho
action-redraw = pegar uma nova mão
pick-amount = número de Ventos
pick-target = alvo
window-mulligan = nova mão
window-block = bloqueio
window-counter = contragolpe
window-trigger = Gatilho
event-turn_begins = início do turno
event-turn_ends = fim do turno
event-attack = ataque
event-block = bloqueio
role-attacker = a carta atacante
    .gen = da carta atacante
role-defender = a carta atacada
    .gen = da carta atacada
role-drawn = a carta de Vida
    .gen = da carta de Vida
role-seen = as cartas olhadas
    .gen = das cartas olhadas
role-taken = as cartas tomadas
    .gen = das cartas tomadas
role-revealed = as cartas reveladas
    .gen = das cartas reveladas
routine-enter = uma carta entra em jogo
routine-past_zero = nenhuma Vida restante
routine-wound = um dano
routine-banished = um dano com [Desterro]

## Configurações e suas palavras

setting-leader_attacks = Líderes atacam
setting-wind_power = Ventos dão Poder
setting-life_rule = quando um jogador perde
setting-first_battle = quem não pode atacar no primeiro turno

## Nomes para o texto das regras

word-active = desvirado
word-rested = virado
word-chosen = escolhido
word-random = ao acaso
word-top = topo
word-bottom = fundo
word-either = topo ou fundo
word-yes = sim
word-no = não
word-always = sempre
word-own_turn = no próprio turno
word-at_zero = em zero
word-past_zero = abaixo de zero
word-first_player = o primeiro jogador
word-both = ambos

## Por que não se pode

refused-leader = Líderes não atacam
refused-first-turn = Ninguém ataca neste primeiro turno
refused-rested = Esta carta está virada
refused-attacked = Esta carta já atacou neste turno
refused-arrived = Este Personagem chegou neste turno e não tem [Ímpeto]
refused-bound = Esta carta não pode atacar
refused-no-blocker = Este Personagem não é um Bloqueador
refused-defender = Este Personagem já está sendo atacado
refused-no-counter = Esta carta não tem contragolpe
refused-no-trigger = Esta carta não tem Gatilho

## Baralhos

deck-cinder_wake = Esteira de Cinzas
deck-tidewright_guild = Guilda dos Mestres da Maré

## Cartas

card-GV-01-L01 = Maren Mão-de-Carvão
    .flavour = Ela não assina contratos. Aperta a sua mão, e a fuligem fica.
card-GV-01-L02 = Osric Vane, Mestre da Maré
    .flavour = Nunca se atrasou, porque é ele quem acerta a maré.
card-GV-01-C01 = Artilheiro das Cinzas
    .flavour = Um tiro pela bandeira, um pela sorte e nenhum para o diário de bordo.
card-GV-01-C02 = Irmã da Corda
    .flavour = Seus nós seguram navios. Seus outros nós seguram tripulações.
card-GV-01-C03 = Leviatã de Brasa
    .flavour = O mar ferve uma milha antes de ele subir.
card-GV-01-C04 = Carregadora de Pólvora
    .flavour = “Andar? Com isto nas costas?”
card-GV-01-C05 = Duelista da Prancha
    .flavour = Ela pula a amurada antes que os navios se toquem.
card-GV-01-C06 = Espreitador do Recife
    .flavour = Ele lê sombras na areia como outros leem cartas náuticas.
card-GV-01-C07 = Oráculo de Sebo
    .flavour = Cada vela que ela faz sabe uma coisa.
card-GV-01-C08 = Rhea Ferro-Ligeiro, Imediata
    .flavour = Duas vezes é costume, diz o capitão. Duas vezes é café da manhã, diz Rhea.
card-GV-01-C09 = Bombardeiro Hesk
    .flavour = Ele conta o que sobrou deles, depois o que sobrou de nós.
card-GV-01-C10 = Redeiro do Penhasco
    .flavour = Lá de cima, todo mastro parece uma alça.
card-GV-01-C11 = Contramestre do Tambor
    .flavour = Ninguém a bordo consegue mais remar fora do ritmo.
card-GV-01-C12 = Remendeira de Pipas
    .flavour = Vela rasgada é só uma pipa que se esqueceu.
card-GV-01-C13 = Sabotadora do Último Fósforo
    .flavour = Ela trouxe um fósforo. Só precisa de um.
card-GV-01-C14 = Capitão Ash Vardell
    .flavour = O que ele toma, nem o mar consegue guardar.
card-GV-01-C15 = Barqueira dos Baixios
    .flavour = “Um desce, um sobe. É essa a passagem.”
card-GV-01-C16 = Brigão de Dois Cascos
    .flavour = Um pé em cada convés, e em casa nos dois.
card-GV-01-C17 = Cordoeiro das Palmeiras
    .flavour = Ele emenda cabos à luz das estrelas para ter as manhãs livres.
card-GV-01-E18 = Bordada ao Amanhecer
    .flavour = O café estava pronto. Ninguém comeu.
card-GV-01-E19 = Todos à Amurada
    .flavour = Até o cozinheiro. Sobretudo o cozinheiro.
card-GV-01-E20 = Esgrima no Mastaréu
    .flavour = A doze metros de altura, o jogo de pés é outra arte.
card-GV-01-S21 = O Convés em Brasa
    .flavour = Arde há nove anos e não afundou uma única vez.
card-GV-01-C22 = Guardião do Recife
    .flavour = O canal está aberto. Você não foi convidado.
card-GV-01-C23 = Mergulhadora de Resgate
    .flavour = Ela desce com uma corda e sobe com um colega.
card-GV-01-C24 = Velha Âncora, Mestre do Convés
    .flavour = Foi sepultado no mar. Apresentou-se para o quarto da manhã.
card-GV-01-C25 = Agrimensor do Arpão
    .flavour = Ele mede a profundidade, e depois o que vive nela.
card-GV-01-C26 = Tenente do Quebra-Mar
    .flavour = À noite ela não cede, e à noite ela nunca dorme.
card-GV-01-C27 = Sussurro do Naufrágio
    .flavour = Ele pergunta o que você tem na mão. Uma parte você solta.
card-GV-01-C28 = Engenheiro do Repuxo
    .flavour = “Eu não afundo navios. Eu os arquivo mais embaixo.”
card-GV-01-C29 = Leitora de Cartas do Cais de Baixo
    .flavour = Ela lê a carta de trás para a frente, para saber onde começou.
card-GV-01-C30 = Médium da Boia de Sino
    .flavour = Uma badalada é sim. Duas é sim, mas você não vai gostar.
card-GV-01-C31 = Comodoro Ilse Brand
    .flavour = A pressa, diz a comodoro, é uma espécie de barulho.
card-GV-01-C32 = Catador de Destroços
    .flavour = Ele faz três montes: útil, inútil e endereçado a alguém.
card-GV-01-C33 = Lutador dos Bancos de Pérolas
    .flavour = Cada pérola é uma dívida que uma ostra pagou.
card-GV-01-C34 = Vesna Vista-Longa, Eclusista
    .flavour = Ela abre uma comporta rio acima, e uma semana depois um herói tropeça.
card-GV-01-C35 = Aprendiz do Molinete
    .flavour = Meia volta a mais, todo dia, por nove anos.
card-GV-01-C36 = Anno, Mestre de Armas da Guilda
    .flavour = Suas aulas começam pelo último golpe.
card-GV-01-C37 = Magistrado Afogado
    .flavour = A sentença está dada. Você pode dizer contra quem.
card-GV-01-C38 = A Longa Vaga
    .flavour = Partiu antes de sua avó nascer.
card-GV-01-E39 = Vazante Súbita
    .flavour = O porto partiu ao meio-dia e levou a frota junto.
card-GV-01-E40 = Uma Vela para os Perdidos
    .flavour = Ela se apaga quando eles chegam em casa.
card-GV-01-E41 = Ergam as Lanternas
    .flavour = A luz é uma ordem como qualquer outra.
card-GV-01-S42 = Dique Seco da Baía dos Ossos
    .flavour = Cada quilha batida aqui já foi a espinha de alguém.
card-GV-01-C43 = Pivete da Rocha das Gaivotas
    .flavour = Três pedras na funda: uma para você, duas para a sua dignidade.
card-GV-01-C44 = Abocanhador do Mangue
    .flavour = Pouco lhe importa de quem é a perna.
card-GV-01-C45 = Corsária do Aceiro
    .flavour = Ela queima o que pode poupar, e depois o que não pode.
card-GV-01-C46 = Porta-Voz da Ilha
    .flavour = Quando ela fala, a ilha se inclina para ouvir.
card-GV-01-C47 = Coro de Canhões
    .flavour = Doze bocas, quatro vozes, uma nota.
card-GV-01-C48 = Zeladora do Casco
    .flavour = Sem mais ninguém a bordo, o casco é ela.
card-GV-01-E49 = Faísca no Cordame
    .flavour = Ela subiu pelas enxárcias, e nós também.
card-GV-01-E50 = Ancoradouro Abrigado
    .flavour = Duas horas de sono, e a tripulação inteira está nova em folha.
card-GV-01-S51 = Atol das Lanternas
    .flavour = Cada luz ali é alguém que espera acordado.
card-GV-01-C52 = Bocarra das Profundezas
    .flavour = Primeiro morde. Depois sente fome.
card-GV-01-C53 = Cozinheiro Duas Vezes Náufrago
    .flavour = Primeiro ele salva o fogão. Nas duas vezes.
card-GV-01-C54 = Escriturário da Maré
    .flavour = Em três vias: cheia, vazante e estofa.
card-GV-01-C55 = Chamadora da Maré Viva
    .flavour = Tudo o que é pequeno boia.
card-GV-01-C56 = Guardião do Vidro de Tempestade
    .flavour = Ele sacode o vidro, e o tempo pede desculpas.
card-GV-01-C57 = Fantasma da Nona Onda
    .flavour = Oito ondas são o tempo. A nona é pessoal.
card-GV-01-C58 = Sentinela da Comporta
    .flavour = Ele fecha, e o rio reconsidera.
card-GV-01-C59 = Coro dos Afogados
    .flavour = Só sabem uma estrofe, e ela fala de você.
card-GV-01-C60 = Senhor das Eclusas
    .flavour = Nada passa sem ter sido erguido.
card-GV-01-E61 = Ler a Corrente
    .flavour = Ela já esteve em toda parte. É só perguntar.
card-GV-01-E62 = Pago em Sal
    .flavour = O mar aceita qualquer moeda que sangre.
card-GV-01-S63 = Observatório Submerso
    .flavour = Lá embaixo, as estrelas ficam paradas.
card-GV-01-C64 = Colosso de Ferrugem
    .flavour = Já foi uma frota, e guardou tudo dela.
