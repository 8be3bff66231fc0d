legend-ferry = ferry: una locomotora
track-ferry =
    { $count ->
        [one] , ferry con 1 locomotora
       *[other] , ferry con { $count } locomotoras
    }

## Reglas

rules-ferries-title = Ferris
rules-ferries-picture = Una locomotora y dos cartas rosas pagan un ferry de tres casillas, una de ellas con locomotora.
rules-ferries = Algunas casillas de un ferry muestran una locomotora: por cada una de ellas debes pagar una locomotora. Puedes poner más si quieres.

## Lección

lesson-ferries-what = Un ferry cruza el agua. Algunas de sus casillas muestran una locomotora.
lesson-ferries-cost =
    { $count ->
        [one] Cada casilla que muestra una locomotora cuesta una locomotora: aquí hace falta 1.
       *[other] Cada casilla que muestra una locomotora cuesta una locomotora: aquí hacen falta { $count }.
    } Las demás se pagan con cartas, como en cualquier vía.
lesson-ferries-score =
    { $length ->
        [one] Un ferry da los mismos puntos que cualquier vía de su longitud: { $points } por 1 casilla.
       *[other] Un ferry da los mismos puntos que cualquier vía de su longitud: { $points } por { $length } casillas.
    } Si tu camino cruza el agua, reúne locomotoras pronto.

## Terminal

mechanic-ferries = ferris
summary-ferries = Ferris: cada ★ de una vía se paga con una locomotora.

## Archivos de mapa

map-too-many-symbols =
    { $spaces ->
        [one] más locomotoras que la única casilla de la vía
       *[other] más locomotoras que las { $spaces } casillas de la vía
    }

form-ferries-locomotives = Ferry: locomotoras que exige
