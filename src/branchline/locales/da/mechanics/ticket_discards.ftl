# Den åbne bunke af fravalgte rutekort.

## At the table

discarded-tickets = Fravalgte rutekort
no-discarded-tickets = ingen endnu

## What happens

ticket-rejected =
    { $subject ->
        [you] Du vælger
        [you-again] vælger
        [again] vælger
       *[named] { $seat } vælger
    } { $ticket } fra
tickets-shuffled = de fravalgte rutekort blandes til en ny bunke: { $tickets } rutekort

## Rules page

rules-ticket-discards-title = Fravalgte rutekort
rules-ticket-discards-picture = Fravalgte rutekort ligger åbent ved siden af bunken.
rules-ticket-discards = Fravalgte rutekort lægges åbent i en bunke, hvor alle ser dem. Så snart bunken med rutekort er tom, blandes de til en ny. Tømmer man bunken midt i et træk, fortsætter man fra den nye.

## Lesson

lesson-ticket-discards-what = Rutekort, du vælger fra, lægges åbent i en bunke.
lesson-ticket-discards-see = Alle ser dem. Så du ved, hvad ingen er ude efter lige nu.
lesson-ticket-discards-again = Når bunken er tom, blandes de til en ny og kan komme igen.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = fravalgte rutekort
summary-ticket-discards = Fravalgte rutekort ligger åbent; når bunken er tom, bliver de den nye.

## Map files

map-no-ticket-discards = der kommer ingen fravalgte rutekort; skriv rejected = "pile" under tickets.first eller tickets.later
map-ticket-discards-out = bunken ville også tage disse; skriv "pile" eller "under"
