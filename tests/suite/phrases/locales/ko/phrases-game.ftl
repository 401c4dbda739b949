type-creature = 생물
    .counter = 장
    .final = consonant
type-trick = 재주
    .counter = 장
    .final = consonant
number-power = 힘
    .subj = 힘이
noun-hand = 카드
    .counter = 장
    .final = consonant
noun-pile = 카드
    .counter = 장
    .final = consonant
in-field-any = { "" }
in-hand-self = 당신의 손패에 있는
in-pile-self = 당신의 더미에 있는
where-tired = 지친
    .order = 20
    .is = 지친 상태
    .is-not = 지치지 않은 상태
    .false = 지치지 않은
where-cost_at_most = 비용이 { $n } 이하인
    .is = 비용 { $n } 이하
    .as = with
where-has = { TERM($word) }을 지닌
    .is = { TERM($word) } 보유
    .is-not = { TERM($word) } 미보유
    .as = with
where-name = 이름이 ‘{ $card }’인
    .false = ‘{ $card }’ 외의
where-type = { TERM($word) }
    .as = noun
np-same =
    { $number ->
        [pl] 그 생물들
       *[sg] 그 생물
    }
    .final = consonant
if-foe_controls =
    상대에게 { TERM($cards) } { ATTR($cards, "pick") ->
        [none] 없다면
       *[other] 있다면
    }
    .link =
        상대에게 { TERM($cards) } { ATTR($cards, "pick") ->
            [none] 없고
           *[other] 있고
        }
op-recall = { TERM($to) }{ np-eul } 주인의 손패로 되돌립니다
op-tire = { TERM($to) }{ np-eul } 지치게 합니다
op-take = { TERM($to) }{ np-eul } 손패에 넣습니다
op-drop = { TERM($to) }{ np-eul } 버립니다
op-lend =
    { TERM($to) }{ np-i } { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    }를 얻습니다
op-call = ‘{ TERM($card) }’의 복사본 { $val }장을 손패에 넣습니다
cost-drop = 손패에서 { TERM($cards) } 버리기
op-scorch = { TERM($to) }에게 피해를 { $val } 줍니다
