## Names of bots

no-such-bot = det finns ingen bot { $name }; välj bland { $bots }, eller ange module:Class eller run:COMMAND
bot-without-program = { $name } anger inget program; skriv run:COMMAND
bot-without-class = { $name }: { $module } har ingen klass { $class }
bot-not-imported = { $name }: kan inte importeras ({ $error })
not-a-bot = { $name } är ingen underklass till branchline.bots.Bot
own-bot-incomplete = { $given }: skriv NAME=SPEC, till exempel mine=my_bots:Mine eller mine=run:./my-bot
own-bot-misnamed = { $name } är inget namn för en bot: 1 till { $longest } bokstäver, siffror, bindestreck eller understreck, med en bokstav först
own-bot-named-as-ours = { $name }: en av våra egna har det namnet; välj ett annat
own-bot-twice = { $name }: två botar har det namnet

## Bots that fail

bot-failed-with = boten { $name } misslyckades ({ $error })
bot-chose-illegally = boten { $name } valde { $action }, som inte är tillåtet
bot-not-started = kan inte starta boten { $name }: { $problem }
bot-ended-with = boten { $name } avslutades med { $code }
bot-not-listening = boten { $name } lyssnar inte längre
bot-too-slow = boten { $name } svarade inte inom { $seconds } s
bot-flooded = boten { $name } skrev för mycket och stoppades; en rad har högst { $characters } tecken, och högst { $lines } rader får vänta
bot-nested = boten { $name } skrev ett svar nästlat djupare än { $depth }
bot-ended = boten { $name } avslutades utan svar
bot-wrote-nonsense = boten { $name } skrev { $line }; väntade {"{"}"action": N{"}"}

## Weights

weights-unreadable = { $file }: de här vikterna används inte: { $problem }
weights-incomplete = { $file }: de här vikterna används inte; filen behöver { $keys }

## Tournaments, tuning and training

not-a-book = { $file } är ingen turneringsbok; ange en annan fil
book-of-another-tournament = { $file } hör till en annan turnering: { $tournament }; ange en annan fil
no-network = inget nätverk har tränats för { $map }
tuned-generation = { $map } { $players } generation { $generation }: bäst { $best } marginal { $margin }, medel { $mean }, { $seconds } s
