## Names of bots

no-such-bot = er is geen bot { $name }; kies uit { $bots }, of geef module:Class of run:COMMAND
bot-without-program = { $name } noemt geen programma; schrijf run:COMMAND
bot-without-class = { $name }: { $module } heeft geen klasse { $class }
bot-not-imported = { $name }: kan niet worden geïmporteerd ({ $error })
not-a-bot = { $name } is geen subklasse van branchline.bots.Bot
own-bot-incomplete = { $given }: schrijf NAME=SPEC, zoals mine=my_bots:Mine of mine=run:./my-bot
own-bot-misnamed = { $name } is geen naam voor een bot: 1 tot en met { $longest } letters, cijfers, koppeltekens of underscores, te beginnen met een letter
own-bot-named-as-ours = { $name }: zo heet al een van onze eigen bots; kies een andere naam
own-bot-twice = { $name }: twee bots heten zo

## Bots that fail

bot-failed-with = de bot { $name } faalde ({ $error })
bot-chose-illegally = de bot { $name } koos { $action }, en dat mag niet
bot-not-started = de bot { $name } kan niet worden gestart: { $problem }
bot-ended-with = de bot { $name } stopte met { $code }
bot-not-listening = de bot { $name } luistert niet meer
bot-too-slow = de bot { $name } antwoordde niet binnen { $seconds } s
bot-flooded = de bot { $name } schreef te veel en werd gestopt; een regel heeft hoogstens { $characters } tekens, en er mogen hoogstens { $lines } regels wachten
bot-nested = de bot { $name } schreef een antwoord dat meer dan { $depth } diep genest is
bot-ended = de bot { $name } stopte zonder antwoord
bot-wrote-nonsense = de bot { $name } schreef { $line }; verwacht wordt {"{"}"action": N{"}"}

## Weights

weights-unreadable = { $file }: deze gewichten worden niet gebruikt: { $problem }
weights-incomplete = { $file }: deze gewichten worden niet gebruikt; het bestand heeft { $keys } nodig

## Tournaments, tuning and training

not-a-book = { $file } is geen toernooiboek; geef een ander bestand
book-of-another-tournament = { $file } hoort bij een ander toernooi: { $tournament }; geef een ander bestand
no-network = voor het bord { $map } is geen netwerk getraind
tuned-generation = { $map } { $players } generatie { $generation }: beste { $best } marge { $margin }, gemiddelde { $mean }, { $seconds } s
