# De open aflegstapel van tickets.

## At the table

discarded-tickets = Afgelegde tickets
no-discarded-tickets = nog geen

## What happens

ticket-rejected =
    { $subject ->
        [you] Je geeft
        [you-again] geeft
        [again] geeft
       *[named] { $seat } geeft
    } { $ticket } terug
tickets-shuffled =
    de afgelegde tickets worden geschud: een nieuwe stapel van { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }

## Rules page

rules-ticket-discards-title = Afgelegde tickets
rules-ticket-discards-picture = Teruggegeven tickets liggen open naast de stapel.
rules-ticket-discards = Teruggegeven tickets gaan open op een aflegstapel, waar iedereen ze ziet. Zodra de stapel leeg is, worden ze tot een nieuwe geschud. Wie bij het trekken de oude stapel leegmaakt, trekt van de nieuwe verder.

## Lesson

lesson-ticket-discards-what = Tickets die je teruggeeft, gaan open op een aflegstapel.
lesson-ticket-discards-see = Iedereen ziet ze. Zo weet je waar voorlopig niemand op uit is.
lesson-ticket-discards-again = Is de stapel leeg, dan worden ze tot een nieuwe geschud en kunnen ze terugkomen.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = afgelegde tickets
summary-ticket-discards = Teruggegeven tickets liggen open; is de stapel leeg, dan worden ze de nieuwe.

## Map files

map-no-ticket-discards = er gaan geen teruggegeven tickets heen; schrijf rejected = "pile" onder tickets.first of tickets.later
map-ticket-discards-out = de aflegstapel zou ook deze nemen; schrijf "pile" of "under"
