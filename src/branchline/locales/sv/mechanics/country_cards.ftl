## At the table

country-cards = Landskort
country-cards-how = En sträcka till ett andra land ger de översta korten
country-next = nästa: { $points }
country-empty = slut

## What happens

country-card =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } landskortet { $place }, värt { $points } poäng

## Scores

line-country-cards = Landskort

## Rules page

rules-country-cards-title = Landskort
rules-country-cards-picture = Sträckan in i ett andra land ger det översta kortet i varje hög.
rules-country-cards = Varje grannland har en hög med kort, det värdefullaste överst. När du bygger en sträcka in i ett land som ditt nät inte hade förut, och nätet även har ett annat land, tar du det översta kortet för varje land i nätet som har något kvar. Korten ger poäng i slutet.
rules-country-cards-details = Avsluta alltså med sträckan in i ett land. En sträcka någon annanstans som förbinder två av dina nät ger inget kort, även om båda har ett land. Det gör inte heller ännu en sträcka in i ett land som nätet redan har.
rules-country = Land
rules-stack = Kort, uppifrån

## Guide

guide-with-country-cards = Når nätet ett andra land tar du bådas översta kort.

## Lesson

lesson-country-cards-what = Länderna runt spelplanen har högar med kort, det värdefullaste överst.
lesson-country-cards-how = Förbind länder med dina sträckor. Avsluta med en sträcka in i ett land som nätet inte hade förut.
lesson-country-cards-gain = Då tar du det översta kortet för varje land i nätet. Det kostar inget utöver sträckorna.
lesson-country-cards-score = Korten ger poäng i slutet. Den som kommer först tar det bästa, så var tidig.

## Terminal

mechanic-country-cards = landskort
summary-country-cards = Landskort: när du bygger en sträcka in i ett land som är nytt för ditt nät, och nätet även har ett annat land, tar du det översta kortet för vart och ett. Avsluta med sträckan in i ett land: att förbinda två nät någon annanstans ger inget kort, och inte heller ett land som nätet redan har.
column-countries = länder
label-countries = Länder
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Map files

map-not-a-country = är inget land; lägg till kind = "country" för orten
reason-country-cards = { $tracks } leder in i ännu ett land: landskorten ger +{ $points }.

form-country-cards-stacks = Länder med kortens poäng
