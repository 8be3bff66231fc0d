## Regole

rules-saving-title = Risparmiare una carta
rules-saving-picture = Tre carte pagano una linea di quattro caselle.
rules-saving =
    { $everyone ->
        [no] Se hai il diritto di risparmiare, puoi
       *[yes] Puoi
    } non pagare una casella di una linea, anche una che richiederebbe più carte giocate come locomotiva. Paghi sempre almeno 1 carta e ogni locomotiva di un traghetto, e piazzi tutti i tuoi vagoni.

## Lezione

lesson-saving-what =
    { $everyone ->
        [no] Chi ne ha comprato il diritto può
       *[yes] Chiunque può
    } pagare una carta in meno per una linea.
lesson-saving-how = Tra i modi di pagare ne trovi uno che lascia una casella non pagata. Piazzi comunque tutti i tuoi vagoni, e la linea dà tutti i suoi punti.
lesson-saving-cost = Si paga sempre almeno 1 carta, e ogni locomotiva mostrata dalla linea.

## Terminale

mechanic-saving = risparmio
summary-saving = Risparmio: una linea si può pagare con una carta in meno, che in un pagamento si scrive less×1.

form-saving-everyone = Tutti possono risparmiare
