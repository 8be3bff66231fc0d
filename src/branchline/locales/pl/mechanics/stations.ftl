## At the table

may-station = zbuduj dworzec
may-station-briefly = zbuduj
action-station = zbuduj dworzec { $place } za { LIST($payment, case: "accusative") }
choose-station = Zbuduj dworzec { $place }
stations = Dworce
stations-yours =
    { $count ->
        [0] Nie masz już dworców.
        [one] Masz jeszcze 1, niezbudowany daje { $points } pkt.
        [few] Masz jeszcze { $count }, niezbudowane dają { $points } pkt.
       *[many] Masz jeszcze { $count }, niezbudowane dają { $points } pkt.
    }
stations-next =
    { $count ->
        [one] Następny kosztuje 1 kartę.
        [few] Następny kosztuje { $count } karty jednego koloru.
       *[many] Następny kosztuje { $count } kart jednego koloru.
    }
stations-left = Dworce w zapasie
stations-short = dworce

## What happens

station-built =
    { $subject ->
        [you] Budujesz
        [you-again] budujesz
        [again] buduje
       *[named] { $seat } buduje
    } dworzec { $place } za { LIST($payment, case: "accusative") }

## Scores

line-unused-stations = Dworce niezbudowane
tie-fewest-stations = najmniej zbudowanych dworców

## Rules page

rules-stations-title = Dworce
rules-stations-picture = Dworzec stoi tam, gdzie kończy się twoja trasa; dalej bilet prowadzi po trasie innego gracza.
rules-stations =
    Masz { $count ->
        [one] { $count } dworzec
        [few] { $count } dworce
       *[many] { $count } dworców
    }. W swojej turze możesz zbudować jeden w mieście, w którym żadnego nie ma: pierwszy kosztuje 1 kartę, każdy następny o kartę więcej, wszystkie jednego koloru. Na końcu gry dworzec pozwala użyć jednej trasy innego gracza, która prowadzi do tego miasta, tylko do twoich biletów; najlepsza dla ciebie wybiera się sama. Niezbudowany dworzec jest wart { $unused-points ->
        [one] { $unused-points } punkt
        [few] { $unused-points } punkty
       *[many] { $unused-points } punktów
    }.

## Guide

guide-with-stations = Trasa zajęta? Dworzec otworzy ją twoim biletom.

## Lesson

lesson-stations-what = Ktoś ma trasę, której potrzebujesz? Dworzec w mieście na jej końcu pozwala twoim biletom użyć jednej trasy innego gracza do tego miasta.
lesson-stations-how =
    Budowa dworca to cała twoja tura. Wybierz miasto, w którym jeszcze żadnego nie ma. Masz { $count ->
        [one] { $count } dworzec
        [few] { $count } dworce
       *[many] { $count } dworców
    } i nie musisz mówić, o którą trasę chodzi: najlepsza znajdzie się na końcu gry.
lesson-stations-cost = Za kolejne dworce płacisz kartami jednego koloru: { $costs }, w tej kolejności.
lesson-stations-score =
    Każdy niezbudowany dworzec daje na końcu { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Buduj więc tylko wtedy, gdy bilet jest wart więcej.

## Terminal

mechanic-stations = dworce
summary-stations =
    Dworce: na końcu gry każdy pozwala twoim biletom użyć jednej trasy innego gracza do swojego miasta. Każdy niezbudowany jest wart { $unused_points ->
        [one] { $unused_points } punkt
        [few] { $unused_points } punkty
       *[many] { $unused_points } punktów
    }.
column-stations = dworce
label-stations = Dworce
station-of = { $place } ({ $seat })
stations-all-built = wszystkie zbudowane
station-next-costs =
    { $count ->
        [one] twój następny kosztuje 1 kartę
        [few] twój następny kosztuje { $count } karty
       *[many] twój następny kosztuje { $count } kart
    }
choice-station = dworzec { $place }
borrowing-stations =
    { $count ->
        [one] 1 dworzec do zbudowania
        [few] { $count } dworce do zbudowania
       *[many] { $count } dworców do zbudowania
    }

## Map files

map-station-costs =
    { $costs ->
        [one] 1 koszt
        [few] { $costs } koszty
       *[many] { $costs } kosztów
    } na { $stations ->
        [one] 1 dworzec
        [few] { $stations } dworce
       *[many] { $stations } dworców
    }; podaj po jednym koszcie na dworzec

form-stations-count = Dworce na gracza
form-stations-costs = Cena każdego
form-stations-unused-points = Punkty za nieużyty
# Words of a choice in a form.
form-word-fewest-stations = najmniej użytych dworców
