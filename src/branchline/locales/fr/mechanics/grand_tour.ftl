## At the table

grand-tour = Grand Tour
grand-tour-now =
    { $count ->
        [0] Aucune de tes destinations n’est encore sur une boucle.
        [one] { $count } de tes destinations est sur une boucle : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $count } de tes destinations sont sur des boucles : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## Scores

line-grand-tour = Grand Tour

## Rules page

rules-grand-tour-title = Grand Tour
rules-grand-tour-picture = Deux chemins différents, qui forment une boucle, relient les deux bouts d’une destination.
rules-grand-tour = Une destination réussie fait partie du Grand Tour si deux de tes chemins sans voie commune relient ses deux bouts ; ils peuvent se croiser dans des villes. Plus tu en as, plus tu marques, en plus des points des destinations :
rules-tours = Destinations

## Guide

guide-with-grand-tour = Une boucle par les deux bouts rapporte plus.

## Lesson

lesson-grand-tour-what = Relie deux fois les deux villes d’une destination, par deux chemins sans voie commune : elle fait alors partie du Grand Tour.
lesson-grand-tour-how = Cela ne coûte rien de plus : continue jusqu’à fermer la boucle. Les deux chemins peuvent se croiser dans des villes, et une boucle peut servir à plusieurs destinations.
lesson-grand-tour-score = Plus tu as de destinations dans le Grand Tour, plus tu marques, en plus des points des destinations.

## Terminal

mechanic-grand-tour = Grand Tour
summary-grand-tour = Grand Tour : les destinations réussies dont deux chemins séparés relient les bouts rapportent un bonus.
label-grand-tour = Grand Tour
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = les tiennes jusqu’ici : { $count }
reason-grand-tour = { $tracks } ferme une boucle par { $tickets } : le Grand Tour vaut +{ $points }.

form-grand-tour-bonus = Points selon le nombre de destinations
