reason-completes = { $tracks } completa { $tickets }: +{ $points } alla fine.
reason-serves = { $tracks } è sul tragitto di { $tickets }.
reason-spares =
    { $count ->
        [one] Risparmia una locomotiva, che la mossa della partita ha speso.
       *[other] Risparmia { $count } locomotive, che la mossa della partita ha speso.
    }
reason-aside = Si è costruito { $tracks }, che non è sul tragitto più breve di nessun biglietto aperto.
reason-only-way = Senza { $tracks } non c’è più un tragitto per { $tickets }.
reason-detour =
    { $more ->
        [one] Se qualcun altro costruisce { $tracks }, { $tickets } richiede { $more } vagone in più.
       *[other] Se qualcun altro costruisce { $tracks }, { $tickets } richiede { $more } vagoni in più.
    }
reason-contested = Forse anche { $seats } vuole { $tracks }: probabile nel { $percent }% delle mani possibili.
reason-blocks = Blocca { $seats }, a cui serve { $tracks } per { $tickets }.
reason-scores =
    { $points ->
        [one] { $tracks } dà { $points } punto.
       *[other] { $tracks } dà { $points } punti.
    }
reason-needs-card-for = { LIST($cards, case: "one") } serve per { $tracks } (lunghezza { $length }, { $held } in mano), sul tragitto di { $tickets }.
reason-needs-card = { LIST($cards, case: "one") } serve per { $tracks } (lunghezza { $length }, { $held } in mano).
reason-needs-locomotive-for = La { $cards } è utile per { $tracks } (lunghezza { $length }), sul tragitto di { $tickets }.
reason-needs-locomotive = La { $cards } è utile per { $tracks } (lunghezza { $length }).
reason-saves-up =
    { $points ->
        [one] { LIST($cards, case: "one") } serve per { $tracks } ({ $points } punto): lunghezza { $length }, { $held } in mano.
       *[other] { LIST($cards, case: "one") } serve per { $tracks } ({ $points } punti): lunghezza { $length }, { $held } in mano.
    }
reason-saves-up-locomotive =
    { $points ->
        [one] La { $cards } è utile per { $tracks } ({ $points } punto).
       *[other] La { $cards } è utile per { $tracks } ({ $points } punti).
    }
reason-takes = In mano: { $held } { NAME($cards, $held, case: "counted") }, e con questa una in più.
reason-deck-odds = Il { $percent }% delle carte non ancora viste è utile per { $tracks }: { NAME($cards, 2, case: "counted") }.
reason-deck-any = Ogni carta non ancora vista è utile per { $tracks }.
reason-more-tickets =
    { $count ->
        [one] { $tickets } è da completare,
       *[other] { $tickets } sono da completare,
    } { $trains ->
        [one] e resta { $trains } vagone per altri biglietti.
       *[other] e restano { $trains } vagoni per altri biglietti.
    }
reason-all-done =
    { $count ->
        [one] { $tickets } è completato,
       *[other] { $tickets } sono completati,
    } { $trains ->
        [one] e resta { $trains } vagone.
       *[other] e restano { $trains } vagoni.
    }
reason-no-tickets =
    { $trains ->
        [one] { $seats } ha ancora { $trains } vagone e nessun biglietto da completare.
       *[other] { $seats } ha ancora { $trains } vagoni e nessun biglietto da completare.
    }
reason-no-tickets-you =
    { $trains ->
        [one] Hai ancora { $trains } vagone e nessun biglietto da completare.
       *[other] Hai ancora { $trains } vagoni e nessun biglietto da completare.
    }
reason-together =
    { $trains ->
        [one] { $tickets } hanno in comune { $tracks }: { $trains } vagone serve a più di un biglietto.
       *[other] { $tickets } hanno in comune { $tracks }: { $trains } vagoni servono a più di un biglietto.
    }
reason-keep = { $tickets }: { $points } punti per { $trains } su { $left } vagoni, sul tragitto più breve.
reason-keep-done = { $tickets } è già completato: { $points } punti.
reason-keep-impossible = { $tickets } è fuori portata.
reason-leave = Non { $tickets }: { $points } punti per { $trains } su { $left } vagoni, sul tragitto più breve.
reason-leave-done = Non { $tickets }, anche se è già completato.
reason-leave-impossible = Non { $tickets }: è fuori portata.
reason-opens = Apre { $tracks }.
reason-opens-for = Apre { $tracks }, sul tragitto di { $tickets }.
reason-helps = Aiuta a completare { $tickets }.
reason-works-on = { $tickets } richiede ancora { $trains } su { $left } vagoni.
reason-goes-for =
    { $points ->
        [one] { $tracks } è la linea più lunga ancora libera: { $points } punto.
       *[other] { $tracks } è la linea più lunga ancora libera: { $points } punti.
    }
reason-trains-left =
    { $trains ->
        [one] { $seats } ha ancora { $trains } vagone.
       *[other] { $seats } ha ancora { $trains } vagoni.
    }
reason-trains-left-you =
    { $trains ->
        [one] Hai ancora { $trains } vagone.
       *[other] Hai ancora { $trains } vagoni.
    }
reason-last-round = È l’ultimo giro: { $seats } non avrà altri turni.
reason-last-round-you = È l’ultimo giro: non avrai altri turni.
reason-end-near =
    { $trains ->
        [one] { $seats } ha ancora { $trains } vagone: la fine è vicina.
       *[other] { $seats } ha ancora { $trains } vagoni: la fine è vicina.
    }
reason-end-near-you =
    { $trains ->
        [one] Hai ancora { $trains } vagone: la fine è vicina.
       *[other] Hai ancora { $trains } vagoni: la fine è vicina.
    }
reason-built-later =
    { $moves ->
        [one] { $seats } ha costruito { $tracks } con la mossa successiva.
       *[other] { $seats } ha costruito { $tracks } { $moves } mosse dopo.
    }
reason-taken-later =
    { $moves ->
        [one] { $seats } ha preso { $tracks } con la mossa successiva.
       *[other] { $seats } ha preso { $tracks } { $moves } mosse dopo.
    }
reason-never-built = Alla fine nessuno ha costruito { $tracks }.

move-take = prendere { NAME($card, case: "one") }
move-draw = pescare dal mazzo
move-tickets = pescare biglietti
move-pass = passare
move-keep-some = tenere biglietti
move-keep = tenere { $tickets }
move-claim-for = costruire { $track } con { $cards }

help-review = Racconta come è stata vinta la partita salvata FILE: le probabilità lungo tutte le mosse, le mosse costate di più, e perché.
option-review-json = Mostra l’analisi in JSON.
option-review-html = Scrivi l’analisi in una pagina autonoma.
option-review-view = Il punto di vista: il numero di un giocatore, o 0 per vedere tutte le carte.
option-review-seed = Il seme delle distribuzioni provate.
review-heading =
    { $moves ->
        [one] { $map }: { $seats }. { $moves } mossa.
       *[other] { $map }: { $seats }. { $moves } mosse.
    }
review-working = Analisi della partita
review-no-such-view = non c’è un giocatore { $view }; la partita ne ha { $players }
review-no-moves = la partita non ha ancora mosse
review-written = Scritto: { $file }
review-by-network = Valutata dalla rete di valutazione di questa mappa.
review-by-planner = Per questa mappa non c’è una rete di valutazione: è stato valutato il piano del bot pianificatore, che è più grossolano.
review-fitted = Le probabilità sono tarate su partite di questa mappa con lo stesso numero di giocatori.
review-near = Le probabilità sono tarate su partite di questa mappa con un altro numero di giocatori.
review-borrowed = Le probabilità sono tarate su partite di altre mappe.
review-title = Analisi della partita
review-chances = Probabilità di vincere
review-view-all = A carte scoperte
review-view-of = Quel che { $seat } poteva sapere
review-turning-points = Svolte
review-no-turning-points = Nessuna mossa è costata molto più del rumore della stima.
review-parts = Cosa ha spostato le probabilità
review-parts-note = Fortuna, gioco proprio e gioco altrui spiegano insieme la differenza tra la probabilità iniziale e il risultato. Il gioco proprio somma quanto ogni mossa è costata rispetto alla migliore; nessuno la trova sempre, perciò la somma può superare il 100%, e il gioco altrui la compensa.
review-column-move = Mossa
review-column-seat = Giocatore
review-column-played = Giocata
review-column-better = Meglio
review-column-points = Punti
review-column-chance = Prob.
review-column-first = All’inizio
review-column-luck = Fortuna
review-column-own = Gioco proprio
review-column-others = Gioco altrui
review-column-result = Risultato
review-moves = Tutte le mosse
review-noise-note = Il numero dopo ± è l’errore standard della stima.
review-percent = { $percent }%

review-of = Analisi: { $map }
review-failed = Nessuna analisi disponibile
review-progress = Mosse valutate: { $done } su { $total }
review-waiting = L’analisi aspetta il suo turno.
review-view = Vista
review-move-of = Mossa { $move } · { $seat }
review-end = La fine
review-played = Giocata
review-better = Meglio
review-better-move = Meglio: { $move }
review-best = La mossa migliore
review-forced = Non c’era scelta.
review-hidden = Non si sapeva che cosa { $seat } avesse in mano.
review-agrees = L’esperto avrebbe fatto lo stesso.
review-costs = Costa circa { $points } ± { $noise } punti, e { $chance } ± { $error }% di probabilità di vincere.
review-costs-judged = Costa circa { $points } ± { $noise } punti, stimati senza giocare il seguito.
review-open-verdict = A carte scoperte: { $move }.
review-alternative = { $move } (−{ $points } punti)
review-alternative-equal = { $move } (altrettanto buono)
review-alternatives = Altre buone mosse: { $moves }
review-chance-of = { $seat }: { $percent }%
review-chance-after = dopo { $move } mosse su { $moves }
review-turning-point = Mossa { $move }, { $seat }: −{ $chance }%
review-previous = Svolta precedente
review-next = Svolta successiva
review-copy = Copia un link a questa mossa
review-luck = fortuna { $luck }%, gioco proprio { $own }%, gioco altrui { $others }%
review-parts-of = Da { $first }% a { $last }%: fortuna { $luck }%, gioco proprio { $own }%, gioco altrui { $others }%
review-mark-played = giocata
review-mark-better = meglio

reason-gains =
    { $points ->
        [one] Costruire { $tracks } porta subito 1 punto in più.
       *[other] Costruire { $tracks } porta subito { $points } punti in più.
    }
hint-again = Chiedi di nuovo per vedere il piano sul tabellone.
