## Al tavolo

grand-tour = Grand Tour
grand-tour-now =
    { $count ->
        [0] Nessuno dei tuoi biglietti è ancora su un anello.
        [one] 1 dei tuoi biglietti è su un anello: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[other] { $count } dei tuoi biglietti sono su anelli: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }

## Punteggio

line-grand-tour = Grand Tour

## Regole

rules-grand-tour-title = Grand Tour
rules-grand-tour-picture = Due tragitti diversi, che insieme formano un anello, uniscono i due capi di un biglietto.
rules-grand-tour = Un biglietto completato è in tour se i suoi due capi sono uniti da due tuoi tragitti senza linee in comune; possono incontrarsi nelle città. Più biglietti così, più punti, oltre a quelli dei biglietti:
rules-tours = Biglietti

## Guida

guide-with-grand-tour = Un anello per i due capi del biglietto vale di più.

## Lezione

lesson-grand-tour-what = Unisci due volte le due città di un biglietto, con due tragitti senza linee in comune: allora il biglietto è nel Grand Tour.
lesson-grand-tour-how = Non costa nulla in più: continua a costruire fino a chiudere un anello. I due tragitti possono incontrarsi nelle città, e un anello può servire a più biglietti.
lesson-grand-tour-score = Più biglietti in tour, più punti, oltre a quelli dei biglietti.

## Terminale

mechanic-grand-tour = Grand Tour
summary-grand-tour = Grand Tour: i biglietti completati con i capi uniti da due tragitti separati danno un bonus.
label-grand-tour = Grand Tour
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = i tuoi finora: { $count }
reason-grand-tour = { $tracks } chiude un anello per { $tickets }: il Grand Tour vale +{ $points }.

form-grand-tour-bonus = Punti per numero di biglietti
