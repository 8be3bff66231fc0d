## At the table

passengers = Passasjerer
passengers-how = Bygd? Ta med en passasjer fra hver ende
passengers-score = { $points } p.
status-passengers-at = Hvilken passasjer fra { $place } blir med?
status-passengers = Velg passasjeren som blir med.
action-fetch = ta med en passasjer: { $passenger }
name-red-passenger = rød
name-green-passenger = grønn
name-black-passenger = svart
name-yellow-passenger = gul
name-blue-passenger = blå
name-white-passenger = hvit
name-orange-passenger = oransje
name-pink-passenger = rosa

## What happens

passenger-taken =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } med en passasjer fra { $place }: { $passenger }

## Scores

line-passengers = Passasjerer
tie-passengers = flest passasjerer

## Rules page

rules-passengers-title = Passasjerer
rules-passengers-picture = En rute bygges, og fra hver ende blir en passasjer med.
rules-passengers = På stedene venter passasjerer: vanligvis { $each-place }, flere i de store byene, trukket tilfeldig før spillet. Når du bygger en rute, tar du med en fra hver av de to endene der noen venter, og velger fargen der det er flere. Til slutt rangeres hver farge: den med flest får poeng, deretter den med nest flest. Har flere flest, får alle førsteplassens poeng, og ingen får andreplassens; flere på andreplass får alle sine. Den som ikke har noen av en farge, får ingenting for den.
rules-passengers-details = Det er { $each-colour } passasjerer av hver farge, og alle ligger alltid åpent. Man kan ikke si nei. Overgangene til ett land deler passasjeren sin: den første ruten til en av dem tar den med.

## Lesson

lesson-passengers-what = På brettet venter passasjerer i seks farger: én de fleste steder, flere i de store byene.
lesson-passengers-how = Bygg en rute, og fra hver ende blir en passasjer med. Der flere farger venter, velger du.
lesson-passengers-rank = Til slutt betaler hver farge: først flest passasjerer, så nest flest. Alle ligger åpent, så du vet alltid hvordan du ligger an.
lesson-passengers-score = Vær tidlig ute i de store byene: der kan du velge. En rute mellom to steder med passasjerer gir to på én gang, uansett hvor kort den er.

## Terminal

mechanic-passengers = passasjerer
summary-passengers = Passasjerer: å bygge en rute gir en passasjer fra hver ende. Til slutt gir flest og nest flest av hver farge poeng ({ $points }).
column-passengers = pass.
passengers-waiting = venter
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Hvilken passasjer fra { $place } blir med?

## Reviews and hints

reason-passengers = { $tracks } gir passasjerer som er verdt +{ $points } slik det står nå.

## Map files

map-too-few-passengers = stedene trenger { $needed } passasjerer, men det er { $there }
form-passengers-colours = Passasjerenes farger
form-passengers-each-place = Passasjerer på hvert sted
form-passengers-passengers = Passasjerer her
form-passengers-passengers-with = Felles passasjerer under navnet
# Words of a choice in a form.
form-word-passengers = flest passasjerer
