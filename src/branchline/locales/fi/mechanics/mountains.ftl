legend-mountains = vuori: yksi vaunu lisää
track-mountains =
    , vuoret: { $crosses ->
        [one] { $crosses } vaunu
       *[other] { $crosses } vaunua
    } lisää

## What happens

trains-lost =
    { $subject ->
        [you] Menetät
        [you-again] menetät
        [again] menettää
       *[named] { $seat } menettää
    } vuorille { $trains ->
        [one] { $trains } vaunun
       *[other] { $trains } vaunua
    } (+{ $points })

## Scores

line-mountains = Vuoret
line-mountains-measured = Vuoret (menetetyt vaunut)
tie-mountain-tracks = eniten vuoristoreittejä

## Rules page

rules-mountains-title = Vuoret
rules-mountains-picture = Kahden ruudun reitti, jonka molemmissa ruuduissa on rasti, vie neljä vaunua.
rules-mountains =
    Joissakin ruuduissa on rasti. Kun rakennat tällaisen reitin, luovut jokaisesta rastista yhdestä lisävaunusta: se poistuu pelistä ja tuo heti { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Rastit eivät maksa kortteja. Jos vaunusi eivät riitä ruutuihin ja rasteihin, et voi rakentaa reittiä.
rules-mountains-details = Menetetyt vaunut vaikuttavat pelin päättymiseen mutta eivät mihinkään ketjuun tai verkostoon. Missä vuoristoreitit ratkaisevat tasatilanteen, jokainen rastillinen reitti lasketaan kerran, oli rasteja kuinka monta tahansa.

## Lesson

lesson-mountains-what = Jotkin reitit kulkevat vuorten yli: jokaisessa sellaisessa ruudussa on rasti.
lesson-mountains-cost =
    Maksat kortteja vain ruuduista ({ $length }). Mutta reitti vie sinulta { $trains ->
        [one] { $trains } vaunun
       *[other] { $trains } vaunua
    }: yhden ruutua kohti ja yhden lisää rastia kohti, ja se poistuu pelistä.
lesson-mountains-score =
    Jokainen vuorille menetetty vaunu tuo heti { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    } reitin pisteiden lisäksi. Mutta peli päättyy aiemmin, sillä vaunut loppuvat.

## Terminal

mechanic-mountains = vuoret
summary-mountains =
    Vuoret: reitin jokainen ✕ vie yhden vaunun lisää; se poistuu pelistä ja tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
column-trains-lost = menetetty

## Map files

map-too-many-mountains = enemmän vuoria kuin reitillä on ruutuja ({ $spaces })
map-mountains-beyond-trains = reitti veisi { $needed } vaunua; pelaajalla on { $trains }

form-mountains-points = Pisteet ylitystä kohti
form-mountains-mountains = Vuoristoylitykset
# Words of a choice in a form.
form-word-mountain-tracks = eniten vuorireittejä
