legend-tunnel = tunnel
key-tunnel = kan kosta några kort mer: du ser hur många när du har lagt dina
track-tunnel = , tunnel

## At the table

status-tunnels = Din tunnel: betala, eller ge upp
tunnel-turning = Tunnelns kort vänds upp …
action-surcharge = betala { $payment } för tunneln
action-decline = ge upp tunneln
tunnel-title = Tunnel { $track }
tunnel-of = { $seat } i tunneln { $track }
tunnel-asks = Tunneln kostar { $count } kort till.
tunnel-free = Tunneln kostar inget mer.
tunnel-match = +1 kort
tunnel-no-match = passar inte
tunnel-you-laid = Du lade
tunnel-counts = Varje uppvänt kort som är { NAME($card, case: "counted") } eller ett lokomotiv kostar ett till.
tunnel-counts-locomotives = Varje uppvänt lokomotiv kostar ett till.
tunnel-pay = Bygg för
tunnel-giving-up = Ger du upp får du tillbaka dina kort och turen är slut.
tunnel-cannot = Det kan du inte betala. Ger du upp får du tillbaka dina kort och turen är slut.
tunnel-decline = Ge upp

## What happens

tunnel-laid =
    { $subject ->
        [you] Du lägger
        [you-again] lägger
        [again] lägger
       *[named] { $seat } lägger
    } { $payment } för tunneln { $track }
tunnel-revealed = tunneln visar ett { NAME($card, case: "card") }
tunnel-surcharge = tunneln kostar { $cards } kort till
tunnel-paid =
    { $subject ->
        [you] Du betalar
        [you-again] betalar
        [again] betalar
       *[named] { $seat } betalar
    } { $payment } till
tunnel-declined =
    { $subject ->
        [you] Du ger upp
        [you-again] ger upp
        [again] ger upp
       *[named] { $seat } ger upp
    } tunneln { $track }

## Rules page

rules-tunnels-title = Tunnlar
rules-tunnels-picture =
    Två röda kort läggs för en röd tunnel, och av { $reveal ->
        [one] kortet
       *[other] de { $reveal } korten
    } som vänds upp { $count ->
        [one] kostar ett rött ett kort till.
       *[other] kostar ett rött och ett lokomotiv ett kort till var.
    }
rules-tunnels = För en tunnel lägger du först dina kort; sedan vänds { $reveal } kort upp från draghögen. Varje kort av färgen du lade, och varje lokomotiv, kostar dig ett kort till av den färgen eller ett lokomotiv. Om du bara lade lokomotiv räknas bara lokomotiv, och bara lokomotiv kan betala. Du får betala, eller ta tillbaka dina kort: då är din tur slut utan att du byggt.

## Guide

guide-tunnels = Betala mer, eller ta tillbaka korten och avsluta.
guide-with-tunnels = Mörka kanter är tunnlar: ha kort i reserv.

## Lesson

lesson-tunnels-what = Sträckor mellan mörka väggar är tunnlar. Vad en tunnel kostar vet du först när du bygger den.
lesson-tunnels-how = Först lägger du korten för sträckan. Sedan vänds { $reveal } kort upp från draghögen.
lesson-tunnels-cost = Varje uppvänt kort i din färg, och varje lokomotiv, kostar dig ett kort till: av den färgen, eller ett lokomotiv.
lesson-tunnels-choice = Betala, så är tunneln din, med samma poäng som andra sträckor av den längden. Eller ta tillbaka dina kort, så är din tur slut. Ha alltså några kort i reserv.

## Terminal

mechanic-tunnels = tunnlar
summary-tunnels = Tunnlar: när du har lagt korten vänds { $reveal } kort upp; varje kort av den lagda färgen, och varje lokomotiv, kostar ett kort till.
label-tunnel-laid = Lagda
label-tunnel-revealed = Uppvända
label-tunnel-left = Kvar
tunnel-waits = Tunneln { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = inga kort
tunnel-costs-cards =
    { $count ->
        [one] Den kostar 1 kort till, { NAME($card, case: "counted") } eller ett lokomotiv.
       *[other] Den kostar { $count } kort till, { NAME($card, $count, case: "counted") } eller lokomotiv.
    }
tunnel-costs-locomotives = Den kostar { $count } lokomotiv till.
answer-surcharge = betala { $payment }
answer-decline = avstå: ta tillbaka korten, turen är slut

form-tunnels-reveal = Vända kort
form-tunnels-tunnel = Tunnel
