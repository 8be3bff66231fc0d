## The command as a whole

help-branchline = Rautatiepelejä kartoilla: pelaa selaimessa tai päätteessä, katso ja tutki.
help-start = Aloita: branchline play
option-version = Näytä versio ja lopeta.
option-language = Kaikkien viestien kieli: { $languages } (oletus: järjestelmän kieli).
language-unknown = kieltä { $language } ei ole täällä; valitse näistä: { $languages }
version =
    branchline { $version } ({ $engine ->
        [compiled] käännetty
       *[interpreted] tulkattu
    } moottori)
stopped = Pysäytetty.
unexpected-error = Virhe: tapahtui jotain odottamatonta ({ $error }). Ilmoita siitä ja kerro, mitä näet, kun asetat { $variable }=1.
error-in = { $file }: { $problem }

## What the command line says by itself
click-usage = Käyttö:
usage-options = VALITSIMET
usage-command = KOMENTO [ARGUMENTIT]…
click-options = Valitsimet
click-commands = Komennot
click-help = Näytä tämä ohje ja lopeta.
click-default = oletus: { $default }
click-error = Virhe: { $message }
click-try-help = Ohje: ”{ $command } { $option }”.
click-invalid = Virheellinen arvo: { $message }
click-invalid-for = Virheellinen arvo, { $param-hint }: { $message }
click-missing-argument = Puuttuva argumentti
click-missing-option = Puuttuva valitsin
click-missing-command = Komento puuttuu.
click-no-such-option = Valitsinta { $name } ei ole.
click-no-such-command = Komentoa { $name } ei ole.
click-not-a-number = { $value } ei ole kelvollinen luku ({ $number-type }).
click-not-in-range = { $value } ei ole välillä { $range }.
click-no-such-file = { $name } { $filename } puuttuu.
click-is-a-folder = { $name } { $filename } on kansio.
click-takes-no-value = Valitsin { $name } ei ota arvoa.
click-file = Tiedosto
click-not-a-choice = { $value } ei ole { $choice }.
click-not-one-of = { $value } ei ole mikään näistä: { $choices }.
click-extra-argument = Ylimääräinen argumentti ({ $args })
click-extra-arguments = Ylimääräisiä argumentteja ({ $args })
click-needs-value = Valitsin { $name } vaatii arvon.
click-did-you-mean = Tarkoititko { $possibility }?
click-did-you-mean-one-of = (Tarkoititko jotain näistä: { $possibilities }?)

## Options of several commands

option-json = Tulosta luvut JSON-muodossa.
option-map = Kartan tunnus tai karttatiedosto.
option-variant = Kartan muunnelma.
option-players = Pelaajien määrä.
option-players-fewest = Pelaajien määrä (oletus: pienin).
option-processes = Prosessit, jotka jakavat pelit (oletus: kaikki ytimet).
option-on = Missä pelit pelataan: tämän koneen "processes", "ray" (myös tämä kone) tai klusterin osoite ray://HOST:PORT.
option-map-file = Missä tallennetun pelin kartta on, jos se on siirtynyt.

## play

help-play =
    Pelaa selaimessa tällä koneella: botteja vastaan, vieressä istuvien kanssa tai linkillä.

    MAP on kartan tunnus (katso `branchline maps`) tai oma karttatiedostosi; ilman sitä valitset selaimessa. Pelit säilyvät ja jatkuvat siitä, mihin ne jäivät. Ctrl-C lopettaa.

    Valitsimella --terminal peli on päätteessä; ilman karttaa MAP muutama kysymys vie alkuun. Useampi voi jakaa näppäimistön; pelkillä boteilla (--seats greedy,random) peli vierii ohi.
option-play-port = Missä kuunnellaan.
option-play-database = Missä pelit säilytetään.
option-no-browser = Älä avaa selainta; tulosta vain osoite.
option-terminal = Pelaa päätteessä; muut valitsimet koskevat sitä.
option-play-players = Montako pelaajaa.
option-seats = Ketkä pelaavat, pilkuilla erotettuina: { $kinds }, module:Class tai run:COMMAND (oletus: sinä ja botteja).
option-names = Pelaajien nimet, pilkuilla erotettuina.
option-play-seed = Sama siemenluku jakaa samat kortit.
option-save = Tallenna peli joka siirron jälkeen.
option-resume = Jatka tallennettua peliä.
only-in-terminal = { $option } kuuluu päätepeliin: lisää --terminal
bots-by-seats = { $option } kuuluu selainpeliin; päätteessä nimeä botti valitsimella --seats
only-in-browser = { $option } kuuluu selainpeliin; jätä se pois, tai jätä pois --terminal
map-missing = mikä kartta? branchline play --terminal MAP, jossa MAP on jokin näistä: { $maps }
variant-needs-map = --variant vaatii kartan MAP
map-file-needs-resume = --map-file kuuluu yhteen valitsimen --resume kanssa; anna tiedosto kohdassa MAP
file-exists = { $file } on jo olemassa; jatka sitä: --resume { $file }, tai anna toinen tiedosto
save-refused = tiedostoon { $file } ei voi tallentaa: { $problem }
resumed-has-its-own = tallennetulla pelillä on omat asetuksensa; jätä pois { $options }


unknown-seat-kind = kukaan nimeltä { $kind } ei voi ottaa paikkaa
seats-disagree = --players { $players } ei täsmää: valitsimessa --seats on { $seats }
not-a-name = { $name } ei käy nimeksi: 1–{ $longest } tulostuvaa merkkiä, kiitos
same-name = kahdella pelaajalla on sama nimi
resumed-seats-disagree = pelissä on { $seats } paikkaa, valitsimessa --seats { $given }


client-not-built = selainohjelmaa ei ole koottu: aja `make setup` lähdekoodissa tai asenna wheel-paketti; sillä välin `branchline play --terminal` pelaa täällä
browser-is-at = branchline on osoitteessa { $address }
browser-runs-already = branchline on jo käynnissä osoitteessa { $address }
browser-keeps-games = Ctrl-C lopettaa; pelit säilyvät tiedostossa { $file }
browser-ends = Näkemiin. Pelisi säilyvät.
port-refused = portti { $port }: { $problem }; anna toinen valitsimella { $option } tai jätä se pois
not-an-address = { $address } ei ole koneen osoite, kuten 192.168.1.5
not-a-database = { $file }: ei ole pelien säilytykseen sopiva tietokanta: { $problem }

## serve

server-keeps-games = Pelit säilyvät: { $file }
map-id-is-packaged = { $file }: id "{ $id }": tämä on paketin kartan tunnus; anna kartalle toinen
map-id-twice = { $file }: id "{ $id }": sama tunnus on kartalla { $other }; vaihda toinen niistä
help-studio =
    Piirrä oma kartta selaimessa, katso sitä lautana ja pelaa sillä.

    Jos FILE (.toml) annetaan, kartta luetaan siitä, jos se on olemassa, ja jokainen muutos kirjoitetaan siihen.
studio-file-toml = { $file }: karttatiedostojen pääte on .toml
studio-no-folder = { $folder } ei ole kansio
server-keeps-maps = Vierailijat voivat jättää karttoja tänne. Avaa { $page }, niin voit poistaa niitä.
option-allow-uploads = Säilytä vierailijoiden piirtämät kartat, jotta kaikki voivat pelata niillä.
help-serve = Tarjoa pelejä selaimille, kunnes pysäytetään (Ctrl-C).
option-host = Osoite, jossa kuunnellaan.
option-serve-port = Portti, jossa kuunnellaan.
option-serve-database = Tiedosto, jossa pelit säilytetään, tai postgresql://user@host/name (oletus: games.sqlite datakansiossasi).
option-upgrade = Päivitä vanhemman version tietokanta; tee ensin varmuuskopio.
option-serve-processes = Käynnistettävien palvelinten määrä; ne jakavat portin ja PostgreSQL-tietokannan.
upgrade-now = Päivitetäänkö se nyt?
processes-need-postgresql = --processes { $count } vaatii PostgreSQL-tietokannan: useampi palvelin ei voi jakaa tiedostoa; anna se valitsimella --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] 1 palvelin on osoitteessa { $address }
       *[other] { $count } palvelinta on osoitteessa { $address }
    }
process-restarts = Palvelin päättyi (koodi { $code }); toinen tulee tilalle.
process-gives-up = Palvelinta ei voi käynnistää (koodi { $code }).
option-own-map = Tarjoa oma karttatiedosto; voi toistaa.
option-own-bot = Tarjoa oma botti nimellä: module:Class, asennettu botti tai run:COMMAND; voi toistaa.
option-lan-address = Tämän koneen osoite lähiverkon kavereille (oletus: etsitään).
option-origin = Lisäalkuperä (origin), josta sivut saavat yhdistää.
option-serve-bots = Prosessit, joissa botit miettivät.
option-bot-pause = Sekuntia ennen kuin botti tekee helpon päätöksen; vaikea vie enintään nelinkertaisen ajan.
option-undo-seconds = Sekunteja, jotka botti odottaa, kun pelaaja voi vielä kumota siirron, jos botit pitävät taukoja.
option-rooms-per-minute = Uusia huoneita, joita yksi osoite saa luoda.
option-rooms-per-address = Yhden osoitteen huoneita, jotka saavat olla käynnissä yhtaikaa.
option-connections-per-address = Yhteyksiä, joita yhdellä osoitteella saa olla yhtaikaa.
option-connections = Yhteyksiä, joita saa olla yhtaikaa, jos järjestelmä sallii niin monta tiedostoa.
option-proxy = Välityspalvelimen osoite tai verkko, joka saa kertoa pyynnön lähteen (X-Forwarded-For); voi toistaa.
option-metrics-port = Portti, josta Prometheus löytää luvut (oletus: ei mitään).
option-metrics-host = Sen portin osoite.
option-log-format = Missä muodossa palvelimen loki kirjoitetaan.
not-a-network = { $network } ei ole osoite eikä verkko, kuten 10.0.0.5 tai 10.0.0.0/8

## maps and check-map

help-maps = Luettele branchlinen mukana tulevat kartat.
option-maps-json = Tulosta kartat JSON-muodossa.
help-check-map =
    Tarkista karttatiedosto FILE: jokainen ongelma ja mikä olisi oikein.

    Paluukoodi 1, jos ongelmia on.
option-check-map-json = Tulosta ongelmat JSON-muodossa.
maps-hint = Pelaa: branchline play MAP    Oma kartta: branchline check-map FILE
rules-and-variants = { $rules }; muunnelmat: { $variants }
problems-found =
    { $count ->
        [one] 1 ongelma
       *[other] { $count } ongelmaa
    }
map-is-sound = Kartta { $map } ({ $id }) on kunnossa: { $fewest }–{ $most } pelaajaa, { $trains } vaunua kullakin, { $places } paikkaa, { $tracks } reittiä, { $tickets } lippua.
map-mechanics = Mekaniikat: { $names }.
map-variants = Muunnelmat: { $names }.

## replay

help-replay = Tarkista tallennettu peli FILE kohta kohdalta ja toista se.
option-replay-json = Tulosta peli JSON-muodossa.
option-to = Pysähdy N siirron jälkeen.
option-animate = Kirjoita peli animaationa, .webp tai .gif, enintään 3 Mt.
option-log = Kerro lausein kaikki, mitä tapahtui.
beyond-the-end = pelissä on { $moves ->
        [one] { $moves } siirto
       *[other] { $moves } siirtoa
    }, joten { $option } { $given } on sen lopun jälkeen
replay-heading = { $map } · { $seats } · { $moves ->
        [one] { $moves } siirto
       *[other] { $moves } siirtoa
    }, kaikki kunnossa
replay-part-heading = { $map } · { $seats } · siirtoja { $shown }/{ $moves }, kaikki kunnossa
game-not-over = Peli ei ole päättynyt, vuorossa: { $seats }.
not-an-animation = { $file }: animaatio kirjoitetaan muotoon .webp tai .gif
animation-needs-packages = animaatio vaatii lisäpaketteja: pip install 'branchline[pictures]'
animation-working = Animoidaan peliä
animation-written = Kirjoitettu: { $file } ({ $megabytes } Mt)

## board

help-board =
    Piirrä kartan MAP lauta, tyhjänä tai sellaisena, kuin tallennettu peli sen jätti.

    Paketin kartoilla on valmiit laudat. Oma karttasi saa laudan paikkojensa koordinaateista tai, jos niitä ei ole, reiteistään.
option-output = Kirjoita tänne.
option-format = Kuvan laji; muuten tiedoston FILE nimen mukaan.
option-width = PNG-kuvan leveys pikseleinä.
option-record = Näytä tallennettu peli pisteineen; ilman karttaa MAP sillä kartalla, jolla se pelattiin.
option-move = Peli N siirron jälkeen.
option-geography = Piirrä lauta uudelleen, oikealle maapohjalle.
option-layout = Piirrä lauta uudelleen: paikkojen sijainnista tai pelkistä reiteistä.
option-keep = Säilytä uudelleen piirretty lauta karttatiedoston vieressä.
move-needs-record = --move vaatii pelin: anna --record FILE
board-of-what = mikä lauta? anna MAP tai peli valinnalla --record FILE
not-a-picture = { $file }: lauta kirjoitetaan muotoon .svg tai .png, tai anna --format
board-written = { $file }: lauta { $map }
game-on-another-map = { $file }: pelin kartta on { $played }, ei { $map }
drawing-needs-packages = laudan piirtäminen uudelleen vaatii lisäpaketteja: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = PNG vaatii lisäpaketteja: pip install 'branchline[pictures]'; --format svg ei vaadi
no-coordinates = Millään paikalla ei ole koordinaatteja: sommitellaan reiteistä.
drawing-places = Piirretään paikkoja…
drawing-ground = Piirretään maata…
drawing-routes = Piirretään reittejä ja tekstejä…
drawing-names = Piirretään nimiä ja pinnanmuotoja…

## simulate

help-simulate = Pelauta botteja monta peliä kartalla MAP (tunnus tai karttatiedosto) ja kerro luvut.
option-games = Pelien määrä.
option-bot = Botti joka paikalle, tai yksi paikkaa kohti, pilkuilla erotettuina ({ $bots }).
option-simulate-seed = Määrää joka pelin (oletus: arvotaan ja kerrotaan).
bots-disagree = { $players } pelaajaa vaatii 1 tai { $players } bottia, ei { $bots }
games-played = pelataan
simulated = { $map }, { $players } pelaajaa, { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, siemen { $seed }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } vuoroa ja { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } päätöstä pelissä; { NUMBER($games, maximumFractionDigits: 0) } peliä ja { NUMBER($speed, maximumFractionDigits: 0) } päätöstä prosessorisekunnissa

## arena

help-arena = Anna bottien pelata toisiaan vastaan joka paikalla ja samoilla jaoilla, ja arvioi ne.
option-arena-bots = Botit, pilkuilla erotettuina: { $bots }, module:Class tai run:COMMAND.
option-arena-games = Pelejä kussakin ottelussa.
option-arena-seed = Määrää jaot.
option-book = Tiedosto, jossa pelit säilytetään; jos se on jo olemassa, turnaus jatkuu.
option-sprt = Lopeta, kun on varmaa, voittaako ensimmäinen botti tämän osuuden.
option-plot = Piirrä arviot SVG-kuvaksi.
too-few-bots = turnaukseen tarvitaan vähintään kaksi eri bottia
sprt-out-of-range = --sprt: arvon on oltava tasaosuuden { $fair } ja 1:n välillä
arena-heading = { $map }, { $players } pelaajaa, siemen { $seed }
arena-plot-title = { $map }, { $players } pelaajaa
rating-interval = { $low } … { $high }
sequential-test =
    Sekventiaalinen testi, { $share }: { $verdict ->
        [better] parempi
        [no-better] ei parempi
       *[undecided] ratkaisematta
    }

## perft

help-perft = Laske, monellako tavalla voi pelata DEPTH toimintoa kartalla MAP, kun siemenluku määrää sattuman.
option-depth = Toimintojen määrä.
option-perft-seed = Määrää kaiken sattuman.
option-skip = Ennalta pelatut satunnaiset siirrot.
option-divide = Laske erikseen joka ensimmäisen toiminnon jälkeen.
option-perft-json = Tulosta määrät JSON-muodossa.
positions-at-depth = tilannetta syvyydellä { $depth } ({ $seconds } s)

## bench

help-bench = Mittaa yhdellä ytimellä: satunnaispelit, yksittäiset toimet, pisimmät reitit, ympäristöt.
option-bench-games = Satunnaispelien määrä joka kartalla (oletus: { $games }), tai kierroksen joka jaksossa.
option-yardstick = Vertailuohjelma, joka tulostaa games_per_s-lukunsa JSON-muodossa (oletus: scripts/yardstick, käännetään, jos C-kääntäjä on).
option-only = Mittaa vain moottori, oppimisympäristöt, botin päätökset (kierroksittain) tai käynnistys (oletus: kaksi ensimmäistä; kierroksittain moottori).
option-rounds = Vertaa näin monella kierroksella: vertailuohjelma, tämä moottori ja toinen lähdekoodi vuorottelevat lyhyin jaksoin.
option-against = Kierroksittain: vertailtavan toisen lähdekoodin kansio.
option-bench-map = Kierroksittain: mitattava kartta; voi toistaa (oletus: joka kartta).
option-bench-players = Kierroksittain: pelaajien määrä (oletus: joka määrä; ympäristöillä ja boteilla pienin).
option-bench-processes = Kierroksittain, valitsimella --only env: vertaa pelejä, jotka näin monta prosessia jakaa, yhtä moneen rinnakkaiseen ajoon.
only-in-rounds = --against, --map ja --players vaativat valitsimen --rounds
processes-only-for-environments = --processes vaatii valitsimet --rounds ja --only env, eikä vertaa toiseen lähdekoodiin
not-in-rounds = --yardstick ei sovi yhteen valitsimen --rounds kanssa, joka käyttää ohjelmaa scripts/yardstick
start-plays-no-games = --only start ei pelaa pelejä: jätä pois --games, --map, --players ja --yardstick
no-table-to-measure = mikään näistä kartoista ei ole { $players } pelaajalle
not-a-checkout = { $folder } ei ole lähdekoodikansio: siinä ei ole src/branchline
checkout-fails = moottoria ei voitu mitata: { $problem }
rounds-measured = Kierrokset
rounds-title =
    { $kind ->
        [planner] Suunnittelijan pelit itseään vastaan, päätöksiä/s, kierroksia { $rounds }
        [value] Arvobotin pelit itseään vastaan, päätöksiä/s, kierroksia { $rounds }
        [env] Ympäristöt, askelia/s havainnon ja maskin kanssa, kierroksia { $rounds }
       *[engine] Satunnaispelit, päätöksiä/s, kierroksia { $rounds }
    }
rounds-explained = Nopeudet ovat prosessorisekuntia kohti. Hajonta on kierrosten keskimmäisen puolikkaan leveys osuutena mediaanista; suhteet ovat kierrosten suhteiden mediaaneja. ”Perustaan” vertaa yksinkertaisimpaan karttaan samalla pelaajamäärällä.
shared-title = { $processes } prosessin jakamat ympäristöt, askelia/s, kierroksia { $rounds }
shared-explained = Nopeudet ovat kellon mukaan: { $processes } prosessia jakaa { $games } peliä, ja sitten { $processes } rinnakkaista ajoa pelaa kukin { $games } peliä. Suhteet ovat kierrosten suhteiden mediaaneja; muut ytimiä varaavat ohjelmat hidastavat eniten niitä, jotka odottavat toisiaan.
start-title = Käynnistys, prosessorisekunteja, kierroksia { $rounds }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, ensimmäinen sivu
start-explained = ”Tyhjään” vertaa parasta sellaisen Pythonin parhaaseen, joka ei tee mitään. Kohdassa branchline play lasketaan se, mitä on kulunut, kun ensimmäiseen sivuun vastataan.
yardstick-row = vertailuohjelma C:llä
no-yardstick = Vertailuohjelma jää pois: se vaatii lähdekoodin scripts/yardstick-ohjelman ja C-kääntäjän.
not-a-yardstick = { $program } ei tulosta games_per_s-lukuaan JSON-muodossa
rates-explained = Nopeudet ovat prosessorisekuntia kohti, kaikki tästä yhdestä ajosta.
random-games-title =
    { $engine ->
        [compiled] Satunnaispelit, käännetty, yksi ydin
       *[interpreted] Satunnaispelit, tulkattu, yksi ydin
    }
operations-title = Mikrosekunteja
environments-title =
    { $engine ->
        [compiled] Ympäristöt: askelia/s havainnon ja maskin kanssa, käännetty
       *[interpreted] Ympäristöt: askelia/s havainnon ja maskin kanssa, tulkattu
    }
ratio-slowest-map-to-base-decisions = päätökset, hitain kartta perustaan: { $ratio }
ratio-compiled-to-interpreted = käännetty tulkattuun: { $ratio }
ratio-base-to-yardstick = perusta vertailuohjelmaan: { $ratio }
ratio-other-to-yardstick = toisen lähdekoodin perusta vertailuohjelmaan: { $ratio }

## Columns of tables

column-map = kartta
column-players = pelaajat
column-places = paikat
column-tracks = reitit
column-tickets = liput
column-rules = omat säännöt
column-seat = paikka
column-bot = botti
column-mean-score = keskipisteet
column-wins = voitot
column-rivals = joukossa
column-games = pelit
column-interval = 95 %
column-score = pisteet
column-best-other = paras muu
column-margin = ero
column-rating = arvio
column-milliseconds = ms/siirto
column-games-per-second = pelejä/s
column-decisions-per-second = päätöksiä/s
column-decisions-per-game = päätöksiä/peli
column-interpreted = tulkattu
column-legal = sallitut
column-apply = suoritus
column-copy = kopio
column-view = näkymä
column-longest-path = pisin reitti
column-worst = huonoin
column-steps = askelia
column-numbers-seen = nähtyjä lukuja
column-single = yksittäin
column-median = mediaani
column-best = paras
column-spread = hajonta
column-to-base = perustaan
column-other-median = toinen koodi
column-to-other = toiseen
column-apart-median = rinnakkain
column-program = ohjelma
column-seconds-median = mediaani
column-seconds-best = paras
column-to-nothing = tyhjään
column-to-apart = suhde
column-games-at-once = pelejä kerralla: { $games }
