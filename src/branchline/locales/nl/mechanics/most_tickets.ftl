## Scores

line-most-tickets = Meeste tickets voltooid

## Rules page

rules-most-tickets-title = Meeste tickets
rules-most-tickets-picture =
    De ene speler heeft vier tickets voltooid, de andere drie; de eerste krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
rules-most-tickets =
    Wie de meeste tickets voltooit, krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Bij een gelijke stand krijgen alle betrokkenen de punten, zelfs als niemand er een heeft voltooid.

## Lesson

lesson-most-tickets-what = Wie aan het eind de meeste tickets heeft voltooid, krijgt een bonus.
lesson-most-tickets-how = Korte tickets tellen even zwaar als lange. Trek dus nieuwe als de jouwe af zijn. Maar elk gemist ticket kost zijn punten.
lesson-most-tickets-score =
    De bonus is { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Hebben meerdere spelers er evenveel voltooid, dan krijgen ze allemaal de punten.

## Terminal

mechanic-most-tickets = meeste tickets
summary-most-tickets =
    Meeste voltooide tickets: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
