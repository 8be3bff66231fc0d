studio-title = Atelier de plateaux
studio-new-name = Mon plateau
studio-city-name = Ville { $number }
studio-failed = L’atelier ne s’ouvre pas
studio-tools = Outils
studio-redo = Rétablir
studio-draw = Dessiner
studio-move = Déplacer
studio-canvas = Le plateau que tu dessines
studio-whole = Tout voir
studio-first = Clique pour placer une ville. Fais glisser d’une ville à l’autre pour les relier par une voie.
studio-no-tickets = Pas encore de destinations. Crée-les ou ajoute-les à la main.
studio-no-tracks = Pas encore de voies. Fais glisser d’une ville à l’autre.
studio-keys = Les flèches déplacent une croix. Entrée y place une ville ou choisit ce qui s’y trouve. J commence une voie, Entrée sur une autre ville la termine. Suppr retire ce qui est choisi. Plus, moins et 0 changent l’échelle. Avec Déplacer, Entrée prend une ville et la repose.
studio-chosen = Ce qui est choisi

studio-tab-start = Début
studio-tab-rules = Règles
studio-tab-tickets = Destinations
studio-tab-check = Contrôle
studio-tab-board = Plateau
studio-tab-lab = Labo
studio-tab-play = Jouer

studio-new-world = Nouveau sur la carte du monde
studio-new-blank = Nouveau sur une terre vierge
studio-variant-of = Une variante d’un plateau
studio-open-file = Ouvrir un fichier de plateau (TOML)
studio-open-cities = Ajouter les villes d’un tableau (CSV)
studio-open-picture = Poser une image dessous
studio-picture = Image
studio-picture-moves = Glisser déplace l’image
studio-picture-size = Taille
studio-picture-turn = Rotation
studio-picture-opacity = Opacité
studio-too-large = Le fichier est trop grand : { $kilobytes } ko au plus
studio-dropped =
    { $count ->
        [one] { $count } entrée du fichier n’a pas pu être lue et a été laissée de côté.
       *[other] { $count } entrées du fichier n’ont pas pu être lues et ont été laissées de côté.
    }
studio-cities-read =
    { $count ->
        [one] { $count } ville ajoutée.
       *[other] { $count } villes ajoutées.
    } { $skipped ->
        [0] Toutes les lignes ont été lues.
        [one] { $skipped } ligne a été sautée.
       *[other] { $skipped } lignes ont été sautées.
    }
studio-choose-file = Choisir un fichier
studio-cities-lost =
    { $count ->
        [one] { $count } ville n’a pas de coordonnées et se trouve sous les autres : déplace-la à sa place ({ $name }).
       *[other] { $count } villes n’ont pas de coordonnées et se trouvent sous les autres : déplace-les à leur place (la première est { $name }).
    }
studio-kept = Ton plateau est gardé dans ce navigateur pendant que tu travailles.
studio-kept-file = Ton plateau est gardé dans ce navigateur et dans { $file } pendant que tu travailles.

studio-name = Nom
studio-length = Longueur
studio-shorter = Plus courte
studio-longer = Plus longue
studio-colour = Couleur
studio-double = Ajouter une voie parallèle
studio-from = De
studio-to = À
studio-points = Points
studio-points-of-way =
    { $count ->
        [one] { $count } point, comme le plus court chemin
       *[other] { $count } points, comme le plus court chemin
    }
studio-other-end = Ajouter une autre arrivée qui compte
studio-no-other-end = Tous les lieux figurent déjà sur cette destination.
studio-remove = Retirer
studio-add = Ajouter
studio-key = Clé
studio-entry = N° { $number }
studio-remove-entry = Retirer le n° { $number }
studio-remove-named = Retirer { $name }

studio-said-place = { $name } est sur le plateau
studio-said-track = Voie { $a }–{ $b }, longueur { $length }
studio-said-joining = Voie depuis { $name } : va à une autre ville et appuie sur Entrée
studio-said-removed = Retiré
studio-said-mended = Corrigé

studio-mechanics = Règles spéciales
studio-more-rules = Autres règles
studio-generate-title = Créer des destinations
studio-how-many = Nombre
studio-spread = Longueurs
studio-spread-short = Courtes
studio-spread-mixed = Variées
studio-spread-long = Longues
studio-generate = Créer
studio-by-hand = À la main

studio-all-right = Tout est juste : on peut jouer sur ce plateau.
remedy-set = Mettre { $value }
remedy-remove = Retirer
remedy-points = La longueur { $length } rapporte { $points }
remedy-group = Prendre la règle habituelle des voies parallèles
remedy-mechanic = Ajouter la règle « { $mechanic } »
remedy-fit = Adapter la règle à ce plateau
remedy-deal = En donner { $count }
remedy-trains = Donner { $count } wagons à chacun
remedy-join = Relier { $a } et { $b }

studio-board-later = Le plateau est dessiné dès que le contrôle ne trouve plus rien.
studio-drawing =
    { $step ->
        [places] Les villes se placent…
        [ground] Le terrain se dessine…
        [routes] Les voies se posent…
        [names] Les noms se placent…
       *[done] Le plateau s’achève…
    }
studio-draw-board = Dessiner le plateau
studio-drawing-failed = Le plateau n’a pas pu être dessiné ; on peut jouer sur celui-ci, plus simple.
studio-board-drawn = Voici le plateau.
studio-board-island = Certaines villes sont bien plus proches que leurs voies ne sont longues. Les côtes du monde s’y déchireraient : le plateau est donc une île à part.
studio-board-picture = Le plateau de { $name }
studio-corrections = Fais glisser un nom, une voie ou une ville là où tu la veux. Au clavier : Tab choisit, les flèches déplacent, Entrée garde.
studio-board-large = Voir le plateau en grand
studio-board-small = Revenir au dessin
studio-corrections-off = Annuler toutes les corrections

## Lab

studio-lab-about = Des bots jouent le plateau de nombreuses fois. Tu vois combien de fois chaque voie est construite, et ce que chaque destination devrait valoir.
studio-lab-later = Le labo ouvre dès que le contrôle ne trouve plus rien.
studio-lab-elsewhere = Sur ce serveur, seul son propriétaire peut utiliser le labo. Sur son propre ordinateur, chacun le peut : branchline studio
studio-effort = Avec quel soin ?
studio-effort-quick = Vite
studio-effort-usual = Normalement
studio-effort-thorough = À fond
studio-study = Étudier le plateau
studio-studying =
    { $games ->
        [one] { $games } partie jouée …
       *[other] { $games } parties jouées …
    }
studio-tune = Régler les bots
studio-tuning =
    { $games ->
        [one] Les bots apprennent : { $games } partie …
       *[other] Les bots apprennent : { $games } parties …
    }
studio-tune-about = Des bots réglés connaissent ce plateau : ils l’ont joué maintes fois entre eux.
studio-tuned = Les bots sont réglés pour ce plateau : ils gagnent { $share } des parties contre des bots non réglés.
studio-studied =
    { $games ->
        [one] Une partie, { $players } joueurs
       *[other] { $games } parties, { $players } joueurs
    }
studio-lab-old = Le plateau a changé depuis. Étudie-le encore pour de nouveaux chiffres.
studio-heat = Montrer combien de fois les voies sont construites
studio-heat-seldom = rarement
studio-heat-often = souvent
studio-lab-begin = Avantage de qui commence
studio-lab-turns = Tours par partie
studio-lab-dead = Voies presque jamais construites
studio-lab-untouched = Villes jamais atteintes
studio-lab-report = Ouvrir le rapport
studio-prices = Prix des destinations
studio-prices-note = À ces prix, toutes les destinations vaudraient à peu près autant. En gras : le prix est sûrement faux. Derrière, l’intervalle où se trouve le bon.
studio-prices-fine = Toutes les destinations valent à peu près autant.
studio-lab-failed = Cela n’a pas marché. Essaie encore.
studio-handle-beside = Nom de { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Voie { $a }–{ $b }
studio-said-studied = Les chiffres sont là
studio-said-moved = { $name } déplacée
studio-said-carried = { $name } : va où elle doit être et appuie sur Entrée

studio-play-later = Tu peux jouer dès que le contrôle ne trouve plus rien.
studio-export = Enregistrer dans un fichier
studio-pictures-only = C’est une variante de { $map } : on peut y jouer et l’enregistrer comme image.
studio-pictures-later = Les images sont prêtes dès que le plateau est dessiné : voir Plateau.
studio-paper = Papier
studio-paper-a4 = A4, plateau en plusieurs feuilles
studio-paper-letter = Letter, plateau en plusieurs feuilles
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF à imprimer
studio-printing = Préparation du PDF…

form-name = Nom
form-id = Nom court (minuscules)
form-about = Une ligne à son sujet
form-players = Joueurs
form-players-1 = Au moins
form-players-2 = Au plus
form-trains = Wagons par joueur
form-cards = Cartes Wagon
form-each-colour = De chaque couleur
form-locomotives = Locomotives
form-start-locomotives = Locomotives au départ
form-points = Points
form-map-points = Points selon la longueur de la voie
form-ties = Départage
form-groups = Voies parallèles
form-per-player = Au plus par joueur
form-tracks-by-players = Voies utilisées, selon les joueurs
form-areas = Régions
form-first = Premières destinations
form-later = Destinations suivantes
form-deal = Distribuées
form-draw = Piochées
form-keep = À garder au moins
form-rejected = Destinations rendues
form-deck = Pile
form-set = Série
form-copies = Exemplaires
form-group = Règle des voies parallèles
form-several = Plusieurs
form-several-deal = Un nombre pour chaque pile
form-kind = Sorte
form-label = Autre nom
form-region = Région
form-word-under = sous la pile
form-word-out = hors du jeu
form-word-pile = dans la défausse
form-word-shuffled = mélangées à la pile
form-word-city = ville
form-word-country = pays
form-word-junction = jonction
form-word-completed-tickets = destinations réussies
form-word-completed-ticket-points = points des destinations réussies
form-word-path-length = route la plus longue
form-word-world = la carte du monde
form-word-island = une île à part

print-length = Longueur
print-points = Points
print-trains =
    { $count ->
        [one] { $count } wagon par joueur
       *[other] { $count } wagons par joueur
    }

studio-share-title = Pour tous sur ce serveur
studio-upload = Laisser le plateau ici
studio-uploaded = Les autres le trouvent parmi les plateaux de ce serveur.
studio-maker = Ton nom
studio-take-back = Le retirer du serveur
