legend-ferry = færge: et lokomotiv
track-ferry =
    { $count ->
        [one] , færge med 1 lokomotiv
       *[other] , færge med { $count } lokomotiver
    }

## Rules page

rules-ferries-title = Færger
rules-ferries-picture = Et lokomotiv og to lyserøde kort betaler for en færge på tre felter, hvoraf ét viser et lokomotiv.
rules-ferries = Nogle af en færges felter viser et lokomotiv: for hvert af dem skal der betales med et lokomotiv. Du må gerne bruge flere lokomotiver end det.

## Lesson

lesson-ferries-what = En færge krydser vand. Nogle af dens felter viser et lokomotiv.
lesson-ferries-cost = Hvert felt, der viser et lokomotiv, kræver et lokomotiv: denne kræver { $count }. De andre felter kræver kort som på enhver strækning.
lesson-ferries-score =
    En færge giver point som enhver strækning af dens længde: { $points } for { $length ->
        [one] 1 felt
       *[other] { $length } felter
    }. Fører din vej over vand, så saml lokomotiver i god tid.

## Terminal

mechanic-ferries = færger
summary-ferries = Færger: hver ★ på en strækning skal betales med et lokomotiv.

## Map files

map-too-many-symbols =
    { $spaces ->
        [one] flere lokomotiver end strækningens ene felt
       *[other] flere lokomotiver end strækningens { $spaces } felter
    }

form-ferries-locomotives = Færge: lokomotiver, den kræver
