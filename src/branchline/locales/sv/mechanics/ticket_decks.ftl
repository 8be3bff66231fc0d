## At the table

decks = Biljetthögar
decks-how = Säg innan du drar hur många du vill ha av varje
decks-left = korta: { $short }, långa: { $long }
decks-kept = { $seat } – korta: { $short }, långa: { $long }
decks-question = Hur många av dina { $count } första biljetter ska vara korta, hur många långa?
status-ticket-decks = Korta eller långa biljetter?
status-ticket-decks-how = Alla säger det samtidigt; sedan delas de ut.
action-draw-split =
    { $long ->
        [0] dra – korta: { $short }
       *[other] { $short ->
            [0] dra – långa: { $long }
           *[other] dra – korta: { $short }, långa: { $long }
        }
    }
choice-draw-split = korta: { $short }, långa: { $long }
ask-draw-split = Du behåller sedan minst { $keep } av dem. De du avvisar går tillbaka till sin egen hög.
may-draw-split = dra biljetter

## What happens

drew-of-decks =
    { $subject ->
        [you] Du drar
        [you-again] drar
        [again] drar
       *[named] { $seat } drar
    } biljetter – korta: { $short }, långa: { $long }

## Rules page

rules-ticket-decks-title = Korta och långa biljetter
rules-ticket-decks-picture = Av fyra biljetter dras två från den korta högen och två från den långa.
rules-ticket-decks = Korta och långa biljetter ligger i var sin hög. Innan du drar säger du hur många du vill ha av varje; avvisade går tillbaka till sin egen hög. I början säger alla det samtidigt, sedan delas det ut.
rules-ticket-decks-details = Senare får du inte begära fler av en hög än den har. Alla ser hur många som är kvar i varje hög och vilken hög de andras biljetter är från. Räcker en hög inte i början fyller den andra på; har båda tillsammans senare för få drar du alla som är kvar.

## Lesson

lesson-ticket-decks-what = Det finns två högar med biljetter: korta för få poäng och långa för många.
lesson-ticket-decks-how = Innan du drar säger du hur många du vill ha av varje. Först då ser du dem och behåller några.
lesson-ticket-decks-why = Långa ger en plan för hela spelet. Korta blir snabbt klara, och flest klara biljetter kan ge en bonus.

## Terminal

mechanic-ticket-decks = korta och långa biljetter
summary-ticket-decks = Två biljetthögar: innan du drar säger du hur många korta och hur många långa biljetter du vill ha. Avvisade går tillbaka till sin egen hög.
form-ticket-decks-short = Hög med korta biljetter
form-ticket-decks-long = Hög med långa biljetter
