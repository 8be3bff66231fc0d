legend-tunnel = tunnel
key-tunnel = kan een paar kaarten meer kosten: hoeveel zie je als je de jouwe hebt gelegd
track-tunnel = , tunnel

## At the table

status-tunnels = Je tunnel: betaal of geef op
tunnel-turning = De tunnel draait zijn kaarten om …
action-surcharge = { $payment } betalen voor de tunnel
action-decline = de tunnel opgeven
tunnel-title = Tunnel { $track }
tunnel-of = { $seat } in de tunnel { $track }
tunnel-asks =
    { $count ->
        [one] De tunnel kost { $count } kaart meer.
       *[other] De tunnel kost { $count } kaarten meer.
    }
tunnel-free = De tunnel kost niets extra.
tunnel-match = +1 kaart
tunnel-no-match = telt niet
tunnel-you-laid = Gelegd
tunnel-counts = Elke omgedraaide { NAME($card, case: "adjective") } kaart en elke locomotief kost één kaart meer.
tunnel-counts-locomotives = Elke omgedraaide locomotief kost één kaart meer.
tunnel-pay = Bouwen voor
tunnel-giving-up = Geef je op, dan krijg je je kaarten terug en eindigt je beurt.
tunnel-cannot = Dat kun je niet betalen. Geef je op, dan krijg je je kaarten terug en eindigt je beurt.
tunnel-decline = Opgeven

## What happens

tunnel-laid =
    { $subject ->
        [you] Je legt
        [you-again] legt
        [again] legt
       *[named] { $seat } legt
    } { $payment } voor de tunnel { $track }
tunnel-revealed = de tunnel toont { NAME($card, case: "article") }
tunnel-surcharge = de tunnel kost { $cards } meer
tunnel-paid =
    { $subject ->
        [you] Je betaalt
        [you-again] betaalt
        [again] betaalt
       *[named] { $seat } betaalt
    } nog { $payment }
tunnel-declined =
    { $subject ->
        [you] Je geeft
        [you-again] geeft
        [again] geeft
       *[named] { $seat } geeft
    } de tunnel { $track } op

## Rules page

rules-tunnels-title = Tunnels
rules-tunnels-picture =
    Voor een rode tunnel liggen twee rode kaarten, en van { $reveal ->
        [one] de omgedraaide kaart
       *[other] de { $reveal } omgedraaide kaarten
    } { $count ->
        [one] kost een rode één kaart meer.
       *[other] kosten een rode en een locomotief elk één kaart meer.
    }
rules-tunnels =
    Voor een tunnel leg je eerst je kaarten; daarna { $reveal ->
        [one] wordt { $reveal } kaart
       *[other] worden { $reveal } kaarten
    } van de stapel omgedraaid. Elke kaart daarvan in de gelegde kleur en elke locomotief kost je nog een kaart van die kleur of een locomotief. Heb je alleen locomotieven gelegd, dan tellen alleen locomotieven en betaal je alleen met locomotieven. Je mag betalen, of je kaarten terugnemen: dan is je beurt voorbij zonder spoor.

## Guide

guide-tunnels = Betaal meer, of neem terug: dan eindigt je beurt.
guide-with-tunnels = Donker omrand is een tunnel: houd kaarten over.

## Lesson

lesson-tunnels-what = Sporen tussen donkere wanden zijn tunnels. Wat een tunnel kost, weet je pas als je hem bouwt.
lesson-tunnels-how =
    Eerst leg je de kaarten voor het spoor. Daarna { $reveal ->
        [one] wordt { $reveal } kaart
       *[other] worden { $reveal } kaarten
    } van de stapel omgedraaid.
lesson-tunnels-cost = Elke omgedraaide kaart in jouw kleur en elke locomotief kost je één kaart meer: van die kleur, of een locomotief.
lesson-tunnels-choice = Betaal, en de tunnel is van jou, met de punten van elk spoor van die lengte. Of neem je kaarten terug, en je beurt is voorbij. Houd dus een paar kaarten achter de hand.

## Terminal

mechanic-tunnels = tunnels
    .on = in tunnels
summary-tunnels =
    Tunnels: heb je de kaarten gelegd, dan { $reveal ->
        [one] wordt { $reveal } kaart
       *[other] worden { $reveal } kaarten
    } omgedraaid; elke in de gelegde kleur en elke locomotief kost een kaart meer.
label-tunnel-laid = Gelegd
label-tunnel-revealed = Omgedraaid
label-tunnel-left = Over
tunnel-waits = De tunnel { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = geen kaarten
tunnel-costs-cards =
    { $count ->
        [one] Hij kost { $count } kaart meer, { $card } of een locomotief.
       *[other] Hij kost { $count } kaarten meer, { $card } of locomotieven.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Hij kost { $count } locomotief meer.
       *[other] Hij kost { $count } locomotieven meer.
    }
answer-surcharge = { $payment } betalen
answer-decline = opgeven: kaarten terug, de beurt eindigt

form-tunnels-reveal = Omgedraaide kaarten
form-tunnels-tunnel = Tunnel
