# Poeng fra start.

## Scores

line-start-points = Forsprang

## Rules page

rules-start-points-title = Forsprang
rules-start-points-picture = Poeng fra start, fra den første til den siste i turrekkefølgen.
rules-start-points = Det er en fordel å begynne. Derfor begynner de som kommer senere i turen, med flere poeng.
rules-start-points-details = Bare forskjellene teller.

## Lesson

lesson-start-points-what = Det er en fordel å begynne: Du tar de beste kortene og rutene før de andre.
lesson-start-points-how = Derfor begynner de som kommer senere, med noen poeng mer.
lesson-start-points-score = De er dine til slutt og har sin egen linje i poengregnskapet.

## Terminal

mechanic-start-points = forsprang
summary-start-points = Forsprang: de som kommer senere, begynner med noen poeng mer.

## Map files

map-start-points-short = trenger et tall for hver av de { $players } spillerne
form-start-points-by-turn = Startpoeng etter turrekkefølge
