## Palabras que entran en otras frases. Un atributo es una forma o una propiedad de la palabra.

### Subtipos: concuerdan con «aliado» (masculino singular)

subtype-forged = Forjado
subtype-umbral = Umbrío
subtype-radiant = Radiante
subtype-verdant = Silvano
subtype-draconic = Dracónico
subtype-arcane = Arcano
subtype-feral = Salvaje
subtype-lunar = Lunar
subtype-celestial = Celestial
subtype-revenant = Redivivo

### Tipos de carta

type-hero = Héroe
    .gender = m
type-ally = Aliado
    .gender = m
type-action = Acción
    .gender = f
type-trap = Trampa
    .gender = f
