## At the table

decks = Ticketstapels
decks-how = Zeg voor het trekken hoeveel je er van elke wilt
decks-left = { $short } korte, { $long } lange
decks-kept = { $seat } – { $short } korte, { $long } lange
decks-question = Hoeveel van je { $count } eerste tickets moeten kort zijn, hoeveel lang?
status-ticket-decks = Korte of lange tickets?
status-ticket-decks-how = Iedereen zegt het tegelijk; dan worden ze gedeeld.
action-draw-split =
    { $long ->
        [0] { $short } korte trekken
       *[other] { $short ->
            [0] { $long } lange trekken
           *[other] { $short } korte en { $long } lange trekken
        }
    }
choice-draw-split = { $short } korte, { $long } lange
ask-draw-split = Daarna houd je er minstens { $keep }. Wat je teruggeeft, gaat terug naar zijn eigen stapel.
may-draw-split = tickets trekken

## What happens

drew-of-decks =
    { $subject ->
        [you] Je trekt
        [you-again] trekt
        [again] trekt
       *[named] { $seat } trekt
    } tickets: { $short } korte, { $long } lange

## Rules page

rules-ticket-decks-title = Korte en lange tickets
rules-ticket-decks-picture = Van vier tickets komen er twee van de korte en twee van de lange stapel.
rules-ticket-decks = Korte en lange tickets liggen op eigen stapels. Voor je trekt, zeg je hoeveel je er van elke wilt; teruggegeven tickets gaan terug naar hun eigen stapel. Aan het begin zegt iedereen het tegelijk, dan wordt er gedeeld.
rules-ticket-decks-details = Later mag je van een stapel niet meer vragen dan hij heeft. Iedereen ziet hoeveel er in elke stapel liggen en van welke de tickets van de anderen zijn. Heeft een stapel aan het begin te weinig, dan vult de andere aan; hebben ze later samen te weinig, dan trek je alles wat er nog is.

## Lesson

lesson-ticket-decks-what = Er zijn twee stapels tickets: korte voor weinig punten en lange voor veel.
lesson-ticket-decks-how = Voor je trekt, zeg je hoeveel je er van elke wilt. Pas dan zie je ze, en houd je er een paar.
lesson-ticket-decks-why = Lange geven een plan voor de hele spel. Korte zijn snel voltooid, en de meeste voltooide tickets kunnen een bonus opleveren.

## Terminal

mechanic-ticket-decks = korte en lange tickets
summary-ticket-decks = Twee ticketstapels: voor je trekt, zeg je hoeveel korte en hoeveel lange tickets je wilt. Teruggegeven tickets gaan terug naar hun eigen stapel.
form-ticket-decks-short = Stapel korte tickets
form-ticket-decks-long = Stapel lange tickets
