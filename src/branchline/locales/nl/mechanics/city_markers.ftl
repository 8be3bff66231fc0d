# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Stadsfiches
# Below the title of the panel.
markers-how = Een spoor naar een stad met een fiche levert punten op voor de eigenaar van het fiche
start-choose = Kies je beginstad
start-choose-how = Van daaruit groeien al je sporen. Ze krijgt je eerste fiche.
status-city-markers = Leg een fiche in een stad van je nieuwe spoor, of geen.
# $place is a place, such as Dallas.
action-start-in = beginnen in { $place }
# $place is a place, such as Dallas.
choose-start-in = Beginnen in { $place }
action-leave-marker = geen fiche leggen
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = een fiche leggen in { $place } voor { $payment }
# $place is a place, such as Dallas.
choose-marker = Fiche leggen in { $place }
markers-left = Fiches over
column-markers = fiches
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } door sporen van anderen

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Je begint
        [you-again] begint
        [again] begint
       *[named] { $seat } begint
    } in { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Je legt
        [you-again] legt
        [again] legt
       *[named] { $seat } legt
    } een fiche in { $place } voor { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Je krijgt
        [you-again] krijgt
        [again] krijgt
       *[named] { $seat } krijgt
    } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Fiches

## Rules page

rules-city-markers-title = Stadsfiches
rules-city-markers-picture = Een spoor van een ander eindigt in een stad met jouw fiche: de punten zijn voor jou.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Je hebt { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }. Het eerste ligt in je beginstad: iedereen kiest er een na de eerste tickets, te beginnen bij wie het laatst aan de beurt is. Als je een spoor hebt gebouwd, mag je in een van de twee steden een fiche leggen voor { $price ->
        [one] { $price } kaart
       *[other] { $price } kaarten van één kleur
    }; locomotieven gelden voor elke kleur. In een stad ligt hooguit één fiche, en fiches worden nooit verplaatst. Eindigt een spoor in een stad met een fiche van een ander, dan krijgt de bouwer er geen punten voor: die gaan naar de eigenaar van elk fiche aan de uiteinden.
# Ruling: OW8
rules-city-markers-details = Liggen er aan beide uiteinden fiches, dan scoren beide eigenaars; wie ze allebei heeft, scoort twee keer, en jij ook voor een spoor tussen twee eigen steden. Een fiche dat na het bouwen wordt gelegd, telt niet voor dat spoor.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Iedereen legt een fiche in een beginstad. Wie het laatst aan de beurt is, kiest het eerst.
lesson-city-markers-score = Een spoor naar een stad met een fiche levert punten op voor de eigenaar van het fiche, niet voor de bouwer. Liggen er fiches in beide steden, dan tellen ze allebei.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Na het bouwen mag je een fiche leggen aan een vrij uiteinde van het nieuwe spoor: dat kost { $price ->
        [one] { $price } kaart
       *[other] { $price } kaarten van één kleur
    }.
lesson-city-markers-own = Een spoor tussen twee eigen steden telt dubbel. Leg je fiches dus waar anderen langs moeten, en mijd hun steden.

## Terminal

mechanic-city-markers = stadsfiches
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Stadsfiches: iedereen heeft { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }, het eerste in de beginstad. Een spoor naar een stad met een fiche van een ander levert de punten op voor de eigenaar. Na het bouwen kost een volgend fiche { $price ->
        [one] { $price } kaart
       *[other] { $price } kaarten van één kleur
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (begin)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Kies je beginstad.
# $count is the number of cards a marker costs.
marker-question =
    Je mag in een stad van je spoor een fiche leggen voor { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten van één kleur
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } steden voor { $players } spelers; er moeten meer steden dan spelers zijn
form-city-markers-count = Stadsfiches per speler
form-city-markers-price = Prijs van een stadsfiche
