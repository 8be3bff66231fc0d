# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Marcadores de ciudad
# Below the title of the panel.
markers-how = Una vía a una ciudad marcada puntúa para el dueño del marcador
start-choose = Elige tu ciudad inicial
start-choose-how = Todas tus vías crecen desde allí. Recibe tu primer marcador.
status-city-markers = Pon un marcador en una ciudad de tu nueva vía, o ninguno.
# $place is a place, such as Dallas.
action-start-in = empezar en { $place }
# $place is a place, such as Dallas.
choose-start-in = Empezar en { $place }
action-leave-marker = no poner ningún marcador
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = poner un marcador en { $place } con { $payment }
# $place is a place, such as Dallas.
choose-marker = Poner un marcador en { $place }
markers-left = Marcadores restantes
column-markers = marcadores
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por vías ajenas

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Empiezas
        [you-again] empiezas
        [again] empieza
       *[named] { $seat } empieza
    } en { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Pones
        [you-again] pones
        [again] pone
       *[named] { $seat } pone
    } un marcador en { $place } con { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Recibes
        [you-again] recibes
        [again] recibe
       *[named] { $seat } recibe
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Marcadores

## Rules page

rules-city-markers-title = Marcadores de ciudad
rules-city-markers-picture = Una vía ajena termina en una ciudad con tu marcador: sus puntos son tuyos.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Tienes { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }. El primero marca tu ciudad inicial: cada cual elige una tras los primeros billetes, empezando por quien juega último. Cuando has construido una vía, puedes poner un marcador en una de sus dos ciudades por { $price ->
        [one] { $price } carta
       *[other] { $price } cartas del mismo color
    }; las locomotoras valen por cualquier color. Cada ciudad tiene como mucho un marcador, y los marcadores nunca se mueven. Si una vía termina en una ciudad con un marcador ajeno, quien la construye no recibe sus puntos: van al dueño de cada extremo marcado.
# Ruling: OW8
rules-city-markers-details = Si los dos extremos están marcados, puntúan sus dos dueños; quien tiene ambos puntúa dos veces, y tú también por una vía entre dos ciudades tuyas. Un marcador puesto después de construir no cuenta para esa vía.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Cada cual marca una ciudad inicial. Quien juega último elige primero.
lesson-city-markers-score = Una vía a una ciudad marcada puntúa para el dueño del marcador, no para quien la construye. Si hay marcadores en las dos ciudades, cuentan los dos.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Después de construir puedes marcar un extremo libre de la nueva vía: cuesta { $price ->
        [one] { $price } carta
       *[other] { $price } cartas del mismo color
    }.
lesson-city-markers-own = Una vía entre dos ciudades tuyas puntúa doble. Marca pues ciudades por las que otros deben pasar, y evita las suyas.

## Terminal

mechanic-city-markers = marcadores de ciudad
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Marcadores de ciudad: cada cual tiene { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }, el primero en su ciudad inicial. Una vía a una ciudad con un marcador ajeno puntúa para su dueño. Después de construir, otro marcador cuesta { $price ->
        [one] { $price } carta
       *[other] { $price } cartas del mismo color
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (inicio)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Elige tu ciudad inicial.
# $count is the number of cards a marker costs.
marker-question =
    Puedes poner un marcador en una ciudad de tu vía por { $count ->
        [one] { $count } carta
       *[other] { $count } cartas del mismo color
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } ciudades para { $players } jugadores; debe haber más ciudades que jugadores
form-city-markers-count = Marcadores por jugador
form-city-markers-price = Precio de un marcador
