about-africa = Geländekarten verdoppeln die Punkte deiner Strecken
