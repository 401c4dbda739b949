# language: de
# expect: variable-missing 4:6
op-heal = stelle { $val } Schild wieder her
    .replace = stelle stattdessen Schild wieder her
    .bonus = stelle zusätzlich { $val } Schild wieder her
    .name = Schild wiederherstellen
