## Operações. Valor: a oração simples; .replace e .bonus: a oração nesses papéis; .name: o nome curto.

op-dmg = cause { $val } de dano ao oponente
    .replace = em vez disso, cause { $val } de dano ao oponente
    .bonus = cause mais { $val } de dano ao oponente
    .name = Dano
    .subject = opponent
    .same = cause { $val } de dano a ele
    .replace-same = em vez disso, cause { $val } de dano a ele
    .bonus-same = cause mais { $val } de dano a ele
op-heal = restaure { $val } de Escudo
    .replace = em vez disso, restaure { $val } de Escudo
    .bonus = restaure mais { $val } de Escudo
    .name = Restaurar Escudo
op-draw =
    compre { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
    .replace =
        em vez disso, compre { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        }
    .bonus =
        compre mais { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        }
    .name = Comprar
op-nrg = ganhe { $val } de Energia
    .replace = em vez disso, ganhe { $val } de Energia
    .bonus = ganhe mais { $val } de Energia
    .name = Ganhar Energia
op-drain = o oponente perde { $val } de Energia
    .replace = em vez disso, o oponente perde { $val } de Energia
    .bonus = o oponente perde mais { $val } de Energia
    .name = Drenar Energia
    .subject = opponent
    .same = ele perde { $val } de Energia
    .replace-same = em vez disso, ele perde { $val } de Energia
    .bonus-same = ele perde mais { $val } de Energia
op-disc =
    o oponente descarta { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    } ao acaso
    .replace =
        em vez disso, o oponente descarta { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } ao acaso
    .bonus =
        o oponente descarta mais { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } ao acaso
    .name = Descarte
    .subject = opponent
    .same =
        ele descarta { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } ao acaso
    .replace-same =
        em vez disso, ele descarta { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } ao acaso
    .bonus-same =
        ele descarta mais { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } ao acaso
op-aoe = cause { $val } de dano a cada aliado do oponente
    .replace = em vez disso, cause { $val } de dano a cada aliado do oponente
    .bonus = cause mais { $val } de dano a cada aliado do oponente
    .name = Dano em área
op-buf_atk = seus aliados recebem +{ $val } ATK neste turno
    .replace = em vez disso, seus aliados recebem +{ $val } ATK neste turno
    .bonus = seus aliados recebem um +{ $val } ATK adicional neste turno
    .name = Aumentar ATK
op-floor = seu Escudo não pode ficar abaixo de 1 neste turno
    .replace = em vez disso, seu Escudo não pode ficar abaixo de 1 neste turno
    .bonus = além disso, seu Escudo não pode ficar abaixo de 1 neste turno
    .name = Escudo mínimo
op-negate = anule os efeitos da carta do oponente
    .replace = em vez disso, anule os efeitos da carta do oponente
    .bonus = além disso, anule os efeitos da carta do oponente
    .name = Anular
op-double = sua próxima Ação neste turno é resolvida duas vezes
    .replace = em vez disso, sua próxima Ação neste turno é resolvida duas vezes
    .bonus = além disso, sua próxima Ação neste turno é resolvida duas vezes
    .name = Ação dupla
op-banish =
    exile { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    } do topo da pilha de descarte do oponente
    .replace =
        em vez disso, exile { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } do topo da pilha de descarte do oponente
    .bonus =
        exile mais { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        } do topo da pilha de descarte do oponente
    .name = Exilar
op-dbf_atk = um aliado do oponente à sua escolha recebe −{ $val } ATK
    .times = { times }, um aliado do oponente à sua escolha recebe −{ $val } ATK
    .replace = em vez disso, um aliado do oponente à sua escolha recebe −{ $val } ATK
    .bonus = um aliado do oponente à sua escolha recebe um −{ $val } ATK adicional
    .name = Reduzir ATK
op-dbf_hp = um aliado do oponente à sua escolha recebe −{ $val } PS
    .times = { times }, um aliado do oponente à sua escolha recebe −{ $val } PS
    .replace = em vez disso, um aliado do oponente à sua escolha recebe −{ $val } PS
    .bonus = um aliado do oponente à sua escolha recebe um −{ $val } PS adicional
    .name = Reduzir PS
op-retrigger_traps = suas Armadilhas reveladas neste turno são resolvidas mais uma vez
    .replace = em vez disso, suas Armadilhas reveladas neste turno são resolvidas mais uma vez
    .bonus = além disso, suas Armadilhas reveladas neste turno são resolvidas mais uma vez
    .name = Reativar Armadilhas

## Passivas: valem enquanto o aliado está em jogo

op-p_nrg = você ganha { $val } de Energia na sua Fase de Energia
    .name = Energia por turno
op-p_adx = suas Ações causam { $val } de dano a mais
    .name = Dano das Ações
op-p_tdx = suas Armadilhas causam { $val } de dano a mais
    .name = Dano das Armadilhas
op-p_red = o dano causado a você é reduzido em { $val }
    .name = Redução
op-p_eot = você restaura { $val } de Escudo na sua Fase Final
    .name = Restauração por turno
op-p_adisc = suas Ações custam { $val } a menos (mínimo 1)
    .name = Ações mais baratas
op-p_tdisc = suas Armadilhas custam { $val } a menos (mínimo 1)
    .name = Armadilhas mais baratas

## Quando um aliado é destruído

on-play = quando você invocar este aliado
    .when = mixed
on-death = quando este aliado for destruído
op-d_heal = restaure { $val } de Escudo
    .replace = em vez disso, restaure { $val } de Escudo
    .bonus = restaure mais { $val } de Escudo
    .name = Destruído: restaurar
op-d_dmg = cause { $val } de dano ao oponente
    .replace = em vez disso, cause { $val } de dano ao oponente
    .bonus = cause mais { $val } de dano ao oponente
    .name = Destruído: dano
op-d_draw =
    compre { $val ->
        [one] { $val } carta
       *[other] { $val } cartas
    }
    .replace =
        em vez disso, compre { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        }
    .bonus =
        compre mais { $val ->
            [one] { $val } carta
           *[other] { $val } cartas
        }
    .name = Destruído: comprar
op-d_return = devolva esta carta à sua mão
    .replace = em vez disso, devolva esta carta à sua mão
    .bonus = além disso, devolva esta carta à sua mão
    .name = Destruído: retornar

## Gatilhos de Armadilhas

trigger-t_action = quando o oponente jogar uma Ação
    .name = Ação do oponente
    .subject = opponent
trigger-t_summon = quando o oponente invocar um aliado
    .name = Invocação do oponente
trigger-t_play = quando o oponente jogar uma carta
    .name = Qualquer carta do oponente
    .subject = opponent
trigger-t_hit = quando você sofrer dano
    .name = Você sofre dano
trigger-t_lethal = quando seu Escudo chegar a 0
    .name = Seu Escudo chega a 0

## Condições: orações que seguem “se”

if-first_action = você não jogou outra Ação neste turno
if-played_action = você jogou uma Ação neste turno
if-ctrl = você controla um aliado { TERM($sub) }
    .subject = control
    .same = um aliado { TERM($sub) }
    .link-same = um aliado { TERM($sub) }
if-ctrl_n = você controla { $n } ou mais aliados
    .subject = control
    .same = { $n } ou mais aliados ao todo
    .link-same = { $n } ou mais aliados ao todo
if-shield_below = seu Escudo está abaixo de { $n }
if-o_shield_below = o Escudo do oponente está abaixo de { $n }
if-o_no_allies = o oponente não tem aliados
    .subject = opponent
    .same = ele não tem aliados
    .link-same = ele não tem aliados
if-o_allies = o oponente tem { $n } ou mais aliados
if-o_fewer = o oponente tem menos cartas na mão do que você
    .subject = opponent
    .same = ele tem menos cartas na mão do que você
    .link-same = ele tem menos cartas na mão do que você
if-o_zero_nrg = o oponente tem 0 de Energia
    .subject = opponent
    .same = ele tem 0 de Energia
    .link-same = ele tem 0 de Energia
if-destroyed_any = um aliado do oponente foi destruído dessa forma
if-vs_book = você está enfrentando um herói do Livro { $n } ou posterior
vs-vs_book = contra um herói do Livro { $n } ou posterior

## Nomes do que há na mesa

counter-shield = Escudo
counter-energy = Energia
counter-actions_played = Ações jogadas
counter-floor = Escudo mínimo
counter-double_next = Ação dupla
counter-damage_taken = Dano sofrido
counter-guard = Resistência
number-cost = Custo
number-atk = ATK
number-hp = PS
number-T = Tática
number-S = Maestria
number-R = Resistência
number-M = Mística
number-shield = Escudo
number-sim_shield = Escudo inicial
number-cooldown = Recarga
number-trap_limit = Limite de Armadilhas
zone-hand = mão
zone-deck = baralho
zone-field = campo
zone-traps = zona de Armadilhas
zone-discard = pilha de descarte
zone-banished = exílio
quantity-action_bonus = bônus de dano das Ações
quantity-trap_bonus = bônus de dano das Armadilhas
quantity-reduction = redução
quantity-energy_income = Energia dos aliados
quantity-end_restore = Escudo dos aliados
quantity-action_discount = desconto das Ações
quantity-trap_discount = desconto das Armadilhas
quantity-damage_bonus = bônus de dano
quantity-skill = Maestria
quantity-card_damage = dano
quantity-action_cost = custo da Ação
quantity-trap_cost = custo da Armadilha
tally-destroyed = aliados destruídos
phase-energy = Fase de Energia
phase-draw = Fase de Compra
phase-play = Fase de Jogo
phase-battle = Fase de Batalha
phase-end = Fase Final
action-play = jogar
action-ability = habilidade
action-attack = atacar
kind-damage = Dano
kind-restore = Restauração
kind-cards = Cartas
kind-energy = Energia
kind-allies = Aliados
kind-control = Controle

## The game

game-about = Dois heróis com baralhos fixos e um Escudo cada: vence quem quebrar primeiro o do outro.
