## Il file

map-unreadable = non si può leggere: { $problem }
map-not-a-file = non è un file
map-no-such-file = il file non esiste
map-no-such-map = la mappa non esiste; indica l’id di una mappa o il percorso di un file .toml
map-too-big = troppo grande per una mappa: più di { $most } byte
map-line-too-long = troppo lunga: { $size } byte, al massimo { $most }; dividila su più righe
map-not-utf8 = non è testo in UTF-8
map-nested = elenchi o tabelle con troppi livelli annidati
map-not-toml = non è TOML: { $problem }
toml-missing = manca { $sign }
toml-value = qui ci vuole un valore, come 12 o true, o un testo tra virgolette diritte
toml-key = qui ci vuole una chiave con = e un valore, o una [tabella]
toml-line-end = dopo il valore la riga deve finire
toml-character = un carattere che qui non può stare
toml-twice = questa chiave o tabella c’è già
toml-escape = scrivi \\ per una barra rovesciata, o un codice noto dopo di essa
toml-date = questa data non esiste
toml-number = il numero è troppo lungo
map-other-format = questa versione legge solo file di mappe di formato { $format }
map-other-version = c’è solo la versione { $version }; chiedi { $name }

## Valori

map-must-be = deve essere { $wanted }
map-key-must-be = la chiave deve essere { $wanted }
map-key-missing = manca; deve essere { $wanted }
map-text-too-long = troppo lungo: { $characters } caratteri, al massimo { $most }
map-unknown-key = chiave sconosciuta
map-unknown-mechanic = meccanica sconosciuta
map-listed-twice = è due volte nell’elenco

wanted-int = un numero intero da { $low } a { $high }
wanted-exactly = il numero { $number }
wanted-number = un numero da { $low } a { $high }
wanted-text = testo stampabile senza spazi all’inizio o alla fine
wanted-id = una parola di lettere minuscole, cifre e trattini bassi, come my_map
wanted-anything = qualsiasi cosa
wanted-flag = true o false
wanted-word = { $word }
wanted-one-of = uno tra { $words }
wanted-list = un elenco da { $least } a { $most } elementi
wanted-list-of =
    { $size ->
        [one] un elenco di 1 elemento
       *[other] un elenco di { $size } elementi
    }
wanted-entries = una tabella da { $least } a { $most } voci
wanted-table = una tabella
wanted-table-with = una tabella con { $keys }
wanted-deal = { $number }, o una tabella di mazzi con numeri così
wanted-mechanics = il nome di una meccanica, o un elenco di nomi così

## Varianti

map-no-such-variant = la variante non esiste
map-in-variant = { $problem } (nella variante { $variant })

## Giocatori, carte, spareggi e conteggi

map-first-game-bots =
    { $most ->
        [one] la mappa è per una persona e un bot: elencane 1
       *[other] oltre a una persona la mappa ammette da { $fewest } a { $most } bot: elencane altrettanti
    }
map-players-swapped = prima il minimo, poi il massimo: scrivi [{ $fewest }, { $most }]
map-too-few-locomotives = { $players } giocatori prenderebbero { $given } di { $locomotives } locomotive
map-too-few-cards =
    { $cards ->
        [one] 1 carta è troppo poco: { $players } giocatori ne ricevono 4 a testa e la fila ne ha 5, { $needed } in tutto
       *[other] { $cards } carte sono troppo poche: { $players } giocatori ne ricevono 4 a testa e la fila ne ha 5, { $needed } in tutto
    }
map-tie-needs = la mappa non usa la meccanica { $mechanic } che lo misura
map-rejected-needs = la mappa non usa la meccanica { $mechanic } che vi mette i biglietti rifiutati
map-other-count =
    { $what ->
        [places] luoghi nel file: { $count }; qual è il numero giusto?
        [tracks] linee nel file: { $count }; qual è il numero giusto?
       *[tickets] biglietti nel file: { $count }; qual è il numero giusto?
    }

## Luoghi e zone

map-unknown-place = luogo sconosciuto
map-name-taken = { $other } ha già questo nome (a parte maiuscole e accenti)
map-area-named-as-place = un luogo ha questo nome; dai alla zona un nome suo

## Linee

map-track-is-loop = la linea finisce dove comincia
map-track-reads-like = si legge come { $other } (a parte spazi e trattini); rinomina un luogo
map-track-too-long =
    { $trains ->
        [one] nessuno può costruire questa linea con 1 vagone
       *[other] nessuno può costruire questa linea con { $trains } vagoni
    }
map-no-points = nessun punto per questa lunghezza; aggiungi { $length } a [points]
map-board-falls-apart =
    { $more ->
        [0] il tabellone è spezzato: nessuna linea unisce { $names } al resto
        [one] il tabellone è spezzato: nessuna linea unisce { $names } e 1 altro al resto
       *[other] il tabellone è spezzato: nessuna linea unisce { $names } e altri { $more } al resto
    }
map-unknown-group = non c’è questo gruppo in [groups]
map-group-missing = manca; linee parallele come { $track } richiedono questa regola; vedi per_player e tracks_by_players
map-group-lacks-players = nessuna voce per { $players } giocatori; aggiungi { $players } = 1, o più linee

## Biglietti

map-too-many-offered =
    { $most ->
        [one] al massimo 1 biglietto alla volta
       *[other] al massimo { $most } biglietti alla volta
    }
map-keep-too-many =
    { $most ->
        [one] se ne offre solo 1; tienine al massimo 1
       *[other] se ne offrono solo { $most }; tienine al massimo { $most }
    }
map-unknown-end = luogo o zona sconosciuti
map-unknown-set = nessun biglietto è di questo gruppo
map-unused-ticket = nessuna partita usa questo biglietto; vedi tickets.sets ed ends_in
map-unused-deck = nessuno riceve biglietti di questo mazzo
map-unknown-deck = nessun biglietto è di questo mazzo
map-decks-are-chosen = su questa mappa i giocatori dicono da quali mazzi pescano; qui non si indica alcun mazzo, solo un numero di biglietti
map-too-many-tickets = { $tickets } biglietti in gioco, al massimo { $most }
map-too-few-tickets = per darne { $dealt } a ognuno di { $players } giocatori servono { $needed } biglietti, ma il mazzo { $deck } ne ha { $there }
map-ticket-is-loop = il biglietto finisce dove comincia
map-no-way = nessuna linea porta qui da { $start }
map-way-too-long = il tragitto più breve da { $start } richiede { $needed } vagoni, un giocatore ne ha { $trains }

## Meccaniche

map-key-needs = la mappa non ha { $mechanic }; aggiungi la meccanica: mechanics.{ $mechanic } = { $example }
map-no-such-track = nessuna linea unisce questi due luoghi
map-marks-no-tracks = non è una meccanica che segna linee; scrivi una tra { $names }
map-only-on-unused = nessuna linea della mappa è di quel tipo; aggiungi la meccanica { $mechanic }
map-payments-clash = { $mechanic } non va con { $other }: nessuna regola dice come pagare per entrambe
