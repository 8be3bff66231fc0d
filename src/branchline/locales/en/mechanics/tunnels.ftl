# Tunnels.

# In the legend of a drawn board, beside a space between walls.
legend-tunnel = tunnel
key-tunnel = can cost a few cards more: you see how many once you have laid yours
track-tunnel = , tunnel

## At the table

status-tunnels = Your tunnel: pay, or give up
tunnel-turning = The tunnel turns its cards …
action-surcharge = pay { $payment } for the tunnel
action-decline = leave the tunnel
tunnel-title = Tunnel { $track }
tunnel-of = { $seat } in the tunnel { $track }
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
tunnel-counts = Each card turned over that is { $card } or a locomotive costs one more.
tunnel-counts-locomotives = Each locomotive turned over costs one more.
tunnel-pay = Build for
tunnel-giving-up = Giving up returns your cards and ends the turn.
tunnel-cannot = You cannot pay that. Giving up returns your cards and ends the turn.
tunnel-decline = Give up

## What happens

tunnel-laid =
    { $subject ->
        [you] You lay
        [you-again] lay
        [again] lays
       *[named] { $seat } lays
    } { $payment } for the tunnel { $track }
tunnel-revealed = the tunnel reveals { $card }
tunnel-surcharge = the tunnel costs { $cards } more
tunnel-paid =
    { $subject ->
        [you] You pay
        [you-again] pay
        [again] pays
       *[named] { $seat } pays
    } { $payment } more
tunnel-declined =
    { $subject ->
        [you] You decline
        [you-again] decline
        [again] declines
       *[named] { $seat } declines
    } the tunnel { $track }

## Rules page

rules-tunnels-title = Tunnels
rules-tunnels = For a tunnel you lay your cards first; then { $reveal } cards are turned up from the deck. Each that is of the colour you laid, or a locomotive, costs you one more card of that colour or a locomotive. If you laid locomotives only, only locomotives count, and only locomotives pay. You may pay, or take your cards back: then your turn is over without a track.

## Guide

guide-tunnels-title = The tunnel asks for more
guide-tunnels = The cards turned up have raised the price. Pay the rest, or take your cards back and let this turn go.
guide-with-tunnels-title = Tunnels
guide-with-tunnels = Tracks with a dark outline are tunnels. They may cost up to a few cards more than they show, so keep some in reserve.

## Terminal

mechanic-tunnels = tunnels
summary-tunnels = Tunnels: once you have laid the cards, { $reveal } cards are revealed; each of the colour laid, and each locomotive, costs one card more.
label-tunnel-laid = Laid
label-tunnel-revealed = Revealed
label-tunnel-left = Left
tunnel-waits = The tunnel { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = no cards
tunnel-costs-cards =
    { $count ->
        [one] It costs 1 card more, { $card } or a locomotive.
       *[other] It costs { $count } cards more, { $card } or locomotives.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] It costs 1 locomotive more.
       *[other] It costs { $count } locomotives more.
    }
# The answers.
answer-surcharge = pay { $payment }
answer-decline = decline: take back the cards, the turn ends
