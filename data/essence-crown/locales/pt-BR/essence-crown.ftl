## O jogo

game-name = Essence Crown: a guerra dos fragmentos
game-about = Duas Divindades, uma partida: fragmentos pagam as cartas, Avatares golpeiam a Divindade adversária, e perde quem tiver a Essência reduzida a 0.

## Tipos de carta

type-deity = Divindade
    .gender = f
    .pl = Divindades
type-avatar = Avatar
    .gender = m
    .pl = Avatares
type-spell = Magia
    .gender = f
    .pl = Magias
type-relic = Relíquia
    .gender = f
    .pl = Relíquias
type-shard = Fragmento
    .gender = m
    .pl = Fragmentos
type-domain = Domínio
    .gender = m
    .pl = Domínios
type-essence = Essência
    .gender = f
    .pl = Essências
type-rite = Rito
    .gender = m
    .pl = Ritos

## Números das cartas

number-cost = custo
number-power = Poder
number-toughness = Resistência
number-essence = Essência

## Palavras das cartas. `.of` vem depois do nome de uma carta: “Avatar do Vazio”.

set-aspects = aspectos
set-domain = domínio
set-rarity = raridade
word-glow = Fulgor
    .of = do Fulgor
word-gray = Cinza
    .of = do Cinza
word-void = Vazio
    .of = do Vazio
word-beast = Fera
    .of = das Feras
word-second_sun = Segundo Sol
    .of = do Segundo Sol
word-nullgrid = Malha Nula
    .of = da Malha Nula
word-new_earth = Nova Terra
    .of = da Nova Terra
word-common = Comum
word-adept = Adepta
word-mythic = Mítica

## O que jogadores e cartas têm

counter-essence_max = Essência máxima
counter-essence = Essência
counter-shards = fragmentos
counter-kl = KL
state-tapped = virada
state-damage = dano

## Zonas

zone-deck = baralho
zone-hand = mão
zone-new_earth = Nova Terra
zone-graveyard = cemitério
zone-exile = exílio
zone-deity = Divindade
zone-board = Divindade e Nova Terra
noun-new_earth = carta
    .gender = f
    .pl = cartas
    .where = new_earth
in-new_earth-self = que você controla
    .all = { "" }
in-new_earth-opponent = do oponente
    .as = adjective
    .order = 90

## Quanto dura

for-this_turn = até o fim do turno
    .name = até o fim do turno
for-while_in_play =
    .name = enquanto estiver em jogo

## Quando acontece

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] Ao entrar
    }
    .as = label
    .name = ao ser jogada
on-on_attack = Ao atacar
    .as = label
    .name = ao atacar
on-start_turn = Início do turno
    .as = label
    .name = no início do seu turno
on-end_turn = Fim do turno
    .as = label
    .name = no fim do seu turno
on-activate = Fase principal
    .as = label
    .name = na sua fase principal
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
once-turn = uma vez por turno
once-match = uma vez por partida

## Custos

cost-shards =
    { $n ->
        [one] { $n } fragmento
       *[other] { $n } fragmentos
    }
    .name = fragmentos
cost-kl = { $n } KL
    .name = KL
cost-essence = { $n } de Essência
    .name = Essência
cost-discard =
    { $n ->
        [1] descarte uma carta
       *[other] descarte { $n } cartas
    }
    .name = descartar cartas
cost-tap = vire esta carta
    .name = virar esta carta

## Alvos

to-own_deity =
    { $case ->
        [at] à sua
        [of] da sua
       *[nom] sua
    } Divindade
    .gender = f
    .name = sua Divindade
to-enemy_deity =
    { $case ->
        [at] à Divindade
        [of] da Divindade
       *[nom] a Divindade
    } do oponente
    .gender = f
    .name = a Divindade do oponente
to-target_deity =
    { $case ->
        [at] à Divindade
        [of] da Divindade
       *[nom] a Divindade
    } à sua escolha
    .gender = f
    .name = a Divindade à sua escolha
to-both_deities =
    { $case ->
        [at] a ambas as
        [of] de ambas as
       *[nom] ambas as
    } Divindades
    .number = pl
    .name = ambas as Divindades
to-this =
    { $case ->
        [at] a esta carta
       *[nom] esta carta
    }
    .gender = f
    .name = esta carta
np-at-to =
    { $case ->
        [at] a
       *[nom] { "" }
    }
to-own_avatar = { np-at-to } { np-un } { np-head } { TERM($after) } { TERM($with) } que você controla
    .name = um Avatar que você controla
to-enemy_avatar = { np-at-to } { np-un } { np-head } { TERM($after) } { TERM($with) }
    .name = um Avatar do oponente
to-any_avatar = { np-at-to } { np-un } { np-head } { TERM($after) } { TERM($with) }
    .name = um Avatar
to-own_avatars =
    { $case ->
        [at] { $gender ->
            [f] às suas
           *[other] aos seus
        }
       *[nom] { $gender ->
            [f] suas
           *[other] seus
        }
    } { np-head } { TERM($after) } { TERM($with) }
    .name = seus Avatares
to-other_own_avatars =
    { $case ->
        [at] { $gender ->
            [f] às suas outras
           *[other] aos seus outros
        }
       *[nom] { $gender ->
            [f] suas outras
           *[other] seus outros
        }
    } { np-head } { TERM($after) } { TERM($with) }
    .name = seus outros Avatares
to-enemy_avatars = { np-at-to } cada { np-head } { TERM($after) } { TERM($with) }
    .number = sg
    .name = cada Avatar do oponente
to-random_enemy_avatar = { np-at-to } { np-un } { np-head } { TERM($after) } escolhido ao acaso { TERM($with) }
    .name = um Avatar do oponente escolhido ao acaso
to-any_card =
    { np-at-to } { np-un } { np-head } { TERM($after) } { ATTR($noun, "where") ->
        [new_earth] na Nova Terra
       *[other] { "" }
    } { TERM($with) }
    .name = uma carta na Nova Terra

## Quais cartas

where-type = { TERM($word) }
    .as = noun
    .name = tipo { $word }
where-aspect = { TERM($word, case: "of") }
    .order = 30
    .name = aspecto { $word }
where-domain = { TERM($word, case: "of") }
    .order = 40
    .name = domínio { $word }
where-tapped = virado
    .order = 20
    .f = virada
    .pl = virados
    .f-pl = viradas
    .false = desvirado
    .f-false = desvirada
    .false-pl = desvirados
    .f-false-pl = desviradas
    .name = virada
where-power_at_most = Poder { $n } ou menor
    .as = with
    .name = Poder { $n } ou menor
where-power_at_least = Poder { $n } ou maior
    .as = with
    .name = Poder { $n } ou maior
where-toughness_at_most = Resistência { $n } ou menor
    .as = with
    .name = Resistência { $n } ou menor

## Condições

if-essence_at_most = sua Divindade tiver { $n } ou menos de Essência
    .name = sua Divindade tem { $n } ou menos de Essência
if-enemy_essence_at_most = a Divindade do oponente tiver { $n } ou menos de Essência
    .name = a Divindade do oponente tem { $n } ou menos de Essência
if-hand_at_most = você tiver { $n } ou menos cartas na mão
    .name = você tem { $n } ou menos cartas na mão
if-graveyard_at_least = houver { $n } ou mais cartas no seu cemitério
    .name = há { $n } ou mais cartas no seu cemitério
if-ctrl_avatars = você controlar { $n } ou mais Avatares
    .name = você controla { $n } ou mais Avatares
if-ctrl_aspect = você controlar uma carta { TERM($word, case: "of") }
    .name = você controla uma carta de um aspecto
if-ctrl_domain = você controlar uma carta { TERM($word, case: "of") }
    .name = você controla uma carta de um domínio
if-enemy_no_avatars = o oponente não controlar nenhum Avatar
    .name = o oponente não controla nenhum Avatar
if-kl_at_least = você tiver { $n } ou mais KL
    .name = você tem { $n } ou mais KL
if-shards_at_least = você tiver { $n } ou mais fragmentos
    .name = você tem { $n } ou mais fragmentos
if-turn_at_least = for a rodada { $n } ou posterior
    .name = é a rodada { $n } ou posterior

## Operações. `.replace` no lugar de um efeito anterior, `.bonus` além dele.

v-gain =
    { ATTR($to, "number") ->
        [pl] ganham
       *[other] ganha
    }
v-get =
    { ATTR($to, "number") ->
        [pl] recebem
       *[other] recebe
    }
n-shards =
    { $val ->
        [one] { $val } fragmento
       *[other] { $val } fragmentos
    }
n-cards =
    { $val ->
        [1] uma carta
       *[other] { $val } cartas
    }
n-top-cards =
    { $val ->
        [1] a carta do topo
       *[other] as { $val } cartas do topo
    }
n-copies =
    { $val ->
        [1] uma cópia
       *[other] { $val } cópias
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] para as mãos de seus donos
       *[other] para a mão de seu dono
    }

op-essence_damage = cause { $val } de dano à Essência { TERM($to, case: "of") }
    .replace = em vez disso, cause { $val } de dano à Essência { TERM($to, case: "of") }
    .bonus = cause mais { $val } de dano à Essência { TERM($to, case: "of") }
    .name = dano à Essência
op-essence_heal = { TERM($to) } { v-gain } { $val } de Essência
    .replace = em vez disso, { TERM($to) } { v-gain } { $val } de Essência
    .bonus = { TERM($to) } { v-gain } mais { $val } de Essência
    .name = Essência
op-essence_max = a Essência máxima { TERM($to, case: "of") } aumenta em { $val }
    .replace = em vez disso, a Essência máxima { TERM($to, case: "of") } aumenta em { $val }
    .bonus = a Essência máxima { TERM($to, case: "of") } aumenta em mais { $val }
    .name = Essência máxima
op-draw = compre { n-cards }
    .replace = em vez disso, compre { n-cards }
    .bonus = compre mais { n-cards }
    .name = comprar
op-gain_shards = ganhe { n-shards }
    .replace = em vez disso, ganhe { n-shards }
    .bonus = ganhe mais { n-shards }
    .name = ganhar fragmentos
op-lose_shards = o oponente perde { n-shards }
    .replace = em vez disso, o oponente perde { n-shards }
    .bonus = o oponente perde mais { n-shards }
    .name = perder fragmentos
op-gain_kl = ganhe { $val } KL
    .replace = em vez disso, ganhe { $val } KL
    .bonus = ganhe mais { $val } KL
    .name = ganhar KL
op-lose_kl = o oponente perde { $val } KL
    .replace = em vez disso, o oponente perde { $val } KL
    .bonus = o oponente perde mais { $val } KL
    .name = perder KL
op-buff = { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = em vez disso, { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) }
    .bonus = { TERM($to) } { v-get } { SIGNED($power) }/{ SIGNED($toughness) } adicional
    .name = Poder e Resistência
op-hurt = cause { $val } de dano { TERM($to, case: "at") }
    .replace = em vez disso, cause { $val } de dano { TERM($to, case: "at") }
    .bonus = cause mais { $val } de dano { TERM($to, case: "at") }
    .name = dano
op-destroy = destrua { TERM($to) }
    .replace = em vez disso, destrua { TERM($to) }
    .bonus = além disso, destrua { TERM($to) }
    .name = destruir
op-exile = exile { TERM($to) }
    .replace = em vez disso, exile { TERM($to) }
    .bonus = além disso, exile { TERM($to) }
    .name = exilar
op-return = devolva { TERM($to) } { np-to-hand }
    .replace = em vez disso, devolva { TERM($to) } { np-to-hand }
    .bonus = além disso, devolva { TERM($to) } { np-to-hand }
    .name = devolver à mão
op-recover = devolva { n-cards } do seu cemitério para a sua mão
    .replace = em vez disso, devolva { n-cards } do seu cemitério para a sua mão
    .bonus = devolva mais { n-cards } do seu cemitério para a sua mão
    .name = recuperar do cemitério
op-discard = o oponente descarta { n-cards } ao acaso
    .replace = em vez disso, o oponente descarta { n-cards } ao acaso
    .bonus = o oponente descarta mais { n-cards } ao acaso
    .name = descartar
op-mill = o oponente coloca { n-top-cards } do baralho dele no cemitério
    .replace = em vez disso, o oponente coloca { n-top-cards } do baralho dele no cemitério
    .bonus = o oponente coloca também { n-top-cards } do baralho dele no cemitério
    .name = do baralho ao cemitério
op-tap = vire { TERM($to) }
    .replace = em vez disso, vire { TERM($to) }
    .bonus = além disso, vire { TERM($to) }
    .name = virar
op-untap = desvire { TERM($to) }
    .replace = em vez disso, desvire { TERM($to) }
    .bonus = além disso, desvire { TERM($to) }
    .name = desvirar
op-create = coloque { n-copies } de “{ TERM($card) }” na sua mão
    .replace = em vez disso, coloque { n-copies } de “{ TERM($card) }” na sua mão
    .bonus = além disso, coloque { n-copies } de “{ TERM($card) }” na sua mão
    .name = adicionar cópias
op-defeat =
    { ATTR($to, "who") ->
        [opponent] você vence a partida
       *[other] você perde a partida
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] em vez disso, você vence a partida
           *[other] em vez disso, você perde a partida
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] além disso, você vence a partida
           *[other] além disso, você perde a partida
        }
    .name = vencer ou perder a partida
op-say =
    .name = palavras da história

## Espécies de operações

kind-damage = Dano
kind-restore = Essência
kind-cards = Cartas
kind-energy = Fragmentos e KL
kind-allies = Avatares
kind-control = Controle

## Fases, ações, eventos

phase-start = Início
phase-main = Fase principal
phase-attack = Ataque
phase-end = Fim
phase-clean_up = Limpeza
action-play = jogar
action-activate = ativar
action-attack = atacar
event-turn_begins = início do turno
event-turn_ends = fim do turno
event-attack = ataque

## Por que não se pode

refused-not-playable = Uma Divindade não é jogada
refused-not-an-avatar = Só Avatares atacam
refused-tapped = Esta carta está virada
refused-not-a-deity = Este card não lidera nenhum baralho: { $what }
refused-deity-in-deck = Uma Divindade lidera um baralho e não está na lista dele: { $what }

## Baralhos

deck-morning = A Corte da Manhã
deck-lattice = A Treliça Silenciosa

## Cartas

card-EC-001 = Ysolde da Aurora Tardia
    .flavour = Tiraram-lhe uma aurora. Ela fez outra.
card-EC-002 = O Nulo Paciente
    .flavour = Nunca teve pressa. Tudo chega a zero.
card-EC-003 = Lasca de Manhã
    .flavour = Ainda está morna. Amanhã também estará.
card-EC-004 = Lasca de Estática
    .flavour = Encoste-a no ouvido: ela está escutando.
card-EC-005 = Taça de Luz Lenta
    .flavour = Beba ao longo de um ano, se souber esperar.
card-EC-006 = Frasco de Antiluz
    .flavour = Uma gota, e a lâmpada esquece para que serve.
card-EC-007 = Noviça da Lanterna
    .flavour = Ela cumprimenta cada lanterna pelo nome.
card-EC-008 = Sentinela Cinzenta
    .flavour = Ninguém lhe contou que o portão não existe mais.
card-EC-009 = Corredor da Aurora
    .flavour = Ele corre mais que a luz e depois espera por ela.
card-EC-010 = Garça de Golpe Duplo
    .flavour = O primeiro golpe é para o peixe. O segundo é para você.
card-EC-011 = Coro da Segunda Luz
    .flavour = Eles cantam uma nota, e a manhã encontra as outras.
card-EC-012 = Marechala de Branco
    .flavour = Sua farda esteve em quarenta batalhas e continua branca.
card-EC-013 = Árbitro Cinza
    .flavour = Os dois lados o acharam injusto. Os dois o pagaram.
card-EC-014 = Colosso das Promessas Cumpridas
    .flavour = Dá um passo para cada promessa cumprida.
card-EC-015 = Primeiro Raio
    .flavour = Deixou o sol antes que houvesse olhos para vê-lo.
card-EC-016 = Meridiano Compartilhado
    .flavour = Onde passa a linha, o meio-dia não é de ninguém.
card-EC-017 = Ler o Horizonte
    .flavour = O amanhã está escrito ali, bem pequeno.
card-EC-018 = Pesar a Contenda
    .flavour = O argumento mais pesado teve que sair da sala.
card-EC-019 = Veredito ao Meio-Dia
    .flavour = Ao meio-dia ninguém tem sombra onde se esconder.
card-EC-020 = Chamar de Volta a Hora Perdida
    .flavour = Estava apenas atrás das outras horas.
card-EC-021 = Lente Meridiana
    .flavour = Por ela se vê o meio-dia do outro lado.
card-EC-022 = Sino dos Degraus Gêmeos
    .flavour = Toca uma vez embaixo, outra em cima e nunca sozinho.
card-EC-023 = Terraços do Sol Tardio
    .flavour = Aqui a videira amadurece duas vezes.
card-EC-024 = A Bolsa sem Luz
    .flavour = Ali se vende o que só fará falta amanhã.
card-EC-025 = Rito da Mão Aberta
    .flavour = O que você dá não pode mais cair.
card-EC-026 = Rito da Subtração
    .flavour = Comece por si e tire um.
card-EC-027 = Filhote de Escória
    .flavour = Morde tudo o que ainda brilha.
card-EC-028 = Rastejante da Treliça
    .flavour = Conhece cada fio pelo zumbido.
card-EC-029 = Auditor Oco
    .flavour = Não achou nada e levou embora.
card-EC-030 = Aritmética Roedora
    .flavour = Come só o resto, e sempre sobra um resto.
card-EC-031 = Cão de Estática
    .flavour = Nasceu do ruído entre duas estações.
card-EC-032 = A Nona Ausência
    .flavour = Oito vieram antes. Ninguém se lembra delas.
card-EC-033 = Curto-Circuito
    .flavour = O caminho mais curto não é o mais seguro.
card-EC-034 = Apagão em Cadeia
    .flavour = Bairro por bairro, a cidade aprendeu a sussurrar.
card-EC-035 = Soma Zero
    .flavour = Apertaram as mãos e ficaram ambos mais pobres.
card-EC-036 = Frequência Forçada
    .flavour = Feito para durar cem anos, ou uma boa noite.
card-EC-037 = Dívida Cobrada
    .flavour = A soma é pequena. Os juros são você.
card-EC-038 = Desfazer o Ídolo
    .flavour = Um século de preces, desfeito com uma chave de fenda.
card-EC-039 = Canil do Ruído
    .flavour = Dê-lhes silêncio, e eles latirão por mais.
card-EC-040 = Coroa da Última Conta
    .flavour = Quem a usa por último não tem mais nada a contar.

## Por que uma partida termina

end-essence = A Essência da Divindade de { $loser } caiu a 0.
end-held_out = { $winner } resistiu.

## Capítulos

chapter-ch1_second_morning = A Segunda Manhã
ch1-opening = O segundo sol surge sobre a crista. A corte deve resistir até que ele esteja a pino.
ch1-hound = Algo late na estática.
ch1-near = “Ainda não”, diz Ysolde, e a luz responde.
