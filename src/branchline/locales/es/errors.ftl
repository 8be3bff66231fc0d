did-you-mean = { $problem }; ¿querías decir { $name }?
known-names = { $problem }; se conocen: { $names }
known-names-and-more = { $problem }; se conocen: { $names } y { $more } más

value-huge-number = un número enorme
value-table = una tabla
value-list =
    { $count ->
        [one] una lista de 1 elemento
       *[other] una lista de { $count } elementos
    }

at-line = línea { $line }
at-line-and-column = línea { $line }, columna { $column }
at-end = final del archivo
at-byte = byte { $byte }
at-file = archivo
at-record = partida

## Partidas

players-out-of-range = { $map } es para { $fewest } a { $most } jugadores, no { $players }
no-seat-to-start = no existe el asiento { $seat } entre { $players } jugadores
names-disagree = { $players } jugadores necesitan { $players } nombres, no { $names }
no-such-seat = no existe el asiento { $seat }; los asientos van de 0 a { $last }
seat-not-to-act = al asiento { $seat } no le toca ahora; es el turno de { $names }
game-is-over = la partida ha terminado
position-has-changed = la posición ha cambiado desde que se probó la jugada
no-such-action = { $action } no es una acción; van de 0 a { $last }
not-an-action = { $text } no es una acción en este mapa
action-is-illegal = { $action } no es legal ahora; son legales { $legal }

## Mecánicas y mapas de otros paquetes

mechanic-not-loaded = no se puede usar la mecánica { $mechanic } del paquete { $package }: { $problem }. Repara el paquete o desinstálalo
mechanic-no-declaration = { $found } no es la declaración de una mecánica
mechanic-known-already = ya hay una mecánica { $mechanic }
mechanic-key-taken = { $mechanic } añade a los archivos de mapa la clave { $key }, que ya añade { $other }
words-missing = falta { $file }
words-unreadable = { $file }: no es un mensaje: { $entry }
words-taken = { $file }: ya hay un mensaje { $message }
maps-not-loaded = no se pueden usar los mapas del paquete { $package }: { $problem }. Repara el paquete o desinstálalo
map-id-taken = ya hay un mapa { $map }

## Dónde se juegan las partidas

unknown-executor = las partidas se juegan en "processes", "ray" o ray://HOST:PORT, no en { $on }
no-ray = Ray no está instalado: pip install "branchline[ray]"
ray-unreachable = no hay Ray en { $address }: { $problem }

## Tableros

not-a-board-of-format = no es un tablero de formato { $format }
not-a-board = { $file }: no es un tablero que se pueda leer ({ $problem })
board-laid-out-otherwise = { $map }: sus lugares quedarían ahora en otro sitio; dibuja otra vez el tablero entero
land-would-fold = hay lugares tan desplazados que la tierra se doblaría; cambia scale o nudges
no-geography = sin geografía: falta { $file }
no-bounds = el board.toml del mapa debe dar los límites (bounds) de la geografía
some-coordinates-missing = lugares sin coordenadas: { $missing } de { $places } ({ $names }). Da lat y lon a cada lugar, o compón el tablero solo a partir de sus vías con --layout tracks
unknown-board-key = { $file }: clave desconocida { $key }; se esperaba una de { $known }
unknown-board-place = { $file }: no hay ningún lugar { $place } en el mapa
