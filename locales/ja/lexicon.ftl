## Words that are put into other sentences. Japanese needs no further forms.

### Subtypes: the type line shows them as they stand, a sentence as 《…》の盟友

subtype-forged = 鍛造
subtype-umbral = 幽影
subtype-radiant = 光輝
subtype-verdant = 深緑
subtype-draconic = 竜血
subtype-arcane = 秘術
subtype-feral = 野獣
subtype-lunar = 月華
subtype-celestial = 天界
subtype-revenant = 亡霊

### Card types

type-hero = ヒーロー
type-ally = 盟友
type-action = アクション
type-trap = トラップ
