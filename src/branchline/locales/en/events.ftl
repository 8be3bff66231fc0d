# What happens in a game and in its room, one message for each event.
#
# The id is that of the event as a server sends it. Variables: $seat is the name of whose event it
# is; $card, $track, $place, $ticket, $technology, $payment are names already; $slot counts the
# places of the row from 1; $cards, $points, $kept, $rejected, $price are numbers. Messages that end
# in -hidden tell the others of what only the seat itself may know.

## The game

started = { $seat } goes first
dealt = { $seat } is dealt { $card }
dealt-hidden = { $seat } is dealt a card
row-filled = place { $slot } of the row: { $card }
row-swept = too many locomotives: the row is swept
shuffled = the discards are shuffled into a new deck of { $cards }
offered = { $seat } is offered { $ticket }
offered-hidden = { $seat } is offered a ticket
kept = { $seat } keeps { $kept } of the tickets and rejects { $rejected }
kept-ticket = { $seat } keeps { $ticket }
took = { $seat } takes { $card } from the row
drew = { $seat } draws { $card } from the deck
drew-hidden = { $seat } draws a card from the deck
claimed = { $seat } claims { $track } for { $payment }
passed = { $seat } passes
last-round = { $seat } is almost out of trains: everyone has one more turn
ended = the game is over

## Mechanics

tunnel-laid = { $seat } lays { $payment } for the tunnel { $track }
tunnel-revealed = the tunnel reveals { $card }
tunnel-surcharge = the tunnel costs { $cards } more
tunnel-paid = { $seat } pays { $payment } more
tunnel-declined = { $seat } declines the tunnel { $track }
station-built = { $seat } builds a station in { $place } for { $payment }
technology-bought = { $seat } buys { $technology }
technology-returned = { $seat } returns { $technology }
technology-points = { $seat } scores { $points } for { $technology }
substituted = { $seat } plays { $card } towards a locomotive
country-card = { $seat } takes the { $place } card worth { $points }
# What $payment says when nothing but cards played as locomotives is paid.
other-cards = other cards

## The room

# $name is who took the seat, or the new name of who sits there.
seated = { $name } takes a seat
said = { $name }: { $text }
# $whom is the name of a seat, or the spectators.
muted = { $seat } no longer hears { $whom }
unmuted = { $seat } hears { $whom } again
undone = { $seat } takes the last move back
# $bot is the bot's name.
handed = { $reason ->
    [nobody] { $bot }, a bot, takes the free seat
    [left] { $seat } leaves; { $bot } plays on
   *[away] { $seat } is away; { $bot } plays on
}
taken-back = { $seat } is back
bot-failed = { $reason ->
    [crashed] { $bot } crashed; a simple bot moves for { $seat }
    [illegal] { $bot } broke the rules; a simple bot moves for { $seat }
   *[other] { $bot } took too long; a simple bot moves for { $seat }
}
timed-out = the clock of { $seat } has run out; a bot finishes the turn
rematched = a new game with the same players begins
