## At the table

may-station = bygg en stasjon
may-station-briefly = bygg
action-station = bygge en stasjon i { $place } for { $payment }
choose-station = Bygg en stasjon i { $place }
stations = Stasjoner
stations-yours =
    { $count ->
        [0] Du har ingen stasjoner igjen.
        [one] 1 igjen, verdt { $points } poeng hvis den ikke bygges.
       *[other] { $count } igjen, verdt { $points } poeng hvis de ikke bygges.
    }
stations-next =
    { $count ->
        [one] Den neste koster 1 kort.
       *[other] Den neste koster { $count } kort av én farge.
    }
stations-left = Stasjoner igjen
stations-short = stasjoner

## What happens

station-built =
    { $subject ->
        [you] Du bygger
        [you-again] bygger
        [again] bygger
       *[named] { $seat } bygger
    } en stasjon i { $place } for { $payment }

## Scores

line-unused-stations = Ubygde stasjoner
tie-fewest-stations = færrest bygde stasjoner

## Rules page

rules-stations-title = Stasjoner
rules-stations-picture = En stasjon står der ruten din ender; derfra går en billett videre over en annen spillers rute.
rules-stations =
    Du har { $count ->
        [one] 1 stasjon
       *[other] { $count } stasjoner
    }. Du kan bruke turen din på å bygge en i en by som ikke har noen: den første koster 1 kort, hver neste ett kort mer, alle av én farge. Til slutt lar en stasjon deg bruke én av en annen spillers ruter inn i byen, bare for billettene dine; hvilken som er best for deg, blir funnet for deg. En stasjon du ikke har bygd, er verdt { $unused-points } poeng.

## Guide

guide-with-stations = Ruten tatt? En stasjon låner den til billettene.

## Lesson

lesson-stations-what = Har noen ruten du trenger? En stasjon i byen lar deg bruke én av rutene deres inn i den byen, for billettene dine.
lesson-stations-how = Å bygge en stasjon er hele turen din. Velg en by som ikke har noen ennå. Du har { $count }, og du trenger ikke si hvilken rute du mener: den beste blir funnet til slutt.
lesson-stations-cost = Stasjonene dine koster { $costs } kort av én farge, i den rekkefølgen.
lesson-stations-score = Hver stasjon du ikke har bygd, gir { $points } poeng til slutt. Så bygg bare en hvis en billett er verdt mer.

## Terminal

mechanic-stations = stasjoner
summary-stations = Stasjoner: til slutt lar hver av dem deg bruke én av en annen spillers ruter inn i byen, for billettene dine. Hver som ikke er bygd, er verdt { $unused_points } poeng.
column-stations = stasjoner
label-stations = Stasjoner
station-of = { $place } ({ $seat })
stations-all-built = alle bygd
station-next-costs = din neste koster { $count } kort
choice-station = stasjon i { $place }
borrowing-stations =
    { $count ->
        [one] 1 stasjon å bygge
       *[other] { $count } stasjoner å bygge
    }

## Map files

map-station-costs =
    { $costs ->
        [one] 1 pris
       *[other] { $costs } priser
    } for { $stations ->
        [one] 1 stasjon
       *[other] { $stations } stasjoner
    }; oppgi én pris for hver

form-stations-count = Stasjoner til hver spiller
form-stations-costs = Pris for hver
form-stations-unused-points = Poeng for en ubrukt
# Words of a choice in a form.
form-word-fewest-stations = færrest brukte stasjoner
