# language: de
# expect: space-before-mark 4:21
# expect: space-before-mark 5:27
frame-base = { $do } .
tag-legacy = Vermächtnis ( alt)
