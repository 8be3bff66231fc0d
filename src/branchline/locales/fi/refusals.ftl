refused-detail = { $reason } ({ $detail })

## Reasons

refused-stale = Pelitilanne on muuttunut sillä välin.
refused-out-of-turn = Nyt ei ole sinun vuorosi.
refused-illegal = Se ei ole nyt sallittua.
refused-not-your-seat = Se ei ole sinun paikkasi.
refused-not-started = Peli ei ole alkanut.
refused-over = Peli on päättynyt.
refused-not-now = Se ei ole nyt mahdollista.
refused-bad-name = Tätä nimeä ei voi käyttää täällä.
refused-bad-record = Tätä tiedostoa ei voi avata.
refused-cannot-undo = Sitä ei voi kumota.
refused-malformed = Palvelin ei ymmärtänyt tätä sivua.
refused-too-large = Se on liian pitkä.
refused-too-fast = Vähän hitaammin.
refused-unavailable = Palvelin ei voinut tehdä sitä; yritä uudelleen.
refused-unknown-room = Tällaista pöytää ei ole.

## Details: messages and requests

refusal-not-a-message = { $problem }
refusal-nested = liian monta sisäkkäistä tasoa
refusal-most-bytes = enintään { $bytes } tavua
refusal-broken-off = pyyntö katkesi
refusal-no-move-number = siirrolla on numero, ensimmäinen on 1
refusal-no-request = tätä pyyntöä ei voi ymmärtää
refusal-too-slow =
    { $seconds ->
        [one] pyyntö ei tullut sekunnissa
       *[other] pyyntö ei tullut { $seconds } sekunnissa
    }
refusal-too-many-connections = yhteyksiä on juuri nyt liikaa
refusal-connections-of-address = tästä osoitteesta on liikaa yhteyksiä
refusal-rooms-of-address =
    { $most ->
        [one] tästä osoitteesta on jo yksi pöytä
       *[other] tästä osoitteesta on jo { $most } pöytää
    }
refusal-rooms-today = tästä osoitteesta on tänään luotu liikaa pöytiä
refusal-busy = palvelimella on liikaa työtä; yritä hetken päästä
refusal-other-site = muiden sivustojen pyyntöihin ei vastata
refusal-wait-a-minute = odota minuutti
refusal-hello-first = ensimmäisen viestin on oltava hello
refusal-one-hello = yksi hello, protokollalla { $protocol }; sivun lataaminen uudelleen voi auttaa
refusal-no-token = Tällä selaimella ei ole paikkaa tässä pöydässä, eikä kukaan saa katsoa. Jos sinut on kutsuttu, avaa saamasi linkki.
refusal-not-host = vain pelin luoja voi tehdä sen
refusal-network-elsewhere = vain koneella, jolla palvelin pyörii
refusal-network-public = tämä palvelin ei ole vain omaa konettaan varten
refusal-no-network = tälle koneelle ei löytynyt lähiverkkoa
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = tämä linkki ei johda tälle palvelimelle
refusal-database = tietokantavirhe; mitään ei tallennettu
refusal-unreadable = tätä peliä ei voi lukea
refusal-server-error = palvelimella meni jokin vikaan

## Details: the state of a game

refusal-seats-open = peli alkaa, kun kaikki paikat on varattu
refusal-already-begun = peli on jo alkanut
refusal-not-over = peli ei ole päättynyt
refusal-record-later = tallenteen saa, kun peli on päättynyt
refusal-record = { $problem }
refusal-record-unfinished = siinä oleva peli ei ole päättynyt; täällä avataan vain päättyneitä pelejä
refusal-record-too-much = sen tarkistaminen kestää liian kauan
refusal-records-today = tästä osoitteesta on tänään avattu liian monta tiedostoa
refusal-no-pictures = tältä palvelimelta puuttuvat siihen tarvittavat paketit: pip install 'branchline[pictures]'
refusal-no-drawing = tällä palvelimella ei ole siihen paketteja: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = tällä palvelimella ei ole siihen paketteja: pip install 'branchline[print]'
refusal-not-printed = tämä on muunnelma valmiista laudasta; vain omat kartat tulostetaan
refusal-no-uploads = tämä palvelin ei säilytä vierailijoiden karttoja
refusal-too-many-uploads = se säilyttää enintään { $most } karttaa; poista ensin yksi omistasi
refusal-no-file = tälle sivulle ei ole avattu tiedostoa
refusal-no-studies = täällä vain palvelimen omistaja voi käyttää laboratoriota
refusal-study-running = palvelimen laboratorio on varattu; yritä, kun se on valmis
refusal-not-ready = se ei ole vielä valmis
refusal-replay-later = uusinnan voi katsoa, kun peli on päättynyt
refusal-changed-at = tilanne muuttui versiossa { $version }
refusal-no-version = versiota { $version } ei vielä ole
refusal-others-to-act = vuorossa: { $names }
refusal-illegal-action = toiminto { $action } ei ole nyt sallittu
refusal-undo = jotain uutta on paljastunut, toinen pelaaja on ehtinyt pelata tai kumottu on jo liikaa
refusal-hint-turn = vihje on vuorossa olevalle pelaajalle
refusal-one-hint = yksi vihje kerrallaan
refusal-no-hint = vihjettä ei löytynyt ajoissa
refusal-before-last-move = valitse siirto ennen viimeistä, siirtoja on { $moves }
refusal-log-incomplete = tämän pelin loki on vajaa

## Details: rooms, seats and chat

refusal-no-such-map = tällaista karttaa ei ole
refusal-no-such-lesson = tällaista oppituntia ei ole
refusal-no-such-puzzle = sellaista tehtävää ei ole
refusal-no-such-variant = kartalla ei ole tällaista muunnelmaa
refusal-player-count = { $map }: { $fewest }–{ $most } pelaajaa
refusal-first-seat = aloittavaa paikkaa ei ole
refusal-no-such-bot = tällaista bottia ei ole; botit ovat { $bots }
refusal-seats-of-game =
    { $count ->
        [one] pelissä on 1 paikka, eikä se voi olla vapaa
       *[other] pelissä on { $count } paikkaa, eikä mikään niistä voi olla vapaa
    }
refusal-too-many-rooms = pöytiä on juuri nyt liikaa
refusal-rematch-exists = uusi peli on jo olemassa
refusal-no-open-seat = mikään paikka ei ole vapaa
refusal-bot-plays = botti pelaa tällä paikalla; ota se ensin takaisin
refusal-bot-plays-already = botti pelaa jo tällä paikalla
refusal-no-bot-plays = mikään botti ei pelaa tämän pelaajan puolesta
refusal-bot-sits-there = siinä istuu botti
refusal-mute = mykistettävää paikkaa ei ole
refusal-nothing-said = viesti on tyhjä
refusal-name-length = nimessä on 1–{ $most } merkkiä
refusal-name-hidden = siinä on näkymättömiä merkkejä
refusal-name-marks = enintään { $most } tarketta yhdessä kirjaimessa
refusal-name-taken = jonkun nimi täällä on jo { $name }
refusal-too-much-chat = tässä pöydässä puhutaan liikaa

## The server itself

server-no-client =
    branchline-palvelin on käynnissä, mutta selainohjelmaa ei ole koottu: aja `make setup`
    lähdekoodissa tai asenna wheel-paketti. `branchline play --terminal` pelaa päätteessä, ja
    ohjelmat voivat käyttää APIa: katso /api/options.
server-unknown-host =
    Tätä palvelinta ei tunneta tällä nimellä. Jos pitäisi, käynnistä se valitsimella --origin ja
    sivuston osoitteella.

## Databases

database-of-another-program = { $path }: toisen ohjelman tietokanta; anna toinen tiedosto
database-of-newer-version = { $database }: branchlinen uudemman version kirjoittama (skeema { $found }, tämä lukee { $own }); käytä sitä versiota tai anna toinen tietokanta valitsimella --database
database-of-older-version =
    { $database }: branchlinen vanhemman version kirjoittama (skeema { $found }, tämä vaatii { $own }). Sen voi päivittää, mutta sen jälkeen vanhemmat versiot eivät voi lukea sitä: tee ensin varmuuskopio ({ $kind ->
        [shared] pg_dump
       *[file] tiedoston kopio, mukana -wal-tiedosto jos sellainen on, kun palvelin ei ole käynnissä
    }) ja käynnistä uudelleen valitsimella --upgrade
database-scheme = { $scheme }: tietokanta on tiedosto, annettuna pelkkänä polkuna (games.sqlite), tai PostgreSQL (postgresql://user@host/name)
database-address = tämä ei ole PostgreSQL-tietokannan osoite; se on muotoa postgresql://user@host:port/name
database-needs-driver = PostgreSQL vaatii ajurin: pip install 'branchline[postgres]'
database-in-use =
    { $file }: toinen palvelin pitää pelejään tässä tiedostossa{ $address ->
        [none] {""}
       *[other] , osoitteessa { $address }
    }; pysäytä se tai anna toinen tiedosto valitsimella --database (useampi palvelin voi jakaa PostgreSQL-tietokannan)
