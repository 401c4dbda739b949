# language: de
# expect: variant-unknown 6:10
if-o_allies =
    dein Gegner { $n ->
        [one] { $n } Verbündeten
        [two-or-so] { $n } Verbündete
       *[other] { $n } Verbündete
    } kontrolliert
