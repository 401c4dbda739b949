## Words that are put into other sentences. An attribute is a form or a property of the word.

### Subtypes: they stand before “sojusznik”; .acc-m is the accusative of masculine persons

subtype-forged = Wykuty
    .acc-m = Wykutego
subtype-umbral = Mroczny
    .acc-m = Mrocznego
subtype-radiant = Świetlisty
    .acc-m = Świetlistego
subtype-verdant = Leśny
    .acc-m = Leśnego
subtype-draconic = Smoczy
    .acc-m = Smoczego
subtype-arcane = Tajemny
    .acc-m = Tajemnego
subtype-feral = Dziki
    .acc-m = Dzikiego
subtype-lunar = Księżycowy
    .acc-m = Księżycowego
subtype-celestial = Niebiański
    .acc-m = Niebiańskiego
subtype-revenant = Upiorny
    .acc-m = Upiornego

### Card types

type-hero = Bohater
type-ally = Sojusznik
type-action = Akcja
type-trap = Pułapka
