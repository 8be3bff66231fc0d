legend-mountains = montagne : un wagon de plus
track-mountains =
    , montagne : { $crosses } { $crosses ->
        [one] wagon
       *[other] wagons
    } de plus

## What happens

trains-lost =
    { $subject ->
        [you] Tu perds
        [you-again] perds
        [again] perd
       *[named] { $seat } perd
    } { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    } en montagne, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Scores

line-mountains = Montagnes
line-mountains-measured = Montagnes (wagons perdus)
tie-mountain-tracks = le plus de voies de montagne

## Rules page

rules-mountains-title = Montagnes
rules-mountains-picture = Une voie de deux cases, toutes deux à croix, coûte quatre wagons.
rules-mountains =
    Certaines cases portent une croix. Qui construit une telle voie donne un wagon de plus par croix : il quitte la partie et rapporte aussitôt { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Les croix ne coûtent aucune carte. Sans assez de wagons pour les cases et les croix, tu ne peux pas construire la voie.
rules-mountains-details = Les wagons perdus comptent pour la fin de la partie, mais pour aucune route ni aucun réseau. Là où les voies de montagne départagent, chaque voie à croix compte une fois, quel que soit le nombre de ses croix.

## Lesson

lesson-mountains-what = Certaines voies passent par la montagne : chacune de ces cases porte une croix.
lesson-mountains-cost =
    Tu ne paies des cartes que pour les { $length } cases. Mais la voie te coûte { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    } : un par case, et un de plus par croix, qui quitte la partie.
lesson-mountains-score =
    Chaque wagon perdu en montagne rapporte aussitôt { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, en plus de ceux de la voie. Mais la partie finit plus tôt, car les wagons s’épuisent.

## Terminal

mechanic-mountains = montagnes
summary-mountains =
    Montagnes : chaque ✕ d’une voie coûte un wagon de plus, qui quitte la partie et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
column-trains-lost = perdus

## Map files

map-too-many-mountains = plus de montagnes que la voie n’a de cases ({ $spaces })
map-mountains-beyond-trains = la voie coûterait { $needed } wagons ; chacun en a { $trains }

form-mountains-points = Points par passage
form-mountains-mountains = Passages de montagne
# Words of a choice in a form.
form-word-mountain-tracks = le plus de voies de montagne
