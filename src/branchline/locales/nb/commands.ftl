## The command as a whole

help-branchline = Togspill på kart: spill dem i nettleseren eller i terminalen, se på dem, studer dem.
help-start = Begynn med: branchline play
option-version = Vis versjonen og avslutt.
option-language = Språk for alle meldinger: { $languages } (standard: systemets).
language-unknown = { $language } er ikke et språk som finnes her; velg blant { $languages }
version =
    branchline { $version } ({ $engine ->
        [compiled] kompilert
       *[interpreted] tolket
    } motor)
stopped = Stoppet.
unexpected-error = Feil: noe uventet gikk galt ({ $error }). Meld gjerne fra, med det du ser etter å ha satt { $variable }=1.
error-in = { $file }: { $problem }

## What the command line says by itself

click-usage = Bruk:
usage-options = VALG
usage-command = KOMMANDO [ARGUMENTER]…
click-options = Valg
click-commands = Kommandoer
click-help = Vis denne hjelpen og avslutt.
click-default = standard: { $default }
click-error = Feil: { $message }
click-try-help = Skriv «{ $command } { $option }» for hjelp.
click-invalid = Ugyldig verdi: { $message }
click-invalid-for = Ugyldig verdi for { $param-hint }: { $message }
click-missing-argument = Argument mangler:
click-missing-option = Valg mangler:
click-missing-command = Kommando mangler.
click-no-such-option = Valget { $name } finnes ikke.
click-no-such-command = Kommandoen { $name } finnes ikke.
click-not-a-number = { $value } er ikke et gyldig tall ({ $number-type }).
click-not-in-range = { $value } ligger ikke i intervallet { $range }.
click-no-such-file = { $name } { $filename } finnes ikke.
click-is-a-folder = { $name } { $filename } er en mappe.
click-takes-no-value = Valget { $name } tar ingen verdi.
click-file = Filen
click-not-a-choice = { $value } er ikke { $choice }.
click-not-one-of = { $value } er ikke blant { $choices }.
click-extra-argument = Ett argument for mye ({ $args })
click-extra-arguments = For mange argumenter ({ $args })
click-needs-value = Valget { $name } krever en verdi.
click-did-you-mean = Mente du { $possibility }?
click-did-you-mean-one-of = (Mente du en av disse: { $possibilities }?)

## Options of several commands

option-json = Skriv tallene som JSON.
option-map = ID-en til et kart, eller en kartfil.
option-variant = En variant av kartet.
option-players = Antall spillere.
option-players-fewest = Antall spillere (standard: det minste).
option-processes = Prosesser som deler spillene (standard: alle kjerner).
option-on = Hvor spillene spilles: "processes" på denne maskinen, "ray" (også denne maskinen) eller adressen til en klynge, ray://HOST:PORT.
option-map-file = Hvor kartet til et lagret spill er, hvis det er flyttet.

## play

help-play =
    Spill i nettleseren på denne maskinen: mot boter, med folk ved siden av deg eller via en lenke.

    MAP er ID-en til et kart (se `branchline maps`) eller din egen kartfil; uten den velger du i nettleseren. Spill lagres og fortsetter der de var. Ctrl-C avslutter.

    Med --terminal er spillet i terminalen; uten MAP er noen få spørsmål nok til å komme i gang. Flere kan dele tastaturet; med bare boter (--seats greedy,random) ruller spillet forbi.
option-play-port = Hvor det lyttes.
option-play-database = Hvor spillene lagres.
option-no-browser = Ikke åpne nettleseren; skriv bare adressen.
option-terminal = Spill i terminalen; resten gjelder det.
option-play-players = Hvor mange spillere.
option-seats = Hvem som spiller, med komma: { $kinds }, module:Class eller run:COMMAND (standard: du blant boter).
option-names = Navnene på spillerne, med komma.
option-play-seed = Samme frø gir samme kort.
option-save = Lagre spillet etter hvert trekk.
option-resume = Fortsett et lagret spill.
only-in-terminal = { $option } hører til spillet i terminalen: legg til --terminal
bots-by-seats = { $option } hører til spillet i nettleseren; i terminalen oppgis boten i --seats
only-in-browser = { $option } hører til spillet i nettleseren; utelat det, eller utelat --terminal
map-missing = hvilket kart? branchline play --terminal MAP, der MAP er ett av { $maps }
variant-needs-map = --variant krever et MAP
map-file-needs-resume = --map-file hører til --resume; oppgi filen som MAP i stedet
file-exists = { $file } finnes allerede; fortsett med --resume { $file }, eller oppgi en annen fil
save-refused = kan ikke lagre i { $file }: { $problem }
resumed-has-its-own = et lagret spill har sine egne; utelat { $options }
unknown-seat-kind = ingen som heter { $kind }, kan ta en plass
seats-disagree = --players { $players } og --seats med { $seats } stemmer ikke overens
not-a-name = { $name } er ikke et navn: 1 til { $longest } synlige tegn, takk
same-name = to spillere har samme navn
resumed-seats-disagree = spillet har { $seats } plasser, --seats har { $given }
client-not-built = nettleserklienten er ikke bygd: kjør `make setup` i kildekoden, eller installer et wheel; imens spiller `branchline play --terminal` her
browser-is-at = branchline er på { $address }
browser-runs-already = branchline kjører allerede, på { $address }
browser-keeps-games = Ctrl-C avslutter; spillene lagres i { $file }
browser-ends = Ha det. Spillene dine er lagret.
port-refused = port { $port }: { $problem }; oppgi en annen med { $option }, eller ingen
not-an-address = { $address } er ikke adressen til en maskin, for eksempel 192.168.1.5
not-a-database = { $file }: ikke en database å lagre spill i: { $problem }

## serve

server-keeps-games = Spillene lagres i { $file }
map-id-is-packaged = { $file }: id "{ $id }": dette er ID-en til et kart i pakken; gi kartet en annen
map-id-twice = { $file }: id "{ $id }": { $other } har samme ID; gi ett av dem en annen
help-studio =
    Tegn et eget kart i nettleseren, se det som brett og spill på det.

    Med FILE (.toml) leses kartet derfra hvis den finnes, og hver endring skrives i den.
studio-file-toml = { $file }: kartfiler ender på .toml
studio-no-folder = { $folder } er ikke en mappe
server-keeps-maps = Besøkende kan legge kart her. Åpne { $page } for å fjerne dem.
option-allow-uploads = Ta vare på kart som besøkende tegner, så alle kan spille på dem.
help-serve = Tilby spill til nettlesere til serveren stoppes (Ctrl-C).
option-host = Adresse å lytte på.
option-serve-port = Port å lytte på.
option-serve-database = Fil spillene lagres i, eller postgresql://user@host/name (standard: games.sqlite i datamappen din).
option-upgrade = Oppgrader en database fra en tidligere versjon; ta sikkerhetskopi først.
option-serve-processes = Servere å starte, som deler porten og en PostgreSQL-database.
upgrade-now = Oppgradere den nå?
processes-need-postgresql = --processes { $count } krever en PostgreSQL-database: flere servere kan ikke dele en fil; oppgi en med --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] 1 server er på { $address }
       *[other] { $count } servere er på { $address }
    }
process-restarts = En server avsluttet (kode { $code }); en annen tar plassen.
process-gives-up = En server kan ikke startes (kode { $code }).
option-own-map = Tilby din egen kartfil; kan gjentas.
option-own-bot = Tilby din egen bot under et navn: module:Class, en installert bot eller run:COMMAND; kan gjentas.
option-lan-address = Adressen til denne maskinen for venner på det lokale nettverket (standard: finnes automatisk).
option-origin = Enda et opphav som sider kan koble til fra.
option-serve-bots = Prosesser der boter tenker.
option-bot-pause = Sekunder før en bot tar en lett avgjørelse; vanskelige tar opptil fire ganger så lang tid.
option-undo-seconds = Sekunder en bot venter mens en spiller fortsatt kan angre et trekk, hvis boter tar pauser.
option-rooms-per-minute = Nye rom én adresse kan opprette.
option-rooms-per-address = Rom fra én adresse som kan være i gang samtidig.
option-connections-per-address = Forbindelser én adresse kan ha samtidig.
option-connections = Forbindelser det kan være samtidig, hvis systemet tillater så mange filer.
option-proxy = Adresse eller nettverk for en proxy som kan si hvor en forespørsel kommer fra (X-Forwarded-For); kan gjentas.
option-metrics-port = Port der Prometheus finner tall (standard: ingen gis).
option-metrics-host = Adressen til den porten.
option-log-format = Hvordan loggen til serveren skrives.
not-a-network = { $network } er verken en adresse eller et nettverk, for eksempel 10.0.0.5 eller 10.0.0.0/8

## maps and check-map

help-maps = List opp kartene som følger med branchline.
option-maps-json = Skriv kartene som JSON.
help-check-map =
    Kontroller en kartfil FILE: hvert problem, og hva som ville vært riktig.

    Sluttkode 1 hvis det er problemer.
option-check-map-json = Skriv problemene som JSON.
maps-hint = Spill et: branchline play MAP    Ditt eget: branchline check-map FILE
rules-and-variants = { $rules }; varianter: { $variants }
problems-found =
    { $count ->
        [one] 1 problem
       *[other] { $count } problemer
    }
map-is-sound =
    { $map } ({ $id }) er i orden: { $fewest }–{ $most } spillere, { $trains } tog hver, { $places } steder, { $tracks ->
        [one] 1 rute
       *[other] { $tracks } ruter
    }, { $tickets ->
        [one] 1 billett
       *[other] { $tickets } billetter
    }.
map-mechanics = Mekanismer: { $names }.
map-variants = Varianter: { $names }.

## replay

help-replay = Kontroller det lagrede spillet FILE, post for post, og spill det av.
option-replay-json = Skriv spillet som JSON.
option-to = Stopp etter N trekk.
option-animate = Skriv partiet som animasjon, .webp eller .gif, på høyst 3 MB.
option-log = Fortell alt som skjedde, i setninger.
beyond-the-end = spillet har { $moves } trekk, så { $option } { $given } er etter slutten
replay-heading =
    { $map } · { $seats } · { $moves ->
        [one] 1 trekk, i orden
       *[other] { $moves } trekk, alle i orden
    }
replay-part-heading =
    { $map } · { $seats } · { $shown ->
        [one] det første av { $moves } trekk, i orden
       *[other] de første { $shown } av { $moves } trekk, alle i orden
    }
game-not-over = Spillet er ikke slutt: det er { $seats } sin tur.
not-an-animation = { $file }: en animasjon skrives som .webp eller .gif
animation-needs-packages = en animasjon krever flere pakker: pip install 'branchline[pictures]'
animation-working = Animerer partiet
animation-written = Skrevet: { $file } ({ $megabytes } MB)

## board

help-board =
    Tegn brettet for MAP, tomt eller slik et lagret spill etterlot det.

    Kartene i pakken har ferdige brett. Ditt eget kart får et ut fra koordinatene til stedene eller, hvis det ikke oppgir noen, ut fra rutene.
option-output = Skriv hit.
option-format = Bildeformat; ellers det navnet på FILE sier.
option-width = Bredden på en PNG, i piksler.
option-record = Vis et lagret parti med stillingen; uten MAP på brettet det ble spilt på.
option-move = Spillet etter N trekk.
option-geography = Tegn brettet på nytt, på virkelig land.
option-layout = Tegn brettet på nytt: etter hvor stedene ligger, eller bare etter rutene.
option-keep = Lagre et nytegnet brett ved siden av kartfilen.
move-needs-record = --move krever et spill: oppgi --record FILE
board-of-what = hvilket brett? oppgi MAP, eller et parti med --record FILE
not-a-picture = { $file }: et brett skrives som .svg eller .png, eller oppgi --format
board-written = { $file }: brettet for { $map }
game-on-another-map = { $file }: et spill på { $played }, ikke på { $map }
drawing-needs-packages = å tegne et brett på nytt krever flere pakker: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = en PNG krever flere pakker: pip install 'branchline[pictures]'; det gjør ikke --format svg
no-coordinates = Stedene har ingen koordinater: lagt ut etter rutene.
drawing-places = Tegner steder …
drawing-ground = Tegner land …
drawing-routes = Tegner ruter og etiketter …
drawing-names = Tegner navn og relieff …

## simulate

help-simulate = Spill mange partier mellom boter på MAP (en ID eller en kartfil) og vis tallene.
option-games = Antall partier.
option-bot = Bot for alle plasser, eller én per plass, med komma ({ $bots }).
option-simulate-seed = Bestemmer hvert parti (standard: trekkes og oppgis).
bots-disagree = { $players } spillere krever 1 eller { $players } boter, ikke { $bots }
games-played = spiller
simulated =
    { $map }, { $players } spillere, { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }, frø { $seed }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turer og { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } avgjørelser per parti; { NUMBER($games, maximumFractionDigits: 0) } partier og { NUMBER($speed, maximumFractionDigits: 0) } avgjørelser per sekund prosessortid

## arena

help-arena = La boter spille mot hverandre, på alle plasser og med de samme kortene, og ranger dem.
option-arena-bots = Boter, med komma: { $bots }, module:Class eller run:COMMAND.
option-arena-games = Partier i hvert møte.
option-arena-seed = Bestemmer hvordan kortene faller.
option-book = En fil å lagre partiene i; finnes den allerede, fortsetter turneringen.
option-sprt = Stopp når den første boten vinner denne andelen, eller helt sikkert ikke gjør det.
option-plot = Tegn rangeringen som SVG.
too-few-bots = en turnering krever to eller flere forskjellige boter
sprt-out-of-range = --sprt må ligge mellom den rettferdige andelen { $fair } og 1
arena-heading = { $map }, { $players } spillere, frø { $seed }
arena-plot-title = { $map }, { $players } spillere
rating-interval = { $low } til { $high }
sequential-test =
    Sekvensiell test for { $share }: { $verdict ->
        [better] bedre
        [no-better] ikke bedre
       *[undecided] uavgjort
    }

## perft

help-perft = Tell måtene å spille DEPTH handlinger på MAP på, med tilfeldigheten bestemt av frøet.
option-depth = Antall handlinger.
option-perft-seed = Bestemmer all tilfeldighet.
option-skip = Tilfeldige trekk som spilles først.
option-divide = Tell hver for seg etter hver første handling.
option-perft-json = Skriv antallene som JSON.
positions-at-depth = stillinger på dybde { $depth } ({ $seconds } s)

## bench

help-bench = Mål på én kjerne: tilfeldige partier, enkelte operasjoner, lengste linjer, miljøer.
option-bench-games = Antall tilfeldige partier på hvert kart (standard: { $games }), eller i hver bit av en runde.
option-yardstick = Et program som skriver games_per_s som JSON, å sammenligne med (standard: scripts/yardstick, kompilert hvis det finnes en C-kompilator).
option-only = Mål bare motoren, miljøene for læring, avgjørelsene til en bot (i runder) eller starten (standard: de to første; i runder motoren).
option-rounds = Sammenlign i så mange runder: målestokken, denne motoren og en annen utsjekking bytter på i korte biter.
option-against = I runder: mappen med en annen utsjekking å sammenligne med.
option-bench-map = I runder: et kart å måle; kan gjentas (standard: alle kart).
option-bench-players = I runder: antall spillere (standard: alle antall; for miljøer og boter det minste).
option-bench-processes = I runder, med --only env: sammenlign partier som så mange prosesser deler, med like mange kjøringer side om side.
only-in-rounds = --against, --map og --players krever --rounds
processes-only-for-environments = --processes krever --rounds og --only env, og sammenligner ikke med noen annen utsjekking
not-in-rounds = --yardstick kan ikke kombineres med --rounds, som bruker scripts/yardstick
start-plays-no-games = --only start spiller ingen partier: utelat --games, --map, --players og --yardstick
no-table-to-measure = ingen av disse kartene er for { $players } spillere
not-a-checkout = { $folder } er ikke en utsjekking: den har ingen src/branchline
checkout-fails = motoren kunne ikke måles: { $problem }
rounds-measured = Runder
rounds-title =
    { $kind ->
        [planner] Planleggerens partier mot seg selv, avgjørelser/s
        [value] Verdibotens partier mot seg selv, avgjørelser/s
        [env] Miljøer, steg/s med observasjon og maske
       *[engine] Tilfeldige partier, avgjørelser/s
    }, { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    }
rounds-explained = Hastigheter er per sekund prosessortid. Spredningen er bredden på den midterste halvdelen av rundene, som andel av medianen; forhold er medianer av forholdene i hver runde. «Mot basis» sammenligner med det enkleste kartet med samme antall spillere.
shared-title =
    Miljøer delt av { $processes } prosesser, steg/s, { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    }
shared-explained = Hastigheter er etter klokken: { $processes } prosesser deler { $games } partier, og så tar { $processes } kjøringer side om side steg i { $games } partier hver. Forhold er medianer av forholdene i hver runde; andre programmer som holder kjernene opptatt, bremser mest dem som venter på hverandre.
start-title =
    Start, sekunder prosessortid, { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, første side
start-explained = «Mot ingenting» sammenligner det beste med det beste for en Python som ikke gjør noe. For branchline play telles det som er brukt når den første siden er besvart.
yardstick-row = målestokk i C
no-yardstick = Målestokken er utelatt: den krever scripts/yardstick fra en utsjekking og en C-kompilator.
not-a-yardstick = { $program } skriver ikke games_per_s som JSON
rates-explained = Hastigheter er per sekund prosessortid, alle fra denne ene kjøringen.
random-games-title =
    { $engine ->
        [compiled] Tilfeldige partier, kompilert, én kjerne
       *[interpreted] Tilfeldige partier, tolket, én kjerne
    }
operations-title = Mikrosekunder
environments-title =
    { $engine ->
        [compiled] Miljøer: steg/s med observasjon og maske, kompilert
       *[interpreted] Miljøer: steg/s med observasjon og maske, tolket
    }
ratio-slowest-map-to-base-decisions = avgjørelser på tregeste kart mot basis: { $ratio }
ratio-compiled-to-interpreted = kompilert mot tolket: { $ratio }
ratio-base-to-yardstick = basis mot målestokk: { $ratio }
ratio-other-to-yardstick = basis i den andre utsjekkingen mot målestokk: { $ratio }

## Columns of tables

column-map = kart
column-players = spillere
column-places = steder
column-tracks = ruter
column-tickets = billetter
column-rules = egne regler
column-seat = plass
column-bot = bot
column-mean-score = snitt
column-wins = seire
column-rivals = blant
column-games = partier
column-interval = 95 %
column-score = poeng
column-best-other = beste andre
column-margin = margin
column-rating = rangering
column-milliseconds = ms per trekk
column-games-per-second = partier/s
column-decisions-per-second = avgj./s
column-decisions-per-game = avgj./parti
column-interpreted = tolket
column-legal = tillatte
column-apply = utfør
column-copy = kopier
column-view = visning
column-longest-path = lengste linje
column-worst = verst
column-steps = steg
column-numbers-seen = tall sett
column-single = enkelt
column-median = median
column-best = best
column-spread = spredning
column-to-base = mot basis
column-other-median = annen utsjekk.
column-to-other = mot annen
column-apart-median = side om side
column-program = program
column-seconds-median = median
column-seconds-best = best
column-to-nothing = mot ingenting
column-to-apart = forhold
column-games-at-once =
    { $games ->
        [one] 1 parti
       *[other] { $games } partier
    } om gangen
