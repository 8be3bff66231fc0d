rules-aim-title = Le but
rules-aim-picture = Une destination, et des wagons sur des voies qui relient ses deux lieux à une voie près.
rules-aim = Tu construis des voies ferrées entre des lieux voisins. Tu marques des points pour chaque voie construite, pour chaque destination secrète dont tes voies relient les deux bouts, et pour tout ce que ce plateau récompense en plus. Les destinations ratées te coûtent des points. Qui a le plus de points gagne.
rules-turn = À ton tour, tu fais une chose : prendre des cartes, construire une voie ou piocher des destinations. Certains plateaux ajoutent d’autres choix, voir plus bas. Tu ne peux passer que si rien d’autre n’est possible.
rules-cards-title = Cartes
rules-cards-picture = Les { $row } cartes visibles de la rangée et la pioche à côté ; une carte de la rangée et une de la pioche sont prises.
rules-deck =
    La pioche contient { $each ->
        [one] { $each } carte
       *[other] { $each } cartes
    } de chacune des huit couleurs et { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }. Tu commences avec { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }{ $gift ->
        [0] .
        [1] {" "}et une locomotive.
       *[other] {" "}et { $gift } locomotives.
    } Une locomotive remplace une carte de n’importe quelle couleur.
rules-draw = Tu prends deux cartes, l’une après l’autre : chacune parmi les { $row } visibles de la rangée, ou à l’aveugle dans la pioche. Une carte prise dans la rangée est aussitôt remplacée. Quand la pioche est vide, la défausse est mélangée pour en faire une nouvelle.
rules-row-locomotive = Une locomotive de la rangée est tout ce que tu prends : tu ne peux pas la prendre en deuxième, et après elle tu ne prends plus rien. Piochée à l’aveugle, c’est une carte comme une autre.
rules-sweep =
    Dès que { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ou plus de la rangée sont des locomotives, toute la rangée est défaussée et redistribuée.
rules-sweep-limits =
    Si les cartes hors des mains des joueurs ne suffisent pas à une rangée de moins de { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }, la rangée reste telle quelle. Si la défausse a été mélangée deux fois et que la nouvelle rangée en a encore trop, pioche et défausse sont mélangées ensemble avant de redistribuer.
rules-secrets = Les cartes et destinations de ta main sont secrètes. Leur nombre ne l’est pas, ni celui des wagons qui te restent, ni les cartes de la défausse.
rules-tracks-title = Voies
rules-tracks-picture = Trois cartes rouges paient une voie de trois cases rouges, où vont trois wagons.
rules-claim = Pour construire une voie, défausse autant de cartes qu’elle a de cases, toutes de sa couleur ; pour une voie grise, toutes d’une même couleur au choix. Des locomotives peuvent remplacer n’importe lesquelles. Autant de tes { $trains } wagons vont alors sur la voie, et tu marques aussitôt.
rules-claim-anywhere = Tes voies n’ont pas à se toucher.
rules-parallel = Là où des voies de même longueur courent côte à côte, chacun ne peut en avoir qu’une. À moins de { $from } joueurs, la première construite ferme l’autre pour tout le monde.
rules-parallel-one = Là où des voies de même longueur courent côte à côte, la première construite ferme l’autre pour tout le monde.
rules-parallel-open = Sur certaines routes, toutes les voies parallèles peuvent être construites, quel que soit le nombre de joueurs, mais chacun ne peut en avoir qu’une.
rules-parallel-lengths = Des voies de longueurs différentes entre les deux mêmes lieux ({ $routes }) sont des routes séparées : tu peux avoir les deux, et aucune ne ferme l’autre.
rules-tickets-title = Destinations
rules-tickets-picture = Deux cartes Destination avec leurs points, dont une réussie.
rules-first-tickets =
    Au début, chacun reçoit { $offered ->
        [one] { $offered } carte
       *[other] { $offered } cartes
    } Destination au choix et en garde au moins { $keep }. { $out ->
        [under] Les autres vont sous la pile.
        [shuffled] Les autres sont remélangées dans la pile.
        [pile] Les autres sont défaussées face visible.
       *[out] Les autres quittent la partie.
    } Personne ne voit ce que les autres gardent, ni combien, avant que tous aient choisi.
rules-first-tickets-decks =
    Au début, chacun reçoit { $offered ->
        [one] { $offered } carte
       *[other] { $offered } cartes
    } Destination au choix, dont { $one ->
        [one] { $one } longue
       *[other] { $one } longues
    }, et en garde au moins { $keep }, de n’importe quel genre. { $out ->
        [under] Les autres vont sous leurs piles.
        [pile] Les autres sont défaussées face visible.
       *[out] Les autres quittent la partie, de même que les longues non distribuées.
    } Personne ne voit ce que les autres gardent, ni combien, avant que tous aient choisi.
rules-later-tickets =
    À ton tour, tu peux en piocher { $drawn } de plus (ou ce qu’il en reste) et dois en garder au moins { $keep }. { $out ->
        [under] Les autres vont sous la pile.
        [pile] Les autres sont défaussées face visible.
       *[out] Les autres quittent la partie : la pile peut s’épuiser.
    }
rules-tickets-score = À la fin, une destination rapporte ses points si tes voies relient ses lieux, et t’en coûte autant sinon.
rules-tickets-areas =
    Certaines destinations nomment un pays dessiné en plusieurs lieux : en atteindre un suffit. { $joined ->
        [yes] Seule une voie que tu construis entre eux relie les lieux d’un pays.
       *[no] Les lieux d’un pays ne sont pas reliés entre eux, aucun chemin ne le traverse donc.
    }
rules-tickets-several = Certaines destinations nomment plusieurs buts, chacun avec ses points. Le meilleur que tu atteins compte ; si tu n’en atteins aucun, tu perds les points du plus petit.
rules-end-title = La fin
rules-end-picture =
    { $trains ->
        [0] Il ne reste aucun wagon
        [one] Il reste { $trains } wagon
       *[other] Il reste { $trains } wagons
    } : vient le dernier tour, puis le décompte.
rules-last-round =
    Quand un tour finit et qu’il reste { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    } ou moins à qui vient de jouer, chacun joue encore un tour, cette personne aussi. Puis les destinations sont montrées et comptées.
rules-all-pass = Si tu ne peux rien faire du tout, tu passes. Si tous passent à la suite, la partie finit aussitôt et l’on compte.
rules-winner =
    { $ties ->
        [0] Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
        [1] Qui a le plus de points gagne. En cas d’égalité, ceci décide : { $order }. Ensuite, la victoire est partagée.
       *[other] Qui a le plus de points gagne. En cas d’égalité, ceci décide, dans cet ordre : { $order }. Ensuite, la victoire est partagée.
    }
rules-path-length = La route la plus longue est la plus longue suite continue de tes propres voies. Elle peut passer plusieurs fois par un lieu, mais pas par une voie.

rules-uncertain-title = Ce qui n’est pas certain
