## Scores

line-largest-network = Größtes Netz
line-largest-network-measured = Größtes Netz (Orte)

## Rules page

rules-largest-network-title = Größtes Netz
rules-largest-network-picture = Ein Netz aus fünf Orten leuchtet, eines aus zwei Orten daneben nicht.
rules-largest-network =
    Wessen größtes Netz die meisten Orte verbindet, bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Jeder Ort zählt einmal, und schon eine Strecke ist ein Netz; getrennte Netze werden nicht zusammengezählt. Bei Gleichstand bekommen alle Beteiligten die Punkte, selbst wenn niemand auch nur eine Strecke hat.

## Lesson

lesson-largest-network-what = Am Ende bringt das Netz, das die meisten Orte verbindet, einen Bonus.
lesson-largest-network-how = Abzweige zählen so viel wie lange Linien, aber jeder Ort nur einmal. Was nicht damit verbunden ist, zählt nicht.
lesson-largest-network-score =
    Es bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Sind mehrere Netze gleich groß, zählen alle.

## Terminal

mechanic-largest-network = größtes Netz
summary-largest-network =
    Das Netz, das die meisten Orte verbindet, bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
column-places-joined = Orte
