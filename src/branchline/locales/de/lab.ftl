help-lab = Viele Partien unter Bots auf MAP (eine Id oder eine Plandatei) spielen und berichten, ob der Plan gut ist.
option-lab-output = Ordner für den Bericht: eine Seite, ihre Zahlen als JSON und seltsame Partien zum Öffnen.
option-lab-precision = Wie genau der Gewinnanteil jeder Zielkarte sein soll, in Prozentpunkten.
option-lab-minutes = Wie lange es höchstens dauern darf, in Minuten.
option-lab-rounds = Höchstzahl der Durchgänge; 0: so viele wie nötig.
option-lab-compare = Zwei Berichte (Ordner oder ihre JSON-Dateien) vergleichen und sagen, was sich geändert hat.
option-lab-seed = Legt den Zufall fest: derselbe Startwert gibt denselben Bericht.
lab-needs-map = nenne einen Plan, oder vergleiche zwei Berichte mit --compare
lab-compare-takes-no-map = --compare betrachtet zwei Berichte und nimmt keinen Plan
lab-working = spielt
lab-written =
    { $games ->
        [one] { $file }: Bericht aus 1 Partie
       *[other] { $file }: Bericht aus { $games } Partien
    }
not-a-lab-report = { $file } ist kein Bericht des Labors
lab-stopped = Angehalten. Derselbe Befehl macht weiter; was gespielt wurde, liegt in { $folder }.
lab-title = Laborbericht: { $map }
lab-about =
    { $games ->
        [one] 1 Partie mit { $players } Spielern unter gleichen Bots, Startwert { $seed }.
       *[other] { $games } Partien mit { $players } Spielern unter gleichen Bots, Startwert { $seed }.
    }
lab-intervals = Unter jeder Zahl steht der Bereich, in dem der wahre Wert in 19 von 20 Fällen liegt.
lab-precision-note = Gewinnanteile von Zielkarten sind auf ± { $reached } Prozentpunkte bekannt (verlangt waren ± { $asked }).
lab-glance = Auf einen Blick
lab-first-seat = Anfangen bringt
lab-compensation = Ausgeglichen durch { $points } Punkte für die anderen
lab-turns = Züge je Partie
lab-margin = Punkte zwischen Platz 1 und 2
lab-decided = Endgültig vorn liegt, wer gewinnt, nach
lab-decided-note = der Züge, im Mittel
lab-luck = Anteil des Glücks
lab-luck-note = so viel der Unterschiede erklärt der Zufall
lab-mispriced = Zielkarten mit falschem Preis
lab-dead = Tote Strecken
lab-contested = Umkämpfte Strecken
lab-untouched = Nie erreichte Orte
lab-tickets = Zielkarten: Preis und Wert
lab-tickets-note = Der Widerstand zählt alle Wege zwischen zwei Orten: je höher, desto schwerer. Der Wert sagt, wie viele Punkte eine Zielkarte mehr einbringt als die mittlere. Zum vorgeschlagenen Preis brächte sie so viel wie die mittlere; fett, wo der gedruckte Preis sicher ein anderer ist.
lab-column-ticket = Zielkarte
lab-column-price = Preis
lab-column-resistance = Widerstand
lab-column-kept = Behalten, wenn angeboten
lab-column-completion = Erfüllt
lab-column-win-lift = Gewinnt öfter um
lab-column-worth = Wert
lab-column-suggested = Vorschlag
lab-prices-follow = Die Preise folgen dem Widerstand mit einer Korrelation von { $correlation }.
lab-tracks = Strecken: gebaut, tot, umkämpft
lab-tracks-note = Je dunkler, desto öfter wird eine Strecke gebaut. Durchgestrichen: tot, kaum je gebaut. Gerahmt: umkämpft, oft jemandem weggenommen, der sie vorhatte.
lab-column-track = Strecke
lab-column-built = Gebaut in
lab-column-contested = Umkämpft
lab-column-when = Wann in der Partie
lab-all-tracks = Alle Strecken
lab-none = Keine.
lab-lengths = Längen und Farben
lab-column-length = Länge
lab-column-colour = Farbe
lab-column-tracks = Strecken
lab-column-of-claims = Von allen gebauten
lab-points = Woher die Punkte kommen
lab-column-line = Für
lab-column-points = Punkte
lab-column-scored = Gewertet bei
lab-column-winners-more = Mehr Punkte derer, die gewinnen
lab-mechanics = Was jede Mechanik ändert
lab-mechanics-note = Gegenüber Partien auf demselben Plan ohne sie.
lab-column-mechanic = Mechanik
lab-not-without = Ohne sie ist der Plan nicht spielbar.
lab-seats = Plätze
lab-column-order = Beginnt als Nummer
lab-column-wins = Gewinnt
lab-winner-chance = Chance derer, die später gewinnen
lab-stage = nach { $percent } % der Züge
lab-styles = Welcher Stil gewinnt
lab-styles-note = Jeder Stil gegen alle anderen. Zum Vergleich andere Pläne, die ähnlichsten zuerst.
lab-column-style = Stil
lab-column-board = Spielplan
lab-oddities = Seltsame Partien
lab-oddities-note = So öffnest du eine solche Partie: branchline replay FILE
lab-oddity-no-draw = Jemand konnte keine Karte ziehen
lab-oddity-sweeps = Die Auslage wurde in einem Zug dreimal oder öfter abgeräumt
lab-oddity-stranded = Niemand konnte mehr ziehen
lab-column-games = Partien
lab-column-files = Beispiele
lab-value = Bots mit trainiertem Netz
lab-value-note =
    { $games ->
        [one] Dieselben Zahlen aus 1 Partie von Bots, die Züge mit einem trainierten Netz beurteilen.
       *[other] Dieselben Zahlen aus { $games } Partien von Bots, die Züge mit einem trainierten Netz beurteilen.
    }
lab-column-figure = Zahl
lab-column-planner = Planer
lab-column-value = Netz-Bot
lab-compare-title = Was sich von { $before } zu { $after } geändert hat
lab-compare-note = Nur Unterschiede, die auch bei so vielen Zahlen Bestand haben (höchstens 5 % falsche).
lab-compare-none = Nichts hat sich geändert, was sich vom Zufall abhebt.
lab-compared =
    { $count ->
        [one] 1 Zahl verglichen.
       *[other] { $count } Zahlen verglichen.
    }
lab-column-before = Vorher
lab-column-after = Nachher
lab-column-change = Änderung
lab-figure-compensation = Punkte für die anderen
lab-figure-score = Punkte je Spieler
lab-figure-winner-score = Punkte dessen, der gewinnt
lab-figure-tickets-kept = Behaltene Zielkarten
lab-figure-tickets-done = Erfüllte Zielkarten
lab-figure-completion = { $what }: erfüllt
lab-figure-win-share = { $what }: Gewinnanteil
lab-figure-built = { $what }: gebaut
lab-figure-style = { $what }: gewinnt
help-tune = Die Bots auf MAP (eine Id oder eine Plandatei) abstimmen, damit sie ihn von da an gut spielen.
option-tune-players = Für wie viele Spieler (Vorgabe: die kleinste Zahl).
option-tune-minutes = Wie lange es höchstens dauern darf, in Minuten.
option-tune-generations = Wie viele Generationen von Gewichten versucht werden.
option-tune-games = Partien jedes Versuchs gegen jeden Rivalen.
option-tune-seed = Legt den Zufall fest: derselbe Startwert gibt dieselben Gewichte.
tune-working = stimmt ab
tune-written = { $file }: So spielen die Bots von nun an; sie schlagen die nicht abgestimmten in { $share } von { $games } Partien (gleich starke gewännen { $fair })
tune-stopped = Angehalten. Derselbe Befehl macht weiter; was versucht wurde, liegt in { $file }.
