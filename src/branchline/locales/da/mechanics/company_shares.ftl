## At the table

shares = Aktier
shares-how = Har du bygget? Tag en aktie i et selskab på skiltet
share-next = næste: nr. { $number }
share-number = nr. { $number }
shares-gone = ikke flere
shares-dummy = Stråmand
shares-count = { $count }, fra nr. { $lowest }
status-company-shares = Tag en aktie i et selskab på din stræknings skilt, eller ingen.
action-leave-share = tag ingen aktie
action-take-share = tag en aktie i { $company }
action-give-share = giv stråmanden en aktie i { $company }

## What happens

share-taken =
    { $subject ->
        [you] Du tager
        [you-again] tager
        [again] tager
       *[named] { $seat } tager
    } aktie nr. { $number } i { $company }
share-given =
    { $subject ->
        [you] Du giver
        [you-again] giver
        [again] giver
       *[named] { $seat } giver
    } stråmanden aktie nr. { $number } i { $company }
share-revealed = Stråmandens aktie nr. { $number } i { $company } tæller

## Scores

line-company-shares = Aktier

## Rules page

rules-company-shares-title = Aktier
rules-company-shares-picture = Af selskaberne på en stræknings skilt tages en aktie i ét.
rules-company-shares = En stræknings skilt viser selskaber. Når du bygger strækningen, må du tage den øverste aktie i et af dem, der har nogen tilbage. Du tager højst én, og du må lade være. Til sidst rangordner hvert selskab sine aktionærer efter antal aktier og giver point efter plads.
rules-company-shares-details = Aktierne er nummereret fra 1, og de laveste tages først. Har flere lige mange, går det laveste nummer forrest. Alle aktier er åbne, for alle har set, hvem der tog dem.
rules-company-shares-dummy = Med { LIST($players, type: "or") } spillere tager den, der tager en aktie, bagefter også en fra samme strækning til en stråmand, gerne i samme selskab; er der ingen tilbage, får den ingen. Til sidst trækkes halvdelen af stråmandens aktier, rundet op, tilfældigt: De rangordnes som endnu en spillers, og ingen får deres point.
rules-company = Selskab
rules-company-shares-number = Aktier
shares-ranks = Point efter plads

## Lesson

lesson-company-shares-what = Selskaber har bunker af aktier. Ved de fleste strækninger viser et skilt nogle af selskaberne.
lesson-company-shares-how = Byg sådan en strækning, og du må tage den øverste aktie i ét selskab på skiltet. Det koster ingenting.
lesson-company-shares-rank = Den, der til sidst har flest aktier i et selskab, får flest point for det, så den næste og så videre. Har to lige mange, afgør det laveste nummer: Så kom tidligt.
lesson-company-shares-score = Store selskaber betaler godt, men mange kæmper om dem. I et lille kan en enkelt aktie være nok.

## Terminal

mechanic-company-shares = aktier
summary-company-shares = Aktier: Når du har bygget en strækning, må du tage en aktie i et selskab, den viser. Til sidst giver hvert selskab point efter plads: flest aktier først, så det laveste nummer.
column-shares = aktier
share-company = { $sign } { $company }
share-stack = { $count } tilbage, giver { $points }
shares-held = { $seat }: { $count }, fra nr. { $lowest }
shares-of-dummy = stråmand: { $count }, fra nr. { $lowest }
share-question = Du må tage en aktie i et selskab på din strækning.
share-question-dummy = Vælg stråmandens aktie.

## Map files

map-unknown-company = er intet selskab i mechanics.company_shares

form-company-shares-companies = Selskaber
form-company-shares-shares = Aktier
form-company-shares-dummy-up-to = Stråmand op til så mange spillere
