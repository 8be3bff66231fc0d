## Names of bots

no-such-bot = nie ma bota { $name }; wybierz z: { $bots } albo podaj module:Class lub run:COMMAND
bot-without-program = { $name } nie podaje programu; napisz run:COMMAND
bot-without-class = { $name }: { $module } nie ma klasy { $class }
bot-not-imported = { $name }: nie można zaimportować ({ $error })
not-a-bot = { $name } nie jest podklasą branchline.bots.Bot

own-bot-incomplete = { $given }: napisz NAME=SPEC, na przykład mine=my_bots:Mine lub mine=run:./my-bot
own-bot-misnamed = { $name } nie może być nazwą bota: od 1 do { $longest } liter, cyfr, łączników lub podkreśleń, pierwsza litera
own-bot-named-as-ours = { $name }: tak nazywa się jeden z naszych botów; wybierz inną nazwę
own-bot-twice = { $name }: dwa boty mają tę nazwę

## Bots that fail

bot-failed-with = bot { $name } zawiódł ({ $error })
bot-chose-illegally = bot { $name } wybrał { $action }, a to niedozwolone
bot-not-started = nie można uruchomić bota { $name }: { $problem }
bot-ended-with = bot { $name } zakończył pracę z kodem { $code }
bot-not-listening = bot { $name } już nie słucha
bot-too-slow = bot { $name } nie odpowiedział w ciągu { $seconds } s
bot-flooded = bot { $name } napisał za dużo i został zatrzymany; wiersz może mieć do { $characters } znaków, a czekać może do { $lines } wierszy
bot-nested = bot { $name } napisał odpowiedź zagnieżdżoną głębiej niż { $depth }
bot-ended = bot { $name } zakończył pracę bez odpowiedzi
bot-wrote-nonsense = bot { $name } napisał { $line }; oczekiwano {"{"}"action": N{"}"}

## Weights

weights-unreadable = { $file }: te wagi nie są używane: { $problem }
weights-incomplete = { $file }: te wagi nie są używane; plik wymaga { $keys }

## Tournaments, tuning and training

not-a-book = { $file } nie jest księgą turnieju; podaj inny plik
book-of-another-tournament = { $file } należy do innego turnieju: { $tournament }; podaj inny plik
no-network = dla { $map } nie wytrenowano żadnej sieci
tuned-generation = { $map } { $players } pokolenie { $generation }: najlepszy { $best } różnica { $margin }, średnia { $mean }, { $seconds } s
