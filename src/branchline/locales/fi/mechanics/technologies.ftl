## At the table

status-technologies = Jatka teknologian käyttöä
may-buy = osta teknologia
may-buy-briefly = osta
may-draw-blind = nosta monta korttia pakasta
may-stop = älä rakenna toista reittiä
action-buy = osta { $technology } { LIST($payment, case: "adessive") }
action-draw-blind = nosta monta korttia pakasta
action-stop = älä rakenna toista reittiä
choose-buy = Osta { $technology }
technologies = Teknologiat
technology-price =
    { $count ->
        [one] 1 veturi
       *[other] { $count } veturia
    }
technology-left = { $count } jäljellä
technology-gone = loppu
technologies-tab = Hylly
technology-yours = sinun
technology-in-cards =
    { $count ->
        [one] tai { $count } kortti
       *[other] tai { $count } korttia
    }
technology-can-pay = on varaa
technology-pay-mixed =
    { $locomotives ->
        [0] { $count } korttia
       *[other] { $locomotives } + { $count } korttia
    }
technology-opens-tickets =
    { $count ->
        [one] avaa lipun { $letters }
       *[other] avaa liput { $letters }
    }
technology-needed-for =
    { $count ->
        [one] tarpeen lippuun { $letters }
       *[other] tarpeen lippuihin { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw =
    { $count ->
        [one] Nosta { $count } kortti pakasta
       *[other] Nosta { $count } korttia pakasta
    }
technology-stop = Ei toista reittiä
technology-status-rival = Rakenna toisen reitin viereen
technology-status-first = Rakenna ensimmäinen reitti
technology-status-second = Rakenna toinen reitti tai lopeta
technology-opens =
    { $count ->
        [one] avaa 1 reitin
       *[other] avaa { $count } reittiä
    }

## What happens

technology-bought =
    { $subject ->
        [you] Ostat
        [you-again] ostat
        [again] ostaa
       *[named] { $seat } ostaa
    } { NAME($technology, case: "object") }
technology-returned =
    { $subject ->
        [you] Palautat
        [you-again] palautat
        [again] palauttaa
       *[named] { $seat } palauttaa
    } { NAME($technology, case: "object") }
technology-points =
    { $subject ->
        [you] Saat
        [you-again] saat
        [again] saa
       *[named] { $seat } saa
    } { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    } { NAME($technology, case: "elative") }

## Rules page

rules-technologies-title = Teknologiat
rules-technologies-picture = Kaikkien { $count } teknologian merkit ja kunkin hinta vetureina.
rules-technologies = Aluksi saat rakentaa vain enintään { $free-length } ruudun reittejä, joiden molemmat päät ovat { LIST($home, case: "inessive") }, etkä lauttoja. Ennen vuorosi toimintoa saat ostaa yhden teknologian, jonka maksat vetureilla; se avaa reittejä tai tuo pisteitä. Sitten teet toimintosi tavalliseen tapaan. Kenelläkään ei voi olla samaa teknologiaa kahdesti.
rules-technologies-exempt = { $exempt } ei vaadi mitään teknologiaa. Se maksetaan silti kokonaan, ja reiteistä tai lautoista lisäpisteitä antavat teknologiat antavat ne siitäkin.
rules-technology = Teknologia
rules-price = Hinta
rules-copies = Määrä
tech-concession = Avaa reitit { LIST($regions, case: "illative", type: "or") }.
tech-lengths = Avaa { LIST($lengths, type: "or") } ruudun reitit.
tech-ferries = Avaa lautat.
tech-substitute =
    { $number ->
        [one] { $number } kortti riittää veturin tilalle.
       *[other] { $number } korttia riittää veturin tilalle.
    }
tech-track-points =
    { $number ->
        [one] 1 lisäpiste jokaisesta reitistä, jonka tästä lähin rakennat.
       *[other] { $number } lisäpistettä jokaisesta reitistä, jonka tästä lähin rakennat.
    }
tech-ferry-points =
    { $number ->
        [one] { $number } lisäpiste jokaisesta lautasta, jonka tästä lähin rakennat.
       *[other] { $number } lisäpistettä jokaisesta lautasta, jonka tästä lähin rakennat.
    }
tech-ticket-points =
    { $number ->
        [one] { $number } lisäpiste jokaisesta lopussa valmiista lipusta.
       *[other] { $number } lisäpistettä jokaisesta lopussa valmiista lipusta.
    }
tech-right-of-way = Tällä vuorolla rakennat toisen omistamalle reitille täydellä hinnalla; sen jälkeen se on teidän molempien. Voit ostaa tämän vain, jos voit tehdä niin, ja tuplareitistä saat yhä omistaa vain yhden radan. Kortti palaa hyllylle.
tech-two-claims = Tällä vuorolla rakennat kaksi reittiä. Voit ostaa tämän vain, jos voit rakentaa vähintään yhden; toinen on vapaaehtoinen. Kortti palaa hyllylle.
tech-blind-draw =
    { $number ->
        [one] Kun nostat kortteja, saat sen sijaan ottaa { $number } kortin pakasta.
       *[other] Kun nostat kortteja, saat sen sijaan ottaa { $number } korttia pakasta.
    }
tech-tickets-bet = Lopussa: { $number ->
        [one] { $number } piste
       *[other] { $number } pistettä
    }, jos kenelläkään ei ole enemmän valmiita lippuja kuin sinulla, muuten saman verran miinusta. Tasatilanne riittää, vaikka kenelläkään ei olisi yhtään valmista.
tech-path-bet = Lopussa: { $number ->
        [one] { $number } piste
       *[other] { $number } pistettä
    }, jos kenelläkään ei ole pidempää yhtenäistä ketjua kuin sinulla, muuten saman verran miinusta. Tasatilanne riittää, vaikka reittejä ei olisi.
tech-saving = Saat säästää kortin aina, kun rakennat reitin.
tech-until-shuffle = Sen voi ostaa vain, kunnes poistopakka sekoitetaan ensimmäisen kerran.

## Guide

guide-with-technologies = Katso hyllyä: teknologiat avaavat reittejä.

## Lesson

lesson-technologies-what = Aluksi saat rakentaa vain { LIST($home, case: "inessive") }, enintään { $length } ruudun reittejä, etkä lauttoja. Teknologiat avaavat loput.
lesson-technologies-how = Ostat vuorosi alussa yhden teknologian hyllystä. Sitten vuorosi jatkuu tavalliseen tapaan. Ostamasi on sinun koko loppupelin, paitsi muutama kertakäyttöinen.
lesson-technologies-cost = Teknologiat maksetaan vetureilla; hylly näyttää hinnan ja sen, mitä sinä maksaisit.
lesson-technologies-score = Jotkin avaavat reittejä, toiset tuovat pisteitä. Hylly kertoo, mitä lippusi vaativat: osta ne ensin.

## Terminal

mechanic-technologies = teknologiat
summary-technologies = Teknologiat: ilman niitä saat rakentaa enintään { $spaces } ruudun reittejä { LIST($home, case: "inessive") }, etkä lauttoja. Ennen toimintoasi saat ostaa yhden teknologian (s) vetureilla.
summary-technologies-exempt = { $tracks }: ei vaadi teknologiaa.
technologies-one-a-turn = yksi vuorossa
technologies-in-payment = less×1: kortti säästyy ({ $technology })
technologies-key-blind = dd { $count } sokkona
technologies-help-blind =
    { $count ->
        [one] nosta { $count } kortti pakasta ({ $technology })
       *[other] nosta { $count } korttia pakasta ({ $technology })
    }
technologies-key-stop = x lopeta
technology-at-once = { $technology }: { $effect }; sitten se palaa hyllylle.
technology-claim-rival = rakenna toisen pelaajan reitti
technology-claim-first = rakenna ensimmäinen reitti
technology-claim-second = rakenna toinen reitti
choice-draw-blind = nosta sokkona
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = lautat
technology-briefly-substitute =
    { $number ->
        [one] { $number } kortti=★
       *[other] { $number } korttia=★
    }
technology-briefly-track-points = +{ $number } reitistä
technology-briefly-ferry-points = +{ $number } lautasta
technology-briefly-ticket-points = +{ $number } lipusta
technology-briefly-right-of-way = toisen reitti
technology-briefly-two-claims = kaksi reittiä
technology-briefly-blind-draw = nosta { $number }
technology-briefly-tickets-bet = ±{ $number } liput
technology-briefly-path-bet = ±{ $number } pisin
technology-briefly-saving = −1 kortti
technology-does-concession = avaa: { $regions }
technology-does-lengths = avaa { LIST($lengths, type: "or") } ruudun reitit
technology-does-ferries = avaa lautat
technology-does-substitute =
    { $number ->
        [one] { $number } kortti käy veturista
       *[other] { $number } korttia käy veturista
    }
technology-does-track-points = +{ $number } joka reitistä tästä lähin
technology-does-ferry-points = +{ $number } joka lautasta tästä lähin
technology-does-ticket-points = +{ $number } joka valmiista lipusta
technology-does-right-of-way = rakenna heti toisen reitin viereen
technology-does-two-claims = rakenna heti kaksi reittiä
technology-does-blind-draw =
    { $number ->
        [one] saat nostaa { $number } kortin sokkona
       *[other] saat nostaa { $number } korttia sokkona
    }
technology-does-tickets-bet = eniten lippuja +{ $number }, muuten −{ $number }
technology-does-path-bet = pisin reitti +{ $number }, muuten −{ $number }
technology-does-saving = reitti voi maksaa kortin vähemmän
technology-bought-after-substituted =
    { $subject ->
        [you] Ostat
        [you-again] ostat
        [again] ostaa
       *[named] { $seat } ostaa
    } { NAME($technology, case: "object") } { LIST($before, case: "adessive") } { $locomotives ->
        [one] veturina
       *[other] vetureina
    }

## Map files

map-empty-region = mikään paikka ei ole tällä alueella
map-technology-twice = toisella teknologialla on sama nimi
map-effect-twice = tämä vaikutus voi olla vain yhdellä teknologialla
map-effect-needs = kartta ei käytä mekaniikkaa { $mechanic }, jota tämä muuttaa
map-closed-region = mikään teknologia ei avaa reittejä { NAME($region, case: "illative") }; lisää sellainen tai vapauta reitti (exempt)
map-closed-length = mikään teknologia ei avaa { $spaces } ruudun reittejä; lisää sellainen tai vapauta reitti (exempt)
map-closed-ferries = mikään teknologia ei avaa lauttoja; lisää sellainen tai vapauta reitti (exempt)

form-technologies-home = Seudut ilman toimilupaa
form-technologies-free-length = Pisin reitti ilman teknologiaa
form-technologies-cards = Teknologiat
form-technologies-extra = Muut teknologiat
form-technologies-exempt = Reitit, jotka eivät vaadi teknologiaa
form-technologies-copies = Kappaleet
form-technologies-price = Hinta vetureina
form-technologies-effect = Vaikutus
form-technologies-until-shuffle = Kunnes pakka sekoitetaan
form-technologies-regions = Seudut
form-technologies-lengths = Pituudet
form-technologies-number = Määrä
# Words of a choice in a form.
form-word-concession = avaa alueita
form-word-lengths = avaa reittipituuksia
form-word-ferries = avaa lautat
form-word-substitute = kortit veturina
form-word-track-points = pisteitä joka reitistä
form-word-ferry-points = pisteitä joka lautasta
form-word-ticket-points = pisteitä joka lipusta
form-word-right-of-way = rakenna toisen reitin viereen
form-word-two-claims = kaksi reittiä kerralla
form-word-blind-draw = nosta useita kortteja sokkona
form-word-tickets-bet = veto eniten lipuista
form-word-path-bet = veto pisimmästä reitistä
form-word-saving = reitit maksavat kortin vähemmän
