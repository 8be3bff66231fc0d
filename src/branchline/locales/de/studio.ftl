studio-title = Planwerkstatt
studio-new-name = Mein Plan
studio-city-name = Stadt { $number }
studio-failed = Die Werkstatt lässt sich nicht öffnen
studio-tools = Werkzeuge
studio-redo = Wiederholen
studio-draw = Zeichnen
studio-move = Verschieben
studio-canvas = Der Plan, den du zeichnest
studio-whole = Ganzen Plan zeigen
studio-first = Klicke, um eine Stadt zu setzen. Ziehe von einer Stadt zur anderen, um sie mit einer Strecke zu verbinden.
studio-no-tickets = Noch keine Zielkarten. Erzeuge sie oder füge sie von Hand hinzu.
studio-no-tracks = Noch keine Strecken. Ziehe von einer Stadt zur anderen.
studio-keys = Pfeiltasten bewegen ein Kreuz. Enter setzt dort eine Stadt oder wählt, was dort ist. J beginnt eine Strecke, Enter bei einer anderen Stadt beendet sie. Entf entfernt das Gewählte. Plus, Minus und 0 ändern den Maßstab. Beim Verschieben hebt Enter eine Stadt auf und setzt sie ab.
studio-chosen = Das Ausgewählte

studio-tab-start = Anfang
studio-tab-rules = Regeln
studio-tab-tickets = Zielkarten
studio-tab-check = Prüfung
studio-tab-board = Spielplan
studio-tab-lab = Labor
studio-tab-play = Spielen

studio-new-world = Neu auf der Weltkarte
studio-new-blank = Neu auf leerem Land
studio-variant-of = Variante eines Spielplans
studio-open-file = Plandatei öffnen (TOML)
studio-open-cities = Städte aus einer Tabelle hinzufügen (CSV)
studio-open-picture = Ein Bild unterlegen
studio-picture = Bild
studio-picture-moves = Ziehen verschiebt das Bild
studio-picture-size = Größe
studio-picture-turn = Drehung
studio-picture-opacity = Deckkraft
studio-too-large = Die Datei ist zu groß: höchstens { $kilobytes } kB
studio-dropped =
    { $count ->
        [one] 1 Eintrag der Datei war nicht lesbar und fehlt.
       *[other] { $count } Einträge der Datei waren nicht lesbar und fehlen.
    }
studio-cities-read =
    { $count ->
        [one] 1 Stadt hinzugefügt.
       *[other] { $count } Städte hinzugefügt.
    } { $skipped ->
        [0] Alle Zeilen wurden gelesen.
        [one] 1 Zeile wurde übergangen.
       *[other] { $skipped } Zeilen wurden übergangen.
    }
studio-choose-file = Datei wählen
studio-cities-lost =
    { $count ->
        [one] 1 Stadt hat keine Koordinaten und liegt unter den anderen: Verschieb sie dorthin, wo sie hingehört ({ $name }).
       *[other] { $count } Städte haben keine Koordinaten und liegen unter den anderen: Verschieb sie dorthin, wo sie hingehören (die erste ist { $name }).
    }
studio-kept = Dein Plan bleibt in diesem Browser, während du arbeitest.
studio-kept-file = Dein Plan bleibt in diesem Browser und in { $file }, während du arbeitest.

studio-name = Name
studio-length = Länge
studio-shorter = Kürzer
studio-longer = Länger
studio-colour = Farbe
studio-double = Parallele Strecke hinzufügen
studio-from = Von
studio-to = Nach
studio-points = Punkte
studio-points-of-way =
    { $count ->
        [one] 1 Punkt, so lang wie der kürzeste Weg
       *[other] { $count } Punkte, so lang wie der kürzeste Weg
    }
studio-other-end = Weiteres Ziel hinzufügen, das zählt
studio-no-other-end = Alle Orte sind schon Ziele dieser Zielkarte.
studio-remove = Entfernen
studio-add = Hinzufügen
studio-key = Schlüssel
studio-entry = Nr. { $number }
studio-remove-entry = Nr. { $number } entfernen
studio-remove-named = { $name } entfernen

studio-said-place = { $name } gesetzt
studio-said-track = Strecke { $a }–{ $b }, Länge { $length }
studio-said-joining = Strecke ab { $name }: gehe zu einer anderen Stadt und drücke Enter
studio-said-removed = Entfernt
studio-said-mended = Berichtigt

studio-mechanics = Sonderregeln
studio-more-rules = Weitere Regeln
studio-generate-title = Zielkarten erzeugen
studio-how-many = Anzahl
studio-spread = Längen
studio-spread-short = Kurz
studio-spread-mixed = Gemischt
studio-spread-long = Lang
studio-generate = Erzeugen
studio-by-hand = Von Hand

studio-all-right = Alles stimmt: Auf diesem Plan kann gespielt werden.
remedy-set = Auf { $value } setzen
remedy-remove = Entfernen
remedy-points = Länge { $length } bringt { $points }
remedy-group = Übliche Regel für parallele Strecken nehmen
remedy-mechanic = Regel „{ $mechanic }“ hinzufügen
remedy-fit = Regel an diesen Plan anpassen
remedy-deal = { $count } austeilen
remedy-trains = Allen { $count } Waggons geben
remedy-join = { $a } und { $b } verbinden

studio-board-later = Der Spielplan wird gezeichnet, sobald die Prüfung nichts mehr findet.
studio-drawing =
    { $step ->
        [places] Die Städte werden angeordnet …
        [ground] Das Land wird gezeichnet …
        [routes] Die Strecken werden gelegt …
        [names] Die Namen werden gesetzt …
       *[done] Der Spielplan wird fertig …
    }
studio-draw-board = Spielplan zeichnen
studio-drawing-failed = Der Spielplan konnte nicht gezeichnet werden; auf diesem einfachen lässt sich spielen.
studio-board-drawn = Das ist der Spielplan.
studio-board-island = Einige Städte liegen viel dichter beieinander, als ihre Strecken lang sind. Die Küsten der Welt würden dort zerreißen, darum ist der Spielplan eine eigene Insel.
studio-board-picture = Der Spielplan von { $name }
studio-corrections = Ziehe einen Namen, eine Strecke oder eine Stadt dorthin, wo du sie haben willst. Mit Tasten: Tab wählt, Pfeiltasten bewegen, Enter behält.
studio-board-large = Spielplan groß zeigen
studio-board-small = Wieder die Zeichnung zeigen
studio-corrections-off = Alle Korrekturen zurücknehmen

## Lab

studio-lab-about = Bots spielen viele Partien auf dem Plan. Du siehst, wie oft jede Strecke gebaut wird und was jede Zielkarte wert sein sollte.
studio-lab-later = Das Labor wird geöffnet, sobald die Prüfung nichts mehr findet.
studio-lab-elsewhere = Auf diesem Server kann nur sein Betreiber das Labor nutzen. Auf dem eigenen Computer kann es jeder: branchline studio
studio-effort = Wie gründlich?
studio-effort-quick = Schnell
studio-effort-usual = Normal
studio-effort-thorough = Gründlich
studio-study = Plan untersuchen
studio-studying =
    { $games ->
        [one] { $games } Partie gespielt …
       *[other] { $games } Partien gespielt …
    }
studio-tune = Bots abstimmen
studio-tuning =
    { $games ->
        [one] Die Bots lernen: { $games } Partie …
       *[other] Die Bots lernen: { $games } Partien …
    }
studio-tune-about = Abgestimmte Bots kennen diesen Plan: Sie haben darauf immer wieder gegeneinander gespielt.
studio-tuned = Die Bots sind auf diesen Plan abgestimmt: Sie gewinnen { $share } der Partien gegen nicht abgestimmte.
studio-studied =
    { $games ->
        [one] Eine Partie, { $players } Spieler
       *[other] { $games } Partien, { $players } Spieler
    }
studio-lab-old = Der Plan hat sich inzwischen geändert. Untersuche ihn noch einmal, um neue Zahlen zu bekommen.
studio-heat = Zeigen, wie oft Strecken gebaut werden
studio-heat-seldom = selten
studio-heat-often = oft
studio-lab-begin = Vorteil für den, der beginnt
studio-lab-turns = Züge je Partie
studio-lab-dead = Kaum je gebaute Strecken
studio-lab-untouched = Nie erreichte Städte
studio-lab-report = Bericht öffnen
studio-prices = Preise der Zielkarten
studio-prices-note = Zu diesen Preisen wären alle Zielkarten etwa gleich viel wert. Fett: Der Preis ist sicher falsch. Dahinter der Bereich, in dem der richtige liegt.
studio-prices-fine = Alle Zielkarten sind etwa gleich viel wert.
studio-lab-failed = Das hat nicht geklappt. Versuch es noch einmal.
studio-handle-beside = Name von { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Strecke { $a }–{ $b }
studio-said-studied = Die Zahlen sind da
studio-said-moved = { $name } verschoben
studio-said-carried = { $name }: geh dorthin, wo die Stadt sein soll, und drücke Enter

studio-play-later = Du kannst spielen, sobald die Prüfung nichts mehr findet.
studio-export = Als Datei speichern
studio-pictures-only = Das ist eine Variante von { $map }: Sie kann gespielt und als Bild gespeichert werden.
studio-pictures-later = Bilder gibt es, sobald der Spielplan gezeichnet ist: siehe Spielplan.
studio-paper = Papier
studio-paper-a4 = A4, Spielplan in Teilen
studio-paper-letter = Letter, Spielplan in Teilen
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF zum Ausdrucken
studio-printing = Das PDF entsteht …

form-name = Name
form-id = Kurzname (Kleinbuchstaben)
form-about = Eine Zeile dazu
form-players = Spieler
form-players-1 = Mindestens
form-players-2 = Höchstens
form-trains = Waggons je Spieler
form-cards = Wagenkarten
form-each-colour = Von jeder Farbe
form-locomotives = Lokomotiven
form-start-locomotives = Lokomotiven zu Beginn
form-points = Punkte
form-map-points = Punkte nach Länge der Strecke
form-ties = Was bei Gleichstand zählt
form-groups = Parallele Strecken
form-per-player = Höchstens je Spieler
form-tracks-by-players = Benutzte Strecken, nach Spielern
form-areas = Gebiete
form-first = Erste Zielkarten
form-later = Spätere Zielkarten
form-deal = Ausgeteilt
form-draw = Gezogen
form-keep = Mindestens behalten
form-rejected = Abgelehnte Zielkarten
form-deck = Stapel
form-set = Satz
form-copies = Exemplare
form-group = Regel für parallele Strecken
form-several = Mehrere
form-several-deal = Eine Zahl für jeden Stapel
form-kind = Art
form-label = Anderer Name
form-region = Region
form-word-under = unter den Stapel
form-word-out = aus dem Spiel
form-word-pile = auf die Ablage
form-word-shuffled = in den Stapel gemischt
form-word-city = Stadt
form-word-country = Land
form-word-junction = Abzweig
form-word-completed-tickets = erfüllte Zielkarten
form-word-completed-ticket-points = Punkte erfüllter Zielkarten
form-word-path-length = längste Strecke
form-word-world = die Weltkarte
form-word-island = eine eigene Insel

print-length = Länge
print-points = Punkte
print-trains =
    { $count ->
        [one] 1 Waggon je Spieler
       *[other] { $count } Waggons je Spieler
    }

studio-share-title = Für alle auf diesem Server
studio-upload = Den Plan hier lassen
studio-uploaded = Andere finden ihn unter den Spielplänen dieses Servers.
studio-maker = Dein Name
studio-take-back = Vom Server entfernen
