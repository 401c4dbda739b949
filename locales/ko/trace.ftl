## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = 나
player-opponent = 상대
card-unknown = 알 수 없는 카드

trace-fixed = 시작할 때 정해짐
trace-row = { $n }행: { $op }
trace-row-value = { $n }행: { $op } { $val }
trace-again = 한 번 더 발동
row-kind-base = 기본
row-kind-replace = 대체
row-kind-bonus = 추가

# States of a row
trace-applied = 적용됨
trace-skipped = 건너뜀
trace-undone = { $n }행으로 취소됨
trace-cancelled = 무효가 됨
trace-without-effect = 효과 없음

# Why
trace-true = 충족
trace-false = 미충족
trace-reads = { $what } { $value }
trace-reads-of = { $who }, { $what } { $value }
trace-of = { $who }의 { $what }
trace-condition = 조건: { $if }
trace-item = { $what }: { $is }
trace-book = 권
trace-value = 값
trace-why-no-target = 선택할 대상이 없음
trace-why-empty = 비어 있음({ $zone })
trace-why-full = 가득 참({ $zone })
trace-why-nothing = 바뀌는 것이 없음
trace-why-nothing-to-cancel = 무효로 할 카드가 없음

# How a value came about
trace-part-base = 기재된 값 { $n }
trace-part-result = 결과 { $n }

# Changes
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = { $n }행 취소
trace-destroyed = { $card } 파괴됨
trace-death = { $card } 파괴 시 효과
trace-trap = { $card } 발동: { $trigger }
trace-retrigger = { $card } 한 번 더 발동
trace-attack = 공격: { $card } → { $target }, 피해 { $n }
trace-chosen = { $card } 선택됨
trace-lethal = { $who } 패배 예정
trace-nothing-happened = 아무 일도 일어나지 않음

# 거절 사유
refused-over = 대전이 끝났습니다
refused-no-card = 여기에는 카드가 없습니다
refused-unplayable = 이 카드는 사용할 수 없습니다
refused-arrived = 이 동료는 이번 턴에 나왔으므로 다음 턴부터 공격할 수 있습니다
refused-attacked = 이 동료는 이번 턴에 이미 공격했습니다
refused-no-target = 여기에는 상대의 동료가 없습니다

# 다른 프로그램이 진행하는 대전
match-won = 게임 종료: { $winner } 승리.
match-drawn = 게임 종료: 무승부.
refused-no-match = 시작된 대전이 없습니다
refused-no-player = 그런 플레이어가 없습니다: { $what }
refused-not-your-turn = 상대의 차례입니다
refused-not-now = 이 단계에서는 할 수 없습니다
refused-no-ability = 카드에 그런 능력이 없습니다
refused-used = 이미 사용했습니다
refused-unpaid = 비용을 지불할 수 없습니다
refused-bad-target = 선택할 수 없습니다: { $what }
refused-players = 대전에는 아이디가 다른 플레이어 두 명이 필요합니다
refused-unknown-card = 그런 카드가 없습니다: { $what }
refused-unknown-resource = 그런 자원이 없습니다: { $what }
refused-too-many-cards = 대전에 들어갈 수 있는 카드보다 많습니다: { $what }
refused-amount = 범위를 벗어났습니다: { $what }
refused-bad-request = 요청을 읽을 수 없습니다: { $what }
refused-no-call = 그런 호출이 없습니다: { $what }
refused-nothing-to-undo = 되돌릴 것이 없습니다
