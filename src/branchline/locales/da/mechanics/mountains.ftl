legend-mountains = bjerge: en vogn mere
track-mountains =
    , bjerge: { $crosses ->
        [one] 1 vogn mere
       *[other] { $crosses } vogne mere
    }

## What happens

trains-lost =
    { $subject ->
        [you] Du mister
        [you-again] mister
        [again] mister
       *[named] { $seat } mister
    } { $trains ->
        [one] { $trains } vogn
       *[other] { $trains } vogne
    } i bjergene og får { $points } point

## Scores

line-mountains = Bjerge
line-mountains-measured = Bjerge (mistede vogne)
tie-mountain-tracks = flest bjergstrækninger

## Rules page

rules-mountains-title = Bjerge
rules-mountains-picture = En strækning med to felter, begge med kryds, koster fire vogne.
rules-mountains = Nogle felter viser et kryds. Den, der bygger sådan en strækning, afgiver én vogn mere for hvert kryds: Den går ud af spillet og giver straks { $points } point. Krydsene koster ingen kort. Har du ikke vogne nok til både felter og kryds, kan du ikke bygge strækningen.
rules-mountains-details = De mistede vogne tæller, når sidste runde nærmer sig, men ikke i nogen rute eller noget net. Hvor bjergstrækninger afgør pointlighed, tæller hver strækning med kryds én gang, uanset hvor mange kryds den har.

## Lesson

lesson-mountains-what = Nogle strækninger går over bjerge: Hvert af de felter viser et kryds.
lesson-mountains-cost =
    Du betaler kun kort for de { $length } felter. Men strækningen koster dig { $trains ->
        [one] { $trains } vogn
       *[other] { $trains } vogne
    }: én for hvert felt og én mere for hvert kryds, som går ud af spillet.
lesson-mountains-score = Hver vogn, du mister i bjergene, giver straks { $points } point oven i strækningens. Men spillet slutter tidligere, for vognene slipper op.

## Terminal

mechanic-mountains = bjerge
summary-mountains = Bjerge: Hvert ✕ på en strækning koster en vogn mere; den går ud af spillet og giver { $points } point.
column-trains-lost = mistet

## Map files

map-too-many-mountains = flere bjerge, end strækningen har felter ({ $spaces })
map-mountains-beyond-trains = strækningen koster { $needed } vogne; en spiller har { $trains }

form-mountains-points = Point for hver overgang
form-mountains-mountains = Bjergovergange
# Words of a choice in a form.
form-word-mountain-tracks = flest bjergstrækninger
