## 게임

game-name = 대항해
game-about = 리더와 선원들이 또 다른 리더와 선원들에 맞선다. 캐릭터가 공격하고, 블로커가 끼어들고, 카운터가 지켜 내며, 잃은 라이프 카드는 잃은 쪽의 패가 된다.

## 카드 유형. `.final`은 끝소리.

type-leader = 리더
    .counter = 장
    .final = vowel
    .subj = 리더가
type-character = 캐릭터
    .counter = 장
    .final = vowel
    .subj = 캐릭터가
type-event = 이벤트
    .counter = 장
    .final = vowel
    .subj = 이벤트가
type-stage = 스테이지
    .counter = 장
    .final = vowel
    .subj = 스테이지가

## 카드의 숫자

number-cost = 비용
    .subj = 비용이
number-power = 파워
    .subj = 파워가
number-counter = 카운터
    .subj = 카운터가
number-life = 라이프
    .subj = 라이프가

## 카드의 낱말

set-colours = 색
set-attribute = 속성
set-tags = 특징
word-red = 빨간색
word-green = 초록색
word-blue = 파란색
word-purple = 보라색
word-black = 검은색
word-yellow = 노란색
word-blade = 검
word-fist = 주먹
word-shot = 사격
word-lore = 지식
word-craft = 기술
word-corsair = 해적
word-tidewright = 물결장이
word-admiralty = 제독부
word-islander = 섬사람
word-beast = 야수
word-spirit = 혼령
word-artisan = 장인

## 키워드

keyword-rush = [속공]
    .obj = [속공]을
keyword-blocker = [블로커]
    .obj = [블로커]를
keyword-double_attack = [더블 어택]
    .obj = [더블 어택]을
keyword-banish = [배니시]
    .obj = [배니시]를
keyword-hunter = [사냥꾼]
    .obj = [사냥꾼]을
keyword-unblockable = [블록 불가]
    .obj = [블록 불가]를
keyword-relentless = [맹추격]
    .obj = [맹추격]을
keyword-bound = [속박]
    .obj = [속박]을
keyword-steadfast = [불굴]
    .obj = [불굴]을
about-keyword-rush = 이 카드는 등장한 턴에 공격할 수 있다.
about-keyword-blocker = 이 카드가 레스트 상태가 아니라면, 레스트하여 다른 카드 대신 공격받을 수 있다.
about-keyword-double_attack = 이 카드는 리더에게 피해를 2 준다.
about-keyword-banish = 이 카드 때문에 잃는 라이프 카드는 트리거를 쓰지 못하고 트래시에 놓인다.
about-keyword-hunter = 이 카드는 레스트 상태가 아닌 캐릭터도 공격할 수 있다.
about-keyword-unblockable = 이 카드의 공격은 블록할 수 없다.
about-keyword-relentless = 이 카드는 턴마다 두 번 공격할 수 있다.
about-keyword-bound = 이 카드는 공격할 수 없다.
about-keyword-steadfast = 이 카드는 전투에서 KO되지 않는다.
printed-keyword = { TERM($word) }

## 구역의 명사

noun-characters = 캐릭터
    .counter = 장
    .final = vowel
    .subj = 캐릭터가
noun-crew = 리더 또는 캐릭터
    .counter = 장
    .final = vowel
    .subj = 리더 또는 캐릭터가
noun-leader = 리더
    .counter = 장
    .final = vowel
    .subj = 리더가
noun-stage = 스테이지
    .counter = 장
    .final = vowel
    .subj = 스테이지가

## 플레이어와 카드가 지닌 것

counter-wind_deck = 순풍 덱
counter-winds = 액티브 순풍
counter-winds_rested = 레스트 순풍
state-rested = 레스트 상태
state-silenced = 무효
state-attacks = 공격 횟수
state-winds = 순풍

## 구역

zone-leader = 리더
zone-characters = 캐릭터
zone-stage = 스테이지
zone-hand = 패
zone-deck = 덱
zone-life = 라이프
zone-trash = 트래시
zone-resolving = 발동 구역
zone-crew = 리더와 캐릭터
zone-board = 필드

## 시점

frame-label = [{ $on }] { $text }
frame-once = [{ $once }] { $text }
frame-on-once = [{ $once }] { $on } { $text }
frame-on-may = { $on } { $text }
frame-on-once-may = [{ $once }] { $on } { $text }
frame-tag = [{ $tag }] { $text }
frame-may = 다음을 할 수 있다: { $text }
frame-cost = { $cost } 수 있다: { $text }
frame-may-cost = { $cost } 수 있다: { $text }
once-turn = 턴당 한 번
once-match = 게임당 한 번
cost-and = { $a } 수 있으며 추가로 { $b }
on-on_play = 등장 시
    .as = label
    .name = 등장했을 때
on-when_attacking = 공격 시
    .as = label
    .name = 공격했을 때
on-on_enemy_attack = 상대의 공격 시
    .as = label
    .name = 상대의 카드가 공격했을 때
on-on_block = 블록 시
    .as = label
    .name = 블록했을 때
on-on_ko = KO 시
    .as = label
    .name = KO되었을 때
on-activate_main = 기동: 메인
    .as = label
    .name = 자신의 메인 단계에
on-main = 메인
    .as = label
    .name = 메인
on-counter = 카운터
    .as = label
    .name = 카운터
on-trigger = 트리거
    .as = label
    .name = 트리거
on-start_of_turn = 턴 시작 시
    .as = label
    .name = 자신의 턴이 시작될 때
on-end_of_turn = 턴 종료 시
    .as = label
    .name = 자신의 턴이 끝날 때
on-continuous =
    .name = 항상
on-instead_of_ko = 이 캐릭터가 KO될 경우
    .name = KO될 경우

## 비용. “…할 수 있다” 앞에 온다.

cost-rest_winds = 순풍 { $n }장을 레스트할
    .name = 순풍 레스트
cost-return_winds = 순풍 { $n }장을 순풍 덱으로 되돌릴
    .name = 순풍 되돌리기
cost-discard = 자신의 패에서 { TERM($cards) }을 버릴
    .name = 패 버리기
cost-rest_this =
    이 { $type ->
        [leader] 리더를
        [stage] 스테이지를
       *[other] 캐릭터를
    } 레스트할
    .name = 이 카드 레스트
cost-trash_this =
    이 { $type ->
        [stage] 스테이지를
       *[other] 캐릭터를
    } 트래시에 놓을
    .name = 이 카드를 트래시로
cost-rest_cards = 자신의 { TERM($cards) }을 레스트할
    .name = 카드 레스트
cost-take_life = 자신의 라이프 맨 위 { $n }장을 패에 추가할
    .name = 라이프 카드를 패로
cost-bounce_own = 자신의 { TERM($cards) }을 패로 되돌릴
    .name = 자신의 캐릭터를 패로
np-paid = { TERM($with) } { TERM($adj) } { TERM($noun) } { $n }장
noun-cost-rest_cards = 액티브 상태인 리더 또는 캐릭터
    .counter = 장
    .final = vowel
noun-cost-bounce_own = 캐릭터
    .counter = 장
    .final = vowel

## 대상

np-whose =
    { $zone ->
        [hand] 자신의 패에 있는
        [trash] 자신의 트래시에 있는
       *[other] { $who ->
            [self] 자신의
            [opponent] 상대의
           *[any] { "" }
        }
    }
np-mine =
    { $zone ->
        [hand] { np-whose } { TERM($after) } { TERM($with) }
        [trash] { np-whose } { TERM($after) } { TERM($with) }
       *[other] { TERM($after) } { TERM($with) } { np-whose }
    }
np-up-to = { np-mine } { TERM($adj) } { TERM($noun) } 최대 { $n }장
    .final = consonant
np-choose = { np-mine } { TERM($adj) } { TERM($noun) } { $n }장
    .final = consonant
np-choose-theirs = 상대가 고른 { np-mine } { TERM($adj) } { TERM($noun) } { $n }장
    .final = consonant
np-all = { np-mine } { TERM($adj) } { TERM($noun) } 모두
    .final = vowel
np-random = { np-mine } 무작위 { TERM($adj) } { TERM($noun) } { $n }장
    .final = consonant
np-this =
    이 { $type ->
        [leader] 리더
        [stage] 스테이지
       *[other] 캐릭터
    }
    .final = vowel
np-same = 그 캐릭터
    .final = vowel
to-attacker = 공격 중인 카드
    .final = vowel
    .name = 공격 중인 카드
to-defender = 공격받는 카드
    .final = vowel
    .name = 공격받는 카드
to-own_leader = 자신의 리더
    .final = vowel
    .name = 자신의 리더
to-their_leader = 상대 리더
    .final = vowel
    .name = 상대의 리더
to-own_stage = 자신의 스테이지
    .final = vowel
    .name = 자신의 스테이지
to-their_stage = 상대의 스테이지
    .final = vowel
    .name = 상대의 스테이지
to-whole_crew = 자신의 리더와 { TERM($after) } { TERM($with) } { TERM($adj) } 캐릭터 모두
    .final = vowel
    .name = 자신의 리더와 캐릭터 모두
to-whole_hand = 자신의 패에 있는 { TERM($with) } { TERM($adj) } { TERM($noun) }
    .final = vowel
    .name = 자신의 패
to-found = { TERM($after) } { TERM($with) } { TERM($adj) } { TERM($noun) } 최대 { $n }장
    .final = consonant
    .name = 확인한 카드 중 1장
to-this =
    .final = vowel
    .name = 이 카드
to-same =
    .final = vowel
    .name = 앞의 효과가 고른 것
to-their_character =
    .name = 상대의 캐릭터 1장
to-their_characters =
    .name = 상대의 캐릭터 모두
to-own_character =
    .name = 자신의 캐릭터 1장
to-own_characters =
    .name = 자신의 캐릭터 모두
to-any_character =
    .name = 캐릭터 1장
to-any_characters =
    .name = 캐릭터 모두
to-own_crew =
    .name = 자신의 리더 또는 캐릭터 1장
to-their_crew =
    .name = 상대의 리더 또는 캐릭터 1장
to-own_card =
    .name = 자신의 필드에 있는 카드 1장
to-their_card =
    .name = 상대의 필드에 있는 카드 1장
to-hand_card =
    .name = 자신의 패 1장
to-trash_card =
    .name = 자신의 트래시에 있는 카드 1장

## 어떤 카드

where-type = { TERM($word) }
    .as = noun
    .name = 유형 { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = 색 { $word }
where-tagged = 《{ TERM($word) }》
    .order = 40
    .is = 《{ TERM($word) }》 소속
    .name = 특징 《{ $word }》
where-attribute = 속성이 《{ TERM($word) }》인
    .as = with
    .is = 속성 《{ TERM($word) }》
    .name = 속성 《{ $word }》
where-name = 이름이 ‘{ $card }’인
    .as = after
    .false = ‘{ $card }’ 이외의
    .false-as = after
    .is = ‘{ $card }’
    .is-not = ‘{ $card }’ 이외
    .name = 바로 이 카드
where-keyword = { TERM($word, case: "obj") } 지닌
    .as = with
    .is = { TERM($word) } 보유
    .is-not = { TERM($word) } 미보유
    .name = 키워드 { $word }
where-rested = 레스트 상태인
    .order = 20
    .false = 액티브 상태인
    .is = 레스트 상태
    .is-not = 액티브 상태
    .name = 레스트 또는 액티브
where-cost_at_most = 비용이 { $n } 이하인
    .as = with
    .is = 비용 { $n } 이하
    .name = 비용 { $n } 이하
where-cost_at_least = 비용이 { $n } 이상인
    .as = with
    .is = 비용 { $n } 이상
    .name = 비용 { $n } 이상
where-power_at_most = 파워가 { $n } 이하인
    .as = with
    .is = 파워 { $n } 이하
    .name = 파워 { $n } 이하
where-power_at_least = 파워가 { $n } 이상인
    .as = with
    .is = 파워 { $n } 이상
    .name = 파워 { $n } 이상
where-base_power_at_most = 인쇄된 파워가 { $n } 이하인
    .as = with
    .is = 인쇄된 파워 { $n } 이하
    .name = 인쇄된 파워 { $n } 이하
where-winds_at_least = 순풍이 { $n }장 이상 부여된
    .as = with
    .is = 부여된 순풍 { $n }장 이상
    .name = 순풍 { $n }장 이상
where-other = 다른
    .order = 10
    .is = 이 카드 이외
    .name = 이 카드 이외

## 지속

for-this_battle = 이번 전투 동안
for-this_turn = 이번 턴 동안
for-until_own_turn = 자신의 다음 턴이 시작될 때까지
for-until_their_turn_ends = 상대의 다음 턴이 끝날 때까지
for-while_in_play =
    .name = 카드가 필드에 있는 동안

## 조건. `.link`는 다른 조건이 뒤따를 때.

cond-and = { $a } { $b }
cond-or = { $a }, 또는 { $b }
if-winds_on_this = 이 캐릭터에 순풍이 { $n }장 이상 부여되어 있다면
    .link = 이 캐릭터에 순풍이 { $n }장 이상 부여되어 있고
    .tag = 순풍 ×{ $n }
    .name = 순풍이 { $n }장 이상 부여되어 있음
if-my_turn = 자신의 턴이라면
    .link = 자신의 턴이고
    .not = 자신의 턴이 아니라면
    .name = 자신의 턴
if-opponent_turn = 상대의 턴이라면
    .link = 상대의 턴이고
    .not = 상대의 턴이 아니라면
    .name = 상대의 턴
if-life_at_most = 자신의 라이프가 { $n }장 이하라면
    .link = 자신의 라이프가 { $n }장 이하이고
    .not = 자신의 라이프가 { $n }장 이하가 아니라면
    .name = 자신의 라이프가 { $n }장 이하
if-life_at_least = 자신의 라이프가 { $n }장 이상이라면
    .link = 자신의 라이프가 { $n }장 이상이고
    .not = 자신의 라이프가 { $n }장 이상이 아니라면
    .name = 자신의 라이프가 { $n }장 이상
if-opponent_life_at_most = 상대의 라이프가 { $n }장 이하라면
    .link = 상대의 라이프가 { $n }장 이하이고
    .name = 상대의 라이프가 { $n }장 이하
if-behind = 자신의 라이프가 상대보다 적다면
    .link = 자신의 라이프가 상대보다 적고
    .not = 자신의 라이프가 상대보다 적지 않다면
    .name = 라이프가 상대보다 적음
if-hand_at_most = 자신의 패가 { $n }장 이하라면
    .link = 자신의 패가 { $n }장 이하이고
    .not = 자신의 패가 { $n }장 이하가 아니라면
    .name = 자신의 패가 { $n }장 이하
if-hand_at_least = 자신의 패가 { $n }장 이상이라면
    .link = 자신의 패가 { $n }장 이상이고
    .name = 자신의 패가 { $n }장 이상
if-opponent_hand_at_least = 상대의 패가 { $n }장 이상이라면
    .link = 상대의 패가 { $n }장 이상이고
    .name = 상대의 패가 { $n }장 이상
if-deck_at_most = 자신의 덱이 { $n }장 이하라면
    .link = 자신의 덱이 { $n }장 이하이고
    .name = 자신의 덱이 { $n }장 이하
if-trash_at_least = 자신의 트래시가 { $n }장 이상이라면
    .link = 자신의 트래시가 { $n }장 이상이고
    .name = 자신의 트래시가 { $n }장 이상
if-winds_at_least = 자신의 순풍이 { $n }장 이상이라면
    .link = 자신의 순풍이 { $n }장 이상이고
    .name = 자신의 순풍이 { $n }장 이상
if-controls =
    자신의 { TERM($cards) } { ATTR($cards, "pick") ->
        [none] 없다면
       *[other] 있다면
    }
    .link =
        자신의 { TERM($cards) } { ATTR($cards, "pick") ->
            [none] 없고
           *[other] 있고
        }
    .not = 자신의 { TERM($cards) } 있지 않다면
    .name = 자신의 캐릭터가 있음
if-opponent_controls =
    상대의 { TERM($cards) } { ATTR($cards, "pick") ->
        [none] 없다면
       *[other] 있다면
    }
    .link =
        상대의 { TERM($cards) } { ATTR($cards, "pick") ->
            [none] 없고
           *[other] 있고
        }
    .not = 상대의 { TERM($cards) } 있지 않다면
    .name = 상대의 캐릭터가 있음
if-leader = 자신의 리더가 { TERM($is) }인 경우
    .link = 자신의 리더가 { TERM($is) }이고
    .name = 자신의 리더가 어떤 카드인지
if-this_rested = 이 캐릭터가 레스트 상태라면
    .link = 이 캐릭터가 레스트 상태이고
    .not = 이 캐릭터가 레스트 상태가 아니라면
    .name = 레스트 상태
if-attacking = 이 캐릭터가 공격 중이라면
    .link = 이 캐릭터가 공격 중이고
    .not = 이 캐릭터가 공격 중이 아니라면
    .name = 공격 중
if-attacked_leader = 리더를 공격 중이라면
    .link = 리더를 공격 중이고
    .not = 리더를 공격 중이 아니라면
    .name = 리더를 공격 중
if-turn_at_least = { $n }턴 이후라면
    .link = { $n }턴 이후이고
    .name = { $n }턴 이후
if-revealed = { TERM($cards, case: "subj") } 공개되었다면
    .link = { TERM($cards, case: "subj") } 공개되었고
    .name = 공개된 카드
if-did = 그렇게 했다면
    .link = 그렇게 했고
    .not = 그렇게 하지 않았다면
    .name = 그렇게 했다면

## 효과

op-power =
    { TERM($to) }의 파워를 { $abs } { $sign ->
        [minus] 감소시킨다
       *[other] 증가시킨다
    }
    .name = 파워
op-ko = { TERM($to) }{ np-eul } KO한다
    .name = KO
op-bounce = { TERM($to) }{ np-eul } 소유자의 패로 되돌린다
    .name = 패로 되돌리기
op-search = 자신의 덱 맨 위 { $val }장을 보고 { TERM($to) }{ np-eul } 공개하여 패에 추가한다. 남은 카드는 원하는 순서로 덱 맨 아래에 놓는다
    .name = 찾기
op-draw =
    { $who ->
        [opponent] 상대가
        [both] 두 플레이어가 각각
       *[other] { "" }
    } 카드를 { $val }장 뽑는다
    .name = 뽑기
op-discard =
    { $who ->
        [opponent] 상대가 자기
        [both] 두 플레이어가 각각 자기
       *[other] 자신의
    } 패에서 카드를 { $choice ->
        [random] 무작위로
       *[other] { "" }
    } { $val }장 버린다
    .name = 패 버리기
op-grant = { TERM($to) }{ np-i } { TERM($word, case: "obj") } 얻는다
    .name = 키워드
op-attach =
    { TERM($to) }에 자신의 { $choice ->
        [active] 액티브
       *[rested] 레스트
    } 상태인 순풍 최대 { $val }장을 부여한다
    .name = 순풍 부여
op-rest = { TERM($to) }{ np-eul } 레스트한다
    .name = 레스트
op-activate = { TERM($to) }{ np-eul } 액티브로 한다
    .name = 액티브
op-damage =
    { $who ->
        [self] 자신
        [both] 두 플레이어 각각
       *[other] 상대
    }에게 피해를 { $val } 준다
    .name = 피해
op-look =
    자신의 덱 맨 위 { $val }장을 보고 { $val ->
        [1] { "" }
       *[other] 원하는 순서로
    } 덱 맨 { $choice ->
        [top] 위에
        [bottom] 아래에
       *[other] 위 또는 맨 아래에
    } 놓는다
    .name = 덱 보기
op-reveal =
    { $who ->
        [opponent] 상대의
        [both] 양 플레이어의
       *[other] 자신의
    } 덱 맨 위 { $val }장을 공개한다
    .name = 공개
op-trash = { TERM($to) }{ np-eul } 트래시에 놓는다
    .name = 트래시
op-mill =
    { $who ->
        [opponent] 상대가 자기
        [both] 두 플레이어가 각각 자기
       *[other] 자신의
    } 덱 맨 위 { $val }장을 트래시에 놓는다
    .name = 덱에서 트래시로
op-play = { TERM($to) }{ np-eul } 등장시킨다
    .name = 등장
op-take = { TERM($to) }{ np-eul } 패에 추가한다
    .name = 트래시에서 패로
op-tuck = { TERM($to) }{ np-eul } 소유자의 덱 맨 아래에 놓는다
    .name = 덱 맨 아래로
op-winds =
    순풍 덱에서 순풍 최대 { $val }장을 { $choice ->
        [active] 액티브
       *[rested] 레스트
    } 상태로 추가한다
    .name = 순풍 추가
op-ready_winds = 자신의 순풍 최대 { $val }장을 액티브로 한다
    .name = 순풍을 액티브로
op-cost =
    { TERM($to) }의 비용이 { $abs } { $sign ->
        [minus] 감소한다
       *[other] 증가한다
    }
    .name = 비용
op-heal = 자신의 덱 맨 위 { $val }장을 라이프 위에 놓는다
    .name = 라이프
op-silence = { TERM($to) }의 효과를 무효로 한다
    .name = 무효
op-stay = 그것을 막는다
    .cost = 대신 { $cost } 수 있다
    .name = 필드에 남기

## 효과의 종류

kind-damage = 제거
kind-restore = 라이프
kind-cards = 카드
kind-energy = 순풍
kind-allies = 강화
kind-control = 제어

## 단계

phase-refresh = 리프레시 단계
phase-draw = 뽑기 단계
phase-wind = 순풍 단계
phase-main = 메인 단계
phase-end = 종료 단계

## 행동, 지정하는 것, 응답할 때, 사건

action-play = 카드 사용
action-give = 순풍 부여
action-activate = 능력 사용
action-attack = 공격
action-block = 블록
action-counter_card = 캐릭터로 카운터
action-counter_event = 이벤트로 카운터
action-use_trigger = 트리거 사용
action-redraw = 패 다시 뽑기
pick-amount = 순풍의 수
pick-target = 대상
window-mulligan = 패 다시 뽑기
window-block = 블록
window-counter = 카운터
window-trigger = 트리거
event-turn_begins = 턴 시작
event-turn_ends = 턴 종료
event-attack = 공격
event-block = 블록
role-attacker = 공격 중인 카드
role-defender = 공격받는 카드
role-drawn = 라이프 카드
role-seen = 확인한 카드
role-taken = 추가한 카드
role-revealed = 공개된 카드
routine-enter = 카드가 필드에 등장
routine-past_zero = 남은 라이프 없음
routine-wound = 피해 1
routine-banished = [배니시]에 의한 피해 1

## 설정

setting-leader_attacks = 리더의 공격
setting-wind_power = 순풍이 주는 파워
setting-life_rule = 플레이어가 패배하는 때
setting-first_battle = 첫 턴에 공격할 수 없는 플레이어

## 규칙의 글에 나오는 낱말

word-active = 액티브
word-rested = 레스트
word-chosen = 고른 것
word-random = 무작위
word-top = 맨 위
word-bottom = 맨 아래
word-either = 맨 위 또는 맨 아래
word-yes = 가능
word-no = 불가능
word-always = 항상
word-own_turn = 자신의 턴에만
word-at_zero = 라이프가 0이 될 때
word-past_zero = 라이프가 0일 때 피해를 받으면
word-first_player = 선공 플레이어
word-both = 두 플레이어

## 할 수 없는 까닭

refused-leader = 리더는 공격하지 않습니다
refused-first-turn = 이 첫 턴에는 아무도 공격할 수 없습니다
refused-rested = 이 카드는 레스트 상태입니다
refused-attacked = 이 카드는 이번 턴에 이미 공격했습니다
refused-arrived = 이 캐릭터는 이번 턴에 등장했고 [속공]이 없습니다
refused-bound = 이 카드는 공격할 수 없습니다
refused-no-blocker = 이 캐릭터에게는 [블로커]가 없습니다
refused-defender = 이 캐릭터는 이미 공격받고 있습니다
refused-no-counter = 이 카드에는 카운터가 없습니다
refused-no-trigger = 이 카드에는 [트리거]가 없습니다

## 덱

deck-cinder_wake = 잿불의 항적
deck-tidewright_guild = 물결장이 길드

## 카드

card-GV-01-L01 = 숯검댕 손의 마렌
    .flavour = 계약서에 서명하지 않는다. 손을 맞잡을 뿐이고, 검댕은 남는다.
card-GV-01-L02 = 물결장이 오즈릭 베인
    .flavour = 한 번도 늦은 적이 없다. 물때를 정하는 사람이 그이니까.
card-GV-01-C01 = 잿불 포수
    .flavour = 한 발은 깃발에, 한 발은 행운에. 항해 일지에 남길 것은 없다.
card-GV-01-C02 = 밧줄의 수녀
    .flavour = 그녀의 매듭은 배를 붙든다. 다른 매듭은 선원들을 붙든다.
card-GV-01-C03 = 잉걸불 리바이어던
    .flavour = 솟아오르기 한 마장 전부터 바다가 끓는다.
card-GV-01-C04 = 화약 나르는 아이
    .flavour = “걸으라고요? 이걸 등에 지고?”
card-GV-01-C05 = 건널판의 결투가
    .flavour = 배와 배가 닿기도 전에 그녀는 이미 난간을 넘었다.
card-GV-01-C06 = 암초 추적자
    .flavour = 남들이 해도를 읽듯 그는 모래 위의 그림자를 읽는다.
card-GV-01-C07 = 쇠기름 신탁관
    .flavour = 그녀가 만든 초는 저마다 한 가지씩 알고 있다.
card-GV-01-C08 = 일등 항해사 레아 퀵브랜드
    .flavour = 선장은 두 번이면 버릇이라 하고, 레아는 두 번이면 아침 식사라 한다.
card-GV-01-C09 = 포격수 헤스크
    .flavour = 남은 적을 세고, 그다음 남은 아군을 센다.
card-GV-01-C10 = 벼랑의 투망꾼
    .flavour = 그 위에서 보면 돛대는 죄다 손잡이처럼 보인다.
card-GV-01-C11 = 북 치는 조타수
    .flavour = 이 배에서는 이제 아무도 박자를 틀리며 노를 저을 수 없다.
card-GV-01-C12 = 연 수선공
    .flavour = 찢어진 돛은 자신을 잊은 연일 뿐이다.
card-GV-01-C13 = 마지막 성냥의 공작원
    .flavour = 성냥은 한 개비만 가져왔다. 필요한 것도 한 개비뿐이다.
card-GV-01-C14 = 선장 애시 바델
    .flavour = 그가 빼앗은 것은 바다조차 차지하지 못한다.
card-GV-01-C15 = 여울의 뱃사공
    .flavour = “한 사람 내리고 한 사람 타고. 그게 뱃삯이야.”
card-GV-01-C16 = 쌍동선 싸움꾼
    .flavour = 양쪽 갑판에 한 발씩 딛고 서면 두 쪽 모두 제집이다.
card-GV-01-C17 = 야자 밧줄 삭구공
    .flavour = 아침을 비워 두려고 별빛 아래에서 줄을 잇는다.
card-GV-01-E18 = 새벽의 일제 포격
    .flavour = 아침 식사는 다 차려져 있었다. 먹은 사람은 없었다.
card-GV-01-E19 = 전원 난간으로
    .flavour = 요리사도. 아니, 누구보다 요리사가.
card-GV-01-E20 = 활대 위의 받아치기
    .flavour = 마흔 자 높이에서는 발놀림도 다른 기예가 된다.
card-GV-01-S21 = 연기 나는 갑판
    .flavour = 아홉 해를 타올랐지만 한 번도 가라앉지 않았다.
card-GV-01-C22 = 암초 감시자
    .flavour = 물길은 열려 있다. 당신은 초대받지 않았지만.
card-GV-01-C23 = 인양 잠수부
    .flavour = 밧줄을 들고 내려가 동료를 데리고 올라온다.
card-GV-01-C24 = 갑판장 묵은 닻
    .flavour = 바다에 장사 지냈더니 아침 당직에 나왔다.
card-GV-01-C25 = 작살 측량사
    .flavour = 깊이를 재고, 그다음 거기 사는 것을 잰다.
card-GV-01-C26 = 방파제의 해군 대위
    .flavour = 밤에는 물러서지 않고, 밤에는 잠들지 않는다.
card-GV-01-C27 = 난파선의 속삭임
    .flavour = 무엇을 쥐고 있느냐고 묻는다. 당신은 그중 얼마를 놓아 버린다.
card-GV-01-C28 = 저류 기술자
    .flavour = “배를 가라앉히는 게 아닙니다. 더 낮은 칸에 정리할 뿐이죠.”
card-GV-01-C29 = 낮은 부두의 해도 해독사
    .flavour = 어디서 시작했는지 알려고 해도를 거꾸로 읽는다.
card-GV-01-C30 = 종 부표 영매
    .flavour = 한 번 울리면 그렇다. 두 번 울려도 그렇다, 다만 달갑지는 않으리라.
card-GV-01-C31 = 준장 일제 브란트
    .flavour = 서두름은 소음의 일종이라고 준장은 말한다.
card-GV-01-C32 = 표류물 분류사
    .flavour = 더미는 셋이다. 쓸 것, 못 쓸 것, 수신인이 있는 것.
card-GV-01-C33 = 진주밭의 씨름꾼
    .flavour = 진주는 모두 조개가 갚아 낸 빚이다.
card-GV-01-C34 = 수문 총감 베스나 파사이트
    .flavour = 그녀가 상류의 수문을 열면, 한 주 뒤에 영웅이 발을 헛디딘다.
card-GV-01-C35 = 양묘기 견습생
    .flavour = 날마다 반 바퀴씩 더, 아홉 해 동안.
card-GV-01-C36 = 길드 검술 사범 안노
    .flavour = 그의 수업은 마지막 일격에서 시작된다.
card-GV-01-C37 = 익사한 판관
    .flavour = 판결은 내려졌다. 누구에게 내릴지는 당신이 말해도 좋다.
card-GV-01-C38 = 긴 너울
    .flavour = 당신의 할머니가 태어나기 전에 길을 나섰다.
card-GV-01-E39 = 갑작스러운 썰물
    .flavour = 항구가 정오에 떠나며 함대를 데려갔다.
card-GV-01-E40 = 잃은 이들을 위한 촛불
    .flavour = 그들이 집에 돌아오면 꺼진다.
card-GV-01-E41 = 등불을 지켜라
    .flavour = 빛도 여느 명령과 다름없다.
card-GV-01-S42 = 매로만의 건선거
    .flavour = 이곳에 놓인 용골은 모두 누군가의 등뼈였다.
card-GV-01-C43 = 갈매기 바위 개구쟁이
    .flavour = 조약돌 세 개를 날린다. 하나는 당신에게, 둘은 당신의 체면에.
card-GV-01-C44 = 맹그로브 늑대거북
    .flavour = 누구의 다리든 상관하지 않는다.
card-GV-01-C45 = 맞불 해적
    .flavour = 아깝지 않은 것을 태우고, 그다음 아까운 것을 태운다.
card-GV-01-C46 = 섬의 대변자
    .flavour = 그녀가 말하면 섬이 몸을 기울여 귀를 기울인다.
card-GV-01-C47 = 대포 합창단
    .flavour = 대포 열두 문, 성부는 넷, 음은 하나.
card-GV-01-C48 = 선체지기
    .flavour = 아무도 타지 않았을 때는 그녀가 곧 선체다.
card-GV-01-E49 = 삭구의 불꽃
    .flavour = 불은 밧줄을 타고 올랐고, 우리도 그랬다.
card-GV-01-E50 = 아늑한 정박지
    .flavour = 두 시간만 자면 선원 모두가 새사람이다.
card-GV-01-S51 = 등불 환초
    .flavour = 불빛 하나하나가 누군가를 기다리며 깨어 있는 사람이다.
card-GV-01-C52 = 심해의 아가리
    .flavour = 먼저 문다. 그러고 나서 배가 고파진다.
card-GV-01-C53 = 두 번 난파한 요리사
    .flavour = 화덕부터 구한다. 두 번 다 그랬다.
card-GV-01-C54 = 물때 서기
    .flavour = 세 부씩 작성한다. 밀물, 썰물, 정조.
card-GV-01-C55 = 한사리를 부르는 자
    .flavour = 작은 것은 모두 떠오른다.
card-GV-01-C56 = 폭풍 유리 관리인
    .flavour = 그가 유리를 흔들면 날씨가 사과한다.
card-GV-01-C57 = 아홉 번째 파도의 유령
    .flavour = 여덟 번째까지는 날씨다. 아홉 번째는 사사로운 원한이다.
card-GV-01-C58 = 수문의 보초
    .flavour = 그가 문을 닫으면 강이 생각을 고쳐먹는다.
card-GV-01-C59 = 용골 밑을 지난 합창단
    .flavour = 아는 노래는 한 절뿐이고, 그 노래는 당신 이야기다.
card-GV-01-C60 = 갑문의 주인
    .flavour = 들어 올려지지 않은 것은 아무것도 지나가지 못한다.
card-GV-01-E61 = 해류 읽기
    .flavour = 물은 가 보지 않은 곳이 없다. 물어보기만 하면 된다.
card-GV-01-E62 = 소금으로 치른 값
    .flavour = 피를 흘리는 것이라면 바다는 어떤 돈이든 받는다.
card-GV-01-S63 = 가라앉은 천문대
    .flavour = 물 아래에서는 별이 가만히 있다.
card-GV-01-C64 = 녹의 거상
    .flavour = 한때는 함대였고, 그 전부를 아직 지니고 있다.
