## Nombres de bots

no-such-bot = no hay ningún bot { $name }; elige entre { $bots }, o indica module:Class o run:COMMAND
bot-without-program = { $name } no nombra ningún programa; escribe run:COMMAND
bot-without-class = { $name }: { $module } no tiene la clase { $class }
bot-not-imported = { $name }: no se puede importar ({ $error })
not-a-bot = { $name } no es una subclase de branchline.bots.Bot

own-bot-incomplete = { $given }: escribe NAME=SPEC, como mine=my_bots:Mine o mine=run:./my-bot
own-bot-misnamed = { $name } no es nombre para un bot: de 1 a { $longest } letras, cifras, guiones o guiones bajos, y primero una letra
own-bot-named-as-ours = { $name }: uno de los nuestros se llama así; elige otro
own-bot-twice = { $name }: dos bots tienen este nombre

## Bots que fallan

bot-failed-with = el bot { $name } ha fallado ({ $error })
bot-chose-illegally = el bot { $name } ha elegido { $action }, que no es legal
bot-not-started = no se puede iniciar el bot { $name }: { $problem }
bot-ended-with = el bot { $name } ha terminado con { $code }
bot-not-listening = el bot { $name } ya no escucha
bot-too-slow = el bot { $name } no ha respondido en { $seconds } s
bot-flooded = el bot { $name } ha escrito demasiado y se ha detenido; una línea tiene { $characters } caracteres como máximo, y pueden esperar { $lines } líneas como máximo
bot-nested = el bot { $name } ha escrito una respuesta con más de { $depth } niveles anidados
bot-ended = el bot { $name } ha terminado sin responder
bot-wrote-nonsense = el bot { $name } ha escrito { $line }; se esperaba {"{"}"action": N{"}"}

## Pesos

weights-unreadable = { $file }: estos pesos no se usan: { $problem }
weights-incomplete = { $file }: estos pesos no se usan; el archivo necesita { $keys }

## Torneos, ajuste y entrenamiento

not-a-book = { $file } no es el libro de un torneo; indica otro archivo
book-of-another-tournament = { $file } pertenece a otro torneo: { $tournament }; indica otro archivo
no-network = no se ha entrenado ninguna red para el mapa { $map }
tuned-generation = { $map } { $players } generación { $generation }: mejor { $best } margen { $margin }, media { $mean }, { $seconds } s
