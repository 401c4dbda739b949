## Le jeu

game-name = Essence Crown : la guerre des éclats
game-about = Deux Divinités, une partie : les éclats servent à payer les cartes, les Avatars frappent la Divinité adverse, et celui dont l’Essence tombe à 0 a perdu.

## Types de carte

type-deity = Divinité
    .gender = f
    .pl = Divinités
type-avatar = Avatar
    .gender = m
    .pl = Avatars
type-spell = Sort
    .gender = m
    .pl = Sorts
type-relic = Relique
    .gender = f
    .pl = Reliques
type-shard = Éclat
    .gender = m
    .pl = Éclats
type-domain = Domaine
    .gender = m
    .pl = Domaines
type-essence = Essence
    .gender = f
    .pl = Essences
type-rite = Rite
    .gender = m
    .pl = Rites

## Nombres des cartes

number-cost = coût
number-power = Force
number-toughness = Endurance
number-essence = Essence

## Mots des cartes. `.of` suit le nom d’une carte : « Avatar du Vide ».

set-aspects = aspects
set-domain = domaine
set-rarity = rareté
word-glow = Lueur
    .of = de la Lueur
word-gray = Gris
    .of = du Gris
word-void = Vide
    .of = du Vide
word-beast = Bête
    .of = des Bêtes
word-second_sun = Second Soleil
    .of = du Second Soleil
word-nullgrid = Grille Nulle
    .of = de la Grille Nulle
word-new_earth = Nouvelle Terre
    .of = de la Nouvelle Terre
word-common = Commune
word-adept = Adepte
word-mythic = Mythique

## Ce qu’ont les joueurs et les cartes

counter-essence_max = Essence maximale
counter-essence = Essence
counter-shards = éclats
counter-kl = KL
state-tapped = engagée
state-damage = dégâts

## Zones

zone-deck = pioche
zone-hand = main
zone-new_earth = Nouvelle Terre
zone-graveyard = cimetière
zone-exile = exil
zone-deity = Divinité
zone-board = Divinité et Nouvelle Terre
noun-new_earth = carte
    .gender = f
    .pl = cartes
    .where = new_earth
in-new_earth-self = que vous contrôlez
    .all = { "" }
in-new_earth-opponent = adverse
    .as = adjective
    .order = 10
    .pl = adverses

## Durées

for-this_turn = jusqu’à la fin du tour
    .name = jusqu’à la fin du tour
for-while_in_play =
    .name = tant que la carte est en jeu

## Moments

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] Arrivée
    }
    .as = label
    .name = quand elle est jouée
on-on_attack = Attaque
    .as = label
    .name = quand elle attaque
on-start_turn = Début du tour
    .as = label
    .name = au début de votre tour
on-end_turn = Fin du tour
    .as = label
    .name = à la fin de votre tour
on-activate = Phase principale
    .as = label
    .name = pendant votre phase principale
frame-label-once = { $on }, { $once } : { $text }
    .then = capital
frame-label-cost = { $on } — { $cost } : { $text }
    .then = capital
frame-label-once-cost = { $on } — { $cost }, { $once } : { $text }
    .then = capital
frame-label-may-cost = { $on } — { $cost } : { $text }
    .then = capital
frame-label-once-may-cost = { $on } — { $cost }, { $once } : { $text }
    .then = capital
once-turn = une fois par tour
once-match = une fois par partie

## Coûts

cost-shards =
    { $n ->
        [one] { $n } éclat
       *[other] { $n } éclats
    }
    .name = éclats
cost-kl = { $n } KL
    .name = KL
cost-essence =
    { $n ->
        [one] { $n } point d’Essence
       *[other] { $n } points d’Essence
    }
    .name = points d’Essence
cost-discard =
    { $n ->
        [1] défaussez-vous d’une carte
       *[other] défaussez-vous de { $n } cartes
    }
    .name = se défausser de cartes
cost-tap = engagez cette carte
    .name = engager cette carte

## Cibles

to-own_deity = votre Divinité
    .gender = f
    .name = votre Divinité
to-enemy_deity = la Divinité adverse
    .gender = f
    .name = la Divinité adverse
to-target_deity = la Divinité de votre choix
    .gender = f
    .name = la Divinité de votre choix
to-both_deities = les deux Divinités
    .number = pl
    .contracts = yes
    .name = les deux Divinités
to-this = cette carte
    .gender = f
    .name = cette carte
to-own_avatar = { np-un } { np-head } { TERM($after) } { TERM($with) } que vous contrôlez
    .name = un Avatar que vous contrôlez
to-enemy_avatar = { np-un } { np-head } { TERM($after) } { TERM($with) }
    .name = un Avatar adverse
to-any_avatar = { np-un } { np-head } { TERM($after) } { TERM($with) }
    .name = un Avatar
to-own_avatars = vos { np-head } { TERM($after) } { TERM($with) }
    .name = vos Avatars
to-other_own_avatars = vos autres { np-head } { TERM($after) } { TERM($with) }
    .name = vos autres Avatars
to-enemy_avatars =
    chaque { np-head } { TERM($after) } { TERM($with) }
    .number = sg
    .name = chaque Avatar adverse
to-random_enemy_avatar = { np-un } { np-head } { TERM($after) } pris au hasard { TERM($with) }
    .name = un Avatar adverse pris au hasard
to-any_card =
    { np-un } { np-head } { TERM($after) } { ATTR($noun, "where") ->
        [new_earth] présente sur la Nouvelle Terre
       *[other] { "" }
    } { TERM($with) }
    .name = une carte présente sur la Nouvelle Terre

## Quelles cartes

where-type = { TERM($word) }
    .as = noun
    .name = type { $word }
where-aspect = { TERM($word, case: "of") }
    .as = after
    .order = 20
    .name = aspect { $word }
where-domain = { TERM($word, case: "of") }
    .as = after
    .order = 30
    .name = domaine { $word }
where-tapped = engagé
    .order = 20
    .f = engagée
    .pl = engagés
    .f-pl = engagées
    .false = dégagé
    .f-false = dégagée
    .false-pl = dégagés
    .f-false-pl = dégagées
    .name = engagée
where-power_at_most = une Force de { $n } ou moins
    .as = with
    .name = Force de { $n } ou moins
where-power_at_least = une Force de { $n } ou plus
    .as = with
    .name = Force de { $n } ou plus
where-toughness_at_most = une Endurance de { $n } ou moins
    .as = with
    .name = Endurance de { $n } ou moins

## Conditions

if-essence_at_most =
    votre Divinité a { $n ->
        [one] { $n } point d’Essence ou moins
       *[other] { $n } points d’Essence ou moins
    }
    .name = votre Divinité a { $n } points d’Essence ou moins
if-enemy_essence_at_most =
    la Divinité adverse a { $n ->
        [one] { $n } point d’Essence ou moins
       *[other] { $n } points d’Essence ou moins
    }
    .name = la Divinité adverse a { $n } points d’Essence ou moins
if-hand_at_most =
    vous avez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ou moins en main
    .name = vous avez { $n } cartes ou moins en main
if-graveyard_at_least =
    votre cimetière contient { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ou plus
    .name = votre cimetière contient { $n } cartes ou plus
if-ctrl_avatars =
    vous contrôlez { $n ->
        [one] { $n } Avatar
       *[other] { $n } Avatars
    } ou plus
    .name = vous contrôlez { $n } Avatars ou plus
if-ctrl_aspect = vous contrôlez une carte { TERM($word, case: "of") }
    .name = vous contrôlez une carte d’un aspect
if-ctrl_domain = vous contrôlez une carte { TERM($word, case: "of") }
    .name = vous contrôlez une carte d’un domaine
if-enemy_no_avatars = votre adversaire ne contrôle aucun Avatar
    .name = votre adversaire ne contrôle aucun Avatar
if-kl_at_least = vous avez { $n } KL ou plus
    .name = vous avez { $n } KL ou plus
if-shards_at_least =
    vous avez { $n ->
        [one] { $n } éclat
       *[other] { $n } éclats
    } ou plus
    .name = vous avez { $n } éclats ou plus
if-turn_at_least = la manche { $n } est atteinte
    .name = la manche { $n } est atteinte

## Opérations. `.replace` à la place d’un effet précédent, `.bonus` en plus de lui.

np-to =
    { ATTR($to, "contracts") ->
        [yes] aux deux Divinités
       *[other] à { TERM($to) }
    }
np-of =
    { ATTR($to, "contracts") ->
        [yes] des deux Divinités
       *[other] de { TERM($to) }
    }
v-gain =
    { ATTR($to, "number") ->
        [pl] gagnent
       *[other] gagne
    }
n-essence =
    { $val ->
        [one] { $val } point d’Essence
       *[other] { $val } points d’Essence
    }
n-more-essence =
    { $val ->
        [one] { $val } point d’Essence supplémentaire
       *[other] { $val } points d’Essence supplémentaires
    }
n-damage =
    { $val ->
        [one] { $val } dégât
       *[other] { $val } dégâts
    }
n-more-damage =
    { $val ->
        [one] { $val } dégât supplémentaire
       *[other] { $val } dégâts supplémentaires
    }
n-more-essence-damage =
    { $val ->
        [one] { $val } dégât d’Essence supplémentaire
       *[other] { $val } dégâts d’Essence supplémentaires
    }
n-shards =
    { $val ->
        [one] { $val } éclat
       *[other] { $val } éclats
    }
n-more-shards =
    { $val ->
        [one] { $val } éclat supplémentaire
       *[other] { $val } éclats supplémentaires
    }
n-cards =
    { $val ->
        [1] une carte
       *[other] { $val } cartes
    }
n-more-cards =
    { $val ->
        [1] une carte supplémentaire
       *[other] { $val } cartes supplémentaires
    }
n-of-cards =
    { $val ->
        [1] d’une carte
       *[other] de { $val } cartes
    }
n-of-more-cards =
    { $val ->
        [1] d’une carte supplémentaire
       *[other] de { $val } cartes supplémentaires
    }
n-top-cards =
    { $val ->
        [1] la carte du dessus
       *[other] les { $val } cartes du dessus
    }
n-copies =
    { $val ->
        [1] une copie
       *[other] { $val } copies
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] dans la main de leurs propriétaires
       *[other] dans la main de son propriétaire
    }

op-essence_damage = infligez { n-damage } d’Essence { np-to }
    .replace = infligez { n-damage } d’Essence { np-to } à la place
    .bonus = infligez { n-more-essence-damage } { np-to }
    .name = dégâts d’Essence
op-essence_heal = { TERM($to) } { v-gain } { n-essence }
    .replace = { TERM($to) } { v-gain } { n-essence } à la place
    .bonus = { TERM($to) } { v-gain } { n-more-essence }
    .name = Essence
op-essence_max = l’Essence maximale { np-of } augmente de { $val }
    .replace = l’Essence maximale { np-of } augmente de { $val } à la place
    .bonus = l’Essence maximale { np-of } augmente encore de { $val }
    .name = Essence maximale
op-draw = piochez { n-cards }
    .replace = piochez { n-cards } à la place
    .bonus = piochez { n-more-cards }
    .name = piocher
op-gain_shards = gagnez { n-shards }
    .replace = gagnez { n-shards } à la place
    .bonus = gagnez { n-more-shards }
    .name = gagner des éclats
op-lose_shards = votre adversaire perd { n-shards }
    .replace = votre adversaire perd { n-shards } à la place
    .bonus = votre adversaire perd { n-more-shards }
    .name = faire perdre des éclats
op-gain_kl = gagnez { $val } KL
    .replace = gagnez { $val } KL à la place
    .bonus = gagnez { $val } KL de plus
    .name = gagner des KL
op-lose_kl = votre adversaire perd { $val } KL
    .replace = votre adversaire perd { $val } KL à la place
    .bonus = votre adversaire perd { $val } KL de plus
    .name = faire perdre des KL
op-buff = { TERM($to) } { v-gain } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = { TERM($to) } { v-gain } à la place { SIGNED($power) }/{ SIGNED($toughness) }
    .bonus = { TERM($to) } { v-gain } encore { SIGNED($power) }/{ SIGNED($toughness) }
    .name = Force et Endurance
op-hurt = infligez { n-damage } { np-to }
    .replace = infligez { n-damage } { np-to } à la place
    .bonus = infligez { n-more-damage } { np-to }
    .name = dégâts
op-destroy = détruisez { TERM($to) }
    .replace = détruisez { TERM($to) } à la place
    .bonus = détruisez aussi { TERM($to) }
    .name = détruire
op-exile = exilez { TERM($to) }
    .replace = exilez { TERM($to) } à la place
    .bonus = exilez aussi { TERM($to) }
    .name = exiler
op-return = renvoyez { TERM($to) } { np-to-hand }
    .replace = renvoyez { TERM($to) } { np-to-hand } à la place
    .bonus = renvoyez aussi { TERM($to) } { np-to-hand }
    .name = renvoyer en main
op-recover = renvoyez { n-cards } de votre cimetière dans votre main
    .replace = renvoyez { n-cards } de votre cimetière dans votre main à la place
    .bonus = renvoyez { n-more-cards } de votre cimetière dans votre main
    .name = reprendre du cimetière
op-discard = votre adversaire se défausse { n-of-cards } au hasard
    .replace = votre adversaire se défausse { n-of-cards } au hasard à la place
    .bonus = votre adversaire se défausse { n-of-more-cards } au hasard
    .name = défausse
op-mill = votre adversaire met { n-top-cards } de sa pioche dans son cimetière
    .replace = votre adversaire met { n-top-cards } de sa pioche dans son cimetière à la place
    .bonus = votre adversaire met aussi { n-top-cards } de sa pioche dans son cimetière
    .name = de la pioche au cimetière
op-tap = engagez { TERM($to) }
    .replace = engagez { TERM($to) } à la place
    .bonus = engagez aussi { TERM($to) }
    .name = engager
op-untap = dégagez { TERM($to) }
    .replace = dégagez { TERM($to) } à la place
    .bonus = dégagez aussi { TERM($to) }
    .name = dégager
op-create = ajoutez { n-copies } de « { TERM($card) } » à votre main
    .replace = ajoutez { n-copies } de « { TERM($card) } » à votre main à la place
    .bonus = ajoutez aussi { n-copies } de « { TERM($card) } » à votre main
    .name = ajouter des copies
op-defeat =
    { ATTR($to, "who") ->
        [opponent] vous gagnez la partie
       *[other] vous perdez la partie
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] vous gagnez la partie à la place
           *[other] vous perdez la partie à la place
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] vous gagnez aussi la partie
           *[other] vous perdez aussi la partie
        }
    .name = gagner ou perdre la partie
op-say =
    .name = paroles du récit

## Sortes d’opérations

kind-damage = Dégâts
kind-restore = Essence
kind-cards = Cartes
kind-energy = Éclats et KL
kind-allies = Avatars
kind-control = Contrôle

## Phases, actions, événements

phase-start = Début
phase-main = Phase principale
phase-attack = Attaque
phase-end = Fin
phase-clean_up = Nettoyage
action-play = jouer
action-activate = activer
action-attack = attaquer
event-turn_begins = début du tour
event-turn_ends = fin du tour
event-attack = attaque

## Pourquoi quelque chose est impossible

refused-not-playable = Une Divinité ne se joue pas
refused-not-an-avatar = Seuls les Avatars attaquent
refused-tapped = Cette carte est engagée
refused-not-a-deity = Cette carte ne mène aucun deck : { $what }
refused-deity-in-deck = Une Divinité mène un deck et n’est pas dans sa liste : { $what }

## Decks

deck-morning = La cour du matin
deck-lattice = Le treillis silencieux

## Cartes

card-EC-001 = Ysolde de l’aube tardive
    .flavour = On lui a pris une aube. Elle en a fait une autre.
card-EC-002 = Le Néant patient
    .flavour = Il ne s’est jamais pressé. Tout finit par arriver à zéro.
card-EC-003 = Écharde de matin
    .flavour = Elle est encore tiède. Elle le sera demain.
card-EC-004 = Écharde de bruit blanc
    .flavour = Portez-la à l’oreille : elle écoute.
card-EC-005 = Coupe de lumière lente
    .flavour = À boire en un an, si vous savez attendre.
card-EC-006 = Fiole d’antilumière
    .flavour = Une goutte, et la lampe oublie à quoi elle sert.
card-EC-007 = Novice à la lanterne
    .flavour = Elle salue chaque lampe par son nom.
card-EC-008 = Sentinelle gris cendre
    .flavour = Personne ne lui a dit que la porte n’existe plus.
card-EC-009 = Coureur de l’aube
    .flavour = Il devance la lumière, puis il l’attend.
card-EC-010 = Héron qui frappe deux fois
    .flavour = Le premier coup est pour le poisson. Le second est pour vous.
card-EC-011 = Chœur de la seconde lumière
    .flavour = Il chante une note, et le matin trouve les autres.
card-EC-012 = Maréchale en blanc
    .flavour = Son uniforme a vu quarante batailles et il est toujours blanc.
card-EC-013 = Arbitre gris
    .flavour = Les deux camps l’ont trouvé injuste. Les deux l’ont payé.
card-EC-014 = Colosse des promesses tenues
    .flavour = Il fait un pas pour chaque promesse tenue.
card-EC-015 = Premier rayon
    .flavour = Il a quitté le soleil avant qu’il y ait des yeux pour le voir.
card-EC-016 = Méridien partagé
    .flavour = Là où passe la ligne, midi n’est à personne.
card-EC-017 = Lire l’horizon
    .flavour = Demain y est écrit, en tout petit.
card-EC-018 = Peser la querelle
    .flavour = L’argument le plus lourd a dû quitter la salle.
card-EC-019 = Verdict à midi
    .flavour = À midi, personne n’a d’ombre où se cacher.
card-EC-020 = Rappeler l’heure perdue
    .flavour = Elle était seulement derrière les autres heures.
card-EC-021 = Lentille méridienne
    .flavour = Par elle, on voit midi depuis l’autre côté.
card-EC-022 = Cloche aux barreaux jumeaux
    .flavour = Elle sonne une fois en bas, une fois en haut, et jamais seule.
card-EC-023 = Terrasses du soleil tardif
    .flavour = Ici, la vigne mûrit deux fois.
card-EC-024 = La Bourse sans lumière
    .flavour = On y vend ce qui ne vous manquera que demain.
card-EC-025 = Rite de la main ouverte
    .flavour = Ce que l’on donne ne peut plus tomber.
card-EC-026 = Rite de soustraction
    .flavour = Commencez par vous-même et ôtez un.
card-EC-027 = Chiot de braise
    .flavour = Il mord tout ce qui luit encore.
card-EC-028 = Rampeur du treillis
    .flavour = Il reconnaît chaque fil à son bourdonnement.
card-EC-029 = Vérificateur creux
    .flavour = Il n’a rien trouvé, et il l’a emporté.
card-EC-030 = Arithmétique rongeuse
    .flavour = Elle ne mange que le reste, et il y a toujours un reste.
card-EC-031 = Molosse de bruit blanc
    .flavour = Né du bruit qui sépare deux stations.
card-EC-032 = La neuvième absence
    .flavour = Huit autres l’ont précédée. Nul ne s’en souvient.
card-EC-033 = Court-circuit
    .flavour = Le plus court chemin n’est pas le plus sûr.
card-EC-034 = Coupures tournantes
    .flavour = Quartier après quartier, la ville apprit à chuchoter.
card-EC-035 = Somme nulle
    .flavour = Ils se sont serré la main, et tous deux étaient plus pauvres.
card-EC-036 = Surcadençage
    .flavour = Fait pour durer cent ans, ou une seule belle nuit.
card-EC-037 = Créance exigée
    .flavour = La somme est modique. Les intérêts, c’est vous.
card-EC-038 = Défaire l’idole
    .flavour = Un siècle de prières, défait au tournevis.
card-EC-039 = Chenil du vacarme
    .flavour = Nourrissez-les de silence, et ils en réclament encore.
card-EC-040 = Couronne du dernier décompte
    .flavour = Qui la porte en dernier n’a plus rien à compter.

## Pourquoi une partie se termine

end-essence = L’Essence de la Divinité de { $loser } est tombée à 0.
end-held_out = { $winner } a tenu bon.

## Chapitres

chapter-ch1_second_morning = Le Second Matin
ch1-opening = Le second soleil franchit la crête. La cour doit tenir jusqu’à ce qu’il soit au zénith.
ch1-hound = Quelque chose aboie dans les parasites.
ch1-near = « Pas encore », dit Ysolde, et la lumière répond.
