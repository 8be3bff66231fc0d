refused-detail = { $reason } ({ $detail })

## Motivi

refused-stale = Nel frattempo la posizione è cambiata.
refused-out-of-turn = Non tocca a te.
refused-illegal = Ora non è permesso.
refused-not-your-seat = Quello non è il tuo posto.
refused-not-started = La partita non è cominciata.
refused-over = La partita è finita.
refused-not-now = Ora non è possibile.
refused-bad-name = Questo nome qui non si può usare.
refused-bad-record = Questo file non si può aprire.
refused-cannot-undo = Questo non si può annullare.
refused-malformed = Il server non ha capito ciò che invia questa pagina.
refused-too-large = È troppo lungo.
refused-too-fast = Un po’ più piano.
refused-unavailable = Il server non ci è riuscito; riprova.
refused-unknown-room = Questo tavolo non esiste.

## Dettagli: messaggi e richieste

refusal-not-a-message = { $problem }
refusal-nested = troppi livelli annidati
refusal-most-bytes = al massimo { $bytes } byte
refusal-broken-off = la richiesta si è interrotta
refusal-no-move-number = una mossa ha un numero, contato da 1
refusal-no-request = la richiesta non si capisce
refusal-too-slow =
    { $seconds ->
        [one] la richiesta non è arrivata entro un secondo
       *[other] la richiesta non è arrivata entro { $seconds } secondi
    }
refusal-too-many-connections = al momento ci sono troppe connessioni
refusal-connections-of-address = ci sono troppe connessioni da questo indirizzo
refusal-rooms-of-address =
    { $most ->
        [one] c’è già un tavolo da questo indirizzo
       *[other] ci sono già { $most } tavoli da questo indirizzo
    }
refusal-rooms-today = oggi da questo indirizzo sono stati aperti troppi tavoli
refusal-busy = il server ha troppo da fare; riprova tra un momento
refusal-other-site = non si risponde a richieste di altri siti
refusal-wait-a-minute = aspetta un minuto
refusal-hello-first = il primo messaggio deve essere hello
refusal-one-hello = un solo hello, nel protocollo { $protocol }; può servire ricaricare la pagina
refusal-no-token = Questo browser non ha un posto a questo tavolo, e non si può guardare. Se hai ricevuto un invito, apri il suo link.
refusal-not-host = può farlo solo chi ha creato la partita
refusal-network-elsewhere = solo dal computer su cui gira il server
refusal-network-public = questo server non è solo per il proprio computer
refusal-no-network = non è stata trovata nessuna rete locale per questo computer
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = questo non è un link a questo server
refusal-database = errore della base di dati; non è stato salvato nulla
refusal-unreadable = questa partita non si può leggere
refusal-server-error = qualcosa è andato storto sul server

## Dettagli: lo stato di una partita

refusal-seats-open = la partita comincia quando tutti i posti sono occupati
refusal-already-begun = la partita è cominciata
refusal-not-over = la partita non è finita
refusal-record-later = il file si può avere quando la partita è finita
refusal-record = { $problem }
refusal-record-unfinished = la partita non è finita; qui si aprono solo partite finite
refusal-record-too-much = controllarlo richiede troppo tempo
refusal-records-today = oggi da questo indirizzo sono stati aperti troppi file
refusal-no-pictures = a questo server mancano i pacchetti per farlo: pip install 'branchline[pictures]'
refusal-no-drawing = questo server non ha i pacchetti per farlo: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = questo server non ha i pacchetti per farlo: pip install 'branchline[print]'
refusal-not-printed = è una variante di un tabellone incluso; si stampano solo mappe proprie
refusal-no-uploads = questo server non conserva mappe dei visitatori
refusal-too-many-uploads = conserva al massimo { $most } mappe; togline prima una delle tue
refusal-no-file = nessun file è stato aperto per questa pagina
refusal-no-studies = qui solo il proprietario del server può usare il laboratorio
refusal-study-running = il laboratorio di questo server è occupato; riprova quando ha finito
refusal-not-ready = non è ancora pronto
refusal-replay-later = il replay si può vedere quando la partita è finita
refusal-changed-at = la posizione è cambiata alla versione { $version }
refusal-no-version = la versione { $version } non c’è ancora
refusal-others-to-act = tocca a { $names }
refusal-illegal-action = l’azione { $action } ora non è legale
refusal-undo = si è scoperto qualcosa di nuovo, ha giocato un’altra persona, o si è già annullato troppo
refusal-hint-turn = i consigli sono per chi è di turno
refusal-one-hint = un consiglio alla volta
refusal-no-hint = nessun consiglio trovato in tempo
refusal-before-last-move = scegli una mossa prima dell’ultima, la { $moves }
refusal-log-incomplete = la cronaca di questa partita è incompleta

## Dettagli: stanze, posti e chat

refusal-no-such-map = questa mappa non esiste
refusal-no-such-lesson = questa lezione non esiste
refusal-no-such-puzzle = questo problema non esiste
refusal-no-such-variant = la mappa non ha questa variante
refusal-player-count = { $map } è per { $fewest }–{ $most } giocatori
refusal-first-seat = il posto che dovrebbe cominciare non esiste
refusal-no-such-bot = questo bot non esiste; ci sono { $bots }
refusal-seats-of-game =
    { $count ->
        [one] la partita ha 1 posto, che non può essere libero
       *[other] la partita ha { $count } posti, nessuno dei quali può essere libero
    }
refusal-too-many-rooms = al momento ci sono troppi tavoli
refusal-rematch-exists = la nuova partita c’è già
refusal-no-open-seat = nessun posto è libero
refusal-bot-plays = un bot gioca a questo posto; prima riprendilo
refusal-bot-plays-already = un bot gioca già a questo posto
refusal-no-bot-plays = nessun bot gioca a questo posto
refusal-bot-sits-there = lì siede un bot
refusal-mute = il posto da silenziare non esiste
refusal-nothing-said = non c’è nulla da dire
refusal-name-length =
    { $most ->
        [one] un nome ha 1 carattere
       *[other] un nome ha da 1 a { $most } caratteri
    }
refusal-name-hidden = contiene caratteri invisibili
refusal-name-marks =
    { $most ->
        [one] al massimo 1 accento per lettera
       *[other] al massimo { $most } accenti per lettera
    }
refusal-name-taken = qui qualcuno si chiama già { $name }
refusal-too-much-chat = a questo tavolo si parla troppo

## Il server

server-no-client =
    Il server di branchline è attivo, ma il client per il browser non è compilato: esegui `make setup`
    nei sorgenti, o installa un wheel. Con `branchline play --terminal` si gioca nel terminale, e i
    programmi possono usare l’API: vedi /api/options.
server-unknown-host =
    Questo server non risponde a quel nome. Se dovrebbe, avvialo con --origin e l’indirizzo del sito.

## Basi di dati

database-of-another-program = { $path }: è la base di dati di un altro programma; indica un altro file
database-of-newer-version =
    { $database }: scritta da una versione più recente di branchline (schema { $found }, questa legge { $own }); usa quella versione, o indica un’altra base di dati con --database
database-of-older-version =
    { $database }: scritta da una versione precedente di branchline (schema { $found }, questa richiede { $own }). Si può aggiornare, e poi le versioni precedenti non la leggono più: fai prima una copia di sicurezza ({ $kind ->
        [shared] pg_dump
       *[file] una copia del file, con il suo file -wal se c’è, mentre nessun server è attivo
    }), e riavvia con --upgrade
database-scheme = { $scheme }: le basi di dati sono un file, indicato solo dal suo percorso (games.sqlite), o PostgreSQL (postgresql://user@host/name)
database-address = questo non è l’indirizzo di una base di dati PostgreSQL; ha la forma postgresql://user@host:port/name
database-needs-driver = PostgreSQL richiede un driver: pip install 'branchline[postgres]'
database-in-use =
    { $file }: un altro server tiene le sue partite in questo file{ $address ->
        [none] {""}
       *[other] {""}, all’indirizzo { $address }
    }; fermalo, o indica un altro file con --database (più server possono condividere una base di dati PostgreSQL)
