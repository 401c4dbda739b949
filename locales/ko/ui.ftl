## The window: screens and panels

screen-cards = 카드
screen-print = 인쇄
screen-generate = 생성
screen-settings = 설정
library = 라이브러리
library-tags = 태그 열
# $shown and $all are counts of cards.
library-some = 카드 { $all }장 중 { $shown }장
library-all = 카드 { $all }장
library-flat = 묶지 않고 모두 표시
library-group = 영웅별로 묶기
library-empty = 아직 카드가 없습니다
library-empty-hint = 카드를 만들거나 클립보드에서 붙여넣으세요.
group-no-hero = 영웅 없음
fold = 접기
unnamed = 이름 없음
preview = 미리 보기
effects = 효과
languages = 언어
problems = 문제
effect = 효과
face = 카드 앞면

## Columns of the library

column-id = ID
column-name = 이름
column-type = 유형
column-languages = 언어
column-problems = 문제

## The filter

filter-clear = 필터 지우기
filter-nothing = 맞는 카드 없음
filter-nothing-hint = 필터의 조건을 모두 만족하는 카드가 없습니다. 단어를 빼거나 필터를 지우세요.

## Fields of a card

field-name = 이름
field-type = 유형
field-hero = 영웅
field-book = 권
field-status = 상태
field-subtype = 하위 유형
field-trigger = 발동 시점
field-art = 일러스트
field-notes = 메모
field-flavour = 플레이버
status-none = 상태 없음
status-idea = 아이디어
status-draft = 초안
status-playtest = 테스트
status-final = 완성
art-hint = 여기에 그림 놓기
art-choose = 그림 선택
new-card-name = 새 카드
choose = 선택
more = 더 보기
copy-id = ID 복사
editor-empty = 선택된 카드가 없습니다
editor-empty-hint = 라이브러리에서 고르거나 새로 만드세요.

## Rows

if = 조건
always = 항상
while-in-play = 필드에 있는 동안
# $rows and $most are counts of rows.
rows-of = { $rows } / { $most }행
rows-empty = 아직 행이 없습니다. 이 카드는 무엇을 하나요?
rows-full = 카드 한 장에는 { $n }행까지 넣을 수 있습니다
row-number = { $n }행
row-handle = { $n }행: 끌어서 이동
# $rows is a list of numbers.
row-numbers = { $rows }행
row-no-text = 행에 오류가 있어 텍스트가 없습니다
operation = 동작
operation-search = 동작 검색
operation-of-row = { $n }행의 동작
value-of-row = { $n }행의 값
# $types is a list of card types.
only-on = 사용 가능: { $types }
part = 역할
part-base = 기본
part-replace = 대체
part-bonus = 추가
condition = 조건
condition-add = { $n }행에 조건 추가
condition-of-row = { $n }행의 조건
condition-number = 조건의 수치
condition-remove = 조건 삭제
condition-search = 조건 검색
legacy = 계승
# $limit is a percentage such as "50 %".
legacy-of = / { $limit }
legacy-none = 계승 추가 행을 만들 수 없습니다. 값이 있는 조건 없는 행과 뒤의 권이 있어야 하고, 비율이 남아 있어야 합니다
# $op is the name of an operation, $book a number.
legacy-offer = 제{ $book }권과 대결: { $op }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = 행 또는 카드의 JSON
json-of-row = { $n }행의 JSON
json-row = 행
json-record = 카드
json-valid = 유효함
json-no-row = 행을 선택하면 JSON이 표시됩니다.

## Languages of a card

languages-none = 아직 텍스트가 없습니다
languages-none-hint = 카드의 오류가 없어지면 모든 언어의 텍스트가 여기에 표시됩니다.
language-source = 원문
language-own-words = 직접 작성
language-falls-back = 일부가 영어
language-lacks-name = 이름 미번역
language-lacks-flavour = 플레이버 텍스트 미번역
language-open = 클릭하면 번역 화면에서 열립니다
face-language = 카드 언어

## The face

face-none = 카드의 오류가 없어지면 앞면이 그려집니다.
face-drawing = 그리는 중…
face-failed = 템플릿이 이 앞면을 그리지 못합니다.
face-size = 크기
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = 규칙 텍스트
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n }개 언어가 넘침
face-all-fit = 모두 맞음
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = 앞면 배율
face-point = 문구나 행을 가리키면 어디에서 왔는지 표시됩니다.
export-picture = PNG

## Bars and menus

project-menu = 프로젝트
recent-projects = 최근 프로젝트
unsaved = 저장 안 됨
read-only = 읽기 전용
search = 검색
words-search-or-new = 검색하거나 새 단어 입력
search-everything = 카드, 명령, 화면 검색
interface-language = 화면 언어
problems-count = 오류 { $errors }개, 경고 { $warnings }개
cards-chosen = 카드 { $n }장 선택됨
move-to-hero = 다른 영웅으로 이동
dismiss = 알림 닫기
cancel = 취소
close = 닫기
apply = 적용

## What can be done

do-new-project = 새 프로젝트
do-open = 열기
do-save = 저장
do-save-as = 다른 이름으로 저장
do-backups = 이전 버전
do-undo = 실행 취소
do-redo = 다시 실행
do-palette = 전체 검색
do-shortcuts = 키보드 단축키
do-problems = 문제 표시
do-next-problem = 다음 문제
do-fix-all = 같은 종류 모두 수정
do-go-cards = 카드로 이동
do-go-print = 인쇄로 이동
do-go-generate = 생성으로 이동
do-go-settings = 설정으로 이동
do-new-card = 새 카드
do-duplicate-cards = 카드 복제
do-delete-cards = 카드 삭제
do-copy = 복사
do-cut = 잘라내기
do-paste = 붙여넣기
do-bulk-edit = 여러 카드 편집
do-replace = 찾기 및 바꾸기
do-filter = 라이브러리 필터
do-select-all = 표시된 카드 모두 선택
do-next-card = 다음 카드
do-previous-card = 이전 카드
do-edit-name = 이름 편집
do-add-row = 행 추가
do-add-legacy = 계승 추가
do-duplicate-row = 행 복제
do-delete-row = 행 삭제
do-row-up = 행 위로 이동
do-row-down = 행 아래로 이동
do-json = JSON 표시
do-zoom-in = 확대
do-zoom-out = 축소
do-zoom-reset = 기본 크기
do-dark = 어두운 테마
do-light = 밝은 테마
do-system = 시스템 테마
do-quit = 종료

## The palette

palette-name = 전체 검색
palette-hint = 명령, 카드, 화면
palette-commands = 명령
palette-cards = 카드
palette-nothing = 찾은 항목 없음
palette-choose = 선택
palette-run = 실행
palette-only-commands = 명령
palette-only-cards = 카드
# $found and $all are counts.
palette-count = { $found } / { $all }개
reason-nothing-to-undo = 취소할 작업이 없습니다
reason-nothing-to-redo = 다시 실행할 작업이 없습니다
reason-no-card = 선택된 카드가 없습니다
reason-no-row = 선택된 행이 없습니다
reason-no-problem = 문제가 없습니다
reason-read-only = 읽기 전용 프로젝트입니다

## Problems

problem = 문제
problem-card = 카드
problem-place = 위치
problem-code = 코드
problem-filter = 코드, 카드 또는 메시지
problems-none = 문제 없음
problems-none-hint = 모든 카드가 규칙에 맞습니다.
problems-nothing = 필터에 맞는 문제가 없습니다
fix-set = { $value }(으)로 설정
fix-change = { $value }(으)로 변경
fix-remove = { $member } 삭제
fix-remove-conditions = 조건 삭제
fix-remove-value = 값 삭제
fix-make-base = 기본 행으로 변경
errors-shown = 오류 { $n }개
warnings-shown = 경고 { $n }개
# $code is the code of a kind of problem.
fix-all-of = { $code } 모두 수정

## Dialogs

files-open = 프로젝트 열기
files-save-as = 폴더에 저장
files-picture = 그림 선택
files-path = 경로
files-up = 상위 폴더
files-name = 새 폴더의 이름
files-empty = 여기에는 선택할 항목이 없습니다
files-no-portal = 시스템의 파일 대화 상자를 표시할 수 없어 스튜디오의 대화 상자를 표시합니다.
files-system = 시스템의 파일 대화 상자가 별도의 창에 열려 있습니다.
files-here = 대신 여기에서 선택
choose-this-folder = 이 폴더 선택
find = 찾기
replace-with = 바꿀 내용
in-names = 이름에서
in-notes = 메모에서
in-flavour = 플레이버에서
match-case = 대소문자 구분
only-chosen = 선택한 카드에서만
replace-all = 모두 바꾸기
replace-found = { $n ->
    [0] 찾은 곳 없음
   *[other] 카드 { $n }장에서 찾음
}
bulk-title = 카드 { $n }장 편집
bulk-hint = 여기에서 설정한 내용은 선택한 모든 카드에 한 번의 작업으로 설정됩니다.
bulk-unchanged = 변경 안 함
conflict-title = 파일이 다른 프로그램에서 변경되었습니다
conflict-hint = 프로젝트를 연 뒤에 다른 사람이 저장했습니다. 아직 아무것도 덮어쓰지 않았습니다.
conflict-legend = −는 여기, +는 파일. 양쪽이 같은 곳을 바꾸었으면 병합할 때 여기 것이 남습니다
conflict-mine = 내 변경 유지
conflict-theirs = 파일의 변경 사용
conflict-merge = 둘 다 병합
conflict-changed-mine = 여기에서 변경됨
conflict-changed-theirs = 다른 곳에서 변경됨
conflict-changed-both = 양쪽에서 변경됨
recovery-title = 저장되지 않은 편집이 있습니다
recovery-hint = 변경 사항 { $n }개를 저장하기 전에 스튜디오가 종료되었습니다.
recovery-recover = 복구
recovery-discard = 버리기
backups-title = 이전 버전
backups-none = 아직 이전 버전이 없습니다. 저장할 때마다 하나씩 보관됩니다.
backups-restore = 복원
end-title = 저장되지 않은 편집이 있습니다
end-hint = 계속하기 전에 저장할까요?
end-save = 저장
end-discard = 저장 안 함

## The start screen, and the dialog for a new project

screen-start = 시작
do-go-start = 시작 화면
start-projects = 프로젝트
start-no-projects = 아직 프로젝트가 없습니다
start-no-projects-hint = 오른쪽에서 게임을 시작하거나 폴더를 여세요.
start-no-match = 일치하는 항목 없음
start-filter = 프로젝트와 게임 필터
start-missing = 원래 위치에 없음
start-forget = 목록에서 제거
start-back = 열린 프로젝트로 돌아가기
start-days = { $n ->
    [0] 오늘
    [1] 어제
   *[other] { $n }일 전
}
start-cards = 카드 { $n }장
start-decks = 덱 { $n }개
start-begin = 게임으로 시작하기
start-begin-hint = 규칙, 카드, 카드 앞면, 16개 언어의 텍스트까지 바꿀 수 있는 게임 전체의 사본
start-small = 또는 작게 시작하기
start-small-hint = 항목마다 설명이 붙은 가장 작은 완전한 게임
start-begin-with = 복사본 만들기
start-look = 둘러보기
begin-title = 새 프로젝트
begin-hint = 기본 제공 게임의 사본을 별도의 폴더에 만듭니다.
begin-game = 게임
begin-folder = 폴더
begin-rules-only = 카드 없이 규칙만
begin-now = 만들기
begin-no-name = 프로젝트의 이름과 폴더를 정하세요.
begin-taken = 이미 있으며 비어 있지 않은 폴더입니다: { $path }
begin-place = 만들 위치: { $path }
outline-title = 빈 게임
outline-hint = 세 단계입니다. 모든 규칙은 나중에 바꿀 수 있습니다.
outline-begin = 게임 만들기…
outline-name = 내 게임
outline-card = 카드에 있는 것
outline-turn = 턴의 진행
outline-end = 이기는 방법
outline-so-far = 지금까지의 게임
outline-most = { $what } 최대
outline-deck = 덱의 카드 수
outline-copies = 같은 카드 최대
outline-grows = 매 턴 1씩 늘어남
outline-hand = 처음 손패
outline-drawn = 턴마다 뽑는 카드
outline-field = 플레이 중 최대
outline-life = 시작 생명
outline-decked = 카드를 뽑을 수 없으면 패배
outline-limit = 턴 제한
outline-trying = 무작위 경기를 진행하는 중…
outline-tried = 기본 카드로 무작위 경기 { $n }번: { $ended }번이 턴 제한 전에 끝나며, 중앙값은 { $turns }턴입니다.

## Settings

settings-look = 모양
settings-theme = 테마
settings-zoom = 배율
settings-language = 언어
settings-card-language = 카드 언어
settings-about = 정보
settings-version = 버전 { $version }
settings-licences = Inter, JetBrains Mono, Noto는 SIL Open Font License를, Lucide 아이콘은 ISC 라이선스를 따릅니다.

## Locales

screen-locales = 번역
do-go-locales = 번역으로 이동
messages = 메시지
messages-search = ID, 원문 또는 번역
messages-nothing-hint = 모든 조건을 만족하는 메시지가 없습니다. 조건을 빼거나 검색을 지우세요.
messages-approved = { $all }개 중 { $done }개 승인
message-empty = 선택한 메시지 없음
message-empty-hint = 목록에서 하나를 고르면 편집하고, 검사하고, 카드에서 볼 수 있습니다.
message-none = 아직 번역 없음
message-used = 카드 { $n }장에서 사용
translation-language = 번역 대상 언어
state-missing = 없음
state-draft = 초안
state-suggested = 제안됨
state-approved = 승인됨
state-needs-work = 수정 필요
state-rejected = 반려됨
state-outdated = 원문 변경됨
all-files = 모든 파일
all-checks = 모든 검사
with-problems = 문제 있음
filter-file = 파일로 필터
filter-check = 검사로 필터
group-operations = 동작
group-conditions = 조건
group-triggers = 발동 시점
group-targets = 대상
group-costs = 비용과 기간
group-frames = 문장
group-words = 어휘
group-names = 이름
group-cards = 카드
group-trace = 경과
group-rules = 규칙
group-interface = 화면
group-other = 기타
locale-source = 원문
source-before = 승인 당시 원문
source-now = 현재 원문
source-changed = 승인한 뒤 원문이 바뀌었습니다.
source-signature = 원문의 변수나 속성이 승인 당시와 다릅니다.
fluent = Fluent
fields = 입력란
writing-mode = 작성 방식
fields-entangled = 이 글의 갈래는 입력란으로 나타낼 수 없습니다. Fluent로 쓰세요.
fields-broken = 이 글은 아직 올바르지 않습니다. Fluent로 고치세요.
field-text = 본문
fields-by-number = 단수·복수 형태마다 따로 쓰기
new-text-marked = 새로 쓴 글은 저장할 때까지 표시됩니다.
not-kept-yet = 아직 저장되지 않았습니다. 먼저 오류를 고치세요.
caret-place = { $line }행 { $column }열
checks = 검사
checks-count = 통과 { $pass }개, 확인 필요 { $look }개
check-syntax = 구문
check-variables = 변수
check-plurals = 단수·복수 형태
check-attributes = 속성
check-references = 참조
check-typography = 문장 부호와 공백
check-terms = 용어
check-forms = 어형
check-fidelity = 행의 내용과 일치
other-languages = 다른 언어
other-languages-more = 모든 언어 보기
other-languages-fewer = 언어 줄여 보기
terms = 용어
comments = 댓글
comment-write = 댓글 쓰기
comment-send = 추가
message-history = 기록
history-none = 아직 기록 없음
lexicon = 어휘
lexicon-word = 어휘의 단어
lexicon-plain = 기본형
lexicon-add-form = 어형 추가
cells-missing = { $n }칸 없음
cell-missing = 없음
coverage = 완성도
coverage-none = 모든 동작이 모든 언어로 갖추어졌습니다.
coverage-blocks = 카드 { $n }장이 기다림
real-cards = 실제 카드에서
real-cards-none = 이 글이 쓰인 카드가 없습니다.
sweep-value = 값
cards-changed = 이 편집으로 바뀌는 카드
count-of = { $all }개 중 { $n }개
cards-changed-none = 저장본과 다른 카드가 없습니다.
changes-layout = 레이아웃
layout-same = 이전과 같음
more-troubles = { $n }건 더
new-language = 새 언어
new-language-hint = 필요한 단수·복수 형태와 어형으로 시작하고, 아직 번역하지 않은 곳은 영어로 둡니다.
new-language-tag = 언어 코드(예: nl, pt-PT)
create = 만들기
do-approve = 승인하고 다음
do-suggest = 제안하고 다음
do-needs-work = 수정 필요로 표시
do-reject = 사유를 달아 반려
reject = 반려
reject-reason = 반려하는 이유
do-approve-shown = 보이는 것 모두 승인
do-next-message = 다음 메시지
do-previous-message = 이전 메시지
do-copy-source = 원문 복사
do-edit-message = 번역 쓰기
do-filter-messages = 메시지 필터
do-fields = 입력란에 쓰기
do-comment = 댓글 쓰기
do-first-fix = 첫 번째 수정 적용
do-next-value = 카드의 다음 값
do-new-language = 새 언어
do-suggest-only = 제안만 하기
suggestions = 제안
suggestion-take = 채택
suggestion-drop = 버리기
author-name = 작업 옆에 적힐 이름
wording = 직접 쓴 문구
wording-of = 직접 쓴 문구({ $language })
wording-remove = 생성된 문구로 되돌리기
wording-stale = 이 문구를 쓴 뒤 행이 바뀌었습니다.
toast-approved = { $n }개를 승인했습니다
toast-approve-blocked = 오류가 있어 승인할 수 없습니다. 먼저 고치세요.
toast-all-done = 남은 것이 없습니다.
comment-resolved = 해결됨
did-edited = 수정함
did-removed = 삭제함
did-reopened = 다시 열림
did-accepted = 제안 채택
mend-remove = 삭제
mend-put = { $text }(으)로 바꾸기
new-language-there = 이미 있는 언어입니다.
mend-add-form = { $form } 추가
mend-copy-attribute = 원문에서 { $name } 복사
mend-space = 맞는 공백으로 바꾸기

## Print

print-what = 대상
print-all = 모든 카드
print-shown = 라이브러리의 카드
print-chosen = 선택한 카드
print-as = 형식
print-png = 그림(PNG)
print-pdf = 시트(PDF)
print-svg = 벡터 그림(SVG)
print-tts = Tabletop Simulator용
print-gallery = 갤러리(웹 페이지)
print-only-unlocked = 잠금 해제된 카드만 표시
print-open = 브라우저에서 열기
print-unusable = { $path }을(를) 사용할 수 없습니다: { $words }
print-dpi = 해상도(dpi)
print-paper = 용지
print-bleed = 도련
print-crop-marks = 재단선
print-backs = 양면 인쇄용 뒷면
print-to = 저장 폴더
print-start = 인쇄
# $done and $all are counts of cards.
print-progress = { $done } / { $all }장
print-done = 카드 { $n }장을 인쇄했습니다
print-stopped = 인쇄를 중지했습니다. 만들다 만 파일은 남아 있지 않습니다.
print-cards = 카드 { $n }장
print-languages = 언어
print-all-languages = 모든 언어
print-one-language = 한 언어
print-left-out = 오류로 제외됨: { $n }
# $path is a folder or a file.
print-written = 저장 위치: { $path }
print-failed = 아무것도 인쇄되지 않았습니다.
print-denied = { $path }에 쓸 수 없습니다. 다른 폴더를 선택하세요
print-no-folder = { $path } 자리에 파일이 있습니다. 다른 폴더를 선택하세요
print-full = { $path }의 디스크에 남은 공간이 없습니다
print-unwritable = { $path }을(를) 쓸 수 없습니다: { $words }
print-not-made = 인쇄되지 않음: { $n }
print-more-problems = 그 밖에 { $n }건
# $n is the page, $all the number of pages.
print-page-of = { $n } / { $all }쪽
print-back-side = 뒷면
print-first-page = 첫 쪽
print-previous-page = 이전 쪽
print-next-page = 다음 쪽
print-last-page = 마지막 쪽
print-nothing = 인쇄할 것이 없습니다.
print-nothing-hint = 다른 카드를 고르거나 라이브러리의 필터를 지우세요.
print-no-language = 선택한 언어가 없습니다.
print-no-language-hint = 언어를 하나 이상 선택하세요.

## Generate

generate-next = 새 카드
generate-last = 이전 카드
generate-shown = 보기
generate-list = 목록
# $n: the number of cards
generate-pool = { $n }장 풀
generate-over = 텍스트가 카드 면에 들어가지 않습니다
generate-a-second = 초당 카드 수
generate-cost = 비용
generate-cost-fitted = 가격에 맞춤
generate-cost-drawn = 무작위
generate-refuse = 제외
generate-same = 같은 것
generate-worse = 더 나쁜 것
generate-like = 본보기
generate-locked = 고정됨
generate-lock-operation = 동작만 고정
generate-unlock = 고정 해제
generate-others = 그 밖의 선택
generate-weight-hint = 두 번 클릭: 규칙의 가중치. Alt+클릭: 이것만.
generate-seen = 본 { $seen }장 중 { $taken }장 추가
generate-like-none = 본보기 카드 없음
generate-weights = 가중치
generate-edits = 변경됨: { $n }
generate-reset = 규칙의 가중치로 되돌리기
generate-keep = 이 가중치를 규칙에 저장
generate-types = 유형
generate-timings = 시점
generate-targets = 대상
generate-operations = 동작
generate-impossible = 그런 카드는 없습니다
generate-working = 카드를 만드는 중…
generate-take = 추가
generate-taken = 추가됨
generate-more = 비슷한 카드
generate-again = 다시
generate-price = 가격
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = 예산 { $n }, { $off }
generate-derived = 확률
# The probability of a card.
generate-one-in = { $n }번에 1번
# A part of a card follows, such as “row 1”.
generate-lock = 고정:
generate-rows = 카드의 행 수
generate-nested = 중첩
generate-off = 가격과 예산의 차이
generate-fits = 첫 추첨에 맞음
generate-refused = 제외됨
generate-refused-same = 다른 카드와 같음
generate-refused-worse = 다른 카드보다 나쁨
generate-refused-budget = 허용 범위 밖
generate-refused-check = 규칙 검사에 어긋남
generate-drawn = 가중치에 따른 추첨
generate-nearest = 가장 비슷한 카드
generate-parts = 다른 부분: { $n }
generate-budget = 비용별 예산

## Notices

toast-saved = 저장했습니다
toast-saved-formatted = 저장하고 표준 형식으로 정리했습니다
toast-reloaded = 다른 프로그램에서 변경되어 파일을 다시 읽었습니다
toast-id-copied = ID를 복사했습니다
toast-row-copied = 행을 복사했습니다
toast-cards-copied = 카드를 복사했습니다
toast-deleted = 카드 { $n }장을 삭제했습니다

## Balance

screen-balance = 밸런스
do-go-balance = 밸런스로 이동
do-run-balance = 시뮬레이션
do-sensitivity = 민감도
do-stop-work = 시뮬레이션 중지
do-calibrate = 조정
do-evaluate = 카드의 강함
do-save-result = 결과 저장
do-open-result = 결과 열기
do-export-result = 카드를 CSV로 내보내기
balance-heroes = { $who ->
    [decks] 덱
   *[heroes] 영웅
}
balance-heroes-hint = 막대: 평균, 선: 가장 낮은 대결에서 가장 높은 대결까지
balance-book = 제{ $n }권
balance-all = 전체 { $n }
balance-chosen = 선택 { $n }
balance-choose-heroes = { $who ->
    [decks] 덱 선택
   *[heroes] 영웅 선택
}
balance-two-heroes = { $who ->
    [decks] 덱을 두 개 이상 선택하세요
   *[heroes] 영웅을 두 명 이상 선택하세요
}
balance-games = 게임 수
balance-seed = 시드
balance-new-seed = 다른 시드
balance-players = 플레이어
player-random = 무작위
player-easy = 쉬움
player-greedy = 탐욕
player-search = 탐색
balance-threads = 스레드
balance-progress = 대결 { $all }개 중 { $done }개
balance-left = { $time } 남음
balance-simulating = 시뮬레이션 중
balance-calibrating = 조정 중
balance-measuring = 행 측정 중
balance-evaluating = 카드 평가 중
balance-preparing = 준비 중…
balance-done = 시뮬레이션이 끝났습니다
balance-evaluated = 평가가 끝났습니다
balance-stopped = 시뮬레이션을 중지했습니다
balance-broken = 작업이 예기치 않게 중단되었습니다. 프로그램의 결함입니다
balance-busy = 다른 작업이 진행 중입니다. 먼저 중지하세요
balance-errors = 프로젝트에 오류가 있어 게임을 할 수 없습니다
balance-errors-hint = 먼저 고치세요. 문제 목록에 위치가 나옵니다.
balance-no-heroes = { $who ->
    [decks] 게임할 수 있는 덱이 두 개가 되지 않습니다
   *[heroes] 게임할 수 있는 영웅이 두 명이 되지 않습니다
}
balance-no-heroes-hint = { $who ->
    [decks] 덱 규칙을 지키고 카드에 오류가 없는 덱이 게임할 수 있습니다.
   *[heroes] 덱이 완전하고 오류가 없는 영웅이 게임할 수 있습니다.
}
balance-empty = 아직 수치가 없습니다
balance-empty-hint = { $who ->
    [decks] 위에서 덱과 게임 수를 고르고 시뮬레이션하세요. 모든 덱이 서로 겨룹니다. 대결: { $n }.
   *[heroes] 위에서 영웅과 게임 수를 고르고 시뮬레이션하세요. 모든 영웅이 서로 겨룹니다. 대결: { $n }.
}
balance-matchups = 대결
balance-matchups-hint = { $who ->
    [decks] 행에 있는 덱의 승률, %
   *[heroes] 행에 있는 영웅의 승률, %
}
balance-changed-note = 유의미한 변화: { $all }개 중 { $n }개
balance-against = { $one } 대 { $other }
balance-win-rate = 승률
balance-change = 변화
balance-before = 이전
balance-interval = 95% 구간
balance-first-seat = 선공
balance-length = 길이
balance-turns = { $n }턴
balance-turns-share = { $n }턴: { $rate }
balance-not-run = 아직 안 함
balance-outside = 45~55 밖: { $n }
balance-outside-band = 45~55 밖
balance-beyond = 유의미
balance-game-length = 게임 길이
balance-ends = 게임이 끝나는 이유
balance-end-rule = 다른 규칙에 따라
balance-length-note = 두 플레이어의 턴, 중앙값 { $n }, 선공 승률 { $rate }
balance-mean = 평균
balance-not-printed = * 시뮬레이션용 실드. 카드에는 다른 값이 인쇄됩니다
balance-cards = 카드
balance-cards-all = 전체
balance-silent = 적용 안 됨
balance-changed = 바뀜
balance-played = 사용
balance-drawn = 뽑았을 때 승률
balance-played-win = 썼을 때 승률
balance-reach = 구간
balance-silent-rows = { $n }게임에서 한 번도 적용되지 않은 행: { $rows }
balance-open-card = 카드 열기
balance-result = 결과
balance-run = 실행 { $n }
balance-compare = 비교
balance-compare-with = { $run }과(와) 비교
balance-compare-none = 없음
balance-differs = { $run }은(는) 조건이 다릅니다: { $what }
balance-other-game = 다른 카드나 규칙
balance-stale = 이 수치는 카드나 규칙의 이전 상태에 대한 것입니다
balance-again = 다시 실행
balance-gone = 더는 게임에 없음: { $heroes }
balance-stopped-at = 중지됨: 대결 { $all }개 중 { $done }개 완료
balance-go-on = 계속
balance-game = 게임
balance-show-game = 게임 보기
balance-watch = 샌드박스에서 보기
balance-watch-hint = 게임이 샌드박스에서 시작 상태로 열리고, 한 수씩 따라갈 수 있습니다
balance-watch-changed = 이 게임 이후 카드가 바뀌었습니다. 다시 시뮬레이션하세요.
balance-won = { $who } 승리
balance-draw = 무승부
balance-game-note = { $won }, { $n }턴, 시드 { $seed }
balance-turn = 턴 { $n }
balance-end = 단계 종료
balance-calibration = 조정
balance-calibration-hint = 모든 대결이 45~55% 안에 들 때까지 시작 실드와 계승 값을 한도 안에서 바꿉니다. 제안을 적용하기 전에는 아무것도 바뀌지 않습니다.
balance-shields = 실드
balance-legacy-values = 계승 값
balance-rounds = 회차
balance-round = { $n }회차: 45~55 밖 { $outside }개, 가장 먼 값 { $rate }
balance-round-plain = 계승 없이: 45~55 밖 { $outside }개, 가장 먼 값 { $rate }
balance-proposal = 제안
balance-changes = 변경: { $n }
balance-no-proposal = 더 나아지는 변경이 없습니다.
balance-applied = 적용했거나 그 뒤로 값이 바뀌었습니다
balance-rows-of = { $card }의 민감도
balance-rows-hint = 값이 1 늘거나 줄 때 { $hero }의 승률이 바뀌는 정도(포인트). 변경마다 게임 수: { $games }
balance-rows-stopped = 측정한 것이 없습니다.
balance-no-values = 이 카드에는 바꿀 수 있는 값이 있는 행이 없습니다.
balance-not-tried = { $n }행을 { $value }(으)로 할 수 없습니다
balance-no-match = 이 프로젝트의 규칙에는 대전이 정의되어 있지 않아 카드를 플레이할 수 없습니다
balance-strength = 강함
balance-strength-hint = 카드가 든 덱이 이기는 비율을 카드가 관여한 정도로 가중한 값입니다. 무작위 덱과, 이기도록 진화하는 덱에서 측정합니다.
balance-pairs = 게임 쌍 수
balance-by-chance = 무작위
balance-evolved = 진화
balance-prices = 알맞은 가격
balance-prices-hint = 현재 가격 대비 동작의 알맞은 가격입니다. 제안을 적용하기 전에는 아무것도 바뀌지 않습니다.
balance-no-prices = 강함만으로는 가격에 대해 알 수 없습니다.
balance-saved = 저장했습니다: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = ID 설정: { $value }
undo-set-name = 이름 설정: { $value }
undo-set-type = 유형 설정: { $value }
undo-set-number = { $number } 설정: { $value }
undo-set-subtype = 하위 유형 설정: { $value }
undo-set-trigger = 발동 시점 설정: { $value }
undo-set-hero = 영웅 설정: { $value }
undo-set-book = 권 설정: { $value }
undo-set-flavour = 플레이버 설정
undo-set-art = 일러스트 설정: { $value }
undo-set-notes = 메모 설정
undo-set-status = 상태 설정: { $value }
undo-set-wording = 문구 설정: { $language }
undo-set-all = 카드 { $count }장 편집
undo-set-row = { $row }행 변경
undo-insert-rows = { $count }개 행 추가
undo-remove-row = { $row }행 삭제
undo-move-row = { $row }행 이동
undo-duplicate-row = { $row }행 복제
undo-add-card = { $id } 추가
undo-add-hero = { $id } 추가
undo-add-book = { $name } 추가
undo-duplicate = { $count ->
    [1] { $name } 복제
   *[other] 카드 { $count }장 복제
}
undo-delete = { $count ->
    [1] { $name } 삭제
   *[other] 카드 { $count }장 삭제
}
undo-move-to-hero = 영웅 이동: { $hero }
undo-paste-cards = { $count ->
    [1] { $name } 붙여넣기
   *[other] 카드 { $count }장 붙여넣기
}
undo-set-json = { $name } JSON 편집
undo-replace = “{ $find }” → “{ $with }” 바꾸기
undo-fix = 문제 { $count }개 수정
undo-set-levers = 밸런스 조정({ $count }건)
undo-set-ruleset = 규칙 세트 변경
undo-write-message = { $id } 편집({ $language })
undo-remove-message = { $id } 제거({ $language })
undo-approve-messages = 메시지 승인: { $count }개({ $language })
undo-review-messages = 메시지 검토: { $count }개({ $language })
undo-new-language = 새 언어: { $language }
undo-reload = 파일 다시 읽기
undo-merge = 파일과 병합
undo-recover = 저장되지 않은 편집 복구
undo-restore = 이전 버전 복원

## The sandbox

screen-sandbox = 샌드박스
do-go-sandbox = 샌드박스로 이동
do-try = 보드에서 시험
do-resolve = 발동
do-step = 스텝
do-back = 뒤로
do-restart = 처음부터
do-save-scenario = 시나리오 저장
do-run-scenarios = 시나리오 실행
do-new-match = 새 대전
sandbox-board = 보드
sandbox-presets = 시작 보드
sandbox-scenarios = 시나리오
sandbox-open-file = 시나리오 또는 대전 열기
preset-empty = 빈 보드
preset-mid-game = 중반
preset-nearly-dead = 패배 직전
preset-full = 가득 찬 보드
preset-later-book = 중반, 이후 권이 상대
sandbox-against = { $one } 대 { $other }
sandbox-turn = 턴
sandbox-seed = 시드
sandbox-play-on = 이어서 대전
sandbox-play-on-hint = 이 상황부터 규칙대로 진행합니다
sandbox-end-turn = 턴 종료
sandbox-no-scenarios = 프로젝트에 아직 시나리오가 없습니다
sandbox-pass = 모두 통과: { $n }
sandbox-fail = 실패: { $n }
sandbox-passing = 통과
sandbox-failing = 실패
sandbox-about = 보여 주는 것
sandbox-save-hint = 보드, 스텝, 예상값을 파일로 저장합니다.
sandbox-taken = 같은 이름의 파일이 있거나 이 파일이 다른 프로그램에서 변경되었습니다. 다른 이름을 고르세요.
sandbox-drag-hint = 영역으로 끌거나 Alt+Enter를 누르세요
sandbox-put-into = 넣을 곳
sandbox-move-to = 옮길 곳
sandbox-add-card = 카드 추가
sandbox-remove = 제거
sandbox-copy-card = 복제
sandbox-card-menu = 카드
sandbox-play-card = 패에서 사용
sandbox-arrived = 이번 턴에 등장
sandbox-not-arrived = 전부터 있음
sandbox-reveal = 공개됨으로 표시
sandbox-hide = 비공개로 표시
sandbox-revealed = 공개됨
sandbox-count = 카드 수
sandbox-pile = 더미의 카드
sandbox-pile-hint = 패로
sandbox-no-hero = 영웅 없음
sandbox-more-numbers = 다른 수치
sandbox-expect-this = 이 값을 예상값으로 추가
sandbox-written-out = ID 없는 카드
sandbox-played-by = 사용하는 쪽
sandbox-pick = 카드를 고르세요
sandbox-pick-hint = 왼쪽이나 보드의 카드를 누른 다음 ‘발동’ 또는 ‘스텝’을 누르세요.
sandbox-no-rows = 이 카드에는 효과가 없습니다.
sandbox-undone = 취소됨
sandbox-next = 다음
sandbox-choose-target = 보드에서 대상을 고르세요
sandbox-rules-choose = 규칙에 맡기기
sandbox-trace = 경과
sandbox-step = 스텝 { $n }: { $what }
sandbox-steps = 스텝: { $n }
sandbox-copy-trace = 경과 복사
toast-trace-copied = 경과를 복사했습니다
sandbox-nothing = 아직 아무 일도 없습니다
sandbox-nothing-hint = 카드를 골라 발동하면 각 행이 무엇을 왜 했는지 여기에 나옵니다.
sandbox-no-board = 이 파일은 보드가 아닙니다
sandbox-no-board-hint = 문제는 위에 있습니다. 다른 보드로 시작하거나 파일을 고치세요.
sandbox-expectations = 예상값
sandbox-holding = { $all }개 중 { $n }개 충족
sandbox-expect = 예상값으로 추가
sandbox-expect-hint = 값을 예상값으로 추가하면 시나리오가 확인합니다.
sandbox-found = 지금 { $value }
sandbox-forget = 예상값에서 제외
sandbox-match = 대전
sandbox-legal = 가능한 행동
sandbox-log = 기록
sandbox-log-start = 시작
sandbox-back-to = 여기까지 되돌리기
sandbox-forth-to = 여기까지 다시 하기
sandbox-to-end = 끝까지
sandbox-to-move = { $who } 차례, 턴 { $turn }
sandbox-end-phase = 단계 종료
sandbox-won = { $who } 승리
sandbox-draw = 무승부
sandbox-player = 플레이어
player-by-hand = 직접
sandbox-first = 선공
sandbox-first-rules = 규칙대로
sandbox-begin = 시작하기
sandbox-undo-edit = 보드 편집
sandbox-undo-action = 대전의 행동
tabletop-yes = 예
tabletop-no = 아니요
tabletop-effect = 효과 { $n }
tabletop-no-target = 대상 없음
tabletop-order = 순서
tabletop-order-hint = 선택한 순서대로
tabletop-use = 사용할까요?
tabletop-choose = { $n }개 선택
tabletop-choose-some = { $min }~{ $max }개 선택
tabletop-costs = 비용을 지불할 수 없습니다
tabletop-over = 대전이 끝났습니다. 결정을 되돌리거나 새 대전을 시작하세요.
tabletop-shown = “{ $what }” 이후의 보드
tabletop-shown-title = 행동 도중
tabletop-shown-hint = 항목을 하나씩 살펴보거나, 끝까지 가서 결정하세요.
tabletop-show-entry = 이 시점의 보드 보기
tabletop-confirm = 확인
tabletop-pass = 패스
tabletop-pass-key = 스페이스
tabletop-thinks = 이 플레이어는 프로그램이 결정합니다
tabletop-nothing = 지금 할 수 있는 것이 없습니다
tabletop-why = 이유는?
tabletop-why-hint = 탐욕 플레이어가 보기에 이 결정이 패스나 직전 상황보다 얼마나 이득인지, 그리고 모든 답 가운데 순위
tabletop-why-others = 다른 답
tabletop-waiting = 대기 중
tabletop-waiting-hint = { $n }, 다음 것이 맨 위
tabletop-waiting-more = { $n }개 더
tabletop-limbo = 사용 중
tabletop-rule = 규칙
tabletop-edited = 편집한 보드
tabletop-unwritten = { $card }에 지금 걸려 있는 것은 보드로 나타낼 수 없습니다. 이전 상황을 편집하세요.
tabletop-unlaid = 규칙상 이 보드는 허용되지 않습니다: { $fault }
tabletop-library = 게임의 카드
tabletop-chapters = 챕터
tabletop-match-hint = 프로젝트의 덱 두 개. 같은 시드는 같은 대전을 만듭니다.
tabletop-seen-by = 누구의 숨은 카드를 보일지
tabletop-seen-by-hand = 내가 조종하는 플레이어
tabletop-seen-by-both = 두 플레이어 모두
tabletop-forward = 다음 결정
tabletop-back = 내 마지막 결정으로
tabletop-empty = 대전이 없습니다
tabletop-empty-hint = 대전에는 오류 없는 규칙이 필요합니다.
tabletop-question = 질문
tabletop-not-now = 지금은 안 됩니다
tabletop-used = 이미 사용했습니다
tabletop-full = 자리가 없습니다
tabletop-not-from-here = 이 영역에서는 안 됩니다
tabletop-aimless = 대상이 없습니다

## Rows and screens of games that are data

slot-on = 시점
slot-as = 사용 방식
slot-once = 횟수
slot-may = 선택 가능
slot-cost = 비용
slot-word = 단어
slot-who = 플레이어
slot-to = 대상
slot-for = 기간
slot-add = { $n }행에 추가
slot-nothing = 선택할 수 있는 것이 없습니다.
slot-once-turn = 턴당 한 번
slot-once-match = 대전당 한 번
slot-who-self = 나
slot-who-opponent = 상대
slot-who-both = 두 플레이어
group-no-type = 유형 없음
field-keywords = 키워드
undo-set-words = { $set }: { $value }(으)로 변경

## Abilities and targets of whole games

abilities-of = 능력 { $abilities }개
rows-counted = { $rows }행
do-add-ability = 능력 추가
do-ability-up = 능력 위로 이동
do-ability-down = 능력 아래로 이동
do-row-in = 행을 위 행 안으로 이동
do-row-out = 행을 밖으로 이동
do-duplicate-ability = 능력 복제
do-delete-ability = 능력 삭제
undo-move-ability = 능력 이동
undo-remove-ability = 능력 삭제
undo-duplicate-ability = 능력 복제
undo-add-ability = 능력 추가
ability-handle = { $n }행의 능력: 끌어서 이동
ability-plain = 평소대로
effects-add = { $n }행이 주는 행 추가
slot-remove = 제거
slot-card = 카드
slot-against = 막는 효과의 원천
card-by-chance = 무작위 카드
slot-card-named = 이름으로
slot-card-random = 무작위
slot-card-written = 여기에 작성
slot-card-add = 속성 추가
flag-yes = 예
flag-no = 아니요
count-at-least = 이상
count-at-most = 이하
count-exactly = 정확히
target-preset = 기본형
target-custom = 사용자 지정
target-who = 플레이어
target-who-self = 나
target-who-opponent = 상대
target-who-any = 누구든
target-zone = 영역
target-zone-add = 영역 추가
target-count = 수
target-exactly = 정확히
target-up-to = 최대
target-all = 모두
target-chosen = 선택
target-choose = 내가 선택
target-by-opponent = 상대가 선택
target-named = 사용할 때 선택
target-random = 무작위
target-most = 가장 큰 것
target-least = 가장 작은 것
target-number = 수치
target-other = 이 카드가 아닌 카드
target-filters = 필터
target-fits = { $of }장 중 { $n }장 해당
target-show = 표시
filter-add = 필터
filter-or = 또는
filter-in-play = 게임 중에 결정
tests-any = 다음 중 하나
tests-all = 다음 모두
tests-not = 아님

## Decks

do-decks = 덱 편집
deck-choose = 덱 선택
deck-new = 새 덱
deck-duplicate = 덱 복제
deck-delete = 덱 삭제
deck-copy = 덱을 텍스트로 복사
deck-save = 덱을 텍스트로 저장
deck-name = 덱 이름
deck-leader = 리더
deck-locked = 고정: 카드는 영웅에 따라 정해집니다
deck-none = 아직 덱이 없습니다
deck-none-hint = 덱은 샌드박스와 밸런스에서 대전에 쓰는 카드 목록입니다.
deck-empty = 이 덱에는 아직 카드가 없습니다
deck-empty-hint = 라이브러리의 카드를 두 번 클릭하거나 카드에서 +를 누르세요.
deck-add = 한 장 추가
deck-remove = 한 장 빼기
deck-legal = 덱 규칙에 맞습니다
deck-unchecked = 규칙이 덱을 제한하지 않습니다
deck-hand = 시험 손패
deck-redraw = 손패 다시 돌리기
deck-draw = 카드 뽑기
deck-hand-none = 이 덱으로는 손패를 돌릴 수 없습니다.
column-in-deck = 덱에
toast-deck-copied = 덱을 복사했습니다
undo-set-deck = { $name } 변경

## Import

do-import = 카드 가져오기
import-new = 새 카드: { $n }
import-changed = 바뀜: { $n }
import-same = 그대로: { $n }
import-absent = 표에 없음: { $n }
import-line = { $n }행
import-unread = 이해하지 못함({ $n }): { $text }
import-now = 가져오기
import-blocked = 가져올 것이 없습니다. 먼저 오류를 고치거나, 새로운 것이 없습니다.
undo-import = 카드 가져오기

## The gallery of cards, a page for any browser

gallery-search = 이름과 텍스트 검색
gallery-tags = 태그
# $n is a count of cards.
gallery-count = 카드: { $n }장
gallery-nothing = 해당하는 카드가 없습니다. 태그를 줄이거나 검색어를 지우세요.
gallery-locked = 잠긴 카드
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = 등록: { $counted }/{ $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = 카드 “{ $name }”

do-design = 설계 도구
do-submit = 카드 투고
design-line = 생성 라인
design-goals = 목표
design-packs = 팩
design-prints = 인쇄한 카드
design-inbox = 투고
design-rulings = 재정
design-glossary = 용어집
design-clues = 숨은 코드
design-text = 텍스트
design-cards = 카드
design-combinations = 조합 { $all }개 중 { $shown }개 허용
design-excluded = { $rule }: { $n }개 제외
design-no-file = 그런 파일이 없습니다
design-step = 단계
design-step-combine = 조합
design-step-tag = 태그 지정
design-step-write = 쓰기
design-count = 개수
design-group = 그룹
design-lift = 향상도
design-won = 승률
design-tags-of = { $card }의 태그: { $tags }
design-goal = 목표
design-bound = 범위
design-values = 측정값
design-state = 상태
design-met = 달성
design-missed = 미달성
design-unmeasured = 측정 안 함
design-unmeasured-hint = 밸런스 화면에서 게임을 진행하면 이 목표가 그 게임들로 측정됩니다.
design-no-values = 이 목표로 측정할 것이 없습니다.
design-pack = 팩
design-lore = 이야기 카드
design-packs-note = 인쇄한 카드: { $cards }, 팩: { $packs }. 전체 세트를 모으려면 평균 { $n }팩이 필요합니다
design-packs-trades = 교환하는 플레이어: { $players }, 한 사람당 팩: { $n }, 교환되는 카드: { $cards }
design-packs-mix = 새 카드: { $new }, 이전에 인쇄: { $old }
design-printed = 인쇄
design-registered = 등록
design-prints-note = 일련번호는 { $ledger }에, 소유자의 등록 내역은 { $owners }에 있습니다.
design-question = 질문
design-uses = 사용
design-term = 용어
design-meaning = 뜻
design-unused = 이 용어를 쓰는 카드도 규칙도 없습니다.
design-code = 코드
design-mark = 표시
design-place = 카드 앞면의 위치
design-author = 작성자
design-taken = { $card }(으)로 채택됨
design-state-new = 신규
design-state-in-talk = 논의 중
design-state-wanted = 채택 희망
design-state-declined = 거절됨
design-same = { $cards }와(과) 같은 일을 합니다
design-worse = 모든 면에서 { $cards }보다 못합니다
design-better = 모든 면에서 { $cards }보다 낫습니다
design-no-match = 이 게임의 규칙은 한 판 전체를 설명하지 않습니다
design-no-match-hint = 이 도구에는 형식 2의 규칙이 필요합니다. 다른 도구는 이 게임에서도 쓸 수 있습니다.
design-working = 작업 중…
design-none = 이 게임에는 아직 없습니다
design-none-hint = 여기에 무엇이 나올지는 프로젝트 폴더의 { $file }에서 정합니다.
design-wrong = 표시할 수 없습니다
design-save = 파일로 저장
design-open-pack = 팩 열기
design-receive = 투고 추가
design-issue = 일련번호 발급
design-surprise = 무작위로 하나
design-empty = 아직 아무것도 없습니다
design-all-kinds = 모든 종류의 효과
design-as-grid = 격자로 보기
design-as-list = 목록으로 보기
design-add-to = { $card }에 추가
design-take = 카드로 채택
design-put-on = 카드에 넣기…
design-comment-on = 의견의 대상
design-comment-card = 카드 전체
design-comment-row = { $n }행
design-measure-letters = 카드의 글자 수
design-measure-rows = 카드의 행 수
design-measure-partners = 카드의 조건에 맞는 카드 수
design-measure-off-budget = 예산과의 차이
design-measure-better = 더 나은 카드 수
design-measure-negating = 무효로 하는 효과(%)
design-measure-median-turns = 게임의 턴 수, 중앙값
design-measure-shortest-game = 가장 짧은 게임의 턴 수
design-measure-early = 일찍 끝난 게임(%)
design-measure-deck-wins = 덱이 이긴 게임(%)
design-measure-overtaken = 나중에 나온 더 나은 카드 수
design-measure-rulings = 카드에 관한 재정 수
design-measure-acts = 한 턴의 결정 수
design-measure-unplayed = 한 게임에서 쓰이지 않은 카드 수
design-measure-watching = 상대가 보기만 하는 턴(%)
design-measure-stuck = 아무 행동도 없는 턴이 있는 게임(%)
design-measure-cut-off = 마지막 턴에야 끝나는 게임(%)
design-measure-price-rank = 가격과 게임의 일치도(%)
design-measure-even-cards = 승률 45~55%인 카드(%)
design-add = 추가: { $name }
design-remove = 제거: { $name }
design-up = 위로: { $name }
design-down = 아래로: { $name }
design-nothing = 없음
design-price-flat = 고정
design-price-each = 하나마다
design-new-tag = 새 태그
design-new-look = 새 외형
design-add-tag = 태그 추가
design-add-goal = 목표 추가
design-set-up = 설정하기
design-field-id = 이름
design-field-find = 검색 조건
design-field-lang = 텍스트 언어
design-field-requires = 함께 필요
design-field-group = 그룹
design-field-also = 직접 고른 카드
design-field-measure = 측정 항목
design-field-at-least = 최소
design-field-at-most = 최대
design-field-turn = 이 턴 전
design-field-operations = 동작
design-field-why = 이유
design-field-letter = 글자
design-field-weight = 무게(mg)
design-field-paper-weight = 무게(g/m²)
design-field-copies = 카드별 장수
design-field-size = 팩당 카드
design-field-rarities = 희귀도
design-field-target = 팩 무게(mg)
design-field-paper = 삽지 용지
design-field-width = 너비(µm)
design-field-height = 높이(µm)
design-field-printed = 이전에 인쇄
design-field-threshold = 필요한 번호 수
design-field-one-per-account = 계정당 하나
design-field-each-rarity = 모든 희귀도
design-field-prefix = ID 앞부분
design-field-slack = 허용 오차
design-field-limits = 한도
design-field-types = 카드 유형
design-field-base = 기본값
design-field-per = 하나마다 추가
design-field-is = 고정
design-field-each = 하나마다
design-field-lasting = 기간별
design-field-words = 단어별
design-field-bound = 이 수의 한도별
design-field-plus = 더하기
design-field-who = 플레이어별
design-field-to = 대상별
design-field-ways = 효과 유형
design-field-timings = 시점
design-field-costs = 비용
design-field-condition = 조건부
design-field-all = 해당 전체
design-field-all-targets = 전체 대상
design-field-numbers = 많을수록 좋음
design-field-same = 둘 다 같음
design-field-run = 인쇄 회차
design-field-unlock = 잠금 해제
design-field-portal = 투고
design-field-budget = 예산
design-field-better = 더 나은 카드
