## At the table

status-technologies = Gå videre med teknologien din
may-buy = kjøp en teknologi
may-buy-briefly = kjøp
may-draw-blind = trekk flere kort fra bunken
may-stop = ikke bygg en rute til
action-buy = kjøpe { $technology } for { $payment }
action-draw-blind = trekke flere kort fra bunken
action-stop = la være å bygge en rute til
choose-buy = Kjøp { $technology }
technologies = Teknologier
technology-price =
    { $count ->
        [one] 1 lokomotiv
       *[other] { $count } lokomotiver
    }
technology-left = { $count } igjen
technology-gone = ingen igjen
technologies-tab = Hyllen
technology-yours = din
technology-in-cards = eller { $count } kort
technology-can-pay = du har råd
technology-pay-mixed =
    { $locomotives ->
        [0] { $count } kort
       *[other] { $locomotives } + { $count } kort
    }
technology-opens-tickets =
    { $count ->
        [one] åpner billett { $letters }
       *[other] åpner billettene { $letters }
    }
technology-needed-for =
    { $count ->
        [one] trengs for billett { $letters }
       *[other] trengs for billettene { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw = Trekk { $count } kort fra bunken
technology-stop = Ikke bygg en rute til
technology-status-rival = Bygg på en annen spillers rute
technology-status-first = Bygg den første av to ruter
technology-status-second = Bygg en rute til, eller stopp
technology-opens =
    { $count ->
        [one] åpner 1 rute
       *[other] åpner { $count } ruter
    }

## What happens

technology-bought =
    { $subject ->
        [you] Du kjøper
        [you-again] kjøper
        [again] kjøper
       *[named] { $seat } kjøper
    } { $technology }
technology-returned =
    { $subject ->
        [you] Du leverer tilbake
        [you-again] leverer tilbake
        [again] leverer tilbake
       *[named] { $seat } leverer tilbake
    } { $technology }
technology-points =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } { $points } poeng for { $technology }

## Rules page

rules-technologies-title = Teknologier
rules-technologies-picture = Tegnene for alle { $count } teknologier, hver med sin pris i lokomotiver.
rules-technologies =
    Til å begynne med kan du bare bygge ruter på opptil { $free-length ->
        [one] 1 felt
       *[other] { $free-length } felter
    } med begge ender i { $home }, og ingen ferger. Før handlingen på turen din kan du kjøpe én teknologi, som du betaler med lokomotiver; den åpner ruter eller gir poeng. Så følger handlingen din som vanlig. Ingen har samme teknologi to ganger.
rules-technologies-exempt = { $exempt } krever ingen teknologi i det hele tatt. Den betales likevel fullt ut, og teknologier som gir ekstra poeng for ruter eller ferger, gjør det også for den.
rules-technology = Teknologi
rules-price = Pris
rules-copies = Antall
tech-concession = Åpner ruter med en ende i { LIST($regions, type: "or") }.
tech-lengths = Åpner ruter på { LIST($lengths, type: "or") } felter.
tech-ferries = Åpner ferger.
tech-substitute = { $number } kort er nok i stedet for et lokomotiv.
tech-track-points = { $number } poeng ekstra for hver rute du bygger fra da av.
tech-ferry-points = { $number } poeng ekstra for hver ferge du bygger fra da av.
tech-ticket-points = { $number } poeng ekstra for hver fullført billett til slutt.
tech-right-of-way = På denne turen bygger du på en rute som noen andre eier, til full pris; deretter eier dere den begge to. Du kan bare kjøpe den hvis du kan gjøre det, og du kan fortsatt bare eie ett spor på en dobbeltrute. Kortet legges tilbake på hyllen.
tech-two-claims = På denne turen bygger du to ruter. Du kan bare kjøpe den hvis du kan bygge minst én; den andre er frivillig. Kortet legges tilbake på hyllen.
tech-blind-draw = Når du trekker kort, kan du i stedet ta { $number } fra bunken.
tech-tickets-bet = Til slutt: { $number } poeng hvis ingen har fullført flere billetter enn deg, ellers like mange minuspoeng. Det holder å stå likt, selv uten en eneste.
tech-path-bet = Til slutt: { $number } poeng hvis ingen har en lengre linje enn deg, ellers like mange minuspoeng. Det holder å stå likt, selv uten en rute.
tech-saving = Du har rett til å spare et kort hver gang du bygger en rute.
tech-until-shuffle = Den kan bare kjøpes til kastebunken stokkes første gang.

## Guide

guide-with-technologies = Se på hyllen: teknologier åpner flere ruter.

## Lesson

lesson-technologies-what =
    Til å begynne med kan du bare bygge i { $home }, ruter på opptil { $length ->
        [one] 1 felt
       *[other] { $length } felter
    }, og ingen ferger. Teknologier åpner resten.
lesson-technologies-how = Du kjøper i begynnelsen av turen din, én teknologi, fra hyllen. Så fortsetter turen som vanlig. Det du har kjøpt, er ditt resten av spillet, bortsett fra noen få som brukes opp.
lesson-technologies-cost = Teknologier betales med lokomotiver; hyllen viser prisen og hva du ville betalt.
lesson-technologies-score = Noen åpner ruter, andre gir poeng. Hyllen viser hvilke billettene dine trenger: kjøp dem først.

## Terminal

mechanic-technologies = teknologier
summary-technologies =
    Teknologier: uten dem kan du bygge ruter på opptil { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felter
    } i { $home }, og ingen ferger. Før handlingen din kan du kjøpe én teknologi (s) med lokomotiver.
summary-technologies-exempt = { $tracks } krever ingen teknologi.
technologies-one-a-turn = én per tur
technologies-in-payment = less×1: et kort spart med { $technology }
technologies-key-blind = dd { $count } i blinde
technologies-help-blind = trekk { $count } kort fra bunken (med { $technology })
technologies-key-stop = x stopp
technology-at-once = { $technology }: { $effect }; så legges den tilbake.
technology-claim-rival = bygg på en annen spillers rute
technology-claim-first = bygg den første ruten
technology-claim-second = bygg den andre ruten
choice-draw-blind = trekk i blinde
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = ferger
technology-briefly-substitute = { $number } kort=★
technology-briefly-track-points = +{ $number }/rute
technology-briefly-ferry-points = +{ $number }/ferge
technology-briefly-ticket-points = +{ $number }/billett
technology-briefly-right-of-way = rivals rute
technology-briefly-two-claims = to ruter
technology-briefly-blind-draw = trekk { $number }
technology-briefly-tickets-bet = ±{ $number } billetter
technology-briefly-path-bet = ±{ $number } linje
technology-briefly-saving = −1 kort
technology-does-concession = åpner { $regions }
technology-does-lengths = åpner ruter på { LIST($lengths, type: "or") } felter
technology-does-ferries = åpner ferger
technology-does-substitute = { $number } kort gjelder som et lokomotiv
technology-does-track-points = +{ $number } for hver rute fra nå av
technology-does-ferry-points = +{ $number } for hver ferge fra nå av
technology-does-ticket-points = +{ $number } for hver fullført billett
technology-does-right-of-way = bygg straks på en rivals rute
technology-does-two-claims = bygg straks to ruter
technology-does-blind-draw = kan trekke { $number } kort, alle i blinde
technology-does-tickets-bet = flest billetter +{ $number }, ellers −{ $number }
technology-does-path-bet = lengste linje +{ $number }, ellers −{ $number }
technology-does-saving = ruter kan koste ett kort mindre
technology-bought-after-substituted =
    { $subject ->
        [you] Du kjøper
        [you-again] kjøper
        [again] kjøper
       *[named] { $seat } kjøper
    } { $technology } med { $before } som { $locomotives ->
        [one] et lokomotiv
       *[other] lokomotiver
    }

## Map files

map-empty-region = det ligger ikke noe sted i denne regionen
map-technology-twice = en annen teknologi har dette navnet
map-effect-twice = bare én teknologi kan ha denne virkningen
map-effect-needs = kartet bruker ikke mekanismen { $mechanic }, som dette endrer
map-closed-region = ingen teknologi åpner ruter til { $region }; legg til en, eller unnta ruten
map-closed-length =
    { $spaces ->
        [one] ingen teknologi åpner ruter på 1 felt; legg til en, eller unnta ruten
       *[other] ingen teknologi åpner ruter på { $spaces } felter; legg til en, eller unnta ruten
    }
map-closed-ferries = ingen teknologi åpner ferger; legg til en, eller unnta ruten

form-technologies-home = Regioner uten konsesjon
form-technologies-free-length = Lengste rute uten teknologi
form-technologies-cards = Teknologier
form-technologies-extra = Flere teknologier
form-technologies-exempt = Ruter som ikke krever noen
form-technologies-copies = Eksemplarer
form-technologies-price = Pris i lokomotiver
form-technologies-effect = Virkning
form-technologies-until-shuffle = Til bunken stokkes
form-technologies-regions = Regioner
form-technologies-lengths = Lengder
form-technologies-number = Antall
# Words of a choice in a form.
form-word-concession = åpner regioner
form-word-lengths = åpner rutelengder
form-word-ferries = åpner ferger
form-word-substitute = kort som lokomotiv
form-word-track-points = poeng for hver rute
form-word-ferry-points = poeng for hver ferge
form-word-ticket-points = poeng for hver billett
form-word-right-of-way = bygg på en rivals rute
form-word-two-claims = to ruter på én gang
form-word-blind-draw = trekk flere kort i blinde
form-word-tickets-bet = veddemål om flest billetter
form-word-path-bet = veddemål om lengste linje
form-word-saving = ruter koster ett kort mindre
