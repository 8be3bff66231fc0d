# Pedaggi, gettoni e prestiti.

## At the table

tolls = Pedaggi
tolls-how = I gettoni rimasti alla fine segnano secondo il posto: { $points }
tokens = Gettoni
loans = Prestiti
tokens-count =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
loans-count =
    { $count ->
        [one] { $count } prestito
       *[other] { $count } prestiti
    }

## What happens

toll-to-bank =
    { $subject ->
        [you] Paghi
        [you-again] paghi
        [again] paga
       *[named] { $seat } paga
    } { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    } alla banca; ne restano { $left }
toll-paid =
    { $subject ->
        [you] Paghi
        [you-again] paghi
        [again] paga
       *[named] { $seat } paga
    } { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    } di pedaggio; ne restano { $left }
toll-received =
    { $subject ->
        [you] Ricevi
        [you-again] ricevi
        [again] riceve
       *[named] { $seat } riceve
    } { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    } di pedaggio: { $left } in tutto
loan-taken =
    { $subject ->
        [you] Prendi
        [you-again] prendi
        [again] prende
       *[named] { $seat } prende
    } un prestito invece di un pedaggio di { $tokens }: n. { $loans }

## Scores

line-tolls = Gettoni rimasti
line-loans = Prestiti

## Rules page

rules-tolls-title = Pedaggi
rules-tolls-picture = La prima linea costa un pedaggio di 3 alla banca, la seconda 3 a chi possiede la prima.
rules-tolls =
    Ognuno comincia con { $start } gettoni. Il numero accanto a una tratta è il suo pedaggio. Lo paghi quando costruisci lì: alla banca oppure, se qualcuno ha già costruito l’altra linea della tratta, a quel giocatore. Se non puoi pagare tutto il pedaggio, non paghi nulla e prendi un prestito; costruire è sempre permesso. Alla fine chi non ha prestiti è in classifica per gettoni e segna punti secondo il posto. Ogni prestito costa { $loan ->
        [one] { $loan } punto
       *[other] { $loan } punti
    }.
rules-tolls-details = Chi può pagare deve pagare. Se qualcuno prende un prestito, chi possiede la prima linea riceve il pedaggio dalla banca. I prestiti non finiscono e non si restituiscono mai. A parità di gettoni si condivide il posto e tutti ne segnano i punti; il posto seguente si conta come se ognuno avesse il suo. Chi ha un prestito non occupa alcun posto. I gettoni di ciascuno si ricavano dai pagamenti, quindi tutti li vedono. Le regole per un terzo giocatore neutrale non ci sono: nessuna fonte indica le coppie di città che servono.
rules-toll-players = Giocatori
rules-toll-ranks = Punti per posizione

## Lesson

lesson-tolls-what = Cominci con { $start } gettoni. Il numero accanto a una tratta è il suo pedaggio: pagalo quando costruisci lì.
lesson-tolls-owner = Chi costruisce per primo paga la banca. Il secondo sulla tratta paga il primo: arriva presto.
lesson-tolls-loan = Pochi gettoni? Allora non paghi nulla e prendi un prestito. Ognuno costa { $loan } punti, e i tuoi gettoni non segnano più.
lesson-tolls-score = Alla fine chi ha più gettoni segna di più, poi il secondo, e così via.

## Terminal

mechanic-tolls = pedaggi
summary-tolls = Pedaggi: hai { $start } gettoni. Ogni linea costa il suo pedaggio, alla banca o, per la seconda linea di una tratta, a chi possiede la prima. Un prestito per mancanza di gettoni costa { $loan } punti. I gettoni rimasti segnano secondo il posto, salvo con un prestito.
column-tokens = gettoni
column-loans = prestiti
toll-ranks = per posizione { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Gettoni iniziali
form-tolls-loan = Punti che costa un prestito
form-tolls-ranks = Punti per posizione, per numero di giocatori
form-tolls-toll = Pedaggio
map-tolls-lack-ranks = servono i punti per posizione con { $players } giocatori
