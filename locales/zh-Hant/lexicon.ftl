## Words that are put into other sentences. Chinese needs no further forms.

### Subtypes: they stand before 盟友

subtype-forged = 爐鑄
subtype-umbral = 幽影
subtype-radiant = 輝光
subtype-verdant = 蒼翠
subtype-draconic = 龍裔
subtype-arcane = 秘法
subtype-feral = 野性
subtype-lunar = 月華
subtype-celestial = 天界
subtype-revenant = 歸魂

### Card types

type-hero = 英雄
type-ally = 盟友
type-action = 行動
type-trap = 陷阱
