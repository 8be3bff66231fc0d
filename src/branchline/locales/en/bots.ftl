# Bots and contests among them. $name is the name or the command of a bot, in quotation marks.
#
# What is typed (module:Class, run:COMMAND) and names in code (branchline.bots.Bot) stay as they are.

## Names of bots

# $name is the name or the command of a bot, such as "mine".
# $bots lists the bots there are.
no-such-bot = there is no bot { $name }; choose from { $bots }, or give module:Class or run:COMMAND
# $name is the name or the command of a bot, such as "mine".
bot-without-program = { $name } names no program; write run:COMMAND
# $class is a class of Python; $module is a module of Python; $name is the name or the command of
# a bot, such as "mine".
bot-without-class = { $name }: { $module } has no class { $class }
# $name is the name or the command of a bot, such as "mine".
# $error is what the code of the bot says, here and below.
bot-not-imported = { $name }: cannot import it ({ $error })
# $name is the name or the command of a bot, such as "mine".
not-a-bot = { $name } is no subclass of branchline.bots.Bot

# Bots of one's own, given as NAME=SPEC; $given is what was typed instead.
own-bot-incomplete = { $given }: write NAME=SPEC, such as mine=my_bots:Mine or mine=run:./my-bot
# $longest is the most characters possible; $name is the name or the command of a bot, such as
# "mine".
own-bot-misnamed = { $name } is no name for a bot: 1 to { $longest } letters, digits, hyphens or underscores, the first a letter
# $name is the name or the command of a bot, such as "mine".
own-bot-named-as-ours = { $name }: one of our own goes by this name; choose another
# $name is the name or the command of a bot, such as "mine".
own-bot-twice = { $name }: two bots have this name

## Bots that fail

# $error is what its code says; $name is the name or the command of a bot, such as "mine".
bot-failed-with = the bot { $name } failed ({ $error })
# $name is the name or the command of a bot, such as "mine".
# $action is what it chose, as Python writes it.
bot-chose-illegally = the bot { $name } chose { $action }, which is not legal
# $name is the name or the command of a bot, such as "mine".
# $problem is in the words of the system.
bot-not-started = cannot start the bot { $name }: { $problem }
# $name is the name or the command of a bot, such as "mine".
# $code is the exit code.
bot-ended-with = the bot { $name } ended with { $code }
# $name is the name or the command of a bot, such as "mine".
bot-not-listening = the bot { $name } does not listen any more
# $name is the name or the command of a bot, such as "mine"; $seconds is a number of seconds.
bot-too-slow = the bot { $name } did not answer within { $seconds } s
# $name is the name or the command of a bot, such as "mine".
# $lines and $characters are the limits.
bot-flooded = the bot { $name } wrote too much and was stopped; a line has at most { $characters } characters, and at most { $lines } lines may wait
# $depth is how many brackets may stand in one another, such as 20; $name is the name or the
# command of a bot, such as "mine".
bot-nested = the bot { $name } wrote an answer nested more than { $depth } deep
# $name is the name or the command of a bot, such as "mine".
bot-ended = the bot { $name } ended without an answer
# $name is the name or the command of a bot, such as "mine".
# $line is what it wrote.
bot-wrote-nonsense = the bot { $name } wrote { $line }; expected {"{"}"action": N{"}"}

## Weights

# $file is a file, such as weights.json; $problem says what is wrong.
weights-unreadable = { $file }: these weights are not used: { $problem }
# $file is a file, such as weights.json. $keys lists words of the file.
weights-incomplete = { $file }: these weights are not used; the file needs { $keys }

## Tournaments, tuning and training

# $file is a file, such as book.jsonl. The book of a tournament is the file that keeps its games.
not-a-book = { $file } is not a book of a tournament; give another file
# $file is a file, such as book.jsonl. $tournament is what the file says of it.
book-of-another-tournament = { $file } belongs to another tournament: { $tournament }; give another file
# $map is a map, such as Switzerland.
no-network = no network was trained for { $map }
# $best is the share of games that the best of them won, such as 0.55; $generation is the number
# of the generation, from 1; $map is a map, such as Switzerland; $margin is a number of points;
# $mean is the share that all of them won together; $players is a number of players; $seconds is a
# number of seconds.
# A line about one generation of weights: the share of games that the best of them won, its margin
# in points, the mean of all, and the time it took.
tuned-generation = { $map } { $players } generation { $generation }: best { $best } margin { $margin }, mean { $mean }, { $seconds } s
