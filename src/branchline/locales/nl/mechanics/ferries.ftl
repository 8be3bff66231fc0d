legend-ferry = ferry: een locomotief
track-ferry =
    { $count ->
        [one] , ferry met { $count } locomotief
       *[other] , ferry met { $count } locomotieven
    }

## Rules page

rules-ferries-title = Ferry’s
rules-ferries-picture = Een locomotief en twee roze kaarten betalen een ferry van drie vakken, waarvan één een locomotief toont.
rules-ferries = Sommige vakken van een ferry tonen een locomotief: voor elk daarvan moet je met een locomotief betalen. Meer locomotieven mag altijd.

## Lesson

lesson-ferries-what = Een ferry gaat over water. Sommige vakken tonen een locomotief.
lesson-ferries-cost = Elk vak met een locomotief kost een locomotief: deze ferry dus { $count }. De andere vakken kosten kaarten zoals op elk spoor.
lesson-ferries-score =
    Een ferry levert evenveel punten op als elk spoor van die lengte: { $points } voor { $length ->
        [one] { $length } vak
       *[other] { $length } vakken
    }. Gaat je weg over water, verzamel dan vroeg locomotieven.

## Terminal

mechanic-ferries = ferry’s
    .on = op ferry’s
summary-ferries = Ferry’s: elke ★ van een spoor moet met een locomotief worden betaald.

## Map files

map-too-many-symbols = meer locomotieven dan het spoor vakken heeft ({ $spaces })

form-ferries-locomotives = Ferry: benodigde locomotieven
