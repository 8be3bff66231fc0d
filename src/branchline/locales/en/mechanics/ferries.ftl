# Ferries.

# In the legend of a drawn board, beside a space with a locomotive symbol.
legend-ferry = ferry: a locomotive
track-ferry =
    { $count ->
        [one] , ferry with 1 locomotive
       *[other] , ferry with { $count } locomotives
    }

## Rules page

rules-ferries-title = Ferries
rules-ferries = Some spaces of a ferry show a locomotive: for each of those, the payment must have a locomotive. More locomotives than that are welcome.

## Terminal

mechanic-ferries = ferries
summary-ferries = Ferries: every ★ of a track must be paid with a locomotive.

## Map files

map-too-many-symbols =
    { $spaces ->
        [one] more locomotives than the 1 space of the track
       *[other] more locomotives than the { $spaces } spaces of the track
    }
