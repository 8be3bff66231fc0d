# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Una sola red
rules-connected-building-picture = Una red crece vía a vía desde una ciudad inicial; una vía apartada aún no se puede construir.
rules-connected-building = Cada vía que construyes debe tocar tu red: tu ciudad inicial o una ciudad a la que ya llegan tus vías. Las vías ajenas no ayudan. Si no puedes construir nada, sigues robando cartas o billetes.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Tus vías forman una sola red. Empieza en tu ciudad inicial.
lesson-connected-building-how = Una vía nueva debe terminar en una ciudad a la que has llegado. Las vías ajenas no te llevan más lejos: busca un camino antes de que se cierre.
lesson-connected-building-stuck = ¿Sin salida y sin nada que construir? Sigues robando cartas y billetes, pero resérvate una salida a tiempo.

## Terminal

mechanic-connected-building = una sola red
summary-connected-building = Una sola red: cada vía que construyes debe tocar tu ciudad inicial o una ciudad a la que llegan tus vías.
