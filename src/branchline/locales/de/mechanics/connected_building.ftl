# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Ein Netz
rules-connected-building-picture = Von einer Startstadt wächst ein Netz Strecke für Strecke; eine Strecke abseits davon lässt sich noch nicht bauen.
rules-connected-building = Jede Strecke, die du baust, muss dein Netz berühren: deine Startstadt oder eine Stadt, die deine Strecken schon erreichen. Fremde Strecken helfen nicht. Kannst du nichts bauen, ziehst du weiter Karten oder Zielkarten.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Deine Strecken bilden ein Netz. Es beginnt in deiner Startstadt.
lesson-connected-building-how = Eine neue Strecke muss in einer Stadt enden, die du erreicht hast. Fremde Strecken bringen dich nicht weiter: Such dir einen Weg, bevor er zu ist.
lesson-connected-building-stuck = Eingeschlossen und nichts mehr zu bauen? Du ziehst weiter Karten und Zielkarten, aber halte dir rechtzeitig einen Ausweg offen.

## Terminal

mechanic-connected-building = ein Netz
summary-connected-building = Ein Netz: Jede Strecke, die du baust, muss deine Startstadt berühren oder eine Stadt, die deine Strecken erreichen.
