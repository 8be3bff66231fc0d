## The command as a whole

help-branchline = Tågspel på karta: spela dem i webbläsaren eller terminalen, titta på dem, studera dem.
help-start = Börja med: branchline play
option-version = Visa versionen och avsluta.
option-language = Språk för alla meddelanden: { $languages } (förval: systemets).
language-unknown = { $language } är inget språk som finns här; välj bland { $languages }
version =
    branchline { $version } ({ $engine ->
        [compiled] kompilerad
       *[interpreted] tolkad
    } motor)
stopped = Avbrutet.
unexpected-error = Fel: något oväntat gick snett ({ $error }). Rapportera det gärna, med det du ser när du har satt { $variable }=1.
error-in = { $file }: { $problem }

## What the command line says by itself

click-usage = Användning:
usage-options = FLAGGOR
usage-command = KOMMANDO [ARGUMENT]…
click-options = Flaggor
click-commands = Kommandon
click-help = Visa den här hjälpen och avsluta.
click-default = förval: { $default }
click-error = Fel: { $message }
click-try-help = Skriv ”{ $command } { $option }” för hjälp.
click-invalid = Ogiltigt värde: { $message }
click-invalid-for = Ogiltigt värde för { $param-hint }: { $message }
click-missing-argument = Argument saknas:
click-missing-option = Flagga saknas:
click-missing-command = Kommando saknas.
click-no-such-option = Flaggan { $name } finns inte.
click-no-such-command = Kommandot { $name } finns inte.
click-not-a-number = { $value } är inget giltigt tal ({ $number-type }).
click-not-in-range = { $value } ligger inte i intervallet { $range }.
click-no-such-file = { $name } { $filename } finns inte.
click-is-a-folder = { $name } { $filename } är en mapp.
click-takes-no-value = Flaggan { $name } tar inget värde.
click-file = Filen
click-not-a-choice = { $value } är inte { $choice }.
click-not-one-of = { $value } är inget av { $choices }.
click-extra-argument = Ett argument för mycket ({ $args })
click-extra-arguments = För många argument ({ $args })
click-needs-value = Flaggan { $name } kräver ett värde.
click-did-you-mean = Menade du { $possibility }?
click-did-you-mean-one-of = (Menade du något av: { $possibilities }?)

## Options of several commands

option-json = Skriv siffrorna som JSON.
option-map = En kartas id eller en kartfil.
option-variant = En variant av kartan.
option-players = Antal spelare.
option-players-fewest = Antal spelare (förval: minsta möjliga).
option-processes = Processer som delar på spelen (förval: alla kärnor).
option-on = Var spelen körs: "processes" på den här datorn, "ray" (också den här datorn) eller adressen till ett kluster, ray://HOST:PORT.
option-map-file = Var kartan till ett sparat spel finns, om den har flyttats.

## play

help-play =
    Spela i webbläsaren, på den här datorn: mot botar, med folk bredvid dig eller via en länk.

    MAP är id för en karta (se `branchline maps`) eller en egen kartfil; utan den väljer du i webbläsaren. Spel sparas och fortsätter där de var. Ctrl-C avslutar.

    Med --terminal är spelet i terminalen; utan MAP räcker några frågor för att komma i gång. Flera personer kan dela på tangentbordet; med bara botar (--seats greedy,random) rullar spelet förbi.
option-play-port = Var den lyssnar.
option-play-database = Var spelen sparas.
option-no-browser = Öppna ingen webbläsare; skriv bara adressen.
option-terminal = Spela i terminalen; resten gäller det.
option-play-players = Hur många spelare.
option-seats = Vilka som spelar, med komman: { $kinds }, module:Class eller run:COMMAND (förval: du bland botar).
option-names = Spelarnas namn, med komman.
option-play-seed = Samma frö ger samma kort.
option-save = Spara spelet efter varje drag.
option-resume = Fortsätt med ett sparat spel.
only-in-terminal = { $option } hör till spelet i terminalen: lägg till --terminal
bots-by-seats = { $option } hör till spelet i webbläsaren; i terminalen anges boten i --seats
only-in-browser = { $option } hör till spelet i webbläsaren; utelämna det, eller utelämna --terminal
map-missing = vilken karta? branchline play --terminal MAP, där MAP är någon av { $maps }
variant-needs-map = --variant kräver en MAP
map-file-needs-resume = --map-file hör till --resume; ange filen som MAP i stället
file-exists = { $file } finns redan; fortsätt med den genom --resume { $file }, eller ange en annan fil
save-refused = kan inte spara i { $file }: { $problem }
resumed-has-its-own = ett sparat spel har sina egna; utelämna { $options }
unknown-seat-kind = ingen som heter { $kind } kan ta en plats
seats-disagree = --players { $players } och --seats med { $seats } stämmer inte överens
not-a-name = { $name } är inget namn: 1 till { $longest } synliga tecken, tack
same-name = två spelare har samma namn
resumed-seats-disagree = spelet har { $seats } platser, --seats har { $given }
client-not-built = webbklienten är inte byggd: kör `make setup` i källkoden, eller installera ett wheel; under tiden spelar `branchline play --terminal` här
browser-is-at = branchline finns på { $address }
browser-runs-already = branchline körs redan, på { $address }
browser-keeps-games = Ctrl-C avslutar; spelen sparas i { $file }
browser-ends = Hej då. Dina spel är sparade.
port-refused = port { $port }: { $problem }; ange en annan med { $option }, eller ingen
not-an-address = { $address } är ingen adress till en dator, till exempel 192.168.1.5
not-a-database = { $file }: ingen databas att spara spel i: { $problem }

## serve

server-keeps-games = Spelen sparas i { $file }
map-id-is-packaged = { $file }: id "{ $id }": det är id för en karta i paketet; ge kartan ett annat
map-id-twice = { $file }: id "{ $id }": { $other } har samma id; ge en av dem ett annat
help-studio =
    Rita en egen karta i webbläsaren, se den som spelplan och spela på den.

    Med FILE (.toml) läses kartan därifrån om den finns, och varje ändring skrivs i den.
studio-file-toml = { $file }: kartfiler slutar på .toml
studio-no-folder = { $folder } är ingen mapp
server-keeps-maps = Besökare kan lämna kartor här. Öppna { $page } för att ta bort dem.
option-allow-uploads = Spara kartor som besökare ritar, så att alla kan spela på dem.
help-serve = Erbjud spel till webbläsare tills servern stoppas (Ctrl-C).
option-host = Adress att lyssna på.
option-serve-port = Port att lyssna på.
option-serve-database = Fil som spelen sparas i, eller postgresql://user@host/name (förval: games.sqlite i din datamapp).
option-upgrade = Uppgradera en databas från en tidigare version; gör en säkerhetskopia först.
option-serve-processes = Servrar att starta, som delar porten och en PostgreSQL-databas.
upgrade-now = Uppgradera den nu?
processes-need-postgresql = --processes { $count } kräver en PostgreSQL-databas: flera servrar kan inte dela en fil; ange en med --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] 1 server finns på { $address }
       *[other] { $count } servrar finns på { $address }
    }
process-restarts = En server avslutades (kod { $code }); en annan tar dess plats.
process-gives-up = En server kan inte startas (kod { $code }).
option-own-map = Erbjud en egen kartfil; kan upprepas.
option-own-bot = Erbjud en egen bot under ett namn: module:Class, en installerad bot eller run:COMMAND; kan upprepas.
option-lan-address = Datorns adress för vänner på det lokala nätverket (förval: hittas automatiskt).
option-origin = Ytterligare ursprung som sidor får ansluta från.
option-serve-bots = Processer som botar tänker i.
option-bot-pause = Sekunder innan en bot fattar ett lätt beslut; svåra tar upp till fyra gånger så lång tid.
option-undo-seconds = Sekunder en bot väntar medan en spelare ännu kan ångra ett drag, om botar pausar.
option-rooms-per-minute = Nya rum en adress får skapa.
option-rooms-per-address = Rum från en adress som får vara i gång samtidigt.
option-connections-per-address = Anslutningar en adress får ha samtidigt.
option-connections = Anslutningar som får finnas samtidigt, om systemet tillåter så många filer.
option-proxy = Adress eller nätverk för en proxy som får säga var en begäran kommer från (X-Forwarded-For); kan upprepas.
option-metrics-port = Port där Prometheus hittar siffror (förval: inga ges).
option-metrics-host = Den portens adress.
option-log-format = Hur serverns logg skrivs.
not-a-network = { $network } är varken en adress eller ett nätverk, till exempel 10.0.0.5 eller 10.0.0.0/8

## maps and check-map

help-maps = Lista kartorna som följer med branchline.
option-maps-json = Skriv kartorna som JSON.
help-check-map =
    Kontrollera en kartfil FILE: varje problem, och vad som vore rätt.

    Slutkod 1 om det finns problem.
option-check-map-json = Skriv problemen som JSON.
maps-hint = Spela en: branchline play MAP    Din egen: branchline check-map FILE
rules-and-variants = { $rules }; varianter: { $variants }
problems-found = { $count } problem
map-is-sound =
    { $map } ({ $id }) är i ordning: { $fewest }–{ $most } spelare, { $trains } tåg var, { $places } orter, { $tracks ->
        [one] 1 sträcka
       *[other] { $tracks } sträckor
    }, { $tickets ->
        [one] 1 biljett
       *[other] { $tickets } biljetter
    }.
map-mechanics = Mekanismer: { $names }.
map-variants = Varianter: { $names }.

## replay

help-replay = Kontrollera det sparade spelet FILE, post för post, och spela upp det.
option-replay-json = Skriv spelet som JSON.
option-to = Stanna efter N drag.
option-animate = Skriv partiet som animation, .webp eller .gif, på högst 3 MB.
option-log = Berätta allt som hände, i meningar.
beyond-the-end = spelet har { $moves } drag, så { $option } { $given } ligger efter dess slut
replay-heading =
    { $map } · { $seats } · { $moves ->
        [one] 1 drag, i ordning
       *[other] { $moves } drag, alla i ordning
    }
replay-part-heading =
    { $map } · { $seats } · { $shown ->
        [one] det första av { $moves } drag, i ordning
       *[other] de första { $shown } av { $moves } drag, alla i ordning
    }
game-not-over = Spelet är inte slut: { $seats } står på tur.
not-an-animation = { $file }: en animation skrivs som .webp eller .gif
animation-needs-packages = en animation kräver fler paket: pip install 'branchline[pictures]'
animation-working = Animerar partiet
animation-written = Skrivet: { $file } ({ $megabytes } MB)

## board

help-board =
    Rita spelplanen för MAP, tom eller som ett sparat spel lämnade den.

    Paketets kartor har färdiga spelplaner. Din egen karta får en utifrån orternas koordinater eller, om den inte anger några, utifrån sträckorna.
option-output = Skriv hit.
option-format = Bildformat; annars som namnet på FILE säger.
option-width = Bredden på en PNG, i pixlar.
option-record = Visa ett sparat parti med ställningen; utan MAP på den spelplan där det spelades.
option-move = Spelet efter N drag.
option-geography = Rita spelplanen på nytt, på verklig mark.
option-layout = Rita spelplanen på nytt: efter var orterna ligger, eller bara efter sträckorna.
option-keep = Spara en nyritad spelplan bredvid kartfilen.
move-needs-record = --move kräver ett spel: ange --record FILE
board-of-what = vilken spelplan? ange MAP, eller ett parti med --record FILE
not-a-picture = { $file }: en spelplan skrivs som .svg eller .png, eller ange --format
board-written = { $file }: spelplanen för { $map }
game-on-another-map = { $file }: ett spel på { $played }, inte på { $map }
drawing-needs-packages = att rita en spelplan på nytt kräver fler paket: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = en PNG kräver fler paket: pip install 'branchline[pictures]'; --format svg gör det inte
no-coordinates = Ingen ort har koordinater: utlagd efter sträckorna.
drawing-places = Ritar orter …
drawing-ground = Ritar mark …
drawing-routes = Ritar sträckor och etiketter …
drawing-names = Ritar namn och relief …

## simulate

help-simulate = Spela många partier mellan botar på MAP (ett id eller en kartfil) och redovisa siffrorna.
option-games = Antal partier.
option-bot = Bot för alla platser, eller en per plats, med komman ({ $bots }).
option-simulate-seed = Bestämmer varje parti (förval: lottas och anges).
bots-disagree = { $players } spelare kräver 1 eller { $players } botar, inte { $bots }
games-played = spelar
simulated =
    { $map }, { $players } spelare, { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }, frö { $seed }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turer och { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } beslut per parti; { NUMBER($games, maximumFractionDigits: 0) } partier och { NUMBER($speed, maximumFractionDigits: 0) } beslut per sekund processortid

## arena

help-arena = Låt botar spela mot varandra, på alla platser och med samma givar, och ranka dem.
option-arena-bots = Botar, med komman: { $bots }, module:Class eller run:COMMAND.
option-arena-games = Partier i varje möte.
option-arena-seed = Bestämmer givarna.
option-book = En fil att spara partierna i; finns den redan fortsätter turneringen.
option-sprt = Sluta när den första boten vinner den här andelen, eller säkert inte gör det.
option-plot = Rita rankningen som SVG.
too-few-bots = en turnering kräver två eller fler olika botar
sprt-out-of-range = --sprt måste ligga mellan den rättvisa andelen { $fair } och 1
arena-heading = { $map }, { $players } spelare, frö { $seed }
arena-plot-title = { $map }, { $players } spelare
rating-interval = { $low } till { $high }
sequential-test =
    Sekventiellt test för { $share }: { $verdict ->
        [better] bättre
        [no-better] inte bättre
       *[undecided] oavgjort
    }

## perft

help-perft = Räkna sätten att spela DEPTH handlingar på MAP, med slumpen bestämd av fröet.
option-depth = Antal handlingar.
option-perft-seed = Bestämmer all slump.
option-skip = Slumpdrag som spelas först.
option-divide = Räkna var för sig efter varje första handling.
option-perft-json = Skriv antalen som JSON.
positions-at-depth = ställningar på djup { $depth } ({ $seconds } s)

## bench

help-bench = Mät på en kärna: slumppartier, enstaka operationer, längsta linjer, miljöer.
option-bench-games = Antal slumppartier på varje karta (förval: { $games }), eller i varje del av en runda.
option-yardstick = Ett program som skriver sitt games_per_s som JSON, att jämföra med (förval: scripts/yardstick, kompilerat om det finns en C-kompilator).
option-only = Mät bara motorn, miljöerna för inlärning, en bots beslut (i rundor) eller starten (förval: de två första; i rundor motorn).
option-rounds = Jämför i så här många rundor: måttstocken, den här motorn och en annan utcheckning turas om i korta delar.
option-against = I rundor: mappen med en annan utcheckning att jämföra med.
option-bench-map = I rundor: en karta att mäta; kan upprepas (förval: alla kartor).
option-bench-players = I rundor: antalet spelare (förval: alla antal; för miljöer och botar det minsta).
option-bench-processes = I rundor, med --only env: jämför partier som så här många processer delar med lika många körningar sida vid sida.
only-in-rounds = --against, --map och --players kräver --rounds
processes-only-for-environments = --processes kräver --rounds och --only env, och jämför inte med någon annan utcheckning
not-in-rounds = --yardstick kan inte kombineras med --rounds, som använder scripts/yardstick
start-plays-no-games = --only start spelar inga partier: utelämna --games, --map, --players och --yardstick
no-table-to-measure = ingen av de här kartorna är för { $players } spelare
not-a-checkout = { $folder } är ingen utcheckning: den har ingen src/branchline
checkout-fails = motorn kunde inte mätas: { $problem }
rounds-measured = Rundor
rounds-title =
    { $kind ->
        [planner] Planerarens partier mot sig själv, beslut/s
        [value] Värdebotens partier mot sig själv, beslut/s
        [env] Miljöer, steg/s med observation och mask
       *[engine] Slumppartier, beslut/s
    }, { $rounds ->
        [one] 1 runda
       *[other] { $rounds } rundor
    }
rounds-explained = Hastigheterna gäller per sekund processortid. Spridningen är bredden på rundornas mittersta hälft, som andel av medianen; kvoter är medianer av kvoterna i varje runda. ”Mot bas” jämför med den enklaste kartan med samma antal spelare.
shared-title =
    Miljöer delade av { $processes } processer, steg/s, { $rounds ->
        [one] 1 runda
       *[other] { $rounds } rundor
    }
shared-explained = Hastigheterna är enligt klockan: { $processes } processer delar { $games } partier, och sedan stegar { $processes } körningar sida vid sida { $games } partier var. Kvoter är medianer av kvoterna i varje runda; andra program som håller kärnorna upptagna bromsar mest dem som väntar på varandra.
start-title =
    Start, sekunder processortid, { $rounds ->
        [one] 1 runda
       *[other] { $rounds } rundor
    }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, första sidan
start-explained = ”Mot inget” jämför det bästa med det bästa för en Python som inget gör. För branchline play räknas vad som använts när den första sidan är besvarad.
yardstick-row = måttstock i C
no-yardstick = Måttstocken utelämnas: den kräver scripts/yardstick i en utcheckning och en C-kompilator.
not-a-yardstick = { $program } skriver inte sitt games_per_s som JSON
rates-explained = Hastigheterna gäller per sekund processortid, alla från den här körningen.
random-games-title =
    { $engine ->
        [compiled] Slumppartier, kompilerat, en kärna
       *[interpreted] Slumppartier, tolkat, en kärna
    }
operations-title = Mikrosekunder
environments-title =
    { $engine ->
        [compiled] Miljöer: steg/s med observation och mask, kompilerat
       *[interpreted] Miljöer: steg/s med observation och mask, tolkat
    }
ratio-slowest-map-to-base-decisions = beslut på långsammaste kartan mot bas: { $ratio }
ratio-compiled-to-interpreted = kompilerat mot tolkat: { $ratio }
ratio-base-to-yardstick = bas mot måttstock: { $ratio }
ratio-other-to-yardstick = den andra utcheckningens bas mot måttstock: { $ratio }

## Columns of tables

column-map = karta
column-players = spelare
column-places = orter
column-tracks = sträckor
column-tickets = biljetter
column-rules = egna regler
column-seat = plats
column-bot = bot
column-mean-score = medelpoäng
column-wins = segrar
column-rivals = bland
column-games = partier
column-interval = 95 %
column-score = poäng
column-best-other = bästa andra
column-margin = marginal
column-rating = ranking
column-milliseconds = ms per drag
column-games-per-second = partier/s
column-decisions-per-second = beslut/s
column-decisions-per-game = beslut/parti
column-interpreted = tolkat
column-legal = tillåtna
column-apply = utför
column-copy = kopiera
column-view = vy
column-longest-path = längsta linje
column-worst = sämst
column-steps = steg
column-numbers-seen = sedda tal
column-single = enstaka
column-median = median
column-best = bäst
column-spread = spridning
column-to-base = mot bas
column-other-median = andra utcheckn.
column-to-other = mot andra
column-apart-median = sida vid sida
column-program = program
column-seconds-median = median
column-seconds-best = bäst
column-to-nothing = mot inget
column-to-apart = kvot
column-games-at-once =
    { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } samtidigt
