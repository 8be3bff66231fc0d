record-too-large = größer als { $bytes } Bytes
record-unreadable = nicht lesbar: { $problem }
record-not-utf8 = kein Text in UTF-8
record-not-json = kein JSON: { $problem }
record-nested = zu tief verschachtelt
record-digits = eine Zahl mit zu vielen Ziffern
record-other-format = keine Spielaufzeichnung; das Format muss „{ $expected }“ sein
record-other-version = Version { $found } wird nicht unterstützt; dieses Programm liest bis Version { $newest }
record-missing = fehlt
record-missing-moves =
    { $told ->
        [one] fehlt; die Aufzeichnung spricht von { $told } Zug
       *[other] fehlt; die Aufzeichnung spricht von { $told } Zügen
    }
record-too-many-moves = mehr als { $most } Züge
record-unknown-key = unbekannter Schlüssel
record-kind =
    { $kind ->
        [int] eine ganze Zahl wird erwartet
        [str] Text wird erwartet
        [array] eine Liste wird erwartet
       *[object] ein Objekt wird erwartet
    }
record-large-number = eine ganze Zahl bis höchstens { $most } wird erwartet
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] Zufallsergebnis { $index } fehlt; erwartet wird eine Karte, die noch im Stapel ist
        [ticket] Zufallsergebnis { $index } fehlt; erwartet wird eine Zielkarte, die jetzt gezogen werden kann
       *[number] Zufallsergebnis { $index } fehlt; erwartet wird eine Zahl unter { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] Zufallsergebnis { $index } ist { $value }; erwartet wird eine Karte, die noch im Stapel ist
        [ticket] Zufallsergebnis { $index } ist { $value }; erwartet wird eine Zielkarte, die jetzt gezogen werden kann
        [nothing] Zufallsergebnis { $index } ist { $value }; erwartet wird nichts mehr
       *[number] Zufallsergebnis { $index } ist { $value }; erwartet wird eine Zahl unter { $below }
    }
record-no-map = einen Spielplan „{ $map }“ gibt es nicht, und die Aufzeichnung enthält keinen eigenen
record-other-rules = die Regeln des Spielplans „{ $map }“ haben sich seit der Partie geändert
record-other-state = führt zu einer anderen Stellung als der aufgezeichneten
record-not-over = die Partie ist nicht zu Ende
record-other-result = erwartet werden { $totals } Punkte und die Ränge { $ranks }

## Games saved by earlier versions

record-differs = Die Regeln haben sich geändert, seit diese Partie gespeichert wurde: Ab { $position } verläuft sie anders.
