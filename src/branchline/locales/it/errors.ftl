did-you-mean = { $problem }; intendevi { $name }?
known-names = { $problem }; noti: { $names }
known-names-and-more =
    { $more ->
        [one] { $problem }; noti: { $names } e 1 altro
       *[other] { $problem }; noti: { $names } e altri { $more }
    }

value-huge-number = un numero enorme
value-table = una tabella
value-list =
    { $count ->
        [one] un elenco di 1 elemento
       *[other] un elenco di { $count } elementi
    }

at-line = riga { $line }
at-line-and-column = riga { $line }, colonna { $column }
at-end = fine del file
at-byte = byte { $byte }
at-file = file
at-record = partita

## Partite

players-out-of-range = { $map } è per { $fewest }–{ $most } giocatori, non { $players }
no-seat-to-start = non esiste il posto { $seat } tra { $players } giocatori
names-disagree = { $players } giocatori richiedono { $players } nomi, non { $names }
no-such-seat = non esiste il posto { $seat }; i posti vanno da 0 a { $last }
seat-not-to-act = ora non tocca al posto { $seat }; tocca a { $names }
game-is-over = la partita è finita
position-has-changed = la posizione è cambiata da quando la mossa è stata provata
no-such-action = { $action } non è un’azione; vanno da 0 a { $last }
not-an-action = { $text } non è un’azione su questa mappa
action-is-illegal = { $action } ora non è legale; sono legali { $legal }

## Meccaniche e mappe di altri pacchetti

mechanic-not-loaded = la meccanica { $mechanic } del pacchetto { $package } non si può usare: { $problem }. Ripara il pacchetto, o disinstallalo
mechanic-no-declaration = { $found } non è la dichiarazione di una meccanica
mechanic-known-already = c’è già una meccanica { $mechanic }
mechanic-key-taken = { $mechanic } aggiunge ai file delle mappe la chiave { $key }, che { $other } aggiunge già
words-missing = manca { $file }
words-unreadable = { $file }: non è un messaggio: { $entry }
words-taken = { $file }: c’è già un messaggio { $message }
maps-not-loaded = le mappe del pacchetto { $package } non si possono usare: { $problem }. Ripara il pacchetto, o disinstallalo
map-id-taken = c’è già una mappa { $map }

## Dove si giocano le partite

unknown-executor = le partite si giocano su "processes", "ray" o ray://HOST:PORT, non su { $on }
no-ray = Ray non è installato: pip install "branchline[ray]"
ray-unreachable = non c’è Ray all’indirizzo { $address }: { $problem }

## Tabelloni

not-a-board-of-format = non è un tabellone di formato { $format }
not-a-board = { $file }: non è un tabellone leggibile ({ $problem })
board-laid-out-otherwise = { $map }: ora i suoi luoghi sarebbero altrove; disegna di nuovo l’intero tabellone
land-would-fold = luoghi spostati al punto che la terra si piegherebbe; cambia scale o nudges
no-geography = nessuna geografia: manca { $file }
no-bounds = il board.toml della mappa deve dare i limiti (bounds) della geografia
some-coordinates-missing = luoghi senza coordinate: { $missing } su { $places } ({ $names }). Dai lat e lon a ogni luogo, o disponi il tabellone dalle sole linee con --layout tracks
unknown-board-key = { $file }: chiave sconosciuta { $key }; attesa una tra { $known }
unknown-board-place = { $file }: sulla mappa non c’è nessun luogo { $place }
