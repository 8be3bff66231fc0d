# What happens in a game and in its room, one message for each event; events of mechanics are told
# by their own files.
#
# The id is that of the event as a server sends it. Variables: $seat is the name of whose event it
# is; $card, $track, $place, $ticket, $payment are names already; $slot counts the places of the row
# from 1; $cards, $points, $kept, $rejected, $price are numbers. Messages that end in -hidden tell
# the others of what only the seat itself may know.
#
# $subject says how the sentence begins: `named` with the name of the seat, `you` to the seat
# itself. Several events of one turn can share a line, such as "Ann takes red from the row; draws a
# card from the deck": `again` and `you-again` are for those after the first.

# Somebody who gave no name.
seat-number = Player { $number }

## The game

started =
    { $subject ->
        [you] You go
        [you-again] go
        [again] goes
       *[named] { $seat } goes
    } first
dealt =
    { $subject ->
        [you] You are dealt
        [you-again] are dealt
        [again] is dealt
       *[named] { $seat } is dealt
    } { $card }
dealt-hidden =
    { $subject ->
        [you] You are dealt
        [you-again] are dealt
        [again] is dealt
       *[named] { $seat } is dealt
    } a card
row-filled = place { $slot } of the row: { $card }
row-swept = too many locomotives: the row is swept
shuffled = the discards are shuffled into a new deck of { $cards }
offered =
    { $subject ->
        [you] You are offered
        [you-again] are offered
        [again] is offered
       *[named] { $seat } is offered
    } { $ticket }
offered-hidden =
    { $subject ->
        [you] You are offered
        [you-again] are offered
        [again] is offered
       *[named] { $seat } is offered
    } a ticket
kept =
    { $subject ->
        [you] You keep { $kept } of the tickets and reject { $rejected }
        [you-again] keep { $kept } of the tickets and reject { $rejected }
        [again] keeps { $kept } of the tickets and rejects { $rejected }
       *[named] { $seat } keeps { $kept } of the tickets and rejects { $rejected }
    }
kept-ticket =
    { $subject ->
        [you] You keep
        [you-again] keep
        [again] keeps
       *[named] { $seat } keeps
    } { $ticket }
took =
    { $subject ->
        [you] You take
        [you-again] take
        [again] takes
       *[named] { $seat } takes
    } { $card } from the row
drew =
    { $subject ->
        [you] You draw
        [you-again] draw
        [again] draws
       *[named] { $seat } draws
    } { $card } from the deck
drew-hidden =
    { $subject ->
        [you] You draw
        [you-again] draw
        [again] draws
       *[named] { $seat } draws
    } a card from the deck
claimed =
    { $subject ->
        [you] You build
        [you-again] build
        [again] builds
       *[named] { $seat } builds
    } { $track } for { $payment }
passed =
    { $subject ->
        [you] You pass
        [you-again] pass
        [again] passes
       *[named] { $seat } passes
    }
last-round =
    { $subject ->
        [you] You are
        [you-again] are
        [again] is
       *[named] { $seat } is
    } almost out of trains: everyone has one more turn
ended = the game is over
# What $payment says when nothing but cards played as locomotives is paid.
other-cards = other cards

## The room

# $name is who took the seat, or the new name of who sits there.
seated = { $name } takes a seat
said =
    { $subject ->
        [you] You
       *[named] { $name }
    }: { $text }
# $whom is the name of a seat, or the spectators.
muted = { $seat } no longer hears { $whom }
unmuted = { $seat } hears { $whom } again
undone = { $seat } takes the last move back
# $bot is the bot's name.
handed = { $reason ->
    [nobody] { $bot }, a bot, takes the free seat
    [left] { $seat } leaves; the bot { $bot } plays on
   *[away] { $seat } is away; the bot { $bot } plays on
}
taken-back = { $seat } is back
bot-failed = { $reason ->
    [crashed] { $bot } crashed; a simple bot moves for { $seat }
    [illegal] { $bot } broke the rules; a simple bot moves for { $seat }
   *[other] { $bot } took too long; a simple bot moves for { $seat }
}
# Another bot plays a bot's seat: $bot is the one that did, $by the one that does now.
bot-replaced = { $reason ->
    [gone] this server no longer has the bot { $bot }; { $by } plays on for { $seat }
    [failing] { $bot } failed too often; { $by } plays on for { $seat }
   *[back] { $by } is here again and plays on for { $seat }
}
timed-out = the clock of { $seat } has run out; a bot finishes the turn
rematched = a new game with the same players begins
