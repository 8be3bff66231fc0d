## Nomi dei bot

no-such-bot = non c’è nessun bot { $name }; scegli tra { $bots }, o indica module:Class o run:COMMAND
bot-without-program = { $name } non indica un programma; scrivi run:COMMAND
bot-without-class = { $name }: { $module } non ha una classe { $class }
bot-not-imported = { $name }: non si può importare ({ $error })
not-a-bot = { $name } non è una sottoclasse di branchline.bots.Bot

own-bot-incomplete = { $given }: scrivi NAME=SPEC, per esempio mine=my_bots:Mine o mine=run:./my-bot
own-bot-misnamed = { $name } non è un nome per un bot: da 1 a { $longest } lettere, cifre, trattini o trattini bassi, e per prima una lettera
own-bot-named-as-ours = { $name }: uno dei nostri si chiama così; scegline un altro
own-bot-twice = { $name }: due bot hanno questo nome

## Bot che falliscono

bot-failed-with = il bot { $name } ha fallito ({ $error })
bot-chose-illegally = il bot { $name } ha scelto { $action }, che non è legale
bot-not-started = non si può avviare il bot { $name }: { $problem }
bot-ended-with = il bot { $name } è terminato con { $code }
bot-not-listening = il bot { $name } non ascolta più
bot-too-slow = il bot { $name } non ha risposto entro { $seconds } s
bot-flooded = il bot { $name } ha scritto troppo ed è stato fermato; una riga ha al massimo { $characters } caratteri, e al massimo { $lines } righe possono aspettare
bot-nested = il bot { $name } ha scritto una risposta con più di { $depth } livelli annidati
bot-ended = il bot { $name } è terminato senza rispondere
bot-wrote-nonsense = il bot { $name } ha scritto { $line }; atteso {"{"}"action": N{"}"}

## Pesi

weights-unreadable = { $file }: questi pesi non si usano: { $problem }
weights-incomplete = { $file }: questi pesi non si usano; il file richiede { $keys }

## Tornei, regolazione e addestramento

not-a-book = { $file } non è il libro di un torneo; indica un altro file
book-of-another-tournament = { $file } appartiene a un altro torneo: { $tournament }; indica un altro file
no-network = nessuna rete è stata addestrata per la mappa { $map }
tuned-generation = { $map } { $players } generazione { $generation }: migliore { $best } margine { $margin }, media { $mean }, { $seconds } s
