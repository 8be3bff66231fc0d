# Points to begin with.

## Scores

line-start-points = Head start

## Rules page

rules-start-points-title = Head start
rules-start-points-picture = The points to begin with, from the first player to the last.
rules-start-points = Playing first is an advantage. So whoever plays later begins with more points.
# Ruling: NL4
rules-start-points-details = Only the differences matter.

## Lesson

# One minute: a few pages with pictures.
lesson-start-points-what = Playing first is an advantage: you take the best cards and tracks before the others.
lesson-start-points-how = So whoever plays later begins with a few extra points.
lesson-start-points-score = They stay yours to the end and have a line of their own on the score sheet.

## Terminal

mechanic-start-points = head start
summary-start-points = Head start: whoever plays later begins with a few extra points.

## Map files

# $players is a number of players.
map-start-points-short = needs an entry for each of { $players } players
form-start-points-by-turn = Points to begin with, in the order of turns
