## The window: screens and panels

screen-cards = 卡牌
screen-print = 打印
screen-generate = 生成
screen-settings = 设置
library = 卡牌一览
library-tags = 标签列
# $shown and $all are counts of cards.
library-some = { $all }张卡牌中的{ $shown }张
library-all = { $all }张卡牌
library-flat = 不分组显示
library-group = 按英雄分组
library-empty = 还没有卡牌
library-empty-hint = 新建一张卡牌，或从剪贴板粘贴。
group-no-hero = 无英雄
fold = 折叠
unnamed = 未命名
preview = 预览
effects = 效果
languages = 语言
problems = 问题
effect = 效果
face = 牌面

## Columns of the library

column-id = ID
column-name = 名称
column-type = 类型
column-languages = 语言
column-problems = 问题

## The filter

filter-clear = 清除筛选
filter-nothing = 没有符合的卡牌
filter-nothing-hint = 没有卡牌满足全部筛选条件。请去掉一个词，或清除筛选。

## Fields of a card

field-name = 名称
field-type = 类型
field-hero = 英雄
field-book = 卷
field-status = 状态
field-subtype = 子类型
field-trigger = 触发时机
field-art = 插画
field-notes = 备注
field-flavour = 风味文字
status-none = 无状态
status-idea = 构思
status-draft = 草稿
status-playtest = 试玩
status-final = 定稿
art-hint = 将图片拖放到此处
art-choose = 选择图片
new-card-name = 新卡牌
choose = 选择
more = 更多
copy-id = 复制ID
editor-empty = 未选择卡牌
editor-empty-hint = 请在卡牌一览中选择，或新建一张。

## Rows

if = 条件
always = 始终
while-in-play = 在场期间
# $rows and $most are counts of rows.
rows-of = { $rows } / { $most }行
rows-empty = 还没有行。这张卡牌要做什么？
rows-full = 每张卡牌最多{ $n }行
row-number = 第{ $n }行
row-handle = 第{ $n }行：拖动以移动
# $rows is a list of numbers.
row-numbers = 第{ $rows }行
row-no-text = 此行有错误，因此没有文本
operation = 操作
operation-search = 搜索操作
operation-of-row = 第{ $n }行的操作
value-of-row = 第{ $n }行的数值
# $types is a list of card types.
only-on = 仅限：{ $types }
part = 作用
part-base = 基础
part-replace = 替换
part-bonus = 额外
condition = 条件
condition-add = 为第{ $n }行添加条件
condition-of-row = 第{ $n }行的条件
condition-number = 条件的数值
condition-remove = 删除条件
condition-search = 搜索条件
legacy = 传承
# $limit is a percentage such as "50 %".
legacy-of = / { $limit }
legacy-none = 无法添加传承：需要有带数值的无条件行、有后面的卷，且份额尚有剩余
# $op is the name of an operation, $book a number.
legacy-offer = 对阵第{ $book }卷：{ $op }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = 行或卡牌的JSON
json-of-row = 第{ $n }行的JSON
json-row = 行
json-record = 卡牌
json-valid = 有效
json-no-row = 选择一行即可查看其JSON。

## Languages of a card

languages-none = 还没有文本
languages-none-hint = 卡牌没有错误后，各语言的文本就会显示在这里。
language-source = 原文
language-own-words = 自定义文本
language-falls-back = 部分为英语
language-lacks-name = 名称未翻译
language-lacks-flavour = 风味文字未翻译
language-open = 点击可在“翻译”中打开
face-language = 卡牌语言

## The face

face-none = 卡牌没有错误后，就会绘制牌面。
face-drawing = 正在绘制…
face-failed = 模板无法绘制此牌面。
face-size = 尺寸
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = 规则文本
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n }种语言放不下
face-all-fit = 全部放得下
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = 牌面缩放
face-point = 指向语句或行，即可查看其来源。
export-picture = PNG

## Bars and menus

project-menu = 项目
recent-projects = 最近的项目
unsaved = 未保存
read-only = 只读
search = 搜索
words-search-or-new = 搜索或输入新词
search-everything = 搜索卡牌、命令、页面
interface-language = 界面语言
problems-count = { $errors }个错误，{ $warnings }个警告
cards-chosen = 已选择{ $n }张卡牌
move-to-hero = 移至其他英雄
dismiss = 关闭通知
cancel = 取消
close = 关闭
apply = 应用

## What can be done

do-new-project = 新建项目
do-open = 打开
do-save = 保存
do-save-as = 另存为
do-backups = 历史版本
do-undo = 撤销
do-redo = 重做
do-palette = 搜索全部
do-shortcuts = 键盘快捷键
do-problems = 显示问题
do-next-problem = 下一个问题
do-fix-all = 修复所有同类问题
do-go-cards = 前往卡牌
do-go-print = 前往打印
do-go-generate = 前往生成
do-go-settings = 前往设置
do-new-card = 新建卡牌
do-duplicate-cards = 创建卡牌副本
do-delete-cards = 删除卡牌
do-copy = 复制
do-cut = 剪切
do-paste = 粘贴
do-bulk-edit = 批量编辑卡牌
do-replace = 查找和替换
do-filter = 筛选卡牌
do-select-all = 选择所有显示的卡牌
do-next-card = 下一张卡牌
do-previous-card = 上一张卡牌
do-edit-name = 编辑名称
do-add-row = 添加行
do-add-legacy = 添加传承
do-duplicate-row = 创建行副本
do-delete-row = 删除行
do-row-up = 上移行
do-row-down = 下移行
do-json = 显示JSON
do-zoom-in = 放大
do-zoom-out = 缩小
do-zoom-reset = 标准大小
do-dark = 深色主题
do-light = 浅色主题
do-system = 跟随系统主题
do-quit = 退出

## The palette

palette-name = 搜索全部
palette-hint = 命令、卡牌、页面
palette-commands = 命令
palette-cards = 卡牌
palette-nothing = 未找到任何内容
palette-choose = 选择
palette-run = 执行
palette-only-commands = 命令
palette-only-cards = 卡牌
# $found and $all are counts.
palette-count = { $found } / { $all }项
reason-nothing-to-undo = 没有可撤销的步骤
reason-nothing-to-redo = 没有可重做的步骤
reason-no-card = 未选择卡牌
reason-no-row = 未选择行
reason-no-problem = 没有问题
reason-read-only = 此项目为只读

## Problems

problem = 问题
problem-card = 卡牌
problem-place = 位置
problem-code = 代码
problem-filter = 代码、卡牌或说明
problems-none = 没有问题
problems-none-hint = 所有卡牌均符合规则。
problems-nothing = 没有符合筛选的问题
fix-set = 设为{ $value }
fix-change = 改为{ $value }
fix-remove = 删除{ $member }
fix-remove-conditions = 删除条件
fix-remove-value = 删除数值
fix-make-base = 改为基础行
errors-shown = { $n }个错误
warnings-shown = { $n }个警告
# $code is the code of a kind of problem.
fix-all-of = 修复所有{ $code }

## Dialogs

files-open = 打开项目
files-save-as = 保存到文件夹
files-picture = 选择图片
files-path = 路径
files-up = 上级文件夹
files-name = 新文件夹的名称
files-empty = 此处没有可选择的内容
files-no-portal = 系统在此无法显示文件对话框，因此使用Studio自带的对话框。
files-system = 系统的文件对话框已在单独的窗口中打开。
files-here = 改为在此选择
choose-this-folder = 选择此文件夹
find = 查找
replace-with = 替换为
in-names = 名称中
in-notes = 备注中
in-flavour = 风味文字中
match-case = 区分大小写
only-chosen = 仅限所选卡牌
replace-all = 全部替换
replace-found = { $n ->
    [0] 未找到
   *[other] 在{ $n }张卡牌中找到
}
bulk-title = 编辑{ $n }张卡牌
bulk-hint = 此处的设置会应用于所有选择的卡牌，并作为一个步骤。
bulk-unchanged = 不更改
conflict-title = 文件已被其他程序更改
conflict-hint = 在你打开此项目之后，有其他人保存了它。目前没有覆盖任何内容。
conflict-legend = −为此处，+为文件；双方改了同一处时，合并后保留此处的内容
conflict-mine = 保留我的更改
conflict-theirs = 采用文件中的更改
conflict-merge = 合并双方
conflict-changed-mine = 在此处更改
conflict-changed-theirs = 在别处更改
conflict-changed-both = 双方均已更改
recovery-title = 发现未保存的编辑
recovery-hint = 有{ $n }处更改尚未保存，Studio就已退出。
recovery-recover = 恢复
recovery-discard = 丢弃
backups-title = 历史版本
backups-none = 还没有历史版本。每次保存时会保留一个。
backups-restore = 还原
end-title = 有未保存的编辑
end-hint = 继续之前要保存吗？
end-save = 保存
end-discard = 不保存

## The start screen, and the dialog for a new project

screen-start = 开始
do-go-start = 开始页面
start-projects = 项目
start-no-projects = 还没有项目
start-no-projects-hint = 从右侧的游戏开始，或打开一个文件夹。
start-no-match = 没有匹配项
start-filter = 筛选项目和游戏
start-missing = 在原来的位置找不到
start-forget = 从列表中移除
start-back = 返回打开的项目
start-days = { $n ->
    [0] 今天
    [1] 昨天
   *[other] { $n }天前
}
start-cards = { $n }张卡牌
start-decks = { $n }副牌组
start-begin = 从一个游戏开始
start-begin-hint = 一份可以随意修改的完整游戏：规则、卡牌、牌面和16种语言的文本
start-small = 或者从小处开始
start-small-hint = 最小的完整游戏，逐项说明
start-begin-with = 创建副本
start-look = 看一看
begin-title = 新建项目
begin-hint = 把自带的游戏复制到单独的文件夹。
begin-game = 游戏
begin-folder = 所在文件夹
begin-rules-only = 只要规则，不要卡牌
begin-now = 创建
begin-no-name = 请填写项目的名称和文件夹。
begin-taken = { $path }已存在且不为空。
begin-place = 将创建在{ $path }。
outline-title = 空白游戏
outline-hint = 三个步骤，所有规则以后都可以修改。
outline-begin = 创建游戏…
outline-name = 我的游戏
outline-card = 卡牌有什么
outline-turn = 回合是什么
outline-end = 如何获胜
outline-so-far = 目前的游戏
outline-most = { $what }上限
outline-deck = 牌组张数
outline-copies = 同名卡牌上限
outline-grows = 每回合增加一
outline-hand = 起始手牌
outline-drawn = 每回合抽牌数
outline-field = 在场上限
outline-life = 起始生命
outline-decked = 无法抽牌的玩家落败
outline-limit = 回合上限
outline-trying = 正在进行随机对局…
outline-tried = 用普通卡牌进行{ $n }场随机对局：{ $ended }场在回合上限前结束，中位数为{ $turns }回合。

## Settings

settings-look = 外观
settings-theme = 主题
settings-zoom = 缩放
settings-language = 语言
settings-card-language = 卡牌语言
settings-about = 关于
settings-version = 版本{ $version }
settings-licences = Inter、JetBrains Mono和Noto采用SIL Open Font License，Lucide的图标采用ISC许可证。

## Locales

screen-locales = 翻译
do-go-locales = 前往翻译
messages = 文本
messages-search = ID、原文或译文
messages-nothing-hint = 没有文本满足全部条件。请去掉一个条件，或清空搜索。
messages-approved = 已批准{ $done }/{ $all }
message-empty = 未选择文本
message-empty-hint = 在列表中选择一条，即可编辑、检查并在卡牌上查看。
message-none = 尚无译文
message-used = 用于{ $n }张卡牌
translation-language = 目标语言
state-missing = 缺失
state-draft = 草稿
state-suggested = 建议
state-approved = 已批准
state-needs-work = 需修改
state-rejected = 已拒绝
state-outdated = 原文已变
all-files = 所有文件
all-checks = 任意检查
with-problems = 有问题
filter-file = 按文件筛选
filter-check = 按检查筛选
group-operations = 操作
group-conditions = 条件
group-triggers = 触发时机
group-targets = 目标
group-costs = 费用与持续时间
group-frames = 句式
group-words = 词汇
group-names = 名称
group-cards = 卡牌
group-trace = 过程
group-rules = 规则
group-interface = 界面
group-other = 其他
locale-source = 原文
source-before = 批准时的原文
source-now = 现在的原文
source-changed = 批准之后原文有改动。
source-signature = 原文的变量或属性已与批准时不同。
fluent = Fluent
fields = 字段
writing-mode = 书写方式
fields-entangled = 这段文本的分支无法用字段表示，请用Fluent书写。
fields-broken = 这段文本尚不正确，请用Fluent修正。
field-text = 正文
fields-by-number = 按复数形式分别书写
new-text-marked = 新写的文字在保存前会有标记。
not-kept-yet = 尚未保存：请先改正错误。
caret-place = 第{ $line }行，第{ $column }列
checks = 检查
checks-count = { $pass }项通过，{ $look }项待查
check-syntax = 语法
check-variables = 变量
check-plurals = 复数形式
check-attributes = 属性
check-references = 引用
check-typography = 标点与空格
check-terms = 术语
check-forms = 词形
check-fidelity = 与各行所做相符
other-languages = 其他语言
other-languages-more = 显示所有语言
other-languages-fewer = 显示较少语言
terms = 术语
comments = 评论
comment-write = 写评论
comment-send = 添加
message-history = 历史
history-none = 尚无记录
lexicon = 词汇
lexicon-word = 词汇中的词
lexicon-plain = 原形
lexicon-add-form = 添加词形
cells-missing = 缺{ $n }格
cell-missing = 缺
coverage = 覆盖情况
coverage-none = 每个操作在每种语言中都有文本。
coverage-blocks = { $n }张卡牌缺它
real-cards = 在实际卡牌上
real-cards-none = 没有卡牌显示这段文本。
sweep-value = 数值
cards-changed = 受此改动影响的卡牌
count-of = { $n }/{ $all }
cards-changed-none = 没有卡牌的文本与已保存的不同。
changes-layout = 排版
layout-same = 与之前相同
more-troubles = 还有{ $n }处
new-language = 新语言
new-language-hint = 其文件从所需的复数形式和词形开始，尚未翻译处为英语。
new-language-tag = 语言代码，如nl或pt-PT
create = 创建
do-approve = 批准并继续
do-suggest = 建议并继续
do-needs-work = 标为需修改
do-reject = 说明理由并拒绝
reject = 拒绝
reject-reason = 为什么拒绝？
do-approve-shown = 批准所有显示项
do-next-message = 下一条文本
do-previous-message = 上一条文本
do-copy-source = 复制原文
do-edit-message = 书写译文
do-filter-messages = 筛选文本
do-fields = 用字段书写
do-comment = 写评论
do-first-fix = 应用第一个修正
do-next-value = 卡牌上的下一个数值
do-new-language = 新语言
do-suggest-only = 仅作建议
suggestions = 建议
suggestion-take = 采用
suggestion-drop = 舍弃
author-name = 显示在你的工作旁的名字
wording = 自定义文本
wording-of = 自定义文本（{ $language }）
wording-remove = 恢复生成的文本
wording-stale = 写下这段文本之后，各行有了改动。
toast-approved = 已批准{ $n }条
toast-approve-blocked = 有错误，无法批准：请先改正。
toast-all-done = 这里已无待办。
comment-resolved = 已解决
did-edited = 已修改
did-removed = 已移除
did-reopened = 重新打开
did-accepted = 已采用建议
mend-remove = 移除
mend-put = 改为{ $text }
new-language-there = 该语言已存在。
mend-add-form = 添加{ $form }
mend-copy-attribute = 从原文复制{ $name }
mend-space = 改为正确的空格

## Print

print-what = 内容
print-all = 所有卡牌
print-shown = 一览中的卡牌
print-chosen = 所选卡牌
print-as = 格式
print-png = 图片（PNG）
print-pdf = 拼版（PDF）
print-svg = 矢量图（SVG）
print-tts = 用于Tabletop Simulator
print-gallery = 画廊（网页）
print-only-unlocked = 仅显示已解锁的卡牌
print-open = 在浏览器中打开
print-unusable = 无法使用{ $path }：{ $words }
print-dpi = 分辨率（dpi）
print-paper = 纸张
print-bleed = 出血
print-crop-marks = 裁切标记
print-backs = 双面打印用的牌背
print-to = 文件夹
print-start = 打印
# $done and $all are counts of cards.
print-progress = { $done } / { $all }张
print-done = 已打印{ $n }张卡牌
print-stopped = 打印已停止，没有留下未完成的内容。
print-cards = { $n }张卡牌
print-languages = 语言
print-all-languages = 所有语言
print-one-language = 单一语言
print-left-out = 因错误而略过：{ $n }张
# $path is a folder or a file.
print-written = 已打印到{ $path }
print-failed = 什么都没有打印。
print-denied = 不允许写入{ $path }；请选择其他文件夹
print-no-folder = { $path }的位置已有文件；请选择其他文件夹
print-full = { $path }所在的磁盘已满
print-unwritable = 无法写入{ $path }：{ $words }
print-not-made = 未打印：{ $n }
print-more-problems = 另有{ $n }个
# $n is the page, $all the number of pages.
print-page-of = 第{ $n }页，共{ $all }页
print-back-side = 牌背
print-first-page = 首页
print-previous-page = 上一页
print-next-page = 下一页
print-last-page = 末页
print-nothing = 没有可打印的内容。
print-nothing-hint = 请选择其他卡牌，或清除卡牌一览的筛选。
print-no-language = 未选择语言。
print-no-language-hint = 请至少勾选一种语言。

## Generate

generate-next = 新卡牌
generate-last = 上一批
generate-shown = 显示方式
generate-list = 列表
# $n: the number of cards
generate-pool = { $n }张卡池
generate-over = 文字超出牌面
generate-a-second = 每秒卡牌数
generate-cost = 费用
generate-cost-fitted = 按价格确定
generate-cost-drawn = 随机
generate-refuse = 拒绝
generate-same = 相同的
generate-worse = 更差的
generate-like = 参照
generate-locked = 已锁定
generate-lock-operation = 仅锁定操作
generate-unlock = 解锁
generate-others = 其他选择
generate-weight-hint = 双击：恢复规则的权重。Alt+点击：仅保留此项。
generate-seen = 已看{ $seen }张，添加{ $taken }张
generate-like-none = 不参照卡牌
generate-weights = 权重
generate-edits = 已更改：{ $n }
generate-reset = 恢复规则的权重
generate-keep = 将这些权重保存到规则
generate-types = 类型
generate-timings = 时机
generate-targets = 目标
generate-operations = 操作
generate-impossible = 没有这样的卡牌
generate-working = 正在生成卡牌…
generate-take = 添加
generate-taken = 已添加
generate-more = 更多类似
generate-again = 重来
generate-price = 价格
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = 预算{ $n }，{ $off }
generate-derived = 概率
# The probability of a card.
generate-one-in = { $n }分之1
# A part of a card follows, such as “row 1”.
generate-lock = 锁定
generate-rows = 每张卡牌的行数
generate-nested = 嵌套
generate-off = 价格减预算
generate-fits = 首次即合适
generate-refused = 已拒绝
generate-refused-same = 与某张卡牌相同
generate-refused-worse = 比某张卡牌更差
generate-refused-budget = 超出范围
generate-refused-check = 不符合规则检查
generate-drawn = 按权重抽取
generate-nearest = 最相近的卡牌
generate-parts = 不同之处：{ $n }
generate-budget = 各费用的预算

## Notices

toast-saved = 已保存
toast-saved-formatted = 已保存，并整理为标准格式
toast-reloaded = 文件已被其他程序更改，已重新读取
toast-id-copied = 已复制ID
toast-row-copied = 已复制行
toast-cards-copied = 已复制卡牌
toast-deleted = 已删除{ $n }张卡牌

## Balance

screen-balance = 平衡
do-go-balance = 前往平衡
do-run-balance = 模拟
do-sensitivity = 敏感度
do-stop-work = 停止模拟
do-calibrate = 校准
do-evaluate = 卡牌强度
do-save-result = 保存结果
do-open-result = 打开结果
do-export-result = 将卡牌导出为CSV
balance-heroes = { $who ->
    [decks] 牌组
   *[heroes] 英雄
}
balance-heroes-hint = 柱：平均，线：最低至最高的对阵
balance-book = 第{ $n }卷
balance-all = 全部{ $n }
balance-chosen = 已选{ $n }
balance-choose-heroes = { $who ->
    [decks] 选择牌组
   *[heroes] 选择英雄
}
balance-two-heroes = { $who ->
    [decks] 请至少选择两副牌组
   *[heroes] 请至少选择两名英雄
}
balance-games = 局数
balance-seed = 种子
balance-new-seed = 换一个种子
balance-players = 玩家
player-random = 随机
player-easy = 简单
player-greedy = 贪心
player-search = 搜索
balance-threads = 线程
balance-progress = 对阵{ $done }/{ $all }
balance-left = 剩余{ $time }
balance-simulating = 正在模拟
balance-calibrating = 正在校准
balance-measuring = 正在测量各行
balance-evaluating = 正在评估卡牌
balance-preparing = 正在准备…
balance-done = 模拟已完成
balance-evaluated = 评估已完成
balance-stopped = 模拟已停止
balance-broken = 工作意外中断，这是程序的错误
balance-busy = 还有其他工作在进行，请先停止
balance-errors = 项目有错误，无法进行对局
balance-errors-hint = 请先修正；问题列表中列有位置。
balance-no-heroes = { $who ->
    [decks] 可对局的牌组不足两副
   *[heroes] 可对局的英雄不足两名
}
balance-no-heroes-hint = { $who ->
    [decks] 符合构筑规则且卡牌没有错误的牌组才能对局。
   *[heroes] 牌组完整且没有错误的英雄才能对局。
}
balance-empty = 还没有数据
balance-empty-hint = { $who ->
    [decks] 在上方选择牌组和局数，然后模拟。每副牌组都与其他牌组对阵，共{ $n }组。
   *[heroes] 在上方选择英雄和局数，然后模拟。每名英雄都与其他英雄对阵，共{ $n }组。
}
balance-matchups = 对阵
balance-matchups-hint = { $who ->
    [decks] 该行牌组的胜率，%
   *[heroes] 该行英雄的胜率，%
}
balance-changed-note = 显著变化：{ $n }/{ $all }
balance-against = { $one }对阵{ $other }
balance-win-rate = 胜率
balance-change = 变化
balance-before = 之前
balance-interval = 95%区间
balance-first-seat = 先手
balance-length = 长度
balance-turns = { $n }回合
balance-turns-share = { $n }回合：{ $rate }
balance-not-run = 尚未进行
balance-outside = 45～55之外：{ $n }
balance-outside-band = 45～55之外
balance-beyond = 统计显著
balance-game-length = 对局长度
balance-ends = 对局如何结束
balance-end-rule = 由其他规则
balance-length-note = 双方回合数，中位数{ $n }，先手胜率{ $rate }
balance-mean = 平均
balance-not-printed = * 模拟用护盾，卡牌上印的是另一数值
balance-cards = 卡牌
balance-cards-all = 全部
balance-silent = 从未生效
balance-changed = 有变化
balance-played = 打出
balance-drawn = 抽到时胜率
balance-played-win = 打出时胜率
balance-reach = 区间
balance-silent-rows = { $n }局中从未生效的行：{ $rows }
balance-open-card = 打开卡牌
balance-result = 结果
balance-run = 第{ $n }次运行
balance-compare = 比较
balance-compare-with = 与{ $run }比较
balance-compare-none = 不比较
balance-differs = { $run }的条件不同：{ $what }
balance-other-game = 卡牌或规则不同
balance-stale = 这些数据属于卡牌或规则的较早状态
balance-again = 重新运行
balance-gone = 已不在游戏中：{ $heroes }
balance-stopped-at = 已停止：完成{ $done }/{ $all }组对阵
balance-go-on = 继续
balance-game = 对局
balance-show-game = 查看对局
balance-watch = 在沙盒中观看
balance-watch-hint = 在沙盒中从开局打开此对局，可逐步查看
balance-watch-changed = 此对局之后卡牌已更改，请重新模拟。
balance-won = { $who }获胜
balance-draw = 平局
balance-game-note = { $won }，{ $n }回合，种子{ $seed }
balance-turn = 第{ $n }回合
balance-end = 阶段结束
balance-calibration = 校准
balance-calibration-hint = 在允许范围内调整初始护盾和传承数值，直到所有对阵都在45～55%之内。应用提案之前不会有任何改动。
balance-shields = 护盾
balance-legacy-values = 传承数值
balance-rounds = 轮数
balance-round = 第{ $n }轮：45～55之外{ $outside }组，最远{ $rate }
balance-round-plain = 无传承：45～55之外{ $outside }组，最远{ $rate }
balance-proposal = 提案
balance-changes = 改动：{ $n }
balance-no-proposal = 没有更好的改动。
balance-applied = 已应用，或数值此后有变
balance-rows-of = { $card }的敏感度
balance-rows-hint = 数值加一或减一时{ $hero }胜率变化的百分点，每项改动的局数：{ $games }
balance-rows-stopped = 尚未测量。
balance-no-values = 这张卡牌没有可改数值的行。
balance-not-tried = 第{ $n }行不能为{ $value }
balance-no-match = 此项目的规则没有描述对局，因此无法使用其卡牌进行对战
balance-strength = 强度
balance-strength-hint = 含有该卡牌的牌组的胜率，按卡牌的参与程度加权：分别在随机牌组和朝着取胜演化的牌组中测得。
balance-pairs = 对局组数
balance-by-chance = 随机
balance-evolved = 演化
balance-prices = 相符的价格
balance-prices-hint = 操作的价格相对于现价应为多少。应用提案之前不会有任何改变。
balance-no-prices = 强度无法说明价格。
balance-saved = 已保存：{ $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = 将ID设为“{ $value }”
undo-set-name = 将名称设为“{ $value }”
undo-set-type = 将类型设为“{ $value }”
undo-set-number = 将{ $number }设为“{ $value }”
undo-set-subtype = 将子类型设为“{ $value }”
undo-set-trigger = 将触发时机设为“{ $value }”
undo-set-hero = 将英雄设为“{ $value }”
undo-set-book = 将卷设为“{ $value }”
undo-set-flavour = 设置风味文字
undo-set-art = 将插画设为“{ $value }”
undo-set-notes = 设置备注
undo-set-status = 将状态设为“{ $value }”
undo-set-wording = 设置文本：{ $language }
undo-set-all = 编辑{ $count }张卡牌
undo-set-row = 更改第{ $row }行
undo-insert-rows = 添加{ $count }行
undo-remove-row = 删除第{ $row }行
undo-move-row = 移动第{ $row }行
undo-duplicate-row = 创建第{ $row }行的副本
undo-add-card = 添加{ $id }
undo-add-hero = 添加{ $id }
undo-add-book = 添加{ $name }
undo-duplicate = { $count ->
    [1] 创建{ $name }的副本
   *[other] 创建{ $count }张卡牌的副本
}
undo-delete = { $count ->
    [1] 删除{ $name }
   *[other] 删除{ $count }张卡牌
}
undo-move-to-hero = 移至{ $hero }
undo-paste-cards = { $count ->
    [1] 粘贴{ $name }
   *[other] 粘贴{ $count }张卡牌
}
undo-set-json = 编辑{ $name }的JSON
undo-replace = 将“{ $find }”替换为“{ $with }”
undo-fix = 修复{ $count }个问题
undo-set-levers = 校准平衡（{ $count }项）
undo-set-ruleset = 更改规则集
undo-write-message = 编辑{ $id }（{ $language }）
undo-remove-message = 移除{ $id }（{ $language }）
undo-approve-messages = 批准文本：{ $count }条（{ $language }）
undo-review-messages = 审阅文本：{ $count }条（{ $language }）
undo-new-language = 新语言：{ $language }
undo-reload = 重新读取文件
undo-merge = 与文件合并
undo-recover = 恢复未保存的编辑
undo-restore = 还原历史版本

## The sandbox

screen-sandbox = 沙盒
do-go-sandbox = 前往沙盒
do-try = 在棋盘上试用
do-resolve = 结算
do-step = 单步
do-back = 后退
do-restart = 重新开始
do-save-scenario = 保存场景
do-run-scenarios = 运行场景
do-new-match = 新对局
sandbox-board = 棋盘
sandbox-presets = 起始棋盘
sandbox-scenarios = 场景
sandbox-open-file = 打开场景或对局
preset-empty = 空棋盘
preset-mid-game = 中局
preset-nearly-dead = 濒临落败
preset-full = 摆满的棋盘
preset-later-book = 中局，面对后续卷
sandbox-against = { $one }对{ $other }
sandbox-turn = 回合
sandbox-seed = 种子
sandbox-play-on = 继续对局
sandbox-play-on-hint = 从此局面起按规则进行
sandbox-end-turn = 结束回合
sandbox-no-scenarios = 项目还没有场景
sandbox-pass = 全部通过：{ $n }
sandbox-fail = 未通过：{ $n }
sandbox-passing = 通过
sandbox-failing = 未通过
sandbox-about = 场景说明
sandbox-save-hint = 将棋盘、步骤和预期值保存为文件。
sandbox-taken = 已有同名文件，或此文件已被其他程序更改。请换一个名称。
sandbox-drag-hint = 拖到区域，或按Alt+Enter
sandbox-put-into = 放入
sandbox-move-to = 移到
sandbox-add-card = 添加卡牌
sandbox-remove = 移除
sandbox-copy-card = 复制一份
sandbox-card-menu = 卡牌
sandbox-play-card = 从手牌打出
sandbox-arrived = 本回合入场
sandbox-not-arrived = 此前已在场
sandbox-reveal = 标为已翻开
sandbox-hide = 标为未翻开
sandbox-revealed = 已翻开
sandbox-count = 卡牌数量
sandbox-pile = 牌堆中的卡牌
sandbox-pile-hint = 移到手牌
sandbox-no-hero = 没有英雄
sandbox-more-numbers = 更多数值
sandbox-expect-this = 将此值加入预期值
sandbox-written-out = 没有ID的卡牌
sandbox-played-by = 使用者
sandbox-pick = 选择一张卡牌
sandbox-pick-hint = 点击左侧或棋盘上的卡牌，再按“结算”或“单步”。
sandbox-no-rows = 此卡牌没有效果。
sandbox-undone = 已撤销
sandbox-next = 下一行
sandbox-choose-target = 请在棋盘上选择目标
sandbox-rules-choose = 由规则选择
sandbox-trace = 过程
sandbox-step = 第{ $n }步：{ $what }
sandbox-steps = 步骤：{ $n }
sandbox-copy-trace = 复制过程
toast-trace-copied = 已复制过程
sandbox-nothing = 还没有发生任何事
sandbox-nothing-hint = 选择一张卡牌并结算：每一行都会在此说明做了什么以及原因。
sandbox-no-board = 此文件不是棋盘
sandbox-no-board-hint = 问题列在上方。请从别的棋盘开始，或修正文件。
sandbox-expectations = 预期值
sandbox-holding = { $all }项中{ $n }项成立
sandbox-expect = 加入预期值
sandbox-expect-hint = 加入一个预期值，场景便会检查它。
sandbox-found = 现在{ $value }
sandbox-forget = 移除预期值
sandbox-match = 对局
sandbox-legal = 可进行的操作
sandbox-log = 记录
sandbox-log-start = 开局
sandbox-back-to = 撤回到此处
sandbox-forth-to = 重做到此处
sandbox-to-end = 到最后
sandbox-to-move = 轮到{ $who }，第{ $turn }回合
sandbox-end-phase = 结束阶段
sandbox-won = { $who }获胜
sandbox-draw = 平局
sandbox-player = 玩家
player-by-hand = 手动
sandbox-first = 先手
sandbox-first-rules = 按规则
sandbox-begin = 开始
sandbox-undo-edit = 编辑棋盘
sandbox-undo-action = 对局操作
tabletop-yes = 是
tabletop-no = 否
tabletop-effect = 效果{ $n }
tabletop-no-target = 无目标
tabletop-order = 顺序
tabletop-order-hint = 按选择的顺序
tabletop-use = 使用吗？
tabletop-choose = 选择{ $n }个
tabletop-choose-some = 选择{ $min }至{ $max }个
tabletop-costs = 无法支付费用
tabletop-over = 对局已结束。请撤回决定，或开始新的对局。
tabletop-shown = “{ $what }”之后的棋盘
tabletop-shown-title = 操作中途
tabletop-shown-hint = 可逐条查看，或到最后再作决定。
tabletop-show-entry = 显示此时的棋盘
tabletop-confirm = 确认
tabletop-pass = 让过
tabletop-pass-key = 空格
tabletop-thinks = 由程序为该玩家决定
tabletop-nothing = 现在没有可做的事
tabletop-why = 为什么？
tabletop-why-hint = 在贪心玩家看来，此决定比让过或之前的局面多得多少，以及在所有回答中的名次
tabletop-why-others = 其他回答
tabletop-waiting = 等待中
tabletop-waiting-hint = { $n }个，下一个在最上
tabletop-waiting-more = 还有{ $n }个
tabletop-limbo = 使用中
tabletop-rule = 规则
tabletop-edited = 已编辑的棋盘
tabletop-unwritten = 棋盘无法记录{ $card }当前受到的影响。请编辑更早的局面。
tabletop-unlaid = 规则不允许这样的棋盘：{ $fault }
tabletop-library = 游戏的卡牌
tabletop-chapters = 章节
tabletop-match-hint = 项目中的两副牌组。相同的种子产生相同的对局。
tabletop-seen-by = 显示谁的隐藏卡牌
tabletop-seen-by-hand = 由你操控的玩家
tabletop-seen-by-both = 双方玩家
tabletop-forward = 下一个决定
tabletop-back = 回到你的上一个决定
tabletop-empty = 没有对局
tabletop-empty-hint = 对局需要没有错误的规则。
tabletop-question = 提问
tabletop-not-now = 现在不行
tabletop-used = 已使用
tabletop-full = 没有空位
tabletop-not-from-here = 不能从该区域
tabletop-aimless = 没有可用的目标

## Rows and screens of games that are data

slot-on = 时机
slot-as = 方式
slot-once = 次数
slot-may = 可选
slot-cost = 费用
slot-word = 词语
slot-who = 玩家
slot-to = 目标
slot-for = 持续
slot-add = 添加到第{ $n }行
slot-nothing = 没有可选项。
slot-once-turn = 每回合一次
slot-once-match = 每场对局一次
slot-who-self = 你
slot-who-opponent = 对手
slot-who-both = 双方玩家
group-no-type = 无类型
field-keywords = 关键词
undo-set-words = 将{ $set }改为{ $value }

## Abilities and targets of whole games

abilities-of = { $abilities }个能力
rows-counted = { $rows }行
do-add-ability = 添加能力
do-ability-up = 上移能力
do-ability-down = 下移能力
do-row-in = 将行移入上一行
do-row-out = 将行移出
do-duplicate-ability = 创建能力副本
do-delete-ability = 删除能力
undo-move-ability = 移动能力
undo-remove-ability = 删除能力
undo-duplicate-ability = 创建能力副本
undo-add-ability = 添加能力
ability-handle = 第{ $n }行的能力：拖动以移动
ability-plain = 照常
effects-add = 添加第{ $n }行赋予的行
slot-remove = 移除
slot-card = 牌
slot-against = 针对
card-by-chance = 随机一张牌
slot-card-named = 按名称
slot-card-random = 随机
slot-card-written = 在此写明
slot-card-add = 添加属性
flag-yes = 是
flag-no = 否
count-at-least = 至少
count-at-most = 至多
count-exactly = 恰好
target-preset = 预设
target-custom = 自定义
target-who = 玩家
target-who-self = 你
target-who-opponent = 对手
target-who-any = 任一方
target-zone = 区域
target-zone-add = 添加区域
target-count = 数量
target-exactly = 恰好
target-up-to = 至多
target-all = 全部
target-chosen = 选择
target-choose = 由你选择
target-by-opponent = 由对手选择
target-named = 使用时指定
target-random = 随机
target-most = 最大
target-least = 最小
target-number = 数值
target-other = 此牌以外的牌
target-filters = 筛选
target-fits = { $of }张中有{ $n }张符合
target-show = 显示
filter-add = 筛选条件
filter-or = 或
filter-in-play = 对局中才知道
tests-any = 任一
tests-all = 全部
tests-not = 非

## Decks

do-decks = 编辑牌组
deck-choose = 选择牌组
deck-new = 新建牌组
deck-duplicate = 复制牌组
deck-delete = 删除牌组
deck-copy = 将牌组复制为文本
deck-save = 将牌组存为文本
deck-name = 牌组名称
deck-leader = 领袖
deck-locked = 已锁定：卡牌由英雄决定
deck-none = 还没有牌组
deck-none-hint = 牌组是沙盒和平衡对局所用的卡牌列表。
deck-empty = 这个牌组还没有卡牌
deck-empty-hint = 双击卡牌一览中的卡牌，或在卡牌上按 +。
deck-add = 加一张
deck-remove = 减一张
deck-legal = 符合牌组规则
deck-unchecked = 规则不限制牌组
deck-hand = 试抽手牌
deck-redraw = 重新发手牌
deck-draw = 抽一张牌
deck-hand-none = 这个牌组发不出手牌。
column-in-deck = 组内
toast-deck-copied = 已复制牌组
undo-set-deck = 更改{ $name }

## Import

do-import = 导入卡牌
import-new = 新增：{ $n }
import-changed = 更改：{ $n }
import-same = 不变：{ $n }
import-absent = 不在表中：{ $n }
import-line = 第{ $n }行
import-unread = 未能理解（{ $n }）：{ $text }
import-now = 导入
import-blocked = 没有可导入的内容：请先修正错误，或者没有新内容。
undo-import = 导入卡牌

## The gallery of cards, a page for any browser

gallery-search = 搜索名称和文本
gallery-tags = 标签
# $n is a count of cards.
gallery-count = 卡牌：{ $n }张
gallery-nothing = 没有符合的卡牌。请减少标签或清空搜索。
gallery-locked = 未解锁的卡牌
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = 已登记：{ $counted }/{ $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = 卡牌“{ $name }”

do-design = 设计工具
do-submit = 投稿卡牌
design-line = 生成流程
design-goals = 目标
design-packs = 补充包
design-prints = 已印卡牌
design-inbox = 投稿
design-rulings = 裁定
design-glossary = 术语表
design-clues = 隐藏密码
design-text = 文本
design-cards = 卡牌
design-combinations = { $all }种组合中允许{ $shown }种
design-excluded = { $rule }：排除{ $n }种
design-no-file = 没有这个文件
design-step = 步骤
design-step-combine = 组合
design-step-tag = 加标签
design-step-write = 写入
design-count = 数量
design-group = 分组
design-lift = 提升度
design-won = 胜率
design-tags-of = { $card }的标签：{ $tags }
design-goal = 目标
design-bound = 界限
design-values = 测得
design-state = 状态
design-met = 达成
design-missed = 未达成
design-unmeasured = 未测量
design-unmeasured-hint = 请在“平衡”界面进行对局，此目标会据此测量。
design-no-values = 此目标没有可测量的内容。
design-pack = 补充包
design-lore = 故事卡
design-packs-note = 已印卡牌：{ $cards }，补充包：{ $packs }；集齐全套平均需要{ $n }包
design-packs-trades = 交换卡牌的玩家：{ $players }，每人补充包：{ $n }，交换的卡牌：{ $cards }
design-packs-mix = 新卡牌：{ $new }，以前印过：{ $old }
design-printed = 已印
design-registered = 已登记
design-prints-note = 序列号在{ $ledger }中，持有者的登记在{ $owners }中。
design-question = 问题
design-uses = 用到
design-term = 术语
design-meaning = 含义
design-unused = 没有卡牌或规则用到这个术语。
design-code = 密码
design-mark = 标记
design-place = 在牌面上的位置
design-author = 作者
design-taken = 已采用为{ $card }
design-state-new = 新到
design-state-in-talk = 商议中
design-state-wanted = 想要
design-state-declined = 已谢绝
design-same = 效果与{ $cards }相同
design-worse = 各方面都不如{ $cards }
design-better = 各方面都优于{ $cards }
design-no-match = 此游戏的规则没有描述完整的对局
design-no-match-hint = 此工具需要格式2的规则；其他工具也适用于本游戏。
design-working = 处理中…
design-none = 此游戏还没有
design-none-hint = 此处显示的内容由项目文件夹中的{ $file }决定。
design-wrong = 无法显示
design-save = 保存为文件
design-open-pack = 打开一包
design-receive = 添加投稿
design-issue = 发放序列号
design-surprise = 随机来一个
design-empty = 这里还什么都没有
design-all-kinds = 所有种类的效果
design-as-grid = 以网格显示
design-as-list = 以列表显示
design-add-to = 加到{ $card }
design-take = 采用为卡牌
design-put-on = 加到卡牌上…
design-comment-on = 评论对象
design-comment-card = 整张卡牌
design-comment-row = 第{ $n }行
design-measure-letters = 卡牌的字数
design-measure-rows = 卡牌的行数
design-measure-partners = 符合卡牌条件的卡牌数
design-measure-off-budget = 与预算的差距
design-measure-better = 更强的卡牌数
design-measure-negating = 无效化效果的百分比
design-measure-median-turns = 对局回合数的中位数
design-measure-shortest-game = 最短对局的回合数
design-measure-early = 早早结束的对局的百分比
design-measure-deck-wins = 牌组获胜的百分比
design-measure-overtaken = 后来更强的卡牌数
design-measure-rulings = 关于卡牌的裁定数
design-measure-acts = 每回合的决定数
design-measure-unplayed = 每场对局未打出的卡牌数
design-measure-watching = 对方只能旁观的回合的百分比
design-measure-stuck = 有回合无事可做的对局的百分比
design-measure-cut-off = 到最后回合才结束的对局的百分比
design-measure-price-rank = 价格与对局的一致程度（百分比）
design-measure-even-cards = 胜率为45–55%的卡牌的百分比
design-add = 添加：{ $name }
design-remove = 移除：{ $name }
design-up = 上移：{ $name }
design-down = 下移：{ $name }
design-nothing = 无
design-price-flat = 固定
design-price-each = 按数量
design-new-tag = 新标签
design-new-look = 新外观
design-add-tag = 添加标签
design-add-goal = 添加目标
design-set-up = 设置
design-field-id = 名称
design-field-find = 搜索条件
design-field-lang = 文本语言
design-field-requires = 还需要
design-field-group = 组
design-field-also = 手选卡牌
design-field-measure = 衡量项
design-field-at-least = 至少
design-field-at-most = 至多
design-field-turn = 在此回合前
design-field-operations = 操作
design-field-why = 原因
design-field-letter = 字母
design-field-weight = 重量（mg）
design-field-paper-weight = 克重（g/m²）
design-field-copies = 每种张数
design-field-size = 每包卡牌
design-field-rarities = 稀有度
design-field-target = 整包重量（mg）
design-field-paper = 插卡纸张
design-field-width = 宽度（µm）
design-field-height = 高度（µm）
design-field-printed = 以前印过
design-field-threshold = 所需编号数
design-field-one-per-account = 每账户一个
design-field-each-rarity = 每种稀有度
design-field-prefix = ID开头
design-field-slack = 容差
design-field-limits = 限额
design-field-types = 卡牌类型
design-field-base = 基础值
design-field-per = 每点增加
design-field-is = 固定
design-field-each = 按数量
design-field-lasting = 按持续时间
design-field-words = 按词语
design-field-bound = 按此数的界限
design-field-plus = 另加
design-field-who = 按玩家
design-field-to = 按目标
design-field-ways = 效果类型
design-field-timings = 时机
design-field-costs = 费用
design-field-condition = 带条件
design-field-all = 对所有符合者
design-field-all-targets = 全体目标
design-field-numbers = 越多越好
design-field-same = 两者相等
design-field-run = 印刷批次
design-field-unlock = 解锁
design-field-portal = 投稿
design-field-budget = 预算
design-field-better = 更强的卡牌
