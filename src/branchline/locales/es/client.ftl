## La mesa en el navegador

close = Cerrar
cancel = Cancelar
send = Enviar
skip = Saltar
go-on = Seguir
loading = Preparando la mesa…
no-room = Esa mesa no existe
spectator = alguien del público
spectators = quienes miran
you-seat = Tú

## Cartas y pagos

colour-gray = gris
    .counted =
        { $count ->
            [one] gris
           *[other] grises
        }

## Vías

track-price = { $track }: { $length } { NAME($colour, $length, case: "counted") }
track-points =
    { $points ->
        [one] {" "}· 1 punto
       *[other] {" "}· { $points } puntos
    }
tip-pay = Constrúyela con { $payment }
tip-ways =
    { $count ->
        [one] 1 forma de pagar
       *[other] { $count } formas de pagar
    }
tip-yours = Tuya
tip-cards = Te faltan cartas o vagones
closed-taken = Ocupada por { $seats }
closed-route = Ya tienes otra vía de este recorrido
closed-parallel = Cerrada: con { $players } jugadores solo se usa una vía del recorrido
closed-missing = Requiere { $needs }
closed-apart = Aún no está unida a tu red
closed-later = Ahora no está abierta
choose-claim = { $track }
build-here = ¿Construir aquí? { $what }
plus-points =
    { $points ->
        [one] +1 punto
       *[other] +{ $points } puntos
    }
points-word =
    { $points ->
        [one] {" "}punto
       *[other] {" "}puntos
    }
finishes-tickets = Completa { $letters }: +{ $points } al final
serves-tickets = En el camino de { $letters }
other-way = Otras cartas
pick-cards = Elegir cartas
do-it = Sí, adelante
ask-tickets-title = ¿Robar billetes?
ask-tickets = Robas { $drawn } y te quedas al menos con { $keep }. Los billetes sin completar al final restan sus puntos. Ocupa todo tu turno.

## Tablero

board-of = Tablero: { $map }
board-moves = Tablero: muévelo con las flechas; pulsa B para ver qué puedes construir
zoom = Zoom
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ver todo el tablero
board-key = Leyenda del mapa
minimap = Todo el tablero, con tus ciudades y la parte visible
skip-to-rail = Ir a lo que puedes hacer

## Fila, mazo, mano

row = Cartas para tomar
on-the-table = Sobre la mesa
draw-key = Robar del mazo (D)
tickets-key = Robar billetes (T)
your-hand = Tu mano
row-gap = vacío
row-was-swept = Demasiadas locomotoras: se ha renovado la fila
take = Tomar { NAME($card, case: "one") } del puesto { $slot }
deck = Mazo
draw-from-deck =
    { $count ->
        [one] carta en el mazo: robar una
       *[other] cartas en el mazo: robar una
    }
tickets = Billetes
draw-tickets =
    { $count ->
        [one] en el montón: robar
       *[other] en el montón: robar
    }
hand =
    { $count ->
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
hand-empty = No tienes cartas en la mano.
filter-by = { $cards }: ver qué se puede construir

## Billetes

your-tickets = Tus billetes
tickets-done = { $done } de { $all } completados
tickets-none = Aún no tienes billetes.
ticket-done = Completado
ticket-done-looped = Completado, en un circuito
ticket-lost = Fuera de alcance
ticket-left =
    { $tracks ->
        [one] 1 vía
       *[other] { $tracks } vías
    }, { $trains ->
        [one] falta 1 vagón
       *[other] faltan { $trains } vagones
    }
ticket-needs =
    { $trains ->
        [one] 1 vagón como mínimo
       *[other] { $trains } vagones como mínimo
    }
ticket-buy-first = Antes compra { $needs }. { $left }
ticket-finished = { $ticket }: completado, +{ $points } al final
keep-tickets = Billetes nuevos
keep-first = Tus primeros billetes
keep-why = Une las dos ciudades para puntuar. Si no lo logras, pierdes sus puntos.
keep-at-least =
    { $count ->
        [0] quédate con los que quieras, o ninguno
        [one] quédate con 1 al menos
       *[other] quédate con { $count } al menos
    }
keep-these =
    { $count ->
        [0] No quedarme con ninguno
        [one] Quedarme con 1 billete
       *[other] Quedarme con { $count } billetes
    }
keep-trains =
    { $trains ->
        [0] { $left ->
            [one] Tienes 1 vagón
           *[other] Tienes { $left } vagones
        }
        [one] Cerca de 1 vagón; tienes { $left }
       *[other] Juntos, unos { $trains } vagones; tienes { $left }
    }

## Jugadores

players = Jugadores
players-brief = Puntos y vagones
a-bot = bot
played-by-bot = juega un bot
bot-in-its-stead = juega el bot { $level }
away = ausente
turn-yours = tu turno
turn-thinking = pensando
turn-choosing = eligiendo
points-so-far = puntos hasta ahora
trains-left = Vagones restantes
trains-short = vagones
cards-in-hand = Cartas en la mano
cards-short = cartas
tickets-kept = Billetes
tickets-short = billetes
mute = Silenciar a { $seat }
watching =
    { $count ->
        [one] 1 persona mirando
       *[other] { $count } personas mirando
    }

## Registro y chat

log = Qué ha pasado
say = Di algo
unread = mensajes nuevos
drew-many =
    { $subject ->
        [you] Robas
       *[named] { $seat } roba
    } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } del mazo

## Estado

status-over = La partida ha terminado
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } está pensando
       *[other] { $seats } están eligiendo
    }
status-waiting-last =
    { $count ->
        [one] Última ronda: { $seats } está pensando
       *[other] Última ronda: { $seats } están eligiendo
    }
status-waiting-how = Planea: elige un billete y verás su camino
status-bot-plays = Un bot juega por ti
status-turn = Tu turno
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Tu último turno
status-second-card = Tu segunda carta
status-second-card-how = { LIST($may, type: "or") }
status-keep = Elige tus billetes
status-keep-how = Marca los que quieras: se ilumina su camino
status-first-tickets = Elige tus primeros billetes
status-first-tickets-how = Marca los que quieras: se ilumina su camino
status-decide = Decide cómo seguir
status-placing = Elige una ciudad del tablero
status-placing-how = Elígela, o pulsa Esc
status-placing-tap = Tócala, o cancela
may-take = tomar una carta
may-draw = robar una carta
may-draw-two = tomar 2 cartas
may-draw-two-briefly = tomar cartas
may-tickets = robar billetes
may-tickets-briefly = robar billetes
may-claim = construir una vía
may-claim-briefly = construir
may-pass = pasar
end-near =
    { $subject ->
        [you] { $trains ->
            [0] No te quedan vagones
            [one] Te queda 1 vagón
           *[other] Te quedan { $trains } vagones
        }
       *[named] { $trains ->
            [0] A { $seat } no le quedan vagones
            [one] A { $seat } le queda 1 vagón
           *[other] A { $seat } le quedan { $trains } vagones
        }
    }: el final está cerca
last-round-warning =
    { $count ->
        [0] ¡Último turno!
        [one] Última ronda: queda 1 turno
       *[other] Última ronda: quedan { $count } turnos
    }
clock = Tiempo para este turno
clock-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }

## Botones

undo = Deshacer
undo-key = Deshacer (U)
hint-button = Pista
hint-key = ¿Qué haría un bot fuerte? (H)
action-take = tomar { NAME($card, case: "one") } de la fila
action-draw = robar del mazo
action-tickets = robar billetes
action-keep = quedarse con { $tickets }
action-claim = construir { $track } con { $payment }
action-pass = pasar
hint = Un bot fuerte elegiría: { $text }.
hint-serving = Un bot fuerte elegiría: { $text }, para { $tickets }.
build = Construir
build-key = ¿Qué puedo construir? (B)
help = Ayuda y reglas
menu = Menú
menu-home = Inicio
menu-help = Ayuda y reglas
menu-settings = Ajustes
menu-share = Copiar enlace para mirar
menu-leave = Que juegue un bot por mí
menu-take-back = Volver a jugar yo
sound = Sonidos
parts-of-table = Partes de la mesa
tab-cards = Cartas
tab-tickets = Billetes
tab-players = Jugadores
tab-log = Registro

## Qué puedo construir

what-can-i-build = Qué puedes construir
build-for-tickets = Para tus billetes
build-long = Vías largas
build-other = Otras
place-on-board = Elegir en el tablero
build-filtered = Solo lo que permite el color elegido.
build-all = Ver todo
build-nothing = Nada con las cartas que tienes.
build-not-now = Ahora mismo no puedes construir.

## Pagar

payment-ways = Cómo pagar
more-ways = Las { $count } formas
pay = Pagar
pay-any = { $alone ->
    [yes] { $count } a elegir
   *[no] + { $count } a elegir
}
cards-make-locomotive = { $rate } cartas cualesquiera valen una locomotora. Toca cartas de tu mano para ponerlas; tócalas otra vez para recuperarlas.
cards-fill-space = { $rate } cartas cualesquiera llenan una casilla. Toca cartas de tu mano para ponerlas; tócalas otra vez para recuperarlas.
any-card = a elegir
spend-least = Gastar lo que menos me sirve
lay-card =
    { $laid ->
        [one] { $cards }, { $laid } puesta
       *[other] { $cards }, { $laid } puestas
    }
take-back-card = Recuperar { NAME($card, case: "one") }
cards-to-lay =
    { $count ->
        [0] Todas las cartas están puestas
        [one] Falta 1 carta por poner
       *[other] Faltan { $count } cartas por poner
    }
lay-these = Poner estas cartas
cards-not-taken = Esas cartas no sirven: elige otras.

## Decisiones

decide = Decide

## Paneles

values-reached = Países de tus billetes
reached = alcanzado

## El telón

curtain-title = Ahora le toca a { $seat }
curtain-text = Pasa la pantalla. Que nadie más mire.
curtain-lift = Soy { $seat }

## La conexión

trouble-unreachable = No se puede contactar con el servidor.
