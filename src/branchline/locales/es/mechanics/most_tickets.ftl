## Puntos

line-most-tickets = Más billetes completados

## Reglas

rules-most-tickets-title = Más billetes
rules-most-tickets-picture =
    { $points ->
        [one] Una persona ha completado cuatro billetes y la otra tres; la primera gana 1 punto.
       *[other] Una persona ha completado cuatro billetes y la otra tres; la primera gana { $points } puntos.
    }
rules-most-tickets =
    { $points ->
        [one] Quien completa más billetes gana 1 punto.
       *[other] Quien completa más billetes gana { $points } puntos.
    } En caso de empate, todas las personas empatadas ganan los puntos, incluso si nadie ha completado ninguno.

## Lección

lesson-most-tickets-what = Al final, quien ha completado más billetes gana una bonificación.
lesson-most-tickets-how = Los billetes cortos cuentan tanto como los largos. Así que roba más cuando acabes los tuyos. Pero uno fallido resta sus puntos.
lesson-most-tickets-score =
    { $points ->
        [one] Da 1 punto.
       *[other] Da { $points } puntos.
    } Si hay empate, puntúan todas las personas empatadas.

## Terminal

mechanic-most-tickets = más billetes
summary-most-tickets =
    { $points ->
        [one] Más billetes completados: 1 punto.
       *[other] Más billetes completados: { $points } puntos.
    }
