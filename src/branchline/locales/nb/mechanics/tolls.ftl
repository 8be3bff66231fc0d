# Avgifter, mynter og lån.

## At the table

tolls = Avgifter
tolls-how = Mynter igjen gir til slutt poeng etter plassering: { $points }
tokens = Mynter
loans = Lån
tokens-count =
    { $count ->
        [one] { $count } mynt
       *[other] { $count } mynter
    }
loans-count = { $count } lån

## What happens

toll-to-bank =
    { $subject ->
        [you] Du betaler
        [you-again] betaler
        [again] betaler
       *[named] { $seat } betaler
    } { $tokens ->
        [one] { $tokens } mynt
       *[other] { $tokens } mynter
    } til banken; { $left } igjen
toll-paid =
    { $subject ->
        [you] Du betaler
        [you-again] betaler
        [again] betaler
       *[named] { $seat } betaler
    } { $tokens ->
        [one] { $tokens } mynt
       *[other] { $tokens } mynter
    } i avgift; { $left } igjen
toll-received =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } { $tokens ->
        [one] { $tokens } mynt
       *[other] { $tokens } mynter
    } i avgift, nå { $left } i alt
loan-taken =
    { $subject ->
        [you] Du tar opp
        [you-again] tar opp
        [again] tar opp
       *[named] { $seat } tar opp
    } et lån i stedet for en avgift på { $tokens }: nr. { $loans }

## Scores

line-tolls = Mynter igjen
line-loans = Lån

## Rules page

rules-tolls-title = Avgifter
rules-tolls-picture = Det første sporet koster en avgift på 3 til banken, det andre 3 til den som har det første.
rules-tolls =
    Alle begynner med { $start } mynter. Tallet ved en rute er avgiften. Du betaler den når du bygger der: til banken eller, hvis noen allerede har bygget det andre sporet, til den spilleren. Kan du ikke betale hele avgiften, betaler du ingenting og tar opp et lån; du får alltid bygge. Til slutt rangeres spillere uten lån etter myntene sine og får poeng etter plasseringen. Hvert lån koster { $loan } poeng.
rules-tolls-details = Den som kan betale, må betale. Tar noen opp et lån, får eieren av det første sporet avgiften fra banken. Lån tar ikke slutt og betales aldri tilbake. Ved like mange mynter deles plassen, og alle får poengene for den; neste plass telles som om hver hadde sin egen. Spillere med lån tar ingen plass. Hvor mange mynter noen har, følger av betalingene, så alle ser det. Reglene for en nøytral tredje spiller finnes ikke her, for ingen kilde nevner byparene de trenger.
rules-toll-players = Spillere
rules-toll-ranks = Poeng etter plassering

## Lesson

lesson-tolls-what = Du begynner med { $start } mynter. Tallet ved en rute er avgiften: Betal den når du bygger der.
lesson-tolls-owner = Den som bygger først, betaler til banken. Den neste betaler til den første: så vær tidlig ute.
lesson-tolls-loan = For få mynter? Da betaler du ingenting og tar opp et lån. Hvert koster { $loan } poeng, og myntene dine gir ikke lenger poeng.
lesson-tolls-score = Til slutt får den med flest mynter igjen flest poeng, så nummer to og så videre.

## Terminal

mechanic-tolls = avgifter
summary-tolls = Avgifter: Du har { $start } mynter. Hver rute koster sin avgift, til banken eller, for det andre sporet, til eieren av det første. Et lån av mangel på mynter koster { $loan } poeng. Mynter igjen gir poeng etter plassering, med mindre du har lån.
column-tokens = mynter
column-loans = lån
toll-ranks = etter plassering { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Mynter ved start
form-tolls-loan = Poeng som et lån koster
form-tolls-ranks = Poeng etter plassering, for hvert antall spillere
form-tolls-toll = Avgift
map-tolls-lack-ranks = mangler poeng etter plassering for { $players } spillere
