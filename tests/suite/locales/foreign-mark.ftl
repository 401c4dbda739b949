# language: zh-Hant
# expect: foreign-mark 4:22
# expect: foreign-mark 5:18
frame-death = { $on }, { $do }。
line-ability = 能力(你)
# expect: foreign-mark 5:20
