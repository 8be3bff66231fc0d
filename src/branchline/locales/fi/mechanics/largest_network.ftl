## Scores

line-largest-network = Suurin verkosto
line-largest-network-measured = Suurin verkosto (paikat)

## Rules page

rules-largest-network-title = Suurin verkosto
rules-largest-network-picture = Viiden paikan verkosto on valaistu, kahden paikan verkosto sen vieressä ei.
rules-largest-network =
    Se, jonka suurin verkosto yhdistää eniten paikkoja, saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Jokainen paikka lasketaan kerran, ja yksikin reitti on jo verkosto; erillisiä verkostoja ei lasketa yhteen. Tasatilanteessa kaikki parhaat saavat pisteet, vaikka kenelläkään ei olisi yhtään reittiä.

## Lesson

lesson-largest-network-what = Lopussa eniten paikkoja yhdistävä verkosto tuo bonuksen.
lesson-largest-network-how = Haarat ovat yhtä arvokkaita kuin pitkät linjat, mutta jokainen paikka lasketaan vain kerran. Siihen kytkemättömiä reittejä ei lasketa.
lesson-largest-network-score =
    Se tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Jos usea verkosto on yhtä suuri, kaikki tuovat pisteet.

## Terminal

mechanic-largest-network = suurin verkosto
summary-largest-network =
    Eniten paikkoja yhdistävä verkosto tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
column-places-joined = paikat
