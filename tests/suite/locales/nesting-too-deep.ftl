# language: de
# expect: nesting-too-deep 3:78
zone-deck = { A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A(A($x)))))))))))))))))))))))))))))))))
