## The window: screens and panels

screen-cards = 卡牌
screen-print = 列印
screen-generate = 產生
screen-settings = 設定
library = 卡牌一覽
library-tags = 標籤欄
# $shown and $all are counts of cards.
library-some = { $all }張卡牌中的{ $shown }張
library-all = { $all }張卡牌
library-flat = 不分組顯示
library-group = 依英雄分組
library-empty = 還沒有卡牌
library-empty-hint = 新增一張卡牌，或從剪貼簿貼上。
group-no-hero = 無英雄
fold = 收合
unnamed = 未命名
preview = 預覽
effects = 效果
languages = 語言
problems = 問題
effect = 效果
face = 牌面

## Columns of the library

column-id = ID
column-name = 名稱
column-type = 類型
column-languages = 語言
column-problems = 問題

## The filter

filter-clear = 清除篩選
filter-nothing = 沒有符合的卡牌
filter-nothing-hint = 沒有卡牌符合全部篩選條件。請拿掉一個詞，或清除篩選。

## Fields of a card

field-name = 名稱
field-type = 類型
field-hero = 英雄
field-book = 卷
field-status = 狀態
field-subtype = 子類型
field-trigger = 觸發時機
field-art = 插畫
field-notes = 備註
field-flavour = 風味文字
status-none = 無狀態
status-idea = 構想
status-draft = 草稿
status-playtest = 試玩
status-final = 定稿
art-hint = 將圖片拖放到這裡
art-choose = 選擇圖片
new-card-name = 新卡牌
choose = 選擇
more = 更多
copy-id = 複製ID
editor-empty = 未選取卡牌
editor-empty-hint = 請在卡牌一覽中選取，或新增一張。

## Rows

if = 條件
always = 始終
while-in-play = 在場期間
# $rows and $most are counts of rows.
rows-of = { $rows } / { $most }列
rows-empty = 還沒有任何列。這張卡牌要做什麼？
rows-full = 每張卡牌最多{ $n }列
row-number = 第{ $n }列
row-handle = 第{ $n }列：拖曳以移動
# $rows is a list of numbers.
row-numbers = 第{ $rows }列
row-no-text = 此列有錯誤，因此沒有文字
operation = 操作
operation-search = 搜尋操作
operation-of-row = 第{ $n }列的操作
value-of-row = 第{ $n }列的數值
# $types is a list of card types.
only-on = 僅限：{ $types }
part = 作用
part-base = 基礎
part-replace = 替換
part-bonus = 額外
condition = 條件
condition-add = 為第{ $n }列新增條件
condition-of-row = 第{ $n }列的條件
condition-number = 條件的數值
condition-remove = 刪除條件
condition-search = 搜尋條件
legacy = 傳承
# $limit is a percentage such as "50 %".
legacy-of = / { $limit }
legacy-none = 無法新增傳承：需要有帶數值的無條件列、有後面的卷，且份額尚有剩餘
# $op is the name of an operation, $book a number.
legacy-offer = 與第{ $book }卷對戰：{ $op }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = 列或卡牌的JSON
json-of-row = 第{ $n }列的JSON
json-row = 列
json-record = 卡牌
json-valid = 有效
json-no-row = 選取一列即可檢視其JSON。

## Languages of a card

languages-none = 還沒有文字
languages-none-hint = 卡牌沒有錯誤後，各語言的文字就會顯示在這裡。
language-source = 原文
language-own-words = 自訂文字
language-falls-back = 部分為英文
language-lacks-name = 名稱未翻譯
language-lacks-flavour = 風味文字未翻譯
language-open = 點擊可在「翻譯」中開啟
face-language = 卡牌語言

## The face

face-none = 卡牌沒有錯誤後，就會繪製牌面。
face-drawing = 正在繪製…
face-failed = 範本無法繪製此牌面。
face-size = 尺寸
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = 規則文字
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n }種語言放不下
face-all-fit = 全部放得下
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = 牌面縮放
face-point = 指向語句或列，即可檢視其來源。
export-picture = PNG

## Bars and menus

project-menu = 專案
recent-projects = 最近的專案
unsaved = 未儲存
read-only = 唯讀
search = 搜尋
words-search-or-new = 搜尋或輸入新詞
search-everything = 搜尋卡牌、指令、畫面
interface-language = 介面語言
problems-count = { $errors }個錯誤，{ $warnings }個警告
cards-chosen = 已選取{ $n }張卡牌
move-to-hero = 移至其他英雄
dismiss = 關閉通知
cancel = 取消
close = 關閉
apply = 套用

## What can be done

do-new-project = 新增專案
do-open = 開啟
do-save = 儲存
do-save-as = 另存新檔
do-backups = 先前版本
do-undo = 復原
do-redo = 重做
do-palette = 搜尋全部
do-shortcuts = 鍵盤快速鍵
do-problems = 顯示問題
do-next-problem = 下一個問題
do-fix-all = 修正所有同類問題
do-go-cards = 前往卡牌
do-go-print = 前往列印
do-go-generate = 前往產生
do-go-settings = 前往設定
do-new-card = 新增卡牌
do-duplicate-cards = 建立卡牌複本
do-delete-cards = 刪除卡牌
do-copy = 複製
do-cut = 剪下
do-paste = 貼上
do-bulk-edit = 批次編輯卡牌
do-replace = 尋找與取代
do-filter = 篩選卡牌
do-select-all = 選取所有顯示的卡牌
do-next-card = 下一張卡牌
do-previous-card = 上一張卡牌
do-edit-name = 編輯名稱
do-add-row = 新增列
do-add-legacy = 新增傳承
do-duplicate-row = 建立列複本
do-delete-row = 刪除列
do-row-up = 上移此列
do-row-down = 下移此列
do-json = 顯示JSON
do-zoom-in = 放大
do-zoom-out = 縮小
do-zoom-reset = 標準大小
do-dark = 深色主題
do-light = 淺色主題
do-system = 跟隨系統主題
do-quit = 結束

## The palette

palette-name = 搜尋全部
palette-hint = 指令、卡牌、畫面
palette-commands = 指令
palette-cards = 卡牌
palette-nothing = 找不到任何項目
palette-choose = 選擇
palette-run = 執行
palette-only-commands = 指令
palette-only-cards = 卡牌
# $found and $all are counts.
palette-count = { $found } / { $all }項
reason-nothing-to-undo = 沒有可復原的步驟
reason-nothing-to-redo = 沒有可重做的步驟
reason-no-card = 未選取卡牌
reason-no-row = 未選取列
reason-no-problem = 沒有問題
reason-read-only = 此專案為唯讀

## Problems

problem = 問題
problem-card = 卡牌
problem-place = 位置
problem-code = 代碼
problem-filter = 代碼、卡牌或訊息
problems-none = 沒有問題
problems-none-hint = 所有卡牌都符合規則。
problems-nothing = 沒有符合篩選的問題
fix-set = 設為{ $value }
fix-change = 改為{ $value }
fix-remove = 刪除{ $member }
fix-remove-conditions = 刪除條件
fix-remove-value = 刪除數值
fix-make-base = 改為基礎列
errors-shown = { $n }個錯誤
warnings-shown = { $n }個警告
# $code is the code of a kind of problem.
fix-all-of = 修正所有{ $code }

## Dialogs

files-open = 開啟專案
files-save-as = 儲存到資料夾
files-picture = 選擇圖片
files-path = 路徑
files-up = 上層資料夾
files-name = 新資料夾的名稱
files-empty = 這裡沒有可選擇的項目
files-no-portal = 系統在此無法顯示檔案對話方塊，因此使用Studio自己的對話方塊。
files-system = 系統的檔案對話方塊已在另一個視窗中開啟。
files-here = 改在此處選擇
choose-this-folder = 選擇此資料夾
find = 尋找
replace-with = 取代為
in-names = 名稱中
in-notes = 備註中
in-flavour = 風味文字中
match-case = 區分大小寫
only-chosen = 僅限選取的卡牌
replace-all = 全部取代
replace-found = { $n ->
    [0] 找不到
   *[other] 在{ $n }張卡牌中找到
}
bulk-title = 編輯{ $n }張卡牌
bulk-hint = 此處的設定會套用到所有選取的卡牌，並作為一個步驟。
bulk-unchanged = 不變更
conflict-title = 檔案已被其他程式變更
conflict-hint = 你開啟此專案之後，有其他人儲存了它。目前沒有覆寫任何內容。
conflict-legend = −為此處，+為檔案；雙方改了同一處時，合併後保留此處的內容
conflict-mine = 保留我的變更
conflict-theirs = 採用檔案中的變更
conflict-merge = 合併雙方
conflict-changed-mine = 在此處變更
conflict-changed-theirs = 在別處變更
conflict-changed-both = 雙方都已變更
recovery-title = 發現未儲存的編輯
recovery-hint = 有{ $n }項變更尚未儲存，Studio就已結束。
recovery-recover = 救回
recovery-discard = 捨棄
backups-title = 先前版本
backups-none = 還沒有先前版本。每次儲存時會保留一個。
backups-restore = 還原
end-title = 有未儲存的編輯
end-hint = 繼續之前要儲存嗎？
end-save = 儲存
end-discard = 不儲存

## The start screen, and the dialog for a new project

screen-start = 開始
do-go-start = 開始畫面
start-projects = 專案
start-no-projects = 還沒有專案
start-no-projects-hint = 從右側的遊戲開始，或開啟一個資料夾。
start-no-match = 沒有相符的項目
start-filter = 篩選專案和遊戲
start-missing = 在原本的位置找不到
start-forget = 從清單中移除
start-back = 回到開啟的專案
start-days = { $n ->
    [0] 今天
    [1] 昨天
   *[other] { $n }天前
}
start-cards = { $n }張卡牌
start-decks = { $n }副牌組
start-begin = 從一個遊戲開始
start-begin-hint = 一份可以自由修改的完整遊戲：規則、卡牌、牌面和16種語言的文字
start-small = 或從小處著手
start-small-hint = 最小的完整遊戲，逐項說明
start-begin-with = 建立副本
start-look = 看一看
begin-title = 新增專案
begin-hint = 將內附的遊戲複製到專屬的資料夾。
begin-game = 遊戲
begin-folder = 所在資料夾
begin-rules-only = 只要規則，不要卡牌
begin-now = 建立
begin-no-name = 請填寫專案的名稱和資料夾。
begin-taken = { $path }已存在且不是空的。
begin-place = 將建立於{ $path }。
outline-title = 空白遊戲
outline-hint = 三個步驟，所有規則之後都可以修改。
outline-begin = 建立遊戲…
outline-name = 我的遊戲
outline-card = 卡牌有什麼
outline-turn = 回合是什麼
outline-end = 如何獲勝
outline-so-far = 目前的遊戲
outline-most = { $what }上限
outline-deck = 牌組張數
outline-copies = 同名卡牌上限
outline-grows = 每回合增加一
outline-hand = 起始手牌
outline-drawn = 每回合抽牌數
outline-field = 在場上限
outline-life = 起始生命
outline-decked = 無法抽牌的玩家落敗
outline-limit = 回合上限
outline-trying = 正在進行隨機對局…
outline-tried = 用普通卡牌進行{ $n }場隨機對局：{ $ended }場在回合上限前結束，中位數為{ $turns }回合。

## Settings

settings-look = 外觀
settings-theme = 主題
settings-zoom = 縮放
settings-language = 語言
settings-card-language = 卡牌語言
settings-about = 關於
settings-version = 版本{ $version }
settings-licences = Inter、JetBrains Mono和Noto採用SIL Open Font License，Lucide的圖示採用ISC授權。

## Locales

screen-locales = 翻譯
do-go-locales = 前往翻譯
messages = 字串
messages-search = ID、原文或譯文
messages-nothing-hint = 沒有字串符合全部條件。請拿掉一個條件，或清空搜尋。
messages-approved = 已核准{ $done }/{ $all }
message-empty = 未選取字串
message-empty-hint = 在清單中選擇一則，即可編輯、檢查並在卡牌上檢視。
message-none = 尚無譯文
message-used = 用於{ $n }張卡牌
translation-language = 目標語言
state-missing = 缺少
state-draft = 草稿
state-suggested = 建議
state-approved = 已核准
state-needs-work = 需修改
state-rejected = 已退回
state-outdated = 原文已變
all-files = 所有檔案
all-checks = 任意檢查
with-problems = 有問題
filter-file = 依檔案篩選
filter-check = 依檢查篩選
group-operations = 操作
group-conditions = 條件
group-triggers = 觸發時機
group-targets = 目標
group-costs = 費用與持續時間
group-frames = 句式
group-words = 詞彙
group-names = 名稱
group-cards = 卡牌
group-trace = 過程
group-rules = 規則
group-interface = 介面
group-other = 其他
locale-source = 原文
source-before = 核准時的原文
source-now = 現在的原文
source-changed = 核准之後原文有變更。
source-signature = 原文的變數或屬性已與核准時不同。
fluent = Fluent
fields = 欄位
writing-mode = 書寫方式
fields-entangled = 這段文字的分支無法用欄位表示，請用Fluent書寫。
fields-broken = 這段文字尚不正確，請用Fluent修正。
field-text = 本文
fields-by-number = 依複數形式分別書寫
new-text-marked = 新寫的文字在儲存前會有標記。
not-kept-yet = 尚未儲存：請先改正錯誤。
caret-place = 第{ $line }行，第{ $column }欄
checks = 檢查
checks-count = { $pass }項通過，{ $look }項待查
check-syntax = 語法
check-variables = 變數
check-plurals = 複數形式
check-attributes = 屬性
check-references = 參照
check-typography = 標點與空格
check-terms = 術語
check-forms = 詞形
check-fidelity = 與各列所做相符
other-languages = 其他語言
other-languages-more = 顯示所有語言
other-languages-fewer = 顯示較少語言
terms = 術語
comments = 評論
comment-write = 寫評論
comment-send = 新增
message-history = 歷程
history-none = 尚無紀錄
lexicon = 詞彙
lexicon-word = 詞彙中的詞
lexicon-plain = 原形
lexicon-add-form = 新增詞形
cells-missing = 缺{ $n }格
cell-missing = 缺
coverage = 涵蓋情況
coverage-none = 每個操作在每種語言中都有文字。
coverage-blocks = { $n }張卡牌缺它
real-cards = 在實際卡牌上
real-cards-none = 沒有卡牌顯示這段文字。
sweep-value = 數值
cards-changed = 受此變更影響的卡牌
count-of = { $n }/{ $all }
cards-changed-none = 沒有卡牌的文字與已儲存的不同。
changes-layout = 排版
layout-same = 與之前相同
more-troubles = 還有{ $n }處
new-language = 新語言
new-language-hint = 其檔案從所需的複數形式和詞形開始，尚未翻譯處為英文。
new-language-tag = 語言代碼，如nl或pt-PT
create = 建立
do-approve = 核准並繼續
do-suggest = 建議並繼續
do-needs-work = 標為需修改
do-reject = 說明理由並退回
reject = 退回
reject-reason = 為什麼退回？
do-approve-shown = 核准所有顯示項
do-next-message = 下一則字串
do-previous-message = 上一則字串
do-copy-source = 複製原文
do-edit-message = 書寫譯文
do-filter-messages = 篩選字串
do-fields = 用欄位書寫
do-comment = 寫評論
do-first-fix = 套用第一個修正
do-next-value = 卡牌上的下一個數值
do-new-language = 新語言
do-suggest-only = 僅作建議
suggestions = 建議
suggestion-take = 採用
suggestion-drop = 捨棄
author-name = 顯示在你的工作旁的名字
wording = 自訂文字
wording-of = 自訂文字（{ $language }）
wording-remove = 恢復產生的文字
wording-stale = 寫下這段文字之後，各列有了變更。
toast-approved = 已核准{ $n }則
toast-approve-blocked = 有錯誤，無法核准：請先改正。
toast-all-done = 這裡已無待辦。
comment-resolved = 已解決
did-edited = 已修改
did-removed = 已移除
did-reopened = 重新開啟
did-accepted = 已採用建議
mend-remove = 移除
mend-put = 改為{ $text }
new-language-there = 該語言已存在。
mend-add-form = 新增{ $form }
mend-copy-attribute = 從原文複製{ $name }
mend-space = 改為正確的空格

## Print

print-what = 內容
print-all = 所有卡牌
print-shown = 一覽中的卡牌
print-chosen = 選取的卡牌
print-as = 格式
print-png = 圖片（PNG）
print-pdf = 拼版（PDF）
print-svg = 向量圖（SVG）
print-tts = 用於Tabletop Simulator
print-gallery = 藝廊（網頁）
print-only-unlocked = 僅顯示已解鎖的卡牌
print-open = 在瀏覽器中開啟
print-unusable = 無法使用{ $path }：{ $words }
print-dpi = 解析度（dpi）
print-paper = 紙張
print-bleed = 出血
print-crop-marks = 裁切標記
print-backs = 雙面列印用的牌背
print-to = 資料夾
print-start = 列印
# $done and $all are counts of cards.
print-progress = { $done } / { $all }張
print-done = 已列印{ $n }張卡牌
print-stopped = 列印已停止，沒有留下未完成的內容。
print-cards = { $n }張卡牌
print-languages = 語言
print-all-languages = 所有語言
print-one-language = 單一語言
print-left-out = 因錯誤而略過：{ $n }張
# $path is a folder or a file.
print-written = 已列印到{ $path }
print-failed = 什麼都沒有列印。
print-denied = 不允許寫入{ $path }；請選擇其他資料夾
print-no-folder = { $path }的位置已有檔案；請選擇其他資料夾
print-full = { $path }所在的磁碟已滿
print-unwritable = 無法寫入{ $path }：{ $words }
print-not-made = 未列印：{ $n }
print-more-problems = 另有{ $n }個
# $n is the page, $all the number of pages.
print-page-of = 第{ $n }頁，共{ $all }頁
print-back-side = 牌背
print-first-page = 首頁
print-previous-page = 上一頁
print-next-page = 下一頁
print-last-page = 末頁
print-nothing = 沒有可列印的內容。
print-nothing-hint = 請選擇其他卡牌，或清除卡牌一覽的篩選。
print-no-language = 未選擇語言。
print-no-language-hint = 請至少勾選一種語言。

## Generate

generate-next = 新卡牌
generate-last = 上一批
generate-shown = 顯示方式
generate-list = 清單
# $n: the number of cards
generate-pool = { $n }張卡池
generate-over = 文字超出牌面
generate-a-second = 每秒卡牌數
generate-cost = 費用
generate-cost-fitted = 依價格決定
generate-cost-drawn = 隨機
generate-refuse = 拒絕
generate-same = 相同的
generate-worse = 更差的
generate-like = 參照
generate-locked = 已鎖定
generate-lock-operation = 僅鎖定操作
generate-unlock = 解除鎖定
generate-others = 其他選擇
generate-weight-hint = 按兩下：恢復規則的權重。Alt+按一下：僅保留此項。
generate-seen = 已看{ $seen }張，加入{ $taken }張
generate-like-none = 不參照卡牌
generate-weights = 權重
generate-edits = 已變更：{ $n }
generate-reset = 恢復規則的權重
generate-keep = 將這些權重儲存到規則
generate-types = 類型
generate-timings = 時機
generate-targets = 目標
generate-operations = 操作
generate-impossible = 沒有這樣的卡牌
generate-working = 正在產生卡牌…
generate-take = 加入
generate-taken = 已加入
generate-more = 更多類似
generate-again = 重來
generate-price = 價格
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = 預算{ $n }，{ $off }
generate-derived = 機率
# The probability of a card.
generate-one-in = { $n }分之1
# A part of a card follows, such as “row 1”.
generate-lock = 鎖定
generate-rows = 每張卡牌的列數
generate-nested = 巢狀
generate-off = 價格減預算
generate-fits = 首次即合適
generate-refused = 已拒絕
generate-refused-same = 與某張卡牌相同
generate-refused-worse = 比某張卡牌更差
generate-refused-budget = 超出範圍
generate-refused-check = 不符合規則檢查
generate-drawn = 按權重抽取
generate-nearest = 最相近的卡牌
generate-parts = 不同之處：{ $n }
generate-budget = 各費用的預算

## Notices

toast-saved = 已儲存
toast-saved-formatted = 已儲存，並整理為標準格式
toast-reloaded = 檔案已被其他程式變更，已重新讀取
toast-id-copied = 已複製ID
toast-row-copied = 已複製列
toast-cards-copied = 已複製卡牌
toast-deleted = 已刪除{ $n }張卡牌

## Balance

screen-balance = 平衡
do-go-balance = 前往平衡
do-run-balance = 模擬
do-sensitivity = 敏感度
do-stop-work = 停止模擬
do-calibrate = 校準
do-evaluate = 卡牌強度
do-save-result = 儲存結果
do-open-result = 開啟結果
do-export-result = 將卡牌匯出為CSV
balance-heroes = { $who ->
    [decks] 牌組
   *[heroes] 英雄
}
balance-heroes-hint = 長條：平均，線：最低至最高的對戰
balance-book = 第{ $n }卷
balance-all = 全部{ $n }
balance-chosen = 已選{ $n }
balance-choose-heroes = { $who ->
    [decks] 選擇牌組
   *[heroes] 選擇英雄
}
balance-two-heroes = { $who ->
    [decks] 請至少選擇兩副牌組
   *[heroes] 請至少選擇兩名英雄
}
balance-games = 局數
balance-seed = 種子
balance-new-seed = 換一個種子
balance-players = 玩家
player-random = 隨機
player-easy = 簡單
player-greedy = 貪婪
player-search = 搜尋
balance-threads = 執行緒
balance-progress = 對戰{ $done }/{ $all }
balance-left = 剩餘{ $time }
balance-simulating = 正在模擬
balance-calibrating = 正在校準
balance-measuring = 正在測量各列
balance-evaluating = 正在評估卡牌
balance-preparing = 正在準備…
balance-done = 模擬已完成
balance-evaluated = 評估已完成
balance-stopped = 模擬已停止
balance-broken = 工作意外中斷，這是程式的錯誤
balance-busy = 還有其他工作在進行，請先停止
balance-errors = 專案有錯誤，無法進行對局
balance-errors-hint = 請先修正；問題清單中列有位置。
balance-no-heroes = { $who ->
    [decks] 可對局的牌組不足兩副
   *[heroes] 可對局的英雄不足兩名
}
balance-no-heroes-hint = { $who ->
    [decks] 符合構築規則且卡牌沒有錯誤的牌組才能對局。
   *[heroes] 牌組完整且沒有錯誤的英雄才能對局。
}
balance-empty = 還沒有數據
balance-empty-hint = { $who ->
    [decks] 在上方選擇牌組和局數，然後模擬。每副牌組都與其他牌組對戰，共{ $n }組。
   *[heroes] 在上方選擇英雄和局數，然後模擬。每名英雄都與其他英雄對戰，共{ $n }組。
}
balance-matchups = 對戰
balance-matchups-hint = { $who ->
    [decks] 該列牌組的勝率，%
   *[heroes] 該列英雄的勝率，%
}
balance-changed-note = 顯著變化：{ $n }/{ $all }
balance-against = { $one }對戰{ $other }
balance-win-rate = 勝率
balance-change = 變化
balance-before = 之前
balance-interval = 95%區間
balance-first-seat = 先手
balance-length = 長度
balance-turns = { $n }回合
balance-turns-share = { $n }回合：{ $rate }
balance-not-run = 尚未進行
balance-outside = 45～55之外：{ $n }
balance-outside-band = 45～55之外
balance-beyond = 統計顯著
balance-game-length = 對局長度
balance-ends = 對局如何結束
balance-end-rule = 由其他規則
balance-length-note = 雙方回合數，中位數{ $n }，先手勝率{ $rate }
balance-mean = 平均
balance-not-printed = * 模擬用護盾，卡牌上印的是另一數值
balance-cards = 卡牌
balance-cards-all = 全部
balance-silent = 從未生效
balance-changed = 有變化
balance-played = 打出
balance-drawn = 抽到時勝率
balance-played-win = 打出時勝率
balance-reach = 區間
balance-silent-rows = { $n }局中從未生效的列：{ $rows }
balance-open-card = 開啟卡牌
balance-result = 結果
balance-run = 第{ $n }次執行
balance-compare = 比較
balance-compare-with = 與{ $run }比較
balance-compare-none = 不比較
balance-differs = { $run }的條件不同：{ $what }
balance-other-game = 卡牌或規則不同
balance-stale = 這些數據屬於卡牌或規則的較早狀態
balance-again = 重新執行
balance-gone = 已不在遊戲中：{ $heroes }
balance-stopped-at = 已停止：完成{ $done }/{ $all }組對戰
balance-go-on = 繼續
balance-game = 對局
balance-show-game = 檢視對局
balance-watch = 在沙盒中觀看
balance-watch-hint = 在沙盒中從開局開啟此對局，可逐步檢視
balance-watch-changed = 此對局之後卡牌已變更，請重新模擬。
balance-won = { $who }獲勝
balance-draw = 平手
balance-game-note = { $won }，{ $n }回合，種子{ $seed }
balance-turn = 第{ $n }回合
balance-end = 階段結束
balance-calibration = 校準
balance-calibration-hint = 在允許範圍內調整初始護盾和傳承數值，直到所有對戰都在45～55%之內。套用提案之前不會有任何變更。
balance-shields = 護盾
balance-legacy-values = 傳承數值
balance-rounds = 輪數
balance-round = 第{ $n }輪：45～55之外{ $outside }組，最遠{ $rate }
balance-round-plain = 無傳承：45～55之外{ $outside }組，最遠{ $rate }
balance-proposal = 提案
balance-changes = 變更：{ $n }
balance-no-proposal = 沒有更好的變更。
balance-applied = 已套用，或數值此後有變
balance-rows-of = { $card }的敏感度
balance-rows-hint = 數值加一或減一時{ $hero }勝率變化的百分點，每項變更的局數：{ $games }
balance-rows-stopped = 尚未測量。
balance-no-values = 這張卡牌沒有可改數值的列。
balance-not-tried = 第{ $n }列不能為{ $value }
balance-no-match = 此專案的規則沒有描述對局，因此無法使用其卡牌進行對戰
balance-strength = 強度
balance-strength-hint = 含有該卡牌的牌組的勝率，按卡牌的參與程度加權：分別在隨機牌組和朝著取勝演化的牌組中測得。
balance-pairs = 對局組數
balance-by-chance = 隨機
balance-evolved = 演化
balance-prices = 相符的價格
balance-prices-hint = 操作的價格相對於現價應為多少。套用提案之前不會有任何改變。
balance-no-prices = 強度無法說明價格。
balance-saved = 已儲存：{ $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = 將ID設為「{ $value }」
undo-set-name = 將名稱設為「{ $value }」
undo-set-type = 將類型設為「{ $value }」
undo-set-number = 將{ $number }設為「{ $value }」
undo-set-subtype = 將子類型設為「{ $value }」
undo-set-trigger = 將觸發時機設為「{ $value }」
undo-set-hero = 將英雄設為「{ $value }」
undo-set-book = 將卷設為「{ $value }」
undo-set-flavour = 設定風味文字
undo-set-art = 將插畫設為「{ $value }」
undo-set-notes = 設定備註
undo-set-status = 將狀態設為「{ $value }」
undo-set-wording = 設定文字：{ $language }
undo-set-all = 編輯{ $count }張卡牌
undo-set-row = 變更第{ $row }列
undo-insert-rows = 新增{ $count }列
undo-remove-row = 刪除第{ $row }列
undo-move-row = 移動第{ $row }列
undo-duplicate-row = 建立第{ $row }列的複本
undo-add-card = 新增{ $id }
undo-add-hero = 新增{ $id }
undo-add-book = 新增{ $name }
undo-duplicate = { $count ->
    [1] 建立{ $name }的複本
   *[other] 建立{ $count }張卡牌的複本
}
undo-delete = { $count ->
    [1] 刪除{ $name }
   *[other] 刪除{ $count }張卡牌
}
undo-move-to-hero = 移至{ $hero }
undo-paste-cards = { $count ->
    [1] 貼上{ $name }
   *[other] 貼上{ $count }張卡牌
}
undo-set-json = 編輯{ $name }的JSON
undo-replace = 將「{ $find }」取代為「{ $with }」
undo-fix = 修正{ $count }個問題
undo-set-levers = 校準平衡（{ $count }項）
undo-set-ruleset = 變更規則集
undo-write-message = 編輯{ $id }（{ $language }）
undo-remove-message = 移除{ $id }（{ $language }）
undo-approve-messages = 核准字串：{ $count }則（{ $language }）
undo-review-messages = 審閱字串：{ $count }則（{ $language }）
undo-new-language = 新語言：{ $language }
undo-reload = 重新讀取檔案
undo-merge = 與檔案合併
undo-recover = 救回未儲存的編輯
undo-restore = 還原先前版本

## The sandbox

screen-sandbox = 沙盒
do-go-sandbox = 前往沙盒
do-try = 在棋盤上試用
do-resolve = 結算
do-step = 單步
do-back = 後退
do-restart = 重新開始
do-save-scenario = 儲存情境
do-run-scenarios = 執行情境
do-new-match = 新對局
sandbox-board = 棋盤
sandbox-presets = 起始棋盤
sandbox-scenarios = 情境
sandbox-open-file = 開啟情境或對局
preset-empty = 空棋盤
preset-mid-game = 中局
preset-nearly-dead = 瀕臨落敗
preset-full = 擺滿的棋盤
preset-later-book = 中局，面對後續卷
sandbox-against = { $one }對{ $other }
sandbox-turn = 回合
sandbox-seed = 種子
sandbox-play-on = 繼續對局
sandbox-play-on-hint = 從此局面起按規則進行
sandbox-end-turn = 結束回合
sandbox-no-scenarios = 專案還沒有情境
sandbox-pass = 全部通過：{ $n }
sandbox-fail = 未通過：{ $n }
sandbox-passing = 通過
sandbox-failing = 未通過
sandbox-about = 情境說明
sandbox-save-hint = 將棋盤、步驟和預期值儲存為檔案。
sandbox-taken = 已有同名檔案，或此檔案已被其他程式變更。請換一個名稱。
sandbox-drag-hint = 拖到區域，或按Alt+Enter
sandbox-put-into = 放入
sandbox-move-to = 移到
sandbox-add-card = 新增卡牌
sandbox-remove = 移除
sandbox-copy-card = 複製一份
sandbox-card-menu = 卡牌
sandbox-play-card = 從手牌打出
sandbox-arrived = 本回合入場
sandbox-not-arrived = 先前已在場
sandbox-reveal = 標為已翻開
sandbox-hide = 標為未翻開
sandbox-revealed = 已翻開
sandbox-count = 卡牌數量
sandbox-pile = 牌堆中的卡牌
sandbox-pile-hint = 移到手牌
sandbox-no-hero = 沒有英雄
sandbox-more-numbers = 更多數值
sandbox-expect-this = 將此值加入預期值
sandbox-written-out = 沒有ID的卡牌
sandbox-played-by = 使用者
sandbox-pick = 選取一張卡牌
sandbox-pick-hint = 點選左側或棋盤上的卡牌，再按「結算」或「單步」。
sandbox-no-rows = 此卡牌沒有效果。
sandbox-undone = 已復原
sandbox-next = 下一列
sandbox-choose-target = 請在棋盤上選擇目標
sandbox-rules-choose = 由規則選擇
sandbox-trace = 過程
sandbox-step = 第{ $n }步：{ $what }
sandbox-steps = 步驟：{ $n }
sandbox-copy-trace = 複製過程
toast-trace-copied = 已複製過程
sandbox-nothing = 還沒有發生任何事
sandbox-nothing-hint = 選取一張卡牌並結算：每一列都會在此說明做了什麼以及原因。
sandbox-no-board = 此檔案不是棋盤
sandbox-no-board-hint = 問題列在上方。請從別的棋盤開始，或修正檔案。
sandbox-expectations = 預期值
sandbox-holding = { $all }項中{ $n }項成立
sandbox-expect = 加入預期值
sandbox-expect-hint = 加入一個預期值，情境便會檢查它。
sandbox-found = 現在{ $value }
sandbox-forget = 移除預期值
sandbox-match = 對局
sandbox-legal = 可進行的操作
sandbox-log = 紀錄
sandbox-log-start = 開局
sandbox-back-to = 收回到此處
sandbox-forth-to = 重做到此處
sandbox-to-end = 到最後
sandbox-to-move = 輪到{ $who }，第{ $turn }回合
sandbox-end-phase = 結束階段
sandbox-won = { $who }獲勝
sandbox-draw = 平手
sandbox-player = 玩家
player-by-hand = 手動
sandbox-first = 先手
sandbox-first-rules = 按規則
sandbox-begin = 開始
sandbox-undo-edit = 編輯棋盤
sandbox-undo-action = 對局操作
tabletop-yes = 是
tabletop-no = 否
tabletop-effect = 效果{ $n }
tabletop-no-target = 無目標
tabletop-order = 順序
tabletop-order-hint = 按選擇的順序
tabletop-use = 使用嗎？
tabletop-choose = 選擇{ $n }個
tabletop-choose-some = 選擇{ $min }至{ $max }個
tabletop-costs = 無法支付費用
tabletop-over = 對局已結束。請收回決定，或開始新的對局。
tabletop-shown = 「{ $what }」之後的棋盤
tabletop-shown-title = 操作中途
tabletop-shown-hint = 可逐條檢視，或到最後再作決定。
tabletop-show-entry = 顯示此時的棋盤
tabletop-confirm = 確認
tabletop-pass = 讓過
tabletop-pass-key = 空白鍵
tabletop-thinks = 由程式為該玩家決定
tabletop-nothing = 現在沒有可做的事
tabletop-why = 為什麼？
tabletop-why-hint = 在貪婪玩家看來，此決定比讓過或之前的局面多得多少，以及在所有回答中的名次
tabletop-why-others = 其他回答
tabletop-waiting = 等待中
tabletop-waiting-hint = { $n }個，下一個在最上
tabletop-waiting-more = 還有{ $n }個
tabletop-limbo = 使用中
tabletop-rule = 規則
tabletop-edited = 已編輯的棋盤
tabletop-unwritten = 棋盤無法記錄{ $card }目前受到的影響。請編輯更早的局面。
tabletop-unlaid = 規則不允許這樣的棋盤：{ $fault }
tabletop-library = 遊戲的卡牌
tabletop-chapters = 章節
tabletop-match-hint = 專案中的兩副牌組。相同的種子產生相同的對局。
tabletop-seen-by = 顯示誰的隱藏卡牌
tabletop-seen-by-hand = 由你操控的玩家
tabletop-seen-by-both = 雙方玩家
tabletop-forward = 下一個決定
tabletop-back = 回到你的上一個決定
tabletop-empty = 沒有對局
tabletop-empty-hint = 對局需要沒有錯誤的規則。
tabletop-question = 提問
tabletop-not-now = 現在不行
tabletop-used = 已使用
tabletop-full = 沒有空位
tabletop-not-from-here = 不能從該區域
tabletop-aimless = 沒有可用的目標

## Rows and screens of games that are data

slot-on = 時機
slot-as = 方式
slot-once = 次數
slot-may = 可選
slot-cost = 費用
slot-word = 詞語
slot-who = 玩家
slot-to = 目標
slot-for = 持續
slot-add = 加入第{ $n }列
slot-nothing = 沒有可選的項目。
slot-once-turn = 每回合一次
slot-once-match = 每場對局一次
slot-who-self = 你
slot-who-opponent = 對手
slot-who-both = 雙方玩家
group-no-type = 無類型
field-keywords = 關鍵詞
undo-set-words = 將{ $set }改為{ $value }

## Abilities and targets of whole games

abilities-of = { $abilities }個能力
rows-counted = { $rows }列
do-add-ability = 新增能力
do-ability-up = 上移能力
do-ability-down = 下移能力
do-row-in = 將此列移入上一列
do-row-out = 將此列移出
do-duplicate-ability = 建立能力複本
do-delete-ability = 刪除能力
undo-move-ability = 移動能力
undo-remove-ability = 刪除能力
undo-duplicate-ability = 建立能力複本
undo-add-ability = 新增能力
ability-handle = 第{ $n }列的能力：拖曳以移動
ability-plain = 照常
effects-add = 新增第{ $n }列賦予的列
slot-remove = 移除
slot-card = 牌
slot-against = 針對
card-by-chance = 隨機一張牌
slot-card-named = 依名稱
slot-card-random = 隨機
slot-card-written = 在此寫明
slot-card-add = 新增屬性
flag-yes = 是
flag-no = 否
count-at-least = 至少
count-at-most = 至多
count-exactly = 恰好
target-preset = 預設
target-custom = 自訂
target-who = 玩家
target-who-self = 你
target-who-opponent = 對手
target-who-any = 任一方
target-zone = 區域
target-zone-add = 新增區域
target-count = 數量
target-exactly = 恰好
target-up-to = 至多
target-all = 全部
target-chosen = 選擇
target-choose = 由你選擇
target-by-opponent = 由對手選擇
target-named = 使用時指定
target-random = 隨機
target-most = 最大
target-least = 最小
target-number = 數值
target-other = 此牌以外的牌
target-filters = 篩選
target-fits = { $of }張中有{ $n }張符合
target-show = 顯示
filter-add = 篩選條件
filter-or = 或
filter-in-play = 對局中才知道
tests-any = 任一
tests-all = 全部
tests-not = 非

## Decks

do-decks = 編輯牌組
deck-choose = 選擇牌組
deck-new = 新增牌組
deck-duplicate = 複製牌組
deck-delete = 刪除牌組
deck-copy = 將牌組複製為文字
deck-save = 將牌組存為文字
deck-name = 牌組名稱
deck-leader = 領袖
deck-locked = 已鎖定：卡牌由英雄決定
deck-none = 還沒有牌組
deck-none-hint = 牌組是沙盒和平衡對局所用的卡牌清單。
deck-empty = 這個牌組還沒有卡牌
deck-empty-hint = 按兩下卡牌庫中的卡牌，或在卡牌上按 +。
deck-add = 加一張
deck-remove = 減一張
deck-legal = 符合牌組規則
deck-unchecked = 規則不限制牌組
deck-hand = 試抽手牌
deck-redraw = 重新發手牌
deck-draw = 抽一張牌
deck-hand-none = 這個牌組發不出手牌。
column-in-deck = 組內
toast-deck-copied = 已複製牌組
undo-set-deck = 變更{ $name }

## Import

do-import = 匯入卡牌
import-new = 新增：{ $n }
import-changed = 變更：{ $n }
import-same = 不變：{ $n }
import-absent = 不在表中：{ $n }
import-line = 第{ $n }行
import-unread = 未能理解（{ $n }）：{ $text }
import-now = 匯入
import-blocked = 沒有可匯入的內容：請先修正錯誤，或者沒有新內容。
undo-import = 匯入卡牌

## The gallery of cards, a page for any browser

gallery-search = 搜尋名稱和文字
gallery-tags = 標籤
# $n is a count of cards.
gallery-count = 卡牌：{ $n }張
gallery-nothing = 沒有符合的卡牌。請減少標籤或清空搜尋。
gallery-locked = 未解鎖的卡牌
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = 已登記：{ $counted }/{ $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = 卡牌「{ $name }」

do-design = 設計工具
do-submit = 投稿卡牌
design-line = 產生流程
design-goals = 目標
design-packs = 補充包
design-prints = 已印卡牌
design-inbox = 投稿
design-rulings = 裁定
design-glossary = 術語表
design-clues = 隱藏密碼
design-text = 文字
design-cards = 卡牌
design-combinations = { $all }種組合中允許{ $shown }種
design-excluded = { $rule }：排除{ $n }種
design-no-file = 沒有這個檔案
design-step = 步驟
design-step-combine = 組合
design-step-tag = 加標籤
design-step-write = 寫入
design-count = 數量
design-group = 分組
design-lift = 提升度
design-won = 勝率
design-tags-of = { $card }的標籤：{ $tags }
design-goal = 目標
design-bound = 界限
design-values = 測得
design-state = 狀態
design-met = 達成
design-missed = 未達成
design-unmeasured = 未測量
design-unmeasured-hint = 請在「平衡」畫面進行對局，此目標會據此測量。
design-no-values = 此目標沒有可測量的內容。
design-pack = 補充包
design-lore = 故事卡
design-packs-note = 已印卡牌：{ $cards }，補充包：{ $packs }；集齊全套平均需要{ $n }包
design-packs-trades = 交換卡牌的玩家：{ $players }，每人補充包：{ $n }，交換的卡牌：{ $cards }
design-packs-mix = 新卡牌：{ $new }，以前印過：{ $old }
design-printed = 已印
design-registered = 已登記
design-prints-note = 序號在{ $ledger }中，持有者的登記在{ $owners }中。
design-question = 問題
design-uses = 用到
design-term = 術語
design-meaning = 含義
design-unused = 沒有卡牌或規則用到這個術語。
design-code = 密碼
design-mark = 標記
design-place = 在牌面上的位置
design-author = 作者
design-taken = 已採用為{ $card }
design-state-new = 新到
design-state-in-talk = 商議中
design-state-wanted = 想要
design-state-declined = 已婉拒
design-same = 效果與{ $cards }相同
design-worse = 各方面都不如{ $cards }
design-better = 各方面都優於{ $cards }
design-no-match = 此遊戲的規則沒有描述完整的對局
design-no-match-hint = 此工具需要格式2的規則；其他工具也適用於本遊戲。
design-working = 處理中…
design-none = 此遊戲還沒有
design-none-hint = 此處顯示的內容由專案資料夾中的{ $file }決定。
design-wrong = 無法顯示
design-save = 儲存為檔案
design-open-pack = 打開一包
design-receive = 加入投稿
design-issue = 發放序號
design-surprise = 隨機來一個
design-empty = 這裡還什麼都沒有
design-all-kinds = 所有種類的效果
design-as-grid = 以網格顯示
design-as-list = 以清單顯示
design-add-to = 加到{ $card }
design-take = 採用為卡牌
design-put-on = 加到卡牌上…
design-comment-on = 評論對象
design-comment-card = 整張卡牌
design-comment-row = 第{ $n }列
design-measure-letters = 卡牌的字數
design-measure-rows = 卡牌的列數
design-measure-partners = 符合卡牌條件的卡牌數
design-measure-off-budget = 與預算的差距
design-measure-better = 更強的卡牌數
design-measure-negating = 無效化效果的百分比
design-measure-median-turns = 對局回合數的中位數
design-measure-shortest-game = 最短對局的回合數
design-measure-early = 早早結束的對局的百分比
design-measure-deck-wins = 牌組獲勝的百分比
design-measure-overtaken = 後來更強的卡牌數
design-measure-rulings = 關於卡牌的裁定數
design-measure-acts = 每回合的決定數
design-measure-unplayed = 每場對局未打出的卡牌數
design-measure-watching = 對方只能旁觀的回合的百分比
design-measure-stuck = 有回合無事可做的對局的百分比
design-measure-cut-off = 到最後回合才結束的對局的百分比
design-measure-price-rank = 價格與對局的一致程度（百分比）
design-measure-even-cards = 勝率為45–55%的卡牌的百分比
design-add = 新增：{ $name }
design-remove = 移除：{ $name }
design-up = 上移：{ $name }
design-down = 下移：{ $name }
design-nothing = 無
design-price-flat = 固定
design-price-each = 依數量
design-new-tag = 新標籤
design-new-look = 新外觀
design-add-tag = 新增標籤
design-add-goal = 新增目標
design-set-up = 設定
design-field-id = 名稱
design-field-find = 搜尋條件
design-field-lang = 文字語言
design-field-requires = 還需要
design-field-group = 群組
design-field-also = 手選卡牌
design-field-measure = 衡量項
design-field-at-least = 至少
design-field-at-most = 至多
design-field-turn = 在此回合前
design-field-operations = 操作
design-field-why = 原因
design-field-letter = 字母
design-field-weight = 重量（mg）
design-field-paper-weight = 克重（g/m²）
design-field-copies = 每種張數
design-field-size = 每包卡牌
design-field-rarities = 稀有度
design-field-target = 整包重量（mg）
design-field-paper = 插卡紙張
design-field-width = 寬度（µm）
design-field-height = 高度（µm）
design-field-printed = 以前印過
design-field-threshold = 所需編號數
design-field-one-per-account = 每帳號一個
design-field-each-rarity = 每種稀有度
design-field-prefix = ID開頭
design-field-slack = 容差
design-field-limits = 限額
design-field-types = 卡牌類型
design-field-base = 基礎值
design-field-per = 每點增加
design-field-is = 固定
design-field-each = 依數量
design-field-lasting = 依持續時間
design-field-words = 依詞語
design-field-bound = 依此數的界限
design-field-plus = 另加
design-field-who = 依玩家
design-field-to = 依目標
design-field-ways = 效果類型
design-field-timings = 時機
design-field-costs = 費用
design-field-condition = 帶條件
design-field-all = 對所有符合者
design-field-all-targets = 全體目標
design-field-numbers = 越多越好
design-field-same = 兩者相等
design-field-run = 印刷批次
design-field-unlock = 解鎖
design-field-portal = 投稿
design-field-budget = 預算
design-field-better = 更強的卡牌
