## Mots insérés dans d’autres phrases. Un attribut est une forme du mot.

### Sous-types : tels quels sur la ligne de type, accordés après « allié »

subtype-forged = Forgé
    .m = forgé
subtype-umbral = Ténébreux
    .m = ténébreux
subtype-radiant = Radieux
    .m = radieux
subtype-verdant = Sylvestre
    .m = sylvestre
subtype-draconic = Draconique
    .m = draconique
subtype-arcane = Arcanique
    .m = arcanique
subtype-feral = Sauvage
    .m = sauvage
subtype-lunar = Lunaire
    .m = lunaire
subtype-celestial = Céleste
    .m = céleste
subtype-revenant = Revenant
    .m = revenant

### Types de carte

type-hero = Héros
type-ally = Allié
type-action = Action
type-trap = Piège
