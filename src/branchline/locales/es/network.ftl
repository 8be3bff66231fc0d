## Otros dispositivos

network-here-only = Esta partida está solo en este ordenador: los enlaces de abajo funcionan aquí y en ningún otro dispositivo.
network-open-note = Puedes abrirla a tu red local. Entonces cualquiera en esa red, como la misma wifi, podrá llegar a esta página, hasta que la cierres o termines el programa. Nada sale a internet.
network-open = Abrir a la red local
network-host-opens = Quien creó la partida puede abrirla a la red local, en el ordenador donde se ejecuta.
network-opened = Abierta a tu red local en { $address }. En la misma red se pueden usar los enlaces de abajo.
network-close = Volver a cerrarla
network-elsewhere = Otros dispositivos llegan a esta partida en { $address }.
network-working = Un momento…
link-code = Código QR
link-code-hide = Ocultar el código
link-code-of = Código QR: { $label }
link-code-note = Apúntale con la cámara de un móvil.
menu-share-here = Copiar enlace para mirar (solo este ordenador)

## Tu turno

title-your-turn = Tu turno – { $page }
title-turns =
    { $count ->
        [one] Tu turno – branchline
       *[other] Tu turno en { $count } partidas – branchline
    }
game-your-turn = tu turno
play-turn = Jugar
notify = Avísame cuando me toque
notify-note = Una notificación de este navegador, si no tienes esta página delante
notify-title = Tu turno
notify-text = Te están esperando: { $map }
notify-insecure = Aquí no puede haber notificaciones: los navegadores solo las permiten con una conexión segura (https) o en el ordenador donde se ejecuta el juego.
notify-unsupported = Este navegador no tiene notificaciones.
notify-denied = Este navegador tiene orden de no mostrar notificaciones de esta página. Puedes cambiarlo en sus ajustes.

## La conexión

line-lost-now = Se ha perdido la conexión. Reintentando…
line-lost-wait =
    { $seconds ->
        [one] Se ha perdido la conexión. Nuevo intento en 1 segundo.
       *[other] Se ha perdido la conexión. Nuevo intento en { $seconds } segundos.
    }
line-try-now = Intentar ya

## Deshacer

undo-left =
    { $seconds ->
        [one] Deshacer: queda 1 segundo
       *[other] Deshacer: quedan { $seconds } segundos
    }

## Páginas que no se pueden mostrar

page-failed = No se ha podido cargar esta página
page-failed-note = El servidor no responde, o hay una versión más nueva de la página.
try-again = Reintentar
replay-failed = No se puede mostrar esta repetición
game-unknown = Aquí no hay ninguna partida con ese nombre. Quizá el enlace esté cortado o lleve a otro servidor.
replay-not-over = La partida sigue en curso. Se podrá volver a ver cuando acabe.
to-the-table = A la mesa
room-refused = No puedes entrar aquí
