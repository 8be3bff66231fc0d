## Domande

ask-number = Numero [{ $default }]:
not-an-option = { $typed } non è tra le scelte; scrivi un numero da 1 a { $most }
answer-yes = s si sì y yes
answer-no = n no
ask-yes-or-no = { $question } [s/N]
go-back =
    { $most ->
        [one] Numero (1), o Enter per tornare indietro:
       *[other] Numero (1–{ $most }), o Enter per tornare indietro:
    }
choose-track =
    { $most ->
        [one] Numero (1), un luogo o un colore, o Enter per tornare indietro:
       *[other] Numero (1–{ $most }), un luogo o un colore, o Enter per tornare indietro:
    }
choose-other =
    { $most ->
        [one] Numero (1), un nome, o Enter per tornare indietro:
       *[other] Numero (1–{ $most }), un nome, o Enter per tornare indietro:
    }

## Preparare una partita

welcome = Ti diamo il benvenuto a branchline.
enter-takes-default = Enter accetta la proposta.
map-to-play = Quale mappa?
map-option = { $fewest }–{ $most } giocatori · { $rules }
variant-to-play = Quale variante?
no-variant = normale
how-many-players = Quanti giocatori, contando anche te?
players-option =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
against-whom = Contro chi?
which-opponent = Avversario { $number } di { $opponents }?
opponent-human = un’altra persona a questa tastiera
opponent-beginner = bot: ha giocato pochissimo e costruisce ciò che chiede il suo biglietto migliore
opponent-easy = bot: lavora ai suoi biglietti uno alla volta con regole semplici
opponent-medium = bot: quasi sempre pianifica tutti i suoi biglietti insieme
opponent-hard = bot: giudica ogni mossa da ciò che ha imparato in molte partite
opponent-expert = bot: gioca fino in fondo le mosse migliori prima di scegliere: il più forte
game-heading = { $map } · { $seats } · seme { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = Comincia { $seat }. Scrivi ? in qualsiasi momento per l’aiuto.
goodbye = A presto.

## Etichette e colonne

label-row = Fila
label-decks = Mazzi
label-hand = In mano
label-tickets = Biglietti
label-laid = Messe
label-choose = Scegli
column-track = linea
column-spaces = caselle
column-points = punti
column-pay-with = paga con
column-purchase = da comprare
column-effect = cosa fa
column-trains = vagoni
column-cards = carte
column-cards-seen = carte viste

## La posizione

position-heading = { $map } · giro { $round } · { $seat }
card-loco = loco
    .counted = loco
    .one = una locomotiva
mark-gray = grigia
row-place-empty = (vuoto)
deck-left =
    { $count ->
        [one] 1 carta (d)
       *[other] { $count } carte (d)
    }
discards =
    { $count ->
        [one] 1 scartata
       *[other] { $count } scartate
    }
tickets-left =
    { $count ->
        [one] 1 biglietto (t)
       *[other] { $count } biglietti (t)
    }
hand-is-empty = nessuna carta
spaces-of-kind = { $spaces } { $kind }

## Biglietti

ticket-with-points =
    { $points ->
        [one] { $ticket }, 1 punto
       *[other] { $ticket }, { $points } punti
    }
ticket-is-done = ✓ { $ticket } · completato
ticket-out-of-reach = ✗ { $ticket } · irraggiungibile
trains-to-go =
    { $trains ->
        [one] manca 1 vagone
       *[other] mancano { $trains } vagoni
    } su { $tracks ->
        [one] 1 linea
       *[other] { $tracks } linee
    }
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, richiede { $needs }
ticket-needing-price = · { $ticket } · { $left }, prima da comprare: { $price }
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Puoi scegliere tra questi biglietti
keep-some = Tienine almeno { $fewest }: scrivi i loro numeri, per esempio { $example } (? aiuto)
not-a-choice = { $typed } non è una scelta di biglietti; scrivi numeri da 1 a { $most }, per esempio 1 2
too-few-tickets =
    { $count ->
        [one] { $count } è troppo poco.
       *[other] { $count } sono troppo pochi.
    }

## Cosa si può fare ora

turn-status =
    { $turn ->
        [last] ULTIMO GIRO, il tuo turno finale
        [goes-on] Il tuo turno continua
       *[usual] Tocca a te
    }: { $keys }
turn-draw = { $keys } pesca
turn-tickets = t biglietti
turn-build = b costruisci ({ $tracks })
nothing-to-build = ancora nulla da costruire
turn-pass = non è possibile altro: p passa
turn-buy = s compra ({ $count })
turn-others = s { $names }
turn-map = m mappa
turn-help = ? aiuto
turn-help-briefly = ?
second-card = Seconda carta: { $keys } (? aiuto)
type-a-number =
    { $most ->
        [one] Scrivi 1: non è possibile altro
       *[other] Scrivi da 1 a { $most } (? aiuto)
    }
claim-asked = Costruisci una linea: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Decidi: { $mechanic }

## Ciò che si scrive

noted = Annotato.
not-cards = { $typed } non indica carte. Scrivi colori, o le loro lettere.
not-a-move = { $typed } non è una mossa. Scrivi ? per i tasti.
not-possible = { $move } ora non è possibile.
row-place-is-empty = Il posto { $place } della fila è vuoto.
locomotive-only-first = Una locomotiva della fila può essere solo la prima carta.
pass-only-if-stuck = Puoi passare solo quando non è possibile altro.
draw-the-second = Hai pescato una carta: ora la seconda.
deck-is-empty = Il mazzo è vuoto.
no-tickets-left = Non ci sono più biglietti.

## Costruire e pagare

nothing-to-claim = Niente: ti servono più carte (o più vagoni). m closed: cos’altro serve.
nothing-of-that-kind = Ora non è possibile nulla del genere.
nothing-by-that-name = Qui nulla si chiama { $typed }.
closed-at-place = Non ora ({ $place }):
not-a-payment = { $typed } non è tra i pagamenti.
how-to-pay = { $what }: come paghi?
more-payments =
    { $count ->
        [one] … e 1 altro: scrivi all, o un colore per vederne meno
       *[other] … e altri { $count }: scrivi all, o un colore per vederne meno
    }
more-tracks =
    { $count ->
        [one] … e 1 altra: scrivi all, o un luogo o un colore per vederne meno
       *[other] … e altre { $count }: scrivi all, o un luogo o un colore per vederne meno
    }
payment-or-more =
    { $count ->
        [one] { $payment } o 1 altro
       *[other] { $payment } o altri { $count }
    }
payment-or-others = { $payment } o …
on-the-way = → sul tragitto più breve di un tuo biglietto
paying-substitutes =
    { $locomotives ->
        [one] { $count } carte come locomotiva
       *[other] { $count } carte come { $locomotives } locomotive
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } e altre { $count } carte come locomotiva
       *[other] { $payment } e altre { $count } carte come { $locomotives } locomotive
    }
paying-sets =
    { $spaces ->
        [one] { $count } carte per la casella
       *[other] { $count } carte per { $spaces } caselle
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } e altre { $count } carte per una casella
       *[other] { $payment } e altre { $count } carte per { $spaces } caselle
    }
paying-one-less = { $payment }, una carta risparmiata
cards-to-pay =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }

## Cosa si può comprare

purchases-legend = { $offered } compra ora (s)   { $wanted } serve ai tuoi biglietti   { $yours } tua   { $price }prezzo×rimaste, di chi
purchase-yours = tua
purchase-gone = esaurita
purchase-gone-to = esaurita ({ $seats })
purchase-refused = { $price }: { $reason }

## Scegliere carte

choose-cards =
    { $count ->
        [one] Scegli 1 carta, per esempio { $example } (? aiuto)
       *[other] Scegli { $count } carte, per esempio { $example } (? aiuto)
    }
choose-few-cards =
    { $count ->
        [one] Scegli 1 carta, per esempio { $names } o { $letters } (? aiuto)
       *[other] Scegli { $count } carte, per esempio { $names } o { $letters } (? aiuto)
    }
cards-so-far =
    { $count ->
        [one] Finora { $chosen }: scegline ancora 1, o x per ricominciare (? aiuto)
       *[other] Finora { $chosen }: scegline altre { $count }, o x per ricominciare (? aiuto)
    }
choose-cards-anew =
    { $count ->
        [one] Scegli di nuovo 1 carta.
       *[other] Scegli di nuovo { $count } carte.
    }
too-many-cards =
    { $count ->
        [one] È 1 carta; scegline { $most }.
       *[other] Sono { $count } carte; scegline { $most }.
    }
cards-reserved =
    { $spare ->
        [0] Hai { $held } { NAME($card, $held, case: "counted") }, ma con questo pagamento qui non puoi sceglierne nessuna.
       *[other] Hai { $held } { NAME($card, $held, case: "counted") }, ma con questo pagamento qui puoi sceglierne { $spare }.
    }
cards-held =
    { $held ->
        [0] Non hai nessuna { $card }.
       *[other] Hai { $held } { NAME($card, $held, case: "counted") }.
    }

## Linee

network-of =
    { $seat }: { $tracks ->
        [one] 1 linea
       *[other] { $tracks } linee
    }, { $trains ->
        [one] 1 vagone
       *[other] { $trains } vagoni
    }
board-keys = m free: aperte per te · m closed: chiuse per te, e perché · m PLACE: le linee di un luogo
no-tracks = Nessuna.
no-such-place = nessun luogo si chiama { $typed }
no-track-between = Nessuna linea unisce { $first } e { $second }. m { $first }: le linee di lì.
track-free = libera
track-too-dear = libera, ma troppo cara
track-owned-but-open = { $owners } · aperta per te
track-yours = già tua
track-closed-taken = occupata da { $seats }
track-closed-route = hai già un’altra linea di questa tratta
track-closed-parallel = chiusa con { $players } giocatori: una linea parallela è occupata
track-closed-missing = richiede { $needs }
track-closed-apart = non ancora collegata alla tua rete
track-closed-later = ora non è aperta
track-closed-asked = non ora: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = Non puoi pagare { $payment }; claim { $track } mostra cosa puoi pagare.
too-few-trains =
    { $length ->
        [one] { $track } richiede 1 vagone; ne hai { $trains }.
       *[other] { $track } richiede { $length } vagoni; ne hai { $trains }.
    }
cannot-pay = { $track } è aperta per te, ma non puoi pagarla: costa { $cost }.
cost-locomotives =
    { $count ->
        [one] una locomotiva
       *[other] { $count } locomotive
    }
cost-cards =
    { $count ->
        [one] 1 carta { NAME($colour, $count, case: "counted") }
       *[other] { $count } carte { NAME($colour, $count, case: "counted") }
    }
cost-cards-gray =
    { $count ->
        [one] 1 carta di qualsiasi colore
       *[other] { $count } carte dello stesso colore
    }

## Novità

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, due volte
       *[other] { $told }, { $count } volte
    }

## Il punteggio

score-sheet = Punteggi
sheet-total = Totale
sheet-place = Posto
rank-of = { $rank }º
measure-and-points = ({ $measure }) { $points }
wins =
    { $points ->
        [one] Vince { $seat } con 1 punto.
       *[other] Vince { $seat } con { $points } punti.
    }
wins-by-tie-break =
    { $points ->
        [one] Vince { $seat } con 1 punto, allo spareggio: { $tie }.
       *[other] Vince { $seat } con { $points } punti, allo spareggio: { $tie }.
    }
share-the-win =
    { $points ->
        [one] { $seats } si dividono la vittoria con 1 punto.
       *[other] { $seats } si dividono la vittoria con { $points } punti.
    }

## Più persone a una tastiera

curtain = Sipario
hide-hand = Premi Enter per nascondere la tua mano:
show-hand = { $seat }, premi Enter per vedere la tua mano:

## Salvare e uscire

save-where = Di’ dove: save FILE
overwrite = { $file } esiste già. Sovrascriverlo?
cannot-save = Non si può salvare in { $file }: { $problem }.
saved = Salvata in { $file }.
save-to-replay =
    { $default ->
        [none] Salvare la partita per rivederla? Nome del file, o n:
       *[other] Salvare la partita per rivederla? Nome del file [{ $default }], o n:
    }
save-before-leaving =
    { $default ->
        [none] Salvare la partita prima di uscire? Nome del file, o n:
       *[other] Salvare la partita prima di uscire? Nome del file [{ $default }], o n:
    }
game-is-saved = La partita è salvata in { $file }.
go-on-with = Continua con: { $command }
game-not-saved = A presto. La partita non è salvata.

## Aiuto

help-keys = Tasti
help-row = prendi quella carta della fila (una locomotiva della fila è tutto ciò che prendi)
help-row-free = prendi quella carta della fila
help-draw = pesca una carta dal mazzo
help-tickets = pesca biglietti
help-build = cosa posso costruire? scegli per numero; b Place o b red ne mostra meno
help-others = cos’altro posso fare su questa mappa?
help-purchases = cosa c’è da comprare: cosa fa, e cosa puoi comprare prima della tua azione
help-map = le linee di ognuno; m Place: le linee di un luogo, e perché alcune sono chiuse
help-map-free = le linee aperte per te; m closed: quelle chiuse per te, e perché
help-show = mostra di nuovo il tavolo
help-log = tutto ciò che è successo finora
help-save = salva la partita; continua più tardi con: branchline play -t --resume FILE
help-quit = lascia la partita
help-moves = Valgono anche mosse intere: claim Place–Place red×2, take 3, keep 1 2
help-signs = Carte e linee
help-gray = un colore qualsiasi
help-letters = Per scegliere carte, scrivi nomi o lettere: { $letters }
help-trains = { $trains } vagoni a testa. Quando a qualcuno ne restano 2 o meno, ognuno gioca ancora un turno.
help-points = Punti di una linea, secondo le caselle: { $points }
