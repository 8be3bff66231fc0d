# Aloituspisteet.

## Scores

line-start-points = Etumatka

## Rules page

rules-start-points-title = Etumatka
rules-start-points-picture = Aloituspisteet, ensimmäisestä pelaajasta viimeiseen.
rules-start-points = Aloittajalla on etu. Siksi myöhemmin pelaavat aloittavat suuremmilla pisteillä.
rules-start-points-details = Vain erot merkitsevät.

## Lesson

lesson-start-points-what = Aloittajalla on etu: saat parhaat kortit ja reitit ennen muita.
lesson-start-points-how = Siksi myöhemmin pelaavat aloittavat muutamalla pisteellä enemmän.
lesson-start-points-score = Ne pysyvät sinulla loppuun asti ja saavat oman rivinsä pistetaulukossa.

## Terminal

mechanic-start-points = etumatka
summary-start-points = Etumatka: myöhemmin pelaavat aloittavat muutamalla pisteellä enemmän.

## Map files

map-start-points-short = tarvitsee luvun jokaiselle { $players } pelaajalle
form-start-points-by-turn = Alkupisteet vuorojärjestyksessä
