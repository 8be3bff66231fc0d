## Regole

rules-locomotive-limits-title = Locomotive
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Una locomotiva si può giocare su una linea con un simbolo, ma non su una normale.
       *[no] Una fila con tre locomotive, che resta com’è.
    }
rules-locomotive-limits = Qui le locomotive si possono giocare solo su { $where }, e in nessun altro posto.
rules-locomotive-limits-row = Una locomotiva della fila si prende come ogni altra carta, anche due in un turno.
rules-locomotive-limits-sweep = La fila resta com’è, per quante locomotive ci siano.

## Lezione

lesson-locomotive-limits-what = Una locomotiva vale una carta di qualsiasi colore. Su questo tabellone le locomotive hanno regole proprie.
lesson-locomotive-limits-where = Qui si possono giocare solo su { $where }.
lesson-locomotive-limits-else = Tutte le altre linee si pagano solo con carte del loro colore.
lesson-locomotive-limits-row = Prendi una locomotiva dalla fila come ogni altra carta: anche due in un turno.
lesson-locomotive-limits-sweep = La fila resta com’è, per quante locomotive ci siano.
lesson-locomotive-limits-tip = Una locomotiva della fila resta comunque tutto ciò che prendi nel tuo turno.

## Terminale

mechanic-locomotive-limits = limiti alle locomotive
summary-locomotives-only-on = Le locomotive si possono giocare solo su { $where }.
summary-locomotives-free = Una locomotiva della fila si prende come ogni altra carta.
summary-locomotives-stay = La fila non viene mai cambiata, per quante locomotive ci siano.

form-locomotive-limits-only-on = Locomotive solo su
form-locomotive-limits-row = Locomotive dalla fila
form-locomotive-limits-sweep = Sostituisci una fila con tre locomotive
# Words of a choice in a form.
form-word-free = pescate come le altre carte
