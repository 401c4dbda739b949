# language: de
# expect: reference-missing 5:15
# expect: reference-missing 6:15
# expect: reference-missing 7:17
zone-hand = { zone-dek }
zone-deck = { zone-traps.name }
zone-field = { -field }
zone-traps = Fallen
