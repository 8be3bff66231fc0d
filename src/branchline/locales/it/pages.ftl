## Pagine intorno al tavolo

app-name = branchline
title-of = { $page } – branchline
page-tools = Questa pagina
pitch =
    Posa binari.
    Unisci città.
    Mantieni il segreto.
tagline = Giochi di treni da due a sei giocatori, su tabelloni con regole proprie. Gratis, nel tuo browser, senza account.
unofficial = Un progetto libero di chi ama il gioco. Non è ufficiale: nessun editore o autore vi partecipa o ne risponde.
language = Lingua
your-name = Il tuo nome
name-placeholder = Facoltativo
back-home = Torna all’inizio

## Inizio

new-game = Nuova partita
new-game-note = Con i bot, con altre persone a questo schermo o a distanza tramite link.
first-game = Gioca la tua prima partita
first-game-note =
    { $count ->
        [one] { $map }, contro un bot ({ $level }). Comincia subito.
       *[other] { $map }, contro { $count } bot ({ $level }). Comincia subito.
    }
play-with-friends = Gioca in compagnia
boards-title = Tabelloni
boards-base = Giochi base
boards-expansion = Espansioni
boards-other = Altri tabelloni
board-first = comincia qui
quick-note = Scegline uno e sei al tavolo, con i bot intorno.
quick-opponents = Contro
quick-play =
    { $count ->
        [one] : gioca contro un bot
       *[other] : gioca contro { $count } bot
    }
bots-number =
    { $count ->
        [one] un bot
        [2] due bot
       *[other] { $count } bot
    }
players-range = { $from }–{ $to } giocatori
players-exactly =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
set-up = Prepara…
rules-of = Regole di
continue-title = Le tue partite
games-turns =
    { $count ->
        [one] 1 ti aspetta
       *[other] { $count } ti aspettano
    }
game-won =
    { $subject ->
        [you] Hai vinto
       *[named] Vittoria di { $names }
    }{ $rivals ->
        [0] , { $points } a testa
       *[other] , { $points } a { $others }
    }
learn-title = Prima volta?
learn-note = Raccogli carte, usale per costruire linee e unisci le città dei tuoi biglietti prima che ti taglino la strada.
learn-rules = Leggi le regole
tables-title = Tavoli aperti
tables-waiting = { $count } in attesa
tables-none = Al momento nessuno aspetta giocatori. Apri un tavolo: chi arriva può sedersi.
table-open = Apri un tavolo
table-seats =
    { $count ->
        [one] { $names }, 1 posto libero
       *[other] { $names }, { $count } posti liberi
    }
table-join = Partecipa
game-waiting = in attesa di giocatori
game-playing = in corso
game-over = finita
play-on = Continua
watch = Guarda
look-at-scores = Punteggi
forget-game = Togli questa partita ({ $map }) dall’elenco

## Nuova partita

which-map = Quale tabellone?
which-variant = Quale gioco?
variant-base = Il gioco normale
how-many = Quanti giocatori?
who-plays = Chi gioca?
seat-who = { $seat }: chi siede qui
seat-name = { $seat }: nome
name = Nome
seat-open = Posto libero
who-here = Qui, insieme
who-friend = Tramite link
who-open = Chi arriva
who-bot = Bot: { $level }
level-greedy = semplice
level-beginner = principiante
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
personality-hunter = cacciabiglietti
personality-racer = velocista
personality-blocker = guastafeste
personality-builder = costruttore
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Più persone su questo schermo: un sipario nasconde le tue carte ogni volta che lo passi.
note-open = Finché ci sono posti liberi, il tavolo è tra i tavoli aperti della pagina iniziale.
note-links = Avrai i link da inviare appena il tavolo è pronto.
more-options = Inizio, orologio e pubblico
who-starts = Chi comincia?
by-lot = A sorte
turn-clock = Tempo per turno
no-clock = Senza limiti
span-minutes =
    { $count ->
        [one] 1 minuto
        [60] 1 ora
       *[other] { $count } minuti
    }
span-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
absence = Se qualcuno si fa aspettare, subentra un bot
after-span = dopo { $span }
never = mai
allow-spectators = Si può guardare
quick-bots = I bot giocano subito (senza annullare)
begin-game = Comincia
make-room = Apri il tavolo

## Sala d’attesa e link

waiting-title = { $map }: in attesa di giocatori
waiting-plain = In attesa di giocatori
waiting-for =
    { $count ->
        [one] Un posto è ancora libero. La partita comincia da sola appena è occupato.
       *[other] { $count } posti sono ancora liberi. La partita comincia da sola appena sono occupati.
    }
seat-waiting = in attesa di qualcuno
seat-yours = il tuo posto
seat-here = è qui
seat-invited = ha l’invito, non è ancora qui
name-of-seat = Nome del giocatore { $number }
rename = Cambia nome
take-seat = Siediti
start-now =
    { $count ->
        [one] Comincia ora: un bot occupa il posto libero
       *[other] Comincia ora: i bot occupano i { $count } posti liberi
    }
invite-title = Invita
invite-note = Invia questi link. Per aprirli non serve un account.
friends-title =
    { $count ->
        [one] Manca una persona
       *[other] Mancano { $count } persone
    }
friends-note = Un link dà diritto a giocare a quel posto: invialo a una sola persona.
link-seat = Per { $name }
link-open = Per chi occupa un posto libero
link-watch = Per guardare
copy = Copia
copied = Copiato
share = Condividi
copy-move = Copia un link a questa mossa
share-more = Immagine, animazione, file

## Seguendo un link

join-title = Entra in una partita
join-invited = Il tuo posto ti aspetta
join-open = C’è un posto per te
join-full = Tutti i posti sono occupati
join-game = Una partita sul tabellone { $map }
join-with = con { $people }
join-stale = Il link che hai seguito non apre nessun posto qui. Chiedilo di nuovo.
sit-down = Siediti
watch-game = Guarda la partita

## Fine della partita

end-title = Punteggio finale
result-won =
    { $subject ->
        [you] Hai vinto!
        [several] { $names } si dividono la vittoria
       *[named] Vince { $names }
    }
result-points =
    { $rivals ->
        [0] { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } a testa
       *[other] { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } a { $others }
    }
show-result = Mostra il risultato
look-at-board = Guarda il tabellone
copied-here = Copiato, solo per questo computer
not-copied = Qui il link non si può copiare
share-text = Com’è andata la nostra partita sul tabellone { $map }
race-title = La corsa
race-summary = Punti nel corso della partita. Alla fine: { $totals }
race-total = { $name } { $points }
race-table = Punti sul tabellone nel corso della partita, e con biglietti e bonus
race-move = Mossa { $move } di { $moves }
race-first = prima mossa
race-last = ultima mossa
race-rest = biglietti, bonus
awards-title = Da ricordare
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Più biglietti completati
award-tickets =
    { $count ->
        [one] 1 completato
       *[other] { $count } completati
    }
award-best-ticket = Miglior biglietto
award-longest-track = Linea più lunga
award-spaces =
    { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    }
award-best-move = Miglior mossa
award-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
score-table = Punteggi
total = Totale
all-tickets = Tutti i biglietti
tickets-of =
    { $count ->
        [one] { $name }: 1 biglietto
       *[other] { $name }: { $count } biglietti
    }
light-cell = { $name }, { $line }: { $points }. Mostra sul tabellone
rematch = Gioca ancora
to-rematch = Alla prossima partita
replay = Rivedi
tell-again = Raccontala riga per riga
download = Salva la partita

## Replay

replay-of = Replay: { $map }
replay-moves = Mosse
replay-move = Mossa
replay-begin = Si distribuiscono carte e biglietti.
replay-players = Cosa avevano i giocatori
replay-speed = Velocità
replay-seat =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } · { $trains ->
        [one] 1 vagone
       *[other] { $trains } vagoni
    }
replay-hidden =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $tickets ->
        [one] 1 biglietto
       *[other] { $tickets } biglietti
    }
no-cards = nessuna carta
eyes = Vista di
eyes-all = tutti, a carte scoperte
move-of = { $move } di { $moves }
to-start = All’inizio
step-back = Una mossa indietro
run = Avvia
pause = Pausa
step-on = Una mossa avanti
to-end = Alla fine
play-from-here = Gioca da qui
back-to-room = Torna al tavolo

## Impostazioni

settings-title = Impostazioni
setting-sound = Suoni
setting-sound-note = Carte, treni, una campana quando tocca a te
setting-guide = Guida
setting-guide-note = Consigli durante le tue prime partite
setting-theme = Chiaro o scuro
setting-theme-auto = Sistema
setting-theme-light = Chiaro
setting-theme-dark = Scuro
setting-motion = Movimento
setting-motion-auto = Sistema
setting-motion-on = Sì
setting-motion-off = No
setting-confirm = Chiedi prima di costruire una linea
setting-confirm-touch = Al tocco
setting-confirm-on = Sempre
setting-confirm-off = Mai

## Aiuto: tasti

help-title = Come si gioca
help-of = Come si gioca: { $map }
keys-title = Tasti
key-row = Prendi quella carta della fila
key-deck = Pesca dal mazzo
key-tickets = Pesca biglietti
key-build = Elenca cosa puoi costruire
key-hint = Chiedi cosa farebbe un bot forte
key-enter = Conferma
key-escape = Annulla, chiudi
key-undo = Annulla la mossa
key-zoom = Ingrandisci, riduci, mostra tutto il tabellone
key-pan = Sposta il tabellone, quando è selezionato
key-help = Questa pagina

## Punti per lunghezza

rules-spaces = Caselle
rules-points = Punti

## Guida

guide-title = Guida
guide-stop = Basta consigli
guide-first-tickets = Tienine { $keep } o più con un pezzo in comune.
guide-draw = Prendi carte del colore delle linee tratteggiate.
guide-second-card = Ancora una carta. Quelle sbiadite non si prendono.
guide-claim-for = Costruisci { $track } per il biglietto { $letters }.
guide-claim = Costruisci linee incorniciate: meglio se lunghe.
guide-ticket-done =
    { $count ->
        [one] Biglietto { $done } completato: vale alla fine.
       *[other] Biglietti { $done } completati: valgono alla fine.
    }
guide-tickets = Tutto completato: puoi pescare altri biglietti.
guide-keep = Tienine { $keep } o più: quelli già quasi uniti.
guide-progress = Scegli un biglietto e vedi il tragitto che manca.
guide-others = Giocano gli altri: ciò che prendono svela i piani.
guide-pass = Non puoi né pescare né costruire, quindi passi.
guide-last-round = Ultimo giro: completa un biglietto o costruisci.
guide-end = I punti sottolineati si vedono sul tabellone: prova.

home-studio = Disegna la tua mappa
home-studio-note = Metti le città, uniscile e gioca subito sul tuo tabellone.
home-studio-open = Apri l’officina delle mappe
map-remove = Togli
map-by = di { $name }
