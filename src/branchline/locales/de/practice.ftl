practice-title = Üben
practice-intro = Stellungen, in denen ein Zug klar der beste ist. Wähle einen Zug; dann siehst du, welcher es ist und warum.
practice-puzzles = Aufgaben
practice-solved = { $solved } von { $total } gelöst
practice-start = Anfangen
practice-go-on = Weitermachen
practice-all-solved = Alle gelöst.
practice-puzzle-about =
    { $state ->
        [solved] Aufgabe { $number }: { $map }, { $players } Spieler, gelöst
        [missed] Aufgabe { $number }: { $map }, { $players } Spieler, noch nicht gelöst
       *[new] Aufgabe { $number }: { $map }, { $players } Spieler
    }
practice-own = Aus deinen Partien
practice-own-intro = Züge von dir, zu denen es einen klar besseren gab.
practice-own-none = Noch keine: Spiel zuerst in diesem Browser eine Partie zu Ende.
practice-own-look = Züge suchen
practice-own-count =
    { $count ->
        [one] 1 Zug, { $left } zu lösen
       *[other] { $count } Züge, { $left } zu lösen
    }
practice-own-clean = Keiner deiner Züge hat viel gekostet.
practice-own-try = Nochmal versuchen
practice-ask = Du bist dran: Welcher Zug ist der beste?
practice-puzzle-of = Aufgabe { $number } von { $total }
practice-missed-of = Das hast du verpasst: Zug { $move } deiner Partie auf { $map }
practice-skip = Überspringen
practice-all = Alle Aufgaben
practice-failed = Hier gibt es nichts zu üben
practice-nothing-here = Das ist kein Zug von dir, zu dem es einen klar besseren gab.
practice-right = Richtig.
practice-wrong = Es gibt einen besseren Zug.
practice-chosen = Deine Wahl
practice-best = Der beste Zug
practice-played = In der Partie gespielt
practice-cost = Dein Zug kostet etwa { $points } Punkte und { $chance } % Siegchance.
practice-cost-unknown = Was dein Zug kostet, wurde nicht berechnet.
practice-wins = Mit dem besten Zug liegt die Siegchance bei etwa { $percent } %.
practice-no-more = Das war die letzte Aufgabe.
practice-next = Weiter
practice-again = Nochmal
practice-mark-best = am besten
practice-mark-chosen = deine Wahl
help-practice = Aufgaben stellen, eine nach der anderen: den besten Zug wählen, dann sehen, welcher es ist und warum. Beginnt mit Aufgabe NUMBER.
practice-no-such-puzzle = Aufgabe { $number } gibt es nicht; es gibt { $total }
practice-you-are = { $map }. Du spielst für { $seat }.
practice-go-on-or-quit = Eingabetaste für die nächste Aufgabe, q zum Aufhören:
practice-not-saved = Eine Aufgabe lässt sich nicht speichern.
