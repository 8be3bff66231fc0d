# The command line: the help of commands and options, and what the commands print.
#
# Names of commands, of options (--json) and of what follows them (MAP, FILE, N) stay as they are.

## The command as a whole

help-branchline = Railway map games: play them in the browser or in the terminal, watch them, study them.
help-start = Start with: branchline play
option-version = Show the version and exit.
# $languages lists codes, such as de.
option-language = Language of all messages: { $languages } (default: as the system says).
# $language is what was typed, $languages lists codes.
language-unknown = { $language } is no language that is spoken here; choose from { $languages }
# $version is the number of the version.
# $engine is compiled or interpreted.
version =
    branchline { $version } ({ $engine ->
        [compiled] compiled
       *[interpreted] interpreted
    } engine)
stopped = Stopped.
# $error is the kind of error and what it says; $variable is the name of an environment variable.
unexpected-error = Error: something unexpected went wrong ({ $error }). Please report it, with what you see after setting { $variable }=1.
# $file is a file or another place; $problem is what the system or a program says of it.
error-in = { $file }: { $problem }

## What the command line says by itself

click-usage = Usage:
# In the line that tells how a command is called: its options, …
usage-options = OPTIONS
# … and for the whole program a command with its arguments.
usage-command = COMMAND [ARGS]…
click-options = Options
click-commands = Commands
# What --help does.
click-help = Show this message and exit.
# After an option, in square brackets: $default is what holds without it.
click-default = default: { $default }
# $message is the whole of what went wrong.
click-error = Error: { $message }
# $command is what to type, $option is --help.
click-try-help = Try “{ $command } { $option }” for help.
# $message says what is wrong with a value.
click-invalid = Invalid value: { $message }
# $param-hint is an option or an argument, $message says what is wrong with its value.
click-invalid-for = Invalid value for { $param-hint }: { $message }
# The name of what is missing follows.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-command = Missing command.
# $name is what was typed, in quotation marks.
click-no-such-option = No such option { $name }.
# $name is what was typed, such as `plya`.
click-no-such-command = No such command { $name }.
# $value is what was typed, $number-type is “integer” or “float”, which stay in English.
click-not-a-number = { $value } is not a valid { $number-type }.
# $value is a number, $range is such as 1<=x<=5.
click-not-in-range = { $value } is not in the range { $range }.
# $name is click-file, $filename its name in quotation marks.
click-no-such-file = { $name } { $filename } does not exist.
# $filename is its name in quotation marks; $name is what the option or argument is called, such
# as FILE.
click-is-a-folder = { $name } { $filename } is a directory.
# $name is the option, such as --json.
click-takes-no-value = Option { $name } does not take a value.
click-file = File
# $value is what was typed, $choice the only word that is possible.
click-not-a-choice = { $value } is not { $choice }.
# $value is what stands there.
# $choices lists the words that are possible, with commas.
click-not-one-of = { $value } is not one of { $choices }.
# $args is what was typed too much.
click-extra-argument = Got unexpected extra argument ({ $args })
# $args is what was typed too much.
click-extra-arguments = Got unexpected extra arguments ({ $args })
# $name is an option.
click-needs-value = Option { $name } requires an argument.
# $possibility is the likely word.
click-did-you-mean = Did you mean { $possibility }?
# $possibilities lists likely words.
click-did-you-mean-one-of = (Did you mean one of: { $possibilities }?)

## Options of several commands

option-json = Print the figures as JSON.
option-map = A map’s id or a map file.
option-variant = A variant of the map.
option-players = Number of players.
option-players-fewest = Number of players (default: the fewest).
option-processes = Processes that share the games (default: all cores).
option-on = Where the games are played: "processes" of this machine, "ray" (this machine, too) or the address of a cluster, ray://HOST:PORT.
option-map-file = Where the map of a saved game is, if it has moved.

## play

help-play =
    Play in your browser, on this machine: against bots, with people beside you, or by a link.

    MAP is the id of a map (see `branchline maps`) or a map file of your own; without it, you choose in the browser. Games are kept and go on where they were. Ctrl-C ends.

    With --terminal the game is in the terminal; without MAP, a few questions get you going. Several people can share the keyboard; with bots alone (--seats greedy,random) the game scrolls by.
option-play-port = Where to listen.
option-play-database = Where the games are kept.
option-no-browser = Open no browser; only print the address.
option-terminal = Play in the terminal; the rest is for that.
option-play-players = How many players.
# $kinds lists what a seat can be.
option-seats = Who plays, with commas: { $kinds }, module:Class or run:COMMAND (default: you among bots).
option-names = The players’ names, with commas.
option-play-seed = The same seed deals the same cards.
option-save = Save the game after every move.
option-resume = Go on with a saved game.
# $option is an option, such as --seed.
only-in-terminal = { $option } goes with the game in the terminal: add --terminal
# $option is an option, such as --seed.
bots-by-seats = { $option } goes with the game in the browser; in the terminal, name the bot in --seats
# $option is an option, such as --seed.
only-in-browser = { $option } goes with the game in the browser; leave it out, or leave out --terminal
# $maps lists maps.
map-missing = which map? branchline play --terminal MAP, where MAP is one of { $maps }
variant-needs-map = --variant needs a MAP
map-file-needs-resume = --map-file goes with --resume; give the file as MAP instead
# $file is a file, such as game.json.
file-exists = { $file } exists already; go on with it by --resume { $file }, or name another file
# $file is a file, such as game.json; $problem says what is wrong.
save-refused = cannot save in { $file }: { $problem }
# $options lists options.
resumed-has-its-own = a saved game has its own; leave out { $options }

# Seats and names

# $kind is what was typed.
unknown-seat-kind = nobody called { $kind } can take a seat
# $players is a number of players; $seats is a number of seats.
seats-disagree = --players { $players } and --seats with { $seats } do not agree
# $longest is the most characters possible; $name is what was typed, in quotation marks.
not-a-name = { $name } is no name: 1 to { $longest } printable characters, please
same-name = two players have the same name
# $given is what was given; $seats is a number of seats.
resumed-seats-disagree = the game has { $seats } seats, --seats has { $given }

# In the browser

client-not-built = the browser client is not built: run `make setup` in the sources, or install a wheel; meanwhile `branchline play --terminal` plays here
# $address is an address.
browser-is-at = branchline is at { $address }
# $address is the address of a web page.
browser-runs-already = branchline is running already, at { $address }
# $file is a file, such as game.json.
browser-keeps-games = Ctrl-C ends it; games are kept in { $file }
browser-ends = Goodbye. Your games are kept.
# $port is the number of a port, such as 8000; $problem says what is wrong; $option is --port, say.
port-refused = port { $port }: { $problem }; name another with { $option }, or none
# $address is an address.
not-an-address = { $address } is not an address of a machine, such as 192.168.1.5
# $file is a file, such as game.json; $problem says what is wrong.
not-a-database = { $file }: not a database to keep games in: { $problem }

## serve

# $file is a file, such as game.json.
server-keeps-games = Games are kept in { $file }
# $id is the id of a map.
# $file and $other are map files.
map-id-is-packaged = { $file }: id "{ $id }": this is the id of a map of the package; give the map another
# $file is a file, such as game.json; $id is the id of a map; $other is the other one.
map-id-twice = { $file }: id "{ $id }": { $other } has the same id; give one of them another
help-studio =
    Draw a map of your own in the browser, see it as a board, and play it.

    With FILE (.toml), the map is read from it if it is there, and every change is written to it.
# $file is the name of a file.
studio-file-toml = { $file }: map files end in .toml
# $folder is the name of a folder.
studio-no-folder = { $folder } is not a folder
# $page is the part of an address after the server's name.
server-keeps-maps = Visitors may leave maps here. Open { $page } to remove any of them.
option-allow-uploads = Keep maps that visitors draw, for everybody to play.
help-serve = Serve games to browsers until stopped (Ctrl-C).
option-host = Address to listen on.
option-serve-port = Port to listen on.
option-serve-database = File the games are kept in, or postgresql://user@host/name (default: games.sqlite in your data folder).
option-upgrade = Upgrade a database of an earlier version; make a backup first.
option-serve-processes = Servers to start, sharing the port and a PostgreSQL database.
upgrade-now = Upgrade it now?
# $count is the number that was asked for, such as 4.
processes-need-postgresql = --processes { $count } needs a PostgreSQL database: several servers cannot share a file; name one with --database postgresql://user@host/name
# $count is the number of servers.
# $address is the address of a web page.
processes-are-at =
    { $count ->
        [one] 1 server is at { $address }
       *[other] { $count } servers are at { $address }
    }
# $code is the exit code of a process.
process-restarts = A server ended (code { $code }); another takes its place.
# $code is the exit code of the process, such as 1.
process-gives-up = A server cannot be started (code { $code }).
option-own-map = Offer a map file of your own; may be repeated.
option-own-bot = Offer a bot of your own by a name: module:Class, an installed bot or run:COMMAND; may be repeated.
option-lan-address = This machine’s address for friends on the local network (default: found).
option-origin = Further origin that pages may connect from.
option-serve-bots = Processes in which bots think.
option-bot-pause = Seconds before a bot makes an easy decision; hard ones take up to four times as long.
option-undo-seconds = Seconds a bot waits while a player can still take a move back, if bots pause.
option-rooms-per-minute = New rooms one address may make.
option-rooms-per-address = Rooms of one address that may be at work at once.
option-connections-per-address = Connections one address may have at once.
option-connections = Connections there may be at once, if the system allows so many files.
option-proxy = Address or network of a proxy that may say where a request comes from (X-Forwarded-For); may be repeated.
option-metrics-port = Port on which Prometheus finds figures (default: none are told).
option-metrics-host = Address of that port.
option-log-format = How the server’s log is written.
# $network is what was typed.
not-a-network = { $network } is not an address or a network, such as 10.0.0.5 or 10.0.0.0/8

## maps and check-map

help-maps = List the maps that come with branchline.
option-maps-json = Print the maps as JSON.
help-check-map =
    Check a map FILE: every problem, and what would be right.

    Exit code 1 if there are problems.
option-check-map-json = Print the problems as JSON.
maps-hint = Play one: branchline play MAP    Your own: branchline check-map FILE
# $rules and $variants are lists of names.
rules-and-variants = { $rules }; variants: { $variants }
# $count is the number of problems in a map file.
problems-found =
    { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
# $fewest is the smallest number possible; $id is the id of a map; $map is a map, such as
# Switzerland; $most is the largest number possible; $places is a number of places; $tickets is a
# number of tickets; $tracks is a number of tracks; $trains is a number of trains.
map-is-sound = { $map } ({ $id }) is sound: { $fewest }–{ $most } players, { $trains } trains each, { $places } places, { $tracks } tracks, { $tickets } tickets.
# $names lists names.
map-mechanics = Mechanics: { $names }.
# $names lists names.
map-variants = Variants: { $names }.

## replay

help-replay = Check the saved game FILE, entry by entry, and replay it.
option-replay-json = Print the game as JSON.
option-to = Stop after N moves.
option-animate = Write the game as an animation, .webp or .gif, of at most 3 MB.
option-log = Tell all that happened, in sentences.
# $given is what was given; $moves is a number of moves; $option is an option, such as --seed.
beyond-the-end = the game has { $moves } moves, so { $option } { $given } is beyond its end
# $moves is a number of moves.
# $map has its variant with it; $seats are the players' names.
replay-heading = { $map } · { $seats } · { $moves } moves, all of them sound
# $map is a map, such as Switzerland; $moves is a number of moves; $seats lists players, such as
# “Ann and Bo”; $shown is a number of moves.
replay-part-heading = { $map } · { $seats } · the first { $shown } of { $moves } moves, all of them sound
# $seats lists players, such as “Ann and Bo”.
game-not-over = The game is not over: { $seats } to act.
# $file is a file.
not-an-animation = { $file }: an animation is written as .webp or .gif
animation-needs-packages = an animation needs more packages: pip install 'branchline[pictures]'
animation-working = Animating the game
# $file is a file; $megabytes is its size, such as 0.42.
animation-written = Written: { $file } ({ $megabytes } MB)

## board

help-board =
    Draw the board of MAP, empty or as a saved game left it.

    Maps of the package have finished boards. Your own map gets one from the coordinates of its places or, if it gives none, from its tracks.
option-output = Write here.
option-format = Kind of picture; else as the name of FILE says.
option-width = Width of a PNG, in pixels.
option-record = Show a saved game, with its score; without MAP, on the map it was played on.
option-move = The game after N moves.
option-geography = Draw the board anew, on real land.
option-layout = Draw the board anew: from where places are, or from tracks alone.
option-keep = Keep a board drawn anew beside the map file.
move-needs-record = --move needs a game: give --record FILE
board-of-what = which board? give a MAP, or a game with --record FILE
# $file is a file, such as game.json.
not-a-picture = { $file }: a board is written as .svg or .png, or say --format
# $file is a file, such as game.json; $map is a map, such as Switzerland.
board-written = { $file }: the board of { $map }
# $file is a file, such as game.json; $map is a map, such as Switzerland; $played is a map, such
# as Switzerland.
game-on-another-map = { $file }: a game on { $played }, not on { $map }
# $problem says what is wrong.
drawing-needs-packages = drawing a board anew needs more packages: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = a PNG needs more packages: pip install 'branchline[pictures]'; --format svg does not
no-coordinates = No place has coordinates: laid out from the tracks.
drawing-places = Drawing places …
drawing-ground = Drawing ground …
drawing-routes = Drawing routes and labels …
drawing-names = Drawing names and relief …

## simulate

help-simulate = Play many games among bots on MAP (an id or a map file) and report the figures.
option-games = Number of games.
# $bots lists the bots.
option-bot = Bot for every seat, or one per seat, with commas ({ $bots }).
option-simulate-seed = Fixes every game (default: drawn and reported).
# $bots is the number of bots; $players is a number of players.
bots-disagree = { $players } players need 1 or { $players } bots, not { $bots }
games-played = playing
# $games is a number of games; $map is a map, such as Switzerland; $players is a number of
# players; $seed is the seed, such as 7.
simulated = { $map }, { $players } players, { $games } games, seed { $seed }
# $decisions is how many decisions a game has on average; $games is a number of games; $speed is
# how many games a second there were; $turns is how many turns a game has on average.
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns and { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions a game; { NUMBER($games, maximumFractionDigits: 0) } games and { NUMBER($speed, maximumFractionDigits: 0) } decisions per second of processor time

## arena

help-arena = Let bots play each other, in every seat and with the same deals, and rate them.
# $bots lists bots.
option-arena-bots = Bots, with commas: { $bots }, module:Class or run:COMMAND.
option-arena-games = Games of each meeting.
option-arena-seed = Fixes the deals.
option-book = A file to keep the games in; with one that exists, the tournament goes on.
option-sprt = Stop when the first bot wins this share, or surely not.
option-plot = Draw the ratings as an SVG.
too-few-bots = a tournament needs two or more different bots
# $fair is the share of games that equal players win, such as 0.5.
sprt-out-of-range = --sprt must lie between the fair share { $fair } and 1
# $map is a map, such as Switzerland; $players is a number of players; $seed is the seed, such as
# 7.
arena-heading = { $map }, { $players } players, seed { $seed }
# $map is a map, such as Switzerland; $players is a number of players.
arena-plot-title = { $map }, { $players } players
# $high is the highest number; $low is the lowest number.
rating-interval = { $low } to { $high }
# $share is the share of games that was to be reached, such as 0.55.
# $verdict is better, no-better or undecided.
sequential-test =
    Sequential test for { $share }: { $verdict ->
        [better] better
        [no-better] no better
       *[undecided] undecided
    }

## perft

help-perft = Count the ways to play DEPTH actions on MAP, with chance fixed by the seed.
option-depth = Number of actions.
option-perft-seed = Fixes all chance.
option-skip = Random moves played beforehand.
option-divide = Count separately after each first action.
option-perft-json = Print the counts as JSON.
# $depth is the number of moves; $seconds is a number of seconds.
positions-at-depth = positions at depth { $depth } ({ $seconds } s)

## bench

help-bench = Measure on one core: random games, single operations, longest paths, environments.
# $games is a number of games.
option-bench-games = Number of random games on each map (default: { $games }), or in each slice of a round.
option-yardstick = A program that prints its games_per_s as JSON, to compare with (default: scripts/yardstick, compiled if there is a C compiler).
option-only = Measure the engine, the environments for learning, the decisions of a bot (in rounds), or starting alone (default: the first two; in rounds the engine).
option-rounds = Compare in this many rounds: yardstick, this engine and another checkout take turns in short slices.
option-against = In rounds: the folder of another checkout to compare with.
option-bench-map = In rounds: a map to measure; may be repeated (default: every map).
option-bench-players = In rounds: the number of players (default: every number; for environments and bots the fewest).
option-bench-processes = In rounds, with --only env: compare games that this many processes share with as many runs side by side.
only-in-rounds = --against, --map and --players need --rounds
processes-only-for-environments = --processes needs --rounds and --only env, and compares with no other checkout
not-in-rounds = --yardstick cannot be combined with --rounds, which use scripts/yardstick
start-plays-no-games = --only start plays no games: leave out --games, --map, --players and --yardstick
# $players is a number of players.
no-table-to-measure = none of these maps is for { $players } players
# $folder is a folder.
not-a-checkout = { $folder } is not a checkout: it has no src/branchline
# $problem is the last line of what a program printed.
checkout-fails = the engine could not be measured: { $problem }
rounds-measured = Rounds
# $kind is engine, env, planner or value, $rounds a number of rounds.
rounds-title =
    { $kind ->
        [planner] Games of the planner against itself, decisions/s, { $rounds } rounds
        [value] Games of the value bot against itself, decisions/s, { $rounds } rounds
        [env] Environments, steps/s with observation and mask, { $rounds } rounds
       *[engine] Random games, decisions/s, { $rounds } rounds
    }
rounds-explained = Rates are per second of processor time. The spread is the width of the middle half of the rounds, as a share of the median; ratios are medians of the ratios in each round. “Of base” compares with the plainest map at the same number of players.
# $processes is a number of processes, $rounds one of rounds.
shared-title = Environments shared by { $processes } processes, steps/s, { $rounds } rounds
# $games is a number of games; $processes is a number of processes.
shared-explained = Rates are by the clock: { $processes } processes share { $games } games, and then { $processes } runs side by side step { $games } games each. Ratios are medians of the ratios in each round; other programs that keep the cores busy slow down those that wait for each other most.
# $rounds is a number of rounds.
start-title = Starting, seconds of processor time, { $rounds } rounds
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, first page
start-explained = “Of nothing” compares the best with the best of a Python that does nothing. Of branchline play counts what has been used when the first page is answered.
yardstick-row = yardstick in C
no-yardstick = The yardstick is left out: it needs scripts/yardstick of a checkout and a C compiler.
# $program is a program.
not-a-yardstick = { $program } does not print its games_per_s as JSON
rates-explained = Rates are per second of processor time, all from this one run.
# $engine is compiled or interpreted.
random-games-title =
    { $engine ->
        [compiled] Random games, compiled, one core
       *[interpreted] Random games, interpreted, one core
    }
operations-title = Microseconds
# $engine is compiled or interpreted.
environments-title =
    { $engine ->
        [compiled] Environments: steps/s with observation and mask, compiled
       *[interpreted] Environments: steps/s with observation and mask, interpreted
    }
# $ratio is a number such as 0.50.
ratio-slowest-map-to-base-decisions = slowest map to base decisions: { $ratio }
# $ratio is a number such as 0.50.
ratio-compiled-to-interpreted = compiled to interpreted: { $ratio }
# $ratio is a number such as 0.50.
ratio-base-to-yardstick = base to yardstick: { $ratio }
# $ratio is a number such as 0.50.
ratio-other-to-yardstick = base of the other checkout to yardstick: { $ratio }

## Columns of tables

column-map = map
column-players = players
column-places = places
column-tracks = tracks
column-tickets = tickets
column-rules = rules of its own
column-seat = seat
column-bot = bot
column-mean-score = mean score
column-wins = wins
column-rivals = among
column-games = games
column-interval = 95 %
column-score = score
column-best-other = best other
column-margin = margin
column-rating = rating
column-milliseconds = ms a move
column-games-per-second = games/s
column-decisions-per-second = decisions/s
column-decisions-per-game = decisions/game
column-interpreted = interpreted
column-legal = legal
column-apply = apply
column-copy = copy
column-view = view
column-longest-path = longest path
column-worst = worst
column-steps = steps
column-numbers-seen = numbers seen
column-single = single
column-median = median
column-best = best
column-spread = spread
column-to-base = of base
column-other-median = other checkout
column-to-other = to other
column-apart-median = side by side
column-program = program
column-seconds-median = median
column-seconds-best = best
column-to-nothing = of nothing
column-to-apart = ratio
# $games is a number of games.
column-games-at-once = { $games } games at once
