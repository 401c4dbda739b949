# language: de
# expect: placeable-literal 4:15
# expect: placeable-literal 5:14
zone-deck = { { "Deck" } }
zone-hand = { "x" ->
   *[x] Hand
 }
