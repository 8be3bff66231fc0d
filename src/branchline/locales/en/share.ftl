# Handing a finished game on, and opening one from a file. Read by the browser with the parts of pages
# that do it.
share-title = Share this game
# $move is the number of a move.
share-link-move = Link to move { $move }
share-link-begin = Link to the beginning
share-here-only = This link works on this computer only.
share-picture = Picture of this position
share-picture-note = With names, points and trains left.
# $kind is the kind of a file, such as PNG.
share-save = Save { $kind }
share-drawing = Drawing …
share-animation = The whole game as an animation
share-animation-note = Trains appear move by move; at most 3 MB.
# $kind is the kind of a file, such as GIF.
share-make = Make a { $kind }
share-waiting = It waits its turn …
# $percent is a share of a hundred.
share-progress = Drawing the game: { $percent }%
share-no-pictures = PNG pictures and animations need packages that this server lacks. Whoever runs it can add them: pip install 'branchline[pictures]'
share-record = The game as a file
share-record-note = It holds every move. Drop it on the start page of any branchline to see and review the game there.
open-title = Open a saved game
open-note = Drop the file of a finished game anywhere on this page to see it again and have it reviewed.
open-choose = Choose a file
open-working = Checking the game …
open-drop = Drop it here
# $megabytes is a number.
open-too-large = This file is larger than { $megabytes } MB, so it is not a saved game.
