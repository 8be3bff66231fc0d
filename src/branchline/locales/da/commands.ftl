## The command as a whole

help-branchline = Togspil på spilleplader: spil dem i browseren eller i terminalen, se dem, studér dem.
help-start = Begynd med: branchline play
option-version = Vis versionen, og afslut.
option-language = Sprog for alle beskeder: { $languages } (standard: systemets).
language-unknown = { $language } er ikke et sprog, der findes her; vælg mellem { $languages }
version =
    branchline { $version } ({ $engine ->
        [compiled] kompileret
       *[interpreted] fortolket
    } motor)
stopped = Stoppet.
unexpected-error = Fejl: noget uventet gik galt ({ $error }). Meld det gerne, med det, du ser efter at have sat { $variable }=1.
error-in = { $file }: { $problem }

## What the command line says by itself

click-usage = Brug:
usage-options = TILVALG
usage-command = KOMMANDO [ARGUMENTER]…
click-options = Tilvalg
click-commands = Kommandoer
click-help = Vis denne hjælp, og afslut.
click-default = standard: { $default }
click-error = Fejl: { $message }
click-try-help = Skriv »{ $command } { $option }« for at få hjælp.
click-invalid = Ugyldig værdi: { $message }
click-invalid-for = Ugyldig værdi for { $param-hint }: { $message }
click-missing-argument = Argument mangler:
click-missing-option = Tilvalg mangler:
click-missing-command = Kommando mangler.
click-no-such-option = Tilvalget { $name } findes ikke.
click-no-such-command = Kommandoen { $name } findes ikke.
click-not-a-number = { $value } er ikke et gyldigt tal ({ $number-type }).
click-not-in-range = { $value } ligger ikke i intervallet { $range }.
click-no-such-file = { $name } { $filename } findes ikke.
click-is-a-folder = { $name } { $filename } er en mappe.
click-takes-no-value = Tilvalget { $name } tager ingen værdi.
click-file = Filen
click-not-a-choice = { $value } er ikke { $choice }.
click-not-one-of = { $value } er ikke blandt { $choices }.
click-extra-argument = Et argument for meget ({ $args })
click-extra-arguments = For mange argumenter ({ $args })
click-needs-value = Tilvalget { $name } kræver en værdi.
click-did-you-mean = Mente du { $possibility }?
click-did-you-mean-one-of = (Mente du en af disse: { $possibilities }?)

## Options of several commands

option-json = Skriv tallene som JSON.
option-map = En plades id eller en pladefil.
option-variant = En variant af pladen.
option-players = Antal spillere.
option-players-fewest = Antal spillere (standard: det mindste).
option-processes = Processer, der deler spillene (standard: alle kerner).
option-on = Hvor spillene spilles: "processes" på denne maskine, "ray" (også denne maskine) eller adressen på en klynge, ray://HOST:PORT.
option-map-file = Hvor et gemt spils plade er, hvis den er flyttet.

## play

help-play =
    Spil i din browser på denne maskine: mod botter, med folk ved siden af dig eller via et link.

    MAP er en plades id (se `branchline maps`) eller din egen pladefil; uden den vælger du i browseren. Spil gemmes og fortsætter, hvor de slap. Ctrl-C afslutter.

    Med --terminal er spillet i terminalen; uden MAP kommer du i gang med et par spørgsmål. Flere kan deles om tastaturet; med botter alene (--seats greedy,random) ruller spillet forbi.
option-play-port = Hvor der lyttes.
option-play-database = Hvor spillene gemmes.
option-no-browser = Åbn ingen browser; skriv kun adressen.
option-terminal = Spil i terminalen; resten gælder det.
option-play-players = Hvor mange spillere.
option-seats = Hvem der spiller, med kommaer: { $kinds }, module:Class eller run:COMMAND (standard: dig blandt botter).
option-names = Spillernes navne, med kommaer.
option-play-seed = Samme seed giver samme kort.
option-save = Gem spillet efter hvert træk.
option-resume = Fortsæt et gemt spil.
only-in-terminal = { $option } hører til spillet i terminalen: tilføj --terminal
bots-by-seats = { $option } hører til spillet i browseren; i terminalen angives botten i --seats
only-in-browser = { $option } hører til spillet i browseren; udelad det, eller udelad --terminal
map-missing = hvilken plade? branchline play --terminal MAP, hvor MAP er en af { $maps }
variant-needs-map = --variant kræver en MAP
map-file-needs-resume = --map-file hører til --resume; angiv filen som MAP i stedet
file-exists = { $file } findes allerede; fortsæt den med --resume { $file }, eller angiv en anden fil
save-refused = kan ikke gemme i { $file }: { $problem }
resumed-has-its-own = et gemt spil har sine egne; udelad { $options }
unknown-seat-kind = ingen ved navn { $kind } kan tage en plads
seats-disagree = --players { $players } og --seats med { $seats } passer ikke sammen
not-a-name = { $name } er ikke et navn: 1 til { $longest } synlige tegn, tak
same-name = to spillere har samme navn
resumed-seats-disagree = spillet har { $seats } pladser, --seats har { $given }
client-not-built = browserklienten er ikke bygget: kør `make setup` i kildekoden, eller installer et wheel; imens spiller `branchline play --terminal` her
browser-is-at = branchline er på { $address }
browser-runs-already = branchline kører allerede, på { $address }
browser-keeps-games = Ctrl-C afslutter; spillene gemmes i { $file }
browser-ends = Farvel. Dine spil er gemt.
port-refused = port { $port }: { $problem }; angiv en anden med { $option }, eller ingen
not-an-address = { $address } er ikke adressen på en maskine, som for eksempel 192.168.1.5
not-a-database = { $file }: ikke en database at gemme spil i: { $problem }

## serve

server-keeps-games = Spillene gemmes i { $file }
map-id-is-packaged = { $file }: id "{ $id }": det er id’et på en af pakkens plader; giv pladen et andet
map-id-twice = { $file }: id "{ $id }": { $other } har samme id; giv en af dem et andet
help-studio =
    Tegn din egen plade i browseren, se den færdigtegnet, og spil på den.

    Med FILE (.toml) læses pladen derfra, hvis filen findes, og hver ændring skrives i den.
studio-file-toml = { $file }: pladefiler ender på .toml
studio-no-folder = { $folder } er ikke en mappe
server-keeps-maps = Besøgende kan lægge plader her. Åbn { $page } for at fjerne dem.
option-allow-uploads = Gem plader, som besøgende tegner, så alle kan spille på dem.
help-serve = Tilbyd spil til browsere, indtil serveren stoppes (Ctrl-C).
option-host = Adresse at lytte på.
option-serve-port = Port at lytte på.
option-serve-database = Fil, som spillene gemmes i, eller postgresql://user@host/name (standard: games.sqlite i din datamappe).
option-upgrade = Opgrader en database fra en tidligere version; lav en sikkerhedskopi først.
option-serve-processes = Servere at starte, som deler porten og en PostgreSQL-database.
upgrade-now = Opgradere den nu?
processes-need-postgresql = --processes { $count } kræver en PostgreSQL-database: flere servere kan ikke dele en fil; angiv en med --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] 1 server er på { $address }
       *[other] { $count } servere er på { $address }
    }
process-restarts = En server sluttede (kode { $code }); en anden tager dens plads.
process-gives-up = En server kan ikke startes (kode { $code }).
option-own-map = Tilbyd din egen pladefil; kan gentages.
option-own-bot = Tilbyd din egen bot under et navn: module:Class, en installeret bot eller run:COMMAND; kan gentages.
option-lan-address = Maskinens adresse til venner på det lokale netværk (standard: findes automatisk).
option-origin = Endnu en oprindelse, som sider må forbinde sig fra.
option-serve-bots = Processer, som botter tænker i.
option-bot-pause = Sekunder før en bot træffer en let beslutning; svære tager op til fire gange så lang tid.
option-undo-seconds = Sekunder, en bot venter, mens en spiller stadig kan fortryde et træk, hvis botter holder pauser.
option-rooms-per-minute = Nye rum, som én adresse må oprette.
option-rooms-per-address = Rum fra én adresse, der må være i gang samtidig.
option-connections-per-address = Forbindelser, som én adresse må have samtidig.
option-connections = Forbindelser, der må være samtidig, hvis systemet tillader så mange filer.
option-proxy = Adresse eller netværk for en proxy, der må sige, hvor en anmodning kommer fra (X-Forwarded-For); kan gentages.
option-metrics-port = Port, hvor Prometheus finder tal (standard: ingen gives).
option-metrics-host = Den ports adresse.
option-log-format = Hvordan serverens log skrives.
not-a-network = { $network } er hverken en adresse eller et netværk, som for eksempel 10.0.0.5 eller 10.0.0.0/8

## maps and check-map

help-maps = Vis de plader, der følger med branchline.
option-maps-json = Skriv pladerne som JSON.
help-check-map =
    Kontrollér en pladefil FILE: hvert problem, og hvad der ville være rigtigt.

    Slutkode 1, hvis der er problemer.
option-check-map-json = Skriv problemerne som JSON.
maps-hint = Spil en: branchline play MAP    Din egen: branchline check-map FILE
rules-and-variants = { $rules }; varianter: { $variants }
problems-found =
    { $count ->
        [one] 1 problem
       *[other] { $count } problemer
    }
map-is-sound =
    { $map } ({ $id }) er i orden: { $fewest }–{ $most } spillere, { $trains ->
        [one] 1 vogn
       *[other] { $trains } vogne
    } til hver, { $places } steder, { $tracks ->
        [one] 1 strækning
       *[other] { $tracks } strækninger
    }, { $tickets } rutekort.
map-mechanics = Mekanismer: { $names }.
map-variants = Varianter: { $names }.

## replay

help-replay = Kontrollér det gemte spil FILE, post for post, og afspil det.
option-replay-json = Skriv spillet som JSON.
option-to = Stop efter N træk.
option-animate = Skriv partiet som animation, .webp eller .gif, på højst 3 MB.
option-log = Fortæl alt, hvad der skete, i sætninger.
beyond-the-end = spillet har { $moves } træk, så { $option } { $given } ligger efter dets slutning
replay-heading =
    { $map } · { $seats } · { $moves ->
        [one] 1 træk, i orden
       *[other] { $moves } træk, alle i orden
    }
replay-part-heading =
    { $map } · { $seats } · { $shown ->
        [one] det første af { $moves } træk, i orden
       *[other] de første { $shown } af { $moves } træk, alle i orden
    }
game-not-over = Spillet er ikke slut: turen er hos { $seats }.
not-an-animation = { $file }: en animation skrives som .webp eller .gif
animation-needs-packages = en animation kræver flere pakker: pip install 'branchline[pictures]'
animation-working = Animerer partiet
animation-written = Skrevet: { $file } ({ $megabytes } MB)

## board

help-board =
    Tegn spillepladen for MAP, tom eller som et gemt spil efterlod den.

    Pakkens plader er tegnet færdige. Din egen plade tegnes ud fra stedernes koordinater eller, hvis den ikke angiver nogen, ud fra strækningerne.
option-output = Skriv hertil.
option-format = Billedformat; ellers som navnet på FILE siger.
option-width = Bredden af en PNG, i pixels.
option-record = Vis et gemt parti med stillingen; uden MAP på den plade, det blev spillet på.
option-move = Spillet efter N træk.
option-geography = Tegn pladen på ny, på virkeligt land.
option-layout = Tegn pladen på ny: efter hvor stederne ligger, eller efter strækningerne alene.
option-keep = Gem en nytegnet plade ved siden af pladefilen.
move-needs-record = --move kræver et spil: angiv --record FILE
board-of-what = hvilken plade? angiv MAP, eller et parti med --record FILE
not-a-picture = { $file }: en plade skrives som .svg eller .png, eller angiv --format
board-written = { $file }: spillepladen for { $map }
game-on-another-map = { $file }: et spil på { $played }, ikke på { $map }
drawing-needs-packages = at tegne en plade på ny kræver flere pakker: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = en PNG kræver flere pakker: pip install 'branchline[pictures]'; det gør --format svg ikke
no-coordinates = Intet sted har koordinater: lagt ud efter strækningerne.
drawing-places = Tegner steder …
drawing-ground = Tegner land …
drawing-routes = Tegner strækninger og etiketter …
drawing-names = Tegner navne og relief …

## simulate

help-simulate = Spil mange partier mellem botter på MAP (et id eller en pladefil), og vis tallene.
option-games = Antal partier.
option-bot = Bot til alle pladser, eller én pr. plads, med kommaer ({ $bots }).
option-simulate-seed = Fastlægger hvert parti (standard: trækkes og oplyses).
bots-disagree = { $players } spillere kræver 1 eller { $players } botter, ikke { $bots }
games-played = spiller
simulated =
    { $map }, { $players } spillere, { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }, seed { $seed }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } ture og { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } beslutninger pr. parti; { NUMBER($games, maximumFractionDigits: 0) } partier og { NUMBER($speed, maximumFractionDigits: 0) } beslutninger pr. sekund processortid

## arena

help-arena = Lad botter spille mod hinanden, på alle pladser og med de samme kort, og ranger dem.
option-arena-bots = Botter, med kommaer: { $bots }, module:Class eller run:COMMAND.
option-arena-games = Partier i hvert møde.
option-arena-seed = Fastlægger, hvordan kortene falder.
option-book = En fil at gemme partierne i; findes den allerede, fortsætter turneringen.
option-sprt = Stop, når den første bot vinder denne andel, eller med sikkerhed ikke gør.
option-plot = Tegn ratingen som SVG.
too-few-bots = en turnering kræver to eller flere forskellige botter
sprt-out-of-range = --sprt skal ligge mellem den rimelige andel { $fair } og 1
arena-heading = { $map }, { $players } spillere, seed { $seed }
arena-plot-title = { $map }, { $players } spillere
rating-interval = { $low } til { $high }
sequential-test =
    Sekventiel test for { $share }: { $verdict ->
        [better] bedre
        [no-better] ikke bedre
       *[undecided] uafgjort
    }

## perft

help-perft = Tæl måderne at spille DEPTH handlinger på MAP på, med tilfældet fastlagt af seedet.
option-depth = Antal handlinger.
option-perft-seed = Fastlægger alt tilfældigt.
option-skip = Tilfældige træk, der spilles først.
option-divide = Tæl hver for sig efter hver første handling.
option-perft-json = Skriv antallene som JSON.
positions-at-depth = stillinger i dybde { $depth } ({ $seconds } s)

## bench

help-bench = Mål på én kerne: tilfældige partier, enkelte operationer, længste ruter, miljøer.
option-bench-games = Antal tilfældige partier på hver plade (standard: { $games }), eller i hver bid af en runde.
option-yardstick = Et program, der skriver sit games_per_s som JSON, at sammenligne med (standard: scripts/yardstick, kompileret, hvis der er en C-compiler).
option-only = Mål kun motoren, miljøerne til læring, en bots beslutninger (i runder) eller starten (standard: de to første; i runder motoren).
option-rounds = Sammenlign i så mange runder: målestok, denne motor og et andet checkout skiftes i korte bidder.
option-against = I runder: mappen med et andet checkout at sammenligne med.
option-bench-map = I runder: en plade at måle; kan gentages (standard: alle plader).
option-bench-players = I runder: antallet af spillere (standard: alle antal; for miljøer og botter det mindste).
option-bench-processes = I runder, med --only env: sammenlign partier, som så mange processer deler, med lige så mange kørsler side om side.
only-in-rounds = --against, --map og --players kræver --rounds
processes-only-for-environments = --processes kræver --rounds og --only env og sammenligner ikke med noget andet checkout
not-in-rounds = --yardstick kan ikke kombineres med --rounds, som bruger scripts/yardstick
start-plays-no-games = --only start spiller ingen partier: udelad --games, --map, --players og --yardstick
no-table-to-measure = ingen af disse plader er for { $players } spillere
not-a-checkout = { $folder } er ikke et checkout: den har ingen src/branchline
checkout-fails = motoren kunne ikke måles: { $problem }
rounds-measured = Runder
rounds-title =
    { $kind ->
        [planner] Planlæggerens partier mod sig selv, beslutninger/s
        [value] Værdibottens partier mod sig selv, beslutninger/s
        [env] Miljøer, trin/s med observation og maske
       *[engine] Tilfældige partier, beslutninger/s
    }, { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    }
rounds-explained = Hastigheder er pr. sekund processortid. Spredningen er bredden af rundernes midterste halvdel som andel af medianen; forhold er medianer af forholdene i hver runde. »Mod basis« sammenligner med den enkleste plade med samme antal spillere.
shared-title =
    Miljøer delt af { $processes } processer, trin/s, { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    }
shared-explained = Hastigheder er efter uret: { $processes } processer deler { $games } partier, og så tager { $processes } kørsler side om side trin i { $games } partier hver. Forhold er medianer af forholdene i hver runde; andre programmer, der holder kernerne i gang, sinker mest dem, der venter på hinanden.
start-title =
    Start, sekunder processortid, { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, første side
start-explained = »Mod intet« sammenligner det bedste med det bedste for en Python, der intet gør. For branchline play tælles det, der er brugt, når den første side er besvaret.
yardstick-row = målestok i C
no-yardstick = Målestokken er udeladt: den kræver scripts/yardstick fra et checkout og en C-compiler.
not-a-yardstick = { $program } skriver ikke sit games_per_s som JSON
rates-explained = Hastigheder er pr. sekund processortid, alle fra denne ene kørsel.
random-games-title =
    { $engine ->
        [compiled] Tilfældige partier, kompileret, én kerne
       *[interpreted] Tilfældige partier, fortolket, én kerne
    }
operations-title = Mikrosekunder
environments-title =
    { $engine ->
        [compiled] Miljøer: trin/s med observation og maske, kompileret
       *[interpreted] Miljøer: trin/s med observation og maske, fortolket
    }
ratio-slowest-map-to-base-decisions = beslutninger på langsomste plade mod basis: { $ratio }
ratio-compiled-to-interpreted = kompileret mod fortolket: { $ratio }
ratio-base-to-yardstick = basis mod målestok: { $ratio }
ratio-other-to-yardstick = det andet checkouts basis mod målestok: { $ratio }

## Columns of tables

column-map = plade
column-players = spillere
column-places = steder
column-tracks = strækn.
column-tickets = rutekort
column-rules = egne regler
column-seat = plads
column-bot = bot
column-mean-score = snit
column-wins = sejre
column-rivals = blandt
column-games = partier
column-interval = 95 %
column-score = point
column-best-other = bedste anden
column-margin = margen
column-rating = rating
column-milliseconds = ms pr. træk
column-games-per-second = partier/s
column-decisions-per-second = beslutn./s
column-decisions-per-game = beslutn./parti
column-interpreted = fortolket
column-legal = tilladte
column-apply = udfør
column-copy = kopiér
column-view = visning
column-longest-path = længste rute
column-worst = værst
column-steps = trin
column-numbers-seen = sete tal
column-single = enkelt
column-median = median
column-best = bedst
column-spread = spredning
column-to-base = mod basis
column-other-median = andet checkout
column-to-other = mod andet
column-apart-median = side om side
column-program = program
column-seconds-median = median
column-seconds-best = bedst
column-to-nothing = mod intet
column-to-apart = forhold
column-games-at-once =
    { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } ad gangen
