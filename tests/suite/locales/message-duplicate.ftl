# language: de
# expect: message-duplicate 5:1
# expect: message-duplicate 8:6
zone-deck = Deck
zone-deck = Stapel
trigger-t_hit = wenn du Schaden erleidest
    .name = Getroffen
    .name = Verletzt
