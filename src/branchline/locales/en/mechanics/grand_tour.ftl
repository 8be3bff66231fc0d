# The Grand Tour.

## At the table

grand-tour = Grand Tour
# $count is the number of tickets on a loop; $points is a number of points.
grand-tour-now =
    { $count ->
        [0] None of your tickets lies on a loop yet.
        [one] 1 of your tickets lies on a loop: { $points } points.
       *[other] { $count } of your tickets lie on loops: { $points } points.
    }

## Scores

line-grand-tour = Grand Tour

## Rules page

rules-grand-tour-title = Grand Tour
rules-grand-tour-picture = Two different ways, which together make a loop, join the two ends of a ticket.
rules-grand-tour = A completed ticket is on tour if its two ends are joined by two ways of yours that have no track in common; they may meet in cities. The more such tickets, the more points, on top of those of the tickets:
rules-tours = Tickets

## Guide

guide-with-grand-tour = A loop through both ends of a ticket earns more.

## Lesson

# One minute: a few pages with pictures.
lesson-grand-tour-what = Join the two cities of a ticket twice, by two ways that have no track in common: then the ticket is on the Grand Tour.
lesson-grand-tour-how = It costs nothing extra: build on until your way closes to a loop. The two ways may meet in cities, and one loop can serve several tickets.
lesson-grand-tour-score = The more tickets on tour, the more points, on top of those of the tickets.

## Terminal

mechanic-grand-tour = grand tour
summary-grand-tour = Grand Tour: completed tickets whose ends are joined by two separate paths earn a bonus.
label-grand-tour = Grand Tour
# $points is a number of points; $tickets is a number of tickets.
# So many tickets on tour bring so many points.
tour-bonus = { $tickets } → { $points }
# $points is a number of points; $tickets is a number of tickets.
tour-bonus-or-more = { $tickets }+ → { $points }
# $count is the number of the reader’s tickets on a loop.
tour-yours = yours so far: { $count }

## Reviews and hints

# $tracks is a track; $tickets lists tickets, $count how many; $points is a number of points.
reason-grand-tour = { $tracks } closes a loop through { $tickets }: the Grand Tour is worth +{ $points }.

## Map studio

# Fields of a form.
form-grand-tour-bonus = Points by number of tickets
