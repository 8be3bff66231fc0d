## El programa

help-branchline = Juegos de mapas ferroviarios: juégalos en el navegador o en la terminal, míralos, estúdialos.
help-start = Empieza con: branchline play
option-version = Mostrar la versión y salir.
option-language = Idioma de todos los mensajes: { $languages } (por defecto: el del sistema).
language-unknown = { $language } no es un idioma disponible aquí; elige entre { $languages }
version =
    branchline { $version } (motor { $engine ->
        [compiled] compilado
       *[interpreted] interpretado
    })
stopped = Detenido.
unexpected-error = Error: ha ocurrido algo inesperado ({ $error }). Comunícalo, por favor, con lo que veas tras definir { $variable }=1.
error-in = { $file }: { $problem }

## Lo que dice la línea de comandos por sí misma

click-usage = Uso:
usage-options = OPCIONES
usage-command = COMANDO [ARGUMENTOS]…
click-options = Opciones
click-commands = Comandos
click-help = Mostrar este mensaje y salir.
click-default = por defecto: { $default }
click-error = Error: { $message }
click-try-help = Prueba «{ $command } { $option }» para ver la ayuda.
click-invalid = Valor no válido: { $message }
click-invalid-for = Valor no válido para { $param-hint }: { $message }
click-missing-argument = Falta el argumento
click-missing-option = Falta la opción
click-missing-command = Falta el comando.
click-no-such-option = No existe la opción { $name }.
click-no-such-command = No existe el comando { $name }.
click-not-a-number = { $value } no es un { $number-type } válido.
click-not-in-range = { $value } no está en el intervalo { $range }.
click-no-such-file = { $name } { $filename } no existe.
click-is-a-folder = { $name } { $filename } es una carpeta.
click-takes-no-value = La opción { $name } no admite ningún valor.
click-file = Archivo
click-not-a-choice = { $value } no es { $choice }.
click-not-one-of = { $value } no es uno de { $choices }.
click-extra-argument = Sobra un argumento ({ $args })
click-extra-arguments = Sobran argumentos ({ $args })
click-needs-value = La opción { $name } requiere un argumento.
click-did-you-mean = ¿Querías decir { $possibility }?
click-did-you-mean-one-of = (¿Querías decir uno de estos: { $possibilities }?)

## Opciones de varios comandos

option-json = Mostrar las cifras en JSON.
option-map = El id de un mapa o un archivo de mapa.
option-variant = Una variante del mapa.
option-players = Número de jugadores.
option-players-fewest = Número de jugadores (por defecto: el mínimo).
option-processes = Procesos que se reparten las partidas (por defecto: todos los núcleos).
option-on = Dónde se juegan las partidas: "processes" de esta máquina, "ray" (también en esta máquina) o la dirección de un clúster, ray://HOST:PORT.
option-map-file = Dónde está el mapa de una partida guardada, si ha cambiado de sitio.

## play

help-play =
    Juega en tu navegador, en esta máquina: contra bots, con gente a tu lado o por un enlace.

    MAP es el id de un mapa (véase `branchline maps`) o un archivo de mapa propio; sin él, eliges en el navegador. Las partidas se guardan y siguen donde estaban. Ctrl-C termina.

    Con --terminal se juega en la terminal; sin MAP, unas pocas preguntas te ponen en marcha. Varias personas pueden compartir el teclado; solo con bots (--seats greedy,random) la partida pasa por la pantalla.
option-play-port = Dónde escuchar.
option-play-database = Dónde se guardan las partidas.
option-no-browser = No abrir el navegador; mostrar solo la dirección.
option-terminal = Jugar en la terminal; el resto es para eso.
option-play-players = Cuántos jugadores.
option-seats = Quién juega, con comas: { $kinds }, module:Class o run:COMMAND (por defecto: tú entre bots).
option-names = Los nombres de los jugadores, con comas.
option-play-seed = La misma semilla reparte las mismas cartas.
option-save = Guardar la partida tras cada jugada.
option-resume = Seguir con una partida guardada.
only-in-terminal = { $option } es para el juego en la terminal: añade --terminal
bots-by-seats = { $option } es para el juego en el navegador; en la terminal, nombra el bot en --seats
only-in-browser = { $option } es para el juego en el navegador; quítala, o quita --terminal
map-missing = ¿qué mapa? branchline play --terminal MAP, donde MAP es uno de { $maps }
variant-needs-map = --variant necesita un MAP
map-file-needs-resume = --map-file va con --resume; si no, indica el archivo como MAP
file-exists = { $file } ya existe; continúalo con --resume { $file }, o indica otro archivo
save-refused = no se puede guardar en { $file }: { $problem }
resumed-has-its-own = una partida guardada tiene las suyas; quita { $options }

unknown-seat-kind = nadie llamado { $kind } puede tomar asiento
seats-disagree = --players { $players } y --seats con { $seats } no concuerdan
not-a-name = { $name } no es un nombre: de 1 a { $longest } caracteres imprimibles, por favor
same-name = dos jugadores tienen el mismo nombre
resumed-seats-disagree = la partida tiene { $seats } asientos, --seats tiene { $given }

client-not-built = el cliente para el navegador no está compilado: ejecuta `make setup` en el código fuente, o instala un wheel; mientras tanto, con `branchline play --terminal` se juega aquí
browser-is-at = branchline está en { $address }
browser-runs-already = branchline ya está en marcha, en { $address }
browser-keeps-games = Ctrl-C lo termina; las partidas se guardan en { $file }
browser-ends = Hasta pronto. Tus partidas quedan guardadas.
port-refused = puerto { $port }: { $problem }; indica otro con { $option }, o ninguno
not-an-address = { $address } no es la dirección de una máquina, como 192.168.1.5
not-a-database = { $file }: no es una base de datos donde guardar partidas: { $problem }

## serve

server-keeps-games = Las partidas se guardan en { $file }
map-id-is-packaged = { $file }: id "{ $id }": es el id de un mapa del paquete; da otro al mapa
map-id-twice = { $file }: id "{ $id }": { $other } tiene el mismo id; da otro a uno de los dos
help-studio =
    Dibuja un mapa propio en el navegador, míralo como tablero y juega en él.

    Con FILE (.toml), el mapa se lee de él si existe, y cada cambio se escribe en él.
studio-file-toml = { $file }: los archivos de mapa terminan en .toml
studio-no-folder = { $folder } no es una carpeta
server-keeps-maps = Los visitantes pueden dejar mapas aquí. Abre { $page } para quitar cualquiera.
option-allow-uploads = Guardar los mapas que dibujan los visitantes, para que todos jueguen en ellos.
help-serve = Servir partidas a navegadores hasta que se detenga (Ctrl-C).
option-host = Dirección en la que escuchar.
option-serve-port = Puerto en el que escuchar.
option-serve-database = Archivo donde se guardan las partidas, o postgresql://user@host/name (por defecto: games.sqlite en tu carpeta de datos).
option-upgrade = Actualizar una base de datos de una versión anterior; haz antes una copia de seguridad.
option-serve-processes = Servidores que iniciar, que comparten el puerto y una base de datos PostgreSQL.
upgrade-now = ¿Actualizarla ahora?
processes-need-postgresql = --processes { $count } necesita una base de datos PostgreSQL: varios servidores no pueden compartir un archivo; indica una con --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] 1 servidor está en { $address }
       *[other] { $count } servidores están en { $address }
    }
process-restarts = Un servidor ha terminado (código { $code }); otro ocupa su lugar.
process-gives-up = No se puede iniciar un servidor (código { $code }).
option-own-map = Ofrecer un archivo de mapa propio; se puede repetir.
option-own-bot = Ofrecer un bot propio con un nombre: module:Class, un bot instalado o run:COMMAND; se puede repetir.
option-lan-address = La dirección de esta máquina para otras personas de la red local (por defecto: la que se encuentre).
option-origin = Otro origen desde el que se pueden conectar páginas.
option-serve-bots = Procesos en los que piensan los bots.
option-bot-pause = Segundos antes de que un bot tome una decisión fácil; las difíciles duran hasta cuatro veces más.
option-undo-seconds = Segundos que espera un bot mientras alguien aún puede deshacer su jugada, si los bots hacen pausas.
option-rooms-per-minute = Salas nuevas que puede abrir una dirección.
option-rooms-per-address = Salas de una dirección que pueden estar activas a la vez.
option-connections-per-address = Conexiones que puede tener a la vez una dirección.
option-connections = Conexiones que puede haber a la vez, si el sistema permite tantos archivos.
option-proxy = Dirección o red de un proxy que puede decir de dónde viene una petición (X-Forwarded-For); se puede repetir.
option-metrics-port = Puerto en el que Prometheus encuentra cifras (por defecto: no se dan).
option-metrics-host = Dirección de ese puerto.
option-log-format = Cómo se escribe el registro del servidor.
not-a-network = { $network } no es una dirección ni una red, como 10.0.0.5 o 10.0.0.0/8

## maps y check-map

help-maps = Enumerar los mapas que trae branchline.
option-maps-json = Mostrar los mapas en JSON.
help-check-map =
    Comprobar un FILE de mapa: cada problema, y qué sería lo correcto.

    Código de salida 1 si hay problemas.
option-check-map-json = Mostrar los problemas en JSON.
maps-hint = Juega uno: branchline play MAP    Uno propio: branchline check-map FILE
rules-and-variants = { $rules }; variantes: { $variants }
problems-found =
    { $count ->
        [one] 1 problema
       *[other] { $count } problemas
    }
map-is-sound = { $map } ({ $id }) es correcto: { $fewest }–{ $most } jugadores, { $trains } vagones por jugador; lugares: { $places }, vías: { $tracks }, billetes: { $tickets }.
map-mechanics = Mecánicas: { $names }.
map-variants = Variantes: { $names }.

## replay

help-replay = Comprobar la partida guardada FILE, entrada a entrada, y reproducirla.
option-replay-json = Mostrar la partida en JSON.
option-to = Parar tras N jugadas.
option-animate = Escribir la partida como animación, .webp o .gif, de 3 MB como mucho.
option-log = Contar todo lo que pasó, con frases.
beyond-the-end =
    { $moves ->
        [one] la partida tiene 1 jugada, así que { $option } { $given } queda más allá del final
       *[other] la partida tiene { $moves } jugadas, así que { $option } { $given } queda más allá del final
    }
replay-heading =
    { $moves ->
        [one] { $map } · { $seats } · 1 jugada, correcta
       *[other] { $map } · { $seats } · { $moves } jugadas, todas correctas
    }
replay-part-heading =
    { $shown ->
        [one] { $map } · { $seats } · la primera de { $moves } jugadas, correcta
       *[other] { $map } · { $seats } · las primeras { $shown } de { $moves } jugadas, todas correctas
    }
game-not-over = La partida no ha terminado: le toca a { $seats }.
not-an-animation = { $file }: una animación se escribe como .webp o .gif
animation-needs-packages = para una animación hacen falta más paquetes: pip install 'branchline[pictures]'
animation-working = Animando la partida
animation-written = Escrito: { $file } ({ $megabytes } MB)

## board

help-board =
    Dibujar el tablero de MAP, vacío o como lo dejó una partida guardada.

    Los mapas del paquete tienen tableros acabados. Tu propio mapa recibe uno a partir de las coordenadas de sus lugares o, si no las da, de sus vías.
option-output = Escribir aquí.
option-format = Tipo de imagen; si no, según el nombre de FILE.
option-width = Anchura de un PNG, en píxeles.
option-record = Mostrar una partida guardada con su marcador; sin MAP, en el mapa en que se jugó.
option-move = La partida tras N jugadas.
option-geography = Dibujar el tablero de nuevo, sobre tierra real.
option-layout = Dibujar el tablero de nuevo: según dónde están los lugares, o solo a partir de las vías.
option-keep = Guardar junto al archivo de mapa el tablero dibujado de nuevo.
move-needs-record = --move necesita una partida: indica --record FILE
board-of-what = ¿qué tablero? da un MAP, o una partida con --record FILE
not-a-picture = { $file }: un tablero se escribe como .svg o .png; si no, indica --format
board-written = { $file }: el tablero { $map }
game-on-another-map = { $file }: una partida en el mapa { $played }, no en { $map }
drawing-needs-packages = para dibujar un tablero de nuevo hacen falta más paquetes: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = para un PNG hacen falta más paquetes: pip install 'branchline[pictures]'; con --format svg no
no-coordinates = Ningún lugar tiene coordenadas: compuesto a partir de las vías.
drawing-places = Dibujando lugares…
drawing-ground = Dibujando el terreno…
drawing-routes = Dibujando recorridos y rótulos…
drawing-names = Dibujando nombres y relieve…

## simulate

help-simulate = Jugar muchas partidas entre bots en MAP (un id o un archivo de mapa) y dar las cifras.
option-games = Número de partidas.
option-bot = Bot para todos los asientos, o uno por asiento, con comas ({ $bots }).
option-simulate-seed = Fija cada partida (por defecto: se sortea y se indica).
bots-disagree = { $players } jugadores necesitan 1 o { $players } bots, no { $bots }
games-played = jugando
simulated =
    { $games ->
        [one] { $map }, { $players } jugadores, 1 partida, semilla { $seed }
       *[other] { $map }, { $players } jugadores, { $games } partidas, semilla { $seed }
    }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos y { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisiones por partida; por segundo de procesador, partidas: { NUMBER($games, maximumFractionDigits: 0) }, decisiones: { NUMBER($speed, maximumFractionDigits: 0) }

## arena

help-arena = Enfrentar bots entre sí, en todos los asientos y con los mismos repartos, y clasificarlos.
option-arena-bots = Bots, con comas: { $bots }, module:Class o run:COMMAND.
option-arena-games = Partidas de cada encuentro.
option-arena-seed = Fija los repartos.
option-book = Un archivo donde guardar las partidas; si ya existe, el torneo continúa.
option-sprt = Parar cuando sea seguro que el primer bot gana esta proporción, o que no.
option-plot = Dibujar la clasificación como SVG.
too-few-bots = un torneo necesita dos o más bots distintos
sprt-out-of-range = --sprt debe estar entre la proporción justa { $fair } y 1
arena-heading = { $map }, { $players } jugadores, semilla { $seed }
arena-plot-title = { $map }, { $players } jugadores
rating-interval = de { $low } a { $high }
sequential-test =
    Prueba secuencial para { $share }: { $verdict ->
        [better] mejor
        [no-better] no mejor
       *[undecided] sin decidir
    }

## perft

help-perft = Contar las formas de jugar DEPTH acciones en MAP, con el azar fijado por la semilla.
option-depth = Número de acciones.
option-perft-seed = Fija todo el azar.
option-skip = Jugadas aleatorias previas.
option-divide = Contar por separado tras cada primera acción.
option-perft-json = Mostrar los recuentos en JSON.
positions-at-depth = posiciones a profundidad { $depth } ({ $seconds } s)

## bench

help-bench = Medir en un núcleo: partidas aleatorias, operaciones sueltas, rutas más largas, entornos.
option-bench-games = Número de partidas aleatorias en cada mapa (por defecto: { $games }), o en cada tramo de una ronda.
option-yardstick = Un programa que muestra su games_per_s en JSON, para comparar (por defecto: scripts/yardstick, compilado si hay un compilador de C).
option-only = Medir solo el motor, los entornos de aprendizaje, las decisiones de un bot (en rondas) o el arranque (por defecto: los dos primeros; en rondas, el motor).
option-rounds = Comparar en este número de rondas: la referencia, este motor y otra copia de trabajo se turnan en tramos cortos.
option-against = En rondas: la carpeta de otra copia de trabajo con la que comparar.
option-bench-map = En rondas: un mapa que medir; se puede repetir (por defecto: todos los mapas).
option-bench-players = En rondas: el número de jugadores (por defecto: todos; para entornos y bots, el mínimo).
option-bench-processes = En rondas, con --only env: comparar partidas repartidas entre este número de procesos con otras tantas ejecuciones en paralelo.
only-in-rounds = --against, --map y --players necesitan --rounds
processes-only-for-environments = --processes necesita --rounds y --only env, y no compara con otra copia de trabajo
not-in-rounds = --yardstick no se puede combinar con --rounds, que usa scripts/yardstick
start-plays-no-games = --only start no juega partidas: omite --games, --map, --players y --yardstick
no-table-to-measure =
    { $players ->
        [one] ninguno de estos mapas es para 1 jugador
       *[other] ninguno de estos mapas es para { $players } jugadores
    }
not-a-checkout = { $folder } no es una copia de trabajo: no tiene src/branchline
checkout-fails = no se ha podido medir el motor: { $problem }
rounds-measured = Rondas
rounds-title =
    { $kind ->
        [planner] Partidas del planificador contra sí mismo, decisiones/s, { $rounds ->
            [one] 1 ronda
           *[other] { $rounds } rondas
        }
        [value] Partidas del bot de valor contra sí mismo, decisiones/s, { $rounds ->
            [one] 1 ronda
           *[other] { $rounds } rondas
        }
        [env] Entornos, pasos/s con observación y máscara, { $rounds ->
            [one] 1 ronda
           *[other] { $rounds } rondas
        }
       *[engine] Partidas aleatorias, decisiones/s, { $rounds ->
            [one] 1 ronda
           *[other] { $rounds } rondas
        }
    }
rounds-explained = Las tasas son por segundo de procesador. La dispersión es la anchura de la mitad central de las rondas, como proporción de la mediana; los cocientes son medianas de los cocientes de cada ronda. «De base» compara con el mapa más sencillo con el mismo número de jugadores.
shared-title =
    Entornos repartidos entre { $processes } procesos, pasos/s, { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
shared-explained = Las tasas son según el reloj: { $processes } procesos se reparten { $games } partidas, y luego { $processes } ejecuciones en paralelo juegan { $games } partidas cada una. Los cocientes son medianas de los cocientes de cada ronda; otros programas que ocupen los núcleos frenan más a los que se esperan entre sí.
start-title =
    Arranque, segundos de procesador, { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, primera página
start-explained = «De nada» compara el mejor con el mejor de un Python que no hace nada. De branchline play cuenta lo gastado hasta que se responde la primera página.
yardstick-row = referencia en C
no-yardstick = Se omite la referencia: necesita scripts/yardstick de una copia de trabajo y un compilador de C.
not-a-yardstick = { $program } no muestra su games_per_s en JSON
rates-explained = Las tasas son por segundo de procesador, todas de esta misma ejecución.
random-games-title =
    { $engine ->
        [compiled] Partidas aleatorias, compilado, un núcleo
       *[interpreted] Partidas aleatorias, interpretado, un núcleo
    }
operations-title = Microsegundos
environments-title =
    { $engine ->
        [compiled] Entornos: pasos/s con observación y máscara, compilado
       *[interpreted] Entornos: pasos/s con observación y máscara, interpretado
    }
ratio-slowest-map-to-base-decisions = decisiones del mapa más lento respecto al de base: { $ratio }
ratio-compiled-to-interpreted = compilado respecto a interpretado: { $ratio }
ratio-base-to-yardstick = base respecto a la referencia: { $ratio }
ratio-other-to-yardstick = base de la otra copia respecto a la referencia: { $ratio }

## Columnas

column-map = mapa
column-players = jugadores
column-places = lugares
column-tracks = vías
column-tickets = billetes
column-rules = reglas propias
column-seat = asiento
column-bot = bot
column-mean-score = media
column-wins = victorias
column-rivals = entre
column-games = partidas
column-interval = 95 %
column-score = puntos
column-best-other = mejor rival
column-margin = margen
column-rating = nivel
column-milliseconds = ms/jugada
column-games-per-second = partidas/s
column-decisions-per-second = decisiones/s
column-decisions-per-game = decisiones/partida
column-interpreted = interpretado
column-legal = legales
column-apply = aplicar
column-copy = copiar
column-view = vista
column-longest-path = ruta más larga
column-worst = peor
column-steps = pasos
column-numbers-seen = números vistos
column-single = uno solo
column-median = mediana
column-best = mejor
column-spread = dispersión
column-to-base = de base
column-other-median = otra copia
column-to-other = de la otra
column-apart-median = en paralelo
column-program = programa
column-seconds-median = mediana
column-seconds-best = mejor
column-to-nothing = de nada
column-to-apart = cociente
column-games-at-once =
    { $games ->
        [one] 1 partida a la vez
       *[other] { $games } partidas a la vez
    }
