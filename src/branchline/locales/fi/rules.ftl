rules-aim-title = Mistä on kyse
rules-aim-picture = Lippu sekä vaunuja reiteillä, jotka yhdistävät sen kaksi paikkaa viimeistä reittiä vaille.
rules-aim = Rakennat rautatiereittejä vierekkäisten paikkojen välille. Saat pisteitä jokaisesta rakentamastasi reitistä, jokaisesta salaisesta menolipusta, jonka päät reittisi yhdistävät, ja siitä, mistä tämä lauta muuten palkitsee. Kesken jääneet liput vähentävät pisteitä. Eniten pisteitä kerännyt voittaa.
rules-turn = Vuorollasi teet yhden asian: otat kortteja, rakennat reitin tai nostat lippuja. Jotkin laudat lisäävät tähän jotain, kuten alla kerrotaan. Saat passata vain, jos et voi tehdä mitään muuta.

rules-cards-title = Kortit
rules-cards-picture = Rivin { $row } avointa korttia ja pakka niiden vieressä; yksi kortti otetaan rivistä, yksi pakasta.
rules-deck =
    Pakassa on { $each ->
        [one] { $each } kortti
       *[other] { $each } korttia
    } kutakin kahdeksasta väristä ja { $locomotives ->
        [one] { $locomotives } veturi
       *[other] { $locomotives } veturia
    }. Saat aluksi { $hand ->
        [one] { $hand } kortin
       *[other] { $hand } korttia
    }{ $gift ->
        [0] {"."}
        [one] {" "}ja veturin.
       *[other] {" "}ja { $gift } veturia.
    } Veturi käy minkä tahansa värin kortista.
rules-draw = Otat kaksi korttia, yhden kerrallaan: kummankin joko rivin { $row } avoimesta kortista tai sokkona pakasta. Rivistä otetun tilalle käännetään heti uusi. Kun pakka loppuu, poistopakka sekoitetaan uudeksi.
rules-row-locomotive = Rivistä otettu veturi on ainoa korttisi: et voi ottaa sitä toisena, etkä sen jälkeen ota mitään muuta. Sokkona pakasta nostettu veturi on kortti siinä missä muutkin.
rules-sweep = Kun rivin korteista vähintään { $count } on vetureita, koko rivi poistetaan ja jaetaan uudelleen.
rules-sweep-limits = Jos pelaajien käsien ulkopuoliset kortit eivät riitä riviin, jossa on alle { $count } veturia, rivi jää ennalleen. Jos poistopakka on sekoitettu kahdesti ja uudessa rivissä on yhä liikaa vetureita, pakka ja poistopakka sekoitetaan yhteen ennen uutta jakoa.
rules-secrets = Kätesi kortit ja liput ovat salaisia. Niiden määrä ei ole, eikä se, montako vaunua sinulla on jäljellä tai mitkä kortit ovat poistopakassa.

rules-tracks-title = Reitit
rules-tracks-picture = Kolmen punaisen ruudun reitti maksetaan kolmella punaisella kortilla, ja sille asetetaan kolme vaunua.
rules-claim = Kun rakennat reitin, poistat yhtä monta korttia kuin siinä on ruutuja, kaikki sen väriä; harmaalla reitillä kaikki yhtä, mitä tahansa väriä. Veturit käyvät minkä tahansa tilalla. Sitten asetat reitille yhtä monta { $trains } vaunustasi ja saat heti pisteet.
rules-claim-anywhere = Reittiesi ei tarvitse liittyä toisiinsa.
rules-parallel = Kun samanpituiset radat kulkevat rinnakkain, pelaaja saa omistaa niistä vain yhden. Jos pelaajia on alle { $from }, ensimmäisenä rakennettu sulkee toisen kaikilta.
rules-parallel-one = Kun samanpituiset radat kulkevat rinnakkain, ensimmäisenä rakennettu sulkee toisen kaikilta.
rules-parallel-open = Joillakin reiteillä kaikki rinnakkaiset radat voi rakentaa millä tahansa pelaajamäärällä, mutta kukin pelaaja saa omistaa niistä vain yhden.
rules-parallel-lengths = Samojen paikkojen väliset eripituiset reitit ({ $routes }) ovat erillisiä: saat omistaa molemmat, eikä kumpikaan sulje toista.

rules-tickets-title = Liput
rules-tickets-picture = Kaksi lippua ja niiden pisteet, toinen lipuista valmis.
rules-first-tickets =
    Aluksi jokainen saa valittavakseen { $offered ->
        [one] { $offered } lipun
       *[other] { $offered } lippua
    } ja pitää vähintään { $keep }. { $out ->
        [under] Muut menevät pakan alle.
        [shuffled] Muut sekoitetaan takaisin pakkaan.
        [pile] Muut menevät avoimina poistopakkaan.
       *[out] Muut poistuvat pelistä.
    } Kukaan ei näe, mitä tai montako muut pitävät, ennen kuin kaikki ovat valinneet.
rules-first-tickets-decks =
    Aluksi jokainen saa valittavakseen { $offered ->
        [one] { $offered } lipun
       *[other] { $offered } lippua
    }, joista { $one ->
        [one] { $one } on pitkä
       *[other] { $one } on pitkiä
    }, ja pitää vähintään { $keep } kumpaa tahansa lajia. { $out ->
        [under] Muut menevät pakkojensa alle.
        [pile] Muut menevät avoimina poistopakkaan.
       *[out] Muut poistuvat pelistä, samoin pitkät liput, joita ei jaettu.
    } Kukaan ei näe, mitä tai montako muut pitävät, ennen kuin kaikki ovat valinneet.
rules-later-tickets =
    Vuorollasi saat nostaa { $drawn ->
        [one] { $drawn } lipun
       *[other] { $drawn } lippua
    } lisää (tai niin monta kuin on jäljellä), ja sinun on pidettävä vähintään { $keep }. { $out ->
        [under] Muut menevät pakan alle.
        [pile] Muut menevät avoimina poistopakkaan.
       *[out] Muut poistuvat pelistä, joten pakka voi loppua.
    }
rules-tickets-score = Lopussa lippu tuo pisteensä, jos reittisi yhdistävät sen paikat, ja vie yhtä monta, jos eivät.
rules-tickets-areas =
    Joissakin lipuissa on maa, joka on laudalla useana paikkana: riittää päästä yhteen niistä. { $joined ->
        [yes] Maan paikat yhdistää toisiinsa vain reitti, jonka rakennat niiden välille.
       *[no] Maan paikat eivät ole yhteydessä toisiinsa, joten sen läpi ei pääse.
    }
rules-tickets-several = Joissakin lipuissa on useita kohteita, joilla on omat pisteensä. Paras saavuttamasi lasketaan; jos et saavuta yhtään, menetät pienimmän.

rules-end-title = Loppu
rules-end-picture =
    { $trains ->
        [0] Vaunuja ei ole jäljellä
        [one] 1 vaunu on jäljellä
       *[other] { $trains } vaunua on jäljellä
    }, joten tulee viimeinen kierros ja sitten pistelasku.
rules-last-round =
    Kun pelaajalla on vuoronsa lopussa jäljellä enintään { $trains ->
        [one] { $trains } vaunu
       *[other] { $trains } vaunua
    }, jokaisella on vielä yksi vuoro, myös hänellä. Sitten liput näytetään ja lasketaan.
rules-all-pass = Jos et voi tehdä mitään, passaat. Jos kaikki passaavat peräkkäin, peli päättyy heti ja pisteet lasketaan.
rules-winner =
    { $ties ->
        [0] Eniten pisteitä kerännyt voittaa; tasatilanteessa voitto jaetaan.
        [one] Eniten pisteitä kerännyt voittaa. Tasatilanteen ratkaisee: { $order }. Sen jälkeen voitto jaetaan.
       *[other] Eniten pisteitä kerännyt voittaa. Tasatilanteen ratkaisevat tässä järjestyksessä: { $order }. Sen jälkeen voitto jaetaan.
    }

rules-path-length = Pisin reitti on pisin yhtenäinen ketju omia reittejäsi. Ketju saa kulkea saman paikan kautta useasti mutta ei samaa reittiä kahdesti.

rules-uncertain-title = Mikä ei ole varmaa
