legend-mountains = góry: o wagon więcej
track-mountains =
    , góry: o { $crosses ->
        [one] { $crosses } wagon
        [few] { $crosses } wagony
       *[many] { $crosses } wagonów
    } więcej

## What happens

trains-lost =
    { $subject ->
        [you] Tracisz
        [you-again] tracisz
        [again] traci
       *[named] { $seat } traci
    } w górach { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }, za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Scores

line-mountains = Góry
line-mountains-measured = Góry (stracone wagony)
tie-mountain-tracks = najwięcej tras górskich

## Rules page

rules-mountains-title = Góry
rules-mountains-picture = Trasa o dwóch polach, oba z krzyżykiem, kosztuje cztery wagony.
rules-mountains =
    Niektóre pola mają krzyżyk. Kto buduje taką trasę, oddaje za każdy krzyżyk jeden wagon więcej: odpada on z gry i od razu daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Krzyżyki nie kosztują kart. Jeśli nie starcza ci wagonów na pola i krzyżyki, nie możesz zbudować trasy.
rules-mountains-details = Stracone wagony liczą się do końca gry, ale do żadnego ciągu tras ani sieci. Gdzie trasy górskie rozstrzygają remis, każda trasa z krzyżykiem liczy się raz, niezależnie od liczby krzyżyków.

## Lesson

lesson-mountains-what = Niektóre trasy biegną przez góry: każde takie pole ma krzyżyk.
lesson-mountains-cost =
    Karty płacisz tylko za pola: { $length }. Ale trasa kosztuje cię { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }: po jednym za pole i jeszcze jeden za każdy krzyżyk, który odpada z gry.
lesson-mountains-score =
    Każdy wagon stracony w górach od razu daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } oprócz punktów za trasę. Ale gra skończy się wcześniej, bo ubywa wagonów.

## Terminal

mechanic-mountains = góry
summary-mountains =
    Góry: każdy ✕ trasy kosztuje jeden wagon więcej; odpada on z gry i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
column-trains-lost = stracone

## Map files

map-too-many-mountains = więcej gór niż pól trasy ({ $spaces })
map-mountains-beyond-trains = liczba wagonów potrzebnych na trasę to { $needed }, a gracz ma ich { $trains }

form-mountains-points = Punkty za przejście
form-mountains-mountains = Przejścia górskie
# Words of a choice in a form.
form-word-mountain-tracks = najwięcej tras górskich
