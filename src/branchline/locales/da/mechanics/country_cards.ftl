## At the table

country-cards = Landekort
country-cards-how = En strækning ind i et andet land giver de øverste kort
country-next = næste: { $points }
country-empty = ingen tilbage

## What happens

country-card =
    { $subject ->
        [you] Du tager
        [you-again] tager
        [again] tager
       *[named] { $seat } tager
    } landekortet { $place }, { $points } point værd

## Scores

line-country-cards = Landekort

## Rules page

rules-country-cards-title = Landekort
rules-country-cards-picture = Strækningen ind i land nummer to giver det øverste kort i hver stak.
rules-country-cards = Hvert naboland har en stak kort med det mest værdifulde øverst. Når du bygger en strækning ind i et land, som dit net ikke havde i forvejen, og nettet også har et andet land, tager du det øverste kort for hvert land i nettet, der stadig har et. Kortene giver point til sidst.
rules-country-cards-details = Slut altså af med strækningen ind i et land. En strækning et andet sted, der forbinder to af dine net, giver intet kort, selv om de hver har et land. Det gør endnu en strækning ind i et land, nettet allerede har, heller ikke.
rules-country = Land
rules-stack = Kort, fra toppen

## Guide

guide-with-country-cards = Når nettet land nummer to, får du begges topkort.

## Lesson

lesson-country-cards-what = Landene rundt om pladen har stakke af kort med det mest værdifulde øverst.
lesson-country-cards-how = Forbind lande med dine strækninger. Slut af med en strækning ind i et land, som nettet ikke havde i forvejen.
lesson-country-cards-gain = Så tager du det øverste kort for hvert land i nettet. Det koster ikke andet end strækningerne.
lesson-country-cards-score = Kortene giver point til sidst. Den, der kommer først, tager det bedste, så kom tidligt.

## Terminal

mechanic-country-cards = landekort
summary-country-cards = Landekort: når du bygger en strækning ind i et land, der er nyt for dit net, og nettet også har et andet land, tager du det øverste kort for hvert. Slut af med strækningen ind i et land: at forbinde to net et andet sted giver intet kort, og det gør et land, nettet allerede har, heller ikke.
column-countries = lande
label-countries = Lande
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Map files

map-not-a-country = er ikke et land; tilføj kind = "country" til stedet
reason-country-cards = { $tracks } fører ind i endnu et land: landekortene giver +{ $points }.

form-country-cards-stacks = Lande med deres korts point
