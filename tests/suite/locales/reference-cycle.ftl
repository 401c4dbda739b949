# language: de
# expect: reference-cycle 5:15
# expect: reference-cycle 6:16
zone-hand = { zone-deck }
zone-deck = { zone-hand }
zone-field = { zone-field }
