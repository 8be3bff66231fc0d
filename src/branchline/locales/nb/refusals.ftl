refused-detail = { $reason } ({ $detail })

## Reasons

refused-stale = Stillingen har endret seg i mellomtiden.
refused-out-of-turn = Det er ikke din tur.
refused-illegal = Det er ikke tillatt nå.
refused-not-your-seat = Det er ikke din plass.
refused-not-started = Spillet har ikke begynt.
refused-over = Spillet er slutt.
refused-not-now = Det går ikke nå.
refused-bad-name = Det navnet kan ikke brukes her.
refused-bad-record = Filen kan ikke åpnes.
refused-cannot-undo = Det kan ikke angres.
refused-malformed = Serveren forsto ikke denne siden.
refused-too-large = Det er for langt.
refused-too-fast = Ta det litt roligere.
refused-unavailable = Serveren klarte det ikke; prøv igjen.
refused-unknown-room = Det bordet finnes ikke.

## Details: messages and requests

refusal-not-a-message = { $problem }
refusal-nested = for dypt nøstet
refusal-most-bytes = høyst { $bytes } byte
refusal-broken-off = forespørselen ble avbrutt
refusal-no-move-number = et trekk har et nummer, talt fra 1
refusal-no-request = dette er ingen forespørsel som kan forstås
refusal-too-slow =
    { $seconds ->
        [one] forespørselen kom ikke innen ett sekund
       *[other] forespørselen kom ikke innen { $seconds } sekunder
    }
refusal-too-many-connections = det er for mange forbindelser for øyeblikket
refusal-connections-of-address = det er for mange forbindelser fra denne adressen
refusal-rooms-of-address =
    { $most ->
        [one] det finnes allerede et bord fra denne adressen
       *[other] det finnes allerede { $most } bord fra denne adressen
    }
refusal-rooms-today = det har vært for mange bord fra denne adressen i dag
refusal-busy = serveren har for mye å gjøre; prøv igjen om litt
refusal-other-site = forespørsler fra andre nettsteder blir ikke besvart
refusal-wait-a-minute = vent et minutt
refusal-hello-first = den første meldingen må være hello
refusal-one-hello = ett hello, i protokoll { $protocol }; det kan hjelpe å laste siden på nytt
refusal-no-token = Denne nettleseren har ingen plass ved dette bordet, og ingen kan se på. Er du invitert, så åpne lenken du har fått.
refusal-not-host = bare den som opprettet spillet, kan gjøre det
refusal-network-elsewhere = bare på datamaskinen serveren kjører på
refusal-network-public = denne serveren er ikke bare for sin egen datamaskin
refusal-no-network = denne datamaskinen er ikke på noe lokalt nettverk som ble funnet
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = det er ikke en lenke til denne serveren
refusal-database = databasen sviktet; ingenting ble lagret
refusal-unreadable = dette spillet kan ikke leses
refusal-server-error = noe gikk galt på serveren

## Details: the state of a game

refusal-seats-open = spillet begynner når alle plasser er tatt
refusal-already-begun = spillet har begynt
refusal-not-over = spillet er ikke slutt
refusal-record-later = spillfilen kan hentes når spillet er slutt
refusal-record = { $problem }
refusal-record-unfinished = partiet i den er ikke over; her åpnes bare ferdige partier
refusal-record-too-much = det tar for lang tid å kontrollere den
refusal-records-today = det er åpnet for mange filer fra denne adressen i dag
refusal-no-pictures = denne serveren mangler pakkene til det: pip install 'branchline[pictures]'
refusal-no-drawing = denne serveren mangler pakkene til det: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = denne serveren mangler pakkene til det: pip install 'branchline[print]'
refusal-not-printed = dette er en variant av et medfølgende brett; bare egne kart skrives ut
refusal-no-uploads = denne serveren tar ikke vare på besøkendes kart
refusal-too-many-uploads = den tar vare på høyst { $most } kart; fjern først et av dine
refusal-no-file = ingen fil er åpnet for denne siden
refusal-no-studies = her kan bare serverens eier bruke laboratoriet
refusal-study-running = serverens laboratorium er opptatt; prøv når det er ferdig
refusal-not-ready = det er ikke klart ennå
refusal-replay-later = reprisen kan ses når spillet er slutt
refusal-changed-at = stillingen endret seg ved versjon { $version }
refusal-no-version = det finnes ingen versjon { $version } ennå
refusal-others-to-act = nå er det { $names } sin tur
refusal-illegal-action = handling { $action } er ikke tillatt nå
refusal-undo = noe nytt er kjent, en annen spiller har handlet, eller for mye er allerede angret
refusal-hint-turn = tips er for spilleren som har turen
refusal-one-hint = ett tips om gangen
refusal-no-hint = det ble ikke funnet noe tips i tide
refusal-before-last-move = velg et trekk før det siste av { $moves }
refusal-log-incomplete = loggen for dette spillet er ufullstendig

## Details: rooms, seats and chat

refusal-no-such-map = det kartet finnes ikke
refusal-no-such-lesson = den leksjonen finnes ikke
refusal-no-such-puzzle = den oppgaven finnes ikke
refusal-no-such-variant = kartet har ingen slik variant
refusal-player-count = { $map } er for { $fewest } til { $most } spillere
refusal-first-seat = det finnes ingen slik plass som kan begynne
refusal-no-such-bot = den boten finnes ikke; det finnes { $bots }
refusal-seats-of-game =
    { $count ->
        [one] spillet har 1 plass, som ikke kan være ledig
       *[other] spillet har { $count } plasser, og ingen av dem kan være ledige
    }
refusal-too-many-rooms = det er for mange bord for øyeblikket
refusal-rematch-exists = det nye spillet finnes allerede
refusal-no-open-seat = ingen plass er ledig
refusal-bot-plays = en bot spiller denne plassen; ta den tilbake først
refusal-bot-plays-already = en bot spiller allerede denne plassen
refusal-no-bot-plays = ingen bot spiller for denne spilleren
refusal-bot-sits-there = der sitter en bot
refusal-mute = det finnes ingen slik plass å dempe
refusal-nothing-said = det er ingenting å si
refusal-name-length = et navn har 1 til { $most } tegn
refusal-name-hidden = det inneholder tegn som ikke kan ses
refusal-name-marks = høyst { $most } aksenter på én bokstav
refusal-name-taken = noen her heter { $name }
refusal-too-much-chat = det prates for mye ved dette bordet

## The server itself

server-no-client =
    Branchline-serveren kjører, men nettleserklienten er ikke bygd: kjør `make setup` i
    kildekoden, eller installer et wheel. `branchline play --terminal` spiller i terminalen, og
    programmer kan bruke API-et: se /api/options.
server-unknown-host =
    Denne serveren har ikke det navnet. Hvis den skal ha det, start den med --origin og adressen til
    nettstedet.

## Databases

database-of-another-program = { $path }: en database fra et annet program; oppgi en annen fil
database-of-newer-version = { $database }: skrevet av en nyere versjon av branchline (skjema { $found }, denne leser { $own }); bruk den versjonen, eller oppgi en annen database med --database
database-of-older-version =
    { $database }: skrevet av en tidligere versjon av branchline (skjema { $found }, denne krever { $own }). Den kan oppgraderes, og da kan ikke tidligere versjoner lese den: ta først en sikkerhetskopi ({ $kind ->
        [shared] pg_dump
       *[file] en kopi av filen, med -wal-filen hvis det finnes en, mens ingen server kjører
    }), og start igjen med --upgrade
database-scheme = { $scheme }: databaser er en fil, oppgitt bare med stien (games.sqlite), eller PostgreSQL (postgresql://user@host/name)
database-address = dette er ikke adressen til en PostgreSQL-database; den har formen postgresql://user@host:port/name
database-needs-driver = PostgreSQL krever en driver: pip install 'branchline[postgres]'
database-in-use =
    { $file }: en annen server har spillene sine i denne filen{ $address ->
        [none] {""}
       *[other] {""}, på { $address }
    }; stopp den, eller oppgi en annen fil med --database (flere servere kan dele en PostgreSQL-database)
