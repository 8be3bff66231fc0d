# Afgifter, mønter og lån.

## At the table

tolls = Afgifter
tolls-how = Mønter tilbage giver til sidst point efter plads: { $points }
tokens = Mønter
loans = Lån
tokens-count =
    { $count ->
        [one] { $count } mønt
       *[other] { $count } mønter
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
        [one] { $tokens } mønt
       *[other] { $tokens } mønter
    } til banken; { $left } tilbage
toll-paid =
    { $subject ->
        [you] Du betaler
        [you-again] betaler
        [again] betaler
       *[named] { $seat } betaler
    } { $tokens ->
        [one] { $tokens } mønt
       *[other] { $tokens } mønter
    } i afgift; { $left } tilbage
toll-received =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } { $tokens ->
        [one] { $tokens } mønt
       *[other] { $tokens } mønter
    } i afgift, nu { $left } i alt
loan-taken =
    { $subject ->
        [you] Du tager
        [you-again] tager
        [again] tager
       *[named] { $seat } tager
    } et lån i stedet for en afgift på { $tokens }: nr. { $loans }

## Scores

line-tolls = Mønter tilbage
line-loans = Lån

## Rules page

rules-tolls-title = Afgifter
rules-tolls-picture = Det første spor koster en afgift på 3 til banken, det andet 3 til den, der har det første.
rules-tolls =
    Alle begynder med { $start } mønter. Tallet ved en strækning er dens afgift. Du betaler den, når du bygger dér: til banken eller, hvis en anden allerede har bygget det andet spor, til den spiller. Kan du ikke betale hele afgiften, betaler du intet og tager et lån; du må altid bygge. Til sidst rangeres spillere uden lån efter deres mønter og får point efter deres plads. Hvert lån koster { $loan } point.
rules-tolls-details = Den, der kan betale, skal betale. Tager nogen et lån, får ejeren af det første spor afgiften fra banken. Lån slipper ikke op og betales aldrig tilbage. Ved lige mange mønter deles pladsen, og alle får dens point; den næste plads tælles, som om hver havde sin egen. Spillere med lån optager ingen plads. Hvor mange mønter nogen har, følger af betalingerne, så alle ser det. Reglerne for en neutral tredje spiller findes ikke her, for ingen kilde nævner de bypar, de kræver.
rules-toll-players = Spillere
rules-toll-ranks = Point efter placering

## Lesson

lesson-tolls-what = Du begynder med { $start } mønter. Tallet ved en strækning er dens afgift: Betal den, når du bygger dér.
lesson-tolls-owner = Den, der bygger først, betaler til banken. Den næste betaler til den første: så kom tidligt.
lesson-tolls-loan = For få mønter? Så betaler du intet og tager et lån. Hvert koster { $loan } point, og dine mønter giver ikke længere point.
lesson-tolls-score = Til sidst får den med flest mønter tilbage flest point, så nummer to og så videre.

## Terminal

mechanic-tolls = afgifter
summary-tolls = Afgifter: Du har { $start } mønter. Hver strækning koster sin afgift, til banken eller, for det andet spor, til ejeren af det første. Et lån af mangel på mønter koster { $loan } point. Mønter tilbage giver point efter plads, medmindre du har et lån.
column-tokens = mønter
column-loans = lån
toll-ranks = efter placering { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Mønter ved start
form-tolls-loan = Point, som et lån koster
form-tolls-ranks = Point efter placering, for hvert antal spillere
form-tolls-toll = Afgift
map-tolls-lack-ranks = mangler point efter placering for { $players } spillere
