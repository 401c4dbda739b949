# language: en
# expect: typewriter-mark 5:16
# expect: typewriter-mark 5:24
# expect: typewriter-mark 6:18
zone-discard = "discard"
line-cost = Cost -{ $n }
zone-banished = banished...
# expect: typewriter-mark 7:27
