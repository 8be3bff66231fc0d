## Players

default-player = Spiller
default-program = Program
numbered-name = { $name } { $number }

## Cards

card-pink = rosa
    .card = rosa kort
    .counted = rosa
card-white = hvit
    .card = hvitt kort
    .counted =
        { $count ->
            [one] hvitt
           *[other] hvite
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
           *[other] gule
        }
card-orange = oransje
    .card = oransje kort
    .counted = oransje
card-black = svart
    .card = svart kort
    .counted =
        { $count ->
            [one] svart
           *[other] svarte
        }
card-red = rød
    .card = rødt kort
    .counted =
        { $count ->
            [one] rødt
           *[other] røde
        }
card-green = grønn
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
        [one] { $count } valgfrie andre kort for 1 felt
       *[other] { $count } valgfrie andre kort for { $spaces } felter
    }
payment-saved = { $count } kort spart
nothing-to-pay = ingenting

## Lines of the score sheet

line-tracks = Ruter
line-tickets-done = Fullførte billetter
line-tickets-lost = Tapte billetter

## What breaks a tie

tie-completed-tickets = flest fullførte billetter
tie-completed-ticket-points = flest poeng for fullførte billetter
tie-path-length = den lengste linjen
