# The review of a game and the reasons of hints. Read by the browser with the pages that show them,
# and by the command `review`.

## Reasons. Sentences that each say one fact. $tickets, $tracks, $cards and $seats are lists of tickets,
## tracks, cards and players, mostly of one; $points, $trains, $more, $percent, $held (cards in hand),
## $length (spaces), $left (trains), $count (tickets) and $moves are numbers.

# $points is a number of points; $tickets lists tickets, mostly one, such as Dallas–Miami; $tracks
# lists tracks, mostly one, such as Dallas–Houston.
reason-completes = { $tracks } completes { $tickets }: +{ $points } at the end.
# $tickets lists tickets, mostly one, such as Dallas–Miami; $tracks lists tracks, mostly one, such
# as Dallas–Houston.
reason-serves = { $tracks } is on the way of { $tickets }.
# $count is the number of locomotives.
reason-spares =
    { $count ->
        [one] It saves a locomotive, which the move in the game spent.
       *[other] It saves { $count } locomotives, which the move in the game spent.
    }
# $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-aside = { $tracks }, built in the game, is on the shortest way of no open ticket.
# $tickets lists tickets, mostly one, such as Dallas–Miami; $tracks lists tracks, mostly one, such
# as Dallas–Houston.
reason-only-way = Without { $tracks }, { $tickets } can no longer be completed.
# $more is the number of trains more; $tickets lists tickets, mostly one, such as Dallas–Miami;
# $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-detour =
    { $more ->
        [one] If somebody else builds { $tracks }, { $tickets } takes one more train.
       *[other] If somebody else builds { $tracks }, { $tickets } takes { $more } more trains.
    }
# $percent is a share of a hundred, such as 35; $seats lists players, mostly one, such as Ann;
# $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-contested = { $seats } may want { $tracks } as well: it fits { $percent }% of the hands that are possible.
# $seats lists players, mostly one, such as Ann; $tickets lists tickets, mostly one, such as
# Dallas–Miami; $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-blocks = It blocks { $seats }, who needs { $tracks } for { $tickets }.
# $points is a number of points; $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-scores =
    { $points ->
        [one] { $tracks } scores 1 point.
       *[other] { $tracks } scores { $points } points.
    }
# $points is a number of points; $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-gains =
    { $points ->
        [one] Building { $tracks } brings 1 point more at once.
       *[other] Building { $tracks } brings { $points } points more at once.
    }
# $cards lists cards, mostly one, such as red (see game.ftl); $held is the number of such cards in
# hand; $length is the number of spaces of the track; $tickets lists tickets, mostly one, such as
# Dallas–Miami; $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-needs-card-for = { $cards } is for { $tracks } (length { $length }, { $held } in hand), on the way of { $tickets }.
# $cards lists cards, mostly one, such as red (see game.ftl); $held is the number of such cards in
# hand; $length is the number of spaces of the track; $tracks lists tracks, mostly one, such as
# Dallas–Houston.
reason-needs-card = { $cards } is for { $tracks } (length { $length }, { $held } in hand).
# $cards lists cards, mostly one, such as red (see game.ftl); $length is the number of spaces of
# the track; $tickets lists tickets, mostly one, such as Dallas–Miami; $tracks lists tracks,
# mostly one, such as Dallas–Houston.
reason-needs-locomotive-for = The { $cards } helps with { $tracks } (length { $length }), on the way of { $tickets }.
# $cards lists cards, mostly one, such as red (see game.ftl); $length is the number of spaces of
# the track; $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-needs-locomotive = The { $cards } helps with { $tracks } (length { $length }).
# $cards lists cards, mostly one, such as red (see game.ftl); $held is the number of such cards in
# hand; $length is the number of spaces of the track; $points is a number of points; $tracks lists
# tracks, mostly one, such as Dallas–Houston.
reason-saves-up = { $cards } is for { $tracks } ({ $points } points): length { $length }, { $held } in hand.
# $cards lists cards, mostly one, such as red (see game.ftl); $points is a number of points;
# $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-saves-up-locomotive = The { $cards } helps with { $tracks } ({ $points } points).
# $cards lists cards, mostly one, such as red (see game.ftl); $held is the number of such cards in
# hand.
reason-takes =
    { $held ->
        [0] { $cards }: the first in hand.
       *[other] { $cards }: { $held } in hand, and now one more.
    }
# $cards lists cards, mostly one, such as red (see game.ftl); $percent is a share of a hundred,
# such as 35; $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-deck-odds = { $percent }% of the cards not seen yet are { $cards }, which help with { $tracks }.
# $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-deck-any = Every card not seen yet helps with { $tracks }.
# $count is the number of tickets in $tickets; $tickets lists tickets, mostly one, such as
# Dallas–Miami; $trains is a number of trains.
reason-more-tickets =
    { $count ->
        [one] { $tickets } is open, and { $trains } trains are left for more.
       *[other] { $tickets } are open, and { $trains } trains are left for more.
    }
# $count is the number of tickets in $tickets; $tickets lists tickets, mostly one, such as
# Dallas–Miami; $trains is a number of trains.
reason-all-done =
    { $count ->
        [one] { $tickets } is done, and { $trains } trains are left.
       *[other] { $tickets } are done, and { $trains } trains are left.
    }
# $seats lists players, mostly one, such as Ann; $trains is a number of trains.
reason-no-tickets =
    { $trains ->
        [one] { $seats } has 1 train left and no ticket to complete.
       *[other] { $seats } has { $trains } trains left and no ticket to complete.
    }
# $trains is a number of trains.
reason-no-tickets-you =
    { $trains ->
        [one] You have 1 train left and no ticket to complete.
       *[other] You have { $trains } trains left and no ticket to complete.
    }
# $count is the number of tickets in $tickets; $tickets lists tickets, mostly one, such as
# Dallas–Miami; $tracks lists tracks, mostly one, such as Dallas–Houston; $trains is a number of
# trains.
reason-together =
    { $count ->
        [one] { $tickets } share { $tracks }: { $trains } trains serve them together.
       *[other] { $tickets } share { $tracks }: { $trains } trains serve them together.
    }
# $left is the number of trains the player has left; $points is a number of points; $tickets lists
# tickets, mostly one, such as Dallas–Miami; $trains is a number of trains.
reason-keep = { $tickets }: { $points } points for at least { $trains } of { $left } trains.
# $points is a number of points; $tickets lists tickets, mostly one, such as Dallas–Miami.
reason-keep-done = { $tickets } is done already: { $points } points.
# $tickets lists tickets, mostly one, such as Dallas–Miami.
reason-keep-impossible = { $tickets } is out of reach.
# $left is the number of trains the player has left; $points is a number of points; $tickets lists
# tickets, mostly one, such as Dallas–Miami; $trains is a number of trains.
reason-leave = Not { $tickets }: { $points } points for at least { $trains } of { $left } trains.
# $tickets lists tickets, mostly one, such as Dallas–Miami.
reason-leave-done = Not { $tickets }, though it is done already.
# $tickets lists tickets, mostly one, such as Dallas–Miami.
reason-leave-impossible = Not { $tickets }: it is out of reach.
# $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-opens = It opens { $tracks }.
# $tickets lists tickets, mostly one, such as Dallas–Miami; $tracks lists tracks, mostly one, such
# as Dallas–Houston.
reason-opens-for = It opens { $tracks }, on the way of { $tickets }.
# $tickets lists tickets, mostly one, such as Dallas–Miami.
reason-helps = It helps to complete { $tickets }.
# $left is the number of trains the player has left; $tickets lists tickets, mostly one, such as
# Dallas–Miami; $trains is a number of trains.
reason-works-on =
    { $trains ->
        [one] { $tickets } still takes 1 of { $left } trains.
       *[other] { $tickets } still takes { $trains } of { $left } trains.
    }
# $points is a number of points; $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-goes-for = { $tracks } is the longest track still free: { $points } points.
# $seats lists players, mostly one, such as Ann; $trains is a number of trains.
reason-trains-left =
    { $trains ->
        [one] { $seats } has 1 train left.
       *[other] { $seats } has { $trains } trains left.
    }
# $trains is a number of trains.
reason-trains-left-you =
    { $trains ->
        [one] You have 1 train left.
       *[other] You have { $trains } trains left.
    }
# $seats lists players, mostly one, such as Ann.
reason-last-round = It is the last round: { $seats } has no further turn.
reason-last-round-you = It is the last round: you have no further turn.
# $seats lists players, mostly one, such as Ann; $trains is a number of trains.
reason-end-near =
    { $trains ->
        [one] { $seats } has 1 train left: the end is near.
       *[other] { $seats } has { $trains } trains left: the end is near.
    }
# $trains is a number of trains.
reason-end-near-you =
    { $trains ->
        [one] You have 1 train left: the end is near.
       *[other] You have { $trains } trains left: the end is near.
    }
# $moves is a number of moves; $seats lists players, mostly one, such as Ann; $tracks lists
# tracks, mostly one, such as Dallas–Houston.
reason-built-later =
    { $moves ->
        [one] { $seats } built { $tracks } with the next move.
       *[other] { $seats } built { $tracks } { $moves } moves later.
    }
# $moves is a number of moves; $seats lists players, mostly one, such as Ann; $tracks lists
# tracks, mostly one, such as Dallas–Houston.
reason-taken-later =
    { $moves ->
        [one] { $seats } took { $tracks } with the next move.
       *[other] { $seats } took { $tracks } { $moves } moves later.
    }
# $tracks lists tracks, mostly one, such as Dallas–Houston.
reason-never-built = Nobody built { $tracks } in the end.

## Moves that every map has; those of mechanics are `action-` messages in their files. $card is a card,
## $cards what is paid, $track a track, $tickets a list of tickets.

# $card is a card, such as red (see game.ftl).
move-take = take { $card }
move-draw = draw from the deck
move-tickets = draw tickets
move-pass = pass
move-keep-some = keep tickets
# $tickets lists tickets, mostly one, such as Dallas–Miami.
move-keep = keep { $tickets }
# $cards lists what is paid, such as “2 red and 1 locomotive”; $track is a track, such as
# Dallas–Houston.
move-claim-for = build { $track } for { $cards }

## The command. $map is a map, $seats all players, $moves how many moves there are, $view the number
## that was asked for, $players how many players there are, $file a file, $seat a player, $percent a
## share of a hundred.

help-review = Tell how the saved game FILE was won: the chances over all moves, the moves that cost most, and why.
option-review-json = Print the review as JSON.
option-review-html = Write the review to a page that needs nothing else.
option-review-view = Whose eyes to see the game with: the number of a player, or 0 for all hands open.
option-review-seed = The seed of the deals that are tried.
# $map is a map, such as Switzerland; $moves is a number of moves; $seats lists all players with
# their points.
review-heading = { $map }: { $seats }. { $moves } moves.
review-working = Reviewing the game
# $players is the number of players; $view is the number that was asked for.
review-no-such-view = there is no player { $view }; the game has { $players }
review-no-moves = the game has no moves yet
# $file is a file, such as review.html.
review-written = Written: { $file }
review-by-network = Judged by the value network of this board.
review-by-planner = There is no value network for this board: the planner’s plan was judged instead, which is rougher.
review-fitted = Chances were fitted to games on this board with as many players.
review-near = Chances were fitted to games on this board with another number of players.
review-borrowed = Chances were fitted to games on other boards.
review-title = Game review
review-chances = Chance to win
review-view-all = All hands open
# $seat is the name of a player, such as Ann.
review-view-of = What { $seat } could know
review-turning-points = Turning points
review-no-turning-points = No move cost much beyond the noise of the estimate.
review-parts = What moved the chances
review-parts-note = Luck, own play and the play of others add up to the result less the first chance. Own play adds up what every move cost against the best one; nobody always finds that, so it may add up to more than 100%, and the play of others makes up for it.
review-column-move = Move
review-column-seat = Player
review-column-played = Played
review-column-better = Better
review-column-points = Points
review-column-chance = Chance
review-column-first = At first
review-column-luck = Luck
review-column-own = Own play
review-column-others = Play of others
review-column-result = Result
review-moves = All moves
review-noise-note = The number after ± is the standard error of the estimate.
# $percent is a share of a hundred, such as 35.
review-percent = { $percent }%

## The page. $map is a map, $done and $total count moves, $move is the number of a move or a move in words,
## $moves how many moves there are or a list of moves, $seat a player, $points a number of points, $noise
## and $error how uncertain it is, $chance, $percent, $luck, $own, $others, $first and $last are shares of a
## hundred.

# $map is a map, such as Switzerland.
review-of = Game review: { $map }
review-failed = There is no review to show
# $done is the number of moves judged so far; $total is the number of all moves.
review-progress = Judging moves: { $done } of { $total }
review-waiting = The review waits its turn.
review-view = View
# $move is the number of a move; $seat is the name of a player, such as Ann.
review-move-of = Move { $move } · { $seat }
review-end = The end
review-played = Played
review-better = Better
# $move is a move in words, such as “build Dallas–Houston”.
review-better-move = Better: { $move }
review-best = The best move
review-forced = There was no choice.
# $seat is the name of a player, such as Ann.
review-hidden = What { $seat } held was not known.
review-agrees = The expert would have done the same.
# $chance is a share of a hundred, such as 4; $error is how uncertain the chance is; $noise is how
# uncertain the points are; $points is a number of points.
review-costs = Costs about { $points } ± { $noise } points, and { $chance } ± { $error }% of the chance to win.
# $noise is how uncertain the points are; $points is a number of points.
review-costs-judged = Costs about { $points } ± { $noise } points, judged without playing it out.
# $move is a move in words, such as “build Dallas–Houston”.
review-open-verdict = With all hands open: { $move }.
# $move is a move in words, such as “build Dallas–Houston”; $points is a number of points.
review-alternative = { $move } (−{ $points } points)
# A move that costs nothing against the best. $move is a move in words, such as “build Dallas–Houston”.
review-alternative-equal = { $move } (just as good)
# $moves lists such moves.
review-alternatives = Next best: { $moves }
# $percent is a share of a hundred, such as 35; $seat is the name of a player, such as Ann.
review-chance-of = { $seat }: { $percent }%
# $move is the number of a move; $moves is the number of all moves.
review-chance-after = after { $move } of { $moves } moves
# $chance is a share of a hundred, such as 4; $move is the number of a move; $seat is the name of
# a player, such as Ann.
review-turning-point = Move { $move }, { $seat }: −{ $chance }%
review-previous = Previous turning point
review-next = Next turning point
review-copy = Copy a link to this move
# $luck is a share of a hundred, such as −3; $others is a share of a hundred; $own is a share of a
# hundred.
review-luck = luck { $luck }%, own play { $own }%, play of others { $others }%
# $first is a share of a hundred; $last is a share of a hundred; $luck is a share of a hundred,
# such as −3; $others is a share of a hundred; $own is a share of a hundred.
review-parts-of = From { $first }% to { $last }%: luck { $luck }%, own play { $own }%, play of others { $others }%
review-mark-played = played
review-mark-better = better

# Hints.
hint-again = Ask again to see the plan on the board.
