## Rules page

rules-saving-title = Eine Karte sparen
rules-saving-picture = Drei Karten bezahlen eine Strecke mit vier Feldern.
rules-saving =
    { $everyone ->
        [no] Wenn du das Recht zu sparen hast, darfst du
       *[yes] Du darfst
    } ein Feld einer Strecke unbezahlt lassen, auch eines, das mehrere als Lokomotive gespielte Karten kosten würde. Mindestens 1 Karte und jede Lokomotive einer Fähre bezahlst du immer, und auf jedes Feld kommt ein Waggon.

## Lesson

lesson-saving-what =
    { $everyone ->
        [no] Wer das Recht dazu gekauft hat, darf
       *[yes] Alle dürfen
    } für eine Strecke eine Karte weniger bezahlen.
lesson-saving-how = Unter den Arten zu bezahlen ist eine, die ein Feld unbezahlt lässt. Trotzdem kommt auf jedes Feld ein Waggon, und die Strecke bringt alle ihre Punkte.
lesson-saving-cost = Mindestens 1 Karte wird immer bezahlt, und jede Lokomotive, die eine Strecke zeigt.

## Terminal

mechanic-saving = Sparen
summary-saving = Sparen: Eine Strecke darf eine Karte weniger kosten; in einer Zahlung heißt das less×1.

form-saving-everyone = Alle dürfen sparen
