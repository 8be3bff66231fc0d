# What a server does not do, and why. A refusal has a reason (refused-...) and, mostly, a detail
# (refusal-...) with arguments; clients put both into words.

# $detail is a refusal-… message; $reason says why.
refused-detail = { $reason } ({ $detail })

## Reasons

refused-stale = The position has changed in the meantime.
refused-out-of-turn = It is not your turn.
refused-illegal = That is not allowed now.
refused-not-your-seat = That is not your seat.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-not-now = That is not possible now.
refused-bad-name = That name cannot be used here.
refused-bad-record = This file cannot be opened.
refused-cannot-undo = That cannot be taken back.
refused-malformed = The server did not understand this page.
refused-too-large = That is too long.
refused-too-fast = Slow down a little.
refused-unavailable = The server could not do that; try again.
refused-unknown-room = There is no such table.

## Details: messages and requests

# $problem is in the words of the library that reads messages.
refusal-not-a-message = { $problem }
refusal-nested = nested too deeply
# $bytes is a number of bytes.
refusal-most-bytes = at most { $bytes } bytes
refusal-broken-off = the request broke off
refusal-no-move-number = a move has a number, counted from 1
refusal-no-request = this is no request that can be understood
# $seconds is a number of seconds.
refusal-too-slow =
    { $seconds ->
        [one] the request did not come within a second
       *[other] the request did not come within { $seconds } seconds
    }
refusal-too-many-connections = there are too many connections at the moment
refusal-connections-of-address = there are too many connections from this address
# $most is the largest number possible.
refusal-rooms-of-address =
    { $most ->
        [one] there is a table from this address already
       *[other] there are { $most } tables from this address already
    }
refusal-rooms-today = there were too many tables from this address today
refusal-busy = the server has too much to do; try again in a moment
refusal-other-site = requests from other sites are not answered
refusal-wait-a-minute = wait a minute
refusal-hello-first = the first message must be hello
# $protocol is the version of the protocol, such as 6.
refusal-one-hello = one hello, in protocol { $protocol }; loading the page again may help
# A sentence of its own: shown without a reason before it.
refusal-no-token = This browser has no seat at this table, and nobody may watch. If you were invited, open the link you were sent.
refusal-not-host = only whoever made the game can do that
refusal-network-elsewhere = only at the computer that the server runs on
refusal-network-public = this server is not for its own computer alone
refusal-no-network = this computer is on no local network that could be found
# $address is a number on the network; $problem is in the words of the system.
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = that is not a link to this server
refusal-database = the database failed; nothing was stored
refusal-unreadable = this game cannot be read
refusal-server-error = something went wrong on the server

## Details: the state of a game

refusal-seats-open = the game begins when every seat is taken
refusal-already-begun = the game has begun
refusal-not-over = the game is not over
refusal-record-later = the record can be had once the game is over
# $problem says where in the file something is wrong, and what.
refusal-record = { $problem }
refusal-record-unfinished = the game in it is not over; only finished games are opened here
refusal-record-too-much = checking it takes too long
refusal-records-today = too many files were opened from this address today
refusal-no-pictures = this server has no packages for that: pip install 'branchline[pictures]'
refusal-no-drawing = this server has no packages for that: pip install 'branchline[boards]'
# $problem says what is wrong with the map, as check-map does.
refusal-map = { $problem }
refusal-no-printing = this server has no packages for that: pip install 'branchline[print]'
refusal-not-printed = this is a variant of a packaged board; only maps of your own are printed
refusal-no-uploads = this server keeps no maps of visitors
# $most is the largest number possible.
refusal-too-many-uploads = it keeps { $most } maps at most; remove one of yours first
refusal-no-file = no file was opened for this page
refusal-no-studies = only the owner of this server can run the lab here
refusal-study-running = the lab of this server is busy; try again when it has finished
refusal-not-ready = it is not ready yet
refusal-replay-later = the replay can be seen once the game is over
# $version is a version.
refusal-changed-at = the position changed at version { $version }
# $version is a version.
refusal-no-version = there is no version { $version } yet
# $names are the players whose turn it is.
refusal-others-to-act = it is the turn of { $names }
# $action is the number of an action.
refusal-illegal-action = action { $action } is not legal now
refusal-undo = something new is known, another player has acted, or too much was taken back
refusal-hint-turn = a hint is for the player whose turn it is
refusal-one-hint = one hint after another
refusal-no-hint = no hint was found in time
# $moves is a number of moves.
refusal-before-last-move = choose a move before the last of { $moves }
refusal-log-incomplete = the log of this game is incomplete

## Details: rooms, seats and chat

refusal-no-such-map = there is no such map
refusal-no-such-lesson = there is no such lesson
refusal-no-such-puzzle = there is no such puzzle
refusal-no-such-variant = the map has no such variant
# $fewest is the smallest number possible; $most is the largest number possible.
# $map is the name of a map.
refusal-player-count = { $map } is for { $fewest } to { $most } players
refusal-first-seat = there is no such seat to go first
# $bots are the names of the bots there are.
refusal-no-such-bot = there is no such bot; there are { $bots }
# $count is the number of seats.
refusal-seats-of-game =
    { $count ->
        [one] the game has 1 seat, which cannot be open
       *[other] the game has { $count } seats, none of which can be open
    }
refusal-too-many-rooms = there are too many tables at the moment
refusal-rematch-exists = the new game is there already
refusal-no-open-seat = no seat is open
refusal-bot-plays = a bot plays this seat; take it back first
refusal-bot-plays-already = a bot plays this seat already
refusal-no-bot-plays = no bot plays for this player
refusal-bot-sits-there = a bot sits there
refusal-mute = there is no such seat to mute
refusal-nothing-said = there is nothing to say
# $most is the largest number possible.
refusal-name-length = a name has 1 to { $most } characters
refusal-name-hidden = it contains characters that cannot be seen
# $most is the largest number possible.
refusal-name-marks = at most { $most } accents on one letter
# $name is what the other one is called.
refusal-name-taken = somebody here is called { $name }
refusal-too-much-chat = there is too much talk at this table

## The server itself

# The page of a server without the browser client.
server-no-client =
    The branchline server is running, but the browser client is not built: run `make setup` in the
    sources, or install a wheel. `branchline play --terminal` plays in the terminal, and programs can
    use the API: see /api/options.
server-unknown-host =
    This server does not go by that name. If it should, start it with --origin and the address of
    the site.

## Databases

# $path is the file of the database, or its address without a password.
database-of-another-program = { $path }: a database of another program; name another file
# $found is what is there; $own is the one this program has.
# $database is the file of the database, or its address without a password.
database-of-newer-version =
    { $database }: written by a newer version of branchline (schema { $found }, this one reads { $own }); use that version, or name another database with --database
# $database is a file or an address; $found is what is there; $own is the one this program has.
# $kind is file or shared: an SQLite file or a PostgreSQL database.
database-of-older-version =
    { $database }: written by an earlier version of branchline (schema { $found }, this one needs { $own }). It can be upgraded, and earlier versions cannot read it then: make a backup first ({ $kind ->
        [shared] pg_dump
       *[file] a copy of the file, with its -wal file if there is one, while no server runs
    }), and start again with --upgrade
# $scheme is how an address begins, such as mysql.
database-scheme = { $scheme }: databases are a file, named by its path alone (games.sqlite), or PostgreSQL (postgresql://user@host/name)
database-address = this is not the address of a PostgreSQL database; it has the form postgresql://user@host:port/name
database-needs-driver = PostgreSQL needs a driver: pip install 'branchline[postgres]'
# $file is a file, such as game.json.
# $address is where the other server is, or none.
database-in-use =
    { $file }: another server keeps its games in this file{ $address ->
        [none] {""}
       *[other] {""}, at { $address }
    }; stop it, or name another file with --database (several servers can share a PostgreSQL database)
