legend-tunnel = túnel
key-tunnel = puede costar algunas cartas más: sabrás cuántas cuando pongas las tuyas
track-tunnel = , túnel

## En la mesa

status-tunnels = Tu túnel: paga o renuncia
tunnel-turning = El túnel descubre sus cartas…
action-surcharge = pagar { $payment } por el túnel
action-decline = renunciar al túnel
tunnel-title = Túnel { $track }
tunnel-of = { $seat } en el túnel { $track }
tunnel-asks =
    { $count ->
        [one] El túnel cuesta 1 carta más.
       *[other] El túnel cuesta { $count } cartas más.
    }
tunnel-free = El túnel no cuesta nada más.
tunnel-match = +1 carta
tunnel-no-match = no cuenta
tunnel-you-laid = Has puesto
tunnel-counts = Cada carta descubierta que sea { $card } o locomotora cuesta una más.
tunnel-counts-locomotives = Cada locomotora descubierta cuesta una más.
tunnel-pay = Construir con
tunnel-giving-up = Si renuncias, recuperas tus cartas y acaba el turno.
tunnel-cannot = No puedes pagarlo. Si renuncias, recuperas tus cartas y acaba el turno.
tunnel-decline = Renunciar

## Qué ocurre

tunnel-laid =
    { $subject ->
        [you] Pones
        [you-again] pones
        [again] pone
       *[named] { $seat } pone
    } { $payment } para el túnel { $track }
tunnel-revealed = el túnel descubre { NAME($card, case: "one") }
tunnel-surcharge =
    { $cards ->
        [one] el túnel cuesta 1 carta más
       *[other] el túnel cuesta { $cards } cartas más
    }
tunnel-paid =
    { $subject ->
        [you] Pagas
        [you-again] pagas
        [again] paga
       *[named] { $seat } paga
    } { $payment } más
tunnel-declined =
    { $subject ->
        [you] Renuncias
        [you-again] renuncias
        [again] renuncia
       *[named] { $seat } renuncia
    } al túnel { $track }

## Reglas

rules-tunnels-title = Túneles
rules-tunnels-picture =
    Se ponen dos cartas rojas para un túnel rojo, y de { $reveal ->
        [one] la carta descubierta
       *[other] las { $reveal } cartas descubiertas
    } { $count ->
        [one] una roja cuesta una carta más.
       *[other] una roja y una locomotora cuestan una carta más cada una.
    }
rules-tunnels =
    { $reveal ->
        [one] Para un túnel, primero pones tus cartas; luego se descubre 1 carta del mazo.
       *[other] Para un túnel, primero pones tus cartas; luego se descubren { $reveal } cartas del mazo.
    } Cada una que sea del color que pusiste, o locomotora, te cuesta una carta más de ese color o una locomotora. Si solo pusiste locomotoras, solo cuentan locomotoras y solo se paga con locomotoras. Puedes pagar, o recuperar tus cartas: entonces tu turno acaba sin vía.

## Guía

guide-tunnels = Paga más, o recupera las cartas y acaba el turno.
guide-with-tunnels = Bordes oscuros, túneles: guarda cartas de sobra.

## Lección

lesson-tunnels-what = Las vías entre muros oscuros son túneles. Lo que cuesta un túnel solo se sabe al construirlo.
lesson-tunnels-how =
    { $reveal ->
        [one] Primero pones las cartas de la vía. Luego se descubre 1 carta del mazo.
       *[other] Primero pones las cartas de la vía. Luego se descubren { $reveal } cartas del mazo.
    }
lesson-tunnels-cost = Cada carta descubierta de tu color, y cada locomotora, te cuesta una carta más: de ese color, o una locomotora.
lesson-tunnels-choice = Paga y el túnel es tuyo, con los puntos de cualquier vía de su longitud. O recupera tus cartas, y tu turno acaba. Guarda siempre algunas cartas de reserva.

## Terminal

mechanic-tunnels = túneles
summary-tunnels =
    { $reveal ->
        [one] Túneles: cuando has puesto las cartas, se descubre 1 carta;
       *[other] Túneles: cuando has puesto las cartas, se descubren { $reveal };
    } cada una del color puesto, y cada locomotora, cuesta una carta más.
label-tunnel-laid = Puestas
label-tunnel-revealed = Reveladas
label-tunnel-left = Te quedan
tunnel-waits = El túnel { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = sin cartas
tunnel-costs-cards =
    { $count ->
        [one] Cuesta 1 carta más, { $card } o locomotora.
       *[other] Cuesta { $count } cartas más, { NAME($card, $count, case: "counted") } o locomotoras.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Cuesta 1 locomotora más.
       *[other] Cuesta { $count } locomotoras más.
    }
answer-surcharge = pagar { $payment }
answer-decline = renunciar: recuperas las cartas y acaba el turno

form-tunnels-reveal = Cartas reveladas
form-tunnels-tunnel = Túnel
