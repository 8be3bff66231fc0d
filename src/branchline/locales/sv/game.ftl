## Players

default-player = Spelare
default-program = Program
numbered-name = { $name } { $number }

## Cards

card-pink = rosa
    .card = rosa kort
    .counted = rosa
card-white = vit
    .card = vitt kort
    .counted =
        { $count ->
            [one] vitt
           *[other] vita
        }
card-blue = blå
    .card = blått kort
    .counted =
        { $count ->
            [one] blått
           *[other] blå
        }
card-yellow = gul
    .card = gult kort
    .counted =
        { $count ->
            [one] gult
           *[other] gula
        }
card-orange = orange
    .card = orange kort
    .counted = orange
card-black = svart
    .card = svart kort
    .counted =
        { $count ->
            [one] svart
           *[other] svarta
        }
card-red = röd
    .card = rött kort
    .counted =
        { $count ->
            [one] rött
           *[other] röda
        }
card-green = grön
    .card = grönt kort
    .counted =
        { $count ->
            [one] grönt
           *[other] gröna
        }
card-locomotive = lokomotiv
    .card = lokomotiv
    .counted = lokomotiv
cards-of = { $count } { NAME($card, $count, case: "counted") }
locomotives-of = { $count } lokomotiv
payment-substitutes = andra kort i stället för { $count } lokomotiv
payment-sets =
    { $spaces ->
        [one] { $count } valfria andra kort för 1 ruta
       *[other] { $count } valfria andra kort för { $spaces } rutor
    }
payment-saved =
    { $count ->
        [one] 1 kort sparat
       *[other] { $count } kort sparade
    }
nothing-to-pay = ingenting

## Lines of the score sheet

line-tracks = Sträckor
line-tickets-done = Klara biljetter
line-tickets-lost = Missade biljetter

## What breaks a tie

tie-completed-tickets = flest klara biljetter
tie-completed-ticket-points = flest poäng från klara biljetter
tie-path-length = längsta linjen
