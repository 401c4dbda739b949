## Wörter, die in andere Sätze eingesetzt werden. Ein Attribut ist eine Form des Wortes.

### Unterarten: unverändert auf der Typzeile, gebeugt vor „Verbündeter“

subtype-forged = Geschmiedet
    .acc-m = Geschmiedeten
subtype-umbral = Schattengeboren
    .acc-m = Schattengeborenen
subtype-radiant = Strahlend
    .acc-m = Strahlenden
subtype-verdant = Verwurzelt
    .acc-m = Verwurzelten
subtype-draconic = Drakonisch
    .acc-m = Drakonischen
subtype-arcane = Arkan
    .acc-m = Arkanen
subtype-feral = Wild
    .acc-m = Wilden
subtype-lunar = Mondgeweiht
    .acc-m = Mondgeweihten
subtype-celestial = Himmlisch
    .acc-m = Himmlischen
subtype-revenant = Wiedergekehrt
    .acc-m = Wiedergekehrten

### Kartentypen

type-hero = Held
type-ally = Verbündeter
type-action = Aktion
type-trap = Falle
