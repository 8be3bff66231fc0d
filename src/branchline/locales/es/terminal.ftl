## Preguntas

ask-number = Número [{ $default }]:
not-an-option = { $typed } no es ninguna opción; escribe un número del 1 al { $most }
answer-yes = s si sí y yes
answer-no = n no
ask-yes-or-no = { $question } [s/N]
go-back =
    { $most ->
        [one] Número (1), o Enter para volver:
       *[other] Número (1–{ $most }), o Enter para volver:
    }
choose-track =
    { $most ->
        [one] Número (1), un lugar o color, o Enter para volver:
       *[other] Número (1–{ $most }), un lugar o color, o Enter para volver:
    }
choose-other =
    { $most ->
        [one] Número (1), un nombre, o Enter para volver:
       *[other] Número (1–{ $most }), un nombre, o Enter para volver:
    }

## Preparar una partida

welcome = Te damos la bienvenida a branchline.
enter-takes-default = Enter elige lo propuesto.
map-to-play = ¿Qué mapa?
map-option = { $fewest }–{ $most } jugadores · { $rules }
variant-to-play = ¿Qué variante?
no-variant = normal
how-many-players = ¿Cuántos jugadores, contándote a ti?
players-option =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
against-whom = ¿Contra quién?
which-opponent = ¿Rival { $number } de { $opponents }?
opponent-human = otra persona en este teclado
opponent-beginner = bot: apenas ha jugado y construye lo que pide su mejor billete
opponent-easy = bot: trabaja sus billetes de uno en uno con reglas sencillas
opponent-medium = bot: casi siempre planea todos sus billetes a la vez
opponent-hard = bot: juzga cada jugada por lo que aprendió en muchas partidas
opponent-expert = bot: juega hasta el final las mejores jugadas antes de elegir: el más fuerte
game-heading = { $map } · { $seats } · semilla { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = Empieza { $seat }. Escribe ? en cualquier momento para ver la ayuda.
goodbye = Hasta pronto.

## Etiquetas y columnas

label-row = Fila
label-decks = Mazos
label-hand = Tu mano
label-tickets = Billetes
label-laid = Puestas
label-choose = Elige
column-track = vía
column-spaces = casillas
column-points = puntos
column-pay-with = pagar con
column-purchase = para comprar
column-effect = qué hace
column-trains = vagones
column-cards = cartas
column-cards-seen = cartas vistas

## La posición

position-heading = { $map } · ronda { $round } · { $seat }
card-loco = locom
    .counted =
        { $count ->
            [one] locom
           *[other] locom
        }
    .one = una locomotora
mark-gray = gris
row-place-empty = (vacío)
deck-left =
    { $count ->
        [one] 1 carta (d)
       *[other] { $count } cartas (d)
    }
discards =
    { $count ->
        [one] 1 descartada
       *[other] { $count } descartadas
    }
tickets-left =
    { $count ->
        [one] 1 billete (t)
       *[other] { $count } billetes (t)
    }
hand-is-empty = sin cartas
spaces-of-kind = { $spaces } { $kind }

## Billetes

ticket-with-points =
    { $points ->
        [one] { $ticket }, 1 punto
       *[other] { $ticket }, { $points } puntos
    }
ticket-is-done = ✓ { $ticket } · completado
ticket-out-of-reach = ✗ { $ticket } · fuera de alcance
trains-to-go =
    { $trains ->
        [one] falta 1 vagón
       *[other] faltan { $trains } vagones
    } en { $tracks ->
        [one] 1 vía
       *[other] { $tracks } vías
    }
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, requiere { $needs }
ticket-needing-price = · { $ticket } · { $left }, antes comprar por { $price }
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Te ofrecen estos billetes
keep-some = Quédate al menos con { $fewest }: escribe sus números, como { $example } (? ayuda)
not-a-choice = { $typed } no es una elección de billetes; escribe números del 1 al { $most }, como 1 2
too-few-tickets =
    { $count ->
        [one] { $count } es muy poco.
       *[other] { $count } son muy pocos.
    }

## Qué se puede hacer ahora

turn-status =
    { $turn ->
        [last] ÚLTIMA RONDA, tu turno final
        [goes-on] Tu turno sigue
       *[usual] Tu turno
    }: { $keys }
turn-draw = { $keys } robar
turn-tickets = t billetes
turn-build = b construir ({ $tracks })
nothing-to-build = aún nada que construir
turn-pass = no hay otra posibilidad: p pasar
turn-buy = s comprar ({ $count })
turn-others = s { $names }
turn-map = m mapa
turn-help = ? ayuda
turn-help-briefly = ?
second-card = Segunda carta: { $keys } (? ayuda)
type-a-number =
    { $most ->
        [one] Escribe 1: no hay otra posibilidad
       *[other] Escribe de 1 a { $most } (? ayuda)
    }
claim-asked = Construye una vía: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Decide: { $mechanic }

## Lo que se escribe

noted = Anotado.
not-cards = { $typed } no nombra cartas. Escribe colores, o sus letras.
not-a-move = { $typed } no es una jugada. Escribe ? para ver las teclas.
not-possible = { $move } no es posible ahora.
row-place-is-empty = El puesto { $place } de la fila está vacío.
locomotive-only-first = Una locomotora de la fila solo puede ser la primera carta.
pass-only-if-stuck = Solo puedes pasar cuando no es posible nada más.
draw-the-second = Ya has robado una carta: ahora la segunda.
deck-is-empty = El mazo está vacío.
no-tickets-left = No quedan billetes.

## Construir y pagar

nothing-to-claim = Nada: te hacen falta más cartas (o más vagones). m closed: qué más hace falta.
nothing-of-that-kind = Nada de eso es posible ahora.
nothing-by-that-name = Aquí nada se llama { $typed }.
closed-at-place = Ahora no, en { $place }:
not-a-payment = { $typed } no es ninguno de los pagos.
how-to-pay = { $what }: ¿cómo pagas?
more-payments = … y { $count } más: escribe all, o un color para ver menos
more-tracks = … y { $count } más: escribe all, o un lugar o un color para ver menos
payment-or-more = { $payment } o { $count } más
payment-or-others = { $payment } o …
on-the-way = → en el camino más corto de uno de tus billetes
paying-substitutes =
    { $locomotives ->
        [one] { $count } cartas como locomotora
       *[other] { $count } cartas como { $locomotives } locomotoras
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } y otras { $count } cartas como locomotora
       *[other] { $payment } y otras { $count } cartas como { $locomotives } locomotoras
    }
paying-sets =
    { $spaces ->
        [one] { $count } cartas por la casilla
       *[other] { $count } cartas por { $spaces } casillas
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } y otras { $count } cartas por una casilla
       *[other] { $payment } y otras { $count } cartas por { $spaces } casillas
    }
paying-one-less = { $payment }, una carta ahorrada
cards-to-pay =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }

## Lo que se puede comprar

purchases-legend = { $offered } comprar ya (s)   { $wanted } la necesitan tus billetes   { $yours } tuya   { $price }precio×quedan, de quién
purchase-yours = tuya
purchase-gone = no quedan
purchase-gone-to = no quedan ({ $seats })
purchase-refused = { $price }: { $reason }

## Elegir cartas

choose-cards =
    { $count ->
        [one] Elige 1 carta, como { $example } (? ayuda)
       *[other] Elige { $count } cartas, como { $example } (? ayuda)
    }
choose-few-cards =
    { $count ->
        [one] Elige 1 carta, como { $names } o { $letters } (? ayuda)
       *[other] Elige { $count } cartas, como { $names } o { $letters } (? ayuda)
    }
cards-so-far = Hasta ahora { $chosen }: elige { $count } más, o x para empezar de nuevo (? ayuda)
choose-cards-anew =
    { $count ->
        [one] Elige 1 carta de nuevo.
       *[other] Elige { $count } cartas de nuevo.
    }
too-many-cards =
    { $count ->
        [one] Eso es 1 carta; elige { $most }.
       *[other] Eso son { $count } cartas; elige { $most }.
    }
cards-reserved =
    { $spare ->
        [0] Tienes { $held } { NAME($card, $held, case: "counted") }, pero con este pago no puedes elegir ninguna aquí.
       *[other] Tienes { $held } { NAME($card, $held, case: "counted") }, pero con este pago aquí puedes elegir { $spare }.
    }
cards-held =
    { $held ->
        [0] No tienes ninguna { $card }.
       *[other] Tienes { $held } { NAME($card, $held, case: "counted") }.
    }

## Vías

network-of =
    { $seat }: { $tracks ->
        [one] 1 vía
       *[other] { $tracks } vías
    }, { $trains ->
        [one] 1 vagón
       *[other] { $trains } vagones
    }
board-keys = m free: las abiertas para ti · m closed: las cerradas, y por qué · m PLACE: las vías de un lugar
no-tracks = Ninguna.
no-such-place = ningún lugar se llama { $typed }
no-track-between = Ninguna vía une { $first } y { $second }. m { $first }: las vías de allí.
track-free = libre
track-too-dear = libre, pero demasiado cara
track-owned-but-open = { $owners } · abierta para ti
track-yours = ya es tuya
track-closed-taken = ocupada por { $seats }
track-closed-route = ya tienes otra vía de este recorrido
track-closed-parallel = cerrada con { $players } jugadores: una vía paralela está ocupada
track-closed-missing = requiere { $needs }
track-closed-apart = aún no está unida a tu red
track-closed-later = ahora no está abierta
track-closed-asked = ahora no: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = No puedes pagar { $payment }; claim { $track } muestra lo que puedes pagar.
too-few-trains =
    { $length ->
        [one] { $track } requiere 1 vagón; tienes { $trains }.
       *[other] { $track } requiere { $length } vagones; tienes { $trains }.
    }
cannot-pay = { $track } está abierta para ti, pero no puedes pagarla: cuesta { $cost }.
cost-locomotives =
    { $count ->
        [one] una locomotora
       *[other] { $count } locomotoras
    }
cost-cards =
    { $count ->
        [one] 1 carta { NAME($colour, $count, case: "counted") }
       *[other] { $count } cartas { NAME($colour, $count, case: "counted") }
    }
cost-cards-gray =
    { $count ->
        [one] 1 carta de cualquier color
       *[other] { $count } cartas del mismo color
    }

## Novedades

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, dos veces
       *[other] { $told }, { $count } veces
    }

## El recuento

score-sheet = Recuento
sheet-total = Total
sheet-place = Puesto
rank-of = { $rank }.º
measure-and-points = ({ $measure }) { $points }
wins =
    { $points ->
        [one] Gana { $seat } con 1 punto.
       *[other] Gana { $seat } con { $points } puntos.
    }
wins-by-tie-break =
    { $points ->
        [one] Gana { $seat } con 1 punto, por desempate: { $tie }.
       *[other] Gana { $seat } con { $points } puntos, por desempate: { $tie }.
    }
share-the-win =
    { $points ->
        [one] { $seats } comparten la victoria con 1 punto.
       *[other] { $seats } comparten la victoria con { $points } puntos.
    }

## Varias personas en un teclado

curtain = Telón
hide-hand = Pulsa Enter para ocultar tu mano:
show-hand = { $seat }, pulsa Enter para ver tu mano:

## Guardar y salir

save-where = Di dónde: save FILE
overwrite = { $file } ya existe. ¿Sobrescribirlo?
cannot-save = No se puede guardar en { $file }: { $problem }.
saved = Guardada en { $file }.
save-to-replay =
    { $default ->
        [none] ¿Guardar la partida para volver a verla? Nombre del archivo, o n:
       *[other] ¿Guardar la partida para volver a verla? Nombre del archivo [{ $default }], o n:
    }
save-before-leaving =
    { $default ->
        [none] ¿Guardar la partida antes de salir? Nombre del archivo, o n:
       *[other] ¿Guardar la partida antes de salir? Nombre del archivo [{ $default }], o n:
    }
game-is-saved = La partida está guardada en { $file }.
go-on-with = Continúa con: { $command }
game-not-saved = Hasta pronto. La partida no se ha guardado.

## Ayuda

help-keys = Teclas
help-row = tomar esa carta de la fila (una locomotora de la fila es lo único que tomas)
help-row-free = tomar esa carta de la fila
help-draw = robar una carta del mazo
help-tickets = robar billetes
help-build = ¿qué puedo construir? elige por número; b Place o b red muestra menos
help-others = ¿qué más puedo hacer en este mapa?
help-purchases = qué hay para comprar: qué hace y qué puedes comprar antes de tu acción
help-map = las vías de cada cual; m Place: las de un lugar, y por qué algunas están cerradas
help-map-free = las vías abiertas para ti; m closed: las cerradas, y por qué
help-show = mostrar otra vez la mesa
help-log = todo lo que ha pasado hasta ahora
help-save = guardar la partida; sigue más tarde con: branchline play -t --resume FILE
help-quit = salir de la partida
help-moves = También valen jugadas completas: claim Place–Place red×2, take 3, keep 1 2
help-signs = Cartas y vías
help-gray = un color cualquiera
help-letters = Para elegir cartas, escribe nombres o letras: { $letters }
help-trains = { $trains } vagones por jugador. Cuando a alguien le quedan 2 o menos, cada cual juega un turno más.
help-points = Puntos de una vía, según sus casillas: { $points }
