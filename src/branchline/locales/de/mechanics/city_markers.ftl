# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Stadtmarker
# Below the title of the panel.
markers-how = Eine Strecke in eine Stadt mit Marker bringt dem Besitzer des Markers Punkte
start-choose = Wähle deine Startstadt
start-choose-how = Von dort wachsen alle deine Strecken. Sie bekommt deinen ersten Marker.
status-city-markers = Setze einen Marker in eine Stadt deiner neuen Strecke, oder keinen.
# $place is a place, such as Dallas.
action-start-in = in { $place } starten
# $place is a place, such as Dallas.
choose-start-in = In { $place } starten
action-leave-marker = keinen Marker setzen
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = einen Marker in { $place } für { $payment } setzen
# $place is a place, such as Dallas.
choose-marker = Marker in { $place } setzen
markers-left = Marker übrig
column-markers = Marker
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch fremde Strecken

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Du startest
        [you-again] startest
        [again] startet
       *[named] { $seat } startet
    } in { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Du setzt
        [you-again] setzt
        [again] setzt
       *[named] { $seat } setzt
    } einen Marker in { $place } für { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Du bekommst
        [you-again] bekommst
        [again] bekommt
       *[named] { $seat } bekommt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Marker

## Rules page

rules-city-markers-title = Stadtmarker
rules-city-markers-picture = Eine fremde Strecke endet in einer Stadt mit deinem Marker: Ihre Punkte gehören dir.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Du hast { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }. Der erste steht in deiner Startstadt: Nach den ersten Zielkarten wählen alle eine, wer zuletzt dran ist, zuerst. Hast du eine Strecke gebaut, darfst du in eine ihrer beiden Städte einen Marker setzen, für { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten einer Farbe
    }; Lokomotiven stehen für jede Farbe. In einer Stadt steht höchstens ein Marker, und Marker werden nie bewegt. Endet eine Strecke in einer Stadt mit fremdem Marker, bekommt keine Punkte, wer sie baut: Sie gehen an die Besitzer der Marker an ihren Enden.
# Ruling: OW8
rules-city-markers-details = Stehen an beiden Enden Marker, punkten beide Besitzer; wem beide gehören, der punktet doppelt, ebenso du bei einer Strecke zwischen zwei eigenen Städten. Ein Marker, der nach dem Bauen gesetzt wird, zählt für diese Strecke nicht.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Alle markieren eine Startstadt. Wer zuletzt dran ist, wählt zuerst.
lesson-city-markers-score = Eine Strecke in eine Stadt mit Marker bringt dem Besitzer des Markers Punkte, nicht dem, der sie baut. Marker in beiden Städten zählen beide.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Nach dem Bauen darfst du ein freies Ende der neuen Strecke markieren: Das kostet { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten einer Farbe
    }.
lesson-city-markers-own = Eine Strecke zwischen zwei eigenen Städten zählt doppelt. Markiere also Städte, durch die andere müssen, und meide ihre.

## Terminal

mechanic-city-markers = Stadtmarker
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Stadtmarker: Alle haben { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }, den ersten in der Startstadt. Eine Strecke in eine Stadt mit fremdem Marker bringt dessen Besitzer die Punkte. Nach dem Bauen kostet ein weiterer Marker { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten einer Farbe
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (Start)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Wähle deine Startstadt.
# $count is the number of cards a marker costs.
marker-question =
    Du darfst in eine Stadt deiner Strecke einen Marker setzen, für { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten einer Farbe
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } Städte für { $players } Spieler; es muss mehr Städte als Spieler geben
form-city-markers-count = Marker je Spieler
form-city-markers-price = Preis eines Markers
