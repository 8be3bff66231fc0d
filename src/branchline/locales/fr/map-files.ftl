## The file

map-unreadable = illisible : { $problem }
map-not-a-file = n’est pas un fichier
map-no-such-file = ce fichier n’existe pas
map-no-such-map = ce plateau n’existe pas ; donne l’id d’un plateau ou le chemin d’un fichier .toml
map-too-big = trop gros pour un plateau : plus de { $most } octets
map-line-too-long = trop long : { $size } octets, au plus { $most } ; répartis sur plus de lignes
map-not-utf8 = n’est pas du texte en UTF-8
map-nested = listes ou tables imbriquées trop profondément
map-not-toml = pas du TOML : { $problem }
toml-missing = il manque { $sign }
toml-value = une valeur était attendue, comme 12 ou true, ou un texte entre guillemets droits
toml-key = il faut une clé avec = et une valeur, ou une [table]
toml-line-end = après la valeur, la ligne doit s’arrêter
toml-character = un caractère interdit à cet endroit
toml-twice = cette clé ou cette table existe déjà
toml-escape = écris \\ pour une barre oblique inverse, ou un code connu après elle
toml-date = cette date n’existe pas
toml-number = le nombre est trop long
map-other-format = cette version ne lit que les fichiers de plateau au format { $format }
map-other-version = il n’y a que la version { $version } ; demande { $name }

## Values

map-must-be = doit être { $wanted }
map-key-must-be = la clé doit être { $wanted }
map-key-missing = manque ; doit être { $wanted }
map-text-too-long = trop long : { $characters } caractères, au plus { $most }
map-unknown-key = clé inconnue
map-unknown-mechanic = mécanique inconnue
map-listed-twice = figure deux fois dans la liste
wanted-int = un nombre entier de { $low } à { $high }
wanted-exactly = le nombre { $number }
wanted-number = un nombre de { $low } à { $high }
wanted-text = du texte imprimable sans espaces aux bouts
wanted-id = un mot de minuscules, chiffres et tirets bas, comme my_map
wanted-anything = n’importe quoi
wanted-flag = true ou false
wanted-word = { $word }
wanted-one-of = parmi { $words }
wanted-list = une liste de { $least } à { $most }
wanted-list-of = une liste de { $size }
wanted-entries = une table de { $least } à { $most } entrées
wanted-table = une table
wanted-table-with = une table avec { $keys }
wanted-deal = { $number }, ou une table de piles avec de tels nombres
wanted-mechanics = le nom d’une mécanique, ou une liste de tels noms

## Variants

map-no-such-variant = cette variante n’existe pas
map-in-variant = { $problem } (dans la variante { $variant })

## Players, cards, ties and counts

map-first-game-bots =
    { $most ->
        [one] le plateau est pour une personne et un bot : nommes-en un seul
       *[other] avec une personne, le plateau prend de { $fewest } à { $most } bots : nommes-en autant
    }
map-players-swapped = le plus petit d’abord : écris [{ $fewest }, { $most }]
map-too-few-locomotives = { $players } joueurs prendraient { $given } des { $locomotives } locomotives
map-too-few-cards =
    { $cards ->
        [one] { $cards } carte, c’est trop peu : { $players } joueurs en reçoivent 4 chacun et la rangée en a 5, { $needed } en tout
       *[other] { $cards } cartes, c’est trop peu : { $players } joueurs en reçoivent 4 chacun et la rangée en a 5, { $needed } en tout
    }
map-tie-needs = le plateau n’utilise pas la mécanique { $mechanic } qui le mesure
map-rejected-needs = le plateau n’utilise pas la mécanique { $mechanic } qui y range les destinations rendues
map-other-count =
    le fichier liste { $what ->
        [places] { $count ->
            [one] { $count } lieu
           *[other] { $count } lieux
        }
        [tracks] { $count ->
            [one] { $count } voie
           *[other] { $count } voies
        }
       *[tickets] { $count ->
            [one] { $count } destination
           *[other] { $count } destinations
        }
    } ; qu’est-ce qui est juste ?

## Places and areas

map-unknown-place = lieu inconnu
map-name-taken = { $other } a déjà ce nom (majuscules et accents mis à part)
map-area-named-as-place = un lieu a ce nom ; donne à la zone un nom à elle

## Tracks

map-track-is-loop = la voie finit où elle commence
map-track-reads-like = se lit comme { $other } (espaces et traits mis à part) ; renomme un lieu
map-track-too-long =
    { $trains ->
        [one] personne ne peut construire cette voie avec { $trains } wagon
       *[other] personne ne peut construire cette voie avec { $trains } wagons
    }
map-no-points = pas de points pour cette longueur ; ajoute { $length } à [points]
map-board-falls-apart =
    { $more ->
        [0] le plateau se morcelle : aucune voie ne relie { $names } au reste
       *[other] le plateau se morcelle : aucune voie ne relie { $names } et { $more } de plus au reste
    }
map-unknown-group = ce groupe n’est pas dans [groups]
map-group-missing = manque ; des voies parallèles comme { $track } demandent cette règle ; voir per_player et tracks_by_players
map-group-lacks-players =
    rien pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } ; ajoute { $players } = 1, ou plus de voies

## Tickets

map-too-many-offered =
    au plus { $most ->
        [one] { $most } destination
       *[other] { $most } destinations
    } à la fois
map-keep-too-many =
    { $most ->
        [one] seulement { $most } est au choix ; n’en garde pas plus de { $most }
       *[other] seulement { $most } sont au choix ; n’en garde pas plus de { $most }
    }
map-unknown-end = lieu ou zone inconnus
map-unknown-set = aucune carte Destination n’est de cette série
map-unused-ticket = aucune partie n’utilise cette destination ; voir tickets.sets et ends_in
map-unused-deck = personne ne reçoit de destinations de cette pile
map-unknown-deck = aucune carte Destination n’est de cette pile
map-decks-are-chosen = sur ce plateau, les joueurs disent dans quelles piles ils piochent ; n’indique ici aucune pile, seulement un nombre de destinations
map-too-many-tickets = { $tickets } destinations en jeu, au plus { $most }
map-too-few-tickets = en distribuer { $dealt } à chacun des { $players } joueurs demande { $needed } destinations, mais la pile { $deck } en a { $there }
map-ticket-is-loop = la destination finit où elle commence
map-no-way = aucune voie ne mène ici depuis { $start }
map-way-too-long = le plus court chemin depuis { $start } demande { $needed } wagons, chacun en a { $trains }

## Mechanics

map-key-needs = le plateau n’a pas { $mechanic } ; ajoute la mécanique : mechanics.{ $mechanic } = { $example }
map-no-such-track = aucune voie ne relie ces deux lieux
map-marks-no-tracks = ce n’est pas une mécanique qui marque des voies ; écris-en une parmi { $names }
map-only-on-unused = aucune voie du plateau n’est de ce genre ; ajoute la mécanique { $mechanic }
map-payments-clash = { $mechanic } ne va pas avec { $other } : aucune règle ne dit comment payer les deux
