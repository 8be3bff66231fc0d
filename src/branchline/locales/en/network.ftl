# Reaching people and being reached: other devices, whose turn it is, a lost connection, bad links.

## Friends on other devices

network-here-only = This game is on this computer only: the links below work here and on no other device.
network-open-note = You can open it to your local network. Then everybody on that network, such as the same Wi-Fi, can reach this page, until you close it again or end the program. Nothing goes out to the internet.
network-open = Open to the local network
network-host-opens = Whoever made the game can open it to the local network, on the computer where it runs.
# $address is an address.
network-opened = Open to your local network at { $address }. Friends on the same network can use the links below.
network-close = Close it again
# $address is an address.
network-elsewhere = Other devices reach this game at { $address }.
network-working = One moment …
link-code = QR code
link-code-hide = Hide the code
# $label is what the link is for.
link-code-of = QR code: { $label }
link-code-note = Point a phone’s camera at it.
menu-share-here = Copy link to watch (this computer only)

## Your turn

# $page is the name of a page.
title-your-turn = Your turn – { $page }
# $count is the number of games in which it is the reader’s turn.
title-turns =
    { $count ->
        [one] Your turn – branchline
       *[other] Your turn in { $count } games – branchline
    }
game-your-turn = your turn
play-turn = Play
notify = Tell me when it is my turn
notify-note = A notification of this browser, when this page is not in front
notify-title = Your turn
# $map is a map, such as Switzerland.
notify-text = The others wait for you: { $map }
notify-insecure = Notifications are not possible here: browsers allow them only over a secure connection (https) or on the computer the game runs on.
notify-unsupported = This browser has no notifications.
notify-denied = This browser has been told to show no notifications from this page. Its settings can change that.

## The line

line-lost-now = The connection is lost. Trying again …
# $seconds is a number of seconds.
line-lost-wait =
    { $seconds ->
        [one] The connection is lost. Trying again in 1 second.
       *[other] The connection is lost. Trying again in { $seconds } seconds.
    }
line-try-now = Try now

## Undo

# $seconds is a number of seconds.
undo-left =
    { $seconds ->
        [one] Undo: 1 second left
       *[other] Undo: { $seconds } seconds left
    }

## Pages that cannot be shown

page-failed = This page could not be loaded
page-failed-note = The server does not answer, or there is a newer version of the page.
try-again = Try again
replay-failed = This replay cannot be shown
game-unknown = No game of this name is here. The link may be cut short, or lead to another server.
replay-not-over = The game is still under way. It can be watched again once it is over.
to-the-table = To the table
room-refused = You cannot come in here
