# Stations.

## At the table

may-station = build a station
may-station-briefly = build
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-station = build a station in { $place } for { $payment }
# $place is a place, such as Dallas.
choose-station = Build a station in { $place }
stations = Stations
# $count is the number of stations the reader has left; $points is a number of points.
stations-yours =
    { $count ->
        [0] You have no station left.
        [one] 1 left, worth { $points } points if unused.
       *[other] { $count } left, worth { $points } points if unused.
    }
# $count is the number of cards it costs.
stations-next =
    { $count ->
        [one] The next one costs 1 card.
       *[other] The next one costs { $count } cards of one colour.
    }
stations-left = Stations left
stations-short = stations

## What happens

# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
station-built =
    { $subject ->
        [you] You build
        [you-again] build
        [again] builds
       *[named] { $seat } builds
    } a station in { $place } for { $payment }

## Scores

line-unused-stations = Stations not built
tie-fewest-stations = fewest stations built

## Rules page

rules-stations-title = Stations
rules-stations-picture = A station stands where your track ends; from there a ticket goes on over another player’s track.
# $count is the number of stations each player has; $unused-points is a number of points.
rules-stations = You have { $count } stations. As your turn, you may build one in a city that has none: the first costs 1 card, each further one a card more, all of one colour. At the end a station lets you use one track of another player that leads into its city, for your tickets only; which one is best for you is found for you. A station you have not built is worth { $unused-points } points.

## Guide

guide-with-stations = Track taken? A station lets your tickets use it.

## Lesson

# One minute: a few pages with pictures.
lesson-stations-what = Has somebody taken the track you need? A station in a city lets you use one of their tracks into it, for your tickets.
# $count is the number of stations everybody has.
lesson-stations-how = Building a station takes your whole turn. Pick a city that has none yet. You have { $count }, and you need not say which track you mean: the best one is found at the end.
# $costs lists numbers of cards, such as "1, 2 and 3".
lesson-stations-cost = Your stations cost { $costs } cards of one colour, in this order.
# $points is a number of points.
lesson-stations-score = Each station you have not built brings { $points } points at the end. So build one only if a ticket is worth more.

## Terminal

mechanic-stations = stations
# $unused_points is a number of points.
summary-stations = Stations: at the end each lets you use one track of another player into its city, for your tickets. Each one not built is worth { $unused_points } points.
column-stations = stations
label-stations = Stations
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
station-of = { $place } ({ $seat })
stations-all-built = all built
# $count is the number of cards it costs.
station-next-costs =
    { $count ->
        [one] your next costs 1 card
       *[other] your next costs { $count } cards
    }
# $place is a place, such as Dallas.
# In a list of what can be done.
choice-station = station in { $place }
# $count is the number of stations still to build for it.
# What is left to do for a ticket.
borrowing-stations =
    { $count ->
        [one] 1 station to build
       *[other] { $count } stations to build
    }

## Map files

# $costs is a number of costs; $stations is a number of stations.
map-station-costs =
    { $costs ->
        [one] 1 cost
       *[other] { $costs } costs
    } for { $stations ->
        [one] 1 station
       *[other] { $stations } stations
    }; give one cost for each

## Map studio

# Fields of a form.
form-stations-count = Stations for each player
form-stations-costs = Price of each
form-stations-unused-points = Points for one not used
# Words of a choice in a form.
form-word-fewest-stations = fewest stations used
