## Wörter, die in andere Sätze eingesetzt werden. Ein Attribut ist eine Form des Wortes.

### Unterarten: unverändert auf der Typzeile, gebeugt vor „Verbündeter“

subtype-forged = Geschmiedet
    .acc-m = geschmiedeten
subtype-umbral = Schattengeboren
    .acc-m = schattengeborenen
subtype-radiant = Strahlend
    .acc-m = strahlenden
subtype-verdant = Verwurzelt
    .acc-m = verwurzelten
subtype-draconic = Drakonisch
    .acc-m = drakonischen
subtype-arcane = Arkan
    .acc-m = arkanen
subtype-feral = Wild
    .acc-m = wilden
subtype-lunar = Mondgeweiht
    .acc-m = mondgeweihten
subtype-celestial = Himmlisch
    .acc-m = himmlischen
subtype-revenant = Wiedergekehrt
    .acc-m = wiedergekehrten

### Kartentypen

type-hero = Held
type-ally = Verbündeter
type-action = Aktion
type-trap = Falle
