## Le récit d’une résolution. Chaque message tient en une ligne ; $op, $card, $what … sont des morceaux achevés.

player-self = Vous
player-opponent = Adversaire
card-unknown = carte inconnue

trace-fixed = Fixé au départ
trace-row = Ligne { $n } : { $op }
trace-row-value = Ligne { $n } : { $op } { $val }
trace-again = Se résout une seconde fois
row-kind-base = base
row-kind-replace = remplacement
row-kind-bonus = bonus

# États d’une ligne
trace-applied = appliquée
trace-skipped = ignorée
trace-undone = annulée par la ligne { $n }
trace-cancelled = annulée
trace-without-effect = sans effet

# Pourquoi
trace-true = vrai
trace-false = faux
trace-reads = { $what } = { $value }
trace-reads-of = { $who }, { $what } = { $value }
trace-of = { $who }, { $what }
trace-condition = { $if }
trace-item = { $what } : { $is }
trace-book = Livre
trace-value = valeur
trace-why-no-target = il n’y a rien à choisir
trace-why-empty = { $zone } : aucune carte
trace-why-full = { $zone } : plus de place
trace-why-nothing = rien ne changerait
trace-why-nothing-to-cancel = il n’y a aucune carte à annuler

# D’où vient une valeur
trace-part-base = valeur imprimée = { $n }
trace-part-result = donne { $n }

# Changements
trace-change = { $who }, { $what } : { $before } → { $after }
trace-change-card = { $card }, { $what } : { $before } → { $after }
trace-moved = { $card } : { $from } → { $to }
trace-undo = Annulation de la ligne { $n }
trace-destroyed = Allié détruit : { $card }
trace-death = Effet de destruction : { $card }
trace-trap = { $card } se déclenche : { $trigger }
trace-retrigger = { $card } se résout une fois de plus
trace-attack = Attaque : { $card } → { $target }, dégâts : { $n }
trace-chosen = Carte choisie : { $card }
trace-lethal = { $who } : défaite imminente
trace-nothing-happened = Il ne se passe rien

# Refus
refused-over = La partie est terminée
refused-no-card = Il n’y a pas de carte ici
refused-unplayable = Cette carte ne peut pas être jouée
refused-arrived = Cet allié a été invoqué ce tour-ci ; il pourra attaquer dès le prochain
refused-attacked = Cet allié a déjà attaqué ce tour-ci
refused-no-target = Il n’y a pas d’allié adverse ici

# Parties pilotées par d’autres programmes
match-won = FIN DE PARTIE : { $winner } gagne.
match-drawn = FIN DE PARTIE : égalité.
refused-no-match = Aucune partie n’a commencé
refused-no-player = Ce joueur n’existe pas : { $what }
refused-not-your-turn = C’est le tour de l’autre joueur
refused-not-now = Impossible dans cette phase
refused-no-ability = La carte n’a pas cette capacité
refused-used = Déjà utilisé
refused-unpaid = Le coût ne peut pas être payé
refused-bad-target = Ce choix est impossible : { $what }
refused-players = Une partie oppose deux joueurs aux identifiants différents
refused-unknown-card = Cette carte n’existe pas : { $what }
refused-unknown-resource = Cette ressource n’existe pas : { $what }
refused-too-many-cards = Plus de cartes qu’une partie ne peut en contenir : { $what }
refused-amount = Hors limites : { $what }
refused-bad-request = Requête illisible : { $what }
refused-no-call = Cet appel n’existe pas : { $what }
refused-nothing-to-undo = Il n’y a rien à annuler
