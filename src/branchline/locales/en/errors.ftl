# Errors that several parts of branchline report.

# $problem is a sentence without its full stop; $name is the likely meaning, in quotation marks.
did-you-mean = { $problem }; did you mean { $name }?
known-names = { $problem }; known: { $names }
known-names-and-more = { $problem }; known: { $names } and { $more } more

# Values that are too long to be shown.
value-huge-number = a huge number
value-table = a table
value-list =
    { $count ->
        [one] a list of 1
       *[other] a list of { $count }
    }

# Places in a file, in front of what is wrong there.
at-line = line { $line }
at-line-and-column = line { $line }, column { $column }
at-end = end of the file
at-byte = byte { $byte }
at-file = file
at-record = record

## Games

players-out-of-range = { $map } is for { $fewest } to { $most } players, not { $players }
no-seat-to-start = there is no seat { $seat } among { $players } players
names-disagree = { $players } players need { $players } names, not { $names }
# Seats count from 0.
no-such-seat = there is no seat { $seat }; seats run from 0 to { $last }
# $names lists the players whose turn it is.
seat-not-to-act = seat { $seat } is not to act now; it is the turn of { $names }
game-is-over = the game is over
# A move was tried out on a position that is no longer there.
position-has-changed = the position has changed since the move was tried out
# Actions count from 0.
no-such-action = { $action } is no action; they run from 0 to { $last }
# $text is what was written, in quotation marks.
not-an-action = { $text } is no action on this map
# $legal lists some actions, as they are written.
action-is-illegal = { $action } is not legal now; legal are { $legal }

## Mechanics and maps of other packages

# $problem is the error that came of it.
mechanic-not-loaded = the mechanic { $mechanic } of the package { $package } cannot be used: { $problem }. Repair the package, or uninstall it
mechanic-no-declaration = { $found } is no declaration of a mechanic
mechanic-known-already = there is a mechanic { $mechanic } already
mechanic-key-taken = { $mechanic } adds the key { $key } to map files, which { $other } adds already
words-missing = { $file } is missing
# $entry is the first line of what cannot be read.
words-unreadable = { $file }: not a message: { $entry }
words-taken = { $file }: there is a message { $message } already
maps-not-loaded = the maps of the package { $package } cannot be used: { $problem }. Repair the package, or uninstall it
map-id-taken = there is a map { $map } already

## Where games are played

# $on is what was written, in quotation marks.
unknown-executor = games are played on "processes", "ray" or ray://HOST:PORT, not on { $on }
no-ray = Ray is not installed: pip install "branchline[ray]"
# $problem is the error that came of it.
ray-unreachable = there is no Ray at { $address }: { $problem }

## Boards

not-a-board-of-format = not a board of format { $format }
not-a-board = { $file }: not a board that can be read ({ $problem })
board-laid-out-otherwise = { $map }: its places would lie elsewhere now; draw the whole board again
land-would-fold = places moved so far that the land would fold; change scale or nudges
no-geography = no geography: { $file } is missing
no-bounds = the map’s board.toml must give the bounds of the geography
# $names lists the first of them.
some-coordinates-missing = { $missing } of { $places } places have no coordinates: { $names }. Give each place lat and lon, or lay the board out from its tracks alone with --layout tracks
not-toml = { $file }: not TOML: { $problem }
unknown-board-key = { $file }: unknown key { $key }; expected one of { $known }
unknown-board-place = { $file }: there is no place { $place } on the map
