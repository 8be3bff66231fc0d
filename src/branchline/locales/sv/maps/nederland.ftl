about-nederland = Varje sträcka kostar tull, ofta till en rival
rules-uncertain-nederland = Startpoäng: Hur stora stegen är stod på en bild som inte gick att läsa. En poäng per plats är det minsta som passar.
