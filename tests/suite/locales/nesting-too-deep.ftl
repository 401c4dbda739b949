# language: de
# expect: nesting-too-deep 3:20
zone-deck = { A(A(A($x))) }
