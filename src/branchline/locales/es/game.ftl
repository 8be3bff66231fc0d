## Jugadores

default-player = Jugador
default-program = Programa
numbered-name = { $name } { $number }

## Cartas

card-pink = rosa
    .counted =
        { $count ->
            [one] rosa
           *[other] rosas
        }
    .one = una carta rosa
card-white = blanca
    .counted =
        { $count ->
            [one] blanca
           *[other] blancas
        }
    .one = una carta blanca
card-blue = azul
    .counted =
        { $count ->
            [one] azul
           *[other] azules
        }
    .one = una carta azul
card-yellow = amarilla
    .counted =
        { $count ->
            [one] amarilla
           *[other] amarillas
        }
    .one = una carta amarilla
card-orange = naranja
    .counted =
        { $count ->
            [one] naranja
           *[other] naranjas
        }
    .one = una carta naranja
card-black = negra
    .counted =
        { $count ->
            [one] negra
           *[other] negras
        }
    .one = una carta negra
card-red = roja
    .counted =
        { $count ->
            [one] roja
           *[other] rojas
        }
    .one = una carta roja
card-green = verde
    .counted =
        { $count ->
            [one] verde
           *[other] verdes
        }
    .one = una carta verde
card-locomotive = locomotora
    .counted =
        { $count ->
            [one] locomotora
           *[other] locomotoras
        }
    .one = una locomotora
cards-of = { $count } { NAME($card, $count, case: "counted") }
locomotives-of =
    { $count ->
        [one] 1 locomotora
       *[other] { $count } locomotoras
    }
payment-substitutes =
    { $count ->
        [one] otras cartas en lugar de 1 locomotora
       *[other] otras cartas en lugar de { $count } locomotoras
    }
payment-sets =
    { $spaces ->
        [one] otras { $count } cartas cualesquiera por 1 casilla
       *[other] otras { $count } cartas cualesquiera por { $spaces } casillas
    }
payment-saved =
    { $count ->
        [one] 1 carta ahorrada
       *[other] { $count } cartas ahorradas
    }
nothing-to-pay = nada

## Líneas del recuento

line-tracks = Vías
line-tickets-done = Billetes completados
line-tickets-lost = Billetes fallidos

## Desempates

tie-completed-tickets = más billetes completados
tie-completed-ticket-points = más puntos de billetes completados
tie-path-length = la ruta más larga
