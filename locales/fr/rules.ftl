## Headings of the rules as text

rules-setup = Mise en place
rules-the-turn = Le tour
rules-actions = Actions
rules-windows = Réponses
rules-fighting = Dégâts
rules-by-itself = Ce qui arrive de soi-même
rules-order = Ordre des capacités
rules-the-end = La fin
rules-counters = Ce qui est compté
rules-zones = Zones
rules-states = Ce que portent les cartes
rules-durations = Durée des effets
rules-card-types = Types de cartes
rules-numbers = Valeurs et mots des cartes
rules-keywords = Mots-clés
rules-timings = Quand les capacités ont lieu
rules-ways = Sortes de capacités
rules-costs-of-abilities = Coûts des capacités
rules-filters = Quelles cartes
rules-conditions = Conditions
rules-operations = Ce que font les effets
rules-decks = Decks

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = vous
    .gen = de vous
rules-opponent = l’adversaire
    .gen = de l’adversaire
rules-both = les deux joueurs
    .gen = des deux joueurs
rules-whom = le joueur nommé
    .gen = du joueur nommé
rules-of-you = { $name }
rules-of-opponent = { $name } de l’adversaire
rules-of-both = { $name } des deux joueurs
rules-of-whom = { $name } du joueur nommé
rules-of-owner = { $name } de son propriétaire
rules-of = { $name } { $cards }
    .cards = gen
rules-of-rows = { $name } de tous les effets { $cards }
    .cards = gen
rules-of-row = { $name } de l’effet
rules-owner-of = le propriétaire { $cards }
    .gen = du propriétaire { $cards }
    .cards = gen
rules-side-of = le joueur { $cards }
    .gen = du joueur { $cards }
    .cards = gen

## Cards

rules-no-cards = aucune carte
    .gen = d’aucune carte
rules-it = la carte
    .gen = de la carte
rules-looked = celle-ci
    .gen = de celle-ci
rules-this = cette carte
    .gen = de cette carte
rules-target = la cible
    .gen = de la cible
rules-event = la carte concernée
    .gen = de la carte concernée
rules-victim = ce qui a été touché
    .gen = de ce qui a été touché
rules-bearer = la carte qui part
    .gen = de la carte qui part
rules-answered = la carte à laquelle on répond
    .gen = de la carte à laquelle on répond
rules-these = ces cartes
    .gen = de ces cartes
rules-picked = { $name } (choix)
    .gen = de { $name } (choix)
rules-cards-in = les cartes de { $places }
    .gen = des cartes de { $places }
rules-all = { $cards } (seulement les cartes telles que : { $test })
    .gen = de toutes celles parmi { $cards } (telles que : { $test })
rules-top = { $n ->
    [1] la carte du dessus de { $places }
    [one] les { $n } cartes du dessus de { $places }
   *[other] les { $n } cartes du dessus de { $places }
}
    .gen = { $n ->
        [1] de la carte du dessus de { $places }
        [one] des { $n } cartes du dessus de { $places }
       *[other] des { $n } cartes du dessus de { $places }
    }
rules-top-some = les cartes du dessus de { $places }
rules-bottom = { $n ->
    [1] la carte du dessous de { $places }
    [one] les { $n } cartes du dessous de { $places }
   *[other] les { $n } cartes du dessous de { $places }
}
    .gen = { $n ->
        [1] de la carte du dessous de { $places }
        [one] des { $n } cartes du dessous de { $places }
       *[other] des { $n } cartes du dessous de { $places }
    }
rules-bottom-some = les cartes du dessous de { $places }
rules-random = { $n ->
    [one] { $n } carte au hasard de { $places }
   *[other] { $n } cartes au hasard de { $places }
}
    .gen = { $n ->
        [one] de { $n } carte au hasard de { $places }
       *[other] de { $n } cartes au hasard de { $places }
    }
rules-random-some = des cartes au hasard de { $places }
rules-most-of = la première parmi { $cards }, au plus haut : { $n }
    .gen = de la première parmi { $cards }, au plus haut : { $n }
rules-least-of = la première parmi { $cards }, au plus bas : { $n }
    .gen = de la première parmi { $cards }, au plus bas : { $n }
rules-choose = { $n } parmi { $cards } (à votre choix)
    .gen = de { $n } parmi { $cards } (à votre choix)
rules-choose-with = { $n } parmi { $cards } (à votre choix ; condition : { $test })
    .gen = de { $n } parmi { $cards } (à votre choix ; condition : { $test })
rules-choose-fit = { $n } parmi { $cards } qui conviennent (à votre choix)
    .gen = de { $n } parmi { $cards } qui conviennent (à votre choix)
rules-choose-fit-with = { $n } parmi { $cards } qui conviennent (à votre choix ; condition : { $test })
    .gen = de { $n } parmi { $cards } qui conviennent (à votre choix ; condition : { $test })
rules-up-to = jusqu’à { $n } parmi { $cards } (à votre choix)
rules-up-to-with = jusqu’à { $n } parmi { $cards } (à votre choix ; condition : { $test })
rules-theirs = { $n } parmi { $cards } (au choix de leur joueur)
rules-theirs-with = { $n } parmi { $cards } (au choix de leur joueur ; condition : { $test })
rules-fitting = celles qui conviennent parmi { $cards }
    .gen = de celles qui conviennent parmi { $cards }
rules-fit = autant de cartes que le dit l’effet, parmi { $cards }
rules-under = ce qui se trouve sous { $cards }
    .gen = de ce qui se trouve sous { $cards }
rules-worn = ce qui est attaché à { $cards }
    .gen = de ce qui est attaché à { $cards }
rules-host-of = ce à quoi { $cards } est attachée
    .gen = de ce à quoi { $cards } est attachée
rules-either = ({ $a } si { $test }, sinon { $b })

## Numbers

rules-x = X
rules-n = N
rules-word = le mot nommé
rules-amount = les dégâts
rules-turn = le numéro du tour
rules-round = le numéro de la manche
rules-turns = le nombre de tours (joueur : { $who })
rules-book = le livre (de : { $who })
rules-printed = { $name } { $cards } (valeur imprimée)
    .cards = gen
rules-before = { $name } que la carte avait
rules-count = le nombre { $cards }
    .cards = gen
rules-count-with = le nombre { $cards } (condition : { $test })
    .cards = gen
rules-sum = la somme, pour { $cards }, de : { $n }
rules-price = le prix { $cards }
    .cards = gen
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (arrondi vers le bas)
rules-rounded = { $a } ÷ { $b } (arrondi)
rules-at-least = { $a } (au moins { $b })
rules-at-most = { $a } (au plus { $b })
rules-larger = le plus grand de { $a } et { $b }
rules-smaller = le plus petit de { $a } et { $b }
rules-truth = (1 si { $test }, sinon 0)
rules-group = ({ $a })

## Words

rules-type-of = le type { $cards }
    .cards = gen
rules-class-of = la classe { $cards }
    .cards = gen
rules-subtype-of = le sous-type { $cards }
    .cards = gen
rules-name-of = le nom { $cards }
    .cards = gen
rules-zone-of = la zone { $cards }
    .cards = gen
rules-zone-before = la zone précédente
rules-phase = la phase

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a } et { $b }
rules-or = { $a } ou { $b }
rules-always-so = toujours
rules-never = jamais
rules-did = l’effet précédent a changé quelque chose
rules-did-not = l’effet précédent n’a rien changé
rules-running = la capacité est en vigueur
rules-running-not = la capacité n’est pas encore en vigueur
rules-active = le joueur actif est : { $who }
rules-active-not = le joueur actif n’est pas : { $who }
rules-your-turn = c’est votre tour
rules-your-turn-not = ce n’est pas votre tour
rules-their-turn = c’est le tour de l’adversaire
rules-their-turn-not = ce n’est pas le tour de l’adversaire
rules-first = a commencé : { $who }
rules-first-not = n’a pas commencé : { $who }
rules-you-began = vous avez commencé
rules-you-began-not = vous n’avez pas commencé
rules-they-began = l’adversaire a commencé
rules-they-began-not = l’adversaire n’a pas commencé
rules-arrived = { $cards } est arrivée ce tour-ci
rules-arrived-not = { $cards } n’est pas arrivée ce tour-ci
rules-is = { $cards } est : { $name }
rules-is-not = { $cards } n’est pas : { $name }
rules-was = la carte était : { $name }
rules-was-not = la carte n’était pas : { $name }
rules-has = { $cards } a { $word }
rules-has-not = { $cards } n’a pas { $word }
rules-words-in = { $others } a tous les mots ({ $name }) { $cards }
    .cards = gen
rules-words-in-not = { $others } n’a pas tous les mots ({ $name }) { $cards }
    .cards = gen
rules-in = { $cards } se trouve dans { $places }
rules-in-not = { $cards } ne se trouve pas dans { $places }
rules-same = { $cards } est { $others }
rules-same-not = { $cards } n’est pas { $others }
rules-one-of = { $word } est parmi { $words }
rules-one-of-not = { $word } n’est pas parmi { $words }
rules-filled = { $places } contient des cartes
rules-empty = { $places } ne contient aucune carte
rules-there = on trouve { $cards }
rules-there-not = on ne trouve pas { $cards }
rules-any = parmi { $cards }, il y en a une telle que { $test }
rules-any-not = parmi { $cards }, il n’y en a aucune telle que { $test }
rules-bears = { $cards } a une capacité { $name }
rules-bears-not = { $cards } n’a pas de capacité { $name }
rules-room = { $places } a encore de la place
rules-room-not = { $places } n’a plus de place

## What is done

rules-gain = augmentez { $what } de : { $n }
rules-lose = diminuez { $what } de : { $n }
rules-set = fixez { $what } à { $n }
rules-damage = infligez des dégâts ({ $n }) à : { $cards }
rules-damage-from = infligez des dégâts ({ $n }) à : { $cards } ; source : { $source }
rules-heal = soignez des dégâts ({ $n }) de : { $cards }
rules-modify = modifiez { $name } { $cards } de : { $n }
    .cards = gen
rules-give = donnez { $word } à : { $cards }
rules-remove = retirez { $word } à : { $cards }
rules-remove-all = retirez tous ses mots à : { $cards }
rules-mark = état { $name } pour : { $cards }
rules-unmark = fin de l’état { $name } pour : { $cards }
rules-reset = { $cards } revient à son état imprimé
rules-become = changez le sous-type { $cards } en : { $word }
    .cards = gen
rules-grant = attachez les effets à : { $cards }
rules-move = déplacez { $cards } vers { $places }
rules-move-bottom = déplacez { $cards } au-dessous de { $places }
rules-move-shuffled = mélangez { $cards } dans { $places }
rules-move-asked = déplacez { $cards } vers { $places }, dans l’ordre de votre choix
rules-destroy = détruisez { $cards }
rules-destroy-up = détruisez { $cards } ; ce qui est dessous remonte
rules-destroy-along = détruisez { $cards } avec ce qui est dessous
rules-shuffle = mélangez { $places }
rules-reveal = montrez aux deux joueurs { $cards }
rules-look = regardez { $cards }
rules-create = créez { $n } × { $card } dans { $places }
rules-copy = mettez dans { $places } une copie { $cards }
    .cards = gen
rules-transform = transformez { $cards } en { $card }
rules-attach = attachez { $cards } à : { $host }
rules-stack = placez { $cards } sur : { $host }
rules-control = donnez le contrôle { $cards } à : { $who }
    .cards = gen
rules-play = jouez { $cards }
rules-resolve = résolvez les capacités { $cards } : { $names }
    .cards = gen
rules-resolve-hero = résolvez la capacité du héros
rules-resolve-again = résolvez encore ce qui a été révélé dans { $places }
rules-use = payez la capacité { $cards } et résolvez-la
    .cards = gen
rules-pay = payez la capacité { $cards }
    .cards = gen
rules-aim = nommez les cibles { $cards }
    .cards = gen
rules-effects = résolvez la capacité { $cards }
    .cards = gen
rules-perform = résolvez sans la payer une capacité { $cards }
    .cards = gen
rules-negate = annulez ce à quoi on répond
rules-prevent = empêchez-le
rules-prevent-some = empêchez-en { $n }
rules-let = désormais, { $name } : { $cards }
rules-forget = fin du rôle : { $name }
rules-happens = c’est le moment « { $name } »
rules-happens-to = c’est le moment « { $name } » pour : { $cards }
rules-opens = les joueurs peuvent répondre : { $name }
rules-run = faites « { $name } »
rules-end = ce qui dure « { $name } » prend fin
rules-skip = { $name } est sauté la prochaine fois par : { $who }
rules-whole-turn = le tour
rules-again = encore un tour
rules-win = la partie est gagnée par : { $who }
rules-lose-match = la partie est perdue par : { $who }
rules-you-win = vous gagnez la partie
rules-you-lose = vous perdez la partie
rules-draw-match = la partie est nulle
rules-say = des mots sont montrés
rules-for = { $do } ({ $name })
rules-during = aussi longtemps que le dit l’effet
rules-as-many = autant que { $n }
rules-row-card = la carte que nomme l’effet
rules-row-place = le lieu que nomme l’effet
rules-if = Si { $test } :
rules-else = Sinon :
rules-each-seat = Chaque joueur :
rules-each = Pour { $cards }, dans l’ordre :
rules-repeat = { $n } fois :
rules-repeat-some = Répétez ce nombre de fois : { $n }
rules-at-once = En même temps :
rules-answer = L’autre peut répondre ({ $name }). Si ce n’est pas annulé :
rules-answer-else = Si c’est annulé :

## The course of a match

rules-first-chance = Le hasard décide qui commence.
rules-first-most = Commence celui qui a le plus : { $n }. À égalité, le hasard décide.
rules-only-if = Seulement si { $test }.
rules-may = Puis le joueur peut faire ceci, dans n’importe quel ordre et autant que possible : { $names }.
rules-must = Puis le joueur fait ceci tant que c’est possible : { $names }.
rules-waits = Le joueur dit quand on continue.
rules-after = Après chaque action :
rules-then = À la fin de la phase :
rules-with-card = Avec une carte de { $places }.
rules-any-ability = Elle utilise une capacité de la carte.
rules-ability-of = Elle utilise une capacité de la carte : { $names }.
rules-needs = Seulement si { $test }. (Sinon : { $name }.)
rules-times-a-turn = Au plus { $n } fois par tour.
rules-pick = Choisissez { $name } : une carte de { $places }.
rules-pick-if = Il faut que : { $test }.
rules-pick-or = Ou l’adversaire.
rules-pick-or-if = Ou l’adversaire, si { $test }.
rules-pick-may = On peut s’en passer.
rules-pick-number = Choisissez { $name } : de { $a } à { $b }.
rules-aims = Ses cibles sont nommées à l’utilisation : { $names }.
rules-pays = Coût :
rules-does = Effet :
rules-window-own = Vous pouvez agir : { $names }.
rules-window-other = L’adversaire peut agir : { $names }.
rules-window-each = Chaque joueur peut agir, l’un après l’autre : { $names }.
rules-window-both = Les joueurs agissent tour à tour jusqu’à ce que tous deux passent : { $names }.
rules-window-once = Une fois.
rules-window-times = Au plus { $n } fois.
rules-window-any = Autant de fois que voulu.
rules-window-must = Qui peut agir doit agir.
rules-window-opens = Même si rien n’est possible, la question est posée si { $test }.
rules-wounds = Les dégâts d’une carte s’ajoutent ({ $name }). Une carte qui en a autant que son { $health } est détruite.
rules-health = Les dégâts d’une carte diminuent son { $health }. À 0, elle est détruite.
rules-destroyed-to = Les cartes détruites vont dans { $name }.
rules-damage-to = Les dégâts d’un joueur diminuent { $name }.
rules-damage-less = Ils sont d’abord réduits de { $name }.
rules-damage-once = { $name } est retiré des prochains dégâts et s’épuise.
rules-damage-floor = Ils ne font pas descendre sous { $name }.
rules-damage-taken = { $name } les compte.
rules-when = Quand ceci arrive : { $name }
rules-once = Une fois par partie.
rules-always-in = Toujours, pour les cartes de { $places } :
rules-adds = { $name } : + { $n }
rules-adds-less = { $name } : − { $n }
rules-gives = Elles ont { $word }.
rules-silent = Ce qui est imprimé sur une carte ne compte pas tant que { $test }.
rules-fires = Un effet n’a lieu que si { $test }. Avant lui :
rules-at-row = Ce qu’un effet déclenche a lieu juste après lui.
rules-at-effect = Ce qu’une capacité déclenche a lieu quand elle est résolue.
rules-at-chain = Les capacités forment une chaîne où l’on peut répondre ; la dernière est résolue d’abord.
rules-oldest = Ce qui a été déclenché d’abord a lieu d’abord.
rules-newest = Ce qui a été déclenché en dernier a lieu d’abord.
rules-chain-window = On peut répondre à chaque capacité : { $name }.
rules-aim-row = Les cibles sont nommées à l’utilisation d’une capacité ; un effet sans sa cible ne fait rien.
rules-aim-whole = Les cibles sont nommées à l’utilisation d’une capacité ; sans elles, elle ne fait rien.
rules-loses = Vous perdez si { $test }.
rules-wins = Vous gagnez si { $test }.
rules-draws = La partie est nulle si { $test }.
rules-turn-limit = Après { $n } tours des deux joueurs ensemble, la partie prend fin.
rules-tie-draw = Si personne n’a alors gagné, ou si tous deux perdent à la fois, la partie est nulle.
rules-tie-most = Si personne n’a alors gagné, ou si tous deux perdent à la fois, gagne celui qui a le plus : { $n }.
rules-tie-share = Si personne n’a alors gagné, ou si tous deux perdent à la fois, la plus grande part gagne : { $a } sur { $b }.

## Counters, zones, states

rules-start = Commence à { $n }.
rules-least = Au moins { $n }.
rules-most = Au plus { $n }.
rules-until = Prend fin avec : { $name }.
rules-worth = Vaut { $n }.
rules-summed = Vaut ce que les effets ajoutent.
rules-state-mark = Une carte l’a ou non.
rules-state-counter = Se compte sur une carte.
rules-state-row = Se compte sur chaque effet, pour toutes les copies de sa carte.
rules-seen-all = Tous voient ses cartes.
rules-seen-owner = Seul son joueur voit ses cartes.
rules-seen-nobody = Personne ne voit ses cartes.
rules-in-play = Ses cartes sont en jeu.
rules-face-down = Ses cartes sont face cachée.
rules-beneath = Ses cartes sont sous d’autres.
rules-keeps = Ses cartes gardent ce qu’on leur a fait.
rules-enters-shuffled = Les cartes y sont mélangées.
rules-reveals = Ses cartes cachées sont révélées quand vient leur moment.
rules-capacity = { $n ->
    [one] Contient au plus { $n } carte.
   *[other] Contient au plus { $n } cartes.
}
rules-full-stays = Une fois pleine, plus aucune carte n’y vient.
rules-full = Une fois pleine, pour la carte qui viendrait :
rules-takes = N’accepte que { $names }.
rules-left-up = Quand ce qui est dessus part, sa carte suivante remonte.
rules-left-along = Quand ce qui est dessus part, ses cartes suivent.
rules-left = Quand part ce à quoi ses cartes appartiennent :
rules-destroyed-up = Quand ce qui est dessus est détruit, sa carte suivante remonte.
rules-destroyed-along = Quand ce qui est dessus est détruit, ses cartes suivent.
rules-destroyed = Quand est détruit ce à quoi ses cartes appartiennent :
rules-event-would_damage = des dégâts vont être infligés
rules-event-would_destroy = une carte va être détruite
rules-event-damaged = une carte a subi des dégâts
rules-event-dealt = une carte a infligé des dégâts
rules-event-player_damaged = un joueur a subi des dégâts
rules-event-moved = une carte s’est déplacée
rules-event-destroyed = une carte a été détruite
rules-event-played = une carte a été jouée
rules-event-phase = une phase a commencé
rules-state-arrived = juste arrivée
rules-state-attacked = déjà passée à l’attaque
rules-for-while_in_play = tant que la carte est en jeu
rules-pick-target = cible

## Cards and abilities

rules-played = Se joue de { $from } vers { $to }.
rules-begins-in = Commence dans { $name }.
rules-costs = Coûte { $n }.
rules-resolves = Quand on la joue, ces capacités ont lieu : { $names }.
rules-stays = Rien ne la détruit.
rules-trap = Reste face cachée jusqu’à son moment.
rules-range = De { $a } à { $b }.
rules-words = { $name } : { $names }.
rules-spares = Les effets des cartes dont il parle ne la touchent pas.
rules-ability = { $name } : { $rows }.
rules-row = { $name } { $n }
rules-continuous = Tant que la carte est en jeu.
rules-event-this = Cette carte : { $name }.
rules-event-own = De votre côté : { $name }.
rules-event-opposing = Du côté adverse : { $name }.
rules-event-other-own = Une autre carte de votre côté : { $name }.
rules-event-other = Une autre carte : { $name }.
rules-event-any = D’un côté ou de l’autre : { $name }.
rules-works-in = Agit dans { $places }.
rules-optional = Son joueur peut y renoncer.
rules-bounded = Demande un coût, ou agit une fois par tour.
rules-trigger-own = Vous jouez : { $names }.
rules-trigger-play = L’adversaire joue : { $names }.
rules-trigger-hit = Vous subissez des dégâts.
rules-trigger-hits = L’adversaire subit des dégâts.
rules-trigger-lethal = Vous perdriez.
rules-trigger-lethals = L’adversaire perdrait.
rules-way-on = S’utilise à : { $names }.
rules-way-answers = Seulement en réponse.
rules-usual-for = Dure { $name }.
rules-n-from = N va de { $a } à { $b }.
rules-x-from = X va de { $a } à { $b }.
rules-n-cards = Compte des cartes : un nombre, ou lesquelles et combien.
rules-n-word = N est un mot.
rules-word-of = Le mot est parmi { $names }.
rules-holds = Est vraie si { $test }.
rules-holds-both = Est vraie si { $test } ; avec « non », si { $other }.
rules-targets = Concerne : { $names }.
rules-fits = Seulement possible sur une carte telle que : { $test }.
rules-lasts = Dure : { $names }.
rules-while = Tant que la carte est en jeu :
rules-copies = { $n } × { $name }
rules-deck = { $n } cartes : { $cards }.
rules-deck-any = { $n } cartes au hasard.
rules-deck-size = Un deck a { $n } cartes.
rules-deck-copies = Au plus { $n } exemplaires d’une carte.

## What random matches showed

rules-check-matches = { $n ->
    [one] { $n } partie au hasard
   *[other] { $n } parties au hasard
}
rules-check-turns = La moitié des parties étaient finies au tour { $median }, la plus longue au tour { $longest }.
rules-check-wins = Gagnées par qui a commencé : { $first } ; par l’autre : { $second } ; nulles : { $draws }.
rules-check-limited = Terminées à la limite de tours : { $n }
rules-check-all = Tout ce que disent les règles a eu lieu.
rules-check-never = N’a jamais eu lieu : { $n }
rules-check-statement = instruction
rules-check-action = action { $name }
rules-check-timing = moment { $name }
rules-check-operation = opération { $name }
rules-check-end = fin qui n’a conclu aucune partie
rules-check-card = carte { $name }
rules-check-statements = Laissé de côté : instructions au-delà de 4096 dans une action.
rules-check-abilities = Laissé de côté : capacités au-delà de 256 déclenchées par une action.
rules-check-depth = Laissé de côté : effets ou réponses imbriqués au-delà de 16.
rules-check-chains = Laissé de côté : chaînes au-delà de 20 après une action.
rules-check-cards = Laissé de côté : cartes au-delà de la limite des règles.
rules-check-list = Laissé de côté : actions au-delà de 512 dans une liste, ou répétitions au-delà de 20.
rules-check-room = Laissé de côté : ce que portent les cartes au-delà de la place d’une partie.
rules-check-endless = Ne se sont pas terminées : { $n }
rules-check-unlawful = Positions qui enfreignent une loi des règles : { $n }
rules-check-law = loi enfreinte
rules-check-capacity = zone au-delà de sa capacité
rules-check-stale = Effets continus qui n’étaient pas à jour, une erreur du programme : { $n }
why-in-play = cartes en jeu
why-skipped = phases et tours que saute l’autre joueur
why-trade = échange de coups
why-damage = dégâts infligés à l’adversaire
why-rows = effets de la carte, moins son prix
why-win = la partie est gagnée
why-loss = la partie est perdue
why-draw = la partie est nulle

## Between the items of a list

rules-comma = {", "}
