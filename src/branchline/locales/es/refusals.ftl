refused-detail = { $reason } ({ $detail })

## Motivos

refused-stale = La posición ha cambiado entretanto.
refused-out-of-turn = No es tu turno.
refused-illegal = Eso no está permitido ahora.
refused-not-your-seat = Ese no es tu asiento.
refused-not-started = La partida no ha empezado.
refused-over = La partida ha terminado.
refused-not-now = Eso no es posible ahora.
refused-bad-name = Ese nombre no se puede usar aquí.
refused-bad-record = Este archivo no se puede abrir.
refused-cannot-undo = Eso no se puede deshacer.
refused-malformed = El servidor no ha entendido lo que envía esta página.
refused-too-large = Eso es demasiado largo.
refused-too-fast = Un poco más despacio.
refused-unavailable = El servidor no ha podido hacerlo; inténtalo otra vez.
refused-unknown-room = Esa mesa no existe.

## Detalles: mensajes y peticiones

refusal-not-a-message = { $problem }
refusal-nested = demasiados niveles anidados
refusal-most-bytes = { $bytes } bytes como máximo
refusal-broken-off = la petición se ha interrumpido
refusal-no-move-number = una jugada tiene un número, contado desde 1
refusal-no-request = la petición no se entiende
refusal-too-slow =
    { $seconds ->
        [one] la petición no ha llegado en un segundo
       *[other] la petición no ha llegado en { $seconds } segundos
    }
refusal-too-many-connections = hay demasiadas conexiones en este momento
refusal-connections-of-address = hay demasiadas conexiones desde esta dirección
refusal-rooms-of-address =
    { $most ->
        [one] ya hay una mesa desde esta dirección
       *[other] ya hay { $most } mesas desde esta dirección
    }
refusal-rooms-today = hoy se han abierto demasiadas mesas desde esta dirección
refusal-busy = el servidor tiene demasiado trabajo; inténtalo dentro de un momento
refusal-other-site = no se responde a peticiones de otros sitios
refusal-wait-a-minute = espera un minuto
refusal-hello-first = el primer mensaje debe ser hello
refusal-one-hello = un solo hello, en el protocolo { $protocol }; quizá ayude recargar la página
refusal-no-token = Este navegador no tiene asiento en esta mesa, y no se permite mirar. Si te han invitado, abre el enlace que recibiste.
refusal-not-host = solo puede hacerlo quien creó la partida
refusal-network-elsewhere = solo en el ordenador donde se ejecuta el servidor
refusal-network-public = este servidor no es solo para su propio ordenador
refusal-no-network = no se ha encontrado ninguna red local en este ordenador
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = ese enlace no es de este servidor
refusal-database = la base de datos ha fallado; no se ha guardado nada
refusal-unreadable = esta partida no se puede leer
refusal-server-error = algo ha ido mal en el servidor

## Detalles: el estado de una partida

refusal-seats-open = la partida empieza cuando todos los asientos están ocupados
refusal-already-begun = la partida ya ha empezado
refusal-not-over = la partida no ha terminado
refusal-record-later = el archivo se puede obtener cuando acabe la partida
refusal-record = { $problem }
refusal-record-unfinished = la partida no ha terminado; aquí solo se abren partidas terminadas
refusal-record-too-much = comprobarlo lleva demasiado tiempo
refusal-records-today = hoy se han abierto demasiados archivos desde esta dirección
refusal-no-pictures = a este servidor le faltan los paquetes para eso: pip install 'branchline[pictures]'
refusal-no-drawing = este servidor no tiene los paquetes para eso: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = este servidor no tiene los paquetes para eso: pip install 'branchline[print]'
refusal-not-printed = es una variante de un tablero incluido; solo se imprimen mapas propios
refusal-no-uploads = este servidor no guarda mapas de visitantes
refusal-too-many-uploads = guarda { $most } mapas como máximo; quita antes uno tuyo
refusal-no-file = no se ha abierto ningún archivo para esta página
refusal-no-studies = aquí solo el dueño del servidor puede usar el laboratorio
refusal-study-running = el laboratorio de este servidor está ocupado; inténtalo cuando acabe
refusal-not-ready = todavía no está listo
refusal-replay-later = la repetición se puede ver cuando acabe la partida
refusal-changed-at = la posición cambió en la versión { $version }
refusal-no-version = aún no existe la versión { $version }
refusal-others-to-act = es el turno de { $names }
refusal-illegal-action = la acción { $action } no es legal ahora
refusal-undo = se sabe algo nuevo, ha jugado otra persona o ya se ha deshecho demasiado
refusal-hint-turn = las pistas son para quien tiene el turno
refusal-one-hint = las pistas, de una en una
refusal-no-hint = no se ha encontrado ninguna pista a tiempo
refusal-before-last-move = elige una jugada anterior a la última, la { $moves }
refusal-log-incomplete = el registro de esta partida está incompleto

## Detalles: salas, asientos y chat

refusal-no-such-map = ese mapa no existe
refusal-no-such-lesson = esa lección no existe
refusal-no-such-puzzle = ese problema no existe
refusal-no-such-variant = el mapa no tiene esa variante
refusal-player-count = { $map } es para { $fewest } a { $most } jugadores
refusal-first-seat = no existe el asiento que debería empezar
refusal-no-such-bot = ese bot no existe; hay { $bots }
refusal-seats-of-game =
    { $count ->
        [one] la partida tiene 1 asiento, que no puede estar libre
       *[other] la partida tiene { $count } asientos; ninguno puede estar libre
    }
refusal-too-many-rooms = hay demasiadas mesas en este momento
refusal-rematch-exists = la nueva partida ya está abierta
refusal-no-open-seat = no hay ningún asiento libre
refusal-bot-plays = un bot juega en este asiento; recupéralo primero
refusal-bot-plays-already = un bot ya juega en este asiento
refusal-no-bot-plays = ningún bot juega en este asiento
refusal-bot-sits-there = ahí se sienta un bot
refusal-mute = no existe el asiento que quieres silenciar
refusal-nothing-said = no hay nada que decir
refusal-name-length =
    { $most ->
        [one] un nombre tiene 1 carácter
       *[other] un nombre tiene de 1 a { $most } caracteres
    }
refusal-name-hidden = contiene caracteres invisibles
refusal-name-marks =
    { $most ->
        [one] 1 acento por letra como máximo
       *[other] { $most } acentos por letra como máximo
    }
refusal-name-taken = aquí ya hay alguien que se llama { $name }
refusal-too-much-chat = en esta mesa se habla demasiado

## El servidor

server-no-client =
    El servidor de branchline está en marcha, pero el cliente para el navegador no está compilado:
    ejecuta `make setup` en el código fuente, o instala un wheel. Con `branchline play --terminal` se
    juega en la terminal, y los programas pueden usar la API: véase /api/options.
server-unknown-host =
    Este servidor no responde a ese nombre. Si debería hacerlo, inícialo con --origin y la dirección
    del sitio.

## Bases de datos

database-of-another-program = { $path }: es la base de datos de otro programa; indica otro archivo
database-of-newer-version =
    { $database }: escrita por una versión más nueva de branchline (esquema { $found }, esta lee { $own }); usa esa versión, o indica otra base de datos con --database
database-of-older-version =
    { $database }: escrita por una versión anterior de branchline (esquema { $found }, esta necesita { $own }). Se puede actualizar, y las versiones anteriores ya no podrán leerla: haz antes una copia de seguridad ({ $kind ->
        [shared] pg_dump
       *[file] una copia del archivo, con su archivo -wal si lo hay, mientras no haya ningún servidor en marcha
    }), e inicia de nuevo con --upgrade
database-scheme = { $scheme }: las bases de datos son un archivo, indicado solo por su ruta (games.sqlite), o PostgreSQL (postgresql://user@host/name)
database-address = esta no es la dirección de una base de datos PostgreSQL; tiene la forma postgresql://user@host:port/name
database-needs-driver = PostgreSQL necesita un controlador: pip install 'branchline[postgres]'
database-in-use =
    { $file }: otro servidor guarda sus partidas en este archivo{ $address ->
        [none] {""}
       *[other] {""}, en { $address }
    }; detenlo, o indica otro archivo con --database (varios servidores pueden compartir una base de datos PostgreSQL)
