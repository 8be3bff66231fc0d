about-germany = Hole Reisende ab, wähle kurze oder lange Zielkarten
rules-uncertain-germany = Eine Quelle verbindet München mit Konstanz, die anderen mit Lindau. Neun Zielkarten weichen in einer von drei Quellen an einem Ende ab. Eine ältere Schachtel hatte 48 Waggons. Mannheim–Stuttgart ist 2 wert, obwohl kurze Zielkarten bei 3 beginnen sollen.
