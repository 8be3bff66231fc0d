## Nomes de bots

no-such-bot = não existe o bot { $name }; escolha entre { $bots }, ou indique module:Class ou run:COMMAND
bot-without-program = { $name } não indica um programa; escreva run:COMMAND
bot-without-class = { $name }: { $module } não tem a classe { $class }
bot-not-imported = { $name }: não pode ser importado ({ $error })
not-a-bot = { $name } não é uma subclasse de branchline.bots.Bot

own-bot-incomplete = { $given }: escreva NAME=SPEC, como mine=my_bots:Mine ou mine=run:./my-bot
own-bot-misnamed = { $name } não serve de nome para um bot: de 1 a { $longest } letras, dígitos, hifens ou sublinhados, começando por uma letra
own-bot-named-as-ours = { $name }: um dos nossos tem esse nome; escolha outro
own-bot-twice = { $name }: dois bots têm este nome

## Bots que falham

bot-failed-with = o bot { $name } falhou ({ $error })
bot-chose-illegally = o bot { $name } escolheu { $action }, que não é permitido
bot-not-started = não é possível iniciar o bot { $name }: { $problem }
bot-ended-with = o bot { $name } terminou com { $code }
bot-not-listening = o bot { $name } não escuta mais
bot-too-slow = o bot { $name } não respondeu em { $seconds } s
bot-flooded = o bot { $name } escreveu demais e foi parado; uma linha tem no máximo { $characters } caracteres, e no máximo { $lines } linhas podem esperar
bot-nested = o bot { $name } escreveu uma resposta com mais de { $depth } níveis aninhados
bot-ended = o bot { $name } terminou sem resposta
bot-wrote-nonsense = o bot { $name } escreveu { $line }; esperado {"{"}"action": N{"}"}

## Pesos

weights-unreadable = { $file }: estes pesos não são usados: { $problem }
weights-incomplete = { $file }: estes pesos não são usados; o arquivo precisa de { $keys }

## Torneios, ajuste e treino

not-a-book = { $file } não é o livro de um torneio; indique outro arquivo
book-of-another-tournament = { $file } pertence a outro torneio: { $tournament }; indique outro arquivo
no-network = nenhuma rede foi treinada para o mapa { $map }
tuned-generation = { $map } { $players } geração { $generation }: melhor { $best } margem { $margin }, média { $mean }, { $seconds } s
