# What is wrong with a map file. Each message follows the file, the place in it (such as
# tracks[12].length) and what stands there, with colons between. What is written in a map file, such
# as names of keys (per_player) and TOML, stays as it is.

## The file

# $problem says what is wrong.
map-unreadable = cannot be read: { $problem }
map-not-a-file = is not a file
map-no-such-file = no such file
map-no-such-map = no such map; give the id of a map or the path of a .toml file
# $most is the largest number possible.
map-too-big = too big for a map: more than { $most } bytes
# $most is the largest number possible; $size is the number of bytes of the line.
map-line-too-long = too long: { $size } bytes, at most { $most }; spread it over more lines
map-not-utf8 = is not text in UTF-8
map-nested = lists or tables are nested too deeply
# $problem is one of the messages below, or in the words of the program that reads TOML.
map-not-toml = not TOML: { $problem }
# $sign is a sign, such as ].
toml-missing = { $sign } is missing
# true is written so in TOML, in every language.
toml-value = expected a value, such as 12 or true, or text in straight quotation marks
toml-key = expected a key with = and a value, or a [table]
toml-line-end = expected the end of the line after the value
toml-character = a character that must not stand here
toml-twice = this key or table was given before
# In a text, a backslash begins a code such as \n; a plain one is written twice.
toml-escape = expected \\ for a backslash, or a known code after it
toml-date = no such date
toml-number = the number is too long
# $format is the number of the format that is known.
map-other-format = this version reads map files of format { $format } only
# $version is a version.
# $name is the name to use.
map-other-version = there is only version { $version }; ask for { $name }

## Values

# $wanted is one of the wanted-… messages, here and below.
map-must-be = must be { $wanted }
# $wanted is one of the wanted-… messages.
map-key-must-be = the key must be { $wanted }
# $wanted is one of the wanted-… messages.
map-key-missing = missing; must be { $wanted }
# $characters is a number of characters; $most is the largest number possible.
map-text-too-long = too long: { $characters } characters, at most { $most }
map-unknown-key = unknown key
map-unknown-mechanic = unknown mechanic
map-listed-twice = stands in the list twice

# $high is the highest number; $low is the lowest number.
# To follow “must be”.
wanted-int = a whole number from { $low } to { $high }
# $number is the only number that may stand here.
wanted-exactly = the number { $number }
# $high is the highest number; $low is the lowest number.
wanted-number = a number from { $low } to { $high }
wanted-text = printable text without spaces at its ends
wanted-id = a word of small letters, digits and underscores, such as my_map
wanted-anything = anything
wanted-flag = true or false
# $word is the only word that is possible.
wanted-word = { $word }
# $words lists the words that are possible.
wanted-one-of = one of { $words }
# $least is the smallest number possible; $most is the largest number possible.
wanted-list = a list of { $least } to { $most }
# $size is the number of values the list must have.
wanted-list-of = a list of { $size }
# $least is the smallest number possible; $most is the largest number possible.
wanted-entries = a table of { $least } to { $most } entries
wanted-table = a table
# $keys lists the keys of the table.
wanted-table-with = a table with { $keys }
# $number is wanted-int.
wanted-deal = { $number }, or a table of decks with such numbers
wanted-mechanics = the name of a mechanic, or a list of such names

## Variants

map-no-such-variant = no such variant
# $variant is a variant.
# $problem is one of the other messages.
map-in-variant = { $problem } (in the variant { $variant })

## Players, cards, ties and counts

# $fewest is the smallest number possible; $most is the largest number possible.
# A game of one person against bots.
map-first-game-bots =
    { $most ->
        [one] the map is for one person and one bot: list 1
       *[other] besides one person the map takes { $fewest } to { $most } bots: list so many
    }
# $fewest is the smallest number possible; $most is the largest number possible.
map-players-swapped = fewest before most: write [{ $fewest }, { $most }]
# $given is what was given; $locomotives is a number of locomotives; $players is a number of
# players.
map-too-few-locomotives = { $players } players would take { $given } of { $locomotives } locomotives
# $cards is a number of cards; $needed is the number that is needed; $players is a number of
# players.
map-too-few-cards =
    { $cards ->
        [one] 1 card is too few: { $players } players are dealt 4 each and the row is 5, { $needed } in all
       *[other] { $cards } cards are too few: { $players } players are dealt 4 each and the row is 5, { $needed } in all
    }
# $mechanic is the name of a mechanic in map files.
map-tie-needs = the map does not use the mechanic { $mechanic } that measures it
# $mechanic is the name of a mechanic in map files.
map-rejected-needs = the map does not use the mechanic { $mechanic } that takes rejected tickets there
# $count is the number of those in the file; $what is places, tracks or tickets.
map-other-count =
    { $what ->
        [places] the file lists { $count } places; which is right?
        [tracks] the file lists { $count } tracks; which is right?
       *[tickets] the file lists { $count } tickets; which is right?
    }

## Places and areas

map-unknown-place = unknown place
# $other is another place, such as places[3].
map-name-taken = { $other } has this name already (capitals and accents aside)
map-area-named-as-place = a place has this name; give the area a name of its own

## Tracks

map-track-is-loop = the track ends where it starts
# $other is another track, such as tracks[3].
map-track-reads-like = reads like { $other } (spaces and dashes aside); rename a place
# $trains is a number of trains.
map-track-too-long =
    { $trains ->
        [one] nobody can build this track with 1 train
       *[other] nobody can build this track with { $trains } trains
    }
# $length is a number of spaces.
map-no-points = no points for this length; add { $length } to [points]
# $more is a number of others.
# $names lists places.
map-board-falls-apart =
    { $more ->
        [0] the board falls apart: no track joins { $names } to the rest
       *[other] the board falls apart: no track joins { $names } and { $more } more to the rest
    }
map-unknown-group = no such group in [groups]
# $track is a track, such as tracks[3].
map-group-missing = missing; parallel tracks such as { $track } need this rule; see per_player and tracks_by_players
# $players is a number of players.
map-group-lacks-players = no entry for { $players } players; add { $players } = 1, or more tracks

## Tickets

# $most is the largest number possible.
map-too-many-offered = at most { $most } tickets at once
# $most is the largest number possible.
map-keep-too-many =
    { $most ->
        [one] only 1 is offered; keep at most 1
       *[other] only { $most } are offered; keep at most { $most }
    }
map-unknown-end = unknown place or area
map-unknown-set = no ticket card is of this set
map-unused-ticket = no game uses this ticket; see tickets.sets and ends_in
map-unused-deck = nobody is dealt tickets of this deck
map-unknown-deck = no ticket card is of this deck
map-decks-are-chosen = on this map players say from which decks they draw; name no deck here, only numbers of tickets
# $most is the largest number possible; $tickets is a number of tickets.
map-too-many-tickets = { $tickets } tickets in play, at most { $most }
# $dealt is a number of tickets; $deck is the name of a deck; $needed is the number that is
# needed; $players is a number of players; $there is the number of tickets there are.
map-too-few-tickets = dealing { $dealt } to each of { $players } players takes { $needed } tickets, but the deck { $deck } has { $there }
map-ticket-is-loop = the ticket ends where it starts
# $start is the place where it starts.
map-no-way = no tracks lead here from { $start }
# $needed is the number that is needed; $start is the place where it starts; $trains is a number
# of trains.
map-way-too-long = the shortest way from { $start } takes { $needed } trains, a player has { $trains }

## Mechanics

# $mechanic is the name of a mechanic in map files.
# $example is what to write in the map file.
map-key-needs = the map has no { $mechanic }; add the mechanic: mechanics.{ $mechanic } = { $example }
map-no-such-track = no track joins these two places
# $names lists names of mechanics.
map-marks-no-tracks = no mechanic that marks tracks; write one of { $names }
# $mechanic is the name of a mechanic in map files.
map-only-on-unused = no track of the map is of that kind; add the mechanic { $mechanic }
# $mechanic is the name of a mechanic in map files; $other is the other one.
map-payments-clash = { $mechanic } does not go with { $other }: no rule says how to pay for both
