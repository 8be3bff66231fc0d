## Rules page

rules-locomotive-limits-title = Lokomotiven
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Eine Lokomotive darf auf einer Strecke mit Zeichen gespielt werden, auf einer gewöhnlichen nicht.
       *[no] Eine Auslage mit drei Lokomotiven, die liegen bleibt.
    }
rules-locomotive-limits = Lokomotiven können hier nur { LIST($where, case: "on") } gespielt werden, sonst nirgends.
rules-locomotive-limits-row = Eine Lokomotive aus der Auslage darf wie jede andere Karte genommen werden, sogar zwei in einem Zug.
rules-locomotive-limits-sweep = Die Auslage bleibt liegen, wie viele Lokomotiven auch darin sind.

## Lesson

lesson-locomotive-limits-what = Eine Lokomotive steht für eine Karte beliebiger Farbe. Auf diesem Spielplan gelten für Lokomotiven eigene Regeln.
lesson-locomotive-limits-where = Sie können hier nur { LIST($where, case: "on") } gespielt werden.
lesson-locomotive-limits-else = Alle anderen Strecken bezahlst du nur mit Karten ihrer Farbe.
lesson-locomotive-limits-row = Du nimmst eine Lokomotive aus der Auslage wie jede andere Karte: sogar zwei in einem Zug.
lesson-locomotive-limits-sweep = Die Auslage bleibt liegen, wie viele Lokomotiven auch darin sind.
lesson-locomotive-limits-tip = Nimmst du eine Lokomotive aus der Auslage, ist sie weiterhin deine einzige Karte in diesem Zug.

## Terminal

mechanic-locomotive-limits = Lokomotivregeln
summary-locomotives-only-on = Lokomotiven können nur { LIST($where, case: "on") } gespielt werden.
summary-locomotives-free = Eine Lokomotive aus der Auslage wird wie jede andere Karte genommen.
summary-locomotives-stay = Die Auslage wird nie abgeräumt, wie viele Lokomotiven auch darin sind.

form-locomotive-limits-only-on = Lokomotiven nur auf
form-locomotive-limits-row = Lokomotiven aus der Auslage
form-locomotive-limits-sweep = Auslage mit drei Lokomotiven ersetzen
# Words of a choice in a form.
form-word-free = wie andere Karten gezogen
