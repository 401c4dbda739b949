# language: de
# expect: trailing-space 4:17
# The deck stands first.
zone-deck = Deck  
