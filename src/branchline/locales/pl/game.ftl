## Players

default-player = Gracz
default-program = Program
numbered-name = { $name } { $number }

## Cards

card-pink = różowa
    .counted =
        { $count ->
            [one] różowa
            [few] różowe
           *[many] różowych
        }
    .accusative =
        { $count ->
            [one] różową
            [few] różowe
           *[many] różowych
        }
    .genitive = różowej
    .plural = różowych
    .plain-plural = różowe
card-white = biała
    .counted =
        { $count ->
            [one] biała
            [few] białe
           *[many] białych
        }
    .accusative =
        { $count ->
            [one] białą
            [few] białe
           *[many] białych
        }
    .genitive = białej
    .plural = białych
    .plain-plural = białe
card-blue = niebieska
    .counted =
        { $count ->
            [one] niebieska
            [few] niebieskie
           *[many] niebieskich
        }
    .accusative =
        { $count ->
            [one] niebieską
            [few] niebieskie
           *[many] niebieskich
        }
    .genitive = niebieskiej
    .plural = niebieskich
    .plain-plural = niebieskie
card-yellow = żółta
    .counted =
        { $count ->
            [one] żółta
            [few] żółte
           *[many] żółtych
        }
    .accusative =
        { $count ->
            [one] żółtą
            [few] żółte
           *[many] żółtych
        }
    .genitive = żółtej
    .plural = żółtych
    .plain-plural = żółte
card-orange = pomarańczowa
    .counted =
        { $count ->
            [one] pomarańczowa
            [few] pomarańczowe
           *[many] pomarańczowych
        }
    .accusative =
        { $count ->
            [one] pomarańczową
            [few] pomarańczowe
           *[many] pomarańczowych
        }
    .genitive = pomarańczowej
    .plural = pomarańczowych
    .plain-plural = pomarańczowe
card-black = czarna
    .counted =
        { $count ->
            [one] czarna
            [few] czarne
           *[many] czarnych
        }
    .accusative =
        { $count ->
            [one] czarną
            [few] czarne
           *[many] czarnych
        }
    .genitive = czarnej
    .plural = czarnych
    .plain-plural = czarne
card-red = czerwona
    .counted =
        { $count ->
            [one] czerwona
            [few] czerwone
           *[many] czerwonych
        }
    .accusative =
        { $count ->
            [one] czerwoną
            [few] czerwone
           *[many] czerwonych
        }
    .genitive = czerwonej
    .plural = czerwonych
    .plain-plural = czerwone
card-green = zielona
    .counted =
        { $count ->
            [one] zielona
            [few] zielone
           *[many] zielonych
        }
    .accusative =
        { $count ->
            [one] zieloną
            [few] zielone
           *[many] zielonych
        }
    .genitive = zielonej
    .plural = zielonych
    .plain-plural = zielone
card-locomotive = lokomotywa
    .counted =
        { $count ->
            [one] lokomotywa
            [few] lokomotywy
           *[many] lokomotyw
        }
    .accusative =
        { $count ->
            [one] lokomotywę
            [few] lokomotywy
           *[many] lokomotyw
        }
    .genitive = lokomotywy
    .plural = lokomotyw
    .plain-plural = lokomotywy
cards-of = { $count } { NAME($card, $count, case: "counted") }
    .accusative = { $count } { NAME($card, $count, case: "accusative") }
locomotives-of =
    { $count ->
        [one] 1 lokomotywa
        [few] { $count } lokomotywy
       *[many] { $count } lokomotyw
    }
    .accusative =
        { $count ->
            [one] 1 lokomotywę
            [few] { $count } lokomotywy
           *[many] { $count } lokomotyw
        }
payment-substitutes =
    { $count ->
        [one] inne karty zamiast 1 lokomotywy
        [few] inne karty zamiast { $count } lokomotyw
       *[many] inne karty zamiast { $count } lokomotyw
    }
payment-sets =
    { $spaces ->
        [one] inne karty ({ $count }) za 1 pole
        [few] inne karty ({ $count }) za { $spaces } pola
       *[many] inne karty ({ $count }) za { $spaces } pól
    }
payment-saved =
    { $count ->
        [one] oszczędność 1 karty
        [few] oszczędność { $count } kart
       *[many] oszczędność { $count } kart
    }
nothing-to-pay = nic
    .accusative = darmo

## Lines of the score sheet

line-tracks = Trasy
line-tickets-done = Bilety ukończone
line-tickets-lost = Bilety nieukończone

## What breaks a tie

tie-completed-tickets = najwięcej ukończonych biletów
tie-completed-ticket-points = najwięcej punktów z ukończonych biletów
tie-path-length = najdłuższa ciągła trasa
