# language: de
# expect: term-arguments 4:12
# expect: term-arguments 5:17
-ally = { $n } Verbündete
zone-field = { -ally(case: "acc") }
