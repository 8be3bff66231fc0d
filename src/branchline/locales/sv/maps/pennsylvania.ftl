about-pennsylvania = Varje sträcka ger aktier i järnvägsbolag
rules-uncertain-pennsylvania = Poängen för aktier och för sju rutor kommer från en enda källa. En källa har bara ett spår på två rutor mellan Buffalo och Ontario, och bara ett bolag för Gettysburg–York och för Harrisburg–Scranton / Wilkes Barre; en bild av spelplanen visar det som här.
