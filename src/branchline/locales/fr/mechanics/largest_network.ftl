## Scores

line-largest-network = Plus grand réseau
line-largest-network-measured = Plus grand réseau (lieux)

## Rules page

rules-largest-network-title = Plus grand réseau
rules-largest-network-picture = Un réseau de cinq lieux est éclairé ; un autre de deux lieux, à côté, ne l’est pas.
rules-largest-network =
    Qui a le réseau qui relie le plus de lieux marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Chaque lieu compte une fois, et une seule voie est déjà un réseau ; des réseaux séparés ne s’additionnent pas. En cas d’égalité, tous marquent les points, même si personne n’a la moindre voie.

## Lesson

lesson-largest-network-what = À la fin, le réseau qui relie le plus de lieux rapporte un bonus.
lesson-largest-network-how = Les embranchements comptent autant que les longues lignes, mais chaque lieu une seule fois. Ce qui n’y est pas relié ne compte pas.
lesson-largest-network-score =
    Il rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Si plusieurs réseaux sont aussi grands, tous marquent.

## Terminal

mechanic-largest-network = plus grand réseau
summary-largest-network =
    Le réseau qui relie le plus de lieux rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
column-places-joined = lieux
