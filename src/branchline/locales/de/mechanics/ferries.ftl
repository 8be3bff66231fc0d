legend-ferry = Fähre: eine Lokomotive
track-ferry =
    { $count ->
        [one] , Fähre mit { $count } Lokomotive
       *[other] , Fähre mit { $count } Lokomotiven
    }

## Rules page

rules-ferries-title = Fähren
rules-ferries-picture = Eine Lokomotive und zwei rosa Karten bezahlen eine Fähre mit drei Feldern, von denen eines eine Lokomotive zeigt.
rules-ferries = Einige Felder einer Fähre zeigen eine Lokomotive: Für jedes davon musst du mit einer Lokomotive bezahlen. Mehr Lokomotiven sind immer erlaubt.

## Lesson

lesson-ferries-what = Eine Fähre führt übers Wasser. Einige ihrer Felder zeigen eine Lokomotive.
lesson-ferries-cost = Jedes Feld mit einer Lokomotive kostet eine Lokomotive: diese Fähre also { $count }. Die anderen Felder kosten Karten wie auf jeder Strecke.
lesson-ferries-score =
    Eine Fähre bringt so viele Punkte wie jede Strecke ihrer Länge: { $points } für { $length ->
        [one] { $length } Feld
       *[other] { $length } Felder
    }. Führt dein Weg übers Wasser, dann sammle früh Lokomotiven.

## Terminal

mechanic-ferries = Fähren
    .on = auf Fähren
summary-ferries = Fähren: Jeder ★ einer Strecke muss mit einer Lokomotive bezahlt werden.

## Map files

map-too-many-symbols = mehr Lokomotiven, als die Strecke Felder hat ({ $spaces })

form-ferries-locomotives = Fähre: benötigte Lokomotiven
