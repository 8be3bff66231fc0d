## At the table

may-station = byg en station
may-station-briefly = byg
action-station = bygge en station i { $place } for { $payment }
choose-station = Byg en station i { $place }
stations = Stationer
stations-yours =
    { $count ->
        [0] Du har ingen stationer tilbage.
        [one] 1 tilbage, { $points } point værd, hvis den ikke bygges.
       *[other] { $count } tilbage, { $points } point værd, hvis de ikke bygges.
    }
stations-next =
    { $count ->
        [one] Den næste koster 1 kort.
       *[other] Den næste koster { $count } kort af én farve.
    }
stations-left = Stationer tilbage
stations-short = stationer

## What happens

station-built =
    { $subject ->
        [you] Du bygger
        [you-again] bygger
        [again] bygger
       *[named] { $seat } bygger
    } en station i { $place } for { $payment }

## Scores

line-unused-stations = Ubyggede stationer
tie-fewest-stations = færrest byggede stationer

## Rules page

rules-stations-title = Stationer
rules-stations-picture = En station står, hvor din strækning ender; derfra fortsætter et rutekort ad en anden spillers strækning.
rules-stations =
    Du har { $count ->
        [one] 1 station
       *[other] { $count } stationer
    }. Du kan bruge din tur på at bygge en i en by, der ikke har nogen: den første koster 1 kort, hver følgende ét kort mere, alle af én farve. Til sidst lader en station dig bruge én af en anden spillers strækninger ind i dens by, kun til dine rutekort; hvilken der er bedst for dig, regnes ud for dig. En station, du ikke har bygget, er { $unused-points } point værd.

## Guide

guide-with-stations = Strækning optaget? En station låner den til dig.

## Lesson

lesson-stations-what = Har en anden den strækning, du mangler? En station i dens by lader dig bruge én af deres strækninger ind i byen til dine rutekort.
lesson-stations-how = At bygge en station er hele din tur. Vælg en by, der ikke har nogen endnu. Du har { $count }, og du behøver ikke sige, hvilken strækning du mener: den bedste findes til sidst.
lesson-stations-cost = Dine stationer koster { $costs } kort af én farve, i den rækkefølge.
lesson-stations-score = Hver station, du ikke har bygget, giver { $points } point til sidst. Så byg kun en, hvis et rutekort er mere værd.

## Terminal

mechanic-stations = stationer
summary-stations = Stationer: til sidst lader hver af dem dig bruge én af en anden spillers strækninger ind i dens by til dine rutekort. Hver, der ikke er bygget, er { $unused_points } point værd.
column-stations = stationer
label-stations = Stationer
station-of = { $place } ({ $seat })
stations-all-built = alle bygget
station-next-costs = din næste koster { $count } kort
choice-station = station i { $place }
borrowing-stations =
    { $count ->
        [one] 1 station at bygge
       *[other] { $count } stationer at bygge
    }

## Map files

map-station-costs =
    { $costs ->
        [one] 1 pris
       *[other] { $costs } priser
    } for { $stations ->
        [one] 1 station
       *[other] { $stations } stationer
    }; angiv én pris for hver

form-stations-count = Stationer til hver spiller
form-stations-costs = Pris for hver
form-stations-unused-points = Point for en ubrugt
# Words of a choice in a form.
form-word-fewest-stations = færrest brugte stationer
