# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = The visitor
status-visitor = Lead the visitor to one of your marked cities.
# $place is a place, such as Dallas.
action-lead-visitor = lead the visitor to { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] You take
        [you-again] take
        [again] takes
       *[named] { $seat } takes
    } the visitor along from { $place }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] You lead
        [you-again] lead
        [again] leads
       *[named] { $seat } leads
    } the visitor to { $place }

## Scores

line-visitor-taken = Taking the visitor along
line-visitor-kept = Visitor at the end

## Rules page

rules-visitor-title = The visitor
rules-visitor-picture = A track reaches the city where the visitor is; he goes along to a marked city.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    The visitor starts in { $place }, where nobody may start or place a marker. Whoever builds a track to the city where he is takes him along, gets { $taken ->
        [one] { $taken } point
       *[other] { $taken } points
    } at once and leads him to a city with a marker of their own; a marker placed in the same turn counts. Tracks of the player who has him change nothing. Whoever has him at the end gets { $kept ->
        [one] { $kept } point
       *[other] { $kept } points
    } more.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = The visitor waits in { $place }. Nobody can mark that city.
lesson-visitor-how = Build a track to where he is, and he goes with you, to one of your marked cities. The next to build there takes him from you.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Taking him along brings { $taken ->
        [one] { $taken } point
       *[other] { $taken } points
    }, and having him at the end { $kept ->
        [one] { $kept } point
       *[other] { $kept } points
    } more.

## Terminal

mechanic-visitor = the visitor
# $taken and $kept are numbers of points.
summary-visitor =
    The visitor: whoever builds to the city where he is takes him to a city of their own for { $taken ->
        [one] { $taken } point
       *[other] { $taken } points
    }. Whoever has him at the end gets { $kept ->
        [one] { $kept } point
       *[other] { $kept } points
    }.
label-visitor = The visitor
# $place is a place, such as Dallas.
visitor-alone = waits in { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = in { $place }, with { $seat }
visitor-question = To which of your cities do you lead the visitor?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = With { $tracks } the visitor comes along: +{ $points } at once, and +{ $kept } if he stays to the end.

## Map files

# $names lists mechanics.
map-nobody-to-visit = the visitor needs places that belong to players; list one of these mechanics before it: { $names }
form-visitor-place = Where the visitor starts
form-visitor-taken = Points for building to him
form-visitor-kept = Points for having him at the end
