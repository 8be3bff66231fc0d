# Points de départ.

## Scores

line-start-points = Avance de départ

## Rules page

rules-start-points-title = Avance de départ
rules-start-points-picture = Les points de départ, du premier joueur au dernier.
rules-start-points = Commencer est un avantage. Qui joue plus tard commence donc avec plus de points.
rules-start-points-details = Seules les différences comptent.

## Lesson

lesson-start-points-what = Commencer est un avantage : tu prends les meilleures cartes et voies avant les autres.
lesson-start-points-how = Qui joue plus tard commence donc avec quelques points de plus.
lesson-start-points-score = Ils te restent jusqu’à la fin et ont leur propre ligne au décompte.

## Terminal

mechanic-start-points = avance de départ
summary-start-points = Avance de départ : qui joue plus tard commence avec quelques points de plus.

## Map files

map-start-points-short = il faut une entrée pour chacun des { $players } joueurs
form-start-points-by-turn = Points de départ, dans l’ordre du tour
