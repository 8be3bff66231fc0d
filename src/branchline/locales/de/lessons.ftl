## Lessons: the first game, and one for each rule that a board adds.

learn = In drei Minuten lernen
lesson-name = Lektion
lesson-step = Schritt { $step } von { $steps }
lesson-skip = Lektion überspringen
lesson-finish = Lektion beenden
lesson-offer-title = Neu auf diesem Spielplan
lesson-offer =
    { $count ->
        [one] { $names } – eine Minute
       *[other] { $names } – je eine Minute
    }
lesson-show = Zeig es mir
lesson-not-now = Jetzt nicht
lesson-never = Nicht mehr anbieten
lesson-title = { $name } in einer Minute
lesson-of-rule = Lektion: eine Minute
lesson-back = Zurück
lesson-next = Weiter
lesson-done = Fertig
lesson-next-rule = Als Nächstes: { $name }
