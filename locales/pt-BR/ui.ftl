## The window: screens and panels

screen-cards = Cartas
screen-print = Imprimir
screen-generate = Gerar
screen-settings = Ajustes
library = Biblioteca
library-tags = Colunas de etiquetas
# $shown and $all are counts of cards.
library-some = { $shown } de { $all ->
    [one] { $all } carta
   *[other] { $all } cartas
}
library-all = { $all ->
    [one] { $all } carta
   *[other] { $all } cartas
}
library-flat = Lista única sem grupos
library-group = Agrupar por herói
library-empty = Nenhuma carta ainda
library-empty-hint = Crie a primeira ou cole cartas da área de transferência.
group-no-hero = Sem herói
fold = Recolher
unnamed = Sem nome
preview = Prévia
effects = Efeitos
languages = Idiomas
problems = Problemas
effect = Efeito
face = Frente

## Columns of the library

column-id = ID
column-name = Nome
column-type = Tipo
column-languages = Idi.
column-problems = Problemas

## The filter

filter-clear = Limpar o filtro
filter-nothing = Nada encontrado
filter-nothing-hint = Nenhuma carta tem tudo o que o filtro pede. Tire uma palavra ou limpe o filtro.

## Fields of a card

field-name = Nome
field-type = Tipo
field-hero = Herói
field-book = Livro
field-status = Status
field-subtype = Subtipo
field-trigger = Gatilho
field-art = Arte
field-notes = Notas
field-flavour = Ambiente
status-none = Sem status
status-idea = Ideia
status-draft = Rascunho
status-playtest = Em teste
status-final = Final
art-hint = Solte uma imagem aqui
art-choose = Escolher uma imagem
new-card-name = Nova carta
choose = Escolher
more = Mais
copy-id = Copiar o ID
editor-empty = Nenhuma carta selecionada
editor-empty-hint = Selecione uma na biblioteca ou crie uma nova.

## Rows

if = se
always = sempre
while-in-play = enquanto estiver em jogo
# $rows and $most are counts of rows.
rows-of = { $rows } de { $most ->
    [one] { $most } linha
   *[other] { $most } linhas
}
rows-empty = Nenhuma linha ainda: o que a carta deve fazer?
rows-full = { $n ->
    [one] Uma carta tem no máximo { $n } linha
   *[other] Uma carta tem no máximo { $n } linhas
}
row-number = linha { $n }
row-handle = Linha { $n }: arraste para mover
# $rows is a list of numbers.
row-numbers = linha { $rows }
row-no-text = Sem texto enquanto a linha tiver erros
operation = Operação
operation-search = Buscar operações
operation-of-row = Operação da linha { $n }
value-of-row = Valor da linha { $n }
# $types is a list of card types.
only-on = Somente em: { $types }
part = Papel
part-base = Base
part-replace = Substitui
part-bonus = Bônus
condition = condição
condition-add = Adicionar uma condição à linha { $n }
condition-of-row = Condição da linha { $n }
condition-number = Número da condição
condition-remove = Remover a condição
condition-search = Buscar condições
legacy = Legado
# $limit is a percentage such as "50 %".
legacy-of = de { $limit }
legacy-none = Nenhum bônus de Legado é possível: é preciso haver uma linha sem condições e com valor, um Livro posterior e cota ainda disponível
# $op is the name of an operation, $book a number.
legacy-offer = { $op } contra o Livro { $book }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = JSON da linha ou da carta
json-of-row = Linha { $n } em JSON
json-row = Linha
json-record = Carta
json-valid = válido
json-no-row = Selecione uma linha para vê-la em JSON.

## Languages of a card

languages-none = Nenhum texto ainda
languages-none-hint = O texto aparece aqui em todos os idiomas assim que a carta não tiver erros.
language-source = Idioma original
language-own-words = Texto personalizado
language-falls-back = Em parte em inglês
language-lacks-name = Nome não traduzido
language-lacks-flavour = Texto de ambientação não traduzido
language-open = Clique para abrir em Idiomas
face-language = Idioma da carta

## The face

face-none = A frente é desenhada assim que a carta não tiver erros.
face-drawing = Desenhando…
face-failed = O modelo não consegue desenhar esta frente.
face-size = Tamanho
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Texto de regras
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n ->
    [one] { $n } não cabe
   *[other] { $n } não cabem
}
face-all-fit = todos cabem
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Zoom da frente
face-point = Aponte para uma frase ou linha para ver de onde ela vem.
export-picture = PNG

## Bars and menus

project-menu = Projeto
recent-projects = Recentes
unsaved = Não salvo
read-only = Somente leitura
search = Buscar
words-search-or-new = Buscar ou digitar uma palavra nova
search-everything = Buscar cartas, comandos, telas
interface-language = Idioma da interface
problems-count = { $errors ->
    [one] { $errors } erro
   *[other] { $errors } erros
}, { $warnings ->
    [one] { $warnings } aviso
   *[other] { $warnings } avisos
}
cards-chosen = { $n ->
    [one] { $n } carta selecionada
   *[other] { $n } cartas selecionadas
}
move-to-hero = Mover para outro herói
dismiss = Dispensar
cancel = Cancelar
close = Fechar
apply = Aplicar

## What can be done

do-new-project = Novo projeto
do-open = Abrir
do-save = Salvar
do-save-as = Salvar como
do-backups = Versões anteriores
do-undo = Desfazer
do-redo = Refazer
do-palette = Buscar em tudo
do-shortcuts = Atalhos de teclado
do-problems = Mostrar problemas
do-next-problem = Próximo problema
do-fix-all = Corrigir todos deste tipo
do-go-cards = Ir para Cartas
do-go-print = Ir para Imprimir
do-go-generate = Ir para Gerar
do-go-settings = Ir para Ajustes
do-new-card = Nova carta
do-duplicate-cards = Duplicar cartas
do-delete-cards = Excluir cartas
do-copy = Copiar
do-cut = Recortar
do-paste = Colar
do-bulk-edit = Editar várias cartas
do-replace = Localizar e substituir
do-filter = Filtrar a biblioteca
do-select-all = Selecionar todas as cartas exibidas
do-next-card = Próxima carta
do-previous-card = Carta anterior
do-edit-name = Editar o nome
do-add-row = Adicionar linha
do-add-legacy = Adicionar Legado
do-duplicate-row = Duplicar linha
do-delete-row = Excluir linha
do-row-up = Mover linha para cima
do-row-down = Mover linha para baixo
do-json = Mostrar JSON
do-zoom-in = Aumentar zoom
do-zoom-out = Diminuir zoom
do-zoom-reset = Tamanho normal
do-dark = Tema escuro
do-light = Tema claro
do-system = Tema do sistema
do-quit = Sair

## The palette

palette-name = Buscar em tudo
palette-hint = Um comando, uma carta, uma tela
palette-commands = Comandos
palette-cards = Cartas
palette-nothing = Nada encontrado
palette-choose = escolher
palette-run = executar
palette-only-commands = comandos
palette-only-cards = cartas
# $found and $all are counts.
palette-count = { $found } de { $all }
reason-nothing-to-undo = Nada para desfazer
reason-nothing-to-redo = Nada para refazer
reason-no-card = Nenhuma carta selecionada
reason-no-row = Nenhuma linha selecionada
reason-no-problem = Não há problemas
reason-read-only = O projeto é somente leitura

## Problems

problem = Problema
problem-card = Carta
problem-place = Local
problem-code = Código
problem-filter = Código, carta ou mensagem
problems-none = Nenhum problema
problems-none-hint = Todas as cartas seguem as regras.
problems-nothing = Nenhum problema corresponde ao filtro
fix-set = Definir como { $value }
fix-change = Mudar para { $value }
fix-remove = Remover { $member }
fix-remove-conditions = Remover as condições
fix-remove-value = Remover o valor
fix-make-base = Tornar base
errors-shown = { $n ->
    [one] { $n } erro
   *[other] { $n } erros
}
warnings-shown = { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
}
# $code is the code of a kind of problem.
fix-all-of = Corrigir todos: { $code }

## Dialogs

files-open = Abrir um projeto
files-save-as = Salvar em uma pasta
files-picture = Escolher uma imagem
files-path = Caminho
files-up = Pasta acima
files-name = Nome da nova pasta
files-empty = Não há nada para escolher aqui
files-no-portal = O sistema não oferece janelas de arquivo aqui, por isso o programa usa as próprias.
files-system = A janela de arquivos do sistema está aberta à parte.
files-here = Escolher aqui
choose-this-folder = Escolher esta pasta
find = Localizar
replace-with = Substituir por
in-names = Nos nomes
in-notes = Nas notas
in-flavour = Nos textos de ambientação
match-case = Diferenciar maiúsculas
only-chosen = Só nas cartas selecionadas
replace-all = Substituir tudo
replace-found = { $n ->
    [0] Nenhum resultado
    [one] Encontrado em { $n } carta
   *[other] Encontrado em { $n } cartas
}
bulk-title = { $n ->
    [one] Editar { $n } carta
   *[other] Editar { $n } cartas
}
bulk-hint = O que você definir aqui vale para todas as cartas selecionadas, em um só passo.
bulk-unchanged = Sem alteração
conflict-title = O arquivo foi alterado em outro lugar
conflict-hint = Alguém salvou este projeto depois que você o abriu. Nada foi sobrescrito.
conflict-legend = − aqui, + no arquivo; onde os dois lados mudaram o mesmo, ao mesclar fica o que está aqui
conflict-mine = Manter a minha
conflict-theirs = Usar a outra
conflict-merge = Mesclar ambas
conflict-changed-mine = alterações aqui
conflict-changed-theirs = alterações em outro lugar
conflict-changed-both = alterações nos dois lados
recovery-title = Há edições não salvas
recovery-hint = { $n ->
    [one] O programa foi encerrado antes de salvar { $n } alteração.
   *[other] O programa foi encerrado antes de salvar { $n } alterações.
}
recovery-recover = Recuperar
recovery-discard = Descartar
backups-title = Versões anteriores
backups-none = Ainda não há versões anteriores. Uma é guardada a cada salvamento.
backups-restore = Restaurar
end-title = Há edições não salvas
end-hint = Salvar antes de continuar?
end-save = Salvar
end-discard = Não salvar

## The start screen, and the dialog for a new project

screen-start = Início
do-go-start = Tela inicial
start-projects = Projetos
start-no-projects = Nenhum projeto ainda
start-no-projects-hint = Parta de um jogo à direita ou abra uma pasta.
start-no-match = Nenhum resultado
start-filter = Filtrar projetos e jogos
start-missing = Não está mais no lugar de antes
start-forget = Tirar da lista
start-back = Voltar ao projeto aberto
start-days = { $n ->
    [0] hoje
    [1] ontem
   *[other] há { $n } dias
}
start-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
start-decks = { $n ->
    [one] { $n } baralho
   *[other] { $n } baralhos
}
start-begin = Partir de um jogo
start-begin-hint = Uma cópia de um jogo completo para você mudar: regras, cartas, faces e textos em 16 idiomas
start-small = Ou comece pequeno
start-small-hint = O menor jogo completo, explicado entrada por entrada
start-begin-with = Criar uma cópia
start-look = Dar uma olhada
begin-title = Novo projeto
begin-hint = Uma cópia de um jogo incluído, em uma pasta própria.
begin-game = Jogo
begin-folder = Na pasta
begin-rules-only = Só as regras, sem cartas
begin-now = Criar
begin-no-name = Dê um nome e uma pasta ao projeto.
begin-taken = { $path } já existe e não está vazia.
begin-place = Será criado em { $path }.
outline-title = Um jogo vazio
outline-hint = Três passos; todas as regras podem ser mudadas depois.
outline-begin = Criar o jogo…
outline-name = Meu jogo
outline-card = O que uma carta tem
outline-turn = O que é um turno
outline-end = Como se vence
outline-so-far = Seu jogo até agora
outline-most = { $what }, no máximo
outline-deck = Cartas por baralho
outline-copies = Cópias de uma carta
outline-grows = Cresce um a cada turno
outline-hand = Mão inicial
outline-drawn = Cartas compradas por turno
outline-field = Em jogo, no máximo
outline-life = Vida inicial
outline-decked = Quem não pode comprar perde
outline-limit = Limite de turnos
outline-trying = Jogando partidas aleatórias…
outline-tried = { $n } partidas aleatórias com cartas simples: { $ended } terminam antes do limite de turnos, após { $turns } turnos (mediana).

## Settings

settings-look = Aparência
settings-theme = Tema
settings-zoom = Zoom
settings-language = Idioma
settings-card-language = Idioma das cartas
settings-about = Sobre
settings-version = Versão { $version }
settings-licences = Inter, JetBrains Mono e Noto são distribuídas sob a SIL Open Font License; os ícones do Lucide, sob a licença ISC.

## Locales

screen-locales = Idiomas
do-go-locales = Ir para Idiomas
messages = Mensagens
messages-search = ID, origem ou texto
messages-nothing-hint = Nenhuma mensagem tem tudo o que os filtros pedem. Tire um ou limpe a busca.
messages-approved = { $done } de { $all } aprovadas
message-empty = Nenhuma mensagem escolhida
message-empty-hint = Escolha uma na lista para escrevê-la, conferi-la e vê-la nas cartas.
message-none = ainda sem texto
message-used = { $n ->
    [one] em { $n } carta
   *[other] em { $n } cartas
}
translation-language = Idioma de destino
state-missing = Faltando
state-draft = Rascunho
state-suggested = Sugerido
state-approved = Aprovado
state-needs-work = A revisar
state-rejected = Rejeitado
state-outdated = Desatualizado
all-files = Todos os arquivos
all-checks = Todas as checagens
with-problems = Com problemas
filter-file = Filtrar por arquivo
filter-check = Filtrar por checagem
group-operations = Operações
group-conditions = Condições
group-triggers = Gatilhos
group-targets = Alvos
group-costs = Custos e durações
group-frames = Frases
group-words = Léxico
group-names = Nomes
group-cards = Cartas
group-trace = Resolução
group-rules = Regras
group-interface = Interface
group-other = Outros
locale-source = origem
source-before = como foi aprovado
source-now = agora
source-changed = A origem mudou desde que este texto foi aprovado.
source-signature = A origem tem agora outras variáveis ou atributos do que na aprovação.
fluent = Fluent
fields = Campos
writing-mode = Modo de edição
fields-entangled = As variantes deste texto dependem umas das outras de um modo que campos não mostram. Edite-o em Fluent.
fields-broken = Este texto ainda não é válido. Corrija-o em Fluent.
field-text = Texto
fields-by-number = Um texto por forma de número
new-text-marked = O texto novo fica marcado até ser salvo.
not-kept-yet = Ainda não salvo: corrija os erros primeiro.
caret-place = Lin. { $line }, col. { $column }
checks = Checagens
checks-count = { $pass } certas, { $look } para ver
check-syntax = Sintaxe
check-variables = Variáveis
check-plurals = Formas de número
check-attributes = Atributos
check-references = Referências
check-typography = Pontuação e espaços
check-terms = Termos
check-forms = Formas das palavras
check-fidelity = Diz o que as linhas fazem
other-languages = Outros idiomas
other-languages-more = Mostrar todos os idiomas
other-languages-fewer = Mostrar menos idiomas
terms = Termos
comments = Comentários
comment-write = Escrever um comentário
comment-send = Adicionar
message-history = Histórico
history-none = Ainda sem histórico
lexicon = Léxico
lexicon-word = Palavra do léxico
lexicon-plain = simples
lexicon-add-form = Adicionar uma forma
cells-missing = { $n ->
    [one] falta { $n } célula
   *[other] faltam { $n } células
}
cell-missing = falta
coverage = Cobertura
coverage-none = Cada operação tem um texto em cada idioma.
coverage-blocks = { $n ->
    [one] { $n } carta espera por isso
   *[other] { $n } cartas esperam por isso
}
real-cards = Em cartas reais
real-cards-none = Nenhuma carta mostra este texto.
sweep-value = Valor
cards-changed = Cartas que mudam
count-of = { $n } de { $all }
cards-changed-none = Nenhum texto de carta difere do salvo.
changes-layout = Composição
layout-same = como antes
more-troubles = mais { $n }
new-language = Novo idioma
new-language-hint = Seus arquivos começam com as formas de número e de palavra de que precisa, e com inglês onde ainda não há nada.
new-language-tag = Código do idioma, como nl ou pt-PT
create = Criar
do-approve = Aprovar e próxima
do-suggest = Sugerir e próxima
do-needs-work = Precisa de revisão
do-reject = Rejeitar com motivo
reject = Rejeitar
reject-reason = Por que foi rejeitado?
do-approve-shown = Aprovar todas as mostradas
do-next-message = Próxima mensagem
do-previous-message = Mensagem anterior
do-copy-source = Copiar a origem
do-edit-message = Editar o texto
do-filter-messages = Filtrar as mensagens
do-fields = Editar em campos
do-comment = Escrever um comentário
do-first-fix = Aplicar a primeira correção
do-next-value = Próximo valor nas cartas
do-new-language = Novo idioma
do-suggest-only = Somente sugerir
suggestions = Sugestões
suggestion-take = Aceitar
suggestion-drop = Descartar
author-name = Seu nome, como aparece ao lado das suas contribuições
wording = Texto personalizado
wording-of = Texto personalizado ({ $language })
wording-remove = Voltar ao texto gerado
wording-stale = As linhas mudaram desde que este texto foi escrito.
toast-approved = { $n ->
    [one] { $n } texto aprovado
   *[other] { $n } textos aprovados
}
toast-approve-blocked = Um erro impede a aprovação: corrija-o primeiro.
toast-all-done = Não resta nada aberto aqui.
comment-resolved = Resolvido
did-edited = Editado
did-removed = Removido
did-reopened = Reaberto
did-accepted = Sugestão aceita
mend-remove = Remover
mend-put = Inserir { $text }
new-language-there = Este idioma já existe.
mend-add-form = Adicionar { $form }
mend-copy-attribute = Copiar { $name } da origem
mend-space = Usar o espaço certo

## Print

print-what = Conteúdo
print-all = Todas as cartas
print-shown = Cartas na biblioteca
print-chosen = Cartas selecionadas
print-as = Formato
print-png = Imagens (PNG)
print-pdf = Folhas (PDF)
print-svg = Desenhos (SVG)
print-tts = Para Tabletop Simulator
print-gallery = Galeria (página web)
print-only-unlocked = Mostrar só as cartas desbloqueadas
print-open = Abrir no navegador
print-unusable = Não é possível usar { $path }: { $words }
print-dpi = Pontos por polegada
print-paper = Papel
print-bleed = Sangria
print-crop-marks = Marcas de corte
print-backs = Versos para frente e verso
print-to = Pasta
print-start = Imprimir
# $done and $all are counts of cards.
print-progress = { $done } de { $all }
print-done = { $n ->
    [one] { $n } carta impressa
   *[other] { $n } cartas impressas
}
print-stopped = Impressão interrompida: não restaram arquivos incompletos.
print-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
print-languages = Idiomas
print-all-languages = Todos os idiomas
print-one-language = Um só idioma
print-left-out = Deixadas de fora por erros: { $n }
# $path is a folder or a file.
print-written = Impresso em { $path }
print-failed = Nada foi impresso.
print-denied = Não é permitido gravar em { $path }; escolha outra pasta
print-no-folder = Um arquivo ocupa o lugar de { $path }; escolha outra pasta
print-full = Não há mais espaço no disco de { $path }
print-unwritable = Não é possível gravar { $path }: { $words }
print-not-made = Não impressas: { $n }
print-more-problems = e mais { $n }
# $n is the page, $all the number of pages.
print-page-of = Página { $n } de { $all }
print-back-side = Versos
print-first-page = Primeira página
print-previous-page = Página anterior
print-next-page = Próxima página
print-last-page = Última página
print-nothing = Não há nada para imprimir.
print-nothing-hint = Escolha outras cartas ou limpe o filtro da biblioteca.
print-no-language = Nenhum idioma foi escolhido.
print-no-language-hint = Escolha pelo menos um idioma.

## Generate

generate-next = Novas cartas
generate-last = Anteriores
generate-shown = Exibição
generate-list = Lista
# $n: the number of cards
generate-pool = Reserva de { $n }
generate-over = O texto não cabe na carta
generate-a-second = Cartas por segundo
generate-cost = Custo
generate-cost-fitted = ajustado ao preço
generate-cost-drawn = sorteado
generate-refuse = Recusar
generate-same = iguais
generate-worse = piores
generate-like = Modelo
generate-locked = Bloqueado
generate-lock-operation = Só a operação
generate-unlock = Desbloquear
generate-others = Outras escolhas
generate-weight-hint = Clique duplo: peso das regras. Alt+clique: só este.
generate-seen = Adicionadas: { $taken } de { $seen } vistas
generate-like-none = Sem carta-modelo
generate-weights = Pesos
generate-edits = Alterados: { $n }
generate-reset = Voltar aos pesos das regras
generate-keep = Salvar estes pesos nas regras
generate-types = Tipos
generate-timings = Momentos
generate-targets = Alvos
generate-operations = Operações
generate-impossible = Não existe uma carta assim
generate-working = Criando cartas…
generate-take = Adicionar
generate-taken = Adicionada
generate-more = Mais como esta
generate-again = De novo
generate-price = Preço
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = de { $n }, { $off }
generate-derived = Probabilidade
# The probability of a card.
generate-one-in = 1 em { $n }
# A part of a card follows, such as “row 1”.
generate-lock = Bloquear
generate-rows = Linhas de uma carta
generate-nested = Aninhadas
generate-off = Preço menos orçamento
generate-fits = Serve no primeiro sorteio
generate-refused = Recusadas
generate-refused-same = Igual a uma carta
generate-refused-worse = Pior que uma carta
generate-refused-budget = Fora da faixa
generate-refused-check = Contra uma verificação das regras
generate-drawn = Sorteio conforme os pesos
generate-nearest = A mais parecida
generate-parts = Partes diferentes: { $n }
generate-budget = Orçamento por custo

## Notices

toast-saved = Salvo
toast-saved-formatted = Salvo e posto na forma usual
toast-reloaded = Lido de novo: o arquivo foi alterado em outro lugar
toast-id-copied = ID copiado
toast-row-copied = Linha copiada
toast-cards-copied = Cartas copiadas
toast-deleted = { $n ->
    [one] { $n } carta excluída
   *[other] { $n } cartas excluídas
}

## Balance

screen-balance = Balanceamento
do-go-balance = Ir para Balanceamento
do-run-balance = Simular
do-sensitivity = Sensibilidade
do-stop-work = Parar a simulação
do-calibrate = Calibrar
do-evaluate = Força das cartas
do-save-result = Salvar o resultado
do-open-result = Abrir um resultado
do-export-result = Exportar as cartas em CSV
balance-heroes = { $who ->
    [decks] Baralhos
   *[heroes] Heróis
}
balance-heroes-hint = barra: média, linha: do pior ao melhor confronto
balance-book = Livro { $n }
balance-all = Todos os { $n }
balance-chosen = { $n } escolhidos
balance-choose-heroes = { $who ->
    [decks] Escolher baralhos
   *[heroes] Escolher heróis
}
balance-two-heroes = { $who ->
    [decks] Escolha pelo menos dois baralhos
   *[heroes] Escolha pelo menos dois heróis
}
balance-games = Partidas
balance-seed = Semente
balance-new-seed = Outra semente
balance-players = Jogadores
player-random = Aleatório
player-easy = Fácil
player-greedy = Guloso
player-search = Busca
balance-threads = Threads
balance-progress = { $done } de { $all } confrontos
balance-left = faltam { $time }
balance-simulating = Simulando
balance-calibrating = Calibrando
balance-measuring = Medindo linhas
balance-evaluating = Avaliando cartas
balance-preparing = Preparando…
balance-done = A simulação terminou
balance-evaluated = A avaliação terminou
balance-stopped = A simulação foi interrompida
balance-broken = O cálculo parou de forma inesperada; é um erro do programa
balance-busy = Outro cálculo está em andamento; interrompa-o primeiro
balance-errors = O projeto tem erros, então não é possível jogar
balance-errors-hint = Corrija-os primeiro; a lista de problemas mostra onde estão.
balance-no-heroes = { $who ->
    [decks] Não há dois baralhos que possam jogar
   *[heroes] Não há dois heróis que possam jogar
}
balance-no-heroes-hint = { $who ->
    [decks] Um baralho pode jogar quando segue as regras de construção e suas cartas não têm erros.
   *[heroes] Um herói pode jogar quando seu baralho está completo e sem erros.
}
balance-empty = Ainda não há números
balance-empty-hint = { $who ->
    [decks] Escolha baralhos e partidas acima e simule. Cada baralho enfrenta todos os outros; confrontos: { $n }.
   *[heroes] Escolha heróis e partidas acima e simule. Cada herói enfrenta todos os outros; confrontos: { $n }.
}
balance-matchups = Confrontos
balance-matchups-hint = { $who ->
    [decks] taxa de vitória do baralho da linha, %
   *[heroes] taxa de vitória do herói da linha, %
}
balance-changed-note = mudanças significativas: { $n } de { $all }
balance-against = { $one } contra { $other }
balance-win-rate = Taxa de vitória
balance-change = Mudança
balance-before = Antes
balance-interval = Intervalo de 95%
balance-first-seat = Quem começa
balance-length = Duração
balance-turns = { $n } turnos
balance-turns-share = Turnos: { $n }, parcela: { $rate }
balance-not-run = ainda não jogado
balance-outside = Fora de 45–55: { $n }
balance-outside-band = fora de 45–55
balance-beyond = significativo
balance-game-length = Duração da partida
balance-ends = Como as partidas terminam
balance-end-rule = Por outra regra
balance-length-note = turnos dos dois jogadores, mediana { $n }, quem começa vence { $rate }
balance-mean = Média
balance-not-printed = * Escudo simulado; na carta consta outro
balance-cards = Cartas
balance-cards-all = Todas
balance-silent = Nunca aplicadas
balance-changed = Mudaram
balance-played = Jogada
balance-drawn = Comprada, vence
balance-played-win = Jogada, vence
balance-reach = Intervalo
balance-silent-rows = Linhas nunca aplicadas em { $n } partidas: { $rows }
balance-open-card = Abrir a carta
balance-result = Resultado
balance-run = Execução { $n }
balance-compare = Comparar
balance-compare-with = Comparar com { $run }
balance-compare-none = Nada
balance-differs = { $run } usou outras configurações: { $what }
balance-other-game = outras cartas ou regras
balance-stale = Estes números são de um estado anterior das cartas ou das regras
balance-again = Repetir
balance-gone = Não está mais no jogo: { $heroes }
balance-stopped-at = Interrompida: { $done } de { $all } confrontos completos
balance-go-on = Continuar
balance-game = Partida
balance-show-game = Mostrar a partida
balance-watch = Ver na área de testes
balance-watch-hint = Abre a partida do início na área de testes, para percorrê-la ação por ação
balance-watch-changed = As cartas mudaram desde esta partida. Simule de novo.
balance-won = { $who } vence
balance-draw = Empate
balance-game-note = { $won }, turnos: { $n }, semente { $seed }
balance-turn = Turno { $n }
balance-end = Fim da fase
balance-calibration = Calibração
balance-calibration-hint = Ajusta os Escudos iniciais e os valores de Legado dentro dos limites até que todos os confrontos fiquem em 45–55%. Nada muda antes de você aplicar a proposta.
balance-shields = Escudos
balance-legacy-values = Valores de Legado
balance-rounds = Etapas
balance-round = Etapa { $n }: { $outside } fora de 45–55, o mais distante { $rate }
balance-round-plain = Sem Legado: { $outside } fora de 45–55, o mais distante { $rate }
balance-proposal = Proposta
balance-changes = mudanças: { $n }
balance-no-proposal = Nenhuma mudança melhora o resultado.
balance-applied = Aplicada, ou os valores mudaram desde então
balance-rows-of = Sensibilidade de { $card }
balance-rows-hint = Quantos pontos percentuais muda a taxa de vitória de { $hero } quando um valor sobe ou desce um; partidas por mudança: { $games }
balance-rows-stopped = Nada foi medido.
balance-no-values = Nenhuma linha da carta tem um valor que possa mudar.
balance-not-tried = A linha { $n } com { $value } não é permitida
balance-no-match = As regras deste projeto não descrevem uma partida, por isso as cartas não podem ser jogadas
balance-strength = Força
balance-strength-hint = Quanto um baralho vence com a carta, ponderado pela participação dela: em baralhos aleatórios e em baralhos que evoluem para vencer.
balance-pairs = Pares de partidas
balance-by-chance = Aleatório
balance-evolved = Evoluído
balance-prices = Preços ajustados
balance-prices-hint = O preço adequado de uma operação, em relação ao atual. Nada muda até você aplicar a proposta.
balance-no-prices = As forças não dizem nada sobre os preços.
balance-saved = Salvo: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = Alterar ID para { $value }
undo-set-name = Alterar nome para { $value }
undo-set-type = Alterar tipo para { $value }
undo-set-number = Alterar { $number } para { $value }
undo-set-subtype = Alterar subtipo para { $value }
undo-set-trigger = Alterar gatilho para { $value }
undo-set-hero = Alterar herói para { $value }
undo-set-book = Alterar Livro para { $value }
undo-set-flavour = Editar texto de ambientação
undo-set-art = Alterar arte para { $value }
undo-set-notes = Editar notas
undo-set-status = Alterar status para { $value }
undo-set-wording = Editar texto ({ $language })
undo-set-all = { $count ->
    [one] Editar { $count } carta
   *[other] Editar { $count } cartas
}
undo-set-row = Alterar linha { $row }
undo-insert-rows = { $count ->
    [one] Adicionar { $count } linha
   *[other] Adicionar { $count } linhas
}
undo-remove-row = Excluir linha { $row }
undo-move-row = Mover linha { $row }
undo-duplicate-row = Duplicar linha { $row }
undo-add-card = Adicionar { $id }
undo-add-hero = Adicionar { $id }
undo-add-book = Adicionar { $name }
undo-duplicate = { $count ->
    [1] Duplicar { $name }
    [one] Duplicar { $count } carta
   *[other] Duplicar { $count } cartas
}
undo-delete = { $count ->
    [1] Excluir { $name }
    [one] Excluir { $count } carta
   *[other] Excluir { $count } cartas
}
undo-move-to-hero = Mover para { $hero }
undo-paste-cards = { $count ->
    [1] Colar { $name }
    [one] Colar { $count } carta
   *[other] Colar { $count } cartas
}
undo-set-json = Editar JSON de { $name }
undo-replace = Substituir { $find } por { $with }
undo-fix = { $count ->
    [one] Corrigir { $count } problema
   *[other] Corrigir { $count } problemas
}
undo-set-levers = Calibrar o balanceamento ({ $count })
undo-set-ruleset = Alterar as regras
undo-write-message = Editar { $id } ({ $language })
undo-remove-message = Remover { $id } ({ $language })
undo-approve-messages = Aprovar mensagens: { $count } ({ $language })
undo-review-messages = Revisar mensagens: { $count } ({ $language })
undo-new-language = Novo idioma: { $language }
undo-reload = Ler o arquivo de novo
undo-merge = Mesclar com o arquivo
undo-recover = Recuperar edições não salvas
undo-restore = Restaurar versão anterior

## The sandbox

screen-sandbox = Área de testes
do-go-sandbox = Ir para a área de testes
do-try = Testar no tabuleiro
do-resolve = Resolver
do-step = Passo
do-back = Voltar
do-restart = Do início
do-save-scenario = Salvar cenário
do-run-scenarios = Executar cenários
do-new-match = Nova partida
sandbox-board = Tabuleiro
sandbox-presets = Começar com
sandbox-scenarios = Cenários
sandbox-open-file = Abrir um cenário ou uma partida
preset-empty = Tabuleiro vazio
preset-mid-game = Meio da partida
preset-nearly-dead = Quase derrotados
preset-full = Tabuleiros cheios
preset-later-book = Meio da partida, contra um Livro posterior
sandbox-against = { $one } contra { $other }
sandbox-turn = Turno
sandbox-seed = Semente
sandbox-play-on = Continuar jogando
sandbox-play-on-hint = Jogar pelas regras a partir desta posição
sandbox-end-turn = Encerrar o turno
sandbox-no-scenarios = O projeto ainda não tem cenários
sandbox-pass = Todos passam: { $n }
sandbox-fail = Falham: { $n }
sandbox-passing = Passam
sandbox-failing = Falham
sandbox-about = O que mostra
sandbox-save-hint = Salva em um arquivo o tabuleiro, seus passos e as expectativas.
sandbox-taken = Já existe outro arquivo ali, ou este foi alterado em outro lugar. Escolha outro nome.
sandbox-drag-hint = Arraste para uma zona ou pressione Alt+Enter
sandbox-put-into = Colocar em
sandbox-move-to = Mover para
sandbox-add-card = Adicionar uma carta
sandbox-remove = Remover
sandbox-copy-card = Duplicar
sandbox-card-menu = Carta
sandbox-play-card = Jogar da mão
sandbox-arrived = Invocado neste turno
sandbox-not-arrived = Invocado antes
sandbox-reveal = Marcar como revelada
sandbox-hide = Marcar como oculta
sandbox-revealed = revelada
sandbox-count = Número de cartas
sandbox-pile = Cartas da pilha
sandbox-pile-hint = Para a mão
sandbox-no-hero = Sem herói
sandbox-more-numbers = Mais valores
sandbox-expect-this = Definir como valor esperado
sandbox-written-out = Carta sem ID
sandbox-played-by = Jogada por
sandbox-pick = Escolha uma carta
sandbox-pick-hint = Clique em uma carta à esquerda ou no tabuleiro e depois em Resolver ou Passo.
sandbox-no-rows = Esta carta não tem efeito.
sandbox-undone = desfeita
sandbox-next = próxima
sandbox-choose-target = Escolha um alvo no tabuleiro
sandbox-rules-choose = Deixar as regras escolherem
sandbox-trace = Passo a passo
sandbox-step = Passo { $n }: { $what }
sandbox-steps = Passos: { $n }
sandbox-copy-trace = Copiar o passo a passo
toast-trace-copied = Passo a passo copiado
sandbox-nothing = Nada aconteceu ainda
sandbox-nothing-hint = Escolha uma carta e resolva-a: cada linha diz aqui o que fez e por quê.
sandbox-no-board = Este arquivo não é um tabuleiro
sandbox-no-board-hint = Os problemas estão acima. Comece com outro tabuleiro ou corrija o arquivo.
sandbox-expectations = Expectativas
sandbox-holding = { $n } de { $all } se cumprem
sandbox-expect = Adicionar expectativa
sandbox-expect-hint = Defina o valor esperado, e o cenário o verificará.
sandbox-found = agora { $value }
sandbox-forget = Remover expectativa
sandbox-match = Partida
sandbox-legal = Ações permitidas
sandbox-log = Registro
sandbox-log-start = Início
sandbox-back-to = Voltar até aqui
sandbox-forth-to = Refazer até aqui
sandbox-to-end = Até o fim
sandbox-to-move = Na vez: { $who }, turno { $turn }
sandbox-end-phase = Encerrar a fase
sandbox-won = Vitória: { $who }
sandbox-draw = Empate
sandbox-player = Jogador
player-by-hand = À mão
sandbox-first = Começa
sandbox-first-rules = Pelas regras
sandbox-begin = Começar
sandbox-undo-edit = Editar o tabuleiro
sandbox-undo-action = Ação da partida
tabletop-yes = Sim
tabletop-no = Não
tabletop-effect = Efeito { $n }
tabletop-no-target = Sem alvo
tabletop-order = Ordem
tabletop-order-hint = na ordem em que você escolher
tabletop-use = Usar?
tabletop-choose = escolha { $n }
tabletop-choose-some = escolha de { $min } a { $max }
tabletop-costs = O custo não pode ser pago
tabletop-over = A partida acabou. Desfaça decisões ou comece outra partida.
tabletop-shown = Tabuleiro depois de: { $what }
tabletop-shown-title = No meio de uma ação
tabletop-shown-hint = Percorra as entradas uma a uma ou vá até o fim para decidir.
tabletop-show-entry = Mostrar o tabuleiro nesse momento
tabletop-confirm = Confirmar
tabletop-pass = Passar
tabletop-pass-key = Espaço
tabletop-thinks = O programa decide por este jogador
tabletop-nothing = Nada pode ser feito agora
tabletop-why = Por quê?
tabletop-why-hint = O que esta decisão ganha aos olhos do jogador guloso, em relação a passar ou à posição anterior, e o seu lugar entre todas as respostas
tabletop-why-others = Outras respostas
tabletop-waiting = Em espera
tabletop-waiting-hint = { $n }, o próximo em cima
tabletop-waiting-more = mais { $n }
tabletop-limbo = sendo jogada
tabletop-rule = Regras
tabletop-edited = Tabuleiro editado
tabletop-unwritten = Um tabuleiro não consegue representar o que afeta { $card } agora. Edite uma posição anterior.
tabletop-unlaid = As regras não permitem este tabuleiro: { $fault }
tabletop-library = Cartas do jogo
tabletop-chapters = Capítulos
tabletop-match-hint = Dois baralhos do projeto. A mesma semente dá a mesma partida.
tabletop-seen-by = De quem as cartas ocultas são mostradas
tabletop-seen-by-hand = Dos jogadores por quem você decide
tabletop-seen-by-both = Dos dois jogadores
tabletop-forward = Próxima decisão
tabletop-back = Voltar à sua última decisão
tabletop-empty = Não há partida
tabletop-empty-hint = Uma partida precisa de um conjunto de regras sem erros.
tabletop-question = Pergunta
tabletop-not-now = Não neste momento
tabletop-used = Já usado
tabletop-full = Não há mais espaço
tabletop-not-from-here = Não a partir desta zona
tabletop-aimless = Não há alvo para isso

## Rows and screens of games that are data

slot-on = quando
slot-as = como
slot-once = uma vez por
slot-may = opcional
slot-cost = custo
slot-word = palavra
slot-who = quem
slot-to = alvo
slot-for = duração
slot-add = Adicionar à linha { $n }
slot-nothing = Não há nada para escolher.
slot-once-turn = turno
slot-once-match = partida
slot-who-self = você
slot-who-opponent = o oponente
slot-who-both = os dois jogadores
group-no-type = Sem tipo
field-keywords = Palavras-chave
undo-set-words = Mudar { $set } para { $value }

## Abilities and targets of whole games

abilities-of =
    { $abilities ->
        [one] { $abilities } habilidade
       *[other] { $abilities } habilidades
    }
rows-counted =
    { $rows ->
        [one] { $rows } linha
       *[other] { $rows } linhas
    }
do-add-ability = Adicionar habilidade
do-ability-up = Mover habilidade para cima
do-ability-down = Mover habilidade para baixo
do-row-in = Mover a linha para dentro da de cima
do-row-out = Tirar a linha de dentro
do-duplicate-ability = Duplicar habilidade
do-delete-ability = Excluir habilidade
undo-move-ability = Mover habilidade
undo-remove-ability = Excluir habilidade
undo-duplicate-ability = Duplicar habilidade
undo-add-ability = Adicionar habilidade
ability-handle = Habilidade da linha { $n }: arraste para mover
ability-plain = como de costume
effects-add = Adicionar uma linha concedida pela linha { $n }
slot-remove = Remover
slot-card = carta
slot-against = contra
card-by-chance = uma carta ao acaso
slot-card-named = Pelo nome
slot-card-random = Ao acaso
slot-card-written = Escrita aqui
slot-card-add = Adicionar uma propriedade
flag-yes = sim
flag-no = não
count-at-least = pelo menos
count-at-most = no máximo
count-exactly = exatamente
target-preset = Modelo
target-custom = Personalizado
target-who = Quem
target-who-self = Você
target-who-opponent = Oponente
target-who-any = Qualquer um
target-zone = Zona
target-zone-add = Outra zona
target-count = Quantidade
target-exactly = Exatamente
target-up-to = Até
target-all = Todas
target-chosen = Escolha
target-choose = sua
target-by-opponent = do oponente
target-named = ao usar
target-random = ao acaso
target-most = a que tem mais
target-least = a que tem menos
target-number = Número
target-other = outra carta que não esta
target-filters = Filtros
target-fits = { $n } de { $of } se encaixam
target-show = Mostrar
filter-add = filtro
filter-or = ou
filter-in-play = conhecido em jogo
tests-any = qualquer um de
tests-all = todos de
tests-not = não

## Decks

do-decks = Editar baralhos
deck-choose = Escolher um baralho
deck-new = Novo baralho
deck-duplicate = Duplicar o baralho
deck-delete = Excluir o baralho
deck-copy = Copiar o baralho como texto
deck-save = Salvar o baralho como texto
deck-name = Nome do baralho
deck-leader = Líder
deck-locked = Bloqueado: as cartas dependem do herói
deck-none = Ainda não há baralhos
deck-none-hint = Um baralho é uma lista de cartas com a qual a área de testes e o balanceamento jogam.
deck-empty = Este baralho ainda não tem cartas
deck-empty-hint = Clique duas vezes numa carta da biblioteca ou pressione + nela.
deck-add = Adicionar uma
deck-remove = Remover uma
deck-legal = Segue as regras de baralhos
deck-unchecked = As regras não limitam os baralhos
deck-hand = Mão de teste
deck-redraw = Dar uma nova mão
deck-draw = Comprar uma carta
deck-hand-none = Não é possível dar uma mão com este baralho.
column-in-deck = No baralho
toast-deck-copied = Baralho copiado
undo-set-deck = Alterar { $name }

## Import

do-import = Importar cartas
import-new = Novas: { $n }
import-changed = Alteradas: { $n }
import-same = Sem mudança: { $n }
import-absent = Fora da planilha: { $n }
import-line = Linha { $n }
import-unread = Não entendido ({ $n }): { $text }
import-now = Importar
import-blocked = Nada a importar: primeiro os erros, ou não há novidades.
undo-import = Importar cartas

## The gallery of cards, a page for any browser

gallery-search = Buscar em nomes e textos
gallery-tags = Etiquetas
# $n is a count of cards.
gallery-count = Cartas: { $n }
gallery-nothing = Nenhuma carta corresponde. Escolha menos etiquetas ou limpe a busca.
gallery-locked = Carta bloqueada
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Registradas: { $counted } de { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = A carta “{ $name }”

do-design = Ferramentas de design
do-submit = Propor a carta
design-line = Linha de produção
design-goals = Metas
design-packs = Pacotes
design-prints = Cartas impressas
design-inbox = Propostas recebidas
design-rulings = Esclarecimentos
design-glossary = Glossário
design-clues = Códigos ocultos
design-text = Texto
design-cards = Cartas
design-combinations = { $shown } de { $all } combinações são permitidas
design-excluded = { $rule }: { $n } descartadas
design-no-file = esse arquivo não existe
design-step = Passo
design-step-combine = Combinar
design-step-tag = Pôr etiqueta
design-step-write = Escrever
design-count = Quantidade
design-group = Grupo
design-lift = Afinidade
design-won = Vitórias
design-tags-of = Etiquetas de { $card }: { $tags }
design-goal = Meta
design-bound = Limite
design-values = Medido
design-state = Estado
design-met = Cumprida
design-missed = Não cumprida
design-unmeasured = Não medida
design-unmeasured-hint = Jogue partidas na tela Balanceamento; esta meta será medida nelas.
design-no-values = Não há nada para medir nesta meta.
design-pack = Pacote
design-lore = Carta de história
design-packs-note = Cartas impressas: { $cards }, pacotes: { $packs }; uma coleção completa exige { $n } pacotes em média
design-packs-trades = Jogadores que trocam: { $players }, pacotes para cada um: { $n }, cartas trocadas: { $cards }
design-packs-mix = Cartas novas: { $new }, impressas antes: { $old }
design-printed = Impressas
design-registered = Registradas
design-prints-note = Os números de série estão em { $ledger }; o que os donos registram, em { $owners }.
design-question = Pergunta
design-uses = Usa
design-term = Termo
design-meaning = Significado
design-unused = Nenhuma carta e nenhuma regra usa este termo.
design-code = Código
design-mark = Marca
design-place = Lugar na face
design-author = Autor
design-taken = Aceita como { $card }
design-state-new = Nova
design-state-in-talk = Em conversa
design-state-wanted = Desejada
design-state-declined = Recusada
design-same = Faz o mesmo que { $cards }
design-worse = Pior em tudo que { $cards }
design-better = Melhor em tudo que { $cards }
design-no-match = As regras deste jogo não descrevem uma partida inteira
design-no-match-hint = Esta ferramenta precisa de regras no formato 2; as outras também funcionam com este jogo.
design-working = Trabalhando…
design-none = Este jogo ainda não tem
design-none-hint = { $file }, na pasta do projeto, diz o que aparece aqui.
design-wrong = Não é possível mostrar
design-save = Salvar como arquivos
design-open-pack = Abrir um pacote
design-receive = Adicionar uma proposta
design-issue = Emitir números de série
design-surprise = Surpreenda-me
design-empty = Ainda não há nada aqui
design-all-kinds = Todos os tipos de efeitos
design-as-grid = Mostrar como grade
design-as-list = Mostrar como lista
design-add-to = Adicionar a { $card }
design-take = Aceitar como carta
design-put-on = Pôr numa carta…
design-comment-on = Assunto do comentário
design-comment-card = A carta inteira
design-comment-row = Linha { $n }
design-measure-letters = Letras de uma carta
design-measure-rows = Linhas de uma carta
design-measure-partners = Cartas que atendem aos filtros de uma carta
design-measure-off-budget = Distância do orçamento
design-measure-better = Cartas melhores
design-measure-negating = Efeitos que anulam, em porcentagem
design-measure-median-turns = Turnos de uma partida, mediana
design-measure-shortest-game = Turnos da partida mais curta
design-measure-early = Partidas decididas cedo, em porcentagem
design-measure-deck-wins = Partidas que um baralho vence, em porcentagem
design-measure-overtaken = Cartas melhores que vieram depois
design-measure-rulings = Esclarecimentos sobre uma carta
design-measure-acts = Decisões por turno
design-measure-unplayed = Cartas de uma partida que não são jogadas
design-measure-watching = Turnos em que o outro jogador só assiste, em porcentagem
design-measure-stuck = Partidas com um turno sem nenhuma ação, em porcentagem
design-measure-cut-off = Partidas que só o último turno encerra, em porcentagem
design-measure-price-rank = Concordância entre preços e jogo, em porcentagem
design-measure-even-cards = Cartas com 45–55% de vitórias, em porcentagem
design-add = Adicionar: { $name }
design-remove = Remover: { $name }
design-up = Mover para cima: { $name }
design-down = Mover para baixo: { $name }
design-nothing = Nenhum
design-price-flat = Fixo
design-price-each = Por unidade
design-new-tag = nova etiqueta
design-new-look = novo visual
design-add-tag = Adicionar uma etiqueta
design-add-goal = Adicionar uma meta
design-set-up = Configurar
design-field-id = Nome
design-field-find = Encontra
design-field-lang = Idioma dos textos
design-field-requires = Exige também
design-field-group = Grupo
design-field-also = Escolhidas à mão
design-field-measure = Medida
design-field-at-least = No mínimo
design-field-at-most = No máximo
design-field-turn = Antes do turno
design-field-operations = Operações
design-field-why = Por quê
design-field-letter = Letra
design-field-weight = Peso (mg)
design-field-paper-weight = Gramatura (g/m²)
design-field-copies = Cópias de cada
design-field-size = Cartas por pacote
design-field-rarities = Raridades
design-field-target = Peso do pacote (mg)
design-field-paper = Papel dos encartes
design-field-width = Largura (µm)
design-field-height = Altura (µm)
design-field-printed = Já impressas
design-field-threshold = Números necessários
design-field-one-per-account = Um por conta
design-field-each-rarity = Cada raridade
design-field-prefix = Os IDs começam com
design-field-slack = Folga
design-field-limits = Limites
design-field-types = Tipos de carta
design-field-base = Base
design-field-per = Mais por unidade
design-field-is = Fixo
design-field-each = Por unidade
design-field-lasting = Por duração
design-field-words = Por palavra
design-field-bound = Pelo limite de
design-field-plus = Mais
design-field-who = Por jogador
design-field-to = Por alvo
design-field-ways = Tipos de efeito
design-field-timings = Momentos
design-field-costs = Custos
design-field-condition = Com condição
design-field-all = Para todas
design-field-all-targets = Alvos “todas”
design-field-numbers = Mais é melhor
design-field-same = Iguais nas duas
design-field-run = Tiragem
design-field-unlock = Desbloqueio
design-field-portal = Propostas
design-field-budget = Orçamento
design-field-better = Cartas melhores
