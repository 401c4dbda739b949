## Headings of the rules as text

rules-setup = Preparação
rules-the-turn = O turno
rules-actions = Ações
rules-windows = Respostas
rules-fighting = Dano
rules-by-itself = O que acontece por si só
rules-order = Ordem das habilidades
rules-the-end = O fim
rules-counters = O que se conta
rules-zones = Zonas
rules-states = O que as cartas carregam
rules-durations = Quanto duram os efeitos
rules-card-types = Tipos de carta
rules-numbers = Números e palavras das cartas
rules-keywords = Palavras-chave
rules-timings = Quando as habilidades acontecem
rules-ways = Espécies de habilidades
rules-costs-of-abilities = Custos das habilidades
rules-filters = Quais cartas
rules-conditions = Condições
rules-operations = O que os efeitos fazem
rules-decks = Baralhos

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = você
    .gen = de você
rules-opponent = o oponente
    .gen = do oponente
rules-both = ambos os jogadores
    .gen = de ambos os jogadores
rules-whom = o jogador nomeado
    .gen = do jogador nomeado
rules-of-you = { $name }
rules-of-opponent = { $name } do oponente
rules-of-both = { $name } de ambos os jogadores
rules-of-whom = { $name } do jogador nomeado
rules-of-owner = { $name } do dono
rules-of = { $name } { $cards }
    .cards = gen
rules-of-rows = { $name } de todos os efeitos { $cards }
    .cards = gen
rules-of-row = { $name } do efeito
rules-owner-of = o dono { $cards }
    .gen = do dono { $cards }
    .cards = gen
rules-side-of = o jogador { $cards }
    .gen = do jogador { $cards }
    .cards = gen

## Cards

rules-no-cards = nenhuma carta
    .gen = de nenhuma carta
rules-it = a carta
    .gen = da carta
rules-looked = aquela
    .gen = daquela
rules-this = esta carta
    .gen = desta carta
rules-target = o alvo
    .gen = do alvo
rules-event = a carta em questão
    .gen = da carta em questão
rules-victim = o que foi atingido
    .gen = do que foi atingido
rules-bearer = a carta que sai
    .gen = da carta que sai
rules-answered = a carta à qual se responde
    .gen = da carta à qual se responde
rules-these = estas cartas
    .gen = destas cartas
rules-picked = { $name } (escolha)
    .gen = de { $name } (escolha)
rules-cards-in = as cartas em { $places }
    .gen = das cartas em { $places }
rules-all = todas dentre { $cards } (condição: { $test })
    .gen = de todas dentre { $cards } (condição: { $test })
rules-top = { $n ->
    [1] a carta do topo de { $places }
    [one] as { $n } cartas do topo de { $places }
   *[other] as { $n } cartas do topo de { $places }
}
    .gen = { $n ->
        [1] da carta do topo de { $places }
        [one] das { $n } cartas do topo de { $places }
       *[other] das { $n } cartas do topo de { $places }
    }
rules-top-some = as cartas do topo de { $places }
rules-bottom = { $n ->
    [1] a carta do fundo de { $places }
    [one] as { $n } cartas do fundo de { $places }
   *[other] as { $n } cartas do fundo de { $places }
}
    .gen = { $n ->
        [1] da carta do fundo de { $places }
        [one] das { $n } cartas do fundo de { $places }
       *[other] das { $n } cartas do fundo de { $places }
    }
rules-bottom-some = as cartas do fundo de { $places }
rules-random = { $n ->
    [one] { $n } carta ao acaso de { $places }
   *[other] { $n } cartas ao acaso de { $places }
}
    .gen = { $n ->
        [one] de { $n } carta ao acaso de { $places }
       *[other] de { $n } cartas ao acaso de { $places }
    }
rules-random-some = cartas ao acaso de { $places }
rules-most-of = a primeira entre { $cards } com o maior valor: { $n }
    .gen = da primeira entre { $cards } com o maior valor: { $n }
rules-least-of = a primeira entre { $cards } com o menor valor: { $n }
    .gen = da primeira entre { $cards } com o menor valor: { $n }
rules-choose = { $n } { $cards } (à sua escolha)
    .cards = gen
rules-choose-with = { $n } { $cards } (à sua escolha; condição: { $test })
    .cards = gen
rules-choose-fit = { $n } { $cards } que servem (à sua escolha)
    .cards = gen
rules-choose-fit-with = { $n } { $cards } que servem (à sua escolha; condição: { $test })
    .cards = gen
rules-up-to = até { $n } { $cards } (à sua escolha)
    .cards = gen
rules-up-to-with = até { $n } { $cards } (à sua escolha; condição: { $test })
    .cards = gen
rules-theirs = { $n } { $cards } (à escolha do jogador delas)
    .cards = gen
rules-theirs-with = { $n } { $cards } (à escolha do jogador delas; condição: { $test })
    .cards = gen
rules-fitting = as que servem entre { $cards }
    .gen = das que servem entre { $cards }
rules-fit = entre { $cards }, tantas quantas o efeito diz
rules-under = o que está embaixo: { $cards }
    .gen = do que está embaixo: { $cards }
rules-worn = o que está anexado a: { $cards }
    .gen = do que está anexado a: { $cards }
rules-host-of = aquilo a que está anexada: { $cards }
    .gen = daquilo a que está anexada: { $cards }
rules-either = ({ $a } se { $test }, senão { $b })

## Numbers

rules-x = X
rules-n = N
rules-word = a palavra nomeada
rules-amount = o dano
rules-turn = o número do turno
rules-round = o número da rodada
rules-turns = o número de turnos (jogador: { $who })
rules-book = o livro (de: { $who })
rules-printed = { $name } { $cards } como impresso
    .cards = gen
rules-before = { $name } que a carta tinha
rules-count = o número { $cards }
    .cards = gen
rules-count-with = o número { $cards } (condição: { $test })
    .cards = gen
rules-sum = a soma, por { $cards }, de: { $n }
rules-price = o preço { $cards }
    .cards = gen
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (arredondado para baixo)
rules-rounded = { $a } ÷ { $b } (arredondado)
rules-at-least = { $a } (no mínimo { $b })
rules-at-most = { $a } (no máximo { $b })
rules-larger = o maior entre { $a } e { $b }
rules-smaller = o menor entre { $a } e { $b }
rules-truth = (1 se { $test }, senão 0)
rules-group = ({ $a })

## Words

rules-type-of = o tipo { $cards }
    .cards = gen
rules-class-of = a classe { $cards }
    .cards = gen
rules-subtype-of = o subtipo { $cards }
    .cards = gen
rules-name-of = o nome { $cards }
    .cards = gen
rules-zone-of = a zona { $cards }
    .cards = gen
rules-zone-before = a zona anterior
rules-phase = a fase

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a } e { $b }
rules-or = { $a } ou { $b }
rules-always-so = sempre
rules-never = nunca
rules-did = o efeito anterior mudou algo
rules-did-not = o efeito anterior não mudou nada
rules-running = a habilidade está em vigor
rules-running-not = a habilidade ainda não está em vigor
rules-active = o jogador da vez é: { $who }
rules-active-not = o jogador da vez não é: { $who }
rules-your-turn = é a sua vez
rules-your-turn-not = não é a sua vez
rules-their-turn = é a vez do oponente
rules-their-turn-not = não é a vez do oponente
rules-first = começou: { $who }
rules-first-not = não começou: { $who }
rules-you-began = você começou
rules-you-began-not = você não começou
rules-they-began = o oponente começou
rules-they-began-not = o oponente não começou
rules-arrived = { $cards } chegou neste turno
rules-arrived-not = { $cards } não chegou neste turno
rules-is = { $cards } está: { $name }
rules-is-not = { $cards } não está: { $name }
rules-was = a carta estava: { $name }
rules-was-not = a carta não estava: { $name }
rules-has = { $cards } tem { $word }
rules-has-not = { $cards } não tem { $word }
rules-words-in = { $others } tem todas as palavras ({ $name }) { $cards }
    .cards = gen
rules-words-in-not = a { $others } falta alguma palavra ({ $name }) { $cards }
    .cards = gen
rules-in = { $cards } está em { $places }
rules-in-not = { $cards } não está em { $places }
rules-same = { $cards } é { $others }
rules-same-not = { $cards } não é { $others }
rules-one-of = { $word } é uma de: { $words }
rules-one-of-not = { $word } não é nenhuma de: { $words }
rules-filled = há cartas em { $places }
rules-empty = não há cartas em { $places }
rules-there = { $cards } está lá
rules-there-not = { $cards } não está lá
rules-any = entre { $cards } há uma tal que { $test }
rules-any-not = entre { $cards } não há nenhuma tal que { $test }
rules-bears = { $cards } tem uma habilidade { $name }
rules-bears-not = { $cards } não tem habilidade { $name }
rules-room = há espaço em { $places }
rules-room-not = não há espaço em { $places }

## What is done

rules-gain = aumente { $what } em: { $n }
rules-lose = reduza { $what } em: { $n }
rules-set = defina { $what } como { $n }
rules-damage = cause dano ({ $n }) a: { $cards }
rules-damage-from = cause dano ({ $n }) a: { $cards }; fonte: { $source }
rules-heal = cure dano ({ $n }) de: { $cards }
rules-modify = mude { $name } { $cards } em { $n }
    .cards = gen
rules-give = dê { $word } a: { $cards }
rules-remove = tire { $word } de: { $cards }
rules-remove-all = tire todas as palavras de: { $cards }
rules-mark = estado { $name } para: { $cards }
rules-unmark = fim do estado { $name } para: { $cards }
rules-reset = { $cards } volta ao estado impresso
rules-become = mude o subtipo { $cards } para: { $word }
    .cards = gen
rules-grant = anexe os efeitos a: { $cards }
rules-move = mova { $cards } para { $places }
rules-move-bottom = mova { $cards } para o fundo de { $places }
rules-move-shuffled = embaralhe { $cards } em { $places }
rules-move-asked = mova { $cards } para { $places } na ordem que você escolher
rules-destroy = destrua { $cards }
rules-destroy-up = destrua { $cards }; o que está embaixo sobe
rules-destroy-along = destrua { $cards } com o que está embaixo
rules-shuffle = embaralhe { $places }
rules-reveal = mostre a ambos os jogadores { $cards }
rules-look = olhe { $cards }
rules-create = crie { $n } × { $card } em { $places }
rules-copy = coloque em { $places } uma cópia { $cards }
    .cards = gen
rules-transform = transforme { $cards } em { $card }
rules-attach = anexe { $cards } a: { $host }
rules-stack = coloque { $cards } em cima de: { $host }
rules-control = dê o controle { $cards } a: { $who }
    .cards = gen
rules-play = jogue { $cards }
rules-resolve = resolva as habilidades { $cards }: { $names }
    .cards = gen
rules-resolve-hero = resolva a habilidade do herói
rules-resolve-again = resolva de novo o que foi revelado em { $places }
rules-use = pague a habilidade { $cards } e resolva-a
    .cards = gen
rules-pay = pague a habilidade { $cards }
    .cards = gen
rules-aim = nomeie os alvos { $cards }
    .cards = gen
rules-effects = resolva a habilidade { $cards }
    .cards = gen
rules-perform = resolva sem pagar uma habilidade { $cards }
    .cards = gen
rules-negate = anule aquilo a que se responde
rules-prevent = evite isso
rules-prevent-some = evite { $n } disso
rules-let = a partir de agora, { $name }: { $cards }
rules-forget = fim do papel: { $name }
rules-happens = é o momento “{ $name }”
rules-happens-to = é o momento “{ $name }” para: { $cards }
rules-opens = os jogadores podem responder: { $name }
rules-run = faça “{ $name }”
rules-end = o que dura “{ $name }” termina
rules-skip = { $name } é pulado na próxima vez por: { $who }
rules-whole-turn = o turno
rules-again = mais um turno
rules-win = vence a partida: { $who }
rules-lose-match = perde a partida: { $who }
rules-you-win = você vence a partida
rules-you-lose = você perde a partida
rules-draw-match = a partida termina empatada
rules-say = palavras são mostradas
rules-for = { $do } ({ $name })
rules-during = enquanto o efeito disser
rules-as-many = quantidade: { $n }
rules-row-card = carta nomeada pelo efeito
rules-row-place = lugar nomeado pelo efeito
rules-if = Se { $test }:
rules-else = Senão:
rules-each-seat = Cada jogador:
rules-each = Para { $cards }, em ordem:
rules-repeat = { $n } vezes:
rules-repeat-some = Este número de vezes: { $n }
rules-at-once = Ao mesmo tempo:
rules-answer = O outro pode responder ({ $name }). Se não for anulado:
rules-answer-else = Se foi anulado:

## The course of a match

rules-first-chance = O acaso decide quem começa.
rules-first-most = Começa quem tiver mais: { $n }. Em caso de empate, o acaso decide.
rules-only-if = Somente se { $test }.
rules-may = Depois o jogador pode fazer isto, em qualquer ordem e enquanto for possível: { $names }.
rules-must = Depois o jogador faz isto enquanto for possível: { $names }.
rules-waits = O jogador diz quando continuar.
rules-after = Depois de cada ação:
rules-then = No fim da fase:
rules-with-card = Com uma carta em { $places }.
rules-any-ability = Ela usa uma habilidade da carta.
rules-ability-of = Ela usa uma habilidade da carta: { $names }.
rules-needs = Somente se { $test }. (Senão: { $name }.)
rules-times-a-turn = No máximo { $n } vezes por turno.
rules-pick = Escolha { $name }: uma carta em { $places }.
rules-pick-if = Deve valer: { $test }.
rules-pick-or = Ou o oponente.
rules-pick-or-if = Ou o oponente, se { $test }.
rules-pick-may = Pode ser deixado de fora.
rules-pick-number = Escolha { $name }: de { $a } a { $b }.
rules-aims = Os alvos são nomeados ao usá-la: { $names }.
rules-pays = Custo:
rules-does = Efeito:
rules-window-own = Você pode agir: { $names }.
rules-window-other = O oponente pode agir: { $names }.
rules-window-each = Cada jogador pode agir, um após o outro: { $names }.
rules-window-both = Os jogadores agem alternadamente até que ambos passem: { $names }.
rules-window-once = Uma vez.
rules-window-times = No máximo { $n } vezes.
rules-window-any = Quantas vezes quiser.
rules-window-must = Quem puder agir deve agir.
rules-window-opens = Mesmo que nada seja possível, pergunta-se se { $test }.
rules-wounds = O dano a uma carta se acumula ({ $name }). Uma carta com tanto dano quanto seu valor de { $health } é destruída.
rules-health = O dano a uma carta reduz seu valor de { $health }. Com 0 ela é destruída.
rules-destroyed-to = Cartas destruídas vão para { $name }.
rules-damage-to = O dano a um jogador reduz { $name }.
rules-damage-less = Antes ele é reduzido em { $name }.
rules-damage-once = { $name } é tirado do próximo dano e se gasta.
rules-damage-floor = Não desce abaixo de { $name }.
rules-damage-taken = { $name } o conta.
rules-when = Quando isto acontece: { $name }
rules-once = Uma vez por partida.
rules-always-in = Sempre, para cartas em { $places }:
rules-adds = { $name }: + { $n }
rules-adds-less = { $name }: − { $n }
rules-gives = Elas têm { $word }.
rules-silent = O que está impresso numa carta não conta enquanto { $test }.
rules-fires = Um efeito só acontece se { $test }. Antes:
rules-at-row = O que um efeito desencadeia acontece logo depois dele.
rules-at-effect = O que uma habilidade desencadeia acontece quando ela foi resolvida.
rules-at-chain = As habilidades formam uma corrente em que se pode responder; a última é resolvida primeiro.
rules-oldest = O que foi desencadeado primeiro acontece primeiro.
rules-newest = O que foi desencadeado por último acontece primeiro.
rules-chain-window = Pode-se responder a cada habilidade: { $name }.
rules-aim-row = Os alvos são nomeados ao usar uma habilidade; um efeito sem seu alvo não faz nada.
rules-aim-whole = Os alvos são nomeados ao usar uma habilidade; sem eles ela não faz nada.
rules-loses = Você perde se { $test }.
rules-wins = Você vence se { $test }.
rules-draws = A partida termina empatada se { $test }.
rules-turn-limit = Depois de { $n } turnos de ambos os jogadores juntos, a partida termina.
rules-tie-draw = Se então ninguém venceu, ou ambos perdem ao mesmo tempo, há empate.
rules-tie-most = Se então ninguém venceu, ou ambos perdem ao mesmo tempo, vence quem tiver mais: { $n }.
rules-tie-share = Se então ninguém venceu, ou ambos perdem ao mesmo tempo, vence a maior parte: { $a } de { $b }.

## Counters, zones, states

rules-start = Começa em { $n }.
rules-least = É no mínimo { $n }.
rules-most = É no máximo { $n }.
rules-until = Termina com: { $name }.
rules-worth = É { $n }.
rules-summed = É o que os efeitos acrescentam.
rules-state-mark = Uma carta o tem ou não.
rules-state-counter = É contado numa carta.
rules-state-row = É contado em cada efeito, para todas as cópias de sua carta.
rules-seen-all = Todos veem suas cartas.
rules-seen-owner = Só seu jogador vê suas cartas.
rules-seen-nobody = Ninguém vê suas cartas.
rules-in-play = Suas cartas estão em jogo.
rules-face-down = Suas cartas ficam viradas para baixo.
rules-beneath = Suas cartas ficam embaixo de outras.
rules-keeps = Suas cartas mantêm o que foi feito a elas.
rules-enters-shuffled = As cartas são embaralhadas nela.
rules-reveals = Suas cartas ocultas são reveladas quando chega o momento delas.
rules-capacity = { $n ->
    [one] Cabe no máximo { $n } carta.
   *[other] Cabem no máximo { $n } cartas.
}
rules-full-stays = Quando está cheia, não vêm mais cartas.
rules-full = Quando está cheia, com a carta que viria:
rules-takes = Só aceita { $names }.
rules-left-up = Quando sai o que está em cima, sua próxima carta sobe.
rules-left-along = Quando sai o que está em cima, suas cartas vão junto.
rules-left = Quando sai aquilo a que suas cartas pertencem:
rules-destroyed-up = Quando é destruído o que está em cima, sua próxima carta sobe.
rules-destroyed-along = Quando é destruído o que está em cima, suas cartas vão junto.
rules-destroyed = Quando é destruído aquilo a que suas cartas pertencem:
rules-event-would_damage = dano está prestes a ser causado
rules-event-would_destroy = uma carta está prestes a ser destruída
rules-event-damaged = uma carta sofreu dano
rules-event-dealt = uma carta causou dano
rules-event-player_damaged = um jogador sofreu dano
rules-event-moved = uma carta se moveu
rules-event-destroyed = uma carta foi destruída
rules-event-played = uma carta foi jogada
rules-event-phase = uma fase começou
rules-state-arrived = recém-chegada
rules-state-attacked = já usada para atacar
rules-for-while_in_play = enquanto estiver em jogo
rules-pick-target = alvo

## Cards and abilities

rules-played = É jogada de { $from } para { $to }.
rules-begins-in = Começa em { $name }.
rules-costs = Custa { $n }.
rules-resolves = Ao ser jogada, estas habilidades acontecem: { $names }.
rules-stays = Nada a destrói.
rules-trap = Fica virada para baixo até chegar seu momento.
rules-range = De { $a } a { $b }.
rules-words = { $name }: { $names }.
rules-spares = Os efeitos das cartas de que ela fala não a tocam.
rules-ability = { $name }: { $rows }.
rules-row = { $name } { $n }
rules-continuous = Enquanto a carta está em jogo.
rules-event-this = Esta carta: { $name }.
rules-event-own = Do seu lado: { $name }.
rules-event-opposing = Do lado do oponente: { $name }.
rules-event-other-own = Outra carta do seu lado: { $name }.
rules-event-other = Outra carta: { $name }.
rules-event-any = De qualquer lado: { $name }.
rules-works-in = Funciona em { $places }.
rules-optional = Seu jogador pode abrir mão dela.
rules-bounded = Precisa de um custo, ou funciona uma vez por turno.
rules-trigger-own = Você joga: { $names }.
rules-trigger-play = O oponente joga: { $names }.
rules-trigger-hit = Você sofre dano.
rules-trigger-hits = O oponente sofre dano.
rules-trigger-lethal = Você perderia.
rules-trigger-lethals = O oponente perderia.
rules-way-on = Pode ser usada em: { $names }.
rules-way-answers = Somente como resposta.
rules-usual-for = Dura { $name }.
rules-n-from = N vai de { $a } a { $b }.
rules-x-from = X vai de { $a } a { $b }.
rules-n-cards = Conta cartas: um número, ou quais e quantas.
rules-n-word = N é uma palavra.
rules-word-of = A palavra é uma de: { $names }.
rules-holds = Vale se { $test }.
rules-holds-both = Vale se { $test }; com “não”, se { $other }.
rules-targets = Trata de: { $names }.
rules-fits = Só é possível com uma carta que cumpra: { $test }.
rules-lasts = Dura: { $names }.
rules-while = Enquanto a carta está em jogo:
rules-copies = { $n } × { $name }
rules-deck = { $n } cartas: { $cards }.
rules-deck-any = { $n } cartas ao acaso.
rules-deck-size = Um baralho tem { $n } cartas.
rules-deck-copies = No máximo { $n } cópias de uma carta.

## What random matches showed

rules-check-matches = { $n ->
    [one] { $n } partida ao acaso
   *[other] { $n } partidas ao acaso
}
rules-check-turns = Metade das partidas havia terminado no turno { $median }; a mais longa, no turno { $longest }.
rules-check-wins = Vencidas por quem começou: { $first }; pelo outro: { $second }; empates: { $draws }.
rules-check-limited = Encerradas pelo limite de turnos: { $n }
rules-check-all = Tudo o que as regras dizem aconteceu.
rules-check-never = Nunca aconteceu: { $n }
rules-check-statement = instrução
rules-check-action = ação { $name }
rules-check-timing = momento { $name }
rules-check-operation = operação { $name }
rules-check-end = fim que não decidiu nenhuma partida
rules-check-card = carta { $name }
rules-check-statements = Omitido: instruções além de 4096 numa ação.
rules-check-abilities = Omitido: habilidades além de 256 desencadeadas por uma ação.
rules-check-depth = Omitido: efeitos ou respostas com mais de 16 níveis.
rules-check-chains = Omitido: correntes além de 20 depois de uma ação.
rules-check-cards = Omitido: cartas além do limite das regras.
rules-check-list = Omitido: ações além de 512 numa lista, ou repetições além de 20.
rules-check-room = Omitido: o que as cartas carregam além do espaço de uma partida.
rules-check-endless = Não terminaram: { $n }
rules-check-unlawful = Posições que violam uma lei das regras: { $n }
rules-check-law = lei violada
rules-check-capacity = zona acima da sua capacidade
rules-check-stale = Efeitos contínuos que não estavam em dia, uma falha do programa: { $n }
why-in-play = cartas em jogo
why-skipped = fases e turnos que o outro jogador pula
why-trade = troca de golpes
why-damage = dano ao oponente
why-rows = efeitos da carta, menos o seu preço
why-win = a partida está ganha
why-loss = a partida está perdida
why-draw = a partida termina empatada

## Between the items of a list

rules-comma = {", "}
