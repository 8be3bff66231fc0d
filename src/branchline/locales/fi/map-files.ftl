## The file

map-unreadable = ei voi lukea: { $problem }
map-not-a-file = ei ole tiedosto
map-no-such-file = tiedostoa ei ole
map-no-such-map = karttaa ei ole; anna kartan tunnus tai .toml-tiedoston polku
map-too-big = liian suuri kartaksi: yli { $most } tavua
map-line-too-long = liian pitkä: { $size } tavua, enintään { $most }; jaa useammalle riville
map-not-utf8 = ei ole UTF-8-tekstiä
map-nested = luetteloissa tai taulukoissa on liian monta sisäkkäistä tasoa
map-not-toml = ei ole TOMLia: { $problem }
toml-missing = { $sign } puuttuu
toml-value = tässä pitäisi olla arvo, esimerkiksi 12 tai true, tai teksti suorissa lainausmerkeissä
toml-key = tässä pitäisi olla avain, = ja arvo, tai [taulukko]
toml-line-end = rivin pitäisi päättyä arvoon
toml-character = tämä merkki ei saa olla tässä
toml-twice = tämä avain tai taulukko on jo annettu
toml-escape = kirjoita kenoviivan tilalle \\ tai sen perään tunnettu koodi
toml-date = sellaista päivää ei ole
toml-number = luku on liian pitkä
map-other-format = tämä versio lukee vain karttatiedostojen muotoa { $format }
map-other-version = on vain versio { $version }; käytä nimeä { $name }

## Values

map-must-be = tähän kuuluu { $wanted }
map-key-must-be = avaimeksi kuuluu { $wanted }
map-key-missing = puuttuu; tähän kuuluu { $wanted }
map-text-too-long = liian pitkä: { $characters } merkkiä, enintään { $most }
map-unknown-key = tuntematon avain
map-unknown-mechanic = tuntematon mekaniikka
map-listed-twice = on luettelossa kahdesti

wanted-int = kokonaisluku väliltä { $low }–{ $high }
wanted-exactly = luku { $number }
wanted-number = luku väliltä { $low }–{ $high }
wanted-text = tulostuva teksti ilman välilyöntejä alussa tai lopussa
wanted-id = pienten kirjainten, numeroiden ja alaviivojen sana, esimerkiksi my_map
wanted-anything = mitä tahansa
wanted-flag = true tai false
wanted-word = { $word }
wanted-one-of = jokin näistä: { $words }
wanted-list = luettelo, { $least }–{ $most } kohtaa
wanted-list-of = luettelo, kohtia { $size }
wanted-entries = taulukko, { $least }–{ $most } kohtaa
wanted-table = taulukko
wanted-table-with = taulukko, jossa on { $keys }
wanted-deal = { $number }, tai taulukko pakkoja, joilla on tällaiset luvut
wanted-mechanics = mekaniikan nimi tai luettelo sellaisia nimiä

## Variants

map-no-such-variant = muunnelmaa ei ole
map-in-variant = { $problem } (muunnelmassa { $variant })

## Players, cards, ties and counts

map-first-game-bots =
    { $most ->
        [one] kartta on yhdelle ihmiselle ja yhdelle botille: merkitse 1
       *[other] yhden ihmisen lisäksi kartalle mahtuu { $fewest }–{ $most } bottia: merkitse niin monta
    }
map-players-swapped = pienempi ensin: kirjoita [{ $fewest }, { $most }]
map-too-few-locomotives = { $players } pelaajaa ottaisi { $given } veturia, vetureita on { $locomotives }
map-too-few-cards =
    { $cards ->
        [one] 1 kortti on liian vähän: { $players } pelaajalle jaetaan 4 kullekin ja rivissä on 5, yhteensä { $needed }
       *[other] { $cards } korttia on liian vähän: { $players } pelaajalle jaetaan 4 kullekin ja rivissä on 5, yhteensä { $needed }
    }
map-tie-needs = kartta ei käytä mekaniikkaa { $mechanic }, joka mittaa tätä
map-rejected-needs = kartta ei käytä mekaniikkaa { $mechanic }, joka vie hylätyt liput sinne
map-other-count =
    { $what ->
        [places] paikkoja tiedostossa: { $count }; kumpi on oikein?
        [tracks] reittejä tiedostossa: { $count }; kumpi on oikein?
       *[tickets] lippuja tiedostossa: { $count }; kumpi on oikein?
    }

## Places and areas

map-unknown-place = tuntematon paikka
map-name-taken = nimi on jo käytössä: { $other } (kirjainkoosta ja tarkkeista riippumatta)
map-area-named-as-place = paikalla on tämä nimi; anna alueelle oma

## Tracks

map-track-is-loop = reitti päättyy sinne, mistä alkaa
map-track-reads-like = näyttää samalta kuin { $other } (välilyönneistä ja viivoista riippumatta); nimeä jokin paikka uudelleen
map-track-too-long =
    { $trains ->
        [one] kukaan ei voi rakentaa tätä reittiä 1 vaunulla
       *[other] kukaan ei voi rakentaa tätä reittiä { $trains } vaunulla
    }
map-no-points = tälle pituudelle ei ole pisteitä; lisää { $length } kohtaan [points]
map-board-falls-apart =
    { $more ->
        [0] lauta hajoaa: mikään reitti ei yhdistä muihin: { $names }
       *[other] lauta hajoaa: mikään reitti ei yhdistä muihin: { $names } ja vielä { $more }
    }
map-unknown-group = tällaista ryhmää ei ole kohdassa [groups]
map-group-missing = puuttuu; rinnakkaiset reitit kuten { $track } vaativat tämän säännön; katso per_player ja tracks_by_players
map-group-lacks-players = { $players } pelaajalle ei ole kohtaa; lisää { $players } = 1, tai useampia reittejä

## Tickets

map-too-many-offered = enintään { $most } lippua kerralla
map-keep-too-many =
    { $most ->
        [one] tarjolla on vain 1; pidä enintään 1
       *[other] tarjolla on vain { $most }; pidä enintään { $most }
    }
map-unknown-end = tuntematon paikka tai alue
map-unknown-set = mikään lippu ei kuulu tähän sarjaan
map-unused-ticket = mikään peli ei käytä tätä lippua; katso tickets.sets ja ends_in
map-unused-deck = kenellekään ei jaeta tämän pakan lippuja
map-unknown-deck = mikään lippu ei kuulu tähän pakkaan
map-decks-are-chosen = tällä kartalla pelaajat sanovat, mistä pakoista he nostavat; älä nimeä tässä pakkaa, anna vain lippujen määrä
map-too-many-tickets = pelissä { $tickets } lippua, enintään { $most }
map-too-few-tickets = { $dealt } lippua kullekin { $players } pelaajalle vaatii { $needed } lippua, mutta pakassa { $deck } on { $there }
map-ticket-is-loop = lippu päättyy sinne, mistä alkaa
map-no-way = mitkään reitit eivät johda tänne paikasta { $start }
map-way-too-long = lyhin matka paikasta { $start } vie { $needed } vaunua, pelaajalla on { $trains }

## Mechanics

map-key-needs = kartalla ei ole mekaniikkaa { $mechanic }; lisää se: mechanics.{ $mechanic } = { $example }
map-no-such-track = mikään reitti ei yhdistä näitä paikkoja
map-marks-no-tracks = tämä mekaniikka ei merkitse reittejä; kirjoita jokin näistä: { $names }
map-only-on-unused = kartalla ei ole tällaisia reittejä; lisää mekaniikka { $mechanic }
map-payments-clash = { $mechanic } ei sovi yhteen mekaniikan { $other } kanssa: mikään sääntö ei kerro, miten molemmat maksetaan
