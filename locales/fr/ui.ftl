## The window: screens and panels

screen-cards = Cartes
screen-print = Imprimer
screen-generate = Générer
screen-settings = Réglages
library = Bibliothèque
library-tags = Colonnes d’étiquettes
# $shown and $all are counts of cards.
library-some = { $shown ->
    [one] { $shown } carte sur { $all }
   *[other] { $shown } cartes sur { $all }
}
library-all = { $all ->
    [one] { $all } carte
   *[other] { $all } cartes
}
library-flat = Une seule liste, sans groupes
library-group = Grouper par héros
library-empty = Aucune carte
library-empty-hint = Créez la première, ou collez des cartes depuis le presse-papiers.
group-no-hero = Sans héros
fold = Replier
unnamed = Sans nom
preview = Aperçu
effects = Effets
languages = Langues
problems = Problèmes
effect = Effet
face = Face

## Columns of the library

column-id = ID
column-name = Nom
column-type = Type
column-languages = Lang.
column-problems = Problèmes

## The filter

filter-clear = Effacer le filtre
filter-nothing = Aucun résultat
filter-nothing-hint = Aucune carte ne réunit tout ce que le filtre demande. Retirez un mot, ou effacez le filtre.

## Fields of a card

field-name = Nom
field-type = Type
field-hero = Héros
field-book = Livre
field-status = Statut
field-subtype = Sous-type
field-trigger = Déclench.
field-art = Image
field-notes = Notes
field-flavour = Ambiance
status-none = Aucun statut
status-idea = Idée
status-draft = Brouillon
status-playtest = En test
status-final = Final
art-hint = Déposez une image ici
art-choose = Choisir une image
new-card-name = Nouvelle carte
choose = Choisir
more = Plus
copy-id = Copier l’ID
editor-empty = Aucune carte sélectionnée
editor-empty-hint = Choisissez-en une dans la bibliothèque, ou créez-en une.

## Rows

if = si
always = toujours
while-in-play = tant qu’elle est en jeu
# $rows and $most are counts of rows.
rows-of = { $rows ->
    [one] { $rows } ligne sur { $most }
   *[other] { $rows } lignes sur { $most }
}
rows-empty = Aucune ligne : que doit faire la carte ?
rows-full = { $n ->
    [one] Une carte a au plus { $n } ligne
   *[other] Une carte a au plus { $n } lignes
}
row-number = ligne { $n }
row-handle = Ligne { $n } : glisser pour déplacer
# $rows is a list of numbers.
row-numbers = lig. { $rows }
row-no-text = Aucun texte tant que la ligne contient des erreurs
operation = Opération
operation-search = Chercher une opération
operation-of-row = Opération de la ligne { $n }
value-of-row = Valeur de la ligne { $n }
# $types is a list of card types.
only-on = Seulement sur : { $types }
part = Rôle
part-base = Base
part-replace = Remplace
part-bonus = Bonus
condition = condition
condition-add = Ajouter une condition à la ligne { $n }
condition-of-row = Condition de la ligne { $n }
condition-number = Nombre de la condition
condition-remove = Retirer la condition
condition-search = Chercher une condition
legacy = Héritage
# $limit is a percentage such as "50 %".
legacy-of = sur { $limit }
legacy-none = Aucun bonus d’Héritage possible : il faut une ligne sans condition qui ait une valeur, un Livre ultérieur et une part encore disponible
# $op is the name of an operation, $book a number.
legacy-offer = { $op } face au Livre { $book }
percent = { $n } %

## The pane of JSON

json = JSON
json-name = JSON de la ligne ou de la carte
json-of-row = Ligne { $n } en JSON
json-row = Ligne
json-record = Carte
json-valid = valide
json-no-row = Sélectionnez une ligne pour la voir en JSON.

## Languages of a card

languages-none = Aucun texte
languages-none-hint = Le texte apparaît ici dans toutes les langues dès que la carte n’a plus d’erreur.
language-source = Langue source
language-own-words = Texte personnalisé
language-falls-back = En partie en anglais
language-lacks-name = Nom non traduit
language-lacks-flavour = Texte d’ambiance non traduit
language-open = Cliquez pour l’ouvrir dans Langues
face-language = Langue de la carte

## The face

face-none = La face est dessinée dès que la carte n’a plus d’erreur.
face-drawing = Dessin en cours…
face-failed = Le modèle ne peut pas dessiner cette face.
face-size = Taille
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Texte de règles
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n ->
    [one] { $n } ne tient pas
   *[other] { $n } ne tiennent pas
}
face-all-fit = toutes tiennent
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Zoom de la face
face-point = Pointez un passage ou une ligne pour voir d’où il vient.
export-picture = PNG

## Bars and menus

project-menu = Projet
recent-projects = Récents
unsaved = Non enregistré
read-only = Lecture seule
search = Rechercher
words-search-or-new = Rechercher ou saisir un nouveau mot
search-everything = Rechercher cartes, commandes, écrans
interface-language = Langue de l’interface
problems-count = { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}
cards-chosen = { $n ->
    [one] { $n } carte sélectionnée
   *[other] { $n } cartes sélectionnées
}
move-to-hero = Déplacer vers un autre héros
dismiss = Masquer
cancel = Annuler
close = Fermer
apply = Appliquer

## What can be done

do-new-project = Nouveau projet
do-open = Ouvrir
do-save = Enregistrer
do-save-as = Enregistrer sous
do-backups = Versions antérieures
do-undo = Annuler
do-redo = Rétablir
do-palette = Rechercher partout
do-shortcuts = Raccourcis clavier
do-problems = Afficher les problèmes
do-next-problem = Problème suivant
do-fix-all = Corriger tous ceux de ce type
do-go-cards = Aller aux cartes
do-go-print = Aller à l’impression
do-go-generate = Aller à la génération
do-go-settings = Aller aux réglages
do-new-card = Nouvelle carte
do-duplicate-cards = Dupliquer les cartes
do-delete-cards = Supprimer les cartes
do-copy = Copier
do-cut = Couper
do-paste = Coller
do-bulk-edit = Modifier plusieurs cartes
do-replace = Rechercher et remplacer
do-filter = Filtrer la bibliothèque
do-select-all = Sélectionner toutes les cartes affichées
do-next-card = Carte suivante
do-previous-card = Carte précédente
do-edit-name = Modifier le nom
do-add-row = Ajouter une ligne
do-add-legacy = Ajouter un Héritage
do-duplicate-row = Dupliquer la ligne
do-delete-row = Supprimer la ligne
do-row-up = Monter la ligne
do-row-down = Descendre la ligne
do-json = Afficher le JSON
do-zoom-in = Zoom avant
do-zoom-out = Zoom arrière
do-zoom-reset = Taille normale
do-dark = Thème sombre
do-light = Thème clair
do-system = Thème du système
do-quit = Quitter

## The palette

palette-name = Rechercher partout
palette-hint = Une commande, une carte, un écran
palette-commands = Commandes
palette-cards = Cartes
palette-nothing = Aucun résultat
palette-choose = choisir
palette-run = exécuter
palette-only-commands = commandes
palette-only-cards = cartes
# $found and $all are counts.
palette-count = { $found } sur { $all }
reason-nothing-to-undo = Rien à annuler
reason-nothing-to-redo = Rien à rétablir
reason-no-card = Aucune carte sélectionnée
reason-no-row = Aucune ligne sélectionnée
reason-no-problem = Il n’y a aucun problème
reason-read-only = Le projet est en lecture seule

## Problems

problem = Problème
problem-card = Carte
problem-place = Endroit
problem-code = Code
problem-filter = Code, carte ou message
problems-none = Aucun problème
problems-none-hint = Toutes les cartes respectent les règles.
problems-nothing = Aucun problème ne correspond au filtre
fix-set = Mettre à { $value }
fix-change = Remplacer par { $value }
fix-remove = Retirer { $member }
fix-remove-conditions = Retirer les conditions
fix-remove-value = Retirer la valeur
fix-make-base = En faire une ligne de base
errors-shown = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
warnings-shown = { $n ->
    [one] { $n } avertissement
   *[other] { $n } avertissements
}
# $code is the code of a kind of problem.
fix-all-of = Corriger tous les { $code }

## Dialogs

files-open = Ouvrir un projet
files-save-as = Enregistrer dans un dossier
files-picture = Choisir une image
files-path = Chemin
files-up = Dossier parent
files-name = Nom du nouveau dossier
files-empty = Rien à choisir ici
files-no-portal = Le système ne propose pas ici de boîte de dialogue de fichiers ; le studio affiche donc la sienne.
files-system = La boîte de dialogue de fichiers du système est ouverte dans sa propre fenêtre.
files-here = Choisir plutôt ici
choose-this-folder = Choisir ce dossier
find = Rechercher
replace-with = Remplacer par
in-names = Dans les noms
in-notes = Dans les notes
in-flavour = Dans les textes d’ambiance
match-case = Respecter la casse
only-chosen = Seulement dans les cartes sélectionnées
replace-all = Tout remplacer
replace-found = { $n ->
    [0] Introuvable
    [one] Trouvé dans { $n } carte
   *[other] Trouvé dans { $n } cartes
}
bulk-title = { $n ->
    [one] Modifier { $n } carte
   *[other] Modifier { $n } cartes
}
bulk-hint = Ce que vous réglez ici s’applique à toutes les cartes sélectionnées, en une seule étape.
bulk-unchanged = Inchangé
conflict-title = Le fichier a été modifié ailleurs
conflict-hint = Quelqu’un d’autre a enregistré ce projet depuis que vous l’avez ouvert. Rien n’a été écrasé.
conflict-legend = − ici, + dans le fichier ; là où les deux côtés ont changé la même chose, la fusion garde ce qui est ici
conflict-mine = Garder ma version
conflict-theirs = Prendre l’autre version
conflict-merge = Fusionner les deux
conflict-changed-mine = modifié ici
conflict-changed-theirs = modifié ailleurs
conflict-changed-both = modifié des deux côtés
recovery-title = Modifications non enregistrées trouvées
recovery-hint = { $n ->
    [one] Le studio s’est fermé avant que { $n } modification soit enregistrée.
   *[other] Le studio s’est fermé avant que { $n } modifications soient enregistrées.
}
recovery-recover = Récupérer
recovery-discard = Abandonner
backups-title = Versions antérieures
backups-none = Aucune version antérieure pour l’instant. Une version est conservée à chaque enregistrement.
backups-restore = Restaurer
end-title = Il y a des modifications non enregistrées
end-hint = Les enregistrer avant de continuer ?
end-save = Enregistrer
end-discard = Ne pas enregistrer

## The start screen, and the dialog for a new project

screen-start = Accueil
do-go-start = Écran d’accueil
start-projects = Projets
start-no-projects = Aucun projet pour l’instant
start-no-projects-hint = Partez d’un jeu à droite ou ouvrez un dossier.
start-no-match = Aucun résultat
start-filter = Filtrer les projets et les jeux
start-missing = Introuvable à son ancien emplacement
start-forget = Retirer de la liste
start-back = Revenir au projet ouvert
start-days = { $n ->
    [0] aujourd’hui
    [1] hier
   *[other] il y a { $n } jours
}
start-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
start-decks = { $n ->
    [one] { $n } deck
   *[other] { $n } decks
}
start-begin = Partir d’un jeu
start-begin-hint = Une copie d’un jeu complet, à modifier : règles, cartes, faces, textes en 16 langues
start-small = Ou commencer petit
start-small-hint = Le plus petit jeu complet, expliqué entrée par entrée
start-begin-with = Créer une copie
start-look = Visiter
begin-title = Nouveau projet
begin-hint = Une copie d’un jeu fourni, dans son propre dossier.
begin-game = Jeu
begin-folder = Dans le dossier
begin-rules-only = Seulement les règles, sans cartes
begin-now = Créer
begin-no-name = Donnez au projet un nom et un dossier.
begin-taken = { $path } existe déjà et n’est pas vide.
begin-place = Il sera créé dans { $path }.
outline-title = Un jeu vide
outline-hint = Trois étapes ; toutes les règles pourront être modifiées ensuite.
outline-begin = Créer ce jeu…
outline-name = Mon jeu
outline-card = Ce qu’une carte possède
outline-turn = Ce qu’est un tour
outline-end = Comment on gagne
outline-so-far = Votre jeu pour l’instant
outline-most = { $what }, au maximum
outline-deck = Cartes par deck
outline-copies = Exemplaires d’une carte
outline-grows = Augmente de 1 à chaque tour
outline-hand = Main de départ
outline-drawn = Cartes piochées par tour
outline-field = En jeu, au maximum
outline-life = Vie au départ
outline-decked = Qui ne peut pas piocher perd
outline-limit = Limite de tours
outline-trying = Parties aléatoires en cours…
outline-tried = { $n } parties aléatoires avec des cartes simples : { $ended } finissent avant la limite de tours, au bout de { $turns } tours (médiane).

## Settings

settings-look = Apparence
settings-theme = Thème
settings-zoom = Zoom
settings-language = Langue
settings-card-language = Langue des cartes
settings-about = À propos
settings-version = Version { $version }
settings-licences = Inter, JetBrains Mono et Noto sont sous licence SIL Open Font License, les icônes de Lucide sous licence ISC.

## Locales

screen-locales = Langues
do-go-locales = Aller aux langues
messages = Messages
messages-search = ID, source ou texte
messages-nothing-hint = Aucun message ne réunit tout ce que les filtres demandent. Retirez-en un, ou videz la recherche.
messages-approved = { $done } sur { $all } approuvés
message-empty = Aucun message choisi
message-empty-hint = Choisissez-en un dans la liste pour l’écrire, le vérifier et le voir sur les cartes.
message-none = pas encore de texte
message-used = { $n ->
    [one] sur { $n } carte
   *[other] sur { $n } cartes
}
translation-language = Langue cible
state-missing = Manquant
state-draft = Brouillon
state-suggested = Proposé
state-approved = Approuvé
state-needs-work = À revoir
state-rejected = Refusé
state-outdated = Périmé
all-files = Tous les fichiers
all-checks = Tous les contrôles
with-problems = Avec problèmes
filter-file = Filtrer par fichier
filter-check = Filtrer par contrôle
group-operations = Opérations
group-conditions = Conditions
group-triggers = Déclencheurs
group-targets = Cibles
group-costs = Coûts et durées
group-frames = Phrases
group-words = Lexique
group-names = Noms
group-cards = Cartes
group-trace = Résolution
group-rules = Règles
group-interface = Interface
group-other = Autres
locale-source = source
source-before = tel qu’approuvé
source-now = maintenant
source-changed = La source a changé depuis l’approbation de ce texte.
source-signature = La source a désormais d’autres variables ou attributs qu’à l’approbation.
fluent = Fluent
fields = Champs
writing-mode = Mode d’édition
fields-entangled = Les variantes de ce texte dépendent les unes des autres d’une façon que des champs ne montrent pas. Modifiez-le en Fluent.
fields-broken = Ce texte n’est pas encore valide. Corrigez-le en Fluent.
field-text = Texte
fields-by-number = Un texte par forme de nombre
new-text-marked = Le texte nouveau reste marqué jusqu’à l’enregistrement.
not-kept-yet = Pas encore enregistré : corrigez d’abord les erreurs.
caret-place = L { $line }, C { $column }
checks = Contrôles
checks-count = { $pass } passent, { $look } à voir
check-syntax = Syntaxe
check-variables = Variables
check-plurals = Formes du nombre
check-attributes = Attributs
check-references = Renvois
check-typography = Ponctuation et espaces
check-terms = Termes
check-forms = Formes des mots
check-fidelity = Dit ce que font les lignes
other-languages = Autres langues
other-languages-more = Montrer toutes les langues
other-languages-fewer = Montrer moins de langues
terms = Termes
comments = Commentaires
comment-write = Écrire un commentaire
comment-send = Ajouter
message-history = Historique
history-none = Aucun historique
lexicon = Lexique
lexicon-word = Mot du lexique
lexicon-plain = simple
lexicon-add-form = Ajouter une forme
cells-missing = { $n ->
    [one] { $n } case manque
   *[other] { $n } cases manquent
}
cell-missing = manque
coverage = Couverture
coverage-none = Chaque opération a un texte dans chaque langue.
coverage-blocks = { $n ->
    [one] { $n } carte l’attend
   *[other] { $n } cartes l’attendent
}
real-cards = Sur de vraies cartes
real-cards-none = Aucune carte ne montre ce texte.
sweep-value = Valeur
cards-changed = Cartes modifiées
count-of = { $n } sur { $all }
cards-changed-none = Aucun texte de carte ne diffère de la version enregistrée.
changes-layout = Mise en page
layout-same = comme avant
more-troubles = { $n } de plus
new-language = Nouvelle langue
new-language-hint = Ses fichiers commencent avec les formes du nombre et des mots qu’il lui faut, et l’anglais là où rien n’est encore écrit.
new-language-tag = Code de langue, par exemple nl ou pt-PT
create = Créer
do-approve = Approuver et suivant
do-suggest = Proposer et suivant
do-needs-work = À revoir
do-reject = Refuser avec motif
reject = Refuser
reject-reason = Pourquoi ce refus ?
do-approve-shown = Approuver tous ceux affichés
do-next-message = Message suivant
do-previous-message = Message précédent
do-copy-source = Copier la source
do-edit-message = Modifier le texte
do-filter-messages = Filtrer les messages
do-fields = Modifier dans des champs
do-comment = Écrire un commentaire
do-first-fix = Appliquer la première correction
do-next-value = Valeur suivante sur les cartes
do-new-language = Nouvelle langue
do-suggest-only = Proposer seulement
suggestions = Propositions
suggestion-take = Adopter
suggestion-drop = Écarter
author-name = Votre nom, tel qu’il apparaît à côté de vos contributions
wording = Texte personnalisé
wording-of = Texte personnalisé ({ $language })
wording-remove = Revenir au texte généré
wording-stale = Les lignes ont changé depuis que ce texte a été écrit.
toast-approved = { $n ->
    [one] { $n } texte approuvé
   *[other] { $n } textes approuvés
}
toast-approve-blocked = Une erreur empêche de l’approuver : corrigez-la d’abord.
toast-all-done = Il ne reste rien d’ouvert ici.
comment-resolved = Réglé
did-edited = Modifié
did-removed = Retiré
did-reopened = Rouvert
did-accepted = Proposition adoptée
mend-remove = Retirer
mend-put = Insérer { $text }
new-language-there = Cette langue existe déjà.
mend-add-form = Ajouter { $form }
mend-copy-attribute = Copier { $name } de la source
mend-space = Mettre la bonne espace

## Print

print-what = Contenu
print-all = Toutes les cartes
print-shown = Cartes de la bibliothèque
print-chosen = Cartes sélectionnées
print-as = Format
print-png = Images (PNG)
print-pdf = Planches (PDF)
print-svg = Dessins (SVG)
print-tts = Pour Tabletop Simulator
print-gallery = Galerie (page web)
print-only-unlocked = Montrer seulement les cartes déverrouillées
print-open = Ouvrir dans le navigateur
print-unusable = Impossible d’utiliser { $path } : { $words }
print-dpi = Points par pouce
print-paper = Papier
print-bleed = Fond perdu
print-crop-marks = Traits de coupe
print-backs = Dos pour le recto verso
print-to = Dossier
print-start = Imprimer
# $done and $all are counts of cards.
print-progress = { $done } sur { $all }
print-done = { $n ->
    [one] { $n } carte imprimée
   *[other] { $n } cartes imprimées
}
print-stopped = L’impression a été arrêtée ; il ne reste aucun fichier incomplet.
print-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
print-languages = Langues
print-all-languages = Toutes les langues
print-one-language = Une seule langue
print-left-out = Omises à cause d’erreurs : { $n }
# $path is a folder or a file.
print-written = Imprimé dans { $path }
print-failed = Rien n’a été imprimé.
print-denied = L’écriture dans { $path } n’est pas permise ; choisissez un autre dossier
print-no-folder = Un fichier occupe la place de { $path } ; choisissez un autre dossier
print-full = Il n’y a plus de place sur le disque de { $path }
print-unwritable = Impossible d’écrire { $path } : { $words }
print-not-made = Non imprimées : { $n }
print-more-problems = et { $n } de plus
# $n is the page, $all the number of pages.
print-page-of = Page { $n } sur { $all }
print-back-side = Dos
print-first-page = Première page
print-previous-page = Page précédente
print-next-page = Page suivante
print-last-page = Dernière page
print-nothing = Il n’y a rien à imprimer.
print-nothing-hint = Choisissez d’autres cartes, ou effacez le filtre de la bibliothèque.
print-no-language = Aucune langue n’est choisie.
print-no-language-hint = Choisissez au moins une langue.

## Generate

generate-next = Nouvelles cartes
generate-last = Précédentes
generate-shown = Affichage
generate-list = Liste
# $n: the number of cards
generate-pool = Réserve de { $n }
generate-over = Le texte ne tient pas sur la carte
generate-a-second = Cartes par seconde
generate-cost = Coût
generate-cost-fitted = ajusté au prix
generate-cost-drawn = tiré
generate-refuse = Refuser
generate-same = identiques
generate-worse = moins bonnes
generate-like = Modèle
generate-locked = Verrouillé
generate-lock-operation = Seulement l’opération
generate-unlock = Déverrouiller
generate-others = Autres choix
generate-weight-hint = Double-clic : poids des règles. Alt+clic : celui-ci seul.
generate-seen = Ajoutées : { $taken } sur { $seen } vues
generate-like-none = Sans modèle
generate-weights = Poids
generate-edits = Modifiés : { $n }
generate-reset = Revenir aux poids des règles
generate-keep = Enregistrer ces poids dans les règles
generate-types = Types de carte
generate-timings = Moments
generate-targets = Cibles
generate-operations = Opérations
generate-impossible = Une telle carte n’existe pas
generate-working = Création des cartes…
generate-take = Ajouter
generate-taken = Ajoutée
generate-more = Semblables
generate-again = Encore
generate-price = Prix
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = sur { $n }, { $off }
generate-derived = Probabilité
# The probability of a card.
generate-one-in = 1 sur { $n }
# A part of a card follows, such as “row 1”.
generate-lock = Verrouiller
generate-rows = Lignes d’une carte
generate-nested = Imbriquées
generate-off = Prix moins budget
generate-fits = Convient au premier tirage
generate-refused = Refusées
generate-refused-same = Identique à une carte
generate-refused-worse = Moins bonne qu’une carte
generate-refused-budget = Hors de la marge
generate-refused-check = Contre une vérification des règles
generate-drawn = Tirage selon les poids
generate-nearest = La plus proche
generate-parts = Parties différentes : { $n }
generate-budget = Budget par coût

## Notices

toast-saved = Enregistré
toast-saved-formatted = Enregistré et remis en forme
toast-reloaded = Relu : le fichier a été modifié ailleurs
toast-id-copied = ID copié
toast-row-copied = Ligne copiée
toast-cards-copied = Cartes copiées
toast-deleted = { $n ->
    [one] { $n } carte supprimée
   *[other] { $n } cartes supprimées
}

## Balance

screen-balance = Équilibrage
do-go-balance = Aller à l’équilibrage
do-run-balance = Simuler
do-sensitivity = Sensibilité
do-stop-work = Arrêter la simulation
do-calibrate = Calibrer
do-evaluate = Force des cartes
do-save-result = Enregistrer le résultat
do-open-result = Ouvrir un résultat
do-export-result = Exporter les cartes en CSV
balance-heroes = { $who ->
    [decks] Decks
   *[heroes] Héros
}
balance-heroes-hint = barre : moyenne, trait : du pire au meilleur duel
balance-book = Livre { $n }
balance-all = Les { $n }
balance-chosen = { $n } choisis
balance-choose-heroes = { $who ->
    [decks] Choisir les decks
   *[heroes] Choisir les héros
}
balance-two-heroes = { $who ->
    [decks] Choisissez au moins deux decks
   *[heroes] Choisissez au moins deux héros
}
balance-games = Parties
balance-seed = Graine
balance-new-seed = Autre graine
balance-players = Joueurs
player-random = Aléatoire
player-easy = Facile
player-greedy = Glouton
player-search = Recherche
balance-threads = Fils d’exécution
balance-progress = { $done } duels sur { $all }
balance-left = reste { $time }
balance-simulating = Simulation en cours
balance-calibrating = Calibrage en cours
balance-measuring = Mesure des lignes
balance-evaluating = Évaluation des cartes
balance-preparing = Préparation…
balance-done = La simulation est terminée
balance-evaluated = L’évaluation est terminée
balance-stopped = La simulation a été arrêtée
balance-broken = Le calcul s’est interrompu de façon inattendue ; c’est une erreur du programme
balance-busy = Un autre calcul est en cours ; arrêtez-le d’abord
balance-errors = Le projet a des erreurs, aucune partie ne peut être jouée
balance-errors-hint = Corrigez-les d’abord ; la liste des problèmes montre où elles sont.
balance-no-heroes = { $who ->
    [decks] Aucune paire de decks ne peut jouer
   *[heroes] Aucune paire de héros ne peut jouer
}
balance-no-heroes-hint = { $who ->
    [decks] Un deck peut jouer quand il respecte les règles de construction et que ses cartes sont sans erreur.
   *[heroes] Un héros peut jouer quand son deck est complet et sans erreur.
}
balance-empty = Pas encore de chiffres
balance-empty-hint = { $who ->
    [decks] Choisissez decks et parties ci-dessus, puis simulez. Chaque deck affronte tous les autres ; duels : { $n }.
   *[heroes] Choisissez héros et parties ci-dessus, puis simulez. Chaque héros affronte tous les autres ; duels : { $n }.
}
balance-matchups = Duels
balance-matchups-hint = { $who ->
    [decks] taux de victoire du deck de la ligne, %
   *[heroes] taux de victoire du héros de la ligne, %
}
balance-changed-note = changés significativement : { $n } sur { $all }
balance-against = { $one } contre { $other }
balance-win-rate = Taux de victoire
balance-change = Écart
balance-before = Avant
balance-interval = Intervalle à 95 %
balance-first-seat = Premier à jouer
balance-length = Durée
balance-turns = { $n } tours
balance-turns-share = Tours : { $n }, part : { $rate }
balance-not-run = pas encore joué
balance-outside = Hors de 45–55 : { $n }
balance-outside-band = hors de 45–55
balance-beyond = significatif
balance-game-length = Durée des parties
balance-ends = Fin des parties
balance-end-rule = Par une autre règle
balance-length-note = tours des deux joueurs, médiane { $n }, le premier gagne { $rate }
balance-mean = Moyenne
balance-not-printed = * Bouclier simulé ; la carte en porte un autre
balance-cards = Cartes
balance-cards-all = Toutes
balance-silent = Jamais appliquées
balance-changed = Changées
balance-played = Jouée
balance-drawn = Piochée, gain
balance-played-win = Jouée, gain
balance-reach = Intervalle
balance-silent-rows = Lignes jamais appliquées en { $n } parties : { $rows }
balance-open-card = Ouvrir la carte
balance-result = Résultat
balance-run = Essai { $n }
balance-compare = Comparer
balance-compare-with = Comparer avec { $run }
balance-compare-none = Rien
balance-differs = { $run } a été joué autrement : { $what }
balance-other-game = autres cartes ou règles
balance-stale = Ces chiffres viennent d’un état antérieur des cartes ou des règles
balance-again = Rejouer
balance-gone = Plus dans le jeu : { $heroes }
balance-stopped-at = Arrêté : { $done } duels complets sur { $all }
balance-go-on = Continuer
balance-game = Partie
balance-show-game = Montrer la partie
balance-watch = Regarder dans le bac à sable
balance-watch-hint = Ouvre la partie à son début dans le bac à sable, pour la parcourir action par action
balance-watch-changed = Les cartes ont changé depuis cette partie. Relancez la simulation.
balance-won = { $who } gagne
balance-draw = Match nul
balance-game-note = { $won }, tours : { $n }, graine { $seed }
balance-turn = Tour { $n }
balance-end = Fin de la phase
balance-calibration = Calibrage
balance-calibration-hint = Ajuste les Boucliers de départ et les valeurs d’Héritage dans leurs limites jusqu’à ce que tous les duels soient dans 45–55 %. Rien ne change tant que vous n’appliquez pas la proposition.
balance-shields = Boucliers
balance-legacy-values = Valeurs d’Héritage
balance-rounds = Manches
balance-round = Manche { $n } : { $outside } hors de 45–55, au plus loin { $rate }
balance-round-plain = Sans Héritage : { $outside } hors de 45–55, au plus loin { $rate }
balance-proposal = Proposition
balance-changes = changements : { $n }
balance-no-proposal = Aucun changement n’améliore le résultat.
balance-applied = Appliqué, ou les valeurs ont changé depuis
balance-rows-of = Sensibilité de { $card }
balance-rows-hint = De combien de points de pourcentage change le taux de victoire de { $hero } quand une valeur augmente ou diminue de un ; parties par changement : { $games }
balance-rows-stopped = Rien n’a été mesuré.
balance-no-values = Aucune ligne de la carte n’a de valeur modifiable.
balance-not-tried = La ligne { $n } avec { $value } n’est pas permise
balance-no-match = Les règles de ce projet ne décrivent aucune partie : ses cartes ne peuvent pas être jouées
balance-strength = Force
balance-strength-hint = Part des parties qu’un deck gagne avec la carte, pondérée par la participation de la carte : dans des decks aléatoires et dans des decks qui évoluent pour gagner.
balance-pairs = Paires de parties
balance-by-chance = Aléatoire
balance-evolved = Évolué
balance-prices = Prix ajustés
balance-prices-hint = Le prix qui convient à une opération, par rapport à son prix actuel. Rien ne change tant que vous n’appliquez pas la proposition.
balance-no-prices = Les forces ne disent rien des prix.
balance-saved = Enregistré : { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = Changer l’ID en { $value }
undo-set-name = Changer le nom en { $value }
undo-set-type = Changer le type en { $value }
undo-set-number = Régler { $number } sur { $value }
undo-set-subtype = Changer le sous-type en { $value }
undo-set-trigger = Changer le déclencheur en { $value }
undo-set-hero = Changer le héros en { $value }
undo-set-book = Changer le Livre en { $value }
undo-set-flavour = Changer le texte d’ambiance
undo-set-art = Changer l’image en { $value }
undo-set-notes = Changer les notes
undo-set-status = Changer le statut en { $value }
undo-set-wording = Changer le texte ({ $language })
undo-set-all = { $count ->
    [one] Modifier { $count } carte
   *[other] Modifier { $count } cartes
}
undo-set-row = Modifier la ligne { $row }
undo-insert-rows = { $count ->
    [one] Ajouter { $count } ligne
   *[other] Ajouter { $count } lignes
}
undo-remove-row = Supprimer la ligne { $row }
undo-move-row = Déplacer la ligne { $row }
undo-duplicate-row = Dupliquer la ligne { $row }
undo-add-card = Ajouter { $id }
undo-add-hero = Ajouter { $id }
undo-add-book = Ajouter { $name }
undo-duplicate = { $count ->
    [1] Dupliquer { $name }
    [one] Dupliquer { $count } carte
   *[other] Dupliquer { $count } cartes
}
undo-delete = { $count ->
    [1] Supprimer { $name }
    [one] Supprimer { $count } carte
   *[other] Supprimer { $count } cartes
}
undo-move-to-hero = Déplacer vers { $hero }
undo-paste-cards = { $count ->
    [1] Coller { $name }
    [one] Coller { $count } carte
   *[other] Coller { $count } cartes
}
undo-set-json = Modifier le JSON de { $name }
undo-replace = Remplacer { $find } par { $with }
undo-fix = { $count ->
    [one] Corriger { $count } problème
   *[other] Corriger { $count } problèmes
}
undo-set-levers = Calibrer l’équilibrage ({ $count })
undo-set-ruleset = Modifier les règles
undo-write-message = Modifier { $id } ({ $language })
undo-remove-message = Retirer { $id } ({ $language })
undo-approve-messages = Approuver des messages : { $count } ({ $language })
undo-review-messages = Réviser des messages : { $count } ({ $language })
undo-new-language = Nouvelle langue : { $language }
undo-reload = Relire le fichier
undo-merge = Fusionner avec le fichier
undo-recover = Récupérer les modifications non enregistrées
undo-restore = Restaurer une version antérieure

## The sandbox

screen-sandbox = Bac à sable
do-go-sandbox = Aller au bac à sable
do-try = Essayer sur le plateau
do-resolve = Résoudre
do-step = Pas à pas
do-back = Retour
do-restart = Recommencer
do-save-scenario = Enregistrer le scénario
do-run-scenarios = Lancer les scénarios
do-new-match = Nouvelle partie
sandbox-board = Plateau
sandbox-presets = Commencer par
sandbox-scenarios = Scénarios
sandbox-open-file = Ouvrir un scénario ou une partie
preset-empty = Plateau vide
preset-mid-game = Milieu de partie
preset-nearly-dead = Presque vaincu
preset-full = Plateaux pleins
preset-later-book = Milieu de partie, face à un Livre ultérieur
sandbox-against = { $one } contre { $other }
sandbox-turn = Tour
sandbox-seed = Graine
sandbox-play-on = Continuer la partie
sandbox-play-on-hint = Jouer selon les règles à partir de cette position
sandbox-end-turn = Terminer le tour
sandbox-no-scenarios = Le projet n’a pas encore de scénarios
sandbox-pass = Tous réussis : { $n }
sandbox-fail = Échecs : { $n }
sandbox-passing = Réussis
sandbox-failing = En échec
sandbox-about = Ce qu’il montre
sandbox-save-hint = Enregistre dans un fichier le plateau, ses étapes et les attentes.
sandbox-taken = Un autre fichier s’y trouve déjà, ou celui-ci a été modifié ailleurs. Choisissez un autre nom.
sandbox-drag-hint = Glissez vers une zone, ou appuyez sur Alt+Entrée
sandbox-put-into = Placer dans
sandbox-move-to = Déplacer vers
sandbox-add-card = Ajouter une carte
sandbox-remove = Retirer
sandbox-copy-card = Dupliquer
sandbox-card-menu = Carte
sandbox-play-card = Jouer depuis la main
sandbox-arrived = Invoqué ce tour-ci
sandbox-not-arrived = Invoqué plus tôt
sandbox-reveal = Marquer comme révélée
sandbox-hide = Marquer comme cachée
sandbox-revealed = révélée
sandbox-count = Nombre de cartes
sandbox-pile = Cartes de la pile
sandbox-pile-hint = Vers la main
sandbox-no-hero = Aucun héros
sandbox-more-numbers = Autres valeurs
sandbox-expect-this = Fixer comme valeur attendue
sandbox-written-out = Carte sans ID
sandbox-played-by = Jouée par
sandbox-pick = Choisissez une carte
sandbox-pick-hint = Cliquez sur une carte à gauche ou sur le plateau, puis sur Résoudre ou Pas à pas.
sandbox-no-rows = Cette carte n’a aucun effet.
sandbox-undone = annulée
sandbox-next = suivante
sandbox-choose-target = Choisissez une cible sur le plateau
sandbox-rules-choose = Laisser les règles choisir
sandbox-trace = Trace
sandbox-step = Étape { $n } : { $what }
sandbox-steps = Étapes : { $n }
sandbox-copy-trace = Copier la trace
toast-trace-copied = Trace copiée
sandbox-nothing = Rien ne s’est encore passé
sandbox-nothing-hint = Choisissez une carte et résolvez-la : chaque ligne dit ici ce qu’elle a fait et pourquoi.
sandbox-no-board = Ce fichier n’est pas un plateau
sandbox-no-board-hint = Ses problèmes figurent ci-dessus. Commencez par un autre plateau, ou corrigez le fichier.
sandbox-expectations = Attentes
sandbox-holding = { $n } sur { $all } remplies
sandbox-expect = Ajouter une attente
sandbox-expect-hint = Fixez une valeur attendue, et le scénario la vérifiera.
sandbox-found = maintenant { $value }
sandbox-forget = Retirer l’attente
sandbox-match = Partie
sandbox-legal = Actions permises
sandbox-log = Journal
sandbox-log-start = Début
sandbox-back-to = Revenir jusqu’ici
sandbox-forth-to = Refaire jusqu’ici
sandbox-to-end = Jusqu’à la fin
sandbox-to-move = À jouer : { $who }, tour { $turn }
sandbox-end-phase = Terminer la phase
sandbox-won = Victoire : { $who }
sandbox-draw = Match nul
sandbox-player = Joueur
player-by-hand = À la main
sandbox-first = Commence
sandbox-first-rules = Selon les règles
sandbox-begin = Commencer
sandbox-undo-edit = Modifier le plateau
sandbox-undo-action = Action de la partie
tabletop-yes = Oui
tabletop-no = Non
tabletop-effect = Effet { $n }
tabletop-no-target = Aucune cible
tabletop-order = Ordre
tabletop-order-hint = dans l’ordre de votre choix
tabletop-use = L’utiliser ?
tabletop-choose = choisir { $n }
tabletop-choose-some = choisir de { $min } à { $max }
tabletop-costs = Le coût ne peut pas être payé
tabletop-over = La partie est terminée. Annulez des décisions ou commencez une autre partie.
tabletop-shown = Plateau après : { $what }
tabletop-shown-title = Au milieu d’une action
tabletop-shown-hint = Passez d’une entrée à l’autre, ou allez à la fin pour décider.
tabletop-show-entry = Afficher le plateau à ce moment
tabletop-confirm = Confirmer
tabletop-pass = Passer
tabletop-pass-key = Espace
tabletop-thinks = Le programme décide pour ce joueur
tabletop-nothing = Rien n’est possible maintenant
tabletop-why = Pourquoi ?
tabletop-why-hint = Ce que cette décision rapporte aux yeux du joueur glouton, par rapport à passer ou à la position d’avant, et son rang parmi toutes les réponses
tabletop-why-others = Autres réponses
tabletop-waiting = En attente
tabletop-waiting-hint = { $n }, le prochain en haut
tabletop-waiting-more = { $n } de plus
tabletop-limbo = en train d’être joué
tabletop-rule = Règles
tabletop-edited = Plateau modifié
tabletop-unwritten = Un plateau ne peut pas rendre ce qui s’applique à { $card } en ce moment. Modifiez une position antérieure.
tabletop-unlaid = Les règles ne permettent pas ce plateau : { $fault }
tabletop-library = Cartes du jeu
tabletop-chapters = Chapitres
tabletop-match-hint = Deux decks du projet. La même graine donne la même partie.
tabletop-seen-by = De qui les cartes cachées sont montrées
tabletop-seen-by-hand = Des joueurs pour qui vous décidez
tabletop-seen-by-both = Des deux joueurs
tabletop-forward = Décision suivante
tabletop-back = Retour à votre dernière décision
tabletop-empty = Il n’y a pas de partie
tabletop-empty-hint = Une partie demande des règles sans erreur.
tabletop-question = Question
tabletop-not-now = Pas à ce moment
tabletop-used = Déjà utilisé
tabletop-full = Il n’y a plus de place
tabletop-not-from-here = Pas depuis cette zone
tabletop-aimless = Il n’y a pas de cible

## Rows and screens of games that are data

slot-on = quand
slot-as = comment
slot-once = une fois par
slot-may = facultatif
slot-cost = coût
slot-word = mot
slot-who = qui
slot-to = cible
slot-for = durée
slot-add = Ajouter à la ligne { $n }
slot-nothing = Il n’y a rien à choisir.
slot-once-turn = tour
slot-once-match = partie
slot-who-self = vous
slot-who-opponent = l’adversaire
slot-who-both = les deux joueurs
group-no-type = Sans type
field-keywords = Mots-clés
undo-set-words = Changer { $set } en { $value }

## Abilities and targets of whole games

abilities-of =
    { $abilities ->
        [one] { $abilities } capacité
       *[other] { $abilities } capacités
    }
rows-counted =
    { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }
do-add-ability = Ajouter une capacité
do-ability-up = Monter la capacité
do-ability-down = Descendre la capacité
do-row-in = Déplacer la ligne dans celle du dessus
do-row-out = Sortir la ligne
do-duplicate-ability = Dupliquer la capacité
do-delete-ability = Supprimer la capacité
undo-move-ability = Déplacer la capacité
undo-remove-ability = Supprimer la capacité
undo-duplicate-ability = Dupliquer la capacité
undo-add-ability = Ajouter une capacité
ability-handle = Capacité de la ligne { $n } : glisser pour déplacer
ability-plain = comme d’habitude
effects-add = Ajouter une ligne donnée par la ligne { $n }
slot-remove = Retirer
slot-card = carte
slot-against = contre
card-by-chance = une carte au hasard
slot-card-named = Par son nom
slot-card-random = Au hasard
slot-card-written = Écrite ici
slot-card-add = Ajouter une propriété
flag-yes = oui
flag-no = non
count-at-least = au moins
count-at-most = au plus
count-exactly = exactement
target-preset = Modèle
target-custom = Personnalisé
target-who = Qui
target-who-self = Vous
target-who-opponent = Adversaire
target-who-any = Les deux
target-zone = Zone
target-zone-add = Une autre zone
target-count = Nombre
target-exactly = Exactement
target-up-to = Jusqu’à
target-all = Toutes
target-chosen = Choix
target-choose = par vous
target-by-opponent = par l’adversaire
target-named = à l’utilisation
target-random = au hasard
target-most = le plus
target-least = le moins
target-number = Nombre comparé
target-other = une autre carte que celle-ci
target-filters = Filtres
target-fits = { $n } sur { $of } conviennent
target-show = Afficher
filter-add = filtre
filter-or = ou
filter-in-play = connu en jeu
tests-any = l’un de
tests-all = tous
tests-not = pas

## Decks

do-decks = Modifier les decks
deck-choose = Choisir un deck
deck-new = Nouveau deck
deck-duplicate = Dupliquer le deck
deck-delete = Supprimer le deck
deck-copy = Copier le deck en texte
deck-save = Enregistrer le deck en texte
deck-name = Nom du deck
deck-leader = Meneur
deck-locked = Verrouillé : les cartes découlent du héros
deck-none = Il n’y a pas encore de deck
deck-none-hint = Un deck est une liste de cartes avec laquelle jouent le bac à sable et l’équilibrage.
deck-empty = Ce deck n’a pas encore de cartes
deck-empty-hint = Double-cliquez sur une carte de la bibliothèque, ou appuyez sur + dessus.
deck-add = En ajouter une
deck-remove = En retirer une
deck-legal = Conforme aux règles des decks
deck-unchecked = Les règles ne limitent pas les decks
deck-hand = Main d’essai
deck-redraw = Distribuer une autre main
deck-draw = Piocher une carte
deck-hand-none = Ce deck ne permet de distribuer aucune main.
column-in-deck = Au deck
toast-deck-copied = Deck copié
undo-set-deck = Modifier { $name }

## Import

do-import = Importer des cartes
import-new = Nouvelles : { $n }
import-changed = Modifiées : { $n }
import-same = Inchangées : { $n }
import-absent = Absentes du tableau : { $n }
import-line = Ligne { $n }
import-unread = Pas compris ({ $n }) : { $text }
import-now = Importer
import-blocked = Rien à importer : corrigez d’abord les erreurs, ou rien n’est nouveau.
undo-import = Importer des cartes

## The gallery of cards, a page for any browser

gallery-search = Rechercher dans les noms et les textes
gallery-tags = Étiquettes
# $n is a count of cards.
gallery-count = Cartes : { $n }
gallery-nothing = Aucune carte ne correspond. Choisissez moins d’étiquettes ou videz la recherche.
gallery-locked = Carte verrouillée
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Enregistrées : { $counted } sur { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = La carte « { $name } »

do-design = Outils de conception
do-submit = Proposer la carte
design-line = Chaîne de production
design-goals = Objectifs
design-packs = Boosters
design-prints = Cartes imprimées
design-inbox = Propositions reçues
design-rulings = Questions de règles
design-glossary = Glossaire
design-clues = Codes cachés
design-text = Texte
design-cards = Cartes
design-combinations = { $shown } combinaisons sur { $all } sont permises
design-excluded = { $rule } : { $n } écartées
design-no-file = ce fichier n’existe pas
design-step = Étape
design-step-combine = Combiner
design-step-tag = Poser l’étiquette
design-step-write = Écrire
design-count = Nombre
design-group = Groupe
design-lift = Affinité
design-won = Gagnées
design-tags-of = Étiquettes de { $card } : { $tags }
design-goal = Objectif
design-bound = Limite
design-values = Mesuré
design-state = État
design-met = Atteint
design-missed = Manqué
design-unmeasured = Non mesuré
design-unmeasured-hint = Jouez des parties sur l’écran Équilibrage ; cet objectif y sera mesuré.
design-no-values = Il n’y a rien à mesurer pour cet objectif.
design-pack = Booster
design-lore = Carte de récit
design-packs-note = Cartes imprimées : { $cards }, boosters : { $packs } ; une série complète demande { $n } boosters en moyenne
design-packs-trades = Joueurs qui échangent : { $players }, boosters pour chacun : { $n }, cartes échangées : { $cards }
design-packs-mix = Nouvelles cartes : { $new }, déjà imprimées : { $old }
design-printed = Imprimées
design-registered = Enregistrées
design-prints-note = Les numéros de série sont dans { $ledger }, les enregistrements des propriétaires dans { $owners }.
design-question = Question posée
design-uses = Utilise
design-term = Terme
design-meaning = Définition
design-unused = Aucune carte et aucune règle n’utilise ce terme.
design-code = Code caché
design-mark = Signe
design-place = Emplacement sur la face
design-author = Auteur
design-taken = Reprise sous { $card }
design-state-new = Nouvelle
design-state-in-talk = En discussion
design-state-wanted = Souhaitée
design-state-declined = Refusée
design-same = Fait la même chose que { $cards }
design-worse = Moins bonne en tout que { $cards }
design-better = Meilleure en tout que { $cards }
design-no-match = Les règles de ce jeu ne décrivent pas une partie entière
design-no-match-hint = Cet outil demande des règles au format 2 ; les autres marchent aussi avec ce jeu.
design-working = En cours…
design-none = Ce jeu n’en a pas encore
design-none-hint = { $file }, dans le dossier du projet, dit ce qui s’affiche ici.
design-wrong = Impossible à afficher
design-save = Enregistrer en fichiers
design-open-pack = Ouvrir un booster
design-receive = Ajouter une proposition
design-issue = Émettre des numéros de série
design-surprise = Surprenez-moi
design-empty = Rien ici pour l’instant
design-all-kinds = Tous les types d’effets
design-as-grid = Afficher en grille
design-as-list = Afficher en liste
design-add-to = Ajouter à { $card }
design-take = Accepter comme carte
design-put-on = Mettre sur une carte…
design-comment-on = Objet du commentaire
design-comment-card = La carte entière
design-comment-row = Ligne { $n }
design-measure-letters = Lettres d’une carte
design-measure-rows = Lignes d’une carte
design-measure-partners = Cartes qui répondent aux filtres d’une carte
design-measure-off-budget = Écart par rapport au budget
design-measure-better = Cartes meilleures
design-measure-negating = Effets qui annulent, en pour cent
design-measure-median-turns = Tours d’une partie, médiane
design-measure-shortest-game = Tours de la partie la plus courte
design-measure-early = Parties décidées tôt, en pour cent
design-measure-deck-wins = Parties gagnées par un deck, en pour cent
design-measure-overtaken = Cartes meilleures venues plus tard
design-measure-rulings = Questions de règles sur une carte
design-measure-acts = Décisions par tour
design-measure-unplayed = Cartes d’une partie restées en main
design-measure-watching = Tours où l’autre joueur ne fait que regarder, en pour cent
design-measure-stuck = Parties avec un tour sans aucune action, en pour cent
design-measure-cut-off = Parties que seul le dernier tour termine, en pour cent
design-measure-price-rank = Concordance des prix et du jeu, en pour cent
design-measure-even-cards = Cartes au taux de victoire de 45–55 %, en pour cent
design-add = Ajouter : { $name }
design-remove = Retirer : { $name }
design-up = Monter : { $name }
design-down = Descendre : { $name }
design-nothing = Aucune
design-price-flat = Fixe
design-price-each = Par unité
design-new-tag = nouvelle étiquette
design-new-look = nouvel aspect
design-add-tag = Ajouter une étiquette
design-add-goal = Ajouter un objectif
design-set-up = Configurer
design-field-id = Nom
design-field-find = Trouve
design-field-lang = Langue des textes
design-field-requires = Demande aussi
design-field-group = Groupe
design-field-also = Choisies à la main
design-field-measure = Mesure
design-field-at-least = Au moins
design-field-at-most = Au plus
design-field-turn = Avant le tour
design-field-operations = Opérations
design-field-why = Pourquoi
design-field-letter = Lettre
design-field-weight = Poids (mg)
design-field-paper-weight = Grammage (g/m²)
design-field-copies = Exemplaires
design-field-size = Cartes par booster
design-field-rarities = Raretés
design-field-target = Poids booster (mg)
design-field-paper = Papier des inserts
design-field-width = Largeur (µm)
design-field-height = Hauteur (µm)
design-field-printed = Déjà imprimées
design-field-threshold = Numéros requis
design-field-one-per-account = Un par compte
design-field-each-rarity = Chaque rareté
design-field-prefix = Début des ID
design-field-slack = Tolérance
design-field-limits = Limites
design-field-types = Types de cartes
design-field-base = Base
design-field-per = Plus par unité
design-field-is = Fixe
design-field-each = Par unité
design-field-lasting = Selon la durée
design-field-words = Selon le mot
design-field-bound = Selon la limite de
design-field-plus = En plus
design-field-who = Selon le joueur
design-field-to = Selon la cible
design-field-ways = Types d’effet
design-field-timings = Moments
design-field-costs = Coûts
design-field-condition = Avec condition
design-field-all = Pour toutes
design-field-all-targets = Cibles « toutes »
design-field-numbers = Plus, c’est mieux
design-field-same = Égaux des deux côtés
design-field-run = Tirage
design-field-unlock = Déverrouillage
design-field-portal = Propositions
design-field-budget = Budget
design-field-better = Cartes meilleures
