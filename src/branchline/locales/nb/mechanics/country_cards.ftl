## At the table

country-cards = Landskort
country-cards-how = En rute inn i enda et land gir de øverste kortene
country-next = neste: { $points }
country-empty = ingen igjen

## What happens

country-card =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } landskortet { $place }, verdt { $points } poeng

## Scores

line-country-cards = Landskort

## Rules page

rules-country-cards-title = Landskort
rules-country-cards-picture = Ruten inn i land nummer to gir det øverste kortet i hver stabel.
rules-country-cards = Hvert naboland har en stabel med kort, det mest verdifulle øverst. Når du bygger en rute inn i et land som nettet ditt ikke hadde fra før, og nettet også har et annet land, tar du det øverste kortet for hvert land i nettet som fortsatt har et. Kortene gir poeng til slutt.
rules-country-cards-details = Avslutt altså med ruten inn i et land. En rute et annet sted som binder sammen to av nettene dine, gir ikke noe kort, selv om begge har et land. Det gjør heller ikke enda en rute inn i et land nettet allerede har.
rules-country = Land
rules-stack = Kort, fra toppen

## Guide

guide-with-country-cards = Når nettet land nummer to, får du begges toppkort.

## Lesson

lesson-country-cards-what = Landene rundt brettet har stabler med kort, det mest verdifulle øverst.
lesson-country-cards-how = Knytt land sammen med rutene dine. Avslutt med en rute inn i et land som nettet ikke hadde fra før.
lesson-country-cards-gain = Da tar du det øverste kortet for hvert land i nettet. Det koster ikke annet enn rutene.
lesson-country-cards-score = Kortene gir poeng til slutt. Den som kommer først, tar det beste, så vær tidlig ute.

## Terminal

mechanic-country-cards = landskort
summary-country-cards = Landskort: når du bygger en rute inn i et land som er nytt for nettet ditt, og nettet også har et annet land, tar du det øverste kortet for hvert av dem. Avslutt med ruten inn i et land: å knytte sammen to nett et annet sted gir ikke noe kort, og det gjør heller ikke et land nettet allerede har.
column-countries = land
label-countries = Land
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Map files

map-not-a-country = er ikke et land; legg til kind = "country" på stedet
reason-country-cards = { $tracks } fører inn i enda et land: landskortene gir +{ $points }.

form-country-cards-stacks = Land med poengene til kortene
