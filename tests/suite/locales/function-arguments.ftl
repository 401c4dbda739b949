# language: de
# expect: function-arguments 5:15
# expect: function-arguments 6:39
# expect: function-arguments 7:30
line-type = { TERM($typ) }
line-type-subtype = { TERM($type) } { ATTR($sub) }
if-ctrl = du kontrollierst { TERM($sub, "acc") }
# expect: variable-missing 5:1
# expect: variable-unknown 5:21
