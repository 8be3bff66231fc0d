## Scores

line-largest-network = Największa sieć
line-largest-network-measured = Największa sieć (miejsca)

## Rules page

rules-largest-network-title = Największa sieć
rules-largest-network-picture = Sieć pięciu miejsc świeci, a sieć dwóch miejsc obok nie.
rules-largest-network =
    Kto ma sieć łączącą najwięcej miejsc, dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Każde miejsce liczy się raz, a siecią jest już jedna trasa; oddzielnych sieci się nie sumuje. Przy remisie punkty dostają wszyscy najlepsi, nawet jeśli nikt nie ma ani jednej trasy.

## Lesson

lesson-largest-network-what = Na końcu premię daje sieć łącząca najwięcej miejsc.
lesson-largest-network-how = Odgałęzienia liczą się tak samo jak długie linie, ale każde miejsce tylko raz. Co nie jest z nią połączone, nie liczy się.
lesson-largest-network-score =
    Daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Jeśli kilka sieci jest równie dużych, punktują wszystkie.

## Terminal

mechanic-largest-network = największa sieć
summary-largest-network =
    Sieć łącząca najwięcej miejsc daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
column-places-joined = miejsca
