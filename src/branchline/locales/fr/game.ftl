## Players

default-player = Joueur
default-program = Programme
numbered-name = { $name } { $number }

## Cards

card-pink = rose
    .article = une carte rose
    .feminine =
        { $count ->
            [one] rose
           *[other] roses
        }
    .cards =
        { $count ->
            [one] carte rose
           *[other] cartes roses
        }
card-white = blanc
    .article = une carte blanche
    .feminine =
        { $count ->
            [one] blanche
           *[other] blanches
        }
    .cards =
        { $count ->
            [one] carte blanche
           *[other] cartes blanches
        }
card-blue = bleu
    .article = une carte bleue
    .feminine =
        { $count ->
            [one] bleue
           *[other] bleues
        }
    .cards =
        { $count ->
            [one] carte bleue
           *[other] cartes bleues
        }
card-yellow = jaune
    .article = une carte jaune
    .feminine =
        { $count ->
            [one] jaune
           *[other] jaunes
        }
    .cards =
        { $count ->
            [one] carte jaune
           *[other] cartes jaunes
        }
card-orange = orange
    .article = une carte orange
    .feminine = orange
    .cards =
        { $count ->
            [one] carte orange
           *[other] cartes orange
        }
card-black = noir
    .article = une carte noire
    .feminine =
        { $count ->
            [one] noire
           *[other] noires
        }
    .cards =
        { $count ->
            [one] carte noire
           *[other] cartes noires
        }
card-red = rouge
    .article = une carte rouge
    .feminine =
        { $count ->
            [one] rouge
           *[other] rouges
        }
    .cards =
        { $count ->
            [one] carte rouge
           *[other] cartes rouges
        }
card-green = vert
    .article = une carte verte
    .feminine =
        { $count ->
            [one] verte
           *[other] vertes
        }
    .cards =
        { $count ->
            [one] carte verte
           *[other] cartes vertes
        }
card-locomotive = locomotive
    .article = une locomotive
    .feminine = locomotive
    .cards =
        { $count ->
            [one] locomotive
           *[other] locomotives
        }
cards-of = { $count } { NAME($card, $count, case: "cards") }
locomotives-of =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
payment-substitutes =
    { $count ->
        [one] d’autres cartes à la place de { $count } locomotive
       *[other] d’autres cartes à la place de { $count } locomotives
    }
payment-sets =
    { $spaces ->
        [one] { $count } autres cartes au choix pour { $spaces } case
       *[other] { $count } autres cartes au choix pour { $spaces } cases
    }
payment-saved =
    { $count ->
        [one] { $count } carte économisée
       *[other] { $count } cartes économisées
    }
nothing-to-pay = rien

## Lines of the score sheet

line-tracks = Voies
line-tickets-done = Destinations réussies
line-tickets-lost = Destinations ratées

## What breaks a tie

tie-completed-tickets = le plus de destinations réussies
tie-completed-ticket-points = le plus de points grâce aux destinations réussies
tie-path-length = la route continue la plus longue
