## Il gioco

game-name = Carte del Caos
game-about = Trenta turni a testa, venti carte e un leader: le carte nascono da una grammatica, perciò tutto ciò che questa sa dire può trovarsi nel mazzo avversario.

## Parole: tipi e sottotipi sono nomi con genere; le parole chiave si scrivono sempre con la maiuscola

type-leader = leader
    .gender = m
    .pl = leader
type-minion = servitore
    .gender = m
    .pl = servitori
type-spell = magia
    .gender = f
    .pl = magie
subtype-beast = Bestia
    .gender = f
    .pl = Bestie
subtype-dragon = Drago
    .gender = m
    .pl = Draghi
subtype-demon = Demone
    .gender = m
    .pl = Demoni
keyword-charge = Carica
keyword-taunt = Provocazione
keyword-stealth = Furtività
keyword-untargetable = Elusività
keyword-shield = Scudo
keyword-poisonous = Veleno
keyword-lifesteal = Furto Vitale
about-keyword-charge = Può attaccare nel turno in cui arriva.
about-keyword-taunt = I nemici devono attaccare un personaggio con Provocazione che possono vedere.
about-keyword-stealth = L’avversario non può né attaccarla né sceglierla. Perde Furtività quando attacca.
about-keyword-untargetable = Nessun effetto può sceglierla. Gli effetti che colpiscono tutte le carte, o una a caso, la colpiscono comunque.
about-keyword-shield = Assorbe per intero i primi danni, poi scompare.
about-keyword-poisonous = Un servitore a cui infligge danni viene distrutto.
about-keyword-lifesteal = I danni che infligge ripristinano altrettanti punti Salute al leader del suo giocatore.
noun-play = personaggio
    .gender = m
    .pl = personaggi
# Il numero di carte in lettere: «evoca due Bestie 1/1».
np-n =
    { $n ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
       *[other] { $n }
    }

## Numeri delle carte, contatori, che cosa portano le carte

number-cost = costo
number-atk = Attacco
number-hp = Salute
number-attacks = attacchi per turno
counter-max_mp = PM massimi
counter-mp_used = PM spesi
counter-fatigue = fatica
quantity-mp = PM
state-lost = Salute perduta
state-attacked = attacchi effettuati
state-heat = calore
state-threshold = soglia di surriscaldamento

## Zone

zone-leader = posto del leader
zone-field = campo
zone-hand = mano
zone-deck = mazzo
zone-graveyard = cimitero
zone-play = leader e campo
zone-hand_or_deck = mano o mazzo
zone-everywhere = leader, campo, mano e mazzo

## Quanto durano i cambiamenti: non si stampa nulla

for-lasting =
    .name = fino al ritorno allo stato iniziale

## Frasi. Tutti gli effetti di una carta formano un solo paragrafo: `seq-abilities` li unisce con uno spazio.
## `frame-as-on-if` unisce il luogo da cui agisce un effetto e la sua condizione in un solo «se».

seq-abilities = { $a } { $b }
frame-as-on = { $on }, { $as }, { $text }
frame-as-on-if = { $on }, { $as } e inoltre { $if }, { $text }
as-in_hand = se questa carta è nella tua mano
    .name = agisce dalla mano
as-in_deck = se questa carta è nel tuo mazzo
    .name = agisce dal mazzo
as-in_hand_or_deck = se questa carta è nella tua mano o nel tuo mazzo
    .name = agisce dalla mano e dal mazzo
printed-keyword = { TERM($word) }.
printed-attacks =
    { $n ->
        [one] Attacca { $n } volta per turno.
       *[other] Attacca { $n } volte per turno.
    }
on-battlecry = Grido di Battaglia
    .as = label
    .name = Grido di Battaglia
# Su una magia non si stampa; `.quoted` sta tra le virgolette di un effetto conferito.
on-cast =
    .name = Quando viene lanciata
    .quoted = Quando viene lanciata
on-deathrattle = Rantolo di Morte
    .as = label
    .name = Rantolo di Morte
on-on_discard = Quando viene scartata
    .as = label
    .name = Quando viene scartata
on-your_turn_start = all’inizio del tuo turno
on-their_turn_start = all’inizio del turno avversario
on-each_turn_start = all’inizio di ogni turno
on-your_turn_end = alla fine del tuo turno
on-their_turn_end = alla fine del turno avversario
on-each_turn_end = alla fine di ogni turno

## Di quali carte parlano gli effetti. `np-a-to` e `np-di-to` mettono la preposizione, tranne dove è già unita all’articolo.

np-a-to =
    { ATTR($to, "article") ->
        [joined] { "" }
       *[other] a
    } { TERM($to, case: "at") }
np-di-to =
    { ATTR($to, "article") ->
        [joined] { "" }
       *[other] di
    } { TERM($to, case: "of") }
np-all =
    { $zone ->
        [play] { $who ->
            [self] { $gender ->
                [f] tutte le tue
               *[other] tutti i tuoi
            }
           *[other] { np-tutti }
        }
       *[other] { np-tutti }
    } { np-head } { np-tail }
np-tutti =
    { $gender ->
        [f] tutte le
       *[other] tutti i
    }
np-random = { np-one-or-n } { np-head } a caso { np-tail }
np-some =
    { $zone ->
        [play] { $type ->
            [spell] { np-un }
           *[other] { $gender ->
                [f] un’altra
               *[other] un altro
            }
        }
       *[other] { np-un }
    } { np-head } { $zone ->
        [play] { np-tail }
       *[other] { TERM($with) } { TERM($after) } { TERM($place) }
    }
to-own_leader =
    { $case ->
        [at] al tuo leader
        [of] del tuo leader
       *[nom] il tuo leader
    }
    .article = joined
    .number = sg
    .name = il tuo leader
to-enemy_leader =
    { $case ->
        [at] al leader nemico
        [of] del leader nemico
       *[nom] il leader nemico
    }
    .article = joined
    .number = sg
    .name = il leader nemico
to-both_leaders = entrambi i leader
    .number = pl
    .name = entrambi i leader
to-this =
    { $type ->
        [leader] questo leader
        [minion] questo servitore
       *[other] questa carta
    }
    .name = questa carta
in-play-self = alleato
    .as = adjective
    .order = 10
    .f = alleata
    .pl = alleati
    .f-pl = alleate
    .all = { "" }
in-play-opponent = nemico
    .as = adjective
    .order = 10
    .f = nemica
    .pl = nemici
    .f-pl = nemiche
in-hand-self = della tua mano
    .all = della tua mano
    .from = dalla tua mano
    .some = nella tua mano
in-hand-opponent = della mano avversaria
    .all = della mano avversaria
    .from = dalla mano avversaria
    .some = nella mano avversaria
in-hand-any = della mano di un giocatore qualsiasi
    .all = delle mani di entrambi i giocatori
    .from = dalla mano di un giocatore qualsiasi
    .some = nella mano di un giocatore qualsiasi
in-deck-self = del tuo mazzo
    .all = del tuo mazzo
    .from = dal tuo mazzo
    .some = nel tuo mazzo
in-deck-opponent = del mazzo avversario
    .all = del mazzo avversario
    .from = dal mazzo avversario
    .some = nel mazzo avversario
in-deck-any = del mazzo di un giocatore qualsiasi
    .all = dei mazzi di entrambi i giocatori
    .from = dal mazzo di un giocatore qualsiasi
    .some = nel mazzo di un giocatore qualsiasi
in-hand_or_deck-self = della tua mano o del tuo mazzo
    .all = della tua mano e del tuo mazzo
    .from = dalla tua mano o dal tuo mazzo
    .some = nella tua mano o nel tuo mazzo
in-hand_or_deck-opponent = della mano o del mazzo avversari
    .all = della mano e del mazzo avversari
    .from = dalla mano o dal mazzo avversari
    .some = nella mano o nel mazzo avversari
in-hand_or_deck-any = della mano o del mazzo di un giocatore qualsiasi
    .all = delle mani e dei mazzi di entrambi i giocatori
    .from = dalla mano o dal mazzo di un giocatore qualsiasi
    .some = nella mano o nel mazzo di un giocatore qualsiasi
where-type = { TERM($word) }
    .as = noun
    .name = tipo { $word }
where-subtype = { TERM($word) }
    .as = noun
    .name = sottotipo { $word }
where-has = { TERM($word) }
    .as = with
    .name = parola chiave { $word }
where-cost_at_least =
    { $number ->
        [pl] che costano
       *[other] che costa
    } { $n } o più
    .as = after
    .is =
        { $number ->
            [pl] costano
           *[other] costa
        } { $n } o più
    .name = costo pari o superiore a { $n }
where-cost_at_most =
    { $number ->
        [pl] che costano
       *[other] che costa
    } { $n } o meno
    .as = after
    .is =
        { $number ->
            [pl] costano
           *[other] costa
        } { $n } o meno
    .name = costo pari o inferiore a { $n }
where-atk_at_least = Attacco pari o superiore a { $n }
    .as = with
    .name = Attacco pari o superiore a { $n }
where-atk_at_most = Attacco pari o inferiore a { $n }
    .as = with
    .name = Attacco pari o inferiore a { $n }
where-hp_at_least = Salute pari o superiore a { $n }
    .as = with
    .name = Salute pari o superiore a { $n }
where-hp_at_most = Salute pari o inferiore a { $n }
    .as = with
    .name = Salute pari o inferiore a { $n }
where-attacks_at_least =
    { $n ->
        [one] almeno { $n } attacco rimasto
       *[other] almeno { $n } attacchi rimasti
    }
    .as = with
    .name = attacchi rimasti: almeno { $n }
where-attacks_at_most =
    { $n ->
        [0] 0 attacchi rimasti
        [one] al massimo { $n } attacco rimasto
       *[other] al massimo { $n } attacchi rimasti
    }
    .as = with
    .name = attacchi rimasti: al massimo { $n }

## Condizioni

if-exists = c’è { TERM($cards) }
    .name = c’è una carta così
if-this =
    { $type ->
        [leader] questo leader
        [minion] questo servitore
       *[other] questa carta
    } { TERM($is) }
    .name = questa carta è così
if-own_leader = il tuo leader { TERM($is) }
    .name = il tuo leader è così
if-enemy_leader = il leader nemico { TERM($is) }
    .name = il leader nemico è così
if-both_leaders = entrambi i leader { TERM($is, number: "pl") }
    .name = entrambi i leader sono così
if-mp_at_least = hai almeno { $n } PM
if-mp_at_most =
    { $n ->
        [0] hai 0 PM
       *[other] hai al massimo { $n } PM
    }
if-enemy_mp_at_least = l’avversario ha almeno { $n } PM
    .subject = opponent
if-enemy_mp_at_most =
    { $n ->
        [0] l’avversario ha 0 PM
       *[other] l’avversario ha al massimo { $n } PM
    }
    .subject = opponent
if-both_mp_at_least = entrambi i giocatori hanno almeno { $n } PM
if-both_mp_at_most =
    { $n ->
        [0] entrambi i giocatori hanno 0 PM
       *[other] entrambi i giocatori hanno al massimo { $n } PM
    }
if-max_mp_at_least =
    { $n ->
        [one] hai almeno { $n } PM massimo
       *[other] hai almeno { $n } PM massimi
    }
if-max_mp_at_most =
    { $n ->
        [0] hai 0 PM massimi
        [one] hai non più di { $n } PM massimo
       *[other] hai non più di { $n } PM massimi
    }
if-enemy_max_mp_at_least =
    { $n ->
        [one] l’avversario ha almeno { $n } PM massimo
       *[other] l’avversario ha almeno { $n } PM massimi
    }
    .subject = opponent
if-enemy_max_mp_at_most =
    { $n ->
        [0] l’avversario ha 0 PM massimi
        [one] l’avversario ha non più di { $n } PM massimo
       *[other] l’avversario ha non più di { $n } PM massimi
    }
    .subject = opponent
if-both_max_mp_at_least =
    { $n ->
        [one] entrambi i giocatori hanno almeno { $n } PM massimo
       *[other] entrambi i giocatori hanno almeno { $n } PM massimi
    }
if-both_max_mp_at_most =
    { $n ->
        [0] entrambi i giocatori hanno 0 PM massimi
        [one] entrambi i giocatori hanno non più di { $n } PM massimo
       *[other] entrambi i giocatori hanno non più di { $n } PM massimi
    }

## Operazioni

op-dmg =
    { $val ->
        [one] infliggi { $val } danno { np-a-to }
       *[other] infliggi { $val } danni { np-a-to }
    }
    .name = danni
op-heal =
    { $val ->
        [one] ripristina { $val } punto Salute { np-a-to }
       *[other] ripristina { $val } punti Salute { np-a-to }
    }
    .name = ripristinare Salute
op-rearm =
    { $val ->
        [one] ripristina { $val } attacco { np-a-to }
       *[other] ripristina { $val } attacchi { np-a-to }
    }
    .name = ripristinare attacchi
op-cost =
    { $sign ->
        [minus] riduci
       *[other] aumenta
    } di { $abs } il costo { np-di-to }
    .name = cambiare il costo
op-buff = conferisci { SIGNED($atk) }/{ SIGNED($hp) } { np-a-to }
    .name = Attacco e Salute
op-attacks =
    { $val ->
        [one] conferisci { $val } attacco in più per turno { np-a-to }
       *[other] conferisci { $val } attacchi in più per turno { np-a-to }
    }
    .name = più attacchi
op-destroy = distruggi { TERM($to) }
    .name = distruggere
op-discard = scarta { TERM($to, case: "from") }
    .name = scartare
# Il nome di una carta tra virgolette; dentro un effetto conferito, tra quelle interne.
np-card =
    { $depth ->
        [1] «{ TERM($card) }»
        [2] “{ TERM($card) }”
       *[other] ‘{ TERM($card) }’
    }
op-transform =
    trasforma { TERM($to) } in { ATTR($card, "made") ->
        [known] { np-card }
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($card, number: "pl") }
           *[other] { TERM($card) }
        }
    }
    .name = trasformare
# «Metti questo servitore sul tuo campo», ma «metti sul tuo campo un servitore a caso dalla tua mano».
v-put =
    { $dest ->
        [self-deck] mescola
        [opponent-deck] mescola
        [both-deck] mescola
        [owner-deck] mescola
       *[other] metti
    }
np-dest =
    { $dest ->
        [self-hand] nella tua mano
        [opponent-hand] nella mano avversaria
        [both-hand] nelle mani di entrambi i giocatori
        [owner-hand] { ATTR($to, "number") ->
            [pl] in mano ai rispettivi proprietari
           *[other] in mano al suo proprietario
        }
        [self-field] sul tuo campo
        [opponent-field] sul campo avversario
        [both-field] su entrambi i campi
        [owner-field] { ATTR($to, "number") ->
            [pl] sui campi dei rispettivi proprietari
           *[other] sul campo del suo proprietario
        }
        [self-deck] nel tuo mazzo
        [opponent-deck] nel mazzo avversario
        [both-deck] in entrambi i mazzi
       *[owner-deck] { ATTR($to, "number") ->
            [pl] nei mazzi dei rispettivi proprietari
           *[other] nel mazzo del suo proprietario
        }
    }
op-move =
    { $dest ->
        [owner-hand] fai tornare { TERM($to, case: "from") } { np-dest }
        [owner-field] { v-put } { TERM($to, case: "from") } { np-dest }
        [owner-deck] { v-put } { TERM($to, case: "from") } { np-dest }
       *[other] { ATTR($to, "pick") ->
            [this] { v-put } { TERM($to, case: "from") } { np-dest }
           *[other] { v-put } { np-dest } { TERM($to, case: "from") }
        }
    }
    .name = mettere altrove
np-copie =
    { ATTR($to, "number") ->
        [pl] copie
       *[other] una copia
    } { np-di-to }
op-copy =
    { $dest ->
        [owner-hand] { v-put } { np-copie } { np-dest }
        [owner-field] { v-put } { np-copie } { np-dest }
        [owner-deck] { v-put } { np-copie } { np-dest }
       *[other] { ATTR($to, "pick") ->
            [this] { v-put } { np-copie } { np-dest }
           *[other] { v-put } { np-dest } { np-copie }
        }
    }
    .name = copiare
op-become =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] diventano { TERM($word, number: "pl") }
       *[other] diventa { ATTR($word, "gender") ->
            [f] una
           *[other] un
        } { TERM($word) }
    }
    .name = cambiare il sottotipo
op-give = conferisci { TERM($word) } { np-a-to }
    .name = conferire una parola chiave
op-strip = rimuovi tutte le parole chiave { np-di-to }
    .name = rimuovere le parole chiave
op-overheat = surriscalda tutti gli effetti { np-di-to }
    .name = surriscaldare
op-dampen = riduci di { $val } la soglia di surriscaldamento { np-di-to }
    .name = ridurre la soglia
op-reset = riporta { TERM($to) } allo stato iniziale
    .name = riportare allo stato iniziale
op-attach =
    conferisci { np-a-to } { $depth ->
        [2] “{ $effects }”
       *[other] «{ $effects }»
    }
    .name = conferire effetti
op-draw =
    { $who ->
        [opponent] l’avversario pesca
        [both] entrambi i giocatori pescano
       *[other] pesca
    } { $val ->
        [one] { $val } carta
       *[other] { $val } carte
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] l’avversario pesca
            [both] entrambi i giocatori pescano
           *[other] pesca
        } { $val ->
            [one] { $val } carta
           *[other] { $val } carte
        }
    .name = pescare
op-mp =
    { $who ->
        [opponent] l’avversario { $sign ->
            [minus] perde
           *[other] recupera
        }
        [both] entrambi i giocatori { $sign ->
            [minus] perdono
           *[other] recuperano
        }
       *[other] { $sign ->
            [minus] perdi
           *[other] recuperi
        }
    } { $abs } PM
    .subject = opponent
    .same =
        { $who ->
            [opponent] { $sign ->
                [minus] perde
               *[other] recupera
            }
            [both] entrambi i giocatori { $sign ->
                [minus] perdono
               *[other] recuperano
            }
           *[other] { $sign ->
                [minus] perdi
               *[other] recuperi
            }
        } { $abs } PM
    .name = PM
op-max_mp =
    { $who ->
        [opponent] l’avversario { $sign ->
            [minus] perde
           *[other] ottiene
        }
        [both] entrambi i giocatori { $sign ->
            [minus] perdono
           *[other] ottengono
        }
       *[other] { $sign ->
            [minus] perdi
           *[other] ottieni
        }
    } { $abs ->
        [one] { $abs } PM massimo
       *[other] { $abs } PM massimi
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] { $sign ->
                [minus] perde
               *[other] ottiene
            }
            [both] entrambi i giocatori { $sign ->
                [minus] perdono
               *[other] ottengono
            }
           *[other] { $sign ->
                [minus] perdi
               *[other] ottieni
            }
        } { $abs ->
            [one] { $abs } PM massimo
           *[other] { $abs } PM massimi
        }
    .name = PM massimi
# «Due copie di «Cucciolo di Campo»»: il nome di una carta non ha né plurale né genere.
n-copies =
    { ATTR($card, "made") ->
        [known]
            { $val ->
                [1] una copia di
                [2] due copie di
                [3] tre copie di
                [4] quattro copie di
                [5] cinque copie di
                [6] sei copie di
               *[other] { $val } copie di
            } { np-card }
       *[other] { TERM($card) }
    }
op-create =
    { $dest ->
        [self-field] evoca { n-copies } sul tuo campo
        [opponent-field] evoca { n-copies } sul campo avversario
        [both-field] evoca { n-copies } su ogni campo
        [self-hand] metti { n-copies } nella tua mano
        [opponent-hand] metti { n-copies } nella mano avversaria
        [both-hand] metti { n-copies } nella mano di ogni giocatore
        [self-deck] mescola { n-copies } nel tuo mazzo
        [opponent-deck] mescola { n-copies } nel mazzo avversario
       *[other] mescola { n-copies } in ogni mazzo
    }
    .name = creare carte
op-win =
    { $who ->
        [opponent] l’avversario vince la partita
        [both] entrambi i giocatori vincono la partita
       *[other] vinci la partita
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] vince la partita
            [both] entrambi i giocatori vincono la partita
           *[other] vinci la partita
        }
    .name = vincere la partita
made-noun =
    { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-un =
    { $has-subtype ->
        [yes] { ATTR($subtype, "gender") ->
            [f] una
           *[other] un
        }
       *[no] { ATTR($type, "gender") ->
            [f] una
           *[other] un
        }
    }
made-count =
    { $n ->
        [1] { $number ->
            [pl] { "" }
           *[other] { made-un }
        }
       *[other] { np-n }
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] con “{ $effects }”
           *[other] con «{ $effects }»
        }
       *[no] { "" }
    }
made-written =
    { made-count } { made-noun } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { made-effects }
made-random =
    { made-count } { made-noun } { $number ->
        [pl] casuali
       *[other] casuale
    } { $cost ->
        [none] { "" }
       *[other] di costo { $cost }
    }

## Generi di operazioni

kind-damage = Danni
kind-restore = Ripristino
kind-energy = Costi e PM
kind-cards = Carte
kind-allies = Rinforzo
kind-control = Controllo

## Fasi, azioni ed eventi

phase-start = Inizio
phase-main = Fase principale
phase-end = Fine
action-play = giocare
action-attack = attaccare
event-destroyed = distrutta
event-discarded = scartata
routine-discard = scartare
routine-draw = pescare

## Perché non si può

refused-full = Sul campo non c’è più posto
refused-weak = Un personaggio senza Attacco non può attaccare
refused-asleep = È appena arrivato
refused-attacked = Non ha più attacchi in questo turno

## Nomi per il testo delle regole

pick-target = bersaglio
to-target =
    .name = la carta scelta
to-all =
    .name = tutte le carte adatte
to-random =
    .name = una a caso tra le carte adatte
where-reachable =
    .name = può essere scelta

## Mazzi

deck-herd = La Lunga Mandria
deck-kiln = Fornaci e Ceneri
deck-ledger = I Conti Amari
deck-crossing = Porte e Specchi
deck-vigil = La Veglia Lenta
deck-quench = Ferro Freddo

## Nomi delle carte create. Le creature e gli incantesimi sono tutti maschili, le qualità hanno una forma sola per i due
## generi; con i leader portano l’articolo (`.m`, `.f`).

gen-name-1 = { $b } { $a }
gen-name-2 = { $a } di { $b }
gen-name-3 = { $b } dal Cuore di { $a }
gen-name-4 = { $b } { $a }
gen-name-5 = { $a } di { $b }
gen-name-6 =
    { ATTR($a, "gender") ->
        [f] { $a } { TERM($b, gender: "f") }
        [m] { $a } { TERM($b, gender: "m") }
       *[other] { $a }, { $b }
    }
gen-name-7 = { $a } di { $b }

gen-beast-1 = Segugio
gen-beast-2 = Cervo
gen-beast-3 = Tasso
gen-beast-4 = Cinghiale
gen-beast-5 = Castoro
gen-beast-6 = Airone
gen-beast-7 = Gattopardo
gen-beast-8 = Ariete
gen-beast-9 = Mulo
gen-beast-10 = Bue
gen-beast-11 = Leprotto
gen-beast-12 = Lupo
gen-beast-13 = Orso
gen-beast-14 = Furetto
gen-beast-15 = Gheppio
gen-beast-16 = Rospo
gen-beast-17 = Ermellino
gen-beast-18 = Caprone
gen-beast-19 = Toro
gen-beast-20 = Corvo
gen-beast-21 = Gufo
gen-beast-22 = Aspide
gen-beast-23 = Alce
gen-beast-24 = Ghiro
gen-beast-25 = Lupacchiotto
gen-beast-26 = Muflone
gen-beast-27 = Ibis
gen-beast-28 = Bisonte
gen-beast-29 = Scricciolo
gen-beast-30 = Luccio
gen-beast-31 = Gracchio
gen-beast-32 = Riccio

gen-dragon-1 = Draco
gen-dragon-2 = Lindorm
gen-dragon-3 = Dragoncello
gen-dragon-4 = Serpente
gen-dragon-5 = Anfittero
gen-dragon-6 = Tritone
gen-dragon-7 = Basilisco
gen-dragon-8 = Draghetto
gen-dragon-9 = Pirodrago
gen-dragon-10 = Leviatano
gen-dragon-11 = Alacinerea
gen-dragon-12 = Ladone
gen-dragon-13 = Dragosauro
gen-dragon-14 = Alabrace
gen-dragon-15 = Scagliadorso
gen-dragon-16 = Fiammotto
gen-dragon-17 = Codalunga
gen-dragon-18 = Faucibrace
gen-dragon-19 = Scagliatuono
gen-dragon-20 = Guardanidi
gen-dragon-21 = Accaparratore
gen-dragon-22 = Covanidi
gen-dragon-23 = Scagliasole
gen-dragon-24 = Mordicoda
gen-dragon-25 = Sfioracielo
gen-dragon-26 = Planatore
gen-dragon-27 = Ustore
gen-dragon-28 = Covafuoco
gen-dragon-29 = Dragone
gen-dragon-30 = Crestadorso
gen-dragon-31 = Artigliatore
gen-dragon-32 = Arricciavento

gen-demon-1 = Diavoletto
gen-demon-2 = Demonio
gen-demon-3 = Balivo
gen-demon-4 = Tentatore
gen-demon-5 = Divoratore
gen-demon-6 = Scrivano
gen-demon-7 = Sussurratore
gen-demon-8 = Sensale
gen-demon-9 = Carnefice
gen-demon-10 = Spettro
gen-demon-11 = Scarnito
gen-demon-12 = Esattore
gen-demon-13 = Impostore
gen-demon-14 = Roditore
gen-demon-15 = Orrore
gen-demon-16 = Buffone
gen-demon-17 = Sventurato
gen-demon-18 = Tormentatore
gen-demon-19 = Usuraio
gen-demon-20 = Debitore
gen-demon-21 = Ingannatore
gen-demon-22 = Appostato
gen-demon-23 = Ghiottone
gen-demon-24 = Lamentatore
gen-demon-25 = Accusatore
gen-demon-26 = Scorticatore
gen-demon-27 = Stregone
gen-demon-28 = Traditore
gen-demon-29 = Aguzzino
gen-demon-30 = Ghignante
gen-demon-31 = Fantasma
gen-demon-32 = Seduttore

gen-leader-1 = Orsola
    .gender = f
gen-leader-2 = Tamara
    .gender = f
gen-leader-3 = Brannocco
    .gender = m
gen-leader-4 = Ismaila
    .gender = f
gen-leader-5 = Corvino
    .gender = m
gen-leader-6 = Maelisa
    .gender = f
gen-leader-7 = Tobrino
    .gender = m
gen-leader-8 = Esperia
    .gender = f
gen-leader-9 = Ludovico
    .gender = m
gen-leader-10 = Ginevra
    .gender = f
gen-leader-11 = Osrico
    .gender = m
gen-leader-12 = Petronilla
    .gender = f
gen-leader-13 = Quillo
    .gender = m
gen-leader-14 = Rovena
    .gender = f
gen-leader-15 = Sabino
    .gender = m
gen-leader-16 = Tessaglia
    .gender = f
gen-leader-17 = Ulrico
    .gender = m
gen-leader-18 = Vidisa
    .gender = f
gen-leader-19 = Vistano
    .gender = m
gen-leader-20 = Santippe
    .gender = f
gen-leader-21 = Iorico
    .gender = m
gen-leader-22 = Zelda
    .gender = f
gen-leader-23 = Aldo
    .gender = m
gen-leader-24 = Berta
    .gender = f
gen-leader-25 = Cosimo
    .gender = m
gen-leader-26 = Delfina
    .gender = f
gen-leader-27 = Edda
    .gender = f
gen-leader-28 = Fabiano
    .gender = m
gen-leader-29 = Greta
    .gender = f
gen-leader-30 = Acone
    .gender = m
gen-leader-31 = Ilsa
    .gender = f
gen-leader-32 = Gioconda
    .gender = f
gen-leader-33 = Casto
    .gender = m
gen-leader-34 = Linda
    .gender = f
gen-leader-35 = Magno
    .gender = m
gen-leader-36 = Nerina
    .gender = f
gen-leader-37 = Oddone
    .gender = m
gen-leader-38 = Perpetua
    .gender = f
gen-leader-39 = Rufo
    .gender = m
gen-leader-40 = Suniva
    .gender = f

## Carte

card-CC-L0001 = Il Non Scritto
card-CC-L0002 = Brannoch della Lunga Mandria
card-CC-L0003 = Vessa Forgiacenere
card-CC-L0004 = Aurelle, Custode delle Fornaci
card-CC-L0005 = Mordant, Colui che Tiene il Conto
card-CC-L0006 = Sorella Lumen
card-CC-L0007 = Il Vecchio Karst
card-CC-L0008 = Il Freddo Cancelliere
card-CC-L0009 = Imra Manosvelta
card-CC-M0001 = Cucciolo di Bardana
card-CC-M0002 = Scrofa Spinosa
card-CC-M0003 = Segugio di Ghiaia
card-CC-M0004 = Richiamo del Branco
card-CC-M0005 = Colosso del Prato
card-CC-M0006 = Matrona dai Palchi Ramosi
card-CC-M0007 = Ermellino Notturno
card-CC-M0008 = Corridore Irsuto
card-CC-M0009 = Re del Pantano
card-CC-M0010 = Orsetto Addormentato
card-CC-M0011 = Martire dalle Nove Morti
card-CC-M0012 = Guardiano della Siepe
card-CC-M0013 = Corriere di Cenere
card-CC-M0014 = Scrivano di Zolfo
card-CC-M0015 = Diavoletto del Cancello
card-CC-M0016 = Mangiacontratti
card-CC-M0017 = Draco Vedetta della Marea
card-CC-M0018 = Balivo Vuoto
card-CC-M0019 = Demonio della Lanterna
card-CC-M0020 = Sussurro Sepolto
card-CC-M0021 = Esattore di Debiti
card-CC-M0022 = Portinaio delle Porte Gemelle
card-CC-M0023 = Draco Traghettatore
card-CC-M0024 = Vitello dello Specchio
card-CC-M0025 = Campana Errante
card-CC-M0026 = Lindorm dell’Archivio
card-CC-M0027 = Sensale Mutaforma
card-CC-M0028 = Fantasma del Cartografo
card-CC-M0029 = Insidia del Fosso
card-CC-M0030 = Draghetto di Brace
card-CC-M0031 = Sputascorie
card-CC-M0032 = Matriarca della Fornace
card-CC-M0033 = Sergente di Carbone
card-CC-M0034 = Draco di Vetro
card-CC-M0035 = Lettore di Fumo
card-CC-M0036 = Duca degli Sterpi
card-CC-M0037 = Conto delle Bruciature
card-CC-M0038 = Nona Fornace
card-CC-M0039 = Becchino Paziente
card-CC-M0040 = Ortolano d’Ossa
card-CC-M0041 = Curatore di Tombe
card-CC-M0042 = Bue Reliquiario
card-CC-M0043 = Santo delle Candele
card-CC-M0044 = L’Ultima Lezione
card-CC-M0045 = Custode del Manometro
card-CC-M0046 = Mano della Tempra
card-CC-M0047 = Giravalvole
card-CC-M0048 = Motore al Limite
card-CC-S0002 = Abbattimento
card-CC-S0003 = Fregola di Primavera
card-CC-S0004 = Decima Rossa
card-CC-S0005 = Secondo Fiato
card-CC-S0006 = Fuga della Mandria
card-CC-S0007 = Letargo
card-CC-S0008 = Conti Amari
card-CC-S0009 = Zavorra
card-CC-S0010 = Fuoco ai Due Capi
card-CC-S0011 = Pioggia di Fornace
card-CC-S0012 = Argento Vivo
card-CC-S0013 = La Lunga Istruzione
card-CC-S0014 = Alisei
card-CC-S0015 = Metamorfosi Non Richiesta
card-CC-S0016 = Volti in Prestito
card-CC-S0017 = Grande Rimescolata
card-CC-S0018 = Mascherata
card-CC-S0019 = Narrato Due Volte
card-CC-S0020 = Respiro Profondo
card-CC-S0021 = Silenzio della Fornace
card-CC-S0022 = Ferro Freddo
card-CC-S0023 = Tabula Rasa
card-CC-S0024 = Valvole Aperte
card-CC-S0025 = Rito dell’Ora Senza Lume
card-CC-S0026 = Lettere Sigillate
card-CC-S0027 = Ruggine e Dicerie
card-CC-S0028 = La Folla Decide
card-CC-S0029 = Verdetto
card-CC-S0001 = Nuovo Slancio
card-CC-M0901 = Piccione d’Argilla
card-CC-M0902 = Cucciolo di Campo
card-CC-M0903 = Orso Ridesto
card-CC-M0904 = Diavoletto della Cantina
card-CC-M0905 = Giardiniere di Costole
card-CC-M0906 = Lapide Ambulante
card-CC-M0907 = Vitello Ammuffito
card-CC-M0908 = Falena di Cenere
card-CC-M0909 = Agnello di Ferro
card-CC-M0910 = Drago di Carta
card-CC-M0911 = Pagina Incompiuta
card-CC-S0901 = Dolore in Prestito
card-CC-S0902 = Lettera Sigillata
card-CC-S0903 = Piccola Mazzetta
