## Noun phrases. $n is how many, $noun the noun, $adj the words before it, $with, $place and $after what follows it.
## TERM makes the form of a phrase; what it does not say (case, number, gender) is that of the whole noun phrase.

noun-card = card
    .pl = cards
np-n = { $n }
np-choose =
    { $n ->
        [1] { $onset ->
            [vowel] an
           *[other] a
        }
       *[other] { np-n }
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($place) } { TERM($after) }
np-target = { np-choose }
np-up-to = up to { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($place) } { TERM($after) }
np-all = all { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($place) } { TERM($after) }
np-random =
    { $n ->
        [1] a random
       *[other] { np-n } random
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($place) } { TERM($after) }
np-most = the { TERM($adj, number: "sg") } { TERM($noun) } with the highest { TERM($stat) } { TERM($place) } { TERM($after) }
np-least = the { TERM($adj, number: "sg") } { TERM($noun) } with the lowest { TERM($stat) } { TERM($place) } { TERM($after) }
np-this = this card
np-same = that card
np-host = the bearer
np-some =
    { $onset ->
        [vowel] an
       *[other] a
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($place) } { TERM($after) }
np-event =
    { $other ->
        [yes] another
       *[no] { $onset ->
            [vowel] an
           *[other] a
        }
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
np-paid =
    { $n ->
        [1] { $onset ->
            [vowel] an
           *[other] a
        }
       *[other] { np-n }
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { $onset ->
            [vowel] an
           *[other] a
        }
       *[other] { np-n } or more
    } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
np-at-most = at most { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
np-exactly = exactly { np-n } { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
np-none = no { TERM($adj, number: "sg") } { TERM($noun) } { TERM($with) } { TERM($after) }
np-against = { TERM($adj, number: "sg") } { TERM($noun, number: "pl") }
np-player-self = you
np-player-opponent = your opponent
np-player-any = a player
np-with = with { $list }
np-that = that { $is }
np-is =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] are
           *[other] is
        }
    } { TERM($what) }
np-is-not =
    { $number ->
        [pl] are
       *[other] is
    } not { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $number ->
            [pl] are
           *[other] is
        }
    } { $number ->
        [pl] { TERM($what) }
       *[other] { ATTR($what, "onset") ->
            [vowel] an
           *[other] a
        } { TERM($what) }
    }
np-is-not-a =
    { $number ->
        [pl] are not { TERM($what) }
       *[other] is not { ATTR($what, "onset") ->
            [vowel] an
           *[other] a
        } { TERM($what) }
    }
np-has =
    { $number ->
        [pl] have
       *[other] has
    } { TERM($what) }
np-has-not =
    { $number ->
        [pl] do not have
       *[other] does not have
    } { TERM($what) }
np-is-and = { $a } and { $b }
np-is-or = { $a } or { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = other
    .order = 5
    .onset = vowel
    .is =
        { $number ->
            [pl] are not this card
           *[other] is not this card
        }

## Frames of an ability: $on when it happens, $as the way it is used, $once, $cost, $if; $text is the rest of the sentence.
## A frame is named after the pieces that it takes.

row = { $text }.
row-quoted = { $text }
row-inside = { $text }.
    .quoted = { $text }
frame-as = [{ $as }] { $text }
    .then = capital
frame-label = { $on }: { $text }
    .then = capital
frame-on = { $on }, { $text }
frame-once = { $once }, { $text }
frame-on-once = { $once }, { $on }, { $text }
frame-may = you may { $text }
frame-did = if you do, { $text }
frame-did-if = if you do and { $if }, { $text }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = you may pay: { $cost }. If you do, { $text }
frame-if = if { $if }, { $text }
frame-for = { $text } { $for }
head-way = { TERM($word) }
once-turn = once each turn
once-match = once each game
cost-and = { $a }, { $b }
np-and = { $a } and { $b }
cond-or = { $a } or { $b }
cond-or-middle = { $a }, { $b }
cond-not = it is not so that { $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = random { TERM($type) }

## Numbers in words, from one to twelve, each in all its forms. They are read and never printed.

read-numbers = one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
