legend-mountains = montaña: un vagón más
track-mountains =
    , montaña: { $crosses ->
        [one] 1 vagón más
       *[other] { $crosses } vagones más
    }

## What happens

trains-lost =
    { $subject ->
        [you] Pierdes
        [you-again] pierdes
        [again] pierde
       *[named] { $seat } pierde
    } { $trains ->
        [one] { $trains } vagón
       *[other] { $trains } vagones
    } en las montañas, por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Scores

line-mountains = Montañas
line-mountains-measured = Montañas (vagones perdidos)
tie-mountain-tracks = más vías de montaña

## Rules page

rules-mountains-title = Montañas
rules-mountains-picture = Una vía de dos casillas, ambas con cruz, cuesta cuatro vagones.
rules-mountains =
    Algunas casillas muestran una cruz. Quien construye una vía así entrega un vagón más por cada cruz: sale del juego y da al momento { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Las cruces no cuestan cartas. Si no tienes vagones para las casillas y las cruces, no puedes construir la vía.
rules-mountains-details = Los vagones perdidos cuentan para el final de la partida, pero para ninguna ruta ni red. Donde las vías de montaña deshacen un empate, cada vía con cruz cuenta una vez, tenga las cruces que tenga.

## Lesson

lesson-mountains-what = Algunas vías cruzan montañas: cada casilla así muestra una cruz.
lesson-mountains-cost =
    Solo pagas cartas por las { $length } casillas. Pero la vía te cuesta { $trains ->
        [one] { $trains } vagón
       *[other] { $trains } vagones
    }: uno por casilla y uno más por cada cruz, que sale del juego.
lesson-mountains-score =
    Cada vagón perdido en las montañas da al momento { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, además de los de la vía. Pero la partida acaba antes, porque los vagones se agotan.

## Terminal

mechanic-mountains = montañas
summary-mountains =
    Montañas: cada ✕ de una vía cuesta un vagón más, que sale del juego y da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
column-trains-lost = perdidos

## Map files

map-too-many-mountains = más montañas que casillas tiene la vía ({ $spaces })
map-mountains-beyond-trains = la vía costaría { $needed } vagones; cada cual tiene { $trains }

form-mountains-points = Puntos por paso
form-mountains-mountains = Pasos de montaña
# Words of a choice in a form.
form-word-mountain-tracks = más vías de montaña
