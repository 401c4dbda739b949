# language: de
# expect: form-missing 3:1
subtype-umbral = Schattengeboren
