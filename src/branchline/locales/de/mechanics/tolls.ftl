# Maut, Münzen und Kredite.

## At the table

tolls = Maut
tolls-how = Übrige Münzen bringen am Ende je nach Rang: { $points }
tokens = Münzen
loans = Kredite
tokens-count =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
loans-count =
    { $count ->
        [one] { $count } Kredit
       *[other] { $count } Kredite
    }

## What happens

toll-to-bank =
    { $subject ->
        [you] Du zahlst
        [you-again] zahlst
        [again] zahlt
       *[named] { $seat } zahlt
    } { $tokens ->
        [one] { $tokens } Münze
       *[other] { $tokens } Münzen
    } an die Bank; { $left } übrig
toll-paid =
    { $subject ->
        [you] Du zahlst
        [you-again] zahlst
        [again] zahlt
       *[named] { $seat } zahlt
    } { $tokens ->
        [one] { $tokens } Münze
       *[other] { $tokens } Münzen
    } Maut; { $left } übrig
toll-received =
    { $subject ->
        [you] Du bekommst
        [you-again] bekommst
        [again] bekommt
       *[named] { $seat } bekommt
    } { $tokens ->
        [one] { $tokens } Münze
       *[other] { $tokens } Münzen
    } Maut, jetzt insgesamt { $left }
loan-taken =
    { $subject ->
        [you] Du nimmst
        [you-again] nimmst
        [again] nimmt
       *[named] { $seat } nimmt
    } einen Kredit statt { $tokens } Maut: Nr. { $loans }

## Scores

line-tolls = Übrige Münzen
line-loans = Kredite

## Rules page

rules-tolls-title = Maut
rules-tolls-picture = Die erste Strecke kostet 3 Maut an die Bank, die zweite 3 an die Person, der die erste gehört.
rules-tolls =
    Alle beginnen mit { $start } Münzen. Die Zahl neben einer Verbindung ist ihre Maut. Du zahlst sie, wenn du dort baust: an die Bank oder, wenn die andere Strecke der Verbindung schon gebaut ist, an die Person, der sie gehört. Kannst du die Maut nicht ganz zahlen, zahlst du nichts und nimmst einen Kredit; bauen darfst du immer. Am Ende werden alle ohne Kredit nach ihren Münzen gereiht und bekommen Punkte nach ihrem Rang. Jeder Kredit kostet { $loan ->
        [one] { $loan } Punkt
       *[other] { $loan } Punkte
    }.
rules-tolls-details = Wer zahlen kann, muss zahlen. Nimmt jemand einen Kredit, bekommt die Person mit der ersten Strecke die Maut von der Bank. Kredite gehen nicht aus und werden nie zurückgezahlt. Bei gleich vielen Münzen teilt man sich einen Rang, und alle bekommen seine Punkte; der nächste Rang zählt, als hätte jede Person einen eigenen. Wer einen Kredit hat, belegt keinen Rang. Wie viele Münzen jemand hat, folgt aus den Zahlungen, also sehen es alle. Die Regeln für eine neutrale dritte Person gibt es hier nicht, weil keine Quelle die nötigen Städtepaare nennt.
rules-toll-players = Personen
rules-toll-ranks = Punkte nach Rang

## Lesson

lesson-tolls-what = Du beginnst mit { $start } Münzen. Die Zahl neben einer Verbindung ist ihre Maut: Zahle sie, wenn du dort baust.
lesson-tolls-owner = Wer zuerst baut, zahlt an die Bank. Wer als Zweites baut, zahlt an die erste Person: Sei also früh dran.
lesson-tolls-loan = Zu wenig Münzen? Dann zahlst du nichts und nimmst einen Kredit. Jeder kostet { $loan } Punkte, und deine Münzen bringen nichts mehr.
lesson-tolls-score = Am Ende bekommt am meisten, wer die meisten Münzen übrig hat, dann der zweite Rang und so weiter.

## Terminal

mechanic-tolls = Maut
summary-tolls = Maut: Du hast { $start } Münzen. Jede Strecke kostet Maut, an die Bank oder, bei der zweiten Strecke einer Verbindung, an die Person mit der ersten. Ein Kredit bei zu wenig Münzen kostet { $loan } Punkte. Übrige Münzen bringen Punkte nach Rang, außer mit Kredit.
column-tokens = Münzen
column-loans = Kredite
toll-ranks = nach Rang { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Münzen zu Beginn
form-tolls-loan = Punkte, die ein Kredit kostet
form-tolls-ranks = Punkte nach Rang, je Spielerzahl
form-tolls-toll = Maut
map-tolls-lack-ranks = braucht Punkte nach Rang für { $players } Personen
