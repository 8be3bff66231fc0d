# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Ét net
rules-connected-building-picture = Fra en startby vokser et net strækning for strækning; en strækning uden forbindelse kan ikke bygges endnu.
rules-connected-building = Hver strækning, du bygger, skal røre dit net: din startby eller en by, som dine strækninger allerede når. Andres strækninger hjælper ikke. Kan du ikke bygge noget, trækker du stadig kort eller rutekort.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Dine strækninger danner ét net. Det begynder i din startby.
lesson-connected-building-how = En ny strækning skal ende i en by, du har nået. Andres strækninger bringer dig ikke videre, så find en vej, før den er lukket.
lesson-connected-building-stuck = Spærret inde uden noget at bygge? Du trækker stadig kort og rutekort, men hold en udvej åben i tide.

## Terminal

mechanic-connected-building = ét net
summary-connected-building = Ét net: hver strækning, du bygger, skal røre din startby eller en by, som dine strækninger når.
