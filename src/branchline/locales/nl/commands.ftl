## The command as a whole

help-branchline = Spoorwegspellen op borden: speel ze in de browser of in de terminal, kijk mee, bestudeer ze.
help-start = Om te beginnen: branchline play
option-version = Toon de versie en stop.
option-language = Taal van alle meldingen: { $languages } (standaard: die van het systeem).
language-unknown = { $language } is geen taal die hier gesproken wordt; kies uit { $languages }
version =
    branchline { $version } ({ $engine ->
        [compiled] gecompileerde
       *[interpreted] geïnterpreteerde
    } engine)
stopped = Gestopt.
unexpected-error = Fout: er ging iets onverwachts mis ({ $error }). Meld het alsjeblieft, met wat je ziet na het instellen van { $variable }=1.
error-in = { $file }: { $problem }

## What the command line says by itself

click-usage = Gebruik:
usage-options = OPTIES
usage-command = OPDRACHT [ARGUMENTEN]…
click-options = Opties
click-commands = Opdrachten
click-help = Deze hulp tonen en stoppen.
click-default = standaard: { $default }
click-error = Fout: { $message }
click-try-help = Hulp krijg je met ‘{ $command } { $option }’.
click-invalid = Ongeldige waarde: { $message }
click-invalid-for = Ongeldige waarde voor { $param-hint }: { $message }
click-missing-argument = Er ontbreekt een argument:
click-missing-option = Er ontbreekt een optie:
click-missing-command = Er ontbreekt een opdracht.
click-no-such-option = De optie { $name } bestaat niet.
click-no-such-command = De opdracht { $name } bestaat niet.
click-not-a-number = { $value } is geen geldig getal ({ $number-type }).
click-not-in-range = { $value } ligt niet in het bereik { $range }.
click-no-such-file = { $name } { $filename } bestaat niet.
click-is-a-folder = { $name } { $filename } is een map.
click-takes-no-value = De optie { $name } heeft geen waarde.
click-file = Bestand
click-not-a-choice = { $value } is niet { $choice }.
click-not-one-of = { $value } is geen van { $choices }.
click-extra-argument = Eén argument te veel ({ $args })
click-extra-arguments = Te veel argumenten ({ $args })
click-needs-value = De optie { $name } heeft een waarde nodig.
click-did-you-mean = Bedoel je { $possibility }?
click-did-you-mean-one-of = (Bedoel je een van deze: { $possibilities }?)

## Options of several commands

option-json = Geef de cijfers als JSON.
option-map = De id van een bord of een bordbestand.
option-variant = Een variant van het bord.
option-players = Aantal spelers.
option-players-fewest = Aantal spelers (standaard: het kleinste).
option-processes = Processen waarover de spellen worden verdeeld (standaard: alle kernen).
option-on = Waar de spellen worden gespeeld: "processes" van deze machine, "ray" (ook deze machine) of het adres van een cluster, ray://HOST:PORT.
option-map-file = Waar het bord van een opgeslagen spel staat, als het verhuisd is.

## play

help-play =
    Speel in je browser, op deze machine: tegen bots, met mensen naast je, of via een link.

    MAP is de id van een bord (zie `branchline maps`) of een eigen bordbestand; zonder MAP kies je in de browser. Spellen worden bewaard en gaan verder waar ze waren. Ctrl-C stopt.

    Met --terminal speel je in de terminal; zonder MAP brengen een paar vragen je op gang. Meerdere mensen kunnen het toetsenbord delen; met alleen bots (--seats greedy,random) rolt het spel voorbij.
option-play-port = Waar geluisterd wordt.
option-play-database = Waar de spellen worden bewaard.
option-no-browser = Open geen browser; geef alleen het adres.
option-terminal = Speel in de terminal; de rest is daarvoor.
option-play-players = Hoeveel spelers.
option-seats = Wie er speelt, met komma’s: { $kinds }, module:Class of run:COMMAND (standaard: jij tussen bots).
option-names = De namen van de spelers, met komma’s.
option-play-seed = Dezelfde startwaarde geeft dezelfde kaarten.
option-save = Sla het spel na elke zet op.
option-resume = Ga verder met een opgeslagen spel.
only-in-terminal = { $option } hoort bij het spel in de terminal: voeg --terminal toe
bots-by-seats = { $option } hoort bij het spel in de browser; noem de bot in de terminal in --seats
only-in-browser = { $option } hoort bij het spel in de browser; laat het weg, of laat --terminal weg
map-missing = welk bord? branchline play --terminal MAP, met als MAP een van { $maps }
variant-needs-map = --variant heeft een MAP nodig
map-file-needs-resume = --map-file hoort bij --resume; geef het bestand in plaats daarvan als MAP
file-exists = { $file } bestaat al; ga ermee verder met --resume { $file }, of noem een ander bestand
save-refused = opslaan in { $file } lukt niet: { $problem }
resumed-has-its-own = een opgeslagen spel heeft dat zelf al; laat { $options } weg
unknown-seat-kind = niemand die { $kind } heet kan plaatsnemen
seats-disagree = --players { $players } en --seats met { $seats } kloppen niet met elkaar
not-a-name = { $name } is geen naam: 1 tot en met { $longest } afdrukbare tekens, graag
same-name = twee spelers hebben dezelfde naam
resumed-seats-disagree = het spel heeft { $seats } plekken, --seats heeft er { $given }
client-not-built = de browserclient is niet gebouwd: voer `make setup` uit in de broncode, of installeer een wheel; intussen speelt `branchline play --terminal` hier
browser-is-at = branchline staat op { $address }
browser-runs-already = branchline draait al, op { $address }
browser-keeps-games = Ctrl-C stopt het; spellen worden bewaard in { $file }
browser-ends = Tot ziens. Je spellen zijn bewaard.
port-refused = poort { $port }: { $problem }; noem een andere met { $option }, of geen
not-an-address = { $address } is geen adres van een machine, zoals 192.168.1.5
not-a-database = { $file }: geen database om spellen in te bewaren: { $problem }

## serve

server-keeps-games = Spellen worden bewaard in { $file }
map-id-is-packaged = { $file }: id "{ $id }": zo heet een bord van het pakket; geef het bord een andere
map-id-twice = { $file }: id "{ $id }": { $other } heeft dezelfde id; geef een van beide een andere
help-studio =
    Teken een eigen bord in de browser, bekijk het als het af is en speel erop.

    Met FILE (.toml) wordt het bord daaruit gelezen als het bestand er is, en elke wijziging erin geschreven.
studio-file-toml = { $file }: bordbestanden eindigen op .toml
studio-no-folder = { $folder } is geen map
server-keeps-maps = Bezoekers kunnen hier borden achterlaten. Open { $page } om er te verwijderen.
option-allow-uploads = Borden bewaren die bezoekers tekenen, zodat iedereen erop kan spelen.
help-serve = Bied spellen aan browsers aan tot je stopt (Ctrl-C).
option-host = Adres waarop geluisterd wordt.
option-serve-port = Poort waarop geluisterd wordt.
option-serve-database = Bestand waarin de spellen worden bewaard, of postgresql://user@host/name (standaard: games.sqlite in je gegevensmap).
option-upgrade = Werk een database van een eerdere versie bij; maak eerst een reservekopie.
option-serve-processes = Aantal servers dat start en de poort en een PostgreSQL-database deelt.
upgrade-now = Nu bijwerken?
processes-need-postgresql = --processes { $count } heeft een PostgreSQL-database nodig: meerdere servers kunnen geen bestand delen; noem er een met --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] { $count } server staat op { $address }
       *[other] { $count } servers staan op { $address }
    }
process-restarts = Een server stopte (code { $code }); een andere neemt zijn plaats in.
process-gives-up = Een server kan niet worden gestart (code { $code }).
option-own-map = Bied een eigen bordbestand aan; mag herhaald worden.
option-own-bot = Bied een eigen bot aan onder een naam: module:Class, een geïnstalleerde bot of run:COMMAND; mag herhaald worden.
option-lan-address = Adres van deze machine voor vrienden op het lokale netwerk (standaard: wordt opgezocht).
option-origin = Extra oorsprong (origin) van waaruit pagina’s verbinding mogen maken.
option-serve-bots = Processen waarin bots nadenken.
option-bot-pause = Seconden voordat een bot iets eenvoudigs beslist; moeilijke beslissingen duren tot vier keer zo lang.
option-undo-seconds = Seconden dat een bot wacht zolang een speler een zet nog kan terugnemen, als bots pauzeren.
option-rooms-per-minute = Nieuwe kamers die één adres mag maken.
option-rooms-per-address = Kamers van één adres die tegelijk bezig mogen zijn.
option-connections-per-address = Verbindingen die één adres tegelijk mag hebben.
option-connections = Verbindingen die er tegelijk mogen zijn, als het systeem zoveel bestanden toestaat.
option-proxy = Adres of netwerk van een proxy die mag zeggen waar een aanvraag vandaan komt (X-Forwarded-For); mag herhaald worden.
option-metrics-port = Poort waarop Prometheus cijfers vindt (standaard: geen).
option-metrics-host = Adres van die poort.
option-log-format = Hoe het logboek van de server wordt geschreven.
not-a-network = { $network } is geen adres of netwerk, zoals 10.0.0.5 of 10.0.0.0/8

## maps and check-map

help-maps = Toon de borden die bij branchline horen.
option-maps-json = Geef de borden als JSON.
help-check-map =
    Controleer een bordbestand FILE: elk probleem, en wat goed zou zijn.

    Exitcode 1 als er problemen zijn.
option-check-map-json = Geef de problemen als JSON.
maps-hint = Speel er een: branchline play MAP    Een eigen bord: branchline check-map FILE
rules-and-variants = { $rules }; varianten: { $variants }
problems-found =
    { $count ->
        [one] { $count } probleem
       *[other] { $count } problemen
    }
map-is-sound =
    { $map } ({ $id }) is in orde: { $fewest }–{ $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }, elk { $trains ->
        [one] { $trains } treintje
       *[other] { $trains } treintjes
    }, { $places } plaatsen, { $tracks ->
        [one] { $tracks } spoor
       *[other] { $tracks } sporen
    }, { $tickets } tickets.
map-mechanics = Mechanieken: { $names }.
map-variants = Varianten: { $names }.

## replay

help-replay = Controleer het opgeslagen spel FILE, regel voor regel, en speel het na.
option-replay-json = Geef het spel als JSON.
option-to = Stop na N zetten.
option-animate = Schrijf het spel als animatie, .webp of .gif, van hoogstens 3 MB.
option-log = Vertel alles wat er gebeurde, in zinnen.
beyond-the-end =
    het spel heeft { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }, dus { $option } { $given } ligt voorbij het eind
replay-heading =
    { $map } · { $seats } · { $moves ->
        [one] { $moves } zet, in orde
       *[other] { $moves } zetten, allemaal in orde
    }
replay-part-heading = { $map } · { $seats } · zetten 1–{ $shown } van { $moves }, allemaal in orde
game-not-over = Het spel is niet afgelopen; aan de beurt: { $seats }.
not-an-animation = { $file }: een animatie wordt als .webp of .gif geschreven
animation-needs-packages = voor een animatie zijn meer pakketten nodig: pip install 'branchline[pictures]'
animation-working = Het spel wordt geanimeerd
animation-written = Geschreven: { $file } ({ $megabytes } MB)

## board

help-board =
    Teken het bord MAP, leeg of zoals een opgeslagen spel het achterliet.

    Borden van het pakket zijn al getekend. Je eigen bord krijgt een tekening uit de coördinaten van zijn plaatsen of, als het die niet geeft, uit zijn sporen.
option-output = Schrijf hierheen.
option-format = Soort afbeelding; anders wat de naam van FILE zegt.
option-width = Breedte van een PNG, in pixels.
option-record = Toon een bewaard spel met de stand; zonder MAP op de kaart waarop het gespeeld is.
option-move = Het spel na N zetten.
option-geography = Teken het bord opnieuw, op echt land.
option-layout = Teken het bord opnieuw: volgens de ligging van de plaatsen, of alleen volgens de sporen.
option-keep = Bewaar een opnieuw getekend bord naast het bordbestand.
move-needs-record = --move heeft een spel nodig: geef --record FILE
board-of-what = welk bord? geef MAP, of een spel met --record FILE
not-a-picture = { $file }: een bord wordt geschreven als .svg of .png, of geef --format op
board-written = { $file }: het bord { $map }
game-on-another-map = { $file }: een spel op het bord { $played }, niet op { $map }
drawing-needs-packages = om een bord opnieuw te tekenen zijn meer pakketten nodig: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = voor een PNG zijn meer pakketten nodig: pip install 'branchline[pictures]'; voor --format svg niet
no-coordinates = Geen plaats heeft coördinaten: ingedeeld volgens de sporen.
drawing-places = Plaatsen tekenen …
drawing-ground = Land tekenen …
drawing-routes = Routes en opschriften tekenen …
drawing-names = Namen en reliëf tekenen …

## simulate

help-simulate = Speel veel spellen tussen bots op MAP (een id of een bordbestand) en geef de cijfers.
option-games = Aantal spellen.
option-bot = Bot voor alle plekken, of een per plek, met komma’s ({ $bots }).
option-simulate-seed = Legt elk spel vast (standaard: geloot en vermeld).
bots-disagree = { $players } spelers hebben 1 of { $players } bots nodig, niet { $bots }
games-played = bezig
simulated =
    { $map }, { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, startwaarde { $seed }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } beurten en { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } beslissingen per spel; { NUMBER($games, maximumFractionDigits: 0) } spellen en { NUMBER($speed, maximumFractionDigits: 0) } beslissingen per seconde processortijd

## arena

help-arena = Laat bots tegen elkaar spelen, op elke plek en met dezelfde kaarten, en geef ze een rating.
option-arena-bots = Bots, met komma’s: { $bots }, module:Class of run:COMMAND.
option-arena-games = Spellen per ontmoeting.
option-arena-seed = Legt vast hoe de kaarten worden uitgedeeld.
option-book = Een bestand om de spellen in te bewaren; bestaat het al, dan gaat het toernooi verder.
option-sprt = Stop zodra vaststaat of de eerste bot dit aandeel wint of niet.
option-plot = Teken de ratings als SVG.
too-few-bots = een toernooi heeft twee of meer verschillende bots nodig
sprt-out-of-range = --sprt moet liggen tussen het eerlijke aandeel { $fair } en 1
arena-heading =
    { $map }, { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, startwaarde { $seed }
arena-plot-title =
    { $map }, { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
rating-interval = { $low } tot { $high }
sequential-test =
    Sequentiële toets voor { $share }: { $verdict ->
        [better] beter
        [no-better] niet beter
       *[undecided] onbeslist
    }

## perft

help-perft = Tel op hoeveel manieren DEPTH acties op MAP kunnen worden gespeeld, met het toeval vastgelegd door de startwaarde.
option-depth = Aantal acties.
option-perft-seed = Legt al het toeval vast.
option-skip = Willekeurige zetten die eerst worden gespeeld.
option-divide = Tel apart na elke eerste actie.
option-perft-json = Geef de aantallen als JSON.
positions-at-depth = standen op diepte { $depth } ({ $seconds } s)

## bench

help-bench = Meet op één kern: willekeurige spellen, losse bewerkingen, langste routes, omgevingen.
option-bench-games = Aantal willekeurige spellen op elk bord (standaard: { $games }), of in elk stuk van een ronde.
option-yardstick = Een programma dat zijn games_per_s als JSON geeft, om mee te vergelijken (standaard: scripts/yardstick, gecompileerd als er een C-compiler is).
option-only = Meet alleen de engine, de leeromgevingen, de beslissingen van een bot (in rondes) of het starten (standaard: de eerste twee; in rondes de engine).
option-rounds = Vergelijk in zoveel rondes: maatstaf, deze engine en een andere checkout wisselen elkaar af in korte stukken.
option-against = In rondes: de map van een andere checkout om mee te vergelijken.
option-bench-map = In rondes: een bord om te meten; mag herhaald worden (standaard: alle borden).
option-bench-players = In rondes: het aantal spelers (standaard: elk aantal; voor omgevingen en bots het kleinste).
option-bench-processes = In rondes, met --only env: vergelijk spellen die door zoveel processen worden gedeeld met evenveel runs naast elkaar.
only-in-rounds = --against, --map en --players hebben --rounds nodig
processes-only-for-environments = --processes heeft --rounds en --only env nodig, en vergelijkt niet met een andere checkout
not-in-rounds = --yardstick gaat niet samen met --rounds, dat scripts/yardstick gebruikt
start-plays-no-games = --only start speelt geen spellen: laat --games, --map, --players en --yardstick weg
no-table-to-measure =
    geen van deze borden is voor { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
not-a-checkout = { $folder } is geen checkout: src/branchline ontbreekt
checkout-fails = de engine kon niet worden gemeten: { $problem }
rounds-measured = Rondes
rounds-title =
    { $kind ->
        [planner] Spellen van de planner tegen zichzelf, beslissingen/s
        [value] Spellen van de waardebot tegen zichzelf, beslissingen/s
        [env] Omgevingen, stappen/s met waarneming en masker
       *[engine] Willekeurige spellen, beslissingen/s
    }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
rounds-explained = Snelheden zijn per seconde processortijd. De spreiding is de breedte van de middelste helft van de rondes, als deel van de mediaan; verhoudingen zijn medianen van de verhoudingen in elke ronde. ‘T.o.v. basis’ vergelijkt met het eenvoudigste bord bij hetzelfde aantal spelers.
shared-title =
    Omgevingen gedeeld door { $processes } processen, stappen/s, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
shared-explained = Snelheden zijn volgens de klok: { $processes } processen delen { $games } spellen, en daarna spelen { $processes } runs naast elkaar elk { $games } spellen. Verhoudingen zijn medianen van de verhoudingen in elke ronde; andere programma’s die de kernen bezighouden, vertragen het meest wie op elkaar wacht.
start-title =
    Starten, seconden processortijd, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, eerste pagina
start-explained = ‘T.o.v. niets’ vergelijkt de beste met de beste van een Python die niets doet. Bij branchline play telt wat er verbruikt is als de eerste pagina beantwoord is.
yardstick-row = maatstaf in C
no-yardstick = De maatstaf ontbreekt: hij heeft scripts/yardstick van een checkout en een C-compiler nodig.
not-a-yardstick = { $program } geeft zijn games_per_s niet als JSON
rates-explained = Snelheden zijn per seconde processortijd, alle van deze ene run.
random-games-title =
    { $engine ->
        [compiled] Willekeurige spellen, gecompileerd, één kern
       *[interpreted] Willekeurige spellen, geïnterpreteerd, één kern
    }
operations-title = Microseconden
environments-title =
    { $engine ->
        [compiled] Omgevingen: stappen/s met waarneming en masker, gecompileerd
       *[interpreted] Omgevingen: stappen/s met waarneming en masker, geïnterpreteerd
    }
ratio-slowest-map-to-base-decisions = traagste bord t.o.v. basis, beslissingen: { $ratio }
ratio-compiled-to-interpreted = gecompileerd t.o.v. geïnterpreteerd: { $ratio }
ratio-base-to-yardstick = basis t.o.v. maatstaf: { $ratio }
ratio-other-to-yardstick = basis van de andere checkout t.o.v. maatstaf: { $ratio }

## Columns of tables

column-map = bord
column-players = spelers
column-places = plaatsen
column-tracks = sporen
column-tickets = tickets
column-rules = eigen regels
column-seat = plek
column-bot = bot
column-mean-score = gem. score
column-wins = gewonnen
column-rivals = onder
column-games = spellen
column-interval = 95 %
column-score = score
column-best-other = beste ander
column-margin = marge
column-rating = rating
column-milliseconds = ms/zet
column-games-per-second = spellen/s
column-decisions-per-second = beslissingen/s
column-decisions-per-game = beslissingen/spel
column-interpreted = geïnterpreteerd
column-legal = toegestaan
column-apply = uitvoeren
column-copy = kopiëren
column-view = zicht
column-longest-path = langste route
column-worst = slechtste
column-steps = stappen
column-numbers-seen = geziene getallen
column-single = enkel
column-median = mediaan
column-best = beste
column-spread = spreiding
column-to-base = t.o.v. basis
column-other-median = andere checkout
column-to-other = t.o.v. andere
column-apart-median = naast elkaar
column-program = programma
column-seconds-median = mediaan
column-seconds-best = beste
column-to-nothing = t.o.v. niets
column-to-apart = verhouding
column-games-at-once =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } tegelijk
