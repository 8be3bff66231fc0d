help-lab = Gioca molte partite tra bot su MAP (un id o un file di mappa) e riporta se la mappa è buona.
option-lab-output = Cartella del rapporto: una pagina, i suoi dati in JSON e partite strane da aprire.
option-lab-precision = Precisione della quota di vittorie di ogni biglietto, in punti percentuali.
option-lab-minutes = Tempo massimo, in minuti.
option-lab-rounds = Numero massimo di serie di partite; 0: quante ne servono.
option-lab-compare = Confronta due rapporti (cartelle o i loro file JSON) e dice che cosa è cambiato.
option-lab-seed = Fissa il caso: lo stesso seme dà lo stesso rapporto.
lab-needs-map = indica la mappa da studiare, o confronta due rapporti con --compare
lab-compare-takes-no-map = --compare esamina due rapporti e non prende una mappa
lab-working = in gioco
lab-written =
    { $games ->
        [one] { $file }: rapporto su 1 partita
       *[other] { $file }: rapporto su { $games } partite
    }
not-a-lab-report = { $file } non è un rapporto del laboratorio
lab-stopped = Interrotto. Lo stesso comando riprende; ciò che è stato giocato è in { $folder }.
lab-title = Rapporto di laboratorio: { $map }
lab-about =
    { $games ->
        [one] 1 partita con { $players } giocatori tra bot uguali, seme { $seed }.
       *[other] { $games } partite con { $players } giocatori tra bot uguali, seme { $seed }.
    }
lab-intervals = Sotto ogni dato c’è l’intervallo in cui il valore vero si trova 19 volte su 20.
lab-precision-note = Le quote di vittorie dei biglietti sono note a ± { $reached } punti percentuali (richiesti ± { $asked }).
lab-glance = In breve
lab-first-seat = Iniziare vale
lab-compensation = Compensato da { $points } punti per gli altri
lab-turns = Turni per partita
lab-margin = Punti tra primo e secondo
lab-decided = Chi vince passa definitivamente in testa dopo
lab-decided-note = delle mosse, in media
lab-luck = Quota di fortuna
lab-luck-note = quanta parte delle differenze spiega il caso
lab-mispriced = Biglietti col prezzo sbagliato
lab-dead = Linee morte
lab-contested = Linee contese
lab-untouched = Luoghi mai raggiunti
lab-tickets = Biglietti: prezzo e valore
lab-tickets-note = La resistenza conta tutti i tragitti tra due luoghi: più è alta, più è difficile. Il valore dice quanti punti un biglietto rende in più di quello mediano. Al prezzo suggerito renderebbe quanto quello mediano; in grassetto dove il prezzo stampato è di certo un altro.
lab-column-ticket = Biglietto
lab-column-price = Prezzo
lab-column-resistance = Resistenza
lab-column-kept = Tenuto se offerto
lab-column-completion = Completato
lab-column-win-lift = Vince più spesso di
lab-column-worth = Valore
lab-column-suggested = Suggerito
lab-prices-follow = I prezzi seguono la resistenza con una correlazione di { $correlation }.
lab-tracks = Linee: costruite, morte, contese
lab-tracks-note = Più è scura, più spesso una linea viene costruita. Barrata: morta, quasi mai costruita. Incorniciata: contesa, spesso tolta a chi contava di costruirla.
lab-column-track = Linea
lab-column-built = Costruita nel
lab-column-contested = Contesa
lab-column-when = Quando nella partita
lab-all-tracks = Tutte le linee
lab-none = Nessuno.
lab-lengths = Lunghezze e colori
lab-column-length = Lunghezza
lab-column-colour = Colore
lab-column-tracks = Linee
lab-column-of-claims = Di tutte le costruite
lab-points = Da dove vengono i punti
lab-column-line = Per
lab-column-points = Punti
lab-column-scored = Segnati dal
lab-column-winners-more = Chi vince ne ha di più
lab-mechanics = Che cosa cambia ogni meccanica
lab-mechanics-note = Rispetto a partite sulla stessa mappa senza di essa.
lab-column-mechanic = Meccanica
lab-not-without = Senza di essa la mappa non si può giocare.
lab-seats = Posti
lab-column-order = Inizia come numero
lab-column-wins = Vince
lab-winner-chance = Probabilità di chi poi vincerà
lab-stage = dopo il { $percent } % delle mosse
lab-styles = Quale stile vince
lab-styles-note = Ogni stile contro tutti gli altri. Per confronto altri tabelloni, i più simili per primi.
lab-column-style = Stile
lab-column-board = Tabellone
lab-oddities = Partite strane
lab-oddities-note = Per aprirne una: branchline replay FILE
lab-oddity-no-draw = Qualcuno non aveva carte da pescare
lab-oddity-sweeps = La fila è stata cambiata tre o più volte in una mossa
lab-oddity-stranded = Nessuno poteva più giocare
lab-column-games = Partite
lab-column-files = Esempi
lab-value = Bot con rete addestrata
lab-value-note =
    { $games ->
        [one] Gli stessi dati da 1 partita di bot che giudicano le mosse con una rete addestrata.
       *[other] Gli stessi dati da { $games } partite di bot che giudicano le mosse con una rete addestrata.
    }
lab-column-figure = Dato
lab-column-planner = Pianificatore
lab-column-value = Bot con rete
lab-compare-title = Che cosa è cambiato da { $before } a { $after }
lab-compare-note = Solo differenze che reggono guardando così tanti dati (al massimo il 5 % di false).
lab-compare-none = Non è cambiato nulla che si distingua dal caso.
lab-compared =
    { $count ->
        [one] 1 dato confrontato.
       *[other] { $count } dati confrontati.
    }
lab-column-before = Prima
lab-column-after = Dopo
lab-column-change = Differenza
lab-figure-compensation = Punti per gli altri
lab-figure-score = Punti a testa
lab-figure-winner-score = Punti di chi vince
lab-figure-tickets-kept = Biglietti tenuti
lab-figure-tickets-done = Biglietti completati
lab-figure-completion = { $what }: completato
lab-figure-win-share = { $what }: quota di vittorie
lab-figure-built = { $what }: costruita
lab-figure-style = { $what }: vince
help-tune = Metti a punto i bot per MAP (un id o un file di mappa), perché da lì in poi la giochino bene.
option-tune-players = Per quanti giocatori (predefinito: il minimo).
option-tune-minutes = Tempo massimo, in minuti.
option-tune-generations = Quante generazioni di pesi si provano.
option-tune-games = Partite di ogni prova contro ogni rivale.
option-tune-seed = Fissa il caso: lo stesso seme dà gli stessi pesi.
tune-working = messa a punto
tune-written = { $file }: da ora i bot giocano così; battono quelli non messi a punto nel { $share } delle { $games } partite (a parità di forza: { $fair })
tune-stopped = Interrotto. Lo stesso comando riprende; ciò che è stato provato è in { $file }.
