# Den öppna högen av bortlagda biljetter.

## At the table

discarded-tickets = Bortlagda biljetter
no-discarded-tickets = inga än

## What happens

ticket-rejected =
    { $subject ->
        [you] Du lägger bort
        [you-again] lägger bort
        [again] lägger bort
       *[named] { $seat } lägger bort
    } { $ticket }
tickets-shuffled =
    de bortlagda biljetterna blandas till en ny hög: { $tickets ->
        [one] { $tickets } biljett
       *[other] { $tickets } biljetter
    }

## Rules page

rules-ticket-discards-title = Bortlagda biljetter
rules-ticket-discards-picture = Bortlagda biljetter ligger öppet bredvid högen.
rules-ticket-discards = Bortlagda biljetter läggs öppet i en hög där alla ser dem. Så snart biljetthögen är tom blandas de till en ny. Den som tömmer högen mitt i en dragning fortsätter från den nya.

## Lesson

lesson-ticket-discards-what = Biljetter du lägger bort hamnar öppet i en hög.
lesson-ticket-discards-see = Alla ser dem. Så du vet vad ingen är ute efter just nu.
lesson-ticket-discards-again = När högen är tom blandas de till en ny och kan komma igen.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = bortlagda biljetter
summary-ticket-discards = Bortlagda biljetter ligger öppet; när högen är tom blir de den nya.

## Map files

map-no-ticket-discards = inga bortlagda biljetter hamnar där; skriv rejected = "pile" under tickets.first eller tickets.later
map-ticket-discards-out = högen skulle ta dessa också; skriv "pile" eller "under"
