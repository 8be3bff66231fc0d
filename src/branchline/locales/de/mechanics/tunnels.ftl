legend-tunnel = Tunnel
key-tunnel = kann ein paar Karten mehr kosten: wie viele, siehst du, wenn du deine gelegt hast
track-tunnel = , Tunnel

## At the table

status-tunnels = Dein Tunnel: Zahle oder gib auf
tunnel-turning = Der Tunnel deckt seine Karten auf …
action-surcharge = { $payment } für den Tunnel zahlen
action-decline = den Tunnel aufgeben
tunnel-title = Tunnel { $track }
tunnel-of = { $seat } im Tunnel { $track }
tunnel-asks =
    { $count ->
        [one] Der Tunnel kostet { $count } Karte mehr.
       *[other] Der Tunnel kostet { $count } Karten mehr.
    }
tunnel-free = Der Tunnel kostet nichts extra.
tunnel-match = +1 Karte
tunnel-no-match = zählt nicht
tunnel-you-laid = Gelegt
tunnel-counts = Jede aufgedeckte Karte in { $card } und jede Lokomotive kostet eine mehr.
tunnel-counts-locomotives = Jede aufgedeckte Lokomotive kostet eine mehr.
tunnel-pay = Bauen für
tunnel-giving-up = Gibst du auf, bekommst du deine Karten zurück, und dein Zug endet.
tunnel-cannot = Das kannst du nicht bezahlen. Gibst du auf, bekommst du deine Karten zurück, und dein Zug endet.
tunnel-decline = Aufgeben

## What happens

tunnel-laid =
    { $subject ->
        [you] Du legst
        [you-again] legst
        [again] legt
       *[named] { $seat } legt
    } { $payment } für den Tunnel { $track }
tunnel-revealed = der Tunnel zeigt { NAME($card, case: "article") }
tunnel-surcharge = der Tunnel kostet { $cards } mehr
tunnel-paid =
    { $subject ->
        [you] Du zahlst
        [you-again] zahlst
        [again] zahlt
       *[named] { $seat } zahlt
    } { $payment } dazu
tunnel-declined =
    { $subject ->
        [you] Du gibst
        [you-again] gibst
        [again] gibt
       *[named] { $seat } gibt
    } den Tunnel { $track } auf

## Rules page

rules-tunnels-title = Tunnel
rules-tunnels-picture =
    Für einen roten Tunnel liegen zwei rote Karten, und von { $reveal ->
        [one] der aufgedeckten Karte
       *[other] den { $reveal } aufgedeckten Karten
    } { $count ->
        [one] kostet eine rote eine Karte mehr.
       *[other] kosten eine rote und eine Lokomotive je eine Karte mehr.
    }
rules-tunnels =
    Für einen Tunnel legst du zuerst deine Karten; dann { $reveal ->
        [one] wird { $reveal } Karte
       *[other] werden { $reveal } Karten
    } vom Stapel aufgedeckt. Jede davon in der gelegten Farbe und jede Lokomotive kostet dich eine weitere Karte dieser Farbe oder eine Lokomotive. Hast du nur Lokomotiven gelegt, zählen nur Lokomotiven, und du zahlst nur mit Lokomotiven. Du kannst zahlen oder deine Karten zurücknehmen: Dann ist dein Zug ohne Strecke vorbei.

## Guide

guide-tunnels = Zahle mehr oder nimm die Karten zurück: Zug vorbei.
guide-with-tunnels = Dunkel umrandet sind Tunnel: Halte Karten bereit.

## Lesson

lesson-tunnels-what = Strecken zwischen dunklen Wänden sind Tunnel. Was ein Tunnel kostet, zeigt sich erst beim Bauen.
lesson-tunnels-how =
    Zuerst legst du die Karten für die Strecke. Dann { $reveal ->
        [one] wird { $reveal } Karte
       *[other] werden { $reveal } Karten
    } vom Stapel aufgedeckt.
lesson-tunnels-cost = Jede aufgedeckte Karte in deiner Farbe und jede Lokomotive kostet dich eine Karte mehr: in dieser Farbe, oder eine Lokomotive.
lesson-tunnels-choice = Zahle, und der Tunnel gehört dir, mit so vielen Punkten wie jede Strecke seiner Länge. Oder nimm deine Karten zurück, und dein Zug ist vorbei. Halte also ein paar Karten in Reserve.

## Terminal

mechanic-tunnels = Tunnel
    .on = in Tunneln
summary-tunnels =
    Tunnel: Hast du die Karten gelegt, { $reveal ->
        [one] wird { $reveal } Karte
       *[other] werden { $reveal } Karten
    } aufgedeckt; jede in der gelegten Farbe und jede Lokomotive kostet eine Karte mehr.
label-tunnel-laid = Gelegt
label-tunnel-revealed = Aufgedeckt
label-tunnel-left = Übrig
tunnel-waits = Der Tunnel { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = keine Karten
tunnel-costs-cards =
    { $count ->
        [one] Er kostet { $count } Karte mehr, { $card } oder eine Lokomotive.
       *[other] Er kostet { $count } Karten mehr, { $card } oder Lokomotiven.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Er kostet { $count } Lokomotive mehr.
       *[other] Er kostet { $count } Lokomotiven mehr.
    }
answer-surcharge = { $payment } zahlen
answer-decline = aufgeben: Karten zurück, der Zug endet

form-tunnels-reveal = Aufgedeckte Karten
form-tunnels-tunnel = Tunnel
