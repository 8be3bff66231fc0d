legend-ferry = ferge: et lokomotiv
track-ferry =
    { $count ->
        [one] , ferge med 1 lokomotiv
       *[other] , ferge med { $count } lokomotiver
    }

## Rules page

rules-ferries-title = Ferger
rules-ferries-picture = Et lokomotiv og to rosa kort betaler for en ferge på tre felter, der det ene viser et lokomotiv.
rules-ferries = Noen av feltene på en ferge viser et lokomotiv: for hvert av dem må du betale med et lokomotiv. Du kan gjerne bruke flere lokomotiver enn det.

## Lesson

lesson-ferries-what = En ferge krysser vann. Noen av feltene viser et lokomotiv.
lesson-ferries-cost = Hvert felt som viser et lokomotiv, krever et lokomotiv: denne krever { $count }. De andre feltene krever kort som på alle ruter.
lesson-ferries-score =
    En ferge gir poeng som andre ruter av samme lengde: { $points } for { $length ->
        [one] 1 felt
       *[other] { $length } felter
    }. Går veien din over vann, bør du samle lokomotiver tidlig.

## Terminal

mechanic-ferries = ferger
summary-ferries = Ferger: hver ★ på en rute må betales med et lokomotiv.

## Map files

map-too-many-symbols =
    { $spaces ->
        [one] flere lokomotiver enn det ene feltet på ruten
       *[other] flere lokomotiver enn de { $spaces } feltene på ruten
    }

form-ferries-locomotives = Ferge: lokomotiver den krever
