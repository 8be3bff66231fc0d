## Lessons: the first game, and one for each rule that a board adds.

learn = Apprendre en trois minutes
lesson-name = Leçon
lesson-step = Étape { $step } sur { $steps }
lesson-skip = Passer la leçon
lesson-finish = Finir la leçon
lesson-offer-title = Nouveau sur ce plateau
lesson-offer =
    { $count ->
        [one] { $names } – une minute
       *[other] { $names } – une minute par règle
    }
lesson-show = Montre-moi
lesson-not-now = Pas maintenant
lesson-never = Ne plus proposer
lesson-title = { $name } en une minute
lesson-of-rule = Leçon : une minute
lesson-back = Retour
lesson-next = Suite
lesson-done = Fini
lesson-next-rule = Ensuite : { $name }
