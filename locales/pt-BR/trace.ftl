## Como se conta uma resolução. Cada mensagem é uma linha; $op, $card, $what… chegam prontos.

player-self = Você
player-opponent = Oponente
card-unknown = carta desconhecida

trace-fixed = Fixado no início
trace-row = Linha { $n }: { $op }
trace-row-value = Linha { $n }: { $op } { $val }
trace-again = Resolvida pela segunda vez
row-kind-base = base
row-kind-replace = substitui
row-kind-bonus = acrescenta

# Estados de uma linha (feminino: a linha)
trace-applied = aplicada
trace-skipped = ignorada
trace-undone = desfeita pela linha { $n }
trace-cancelled = anulada
trace-without-effect = sem efeito

# Motivos. Dois-pontos em vez de verbo: o que se nomeia pode ser de qualquer gênero e número.
trace-true = verdadeiro
trace-false = falso
trace-reads = { $what } = { $value }
trace-reads-of = { $who }, { $what } = { $value }
trace-of = { $who }, { $what }
trace-condition = se { $if }
trace-item = { $what }: { $is }
trace-book = Livro
trace-value = valor
trace-why-no-target = não há nada para escolher
trace-why-empty = sem cartas: { $zone }
trace-why-full = sem espaço: { $zone }
trace-why-nothing = nada mudaria
trace-why-nothing-to-cancel = não há nenhuma carta para anular

# De onde vem um valor
trace-part-base = { $n } na carta
trace-part-result = dá { $n }

# Mudanças
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = Linha { $n } desfeita
trace-destroyed = Carta destruída: { $card }
trace-death = Após a destruição: { $card }
trace-trap = { $card } se ativa: { $trigger }
trace-retrigger = { $card }: resolvida mais uma vez
trace-attack = Ataque: { $card } → { $target }, dano: { $n }
trace-chosen = Carta escolhida: { $card }
trace-lethal = Derrota iminente: { $who }
trace-nothing-happened = Nada acontece

# Recusas
refused-over = A partida acabou
refused-no-card = Não há carta aqui
refused-unplayable = Esta carta não pode ser jogada
refused-arrived = Este aliado foi invocado neste turno; poderá atacar a partir do próximo
refused-attacked = Este aliado já atacou neste turno
refused-no-target = Não há aliado do oponente aqui

# Partidas conduzidas por outros programas
match-won = FIM DE JOGO: { $winner } vence.
match-drawn = FIM DE JOGO: empate.
refused-no-match = Nenhuma partida começou
refused-no-player = Esse jogador não existe: { $what }
refused-not-your-turn = É o turno do outro jogador
refused-not-now = Não é possível nesta fase
refused-no-ability = A carta não tem essa habilidade
refused-used = Isso já foi usado
refused-unpaid = O custo não pode ser pago
refused-bad-target = Isto não pode ser escolhido: { $what }
refused-players = Uma partida precisa de dois jogadores com identificadores diferentes
refused-unknown-card = Essa carta não existe: { $what }
refused-unknown-resource = Esse recurso não existe: { $what }
refused-too-many-cards = Mais cartas do que cabem em uma partida: { $what }
refused-amount = Fora dos limites: { $what }
refused-bad-request = Não é possível ler o pedido: { $what }
refused-no-call = Essa chamada não existe: { $what }
refused-nothing-to-undo = Não há nada para desfazer
