## Lezioni

learn = Impara in tre minuti
lesson-name = Lezione
lesson-step = Passo { $step } di { $steps }
lesson-skip = Salta la lezione
lesson-finish = Finisci la lezione

lesson-offer-title = Novità di questo tabellone
lesson-offer =
    { $count ->
        [one] { $names } – un minuto
       *[other] { $names } – un minuto per regola
    }
lesson-show = Mostrami
lesson-not-now = Non ora
lesson-never = Non proporre più
lesson-title = { $name } in un minuto
lesson-of-rule = Lezione: un minuto
lesson-back = Indietro
lesson-next = Avanti
lesson-done = Fatto
lesson-next-rule = Avanti: { $name }
