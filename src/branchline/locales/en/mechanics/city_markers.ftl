# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = City markers
# Below the title of the panel.
markers-how = A track into a marked city scores for the marker’s owner
start-choose = Choose your starting city
start-choose-how = All your tracks grow from there. It gets your first marker.
status-city-markers = Place a marker in a city of your new track, or none.
# $place is a place, such as Dallas.
action-start-in = start in { $place }
# $place is a place, such as Dallas.
choose-start-in = Start in { $place }
action-leave-marker = place no marker
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = place a marker in { $place } for { $payment }
# $place is a place, such as Dallas.
choose-marker = Place a marker in { $place }
markers-left = Markers left
column-markers = markers
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from others’ tracks

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] You start
        [you-again] start
        [again] starts
       *[named] { $seat } starts
    } in { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] You place
        [you-again] place
        [again] places
       *[named] { $seat } places
    } a marker in { $place } for { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] You get
        [you-again] get
        [again] gets
       *[named] { $seat } gets
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Markers

## Rules page

rules-city-markers-title = City markers
rules-city-markers-picture = A rival’s track ends in a city with your marker: its points are yours.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    You have { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }. The first marks your starting city: everybody chooses one after the first tickets, the last player first. When you have built a track, you may place a marker in one of its two cities for { $price ->
        [one] { $price } card
       *[other] { $price } cards of one colour
    }; locomotives stand for any colour. A city has one marker at most, and markers never move. If a track ends in a city with another player’s marker, whoever builds it gets no points for it: they go to the owner of each marked end.
# Ruling: OW8
rules-city-markers-details = If both ends are marked, both owners score; one who owns both scores twice, and so do you for a track between two cities of your own. A marker placed after building does not count for that track.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Everybody marks a starting city. Whoever plays last chooses first.
lesson-city-markers-score = A track into a city with a marker scores for the marker’s owner, not for its builder. Markers in both cities score each.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    After building you may mark one end of the new track, if nobody has: it costs { $price ->
        [one] { $price } card
       *[other] { $price } cards of one colour
    }.
lesson-city-markers-own = A track between two of your own cities scores twice. So mark cities that others must pass, and stay out of theirs.

## Terminal

mechanic-city-markers = city markers
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    City markers: everybody has { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }, the first in the starting city. A track into a city with another player’s marker scores for its owner. After building, another marker costs { $price ->
        [one] { $price } card
       *[other] { $price } cards of one colour
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (start)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Choose your starting city.
# $count is the number of cards a marker costs.
marker-question =
    You may place a marker in a city of your track for { $count ->
        [one] { $count } card
       *[other] { $count } cards of one colour
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } cities for { $players } players; there must be more cities than players
form-city-markers-count = Markers for each player
form-city-markers-price = Price of a marker
