## Scores

line-longest-path = Längste Strecke
line-longest-path-measured = Längste Strecke (Felder)
tie-longest-path = der Bonus für die längste Strecke

## Rules page

rules-longest-path-title = Längste Strecke
rules-longest-path-picture = Vier Strecken, die ohne Lücke aufeinanderfolgen, leuchten; ein Abzweig daneben nicht.
rules-longest-path =
    Wer die längste durchgehende Strecke aus eigenen Strecken hat, bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Sie darf mehrmals durch denselben Ort führen, aber nicht zweimal über dieselbe Strecke. Bei Gleichstand bekommen alle Beteiligten die Punkte, selbst wenn niemand auch nur eine Strecke hat.

## Guide

guide-with-longest-path = Die längste durchgehende Strecke bringt Punkte.

## Lesson

lesson-longest-path-what = Wer am Ende die längste durchgehende Strecke aus eigenen Strecken hat, bekommt einen Bonus.
lesson-longest-path-how = Eine Lücke unterbricht sie, Abzweige zählen nicht. Sie darf zweimal durch eine Stadt führen, aber nicht zweimal über dieselbe Strecke. Sie kostet nichts als die Strecken.
lesson-longest-path-score =
    Sie bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Sind mehrere gleich lang, zählen alle.

## Terminal

mechanic-longest-path = längste Strecke
summary-longest-path =
    Die längste durchgehende Strecke bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
reason-longest-path = Mit { $tracks } ist die Strecke { $length } Felder lang, bisher die längste: +{ $points }, wenn es dabei bleibt.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = Bonus der längsten Strecke
