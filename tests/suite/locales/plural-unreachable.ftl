# language: tr
# expect: plural-unreachable 6:10
if-o_allies =
    rakibin en az { $n ->
        [1] { $n } müttefiki
        [few] { $n } müttefiki
        [one] { $n } müttefiki
       *[other] { $n } müttefiki
    } varsa
# expect: plural-unreachable 7:10
