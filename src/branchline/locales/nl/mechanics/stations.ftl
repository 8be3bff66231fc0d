## At the table

may-station = een station bouwen
may-station-briefly = bouwen
action-station = een station bouwen in { $place } voor { $payment }
choose-station = Station bouwen in { $place }
stations = Stations
stations-yours =
    { $count ->
        [0] Je hebt geen station meer.
        [one] Nog { $count } over, { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } waard als je het niet bouwt.
       *[other] Nog { $count } over, { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } waard als je ze niet bouwt.
    }
stations-next =
    { $count ->
        [one] Het volgende kost { $count } kaart.
       *[other] Het volgende kost { $count } kaarten van één kleur.
    }
stations-left = Stations over
stations-short = stations

## What happens

station-built =
    { $subject ->
        [you] Je bouwt
        [you-again] bouwt
        [again] bouwt
       *[named] { $seat } bouwt
    } een station in { $place } voor { $payment }

## Scores

line-unused-stations = Niet gebouwde stations
tie-fewest-stations = de minste gebouwde stations

## Rules page

rules-stations-title = Stations
rules-stations-picture = Er staat een station waar je spoor eindigt; vandaar gaat een ticket verder over een spoor van een ander.
rules-stations =
    { $count ->
        [one] Je hebt { $count } station.
       *[other] Je hebt { $count } stations.
    } Als beurt mag je er een bouwen in een stad waar er nog geen staat: het eerste kost 1 kaart, elk volgend station een kaart meer, alle van één kleur. Aan het eind mag je per station één spoor van een ander gebruiken dat naar zijn stad leidt, alleen voor je tickets; welk spoor voor jou het beste is, wordt voor je bepaald. Een niet gebouwd station is { $unused-points ->
        [one] { $unused-points } punt
       *[other] { $unused-points } punten
    } waard.

## Guide

guide-with-stations = Spoor bezet? Met een station mag je ticket erover.

## Lesson

lesson-stations-what = Heeft iemand het spoor dat jij nodig hebt? Met een station in de stad mag je één spoor van een ander naar die stad gebruiken, voor je tickets.
lesson-stations-how = Een station bouwen is je hele beurt. Kies een stad waar er nog geen staat. Je hebt er { $count }, en je hoeft niet te zeggen welk spoor je bedoelt: het beste wordt aan het eind bepaald.
lesson-stations-cost = Je stations kosten { $costs } kaarten van één kleur, in die volgorde.
lesson-stations-score =
    Elk station dat je niet hebt gebouwd, levert aan het eind { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op. Bouw er dus alleen een als een ticket meer waard is.

## Terminal

mechanic-stations = stations
summary-stations =
    Stations: aan het eind mag je per station één spoor van een ander naar zijn stad gebruiken, voor je tickets. Elk niet gebouwd station is { $unused_points ->
        [one] { $unused_points } punt
       *[other] { $unused_points } punten
    } waard.
column-stations = stations
label-stations = Stations
station-of = { $place } ({ $seat })
stations-all-built = alle gebouwd
station-next-costs =
    { $count ->
        [one] je volgende kost { $count } kaart
       *[other] je volgende kost { $count } kaarten
    }
choice-station = station in { $place }
borrowing-stations =
    { $count ->
        [one] nog { $count } station te bouwen
       *[other] nog { $count } stations te bouwen
    }

## Map files

map-station-costs =
    { $costs ->
        [one] { $costs } prijs
       *[other] { $costs } prijzen
    } voor { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }; geef er een voor elk

form-stations-count = Stations per speler
form-stations-costs = Prijs van elk
form-stations-unused-points = Punten voor een ongebruikt station
# Words of a choice in a form.
form-word-fewest-stations = minste stations gebruikt
