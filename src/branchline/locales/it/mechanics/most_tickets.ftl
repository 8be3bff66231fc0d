## Punteggio

line-most-tickets = Più biglietti completati

## Regole

rules-most-tickets-title = Più biglietti
rules-most-tickets-picture =
    { $points ->
        [one] Una persona ha completato quattro biglietti, l’altra tre; la prima riceve 1 punto.
       *[other] Una persona ha completato quattro biglietti, l’altra tre; la prima riceve { $points } punti.
    }
rules-most-tickets =
    { $points ->
        [one] Chi completa più biglietti riceve 1 punto.
       *[other] Chi completa più biglietti riceve { $points } punti.
    } In caso di parità i punti vanno a chiunque sia in testa, anche se nessuno ne ha completato uno.

## Lezione

lesson-most-tickets-what = Alla fine, chi ha completato più biglietti riceve un bonus.
lesson-most-tickets-how = I biglietti corti contano quanto quelli lunghi. Quindi pescane altri quando i tuoi sono completi. Ma uno mancato costa i suoi punti.
lesson-most-tickets-score =
    { $points ->
        [one] Dà 1 punto.
       *[other] Dà { $points } punti.
    } In caso di parità vanno a chiunque sia in testa.

## Terminale

mechanic-most-tickets = più biglietti
summary-most-tickets =
    { $points ->
        [one] Più biglietti completati: 1 punto.
       *[other] Più biglietti completati: { $points } punti.
    }
