## Players

default-player = Spieler
default-program = Programm
numbered-name = { $name } { $number }

## Cards

card-pink = Rosa
    .strong = rosa
    .weak = rosa
    .neuter = rosa
card-white = Weiß
    .strong = weiße
    .weak = weißen
    .neuter = weißes
card-blue = Blau
    .strong = blaue
    .weak = blauen
    .neuter = blaues
card-yellow = Gelb
    .strong = gelbe
    .weak = gelben
    .neuter = gelbes
card-orange = Orange
    .strong = orange
    .weak = orangen
    .neuter = oranges
card-black = Schwarz
    .strong = schwarze
    .weak = schwarzen
    .neuter = schwarzes
card-red = Rot
    .strong = rote
    .weak = roten
    .neuter = rotes
card-green = Grün
    .strong = grüne
    .weak = grünen
    .neuter = grünes
card-locomotive = Lokomotive
    .article = eine Lokomotive
    .strong =
        { $count ->
            [one] Lokomotive
           *[other] Lokomotiven
        }
    .weak =
        { $count ->
            [one] Lokomotive
           *[other] Lokomotiven
        }
cards-of = { $count } { NAME($card, $count, case: "strong") }
    .dative = { $count } { NAME($card, $count, case: "weak") }
locomotives-of =
    { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }
payment-substitutes =
    { $count ->
        [one] andere Karten statt { $count } Lokomotive
       *[other] andere Karten statt { $count } Lokomotiven
    }
    .dative =
        { $count ->
            [one] anderen Karten statt { $count } Lokomotive
           *[other] anderen Karten statt { $count } Lokomotiven
        }
payment-sets =
    { $spaces ->
        [one] { $count } beliebige andere Karten für { $spaces } Feld
       *[other] { $count } beliebige andere Karten für { $spaces } Felder
    }
    .dative =
        { $spaces ->
            [one] { $count } beliebigen anderen Karten für { $spaces } Feld
           *[other] { $count } beliebigen anderen Karten für { $spaces } Felder
        }
payment-saved =
    { $count ->
        [one] { $count } gesparte Karte
       *[other] { $count } gesparte Karten
    }
    .dative =
        { $count ->
            [one] { $count } gesparten Karte
           *[other] { $count } gesparten Karten
        }
nothing-to-pay = nichts

## Lines of the score sheet

line-tracks = Strecken
line-tickets-done = Zielkarten erfüllt
line-tickets-lost = Zielkarten verfehlt

## What breaks a tie

tie-completed-tickets = die meisten erfüllten Zielkarten
tie-completed-ticket-points = die meisten Punkte aus erfüllten Zielkarten
tie-path-length = die längste durchgehende Strecke
