about-nederland = Jede Strecke kostet Maut, oft an die Konkurrenz
rules-uncertain-nederland = Startpunkte: Wie groß die Schritte sind, stand in einer Abbildung, die nicht zu lesen war. Ein Punkt je Platz ist das Geringste, das passt.
