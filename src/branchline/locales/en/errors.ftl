# Errors that several parts of branchline report.

# $problem is a sentence without its full stop; $name is the likely meaning, in quotation marks.
did-you-mean = { $problem }; did you mean { $name }?
# $names lists names; $problem says what is wrong.
known-names = { $problem }; known: { $names }
# $more is a number of others; $names lists names; $problem says what is wrong.
known-names-and-more = { $problem }; known: { $names } and { $more } more

# Values that are too long to be shown.
value-huge-number = a huge number
value-table = a table
# $count is the number of values in the list.
value-list =
    { $count ->
        [one] a list of 1
       *[other] a list of { $count }
    }

# $line is a number of a line.
# Places in a file, in front of what is wrong there.
at-line = line { $line }
# $column is a number of a column; $line is a number of a line.
at-line-and-column = line { $line }, column { $column }
at-end = end of the file
# $byte is a number of a byte.
at-byte = byte { $byte }
at-file = file
at-record = record

## Games

# $fewest is the smallest number possible; $map is a map, such as Switzerland; $most is the
# largest number possible; $players is a number of players.
players-out-of-range = { $map } is for { $fewest } to { $most } players, not { $players }
# $players is a number of players; $seat is the name of a player, such as Ann.
no-seat-to-start = there is no seat { $seat } among { $players } players
# $names is the number of names; $players is a number of players.
names-disagree = { $players } players need { $players } names, not { $names }
# $last is the highest number possible; $seat is the name of a player, such as Ann.
# Seats count from 0.
no-such-seat = there is no seat { $seat }; seats run from 0 to { $last }
# $seat is the name of a player, such as Ann.
# $names lists the players whose turn it is.
seat-not-to-act = seat { $seat } is not to act now; it is the turn of { $names }
game-is-over = the game is over
# A move was tried out on a position that is no longer there.
position-has-changed = the position has changed since the move was tried out
# $action is an action; $last is the highest number possible.
# Actions count from 0.
no-such-action = { $action } is no action; they run from 0 to { $last }
# $text is what was written, in quotation marks.
not-an-action = { $text } is no action on this map
# $action is an action.
# $legal lists some actions, as they are written.
action-is-illegal = { $action } is not legal now; legal are { $legal }

## Mechanics and maps of other packages

# $mechanic is the name of a mechanic in map files; $package is a Python package.
# $problem is the error that came of it.
mechanic-not-loaded = the mechanic { $mechanic } of the package { $package } cannot be used: { $problem }. Repair the package, or uninstall it
# $found is what is there.
mechanic-no-declaration = { $found } is no declaration of a mechanic
# $mechanic is the name of a mechanic in map files.
mechanic-known-already = there is a mechanic { $mechanic } already
# $key is a key of a file; $mechanic is the name of a mechanic in map files; $other is the other
# one.
mechanic-key-taken = { $mechanic } adds the key { $key } to map files, which { $other } adds already
# $file is a file, such as game.json.
words-missing = { $file } is missing
# $file is a file, such as game.json.
# $entry is the first line of what cannot be read.
words-unreadable = { $file }: not a message: { $entry }
# $file is a file, such as game.json; $message is the id of a message.
words-taken = { $file }: there is a message { $message } already
# $package is a Python package; $problem says what is wrong.
maps-not-loaded = the maps of the package { $package } cannot be used: { $problem }. Repair the package, or uninstall it
# $map is a map, such as Switzerland.
map-id-taken = there is a map { $map } already

## Where games are played

# $on is what was written, in quotation marks.
unknown-executor = games are played on "processes", "ray" or ray://HOST:PORT, not on { $on }
no-ray = Ray is not installed: pip install "branchline[ray]"
# $address is an address.
# $problem is the error that came of it.
ray-unreachable = there is no Ray at { $address }: { $problem }

## Boards

# $format is the number of the format that is known.
not-a-board-of-format = not a board of format { $format }
# $file is a file, such as game.json; $problem says what is wrong.
not-a-board = { $file }: not a board that can be read ({ $problem })
# $map is a map, such as Switzerland.
board-laid-out-otherwise = { $map }: its places would lie elsewhere now; draw the whole board again
land-would-fold = places moved so far that the land would fold; change scale or nudges
# $file is a file, such as game.json.
no-geography = no geography: { $file } is missing
no-bounds = the map’s board.toml must give the bounds of the geography
# $missing is a number of places; $places is a number of places.
# $names lists the first of them.
some-coordinates-missing = { $missing } of { $places } places have no coordinates: { $names }. Give each place lat and lon, or lay the board out from its tracks alone with --layout tracks
# $file is a file, such as game.json; $key is a key of a file; $known lists keys.
unknown-board-key = { $file }: unknown key { $key }; expected one of { $known }
# $file is a file, such as game.json; $place is a place, such as Dallas.
unknown-board-place = { $file }: there is no place { $place } on the map
