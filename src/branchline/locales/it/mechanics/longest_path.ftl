## Punteggio

line-longest-path = Percorso più lungo
line-longest-path-measured = Percorso più lungo (caselle)
tie-longest-path = il bonus per il percorso più lungo

## Regole

rules-longest-path-title = Percorso più lungo
rules-longest-path-picture = Quattro linee in un percorso continuo sono illuminate; un ramo accanto no.
rules-longest-path =
    { $points ->
        [one] Chi ha il percorso continuo più lungo di linee proprie riceve 1 punto.
       *[other] Chi ha il percorso continuo più lungo di linee proprie riceve { $points } punti.
    } Può passare più volte da un luogo, ma non dalla stessa linea. In caso di parità i punti vanno a chiunque sia in testa, anche se nessuno ha neppure una linea.

## Guida

guide-with-longest-path = Il percorso continuo più lungo dà un bonus.

## Lezione

lesson-longest-path-what = Alla fine, il percorso continuo più lungo di linee della stessa persona dà un bonus.
lesson-longest-path-how = Un’interruzione lo spezza, e i rami non contano. Può passare due volte da una città, ma non dalla stessa linea. Non costa nulla oltre alle linee.
lesson-longest-path-score =
    { $points ->
        [one] Dà 1 punto.
       *[other] Dà { $points } punti.
    } Se più percorsi sono ugualmente lunghi, valgono tutti.

## Terminale

mechanic-longest-path = percorso più lungo
summary-longest-path =
    { $points ->
        [one] Il percorso più lungo dà 1 punto.
       *[other] Il percorso più lungo dà { $points } punti.
    }
reason-longest-path = Con { $tracks } il percorso è lungo { $length } caselle, il più lungo finora: +{ $points } se resta così.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = bonus del percorso più lungo
