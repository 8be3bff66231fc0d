# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Bybrikker
# Below the title of the panel.
markers-how = En rute til en by med en brikke gir poeng til den som eier brikken
start-choose = Velg startbyen din
start-choose-how = Alle rutene dine vokser derfra. Den får den første brikken din.
status-city-markers = Legg en brikke i en by på den nye ruten din, eller la være.
# $place is a place, such as Dallas.
action-start-in = starte i { $place }
# $place is a place, such as Dallas.
choose-start-in = Start i { $place }
action-leave-marker = ikke legge noen brikke
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = legge en brikke i { $place } for { $payment }
# $place is a place, such as Dallas.
choose-marker = Legg en brikke i { $place }
markers-left = Brikker igjen
column-markers = brikker
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    } fra andres ruter

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
        [you] Du legger
        [you-again] legger
        [again] legger
       *[named] { $seat } legger
    } en brikke i { $place } for { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    } for { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Brikker

## Rules page

rules-city-markers-title = Bybrikker
rules-city-markers-picture = Ruten til en annen ender i en by med brikken din: poengene er dine.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Du har { $count ->
        [one] { $count } brikke
       *[other] { $count } brikker
    }. Den første ligger i startbyen din: alle velger en etter de første billettene, og den som er sist på tur, velger først. Når du har bygd en rute, kan du legge en brikke i en av de to byene for { $price ->
        [one] { $price } kort
       *[other] { $price } kort av én farge
    }; lokomotiver gjelder for alle farger. En by har høyst én brikke, og brikker flyttes aldri. Ender en rute i en by med brikken til en annen, får den som bygger, ingen poeng for den: de går til eieren av hver brikke i endene.
# Ruling: OW8
rules-city-markers-details = Ligger det brikker i begge ender, får begge eierne poeng; den som eier begge, får dem to ganger, og det gjør du også for en rute mellom to av dine egne byer. En brikke som legges etter byggingen, teller ikke for den ruten.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Alle legger en brikke i en startby. Den som er sist på tur, velger først.
lesson-city-markers-score = En rute til en by med en brikke gir poeng til den som eier brikken, ikke til den som bygger. Ligger det brikker i begge byene, teller begge.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Når du har bygd, kan du legge en brikke i en ledig ende av den nye ruten: det koster { $price ->
        [one] { $price } kort
       *[other] { $price } kort av én farge
    }.
lesson-city-markers-own = En rute mellom to av dine egne byer teller dobbelt. Legg derfor brikker der andre må forbi, og hold deg unna byene deres.

## Terminal

mechanic-city-markers = bybrikker
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Bybrikker: alle har { $count ->
        [one] { $count } brikke
       *[other] { $count } brikker
    }, den første i startbyen. En rute til en by med brikken til en annen gir poeng til eieren. Når du har bygd, koster en brikke til { $price ->
        [one] { $price } kort
       *[other] { $price } kort av én farge
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (start)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Velg startbyen din.
# $count is the number of cards a marker costs.
marker-question =
    Du kan legge en brikke i en by på ruten din for { $count ->
        [one] { $count } kort
       *[other] { $count } kort av én farge
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } byer for { $players } spillere; det må være flere byer enn spillere
form-city-markers-count = Bybrikker per spiller
form-city-markers-price = Pris for en bybrikke
