## The window: screens and panels

screen-cards = カード
screen-print = 印刷
screen-generate = 生成
screen-settings = 設定
library = ライブラリ
library-tags = タグの列
# $shown and $all are counts of cards.
library-some = カード{ $all }枚中{ $shown }枚
library-all = カード{ $all }枚
library-flat = まとめずに一覧表示
library-group = ヒーローごとにまとめる
library-empty = カードがありません
library-empty-hint = 最初のカードを作るか、クリップボードから貼り付けてください。
group-no-hero = ヒーローなし
fold = 折りたたむ
unnamed = 名前なし
preview = プレビュー
effects = 効果
languages = 言語
problems = 問題
effect = 効果
face = カード面

## Columns of the library

column-id = ID
column-name = 名前
column-type = タイプ
column-languages = 言語
column-problems = 問題

## The filter

filter-clear = フィルターを解除
filter-nothing = 該当なし
filter-nothing-hint = フィルターの条件をすべて満たすカードはありません。語を減らすか、フィルターを解除してください。

## Fields of a card

field-name = 名前
field-type = タイプ
field-hero = ヒーロー
field-book = 巻
field-status = 状態
field-subtype = サブタイプ
field-trigger = トリガー
field-art = イラスト
field-notes = メモ
field-flavour = フレーバー
status-none = 状態なし
status-idea = アイデア
status-draft = 下書き
status-playtest = テスト中
status-final = 完成
art-hint = ここに画像をドロップ
art-choose = 画像を選択
new-card-name = 新しいカード
choose = 選択
more = その他
copy-id = IDをコピー
editor-empty = カードが選択されていません
editor-empty-hint = ライブラリから選ぶか、新しく作ってください。

## Rows

if = 条件
always = 常に
while-in-play = 場にいる間
# $rows and $most are counts of rows.
rows-of = { $rows } / { $most }行
rows-empty = 行がありません。カードに何をさせますか？
rows-full = 1枚のカードに入る行は{ $n }行までです
row-number = { $n }行目
row-handle = { $n }行目：ドラッグで移動
# $rows is a list of numbers.
row-numbers = { $rows }行目
row-no-text = 行にエラーがあるため、テキストがありません
operation = 処理
operation-search = 処理を検索
operation-of-row = { $n }行目の処理
value-of-row = { $n }行目の値
# $types is a list of card types.
only-on = 使えるタイプ：{ $types }
part = 役割
part-base = 基本
part-replace = 置換
part-bonus = 追加
condition = 条件
condition-add = { $n }行目に条件を追加
condition-of-row = { $n }行目の条件
condition-number = 条件の数値
condition-remove = 条件を削除
condition-search = 条件を検索
legacy = 継承
# $limit is a percentage such as "50 %".
legacy-of = / { $limit }
legacy-none = 継承の追加行は作れません。値のある無条件の行と後の巻があり、割合に余りが残っている必要があります
# $op is the name of an operation, $book a number.
legacy-offer = 第{ $book }巻との対戦：{ $op }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = 行またはカードのJSON
json-of-row = { $n }行目のJSON
json-row = 行
json-record = カード
json-valid = 有効
json-no-row = 行を選択すると、そのJSONが表示されます。

## Languages of a card

languages-none = テキストがありません
languages-none-hint = カードのエラーがなくなると、すべての言語のテキストがここに表示されます。
language-source = 原文
language-own-words = 独自の文面
language-falls-back = 一部が英語
language-lacks-name = カード名が未翻訳
language-lacks-flavour = フレーバーテキストが未翻訳
language-open = クリックすると「翻訳」で開きます
face-language = カードの言語

## The face

face-none = カードのエラーがなくなると、カード面が表示されます。
face-drawing = 描画中…
face-failed = テンプレートがこのカード面を描画できません。
face-size = サイズ
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = テキスト
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n }言語が収まらない
face-all-fit = すべて収まる
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = カード面の拡大率
face-point = 語句や行にポインターを合わせると、どこから来たかが分かります。
export-picture = PNG

## Bars and menus

project-menu = プロジェクト
recent-projects = 最近使ったプロジェクト
unsaved = 未保存
read-only = 読み取り専用
search = 検索
words-search-or-new = 検索、または新しい語を入力
search-everything = カード、コマンド、画面を検索
interface-language = 表示言語
problems-count = エラー{ $errors }件、警告{ $warnings }件
cards-chosen = カード{ $n }枚を選択中
move-to-hero = 別のヒーローに移動
dismiss = 通知を消す
cancel = キャンセル
close = 閉じる
apply = 適用

## What can be done

do-new-project = 新しいプロジェクト
do-open = 開く
do-save = 保存
do-save-as = 名前を付けて保存
do-backups = 以前のバージョン
do-undo = 元に戻す
do-redo = やり直す
do-palette = すべてを検索
do-shortcuts = キーボードショートカット
do-problems = 問題を表示
do-next-problem = 次の問題
do-fix-all = 同じ種類をすべて修正
do-go-cards = カードに移動
do-go-print = 印刷に移動
do-go-generate = 生成に移動
do-go-settings = 設定に移動
do-new-card = 新しいカード
do-duplicate-cards = カードを複製
do-delete-cards = カードを削除
do-copy = コピー
do-cut = 切り取り
do-paste = 貼り付け
do-bulk-edit = 複数のカードを編集
do-replace = 検索と置換
do-filter = ライブラリを絞り込む
do-select-all = 表示中のカードをすべて選択
do-next-card = 次のカード
do-previous-card = 前のカード
do-edit-name = 名前を編集
do-add-row = 行を追加
do-add-legacy = 継承を追加
do-duplicate-row = 行を複製
do-delete-row = 行を削除
do-row-up = 行を上へ移動
do-row-down = 行を下へ移動
do-json = JSONを表示
do-zoom-in = 拡大
do-zoom-out = 縮小
do-zoom-reset = 標準サイズ
do-dark = ダークテーマ
do-light = ライトテーマ
do-system = システムのテーマ
do-quit = 終了

## The palette

palette-name = すべてを検索
palette-hint = コマンド、カード、画面
palette-commands = コマンド
palette-cards = カード
palette-nothing = 見つかりません
palette-choose = 選択
palette-run = 実行
palette-only-commands = コマンド
palette-only-cards = カード
# $found and $all are counts.
palette-count = { $found } / { $all }件
reason-nothing-to-undo = 元に戻す操作がありません
reason-nothing-to-redo = やり直す操作がありません
reason-no-card = カードが選択されていません
reason-no-row = 行が選択されていません
reason-no-problem = 問題はありません
reason-read-only = プロジェクトは読み取り専用です

## Problems

problem = 問題
problem-card = カード
problem-place = 箇所
problem-code = コード
problem-filter = コード、カード、メッセージ
problems-none = 問題なし
problems-none-hint = すべてのカードがルールに従っています。
problems-nothing = フィルターに合う問題はありません
fix-set = { $value }にする
fix-change = { $value }に変更
fix-remove = { $member }を削除
fix-remove-conditions = 条件を削除
fix-remove-value = 値を削除
fix-make-base = 基本の行にする
errors-shown = エラー{ $n }件
warnings-shown = 警告{ $n }件
# $code is the code of a kind of problem.
fix-all-of = { $code }をすべて修正

## Dialogs

files-open = プロジェクトを開く
files-save-as = フォルダーに保存
files-picture = 画像を選択
files-path = パス
files-up = 上のフォルダー
files-name = 新しいフォルダーの名前
files-empty = ここには選択できるものがありません
files-no-portal = この環境ではシステムのファイルダイアログを表示できないため、スタジオのものを表示しています。
files-system = システムのファイルダイアログが別のウィンドウで開いています。
files-here = 代わりにここで選択
choose-this-folder = このフォルダーを選択
find = 検索
replace-with = 置換後
in-names = 名前
in-notes = メモ
in-flavour = フレーバー
match-case = 大文字と小文字を区別
only-chosen = 選択したカードのみ
replace-all = すべて置換
replace-found = { $n ->
    [0] 見つかりません
   *[other] { $n }枚のカードで見つかりました
}
bulk-title = カード{ $n }枚を編集
bulk-hint = ここで設定した内容は、選択したすべてのカードに1回の操作で設定されます。
bulk-unchanged = 変更なし
conflict-title = ファイルが別のプログラムで変更されました
conflict-hint = 開いた後に、このプロジェクトが別の人によって保存されました。まだ何も上書きされていません。
conflict-legend = −はここ、＋はファイル。双方が同じ所を変えた場合、統合するとここの内容が残ります
conflict-mine = 自分の変更を残す
conflict-theirs = ファイルの変更を採用
conflict-merge = 両方を統合
conflict-changed-mine = こちらで変更
conflict-changed-theirs = ほかで変更
conflict-changed-both = 両方で変更
recovery-title = 未保存の編集が見つかりました
recovery-hint = { $n }件の変更が保存される前に、スタジオが終了しました。
recovery-recover = 復元する
recovery-discard = 破棄する
backups-title = 以前のバージョン
backups-none = 以前のバージョンはまだありません。保存するたびに1つ残されます。
backups-restore = 復元
end-title = 未保存の編集があります
end-hint = 続ける前に保存しますか？
end-save = 保存
end-discard = 保存しない

## The start screen, and the dialog for a new project

screen-start = スタート
do-go-start = スタート画面
start-projects = プロジェクト
start-no-projects = プロジェクトはまだありません
start-no-projects-hint = 右のゲームから始めるか、フォルダーを開いてください。
start-no-match = 一致するものがありません
start-filter = プロジェクトとゲームを絞り込む
start-missing = 元の場所に見つかりません
start-forget = 一覧から外す
start-back = 開いているプロジェクトに戻る
start-days = { $n ->
    [0] 今日
    [1] 昨日
   *[other] { $n }日前
}
start-cards = カード{ $n }枚
start-decks = デッキ{ $n }個
start-begin = ゲームから始める
start-begin-hint = ルール、カード、カード面、16言語のテキストまで、自由に変更できるゲーム全体のコピー
start-small = 小さく始める
start-small-hint = すべての項目に説明が付いた、最小の完全なゲーム
start-begin-with = コピーを作る
start-look = 見てみる
begin-title = 新しいプロジェクト
begin-hint = 付属のゲームを専用のフォルダーにコピーします。
begin-game = ゲーム
begin-folder = 保存先フォルダー
begin-rules-only = カードなしでルールだけ
begin-now = 作成
begin-no-name = プロジェクトの名前とフォルダーを入力してください。
begin-taken = { $path }はすでに存在し、空ではありません。
begin-place = { $path }に作成されます。
outline-title = 空のゲーム
outline-hint = 3つのステップ。ルールはあとからすべて変更できます。
outline-begin = ゲームを作る…
outline-name = マイゲーム
outline-card = カードが持つもの
outline-turn = ターンの流れ
outline-end = 勝つ方法
outline-so-far = 現在のゲーム
outline-most = { $what }の最大
outline-deck = デッキの枚数
outline-copies = 同じカードの上限
outline-grows = 毎ターン1ずつ増加
outline-hand = 最初の手札
outline-drawn = ターンごとに引く枚数
outline-field = 場に出せる上限
outline-life = 最初のライフ
outline-decked = カードを引けないプレイヤーは負ける
outline-limit = ターン制限
outline-trying = ランダムな試合を実行中…
outline-tried = 効果のないカードによるランダムな試合{ $n }回のうち、{ $ended }回がターン制限の前に終了。中央値{ $turns }ターン。

## Settings

settings-look = 外観
settings-theme = テーマ
settings-zoom = 拡大率
settings-language = 言語
settings-card-language = カードの言語
settings-about = 情報
settings-version = バージョン{ $version }
settings-licences = Inter、JetBrains Mono、NotoはSIL Open Font License、LucideのアイコンはISCライセンスに基づいています。

## Locales

screen-locales = 翻訳
do-go-locales = 翻訳に移動
messages = メッセージ
messages-search = ID・原文・訳文
messages-nothing-hint = すべての条件を満たすメッセージはありません。条件を減らすか、検索を空にしてください。
messages-approved = { $all }件中{ $done }件を承認済み
message-empty = メッセージが選ばれていません
message-empty-hint = 一覧から選ぶと、編集し、検査し、カード上で確認できます。
message-none = 訳文なし
message-used = カード{ $n }枚で使用
translation-language = 翻訳先の言語
state-missing = 未訳
state-draft = 下書き
state-suggested = 提案
state-approved = 承認済み
state-needs-work = 要修正
state-rejected = 却下
state-outdated = 原文変更
all-files = すべてのファイル
all-checks = すべての検査
with-problems = 問題あり
filter-file = ファイルで絞り込む
filter-check = 検査で絞り込む
group-operations = 処理
group-conditions = 条件
group-triggers = トリガー
group-targets = 対象
group-costs = コストと期間
group-frames = 文の型
group-words = 語彙
group-names = 名称
group-cards = カード
group-trace = 経過
group-rules = ルール
group-interface = 画面
group-other = その他
locale-source = 原文
source-before = 承認時の原文
source-now = 現在の原文
source-changed = 承認後に原文が変わりました。
source-signature = 原文の変数または属性が承認時と異なります。
fluent = Fluent
fields = 入力欄
writing-mode = 書き方
fields-entangled = この文の分岐は入力欄では表せません。Fluentで書いてください。
fields-broken = この文はまだ正しくありません。Fluentで直してください。
field-text = 本文
fields-by-number = 単複の形ごとに書く
new-text-marked = 新しい部分には、保存するまで印が付きます。
not-kept-yet = まだ保存されていません。先にエラーを直してください。
caret-place = { $line }行{ $column }桁
checks = 検査
checks-count = 合格{ $pass }件、要確認{ $look }件
check-syntax = 構文
check-variables = 変数
check-plurals = 単複の形
check-attributes = 属性
check-references = 参照
check-typography = 句読点と空白
check-terms = 用語
check-forms = 語形
check-fidelity = 行の内容どおり
other-languages = ほかの言語
other-languages-more = すべての言語を表示
other-languages-fewer = 言語を減らして表示
terms = 用語
comments = コメント
comment-write = コメントを書く
comment-send = 追加
message-history = 履歴
history-none = まだ履歴はありません
lexicon = 語彙
lexicon-word = 語彙の語
lexicon-plain = 基本形
lexicon-add-form = 語形を追加
cells-missing = { $n }件が不足
cell-missing = 不足
coverage = 網羅状況
coverage-none = すべての処理がどの言語にもそろっています。
coverage-blocks = カード{ $n }枚が待っています
real-cards = 実際のカードで
real-cards-none = この文を載せるカードはありません。
sweep-value = 値
cards-changed = この編集で変わるカード
count-of = { $all }件中{ $n }件
cards-changed-none = 保存済みと異なるカードはありません。
changes-layout = レイアウト
layout-same = 以前と同じ
more-troubles = ほか{ $n }件
new-language = 新しい言語
new-language-hint = 必要な単複の形と語形から始まり、まだ訳されていない所は英語になります。
new-language-tag = 言語コード（nl、pt-PTなど）
create = 作成
do-approve = 承認して次へ
do-suggest = 提案して次へ
do-needs-work = 要修正にする
do-reject = 理由を付けて却下
reject = 却下
reject-reason = 却下の理由
do-approve-shown = 表示中をすべて承認
do-next-message = 次のメッセージ
do-previous-message = 前のメッセージ
do-copy-source = 原文を写す
do-edit-message = 訳文を書く
do-filter-messages = メッセージを絞り込む
do-fields = 入力欄で書く
do-comment = コメントを書く
do-first-fix = 最初の修正を適用
do-next-value = カードの次の値
do-new-language = 新しい言語
do-suggest-only = 提案のみ
suggestions = 提案
suggestion-take = 採用
suggestion-drop = 破棄
author-name = 作業に添える名前
wording = 独自の文面
wording-of = 独自の文面（{ $language }）
wording-remove = 生成文に戻す
wording-stale = この文面を書いた後に行が変わりました。
toast-approved = { $n }件を承認しました
toast-approve-blocked = エラーがあるため承認できません。先に直してください。
toast-all-done = 未処理のものはもうありません。
comment-resolved = 解決済み
did-edited = 編集
did-removed = 削除
did-reopened = 再開
did-accepted = 提案を採用
mend-remove = 削除
mend-put = { $text }にする
new-language-there = この言語はすでにあります。
mend-add-form = { $form }を追加
mend-copy-attribute = 原文から{ $name }を写す
mend-space = 正しい空白にする

## Print

print-what = 対象
print-all = すべてのカード
print-shown = ライブラリのカード
print-chosen = 選択したカード
print-as = 形式
print-png = 画像（PNG）
print-pdf = シート（PDF）
print-svg = ベクター画像（SVG）
print-tts = Tabletop Simulator用
print-gallery = ギャラリー（ウェブページ）
print-only-unlocked = 公開済みのカードだけを表示
print-open = ブラウザーで開く
print-unusable = { $path }を使えません：{ $words }
print-dpi = 解像度（dpi）
print-paper = 用紙
print-bleed = 塗り足し
print-crop-marks = トンボ
print-backs = 両面印刷用の裏面
print-to = 保存先
print-start = 印刷
# $done and $all are counts of cards.
print-progress = { $done } / { $all }枚
print-done = カード{ $n }枚を印刷しました
print-stopped = 印刷を中止しました。作りかけのものは残っていません。
print-cards = カード{ $n }枚
print-languages = 言語
print-all-languages = すべての言語
print-one-language = 1つの言語
print-left-out = エラーのため除外：{ $n }枚
# $path is a folder or a file.
print-written = 出力先：{ $path }
print-failed = 何も印刷されませんでした。
print-denied = { $path }には書き込めません。別のフォルダーを選んでください
print-no-folder = { $path }の場所に別のファイルがあります。別のフォルダーを選んでください
print-full = { $path }のディスクに空きがありません
print-unwritable = { $path }に書き込めません：{ $words }
print-not-made = 印刷されなかったカード：{ $n }枚
print-more-problems = ほか{ $n }件
# $n is the page, $all the number of pages.
print-page-of = { $n } / { $all }ページ
print-back-side = 裏面
print-first-page = 最初のページ
print-previous-page = 前のページ
print-next-page = 次のページ
print-last-page = 最後のページ
print-nothing = 印刷するものがありません。
print-nothing-hint = 別のカードを選ぶか、ライブラリのフィルターを解除してください。
print-no-language = 言語が選ばれていません。
print-no-language-hint = 言語を1つ以上選んでください。

## Generate

generate-next = 新しいカード
generate-last = 前のカード
generate-shown = 表示
generate-list = 一覧
# $n: the number of cards
generate-pool = { $n }枚のプール
generate-over = テキストがカード面に収まりません
generate-a-second = 1秒あたりの枚数
generate-cost = コスト
generate-cost-fitted = 価格に合わせる
generate-cost-drawn = 抽選
generate-refuse = 除外
generate-same = 同じもの
generate-worse = 劣るもの
generate-like = 見本
generate-locked = 固定中
generate-lock-operation = 処理だけを固定
generate-unlock = 固定を解除
generate-others = その他の選択
generate-weight-hint = ダブルクリックでルールの重みに戻す。Altを押しながらクリックでこれだけにする。
generate-seen = { $seen }枚中{ $taken }枚を追加
generate-like-none = 見本のカードなし
generate-weights = 重み
generate-edits = 変更：{ $n }
generate-reset = ルールの重みに戻す
generate-keep = この重みをルールに保存
generate-types = タイプ
generate-timings = タイミング
generate-targets = 対象
generate-operations = 処理
generate-impossible = そのようなカードはありません
generate-working = カードを生成中…
generate-take = 追加
generate-taken = 追加済み
generate-more = 似たカード
generate-again = もう一度
generate-price = 価格
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = 予算{ $n }、{ $off }
generate-derived = 確率
# The probability of a card.
generate-one-in = { $n }回に1回
# A part of a card follows, such as “row 1”.
generate-lock = 固定：
generate-rows = カードの行数
generate-nested = 入れ子
generate-off = 価格と予算の差
generate-fits = 最初の抽選で適合
generate-refused = 除外した理由
generate-refused-same = 他のカードと同じ
generate-refused-worse = 他のカードに劣る
generate-refused-budget = 許容範囲外
generate-refused-check = ルールの検査に不合格
generate-drawn = 重みどおりの抽選
generate-nearest = 最も近いカード
generate-parts = 異なる部分：{ $n }
generate-budget = コスト別の予算

## Notices

toast-saved = 保存しました
toast-saved-formatted = 保存し、標準の書式に整えました
toast-reloaded = 別のプログラムで変更されたため、ファイルを再読み込みしました
toast-id-copied = IDをコピーしました
toast-row-copied = 行をコピーしました
toast-cards-copied = カードをコピーしました
toast-deleted = カード{ $n }枚を削除しました

## Balance

screen-balance = バランス
do-go-balance = バランスに移動
do-run-balance = シミュレーション
do-sensitivity = 感度
do-stop-work = シミュレーションを停止
do-calibrate = 調整
do-evaluate = カードの強さ
do-save-result = 結果を保存
do-open-result = 結果を開く
do-export-result = カードをCSVに書き出す
balance-heroes = { $who ->
    [decks] デッキ
   *[heroes] ヒーロー
}
balance-heroes-hint = 棒：平均、線：対戦ごとの最低～最高
balance-book = 第{ $n }巻
balance-all = 全{ $n }人
balance-chosen = 選択{ $n }人
balance-choose-heroes = { $who ->
    [decks] デッキを選ぶ
   *[heroes] ヒーローを選ぶ
}
balance-two-heroes = { $who ->
    [decks] デッキを2つ以上選んでください
   *[heroes] ヒーローを2人以上選んでください
}
balance-games = 試合数
balance-seed = シード
balance-new-seed = 別のシード
balance-players = プレイヤー
player-random = ランダム
player-easy = やさしい
player-greedy = 貪欲
player-search = 探索
balance-threads = スレッド
balance-progress = 対戦{ $all }組中{ $done }組
balance-left = 残り{ $time }
balance-simulating = シミュレーション中
balance-calibrating = 調整中
balance-measuring = 行を測定中
balance-evaluating = カードを評価中
balance-preparing = 準備中…
balance-done = シミュレーションが終わりました
balance-evaluated = 評価が終わりました
balance-stopped = シミュレーションを停止しました
balance-broken = 処理が途中で止まりました。プログラムの不具合です
balance-busy = 別の処理が動いています。先に停止してください
balance-errors = プロジェクトにエラーがあるため試合ができません
balance-errors-hint = 先に直してください。場所は問題の一覧に出ています。
balance-no-heroes = { $who ->
    [decks] 対戦できるデッキが2つありません
   *[heroes] 対戦できるヒーローが2人いません
}
balance-no-heroes-hint = { $who ->
    [decks] 構築ルールを満たし、カードにエラーがないデッキが対戦できます。
   *[heroes] デッキがそろっていてエラーがないヒーローが対戦できます。
}
balance-empty = まだ数値がありません
balance-empty-hint = { $who ->
    [decks] 上でデッキと試合数を選び、シミュレーションを始めてください。総当たりで{ $n }組の対戦になります。
   *[heroes] 上でヒーローと試合数を選び、シミュレーションを始めてください。総当たりで{ $n }組の対戦になります。
}
balance-matchups = 対戦
balance-matchups-hint = { $who ->
    [decks] 行のデッキの勝率（%）
   *[heroes] 行のヒーローの勝率（%）
}
balance-changed-note = 有意な変化：{ $all }組中{ $n }組
balance-against = { $one }対{ $other }
balance-win-rate = 勝率
balance-change = 変化
balance-before = 以前
balance-interval = 95%区間
balance-first-seat = 先攻
balance-length = 長さ
balance-turns = { $n }ターン
balance-turns-share = { $n }ターン：{ $rate }
balance-not-run = 未実施
balance-outside = 45～55の外：{ $n }
balance-outside-band = 45～55の外
balance-beyond = 有意な差
balance-game-length = 試合の長さ
balance-ends = 決着の理由
balance-end-rule = 別のルールによる
balance-length-note = 両者のターン数、中央値{ $n }、先攻の勝率{ $rate }
balance-mean = 平均
balance-not-printed = * シミュレーション用シールド。カードには別の値が印刷されます
balance-cards = カード
balance-cards-all = すべて
balance-silent = 適用なし
balance-changed = 変化あり
balance-played = 使用
balance-drawn = 引いた時の勝率
balance-played-win = 使った時の勝率
balance-reach = 区間
balance-silent-rows = { $n }試合で一度も適用されなかった行：{ $rows }
balance-open-card = カードを開く
balance-result = 結果
balance-run = 実行{ $n }
balance-compare = 比較
balance-compare-with = { $run }と比較
balance-compare-none = なし
balance-differs = { $run }は条件が異なります：{ $what }
balance-other-game = カードまたはルール
balance-stale = この数値は以前のカードまたはルールのものです
balance-again = 再実行
balance-gone = もうゲームにありません：{ $heroes }
balance-stopped-at = 停止：{ $all }組中{ $done }組が完了
balance-go-on = 続ける
balance-game = 試合
balance-show-game = 試合を見る
balance-watch = サンドボックスで見る
balance-watch-hint = 試合がサンドボックスで開始時の状態になり、1手ずつたどれます
balance-watch-changed = この試合のあとでカードが変わりました。もう一度シミュレーションしてください。
balance-won = { $who }の勝ち
balance-draw = 引き分け
balance-game-note = { $won }、{ $n }ターン、シード{ $seed }
balance-turn = ターン{ $n }
balance-end = フェイズ終了
balance-calibration = 調整
balance-calibration-hint = すべての対戦が45～55%に入るまで、初期シールドと継承の値を範囲内で動かします。提案を適用するまで何も変わりません。
balance-shields = シールド
balance-legacy-values = 継承の値
balance-rounds = 回数
balance-round = 第{ $n }回：45～55の外{ $outside }組、最大のずれ{ $rate }
balance-round-plain = 継承なし：45～55の外{ $outside }組、最大のずれ{ $rate }
balance-proposal = 提案
balance-changes = 変更：{ $n }
balance-no-proposal = これより良くなる変更はありません。
balance-applied = 適用済み、またはその後に値が変わりました
balance-rows-of = { $card }の感度
balance-rows-hint = 値を1増減したときの{ $hero }の勝率の変化（ポイント）。変更ごとの試合数：{ $games }
balance-rows-stopped = まだ測定していません。
balance-no-values = このカードには変えられる値のある行がありません。
balance-not-tried = { $n }行目を{ $value }にすることはできません
balance-no-match = このプロジェクトのルールには対戦の定義がないため、カードをプレイできません
balance-strength = 強さ
balance-strength-hint = そのカードを入れたデッキの勝率を、カードの関与の度合いで重み付けした値です。ランダムなデッキと、勝つために進化するデッキで測ります。
balance-pairs = 試合の組数
balance-by-chance = ランダム
balance-evolved = 進化後
balance-prices = 適正な価格
balance-prices-hint = 現在の価格に対する、処理の適正な価格です。提案を適用するまで何も変わりません。
balance-no-prices = 強さから価格については何も言えません。
balance-saved = 保存しました：{ $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = IDを「{ $value }」に設定
undo-set-name = 名前を「{ $value }」に設定
undo-set-type = タイプを「{ $value }」に設定
undo-set-number = { $number }を「{ $value }」に設定
undo-set-subtype = サブタイプを「{ $value }」に設定
undo-set-trigger = トリガーを「{ $value }」に設定
undo-set-hero = ヒーローを「{ $value }」に設定
undo-set-book = 巻を「{ $value }」に設定
undo-set-flavour = フレーバーを設定
undo-set-art = イラストを「{ $value }」に設定
undo-set-notes = メモを設定
undo-set-status = 状態を「{ $value }」に設定
undo-set-wording = 文面を設定：{ $language }
undo-set-all = カード{ $count }枚を編集
undo-set-row = { $row }行目を変更
undo-insert-rows = { $count }行を追加
undo-remove-row = { $row }行目を削除
undo-move-row = { $row }行目を移動
undo-duplicate-row = { $row }行目を複製
undo-add-card = { $id }を追加
undo-add-hero = { $id }を追加
undo-add-book = { $name }を追加
undo-duplicate = { $count ->
    [1] { $name }を複製
   *[other] カード{ $count }枚を複製
}
undo-delete = { $count ->
    [1] { $name }を削除
   *[other] カード{ $count }枚を削除
}
undo-move-to-hero = { $hero }に移動
undo-paste-cards = { $count ->
    [1] { $name }を貼り付け
   *[other] カード{ $count }枚を貼り付け
}
undo-set-json = { $name }のJSONを編集
undo-replace = 「{ $find }」を「{ $with }」に置換
undo-fix = 問題{ $count }件を修正
undo-set-levers = バランスを調整（{ $count }件）
undo-set-ruleset = ルールセットを変更
undo-write-message = { $id }を編集（{ $language }）
undo-remove-message = { $id }を削除（{ $language }）
undo-approve-messages = メッセージを承認：{ $count }件（{ $language }）
undo-review-messages = メッセージを確認：{ $count }件（{ $language }）
undo-new-language = 新しい言語：{ $language }
undo-reload = ファイルを再読み込み
undo-merge = ファイルと統合
undo-recover = 未保存の編集を復元
undo-restore = 以前のバージョンを復元

## The sandbox

screen-sandbox = サンドボックス
do-go-sandbox = サンドボックスに移動
do-try = 盤面で試す
do-resolve = 発動
do-step = ステップ
do-back = 戻る
do-restart = 最初から
do-save-scenario = シナリオを保存
do-run-scenarios = シナリオを実行
do-new-match = 新しい対戦
sandbox-board = 盤面
sandbox-presets = 開始時の盤面
sandbox-scenarios = シナリオ
sandbox-open-file = シナリオまたは対戦を開く
preset-empty = 空の盤面
preset-mid-game = 中盤
preset-nearly-dead = 敗北寸前
preset-full = 埋まった盤面
preset-later-book = 中盤、後の巻が相手
sandbox-against = { $one }対{ $other }
sandbox-turn = ターン
sandbox-seed = シード
sandbox-play-on = 続きを対戦
sandbox-play-on-hint = この局面からルールに従って対戦します
sandbox-end-turn = ターンを終了
sandbox-no-scenarios = プロジェクトにはまだシナリオがありません
sandbox-pass = すべて合格：{ $n }
sandbox-fail = 不合格：{ $n }
sandbox-passing = 合格
sandbox-failing = 不合格
sandbox-about = 何を示すか
sandbox-save-hint = 盤面、手順、期待値をファイルに保存します。
sandbox-taken = 同じ名前のファイルがあるか、このファイルが別のプログラムで変更されています。別の名前を選んでください。
sandbox-drag-hint = ゾーンへドラッグ、またはAlt+Enter
sandbox-put-into = 置く先
sandbox-move-to = 移動先
sandbox-add-card = カードを追加
sandbox-remove = 取り除く
sandbox-copy-card = 複製
sandbox-card-menu = カード
sandbox-play-card = 手札からプレイ
sandbox-arrived = このターンに登場
sandbox-not-arrived = 前からいる
sandbox-reveal = 公開済みにする
sandbox-hide = 未公開にする
sandbox-revealed = 公開済み
sandbox-count = カードの枚数
sandbox-pile = 山のカード
sandbox-pile-hint = 手札へ
sandbox-no-hero = ヒーローなし
sandbox-more-numbers = その他の数値
sandbox-expect-this = この値を期待値に追加
sandbox-written-out = IDのないカード
sandbox-played-by = プレイする側
sandbox-pick = カードを選ぶ
sandbox-pick-hint = 左か盤面のカードをクリックし、「発動」か「ステップ」を押します。
sandbox-no-rows = このカードに効果はありません。
sandbox-undone = 取り消し
sandbox-next = 次
sandbox-choose-target = 盤面で対象を選んでください
sandbox-rules-choose = ルールに任せる
sandbox-trace = 経過
sandbox-step = 手順{ $n }：{ $what }
sandbox-steps = 手順：{ $n }
sandbox-copy-trace = 経過をコピー
toast-trace-copied = 経過をコピーしました
sandbox-nothing = まだ何も起きていません
sandbox-nothing-hint = カードを選んで発動すると、各行が何をしたか、なぜそうなったかがここに出ます。
sandbox-no-board = このファイルは盤面ではありません
sandbox-no-board-hint = 問題は上にあります。別の盤面から始めるか、ファイルを直してください。
sandbox-expectations = 期待値
sandbox-holding = { $all }件中{ $n }件が成立
sandbox-expect = 期待値に追加
sandbox-expect-hint = 値を期待値に追加すると、シナリオがそれを確かめます。
sandbox-found = 現在{ $value }
sandbox-forget = 期待値から外す
sandbox-match = 対戦
sandbox-legal = 可能な行動
sandbox-log = 記録
sandbox-log-start = 開始
sandbox-back-to = ここまで戻す
sandbox-forth-to = ここまでやり直す
sandbox-to-end = 最後まで
sandbox-to-move = { $who }の番、ターン{ $turn }
sandbox-end-phase = フェイズを終了
sandbox-won = { $who }の勝ち
sandbox-draw = 引き分け
sandbox-player = プレイヤー
player-by-hand = 手動
sandbox-first = 先攻
sandbox-first-rules = ルールに従う
sandbox-begin = 始める
sandbox-undo-edit = 盤面の編集
sandbox-undo-action = 対戦の行動
tabletop-yes = はい
tabletop-no = いいえ
tabletop-effect = 効果{ $n }
tabletop-no-target = 対象なし
tabletop-order = 順番
tabletop-order-hint = 選んだ順
tabletop-use = 使いますか？
tabletop-choose = { $n }個選ぶ
tabletop-choose-some = { $min }～{ $max }個選ぶ
tabletop-costs = コストを支払えません
tabletop-over = 対戦は終わりました。決定を取り消すか、新しい対戦を始めてください。
tabletop-shown = 「{ $what }」の後の盤面
tabletop-shown-title = 行動の途中
tabletop-shown-hint = 項目は1つずつたどれます。決定するには最後まで進んでください。
tabletop-show-entry = この時点の盤面を表示
tabletop-confirm = 決定
tabletop-pass = パス
tabletop-pass-key = スペース
tabletop-thinks = このプレイヤーはプログラムが決めます
tabletop-nothing = 今できることはありません
tabletop-why = なぜ？
tabletop-why-hint = 貪欲なプレイヤーから見て、この決定がパスや直前の局面に比べてどれだけ得か、そして全回答の中での順位
tabletop-why-others = ほかの回答
tabletop-waiting = 待機中
tabletop-waiting-hint = { $n }、次が一番上
tabletop-waiting-more = ほか{ $n }
tabletop-limbo = プレイ中
tabletop-rule = ルール
tabletop-edited = 編集した盤面
tabletop-unwritten = { $card }が今受けている効果は、盤面として書き表せません。前の局面を編集してください。
tabletop-unlaid = ルール上、この盤面はありえません：{ $fault }
tabletop-library = ゲームのカード
tabletop-chapters = チャプター
tabletop-match-hint = プロジェクトの2つのデッキ。同じシードなら同じ対戦になります。
tabletop-seen-by = 誰の非公開カードを表示するか
tabletop-seen-by-hand = 自分が操作するプレイヤー
tabletop-seen-by-both = 両プレイヤー
tabletop-forward = 次の決定
tabletop-back = 自分の直前の決定に戻る
tabletop-empty = 対戦がありません
tabletop-empty-hint = 対戦にはエラーのないルールが必要です。
tabletop-question = 質問
tabletop-not-now = 今はできません
tabletop-used = すでに使いました
tabletop-full = 空きがありません
tabletop-not-from-here = この領域からはできません
tabletop-aimless = 対象がありません

## Rows and screens of games that are data

slot-on = タイミング
slot-as = 使い方
slot-once = 回数
slot-may = 任意
slot-cost = コスト
slot-word = 語
slot-who = プレイヤー
slot-to = 対象
slot-for = 期間
slot-add = { $n }行目に追加
slot-nothing = 選べるものはありません。
slot-once-turn = 1ターンに1回
slot-once-match = 1対戦に1回
slot-who-self = 自分
slot-who-opponent = 相手
slot-who-both = 両プレイヤー
group-no-type = タイプなし
field-keywords = キーワード
undo-set-words = { $set }を{ $value }に変更

## Abilities and targets of whole games

abilities-of = 能力{ $abilities }個
rows-counted = { $rows }行
do-add-ability = 能力を追加
do-ability-up = 能力を上へ移動
do-ability-down = 能力を下へ移動
do-row-in = 行を上の行の中へ移動
do-row-out = 行を外へ移動
do-duplicate-ability = 能力を複製
do-delete-ability = 能力を削除
undo-move-ability = 能力を移動
undo-remove-ability = 能力を削除
undo-duplicate-ability = 能力を複製
undo-add-ability = 能力を追加
ability-handle = { $n }行目の能力：ドラッグで移動
ability-plain = 通常どおり
effects-add = { $n }行目が与える行を追加
slot-remove = 削除
slot-card = カード
slot-against = 防ぐ相手
card-by-chance = 無作為のカード
slot-card-named = 名前で
slot-card-random = 無作為
slot-card-written = ここに記述
slot-card-add = 性質を追加
flag-yes = はい
flag-no = いいえ
count-at-least = 以上
count-at-most = 以下
count-exactly = ちょうど
target-preset = ひな型
target-custom = カスタム
target-who = プレイヤー
target-who-self = 自分
target-who-opponent = 相手
target-who-any = どちらでも
target-zone = 領域
target-zone-add = 領域を追加
target-count = 枚数
target-exactly = ちょうど
target-up-to = 最大
target-all = すべて
target-chosen = 選び方
target-choose = 自分が選ぶ
target-by-opponent = 相手が選ぶ
target-named = 使うときに選ぶ
target-random = 無作為
target-most = 最も大きい
target-least = 最も小さい
target-number = 数値
target-other = これ以外のカード
target-filters = 絞り込み
target-fits = { $of }枚中{ $n }枚が該当
target-show = 表示
filter-add = 絞り込み
filter-or = または
filter-in-play = 対戦中に決まる
tests-any = いずれか
tests-all = すべて
tests-not = 以外

## Decks

do-decks = デッキを編集
deck-choose = デッキを選択
deck-new = 新しいデッキ
deck-duplicate = デッキを複製
deck-delete = デッキを削除
deck-copy = デッキをテキストでコピー
deck-save = デッキをテキストで保存
deck-name = デッキの名前
deck-leader = リーダー
deck-locked = 固定：カードはヒーローで決まります
deck-none = デッキはまだありません
deck-none-hint = デッキは、サンドボックスとバランスの対戦に使うカードの一覧です。
deck-empty = このデッキにはまだカードがありません
deck-empty-hint = ライブラリのカードをダブルクリックするか、カードの上で＋を押します。
deck-add = 1枚加える
deck-remove = 1枚減らす
deck-legal = デッキの規則に合っています
deck-unchecked = 規則はデッキを制限していません
deck-hand = 試しの手札
deck-redraw = 手札を配り直す
deck-draw = カードを引く
deck-hand-none = このデッキからは手札を配れません。
column-in-deck = デッキ内
toast-deck-copied = デッキをコピーしました
undo-set-deck = 「{ $name }」を変更

## Import

do-import = カードを取り込む
import-new = 新規：{ $n }
import-changed = 変更：{ $n }
import-same = 変更なし：{ $n }
import-absent = 表にないカード：{ $n }
import-line = { $n }行目
import-unread = 理解できない文（{ $n }）：{ $text }
import-now = 取り込む
import-blocked = 取り込めるものがありません。先にエラーを直すか、新しいものがありません。
undo-import = カードを取り込む

## The gallery of cards, a page for any browser

gallery-search = 名前とテキストを検索
gallery-tags = タグ
# $n is a count of cards.
gallery-count = カード：{ $n }枚
gallery-nothing = 該当するカードがありません。タグを減らすか、検索を消してください。
gallery-locked = 未公開のカード
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = 登録数：{ $counted }/{ $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = 「{ $name }」のカード面

do-design = 設計ツール
do-submit = カードを投稿
design-line = 生成ライン
design-goals = 目標
design-packs = パック
design-prints = 印刷したカード
design-inbox = 投稿
design-rulings = 裁定
design-glossary = 用語集
design-clues = 隠しコード
design-text = テキスト
design-cards = カード
design-combinations = { $all }通りの組み合わせのうち{ $shown }通りが有効です
design-excluded = { $rule }：{ $n }通りを除外
design-no-file = そのファイルはありません
design-step = 手順
design-step-combine = 組み合わせる
design-step-tag = タグを付ける
design-step-write = 書き出す
design-count = 数
design-group = グループ
design-lift = リフト値
design-won = 勝率
design-tags-of = { $card }のタグ：{ $tags }
design-goal = 目標
design-bound = 範囲
design-values = 測定値
design-state = 状態
design-met = 達成
design-missed = 未達成
design-unmeasured = 未測定
design-unmeasured-hint = 「バランス」画面で対戦させると、この目標がその対戦で測定されます。
design-no-values = この目標で測定できるものはありません。
design-pack = パック
design-lore = 物語カード
design-packs-note = 印刷枚数：{ $cards }、パック数：{ $packs }。全種そろうまで平均{ $n }パック
design-packs-trades = 交換するプレイヤー：{ $players }人、1人あたりのパック数：{ $n }、交換されるカード：{ $cards }枚
design-packs-mix = 新しいカード：{ $new }、以前に印刷：{ $old }
design-printed = 印刷
design-registered = 登録
design-prints-note = シリアル番号は{ $ledger }に、所有者の登録は{ $owners }にあります。
design-question = 質問
design-uses = 使用
design-term = 用語
design-meaning = 意味
design-unused = この用語を使うカードもルールもありません。
design-code = コード
design-mark = 印
design-place = カード面での位置
design-author = 作者
design-taken = { $card }として採用
design-state-new = 新着
design-state-in-talk = 相談中
design-state-wanted = 採用希望
design-state-declined = 不採用
design-same = { $cards }と同じ働きをします
design-worse = すべてにおいて{ $cards }に劣ります
design-better = すべてにおいて{ $cards }に勝ります
design-no-match = このゲームのルールには対戦全体の記述がありません
design-no-match-hint = このツールには形式2のルールが必要です。ほかのツールはこのゲームでも使えます。
design-working = 処理中…
design-none = このゲームにはまだありません
design-none-hint = ここに何が出るかは、プロジェクトのフォルダーにある{ $file }で決まります。
design-wrong = 表示できません
design-save = ファイルに保存
design-open-pack = パックを開ける
design-receive = 投稿を追加
design-issue = シリアル番号を発行
design-surprise = おまかせで1つ
design-empty = まだ何もありません
design-all-kinds = すべての種類の効果
design-as-grid = 表で表示
design-as-list = 一覧で表示
design-add-to = { $card }に追加
design-take = カードとして採用
design-put-on = カードに追加…
design-comment-on = コメントの対象
design-comment-card = カード全体
design-comment-row = { $n }行目
design-measure-letters = カードの文字数
design-measure-rows = カードの行数
design-measure-partners = カードの条件に合うカードの数
design-measure-off-budget = 予算との差
design-measure-better = 上位互換カードの数
design-measure-negating = 打ち消す効果の割合（％）
design-measure-median-turns = 対戦のターン数の中央値
design-measure-shortest-game = 最短の対戦のターン数
design-measure-early = 早く決着した対戦の割合（％）
design-measure-deck-wins = デッキの勝率（％）
design-measure-overtaken = 後から出た上位互換カードの数
design-measure-rulings = カードについての裁定の数
design-measure-acts = 1ターンの選択の数
design-measure-unplayed = 1対戦で使われなかったカードの数
design-measure-watching = 相手が見ているだけのターンの割合（％）
design-measure-stuck = 何もできないターンのある対戦の割合（％）
design-measure-cut-off = 最終ターンまで決まらない対戦の割合（％）
design-measure-price-rank = 価格と対戦の一致度（％）
design-measure-even-cards = 勝率45～55％のカードの割合（％）
design-add = 追加：{ $name }
design-remove = 削除：{ $name }
design-up = 上へ：{ $name }
design-down = 下へ：{ $name }
design-nothing = なし
design-price-flat = 固定
design-price-each = 1つごと
design-new-tag = 新しいタグ
design-new-look = 新しい外観
design-add-tag = タグを追加
design-add-goal = 目標を追加
design-set-up = 設定する
design-field-id = 名前
design-field-find = 検索条件
design-field-lang = テキストの言語
design-field-requires = 他に必要
design-field-group = グループ
design-field-also = 手動で選んだカード
design-field-measure = 測るもの
design-field-at-least = 下限
design-field-at-most = 上限
design-field-turn = このターンより前
design-field-operations = 処理
design-field-why = 理由
design-field-letter = 文字
design-field-weight = 重さ（mg）
design-field-paper-weight = 重さ（g/m²）
design-field-copies = 各カードの枚数
design-field-size = 1パックの枚数
design-field-rarities = レアリティ
design-field-target = パックの重さ（mg）
design-field-paper = 挿入紙
design-field-width = 幅（µm）
design-field-height = 高さ（µm）
design-field-printed = 以前に印刷
design-field-threshold = 必要な番号の数
design-field-one-per-account = 1アカウント1つ
design-field-each-rarity = 全レアリティ
design-field-prefix = IDの先頭
design-field-slack = 許容差
design-field-limits = 上限
design-field-types = カードタイプ
design-field-base = 基本値
design-field-per = 1ごとの加算
design-field-is = 固定
design-field-each = 1つごと
design-field-lasting = 期間別
design-field-words = 語別
design-field-bound = この数の制限別
design-field-plus = 加算
design-field-who = プレイヤー別
design-field-to = 対象別
design-field-ways = 効果の種類
design-field-timings = タイミング
design-field-costs = コスト
design-field-condition = 条件つき
design-field-all = 対象すべて
design-field-all-targets = 全体の対象
design-field-numbers = 多いほど強い
design-field-same = 両方で等しい
design-field-run = 印刷ロット
design-field-unlock = 公開条件
design-field-portal = 投稿
design-field-budget = 予算
design-field-better = 上位互換のカード
