about-pennsylvania = Varje sträcka ger aktier i järnvägsbolag
