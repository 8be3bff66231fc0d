# Bots and contests among them. $name is the name or the command of a bot, in quotation marks.
#
# What is typed (module:Class, run:COMMAND) and names in code (branchline.bots.Bot) stay as they are.

## Names of bots

# $name is a name.
# $bots lists the bots there are.
no-such-bot = there is no bot { $name }; choose from { $bots }, or give module:Class or run:COMMAND
# $name is a name.
bot-without-program = { $name } names no program; write run:COMMAND
# $class is a class of Python; $module is a module of Python; $name is a name.
bot-without-class = { $name }: { $module } has no class { $class }
# $name is a name.
# $error is what the code of the bot says, here and below.
bot-not-imported = { $name }: cannot import it ({ $error })
# $name is a name.
not-a-bot = { $name } is no subclass of branchline.bots.Bot

# Bots of one's own, given as NAME=SPEC; $given is what was typed instead.
own-bot-incomplete = { $given }: write NAME=SPEC, such as mine=my_bots:Mine or mine=run:./my-bot
# $longest is the most characters possible; $name is a name.
own-bot-misnamed = { $name } is no name for a bot: 1 to { $longest } letters, digits, hyphens or underscores, the first a letter
# $name is a name.
own-bot-named-as-ours = { $name }: one of our own goes by this name; choose another
# $name is a name.
own-bot-twice = { $name }: two bots have this name

## Bots that fail

# $error is what its code says; $name is a name.
bot-failed-with = the bot { $name } failed ({ $error })
# $name is a name.
# $action is what it chose, as Python writes it.
bot-chose-illegally = the bot { $name } chose { $action }, which is not legal
# $name is a name.
# $problem is in the words of the system.
bot-not-started = cannot start the bot { $name }: { $problem }
# $name is a name.
# $code is the exit code.
bot-ended-with = the bot { $name } ended with { $code }
# $name is a name.
bot-not-listening = the bot { $name } does not listen any more
# $name is a name; $seconds is a number of seconds.
bot-too-slow = the bot { $name } did not answer within { $seconds } s
# $name is a name.
# $lines and $characters are the limits.
bot-flooded = the bot { $name } wrote too much and was stopped; a line has at most { $characters } characters, and at most { $lines } lines may wait
# $depth is a number; $name is a name.
bot-nested = the bot { $name } wrote an answer nested more than { $depth } deep
# $name is a name.
bot-ended = the bot { $name } ended without an answer
# $name is a name.
# $line is what it wrote.
bot-wrote-nonsense = the bot { $name } wrote { $line }; expected {"{"}"action": N{"}"}

## Weights

# $file is a file; $problem says what is wrong.
weights-unreadable = { $file }: these weights are not used: { $problem }
# $file is a file.
# $keys lists words of the file.
weights-incomplete = { $file }: these weights are not used; the file needs { $keys }

## Tournaments, tuning and training

# $file is a file.
# The book of a tournament is the file that keeps its games.
not-a-book = { $file } is not a book of a tournament; give another file
# $file is a file.
# $tournament is what the file says of it.
book-of-another-tournament = { $file } belongs to another tournament: { $tournament }; give another file
# $map is a map.
no-network = no network was trained for { $map }
# $best is a number; $generation is a number; $map is a map; $margin is a number of points; $mean
# is a number; $players is a number of players; $seconds is a number of seconds.
# A line about one generation of weights: the share of games that the best of them won, its margin
# in points, the mean of all, and the time it took.
tuned-generation = { $map } { $players } generation { $generation }: best { $best } margin { $margin }, mean { $mean }, { $seconds } s
