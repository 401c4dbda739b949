# language: fr
# expect: narrow-space-missing 4:29
# expect: narrow-space-missing 5:22
frame-trigger = { $trigger } : { $text }
tag-legacy = Héritage!
