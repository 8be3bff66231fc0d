# Technologies.

## At the table

status-technologies = Go on with your technology
may-buy = buy a technology
may-buy-briefly = buy
may-draw-blind = draw several cards from the deck
may-stop = build no second track
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $technology is a
# technology, such as Propellers.
action-buy = buy { $technology } for { $payment }
action-draw-blind = draw several cards from the deck
action-stop = build no second track
# $technology is a technology, such as Propellers.
choose-buy = Buy { $technology }
technologies = Technologies
# $count is the number of locomotives it costs.
technology-price =
    { $count ->
        [one] 1 locomotive
       *[other] { $count } locomotives
    }
# $count is how many of this technology there still are.
technology-left = { $count } left
technology-gone = none left
technologies-tab = Shelf
technology-yours = yours
# $count is the number of those cards.
# What it costs in other cards.
technology-in-cards = or { $count } cards
technology-can-pay = you can pay
# $count is the number of other cards; $locomotives is a number of locomotives.
# Locomotives at hand, and other cards for the rest.
technology-pay-mixed =
    { $locomotives ->
        [0] { $count } cards
       *[other] { $locomotives } + { $count } cards
    }
# $count is the number of tickets in $letters.
# $letters are those of one's tickets.
technology-opens-tickets =
    { $count ->
        [one] opens ticket { $letters }
       *[other] opens tickets { $letters }
    }
# $count is the number of tickets in $letters; $letters lists letters, such as “A and C”.
technology-needed-for =
    { $count ->
        [one] needed for ticket { $letters }
       *[other] needed for tickets { $letters }
    }
# $effect is what it does; $technology is a technology, such as Propellers.
technology-and-effect = { $technology }: { $effect }
# $count is the number of cards.
technology-draw = Draw { $count } cards from the deck
technology-stop = Build no second track
technology-status-rival = Build a track beside another player’s
technology-status-first = Build the first of two tracks
technology-status-second = Build a second track, or stop
# $count is the number of tracks that could then be built.
technology-opens =
    { $count ->
        [one] opens 1 track
       *[other] opens { $count } tracks
    }

## What happens

# $seat is the name of a player, such as Ann; $subject is as in events.ftl; $technology is a
# technology, such as Propellers.
technology-bought =
    { $subject ->
        [you] You buy
        [you-again] buy
        [again] buys
       *[named] { $seat } buys
    } { $technology }
# $seat is the name of a player, such as Ann; $subject is as in events.ftl; $technology is a
# technology, such as Propellers.
technology-returned =
    { $subject ->
        [you] You return
        [you-again] return
        [again] returns
       *[named] { $seat } returns
    } { $technology }
# $points is a number of points; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl; $technology is a technology, such as Propellers.
technology-points =
    { $subject ->
        [you] You score
        [you-again] score
        [again] scores
       *[named] { $seat } scores
    } { $points } for { $technology }

## Rules page

rules-technologies-title = Technologies
# $count is the number of technologies.
rules-technologies-picture = The signs of all { $count } technologies, each with its price in locomotives.
# $free-length is a number of spaces; $home lists regions.
# Ruling: UK7
rules-technologies = At first you can build only tracks of up to { $free-length } spaces with both ends in { $home }, and no ferries. Before the action of your turn you may buy one technology, which you pay in locomotives; it opens tracks or earns points. Your action then follows as usual. Nobody has the same technology twice.
# $exempt lists tracks, such as Dallas–Houston.
# Ruling: UK9
rules-technologies-exempt = { $exempt } needs no technology at all. It is still paid in full, and technologies that add points for tracks or ferries add them for it too.
rules-technology = Technology
rules-price = Price
rules-copies = Copies
# $regions lists regions.
tech-concession = Opens tracks with an end in { LIST($regions, type: "or") }.
# $lengths lists numbers of spaces.
tech-lengths = Opens tracks of { LIST($lengths, type: "or") } spaces.
tech-ferries = Opens ferries.
# $number is the number of cards, such as 3.
tech-substitute = { $number } cards are enough in place of a locomotive.
# $number is the number of points, such as 1.
tech-track-points =
    { $number ->
        [one] 1 point more for every track you build from then on.
       *[other] { $number } points more for every track you build from then on.
    }
# $number is the number of points, such as 2.
tech-ferry-points = { $number } points more for every ferry you build from then on.
# $number is the number of points, such as 2.
tech-ticket-points = { $number } points more for every ticket completed at the end.
# Ruling: UK12
tech-right-of-way = This turn you build on a track that somebody else owns, at its full price; you both own it from then on. You can buy it only if you can do so, and you may still own only one track of a double route. The card goes back to the shelf.
# Ruling: UK15
tech-two-claims = This turn you build two tracks. You can buy it only if you can build at least one; the second is up to you. The card goes back to the shelf.
# $number is the number of cards, such as 3.
tech-blind-draw = When you draw cards, you may take { $number } from the deck instead.
# $number is the number of points, such as 20.
# Ruling: B17, UK17
tech-tickets-bet = At the end: { $number } points if nobody has completed more tickets than you, else as many less. A tie is enough, even at none.
# $number is the number of points, such as 15.
# Ruling: B17, UK18
tech-path-bet = At the end: { $number } points if nobody has a longer path than you, else as many less. A tie is enough, even without a track.
tech-saving = You have the right to save a card whenever you build a track.
tech-until-shuffle = It can be bought only until the discards are shuffled for the first time.

## Guide

guide-with-technologies = Look at the shelf: technologies open more tracks.

## Lesson

# $length is a number of spaces.
# One minute: a few pages with pictures.
# $home lists regions.
lesson-technologies-what = At first you can build only in { $home }, tracks of up to { $length } spaces, and no ferries. Technologies open the rest.
lesson-technologies-how = At the start of your turn you may buy one technology from the shelf; then your turn goes on as usual. It is yours for the rest of the game, but a few are used up.
lesson-technologies-cost = Technologies are paid in locomotives; the shelf shows the price, and what you would pay.
lesson-technologies-score = Some open tracks, others bring points. The shelf tells which of them your tickets need: buy those first.

## Terminal

mechanic-technologies = technologies
# $spaces is a number of spaces.
# $home lists parts of the board.
summary-technologies =
    Technologies: without them you can build tracks of up to { $spaces } spaces in { $home }, and no ferries. Before your action you may buy one technology (s), with locomotives.
# $tracks lists tracks, such as Dallas–Houston.
summary-technologies-exempt = { $tracks } needs no technology.
technologies-one-a-turn = one a turn
# $technology is a technology, such as Propellers.
technologies-in-payment = less×1: a card saved by { $technology }
# $count is the number of cards drawn from the deck.
# Keys, and what they do.
technologies-key-blind = dd { $count } blind
# $count is the number of cards; $technology is a technology, such as Propellers.
technologies-help-blind = draw { $count } cards from the deck (with { $technology })
technologies-key-stop = x stop
# $technology is a technology, such as Propellers.
# $effect says what the technology does.
technology-at-once = { $technology }: { $effect }; then it goes back.
technology-claim-rival = build a track of another player
technology-claim-first = build the first track
technology-claim-second = build the second track
# In a list of what can be done.
choice-draw-blind = draw blind
# $regions lists regions.
# What each does, in the least room.
technology-briefly-concession = { $regions }
# $lengths lists numbers of spaces.
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = ferries
# $number is the number of cards, such as 3.
technology-briefly-substitute = { $number } cards=★
# $number is the number of points, such as 1.
technology-briefly-track-points = +{ $number } a track
# $number is the number of points, such as 2.
technology-briefly-ferry-points = +{ $number } a ferry
# $number is the number of points, such as 2.
technology-briefly-ticket-points = +{ $number } a ticket
technology-briefly-right-of-way = rival track
technology-briefly-two-claims = two tracks
# $number is the number of cards, such as 3.
technology-briefly-blind-draw = draw { $number }
# $number is the number of points, such as 20.
technology-briefly-tickets-bet = ±{ $number } tickets
# $number is the number of points, such as 15.
technology-briefly-path-bet = ±{ $number } path
technology-briefly-saving = −1 card
# $regions lists regions.
# The same in a few words.
technology-does-concession = opens { $regions }
# $lengths lists numbers of spaces.
technology-does-lengths = opens tracks of { LIST($lengths, type: "or") } spaces
technology-does-ferries = opens ferries
# $number is the number of cards, such as 3.
technology-does-substitute = { $number } cards make a locomotive
# $number is the number of points, such as 1.
technology-does-track-points = +{ $number } for each track from now
# $number is the number of points, such as 2.
technology-does-ferry-points = +{ $number } for each ferry from now
# $number is the number of points, such as 2.
technology-does-ticket-points = +{ $number } for each completed ticket
technology-does-right-of-way = build beside a rival at once
technology-does-two-claims = build two tracks at once
# $number is the number of cards, such as 3.
technology-does-blind-draw = may draw { $number } cards, all blind
# $number is the number of points, such as 20.
technology-does-tickets-bet = most tickets +{ $number }, else −{ $number }
# $number is the number of points, such as 15.
technology-does-path-bet = longest path +{ $number }, else −{ $number }
technology-does-saving = tracks may cost a card less
# $seat is the name of a player, such as Ann; $subject is as in events.ftl; $technology is a
# technology, such as Propellers.
# The event `technology-bought` with the cards played as locomotives, which are $before;
# $locomotives is how many locomotives they make.
technology-bought-after-substituted =
    { $subject ->
        [you] You buy
        [you-again] buy
        [again] buys
       *[named] { $seat } buys
    } { $technology } with { $before } as { $locomotives ->
        [one] a locomotive
       *[other] locomotives
    }

## Map files

map-empty-region = no place lies in this region
map-technology-twice = another technology has this name
map-effect-twice = only one technology may have this effect
# $mechanic is the name of a mechanic in map files.
map-effect-needs = the map does not use the mechanic { $mechanic }, which this changes
# $region is a region.
map-closed-region = no technology opens tracks to { $region }; add one, or make the track exempt
# $spaces is a number of spaces.
map-closed-length =
    { $spaces ->
        [one] no technology opens tracks of 1 space; add one, or make the track exempt
       *[other] no technology opens tracks of { $spaces } spaces; add one, or make the track exempt
    }
map-closed-ferries = no technology opens ferries; add one, or make the track exempt

## Map studio

# Fields of a form.
form-technologies-home = Regions without a concession
form-technologies-free-length = Longest track without a technology
form-technologies-cards = Technologies
form-technologies-extra = Further technologies
form-technologies-exempt = Tracks that need none
form-technologies-copies = Copies
form-technologies-price = Price in locomotives
form-technologies-effect = Effect
form-technologies-until-shuffle = Until the deck is shuffled
form-technologies-regions = Regions
form-technologies-lengths = Lengths
form-technologies-number = Number
# Words of a choice in a form.
form-word-concession = opens regions
form-word-lengths = opens lengths of track
form-word-ferries = opens ferries
form-word-substitute = cards count as a locomotive
form-word-track-points = points for each track
form-word-ferry-points = points for each ferry
form-word-ticket-points = points for each ticket
form-word-right-of-way = build on a rival’s track
form-word-two-claims = build two tracks at once
form-word-blind-draw = draw several cards unseen
form-word-tickets-bet = bet on the most tickets
form-word-path-bet = bet on the longest path
form-word-saving = tracks cost one card less
