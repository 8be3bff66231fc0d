# An open discard pile of tickets.

## At the table

discarded-tickets = Discarded tickets
no-discarded-tickets = none yet

## What happens

# $seat is the name of a player, such as Ann; $subject is as in events.ftl;
# $ticket is a ticket, such as Dallas–New York.
ticket-rejected =
    { $subject ->
        [you] You reject
        [you-again] reject
        [again] rejects
       *[named] { $seat } rejects
    } { $ticket }
# $tickets is a number of tickets.
tickets-shuffled =
    the discarded tickets are shuffled: a new pile of { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }

## Rules page

rules-ticket-discards-title = Discarded tickets
rules-ticket-discards-picture = Rejected tickets lie open beside the pile.
# Ruling: NL2
rules-ticket-discards = Rejected tickets go face up on a discard pile, where everybody sees them. As soon as the pile of tickets is empty, they are shuffled into a new one. A draw that empties the old pile goes on with the new one.

## Lesson

# One minute: a few pages with pictures.
lesson-ticket-discards-what = Tickets you reject go face up on a discard pile.
lesson-ticket-discards-see = Everybody sees them. So you know what nobody is after, for now.
lesson-ticket-discards-again = When the pile is empty, they are shuffled into a new one and can be drawn again.

## Terminal

# $ticket is a ticket, such as Dallas–New York.
ticket-discarded = { $ticket }
mechanic-ticket-discards = discarded tickets
summary-ticket-discards = Rejected tickets lie open; when the pile is empty, they become the new one.

## Map files

map-no-ticket-discards = no rejected tickets go there; let rejected be pile under tickets.first or tickets.later
map-ticket-discards-out = the discard pile would take these, too; write pile or under
