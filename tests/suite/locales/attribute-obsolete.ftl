# language: de
# expect: attribute-obsolete 5:6
op-p_adx = deine Aktionen verursachen { $val } Schaden mehr
    .name = Aktionsschaden
    .replace = deine Aktionen verursachen stattdessen { $val } Schaden mehr
