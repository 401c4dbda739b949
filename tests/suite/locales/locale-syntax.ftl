# language: de
# expect: locale-syntax 4:19
# expect: locale-syntax 5:35
line-ability = { Fähigkeit }
line-crossover = { TERM($type, a: $b) }
zone-deck = Deck
# expect: locale-syntax 8:22
tag-legacy = { $n -> }
