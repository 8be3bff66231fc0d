# Passengers at the places.

## At the table

passengers = Passengers
# Below the title of the panel.
passengers-how = Built a track? Take a passenger from each end
# $points is a number of points: what they would score now.
passengers-score = { $points } pts
# $place is the name of a place.
status-passengers-at = Which passenger comes along from { $place }?
status-passengers = Choose the passenger who comes along.
# $passenger is a colour, such as red.
action-fetch = take a passenger: { $passenger }
# The colours of passengers, as a list or after a colon.
name-red-passenger = red
name-green-passenger = green
name-black-passenger = black
name-yellow-passenger = yellow
name-blue-passenger = blue
name-white-passenger = white
name-orange-passenger = orange
name-pink-passenger = pink

## What happens

# $passenger is a colour, such as red; $place is the name of a place; $seat is the name of a player;
# $subject is as in events.ftl.
passenger-taken =
    { $subject ->
        [you] You take
        [you-again] take
        [again] takes
       *[named] { $seat } takes
    } a passenger from { $place }: { $passenger }

## Scores

line-passengers = Passengers
tie-passengers = most passengers

## Rules page

rules-passengers-title = Passengers
rules-passengers-picture = A track is built, and a passenger comes along from each end.
# $each-place is the usual number of passengers at a place.
# Ruling: DE8, DE10
rules-passengers = Passengers wait at the places: usually { $each-place }, more in large cities, drawn by chance before the game. When you build a track, you take one from each of its two ends that has any, and choose the colour where there are several. At the end each colour is ranked: who has the most of it scores, then who has the second most. If several have the most, each of them gets the points of the first and nobody those of the second; several who are second all get theirs. Whoever has none of a colour gets nothing for it.
# $each-colour is the number of passengers of each colour.
rules-passengers-details = There are { $each-colour } passengers of each colour, and all of them are open all the time. Taking one is not optional. The crossings into one country share their passenger: the first track into any of them takes it.

## Lesson

# One minute: a few pages with pictures.
lesson-passengers-what = Passengers in six colours wait on the board: one at most places, several in the large cities.
lesson-passengers-how = Build a track, and a passenger comes along from each of its ends. Where several colours wait, you choose.
lesson-passengers-rank = At the end each colour pays whoever has the most passengers of it, then the second. All are open, so you always know how you stand.
lesson-passengers-score = Be early in the large cities: there you have a choice. A track between two places with passengers brings two at once, however short it is.

## Terminal

mechanic-passengers = passengers
# $points are the points of the first and the second, such as 20 · 10.
summary-passengers = Passengers: building a track brings a passenger from each of its ends. At the end the most and the second most of each colour score ({ $points }).
column-passengers = pass.
passengers-waiting = waiting
# $place is the name of a place; $colours lists numbers of passengers by colour.
passengers-at = { $place }: { $colours }
# $seat is the name of a player; $colours lists numbers of passengers by colour.
passengers-of = { $seat }: { $colours }
# $count is a number of passengers; $colour is their colour.
passengers-some = { $count } { $colour }
# $place is the name of a place.
passengers-question = Which passenger comes along from { $place }?

## Reviews and hints

# $tracks is a track; $points is a number of points.
reason-passengers = { $tracks } brings passengers worth +{ $points } as the ranks stand.

## Map files

# $needed is the number that is needed; $there is the number of passengers there are.
map-too-few-passengers = the places need { $needed } passengers, but there are { $there }
form-passengers-colours = Colours of passengers
form-passengers-each-place = Passengers at each place
form-passengers-passengers = Passengers here
form-passengers-passengers-with = Passengers shared under the name
# Words of a choice in a form.
form-word-passengers = most passengers
