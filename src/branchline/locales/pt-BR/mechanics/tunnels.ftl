legend-tunnel = túnel
key-tunnel = pode custar algumas cartas a mais: você vê quantas depois de baixar as suas
track-tunnel = , túnel

## Na mesa

status-tunnels = Seu túnel: pague ou desista
tunnel-turning = O túnel vira suas cartas…
action-surcharge = pagar { $payment } pelo túnel
action-decline = desistir do túnel
tunnel-title = Túnel { $track }
tunnel-of = { $seat } no túnel { $track }
tunnel-asks =
    { $count ->
        [one] O túnel custa { $count } carta a mais.
       *[other] O túnel custa { $count } cartas a mais.
    }
tunnel-free = O túnel não custa nada a mais.
tunnel-match = +1 carta
tunnel-no-match = não conta
tunnel-you-laid = Você baixou
tunnel-counts = Cada carta virada que for { $card } ou locomotiva custa uma a mais.
tunnel-counts-locomotives = Cada locomotiva virada custa uma a mais.
tunnel-pay = Construir com
tunnel-giving-up = Se desistir, você pega suas cartas de volta e o turno acaba.
tunnel-cannot = Você não pode pagar. Se desistir, pega suas cartas de volta e o turno acaba.
tunnel-decline = Desistir

## O que acontece

tunnel-laid =
    { $subject ->
        [you] Você baixa
        [you-again] baixa
        [again] baixa
       *[named] { $seat } baixa
    } { $payment } para o túnel { $track }
tunnel-revealed = o túnel revela { NAME($card, case: "one") }
tunnel-surcharge =
    { $cards ->
        [one] o túnel custa { $cards } carta a mais
       *[other] o túnel custa { $cards } cartas a mais
    }
tunnel-paid =
    { $subject ->
        [you] Você paga
        [you-again] paga
        [again] paga
       *[named] { $seat } paga
    } mais { $payment }
tunnel-declined =
    { $subject ->
        [you] Você desiste
        [you-again] desiste
        [again] desiste
       *[named] { $seat } desiste
    } do túnel { $track }

## Regras

rules-tunnels-title = Túneis
rules-tunnels-picture =
    Duas cartas vermelhas são baixadas para um túnel vermelho, e { $reveal ->
        [one] da carta virada
       *[other] das { $reveal } cartas viradas
    } { $count ->
        [one] uma vermelha custa uma carta a mais.
       *[other] uma vermelha e uma locomotiva custam uma carta a mais cada.
    }
rules-tunnels =
    { $reveal ->
        [one] Para um túnel você primeiro baixa suas cartas; depois é virada { $reveal } carta do baralho.
       *[other] Para um túnel você primeiro baixa suas cartas; depois são viradas { $reveal } cartas do baralho.
    } Cada uma que for da cor que você baixou, ou locomotiva, custa mais uma carta dessa cor ou uma locomotiva. Se você baixou só locomotivas, só contam locomotivas, e só locomotivas pagam. Você pode pagar, ou pegar suas cartas de volta: então seu turno acaba sem rota.

## Guia

guide-tunnels = Pague mais, ou pegue as cartas e encerre o turno.
guide-with-tunnels = Bordas escuras são túneis: guarde cartas de sobra.

## Lição

lesson-tunnels-what = As rotas entre paredes escuras são túneis. Quanto custa um túnel só se sabe ao construí-lo.
lesson-tunnels-how =
    { $reveal ->
        [one] Primeiro você baixa as cartas da rota. Depois é virada { $reveal } carta do baralho.
       *[other] Primeiro você baixa as cartas da rota. Depois são viradas { $reveal } cartas do baralho.
    }
lesson-tunnels-cost = Cada carta virada da sua cor, e cada locomotiva, custa uma carta a mais: dessa cor, ou uma locomotiva.
lesson-tunnels-choice = Pague, e o túnel é seu, com os pontos de qualquer rota do seu comprimento. Ou pegue suas cartas de volta, e seu turno acaba. Então guarde algumas cartas de reserva.

## Terminal

mechanic-tunnels = túneis
summary-tunnels =
    { $reveal ->
        [one] Túneis: depois que você baixa as cartas, é virada { $reveal } carta do baralho;
       *[other] Túneis: depois que você baixa as cartas, são viradas { $reveal } cartas do baralho;
    } cada uma da cor baixada, e cada locomotiva, custa uma carta a mais.
label-tunnel-laid = Baixadas
label-tunnel-revealed = Viradas
label-tunnel-left = Restam
tunnel-waits = O túnel { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = sem cartas
tunnel-costs-cards =
    { $count ->
        [one] Custa { $count } carta a mais, { $card } ou locomotiva.
       *[other] Custa { $count } cartas a mais, { NAME($card, $count, case: "counted") } ou locomotivas.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Custa { $count } locomotiva a mais.
       *[other] Custa { $count } locomotivas a mais.
    }
answer-surcharge = pagar { $payment }
answer-decline = desistir: pega as cartas de volta, o turno acaba

form-tunnels-reveal = Cartas reveladas
form-tunnels-tunnel = Túnel
