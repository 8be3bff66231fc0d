## Scores

line-longest-path = Pisin reitti
line-longest-path-measured = Pisin reitti (ruudut)
tie-longest-path = Pisin reitti -bonus

## Rules page

rules-longest-path-title = Pisin reitti
rules-longest-path-picture = Neljä reittiä yhtenä ketjuna on korostettu, haara niiden vieressä ei.
rules-longest-path =
    Se, jolla on pisin yhtenäinen ketju omia reittejä, saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Ketju saa kulkea saman paikan kautta useasti mutta ei samaa reittiä kahdesti. Tasatilanteessa kaikki parhaat saavat pisteet, vaikka kenelläkään ei olisi yhtään reittiä.

## Guide

guide-with-longest-path = Pisin yhtenäinen reitti tuo bonuksen.

## Lesson

lesson-longest-path-what = Lopussa yhden pelaajan reittien pisin yhtenäinen ketju tuo bonuksen.
lesson-longest-path-how = Aukko katkaisee ketjun, eivätkä haarat kuulu siihen. Ketju saa kulkea kaupungin kautta kahdesti mutta ei samaa reittiä. Se ei maksa muuta kuin reitit.
lesson-longest-path-score =
    Siitä saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Jos useampi ketju on yhtä pitkä, ne kaikki tuovat pisteet.

## Terminal

mechanic-longest-path = pisin reitti
summary-longest-path =
    Pisin reitti tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
reason-longest-path = Kun mukana on { $tracks }, reitin pituus on { $length } ruutua, tähän asti pisin: +{ $points }, jos se pysyy.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = pisimmän reitin bonus
