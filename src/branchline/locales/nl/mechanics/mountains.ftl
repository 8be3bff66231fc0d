legend-mountains = bergen: een treintje extra
track-mountains =
    , bergen: { $crosses ->
        [one] { $crosses } treintje extra
       *[other] { $crosses } treintjes extra
    }

## What happens

trains-lost =
    { $subject ->
        [you] Je verliest
        [you-again] verliest
        [again] verliest
       *[named] { $seat } verliest
    } { $trains ->
        [one] { $trains } treintje
       *[other] { $trains } treintjes
    } aan de bergen, voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Scores

line-mountains = Bergen
line-mountains-measured = Bergen (verloren treintjes)
tie-mountain-tracks = meeste bergsporen

## Rules page

rules-mountains-title = Bergen
rules-mountains-picture = Een spoor van twee vakken, allebei met een kruis, kost vier treintjes.
rules-mountains =
    Sommige vakken tonen een kruis. Wie zo’n spoor bouwt, staat voor elk kruis een treintje extra af: het gaat uit het spel en levert meteen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op. De kruisen kosten geen kaarten. Zonder genoeg treintjes voor vakken en kruisen kun je het spoor niet bouwen.
rules-mountains-details = Verloren treintjes tellen mee voor het einde van het spel, maar voor geen route en geen netwerk. Waar bergsporen bij een gelijke stand beslissen, telt elk spoor met een kruis één keer, hoeveel kruisen het ook heeft.

## Lesson

lesson-mountains-what = Sommige sporen gaan over bergen: elk van die vakken toont een kruis.
lesson-mountains-cost =
    Je betaalt alleen kaarten voor de { $length } vakken. Maar het spoor kost je { $trains ->
        [one] { $trains } treintje
       *[other] { $trains } treintjes
    }: één per vak en één extra per kruis, dat uit het spel gaat.
lesson-mountains-score =
    Elk treintje dat je aan de bergen verliest, levert meteen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op, boven op het spoor. Maar het spel eindigt eerder, want de treintjes raken op.

## Terminal

mechanic-mountains = bergen
summary-mountains =
    Bergen: elke ✕ van een spoor kost een treintje extra; het gaat uit het spel en levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
column-trains-lost = verloren

## Map files

map-too-many-mountains = meer bergen dan het spoor vakken heeft ({ $spaces })
map-mountains-beyond-trains = het spoor zou { $needed } treintjes kosten; een speler heeft er { $trains }

form-mountains-points = Punten per overgang
form-mountains-mountains = Bergovergangen
# Words of a choice in a form.
form-word-mountain-tracks = meeste bergsporen
