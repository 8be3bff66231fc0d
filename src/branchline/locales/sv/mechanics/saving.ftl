## Rules page

rules-saving-title = Spara ett kort
rules-saving-picture = Tre kort betalar för en sträcka med fyra rutor.
rules-saving =
    { $everyone ->
        [no] Om du har rätt att spara får du
       *[yes] Du får
    } lämna en ruta på en sträcka obetald, även en som skulle kräva flera kort spelade som ett lokomotiv. Du betalar alltid minst 1 kort och alla färjans lokomotiv, och sätter ett tåg på varje ruta.

## Lesson

lesson-saving-what =
    { $everyone ->
        [no] Den som har köpt rätten
       *[yes] Alla spelare
    } får betala ett kort mindre för en sträcka.
lesson-saving-how = Bland betalsätten finns ett som lämnar en ruta obetald. Du sätter ändå ett tåg på varje ruta, och sträckan ger alla sina poäng.
lesson-saving-cost = Minst 1 kort betalas alltid, och varje lokomotiv som sträckan visar.

## Terminal

mechanic-saving = besparing
summary-saving = Besparing: en sträcka får betalas med ett kort mindre, vilket skrivs less×1 i betalningen.

form-saving-everyone = Alla får spara
