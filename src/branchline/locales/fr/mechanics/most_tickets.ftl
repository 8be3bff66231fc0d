## Scores

line-most-tickets = Le plus de destinations

## Rules page

rules-most-tickets-title = Le plus de destinations
rules-most-tickets-picture =
    Un joueur a réussi quatre destinations, l’autre trois ; le premier marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rules-most-tickets =
    Qui réussit le plus de destinations marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. En cas d’égalité, tous marquent les points, même si personne n’en a réussi.

## Lesson

lesson-most-tickets-what = À la fin, qui a réussi le plus de destinations reçoit un bonus.
lesson-most-tickets-how = Les destinations courtes comptent autant que les longues. Pioches-en donc d’autres quand les tiennes sont réussies. Mais chaque destination ratée coûte ses points.
lesson-most-tickets-score =
    Le bonus vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Si plusieurs en ont réussi autant, tous les marquent.

## Terminal

mechanic-most-tickets = le plus de destinations
summary-most-tickets =
    Le plus de destinations réussies : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
