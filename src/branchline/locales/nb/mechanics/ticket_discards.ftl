# Den åpne bunken av bortlagte billetter.

## At the table

discarded-tickets = Bortlagte billetter
no-discarded-tickets = ingen ennå

## What happens

ticket-rejected =
    { $subject ->
        [you] Du legger bort
        [you-again] legger bort
        [again] legger bort
       *[named] { $seat } legger bort
    } { $ticket }
tickets-shuffled =
    de bortlagte billettene stokkes til en ny bunke: { $tickets ->
        [one] { $tickets } billett
       *[other] { $tickets } billetter
    }

## Rules page

rules-ticket-discards-title = Bortlagte billetter
rules-ticket-discards-picture = Bortlagte billetter ligger åpent ved siden av bunken.
rules-ticket-discards = Bortlagte billetter legges åpent i en bunke der alle ser dem. Så snart bunken med billetter er tom, stokkes de til en ny. Tømmer man bunken midt i et trekk, fortsetter man fra den nye.

## Lesson

lesson-ticket-discards-what = Billetter du legger bort, havner åpent i en bunke.
lesson-ticket-discards-see = Alle ser dem. Så du vet hva ingen er ute etter akkurat nå.
lesson-ticket-discards-again = Når bunken er tom, stokkes de til en ny og kan komme igjen.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = bortlagte billetter
summary-ticket-discards = Bortlagte billetter ligger åpent; når bunken er tom, blir de den nye.

## Map files

map-no-ticket-discards = ingen bortlagte billetter havner der; skriv rejected = "pile" under tickets.first eller tickets.later
map-ticket-discards-out = bunken ville også ta disse; skriv "pile" eller "under"
