## The table in the browser.

close = Sulje
cancel = Peruuta
send = Lähetä
skip = Ohita
go-on = Jatka
loading = Valmistellaan peliä…
no-room = Tällaista pöytää ei ole
spectator = katsoja
spectators = katsojat
you-seat = Sinä

## Cards and payments

colour-gray = harmaa
    .counted =
        { $count ->
            [one] harmaa
           *[other] harmaata
        }
    .partitive = harmaata
    .adessive = harmaalla

## Tracks

track-price = { $track }: { $length } { NAME($colour, $length, case: "counted") }
track-points =
    { $points ->
        [one] {" "}· 1 piste
       *[other] {" "}· { $points } pistettä
    }
tip-pay = Rakenna { LIST($payment, case: "adessive") }
tip-ways =
    { $count ->
        [one] { $count } maksutapa
       *[other] { $count } maksutapaa
    }
tip-yours = Sinun
tip-cards = Korttisi tai vaunusi eivät riitä
closed-taken = Varattu: { $seats }
closed-route = Sinulla on jo tämän reitin toinen rata
closed-parallel = Suljettu: { $players } pelaajan pelissä vain yksi rata on käytössä
closed-missing = Vaatii { LIST($needs, case: "object") }
closed-apart = Ei vielä yhteydessä verkostoosi
closed-later = Ei auki nyt
choose-claim = { $track }
build-here = Rakennetaanko? { $what }
plus-points =
    { $points ->
        [one] +1 piste
       *[other] +{ $points } pistettä
    }
points-word =
    { $points ->
        [one] {" "}piste
       *[other] {" "}pistettä
    }
finishes-tickets =
    { $count ->
        [one] Lippu { $letters } valmis: +{ $points } lopussa
       *[other] Liput { $letters } valmiit: +{ $points } lopussa
    }
serves-tickets =
    { $count ->
        [one] Lipun { $letters } varrella
       *[other] Lippujen { $letters } varrella
    }
other-way = Muut kortit
pick-cards = Valitse kortit
do-it = Kyllä, tee se
ask-tickets-title = Nostetaanko lippuja?
ask-tickets =
    Nostat { $drawn ->
        [one] { $drawn } lipun
       *[other] { $drawn } lippua
    } ja pidät vähintään { $keep }. Kesken jääneistä lipuista menetät lopussa niiden pisteet. Tämä on koko vuorosi.

## Board

board-of = Lauta: { $map }
board-moves = Lauta, liikuta nuolinäppäimillä; B näyttää, mitä voit rakentaa
zoom = Zoomaus
zoom-in = Lähennä
zoom-out = Loitonna
zoom-fit = Näytä koko lauta
board-key = Kartan selitykset
minimap = Koko lauta, kaupunkisi ja näkyvä osa
skip-to-rail = Siirry toimintoihin

## Row, deck, hand

row = Nostettavat kortit
on-the-table = Pöydällä
draw-key = Nosta pakasta (D)
tickets-key = Nosta lippuja (T)
your-hand = Kätesi
row-gap = tyhjä
row-was-swept = Liikaa vetureita: rivi vaihdettiin
take = Ota { $card } paikasta { $slot }
deck = Pakka
draw-from-deck =
    { $count ->
        [one] kortti jäljellä: nosta yksi
       *[other] korttia jäljellä: nosta yksi
    }
tickets = Liput
draw-tickets =
    { $count ->
        [one] lippu jäljellä: nosta
       *[other] lippua jäljellä: nosta
    }
hand =
    { $count ->
        [one] Kätesi, 1 kortti
       *[other] Kätesi, { $count } korttia
    }
hand-empty = Kätesi on tyhjä.
filter-by = { $cards }: näytä, mitä niillä voi rakentaa

## Tickets

your-tickets = Lippusi
tickets-done = valmiina { $done }/{ $all }
tickets-none = Sinulla ei ole vielä lippuja.
ticket-done = Valmis
ticket-done-looped = Valmis, silmukassa
ticket-lost = Ei onnistu enää
ticket-left =
    vielä { $tracks ->
        [one] 1 reitti
       *[other] { $tracks } reittiä
    }, { $trains ->
        [one] 1 vaunu
       *[other] { $trains } vaunua
    }
ticket-needs =
    { $trains ->
        [one] lyhimmillään 1 vaunu
       *[other] lyhimmillään { $trains } vaunua
    }
ticket-buy-first = Osta ensin { $needs }. { $left }
ticket-finished = { $ticket }: valmis, +{ $points } lopussa
keep-tickets = Uudet liput
keep-first = Ensimmäiset lippusi
keep-why = Yhdistä kaupungit, niin saat pisteet. Jos et onnistu, menetät saman verran.
keep-at-least =
    { $count ->
        [0] pidä mitä haluat, vaikka ei yhtään
        [one] pidä vähintään 1
       *[other] pidä vähintään { $count }
    }
keep-these =
    { $count ->
        [0] Älä pidä yhtään
        [one] Pidä 1 lippu
       *[other] Pidä { $count } lippua
    }
keep-trains =
    { $trains ->
        [0] Vaunuja { $left }
        [one] Yhteensä noin { $trains } vaunu, sinulla on { $left }
       *[other] Yhteensä noin { $trains } vaunua, sinulla on { $left }
    }

## Players

players = Pelaajat
players-brief = Pisteet ja vaunut
a-bot = botti
played-by-bot = botti pelaa
bot-in-its-stead = pelaa: { $level }
away = poissa
turn-yours = sinun vuorosi
turn-thinking = miettii
turn-choosing = valitsee
points-so-far = pisteet tähän asti
trains-left = Vaunuja jäljellä
trains-short = vaunut
cards-in-hand = Kortteja kädessä
cards-short = kortit
tickets-kept = Liput
tickets-short = liput
mute = Mykistä: { $seat }
watching =
    { $count ->
        [one] 1 katsoja
       *[other] { $count } katsojaa
    }

## Log and chat

log = Tapahtumat
say = Sano jotain
unread = uusia viestejä
drew-many =
    { $subject ->
        [you] Nostat
       *[named] { $seat } nostaa
    } { $count ->
        [one] { $count } kortin pakasta
       *[other] { $count } korttia pakasta
    }

## Status

status-over = Peli on päättynyt
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } miettii
       *[other] { $seats } valitsevat
    }
status-waiting-last =
    { $count ->
        [one] Viimeinen kierros: { $seats } miettii
       *[other] Viimeinen kierros: { $seats } valitsevat
    }
status-waiting-how = Suunnittele: valitse lippu, niin näet sen matkan
status-bot-plays = Botti pelaa puolestasi
status-turn = Sinun vuorosi
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Viimeinen vuorosi
status-second-card = Toinen korttisi
status-second-card-how = { LIST($may, type: "or") }
status-keep = Valitse liput
status-keep-how = Valitse haluamasi: näet niiden matkat
status-first-tickets = Valitse ensimmäiset liput
status-first-tickets-how = Valitse haluamasi: näet niiden matkat
status-decide = Päätä, miten jatkat
status-placing = Valitse kaupunki laudalta
status-placing-how = Valitse se tai paina Esc
status-placing-tap = Napauta sitä tai Peruuta
may-take = ota kortti
may-draw = nosta kortti
may-draw-two = ota 2 korttia
may-draw-two-briefly = ota kortteja
may-tickets = nosta lippuja
may-tickets-briefly = nosta lippuja
may-claim = rakenna reitti
may-claim-briefly = rakenna
may-pass = passaa
end-near =
    { $trains ->
        [0]
            { $subject ->
                [you] Vaunusi ovat lopussa
               *[named] { $seat }: vaunut lopussa
            }
        [one]
            { $subject ->
                [you] Sinulla on
               *[named] { $seat }:
            } 1 vaunu jäljellä
       *[other]
            { $subject ->
                [you] Sinulla on
               *[named] { $seat }:
            } { $trains } vaunua jäljellä
    }, loppu on lähellä
last-round-warning =
    { $count ->
        [0] Viimeinen vuoro!
        [one] Viimeinen kierros: 1 vuoro jäljellä
       *[other] Viimeinen kierros: { $count } vuoroa jäljellä
    }
clock = Aikaa tähän vuoroon
clock-days =
    { $count ->
        [one] 1 päivä
       *[other] { $count } päivää
    }

## Buttons

undo = Kumoa
undo-key = Kumoa (U)
hint-button = Vihje
hint-key = Mitä vahva botti tekisi? (H)
action-take = ota { $card } rivistä
action-draw = nosta pakasta
action-tickets = nosta lippuja
action-keep = pidä { $tickets }
action-claim = rakenna { $track } { LIST($payment, case: "adessive") }
action-pass = passaa
hint = Vahva botti neuvoo: { $text }.
hint-serving = Vahva botti neuvoo: { $text } (lippu: { $tickets }).
build = Rakenna
build-key = Mitä voin rakentaa? (B)
help = Ohje ja säännöt
menu = Valikko
menu-home = Aloitussivu
menu-help = Ohje ja säännöt
menu-settings = Asetukset
menu-share = Kopioi katselulinkki
menu-leave = Anna botin pelata
menu-take-back = Pelaa taas itse
sound = Äänet
parts-of-table = Pöydän osat
tab-cards = Kortit
tab-tickets = Liput
tab-players = Pelaajat
tab-log = Loki

## What can I build

what-can-i-build = Mitä voit rakentaa
build-for-tickets = Lippujasi varten
build-long = Pitkät reitit
build-other = Muut
place-on-board = Valitse laudalta
build-filtered = Vain valitulla värillä rakennettavat.
build-all = Näytä kaikki
build-nothing = Ei mitään näillä korteilla.
build-not-now = Et voi rakentaa juuri nyt.

## Paying

payment-ways = Miten maksat
more-ways = Kaikki tavat ({ $count })
pay = Maksa
pay-any =
    { $alone ->
        [yes] mitkä vain: { $count }
       *[no] + mitkä vain: { $count }
    }
cards-make-locomotive =
    { $rate ->
        [one] { $rate } kortti käy veturista
       *[other] Mitkä tahansa { $rate } korttia käyvät veturista
    }. Napauta kätesi kortteja, niin ne pelataan; uusi napautus ottaa takaisin.
cards-fill-space =
    { $rate ->
        [one] { $rate } kortti täyttää yhden ruudun
       *[other] Mitkä tahansa { $rate } korttia täyttävät yhden ruudun
    }. Napauta kätesi kortteja, niin ne pelataan; uusi napautus ottaa takaisin.
any-card = mikä vain
spend-least = Käytä tarpeettomimmat
lay-card = { $cards }, pelattu { $laid }
take-back-card = Ota { $card } takaisin
cards-to-lay =
    { $count ->
        [0] Kaikki kortit on pelattu
        [one] Vielä 1 kortti
       *[other] Vielä { $count } korttia
    }
lay-these = Pelaa nämä kortit
cards-not-taken = Nämä kortit eivät käy: valitse toiset.

## Decisions between

decide = Päätä

## Panels

values-reached = Lippujesi maat
reached = yhdistetty

## The curtain

curtain-title = Seuraavana { $seat }
curtain-text = Anna näyttö eteenpäin. Muut eivät saa katsoa.
curtain-lift = Olen { $seat }

## The line

trouble-unreachable = Palvelimeen ei saada yhteyttä.
