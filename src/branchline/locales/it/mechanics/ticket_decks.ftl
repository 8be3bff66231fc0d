## At the table

decks = Mazzi dei biglietti
decks-how = Di’ quanti ne vuoi da ciascuno prima di pescare
decks-left = corti: { $short }, lunghi: { $long }
decks-kept = { $seat } – corti: { $short }, lunghi: { $long }
decks-question = Dei tuoi { $count } primi biglietti, quanti corti e quanti lunghi?
status-ticket-decks = Biglietti corti o lunghi?
status-ticket-decks-how = Tutti lo dicono insieme; poi si distribuiscono.
action-draw-split =
    { $long ->
        [0] pescare – corti: { $short }
       *[other] { $short ->
            [0] pescare – lunghi: { $long }
           *[other] pescare – corti: { $short }, lunghi: { $long }
        }
    }
choice-draw-split = corti: { $short }, lunghi: { $long }
ask-draw-split = Poi ne tieni almeno { $keep }. Quelli che rifiuti tornano al loro mazzo.
may-draw-split = pescare biglietti

## What happens

drew-of-decks =
    { $subject ->
        [you] Peschi
        [you-again] peschi
        [again] pesca
       *[named] { $seat } pesca
    } biglietti – corti: { $short }, lunghi: { $long }

## Rules page

rules-ticket-decks-title = Biglietti corti e lunghi
rules-ticket-decks-picture = Di quattro biglietti, due vengono dal mazzo corto e due da quello lungo.
rules-ticket-decks = I biglietti corti e quelli lunghi hanno ciascuno il proprio mazzo. Prima di pescare dici quanti ne vuoi da ciascuno; quelli rifiutati tornano al loro mazzo. All’inizio lo dicono tutti insieme, poi si distribuiscono.
rules-ticket-decks-details = In seguito non puoi chiedere a un mazzo più biglietti di quanti ne abbia. Tutti vedono quanti ne restano in ogni mazzo e da quale vengono i biglietti degli altri. Se all’inizio un mazzo non basta, lo completa l’altro; se poi tutti e due insieme ne hanno troppo pochi, peschi tutti quelli rimasti.

## Lesson

lesson-ticket-decks-what = Ci sono due mazzi di biglietti: corti per pochi punti e lunghi per molti.
lesson-ticket-decks-how = Prima di pescare dici quanti ne vuoi da ciascuno. Solo allora li vedi, e ne tieni alcuni.
lesson-ticket-decks-why = Quelli lunghi danno un piano per tutta la partita. Quelli corti si completano presto, e chi ne completa di più può avere un bonus.

## Terminal

mechanic-ticket-decks = biglietti corti e lunghi
summary-ticket-decks = Due mazzi di biglietti: prima di pescare dici quanti corti e quanti lunghi vuoi. Quelli rifiutati tornano al loro mazzo.
form-ticket-decks-short = Mazzo dei biglietti corti
form-ticket-decks-long = Mazzo dei biglietti lunghi
