## At the table

status-technologies = Gå videre med din teknologi
may-buy = køb en teknologi
may-buy-briefly = køb
may-draw-blind = træk flere kort fra bunken
may-stop = byg ikke en strækning mere
action-buy = købe { $technology } for { $payment }
action-draw-blind = trække flere kort fra bunken
action-stop = lade være med at bygge en strækning mere
choose-buy = Køb { $technology }
technologies = Teknologier
technology-price =
    { $count ->
        [one] 1 lokomotiv
       *[other] { $count } lokomotiver
    }
technology-left = { $count } tilbage
technology-gone = ingen tilbage
technologies-tab = Hylden
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
        [one] åbner rutekort { $letters }
       *[other] åbner rutekortene { $letters }
    }
technology-needed-for =
    { $count ->
        [one] kræves til rutekort { $letters }
       *[other] kræves til rutekortene { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw = Træk { $count } kort fra bunken
technology-stop = Byg ikke en strækning mere
technology-status-rival = Byg på en anden spillers strækning
technology-status-first = Byg den første af to strækninger
technology-status-second = Byg en strækning mere, eller stop
technology-opens =
    { $count ->
        [one] åbner 1 strækning
       *[other] åbner { $count } strækninger
    }

## What happens

technology-bought =
    { $subject ->
        [you] Du køber
        [you-again] køber
        [again] køber
       *[named] { $seat } køber
    } { $technology }
technology-returned =
    { $subject ->
        [you] Du leverer
        [you-again] leverer
        [again] leverer
       *[named] { $seat } leverer
    } { $technology } tilbage
technology-points =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } { $points } point for { $technology }

## Rules page

rules-technologies-title = Teknologier
rules-technologies-picture = Tegnene for alle { $count } teknologier, hver med sin pris i lokomotiver.
rules-technologies =
    Til at begynde med kan du kun bygge strækninger på op til { $free-length ->
        [one] 1 felt
       *[other] { $free-length } felter
    } med begge ender i { $home }, og ingen færger. Før handlingen i din tur må du købe én teknologi, som du betaler med lokomotiver; den åbner strækninger eller giver point. Derefter følger din handling som sædvanlig. Ingen har den samme teknologi to gange.
rules-technologies-exempt = { $exempt } kræver slet ingen teknologi. Den betales stadig fuldt ud, og teknologier, der giver ekstra point for strækninger eller færger, gør det også for den.
rules-technology = Teknologi
rules-price = Pris
rules-copies = Antal
tech-concession = Åbner strækninger med en ende i { LIST($regions, type: "or") }.
tech-lengths = Åbner strækninger på { LIST($lengths, type: "or") } felter.
tech-ferries = Åbner færger.
tech-substitute = { $number } kort er nok i stedet for et lokomotiv.
tech-track-points = { $number } point ekstra for hver strækning, du bygger fra da af.
tech-ferry-points = { $number } point ekstra for hver færge, du bygger fra da af.
tech-ticket-points = { $number } point ekstra for hvert fuldført rutekort til sidst.
tech-right-of-way = I denne tur bygger du på en strækning, som en anden ejer, til fuld pris; derefter ejer I den begge. Du kan kun købe den, hvis du kan gøre det, og du må stadig kun eje ét spor på en dobbeltstrækning. Kortet lægges tilbage på hylden.
tech-two-claims = I denne tur bygger du to strækninger. Du kan kun købe den, hvis du kan bygge mindst én; den anden er frivillig. Kortet lægges tilbage på hylden.
tech-blind-draw = Når du trækker kort, må du i stedet tage { $number } fra bunken.
tech-tickets-bet = Til sidst: { $number } point, hvis ingen har fuldført flere rutekort end dig, ellers lige så mange minuspoint. Det er nok at stå lige, selv uden et eneste.
tech-path-bet = Til sidst: { $number } point, hvis ingen har en længere rute end dig, ellers lige så mange minuspoint. Det er nok at stå lige, selv uden en strækning.
tech-saving = Du har ret til at spare et kort, hver gang du bygger en strækning.
tech-until-shuffle = Den kan kun købes, indtil afkastbunken blandes første gang.

## Guide

guide-with-technologies = Se på hylden: teknologier åbner flere strækninger.

## Lesson

lesson-technologies-what =
    Til at begynde med kan du kun bygge i { $home }, strækninger på op til { $length ->
        [one] 1 felt
       *[other] { $length } felter
    }, og ingen færger. Teknologier åbner resten.
lesson-technologies-how = Du køber i begyndelsen af din tur, én teknologi, fra hylden. Så fortsætter turen som sædvanlig. Det, du har købt, er dit resten af spillet, bortset fra nogle få, der bruges op.
lesson-technologies-cost = Teknologier betales med lokomotiver; hylden viser prisen, og hvad du ville betale.
lesson-technologies-score = Nogle åbner strækninger, andre giver point. Hylden viser, hvilke dine rutekort har brug for: køb dem først.

## Terminal

mechanic-technologies = teknologier
summary-technologies =
    Teknologier: uden dem kan du bygge strækninger på op til { $spaces ->
        [one] 1 felt
       *[other] { $spaces } felter
    } i { $home }, og ingen færger. Før din handling må du købe én teknologi (s) med lokomotiver.
summary-technologies-exempt = { $tracks } kræver ingen teknologi.
technologies-one-a-turn = én pr. tur
technologies-in-payment = less×1: et kort sparet med { $technology }
technologies-key-blind = dd { $count } i blinde
technologies-help-blind = træk { $count } kort fra bunken (med { $technology })
technologies-key-stop = x stop
technology-at-once = { $technology }: { $effect }; så lægges den tilbage.
technology-claim-rival = byg på en anden spillers strækning
technology-claim-first = byg den første strækning
technology-claim-second = byg den anden strækning
choice-draw-blind = træk i blinde
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = færger
technology-briefly-substitute = { $number } kort=★
technology-briefly-track-points = +{ $number }/strækn.
technology-briefly-ferry-points = +{ $number }/færge
technology-briefly-ticket-points = +{ $number }/rutekort
technology-briefly-right-of-way = rivals spor
technology-briefly-two-claims = to strækn.
technology-briefly-blind-draw = træk { $number }
technology-briefly-tickets-bet = ±{ $number } rutekort
technology-briefly-path-bet = ±{ $number } rute
technology-briefly-saving = −1 kort
technology-does-concession = åbner { $regions }
technology-does-lengths = åbner strækninger på { LIST($lengths, type: "or") } felter
technology-does-ferries = åbner færger
technology-does-substitute = { $number } kort gælder som et lokomotiv
technology-does-track-points = +{ $number } for hver strækning fra nu af
technology-does-ferry-points = +{ $number } for hver færge fra nu af
technology-does-ticket-points = +{ $number } for hvert fuldført rutekort
technology-does-right-of-way = byg straks på en rivals strækning
technology-does-two-claims = byg straks to strækninger
technology-does-blind-draw = må trække { $number } kort, alle i blinde
technology-does-tickets-bet = flest rutekort +{ $number }, ellers −{ $number }
technology-does-path-bet = længste rute +{ $number }, ellers −{ $number }
technology-does-saving = strækninger kan koste et kort mindre
technology-bought-after-substituted =
    { $subject ->
        [you] Du køber
        [you-again] køber
        [again] køber
       *[named] { $seat } køber
    } { $technology } med { $before } som { $locomotives ->
        [one] et lokomotiv
       *[other] lokomotiver
    }

## Map files

map-empty-region = intet sted ligger i denne region
map-technology-twice = en anden teknologi har dette navn
map-effect-twice = kun én teknologi må have denne virkning
map-effect-needs = pladen bruger ikke mekanismen { $mechanic }, som dette ændrer
map-closed-region = ingen teknologi åbner strækninger til { $region }; tilføj en, eller undtag strækningen
map-closed-length =
    { $spaces ->
        [one] ingen teknologi åbner strækninger på 1 felt; tilføj en, eller undtag strækningen
       *[other] ingen teknologi åbner strækninger på { $spaces } felter; tilføj en, eller undtag strækningen
    }
map-closed-ferries = ingen teknologi åbner færger; tilføj en, eller undtag strækningen

form-technologies-home = Regioner uden koncession
form-technologies-free-length = Længste strækning uden teknologi
form-technologies-cards = Teknologier
form-technologies-extra = Flere teknologier
form-technologies-exempt = Strækninger, der ikke kræver nogen
form-technologies-copies = Eksemplarer
form-technologies-price = Pris i lokomotiver
form-technologies-effect = Virkning
form-technologies-until-shuffle = Til bunken blandes
form-technologies-regions = Regioner
form-technologies-lengths = Længder
form-technologies-number = Antal
# Words of a choice in a form.
form-word-concession = åbner regioner
form-word-lengths = åbner strækningslængder
form-word-ferries = åbner færger
form-word-substitute = kort som lokomotiv
form-word-track-points = point for hver strækning
form-word-ferry-points = point for hver færge
form-word-ticket-points = point for hvert rutekort
form-word-right-of-way = byg på en rivals strækning
form-word-two-claims = to strækninger på én gang
form-word-blind-draw = træk flere kort i blinde
form-word-tickets-bet = væddemål om flest rutekort
form-word-path-bet = væddemål om længste rute
form-word-saving = strækninger koster et kort mindre
