## Nominalgruppen. $case ist der Fall, $gender das Geschlecht, $number die Zahl. decl ist die Beugung der Adjektive.

noun-card = Karte
    .gender = f
    .pl = Karten
np-n = { $n }
np-ein =
    { $case ->
        [acc] { $gender ->
            [f] eine
            [m] einen
           *[other] ein
        }
        [dat] { $gender ->
            [f] einer
           *[other] einem
        }
       *[nom] { $gender ->
            [f] eine
           *[other] ein
        }
    }
np-das =
    { $who ->
        [self] { np-dein }
       *[other] { np-der }
    }
np-dein =
    { $case ->
        [acc] { $gender ->
            [f] deine
            [m] deinen
           *[other] dein
        }
        [dat] { $gender ->
            [f] deiner
           *[other] deinem
        }
       *[nom] { $gender ->
            [f] deine
           *[other] dein
        }
    }
np-der =
    { $case ->
        [acc] { $gender ->
            [f] die
            [m] den
           *[other] das
        }
        [dat] { $gender ->
            [f] der
           *[other] dem
        }
       *[nom] { $gender ->
            [f] die
            [m] der
           *[other] das
        }
    }
np-one =
    { np-ein } { $case ->
        [dat] { TERM($adj, decl: "weak") }
       *[other] { TERM($adj, decl: "strong") }
    } { TERM($noun) }
np-tail = { TERM($with) } { TERM($place) } { TERM($after) }
np-choose =
    { $n ->
        [1] { np-one }
       *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { np-tail }
np-target = { np-choose }
np-up-to = bis zu { np-n } { TERM($adj, decl: "strong") } { TERM($noun) } { np-tail }
np-all =
    { $who ->
        [self] { $case ->
            [dat] deinen
           *[other] deine
        }
       *[other] { $case ->
            [dat] allen
           *[other] alle
        }
    } { TERM($adj, decl: "weak") } { TERM($noun) } { np-tail }
np-random =
    { $n ->
        [1] { np-ein } { $case ->
            [dat] zufälligen { TERM($adj, decl: "weak") }
            [acc] { $gender ->
                [f] zufällige
                [m] zufälligen
               *[other] zufälliges
            } { TERM($adj, decl: "strong") }
           *[nom] { $gender ->
                [f] zufällige
                [m] zufälliger
               *[other] zufälliges
            } { TERM($adj, decl: "strong") }
        }
       *[other] { np-n } { $case ->
            [dat] zufälligen
           *[other] zufällige
        } { TERM($adj, decl: "strong") }
    } { TERM($noun) } { np-tail }
np-stat =
    { ATTR($stat, "gender") ->
        [f] der
       *[other] dem
    }
np-most = { np-das } { TERM($adj, decl: "weak") } { TERM($noun) } mit { np-stat } höchsten { TERM($stat) } { np-tail }
np-least = { np-das } { TERM($adj, decl: "weak") } { TERM($noun) } mit { np-stat } niedrigsten { TERM($stat) } { np-tail }
np-this =
    { $case ->
        [dat] dieser
       *[other] diese
    } Karte
np-same =
    { $case ->
        [dat] jener
       *[other] jene
    } Karte
np-host = { np-das } ausgerüstete Karte
np-some = { np-one } { np-tail }
np-event =
    { $other ->
        [yes] { np-ein } { $gender ->
            [f] andere
            [m] anderer
           *[other] anderes
        } { TERM($adj, decl: "strong") } { TERM($noun) }
       *[no] { np-one }
    } { TERM($with) } { TERM($after) }
np-paid =
    { $n ->
        [1] { np-one }
       *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-one }
       *[other] mindestens { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { TERM($with) } { TERM($after) }
np-at-most =
    höchstens { $n ->
        [1] { np-one }
       *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { TERM($with) } { TERM($after) }
np-exactly =
    genau { $n ->
        [1] { np-one }
       *[other] { np-n } { TERM($adj, decl: "strong") } { TERM($noun) }
    } { TERM($with) } { TERM($after) }
np-none = keine { TERM($adj, decl: "weak") } { TERM($noun) } { TERM($with) } { TERM($after) }
np-against = { TERM($adj, decl: "strong") } { TERM($noun, number: "pl") }
np-player-self =
    { $case ->
        [acc] dich
        [dat] dir
       *[nom] du
    }
np-player-opponent =
    { $case ->
        [acc] deinen Gegner
        [dat] deinem Gegner
       *[nom] dein Gegner
    }
np-player-any =
    { $case ->
        [acc] einen Spieler
        [dat] einem Spieler
       *[nom] ein Spieler
    }
np-with = mit { $list }
np-that =
    , { $number ->
        [pl] die
       *[sg] { $gender ->
            [f] die
            [m] der
           *[other] das
        }
    } { $is },
np-sind =
    { $number ->
        [pl] sind
       *[sg] ist
    }
np-is =
    { TERM($what, decl: "bare") } { $follows ->
        [yes] { "" }
       *[no] { np-sind }
    }
np-is-not = nicht { TERM($what, decl: "bare") } { np-sind }
np-is-a =
    { $number ->
        [pl] { TERM($what) }
       *[sg] { ATTR($what, "gender") ->
            [f] eine
           *[other] ein
        } { TERM($what) }
    } { $follows ->
        [yes] { "" }
       *[no] { np-sind }
    }
np-is-not-a =
    { $number ->
        [pl] keine { TERM($what) }
       *[sg] { ATTR($what, "gender") ->
            [f] keine
           *[other] kein
        } { TERM($what) }
    } { np-sind }
np-has =
    { TERM($what) } { $number ->
        [pl] haben
       *[sg] hat
    }
np-has-not =
    nicht { TERM($what) } { $number ->
        [pl] haben
       *[sg] hat
    }
np-is-and = { $a } und { $b }
np-is-or = { $a } oder { $b }
np-is-or-middle = { $a }, { $b }
np-is-middle = { $a }, { $b }
where-other = andere
    .order = 5
    .m = anderer
    .n = anderes
    .acc-m = anderen
    .dat = anderen
    .dat-pl = anderen
    .weak = andere
    .pl = andere
    .weak-pl = anderen
    .is = nicht diese Karte { np-sind }

## Satzrahmen

row = { $text }.
row-quoted = { $text }
row-inside = { $text }.
    .quoted = { $text }
frame-as = [{ $as }] { $text }
    .then = capital
frame-label = { $on }: { $text }
    .then = capital
frame-on = { $on }: { $text }
    .then = capital
frame-once = { $once }: { $text }
    .then = capital
frame-on-once = { $on } ({ $once }): { $text }
    .then = capital
frame-may = { $text }, wenn du möchtest
frame-did = { $text }, falls du das getan hast
frame-did-if = { $text }, falls du das getan hast und { $if }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = du darfst bezahlen – { $cost }: { $text }
    .then = capital
frame-if = { $text }, falls { $if }
frame-for = { $text } { $for }
head-way = { TERM($word) }
once-turn = einmal pro Zug
once-match = einmal pro Partie
cost-and = { $a }, { $b }
np-and = { $a } und { $b }
cond-or = { $a } oder { $b }
cond-or-middle = { $a }, { $b }
cond-not = nicht gilt, dass { $a }
seq-words = { $a } { $b }
made-written = { TERM($type) }
made-random = zufällige { TERM($type) }
read-numbers = ein/eine/einen/einem/einer/eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf
