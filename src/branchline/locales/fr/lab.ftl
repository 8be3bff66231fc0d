help-lab = Jouer beaucoup de parties entre bots sur MAP (un id ou un fichier de plateau) et dire si le plateau est bon.
option-lab-output = Dossier du rapport : une page, ses chiffres en JSON et des parties étranges à ouvrir.
option-lab-precision = Précision voulue pour la part de victoires de chaque destination, en points de pourcentage.
option-lab-minutes = Durée maximale, en minutes.
option-lab-rounds = Nombre maximal de séries de parties ; 0 : autant qu’il en faut.
option-lab-compare = Comparer deux rapports (dossiers ou fichiers JSON) et dire ce qui a changé.
option-lab-seed = Fixe le hasard : la même graine donne le même rapport.
lab-needs-map = indique un plateau, ou compare deux rapports avec --compare
lab-compare-takes-no-map = --compare examine deux rapports et ne prend pas de plateau
lab-working = en jeu
lab-written =
    { $games ->
        [one] { $file } : rapport sur { $games } partie
       *[other] { $file } : rapport sur { $games } parties
    }
not-a-lab-report = { $file } n’est pas un rapport du labo
lab-stopped = Arrêté. La même commande reprend ; ce qui a été joué est gardé dans { $folder }.
lab-title = Rapport du labo : { $map }
lab-about =
    { $games ->
        [one] { $games } partie à { $players } joueurs entre bots égaux, graine { $seed }.
       *[other] { $games } parties à { $players } joueurs entre bots égaux, graine { $seed }.
    }
lab-intervals = Sous chaque chiffre, l’intervalle où se trouve la vraie valeur 19 fois sur 20.
lab-precision-note = Les parts de victoires des destinations sont connues à ± { $reached } points de pourcentage près (± { $asked } demandés).
lab-glance = En bref
lab-first-seat = Commencer rapporte
lab-compensation = Compensé par { $points } points pour les autres
lab-turns = Tours par partie
lab-margin = Points entre premier et deuxième
lab-decided = En tête pour de bon après
lab-decided-note = des coups, en moyenne
lab-luck = Part de chance
lab-luck-note = part des écarts entre joueurs que le hasard explique
lab-mispriced = Destinations au mauvais prix
lab-dead = Voies mortes
lab-contested = Voies disputées
lab-untouched = Lieux jamais atteints
lab-tickets = Destinations : prix et valeur
lab-tickets-note = La résistance compte tous les chemins entre deux lieux : plus elle est haute, plus c’est dur. La valeur dit combien de points une destination rapporte de plus que celle du milieu. Au prix suggéré, elle rapporterait autant que celle du milieu ; en gras là où le prix imprimé est sûrement autre.
lab-column-ticket = Destination
lab-column-price = Prix
lab-column-resistance = Résistance
lab-column-kept = Gardée si proposée
lab-column-completion = Réussie
lab-column-win-lift = Gagne plus souvent de
lab-column-worth = Valeur
lab-column-suggested = Suggéré
lab-prices-follow = Les prix suivent la résistance avec une corrélation de { $correlation }.
lab-tracks = Voies : construites, mortes, disputées
lab-tracks-note = Plus c’est foncé, plus une voie est construite. Barrée : morte, presque jamais construite. Encadrée : disputée, souvent prise à quelqu’un qui la prévoyait.
lab-column-track = Voie
lab-column-built = Construite dans
lab-column-contested = Disputée
lab-column-when = Quand dans la partie
lab-all-tracks = Toutes les voies
lab-none = Aucun.
lab-lengths = Longueurs et couleurs
lab-column-length = Longueur
lab-column-colour = Couleur
lab-column-tracks = Voies
lab-column-of-claims = De toutes les construites
lab-points = D’où viennent les points
lab-column-line = Pour
lab-column-points = Points
lab-column-scored = Marqués par
lab-column-winners-more = Qui gagne en a plus de
lab-mechanics = Ce que change chaque mécanique
lab-mechanics-note = Par rapport à des parties sur le même plateau sans elle.
lab-column-mechanic = Mécanique
lab-not-without = Le plateau ne se joue pas sans elle.
lab-seats = Places
lab-column-order = Commence en numéro
lab-column-wins = Gagne
lab-winner-chance = Chances de qui va gagner
lab-stage = après { $percent } % des coups
lab-styles = Quel style gagne
lab-styles-note = Chaque style contre tous les autres. Pour comparer, d’autres plateaux, les plus proches d’abord.
lab-column-style = Style
lab-column-board = Plateau
lab-oddities = Parties étranges
lab-oddities-note = Pour ouvrir une de ces parties : branchline replay FILE
lab-oddity-no-draw = Quelqu’un n’avait aucune carte à piocher
lab-oddity-sweeps = La rangée a été défaussée trois fois ou plus en un coup
lab-oddity-stranded = Personne ne pouvait plus jouer
lab-column-games = Parties
lab-column-files = Exemples
lab-value = Bots à réseau entraîné
lab-value-note =
    { $games ->
        [one] Les mêmes chiffres sur { $games } partie de bots qui jugent les coups avec un réseau entraîné.
       *[other] Les mêmes chiffres sur { $games } parties de bots qui jugent les coups avec un réseau entraîné.
    }
lab-column-figure = Chiffre
lab-column-planner = Planificateur
lab-column-value = Bot à réseau
lab-compare-title = Ce qui a changé de { $before } à { $after }
lab-compare-note = Seulement les écarts qui tiennent quand on regarde autant de chiffres (5 % de faux au plus).
lab-compare-none = Rien n’a changé qui se distingue du hasard.
lab-compared =
    { $count ->
        [one] { $count } chiffre comparé.
       *[other] { $count } chiffres comparés.
    }
lab-column-before = Avant
lab-column-after = Après
lab-column-change = Écart
lab-figure-compensation = Points pour les autres
lab-figure-score = Points par joueur
lab-figure-winner-score = Points de qui gagne
lab-figure-tickets-kept = Destinations gardées
lab-figure-tickets-done = Destinations réussies
lab-figure-completion = { $what } : réussie
lab-figure-win-share = { $what } : part de victoires
lab-figure-built = { $what } : construite
lab-figure-style = { $what } : gagne
help-tune = Régler les bots pour MAP (un id ou un fichier de plateau), pour qu’ils y jouent bien désormais.
option-tune-players = Nombre de joueurs visé (par défaut : le plus petit).
option-tune-minutes = Durée maximale, en minutes.
option-tune-generations = Nombre de générations de poids essayées.
option-tune-games = Parties de chaque essai contre chaque rival.
option-tune-seed = Fixe le hasard : la même graine donne les mêmes poids.
tune-working = réglage
tune-written = { $file } : les bots jouent ainsi désormais ; ils battent les bots non réglés dans { $share } des { $games } parties (à force égale : { $fair })
tune-stopped = Arrêté. La même commande reprend ; ce qui a été essayé est gardé dans { $file }.
