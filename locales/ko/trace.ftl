## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = 나
player-opponent = 상대
card-unknown = 알 수 없는 카드

trace-fixed = 시작할 때 정해짐
trace-row = { $n }행: { $op }
trace-row-value = { $n }행: { $op } { $val }
trace-again = 한 번 더 발동
role-base = 기본
role-replace = 대체
role-bonus = 추가

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
refused-only-in = 이 단계에서만 할 수 있습니다: { $phase }
refused-no-card = 여기에는 카드가 없습니다
refused-unplayable = 이 카드는 사용할 수 없습니다
refused-costs = { $what }: { $cost } 필요, { $has } 보유
refused-cooling = 다시 쓸 수 있을 때까지 남은 턴: { $n }
refused-arrived = 이 동료는 이번 턴에 나왔으므로 다음 턴부터 공격할 수 있습니다
refused-attacked = 이 동료는 이번 턴에 이미 공격했습니다
refused-no-target = 여기에는 상대의 동료가 없습니다
