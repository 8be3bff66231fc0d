## At the table

may-station = bygg en station
may-station-briefly = bygg
action-station = bygga en station i { $place } för { $payment }
choose-station = Bygg en station i { $place }
stations = Stationer
stations-yours =
    { $count ->
        [0] Du har inga stationer kvar.
        [one] 1 kvar, värd { $points } poäng om den inte byggs.
       *[other] { $count } kvar, värda { $points } poäng om de inte byggs.
    }
stations-next =
    { $count ->
        [one] Nästa kostar 1 kort.
       *[other] Nästa kostar { $count } kort av en färg.
    }
stations-left = Stationer kvar
stations-short = stationer

## What happens

station-built =
    { $subject ->
        [you] Du bygger
        [you-again] bygger
        [again] bygger
       *[named] { $seat } bygger
    } en station i { $place } för { $payment }

## Scores

line-unused-stations = Obyggda stationer
tie-fewest-stations = minst antal byggda stationer

## Rules page

rules-stations-title = Stationer
rules-stations-picture = En station står där din sträcka slutar; därifrån fortsätter en biljett över en annan spelares sträcka.
rules-stations =
    Du har { $count ->
        [one] 1 station
       *[other] { $count } stationer
    }. Du får använda din tur till att bygga en i en stad som inte har någon: den första kostar 1 kort, varje ytterligare ett kort mer, alla av en färg. I slutet låter en station dig använda en sträcka av en annan spelare in i dess stad, bara för dina biljetter; vilken som är bäst för dig räknas ut åt dig. En station du inte har byggt är värd { $unused-points } poäng.

## Guide

guide-with-stations = Sträckan tagen? En station lånar den åt dig.

## Lesson

lesson-stations-what = Har någon sträckan du behöver? En station i dess stad låter dig använda en av deras sträckor in i staden, för dina biljetter.
lesson-stations-how = Att bygga en station är hela din tur. Välj en stad som inte har någon. Du har { $count }, och du behöver inte säga vilken sträcka du menar: den bästa räknas ut i slutet.
lesson-stations-cost = Dina stationer kostar { $costs } kort av en färg, i den ordningen.
lesson-stations-score = Varje station du inte har byggt ger { $points } poäng i slutet. Så bygg bara en om en biljett är värd mer.

## Terminal

mechanic-stations = stationer
summary-stations = Stationer: i slutet låter var och en dig använda en sträcka av en annan spelare in i dess stad, för dina biljetter. Varje obyggd station är värd { $unused_points } poäng.
column-stations = stationer
label-stations = Stationer
station-of = { $place } ({ $seat })
stations-all-built = alla byggda
station-next-costs = din nästa kostar { $count } kort
choice-station = station i { $place }
borrowing-stations =
    { $count ->
        [one] 1 station att bygga
       *[other] { $count } stationer att bygga
    }

## Map files

map-station-costs =
    { $costs ->
        [one] 1 kostnad
       *[other] { $costs } kostnader
    } för { $stations ->
        [one] 1 station
       *[other] { $stations } stationer
    }; ange en kostnad för var och en

form-stations-count = Stationer till varje spelare
form-stations-costs = Pris för var och en
form-stations-unused-points = Poäng för en oanvänd
# Words of a choice in a form.
form-word-fewest-stations = minst antal använda stationer
