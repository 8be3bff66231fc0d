## Scores

line-most-tickets = Meiste erfüllte Zielkarten

## Rules page

rules-most-tickets-title = Meiste Zielkarten
rules-most-tickets-picture =
    Jemand hat vier Zielkarten erfüllt, jemand anders drei; die vier bringen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
rules-most-tickets =
    Wer die meisten Zielkarten erfüllt, bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Bei Gleichstand bekommen alle Beteiligten die Punkte, selbst wenn niemand eine erfüllt hat.

## Lesson

lesson-most-tickets-what = Wer am Ende die meisten Zielkarten erfüllt hat, bekommt einen Bonus.
lesson-most-tickets-how = Kurze Zielkarten zählen so viel wie lange. Ziehe also neue, wenn deine erfüllt sind. Aber jede verfehlte kostet ihre Punkte.
lesson-most-tickets-score =
    Der Bonus bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Haben mehrere gleich viele erfüllt, bekommen alle die Punkte.

## Terminal

mechanic-most-tickets = meiste Zielkarten
summary-most-tickets =
    Meiste erfüllte Zielkarten: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
