# Tol, munten en leningen.

## At the table

tolls = Tol
tolls-how = Munten die overblijven, scoren naar rang: { $points }
tokens = Munten
loans = Leningen
tokens-count =
    { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }
loans-count =
    { $count ->
        [one] { $count } lening
       *[other] { $count } leningen
    }

## What happens

toll-to-bank =
    { $subject ->
        [you] Je betaalt
        [you-again] betaalt
        [again] betaalt
       *[named] { $seat } betaalt
    } { $tokens ->
        [one] { $tokens } munt
       *[other] { $tokens } munten
    } aan de bank; { $left } over
toll-paid =
    { $subject ->
        [you] Je betaalt
        [you-again] betaalt
        [again] betaalt
       *[named] { $seat } betaalt
    } { $tokens ->
        [one] { $tokens } munt
       *[other] { $tokens } munten
    } tol; { $left } over
toll-received =
    { $subject ->
        [you] Je krijgt
        [you-again] krijgt
        [again] krijgt
       *[named] { $seat } krijgt
    } { $tokens ->
        [one] { $tokens } munt
       *[other] { $tokens } munten
    } tol, nu samen { $left }
loan-taken =
    { $subject ->
        [you] Je neemt
        [you-again] neemt
        [again] neemt
       *[named] { $seat } neemt
    } een lening in plaats van { $tokens } tol: nr. { $loans }

## Scores

line-tolls = Munten over
line-loans = Leningen

## Rules page

rules-tolls-title = Tol
rules-tolls-picture = Het eerste spoor kost 3 tol aan de bank, het tweede 3 aan wie het eerste heeft.
rules-tolls =
    Iedereen begint met { $start } munten. Het getal naast een route is de tol. Je betaalt die als je daar bouwt: aan de bank of, als het andere spoor van de route al gebouwd is, aan wie dat heeft. Kun je de tol niet helemaal betalen, dan betaal je niets en neem je een lening; bouwen mag altijd. Aan het eind worden spelers zonder lening gerangschikt naar hun munten en scoren ze naar hun rang. Elke lening kost { $loan ->
        [one] { $loan } punt
       *[other] { $loan } punten
    }.
rules-tolls-details = Wie kan betalen, moet betalen. Neemt iemand een lening, dan krijgt wie het eerste spoor heeft de tol van de bank. Leningen raken niet op en worden nooit terugbetaald. Bij evenveel munten deel je een rang en scoort iedereen die; de volgende rang telt alsof ieder een eigen rang had. Wie een lening heeft, bezet geen rang. Hoeveel munten iemand heeft, volgt uit de betalingen, dus iedereen ziet het. De regels voor een neutrale derde speler zijn er niet: geen bron noemt de benodigde paren steden.
rules-toll-players = Spelers
rules-toll-ranks = Punten per rang

## Lesson

lesson-tolls-what = Je begint met { $start } munten. Het getal naast een route is de tol: betaal die als je daar bouwt.
lesson-tolls-owner = Wie het eerst bouwt, betaalt de bank. De tweede op de route betaalt de eerste: wees er dus vroeg bij.
lesson-tolls-loan = Te weinig munten? Dan betaal je niets en neem je een lening. Elke lening kost { $loan } punten, en je munten scoren niet meer.
lesson-tolls-score = Aan het eind scoort wie de meeste munten over heeft het meest, dan de tweede, enzovoort.

## Terminal

mechanic-tolls = tol
summary-tolls = Tol: je hebt { $start } munten. Elk spoor kost tol, aan de bank of, bij het tweede spoor van een route, aan wie het eerste heeft. Een lening bij te weinig munten kost { $loan } punten. Munten die overblijven, scoren naar rang, behalve met een lening.
column-tokens = munten
column-loans = leningen
toll-ranks = per rang { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Munten aan het begin
form-tolls-loan = Punten die een lening kost
form-tolls-ranks = Punten naar rang, per aantal spelers
form-tolls-toll = Tol
map-tolls-lack-ranks = heeft punten per rang nodig voor { $players } spelers
