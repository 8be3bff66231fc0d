## Giocatori

default-player = Giocatore
default-program = Programma
numbered-name = { $name } { $number }

## Carte

card-pink = rosa
    .counted = rosa
    .one = una carta rosa
card-white = bianca
    .counted =
        { $count ->
            [one] bianca
           *[other] bianche
        }
    .one = una carta bianca
card-blue = blu
    .counted = blu
    .one = una carta blu
card-yellow = gialla
    .counted =
        { $count ->
            [one] gialla
           *[other] gialle
        }
    .one = una carta gialla
card-orange = arancione
    .counted =
        { $count ->
            [one] arancione
           *[other] arancioni
        }
    .one = una carta arancione
card-black = nera
    .counted =
        { $count ->
            [one] nera
           *[other] nere
        }
    .one = una carta nera
card-red = rossa
    .counted =
        { $count ->
            [one] rossa
           *[other] rosse
        }
    .one = una carta rossa
card-green = verde
    .counted =
        { $count ->
            [one] verde
           *[other] verdi
        }
    .one = una carta verde
card-locomotive = locomotiva
    .counted =
        { $count ->
            [one] locomotiva
           *[other] locomotive
        }
    .one = una locomotiva
cards-of = { $count } { NAME($card, $count, case: "counted") }
locomotives-of =
    { $count ->
        [one] 1 locomotiva
       *[other] { $count } locomotive
    }
payment-substitutes =
    { $count ->
        [one] altre carte al posto di 1 locomotiva
       *[other] altre carte al posto di { $count } locomotive
    }
payment-sets =
    { $spaces ->
        [one] altre { $count } carte qualsiasi per 1 casella
       *[other] altre { $count } carte qualsiasi per { $spaces } caselle
    }
payment-saved =
    { $count ->
        [one] 1 carta risparmiata
       *[other] { $count } carte risparmiate
    }
nothing-to-pay = niente

## Righe del punteggio

line-tracks = Linee
line-tickets-done = Biglietti completati
line-tickets-lost = Biglietti mancati

## Spareggi

tie-completed-tickets = più biglietti completati
tie-completed-ticket-points = più punti dai biglietti completati
tie-path-length = il percorso più lungo
