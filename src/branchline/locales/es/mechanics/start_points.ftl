# Puntos iniciales.

## Scores

line-start-points = Ventaja inicial

## Rules page

rules-start-points-title = Ventaja inicial
rules-start-points-picture = Los puntos iniciales, de quien empieza a quien juega al final.
rules-start-points = Empezar es una ventaja. Por eso, quien juega después comienza con más puntos.
rules-start-points-details = Solo importan las diferencias.

## Lesson

lesson-start-points-what = Empezar es una ventaja: tomas las mejores cartas y vías antes que los demás.
lesson-start-points-how = Por eso, quien juega después comienza con unos puntos más.
lesson-start-points-score = Son tuyos hasta el final y tienen su propia línea en la puntuación.

## Terminal

mechanic-start-points = ventaja inicial
summary-start-points = Ventaja inicial: quien juega después comienza con unos puntos más.

## Map files

map-start-points-short = necesita una entrada para cada una de las { $players } personas
form-start-points-by-turn = Puntos iniciales, por orden de turno
