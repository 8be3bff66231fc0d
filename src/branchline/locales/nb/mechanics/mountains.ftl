legend-mountains = fjell: ett tog til
track-mountains = , fjell: { $crosses } tog til

## What happens

trains-lost =
    { $subject ->
        [you] Du mister
        [you-again] mister
        [again] mister
       *[named] { $seat } mister
    } { $trains } tog i fjellet og får { $points } poeng

## Scores

line-mountains = Fjell
line-mountains-measured = Fjell (tapte tog)
tie-mountain-tracks = flest fjellruter

## Rules page

rules-mountains-title = Fjell
rules-mountains-picture = En rute med to felter, begge med kryss, koster fire tog.
rules-mountains = Noen felter viser et kryss. Den som bygger en slik rute, gir fra seg ett tog til for hvert kryss: Det går ut av spillet og gir straks { $points } poeng. Kryssene koster ingen kort. Har du ikke nok tog til både felter og kryss, kan du ikke bygge ruten.
rules-mountains-details = Tapte tog teller når siste runde nærmer seg, men ikke i noen linje eller noe nett. Der fjellruter avgjør poenglikhet, teller hver rute med kryss én gang, uansett hvor mange kryss den har.

## Lesson

lesson-mountains-what = Noen ruter går over fjell: Hvert slikt felt viser et kryss.
lesson-mountains-cost = Du betaler bare kort for de { $length } feltene. Men ruten koster deg { $trains } tog: ett for hvert felt og ett til for hvert kryss, som går ut av spillet.
lesson-mountains-score = Hvert tog du mister i fjellet, gir straks { $points } poeng i tillegg til rutens. Men spillet slutter tidligere, for togene tar slutt.

## Terminal

mechanic-mountains = fjell
summary-mountains = Fjell: Hvert ✕ på en rute koster ett tog til; det går ut av spillet og gir { $points } poeng.
column-trains-lost = tapt

## Map files

map-too-many-mountains = flere fjell enn ruten har felter ({ $spaces })
map-mountains-beyond-trains = ruten koster { $needed } tog; en spiller har { $trains }

form-mountains-points = Poeng for hver overgang
form-mountains-mountains = Fjelloverganger
# Words of a choice in a form.
form-word-mountain-tracks = flest fjellruter
