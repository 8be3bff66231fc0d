about-nederland = Elk spoor kost tol, vaak aan een ander
rules-uncertain-nederland = Startpunten: hoe groot de stappen zijn, stond in een afbeelding die niet te lezen was. Eén punt per plek is het minste dat past.
