# Substitutes: several cards played as one locomotive, or as one card of the colour.

## At the table

status-substitutes = Choose the cards to lay
# $card is a card, such as red (see game.ftl).
action-substitute = play { $card } in place of another card

## What happens

# $card is a card, such as red (see game.ftl); $seat is the name of a player, such as Ann;
# $subject is as in events.ftl.
substituted =
    { $subject ->
        [you] You play
        [you-again] play
        [again] plays
       *[named] { $seat } plays
    } { $card } towards a locomotive
# $card is a card, such as red (see game.ftl); $seat is the name of a player, such as Ann;
# $subject is as in events.ftl.
stood-in =
    { $subject ->
        [you] You play
        [you-again] play
        [again] plays
       *[named] { $seat } plays
    } { $card } towards a space

## Rules page

rules-substitutes-title = Cards as locomotives
# $cards is a number of cards.
rules-substitutes-picture = Any { $cards } cards equal one locomotive.
# $cards is a number of cards.
# Ruling: UK4
rules-substitutes = Any { $cards } cards you choose can be played as one locomotive, wherever a locomotive may be played. A locomotive may be one of them.
# $cards is a number of cards.
# $where lists kinds of tracks.
# Ruling: NO7
rules-substitutes-only-on = On { $where }, any { $cards } cards you choose can be played as one locomotive, as often as you like: for a space that shows one, or in place of a card of the colour. A locomotive may be one of them. This holds on no other track, and pays for nothing else.
# $cards is a number of cards.
# $tracks lists tracks, such as Dallas–Houston.
# Ruling: NO8
rules-substitutes-for-colour = { $tracks }: here any { $cards } cards you choose fill one space, as often as you like, even all of them; the other spaces take cards of one colour. Locomotives stand for nothing here, but may be among the { $cards }.

## Guide

guide-substitutes = Choose the cards you need least.

## Lesson

# $cards is a number of cards.
# One minute: a few pages with pictures.
lesson-substitutes-what = Any { $cards } cards can be played as one locomotive, wherever a locomotive may be played.
# $cards is a number of cards.
# $where lists kinds of tracks.
lesson-substitutes-what-on = On { $where }, any { $cards } cards can be played as one locomotive.
lesson-substitutes-how = Choose this way to pay and pick the cards from your hand, or let the page pick those you need least.
# $cards is a number of cards.
lesson-substitutes-cost = You may do so as often as you like. A locomotive can be one of the { $cards }. The points stay the same, so it is dear: use it when nothing else helps.
# $cards is a number of cards.
# $tracks lists tracks, such as Dallas–Houston.
lesson-substitutes-for-colour = { $tracks } is different: there any { $cards } cards fill one space, and locomotives stand for nothing.

## Terminal

mechanic-substitutes = substitutes
# $cards is a number of cards.
summary-substitutes = Any { $cards } cards can be played as a locomotive: a payment says sub×1, and you then choose the cards.
# $cards is a number of cards.
# $where lists kinds of tracks.
summary-substitutes-only-on = On { $where }, any { $cards } cards can be played as a locomotive: a payment says sub×1, and you then choose the cards.
# $cards is a number of cards.
# $tracks lists tracks, such as Dallas–Houston.
summary-substitutes-for-colour = { $tracks }: any { $cards } cards fill a space, which a payment says as set×1; locomotives stand for no colour there.
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $track is a track,
# such as Dallas–Houston.
substitutes-to-claim = To build { $track } you pay { $payment }
# $item is a technology, such as Propellers; $payment lists cards with their numbers, such as “2
# red and 1 locomotive”.
substitutes-to-buy = To buy { $item } you pay { $payment }
substitutes-leave-no-claim = With those gone you could not pay for the track you buy it for: choose others.
# $count is the number of cards that make a locomotive.
substitutes-in-payment = sub×1: { $count } other cards of your choice as a locomotive
# $count is the number of cards that fill a space.
sets-in-payment = set×1: { $count } other cards of your choice for a space
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $seat is the name of
# a player, such as Ann; $subject is as in events.ftl; $track is a track, such as Dallas–Houston.
# The event `claimed` with the cards played as locomotives, which are $before; $locomotives is how
# many locomotives they make, $paid is `nothing` if nothing else is paid.
claimed-after-substituted =
    { $subject ->
        [you] You build
        [you-again] build
        [again] builds
       *[named] { $seat } builds
    } { $track } { $paid ->
        [nothing] with
       *[cards] for { $payment } with
    } { $before } as { $locomotives ->
        [one] a locomotive
       *[other] locomotives
    }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $seat is the name of
# a player, such as Ann; $subject is as in events.ftl; $track is a track, such as Dallas–Houston.
# The event `claimed` with the cards played for some of its spaces, which are $before; $paid is
# `nothing` if nothing else is paid.
claimed-after-stood-in =
    { $subject ->
        [you] You build
        [you-again] build
        [again] builds
       *[named] { $seat } builds
    } { $track } { $paid ->
        [nothing] with { $before }
       *[cards] for { $payment } with { $before } for the other spaces
    }

## Map studio

# Fields of a form.
form-substitutes-cards = Cards for one locomotive
form-substitutes-only-on = Only on
form-substitutes-for-colour = For a coloured card
form-substitutes-tracks = Tracks
