## Il programma

help-branchline = Giochi di mappe ferroviarie: giocali nel browser o nel terminale, guardali, studiali.
help-start = Comincia con: branchline play
option-version = Mostra la versione ed esci.
option-language = Lingua di tutti i messaggi: { $languages } (predefinito: quella del sistema).
language-unknown = { $language } non è una lingua disponibile qui; scegli tra { $languages }
version =
    branchline { $version } (motore { $engine ->
        [compiled] compilato
       *[interpreted] interpretato
    })
stopped = Fermato.
unexpected-error = Errore: è successo qualcosa di inatteso ({ $error }). Per favore segnalalo, con ciò che vedi dopo aver impostato { $variable }=1.
error-in = { $file }: { $problem }

## Ciò che dice la riga di comando da sé

click-usage = Uso:
usage-options = OPZIONI
usage-command = COMANDO [ARGOMENTI]…
click-options = Opzioni
click-commands = Comandi
click-help = Mostra questo messaggio ed esci.
click-default = predefinito: { $default }
click-error = Errore: { $message }
click-try-help = Prova «{ $command } { $option }» per l’aiuto.
click-invalid = Valore non valido: { $message }
click-invalid-for = Valore non valido per { $param-hint }: { $message }
click-missing-argument = Manca l’argomento
click-missing-option = Manca l’opzione
click-missing-command = Manca il comando.
click-no-such-option = L’opzione { $name } non esiste.
click-no-such-command = Il comando { $name } non esiste.
click-not-a-number = { $value } non è un { $number-type } valido.
click-not-in-range = { $value } non è nell’intervallo { $range }.
click-no-such-file = { $name } { $filename } non esiste.
click-is-a-folder = { $name } { $filename } è una cartella.
click-takes-no-value = L’opzione { $name } non accetta valori.
click-file = File
click-not-a-choice = { $value } non è { $choice }.
click-not-one-of = { $value } non è uno tra { $choices }.
click-extra-argument = Un argomento di troppo ({ $args })
click-extra-arguments = Argomenti di troppo ({ $args })
click-needs-value = L’opzione { $name } richiede un argomento.
click-did-you-mean = Intendevi { $possibility }?
click-did-you-mean-one-of = (Intendevi uno di questi: { $possibilities }?)

## Opzioni di più comandi

option-json = Mostra i dati in JSON.
option-map = L’id di una mappa o un file di mappa.
option-variant = Una variante della mappa.
option-players = Numero di giocatori.
option-players-fewest = Numero di giocatori (predefinito: il minimo).
option-processes = Processi che si dividono le partite (predefinito: tutti i core).
option-on = Dove si giocano le partite: "processes" di questa macchina, "ray" (anch’esso su questa macchina) o l’indirizzo di un cluster, ray://HOST:PORT.
option-map-file = Dov’è la mappa di una partita salvata, se è stata spostata.

## play

help-play =
    Gioca nel tuo browser, su questa macchina: contro i bot, con persone accanto a te, o tramite un link.

    MAP è l’id di una mappa (vedi `branchline maps`) o un tuo file di mappa; senza, scegli nel browser. Le partite si conservano e continuano da dov’erano. Ctrl-C termina.

    Con --terminal si gioca nel terminale; senza MAP bastano poche domande per cominciare. Più persone possono condividere la tastiera; con soli bot (--seats greedy,random) la partita scorre sullo schermo.
option-play-port = Dove ascoltare.
option-play-database = Dove si conservano le partite.
option-no-browser = Non aprire il browser; mostra solo l’indirizzo.
option-terminal = Gioca nel terminale; il resto è per questo.
option-play-players = Quanti giocatori.
option-seats = Chi gioca, con virgole: { $kinds }, module:Class o run:COMMAND (predefinito: tu tra i bot).
option-names = I nomi dei giocatori, con virgole.
option-play-seed = Lo stesso seme distribuisce le stesse carte.
option-save = Salva la partita dopo ogni mossa.
option-resume = Continua una partita salvata.
only-in-terminal = { $option } è per il gioco nel terminale: aggiungi --terminal
bots-by-seats = { $option } è per il gioco nel browser; nel terminale, indica il bot in --seats
only-in-browser = { $option } è per il gioco nel browser; toglila, o togli --terminal
map-missing = quale mappa? branchline play --terminal MAP, dove MAP è una tra { $maps }
variant-needs-map = --variant richiede una MAP
map-file-needs-resume = --map-file va con --resume; altrimenti indica il file come MAP
file-exists = { $file } esiste già; continualo con --resume { $file }, o indica un altro file
save-refused = non si può salvare in { $file }: { $problem }
resumed-has-its-own = una partita salvata ha le sue; togli { $options }

unknown-seat-kind = nessuno di nome { $kind } può sedersi
seats-disagree = --players { $players } e --seats con { $seats } non concordano
not-a-name = { $name } non è un nome: da 1 a { $longest } caratteri stampabili, per favore
same-name = due giocatori hanno lo stesso nome
resumed-seats-disagree = la partita ha { $seats } posti, --seats ne ha { $given }

client-not-built = il client per il browser non è compilato: esegui `make setup` nei sorgenti, o installa un wheel; intanto con `branchline play --terminal` si gioca qui
browser-is-at = branchline è su { $address }
browser-runs-already = branchline è già attivo, su { $address }
browser-keeps-games = Ctrl-C lo termina; le partite si conservano in { $file }
browser-ends = A presto. Le tue partite sono conservate.
port-refused = porta { $port }: { $problem }; indicane un’altra con { $option }, o nessuna
not-an-address = { $address } non è l’indirizzo di una macchina, come 192.168.1.5
not-a-database = { $file }: non è una base di dati in cui conservare partite: { $problem }

## serve

server-keeps-games = Le partite si conservano in { $file }
map-id-is-packaged = { $file }: id "{ $id }": è l’id di una mappa del pacchetto; dai un altro id alla mappa
map-id-twice = { $file }: id "{ $id }": { $other } ha lo stesso id; danne un altro a una delle due
help-studio =
    Disegna una tua mappa nel browser, guardala come tabellone e giocaci.

    Con FILE (.toml) la mappa si legge da lì, se c’è, e ogni modifica vi si scrive.
studio-file-toml = { $file }: i file di mappa finiscono in .toml
studio-no-folder = { $folder } non è una cartella
server-keeps-maps = I visitatori possono lasciare mappe qui. Apri { $page } per toglierne qualcuna.
option-allow-uploads = Conserva le mappe che i visitatori disegnano, perché tutti ci giochino.
help-serve = Servi partite ai browser finché non viene fermato (Ctrl-C).
option-host = Indirizzo su cui ascoltare.
option-serve-port = Porta su cui ascoltare.
option-serve-database = File in cui si conservano le partite, o postgresql://user@host/name (predefinito: games.sqlite nella tua cartella dei dati).
option-upgrade = Aggiorna una base di dati di una versione precedente; fai prima una copia di sicurezza.
option-serve-processes = Server da avviare, che condividono la porta e una base di dati PostgreSQL.
upgrade-now = Aggiornarla ora?
processes-need-postgresql = --processes { $count } richiede una base di dati PostgreSQL: più server non possono condividere un file; indicane una con --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] 1 server è su { $address }
       *[other] { $count } server sono su { $address }
    }
process-restarts = Un server è terminato (codice { $code }); un altro prende il suo posto.
process-gives-up = Non si può avviare un server (codice { $code }).
option-own-map = Offri un tuo file di mappa; si può ripetere.
option-own-bot = Offri un tuo bot con un nome: module:Class, un bot installato o run:COMMAND; si può ripetere.
option-lan-address = L’indirizzo di questa macchina per chi è sulla rete locale (predefinito: quello trovato).
option-origin = Altra origine da cui le pagine possono connettersi.
option-serve-bots = Processi in cui pensano i bot.
option-bot-pause = Secondi prima che un bot prenda una decisione facile; per quelle difficili fino a quattro volte tanto.
option-undo-seconds = Secondi che un bot aspetta mentre si può ancora annullare una mossa, se i bot fanno pause.
option-rooms-per-minute = Nuove stanze che un indirizzo può aprire.
option-rooms-per-address = Stanze di un indirizzo che possono essere attive insieme.
option-connections-per-address = Connessioni che un indirizzo può avere insieme.
option-connections = Connessioni possibili insieme, se il sistema permette tanti file.
option-proxy = Indirizzo o rete di un proxy che può dire da dove viene una richiesta (X-Forwarded-For); si può ripetere.
option-metrics-port = Porta su cui Prometheus trova i dati (predefinito: nessuna).
option-metrics-host = Indirizzo di quella porta.
option-log-format = Come si scrive il registro del server.
not-a-network = { $network } non è un indirizzo o una rete, come 10.0.0.5 o 10.0.0.0/8

## maps e check-map

help-maps = Elenca le mappe di branchline.
option-maps-json = Mostra le mappe in JSON.
help-check-map =
    Controlla un FILE di mappa: ogni problema, e cosa sarebbe giusto.

    Codice di uscita 1 se ci sono problemi.
option-check-map-json = Mostra i problemi in JSON.
maps-hint = Giocane una: branchline play MAP    Una tua: branchline check-map FILE
rules-and-variants = { $rules }; varianti: { $variants }
problems-found =
    { $count ->
        [one] 1 problema
       *[other] { $count } problemi
    }
map-is-sound = { $map } ({ $id }) è corretta: { $fewest }–{ $most } giocatori, { $trains } vagoni a testa; luoghi: { $places }, linee: { $tracks }, biglietti: { $tickets }.
map-mechanics = Meccaniche: { $names }.
map-variants = Varianti: { $names }.

## replay

help-replay = Controlla la partita salvata FILE, voce per voce, e rigiocala.
option-replay-json = Mostra la partita in JSON.
option-to = Fermati dopo N mosse.
option-animate = Scrivi la partita come animazione, .webp o .gif, di 3 MB al massimo.
option-log = Racconta tutto ciò che è successo, a frasi.
beyond-the-end =
    { $moves ->
        [one] la partita ha 1 mossa, quindi { $option } { $given } va oltre la fine
       *[other] la partita ha { $moves } mosse, quindi { $option } { $given } va oltre la fine
    }
replay-heading =
    { $moves ->
        [one] { $map } · { $seats } · 1 mossa, corretta
       *[other] { $map } · { $seats } · { $moves } mosse, tutte corrette
    }
replay-part-heading =
    { $shown ->
        [one] { $map } · { $seats } · la prima di { $moves } mosse, corretta
       *[other] { $map } · { $seats } · le prime { $shown } di { $moves } mosse, tutte corrette
    }
game-not-over = La partita non è finita: tocca a { $seats }.
not-an-animation = { $file }: un’animazione si scrive come .webp o .gif
animation-needs-packages = per un’animazione servono altri pacchetti: pip install 'branchline[pictures]'
animation-working = Animazione della partita
animation-written = Scritto: { $file } ({ $megabytes } MB)

## board

help-board =
    Disegna il tabellone di MAP, vuoto o come l’ha lasciato una partita salvata.

    Le mappe del pacchetto hanno tabelloni già pronti. La tua mappa ne riceve uno dalle coordinate dei suoi luoghi o, se non ne dà, dalle sue linee.
option-output = Scrivi qui.
option-format = Tipo di immagine; altrimenti secondo il nome di FILE.
option-width = Larghezza di un PNG, in pixel.
option-record = Mostra una partita salvata con il punteggio; senza MAP, sulla mappa su cui è stata giocata.
option-move = La partita dopo N mosse.
option-geography = Disegna di nuovo il tabellone, su terra reale.
option-layout = Disegna di nuovo il tabellone: da dove sono i luoghi, o dalle sole linee.
option-keep = Conserva accanto al file di mappa il tabellone ridisegnato.
move-needs-record = --move richiede una partita: indica --record FILE
board-of-what = quale tabellone? indica MAP, o una partita con --record FILE
not-a-picture = { $file }: un tabellone si scrive come .svg o .png; altrimenti indica --format
board-written = { $file }: il tabellone { $map }
game-on-another-map = { $file }: una partita sulla mappa { $played }, non { $map }
drawing-needs-packages = per ridisegnare un tabellone servono altri pacchetti: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = per un PNG servono altri pacchetti: pip install 'branchline[pictures]'; con --format svg no
no-coordinates = Nessun luogo ha coordinate: disposto dalle linee.
drawing-places = Disegno i luoghi…
drawing-ground = Disegno il terreno…
drawing-routes = Disegno tratte ed etichette…
drawing-names = Disegno nomi e rilievi…

## simulate

help-simulate = Gioca molte partite tra bot su MAP (un id o un file di mappa) e riporta i dati.
option-games = Numero di partite.
option-bot = Bot per ogni posto, o uno per posto, con virgole ({ $bots }).
option-simulate-seed = Fissa ogni partita (predefinito: estratto e indicato).
bots-disagree = { $players } giocatori richiedono 1 o { $players } bot, non { $bots }
games-played = in gioco
simulated =
    { $games ->
        [one] { $map }, { $players } giocatori, 1 partita, seme { $seed }
       *[other] { $map }, { $players } giocatori, { $games } partite, seme { $seed }
    }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turni e { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisioni a partita; per secondo di processore, partite: { NUMBER($games, maximumFractionDigits: 0) }, decisioni: { NUMBER($speed, maximumFractionDigits: 0) }

## arena

help-arena = Fai giocare i bot tra loro, in ogni posto e con le stesse distribuzioni, e classificali.
option-arena-bots = Bot, con virgole: { $bots }, module:Class o run:COMMAND.
option-arena-games = Partite di ogni incontro.
option-arena-seed = Fissa le distribuzioni.
option-book = Un file in cui conservare le partite; se esiste già, il torneo continua.
option-sprt = Fermati quando è certo che il primo bot vince questa quota, o che non la vince.
option-plot = Disegna la classifica come SVG.
too-few-bots = un torneo richiede due o più bot diversi
sprt-out-of-range = --sprt deve stare tra la quota equa { $fair } e 1
arena-heading = { $map }, { $players } giocatori, seme { $seed }
arena-plot-title = { $map }, { $players } giocatori
rating-interval = da { $low } a { $high }
sequential-test =
    Test sequenziale per { $share }: { $verdict ->
        [better] migliore
        [no-better] non migliore
       *[undecided] incerto
    }

## perft

help-perft = Conta i modi di giocare DEPTH azioni su MAP, con il caso fissato dal seme.
option-depth = Numero di azioni.
option-perft-seed = Fissa tutto il caso.
option-skip = Mosse casuali giocate prima.
option-divide = Conta separatamente dopo ogni prima azione.
option-perft-json = Mostra i conteggi in JSON.
positions-at-depth = posizioni a profondità { $depth } ({ $seconds } s)

## bench

help-bench = Misura su un core: partite casuali, singole operazioni, percorsi più lunghi, ambienti.
option-bench-games = Numero di partite casuali su ogni mappa (predefinito: { $games }), o in ogni fetta di un giro.
option-yardstick = Un programma che mostra il suo games_per_s in JSON, con cui confrontare (predefinito: scripts/yardstick, compilato se c’è un compilatore C).
option-only = Misura solo il motore, gli ambienti di apprendimento, le decisioni di un bot (a giri) o l’avvio (predefinito: i primi due; a giri il motore).
option-rounds = Confronta in questo numero di giri: il riferimento, questo motore e un’altra copia di lavoro si alternano in fette brevi.
option-against = A giri: la cartella di un’altra copia di lavoro con cui confrontare.
option-bench-map = A giri: una mappa da misurare; si può ripetere (predefinito: ogni mappa).
option-bench-players = A giri: il numero di giocatori (predefinito: ogni numero; per ambienti e bot il minimo).
option-bench-processes = A giri, con --only env: confronta partite divise tra questo numero di processi con altrettante esecuzioni affiancate.
only-in-rounds = --against, --map e --players richiedono --rounds
processes-only-for-environments = --processes richiede --rounds e --only env, e non confronta con altre copie di lavoro
not-in-rounds = --yardstick non si può combinare con --rounds, che usa scripts/yardstick
start-plays-no-games = --only start non gioca partite: togli --games, --map, --players e --yardstick
no-table-to-measure =
    { $players ->
        [one] nessuna di queste mappe è per 1 giocatore
       *[other] nessuna di queste mappe è per { $players } giocatori
    }
not-a-checkout = { $folder } non è una copia di lavoro: non ha src/branchline
checkout-fails = non è stato possibile misurare il motore: { $problem }
rounds-measured = Giri
rounds-title =
    { $kind ->
        [planner] Partite del pianificatore contro sé stesso, decisioni/s, { $rounds ->
            [one] 1 giro
           *[other] { $rounds } giri
        }
        [value] Partite del bot di valore contro sé stesso, decisioni/s, { $rounds ->
            [one] 1 giro
           *[other] { $rounds } giri
        }
        [env] Ambienti, passi/s con osservazione e maschera, { $rounds ->
            [one] 1 giro
           *[other] { $rounds } giri
        }
       *[engine] Partite casuali, decisioni/s, { $rounds ->
            [one] 1 giro
           *[other] { $rounds } giri
        }
    }
rounds-explained = I ritmi sono per secondo di processore. La dispersione è l’ampiezza della metà centrale dei giri, come quota della mediana; i rapporti sono mediane dei rapporti di ogni giro. «Su base» confronta con la mappa più semplice con lo stesso numero di giocatori.
shared-title =
    Ambienti divisi tra { $processes } processi, passi/s, { $rounds ->
        [one] 1 giro
       *[other] { $rounds } giri
    }
shared-explained = I ritmi sono secondo l’orologio: { $processes } processi si dividono { $games } partite, e poi { $processes } esecuzioni affiancate portano avanti { $games } partite ciascuna. I rapporti sono mediane dei rapporti di ogni giro; altri programmi che occupano i core rallentano soprattutto chi deve aspettare gli altri.
start-title =
    Avvio, secondi di processore, { $rounds ->
        [one] 1 giro
       *[other] { $rounds } giri
    }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, prima pagina
start-explained = «Su nulla» confronta il migliore con il migliore di un Python che non fa nulla. Di branchline play conta ciò che è stato usato quando la prima pagina ha risposta.
yardstick-row = riferimento in C
no-yardstick = Il riferimento è omesso: richiede scripts/yardstick di una copia di lavoro e un compilatore C.
not-a-yardstick = { $program } non mostra il suo games_per_s in JSON
rates-explained = I ritmi sono per secondo di processore, tutti di questa stessa esecuzione.
random-games-title =
    { $engine ->
        [compiled] Partite casuali, compilato, un core
       *[interpreted] Partite casuali, interpretato, un core
    }
operations-title = Microsecondi
environments-title =
    { $engine ->
        [compiled] Ambienti: passi/s con osservazione e maschera, compilato
       *[interpreted] Ambienti: passi/s con osservazione e maschera, interpretato
    }
ratio-slowest-map-to-base-decisions = decisioni della mappa più lenta rispetto alla base: { $ratio }
ratio-compiled-to-interpreted = compilato rispetto a interpretato: { $ratio }
ratio-base-to-yardstick = base rispetto al riferimento: { $ratio }
ratio-other-to-yardstick = base dell’altra copia rispetto al riferimento: { $ratio }

## Colonne

column-map = mappa
column-players = giocatori
column-places = luoghi
column-tracks = linee
column-tickets = biglietti
column-rules = regole proprie
column-seat = posto
column-bot = bot
column-mean-score = media
column-wins = vittorie
column-rivals = tra
column-games = partite
column-interval = 95 %
column-score = punti
column-best-other = miglior rivale
column-margin = margine
column-rating = valore
column-milliseconds = ms/mossa
column-games-per-second = partite/s
column-decisions-per-second = decisioni/s
column-decisions-per-game = decisioni/partita
column-interpreted = interpretato
column-legal = legali
column-apply = applica
column-copy = copia
column-view = vista
column-longest-path = percorso più lungo
column-worst = peggiore
column-steps = passi
column-numbers-seen = numeri visti
column-single = singolo
column-median = mediana
column-best = migliore
column-spread = dispersione
column-to-base = su base
column-other-median = altra copia
column-to-other = sull’altra
column-apart-median = affiancate
column-program = programma
column-seconds-median = mediana
column-seconds-best = migliore
column-to-nothing = su nulla
column-to-apart = rapporto
column-games-at-once =
    { $games ->
        [one] 1 partita alla volta
       *[other] { $games } partite alla volta
    }
