# The rules that every map has, for the rules page; those of mechanics are in their files.

rules-aim-title = What it is about
# Said in place of the picture, as are all messages that end so.
rules-aim-picture = A ticket, and trains on tracks that join its two places all but for the last track.
rules-aim = You build railway tracks between neighbouring places. You score for each track you build, for each secret ticket whose two ends your tracks join, and for what else this board rewards. Tickets you fail to join count against you. Most points win.
rules-turn = On your turn you do one thing: take cards, build a track, or draw tickets. Some boards add to that, as told below. You may pass only if you can do nothing else.

rules-cards-title = Cards
# $row is the number of cards in the row.
rules-cards-picture = The { $row } open cards in the row and the deck beside them; one of the row and one of the deck are taken.
# $each is a number of cards; $gift is a number of locomotives; $hand is a number of cards;
# $locomotives is a number of locomotives.
rules-deck =
    The deck holds { $each } cards of each of the eight colours and { $locomotives } locomotives. You start with { $hand } cards{ $gift ->
        [0] .
        [one] {" "}and a locomotive.
       *[other] {" "}and { $gift } locomotives.
    } A locomotive stands for a card of any colour.
# $row is the number of cards in the row.
rules-draw = You take two cards, one after the other: each from the { $row } that lie open in the row, or unseen from the deck. A card taken from the row is replaced at once. When the deck runs out, the discards are shuffled into a new one.
rules-row-locomotive = A locomotive from the row is all you take: you cannot take it second, and after it you take nothing more. One drawn unseen from the deck is a card like any other.
# $count is the number of locomotives, mostly 3.
# Ruling: NO4
rules-sweep = Whenever { $count } or more cards of the row are locomotives, the whole row is discarded and dealt anew.
# $count is the number of locomotives, mostly 3.
# Ruling: B7
rules-sweep-limits = If the cards outside the players’ hands are not enough for a row with fewer than { $count } locomotives, the row stays as it is. If the discards have been shuffled twice and the new row still has too many, deck and discards are shuffled together before it is dealt again.
# Ruling: B19
rules-secrets = The cards and tickets in your hand are secret. How many of them you hold is not, nor how many trains you have left, nor which cards lie among the discards.

rules-tracks-title = Tracks
rules-tracks-picture = Three red cards pay for a track of three red spaces, onto which three trains go.
# $trains is a number of trains.
rules-claim = To build a track, discard as many cards as it has spaces, all of its colour; for a grey track, all of any one colour. Locomotives can stand in for any of them. Then that many of your { $trains } trains go onto the track, and you score at once.
rules-claim-anywhere = Your tracks need not hang together.
# $from is the smallest number.
# Ruling: PA1
rules-parallel = Where tracks of equal length run side by side, a player may own only one of them. With fewer than { $from } players, the first one built closes the other for everybody.
rules-parallel-one = Where tracks of equal length run side by side, the first one built closes the other for everybody.
rules-parallel-open = On some routes all parallel tracks can be built with any number of players, but each player may own only one of them.
# $routes lists routes.
# Ruling: B13, NO10
rules-parallel-lengths = Tracks of different lengths between the same two places ({ $routes }) are separate routes: you may own both, and neither closes the other.

rules-tickets-title = Tickets
rules-tickets-picture = Two tickets with their points, one of them completed.
# $keep is the fewest tickets to keep; $offered is a number of tickets; $out is under, shuffled,
# pile or out.
rules-first-tickets =
    At the start everybody is offered { $offered } tickets and keeps at least { $keep }. { $out ->
        [under] The others go under the pile.
        [shuffled] The others are shuffled back into the pile.
        [pile] The others go face up on a discard pile.
       *[out] The others leave the game.
    } Nobody sees what, or how many, the others keep until all have chosen.
# $keep is the fewest tickets to keep; $offered is a number of tickets; $one is the number of long
# ones; $out is under, pile or out.
# Ruling: LA2
rules-first-tickets-decks =
    At the start everybody is offered { $offered } tickets, { $one } of them a long one, and keeps at least { $keep } of any kind. { $out ->
        [under] The others go under their piles.
        [pile] The others go face up on a discard pile.
       *[out] The others leave the game, and so do the long ones that were not dealt.
    } Nobody sees what, or how many, the others keep until all have chosen.
# $drawn is a number of tickets; $keep is the fewest tickets to keep; $out is under, pile or out.
rules-later-tickets =
    As your turn you may draw { $drawn } more (or as many as are left) and must keep at least { $keep }. { $out ->
        [under] The others go under the pile.
        [pile] The others go face up on a discard pile.
       *[out] The others leave the game, so the pile can run out.
    }
rules-tickets-score = At the end, a ticket scores its points if its places are joined by your tracks, and costs you as many if they are not.
# $joined is yes where some track joins two places of one country, else no.
# Ruling: CH5, UK13
rules-tickets-areas =
    Some tickets name a country that is drawn as several places: reaching any of them is enough. { $joined ->
        [yes] The places of a country are joined to one another only by a track that you build between them.
       *[no] The places of a country are not joined to one another, so no way leads through it.
    }
rules-tickets-several = Some tickets name several goals, each with its own points. The best one you reach counts; if you reach none, you lose the smallest.

rules-end-title = The end
# $trains is a number of trains.
rules-end-picture =
    { $trains ->
        [0] No train is
        [one] 1 train is
       *[other] { $trains } trains are
    } left, so the last round comes, then the scores.
# $trains is a number of trains.
rules-last-round = When a turn ends and its player has { $trains } trains or fewer left, everybody has one more turn, that player too. Then the tickets are shown and scored.
# Ruling: B10
rules-all-pass = If you can do nothing at all, you pass. If everybody passes one after another, the game ends at once and is scored.
# $order lists tie breaks; $ties is the number of tie breaks.
# Ruling: AF15, OW11, PA10
rules-winner =
    { $ties ->
        [0] Most points win; equals share the victory.
        [one] Most points win. Between equals this decides: { $order }. After that, the victory is shared.
       *[other] Most points win. Between equals these decide, in this order: { $order }. After that, the victory is shared.
    }

# Ruling: NO12
rules-path-length = The longest path is the longest unbroken path of your own tracks. It may pass a place more than once, but no track.

# Above what the sources of a map tell differently, or only one of them.
rules-uncertain-title = What is not certain
