# language: de
# expect: line-break 4:24
if-o_fewer =
    dein Gegner weniger
    Handkarten hat
