# language: ar
# expect: bidi-control 4:20
# expect: bidi-control 5:16
zone-discard = كومة‏
zone-hand = { "\u202E" }
