# Most tickets.

## Scores

line-most-tickets = Most tickets completed

## Rules page

rules-most-tickets-title = Most tickets
# $points is a number of points.
rules-most-tickets-picture = One player has completed four tickets, the other three; the first gets { $points } points.
# $points is a number of points.
# Ruling: B17
rules-most-tickets = Whoever completes the most tickets gets { $points } points. If several are equal, all of them get the points, even if nobody has completed any.

## Lesson

# One minute: a few pages with pictures.
lesson-most-tickets-what = At the end, whoever has completed the most tickets earns a bonus.
lesson-most-tickets-how = Short tickets count as much as long ones. So draw more once yours are done. But one that you miss costs its points.
# $points is a number of points.
lesson-most-tickets-score = It brings { $points } points. If several have completed equally many, all of them score.

## Terminal

mechanic-most-tickets = most tickets
# $points is a number of points.
summary-most-tickets = Most completed tickets: { $points } points.
