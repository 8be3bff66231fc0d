# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Znaczniki miast
# Below the title of the panel.
markers-how = Trasa do miasta ze znacznikiem daje punkty właścicielowi znacznika
start-choose = Wybierz miasto początkowe
start-choose-how = Stąd rosną wszystkie twoje trasy. Dostaje twój pierwszy znacznik.
status-city-markers = Połóż znacznik w mieście swojej nowej trasy albo żadnego.
# $place is a place, such as Dallas.
action-start-in = zacznij w mieście { $place }
# $place is a place, such as Dallas.
choose-start-in = Zacznij w mieście { $place }
action-leave-marker = nie kładź znacznika
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = połóż znacznik w mieście { $place } za { LIST($payment, case: "accusative") }
# $place is a place, such as Dallas.
choose-marker = Połóż znacznik w mieście { $place }
markers-left = Znaczniki w zapasie
column-markers = znaczniki
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za cudze trasy

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Zaczynasz
        [you-again] zaczynasz
        [again] zaczyna
       *[named] { $seat } zaczyna
    } w mieście { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Kładziesz
        [you-again] kładziesz
        [again] kładzie
       *[named] { $seat } kładzie
    } znacznik w mieście { $place } za { LIST($payment, case: "accusative") }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Dostajesz
        [you-again] dostajesz
        [again] dostaje
       *[named] { $seat } dostaje
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za miasto { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Znaczniki

## Rules page

rules-city-markers-title = Znaczniki miast
rules-city-markers-picture = Cudza trasa kończy się w mieście z twoim znacznikiem: jej punkty są twoje.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Masz { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }. Pierwszy oznacza twoje miasto początkowe: każdy wybiera je po pierwszych biletach, zaczynając od gracza, który gra ostatni. Po zbudowaniu trasy możesz położyć znacznik w jednym z jej dwóch miast za { $price ->
        [one] { $price } kartę
        [few] { $price } karty jednego koloru
       *[many] { $price } kart jednego koloru
    }; lokomotywy zastępują każdy kolor. W mieście leży najwyżej jeden znacznik, a znaczników nigdy się nie przesuwa. Jeśli trasa kończy się w mieście ze znacznikiem innego gracza, budujący nie dostaje za nią punktów: trafiają do właściciela każdego oznaczonego końca.
# Ruling: OW8
rules-city-markers-details = Jeśli oznaczone są oba końce, punktują obaj właściciele; kto ma oba, punktuje dwa razy, i tak samo ty za trasę między dwoma własnymi miastami. Znacznik położony po budowie nie liczy się dla tej trasy.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Każdy oznacza miasto początkowe. Kto gra ostatni, wybiera pierwszy.
lesson-city-markers-score = Trasa do miasta ze znacznikiem daje punkty właścicielowi znacznika, a nie budującemu. Znaczniki w obu miastach liczą się oba.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Po budowie możesz oznaczyć wolny koniec nowej trasy: płacisz { $price ->
        [one] { $price } kartę
        [few] { $price } karty jednego koloru
       *[many] { $price } kart jednego koloru
    }.
lesson-city-markers-own = Trasa między dwoma twoimi miastami liczy się podwójnie. Oznaczaj więc miasta, przez które inni muszą przejechać, i unikaj ich miast.

## Terminal

mechanic-city-markers = znaczniki miast
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Znaczniki miast: każdy ma { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }, pierwszy w mieście początkowym. Trasa do miasta ze znacznikiem innego gracza daje punkty jego właścicielowi. Po budowie za następny znacznik płacisz { $price ->
        [one] { $price } kartę
        [few] { $price } karty jednego koloru
       *[many] { $price } kart jednego koloru
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (początek)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Wybierz miasto początkowe.
# $count is the number of cards a marker costs.
marker-question =
    Możesz położyć znacznik w mieście swojej trasy za { $count ->
        [one] { $count } kartę
        [few] { $count } karty jednego koloru
       *[many] { $count } kart jednego koloru
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = miast: { $cities }, graczy: { $players }; miast musi być więcej niż graczy
form-city-markers-count = Znaczniki na gracza
form-city-markers-price = Cena znacznika
