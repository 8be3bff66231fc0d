# Practice: puzzles, and moves that one missed in games of one's own. Read by the browser with the pages that
# show them, and by the command `practice`.

## The page. $solved, $total, $count and $left are numbers of exercises, $number is the number of a puzzle,
## $players how many play, $map a map, $move the number of a move, $percent and $chance shares of a hundred,
## $points a number of points, $state is solved, missed or new.

practice-title = Practice
practice-intro = Positions in which one move is clearly the best. Choose a move; then you see which it is, and why.
practice-puzzles = Puzzles
practice-solved = { $solved } of { $total } solved
practice-start = Start
practice-go-on = Go on
practice-all-solved = All solved.
# The state of a puzzle is for those who cannot see its sign.
practice-puzzle-about =
    { $state ->
        [solved] Puzzle { $number }: { $map }, { $players } players, solved
        [missed] Puzzle { $number }: { $map }, { $players } players, not solved yet
       *[new] Puzzle { $number }: { $map }, { $players } players
    }
practice-own = From your games
practice-own-intro = Moves of yours for which there was a clearly better one.
practice-own-none = There are none yet: finish a game in this browser first.
practice-own-look = Look for moves
practice-own-count =
    { $count ->
        [one] 1 move, { $left } to solve
       *[other] { $count } moves, { $left } to solve
    }
practice-own-clean = No move of yours cost much.
practice-own-try = Try again
practice-ask = Your move: which is the best?
practice-puzzle-of = Puzzle { $number } of { $total }
practice-missed-of = You missed this: move { $move } of your game on { $map }
practice-skip = Skip
practice-all = All exercises
practice-failed = There is nothing to practise here
practice-nothing-here = This is no move of yours with a clearly better one.
practice-right = Right.
practice-wrong = There is a better move.
practice-chosen = You chose
practice-best = The best move
practice-played = Played in the game
practice-cost = Your move costs about { $points } points, and { $chance }% of the chance to win.
practice-cost-unknown = What your move costs was not worked out.
practice-wins = With the best move, the chance to win is about { $percent }%.
practice-no-more = That was the last one to solve.
practice-next = Next
practice-again = Try again
practice-mark-best = best
practice-mark-chosen = your choice

## The command. $number and $total count puzzles, $map is a map, $seat a player.

help-practice = Offer puzzles, one at a time: choose the best move, then see which it is and why. Begins with puzzle NUMBER.
practice-no-such-puzzle = there is no puzzle { $number }; there are { $total }
practice-you-are = { $map }. You play for { $seat }.
practice-go-on-or-quit = Enter for the next puzzle, q to stop:
practice-not-saved = A puzzle cannot be saved.
