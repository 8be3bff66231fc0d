# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Stadsbrickor
# Below the title of the panel.
markers-how = En sträcka till en stad med en bricka ger poäng till brickans ägare
start-choose = Välj din startstad
start-choose-how = Alla dina sträckor växer därifrån. Den får din första bricka.
status-city-markers = Lägg en bricka i en stad på din nya sträcka, eller låt bli.
# $place is a place, such as Dallas.
action-start-in = börja i { $place }
# $place is a place, such as Dallas.
choose-start-in = Börja i { $place }
action-leave-marker = inte lägga någon bricka
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = lägga en bricka i { $place } för { $payment }
# $place is a place, such as Dallas.
choose-marker = Lägg en bricka i { $place }
markers-left = Brickor kvar
column-markers = brickor
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    } från andras sträckor

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Du börjar
        [you-again] börjar
        [again] börjar
       *[named] { $seat } börjar
    } i { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Du lägger
        [you-again] lägger
        [again] lägger
       *[named] { $seat } lägger
    } en bricka i { $place } för { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    } för { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Brickor

## Rules page

rules-city-markers-title = Stadsbrickor
rules-city-markers-picture = Någon annans sträcka slutar i en stad med din bricka: poängen är dina.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Du har { $count ->
        [one] { $count } bricka
       *[other] { $count } brickor
    }. Den första ligger i din startstad: alla väljer en efter de första biljetterna, och den som är sist på tur väljer först. När du har byggt en sträcka får du lägga en bricka i en av dess två städer för { $price ->
        [one] { $price } kort
       *[other] { $price } kort av en färg
    }; lokomotiv gäller för alla färger. En stad har högst en bricka, och brickor flyttas aldrig. Slutar en sträcka i en stad med någon annans bricka får den som bygger inga poäng för den: de går till ägaren av varje bricka vid ändarna.
# Ruling: OW8
rules-city-markers-details = Ligger det brickor i båda ändarna får båda ägarna poäng; den som äger båda får dem två gånger, och det får du också för en sträcka mellan två egna städer. En bricka som läggs efter bygget räknas inte för den sträckan.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Alla lägger en bricka i en startstad. Den som är sist på tur väljer först.
lesson-city-markers-score = En sträcka till en stad med en bricka ger poäng till brickans ägare, inte till den som bygger. Ligger det brickor i båda städerna räknas båda.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    När du har byggt får du lägga en bricka i en ledig ände av den nya sträckan: det kostar { $price ->
        [one] { $price } kort
       *[other] { $price } kort av en färg
    }.
lesson-city-markers-own = En sträcka mellan två egna städer räknas dubbelt. Lägg alltså brickor där andra måste passera, och undvik deras städer.

## Terminal

mechanic-city-markers = stadsbrickor
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Stadsbrickor: alla har { $count ->
        [one] { $count } bricka
       *[other] { $count } brickor
    }, den första i startstaden. En sträcka till en stad med någon annans bricka ger poäng till ägaren. När du har byggt kostar en bricka till { $price ->
        [one] { $price } kort
       *[other] { $price } kort av en färg
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (start)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Välj din startstad.
# $count is the number of cards a marker costs.
marker-question =
    Du får lägga en bricka i en stad på din sträcka för { $count ->
        [one] { $count } kort
       *[other] { $count } kort av en färg
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } städer för { $players } spelare; det måste finnas fler städer än spelare
form-city-markers-count = Stadsbrickor per spelare
form-city-markers-price = Pris för en stadsbricka
