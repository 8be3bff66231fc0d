## El archivo

map-unreadable = no se puede leer: { $problem }
map-not-a-file = no es un archivo
map-no-such-file = el archivo no existe
map-no-such-map = el mapa no existe; indica el id de un mapa o la ruta de un archivo .toml
map-too-big = demasiado grande para un mapa: más de { $most } bytes
map-line-too-long = demasiado larga: { $size } bytes, { $most } como máximo; repártela en más líneas
map-not-utf8 = no es texto en UTF-8
map-nested = listas o tablas con demasiados niveles anidados
map-not-toml = no es TOML: { $problem }
toml-missing = falta { $sign }
toml-value = se esperaba un valor, como 12 o true, o un texto entre comillas rectas
toml-key = se esperaba una clave con = y un valor, o una [tabla]
toml-line-end = tras el valor debe acabar la línea
toml-character = un carácter que no puede estar aquí
toml-twice = esta clave o tabla ya existe
toml-escape = escribe \\ para una barra invertida, o un código conocido tras ella
toml-date = esa fecha no existe
toml-number = el número es demasiado largo
map-other-format = esta versión solo lee archivos de mapa de formato { $format }
map-other-version = solo existe la versión { $version }; pide { $name }

## Valores

map-must-be = debe ser { $wanted }
map-key-must-be = la clave debe ser { $wanted }
map-key-missing = falta; debe ser { $wanted }
map-text-too-long = demasiado largo: { $characters } caracteres, { $most } como máximo
map-unknown-key = clave desconocida
map-unknown-mechanic = mecánica desconocida
map-listed-twice = aparece dos veces en la lista

wanted-int = un número entero de { $low } a { $high }
wanted-exactly = el número { $number }
wanted-number = un número de { $low } a { $high }
wanted-text = texto imprimible sin espacios al principio ni al final
wanted-id = una palabra de minúsculas, cifras y guiones bajos, como my_map
wanted-anything = cualquier cosa
wanted-flag = true o false
wanted-word = { $word }
wanted-one-of = uno de { $words }
wanted-list = una lista de { $least } a { $most } elementos
wanted-list-of =
    { $size ->
        [one] una lista de 1 elemento
       *[other] una lista de { $size } elementos
    }
wanted-entries = una tabla de { $least } a { $most } entradas
wanted-table = una tabla
wanted-table-with = una tabla con { $keys }
wanted-deal = { $number }, o una tabla de mazos con números así
wanted-mechanics = el nombre de una mecánica, o una lista de nombres así

## Variantes

map-no-such-variant = la variante no existe
map-in-variant = { $problem } (en la variante { $variant })

## Jugadores, cartas, empates y cantidades

map-first-game-bots =
    { $most ->
        [one] el mapa es para una persona y un bot: pon 1 en la lista
       *[other] además de una persona, el mapa admite de { $fewest } a { $most } bots: pon otros tantos en la lista
    }
map-players-swapped = primero el mínimo y luego el máximo: escribe [{ $fewest }, { $most }]
map-too-few-locomotives = { $players } jugadores recibirían { $given } de { $locomotives } locomotoras
map-too-few-cards =
    { $cards ->
        [one] 1 carta es muy poco: { $players } jugadores reciben 4 cada uno y la fila tiene 5, { $needed } en total
       *[other] { $cards } cartas son muy pocas: { $players } jugadores reciben 4 cada uno y la fila tiene 5, { $needed } en total
    }
map-tie-needs = el mapa no usa la mecánica { $mechanic } que lo mide
map-rejected-needs = el mapa no usa la mecánica { $mechanic } que lleva allí los billetes rechazados
map-other-count =
    { $what ->
        [places] lugares en el archivo: { $count }; ¿qué número es el correcto?
        [tracks] vías en el archivo: { $count }; ¿qué número es el correcto?
       *[tickets] billetes en el archivo: { $count }; ¿qué número es el correcto?
    }

## Lugares y zonas

map-unknown-place = lugar desconocido
map-name-taken = { $other } ya tiene este nombre (sin contar mayúsculas ni acentos)
map-area-named-as-place = un lugar tiene este nombre; da a la zona un nombre propio

## Vías

map-track-is-loop = la vía acaba donde empieza
map-track-reads-like = se lee como { $other } (sin contar espacios ni guiones); cambia el nombre de un lugar
map-track-too-long =
    { $trains ->
        [one] nadie puede construir esta vía con 1 vagón
       *[other] nadie puede construir esta vía con { $trains } vagones
    }
map-no-points = no hay puntos para esta longitud; añade { $length } a [points]
map-board-falls-apart =
    { $more ->
        [0] el tablero queda partido: ninguna vía une { $names } con el resto
       *[other] el tablero queda partido: ninguna vía une { $names } y { $more } más con el resto
    }
map-unknown-group = no existe ese grupo en [groups]
map-group-missing = falta; las vías paralelas como { $track } necesitan esta regla; véase per_player y tracks_by_players
map-group-lacks-players = no hay entrada para { $players } jugadores; añade { $players } = 1, o más vías

## Billetes

map-too-many-offered =
    { $most ->
        [one] 1 billete a la vez como máximo
       *[other] { $most } billetes a la vez como máximo
    }
map-keep-too-many =
    { $most ->
        [one] solo se ofrece 1; quédate con 1 como máximo
       *[other] solo se ofrecen { $most }; quédate con { $most } como máximo
    }
map-unknown-end = lugar o zona desconocidos
map-unknown-set = ningún billete es de este conjunto
map-unused-ticket = ninguna partida usa este billete; véase tickets.sets y ends_in
map-unused-deck = nadie recibe billetes de este mazo
map-unknown-deck = ningún billete es de este mazo
map-decks-are-chosen = en este mapa los jugadores dicen de qué mazos roban; aquí no se nombra ningún mazo, solo un número de billetes
map-too-many-tickets = { $tickets } billetes en juego, { $most } como máximo
map-too-few-tickets = repartir { $dealt } a cada uno de { $players } jugadores requiere { $needed } billetes, pero el mazo { $deck } tiene { $there }
map-ticket-is-loop = el billete acaba donde empieza
map-no-way = ninguna vía llega aquí desde { $start }
map-way-too-long = el camino más corto desde { $start } requiere { $needed } vagones, y un jugador tiene { $trains }

## Mecánicas

map-key-needs = el mapa no tiene { $mechanic }; añade la mecánica: mechanics.{ $mechanic } = { $example }
map-no-such-track = ninguna vía une estos dos lugares
map-marks-no-tracks = no es una mecánica que marque vías; escribe una de { $names }
map-only-on-unused = ninguna vía del mapa es de ese tipo; añade la mecánica { $mechanic }
map-payments-clash = { $mechanic } no es compatible con { $other }: ninguna regla dice cómo pagar ambas
