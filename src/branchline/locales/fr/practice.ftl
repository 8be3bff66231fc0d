practice-title = Entraînement
practice-intro = Des positions où un coup est nettement le meilleur. Choisis un coup ; tu verras ensuite lequel c’est, et pourquoi.
practice-puzzles = Problèmes
practice-solved = { $solved } sur { $total } résolus
practice-start = Commencer
practice-go-on = Continuer
practice-all-solved = Tous résolus.
practice-puzzle-about =
    { $state ->
        [solved] Problème { $number } : { $map }, { $players } joueurs, résolu
        [missed] Problème { $number } : { $map }, { $players } joueurs, pas encore résolu
       *[new] Problème { $number } : { $map }, { $players } joueurs
    }
practice-own = Dans tes parties
practice-own-intro = Tes coups pour lesquels il y en avait un nettement meilleur.
practice-own-none = Il n’y en a pas encore : termine d’abord une partie dans ce navigateur.
practice-own-look = Chercher des coups
practice-own-count =
    { $count ->
        [one] { $count } coup, { $left } à résoudre
       *[other] { $count } coups, { $left } à résoudre
    }
practice-own-clean = Aucun de tes coups n’a coûté cher.
practice-own-try = Réessayer
practice-ask = À toi : quel est le meilleur coup ?
practice-puzzle-of = Problème { $number } sur { $total }
practice-missed-of = Tu as manqué ceci : coup { $move } de ta partie sur { $map }
practice-skip = Passer
practice-all = Tous les exercices
practice-failed = Il n’y a rien à travailler ici
practice-nothing-here = Ce n’est pas un de tes coups pour lequel il y en avait un nettement meilleur.
practice-right = Exact.
practice-wrong = Il y a un meilleur coup.
practice-chosen = Ton choix
practice-best = Le meilleur coup
practice-played = Joué dans la partie
practice-cost = Ton coup coûte environ { $points } points, et { $chance } % de chances de gagner.
practice-cost-unknown = Le coût de ton coup n’a pas été calculé.
practice-wins = Avec le meilleur coup, les chances de gagner sont d’environ { $percent } %.
practice-no-more = C’était le dernier à résoudre.
practice-next = Suivant
practice-again = Réessayer
practice-mark-best = le meilleur
practice-mark-chosen = ton choix
help-practice = Proposer des problèmes, un par un : choisir le meilleur coup, puis voir lequel c’est et pourquoi. Commence au problème NUMBER.
practice-no-such-puzzle = il n’y a pas de problème { $number } ; il y en a { $total }
practice-you-are = { $map }. Tu joues pour { $seat }.
practice-go-on-or-quit = Entrée pour le problème suivant, q pour arrêter :
practice-not-saved = Un problème ne peut pas être enregistré.
