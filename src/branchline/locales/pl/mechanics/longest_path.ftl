## Scores

line-longest-path = Najdłuższa ciągła trasa
line-longest-path-measured = Najdłuższa ciągła trasa (pola)
tie-longest-path = premia za najdłuższą ciągłą trasę

## Rules page

rules-longest-path-title = Najdłuższa ciągła trasa
rules-longest-path-picture = Cztery trasy w jednym nieprzerwanym ciągu są podświetlone, odnoga obok nich nie.
rules-longest-path =
    Kto ma najdłuższy nieprzerwany ciąg własnych tras, dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Ciąg może przejść przez to samo miejsce kilka razy, ale po żadnej trasie dwa razy. Przy remisie punkty dostają wszyscy najlepsi, nawet jeśli nikt nie ma ani jednej trasy.

## Guide

guide-with-longest-path = Najdłuższa ciągła trasa daje premię.

## Lesson

lesson-longest-path-what = Na końcu premię daje najdłuższy nieprzerwany ciąg tras jednego gracza.
lesson-longest-path-how = Luka go przerywa, a odnogi się nie liczą. Ciąg może przejść przez miasto dwa razy, ale po żadnej trasie dwukrotnie. Nie kosztuje to nic prócz tras.
lesson-longest-path-score =
    Daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Jeśli kilka ciągów jest równie długich, wszystkie dają punkty.

## Terminal

mechanic-longest-path = najdłuższa ciągła trasa
summary-longest-path =
    Najdłuższa ciągła trasa daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
reason-longest-path = Z { $tracks } trasa ma { $length } pól i jest na razie najdłuższa: +{ $points }, jeśli tak zostanie.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = premia za najdłuższą ciągłą trasę
