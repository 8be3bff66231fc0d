about-pennsylvania = Jede Strecke bringt Aktien der Bahngesellschaften
rules-uncertain-pennsylvania = Die Punkte für Aktien und die für sieben Felder nennt nur eine Quelle. Eine Quelle hat für Buffalo–Ontario eine einzige Strecke mit zwei Feldern und für Gettysburg–York und Harrisburg–Scranton / Wilkes Barre je eine Gesellschaft; ein Bild des Spielplans zeigt es wie hier.
