# Short and long tickets in decks of their own.

## At the table

decks = Ticket decks
decks-how = Say how many you want of each before you draw
# $short and $long are numbers of tickets.
decks-left = { $short } short, { $long } long
# $short and $long are numbers of tickets; $seat is the name of a player.
decks-kept = { $seat }: { $short } short, { $long } long
# $count is a number of tickets.
decks-question = Of your { $count } first tickets, how many are to be short, and how many long?
status-ticket-decks = Short or long tickets?
status-ticket-decks-how = Everybody chooses at once; then the tickets are dealt.
# $short and $long are numbers of tickets.
action-draw-split =
    { $long ->
        [0] draw { $short } short
       *[other] { $short ->
            [0] draw { $long } long
           *[other] draw { $short } short and { $long } long
        }
    }
# $short and $long are numbers of tickets.
choice-draw-split = { $short } short, { $long } long
# $drawn is a number of tickets; $keep is the fewest to keep.
ask-draw-split = You then keep at least { $keep } of them. Those you reject go back to their own deck.
may-draw-split = draw tickets

## What happens

# $short and $long are numbers of tickets; $seat is the name of a player; $subject is as in
# events.ftl.
drew-of-decks =
    { $subject ->
        [you] You draw
        [you-again] draw
        [again] draws
       *[named] { $seat } draws
    } tickets: { $short } short, { $long } long

## Rules page

rules-ticket-decks-title = Short and long tickets
rules-ticket-decks-picture = Of four tickets, two are drawn from the short deck and two from the long one.
# Ruling: DE4
rules-ticket-decks = Short and long tickets lie in decks of their own. Before you draw you say how many you want of each; rejected tickets go back to their own deck. At the start everybody says so at the same time, then the tickets are dealt.
# Ruling: DE5
rules-ticket-decks-details = Later you may not ask a deck for more tickets than it has. Everybody sees how many are left in each deck, and from which deck the tickets of the others are. If at the start a deck runs short, the other makes up for it; if later both together have too few, you draw all that are left.

## Lesson

# One minute: a few pages with pictures.
lesson-ticket-decks-what = There are two decks of tickets: short ones for few points, and long ones for many.
lesson-ticket-decks-how = Before you draw, you say how many of each you want. Only then do you see them, and keep some.
lesson-ticket-decks-why = Long tickets give a plan for the whole game. Short ones are quickly done, and the most completed tickets may be worth a bonus.

## Terminal

mechanic-ticket-decks = short and long tickets
summary-ticket-decks = Two ticket decks: before drawing you say how many short and how many long tickets you want. Rejected ones go back to their own deck.
form-ticket-decks-short = Deck of short tickets
form-ticket-decks-long = Deck of long tickets
