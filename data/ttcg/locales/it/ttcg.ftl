# La formulazione di questo gioco. I costi sono all’infinito, così che valgano anche dopo «puoi».

## Il gioco

game-name = TTCG
game-about = Unità e magie che crescono posandosi le une sulle altre. Ogni carta ha due effetti; usarne uno tappa la carta. Venti punti a testa; ogni unità distrutta costa al suo proprietario tanti punti quanto è il suo rango.

## Tipi di carta: seguono il nome con «di» (`.of`). `.gender` e `.onset` sono quelli di «unità»; una magia è un nome di per sé
## (`.kind` = spell).

type-earth = Terra
    .of = di Terra
    .gender = f
    .onset = vowel
type-water = Acqua
    .of = d’Acqua
    .gender = f
    .onset = vowel
type-fire = Fuoco
    .of = di Fuoco
    .gender = f
    .onset = vowel
type-air = Aria
    .of = d’Aria
    .gender = f
    .onset = vowel
type-electric = Elettricità
    .of = d’Elettricità
    .gender = f
    .onset = vowel
type-light = Luce
    .of = di Luce
    .gender = f
    .onset = vowel
type-nature = Natura
    .of = di Natura
    .gender = f
    .onset = vowel
type-dark = Tenebra
    .of = di Tenebra
    .gender = f
    .onset = vowel
type-spell = magia
    .gender = f
    .pl = magie
    .kind = spell
class-unit = unità
    .gender = f
    .pl = unità
    .onset = vowel
class-spell = magia
    .gender = f
    .pl = magie

## Sottotipi: seguono il nome («unità Drago»); gli aggettivi concordano con esso

set-subtypes = sottotipi
word-dragon = Drago
word-beast = Bestia
word-elemental = Elementale
    .pl = Elementali
word-aquatic = Acquatico
    .f = Acquatica
    .pl = Acquatici
    .f-pl = Acquatiche
word-warrior = Guerriero
    .f = Guerriera
    .pl = Guerrieri
    .f-pl = Guerriere
word-spellcaster = Incantatore
    .f = Incantatrice
    .pl = Incantatori
    .f-pl = Incantatrici
word-machine = Macchina
word-ghost = Fantasma
word-insect = Insetto
word-reptile = Rettile
word-fairy = Fata
word-undead = Non Morto
    .f = Non Morta
    .pl = Non Morti
    .f-pl = Non Morte
word-botanic = Botanico
    .f = Botanica
    .pl = Botanici
    .f-pl = Botaniche
word-flying = Volante
    .pl = Volanti
word-humanoid = Umanoide
    .pl = Umanoidi
word-fish = Pesce

## Parole chiave

keyword-indestructible = indistruttibile
    .pl = indistruttibili
keyword-immune = immune
    .pl = immuni
about-keyword-indestructible = Non può essere distrutta, né in battaglia né dagli effetti.
about-keyword-immune = Gli effetti delle carte nominate con questa parola non possono né sceglierla né modificarla. La battaglia non è un effetto.

## Numeri delle carte

number-attack = attacco
    .the = l’attacco
    .gender = m
number-defense = difesa
    .the = la difesa
    .gender = f
number-level = rango
    .the = il rango
    .gender = m
number-more_attacks = attacchi ulteriori

## Che cosa hanno i giocatori e ciò che ne deriva

counter-points = punti
counter-plays = carte giocate in questo turno
counter-extra_plays = carte ulteriori in questo turno
quantity-plays_given = carte aggiunte dagli effetti continui
quantity-plays_allowed = carte giocabili in un turno

## Che cosa portano le carte

state-tapped = tappata
state-tapped_now = tappata in questo turno
state-attacks_made = attacchi effettuati
state-held_back = trattenuta

## Zone, e il nome delle carte di una zona

zone-units = zona delle unità
zone-spells = zona delle magie
zone-under = carte sottostanti
zone-hand = mano
zone-deck = mazzo
zone-discard = pila degli scarti
zone-field = campo
noun-units = unità
    .gender = f
    .pl = unità
    .onset = vowel
noun-spells = magia
    .gender = f
    .pl = magie
np-n =
    { $n ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
       *[other] { $n }
    }
# Carte in lettere, con il loro nome.
n-cards =
    { $n ->
        [1] una carta
        [2] due carte
        [3] tre carte
        [4] quattro carte
        [5] cinque carte
        [6] sei carte
        [7] sette carte
        [8] otto carte
        [9] nove carte
        [10] dieci carte
       *[other] { $n } carte
    }

## Generi di effetti

as-normal = Normale
as-continuous = Continuo
as-counter = Risposta
as-equip = Equipaggiamento
as-latent = Latente
as-dormant = Dormiente
as-passive = Passivo
cost-and = { $a } e { $b }
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = puoi { $cost }: { $text }
    .then = capital
frame-cost-if = se { $if }, puoi { $cost }: { $text }
    .then = capital
frame-may-cost-if = se { $if }, puoi { $cost }: { $text }
    .then = capital
on-use = { "" }
    .name = quando vuole il suo giocatore
on-opponent_draw = durante la Fase di Pesca avversaria
on-opponent_main = durante la Fase Principale avversaria
on-opponent_battle = durante la Fase di Battaglia avversaria
on-opponent_end = durante la Fase Finale avversaria
on-always = { "" }
    .name = sempre
on-turn_start = all’inizio del tuo turno
on-played =
    { $filtered ->
        [yes] quando { $of ->
            [self] giochi { TERM($cards) }
            [opponent] l’avversario gioca { TERM($cards) }
           *[any] viene { ATTR($cards, "gender") ->
                [f] giocata
               *[other] giocato
            } { TERM($cards) }
        }
       *[no] quando { $of ->
            [self] giochi una carta
            [opponent] l’avversario gioca una carta
           *[any] viene giocata una carta
        }
    }
    .name = quando viene giocata una carta
on-effect_activates =
    quando si attiva l’effetto di { $of ->
        [self] una carta che controlli
        [opponent] una carta avversaria
       *[any] una carta
    }
    .name = quando si attiva l’effetto di una carta
on-effect_activates-counter = { "" }
on-attacks = quando questa carta attacca
on-enemy_attacks = quando attacca una carta avversaria
on-after_attack = dopo che questa carta ha attaccato
on-other_destroyed =
    quando { TERM($cards) } { $of ->
        [self] che controlli
        [opponent] { ATTR($cards, "gender") ->
            [f] controllata dall’avversario
           *[other] controllato dall’avversario
        }
       *[any] { "" }
    } viene { ATTR($cards, "gender") ->
        [f] distrutta
       *[other] distrutto
    }
    .name = quando un’altra carta viene distrutta
on-sent_to_discard = quando questa carta finisce nella pila degli scarti
noun-on-other_destroyed = carta
    .gender = f
    .pl = carte
cost-discard = scartare { TERM($cards) }
    .name = scartare carte
cost-points =
    { $n ->
        [one] perdere { $n } punto
       *[other] perdere { $n } punti
    }
    .name = perdere punti
cost-discard_this = scartare questa carta
    .name = scartare questa carta
cost-opponent_draws = far pescare all’avversario { n-cards }
    .name = far pescare carte all’avversario
cost-opponent_gains =
    { $n ->
        [one] far guadagnare all’avversario { $n } punto
       *[other] far guadagnare all’avversario { $n } punti
    }
    .name = far guadagnare punti all’avversario
cost-opponent_untaps = far stappare all’avversario { n-cards }
    .name = far stappare carte all’avversario

## Bersagli. `np-one` e `np-the` elidono l’articolo davanti a «unità»; `np-a-to` e `np-di-to` mettono la preposizione, tranne
## dove è già unita all’articolo.

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
np-one =
    { $gender ->
        [f] { ATTR($noun, "onset") ->
            [vowel] un’{ TERM($noun) } { TERM($adj) }
           *[other] una { np-head }
        }
       *[other] un { np-head }
    }
np-one-or-more =
    { $n ->
        [1] { np-one }
       *[other] { np-n } { np-head }
    }
np-the =
    { $case ->
        [at] { ATTR($noun, "onset") ->
            [vowel] all’{ TERM($noun) } { TERM($adj) }
           *[other] alla { np-head }
        }
        [of] { ATTR($noun, "onset") ->
            [vowel] dell’{ TERM($noun) } { TERM($adj) }
           *[other] della { np-head }
        }
       *[nom] { ATTR($noun, "onset") ->
            [vowel] l’{ TERM($noun) } { TERM($adj) }
           *[other] la { np-head }
        }
    }
np-choose = { np-one-or-more } { np-tail }
np-up-to =
    { $case ->
        [with] al massimo
       *[nom] fino a
    } { np-one-or-more } { np-tail }
np-all =
    { $gender ->
        [f] tutte le
       *[other] tutti i
    } { np-head } { np-tail }
np-random =
    { $n ->
        [1] { np-one }
       *[other] { np-n } { np-head }
    } a caso { np-tail }
np-most =
    { np-the } { TERM($place) } con { ATTR($stat, "gender") ->
        [f] { TERM($stat, case: "the") } più alta
       *[other] { TERM($stat, case: "the") } più alto
    } { TERM($with) } { TERM($after) }
    .article = joined
np-least =
    { np-the } { TERM($place) } con { ATTR($stat, "gender") ->
        [f] { TERM($stat, case: "the") } più bassa
       *[other] { TERM($stat, case: "the") } più basso
    } { TERM($with) } { TERM($after) }
    .article = joined
np-paid = { np-one-or-more } { TERM($with) } { TERM($after) }
np-event =
    { $other ->
        [yes] { $gender ->
            [f] un’altra
           *[other] un altro
        } { np-head }
       *[no] { np-one }
    } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-one }
       *[other] { np-n } o più { np-head }
    } { TERM($with) } { TERM($after) } { $zone ->
        [discard] nella tua pila degli scarti
       *[other] { "" }
    }
np-exactly = esattamente { np-one-or-more } { TERM($with) } { TERM($after) }
np-at-most = al massimo { np-one-or-more } { TERM($with) } { TERM($after) }
np-none =
    { ATTR($noun, "onset") ->
        [vowel] nessun’{ TERM($noun) } { TERM($adj) }
       *[other] nessuna { np-head }
    } { TERM($with) } { TERM($after) }
    .number = sg
np-against =
    agli effetti delle { $who ->
        [self] tue
       *[other] { "" }
    } { TERM($noun, number: "pl") } { TERM($adj, number: "pl") } { $who ->
        [opponent] dell’avversario
       *[other] { "" }
    }
to-this = questa carta
    .gender = f
    .name = questa carta
to-equipped =
    { $case ->
        [at] all’unità equipaggiata
        [of] dell’unità equipaggiata
       *[nom] l’unità equipaggiata
    }
    .article = joined
    .gender = f
    .name = la carta a cui è equipaggiata
to-chosen = quelle unità
    .gender = f
    .number = pl
    .name = ciò di cui trattava la riga precedente
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
        [at] all’unità in difesa
        [of] dell’unità in difesa
       *[nom] l’unità in difesa
    }
    .article = joined
    .gender = f
    .number = sg
    .name = l’unità in difesa
to-event = quella carta
    .gender = f
    .short = yes
    .number = sg
    .name = la carta che ha attivato l’effetto
to-source =
    { $case ->
        [at] alla carta di quell’effetto
        [of] della carta di quell’effetto
       *[nom] la carta di quell’effetto
    }
    .article = joined
    .gender = f
    .number = sg
    .name = la carta al cui effetto si risponde
to-revealed = quelle carte
    .gender = f
    .short = yes
    .number = pl
    .name = ciò che è stato rivelato
in-units-self = che controlli
in-units-opponent = controllata dall’avversario
    .pl = controllate dall’avversario
in-units-any = presente sul campo
    .pl = presenti sul campo
in-spells-self = che controlli
in-spells-opponent = controllata dall’avversario
    .pl = controllate dall’avversario
in-spells-any = presente sul campo
    .pl = presenti sul campo
in-field-self = che controlli
in-field-opponent = controllata dall’avversario
    .pl = controllate dall’avversario
in-field-any = presente sul campo
    .pl = presenti sul campo
in-hand-self = della tua mano
    .from = dalla tua mano
    .with = dalla tua mano
in-hand-opponent = della mano avversaria
    .from = dalla mano avversaria
in-hand-any = della mano di un qualsiasi giocatore
    .from = dalla mano di un qualsiasi giocatore
in-deck-self = del tuo mazzo
    .from = dal tuo mazzo
    .with = dal tuo mazzo
    .bare = { "" }
in-deck-opponent = del mazzo avversario
    .from = dal mazzo avversario
in-deck-any = di un qualsiasi mazzo
    .from = da un qualsiasi mazzo
in-discard-self = della tua pila degli scarti
    .from = dalla tua pila degli scarti
    .with = dalla tua pila degli scarti
    .bare = { "" }
in-discard-opponent = della pila degli scarti avversaria
    .from = dalla pila degli scarti avversaria
in-discard-any = di una qualsiasi pila degli scarti
    .from = da una qualsiasi pila degli scarti
in-under-self = sotto le tue carte
    .from = da sotto le tue carte
in-hand-discard-self = della tua mano o della tua pila degli scarti
    .from = dalla tua mano o dalla tua pila degli scarti
    .with = dalla tua mano o dalla tua pila degli scarti
in-hand-discard-opponent = della mano o della pila degli scarti avversaria
    .from = dalla mano o dalla pila degli scarti avversaria
in-hand-discard-any = della mano o della pila degli scarti di un qualsiasi giocatore
    .from = dalla mano o dalla pila degli scarti di un qualsiasi giocatore
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] unità { TERM($word, case: "of", number: "sg") }
        }
       *[other] { TERM($word, case: "of", number: "sg") }
    }
    .as-field = noun
    .order = 20
    .name = tipo { $word }
where-class = { TERM($word) }
    .as = noun
    .name = classe { $word }
where-subtype = { TERM($word) }
    .order = 10
    .is =
        { $number ->
            [pl] siano
           *[other] sia
        } { TERM($word) }
    .name = sottotipo { $word }
where-level = di rango { $n }
    .order = 30
    .name = rango { $n }
where-level_at_most = di rango { $n } o inferiore
    .order = 30
    .name = rango { $n } o inferiore
where-level_at_least = di rango { $n } o superiore
    .order = 30
    .name = rango { $n } o superiore
where-attack_at_most = attacco pari o inferiore a { $n }
    .as = with
    .name = attacco pari o inferiore a { $n }
where-attack_at_least = attacco pari o superiore a { $n }
    .as = with
    .name = attacco pari o superiore a { $n }
where-defense_at_most = difesa pari o inferiore a { $n }
    .as = with
    .name = difesa pari o inferiore a { $n }
where-defense_at_least = difesa pari o superiore a { $n }
    .as = with
    .name = difesa pari o superiore a { $n }
where-tapped = tappata
    .order = 25
    .pl = tappate
    .false = stappata
    .false-pl = stappate
    .name = tappata
where-equipped = equipaggiata
    .order = 26
    .pl = equipaggiate
    .false = senza equipaggiamento
    .name = equipaggiata
where-keyword = { TERM($word) }
    .order = 22
    .name = parola chiave { $word }
where-name = chiamata «{ $card }»
    .as = after
    .name = con un dato nome
where-other = diversa da questa
    .as = after
    .order = 10
    .pl = diverse da questa
    .is =
        { $number ->
            [pl] non sono questa carta
           *[other] non è questa carta
        }
    .name = altra
np-is =
    { $number ->
        [pl] siano
       *[other] sia
    } { TERM($what) }
np-is-not =
    { $number ->
        [pl] non siano
       *[other] non sia
    } { TERM($what) }
np-has =
    { $number ->
        [pl] abbiano
       *[other] abbia
    } { TERM($what) }
np-has-not =
    { $number ->
        [pl] non abbiano
       *[other] non abbia
    } { TERM($what) }

## Quanto durano gli effetti

for-this_turn = in questo turno
    .name = fino alla fine del turno
for-while_on_field = finché questa carta rimane sul campo
    .name = finché questa carta rimane sul campo

for-lasting =
    .name = finché è sul campo e scoperta

## Condizioni

if-control =
    { ATTR($cards, "pick") ->
        [none] { $who ->
            [opponent] l’avversario non controlla { TERM($cards) }
           *[self] non controlli { TERM($cards) }
        }
       *[other] { $who ->
            [opponent] l’avversario controlla { TERM($cards) }
           *[self] controlli { TERM($cards) }
        }
    }
    .not =
        { $who ->
            [opponent] l’avversario non controlla { TERM($cards) }
           *[self] non controlli { TERM($cards) }
        }
    .name = controlli carte così
if-have =
    { ATTR($cards, "pick") ->
        [none] non hai { TERM($cards) }
       *[other] hai { TERM($cards) }
    } { ATTR($cards, "zone") ->
        [discard] { ATTR($cards, "pick") ->
            [at-most] nella tua pila degli scarti
            [exactly] nella tua pila degli scarti
            [none] nella tua pila degli scarti
           *[other] { "" }
        }
       *[other] { "" }
    }
    .name = hai carte così

## Operazioni. Dopo un costo restano come sono, dietro i due punti; perciò `.to` ripete il valore.

op-destroy = distruggi { TERM($to) }
    .name = distruggere
op-send = metti { TERM($to, case: "from") } nella pila degli scarti
    .name = mettere nella pila degli scarti
op-return =
    fai tornare { ATTR($to, "number") ->
        [pl] { ATTR($to, "pick") ->
            [all] in mano ai rispettivi proprietari { TERM($to, case: "from") }
           *[other] { TERM($to, case: "from") } in mano ai rispettivi proprietari
        }
       *[other] { TERM($to, case: "from") } in mano al suo proprietario
    }
    .name = far tornare in mano
op-put_on_top =
    metti { TERM($to, case: "from") } { ATTR($to, "number") ->
        [pl] in cima ai mazzi dei rispettivi proprietari
       *[other] in cima al mazzo del suo proprietario
    }
    .name = mettere in cima al mazzo
op-put_at_bottom =
    metti { TERM($to, case: "from") } { ATTR($to, "number") ->
        [pl] in fondo ai mazzi dei rispettivi proprietari
       *[other] in fondo al mazzo del suo proprietario
    }
    .name = mettere in fondo al mazzo
op-shuffle =
    mescola { TERM($to, case: "from") } { ATTR($to, "number") ->
        [pl] nei mazzi dei rispettivi proprietari
       *[other] nel mazzo del suo proprietario
    }
    .name = mescolare nel mazzo
op-take = prendi il controllo { np-di-to }
    .name = prendere il controllo
n-top-cards =
    { $val ->
        [1] la prima carta
       *[other] le prime { np-val } carte
    }
op-mill =
    { $who ->
        [opponent] l’avversario mette { n-top-cards } del suo mazzo nella sua pila degli scarti
        [both] entrambi i giocatori mettono { n-top-cards } del proprio mazzo nella propria pila degli scarti
       *[other] metti { n-top-cards } del tuo mazzo nella tua pila degli scarti
    }
    .to =
        { $who ->
            [opponent] l’avversario mette { n-top-cards } del suo mazzo nella sua pila degli scarti
            [both] entrambi i giocatori mettono { n-top-cards } del proprio mazzo nella propria pila degli scarti
           *[other] metti { n-top-cards } del tuo mazzo nella tua pila degli scarti
        }
    .name = dal mazzo agli scarti
op-discard =
    { $who ->
        [opponent] l’avversario scarta
        [both] entrambi i giocatori scartano
       *[other] scarta
    } { np-val } { $val ->
        [one] carta
       *[other] carte
    } { $choice ->
        [random] a caso
       *[other] { "" }
    }
    .to =
        { $who ->
            [opponent] l’avversario scarta
            [both] entrambi i giocatori scartano
           *[other] scarta
        } { np-val } { $val ->
            [one] carta
           *[other] carte
        } { $choice ->
            [random] a caso
           *[other] { "" }
        }
    .name = scartare
op-draw =
    { $who ->
        [opponent] l’avversario pesca
        [both] entrambi i giocatori pescano
       *[other] pesca
    } { np-val } { $val ->
        [one] carta
       *[other] carte
    }
    .to =
        { $who ->
            [opponent] l’avversario pesca
            [both] entrambi i giocatori pescano
           *[other] pesca
        } { np-val } { $val ->
            [one] carta
           *[other] carte
        }
    .name = pescare
# «Aggiungi quelle carte alla tua mano», ma «aggiungi alla tua mano un’unità di rango 1 da una qualsiasi pila degli scarti».
op-add =
    { ATTR($to, "short") ->
        [yes] aggiungi { TERM($to) } alla tua mano
       *[other] aggiungi alla tua mano { TERM($to, case: "from") }
    }
    .name = aggiungere alla mano
op-recover = recupera { TERM($to, case: "from") }
    .name = recuperare
op-search = cerca nel tuo mazzo { TERM($to, decl: "bare") } e { np-it } alla tua mano
    .name = cercare nel mazzo
op-search_discard = cerca nella tua pila degli scarti { TERM($to, decl: "bare") } e { np-it } alla tua mano
    .name = cercare nella pila degli scarti
np-it =
    { ATTR($to, "number") ->
        [pl] aggiungile
       *[other] aggiungila
    }
op-shuffle_deck =
    mescola { $who ->
        [opponent] il mazzo avversario
        [both] entrambi i mazzi
       *[other] il tuo mazzo
    }
    .name = mescolare un mazzo
op-reveal = rivela { TERM($to) }
    .name = rivelare
op-reveal_top =
    rivela { n-top-cards } { $who ->
        [opponent] del mazzo avversario
        [both] del mazzo di ogni giocatore
       *[other] del tuo mazzo
    }
    .name = rivelare la cima di un mazzo
op-gain_points =
    { $who ->
        [opponent] l’avversario guadagna
        [both] entrambi i giocatori guadagnano
       *[other] guadagni
    } { $val ->
        [one] { $val } punto
       *[other] { $val } punti
    }
    .to =
        { $who ->
            [opponent] l’avversario guadagna
            [both] entrambi i giocatori guadagnano
           *[other] guadagni
        } { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        }
    .name = guadagnare punti
op-lose_points =
    { $who ->
        [opponent] l’avversario perde
        [both] entrambi i giocatori perdono
       *[other] perdi
    } { $val ->
        [one] { $val } punto
       *[other] { $val } punti
    }
    .to =
        { $who ->
            [opponent] l’avversario perde
            [both] entrambi i giocatori perdono
           *[other] perdi
        } { $val ->
            [one] { $val } punto
           *[other] { $val } punti
        }
    .name = perdere punti
v-gain =
    { ATTR($to, "number") ->
        [pl] guadagnano
       *[other] guadagna
    }
v-lose =
    { ATTR($to, "number") ->
        [pl] perdono
       *[other] perde
    }
op-gain_attack = { TERM($to) } { v-gain } { $val } di attacco
    .to = { TERM($to) } { v-gain } { $val } di attacco
    .name = guadagnare attacco
op-lose_attack = { TERM($to) } { v-lose } { $val } di attacco
    .to = { TERM($to) } { v-lose } { $val } di attacco
    .name = perdere attacco
op-gain_defense = { TERM($to) } { v-gain } { $val } di difesa
    .to = { TERM($to) } { v-gain } { $val } di difesa
    .name = guadagnare difesa
op-lose_defense = { TERM($to) } { v-lose } { $val } di difesa
    .to = { TERM($to) } { v-lose } { $val } di difesa
    .name = perdere difesa
v-is =
    { ATTR($to, "number") ->
        [pl] sono { TERM($word, number: "pl") }
       *[other] è { TERM($word) }
    }
op-grant =
    { TERM($to) } { v-is } { $choice ->
        [immune] { TERM($against) }
       *[other] { "" }
    }
    .to =
        { TERM($to) } { v-is } { $choice ->
            [immune] { TERM($against) }
           *[other] { "" }
        }
    .name = conferire una parola chiave
op-tap = tappa { TERM($to) }
    .name = tappare
op-untap = stappa { TERM($to) }
    .name = stappare
op-play = gioca { TERM($to, case: "from") }
    .name = giocare
op-level_up = usa { TERM($to, case: "with") } per far salire di rango una carta che controlli
    .name = salire di rango
op-equip = equipaggia questa carta { np-a-to }
    .name = equipaggiare
op-counter =
    { $timing ->
        [enemy_attacks] ferma quell’attacco
       *[other] annulla quell’effetto
    }
    .name = annullare
op-activate = attiva un effetto { np-di-to }
    .name = attivare un effetto
op-skip =
    { $who ->
        [self] salti
        [both] ogni giocatore salta
       *[other] l’avversario salta
    } { $choice ->
        [draw] la { $who ->
            [self] tua
           *[other] sua
        } prossima Fase di Pesca
        [main] la { $who ->
            [self] tua
           *[other] sua
        } prossima Fase Principale
        [battle] la { $who ->
            [self] tua
           *[other] sua
        } prossima Fase di Battaglia
       *[other] il { $who ->
            [self] tuo
           *[other] suo
        } prossimo turno
    }
    .to =
        { $who ->
            [self] salti
            [both] ogni giocatore salta
           *[other] l’avversario salta
        } { $choice ->
            [draw] la { $who ->
                [self] tua
               *[other] sua
            } prossima Fase di Pesca
            [main] la { $who ->
                [self] tua
               *[other] sua
            } prossima Fase Principale
            [battle] la { $who ->
                [self] tua
               *[other] sua
            } prossima Fase di Battaglia
           *[other] il { $who ->
                [self] tuo
               *[other] suo
            } prossimo turno
        }
    .name = saltare una fase o un turno
op-skip_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] non possono
       *[other] non può
    } attaccare nella prossima Fase di Battaglia del suo controllore
    .name = impedire di attaccare
op-more_plays =
    { $who ->
        [opponent] l’avversario può giocare
        [both] ogni giocatore può giocare
       *[other] puoi giocare
    } { np-val } { $val ->
        [one] carta
       *[other] carte
    } in più { $always ->
        [yes] in ogni turno
       *[no] { "" }
    }
    .name = giocare più carte
op-more_attacks =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] possono
       *[other] può
    } attaccare { np-val } { $val ->
        [one] volta
       *[other] volte
    } in più
    .name = attaccare più volte
np-val =
    { $val ->
        [1] una
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
       *[other] { $val }
    }

## Generi di operazioni

kind-removal = Rimozione
kind-points = Punti
kind-cards = Carte
kind-numbers = Numeri
kind-field = Campo
kind-control = Controllo

## Fasi, azioni, che cosa nominano, finestre, eventi

phase-start = Inizio
phase-draw = Fase di Pesca
phase-main = Fase Principale
phase-battle = Fase di Battaglia
phase-end = Fase Finale
action-play = giocare
action-level_up = far salire di rango
action-activate = attivare
action-attack = attaccare
pick-onto = la carta sottostante
pick-target = bersaglio
window-respond = risposte
window-moment = un momento per gli effetti
event-turn_begins = inizio del turno
event-activates = si attiva un effetto
event-attacks = un attacco
event-has_attacked = dopo un attacco

## Perché non si può

refused-no-plays = Hai già giocato tutte le carte che puoi giocare in questo turno
refused-level = Una carta di rango 1 si gioca in un posto libero, una di rango superiore su una carta del suo tipo inferiore di un rango
refused-first-turn = Nessuno attacca nel primo turno
refused-attacked = Questa unità ha già attaccato in questo turno
refused-held-back = Questa unità non può attaccare in questa Fase di Battaglia

## Nomi per il testo delle regole

word-chosen = a scelta
word-random = a caso
word-never = mai
word-own_turn = nel proprio turno
word-stands_up = la stappa
word-stays = la lascia tappata
word-either = in entrambi i turni
word-own = nel proprio turno
word-both_stand = restano entrambe
word-both_fall = cadono entrambe
word-turn = turno
word-unit = unità
setting-untap = quando si stappano le carte di un giocatore
setting-dormant_use = che cosa fa alla sua carta l’uso di un effetto dormiente
setting-spell_normal = in quali turni si usano gli effetti delle magie
setting-equal_strength = che cosa accade se attacco e difesa sono pari
role-attacker = la carta attaccante
    .gen = della carta attaccante
role-defender = l’unità in difesa
    .gen = dell’unità in difesa
role-direct = la carta che attacca il giocatore
    .gen = della carta che attacca il giocatore
role-revealed = le carte rivelate
    .gen = delle carte rivelate
role-rising = la carta che sale di rango
    .gen = della carta che sale di rango
role-base = la carta sottostante
    .gen = della carta sottostante
to-own_unit =
    .name = un’unità che controlli
to-enemy_unit =
    .name = un’unità dell’avversario
to-any_unit =
    .name = un’unità sul campo
to-enemy_card =
    .name = una carta dell’avversario
to-any_card =
    .name = una carta sul campo
to-own_units =
    .name = tutte le unità che controlli
to-enemy_units =
    .name = tutte le unità dell’avversario
to-all_units =
    .name = tutte le unità sul campo
to-from_hand =
    .name = una carta della tua mano
to-from_deck =
    .name = una carta del tuo mazzo
to-from_discard =
    .name = una carta della tua pila degli scarti
on-would_be_destroyed =
    .name = quando sta per essere distrutta
op-stay =
    .name = restare sul campo

## Mazzi

deck-rootfire = Radice e Fuoco
deck-stormgrave = Tomba della Tempesta

## Carte

card-TT-F001 = Draghetto di Brace
card-TT-F002 = Corridore di Cenere
card-TT-F003 = Tizzone Astioso
card-TT-F004 = Folletto degli Sterpi
card-TT-F005 = Draco della Fornace
card-TT-F006 = Rinoceronte di Scorie
card-TT-F007 = Padre della Fucina
card-TT-F008 = Duellante dei Tizzoni
card-TT-F009 = Colosso della Pira
card-TT-N001 = Tartaruga Muschiosa
card-TT-N002 = Nutrice dei Rovi
card-TT-N003 = Evocatrice di Semi
card-TT-N004 = Radice Dormiente
card-TT-N005 = Matrona Spinosa
card-TT-N006 = Cervo del Boschetto
card-TT-N007 = Sciame di Polline
card-TT-N008 = Volta Ancestrale
card-TT-N009 = Lindorm della Radice del Mondo
card-TT-W001 = Lontra di Salamoia
card-TT-W002 = Pesce Lanterna
card-TT-W003 = Lettrice di Maree
card-TT-W004 = Saggio del Limo
card-TT-W005 = Sentinella della Scogliera
card-TT-W006 = Risacca
card-TT-W007 = Anguilla Specchio
card-TT-W008 = Corrente Profonda
card-TT-W009 = Araldo del Maelström
card-TT-D001 = Segugio della Cripta
card-TT-D002 = Paggio Vuoto
card-TT-D003 = Collezionista d’Ossa
card-TT-D004 = Sensale di Tombe
card-TT-D005 = Falena della Peste
card-TT-D006 = Capitano Spettrale
card-TT-D007 = Velo del Lutto
card-TT-D008 = L’Ultimo Creditore
card-TT-D009 = Lich del Nono Gradino
card-TT-E001 = Guardiano di Pietra
card-TT-E002 = Golem di Cava
card-TT-E003 = Mammut di Granito
card-TT-A001 = Sfioraburrasca
card-TT-A002 = Ladro d’Aquiloni
card-TT-A003 = Roc della Tempesta
card-TT-V001 = Relè di Scintille
card-TT-V002 = Ratto a Bobina
card-TT-V003 = Motore ad Arco
card-TT-L001 = Accolita dell’Alba
card-TT-L002 = Fata della Candela
card-TT-L003 = Paladino del Mezzogiorno
card-TT-S001 = Pioggia di Scintille
card-TT-S002 = Decima Verde
card-TT-S003 = Filo Temprato
card-TT-S004 = Lama dei Re
card-TT-S005 = Riparo di Corteccia
card-TT-S006 = Ora in Prestito
card-TT-S007 = Cerchio di Cenere
card-TT-S008 = Ombra Lunga
card-TT-S009 = Seconda Luna
card-TT-S010 = Fioritura Improvvisa
card-TT-S011 = Cancello Chiuso
card-TT-S012 = Registro Aperto
card-TT-S013 = Bella Copia
card-TT-S014 = Seconda Lettura
card-TT-S015 = Campana Annegata
card-TT-S016 = Trono degli Abissi
