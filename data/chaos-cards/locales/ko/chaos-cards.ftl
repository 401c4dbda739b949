## 게임

game-name = 카오스 카드
game-about = 서른 턴씩, 카드 스무 장, 리더 하나. 카드는 문법이 만들어 내므로, 그 문법이 말할 수 있는 것이라면 무엇이든 상대의 덱에 들어 있을 수 있다.

## 유형과 종족. `.final`은 끝소리, `.counter`는 단위, `.ends`는 단위의 끝소리.

type-leader = 리더
    .counter = 명
    .ends = consonant
    .final = vowel
    .subj = 리더가
    .ro = 리더로
type-minion = 하수인
    .counter = 명
    .ends = consonant
    .final = consonant
    .subj = 하수인이
    .ro = 하수인으로
type-spell = 주문
    .counter = 장
    .ends = consonant
    .final = consonant
    .subj = 주문이
    .ro = 주문으로
subtype-beast = 야수
    .counter = 마리
    .ends = vowel
    .final = vowel
    .subj = 야수가
    .ro = 야수로
subtype-dragon = 용
    .counter = 마리
    .ends = vowel
    .final = consonant
    .subj = 용이
    .ro = 용으로
subtype-demon = 악마
    .counter = 명
    .ends = consonant
    .final = vowel
    .subj = 악마가
    .ro = 악마로
keyword-charge = 돌진
    .subj = 돌진이
    .obj = 돌진을
keyword-taunt = 도발
    .subj = 도발이
    .obj = 도발을
keyword-stealth = 은신
    .subj = 은신이
    .obj = 은신을
keyword-untargetable = 지정 불가
    .subj = 지정 불가가
    .obj = 지정 불가를
keyword-shield = 보호막
    .subj = 보호막이
    .obj = 보호막을
keyword-poisonous = 독성
    .subj = 독성이
    .obj = 독성을
keyword-lifesteal = 생명력 흡수
    .subj = 생명력 흡수가
    .obj = 생명력 흡수를
about-keyword-charge = 이 캐릭터는 나온 턴에 공격할 수 있다.
about-keyword-taunt = 상대의 캐릭터는 도발을 지닌 캐릭터가 보이면 그 캐릭터를 공격해야 한다.
about-keyword-stealth = 상대는 이 캐릭터를 공격할 수도 선택할 수도 없다. 이 캐릭터는 공격하면 은신을 잃는다.
about-keyword-untargetable = 어떤 효과도 이 카드를 선택할 수 없다. 모두에게 미치거나 무작위로 정해지는 효과는 그대로 받는다.
about-keyword-shield = 처음 받는 피해를 모두 막고 사라진다.
about-keyword-poisonous = 이 카드가 피해를 준 하수인은 파괴된다.
about-keyword-lifesteal = 이 카드가 준 피해만큼 그 플레이어의 리더의 체력을 회복시킨다.
noun-play = 캐릭터
    .counter = 명
    .ends = consonant
    .final = vowel
    .subj = 캐릭터가
noun-card = 카드
    .counter = 장
    .ends = consonant
    .final = vowel
    .subj = 카드가

## 카드의 숫자, 카운터, 상태

number-cost = 비용
    .subj = 비용이
number-atk = 공격력
    .subj = 공격력이
number-hp = 체력
    .subj = 체력이
number-attacks = 턴당 공격 횟수
    .subj = 턴당 공격 횟수가
counter-max_mp = 최대 MP
counter-mp_used = 사용한 MP
counter-fatigue = 피로
quantity-mp = MP
state-lost = 잃은 체력
state-attacked = 쓴 공격 횟수
state-heat = 열
state-threshold = 과열 한계

## 구역

zone-leader = 리더 자리
zone-field = 전장
zone-hand = 패
zone-deck = 덱
zone-graveyard = 무덤
zone-play = 리더와 전장
zone-hand_or_deck = 패와 덱
zone-everywhere = 리더, 전장, 패, 덱

## 지속. 인쇄하지 않는다

for-lasting =
    .name = 초기화될 때까지

## 명사구. 손과 덱의 카드는 장소를 먼저 말한다

np-where =
    { $zone ->
        [play] { TERM($after) } { TERM($with) } { TERM($place) }
       *[other] { TERM($place) } { TERM($after) } { TERM($with) }
    }
np-head = { np-where } { TERM($adj) } { TERM($noun) }
np-target = { np-head } { np-n }{ ATTR($noun, "counter") }
    .final = counter
np-random = { np-where } 무작위 { TERM($adj) } { TERM($noun) } { np-n }{ ATTR($noun, "counter") }
    .final = counter

## 문장

seq-abilities = { $a } { $b }
cond-and = { $a }, { $b }
frame-as-on = { $on } { $as }다면 { $text }
frame-as-on-if = { $on } { $as }고 { $if } { $text }
as-in_hand = 이 카드가 패에 있
    .name = 패에서 작동
as-in_deck = 이 카드가 덱에 있
    .name = 덱에서 작동
as-in_hand_or_deck = 이 카드가 패나 덱에 있
    .name = 패와 덱에서 작동
printed-keyword = { TERM($word) }.
printed-attacks = 턴당 공격 횟수는 { $n }회.
on-battlecry = 전투의 함성
    .as = label
    .name = 전투의 함성
on-cast =
    .name = 사용 시
    .quoted = 사용 시
on-deathrattle = 죽음의 메아리
    .as = label
    .name = 죽음의 메아리
on-on_discard = 버려질 때
    .as = label
    .name = 버려질 때
on-your_turn_start = 자신의 턴이 시작될 때
on-their_turn_start = 상대의 턴이 시작될 때
on-each_turn_start = 모든 턴이 시작될 때
on-your_turn_end = 자신의 턴이 끝날 때
on-their_turn_end = 상대의 턴이 끝날 때
on-each_turn_end = 모든 턴이 끝날 때

## 대상

np-some =
    { TERM($place) } { TERM($after) } { TERM($with) } { $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] 다른
        }
       *[other] { "" }
    } { TERM($adj) } { TERM($noun, case: "subj") }
to-own_leader = 자신의 리더
    .final = vowel
    .name = 자신의 리더
to-enemy_leader = 상대 리더
    .final = vowel
    .name = 상대 리더
to-both_leaders = 두 리더
    .final = vowel
    .name = 두 리더
to-this =
    이 { $type ->
        [leader] 리더
        [minion] 하수인
       *[other] 카드
    }
    .final = this
    .name = 이 카드
in-play-self = 자신의
    .some = 자신에게
in-play-opponent = 상대의
    .some = 상대에게
in-hand-self = 자신의 패에 있는
    .some = 자신의 패에
in-hand-opponent = 상대의 패에 있는
    .some = 상대의 패에
in-hand-any = 어느 한 플레이어의 패에 있는
    .all = 두 플레이어의 패에 있는
    .some = 어느 한 플레이어의 패에
in-deck-self = 자신의 덱에 있는
    .some = 자신의 덱에
in-deck-opponent = 상대의 덱에 있는
    .some = 상대의 덱에
in-deck-any = 어느 한 플레이어의 덱에 있는
    .all = 두 플레이어의 덱에 있는
    .some = 어느 한 플레이어의 덱에
in-hand_or_deck-self = 자신의 패나 덱에 있는
    .all = 자신의 패와 덱에 있는
    .some = 자신의 패나 덱에
in-hand_or_deck-opponent = 상대의 패나 덱에 있는
    .all = 상대의 패와 덱에 있는
    .some = 상대의 패나 덱에
in-hand_or_deck-any = 어느 한 플레이어의 패나 덱에 있는
    .all = 두 플레이어의 패와 덱에 있는
    .some = 어느 한 플레이어의 패나 덱에
where-type = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = 유형이 { TERM($word) }{ ATTR($word, "final") ->
        [vowel] 라면
       *[other] 이라면
    }
    .name = 유형 { $word }
where-subtype = { TERM($word) }
    .as = adjective
    .as-play = noun
    .is = 종족이 { TERM($word) }{ ATTR($word, "final") ->
        [vowel] 라면
       *[other] 이라면
    }
    .name = 종족 { $word }
where-has = { TERM($word, case: "obj") } 지닌
    .as = with
    .is = 키워드에 { TERM($word, case: "subj") } 있다면
    .name = 키워드 { $word }
where-cost_at_least = 비용이 { $n } 이상인
    .as = with
    .is = 비용이 { $n } 이상이라면
    .name = 비용 { $n } 이상
where-cost_at_most = 비용이 { $n } 이하인
    .as = with
    .is = 비용이 { $n } 이하라면
    .name = 비용 { $n } 이하
where-atk_at_least = 공격력이 { $n } 이상인
    .as = with
    .is = 공격력이 { $n } 이상이라면
    .name = 공격력 { $n } 이상
where-atk_at_most = 공격력이 { $n } 이하인
    .as = with
    .is = 공격력이 { $n } 이하라면
    .name = 공격력 { $n } 이하
where-hp_at_least = 체력이 { $n } 이상인
    .as = with
    .is = 체력이 { $n } 이상이라면
    .name = 체력 { $n } 이상
where-hp_at_most = 체력이 { $n } 이하인
    .as = with
    .is = 체력이 { $n } 이하라면
    .name = 체력 { $n } 이하
where-attacks_at_least = 남은 공격 횟수가 { $n } 이상인
    .as = with
    .is = 남은 공격 횟수가 { $n } 이상이라면
    .name = 남은 공격 횟수 { $n } 이상
where-attacks_at_most = 남은 공격 횟수가 { $n } 이하인
    .as = with
    .is = 남은 공격 횟수가 { $n } 이하라면
    .name = 남은 공격 횟수 { $n } 이하

## 조건

if-exists = { TERM($cards) } 있다면
    .name = 그런 카드가 있음
if-this =
    이 { $type ->
        [leader] 리더의
        [minion] 하수인의
       *[other] 카드의
    } { TERM($is) }
    .name = 이 카드가 그런 카드임
if-own_leader = 자신의 리더의 { TERM($is) }
    .name = 자신의 리더가 그런 카드임
if-enemy_leader = 상대 리더의 { TERM($is) }
    .name = 상대 리더가 그런 카드임
if-both_leaders = 두 리더 모두 { TERM($is) }
    .name = 두 리더가 그런 카드임
if-mp_at_least = 자신의 MP가 { $n } 이상이라면
    .name = 자신의 MP가 { $n } 이상
if-mp_at_most = 자신의 MP가 { $n } 이하라면
    .name = 자신의 MP가 { $n } 이하
if-enemy_mp_at_least = 상대의 MP가 { $n } 이상이라면
    .name = 상대의 MP가 { $n } 이상
if-enemy_mp_at_most = 상대의 MP가 { $n } 이하라면
    .name = 상대의 MP가 { $n } 이하
if-both_mp_at_least = 두 플레이어의 MP가 모두 { $n } 이상이라면
    .name = 두 플레이어의 MP가 모두 { $n } 이상
if-both_mp_at_most = 두 플레이어의 MP가 모두 { $n } 이하라면
    .name = 두 플레이어의 MP가 모두 { $n } 이하
if-max_mp_at_least = 자신의 최대 MP가 { $n } 이상이라면
    .name = 자신의 최대 MP가 { $n } 이상
if-max_mp_at_most = 자신의 최대 MP가 { $n } 이하라면
    .name = 자신의 최대 MP가 { $n } 이하
if-enemy_max_mp_at_least = 상대의 최대 MP가 { $n } 이상이라면
    .name = 상대의 최대 MP가 { $n } 이상
if-enemy_max_mp_at_most = 상대의 최대 MP가 { $n } 이하라면
    .name = 상대의 최대 MP가 { $n } 이하
if-both_max_mp_at_least = 두 플레이어의 최대 MP가 모두 { $n } 이상이라면
    .name = 두 플레이어의 최대 MP가 모두 { $n } 이상
if-both_max_mp_at_most = 두 플레이어의 최대 MP가 모두 { $n } 이하라면
    .name = 두 플레이어의 최대 MP가 모두 { $n } 이하

## 효과

v-i =
    { ATTR($to, "final") ->
        [vowel] 가
        [counter] { ATTR($to, "ends") ->
            [vowel] 가
           *[other] 이
        }
        [this] { $type ->
            [minion] 이
           *[other] 가
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
        [this] { $type ->
            [minion] 을
           *[other] 를
        }
       *[other] 을
    }
v-ege =
    { ATTR($to, "zone") ->
        [hand] 에
        [deck] 에
        [hand_or_deck] 에
       *[other] 에게
    }
op-dmg = { TERM($to) }에게 피해를 { $val } 준다
    .name = 피해
op-heal = { TERM($to) }의 체력을 { $val } 회복시킨다
    .name = 체력 회복
op-rearm = { TERM($to) }의 공격 횟수를 { $val } 회복시킨다
    .name = 공격 횟수 회복
op-cost =
    { TERM($to) }의 비용을 { $abs } { $sign ->
        [minus] 감소시킨다
       *[other] 증가시킨다
    }
    .name = 비용 변경
op-buff = { TERM($to) }{ v-i } { SIGNED($atk) }/{ SIGNED($hp) } 보정을 받는다
    .name = 공격력과 체력
op-attacks = { TERM($to) }의 턴당 공격 횟수를 { $val } 증가시킨다
    .name = 공격 횟수 증가
op-destroy = { TERM($to) }{ v-eul } 파괴한다
    .name = 파괴
op-discard = { TERM($to) }{ v-eul } 버린다
    .name = 버리기
op-transform =
    { TERM($to) }{ v-eul } { ATTR($card, "made") ->
        [known] 《{ TERM($card) }》 카드로
       *[other] { TERM($card, case: "ro") }
    } 변신시킨다
    .name = 변신
n-onto =
    { ATTR($to, "zone") ->
        [hand] 전장에 내놓는다
        [deck] 전장에 내놓는다
        [hand_or_deck] 전장에 내놓는다
       *[other] 전장으로 옮긴다
    }
op-move =
    { TERM($to) }{ v-eul } { $dest ->
        [self-hand] 자신의 패로 가져온다
        [opponent-hand] 상대의 패에 넣는다
        [owner-hand] 소유자의 패로 되돌린다
        [self-field] 자신의 { n-onto }
        [opponent-field] 상대의 { n-onto }
        [owner-field] 소유자의 { n-onto }
        [self-deck] 자신의 덱에 섞어 넣는다
        [opponent-deck] 상대의 덱에 섞어 넣는다
        [owner-deck] 소유자의 덱에 섞어 넣는다
       *[other] 소유자의 덱에 섞어 넣는다
    }
    .name = 이동
op-copy =
    { TERM($to) }의 복사본을 { $dest ->
        [self-hand] 자신의 패에 추가한다
        [opponent-hand] 상대의 패에 추가한다
        [both-hand] 두 플레이어의 패에 추가한다
        [owner-hand] 소유자의 패에 추가한다
        [self-field] 자신의 전장에 내놓는다
        [opponent-field] 상대의 전장에 내놓는다
        [both-field] 두 플레이어의 전장에 내놓는다
        [owner-field] 소유자의 전장에 내놓는다
        [self-deck] 자신의 덱에 섞어 넣는다
        [opponent-deck] 상대의 덱에 섞어 넣는다
        [both-deck] 두 플레이어의 덱에 섞어 넣는다
        [owner-deck] 소유자의 덱에 섞어 넣는다
       *[other] 소유자의 덱에 섞어 넣는다
    }
    .name = 복사
op-become = { TERM($to) }{ v-eul } { TERM($word, case: "ro") } 만든다
    .name = 종족 변경
op-give = { TERM($to) }{ v-ege } { TERM($word, case: "obj") } 부여한다
    .name = 키워드 부여
op-strip = { TERM($to) }의 모든 키워드를 제거한다
    .name = 키워드 제거
op-overheat = { TERM($to) }의 모든 효과를 과열시킨다
    .name = 과열
op-dampen = { TERM($to) }의 과열 한계를 { $val } 낮춘다
    .name = 한계 낮추기
op-reset = { TERM($to) }{ v-eul } 초기화한다
    .name = 초기화
op-attach =
    { TERM($to) }{ v-ege } { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    } 효과를 부여한다
    .name = 효과 부여
op-draw =
    { $who ->
        [opponent] 상대가 카드를 { $val }장 뽑는다
        [both] 두 플레이어가 카드를 { $val }장씩 뽑는다
       *[other] 카드를 { $val }장 뽑는다
    }
    .name = 뽑기
op-mp =
    { $who ->
        [opponent] 상대가
        [both] 두 플레이어가 각각
       *[other] { "" }
    } MP를 { $abs } { $sign ->
        [minus] 잃는다
       *[other] 회복한다
    }
    .name = MP
op-max_mp =
    { $who ->
        [opponent] 상대의
        [both] 두 플레이어 각각의
       *[other] 자신의
    } 최대 MP를 { $abs } { $sign ->
        [minus] 감소시킨다
       *[other] 증가시킨다
    }
    .name = 최대 MP
n-summoned =
    { ATTR($card, "made") ->
        [known] 《{ TERM($card) }》 { $val }장을
       *[other] { TERM($card) } { $val }{ ATTR($card, "counter") }{ ATTR($card, "ends") ->
            [vowel] 를
           *[other] 을
        }
    }
n-put =
    { ATTR($card, "made") ->
        [known] 《{ TERM($card) }》
       *[other] { TERM($card) } 카드
    } { $val }장을
op-create =
    { $dest ->
        [self-field] 자신의 전장에 { n-summoned } 소환한다
        [opponent-field] 상대의 전장에 { n-summoned } 소환한다
        [both-field] 각 플레이어의 전장에 { n-summoned } 소환한다
        [self-hand] 자신의 패에 { n-put } 추가한다
        [opponent-hand] 상대의 패에 { n-put } 추가한다
        [both-hand] 각 플레이어의 패에 { n-put } 추가한다
        [self-deck] 자신의 덱에 { n-put } 섞어 넣는다
        [opponent-deck] 상대의 덱에 { n-put } 섞어 넣는다
       *[other] 각 플레이어의 덱에 { n-put } 섞어 넣는다
    }
    .name = 카드 생성
op-win =
    { $who ->
        [opponent] 상대가 게임에서 승리한다
        [both] 두 플레이어가 게임에서 승리한다
       *[other] 게임에서 승리한다
    }
    .name = 게임 승리
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] ‘{ $effects }’ 효과를 가진
           *[other] “{ $effects }” 효과를 가진
        }
       *[no] { "" }
    }
made-written =
    { made-effects } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-random =
    { $cost ->
        [none] { "" }
       *[other] 비용이 { $cost }인
    } 무작위 { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }

## 효과의 종류

kind-damage = 피해
kind-restore = 회복
kind-energy = 비용과 MP
kind-cards = 카드
kind-allies = 강화
kind-control = 제어

## 단계, 행동, 사건

phase-start = 시작 단계
phase-main = 메인 단계
phase-end = 종료 단계
action-play = 사용
action-attack = 공격
event-destroyed = 파괴됨
event-discarded = 버려짐
routine-discard = 버리기
routine-draw = 뽑기

## 규칙의 글에 나오는 이름

pick-target = 대상
to-target =
    .name = 선택한 카드
to-all =
    .name = 조건에 맞는 것 모두
to-random =
    .name = 조건에 맞는 것 중 무작위로 하나
where-reachable =
    .name = 선택할 수 있음

## 할 수 없는 까닭

refused-full = 전장에 빈자리가 없습니다
refused-weak = 공격력이 없는 캐릭터는 공격할 수 없습니다
refused-asleep = 이제 막 나온 캐릭터입니다
refused-attacked = 이번 턴에 남은 공격 횟수가 없습니다

## 덱

deck-herd = 긴 무리
deck-kiln = 가마와 잿불
deck-ledger = 쓰라린 장부
deck-crossing = 문과 거울
deck-vigil = 더딘 철야
deck-quench = 차가운 쇠

## 카드

card-CC-L0001 = 쓰이지 않은 자
card-CC-L0002 = 긴 무리의 브래녹
card-CC-L0003 = 잿불 세공사 베사
card-CC-L0004 = 가마지기 오렐
card-CC-L0005 = 셈을 이어 가는 모던트
card-CC-L0006 = 루멘 수녀
card-CC-L0007 = 늙은 카르스트
card-CC-L0008 = 차가운 등기관
card-CC-L0009 = 손 빠른 임라
card-CC-M0001 = 도꼬마리 새끼
card-CC-M0002 = 가시등 암퇘지
card-CC-M0003 = 자갈 사냥개
card-CC-M0004 = 무리를 부르는 것
card-CC-M0005 = 초원의 거수
card-CC-M0006 = 가지뿔 여가장
card-CC-M0007 = 밤 담비
card-CC-M0008 = 뻣센털 질주자
card-CC-M0009 = 진창의 왕
card-CC-M0010 = 잠자는 새끼 곰
card-CC-M0011 = 아홉 겹의 순교자
card-CC-M0012 = 산울타리 파수꾼
card-CC-M0013 = 재의 전령
card-CC-M0014 = 유황 서기
card-CC-M0015 = 문지기 임프
card-CC-M0016 = 계약을 먹는 자
card-CC-M0017 = 물때를 지키는 드레이크
card-CC-M0018 = 속 빈 집행관
card-CC-M0019 = 등불 마귀
card-CC-M0020 = 묻힌 속삭임
card-CC-M0021 = 빚쟁이
card-CC-M0022 = 쌍둥이 문의 짐꾼
card-CC-M0023 = 나루터 드레이크
card-CC-M0024 = 거울 송아지
card-CC-M0025 = 떠도는 종
card-CC-M0026 = 서고의 고룡
card-CC-M0027 = 바꿔치기 중개인
card-CC-M0028 = 지도 제작자의 유령
card-CC-M0029 = 도랑에 숨은 것
card-CC-M0030 = 잉걸불 새끼 용
card-CC-M0031 = 광재 뱉는 용
card-CC-M0032 = 용광로 여가장
card-CC-M0033 = 석탄 하사
card-CC-M0034 = 유리 드레이크
card-CC-M0035 = 연기를 읽는 용
card-CC-M0036 = 불쏘시개 공작
card-CC-M0037 = 그을음 셈꾼
card-CC-M0038 = 아홉 번째 용광로
card-CC-M0039 = 참을성 있는 묘지기
card-CC-M0040 = 뼈 과수원지기
card-CC-M0041 = 무덤 돌보미
card-CC-M0042 = 성물함 황소
card-CC-M0043 = 촛불 성자
card-CC-M0044 = 마지막 교훈
card-CC-M0045 = 계기판 관리자
card-CC-M0046 = 담금질꾼
card-CC-M0047 = 밸브 돌리개
card-CC-M0048 = 적색선 기관
card-CC-M0901 = 진흙 비둘기
card-CC-M0902 = 들판 강아지
card-CC-M0903 = 깨어난 곰
card-CC-M0904 = 지하실 임프
card-CC-M0905 = 갈비뼈 정원사
card-CC-M0906 = 걷는 묘비
card-CC-M0907 = 곰팡이 송아지
card-CC-M0908 = 잿불 나방
card-CC-M0909 = 무쇠 새끼 양
card-CC-M0910 = 종이 용
card-CC-M0911 = 쓰다 만 쪽
card-CC-S0001 = 두 번째 바람
card-CC-S0002 = 솎아 내기
card-CC-S0003 = 봄의 짝짓기
card-CC-S0004 = 붉은 십일조
card-CC-S0005 = 두 번째 숨
card-CC-S0006 = 대질주
card-CC-S0007 = 겨울잠
card-CC-S0008 = 쓰라린 장부
card-CC-S0009 = 바닥짐
card-CC-S0010 = 양 끝에서 타는 불
card-CC-S0011 = 가마의 비
card-CC-S0012 = 날랜 수은
card-CC-S0013 = 긴 당부
card-CC-S0014 = 무역풍
card-CC-S0015 = 원치 않은 변신
card-CC-S0016 = 빌린 얼굴
card-CC-S0017 = 대대적인 뒤섞기
card-CC-S0018 = 가면무도회
card-CC-S0019 = 두 번 하는 이야기
card-CC-S0020 = 깊은 숨
card-CC-S0021 = 용광로의 침묵
card-CC-S0022 = 차가운 쇠
card-CC-S0023 = 백지상태
card-CC-S0024 = 밸브 개방
card-CC-S0025 = 불 꺼진 시각의 의식
card-CC-S0026 = 봉인된 편지들
card-CC-S0027 = 녹과 소문
card-CC-S0028 = 군중의 결정
card-CC-S0029 = 평결
card-CC-S0901 = 빌린 슬픔
card-CC-S0902 = 봉인된 편지
card-CC-S0903 = 작은 뇌물

## 만들어진 카드의 이름

gen-name-1 = { $a } { $b }
gen-name-2 = { $b }의 { $a }
gen-name-3 = { $a } { $b }
gen-name-4 = { $a } { $b }
gen-name-5 = { $b }의 { $a }
gen-name-6 = { $b } { $a }
gen-name-7 = { $b }의 { $a }

gen-beast-1 = 사냥개
gen-beast-2 = 수사슴
gen-beast-3 = 오소리
gen-beast-4 = 멧돼지
gen-beast-5 = 수달
gen-beast-6 = 왜가리
gen-beast-7 = 스라소니
gen-beast-8 = 숫양
gen-beast-9 = 노새
gen-beast-10 = 일소
gen-beast-11 = 산토끼
gen-beast-12 = 늑대
gen-beast-13 = 곰
gen-beast-14 = 여우
gen-beast-15 = 황조롱이
gen-beast-16 = 두꺼비
gen-beast-17 = 담비
gen-beast-18 = 염소
gen-beast-19 = 황소
gen-beast-20 = 까마귀
gen-beast-21 = 올빼미
gen-beast-22 = 살무사
gen-beast-23 = 큰사슴
gen-beast-24 = 두더지
gen-beast-25 = 족제비
gen-beast-26 = 흰족제비
gen-beast-27 = 두루미
gen-beast-28 = 들소
gen-beast-29 = 굴뚝새
gen-beast-30 = 강꼬치고기
gen-beast-31 = 떼까마귀
gen-beast-32 = 고슴도치

gen-dragon-1 = 드레이크
gen-dragon-2 = 고룡
gen-dragon-3 = 새끼 용
gen-dragon-4 = 이무기
gen-dragon-5 = 와이번
gen-dragon-6 = 살라만드라
gen-dragon-7 = 바실리스크
gen-dragon-8 = 갓 깬 용
gen-dragon-9 = 화룡
gen-dragon-10 = 똬리룡
gen-dragon-11 = 잿불날개
gen-dragon-12 = 천룡
gen-dragon-13 = 린드부름
gen-dragon-14 = 재날개
gen-dragon-15 = 비늘등
gen-dragon-16 = 불꽃붙이
gen-dragon-17 = 긴꼬리
gen-dragon-18 = 불씨턱
gen-dragon-19 = 폭풍비늘
gen-dragon-20 = 둥지지기
gen-dragon-21 = 보물지기
gen-dragon-22 = 어미 용
gen-dragon-23 = 해비늘
gen-dragon-24 = 꼬리물이
gen-dragon-25 = 물차기룡
gen-dragon-26 = 활공룡
gen-dragon-27 = 그을리개
gen-dragon-28 = 연기룡
gen-dragon-29 = 알배기
gen-dragon-30 = 칼등룡
gen-dragon-31 = 발톱붙이
gen-dragon-32 = 바람똬리

gen-demon-1 = 임프
gen-demon-2 = 마귀
gen-demon-3 = 집행관
gen-demon-4 = 유혹자
gen-demon-5 = 포식자
gen-demon-6 = 서기
gen-demon-7 = 속삭이는 자
gen-demon-8 = 중개인
gen-demon-9 = 고문관
gen-demon-10 = 망령
gen-demon-11 = 말라깽이
gen-demon-12 = 수금원
gen-demon-13 = 참칭자
gen-demon-14 = 갉는 자
gen-demon-15 = 공포
gen-demon-16 = 조롱꾼
gen-demon-17 = 비렁뱅이
gen-demon-18 = 괴롭히는 자
gen-demon-19 = 고리대금업자
gen-demon-20 = 채무자
gen-demon-21 = 기만자
gen-demon-22 = 숨은 자
gen-demon-23 = 먹보
gen-demon-24 = 울부짖는 자
gen-demon-25 = 고발자
gen-demon-26 = 가죽 벗기는 자
gen-demon-27 = 저주술사
gen-demon-28 = 배신자
gen-demon-29 = 감독관
gen-demon-30 = 히죽이는 자
gen-demon-31 = 들러붙는 자
gen-demon-32 = 홀리는 자

gen-leader-1 = 오르쇼여
gen-leader-2 = 탬신
gen-leader-3 = 브래녹
gen-leader-4 = 이즈메이
gen-leader-5 = 코빈
gen-leader-6 = 마엘리스
gen-leader-7 = 토브렌
gen-leader-8 = 헤스퍼
gen-leader-9 = 루도
gen-leader-10 = 웬나
gen-leader-11 = 오즈릭
gen-leader-12 = 페트라
gen-leader-13 = 퀼
gen-leader-14 = 로위나
gen-leader-15 = 사빈
gen-leader-16 = 테살리
gen-leader-17 = 울릭
gen-leader-18 = 비그디스
gen-leader-19 = 위스턴
gen-leader-20 = 잔시
gen-leader-21 = 요릭
gen-leader-22 = 젤다
gen-leader-23 = 올더스
gen-leader-24 = 베리트
gen-leader-25 = 코스모
gen-leader-26 = 델핀
gen-leader-27 = 에다
gen-leader-28 = 파비안
gen-leader-29 = 그레타
gen-leader-30 = 호콘
gen-leader-31 = 일제
gen-leader-32 = 요룬
gen-leader-33 = 케스터
gen-leader-34 = 린네아
gen-leader-35 = 망누스
gen-leader-36 = 네리스
gen-leader-37 = 오도
gen-leader-38 = 페르페투아
gen-leader-39 = 루퍼스
gen-leader-40 = 순니바
