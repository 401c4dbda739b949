## Words that are put into other sentences.

### Subtypes: indefinite masculine singular, as after the word for ally; .f agrees with a feminine noun

subtype-forged = مسبوك
    .f = مسبوكة
subtype-umbral = مظلم
    .f = مظلمة
subtype-radiant = مشرق
    .f = مشرقة
subtype-verdant = مورق
    .f = مورقة
subtype-draconic = تنّيني
    .f = تنّينية
subtype-arcane = سحري
    .f = سحرية
subtype-feral = وحشي
    .f = وحشية
subtype-lunar = قمري
    .f = قمرية
subtype-celestial = سماوي
    .f = سماوية
subtype-revenant = عائد
    .f = عائدة

### Card types

type-hero = بطل
type-ally = حليف
type-action = إجراء
type-trap = فخ
