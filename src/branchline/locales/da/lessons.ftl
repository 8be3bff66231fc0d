## Lessons: the first game, and one for each rule that a board adds.

learn = Lær det på tre minutter
lesson-name = Lektion
lesson-step = Trin { $step } af { $steps }
lesson-skip = Spring lektionen over
lesson-finish = Afslut lektionen
lesson-offer-title = Nyt på denne plade
lesson-offer =
    { $count ->
        [one] { $names } – ét minut
       *[other] { $names } – ét minut hver
    }
lesson-show = Vis mig det
lesson-not-now = Ikke nu
lesson-never = Spørg ikke igen
lesson-title = { $name } på ét minut
lesson-of-rule = Lektion: ét minut
lesson-back = Tilbage
lesson-next = Næste
lesson-done = Færdig
lesson-next-rule = Næste: { $name }
