## Names of bots

no-such-bot = il n’y a pas de bot { $name } ; choisis parmi { $bots }, ou donne module:Class ou run:COMMAND
bot-without-program = { $name } ne nomme aucun programme ; écris run:COMMAND
bot-without-class = { $name } : { $module } n’a pas de classe { $class }
bot-not-imported = { $name } : impossible de l’importer ({ $error })
not-a-bot = { $name } n’est pas une sous-classe de branchline.bots.Bot
own-bot-incomplete = { $given } : écris NAME=SPEC, comme mine=my_bots:Mine ou mine=run:./my-bot
own-bot-misnamed = { $name } n’est pas un nom de bot : de 1 à { $longest } lettres, chiffres, traits d’union ou tirets bas, une lettre d’abord
own-bot-named-as-ours = { $name } : l’un des nôtres porte ce nom ; choisis-en un autre
own-bot-twice = { $name } : deux bots ont ce nom

## Bots that fail

bot-failed-with = le bot { $name } a échoué ({ $error })
bot-chose-illegally = le bot { $name } a choisi { $action }, ce qui n’est pas permis
bot-not-started = impossible de démarrer le bot { $name } : { $problem }
bot-ended-with = le bot { $name } a fini avec { $code }
bot-not-listening = le bot { $name } n’écoute plus
bot-too-slow = le bot { $name } n’a pas répondu en { $seconds } s
bot-flooded = le bot { $name } a trop écrit et a été arrêté ; une ligne a au plus { $characters } caractères, et au plus { $lines } lignes peuvent attendre
bot-nested = le bot { $name } a écrit une réponse imbriquée à plus de { $depth } niveaux
bot-ended = le bot { $name } a fini sans réponse
bot-wrote-nonsense = le bot { $name } a écrit { $line } ; attendu : {"{"}"action": N{"}"}

## Weights

weights-unreadable = { $file } : ces poids ne servent pas : { $problem }
weights-incomplete = { $file } : ces poids ne servent pas ; le fichier demande { $keys }

## Tournaments, tuning and training

not-a-book = { $file } n’est pas un livre de tournoi ; donne un autre fichier
book-of-another-tournament = { $file } est celui d’un autre tournoi : { $tournament } ; donne un autre fichier
no-network = aucun réseau n’a été entraîné pour le plateau { $map }
tuned-generation = { $map } { $players } génération { $generation } : meilleur { $best } écart { $margin }, moyenne { $mean }, { $seconds } s
