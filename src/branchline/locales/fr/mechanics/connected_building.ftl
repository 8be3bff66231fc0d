# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Un seul réseau
rules-connected-building-picture = Un réseau grandit voie par voie à partir d’une ville de départ ; une voie à l’écart ne peut pas encore être construite.
rules-connected-building = Chaque voie que tu construis doit toucher ton réseau : ta ville de départ ou une ville que tes voies atteignent déjà. Les voies des autres n’aident pas. Si tu ne peux rien construire, tu pioches quand même des cartes ou des destinations.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Tes voies forment un seul réseau. Il commence dans ta ville de départ.
lesson-connected-building-how = Une nouvelle voie doit finir dans une ville que tu as atteinte. Les voies des autres ne te portent pas plus loin : cherche un chemin avant qu’il ne se ferme.
lesson-connected-building-stuck = Plus d’issue, plus rien à construire ? Tu pioches encore des cartes et des destinations, mais garde-toi une issue à temps.

## Terminal

mechanic-connected-building = un seul réseau
summary-connected-building = Un seul réseau : chaque voie que tu construis doit toucher ta ville de départ ou une ville que tes voies atteignent.
