did-you-mean = { $problem }; meintest du { $name }?
known-names = { $problem }; bekannt: { $names }
known-names-and-more = { $problem }; bekannt: { $names } und { $more } weitere
value-huge-number = eine riesige Zahl
value-table = eine Tabelle
value-list =
    { $count ->
        [one] eine Liste mit { $count } Eintrag
       *[other] eine Liste mit { $count } Einträgen
    }
at-line = Zeile { $line }
at-line-and-column = Zeile { $line }, Spalte { $column }
at-end = Ende der Datei
at-byte = Byte { $byte }
at-file = Datei
at-record = Aufzeichnung

## Games

players-out-of-range = { $map }: für { $fewest } bis { $most } Spieler, nicht { $players }
no-seat-to-start =
    bei { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } gibt es keinen Platz { $seat }
names-disagree = { $players } Spieler brauchen { $players } Namen, nicht { $names }
no-such-seat = es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }
seat-not-to-act = Platz { $seat } ist jetzt nicht dran; am Zug: { $names }
game-is-over = die Partie ist zu Ende
position-has-changed = die Stellung hat sich geändert, seit der Zug ausprobiert wurde
no-such-action = { $action } ist keine Aktion; sie gehen von 0 bis { $last }
not-an-action = { $text } ist keine Aktion auf diesem Spielplan
action-is-illegal = { $action } ist jetzt nicht erlaubt; erlaubt: { $legal }

## Mechanics and maps of other packages

mechanic-not-loaded = die Mechanik { $mechanic } des Pakets { $package } ist nicht zu gebrauchen: { $problem }. Repariere das Paket oder deinstalliere es
mechanic-no-declaration = { $found } beschreibt keine Mechanik
mechanic-known-already = eine Mechanik { $mechanic } gibt es schon
mechanic-key-taken = { $mechanic } fügt Plandateien den Schlüssel { $key } hinzu, den schon { $other } hinzufügt
words-missing = { $file } fehlt
words-unreadable = { $file }: keine Nachricht: { $entry }
words-taken = { $file }: eine Nachricht { $message } gibt es schon
maps-not-loaded = die Spielpläne des Pakets { $package } sind nicht zu gebrauchen: { $problem }. Repariere das Paket oder deinstalliere es
map-id-taken = einen Spielplan { $map } gibt es schon

## Where games are played

unknown-executor = Partien werden auf "processes", "ray" oder ray://HOST:PORT gespielt, nicht auf { $on }
no-ray = Ray ist nicht installiert: pip install "branchline[ray]"
ray-unreachable = unter { $address } ist kein Ray: { $problem }

## Boards

not-a-board-of-format = kein Spielplanbild im Format { $format }
not-a-board = { $file }: kein lesbares Spielplanbild ({ $problem })
board-laid-out-otherwise = { $map }: die Orte lägen jetzt anders; zeichne den ganzen Spielplan neu
land-would-fold = Orte sind so weit gewandert, dass sich das Land falten würde; ändere scale oder nudges
no-geography = keine Geografie: { $file } fehlt
no-bounds = die board.toml des Spielplans muss die Grenzen (bounds) der Geografie angeben
some-coordinates-missing = { $missing } von { $places } Orten ohne Koordinaten: { $names }. Gib jedem Ort lat und lon, oder ordne den Spielplan mit --layout tracks allein nach seinen Strecken an
unknown-board-key = { $file }: unbekannter Schlüssel { $key }; erwartet wird einer von { $known }
unknown-board-place = { $file }: einen Ort { $place } gibt es auf dem Spielplan nicht
