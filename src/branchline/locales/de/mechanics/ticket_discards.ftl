# Die offene Ablage der Zielkarten.

## At the table

discarded-tickets = Abgelegte Zielkarten
no-discarded-tickets = noch keine

## What happens

ticket-rejected =
    { $subject ->
        [you] Du gibst
        [you-again] gibst
        [again] gibt
       *[named] { $seat } gibt
    } { $ticket } zurück
tickets-shuffled =
    die abgelegten Zielkarten werden gemischt: ein neuer Stapel mit { $tickets ->
        [one] { $tickets } Zielkarte
       *[other] { $tickets } Zielkarten
    }

## Rules page

rules-ticket-discards-title = Abgelegte Zielkarten
rules-ticket-discards-picture = Zurückgegebene Zielkarten liegen offen neben dem Stapel.
rules-ticket-discards = Zurückgegebene Zielkarten kommen offen auf die Ablage, wo alle sie sehen. Sobald der Stapel leer ist, werden sie zu einem neuen gemischt. Wer mitten im Ziehen den alten Stapel leert, zieht vom neuen weiter.

## Lesson

lesson-ticket-discards-what = Zielkarten, die du zurückgibst, kommen offen auf die Ablage.
lesson-ticket-discards-see = Alle sehen sie. So weißt du, worauf es vorerst niemand abgesehen hat.
lesson-ticket-discards-again = Ist der Stapel leer, werden sie zu einem neuen gemischt und können wiederkommen.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = abgelegte Zielkarten
summary-ticket-discards = Zurückgegebene Zielkarten liegen offen; ist der Stapel leer, werden sie zum neuen.

## Map files

map-no-ticket-discards = keine zurückgegebenen Zielkarten kommen dorthin; schreibe rejected = "pile" unter tickets.first oder tickets.later
map-ticket-discards-out = die Ablage nähme auch diese; schreibe "pile" oder "under"
