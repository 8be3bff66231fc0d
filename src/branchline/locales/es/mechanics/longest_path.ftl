## Puntos

line-longest-path = Ruta más larga
line-longest-path-measured = Ruta más larga (casillas)
tie-longest-path = la bonificación por la ruta más larga

## Reglas

rules-longest-path-title = Ruta más larga
rules-longest-path-picture = Cuatro vías en una ruta continua están iluminadas; un ramal al lado, no.
rules-longest-path =
    { $points ->
        [one] Quien tenga la ruta continua más larga con sus propias vías gana 1 punto.
       *[other] Quien tenga la ruta continua más larga con sus propias vías gana { $points } puntos.
    } Puede pasar varias veces por un lugar, pero no por la misma vía. En caso de empate, todas las personas empatadas ganan los puntos, incluso si nadie tiene ni una vía.

## Guía

guide-with-longest-path = La ruta continua más larga da puntos extra.

## Lección

lesson-longest-path-what = Al final, la ruta continua más larga con vías de una misma persona da una bonificación.
lesson-longest-path-how = Un hueco la corta y los ramales no cuentan. Puede pasar dos veces por una ciudad, pero no por la misma vía. No cuesta nada más que las vías.
lesson-longest-path-score =
    { $points ->
        [one] Da 1 punto.
       *[other] Da { $points } puntos.
    } Si hay varias rutas igual de largas, todas puntúan.

## Terminal

mechanic-longest-path = ruta más larga
summary-longest-path =
    { $points ->
        [one] La ruta más larga da 1 punto.
       *[other] La ruta más larga da { $points } puntos.
    }
reason-longest-path = Con { $tracks }, la ruta mide { $length } espacios, la más larga hasta ahora: +{ $points } si sigue así.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = bono de la ruta más larga
