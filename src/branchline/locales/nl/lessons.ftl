## Lessons: the first game, and one for each rule that a board adds.

learn = Leer het in drie minuten
lesson-name = Les
lesson-step = Stap { $step } van { $steps }
lesson-skip = Les overslaan
lesson-finish = Les afronden
lesson-offer-title = Nieuw op dit bord
lesson-offer =
    { $count ->
        [one] { $names } – één minuut
       *[other] { $names } – elk één minuut
    }
lesson-show = Laat zien
lesson-not-now = Nu niet
lesson-never = Niet meer aanbieden
lesson-title = { $name } in één minuut
lesson-of-rule = Les: één minuut
lesson-back = Terug
lesson-next = Verder
lesson-done = Klaar
lesson-next-rule = Hierna: { $name }
