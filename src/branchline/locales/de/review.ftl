reason-completes = { $tracks } erfüllt { $tickets }: +{ $points } am Ende.
reason-serves = { $tracks } liegt auf dem Weg für { $tickets }.
reason-spares =
    { $count ->
        [one] Das spart eine Lokomotive, die der Zug im Spiel ausgab.
       *[other] Das spart { $count } Lokomotiven, die der Zug im Spiel ausgab.
    }
reason-aside = { $tracks } wurde gebaut, liegt aber auf dem kürzesten Weg keiner offenen Zielkarte.
reason-only-way = Ohne { $tracks } gibt es keinen Weg mehr für { $tickets }.
reason-detour =
    { $more ->
        [one] Baut jemand anders { $tracks }, braucht { $tickets } einen Waggon mehr.
       *[other] Baut jemand anders { $tracks }, braucht { $tickets } { $more } Waggons mehr.
    }
reason-contested = Auch { $seats } könnte { $tracks } wollen: wahrscheinlich bei { $percent } % der möglichen Handkarten.
reason-blocks = Das blockiert { $seats }: { $tracks } fehlt dann für { $tickets }.
reason-scores =
    { $points ->
        [one] { $tracks } bringt { $points } Punkt.
       *[other] { $tracks } bringt { $points } Punkte.
    }
reason-needs-card-for = { $cards } ist für { $tracks } (Länge { $length }, { $held } auf der Hand), auf dem Weg für { $tickets }.
reason-needs-card = { $cards } ist für { $tracks } (Länge { $length }, { $held } auf der Hand).
reason-needs-locomotive-for = Die { $cards } hilft bei { $tracks } (Länge { $length }), auf dem Weg für { $tickets }.
reason-needs-locomotive = Die { $cards } hilft bei { $tracks } (Länge { $length }).
reason-saves-up =
    { $points ->
        [one] { $cards } ist für { $tracks } ({ $points } Punkt): Länge { $length }, { $held } auf der Hand.
       *[other] { $cards } ist für { $tracks } ({ $points } Punkte): Länge { $length }, { $held } auf der Hand.
    }
reason-saves-up-locomotive =
    { $points ->
        [one] Die { $cards } hilft bei { $tracks } ({ $points } Punkt).
       *[other] Die { $cards } hilft bei { $tracks } ({ $points } Punkte).
    }
reason-takes = Auf der Hand: { $held } { NAME($cards, $held, case: "strong") }, und damit eine mehr.
reason-deck-odds = { $percent } % der noch nicht gesehenen Karten helfen bei { $tracks }: { NAME($cards, 2, case: "strong") }.
reason-deck-any = Jede noch nicht gesehene Karte hilft bei { $tracks }.
reason-more-tickets =
    { $count ->
        [one] { $tickets } ist offen,
       *[other] { $tickets } sind offen,
    } { $trains ->
        [one] und { $trains } Waggon bleibt für weitere.
       *[other] und { $trains } Waggons bleiben für weitere.
    }
reason-all-done =
    { $count ->
        [one] { $tickets } ist erfüllt,
       *[other] { $tickets } sind erfüllt,
    } { $trains ->
        [one] und { $trains } Waggon ist übrig.
       *[other] und { $trains } Waggons sind übrig.
    }
reason-no-tickets =
    { $trains ->
        [one] { $seats } hat noch { $trains } Waggon und keine offene Zielkarte mehr.
       *[other] { $seats } hat noch { $trains } Waggons und keine offene Zielkarte mehr.
    }
reason-no-tickets-you =
    { $trains ->
        [one] Du hast noch { $trains } Waggon und keine offene Zielkarte mehr.
       *[other] Du hast noch { $trains } Waggons und keine offene Zielkarte mehr.
    }
reason-together =
    { $trains ->
        [one] { $tickets } haben { $tracks } gemeinsam: { $trains } Waggon dient mehr als einem Ziel.
       *[other] { $tickets } haben { $tracks } gemeinsam: { $trains } Waggons dienen mehr als einem Ziel.
    }
reason-keep = { $tickets }: { $points } Punkte für { $trains } von { $left } Waggons auf dem kürzesten Weg.
reason-keep-done = { $tickets } ist schon erfüllt: { $points } Punkte.
reason-keep-impossible = { $tickets } ist nicht zu schaffen.
reason-leave = Nicht { $tickets }: { $points } Punkte für { $trains } von { $left } Waggons auf dem kürzesten Weg.
reason-leave-done = Nicht { $tickets }, obwohl es schon erfüllt ist.
reason-leave-impossible = Nicht { $tickets }: Das ist nicht zu schaffen.
reason-opens = Das öffnet { $tracks }.
reason-opens-for = Das öffnet { $tracks }, auf dem Weg für { $tickets }.
reason-helps = Das hilft, { $tickets } zu erfüllen.
reason-works-on = { $tickets } braucht noch { $trains } von { $left } Waggons.
reason-goes-for =
    { $points ->
        [one] { $tracks } ist die längste Einzelstrecke, die noch zu haben ist: { $points } Punkt.
       *[other] { $tracks } ist die längste Einzelstrecke, die noch zu haben ist: { $points } Punkte.
    }
reason-trains-left =
    { $trains ->
        [one] { $seats } hat noch { $trains } Waggon.
       *[other] { $seats } hat noch { $trains } Waggons.
    }
reason-trains-left-you =
    { $trains ->
        [one] Du hast noch { $trains } Waggon.
       *[other] Du hast noch { $trains } Waggons.
    }
reason-last-round = Es ist die letzte Runde: Danach ist { $seats } nicht mehr dran.
reason-last-round-you = Es ist die letzte Runde: Danach bist du nicht mehr dran.
reason-end-near =
    { $trains ->
        [one] { $seats } hat noch { $trains } Waggon: Das Ende ist nah.
       *[other] { $seats } hat noch { $trains } Waggons: Das Ende ist nah.
    }
reason-end-near-you =
    { $trains ->
        [one] Du hast noch { $trains } Waggon: Das Ende ist nah.
       *[other] Du hast noch { $trains } Waggons: Das Ende ist nah.
    }
reason-built-later =
    { $moves ->
        [one] { $seats } hat { $tracks } im nächsten Zug gebaut.
       *[other] { $seats } hat { $tracks } { $moves } Züge später gebaut.
    }
reason-taken-later =
    { $moves ->
        [one] { $seats } hat sich { $tracks } im nächsten Zug geholt.
       *[other] { $seats } hat sich { $tracks } { $moves } Züge später geholt.
    }
reason-never-built = Am Ende hat niemand { $tracks } gebaut.

move-take = { NAME($card, case: "article") } nehmen
move-draw = vom Stapel ziehen
move-tickets = Zielkarten ziehen
move-pass = passen
move-keep-some = Zielkarten behalten
move-keep = { $tickets } behalten
move-claim-for = { $track } für { $cards } bauen

help-review = Zeigen, wie die gespeicherte Partie FILE gewonnen wurde: die Chancen über alle Züge, die teuersten Züge und die Gründe.
option-review-json = Die Analyse als JSON ausgeben.
option-review-html = Die Analyse als eigenständige Seite schreiben.
option-review-view = Aus wessen Sicht: die Nummer eines Spielers oder 0 für offene Karten.
option-review-seed = Der Startwert der Kartenverteilungen, die durchprobiert werden.
review-heading =
    { $moves ->
        [one] { $map }: { $seats }. { $moves } Zug.
       *[other] { $map }: { $seats }. { $moves } Züge.
    }
review-working = Die Partie wird analysiert
review-no-such-view = es gibt keinen Spieler { $view }; die Partie hat { $players }
review-no-moves = die Partie hat noch keine Züge
review-written = Geschrieben: { $file }
review-by-network = Bewertet vom Bewertungsnetz dieses Spielplans.
review-by-planner = Für diesen Spielplan gibt es kein Bewertungsnetz: Stattdessen wurde der Plan des Planer-Bots bewertet, das ist gröber.
review-fitted = Die Chancen sind an Partien auf diesem Spielplan mit gleich vielen Spielern angepasst.
review-near = Die Chancen sind an Partien auf diesem Spielplan mit einer anderen Spielerzahl angepasst.
review-borrowed = Die Chancen sind an Partien auf anderen Spielplänen angepasst.
review-title = Partieanalyse
review-chances = Siegchance
review-view-all = Alle Karten offen
review-view-of = Was { $seat } wissen konnte
review-turning-points = Wendepunkte
review-no-turning-points = Kein Zug hat deutlich mehr gekostet, als die Schätzung schwankt.
review-parts = Was die Chancen bewegt hat
review-parts-note = Glück, eigenes Spiel und Spiel der anderen ergeben zusammen den Unterschied zwischen Anfangschance und Ergebnis. Das eigene Spiel zählt zusammen, was jeder Zug gegenüber dem besten kostete; den findet niemand immer, daher kann die Summe über 100 % liegen, und das Spiel der anderen gleicht es aus.
review-column-move = Zug
review-column-seat = Spieler
review-column-played = Gespielt
review-column-better = Besser
review-column-points = Punkte
review-column-chance = Chance
review-column-first = Anfangs
review-column-luck = Glück
review-column-own = Eigenes Spiel
review-column-others = Spiel der anderen
review-column-result = Ergebnis
review-moves = Alle Züge
review-noise-note = Die Zahl nach ± ist der Standardfehler der Schätzung.
review-percent = { $percent } %

review-of = Partieanalyse: { $map }
review-failed = Keine Analyse vorhanden
review-progress = Züge werden bewertet: { $done } von { $total }
review-waiting = Die Analyse wartet, bis sie dran ist.
review-view = Sicht
review-move-of = Zug { $move } · { $seat }
review-end = Das Ende
review-played = Gespielt
review-better = Besser
review-better-move = Besser: { $move }
review-best = Der beste Zug
review-forced = Es gab keine Wahl.
review-hidden = Was { $seat } auf der Hand hatte, war nicht bekannt.
review-agrees = Der Profi hätte dasselbe getan.
review-costs = Kostet etwa { $points } ± { $noise } Punkte und { $chance } ± { $error } % Siegchance.
review-costs-judged = Kostet etwa { $points } ± { $noise } Punkte, geschätzt, ohne die Partie auszuspielen.
review-open-verdict = Bei offenen Karten: { $move }.
review-alternative = { $move } (−{ $points } Punkte)
review-alternative-equal = { $move } (ebenso gut)
review-alternatives = Nächstbeste: { $moves }
review-chance-of = { $seat }: { $percent } %
review-chance-after = nach { $move } von { $moves } Zügen
review-turning-point = Zug { $move }, { $seat }: −{ $chance } %
review-previous = Voriger Wendepunkt
review-next = Nächster Wendepunkt
review-copy = Link zu diesem Zug kopieren
review-luck = Glück { $luck } %, eigenes Spiel { $own } %, Spiel der anderen { $others } %
review-parts-of = Von { $first } % auf { $last } %: Glück { $luck } %, eigenes Spiel { $own } %, Spiel der anderen { $others } %
review-mark-played = gespielt
review-mark-better = besser

reason-gains =
    { $points ->
        [one] { $tracks } zu bauen bringt sofort 1 Punkt mehr.
       *[other] { $tracks } zu bauen bringt sofort { $points } Punkte mehr.
    }
hint-again = Frag noch einmal, um den Plan auf dem Spielplan zu sehen.
