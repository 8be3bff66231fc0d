## Páginas alrededor de la mesa

app-name = branchline
title-of = { $page } – branchline
page-tools = Esta página
pitch =
    Tiende vías.
    Une ciudades.
    Guarda el secreto.
tagline = Juegos de trenes para dos a seis jugadores, en tableros con reglas propias. Gratis, en tu navegador, sin cuenta.
unofficial = Un proyecto libre de gente que ama el juego. No es oficial: ninguna editorial ni autor participa en él ni responde por él.
language = Idioma
your-name = Tu nombre
name-placeholder = Opcional
back-home = Volver al inicio

## Inicio

new-game = Partida nueva
new-game-note = Con bots, con gente en esta pantalla o con amigos por enlace.
first-game = Juega tu primera partida
first-game-note =
    { $count ->
        [one] { $map }, contra un bot ({ $level }). Empieza enseguida.
       *[other] { $map }, contra { $count } bots ({ $level }). Empieza enseguida.
    }
play-with-friends = Jugar con amigos
boards-title = Tableros
boards-base = Juegos base
boards-expansion = Expansiones
boards-other = Otros tableros
board-first = empieza aquí
quick-note = Elige uno y te sientas a la mesa, con bots a tu alrededor.
quick-opponents = Contra
quick-play =
    { $count ->
        [one] : jugar contra un bot
       *[other] : jugar contra { $count } bots
    }
bots-number =
    { $count ->
        [one] un bot
        [2] dos bots
       *[other] { $count } bots
    }
players-range = { $from }–{ $to } jugadores
players-exactly =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
set-up = Preparar…
rules-of = Reglas de
continue-title = Tus partidas
games-turns =
    { $count ->
        [one] 1 te espera
       *[other] { $count } te esperan
    }
game-won =
    { $subject ->
        [you] Has ganado
       *[named] Victoria de { $names }
    }{ $rivals ->
        [0] , { $points } cada cual
       *[other] , { $points } a { $others }
    }
learn-title = ¿Es tu primera vez?
learn-note = Reúne cartas, construye vías con ellas y une las ciudades de tus billetes antes de que te corten el paso.
learn-rules = Leer las reglas
tables-title = Mesas abiertas
tables-waiting = { $count } esperando
tables-none = Ahora mismo nadie espera jugadores. Abre una mesa: podrá sentarse quien venga.
table-open = Abrir una mesa
table-seats =
    { $count ->
        [one] { $names }, 1 asiento libre
       *[other] { $names }, { $count } asientos libres
    }
table-join = Unirme
game-waiting = esperando jugadores
game-playing = en curso
game-over = terminada
play-on = Continuar
watch = Mirar
look-at-scores = Puntos
forget-game = Quitar esta partida ({ $map }) de la lista

## Partida nueva

which-map = ¿Qué tablero?
which-variant = ¿Qué juego?
variant-base = El juego normal
how-many = ¿Cuántos jugadores?
who-plays = ¿Quién juega?
seat-who = { $seat }: quién se sienta
seat-name = { $seat }: nombre
name = Nombre
seat-open = Asiento libre
who-here = Aquí mismo
who-friend = Por enlace
who-open = Quien venga
who-bot = Bot: { $level }
level-greedy = sencillo
level-beginner = principiante
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
personality-hunter = cazabilletes
personality-racer = velocista
personality-blocker = bloqueador
personality-builder = constructor
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Varias personas en esta pantalla: un telón oculta tus cartas cada vez que la pasas.
note-open = Mientras queden asientos libres, la mesa aparece entre las mesas abiertas del inicio.
note-links = En cuanto esté la mesa tendrás los enlaces para enviar.
more-options = Comienzo, reloj y público
who-starts = ¿Quién empieza?
by-lot = Por sorteo
turn-clock = Tiempo por turno
no-clock = Sin límite
span-minutes =
    { $count ->
        [one] 1 minuto
        [60] 1 hora
       *[other] { $count } minutos
    }
span-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
absence = Si alguien hace esperar a los demás, entra un bot
after-span = tras { $span }
never = nunca
allow-spectators = Se permite mirar
quick-bots = Los bots juegan al instante (sin deshacer)
begin-game = Empezar
make-room = Abrir la mesa

## Sala de espera y enlaces

waiting-title = { $map }: esperando jugadores
waiting-plain = Esperando jugadores
waiting-for =
    { $count ->
        [one] Queda un asiento libre. La partida empieza sola en cuanto se ocupe.
       *[other] Quedan { $count } asientos libres. La partida empieza sola en cuanto se ocupen.
    }
seat-waiting = esperando a alguien
seat-yours = tu asiento
seat-here = está aquí
seat-invited = con invitación, aún no ha llegado
name-of-seat = Nombre del jugador { $number }
rename = Cambiar nombre
take-seat = Sentarme
start-now =
    { $count ->
        [one] Empezar ya: un bot ocupa el asiento libre
       *[other] Empezar ya: los bots ocupan los { $count } asientos libres
    }
invite-title = Invitar
invite-note = Envía estos enlaces. Para abrirlos no hace falta cuenta.
friends-title =
    { $count ->
        [one] Falta una persona
       *[other] Faltan { $count } personas
    }
friends-note = Un enlace da derecho a jugar en ese asiento: envíalo a una sola persona.
link-seat = Para { $name }
link-open = Para quien ocupe un asiento libre
link-watch = Para mirar
copy = Copiar
copied = Copiado
share = Compartir
copy-move = Copiar un enlace a esta jugada
share-more = Imagen, animación, archivo

## Al seguir un enlace

join-title = Únete a una partida
join-invited = Tu asiento te espera
join-open = Hay un asiento para ti
join-full = Todos los asientos están ocupados
join-game = Una partida en el tablero { $map }
join-with = con { $people }
join-stale = El enlace que has seguido no abre ningún asiento aquí. Vuelve a pedirlo.
sit-down = Sentarme
watch-game = Mirar la partida

## Final de la partida

end-title = Recuento final
result-won =
    { $subject ->
        [you] ¡Has ganado!
        [several] { $names } comparten la victoria
       *[named] Gana { $names }
    }
result-points =
    { $rivals ->
        [0] { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } cada cual
       *[other] { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } a { $others }
    }
show-result = Ver el resultado
look-at-board = Ver el tablero
copied-here = Copiado, solo para este ordenador
not-copied = Aquí no se puede copiar el enlace
share-text = Así fue nuestra partida en el tablero { $map }
race-title = La carrera
race-summary = Puntos a lo largo de la partida. Al final: { $totals }
race-total = { $name } { $points }
race-table = Puntos en el tablero a lo largo de la partida, y con billetes y bonificaciones
race-move = Jugada { $move } de { $moves }
race-first = primera jugada
race-last = última jugada
race-rest = billetes, extras
awards-title = Lo más destacado
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Más billetes completados
award-tickets =
    { $count ->
        [one] 1 completado
       *[other] { $count } completados
    }
award-best-ticket = Mejor billete
award-longest-track = Vía más larga
award-spaces =
    { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }
award-best-move = Mejor jugada
award-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
score-table = Puntuación
total = Total
all-tickets = Todos los billetes
tickets-of =
    { $count ->
        [one] { $name }: 1 billete
       *[other] { $name }: { $count } billetes
    }
light-cell = { $name }, { $line }: { $points }. Mostrar en el tablero
rematch = Jugar otra vez
to-rematch = A la siguiente partida
replay = Repetición
tell-again = Contarla línea a línea
download = Guardar la partida

## Repetición

replay-of = Repetición: { $map }
replay-moves = Jugadas
replay-move = Jugada
replay-begin = Se reparten las cartas y los billetes.
replay-players = Qué tenía cada cual
replay-speed = Velocidad
replay-seat =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } · { $trains ->
        [one] 1 vagón
       *[other] { $trains } vagones
    }
replay-hidden =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $tickets ->
        [one] 1 billete
       *[other] { $tickets } billetes
    }
no-cards = sin cartas
eyes = Visto por
eyes-all = todo el mundo, cartas a la vista
move-of = { $move } de { $moves }
to-start = Al principio
step-back = Una jugada atrás
run = Iniciar
pause = Pausa
step-on = Una jugada adelante
to-end = Al final
play-from-here = Jugar desde aquí
back-to-room = Volver a la mesa

## Ajustes

settings-title = Ajustes
setting-sound = Sonidos
setting-sound-note = Cartas, trenes y una campana cuando te toca
setting-guide = Guía
setting-guide-note = Consejos en tus primeras partidas
setting-theme = Claro u oscuro
setting-theme-auto = Sistema
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-motion = Movimiento
setting-motion-auto = Sistema
setting-motion-on = Sí
setting-motion-off = No
setting-confirm = Preguntar antes de construir una vía
setting-confirm-touch = Al tocar
setting-confirm-on = Siempre
setting-confirm-off = Nunca

## Ayuda: teclas

help-title = Cómo se juega
help-of = Cómo se juega: { $map }
keys-title = Teclas
key-row = Tomar esa carta de la fila
key-deck = Robar del mazo
key-tickets = Robar billetes
key-build = Ver qué puedes construir
key-hint = Preguntar qué haría un bot fuerte
key-enter = Confirmar
key-escape = Cancelar, cerrar
key-undo = Deshacer
key-zoom = Acercar, alejar, ver todo el tablero
key-pan = Mover el tablero, cuando tiene el foco
key-help = Esta página

## Puntos por longitud

rules-spaces = Casillas
rules-points = Puntos

## Guía

guide-title = Guía
guide-stop = No más consejos
guide-first-tickets = Quédate con { $keep } o más que compartan camino.
guide-draw = Toma cartas del color de las vías discontinuas.
guide-second-card = Una carta más. Lo que no puedes tomar, apagado.
guide-claim-for = Construye { $track } para el billete { $letters }.
guide-claim = Construye vías con marco: las largas dan más.
guide-ticket-done =
    { $count ->
        [one] Billete { $done } completado: puntúa al final.
       *[other] Billetes { $done } completados: puntúan al final.
    }
guide-tickets = Todo completado: puedes robar billetes nuevos.
guide-keep = Quédate con { $keep } o más: los ya casi unidos.
guide-progress = Elige un billete y verás el camino que le falta.
guide-others = Juegan los demás: lo que toman revela sus planes.
guide-pass = No puedes robar ni construir, así que pasas.
guide-last-round = Última ronda: acaba un billete o construye.
guide-end = Los puntos subrayados se ven en el tablero: elígelos.

home-studio = Dibuja tu propio mapa
home-studio-note = Pon ciudades, únelas y juega enseguida en tu propio tablero.
home-studio-open = Abrir el taller de mapas
map-remove = Quitar
map-by = de { $name }
