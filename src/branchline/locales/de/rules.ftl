rules-aim-title = Worum es geht
rules-aim-picture = Eine Zielkarte und Waggons auf Strecken, die ihre beiden Orte bis auf die letzte Strecke verbinden.
rules-aim = Du baust Eisenbahnstrecken zwischen benachbarten Orten. Punkte gibt es für jede gebaute Strecke, für jede geheime Zielkarte, deren Enden deine Strecken verbinden, und für das, was dieser Spielplan sonst noch belohnt. Verfehlte Zielkarten kosten Punkte. Wer die meisten Punkte hat, gewinnt.
rules-turn = In deinem Zug tust du eines: Karten nehmen, eine Strecke bauen oder Zielkarten ziehen. Manche Spielpläne fügen etwas hinzu, siehe unten. Passen darfst du nur, wenn nichts anderes möglich ist.
rules-cards-title = Karten
rules-cards-picture = Die { $row } offenen Karten der Auslage und daneben der Stapel; eine aus der Auslage und eine vom Stapel werden genommen.
rules-deck =
    Der Stapel enthält { $each ->
        [one] { $each } Karte
       *[other] { $each } Karten
    } in jeder der acht Farben und { $locomotives ->
        [one] { $locomotives } Lokomotive
       *[other] { $locomotives } Lokomotiven
    }. Du beginnst mit { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }{ $gift ->
        [0] .
        [one] {" "}und einer Lokomotive.
       *[other] {" "}und { $gift } Lokomotiven.
    } Eine Lokomotive steht für eine Karte beliebiger Farbe.
rules-draw = Du nimmst zwei Karten, eine nach der anderen: jede entweder von den { $row } offenen Karten der Auslage oder verdeckt vom Stapel. Eine Karte aus der Auslage wird sofort ersetzt. Ist der Stapel leer, wird aus der Ablage ein neuer gemischt.
rules-row-locomotive = Nimmst du eine Lokomotive aus der Auslage, ist sie deine einzige Karte: Du kannst sie nicht als zweite nehmen, und danach nimmst du nichts mehr. Verdeckt vom Stapel gezogen, ist sie eine Karte wie jede andere.
rules-sweep = Sobald { $count } oder mehr Karten der Auslage Lokomotiven sind, kommt die ganze Auslage in die Ablage und wird neu ausgelegt.
rules-sweep-limits =
    Reichen die Karten, die niemand auf der Hand hat, nicht für eine Auslage mit weniger als { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }, dann bleibt die Auslage liegen. Wurde die Ablage zweimal gemischt und die neue Auslage hat immer noch zu viele, werden Stapel und Ablage zusammen gemischt, bevor neu ausgelegt wird.
rules-secrets = Deine Handkarten und Zielkarten sind geheim. Wie viele du hast, ist es nicht, auch nicht, wie viele Waggons dir bleiben und welche Karten in der Ablage liegen.
rules-tracks-title = Strecken
rules-tracks-picture = Drei rote Karten bezahlen eine Strecke mit drei roten Feldern, auf die drei Waggons kommen.
rules-claim = Um eine Strecke zu bauen, legst du so viele Karten ab, wie sie Felder hat, alle in ihrer Farbe; bei einer grauen Strecke alle in einer beliebigen Farbe. Lokomotiven können jede davon ersetzen. Dann setzt du ebenso viele deiner { $trains } Waggons auf die Strecke und bekommst sofort die Punkte.
rules-claim-anywhere = Deine Strecken müssen nicht zusammenhängen.
rules-parallel = Wo gleich lange Strecken nebeneinander liegen, darfst du nur eine davon haben. Spielen weniger als { $from } mit, sperrt die zuerst gebaute die andere für alle.
rules-parallel-one = Wo gleich lange Strecken nebeneinander liegen, sperrt die zuerst gebaute die andere für alle.
rules-parallel-open = Auf manchen Verbindungen können alle parallelen Strecken gebaut werden, egal wie viele mitspielen, aber jede Person darf nur eine davon haben.
rules-parallel-lengths = Verschieden lange Strecken zwischen denselben zwei Orten ({ $routes }) sind eigene Verbindungen: Du darfst beide haben, und keine sperrt die andere.
rules-tickets-title = Zielkarten
rules-tickets-picture = Zwei Zielkarten mit ihren Punkten, eine davon erfüllt.
rules-first-tickets =
    Zu Beginn bekommen alle { $offered ->
        [one] { $offered } Zielkarte
       *[other] { $offered } Zielkarten
    } zur Auswahl und behalten mindestens { $keep }. { $out ->
        [under] Die übrigen kommen unter den Stapel.
        [shuffled] Die übrigen werden wieder in den Stapel gemischt.
        [pile] Die übrigen kommen offen auf einen Ablagestapel.
       *[out] Die übrigen kommen aus dem Spiel.
    } Was und wie viele die anderen behalten, sieht niemand, bis alle gewählt haben.
rules-first-tickets-decks =
    Zu Beginn bekommen alle { $offered ->
        [one] { $offered } Zielkarte
       *[other] { $offered } Zielkarten
    } zur Auswahl, davon { $one } lange, und behalten mindestens { $keep }, gleich welcher Art. { $out ->
        [under] Die übrigen kommen unter ihre Stapel.
        [pile] Die übrigen kommen offen auf einen Ablagestapel.
       *[out] Die übrigen kommen aus dem Spiel, ebenso die langen, die nicht ausgeteilt wurden.
    } Was und wie viele die anderen behalten, sieht niemand, bis alle gewählt haben.
rules-later-tickets =
    Als deinen Zug darfst du { $drawn } weitere ziehen (oder so viele, wie noch da sind) und musst mindestens { $keep } behalten. { $out ->
        [under] Die übrigen kommen unter den Stapel.
        [pile] Die übrigen kommen offen auf einen Ablagestapel.
       *[out] Die übrigen kommen aus dem Spiel, der Stapel kann also ausgehen.
    }
rules-tickets-score = Am Ende bringt eine Zielkarte ihre Punkte, wenn deine Strecken ihre Orte verbinden, und kostet dich ebenso viele, wenn nicht.
rules-tickets-areas =
    Manche Zielkarten nennen ein Land, das mehrere Orte auf dem Spielplan hat: Einen davon zu erreichen genügt. { $joined ->
        [yes] Die Orte eines Landes verbindet nur eine Strecke, die du zwischen ihnen baust.
       *[no] Die Orte eines Landes sind nicht miteinander verbunden, es führt also kein Weg hindurch.
    }
rules-tickets-several = Manche Zielkarten nennen mehrere Ziele mit eigenen Punkten. Das beste, das du erreichst, zählt; erreichst du keines, verlierst du die Punkte des kleinsten.
rules-end-title = Das Ende
rules-end-picture =
    { $trains ->
        [0] Kein Waggon ist
        [one] { $trains } Waggon ist
       *[other] { $trains } Waggons sind
    } übrig, also kommt die letzte Runde, dann die Wertung.
rules-last-round = Hat jemand am Ende des eigenen Zuges nur noch { $trains } oder weniger Waggons, kommen alle noch einmal dran, auch wer das ausgelöst hat. Dann werden die Zielkarten aufgedeckt und gewertet.
rules-all-pass = Kannst du gar nichts tun, passt du. Passen alle nacheinander, endet die Partie sofort und wird gewertet.
rules-winner =
    { $ties ->
        [0] Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
        [one] Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet dies: { $order }. Danach wird der Sieg geteilt.
       *[other] Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden, in dieser Reihenfolge: { $order }. Danach wird der Sieg geteilt.
    }
rules-path-length = Die längste durchgehende Strecke besteht nur aus eigenen Strecken, ohne Lücke. Sie darf mehrmals durch denselben Ort führen, aber nicht zweimal über dieselbe Strecke.

rules-uncertain-title = Was nicht sicher ist
