reason-completes = { $tracks } complète { $tickets } : +{ $points } à la fin.
reason-serves = { $tracks } est sur le chemin pour { $tickets }.
reason-spares =
    { $count ->
        [one] Cela épargne une locomotive, que le coup joué a dépensée.
       *[other] Cela épargne { $count } locomotives, que le coup joué a dépensées.
    }
reason-aside = On a construit { $tracks }, qui n’est sur le chemin le plus court d’aucune destination en cours.
reason-only-way = Sans { $tracks }, il n’y a plus de chemin pour { $tickets }.
reason-detour =
    { $more ->
        [one] Si quelqu’un d’autre construit { $tracks }, { $tickets } demande { $more } wagon de plus.
       *[other] Si quelqu’un d’autre construit { $tracks }, { $tickets } demande { $more } wagons de plus.
    }
reason-contested = { $seats } peut vouloir { $tracks } aussi : c’est probable dans { $percent } % des mains possibles.
reason-blocks = Cela bloque { $seats }, à qui il faut { $tracks } pour { $tickets }.
reason-scores =
    { $points ->
        [one] { $tracks } rapporte { $points } point.
       *[other] { $tracks } rapporte { $points } points.
    }
reason-needs-card-for = { LIST($cards, case: "article") } sert pour { $tracks } (longueur { $length }, { $held } en main), sur le chemin pour { $tickets }.
reason-needs-card = { LIST($cards, case: "article") } sert pour { $tracks } (longueur { $length }, { $held } en main).
reason-needs-locomotive-for = La { $cards } aide pour { $tracks } (longueur { $length }), sur le chemin pour { $tickets }.
reason-needs-locomotive = La { $cards } aide pour { $tracks } (longueur { $length }).
reason-saves-up =
    { $points ->
        [one] { LIST($cards, case: "article") } sert pour { $tracks } ({ $points } point) : longueur { $length }, { $held } en main.
       *[other] { LIST($cards, case: "article") } sert pour { $tracks } ({ $points } points) : longueur { $length }, { $held } en main.
    }
reason-saves-up-locomotive =
    { $points ->
        [one] La { $cards } aide pour { $tracks } ({ $points } point).
       *[other] La { $cards } aide pour { $tracks } ({ $points } points).
    }
reason-takes = En main : { $held } { NAME($cards, $held, case: "cards") }, et une de plus avec elle.
reason-deck-odds = { $percent } % des cartes pas encore vues aident pour { $tracks } : { NAME($cards, 2, case: "cards") }.
reason-deck-any = Toute carte pas encore vue aide pour { $tracks }.
reason-more-tickets =
    { $count ->
        [one] { $tickets } est en cours,
       *[other] { $tickets } sont en cours,
    } { $trains ->
        [one] et il reste { $trains } wagon pour d’autres.
       *[other] et il reste { $trains } wagons pour d’autres.
    }
reason-all-done =
    { $count ->
        [one] { $tickets } est une destination réussie,
       *[other] { $tickets } sont des destinations réussies,
    } { $trains ->
        [one] et il reste { $trains } wagon.
       *[other] et il reste { $trains } wagons.
    }
reason-no-tickets =
    { $trains ->
        [one] { $seats } a encore { $trains } wagon et plus aucune destination à réussir.
       *[other] { $seats } a encore { $trains } wagons et plus aucune destination à réussir.
    }
reason-no-tickets-you =
    { $trains ->
        [one] Tu as encore { $trains } wagon et plus aucune destination à réussir.
       *[other] Tu as encore { $trains } wagons et plus aucune destination à réussir.
    }
reason-together =
    { $trains ->
        [one] { $tickets } ont { $tracks } en commun : { $trains } wagon sert à plus d’une destination.
       *[other] { $tickets } ont { $tracks } en commun : { $trains } wagons servent à plus d’une destination.
    }
reason-keep = { $tickets } : { $points } points pour { $trains } des { $left } wagons, au plus court.
reason-keep-done = { $tickets } est déjà une destination réussie : { $points } points.
reason-keep-impossible = { $tickets } est hors de portée.
reason-leave = Pas { $tickets } : { $points } points pour { $trains } des { $left } wagons, au plus court.
reason-leave-done = Pas { $tickets }, pourtant une destination déjà réussie.
reason-leave-impossible = Pas { $tickets } : c’est hors de portée.
reason-opens = Cela ouvre { $tracks }.
reason-opens-for = Cela ouvre { $tracks }, sur le chemin pour { $tickets }.
reason-helps = Cela aide à réaliser { $tickets }.
reason-works-on = { $tickets } demande encore { $trains } des { $left } wagons.
reason-goes-for =
    { $points ->
        [one] { $tracks } est la voie la plus longue encore libre : { $points } point.
       *[other] { $tracks } est la voie la plus longue encore libre : { $points } points.
    }
reason-trains-left =
    { $trains ->
        [one] { $seats } a encore { $trains } wagon.
       *[other] { $seats } a encore { $trains } wagons.
    }
reason-trains-left-you =
    { $trains ->
        [one] Tu as encore { $trains } wagon.
       *[other] Tu as encore { $trains } wagons.
    }
reason-last-round = C’est le dernier tour : { $seats } ne jouera plus ensuite.
reason-last-round-you = C’est le dernier tour : tu ne joueras plus ensuite.
reason-end-near =
    { $trains ->
        [one] { $seats } a encore { $trains } wagon : la fin est proche.
       *[other] { $seats } a encore { $trains } wagons : la fin est proche.
    }
reason-end-near-you =
    { $trains ->
        [one] Tu as encore { $trains } wagon : la fin est proche.
       *[other] Tu as encore { $trains } wagons : la fin est proche.
    }
reason-built-later =
    { $moves ->
        [1] { $seats } a construit { $tracks } au coup suivant.
        [one] { $seats } a construit { $tracks } { $moves } coup plus tard.
       *[other] { $seats } a construit { $tracks } { $moves } coups plus tard.
    }
reason-taken-later =
    { $moves ->
        [1] { $seats } a pris { $tracks } au coup suivant.
        [one] { $seats } a pris { $tracks } { $moves } coup plus tard.
       *[other] { $seats } a pris { $tracks } { $moves } coups plus tard.
    }
reason-never-built = Finalement, personne n’a construit { $tracks }.

move-take = prendre { NAME($card, case: "article") }
move-draw = piocher une carte
move-tickets = piocher des destinations
move-pass = passer
move-keep-some = garder des destinations
move-keep = garder { $tickets }
move-claim-for = construire { $track } pour { $cards }

help-review = Raconter comment la partie enregistrée FILE a été gagnée : les chances au fil des coups, les coups qui ont coûté le plus, et pourquoi.
option-review-json = Donner l’analyse en JSON.
option-review-html = Écrire l’analyse dans une page qui se suffit à elle-même.
option-review-view = Le point de vue : le numéro d’un joueur, ou 0 pour voir toutes les cartes.
option-review-seed = La graine des donnes essayées.
review-heading =
    { $moves ->
        [one] { $map } : { $seats }. { $moves } coup.
       *[other] { $map } : { $seats }. { $moves } coups.
    }
review-working = Analyse de la partie
review-no-such-view = il n’y a pas de joueur { $view } ; la partie en a { $players }
review-no-moves = aucun coup n’a encore été joué
review-written = Écrit : { $file }
review-by-network = Jugé par le réseau d’évaluation de ce plateau.
review-by-planner = Il n’y a pas de réseau d’évaluation pour ce plateau : c’est le plan du bot planificateur qui a été jugé, ce qui est plus grossier.
review-fitted = Les chances sont ajustées sur des parties de ce plateau avec autant de joueurs.
review-near = Les chances sont ajustées sur des parties de ce plateau avec un autre nombre de joueurs.
review-borrowed = Les chances sont ajustées sur des parties d’autres plateaux.
review-title = Analyse de la partie
review-chances = Chances de gagner
review-view-all = Cartes sur table
review-view-of = Vu par { $seat }
review-turning-points = Tournants
review-no-turning-points = Aucun coup n’a coûté beaucoup plus que le bruit de l’estimation.
review-parts = Ce qui a fait bouger les chances
review-parts-note = Le hasard, ses propres coups et ceux des autres expliquent ensemble l’écart entre les chances du début et le résultat. Ses propres coups additionnent ce que chacun a coûté face au meilleur ; personne ne le trouve toujours, si bien que la somme peut dépasser 100 %, et les coups des autres la compensent.
review-column-move = Coup
review-column-seat = Joueur
review-column-played = Joué
review-column-better = Mieux
review-column-points = Points
review-column-chance = Chances
review-column-first = Au début
review-column-luck = Hasard
review-column-own = Ses coups
review-column-others = Coups des autres
review-column-result = Résultat
review-moves = Tous les coups
review-noise-note = Le nombre après ± est l’erreur type de l’estimation.
review-percent = { $percent } %

review-of = Analyse : { $map }
review-failed = Aucune analyse disponible
review-progress = Coups jugés : { $done } sur { $total }
review-waiting = L’analyse attend son tour.
review-view = Vue
review-move-of = Coup { $move } · { $seat }
review-end = La fin
review-played = Joué
review-better = Mieux
review-better-move = Mieux : { $move }
review-best = Le meilleur coup
review-forced = Il n’y avait pas le choix.
review-hidden = { $seat } : main inconnue.
review-agrees = L’expert aurait fait pareil.
review-costs = Coûte environ { $points } ± { $noise } points, et { $chance } ± { $error } % de chances de gagner.
review-costs-judged = Coûte environ { $points } ± { $noise } points, jugé sans jouer la suite.
review-open-verdict = Cartes sur table : { $move }.
review-alternative = { $move } (−{ $points } points)
review-alternative-equal = { $move } (tout aussi bon)
review-alternatives = Autres bons coups : { $moves }
review-chance-of = { $seat } : { $percent } %
review-chance-after = après { $move } coups sur { $moves }
review-turning-point = Coup { $move }, { $seat } : −{ $chance } %
review-previous = Tournant précédent
review-next = Tournant suivant
review-copy = Copier un lien vers ce coup
review-luck = hasard { $luck } %, ses coups { $own } %, coups des autres { $others } %
review-parts-of = De { $first } % à { $last } % : hasard { $luck } %, ses coups { $own } %, coups des autres { $others } %
review-mark-played = joué
review-mark-better = mieux

reason-gains =
    { $points ->
        [one] Construire { $tracks } rapporte aussitôt { $points } point de plus.
       *[other] Construire { $tracks } rapporte aussitôt { $points } points de plus.
    }
hint-again = Redemande pour voir le plan sur le plateau.
