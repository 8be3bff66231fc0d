# Point fra start.

## Scores

line-start-points = Forspring

## Rules page

rules-start-points-title = Forspring
rules-start-points-picture = Point fra start, fra den første til den sidste i turordenen.
rules-start-points = Det er en fordel at begynde. Derfor begynder de, der kommer senere til, med flere point.
rules-start-points-details = Kun forskellene tæller.

## Lesson

lesson-start-points-what = Det er en fordel at begynde: Du tager de bedste kort og strækninger før de andre.
lesson-start-points-how = Derfor begynder de, der kommer senere til, med nogle point mere.
lesson-start-points-score = De er dine til det sidste og har deres egen linje i pointregnskabet.

## Terminal

mechanic-start-points = forspring
summary-start-points = Forspring: de, der kommer senere til, begynder med nogle point mere.

## Map files

map-start-points-short = kræver et tal for hver af de { $players } spillere
form-start-points-by-turn = Startpoint efter turrækkefølge
