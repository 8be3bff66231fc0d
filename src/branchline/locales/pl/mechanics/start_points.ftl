# Punkty na początek.

## Scores

line-start-points = Punkty na start

## Rules page

rules-start-points-title = Punkty na start
rules-start-points-picture = Punkty na początek, od pierwszej do ostatniej osoby w kolejności.
rules-start-points = Pierwsza tura to przewaga. Dlatego kto gra później, zaczyna z większą liczbą punktów.
rules-start-points-details = Liczą się tylko różnice.

## Lesson

lesson-start-points-what = Pierwsza tura to przewaga: bierzesz najlepsze karty i trasy przed innymi.
lesson-start-points-how = Dlatego kto gra później, zaczyna z kilkoma punktami więcej.
lesson-start-points-score = Zostają twoje do końca i mają własny wiersz w punktacji.

## Terminal

mechanic-start-points = punkty na start
summary-start-points = Punkty na start: kto gra później, zaczyna z kilkoma punktami więcej.

## Map files

map-start-points-short = potrzebna jest pozycja dla każdej z { $players } osób
form-start-points-by-turn = Punkty na początek, w kolejności tur
