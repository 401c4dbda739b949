## 명사구. $n은 수, 수 뒤에 .counter(단위)가 온다. 꾸미는 말은 모두 명사 앞에 온다.

noun-card = 카드
    .counter = 장
    .final = consonant
    .subj = 카드가
np-n = { $n }
np-head = { TERM($after) } { TERM($with) } { TERM($place) } { TERM($adj) } { TERM($noun) }
np-choose = { np-head } { np-n }{ ATTR($noun, "counter") }
np-target = { np-choose }
np-up-to = { np-head } 최대 { np-n }{ ATTR($noun, "counter") }
np-all = { np-head } 모두
    .final = vowel
np-random = { TERM($after) } { TERM($with) } { TERM($place) } 무작위 { TERM($adj) } { TERM($noun) } { np-n }{ ATTR($noun, "counter") }
np-most = { TERM($after) } { TERM($with) } { TERM($place) } { TERM($adj) } { TERM($noun) } 중 { TERM($stat, case: "subj") } 가장 높은 1{ ATTR($noun, "counter") }
np-least = { TERM($after) } { TERM($with) } { TERM($place) } { TERM($adj) } { TERM($noun) } 중 { TERM($stat, case: "subj") } 가장 낮은 1{ ATTR($noun, "counter") }
np-this = 이 카드
    .final = vowel
np-same = 그 카드
    .final = vowel
np-host = 그것을 지닌 카드
np-some = { np-head }
np-event =
    { $other ->
        [yes] 다른
       *[no] { "" }
    } { TERM($after) } { TERM($with) } { TERM($adj) } { TERM($noun) }
np-paid = { np-head } { np-n }{ ATTR($noun, "counter") }
np-subject = { TERM($after) } { TERM($with) } { TERM($adj) } { TERM($noun, case: "subj") }
np-i =
    { ATTR($to, "final") ->
        [vowel] 가
       *[other] 이
    }
np-eul =
    { ATTR($to, "final") ->
        [vowel] 를
       *[other] 을
    }
np-at-least =
    { $n ->
        [1] { np-subject }
       *[other] { np-subject } { np-n }{ ATTR($noun, "counter") } 이상
    }
np-at-most = { np-subject } { np-n }{ ATTR($noun, "counter") } 이하로
np-exactly = { np-subject } 정확히 { np-n }{ ATTR($noun, "counter") }
np-none = { np-subject }
np-against = { np-head }
np-player-self = 당신
np-player-opponent = 상대
    .final = vowel
np-player-any = 플레이어 1명
np-with = { $list }
np-that = { $is }인
np-is = { TERM($what) } 상태
np-is-not = { TERM($what) } 상태 이외
np-is-a = { TERM($what) }
np-is-not-a = { TERM($what) } 이외
np-has = { TERM($what) } 것
np-has-not = { TERM($what) } 것 이외
np-is-and = { $a }이면서 { $b }
np-is-or = { $a } 또는 { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }이면서 { $b }
where-other = 다른
    .order = 5
    .is = 이 카드 이외
row = { $text }.
row-quoted = { $text }.
row-inside = { $text }.
    .quoted = { $text }.
frame-as = [{ $as }] { $text }
frame-label = { $on }: { $text }
frame-on = { $on } { $text }
frame-once = { $once } { $text }
frame-on-once = { $once }, { $on } { $text }
frame-may = 다음을 할 수 있습니다: { $text }
frame-did = 그렇게 하면 { $text }
frame-did-if = 그렇게 하고 { $if } { $text }
frame-cost = { $cost }: { $text }
frame-may-cost = 다음을 지불할 수 있습니다: { $cost }. 그렇게 하면 { $text }
frame-if = { $if } { $text }
frame-for = { $for } { $text }
head-way = { TERM($word) }
once-turn = 턴마다 한 번
once-match = 게임마다 한 번
cost-and = { $a }, { $b }
np-and = { $a }, { $b }
cond-or = { $a } 또는 { $b }
cond-or-middle = { $a }, { $b }
cond-not = “{ $a }”이라는 조건이 충족되지 않으면
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = 무작위 { TERM($type) }
read-numbers = 한/하나|두/둘|세/셋|네/넷|다섯|여섯|일곱|여덟|아홉|열|열한/열하나|열두/열둘
