## At the table

shares = Aktier
shares-how = Har du byggt? Ta en aktie i ett bolag på skylten
share-next = nästa: nr { $number }
share-number = nr { $number }
shares-gone = slut
shares-dummy = Bulvan
shares-count = { $count }, från nr { $lowest }
status-company-shares = Ta en aktie i ett bolag på din sträckas skylt, eller ingen.
action-leave-share = ta ingen aktie
action-take-share = ta en aktie i { $company }
action-give-share = ge bulvanen en aktie i { $company }

## What happens

share-taken =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } aktie nr { $number } i { $company }
share-given =
    { $subject ->
        [you] Du ger
        [you-again] ger
        [again] ger
       *[named] { $seat } ger
    } bulvanen aktie nr { $number } i { $company }
share-revealed = Bulvanens aktie nr { $number } i { $company } räknas

## Scores

line-company-shares = Aktier

## Rules page

rules-company-shares-title = Aktier
rules-company-shares-picture = Av bolagen på en sträckas skylt tas en aktie i ett.
rules-company-shares = En sträckas skylt visar bolag. När du bygger sträckan får du ta den översta aktien i ett av dem som har några kvar. Du tar högst en, och du får avstå. I slutet rangordnar varje bolag sina aktieägare efter antal aktier och ger poäng efter plats.
rules-company-shares-details = Aktierna är numrerade från 1, och de lägsta tas först. Har flera lika många går det lägsta numret före. Alla aktier är öppna, för alla har sett vem som tog dem.
rules-company-shares-dummy = Med { LIST($players, type: "or") } spelare tar den som tar en aktie sedan också en från samma sträcka åt en bulvan, gärna i samma bolag; finns ingen kvar får den ingen. I slutet dras hälften av bulvanens aktier, avrundat uppåt, slumpvis: de rangordnas som ytterligare en spelares, och ingen får deras poäng.
rules-company = Bolag
rules-company-shares-number = Aktier
shares-ranks = Poäng efter plats

## Lesson

lesson-company-shares-what = Bolag har högar med aktier. Vid de flesta sträckor visar en skylt några av bolagen.
lesson-company-shares-how = Bygg en sådan sträcka, så får du ta den översta aktien i ett bolag på skylten. Det kostar ingenting.
lesson-company-shares-rank = Den som i slutet har flest aktier i ett bolag får flest poäng för det, sedan nästa och så vidare. Har två lika många avgör det lägsta numret: var alltså tidig.
lesson-company-shares-score = Stora bolag betalar bra, men många tävlar om dem. I ett litet kan en enda aktie räcka.

## Terminal

mechanic-company-shares = aktier
summary-company-shares = Aktier: när du har byggt en sträcka får du ta en aktie i ett bolag den visar. I slutet ger varje bolag poäng efter plats: flest aktier först, sedan lägsta numret.
column-shares = aktier
share-company = { $sign } { $company }
share-stack = { $count } kvar, ger { $points }
shares-held = { $seat }: { $count }, från nr { $lowest }
shares-of-dummy = bulvan: { $count }, från nr { $lowest }
share-question = Du får ta en aktie i ett bolag på din sträcka.
share-question-dummy = Välj bulvanens aktie.

## Map files

map-unknown-company = är inget bolag i mechanics.company_shares

form-company-shares-companies = Bolag
form-company-shares-shares = Aktier
form-company-shares-dummy-up-to = Bulvan upp till så många spelare
