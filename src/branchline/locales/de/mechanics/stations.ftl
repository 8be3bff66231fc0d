## At the table

may-station = einen Bahnhof bauen
may-station-briefly = bauen
action-station = einen Bahnhof in { $place } für { $payment } bauen
choose-station = Bahnhof in { $place } bauen
stations = Bahnhöfe
stations-yours =
    { $count ->
        [0] Du hast keinen Bahnhof mehr.
        [one] Noch { $count }, unbenutzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } wert.
       *[other] Noch { $count }, unbenutzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } wert.
    }
stations-next =
    { $count ->
        [one] Der nächste kostet { $count } Karte.
       *[other] Der nächste kostet { $count } Karten einer Farbe.
    }
stations-left = Bahnhöfe übrig
stations-short = Bahnhöfe

## What happens

station-built =
    { $subject ->
        [you] Du baust
        [you-again] baust
        [again] baut
       *[named] { $seat } baut
    } einen Bahnhof in { $place } für { $payment }

## Scores

line-unused-stations = Nicht gebaute Bahnhöfe
tie-fewest-stations = die wenigsten gebauten Bahnhöfe

## Rules page

rules-stations-title = Bahnhöfe
rules-stations-picture = Ein Bahnhof steht, wo deine Strecke endet; von dort geht eine Zielkarte über eine fremde Strecke weiter.
rules-stations =
    { $count ->
        [one] Du hast { $count } Bahnhof.
       *[other] Du hast { $count } Bahnhöfe.
    } Als deinen Zug darfst du einen in einer Stadt bauen, in der noch keiner steht: Der erste kostet 1 Karte, jeder weitere eine mehr, alle von einer Farbe. Am Ende darfst du je Bahnhof eine fremde Strecke nutzen, die in seine Stadt führt, aber nur für deine Zielkarten; welche für dich am besten ist, wird für dich ermittelt. Ein nicht gebauter Bahnhof ist { $unused-points ->
        [one] { $unused-points } Punkt
       *[other] { $unused-points } Punkte
    } wert.

## Guide

guide-with-stations = Strecke weg? Ein Bahnhof lässt dich mitfahren.

## Lesson

lesson-stations-what = Jemand hat die Strecke, die du brauchst? Mit einem Bahnhof darfst du eine fremde Strecke, die in seine Stadt führt, für deine Zielkarten nutzen.
lesson-stations-how = Einen Bahnhof zu bauen ist dein ganzer Zug. Wähle eine Stadt, in der noch keiner steht. Du hast { $count } und musst nicht sagen, welche Strecke du meinst: Die beste wird am Ende ermittelt.
lesson-stations-cost = Deine Bahnhöfe kosten { $costs } Karten einer Farbe, in dieser Reihenfolge.
lesson-stations-score =
    Jeder Bahnhof, den du nicht gebaut hast, bringt am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Baue also nur, wenn eine Zielkarte mehr wert ist.

## Terminal

mechanic-stations = Bahnhöfe
summary-stations =
    Bahnhöfe: Am Ende darfst du je Bahnhof eine fremde Strecke in seine Stadt für deine Zielkarten nutzen. Jeder nicht gebaute ist { $unused_points ->
        [one] { $unused_points } Punkt
       *[other] { $unused_points } Punkte
    } wert.
column-stations = Bahnhöfe
label-stations = Bahnhöfe
station-of = { $place } ({ $seat })
stations-all-built = alle gebaut
station-next-costs =
    { $count ->
        [one] dein nächster kostet { $count } Karte
       *[other] dein nächster kostet { $count } Karten
    }
choice-station = Bahnhof in { $place }
borrowing-stations =
    { $count ->
        [one] noch { $count } Bahnhof zu bauen
       *[other] noch { $count } Bahnhöfe zu bauen
    }

## Map files

map-station-costs =
    { $costs ->
        [one] { $costs } Preis
       *[other] { $costs } Preise
    } für { $stations ->
        [one] { $stations } Bahnhof
       *[other] { $stations } Bahnhöfe
    }; gib für jeden einen an

form-stations-count = Bahnhöfe je Spieler
form-stations-costs = Preis eines jeden
form-stations-unused-points = Punkte für einen unbenutzten
# Words of a choice in a form.
form-word-fewest-stations = wenigste Bahnhöfe gebaut
