## Words that are put into other sentences. Indonesian words do not change; a subtype follows “sekutu”.

### Subtypes

subtype-forged = Tempaan
subtype-umbral = Kelam
subtype-radiant = Cahaya
subtype-verdant = Rimba
subtype-draconic = Naga
subtype-arcane = Sihir
subtype-feral = Buas
subtype-lunar = Rembulan
subtype-celestial = Kahyangan
subtype-revenant = Arwah

### Card types

type-hero = Pahlawan
type-ally = Sekutu
type-action = Aksi
type-trap = Jebakan
