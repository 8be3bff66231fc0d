# Most tickets.

## Scores

line-most-tickets = Most tickets completed

## Rules page

rules-most-tickets-title = Most tickets
# Ruling: B17
rules-most-tickets = Whoever completes the most tickets gets { $points } points. If several are equal, all of them get the points, even if nobody has completed any.

## Terminal

mechanic-most-tickets = most tickets
summary-most-tickets = Most completed tickets: { $points } points.
