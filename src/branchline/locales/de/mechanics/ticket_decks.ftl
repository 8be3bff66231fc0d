## At the table

decks = Zielkartenstapel
decks-how = Sag vor dem Ziehen, wie viele du wovon willst
decks-left = { $short } kurze, { $long } lange
decks-kept = { $seat } – { $short } kurze, { $long } lange
decks-question = Wie viele deiner { $count } ersten Zielkarten sollen kurz sein, wie viele lang?
status-ticket-decks = Kurze oder lange Zielkarten?
status-ticket-decks-how = Alle sagen es gleichzeitig; dann werden die Zielkarten ausgeteilt.
action-draw-split =
    { $long ->
        [0] { $short } kurze ziehen
       *[other] { $short ->
            [0] { $long } lange ziehen
           *[other] { $short } kurze und { $long } lange ziehen
        }
    }
choice-draw-split = { $short } kurze, { $long } lange
ask-draw-split = Du behältst dann mindestens { $keep } davon. Was du zurückgibst, kommt zurück zu seinem Stapel.
may-draw-split = Zielkarten ziehen

## What happens

drew-of-decks =
    { $subject ->
        [you] Du ziehst
        [you-again] ziehst
        [again] zieht
       *[named] { $seat } zieht
    } Zielkarten: { $short } kurze, { $long } lange

## Rules page

rules-ticket-decks-title = Kurze und lange Zielkarten
rules-ticket-decks-picture = Von vier Zielkarten werden zwei vom kurzen und zwei vom langen Stapel gezogen.
rules-ticket-decks = Kurze und lange Zielkarten liegen in eigenen Stapeln. Vor dem Ziehen sagst du, wie viele du von jedem willst; zurückgegebene kommen zu ihrem eigenen Stapel zurück. Zu Beginn sagen es alle gleichzeitig, dann wird ausgeteilt.
rules-ticket-decks-details = Später darfst du von einem Stapel nicht mehr verlangen, als er hat. Alle sehen, wie viele in jedem Stapel liegen und aus welchem die Zielkarten der anderen sind. Reicht zu Beginn ein Stapel nicht, springt der andere ein; sind es später in beiden zusammen zu wenige, ziehst du alle, die noch da sind.

## Lesson

lesson-ticket-decks-what = Es gibt zwei Stapel Zielkarten: kurze für wenige Punkte und lange für viele.
lesson-ticket-decks-how = Vor dem Ziehen sagst du, wie viele du von jedem willst. Erst dann siehst du sie und behältst einige.
lesson-ticket-decks-why = Lange Zielkarten geben einen Plan für die ganze Partie. Kurze sind schnell erfüllt, und die meisten erfüllten Zielkarten können einen Bonus bringen.

## Terminal

mechanic-ticket-decks = kurze und lange Zielkarten
summary-ticket-decks = Zwei Zielkartenstapel: Vor dem Ziehen sagst du, wie viele kurze und wie viele lange Zielkarten du willst. Zurückgegebene kommen zu ihrem eigenen Stapel.
form-ticket-decks-short = Stapel kurzer Zielkarten
form-ticket-decks-long = Stapel langer Zielkarten
