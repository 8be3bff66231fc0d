## The command as a whole

help-branchline = Eisenbahnspiele auf Spielplänen: im Browser oder im Terminal spielen, zuschauen, studieren.
help-start = Zum Anfangen: branchline play
option-version = Version zeigen und beenden.
option-language = Sprache aller Meldungen: { $languages } (Vorgabe: wie im System).
language-unknown = { $language } ist keine der Sprachen hier; wähle aus { $languages }
version =
    branchline { $version } ({ $engine ->
        [compiled] kompilierte
       *[interpreted] interpretierte
    } Engine)
stopped = Angehalten.
unexpected-error = Fehler: Etwas Unerwartetes ist schiefgegangen ({ $error }). Bitte melde es, zusammen mit dem, was du mit { $variable }=1 siehst.
error-in = { $file }: { $problem }

## What the command line says by itself

click-usage = Aufruf:
usage-options = OPTIONEN
usage-command = BEFEHL [ARGUMENTE]…
click-options = Optionen
click-commands = Befehle
click-help = Diese Hilfe zeigen und beenden.
click-default = Vorgabe: { $default }
click-error = Fehler: { $message }
click-try-help = Hilfe gibt „{ $command } { $option }“.
click-invalid = Ungültiger Wert: { $message }
click-invalid-for = Ungültiger Wert für { $param-hint }: { $message }
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-command = Es fehlt ein Befehl.
click-no-such-option = Die Option { $name } gibt es nicht.
click-no-such-command = Den Befehl { $name } gibt es nicht.
click-not-a-number = { $value } ist keine gültige Zahl ({ $number-type }).
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-no-such-file = { $name } { $filename } gibt es nicht.
click-is-a-folder = { $name } { $filename } ist ein Ordner.
click-takes-no-value = Die Option { $name } nimmt keinen Wert an.
click-file = Datei
click-not-a-choice = { $value } ist nicht { $choice }.
click-not-one-of = { $value } ist keines von { $choices }.
click-extra-argument = Ein Argument ist zu viel ({ $args })
click-extra-arguments = Einige Argumente sind zu viel ({ $args })
click-needs-value = Die Option { $name } braucht einen Wert.
click-did-you-mean = Meintest du { $possibility }?
click-did-you-mean-one-of = (Meintest du eines davon: { $possibilities }?)

## Options of several commands

option-json = Die Zahlen als JSON ausgeben.
option-map = Id eines Spielplans oder eine Plandatei.
option-variant = Eine Variante des Spielplans.
option-players = Zahl der Spieler.
option-players-fewest = Zahl der Spieler (Vorgabe: die kleinste).
option-processes = Prozesse, die sich die Partien teilen (Vorgabe: alle Kerne).
option-on = Wo die Partien gespielt werden: "processes" dieses Rechners, "ray" (ebenfalls dieser Rechner) oder die Adresse eines Clusters, ray://HOST:PORT.
option-map-file = Wo der Spielplan einer gespeicherten Partie liegt, falls er umgezogen ist.

## play

help-play =
    Im Browser spielen, auf diesem Rechner: gegen Bots, mit Leuten neben dir oder per Link.

    MAP ist die Id eines Spielplans (siehe `branchline maps`) oder eine eigene Plandatei; ohne MAP wählst du im Browser. Partien werden aufbewahrt und gehen dort weiter, wo sie waren. Ctrl-C beendet.

    Mit --terminal läuft das Spiel im Terminal; ohne MAP bringen dich ein paar Fragen ins Spiel. Mehrere können sich die Tastatur teilen; mit Bots allein (--seats greedy,random) läuft die Partie durch.
option-play-port = Wo gelauscht wird.
option-play-database = Wo die Partien aufbewahrt werden.
option-no-browser = Keinen Browser öffnen; nur die Adresse ausgeben.
option-terminal = Im Terminal spielen; der Rest ist dafür.
option-play-players = Wie viele spielen.
option-seats = Wer spielt, mit Kommas: { $kinds }, module:Class oder run:COMMAND (Vorgabe: du unter Bots).
option-names = Die Namen, mit Kommas.
option-play-seed = Derselbe Startwert teilt dieselben Karten aus.
option-save = Die Partie nach jedem Zug speichern.
option-resume = Mit einer gespeicherten Partie weitermachen.
only-in-terminal = { $option } gehört zum Spiel im Terminal: ergänze --terminal
bots-by-seats = { $option } gehört zum Spiel im Browser; im Terminal nenne den Bot in --seats
only-in-browser = { $option } gehört zum Spiel im Browser; lass diese Option weg oder lass --terminal weg
map-missing = welcher Spielplan? branchline play --terminal MAP, mit einem von { $maps } als MAP
variant-needs-map = --variant braucht MAP
map-file-needs-resume = --map-file gehört zu --resume; gib die Datei stattdessen als MAP an
file-exists = { $file } gibt es schon; mach mit --resume { $file } weiter oder nenne eine andere Datei
save-refused = Speichern in { $file } geht nicht: { $problem }
resumed-has-its-own = eine gespeicherte Partie hat das schon; lass { $options } weg
unknown-seat-kind = niemand namens { $kind } kann Platz nehmen
seats-disagree = --players { $players } und --seats mit { $seats } passen nicht zusammen
not-a-name = { $name } ist kein Name: bitte 1 bis { $longest } druckbare Zeichen
same-name = ein Name kommt zweimal vor
resumed-seats-disagree = die Partie hat { $seats } Plätze, --seats hat { $given }
client-not-built = der Browser-Client ist nicht gebaut: Rufe `make setup` in den Quellen auf oder installiere ein Wheel; bis dahin spielt `branchline play --terminal` hier
browser-is-at = branchline ist unter { $address }
browser-runs-already = branchline läuft schon, unter { $address }
browser-keeps-games = Ctrl-C beendet es; Partien werden in { $file } aufbewahrt
browser-ends = Auf Wiedersehen. Deine Partien bleiben erhalten.
port-refused = Port { $port }: { $problem }; nenne mit { $option } einen anderen oder keinen
not-an-address = { $address } ist keine Adresse eines Rechners, etwa 192.168.1.5
not-a-database = { $file }: keine Datenbank für Partien: { $problem }

## serve

server-keeps-games = Partien werden in { $file } aufbewahrt
map-id-is-packaged = { $file }: Id "{ $id }": so heißt ein Spielplan des Pakets; gib deinem eine andere
map-id-twice = { $file }: Id "{ $id }": { $other } hat dieselbe Id; gib einem davon eine andere
help-studio =
    Einen eigenen Plan im Browser zeichnen, fertig gezeichnet ansehen und darauf spielen.

    Mit FILE (.toml) wird der Plan daraus gelesen, wenn es die Datei gibt, und jede Änderung hineingeschrieben.
studio-file-toml = { $file }: Plandateien enden auf .toml
studio-no-folder = { $folder } ist kein Ordner
server-keeps-maps = Besucher können hier Pläne lassen. Öffne { $page }, um welche zu entfernen.
option-allow-uploads = Pläne aufbewahren, die Besucher zeichnen, damit alle darauf spielen können.
help-serve = Partien für Browser anbieten, bis zum Anhalten (Ctrl-C).
option-host = Adresse, auf der gelauscht wird.
option-serve-port = Port, auf dem gelauscht wird.
option-serve-database = Datei, in der die Partien aufbewahrt werden, oder postgresql://user@host/name (Vorgabe: games.sqlite in deinem Datenordner).
option-upgrade = Die Datenbank einer früheren Version umstellen; mach zuerst eine Sicherung.
option-serve-processes = Wie viele Server starten, die sich den Port und eine PostgreSQL-Datenbank teilen.
upgrade-now = Jetzt umstellen?
processes-need-postgresql = --processes { $count } braucht eine PostgreSQL-Datenbank: Mehrere Server können sich keine Datei teilen; nenne eine mit --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] { $count } Server ist unter { $address }
       *[other] { $count } Server sind unter { $address }
    }
process-restarts = Ein Server hat sich beendet (Code { $code }); ein anderer tritt an seine Stelle.
process-gives-up = Ein Server lässt sich nicht starten (Code { $code }).
option-own-map = Eine eigene Plandatei anbieten; darf wiederholt werden.
option-own-bot = Einen eigenen Bot unter einem Namen anbieten: module:Class, ein installierter Bot oder run:COMMAND; darf wiederholt werden.
option-lan-address = Adresse dieses Rechners für Leute im lokalen Netz (Vorgabe: wird ermittelt).
option-origin = Weiterer Ursprung (Origin), von dem aus Seiten sich verbinden dürfen.
option-serve-bots = Prozesse, in denen Bots nachdenken.
option-bot-pause = Sekunden, bevor ein Bot leicht entscheidet; für Schweres lässt er sich bis zu viermal so lange Zeit.
option-undo-seconds = Sekunden, die ein Bot wartet, solange ein Zug noch zurückgenommen werden kann, falls Bots Pausen machen.
option-rooms-per-minute = Neue Räume, die eine Adresse eröffnen darf.
option-rooms-per-address = Räume einer Adresse, die zugleich in Betrieb sein dürfen.
option-connections-per-address = Verbindungen, die eine Adresse zugleich haben darf.
option-connections = Verbindungen, die es zugleich geben darf, falls das System so viele Dateien erlaubt.
option-proxy = Adresse oder Netz eines Proxys, der sagen darf, woher eine Anfrage kommt (X-Forwarded-For); darf wiederholt werden.
option-metrics-port = Port, auf dem Prometheus Zahlen findet (Vorgabe: keiner).
option-metrics-host = Adresse dieses Ports.
option-log-format = Wie das Protokoll des Servers geschrieben wird.
not-a-network = { $network } ist weder Adresse noch Netz, etwa 10.0.0.5 oder 10.0.0.0/8

## maps and check-map

help-maps = Die Spielpläne auflisten, die branchline mitbringt.
option-maps-json = Die Spielpläne als JSON ausgeben.
help-check-map =
    Eine Plandatei FILE prüfen: jeder Fehler, und was richtig wäre.

    Exit-Code 1, wenn es Fehler gibt.
option-check-map-json = Die Fehler als JSON ausgeben.
maps-hint = Einen spielen: branchline play MAP    Ein eigener: branchline check-map FILE
rules-and-variants = { $rules }; Varianten: { $variants }
problems-found =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
map-is-sound =
    { $map } ({ $id }) ist in Ordnung: { $fewest }–{ $most } Spieler, je { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }, { $places } Orte, { $tracks ->
        [one] { $tracks } Strecke
       *[other] { $tracks } Strecken
    }, { $tickets } Zielkarten.
map-mechanics = Mechaniken: { $names }.
map-variants = Varianten: { $names }.

## replay

help-replay = Die gespeicherte Partie FILE Eintrag für Eintrag prüfen und nachspielen.
option-replay-json = Die Partie als JSON ausgeben.
option-to = Nach N Zügen anhalten.
option-animate = Die Partie als Animation schreiben, .webp oder .gif, höchstens 3 MB groß.
option-log = Alles erzählen, was geschah, in Sätzen.
beyond-the-end =
    die Partie hat { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $option } { $given } liegt also hinter ihrem Ende
replay-heading =
    { $map } · { $seats } · { $moves ->
        [one] { $moves } Zug, in Ordnung
       *[other] { $moves } Züge, alle in Ordnung
    }
replay-part-heading = { $map } · { $seats } · Züge 1–{ $shown } von { $moves }, alle in Ordnung
game-not-over = Die Partie ist nicht zu Ende; am Zug: { $seats }.
not-an-animation = { $file }: eine Animation wird als .webp oder .gif geschrieben
animation-needs-packages = für eine Animation fehlen Pakete: pip install 'branchline[pictures]'
animation-working = Die Partie wird animiert
animation-written = Geschrieben: { $file } ({ $megabytes } MB)

## board

help-board =
    Den Spielplan MAP zeichnen, leer oder wie eine gespeicherte Partie ihn hinterließ.

    Spielpläne des Pakets haben fertige Bilder. Dein eigener bekommt eines aus den Koordinaten seiner Orte oder, wenn er keine angibt, aus seinen Strecken.
option-output = Hierhin schreiben.
option-format = Art des Bildes; sonst, wie der Name von FILE sagt.
option-width = Breite eines PNG in Pixeln.
option-record = Eine gespeicherte Partie mit Punktestand zeigen; ohne MAP auf ihrem eigenen Spielplan.
option-move = Die Partie nach N Zügen.
option-geography = Den Spielplan neu zeichnen, auf echtem Land.
option-layout = Den Spielplan neu zeichnen: nach der Lage der Orte oder allein nach den Strecken.
option-keep = Ein neu gezeichnetes Bild neben der Plandatei aufbewahren.
move-needs-record = --move braucht eine Partie: gib --record FILE an
board-of-what = welcher Spielplan? gib MAP an, oder eine Partie mit --record FILE
not-a-picture = { $file }: ein Spielplan wird als .svg oder .png geschrieben, oder gib --format an
board-written = { $file }: der Spielplan { $map }
game-on-another-map = { $file }: eine Partie auf dem Spielplan { $played }, nicht { $map }
drawing-needs-packages = um einen Spielplan neu zu zeichnen, fehlen Pakete: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = für ein PNG fehlen Pakete: pip install 'branchline[pictures]'; für --format svg nicht
no-coordinates = Kein Ort hat Koordinaten: nach den Strecken angeordnet.
drawing-places = Zeichne Orte …
drawing-ground = Zeichne Land …
drawing-routes = Zeichne Verbindungen und Beschriftung …
drawing-names = Zeichne Namen und Relief …

## simulate

help-simulate = Viele Partien unter Bots auf MAP (eine Id oder eine Plandatei) spielen und die Zahlen ausgeben.
option-games = Zahl der Partien.
option-bot = Bot für alle Plätze, oder je Platz einer, mit Kommas ({ $bots }).
option-simulate-seed = Legt jede Partie fest (Vorgabe: wird ausgelost und genannt).
bots-disagree = { $players } Spieler brauchen 1 oder { $players } Bots, nicht { $bots }
games-played = spielt
simulated =
    { $map }, { $players } Spieler, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge und { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen je Partie; { NUMBER($games, maximumFractionDigits: 0) } Partien und { NUMBER($speed, maximumFractionDigits: 0) } Entscheidungen je Sekunde Prozessorzeit

## arena

help-arena = Bots gegeneinander spielen lassen, auf jedem Platz und mit denselben Karten, und sie bewerten.
option-arena-bots = Bots, mit Kommas: { $bots }, module:Class oder run:COMMAND.
option-arena-games = Partien je Begegnung.
option-arena-seed = Legt das Austeilen fest.
option-book = Eine Datei, die die Partien aufbewahrt; gibt es sie schon, geht das Turnier weiter.
option-sprt = Aufhören, sobald feststeht, ob der erste Bot diesen Anteil gewinnt oder nicht.
option-plot = Die Wertungszahlen als SVG zeichnen.
too-few-bots = ein Turnier braucht zwei oder mehr verschiedene Bots
sprt-out-of-range = --sprt muss zwischen dem gerechten Anteil { $fair } und 1 liegen
arena-heading = { $map }, { $players } Spieler, Startwert { $seed }
arena-plot-title = { $map }, { $players } Spieler
rating-interval = { $low } bis { $high }
sequential-test =
    Sequenzieller Test für { $share }: { $verdict ->
        [better] besser
        [no-better] nicht besser
       *[undecided] noch offen
    }

## perft

help-perft = Zählen, auf wie viele Arten sich auf MAP DEPTH Aktionen spielen lassen; den Zufall legt der Startwert fest.
option-depth = Zahl der Aktionen.
option-perft-seed = Legt allen Zufall fest.
option-skip = Zufällige Züge vorweg.
option-divide = Nach jeder ersten Aktion getrennt zählen.
option-perft-json = Die Zählungen als JSON ausgeben.
positions-at-depth = Stellungen in Tiefe { $depth } ({ $seconds } s)

## bench

help-bench = Auf einem Kern messen: zufällige Partien, einzelne Operationen, längste Strecken, Umgebungen.
option-bench-games = Zahl der zufälligen Partien auf jedem Spielplan (Vorgabe: { $games }) oder in jedem Abschnitt einer Runde.
option-yardstick = Ein Programm, das seine games_per_s als JSON ausgibt, zum Vergleich (Vorgabe: scripts/yardstick, kompiliert, falls es einen C-Compiler gibt).
option-only = Nur die Engine, die Lernumgebungen, die Entscheidungen eines Bots (in Runden) oder das Starten messen (Vorgabe: die ersten beiden; in Runden die Engine).
option-rounds = In so vielen Runden vergleichen: Maßstab, diese Engine und ein anderer Checkout wechseln sich in kurzen Abschnitten ab.
option-against = In Runden: der Ordner eines anderen Checkouts zum Vergleich.
option-bench-map = In Runden: ein Spielplan, der gemessen wird; darf wiederholt werden (Vorgabe: alle).
option-bench-players = In Runden: die Zahl der Spieler (Vorgabe: jede; für Umgebungen und Bots die kleinste).
option-bench-processes = In Runden, mit --only env: Partien, die sich so viele Prozesse teilen, mit ebenso vielen Läufen nebeneinander vergleichen.
only-in-rounds = --against, --map und --players brauchen --rounds
processes-only-for-environments = --processes braucht --rounds und --only env und vergleicht mit keinem anderen Checkout
not-in-rounds = --yardstick geht nicht zusammen mit --rounds, das scripts/yardstick nutzt
start-plays-no-games = --only start spielt keine Partien: --games, --map, --players und --yardstick weglassen
no-table-to-measure = keiner dieser Spielpläne ist für { $players } Spieler
not-a-checkout = { $folder } ist kein Checkout: src/branchline fehlt
checkout-fails = die Engine ließ sich nicht messen: { $problem }
rounds-measured = Runden
rounds-title =
    { $kind ->
        [planner] Partien des Planers gegen sich selbst, Entscheidungen/s
        [value] Partien des Wert-Bots gegen sich selbst, Entscheidungen/s
        [env] Umgebungen, Schritte/s mit Beobachtung und Maske
       *[engine] Zufällige Partien, Entscheidungen/s
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
rounds-explained = Raten gelten je Sekunde Prozessorzeit. Die Streuung ist die Breite der mittleren Hälfte der Runden, als Anteil am Median; Verhältnisse sind Mediane der Verhältnisse jeder Runde. „Zur Basis“ vergleicht mit dem schlichtesten Spielplan bei gleicher Spielerzahl.
shared-title =
    Umgebungen, geteilt von { $processes } Prozessen, Schritte/s, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
shared-explained = Raten gelten nach der Uhr: { $processes } Prozesse teilen sich { $games } Partien, dann führen { $processes } Läufe nebeneinander je { $games } Partien. Verhältnisse sind Mediane der Verhältnisse jeder Runde; andere Programme, die die Kerne beschäftigen, bremsen die am meisten, die aufeinander warten.
start-title =
    Starten, Sekunden Prozessorzeit, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, erste Seite
start-explained = „Zu nichts“ vergleicht den besten Wert mit dem besten eines Python, das nichts tut. Bei branchline play zählt, was verbraucht ist, wenn die erste Seite beantwortet ist.
yardstick-row = Maßstab in C
no-yardstick = Der Maßstab fehlt: Er braucht scripts/yardstick eines Checkouts und einen C-Compiler.
not-a-yardstick = { $program } gibt seine games_per_s nicht als JSON aus
rates-explained = Raten gelten je Sekunde Prozessorzeit, alle aus diesem einen Lauf.
random-games-title =
    { $engine ->
        [compiled] Zufällige Partien, kompiliert, ein Kern
       *[interpreted] Zufällige Partien, interpretiert, ein Kern
    }
operations-title = Mikrosekunden
environments-title =
    { $engine ->
        [compiled] Umgebungen: Schritte/s mit Beobachtung und Maske, kompiliert
       *[interpreted] Umgebungen: Schritte/s mit Beobachtung und Maske, interpretiert
    }
ratio-slowest-map-to-base-decisions = langsamster Spielplan zur Basis, Entscheidungen: { $ratio }
ratio-compiled-to-interpreted = kompiliert zu interpretiert: { $ratio }
ratio-base-to-yardstick = Basis zum Maßstab: { $ratio }
ratio-other-to-yardstick = Basis des anderen Checkouts zum Maßstab: { $ratio }

## Columns of tables

column-map = Plan
column-players = Spieler
column-places = Orte
column-tracks = Strecken
column-tickets = Zielkarten
column-rules = eigene Regeln
column-seat = Platz
column-bot = Bot
column-mean-score = Ø Punkte
column-wins = Siege
column-rivals = unter
column-games = Partien
column-interval = 95 %
column-score = Punkte
column-best-other = bester anderer
column-margin = Abstand
column-rating = Wertungszahl
column-milliseconds = ms/Zug
column-games-per-second = Partien/s
column-decisions-per-second = Entscheidungen/s
column-decisions-per-game = Entscheidungen/Partie
column-interpreted = interpretiert
column-legal = erlaubt
column-apply = ausführen
column-copy = kopieren
column-view = Sicht
column-longest-path = längste Strecke
column-worst = schlechtester
column-steps = Schritte
column-numbers-seen = gesehene Zahlen
column-single = einzeln
column-median = Median
column-best = bester
column-spread = Streuung
column-to-base = zur Basis
column-other-median = anderer Checkout
column-to-other = zum anderen
column-apart-median = nebeneinander
column-program = Programm
column-seconds-median = Median
column-seconds-best = bester
column-to-nothing = zu nichts
column-to-apart = Verhältnis
column-games-at-once =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } zugleich
