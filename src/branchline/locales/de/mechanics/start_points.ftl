# Punkte zu Beginn.

## Scores

line-start-points = Vorsprung

## Rules page

rules-start-points-title = Vorsprung
rules-start-points-picture = Die Punkte zu Beginn, vom ersten Platz am Zug bis zum letzten.
rules-start-points = Als Erste oder Erster am Zug zu sein ist ein Vorteil. Wer später an die Reihe kommt, beginnt deshalb mit mehr Punkten.
rules-start-points-details = Nur die Unterschiede zählen.

## Lesson

lesson-start-points-what = Als Erste oder Erster dran zu sein ist ein Vorteil: Du nimmst die besten Karten und Strecken vor den anderen.
lesson-start-points-how = Wer später an die Reihe kommt, beginnt deshalb mit ein paar Punkten mehr.
lesson-start-points-score = Sie bleiben dir bis zum Ende und haben in der Wertung eine eigene Zeile.

## Terminal

mechanic-start-points = Vorsprung
summary-start-points = Vorsprung: Wer später an die Reihe kommt, beginnt mit ein paar Punkten mehr.

## Map files

map-start-points-short = braucht einen Eintrag für jede der { $players } Personen
form-start-points-by-turn = Anfangspunkte nach der Zugreihenfolge
