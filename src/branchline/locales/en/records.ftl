# What is wrong with a saved game. Each message follows the place in the file, such as
# "moves[12].chance", and a colon.

# $bytes is a number of bytes.
record-too-large = larger than { $bytes } bytes
# $problem says what is wrong.
record-unreadable = cannot be read: { $problem }
record-not-utf8 = not UTF-8 text
# $problem says what is wrong.
record-not-json = not JSON: { $problem }
record-nested = nested too deeply
record-digits = a number with too many digits
# $expected is what should be there.
record-other-format = not a game record; its format must be “{ $expected }”
# $found is what is there; $newest is the number of the newest version that is known.
record-other-version = version { $found } is not supported; this program reads up to version { $newest }
record-missing = missing
# $told is a number of moves.
record-missing-moves =
    { $told ->
        [one] missing; the record tells of 1 move
       *[other] missing; the record tells of { $told } moves
    }
# $most is the largest number possible.
record-too-many-moves = more than { $most } moves
record-unknown-key = unknown key
# $kind is what JSON or msgspec call a type.
record-kind =
    { $kind ->
        [int] expected a whole number
        [str] expected text
        [array] expected a list
       *[object] expected an object
    }
# $most is the largest number possible.
record-large-number = expected a whole number of at most { $most }
# $problem is in the words of the library that reads records.
record-wrong = { $problem }
# $below is the number that it must be smaller than; $expected is what should be there.
# $index counts the results of the entry from 0.
record-chance-missing =
    { $expected ->
        [card] chance result { $index } is missing; expected a card that is still in the deck
        [ticket] chance result { $index } is missing; expected a ticket that may be drawn now
       *[number] chance result { $index } is missing; expected a number below { $below }
    }
# $below is the number that it must be smaller than; $expected is what should be there; $index is
# the number of the result in its entry, from 0; $value is what stands there.
record-chance-wrong =
    { $expected ->
        [card] chance result { $index } is { $value }; expected a card that is still in the deck
        [ticket] chance result { $index } is { $value }; expected a ticket that may be drawn now
        [nothing] chance result { $index } is { $value }; expected nothing more
       *[number] chance result { $index } is { $value }; expected a number below { $below }
    }
# $map is a map, such as Switzerland.
record-no-map = there is no map “{ $map }”, and the record does not hold its own
# $map is a map, such as Switzerland.
record-other-rules = the rules of the map “{ $map }” have changed since the game was played
record-other-state = leads to another state than the one recorded
record-not-over = the game is not over
# $ranks lists ranks; $totals lists points.
record-other-result = expected { $totals } points and the ranks { $ranks }

## Games saved by earlier versions

# $position is the place in the file, such as moves[12] or result.
record-differs = The rules have changed since this game was saved: it goes another way from { $position } on.
