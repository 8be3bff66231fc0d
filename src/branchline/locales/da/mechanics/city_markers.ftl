# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Bybrikker
# Below the title of the panel.
markers-how = En strækning til en by med en brik giver point til brikkens ejer
start-choose = Vælg din startby
start-choose-how = Alle dine strækninger vokser derfra. Den får din første brik.
status-city-markers = Læg en brik i en by på din nye strækning, eller lad være.
# $place is a place, such as Dallas.
action-start-in = starte i { $place }
# $place is a place, such as Dallas.
choose-start-in = Start i { $place }
action-leave-marker = ikke lægge nogen brik
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = lægge en brik i { $place } for { $payment }
# $place is a place, such as Dallas.
choose-marker = Læg en brik i { $place }
markers-left = Brikker tilbage
column-markers = brikker
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    } fra andres strækninger

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Du starter
        [you-again] starter
        [again] starter
       *[named] { $seat } starter
    } i { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Du lægger
        [you-again] lægger
        [again] lægger
       *[named] { $seat } lægger
    } en brik i { $place } for { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } { $points ->
        [one] { $points } point
       *[other] { $points } point
    } for { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Brikker

## Rules page

rules-city-markers-title = Bybrikker
rules-city-markers-picture = En andens strækning ender i en by med din brik: pointene er dine.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Du har { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }. Den første ligger i din startby: alle vælger en efter de første rutekort, og den, der er sidst på tur, vælger først. Når du har bygget en strækning, må du lægge en brik i en af dens to byer for { $price ->
        [one] { $price } kort
       *[other] { $price } kort af én farve
    }; lokomotiver gælder for enhver farve. I en by ligger der højst én brik, og brikker flyttes aldrig. Ender en strækning i en by med en andens brik, får den, der bygger, ingen point for den: de går til ejeren af hver brik ved enderne.
# Ruling: OW8
rules-city-markers-details = Ligger der brikker i begge ender, får begge ejere point; den, der ejer begge, får dem to gange, og det gør du også for en strækning mellem to af dine egne byer. En brik, der lægges efter byggeriet, tæller ikke for den strækning.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Alle lægger en brik i en startby. Den, der er sidst på tur, vælger først.
lesson-city-markers-score = En strækning til en by med en brik giver point til brikkens ejer, ikke til den, der bygger. Ligger der brikker i begge byer, tæller de begge.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Når du har bygget, må du lægge en brik i en ledig ende af den nye strækning: det koster { $price ->
        [one] { $price } kort
       *[other] { $price } kort af én farve
    }.
lesson-city-markers-own = En strækning mellem to af dine egne byer tæller dobbelt. Læg derfor brikker, hvor andre skal forbi, og hold dig fra deres byer.

## Terminal

mechanic-city-markers = bybrikker
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Bybrikker: alle har { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }, den første i startbyen. En strækning til en by med en andens brik giver point til brikkens ejer. Når du har bygget, koster en brik til { $price ->
        [one] { $price } kort
       *[other] { $price } kort af én farve
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (start)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Vælg din startby.
# $count is the number of cards a marker costs.
marker-question =
    Du må lægge en brik i en by på din strækning for { $count ->
        [one] { $count } kort
       *[other] { $count } kort af én farve
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } byer til { $players } spillere; der skal være flere byer end spillere
form-city-markers-count = Bybrikker pr. spiller
form-city-markers-price = Pris for en bybrik
