did-you-mean = { $problem } ; voulais-tu dire { $name } ?
known-names = { $problem } ; connus : { $names }
known-names-and-more = { $problem } ; connus : { $names } et { $more } de plus
value-huge-number = un nombre énorme
value-table = une table
value-list =
    { $count ->
        [one] une liste de { $count } élément
       *[other] une liste de { $count } éléments
    }
at-line = ligne { $line }
at-line-and-column = ligne { $line }, colonne { $column }
at-end = fin du fichier
at-byte = octet { $byte }
at-file = fichier
at-record = enregistrement

## Games

players-out-of-range =
    { $map } : pour { $fewest } à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }, pas { $players }
no-seat-to-start =
    à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, il n’y a pas de place { $seat }
names-disagree = pour { $players } joueurs, il faut { $players } noms, pas { $names }
no-such-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
seat-not-to-act = ce n’est pas à la place { $seat } de jouer ; c’est à { $names }
game-is-over = la partie est finie
position-has-changed = la position a changé depuis que le coup a été essayé
no-such-action = { $action } n’est pas une action ; elles vont de 0 à { $last }
not-an-action = { $text } n’est pas une action sur ce plateau
action-is-illegal = { $action } n’est pas permis maintenant ; sont permis : { $legal }

## Mechanics and maps of other packages

mechanic-not-loaded = la mécanique { $mechanic } du paquet { $package } est inutilisable : { $problem }. Répare le paquet, ou désinstalle-le
mechanic-no-declaration = { $found } ne déclare aucune mécanique
mechanic-known-already = il y a déjà une mécanique { $mechanic }
mechanic-key-taken = { $mechanic } ajoute aux fichiers de plateau la clé { $key }, que { $other } ajoute déjà
words-missing = { $file } manque
words-unreadable = { $file } : pas un message : { $entry }
words-taken = { $file } : il y a déjà un message { $message }
maps-not-loaded = les plateaux du paquet { $package } sont inutilisables : { $problem }. Répare le paquet, ou désinstalle-le
map-id-taken = il y a déjà un plateau { $map }

## Where games are played

unknown-executor = les parties se jouent sur "processes", "ray" ou ray://HOST:PORT, pas sur { $on }
no-ray = Ray n’est pas installé : pip install "branchline[ray]"
ray-unreachable = il n’y a pas de Ray à { $address } : { $problem }

## Boards

not-a-board-of-format = pas un dessin de plateau au format { $format }
not-a-board = { $file } : pas un dessin de plateau lisible ({ $problem })
board-laid-out-otherwise = { $map } : les lieux seraient ailleurs maintenant ; redessine tout le plateau
land-would-fold = des lieux ont bougé si loin que la terre se plierait ; change scale ou nudges
no-geography = pas de géographie : { $file } manque
no-bounds = le board.toml du plateau doit donner les limites (bounds) de la géographie
some-coordinates-missing = sans coordonnées : { $missing } sur { $places } lieux ({ $names }). Donne à chaque lieu lat et lon, ou dispose le plateau d’après ses seules voies avec --layout tracks
unknown-board-key = { $file } : clé inconnue { $key } ; connues : { $known }
unknown-board-place = { $file } : il n’y a pas de lieu { $place } sur le plateau
