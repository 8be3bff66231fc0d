# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Kaupunkimerkit
# Below the title of the panel.
markers-how = Reitti merkittyyn kaupunkiin tuo pisteet merkin omistajalle
start-choose = Valitse aloituskaupunkisi
start-choose-how = Kaikki reittisi kasvavat sieltä. Se saa ensimmäisen merkkisi.
status-city-markers = Aseta merkki uuden reittisi kaupunkiin tai jätä asettamatta.
# $place is a place, such as Dallas.
action-start-in = aloita kaupungista { $place }
# $place is a place, such as Dallas.
choose-start-in = Aloita: { $place }
action-leave-marker = älä aseta merkkiä
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = aseta merkki kaupunkiin { $place } { LIST($payment, case: "adessive") }
# $place is a place, such as Dallas.
choose-marker = Aseta merkki: { $place }
markers-left = Merkkejä jäljellä
column-markers = merkit
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    } toisten reiteistä

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Aloitat
        [you-again] aloitat
        [again] aloittaa
       *[named] { $seat } aloittaa
    } kaupungista { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Asetat
        [you-again] asetat
        [again] asettaa
       *[named] { $seat } asettaa
    } merkin kaupunkiin { $place } { LIST($payment, case: "adessive") }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Saat
        [you-again] saat
        [again] saa
       *[named] { $seat } saa
    } { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, kaupunki { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Merkit

## Rules page

rules-city-markers-title = Kaupunkimerkit
rules-city-markers-picture = Toisen pelaajan reitti päättyy kaupunkiin, jossa on merkkisi: sen pisteet ovat sinun.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Merkkejäsi: { $count }. Ensimmäinen merkitsee aloituskaupunkisi: kukin valitsee sellaisen ensimmäisten lippujen jälkeen, viimeisenä vuorossa oleva ensin. Kun olet rakentanut reitin, saat asettaa merkin jompaankumpaan sen kaupungeista. Hinta: { $price ->
        [one] { $price } kortti
       *[other] { $price } samanväristä korttia
    }; veturi käy mistä tahansa väristä. Kaupungissa on enintään yksi merkki, eikä merkkejä siirretä. Jos reitti päättyy kaupunkiin, jossa on toisen pelaajan merkki, rakentaja ei saa siitä pisteitä: ne menevät kummankin merkityn pään omistajalle.
# Ruling: OW8
rules-city-markers-details = Jos molemmat päät on merkitty, molemmat omistajat saavat pisteet; kumpienkin omistaja saa ne kahdesti, ja niin sinäkin kahden oman kaupunkisi välisestä reitistä. Rakentamisen jälkeen asetettu merkki ei vaikuta siihen reittiin.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Kukin merkitsee aloituskaupungin. Viimeisenä vuorossa oleva valitsee ensin.
lesson-city-markers-score = Reitti merkittyyn kaupunkiin tuo pisteet merkin omistajalle, ei rakentajalle. Jos molemmissa kaupungeissa on merkki, kumpikin lasketaan.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Rakennettuasi saat merkitä uuden reitin vapaan pään. Hinta: { $price ->
        [one] { $price } kortti
       *[other] { $price } samanväristä korttia
    }.
lesson-city-markers-own = Kahden oman kaupunkisi välinen reitti tuo pisteet kahdesti. Merkitse siis kaupunkeja, joiden kautta toisten on kuljettava, ja vältä heidän kaupunkejaan.

## Terminal

mechanic-city-markers = kaupunkimerkit
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Kaupunkimerkit: kullakin on { $count ->
        [one] { $count } merkki
       *[other] { $count } merkkiä
    }, ensimmäinen aloituskaupungissa. Reitti kaupunkiin, jossa on toisen pelaajan merkki, tuo pisteet merkin omistajalle. Uuden merkin hinta rakentamisen jälkeen: { $price ->
        [one] { $price } kortti
       *[other] { $price } samanväristä korttia
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (alku)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Valitse aloituskaupunkisi.
# $count is the number of cards a marker costs.
marker-question =
    Saat asettaa merkin reittisi kaupunkiin. Hinta: { $count ->
        [one] { $count } kortti
       *[other] { $count } samanväristä korttia
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = kaupunkeja { $cities }, pelaajia { $players }; kaupunkeja on oltava enemmän kuin pelaajia
form-city-markers-count = Merkkejä pelaajaa kohti
form-city-markers-price = Merkin hinta
