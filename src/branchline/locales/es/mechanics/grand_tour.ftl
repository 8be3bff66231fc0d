## En la mesa

grand-tour = Gran Tour
grand-tour-now =
    { $count ->
        [0] Ninguno de tus billetes está aún en un circuito.
        [one] 1 de tus billetes está en un circuito: { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
       *[other] { $count } de tus billetes están en circuitos: { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
    }

## Puntos

line-grand-tour = Gran Tour

## Reglas

rules-grand-tour-title = Gran Tour
rules-grand-tour-picture = Dos caminos distintos, que juntos forman un circuito, unen los dos extremos de un billete.
rules-grand-tour = Un billete completado está de tour si sus dos extremos quedan unidos por dos caminos tuyos sin ninguna vía en común; sí pueden coincidir en ciudades. Cuantos más billetes así, más puntos, además de los propios billetes:
rules-tours = Billetes

## Guía

guide-with-grand-tour = Un circuito por los dos extremos da más puntos.

## Lección

lesson-grand-tour-what = Une dos veces las dos ciudades de un billete, por dos caminos sin ninguna vía en común: así el billete entra en el Gran Tour.
lesson-grand-tour-how = No cuesta nada extra: sigue construyendo hasta cerrar un circuito. Los dos caminos pueden coincidir en ciudades, y un mismo circuito puede servir a varios billetes.
lesson-grand-tour-score = Cuantos más billetes de tour, más puntos, además de los de los billetes.

## Terminal

mechanic-grand-tour = Gran Tour
summary-grand-tour = Gran Tour: los billetes completados con los extremos unidos por dos caminos separados dan una bonificación.
label-grand-tour = Gran Tour
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = tuyos hasta ahora: { $count }
reason-grand-tour = { $tracks } cierra un circuito por { $tickets }: el Gran Tour vale +{ $points }.

form-grand-tour-bonus = Puntos según los billetes
