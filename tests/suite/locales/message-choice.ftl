# language: de
# expect: message-choice 3:1
sentence-after-trigger = upper
