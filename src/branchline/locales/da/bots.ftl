## Names of bots

no-such-bot = der er ingen bot { $name }; vælg mellem { $bots }, eller angiv module:Class eller run:COMMAND
bot-without-program = { $name } nævner intet program; skriv run:COMMAND
bot-without-class = { $name }: { $module } har ingen klasse { $class }
bot-not-imported = { $name }: kan ikke importeres ({ $error })
not-a-bot = { $name } er ikke en underklasse af branchline.bots.Bot
own-bot-incomplete = { $given }: skriv NAME=SPEC, for eksempel mine=my_bots:Mine eller mine=run:./my-bot
own-bot-misnamed = { $name } er ikke et navn til en bot: 1 til { $longest } bogstaver, cifre, bindestreger eller understregninger, et bogstav først
own-bot-named-as-ours = { $name }: en af vores egne har det navn; vælg et andet
own-bot-twice = { $name }: to botter har det navn

## Bots that fail

bot-failed-with = botten { $name } fejlede ({ $error })
bot-chose-illegally = botten { $name } valgte { $action }, som ikke er tilladt
bot-not-started = kan ikke starte botten { $name }: { $problem }
bot-ended-with = botten { $name } sluttede med { $code }
bot-not-listening = botten { $name } lytter ikke længere
bot-too-slow = botten { $name } svarede ikke inden for { $seconds } s
bot-flooded = botten { $name } skrev for meget og blev stoppet; en linje har højst { $characters } tegn, og højst { $lines } linjer må vente
bot-nested = botten { $name } skrev et svar, der er indlejret dybere end { $depth }
bot-ended = botten { $name } sluttede uden svar
bot-wrote-nonsense = botten { $name } skrev { $line }; forventede {"{"}"action": N{"}"}

## Weights

weights-unreadable = { $file }: disse vægte bruges ikke: { $problem }
weights-incomplete = { $file }: disse vægte bruges ikke; filen mangler { $keys }

## Tournaments, tuning and training

not-a-book = { $file } er ikke en turneringsbog; angiv en anden fil
book-of-another-tournament = { $file } hører til en anden turnering: { $tournament }; angiv en anden fil
no-network = intet netværk er trænet til { $map }
tuned-generation = { $map } { $players } generation { $generation }: bedst { $best } margen { $margin }, snit { $mean }, { $seconds } s
