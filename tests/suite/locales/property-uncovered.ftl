# language: en
# expect: property-uncovered 4:6
subtype-umbral = Umbral
    .onset = vowl
