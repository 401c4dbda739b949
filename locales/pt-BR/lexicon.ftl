## Palavras que entram em outras frases. Um atributo é uma forma ou uma propriedade da palavra.

### Subtipos: concordam com “aliado” (masculino singular)

subtype-forged = Forjado
subtype-umbral = Sombrio
subtype-radiant = Radiante
subtype-verdant = Silvano
subtype-draconic = Dracônico
subtype-arcane = Arcano
subtype-feral = Selvagem
subtype-lunar = Lunar
subtype-celestial = Celestial
subtype-revenant = Redivivo

### Tipos de carta

type-hero = Herói
    .gender = m
type-ally = Aliado
    .gender = m
type-action = Ação
    .gender = f
type-trap = Armadilha
    .gender = f
