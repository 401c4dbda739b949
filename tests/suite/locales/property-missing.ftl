# language: en
# expect: property-missing 3:1
subtype-umbral = Umbral
