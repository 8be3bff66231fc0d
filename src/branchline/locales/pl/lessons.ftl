## Lessons: the first game, and one for each rule that a board adds.

learn = Naucz się w trzy minuty
lesson-name = Lekcja
lesson-step = Krok { $step } z { $steps }
lesson-skip = Pomiń lekcję
lesson-finish = Zakończ lekcję

lesson-offer-title = Nowość na tej planszy
lesson-offer =
    { $count ->
        [one] { $names } – jedna minuta
        [few] { $names } – po jednej minucie
       *[many] { $names } – po jednej minucie
    }
lesson-show = Pokaż
lesson-not-now = Nie teraz
lesson-never = Nie proponuj więcej
lesson-title = { $name } w minutę
lesson-of-rule = Lekcja: jedna minuta
lesson-back = Wstecz
lesson-next = Dalej
lesson-done = Gotowe
lesson-next-rule = Dalej: { $name }
