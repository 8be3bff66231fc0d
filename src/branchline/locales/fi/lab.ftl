help-lab = Pelauta botteja monta peliä kartalla MAP (tunnus tai karttatiedosto) ja kerro, onko kartta hyvä.
option-lab-output = Raportin kansio: sivu, sen luvut JSON-muodossa ja outoja pelejä avattavaksi.
option-lab-precision = Kuinka tarkka jokaisen lipun voitto-osuuden pitää olla, prosenttiyksikköinä.
option-lab-minutes = Kuinka kauan se saa enintään kestää, minuutteina.
option-lab-rounds = Pelisarjoja enintään; 0: niin monta kuin tarvitaan.
option-lab-compare = Vertaa kahta raporttia (kansiota tai niiden JSON-tiedostoa) ja kerro, mikä muuttui.
option-lab-seed = Määrää sattuman: sama siemen antaa saman raportin.
lab-needs-map = sano, mitä karttaa tutkitaan, tai vertaa kahta raporttia valitsimella --compare
lab-compare-takes-no-map = --compare katsoo kahta raporttia eikä ota karttaa
lab-working = pelataan
lab-written =
    { $games ->
        [one] { $file }: raportti { $games } pelistä
       *[other] { $file }: raportti { $games } pelistä
    }
not-a-lab-report = { $file } ei ole laboratorion raportti
lab-stopped = Pysäytetty. Sama komento jatkaa; pelattu on tallessa kansiossa { $folder }.
lab-title = Laboratorion raportti: { $map }
lab-about =
    { $games ->
        [one] { $games } peli, { $players } pelaajaa, tasaveroiset botit, siemen { $seed }.
       *[other] { $games } peliä, { $players } pelaajaa, tasaveroiset botit, siemen { $seed }.
    }
lab-intervals = Jokaisen luvun alla on väli, jolla todellinen arvo on 19 kertaa 20:stä.
lab-precision-note = Lippujen voitto-osuudet tunnetaan ± { $reached } prosenttiyksikön tarkkuudella (pyydetty ± { $asked }).
lab-glance = Yhdellä silmäyksellä
lab-first-seat = Aloittaminen tuo
lab-compensation = Tasoitus: { $points } pistettä muille
lab-turns = Vuoroja pelissä
lab-margin = Pisteitä ensimmäisen ja toisen välillä
lab-decided = Voittaja johtaa pysyvästi, kun pelattu on
lab-decided-note = siirroista, keskimäärin
lab-luck = Onnen osuus
lab-luck-note = näin paljon pelaajien eroista selittää sattuma
lab-mispriced = Väärin hinnoitellut liput
lab-dead = Kuolleet reitit
lab-contested = Kiistellyt reitit
lab-untouched = Paikat, joihin ei koskaan päästä
lab-tickets = Liput: hinta ja arvo
lab-tickets-note = Vastus laskee kaikki matkat kahden paikan välillä: mitä suurempi, sitä vaikeampi. Arvo kertoo, montako pistettä lippu tuo enemmän kuin keskimmäinen lippu. Ehdotetulla hinnalla se toisi yhtä paljon kuin keskimmäinen; lihavoitu, kun painettu hinta on varmasti toinen.
lab-column-ticket = Lippu
lab-column-price = Hinta
lab-column-resistance = Vastus
lab-column-kept = Pidetty tarjottaessa
lab-column-completion = Valmis
lab-column-win-lift = Voittaa useammin
lab-column-worth = Arvo
lab-column-suggested = Ehdotus
lab-prices-follow = Hinnat seuraavat vastusta, korrelaatio { $correlation }.
lab-tracks = Reitit: rakennetut, kuolleet, kiistellyt
lab-tracks-note = Mitä tummempi, sitä useammin reitti rakennetaan. Yliviivattu: kuollut, tuskin koskaan rakennettu. Kehystetty: kiistelty, usein viety joltakulta, joka aikoi rakentaa sen.
lab-column-track = Reitti
lab-column-built = Rakennettu
lab-column-contested = Kiistelty
lab-column-when = Milloin pelissä
lab-all-tracks = Kaikki reitit
lab-none = Ei yhtään.
lab-lengths = Pituudet ja värit
lab-column-length = Pituus
lab-column-colour = Väri
lab-column-tracks = Reittejä
lab-column-of-claims = Kaikista rakennetuista
lab-points = Mistä pisteet tulevat
lab-column-line = Mistä
lab-column-points = Pisteet
lab-column-scored = Saa
lab-column-winners-more = Voittajalla enemmän
lab-mechanics = Mitä kukin mekaniikka muuttaa
lab-mechanics-note = Verrattuna peleihin samalla kartalla ilman sitä.
lab-column-mechanic = Mekaniikka
lab-not-without = Karttaa ei voi pelata ilman sitä.
lab-seats = Paikat pöydässä
lab-column-order = Aloittaa numerona
lab-column-wins = Voittaa
lab-winner-chance = Myöhemmän voittajan mahdollisuus
lab-stage = kun siirroista on pelattu { $percent } %
lab-styles = Mikä tyyli voittaa
lab-styles-note = Jokainen tyyli kaikkia muita vastaan. Vertailuksi muita lautoja, samankaltaisimmat ensin.
lab-column-style = Tyyli
lab-column-board = Lauta
lab-oddities = Oudot pelit
lab-oddities-note = Tällaisen pelin avaa: branchline replay FILE
lab-oddity-no-draw = Jollakulla ei ollut korttia nostettavaksi
lab-oddity-sweeps = Rivi tyhjennettiin kolmesti tai useammin yhdellä siirrolla
lab-oddity-stranded = Kukaan ei voinut enää tehdä mitään
lab-column-games = Pelit
lab-column-files = Esimerkkejä
lab-value = Botit, joilla on opetettu verkko
lab-value-note =
    { $games ->
        [one] Samat luvut { $games } pelistä, jossa botit arvioivat siirrot opetetulla verkolla.
       *[other] Samat luvut { $games } pelistä, joissa botit arvioivat siirrot opetetulla verkolla.
    }
lab-column-figure = Luku
lab-column-planner = Suunnittelija
lab-column-value = Verkkobotti
lab-compare-title = Mikä muuttui: { $before } → { $after }
lab-compare-note = Vain erot, jotka pitävät, kun katsotaan näin monta lukua (enintään 5 % vääriä).
lab-compare-none = Mikään muutos ei erotu sattumasta.
lab-compared =
    { $count ->
        [one] Verrattu { $count } luku.
       *[other] Verrattu { $count } lukua.
    }
lab-column-before = Ennen
lab-column-after = Jälkeen
lab-column-change = Muutos
lab-figure-compensation = Pisteitä muille
lab-figure-score = Pisteitä pelaajalla
lab-figure-winner-score = Pisteitä voittajalla
lab-figure-tickets-kept = Pidettyjä lippuja
lab-figure-tickets-done = Valmiita lippuja
lab-figure-completion = { $what }: valmis
lab-figure-win-share = { $what }: voitto-osuus
lab-figure-built = { $what }: rakennettu
lab-figure-style = { $what }: voittaa
help-tune = Viritä botit kartalle MAP (tunnus tai karttatiedosto), jotta ne pelaavat siitä lähtien hyvin.
option-tune-players = Kuinka monelle pelaajalle (oletus: pienin määrä).
option-tune-minutes = Kuinka kauan se saa enintään kestää, minuutteina.
option-tune-generations = Kuinka monta painojen sukupolvea kokeillaan.
option-tune-games = Pelejä kokeilua ja vastustajaa kohti.
option-tune-seed = Määrää sattuman: sama siemen antaa samat painot.
tune-working = viritetään
tune-written = { $file }: botit pelaavat tästä lähtien näin; ne voittavat { $share } peleistä virittämättömiä vastaan (pelejä { $games }) (tasaväkiset voittaisivat { $fair })
tune-stopped = Pysäytetty. Sama komento jatkaa; kokeiltu on tallessa tiedostossa { $file }.
