about-germany = Hole Reisende ab, wähle kurze oder lange Zielkarten
