## Names of bots

no-such-bot = det finnes ingen bot { $name }; velg blant { $bots }, eller oppgi module:Class eller run:COMMAND
bot-without-program = { $name } oppgir ikke noe program; skriv run:COMMAND
bot-without-class = { $name }: { $module } har ingen klasse { $class }
bot-not-imported = { $name }: kan ikke importeres ({ $error })
not-a-bot = { $name } er ikke en underklasse av branchline.bots.Bot
own-bot-incomplete = { $given }: skriv NAME=SPEC, for eksempel mine=my_bots:Mine eller mine=run:./my-bot
own-bot-misnamed = { $name } er ikke et navn for en bot: 1 til { $longest } bokstaver, sifre, bindestreker eller understreker, en bokstav først
own-bot-named-as-ours = { $name }: en av våre egne har dette navnet; velg et annet
own-bot-twice = { $name }: to boter har dette navnet

## Bots that fail

bot-failed-with = boten { $name } feilet ({ $error })
bot-chose-illegally = boten { $name } valgte { $action }, som ikke er tillatt
bot-not-started = kan ikke starte boten { $name }: { $problem }
bot-ended-with = boten { $name } avsluttet med { $code }
bot-not-listening = boten { $name } lytter ikke lenger
bot-too-slow = boten { $name } svarte ikke innen { $seconds } s
bot-flooded = boten { $name } skrev for mye og ble stoppet; en linje har høyst { $characters } tegn, og høyst { $lines } linjer kan vente
bot-nested = boten { $name } skrev et svar som er nøstet dypere enn { $depth }
bot-ended = boten { $name } avsluttet uten svar
bot-wrote-nonsense = boten { $name } skrev { $line }; ventet {"{"}"action": N{"}"}

## Weights

weights-unreadable = { $file }: disse vektene brukes ikke: { $problem }
weights-incomplete = { $file }: disse vektene brukes ikke; filen trenger { $keys }

## Tournaments, tuning and training

not-a-book = { $file } er ikke en turneringsbok; oppgi en annen fil
book-of-another-tournament = { $file } hører til en annen turnering: { $tournament }; oppgi en annen fil
no-network = det er ikke trent noe nettverk for { $map }
tuned-generation = { $map } { $players } generasjon { $generation }: best { $best } margin { $margin }, snitt { $mean }, { $seconds } s
