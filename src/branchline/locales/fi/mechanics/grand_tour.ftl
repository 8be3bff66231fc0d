## At the table

grand-tour = Suurmatka
grand-tour-now =
    { $count ->
        [0] Yksikään lipuistasi ei ole vielä silmukassa.
        [one] 1 lipuistasi on silmukassa: { $points ->
                [one] { $points } piste
               *[other] { $points } pistettä
            }.
       *[other] { $count } lipuistasi on silmukoissa: { $points ->
                [one] { $points } piste
               *[other] { $points } pistettä
            }.
    }

## Scores

line-grand-tour = Suurmatka

## Rules page

rules-grand-tour-title = Suurmatka
rules-grand-tour-picture = Kaksi eri matkaa, jotka yhdessä muodostavat silmukan, yhdistää lipun kaupungit.
rules-grand-tour = Valmis lippu on suurmatkalla, jos sen kaupungit yhdistää kaksi omaa matkaasi, joilla ei ole yhtään yhteistä reittiä; ne saavat kohdata kaupungeissa. Mitä enemmän tällaisia lippuja, sitä enemmän pisteitä lippujen omien pisteiden lisäksi:
rules-tours = Liput

## Guide

guide-with-grand-tour = Silmukka lipun kaupunkien kautta tuo lisää.

## Lesson

lesson-grand-tour-what = Yhdistä lipun kaupungit kahteen kertaan, kahdella matkalla ilman yhteisiä reittejä: silloin lippu on suurmatkalla.
lesson-grand-tour-how = Se ei maksa mitään ylimääräistä: rakenna, kunnes matkasi sulkeutuu silmukaksi. Matkat saavat kohdata kaupungeissa, ja yksi silmukka voi palvella useaa lippua.
lesson-grand-tour-score = Mitä enemmän lippuja suurmatkalla, sitä enemmän pisteitä lippujen omien pisteiden lisäksi.

## Terminal

mechanic-grand-tour = suurmatka
summary-grand-tour = Suurmatka: valmiit liput, joiden kaupungit yhdistää kaksi erillistä matkaa, tuovat bonuksen.
label-grand-tour = Suurmatka
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = sinulla nyt: { $count }
reason-grand-tour = { $tracks } sulkee lenkin, jolla on { $tickets }: Suurmatka tuo +{ $points }.

form-grand-tour-bonus = Pisteet lippujen määrän mukaan
