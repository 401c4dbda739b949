# language: de
# expect: frame-piece 4:1
# expect: frame-piece 5:1
frame-base-if = { $do }, falls { $if } und { $if }.
frame-death = { $do }.
