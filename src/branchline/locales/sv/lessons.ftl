## Lessons: the first game, and one for each rule that a board adds.

learn = Lär dig på tre minuter
lesson-name = Lektion
lesson-step = Steg { $step } av { $steps }
lesson-skip = Hoppa över lektionen
lesson-finish = Avsluta lektionen
lesson-offer-title = Nytt på den här spelplanen
lesson-offer =
    { $count ->
        [one] { $names } – en minut
       *[other] { $names } – en minut var
    }
lesson-show = Visa mig
lesson-not-now = Inte nu
lesson-never = Fråga inte igen
lesson-title = { $name } på en minut
lesson-of-rule = Lektion: en minut
lesson-back = Tillbaka
lesson-next = Nästa
lesson-done = Klart
lesson-next-rule = Nästa: { $name }
