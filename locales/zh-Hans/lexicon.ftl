## Words that are put into other sentences. Chinese needs no further forms.

### Subtypes: they stand before 盟友

subtype-forged = 炉铸
subtype-umbral = 幽影
subtype-radiant = 辉光
subtype-verdant = 苍翠
subtype-draconic = 龙裔
subtype-arcane = 奥术
subtype-feral = 野性
subtype-lunar = 月华
subtype-celestial = 天界
subtype-revenant = 归魂

### Card types

type-hero = 英雄
type-ally = 盟友
type-action = 行动
type-trap = 陷阱
