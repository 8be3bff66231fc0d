# The map studio, where people draw maps of their own. Names of files and keys of map files (TOML)
# stay as they are.

studio-title = Map studio
studio-new-name = My map
# $number counts the cities of the map.
studio-city-name = City { $number }
studio-failed = The studio cannot be opened
studio-tools = Tools
studio-redo = Redo
# What a press or drag on the map does.
studio-draw = Draw
studio-move = Move
studio-canvas = The map you are drawing
studio-whole = Show the whole map
studio-first = Click to place a city. Drag from one city to another to join them with a track.
studio-no-tickets = No tickets yet. Generate them, or add them by hand.
studio-no-tracks = No tracks yet. Drag from one city to another.
studio-keys = Arrow keys move a cross. Enter places a city there or chooses what is there. J begins a track, Enter at another city ends it. Delete removes what is chosen. Plus, minus and 0 zoom. In Move, Enter picks a city up and puts it down.
studio-chosen = What is chosen

## Tabs

studio-tab-start = Start
studio-tab-rules = Rules
studio-tab-tickets = Tickets
studio-tab-check = Check
studio-tab-board = Board
studio-tab-lab = Lab
studio-tab-play = Play

## Start

studio-new-world = New on the world map
studio-new-blank = New on blank land
studio-variant-of = A variant of a board
studio-open-file = Open a map file (TOML)
studio-open-cities = Add cities from a table (CSV)
studio-open-picture = Lay a picture underneath
studio-picture = Picture
studio-picture-moves = Dragging moves the picture
studio-picture-size = Size
studio-picture-turn = Rotation
studio-picture-opacity = Opacity
# $kilobytes is the largest size of a file.
studio-too-large = The file is too large: at most { $kilobytes } kB
# $count is how many places, tracks and other entries of a file were left out.
studio-dropped =
    { $count ->
        [one] 1 entry of the file could not be read and was left out.
       *[other] { $count } entries of the file could not be read and were left out.
    }
# $count is how many cities were added; $skipped is how many lines of the file were not.
studio-cities-read =
    { $count ->
        [one] 1 city added.
       *[other] { $count } cities added.
    } { $skipped ->
        [0] All lines were read.
        [one] 1 line was skipped.
       *[other] { $skipped } lines were skipped.
    }
# On a button that opens files of this computer.
studio-choose-file = Choose a file
# $count is the number of cities, $name the name of the first of them.
studio-cities-lost =
    { $count ->
        [one] 1 city has no coordinates and lies below the others: move it where it belongs ({ $name }).
       *[other] { $count } cities have no coordinates and lie below the others: move them where they belong (the first is { $name }).
    }
studio-kept = Your map is kept in this browser while you work.
# $file is the name of a file.
studio-kept-file = Your map is kept in this browser and in { $file } while you work.

## What is chosen

studio-name = Name
studio-length = Length
studio-shorter = Shorter
studio-longer = Longer
studio-colour = Colour
studio-double = Add a parallel track
studio-from = From
studio-to = To
studio-points = Points
# $count is the number of spaces of the shortest way.
studio-points-of-way =
    { $count ->
        [one] 1 point, as the shortest way is long
       *[other] { $count } points, as the shortest way is long
    }
# On a button: a ticket may lead to one of several ends.
studio-other-end = Add an end that counts as well
# Below that button, when it can do nothing.
studio-no-other-end = Every place is an end of this ticket already.
studio-remove = Remove
studio-add = Add
studio-key = Key
# $number counts the entries of a list.
studio-entry = No. { $number }
# $number counts the entries of a list.
studio-remove-entry = Remove no. { $number }
# $name is what the entry is called.
studio-remove-named = Remove { $name }

## Said to people who do not see the map

# $name is the name of a city.
studio-said-place = { $name } placed
# $a and $b are cities; $length is the length of the track.
studio-said-track = Track { $a }–{ $b }, length { $length }
# $name is the name of a city.
studio-said-joining = Track from { $name }: go to another city and press Enter
studio-said-removed = Removed
studio-said-mended = Corrected

## Rules and tickets

studio-mechanics = Special rules
studio-more-rules = More rules
studio-generate-title = Generate tickets
studio-how-many = Number
studio-spread = Lengths
studio-spread-short = Short
studio-spread-mixed = Mixed
studio-spread-long = Long
studio-generate = Generate
studio-by-hand = By hand

## Check

studio-all-right = Everything is right: the map can be played.
# $value is the value that would be right.
remedy-set = Set to { $value }
remedy-remove = Remove
# $length is a length of tracks; $points is what such a track scores.
remedy-points = Length { $length } scores { $points }
remedy-group = Use the usual rule for parallel tracks
# $mechanic is the title of a special rule.
remedy-mechanic = Add the rule “{ $mechanic }”
remedy-fit = Fit the rule to this map
# $count is a number of tickets.
remedy-deal = Deal { $count }
# $count is a number of trains.
remedy-trains = Give everybody { $count } trains
# $a and $b are cities.
remedy-join = Join { $a } and { $b }

## Board

studio-board-later = The board is drawn as soon as the check finds nothing wrong.
# $step says what is being drawn.
studio-drawing =
    { $step ->
        [places] Arranging the cities …
        [ground] Drawing the land …
        [routes] Laying the tracks …
        [names] Placing the names …
       *[done] Finishing the board …
    }
studio-draw-board = Draw the board
studio-drawing-failed = The board could not be drawn; this plain one can be played on.
studio-board-drawn = This is the board.
studio-board-island = Some cities lie much closer together than their tracks are long. The coasts of the world would be torn there, so the board is an island of its own.
# $name is the name of the map.
studio-board-picture = The board of { $name }
studio-corrections = Drag a name, a track or a city where you want it. By keyboard: Tab chooses, arrow keys move, Enter keeps.
studio-board-large = Show the board large
studio-board-small = Show the map again
studio-corrections-off = Undo all corrections

## Lab

studio-lab-about = Bots play the map many times. You see how often each track is built, and what each ticket should be worth.
studio-lab-later = The lab opens as soon as the check finds nothing wrong.
# “branchline studio” is a command and stays as it is.
studio-lab-elsewhere = On this server only its owner can run the lab. On your own computer anybody can: branchline studio
# How many games bots play.
studio-effort = How thoroughly?
studio-effort-quick = Quickly
studio-effort-usual = Normally
studio-effort-thorough = Thoroughly
studio-study = Study the map
# $games is the number of games played so far.
studio-studying =
    { $games ->
        [one] { $games } game played …
       *[other] { $games } games played …
    }
studio-tune = Tune the bots
# $games is the number of games played so far.
studio-tuning =
    { $games ->
        [one] The bots are learning: { $games } game …
       *[other] The bots are learning: { $games } games …
    }
studio-tune-about = Tuned bots know this map: they have played it against each other over and over.
# $share is a share with its sign, such as 56 %.
studio-tuned = Bots are tuned for this map: they win { $share } of the games against untuned ones.
# $games is the number of games, $players that of players.
studio-studied =
    { $games ->
        [one] One game, { $players } players
       *[other] { $games } games, { $players } players
    }
studio-lab-old = The map has changed since. Study it again for new figures.
studio-heat = Show how often tracks are built
# The two ends of a scale of colours.
studio-heat-seldom = seldom
studio-heat-often = often
studio-lab-begin = Advantage of the starting player
studio-lab-turns = Turns in a game
studio-lab-dead = Tracks that are hardly ever built
studio-lab-untouched = Cities that nobody reaches
studio-lab-report = Open the report
studio-prices = Ticket prices
studio-prices-note = At these prices all tickets would be worth about the same. Bold: the price is surely wrong. Behind each, the range in which the right one lies.
studio-prices-fine = All tickets are worth about the same.
studio-lab-failed = That did not work. Try it again.
# Things on the board that can be moved. $a is a city; $b is not used.
studio-handle-beside = Name of { $a }
# $a is a city; $b is not used.
studio-handle-nudge = { $a }
# $a and $b are cities.
studio-handle-bend = Track { $a }–{ $b }
# Said to people who do not see the page.
studio-said-studied = The figures are here
# $name is the name of a city.
studio-said-moved = { $name } moved
# $name is the name of a city.
studio-said-carried = { $name }: go where it should be and press Enter

## Play and export

studio-play-later = You can play as soon as the check finds nothing wrong.
studio-export = Save as a file
# $map is the name of a board.
studio-pictures-only = This is a variant of { $map }: it can be played and saved as a picture.
studio-pictures-later = Pictures are ready once the board is drawn: see Board.
studio-paper = Paper
studio-paper-a4 = A4, board in tiles
studio-paper-letter = Letter, board in tiles
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = Print-and-play PDF
studio-printing = Making the PDF …

## Names in forms

form-name = Name
form-id = Short name (small letters)
form-about = One line about it
form-players = Players
form-players-1 = Fewest
form-players-2 = Most
form-trains = Trains for each player
form-cards = Train cards
form-each-colour = Of each colour
form-locomotives = Locomotives
form-start-locomotives = Locomotives to begin with
form-points = Points
form-map-points = Points by length of track
form-ties = What breaks ties
form-groups = Parallel tracks
form-per-player = For one player at most
form-tracks-by-players = Tracks in use, by players
form-areas = Areas
form-first = First tickets
form-later = Later tickets
form-deal = Dealt
form-draw = Drawn
form-keep = Kept at least
form-rejected = Rejected tickets
form-deck = Deck
form-set = Set
form-copies = Copies
form-group = Rule for parallel tracks
# On a switch: several values instead of one.
form-several = Several
form-several-deal = A number for each deck
form-kind = Kind
form-label = Other name
form-region = Region
# Words of a choice in a form.
form-word-under = under the deck
form-word-out = out of the game
form-word-pile = on the discard pile
form-word-shuffled = shuffled into the deck
form-word-city = city
form-word-country = country
form-word-junction = junction
form-word-completed-tickets = completed tickets
form-word-completed-ticket-points = points of completed tickets
form-word-path-length = longest path
form-word-world = the world map
form-word-island = an island of its own

## On printed sheets

print-length = Length
print-points = Points
# $count is a number of trains.
print-trains =
    { $count ->
        [one] 1 train for each player
       *[other] { $count } trains for each player
    }

## Maps left on a server

studio-share-title = For everybody on this server
studio-upload = Leave the map here
studio-uploaded = Others find it among the boards of this server.
studio-maker = Your name
studio-take-back = Remove it from the server
