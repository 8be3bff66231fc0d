## At the table

may-station = construire une gare
may-station-briefly = construire
action-station = construire une gare à { $place } pour { $payment }
choose-station = Construire une gare à { $place }
stations = Gares
stations-yours =
    { $count ->
        [0] Tu n’as plus de gare.
        [one] Encore { $count }, qui vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        } si tu ne t’en sers pas.
       *[other] Encore { $count }, qui valent { $points ->
            [one] { $points } point
           *[other] { $points } points
        } si tu ne t’en sers pas.
    }
stations-next =
    { $count ->
        [one] La prochaine coûte { $count } carte.
       *[other] La prochaine coûte { $count } cartes d’une couleur.
    }
stations-left = Gares restantes
stations-short = gares

## What happens

station-built =
    { $subject ->
        [you] Tu construis
        [you-again] construis
        [again] construit
       *[named] { $seat } construit
    } une gare à { $place } pour { $payment }

## Scores

line-unused-stations = Gares non construites
tie-fewest-stations = le moins de gares construites

## Rules page

rules-stations-title = Gares
rules-stations-picture = Une gare se dresse au bout de ta voie ; de là, une destination continue par la voie d’un autre joueur.
rules-stations =
    { $count ->
        [one] Tu as { $count } gare.
       *[other] Tu as { $count } gares.
    } À ton tour, tu peux en construire une dans une ville qui n’en a pas : la première coûte 1 carte, chaque suivante une carte de plus, toutes d’une même couleur. À la fin, chaque gare te laisse emprunter une voie d’un autre joueur qui mène à sa ville, pour tes destinations seulement ; la meilleure pour toi est choisie d’office. Une gare non construite vaut { $unused-points ->
        [one] { $unused-points } point
       *[other] { $unused-points } points
    }.

## Guide

guide-with-stations = Voie prise ? Une gare t’y laisse passer.

## Lesson

lesson-stations-what = Quelqu’un a la voie qu’il te faut ? Une gare dans sa ville te laisse emprunter une de ses voies vers cette ville, pour tes destinations.
lesson-stations-how = Construire une gare prend tout ton tour. Choisis une ville qui n’en a pas encore. Tu en as { $count }, et tu n’as pas à dire quelle voie tu veux : la meilleure est trouvée à la fin.
lesson-stations-cost = Tes gares coûtent { $costs } cartes d’une même couleur, dans cet ordre.
lesson-stations-score =
    Chaque gare que tu n’as pas construite rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin. N’en construis donc que si une destination vaut plus.

## Terminal

mechanic-stations = gares
summary-stations =
    Gares : à la fin, chacune te laisse emprunter une voie d’un autre joueur vers sa ville, pour tes destinations. Chaque gare non construite vaut { $unused_points ->
        [one] { $unused_points } point
       *[other] { $unused_points } points
    }.
column-stations = gares
label-stations = Gares
station-of = { $place } ({ $seat })
stations-all-built = toutes construites
station-next-costs =
    { $count ->
        [one] ta prochaine coûte { $count } carte
       *[other] ta prochaine coûte { $count } cartes
    }
choice-station = gare à { $place }
borrowing-stations =
    { $count ->
        [one] { $count } gare à construire
       *[other] { $count } gares à construire
    }

## Map files

map-station-costs =
    { $costs ->
        [one] { $costs } coût
       *[other] { $costs } coûts
    } pour { $stations ->
        [one] { $stations } gare
       *[other] { $stations } gares
    } ; donnes-en un pour chacune

form-stations-count = Gares par joueur
form-stations-costs = Prix de chacune
form-stations-unused-points = Points par gare non utilisée
# Words of a choice in a form.
form-word-fewest-stations = le moins de gares utilisées
