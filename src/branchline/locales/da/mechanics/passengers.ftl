## At the table

passengers = Passagerer
passengers-how = Bygget? Tag en passager med fra hver ende
passengers-score = { $points } p.
status-passengers-at = Hvilken passager fra { $place } kommer med?
status-passengers = Vælg den passager, der kommer med.
action-fetch = tag en passager med: { $passenger }
name-red-passenger = rød
name-green-passenger = grøn
name-black-passenger = sort
name-yellow-passenger = gul
name-blue-passenger = blå
name-white-passenger = hvid
name-orange-passenger = orange
name-pink-passenger = lyserød

## What happens

passenger-taken =
    { $subject ->
        [you] Du tager
        [you-again] tager
        [again] tager
       *[named] { $seat } tager
    } en passager med fra { $place }: { $passenger }

## Scores

line-passengers = Passagerer
tie-passengers = flest passagerer

## Rules page

rules-passengers-title = Passagerer
rules-passengers-picture = En strækning bygges, og fra hver ende kommer en passager med.
rules-passengers = På stederne venter passagerer: som regel { $each-place }, flere i de store byer, trukket tilfældigt før spillet. Når du bygger en strækning, tager du en med fra hver af dens to ender, hvor der er nogen, og vælger farven, hvor der er flere. Til sidst rangeres hver farve: den med flest får point, derefter den med næstflest. Har flere flest, får de alle førstepladsens point, og ingen får andenpladsens; flere på andenpladsen får alle deres. Den, der ingen har af en farve, får intet for den.
rules-passengers-details = Der er { $each-colour } passagerer af hver farve, og alle ligger altid åbent. Man kan ikke sige nej tak. Overgangene til ét land deler deres passager: den første strækning til en af dem tager den med.

## Lesson

lesson-passengers-what = På spillepladen venter passagerer i seks farver: én de fleste steder, flere i de store byer.
lesson-passengers-how = Byg en strækning, og fra hver ende kommer en passager med. Hvor flere farver venter, vælger du.
lesson-passengers-rank = Til sidst betaler hver farve: først flest passagerer, så næstflest. Alle ligger åbent, så du ved altid, hvordan du står.
lesson-passengers-score = Vær tidligt ude i de store byer: der kan du vælge. En strækning mellem to steder med passagerer giver to på én gang, hvor kort den end er.

## Terminal

mechanic-passengers = passagerer
summary-passengers = Passagerer: at bygge en strækning giver en passager fra hver ende. Til sidst giver flest og næstflest af hver farve point ({ $points }).
column-passengers = pass.
passengers-waiting = venter
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Hvilken passager fra { $place } kommer med?

## Reviews and hints

reason-passengers = { $tracks } giver passagerer, der er +{ $points } værd, som det står nu.

## Map files

map-too-few-passengers = stederne har brug for { $needed } passagerer, men der er { $there }
form-passengers-colours = Passagerernes farver
form-passengers-each-place = Passagerer på hvert sted
form-passengers-passengers = Passagerer her
form-passengers-passengers-with = Fælles passagerer under navnet
# Words of a choice in a form.
form-word-passengers = flest passagerer
