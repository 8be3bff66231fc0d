## At the table

grand-tour = Grand Tour
grand-tour-now =
    { $count ->
        [0] Ingen av dina biljetter ligger på en slinga än.
        [one] 1 av dina biljetter ligger på en slinga: { $points } poäng.
       *[other] { $count } av dina biljetter ligger på slingor: { $points } poäng.
    }

## Scores

line-grand-tour = Grand Tour

## Rules page

rules-grand-tour-title = Grand Tour
rules-grand-tour-picture = Två olika vägar, som tillsammans bildar en slinga, förbinder biljettens båda ändar.
rules-grand-tour = En klar biljett är på turné om dess två ändar förbinds av två vägar med dina sträckor som inte har någon sträcka gemensam; de får mötas i städer. Ju fler sådana biljetter, desto fler poäng, utöver biljetternas egna:
rules-tours = Biljetter

## Guide

guide-with-grand-tour = En slinga genom en biljetts båda ändar ger mer.

## Lesson

lesson-grand-tour-what = Förbind biljettens två städer två gånger, på två vägar utan någon gemensam sträcka: då är biljetten på Grand Tour.
lesson-grand-tour-how = Det kostar inget extra: bygg vidare tills din väg sluts till en slinga. De två vägarna får mötas i städer, och en slinga kan räcka för flera biljetter.
lesson-grand-tour-score = Ju fler biljetter på turné, desto fler poäng, utöver biljetternas egna.

## Terminal

mechanic-grand-tour = Grand Tour
summary-grand-tour = Grand Tour: klara biljetter vars ändar förbinds av två skilda vägar ger en bonus.
label-grand-tour = Grand Tour
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = dina hittills: { $count }
reason-grand-tour = { $tracks } sluter en ring genom { $tickets }: Grand Tour ger +{ $points }.

form-grand-tour-bonus = Poäng efter antal biljetter
