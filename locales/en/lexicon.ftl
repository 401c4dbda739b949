## Words that are put into other sentences. An attribute is a form or a property of the word.

### Subtypes: they stand before "ally"

subtype-forged = Forged
    .onset = consonant
subtype-umbral = Umbral
    .onset = vowel
subtype-radiant = Radiant
    .onset = consonant
subtype-verdant = Verdant
    .onset = consonant
subtype-draconic = Draconic
    .onset = consonant
subtype-arcane = Arcane
    .onset = vowel
subtype-feral = Feral
    .onset = consonant
subtype-lunar = Lunar
    .onset = consonant
subtype-celestial = Celestial
    .onset = consonant
subtype-revenant = Revenant
    .onset = consonant

### Card types

type-hero = Hero
type-ally = Ally
type-action = Action
type-trap = Trap
