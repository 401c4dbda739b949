# language: de
# expect: variant-duplicate 6:10
if-o_allies =
    dein Gegner { $n ->
        [one] { $n } Verbündeten
        [one] { $n } Verbündete
       *[other] { $n } Verbündete
    } kontrolliert
