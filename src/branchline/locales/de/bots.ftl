## Names of bots

no-such-bot = es gibt keinen Bot { $name }; wähle aus { $bots }, oder gib module:Class oder run:COMMAND an
bot-without-program = { $name } nennt kein Programm; schreibe run:COMMAND
bot-without-class = { $name }: { $module } hat keine Klasse { $class }
bot-not-imported = { $name }: lässt sich nicht importieren ({ $error })
not-a-bot = { $name } ist keine Unterklasse von branchline.bots.Bot
own-bot-incomplete = { $given }: schreibe NAME=SPEC, etwa mine=my_bots:Mine oder mine=run:./my-bot
own-bot-misnamed = { $name } ist kein Name für einen Bot: 1 bis { $longest } Buchstaben, Ziffern, Bindestriche oder Unterstriche, am Anfang ein Buchstabe
own-bot-named-as-ours = { $name }: so heißt schon einer unserer eigenen; wähle einen anderen Namen
own-bot-twice = { $name }: zwei Bots heißen so

## Bots that fail

bot-failed-with = der Bot { $name } ist ausgefallen ({ $error })
bot-chose-illegally = der Bot { $name } hat { $action } gewählt, das ist nicht erlaubt
bot-not-started = der Bot { $name } lässt sich nicht starten: { $problem }
bot-ended-with = der Bot { $name } endete mit { $code }
bot-not-listening = der Bot { $name } hört nicht mehr zu
bot-too-slow = der Bot { $name } hat nicht innerhalb von { $seconds } s geantwortet
bot-flooded = der Bot { $name } hat zu viel geschrieben und wurde angehalten; eine Zeile hat höchstens { $characters } Zeichen, und höchstens { $lines } Zeilen dürfen warten
bot-nested = der Bot { $name } hat eine Antwort geschrieben, die tiefer als { $depth } verschachtelt ist
bot-ended = der Bot { $name } endete ohne Antwort
bot-wrote-nonsense = der Bot { $name } hat { $line } geschrieben; erwartet wird {"{"}"action": N{"}"}

## Weights

weights-unreadable = { $file }: diese Gewichte werden nicht benutzt: { $problem }
weights-incomplete = { $file }: diese Gewichte werden nicht benutzt; die Datei braucht { $keys }

## Tournaments, tuning and training

not-a-book = { $file } ist kein Turnierbuch; gib eine andere Datei an
book-of-another-tournament = { $file } gehört zu einem anderen Turnier: { $tournament }; gib eine andere Datei an
no-network = für den Spielplan { $map } wurde kein Netz trainiert
tuned-generation = { $map } { $players } Generation { $generation }: bester { $best } Abstand { $margin }, Mittel { $mean }, { $seconds } s
