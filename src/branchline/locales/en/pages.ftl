## Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
title-of = { $page } – branchline
page-tools = This page
tagline = Lay tracks, join cities, keep your tickets secret: a railway game for two to five, on boards with rules of their own, in your browser.
unofficial = A free project by people who love the game. It is not official, and no publisher or designer has a part in it or vouches for it.
language = Language
your-name = Your name
name-placeholder = Optional
back-home = Back to the start page

## Start page

new-game = New game
new-game-note = With bots, with people at this screen, or with friends by a link.
quick-title = Play at once
quick-note = Pick a board and you sit at the table, with bots around it.
quick-opponents = Against
quick-play =
    { $count ->
        [one] : play against one bot
       *[other] : play against { $count } bots
    }
bots-number =
    { $count ->
        [one] one bot
        [2] two bots
       *[other] { $count } bots
    }
players-range = { $from }–{ $to } players
players-exactly = { $count } players
set-up = Set up …
rules-of = Rules of
continue-title = Your games
game-waiting = waiting for players
game-playing = under way
game-over = finished
play-on = Continue
watch = Watch
look-at-scores = Scores
forget-game = Take this game ({ $map }) off the list

## New game

which-map = Which map?
which-variant = Which game?
variant-base = The standard game
how-many = How many players?
who-plays = Who plays?
seat-who = { $seat }: who sits there
seat-name = { $seat }: name
seat-open = Open seat
who-here = At this screen
who-friend = A friend, by link
who-open = Whoever comes
who-bot = Bot: { $level }
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Several people at this screen: a curtain hides your cards whenever you pass it on.
note-links = You get the links to send as soon as the room is there.
more-options = Start, clock and spectators
who-starts = Who starts?
by-lot = Decided by lot
turn-clock = Time for a turn
no-clock = As long as it takes
span-minutes =
    { $count ->
        [one] 1 minute
        [60] 1 hour
       *[other] { $count } minutes
    }
span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
absence = If somebody leaves the others waiting, a bot steps in
after-span = after { $span }
never = never
allow-spectators = Others may watch
begin-game = Begin
make-room = Open the room

## Waiting room and links

waiting-title = { $map }: waiting for players
waiting-plain = Waiting for players
waiting-for =
    { $count ->
        [one] One seat is still open. The game begins by itself once it is taken.
       *[other] { $count } seats are still open. The game begins by itself once they are taken.
    }
seat-waiting = waiting for somebody
seat-yours = your seat
seat-here = is here
seat-invited = invited, not here yet
name-of-seat = Name of player { $number }
rename = Rename
take-seat = Take a seat
start-now =
    { $count ->
        [one] Start now: a bot takes the open seat
       *[other] Start now: bots take the { $count } open seats
    }
invite-title = Invite
invite-note = Send these links. Whoever opens one needs no account.
friends-title =
    { $count ->
        [one] A friend is not here
       *[other] { $count } friends are not here
    }
friends-note = A link is the right to play that seat: send it to one person only.
link-seat = For { $name }
link-open = For whoever takes an open seat
link-watch = To watch
copy = Copy
copied = Copied
share = Share

## Following a link

join-title = Join a game
join-invited = Your seat is waiting
join-open = There is a seat for you
join-full = All seats are taken
join-game = A game on { $map }
join-with = with { $people }
join-stale = The link you followed is not the key to a seat here. Ask for it once more.
sit-down = Sit down
watch-game = Watch the game

## End of the game

end-title = Final scoring
won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
score-table = Scores
total = Total
tickets-of =
    { $count ->
        [one] { $name }: 1 ticket
       *[other] { $name }: { $count } tickets
    }
light-cell = { $name }, { $line }: { $points }. Show on the board
rematch = Play again
to-rematch = To the next game
replay = Replay
tell-again = Tell it again
download = Save the record

## Replay

replay-of = Replay: { $map }
replay-moves = Moves
replay-move = Move
replay-begin = The cards and tickets are dealt.
replay-players = What the players held
replay-speed = Speed
replay-seat =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    }
replay-hidden =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }
no-cards = no cards
eyes = Seen by
eyes-all = everybody, all hands open
move-of = { $move } of { $moves }
to-start = To the start
step-back = One move back
run = Play
pause = Pause
step-on = One move on
to-end = To the end
play-from-here = Play on from here
back-to-room = Back to the table

## Settings

settings-title = Settings
setting-sound = Sounds
setting-sound-note = Cards, wagons, a bell when it is your turn
setting-guide = Guide
setting-guide-note = Advice as you play your first games
setting-theme = Light or dark
setting-theme-auto = As system
setting-theme-light = Light
setting-theme-dark = Dark
setting-motion = Motion
setting-motion-auto = As system
setting-motion-on = On
setting-motion-off = Off
setting-confirm = Ask before a track is claimed
setting-confirm-touch = On touch
setting-confirm-on = Always
setting-confirm-off = Never

## Help: keys

help-title = How to play
help-of = How to play: { $map }
keys-title = Keys
key-row = Take that card of the row
key-deck = Draw from the deck
key-tickets = Draw tickets
key-build = List what you can build
key-hint = Ask what a strong bot would do
key-enter = Confirm
key-escape = Cancel, close
key-undo = Undo
key-zoom = Zoom in and out, show the whole board
key-pan = Move the board, once it has the focus
key-help = This page

## Help: rules

rules-aim-title = What it is about
rules-aim = You build railway tracks between neighbouring places. You score for each track you build, for each secret ticket whose two ends your tracks join, and for what else this map rewards. Tickets you fail to join count against you. Most points win.
rules-turn = On your turn you do one thing: draw cards, claim a track, or draw new tickets. Some maps add to that, as told below. You may pass only if you can do nothing else.

rules-cards-title = Cards
rules-deck =
    The deck holds { $each } cards of each of the eight colours and { $locomotives } locomotives. You start with { $hand } cards{ $gift ->
        [0] .
        [one] {" "}and a locomotive.
       *[other] {" "}and { $gift } locomotives.
    } A locomotive stands for a card of any colour.
rules-draw = To draw, take two cards, one after the other: each from the { $row } that lie open in the row, or unseen from the deck. A card taken from the row is replaced at once. When the deck runs out, the discards are shuffled into a new one.
rules-row-locomotive = A locomotive from the row is your whole draw: you cannot take it second, and after it you take nothing more. One drawn unseen from the deck is a card like any other.
# Ruling: NO4
rules-sweep = Whenever { $count } or more cards of the row are locomotives, the whole row is discarded and dealt anew.
# Ruling: B7
rules-sweep-limits = If the cards outside the players’ hands are not enough for a row with fewer than { $count } locomotives, the row stays as it is. If the discards have been shuffled twice and the new row still has too many, deck and discards are shuffled together before it is dealt again.
# Ruling: B19
rules-secrets = The cards and tickets in your hand are secret. How many of them you hold is not, nor how many trains you have left, nor which cards lie among the discards.

rules-tracks-title = Tracks
rules-claim = To claim a track, discard as many cards as it has spaces, all of its colour; for a gray track, all of any one colour. Locomotives can stand in for any of them. Then that many of your { $trains } trains go onto the track, and you score at once. Your tracks need not hang together.
rules-parallel = Where tracks of equal length run side by side, a player may own only one of them. With fewer than { $from } players, the first one taken closes the other for everybody.
rules-parallel-one = Where tracks of equal length run side by side, the first one taken closes the other for everybody.
rules-parallel-open = On some routes all parallel tracks can be taken with any number of players, but each player may own only one of them.
# Ruling: B13, NO10
rules-parallel-lengths = Tracks of different lengths between the same two places ({ $routes }) are separate routes: you may own both, and neither closes the other.
rules-spaces = Spaces
rules-points = Points

rules-tickets-title = Tickets
rules-first-tickets =
    At the start everybody is offered { $offered } tickets and keeps at least { $keep }. { $out ->
        [under] The others go under the pile.
       *[out] The others leave the game.
    } Nobody sees what, or how many, the others keep until all have chosen.
rules-first-tickets-decks =
    At the start everybody is offered { $offered } tickets, { $one } of them a long one, and keeps at least { $keep } of any kind. { $out ->
        [under] The others go under their piles.
       *[out] The others leave the game, and so do the long ones that were not dealt.
    } Nobody sees what, or how many, the others keep until all have chosen.
rules-later-tickets =
    As your turn you may draw { $drawn } more (or as many as are left) and must keep at least { $keep }. { $out ->
        [under] The others go under the pile.
       *[out] The others leave the game, so the pile can run out.
    }
rules-tickets-score = At the end, a ticket scores its points if its places are joined by your tracks, and costs you as many if they are not.
# Ruling: CH5, UK13
rules-tickets-areas = Some tickets name a country that is drawn as several places: reaching any of them is enough. The places of a country are not joined to one another, so no way leads through it.
rules-tickets-several = Some tickets name several goals, each with its own points. The best one you reach counts; if you reach none, you lose the smallest.

rules-end-title = The end
rules-last-round = When a turn ends and its player has { $trains } trains or fewer left, everybody has one more turn, that player too. Then the tickets are shown and scored.
# Ruling: B10
rules-all-pass = If you can do nothing at all, you pass. If everybody passes one after another, the game ends at once and is scored.
rules-winner =
    { $ties ->
        [0] Most points win; equals share the victory.
        [one] Most points win. Between equals this decides: { $order }. After that, the victory is shared.
       *[other] Most points win. Between equals these decide, in this order: { $order }. After that, the victory is shared.
    }

# Ruling: NO12
rules-path-length = The longest path is the longest unbroken path of your own tracks. It may pass a place more than once, but no track.

## Guide

guide-title = Guide
guide-next = Got it
guide-stop = No more advice
guide-first-tickets-title = Your first tickets
guide-first-tickets = Each names two places to join by your own tracks. Keep at least { $keep }. Tickets that share part of their way are easier together: point at them and look at the board.
guide-draw-title = Collect cards
guide-draw = Tracks are paid in cards of their colour. Take two cards: open ones from the row, or a surprise from the deck. A locomotive stands for any colour.
guide-second-card-title = One more card
guide-second-card = You may take a second card. What you cannot take now is shown faint.
guide-claim-title = You can build
guide-claim = Tracks you can pay for are framed on the board. Click one, or open the list with B. Long tracks score far more than short ones, but they also use up your trains.
guide-progress-title = How far along you are
guide-progress = Your tickets show how many trains they still need. Point at one to see its shortest way. Others can get there first: claim the tracks you cannot do without.
guide-tickets-title = More tickets
guide-tickets = Once your tickets are done, or nearly, you can draw more. Each one completed is worth its points; each one missed costs them. Late in the game this is a gamble.
guide-keep-title = New tickets
guide-keep = Keep at least { $keep }. Those your tracks already join, or almost, are the best of all.
guide-others-title = The others play
guide-others = Watch the board and the log: the cards others take from the row tell what they are after.
guide-pass-title = Nothing to do
guide-pass = You can neither draw nor claim, so you pass.
guide-last-round-title = The last round
guide-last-round = Somebody is almost out of trains: everybody has one more turn. Finish what you can, and draw no tickets you cannot complete.
guide-end-title = The end
guide-end = Underlined points can be seen on the board: choose them. Then play again, or look at the whole game once more in the replay.
