## Scores

line-largest-network = Grootste netwerk
line-largest-network-measured = Grootste netwerk (plaatsen)

## Rules page

rules-largest-network-title = Grootste netwerk
rules-largest-network-picture = Een netwerk van vijf plaatsen licht op; een van twee plaatsen ernaast niet.
rules-largest-network =
    Wie het netwerk heeft dat de meeste plaatsen verbindt, krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Elke plaats telt één keer, en één spoor is al een netwerk; losse netwerken worden niet opgeteld. Bij een gelijke stand krijgen alle betrokkenen de punten, zelfs als niemand een spoor heeft.

## Lesson

lesson-largest-network-what = Aan het eind levert het netwerk dat de meeste plaatsen verbindt een bonus op.
lesson-largest-network-how = Vertakkingen tellen even zwaar als lange lijnen, maar elke plaats maar één keer. Wat er niet mee verbonden is, telt niet.
lesson-largest-network-score =
    Het levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op. Zijn meer netwerken even groot, dan scoren ze allemaal.

## Terminal

mechanic-largest-network = grootste netwerk
summary-largest-network =
    Het netwerk dat de meeste plaatsen verbindt, levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
column-places-joined = plaatsen
