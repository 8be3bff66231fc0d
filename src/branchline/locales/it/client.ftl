## Il tavolo nel browser

close = Chiudi
cancel = Annulla
send = Invia
skip = Salta
go-on = Continua
loading = Preparo il tavolo…
no-room = Questo tavolo non esiste
spectator = qualcuno del pubblico
spectators = il pubblico
you-seat = Tu

## Carte e pagamenti

colour-gray = grigia
    .counted =
        { $count ->
            [one] grigia
           *[other] grigie
        }

## Linee

track-price = { $track }: { $length } { NAME($colour, $length, case: "counted") }
track-points =
    { $points ->
        [one] {" "}· 1 punto
       *[other] {" "}· { $points } punti
    }
tip-pay = Costruiscila con { $payment }
tip-ways =
    { $count ->
        [one] 1 modo di pagare
       *[other] { $count } modi di pagare
    }
tip-yours = Tua
tip-cards = Ti mancano carte o vagoni
closed-taken = Occupata da { $seats }
closed-route = Hai già un’altra linea di questa tratta
closed-parallel = Chiusa: con { $players } giocatori si usa una sola linea della tratta
closed-missing = Richiede { $needs }
closed-apart = Non ancora collegata alla tua rete
closed-later = Ora non è aperta
choose-claim = { $track }
build-here = Costruire qui? { $what }
plus-points =
    { $points ->
        [one] +1 punto
       *[other] +{ $points } punti
    }
points-word =
    { $points ->
        [one] {" "}punto
       *[other] {" "}punti
    }
finishes-tickets = Completa { $letters }: +{ $points } alla fine
serves-tickets = Sul tragitto di { $letters }
other-way = Altre carte
pick-cards = Scegli le carte
do-it = Sì, procedi
ask-tickets-title = Pescare biglietti?
ask-tickets = Ne peschi { $drawn } e ne tieni almeno { $keep }. I biglietti non completati alla fine costano i loro punti. Occupa tutto il tuo turno.

## Tabellone

board-of = Tabellone: { $map }
board-moves = Tabellone: si sposta con le frecce; premi B per vedere cosa puoi costruire
zoom = Zoom
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Mostra tutto il tabellone
board-key = Legenda della mappa
minimap = Tutto il tabellone, con le tue città e la parte in vista
skip-to-rail = Vai a ciò che puoi fare

## Fila, mazzo, mano

row = Carte da prendere
on-the-table = Sul tavolo
draw-key = Pesca dal mazzo (D)
tickets-key = Pesca biglietti (T)
your-hand = La tua mano
row-gap = vuoto
row-was-swept = Troppe locomotive: la fila è stata cambiata
take = Prendi { NAME($card, case: "one") } dal posto { $slot }
deck = Mazzo
draw-from-deck =
    { $count ->
        [one] carta nel mazzo: pescane una
       *[other] carte nel mazzo: pescane una
    }
tickets = Biglietti
draw-tickets =
    { $count ->
        [one] rimasto: pesca
       *[other] rimasti: pesca
    }
hand =
    { $count ->
        [one] La tua mano, 1 carta
       *[other] La tua mano, { $count } carte
    }
hand-empty = Non hai carte in mano.
filter-by = { $cards }: mostra cosa si può costruire

## Biglietti

your-tickets = I tuoi biglietti
tickets-done = { $done } di { $all } completati
tickets-none = Non hai ancora biglietti.
ticket-done = Completato
ticket-done-looped = Completato, su un anello
ticket-lost = Irraggiungibile
ticket-left =
    { $tracks ->
        [one] 1 linea
       *[other] { $tracks } linee
    }, { $trains ->
        [one] manca 1 vagone
       *[other] mancano { $trains } vagoni
    }
ticket-needs =
    { $trains ->
        [one] almeno 1 vagone
       *[other] almeno { $trains } vagoni
    }
ticket-buy-first = Prima compra { $needs }. { $left }
ticket-finished = { $ticket }: completato, +{ $points } alla fine
keep-tickets = Nuovi biglietti
keep-first = I tuoi primi biglietti
keep-why = Unisci le due città per fare punti. Se non ci riesci, li perdi.
keep-at-least =
    { $count ->
        [0] tieni quelli che vuoi, o nessuno
        [one] tienine almeno 1
       *[other] tienine almeno { $count }
    }
keep-these =
    { $count ->
        [0] Non tenerne nessuno
        [one] Tieni 1 biglietto
       *[other] Tieni { $count } biglietti
    }
keep-trains =
    { $trains ->
        [0] { $left ->
            [one] Hai 1 vagone
           *[other] Hai { $left } vagoni
        }
        [one] Circa 1 vagone; ne hai { $left }
       *[other] Insieme circa { $trains } vagoni; ne hai { $left }
    }

## Giocatori

players = Giocatori
players-brief = Punti e vagoni
a-bot = bot
played-by-bot = gioca un bot
bot-in-its-stead = gioca il bot { $level }
away = assente
turn-yours = tocca a te
turn-thinking = pensa
turn-choosing = sceglie
points-so-far = punti finora
trains-left = Vagoni rimasti
trains-short = vagoni
cards-in-hand = Carte in mano
cards-short = carte
tickets-kept = Biglietti
tickets-short = biglietti
mute = Silenzia { $seat }
watching =
    { $count ->
        [one] 1 persona guarda
       *[other] { $count } persone guardano
    }

## Cronaca e chat

log = Cos’è successo
say = Di’ qualcosa
unread = nuovi messaggi
drew-many =
    { $subject ->
        [you] Peschi
       *[named] { $seat } pesca
    } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } dal mazzo

## Stato

status-over = La partita è finita
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } sta pensando
       *[other] { $seats } stanno scegliendo
    }
status-waiting-last =
    { $count ->
        [one] Ultimo giro: { $seats } sta pensando
       *[other] Ultimo giro: { $seats } stanno scegliendo
    }
status-waiting-how = Pianifica: scegli un biglietto e vedi il tragitto
status-bot-plays = Un bot gioca per te
status-turn = Tocca a te
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Il tuo ultimo turno
status-second-card = La tua seconda carta
status-second-card-how = { LIST($may, type: "or") }
status-keep = Scegli i tuoi biglietti
status-keep-how = Segna quelli che vuoi: il tragitto si illumina
status-first-tickets = Scegli i tuoi primi biglietti
status-first-tickets-how = Segna quelli che vuoi: il tragitto si illumina
status-decide = Decidi come continuare
status-placing = Scegli una città sul tabellone
status-placing-how = Sceglila, o premi Esc
status-placing-tap = Toccala, o annulla
may-take = prendi una carta
may-draw = pesca una carta
may-draw-two = prendi 2 carte
may-draw-two-briefly = carte
may-tickets = pesca biglietti
may-tickets-briefly = biglietti
may-claim = costruisci una linea
may-claim-briefly = costruisci
may-pass = passa
end-near =
    { $subject ->
        [you] { $trains ->
            [0] Non hai più vagoni
            [one] Ti resta 1 vagone
           *[other] Ti restano { $trains } vagoni
        }
       *[named] { $trains ->
            [0] { $seat } non ha più vagoni
            [one] A { $seat } resta 1 vagone
           *[other] A { $seat } restano { $trains } vagoni
        }
    }: la fine è vicina
last-round-warning =
    { $count ->
        [0] Ultimo turno!
        [one] Ultimo giro: manca 1 turno
       *[other] Ultimo giro: mancano { $count } turni
    }
clock = Tempo per questo turno
clock-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }

## Pulsanti

undo = Annulla
undo-key = Annulla (U)
hint-button = Consiglio
hint-key = Cosa farebbe un bot forte? (H)
action-take = prendere { NAME($card, case: "one") } dalla fila
action-draw = pescare dal mazzo
action-tickets = pescare biglietti
action-keep = tenere { $tickets }
action-claim = costruire { $track } con { $payment }
action-pass = passare
hint = Un bot forte farebbe così: { $text }.
hint-serving = Un bot forte farebbe così: { $text }, per { $tickets }.
build = Costruisci
build-key = Cosa posso costruire? (B)
help = Aiuto e regole
menu = Menu
menu-home = Inizio
menu-help = Aiuto e regole
menu-settings = Impostazioni
menu-share = Copia il link per guardare
menu-leave = Fai giocare un bot per me
menu-take-back = Torno a giocare io
sound = Suoni
parts-of-table = Parti del tavolo
tab-cards = Carte
tab-tickets = Biglietti
tab-players = Giocatori
tab-log = Cronaca

## Cosa posso costruire

what-can-i-build = Cosa puoi costruire
build-for-tickets = Per i tuoi biglietti
build-long = Linee lunghe
build-other = Altre
place-on-board = Scegli sul tabellone
build-filtered = Solo ciò che il colore scelto può costruire.
build-all = Mostra tutto
build-nothing = Niente con le carte che hai.
build-not-now = Ora non puoi costruire.

## Pagare

payment-ways = Come pagare
more-ways = Tutti i { $count } modi
pay = Paga
pay-any = { $alone ->
    [yes] { $count } a scelta
   *[no] + { $count } a scelta
}
cards-make-locomotive = { $rate } carte qualsiasi valgono una locomotiva. Tocca le carte della tua mano per metterle, toccale di nuovo per riprenderle.
cards-fill-space = { $rate } carte qualsiasi riempiono una casella. Tocca le carte della tua mano per metterle, toccale di nuovo per riprenderle.
any-card = a scelta
spend-least = Usa ciò che mi serve meno
lay-card =
    { $laid ->
        [one] { $cards }, { $laid } messa
       *[other] { $cards }, { $laid } messe
    }
take-back-card = Riprendi { NAME($card, case: "one") }
cards-to-lay =
    { $count ->
        [0] Hai messo tutte le carte
        [one] Ancora 1 carta da mettere
       *[other] Ancora { $count } carte da mettere
    }
lay-these = Metti queste carte
cards-not-taken = Queste carte non vanno bene: scegline altre.

## Decisioni

decide = Decidi

## Riquadri

values-reached = Nazioni sui tuoi biglietti
reached = raggiunta

## Il sipario

curtain-title = Ora tocca a { $seat }
curtain-text = Passa lo schermo. Nessun altro deve guardare.
curtain-lift = Sono { $seat }

## La connessione

trouble-unreachable = Il server non è raggiungibile.
