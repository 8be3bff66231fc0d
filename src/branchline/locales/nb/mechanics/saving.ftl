## Rules page

rules-saving-title = Spare et kort
rules-saving-picture = Tre kort betaler for en rute på fire felter.
rules-saving =
    { $everyone ->
        [no] Hvis du har rett til å spare, kan du
       *[yes] Du kan
    } la ett felt på en rute være ubetalt, også et som ville krevd flere kort spilt som et lokomotiv. Du betaler alltid minst 1 kort og alle lokomotivene på en ferge, og setter et tog på hvert felt.

## Lesson

lesson-saving-what =
    { $everyone ->
        [no] De som har kjøpt retten til det,
       *[yes] Alle spillere
    } kan betale ett kort mindre for en rute.
lesson-saving-how = Blant måtene å betale på er det én som lar et felt være ubetalt. Du setter likevel et tog på hvert felt, og ruten gir alle poengene sine.
lesson-saving-cost = Minst 1 kort betales alltid, og hvert lokomotiv som ruten viser.

## Terminal

mechanic-saving = sparing
summary-saving = Sparing: en rute kan betales med ett kort mindre, og betalingen skrives da less×1.

form-saving-everyone = Alle kan spare
