# Ferries.

# In the legend of a drawn board, beside a space with a locomotive symbol.
legend-ferry = ferry: a locomotive
# $count is the number of locomotives on the spaces of the ferry.
# Follows the price of a track.
track-ferry =
    { $count ->
        [one] , ferry with 1 locomotive
       *[other] , ferry with { $count } locomotives
    }

## Rules page

rules-ferries-title = Ferries
rules-ferries-picture = A locomotive and two pink cards pay for a ferry of three spaces, one of which shows a locomotive.
rules-ferries = Some spaces of a ferry show a locomotive: for each of those, the payment must have a locomotive. More locomotives than that are welcome.

## Lesson

# One minute: a few pages with pictures.
lesson-ferries-what = A ferry crosses water. Some of its spaces show a locomotive.
# $count is the number of those spaces on the ferry in the picture.
lesson-ferries-cost = Each space that shows a locomotive takes a locomotive: this one takes { $count }. The other spaces take cards as on any track.
# $length is a number of spaces; $points is a number of points.
lesson-ferries-score = A ferry brings points like any track of its length: { $points } for { $length } spaces. If your way leads across water, collect locomotives early.

## Terminal

mechanic-ferries = ferries
summary-ferries = Ferries: every ★ of a track must be paid with a locomotive.

## Map files

# $spaces is a number of spaces.
map-too-many-symbols =
    { $spaces ->
        [one] more locomotives than the 1 space of the track
       *[other] more locomotives than the { $spaces } spaces of the track
    }

## Map studio

# Fields of a form.
form-ferries-locomotives = Ferry: locomotives it takes
