## At the table

decks = Rutekortbunker
decks-how = Sig før du trækker, hvor mange du vil have af hver
decks-left = korte: { $short }, lange: { $long }
decks-kept = { $seat } – korte: { $short }, lange: { $long }
decks-question = Hvor mange af dine { $count } første rutekort skal være korte, hvor mange lange?
status-ticket-decks = Korte eller lange rutekort?
status-ticket-decks-how = Alle siger det på én gang; så deles de ud.
action-draw-split =
    { $long ->
        [0] træk – korte: { $short }
       *[other] { $short ->
            [0] træk – lange: { $long }
           *[other] træk – korte: { $short }, lange: { $long }
        }
    }
choice-draw-split = korte: { $short }, lange: { $long }
ask-draw-split = Du beholder så mindst { $keep } af dem. Dem, du afviser, går tilbage til deres egen bunke.
may-draw-split = træk rutekort

## What happens

drew-of-decks =
    { $subject ->
        [you] Du trækker
        [you-again] trækker
        [again] trækker
       *[named] { $seat } trækker
    } rutekort – korte: { $short }, lange: { $long }

## Rules page

rules-ticket-decks-title = Korte og lange rutekort
rules-ticket-decks-picture = Af fire rutekort trækkes to fra den korte bunke og to fra den lange.
rules-ticket-decks = Korte og lange rutekort ligger i hver sin bunke. Før du trækker, siger du, hvor mange du vil have af hver; afviste går tilbage til deres egen bunke. I begyndelsen siger alle det på én gang, så deles der ud.
rules-ticket-decks-details = Senere må du ikke bede en bunke om flere, end den har. Alle ser, hvor mange der er tilbage i hver bunke, og hvilken bunke de andres rutekort er fra. Rækker en bunke ikke i begyndelsen, supplerer den anden; har begge tilsammen senere for få, trækker du alle, der er tilbage.

## Lesson

lesson-ticket-decks-what = Der er to bunker rutekort: korte for få point og lange for mange.
lesson-ticket-decks-how = Før du trækker, siger du, hvor mange du vil have af hver. Først da ser du dem og beholder nogle.
lesson-ticket-decks-why = Lange giver en plan for hele spillet. Korte er hurtigt fuldført, og flest fuldførte rutekort kan give en bonus.

## Terminal

mechanic-ticket-decks = korte og lange rutekort
summary-ticket-decks = To rutekortbunker: før du trækker, siger du, hvor mange korte og hvor mange lange du vil have. Afviste går tilbage til deres egen bunke.
form-ticket-decks-short = Bunke med korte rutekort
form-ticket-decks-long = Bunke med lange rutekort
