## Altri dispositivi

network-here-only = Questa partita è solo su questo computer: i link qui sotto funzionano qui e su nessun altro dispositivo.
network-open-note = Puoi aprirla alla tua rete locale. Allora chiunque su quella rete, per esempio sullo stesso Wi-Fi, può raggiungere questa pagina, finché non la chiudi o termini il programma. Nulla esce su internet.
network-open = Apri alla rete locale
network-host-opens = Chi ha creato la partita può aprirla alla rete locale, sul computer su cui gira.
network-opened = Aperta alla tua rete locale all’indirizzo { $address }. Chi è sulla stessa rete può usare i link qui sotto.
network-close = Chiudila di nuovo
network-elsewhere = Gli altri dispositivi raggiungono questa partita all’indirizzo { $address }.
network-working = Un momento…
link-code = Codice QR
link-code-hide = Nascondi il codice
link-code-of = Codice QR: { $label }
link-code-note = Inquadralo con la fotocamera di un telefono.
menu-share-here = Copia il link per guardare (solo questo computer)

## Il tuo turno

title-your-turn = Tocca a te – { $page }
title-turns =
    { $count ->
        [one] Tocca a te – branchline
       *[other] Tocca a te in { $count } partite – branchline
    }
game-your-turn = tocca a te
play-turn = Gioca
notify = Avvisami quando tocca a me
notify-note = Una notifica di questo browser, quando questa pagina non è in primo piano
notify-title = Tocca a te
notify-text = Gli altri ti aspettano: { $map }
notify-insecure = Qui le notifiche non sono possibili: i browser le permettono solo con una connessione sicura (https) o sul computer su cui gira il gioco.
notify-unsupported = Questo browser non ha notifiche.
notify-denied = A questo browser è stato detto di non mostrare notifiche di questa pagina. Lo puoi cambiare nelle sue impostazioni.

## La connessione

line-lost-now = Connessione persa. Nuovo tentativo…
line-lost-wait =
    { $seconds ->
        [one] Connessione persa. Nuovo tentativo tra 1 secondo.
       *[other] Connessione persa. Nuovo tentativo tra { $seconds } secondi.
    }
line-try-now = Prova ora

## Annullare

undo-left =
    { $seconds ->
        [one] Annulla: ancora 1 secondo
       *[other] Annulla: ancora { $seconds } secondi
    }

## Pagine che non si possono mostrare

page-failed = Non è stato possibile caricare questa pagina
page-failed-note = Il server non risponde, o c’è una versione più recente della pagina.
try-again = Riprova
replay-failed = Questo replay non si può mostrare
game-unknown = Qui non c’è nessuna partita con questo nome. Forse il link è incompleto, o porta a un altro server.
replay-not-over = La partita è ancora in corso. Si potrà rivedere quando sarà finita.
to-the-table = Al tavolo
room-refused = Non puoi entrare qui
