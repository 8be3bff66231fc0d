# Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
# $page is the name of a page.
title-of = { $page } – branchline
page-tools = This page
# Three lines, large, at the top of the start page.
pitch =
    Lay tracks.
    Join cities.
    Keep it secret.
tagline = Railway games for two to six, on boards with rules of their own. Free, in your browser, no account.
unofficial = A free project by people who love the game. It is not official, and no publisher or designer has a part in it or vouches for it.
language = Language
your-name = Your name
name-placeholder = Optional
back-home = Back to the start page

## Start page

new-game = New game
new-game-note = With bots, with people at this screen, or with friends by a link.
first-game = Play your first game
# $map is a board, $count how many bots there are, $level how strong they are, such as “easy”.
first-game-note =
    { $count ->
        [one] { $map }, against one bot ({ $level }). It starts at once.
       *[other] { $map }, against { $count } bots ({ $level }). It starts at once.
    }
play-with-friends = Play with friends
boards-title = Boards
# Headings over the boards of one kind: boxes of their own, expansions of these, all others.
boards-base = Base games
boards-expansion = Expansions
boards-other = More boards
# On the board to begin with.
board-first = start here
quick-note = Pick one and you sit at the table, with bots around it.
quick-opponents = Against
# $count is the number of bots.
# Read aloud after the name of a map.
quick-play =
    { $count ->
        [one] : play against one bot
       *[other] : play against { $count } bots
    }
# $count is the number of bots.
bots-number =
    { $count ->
        [one] one bot
        [2] two bots
       *[other] { $count } bots
    }
# $from is the smallest number; $to is the largest number.
players-range = { $from }–{ $to } players
# $count is the number of players a board is for.
players-exactly = { $count } players
set-up = Set up …
# Stands before a list of maps to choose from.
rules-of = Rules of
continue-title = Your games
# Beside the title of the list: in $count games it is the reader's turn.
games-turns =
    { $count ->
        [one] 1 waits for you
       *[other] { $count } wait for you
    }
# $subject is as in events.ftl.
# $names won with $points points; $others are the points of the $rivals others, such as “59 and 21”.
game-won =
    { $subject ->
        [you] You won
       *[named] { $names } won
    }{ $rivals ->
        [0] , { $points } each
       *[other] , { $points } to { $others }
    }
learn-title = New to it?
learn-note = Collect cards, build tracks with them, and join the cities on your tickets before the others are in your way.
learn-rules = Read the rules
tables-title = Open tables
# $count is the number of tables.
tables-waiting = { $count } waiting
tables-none = Nobody is waiting for players just now. Open a table: whoever comes can sit down.
table-open = Open a table
# $names wait at a table for $count more.
table-seats =
    { $count ->
        [one] { $names }, 1 seat free
       *[other] { $names }, { $count } seats free
    }
table-join = Join
game-waiting = waiting for players
game-playing = under way
game-over = finished
play-on = Continue
watch = Watch
look-at-scores = Scores
# $map is a map, such as Switzerland.
forget-game = Take this game ({ $map }) off the list

## New game

which-map = Which board?
which-variant = Which game?
variant-base = The standard game
how-many = How many players?
who-plays = Who plays?
# $seat is the name of a player, such as Ann.
seat-who = { $seat }: who sits there
# $seat is the name of a player, such as Ann.
seat-name = { $seat }: name
# Above the field for it; what stands in an empty field is what one is called without.
name = Name
seat-open = Open seat
who-here = At this screen
who-friend = By a link
who-open = Whoever comes
# $level is how strong the bot is.
who-bot = Bot: { $level }
# The bot that plays on for who is away: quick, and weaker than all that can be chosen.
level-greedy = simple
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
# How bots of one level differ. The hunter collects tickets, the racer hurries to the end, the blocker
# builds where others want to go, the builder likes long tracks.
personality-hunter = ticket hunter
personality-racer = racer
personality-blocker = blocker
personality-builder = builder
# $level is how strong a bot is, such as “easy”, $personality one of the above.
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Several people at this screen: a curtain hides your cards whenever you pass it on.
note-open = Until all seats are taken, the table is among the open tables of the start page.
note-links = You get the links to send as soon as the table is there.
more-options = Start, clock and spectators
who-starts = Who starts?
by-lot = Decided by lot
turn-clock = Time for a turn
no-clock = As long as it takes
# $count is the number of minutes.
span-minutes =
    { $count ->
        [one] 1 minute
        [60] 1 hour
       *[other] { $count } minutes
    }
# $count is the number of days.
span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
absence = If somebody leaves the others waiting, a bot steps in
# $span is a time, such as 2 days.
after-span = after { $span }
never = never
allow-spectators = Others may watch
quick-bots = Bots move at once (no taking back)
begin-game = Begin
make-room = Open the table

## Waiting room and links

# $map is a map, such as Switzerland.
waiting-title = { $map }: waiting for players
waiting-plain = Waiting for players
# $count is the number of open seats.
waiting-for =
    { $count ->
        [one] One seat is still open. The game begins by itself once it is taken.
       *[other] { $count } seats are still open. The game begins by itself once they are taken.
    }
seat-waiting = waiting for somebody
seat-yours = your seat
seat-here = is here
seat-invited = invited, not here yet
# $number is the number of the seat, from 1.
name-of-seat = Name of player { $number }
rename = Rename
take-seat = Take a seat
# $count is the number of open seats.
start-now =
    { $count ->
        [one] Start now: a bot takes the open seat
       *[other] Start now: bots take the { $count } open seats
    }
invite-title = Invite
invite-note = Send these links. Whoever opens one needs no account.
# $count is the number of invited people who are not there yet.
friends-title =
    { $count ->
        [one] A friend is not here
       *[other] { $count } friends are not here
    }
friends-note = A link is the right to play that seat: send it to one person only.
# $name is the name of a player, such as Ann.
link-seat = For { $name }
link-open = For whoever takes an open seat
link-watch = To watch
copy = Copy
copied = Copied
share = Share
copy-move = Copy a link to this move
share-more = Picture, animation, file

## Following a link

join-title = Join a game
join-invited = Your seat is waiting
join-open = There is a seat for you
join-full = All seats are taken
# $map is a map, such as Switzerland.
join-game = A game on { $map }
# $people lists players, such as “Ann and Bo”.
join-with = with { $people }
join-stale = The link you followed is not the key to a seat here. Ask for it once more.
sit-down = Sit down
watch-game = Watch the game

## End of the game

end-title = Final scoring
# $subject is as in events.ftl.
# $names is whoever has won.
result-won =
    { $subject ->
        [you] You win!
        [several] { $names } share the victory
       *[named] { $names } wins
    }
# $points is a number of points.
# $others are the points of the $rivals who have not won, such as “59 and 21”.
result-points =
    { $rivals ->
        [0] { $points } points each
       *[other] { $points } points to { $others }
    }
show-result = Show the result
look-at-board = Look at the board
copied-here = Copied, for this computer only
not-copied = The link cannot be copied here
# Goes before a link to a finished game on $map.
share-text = How our game on { $map } went
race-title = The race
# $totals lists names with their points.
race-summary = Points over the game. At the end: { $totals }
# $name is the name of a player, such as Ann; $points is a number of points.
race-total = { $name } { $points }
race-table = Points on the board over the game, and with tickets and bonuses
# $move is the number of a move; $moves is a number of moves.
race-move = Move { $move } of { $moves }
race-first = first move
race-last = last move
# What is added to the points on the board at the end; there is little room.
race-rest = tickets, bonuses
awards-title = Of note
# $names is whose it is, $what how much.
award = { $names }: { $what }
# $name is a ticket or a track, $value its points or spaces.
award-named = { $name }, { $value }
award-tickets-title = Most tickets completed
# $count is the number of tickets completed.
award-tickets =
    { $count ->
        [one] 1 done
       *[other] { $count } done
    }
award-best-ticket = Best ticket
award-longest-track = Longest track
# $count is the number of spaces of a track.
award-spaces =
    { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
award-best-move = Best move
# $points is a number of points.
award-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
score-table = Scores
total = Total
all-tickets = All tickets
# $count is the number of tickets; $name is the name of a player, such as Ann.
tickets-of =
    { $count ->
        [one] { $name }: 1 ticket
       *[other] { $name }: { $count } tickets
    }
# $line is a line of the score sheet; $name is the name of a player, such as Ann; $points is a
# number of points.
light-cell = { $name }, { $line }: { $points }. Show on the board
rematch = Play again
to-rematch = To the next game
replay = Replay
tell-again = Tell it line by line
download = Save the record

## Replay

# $map is a map, such as Switzerland.
replay-of = Replay: { $map }
replay-moves = Moves
replay-move = Move
replay-begin = The cards and tickets are dealt.
replay-players = What the players held
replay-speed = Speed
# $points is a number of points; $trains is a number of trains.
replay-seat =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    }
# $cards is a number of cards; $tickets is a number of tickets.
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
# $move is the number of a move; $moves is a number of moves.
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
setting-sound-note = Cards, trains, a bell when it is your turn
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
setting-confirm = Ask before a track is built
setting-confirm-touch = On touch
setting-confirm-on = Always
setting-confirm-off = Never

## Help: keys

help-title = How to play
# $map is a map, such as Switzerland.
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

## Points by length

rules-spaces = Spaces
rules-points = Points

## Guide: each on one line of a phone, so at most about 50 letters

guide-title = Guide
guide-stop = No more advice
# $keep is the fewest tickets to keep.
guide-first-tickets = Keep { $keep } or more that share part of their way.
guide-draw = Take cards in the colours of the dashed tracks.
guide-second-card = One more card. What you cannot take is faint.
# $track is a track, $letters lists the letters of tickets.
guide-claim-for = Build { $track } for ticket { $letters }.
guide-claim = You can build framed tracks. Long ones score more.
# $done lists the letters of $count tickets.
guide-ticket-done =
    { $count ->
        [one] Ticket { $done } is done: it scores at the end.
       *[other] Tickets { $done } are done: they score at the end.
    }
guide-tickets = All tickets are done: you can draw new ones.
# $keep is the fewest tickets to keep.
guide-keep = Keep { $keep } or more, best what you have nearly joined.
guide-progress = Choose a ticket to see the way it still needs.
guide-others = Others play: what they take shows their plans.
guide-pass = You can neither draw nor build, so you pass.
guide-last-round = The last round: finish a ticket, or score a track.
guide-end = Underlined points can be seen on the board: choose them.

## Map studio

home-studio = Draw your own map
home-studio-note = Place cities, join them, and play on your own board at once.
home-studio-open = Open the map studio
map-remove = Remove
# $name is the name of whoever drew the map.
map-by = by { $name }
