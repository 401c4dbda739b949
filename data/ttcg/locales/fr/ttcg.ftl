## Le jeu

game-name = TTCG
game-about = Des unités et des sorts qui grandissent en étant posés les uns sur les autres. Chaque carte a deux effets ; s’en servir engage la carte. Vingt points chacun ; une unité détruite en coûte à son propriétaire autant que son rang.

## Types de carte : « unité de type Feu »

type-earth = Terre
type-water = Eau
type-fire = Feu
type-air = Air
type-electric = Électrique
type-light = Lumière
type-nature = Nature
type-dark = Ténèbres
type-spell = sort
    .gender = m
    .pl = sorts
class-unit = unité
    .gender = f
    .elide = yes
    .pl = unités
class-spell = sort
    .gender = m
    .pl = sorts

## Sous-types : « unité Dragon »

set-subtypes = sous-types
word-dragon = Dragon
word-beast = Bête
word-elemental = Élémentaire
word-aquatic = Aquatique
word-warrior = Guerrier
word-spellcaster = Magicien
word-machine = Machine
word-ghost = Fantôme
word-insect = Insecte
word-reptile = Reptile
word-fairy = Fée
word-undead = Mort-vivant
word-botanic = Plante
word-flying = Volant
word-humanoid = Humanoïde
word-fish = Poisson

## Mots-clés : « cette carte est indestructible »

keyword-indestructible = indestructible
    .pl = indestructibles
keyword-immune = immunisé
    .f = immunisée
    .pl = immunisés
    .f-pl = immunisées
about-keyword-indestructible = Elle ne peut pas être détruite, ni au combat ni par des effets.
about-keyword-immune = Les effets des cartes nommées avec ce mot ne peuvent ni la choisir ni la modifier. Le combat n’est pas un effet.

## Nombres des cartes

number-attack = Attaque
    .gender = f
number-defense = Défense
    .gender = f
number-level = rang
    .gender = m
number-more_attacks = attaques supplémentaires

## Compteurs des joueurs et ce qui en découle

counter-points = points
counter-plays = cartes jouées ce tour-ci
counter-extra_plays = cartes de plus ce tour-ci
quantity-plays_given = cartes permises par des effets continus
quantity-plays_allowed = cartes permises par tour

## Ce que portent les cartes

state-tapped = engagée
state-tapped_now = engagée ce tour-ci
state-attacks_made = attaques faites
state-held_back = retenue

## Zones

zone-units = zone des unités
zone-spells = zone des sorts
zone-under = cartes du dessous
zone-hand = main
zone-deck = pioche
zone-discard = défausse
zone-field = terrain
noun-units = unité
    .gender = f
    .elide = yes
    .pl = unités
noun-spells = sort
    .gender = m
    .pl = sorts
np-n =
    { $n ->
        [1] { $gender ->
            [f] une
           *[other] un
        }
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $n }
    }

## Sortes d’effets. Les coûts sont à l’infinitif.

as-normal = Normal
as-continuous = Continu
as-counter = Contre
as-equip = Équipement
as-latent = Latent
as-dormant = Dormant
as-passive = Passif
frame-cost = { $cost } : { $text }
    .then = capital
frame-may-cost = vous pouvez { $cost } : { $text }
    .then = capital
cost-and = { $a } et { $b }
on-use = { "" }
    .name = quand son joueur le veut
on-opponent_draw = pendant la Phase de Pioche de votre adversaire
on-opponent_main = pendant la Phase Principale de votre adversaire
on-opponent_battle = pendant la Phase de Combat de votre adversaire
on-opponent_end = pendant la Phase Finale de votre adversaire
on-always = { "" }
    .name = toujours
on-turn_start = au début de votre tour
on-played =
    quand { $filtered ->
        [yes] { $of ->
            [self] vous jouez { TERM($cards) }
            [opponent] votre adversaire joue { TERM($cards) }
           *[any] un joueur joue { TERM($cards) }
        }
       *[no] { $of ->
            [self] vous jouez une carte
            [opponent] votre adversaire joue une carte
           *[any] un joueur joue une carte
        }
    }
    .subject = opponent
    .name = quand une carte est jouée
on-effect_activates =
    quand { $of ->
        [self] vous activez un effet de carte
        [opponent] votre adversaire active un effet de carte
       *[any] un effet de carte est activé
    }
    .subject = opponent
    .name = quand un effet de carte est activé
on-effect_activates-counter = { "" }
on-attacks = quand cette carte attaque
on-enemy_attacks = quand une carte adverse attaque
on-after_attack = après une attaque de cette carte
on-other_destroyed =
    quand { TERM($cards) } est { ATTR($cards, "gender") ->
        [f] détruite
       *[other] détruit
    }
    .name = quand une autre carte est détruite
on-sent_to_discard = quand cette carte est placée dans la défausse
noun-on-other_destroyed = carte
    .gender = f
    .pl = cartes
cost-discard = vous défausser { TERM($cards, case: "of") }
    .name = se défausser de cartes
cost-points =
    perdre { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .name = perdre des points
cost-discard_this = vous défausser de cette carte
    .name = se défausser de cette carte
n-cost-cards =
    { $n ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
       *[other] { $n } cartes
    }
cost-opponent_draws = faire piocher { n-cost-cards } à votre adversaire
    .name = faire piocher des cartes à votre adversaire
cost-opponent_gains =
    faire gagner { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à votre adversaire
    .name = faire gagner des points à votre adversaire
cost-opponent_untaps = laisser votre adversaire dégager { n-cost-cards }
    .name = laisser votre adversaire dégager des cartes

## De quoi parlent les effets. `case: "at"` : avec « à » ; `case: "of"` : avec « de » ; `decl: "aucun"` : nié.

np-prep =
    { $case ->
        [at] à
        [of] de
       *[nom] { "" }
    }
np-un =
    { $case ->
        [at] à { $gender ->
            [f] une
           *[other] un
        }
        [of] { $gender ->
            [f] d’une
           *[other] d’un
        }
       *[nom] { $gender ->
            [f] une
           *[other] un
        }
    }
np-le =
    { $case ->
        [at] { $gender ->
            [f] à la
           *[other] au
        }
        [of] { $gender ->
            [f] de la
           *[other] du
        }
       *[nom] { $gender ->
            [f] la
           *[other] le
        }
    }
np-one-or-n =
    { $n ->
        [1] { np-un }
       *[other] { np-prep } { np-n }
    }
np-up-to =
    { $case ->
        [at] à au plus
        [of] d’au plus
       *[nom] au plus
    } { np-n } { np-head } { np-tail }
np-all =
    { np-prep } { $gender ->
        [f] toutes
       *[other] tous
    } { $who ->
        [self] vos
       *[other] les
    } { np-head } { np-tail }
np-random = { np-one-or-n } { np-head } au hasard { np-tail }
np-le-head =
    { ATTR($noun, "elide") ->
        [yes] { np-prep } l’{ TERM($noun) } { TERM($adj) }
       *[other] { np-le } { np-head }
    }
np-most =
    { $who ->
        [self] { np-prep } votre { np-head }
       *[other] { np-le-head }
    } ayant { ATTR($stat, "gender") ->
        [f] la plus haute
       *[other] le plus haut
    } { TERM($stat) } { np-tail }
np-least =
    { $who ->
        [self] { np-prep } votre { np-head }
       *[other] { np-le-head }
    } ayant { ATTR($stat, "gender") ->
        [f] la plus basse
       *[other] le plus bas
    } { TERM($stat) } { np-tail }
np-event =
    { $other ->
        [yes] { $who ->
            [opponent] { np-un }
           *[any] { np-un } autre
        } { np-head } { $who ->
            [self] { $gender ->
                [f] alliée
               *[other] allié
            }
            [opponent] adverse
           *[any] { "" }
        }
       *[no] { np-un } { np-head }
    } { TERM($with) } { TERM($after) }
np-at-least =
    { $n ->
        [1] { np-un }
       *[other] au moins { np-n }
    } { np-head } { TERM($with) } { TERM($after) } { $zone ->
        [discard] dans votre défausse
       *[other] { "" }
    }
    .aucun =
        { $n ->
            [1] { $gender ->
                [f] aucune
               *[other] aucun
            }
           *[other] pas au moins { np-n }
        } { np-head } { TERM($with) } { TERM($after) } { $zone ->
            [discard] dans votre défausse
           *[other] { "" }
        }
np-at-most = au plus { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
    .aucun = pas au plus { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-exactly = exactement { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
    .aucun = pas exactement { np-one-or-n } { np-head } { TERM($with) } { TERM($after) }
np-against =
    { $who ->
        [self] les effets de vos
       *[other] les effets des
    } { TERM($noun, number: "pl") } { $who ->
        [opponent] adverses
       *[other] { "" }
    } { TERM($adj, number: "pl") } { TERM($with) } { TERM($after) }
to-this = { np-prep } cette carte
    .gender = f
    .name = cette carte
to-equipped = { np-prep } l’unité équipée
    .gender = f
    .name = la carte qui en est équipée
to-chosen = { np-prep } ces unités
    .gender = f
    .number = pl
    .name = ce dont parlait la ligne précédente
to-attacker = { np-prep } la carte attaquante
    .gender = f
    .number = sg
    .name = la carte attaquante
to-defender = { np-prep } l’unité attaquée
    .gender = f
    .number = sg
    .name = l’unité attaquée
to-event = { np-prep } cette carte-là
    .gender = f
    .number = sg
    .name = la carte qui a déclenché ceci
to-source = { np-prep } la carte à l’origine de l’effet
    .gender = f
    .number = sg
    .name = la carte à l’effet de laquelle on répond
to-revealed = { np-prep } ces cartes
    .gender = f
    .number = pl
    .name = ce qui a été révélé
in-units-self = allié
    .as = adjective
    .order = 10
    .f = alliée
    .pl = alliés
    .f-pl = alliées
    .all = { "" }
    .most = { "" }
    .least = { "" }
in-units-opponent = adverse
    .as = adjective
    .order = 10
    .pl = adverses
in-units-any = du terrain
in-spells-self = allié
    .as = adjective
    .order = 10
    .f = alliée
    .pl = alliés
    .f-pl = alliées
    .all = { "" }
    .most = { "" }
    .least = { "" }
in-spells-opponent = adverse
    .as = adjective
    .order = 10
    .pl = adverses
in-spells-any = du terrain
in-field-self = allié
    .as = adjective
    .order = 10
    .f = alliée
    .pl = alliés
    .f-pl = alliées
    .all = { "" }
    .most = { "" }
    .least = { "" }
in-field-opponent = adverse
    .as = adjective
    .order = 10
    .pl = adverses
in-field-any = du terrain
in-hand-self = de votre main
in-hand-opponent = de la main adverse
in-hand-any = de la main d’un joueur quelconque
in-deck-self = de votre pioche
    .bare = { "" }
in-deck-opponent = de la pioche adverse
in-deck-any = d’une pioche quelconque
in-discard-self = de votre défausse
    .bare = { "" }
in-discard-opponent = de la défausse adverse
in-discard-any = d’une défausse quelconque
in-under-self = placée sous vos cartes
    .pl = placées sous vos cartes
in-hand-discard-self = de votre main ou de votre défausse
in-hand-discard-opponent = de la main ou de la défausse adverse
in-hand-discard-any = de la main ou de la défausse d’un joueur quelconque
where-type = de type { TERM($word) }
    .order = 25
    .name = type { $word }
where-class = { TERM($word) }
    .as = noun
    .name = classe { $word }
where-subtype = { TERM($word, number: "sg") }
    .order = 8
    .is =
        { $number ->
            [pl] sont
           *[other] est
        } de sous-type { TERM($word) }
    .is-not =
        { $number ->
            [pl] ne sont
           *[other] n’est
        } pas de sous-type { TERM($word) }
    .name = sous-type { $word }
where-level = de rang { $n }
    .order = 30
    .name = rang { $n }
where-level_at_most = de rang { $n } ou inférieur
    .order = 30
    .name = rang { $n } ou inférieur
where-level_at_least = de rang { $n } ou supérieur
    .order = 30
    .name = rang { $n } ou supérieur
where-attack_at_most = au plus { $n } d’Attaque
    .as = with
    .name = au plus { $n } d’Attaque
where-attack_at_least = au moins { $n } d’Attaque
    .as = with
    .name = au moins { $n } d’Attaque
where-defense_at_most = au plus { $n } de Défense
    .as = with
    .name = au plus { $n } de Défense
where-defense_at_least = au moins { $n } de Défense
    .as = with
    .name = au moins { $n } de Défense
where-tapped = engagé
    .order = 15
    .f = engagée
    .pl = engagés
    .f-pl = engagées
    .false = dégagé
    .f-false = dégagée
    .false-pl = dégagés
    .f-false-pl = dégagées
    .name = engagée
where-equipped = équipé
    .order = 15
    .f = équipée
    .pl = équipés
    .f-pl = équipées
    .false = non équipé
    .f-false = non équipée
    .false-pl = non équipés
    .f-false-pl = non équipées
    .name = équipée
where-keyword = { TERM($word) }
    .order = 18
    .name = mot-clé { $word }
where-name = du nom de « { $card } »
    .as = after
    .name = d’un nom donné
where-other = autre
    .as = before
    .order = 5
    .pl = autres
    .is =
        { $number ->
            [pl] ne sont pas cette carte
           *[other] n’est pas cette carte
        }
    .name = autre

## Durées

for-this_turn = ce tour-ci
    .name = jusqu’à la fin du tour
for-while_on_field = tant que cette carte reste sur le terrain
    .name = tant que cette carte reste sur le terrain

for-lasting =
    .name = tant qu’elle est sur le terrain et à découvert

## Conditions

if-control =
    { $who ->
        [opponent] votre adversaire { ATTR($cards, "pick") ->
            [none] ne contrôle
           *[other] contrôle
        } { TERM($cards) }
       *[self] vous { ATTR($cards, "pick") ->
            [none] ne contrôlez
           *[other] contrôlez
        } { TERM($cards) }
    }
    .subject = opponent
    .not =
        { $who ->
            [opponent] votre adversaire ne contrôle { TERM($cards, decl: "aucun") }
           *[self] vous ne contrôlez { TERM($cards, decl: "aucun") }
        }
    .name = vous contrôlez de telles cartes
if-have =
    vous { ATTR($cards, "pick") ->
        [none] n’avez
       *[other] avez
    } { TERM($cards) } { ATTR($cards, "zone") ->
        [discard] { ATTR($cards, "pick") ->
            [at-most] dans votre défausse
            [exactly] dans votre défausse
            [none] dans votre défausse
           *[other] { "" }
        }
       *[other] { "" }
    }
    .not = vous n’avez { TERM($cards, decl: "aucun") }
    .name = vous avez de telles cartes

## Opérations

np-val =
    { $val ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $val }
    }
n-cards =
    { np-val } { $val ->
        [one] carte
       *[other] cartes
    }
n-of-cards =
    { $val ->
        [1] d’une carte
       *[other] de { np-val } cartes
    }
n-top-cards =
    { $val ->
        [1] la carte du dessus
       *[other] les { np-val } cartes du dessus
    }
n-points =
    { $val ->
        [one] { $val } point
       *[other] { $val } points
    }
v-gain =
    { ATTR($to, "number") ->
        [pl] gagnent
       *[other] gagne
    }
v-lose =
    { ATTR($to, "number") ->
        [pl] perdent
       *[other] perd
    }
np-owner =
    { ATTR($to, "number") ->
        [pl] de leurs propriétaires
       *[other] de son propriétaire
    }
v-add-it =
    { ATTR($to, "number") ->
        [pl] ajoutez-les
       *[other] { ATTR($to, "gender") ->
            [f] ajoutez-la
           *[other] ajoutez-le
        }
    }

op-destroy = détruisez { TERM($to) }
    .name = détruire
op-send =
    { ATTR($to, "pick") ->
        [most] placez dans la défausse { TERM($to) }
        [least] placez dans la défausse { TERM($to) }
       *[other] placez { TERM($to) } dans la défausse
    }
    .name = placer dans la défausse
op-return =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "zone") ->
            [none] renvoyez { TERM($to) } dans la main { np-owner }
           *[other] renvoyez dans la main { np-owner } { TERM($to) }
        }
       *[other] renvoyez { TERM($to) } dans la main { np-owner }
    }
    .name = renvoyer en main
op-put_on_top =
    { ATTR($to, "pick") ->
        [most] placez sur la pioche { np-owner } { TERM($to) }
        [least] placez sur la pioche { np-owner } { TERM($to) }
       *[other] placez { TERM($to) } sur la pioche { np-owner }
    }
    .name = placer sur la pioche
op-put_at_bottom =
    { ATTR($to, "pick") ->
        [most] placez sous la pioche { np-owner } { TERM($to) }
        [least] placez sous la pioche { np-owner } { TERM($to) }
       *[other] placez { TERM($to) } sous la pioche { np-owner }
    }
    .name = placer sous la pioche
op-shuffle = mélangez { TERM($to) } à la pioche { np-owner }
    .name = mélanger à la pioche
op-take = prenez le contrôle { TERM($to, case: "of") }
    .name = prendre le contrôle
op-mill =
    { $who ->
        [opponent] votre adversaire place { n-top-cards } de sa pioche dans sa défausse
        [both] chaque joueur place { n-top-cards } de sa pioche dans sa défausse
       *[other] placez { n-top-cards } de votre pioche dans votre défausse
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il place { n-top-cards } de sa pioche dans sa défausse
            [both] chaque joueur place { n-top-cards } de sa pioche dans sa défausse
           *[other] placez { n-top-cards } de votre pioche dans votre défausse
        }
    .name = de la pioche à la défausse
op-discard =
    { $who ->
        [opponent] votre adversaire se défausse
        [both] chaque joueur se défausse
       *[other] défaussez-vous
    } { n-of-cards } { $choice ->
        [random] au hasard
       *[other] { "" }
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il se défausse
            [both] chaque joueur se défausse
           *[other] défaussez-vous
        } { n-of-cards } { $choice ->
            [random] au hasard
           *[other] { "" }
        }
    .name = se défausser
op-draw =
    { $who ->
        [opponent] votre adversaire pioche
        [both] chaque joueur pioche
       *[other] piochez
    } { n-cards }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il pioche
            [both] chaque joueur pioche
           *[other] piochez
        } { n-cards }
    .name = piocher
op-add =
    { ATTR($to, "zone") ->
        [none] ajoutez { TERM($to) } à votre main
       *[other] ajoutez à votre main { TERM($to) }
    }
    .name = ajouter à la main
op-recover = reprenez en main { TERM($to) }
    .name = reprendre en main
op-search = cherchez dans votre pioche { TERM($to, decl: "bare") } et { v-add-it } à votre main
    .name = chercher dans la pioche
op-search_discard = cherchez dans votre défausse { TERM($to, decl: "bare") } et { v-add-it } à votre main
    .name = chercher dans la défausse
op-shuffle_deck =
    mélangez { $who ->
        [opponent] la pioche adverse
        [both] les deux pioches
       *[other] votre pioche
    }
    .name = mélanger une pioche
op-reveal = révélez { TERM($to) }
    .name = révéler
op-reveal_top =
    révélez { n-top-cards } de { $who ->
        [opponent] la pioche adverse
        [both] chacune des deux pioches
       *[other] votre pioche
    }
    .name = révéler le dessus d’une pioche
op-gain_points =
    { $who ->
        [opponent] votre adversaire gagne
        [both] chaque joueur gagne
       *[other] gagnez
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il gagne
            [both] chaque joueur gagne
           *[other] gagnez
        } { n-points }
    .name = gagner des points
op-lose_points =
    { $who ->
        [opponent] votre adversaire perd
        [both] chaque joueur perd
       *[other] perdez
    } { n-points }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il perd
            [both] chaque joueur perd
           *[other] perdez
        } { n-points }
    .name = perdre des points
op-gain_attack = { TERM($to) } { v-gain } { $val } d’Attaque
    .name = gagner de l’Attaque
op-lose_attack = { TERM($to) } { v-lose } { $val } d’Attaque
    .name = perdre de l’Attaque
op-gain_defense = { TERM($to) } { v-gain } { $val } de Défense
    .name = gagner de la Défense
op-lose_defense = { TERM($to) } { v-lose } { $val } de Défense
    .name = perdre de la Défense
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] sont
       *[other] est
    } { $choice ->
        [immune] { ATTR($to, "number") ->
            [pl] { ATTR($to, "gender") ->
                [f] immunisées
               *[other] immunisés
            }
           *[other] { ATTR($to, "gender") ->
                [f] immunisée
               *[other] immunisé
            }
        } contre { TERM($against) }
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($word, number: "pl") }
           *[other] { TERM($word) }
        }
    }
    .name = donner un mot-clé
op-tap = engagez { TERM($to) }
    .name = engager
op-untap = dégagez { TERM($to) }
    .name = dégager
op-play = jouez { TERM($to) }
    .name = jouer
op-level_up = faites monter en rang une carte alliée avec { TERM($to) }
    .name = monter en rang
op-equip = équipez { TERM($to) } de cette carte
    .name = équiper
op-counter =
    { $timing ->
        [enemy_attacks] arrêtez l’attaque
       *[other] annulez l’effet
    }
    .name = annuler
op-activate = activez un effet { TERM($to, case: "of") }
    .name = activer un effet
op-skip =
    { $who ->
        [self] passez { $choice ->
            [draw] votre prochaine Phase de Pioche
            [main] votre prochaine Phase Principale
            [battle] votre prochaine Phase de Combat
           *[other] votre prochain tour
        }
        [both] chaque joueur passe { $choice ->
            [draw] sa prochaine Phase de Pioche
            [main] sa prochaine Phase Principale
            [battle] sa prochaine Phase de Combat
           *[other] son prochain tour
        }
       *[other] votre adversaire passe { $choice ->
            [draw] sa prochaine Phase de Pioche
            [main] sa prochaine Phase Principale
            [battle] sa prochaine Phase de Combat
           *[other] son prochain tour
        }
    }
    .name = passer une phase ou un tour
op-skip_attack =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] ne peuvent pas attaquer à leur
       *[other] ne peut pas attaquer à sa
    } prochaine Phase de Combat
    .name = empêcher d’attaquer
op-more_plays =
    { $who ->
        [opponent] votre adversaire peut
        [both] les deux joueurs peuvent
       *[other] vous pouvez
    } jouer { np-val } { $val ->
        [one] carte
       *[other] cartes
    } de plus { $always ->
        [yes] à chaque tour
       *[no] { "" }
    }
    .name = jouer plus de cartes
op-more_attacks =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] peuvent
       *[other] peut
    } attaquer { np-val } fois de plus
    .name = attaquer plus souvent

## Sortes d’opérations

kind-removal = Élimination
kind-points = Points
kind-cards = Cartes
kind-numbers = Nombres
kind-field = Terrain
kind-control = Contrôle

## Phases, actions, ce qu’elles nomment, fenêtres, événements

phase-start = Début
phase-draw = Phase de Pioche
phase-main = Phase Principale
phase-battle = Phase de Combat
phase-end = Phase Finale
action-play = jouer
action-level_up = monter en rang
action-activate = activer
action-attack = attaquer
pick-onto = la carte du dessous
pick-target = cible
window-respond = réponses
window-moment = un moment pour les effets
event-turn_begins = début du tour
event-activates = un effet est activé
event-attacks = une attaque
event-has_attacked = après une attaque

## Noms pour le texte des règles

word-chosen = choisi
word-random = au hasard
word-never = jamais
word-own_turn = à son propre tour
word-stands_up = la dégage
word-stays = la laisse engagée
word-either = au tour de l’un ou de l’autre
word-own = au tour de son joueur
word-both_stand = les deux restent
word-both_fall = les deux tombent
word-turn = tour
word-unit = unité
setting-untap = quand les cartes d’un joueur se dégagent
setting-dormant_use = ce que l’usage d’un effet dormant fait de la carte
setting-spell_normal = au tour de qui servent les sorts
setting-equal_strength = ce qui arrive à force égale
role-attacker = la carte attaquante
    .gen = de la carte attaquante
role-defender = l’unité attaquée
    .gen = de l’unité attaquée
role-direct = la carte qui attaque le joueur
    .gen = de la carte qui attaque le joueur
role-revealed = les cartes révélées
    .gen = des cartes révélées
role-rising = la carte qui monte en rang
    .gen = de la carte qui monte en rang
role-base = la carte du dessous
    .gen = de la carte du dessous
to-own_unit =
    .name = une unité alliée
to-enemy_unit =
    .name = une unité adverse
to-any_unit =
    .name = une unité du terrain
to-enemy_card =
    .name = une carte adverse
to-any_card =
    .name = une carte du terrain
to-own_units =
    .name = toutes vos unités
to-enemy_units =
    .name = toutes les unités adverses
to-all_units =
    .name = toutes les unités du terrain
to-from_hand =
    .name = une carte de votre main
to-from_deck =
    .name = une carte de votre pioche
to-from_discard =
    .name = une carte de votre défausse
on-would_be_destroyed =
    .name = quand la carte va être détruite
op-stay =
    .name = rester en jeu

## Pourquoi quelque chose est impossible

refused-no-plays = Vous avez joué toutes les cartes permises ce tour-ci
refused-level = Une carte de rang 1 se joue sur un emplacement libre ; une carte de rang supérieur, sur une carte de son type d’un rang de moins
refused-first-turn = Personne n’attaque au premier tour
refused-attacked = Cette unité a déjà attaqué ce tour-ci
refused-held-back = Cette unité ne peut pas attaquer pendant cette Phase de Combat

## Decks

deck-rootfire = Feu des racines
deck-stormgrave = Tombe des orages

## Cartes

card-TT-F001 = Dragonnet de cendre
card-TT-F002 = Coureur de cendre
card-TT-F003 = Braise rancunière
card-TT-F004 = Lutin de petit-bois
card-TT-F005 = Drake du four
card-TT-F006 = Rhinocéros de scories
card-TT-F007 = Patriarche de la fournaise
card-TT-F008 = Duelliste de braise
card-TT-F009 = Colosse du bûcher
card-TT-N001 = Tortue moussue
card-TT-N002 = Nourrice des ronces
card-TT-N003 = Appeleur de graines
card-TT-N004 = Racine endormie
card-TT-N005 = Matrone d’épines
card-TT-N006 = Cerf du bosquet
card-TT-N007 = Nuée de pollen
card-TT-N008 = Canopée ancestrale
card-TT-N009 = Ver de la racine-monde
card-TT-W001 = Loutre de saumure
card-TT-W002 = Poisson-lanterne
card-TT-W003 = Liseur de marées
card-TT-W004 = Sage du limon
card-TT-W005 = Sentinelle du récif
card-TT-W006 = Ressac
card-TT-W007 = Anguille miroir
card-TT-W008 = Courant profond
card-TT-W009 = Héraut du maelström
card-TT-D001 = Molosse des cryptes
card-TT-D002 = Page creux
card-TT-D003 = Collecteur d’os
card-TT-D004 = Courtier des tombes
card-TT-D005 = Phalène de peste
card-TT-D006 = Capitaine des spectres
card-TT-D007 = Voile de deuil
card-TT-D008 = Dernier créancier
card-TT-D009 = Liche de la neuvième marche
card-TT-E001 = Gardien de pierre
card-TT-E002 = Golem de carrière
card-TT-E003 = Mammouth de granit
card-TT-A001 = Rase-bourrasque
card-TT-A002 = Voleur au cerf-volant
card-TT-A003 = Rokh des tempêtes
card-TT-V001 = Relais d’étincelles
card-TT-V002 = Rat à bobine
card-TT-V003 = Machine à arc voltaïque
card-TT-L001 = Acolyte de l’aube
card-TT-L002 = Fée chandelle
card-TT-L003 = Paladin de midi
card-TT-S001 = Pluie d’étincelles
card-TT-S002 = Dîme verte
card-TT-S003 = Lame trempée
card-TT-S004 = Lame royale
card-TT-S005 = Rempart d’écorce
card-TT-S006 = Heure d’emprunt
card-TT-S007 = Cercle de cendre
card-TT-S008 = Ombre longue
card-TT-S009 = Seconde lune
card-TT-S010 = Floraison soudaine
card-TT-S011 = Porte close
card-TT-S012 = Registre ouvert
card-TT-S013 = Mise au net
card-TT-S014 = Seconde lecture
card-TT-S015 = Cloche engloutie
card-TT-S016 = Trône des abysses
