# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = Gość
status-visitor = Zaprowadź gościa do jednego ze swoich oznaczonych miast.
# $place is a place, such as Dallas.
action-lead-visitor = zaprowadź gościa do miasta { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Zabierasz
        [you-again] zabierasz
        [again] zabiera
       *[named] { $seat } zabiera
    } gościa z miasta { $place }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Prowadzisz
        [you-again] prowadzisz
        [again] prowadzi
       *[named] { $seat } prowadzi
    } gościa do miasta { $place }

## Scores

line-visitor-taken = Zabranie gościa
line-visitor-kept = Gość na koniec

## Rules page

rules-visitor-title = Gość
rules-visitor-picture = Trasa dociera do miasta, w którym jest gość; idzie on do oznaczonego miasta.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    Gość zaczyna w mieście { $place }, w którym nikt nie może zacząć ani położyć znacznika. Kto zbuduje trasę do miasta, w którym jest gość, zabiera go, dostaje od razu { $taken ->
        [one] { $taken } punkt
        [few] { $taken } punkty
       *[many] { $taken } punktów
    } i prowadzi go do miasta z własnym znacznikiem; liczy się też znacznik z tej samej tury. Trasy gracza, który już go ma, nic nie zmieniają. Kto ma go na koniec, dostaje jeszcze { $kept ->
        [one] { $kept } punkt
        [few] { $kept } punkty
       *[many] { $kept } punktów
    }.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = Gość czeka w mieście { $place }. Tego miasta nikt nie może oznaczyć.
lesson-visitor-how = Zbuduj trasę tam, gdzie jest, a pójdzie z tobą do jednego z twoich oznaczonych miast. Kto następny tam zbuduje, zabierze ci go.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Za zabranie go dostajesz { $taken ->
        [one] { $taken } punkt
        [few] { $taken } punkty
       *[many] { $taken } punktów
    }, a za to, że masz go na koniec, jeszcze { $kept ->
        [one] { $kept } punkt
        [few] { $kept } punkty
       *[many] { $kept } punktów
    }.

## Terminal

mechanic-visitor = gość
# $taken and $kept are numbers of points.
summary-visitor =
    Gość: kto zbuduje trasę do miasta, w którym on jest, zabiera go do własnego za { $taken ->
        [one] { $taken } punkt
        [few] { $taken } punkty
       *[many] { $taken } punktów
    }. Kto ma go na koniec, dostaje { $kept ->
        [one] { $kept } punkt
        [few] { $kept } punkty
       *[many] { $kept } punktów
    }.
label-visitor = Gość
# $place is a place, such as Dallas.
visitor-alone = czeka w mieście { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = { $place }, u gracza { $seat }
visitor-question = Do którego ze swoich miast prowadzisz gościa?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Z { $tracks } gość idzie z graczem: od razu +{ $points } i jeszcze +{ $kept }, jeśli zostanie do końca.

## Map files

# $names lists mechanics.
map-nobody-to-visit = gość potrzebuje miejsc, które należą do graczy; podaj przed nim jedną z tych mechanik: { $names }
form-visitor-place = Skąd rusza gość
form-visitor-taken = Punkty za budowę do niego
form-visitor-kept = Punkty za gościa na końcu gry
