## O jogo

game-name = Cartas do Caos
game-about = Trinta turnos para cada um, vinte cartas, um líder: uma gramática faz as cartas, e tudo o que ela sabe dizer pode estar no outro baralho.

## Tipos, subtipos, palavras-chave. Os termos de jogo levam maiúscula, menos os tipos.

type-leader = líder
    .gender = m
    .pl = líderes
type-minion = lacaio
    .gender = m
    .pl = lacaios
type-spell = magia
    .gender = f
    .pl = magias
subtype-beast = Fera
    .gender = f
    .pl = Feras
subtype-dragon = Dragão
    .gender = m
    .pl = Dragões
subtype-demon = Demônio
    .gender = m
    .pl = Demônios
keyword-charge = Investida
keyword-taunt = Provocação
keyword-stealth = Furtividade
keyword-untargetable = Manto
keyword-shield = Escudo
keyword-poisonous = Veneno
keyword-lifesteal = Roubo de Vida
about-keyword-charge = Pode atacar no turno em que chega.
about-keyword-taunt = Os inimigos devem atacar um personagem com Provocação que possam ver.
about-keyword-stealth = O oponente não pode atacá-la nem escolhê-la. Ela perde Furtividade quando ataca.
about-keyword-untargetable = Nenhum efeito pode escolhê-la. Efeitos que atingem todos, ou um ao acaso, ainda a atingem.
about-keyword-shield = Absorve por inteiro o primeiro dano e então desaparece.
about-keyword-poisonous = Um lacaio ao qual ela causa dano é destruído.
about-keyword-lifesteal = O dano que ela causa cura na mesma quantidade o líder do jogador dela.
noun-play = personagem
    .gender = m
    .pl = personagens
np-n =
    { $n ->
        [2] { $gender ->
            [f] duas
           *[other] dois
        }
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
       *[other] { $n }
    }

## Números das cartas, contadores, o que as cartas trazem. O número é Ataque; cada vez que se ataca, um ataque.

number-cost = custo
number-atk = Ataque
number-hp = Vida
number-attacks = ataques por turno
counter-max_mp = máximo de PM
counter-mp_used = PM gastos
counter-fatigue = fadiga
quantity-mp = PM
state-lost = Vida perdida
state-attacked = ataques feitos
state-heat = calor
state-threshold = limite de superaquecimento

## Zonas

zone-leader = lugar do líder
zone-field = campo
zone-hand = mão
zone-deck = baralho
zone-graveyard = cemitério
zone-play = líder e campo
zone-hand_or_deck = mão ou baralho
zone-everywhere = líder, campo, mão e baralho

## Quanto duram as mudanças: nada é impresso

for-lasting =
    .name = até ser restaurada

## Frases. Todos os efeitos de uma carta formam um parágrafo.

seq-abilities = { $a } { $b }
frame-as-on = { $on }, { $as }, { $text }
frame-as-on-if = { $on }, { $as } e { $if }, { $text }
as-in_hand = se esta carta estiver na sua mão
    .name = funciona na mão
as-in_deck = se esta carta estiver no seu baralho
    .name = funciona no baralho
as-in_hand_or_deck = se esta carta estiver na sua mão ou no seu baralho
    .name = funciona na mão e no baralho
printed-keyword = { TERM($word) }.
printed-attacks =
    { $n ->
        [1] Ataca { $n } vez por turno.
       *[other] Ataca { $n } vezes por turno.
    }
on-battlecry = Grito de Guerra
    .as = label
    .name = Grito de Guerra
# Numa magia nada é impresso; `.quoted` aparece entre as aspas de um efeito concedido.
on-cast =
    .name = Lançamento
    .quoted = Lançamento
on-deathrattle = Último Suspiro
    .as = label
    .name = Último Suspiro
on-on_discard = Ao ser descartada
    .as = label
    .name = Ao ser descartada
on-your_turn_start = no início do seu turno
on-their_turn_start = no início do turno do oponente
on-each_turn_start = no início de cada turno
on-your_turn_end = no fim do seu turno
on-their_turn_end = no fim do turno do oponente
on-each_turn_end = no fim de cada turno

## De que tratam os efeitos. `case: "at"`: com “a”; `case: "of"`: com “de”; `decl: "in"`: o lugar com “em”.

np-prep =
    { $case ->
        [at] a
        [of] de
       *[nom] { "" }
    }
np-un =
    { np-prep } { $gender ->
        [f] uma
       *[other] um
    }
np-all =
    { np-prep } { $gender ->
        [f] todas as
       *[other] todos os
    } { $zone ->
        [play] { $who ->
            [self] { $gender ->
                [f] suas
               *[other] seus
            }
           *[other] { "" }
        }
       *[other] { "" }
    } { np-head } { np-tail }
np-random = { np-un } { np-head } ao acaso { np-tail }
np-some =
    { $zone ->
        [play] { $type ->
            [spell] { np-un }
           *[other] { $who ->
                [opponent] { np-un }
               *[other] { $gender ->
                    [f] outra
                   *[other] outro
                }
            }
        }
       *[other] { np-un }
    } { np-head } { TERM($with) } { TERM($after) } { TERM($place, decl: "in") }
np-has =
    { $number ->
        [pl] tiverem
       *[other] tiver
    } { TERM($what) }
np-is =
    { $number ->
        [pl] forem
       *[other] for
    } { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] forem
           *[other] for
        }
    } { $number ->
        [pl] { "" }
       *[other] { ATTR($what, "gender") ->
            [f] uma
           *[other] um
        }
    } { TERM($what) }
to-own_leader =
    { $case ->
        [at] ao seu
        [of] do seu
       *[nom] seu
    } líder
    .number = sg
    .name = seu líder
to-enemy_leader =
    { $case ->
        [at] ao
        [of] do
       *[nom] o
    } líder do oponente
    .number = sg
    .name = o líder do oponente
to-both_leaders = { np-prep } ambos os líderes
    .number = pl
    .name = ambos os líderes
to-this =
    { $type ->
        [leader] { $case ->
            [at] a este
            [of] deste
           *[nom] este
        } líder
        [minion] { $case ->
            [at] a este
            [of] deste
           *[nom] este
        } lacaio
       *[other] { $case ->
            [at] a esta
            [of] desta
           *[nom] esta
        } carta
    }
    .name = esta carta
in-play-self = aliado
    .as = adjective
    .order = 10
    .f = aliada
    .pl = aliados
    .f-pl = aliadas
    .all = { "" }
in-play-opponent = do oponente
    .as = adjective
    .order = 90
in-hand-self = da sua mão
    .in = na sua mão
in-hand-opponent = da mão do oponente
    .in = na mão do oponente
in-hand-any = da mão de um dos jogadores
    .in = na mão de um dos jogadores
    .all = da mão de ambos os jogadores
in-deck-self = do seu baralho
    .in = no seu baralho
in-deck-opponent = do baralho do oponente
    .in = no baralho do oponente
in-deck-any = de um dos baralhos
    .in = em um dos baralhos
    .all = de ambos os baralhos
in-hand_or_deck-self = da sua mão ou do seu baralho
    .in = na sua mão ou no seu baralho
    .all = da sua mão e do seu baralho
in-hand_or_deck-opponent = da mão ou do baralho do oponente
    .in = na mão ou no baralho do oponente
    .all = da mão e do baralho do oponente
in-hand_or_deck-any = da mão ou do baralho de um dos jogadores
    .in = na mão ou no baralho de um dos jogadores
    .all = da mão e do baralho de ambos os jogadores
where-type = { TERM($word) }
    .as = noun
    .name = tipo { $word }
where-subtype = { TERM($word) }
    .as = noun
    .name = subtipo { $word }
where-has = { TERM($word) }
    .as = with
    .name = palavra-chave { $word }
where-cost_at_least = custo de pelo menos { $n }
    .as = with
    .is =
        { $number ->
            [pl] custarem
           *[other] custar
        } pelo menos { $n }
    .name = custo de pelo menos { $n }
where-cost_at_most = custo de no máximo { $n }
    .as = with
    .is =
        { $number ->
            [pl] custarem
           *[other] custar
        } no máximo { $n }
    .name = custo de no máximo { $n }
where-atk_at_least = pelo menos { $n } de Ataque
    .as = with
    .name = pelo menos { $n } de Ataque
where-atk_at_most = no máximo { $n } de Ataque
    .as = with
    .name = no máximo { $n } de Ataque
where-hp_at_least = pelo menos { $n } de Vida
    .as = with
    .name = pelo menos { $n } de Vida
where-hp_at_most = no máximo { $n } de Vida
    .as = with
    .name = no máximo { $n } de Vida
where-attacks_at_least =
    pelo menos { $n ->
        [1] { $n } ataque restante
       *[other] { $n } ataques restantes
    }
    .as = with
    .name = pelo menos { $n } ataques restantes
where-attacks_at_most =
    { $n ->
        [0] { $n } ataques restantes
        [1] no máximo { $n } ataque restante
       *[other] no máximo { $n } ataques restantes
    }
    .as = with
    .name = no máximo { $n } ataques restantes

## Condições

if-exists =
    houver { TERM($cards) } { ATTR($cards, "zone") ->
        [play] em jogo
       *[other] { "" }
    }
    .not =
        não houver { TERM($cards) } { ATTR($cards, "zone") ->
            [play] em jogo
           *[other] { "" }
        }
    .name = há uma carta assim
if-this =
    { $type ->
        [leader] este líder
        [minion] este lacaio
       *[other] esta carta
    } { TERM($is) }
    .not =
        { $type ->
            [leader] este líder
            [minion] este lacaio
           *[other] esta carta
        } não { TERM($is) }
    .name = esta carta é assim
if-own_leader = seu líder { TERM($is) }
    .not = seu líder não { TERM($is) }
    .name = seu líder é assim
if-enemy_leader = o líder do oponente { TERM($is) }
    .not = o líder do oponente não { TERM($is) }
    .name = o líder do oponente é assim
if-both_leaders = ambos os líderes { TERM($is, number: "pl") }
    .not = um dos líderes não { TERM($is) }
    .name = ambos os líderes são assim
if-mp_at_least = você tiver pelo menos { $n } PM
    .not = você tiver menos de { $n } PM
    .name = você tem pelo menos { $n } PM
if-mp_at_most =
    { $n ->
        [0] você não tiver PM
       *[other] você tiver no máximo { $n } PM
    }
    .not = você tiver mais de { $n } PM
    .name = você tem no máximo { $n } PM
if-enemy_mp_at_least = o oponente tiver pelo menos { $n } PM
    .subject = opponent
    .not = o oponente tiver menos de { $n } PM
    .name = o oponente tem pelo menos { $n } PM
if-enemy_mp_at_most =
    { $n ->
        [0] o oponente não tiver PM
       *[other] o oponente tiver no máximo { $n } PM
    }
    .subject = opponent
    .not = o oponente tiver mais de { $n } PM
    .name = o oponente tem no máximo { $n } PM
if-both_mp_at_least = ambos os jogadores tiverem pelo menos { $n } PM
    .not = um dos jogadores tiver menos de { $n } PM
    .name = ambos os jogadores têm pelo menos { $n } PM
if-both_mp_at_most =
    { $n ->
        [0] nenhum dos jogadores tiver PM
       *[other] ambos os jogadores tiverem no máximo { $n } PM
    }
    .not = um dos jogadores tiver mais de { $n } PM
    .name = ambos os jogadores têm no máximo { $n } PM
if-max_mp_at_least = seu máximo de PM for pelo menos { $n }
    .not = seu máximo de PM for menor que { $n }
    .name = seu máximo de PM é pelo menos { $n }
if-max_mp_at_most =
    { $n ->
        [0] seu máximo de PM for 0
       *[other] seu máximo de PM não passar de { $n }
    }
    .not = seu máximo de PM passar de { $n }
    .name = seu máximo de PM não passa de { $n }
if-enemy_max_mp_at_least = o máximo de PM do oponente for pelo menos { $n }
    .not = o máximo de PM do oponente for menor que { $n }
    .name = o máximo de PM do oponente é pelo menos { $n }
if-enemy_max_mp_at_most =
    { $n ->
        [0] o máximo de PM do oponente for 0
       *[other] o máximo de PM do oponente não passar de { $n }
    }
    .not = o máximo de PM do oponente passar de { $n }
    .name = o máximo de PM do oponente não passa de { $n }
if-both_max_mp_at_least = o máximo de PM de ambos os jogadores for pelo menos { $n }
    .not = o máximo de PM de um dos jogadores for menor que { $n }
    .name = o máximo de PM de ambos os jogadores é pelo menos { $n }
if-both_max_mp_at_most =
    { $n ->
        [0] o máximo de PM de ambos os jogadores for 0
       *[other] o máximo de PM de ambos os jogadores não passar de { $n }
    }
    .not = o máximo de PM de um dos jogadores passar de { $n }
    .name = o máximo de PM de ambos os jogadores não passa de { $n }

## Operações

np-copies =
    { ATTR($to, "number") ->
        [pl] cópias
       *[other] uma cópia
    } { TERM($to, case: "of") }
np-dono =
    { ATTR($to, "number") ->
        [pl] dos respectivos donos
       *[other] do dono
    }
np-dest =
    { $dest ->
        [self-hand] na sua mão
        [opponent-hand] na mão do oponente
        [both-hand] em cada mão
        [owner-hand] na mão { np-dono }
        [self-field] no seu campo
        [opponent-field] no campo do oponente
        [both-field] em cada campo
        [owner-field] no campo { np-dono }
        [self-deck] no seu baralho
        [opponent-deck] no baralho do oponente
        [both-deck] em cada baralho
       *[owner-deck] no baralho { np-dono }
    }
v-put =
    { $dest ->
        [self-deck] embaralhe
        [opponent-deck] embaralhe
        [both-deck] embaralhe
        [owner-deck] embaralhe
       *[other] coloque
    }

op-dmg = cause { $val } de dano { TERM($to, case: "at") }
    .name = dano
op-heal = restaure { $val } de Vida { TERM($to, case: "at") }
    .name = restaurar Vida
op-rearm =
    devolva { $val ->
        [one] { $val } ataque
       *[other] { $val } ataques
    } { TERM($to, case: "at") }
    .name = devolver ataques
op-cost =
    { $sign ->
        [minus] reduza
       *[other] aumente
    } em { $abs } o custo { TERM($to, case: "of") }
    .name = mudar o custo
op-buff = conceda { SIGNED($atk) }/{ SIGNED($hp) } { TERM($to, case: "at") }
    .name = Ataque e Vida
op-attacks =
    conceda mais { $val ->
        [one] { $val } ataque
       *[other] { $val } ataques
    } por turno { TERM($to, case: "at") }
    .name = mais ataques
op-destroy = destrua { TERM($to) }
    .name = destruir
op-discard = descarte { TERM($to) }
    .name = descartar
op-transform =
    transforme { TERM($to) } em { ATTR($card, "made") ->
        [known] { np-card-name }
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($card, number: "pl") }
           *[other] { TERM($card) }
        }
    }
    .name = transformar
# O lugar vem antes de um grupo longo: “coloque em cada mão uma cópia de um lacaio … com pelo menos 2 ataques restantes”.
op-move =
    { ATTR($to, "pick") ->
        [this] { v-put } { TERM($to) } { np-dest }
       *[other] { $dest ->
            [self-hand] coloque na sua mão { TERM($to) }
            [opponent-hand] coloque na mão do oponente { TERM($to) }
            [owner-hand] coloque { TERM($to) } na mão { np-dono }
            [self-field] coloque no seu campo { TERM($to) }
            [opponent-field] coloque no campo do oponente { TERM($to) }
            [owner-field] coloque { TERM($to) } no campo { np-dono }
            [self-deck] embaralhe no seu baralho { TERM($to) }
            [opponent-deck] embaralhe no baralho do oponente { TERM($to) }
           *[owner-deck] embaralhe { TERM($to) } no baralho { np-dono }
        }
    }
    .name = pôr em outro lugar
op-copy =
    { ATTR($to, "pick") ->
        [this] { v-put } { np-copies } { np-dest }
       *[other] { $dest ->
            [self-hand] coloque na sua mão { np-copies }
            [opponent-hand] coloque na mão do oponente { np-copies }
            [both-hand] coloque em cada mão { np-copies }
            [owner-hand] coloque { np-copies } na mão { np-dono }
            [self-field] coloque no seu campo { np-copies }
            [opponent-field] coloque no campo do oponente { np-copies }
            [both-field] coloque em cada campo { np-copies }
            [owner-field] coloque { np-copies } no campo { np-dono }
            [self-deck] embaralhe no seu baralho { np-copies }
            [opponent-deck] embaralhe no baralho do oponente { np-copies }
            [both-deck] embaralhe em cada baralho { np-copies }
           *[owner-deck] embaralhe { np-copies } no baralho { np-dono }
        }
    }
    .name = copiar
op-become =
    faça { TERM($to, case: "of") } { ATTR($to, "number") ->
        [pl] { TERM($word, number: "pl") }
       *[other] { ATTR($word, "gender") ->
            [f] uma
           *[other] um
        } { TERM($word) }
    }
    .name = mudar o subtipo
op-give = conceda { TERM($word) } { TERM($to, case: "at") }
    .name = conceder palavra-chave
op-strip = remova todas as palavras-chave { TERM($to, case: "of") }
    .name = remover palavras-chave
op-overheat = superaqueça todos os efeitos { TERM($to, case: "of") }
    .name = superaquecer
op-dampen = reduza em { $val } o limite de superaquecimento { TERM($to, case: "of") }
    .name = reduzir o limite
op-reset = restaure { TERM($to) } ao estado impresso
    .name = restaurar
op-attach =
    conceda { TERM($to, case: "at") } { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }
    .name = conceder efeitos
op-draw =
    { $who ->
        [opponent] o oponente compra
        [both] cada jogador compra
       *[other] compre
    } { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] ele compra
            [both] cada jogador compra
           *[other] compre
        } { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        }
    .name = comprar
op-mp =
    { $who ->
        [opponent] o oponente { $sign ->
            [minus] perde
           *[other] recupera
        }
        [both] cada jogador { $sign ->
            [minus] perde
           *[other] recupera
        }
       *[other] { $sign ->
            [minus] perca
           *[other] recupere
        }
    } { $abs } PM
    .subject = opponent
    .same =
        { $who ->
            [opponent] ele { $sign ->
                [minus] perde
               *[other] recupera
            }
            [both] cada jogador { $sign ->
                [minus] perde
               *[other] recupera
            }
           *[other] { $sign ->
                [minus] perca
               *[other] recupere
            }
        } { $abs } PM
    .name = PM
op-max_mp =
    { $who ->
        [opponent] o máximo de PM do oponente
        [both] o máximo de PM de ambos os jogadores
       *[other] seu máximo de PM
    } { $sign ->
        [minus] diminui
       *[other] aumenta
    } em { $abs }
    .name = máximo de PM
np-card-name =
    { $depth ->
        [1] “{ TERM($card) }”
        [2] ‘{ TERM($card) }’
       *[other] “{ TERM($card) }”
    }
# “duas cópias de “Filhote do Campo””: uma carta com nome não tem plural.
n-copies =
    { ATTR($card, "made") ->
        [known] { $val ->
            [1] { np-card-name }
            [2] duas cópias de { np-card-name }
            [3] três cópias de { np-card-name }
            [4] quatro cópias de { np-card-name }
            [5] cinco cópias de { np-card-name }
            [6] seis cópias de { np-card-name }
            [7] sete cópias de { np-card-name }
           *[other] { $val } cópias de { np-card-name }
        }
       *[other] { TERM($card) }
    }
op-create =
    { $dest ->
        [self-field] invoque { n-copies } no seu campo
        [opponent-field] invoque { n-copies } no campo do oponente
        [both-field] invoque { n-copies } em cada campo
        [self-hand] coloque { n-copies } na sua mão
        [opponent-hand] coloque { n-copies } na mão do oponente
        [both-hand] coloque { n-copies } em cada mão
        [self-deck] embaralhe { n-copies } no seu baralho
        [opponent-deck] embaralhe { n-copies } no baralho do oponente
       *[other] embaralhe { n-copies } em cada baralho
    }
    .name = criar cartas
op-win =
    { $who ->
        [opponent] o oponente vence a partida
        [both] ambos os jogadores vencem a partida
       *[other] você vence a partida
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] ele vence a partida
            [both] ambos os jogadores vencem a partida
           *[other] você vence a partida
        }
    .name = vencer a partida
np-made-um =
    { $n ->
        [1] { $number ->
            [pl] { "" }
           *[other] { $has-subtype ->
                [yes] { ATTR($subtype, "gender") ->
                    [f] uma
                   *[other] um
                }
               *[no] { ATTR($type, "gender") ->
                    [f] uma
                   *[other] um
                }
            }
        }
        [2] { $has-subtype ->
            [yes] { ATTR($subtype, "gender") ->
                [f] duas
               *[other] dois
            }
           *[no] { ATTR($type, "gender") ->
                [f] duas
               *[other] dois
            }
        }
       *[other] { np-n }
    }
np-made-noun =
    { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] com ‘{ $effects }’
           *[other] com “{ $effects }”
        }
       *[no] { "" }
    }
made-written =
    { np-made-um } { np-made-noun } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { made-effects }
made-random =
    { np-made-um } { np-made-noun } { $number ->
        [pl] { $has-subtype ->
            [yes] { ATTR($subtype, "gender") ->
                [f] aleatórias
               *[other] aleatórios
            }
           *[no] { ATTR($type, "gender") ->
                [f] aleatórias
               *[other] aleatórios
            }
        }
       *[other] { $has-subtype ->
            [yes] { ATTR($subtype, "gender") ->
                [f] aleatória
               *[other] aleatório
            }
           *[no] { ATTR($type, "gender") ->
                [f] aleatória
               *[other] aleatório
            }
        }
    } { $cost ->
        [none] { "" }
       *[other] de custo { $cost }
    }

## Espécies de operações

kind-damage = Dano
kind-restore = Recuperação
kind-energy = Custos e PM
kind-cards = Cartas
kind-allies = Fortalecimento
kind-control = Controle

## Fases, ações e eventos

phase-start = Início
phase-main = Fase principal
phase-end = Fim
action-play = jogar
action-attack = atacar
pick-target = alvo
event-destroyed = destruição
event-discarded = descarte
routine-discard = descartar
routine-draw = comprar

## Por que não se pode

refused-full = Não há mais lugar no campo
refused-weak = Um personagem sem Ataque não pode atacar
refused-asleep = Este personagem acabou de chegar
refused-attacked = Este personagem não tem mais ataques neste turno

## Baralhos

deck-herd = O Longo Rebanho
deck-kiln = Fornos e Cinzas
deck-ledger = O Livro-Caixa Amargo
deck-crossing = Portões e Espelhos
deck-vigil = A Lenta Vigília
deck-quench = Ferro Frio

## Nomes para o texto das regras

to-target =
    .name = a carta escolhida
to-all =
    .name = todas as que servem
to-random =
    .name = uma das que servem, ao acaso
where-reachable =
    .name = pode ser escolhida

## Nomes de cartas criadas. As qualidades estão no masculino e vêm depois do nome; feras, dragões, demônios e magias são
## masculinos; as coisas trazem seu “de”: “Lobo da Névoa”, “Lobo Nascido da Névoa”.

gen-name-1 = { $b } { $a }
gen-name-2 = { $a } { $b }
gen-name-3 = { $b } Nascido { $a }
gen-name-4 = { $b } { $a }
gen-name-5 = { $a } { $b }
gen-name-6 = { $a } de Coração { $b }
gen-name-7 = { $a }, Cria { $b }

gen-beast-1 = Mastim
gen-beast-2 = Cervo
gen-beast-3 = Texugo
gen-beast-4 = Javali
gen-beast-5 = Castor
gen-beast-6 = Flamingo
gen-beast-7 = Lince
gen-beast-8 = Carneiro
gen-beast-9 = Jumento
gen-beast-10 = Boi
gen-beast-11 = Coelho
gen-beast-12 = Lobo
gen-beast-13 = Urso
gen-beast-14 = Guaxinim
gen-beast-15 = Falcão
gen-beast-16 = Sapo
gen-beast-17 = Quati
gen-beast-18 = Bode
gen-beast-19 = Touro
gen-beast-20 = Corvo
gen-beast-21 = Mocho
gen-beast-22 = Lagarto
gen-beast-23 = Alce
gen-beast-24 = Tatu
gen-beast-25 = Furão
gen-beast-26 = Tamanduá
gen-beast-27 = Grou
gen-beast-28 = Bisão
gen-beast-29 = Sabiá
gen-beast-30 = Lúcio
gen-beast-31 = Gaio
gen-beast-32 = Ouriço

gen-dragon-1 = Draco
gen-dragon-2 = Verme
gen-dragon-3 = Filhote
gen-dragon-4 = Basilisco
gen-dragon-5 = Dragão
gen-dragon-6 = Chamejante
gen-dragon-7 = Serpentário
gen-dragon-8 = Dragonete
gen-dragon-9 = Cuspe-fogo
gen-dragon-10 = Enrolado
gen-dragon-11 = Asa-de-cinza
gen-dragon-12 = Rasga-céu
gen-dragon-13 = Lindorme
gen-dragon-14 = Asa-de-brasa
gen-dragon-15 = Casca-grossa
gen-dragon-16 = Fogaréu
gen-dragon-17 = Rabo-longo
gen-dragon-18 = Queixo-de-brasa
gen-dragon-19 = Trovejador
gen-dragon-20 = Guarda-ninho
gen-dragon-21 = Avarento
gen-dragon-22 = Pai-de-ninhada
gen-dragon-23 = Escamado
gen-dragon-24 = Morde-rabo
gen-dragon-25 = Rasante
gen-dragon-26 = Planador
gen-dragon-27 = Queimador
gen-dragon-28 = Fumegante
gen-dragon-29 = Caçula
gen-dragon-30 = Crista-alta
gen-dragon-31 = Garrudo
gen-dragon-32 = Redemoinho

gen-demon-1 = Diabrete
gen-demon-2 = Capeta
gen-demon-3 = Meirinho
gen-demon-4 = Tentador
gen-demon-5 = Devorador
gen-demon-6 = Escrivão
gen-demon-7 = Sussurrador
gen-demon-8 = Corretor
gen-demon-9 = Torturador
gen-demon-10 = Vulto
gen-demon-11 = Esquelético
gen-demon-12 = Cobrador
gen-demon-13 = Impostor
gen-demon-14 = Roedor
gen-demon-15 = Horror
gen-demon-16 = Zombeteiro
gen-demon-17 = Desgraçado
gen-demon-18 = Atormentador
gen-demon-19 = Agiota
gen-demon-20 = Devedor
gen-demon-21 = Enganador
gen-demon-22 = Espreitador
gen-demon-23 = Glutão
gen-demon-24 = Carpidor
gen-demon-25 = Acusador
gen-demon-26 = Esfolador
gen-demon-27 = Azarador
gen-demon-28 = Traidor
gen-demon-29 = Capataz
gen-demon-30 = Risonho
gen-demon-31 = Assombrador
gen-demon-32 = Sedutor

gen-leader-1 = Orsolya
gen-leader-2 = Tamsin
gen-leader-3 = Brannoch
gen-leader-4 = Ysmay
gen-leader-5 = Corvin
gen-leader-6 = Maelis
gen-leader-7 = Tobren
gen-leader-8 = Hésper
gen-leader-9 = Ludo
gen-leader-10 = Wenna
gen-leader-11 = Osric
gen-leader-12 = Petra
gen-leader-13 = Quill
gen-leader-14 = Rowena
gen-leader-15 = Sabin
gen-leader-16 = Thessaly
gen-leader-17 = Ulric
gen-leader-18 = Vigdis
gen-leader-19 = Wystan
gen-leader-20 = Xanthe
gen-leader-21 = Yorick
gen-leader-22 = Zelda
gen-leader-23 = Aldous
gen-leader-24 = Berit
gen-leader-25 = Cosmo
gen-leader-26 = Delphine
gen-leader-27 = Edda
gen-leader-28 = Fabian
gen-leader-29 = Greta
gen-leader-30 = Hakon
gen-leader-31 = Ilse
gen-leader-32 = Jorun
gen-leader-33 = Kester
gen-leader-34 = Linnea
gen-leader-35 = Magnus
gen-leader-36 = Nerys
gen-leader-37 = Odo
gen-leader-38 = Perpétua
gen-leader-39 = Rufus
gen-leader-40 = Sunniva

## Cartas

card-CC-L0001 = O Não Escrito
card-CC-L0002 = Brannoch do Longo Rebanho
card-CC-L0003 = Vessa Forja-Cinzas
card-CC-L0004 = Aurelle, Guardiã dos Fornos
card-CC-L0005 = Mordant, Senhor das Contas
card-CC-L0006 = Irmã Lúmen
card-CC-L0007 = O Velho Karst
card-CC-L0008 = O Escrivão Gélido
card-CC-L0009 = Imra Mão-Ligeira
card-CC-M0001 = Filhote de Carrapicho
card-CC-M0002 = Porca do Dorso Espinhento
card-CC-M0003 = Mastim de Cascalho
card-CC-M0004 = Chamador da Matilha
card-CC-M0005 = Colosso do Prado
card-CC-M0006 = Matriarca de Galhada
card-CC-M0007 = Arminho Noturno
card-CC-M0008 = Corredor Eriçado
card-CC-M0009 = Rei do Lamaçal
card-CC-M0010 = Ursinho Adormecido
card-CC-M0011 = Nove Vezes Mártir
card-CC-M0012 = Guardião da Sebe
card-CC-M0013 = Mensageiro das Cinzas
card-CC-M0014 = Escriturário de Enxofre
card-CC-M0015 = Diabrete do Portão
card-CC-M0016 = Comedor de Contratos
card-CC-M0017 = Draco Vigia da Maré
card-CC-M0018 = Meirinho Oco
card-CC-M0019 = Demônio da Lanterna
card-CC-M0020 = Sussurro Enterrado
card-CC-M0021 = Cobrador de Dívidas
card-CC-M0022 = Porteiro do Portão Duplo
card-CC-M0023 = Draco Balseiro
card-CC-M0024 = Bezerro Espelhado
card-CC-M0025 = Sino Errante
card-CC-M0026 = Verme do Arquivo
card-CC-M0027 = Corretor de Metamorfos
card-CC-M0028 = Fantasma do Cartógrafo
card-CC-M0029 = Espreitador da Vala
card-CC-M0030 = Dragonete de Brasa
card-CC-M0031 = Cuspidor de Escória
card-CC-M0032 = Matriarca da Fornalha
card-CC-M0033 = Sargento de Carvão
card-CC-M0034 = Draco de Vidro
card-CC-M0035 = Leitor de Fumaça
card-CC-M0036 = Duque dos Gravetos
card-CC-M0037 = Contador de Queimaduras
card-CC-M0038 = A Nona Fornalha
card-CC-M0039 = Coveiro Paciente
card-CC-M0040 = Pomareiro de Ossos
card-CC-M0041 = Zelador de Túmulos
card-CC-M0042 = Boi Relicário
card-CC-M0043 = Santo das Velas
card-CC-M0044 = A Última Lição
card-CC-M0045 = Guarda do Manômetro
card-CC-M0046 = Ajudante de Têmpera
card-CC-M0047 = Girador de Válvulas
card-CC-M0048 = Motor no Vermelho
card-CC-S0001 = Novo Alento
card-CC-S0002 = Abate
card-CC-S0003 = Cio da Primavera
card-CC-S0004 = Dízimo Rubro
card-CC-S0005 = Segundo Fôlego
card-CC-S0006 = Estouro da Manada
card-CC-S0007 = Hibernar
card-CC-S0008 = Livro-Caixa Amargo
card-CC-S0009 = Lastro
card-CC-S0010 = Fogo dos Dois Lados
card-CC-S0011 = Chuva do Forno
card-CC-S0012 = Mercúrio Veloz
card-CC-S0013 = A Longa Instrução
card-CC-S0014 = Ventos Alísios
card-CC-S0015 = Metamorfose Não Solicitada
card-CC-S0016 = Rostos Emprestados
card-CC-S0017 = Grande Embaralhada
card-CC-S0018 = Baile de Máscaras
card-CC-S0019 = Duas Vezes Contado
card-CC-S0020 = Respirar Fundo
card-CC-S0021 = Silêncio da Fornalha
card-CC-S0022 = Ferro Frio
card-CC-S0023 = Tábula Rasa
card-CC-S0024 = Válvulas Abertas
card-CC-S0025 = Rito da Hora Apagada
card-CC-S0026 = Cartas Lacradas
card-CC-S0027 = Ferrugem e Boato
card-CC-S0028 = A Multidão Decide
card-CC-S0029 = Veredito
card-CC-M0901 = Pombo de Barro
card-CC-M0902 = Filhote do Campo
card-CC-M0903 = Urso que Desperta
card-CC-M0904 = Diabrete do Porão
card-CC-M0905 = Jardineiro de Costelas
card-CC-M0906 = Lápide Ambulante
card-CC-M0907 = Bezerro de Mofo
card-CC-M0908 = Mariposa de Brasa
card-CC-M0909 = Cordeiro de Ferro
card-CC-M0910 = Dragão de Papel
card-CC-M0911 = Página Inacabada
card-CC-S0901 = Luto Emprestado
card-CC-S0902 = Carta Lacrada
card-CC-S0903 = Pequeno Suborno
