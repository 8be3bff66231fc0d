# Punten aan het begin.

## Scores

line-start-points = Voorsprong

## Rules page

rules-start-points-title = Voorsprong
rules-start-points-picture = De punten aan het begin, van wie begint tot wie als laatste speelt.
rules-start-points = Beginnen is een voordeel. Wie later aan de beurt komt, begint daarom met meer punten.
rules-start-points-details = Alleen de verschillen tellen.

## Lesson

lesson-start-points-what = Beginnen is een voordeel: jij pakt de beste kaarten en sporen vóór de anderen.
lesson-start-points-how = Wie later aan de beurt komt, begint daarom met een paar punten meer.
lesson-start-points-score = Ze blijven van jou tot het eind en hebben een eigen regel in de score.

## Terminal

mechanic-start-points = voorsprong
summary-start-points = Voorsprong: wie later aan de beurt komt, begint met een paar punten meer.

## Map files

map-start-points-short = heeft een getal nodig voor elk van de { $players } spelers
form-start-points-by-turn = Beginpunten, op volgorde van beurt
