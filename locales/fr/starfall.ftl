## Opérations. Valeur : la proposition nue ; .replace et .bonus : dans ces rôles ; .name : le nom court.

op-dmg =
    infligez { $val ->
        [one] { $val } dégât
       *[other] { $val } dégâts
    } à votre adversaire
    .times =
        infligez { times } { $val ->
            [one] { $val } dégât
           *[other] { $val } dégâts
        } à votre adversaire
    .replace =
        infligez { $val ->
            [one] { $val } dégât
           *[other] { $val } dégâts
        } à votre adversaire à la place
    .bonus =
        infligez { $val ->
            [one] { $val } dégât supplémentaire
           *[other] { $val } dégâts supplémentaires
        } à votre adversaire
    .name = Dégâts
    .subject = opponent
    .same =
        infligez-lui { $val ->
            [one] { $val } dégât
           *[other] { $val } dégâts
        }
    .replace-same =
        infligez-lui { $val ->
            [one] { $val } dégât
           *[other] { $val } dégâts
        } à la place
    .bonus-same =
        infligez-lui { $val ->
            [one] { $val } dégât supplémentaire
           *[other] { $val } dégâts supplémentaires
        }
op-heal =
    restaurez { $val ->
        [one] { $val } point de Bouclier
       *[other] { $val } points de Bouclier
    }
    .replace =
        restaurez { $val ->
            [one] { $val } point de Bouclier
           *[other] { $val } points de Bouclier
        } à la place
    .bonus =
        restaurez { $val ->
            [one] { $val } point de Bouclier supplémentaire
           *[other] { $val } points de Bouclier supplémentaires
        }
    .name = Restaurer le Bouclier
op-draw =
    piochez { $val ->
        [one] { $val } carte
       *[other] { $val } cartes
    }
    .replace =
        piochez { $val ->
            [one] { $val } carte
           *[other] { $val } cartes
        } à la place
    .bonus =
        piochez { $val ->
            [one] { $val } carte supplémentaire
           *[other] { $val } cartes supplémentaires
        }
    .name = Piocher
op-nrg =
    gagnez { $val ->
        [one] { $val } point d’Énergie
       *[other] { $val } points d’Énergie
    }
    .replace =
        gagnez { $val ->
            [one] { $val } point d’Énergie
           *[other] { $val } points d’Énergie
        } à la place
    .bonus =
        gagnez { $val ->
            [one] { $val } point d’Énergie supplémentaire
           *[other] { $val } points d’Énergie supplémentaires
        }
    .name = Gagner de l’Énergie
op-drain =
    votre adversaire perd { $val ->
        [one] { $val } point d’Énergie
       *[other] { $val } points d’Énergie
    }
    .replace =
        votre adversaire perd { $val ->
            [one] { $val } point d’Énergie
           *[other] { $val } points d’Énergie
        } à la place
    .bonus =
        votre adversaire perd { $val ->
            [one] { $val } point d’Énergie supplémentaire
           *[other] { $val } points d’Énergie supplémentaires
        }
    .name = Drainer l’Énergie
    .subject = opponent
    .same =
        il perd { $val ->
            [one] { $val } point d’Énergie
           *[other] { $val } points d’Énergie
        }
    .replace-same =
        il perd { $val ->
            [one] { $val } point d’Énergie
           *[other] { $val } points d’Énergie
        } à la place
    .bonus-same =
        il perd { $val ->
            [one] { $val } point d’Énergie supplémentaire
           *[other] { $val } points d’Énergie supplémentaires
        }
op-disc =
    votre adversaire se défausse de { $val ->
        [one] { $val } carte
       *[other] { $val } cartes
    } au hasard
    .replace =
        votre adversaire se défausse de { $val ->
            [one] { $val } carte
           *[other] { $val } cartes
        } au hasard à la place
    .bonus =
        votre adversaire se défausse de { $val ->
            [one] { $val } carte supplémentaire
           *[other] { $val } cartes supplémentaires
        } au hasard
    .name = Défausser
    .subject = opponent
    .same =
        il se défausse de { $val ->
            [one] { $val } carte
           *[other] { $val } cartes
        } au hasard
    .replace-same =
        il se défausse de { $val ->
            [one] { $val } carte
           *[other] { $val } cartes
        } au hasard à la place
    .bonus-same =
        il se défausse de { $val ->
            [one] { $val } carte supplémentaire
           *[other] { $val } cartes supplémentaires
        } au hasard
op-aoe =
    infligez { $val ->
        [one] { $val } dégât
       *[other] { $val } dégâts
    } à chaque allié adverse
    .times =
        infligez { times } { $val ->
            [one] { $val } dégât
           *[other] { $val } dégâts
        } à chaque allié adverse
    .replace =
        infligez { $val ->
            [one] { $val } dégât
           *[other] { $val } dégâts
        } à chaque allié adverse à la place
    .bonus =
        infligez { $val ->
            [one] { $val } dégât supplémentaire
           *[other] { $val } dégâts supplémentaires
        } à chaque allié adverse
    .name = Dégâts de zone
op-buf_atk = vos alliés gagnent +{ $val } ATK ce tour-ci
    .replace = vos alliés gagnent +{ $val } ATK ce tour-ci à la place
    .bonus = vos alliés gagnent +{ $val } ATK de plus ce tour-ci
    .name = Augmenter l’ATK
op-floor = votre Bouclier ne peut pas descendre en dessous de 1 ce tour-ci
    .replace = à la place, votre Bouclier ne peut pas descendre en dessous de 1 ce tour-ci
    .bonus = votre Bouclier ne peut pas non plus descendre en dessous de 1 ce tour-ci
    .name = Bouclier minimum
op-negate = annulez les effets de la carte adverse
    .replace = annulez les effets de la carte adverse à la place
    .bonus = annulez aussi les effets de la carte adverse
    .name = Annuler
op-double = votre prochaine Action de ce tour se résout deux fois
    .replace = votre prochaine Action de ce tour se résout deux fois à la place
    .bonus = votre prochaine Action de ce tour se résout aussi deux fois
    .name = Doubler l’Action
op-banish =
    bannissez { $val ->
        [1] la carte
        [one] { $val } carte
       *[other] les { $val } cartes
    } du dessus de la défausse adverse
    .replace =
        bannissez { $val ->
            [1] la carte
            [one] { $val } carte
           *[other] les { $val } cartes
        } du dessus de la défausse adverse à la place
    .bonus =
        bannissez { $val ->
            [one] { $val } carte supplémentaire
           *[other] { $val } cartes supplémentaires
        } du dessus de la défausse adverse
    .name = Bannir
op-dbf_atk = un allié adverse de votre choix subit −{ $val } ATK
    .times = { times }, un allié adverse de votre choix subit −{ $val } ATK
    .replace = un allié adverse de votre choix subit −{ $val } ATK à la place
    .bonus = un allié adverse de votre choix subit en plus −{ $val } ATK
    .name = Réduire l’ATK
op-dbf_hp = un allié adverse de votre choix subit −{ $val } PV
    .times = { times }, un allié adverse de votre choix subit −{ $val } PV
    .replace = un allié adverse de votre choix subit −{ $val } PV à la place
    .bonus = un allié adverse de votre choix subit en plus −{ $val } PV
    .name = Réduire les PV
op-retrigger_traps = vos Pièges révélés ce tour-ci se résolvent une fois de plus
    .replace = vos Pièges révélés ce tour-ci se résolvent une fois de plus à la place
    .bonus = vos Pièges révélés ce tour-ci se résolvent aussi une fois de plus
    .name = Relancer les Pièges

## Effets passifs : valables tant que l’allié est en jeu

op-p_nrg =
    gagnez { $val ->
        [one] { $val } point d’Énergie
       *[other] { $val } points d’Énergie
    } pendant votre Phase d’Énergie
    .name = Énergie à chaque tour
op-p_adx =
    vos Actions infligent { $val ->
        [one] { $val } dégât supplémentaire
       *[other] { $val } dégâts supplémentaires
    }
    .name = Dégâts des Actions
op-p_tdx =
    vos Pièges infligent { $val ->
        [one] { $val } dégât supplémentaire
       *[other] { $val } dégâts supplémentaires
    }
    .name = Dégâts des Pièges
op-p_red = les dégâts que vous subissez sont réduits de { $val }
    .name = Réduction
op-p_eot =
    restaurez { $val ->
        [one] { $val } point de Bouclier
       *[other] { $val } points de Bouclier
    } pendant votre Phase Finale
    .name = Bouclier à chaque tour
op-p_adisc = vos Actions coûtent { $val } de moins (minimum 1)
    .name = Actions moins chères
op-p_tdisc = vos Pièges coûtent { $val } de moins (minimum 1)
    .name = Pièges moins chers

## Quand un allié est détruit

on-play = quand vous invoquez cet allié
    .when = mixed
on-death = quand cet allié est détruit
op-d_heal =
    restaurez { $val ->
        [one] { $val } point de Bouclier
       *[other] { $val } points de Bouclier
    }
    .replace =
        restaurez { $val ->
            [one] { $val } point de Bouclier
           *[other] { $val } points de Bouclier
        } à la place
    .bonus =
        restaurez { $val ->
            [one] { $val } point de Bouclier supplémentaire
           *[other] { $val } points de Bouclier supplémentaires
        }
    .name = Destruction : Bouclier
op-d_dmg =
    infligez { $val ->
        [one] { $val } dégât
       *[other] { $val } dégâts
    } à votre adversaire
    .replace =
        infligez { $val ->
            [one] { $val } dégât
           *[other] { $val } dégâts
        } à votre adversaire à la place
    .bonus =
        infligez { $val ->
            [one] { $val } dégât supplémentaire
           *[other] { $val } dégâts supplémentaires
        } à votre adversaire
    .name = Destruction : dégâts
op-d_draw =
    piochez { $val ->
        [one] { $val } carte
       *[other] { $val } cartes
    }
    .replace =
        piochez { $val ->
            [one] { $val } carte
           *[other] { $val } cartes
        } à la place
    .bonus =
        piochez { $val ->
            [one] { $val } carte supplémentaire
           *[other] { $val } cartes supplémentaires
        }
    .name = Destruction : pioche
op-d_return = renvoyez cette carte dans votre main
    .replace = renvoyez cette carte dans votre main à la place
    .bonus = renvoyez aussi cette carte dans votre main
    .name = Destruction : retour

## Déclencheurs des Pièges

trigger-t_action = quand votre adversaire joue une Action
    .name = Action adverse
    .subject = opponent
trigger-t_summon = quand votre adversaire invoque un allié
    .name = Invocation adverse
trigger-t_play = quand votre adversaire joue une carte
    .name = Toute carte adverse
    .subject = opponent
trigger-t_hit = quand vous subissez des dégâts
    .name = Dégâts subis
trigger-t_lethal = quand votre Bouclier tombe à 0
    .name = Bouclier à 0

## Conditions : propositions nues qui suivent « si »

if-first_action = vous n’avez joué aucune autre Action ce tour-ci
if-played_action = vous avez déjà joué une Action ce tour-ci
if-ctrl = vous contrôlez un allié { TERM($sub, gender: "m") }
    .subject = control
    .same = vous avez un allié { TERM($sub, gender: "m") }
    .link-same = vous avez un allié { TERM($sub, gender: "m") }
if-ctrl_n =
    vous contrôlez au moins { $n ->
        [one] { $n } allié
       *[other] { $n } alliés
    }
    .subject = control
    .same =
        vous avez en tout au moins { $n ->
            [one] { $n } allié
           *[other] { $n } alliés
        }
    .link-same =
        vous avez en tout au moins { $n ->
            [one] { $n } allié
           *[other] { $n } alliés
        }
if-shield_below = votre Bouclier est inférieur à { $n }
if-o_shield_below = le Bouclier adverse est inférieur à { $n }
if-o_no_allies = votre adversaire ne contrôle aucun allié
    .subject = opponent
if-o_allies =
    votre adversaire contrôle au moins { $n ->
        [one] { $n } allié
       *[other] { $n } alliés
    }
if-o_fewer = votre adversaire a moins de cartes en main que vous
    .subject = opponent
if-o_zero_nrg = votre adversaire n’a pas d’Énergie
    .subject = opponent
if-destroyed_any = un allié adverse a été détruit de cette manière
if-vs_book = vous affrontez un héros du Livre { $n } ou ultérieur
vs-vs_book = face à un héros du Livre { $n } ou ultérieur

## Noms de ce qui se trouve sur un plateau

counter-shield = Bouclier
counter-energy = Énergie
counter-actions_played = Actions jouées
counter-floor = Bouclier minimum
counter-double_next = Action suivante doublée
counter-damage_taken = Dégâts subis
counter-guard = Résistance
number-cost = Coût
number-atk = ATK
number-hp = PV
number-T = Tactique
number-S = Adresse
number-R = Résistance
number-M = Mystique
number-shield = Bouclier
number-sim_shield = Bouclier de départ
number-cooldown = Recharge
number-trap_limit = Limite de Pièges
zone-hand = main
zone-deck = pioche
zone-field = terrain
zone-traps = Pièges
zone-discard = défausse
zone-banished = cartes bannies
quantity-action_bonus = bonus de dégâts des Actions
quantity-trap_bonus = bonus de dégâts des Pièges
quantity-reduction = réduction des dégâts
quantity-energy_income = Énergie des alliés
quantity-end_restore = Bouclier des alliés
quantity-action_discount = réduction de coût des Actions
quantity-trap_discount = réduction de coût des Pièges
quantity-damage_bonus = bonus de dégâts
quantity-skill = Adresse
quantity-card_damage = dégâts
quantity-action_cost = coût des Actions
quantity-trap_cost = coût des Pièges
tally-destroyed = alliés détruits
phase-energy = Phase d’Énergie
phase-draw = Phase de Pioche
phase-play = Phase Principale
phase-battle = Phase de Combat
phase-end = Phase Finale
action-play = jouer
action-ability = capacité
action-attack = attaquer
kind-damage = Dégâts
kind-restore = Restauration
kind-cards = Cartes
kind-energy = Énergie
kind-allies = Alliés
kind-control = Contrôle

## The game

game-about = Deux héros, des decks fixes et un Bouclier chacun : le premier à briser celui de l’autre a gagné.
