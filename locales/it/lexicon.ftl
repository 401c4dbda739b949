## Parole che entrano in altre frasi. Un attributo è una forma o una proprietà della parola.

### Sottotipi: concordano con «alleato» (maschile singolare)

subtype-forged = Forgiato
subtype-umbral = Oscuro
subtype-radiant = Radioso
subtype-verdant = Silvano
subtype-draconic = Draconico
subtype-arcane = Arcano
subtype-feral = Ferino
subtype-lunar = Lunare
subtype-celestial = Celestiale
subtype-revenant = Redivivo

### Tipi di carta

type-hero = Eroe
    .gender = m
type-ally = Alleato
    .gender = m
type-action = Azione
    .gender = f
type-trap = Trappola
    .gender = f
