help-lab = Jugar muchas partidas entre bots en MAP (un id o un archivo de mapa) y decir si el mapa es bueno.
option-lab-output = Carpeta del informe: una página, sus cifras en JSON y partidas raras para abrir.
option-lab-precision = Precisión de la cuota de victorias de cada billete, en puntos porcentuales.
option-lab-minutes = Tiempo máximo, en minutos.
option-lab-rounds = Máximo de tandas de partidas; 0: las que hagan falta.
option-lab-compare = Comparar dos informes (carpetas o sus archivos JSON) y decir qué ha cambiado.
option-lab-seed = Fija el azar: la misma semilla da el mismo informe.
lab-needs-map = di qué mapa estudiar, o compara dos informes con --compare
lab-compare-takes-no-map = --compare mira dos informes y no admite un mapa
lab-working = jugando
lab-written =
    { $games ->
        [one] { $file }: informe de 1 partida
       *[other] { $file }: informe de { $games } partidas
    }
not-a-lab-report = { $file } no es un informe del laboratorio
lab-stopped = Detenido. La misma orden sigue donde quedó; lo jugado está en { $folder }.
lab-title = Informe de laboratorio: { $map }
lab-about =
    { $games ->
        [one] 1 partida con { $players } jugadores entre bots iguales, semilla { $seed }.
       *[other] { $games } partidas con { $players } jugadores entre bots iguales, semilla { $seed }.
    }
lab-intervals = Debajo de cada cifra está el intervalo que contiene el valor real 19 de cada 20 veces.
lab-precision-note = Las cuotas de victorias de los billetes se conocen con ± { $reached } puntos porcentuales (se pidieron ± { $asked }).
lab-glance = De un vistazo
lab-first-seat = Empezar vale
lab-compensation = Se compensa con { $points } puntos para los demás
lab-turns = Turnos por partida
lab-margin = Puntos entre primero y segundo
lab-decided = Quien gana toma la delantera definitiva tras
lab-decided-note = de las jugadas, de media
lab-luck = Parte de suerte
lab-luck-note = cuánto de las diferencias explica el azar
lab-mispriced = Billetes con mal precio
lab-dead = Vías muertas
lab-contested = Vías disputadas
lab-untouched = Lugares nunca alcanzados
lab-tickets = Billetes: precio y valor
lab-tickets-note = La resistencia cuenta todos los caminos entre dos lugares: cuanto más alta, más difícil. El valor dice cuántos puntos da un billete por encima del billete medio. Al precio sugerido daría tanto como el medio; en negrita donde el precio impreso es seguro otro.
lab-column-ticket = Billete
lab-column-price = Precio
lab-column-resistance = Resistencia
lab-column-kept = Elegido si se ofrece
lab-column-completion = Completado
lab-column-win-lift = Gana más a menudo
lab-column-worth = Valor
lab-column-suggested = Sugerido
lab-prices-follow = Los precios siguen a la resistencia con una correlación de { $correlation }.
lab-tracks = Vías: construidas, muertas, disputadas
lab-tracks-note = Cuanto más oscura, más se construye una vía. Tachada: muerta, casi nunca construida. Con marco: disputada, a menudo quitada a alguien que contaba con ella.
lab-column-track = Vía
lab-column-built = Construida en
lab-column-contested = Disputada
lab-column-when = Cuándo en la partida
lab-all-tracks = Todas las vías
lab-none = Ninguno.
lab-lengths = Longitudes y colores
lab-column-length = Longitud
lab-column-colour = Color
lab-column-tracks = Vías
lab-column-of-claims = De todas las construidas
lab-points = De dónde vienen los puntos
lab-column-line = Por
lab-column-points = Puntos
lab-column-scored = Puntuado por
lab-column-winners-more = Quien gana tiene más
lab-mechanics = Qué cambia cada mecánica
lab-mechanics-note = Frente a partidas en el mismo mapa sin ella.
lab-column-mechanic = Mecánica
lab-not-without = El mapa no se puede jugar sin ella.
lab-seats = Asientos
lab-column-order = Empieza como número
lab-column-wins = Gana
lab-winner-chance = Probabilidad de quien acabará ganando
lab-stage = tras el { $percent } % de las jugadas
lab-styles = Qué estilo gana
lab-styles-note = Cada estilo contra todos los demás. Para comparar, otros tableros, los más parecidos primero.
lab-column-style = Estilo
lab-column-board = Tablero
lab-oddities = Partidas raras
lab-oddities-note = Para abrir una de ellas: branchline replay FILE
lab-oddity-no-draw = Alguien no tenía ninguna carta que robar
lab-oddity-sweeps = La fila se renovó tres veces o más en una jugada
lab-oddity-stranded = Nadie podía jugar más
lab-column-games = Partidas
lab-column-files = Ejemplos
lab-value = Bots con red entrenada
lab-value-note =
    { $games ->
        [one] Las mismas cifras de 1 partida de bots que juzgan las jugadas con una red entrenada.
       *[other] Las mismas cifras de { $games } partidas de bots que juzgan las jugadas con una red entrenada.
    }
lab-column-figure = Cifra
lab-column-planner = Planificador
lab-column-value = Bot con red
lab-compare-title = Qué ha cambiado de { $before } a { $after }
lab-compare-note = Solo diferencias que se sostienen al mirar tantas cifras (como mucho un 5 % falsas).
lab-compare-none = No ha cambiado nada que destaque del azar.
lab-compared =
    { $count ->
        [one] 1 cifra comparada.
       *[other] { $count } cifras comparadas.
    }
lab-column-before = Antes
lab-column-after = Después
lab-column-change = Cambio
lab-figure-compensation = Puntos para los demás
lab-figure-score = Puntos por jugador
lab-figure-winner-score = Puntos de quien gana
lab-figure-tickets-kept = Billetes elegidos
lab-figure-tickets-done = Billetes completados
lab-figure-completion = { $what }: completado
lab-figure-win-share = { $what }: cuota de victorias
lab-figure-built = { $what }: construida
lab-figure-style = { $what }: gana
help-tune = Ajustar los bots a MAP (un id o un archivo de mapa) para que en adelante lo jueguen bien.
option-tune-players = Para cuántos jugadores ajustar (por defecto: el mínimo).
option-tune-minutes = Tiempo máximo, en minutos.
option-tune-generations = Cuántas generaciones de pesos se prueban.
option-tune-games = Partidas de cada prueba contra cada rival.
option-tune-seed = Fija el azar: la misma semilla da los mismos pesos.
tune-working = ajustando
tune-written = { $file }: los bots juegan así desde ahora; ganan a los no ajustados en el { $share } de las { $games } partidas (iguales ganarían el { $fair })
tune-stopped = Detenido. La misma orden sigue donde quedó; lo probado está en { $file }.
