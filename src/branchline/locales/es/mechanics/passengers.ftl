## At the table

passengers = Pasajeros
passengers-how = ¿Has construido? Toma un pasajero de cada extremo
passengers-score = { $points } pts.
status-passengers-at = ¿Qué pasajero de { $place } sube al tren?
status-passengers = Elige el pasajero que sube al tren.
action-fetch = tomar un pasajero: { $passenger }
name-red-passenger = rojo
name-green-passenger = verde
name-black-passenger = negro
name-yellow-passenger = amarillo
name-blue-passenger = azul
name-white-passenger = blanco
name-orange-passenger = naranja
name-pink-passenger = rosa

## What happens

passenger-taken =
    { $subject ->
        [you] Tomas
        [you-again] tomas
        [again] toma
       *[named] { $seat } toma
    } un pasajero de { $place }: { $passenger }

## Scores

line-passengers = Pasajeros
tie-passengers = más pasajeros

## Rules page

rules-passengers-title = Pasajeros
rules-passengers-picture = Se construye una vía y de cada extremo sube un pasajero.
rules-passengers = En los lugares esperan pasajeros: normalmente { $each-place }, más en las grandes ciudades, sacados al azar antes de la partida. Al construir una vía tomas uno de cada uno de sus dos extremos donde quede alguno, y eliges el color si hay varios. Al final se clasifica cada color: puntúa quien más tiene y luego quien tiene la segunda cantidad. Si varios empatan a más, todos reciben los puntos del primero y nadie los del segundo; varios segundos reciben todos los suyos. Quien no tiene ninguno de un color no recibe nada por él.
rules-passengers-details = Hay { $each-colour } pasajeros de cada color, y todos están siempre a la vista. No se puede renunciar a tomarlos. Los pasos hacia un mismo país comparten su pasajero: lo toma la primera vía que llegue a cualquiera de ellos.

## Lesson

lesson-passengers-what = En el tablero esperan pasajeros de seis colores: uno en la mayoría de los lugares, varios en las grandes ciudades.
lesson-passengers-how = Construye una vía y de cada extremo sube un pasajero. Donde esperan varios colores, eliges tú.
lesson-passengers-rank = Al final paga cada color: primero a quien más pasajeros tiene, luego al segundo. Todos están a la vista, así que siempre sabes cómo vas.
lesson-passengers-score = Llega pronto a las grandes ciudades: allí puedes elegir. Una vía entre dos lugares con pasajeros trae dos de golpe, por corta que sea.

## Terminal

mechanic-passengers = pasajeros
summary-passengers = Pasajeros: construir una vía trae un pasajero de cada extremo. Al final puntúan la mayor y la segunda mayor cantidad de cada color ({ $points }).
column-passengers = pasaj.
passengers-waiting = esperan
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = ¿Qué pasajero de { $place } sube al tren?

## Reviews and hints

reason-passengers = { $tracks } trae pasajeros que valen +{ $points } según los puestos de ahora.

## Map files

map-too-few-passengers = los lugares necesitan { $needed } pasajeros, pero hay { $there }
form-passengers-colours = Colores de los pasajeros
form-passengers-each-place = Pasajeros en cada lugar
form-passengers-passengers = Pasajeros aquí
form-passengers-passengers-with = Pasajeros compartidos con el nombre
# Words of a choice in a form.
form-word-passengers = más pasajeros
