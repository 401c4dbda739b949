## Words that are put into other sentences. An attribute is a form or a property of the word.

### Subtypes: they stand before “müttefik” and do not change

subtype-forged = Çelik
subtype-umbral = Karanlık
subtype-radiant = Işıldayan
subtype-verdant = Yeşeren
subtype-draconic = Ejdersoylu
subtype-arcane = Büyülü
subtype-feral = Vahşi
subtype-lunar = Aysal
subtype-celestial = Göksel
subtype-revenant = Hortlak

### Card types

type-hero = Kahraman
type-ally = Müttefik
type-action = Eylem
type-trap = Tuzak
