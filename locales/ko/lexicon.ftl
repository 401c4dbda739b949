## Words that are put into other sentences. No particle ever follows one directly, so no further forms are needed.

### Subtypes: nouns that stand before 동료

subtype-forged = 강철
subtype-umbral = 그림자
subtype-radiant = 광휘
subtype-verdant = 신록
subtype-draconic = 용혈
subtype-arcane = 비전
subtype-feral = 야수
subtype-lunar = 달빛
subtype-celestial = 천상
subtype-revenant = 망령

### Card types

type-hero = 영웅
type-ally = 동료
type-action = 액션
type-trap = 함정
