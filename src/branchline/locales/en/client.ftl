# The table in the browser.

close = Close
cancel = Cancel
send = Send
skip = Skip
go-on = Go on
loading = Setting the table …
no-room = There is no such table
spectator = a spectator
spectators = the spectators
you-seat = You

## Cards and payments

# The colour of a track that cards of any one colour pay for; the others are in game.ftl.
colour-gray = grey

## Tracks

# $track is a track, such as Dallas–Houston.
# $length is the number of spaces, $colour one of the colours of cards, or grey. The messages
# track-… of mechanics and track-points follow at once.
track-price = { $track }: { $length } { $colour }
# $points is a number of points.
# Follows track-price.
track-points =
    { $points ->
        [one] {" "}· 1 point
       *[other] {" "}· { $points } points
    }
# $payment lists parts of a payment: see cards-of.
tip-pay = Build it with { $payment }
# $count is the number of ways to pay for the track.
tip-ways = { $count } ways to pay
tip-yours = Yours
tip-cards = You lack the cards or trains for it
# $seats lists players, such as “Ann and Bo”.
closed-taken = Taken by { $seats }
closed-route = You own another track of this route
# $players is a number of players.
closed-parallel = Closed: with { $players } players only one track of the route is used
# $needs lists technologies.
closed-missing = Needs { $needs }
closed-apart = Not joined to your network yet
closed-later = Not open now
# $track is a track, such as Dallas–Houston.
choose-claim = { $track }
# $what is a track or a place.
build-here = Build here? { $what }
# $points is a number of points.
plus-points =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
# Read aloud after the number of points, which is $points.
points-word =
    { $points ->
        [one] {" "}point
       *[other] {" "}points
    }
# $points is a number of points.
# $letters are those of tickets.
# $count is the number of them.
finishes-tickets = Finishes { $letters }: +{ $points } at the end
# $letters are those of $count tickets.
serves-tickets = On the way of { $letters }
other-way = Other cards
pick-cards = Choose cards
do-it = Yes, do it
ask-tickets-title = Draw tickets?
# $drawn is how many are drawn, $keep the fewest to keep.
ask-tickets = You draw { $drawn } and keep at least { $keep }. Tickets that are not done at the end cost their points. This is your whole turn.

## Board

# $map is a map, such as Switzerland.
board-of = Board of { $map }
board-moves = Board, moved with the arrow keys; press B for a list of what you can build
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
board-key = Key to the map
minimap = The whole board, with your cities and the part in sight
skip-to-rail = Skip to what you can do

## Row, deck, hand

row = Cards to draw
on-the-table = On the table
draw-key = Draw from the deck (D)
tickets-key = Draw tickets (T)
your-hand = Your hand
row-gap = empty
row-was-swept = Too many locomotives: the row was swept and dealt anew
# $slot is a place in the row, counted from 1.
# $card is a colour, or “locomotive”.
take = Take { $card } from place { $slot }
deck = Deck
# Read aloud after the number of cards, which is $count.
draw-from-deck =
    { $count ->
        [one] card left: draw one
       *[other] cards left: draw one
    }
tickets = Tickets
# Read aloud after the number of tickets, which is $count.
draw-tickets =
    { $count ->
        [one] left: draw some
       *[other] left: draw some
    }
# $count is the number of cards.
hand =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
hand-empty = Your hand is empty.
# $cards is cards with their number: see cards-of and locomotives-of.
filter-by = { $cards }: show what they can build

## Tickets

your-tickets = Your tickets
# $all is the number of all tickets; $done is the number of those that are done.
tickets-done = { $done } of { $all } done
tickets-none = You have no tickets yet.
ticket-done = Done
ticket-done-looped = Done, on a loop
ticket-lost = Out of reach
# $tracks is a number of tracks; $trains is a number of trains.
ticket-left =
    { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }, { $trains ->
        [one] 1 train to go
       *[other] { $trains } trains to go
    }
# $trains is a number of trains.
ticket-needs =
    { $trains ->
        [one] 1 train at the shortest
       *[other] { $trains } trains at the shortest
    }
# $needs is what must be bought, $left one of the two messages above.
ticket-buy-first = First buy { $needs }. { $left }
# $points is a number of points.
# $ticket is a ticket, such as “Dallas–New York”.
ticket-finished = { $ticket }: done, +{ $points } at the end
keep-tickets = New tickets
keep-first = Your first tickets
keep-why = Join both cities to score. Miss one and you lose its points.
# $count is the fewest tickets that must be kept.
keep-at-least =
    { $count ->
        [0] keep any or none
        [one] keep at least 1
       *[other] keep at least { $count }
    }
# $count is the number of tickets that are picked.
keep-these =
    { $count ->
        [0] Keep none
        [one] Keep 1 ticket
       *[other] Keep { $count } tickets
    }
# $left is the number of trains left; $trains is a number of trains.
keep-trains =
    { $trains ->
        [0] You have { $left } trains
       *[other] Together about { $trains } of your { $left } trains
    }

## Players

players = Players
players-brief = Points and trains
a-bot = bot
played-by-bot = a bot plays
# Beside the name of a bot: $level is the level that plays for it, for it cannot.
bot-in-its-stead = { $level } plays
away = away
turn-yours = your turn
turn-thinking = thinking
turn-choosing = choosing
points-so-far = points so far
trains-left = Trains left
trains-short = trains
cards-in-hand = Cards in hand
cards-short = cards
tickets-kept = Tickets
tickets-short = tickets
# $seat is the name of a player, such as Ann.
mute = Mute { $seat }
# $count is the number of spectators.
watching =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }

## Log and chat

log = What happened
say = Say something
unread = new messages
# $count is the number of cards, 2 or more; $seat is the name of a player, such as Ann.
# $subject is as in events.ftl.
drew-many =
    { $subject ->
        [you] You draw
       *[named] { $seat } draws
    } { $count } cards from the deck

## Status

status-over = The game is over
# $title says who has won, $detail by what: see result-won and result-points.
status-over-how = { $title } · { $detail }
# $count is the number of players in $seats; $seats lists players, such as “Ann and Bo”.
status-waiting =
    { $count ->
        [one] { $seats } is thinking
       *[other] { $seats } are choosing
    }
# $count is the number of players in $seats; $seats lists players, such as “Ann and Bo”.
status-waiting-last =
    { $count ->
        [one] Last round: { $seats } is thinking
       *[other] Last round: { $seats } are choosing
    }
status-waiting-how = Plan ahead: pick a ticket to see its way
# While a bot makes the moves of whoever looks.
status-bot-plays = A bot plays for you
status-turn = Your turn
# $may lists what can be done: see the messages that begin with may-.
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Your last turn
status-second-card = Your second card
# $may lists what can be done.
status-second-card-how = { LIST($may, type: "or") }
status-keep = Choose your tickets
status-keep-how = Pick those you want: their ways are lit
status-first-tickets = Choose your first tickets
status-first-tickets-how = Pick those you want: their ways are lit
status-decide = Decide how to go on
status-placing = Choose a city on the board
status-placing-how = Pick it, or press Esc
status-placing-tap = Tap it, or Cancel
may-take = take a card
may-draw = draw a card
may-draw-two = take 2 cards
may-draw-two-briefly = take cards
may-tickets = draw tickets
may-tickets-briefly = draw tickets
may-claim = build a track
may-claim-briefly = build
may-pass = pass
# $seat is the name of a player, such as Ann; $subject is as in events.ftl; $trains is a number of
# trains.
end-near =
    { $subject ->
        [you] You have
       *[named] { $seat } has
    } { $trains ->
        [0] no trains
        [one] 1 train
       *[other] { $trains } trains
    } left: the end is near
# $count is the number of turns that others still have before the reader’s last.
last-round-warning =
    { $count ->
        [0] Last turn!
        [one] Last round: 1 turn left
       *[other] Last round: { $count } turns left
    }
clock = Time left for this turn
# $count is the number of days left for a turn.
clock-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }

## Buttons

undo = Undo
undo-key = Undo (U)
hint-button = Hint
hint-key = What would a strong bot do? (H)
# $card is a card, such as red (see game.ftl).
action-take = take { $card } from the row
action-draw = draw from the deck
action-tickets = draw tickets
# $tickets lists tickets, such as Dallas–Miami.
action-keep = keep { $tickets }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $track is a track,
# such as Dallas–Houston.
action-claim = build { $track } for { $payment }
action-pass = pass
# $text is what is said.
hint = A strong bot would: { $text }.
# $text is what is said; $tickets lists tickets, such as Dallas–Miami.
hint-serving = A strong bot would: { $text }, for { $tickets }.
build = Build
build-key = What can I build? (B)
help = Help and rules
menu = Menu
menu-home = Home
menu-help = Help and rules
menu-settings = Settings
menu-share = Copy link to watch
menu-leave = Let a bot play for me
menu-take-back = Play myself again
sound = Sounds
parts-of-table = Parts of the table
tab-cards = Cards
tab-tickets = Tickets
tab-players = Players
tab-log = Log

## What can I build

what-can-i-build = What you can build
build-for-tickets = For your tickets
build-long = Long tracks
build-other = Other
place-on-board = Choose on the board
build-filtered = Only what the picked colour can build.
build-all = Show all
build-nothing = Nothing with the cards you hold.
build-not-now = You cannot build just now.

## Paying

payment-ways = How to pay
# $count is the number of ways to pay.
more-ways = All { $count } ways
pay = Pay
# $count is the number of those cards.
# Cards of one's choice within a payment; $alone is `yes` if there is nothing else in it.
pay-any = { $alone ->
    [yes] { $count } any
   *[no] + { $count } any
}
# $rate is a number of cards.
cards-make-locomotive = Any { $rate } cards make one locomotive. Tap cards in your hand to lay them, tap again to take them back.
# $rate is a number of cards.
cards-fill-space = Any { $rate } cards fill one space. Tap cards in your hand to lay them, tap again to take them back.
any-card = any
spend-least = Spend what I need least
# $laid is the number of those that are laid.
# $cards is cards with their number: see cards-of and locomotives-of.
lay-card = { $cards }, { $laid } laid
# $card is a card, such as red (see game.ftl).
take-back-card = Take { $card } back
# $count is the number of cards that are still to be laid.
cards-to-lay =
    { $count ->
        [0] All cards are laid
        [one] 1 more card to lay
       *[other] { $count } more cards to lay
    }
lay-these = Lay these cards
cards-not-taken = Those cards cannot be used: choose others.

## Decisions between

decide = Decide

## Panels

values-reached = Countries on your tickets
reached = reached

## The curtain

# $seat is the name of a player, such as Ann.
curtain-title = { $seat } is next
curtain-text = Hand over the screen. Nobody else should look.
# $seat is the name of a player, such as Ann.
curtain-lift = I am { $seat }

## The line

trouble-unreachable = The server cannot be reached.
