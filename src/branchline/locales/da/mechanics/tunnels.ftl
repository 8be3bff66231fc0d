legend-tunnel = tunnel
key-tunnel = kan koste et par kort mere: du ser hvor mange, når du har lagt dine
track-tunnel = , tunnel

## At the table

status-tunnels = Din tunnel: betal, eller giv op
tunnel-turning = Tunnelens kort vendes …
action-surcharge = betale { $payment } for tunnelen
action-decline = opgive tunnelen
tunnel-title = Tunnel { $track }
tunnel-of = { $seat } i tunnelen { $track }
tunnel-asks = Tunnelen koster { $count } kort mere.
tunnel-free = Tunnelen koster ikke ekstra.
tunnel-match = +1 kort
tunnel-no-match = passer ikke
tunnel-you-laid = Du lagde
tunnel-counts = Hvert vendt kort, der er { NAME($card, case: "counted") } eller et lokomotiv, koster ét mere.
tunnel-counts-locomotives = Hvert vendt lokomotiv koster ét mere.
tunnel-pay = Byg for
tunnel-giving-up = Giver du op, får du dine kort tilbage, og turen er slut.
tunnel-cannot = Det kan du ikke betale. Giver du op, får du dine kort tilbage, og turen er slut.
tunnel-decline = Giv op

## What happens

tunnel-laid =
    { $subject ->
        [you] Du lægger
        [you-again] lægger
        [again] lægger
       *[named] { $seat } lægger
    } { $payment } for tunnelen { $track }
tunnel-revealed = tunnelen viser et { NAME($card, case: "card") }
tunnel-surcharge = tunnelen koster { $cards } kort mere
tunnel-paid =
    { $subject ->
        [you] Du betaler
        [you-again] betaler
        [again] betaler
       *[named] { $seat } betaler
    } { $payment } mere
tunnel-declined =
    { $subject ->
        [you] Du opgiver
        [you-again] opgiver
        [again] opgiver
       *[named] { $seat } opgiver
    } tunnelen { $track }

## Rules page

rules-tunnels-title = Tunneler
rules-tunnels-picture =
    To røde kort lægges for en rød tunnel, og af { $reveal ->
        [one] kortet
       *[other] de { $reveal } kort
    }, der vendes, { $count ->
        [one] koster et rødt ét kort mere.
       *[other] koster et rødt og et lokomotiv hver ét kort mere.
    }
rules-tunnels = Til en tunnel lægger du først dine kort; så vendes { $reveal } kort fra bunken. Hvert kort i den farve, du lagde, og hvert lokomotiv koster dig ét kort mere i den farve eller et lokomotiv. Lagde du kun lokomotiver, tæller kun lokomotiver, og kun lokomotiver kan betale. Du kan betale, eller du kan tage dine kort tilbage: så er din tur slut uden en strækning.

## Guide

guide-tunnels = Betal mere, eller tag kortene, og slut turen.
guide-with-tunnels = Mørke kanter er tunneler: hold kort i reserve.

## Lesson

lesson-tunnels-what = Strækninger mellem mørke vægge er tunneler. Hvad en tunnel koster, ved du først, når du bygger den.
lesson-tunnels-how = Først lægger du kortene for strækningen. Så vendes { $reveal } kort fra bunken.
lesson-tunnels-cost = Hvert vendt kort i din farve og hvert lokomotiv koster dig ét kort mere: i den farve, eller et lokomotiv.
lesson-tunnels-choice = Betal, og tunnelen er din, med samme point som enhver strækning af dens længde. Eller tag dine kort tilbage, og din tur er slut. Hold altså et par kort i reserve.

## Terminal

mechanic-tunnels = tunneler
summary-tunnels = Tunneler: når du har lagt kortene, vendes { $reveal } kort; hvert kort i den lagte farve og hvert lokomotiv koster ét kort mere.
label-tunnel-laid = Lagt
label-tunnel-revealed = Vendt
label-tunnel-left = Tilbage
tunnel-waits = Tunnelen { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = ingen kort
tunnel-costs-cards =
    { $count ->
        [one] Den koster 1 kort mere, { NAME($card, case: "counted") } eller et lokomotiv.
       *[other] Den koster { $count } kort mere, { NAME($card, $count, case: "counted") } eller lokomotiver.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Den koster 1 lokomotiv mere.
       *[other] Den koster { $count } lokomotiver mere.
    }
answer-surcharge = betal { $payment }
answer-decline = afslå: tag kortene tilbage, turen slutter

form-tunnels-reveal = Vendte kort
form-tunnels-tunnel = Tunnel
