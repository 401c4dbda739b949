# language: de
# expect: term-inconsistent 4:1
# The glossary has Energie.
if-o_zero_nrg = dein Gegner kein Mana hat
