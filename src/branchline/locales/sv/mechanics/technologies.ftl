## At the table

status-technologies = Fortsätt med din teknologi
may-buy = köp en teknologi
may-buy-briefly = köp
may-draw-blind = dra flera kort från draghögen
may-stop = bygg ingen sträcka till
action-buy = köpa { $technology } för { $payment }
action-draw-blind = dra flera kort från draghögen
action-stop = låta bli att bygga en sträcka till
choose-buy = Köp { $technology }
technologies = Teknologier
technology-price = { $count } lokomotiv
technology-left = { $count } kvar
technology-gone = slut
technologies-tab = Hyllan
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
        [one] öppnar biljett { $letters }
       *[other] öppnar biljetterna { $letters }
    }
technology-needed-for =
    { $count ->
        [one] behövs för biljett { $letters }
       *[other] behövs för biljetterna { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw = Dra { $count } kort från draghögen
technology-stop = Bygg ingen sträcka till
technology-status-rival = Bygg på en annan spelares sträcka
technology-status-first = Bygg den första av två sträckor
technology-status-second = Bygg en sträcka till, eller sluta
technology-opens =
    { $count ->
        [one] öppnar 1 sträcka
       *[other] öppnar { $count } sträckor
    }

## What happens

technology-bought =
    { $subject ->
        [you] Du köper
        [you-again] köper
        [again] köper
       *[named] { $seat } köper
    } { $technology }
technology-returned =
    { $subject ->
        [you] Du lämnar tillbaka
        [you-again] lämnar tillbaka
        [again] lämnar tillbaka
       *[named] { $seat } lämnar tillbaka
    } { $technology }
technology-points =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } { $points } poäng för { $technology }

## Rules page

rules-technologies-title = Teknologier
rules-technologies-picture = Tecknen för alla { $count } teknologier, var och en med sitt pris i lokomotiv.
rules-technologies =
    Från början kan du bara bygga sträckor med upp till { $free-length ->
        [one] 1 ruta
       *[other] { $free-length } rutor
    } och med båda ändar i { $home }, och inga färjor. Före handlingen på din tur får du köpa en teknologi, som du betalar med lokomotiv; den öppnar sträckor eller ger poäng. Sedan följer din handling som vanligt. Ingen har samma teknologi två gånger.
rules-technologies-exempt = { $exempt } kräver ingen teknologi alls. Den betalas ändå fullt ut, och teknologier som ger extra poäng för sträckor eller färjor gör det för den också.
rules-technology = Teknologi
rules-price = Pris
rules-copies = Antal
tech-concession = Öppnar sträckor med en ände i { LIST($regions, type: "or") }.
tech-lengths = Öppnar sträckor med { LIST($lengths, type: "or") } rutor.
tech-ferries = Öppnar färjor.
tech-substitute = { $number } kort räcker i stället för ett lokomotiv.
tech-track-points = { $number } poäng extra för varje sträcka du bygger därefter.
tech-ferry-points = { $number } poäng extra för varje färja du bygger därefter.
tech-ticket-points = { $number } poäng extra för varje klar biljett i slutet.
tech-right-of-way = Den här turen bygger du på en sträcka som någon annan äger, till fullt pris; sedan äger ni den båda. Du kan bara köpa den om du kan göra det, och du får fortfarande bara äga ett spår på en dubbelsträcka. Kortet går tillbaka till hyllan.
tech-two-claims = Den här turen bygger du två sträckor. Du kan bara köpa den om du kan bygga minst en; den andra är frivillig. Kortet går tillbaka till hyllan.
tech-blind-draw = När du drar kort får du i stället ta { $number } från draghögen.
tech-tickets-bet = I slutet: { $number } poäng om ingen har fler klara biljetter än du, annars lika många minuspoäng. Delad första plats räcker, även utan en enda.
tech-path-bet = I slutet: { $number } poäng om ingen har en längre linje än du, annars lika många minuspoäng. Delad första plats räcker, även utan en sträcka.
tech-saving = Du har rätt att spara ett kort varje gång du bygger en sträcka.
tech-until-shuffle = Den kan bara köpas tills kasthögen blandas första gången.

## Guide

guide-with-technologies = Titta på hyllan: teknologier öppnar fler sträckor.

## Lesson

lesson-technologies-what =
    Från början kan du bara bygga i { $home }, sträckor med upp till { $length ->
        [one] 1 ruta
       *[other] { $length } rutor
    }, och inga färjor. Teknologier öppnar resten.
lesson-technologies-how = Du köper i början av din tur, en teknologi, från hyllan. Sedan fortsätter turen som vanligt. Det du har köpt är ditt resten av spelet, utom några som förbrukas.
lesson-technologies-cost = Teknologier betalas med lokomotiv; hyllan visar priset, och vad du skulle betala.
lesson-technologies-score = Några öppnar sträckor, andra ger poäng. Hyllan visar vilka dina biljetter behöver: köp dem först.

## Terminal

mechanic-technologies = teknologier
summary-technologies =
    Teknologier: utan dem kan du bygga sträckor med upp till { $spaces ->
        [one] 1 ruta
       *[other] { $spaces } rutor
    } i { $home }, och inga färjor. Före din handling får du köpa en teknologi (s), med lokomotiv.
summary-technologies-exempt = { $tracks } kräver ingen teknologi.
technologies-one-a-turn = en per tur
technologies-in-payment = less×1: ett kort sparat med { $technology }
technologies-key-blind = dd { $count } dolda
technologies-help-blind = dra { $count } kort från draghögen (med { $technology })
technologies-key-stop = x sluta
technology-at-once = { $technology }: { $effect }; sedan går den tillbaka.
technology-claim-rival = bygg på en annan spelares sträcka
technology-claim-first = bygg den första sträckan
technology-claim-second = bygg den andra sträckan
choice-draw-blind = dra dolt
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = färjor
technology-briefly-substitute = { $number } kort=★
technology-briefly-track-points = +{ $number }/sträcka
technology-briefly-ferry-points = +{ $number }/färja
technology-briefly-ticket-points = +{ $number }/biljett
technology-briefly-right-of-way = rivals spår
technology-briefly-two-claims = två sträckor
technology-briefly-blind-draw = dra { $number }
technology-briefly-tickets-bet = ±{ $number } biljetter
technology-briefly-path-bet = ±{ $number } linje
technology-briefly-saving = −1 kort
technology-does-concession = öppnar { $regions }
technology-does-lengths = öppnar sträckor med { LIST($lengths, type: "or") } rutor
technology-does-ferries = öppnar färjor
technology-does-substitute = { $number } kort blir ett lokomotiv
technology-does-track-points = +{ $number } för varje sträcka från nu
technology-does-ferry-points = +{ $number } för varje färja från nu
technology-does-ticket-points = +{ $number } för varje klar biljett
technology-does-right-of-way = bygg genast på en rivals sträcka
technology-does-two-claims = bygg genast två sträckor
technology-does-blind-draw = får dra { $number } kort, alla dolda
technology-does-tickets-bet = flest biljetter +{ $number }, annars −{ $number }
technology-does-path-bet = längsta linjen +{ $number }, annars −{ $number }
technology-does-saving = sträckor kan kosta ett kort mindre
technology-bought-after-substituted =
    { $subject ->
        [you] Du köper
        [you-again] köper
        [again] köper
       *[named] { $seat } köper
    } { $technology } med { $before } som { $locomotives ->
        [one] ett lokomotiv
       *[other] lokomotiv
    }

## Map files

map-empty-region = ingen ort ligger i den här regionen
map-technology-twice = en annan teknologi har det namnet
map-effect-twice = bara en teknologi får ha den effekten
map-effect-needs = kartan använder inte mekanismen { $mechanic }, som detta ändrar
map-closed-region = ingen teknologi öppnar sträckor till { $region }; lägg till en, eller undanta sträckan
map-closed-length =
    { $spaces ->
        [one] ingen teknologi öppnar sträckor med 1 ruta; lägg till en, eller undanta sträckan
       *[other] ingen teknologi öppnar sträckor med { $spaces } rutor; lägg till en, eller undanta sträckan
    }
map-closed-ferries = ingen teknologi öppnar färjor; lägg till en, eller undanta sträckan

form-technologies-home = Regioner utan koncession
form-technologies-free-length = Längsta sträckan utan teknologi
form-technologies-cards = Teknologier
form-technologies-extra = Fler teknologier
form-technologies-exempt = Sträckor som inte kräver någon
form-technologies-copies = Exemplar
form-technologies-price = Pris i lok
form-technologies-effect = Verkan
form-technologies-until-shuffle = Tills högen blandas
form-technologies-regions = Regioner
form-technologies-lengths = Längder
form-technologies-number = Antal
# Words of a choice in a form.
form-word-concession = öppnar regioner
form-word-lengths = öppnar sträcklängder
form-word-ferries = öppnar färjor
form-word-substitute = kort som lokomotiv
form-word-track-points = poäng för varje sträcka
form-word-ferry-points = poäng för varje färja
form-word-ticket-points = poäng för varje biljett
form-word-right-of-way = bygg på en rivals sträcka
form-word-two-claims = två sträckor på en gång
form-word-blind-draw = dra flera dolda kort
form-word-tickets-bet = vad om flest biljetter
form-word-path-bet = vad om längsta linjen
form-word-saving = sträckor kostar ett kort mindre
