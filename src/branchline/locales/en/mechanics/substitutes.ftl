# Substitutes: several cards played as one locomotive.

## At the table

status-substitutes = Choose the cards to lay
action-substitute = play { $card } in place of a locomotive

## What happens

substituted =
    { $subject ->
        [you] You play
        [you-again] play
        [again] plays
       *[named] { $seat } plays
    } { $card } towards a locomotive

## Rules page

rules-substitutes-title = Cards as locomotives
# Ruling: UK4
rules-substitutes = Any { $cards } cards you choose can be played as one locomotive, wherever a locomotive may be played. A locomotive may be one of them.

## Guide

guide-substitutes-title = A locomotive made of cards
guide-substitutes = Choose the cards you need least: they are played together as one locomotive.

## Terminal

mechanic-substitutes = substitutes
summary-substitutes = Any { $cards } cards can be played as a locomotive: a payment says sub×1, and you then choose the cards.
substitutes-to-claim = To claim { $track } you pay { $payment }
substitutes-to-buy = To buy { $item } you pay { $payment }
substitutes-leave-no-claim = With those gone you could not pay for the claim you buy it for: choose others.
substitutes-in-payment = sub×1: { $count } other cards of your choice as a locomotive
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
