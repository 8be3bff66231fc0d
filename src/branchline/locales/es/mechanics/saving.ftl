## Reglas

rules-saving-title = Ahorrar una carta
rules-saving-picture = Tres cartas pagan una vía de cuatro casillas.
rules-saving =
    { $everyone ->
        [no] Si tienes derecho a ahorrar, puedes
       *[yes] Puedes
    } dejar sin pagar una casilla de una vía, incluso una que costaría varias cartas jugadas como locomotora. Siempre pagas al menos 1 carta y todas las locomotoras de un ferry, y colocas todos tus vagones.

## Lección

lesson-saving-what =
    { $everyone ->
        [no] Quien ha comprado ese derecho puede
       *[yes] Todo el mundo puede
    } pagar una carta menos por una vía.
lesson-saving-how = Entre las formas de pago hay una que deja una casilla sin pagar. Aun así colocas todos tus vagones, y la vía da todos sus puntos.
lesson-saving-cost = Siempre se paga al menos 1 carta, y todas las locomotoras que muestre la vía.

## Terminal

mechanic-saving = ahorro
summary-saving = Ahorro: una vía se puede pagar con una carta menos, que en un pago se escribe less×1.

form-saving-everyone = Todos pueden ahorrar
