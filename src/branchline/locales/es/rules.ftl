rules-aim-title = De qué va
rules-aim-picture = Un billete, y vagones en las vías que unen sus dos lugares, salvo en la última.
rules-aim = Construyes vías de tren entre lugares vecinos. Ganas puntos por cada vía que construyes, por cada billete secreto con los dos extremos unidos por tus vías y por lo demás que premie este tablero. Los billetes que no consigas unir restan. Gana quien tenga más puntos.
rules-turn = En tu turno haces una sola cosa: tomar cartas, construir una vía o robar billetes. Algunos tableros añaden algo, como se explica abajo. Solo puedes pasar si no puedes hacer nada más.

rules-cards-title = Cartas
rules-cards-picture =
    { $row ->
        [one] La carta descubierta de la fila y el mazo al lado; se toma una de la fila y una del mazo.
       *[other] Las { $row } cartas descubiertas de la fila y el mazo al lado; se toma una de la fila y una del mazo.
    }
rules-deck =
    El mazo tiene { $each } cartas de cada uno de los ocho colores y { $locomotives ->
        [one] 1 locomotora
       *[other] { $locomotives } locomotoras
    }. Empiezas con { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    }{ $gift ->
        [0] .
        [one] {" "}y una locomotora.
       *[other] {" "}y { $gift } locomotoras.
    } Una locomotora vale por una carta de cualquier color.
rules-draw = Tomas dos cartas, una tras otra: cada una puede ser de las { $row } descubiertas en la fila, o robada a ciegas del mazo. La carta tomada de la fila se repone enseguida. Cuando se acaba el mazo, se barajan los descartes para formar otro.
rules-row-locomotive = Una locomotora de la fila es lo único que tomas: no puedes tomarla como segunda carta, y después de ella no tomas nada más. Si la robas a ciegas del mazo, es una carta como cualquier otra.
rules-sweep = Siempre que { $count } o más cartas de la fila sean locomotoras, se descarta la fila entera y se reparte de nuevo.
rules-sweep-limits = Si las cartas que nadie tiene en la mano no bastan para una fila con menos de { $count } locomotoras, la fila se queda como está. Si los descartes se han barajado dos veces y la fila nueva sigue teniendo demasiadas, el mazo y los descartes se barajan juntos antes de repartirla otra vez.
rules-secrets = Las cartas y los billetes de tu mano son secretos. Sí se sabe cuántos tienes, cuántos vagones te quedan y qué cartas hay en los descartes.

rules-tracks-title = Vías
rules-tracks-picture = Tres cartas rojas pagan una vía de tres casillas rojas, sobre la que van tres vagones.
rules-claim = Para construir una vía, descarta tantas cartas como casillas tenga, todas de su color; para una vía gris, todas de un mismo color cualquiera. Las locomotoras pueden sustituir a cualquiera de ellas. Luego otros tantos de tus { $trains } vagones van a la vía, y puntúas enseguida.
rules-claim-anywhere = Tus vías no tienen por qué estar conectadas.
rules-parallel = Donde hay vías de igual longitud una junto a otra, cada jugador solo puede tener una. Con menos de { $from } jugadores, la primera construida cierra la otra para todo el mundo.
rules-parallel-one = Donde hay vías de igual longitud una junto a otra, la primera construida cierra la otra para todo el mundo.
rules-parallel-open = En algunos recorridos se pueden construir todas las vías paralelas con cualquier número de jugadores, pero cada cual solo puede tener una.
rules-parallel-lengths = Las vías de distinta longitud entre los mismos dos lugares ({ $routes }) son recorridos separados: puedes tener ambas, y ninguna cierra la otra.

rules-tickets-title = Billetes
rules-tickets-picture = Dos billetes con sus puntos, uno de ellos completado.
rules-first-tickets =
    Al principio cada cual recibe { $offered } billetes para elegir y se queda al menos con { $keep }. { $out ->
        [under] Los demás van debajo del montón.
        [shuffled] Los demás se barajan de nuevo en el montón.
        [pile] Los demás van boca arriba a un montón de descartes.
       *[out] Los demás salen de la partida.
    } Nadie ve con cuáles ni con cuántos se quedan los otros hasta que todo el mundo ha elegido.
rules-first-tickets-decks =
    { $one ->
        [one] Al principio cada cual recibe { $offered } billetes para elegir, uno de ellos largo, y se queda al menos con { $keep } de cualquier tipo.
       *[other] Al principio cada cual recibe { $offered } billetes para elegir, { $one } de ellos largos, y se queda al menos con { $keep } de cualquier tipo.
    } { $out ->
        [under] Los demás van debajo de sus montones.
        [pile] Los demás van boca arriba a un montón de descartes.
       *[out] Los demás salen de la partida, igual que los largos que no se repartieron.
    } Nadie ve con cuáles ni con cuántos se quedan los otros hasta que todo el mundo ha elegido.
rules-later-tickets =
    En tu turno puedes robar { $drawn } más (o los que queden) y debes quedarte al menos con { $keep }. { $out ->
        [under] Los demás van debajo del montón.
        [pile] Los demás van boca arriba a un montón de descartes.
       *[out] Los demás salen de la partida, así que el montón puede agotarse.
    }
rules-tickets-score = Al final, un billete da sus puntos si tus vías unen sus lugares, y te los resta si no.
rules-tickets-areas =
    Algunos billetes nombran un país dibujado como varios lugares: basta con llegar a cualquiera. { $joined ->
        [yes] Los lugares de un país solo quedan unidos entre sí por una vía que construyas entre ellos.
       *[no] Los lugares de un país no están unidos entre sí, así que ningún camino pasa a través de él.
    }
rules-tickets-several = Algunos billetes nombran varias metas, cada una con sus puntos. Cuenta la mejor que alcances; si no alcanzas ninguna, pierdes los puntos de la menor.

rules-end-title = El final
rules-end-picture =
    { $trains ->
        [0] No queda ningún vagón
        [one] Queda 1 vagón
       *[other] Quedan { $trains } vagones
    }: viene la última ronda y luego el recuento.
rules-last-round =
    { $trains ->
        [one] Cuando acaba un turno y a quien lo jugó le queda 1 vagón o ninguno,
       *[other] Cuando acaba un turno y a quien lo jugó le quedan { $trains } vagones o menos,
    } cada cual juega un turno más, también esa persona. Después se muestran y puntúan los billetes.
rules-all-pass = Si no puedes hacer nada, pasas. Si pasa todo el mundo, un turno tras otro, la partida acaba al instante y se hace el recuento.
rules-winner =
    { $ties ->
        [0] Gana quien tenga más puntos; en caso de empate se comparte la victoria.
        [one] Gana quien tenga más puntos. En caso de empate decide esto: { $order }. Si el empate sigue, se comparte la victoria.
       *[other] Gana quien tenga más puntos. En caso de empate decide esto, por orden: { $order }. Si el empate sigue, se comparte la victoria.
    }

rules-path-length = La ruta más larga es tu ruta continua más larga de vías propias. Puede pasar varias veces por un lugar, pero no por la misma vía.

rules-uncertain-title = Lo que no es seguro
