# Mountains: tracks that take further trains.

# In the legend of a drawn board, beside a space with a cross.
legend-mountains = mountains: one more train
# $crosses is a number of trains.
# Follows the price of a track.
track-mountains =
    , mountains: { $crosses ->
        [one] 1 more train
       *[other] { $crosses } more trains
    }

## What happens

# $trains is a number of trains; $points is a number of points; $seat is the name of a player;
# $subject is as in events.ftl.
trains-lost =
    { $subject ->
        [you] You lose
        [you-again] lose
        [again] loses
       *[named] { $seat } loses
    } { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } to the mountains, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Scores

line-mountains = Mountains
# With the number of trains in brackets.
line-mountains-measured = Mountains (trains lost)
tie-mountain-tracks = most mountain tracks

## Rules page

rules-mountains-title = Mountains
rules-mountains-picture = A track of two spaces, both with a cross, takes four trains.
# $points is a number of points.
rules-mountains =
    Some spaces show a cross. Whoever builds such a track gives up one train more for each cross: it leaves the game and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once. The crosses cost no cards. Without enough trains for spaces and crosses you cannot build the track.
# Ruling: LA9
rules-mountains-details = The trains lost count when the last round is near, but for no path or network. Where mountain tracks break a tie, each track with a cross counts once, however many crosses it has.

## Lesson

# One minute: a few pages with pictures.
lesson-mountains-what = Some tracks cross mountains: each such space shows a cross.
# $length is a number of spaces; $trains is a number of trains.
lesson-mountains-cost =
    You pay cards for the { $length } spaces only. But the track takes { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } of yours: one for each space and one more for each cross, which leaves the game.
# $points is a number of points.
lesson-mountains-score =
    Each train lost to the mountains scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once, on top of the track. But the game ends sooner, for trains run out.

## Terminal

mechanic-mountains = mountains
# $points is a number of points.
summary-mountains =
    Mountains: each ✕ of a track takes one more train, which leaves the game and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
column-trains-lost = trains lost

## Map files

# $spaces is a number of spaces.
map-too-many-mountains = more mountains than the track has spaces ({ $spaces })
# $needed and $trains are numbers of trains.
map-mountains-beyond-trains = the track would take { $needed } trains; a player has { $trains }

## Map studio

# Fields of a form.
form-mountains-points = Points for each crossing
form-mountains-mountains = Mountain crossings
# Words of a choice in a form.
form-word-mountain-tracks = most mountain tracks
