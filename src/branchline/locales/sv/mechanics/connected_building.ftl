# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Ett nät
rules-connected-building-picture = Från en startstad växer ett nät sträcka för sträcka; en sträcka utan förbindelse kan inte byggas än.
rules-connected-building = Varje sträcka du bygger måste röra ditt nät: din startstad eller en stad som dina sträckor redan når. Andras sträckor hjälper inte. Kan du inte bygga något drar du ändå kort eller biljetter.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Dina sträckor bildar ett nät. Det börjar i din startstad.
lesson-connected-building-how = En ny sträcka måste sluta i en stad som du har nått. Andras sträckor för dig inte vidare, så hitta en väg innan den är stängd.
lesson-connected-building-stuck = Instängd utan något att bygga? Du drar ändå kort och biljetter, men håll en utväg öppen i tid.

## Terminal

mechanic-connected-building = ett nät
summary-connected-building = Ett nät: varje sträcka du bygger måste röra din startstad eller en stad som dina sträckor når.
