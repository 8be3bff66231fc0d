legend-ferry = lautta: veturi
track-ferry =
    { $count ->
        [one] , lautta, 1 veturi
       *[other] , lautta, { $count } veturia
    }

## Rules page

rules-ferries-title = Lautat
rules-ferries-picture = Kolmen ruudun lautta, jonka yhdessä ruudussa on veturi, maksetaan veturilla ja kahdella pinkillä kortilla.
rules-ferries = Lautan joissakin ruuduissa on veturi: jokainen niistä on maksettava veturilla. Vetureita saa käyttää enemmänkin.

## Lesson

lesson-ferries-what = Lautta kulkee veden yli. Joissakin sen ruuduissa on veturi.
lesson-ferries-cost = Jokainen veturiruutu vaatii veturin: tällä lautalla { $count }. Muut ruudut maksetaan korteilla kuten millä tahansa reitillä.
lesson-ferries-score = Lautasta saa pisteet kuten mistä tahansa samanpituisesta reitistä: { $length } ruudusta { $points }. Jos matkasi vie veden yli, kerää vetureita ajoissa.

## Terminal

mechanic-ferries = lautat
    .where = lautoilla
summary-ferries = Lautat: reitin jokainen ★ maksetaan veturilla.

## Map files

map-too-many-symbols =
    { $spaces ->
        [one] enemmän vetureita kuin reitin ainoa ruutu
       *[other] enemmän vetureita kuin reitin { $spaces } ruutua
    }

form-ferries-locomotives = Lautta: vaaditut veturit
