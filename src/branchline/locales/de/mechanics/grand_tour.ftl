## At the table

grand-tour = Grand Tour
grand-tour-now =
    { $count ->
        [0] Noch liegt keine deiner Zielkarten auf einer Rundreise.
        [one] { $count } deiner Zielkarten liegt auf einer Rundreise: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $count } deiner Zielkarten liegen auf Rundreisen: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }

## Scores

line-grand-tour = Grand Tour

## Rules page

rules-grand-tour-title = Grand Tour
rules-grand-tour-picture = Zwei verschiedene Wege, zusammen eine Rundreise, verbinden die beiden Enden einer Zielkarte.
rules-grand-tour = Eine erfüllte Zielkarte gehört zur Grand Tour, wenn zwei deiner Wege ihre Enden verbinden, die keine Strecke gemeinsam haben; in Städten dürfen sie sich treffen. Je mehr solche Zielkarten, desto mehr Punkte, zusätzlich zu denen der Zielkarten:
rules-tours = Zielkarten

## Guide

guide-with-grand-tour = Eine Rundreise durch beide Enden bringt mehr.

## Lesson

lesson-grand-tour-what = Verbinde die beiden Städte einer Zielkarte zweimal, auf zwei Wegen ohne gemeinsame Strecke: Dann gehört sie zur Grand Tour.
lesson-grand-tour-how = Das kostet nichts extra: Baue weiter, bis dein Weg eine Rundreise wird. Die beiden Wege dürfen sich in Städten treffen, und eine Rundreise kann mehreren Zielkarten dienen.
lesson-grand-tour-score = Je mehr Zielkarten auf der Grand Tour, desto mehr Punkte, zusätzlich zu denen der Zielkarten.

## Terminal

mechanic-grand-tour = Grand Tour
summary-grand-tour = Grand Tour: Erfüllte Zielkarten, deren Enden zwei getrennte Wege verbinden, bringen einen Bonus.
label-grand-tour = Grand Tour
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = deine bisher: { $count }
reason-grand-tour = { $tracks } schließt eine Runde durch { $tickets }: Die Grand Tour bringt +{ $points }.

form-grand-tour-bonus = Punkte nach Zahl der Zielkarten
