about-oldwest = Wachse aus einer Stadt und verdiene an fremdem Bau
rules-uncertain-oldwest = Die Punkte für sieben Felder nennt nur eine Quelle. Einzelne Quellen verbinden Los Angeles mit Flagstaff statt Phoenix, haben die Fähre ohne Lokomotiven, geben Seattle–Denver 11 Punkte oder haben eine Zielkarte San Francisco–Bend; ein Bild des Spielplans oder die Karten zeigen es wie hier.
