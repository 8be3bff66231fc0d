## Scores

line-most-tickets = Premia Globtrotera

## Rules page

rules-most-tickets-title = Globtroter
rules-most-tickets-picture = Jeden gracz ma cztery ukończone bilety, drugi trzy; pierwszy dostaje { $points } pkt.
rules-most-tickets =
    Kto ukończy najwięcej biletów, dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Przy remisie punkty dostają wszyscy najlepsi, nawet jeśli nikt nie ukończył żadnego.

## Lesson

lesson-most-tickets-what = Na końcu premię Globtrotera dostaje ten, kto ukończy najwięcej biletów.
lesson-most-tickets-how = Krótkie bilety liczą się tak samo jak długie. Gdy ukończysz swoje, dobierz więc następne. Ale nieukończony kosztuje swoje punkty.
lesson-most-tickets-score =
    Daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Przy równej liczbie biletów punkty dostają wszyscy najlepsi.

## Terminal

mechanic-most-tickets = globtroter
summary-most-tickets = Najwięcej ukończonych biletów: { $points } pkt.
