legend-mountains = Gebirge: ein Waggon mehr
track-mountains =
    , Gebirge: { $crosses ->
        [one] { $crosses } Waggon mehr
       *[other] { $crosses } Waggons mehr
    }

## What happens

trains-lost =
    { $subject ->
        [you] Du verlierst
        [you-again] verlierst
        [again] verliert
       *[named] { $seat } verliert
    } { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    } ans Gebirge, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Scores

line-mountains = Gebirge
line-mountains-measured = Gebirge (verlorene Waggons)
tie-mountain-tracks = meiste Gebirgsstrecken

## Rules page

rules-mountains-title = Gebirge
rules-mountains-picture = Eine Strecke mit zwei Feldern, beide mit Kreuz, kostet vier Waggons.
rules-mountains =
    Manche Felder zeigen ein Kreuz. Wer eine solche Strecke baut, gibt für jedes Kreuz einen Waggon mehr ab: Er ist aus dem Spiel und bringt sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Karten kosten die Kreuze keine. Reichen deine Waggons nicht für Felder und Kreuze, kannst du die Strecke nicht bauen.
rules-mountains-details = Verlorene Waggons zählen für das Ende der Partie, aber für keinen Weg und kein Netz. Entscheiden Gebirgsstrecken einen Gleichstand, zählt jede Strecke mit Kreuz einmal, egal wie viele Kreuze sie hat.

## Lesson

lesson-mountains-what = Manche Strecken führen übers Gebirge: Jedes solche Feld zeigt ein Kreuz.
lesson-mountains-cost =
    Karten zahlst du nur für die { $length } Felder. Doch die Strecke kostet dich { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }: einen je Feld und einen je Kreuz, der aus dem Spiel ist.
lesson-mountains-score =
    Jeder im Gebirge verlorene Waggon bringt sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zu denen der Strecke. Aber die Partie endet früher, denn die Waggons gehen aus.

## Terminal

mechanic-mountains = Gebirge
summary-mountains =
    Gebirge: Jedes ✕ einer Strecke kostet einen Waggon mehr; er ist aus dem Spiel und bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
column-trains-lost = verloren

## Map files

map-too-many-mountains = mehr Gebirge, als die Strecke Felder hat ({ $spaces })
map-mountains-beyond-trains = die Strecke kostet { $needed } Waggons, es gibt aber nur { $trains } je Person

form-mountains-points = Punkte je Übergang
form-mountains-mountains = Gebirgsübergänge
# Words of a choice in a form.
form-word-mountain-tracks = meiste Gebirgsstrecken
