# language: de
# expect: variable-missing 4:1
# expect: variable-unknown 4:26
op-p_red = Schaden um { $value } verringert
    .name = Schadensverringerung
