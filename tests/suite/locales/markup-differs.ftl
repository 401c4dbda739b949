# language: de
# expect: markup-differs 3:1
op-heal = stelle { $val } <b>Schild</b> wieder her
    .replace = stelle stattdessen { $val } Schild wieder her
    .bonus = stelle zusätzlich { $val } Schild wieder her
    .name = Schild wiederherstellen
