## Le jeu

game-name = Grande Traversée
game-about = Un Chef et son équipage contre un autre : les Personnages attaquent, les Bloqueurs s’interposent, les contres sauvent la mise, et chaque carte de Vie perdue rejoint la main de qui la perd.

## Types de carte

type-leader = Chef
    .gender = m
    .pl = Chefs
type-character = Personnage
    .gender = m
    .pl = Personnages
type-event = Événement
    .gender = m
    .pl = Événements
type-stage = Lieu
    .gender = m
    .pl = Lieux

## Nombres des cartes

number-cost = coût
number-power = Puissance
    .gender = f
number-counter = contre
number-life = Vie

## Mots des cartes. `.of` suit le nom d’une carte : « Personnage des Corsaires ».

set-colours = couleurs
set-attribute = attribut
set-tags = groupes
word-red = rouge
    .pl = rouges
word-green = vert
    .f = verte
    .pl = verts
    .f-pl = vertes
word-blue = bleu
    .f = bleue
    .pl = bleus
    .f-pl = bleues
word-purple = violet
    .f = violette
    .pl = violets
    .f-pl = violettes
word-black = noir
    .f = noire
    .pl = noirs
    .f-pl = noires
word-yellow = jaune
    .pl = jaunes
word-blade = Lame
word-fist = Poing
word-shot = Tir
word-lore = Savoir
word-craft = Métier
word-corsair = Corsaires
    .of = des Corsaires
word-tidewright = Maîtres des marées
    .of = des Maîtres des marées
word-admiralty = Amirauté
    .of = de l’Amirauté
word-islander = Insulaires
    .of = des Insulaires
word-beast = Bêtes
    .of = des Bêtes
word-spirit = Esprits
    .of = des Esprits
word-artisan = Artisans
    .of = des Artisans

## Mots-clés

keyword-rush = [Célérité]
keyword-blocker = [Bloqueur]
keyword-double_attack = [Double attaque]
keyword-banish = [Bannissement]
keyword-hunter = [Chasseur]
keyword-unblockable = [Imblocable]
keyword-relentless = [Acharné]
keyword-bound = [Entravé]
keyword-steadfast = [Inébranlable]
about-keyword-rush = Elle peut attaquer le tour où elle arrive.
about-keyword-blocker = Si elle n’est pas épuisée, on peut l’épuiser pour qu’elle soit attaquée à la place d’une autre carte.
about-keyword-double_attack = Elle inflige 2 dégâts à un Chef.
about-keyword-banish = Les cartes de Vie qu’elle fait perdre vont dans la défausse, sans leur Déclencheur.
about-keyword-hunter = Elle peut aussi attaquer les Personnages qui ne sont pas épuisés.
about-keyword-unblockable = Ses attaques ne peuvent pas être bloquées.
about-keyword-relentless = Elle peut attaquer deux fois par tour.
about-keyword-bound = Elle ne peut pas attaquer.
about-keyword-steadfast = Elle n’est pas mise K.O. au combat.
printed-keyword = { TERM($word) }

## Noms des zones

noun-characters = Personnage
    .gender = m
    .pl = Personnages
noun-crew = Chef ou Personnage
    .gender = m
    .pl = Chefs ou Personnages
noun-leader = Chef
    .gender = m
noun-stage = Lieu
    .gender = m

## Ce qu’ont les joueurs et les cartes

counter-wind_deck = pioche de Vents
counter-winds = Vents actifs
counter-winds_rested = Vents épuisés
state-rested = épuisée
state-silenced = annulée
state-attacks = attaques
state-winds = Vents

## Zones

zone-leader = Chef
zone-characters = Personnages
zone-stage = Lieu
zone-hand = main
zone-deck = pioche
zone-life = cartes de Vie
zone-trash = défausse
zone-resolving = zone de résolution
zone-crew = Chef et Personnages
zone-board = côté de la table

## Moments. Les coûts sont à l’infinitif.

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on }, { $text }
frame-on-may = { $on }, vous pouvez { $text }
frame-on-once-may = [{ $once }] { $on }, vous pouvez { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-cost = { $cost } : { $text }
    .then = capital
frame-may-cost = vous pouvez { $cost } : { $text }
    .then = capital
once-turn = Une fois par tour
once-match = Une fois par partie
cost-and = { $a } et { $b }
on-on_play = Arrivée
    .as = label
    .name = quand elle est jouée
on-when_attacking = Attaque
    .as = label
    .name = quand elle attaque
on-on_enemy_attack = Attaque adverse
    .as = label
    .name = quand une carte adverse attaque
on-on_block = Blocage
    .as = label
    .name = quand elle bloque
on-on_ko = Mise K.O.
    .as = label
    .name = quand elle est mise K.O.
on-activate_main = Activation : phase principale
    .as = label
    .name = pendant votre phase principale
on-main = Phase principale
    .as = label
    .name = Phase principale
on-counter = Contre
    .as = label
    .name = Contre
on-trigger = Déclencheur
    .as = label
    .name = Déclencheur
on-start_of_turn = Début du tour
    .as = label
    .name = au début de votre tour
on-end_of_turn = Fin du tour
    .as = label
    .name = à la fin de votre tour
on-continuous =
    .name = toujours
on-instead_of_ko = Si ce Personnage doit être mis K.O.
    .name = quand elle doit être mise K.O.

## Coûts, à l’infinitif

cost-rest_winds =
    épuiser { $n ->
        [one] { $n } Vent
       *[other] { $n } Vents
    }
    .name = épuiser des Vents
cost-return_winds =
    remettre { $n ->
        [one] { $n } Vent
       *[other] { $n } Vents
    } dans votre pioche de Vents
    .name = remettre des Vents
cost-discard = vous défausser de { TERM($cards) }
    .name = se défausser de cartes
cost-rest_this =
    épuiser { $type ->
        [leader] ce Chef
        [stage] ce Lieu
       *[other] ce Personnage
    }
    .name = épuiser cette carte
cost-trash_this =
    placer { $type ->
        [stage] ce Lieu
       *[other] ce Personnage
    } dans la défausse
    .name = placer cette carte dans la défausse
cost-rest_cards = épuiser { TERM($cards) } (Chef ou Personnages)
    .name = épuiser des cartes
cost-take_life =
    ajouter à votre main { $n ->
        [1] votre carte de Vie du dessus
       *[other] vos { $n } cartes de Vie du dessus
    }
    .name = ajouter des cartes de Vie à la main
cost-bounce_own = renvoyer dans votre main { TERM($cards) }
    .name = renvoyer des Personnages en main
np-paid = { $n } { np-head } { TERM($after) } { TERM($with) }
noun-cost-rest_cards = carte active alliée
    .gender = f
    .pl = cartes actives alliées
noun-cost-bounce_own = Personnage allié
    .gender = m
    .pl = Personnages alliés

## De quoi parlent les effets. `case: "at"` : avec « à » ; `case: "of"` : avec « de ».

np-prep =
    { $case ->
        [at] à
        [of] de
       *[nom] { "" }
    }
np-tail = { TERM($after) } { TERM($place) } { TERM($with) }
np-up-to =
    { $case ->
        [at] à au plus
        [of] d’au plus
       *[nom] au plus
    } { $n } { np-head } { np-tail }
np-choose = { np-prep } { $n } { np-head } { np-tail }
np-choose-theirs = { np-prep } { $n } { np-head } { np-tail } au choix de votre adversaire
np-all =
    { np-prep } { $gender ->
        [f] toutes
       *[other] tous
    } { $who ->
        [self] vos
       *[other] les
    } { np-head } { np-tail }
np-random = { np-prep } { $n } { np-head } { np-tail } au hasard
np-at-least = au moins { $n } { np-head } { TERM($after) } { TERM($with) }
np-this =
    { np-prep } { $type ->
        [leader] ce Chef
        [stage] ce Lieu
       *[other] ce Personnage
    }
    .gender = m
np-same = { np-prep } ce Personnage-là
    .gender = m
to-attacker = { np-prep } la carte attaquante
    .number = sg
    .name = la carte attaquante
to-defender = { np-prep } la carte attaquée
    .number = sg
    .name = la carte attaquée
to-own_leader = { np-prep } votre Chef
    .number = sg
    .name = votre Chef
to-their_leader =
    { $case ->
        [at] au
        [of] du
       *[nom] le
    } Chef adverse
    .number = sg
    .name = le Chef adverse
to-own_stage = { np-prep } votre Lieu
    .number = sg
    .name = votre Lieu
to-their_stage =
    { $case ->
        [at] au
        [of] du
       *[nom] le
    } Lieu adverse
    .number = sg
    .name = le Lieu adverse
to-whole_crew =
    { $case ->
        [at] à votre Chef et à vos Personnages
        [of] de votre Chef et de vos Personnages
       *[nom] votre Chef et vos Personnages
    } { TERM($adj) } { TERM($after) } { TERM($with) }
    .name = votre Chef et vos Personnages
to-whole_hand =
    { $case ->
        [at] aux
        [of] des
       *[nom] les
    } { np-head } { TERM($after) } { TERM($with) } de votre main
    .name = votre main
to-found = au plus { $n } { np-head } { TERM($after) } { TERM($with) }
    .name = une des cartes regardées
to-this =
    .name = cette carte
to-same =
    .name = ce que l’effet précédent a choisi
to-their_character =
    .name = un Personnage adverse
to-their_characters =
    .name = tous les Personnages adverses
to-own_character =
    .name = un Personnage allié
to-own_characters =
    .name = tous vos Personnages
to-any_character =
    .name = un Personnage
to-any_characters =
    .name = tous les Personnages
to-own_crew =
    .name = votre Chef ou un Personnage allié
to-their_crew =
    .name = le Chef adverse ou un Personnage adverse
to-own_card =
    .name = une carte alliée en jeu
to-their_card =
    .name = une carte adverse en jeu
to-hand_card =
    .name = une carte de votre main
to-trash_card =
    .name = une carte de votre défausse
in-characters-self = allié
    .as = adjective
    .order = 10
    .f = alliée
    .pl = alliés
    .f-pl = alliées
    .all = { "" }
in-characters-opponent = adverse
    .as = adjective
    .order = 10
    .pl = adverses
in-crew-self = allié
    .as = adjective
    .order = 10
    .f = alliée
    .pl = alliés
    .f-pl = alliées
    .all = { "" }
in-crew-opponent = adverse
    .as = adjective
    .order = 10
    .pl = adverses
in-board-self = allié
    .as = adjective
    .order = 10
    .f = alliée
    .pl = alliés
    .f-pl = alliées
    .all = { "" }
in-board-opponent = adverse
    .as = adjective
    .order = 10
    .pl = adverses
in-hand-self = de votre main
in-trash-self = de votre défausse

## Quelles cartes

where-type = { TERM($word) }
    .as = noun
    .name = type { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = couleur { $word }
where-tagged = { TERM($word, case: "of") }
    .as = after
    .order = 40
    .is =
        { $number ->
            [pl] font
           *[other] fait
        } partie { TERM($word, case: "of") }
    .is-not =
        ne { $number ->
            [pl] font
           *[other] fait
        } pas partie { TERM($word, case: "of") }
    .name = groupe { $word }
where-attribute = l’attribut { TERM($word) }
    .as = with
    .name = attribut { $word }
where-name = du nom de « { $card } »
    .as = after
    .order = 60
    .false = autre que « { $card } »
    .false-pl = autres que « { $card } »
    .false-as = after
    .name = cette carte même
where-keyword = { TERM($word) }
    .as = with
    .name = mot-clé { $word }
where-rested = épuisé
    .order = 20
    .f = épuisée
    .pl = épuisés
    .f-pl = épuisées
    .false = actif
    .f-false = active
    .false-pl = actifs
    .f-false-pl = actives
    .name = épuisée ou active
where-cost_at_most = un coût de { $n } ou moins
    .as = with
    .name = coût de { $n } ou moins
where-cost_at_least = un coût de { $n } ou plus
    .as = with
    .name = coût de { $n } ou plus
where-power_at_most = une Puissance de { $n } ou moins
    .as = with
    .name = Puissance de { $n } ou moins
where-power_at_least = une Puissance de { $n } ou plus
    .as = with
    .name = Puissance de { $n } ou plus
where-base_power_at_most = une Puissance imprimée de { $n } ou moins
    .as = with
    .name = Puissance imprimée de { $n } ou moins
where-winds_at_least =
    au moins { $n ->
        [one] { $n } Vent
       *[other] { $n } Vents
    }
    .as = with
    .name = au moins { $n } Vents
where-other = autre
    .as = before
    .order = 10
    .pl = autres
    .is =
        { $number ->
            [pl] ne sont pas cette carte
           *[other] n’est pas cette carte
        }
    .name = pas cette carte

## Durées

for-this_battle = pendant ce combat
for-this_turn = jusqu’à la fin du tour
for-until_own_turn = jusqu’au début de votre prochain tour
for-until_their_turn_ends = jusqu’à la fin du prochain tour de votre adversaire
for-while_in_play =
    .name = tant que la carte est en jeu

## Conditions

if-winds_on_this =
    ce Personnage a au moins { $n ->
        [one] { $n } Vent
       *[other] { $n } Vents
    }
    .tag = Vent ×{ $n }
    .name = la carte a au moins { $n } Vents
if-my_turn = c’est votre tour
    .not = ce n’est pas votre tour
    .name = votre tour
if-opponent_turn = c’est le tour de votre adversaire
    .not = ce n’est pas le tour de votre adversaire
    .name = le tour de votre adversaire
if-life_at_most =
    vous avez { $n ->
        [one] { $n } carte de Vie
       *[other] { $n } cartes de Vie
    } ou moins
    .not =
        vous avez plus de { $n ->
            [one] { $n } carte de Vie
           *[other] { $n } cartes de Vie
        }
    .name = vous avez { $n } cartes de Vie ou moins
if-life_at_least =
    vous avez { $n ->
        [one] { $n } carte de Vie
       *[other] { $n } cartes de Vie
    } ou plus
    .not =
        vous avez moins de { $n ->
            [one] { $n } carte de Vie
           *[other] { $n } cartes de Vie
        }
    .name = vous avez { $n } cartes de Vie ou plus
if-opponent_life_at_most =
    votre adversaire a { $n ->
        [one] { $n } carte de Vie
       *[other] { $n } cartes de Vie
    } ou moins
    .subject = opponent
    .not =
        votre adversaire a plus de { $n ->
            [one] { $n } carte de Vie
           *[other] { $n } cartes de Vie
        }
    .name = votre adversaire a { $n } cartes de Vie ou moins
if-behind = vous avez moins de cartes de Vie que votre adversaire
    .not = vous n’avez pas moins de cartes de Vie que votre adversaire
    .name = moins de cartes de Vie que votre adversaire
if-hand_at_most =
    vous avez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ou moins en main
    .not =
        vous avez plus de { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } en main
    .name = { $n } cartes ou moins en main
if-hand_at_least =
    vous avez au moins { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en main
    .not =
        vous avez moins de { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } en main
    .name = au moins { $n } cartes en main
if-opponent_hand_at_least =
    votre adversaire a au moins { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en main
    .subject = opponent
    .not =
        votre adversaire a moins de { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } en main
    .name = votre adversaire a au moins { $n } cartes en main
if-deck_at_most =
    votre pioche contient { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ou moins
    .not =
        votre pioche contient plus de { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
    .name = { $n } cartes ou moins dans votre pioche
if-trash_at_least =
    votre défausse contient au moins { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    .not =
        votre défausse contient moins de { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
    .name = au moins { $n } cartes dans votre défausse
if-winds_at_least =
    vous avez au moins { $n ->
        [one] { $n } Vent
       *[other] { $n } Vents
    }
    .not =
        vous avez moins de { $n ->
            [one] { $n } Vent
           *[other] { $n } Vents
        }
    .name = vous avez au moins { $n } Vents
if-controls =
    vous { ATTR($cards, "pick") ->
        [none] ne contrôlez
       *[other] contrôlez
    } { TERM($cards) }
    .not = vous ne contrôlez pas { TERM($cards) }
    .name = vous contrôlez des Personnages
if-opponent_controls =
    votre adversaire { ATTR($cards, "pick") ->
        [none] ne contrôle
       *[other] contrôle
    } { TERM($cards) }
    .subject = opponent
    .not = votre adversaire ne contrôle pas { TERM($cards) }
    .name = votre adversaire contrôle des Personnages
if-leader = votre Chef { TERM($is) }
    .name = ce qu’est votre Chef
if-this_rested = ce Personnage est épuisé
    .not = ce Personnage n’est pas épuisé
    .name = la carte est épuisée
if-attacking = ce Personnage attaque
    .not = ce Personnage n’attaque pas
    .name = la carte attaque
if-attacked_leader = la carte attaquée est un Chef
    .not = la carte attaquée n’est pas un Chef
    .name = un Chef est attaqué
if-turn_at_least = le tour { $n } est atteint
    .not = le tour { $n } n’est pas encore atteint
    .name = tour { $n } ou suivants
if-revealed =
    { TERM($cards) } a été { ATTR($cards, "gender") ->
        [f] révélée
       *[other] révélé
    }
    .name = ce qui a été révélé
if-did = vous l’avez fait
    .not = vous ne l’avez pas fait
    .name = si vous l’avez fait

## Opérations

n-cards =
    { $val ->
        [one] { $val } carte
       *[other] { $val } cartes
    }
n-winds =
    { $val ->
        [one] { $val } Vent
       *[other] { $val } Vents
    }
n-top-cards =
    { $val ->
        [1] la carte du dessus
       *[other] les { $val } cartes du dessus
    }
v-gain =
    { ATTR($to, "number") ->
        [pl] { $sign ->
            [minus] subissent
           *[other] gagnent
        }
       *[other] { $sign ->
            [minus] subit
           *[other] gagne
        }
    }

op-power = { TERM($to) } { v-gain } { SIGNED($val) } de Puissance
    .name = Puissance
op-ko = mettez K.O. { TERM($to) }
    .name = mettre K.O.
op-bounce =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "zone") ->
            [none] renvoyez { TERM($to) } dans la main de leurs propriétaires
           *[other] renvoyez dans la main de leurs propriétaires { TERM($to) }
        }
       *[other] renvoyez { TERM($to) } dans la main de son propriétaire
    }
    .name = renvoyer en main
op-search =
    regardez { n-top-cards } de votre pioche ; révélez { $val ->
        [1] { "" }
       *[other] parmi elles
    } { TERM($to) } et { ATTR($to, "number") ->
        [pl] ajoutez-les
       *[other] { ATTR($to, "gender") ->
            [f] ajoutez-la
           *[other] ajoutez-le
        }
    } à votre main. Placez le reste sous votre pioche dans l’ordre de votre choix
    .name = chercher
op-draw =
    { $who ->
        [opponent] votre adversaire pioche
        [both] les deux joueurs piochent chacun
       *[other] piochez
    } { n-cards }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il pioche
            [both] les deux joueurs piochent chacun
           *[other] piochez
        } { n-cards }
    .name = piocher
op-discard =
    { $who ->
        [opponent] votre adversaire se défausse
        [both] les deux joueurs se défaussent chacun
       *[other] défaussez-vous
    } de { n-cards } { $choice ->
        [random] au hasard
       *[other] { "" }
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il se défausse
            [both] les deux joueurs se défaussent chacun
           *[other] défaussez-vous
        } de { n-cards } { $choice ->
            [random] au hasard
           *[other] { "" }
        }
    .name = se défausser
op-grant =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] gagnent
       *[other] gagne
    } { TERM($word) }
    .name = mot-clé
op-attach =
    donnez au plus { n-winds } { $choice ->
        [active] { $val ->
            [one] actif
           *[other] actifs
        }
       *[other] { $val ->
            [one] épuisé
           *[other] épuisés
        }
    } { TERM($to, case: "at") }
    .name = donner des Vents
op-rest = épuisez { TERM($to) }
    .name = épuiser
op-activate = réactivez { TERM($to) }
    .name = réactiver
op-damage =
    { $who ->
        [self] vous subissez
        [both] les deux joueurs subissent chacun
       *[other] votre adversaire subit
    } { $val ->
        [one] { $val } dégât
       *[other] { $val } dégâts
    }
    .name = dégâts
op-look =
    regardez { n-top-cards } de votre pioche et { $val ->
        [1] placez-la
       *[other] placez-les
    } { $choice ->
        [top] sur la pioche
        [bottom] sous la pioche
       *[other] sur ou sous la pioche
    } { $val ->
        [1] { "" }
       *[other] dans l’ordre de votre choix
    }
    .name = regarder la pioche
op-reveal =
    révélez { n-top-cards } de { $who ->
        [opponent] la pioche adverse
        [both] chacune des deux pioches
       *[other] votre pioche
    }
    .name = révéler
op-trash =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "zone") ->
            [none] placez { TERM($to) } dans la défausse de leurs propriétaires
           *[other] placez dans la défausse de leurs propriétaires { TERM($to) }
        }
       *[other] { ATTR($to, "pick") ->
            [all] placez { TERM($to) } dans la défausse
            [this] placez { TERM($to) } dans la défausse
            [same] placez { TERM($to) } dans la défausse
           *[other] placez dans la défausse { TERM($to) }
        }
    }
    .name = placer dans la défausse
op-mill =
    { $who ->
        [opponent] votre adversaire place { n-top-cards } de sa pioche dans sa défausse
        [both] les deux joueurs placent chacun { n-top-cards } de leur pioche dans leur défausse
       *[other] placez { n-top-cards } de votre pioche dans votre défausse
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il place { n-top-cards } de sa pioche dans sa défausse
            [both] les deux joueurs placent chacun { n-top-cards } de leur pioche dans leur défausse
           *[other] placez { n-top-cards } de votre pioche dans votre défausse
        }
    .name = de la pioche à la défausse
op-play = jouez { TERM($to) }
    .name = jouer
op-take = ajoutez à votre main { TERM($to) }
    .name = de la défausse à la main
op-tuck =
    placez { TERM($to) } sous la pioche { ATTR($to, "number") ->
        [pl] de leurs propriétaires
       *[other] de son propriétaire
    }
    .name = sous la pioche
op-winds =
    ajoutez au plus { n-winds } de votre pioche de Vents, { $choice ->
        [active] { $val ->
            [one] actif
           *[other] actifs
        }
       *[other] { $val ->
            [one] épuisé
           *[other] épuisés
        }
    }
    .name = nouveaux Vents
op-ready_winds = réactivez au plus { $val } de vos Vents
    .name = réactiver des Vents
op-cost =
    { TERM($to) } { ATTR($to, "number") ->
        [pl] coûtent
       *[other] coûte
    } { $abs } de { $sign ->
        [minus] moins
       *[other] plus
    }
    .name = coût
op-heal = placez { n-top-cards } de votre pioche sur vos cartes de Vie
    .name = Vie
op-silence = annulez les effets { TERM($to, case: "of") }
    .name = annuler
op-stay = évitez cela
    .cost = { $cost } à la place
    .name = rester en jeu

## Sortes d’opérations

kind-damage = Élimination
kind-restore = Vie
kind-cards = Cartes
kind-energy = Vents
kind-allies = Équipage
kind-control = Contrôle

## Phases

phase-refresh = Redressement
phase-draw = Pioche
phase-wind = Vents
phase-main = Phase principale
phase-end = Fin

## Actions, ce qu’elles nomment, fenêtres, événements

action-play = jouer une carte
action-give = donner des Vents
action-activate = activer une capacité
action-attack = attaquer
action-block = bloquer
action-counter_card = contrer avec un Personnage
action-counter_event = contrer avec un Événement
action-use_trigger = utiliser un Déclencheur
action-redraw = prendre une nouvelle main
pick-amount = nombre de Vents
pick-target = cible
window-mulligan = nouvelle main
window-block = blocage
window-counter = contre
window-trigger = Déclencheur
event-turn_begins = début du tour
event-turn_ends = fin du tour
event-attack = attaque
event-block = blocage
role-attacker = la carte attaquante
    .gen = de la carte attaquante
role-defender = la carte attaquée
    .gen = de la carte attaquée
role-drawn = la carte de Vie
    .gen = de la carte de Vie
role-seen = les cartes regardées
    .gen = des cartes regardées
role-taken = les cartes prises
    .gen = des cartes prises
role-revealed = les cartes révélées
    .gen = des cartes révélées
routine-enter = une carte entre en jeu
routine-past_zero = plus de carte de Vie
routine-wound = un dégât
routine-banished = un dégât avec [Bannissement]

## Réglages et leurs mots

setting-leader_attacks = les Chefs attaquent
setting-wind_power = les Vents donnent de la Puissance
setting-life_rule = quand un joueur a perdu
setting-first_battle = qui ne peut pas attaquer au premier tour

## Noms pour le texte des règles

word-active = actif
word-rested = épuisé
word-chosen = choisi
word-random = au hasard
word-top = dessus
word-bottom = dessous
word-either = dessus ou dessous
word-yes = oui
word-no = non
word-always = toujours
word-own_turn = à son propre tour
word-at_zero = à zéro
word-past_zero = sous zéro
word-first_player = le premier joueur
word-both = les deux

## Pourquoi quelque chose est impossible

refused-leader = Les Chefs n’attaquent pas
refused-first-turn = Personne n’attaque pendant ce premier tour
refused-rested = Cette carte est épuisée
refused-attacked = Cette carte a déjà attaqué ce tour-ci
refused-arrived = Ce Personnage est arrivé ce tour-ci et n’a pas [Célérité]
refused-bound = Cette carte ne peut pas attaquer
refused-no-blocker = Ce Personnage n’est pas un Bloqueur
refused-defender = Ce Personnage est déjà attaqué
refused-no-counter = Cette carte n’a pas de contre
refused-no-trigger = Cette carte n’a pas de Déclencheur

## Decks

deck-cinder_wake = Sillage de cendres
deck-tidewright_guild = Guilde des Maîtres des marées

## Cartes

card-GV-01-L01 = Maren Main-de-Charbon
    .flavour = Elle ne signe aucun contrat. Elle vous serre la main, et la suie reste.
card-GV-01-L02 = Osric Vane, maître des marées
    .flavour = Il n’a jamais été en retard : c’est lui qui règle la marée.
card-GV-01-C01 = Canonnier de braise
    .flavour = Un coup pour le pavillon, un pour la chance, et aucun pour le journal de bord.
card-GV-01-C02 = Sœur du cordage
    .flavour = Ses nœuds retiennent les navires. Ses autres nœuds, les équipages.
card-GV-01-C03 = Léviathan de braise
    .flavour = La mer bout déjà un mille avant qu’il fasse surface.
card-GV-01-C04 = Porteuse de poudre
    .flavour = « Marcher ? Avec ça sur le dos ? »
card-GV-01-C05 = Duelliste de la passerelle
    .flavour = Elle a franchi le bastingage avant que les navires se touchent.
card-GV-01-C06 = Traqueur des récifs
    .flavour = Il lit les ombres sur le sable comme d’autres les cartes.
card-GV-01-C07 = Oracle de suif
    .flavour = Chaque bougie qu’elle coule sait une chose.
card-GV-01-C08 = Rhea Vive-Flamme, second du bord
    .flavour = Deux fois, c’est une habitude, dit le capitaine. Deux fois, c’est le petit-déjeuner, dit Rhea.
card-GV-01-C09 = Bombardier Hesk
    .flavour = Il compte ce qui reste d’eux, puis ce qui reste de nous.
card-GV-01-C10 = Lanceur de filets des falaises
    .flavour = De là-haut, chaque mât ressemble à une poignée.
card-GV-01-C11 = Quartier-maître au tambour
    .flavour = Plus personne à bord n’arrive à ramer à contretemps.
card-GV-01-C12 = Ravaudeuse de cerfs-volants
    .flavour = Une voile déchirée n’est qu’un cerf-volant qui a oublié.
card-GV-01-C13 = Saboteuse à la dernière allumette
    .flavour = Elle a apporté une allumette. Une seule lui suffit.
card-GV-01-C14 = Capitaine Ash Vardell
    .flavour = Ce qu’il prend, la mer non plus ne le garde pas.
card-GV-01-C15 = Passeuse des hauts-fonds
    .flavour = « Un qui descend, un qui monte. C’est le tarif. »
card-GV-01-C16 = Bagarreur des deux coques
    .flavour = Un pied sur chaque pont, et chez lui sur les deux.
card-GV-01-C17 = Gréeur aux cordes de palme
    .flavour = Il épisse à la lueur des étoiles pour garder ses matins libres.
card-GV-01-E18 = Bordée à l’aube
    .flavour = Le petit-déjeuner était prêt. Personne n’y a touché.
card-GV-01-E19 = Tous au bastingage
    .flavour = Même le coq. Surtout le coq.
card-GV-01-E20 = Parade sur la vergue
    .flavour = À douze mètres de haut, le jeu de jambes est un autre art.
card-GV-01-S21 = Le pont fumant
    .flavour = Il brûle depuis neuf ans et n’a pas coulé une seule fois.
card-GV-01-C22 = Gardien du récif
    .flavour = La passe est ouverte. Vous n’êtes pas invité.
card-GV-01-C23 = Plongeuse de renflouage
    .flavour = Elle descend avec une corde et remonte avec un collègue.
card-GV-01-C24 = Vieille Ancre, bosco
    .flavour = On l’a rendu à la mer. Il était là pour le quart du matin.
card-GV-01-C25 = Arpenteur au harpon
    .flavour = Il mesure la profondeur, puis ce qui y vit.
card-GV-01-C26 = Lieutenante du brise-lames
    .flavour = La nuit, elle ne cède pas, et la nuit, elle ne dort jamais.
card-GV-01-C27 = Murmure de l’épave
    .flavour = Il demande ce que vous tenez. Vous en lâchez une partie.
card-GV-01-C28 = Ingénieur du ressac
    .flavour = « Je ne coule pas les navires. Je les classe plus bas. »
card-GV-01-C29 = Liseuse de cartes du Bas-Quai
    .flavour = Elle lit la carte à rebours pour savoir où elle a commencé.
card-GV-01-C30 = Médium de la bouée à cloche
    .flavour = Un coup pour oui. Deux pour oui, mais vous n’allez pas aimer.
card-GV-01-C31 = Commodore Ilse Brand
    .flavour = La hâte, dit la commodore, est une sorte de bruit.
card-GV-01-C32 = Trieur d’épaves
    .flavour = Il fait trois tas : utile, inutile, et adressé à quelqu’un.
card-GV-01-C33 = Lutteur des bancs de perles
    .flavour = Chaque perle est une dette qu’une huître a payée.
card-GV-01-C34 = Vesna Longue-Vue, éclusière
    .flavour = Elle ouvre une vanne en amont, et une semaine plus tard un héros trébuche.
card-GV-01-C35 = Apprentie du guindeau
    .flavour = Un demi-tour de plus, chaque jour, pendant neuf ans.
card-GV-01-C36 = Anno, maître d’armes de la guilde
    .flavour = Ses leçons commencent par la dernière estocade.
card-GV-01-C37 = Magistrat noyé
    .flavour = La sentence est rendue. À vous de dire contre qui.
card-GV-01-C38 = La longue houle
    .flavour = Elle s’est mise en route avant la naissance de votre grand-mère.
card-GV-01-E39 = Jusant soudain
    .flavour = Le port est parti à midi en emmenant la flotte.
card-GV-01-E40 = Une bougie pour les disparus
    .flavour = Elle s’éteint quand ils sont rentrés.
card-GV-01-E41 = Tenez les lanternes
    .flavour = La lumière est un ordre comme un autre.
card-GV-01-S42 = Cale sèche de la baie aux Os
    .flavour = Chaque quille posée ici fut l’échine de quelqu’un.
card-GV-01-C43 = Gamine du rocher aux Mouettes
    .flavour = Trois cailloux dans sa fronde : un pour vous, deux pour votre dignité.
card-GV-01-C44 = Happeur des mangroves
    .flavour = Peu lui importe à qui est la jambe.
card-GV-01-C45 = Corsaire du coupe-feu
    .flavour = Elle brûle ce dont elle peut se passer, puis le reste.
card-GV-01-C46 = Porte-parole de l’île
    .flavour = Quand elle parle, l’île se penche pour écouter.
card-GV-01-C47 = Chœur de canons
    .flavour = Douze pièces, quatre voix, une note.
card-GV-01-C48 = Gardienne de la coque
    .flavour = Quand elle est seule à bord, c’est elle, la coque.
card-GV-01-E49 = Étincelle dans le gréement
    .flavour = Elle a grimpé aux haubans, et nous aussi.
card-GV-01-E50 = Mouillage abrité
    .flavour = Deux heures de sommeil, et tout l’équipage est comme neuf.
card-GV-01-S51 = Atoll aux lanternes
    .flavour = Chaque lumière est quelqu’un qui veille et attend.
card-GV-01-C52 = Gueule des abysses
    .flavour = D’abord elle mord. Ensuite elle a faim.
card-GV-01-C53 = Coq deux fois naufragé
    .flavour = Il sauve d’abord le fourneau. Les deux fois.
card-GV-01-C54 = Greffier des marées
    .flavour = En trois exemplaires : haute, basse et étale.
card-GV-01-C55 = Appeleuse de grandes marées
    .flavour = Tout ce qui est petit flotte.
card-GV-01-C56 = Gardien du verre à tempête
    .flavour = Il secoue le verre, et le temps s’excuse.
card-GV-01-C57 = Fantôme de la neuvième vague
    .flavour = Huit vagues, c’est la météo. La neuvième, c’est personnel.
card-GV-01-C58 = Sentinelle de l’écluse
    .flavour = Elle ferme, et le fleuve se ravise.
card-GV-01-C59 = Chœur des suppliciés de la cale
    .flavour = Ils ne savent qu’un couplet, et il parle de vous.
card-GV-01-C60 = Maître des écluses
    .flavour = Rien ne passe qui n’ait été soulevé.
card-GV-01-E61 = Lire le courant
    .flavour = Il est allé partout. Il suffit de lui demander.
card-GV-01-E62 = Payé en sel
    .flavour = La mer accepte toute monnaie qui saigne.
card-GV-01-S63 = Observatoire englouti
    .flavour = En bas, les étoiles ne bougent plus.
card-GV-01-C64 = Colosse de rouille
    .flavour = Il fut une flotte, et il en a tout gardé.
