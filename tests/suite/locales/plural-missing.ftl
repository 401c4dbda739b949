# language: pl
# expect: plural-missing 4:30
if-o_allies =
    przeciwnik kontroluje { $n ->
        [one] { $n } sojusznika
       *[many] { $n } sojuszników
    }
