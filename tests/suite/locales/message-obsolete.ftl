# language: de
# expect: message-obsolete 4:1
# expect: message-obsolete 5:1
op-unheard = verursache Schaden
line-unheard = Zeile
