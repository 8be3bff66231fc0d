refused-detail = { $reason } ({ $detail })

## Reasons

refused-stale = De stand is intussen veranderd.
refused-out-of-turn = Je bent niet aan de beurt.
refused-illegal = Dat mag nu niet.
refused-not-your-seat = Dat is niet jouw plek.
refused-not-started = Het spel is nog niet begonnen.
refused-over = Het spel is afgelopen.
refused-not-now = Dat kan nu niet.
refused-bad-name = Die naam kan hier niet.
refused-bad-record = Dit bestand kan niet geopend worden.
refused-cannot-undo = Dat kun je niet terugnemen.
refused-malformed = De server begreep deze pagina niet.
refused-too-large = Dat is te lang.
refused-too-fast = Iets langzamer, graag.
refused-unavailable = De server kon dat niet doen; probeer het opnieuw.
refused-unknown-room = Deze tafel bestaat niet.

## Details: messages and requests

refusal-not-a-message = { $problem }
refusal-nested = te diep genest
refusal-most-bytes = hoogstens { $bytes } bytes
refusal-broken-off = de aanvraag brak af
refusal-no-move-number = een zet heeft een nummer, geteld vanaf 1
refusal-no-request = deze aanvraag is niet te begrijpen
refusal-too-slow =
    { $seconds ->
        [one] de aanvraag kwam niet binnen { $seconds } seconde
       *[other] de aanvraag kwam niet binnen { $seconds } seconden
    }
refusal-too-many-connections = er zijn op dit moment te veel verbindingen
refusal-connections-of-address = er zijn te veel verbindingen vanaf dit adres
refusal-rooms-of-address =
    { $most ->
        [one] er is al { $most } tafel vanaf dit adres
       *[other] er zijn al { $most } tafels vanaf dit adres
    }
refusal-rooms-today = er waren vandaag te veel tafels vanaf dit adres
refusal-busy = de server heeft het te druk; probeer het zo nog eens
refusal-other-site = aanvragen van andere sites worden niet beantwoord
refusal-wait-a-minute = wacht een minuut
refusal-hello-first = het eerste bericht moet hello zijn
refusal-one-hello = één hello, in protocol { $protocol }; misschien helpt het de pagina opnieuw te laden
refusal-no-token = Deze browser heeft geen plek aan deze tafel, en meekijken mag niet. Ben je uitgenodigd, open dan de link die je hebt gekregen.
refusal-not-host = dat kan alleen wie het spel heeft gemaakt
refusal-network-elsewhere = alleen op de computer waar de server draait
refusal-network-public = deze server is er niet alleen voor zijn eigen computer
refusal-no-network = voor deze computer is geen lokaal netwerk gevonden
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = dat is geen link naar deze server
refusal-database = de database gaf een fout; er is niets opgeslagen
refusal-unreadable = dit spel kan niet worden gelezen
refusal-server-error = er ging iets mis op de server

## Details: the state of a game

refusal-seats-open = het spel begint als alle plekken bezet zijn
refusal-already-begun = het spel is begonnen
refusal-not-over = het spel is niet afgelopen
refusal-record-later = het verslag is er als het spel afgelopen is
refusal-record = { $problem }
refusal-record-unfinished = het spel erin is niet afgelopen; hier worden alleen afgelopen spellen geopend
refusal-record-too-much = het nakijken duurt te lang
refusal-records-today = vanaf dit adres zijn vandaag te veel bestanden geopend
refusal-no-pictures = deze server mist de pakketten daarvoor: pip install 'branchline[pictures]'
refusal-no-drawing = deze server heeft de pakketten daarvoor niet: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = deze server heeft de pakketten daarvoor niet: pip install 'branchline[print]'
refusal-not-printed = dit is een variant van een meegeleverd bord; alleen eigen borden worden afgedrukt
refusal-no-uploads = deze server bewaart geen borden van bezoekers
refusal-too-many-uploads = hij bewaart hoogstens { $most } borden; verwijder er eerst een van jou
refusal-no-file = voor deze pagina is geen bestand geopend
refusal-no-studies = hier kan alleen de eigenaar van de server het lab gebruiken
refusal-study-running = het lab van deze server is bezig; probeer het als het klaar is
refusal-not-ready = het is nog niet klaar
refusal-replay-later = terugkijken kan als het spel afgelopen is
refusal-changed-at = de stand veranderde bij versie { $version }
refusal-no-version = er is nog geen versie { $version }
refusal-others-to-act = aan de beurt: { $names }
refusal-illegal-action = actie { $action } mag nu niet
refusal-undo = er is iets nieuws bekend, een ander heeft gehandeld, of er is al te veel teruggenomen
refusal-hint-turn = een hint is voor wie aan de beurt is
refusal-one-hint = één hint tegelijk
refusal-no-hint = er is op tijd geen hint gevonden
refusal-before-last-move = kies een zet vóór de laatste van { $moves }
refusal-log-incomplete = het verloop van dit spel is onvolledig

## Details: rooms, seats and chat

refusal-no-such-map = dit bord bestaat niet
refusal-no-such-lesson = deze les bestaat niet
refusal-no-such-puzzle = die puzzel bestaat niet
refusal-no-such-variant = het bord heeft deze variant niet
refusal-player-count =
    { $map } is voor { $fewest } tot { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }
refusal-first-seat = de plek die zou beginnen bestaat niet
refusal-no-such-bot = deze bot bestaat niet; er zijn { $bots }
refusal-seats-of-game =
    { $count ->
        [one] het spel heeft { $count } plek, die niet vrij kan zijn
       *[other] het spel heeft { $count } plekken, waarvan er geen vrij kan zijn
    }
refusal-too-many-rooms = er zijn op dit moment te veel tafels
refusal-rematch-exists = het nieuwe spel is er al
refusal-no-open-seat = er is geen plek vrij
refusal-bot-plays = een bot speelt op deze plek; neem die plek eerst terug
refusal-bot-plays-already = een bot speelt al op deze plek
refusal-no-bot-plays = er speelt geen bot voor deze speler
refusal-bot-sits-there = daar zit een bot
refusal-mute = de plek die stil moet zijn bestaat niet
refusal-nothing-said = er staat niets
refusal-name-length = een naam heeft 1 tot en met { $most } tekens
refusal-name-hidden = er zitten onzichtbare tekens in
refusal-name-marks = hoogstens { $most ->
        [one] { $most } accent
       *[other] { $most } accenten
    } op één letter
refusal-name-taken = iemand hier heet al { $name }
refusal-too-much-chat = er wordt te veel gepraat aan deze tafel

## The server itself

server-no-client =
    De server van branchline draait, maar de browserclient is niet gebouwd: voer `make setup` uit in de
    broncode, of installeer een wheel. `branchline play --terminal` speelt in de terminal, en
    programma’s kunnen de API gebruiken: zie /api/options.
server-unknown-host =
    Deze server luistert niet naar die naam. Moet dat wel, start hem dan met --origin en het adres
    van de site.

## Databases

database-of-another-program = { $path }: een database van een ander programma; noem een ander bestand
database-of-newer-version = { $database }: geschreven door een nieuwere versie van branchline (schema { $found }, deze leest { $own }); gebruik die versie, of noem een andere database met --database
database-of-older-version =
    { $database }: geschreven door een eerdere versie van branchline (schema { $found }, deze heeft { $own } nodig). De database kan worden bijgewerkt, maar eerdere versies kunnen hem dan niet meer lezen: maak eerst een reservekopie ({ $kind ->
        [shared] pg_dump
       *[file] een kopie van het bestand, met het -wal-bestand als dat er is, terwijl er geen server draait
    }), en start opnieuw met --upgrade
database-scheme = { $scheme }: een database is een bestand, genoemd met alleen zijn pad (games.sqlite), of PostgreSQL (postgresql://user@host/name)
database-address = dit is geen adres van een PostgreSQL-database; dat heeft de vorm postgresql://user@host:port/name
database-needs-driver = PostgreSQL heeft een driver nodig: pip install 'branchline[postgres]'
database-in-use =
    { $file }: een andere server bewaart zijn spellen in dit bestand{ $address ->
        [none] {""}
       *[other] {""}, op { $address }
    }; stop hem, of noem een ander bestand met --database (meerdere servers kunnen een PostgreSQL-database delen)
