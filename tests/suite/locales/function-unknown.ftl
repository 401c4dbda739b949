# language: de
# expect: function-unknown 3:22
line-cost = Kosten { NUMBER($n) }
