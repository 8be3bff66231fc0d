reason-completes = { $tracks } completa { $tickets }: +{ $points } al final.
reason-serves = { $tracks } está en el camino de { $tickets }.
reason-spares =
    { $count ->
        [one] Ahorra una locomotora, que la jugada de la partida gastó.
       *[other] Ahorra { $count } locomotoras, que la jugada de la partida gastó.
    }
reason-aside = Se construyó { $tracks }, que no está en el camino más corto de ningún billete abierto.
reason-only-way = Sin { $tracks } ya no queda camino para { $tickets }.
reason-detour =
    { $more ->
        [one] Si alguien más construye { $tracks }, { $tickets } necesita { $more } vagón más.
       *[other] Si alguien más construye { $tracks }, { $tickets } necesita { $more } vagones más.
    }
reason-contested = Puede que { $seats } también quiera { $tracks }: es probable en el { $percent } % de las manos posibles.
reason-blocks = Bloquea a { $seats }, que necesita { $tracks } para { $tickets }.
reason-scores =
    { $points ->
        [one] { $tracks } da { $points } punto.
       *[other] { $tracks } da { $points } puntos.
    }
reason-needs-card-for = { LIST($cards, case: "one") } sirve para { $tracks } (longitud { $length }, { $held } en la mano), en el camino de { $tickets }.
reason-needs-card = { LIST($cards, case: "one") } sirve para { $tracks } (longitud { $length }, { $held } en la mano).
reason-needs-locomotive-for = La { $cards } ayuda con { $tracks } (longitud { $length }), en el camino de { $tickets }.
reason-needs-locomotive = La { $cards } ayuda con { $tracks } (longitud { $length }).
reason-saves-up =
    { $points ->
        [one] { LIST($cards, case: "one") } sirve para { $tracks } ({ $points } punto): longitud { $length }, { $held } en la mano.
       *[other] { LIST($cards, case: "one") } sirve para { $tracks } ({ $points } puntos): longitud { $length }, { $held } en la mano.
    }
reason-saves-up-locomotive =
    { $points ->
        [one] La { $cards } ayuda con { $tracks } ({ $points } punto).
       *[other] La { $cards } ayuda con { $tracks } ({ $points } puntos).
    }
reason-takes = En la mano: { $held } { NAME($cards, $held, case: "counted") }, y con esta, una más.
reason-deck-odds = El { $percent } % de las cartas aún no vistas ayuda con { $tracks }: { NAME($cards, 2, case: "counted") }.
reason-deck-any = Cualquier carta aún no vista ayuda con { $tracks }.
reason-more-tickets =
    { $count ->
        [one] { $tickets } está pendiente,
       *[other] { $tickets } están pendientes,
    } { $trains ->
        [one] y queda { $trains } vagón para más billetes.
       *[other] y quedan { $trains } vagones para más billetes.
    }
reason-all-done =
    { $count ->
        [one] { $tickets } está completado,
       *[other] { $tickets } están completados,
    } { $trains ->
        [one] y queda { $trains } vagón.
       *[other] y quedan { $trains } vagones.
    }
reason-no-tickets =
    { $trains ->
        [one] A { $seats } le queda { $trains } vagón y ningún billete por completar.
       *[other] A { $seats } le quedan { $trains } vagones y ningún billete por completar.
    }
reason-no-tickets-you =
    { $trains ->
        [one] Te queda { $trains } vagón y ningún billete por completar.
       *[other] Te quedan { $trains } vagones y ningún billete por completar.
    }
reason-together =
    { $trains ->
        [one] { $tickets } comparten { $tracks }: { $trains } vagón sirve para más de un billete.
       *[other] { $tickets } comparten { $tracks }: { $trains } vagones sirven para más de un billete.
    }
reason-keep = { $tickets }: { $points } puntos por { $trains } de { $left } vagones, por el camino más corto.
reason-keep-done = { $tickets } ya está completado: { $points } puntos.
reason-keep-impossible = { $tickets } queda fuera de alcance.
reason-leave = { $tickets } no: { $points } puntos por { $trains } de { $left } vagones, por el camino más corto.
reason-leave-done = { $tickets } no, aunque ya está completado.
reason-leave-impossible = { $tickets } no: queda fuera de alcance.
reason-opens = Abre { $tracks }.
reason-opens-for = Abre { $tracks }, en el camino de { $tickets }.
reason-helps = Ayuda a completar { $tickets }.
reason-works-on = { $tickets } todavía necesita { $trains } de los { $left } vagones.
reason-goes-for =
    { $points ->
        [one] { $tracks } es la vía más larga que queda: { $points } punto.
       *[other] { $tracks } es la vía más larga que queda: { $points } puntos.
    }
reason-trains-left =
    { $trains ->
        [one] A { $seats } le queda { $trains } vagón.
       *[other] A { $seats } le quedan { $trains } vagones.
    }
reason-trains-left-you =
    { $trains ->
        [one] Te queda { $trains } vagón.
       *[other] Te quedan { $trains } vagones.
    }
reason-last-round = Es la última ronda: { $seats } no tiene más turnos.
reason-last-round-you = Es la última ronda: no tienes más turnos.
reason-end-near =
    { $trains ->
        [one] A { $seats } le queda { $trains } vagón: el final está cerca.
       *[other] A { $seats } le quedan { $trains } vagones: el final está cerca.
    }
reason-end-near-you =
    { $trains ->
        [one] Te queda { $trains } vagón: el final está cerca.
       *[other] Te quedan { $trains } vagones: el final está cerca.
    }
reason-built-later =
    { $moves ->
        [one] { $seats } construyó { $tracks } en la jugada siguiente.
       *[other] { $seats } construyó { $tracks } { $moves } jugadas después.
    }
reason-taken-later =
    { $moves ->
        [one] { $seats } se llevó { $tracks } en la jugada siguiente.
       *[other] { $seats } se llevó { $tracks } { $moves } jugadas después.
    }
reason-never-built = Al final nadie construyó { $tracks }.

move-take = tomar { NAME($card, case: "one") }
move-draw = robar del mazo
move-tickets = robar billetes
move-pass = pasar
move-keep-some = quedarse con billetes
move-keep = quedarse con { $tickets }
move-claim-for = construir { $track } con { $cards }

help-review = Contar cómo se ganó la partida guardada FILE: las probabilidades a lo largo de las jugadas, las jugadas más caras y por qué.
option-review-json = Mostrar el análisis en JSON.
option-review-html = Escribir el análisis en una página independiente.
option-review-view = El punto de vista: el número de un jugador, o 0 para todas las cartas a la vista.
option-review-seed = La semilla de los repartos que se prueban.
review-heading =
    { $moves ->
        [one] { $map }: { $seats }. { $moves } jugada.
       *[other] { $map }: { $seats }. { $moves } jugadas.
    }
review-working = Analizando la partida
review-no-such-view = no hay jugador { $view }; la partida tiene { $players }
review-no-moves = la partida aún no tiene jugadas
review-written = Escrito: { $file }
review-by-network = Juzgado por la red de valoración de este mapa.
review-by-planner = No hay red de valoración para este mapa: en su lugar se juzgó el plan del bot planificador, que es más tosco.
review-fitted = Las probabilidades se ajustaron con partidas en este mapa y el mismo número de jugadores.
review-near = Las probabilidades se ajustaron con partidas en este mapa y otro número de jugadores.
review-borrowed = Las probabilidades se ajustaron con partidas en otros mapas.
review-title = Análisis de la partida
review-chances = Probabilidad de ganar
review-view-all = Todas las cartas a la vista
review-view-of = Lo que { $seat } podía saber
review-turning-points = Momentos decisivos
review-no-turning-points = Ninguna jugada costó mucho más que el ruido de la estimación.
review-parts = Qué movió las probabilidades
review-parts-note = La suerte, el juego propio y el juego ajeno explican juntos la diferencia entre la probabilidad inicial y el resultado. El juego propio suma lo que costó cada jugada frente a la mejor; nadie la encuentra siempre, así que puede sumar más del 100 %, y el juego ajeno lo compensa.
review-column-move = Jugada
review-column-seat = Jugador
review-column-played = Jugado
review-column-better = Mejor
review-column-points = Puntos
review-column-chance = Prob.
review-column-first = Al inicio
review-column-luck = Suerte
review-column-own = Juego propio
review-column-others = Juego ajeno
review-column-result = Resultado
review-moves = Todas las jugadas
review-noise-note = El número tras ± es el error estándar de la estimación.
review-percent = { $percent } %

review-of = Análisis: { $map }
review-failed = No hay ningún análisis que mostrar
review-progress = Juzgando jugadas: { $done } de { $total }
review-waiting = El análisis espera su turno.
review-view = Vista
review-move-of = Jugada { $move } · { $seat }
review-end = El final
review-played = Jugado
review-better = Mejor
review-better-move = Mejor: { $move }
review-best = La mejor jugada
review-forced = No había otra opción.
review-hidden = No se sabía qué tenía { $seat } en la mano.
review-agrees = El experto habría hecho lo mismo.
review-costs = Cuesta unos { $points } ± { $noise } puntos, y un { $chance } ± { $error } % de probabilidad de ganar.
review-costs-judged = Cuesta unos { $points } ± { $noise } puntos, estimados sin jugar el resto.
review-open-verdict = Con todas las cartas a la vista: { $move }.
review-alternative = { $move } (−{ $points } puntos)
review-alternative-equal = { $move } (igual de bueno)
review-alternatives = Las siguientes mejores: { $moves }
review-chance-of = { $seat }: { $percent } %
review-chance-after = tras { $move } de { $moves } jugadas
review-turning-point = Jugada { $move }, { $seat }: −{ $chance } %
review-previous = Momento decisivo anterior
review-next = Momento decisivo siguiente
review-copy = Copiar un enlace a esta jugada
review-luck = suerte { $luck } %, juego propio { $own } %, juego ajeno { $others } %
review-parts-of = Del { $first } % al { $last } %: suerte { $luck } %, juego propio { $own } %, juego ajeno { $others } %
review-mark-played = jugado
review-mark-better = mejor

reason-gains =
    { $points ->
        [one] Construir { $tracks } da 1 punto más en el acto.
       *[other] Construir { $tracks } da { $points } puntos más en el acto.
    }
hint-again = Pide otra pista para ver el plan en el tablero.
