## At the table

country-cards = Landenkaarten
country-cards-how = Bouw naar een tweede land en pak de bovenste kaarten
country-next = volgende: { $points }
country-empty = op

## What happens

country-card =
    { $subject ->
        [you] Je pakt
        [you-again] pakt
        [again] pakt
       *[named] { $seat } pakt
    } de landenkaart { $place } van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Scores

line-country-cards = Landenkaarten

## Rules page

rules-country-cards-title = Landenkaarten
rules-country-cards-picture = Het spoor naar een tweede land levert van elke stapel de bovenste kaart op.
rules-country-cards = Elk buurland heeft een stapel kaarten, met de waardevolste bovenop. Bouw je een spoor naar een land dat nog niet bij je netwerk hoort, en hoort er bij dat netwerk nog een ander land, dan pak je van elk land in het netwerk dat nog kaarten heeft de bovenste. De kaarten tellen aan het eind.
rules-country-cards-details = Bouw het spoor naar het land dus als laatste. Een spoor elders dat twee van je netwerken verbindt, levert geen kaart op, ook al hoort bij elk een land. Een volgend spoor naar een land dat al bij het netwerk hoort evenmin.
rules-country = Land
rules-stack = Kaarten, van boven naar onder

## Guide

guide-with-country-cards = Heeft je netwerk een land, dan geeft een tweede land kaarten.

## Lesson

lesson-country-cards-what = De landen rond het bord hebben stapels kaarten, met de waardevolste bovenop.
lesson-country-cards-how = Verbind landen met je sporen. Bouw als laatste een spoor naar een land dat nog niet bij dit netwerk hoorde.
lesson-country-cards-gain = Dan pak je de bovenste kaart van elk land in het netwerk. Het kost niets behalve de sporen.
lesson-country-cards-score = De kaarten tellen aan het eind. Wie het eerst komt, pakt de beste: wees er vroeg bij.

## Terminal

mechanic-country-cards = landenkaarten
summary-country-cards = Landenkaarten: bouw je een spoor naar een land dat nieuw is voor je netwerk, en hoort er bij het netwerk nog een ander land, dan pak je van elk de bovenste kaart. Bouw het spoor naar het land als laatste: twee netwerken elders verbinden levert geen kaart op, een land dat er al bij hoort ook niet.
column-countries = landen
label-countries = Landen
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Map files

map-not-a-country = is geen land; voeg kind = "country" toe aan de plaats
reason-country-cards = { $tracks } leidt naar nog een land: de landenkaarten leveren +{ $points } op.

form-country-cards-stacks = Landen met de punten van hun kaarten
