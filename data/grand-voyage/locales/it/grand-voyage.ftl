## Il gioco

game-name = Il Grande Viaggio
game-about = Un Leader e il suo equipaggio contro un altro: i Personaggi attaccano, i Bloccatori si frappongono, i contrattacchi salvano, e le carte vita perdute finiscono in mano a chi le perde.

## Tipi di carta

type-leader = Leader
    .gender = m
    .pl = Leader
type-character = Personaggio
    .gender = m
    .pl = Personaggi
type-event = Evento
    .gender = m
    .onset = vowel
    .pl = Eventi
type-stage = Luogo
    .gender = m
    .pl = Luoghi

## Numeri delle carte

number-cost = costo
number-power = potenza
number-counter = contrattacco
number-life = vita

## Parole delle carte. I colori concordano con il nome; le etichette lo seguono («Personaggi Corsari»), e `.of` è la forma di
## quelle che vogliono «di» («Personaggi della Gilda delle Maree»).

set-colours = colori
set-attribute = attributo
set-tags = etichette
word-red = rosso
    .f = rossa
    .pl = rossi
    .f-pl = rosse
word-green = verde
    .pl = verdi
word-blue = blu
word-purple = viola
word-black = nero
    .f = nera
    .pl = neri
    .f-pl = nere
word-yellow = giallo
    .f = gialla
    .pl = gialli
    .f-pl = gialle
word-blade = Lama
word-fist = Pugno
word-shot = Sparo
word-lore = Sapere
word-craft = Mestiere
word-corsair = Corsaro
    .f = Corsara
    .pl = Corsari
    .f-pl = Corsare
word-tidewright = Gilda delle Maree
    .of = della Gilda delle Maree
word-admiralty = Ammiragliato
    .of = dell’Ammiragliato
word-islander = Isolano
    .f = Isolana
    .pl = Isolani
    .f-pl = Isolane
word-beast = Bestia
word-spirit = Spirito
word-artisan = Artigiano
    .f = Artigiana
    .pl = Artigiani
    .f-pl = Artigiane

## Parole chiave

keyword-rush = [Slancio]
keyword-blocker = [Bloccatore]
keyword-double_attack = [Doppio Attacco]
keyword-banish = [Bando]
keyword-hunter = [Cacciatore]
keyword-unblockable = [Imbloccabile]
keyword-relentless = [Instancabile]
keyword-bound = [Vincolo]
keyword-steadfast = [Saldezza]
about-keyword-rush = Può attaccare nel turno in cui arriva.
about-keyword-blocker = Se non è a riposo, può essere messa a riposo per essere attaccata al posto di un’altra carta.
about-keyword-double_attack = Infligge 2 danni a un Leader.
about-keyword-banish = Le carte vita perdute a causa sua vanno nella pila degli scarti, senza il loro Innesco.
about-keyword-hunter = Può attaccare anche i Personaggi che non sono a riposo.
about-keyword-unblockable = I suoi attacchi non possono essere bloccati.
about-keyword-relentless = Può attaccare due volte per turno.
about-keyword-bound = Non può attaccare.
about-keyword-steadfast = Non va K.O. in battaglia.
printed-keyword = { TERM($word) }

## Nomi delle zone: come si chiama un bersaglio senza tipo. `noun-crew` è un Leader o un Personaggio.

noun-characters = Personaggio
    .gender = m
    .pl = Personaggi
noun-crew = Leader o Personaggio
    .gender = m
    .pl = Leader o Personaggi
noun-leader = Leader
    .gender = m
noun-stage = Luogo
    .gender = m

## Che cosa hanno i giocatori e le carte

counter-wind_deck = mazzo dei Venti
counter-winds = Venti attivi
counter-winds_rested = Venti a riposo
state-rested = a riposo
state-silenced = annullata
state-attacks = attacchi
state-winds = Venti

## Zone

zone-leader = Leader
zone-characters = Personaggi
zone-stage = Luogo
zone-hand = mano
zone-deck = mazzo
zone-life = vita
zone-trash = pila degli scarti
zone-resolving = zona di risoluzione
zone-crew = Leader e Personaggi
zone-board = lato del tavolo

## Quando avviene: l’etichetta tra parentesi quadre. I costi sono all’infinito, così che valgano anche dopo «puoi».

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on }, { $text }
frame-on-may = { $on }, puoi { $text }
frame-on-once-may = [{ $once }] { $on }, puoi { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-may = se vuoi, { $text }
frame-may-cost = puoi { $cost }: { $text }
    .then = capital
once-turn = Una volta per turno
once-match = Una volta per partita
cost-and = { $a } e { $b }
on-on_play = Quando entra
    .as = label
    .name = quando entra in gioco
on-when_attacking = Quando attacca
    .as = label
    .name = quando attacca
on-on_enemy_attack = Attacco avversario
    .as = label
    .name = quando attacca una carta avversaria
on-on_block = Quando blocca
    .as = label
    .name = quando blocca
on-on_ko = Quando va K.O.
    .as = label
    .name = quando va K.O.
on-activate_main = Attivazione: principale
    .as = label
    .name = nella tua fase principale
on-main = Principale
    .as = label
    .name = Principale
on-counter = Contrattacco
    .as = label
    .name = Contrattacco
on-trigger = Innesco
    .as = label
    .name = Innesco
on-start_of_turn = Inizio del turno
    .as = label
    .name = all’inizio del tuo turno
on-end_of_turn = Fine del turno
    .as = label
    .name = alla fine del tuo turno
on-continuous =
    .name = sempre
on-instead_of_ko = Se questo Personaggio sta per andare K.O.
    .name = quando sta per andare K.O.

## Costi

cost-rest_winds =
    { $n ->
        [one] mettere a riposo { $n } Vento
       *[other] mettere a riposo { $n } Venti
    }
    .name = mettere a riposo Venti
cost-return_winds =
    { $n ->
        [one] rimettere { $n } Vento
       *[other] rimettere { $n } Venti
    } nel tuo mazzo dei Venti
    .name = rimettere Venti nel mazzo
cost-discard = scartare { TERM($cards) } dalla tua mano
    .name = scartare carte dalla tua mano
cost-rest_this =
    mettere a riposo questo { $type ->
        [leader] Leader
        [stage] Luogo
       *[other] Personaggio
    }
    .name = mettere a riposo questa carta
cost-trash_this =
    scartare questo { $type ->
        [stage] Luogo
       *[other] Personaggio
    }
    .name = scartare questa carta
cost-rest_cards = mettere a riposo { TERM($cards) }
    .name = mettere a riposo carte
cost-take_life =
    { $n ->
        [1] aggiungere alla tua mano la prima carta
       *[other] aggiungere alla tua mano le prime { $n } carte
    } della tua vita
    .name = carte vita alla tua mano
cost-bounce_own = far tornare in mano { TERM($cards) }
    .name = far tornare in mano tuoi Personaggi
np-paid =
    { $n } { $zone ->
        [cost-bounce_own] { $number ->
            [pl] tuoi
           *[other] tuo
        }
       *[other] { "" }
    } { np-head } { $zone ->
        [cost-rest_cards] tra il tuo Leader e i tuoi Personaggi
       *[other] { "" }
    } { TERM($with) }
noun-cost-rest_cards = carta attiva
    .gender = f
    .pl = carte attive
noun-cost-bounce_own = Personaggio
    .gender = m
    .pl = Personaggi

## Bersagli. `np-mine` e `np-theirs` dicono di chi sono le carte in gioco, `np-from` da dove vengono le altre; `np-a-to` e
## `np-di-to` mettono la preposizione, tranne dove è già unita all’articolo.

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
np-fino =
    { $case ->
        [nom] fino a
       *[at] un massimo di
    }
np-mine =
    { $zone ->
        [hand] { "" }
        [trash] { "" }
       *[other] { $who ->
            [self] { $gender ->
                [f] { $number ->
                    [pl] tue
                   *[other] tua
                }
               *[other] { $number ->
                    [pl] tuoi
                   *[other] tuo
                }
            }
           *[any] { "" }
        }
    }
np-theirs =
    { $who ->
        [opponent] { $gender ->
            [f] { $number ->
                [pl] avversarie
               *[other] avversaria
            }
           *[other] { $number ->
                [pl] avversari
               *[other] avversario
            }
        }
       *[any] { "" }
    }
np-from =
    { $zone ->
        [hand] dalla tua mano
        [trash] dalla tua pila degli scarti
       *[other] { "" }
    }
np-up-to = { np-fino } { $n } { np-mine } { np-head } { np-theirs } { TERM($after) } { TERM($with) } { np-from }
np-choose = { $n } { np-mine } { np-head } { np-theirs } { TERM($after) } { TERM($with) } { np-from }
np-choose-theirs = { $n } { np-mine } { np-head } { np-theirs } { TERM($after) } { TERM($with) }, a scelta dell’avversario
np-all =
    { $gender ->
        [f] tutte le
       *[other] tutti i
    } { $who ->
        [self] { np-mine }
       *[other] { "" }
    } { np-head } { np-theirs } { TERM($after) } { TERM($with) }
np-random = { $n } { np-head } a caso { TERM($after) } { TERM($with) } { np-from }
np-at-least =
    { $n ->
        [1] { np-un }
       *[other] almeno { np-n }
    } { np-head } { TERM($after) } { TERM($with) }
np-this =
    questo { $type ->
        [leader] Leader
        [stage] Luogo
       *[other] Personaggio
    }
    .gender = m
np-same = quel Personaggio
    .gender = m
np-is =
    { $case ->
        [ind] è
       *[other] sia
    } { TERM($what) }
np-is-a =
    { $shared ->
        [yes] { "" }
       *[no] { $case ->
            [ind] è
           *[other] sia
        }
    } { ATTR($what, "gender") ->
        [f] una
       *[other] un
    } { TERM($what) }
np-has =
    { $case ->
        [ind] ha
       *[other] abbia
    } { TERM($what) }
np-is-not =
    { $case ->
        [ind] non è
       *[other] non sia
    } { TERM($what) }
np-is-not-a =
    { $case ->
        [ind] non è
       *[other] non sia
    } { ATTR($what, "gender") ->
        [f] una
       *[other] un
    } { TERM($what) }
np-has-not =
    { $case ->
        [ind] non ha
       *[other] non abbia
    } { TERM($what) }
to-attacker =
    { $case ->
        [at] alla carta attaccante
        [of] della carta attaccante
       *[nom] la carta attaccante
    }
    .article = joined
    .gender = f
    .number = sg
    .name = la carta attaccante
to-defender =
    { $case ->
        [at] alla carta in difesa
        [of] della carta in difesa
       *[nom] la carta in difesa
    }
    .article = joined
    .gender = f
    .number = sg
    .name = la carta in difesa
to-own_leader =
    { $case ->
        [at] al tuo Leader
        [of] del tuo Leader
       *[nom] il tuo Leader
    }
    .article = joined
    .number = sg
    .name = il tuo Leader
to-their_leader =
    { $case ->
        [at] al Leader avversario
        [of] del Leader avversario
       *[nom] il Leader avversario
    }
    .article = joined
    .number = sg
    .name = il Leader avversario
to-own_stage =
    { $case ->
        [at] al tuo Luogo
        [of] del tuo Luogo
       *[nom] il tuo Luogo
    }
    .article = joined
    .number = sg
    .name = il tuo Luogo
to-their_stage =
    { $case ->
        [at] al Luogo avversario
        [of] del Luogo avversario
       *[nom] il Luogo avversario
    }
    .article = joined
    .number = sg
    .name = il Luogo avversario
to-whole_crew =
    { $case ->
        [at] al tuo Leader e ai tuoi Personaggi
        [of] del tuo Leader e dei tuoi Personaggi
       *[nom] il tuo Leader e i tuoi Personaggi
    } { TERM($adj, gender: "m", number: "pl") } { TERM($after) } { TERM($with) }
    .article = joined
    .name = il tuo Leader e i tuoi Personaggi
to-whole_hand =
    { $gender ->
        [f] le
       *[other] { ATTR($noun, "onset") ->
            [vowel] gli
           *[other] i
        }
    } { np-head } nella tua mano { TERM($with) }
    .name = la tua mano
to-found = fino a { $n } { np-head } { TERM($after) } { TERM($with) }
    .name = una delle carte guardate
to-this =
    .name = questa carta
to-same =
    .name = ciò che ha scelto l’effetto precedente
to-their_character =
    .name = un Personaggio avversario
to-their_characters =
    .name = tutti i Personaggi avversari
to-own_character =
    .name = uno dei tuoi Personaggi
to-own_characters =
    .name = tutti i tuoi Personaggi
to-any_character =
    .name = un Personaggio
to-any_characters =
    .name = tutti i Personaggi
to-own_crew =
    .name = il tuo Leader o un tuo Personaggio
to-their_crew =
    .name = il Leader o un Personaggio avversario
to-own_card =
    .name = una delle tue carte in gioco
to-their_card =
    .name = una carta avversaria in gioco
to-hand_card =
    .name = una carta dalla tua mano
to-trash_card =
    .name = una carta dalla tua pila degli scarti

## Quali carte

where-type = { TERM($word) }
    .as = noun
    .name = tipo { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = colore { $word }
where-tagged = { TERM($word, case: "of") }
    .order = 20
    .is =
        { $case ->
            [ind] è
           *[other] sia
        } { TERM($word, case: "of") }
    .name = etichetta { $word }
where-attribute = attributo { TERM($word) }
    .as = with
    .name = attributo { $word }
where-name = chiamato «{ $card }»
    .as = after
    .f = chiamata «{ $card }»
    .false = diverso da «{ $card }»
    .f-false = diversa da «{ $card }»
    .false-as = after
    .name = proprio questa carta
where-keyword = { TERM($word) }
    .as = with
    .name = parola chiave { $word }
where-rested = a riposo
    .as = after
    .order = 50
    .false = attivo
    .false-as = after
    .f-false = attiva
    .false-pl = attivi
    .f-false-pl = attive
    .name = a riposo o attiva
where-cost_at_most = costo pari o inferiore a { $n }
    .as = with
    .name = costo pari o inferiore a { $n }
where-cost_at_least = costo pari o superiore a { $n }
    .as = with
    .name = costo pari o superiore a { $n }
where-power_at_most = potenza pari o inferiore a { $n }
    .as = with
    .name = potenza pari o inferiore a { $n }
where-power_at_least = potenza pari o superiore a { $n }
    .as = with
    .name = potenza pari o superiore a { $n }
where-base_power_at_most = potenza stampata pari o inferiore a { $n }
    .as = with
    .name = potenza stampata pari o inferiore a { $n }
where-winds_at_least =
    { $n ->
        [one] almeno { $n } Vento
       *[other] almeno { $n } Venti
    }
    .as = with
    .name = almeno { $n } Venti
where-other = altro
    .as = before
    .f = altra
    .pl = altri
    .f-pl = altre
    .is =
        { $number ->
            [pl] non sono questa carta
           *[other] non è questa carta
        }
    .name = che non sia questa carta

## Quanto durano gli effetti

for-this_battle = durante questa battaglia
for-this_turn = in questo turno
for-until_own_turn = fino all’inizio del tuo prossimo turno
for-until_their_turn_ends = fino alla fine del prossimo turno avversario
for-while_in_play =
    .name = finché è in gioco

## Condizioni

if-winds_on_this =
    { $n ->
        [one] questo Personaggio ha almeno { $n } Vento
       *[other] questo Personaggio ha almeno { $n } Venti
    }
    .tag = Vento ×{ $n }
    .name = ha almeno { $n } Venti
if-my_turn = è il tuo turno
    .not = non è il tuo turno
    .name = il tuo turno
if-opponent_turn = è il turno avversario
    .not = non è il turno avversario
    .name = il turno avversario
if-life_at_most =
    { $n ->
        [one] hai { $n } carta vita o meno
       *[other] hai { $n } carte vita o meno
    }
    .not =
        { $n ->
            [one] hai più di { $n } carta vita
           *[other] hai più di { $n } carte vita
        }
    .name = hai { $n } carte vita o meno
if-life_at_least =
    { $n ->
        [one] hai almeno { $n } carta vita
       *[other] hai almeno { $n } carte vita
    }
    .not =
        { $n ->
            [one] hai meno di { $n } carta vita
           *[other] hai meno di { $n } carte vita
        }
    .name = hai almeno { $n } carte vita
if-opponent_life_at_most =
    { $n ->
        [one] l’avversario ha { $n } carta vita o meno
       *[other] l’avversario ha { $n } carte vita o meno
    }
    .subject = opponent
    .name = l’avversario ha { $n } carte vita o meno
if-behind = hai meno carte vita dell’avversario
    .not = hai almeno tante carte vita quante l’avversario
    .name = meno carte vita dell’avversario
if-hand_at_most =
    { $n ->
        [one] hai in mano { $n } carta o meno
       *[other] hai in mano { $n } carte o meno
    }
    .not =
        { $n ->
            [one] hai in mano più di { $n } carta
           *[other] hai in mano più di { $n } carte
        }
    .name = { $n } carte o meno in mano
if-hand_at_least =
    { $n ->
        [one] hai in mano almeno { $n } carta
       *[other] hai in mano almeno { $n } carte
    }
    .name = almeno { $n } carte in mano
if-opponent_hand_at_least =
    { $n ->
        [one] l’avversario ha in mano almeno { $n } carta
       *[other] l’avversario ha in mano almeno { $n } carte
    }
    .subject = opponent
    .name = l’avversario ha in mano almeno { $n } carte
if-deck_at_most =
    { $n ->
        [one] il tuo mazzo contiene { $n } carta o meno
       *[other] il tuo mazzo contiene { $n } carte o meno
    }
    .name = { $n } carte o meno nel tuo mazzo
if-trash_at_least =
    { $n ->
        [one] la tua pila degli scarti contiene almeno { $n } carta
       *[other] la tua pila degli scarti contiene almeno { $n } carte
    }
    .name = almeno { $n } carte nella tua pila degli scarti
if-winds_at_least =
    { $n ->
        [one] hai almeno { $n } Vento
       *[other] hai almeno { $n } Venti
    }
    .name = hai almeno { $n } Venti
if-controls =
    { ATTR($cards, "pick") ->
        [none] non controlli { TERM($cards) }
       *[other] controlli { TERM($cards) }
    }
    .not = non controlli { TERM($cards) }
    .name = controlli Personaggi
if-opponent_controls =
    { ATTR($cards, "pick") ->
        [none] l’avversario non controlla { TERM($cards) }
       *[other] l’avversario controlla { TERM($cards) }
    }
    .subject = opponent
    .not = l’avversario non controlla { TERM($cards) }
    .name = l’avversario controlla Personaggi
if-leader = il tuo Leader { TERM($is, case: "ind") }
    .not = il tuo Leader non { TERM($is, case: "ind") }
    .name = com’è il tuo Leader
if-this_rested = questo Personaggio è a riposo
    .not = questo Personaggio non è a riposo
    .name = è a riposo
if-attacking = questo Personaggio sta attaccando
    .not = questo Personaggio non sta attaccando
    .name = sta attaccando
if-attacked_leader = sta attaccando un Leader
    .not = non sta attaccando un Leader
    .name = viene attaccato un Leader
if-turn_at_least = è il turno { $n } o successivo
    .name = turno { $n } o successivo
if-revealed = hai rivelato { TERM($cards) }
    .name = che cosa è stato rivelato
if-did = lo fai
    .not = non lo fai
    .name = se lo fai

## Operazioni

op-power =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ottengono
       *[other] ottiene
    } { SIGNED($val) } di potenza
    .name = potenza
op-ko = manda K.O. { TERM($to) }
    .name = mandare K.O.
op-bounce =
    fai tornare { TERM($to) } { ATTR($to, "number") ->
        [pl] in mano ai rispettivi proprietari
       *[other] in mano al proprietario
    }
    .name = far tornare in mano
np-it =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "gender") ->
            [f] aggiungile
           *[other] aggiungili
        }
       *[other] { ATTR($to, "gender") ->
            [f] aggiungila
           *[other] aggiungilo
        }
    }
op-search =
    guarda { $val ->
        [1] la prima carta
       *[other] le prime { $val } carte
    } del tuo mazzo; rivela { TERM($to) } e { np-it } alla tua mano. Metti le altre in fondo in qualsiasi ordine
    .name = cercare
op-draw =
    { $who ->
        [opponent] l’avversario pesca
        [both] entrambi i giocatori pescano
       *[other] pesca
    } { $val ->
        [one] { $val } carta
       *[other] { $val } carte
    }
    .name = pescare
op-discard =
    { $who ->
        [opponent] l’avversario scarta
        [both] entrambi i giocatori scartano
       *[other] scarta
    } { $val ->
        [one] { $val } carta
       *[other] { $val } carte
    } { $choice ->
        [random] a caso
       *[other] { "" }
    } dalla { $who ->
        [self] tua
        [opponent] sua
       *[other] propria
    } mano
    .subject = opponent
    .same =
        { $who ->
            [opponent] scarta
            [both] entrambi i giocatori scartano
           *[other] scarta
        } { $val ->
            [one] { $val } carta
           *[other] { $val } carte
        } { $choice ->
            [random] a caso
           *[other] { "" }
        } dalla { $who ->
            [self] tua
            [opponent] sua
           *[other] propria
        } mano
    .name = scartare dalla mano
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ottengono
       *[other] ottiene
    } { TERM($word) }
    .name = parola chiave
op-attach =
    assegna fino a { $val ->
        [one] { $val } Vento { $choice ->
            [active] attivo
           *[other] a riposo
        }
       *[other] { $val } Venti { $choice ->
            [active] attivi
           *[other] a riposo
        }
    } { np-a-to }
    .name = assegnare Venti
op-rest = metti a riposo { TERM($to) }
    .name = mettere a riposo
op-activate = rendi { ATTR($to, "number") ->
        [pl] { ATTR($to, "gender") ->
            [f] attive
           *[other] attivi
        }
       *[other] { ATTR($to, "gender") ->
            [f] attiva
           *[other] attivo
        }
    } { TERM($to) }
    .name = rendere attivo
op-damage =
    { $who ->
        [self] { $val ->
            [one] subisci { $val } danno
           *[other] subisci { $val } danni
        }
        [both] { $val ->
            [one] infliggi { $val } danno a entrambi i giocatori
           *[other] infliggi { $val } danni a entrambi i giocatori
        }
       *[other] { $val ->
            [one] infliggi { $val } danno all’avversario
           *[other] infliggi { $val } danni all’avversario
        }
    }
    .name = danni
op-look =
    guarda { $val ->
        [1] la prima carta del tuo mazzo e rimettila
       *[other] le prime { $val } carte del tuo mazzo e rimettile
    } { $choice ->
        [top] in cima
        [bottom] in fondo
       *[other] in cima o in fondo
    } { $val ->
        [1] { "" }
       *[other] in qualsiasi ordine
    }
    .name = guardare il mazzo
op-reveal =
    rivela { $val ->
        [1] la prima carta
       *[other] le prime { $val } carte
    } { $who ->
        [opponent] del mazzo avversario
        [both] del mazzo di ogni giocatore
       *[other] del tuo mazzo
    }
    .name = rivelare
op-trash = scarta { TERM($to) }
    .name = scartare
op-mill =
    { $who ->
        [opponent] l’avversario scarta
        [both] entrambi i giocatori scartano
       *[other] scarta
    } { $val ->
        [1] la prima carta
       *[other] le prime { $val } carte
    } del { $who ->
        [opponent] suo
        [both] proprio
       *[other] tuo
    } mazzo
    .subject = opponent
    .same =
        { $who ->
            [opponent] scarta
            [both] entrambi i giocatori scartano
           *[other] scarta
        } { $val ->
            [1] la prima carta
           *[other] le prime { $val } carte
        } del { $who ->
            [opponent] suo
            [both] proprio
           *[other] tuo
        } mazzo
    .name = dal mazzo agli scarti
op-play = gioca { TERM($to) }
    .name = giocare
op-take = aggiungi alla tua mano { TERM($to) }
    .name = dagli scarti alla mano
op-tuck =
    metti { TERM($to) } { ATTR($to, "number") ->
        [pl] in fondo ai mazzi dei rispettivi proprietari
       *[other] in fondo al mazzo del proprietario
    }
    .name = in fondo al mazzo
op-winds =
    aggiungi fino a { $val ->
        [one] { $val } Vento
       *[other] { $val } Venti
    } dal tuo mazzo dei Venti, { $choice ->
        [active] { $val ->
            [one] attivo
           *[other] attivi
        }
       *[other] a riposo
    }
    .name = nuovi Venti
op-ready_winds =
    { $val ->
        [one] rendi attivo fino a { $val } tuo Vento
       *[other] rendi attivi fino a { $val } tuoi Venti
    }
    .name = rendere attivi Venti
op-cost =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] costano
       *[other] costa
    } { $abs } in { $sign ->
        [minus] meno
       *[other] più
    }
    .name = costo
op-heal =
    aggiungi alla tua vita { $val ->
        [1] la prima carta
       *[other] le prime { $val } carte
    } del tuo mazzo
    .name = vita
op-silence = annulla gli effetti { np-di-to }
    .name = annullare
op-stay = impediscilo
    .cost = invece { $cost }
    .name = restare in gioco

## Generi di operazioni

kind-damage = Rimozione
kind-restore = Vita
kind-cards = Carte
kind-energy = Venti
kind-allies = Equipaggio
kind-control = Controllo

## Fasi

phase-refresh = Rinnovo
phase-draw = Pesca
phase-wind = Venti
phase-main = Fase principale
phase-end = Fine

## Azioni, che cosa nominano, finestre, eventi

action-play = giocare una carta
action-give = assegnare Venti
action-activate = attivare un’abilità
action-attack = attaccare
action-block = bloccare
action-counter_card = contrattaccare con un Personaggio
action-counter_event = contrattaccare con un Evento
action-use_trigger = usare un Innesco
action-redraw = cambiare la mano
pick-amount = numero di Venti
pick-target = bersaglio
window-mulligan = cambio di mano
window-block = blocco
window-counter = contrattacco
window-trigger = Innesco
event-turn_begins = inizio del turno
event-turn_ends = fine del turno
event-attack = attacco
event-block = blocco
role-attacker = la carta attaccante
    .gen = della carta attaccante
role-defender = la carta in difesa
    .gen = della carta in difesa
role-drawn = la carta vita
    .gen = della carta vita
role-seen = le carte guardate
    .gen = delle carte guardate
role-taken = le carte prese
    .gen = delle carte prese
role-revealed = le carte rivelate
    .gen = delle carte rivelate
routine-enter = una carta entra in gioco
routine-past_zero = nessuna carta vita rimasta
routine-wound = un danno
routine-banished = un danno con [Bando]

## Impostazioni e le loro parole

setting-leader_attacks = i Leader attaccano
setting-wind_power = i Venti danno potenza
setting-life_rule = quando un giocatore ha perso
setting-first_battle = chi non può attaccare nel primo turno

## Perché non si può

refused-leader = I Leader non attaccano
refused-first-turn = Nessuno attacca in questo primo turno
refused-rested = Questa carta è a riposo
refused-attacked = Questa carta ha già attaccato in questo turno
refused-arrived = Questo Personaggio è arrivato in questo turno e non ha [Slancio]
refused-bound = Questa carta non può attaccare
refused-no-blocker = Questo Personaggio non ha [Bloccatore]
refused-defender = Questo Personaggio è già sotto attacco
refused-no-counter = Questa carta non ha contrattacco
refused-no-trigger = Questa carta non ha Innesco

## Nomi per il testo delle regole

word-active = attivo
word-rested = a riposo
word-chosen = a scelta
word-random = a caso
word-top = in cima
word-bottom = in fondo
word-either = in cima o in fondo
word-yes = sì
word-no = no
word-always = sempre
word-own_turn = nel proprio turno
word-at_zero = quando resta senza carte vita
word-past_zero = quando subisce danni senza carte vita
word-first_player = il primo giocatore
word-both = entrambi

## Mazzi

deck-cinder_wake = Scia di Brace
deck-tidewright_guild = Gilda delle Maree

## Carte

card-GV-01-L01 = Maren Manonera
    .flavour = Non firma contratti. Ti stringe la mano, e la fuliggine resta.
card-GV-01-L02 = Osric Vane, Maestro di Maree
    .flavour = Non è mai arrivato in ritardo, perché la marea la decide lui.
card-GV-01-C01 = Cannoniera della Brace
    .flavour = Un colpo per la bandiera, uno per fortuna e nessuno per il giornale di bordo.
card-GV-01-C02 = Sorella della Gomena
    .flavour = Certi suoi nodi tengono le navi. Gli altri tengono gli equipaggi.
card-GV-01-C03 = Leviatano di Tizzoni
    .flavour = Il mare bolle un miglio prima che affiori.
card-GV-01-C04 = Portapolvere
    .flavour = «Camminare? Con questa sulle spalle?»
card-GV-01-C05 = Duellante da Passerella
    .flavour = È già oltre il parapetto prima che le navi si tocchino.
card-GV-01-C06 = Predatore della Scogliera
    .flavour = Legge le ombre sulla sabbia come altri le carte nautiche.
card-GV-01-C07 = Oracolo di Sego
    .flavour = Ogni candela che fa sa una cosa sola.
card-GV-01-C08 = Rhea Tizzolesto, Primo Ufficiale
    .flavour = Due volte è un’abitudine, dice il capitano. Due volte è colazione, dice Rhea.
card-GV-01-C09 = Bombardiere Hesk
    .flavour = Conta quel che resta di loro, poi quel che resta di noi.
card-GV-01-C10 = Retaiolo delle Falesie
    .flavour = Da lassù, ogni albero sembra una maniglia.
card-GV-01-C11 = Quartiermastro del Tamburo
    .flavour = A bordo nessuno riesce più a remare fuori tempo.
card-GV-01-C12 = Rammendatrice di Aquiloni
    .flavour = Una vela strappata è solo un aquilone che ha dimenticato.
card-GV-01-C13 = Sabotatrice dell’Ultimo Fiammifero
    .flavour = Ha portato un fiammifero. Gliene serve uno solo.
card-GV-01-C14 = Capitano Ash Vardell
    .flavour = Ciò che prende lui non resta neppure al mare.
card-GV-01-C15 = Traghettatrice delle Secche
    .flavour = «Uno giù, uno su. Il biglietto è questo».
card-GV-01-C16 = Lottatore dei Due Scafi
    .flavour = Sta con un piede su ciascun ponte e su entrambi è a casa.
card-GV-01-C17 = Attrezzatore di Corda di Palma
    .flavour = Impiomba al lume delle stelle, così ha le mattine libere.
card-GV-01-E18 = Bordata all’Alba
    .flavour = Avevano la colazione pronta. Nessuno l’ha toccata.
card-GV-01-E19 = Tutti alla Murata!
    .flavour = Anche il cuoco. Soprattutto il cuoco.
card-GV-01-E20 = Parata sul Pennone
    .flavour = A dodici metri d’altezza, il gioco di gambe è un’altra arte.
card-GV-01-S21 = Il Ponte Fumante
    .flavour = Brucia da nove anni e non è affondata nemmeno una volta.
card-GV-01-C22 = Guardiana della Scogliera
    .flavour = Il canale è aperto. Tu non sei invitato.
card-GV-01-C23 = Palombara di Recupero
    .flavour = Scende con una corda e risale con un collega.
card-GV-01-C24 = Vecchia Ancora, Nostromo
    .flavour = Lo hanno sepolto in mare. Si è presentato al turno del mattino.
card-GV-01-C25 = Geometra dell’Arpione
    .flavour = Misura la profondità, e poi ciò che ci vive.
card-GV-01-C26 = Tenente del Frangiflutti
    .flavour = Di notte non cede il passo, e di notte non dorme mai.
card-GV-01-C27 = Sussurro del Relitto
    .flavour = Chiede che cosa hai in mano. Qualcosa lo lasci andare.
card-GV-01-C28 = Ingegnere della Risacca
    .flavour = «Io non affondo navi. Le archivio più in basso».
card-GV-01-C29 = Lettrice di Carte del Molo Basso
    .flavour = Legge la carta al contrario, per sapere dov’è cominciata.
card-GV-01-C30 = Medium della Boa a Campana
    .flavour = Un rintocco è sì. Due è sì, ma non ti piacerà.
card-GV-01-C31 = Commodoro Ilse Brand
    .flavour = La fretta, dice il Commodoro, è una specie di rumore.
card-GV-01-C32 = Smistatore di Relitti
    .flavour = Fa tre mucchi: utile, inutile e con destinatario.
card-GV-01-C33 = Lottatrice del Banco di Perle
    .flavour = Ogni perla è un debito che un’ostrica ha saldato.
card-GV-01-C34 = Vesna Vistalunga, Maestra delle Chiuse
    .flavour = Apre una paratoia a monte, e una settimana dopo un eroe inciampa.
card-GV-01-C35 = Apprendista all’Argano
    .flavour = Mezzo giro in più, ogni giorno, per nove anni.
card-GV-01-C36 = Anno, Maestro d’Armi della Gilda
    .flavour = Le sue lezioni cominciano dall’ultimo fendente.
card-GV-01-C37 = Magistrato Annegato
    .flavour = La sentenza è emessa. Puoi dire contro chi.
card-GV-01-C38 = L’Onda Lunga
    .flavour = È partita prima che nascesse tua nonna.
card-GV-01-E39 = Riflusso Improvviso
    .flavour = A mezzogiorno il porto se n’è andato e ha portato con sé la flotta.
card-GV-01-E40 = Una Candela per i Dispersi
    .flavour = Si spegne quando sono a casa.
card-GV-01-E41 = In Alto le Lanterne!
    .flavour = La luce è un ordine come un altro.
card-GV-01-S42 = Bacino della Baia del Midollo
    .flavour = Ogni chiglia impostata qui è stata la spina dorsale di qualcuno.
card-GV-01-C43 = Monello dello Scoglio dei Gabbiani
    .flavour = Tira tre sassi con la fionda: uno a te, due alla tua dignità.
card-GV-01-C44 = Azzannatore delle Mangrovie
    .flavour = Non gli importa di chi sia la gamba.
card-GV-01-C45 = Corsara Tagliafuoco
    .flavour = Brucia ciò di cui può fare a meno, e poi anche il resto.
card-GV-01-C46 = Portavoce dell’Isola
    .flavour = Quando parla, l’isola si china ad ascoltare.
card-GV-01-C47 = Coro di Cannoni
    .flavour = Dodici cannoni, quattro voci, una nota.
card-GV-01-C48 = Custode dello Scafo
    .flavour = Quando a bordo non c’è nessun altro, lo scafo è lei.
card-GV-01-E49 = Scintilla nel Sartiame
    .flavour = È corsa su per le sartie, e noi con lei.
card-GV-01-E50 = Ancoraggio Riparato
    .flavour = Due ore di sonno, e tutto l’equipaggio è come nuovo.
card-GV-01-S51 = Atollo delle Lanterne
    .flavour = Ogni sua luce è qualcuno che aspetta alzato.
card-GV-01-C52 = Fauci degli Abissi
    .flavour = Prima mordono. Poi viene loro fame.
card-GV-01-C53 = Cuoco Due Volte Naufrago
    .flavour = Per prima cosa salva i fornelli. Tutte e due le volte.
card-GV-01-C54 = Scrivana delle Maree
    .flavour = In triplice copia: alta, bassa e stanca.
card-GV-01-C55 = Evocatrice di Maree Vive
    .flavour = Tutto ciò che è piccolo galleggia.
card-GV-01-C56 = Custode del Vetro di Tempesta
    .flavour = Scuote il vetro, e il tempo chiede scusa.
card-GV-01-C57 = Fantasma della Nona Onda
    .flavour = Otto onde sono maltempo. La nona è un fatto personale.
card-GV-01-C58 = Sentinella della Paratoia
    .flavour = Lui chiude, e il fiume ci ripensa.
card-GV-01-C59 = Coro dei Passati sotto Chiglia
    .flavour = Conoscono una sola strofa, e parla di te.
card-GV-01-C60 = Maestro delle Conche
    .flavour = Nulla passa che non sia stato sollevato.
card-GV-01-E61 = Leggere la Corrente
    .flavour = È stata ovunque. Basta chiederle.
card-GV-01-E62 = Pagato in Sale
    .flavour = Il mare accetta ogni moneta che sanguini.
card-GV-01-S63 = Osservatorio Sommerso
    .flavour = Laggiù le stelle stanno ferme.
card-GV-01-C64 = Colosso di Ruggine
    .flavour = Un tempo era una flotta, e l’ha tenuta tutta.
