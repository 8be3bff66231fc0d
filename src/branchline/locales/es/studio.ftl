studio-title = Taller de mapas
studio-new-name = Mi mapa
studio-city-name = Ciudad { $number }
studio-failed = No se puede abrir el taller
studio-tools = Herramientas
studio-redo = Rehacer
studio-draw = Dibujar
studio-move = Mover
studio-canvas = El mapa que dibujas
studio-whole = Ver todo el mapa
studio-first = Haz clic para poner una ciudad. Arrastra de una ciudad a otra para unirlas con una vía.
studio-no-tickets = Aún no hay billetes. Créalos o añádelos a mano.
studio-no-tracks = Aún no hay vías. Arrastra de una ciudad a otra.
studio-keys = Las flechas mueven una cruz. Intro pone allí una ciudad o elige lo que hay. J empieza una vía, Intro en otra ciudad la termina. Supr quita lo elegido. Más, menos y 0 cambian la escala. Con Mover, Intro levanta una ciudad y la deja.
studio-chosen = Lo elegido

studio-tab-start = Inicio
studio-tab-rules = Reglas
studio-tab-tickets = Billetes
studio-tab-check = Revisión
studio-tab-board = Tablero
studio-tab-lab = Lab
studio-tab-play = Jugar

studio-new-world = Nuevo sobre el mapamundi
studio-new-blank = Nuevo en tierra vacía
studio-variant-of = Una variante de un tablero
studio-open-file = Abrir un archivo de mapa (TOML)
studio-open-cities = Añadir ciudades de una tabla (CSV)
studio-open-picture = Poner una imagen debajo
studio-picture = Imagen
studio-picture-moves = Arrastrar mueve la imagen
studio-picture-size = Tamaño
studio-picture-turn = Giro
studio-picture-opacity = Opacidad
studio-too-large = El archivo es demasiado grande: { $kilobytes } kB como máximo
studio-dropped =
    { $count ->
        [one] No se pudo leer 1 entrada del archivo y se ha omitido.
       *[other] No se pudieron leer { $count } entradas del archivo y se han omitido.
    }
studio-cities-read =
    { $count ->
        [one] 1 ciudad añadida.
       *[other] { $count } ciudades añadidas.
    } { $skipped ->
        [0] Se han leído todas las líneas.
        [one] Se ha saltado 1 línea.
       *[other] Se han saltado { $skipped } líneas.
    }
studio-choose-file = Elegir archivo
studio-cities-lost =
    { $count ->
        [one] 1 ciudad no tiene coordenadas y está debajo de las demás: muévela a su sitio ({ $name }).
       *[other] { $count } ciudades no tienen coordenadas y están debajo de las demás: muévelas a su sitio (la primera es { $name }).
    }
studio-kept = Tu mapa se guarda en este navegador mientras trabajas.
studio-kept-file = Tu mapa se guarda en este navegador y en { $file } mientras trabajas.

studio-name = Nombre
studio-length = Longitud
studio-shorter = Más corta
studio-longer = Más larga
studio-colour = Color
studio-double = Añadir una vía paralela
studio-from = De
studio-to = A
studio-points = Puntos
studio-points-of-way =
    { $count ->
        [one] 1 punto, como el camino más corto
       *[other] { $count } puntos, como el camino más corto
    }
studio-other-end = Añadir otro destino que también cuenta
studio-no-other-end = Todos los lugares ya son destinos de este billete.
studio-remove = Quitar
studio-add = Añadir
studio-key = Clave
studio-entry = Número { $number }
studio-remove-entry = Quitar el número { $number }
studio-remove-named = Quitar { $name }

studio-said-place = { $name } está en el mapa
studio-said-track = Vía { $a }–{ $b }, longitud { $length }
studio-said-joining = Vía desde { $name }: ve a otra ciudad y pulsa Intro
studio-said-removed = Quitado
studio-said-mended = Corregido

studio-mechanics = Reglas especiales
studio-more-rules = Más reglas
studio-generate-title = Crear billetes
studio-how-many = Número
studio-spread = Longitudes
studio-spread-short = Cortas
studio-spread-mixed = Variadas
studio-spread-long = Largas
studio-generate = Crear
studio-by-hand = A mano

studio-all-right = Todo está bien: se puede jugar en este mapa.
remedy-set = Poner { $value }
remedy-remove = Quitar
remedy-points = La longitud { $length } da { $points }
remedy-group = Usar la regla habitual de las vías paralelas
remedy-mechanic = Añadir la regla «{ $mechanic }»
remedy-fit = Adaptar la regla a este mapa
remedy-deal = Repartir { $count }
remedy-trains = Dar { $count } trenes a cada uno
remedy-join = Unir { $a } y { $b }

studio-board-later = El tablero se dibuja en cuanto la revisión no encuentra nada.
studio-drawing =
    { $step ->
        [places] Colocando las ciudades…
        [ground] Dibujando la tierra…
        [routes] Tendiendo las vías…
        [names] Poniendo los nombres…
       *[done] Terminando el tablero…
    }
studio-draw-board = Dibujar el tablero
studio-drawing-failed = No se ha podido dibujar el tablero; se puede jugar en este, más sencillo.
studio-board-drawn = Este es el tablero.
studio-board-island = Algunas ciudades están mucho más cerca unas de otras de lo que miden sus vías. Las costas del mundo se romperían ahí, así que el tablero es una isla propia.
studio-board-picture = El tablero de { $name }
studio-corrections = Arrastra un nombre, una vía o una ciudad adonde quieras. Con el teclado: Tab elige, las flechas mueven, Intro guarda.
studio-board-large = Ver el tablero en grande
studio-board-small = Volver al mapa
studio-corrections-off = Deshacer todas las correcciones

## Lab

studio-lab-about = Los bots juegan el mapa muchas veces. Ves con qué frecuencia se construye cada vía y cuánto debería valer cada billete.
studio-lab-later = El laboratorio se abre en cuanto la revisión no encuentra nada.
studio-lab-elsewhere = En este servidor solo su dueño puede usar el laboratorio. En tu propio ordenador puede cualquiera: branchline studio
studio-effort = ¿Con cuánto detalle?
studio-effort-quick = Rápido
studio-effort-usual = Normal
studio-effort-thorough = A fondo
studio-study = Estudiar el mapa
studio-studying =
    { $games ->
        [one] { $games } partida jugada …
       *[other] { $games } partidas jugadas …
    }
studio-tune = Ajustar los bots
studio-tuning =
    { $games ->
        [one] Los bots aprenden: { $games } partida …
       *[other] Los bots aprenden: { $games } partidas …
    }
studio-tune-about = Los bots ajustados conocen este mapa: lo han jugado entre ellos una y otra vez.
studio-tuned = Los bots están ajustados a este mapa: ganan el { $share } de las partidas contra bots sin ajustar.
studio-studied =
    { $games ->
        [one] Una partida, { $players } jugadores
       *[other] { $games } partidas, { $players } jugadores
    }
studio-lab-old = El mapa ha cambiado desde entonces. Estúdialo otra vez para tener cifras nuevas.
studio-heat = Mostrar con qué frecuencia se construyen las vías
studio-heat-seldom = pocas veces
studio-heat-often = muchas veces
studio-lab-begin = Ventaja de quien empieza
studio-lab-turns = Turnos por partida
studio-lab-dead = Vías que casi nunca se construyen
studio-lab-untouched = Ciudades a las que nadie llega
studio-lab-report = Abrir el informe
studio-prices = Precios de los billetes
studio-prices-note = Con estos precios todos los billetes valdrían más o menos lo mismo. En negrita: el precio es erróneo con seguridad. Detrás, el intervalo en que está el correcto.
studio-prices-fine = Todos los billetes valen más o menos lo mismo.
studio-lab-failed = No ha funcionado. Inténtalo otra vez.
studio-handle-beside = Nombre de { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Vía { $a }–{ $b }
studio-said-studied = Ya están las cifras
studio-said-moved = { $name } movida
studio-said-carried = { $name }: ve adonde debe estar y pulsa Intro

studio-play-later = Puedes jugar en cuanto la revisión no encuentre nada.
studio-export = Guardar en un archivo
studio-pictures-only = Es una variante de { $map }: se puede jugar y guardar como imagen.
studio-pictures-later = Las imágenes están listas cuando se ha dibujado el tablero: mira Tablero.
studio-paper = Papel
studio-paper-a4 = A4, tablero en hojas
studio-paper-letter = Carta, tablero en hojas
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF para imprimir
studio-printing = Preparando el PDF…

form-name = Nombre
form-id = Nombre corto (minúsculas)
form-about = Una línea sobre él
form-players = Jugadores
form-players-1 = Mínimo
form-players-2 = Máximo
form-trains = Trenes por jugador
form-cards = Cartas de tren
form-each-colour = De cada color
form-locomotives = Locomotoras
form-start-locomotives = Locomotoras al empezar
form-points = Puntos
form-map-points = Puntos según la longitud de la vía
form-ties = Desempate
form-groups = Vías paralelas
form-per-player = Como máximo por jugador
form-tracks-by-players = Vías en uso, según los jugadores
form-areas = Zonas
form-first = Primeros billetes
form-later = Billetes posteriores
form-deal = Repartidos
form-draw = Robados
form-keep = Se conservan al menos
form-rejected = Billetes rechazados
form-deck = Mazo
form-set = Juego
form-copies = Copias
form-group = Regla de las vías paralelas
form-several = Varios
form-several-deal = Un número para cada mazo
form-kind = Tipo
form-label = Otro nombre
form-region = Región
form-word-under = bajo el mazo
form-word-out = fuera del juego
form-word-pile = al descarte
form-word-shuffled = barajados en el mazo
form-word-city = ciudad
form-word-country = país
form-word-junction = cruce
form-word-completed-tickets = billetes completados
form-word-completed-ticket-points = puntos de billetes completados
form-word-path-length = ruta más larga
form-word-world = el mapa del mundo
form-word-island = una isla propia

print-length = Longitud
print-points = Puntos
print-trains =
    { $count ->
        [one] 1 tren por jugador
       *[other] { $count } trenes por jugador
    }

studio-share-title = Para todos en este servidor
studio-upload = Dejar el mapa aquí
studio-uploaded = Los demás lo encuentran entre los tableros de este servidor.
studio-maker = Tu nombre
studio-take-back = Quitarlo del servidor
