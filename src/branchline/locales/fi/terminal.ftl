## Questions

ask-number = Numero [{ $default }]:
not-an-option = { $typed }: ei vaihtoehto; kirjoita numero 1–{ $most }
answer-yes = k kyllä y yes
answer-no = e ei n no
ask-yes-or-no = { $question } [k/E]
go-back =
    { $most ->
        [one] Numero (1); Enter palaa takaisin:
       *[other] Numero (1–{ $most }); Enter palaa takaisin:
    }
choose-track =
    { $most ->
        [one] Numero (1), paikka tai väri; Enter palaa takaisin:
       *[other] Numero (1–{ $most }), paikka tai väri; Enter palaa takaisin:
    }
choose-other =
    { $most ->
        [one] Numero (1) tai nimi; Enter palaa takaisin:
       *[other] Numero (1–{ $most }) tai nimi; Enter palaa takaisin:
    }

## Setting a game up

welcome = Tervetuloa branchlineen.
enter-takes-default = Enter valitsee oletuksen.
map-to-play = Mikä kartta?
map-option = { $fewest }–{ $most } pelaajaa · { $rules }
variant-to-play = Mikä muunnelma?
no-variant = peruspeli
how-many-players = Montako pelaajaa, sinä mukaan lukien?
players-option =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
against-whom = Ketä vastaan?
which-opponent = Vastustaja { $number }/{ $opponents }?
opponent-human = toinen pelaaja tällä näppäimistöllä
opponent-beginner = botti: on tuskin pelannut ja rakentaa sen, mitä paras lippu vaatii
opponent-easy = botti: työstää lippujaan yksi kerrallaan peukalosäännöillä
opponent-medium = botti: suunnittelee lippunsa enimmäkseen kokonaisuutena
opponent-hard = botti: arvioi joka siirron monista peleistä oppimallaan
opponent-expert = botti: pelaa parhaat siirrot loppuun ennen valintaa: vahvin
game-heading = { $map } · { $seats } · siemen { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = { $seat } aloittaa. Kirjoita milloin vain ?, niin saat ohjeen.
goodbye = Näkemiin.

## Labels of lines, and columns of tables

label-row = Rivi
label-decks = Pakat
label-hand = Kätesi
label-tickets = Liput
label-laid = Pelattu
label-choose = Valitse
column-track = reitti
column-spaces = ruudut
column-points = pisteet
column-pay-with = maksu
column-purchase = ostettavaa
column-effect = vaikutus
column-trains = vaunut
column-cards = kortit
column-cards-seen = nähdyt kortit

## The position

position-heading = { $map } · kierros { $round } · { $seat }
card-loco = veturi
    .genitive = veturin
    .partitive = veturia
    .counted =
        { $count ->
            [one] veturi
           *[other] veturia
        }
    .object =
        { $count ->
            [one] veturin
           *[other] veturia
        }
    .adessive = veturilla
    .plural = vetureita
mark-gray = harmaa
row-place-empty = (tyhjä)
deck-left =
    { $count ->
        [one] { $count } kortti (d)
       *[other] { $count } korttia (d)
    }
discards = { $count } poistettu
tickets-left =
    { $count ->
        [one] { $count } lippu (t)
       *[other] { $count } lippua (t)
    }
hand-is-empty = ei kortteja
spaces-of-kind = { $spaces } { $kind }

## Tickets

ticket-with-points =
    { $points ->
        [one] { $ticket }, 1 piste
       *[other] { $ticket }, { $points } pistettä
    }
ticket-is-done = ✓ { $ticket } · valmis
ticket-out-of-reach = ✗ { $ticket } · ei onnistu enää
trains-to-go =
    vielä { $trains ->
        [one] 1 vaunu
       *[other] { $trains } vaunua
    }, { $tracks ->
        [one] 1 reitti
       *[other] { $tracks } reittiä
    }
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, vaatii { LIST($needs, case: "object") }
ticket-needing-price = · { $ticket } · { $left }, ensin ostettava { $price }
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Voit valita näistä lipuista
keep-some = Pidä vähintään { $fewest }: kirjoita numerot, esimerkiksi { $example } (? ohje)
not-a-choice = { $typed } ei ole lippuvalinta; kirjoita numeroita 1–{ $most }, esimerkiksi 1 2
too-few-tickets = { $count } on liian vähän.

## What can be done now

turn-status =
    { $turn ->
        [last] VIIMEINEN KIERROS, viimeinen vuorosi
        [goes-on] Vuorosi jatkuu
       *[usual] Sinun vuorosi
    }: { $keys }
turn-draw = { $keys } nosta
turn-tickets = t liput
turn-build = b rakenna ({ $tracks })
nothing-to-build = ei vielä rakennettavaa
turn-pass = mikään muu ei onnistu: p passaa
turn-buy = s osta ({ $count })
turn-others = s { $names }
turn-map = m kartta
turn-help = ? ohje
turn-help-briefly = ?
second-card = Toinen kortti: { $keys } (? ohje)
type-a-number =
    { $most ->
        [one] Kirjoita 1: mikään muu ei onnistu
       *[other] Kirjoita 1–{ $most } (? ohje)
    }
claim-asked = Rakenna reitti: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Päätä: { $mechanic }

## What is typed

noted = Merkitty.
not-cards = { $typed } ei ole kortteja. Kirjoita värejä tai niiden kirjaimia.
not-a-move = { $typed } ei ole siirto. Kirjoita ?, niin näet näppäimet.
not-possible = { $move } ei ole nyt mahdollinen.
row-place-is-empty = Rivin paikka { $place } on tyhjä.
locomotive-only-first = Rivin veturin voi ottaa vain ensimmäisenä korttina.
pass-only-if-stuck = Voit passata vain, kun mikään muu ei ole mahdollista.
draw-the-second = Olet nostanut yhden kortin: nosta nyt toinen.
deck-is-empty = Pakka on tyhjä.
no-tickets-left = Lippuja ei ole jäljellä.

## Building and paying

nothing-to-claim = Ei mitään: tarvitset lisää kortteja (tai vaunuja). m closed: mitä muuta puuttuu.
nothing-of-that-kind = Mikään sellainen ei ole nyt mahdollista.
nothing-by-that-name = Millään ei täällä ole nimeä { $typed }.
closed-at-place = Ei nyt, { $place }:
not-a-payment = { $typed } ei ole mikään maksutavoista.
how-to-pay = { $what }: miten maksat?
more-payments = … ja vielä { $count }: kirjoita all tai rajaa värillä
more-tracks = … ja vielä { $count }: kirjoita all tai rajaa paikalla tai värillä
payment-or-more = { $payment } tai muu ({ $count })
payment-or-others = { $payment } tai …
on-the-way = → jonkin lippusi lyhimmällä matkalla
paying-substitutes =
    { $locomotives ->
        [one] { $count } korttia veturina
       *[other] { $count } korttia { $locomotives } veturina
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } ja { $count } muuta korttia veturina
       *[other] { $payment } ja { $count } muuta korttia { $locomotives } veturina
    }
paying-sets =
    { $spaces ->
        [one] { $count } korttia ruutuun
       *[other] { $count } korttia { $spaces } ruutuun
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } ja { $count } muuta korttia ruutuun
       *[other] { $payment } ja { $count } muuta korttia { $spaces } ruutuun
    }
paying-one-less = { $payment }, yksi kortti säästyy
cards-to-pay =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }

## What can be bought

purchases-legend = { $offered } osta nyt (s)   { $wanted } lippusi vaatii   { $yours } sinun   { $price }hinta×jäljellä, omistajat
purchase-yours = sinun
purchase-gone = loppu
purchase-gone-to = loppu ({ $seats })
purchase-refused = { $price }: { $reason }

## Choosing cards

choose-cards =
    { $count ->
        [one] Valitse { $count } kortti, esimerkiksi { $example } (? ohje)
       *[other] Valitse { $count } korttia, esimerkiksi { $example } (? ohje)
    }
choose-few-cards =
    { $count ->
        [one] Valitse 1 kortti, esimerkiksi { $names } tai { $letters } (? ohje)
       *[other] Valitse { $count } korttia, esimerkiksi { $names } tai { $letters } (? ohje)
    }
cards-so-far = Tähän asti { $chosen }: valitse vielä { $count }, tai x aloittaa alusta (? ohje)
choose-cards-anew =
    { $count ->
        [one] Valitse 1 kortti uudelleen.
       *[other] Valitse { $count } korttia uudelleen.
    }
too-many-cards =
    { $count ->
        [one] Se on { $count } kortti; valitse { $most }.
       *[other] Se on { $count } korttia; valitse { $most }.
    }
cards-reserved =
    { $spare ->
        [0] Sinulla on { $held } { NAME($card, $held, case: "counted") }, mutta tässä maksussa et voi valita niistä yhtään.
       *[other] Sinulla on { $held } { NAME($card, $held, case: "counted") }, mutta tässä maksussa voit valita niistä { $spare }.
    }
cards-held =
    { $held ->
        [0] Sinulla ei ole { NAME($card, case: "plural") }.
       *[other] Sinulla on { $held } { NAME($card, $held, case: "counted") }.
    }

## Tracks

network-of =
    { $seat }: { $tracks ->
        [one] 1 reitti
       *[other] { $tracks } reittiä
    }, { $trains ->
        [one] 1 vaunu
       *[other] { $trains } vaunua
    }
board-keys = m free: sinulle avoimet · m closed: suljetut ja syy · m PLACE: paikan reitit
no-tracks = Ei yhtään.
no-such-place = minkään paikan nimi ei ole { $typed }
no-track-between = Välillä { $first }–{ $second } ei ole reittiä. m { $first }: sen reitit.
track-free = vapaa
track-too-dear = vapaa, mutta liian kallis
track-owned-but-open = { $owners } · avoin sinulle
track-yours = jo sinun
track-closed-taken = varattu: { $seats }
track-closed-route = sinulla on tämän reitin toinen rata
track-closed-parallel = suljettu { $players } pelaajan pelissä: rinnakkainen rata on varattu
track-closed-missing = vaatii { LIST($needs, case: "object") }
track-closed-apart = ei vielä yhteydessä verkostoosi
track-closed-later = ei auki nyt
track-closed-asked = ei nyt: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = Et voi maksaa: { $payment }; claim { $track } näyttää, millä voit.
too-few-trains =
    { $track }: tarvitaan { $length ->
        [one] { $length } vaunu
       *[other] { $length } vaunua
    }; sinulla on { $trains }.
cannot-pay = { $track } on sinulle avoin, mutta et voi maksaa sitä: hinta on { $cost }.
cost-locomotives =
    { $count ->
        [one] veturi
       *[other] { $count } veturia
    }
cost-cards =
    { $count ->
        [one] 1 { $colour } kortti
       *[other] { $count } { NAME($colour, case: "partitive") } korttia
    }
cost-cards-gray =
    { $count ->
        [one] 1 minkä tahansa värin kortti
       *[other] { $count } samanväristä korttia
    }

## News

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, kahdesti
       *[other] { $told }, { $count } kertaa
    }

## The score sheet

score-sheet = Pistetaulukko
sheet-total = Yhteensä
sheet-place = Sija
rank-of = { $rank }.
measure-and-points = ({ $measure }) { $points }
wins =
    { $points ->
        [one] { $seat } voittaa, { $points } piste.
       *[other] { $seat } voittaa, { $points } pistettä.
    }
wins-by-tie-break =
    { $points ->
        [one] { $seat } voittaa, { $points } piste; tasatilanteen ratkaisi: { $tie }.
       *[other] { $seat } voittaa, { $points } pistettä; tasatilanteen ratkaisi: { $tie }.
    }
share-the-win =
    { $points ->
        [one] { $seats } jakavat voiton, { $points } piste.
       *[other] { $seats } jakavat voiton, { $points } pistettä.
    }

## People at one keyboard

curtain = Verho
hide-hand = Paina Enter, niin kätesi peittyy:
show-hand = { $seat }, paina Enter, niin näet kätesi:

## Saving and leaving

save-where = Kerro mihin: save FILE
overwrite = { $file } on jo olemassa. Korvataanko?
cannot-save = Tiedostoon { $file } ei voi tallentaa: { $problem }.
saved = Tallennettu: { $file }.
save-to-replay =
    { $default ->
        [none] Tallennetaanko peli uusintaa varten? Tiedoston nimi, tai e:
       *[other] Tallennetaanko peli uusintaa varten? Tiedoston nimi [{ $default }], tai e:
    }
save-before-leaving =
    { $default ->
        [none] Tallennetaanko peli ennen lähtöä? Tiedoston nimi, tai e:
       *[other] Tallennetaanko peli ennen lähtöä? Tiedoston nimi [{ $default }], tai e:
    }
game-is-saved = Peli on tallennettu: { $file }.
go-on-with = Jatka komennolla: { $command }
game-not-saved = Näkemiin. Peliä ei tallennettu.

## Help

help-keys = Näppäimet
help-row = ota se kortti rivistä (rivin veturi on ainoa korttisi)
help-row-free = ota se kortti rivistä
help-draw = nosta kortti pakasta
help-tickets = nosta lippuja
help-build = mitä voin rakentaa? valitse numerolla; b Place tai b red näyttää vähemmän
help-others = mitä muuta voin tehdä tällä kartalla?
help-purchases = ostettavaa: mitä se tekee, ja mitä voit ostaa ennen toimintoasi
help-map = kaikkien reitit; m Place: paikan reitit, ja miksi jotkin ovat kiinni
help-map-free = sinulle avoimet reitit; m closed: suljetut ja syy
help-show = näytä pöytä uudelleen
help-log = kaikki tähänastinen
help-save = tallenna peli; jatka myöhemmin: branchline play -t --resume FILE
help-quit = lähde pelistä
help-moves = Täydetkin siirrot käyvät: claim Place–Place red×2, take 3, keep 1 2
help-signs = Kortit ja reitit
help-gray = mikä tahansa yksi väri
help-letters = Valitse kortit kirjoittamalla nimiä tai kirjaimia: { $letters }
help-trains =
    { $trains ->
        [one] Kullakin { $trains } vaunu
       *[other] Kullakin { $trains } vaunua
    }. Kun jollakulla on enintään 2 jäljellä, kaikilla on vielä yksi vuoro.
help-points = Pisteet reitistä ruutujen mukaan: { $points }
