studio-title = Karttapaja
studio-new-name = Oma karttani
studio-city-name = Kaupunki { $number }
studio-failed = Pajaa ei voi avata
studio-tools = Työkalut
studio-redo = Tee uudelleen
studio-draw = Piirrä
studio-move = Siirrä
studio-canvas = Kartta, jota piirrät
studio-whole = Näytä koko kartta
studio-first = Napsauta, niin siihen syntyy kaupunki. Vedä kaupungista toiseen, niin niiden välille tulee reitti.
studio-no-tickets = Lippuja ei vielä ole. Luo ne tai lisää ne käsin.
studio-no-tracks = Reittejä ei vielä ole. Vedä kaupungista toiseen.
studio-keys = Nuolinäppäimet siirtävät ristiä. Enter tekee siihen kaupungin tai valitsee sen, mitä siinä on. J aloittaa reitin, Enter toisessa kaupungissa päättää sen. Delete poistaa valitun. Plus, miinus ja 0 muuttavat mittakaavaa. Siirtäessä Enter nostaa kaupungin ja laskee sen.
studio-chosen = Valittu

studio-tab-start = Alku
studio-tab-rules = Säännöt
studio-tab-tickets = Liput
studio-tab-check = Tarkistus
studio-tab-board = Lauta
studio-tab-lab = Labra
studio-tab-play = Pelaa

studio-new-world = Uusi maailmankartalle
studio-new-blank = Uusi tyhjälle maalle
studio-variant-of = Muunnelma laudasta
studio-open-file = Avaa karttatiedosto (TOML)
studio-open-cities = Lisää kaupungit taulukosta (CSV)
studio-open-picture = Aseta kuva alle
studio-picture = Kuva
studio-picture-moves = Vetäminen siirtää kuvaa
studio-picture-size = Koko
studio-picture-turn = Kierto
studio-picture-opacity = Peittävyys
studio-too-large = Tiedosto on liian suuri: enintään { $kilobytes } kt
studio-dropped =
    { $count ->
        [one] 1 tiedoston kohtaa ei voitu lukea, ja se jäi pois.
       *[other] { $count } tiedoston kohtaa ei voitu lukea, ja ne jäivät pois.
    }
studio-cities-read =
    { $count ->
        [one] 1 kaupunki lisätty.
       *[other] { $count } kaupunkia lisätty.
    } { $skipped ->
        [0] Kaikki rivit luettiin.
        [one] 1 rivi ohitettiin.
       *[other] { $skipped } riviä ohitettiin.
    }
studio-choose-file = Valitse tiedosto
studio-cities-lost =
    { $count ->
        [one] 1 kaupungilla ei ole koordinaatteja, ja se on muiden alapuolella: siirrä se paikalleen ({ $name }).
       *[other] { $count } kaupungilla ei ole koordinaatteja, ja ne ovat muiden alapuolella: siirrä ne paikoilleen (ensimmäinen on { $name }).
    }
studio-kept = Karttasi säilyy tässä selaimessa työn aikana.
studio-kept-file = Karttasi säilyy tässä selaimessa ja tiedostossa { $file } työn aikana.

studio-name = Nimi
studio-length = Pituus
studio-shorter = Lyhyempi
studio-longer = Pidempi
studio-colour = Väri
studio-double = Lisää rinnakkainen rata
studio-from = Mistä
studio-to = Minne
studio-points = Pisteet
studio-points-of-way =
    { $count ->
        [one] 1 piste, lyhimmän matkan mukaan
       *[other] { $count } pistettä, lyhimmän matkan mukaan
    }
studio-other-end = Lisää toinen kelpaava päätepiste
studio-no-other-end = Kaikki paikat ovat jo tämän lipun päätepisteitä.
studio-remove = Poista
studio-add = Lisää
studio-key = Avain
studio-entry = Nro { $number }
studio-remove-entry = Poista nro { $number }
studio-remove-named = Poista { $name }

studio-said-place = { $name } on kartalla
studio-said-track = Reitti { $a }–{ $b }, pituus { $length }
studio-said-joining = Reitti alkaa: { $name }. Mene toiseen kaupunkiin ja paina Enter
studio-said-removed = Poistettu
studio-said-mended = Korjattu

studio-mechanics = Erikoissäännöt
studio-more-rules = Lisää sääntöjä
studio-generate-title = Luo liput
studio-how-many = Määrä
studio-spread = Pituudet
studio-spread-short = Lyhyitä
studio-spread-mixed = Sekaisin
studio-spread-long = Pitkiä
studio-generate = Luo
studio-by-hand = Käsin

studio-all-right = Kaikki kunnossa: kartalla voi pelata.
remedy-set = Aseta { $value }
remedy-remove = Poista
remedy-points = Pituus { $length } tuo { $points }
remedy-group = Käytä tavallista rinnakkaisten ratojen sääntöä
remedy-mechanic = Lisää sääntö ”{ $mechanic }”
remedy-fit = Sovita sääntö tähän karttaan
remedy-deal = Jaa { $count }
remedy-trains = Anna jokaiselle { $count } junaa
remedy-join = Yhdistä { $a } ja { $b }

studio-board-later = Lauta piirretään heti, kun tarkistus ei löydä mitään.
studio-drawing =
    { $step ->
        [places] Kaupungit asettuvat…
        [ground] Maa piirtyy…
        [routes] Reitit asettuvat…
        [names] Nimet asettuvat…
       *[done] Lauta valmistuu…
    }
studio-draw-board = Piirrä lauta
studio-drawing-failed = Lautaa ei voitu piirtää; tällä yksinkertaisella voi pelata.
studio-board-drawn = Tässä on lauta.
studio-board-island = Jotkin kaupungit ovat paljon lähempänä toisiaan kuin niiden reitit ovat pitkiä. Maailman rannikot repeäisivät siinä, joten lauta on oma saarensa.
studio-board-picture = Lauta: { $name }
studio-corrections = Vedä nimi, reitti tai kaupunki minne haluat. Näppäimillä: Tab valitsee, nuolet siirtävät, Enter jättää paikalleen.
studio-board-large = Näytä lauta suurena
studio-board-small = Näytä taas kartta
studio-corrections-off = Peru kaikki korjaukset

## Lab

studio-lab-about = Botit pelaavat kartan monta kertaa. Näet, kuinka usein kukin reitti rakennetaan ja minkä arvoinen kunkin lipun pitäisi olla.
studio-lab-later = Laboratorio avautuu heti, kun tarkistus ei löydä mitään.
studio-lab-elsewhere = Tällä palvelimella vain omistaja voi käyttää laboratoriota. Omalla koneella sitä voi käyttää kuka tahansa: branchline studio
studio-effort = Kuinka tarkasti?
studio-effort-quick = Nopeasti
studio-effort-usual = Tavallisesti
studio-effort-thorough = Tarkasti
studio-study = Tutki kartta
studio-studying =
    { $games ->
        [one] { $games } peli pelattu …
       *[other] { $games } peliä pelattu …
    }
studio-tune = Viritä botit
studio-tuning =
    { $games ->
        [one] Botit oppivat: { $games } peli …
       *[other] Botit oppivat: { $games } peliä …
    }
studio-tune-about = Viritetyt botit tuntevat tämän kartan: ne ovat pelanneet sitä keskenään kerta toisensa jälkeen.
studio-tuned = Botit on viritetty tälle kartalle: ne voittavat { $share } peleistä virittämättömiä vastaan.
studio-studied =
    { $games ->
        [one] Yksi peli, { $players } pelaajaa
       *[other] { $games } peliä, { $players } pelaajaa
    }
studio-lab-old = Kartta on muuttunut sen jälkeen. Tutki se uudelleen, niin saat uudet luvut.
studio-heat = Näytä, kuinka usein reitit rakennetaan
studio-heat-seldom = harvoin
studio-heat-often = usein
studio-lab-begin = Aloittajan etu
studio-lab-turns = Vuoroja pelissä
studio-lab-dead = Reitit, joita ei juuri rakenneta
studio-lab-untouched = Kaupungit, joihin kukaan ei pääse
studio-lab-report = Avaa raportti
studio-prices = Lippujen hinnat
studio-prices-note = Näillä hinnoilla kaikki liput olisivat suunnilleen yhtä arvokkaita. Lihavoitu: hinta on varmasti väärä. Vieressä väli, jolla oikea hinta on.
studio-prices-fine = Kaikki liput ovat suunnilleen yhtä arvokkaita.
studio-lab-failed = Se ei onnistunut. Yritä uudelleen.
studio-handle-beside = Nimi: { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Reitti { $a }–{ $b }
studio-said-studied = Luvut ovat valmiit
studio-said-moved = { $name } siirretty
studio-said-carried = { $name }: mene sinne, missä kaupungin pitää olla, ja paina Enter

studio-play-later = Voit pelata heti, kun tarkistus ei löydä mitään.
studio-export = Tallenna tiedostoksi
studio-pictures-only = Tämä on muunnelma laudasta { $map }: sillä voi pelata ja sen voi tallentaa kuvana.
studio-pictures-later = Kuvat ovat valmiita, kun lauta on piirretty: katso Lauta.
studio-paper = Paperi
studio-paper-a4 = A4, lauta osissa
studio-paper-letter = Letter, lauta osissa
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF tulostettavaksi
studio-printing = PDF valmistuu…

form-name = Nimi
form-id = Lyhyt nimi (pienet kirjaimet)
form-about = Yksi rivi siitä
form-players = Pelaajia
form-players-1 = Vähintään
form-players-2 = Enintään
form-trains = Junia pelaajaa kohti
form-cards = Vaunukortit
form-each-colour = Kutakin väriä
form-locomotives = Vetureita
form-start-locomotives = Vetureita alussa
form-points = Pisteet
form-map-points = Pisteet reitin pituuden mukaan
form-ties = Mikä ratkaisee tasapelin
form-groups = Rinnakkaiset radat
form-per-player = Enintään pelaajalle
form-tracks-by-players = Käytössä olevat radat pelaajamäärän mukaan
form-areas = Alueet
form-first = Ensimmäiset liput
form-later = Myöhemmät liput
form-deal = Jaetaan
form-draw = Nostetaan
form-keep = Pidetään vähintään
form-rejected = Hylätyt liput
form-deck = Pakka
form-set = Sarja
form-copies = Kappaleet
form-group = Rinnakkaisten ratojen sääntö
form-several = Useita
form-several-deal = Määrä kullekin pakalle
form-kind = Laji
form-label = Toinen nimi
form-region = Seutu
form-word-under = pakan alle
form-word-out = pois pelistä
form-word-pile = poistopakkaan
form-word-shuffled = sekoitetaan pakkaan
form-word-city = kaupunki
form-word-country = maa
form-word-junction = risteys
form-word-completed-tickets = täytetyt liput
form-word-completed-ticket-points = täytettyjen lippujen pisteet
form-word-path-length = pisin reitti
form-word-world = maailmankartta
form-word-island = oma saari

print-length = Pituus
print-points = Pisteet
print-trains =
    { $count ->
        [one] 1 juna pelaajaa kohti
       *[other] { $count } junaa pelaajaa kohti
    }

studio-share-title = Kaikille tällä palvelimella
studio-upload = Jätä kartta tänne
studio-uploaded = Muut löytävät sen tämän palvelimen laudoista.
studio-maker = Nimesi
studio-take-back = Poista palvelimelta
