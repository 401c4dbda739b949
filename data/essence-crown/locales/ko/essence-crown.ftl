## 게임

game-name = 에센스 크라운: 파편 전쟁
game-about = 두 신격이 맞서는 한 판. 파편으로 카드의 비용을 치르고, 아바타로 상대의 신격을 공격한다. 정수가 0이 된 쪽이 패배한다.

## 카드 유형. `.final`은 끝소리, `.counter`는 단위.

type-deity = 신격
    .counter = 위
    .final = consonant
    .subj = 신격이
type-avatar = 아바타
    .counter = 명
    .final = vowel
    .subj = 아바타가
type-spell = 주문
    .counter = 장
    .final = consonant
    .subj = 주문이
type-relic = 유물
    .counter = 개
    .ends = vowel
    .final = consonant
    .subj = 유물이
type-shard = 파편
    .counter = 개
    .ends = vowel
    .final = consonant
    .subj = 파편이
type-domain = 영역
    .counter = 개
    .ends = vowel
    .final = consonant
    .subj = 영역이
type-essence = 정수
    .counter = 개
    .ends = vowel
    .final = vowel
    .subj = 정수가
type-rite = 의식
    .counter = 개
    .ends = vowel
    .final = consonant
    .subj = 의식이

## 카드의 숫자

number-cost = 비용
    .subj = 비용이
number-power = 공격력
    .subj = 공격력이
number-toughness = 방어력
    .subj = 방어력이
number-essence = 정수
    .subj = 정수가

## 카드의 낱말

set-aspects = 속성
set-domain = 영역
set-rarity = 희귀도
word-glow = 광휘
word-gray = 회색
word-void = 공허
word-beast = 야수
word-second_sun = 두 번째 태양
word-nullgrid = 널그리드
word-new_earth = 새 대지
word-common = 일반
word-adept = 숙련
word-mythic = 신화

## 플레이어와 카드가 지닌 것

counter-essence_max = 최대 정수
counter-essence = 정수
counter-shards = 파편
counter-kl = KL
state-tapped = 탭됨
state-damage = 피해

## 구역

zone-deck = 덱
zone-hand = 패
zone-new_earth = 새 대지
zone-graveyard = 무덤
zone-exile = 추방
zone-deity = 신격
zone-board = 신격과 새 대지
noun-new_earth = 카드
    .counter = 장
    .final = vowel
    .subj = 카드가
    .where = new_earth
in-new_earth-self = 자신의
in-new_earth-opponent = 상대의

## 지속

for-this_turn = 턴이 끝날 때까지
    .name = 턴이 끝날 때까지
for-while_in_play =
    .name = 카드가 전장에 있는 동안

## 시점

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] 등장 시
    }
    .as = label
    .name = 카드를 사용했을 때
on-on_attack = 공격 시
    .as = label
    .name = 공격했을 때
on-start_turn = 턴 시작 시
    .as = label
    .name = 자신의 턴이 시작될 때
on-end_turn = 턴 종료 시
    .as = label
    .name = 자신의 턴이 끝날 때
on-activate = 메인
    .as = label
    .name = 자신의 메인 단계에
frame-label-once = { $on }, { $once }: { $text }
frame-label-cost = { $on } – { $cost }: { $text }
frame-label-once-cost = { $on } – { $cost }, { $once }: { $text }
frame-label-may-cost = { $on } – { $cost }: { $text }
frame-label-once-may-cost = { $on } – { $cost }, { $once }: { $text }
once-turn = 턴당 한 번
once-match = 게임당 한 번

## 비용

cost-shards = 파편 { $n }개
    .name = 파편
cost-kl = { $n } KL
    .name = KL
cost-essence = 정수 { $n }점
    .name = 정수
cost-discard = 카드 { $n }장 버리기
    .name = 카드 버리기
cost-tap = 탭
    .name = 이 카드를 탭하기

## 대상

to-own_deity = 자신의 신격
    .final = consonant
    .name = 자신의 신격
to-enemy_deity = 상대의 신격
    .final = consonant
    .name = 상대의 신격
to-target_deity = 선택한 신격
    .final = consonant
    .name = 선택한 신격
to-both_deities = 두 신격
    .final = consonant
    .name = 두 신격
to-this = 이 카드
    .final = vowel
    .name = 이 카드
to-own_avatar = { np-head } { np-n }{ ATTR($noun, "counter") }
    .final = consonant
    .name = 자신의 아바타 1명
to-enemy_avatar = { np-head } { np-n }{ ATTR($noun, "counter") }
    .final = consonant
    .name = 상대의 아바타 1명
to-any_avatar = { np-head } { np-n }{ ATTR($noun, "counter") }
    .final = consonant
    .name = 아바타 1명
to-own_avatars = { np-head } 모두
    .final = vowel
    .name = 자신의 아바타 모두
to-other_own_avatars = { TERM($after) } { TERM($with) } 자신의 다른 { TERM($adj) } { TERM($noun) } 모두
    .final = vowel
    .name = 자신의 다른 아바타 모두
to-enemy_avatars = { np-head } 모두
    .final = vowel
    .name = 상대의 아바타 모두
to-random_enemy_avatar = { TERM($after) } { TERM($with) } { TERM($place) } { TERM($adj) } { TERM($noun) } 중 무작위로 { np-n }{ ATTR($noun, "counter") }
    .final = consonant
    .name = 상대의 아바타 중 무작위로 1명
to-any_card =
    { ATTR($noun, "where") ->
        [new_earth] 새 대지에 있는
       *[other] { "" }
    } { np-head } { np-n }{ ATTR($noun, "counter") }
    .final = counter
    .name = 새 대지에 있는 카드 1장

## 어떤 카드

where-type = { TERM($word) }
    .as = noun
    .name = 유형 { $word }
where-aspect = 《{ TERM($word) }》
    .order = 60
    .name = 속성 { $word }
where-domain = 《{ TERM($word) }》의
    .order = 40
    .is = 《{ TERM($word) }》 소속
    .name = 영역 { $word }
where-tapped = 탭된
    .order = 50
    .false = 탭되지 않은
    .is = 탭된 상태
    .is-not = 탭되지 않은 상태
    .name = 탭됨
where-power_at_most = 공격력이 { $n } 이하인
    .as = with
    .is = 공격력 { $n } 이하
    .name = 공격력 { $n } 이하
where-power_at_least = 공격력이 { $n } 이상인
    .as = with
    .is = 공격력 { $n } 이상
    .name = 공격력 { $n } 이상
where-toughness_at_most = 방어력이 { $n } 이하인
    .as = with
    .is = 방어력 { $n } 이하
    .name = 방어력 { $n } 이하

## 조건. `.link`는 다른 조건이 뒤따를 때.

cond-and = { $a }, { $b }
if-essence_at_most = 자신의 신격이 가진 정수가 { $n } 이하라면
    .link = 자신의 신격이 가진 정수가 { $n } 이하이고
    .name = 자신의 신격이 가진 정수가 { $n } 이하
if-enemy_essence_at_most = 상대의 신격이 가진 정수가 { $n } 이하라면
    .link = 상대의 신격이 가진 정수가 { $n } 이하이고
    .name = 상대의 신격이 가진 정수가 { $n } 이하
if-hand_at_most = 자신의 패가 { $n }장 이하라면
    .link = 자신의 패가 { $n }장 이하이고
    .name = 자신의 패가 { $n }장 이하
if-graveyard_at_least = 자신의 무덤에 카드가 { $n }장 이상 있다면
    .link = 자신의 무덤에 카드가 { $n }장 이상 있고
    .name = 자신의 무덤에 카드가 { $n }장 이상 있음
if-ctrl_avatars = 자신의 아바타가 { $n }명 이상 있다면
    .link = 자신의 아바타가 { $n }명 이상 있고
    .name = 자신의 아바타가 { $n }명 이상 있음
if-ctrl_aspect = 자신에게 《{ TERM($word) }》 카드가 있다면
    .link = 자신에게 《{ TERM($word) }》 카드가 있고
    .name = 자신에게 그 속성의 카드가 있음
if-ctrl_domain = 자신에게 《{ TERM($word) }》의 카드가 있다면
    .link = 자신에게 《{ TERM($word) }》의 카드가 있고
    .name = 자신에게 그 영역의 카드가 있음
if-enemy_no_avatars = 상대에게 아바타가 없다면
    .link = 상대에게 아바타가 없고
    .name = 상대에게 아바타가 없음
if-kl_at_least = 자신에게 KL이 { $n } 이상 있다면
    .link = 자신에게 KL이 { $n } 이상 있고
    .name = 자신에게 KL이 { $n } 이상 있음
if-shards_at_least = 자신에게 파편이 { $n }개 이상 있다면
    .link = 자신에게 파편이 { $n }개 이상 있고
    .name = 자신에게 파편이 { $n }개 이상 있음
if-turn_at_least = { $n }라운드 이후라면
    .link = { $n }라운드 이후이고
    .name = { $n }라운드 이후

## 효과. `.replace`는 앞 효과 대신, `.bonus`는 그에 더해.

v-i =
    { ATTR($to, "final") ->
        [vowel] 가
        [counter] { ATTR($to, "ends") ->
            [vowel] 가
           *[other] 이
        }
       *[other] 이
    }
v-eul =
    { ATTR($to, "final") ->
        [vowel] 를
        [counter] { ATTR($to, "ends") ->
            [vowel] 를
           *[other] 을
        }
       *[other] 을
    }
np-to-hand = 소유자의 패로

op-essence_damage = { TERM($to) }에 정수 피해를 { $val } 준다
    .replace = 대신 { TERM($to) }에 정수 피해를 { $val } 준다
    .bonus = { TERM($to) }에 정수 피해를 추가로 { $val } 준다
    .name = 정수 피해
op-essence_heal = { TERM($to) }{ v-i } 정수를 { $val } 얻는다
    .replace = 대신 { TERM($to) }{ v-i } 정수를 { $val } 얻는다
    .bonus = { TERM($to) }{ v-i } 정수를 추가로 { $val } 얻는다
    .name = 정수
op-essence_max = { TERM($to) }의 최대 정수가 { $val } 증가한다
    .replace = 대신 { TERM($to) }의 최대 정수가 { $val } 증가한다
    .bonus = { TERM($to) }의 최대 정수가 추가로 { $val } 증가한다
    .name = 최대 정수
op-draw = 카드를 { $val }장 뽑는다
    .replace = 대신 카드를 { $val }장 뽑는다
    .bonus = 추가로 카드를 { $val }장 뽑는다
    .name = 뽑기
op-gain_shards = 파편을 { $val }개 얻는다
    .replace = 대신 파편을 { $val }개 얻는다
    .bonus = 추가로 파편을 { $val }개 얻는다
    .name = 파편 획득
op-lose_shards = 상대가 파편을 { $val }개 잃는다
    .replace = 대신 상대가 파편을 { $val }개 잃는다
    .bonus = 상대가 추가로 파편을 { $val }개 잃는다
    .name = 파편 상실
op-gain_kl = { $val } KL을 얻는다
    .replace = 대신 { $val } KL을 얻는다
    .bonus = 추가로 { $val } KL을 얻는다
    .name = KL 획득
op-lose_kl = 상대가 { $val } KL을 잃는다
    .replace = 대신 상대가 { $val } KL을 잃는다
    .bonus = 상대가 추가로 { $val } KL을 잃는다
    .name = KL 상실
op-buff = { TERM($to) }{ v-i } { SIGNED($power) }/{ SIGNED($toughness) } 보정을 받는다
    .replace = 대신 { TERM($to) }{ v-i } { SIGNED($power) }/{ SIGNED($toughness) } 보정을 받는다
    .bonus = { TERM($to) }{ v-i } 추가로 { SIGNED($power) }/{ SIGNED($toughness) } 보정을 받는다
    .name = 공격력과 방어력
op-hurt = { TERM($to) }에게 피해를 { $val } 준다
    .replace = 대신 { TERM($to) }에게 피해를 { $val } 준다
    .bonus = { TERM($to) }에게 추가로 피해를 { $val } 준다
    .name = 피해
op-destroy = { TERM($to) }{ v-eul } 파괴한다
    .replace = 대신 { TERM($to) }{ v-eul } 파괴한다
    .bonus = 추가로 { TERM($to) }{ v-eul } 파괴한다
    .name = 파괴
op-exile = { TERM($to) }{ v-eul } 추방한다
    .replace = 대신 { TERM($to) }{ v-eul } 추방한다
    .bonus = 추가로 { TERM($to) }{ v-eul } 추방한다
    .name = 추방
op-return = { TERM($to) }{ v-eul } { np-to-hand } 되돌린다
    .replace = 대신 { TERM($to) }{ v-eul } { np-to-hand } 되돌린다
    .bonus = 추가로 { TERM($to) }{ v-eul } { np-to-hand } 되돌린다
    .name = 패로 되돌리기
op-recover = 자신의 무덤에서 카드 { $val }장을 패로 가져온다
    .replace = 대신 자신의 무덤에서 카드 { $val }장을 패로 가져온다
    .bonus = 추가로 자신의 무덤에서 카드 { $val }장을 패로 가져온다
    .name = 무덤에서 회수
op-discard = 상대가 카드를 무작위로 { $val }장 버린다
    .replace = 대신 상대가 카드를 무작위로 { $val }장 버린다
    .bonus = 상대가 카드를 무작위로 { $val }장 더 버린다
    .name = 버리기
op-mill = 상대가 자기 덱 맨 위의 카드 { $val }장을 무덤에 넣는다
    .replace = 대신 상대가 자기 덱 맨 위의 카드 { $val }장을 무덤에 넣는다
    .bonus = 추가로 상대가 자기 덱 맨 위의 카드 { $val }장을 무덤에 넣는다
    .name = 덱에서 무덤으로
op-tap = { TERM($to) }{ v-eul } 탭한다
    .replace = 대신 { TERM($to) }{ v-eul } 탭한다
    .bonus = 추가로 { TERM($to) }{ v-eul } 탭한다
    .name = 탭
op-untap = { TERM($to) }{ v-eul } 언탭한다
    .replace = 대신 { TERM($to) }{ v-eul } 언탭한다
    .bonus = 추가로 { TERM($to) }{ v-eul } 언탭한다
    .name = 언탭
op-create = 《{ TERM($card) }》의 복사본 { $val }장을 패에 추가한다
    .replace = 대신 《{ TERM($card) }》의 복사본 { $val }장을 패에 추가한다
    .bonus = 《{ TERM($card) }》의 복사본 { $val }장을 패에 더 추가한다
    .name = 복사본 추가
op-defeat =
    { ATTR($to, "who") ->
        [opponent] 게임에서 승리한다
       *[other] 게임에서 패배한다
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] 대신 게임에서 승리한다
           *[other] 대신 게임에서 패배한다
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] 또한 게임에서 승리한다
           *[other] 또한 게임에서 패배한다
        }
    .name = 승리 또는 패배
op-say =
    .name = 이야기의 말

## 효과의 종류

kind-damage = 피해
kind-restore = 정수
kind-cards = 카드
kind-energy = 파편과 KL
kind-allies = 아바타
kind-control = 제어

## 단계, 행동, 사건

phase-start = 시작 단계
phase-main = 메인 단계
phase-attack = 공격 단계
phase-end = 종료 단계
phase-clean_up = 정리
action-play = 사용
action-activate = 능력 사용
action-attack = 공격
event-turn_begins = 턴 시작
event-turn_ends = 턴 종료
event-attack = 공격

## 할 수 없는 까닭

refused-not-playable = 신격은 사용할 수 없습니다
refused-not-an-avatar = 아바타만 공격할 수 있습니다
refused-tapped = 이 카드는 탭되어 있습니다
refused-not-a-deity = 이 카드는 덱을 이끌지 않습니다: { $what }
refused-deity-in-deck = 신격은 덱을 이끌며 목록에 들어가지 않습니다: { $what }

## 덱

deck-morning = 아침의 궁정
deck-lattice = 고요한 격자

## 카드

card-EC-001 = 늦은 여명의 이졸데
    .flavour = 새벽 하나를 빼앗기자 그녀는 다른 새벽을 만들었다.
card-EC-002 = 인내하는 영(零)
    .flavour = 서두른 적이 없다. 모든 것은 영에 이른다.
card-EC-003 = 아침의 조각
    .flavour = 아직 따뜻하다. 내일도 따뜻할 것이다.
card-EC-004 = 잡음의 조각
    .flavour = 귀에 대 보라. 저쪽이 듣고 있다.
card-EC-005 = 느린 빛의 잔
    .flavour = 기다릴 수 있다면 한 해에 걸쳐 마셔라.
card-EC-006 = 빛 아닌 것의 약병
    .flavour = 한 방울이면 등불은 제 쓸모를 잊는다.
card-EC-007 = 등불 수련생
    .flavour = 등불마다 이름을 부르며 인사한다.
card-EC-008 = 잿빛 파수꾼
    .flavour = 성문이 사라졌다고 아무도 말해 주지 않았다.
card-EC-009 = 새벽을 달리는 자
    .flavour = 빛을 앞질러 달린 뒤 빛을 기다린다.
card-EC-010 = 두 번 쪼는 왜가리
    .flavour = 첫 번째는 물고기에게. 두 번째는 너에게.
card-EC-011 = 두 번째 빛의 합창단
    .flavour = 한 음을 부르면 나머지는 아침이 찾아낸다.
card-EC-012 = 흰옷의 원수
    .flavour = 제복은 마흔 번의 전투를 치르고도 희다.
card-EC-013 = 회색 중재자
    .flavour = 양쪽 모두 불공평하다 했고, 양쪽 모두 값을 치렀다.
card-EC-014 = 지켜진 약속의 거상
    .flavour = 지켜진 약속 하나에 한 걸음씩 걷는다.
card-EC-015 = 첫 번째 빛줄기
    .flavour = 그것을 볼 눈이 생기기 전에 태양을 떠났다.
card-EC-016 = 함께 나눈 자오선
    .flavour = 선이 지나는 곳에서 정오는 누구의 것도 아니다.
card-EC-017 = 지평선 읽기
    .flavour = 내일은 거기 적혀 있다. 아주 작게.
card-EC-018 = 다툼을 저울질하다
    .flavour = 더 무거운 주장이 방을 나가야 했다.
card-EC-019 = 정오의 판결
    .flavour = 정오에는 누구에게도 숨을 그림자가 없다.
card-EC-020 = 잃어버린 시간을 되부르다
    .flavour = 그저 다른 시간들 뒤에 있었을 뿐이다.
card-EC-021 = 자오선 렌즈
    .flavour = 들여다보면 정오가 반대편에서 보인다.
card-EC-022 = 쌍둥이 가로대의 종
    .flavour = 아래에서 한 번, 위에서 한 번. 홀로 울리지 않는다.
card-EC-023 = 늦은 태양의 계단밭
    .flavour = 이곳의 포도는 두 번 익는다.
card-EC-024 = 불 꺼진 거래소
    .flavour = 내일에야 아쉬워질 것들을 사고판다.
card-EC-025 = 펼친 손의 의식
    .flavour = 내어 준 것은 떨어뜨릴 수 없다.
card-EC-026 = 뺄셈의 의식
    .flavour = 너 자신에서 시작해 하나를 빼라.
card-EC-027 = 잿불 강아지
    .flavour = 아직 빛나는 것이면 무엇이든 문다.
card-EC-028 = 격자를 기는 것
    .flavour = 웅웅거림만으로 모든 전선을 알아본다.
card-EC-029 = 속 빈 감사관
    .flavour = 아무것도 찾지 못했고, 그것마저 가져갔다.
card-EC-030 = 갉아먹는 산술
    .flavour = 나머지만 먹는다. 나머지는 늘 있다.
card-EC-031 = 잡음 사냥개
    .flavour = 두 방송국 사이의 소음에서 태어났다.
card-EC-032 = 아홉 번째 부재
    .flavour = 앞서 여덟이 왔다. 아무도 기억하지 못한다.
card-EC-033 = 합선
    .flavour = 가장 짧은 길이 가장 안전한 길은 아니다.
card-EC-034 = 순환 정전
    .flavour = 구역마다 차례로, 도시는 속삭임을 배웠다.
card-EC-035 = 제로섬
    .flavour = 둘은 악수했고, 둘 다 가난해졌다.
card-EC-036 = 오버클럭
    .flavour = 백 년을 버티거나, 멋진 하룻밤을 버티거나.
card-EC-037 = 빚 독촉
    .flavour = 원금은 적다. 이자는 너다.
card-EC-038 = 우상 해체
    .flavour = 백 년의 기도를 드라이버 하나로 풀었다.
card-EC-039 = 소음의 견사
    .flavour = 고요를 먹이면 더 달라고 짖는다.
card-EC-040 = 마지막 셈의 왕관
    .flavour = 마지막으로 쓰는 이에게는 셀 것이 남지 않는다.

## 대전이 끝나는 이유

end-essence = { $loser }의 신격 정수가 0이 되었습니다.
end-held_out = { $winner }: 끝까지 버텨 냈습니다.

## 챕터

chapter-ch1_second_morning = 두 번째 아침
ch1-opening = 두 번째 태양이 능선을 넘는다. 그것이 하늘 꼭대기에 이를 때까지 궁정은 버텨야 한다.
ch1-hound = 잡음 속에서 무언가가 짖는다.
ch1-near = “아직은 아니다.” 이졸데가 말하자 빛이 응답한다.
