## 게임

game-name = TTCG
game-about = 서로 위에 겹쳐 놓아 키우는 유닛과 주문의 게임. 카드마다 효과가 둘 있고, 쓰면 카드를 옆으로 돌린다. 20점씩 가지고 시작하며, 유닛이 파괴되면 그 소유자가 랭크만큼 점수를 잃는다.

## 카드 유형

type-earth = 땅
    .counter = 장
type-water = 물
    .counter = 장
type-fire = 불
    .counter = 장
type-air = 바람
    .counter = 장
type-electric = 전기
    .counter = 장
type-light = 빛
    .counter = 장
type-nature = 자연
    .counter = 장
type-dark = 어둠
    .counter = 장
type-spell = 주문
    .counter = 장
    .kind = spell
    .final = consonant
    .subj = 주문이
    .obj = 주문을
class-unit = 유닛
    .counter = 장
    .final = consonant
    .subj = 유닛이
    .obj = 유닛을
class-spell = 주문
    .counter = 장
    .final = consonant
    .subj = 주문이
    .obj = 주문을

## 하위 유형

set-subtypes = 종족
word-dragon = 용
word-beast = 야수
word-elemental = 정령
word-aquatic = 수생
word-warrior = 전사
word-spellcaster = 마법사
word-machine = 기계
word-ghost = 유령
word-insect = 곤충
word-reptile = 파충류
word-fairy = 요정
word-undead = 언데드
word-botanic = 식물
word-flying = 비행
word-humanoid = 인간형
word-fish = 물고기

## 키워드

keyword-indestructible = 파괴 불가
keyword-immune = 효과 면역
about-keyword-indestructible = 이 카드는 전투로도 효과로도 파괴되지 않는다.
about-keyword-immune = 함께 명시된 카드의 효과는 이 카드를 선택하거나 변화시키지 못한다. 전투는 효과가 아니다.

## 카드의 숫자

number-attack = 공격력
    .subj = 공격력이
number-defense = 방어력
    .subj = 방어력이
number-level = 랭크
    .subj = 랭크가
number-more_attacks = 추가 공격
    .subj = 추가 공격이

## 플레이어의 카운터

counter-points = 점수
counter-plays = 이번 턴에 사용한 카드
counter-extra_plays = 이번 턴의 추가 사용
quantity-plays_given = 지속되는 효과가 더하는 사용
quantity-plays_allowed = 한 턴에 할 수 있는 사용

## 카드가 지닌 것

state-tapped = 탭됨
state-tapped_now = 이번 턴에 탭됨
state-attacks_made = 공격한 횟수
state-held_back = 공격할 수 없음

## 구역

zone-units = 유닛 구역
zone-spells = 주문 구역
zone-under = 아래에 놓인 카드
zone-hand = 패
zone-deck = 덱
zone-discard = 버린 카드 더미
zone-field = 필드
noun-units = 유닛
    .counter = 장
    .final = consonant
    .subj = 유닛이
noun-spells = 주문
    .counter = 장
    .final = consonant
    .subj = 주문이

noun-card = 카드
    .counter = 장
    .final = vowel
    .subj = 카드가
    .obj = 카드를

## 효과의 종류

as-normal = 일반
as-continuous = 지속
as-counter = 카운터
as-equip = 장착
as-latent = 잠재
as-dormant = 휴면
as-passive = 상시
frame-cost = { $cost }: { $text }
frame-may = 다음을 할 수 있다: { $text }
frame-may-cost = 다음을 지불할 수 있다: { $cost }. 그렇게 하면 { $text }
frame-cost-if = { $if } { $cost }: { $text }
frame-may-cost-if = { $if } 다음을 지불할 수 있다: { $cost }. 그렇게 하면 { $text }
on-use = { "" }
    .name = 플레이어가 원할 때
on-opponent_draw = 상대의 뽑기 단계 중에
on-opponent_main = 상대의 메인 단계 중에
on-opponent_battle = 상대의 전투 단계 중에
on-opponent_end = 상대의 종료 단계 중에
on-always = { "" }
    .name = 항상
on-turn_start = 자신의 턴이 시작될 때
on-played =
    { $filtered ->
        [yes] { $of ->
            [self] 자신이 { TERM($cards, case: "obj") } 사용했을 때
            [opponent] 상대가 { TERM($cards, case: "obj") } 사용했을 때
           *[any] 누군가 { TERM($cards, case: "obj") } 사용했을 때
        }
       *[no] { $of ->
            [self] 자신이 카드를 사용했을 때
            [opponent] 상대가 카드를 사용했을 때
           *[any] 누군가 카드를 사용했을 때
        }
    }
    .name = 카드가 사용되었을 때
on-effect_activates =
    { $of ->
        [self] 자신의
        [opponent] 상대의
       *[any] { "" }
    } 카드의 효과가 발동했을 때
    .name = 카드의 효과가 발동했을 때
on-effect_activates-counter = { "" }
on-attacks = 이 카드가 공격했을 때
on-enemy_attacks = 상대의 카드가 공격했을 때
on-after_attack = 이 카드가 공격한 후
on-other_destroyed =
    { $of ->
        [self] 자신의
        [opponent] 상대의
       *[any] { "" }
    } { TERM($cards, case: "subj") } 파괴되었을 때
    .name = 다른 카드가 파괴되었을 때
on-sent_to_discard = 이 카드가 버린 카드 더미에 놓였을 때
noun-on-other_destroyed = 카드
    .counter = 장
    .final = vowel
    .subj = 카드가
cost-discard = 패에서 { TERM($cards) } 버리기
    .name = 패 버리기
cost-points = { $n }점 잃기
    .name = 점수 잃기
cost-discard_this = 이 카드를 버리기
    .name = 이 카드를 버리기
cost-opponent_draws = 상대가 카드 { $n }장을 뽑게 하기
    .name = 상대가 카드를 뽑게 하기
cost-opponent_gains = 상대가 { $n }점을 얻게 하기
    .name = 상대가 점수를 얻게 하기
cost-opponent_untaps = 상대가 카드 { $n }장을 언탭하게 하기
    .name = 상대가 카드를 언탭하게 하기

## 대상. 패, 덱, 버린 카드 더미의 카드는 장소를 먼저 말한다

np-where =
    { $zone ->
        [units] { TERM($after) } { TERM($with) } { TERM($place) }
        [spells] { TERM($after) } { TERM($with) } { TERM($place) }
        [field] { TERM($after) } { TERM($with) } { TERM($place) }
       *[other] { TERM($place) } { TERM($after) } { TERM($with) }
    }
np-with = { $list }인
np-head = { np-where } { TERM($adj) } { TERM($noun) }
np-choose = { np-head } { $n }장
    .final = consonant
np-up-to = { np-head } 최대 { $n }장
    .final = consonant
np-random = { np-where } 무작위 { TERM($adj) } { TERM($noun) } { $n }장
    .final = consonant
np-most = { np-head } 중 { TERM($stat, case: "subj") } 가장 높은 1장
    .final = consonant
np-least = { np-head } 중 { TERM($stat, case: "subj") } 가장 낮은 1장
    .final = consonant
np-at-least =
    { $zone ->
        [discard] 자신의 버린 카드 더미에
       *[other] { "" }
    } { np-subject } { $n ->
        [1] { "" }
       *[other] { $n }장 이상
    }
np-at-most = { np-subject } { $n }장 이하
np-against =
    { $who ->
        [self] 자신의
        [opponent] 상대의
       *[other] { "" }
    } { TERM($adj) } { TERM($noun) } 효과
to-this = 이 카드
    .final = vowel
    .name = 이 카드
to-equipped = 이 카드를 장착한 유닛
    .final = consonant
    .name = 이 카드를 장착한 카드
to-chosen = 그 유닛들
    .final = consonant
    .name = 앞의 효과가 고른 것
to-attacker = 그 카드
    .final = vowel
    .name = 공격하는 카드
to-defender = 공격받은 유닛
    .final = consonant
    .name = 공격받은 유닛
to-event = 그 카드
    .final = vowel
    .name = 이것을 일으킨 카드
to-source = 그 카드
    .final = vowel
    .name = 효과를 발동한 카드
to-revealed = 그 카드들
    .final = consonant
    .name = 공개된 카드
in-units-self = 자신의
in-units-opponent = 상대의
in-units-any = 필드에 있는
in-spells-self = 자신의
in-spells-opponent = 상대의
in-spells-any = 필드에 있는
in-field-self = 자신의
in-field-opponent = 상대의
in-field-any = 필드에 있는
in-hand-self = 자신의 패에 있는
in-hand-opponent = 상대의 패에 있는
in-hand-any = 어느 한쪽의 패에 있는
in-deck-self = 자신의 덱에 있는
    .bare = { "" }
in-deck-opponent = 상대의 덱에 있는
in-deck-any = 어느 한쪽의 덱에 있는
in-discard-self = 자신의 버린 카드 더미에 있는
    .bare = { "" }
in-discard-opponent = 상대의 버린 카드 더미에 있는
in-discard-any = 어느 한쪽의 버린 카드 더미에 있는
in-under-self = 자신의 카드 아래에 놓인
in-hand-discard-self = 자신의 패나 버린 카드 더미에 있는
in-hand-discard-opponent = 상대의 패나 버린 카드 더미에 있는
in-hand-discard-any = 어느 한쪽의 패나 버린 카드 더미에 있는
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { TERM($word) } 속성 유닛
        }
       *[other] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { TERM($word) } 속성
        }
    }
    .subj =
        { $zone ->
            [field] { ATTR($word, "kind") ->
                [spell] 주문이
               *[other] { TERM($word) } 속성 유닛이
            }
           *[other] { ATTR($word, "kind") ->
                [spell] { TERM($word) }
               *[other] { TERM($word) } 속성
            }
        }
    .obj =
        { $zone ->
            [field] { ATTR($word, "kind") ->
                [spell] 주문을
               *[other] { TERM($word) } 속성 유닛을
            }
           *[other] { ATTR($word, "kind") ->
                [spell] { TERM($word) }
               *[other] { TERM($word) } 속성
            }
        }
    .as-field = noun
    .order = 40
    .is = { TERM($word) } 속성
    .is-not = { TERM($word) } 이외의 속성
    .name = 유형 { $word }
where-class = { TERM($word) }
    .as = noun
    .name = 분류 { $word }
where-subtype = 《{ TERM($word) }》
    .order = 45
    .is = 《{ TERM($word) }》
    .name = 종족 《{ $word }》
where-level = 랭크 { $n }
    .order = 30
    .is = 랭크 { $n }
    .name = 랭크 { $n }
where-level_at_most = 랭크 { $n } 이하
    .order = 30
    .is = 랭크 { $n } 이하
    .name = 랭크 { $n } 이하
where-level_at_least = 랭크 { $n } 이상
    .order = 30
    .is = 랭크 { $n } 이상
    .name = 랭크 { $n } 이상
where-attack_at_most = 공격력 { $n } 이하
    .as = with
    .is = 공격력 { $n } 이하
    .name = 공격력 { $n } 이하
where-attack_at_least = 공격력 { $n } 이상
    .as = with
    .is = 공격력 { $n } 이상
    .name = 공격력 { $n } 이상
where-defense_at_most = 방어력 { $n } 이하
    .as = with
    .is = 방어력 { $n } 이하
    .name = 방어력 { $n } 이하
where-defense_at_least = 방어력 { $n } 이상
    .as = with
    .is = 방어력 { $n } 이상
    .name = 방어력 { $n } 이상
where-tapped = 탭된
    .order = 20
    .false = 탭되지 않은
    .is = 탭된 상태
    .is-not = 탭되지 않은 상태
    .name = 탭됨
where-equipped = 장착 상태인
    .order = 20
    .false = 장착 상태가 아닌
    .is = 장착 상태
    .is-not = 장착 상태 이외
    .name = 장착 상태
where-keyword = { TERM($word) }
    .order = 25
    .name = 키워드 { $word }
where-name = 이름이 《{ $card }》인
    .as = after
    .is = 이름이 《{ $card }》
    .name = 지정된 이름
where-other = 다른
    .order = 10
    .is = 이 카드 이외
    .name = 다른

## 지속

for-this_turn = 이번 턴 동안
    .name = 턴이 끝날 때까지
for-while_on_field = 이 카드가 필드에 있는 동안
    .name = 이 카드가 필드에 있는 동안
for-lasting =
    .name = 필드에 있고 덮이지 않은 동안

## 조건. `.link`는 다른 조건이 뒤따를 때.

cond-and = { $a }, { $b }
cond-or = { $a }, 또는 { $b }
if-control =
    { $who ->
        [opponent] 상대의 필드에
       *[self] 자신의 필드에
    }{ ATTR($cards, "pick") ->
        [at-most] { " " }있는
       *[other] { "" }
    } { TERM($cards) }{ ATTR($cards, "pick") ->
        [at-most] 라면
        [none] { " " }없다면
       *[other] { " " }있다면
    }
    .link =
        { $who ->
            [opponent] 상대의 필드에
           *[self] 자신의 필드에
        }{ ATTR($cards, "pick") ->
            [at-most] { " " }있는
           *[other] { "" }
        } { TERM($cards) }{ ATTR($cards, "pick") ->
            [at-most] 이고
            [none] { " " }없고
           *[other] { " " }있고
        }
    .name = 그런 카드를 조종하고 있음
if-have =
    { ATTR($cards, "zone") ->
        [discard] { ATTR($cards, "pick") ->
            [at-most] 자신의 버린 카드 더미에
            [exactly] 자신의 버린 카드 더미에
            [none] 자신의 버린 카드 더미에
           *[other] { "" }
        }
       *[other] 자신의 필드와 패에
    } { TERM($cards) }{ ATTR($cards, "pick") ->
        [at-most] 라면
        [none] { " " }없다면
       *[other] { " " }있다면
    }
    .link =
        { ATTR($cards, "zone") ->
            [discard] { ATTR($cards, "pick") ->
                [at-most] 자신의 버린 카드 더미에
                [exactly] 자신의 버린 카드 더미에
                [none] 자신의 버린 카드 더미에
               *[other] { "" }
            }
           *[other] 자신의 필드와 패에
        } { TERM($cards) }{ ATTR($cards, "pick") ->
            [at-most] 이고
            [none] { " " }없고
           *[other] { " " }있고
        }
    .name = 그런 카드를 가지고 있음

## 효과

v-neun =
    { ATTR($to, "final") ->
        [vowel] 는
       *[other] 은
    }
op-destroy = { TERM($to) }{ np-eul } 파괴한다
    .name = 파괴
op-send = { TERM($to) }{ np-eul } 버린 카드 더미에 놓는다
    .name = 버린 카드 더미로
op-return = { TERM($to) }{ np-eul } 소유자의 패로 되돌린다
    .name = 패로 되돌리기
op-put_on_top = { TERM($to) }{ np-eul } 소유자의 덱 맨 위에 놓는다
    .name = 덱 맨 위로
op-put_at_bottom = { TERM($to) }{ np-eul } 소유자의 덱 맨 아래에 놓는다
    .name = 덱 맨 아래로
op-shuffle = { TERM($to) }{ np-eul } 소유자의 덱에 섞어 넣는다
    .name = 덱에 섞어 넣기
op-take = { TERM($to) }의 조종권을 얻는다
    .name = 조종권 얻기
op-mill =
    { $who ->
        [opponent] 상대가 자기
        [both] 두 플레이어가 각각 자기
       *[other] 자신의
    } 덱 맨 위의 카드 { $val }장을 버린 카드 더미에 놓는다
    .name = 덱에서 버린 카드 더미로
op-discard =
    { $who ->
        [opponent] 상대가
        [both] 두 플레이어가 각각
       *[other] { "" }
    } 패에서 카드를 { $choice ->
        [random] 무작위로
       *[other] { "" }
    } { $val }장 버린다
    .name = 버리기
op-draw =
    { $who ->
        [opponent] 상대가
        [both] 두 플레이어가 각각
       *[other] { "" }
    } 카드를 { $val }장 뽑는다
    .name = 뽑기
op-add = { TERM($to) }{ np-eul } 자신의 패에 추가한다
    .name = 패에 추가
op-recover = { TERM($to) }{ np-eul } 회수한다
    .name = 회수
op-search = 자신의 덱에서 { TERM($to, decl: "bare") }{ np-eul } 찾아 패에 추가한다
    .name = 덱에서 찾기
op-search_discard = 자신의 버린 카드 더미에서 { TERM($to, decl: "bare") }{ np-eul } 찾아 패에 추가한다
    .name = 버린 카드 더미에서 찾기
op-shuffle_deck =
    { $who ->
        [opponent] 상대의 덱을
        [both] 두 덱을
       *[other] 자신의 덱을
    } 섞는다
    .name = 덱 섞기
op-reveal = { TERM($to) }{ np-eul } 공개한다
    .name = 공개
op-reveal_top =
    { $who ->
        [opponent] 상대의
        [both] 양 플레이어의
       *[other] 자신의
    } 덱 맨 위의 카드 { $val }장을 공개한다
    .name = 덱 맨 위 공개
op-gain_points =
    { $who ->
        [opponent] 상대가
        [both] 두 플레이어가 각각
       *[other] { "" }
    } { $val }점을 얻는다
    .name = 점수 얻기
op-lose_points =
    { $who ->
        [opponent] 상대가
        [both] 두 플레이어가 각각
       *[other] { "" }
    } { $val }점을 잃는다
    .name = 점수 잃기
op-gain_attack = { TERM($to) }의 공격력을 { $val } 증가시킨다
    .name = 공격력 증가
op-lose_attack = { TERM($to) }의 공격력을 { $val } 감소시킨다
    .name = 공격력 감소
op-gain_defense = { TERM($to) }의 방어력을 { $val } 증가시킨다
    .name = 방어력 증가
op-lose_defense = { TERM($to) }의 방어력을 { $val } 감소시킨다
    .name = 방어력 감소
op-grant =
    { TERM($to) }{ v-neun } { $choice ->
        [immune] { TERM($against) }를 받지 않는다
       *[other] { TERM($word) } 상태가 된다
    }
    .name = 키워드 부여
op-tap = { TERM($to) }{ np-eul } 탭한다
    .name = 탭
op-untap = { TERM($to) }{ np-eul } 언탭한다
    .name = 언탭
op-play = { TERM($to) }{ np-eul } 사용한다
    .name = 사용
op-level_up = { TERM($to) }{ np-eul } 사용해 자신의 카드 1장을 랭크 업한다
    .name = 랭크 업
op-equip = 이 카드를 { TERM($to) }에 장착한다
    .name = 장착
op-counter =
    { $timing ->
        [enemy_attacks] 그 공격을 중지시킨다
       *[other] 그 효과를 무효로 한다
    }
    .name = 무효
op-activate = { TERM($to) }의 효과 하나를 발동한다
    .name = 효과 발동
op-skip =
    { $who ->
        [self] 자신이
        [both] 두 플레이어가 각각
       *[other] 상대가
    } 다음 { $choice ->
        [draw] 뽑기 단계를
        [main] 메인 단계를
        [battle] 전투 단계를
       *[other] 턴을
    } 건너뛴다
    .name = 단계나 턴 건너뛰기
op-skip_attack = { TERM($to) }{ v-neun } 조종자의 다음 전투 단계에 공격할 수 없다
    .name = 공격 막기
op-more_plays =
    { $who ->
        [opponent] 상대가
        [both] 두 플레이어가 각각
       *[other] { "" }
    } { $always ->
        [yes] 턴마다
       *[no] { "" }
    } 카드를 { $val }장 더 사용할 수 있다
    .name = 추가 사용
op-more_attacks = { TERM($to) }{ v-neun } { $val }번 더 공격할 수 있다
    .name = 추가 공격

## 효과의 갈래

kind-removal = 제거
kind-points = 점수
kind-cards = 카드
kind-numbers = 숫자
kind-field = 필드
kind-control = 제어

## 단계, 행동, 지정하는 것, 응답할 때, 사건

phase-start = 시작 단계
phase-draw = 뽑기 단계
phase-main = 메인 단계
phase-battle = 전투 단계
phase-end = 종료 단계
action-play = 사용
action-level_up = 랭크 업
action-activate = 발동
action-attack = 공격
pick-onto = 아래에 놓일 카드
pick-target = 대상
window-respond = 응답
window-moment = 효과를 쓸 기회
event-turn_begins = 턴 시작
event-activates = 효과 발동
event-attacks = 공격
event-has_attacked = 공격한 후

## 규칙의 글에 나오는 이름

word-chosen = 고른 것
word-random = 무작위
word-never = 하지 않음
word-own_turn = 자신의 턴
word-stands_up = 언탭됨
word-stays = 탭된 채로 있음
word-either = 모든 턴
word-own = 자신의 턴만
word-both_stand = 둘 다 남음
word-both_fall = 둘 다 파괴됨
word-turn = 턴
word-unit = 유닛
setting-untap = 카드를 언탭하는 때
setting-dormant_use = 휴면 효과를 쓴 카드
setting-spell_normal = 주문의 일반 효과를 쓸 수 있는 턴
setting-equal_strength = 힘이 같을 때
role-attacker = 공격하는 카드
role-defender = 공격받은 유닛
role-direct = 플레이어를 공격하는 카드
role-revealed = 공개된 카드
role-rising = 랭크 업하는 카드
role-base = 아래에 놓일 카드
to-own_unit =
    .name = 자신의 유닛
to-enemy_unit =
    .name = 상대의 유닛
to-any_unit =
    .name = 필드에 있는 유닛
to-enemy_card =
    .name = 상대의 카드
to-any_card =
    .name = 필드에 있는 카드
to-own_units =
    .name = 자신의 유닛 모두
to-enemy_units =
    .name = 상대의 유닛 모두
to-all_units =
    .name = 필드에 있는 유닛 모두
to-from_hand =
    .name = 자신의 패에 있는 카드
to-from_deck =
    .name = 자신의 덱에 있는 카드
to-from_discard =
    .name = 자신의 버린 카드 더미에 있는 카드
on-would_be_destroyed =
    .name = 파괴될 때
op-stay =
    .name = 필드에 남기

## 할 수 없는 까닭

refused-no-plays = 이번 턴에 사용할 수 있는 카드를 모두 사용했습니다
refused-level = 랭크 1 카드는 빈자리에, 더 높은 랭크의 카드는 유형이 같고 랭크가 하나 낮은 카드 위에 사용합니다
refused-first-turn = 첫 턴에는 아무도 공격할 수 없습니다
refused-attacked = 이 유닛은 이번 턴에 이미 공격했습니다
refused-held-back = 이 유닛은 이번 전투 단계에 공격할 수 없습니다

## 덱

deck-rootfire = 뿌리불
deck-stormgrave = 폭풍 무덤

## 카드

card-TT-F001 = 잿불 새끼 용
card-TT-F002 = 재를 달리는 짐승
card-TT-F003 = 앙심의 불씨
card-TT-F004 = 불쏘시개 임프
card-TT-F005 = 가마 드레이크
card-TT-F006 = 광재 코뿔소
card-TT-F007 = 용광로의 아비
card-TT-F008 = 잉걸불 결투가
card-TT-F009 = 화장터의 거상
card-TT-N001 = 이끼 거북
card-TT-N002 = 가시덤불 간호인
card-TT-N003 = 씨앗을 부르는 자
card-TT-N004 = 잠자는 뿌리
card-TT-N005 = 가시 여가장
card-TT-N006 = 숲의 수사슴
card-TT-N007 = 꽃가루 떼
card-TT-N008 = 장로 수관
card-TT-N009 = 세계뿌리의 고룡
card-TT-W001 = 짠물 수달
card-TT-W002 = 등불 물고기
card-TT-W003 = 물때를 읽는 자
card-TT-W004 = 개흙의 현자
card-TT-W005 = 암초의 보초
card-TT-W006 = 밑물살
card-TT-W007 = 거울 뱀장어
card-TT-W008 = 깊은 해류
card-TT-W009 = 소용돌이의 전령
card-TT-D001 = 지하 묘소의 사냥개
card-TT-D002 = 텅 빈 시동
card-TT-D003 = 뼈 수집가
card-TT-D004 = 무덤 중개인
card-TT-D005 = 역병 나방
card-TT-D006 = 와이트 대장
card-TT-D007 = 애도의 베일
card-TT-D008 = 마지막 채권자
card-TT-D009 = 아홉 번째 계단의 리치
card-TT-E001 = 돌 파수꾼
card-TT-E002 = 채석장 골렘
card-TT-E003 = 화강암 매머드
card-TT-A001 = 돌풍 활공충
card-TT-A002 = 연 도둑
card-TT-A003 = 폭풍의 로크
card-TT-V001 = 불꽃 계전기
card-TT-V002 = 코일 쥐
card-TT-V003 = 아크 기관
card-TT-L001 = 새벽의 시종
card-TT-L002 = 촛불 요정
card-TT-L003 = 정오의 성기사
card-TT-S001 = 불꽃 비
card-TT-S002 = 초록 십일조
card-TT-S003 = 벼린 칼날
card-TT-S004 = 왕의 칼날
card-TT-S005 = 나무껍질 수호
card-TT-S006 = 빌린 한 시간
card-TT-S007 = 재의 원
card-TT-S008 = 긴 그림자
card-TT-S009 = 두 번째 달
card-TT-S010 = 갑작스러운 개화
card-TT-S011 = 닫힌 문
card-TT-S012 = 펼친 장부
card-TT-S013 = 정서본
card-TT-S014 = 다시 읽기
card-TT-S015 = 물에 잠긴 종
card-TT-S016 = 심해의 왕좌
