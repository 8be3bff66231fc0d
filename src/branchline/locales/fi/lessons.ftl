## Lessons: the first game, and one for each rule that a board adds.

learn = Opi kolmessa minuutissa
lesson-name = Oppitunti
lesson-step = Vaihe { $step }/{ $steps }
lesson-skip = Ohita oppitunti
lesson-finish = Päätä oppitunti

lesson-offer-title = Uutta tällä laudalla
lesson-offer =
    { $count ->
        [one] { $names } – yksi minuutti
       *[other] { $names } – minuutti kutakin
    }
lesson-show = Näytä
lesson-not-now = Ei nyt
lesson-never = Älä tarjoa enää
lesson-title = { $name } minuutissa
lesson-of-rule = Oppitunti: yksi minuutti
lesson-back = Takaisin
lesson-next = Seuraava
lesson-done = Valmis
lesson-next-rule = Seuraavaksi: { $name }
