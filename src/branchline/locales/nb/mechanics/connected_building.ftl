# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Ett nett
rules-connected-building-picture = Fra en startby vokser et nett rute for rute; en rute uten forbindelse kan ikke bygges ennå.
rules-connected-building = Hver rute du bygger, må berøre nettet ditt: startbyen din eller en by som rutene dine allerede når. Andres ruter hjelper ikke. Kan du ikke bygge noe, trekker du fortsatt kort eller billetter.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Rutene dine danner ett nett. Det begynner i startbyen din.
lesson-connected-building-how = En ny rute må ende i en by du har nådd. Andres ruter bringer deg ikke videre, så finn en vei før den er stengt.
lesson-connected-building-stuck = Innestengt uten noe å bygge? Du trekker fortsatt kort og billetter, men hold en utvei åpen i tide.

## Terminal

mechanic-connected-building = ett nett
summary-connected-building = Ett nett: hver rute du bygger, må berøre startbyen din eller en by som rutene dine når.
