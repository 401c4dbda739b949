# language: de
# without: op-drain
# expect: message-missing /op-drain
