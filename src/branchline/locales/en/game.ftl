# What browser and terminal call the same.

## Players

# What a person is called who gave no name; a bot goes by the name of its kind.
default-player = Player
# The name of a seat that a program of the user plays.
default-program = Program
# $name is what several are called, such as Greedy.
# $number tells apart players of one name.
numbered-name = { $name } { $number }

## Cards

# Cards by their colour, as they stand in sentences: “takes red from the row”, “2 red”. Give the
# forms your sentences need as attributes, and ask for them: NAME($card, $count, case: "accusative").
card-pink = pink
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-locomotive = locomotive
# $count is the number of cards.
# A part of a payment: so many cards of a colour, such as “2 red”. $card is the colour.
cards-of = { $count } { $card }
# $count is the number of locomotives.
# A part of a payment: so many locomotives.
locomotives-of =
    { $count ->
        [one] 1 locomotive
       *[other] { $count } locomotives
    }
# $count is the number of locomotives that other cards stand for.
payment-substitutes =
    { $count ->
        [one] other cards in place of 1 locomotive
       *[other] other cards in place of { $count } locomotives
    }
# $count cards fill $spaces spaces.
payment-sets =
    { $spaces ->
        [one] any { $count } other cards for 1 space
       *[other] any { $count } other cards for { $spaces } spaces
    }
# $count is the number of cards that need not be paid.
payment-saved =
    { $count ->
        [one] 1 card saved
       *[other] { $count } cards saved
    }
nothing-to-pay = nothing

## Lines of the score sheet

line-tracks = Tracks
line-tickets-done = Tickets completed
line-tickets-lost = Tickets missed

## What breaks a tie

tie-completed-tickets = most completed tickets
tie-completed-ticket-points = most points from completed tickets
tie-path-length = the longest path
