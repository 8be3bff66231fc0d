## Scores

line-largest-network = Red más grande
line-largest-network-measured = Red más grande (lugares)

## Rules page

rules-largest-network-title = Red más grande
rules-largest-network-picture = Una red de cinco lugares está iluminada; otra de dos, al lado, no.
rules-largest-network =
    Quien tenga la red que une más lugares gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Cada lugar cuenta una vez, y una sola vía ya es una red; las redes separadas no se suman. En caso de empate, todas las personas empatadas ganan los puntos, incluso si nadie tiene ni una vía.

## Lesson

lesson-largest-network-what = Al final, la red que une más lugares da una bonificación.
lesson-largest-network-how = Los ramales cuentan tanto como las líneas largas, pero cada lugar solo una vez. Lo que no está unido a ella no cuenta.
lesson-largest-network-score =
    Da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Si varias redes son igual de grandes, todas puntúan.

## Terminal

mechanic-largest-network = red más grande
summary-largest-network =
    La red que une más lugares da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
column-places-joined = lugares
