## At the table

decks = Billettbunker
decks-how = Si før du trekker hvor mange du vil ha av hver
decks-left = korte: { $short }, lange: { $long }
decks-kept = { $seat } – korte: { $short }, lange: { $long }
decks-question = Hvor mange av de { $count } første billettene dine skal være korte, hvor mange lange?
status-ticket-decks = Korte eller lange billetter?
status-ticket-decks-how = Alle sier det samtidig; så deles de ut.
action-draw-split =
    { $long ->
        [0] trekk – korte: { $short }
       *[other] { $short ->
            [0] trekk – lange: { $long }
           *[other] trekk – korte: { $short }, lange: { $long }
        }
    }
choice-draw-split = korte: { $short }, lange: { $long }
ask-draw-split = Du beholder så minst { $keep } av dem. De du avviser, går tilbake til sin egen bunke.
may-draw-split = trekk billetter

## What happens

drew-of-decks =
    { $subject ->
        [you] Du trekker
        [you-again] trekker
        [again] trekker
       *[named] { $seat } trekker
    } billetter – korte: { $short }, lange: { $long }

## Rules page

rules-ticket-decks-title = Korte og lange billetter
rules-ticket-decks-picture = Av fire billetter trekkes to fra den korte bunken og to fra den lange.
rules-ticket-decks = Korte og lange billetter ligger i hver sin bunke. Før du trekker, sier du hvor mange du vil ha av hver; avviste går tilbake til sin egen bunke. I begynnelsen sier alle det samtidig, så deles det ut.
rules-ticket-decks-details = Senere kan du ikke be en bunke om flere enn den har. Alle ser hvor mange som er igjen i hver bunke, og hvilken bunke de andres billetter er fra. Holder ikke en bunke i begynnelsen, fyller den andre på; har begge til sammen senere for få, trekker du alle som er igjen.

## Lesson

lesson-ticket-decks-what = Det er to bunker med billetter: korte for få poeng og lange for mange.
lesson-ticket-decks-how = Før du trekker, sier du hvor mange du vil ha av hver. Først da ser du dem og beholder noen.
lesson-ticket-decks-why = Lange gir en plan for hele spillet. Korte er fort fullført, og flest fullførte billetter kan gi en bonus.

## Terminal

mechanic-ticket-decks = korte og lange billetter
summary-ticket-decks = To billettbunker: før du trekker, sier du hvor mange korte og hvor mange lange billetter du vil ha. Avviste går tilbake til sin egen bunke.
form-ticket-decks-short = Bunke med korte billetter
form-ticket-decks-long = Bunke med lange billetter
