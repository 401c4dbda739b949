## Le jeu

game-name = Cartes du chaos
game-about = Trente tours chacun, vingt cartes, un chef : les cartes naissent d’une grammaire, et tout ce qu’elle sait dire peut se trouver dans l’autre deck.

## Types, sous-types, mots-clés. Les termes de jeu prennent la majuscule, sauf les types.

type-leader = chef
    .gender = m
    .pl = chefs
type-minion = serviteur
    .gender = m
    .pl = serviteurs
type-spell = sort
    .gender = m
    .pl = sorts
subtype-beast = Bête
    .gender = f
    .pl = Bêtes
subtype-dragon = Dragon
    .gender = m
    .pl = Dragons
subtype-demon = Démon
    .gender = m
    .pl = Démons
keyword-charge = Charge
keyword-taunt = Provocation
keyword-stealth = Camouflage
keyword-untargetable = Linceul
keyword-shield = Bouclier
keyword-poisonous = Toxicité
keyword-lifesteal = Vol de vie
about-keyword-charge = Elle peut attaquer le tour où elle arrive.
about-keyword-taunt = Les ennemis doivent attaquer un personnage avec Provocation qu’ils peuvent voir.
about-keyword-stealth = L’adversaire ne peut ni l’attaquer ni la choisir. Elle perd Camouflage quand elle attaque.
about-keyword-untargetable = Aucun effet ne peut la choisir. Les effets qui touchent toutes les cartes, ou une carte au hasard, la touchent quand même.
about-keyword-shield = Il absorbe en entier les premiers dégâts, puis disparaît.
about-keyword-poisonous = Un serviteur auquel elle inflige des dégâts est détruit.
about-keyword-lifesteal = Les dégâts qu’elle inflige rendent autant de PV au chef de son joueur.
noun-play = personnage
    .gender = m
    .pl = personnages
np-n =
    { $n ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
       *[other] { $n }
    }

## Nombres des cartes, compteurs, ce que portent les cartes

number-cost = coût
number-atk = ATK
number-hp = PV
number-attacks = attaques par tour
counter-max_mp = maximum de PM
counter-mp_used = PM dépensés
counter-fatigue = fatigue
quantity-mp = PM
state-lost = PV perdus
state-attacked = attaques faites
state-heat = chaleur
state-threshold = seuil de surchauffe

## Zones

zone-leader = place du chef
zone-field = terrain
zone-hand = main
zone-deck = pioche
zone-graveyard = cimetière
zone-play = chef et terrain
zone-hand_or_deck = main ou pioche
zone-everywhere = chef, terrain, main et pioche

## Durée des changements : rien n’est imprimé

for-lasting =
    .name = jusqu’à la réinitialisation

## Phrases. Tous les effets d’une carte forment un paragraphe.

seq-abilities = { $a } { $b }
frame-as-on = { $on }, { $as }, { $text }
frame-as-on-if = { $on }, { $as } et si { $if }, { $text }
as-in_hand = si cette carte est dans votre main
    .name = agit depuis la main
as-in_deck = si cette carte est dans votre pioche
    .name = agit depuis la pioche
as-in_hand_or_deck = si cette carte est dans votre main ou votre pioche
    .name = agit depuis la main et la pioche
printed-keyword = { TERM($word) }.
printed-attacks = Attaque { $n } fois par tour.
on-battlecry = Cri de guerre
    .as = label
    .name = Cri de guerre
# Rien sur un sort ; `.quoted` est imprimé entre les guillemets d’un effet donné.
on-cast =
    .name = Lancement
    .quoted = Lancement
on-deathrattle = Râle d’agonie
    .as = label
    .name = Râle d’agonie
on-on_discard = À la défausse
    .as = label
    .name = À la défausse
on-your_turn_start = au début de votre tour
on-their_turn_start = au début du tour adverse
on-each_turn_start = au début de chaque tour
on-your_turn_end = à la fin de votre tour
on-their_turn_end = à la fin du tour adverse
on-each_turn_end = à la fin de chaque tour

## De quoi parlent les effets. `case: "at"` : avec « à » ; `case: "of"` : avec « de ».

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
np-all =
    { np-prep } { $gender ->
        [f] toutes
       *[other] tous
    } { $zone ->
        [play] { $who ->
            [self] vos
           *[other] les
        }
       *[other] les
    } { np-head } { np-tail }
np-random = { np-un } { np-head } au hasard { np-tail }
# Le lieu vient avec le verbe de `if-exists`.
np-some =
    { $zone ->
        [play] { $type ->
            [spell] { np-un }
           *[other] { $who ->
                [opponent] { np-un }
               *[other] { np-un } autre
            }
        }
       *[other] { np-un }
    } { np-head } { TERM($with) } { TERM($after) }
to-own_leader = { np-prep } votre chef
    .number = sg
    .name = votre chef
to-enemy_leader =
    { $case ->
        [at] au
        [of] du
       *[nom] le
    } chef adverse
    .number = sg
    .name = le chef adverse
to-both_leaders =
    { $case ->
        [at] aux
        [of] des
       *[nom] les
    } deux chefs
    .number = pl
    .name = les deux chefs
to-this =
    { np-prep } { $type ->
        [leader] ce chef
        [minion] ce serviteur
       *[other] cette carte
    }
    .name = cette carte
in-play-self = allié
    .as = adjective
    .order = 10
    .f = alliée
    .pl = alliés
    .f-pl = alliées
    .all = { "" }
in-play-opponent = adverse
    .as = adjective
    .order = 10
    .pl = adverses
in-hand-self = de votre main
in-hand-opponent = de la main adverse
in-hand-any = d’une des deux mains
    .all = des deux mains
in-deck-self = de votre pioche
in-deck-opponent = de la pioche adverse
in-deck-any = d’une des deux pioches
    .all = des deux pioches
in-hand_or_deck-self = de votre main ou de votre pioche
    .all = de votre main et de votre pioche
in-hand_or_deck-opponent = de la main ou de la pioche adverse
    .all = de la main et de la pioche adverses
in-hand_or_deck-any = d’une des deux mains ou d’une des deux pioches
    .all = des deux mains et des deux pioches
where-type = { TERM($word) }
    .as = noun
    .name = type { $word }
where-subtype = { TERM($word) }
    .as = noun
    .name = sous-type { $word }
where-has = { TERM($word) }
    .as = with
    .name = mot-clé { $word }
where-cost_at_least = coûtant au moins { $n }
    .as = after
    .is =
        { $number ->
            [pl] coûtent
           *[other] coûte
        } au moins { $n }
    .name = coût d’au moins { $n }
where-cost_at_most = coûtant au plus { $n }
    .as = after
    .is =
        { $number ->
            [pl] coûtent
           *[other] coûte
        } au plus { $n }
    .name = coût d’au plus { $n }
where-atk_at_least = au moins { $n } ATK
    .as = with
    .name = au moins { $n } ATK
where-atk_at_most = au plus { $n } ATK
    .as = with
    .name = au plus { $n } ATK
where-hp_at_least = au moins { $n } PV
    .as = with
    .name = au moins { $n } PV
where-hp_at_most = au plus { $n } PV
    .as = with
    .name = au plus { $n } PV
where-attacks_at_least =
    au moins { $n ->
        [one] { $n } attaque restante
       *[other] { $n } attaques restantes
    }
    .as = with
    .name = au moins { $n } attaques restantes
where-attacks_at_most =
    { $n ->
        [0] { $n } attaque restante
        [one] au plus { $n } attaque restante
       *[other] au plus { $n } attaques restantes
    }
    .as = with
    .name = au plus { $n } attaques restantes

## Conditions

if-exists =
    { TERM($cards) } { ATTR($cards, "zone") ->
        [hand] se trouve dans { ATTR($cards, "who") ->
            [self] votre main
            [opponent] la main adverse
           *[any] l’une des deux mains
        }
        [deck] se trouve dans { ATTR($cards, "who") ->
            [self] votre pioche
            [opponent] la pioche adverse
           *[any] l’une des deux pioches
        }
        [hand_or_deck] se trouve dans { ATTR($cards, "who") ->
            [self] votre main ou votre pioche
            [opponent] la main ou la pioche adverse
           *[any] l’une des deux mains ou des deux pioches
        }
       *[play] est en jeu
    }
    .name = une telle carte existe
if-this =
    { $type ->
        [leader] ce chef
        [minion] ce serviteur
       *[other] cette carte
    } { TERM($is) }
    .name = cette carte est ainsi
if-own_leader = votre chef { TERM($is) }
    .name = votre chef est ainsi
if-enemy_leader = le chef adverse { TERM($is) }
    .name = le chef adverse est ainsi
if-both_leaders = les deux chefs { TERM($is, number: "pl") }
    .name = les deux chefs sont ainsi
if-mp_at_least = vous avez au moins { $n } PM
if-mp_at_most =
    { $n ->
        [0] vous n’avez plus de PM
       *[other] vous avez au plus { $n } PM
    }
if-enemy_mp_at_least = votre adversaire a au moins { $n } PM
    .subject = opponent
if-enemy_mp_at_most =
    { $n ->
        [0] votre adversaire n’a plus de PM
       *[other] votre adversaire a au plus { $n } PM
    }
    .subject = opponent
if-both_mp_at_least = les deux joueurs ont au moins { $n } PM
if-both_mp_at_most =
    { $n ->
        [0] aucun des deux joueurs n’a de PM
       *[other] les deux joueurs ont au plus { $n } PM
    }
if-max_mp_at_least = votre maximum de PM est d’au moins { $n }
if-max_mp_at_most =
    { $n ->
        [0] votre maximum de PM est de 0
       *[other] votre maximum de PM est d’au plus { $n }
    }
if-enemy_max_mp_at_least = le maximum de PM adverse est d’au moins { $n }
if-enemy_max_mp_at_most =
    { $n ->
        [0] le maximum de PM adverse est de 0
       *[other] le maximum de PM adverse est d’au plus { $n }
    }
if-both_max_mp_at_least = le maximum de PM des deux joueurs est d’au moins { $n }
if-both_max_mp_at_most =
    { $n ->
        [0] le maximum de PM des deux joueurs est de 0
       *[other] le maximum de PM des deux joueurs est d’au plus { $n }
    }

## Opérations

np-copies =
    { ATTR($to, "number") ->
        [pl] des copies
       *[other] une copie
    } { TERM($to, case: "of") }
np-owner =
    { ATTR($to, "number") ->
        [pl] de leur propriétaire
       *[other] de son propriétaire
    }
np-dest =
    { $dest ->
        [self-hand] dans votre main
        [opponent-hand] dans la main adverse
        [both-hand] dans chaque main
        [owner-hand] dans la main { np-owner }
        [self-field] sur votre terrain
        [opponent-field] sur le terrain adverse
        [both-field] sur chaque terrain
        [owner-field] sur le terrain { np-owner }
        [self-deck] à votre pioche
        [opponent-deck] à la pioche adverse
        [both-deck] à chacune des deux pioches
       *[owner-deck] à la pioche { np-owner }
    }
v-put =
    { $dest ->
        [self-deck] mélangez
        [opponent-deck] mélangez
        [both-deck] mélangez
        [owner-deck] mélangez
       *[other] mettez
    }

op-dmg =
    infligez { $val ->
        [one] { $val } dégât
       *[other] { $val } dégâts
    } { TERM($to, case: "at") }
    .name = dégâts
op-heal = rendez { $val } PV { TERM($to, case: "at") }
    .name = rendre des PV
op-rearm =
    rendez { $val ->
        [one] { $val } attaque
       *[other] { $val } attaques
    } { TERM($to, case: "at") }
    .name = rendre des attaques
op-cost =
    { $sign ->
        [minus] réduisez
       *[other] augmentez
    } de { $abs } le coût { TERM($to, case: "of") }
    .name = changer le coût
op-buff = donnez { SIGNED($atk) }/{ SIGNED($hp) } { TERM($to, case: "at") }
    .name = ATK et PV
op-attacks =
    donnez { $val ->
        [one] { $val } attaque supplémentaire
       *[other] { $val } attaques supplémentaires
    } par tour { TERM($to, case: "at") }
    .name = attaques supplémentaires
op-destroy = détruisez { TERM($to) }
    .name = détruire
op-discard =
    { ATTR($to, "who") ->
        [self] défaussez-vous { TERM($to, case: "of") }
       *[other] défaussez { TERM($to) }
    }
    .name = défausser
op-transform =
    transformez { TERM($to) } en { ATTR($card, "made") ->
        [known] { np-card-name }
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($card, number: "pl") }
           *[other] { TERM($card) }
        }
    }
    .name = transformer
# Le lieu vient d’abord : « mettez dans chaque main une copie d’un serviteur … avec au moins 2 attaques restantes ».
op-move =
    { ATTR($to, "pick") ->
        [this] { v-put } { TERM($to) } { np-dest }
       *[other] { $dest ->
            [self-hand] mettez dans votre main { TERM($to) }
            [opponent-hand] mettez dans la main adverse { TERM($to) }
            [owner-hand] mettez { TERM($to) } dans la main { np-owner }
            [self-field] mettez sur votre terrain { TERM($to) }
            [opponent-field] mettez sur le terrain adverse { TERM($to) }
            [owner-field] mettez { TERM($to) } sur le terrain { np-owner }
            [self-deck] mélangez à votre pioche { TERM($to) }
            [opponent-deck] mélangez à la pioche adverse { TERM($to) }
           *[owner-deck] mélangez { TERM($to) } à la pioche { np-owner }
        }
    }
    .name = mettre ailleurs
op-copy =
    { ATTR($to, "pick") ->
        [this] { v-put } { np-copies } { np-dest }
       *[other] { $dest ->
            [self-hand] mettez dans votre main { np-copies }
            [opponent-hand] mettez dans la main adverse { np-copies }
            [both-hand] mettez dans chaque main { np-copies }
            [owner-hand] mettez { np-copies } dans la main { np-owner }
            [self-field] mettez sur votre terrain { np-copies }
            [opponent-field] mettez sur le terrain adverse { np-copies }
            [both-field] mettez sur chaque terrain { np-copies }
            [owner-field] mettez { np-copies } sur le terrain { np-owner }
            [self-deck] mélangez à votre pioche { np-copies }
            [opponent-deck] mélangez à la pioche adverse { np-copies }
            [both-deck] mélangez à chacune des deux pioches { np-copies }
           *[owner-deck] mélangez { np-copies } à la pioche { np-owner }
        }
    }
    .name = copier
op-become =
    faites { TERM($to, case: "of") } { ATTR($to, "number") ->
        [pl] des { TERM($word, number: "pl") }
       *[other] { ATTR($word, "gender") ->
            [f] une
           *[other] un
        } { TERM($word) }
    }
    .name = changer le sous-type
op-give = donnez { TERM($word) } { TERM($to, case: "at") }
    .name = donner un mot-clé
op-strip = retirez tous les mots-clés { TERM($to, case: "of") }
    .name = retirer les mots-clés
op-overheat = surchauffez tous les effets { TERM($to, case: "of") }
    .name = surchauffer
op-dampen = abaissez de { $val } le seuil de surchauffe { TERM($to, case: "of") }
    .name = abaisser le seuil
op-reset = réinitialisez { TERM($to) }
    .name = réinitialiser
op-attach =
    donnez { TERM($to, case: "at") } { $depth ->
        [2] “{ $effects }”
       *[other] « { $effects } »
    }
    .name = donner des effets
op-draw =
    { $who ->
        [opponent] votre adversaire pioche
        [both] les deux joueurs piochent chacun
       *[other] piochez
    } { $val ->
        [one] { $val } carte
       *[other] { $val } cartes
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il pioche
            [both] les deux joueurs piochent chacun
           *[other] piochez
        } { $val ->
            [one] { $val } carte
           *[other] { $val } cartes
        }
    .name = piocher
op-mp =
    { $who ->
        [opponent] votre adversaire { $sign ->
            [minus] perd
           *[other] récupère
        }
        [both] les deux joueurs { $sign ->
            [minus] perdent chacun
           *[other] récupèrent chacun
        }
       *[other] { $sign ->
            [minus] perdez
           *[other] récupérez
        }
    } { $abs } PM
    .subject = opponent
    .same =
        { $who ->
            [opponent] il { $sign ->
                [minus] perd
               *[other] récupère
            }
            [both] les deux joueurs { $sign ->
                [minus] perdent chacun
               *[other] récupèrent chacun
            }
           *[other] { $sign ->
                [minus] perdez
               *[other] récupérez
            }
        } { $abs } PM
    .name = PM
op-max_mp =
    { $who ->
        [opponent] le maximum de PM adverse
        [both] le maximum de PM des deux joueurs
       *[other] votre maximum de PM
    } { $sign ->
        [minus] diminue
       *[other] augmente
    } de { $abs }
    .name = maximum de PM
np-card-name =
    { $depth ->
        [1] « { TERM($card) } »
        [2] “{ TERM($card) }”
       *[other] ‘{ TERM($card) }’
    }
# « deux copies de « Chiot des prés » » : une carte nommée n’a pas de pluriel.
n-copies =
    { ATTR($card, "made") ->
        [known] { $val ->
            [1] { np-card-name }
            [2] deux copies de { np-card-name }
            [3] trois copies de { np-card-name }
            [4] quatre copies de { np-card-name }
            [5] cinq copies de { np-card-name }
            [6] six copies de { np-card-name }
            [7] sept copies de { np-card-name }
           *[other] { $val } copies de { np-card-name }
        }
       *[other] { TERM($card) }
    }
op-create =
    { $dest ->
        [self-field] invoquez { n-copies } sur votre terrain
        [opponent-field] invoquez { n-copies } sur le terrain adverse
        [both-field] invoquez { n-copies } sur chaque terrain
        [self-hand] mettez { n-copies } dans votre main
        [opponent-hand] mettez { n-copies } dans la main adverse
        [both-hand] mettez { n-copies } dans chaque main
        [self-deck] mélangez { n-copies } à votre pioche
        [opponent-deck] mélangez { n-copies } à la pioche adverse
       *[other] mélangez { n-copies } à chacune des deux pioches
    }
    .name = créer des cartes
op-win =
    { $who ->
        [opponent] votre adversaire gagne la partie
        [both] les deux joueurs gagnent la partie
       *[other] vous gagnez la partie
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] il gagne la partie
            [both] les deux joueurs gagnent la partie
           *[other] vous gagnez la partie
        }
    .name = gagner la partie
np-made-un =
    { $n ->
        [1] { $number ->
            [pl] { "" }
           *[other] { $has-subtype ->
                [yes] { ATTR($subtype, "gender") ->
                    [f] une
                   *[other] un
                }
               *[no] { ATTR($type, "gender") ->
                    [f] une
                   *[other] un
                }
            }
        }
       *[other] { np-n }
    }
np-made-noun =
    { $has-subtype ->
        [yes] { TERM($subtype) }
       *[no] { TERM($type) }
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] avec “{ $effects }”
           *[other] avec « { $effects } »
        }
       *[no] { "" }
    }
made-written =
    { np-made-un } { np-made-noun } { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    } { made-effects }
made-random =
    { np-made-un } { np-made-noun } { $number ->
        [pl] aléatoires
       *[other] aléatoire
    } { $cost ->
        [none] { "" }
       *[other] coûtant { $cost }
    }

## Sortes d’opérations

kind-damage = Dégâts
kind-restore = Soins
kind-energy = Coûts et PM
kind-cards = Cartes
kind-allies = Renforts
kind-control = Contrôle

## Phases, actions et événements

phase-start = Début
phase-main = Phase principale
phase-end = Fin
action-play = jouer
action-attack = attaquer
pick-target = cible
event-destroyed = destruction
event-discarded = défausse
routine-discard = défausser
routine-draw = piocher

## Pourquoi quelque chose est impossible

refused-full = Il n’y a plus de place sur le terrain
refused-weak = Un personnage sans ATK ne peut pas attaquer
refused-asleep = Ce personnage vient d’arriver
refused-attacked = Ce personnage n’a plus d’attaque ce tour-ci

## Decks

deck-herd = La longue harde
deck-kiln = Fours et cendres
deck-ledger = Le registre amer
deck-crossing = Portes et miroirs
deck-vigil = La lente veille
deck-quench = Fer froid

## Noms pour le texte des règles

to-target =
    .name = la carte choisie
to-all =
    .name = toutes celles qui conviennent
to-random =
    .name = une de celles qui conviennent, au hasard
where-reachable =
    .name = peut être choisie

## Noms des cartes créées. Les qualités sont au masculin et suivent le nom ; bêtes, dragons, démons et sorts sont des noms
## masculins ; les choses portent leur « de » : « Loup de brume », « Loup né de brume ».

gen-name-1 = { $b } { $a }
gen-name-2 = { $a } { $b }
gen-name-3 = { $b } né { $a }
gen-name-4 = { $b } { $a }
gen-name-5 = { $a } { $b }
gen-name-6 = { $a } au cœur { $b }
gen-name-7 = { $a }, enfant { $b }

gen-beast-1 = Limier
gen-beast-2 = Cerf
gen-beast-3 = Blaireau
gen-beast-4 = Sanglier
gen-beast-5 = Castor
gen-beast-6 = Héron
gen-beast-7 = Lynx
gen-beast-8 = Bélier
gen-beast-9 = Mulet
gen-beast-10 = Bœuf
gen-beast-11 = Lièvre
gen-beast-12 = Loup
gen-beast-13 = Ours
gen-beast-14 = Renard
gen-beast-15 = Faucon
gen-beast-16 = Crapaud
gen-beast-17 = Putois
gen-beast-18 = Bouc
gen-beast-19 = Taureau
gen-beast-20 = Corbeau
gen-beast-21 = Hibou
gen-beast-22 = Serpent
gen-beast-23 = Élan
gen-beast-24 = Mulot
gen-beast-25 = Furet
gen-beast-26 = Chamois
gen-beast-27 = Cygne
gen-beast-28 = Bison
gen-beast-29 = Roitelet
gen-beast-30 = Brochet
gen-beast-31 = Freux
gen-beast-32 = Hérisson

gen-dragon-1 = Drake
gen-dragon-2 = Ver
gen-dragon-3 = Dragonnet
gen-dragon-4 = Basilic
gen-dragon-5 = Dragon
gen-dragon-6 = Crache-feu
gen-dragon-7 = Varan
gen-dragon-8 = Flammeron
gen-dragon-9 = Drac
gen-dragon-10 = Lové
gen-dragon-11 = Aile-de-cendre
gen-dragon-12 = Fend-ciel
gen-dragon-13 = Lindorm
gen-dragon-14 = Aile-de-braise
gen-dragon-15 = Dos-d’écailles
gen-dragon-16 = Fils-des-flammes
gen-dragon-17 = Longue-queue
gen-dragon-18 = Gueule-de-braise
gen-dragon-19 = Foudroyeur
gen-dragon-20 = Garde-nid
gen-dragon-21 = Thésauriseur
gen-dragon-22 = Couveur
gen-dragon-23 = Embraseur
gen-dragon-24 = Mord-queue
gen-dragon-25 = Rase-flots
gen-dragon-26 = Planeur
gen-dragon-27 = Brûleur
gen-dragon-28 = Couve-feu
gen-dragon-29 = Cadet
gen-dragon-30 = Dos-de-crête
gen-dragon-31 = Griffu
gen-dragon-32 = Tourbillonneur

gen-demon-1 = Diablotin
gen-demon-2 = Démon
gen-demon-3 = Huissier
gen-demon-4 = Tentateur
gen-demon-5 = Dévoreur
gen-demon-6 = Greffier
gen-demon-7 = Chuchoteur
gen-demon-8 = Courtier
gen-demon-9 = Tortionnaire
gen-demon-10 = Spectre
gen-demon-11 = Décharné
gen-demon-12 = Percepteur
gen-demon-13 = Imposteur
gen-demon-14 = Rongeur
gen-demon-15 = Monstre
gen-demon-16 = Railleur
gen-demon-17 = Misérable
gen-demon-18 = Persécuteur
gen-demon-19 = Usurier
gen-demon-20 = Débiteur
gen-demon-21 = Trompeur
gen-demon-22 = Rôdeur
gen-demon-23 = Glouton
gen-demon-24 = Gémisseur
gen-demon-25 = Accusateur
gen-demon-26 = Écorcheur
gen-demon-27 = Envoûteur
gen-demon-28 = Traître
gen-demon-29 = Contremaître
gen-demon-30 = Ricaneur
gen-demon-31 = Revenant
gen-demon-32 = Séducteur

gen-leader-1 = Orsolya
gen-leader-2 = Tamsin
gen-leader-3 = Brannoch
gen-leader-4 = Ysmay
gen-leader-5 = Corvin
gen-leader-6 = Maëlis
gen-leader-7 = Tobren
gen-leader-8 = Hesper
gen-leader-9 = Ludo
gen-leader-10 = Wenna
gen-leader-11 = Osric
gen-leader-12 = Petra
gen-leader-13 = Quill
gen-leader-14 = Rowena
gen-leader-15 = Sabin
gen-leader-16 = Thessaly
gen-leader-17 = Ulric
gen-leader-18 = Vigdis
gen-leader-19 = Wystan
gen-leader-20 = Xanthe
gen-leader-21 = Yorick
gen-leader-22 = Zelda
gen-leader-23 = Aldous
gen-leader-24 = Berit
gen-leader-25 = Cosmo
gen-leader-26 = Delphine
gen-leader-27 = Edda
gen-leader-28 = Fabian
gen-leader-29 = Greta
gen-leader-30 = Hakon
gen-leader-31 = Ilse
gen-leader-32 = Jorun
gen-leader-33 = Kester
gen-leader-34 = Linnea
gen-leader-35 = Magnus
gen-leader-36 = Nerys
gen-leader-37 = Odon
gen-leader-38 = Perpétue
gen-leader-39 = Rufus
gen-leader-40 = Sunniva

## Cartes

card-CC-L0001 = Le non-écrit
card-CC-L0002 = Brannoch de la longue harde
card-CC-L0003 = Vessa Forge-Cendres
card-CC-L0004 = Aurelle, gardienne des fours
card-CC-L0005 = Mordant, teneur des comptes
card-CC-L0006 = Sœur Lumen
card-CC-L0007 = Le vieux Karst
card-CC-L0008 = Le greffier glacial
card-CC-L0009 = Imra Main-Leste
card-CC-M0001 = Petit de la bardane
card-CC-M0002 = Laie à dos d’épines
card-CC-M0003 = Molosse de gravier
card-CC-M0004 = Appeleur de meute
card-CC-M0005 = Colosse des prairies
card-CC-M0006 = Matrone aux bois
card-CC-M0007 = Hermine nocturne
card-CC-M0008 = Coureur hérissé
card-CC-M0009 = Roi de la souille
card-CC-M0010 = Ourson endormi
card-CC-M0011 = Martyr aux neuf morts
card-CC-M0012 = Gardien des haies
card-CC-M0013 = Coursier de cendre
card-CC-M0014 = Commis du soufre
card-CC-M0015 = Diablotin des portes
card-CC-M0016 = Mangeur de contrats
card-CC-M0017 = Drake guette-marée
card-CC-M0018 = Huissier creux
card-CC-M0019 = Démon à la lanterne
card-CC-M0020 = Murmure enfoui
card-CC-M0021 = Agent de recouvrement
card-CC-M0022 = Portier des deux portes
card-CC-M0023 = Drake passeur
card-CC-M0024 = Veau miroir
card-CC-M0025 = Cloche vagabonde
card-CC-M0026 = Ver des archives
card-CC-M0027 = Courtier changelin
card-CC-M0028 = Fantôme du cartographe
card-CC-M0029 = Rôdeur du fossé
card-CC-M0030 = Dragonnet de braise
card-CC-M0031 = Crache-scories
card-CC-M0032 = Matriarche de la fournaise
card-CC-M0033 = Sergent de charbon
card-CC-M0034 = Drake de verre
card-CC-M0035 = Liseur de fumée
card-CC-M0036 = Duc de petit-bois
card-CC-M0037 = Compteur de brûlures
card-CC-M0038 = La neuvième fournaise
card-CC-M0039 = Fossoyeur patient
card-CC-M0040 = Pomiculteur d’os
card-CC-M0041 = Jardinier des tombes
card-CC-M0042 = Bœuf reliquaire
card-CC-M0043 = Saint aux chandelles
card-CC-M0044 = La dernière leçon
card-CC-M0045 = Gardien du manomètre
card-CC-M0046 = Valet de trempe
card-CC-M0047 = Tourneur de vannes
card-CC-M0048 = Moteur en surrégime
card-CC-S0001 = Nouvel élan
card-CC-S0002 = Abattage sélectif
card-CC-S0003 = Rut de printemps
card-CC-S0004 = Dîme rouge
card-CC-S0005 = Second souffle
card-CC-S0006 = Débandade
card-CC-S0007 = Hibernation
card-CC-S0008 = Registre amer
card-CC-S0009 = Lest
card-CC-S0010 = Le feu par les deux bouts
card-CC-S0011 = Pluie de four
card-CC-S0012 = Vif-argent
card-CC-S0013 = La longue consigne
card-CC-S0014 = Alizés
card-CC-S0015 = Métamorphose non sollicitée
card-CC-S0016 = Visages d’emprunt
card-CC-S0017 = Grand brassage
card-CC-S0018 = Mascarade
card-CC-S0019 = Deux fois conté
card-CC-S0020 = Grande inspiration
card-CC-S0021 = Silence de la fournaise
card-CC-S0022 = Fer froid
card-CC-S0023 = Table rase
card-CC-S0024 = Vannes ouvertes
card-CC-S0025 = Rite de l’heure sans lumière
card-CC-S0026 = Lettres scellées
card-CC-S0027 = Rouille et rumeur
card-CC-S0028 = La foule décide
card-CC-S0029 = Verdict
card-CC-M0901 = Pigeon d’argile
card-CC-M0902 = Chiot des champs
card-CC-M0903 = Ours qui s’éveille
card-CC-M0904 = Diablotin de cave
card-CC-M0905 = Jardinier de côtes
card-CC-M0906 = Pierre tombale ambulante
card-CC-M0907 = Veau moisi
card-CC-M0908 = Phalène de braise
card-CC-M0909 = Agneau de fer
card-CC-M0910 = Dragon de papier
card-CC-M0911 = Page inachevée
card-CC-S0901 = Chagrin d’emprunt
card-CC-S0902 = Lettre scellée
card-CC-S0903 = Petit pot-de-vin
