practice-title = Práctica
practice-intro = Posiciones en las que una jugada es claramente la mejor. Elige una jugada; después verás cuál es y por qué.
practice-puzzles = Problemas
practice-solved = { $solved } de { $total } resueltos
practice-start = Empezar
practice-go-on = Continuar
practice-all-solved = Todos resueltos.
practice-puzzle-about =
    { $state ->
        [solved] Problema { $number }: { $map }, { $players } jugadores, resuelto
        [missed] Problema { $number }: { $map }, { $players } jugadores, sin resolver
       *[new] Problema { $number }: { $map }, { $players } jugadores
    }
practice-own = De tus partidas
practice-own-intro = Jugadas tuyas para las que había otra claramente mejor.
practice-own-none = Aún no hay ninguna: termina antes una partida en este navegador.
practice-own-look = Buscar jugadas
practice-own-count =
    { $count ->
        [one] 1 jugada, { $left } por resolver
       *[other] { $count } jugadas, { $left } por resolver
    }
practice-own-clean = Ninguna jugada tuya costó mucho.
practice-own-try = Probar otra vez
practice-ask = Te toca: ¿cuál es la mejor jugada?
practice-puzzle-of = Problema { $number } de { $total }
practice-missed-of = Esto se te escapó: jugada { $move } de tu partida en { $map }
practice-skip = Saltar
practice-all = Todos los ejercicios
practice-failed = Aquí no hay nada que practicar
practice-nothing-here = No es una jugada tuya para la que hubiera otra claramente mejor.
practice-right = Correcto.
practice-wrong = Hay una jugada mejor.
practice-chosen = Tu elección
practice-best = La mejor jugada
practice-played = Jugado en la partida
practice-cost = Tu jugada cuesta unos { $points } puntos, y un { $chance } % de probabilidad de ganar.
practice-cost-unknown = No se ha calculado lo que cuesta tu jugada.
practice-wins = Con la mejor jugada, la probabilidad de ganar es de un { $percent } %, más o menos.
practice-no-more = Era el último por resolver.
practice-next = Siguiente
practice-again = Otra vez
practice-mark-best = la mejor
practice-mark-chosen = tu elección
help-practice = Proponer problemas, uno a uno: elegir la mejor jugada y ver después cuál es y por qué. Empieza por el problema NUMBER.
practice-no-such-puzzle = no hay problema { $number }; hay { $total }
practice-you-are = { $map }. Juegas por { $seat }.
practice-go-on-or-quit = Intro para el siguiente problema, q para parar:
practice-not-saved = Un problema no se puede guardar.
