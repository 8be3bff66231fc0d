legend-tunnel = tunnel
key-tunnel = kan koste noen kort mer: du ser hvor mange når du har lagt dine
track-tunnel = , tunnel

## At the table

status-tunnels = Din tunnel: betal, eller gi opp
tunnel-turning = Tunnelkortene blir snudd …
action-surcharge = betale { $payment } for tunnelen
action-decline = gi opp tunnelen
tunnel-title = Tunnel { $track }
tunnel-of = { $seat } i tunnelen { $track }
tunnel-asks = Tunnelen koster { $count } kort til.
tunnel-free = Tunnelen koster ikke noe ekstra.
tunnel-match = +1 kort
tunnel-no-match = passer ikke
tunnel-you-laid = Du la
tunnel-counts = Hvert snudde kort som er { NAME($card, case: "counted") } eller et lokomotiv, koster ett til.
tunnel-counts-locomotives = Hvert snudde lokomotiv koster ett til.
tunnel-pay = Bygg for
tunnel-giving-up = Gir du opp, får du tilbake kortene, og turen er over.
tunnel-cannot = Det kan du ikke betale. Gir du opp, får du tilbake kortene, og turen er over.
tunnel-decline = Gi opp

## What happens

tunnel-laid =
    { $subject ->
        [you] Du legger
        [you-again] legger
        [again] legger
       *[named] { $seat } legger
    } { $payment } for tunnelen { $track }
tunnel-revealed = tunnelen viser et { NAME($card, case: "card") }
tunnel-surcharge = tunnelen koster { $cards } kort til
tunnel-paid =
    { $subject ->
        [you] Du betaler
        [you-again] betaler
        [again] betaler
       *[named] { $seat } betaler
    } { $payment } til
tunnel-declined =
    { $subject ->
        [you] Du gir opp
        [you-again] gir opp
        [again] gir opp
       *[named] { $seat } gir opp
    } tunnelen { $track }

## Rules page

rules-tunnels-title = Tunneler
rules-tunnels-picture =
    To røde kort legges for en rød tunnel, og av { $reveal ->
        [one] kortet
       *[other] de { $reveal } kortene
    } som blir snudd, { $count ->
        [one] koster et rødt ett kort til.
       *[other] koster et rødt og et lokomotiv ett kort til hver.
    }
rules-tunnels = For en tunnel legger du først kortene dine; så blir { $reveal } kort snudd fra bunken. Hvert kort i fargen du la, og hvert lokomotiv, koster deg ett kort til i den fargen eller et lokomotiv. La du bare lokomotiver, teller bare lokomotiver, og bare lokomotiver kan betale. Du kan betale, eller ta tilbake kortene: da er turen din over uten en rute.

## Guide

guide-tunnels = Betal mer, eller ta kortene og avslutt turen.
guide-with-tunnels = Mørke kanter er tunneler: ha kort i reserve.

## Lesson

lesson-tunnels-what = Ruter mellom mørke vegger er tunneler. Hva en tunnel koster, vet du først når du bygger den.
lesson-tunnels-how = Først legger du kortene for ruten. Så blir { $reveal } kort snudd fra bunken.
lesson-tunnels-cost = Hvert snudde kort i din farge, og hvert lokomotiv, koster deg ett kort til: i den fargen, eller et lokomotiv.
lesson-tunnels-choice = Betal, og tunnelen er din, med samme poeng som andre ruter av den lengden. Eller ta tilbake kortene, og turen din er over. Ha altså noen kort i reserve.

## Terminal

mechanic-tunnels = tunneler
summary-tunnels = Tunneler: når du har lagt kortene, blir { $reveal } kort snudd; hvert kort i fargen du la, og hvert lokomotiv, koster ett kort til.
label-tunnel-laid = Lagt
label-tunnel-revealed = Snudd
label-tunnel-left = Igjen
tunnel-waits = Tunnelen { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = ingen kort
tunnel-costs-cards =
    { $count ->
        [one] Den koster 1 kort til, { NAME($card, case: "counted") } eller et lokomotiv.
       *[other] Den koster { $count } kort til, { NAME($card, $count, case: "counted") } eller lokomotiver.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Den koster 1 lokomotiv til.
       *[other] Den koster { $count } lokomotiver til.
    }
answer-surcharge = betal { $payment }
answer-decline = avslå: ta tilbake kortene, turen er over

form-tunnels-reveal = Snudde kort
form-tunnels-tunnel = Tunnel
