## Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
title-of = { $page } – branchline
page-tools = Cette page
pitch =
    Pose des voies.
    Relie des villes.
    Garde le secret.
tagline = Des jeux de train pour deux à six, sur des plateaux aux règles bien à eux. Gratuits, dans ton navigateur, sans compte.
unofficial = Un projet libre de gens qui aiment le jeu. Il n’est pas officiel : aucun éditeur ni auteur n’y participe ou ne s’en porte garant.
language = Langue
your-name = Ton nom
name-placeholder = Facultatif
back-home = Retour à l’accueil

## Start page

new-game = Nouvelle partie
new-game-note = Avec des bots, à plusieurs sur cet écran, ou entre amis par un lien.
first-game = Joue ta première partie
first-game-note =
    { $count ->
        [1] { $map }, contre un bot ({ $level }). Ça commence tout de suite.
        [one] { $map }, contre { $count } bot ({ $level }). Ça commence tout de suite.
       *[other] { $map }, contre { $count } bots ({ $level }). Ça commence tout de suite.
    }
play-with-friends = Jouer entre amis
boards-title = Plateaux
boards-base = Jeux de base
boards-expansion = Extensions
boards-other = Autres plateaux
board-first = commence ici
quick-note = Choisis-en un et te voilà à table, face à des bots.
quick-opponents = Contre
quick-play =
    { $count ->
        [1] {"\u00A0"}: jouer contre un bot
        [one] {"\u00A0"}: jouer contre { $count } bot
       *[other] {"\u00A0"}: jouer contre { $count } bots
    }
bots-number =
    { $count ->
        [1] un bot
        [one] { $count } bot
        [2] deux bots
       *[other] { $count } bots
    }
players-range = { $from }–{ $to } joueurs
players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
set-up = Préparer…
rules-of = Règles :
continue-title = Tes parties
games-turns =
    { $count ->
        [one] { $count } t’attend
       *[other] { $count } t’attendent
    }
game-won =
    { $subject ->
        [you] Tu as gagné
       *[named] Victoire pour { $names }
    }{ $rivals ->
        [0] , { $points } chacun
       *[other] , { $points } à { $others }
    }
learn-title = Tu débutes ?
learn-note = Ramasse des cartes, construis des voies avec, et relie les villes de tes destinations avant que les autres ne te barrent la route.
learn-rules = Lire les règles
tables-title = Tables ouvertes
tables-waiting =
    { $count ->
        [one] { $count } attend
       *[other] { $count } attendent
    }
tables-none = Personne n’attend de joueurs pour le moment. Ouvre une table : qui vient peut s’y asseoir.
table-open = Ouvrir une table
table-seats =
    { $count ->
        [one] { $names }, { $count } place libre
       *[other] { $names }, { $count } places libres
    }
table-join = Rejoindre
game-waiting = attend des joueurs
game-playing = en cours
game-over = finie
play-on = Continuer
watch = Regarder
look-at-scores = Scores
forget-game = Retirer cette partie ({ $map }) de la liste

## New game

which-map = Quel plateau ?
which-variant = Quelle variante ?
variant-base = Le jeu normal
how-many = Combien de joueurs ?
who-plays = Qui joue ?
seat-who = { $seat } : qui s’y assoit
seat-name = { $seat } : nom
name = Nom
seat-open = Place libre
who-here = Sur cet écran
who-friend = Par un lien
who-open = Qui voudra
who-bot = Bot : { $level }
level-greedy = simple
level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
personality-hunter = chasse aux destinations
personality-racer = sprint
personality-blocker = blocage
personality-builder = longues voies
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Plusieurs sur cet écran : un rideau cache tes cartes dès que tu passes l’écran.
note-open = Tant qu’il reste des places, la table figure parmi les tables ouvertes de l’accueil.
note-links = Tu auras les liens à envoyer dès que la table sera là.
more-options = Début, horloge et public
who-starts = Qui commence ?
by-lot = Tiré au sort
turn-clock = Temps par tour
no-clock = Le temps qu’il faut
span-minutes =
    { $count ->
        [60] 1 heure
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
absence = Si quelqu’un fait attendre les autres, un bot le remplace
after-span = après { $span }
never = jamais
allow-spectators = D’autres peuvent regarder
quick-bots = Les bots jouent aussitôt (sans reprendre)
begin-game = Commencer
make-room = Ouvrir la table

## Waiting room and links

waiting-title = { $map } : en attente de joueurs
waiting-plain = En attente de joueurs
waiting-for =
    { $count ->
        [1] Il reste une place. La partie commence d’elle-même dès qu’elle est prise.
        [one] Il reste { $count } place. La partie commence d’elle-même dès qu’elle est prise.
       *[other] Il reste { $count } places. La partie commence d’elle-même dès qu’elles sont prises.
    }
seat-waiting = encore libre
seat-yours = ta place
seat-here = est là
seat-invited = invitation en attente
name-of-seat = Nom du joueur { $number }
rename = Renommer
take-seat = Prendre place
start-now =
    { $count ->
        [1] Commencer : un bot prend la place libre
        [one] Commencer : { $count } bot prend la place libre
       *[other] Commencer : des bots prennent les { $count } places libres
    }
invite-title = Inviter
invite-note = Envoie ces liens. Pas besoin de compte pour les ouvrir.
friends-title =
    { $count ->
        [1] Une invitation attend
        [one] { $count } invitation attend
       *[other] { $count } invitations attendent
    }
friends-note = Un lien donne le droit de jouer à cette place : envoie-le à une seule personne.
link-seat = Pour { $name }
link-open = Pour qui prend une place libre
link-watch = Pour regarder
copy = Copier
copied = Copié
share = Partager
copy-move = Copier un lien vers ce coup
share-more = Image, animation, fichier

## Following a link

join-title = Rejoindre une partie
join-invited = Ta place t’attend
join-open = Il y a une place pour toi
join-full = Toutes les places sont prises
join-game = Une partie sur le plateau { $map }
join-with = avec { $people }
join-stale = Ton lien n’ouvre aucune place ici. Demande-le encore une fois.
sit-down = Prendre place
watch-game = Regarder la partie

## End of the game

end-title = Décompte final
result-won =
    { $subject ->
        [you] Tu gagnes !
        [several] { $names } partagent la victoire
       *[named] { $names } gagne
    }
result-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $rivals ->
        [0] chacun
       *[other] à { $others }
    }
show-result = Voir le résultat
look-at-board = Voir le plateau
copied-here = Copié, pour cet ordinateur seulement
not-copied = Le lien ne peut pas être copié ici
share-text = Voici notre partie sur le plateau { $map }
race-title = La course
race-summary = Points au fil de la partie. À la fin : { $totals }
race-total = { $name } { $points }
race-table = Points sur le plateau au fil de la partie, puis avec destinations et bonus
race-move = Coup { $move } sur { $moves }
race-first = premier coup
race-last = dernier coup
race-rest = dest., bonus
awards-title = À noter
award = { $names } : { $what }
award-named = { $name }, { $value }
award-tickets-title = Le plus de destinations
award-tickets =
    { $count ->
        [one] { $count } réussie
       *[other] { $count } réussies
    }
award-best-ticket = Meilleure destination
award-longest-track = Voie la plus longue
award-spaces =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
award-best-move = Meilleur coup
award-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-table = Scores
total = Total
all-tickets = Toutes les destinations
tickets-of =
    { $count ->
        [one] { $name } : { $count } destination
       *[other] { $name } : { $count } destinations
    }
light-cell = { $name }, { $line } : { $points }. Montrer sur le plateau
rematch = Rejouer
to-rematch = À la partie suivante
replay = Revoir
tell-again = Raconter ligne par ligne
download = Enregistrer la partie

## Replay

replay-of = Revoir : { $map }
replay-moves = Coups
replay-move = Coup
replay-begin = Cartes et destinations sont distribuées.
replay-players = Ce que chacun avait en main
replay-speed = Vitesse
replay-seat =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }
replay-hidden =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $tickets ->
        [one] { $tickets } destination
       *[other] { $tickets } destinations
    }
no-cards = pas de cartes
eyes = Vu par
eyes-all = tout le monde, cartes sur table
move-of = { $move } sur { $moves }
to-start = Au début
step-back = Un coup en arrière
run = Lecture
pause = Pause
step-on = Un coup en avant
to-end = À la fin
play-from-here = Continuer à partir d’ici
back-to-room = Retour à la table

## Settings

settings-title = Réglages
setting-sound = Sons
setting-sound-note = Cartes, wagons, une cloche quand c’est à toi
setting-guide = Guide
setting-guide-note = Des conseils pendant tes premières parties
setting-theme = Clair ou sombre
setting-theme-auto = Système
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-motion = Animations
setting-motion-auto = Système
setting-motion-on = Avec
setting-motion-off = Sans
setting-confirm = Demander avant de construire
setting-confirm-touch = Au toucher
setting-confirm-on = Toujours
setting-confirm-off = Jamais

## Help: keys

help-title = Comment jouer
help-of = Comment jouer : { $map }
keys-title = Touches
key-row = Prendre cette carte de la rangée
key-deck = Piocher une carte
key-tickets = Piocher des destinations
key-build = Voir ce que tu peux construire
key-hint = Demander ce que ferait un bot fort
key-enter = Confirmer
key-escape = Annuler, fermer
key-undo = Reprendre le coup
key-zoom = Agrandir, réduire, voir tout le plateau
key-pan = Déplacer le plateau, quand il a le focus
key-help = Cette page

## Points by length

rules-spaces = Cases
rules-points = Points

## Guide: each on one line of a phone, so at most about 50 letters

guide-title = Guide
guide-stop = Plus de conseils
guide-first-tickets = Gardes-en { $keep } ou plus aux chemins communs.
guide-draw = Prends les couleurs des voies en pointillé.
guide-second-card = Encore une carte. Ce qui est pâle est exclu.
guide-claim-for = Construis { $track } pour { $letters }.
guide-claim = Construis une voie encadrée, longue si possible.
guide-ticket-done =
    { $count ->
        [one] Destination { $done } réussie : points à la fin.
       *[other] Destinations { $done } réussies : points à la fin.
    }
guide-tickets = Tout est réussi : tu peux en piocher d’autres.
guide-keep = Gardes-en { $keep } ou plus, presque reliées de préférence.
guide-progress = Choisis une destination : vois ce qui lui manque.
guide-others = Ce que prennent les autres trahit leurs plans.
guide-pass = Ni carte ni voie possible : tu passes.
guide-last-round = Dernier tour : achève une destination ou construis.
guide-end = Choisis les points soulignés : le plateau les montre.

home-studio = Dessine ton plateau
home-studio-note = Place des villes, relie-les et joue aussitôt sur ton propre plateau.
home-studio-open = Ouvrir l’atelier
map-remove = Retirer
map-by = par { $name }
