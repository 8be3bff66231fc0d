# Peajes, fichas y préstamos.

## At the table

tolls = Peajes
tolls-how = Las fichas que queden al final puntúan según el puesto: { $points }
tokens = Fichas
loans = Préstamos
tokens-count =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
loans-count =
    { $count ->
        [one] { $count } préstamo
       *[other] { $count } préstamos
    }

## What happens

toll-to-bank =
    { $subject ->
        [you] Pagas
        [you-again] pagas
        [again] paga
       *[named] { $seat } paga
    } { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    } a la banca; quedan { $left }
toll-paid =
    { $subject ->
        [you] Pagas
        [you-again] pagas
        [again] paga
       *[named] { $seat } paga
    } { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    } de peaje; quedan { $left }
toll-received =
    { $subject ->
        [you] Recibes
        [you-again] recibes
        [again] recibe
       *[named] { $seat } recibe
    } { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    } de peaje: { $left } en total
loan-taken =
    { $subject ->
        [you] Pides
        [you-again] pides
        [again] pide
       *[named] { $seat } pide
    } un préstamo en vez de un peaje de { $tokens }: préstamo número { $loans }

## Scores

line-tolls = Fichas restantes
line-loans = Préstamos

## Rules page

rules-tolls-title = Peajes
rules-tolls-picture = La primera vía cuesta un peaje de 3 a la banca; la segunda, 3 a quien tiene la primera.
rules-tolls =
    Cada cual empieza con { $start } fichas. El número junto a un recorrido es su peaje. Lo pagas al construir allí: a la banca o, si alguien ya construyó la otra vía del recorrido, a esa persona. Si no puedes pagar el peaje entero, no pagas nada y pides un préstamo; construir siempre se puede. Al final, quienes no tienen préstamos se ordenan por sus fichas y puntúan según su puesto. Cada préstamo cuesta { $loan ->
        [one] { $loan } punto
       *[other] { $loan } puntos
    }.
rules-tolls-details = Quien puede pagar debe pagar. Si alguien pide un préstamo, quien tiene la primera vía recibe el peaje de la banca. Los préstamos no se agotan y nunca se devuelven. Con igual número de fichas se comparte puesto y todos lo puntúan; el siguiente se cuenta como si cada cual tuviera el suyo. Quien tiene un préstamo no ocupa ningún puesto. Las fichas de cada cual se deducen de los pagos, así que están a la vista. Las reglas de una tercera persona neutral no se ofrecen: ninguna fuente da las parejas de ciudades que necesitan.
rules-toll-players = Jugadores
rules-toll-ranks = Puntos por puesto

## Lesson

lesson-tolls-what = Empiezas con { $start } fichas. El número junto a un recorrido es su peaje: págalo cuando construyas allí.
lesson-tolls-owner = Quien construye primero paga a la banca. La segunda persona paga a la primera: llega pronto.
lesson-tolls-loan = ¿Pocas fichas? Entonces no pagas nada y pides un préstamo. Cada uno cuesta { $loan } puntos, y tus fichas ya no puntúan.
lesson-tolls-score = Al final, quien conserva más fichas puntúa más; luego, la segunda persona, y así sucesivamente.

## Terminal

mechanic-tolls = peajes
summary-tolls = Peajes: tienes { $start } fichas. Cada vía cuesta su peaje, a la banca o, en la segunda vía de un recorrido, a quien tiene la primera. Un préstamo por falta de fichas cuesta { $loan } puntos. Las fichas restantes puntúan según el puesto, salvo con préstamo.
column-tokens = fichas
column-loans = préstamos
toll-ranks = por puesto { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Fichas iniciales
form-tolls-loan = Puntos que cuesta un préstamo
form-tolls-ranks = Puntos por puesto, según los jugadores
form-tolls-toll = Peaje
map-tolls-lack-ranks = faltan los puntos por puesto para { $players } personas
