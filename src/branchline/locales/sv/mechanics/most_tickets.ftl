## Scores

line-most-tickets = Flest klara biljetter

## Rules page

rules-most-tickets-title = Flest biljetter
rules-most-tickets-picture = En spelare har fyra klara biljetter, den andra tre; den första får { $points } poäng.
rules-most-tickets = Den som har flest klara biljetter får { $points } poäng. Om flera är lika får alla poängen, även om ingen har någon klar.

## Lesson

lesson-most-tickets-what = I slutet får den som har flest klara biljetter en bonus.
lesson-most-tickets-how = Korta biljetter räknas lika mycket som långa. Så dra fler när dina är klara. Men en du missar kostar sina poäng.
lesson-most-tickets-score = Den ger { $points } poäng. Om flera har lika många klara får alla poäng.

## Terminal

mechanic-most-tickets = flest biljetter
summary-most-tickets = Flest klara biljetter: { $points } poäng.
