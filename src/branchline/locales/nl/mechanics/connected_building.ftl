# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Eén netwerk
rules-connected-building-picture = Vanuit een beginstad groeit spoor voor spoor een netwerk; een spoor dat er los van ligt, kan nog niet worden gebouwd.
rules-connected-building = Elk spoor dat je bouwt, moet je netwerk raken: je beginstad of een stad die je sporen al bereiken. Sporen van anderen helpen niet. Kun je niets bouwen, dan trek je nog steeds kaarten of tickets.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Je sporen vormen één netwerk. Het begint in je beginstad.
lesson-connected-building-how = Een nieuw spoor moet eindigen in een stad die je hebt bereikt. Sporen van anderen brengen je niet verder: zoek een weg voordat die dicht is.
lesson-connected-building-stuck = Ingesloten en niets meer te bouwen? Je trekt nog steeds kaarten en tickets, maar houd op tijd een uitweg open.

## Terminal

mechanic-connected-building = één netwerk
summary-connected-building = Eén netwerk: elk spoor dat je bouwt, moet je beginstad raken of een stad die je sporen bereiken.
