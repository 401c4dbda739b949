# language: de
# expect: message-untranslated 3:1
trace-nothing-happened = Nothing happens
