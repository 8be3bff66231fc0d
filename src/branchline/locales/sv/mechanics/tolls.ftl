# Avgifter, mynt och lån.

## At the table

tolls = Avgifter
tolls-how = Mynt kvar i slutet ger poäng efter placering: { $points }
tokens = Mynt
loans = Lån
tokens-count = { $count } mynt
loans-count = { $count } lån

## What happens

toll-to-bank =
    { $subject ->
        [you] Du betalar
        [you-again] betalar
        [again] betalar
       *[named] { $seat } betalar
    } { $tokens } mynt till banken; { $left } kvar
toll-paid =
    { $subject ->
        [you] Du betalar
        [you-again] betalar
        [again] betalar
       *[named] { $seat } betalar
    } { $tokens } mynt i avgift; { $left } kvar
toll-received =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } { $tokens } mynt i avgift, nu { $left } totalt
loan-taken =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } ett lån i stället för en avgift på { $tokens }: nr { $loans }

## Scores

line-tolls = Mynt kvar
line-loans = Lån

## Rules page

rules-tolls-title = Avgifter
rules-tolls-picture = Det första spåret kostar en avgift på 3 till banken, det andra 3 till den som har det första.
rules-tolls =
    Alla börjar med { $start } mynt. Talet vid en sträcka är dess avgift. Du betalar den när du bygger där: till banken eller, om någon redan har byggt det andra spåret, till den spelaren. Kan du inte betala hela avgiften betalar du inget och tar ett lån; du får alltid bygga. I slutet rangordnas spelare utan lån efter sina mynt och får poäng efter placering. Varje lån kostar { $loan } poäng.
rules-tolls-details = Den som kan betala måste betala. Tar någon ett lån får ägaren till det första spåret avgiften från banken. Lånen tar inte slut och betalas aldrig tillbaka. Vid lika många mynt delas platsen och alla får dess poäng; nästa plats räknas som om var och en hade sin egen. Spelare med lån tar ingen plats. Hur många mynt någon har följer av betalningarna, så alla ser det. Reglerna för en neutral tredje spelare finns inte här, för ingen källa anger de par av städer som behövs.
rules-toll-players = Spelare
rules-toll-ranks = Poäng efter placering

## Lesson

lesson-tolls-what = Du börjar med { $start } mynt. Talet vid en sträcka är dess avgift: betala den när du bygger där.
lesson-tolls-owner = Den som bygger först betalar till banken. Den andra betalar till den första: så var tidig.
lesson-tolls-loan = För få mynt? Då betalar du inget och tar ett lån. Varje lån kostar { $loan } poäng, och dina mynt ger inte längre poäng.
lesson-tolls-score = I slutet får den som har flest mynt kvar mest, sedan tvåan och så vidare.

## Terminal

mechanic-tolls = avgifter
summary-tolls = Avgifter: du har { $start } mynt. Varje sträcka kostar sin avgift, till banken eller, för det andra spåret, till ägaren av det första. Ett lån i brist på mynt kostar { $loan } poäng. Mynt kvar ger poäng efter placering, om du inte har lån.
column-tokens = mynt
column-loans = lån
toll-ranks = efter placering { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Mynt vid start
form-tolls-loan = Poäng som ett lån kostar
form-tolls-ranks = Poäng efter placering, för varje antal spelare
form-tolls-toll = Avgift
map-tolls-lack-ranks = saknar poäng efter placering för { $players } spelare
