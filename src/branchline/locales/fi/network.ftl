## Reaching people and being reached: other devices, whose turn it is, a lost connection, bad links.

## Friends on other devices

network-here-only = Tämä peli on vain tällä koneella: alla olevat linkit toimivat täällä eivätkä muilla laitteilla.
network-open-note = Voit avata sen lähiverkkoon. Silloin kaikki samassa verkossa, esimerkiksi samassa Wi-Fissä, pääsevät tälle sivulle, kunnes suljet sen tai lopetat ohjelman. Mitään ei lähde internetiin.
network-open = Avaa lähiverkkoon
network-host-opens = Pelin luoja voi avata sen lähiverkkoon koneella, jolla peli on.
network-opened = Avoinna lähiverkossasi: { $address }. Samassa verkossa olevat kaverit voivat käyttää alla olevia linkkejä.
network-close = Sulje taas
network-elsewhere = Muille laitteille peli on osoitteessa { $address }.
network-working = Hetki…
link-code = QR-koodi
link-code-hide = Piilota koodi
link-code-of = QR-koodi: { $label }
link-code-note = Suuntaa puhelimen kamera siihen.
menu-share-here = Kopioi katselulinkki (vain tämä kone)

## Your turn

title-your-turn = Sinun vuorosi – { $page }
title-turns =
    { $count ->
        [one] Sinun vuorosi – branchline
       *[other] Vuorosi { $count } pelissä – branchline
    }
game-your-turn = sinun vuorosi
play-turn = Pelaa
notify = Ilmoita vuorostani
notify-note = Selaimen ilmoitus, kun tämä sivu ei ole näkyvissä
notify-title = Sinun vuorosi
notify-text = Muut odottavat sinua: { $map }
notify-insecure = Ilmoitukset eivät onnistu täällä: selaimet sallivat ne vain suojatulla yhteydellä (https) tai koneella, jolla peli on.
notify-unsupported = Tässä selaimessa ei ole ilmoituksia.
notify-denied = Tämän sivun ilmoitukset on estetty selaimessa. Voit muuttaa sen selaimen asetuksista.

## The line

line-lost-now = Yhteys katkesi. Yritetään uudelleen…
line-lost-wait =
    { $seconds ->
        [one] Yhteys katkesi. Uusi yritys 1 sekunnin kuluttua.
       *[other] Yhteys katkesi. Uusi yritys { $seconds } sekunnin kuluttua.
    }
line-try-now = Yritä nyt

## Undo

undo-left =
    { $seconds ->
        [one] Kumoa: 1 sekunti jäljellä
       *[other] Kumoa: { $seconds } sekuntia jäljellä
    }

## Pages that cannot be shown

page-failed = Sivua ei voitu ladata
page-failed-note = Palvelin ei vastaa, tai sivusta on uudempi versio.
try-again = Yritä uudelleen
replay-failed = Uusintaa ei voi näyttää
game-unknown = Tällaista peliä ei ole täällä. Linkki voi olla katkennut tai johtaa toiselle palvelimelle.
replay-not-over = Peli on vielä kesken. Uusinnan voi katsoa, kun se on päättynyt.
to-the-table = Pöytään
room-refused = Et pääse tänne
