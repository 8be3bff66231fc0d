## The file

map-unreadable = nicht lesbar: { $problem }
map-not-a-file = ist keine Datei
map-no-such-file = keine solche Datei
map-no-such-map = kein solcher Spielplan; gib die Id eines Spielplans oder den Pfad einer .toml-Datei an
map-too-big = zu groß für einen Spielplan: mehr als { $most } Bytes
map-line-too-long = zu lang: { $size } Bytes, höchstens { $most }; verteile es auf mehr Zeilen
map-not-utf8 = ist kein Text in UTF-8
map-nested = Listen oder Tabellen sind zu tief verschachtelt
map-not-toml = kein TOML: { $problem }
toml-missing = { $sign } fehlt
toml-value = hier wird ein Wert erwartet, etwa 12 oder true, oder Text in geraden Anführungszeichen
toml-key = hier wird ein Schlüssel mit = und Wert oder eine [Tabelle] erwartet
toml-line-end = nach dem Wert muss die Zeile enden
toml-character = dieses Zeichen darf hier nicht stehen
toml-twice = diesen Schlüssel oder diese Tabelle gibt es schon
toml-escape = hier wird \\ für einen Backslash oder ein bekannter Code dahinter erwartet
toml-date = ein solches Datum gibt es nicht
toml-number = die Zahl ist zu lang
map-other-format = diese Version liest nur Plandateien im Format { $format }
map-other-version = es gibt nur Version { $version }; nimm { $name }

## Values

map-must-be = muss { $wanted } sein
map-key-must-be = der Schlüssel muss { $wanted } sein
map-key-missing = fehlt; muss { $wanted } sein
map-text-too-long = zu lang: { $characters } Zeichen, höchstens { $most }
map-unknown-key = unbekannter Schlüssel
map-unknown-mechanic = unbekannte Mechanik
map-listed-twice = steht zweimal in der Liste
wanted-int = eine ganze Zahl von { $low } bis { $high }
wanted-exactly = die Zahl { $number }
wanted-number = eine Zahl von { $low } bis { $high }
wanted-text = druckbarer Text ohne Leerzeichen an den Enden
wanted-id = ein Wort aus Kleinbuchstaben, Ziffern und Unterstrichen, etwa my_map,
wanted-anything = irgendetwas
wanted-flag = true oder false
wanted-word = { $word }
wanted-one-of = eines von { $words }
wanted-list =
    eine Liste mit { $least } bis { $most ->
        [one] { $most } Eintrag
       *[other] { $most } Einträgen
    }
wanted-list-of =
    { $size ->
        [one] eine Liste mit { $size } Eintrag
       *[other] eine Liste mit { $size } Einträgen
    }
wanted-entries =
    eine Tabelle mit { $least } bis { $most ->
        [one] { $most } Eintrag
       *[other] { $most } Einträgen
    }
wanted-table = eine Tabelle
wanted-table-with = eine Tabelle mit { $keys }
wanted-deal = { $number } oder eine Tabelle von Stapeln mit solchen Zahlen
wanted-mechanics = der Name einer Mechanik oder eine Liste solcher Namen

## Variants

map-no-such-variant = keine solche Variante
map-in-variant = { $problem } (in der Variante { $variant })

## Players, cards, ties and counts

map-first-game-bots =
    { $most ->
        [one] der Spielplan ist für einen Menschen und einen Bot: nenne 1
       *[other] neben einem Menschen nimmt der Spielplan { $fewest } bis { $most } Bots: nenne so viele
    }
map-players-swapped = die kleinste Zahl zuerst: schreibe [{ $fewest }, { $most }]
map-too-few-locomotives = { $players } Spieler bekämen { $given } von { $locomotives } Lokomotiven
map-too-few-cards =
    { $cards ->
        [one] { $cards } Karte ist zu wenig: { $players } Spieler bekommen je 4, und die Auslage hat 5, zusammen { $needed }
       *[other] { $cards } Karten sind zu wenig: { $players } Spieler bekommen je 4, und die Auslage hat 5, zusammen { $needed }
    }
map-tie-needs = der Spielplan nutzt die Mechanik { $mechanic } nicht, die das misst
map-rejected-needs = der Spielplan nutzt die Mechanik { $mechanic } nicht, die zurückgegebene Zielkarten dorthin legt
map-other-count =
    die Datei nennt { $what ->
        [places] { $count ->
            [one] { $count } Ort
           *[other] { $count } Orte
        }
        [tracks] { $count ->
            [one] { $count } Strecke
           *[other] { $count } Strecken
        }
       *[tickets] { $count ->
            [one] { $count } Zielkarte
           *[other] { $count } Zielkarten
        }
    }; was stimmt?

## Places and areas

map-unknown-place = unbekannter Ort
map-name-taken = { $other } heißt schon so (Großbuchstaben und Akzente zählen nicht)
map-area-named-as-place = ein Ort heißt so; gib dem Gebiet einen eigenen Namen

## Tracks

map-track-is-loop = die Strecke endet, wo sie beginnt
map-track-reads-like = liest sich wie { $other } (Leerzeichen und Striche zählen nicht); benenne einen Ort um
map-track-too-long =
    { $trains ->
        [one] mit { $trains } Waggon kann niemand diese Strecke bauen
       *[other] mit { $trains } Waggons kann niemand diese Strecke bauen
    }
map-no-points = keine Punkte für diese Länge; ergänze { $length } in [points]
map-board-falls-apart =
    { $more ->
        [0] der Spielplan zerfällt: keine Strecke verbindet { $names } mit dem Rest
       *[other] der Spielplan zerfällt: keine Strecke verbindet { $names } und { $more } weitere mit dem Rest
    }
map-unknown-group = keine solche Gruppe in [groups]
map-group-missing = fehlt; parallele Strecken wie { $track } brauchen diese Regel; siehe per_player und tracks_by_players
map-group-lacks-players = kein Eintrag für { $players } Spieler; ergänze { $players } = 1, oder mehr Strecken

## Tickets

map-too-many-offered =
    höchstens { $most ->
        [one] { $most } Zielkarte
       *[other] { $most } Zielkarten
    } zugleich
map-keep-too-many =
    { $most ->
        [one] nur { $most } steht zur Auswahl; behalte höchstens { $most }
       *[other] nur { $most } stehen zur Auswahl; behalte höchstens { $most }
    }
map-unknown-end = unbekannter Ort oder unbekanntes Gebiet
map-unknown-set = keine Zielkarte gehört zu diesem Satz
map-unused-ticket = keine Partie nutzt diese Zielkarte; siehe tickets.sets und ends_in
map-unused-deck = niemand bekommt Zielkarten aus diesem Stapel
map-unknown-deck = keine Zielkarte gehört zu diesem Stapel
map-decks-are-chosen = auf diesem Plan sagen die Spieler, von welchen Stapeln sie ziehen; nenne hier keinen Stapel, nur eine Anzahl
map-too-many-tickets = { $tickets } Zielkarten im Spiel, höchstens { $most }
map-too-few-tickets = um an { $players } Spieler je { $dealt } auszuteilen, sind { $needed } Zielkarten nötig, aber der Stapel { $deck } hat { $there }
map-ticket-is-loop = die Zielkarte endet, wo sie beginnt
map-no-way = von { $start } führen keine Strecken hierher
map-way-too-long = der kürzeste Weg von { $start } braucht { $needed } Waggons, pro Person gibt es aber nur { $trains }

## Mechanics

map-key-needs = der Spielplan hat { $mechanic } nicht; füge die Mechanik hinzu: mechanics.{ $mechanic } = { $example }
map-no-such-track = keine Strecke verbindet diese beiden Orte
map-marks-no-tracks = keine Mechanik, die Strecken kennzeichnet; schreibe eine von { $names }
map-only-on-unused = keine Strecke des Spielplans ist von dieser Art; füge die Mechanik { $mechanic } hinzu
map-payments-clash = { $mechanic } verträgt sich nicht mit { $other }: keine Regel sagt, wie beides bezahlt wird
