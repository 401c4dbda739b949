## Mots insérés dans d’autres phrases. Un attribut est une forme du mot.

### Sous-types : tels quels sur la ligne de type, accordés après « allié »

subtype-forged = Forgé
    .m = Forgé
subtype-umbral = Ténébreux
    .m = Ténébreux
subtype-radiant = Radieux
    .m = Radieux
subtype-verdant = Sylvestre
    .m = Sylvestre
subtype-draconic = Draconique
    .m = Draconique
subtype-arcane = Arcanique
    .m = Arcanique
subtype-feral = Sauvage
    .m = Sauvage
subtype-lunar = Lunaire
    .m = Lunaire
subtype-celestial = Céleste
    .m = Céleste
subtype-revenant = Revenant
    .m = Revenant

### Types de carte

type-hero = Héros
type-ally = Allié
type-action = Action
type-trap = Piège
