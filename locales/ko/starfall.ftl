## Operations. Value: the bare clause; .replace and .bonus: the clause in those roles; .name: the short name.
## No particle stands after a figure: the noun takes it, the figure goes before the verb or a counter.

op-dmg = 상대에게 피해를 { $val } 준다
    .times = 상대에게 피해를 { $val }씩 { times } 준다
    .replace = 대신 상대에게 피해를 { $val } 준다
    .bonus = 상대에게 추가로 피해를 { $val } 준다
    .name = 피해
op-heal = 실드를 { $val } 회복한다
    .replace = 대신 실드를 { $val } 회복한다
    .bonus = 추가로 실드를 { $val } 회복한다
    .name = 실드 회복
op-draw = 카드를 { $val }장 뽑는다
    .replace = 대신 카드를 { $val }장 뽑는다
    .bonus = 추가로 카드를 { $val }장 뽑는다
    .name = 카드 뽑기
op-nrg = 에너지를 { $val } 얻는다
    .replace = 대신 에너지를 { $val } 얻는다
    .bonus = 추가로 에너지를 { $val } 얻는다
    .name = 에너지 획득
op-drain = 상대는 에너지를 { $val } 잃는다
    .replace = 대신 상대는 에너지를 { $val } 잃는다
    .bonus = 상대는 추가로 에너지를 { $val } 잃는다
    .name = 에너지 손실
op-disc = 상대는 패에서 무작위로 카드를 { $val }장 버린다
    .replace = 대신 상대는 패에서 무작위로 카드를 { $val }장 버린다
    .bonus = 상대는 추가로 패에서 무작위로 카드를 { $val }장 버린다
    .name = 패 버리기
op-aoe = 상대의 모든 동료에게 피해를 { $val } 준다
    .times = 상대의 모든 동료에게 피해를 { $val }씩 { times } 준다
    .replace = 대신 상대의 모든 동료에게 피해를 { $val } 준다
    .bonus = 상대의 모든 동료에게 추가로 피해를 { $val } 준다
    .name = 전체 피해
op-buf_atk = 이번 턴 동안 자신의 모든 동료의 공격력을 { $val } 증가시킨다
    .replace = 이번 턴 동안 대신 자신의 모든 동료의 공격력을 { $val } 증가시킨다
    .bonus = 이번 턴 동안 자신의 모든 동료의 공격력을 추가로 { $val } 증가시킨다
    .name = 공격력 증가
op-floor = 이번 턴 동안 자신의 실드는 1 미만으로 내려가지 않는다
    .replace = 이번 턴 동안 대신 자신의 실드는 1 미만으로 내려가지 않는다
    .bonus = 추가로 이번 턴 동안 자신의 실드는 1 미만으로 내려가지 않는다
    .name = 실드 유지
op-negate = 그 카드의 효과를 무효로 한다
    .replace = 대신 그 카드의 효과를 무효로 한다
    .bonus = 추가로 그 카드의 효과를 무효로 한다
    .name = 무효
op-double = 이번 턴에 자신이 다음에 사용하는 액션은 2번 발동한다
    .replace = 이번 턴에 대신 자신이 다음에 사용하는 액션은 2번 발동한다
    .bonus = 추가로 이번 턴에 자신이 다음에 사용하는 액션은 2번 발동한다
    .name = 2번 발동
op-banish = 상대의 버린 카드 더미 맨 위에서 카드를 { $val }장 제외한다
    .replace = 대신 상대의 버린 카드 더미 맨 위에서 카드를 { $val }장 제외한다
    .bonus = 추가로 상대의 버린 카드 더미 맨 위에서 카드를 { $val }장 제외한다
    .name = 제외
op-dbf_atk = 상대의 동료 1명을 선택해 공격력을 { $val } 감소시킨다
    .replace = 대신 상대의 동료 1명을 선택해 공격력을 { $val } 감소시킨다
    .bonus = 상대의 동료 1명을 선택해 공격력을 추가로 { $val } 감소시킨다
    .name = 공격력 감소
op-dbf_hp = 상대의 동료 1명을 선택해 체력을 { $val } 감소시킨다
    .replace = 대신 상대의 동료 1명을 선택해 체력을 { $val } 감소시킨다
    .bonus = 상대의 동료 1명을 선택해 체력을 추가로 { $val } 감소시킨다
    .name = 체력 감소
op-retrigger_traps = 이번 턴에 공개된 자신의 함정을 한 번 더 발동한다
    .replace = 대신 이번 턴에 공개된 자신의 함정을 한 번 더 발동한다
    .bonus = 추가로 이번 턴에 공개된 자신의 함정을 한 번 더 발동한다
    .name = 함정 재발동

## Passives: hold while the ally is in play

op-p_nrg = 자신의 에너지 단계에 에너지를 { $val } 얻는다
    .name = 매 턴 에너지
op-p_adx = 자신의 액션이 주는 피해가 { $val } 증가한다
    .name = 액션 피해
op-p_tdx = 자신의 함정이 주는 피해가 { $val } 증가한다
    .name = 함정 피해
op-p_red = 자신이 받는 피해가 { $val } 감소한다
    .name = 피해 감소
op-p_eot = 자신의 종료 단계에 실드를 { $val } 회복한다
    .name = 매 턴 회복
op-p_adisc = 자신의 액션 비용이 { $val } 감소한다(최소 1)
    .name = 액션 비용 감소
op-p_tdisc = 자신의 함정 비용이 { $val } 감소한다(최소 1)
    .name = 함정 비용 감소

## When an ally is destroyed

on-play = 이 동료를 소환했을 때
    .when = mixed
on-death = 이 동료가 파괴되었을 때
op-d_heal = 실드를 { $val } 회복한다
    .replace = 대신 실드를 { $val } 회복한다
    .bonus = 추가로 실드를 { $val } 회복한다
    .name = 파괴 시: 회복
op-d_dmg = 상대에게 피해를 { $val } 준다
    .replace = 대신 상대에게 피해를 { $val } 준다
    .bonus = 상대에게 추가로 피해를 { $val } 준다
    .name = 파괴 시: 피해
op-d_draw = 카드를 { $val }장 뽑는다
    .replace = 대신 카드를 { $val }장 뽑는다
    .bonus = 추가로 카드를 { $val }장 뽑는다
    .name = 파괴 시: 카드 뽑기
op-d_return = 이 카드를 자신의 패로 되돌린다
    .replace = 대신 이 카드를 자신의 패로 되돌린다
    .bonus = 추가로 이 카드를 자신의 패로 되돌린다
    .name = 파괴 시: 패로 복귀

## Trap triggers

trigger-t_action = 상대가 액션을 사용했을 때
    .name = 상대가 액션을 사용했을 때
trigger-t_summon = 상대가 동료를 소환했을 때
    .name = 상대가 동료를 소환했을 때
trigger-t_play = 상대가 카드를 사용했을 때
    .name = 상대가 카드를 사용했을 때
trigger-t_hit = 자신이 피해를 받았을 때
    .name = 자신이 피해를 받았을 때
trigger-t_lethal = 자신의 실드가 0 이하가 되었을 때
    .name = 자신의 실드가 0 이하가 되었을 때

## Conditions: bare clauses that end in -다, before 면; .link: before another condition

if-first_action = 이번 턴에 이 카드 외의 액션을 사용하지 않았다
    .link = 이번 턴에 이 카드 외의 액션을 사용하지 않았고
if-played_action = 이번 턴에 이미 액션을 사용했다
    .link = 이번 턴에 이미 액션을 사용했고
if-ctrl = 자신의 필드에 《{ TERM($sub) }》 동료가 있다
    .link = 자신의 필드에 《{ TERM($sub) }》 동료가 있고
    .same = 《{ TERM($sub) }》 동료가 있다
    .link-same = 《{ TERM($sub) }》 동료가 있고
    .subject = control
if-ctrl_n = 자신의 필드에 동료가 { $n }명 이상 있다
    .link = 자신의 필드에 동료가 { $n }명 이상 있고
    .same = 동료가 { $n }명 이상 있다
    .link-same = 동료가 { $n }명 이상 있고
    .subject = control
if-shield_below = 자신의 실드가 { $n }보다 낮다
    .link = 자신의 실드가 { $n }보다 낮고
if-o_shield_below = 상대의 실드가 { $n }보다 낮다
    .link = 상대의 실드가 { $n }보다 낮고
if-o_no_allies = 상대의 필드에 동료가 없다
    .link = 상대의 필드에 동료가 없고
if-o_allies = 상대의 필드에 동료가 { $n }명 이상 있다
    .link = 상대의 필드에 동료가 { $n }명 이상 있고
if-o_fewer = 상대의 패가 자신의 패보다 적다
    .link = 상대의 패가 자신의 패보다 적고
if-o_zero_nrg = 상대에게 에너지가 없다
    .link = 상대에게 에너지가 없고
if-destroyed_any = 이 효과로 동료를 파괴했다
    .link = 이 효과로 동료를 파괴했고
if-vs_book = 제{ $n }권 이후의 영웅과 대결하고 있다
    .link = 제{ $n }권 이후의 영웅과 대결하고 있고
vs-vs_book = 제{ $n }권 이후의 영웅과 대결할 때

## Names of things on a board

counter-shield = 실드
counter-energy = 에너지
counter-actions_played = 사용한 액션
counter-floor = 실드 유지
counter-double_next = 2번 발동
counter-damage_taken = 받은 피해
counter-guard = 인내
number-cost = 비용
number-atk = 공격력
number-hp = 체력
number-T = 전술
number-S = 기량
number-R = 인내
number-M = 신비
number-shield = 실드
number-sim_shield = 시작 실드
number-cooldown = 재사용 대기
number-trap_limit = 함정 한도
zone-hand = 패
zone-deck = 덱
zone-field = 필드
zone-traps = 함정 구역
zone-discard = 버린 카드 더미
zone-banished = 제외 구역
quantity-action_bonus = 액션 피해 증가
quantity-trap_bonus = 함정 피해 증가
quantity-reduction = 피해 감소
quantity-energy_income = 동료로 얻는 에너지
quantity-end_restore = 동료로 회복하는 실드
quantity-action_discount = 액션 비용 감소
quantity-trap_discount = 함정 비용 감소
quantity-damage_bonus = 피해 증가
quantity-skill = 기량
quantity-card_damage = 피해
quantity-action_cost = 액션 비용
quantity-trap_cost = 함정 비용
tally-destroyed = 파괴한 동료
phase-energy = 에너지 단계
phase-draw = 뽑기 단계
phase-play = 사용 단계
phase-battle = 전투 단계
phase-end = 종료 단계
action-play = 사용
action-ability = 능력
action-attack = 공격
kind-damage = 피해
kind-restore = 회복
kind-cards = 카드
kind-energy = 에너지
kind-allies = 동료
kind-control = 효과 조작

## The game

game-about = 정해진 덱과 실드를 가진 두 영웅. 상대의 실드를 먼저 깨뜨리는 쪽이 승리합니다.
