# language: en
# without: op-drain
# expect: message-needed /op-drain
