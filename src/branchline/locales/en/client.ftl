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
seat-number = Player { $number }
you = you

## Cards and payments

card-pink = pink
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-locomotive = locomotive
colour-gray = gray
cards-of = { $count } { $card }
locomotives-of =
    { $count ->
        [one] 1 locomotive
       *[other] { $count } locomotives
    }
substitutes =
    { $count ->
        [one] other cards in place of 1 locomotive
       *[other] other cards in place of { $count } locomotives
    }
cards-saved =
    { $count ->
        [one] 1 card saved
       *[other] { $count } cards saved
    }
nothing-to-pay = nothing

## Tracks

track-price = { $track }: { $length } { $colour }
track-ferry =
    { $count ->
        [one] , ferry with 1 locomotive
       *[other] , ferry with { $count } locomotives
    }
track-tunnel = , tunnel
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
claim-track = Claim { $track }
confirm = Shall it be?
do-it = Do it
build-station = Build a station in { $place }
buy-technology = Buy { $technology }

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
away = away
to-act = to play
points-so-far = points so far
trains-left = Trains left
trains-short = trains
cards-in-hand = Cards in hand
cards-short = cards
tickets-kept = Tickets
tickets-short = tickets
stations-left = Stations left
stations-short = stations
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
status-tunnels = Pay for the tunnel, or leave it.
status-turning = The tunnel turns its cards …
status-technologies = Choose the cards to play in place of a locomotive.
may-take = take a card
may-draw = draw from the deck
may-tickets = draw tickets
may-claim = claim a track
may-station = build a station
may-buy = buy a technology
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
do-take = take { $card } from the row ({ $slot })
do-draw = draw from the deck
do-tickets = draw tickets
do-keep = keep { $tickets }
do-claim = claim { $track } for { $payment }
do-station = build a station in { $place } for { $payment }
do-buy = buy { $technology } for { $payment }
do-surcharge = pay { $payment } for the tunnel
do-decline = leave the tunnel
do-substitute = play { $card } in place of a locomotive
do-pass = pass
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
substitute-which =
    { $count ->
        [one] Choose 1 more card to play in place of a locomotive.
       *[other] Choose { $count } more cards to play in place of locomotives.
    }
substitute-card = Play { $card }
offer-pass = Pass
offer-decline = Leave the tunnel
offer-surcharge = Pay for the tunnel
offer-draw-blind = Draw from the deck
offer-stop = Stop drawing

tunnel-title = Tunnel { $track }
tunnel-of = { $seat } in the tunnel { $track }
tunnel-asks =
    { $count ->
        [one] The tunnel costs 1 card more.
       *[other] The tunnel costs { $count } cards more.
    }
tunnel-free = The tunnel costs nothing more.
tunnel-pay = Pay
tunnel-cannot = You cannot pay that.
tunnel-decline = Leave it and keep your cards

## Panels

technologies = Technologies
technology-price =
    { $count ->
        [one] 1 locomotive
       *[other] { $count } locomotives
    }
technology-left = { $count } left
technology-gone = none left
technology-opens =
    { $count ->
        [one] opens 1 track
       *[other] opens { $count } tracks
    }
country-cards = Country cards
country-next = next: { $points }
country-empty = none left
grand-tour = Grand Tour
tour-looped = on a loop
tour-joined = joined, not on a loop yet
grand-tour-now =
    { $count ->
        [0] None of your tickets lies on a loop yet.
        [one] 1 of your tickets lies on a loop: { $points } points.
       *[other] { $count } of your tickets lie on loops: { $points } points.
    }
values-reached = Countries on your tickets
reached = reached
stations = Stations
stations-yours =
    { $count ->
        [0] You have no station left.
        [one] 1 left, worth { $points } points if unused.
       *[other] { $count } left, worth { $points } points if unused.
    }
stations-next =
    { $count ->
        [one] The next one costs 1 card.
       *[other] The next one costs { $count } cards of one colour.
    }

## The curtain

curtain-title = { $seat } is next
curtain-text = Hand over the screen. Nobody else should look.
curtain-lift = I am { $seat }

## The line

line-lost = The connection is lost. Trying again …
trouble-unreachable = The server cannot be reached.
refused-detail = { $reason } ({ $detail })
refused-stale = The position has changed in the meantime.
refused-out-of-turn = It is not your turn.
refused-illegal = That is not allowed now.
refused-not-your-seat = That is not your seat.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-not-now = That is not possible now.
refused-cannot-undo = That cannot be taken back.
refused-malformed = The server did not understand this page.
refused-too-large = That is too long.
refused-too-fast = Slow down a little.
refused-unavailable = The server could not store that; try again.
refused-unknown-room = There is no such room.
