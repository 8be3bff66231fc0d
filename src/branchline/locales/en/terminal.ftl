# The game in the terminal.
#
# Keys that are typed (b, d, m free, save FILE) stay as they are. A label stands at the left of a
# line of the screen and should not be longer than ten letters. Names of columns are best short.

## Questions

# $default is what Enter means.
# In square brackets is what Enter means.
ask-number = Number [{ $default }]:
# $most is the largest number possible; $typed is what was typed, in quotation marks.
not-an-option = { $typed } is none of them; type a number from 1 to { $most }
# What may be typed, in small letters, with spaces between.
answer-yes = y yes
answer-no = n no
# $question is a whole question.
ask-yes-or-no = { $question } [y/N]
# $most is the largest number possible.
go-back =
    { $most ->
        [one] Number (1), or Enter to go back:
       *[other] Number (1–{ $most }), or Enter to go back:
    }
# $most is the largest number possible.
choose-track =
    { $most ->
        [one] Number (1), a place or colour, or Enter to go back:
       *[other] Number (1–{ $most }), a place or colour, or Enter to go back:
    }
# $most is the largest number possible.
choose-other =
    { $most ->
        [one] Number (1), a name, or Enter to go back:
       *[other] Number (1–{ $most }), a name, or Enter to go back:
    }

## Setting a game up

welcome = Welcome to branchline.
enter-takes-default = Enter takes the default.
map-to-play = Which map?
# $fewest is the smallest number possible; $most is the largest number possible.
# $rules lists the rules that the map adds.
map-option = { $fewest }–{ $most } players · { $rules }
variant-to-play = Which variant?
no-variant = standard
how-many-players = How many players, you included?
# $count is the number of players to choose.
players-option = { $count } players
against-whom = Against whom?
# $number is which of the opponents it is, from 1; $opponents is the number of opponents.
which-opponent = Opponent { $number } of { $opponents }?
opponent-human = another person at this keyboard
opponent-beginner = bot: has hardly played before, and builds what its best ticket asks for
opponent-easy = bot: works on its tickets one by one, by rules of thumb
opponent-medium = bot: plans its tickets together, most of the time
opponent-hard = bot: judges every move by what it learnt from many games
opponent-expert = bot: plays the best moves out before it chooses: the strongest
# $seed is the seed, such as 7.
# $map has its variant with it; $seats are the players' names and kinds.
game-heading = { $map } · { $seats } · seed { $seed }
# $kind is human, or the kind of bot; $name is the name of a player, such as Ann.
seat-of-kind = { $name } ({ $kind })
# $seat is the name of a player, such as Ann.
who-begins = { $seat } goes first. Type ? at any time for help.
goodbye = Goodbye.

## Labels of lines, and columns of tables

label-row = Row
label-decks = Decks
label-hand = Your hand
label-tickets = Tickets
label-laid = Laid
label-choose = Choose
column-track = track
column-spaces = spaces
column-points = points
column-pay-with = pay with
column-purchase = to buy
column-effect = what it does
column-trains = trains
column-cards = cards
column-cards-seen = cards seen

## The position

# $map is a map, such as Switzerland; $round is the number of the round, from 1; $seat is the name
# of a player, such as Ann.
position-heading = { $map } · round { $round } · { $seat }
# The locomotive's short name; those of the colours are in game.ftl.
card-loco = loco
# In square brackets after the name of a track, where others run beside it: its colour.
mark-gray = grey
row-place-empty = (empty)
# $count is the number of cards in the deck.
deck-left = { $count } cards (d)
# $count is the number of cards that were discarded.
discards = { $count } discarded
# $count is the number of tickets in the pile.
tickets-left = { $count } tickets (t)
hand-is-empty = no cards
# $spaces are the signs of the spaces of a track, $kind says what is special about it.
spaces-of-kind = { $spaces } { $kind }

## Tickets

# $points is a number of points; $ticket is a ticket, such as Dallas–New York.
ticket-with-points =
    { $points ->
        [one] { $ticket }, 1 point
       *[other] { $ticket }, { $points } points
    }
# $ticket is a ticket, such as Dallas–New York.
ticket-is-done = ✓ { $ticket } · done
# $ticket is a ticket, such as Dallas–New York.
ticket-out-of-reach = ✗ { $ticket } · out of reach
# $tracks is a number of tracks; $trains is a number of trains.
trains-to-go =
    { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    } on { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    } to go
# $left is trains-to-go; $borrowed is what else there is to do, from the mechanic that lends tracks.
trains-and-borrowing-to-go = { $left }, { $borrowed }
# $ticket is a ticket, such as Dallas–New York.
# $left is one of the two above; $needs lists what is to be bought first, $price is what it costs.
ticket-to-go = · { $ticket } · { $left }
# $left is what is left to do; $needs lists technologies; $ticket is a ticket, such as Dallas–New
# York.
ticket-needing = · { $ticket } · { $left }, needs { $needs }
# $left is what is left to do; $price is what it costs; $ticket is a ticket, such as Dallas–New
# York.
ticket-needing-price = · { $ticket } · { $left }, { $price } to buy first
# $left is what is left to do; $price is what it costs; $ticket is a ticket, such as Dallas–New
# York.
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = You are offered these tickets
# $fewest is the smallest number possible.
# $example are numbers to type.
keep-some = Keep at least { $fewest }: type their numbers, such as { $example } (? help)
# $most is the largest number possible; $typed is what was typed, in quotation marks.
not-a-choice = { $typed } is no choice of tickets; type numbers from 1 to { $most }, such as 1 2
# $count is the number of tickets that somebody wants to keep.
too-few-tickets = { $count } is too few.

## What can be done now

# $turn is usual, last or goes-on.
# $keys lists the keys below, with · between them.
turn-status =
    { $turn ->
        [last] LAST ROUND, your final turn
        [goes-on] Your turn goes on
       *[usual] Your turn
    }: { $keys }
# $keys are those of cards, such as 1–5 d.
turn-draw = { $keys } draw
turn-tickets = t tickets
# $tracks is a number of tracks.
turn-build = b build ({ $tracks })
nothing-to-build = nothing to build yet
turn-pass = nothing else is possible: p pass
# $count is the number of things that can be bought now.
turn-buy = s buy ({ $count })
# $names lists what a map adds.
turn-others = s { $names }
turn-map = m map
turn-help = ? help
turn-help-briefly = ?
# $keys lists keys to press.
second-card = Second card: { $keys } (? help)
# $most is the largest number possible.
type-a-number =
    { $most ->
        [one] Type 1: nothing else is possible
       *[other] Type 1 to { $most } (? help)
    }
# $keys lists keys to press.
# What is to be done: $name is what asks for it, $asked says what it asks.
claim-asked = Build a track: { $keys }
# $asked is what the turn asks for; $keys lists keys to press; $name is the track, such as
# Dallas–Houston.
claim-asked-by = { $name }: { $asked }: { $keys }
# $mechanic is the name of a mechanic in map files.
# A decision that a map adds and that has no words of its own.
decide-something = Decide: { $mechanic }

## What is typed

noted = Noted.
# $typed is what was typed, in quotation marks.
not-cards = { $typed } names no cards. Type colours, or their letters.
# $typed is what was typed, in quotation marks.
not-a-move = { $typed } is no move. Type ? for the keys.
# $move is a move as it was typed.
not-possible = { $move } is not possible now.
# $place is a place of the row, counted from 1.
row-place-is-empty = Place { $place } of the row is empty.
locomotive-only-first = A locomotive from the row can only be the first card of a draw.
pass-only-if-stuck = You can pass only when nothing else is possible.
draw-the-second = You have drawn one card: now draw the second.
deck-is-empty = The deck is empty.
no-tickets-left = There are no tickets left.

## Building and paying

nothing-to-claim = Nothing: you need more cards (or more trains). m closed: what else it takes.
nothing-of-that-kind = Nothing of that kind is possible now.
# $typed is what was typed, in quotation marks.
nothing-by-that-name = Nothing here goes by { $typed }.
# $place is a place, such as Dallas.
closed-at-place = Not now, at { $place }:
# $typed is what was typed, in quotation marks.
not-a-payment = { $typed } is none of the payments.
# $what is what is paid for.
how-to-pay = { $what }: how do you pay?
# $count is the number of ways to pay that are not shown.
more-payments = … and { $count } more: type all, or a colour to see fewer
# $count is the number of tracks that are not shown.
more-tracks = … and { $count } more: type all, or a place or a colour to see fewer
# $count is the number of other ways to pay.
# $payment is the first way to pay.
payment-or-more = { $payment } or { $count } more
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”.
payment-or-others = { $payment } or …
on-the-way = → on the shortest way of one of your tickets
# $payment is what is paid besides; $count cards are played as $locomotives locomotives.
paying-substitutes =
    { $locomotives ->
        [one] { $count } cards as a locomotive
       *[other] { $count } cards as { $locomotives } locomotives
    }
# $count is the number of other cards; $locomotives is a number of locomotives; $payment lists
# cards with their numbers, such as “2 red and 1 locomotive”.
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } and { $count } other cards as a locomotive
       *[other] { $payment } and { $count } other cards as { $locomotives } locomotives
    }
# $payment is what is paid besides; $count cards fill $spaces spaces.
paying-sets =
    { $spaces ->
        [one] { $count } cards for the space
       *[other] { $count } cards for { $spaces } spaces
    }
# $count is the number of other cards; $payment lists cards with their numbers, such as “2 red and
# 1 locomotive”; $spaces is a number of spaces.
paying-with-sets =
    { $spaces ->
        [one] { $payment } and { $count } other cards for a space
       *[other] { $payment } and { $count } other cards for { $spaces } spaces
    }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”.
paying-one-less = { $payment }, one card saved
# $count is the number of cards.
cards-to-pay = { $count } cards

## What can be bought

# $offered is a sign; $wanted is a sign; $yours is a sign.
# The signs of the table; $price is the sign of a locomotive.
purchases-legend = { $offered } buy now (s)   { $wanted } your tickets need it   { $yours } yours   { $price }price×left, owners
purchase-yours = yours
purchase-gone = none left
# $seats lists players, such as “Ann and Bo”.
purchase-gone-to = none left ({ $seats })
# $price is what it costs; $reason says why.
purchase-refused = { $price }: { $reason }

## Choosing cards

# $count is the number of cards to choose; $example is cards as they can be typed.
# $letters and $names are the same cards, an example.
choose-cards = Choose { $count } cards, such as { $example } (? help)
# $count is the number of cards to choose; $letters lists letters, such as “A and C”; $names lists
# names.
choose-few-cards =
    { $count ->
        [one] Choose 1 card, such as { $names } or { $letters } (? help)
       *[other] Choose { $count } cards, such as { $names } or { $letters } (? help)
    }
# $chosen lists cards; $count is the number of cards that are still to be chosen.
cards-so-far = So far { $chosen }: choose { $count } more, or x to start again (? help)
# $count is the number of cards to choose.
choose-cards-anew =
    { $count ->
        [one] Choose 1 card anew.
       *[other] Choose { $count } cards anew.
    }
# $count is the number of cards that were typed; $most is the largest number possible.
too-many-cards = That is { $count } cards; choose { $most }.
# $card is a card, such as red (see game.ftl); $held is a number of cards; $spare is a number of
# cards.
cards-reserved =
    { $spare ->
        [0] Of your { $held } { $card } you can choose none here, by the payment.
       *[other] Of your { $held } { $card } you can choose { $spare } here, by the payment.
    }
# $card is a card, such as red (see game.ftl); $held is a number of cards.
cards-held =
    { $held ->
        [0] You have no { $card }.
       *[other] You have { $held } { $card }.
    }

## Tracks

# $seat is the name of a player, such as Ann; $tracks is a number of tracks; $trains is a number
# of trains.
network-of =
    { $seat }: { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }, { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    }
board-keys = m free: open to you · m closed: closed to you, and why · m PLACE: the tracks of a place
no-tracks = None.
# $typed is what was typed, in quotation marks.
no-such-place = no place is called { $typed }
# $first is a place, such as Dallas; $second is a place, such as Dallas.
no-track-between = No track joins { $first } and { $second }. m { $first }: the tracks there.
track-free = free
track-too-dear = free, but too dear
# $owners lists who has it.
track-owned-but-open = { $owners } · open to you
track-yours = yours already
# $seats lists players, such as “Ann and Bo”.
track-closed-taken = taken by { $seats }
track-closed-route = you own another track of this route
# $players is a number of players.
track-closed-parallel = closed with { $players } players: a parallel track is taken
# $needs lists technologies.
track-closed-missing = needs { $needs }
track-closed-apart = not joined to your network yet
track-closed-later = not open now
# $asked says what the turn asks for.
track-closed-asked = not now: { $asked }
# $track is a track, such as Dallas–Houston.
# $reason is one of the above.
track-is-closed = { $track }: { $reason }.
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $track is a track,
# such as Dallas–Houston.
cannot-pay-that = You cannot pay { $payment }; claim { $track } shows what you can pay.
# $length is a number of spaces; $track is a track, such as Dallas–Houston; $trains is a number of
# trains.
too-few-trains = { $track } takes { $length } trains; you have { $trains }.
# $cost lists cards with their numbers, such as “2 red and 1 locomotive”; $track is a track, such
# as Dallas–Houston.
cannot-pay = { $track } is open to you, but you cannot pay for it: it takes { $cost }.
# $count is the number of locomotives.
cost-locomotives =
    { $count ->
        [one] a locomotive
       *[other] { $count } locomotives
    }
# $colour is a colour, such as red; $count is the number of cards.
cost-cards =
    { $count ->
        [one] 1 card of { $colour }
       *[other] { $count } cards of { $colour }
    }
# $count is the number of cards.
cost-cards-gray =
    { $count ->
        [one] 1 card of one colour
       *[other] { $count } cards of one colour
    }

## News

# $more is what happened next; $told is what happened before.
# Several sentences of one turn share a line.
told-then = { $told }; { $more }
# $count is how often it happened, 2 or more; $told is what happened.
told-times =
    { $count ->
        [2] { $told }, twice
       *[other] { $told }, { $count } times
    }

## The score sheet

score-sheet = Score sheet
sheet-total = Total
sheet-place = Place
# $rank is the rank of a player, from 1.
rank-of = { $rank }.
# $measure is what the points are given for: the length of a path, or a number of tickets; $points
# is a number of points.
measure-and-points = ({ $measure }) { $points }
# $points is a number of points; $seat is the name of a player, such as Ann.
wins = { $seat } wins with { $points } points.
# $points is a number of points; $seat is the name of a player, such as Ann.
# $tie is what broke the tie (see game.ftl).
wins-by-tie-break = { $seat } wins with { $points } points, the tie broken by { $tie }.
# $points is a number of points; $seats lists players, such as “Ann and Bo”.
share-the-win = { $seats } share the win with { $points } points.

## People at one keyboard

curtain = Curtain
hide-hand = Press Enter to hide your hand:
# $seat is the name of a player, such as Ann.
show-hand = { $seat }, press Enter to see your hand:

## Saving and leaving

save-where = Say where: save FILE
# $file is a file, such as game.json.
overwrite = { $file } exists. Overwrite it?
# $file is a file, such as game.json; $problem says what is wrong.
cannot-save = Cannot save in { $file }: { $problem }.
# $file is a file, such as game.json.
saved = Saved in { $file }.
# $default is what Enter means.
save-to-replay =
    { $default ->
        [none] Save the game, to replay it? File name, or n:
       *[other] Save the game, to replay it? File name [{ $default }], or n:
    }
# $default is what Enter means.
save-before-leaving =
    { $default ->
        [none] Save the game before you go? File name, or n:
       *[other] Save the game before you go? File name [{ $default }], or n:
    }
# $file is a file, such as game.json.
game-is-saved = The game is saved in { $file }.
# $command is a command to type.
go-on-with = Go on with: { $command }
game-not-saved = Goodbye. The game is not saved.

## Help

help-keys = Keys
help-row = take that card of the row (a locomotive from the row is all you take)
help-row-free = take that card of the row
help-draw = draw a card from the deck
help-tickets = draw tickets
help-build = what can I build? choose by number; b Place or b red shows fewer
help-others = what else can I do on this map?
help-purchases = what there is to buy: what it does, and what you can buy before your action
help-map = everybody’s tracks; m Place: the tracks of a place, and why some are closed
help-map-free = the tracks open to you; m closed: those closed to you, and why
help-show = show the table again
help-log = all that has happened so far
help-save = save the game; go on later with: branchline play -t --resume FILE
help-quit = leave the game
help-moves = Full moves work too: claim Place–Place red×2, take 3, keep 1 2
help-signs = Cards and tracks
help-gray = any one colour
# $letters lists letters with what they stand for.
help-letters = To choose cards, type names or letters: { $letters }
# $trains is a number of trains.
help-trains = { $trains } trains each. When someone has 2 or fewer left, everyone has one more turn.
# $points lists lengths with their points.
help-points = Points for a track, by its spaces: { $points }
