# Poäng från start.

## Scores

line-start-points = Försprång

## Rules page

rules-start-points-title = Försprång
rules-start-points-picture = Poängen från start, från den första till den sista i turordningen.
rules-start-points = Det är en fördel att börja. Därför börjar den som spelar senare med fler poäng.
rules-start-points-details = Bara skillnaderna räknas.

## Lesson

lesson-start-points-what = Det är en fördel att börja: du tar de bästa korten och sträckorna före de andra.
lesson-start-points-how = Därför börjar den som spelar senare med några poäng mer.
lesson-start-points-score = De är dina till slutet och har en egen rad i poängräkningen.

## Terminal

mechanic-start-points = försprång
summary-start-points = Försprång: den som spelar senare börjar med några poäng mer.

## Map files

map-start-points-short = behöver ett tal för var och en av de { $players } spelarna
form-start-points-by-turn = Startpoäng i turordning
