## At the table

passengers = Passagerare
passengers-how = Byggt? Ta med en passagerare från varje ände
passengers-score = { $points } p.
status-passengers-at = Vilken passagerare från { $place } följer med?
status-passengers = Välj passageraren som följer med.
action-fetch = ta med en passagerare: { $passenger }
name-red-passenger = röd
name-green-passenger = grön
name-black-passenger = svart
name-yellow-passenger = gul
name-blue-passenger = blå
name-white-passenger = vit
name-orange-passenger = orange
name-pink-passenger = rosa

## What happens

passenger-taken =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } med en passagerare från { $place }: { $passenger }

## Scores

line-passengers = Passagerare
tie-passengers = flest passagerare

## Rules page

rules-passengers-title = Passagerare
rules-passengers-picture = En sträcka byggs, och från varje ände följer en passagerare med.
rules-passengers = På orterna väntar passagerare: oftast { $each-place }, fler i de stora städerna, dragna på måfå före spelet. När du bygger en sträcka tar du med en från var och en av de två ändarna där någon väntar, och väljer färg där det finns flera. Till slut rangordnas varje färg: den som har flest får poäng, sedan den som har näst flest. Har flera flest får alla de första poängen och ingen de andra; flera på andra plats får alla sina. Den som inte har någon av en färg får inget för den.
rules-passengers-details = Det finns { $each-colour } passagerare av varje färg, och alla ligger alltid öppet. Man kan inte avstå. Övergångarna till ett land delar sin passagerare: den första sträckan till någon av dem tar med den.

## Lesson

lesson-passengers-what = På spelplanen väntar passagerare i sex färger: en på de flesta orter, flera i de stora städerna.
lesson-passengers-how = Bygg en sträcka, och från varje ände följer en passagerare med. Där flera färger väntar väljer du.
lesson-passengers-rank = Till slut betalar varje färg: först flest passagerare, sedan näst flest. Alla ligger öppet, så du vet alltid hur du ligger till.
lesson-passengers-score = Var tidigt ute i de stora städerna: där kan du välja. En sträcka mellan två orter med passagerare ger två på en gång, hur kort den än är.

## Terminal

mechanic-passengers = passagerare
summary-passengers = Passagerare: att bygga en sträcka ger en passagerare från varje ände. Till slut ger flest och näst flest av varje färg poäng ({ $points }).
column-passengers = pass.
passengers-waiting = väntar
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Vilken passagerare från { $place } följer med?

## Reviews and hints

reason-passengers = { $tracks } ger passagerare värda +{ $points } som det står nu.

## Map files

map-too-few-passengers = orterna behöver { $needed } passagerare, men det finns { $there }
form-passengers-colours = Passagerarnas färger
form-passengers-each-place = Passagerare på varje plats
form-passengers-passengers = Passagerare här
form-passengers-passengers-with = Gemensamma passagerare under namnet
# Words of a choice in a form.
form-word-passengers = flest passagerare
