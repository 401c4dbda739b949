# language: ja
# expect: space-between-words 5:24
# expect: space-between-words 6:18
# expect: space-between-words 7:13
if-o_fewer = 相手の手札が自分より 少ない
    .link = 相手の手札 が自分より少なく
seq = { $a } { $b }
