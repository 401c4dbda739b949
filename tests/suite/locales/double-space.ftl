# language: de
# expect: double-space 4:17
# expect: double-space 5:20
zone-deck = das  Deck
line-cost = Kosten  { $n }
