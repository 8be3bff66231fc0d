refused-detail = { $reason } ({ $detail })

## Reasons

refused-stale = Die Stellung hat sich inzwischen geändert.
refused-out-of-turn = Du bist nicht dran.
refused-illegal = Das ist jetzt nicht erlaubt.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist zu Ende.
refused-not-now = Das ist jetzt nicht möglich.
refused-bad-name = Dieser Name geht hier nicht.
refused-bad-record = Diese Datei lässt sich nicht öffnen.
refused-cannot-undo = Das lässt sich nicht zurücknehmen.
refused-malformed = Der Server hat diese Seite nicht verstanden.
refused-too-large = Das ist zu lang.
refused-too-fast = Etwas langsamer, bitte.
refused-unavailable = Der Server konnte das nicht tun; versuche es noch einmal.
refused-unknown-room = Diesen Tisch gibt es nicht.

## Details: messages and requests

refusal-not-a-message = { $problem }
refusal-nested = zu tief verschachtelt
refusal-most-bytes = höchstens { $bytes } Bytes
refusal-broken-off = die Anfrage brach ab
refusal-no-move-number = ein Zug hat eine Nummer, gezählt ab 1
refusal-no-request = diese Anfrage ist nicht zu verstehen
refusal-too-slow =
    { $seconds ->
        [one] die Anfrage kam nicht innerhalb von { $seconds } Sekunde
       *[other] die Anfrage kam nicht innerhalb von { $seconds } Sekunden
    }
refusal-too-many-connections = es gibt gerade zu viele Verbindungen
refusal-connections-of-address = es gibt zu viele Verbindungen von dieser Adresse
refusal-rooms-of-address =
    { $most ->
        [one] von dieser Adresse gibt es schon { $most } Tisch
       *[other] von dieser Adresse gibt es schon { $most } Tische
    }
refusal-rooms-today = von dieser Adresse wurden heute zu viele Tische eröffnet
refusal-busy = der Server hat zu viel zu tun; versuche es gleich noch einmal
refusal-other-site = Anfragen von anderen Seiten werden nicht beantwortet
refusal-wait-a-minute = warte eine Minute
refusal-hello-first = die erste Nachricht muss hello sein
refusal-one-hello = ein hello, im Protokoll { $protocol }; vielleicht hilft es, die Seite neu zu laden
refusal-no-token = Dieser Browser hat keinen Platz an diesem Tisch, und Zuschauen ist nicht erlaubt. Wenn du eingeladen bist, öffne den Link, den du bekommen hast.
refusal-not-host = das kann nur, wer die Partie angelegt hat
refusal-network-elsewhere = nur an dem Computer, auf dem der Server läuft
refusal-network-public = dieser Server ist nicht nur für seinen eigenen Computer da
refusal-no-network = für diesen Computer wurde kein lokales Netz gefunden
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = das ist kein Link zu diesem Server
refusal-database = die Datenbank hat einen Fehler gemeldet; nichts wurde gespeichert
refusal-unreadable = diese Partie kann nicht gelesen werden
refusal-server-error = auf dem Server ist etwas schiefgegangen

## Details: the state of a game

refusal-seats-open = die Partie beginnt, wenn alle Plätze besetzt sind
refusal-already-begun = die Partie hat begonnen
refusal-not-over = die Partie ist nicht zu Ende
refusal-record-later = die Aufzeichnung gibt es, wenn die Partie zu Ende ist
refusal-record = { $problem }
refusal-record-unfinished = die Partie darin ist nicht zu Ende; hier werden nur beendete Partien geöffnet
refusal-record-too-much = sie zu prüfen dauert zu lange
refusal-records-today = von dieser Adresse wurden heute zu viele Dateien geöffnet
refusal-no-pictures = diesem Server fehlen die Pakete dafür: pip install 'branchline[pictures]'
refusal-no-drawing = diesem Server fehlen die Pakete dafür: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = diesem Server fehlen die Pakete dafür: pip install 'branchline[print]'
refusal-not-printed = das ist eine Variante eines mitgelieferten Spielplans; gedruckt werden nur eigene Pläne
refusal-no-uploads = dieser Server bewahrt keine Pläne von Besuchern auf
refusal-too-many-uploads = er bewahrt höchstens { $most } Pläne auf; entferne erst einen von deinen
refusal-no-file = für diese Seite wurde keine Datei geöffnet
refusal-no-studies = hier kann nur der Betreiber des Servers das Labor nutzen
refusal-study-running = das Labor dieses Servers ist beschäftigt; versuch es, wenn es fertig ist
refusal-not-ready = das ist noch nicht fertig
refusal-replay-later = die Wiederholung gibt es, wenn die Partie zu Ende ist
refusal-changed-at = die Stellung hat sich bei Version { $version } geändert
refusal-no-version = eine Version { $version } gibt es noch nicht
refusal-others-to-act = am Zug: { $names }
refusal-illegal-action = Aktion { $action } ist jetzt nicht erlaubt
refusal-undo = etwas Neues ist bekannt, jemand anders hat gehandelt, oder es wurde schon zu viel zurückgenommen
refusal-hint-turn = Tipps gibt es nur, wenn du dran bist
refusal-one-hint = ein Tipp nach dem anderen
refusal-no-hint = in der Zeit fand sich kein Tipp
refusal-before-last-move = wähle einen Zug vor dem letzten von { $moves }
refusal-log-incomplete = der Verlauf dieser Partie ist unvollständig

## Details: rooms, seats and chat

refusal-no-such-map = diesen Spielplan gibt es nicht
refusal-no-such-lesson = diese Lektion gibt es nicht
refusal-no-such-puzzle = diese Aufgabe gibt es nicht
refusal-no-such-variant = der Spielplan hat diese Variante nicht
refusal-player-count = { $map }: für { $fewest } bis { $most } Spieler
refusal-first-seat = den Platz, der beginnen soll, gibt es nicht
refusal-no-such-bot = diesen Bot gibt es nicht; es gibt { $bots }
refusal-seats-of-game =
    { $count ->
        [one] die Partie hat { $count } Platz, der nicht frei sein kann
       *[other] die Partie hat { $count } Plätze, von denen keiner frei sein kann
    }
refusal-too-many-rooms = es gibt gerade zu viele Tische
refusal-rematch-exists = die neue Partie gibt es schon
refusal-no-open-seat = kein Platz ist frei
refusal-bot-plays = ein Bot spielt auf diesem Platz; nimm den Platz erst zurück
refusal-bot-plays-already = ein Bot spielt schon auf diesem Platz
refusal-no-bot-plays = hier spielt kein Bot in Vertretung
refusal-bot-sits-there = dort sitzt ein Bot
refusal-mute = den Platz, der stumm sein soll, gibt es nicht
refusal-nothing-said = da steht nichts
refusal-name-length = ein Name hat 1 bis { $most } Zeichen
refusal-name-hidden = er enthält unsichtbare Zeichen
refusal-name-marks = höchstens { $most ->
        [one] { $most } Akzent
       *[other] { $most } Akzente
    } auf einem Buchstaben
refusal-name-taken = { $name } heißt hier schon jemand
refusal-too-much-chat = an diesem Tisch wird zu viel geredet

## The server itself

server-no-client =
    Der Server von branchline läuft, aber der Browser-Client ist nicht gebaut: Rufe `make setup` in den
    Quellen auf oder installiere ein Wheel. `branchline play --terminal` spielt im Terminal, und
    Programme können die API nutzen: siehe /api/options.
server-unknown-host =
    Dieser Server hört nicht auf diesen Namen. Soll er das, dann starte ihn mit --origin und der
    Adresse der Seite.

## Databases

database-of-another-program = { $path }: die Datenbank eines anderen Programms; nenne eine andere Datei
database-of-newer-version = { $database }: von einer neueren Version von branchline geschrieben (Schema { $found }, diese liest { $own }); nutze jene Version oder nenne mit --database eine andere Datenbank
database-of-older-version =
    { $database }: von einer früheren Version von branchline geschrieben (Schema { $found }, diese braucht { $own }). Sie lässt sich umstellen, aber frühere Versionen können sie dann nicht mehr lesen: Mach zuerst eine Sicherung ({ $kind ->
        [shared] pg_dump
       *[file] eine Kopie der Datei, mit ihrer -wal-Datei, falls es eine gibt, während kein Server läuft
    }) und starte dann mit --upgrade
database-scheme = { $scheme }: eine Datenbank ist eine Datei, die nur mit ihrem Pfad genannt wird (games.sqlite), oder PostgreSQL (postgresql://user@host/name)
database-address = das ist keine Adresse einer PostgreSQL-Datenbank; sie hat die Form postgresql://user@host:port/name
database-needs-driver = PostgreSQL braucht einen Treiber: pip install 'branchline[postgres]'
database-in-use =
    { $file }: Ein anderer Server bewahrt seine Partien in dieser Datei auf{ $address ->
        [none] {""}
       *[other] {""}, unter { $address }
    }; halte ihn an oder nenne mit --database eine andere Datei (eine PostgreSQL-Datenbank können sich mehrere Server teilen)
