## Players

default-player = Spiller
default-program = Program
numbered-name = { $name } { $number }

## Cards

card-pink = lyserød
    .card = lyserødt kort
    .counted =
        { $count ->
            [one] lyserødt
           *[other] lyserøde
        }
card-white = hvid
    .card = hvidt kort
    .counted =
        { $count ->
            [one] hvidt
           *[other] hvide
        }
card-blue = blå
    .card = blåt kort
    .counted =
        { $count ->
            [one] blåt
           *[other] blå
        }
card-yellow = gul
    .card = gult kort
    .counted =
        { $count ->
            [one] gult
           *[other] gule
        }
card-orange = orange
    .card = orange kort
    .counted = orange
card-black = sort
    .card = sort kort
    .counted =
        { $count ->
            [one] sort
           *[other] sorte
        }
card-red = rød
    .card = rødt kort
    .counted =
        { $count ->
            [one] rødt
           *[other] røde
        }
card-green = grøn
    .card = grønt kort
    .counted =
        { $count ->
            [one] grønt
           *[other] grønne
        }
card-locomotive = lokomotiv
    .card = lokomotiv
    .counted =
        { $count ->
            [one] lokomotiv
           *[other] lokomotiver
        }
cards-of = { $count } { NAME($card, $count, case: "counted") }
locomotives-of =
    { $count ->
        [one] 1 lokomotiv
       *[other] { $count } lokomotiver
    }
payment-substitutes =
    { $count ->
        [one] andre kort i stedet for 1 lokomotiv
       *[other] andre kort i stedet for { $count } lokomotiver
    }
payment-sets =
    { $spaces ->
        [one] { $count } vilkårlige andre kort for 1 felt
       *[other] { $count } vilkårlige andre kort for { $spaces } felter
    }
payment-saved = { $count } kort sparet
nothing-to-pay = ingenting

## Lines of the score sheet

line-tracks = Strækninger
line-tickets-done = Fuldførte rutekort
line-tickets-lost = Mislykkede rutekort

## What breaks a tie

tie-completed-tickets = flest fuldførte rutekort
tie-completed-ticket-points = flest point for fuldførte rutekort
tie-path-length = den længste rute
