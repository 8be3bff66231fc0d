## Lessons: the first game, and one for each rule that a board adds.

learn = Lær det på tre minutter
lesson-name = Leksjon
lesson-step = Trinn { $step } av { $steps }
lesson-skip = Hopp over leksjonen
lesson-finish = Avslutt leksjonen
lesson-offer-title = Nytt på dette brettet
lesson-offer =
    { $count ->
        [one] { $names } – ett minutt
       *[other] { $names } – ett minutt hver
    }
lesson-show = Vis meg
lesson-not-now = Ikke nå
lesson-never = Ikke spør igjen
lesson-title = { $name } på ett minutt
lesson-of-rule = Leksjon: ett minutt
lesson-back = Tilbake
lesson-next = Neste
lesson-done = Ferdig
lesson-next-rule = Neste: { $name }
