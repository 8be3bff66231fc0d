## The table in the browser.

close = Close
cancel = Cancel
send = Send
skip = Skip
go-on = Go on
loading = Setting the table …
no-room = There is no such room
spectator = a spectator
spectators = the spectators
you = you

## Cards and payments

colour-gray = gray
cards-of = { $count } { $card }
locomotives-of =
    { $count ->
        [one] 1 locomotive
       *[other] { $count } locomotives
    }
payment-substitutes =
    { $count ->
        [one] other cards in place of 1 locomotive
       *[other] other cards in place of { $count } locomotives
    }
payment-saved =
    { $count ->
        [one] 1 card saved
       *[other] { $count } cards saved
    }
nothing-to-pay = nothing

## Tracks

track-price = { $track }: { $length } { $colour }
track-points =
    { $points ->
        [one] {" "}· 1 point
       *[other] {" "}· { $points } points
    }
tip-pay = Claim it with { $payment }
tip-ways = { $count } ways to pay
tip-yours = Yours
tip-cards = You lack the cards or trains for it
closed-taken = Taken by { $seats }
closed-route = You own another track of this route
closed-parallel = Closed: with { $players } players only one track of the route is used
closed-missing = Needs { $needs }
closed-later = Not open now
claim = Claim
choose-claim = Claim { $track }
confirm = Shall it be?
do-it = Do it

## Board

board-of = Board of { $map }
board-moves = Board, moved with the arrow keys; press B for a list of what you can build
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board

## Row, deck, hand

row = Cards to draw
row-gap = empty
row-was-swept = Too many locomotives: the row was swept and dealt anew
take = Take { $card } from place { $slot }
deck = Deck
draw-from-deck = cards left: draw one
tickets = Tickets
draw-tickets = left: draw some
hand =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
hand-empty = Your hand is empty.
filter-by = { $cards }: show what they can build

## Tickets

your-tickets = Your tickets
tickets-done = { $done } of { $all } done
tickets-none = You have no tickets yet.
ticket-done = completed
ticket-lost = can no longer be completed
ticket-left =
    { $trains ->
        [one] 1 train away
       *[other] { $trains } trains away
    }
ticket-needs =
    { $trains ->
        [one] needs 1 train
       *[other] needs { $trains } trains
    }
ticket-looped = on a loop
keep-tickets = Which tickets do you keep?
keep-at-least =
    { $count ->
        [0] You may keep none of them.
        [one] Keep at least one.
       *[other] Keep at least { $count }.
    }
keep-these =
    { $count ->
        [0] Keep none
        [one] Keep this ticket
       *[other] Keep these { $count }
    }

## Players

players = Players
a-bot = bot
played-by-bot = a bot plays
# Beside the name of a bot: $level is the level that plays for it, for it cannot.
bot-in-its-stead = { $level } plays
away = away
to-act = to play
points-so-far = points so far
trains-left = Trains left
trains-short = trains
cards-in-hand = Cards in hand
cards-short = cards
tickets-kept = Tickets
tickets-short = tickets
mute = Mute { $seat }
watching =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }

## Log and chat

log = What happened
say = Say something

## Status

status-over = The game is over.
status-waiting = Waiting for { $seats }.
status-turn = Your turn: { $may }.
status-second-card = Take your second card: { $may }.
status-keep = Choose the tickets you keep.
status-first-tickets = Choose your first tickets.
status-decide = Decide how to go on.
may-take = take a card
may-draw = draw from the deck
may-tickets = draw tickets
may-claim = claim a track
may-pass = pass
last-round-warning =
    { $count ->
        [0] Last turn!
        [one] Last round: 1 turn left
       *[other] Last round: { $count } turns left
    }
clock = Time left for this turn
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
action-take = take { $card } from the row ({ $slot })
action-draw = draw from the deck
action-tickets = draw tickets
action-keep = keep { $tickets }
action-claim = claim { $track } for { $payment }
action-pass = pass
hint = A strong bot would: { $text }.
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
tab-table = Table
tab-log = Log

## What can I build

what-can-i-build = What can I build?
build-filtered = Only what the picked colour can build.
build-all = Show all
build-nothing = Nothing with the cards you hold.
build-not-now = You cannot build just now.

## Paying

more-ways = All { $count } ways
own-mix = A mix of your own
mix-card = Cards
mix-no-card = locomotives only
mix-locomotives = Locomotives
mix-substitutes = Locomotives replaced by other cards
pay-mix = Pay this mix

## Decisions between

decide = Decide

## Panels

values-reached = Countries on your tickets
reached = reached

## The curtain

curtain-title = { $seat } is next
curtain-text = Hand over the screen. Nobody else should look.
curtain-lift = I am { $seat }

## The line

trouble-unreachable = The server cannot be reached.
