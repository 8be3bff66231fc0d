refused-detail = { $reason } ({ $detail })

## Reasons

refused-stale = Ställningen har ändrats under tiden.
refused-out-of-turn = Det är inte din tur.
refused-illegal = Det är inte tillåtet nu.
refused-not-your-seat = Det är inte din plats.
refused-not-started = Spelet har inte börjat.
refused-over = Spelet är slut.
refused-not-now = Det går inte nu.
refused-bad-name = Det namnet kan inte användas här.
refused-bad-record = Filen kan inte öppnas.
refused-cannot-undo = Det går inte att ångra.
refused-malformed = Servern förstod inte den här sidan.
refused-too-large = Det är för långt.
refused-too-fast = Ta det lite lugnare.
refused-unavailable = Servern kunde inte göra det; försök igen.
refused-unknown-room = Det bordet finns inte.

## Details: messages and requests

refusal-not-a-message = { $problem }
refusal-nested = för djupt nästlat
refusal-most-bytes = högst { $bytes } byte
refusal-broken-off = begäran avbröts
refusal-no-move-number = ett drag har ett nummer, räknat från 1
refusal-no-request = det här är ingen begäran som går att förstå
refusal-too-slow =
    { $seconds ->
        [one] begäran kom inte inom en sekund
       *[other] begäran kom inte inom { $seconds } sekunder
    }
refusal-too-many-connections = det är för många anslutningar just nu
refusal-connections-of-address = det är för många anslutningar från den här adressen
refusal-rooms-of-address =
    { $most ->
        [one] det finns redan ett bord från den här adressen
       *[other] det finns redan { $most } bord från den här adressen
    }
refusal-rooms-today = det har varit för många bord från den här adressen i dag
refusal-busy = servern har för mycket att göra; försök igen om ett ögonblick
refusal-other-site = begäranden från andra webbplatser besvaras inte
refusal-wait-a-minute = vänta en minut
refusal-hello-first = det första meddelandet måste vara hello
refusal-one-hello = ett hello, i protokoll { $protocol }; det kan hjälpa att ladda om sidan
refusal-no-token = Den här webbläsaren har ingen plats vid det här bordet, och ingen får titta på. Är du inbjuden, öppna länken du har fått.
refusal-not-host = bara den som skapade spelet kan göra det
refusal-network-elsewhere = bara på datorn som servern körs på
refusal-network-public = den här servern är inte bara för sin egen dator
refusal-no-network = datorn är inte på något lokalt nätverk som gick att hitta
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = det är ingen länk till den här servern
refusal-database = fel i databasen; inget sparades
refusal-unreadable = det här spelet går inte att läsa
refusal-server-error = något gick fel på servern

## Details: the state of a game

refusal-seats-open = spelet börjar när alla platser är tagna
refusal-already-begun = spelet har börjat
refusal-not-over = spelet är inte slut
refusal-record-later = spelfilen går att hämta när spelet är slut
refusal-record = { $problem }
refusal-record-unfinished = partiet i den är inte slut; här öppnas bara avslutade partier
refusal-record-too-much = det tar för lång tid att kontrollera den
refusal-records-today = för många filer har öppnats från den här adressen i dag
refusal-no-pictures = den här servern saknar paketen för det: pip install 'branchline[pictures]'
refusal-no-drawing = den här servern saknar paketen för det: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = den här servern saknar paketen för det: pip install 'branchline[print]'
refusal-not-printed = det här är en variant av en medföljande spelplan; bara egna kartor skrivs ut
refusal-no-uploads = den här servern sparar inga kartor från besökare
refusal-too-many-uploads = den sparar högst { $most } kartor; ta först bort en av dina
refusal-no-file = ingen fil är öppnad för den här sidan
refusal-no-studies = här kan bara serverns ägare använda labbet
refusal-study-running = serverns labb är upptaget; försök när det är klart
refusal-not-ready = det är inte klart än
refusal-replay-later = reprisen går att se när spelet är slut
refusal-changed-at = ställningen ändrades vid version { $version }
refusal-no-version = det finns ingen version { $version } än
refusal-others-to-act = nu är det { $names } som ska spela
refusal-illegal-action = handling { $action } är inte tillåten nu
refusal-undo = något nytt är känt, en annan spelare har agerat, eller för mycket har redan ångrats
refusal-hint-turn = tips är för den spelare som står på tur
refusal-one-hint = ett tips i taget
refusal-no-hint = inget tips hittades i tid
refusal-before-last-move = välj ett drag före det sista av { $moves }
refusal-log-incomplete = spelets logg är ofullständig

## Details: rooms, seats and chat

refusal-no-such-map = den kartan finns inte
refusal-no-such-lesson = den lektionen finns inte
refusal-no-such-puzzle = den uppgiften finns inte
refusal-no-such-variant = kartan har ingen sådan variant
refusal-player-count = { $map } är för { $fewest } till { $most } spelare
refusal-first-seat = det finns ingen sådan plats som kan börja
refusal-no-such-bot = den boten finns inte; det finns { $bots }
refusal-seats-of-game =
    { $count ->
        [one] spelet har 1 plats, som inte kan vara ledig
       *[other] spelet har { $count } platser, och ingen av dem kan vara ledig
    }
refusal-too-many-rooms = det är för många bord just nu
refusal-rematch-exists = det nya spelet finns redan
refusal-no-open-seat = ingen plats är ledig
refusal-bot-plays = en bot spelar den här platsen; ta tillbaka den först
refusal-bot-plays-already = en bot spelar redan den här platsen
refusal-no-bot-plays = ingen bot spelar åt den här spelaren
refusal-bot-sits-there = där sitter en bot
refusal-mute = det finns ingen sådan plats att tysta
refusal-nothing-said = det finns inget att säga
refusal-name-length = ett namn har 1 till { $most } tecken
refusal-name-hidden = det innehåller tecken som inte syns
refusal-name-marks = högst { $most } accenter på en bokstav
refusal-name-taken = någon här heter { $name }
refusal-too-much-chat = det pratas för mycket vid det här bordet

## The server itself

server-no-client =
    Branchlines server körs, men webbklienten är inte byggd: kör `make setup` i
    källkoden, eller installera ett wheel. `branchline play --terminal` spelar i terminalen, och
    program kan använda API:et: se /api/options.
server-unknown-host =
    Den här servern har inte det namnet. Om den ska ha det, starta den med --origin och webbplatsens
    adress.

## Databases

database-of-another-program = { $path }: en databas från ett annat program; ange en annan fil
database-of-newer-version = { $database }: skriven av en nyare version av branchline (schema { $found }, den här läser { $own }); använd den versionen, eller ange en annan databas med --database
database-of-older-version =
    { $database }: skriven av en tidigare version av branchline (schema { $found }, den här kräver { $own }). Den kan uppgraderas, och då kan tidigare versioner inte läsa den: gör först en säkerhetskopia ({ $kind ->
        [shared] pg_dump
       *[file] en kopia av filen, med dess -wal-fil om det finns en, medan ingen server körs
    }), och starta igen med --upgrade
database-scheme = { $scheme }: databaser är en fil, angiven bara med sin sökväg (games.sqlite), eller PostgreSQL (postgresql://user@host/name)
database-address = det här är inte adressen till en PostgreSQL-databas; den har formen postgresql://user@host:port/name
database-needs-driver = PostgreSQL kräver en drivrutin: pip install 'branchline[postgres]'
database-in-use =
    { $file }: en annan server har sina spel i den här filen{ $address ->
        [none] {""}
       *[other] {""}, på { $address }
    }; stoppa den, eller ange en annan fil med --database (flera servrar kan dela en PostgreSQL-databas)
