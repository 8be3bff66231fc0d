## En la mesa

status-substitutes = Elige qué cartas poner
action-substitute = jugar { NAME($card, case: "one") } en lugar de otra carta

## Qué ocurre

substituted =
    { $subject ->
        [you] Juegas
        [you-again] juegas
        [again] juega
       *[named] { $seat } juega
    } { NAME($card, case: "one") } para formar una locomotora
stood-in =
    { $subject ->
        [you] Juegas
        [you-again] juegas
        [again] juega
       *[named] { $seat } juega
    } { NAME($card, case: "one") } para llenar una casilla

## Reglas

rules-substitutes-title = Cartas como locomotoras
rules-substitutes-picture = { $cards } cartas cualesquiera equivalen a una locomotora.
rules-substitutes = { $cards } cartas a tu elección se pueden jugar como una locomotora, dondequiera que se pueda jugar una. Una locomotora puede ser una de ellas.
rules-substitutes-only-on = En { $where }, { $cards } cartas a tu elección se pueden jugar como una locomotora, tantas veces como quieras: por una casilla que la muestre o en lugar de una carta del color. Una locomotora puede ser una de ellas. No vale en ninguna otra vía ni sirve para pagar nada más.
rules-substitutes-for-colour = { $tracks }: aquí { $cards } cartas a tu elección llenan una casilla, tantas veces como quieras, incluso todas; las demás casillas se pagan con cartas de un color. Aquí las locomotoras no sustituyen a nada, pero pueden estar entre las { $cards }.

## Guía

guide-substitutes = Elige las cartas que menos te sirvan.

## Lección

lesson-substitutes-what = { $cards } cartas cualesquiera se pueden jugar como una locomotora, dondequiera que se pueda jugar una.
lesson-substitutes-what-on = En { $where }, { $cards } cartas cualesquiera se pueden jugar como una locomotora.
lesson-substitutes-how = Elige esta forma de pago y toma las cartas de tu mano, o deja que la página elija las que menos te sirven.
lesson-substitutes-cost = Puedes hacerlo tantas veces como quieras. Una locomotora puede ser una de las { $cards }. Los puntos no cambian, así que sale caro: úsalo cuando no haya otra salida.
lesson-substitutes-for-colour = La excepción es { $tracks }: allí { $cards } cartas cualesquiera llenan una casilla, y las locomotoras no sustituyen a nada.

## Terminal

mechanic-substitutes = sustitutos
summary-substitutes = { $cards } cartas cualesquiera se pueden jugar como una locomotora: en un pago se escribe sub×1, y luego eliges las cartas.
summary-substitutes-only-on = En { $where }, { $cards } cartas cualesquiera se pueden jugar como una locomotora: en un pago se escribe sub×1, y luego eliges las cartas.
summary-substitutes-for-colour = { $tracks }: { $cards } cartas cualesquiera llenan una casilla, que en un pago se escribe set×1; allí las locomotoras no sustituyen a ningún color.
substitutes-to-claim = Para construir { $track } pagas { $payment }
substitutes-to-buy = Para comprar { $item } pagas { $payment }
substitutes-leave-no-claim = Sin esas no podrías pagar la vía para la que la compras: elige otras.
substitutes-in-payment = sub×1: otras { $count } cartas a tu elección como locomotora
sets-in-payment = set×1: otras { $count } cartas a tu elección por una casilla
claimed-after-substituted =
    { $subject ->
        [you] Construyes
        [you-again] construyes
        [again] construye
       *[named] { $seat } construye
    } { $track } { $paid ->
        [nothing] con
       *[cards] con { $payment } más
    } { $before } como { $locomotives ->
        [one] locomotora
       *[other] locomotoras
    }
claimed-after-stood-in =
    { $subject ->
        [you] Construyes
        [you-again] construyes
        [again] construye
       *[named] { $seat } construye
    } { $track } { $paid ->
        [nothing] con { $before }
       *[cards] con { $payment } más { $before } para las demás casillas
    }

form-substitutes-cards = Cartas por una locomotora
form-substitutes-only-on = Solo en
form-substitutes-for-colour = Por una carta de color
form-substitutes-tracks = Vías
