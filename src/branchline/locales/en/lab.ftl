# The lab: what many games among bots say about a map. Read by the commands `lab` and `tune`, and in
# the pages that `lab` writes. Figures come with the interval in which the truth lies 19 times of 20.

## The commands

help-lab = Play many games among bots on MAP (an id or a map file) and report whether the map is good.
option-lab-output = The folder for the report: a page, its figures as JSON, and odd games to open.
option-lab-precision = How precise each ticket’s win share has to be, in points of a hundred.
option-lab-minutes = The most time it may take, in minutes.
option-lab-rounds = The most rounds of games; 0 for as many as it takes.
option-lab-compare = Compare two reports (folders or their JSON files) and tell what changed.
option-lab-seed = Fixes chance: the same seed gives the same report.
lab-needs-map = say which map to study, or compare two reports with --compare
lab-compare-takes-no-map = --compare looks at two reports and takes no map
lab-working = playing
# $file is the page; $games is a number of games.
lab-written =
    { $games ->
        [one] { $file }: a report from 1 game
       *[other] { $file }: a report from { $games } games
    }
# $file is a file, such as report/lab.json.
not-a-lab-report = { $file } is not a report of the lab
# $folder is where the report was to be.
lab-stopped = Stopped. Run the same command again to go on; what was played is kept in { $folder }.

## The page

# $map is a map, such as Switzerland.
lab-title = Lab report: { $map }
# $games and $players are numbers; $seed is a number that fixes chance.
lab-about =
    { $games ->
        [one] 1 game with { $players } players among equal bots, seed { $seed }.
       *[other] { $games } games with { $players } players among equal bots, seed { $seed }.
    }
lab-intervals = Below each figure stands the interval in which the truth lies 19 times of 20.
# $asked and $reached are points of a hundred, such as 2.
lab-precision-note = Win shares of tickets are known to ± { $reached } points of a hundred (± { $asked } was asked for).
lab-glance = At a glance
lab-first-seat = Beginning is worth
# $points is a number of points with its interval.
lab-compensation = Made up for by { $points } points for the others
lab-turns = Turns in a game
lab-margin = Points between first and second
lab-decided = Winner ahead for good after
lab-decided-note = of the moves, on average
lab-luck = Share of luck
lab-luck-note = how much of the differences between players chance explains
lab-mispriced = Tickets with a wrong price
lab-dead = Dead tracks
lab-contested = Contested tracks
lab-untouched = Places never reached

lab-tickets = Tickets: price and worth
lab-tickets-note = Resistance counts all ways between two places: the higher, the harder. Worth is what a ticket brings its holder beyond the middle ticket, in points. At the suggested price it would bring as much as the middle one; bold where the price printed is surely another.
lab-column-ticket = Ticket
lab-column-price = Price
lab-column-resistance = Resistance
lab-column-kept = Kept when offered
lab-column-completion = Completed
lab-column-win-lift = Wins more often by
lab-column-worth = Worth
lab-column-suggested = Suggested
# How well prices follow resistance: $correlation goes from −1 to 1, with its interval.
lab-prices-follow = Prices follow resistance with a correlation of { $correlation }.

lab-tracks = Tracks: built, dead, contested
lab-tracks-note = The darker, the more often a track is built. Crossed out: dead, hardly ever built. Framed: contested, often taken from somebody who had planned it.
lab-column-track = Track
lab-column-built = Built in
lab-column-contested = Contested
lab-column-when = When, in the game
lab-all-tracks = All tracks
lab-none = None.
lab-lengths = Lengths and colours
lab-column-length = Length
lab-column-colour = Colour
lab-column-tracks = Tracks
lab-column-of-claims = Of all built
lab-points = Where points come from
lab-column-line = For
lab-column-points = Points
lab-column-scored = Scored by
lab-column-winners-more = Winners have more by
lab-mechanics = What each mechanic changes
lab-mechanics-note = Against games on the same map without it.
lab-column-mechanic = Mechanic
lab-not-without = The map cannot be played without it.
lab-seats = Seats
lab-column-order = Begins as number
lab-column-wins = Wins
lab-winner-chance = The later winner’s chance
# $percent is how far the game is.
lab-stage = after { $percent } % of the moves
lab-styles = Which style wins
lab-styles-note = Each style against all others. Other boards for comparison, the most similar first.
lab-column-style = Style
lab-column-board = Board
lab-oddities = Odd games
lab-oddities-note = Open such a game with: branchline replay FILE
lab-oddity-no-draw = Somebody had no card to draw
lab-oddity-sweeps = The row was swept three times or more in one move
lab-oddity-stranded = Nobody could move any more
lab-column-games = Games
lab-column-files = Examples
lab-value = Bots with a trained network
# $games is a number of games.
lab-value-note =
    { $games ->
        [one] The same figures from 1 game of bots that judge moves by a trained network.
       *[other] The same figures from { $games } games of bots that judge moves by a trained network.
    }
lab-column-figure = Figure
lab-column-planner = Planner
lab-column-value = Value bot

## Comparing two reports

# $before and $after are reports.
lab-compare-title = What changed from { $before } to { $after }
lab-compare-note = Only differences that hold when so many figures are looked at (5 % false ones at most).
lab-compare-none = Nothing changed that stands out from chance.
# $count is how many figures were compared.
lab-compared =
    { $count ->
        [one] 1 figure compared.
       *[other] { $count } figures compared.
    }
lab-column-before = Before
lab-column-after = After
lab-column-change = Change
lab-figure-compensation = Points for the others
lab-figure-score = Points of a player
lab-figure-winner-score = Points of the winner
lab-figure-tickets-kept = Tickets kept
lab-figure-tickets-done = Tickets completed
# $what is a ticket, such as Dallas–Miami.
lab-figure-completion = { $what }: completed
# $what is a ticket, such as Dallas–Miami.
lab-figure-win-share = { $what }: win share
# $what is a track, such as Dallas–Houston.
lab-figure-built = { $what }: built
# $what is a style of play, such as route-focused, which stays as it is.
lab-figure-style = { $what }: wins

## Tuning bots for a map

help-tune = Tune the bots for MAP (an id or a map file), so that they play it well from then on.
option-tune-players = How many players to tune for (default: the fewest).
option-tune-minutes = The most time it may take, in minutes.
option-tune-generations = How many generations of weights are tried.
option-tune-games = Games of each try against each rival.
option-tune-seed = Fixes chance: the same seed gives the same weights.
tune-working = tuning
# $file is where weights are kept; $share is how often they beat the untuned ones, such as 61 %;
# $games is how many games that was; $fair is what equally strong ones would win, such as 50 %.
tune-written = { $file }: bots play by it from now on; they beat the untuned ones in { $share } of { $games } games (equals would win { $fair })
# $file is a file, such as my-map.bots.json.
tune-stopped = Stopped. Run the same command again to go on; what was tried is kept in { $file }.
