## Scores

line-most-tickets = Flest fullførte billetter

## Rules page

rules-most-tickets-title = Flest billetter
rules-most-tickets-picture = Én spiller har fullført fire billetter, den andre tre; den første får { $points } poeng.
rules-most-tickets = Den som fullfører flest billetter, får { $points } poeng. Hvis flere står likt, får alle poengene, selv om ingen har fullført noen.

## Lesson

lesson-most-tickets-what = Til slutt får den som har fullført flest billetter, en bonus.
lesson-most-tickets-how = Korte billetter teller like mye som lange. Så trekk flere når dine er fullført. Men en du ikke klarer, koster poengene sine.
lesson-most-tickets-score = Den gir { $points } poeng. Hvis flere har fullført like mange, får alle poeng.

## Terminal

mechanic-most-tickets = flest billetter
summary-most-tickets = Flest fullførte billetter: { $points } poeng.
