# The largest network.

## Scores

line-largest-network = Largest network
# With the number of places in brackets.
line-largest-network-measured = Largest network (places)

## Rules page

rules-largest-network-title = Largest network
rules-largest-network-picture = A network of five places is lit; one of two places beside it is not.
# $points is a number of points.
# Ruling: B17, LA8
rules-largest-network =
    Whoever’s largest network joins the most places gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Each place counts once, and one track is a network already; networks that are not joined are not added up. If several are equal, all of them get the points, even if nobody has a single track.

## Lesson

# One minute: a few pages with pictures.
lesson-largest-network-what = At the end, the network that joins the most places earns a bonus.
lesson-largest-network-how = Branches count as much as long lines, but each place only once. What is not joined to it does not count.
# $points is a number of points.
lesson-largest-network-score =
    It brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. If several networks are equally large, all of them score.

## Terminal

mechanic-largest-network = largest network
# $points is a number of points.
summary-largest-network =
    The network that joins the most places earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
column-places-joined = places joined
