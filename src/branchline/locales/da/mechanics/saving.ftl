## Rules page

rules-saving-title = Spar et kort
rules-saving-picture = Tre kort betaler for en strækning på fire felter.
rules-saving =
    { $everyone ->
        [no] Hvis du har ret til at spare, må du
       *[yes] Du må
    } lade ét felt på en strækning være ubetalt, også et, der ville kræve flere kort spillet som et lokomotiv. Du betaler altid mindst 1 kort og alle færgens lokomotiver, og du sætter en vogn på hvert felt.

## Lesson

lesson-saving-what =
    { $everyone ->
        [no] De, der har købt retten til det,
       *[yes] Alle spillere
    } må betale ét kort mindre for en strækning.
lesson-saving-how = Blandt måderne at betale på er der en, som lader et felt være ubetalt. Du sætter stadig en vogn på hvert felt, og strækningen giver alle sine point.
lesson-saving-cost = Der betales altid mindst 1 kort og hvert lokomotiv, som strækningen viser.

## Terminal

mechanic-saving = besparelse
summary-saving = Besparelse: en strækning må betales med ét kort mindre, hvilket i betalingen skrives less×1.

form-saving-everyone = Alle må spare
