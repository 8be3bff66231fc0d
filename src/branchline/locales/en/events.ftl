# What happens in a game and in its room, one message for each event; events of mechanics are told
# by their own files.
#
# The id is that of the event as a server sends it. Variables: $seat is the name of whose event it
# is; $card is a card (see game.ftl), $technology a technology, $place a place; $track and $ticket
# are names of places with a dash between; $payment lists cards with their numbers; $slot counts the
# places of the row from 1; $cards, $points, $kept, $rejected, $price are numbers. Messages that end
# in -hidden tell the others of what only the seat itself may know.
#
# $subject says how the sentence begins: `named` with the name of the seat, `you` to the seat
# itself. Several events of one turn can share a line, such as "Ann takes red from the row; draws a
# card from the deck": `again` and `you-again` are for those after the first.

# $number is the number of the seat.
# Somebody who gave no name.
seat-number = Player { $number }

## The game

# $seat is the name of a player, such as Ann; $subject is as in events.ftl.
started =
    { $subject ->
        [you] You go
        [you-again] go
        [again] goes
       *[named] { $seat } goes
    } first
# $card is a card, such as red (see game.ftl); $seat is the name of a player, such as Ann;
# $subject is as in events.ftl.
dealt =
    { $subject ->
        [you] You are dealt
        [you-again] are dealt
        [again] is dealt
       *[named] { $seat } is dealt
    } { $card }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl.
dealt-hidden =
    { $subject ->
        [you] You are dealt
        [you-again] are dealt
        [again] is dealt
       *[named] { $seat } is dealt
    } a card
# $card is a card, such as red (see game.ftl); $slot is a place in the row, counted from 1.
row-filled = place { $slot } of the row: { $card }
row-swept = too many locomotives: the row is swept
# $cards is a number of cards.
shuffled = the discards are shuffled into a new deck of { $cards }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl; $ticket is a ticket,
# such as Dallas–New York.
offered =
    { $subject ->
        [you] You are offered
        [you-again] are offered
        [again] is offered
       *[named] { $seat } is offered
    } { $ticket }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl.
offered-hidden =
    { $subject ->
        [you] You are offered
        [you-again] are offered
        [again] is offered
       *[named] { $seat } is offered
    } a ticket
# $kept is the number of those kept; $rejected is the number of those rejected; $seat is the name
# of a player, such as Ann; $subject is as in events.ftl.
kept =
    { $subject ->
        [you] You keep
        [you-again] keep
        [again] keeps
       *[named] { $seat } keeps
    } { $rejected ->
        [0] { $kept ->
            [one] { $kept } ticket
           *[other] { $kept } tickets
        }
       *[other] { $kept } of the tickets and { $subject ->
            [you] reject
            [you-again] reject
            [again] rejects
           *[named] rejects
        } { $rejected }
    }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl; $ticket is a ticket,
# such as Dallas–New York.
kept-ticket =
    { $subject ->
        [you] You keep
        [you-again] keep
        [again] keeps
       *[named] { $seat } keeps
    } { $ticket }
# $card is a card, such as red (see game.ftl); $seat is the name of a player, such as Ann;
# $subject is as in events.ftl.
took =
    { $subject ->
        [you] You take
        [you-again] take
        [again] takes
       *[named] { $seat } takes
    } { $card } from the row
# $card is a card, such as red (see game.ftl); $seat is the name of a player, such as Ann;
# $subject is as in events.ftl.
drew =
    { $subject ->
        [you] You draw
        [you-again] draw
        [again] draws
       *[named] { $seat } draws
    } { $card } from the deck
# $seat is the name of a player, such as Ann; $subject is as in events.ftl.
drew-hidden =
    { $subject ->
        [you] You draw
        [you-again] draw
        [again] draws
       *[named] { $seat } draws
    } a card from the deck
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $seat is the name of
# a player, such as Ann; $subject is as in events.ftl; $track is a track, such as Dallas–Houston.
claimed =
    { $subject ->
        [you] You build
        [you-again] build
        [again] builds
       *[named] { $seat } builds
    } { $track } for { $payment }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl.
passed =
    { $subject ->
        [you] You pass
        [you-again] pass
        [again] passes
       *[named] { $seat } passes
    }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl.
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
# $name is the name of whoever says it, such as Ann; $subject is as in events.ftl; $text is what
# is said.
said =
    { $subject ->
        [you] You
       *[named] { $name }
    }: { $text }
# $seat is the name of a player, such as Ann.
# $whom is the name of a seat, or the spectators.
muted = { $seat } no longer hears { $whom }
# $seat is the name of a player, such as Ann; $whom is the name of a player, or the spectators.
unmuted = { $seat } hears { $whom } again
# $seat is the name of a player, such as Ann; $subject is you, if the reader is meant.
undone =
    { $subject ->
        [you] You take your last move back
       *[named] { $seat } takes the last move back
    }
# $reason is nobody, left or away; $seat is the name of a player, such as Ann.
# $bot is the level of a bot, such as medium, or its name; $subject is you, if the reader is meant.
handed = { $reason ->
    [nobody] a bot ({ $bot }) takes the free seat
    [left] { $subject ->
        [you] You leave
       *[named] { $seat } leaves
    }; a bot ({ $bot }) plays on
   *[away] { $subject ->
        [you] You are away
       *[named] { $seat } is away
    }; a bot ({ $bot }) plays on
}
# $seat is the name of a player, such as Ann; $subject is you, if the reader is meant.
taken-back =
    { $subject ->
        [you] You are back
       *[named] { $seat } is back
    }
# $bot is the level of a bot, or its name; $reason is crashed, illegal or another word; $seat is
# the name of a player, such as Ann.
bot-failed = { $reason ->
    [crashed] the bot ({ $bot }) crashed; a simple bot moves for { $seat }
    [illegal] the bot ({ $bot }) broke the rules; a simple bot moves for { $seat }
   *[other] the bot ({ $bot }) took too long; a simple bot moves for { $seat }
}
# $reason is gone, failing or back; $seat is the name of a player, such as Ann.
# Another bot plays a bot's seat: $bot is the one that did, $by the one that does now.
bot-replaced = { $reason ->
    [gone] this server no longer has the bot { $bot }; another bot ({ $by }) plays on for { $seat }
    [failing] the bot ({ $bot }) failed too often; another bot ({ $by }) plays on for { $seat }
   *[back] the bot ({ $by }) is here again and plays on for { $seat }
}
# $seat is the name of a player, such as Ann.
timed-out = the clock of { $seat } has run out; a bot finishes the turn
rematched = a new game with the same players begins
