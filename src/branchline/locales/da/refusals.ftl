refused-detail = { $reason } ({ $detail })

## Reasons

refused-stale = Stillingen har ændret sig i mellemtiden.
refused-out-of-turn = Det er ikke din tur.
refused-illegal = Det er ikke tilladt nu.
refused-not-your-seat = Det er ikke din plads.
refused-not-started = Spillet er ikke begyndt.
refused-over = Spillet er slut.
refused-not-now = Det kan ikke lade sig gøre nu.
refused-bad-name = Det navn kan ikke bruges her.
refused-bad-record = Filen kan ikke åbnes.
refused-cannot-undo = Det kan ikke fortrydes.
refused-malformed = Serveren forstod ikke denne side.
refused-too-large = Det er for langt.
refused-too-fast = Tag det lidt roligere.
refused-unavailable = Det kunne serveren ikke; prøv igen.
refused-unknown-room = Det bord findes ikke.

## Details: messages and requests

refusal-not-a-message = { $problem }
refusal-nested = indlejret for dybt
refusal-most-bytes = højst { $bytes } byte
refusal-broken-off = anmodningen blev afbrudt
refusal-no-move-number = et træk har et nummer, talt fra 1
refusal-no-request = det er ikke en anmodning, der kan forstås
refusal-too-slow =
    { $seconds ->
        [one] anmodningen kom ikke inden for et sekund
       *[other] anmodningen kom ikke inden for { $seconds } sekunder
    }
refusal-too-many-connections = der er for mange forbindelser i øjeblikket
refusal-connections-of-address = der er for mange forbindelser fra denne adresse
refusal-rooms-of-address =
    { $most ->
        [one] der er allerede et bord fra denne adresse
       *[other] der er allerede { $most } borde fra denne adresse
    }
refusal-rooms-today = der har været for mange borde fra denne adresse i dag
refusal-busy = serveren har for meget at lave; prøv igen om lidt
refusal-other-site = anmodninger fra andre websteder besvares ikke
refusal-wait-a-minute = vent et minut
refusal-hello-first = den første besked skal være hello
refusal-one-hello = ét hello, i protokol { $protocol }; det kan hjælpe at indlæse siden igen
refusal-no-token = Denne browser har ingen plads ved dette bord, og ingen må se med. Er du inviteret, så åbn det link, du har fået.
refusal-not-host = det kan kun den, der oprettede spillet
refusal-network-elsewhere = kun på den computer, serveren kører på
refusal-network-public = denne server er ikke kun til sin egen computer
refusal-no-network = denne computer er ikke på noget lokalt netværk, der kunne findes
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = det er ikke et link til denne server
refusal-database = databasen svigtede; intet blev gemt
refusal-unreadable = dette spil kan ikke læses
refusal-server-error = noget gik galt på serveren

## Details: the state of a game

refusal-seats-open = spillet begynder, når alle pladser er taget
refusal-already-begun = spillet er begyndt
refusal-not-over = spillet er ikke slut
refusal-record-later = spilfilen kan hentes, når spillet er slut
refusal-record = { $problem }
refusal-record-unfinished = partiet i den er ikke slut; her åbnes kun afsluttede partier
refusal-record-too-much = det tager for lang tid at kontrollere den
refusal-records-today = der er åbnet for mange filer fra denne adresse i dag
refusal-no-pictures = denne server mangler pakkerne til det: pip install 'branchline[pictures]'
refusal-no-drawing = denne server mangler pakkerne til det: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = denne server mangler pakkerne til det: pip install 'branchline[print]'
refusal-not-printed = dette er en variant af en medfølgende plade; kun egne plader udskrives
refusal-no-uploads = denne server gemmer ikke besøgendes plader
refusal-too-many-uploads = den gemmer højst { $most } plader; fjern først en af dine
refusal-no-file = der er ikke åbnet nogen fil til denne side
refusal-no-studies = her kan kun serverens ejer bruge laboratoriet
refusal-study-running = serverens laboratorium er optaget; prøv, når det er færdigt
refusal-not-ready = det er ikke klar endnu
refusal-replay-later = gensynet kan ses, når spillet er slut
refusal-changed-at = stillingen ændrede sig ved version { $version }
refusal-no-version = der er ingen version { $version } endnu
refusal-others-to-act = nu er turen hos { $names }
refusal-illegal-action = handling { $action } er ikke tilladt nu
refusal-undo = noget nyt er kendt, en anden spiller har handlet, eller der er allerede fortrudt for meget
refusal-hint-turn = et tip er til den spiller, der har turen
refusal-one-hint = ét tip ad gangen
refusal-no-hint = intet tip blev fundet i tide
refusal-before-last-move = vælg et træk før det sidste af { $moves }
refusal-log-incomplete = spillets log er ufuldstændig

## Details: rooms, seats and chat

refusal-no-such-map = den plade findes ikke
refusal-no-such-lesson = den lektion findes ikke
refusal-no-such-puzzle = den opgave findes ikke
refusal-no-such-variant = pladen har ikke den variant
refusal-player-count = { $map } er for { $fewest } til { $most } spillere
refusal-first-seat = der er ingen sådan plads, der kan begynde
refusal-no-such-bot = den bot findes ikke; der er { $bots }
refusal-seats-of-game =
    { $count ->
        [one] spillet har 1 plads, som ikke kan være ledig
       *[other] spillet har { $count } pladser, og ingen af dem kan være ledige
    }
refusal-too-many-rooms = der er for mange borde i øjeblikket
refusal-rematch-exists = det nye spil findes allerede
refusal-no-open-seat = ingen plads er ledig
refusal-bot-plays = en bot spiller denne plads; tag den tilbage først
refusal-bot-plays-already = en bot spiller allerede denne plads
refusal-no-bot-plays = ingen bot spiller for denne spiller
refusal-bot-sits-there = der sidder en bot
refusal-mute = der er ingen sådan plads at ignorere
refusal-nothing-said = der er intet at sige
refusal-name-length = et navn har 1 til { $most } tegn
refusal-name-hidden = det indeholder tegn, der ikke kan ses
refusal-name-marks = højst { $most } accenter på ét bogstav
refusal-name-taken = der er allerede en, der hedder { $name }
refusal-too-much-chat = der snakkes for meget ved dette bord

## The server itself

server-no-client =
    Branchlines server kører, men browserklienten er ikke bygget: kør `make setup` i
    kildekoden, eller installer et wheel. `branchline play --terminal` spiller i terminalen, og
    programmer kan bruge API’et: se /api/options.
server-unknown-host =
    Denne server har ikke det navn. Hvis den skal have det, så start den med --origin og webstedets
    adresse.

## Databases

database-of-another-program = { $path }: en database fra et andet program; angiv en anden fil
database-of-newer-version = { $database }: skrevet af en nyere version af branchline (skema { $found }, denne læser { $own }); brug den version, eller angiv en anden database med --database
database-of-older-version =
    { $database }: skrevet af en tidligere version af branchline (skema { $found }, denne kræver { $own }). Den kan opgraderes, og så kan tidligere versioner ikke læse den: lav først en sikkerhedskopi ({ $kind ->
        [shared] pg_dump
       *[file] en kopi af filen, med dens -wal-fil, hvis der er en, mens ingen server kører
    }), og start igen med --upgrade
database-scheme = { $scheme }: databaser er en fil, angivet ved sin sti alene (games.sqlite), eller PostgreSQL (postgresql://user@host/name)
database-address = det er ikke adressen på en PostgreSQL-database; den har formen postgresql://user@host:port/name
database-needs-driver = PostgreSQL kræver en driver: pip install 'branchline[postgres]'
database-in-use =
    { $file }: en anden server har sine spil i denne fil{ $address ->
        [none] {""}
       *[other] {""}, på { $address }
    }; stop den, eller angiv en anden fil med --database (flere servere kan dele en PostgreSQL-database)
