# I biglietti scartati.

## At the table

discarded-tickets = Biglietti scartati
no-discarded-tickets = ancora nessuno

## What happens

ticket-rejected =
    { $subject ->
        [you] Rifiuti
        [you-again] rifiuti
        [again] rifiuta
       *[named] { $seat } rifiuta
    } { $ticket }
tickets-shuffled =
    i biglietti scartati vengono mescolati: nuova pila di { $tickets ->
        [one] { $tickets } biglietto
       *[other] { $tickets } biglietti
    }

## Rules page

rules-ticket-discards-title = Biglietti scartati
rules-ticket-discards-picture = I biglietti rifiutati stanno scoperti accanto alla pila.
rules-ticket-discards = I biglietti rifiutati vanno scoperti tra gli scarti, dove tutti li vedono. Appena la pila è vuota, vengono mescolati in una nuova. Una pescata che svuota la vecchia pila continua dalla nuova.

## Lesson

lesson-ticket-discards-what = I biglietti che rifiuti vanno scoperti tra gli scarti.
lesson-ticket-discards-see = Tutti li vedono. Così sai a che cosa nessuno mira, per ora.
lesson-ticket-discards-again = Quando la pila è vuota, vengono mescolati in una nuova e possono tornare.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = biglietti scartati
summary-ticket-discards = I biglietti rifiutati restano scoperti; quando la pila è vuota, formano la nuova.

## Map files

map-no-ticket-discards = nessun biglietto rifiutato ci va; scrivi rejected = "pile" in tickets.first o tickets.later
map-ticket-discards-out = gli scarti prenderebbero anche questi; scrivi "pile" o "under"
