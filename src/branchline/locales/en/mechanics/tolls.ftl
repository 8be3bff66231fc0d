# Tolls, tokens and loans.

## At the table

tolls = Tolls
# Below the title of the panel. $points lists the points of the ranks.
tolls-how = Tokens left at the end score by rank: { $points }
tokens = Tokens
loans = Loans
# $count is a number of tokens.
tokens-count =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
# $count is a number of loans.
loans-count =
    { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }

## What happens

# $seat is the name of a player, such as Ann; $subject is as in events.ftl;
# $tokens and $left are numbers of tokens.
toll-to-bank =
    { $subject ->
        [you] You pay
        [you-again] pay
        [again] pays
       *[named] { $seat } pays
    } { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } to the bank; { $left } left
# $seat is the name of a player, such as Ann; $subject is as in events.ftl;
# $tokens and $left are numbers of tokens. Who gets them is told next.
toll-paid =
    { $subject ->
        [you] You pay
        [you-again] pay
        [again] pays
       *[named] { $seat } pays
    } { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } as a toll; { $left } left
# $seat is the name of a player, such as Ann; $subject is as in events.ftl;
# $tokens and $left are numbers of tokens.
toll-received =
    { $subject ->
        [you] You receive
        [you-again] receive
        [again] receives
       *[named] { $seat } receives
    } { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } as a toll and now { $subject ->
        [you] have
        [you-again] have
       *[other] has
    } { $left }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl;
# $tokens is the toll that could not be paid; $loans counts the loans of the player.
loan-taken =
    { $subject ->
        [you] You take
        [you-again] take
        [again] takes
       *[named] { $seat } takes
    } a loan instead of a toll of { $tokens }: no. { $loans }

## Scores

line-tolls = Tokens left
line-loans = Loans

## Rules page

rules-tolls-title = Tolls
rules-tolls-picture = The first track costs a toll of 3 to the bank, the second 3 to the owner of the first.
# $start is a number of tokens; $loan is a number of points.
rules-tolls =
    Everybody begins with { $start } tokens. The number beside a route is its toll. You pay it when you build there: to the bank, or, if somebody has already built the other track of the route, to that player. If you cannot pay the whole toll, you pay nothing and take a loan; you may always build. At the end those without a loan are ranked by their tokens and score by rank. Each loan costs { $loan ->
        [one] { $loan } point
       *[other] { $loan } points
    }.
# Ruling: NL7, NL10, NL13
rules-tolls-details = Whoever can pay must pay. Of a player who takes a loan, the owner of the first track gets the toll from the bank. Loans do not run out and are never paid back. Equal numbers of tokens share a rank and all score it; the next rank is counted as if each had one of their own. Players with a loan fill no rank. How many tokens somebody has follows from the payments, so everybody sees it. There is no neutral third player here: which pairs of cities that takes is not known.
rules-toll-players = Players
rules-toll-ranks = Points by rank

## Lesson

# One minute: a few pages with pictures. $start is a number of tokens.
lesson-tolls-what = You begin with { $start } tokens. The number beside a route is its toll: pay it whenever you build there.
lesson-tolls-owner = Whoever builds first pays the bank. The second on the route pays the first: so be early.
# $loan is a number of points.
lesson-tolls-loan = Too few tokens? Then you pay nothing and take a loan. Each costs { $loan } points, and your tokens no longer score.
lesson-tolls-score = At the end whoever has the most tokens left scores most, then the second, and so on.

## Terminal

mechanic-tolls = tolls
# $start is a number of tokens; $loan is a number of points.
summary-tolls = Tolls: you have { $start } tokens. Each track costs its toll, paid to the bank or, for the second track of a route, to the owner of the first. A loan for want of tokens costs { $loan } points. Tokens left score by rank, unless you have a loan.
column-tokens = tokens
column-loans = loans
# $points lists the points of the ranks.
toll-ranks = by rank { $points }
# $seat is the name of a player; $points is a number of points.
toll-rank-now = { $seat }: { $points }
form-tolls-start = Tokens to begin with
form-tolls-loan = Points that a loan costs
form-tolls-ranks = Points by rank, for each number of players
form-tolls-toll = Toll
# $players is a number of players.
map-tolls-lack-ranks = needs points by rank for { $players } players
