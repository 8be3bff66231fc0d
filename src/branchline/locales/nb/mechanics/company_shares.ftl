## At the table

shares = Aksjer
shares-how = Har du bygd? Ta en aksje i et selskap på skiltet
share-next = neste: nr. { $number }
share-number = nr. { $number }
shares-gone = ingen igjen
shares-dummy = Stråmann
shares-count = { $count }, fra nr. { $lowest }
status-company-shares = Ta en aksje i et selskap på skiltet til ruten din, eller ingen.
action-leave-share = ta ingen aksje
action-take-share = ta en aksje i { $company }
action-give-share = gi stråmannen en aksje i { $company }

## What happens

share-taken =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } aksje nr. { $number } i { $company }
share-given =
    { $subject ->
        [you] Du gir
        [you-again] gir
        [again] gir
       *[named] { $seat } gir
    } stråmannen aksje nr. { $number } i { $company }
share-revealed = Stråmannens aksje nr. { $number } i { $company } teller

## Scores

line-company-shares = Aksjer

## Rules page

rules-company-shares-title = Aksjer
rules-company-shares-picture = Av selskapene på skiltet til en rute tas en aksje i det ene.
rules-company-shares = Skiltet til en rute viser selskaper. Når du bygger ruten, kan du ta den øverste aksjen i ett av dem som har noen igjen. Du tar høyst én, og du kan la være. Til slutt rangerer hvert selskap aksjonærene etter antall aksjer og gir poeng etter plassering.
rules-company-shares-details = Aksjene er nummerert fra 1, og de laveste tas først. Har flere like mange, går det laveste nummeret foran. Alle aksjer er åpne, for alle har sett hvem som tok dem.
rules-company-shares-dummy = Med { LIST($players, type: "or") } spillere tar den som tar en aksje, etterpå også en fra samme rute til en stråmann, gjerne i samme selskap; er ingen igjen, får den ingen. Til slutt trekkes halvparten av stråmannens aksjer, rundet opp, tilfeldig: De rangeres som en ekstra spillers, og ingen får poengene for dem.
rules-company = Selskap
rules-company-shares-number = Aksjer
shares-ranks = Poeng etter plassering

## Lesson

lesson-company-shares-what = Selskaper har bunker med aksjer. Ved de fleste ruter viser et skilt noen av selskapene.
lesson-company-shares-how = Bygg en slik rute, og du kan ta den øverste aksjen i ett selskap på skiltet. Det koster ingenting.
lesson-company-shares-rank = Den som til slutt har flest aksjer i et selskap, får flest poeng for det, så den neste og så videre. Har to like mange, avgjør det laveste nummeret: Så vær tidlig ute.
lesson-company-shares-score = Store selskaper betaler godt, men mange kjemper om dem. I et lite kan en eneste aksje være nok.

## Terminal

mechanic-company-shares = aksjer
summary-company-shares = Aksjer: Når du har bygd en rute, kan du ta en aksje i et selskap den viser. Til slutt gir hvert selskap poeng etter plassering: flest aksjer først, så det laveste nummeret.
column-shares = aksjer
share-company = { $sign } { $company }
share-stack = { $count } igjen, gir { $points }
shares-held = { $seat }: { $count }, fra nr. { $lowest }
shares-of-dummy = stråmann: { $count }, fra nr. { $lowest }
share-question = Du kan ta en aksje i et selskap på ruten din.
share-question-dummy = Velg stråmannens aksje.

## Map files

map-unknown-company = er ikke noe selskap i mechanics.company_shares

form-company-shares-companies = Selskaper
form-company-shares-shares = Aksjer
form-company-shares-dummy-up-to = Stråmann opp til så mange spillere
