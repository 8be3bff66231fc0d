## At the table

passengers = Voyageurs
passengers-how = Construit ? Prends un voyageur à chaque bout
passengers-score = { $points } pts
status-passengers-at = Quel voyageur de { $place } monte à bord ?
status-passengers = Choisis le voyageur qui monte à bord.
action-fetch = prendre un voyageur : { $passenger }
name-red-passenger = rouge
name-green-passenger = vert
name-black-passenger = noir
name-yellow-passenger = jaune
name-blue-passenger = bleu
name-white-passenger = blanc
name-orange-passenger = orange
name-pink-passenger = rose

## What happens

passenger-taken =
    { $subject ->
        [you] Tu prends
        [you-again] prends
        [again] prend
       *[named] { $seat } prend
    } un voyageur à { $place } : { $passenger }

## Scores

line-passengers = Voyageurs
tie-passengers = le plus de voyageurs

## Rules page

rules-passengers-title = Voyageurs
rules-passengers-picture = Une voie est construite, et un voyageur monte à chaque bout.
rules-passengers = Des voyageurs attendent dans les lieux : en général { $each-place }, davantage dans les grandes villes, tirés au hasard avant la partie. Quand tu construis une voie, tu prends un voyageur à chacun de ses deux bouts où il en reste, et choisis la couleur s’il y en a plusieurs. À la fin, chaque couleur est classée : qui en a le plus marque des points, puis qui vient en deuxième. Si plusieurs en ont le plus, tous reçoivent les points du premier rang et personne ceux du deuxième ; plusieurs deuxièmes reçoivent tous les leurs. Sans aucun voyageur d’une couleur, on ne marque rien pour elle.
rules-passengers-details = Il y a { $each-colour } voyageurs de chaque couleur, et tous sont toujours visibles. On ne peut pas refuser d’en prendre un. Les passages vers un même pays partagent leur voyageur : la première voie vers l’un d’eux le prend.

## Lesson

lesson-passengers-what = Des voyageurs de six couleurs attendent sur le plateau : un dans la plupart des lieux, plusieurs dans les grandes villes.
lesson-passengers-how = Construis une voie, et un voyageur monte à chacun de ses bouts. Là où attendent plusieurs couleurs, tu choisis.
lesson-passengers-rank = À la fin, chaque couleur paie : d’abord le plus de voyageurs, puis le deuxième. Tous sont visibles : tu sais toujours où tu en es.
lesson-passengers-score = Sois tôt dans les grandes villes : là, tu as le choix. Une voie entre deux lieux où l’on attend en rapporte deux d’un coup, si courte soit-elle.

## Terminal

mechanic-passengers = voyageurs
summary-passengers = Voyageurs : construire une voie rapporte un voyageur à chacun de ses bouts. À la fin, le plus et le deuxième plus grand nombre de chaque couleur marquent ({ $points }).
column-passengers = voy.
passengers-waiting = en attente
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Quel voyageur de { $place } monte à bord ?

## Reviews and hints

reason-passengers = { $tracks } rapporte des voyageurs qui valent +{ $points } selon les rangs actuels.

## Map files

map-too-few-passengers = il faut { $needed } voyageurs pour les lieux, mais il y en a { $there }
form-passengers-colours = Couleurs des voyageurs
form-passengers-each-place = Voyageurs dans chaque lieu
form-passengers-passengers = Voyageurs ici
form-passengers-passengers-with = Voyageurs partagés sous le nom
# Words of a choice in a form.
form-word-passengers = le plus de voyageurs
