## Scores

line-longest-path = Route la plus longue
line-longest-path-measured = Route la plus longue (cases)
tie-longest-path = le bonus de la route la plus longue

## Rules page

rules-longest-path-title = Route la plus longue
rules-longest-path-picture = Quatre voies d’un seul tenant sont éclairées, un embranchement à côté ne l’est pas.
rules-longest-path =
    Qui a la plus longue route continue de ses propres voies marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Elle peut passer plusieurs fois par un lieu, mais pas par une voie. En cas d’égalité, tous marquent les points, même si personne n’a la moindre voie.

## Guide

guide-with-longest-path = La plus longue route continue vaut un bonus.

## Lesson

lesson-longest-path-what = À la fin, la plus longue route continue, faite des voies d’un même joueur, rapporte un bonus.
lesson-longest-path-how = Un trou l’interrompt, et les embranchements ne comptent pas. Elle peut passer deux fois par une ville, mais pas par une voie. Elle ne coûte rien de plus que les voies.
lesson-longest-path-score =
    Elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Si plusieurs sont aussi longues, toutes comptent.

## Terminal

mechanic-longest-path = route la plus longue
summary-longest-path =
    La route la plus longue rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-longest-path = Avec { $tracks }, la route compte { $length } cases, la plus longue pour l’instant : +{ $points } si cela reste ainsi.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = bonus de la route la plus longue
