# Tunnels.

# In the legend of a drawn board, beside a space between walls.
legend-tunnel = tunnel
key-tunnel = can cost a few cards more: you see how many once you have laid yours
# Follows the price of a track.
track-tunnel = , tunnel

## At the table

status-tunnels = Your tunnel: pay, or give up
tunnel-turning = The tunnel turns its cards …
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”.
action-surcharge = pay { $payment } for the tunnel
action-decline = give up the tunnel
# $track is a track, such as Dallas–Houston.
tunnel-title = Tunnel { $track }
# $seat is the name of a player, such as Ann; $track is a track, such as Dallas–Houston.
tunnel-of = { $seat } in the tunnel { $track }
# $count is the number of cards to pay in addition.
tunnel-asks =
    { $count ->
        [one] The tunnel costs 1 card more.
       *[other] The tunnel costs { $count } cards more.
    }
tunnel-free = The tunnel costs nothing more.
tunnel-match = +1 card
tunnel-no-match = no match
# Before the cards laid, and after them.
tunnel-you-laid = You laid
# $card is a card, such as red (see game.ftl).
tunnel-counts = Each card turned over that is { $card } or a locomotive costs one more.
tunnel-counts-locomotives = Each locomotive turned over costs one more.
# Stands before the cards to pay.
tunnel-pay = Build for
tunnel-giving-up = Giving up returns your cards and ends the turn.
tunnel-cannot = You cannot pay that. Giving up returns your cards and ends the turn.
tunnel-decline = Give up

## What happens

# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $seat is the name of
# a player, such as Ann; $subject is as in events.ftl; $track is a track, such as Dallas–Houston.
tunnel-laid =
    { $subject ->
        [you] You lay
        [you-again] lay
        [again] lays
       *[named] { $seat } lays
    } { $payment } for the tunnel { $track }
# $card is a card, such as red (see game.ftl).
tunnel-revealed = the tunnel reveals { $card }
# $cards is a number of cards.
tunnel-surcharge = the tunnel costs { $cards } more
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $seat is the name of
# a player, such as Ann; $subject is as in events.ftl.
tunnel-paid =
    { $subject ->
        [you] You pay
        [you-again] pay
        [again] pays
       *[named] { $seat } pays
    } { $payment } more
# $seat is the name of a player, such as Ann; $subject is as in events.ftl; $track is a track,
# such as Dallas–Houston.
tunnel-declined =
    { $subject ->
        [you] You give up
        [you-again] give up
        [again] gives up
       *[named] { $seat } gives up
    } the tunnel { $track }

## Rules page

rules-tunnels-title = Tunnels
# $count is how many of those turned up cost a card more; $reveal is a number of cards.
rules-tunnels-picture =
    Two red cards are laid for a red tunnel, and of { $reveal ->
        [one] the card
       *[other] the { $reveal } cards
    } turned up { $count ->
        [one] a red one costs one card more.
       *[other] a red one and a locomotive cost one card more each.
    }
# $reveal is a number of cards.
rules-tunnels = For a tunnel you lay your cards first; then { $reveal } cards are turned up from the deck. Each that is of the colour you laid, or a locomotive, costs you one more card of that colour or a locomotive. If you laid locomotives only, only locomotives count, and only locomotives pay. You may pay, or take your cards back: then your turn is over without a track.

## Guide

guide-tunnels = Pay more, or take the cards back and end the turn.
guide-with-tunnels = Dark outlines are tunnels: keep cards to spare.

## Lesson

# One minute: a few pages with pictures.
lesson-tunnels-what = Tracks between dark walls are tunnels. What a tunnel costs is only known once you build it.
# $reveal is a number of cards.
lesson-tunnels-how = First you lay the cards for the track. Then { $reveal } cards are turned up from the deck.
lesson-tunnels-cost = Each card turned up that has your colour, and each locomotive, costs you one card more: of that colour, or a locomotive.
lesson-tunnels-choice = Pay, and the tunnel is yours, with the points of any track of its length. Or take your cards back, and your turn is over. So keep a few cards in reserve.

## Terminal

mechanic-tunnels = tunnels
# $reveal is a number of cards.
summary-tunnels = Tunnels: once you have laid the cards, { $reveal } cards are revealed; each of the colour laid, and each locomotive, costs one card more.
label-tunnel-laid = Laid
label-tunnel-revealed = Revealed
label-tunnel-left = Left
# $track is a track, such as Dallas–Houston.
tunnel-waits = The tunnel { $track }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”.
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = no cards
# $card is a card, such as red (see game.ftl); $count is the number of cards to pay in addition.
tunnel-costs-cards =
    { $count ->
        [one] It costs 1 card more, { $card } or a locomotive.
       *[other] It costs { $count } cards more, { $card } or locomotives.
    }
# $count is the number of locomotives to pay in addition.
tunnel-costs-locomotives =
    { $count ->
        [one] It costs 1 locomotive more.
       *[other] It costs { $count } locomotives more.
    }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”.
# The answers.
answer-surcharge = pay { $payment }
answer-decline = decline: take back the cards, the turn ends

## Map studio

# Fields of a form.
form-tunnels-reveal = Cards turned over
form-tunnels-tunnel = Tunnel
