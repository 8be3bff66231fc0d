about-nederland = Jede Strecke kostet Maut, oft an die Konkurrenz
