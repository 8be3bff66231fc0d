## At the table

shares = Osakkeet
shares-how = Rakensitko? Ota kyltin yhtiön osake
share-next = seuraava: nro { $number }
share-number = nro { $number }
shares-gone = loppu
shares-dummy = Bulvaani
shares-count = { $count }, alkaen nro { $lowest }
status-company-shares = Ota reittisi kyltin yhtiön osake tai älä mitään.
action-leave-share = älä ota osaketta
action-take-share = ota osake: { $company }
action-give-share = anna bulvaanille osake: { $company }

## What happens

share-taken =
    { $subject ->
        [you] Otat
        [you-again] otat
        [again] ottaa
       *[named] { $seat } ottaa
    } osakkeen nro { $number }: { $company }
share-given =
    { $subject ->
        [you] Annat
        [you-again] annat
        [again] antaa
       *[named] { $seat } antaa
    } bulvaanille osakkeen nro { $number }: { $company }
share-revealed = Bulvaanin osake nro { $number } lasketaan: { $company }

## Scores

line-company-shares = Osakkeet

## Rules page

rules-company-shares-title = Osakkeet
rules-company-shares-picture = Reitin kyltin yhtiöistä otetaan yhden osake.
rules-company-shares = Reitin kyltissä on yhtiöitä. Kun rakennat reitin, saat ottaa päällimmäisen osakkeen yhdestä niistä, jolla niitä vielä on. Otat enintään yhden ja saat jättää ottamatta. Lopussa jokainen yhtiö järjestää omistajansa osakkeiden määrän mukaan ja antaa pisteitä sijoituksen mukaan.
rules-company-shares-details = Osakkeet on numeroitu ykkösestä alkaen, ja pienimmät otetaan ensin. Jos osakkeita on yhtä monta, pienin numero on edellä. Kaikki osakkeet ovat avoimia, sillä kaikki ovat nähneet, kuka ne otti.
rules-company-shares-dummy = Kun pelaajia on { LIST($players, type: "or") }, osakkeen ottaja ottaa sitten saman reitin osakkeen myös bulvaanille, vaikka samasta yhtiöstä; jos osakkeita ei ole, bulvaani jää ilman. Lopussa puolet bulvaanin osakkeista, ylöspäin pyöristettynä, arvotaan: ne sijoittuvat kuin yhden lisäpelaajan, eikä kukaan saa niiden pisteitä.
rules-company = Yhtiö
rules-company-shares-number = Osakkeet
shares-ranks = Pisteet sijoituksen mukaan

## Lesson

lesson-company-shares-what = Yhtiöillä on osakepinoja. Useimpien reittien vieressä kyltti näyttää joitakin yhtiöitä.
lesson-company-shares-how = Rakenna tällainen reitti, niin saat ottaa kyltin yhden yhtiön päällimmäisen osakkeen. Se ei maksa mitään.
lesson-company-shares-rank = Lopussa se, jolla on eniten yhtiön osakkeita, saa siitä eniten pisteitä, sitten toinen ja niin edelleen. Jos osakkeita on yhtä monta, pienin numero ratkaisee: ole siis ajoissa.
lesson-company-shares-score = Suuret yhtiöt maksavat hyvin, mutta moni kilpailee niistä. Pienestä voi riittää yksi ainoa osake.

## Terminal

mechanic-company-shares = osakkeet
summary-company-shares = Osakkeet: rakennettuasi reitin saat ottaa sen näyttämän yhtiön osakkeen. Lopussa jokainen yhtiö antaa pisteitä sijoituksen mukaan: ensin eniten osakkeita, sitten pienin numero.
column-shares = osakkeet
share-company = { $sign } { $company }
share-stack = jäljellä { $count }, maksaa { $points }
shares-held = { $seat }: { $count }, alkaen nro { $lowest }
shares-of-dummy = bulvaani: { $count }, alkaen nro { $lowest }
share-question = Saat ottaa reittisi yhtiön osakkeen.
share-question-dummy = Valitse bulvaanin osake.

## Map files

map-unknown-company = ei ole mikään mechanics.company_shares-osan yhtiö

form-company-shares-companies = Yhtiöt
form-company-shares-shares = Osakkeet
form-company-shares-dummy-up-to = Bulvaani, kun pelaajia on enintään
