## Players

default-player = Speler
default-program = Programma
numbered-name = { $name } { $number }

## Cards

card-pink = roze
    .adjective = roze
card-white = wit
    .adjective = witte
card-blue = blauw
    .adjective = blauwe
card-yellow = geel
    .adjective = gele
card-orange = oranje
    .adjective = oranje
card-black = zwart
    .adjective = zwarte
card-red = rood
    .adjective = rode
card-green = groen
    .adjective = groene
card-locomotive = locomotief
    .article = een locomotief
    .adjective =
        { $count ->
            [one] locomotief
           *[other] locomotieven
        }
cards-of = { $count } { NAME($card, $count, case: "adjective") }
locomotives-of =
    { $count ->
        [one] { $count } locomotief
       *[other] { $count } locomotieven
    }
payment-substitutes =
    { $count ->
        [one] andere kaarten in plaats van { $count } locomotief
       *[other] andere kaarten in plaats van { $count } locomotieven
    }
payment-sets =
    { $spaces ->
        [one] { $count } willekeurige andere kaarten voor { $spaces } vak
       *[other] { $count } willekeurige andere kaarten voor { $spaces } vakken
    }
payment-saved =
    { $count ->
        [one] { $count } bespaarde kaart
       *[other] { $count } bespaarde kaarten
    }
nothing-to-pay = niets

## Lines of the score sheet

line-tracks = Sporen
line-tickets-done = Tickets voltooid
line-tickets-lost = Tickets gemist

## What breaks a tie

tie-completed-tickets = de meeste voltooide tickets
tie-completed-ticket-points = de meeste punten met voltooide tickets
tie-path-length = de langste route
