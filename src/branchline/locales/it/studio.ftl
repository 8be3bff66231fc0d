studio-title = Officina delle mappe
studio-new-name = La mia mappa
studio-city-name = Città { $number }
studio-failed = L’officina non si apre
studio-tools = Strumenti
studio-redo = Ripeti
studio-draw = Disegna
studio-move = Sposta
studio-canvas = La mappa che disegni
studio-whole = Mostra tutta la mappa
studio-first = Fai clic per mettere una città. Trascina da una città all’altra per unirle con una linea.
studio-no-tickets = Ancora nessun biglietto. Creali o aggiungili a mano.
studio-no-tracks = Ancora nessuna linea. Trascina da una città all’altra.
studio-keys = Le frecce muovono una croce. Invio vi mette una città o sceglie ciò che c’è. J inizia una linea, Invio su un’altra città la finisce. Canc toglie ciò che è scelto. Più, meno e 0 cambiano la scala. Con Sposta, Invio prende una città e la posa.
studio-chosen = Ciò che è scelto

studio-tab-start = Inizio
studio-tab-rules = Regole
studio-tab-tickets = Biglietti
studio-tab-check = Verifica
studio-tab-board = Tabellone
studio-tab-lab = Lab
studio-tab-play = Gioca

studio-new-world = Nuova sul mappamondo
studio-new-blank = Nuova su terra vuota
studio-variant-of = Una variante di un tabellone
studio-open-file = Apri un file di mappa (TOML)
studio-open-cities = Aggiungi città da una tabella (CSV)
studio-open-picture = Metti sotto un’immagine
studio-picture = Immagine
studio-picture-moves = Trascinare sposta l’immagine
studio-picture-size = Dimensione
studio-picture-turn = Rotazione
studio-picture-opacity = Opacità
studio-too-large = Il file è troppo grande: al massimo { $kilobytes } kB
studio-dropped =
    { $count ->
        [one] 1 voce del file non era leggibile ed è stata tralasciata.
       *[other] { $count } voci del file non erano leggibili e sono state tralasciate.
    }
studio-cities-read =
    { $count ->
        [one] 1 città aggiunta.
       *[other] { $count } città aggiunte.
    } { $skipped ->
        [0] Tutte le righe sono state lette.
        [one] 1 riga è stata saltata.
       *[other] { $skipped } righe sono state saltate.
    }
studio-choose-file = Scegli un file
studio-cities-lost =
    { $count ->
        [one] 1 città non ha coordinate e si trova sotto le altre: spostala al suo posto ({ $name }).
       *[other] { $count } città non hanno coordinate e si trovano sotto le altre: spostale al loro posto (la prima è { $name }).
    }
studio-kept = La tua mappa resta in questo browser mentre lavori.
studio-kept-file = La tua mappa resta in questo browser e in { $file } mentre lavori.

studio-name = Nome
studio-length = Lunghezza
studio-shorter = Più corta
studio-longer = Più lunga
studio-colour = Colore
studio-double = Aggiungi una linea parallela
studio-from = Da
studio-to = A
studio-points = Punti
studio-points-of-way =
    { $count ->
        [one] 1 punto, come il percorso più breve
       *[other] { $count } punti, come il percorso più breve
    }
studio-other-end = Aggiungi un altro arrivo che vale
studio-no-other-end = Tutti i luoghi sono già arrivi di questo biglietto.
studio-remove = Togli
studio-add = Aggiungi
studio-key = Chiave
studio-entry = N. { $number }
studio-remove-entry = Togli il n. { $number }
studio-remove-named = Togli { $name }

studio-said-place = { $name } è sulla mappa
studio-said-track = Linea { $a }–{ $b }, lunghezza { $length }
studio-said-joining = Linea da { $name }: vai a un’altra città e premi Invio
studio-said-removed = Tolto
studio-said-mended = Corretto

studio-mechanics = Regole speciali
studio-more-rules = Altre regole
studio-generate-title = Crea biglietti
studio-how-many = Numero
studio-spread = Lunghezze
studio-spread-short = Corte
studio-spread-mixed = Miste
studio-spread-long = Lunghe
studio-generate = Crea
studio-by-hand = A mano

studio-all-right = Tutto a posto: su questa mappa si può giocare.
remedy-set = Metti { $value }
remedy-remove = Togli
remedy-points = La lunghezza { $length } vale { $points }
remedy-group = Usa la solita regola delle linee parallele
remedy-mechanic = Aggiungi la regola «{ $mechanic }»
remedy-fit = Adatta la regola a questa mappa
remedy-deal = Distribuiscine { $count }
remedy-trains = Dai { $count } vagoni a ciascuno
remedy-join = Unisci { $a } e { $b }

studio-board-later = Il tabellone si disegna appena la verifica non trova nulla.
studio-drawing =
    { $step ->
        [places] Dispongo le città…
        [ground] Disegno la terra…
        [routes] Poso le linee…
        [names] Metto i nomi…
       *[done] Finisco il tabellone…
    }
studio-draw-board = Disegna il tabellone
studio-drawing-failed = Il tabellone non si è potuto disegnare; su questo, più semplice, si può giocare.
studio-board-drawn = Ecco il tabellone.
studio-board-island = Alcune città sono molto più vicine di quanto siano lunghe le loro linee. Lì le coste del mondo si strapperebbero, perciò il tabellone è un’isola a sé.
studio-board-picture = Il tabellone di { $name }
studio-corrections = Trascina un nome, una linea o una città dove vuoi. Con la tastiera: Tab sceglie, le frecce muovono, Invio conferma.
studio-board-large = Mostra il tabellone in grande
studio-board-small = Torna alla mappa
studio-corrections-off = Annulla tutte le correzioni

## Lab

studio-lab-about = I bot giocano la mappa molte volte. Vedi quante volte si costruisce ogni linea e quanto dovrebbe valere ogni biglietto.
studio-lab-later = Il laboratorio si apre appena la verifica non trova nulla.
studio-lab-elsewhere = Su questo server solo il proprietario può usare il laboratorio. Sul proprio computer può chiunque: branchline studio
studio-effort = Quanto a fondo?
studio-effort-quick = In fretta
studio-effort-usual = Normale
studio-effort-thorough = A fondo
studio-study = Studia la mappa
studio-studying =
    { $games ->
        [one] { $games } partita giocata …
       *[other] { $games } partite giocate …
    }
studio-tune = Metti a punto i bot
studio-tuning =
    { $games ->
        [one] I bot imparano: { $games } partita …
       *[other] I bot imparano: { $games } partite …
    }
studio-tune-about = I bot messi a punto conoscono questa mappa: l’hanno giocata tra loro molte volte.
studio-tuned = I bot sono messi a punto per questa mappa: vincono il { $share } delle partite contro bot non messi a punto.
studio-studied =
    { $games ->
        [one] Una partita, { $players } giocatori
       *[other] { $games } partite, { $players } giocatori
    }
studio-lab-old = Nel frattempo la mappa è cambiata. Studiala di nuovo per avere cifre nuove.
studio-heat = Mostra quante volte si costruiscono le linee
studio-heat-seldom = di rado
studio-heat-often = spesso
studio-lab-begin = Vantaggio di chi inizia
studio-lab-turns = Turni per partita
studio-lab-dead = Linee quasi mai costruite
studio-lab-untouched = Città mai raggiunte
studio-lab-report = Apri il rapporto
studio-prices = Prezzi dei biglietti
studio-prices-note = A questi prezzi tutti i biglietti varrebbero più o meno lo stesso. In grassetto: il prezzo è di certo sbagliato. Accanto, l’intervallo in cui sta quello giusto.
studio-prices-fine = Tutti i biglietti valgono più o meno lo stesso.
studio-lab-failed = Non è riuscito. Riprova.
studio-handle-beside = Nome di { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Linea { $a }–{ $b }
studio-said-studied = Le cifre ci sono
studio-said-moved = { $name } spostata
studio-said-carried = { $name }: vai dove deve stare e premi Invio

studio-play-later = Puoi giocare appena la verifica non trova nulla.
studio-export = Salva in un file
studio-pictures-only = È una variante di { $map }: si può giocare e salvare come immagine.
studio-pictures-later = Le immagini sono pronte quando il tabellone è disegnato: vedi Tabellone.
studio-paper = Carta
studio-paper-a4 = A4, tabellone in fogli
studio-paper-letter = Letter, tabellone in fogli
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF da stampare
studio-printing = Preparo il PDF…

form-name = Nome
form-id = Nome breve (minuscole)
form-about = Una riga su di essa
form-players = Giocatori
form-players-1 = Minimo
form-players-2 = Massimo
form-trains = Vagoni per giocatore
form-cards = Carte Treno
form-each-colour = Di ogni colore
form-locomotives = Locomotive
form-start-locomotives = Locomotive all’inizio
form-points = Punti
form-map-points = Punti secondo la lunghezza della linea
form-ties = Spareggio
form-groups = Linee parallele
form-per-player = Al massimo per giocatore
form-tracks-by-players = Linee in uso, per numero di giocatori
form-areas = Zone
form-first = Primi biglietti
form-later = Biglietti successivi
form-deal = Distribuiti
form-draw = Pescati
form-keep = Da tenere almeno
form-rejected = Biglietti rifiutati
form-deck = Mazzo
form-set = Serie
form-copies = Copie
form-group = Regola delle linee parallele
form-several = Più di uno
form-several-deal = Un numero per ogni mazzo
form-kind = Tipo
form-label = Altro nome
form-region = Regione
form-word-under = sotto il mazzo
form-word-out = fuori dal gioco
form-word-pile = tra gli scarti
form-word-shuffled = mescolati nel mazzo
form-word-city = città
form-word-country = paese
form-word-junction = bivio
form-word-completed-tickets = biglietti completati
form-word-completed-ticket-points = punti dei biglietti completati
form-word-path-length = percorso più lungo
form-word-world = la mappa del mondo
form-word-island = un’isola a sé

print-length = Lunghezza
print-points = Punti
print-trains =
    { $count ->
        [one] 1 vagone per giocatore
       *[other] { $count } vagoni per giocatore
    }

studio-share-title = Per tutti su questo server
studio-upload = Lascia qui la mappa
studio-uploaded = Gli altri la trovano tra i tabelloni di questo server.
studio-maker = Il tuo nome
studio-take-back = Toglila dal server
